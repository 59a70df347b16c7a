// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <QMetaType>

/// GoldSrc demos made in memory, written from the sheet and not from our readers.
/// Source: goldsrc-demo.md.
namespace tickscope::test {

using GoldsrcVector = std::array<float, 3>;

/// What a network frame says besides its messages, as far as tests look at it.
struct GoldsrcView {
    GoldsrcVector viewOrigin{};
    GoldsrcVector viewAngles{};
    GoldsrcVector velocity{};
    GoldsrcVector playerOrigin{};
    std::int32_t health = 100;
    std::int32_t intermission = 0;
    std::int32_t spectator = 0;
    std::uint16_t buttons = 0;
    float gravity = 800;
    std::string skyName = "desert";
};

/// Time and number of a frame.
struct GoldsrcMoment {
    float time = 0;
    std::int32_t number = 0;
};

struct GoldsrcDemoForm {
    std::uint32_t demoProtocol = 5;
    std::uint32_t networkProtocol = 48;
    std::string map = "dm_room";
    std::string game = "valve";
    std::uint32_t checksum = 0;
};

/// Of each network version that demos have.
inline const GoldsrcDemoForm Form48{};
inline const GoldsrcDemoForm Form35{4, 35, "boot_camp", "valve", 7};
inline const GoldsrcDemoForm Form40{4, 40, "subtransit", "tfc", 7};
inline const GoldsrcDemoForm Form43{5, 43, "dm_room", "valve", 7};

/// Writes a demo frame by frame.
class GoldsrcDemoWriter
{
public:
    explicit GoldsrcDemoWriter(GoldsrcDemoForm form = {});

    /// The frames that follow are a segment of that type: 0 LOADING, 1 Playback.
    void beginSegment(std::int32_t type);

    /// \param type  0 while loading, 1 while playing.
    void message(std::uint8_t type, GoldsrcMoment moment, std::span<const std::byte> messages,
                 std::int32_t sequence = 0, const std::optional<GoldsrcView> &view = {});
    void demoStart(GoldsrcMoment moment = {});
    void endMark(GoldsrcMoment moment = {});
    void command(GoldsrcMoment moment, std::string_view text);
    /// Demo protocol 5: origin, angles, weapon bits, fov; protocol 4 has more, left 0.
    void clientData(GoldsrcMoment moment, GoldsrcVector origin, GoldsrcVector angles,
                    std::uint32_t weaponBits, float fov);
    void clientEvent(GoldsrcMoment moment, std::int32_t index);
    void weaponAnimation(GoldsrcMoment moment, std::int32_t sequence, std::int32_t body);
    void sound(GoldsrcMoment moment, std::string_view name);
    void buffer(GoldsrcMoment moment, std::span<const std::byte> bytes);
    /// Demo protocol 4 only.
    void sequenceInfo(GoldsrcMoment moment, std::int32_t sequence);
    void frameComplete(GoldsrcMoment moment);
    /// Any bytes: for damage.
    void raw(std::span<const std::byte> bytes);

    [[nodiscard]] std::size_t size() const { return m_file.size(); }
    /// The file with its directory. \param offset  what the header says instead of the truth.
    [[nodiscard]] std::vector<std::byte> finished(std::optional<std::uint32_t> offset = {}) const;
    /// The file as a crash leaves it.
    [[nodiscard]] std::vector<std::byte> crashed() const { return m_file; }

private:
    struct Entry {
        std::int32_t type = 0;
        std::uint32_t offset = 0;
        float duration = 0;
        std::int32_t frameCount = 0;
    };
    void header(std::uint8_t type, GoldsrcMoment moment);
    void u16(std::uint16_t value);
    void u32(std::uint32_t value);
    void i32(std::int32_t value) { u32(static_cast<std::uint32_t>(value)); }
    void f32(float value);
    void vector(const GoldsrcVector &value);
    void text(std::string_view text, std::size_t size);
    void zeros(std::size_t count) { m_file.resize(m_file.size() + count); }
    void demoInfo(const GoldsrcView &view);
    void put(std::size_t place, std::uint32_t value);

    GoldsrcDemoForm m_form;
    std::vector<std::byte> m_file;
    std::vector<Entry> m_entries;
};

/// What a tiny demo shall be.
struct TinyGoldsrcDemo {
    GoldsrcDemoForm form;
    int tickCount = 60;        ///< A twentieth of a second each, from 0 on.
    GoldsrcView recorder = {}; ///< What of it does not move: health and the like.
    bool isAtOrigin = false;   ///< The recorder, while the camera moves.
};

/// A demo of two players in memory. The recorder ("Gordon", slot 0) walks from
/// (100, 50, 36) along x, one unit a tick, and holds "forward"; "Barney" (slot 1) walks
/// along y. In tick 4 Barney says "hi", in tick 8 Gordon kills Barney with the "9mmAR",
/// in tick 12 the recorder types "slot2". Messages of demo protocol 4 are opaque.
[[nodiscard]] std::vector<std::byte> makeTinyGoldsrcDemo(const TinyGoldsrcDemo &demo = {});

/// A demo with all that holds until it is said anew: an entity whose time is long past, and that
/// comes back after it had gone, light styles, persons, scores, views and pings.
[[nodiscard]] std::vector<std::byte> makeEventfulGoldsrcDemo();

/// What every password is called in that demo.
inline constexpr const char *GoldsrcSecret = "open-sesame";
/// A demo in which the recorder types passwords in all ways, one in each tick, the server orders
/// one to be typed, and Barney has two in his settings.
[[nodiscard]] std::vector<std::byte> makeGoldsrcDemoOfSecrets();

} // namespace tickscope::test

Q_DECLARE_METATYPE(tickscope::test::GoldsrcDemoForm)
