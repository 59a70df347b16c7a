// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/picture_texts.h"

#include <algorithm>

#include "ui/world/hud/hud_painter.h"
#include "ui/world/scene_renderer.h"

namespace tickscope {

bool hasSeveralTeams(const Scene &scene)
{
    return std::ranges::any_of(scene.actors, [&scene](const Actor &actor) {
        return actor.team != scene.actors.front().team;
    });
}

/// Whether some of a figure of that reach is in the picture.
static bool isInPicture(const ActorLook &look, QSize size)
{
    const double reach = bodyPixels(look) * 2;
    return QRectF(QPointF(0, 0), QSizeF(size))
        .adjusted(-reach, -reach, reach, reach)
        .contains(look.pixel);
}

PictureTexts layOutTexts(const Scene &scene, const std::vector<ActorLook> &looks,
                         const RenderOptions &options, bool isGameLike)
{
    PictureTexts texts;
    texts.fixed = options.taken;
    if (options.hud) {
        const auto plates = layOutHud(options.hudContent, options.size).plates();
        texts.fixed.insert(texts.fixed.end(), plates.begin(), plates.end());
    }
    const double scale = options.camera.pixelsPerUnit();
    texts.setting = {options.size,
                     isGameLike ? gameNameFont(scale) : nameFont(scale),
                     options.selectedClient,
                     hasSeveralTeams(scene),
                     isGameLike,
                     isGameLike && !options.hud,
                     texts.fixed,
                     options.playerNumbers};
    if (options.names)
        texts.names = placeNames(scene, looks, texts.setting);
    if (!options.hud)
        return texts;
    std::vector<QRectF> taken = texts.fixed;
    for (const NamePlate &name : texts.names)
        taken.push_back(name.place);
    // What one says stands over no other one.
    for (const ActorLook &look : looks) {
        const double body = bodyPixels(look);
        taken.emplace_back(look.pixel - QPointF(body, body), QSizeF(body, body) * 2);
    }
    for (std::size_t i = 0; i < scene.actors.size(); ++i) {
        for (const Bubble &bubble : options.bubbles) {
            if (bubble.emoticon >= 0 || bubble.client != scene.actors[i].client
                || !isInPicture(looks[i], options.size))
                continue;
            if (auto speech = placeSpeech(bubble, looks[i], options.size, taken)) {
                taken.push_back(speech->plate);
                texts.speeches.push_back(*std::move(speech));
            }
        }
    }
    return texts;
}

} // namespace tickscope
