// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/verdict/verdict_form.h"

#include "ui/cases/case_texts.h"
#include "ui/cases/verdict/aspect_row.h"
#include "ui/cases/verdict/verdict_fields.h"
#include "ui/cases/verdict/verdict_table.h"
#include "ui/markers/annotation.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/screen_text.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QUndoCommand>
#include <QVBoxLayout>

#include <algorithm>

namespace tickscope {

/// Repeats whom a verdict is about and what it says, and asks whether that is to be decided.
class DecideDialog : public QDialog
{
    Q_DECLARE_TR_FUNCTIONS(tickscope::DecideDialog)

public:
    /// \param accused  all of them, for people.
    DecideDialog(const review::Case &value, const review::Opinion &opinion, const QString &accused,
                 QWidget *parent)
        : QDialog(parent)
    {
        setObjectName(QStringLiteral("decide"));
        setAttribute(Qt::WA_DeleteOnClose);
        setWindowTitle(tr("Decide case %1").arg(value.number));
        auto *question = new QLabel(tr("Give this verdict?"));
        QFont bold = question->font();
        bold.setBold(true);
        question->setFont(bold);
        auto *text = new QPlainTextEdit(verdictText(opinion, accused));
        nameWidget(*text, "decide.text", tr("Verdict"));
        text->setReadOnly(true);
        auto *warning = named(wrappedText(tr("This case accuses nobody, so the verdict is about no "
                                             "player. Add the accused on the Report page.")),
                              "decide.noAccused");
        warning->setForegroundRole(QPalette::BrightText);
        warning->setVisible(accused.isEmpty());
        auto *later = wrappedText(
            value.opinionsNeeded > 1 ? tr("You can withdraw it until another reviewer has decided.")
                                     : tr("You can withdraw it later; the history will say so."));
        auto *buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
        auto *decide = buttons->addButton(tr("Decide"), QDialogButtonBox::AcceptRole);
        decide->setObjectName(QStringLiteral("decide.yes"));
        makeColumn(this, {question, warning, text, later, buttons});
        resize(480, 320);
    }

private:
    static QString verdictText(const review::Opinion &opinion, const QString &accused)
    {
        QStringList lines{tr("Accused: %1").arg(accused.isEmpty() ? tr("Nobody") : accused),
                          tr("Decision: %1").arg(case_texts::title(opinion.decision))};
        if (!opinion.reason.isEmpty())
            lines << opinion.reason;
        for (const review::AspectFinding &aspect : opinion.aspects) {
            lines << QString()
                  << tr("%1: %2").arg(case_texts::title(aspect.aspect),
                                      case_texts::title(aspect.finding));
            if (!aspect.reason.isEmpty())
                lines << aspect.reason;
            QStringList notes;
            for (const review::NoteRef &note : aspect.evidence)
                notes << QString::number(note.number);
            if (!notes.isEmpty())
                lines << tr("Notes: %1").arg(notes.join(QStringLiteral(", ")));
        }
        QStringList unchecked;
        for (const review::Aspect aspect : review::uncheckedIn(opinion))
            unchecked << case_texts::title(aspect);
        if (!unchecked.isEmpty())
            lines << QString() << tr("Not checked: %1").arg(unchecked.join(QStringLiteral(", ")));
        const QString text = lines.join(u'\n');
        return hasLongLines(text) ? withShortLines(text) : text;
    }
};

namespace {

constexpr auto VerdictPause = std::chrono::milliseconds(400);

/// Nobody has taken it yet.
bool isFree(const review::Case &value)
{
    return value.assignee.isEmpty() && value.status != review::Status::Decided;
}

bool saySame(const review::Opinion &left, const review::Opinion &right)
{
    return left.aspects == right.aspects && left.decision == right.decision
           && left.reason == right.reason;
}

} // namespace

/// A change of the fields. Once decided, or where another case is shown, it can no longer be taken.
class VerdictForm::Step : public QUndoCommand
{
public:
    Step(VerdictForm &form, const review::Opinion &after, const QWidget *typed)
        : QUndoCommand(VerdictForm::tr("Change verdict"))
        , m_form(&form)
        , m_before(form.m_before)
        , m_after(after)
        , m_typed(typed)
    {
    }

    void undo() override { setObsolete(!m_form || !m_form->restore(m_before, undoneText(text()))); }
    void redo() override
    {
        // What is pushed stands in the fields.
        if (std::exchange(m_isDone, true))
            setObsolete(!m_form || !m_form->restore(m_after, redoneText(text())));
    }
    [[nodiscard]] int id() const override { return m_typed ? 1 : -1; }
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = dynamic_cast<const Step *>(other);
        if (!next || next->m_typed != m_typed || next->m_before.caseId != m_before.caseId)
            return false;
        m_after = next->m_after;
        setObsolete(saySame(m_before, m_after));
        return true;
    }

private:
    QPointer<VerdictForm> m_form; ///< The history may outlive it.
    review::Opinion m_before;
    review::Opinion m_after;
    const QWidget *m_typed; ///< Null: not typed.
    bool m_isDone = false;
};

VerdictForm::VerdictForm(ActiveDocument &document, Cases &cases, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_cases(cases)
    , m_timer(VerdictPause, this, &VerdictForm::flush)
    , m_fields(new QWidget)
    , m_decision(new FindingBox)
    , m_reason(named(new ReasonEdit, "verdict.reason"))
    , m_missing(named(hintText(), "verdict.missing"))
    , m_decide(named(new QPushButton(tr("Decide…")), "verdict.decide"))
    , m_withdraw(named(new QPushButton(tr("Withdraw verdict")), "verdict.withdraw"))
    , m_next(named(new QPushButton, "verdict.next"))
    , m_state(named(wrappedText(), "verdict.state"))
    , m_settling(new QWidget)
    , m_outcome(
          named(new FindingBox, "verdict.outcome", tr("The final result"), tr("The final result")))
    , m_table(new VerdictTable)
{
    build();
    connect(&m_document, &ActiveDocument::leaving, this, &VerdictForm::flush);
    connect(m_decision, &QComboBox::activated, this, [this] { edit(); });
    connect(m_reason, &ReasonEdit::edited, this, [this] { edit(m_reason); });
    connect(m_decide, &QPushButton::clicked, this, &VerdictForm::decide);
    connect(m_withdraw, &QPushButton::clicked, &m_cases, &Cases::withdraw);
    connect(m_state, &QLabel::linkActivated, this, &VerdictForm::takeCase);
}

void VerdictForm::build()
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addWidget(m_state);
    auto *grid = new QGridLayout(m_fields);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(4);
    for (const review::Aspect aspect : review::AllAspects) {
        auto *row = new AspectRow(aspect, m_cases, *grid, this);
        m_rows.push_back(row);
        connect(row, &AspectRow::findingEdited, this, &VerdictForm::editFinding);
        connect(row, &AspectRow::edited, this, &VerdictForm::edit);
    }
    buildOverall(*grid);
    layout->addWidget(m_fields);
    layout->addWidget(m_table);
    buildSettling();
    layout->addWidget(m_settling);
    layout->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // Tab goes to the first finding
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // When the fields have found their places.
    const auto showFocus = [scroll] {
        if (QWidget *focused = QApplication::focusWidget(); scroll->isAncestorOf(focused))
            scroll->ensureWidgetVisible(focused);
    };
    connect(scroll->verticalScrollBar(), &QScrollBar::rangeChanged, scroll, showFocus,
            Qt::QueuedConnection);
    for (const AspectRow *row : m_rows)
        connect(row, &AspectRow::picked, scroll, showFocus, Qt::QueuedConnection);
    makeColumn(this, {{scroll, 1}, makeFoot()}, {QMargins(), 0});
}

void VerdictForm::buildOverall(QGridLayout &grid)
{
    const int row = grid.rowCount();
    nameWidget(*m_decision, "verdict.decision", tr("Overall"), tr("The verdict on the whole case"));
    m_decision->addFindings(tr("Not decided"));
    m_reason->setPlaceholderText(
        tr("Reason for the overall verdict; optional where an aspect has one"));
    m_reason->setAccessibleName(tr("Reason for the decision"));
    m_reason->setToolTip(tr("Why you decided this"));
    auto *overall = new QLabel(tr("Overall"));
    QFont bold = overall->font();
    bold.setBold(true);
    overall->setFont(bold);
    overall->setBuddy(m_decision);
    grid.setRowMinimumHeight(row, 8);
    grid.addWidget(overall, row + 1, 0);
    grid.addWidget(m_decision, row + 1, 1, 1, 2);
    grid.addWidget(m_reason, row + 2, 0, 1, 3);
    grid.setColumnStretch(1, 1);
}

QWidget *VerdictForm::makeFoot()
{
    m_decide->setToolTip(tr("Look at the verdict once more, then give it"));
    m_withdraw->setToolTip(tr("Change your verdict and decide again; the history will say so"));
    m_next->setVisible(false);
    auto *foot = new QWidget;
    makeRow(foot, {{m_missing, 1}, stretchPart(), m_withdraw, m_next, m_decide},
            {QMargins(8, 4, 8, 8), 8});
    return foot;
}

void VerdictForm::buildSettling()
{
    m_outcome->addFindings(tr("Outcome"));
    auto *settle = named(new QPushButton(tr("Settle")), "verdict.settle");
    settle->setToolTip(tr("Decide a case on which reviewers disagree; on a server, leads only"));
    settle->setEnabled(false);
    makeRow(m_settling, {{m_outcome, 1}, settle}, {QMargins()});
    connect(m_outcome, &QComboBox::currentIndexChanged, settle,
            [this, settle] { settle->setEnabled(m_outcome->finding().has_value()); });
    connect(settle, &QPushButton::clicked, this, [this] {
        if (const auto outcome = m_outcome->finding())
            m_cases.settle(*outcome);
    });
}

void VerdictForm::setNextAction(QAction &action)
{
    const auto show = [this, &action] {
        m_next->setText(action.text());
        m_next->setToolTip(action.toolTip());
        m_next->setEnabled(action.isEnabled());
    };
    connect(&action, &QAction::changed, this, show);
    connect(m_next, &QPushButton::clicked, &action, &QAction::trigger);
    show();
}

const review::Opinion *VerdictForm::own() const
{
    const auto &all = m_cases.opinions();
    const auto found = std::ranges::find(all, m_cases.who(), &review::Opinion::reviewer);
    return found == all.end() ? nullptr : &*found;
}

void VerdictForm::refresh()
{
    const review::CaseId now = m_cases.chosen() ? m_cases.chosen()->id : review::CaseId();
    if (now != m_case) {
        m_timer.stop();
        m_isDirty = false;
        m_proposed.reset();
        m_case = now;
        for (AspectRow *row : m_rows)
            row->setCase(now);
    }
    for (AspectRow *row : m_rows)
        row->renumberNotes();
    setEnabled(!m_case.isNull());
    const review::Opinion *opinion = own();
    if (!m_isDirty)
        fill(opinion ? *opinion : review::Opinion{});
    showState(opinion);
}

void VerdictForm::fill(const review::Opinion &opinion)
{
    for (AspectRow *row : m_rows)
        row->fill(opinion);
    m_decision->setFinding(opinion.decision);
    m_reason->setReason(opinion.reason);
    m_before = present();
    for (const AspectRow *row : m_rows)
        row->openReason();
}

QString VerdictForm::laterNotesText(const review::Opinion *own) const
{
    const review::Case &chosen = *m_cases.chosen();
    const auto decided = chosen.status == review::Status::Decided ? chosen.decided
                         : own                                    ? own->decided
                                                                  : std::nullopt;
    const auto isLater = [&decided](const review::Annotation &note) {
        return note.created == 0 || note.created > *decided;
    };
    const auto later = decided ? std::ranges::count_if(m_cases.notes(), isLater) : 0;
    return later > 0
               ? tr("%Ln note(s) were added after the verdict.", nullptr, static_cast<int>(later))
               : QString();
}

QString VerdictForm::stateText(const review::Opinion *own) const
{
    const review::Case *chosen = m_cases.chosen();
    if (!chosen)
        return {};
    if (chosen->status == review::Status::Decided)
        return chosen->outcome ? tr("Decided: %1").arg(case_texts::title(*chosen->outcome))
                               : tr("The reviewers disagree; a lead has to settle it.");
    if (own && own->isDecided)
        return tr("You have decided. All verdicts are shown once everyone has.");
    if (isFree(*chosen))
        return tr("Your first entry assigns the case to you.");
    if (!m_isEditable)
        return tr("Only the assignee gives a verdict. <a href='me'>Assign the case to me</a>");
    if (chosen->opinionsNeeded < 2)
        return tr("The case is assigned to you.");
    return m_cases.isEnforced()
               ? tr("You see the other verdict once you have decided.")
               : tr("You see the other verdict once you have decided. In a case file this is "
                    "not enforced: other programs could show it.");
}

void VerdictForm::showState(const review::Opinion *own)
{
    const review::Case *chosen = m_cases.chosen();
    std::vector<review::Opinion> decided;
    for (const review::Opinion &opinion : m_cases.opinions()) {
        if (opinion.isDecided)
            decided.push_back(opinion);
    }
    const bool areAllSeen = chosen && chosen->status == review::Status::Decided && !decided.empty();
    const bool hasDecided = own && own->isDecided;
    // Who has begun may end, even if the case is another's meanwhile.
    const bool isOwn = chosen && (own || chosen->assignee == m_cases.who() || isFree(*chosen));
    setEditable(isOwn && !hasDecided);
    QString text = stateText(own);
    if (const QString later = chosen ? laterNotesText(own) : QString(); !later.isEmpty())
        text += u' ' + later;
    m_state->setText(text);
    m_state->setVisible(!text.isEmpty());
    m_withdraw->setVisible(hasDecided && decided.size() == 1);
    m_next->setVisible(hasDecided || areAllSeen);
    m_decide->setVisible(!hasDecided && !areAllSeen);
    m_fields->setVisible(!areAllSeen);
    m_table->setVisible(areAllSeen);
    m_settling->setVisible(areAllSeen && !chosen->outcome);
    if (areAllSeen)
        m_table->setOpinions(decided);
}

void VerdictForm::setEditable(bool isEditable)
{
    m_isEditable = isEditable;
    for (const AspectRow *row : m_rows)
        row->setEditable(isEditable);
    m_decision->setEnabled(isEditable);
    m_reason->setEditable(isEditable);
    showMissing();
}

void VerdictForm::showMissing()
{
    const review::Opinion opinion = present();
    QString missing;
    if (opinion.aspects.empty())
        missing = tr("To decide, check at least one aspect.");
    else if (!opinion.decision)
        missing = tr("To decide, choose the overall verdict.");
    else if (contradictsItself(opinion))
        missing = tr("The verdict accuses, but all that you checked is clean.");
    else if (!canDecide(opinion))
        missing = tr("To decide, give a reason.");
    m_missing->setText(missing);
    m_missing->setVisible(m_isEditable && !missing.isEmpty());
    m_decide->setEnabled(m_isEditable && missing.isEmpty());
}

void VerdictForm::edit(const QWidget *typed)
{
    const review::Opinion after = present();
    if (!saySame(m_before, after))
        m_document->history().push(new Step(*this, after, typed));
    m_before = after;
    m_isDirty = true; // the store must not fill the fields now
    if (const review::Case *chosen = m_cases.chosen(); chosen && isFree(*chosen))
        takeCase();
    keepForLater();
}

bool VerdictForm::restore(const review::Opinion &opinion, const QString &what)
{
    if (opinion.caseId != m_case || !m_isEditable)
        return false;
    fill(opinion);
    keepForLater();
    flush(); // the step before it may be about a note that this one cited
    emit stepTaken(what);
    return true;
}

void VerdictForm::keepForLater()
{
    m_isDirty = true;
    for (const AspectRow *row : m_rows)
        row->openReason();
    showMissing();
    m_timer.start();
}

void VerdictForm::editFinding()
{
    const auto decision = m_decision->finding();
    if (!decision || decision == m_proposed) {
        m_proposed = review::gravest(present().aspects);
        m_decision->setFinding(m_proposed);
    }
    edit();
}

void VerdictForm::takeCase()
{
    if (const review::Case *chosen = m_cases.chosen()) {
        review::Case mine = *chosen;
        mine.assignee = m_cases.who();
        m_cases.save(mine);
    }
}

review::Opinion VerdictForm::present() const
{
    const review::Opinion *stored = own();
    review::Opinion opinion = stored ? *stored : review::Opinion{};
    opinion.caseId = m_case;
    opinion.reviewer = m_cases.who();
    opinion.aspects.clear();
    for (const AspectRow *row : m_rows)
        row->addTo(opinion);
    opinion.decision = m_decision->finding();
    opinion.reason = m_reason->reason();
    return opinion;
}

void VerdictForm::flush()
{
    m_timer.stop();
    if (std::exchange(m_isDirty, false) && !m_case.isNull())
        m_cases.save(present());
}

void VerdictForm::decide()
{
    // Keeping it shows what is stored, which may be older than what the person decides by.
    const review::Opinion shown = present();
    flush();
    const review::Case *chosen = m_cases.chosen();
    review::Opinion opinion = present();
    opinion.aspects = shown.aspects;
    opinion.decision = shown.decision;
    opinion.reason = shown.reason;
    if (!chosen || !canDecide(opinion) || contradictsItself(opinion))
        return;
    opinion.isDecided = true;
    auto *dialog = new DecideDialog(*chosen, opinion, m_cases.players().accusedTitle(*chosen),
                                    this);
    connect(dialog, &QDialog::accepted, this, [this, opinion] { m_cases.save(opinion); });
    dialog->open();
}

} // namespace tickscope
