// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QToolTip>

#include "core/analysis/tape/input_tape.h"
#include "tests/cli/run_cli.h"
#include "tests/support/event_making.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "tests/ui/docks/dock_test.h"
#include "ui/docks/players_dock.h"
#include "ui/models/event_model.h"
#include "ui/models/event_text.h"
#include "ui/models/player_model.h"
#include "ui/tape/tape_rows.h"
#include "ui/texts/player_text.h"
#include "ui/timeline/hover/hover_card.h"
#include "ui/world/figures/label_painter.h"
#include "ui/world/hud/hud.h"
#include "ui/world/view/world_overlays.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

namespace {

/// Every run walks the same ticks; another number walks others.
constexpr quint32 Seed = 20'261'122;
constexpr int MostTicks = 16;
constexpr int LeastTicks = 4;
/// Seeking costs more in longer recordings; so many bytes are worth one tick less.
constexpr qint64 BytesATick = 2'000'000;
constexpr int LongestLabel = 32; // characters of a name in the picture

/// Bytes of \a field in \a words, read here and not by the program: four characters a word,
/// most significant first, for packed texts each xor 0x80.
/// Source: teeworlds-snapshot.md, section 6.
std::string ownText(const Field &field, std::span<const std::int32_t> words)
{
    std::string text;
    for (std::size_t i = 0; i < field.wordCount && field.firstWord + i < words.size(); ++i) {
        const auto word = static_cast<std::uint32_t>(words[field.firstWord + i]);
        for (const int shift : {24, 16, 8, 0}) {
            const auto byte = static_cast<std::uint8_t>(word >> shift & 0xFFU);
            text += static_cast<char>(field.encoding == Encoding::PackedText ? byte ^ 0x80U : byte);
        }
    }
    if (field.encoding == Encoding::PackedText && !text.empty())
        text.back() = '\0';
    return text.substr(0, text.find('\0'));
}

/// Names by client ID in \a state; those without one are left out.
std::map<int, QString> namesIn(const WorldState &state)
{
    std::map<int, QString> names;
    state.forEach([&](const ItemView &item) {
        const ItemType *type = state.schema()->find(item.key.type);
        const Field *field = type && type->idIsClient ? type->fieldWithRole(Role::Name) : nullptr;
        const QString name = field ? screenText(ownText(*field, item.words)) : QString();
        if (!name.isEmpty())
            names[static_cast<int>(item.key.id)] = name;
    });
    return names;
}

/// Whether \a line names both of some kill of \a model. Who is not in the state any more, or not
/// yet, may be called anything.
bool isOfAKill(const HudLine &line, const EventModel &model, const std::map<int, QString> &names)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        const EventRow event = *model.eventAt(row);
        if (event.kind().eventClass != EventClass::Kill)
            continue;
        const bool isOfTwo = event.otherClient != NoClient && event.client != event.otherClient;
        const auto killer = names.find(event.client);
        const auto victim = names.find(event.otherClient == NoClient ? event.client
                                                                     : event.otherClient);
        const bool namesKiller = isOfTwo ? killer == names.end() || line.name == killer->second
                                         : line.name.isEmpty();
        if (namesKiller
            && (victim == names.end() || line.text.startsWith(isolated(victim->second))))
            return true;
    }
    return false;
}

} // namespace

/// The name at (client, tick) is one and the same everywhere, and that of the recording.
class TestNamesAgree : public test::DockTest
{
    Q_OBJECT

private slots:
    void initTestCase() { registerAllFormats(m_registry); }
    void everybodyHasOneName_data();
    void everybodyHasOneName();

private:
    void goTo(Tick tick);
    void compareAt(WorldView &view, PlayersDock &players);
    void compareSelection(WorldView &view, PlayersDock &players, PlayerRef chosen);
    void compareLanes(const std::map<int, QString> &names);
    void compareEvents(const std::map<int, QString> &names);
    void compareCommandLine(const QString &path, Tick tick);
    void comparePrintedNames(const QString &path, Tick tick);
    [[nodiscard]] QString titleOf(int client, Tick tick, const QString &name) const;
};

void TestNamesAgree::everybodyHasOneName_data()
{
    QTest::addColumn<QString>("path");
    for (const char *folder : {"teeworlds", "teehistorian", "goldsrc", "hollowcube"}) {
        QDirIterator files(QDir(test::recordings()).filePath(QLatin1String(folder)),
                           {QStringLiteral("*.demo"), QStringLiteral("*.teehistorian"),
                            QStringLiteral("*.dem"), QStringLiteral("*.hcrp")},
                           QDir::Files);
        while (files.hasNext()) {
            const QFileInfo file(files.next());
            QTest::newRow(qPrintable(QLatin1String(folder) + u'/' + file.fileName()))
                << file.filePath();
        }
    }
}

void TestNamesAgree::everybodyHasOneName()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, path);
    begin();
    m_document->open(path);
    QTRY_VERIFY_WITH_TIMEOUT(m_document->phase() == OpenPhase::Ready
                                 || m_document->phase() == OpenPhase::Failed,
                             12 * test::Timeout);
    if (m_document->phase() == OpenPhase::Failed)
        QSKIP("nothing in it can be read");
    WorldView view(*m_active);
    PlayersDock players(*m_active);
    // They have tips of their own.
    view.overlays().setHudVisible(false);
    view.overlays().setMiniMapVisible(false);
    show(view);
    view.resize(1000, 700);
    show(players);
    QRandomGenerator random(Seed ^ static_cast<quint32>(QFileInfo(path).size()));
    const TickRange ticks = m_document->index()->ticks();
    const auto cost = static_cast<int>(QFileInfo(path).size() / BytesATick);
    for (int i = 0; i < std::max(LeastTicks, MostTicks - cost); ++i) {
        const auto offset = random.bounded(static_cast<quint64>(ticks.last - ticks.first) + 1);
        goTo(ticks.first + static_cast<std::int64_t>(offset));
        if (!m_document->frame()->at)
            continue;
        compareAt(view, players);
        if (QTest::currentTestFailed())
            return;
    }
    const auto &index = *m_document->index();
    // Somebody who spoke, somewhere: chosen there, looked at elsewhere.
    for (int i = 0; i < LeastTicks && index.eventCount() > 0; ++i) {
        const EventRow event = index.event(
            random.bounded(static_cast<quint64>(index.eventCount())));
        if (event.client == NoClient)
            continue;
        const auto offset = random.bounded(static_cast<quint64>(ticks.last - ticks.first) + 1);
        goTo(ticks.first + static_cast<std::int64_t>(offset));
        compareSelection(view, players, {event.client, event.tick});
        if (QTest::currentTestFailed())
            return;
    }
    if (QFileInfo(path).size() < BytesATick && m_document->frame()->at)
        compareCommandLine(path, m_document->frame()->at->tick);
    // Where somebody does something, the command line prints who.
    for (int i = 0; i < LeastTicks && index.eventCount() > 0; ++i) {
        goTo(index.event(random.bounded(static_cast<quint64>(index.eventCount()))).tick);
        if (QFileInfo(path).size() < BytesATick && m_document->frame()->at)
            comparePrintedNames(path, m_document->frame()->asked);
        if (QTest::currentTestFailed())
            return;
    }
    end();
}

void TestNamesAgree::goTo(Tick tick)
{
    m_document->playback().apply(TimeCommand::goToTick(tick));
    QTRY_VERIFY_WITH_TIMEOUT(m_document->frame() && m_document->frame()->asked == tick,
                             3 * test::Timeout);
}

/// What a list calls who has \a client at \a tick, whose recorded name is \a name.
QString TestNamesAgree::titleOf(int client, Tick tick, const QString &name) const
{
    const Player *known = m_document->index()->players().at(client, tick);
    return known ? titleAt(m_document->index()->players(), *known, tick).name : name;
}

void TestNamesAgree::compareAt(WorldView &view, PlayersDock &players)
{
    const Tick tick = m_document->frame()->at->tick;
    const auto names = namesIn(*m_document->frame()->at->recorded);
    for (const auto &[client, name] : names) {
        const QByteArray where = "client " + QByteArray::number(client) + " at "
                                 + QByteArray::number(static_cast<qint64>(tick.value));
        const QString title = titleOf(client, tick, name);
        QVERIFY2(nameAt(*m_document->index(), client, tick) == name,
                 where + ": " + nameAt(*m_document->index(), client, tick).toUtf8() + ", recorded "
                     + name.toUtf8());
        QCOMPARE(m_document->players().name(client, tick), name);
        QCOMPARE(m_document->players().title({client, tick}), title);
        if (const Player *known = m_document->index()->players().at(client, tick);
            known && known->isProxy)
            continue;
        const int row = players.model().rowOf({client, tick}, client);
        QVERIFY2(row >= 0, where);
        const QModelIndex inDock = players.model().index(row, PlayerModel::NameColumn);
        QCOMPARE(inDock.data().toString(), title);
        QVERIFY2(inDock.data(Qt::ToolTipRole).toString().contains(title.toHtmlEscaped()), where);
    }
    const std::map<int, int> numbers = view.playerNumbers();
    std::vector<ActorLook> looks;
    for (const Actor &actor : view.scene().actors)
        looks.push_back(lookOf(actor, view.camera(), view.size()));
    LabelSetting setting;
    setting.size = view.size();
    setting.font = nameFont(1);
    for (const NamePlate &plate : placeNames(view.scene(), looks, setting)) {
        const Actor &actor = view.scene().actors[plate.actor];
        const auto name = names.find(actor.client);
        if (name == names.end())
            continue;
        QCOMPARE(plate.text, name->second.left(LongestLabel));
        // The number tells apart whom the name does not.
        const Player *known = m_document->index()->players().at(actor.client, tick);
        const auto number = numbers.find(actor.client);
        const bool isShared = known && titleOf(actor.client, tick, name->second) != name->second;
        QCOMPARE(number != numbers.end(), isShared);
        QVERIFY(!isShared || number->second == known->id);
        const QPoint pixel = looks[plate.actor].pixel.toPoint();
        if (actorAt(view.scene(), pixel, view.camera(), view.size()) != &actor)
            continue; // another one stands over it
        QHelpEvent help(QEvent::ToolTip, pixel, view.mapToGlobal(pixel));
        QCoreApplication::sendEvent(&view, &help);
        const QString tip = titleOf(actor.client, tick, name->second).toHtmlEscaped();
        if (view.rect().contains(pixel))
            QVERIFY2(QToolTip::text().contains(tip), qPrintable(QToolTip::text()));
    }
    compareLanes(names);
    compareEvents(names);
}

void TestNamesAgree::compareLanes(const std::map<int, QString> &names)
{
    const Tick tick = m_document->frame()->at->tick;
    const auto tapes = readInputTapes(m_document->recording(), *m_document->index(), {tick, tick},
                                      1, {});
    if (!tapes)
        return; // damaged there
    for (const auto &lane : tapeLanes(*tapes, m_document->index()->players())) {
        for (const Stay &stay : lane->stays) {
            const auto name = names.find(stay.client);
            if (name != names.end() && stay.ticks.contains(tick))
                QCOMPARE(m_document->players().title(lane->who),
                         titleOf(stay.client, tick, name->second));
        }
    }
}

/// List, HUD and bubbles of the events of the frame's own tick.
void TestNamesAgree::compareEvents(const std::map<int, QString> &names)
{
    const Index &index = *m_document->index();
    const Tick tick = m_document->frame()->at->tick;
    EventModel model;
    std::vector<EventLine> lines;
    for (std::size_t row = index.rowAtOrAfter(tick); row < index.rowAtOrAfter(tick + 1); ++row)
        lines.push_back({static_cast<std::uint32_t>(row), 1});
    model.setLines(m_document->index(), std::make_shared<const EventLines>(lines));
    const HudContent hud = recentEvents(index, index.time().timeAt(tick)).hud;
    const auto bubbles = recentEvents(index, index.time().timeAt(tick)).bubbles;
    std::map<QString, QStringList> speakers; // by what they said
    for (int row = 0; row < model.rowCount(); ++row) {
        const EventRow event = *model.eventAt(row);
        const auto name = names.find(event.client);
        // Who leaves is not in the state any more; who comes in the tick may not be yet.
        if (name == names.end()
            || index.players().at(event.client, tick) != index.players().at(event.client, tick + 1))
            continue;
        const QString parties = model.index(row, EventModel::PlayerColumn).data().toString();
        QVERIFY2(parties.contains(name->second), qPrintable(parties));
        if (event.kind().id != event_kind::Chat)
            continue;
        const QString sentence = model.index(row, 0).data(EventModel::SentenceRole).toString();
        QVERIFY2(sentence.startsWith(isolated(parties)), qPrintable(sentence));
        const QString text = screenText(test::sentence(event));
        speakers[text] << name->second;
        for (const Bubble &bubble : bubbles)
            QVERIFY(bubble.client != event.client || bubble.text != text
                    || bubble.name == name->second);
    }
    for (const HudLine &line : hud.kills) {
        if (line.tick == tick)
            QVERIFY2(isOfAKill(line, model, names), qPrintable(line.name + u' ' + line.text));
    }
    // Several may say the same in one tick.
    for (const HudLine &line : hud.chat) {
        if (line.tick == tick && speakers.contains(line.text))
            QVERIFY2(speakers[line.text].contains(line.name), qPrintable(line.name));
    }
}

void TestNamesAgree::compareSelection(WorldView &view, PlayersDock &players, PlayerRef chosen)
{
    const PlayerTable &table = m_document->index()->players();
    const Player *person = table.of(chosen);
    if (!person || !m_document->frame()->at)
        return;
    m_document->selection().selectPlayer(chosen);
    m_document->selection().follow(chosen);
    const Tick tick = m_document->frame()->at->tick;
    const auto names = namesIn(*m_document->frame()->at->recorded);
    const auto client = m_document->players().clientInFrame(m_document->selection().player());

    QCOMPARE(client, m_document->players().clientInFrame(m_document->selection().followed()));
    QCOMPARE(client.has_value(), table.clientOf(chosen, tick).has_value());
    const int row = players.model().rowOf(chosen, client);
    QVERIFY(row >= 0);
    if (!client) {
        QVERIFY(view.stateText().contains(QStringLiteral("is not here"))
                || m_document->frame()->exactness == Exactness::Damaged);
        QVERIFY(!players.model().index(row, 0).data(PlayerModel::IsPresentRole).toBool());
        return;
    }
    QCOMPARE(table.at(*client, tick), person);
    if (const auto name = names.find(*client); name != names.end()) {
        QCOMPARE(screenText(person->nameAt(tick)), name->second);
        QCOMPARE(players.model().index(row, PlayerModel::NameColumn).data().toString(),
                 titleAt(table, *person, tick).name);
    }
    m_document->selection().selectPlayer({});
    m_document->selection().follow({});
}

/// The command line knows the same people, in a range by name.
void TestNamesAgree::compareCommandLine(const QString &path, Tick tick)
{
    const QString from = QString::number(tick.value);
    const auto run = test::runCli({QStringLiteral("track"), QStringLiteral("--json"),
                                   QStringLiteral("--from"), from, QStringLiteral("--to"), from,
                                   path});
    for (const QJsonObject &row : run.rows()) {
        const int client = row[QStringLiteral("client_id")].toInt(NoClient);
        const Player *known = m_document->index()->players().at(client, tick);
        const QJsonValue name = row[QStringLiteral("name")];
        QCOMPARE(name.isString(), known != nullptr);
        if (known)
            QCOMPARE(screenText(name.toString().toStdString()), screenText(known->nameAt(tick)));
    }
}

/// The command line calls people what the state of the tick calls them.
void TestNamesAgree::comparePrintedNames(const QString &path, Tick tick)
{
    const auto names = namesIn(*m_document->frame()->at->recorded);
    const QString from = QString::number(tick.value);
    const QString printed = test::runCli({QStringLiteral("events"), QStringLiteral("--from"), from,
                                          QStringLiteral("--to"), from, path})
                                .out;
    const Index &index = *m_document->index();
    for (std::size_t row = index.rowAtOrAfter(tick); row < index.rowAtOrAfter(tick + 1); ++row) {
        const EventRow event = index.event(row);
        const auto name = names.find(event.client);
        // As in the list: who leaves in the tick, or comes. Messages of the engine are hidden.
        if (name == names.end() || event.kind().rate == EventRate::Internal
            || m_document->frame()->at->tick != tick
            || index.players().at(event.client, tick) != index.players().at(event.client, tick + 1))
            continue;
        // It writes control characters and the like another way than the window.
        const bool isPlain = std::ranges::all_of(name->second, [](QChar sign) {
            return sign.isLetterOrNumber() || QStringLiteral(" ~#-_[]()").contains(sign);
        });
        const QString who = QStringLiteral("  %1 %2").arg(event.client).arg(name->second);
        const auto lines = printed.split(u'\n');
        QVERIFY2(!isPlain
                     || std::ranges::any_of(
                         lines,
                         [&](const QString &line) {
                             const auto place = line.indexOf(who);
                             const auto end = place + who.size();
                             return place >= 0 && line.contains(QString::fromUtf8(event.kind().id))
                                    && (end == line.size() || line.mid(end).startsWith(u' '));
                         }),
                 qPrintable(who + QStringLiteral(" in\n") + printed));
    }
}

TICKSCOPE_TEST(TestNamesAgree, QApplication)
#include "test_names_agree.moc"
