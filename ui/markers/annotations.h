// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>
#include <QUndoStack>

#include "ui/jobs/single_shot_timer.h"
#include "ui/markers/annotation.h"

namespace tickscope {

/// What people write down in one place: their own markers of a recording, or the notes of a case.
/// A change shows at once, is a step of undo, and goes to the store, which has all of them in its
/// history. What is typed is sent a moment later, in one. UI thread; never waits.
class Annotations : public QObject
{
    Q_OBJECT

public:
    explicit Annotations(QObject *parent);

    [[nodiscard]] const std::vector<Annotation> &written() const { return m_written; }
    /// Null if there is none (any more). Valid until they change.
    [[nodiscard]] const Annotation *find(const QUuid &id) const;
    /// Several in one step of undo. They keep their ids.
    void addAll(std::vector<Annotation> added, const QString &what);
    /// Replaces the one with the id of \a changed.
    /// \param isTyped  goes on from the change before, if that was typed into the same one.
    void change(Annotation changed, const QString &what, bool isTyped = false);
    virtual void remove(const QUuid &id) = 0;
    /// Whether this person may change \a annotation.
    [[nodiscard]] virtual bool mayChange(const Annotation & /*annotation*/) const { return true; }
    [[nodiscard]] virtual bool mayRemove(const Annotation & /*annotation*/) const { return true; }

    /// The one that panels and timeline show as chosen; a null id for none.
    [[nodiscard]] QUuid chosen() const { return m_chosen; }
    void choose(const QUuid &id);
    /// Chooses it and asks for the place where it can be edited.
    void edit(const QUuid &id);
    /// Sends what was typed.
    void flush();

signals:
    void chosenChanged();
    void editWanted();
    /// Undo or redo changed \a id. \param what  "Undo: Add note".
    void stepTaken(const QUuid &id, const QString &what);

protected:
    [[nodiscard]] virtual QUndoStack &history() = 0;
    /// Whether it belongs into the list, which shows one recording or one case.
    [[nodiscard]] virtual bool isHere(const Annotation & /*annotation*/) const { return true; }
    /// Whether the store takes changes by now; until then they wait.
    [[nodiscard]] virtual bool canSend() const { return true; }
    virtual void send(const std::vector<AnnotationEdit> &edits) = 0;
    /// The list was changed by this person.
    virtual void onChanged() = 0;

    void push(std::vector<AnnotationEdit> edits, const QString &what, const QString &typed = {});

    std::vector<Annotation> m_written;
    std::vector<AnnotationEdit> m_waiting; ///< For the store, or for what is typed next.
    QUuid m_chosen;
    quint64 m_edit = 0; ///< Number of the last edit.

private:
    class Step;
    [[nodiscard]] bool mayApply(const std::vector<AnnotationEdit> &edits) const;
    void apply(const std::vector<AnnotationEdit> &edits, bool isTyped);
    void applyHere(AnnotationEdit &edit);

    SingleShotTimer m_sendTimer;
    bool m_isTyping = false; ///< The last one that waits was typed.
};

} // namespace tickscope
