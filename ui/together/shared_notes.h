// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QObject>
#include <QUuid>

#include "ui/document/active_document.h"
#include "ui/together/together.h"

namespace tickscope::together {

/// Notes for all in a session: own markers that a person made for them, as they are by now, and the
/// notes of others, shown beside the markers of the active document and stored nowhere. Nothing
/// else that a person wrote goes out, least of all a note of a case. UI thread.
class SharedNotes : public QObject
{
    Q_OBJECT

public:
    /// \param isBlind  whether a case about the recording asks for a second opinion that knows of
    /// no
    ///                 other.
    SharedNotes(ActiveDocument &document, Together &session, std::function<bool()> isBlind,
                QObject *parent);

    [[nodiscard]] bool isBlind() const { return m_isBlind(); }
    [[nodiscard]] bool canAdd() const;
    /// Adds an own marker at the playhead that others see, until it is deleted or this person
    /// leaves.
    void add(const QString &text);

private:
    struct Own {
        QUuid marker;
        QString sha256; ///< Of its recording.
    };
    void publish();
    void show();

    ActiveDocument &m_document;
    Together &m_session;
    std::function<bool()> m_isBlind;
    std::vector<Own> m_own; ///< By their numbers in the session.
};

} // namespace tickscope::together
