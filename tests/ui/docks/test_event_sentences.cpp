// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>
#include <QTest>
#include <QTranslator>

#include "core/analysis/event_lines.h"
#include "tests/support/test_program.h"
#include "tests/ui/docks/hand_made.h"
#include "ui/models/event_model.h"
#include "ui/texts/sentence_words.h"

using namespace tickscope;
using namespace tickscope::test;

/// What the window says of events.
class TestEventSentences : public QObject
{
    Q_OBJECT

private slots:
    void sentencesAreInTheLanguageOfTheWindow();
    void rebuiltEventsSaySo();
    void runOfAnHourAndMoreIsToldInHours_data();
    void runOfAnHourAndMoreIsToldInHours();
    void decimalsAreThoseOfTheLanguage();
    void messageWithoutASentenceHasTheWordOfItsKind();
};

void TestEventSentences::sentencesAreInTheLanguageOfTheWindow()
{
    class German : public QTranslator
    {
    public:
        [[nodiscard]] bool isEmpty() const override { return false; }
        [[nodiscard]] QString translate(const char *context, const char *english, const char *,
                                        int n) const override
        {
            if (QLatin1String(context) != QLatin1String("events"))
                return {};
            if (QLatin1String(english) == QLatin1String("{who} has {frags}"))
                return QStringLiteral("{frags} hat {who}");
            if (QLatin1String(english) == QLatin1String("%n frag(s)"))
                return n == 1 ? QStringLiteral("%n Abschuss") : QStringLiteral("%n Abschüsse");
            return {};
        }
    };
    const EventForm form{
        &sharedKind("score"),
        "test",
        {{.name = "who", .role = PartRole::Subject}, {.name = "frags", .phrase = "%n frag(s)"}},
        "{who} has {frags}"};
    Event one = chat(5, {}, 0);
    one.form = &form;
    one.values = EventValues().addText("Anna").add(std::int64_t{1});
    Event three = one;
    three.values = EventValues().addText("Anna").add(std::int64_t{3});
    Event lost = one;
    lost.values = EventValues().addText("Anna").add(std::int64_t{-2});
    const auto index = with(emptyIndex(), part({{0}, {9}}, {one, three, lost}), true);
    EventModel model;
    model.setLines(index, lines({{0, 1}, {1, 1}, {2, 1}}));
    const auto text = [&model](int row) {
        return model.index(row, EventModel::TextColumn).data().toString();
    };
    QCOMPARE(text(0), QStringLiteral("Anna has 1 frag"));
    QCOMPARE(text(1), QStringLiteral("Anna has 3 frags"));
    QCOMPARE(text(2), QStringLiteral("Anna has -2 frags"));

    German german;
    QCoreApplication::installTranslator(&german);

    QCOMPARE(text(0), QStringLiteral("1 Abschuss hat Anna"));
    QCOMPARE(text(1), QStringLiteral("3 Abschüsse hat Anna"));
    QCOMPARE(text(2), QStringLiteral("-2 Abschüsse hat Anna"));
    // What people see is what they look for.
    EventQuery filter = usualEvents();
    filter.text = "hat anna";
    EventSelection selection(filter, sentenceWords());
    QCOMPARE(selection.linesOf(index, {}).value().size(), std::size_t{3});
    QCoreApplication::removeTranslator(&german);
}

void TestEventSentences::rebuiltEventsSaySo()
{
    Event event = chat(5, "hooked");
    event.source = EventSource::Rebuilt;
    const auto index = with(emptyIndex(), part({{0}, {9}}, {event, chat(6, "said")}), true);
    EventModel model;
    model.setLines(index, lines({{0, 1}, {1, 1}}));

    QCOMPARE(model.index(0, EventModel::TextColumn).data().toString(),
             QStringLiteral("hooked (rebuilt)"));
    QCOMPARE(model.index(1, EventModel::TextColumn).data().toString(), QStringLiteral("said"));
}

void TestEventSentences::messageWithoutASentenceHasTheWordOfItsKind()
{
    static constexpr EventKind Own = protocolMessage("test:Sv_Own");
    const EventForm ready{&sharedKind("ready"), "Sv_ReadyToEnter"};
    const EventForm own{&Own, "Sv_Own"};
    Event one = chat(5, {}, 0);
    one.form = &ready;
    one.values.clear();
    Event other = one;
    other.form = &own;

    QCOMPARE(shownSentence(one), QStringLiteral("Ready"));
    // To engineers it is known by its name; so it is to programs.
    QCOMPARE(shownSentence(other), QStringLiteral("Sv_Own"));
    QCOMPARE(sentenceOf(one), std::string("Sv_ReadyToEnter"));
}

void TestEventSentences::runOfAnHourAndMoreIsToldInHours_data()
{
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<QString>("clock");
    QTest::addColumn<QString>("hundredths");

    QTest::newRow("a minute less") << qint64{3'599'999} << "59:59.999"
                                   << "59:59.99";
    QTest::newRow("an hour") << qint64{3'600'000} << "1:00:00.000"
                             << "1:00:00.00";
    QTest::newRow("more") << qint64{3'930'125} << "1:05:30.125"
                          << "1:05:30.12";
    QTest::newRow("a day and more") << qint64{90'061'001} << "25:01:01.001"
                                    << "25:01:01.00";
}

void TestEventSentences::runOfAnHourAndMoreIsToldInHours()
{
    QFETCH(qint64, milliseconds);
    QFETCH(QString, clock);
    QFETCH(QString, hundredths);
    // As replays of Hollow Cube tell a run, and as demos do.
    const EventForm form{&sharedKind("finish"),
                         "finish",
                         {EventPart{.name = "clock", .kind = PartKind::RunClock},
                          EventPart{.name = "time", .kind = PartKind::Milliseconds}},
                         "{0} | {1}"};
    EventValues values;
    values.add(milliseconds).add(milliseconds);

    const std::string told = sentenceOf(form, values.bytes());

    QCOMPARE(QString::fromStdString(told), clock + QStringLiteral(" | ") + hundredths);
}

/// As the times beside it are.
void TestEventSentences::decimalsAreThoseOfTheLanguage()
{
    const EventForm form{&sharedKind("finish"),
                         "finish",
                         {EventPart{.name = "who", .role = PartRole::Subject},
                          EventPart{.name = "time", .kind = PartKind::Centiseconds},
                          EventPart{.name = "more", .kind = PartKind::MillisecondsMore},
                          EventPart{.name = "hurt"}},
                         "{0} {1} {2} {3}"};
    Event event = chat(5, {}, 0);
    event.form = &form;
    event.values = EventValues().addText("v1.5").add(std::int64_t{38}).add(std::int64_t{250});
    event.values.addReal(2.5);

    QLocale::setDefault(QLocale(QLocale::German));
    const QString german = shownSentence(event);
    QLocale::setDefault(QLocale::c());

    QCOMPARE(german, QStringLiteral("v1.5 0,38 +0,25 2,5"));
    QCOMPARE(sentenceOf(event), std::string("v1.5 0.38 +0.25 2.5")); // for programs
}

TICKSCOPE_TEST(TestEventSentences, QApplication)
#include "test_event_sentences.moc"
