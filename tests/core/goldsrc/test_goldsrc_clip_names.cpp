// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/formats/goldsrc/messages/clip_filter.h"
#include "core/model/pseudonyms.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::goldsrc;
using namespace std::string_view_literals;

/// Names that only lines mention are hidden in clips without names.
class TestGoldsrcClipNames : public QObject
{
    Q_OBJECT

private slots:
    void linesNamePeople_data();
    void linesNamePeople();
};

void TestGoldsrcClipNames::linesNamePeople_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QByteArray>("payload");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("masked");

    const auto row = [](const char *message, std::string_view payload, const char *text,
                        const char *masked) {
        QTest::addRow("%s: %s", message, text)
            << QString::fromLatin1(message)
            << QByteArray(payload.data(), static_cast<int>(payload.size()))
            << QString::fromLatin1(text) << QString::fromLatin1(masked);
    };
    row("SayText", "\1\2Zqold: hi\n\0"sv, "Zqold said hi", "Player 1 said hi");
    row("SayText", "\1\2(TEAM) Zqold: hi\n\0"sv, "Zqold", "Player 1");
    row("SayText", "\0\2Note: hi\n\0"sv, "Note", "Note"); // nobody speaks
    row("TextMsg", "\1Zqone was kicked by Zqtwo\0"sv, "Zqone, Zqtwo", "Player 1, Player 2");
    row("TextMsg", "\1Round over\0"sv, "Round over", "Round over");
}

void TestGoldsrcClipNames::linesNamePeople()
{
    QFETCH(const QString, message);
    QFETCH(const QByteArray, payload);
    QFETCH(const QString, text);
    QFETCH(const QString, masked);
    const std::string_view bytes(payload.constData(), static_cast<std::size_t>(payload.size()));
    const std::vector<MessageValue> values{
        {.name = "player", .value = std::int64_t{bytes.front()}},
        {.name = "text", .value = bytes.substr(1, bytes.size() - 2)}};
    ServerMessage read;
    read.name = message == QStringLiteral("SayText") ? "SayText"sv : "TextMsg"sv;
    read.values = values;
    Pseudonyms known;

    QVERIFY(addNames(read, known));

    known.settle();
    QCOMPARE(QString::fromStdString(known.masked(text.toStdString())), masked);
}

TICKSCOPE_TEST(TestGoldsrcClipNames, QCoreApplication)
#include "test_goldsrc_clip_names.moc"
