// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/dock/cases_dock.h"

#include "core/review/history_text.h"
#include "ui/cases/case_commands.h"
#include "ui/cases/case_form.h"
#include "ui/cases/case_texts.h"
#include "ui/cases/notes/notes_page.h"
#include "ui/cases/verdict/verdict_form.h"
#include "ui/docks/table_parts.h"
#include "ui/style/elided.h"
#include "ui/style/widget_parts.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QMenu>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QToolTip>
#include <QTreeWidget>

#include <algorithm>
#include <utility>

namespace tickscope {

/// What was done to the chosen case, the newest first: who, when, what.
class HistoryPage : public QTreeWidget
{
    Q_DECLARE_TR_FUNCTIONS(tickscope::HistoryPage)

public:
    HistoryPage(Cases &cases, QWidget *parent)
        : QTreeWidget(parent)
        , m_cases(cases)
    {
        nameWidget(*this, "case.history", tr("History"));
        setHeaderLabels({tr("When (%1)").arg(case_texts::zoneText()), tr("Who"), tr("What")});
        setFrameShape(NoFrame);
        setUniformRowHeights(true);
        header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
        header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
        header()->setStretchLastSection(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }

    void refresh()
    {
        const auto &history = m_cases.history();
        const qint64 last = history.empty() ? 0 : history.back().id;
        const review::CaseId now = m_cases.chosen() ? m_cases.chosen()->id : review::CaseId();
        if (std::exchange(m_shownLast, last) == last && std::exchange(m_case, now) == now)
            return;
        m_case = now;
        clear();
        const auto lines = review::historyLines(history);
        std::for_each(lines.rbegin(), lines.rend(),
                      [this](const review::HistoryLine &line) { addLine(line); });
    }

private:
    void addLine(const review::HistoryLine &line)
    {
        auto *item = new QTreeWidgetItem(this,
                                         {case_texts::momentText(line.at), line.who, line.text});
        item->setToolTip(2, plainTip(line.text));
        for (const QString &text : line.details) {
            auto *detail = new QTreeWidgetItem(item, {text});
            detail->setFirstColumnSpanned(true);
            detail->setToolTip(0, plainTip(text));
        }
        item->setExpanded(true);
    }

    Cases &m_cases;
    qint64 m_shownLast = -1; ///< Number of the newest entry in the list.
    review::CaseId m_case;
};

CasesDock::CasesDock(ActiveDocument &document, CaseCommands &cases)
    : DockPage(document, QStringLiteral("cases"), tr("Cases"),
               tr("Reports that staff work on: notes, verdict and history."), nullptr)
    , m_cases(cases.cases())
    , m_box(named(new QComboBox(this), "cases.box", tr("Case"), tr("Shown case")))
    , m_more(named(new QToolButton(this), "cases.more"))
    , m_tabs(named(new QTabWidget, "cases.tabs"))
    , m_stack(new NoteStack(*m_tabs, this))
    , m_form(new CaseForm(document, m_cases, this))
    , m_notes(new NotesPage(document, cases, commands(), this))
    , m_verdict(new VerdictForm(document, m_cases, this))
    , m_history(new HistoryPage(m_cases, this))
{
    build(cases.commands());
    connect(m_box, &QComboBox::activated, this,
            [this](int row) { m_cases.choose(m_box->itemData(row).toUuid()); });
    connect(m_stack, &NoteStack::linkActivated, this,
            [add = cases.commands().action(QStringLiteral("review.newCase"))] { add->trigger(); });
    connect(&m_cases, &Cases::changed, this, [this] {
        if (isVisible())
            showCases();
    });
    connect(m_verdict, &VerdictForm::stepTaken, this,
            [this](const QString &what) { showStep(*m_verdict, what); });
}

void CasesDock::build(CommandSet &shared)
{
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(10);
    m_more->setText(tr("More"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::TabFocus);
    auto *menu = new QMenu(m_more);
    menu->setToolTipsVisible(true);
    for (const char *id :
         {"review.newCase", "review.removeCase", "review.addRecording", "review.takeMarkers"})
        menu->addAction(shared.action(QString::fromLatin1(id)));
    m_more->setMenu(menu);

    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_form, tr("Report"));
    m_tabs->addTab(m_notes, tr("Notes"));
    m_tabs->addTab(m_verdict, tr("Verdict"));
    m_tabs->addTab(m_history, tr("History"));
    auto *bar = makeRow({{m_box, 1}, m_more}, {QMargins(8, 4, 8, 4), 4});
    fillWith(this, {bar, {m_stack, 1}});
    setReadingOrder({m_box, m_more, m_tabs});
}

void CasesDock::setMoreActions(QAction &afterVerdict, const QList<QAction *> &actions)
{
    m_verdict->setNextAction(afterVerdict);
    m_more->menu()->addSeparator();
    m_more->menu()->addActions(actions);
}

void CasesDock::refresh(Document::Changes changes)
{
    if (changes
        & (Document::RecordingChanged | Document::IndexChanged | Document::PhaseChanged
           | Document::NamesChanged | Document::RangeChanged))
        showCases();
    else if (changes & Document::SelectionChanged)
        m_notes->onSelectionChanged();
}

void CasesDock::showCases()
{
    fillBox();
    if (m_cases.chosen())
        m_stack->setNote({});
    else if (const auto &fault = m_cases.store().trouble().fault)
        m_stack->setNote(case_texts::faultText(*fault).toHtmlEscaped());
    else if (m_cases.isLoaded())
        m_stack->setNote(tr("No cases about this recording. <a href='new'>New case</a>"));
    else
        m_stack->setNote(document()->recording() ? tr("Looking for cases…")
                                                 : tr("No recording is open."));
    m_form->refresh();
    m_notes->refresh();
    m_verdict->refresh();
    m_history->refresh();
    if (m_isEditWanted)
        QMetaObject::invokeMethod(this, &CasesDock::editNote, Qt::QueuedConnection);
}

void CasesDock::fillBox()
{
    const QSignalBlocker blocker(m_box);
    m_box->clear();
    const review::Case *chosen = m_cases.chosen();
    bool isListed = false;
    const auto add = [this](const review::Case &value) {
        m_box->addItem(
            tr("%1 (%2)").arg(case_texts::caseTitle(value), case_texts::statusTitle(value)),
            value.id);
    };
    for (const review::Case &value : m_cases.ofRecording()) {
        const bool isChosen = chosen && chosen->id == value.id;
        isListed = isListed || isChosen;
        add(isChosen ? *chosen : value);
    }
    if (chosen && !isListed)
        add(*chosen);
    m_box->setCurrentIndex(chosen ? m_box->findData(chosen->id) : -1);
    m_box->setToolTip(chosen ? plainTip(m_box->currentText()) : tr("Shown case"));
    m_box->setEnabled(m_box->count() > 0);
}

void CasesDock::showNote(const QUuid &id, const QString &what)
{
    showStep(*m_notes, what);
    if (m_cases.annotations().find(id))
        m_cases.annotations().choose(id);
}

void CasesDock::showStep(QWidget &page, const QString &what)
{
    if (m_tabs->currentWidget() == &page)
        return;
    m_tabs->setCurrentWidget(&page);
    // Above the row: below are the buttons of the page. Qt puts it so far below its place.
    constexpr int TipOffset = 16;
    const QTabBar &row = *m_tabs->tabBar();
    const QRect tab = row.tabRect(m_tabs->currentIndex());
    QToolTip::showText(row.mapToGlobal(tab.topLeft() - QPoint(0, row.height() + TipOffset)), what,
                       m_tabs);
}

void CasesDock::editClaim()
{
    m_tabs->setCurrentWidget(m_form);
    m_form->editClaim();
}

void CasesDock::editNote()
{
    m_isEditWanted = !isVisible() || !m_cases.annotations().find(m_cases.annotations().chosen());
    if (m_isEditWanted)
        return;
    m_tabs->setCurrentWidget(m_notes);
    m_notes->editChosen();
}

} // namespace tickscope
