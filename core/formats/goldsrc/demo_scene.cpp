// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/demo_scene.h"

#include <algorithm>

#include "core/formats/goldsrc/item_types.h"

namespace tickscope::goldsrc {

namespace {

/// Slot of the recording person; NoClient when there is none.
int recorderIn(const WorldState &state)
{
    const ItemKey world{item::World, 0};
    const ItemType *type = state.schema()->find(world.type);
    const auto words = state.find(world);
    const Field *isHltv = type ? type->fieldNamed("hltv") : nullptr;
    const Field *slot = type ? type->fieldNamed("playernum") : nullptr;
    if (!words || !isHltv || !slot || numberOf(isHltv->read(*words)) != 0)
        return NoClient;
    return static_cast<int>(numberOf(slot->read(*words)));
}

class DemoScene final : public SceneMaker
{
public:
    [[nodiscard]] Scene make(const Frame &frame, double position) const override
    {
        Scene scene = m_roles->make(frame, position);
        if (scene.actors.empty())
            return scene;
        const auto recorder = std::ranges::find(scene.actors, recorderIn(*frame.at->shown),
                                                &Actor::client);
        if (recorder != scene.actors.end() && recorder->client != NoClient) {
            recorder->isRecorder = true;
            scene.camera = recorder->position;
        }
        return scene;
    }

private:
    Shared<SceneMaker> m_roles = roleScene(VerticalAxis::Up);
};

} // namespace

Shared<SceneMaker> demoScene()
{
    return std::make_shared<const DemoScene>();
}

} // namespace tickscope::goldsrc
