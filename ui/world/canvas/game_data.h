// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include <QByteArray>
#include <QImage>
#include <QMutex>
#include <QStringList>

namespace tickscope {

/// Pictures of an installed game, by the names that its data folder has:
/// "game.png", "skins/default.png", "mapres/grass_main.png".
///
/// Pictures are read when they are first asked for, so ask on a thread that may wait
/// for the disk, or ask again later: see image() and imageIfLoaded(). Any thread.
class GameData
{
public:
    /// \param folders  data folders, the first one that has a picture gives it.
    /// \param cache    folder for pictures as they are drawn, which are there sooner the next time;
    ///                 empty for none.
    explicit GameData(const QStringList &folders, std::string cache = {});

    /// The data of games that are installed where their packages put them; \a own, a
    /// folder that the user named, comes before them. Never null.
    [[nodiscard]] static std::shared_ptr<const GameData> installed(const QString &own = {},
                                                                   std::string cache = {});
    /// The pictures in the folder "mapres" of installed games, and no others. Their files are read
    /// now and unpacked by image(), which needs no disk. Never null.
    [[nodiscard]] static std::shared_ptr<const GameData> heldForMaps();
    /// In the user's cache folder; empty without one.
    [[nodiscard]] static std::string usualCache();

    /// Whether any folder is there at all.
    [[nodiscard]] bool isEmpty() const { return m_folders.isEmpty(); }

    /// The picture \a name in Format_ARGB32_Premultiplied; null when no folder has it, when
    /// it is no picture or larger than MostPixels. Reads the disk at the first call for a name.
    ///
    /// \param name  a relative path without "..": names come from recordings. Others give null.
    [[nodiscard]] QImage image(const QString &name) const { return picture(name, nullptr).image; }

    /// With what is made of it, kept beside it.
    struct Picture {
        QImage image;
        QImage copies; ///< Null where none were wanted; half as wide.
    };
    using MakeCopies = QImage (*)(const QImage &image);
    /// The same as image().
    /// \param makeCopies  what is wanted of it; null for nothing.
    [[nodiscard]] Picture picture(const QString &name, MakeCopies makeCopies) const;

    /// What image() gave before; null when it was not asked for yet. Never waits.
    [[nodiscard]] QImage imageIfLoaded(const QString &name) const;

    /// The largest picture of the games has 2048 x 2048.
    static constexpr qsizetype MostPixels = qsizetype(8192) * 8192;

private:
    [[nodiscard]] Picture read(const QString &name, MakeCopies makeCopies) const;

    QStringList m_folders;
    std::string m_cache;
    mutable QMutex m_mutex;
    std::optional<std::map<QString, QByteArray>> m_held; ///< Of heldForMaps(): packed.
    mutable std::map<QString, Picture> m_pictures;       ///< Null ones too: they are not there.
};

} // namespace tickscope
