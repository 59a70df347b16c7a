// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "core/base/result.h"
#include "core/model/recording_info.h"
#include "ui/jobs/latest_job.h"

class QWidget;

namespace tickscope {

class ActiveDocument;
class MessageBar;

/// Where the map of \a map lies by \a pattern, in which {name} and {sha256} stand for its own.
/// Empty when there is no such address: no pattern, or nothing by which the file can be proven.
[[nodiscard]] QString mapAddress(const QString &pattern, const MapReference &map);

/// Fetches missing maps from the address that the person has set, each only when the person says
/// so, and uses the file only if its SHA-256 is the recording's.
class MapDownload : public QObject
{
    Q_OBJECT

public:
    MapDownload(ActiveDocument &document, MessageBar &messages, QWidget &window);

    /// Whether there is an address for the map of the recording that is open.
    [[nodiscard]] bool isPossible() const;
    /// Asks whether to fetch it, and does.
    void ask();

private:
    [[nodiscard]] QString address() const;
    void start();
    void take(const Result<QString> &path);

    ActiveDocument &m_document;
    MessageBar &m_messages;
    QWidget &m_window;
    QString m_recording; ///< For which it is fetched.
    LatestJob<Result<QString>> m_job;
};

} // namespace tickscope
