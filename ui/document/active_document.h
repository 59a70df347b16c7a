// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <set>

#include <QObject>

#include "ui/document/document.h"
#include "ui/document/shared_reading.h"

namespace tickscope {

/// The document that a view or a set of panels shows, which can be replaced by another one at any
/// time. Views keep a reference to this and never to a document; two views with one of these each
/// show two documents.
///
/// There always is one: where none is set, an empty one that is open to nobody else takes its
/// place, so that "none" looks to a view like a recording that was closed.
class ActiveDocument
    : public QObject
    , public DocumentChange
{
    Q_OBJECT

public:
    explicit ActiveDocument(Document *document = nullptr, QObject *parent = nullptr);
    ~ActiveDocument() override;

    /// Shows nothing, and then \a document. changed() says both, each time with everything, so
    /// that no view mixes what it knows of one document with another one. Null for none. A document
    /// that is destroyed is left by itself.
    void setDocument(Document *document);
    /// During setDocument(): nothing is shown for a moment only. What would be much work for that
    /// waits for entered().
    [[nodiscard]] bool isSwitching() const { return m_isSwitching; }

    /// Valid until the next changed() with RecordingChanged: keep what it has, not itself.
    [[nodiscard]] Document &operator*() const { return *m_document; }
    [[nodiscard]] Document *operator->() const { return m_document; }

    /// For views that read the whole recording: they do it together.
    [[nodiscard]] const std::shared_ptr<SharedReading> &sharedReading() const
    {
        return m_sharedReading;
    }

signals:
    /// Another document, or none, is to be shown: the last look at this one.
    void leaving();
    /// Another document, or none, is shown now.
    void entered();
    /// Something is new about one that was shown before.
    void changedBehind(tickscope::Document *document, tickscope::DocumentChange::Changes changes);
    /// One that was shown is no more.
    void destroyed(const tickscope::Document *document);
    /// Something is new about the document, or it is another one.
    void changed(tickscope::DocumentChange::Changes changes);
    /// See Markers::edit() and Markers::askForName().
    void markerEditWanted();
    void markerNameWanted();

private:
    void leave();
    void show(Document &document);
    void watch(Document &document);

    std::unique_ptr<Document> m_none;
    Document *m_document; ///< Never null.
    bool m_isSwitching = false;
    QObject m_watch; ///< Hears of the end of all that were shown.
    std::set<const Document *> m_watched;
    std::shared_ptr<SharedReading> m_sharedReading = std::make_shared<SharedReading>();
};

/// What a view keeps of each document that it has shown, as long as that lives: of the one that is
/// shown now.
template<typename Value>
class PerDocument
{
public:
    /// \param document  must live longer.
    explicit PerDocument(ActiveDocument &document)
        : m_document(document)
    {
        QObject::connect(&document, &ActiveDocument::destroyed, &m_watch,
                         [this](const Document *gone) { m_values.erase(gone); });
    }

    [[nodiscard]] Value &operator*() const { return m_values[&*m_document]; }
    [[nodiscard]] Value *operator->() const { return &**this; }
    [[nodiscard]] Value &of(const Document &document) const { return m_values[&document]; }

private:
    ActiveDocument &m_document;
    mutable std::map<const Document *, Value> m_values; ///< Made when they are asked for.
    QObject m_watch;
};

} // namespace tickscope
