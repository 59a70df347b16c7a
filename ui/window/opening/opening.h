// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <variant>

#include <QObject>
#include <QString>

#include "ui/commands/command_set.h"
#include "ui/document/active_document.h"

namespace tickscope {

class FormatRegistry;

/// Filters for the dialog that opens recordings: all formats, each alone, packed or not, and all
/// files.
[[nodiscard]] QString fileFilters(const FormatRegistry &registry);

class Reading;

/// Which recording the window shows: asks for files and addresses, opens them, and remembers them.
class Opening : public QObject
{
    Q_OBJECT

public:
    /// \param formats  must live longer than the window.
    Opening(ActiveDocument &document, const FormatRegistry &formats, QWidget &window);

    /// Makes the document active that has the recording of an absolute path or address already, or
    /// may have another one.
    using PlaceFor = std::function<void(const QString &path)>;
    /// Until it is called, the active document has place for all that is opened.
    void setPlaces(PlaceFor placeFor) { m_placeFor = std::move(placeFor); }
    void goToPlaceOf(const QString &path);

    /// Whether there are other tabs, so that one without a recording can be closed.
    void setHasOthers(bool hasOthers);

    /// What is to be seen of a recording that is there: all, or all as it is but for the tick.
    using Sight = std::variant<std::monostate, Tick, ViewState>;
    [[nodiscard]] static Sight at(std::optional<Tick> tick)
    {
        return tick ? Sight(*tick) : Sight();
    }

    /// Opens \a path where its place is, and shows \a sight of it when it is there.
    void open(const QString &path, const Sight &sight = {});
    /// Opens \a path in the active document; with several tabs it only shows \a sight of what is
    /// open there.
    void openHere(const QString &path, const Sight &sight = {});
    /// Shows \a state of what is open here, unless something else is asked for, or was gone to.
    void showAgain(const ViewState &state);
    /// Opens here what was begun to be read since control was last with the event loop.
    void openBegun(std::unique_ptr<Reading> begun, const Sight &sight);
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
    /// The tab, which has no recording, is to be closed.
    void closeWanted();
    /// The recording in front is still open.
    void aboutToClose();
    /// The recording in front has only \a ticks.
    void outsideWanted(tickscope::Tick wanted, tickscope::TickRange ticks);

private:
    /// What is to be done when a recording is there.
    struct Wanted {
        Sight sight;
        bool isPlaying = false;
        /// Typed for a server, to ask that address again; gone when another recording is opened.
        QString bearerToken = {};
    };

    void addFiles();
    void addRecording();
    void begin(const Sight &sight);
    void showWanted(Document &document);
    void playIfWanted(Document &document);
    void onDocumentChanged(Document &document, Document::Changes changes);

    ActiveDocument &m_document;
    const FormatRegistry &m_formats;
    QWidget &m_window;
    CommandSet m_commands;
    PlaceFor m_placeFor;
    bool m_hasOthers = false;
    PerDocument<Wanted> m_wanted;
};

/// Whether two paths or addresses name the same file, through whatever links.
[[nodiscard]] bool isSameRecording(const QString &path, const QString &other);

} // namespace tickscope
