// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/demo_writer.h"
#include "tests/ui/docks/dock_test.h"
#include "ui/docks/input_tape_dock.h"
#include "ui/tape/tape_store.h"
#include "ui/tape/tape_view.h"
#include "ui/timeline/view/timeline_panel.h"
#include "ui/timeline/view/timeline_view.h"

/// What the tests of the input tape share.
namespace tickscope::test {

inline constexpr std::int64_t FirstTick = 1000;
inline constexpr std::int64_t LastTick = 2400;
inline constexpr std::int64_t HookFrom = 1100;
inline constexpr std::int64_t HookTicks = 34;
inline constexpr int Players = 12;

/// Twelve characters: client 3 holds the hook for 34 ticks, client 5 taps to the left in
/// every other tick of a stretch, all change the weapon in tick 1500.
inline std::vector<std::byte> demoWithInputs()
{
    teeworlds::DemoHeader header;
    header.version = 6;
    header.netVersion = "0.6 626fce9a778df4d4";
    header.mapName = "none";
    header.type = "server";
    teeworlds::DemoWriter writer(header);
    for (std::int64_t tick = FirstTick; tick <= LastTick; ++tick) {
        teeworlds::SnapshotItems items;
        items.push_back({{6, 0}, {0, 0, FirstTick, 0, 0, 0, 1, 1}});
        for (std::int32_t client = 0; client < Players; ++client) {
            const bool hooks = client == 3 && tick >= HookFrom && tick < HookFrom + HookTicks;
            const bool taps = client == 5 && tick >= 1200 && tick < 1300 && tick % 2 == 0;
            const std::int32_t weapon = tick < 1500 ? 0 : 3;
            items.push_back({{9, client}, {0,
                                           100 + client,
                                           200,
                                           0,
                                           0,
                                           0,
                                           taps ? -1 : 0,
                                           0,
                                           -1,
                                           hooks ? 5 : 0,
                                           0,
                                           0,
                                           0,
                                           0,
                                           0,
                                           1,
                                           10,
                                           0,
                                           10,
                                           weapon,
                                           0,
                                           0}});
            items.push_back({{10, client}, {0, client, 0, 0, 20}});
        }
        writer.beginTick({tick});
        writer.snapshot(std::move(items));
    }
    return writer.finish().value_or(std::vector<std::byte>{});
}

/// The input tape beside a timeline of the same document.
class TapeTest : public DockTest
{
protected:
    [[nodiscard]] TapeView &view() { return m_dock->view(); }
    [[nodiscard]] QWidget *hand() { return view().viewport(); }

    void prepareInputs()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
        registerAllFormats(m_registry);
        const auto bytes = demoWithInputs();
        m_path = m_folder.filePath(QStringLiteral("inputs.demo"));
        QVERIFY(teeworlds::writeFile(m_path.toStdString(), bytes));
    }

    void beginTape()
    {
        begin();
        m_timeline = std::make_unique<TimelinePanel>(*m_active);
        m_timeline->resize(1000, 200);
        m_timeline->show();
        m_dock = std::make_unique<InputTapeDock>(*m_active);
        m_dock->resize(1000, 300);
        m_dock->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_dock.get()));
        m_document->open(m_path);
        QTRY_COMPARE_WITH_TIMEOUT(m_document->phase(), OpenPhase::Ready, Timeout);
        waitUntilRead();
    }

    void endTape()
    {
        view().setChoice({});
        m_dock.reset();
        m_timeline.reset();
        m_active.reset();
        m_document.reset();
    }

    void waitUntilRead()
    {
        const auto isRead = [this] {
            const TapePieces pieces = view().piecesInView();
            return std::ranges::find(pieces, nullptr) == pieces.end();
        };
        QTRY_VERIFY_WITH_TIMEOUT(isRead(), Timeout);
    }

    [[nodiscard]] const TapeRow *row(int client, std::string_view input)
    {
        const auto &rows = view().rows().rows;
        const auto found = std::ranges::find_if(rows, [&](const TapeRow &row) {
            return row.lane->who.client == client && row.input == input;
        });
        return found == rows.end() ? nullptr : &*found;
    }

    [[nodiscard]] QPoint at(Tick tick, const TapeRow &row)
    {
        const double x = view().xAt(m_document->playback().time().time().timeAt(tick));
        return {qRound(x + 0.5), qRound(view().yAt(row))};
    }

    void wheel(QPoint position, int notches, Qt::KeyboardModifiers modifiers = {})
    {
        QWheelEvent event(position, hand()->mapToGlobal(position), {}, {0, notches * 120},
                          Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(hand(), &event);
    }

    std::unique_ptr<TimelinePanel> m_timeline;
    std::unique_ptr<InputTapeDock> m_dock;
};

} // namespace tickscope::test
