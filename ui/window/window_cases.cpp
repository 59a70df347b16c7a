// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_cases.h"

#include "core/model/recorded_report.h"
#include "core/review/store/report_filing.h"
#include "ui/cases/case_texts.h"
#include "ui/cases/clash_dialog.h"
#include "ui/cases/dock/cases_dock.h"
#include "ui/cases/queue/queue_page.h"
#include "ui/settings_notifier.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"
#include "ui/window/dialogs/case_dialogs.h"
#include "ui/window/messages/message_bar.h"
#include "ui/window/window_bundle.h"
#include "ui/window/window_docks.h"
#include "ui/window/window_links.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>

namespace tickscope {

static QString unsentText(int waiting)
{
    return WindowCases::tr("%Ln change(s) to cases could not be saved yet.", nullptr, waiting);
}

WindowCases::WindowCases(ActiveDocument &document, CaseCommands &cases, MessageBar &messages,
                         WindowDocks &docks, WindowLinks &links, QMainWindow &window)
    : QObject(&window)
    , m_document(document)
    , m_cases(cases.cases())
    , m_messages(messages)
    , m_docks(docks)
    , m_links(links)
    , m_window(window)
    , m_commands(this, document)
    , m_bundle(new WindowBundle(document, m_cases, messages, window))
    , m_proposed(document)
{
    addCommands();
    connect(&m_cases.store(), &CaseStore::troubleChanged, this, &WindowCases::showTrouble);
    connect(&m_cases.store(), &CaseStore::passwordKept, this, [this](bool isKept) {
        if (!isKept)
            m_messages.setMessage(MessageBar::Topic::Cases,
                                  tr("There is no system keyring to keep the password, so "
                                     "Tickscope asks for it each time."));
    });
    connect(&m_docks.queue(), &QDockWidget::visibilityChanged, this, [this](bool isVisible) {
        if (isVisible)
            makeQueue();
    });
    cases.setPanes([&docks](std::optional<int> player) { return docks.panePictures(player); });
    connect(&cases, &CaseCommands::caseWanted, this, &WindowCases::askWhichCase);
    connect(&m_cases, &Cases::refused, this, &WindowCases::showRefusal);
    connect(&m_cases, &Cases::clashed, this,
            [this](const CaseClash &clash) { showClashDialog(m_cases, clash, &m_window); });
    const auto raise = [this] { m_docks.layout().raise(QStringLiteral("cases")); };
    connect(&m_cases, &Cases::found, this, [this, raise] {
        raise();
        m_docks.raiseGhosts(); // who compares sees that
    });
    connect(&cases, &CaseCommands::caseMade, this, [this, raise] {
        raise();
        // When it is in front.
        QMetaObject::invokeMethod(&m_docks.cases(), &CasesDock::editClaim, Qt::QueuedConnection);
    });
    connect(&m_cases.annotations(), &Annotations::editWanted, this, [this, raise] {
        raise();
        // When it is in front.
        QMetaObject::invokeMethod(&m_docks.cases(), &CasesDock::editNote, Qt::QueuedConnection);
    });
    // What undo changes is seen.
    connect(&m_cases.annotations(), &Annotations::stepTaken, this,
            [this, raise](const QUuid &id, const QString &what) {
                raise();
                m_docks.cases().showNote(id, what);
            });
    connect(&m_cases, &Cases::arrived, this, &WindowCases::showArrivals);
    connect(&m_cases, &Cases::changed, this, &WindowCases::proposeReport);
}

void WindowCases::addCommands()
{
    m_commands.add("review.queue", tr("Case queue"), {"Ctrl+J"}, {MenuName::Review, 300},
                   tr("Show all cases; take the next one, import reports"),
                   {.icon = "cases", .needsRecording = false}, [this] { showQueue(); });
    m_commands.add("review.pasteReport", tr("Paste report…"), {"Ctrl+Shift+J"},
                   {MenuName::Review, 310}, tr("File the report on the clipboard as a new case"),
                   {.needsRecording = false}, [this] {
                       // A report on what is open is filed beside it: the queue would take its
                       // room.
                       if (m_document->recording())
                           makeQueue();
                       else
                           showQueue();
                       m_queue->askForText();
                   });
    m_commands.add("review.settings", tr("Review settings…"), {}, {MenuName::Review, 400},
                   tr("Choose the case store, your name and recording folders"),
                   {.needsRecording = false}, [this] { choosePlaces(); });
    m_commands.add("review.erase", tr("Erase a person…"), {}, {MenuName::Review, 410},
                   tr("Remove a person's data from all cases for good"), {.needsRecording = false},
                   [this] { askWhomToErase(); });
    connect(&m_docks, &WindowDocks::filled, this, [this](QWidget &page) {
        if (auto *dock = qobject_cast<CasesDock *>(&page))
            dock->setMoreActions(
                *m_bundle->action(),
                {m_bundle->action(), m_commands.action(QStringLiteral("review.queue"))});
    });
}

void WindowCases::makeQueue()
{
    if (m_queue)
        return;
    m_queue = new QueuePage(m_document, m_cases);
    m_docks.queue().setWidget(scrolling(m_queue));
    connect(m_queue, &QueuePage::openWanted, this, &WindowCases::openCase);
    connect(m_queue, &QueuePage::placesWanted, this, &WindowCases::choosePlaces);
}

void WindowCases::showQueue()
{
    makeQueue();
    m_docks.layout().raise(QStringLiteral("queue"));
    m_queue->setFocus(Qt::ShortcutFocusReason);
}

void WindowCases::openCase(const review::Case &value)
{
    m_cases.choose(value.id);
    // Beside the start page there are no docks; it comes with the recording.
    if (m_document->recording())
        m_docks.layout().raise(QStringLiteral("cases"));
    m_window.activateWindow();
    if (value.recordings.empty()) {
        return m_links.openNamedIn(value.claim,
                                   tr("%1 names no recording. Open the one it is about, then "
                                      "choose Review ▸ Add recording to case.")
                                       .arg(case_texts::caseTitle(value)));
    }
    for (const review::CaseRecording &recording : value.recordings) {
        if (recording.sha256 == m_cases.recording())
            return;
    }
    const review::CaseRecording &wanted = value.recordings.front();
    m_links.openRecording(
        wanted.sha256, wanted.name,
        tr("The recording of %1 was not found among recent files and recording folders: %2")
            .arg(case_texts::caseTitle(value),
                 wanted.name.isEmpty() ? wanted.sha256 : wanted.name));
}

/// Asks at once, for the next keys shall not be commands; the one that was chosen last is offered
/// when it is read, if it is not gone, nor decided.
void WindowCases::askWhichCase(const review::Annotation &note, const CaseCommands::NoteAdder &add)
{
    if (m_caseQuestion && m_caseQuestion->isVisible())
        return;
    m_caseQuestion = new QMessageBox(QMessageBox::Question, tr("Add note"),
                                     tr("Which case is the note for?"), QMessageBox::Cancel,
                                     &m_window);
    m_caseQuestion->setObjectName(QStringLiteral("whichCase"));
    connect(offerCase("whichCase.new", tr("New case")), &QPushButton::clicked, this,
            [add, note] { add(note); });
    connect(offerCase("whichCase.none", tr("No case, a marker only")), &QPushButton::clicked, this,
            [this, note] { m_document->markers().add(Tick{*note.tick}); });
    openOnce(*m_caseQuestion);
    m_cases.store().read<review::Case>(
        this, [id = Cases::lastChosen()](review::Store &store) { return store.cases().withId(id); },
        [this, note, add, question = m_caseQuestion](const review::Stored<review::Case> &last) {
            if (!question || !question->isVisible()) // answered already
                return;
            if (m_cases.hasChoice()) {
                question->close(); // those of the recording were not read yet
                add(note);
            } else if (last && last->status != review::Status::Decided) {
                offerLastCase(*last, note, add);
            }
        });
}

QPushButton *WindowCases::offerCase(const char *id, const QString &text)
{
    QPushButton *button = m_caseQuestion->addButton(text, QMessageBox::AcceptRole);
    button->setObjectName(QLatin1String(id));
    return button;
}

void WindowCases::offerLastCase(const review::Case &last, const review::Annotation &note,
                                const CaseCommands::NoteAdder &add)
{
    constexpr qsizetype LongestTitle = 40;
    const QString title = case_texts::caseTitle(last);
    QPushButton *button = offerCase(
        "whichCase.last",
        QString(title.size() > LongestTitle ? title.left(LongestTitle) + u'…' : title)
            .replace(u'&', QStringLiteral("&&")));
    connect(button, &QPushButton::clicked, this, [this, add, note, last] {
        m_cases.choose(last.id);
        m_cases.addRecording(last);
        add(note);
    });
    m_caseQuestion->setDefaultButton(button);
}

void WindowCases::choosePlaces()
{
    if (m_cases.store().trouble().unwritten > 0)
        return showTrouble();
    auto *dialog = new ReviewSettingsDialog(
        {CaseStore::chosenPlace(), CaseStore::chosenReviewer(), {}}, &m_window);
    connect(dialog, &ReviewSettingsDialog::chosen, this, &WindowCases::applyPlaces);
    openOnce(*dialog);
}

void WindowCases::applyPlaces(const ReviewSettingsDialog::Choice &choice)
{
    QSettings stored;
    CaseStore &store = m_cases.store();
    const bool isSame = choice.place == CaseStore::chosenPlace()
                        && choice.reviewer == CaseStore::chosenReviewer();
    if (!isSame) {
        stored.setValue(settings::CasePlace, choice.place);
        stored.setValue(settings::CaseReviewer, choice.reviewer);
        stored.remove(settings::LastCase); // of another store
        m_cases.choose({});
        store.takeSettings();
    }
    if (choice.forgetsPassword)
        store.forgetPassword();
    if (choice.password)
        store.usePassword(*choice.password,
                          choice.keepsPassword ? CaseStore::Keep::InKeyring : CaseStore::Keep::No);
}

void WindowCases::askPassword()
{
    const auto address = review::StoreAddress::fromText(m_cases.store().place());
    const auto use = [this](const QString &password, bool keeps) {
        m_cases.store().usePassword(password,
                                    keeps ? CaseStore::Keep::InKeyring : CaseStore::Keep::No);
    };
    openOnce(*makePasswordDialog(address ? address->text() : QString(), &m_window, use));
}

void WindowCases::askWhomToErase()
{
    QStringList names;
    if (const review::Case *chosen = m_cases.chosen()) {
        for (const review::Identity &identity : chosen->accused)
            names << identity.names;
        if (!chosen->reporter.isEmpty())
            names << chosen->reporter;
    }
    names.removeDuplicates();
    openOnce(
        *makeErasePersonDialog(names, &m_window, [this](const QString &name) { erase(name); }));
}

void WindowCases::erase(const QString &name)
{
    m_cases.store().read<review::Erasure>(
        this, [name](review::Store &store) { return CaseStore::erasePerson(store, name); },
        [this, name](const review::Stored<review::Erasure> &erased) {
            if (!erased)
                return showRefusal(erased.error());
            m_cases.store().notifyChanged();
            QString text = erased->places.empty()
                               ? tr("No case mentions “%1”; nothing was erased.").arg(name)
                               : tr("This person's data was erased from all cases.");
            if (!erased->otherNames.isEmpty())
                text += u' '
                        + tr("Texts may still have their other names: %1")
                              .arg(screenText(
                                  erased->otherNames.join(QStringLiteral(", ")).toStdString()));
            m_messages.setMessage(MessageBar::Topic::Cases, text);
        });
}

/// The dock stays where it is, since somebody may be busy elsewhere.
void WindowCases::showArrivals(const std::vector<review::Case> &cases)
{
    const review::CaseId first = cases.front().id;
    const QString text = cases.size() == 1 ? tr("New about this recording: %1")
                                                 .arg(case_texts::caseTitle(cases.front()))
                                           : tr("There are %Ln new case(s) about this recording.",
                                                nullptr, static_cast<int>(cases.size()));
    m_messages.setMessage(MessageBar::Topic::Cases, text, tr("Show case"), [this, first] {
        m_cases.choose(first);
        m_docks.layout().raise(QStringLiteral("cases"));
    });
}

/// What a game saved for a report is offered as a case, once and if there is none of it yet.
void WindowCases::proposeReport()
{
    const QString sha256 = m_cases.recording();
    if (!m_cases.isLoaded() || !m_document->recording() || *m_proposed == sha256)
        return;
    *m_proposed = sha256;
    const auto said = recordedReport(m_document->recording()->info());
    if (!said)
        return;
    const review::Report report = review::reportOf({sha256, m_document->displayName()},
                                                   said->reporter, said->reason, said->accused);
    if (std::ranges::find(m_cases.ofRecording(), report.value.id, &review::Case::id)
        != m_cases.ofRecording().end())
        return;
    const QString reporter = said->reporter.empty() ? tr("A player")
                                                    : isolated(screenText(said->reporter));
    const QString reason = screenText(said->reason);
    QStringList accused;
    for (const std::string &name : said->accused)
        accused << isolated(screenText(name));
    const QString text = accused.isEmpty()
                             ? tr("%1 reported in the game: %2").arg(reporter, reason)
                             : tr("%1 reported %2 in the game: %3")
                                   .arg(reporter, accused.join(QStringLiteral(", ")), reason);
    m_messages.setMessage(MessageBar::Topic::Cases, text, tr("Add case"),
                          [this, report] { fileReport(report); });
}

/// As a scan does, so that both make one case. It is read where the case goes to be shown, so it
/// does not wait in the outbox.
void WindowCases::fileReport(review::Report report)
{
    for (review::Identity &accused : report.value.accused) {
        if (const auto holders = m_cases.players().holdersOf(accused); holders.size() == 1)
            accused = holders.front();
    }
    m_cases.store().read<review::Case>(
        this, [report](review::Store &store) { return review::fileReport(store, report); },
        [this](const review::Stored<review::Case> &filed) {
            if (!filed)
                return showRefusal(filed.error());
            m_messages.remove(MessageBar::Topic::Cases);
            m_cases.knowAsOwn(filed->id);
            m_cases.choose(filed->id);
            m_docks.layout().raise(QStringLiteral("cases"));
            m_cases.store().notifyChanged();
        });
}

void WindowCases::showRefusal(const review::StoreError &reason)
{
    m_messages.setMessage(MessageBar::Topic::Cases, {.text = case_texts::faultText(reason),
                                                     .details = shownFault(reason.fault)});
}

void WindowCases::showTrouble()
{
    const CaseTrouble &trouble = m_cases.store().trouble();
    if (!trouble.fault && trouble.waiting == 0)
        return m_messages.remove(MessageBar::Topic::CaseStore);
    QStringList text;
    if (trouble.fault)
        text << case_texts::faultText(*trouble.fault);
    if (trouble.waiting > 0)
        text << unsentText(trouble.waiting);
    const QString reason = trouble.fault ? shownFault(trouble.fault->fault) : QString();
    if (trouble.fault && trouble.fault->kind == review::StoreError::Kind::NoPassword)
        return m_messages.setMessage(MessageBar::Topic::CaseStore,
                                     {.text = text.join(u' '),
                                      .details = reason,
                                      .actionText = tr("Enter password…"),
                                      .action = [this] { askPassword(); }});
    m_messages.setMessage(MessageBar::Topic::CaseStore, {.text = text.join(u' '),
                                                         .details = reason,
                                                         .actionText = tr("Try again"),
                                                         .action = [this] {
                                                             m_cases.store().tryAgain();
                                                             m_cases.reload();
                                                         }});
}

bool WindowCases::mayClose()
{
    const CaseTrouble &trouble = m_cases.store().trouble();
    if (trouble.unwritten == 0 || m_mayLose)
        return true;
    if (m_question)
        return false;
    m_question = new QMessageBox(QMessageBox::Warning, tr("Tickscope"),
                                 unsentText(trouble.unwritten), QMessageBox::NoButton, &m_window);
    m_question->setObjectName(QStringLiteral("unsentCases"));
    m_question->setInformativeText(tr("They will be lost when the last window closes."));
    if (trouble.fault)
        m_question->setDetailedText(shownFault(trouble.fault->fault));
    QPushButton *lose = m_question->addButton(tr("Close and discard"),
                                              QMessageBox::DestructiveRole);
    m_question->setDefaultButton(m_question->addButton(QMessageBox::Cancel));
    connect(lose, &QPushButton::clicked, this, [this] {
        m_mayLose = true;
        m_window.window()->close();
    });
    openOnce(*m_question);
    return false;
}

} // namespace tickscope
