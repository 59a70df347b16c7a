// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QPointer>
#include <QStackedWidget>
#include <QWidget>

#include "ui/document/active_document.h"

class QLabel;

namespace tickscope {

class WorldView;
struct Ghost;

/// A ghost beside the picture: a view of its recording, with a camera of its own or that of the
/// picture. Its head goes with the document's.
class GhostView : public QWidget
{
    Q_OBJECT

public:
    /// \param first  the picture; both must live longer.
    GhostView(ActiveDocument &document, WorldView &first, QWidget *parent);

    /// \param isFree  whether nobody else shows a document, so that its head may be moved.
    void showGhost(const Ghost &ghost, const std::function<bool(const Document &)> &isFree);
    /// Takes the head of \a ghost, and its camera, where those of the picture are.
    void follow(const Ghost &ghost);
    void setTitle(const QString &title);

    /// Null only before it shows one.
    [[nodiscard]] WorldView *view() const { return m_view; }
    /// The one that it shows; null for none.
    [[nodiscard]] const Document *shownDocument() const;

signals:
    /// It shall follow() again: more of the recording is read, or a view has another size.
    void outdated();
    /// Another view(), as the recording is another one.
    void viewMade();
    /// The recording that it was seen by is closed.
    void documentLost();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// That has the recording of \a ghost: a tab's, or one of its own where none is free.
    [[nodiscard]] Document &documentOf(const Ghost &ghost,
                                       const std::function<bool(const Document &)> &isFree);
    void lookAtSubject();

    ActiveDocument &m_document;
    WorldView &m_first;
    std::unique_ptr<Document> m_own;
    ActiveDocument m_ghost;
    std::optional<PlayerRef> m_subject;
    QLabel *m_title;
    /// The view, or why there is none. Goes before what it shows.
    std::unique_ptr<QStackedWidget> m_pages;
    QLabel *m_absence;
    QPointer<WorldView> m_view;
};

} // namespace tickscope
