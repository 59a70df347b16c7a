// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/verdict/aspect_row.h"

#include "ui/cases/case_texts.h"
#include "ui/cases/cases.h"
#include "ui/cases/verdict/verdict_fields.h"
#include "ui/style/elided.h"
#include "ui/style/widget_parts.h"

#include <QGridLayout>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tickscope {

AspectRow::AspectRow(review::Aspect aspect, Cases &cases, QGridLayout &grid, QObject *parent)
    : QObject(parent)
    , m_aspect(aspect)
    , m_cases(cases)
    , m_finding(new FindingBox)
    , m_reason(new ReasonEdit)
    , m_evidence(new QToolButton)
{
    const QString id = QStringLiteral("verdict.%1.").arg(review::word(aspect));
    const QString title = case_texts::title(aspect);
    nameWidget(*m_finding, id + QStringLiteral("finding"), title, tr("Your finding"));
    m_finding->addFindings(tr("Not checked"));
    nameWidget(*m_reason, id + QStringLiteral("reason"), tr("Reason for %1").arg(title),
               tr("Why you came to this finding"));
    m_reason->setPlaceholderText(tr("Reason"));
    nameWidget(*m_evidence, id + QStringLiteral("evidence"), {}, tr("Notes that support it"));
    m_evidence->setPopupMode(QToolButton::InstantPopup);
    m_evidence->setFocusPolicy(Qt::StrongFocus);
    auto *menu = new TickMenu(m_evidence);
    m_evidence->setMenu(menu);
    auto *label = new ElidedLabel;
    label->setText(title);
    label->setBuddy(m_finding);
    const int line = grid.rowCount();
    grid.addWidget(label, line, 0);
    grid.addWidget(m_finding, line, 1);
    grid.addWidget(m_reason, line + 1, 0, 1, 3); // who uses Tab comes here next
    grid.addWidget(m_evidence, line, 2);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { offerNotes(*menu); });
    connect(m_finding, &QComboBox::activated, this, [this] {
        keepReason();
        emit findingEdited();
    });
    connect(m_finding, &FindingBox::picked, this, [this] {
        openReason();
        m_reason->setFocus();
        emit picked();
    });
    connect(m_reason, &ReasonEdit::edited, this, [this] { emit edited(m_reason); });
}

void AspectRow::setCase(const review::CaseId &id)
{
    m_case = id;
    m_proposed.reset();
}

void AspectRow::fill(const review::Opinion &opinion)
{
    const auto found = std::ranges::find(opinion.aspects, m_aspect, &review::AspectFinding::aspect);
    const bool isThere = found != opinion.aspects.end();
    m_finding->setFinding(isThere ? std::optional(found->finding) : std::nullopt);
    m_reason->setReason(isThere ? found->reason : QString());
    m_notes = isThere ? found->evidence : std::vector<review::NoteRef>();
    showNotes();
}

void AspectRow::addTo(review::Opinion &opinion) const
{
    if (const auto finding = m_finding->finding())
        opinion.aspects.push_back({m_aspect, *finding, m_reason->reason(), m_notes});
}

void AspectRow::setEditable(bool isEditable) const
{
    m_finding->setEnabled(isEditable);
    m_evidence->setEnabled(isEditable);
    m_reason->setEditable(isEditable);
}

void AspectRow::openReason() const
{
    m_reason->setEnabled(m_finding->finding() || !m_reason->reason().isEmpty());
}

void AspectRow::showNotes()
{
    m_evidence->setText(m_notes.empty()
                            ? tr("Notes")
                            : tr("%Ln note(s)", nullptr, static_cast<int>(m_notes.size())));
}

void AspectRow::offerNotes(QMenu &menu)
{
    menu.clear();
    for (const review::Annotation &note : m_cases.notes()) {
        if (note.number == 0)
            continue;
        const review::NoteRef id{note.id, note.number};
        const QString line = case_texts::firstLine(note.text);
        QString title
            = tr("Note %1: %2").arg(note.number).arg(line.isEmpty() ? tr("(no text)") : line);
        title.replace(u'&', QStringLiteral("&&"));
        QAction *action = menu.addAction(title);
        action->setCheckable(true);
        action->setChecked(std::ranges::find(m_notes, id) != m_notes.end());
        connect(action, &QAction::toggled, this, [this, id](bool isOn) { tick(id, isOn); });
    }
    if (menu.isEmpty())
        menu.addAction(tr("No notes in this case"))->setEnabled(false);
}

void AspectRow::tick(const review::NoteRef &note, bool isOn)
{
    std::erase(m_notes, note);
    if (isOn)
        m_notes.insert(std::ranges::lower_bound(m_notes, note.number, {}, &review::NoteRef::number),
                       note);
    showNotes();
    emit edited(nullptr);
}

void AspectRow::keepReason()
{
    const bool isEmpty = m_reason->reason().isEmpty() && m_notes.empty();
    Reason &kept = m_kept[m_case];
    if (m_finding->finding() && isEmpty) {
        m_reason->setReason(kept.text);
        m_notes = kept.notes;
    } else if (!m_finding->finding() && !isEmpty) {
        kept = {m_reason->reason(), std::exchange(m_notes, {})};
        m_reason->setReason({});
    }
    proposeNotes();
    showNotes();
}

void AspectRow::proposeNotes()
{
    const auto finding = m_finding->finding();
    const bool isSerious = finding == review::Finding::Suspicious
                           || finding == review::Finding::Proven;
    if (!isSerious && m_proposed && m_notes == *m_proposed) { // keys step through others
        m_notes.clear();
        m_proposed.reset();
    }
    if (!isSerious || !m_notes.empty() || m_proposed)
        return;
    std::vector<review::NoteRef> stored;
    for (const review::Annotation &note : m_cases.notes()) {
        if (note.number == 0)
            continue;
        stored.push_back({note.id, note.number});
        if (note.category == case_texts::title(m_aspect))
            m_notes.push_back(stored.back());
    }
    if (m_notes.empty() && stored.size() == 1)
        m_notes = stored;
    m_proposed = m_notes;
}

void AspectRow::renumberNotes()
{
    for (review::NoteRef &note : m_notes) {
        if (const review::Annotation *present = m_cases.annotations().find(note.id))
            note.number = present->number;
    }
    std::ranges::sort(m_notes, {}, &review::NoteRef::number);
}

} // namespace tickscope
