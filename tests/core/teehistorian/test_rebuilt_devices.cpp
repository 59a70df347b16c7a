// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sessions on maps full of rotating lasers, draggers and turrets, of telegun tiles, and with
// locked and saved teams, against server demos of the same sessions (tests/data/devices).

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include "core/analysis/finders/map_finder.h"
#include "core/formats/format_registry.h"
#include "core/timeline/walker.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

std::string devicesFolder()
{
    return qEnvironmentVariable("TICKSCOPE_SOURCES").toStdString() + "/tests/data/devices";
}

Shared<Recording> openRebuiltSession(const std::string &name)
{
    static const FormatRegistry registry = [] {
        FormatRegistry all;
        registerAllFormats(all);
        return all;
    }();
    const std::string path = devicesFolder() + "/" + name + ".teehistorian";
    const auto source = openFile(path);
    const auto recorded = source ? registry.open(*source, {}) : tl::unexpected(source.error());
    if (!recorded)
        return nullptr;
    const auto map = findMap(**recorded, path, {devicesFolder()}, {});
    return map ? (*recorded)->rebuiltWith(map->content) : nullptr;
}

std::optional<std::int64_t> characterNumber(const WorldState &state, std::int64_t client,
                                            const std::string &field)
{
    for (const char *type : {"Character", "DDNetCharacter"}) {
        const auto number = state.schema()->numberOf(type);
        const Field *found = number ? state.schema()->find(*number)->fieldNamed(field) : nullptr;
        const auto words = found ? state.find({*number, client}) : std::nullopt;
        if (!words)
            continue;
        const Value value = found->read(*words);
        const auto *integer = std::get_if<std::int64_t>(&value);
        if (integer)
            return *integer;
    }
    return {};
}

} // namespace

class TestRebuiltDevices : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void valuesAreThoseOfTheServersDemo_data();
    void valuesAreThoseOfTheServersDemo();

private:
    nlohmann::json m_facts;
};

void TestRebuiltDevices::initTestCase()
{
    QFile file(QString::fromStdString(devicesFolder() + "/rows.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_facts = nlohmann::json::parse(file.readAll().toStdString());
}

void TestRebuiltDevices::valuesAreThoseOfTheServersDemo_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"devices", "telegun", "team"})
        QTest::newRow(name) << name;
}

void TestRebuiltDevices::valuesAreThoseOfTheServersDemo()
{
    QFETCH(const QString, name);
    const Shared<Recording> recording = openRebuiltSession(name.toStdString());
    QVERIFY(recording);
    const auto outline = recording->outline({});
    QVERIFY(outline);
    const nlohmann::json &rows = m_facts["sessions"][name.toStdString()];
    QCOMPARE(rows.size(), std::size_t{220});
    Walker walker(recording, outline->seekPoints);
    for (const nlohmann::json &row : rows) {
        const Tick tick{row[0].get<std::int64_t>()};
        while (walker.decoder().tick() < tick) {
            const auto stepped = walker.step(nullptr, {});
            QVERIFY(stepped && *stepped == Step::Done);
        }
        QCOMPARE(walker.decoder().tick(), tick);
        const WorldState &state = walker.decoder().state();
        for (std::size_t i = 2; i < row.size(); ++i) {
            const std::string column = m_facts["columns"][i];
            const auto found = characterNumber(state, row[1], column);
            const std::int64_t wanted = row[i];
            if (found != wanted)
                QFAIL(qPrintable(QStringLiteral("%1 of client %2 at tick %3: %4, not %5")
                                     .arg(QString::fromStdString(column))
                                     .arg(row[1].get<int>())
                                     .arg(tick.value)
                                     .arg(found ? QString::number(*found) : "nothing")
                                     .arg(wanted)));
        }
    }
}

TICKSCOPE_TEST(TestRebuiltDevices, tickscope::test::NoApplication)
#include "test_rebuilt_devices.moc"
