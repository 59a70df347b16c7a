// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/annotations.h"

#include <QUndoCommand>

#include <algorithm>
#include <iterator>
#include <utility>

namespace tickscope {

/// What is typed is stored so long after its first letter: far below a second.
constexpr auto TypingPause = std::chrono::milliseconds(300);

/// A change. One that meanwhile may no longer be made is passed over by undo and redo.
class Annotations::Step : public QUndoCommand
{
public:
    Step(Annotations &owner, std::vector<AnnotationEdit> edits, const QString &what, QString typed)
        : QUndoCommand(what)
        , m_owner(owner)
        , m_edits(std::move(edits))
        , m_typed(std::move(typed))
    {
    }

    void redo() override
    {
        if (!m_owner.mayApply(m_edits))
            return setObsolete(true);
        m_owner.apply(m_edits, !m_typed.isEmpty());
        if (m_wasUndone)
            emit m_owner.stepTaken(m_edits.front().id(), redoneText(text()));
    }
    void undo() override
    {
        m_wasUndone = true;
        std::vector<AnnotationEdit> edits;
        std::transform(m_edits.rbegin(), m_edits.rend(), std::back_inserter(edits),
                       [](const AnnotationEdit &edit) { return edit.reversed(); });
        if (!m_owner.mayApply(edits))
            return setObsolete(true);
        m_owner.apply(edits, false);
        emit m_owner.stepTaken(edits.back().id(), undoneText(text()));
    }
    [[nodiscard]] int id() const override { return m_typed.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = dynamic_cast<const Step *>(other);
        if (!next || next->m_typed != m_typed || m_edits.size() != 1 || next->m_edits.size() != 1)
            return false;
        m_edits.front().after = next->m_edits.front().after;
        // Typed and taken back with Escape: nothing is left to undo.
        setObsolete(m_edits.front().before == m_edits.front().after);
        return true;
    }

private:
    Annotations &m_owner;
    std::vector<AnnotationEdit> m_edits;
    QString m_typed; ///< Which one, if it was typed; such steps become one.
    bool m_wasUndone = false;
};

Annotations::Annotations(QObject *parent)
    : QObject(parent)
    , m_sendTimer(TypingPause, this, &Annotations::flush)
{
}

const Annotation *Annotations::find(const QUuid &id) const
{
    const auto found = std::ranges::find(m_written, id, &Annotation::id);
    return found == m_written.end() ? nullptr : &*found;
}

void Annotations::addAll(std::vector<Annotation> added, const QString &what)
{
    std::vector<AnnotationEdit> edits;
    edits.reserve(added.size());
    for (Annotation &annotation : added)
        edits.push_back({{}, wellFormed(std::move(annotation))});
    push(std::move(edits), what);
}

void Annotations::change(Annotation changed, const QString &what, bool isTyped)
{
    const Annotation *present = find(changed.id);
    changed = wellFormed(std::move(changed));
    if (!present || *present == changed)
        return;
    const bool isText = isTyped && present->text != changed.text;
    push({{*present, changed}}, what, isText ? changed.id.toString() : QString());
}

void Annotations::choose(const QUuid &id)
{
    if (std::exchange(m_chosen, id) != id)
        emit chosenChanged();
}

void Annotations::edit(const QUuid &id)
{
    choose(id);
    emit editWanted();
}

void Annotations::push(std::vector<AnnotationEdit> edits, const QString &what, const QString &typed)
{
    if (!edits.empty())
        history().push(new Step(*this, std::move(edits), what, typed));
}

bool Annotations::mayApply(const std::vector<AnnotationEdit> &edits) const
{
    return std::ranges::all_of(edits, [this](const AnnotationEdit &edit) {
        const Annotation *present = find(edit.id());
        return !present || (edit.after ? mayChange(*present) : mayRemove(*present));
    });
}

void Annotations::apply(const std::vector<AnnotationEdit> &edits, bool isTyped)
{
    const bool goesOn = isTyped && m_isTyping && !m_waiting.empty()
                        && m_waiting.back().id() == edits.front().id();
    m_isTyping = isTyped;
    ++m_edit;
    for (AnnotationEdit edit : edits) {
        applyHere(edit);
        if (goesOn)
            m_waiting.back().after = std::move(edit.after);
        else
            m_waiting.push_back(std::move(edit));
    }
    // As stores sort them.
    std::ranges::stable_sort(m_written, {}, [](const Annotation &annotation) {
        return std::pair(annotation.recording, annotation.tick.value_or(-1));
    });
    if (!isTyped)
        flush();
    else if (!m_sendTimer.isActive())
        m_sendTimer.start();
    onChanged();
}

void Annotations::applyHere(AnnotationEdit &edit)
{
    const auto present = std::ranges::find(m_written, edit.id(), &Annotation::id);
    const bool isThere = present != m_written.end();
    // What the store gave meanwhile stays.
    if (isThere && edit.before)
        edit.before->version = present->version;
    if (!edit.after && isThere)
        m_written.erase(present);
    if (!edit.after || !isHere(*edit.after))
        return;
    if (isThere && edit.before) {
        applyChanges(edit, *present);
    } else if (isThere) {
        *present = *edit.after;
    } else {
        m_written.push_back(*edit.after);
        m_written.back().version = m_written.back().number = 0;
    }
}

void Annotations::flush()
{
    m_sendTimer.stop();
    if (!m_waiting.empty() && canSend())
        send(std::exchange(m_waiting, {}));
}

} // namespace tickscope
