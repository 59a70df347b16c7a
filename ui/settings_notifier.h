// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>
#include <QSettings>
#include <QStandardPaths>
#include <QStringList>
#include <QVariant>

/// Names of settings that more than one file uses, and what several make of them.

namespace tickscope::settings {

/// "system", "dark" or "light".
inline const QString Theme = QStringLiteral("view/theme");
/// "de", "pt_BR" … as translatedLanguages() has them, or "en"; empty: the language of the system.
/// Holds from the next start.
inline const QString Language = QStringLiteral("view/language");
/// Whether skins and teams get colour-blind-safe colours.
inline const QString SafeColors = QStringLiteral("view/safeColors");
/// Whether the world view has a mini-map.
inline const QString MiniMap = QStringLiteral("view/miniMap");
/// Whether the first recordings that are opened come with a hint how to begin.
inline const QString FirstHint = QStringLiteral("window/showsHint");
/// How far a jump goes, in milliseconds.
inline const QString JumpLength = QStringLiteral("playback/jumpMilliseconds");
/// Group with the keys that a person chose, by the id of the command.
inline const QString Shortcuts = QStringLiteral("shortcuts");
/// Whether chat, kills and clock stand in the picture.
inline const QString Hud = QStringLiteral("view/hud");
/// Folders that are searched for maps, as a list of texts.
inline const QString MapFolders = QStringLiteral("maps/folders");
/// Folder of the maps that were fetched.
inline QString fetchedMapsFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
           + QStringLiteral("/maps");
}
/// Folders in which the maps of all recordings are looked for.
inline QStringList mapFolders()
{
    return QSettings().value(MapFolders).toStringList() + QStringList{fetchedMapsFolder()};
}
/// Address that missing maps are fetched from, with {name} and {sha256} in it; empty: none.
inline const QString MapAddress = QStringLiteral("maps/address");

/// Whether what lies on a server is read to its end in the background; yes, unless it says no.
inline const QString ReadAllOfServers = QStringLiteral("network/readAll");

/// Folder with what games report of their own numbers; empty: that of the environment, or none.
inline const QString ReportsFolder = QStringLiteral("reports/folder");

/// Where cases are: the path of a file, or "service:NAME"; empty: a file of the program.
inline const QString CasePlace = QStringLiteral("cases/place");
/// The reviewer's name in a file of cases; empty: the user of the system.
inline const QString CaseReviewer = QStringLiteral("cases/reviewer");
/// Number of the case that was chosen last.
inline const QString LastCase = QStringLiteral("cases/last");
/// Folders of the library, in which recordings are also looked for by their content, as a list of
/// texts.
inline const QString RecordingFolders = QStringLiteral("recordings/folders");
/// Whether the library finds what one person whispered to another.
inline const QString LibraryWhispers = QStringLiteral("library/whispers");
/// Names that a person gave to worlds, by the id of each.
inline const QString WorldNames = QStringLiteral("library/worldNames");
/// Whether a process that can reach nothing reads recordings, for the library and whole ones for
/// the window; yes, unless it says no.
inline const QString LibraryConfined = QStringLiteral("library/confined");
/// Recordings that stay at hand, as a list of paths.
inline const QString PinnedFiles = QStringLiteral("library/pinned");

/// Whether the recordings that were open at the end are opened again at the next start; yes, unless
/// it says no.
inline const QString RestoreSession = QStringLiteral("session/restore");
/// File of the last crash report that was offered.
inline const QString SeenCrash = QStringLiteral("session/seenCrash");
/// Name that others see when one watches together with them; empty: that of the reviewer.
inline const QString TogetherName = QStringLiteral("together/name");

} // namespace tickscope::settings

namespace tickscope {

/// Stores settings that a person changes, and notifies all windows: a change takes effect at
/// once. Parts read a setting from QSettings when they are made. UI thread.
class SettingsNotifier : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] static SettingsNotifier &instance();

    /// What is stored under \a key. Unlike a QSettings that is made, it asks the disk for nothing,
    /// so what another process stores may be seen late. Any thread.
    [[nodiscard]] static QVariant value(const QString &key, const QVariant &otherwise = {});
    /// Stores \a value under \a key. One that is the same as before is no news.
    void store(const QString &key, const QVariant &value);
    /// Forgets what is stored under \a key: the program's own choice counts again.
    void reset(const QString &key);
    /// Calls \a changed whenever the setting \a key is another one, as long as \a context lives.
    void watch(const QString &key, QObject *context, std::function<void()> changed);

signals:
    void changed(const QString &key);

private:
    SettingsNotifier() = default;
};

} // namespace tickscope
