// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>

#include "ui/document/document_change.h"
#include "ui/reading/reading.h"

namespace tickscope {

/// Which map a recording is shown with, and how sure it is that it is the right one. UI thread.
class MapChoice
    : public QObject
    , public DocumentChange
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Null while there is none.
    [[nodiscard]] const Shared<MapContent> &content() const { return m_found.content; }
    /// Where it was found, and why it is taken for the right one; nothing while there is none.
    [[nodiscard]] std::optional<FoundMap> found() const
    {
        return m_found.content ? std::optional(m_found) : std::nullopt;
    }
    /// Why there is no map, or where it was found; for people. Empty when there is nothing to say.
    [[nodiscard]] const QString &note() const { return m_note; }
    /// Whether it was looked for in vain.
    [[nodiscard]] bool isMissing() const { return m_isMissing; }
    /// Whether note() is a warning: no map, one that nothing proves to be the right one, or a
    /// choice that is no map.
    [[nodiscard]] bool isWarning() const { return m_isWarning; }
    [[nodiscard]] const std::vector<std::string> &places() const { return m_places; }
    /// Where maps are looked for besides the recording's own folder, as findMap() takes them.
    void setPlaces(const QStringList &places);
    /// Uses that file as the map whatever its hash; note() says whether it is the right one.
    void choose(const QString &path) { emit fileWanted(path); }

    /// Takes what a search for the map of \a info came to.
    void take(const MapAnswer &answer, const RecordingInfo &info);
    /// No recording is open any more.
    void clear();

signals:
    void changed(tickscope::DocumentChange::Changes changes);
    /// The map shall be looked for.
    void searchWanted();
    void fileWanted(const QString &path);

private:
    FoundMap m_found; ///< Without content while there is none.
    QString m_note;
    bool m_isMissing = false;
    bool m_isWarning = false;
    std::vector<std::string> m_places;
};

} // namespace tickscope
