// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QObject>

#include "ui/commands/command_set.h"

namespace tickscope {

class FormatRegistry;
class Reading;

/// Which recording a page shows: asks for files and addresses, opens them, and remembers them.
class Opening : public QObject
{
    Q_OBJECT

public:
    /// \param formats  must live longer than the window.
    Opening(Document &document, const FormatRegistry &formats, QWidget &window);

    /// Whose recording is to become the one of an absolute path or address: that of a page which
    /// has it already, or may have another one.
    using PlaceFor = std::function<Opening &(const QString &path)>;
    /// Until it is called, a page has place for all that is opened.
    void setPlaces(PlaceFor placeFor) { m_placeFor = std::move(placeFor); }
    [[nodiscard]] Opening &placeFor(const QString &path);

    /// Opens \a path where its place is, and goes to \a tick when it is there.
    void open(const QString &path, std::optional<Tick> tick = {});
    /// Opens \a path on this page; one of several pages only goes to the tick of what is open
    /// there.
    void openHere(const QString &path, std::optional<Tick> tick = {});
    /// Opens on this page what was begun to be read since control was last with the event loop.
    void openBegun(std::unique_ptr<Reading> begun, std::optional<Tick> tick);
    /// Plays the recording that is open or opened as soon as there is a picture.
    void playWhenShown();
    /// Opens a recording on a server. \param bearerToken  empty: none, or the environment's.
    void openUrl(const QString &url, const QString &bearerToken);
    /// The same address with the same token, at the same place.
    void openAgain();
    void chooseFile();
    /// \param url  to begin with; empty: the one in the clipboard, if there is one.
    void askForUrl(const QString &url = {});

signals:
    /// Another recording is about to be opened.
    void began();

private:
    void addFiles();
    void addRecording();
    void openUrlHere(const QString &url, const QString &bearerToken);
    void begin(std::optional<Tick> tick);
    void goToWanted();
    void playIfWanted();
    void takeChanges(Document::Changes changes);

    Document &m_document;
    const FormatRegistry &m_formats;
    QWidget &m_window;
    CommandSet m_commands;
    PlaceFor m_placeFor;
    std::optional<Tick> m_wantedTick;
    bool m_isPlayWanted = false;
    /// Typed for a server, to ask that address again; gone when another recording is opened.
    QString m_bearerToken;
};

/// Whether two paths or addresses name the same file, through whatever links.
[[nodiscard]] bool isSameRecording(const QString &path, const QString &other);

} // namespace tickscope
