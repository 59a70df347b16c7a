// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "core/base/result.h"
#include "core/model/recording_info.h"
#include "ui/commands/command_set.h"
#include "ui/document/active_document.h"
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

class MapDownload;

/// From where a window gets maps, and what it says when one is missing or may be the wrong one.
class MapPrompts : public QObject
{
    Q_OBJECT

public:
    MapPrompts(ActiveDocument &document, MessageBar &messages, QWidget &window);

    /// The messages were cleared: what was shown may be shown again.
    void forget() { m_shown->clear(); }

private:
    void addCommands();
    void showMessage();
    void chooseFile();
    void choose(const QString &path);
    void rememberChosen();
    bool chooseAgain();
    void updatePlaces();

    ActiveDocument &m_document;
    MessageBar &m_messages;
    QWidget &m_window;
    CommandSet m_commands;
    MapDownload *m_download;
    PerDocument<QString> m_shown;  ///< Warning that was shown last.
    PerDocument<QString> m_chosen; ///< File that was chosen last, by hand or again.
};

} // namespace tickscope
