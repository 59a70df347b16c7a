// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/game_art/game_pictures.h"

#include <algorithm>
#include <array>

#include "ui/world/game_art/sprite_sheet.h"
#include "ui/world/game_art/tee_parts.h"
#include "ui/world/game_art/tee_skin.h"

namespace tickscope {

QStringList picturesOf(const Scene &scene)
{
    // Other games have no skins, and no use for the pictures of this one.
    if (scene.sprites.empty() && std::ranges::none_of(scene.actors, hasSkin))
        return {};
    QStringList files;
    for (const Sheet sheet :
         {Sheet::Game, Sheet::Particles, Sheet::Emoticons, Sheet::Extras, Sheet::Hud})
        files.append(fileOf(sheet));
    files.append(arrowFile());
    files.append(skinFile("x_spec"));
    for (const Actor &actor : scene.actors) {
        files.append(partFiles(actor));
        files.append(clothesOf(actor).files);
    }
    files.removeDuplicates();
    return files;
}

bool isSeldomSeen(const QString &file)
{
    return std::ranges::any_of(
        std::array{Sheet::Particles, Sheet::Emoticons, Sheet::Extras, Sheet::Hud},
        [&file](Sheet sheet) { return file == fileOf(sheet); });
}

void loadPictures(const GameData &game, const QStringList &files)
{
    for (const QString &file : files)
        (void)game.image(file);
}

} // namespace tickscope
