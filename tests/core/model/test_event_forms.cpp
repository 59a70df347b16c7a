// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QRegularExpression>
#include <QTest>

#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "core/model/event/event_sentence.h"
#include "core/model/event/shared_event_kinds.h"
#include "tests/support/test_program.h"
#include "tests/support/translatable_texts.h"

using namespace tickscope;

namespace {

/// Forms of all formats, and of no format.
EventForms allForms()
{
    static FormatRegistry formats;
    if (formats.formats().empty())
        registerAllFormats(formats);
    EventForms all = sharedForms();
    for (const auto &format : formats.formats())
        all = joinedForms({all, format->eventForms()});
    return all;
}

std::vector<const EventKind *> allKinds()
{
    std::set<const EventKind *> kinds;
    for (const EventKind &kind : SharedEventKinds)
        kinds.insert(&kind);
    for (const EventForm *form : allForms())
        kinds.insert(form->kind);
    return {kinds.begin(), kinds.end()};
}

/// Whether there is a word in it, besides parts and signs.
bool hasWords(const QString &sentence)
{
    QString rest = sentence;
    rest.remove(QRegularExpression(QStringLiteral("\\{[^}]*\\}|\\[[^?\\[\\]{]*\\?")));
    return rest.contains(QRegularExpression(QStringLiteral("[A-Za-z]")));
}

Event madeOf(const EventForm &form, EventValues values)
{
    Event event;
    event.form = &form;
    event.values = std::move(values);
    return event;
}

} // namespace

/// What formats say of their events, and the sentences that are made of it.
class TestEventForms : public QObject
{
    Q_OBJECT

private slots:
    void everyKindHasALook();
    void wordsOfKindsAreTheirOwn();
    void protocolMessagesAreHiddenAtFirst();
    void formsCanBeNamed();
    void everySentenceIsWhole();
    void lupdateFindsEveryText();

    void conditionsOfSentences_data();
    void conditionsOfSentences();
    void faultsOfSentencesAreFound_data();
    void faultsOfSentencesAreFound();
    void numbersAgreeWithTheirNouns();
    void wordsAreThoseOfTheLanguage();
    void valuesComeBackAsTheyWereAdded();
    void brokenValuesEndTheList();
    void rebuiltWorldsHaveForms();
};

void TestEventForms::everyKindHasALook()
{
    for (const EventKind *kind : allKinds()) {
        const QByteArray id = QByteArray::fromStdString(std::string(kind->id));
        QVERIFY2(kind->sign > u' ', id);
        QVERIFY2(!kind->name().empty(), id);
        QVERIFY2((kind->title == nullptr) == (kind->single == nullptr), id);
        // Without words of its own only a name of the game's can be shown.
        QVERIFY2(kind->title || kind->id.find(':') != std::string_view::npos, id);
        // A class that no lane knows is in none of these.
        QVERIFY2(laneOf(kind->eventClass) <= EventLane::Other, id);
    }
}

void TestEventForms::wordsOfKindsAreTheirOwn()
{
    std::set<std::string_view> words;
    for (const EventKind *kind : allKinds())
        QVERIFY2(words.insert(kind->id).second, std::string(kind->id).c_str());
}

/// Cl_StartInfo, Sv_TuneParams: their names say nothing to people, and a join brings five.
void TestEventForms::protocolMessagesAreHiddenAtFirst()
{
    int count = 0;
    for (const EventKind *kind : allKinds()) {
        const bool isProtocol = kind->name().starts_with("Cl_") || kind->name().starts_with("Sv_");
        if (!isProtocol)
            continue;
        const QByteArray id = QByteArray::fromStdString(std::string(kind->id));
        QVERIFY2(kind->isHiddenAtFirst() == (kind->title == nullptr), id);
        // The command line has them without being asked.
        QVERIFY2(kind->rate != EventRate::Internal, id);
        ++count;
    }
    QVERIFY(count > 30);
}

void TestEventForms::formsCanBeNamed()
{
    FormatRegistry formats;
    registerAllFormats(formats);
    for (const auto &format : formats.formats()) {
        std::set<std::string> ids;
        for (const EventForm *form : format->eventForms())
            QVERIFY2(ids.insert(form->id()).second, form->id().c_str());
    }
}

void TestEventForms::everySentenceIsWhole()
{
    for (const EventForm *form : allForms()) {
        QVERIFY2(form->sentence || !form->name.empty(), form->id().c_str());
        if (form->sentence) {
            const std::string fault = sentenceFault(*form, form->sentence);
            QVERIFY2(fault.empty(), (form->id() + ": " + fault).c_str());
        }
    }
}

void TestEventForms::lupdateFindsEveryText()
{
    const auto found = test::translatableTexts();
    const auto isFound = [&found](const char *context, const char *text) {
        const auto known = found.find(QString::fromLatin1(context));
        return known != found.end() && known->second.contains(QString::fromUtf8(text));
    };

    for (const EventForm *form : allForms()) {
        if (form->sentence && hasWords(QString::fromUtf8(form->sentence)))
            QVERIFY2(isFound("events", form->sentence), form->sentence);
        for (const EventPart &part : form->parts) {
            if (part.phrase)
                QVERIFY2(isFound("events", part.phrase), part.phrase);
        }
    }
    for (const EventKind *kind : allKinds()) {
        if (kind->title) {
            QVERIFY2(isFound("kinds", kind->title), kind->title);
            QVERIFY2(isFound("kinds", kind->single), kind->single);
        }
        if (kind->shortWord)
            QVERIFY2(isFound("kinds", kind->shortWord), kind->shortWord);
    }
    for (const char *const word :
         {sentence_word::Server, sentence_word::Client, sentence_word::NoTime})
        QVERIFY2(isFound("events", word), word);
}

void TestEventForms::conditionsOfSentences_data()
{
    QTest::addColumn<QByteArray>("sentence");
    QTest::addColumn<QByteArray>("expected");

    // number is 3, text is "x", missing is nothing, zero is 0.
    QTest::newRow("plain") << QByteArray("a {number} b") << QByteArray("a 3 b");
    QTest::newRow("by place") << QByteArray("{0}{1}") << QByteArray("3x");
    QTest::newRow("group with a part") << QByteArray("a[ ({text})]") << QByteArray("a (x)");
    QTest::newRow("group without it") << QByteArray("a[ ({missing})]") << QByteArray("a");
    QTest::newRow("is set") << QByteArray("[number?yes][zero?no][missing?no]") << QByteArray("yes");
    QTest::newRow("is not set") << QByteArray("[!number?no][!zero?yes][!missing? too]")
                                << QByteArray("yes too");
    QTest::newRow("equals") << QByteArray("[number=3?yes][number=4?no][number!=3?no]")
                            << QByteArray("yes");
    QTest::newRow("compares") << QByteArray("[number>2?more][number<2?less]") << QByteArray("more");
    QTest::newRow("bits") << QByteArray("[number&2?two][number&4?four]") << QByteArray("two");
    QTest::newRow("nothing") << QByteArray("[missing=none?gone][zero=none?no][zero!=none? here]")
                             << QByteArray("gone here");
    QTest::newRow("nested") << QByteArray("[number?a[, {missing}][, {text}]]")
                            << QByteArray("a, x");
    QTest::newRow("a question of people") << QByteArray("[{text}? ]yes?") << QByteArray("x? yes?");
}

namespace {

EventForm formOf(const char *sentence)
{
    return {&sharedKind("chat"),
            "test",
            {{.name = "number"}, {.name = "text"}, {.name = "missing"}, {.name = "zero"}},
            sentence};
}

} // namespace

void TestEventForms::conditionsOfSentences()
{
    QFETCH(QByteArray, sentence);
    QFETCH(QByteArray, expected);
    const EventForm form = formOf(sentence.constData());

    QCOMPARE(sentenceFault(form, form.sentence), std::string());
    EventValues values;
    values.add(std::int64_t{3}).addText("x").addNothing().add(std::int64_t{0});
    QCOMPARE(sentenceOf(madeOf(form, values)), expected.toStdString());
}

void TestEventForms::faultsOfSentencesAreFound_data()
{
    QTest::addColumn<QByteArray>("sentence");

    QTest::newRow("no such part") << QByteArray("{nobody}");
    QTest::newRow("no such part in a condition") << QByteArray("[nobody?x]");
    QTest::newRow("part in a group that is left out") << QByteArray("[missing?{nobody}]");
    QTest::newRow("open part") << QByteArray("{number");
    QTest::newRow("open group") << QByteArray("[number?x");
    QTest::newRow("closed too often") << QByteArray("x]");
    QTest::newRow("no number") << QByteArray("[number=x?y]");
}

void TestEventForms::faultsOfSentencesAreFound()
{
    QFETCH(QByteArray, sentence);

    QVERIFY(!sentenceFault(formOf(""), sentence.toStdString()).empty());
}

void TestEventForms::numbersAgreeWithTheirNouns()
{
    const EventForm form{
        &sharedKind("score"), "test", {{.name = "frags", .phrase = "%n frag(s)"}}, "{frags}"};

    QCOMPARE(sentenceOf(madeOf(form, EventValues().add(std::int64_t{1}))), std::string("1 frag"));
    QCOMPARE(sentenceOf(madeOf(form, EventValues().add(std::int64_t{2}))), std::string("2 frags"));
    // A list has as many as it is long.
    EventValues members;
    members.add(std::int64_t{7}).add(std::int64_t{8}).add(std::int64_t{9});
    QCOMPARE(sentenceOf(madeOf(form, EventValues().addList(members))), std::string("3 frags"));
}

void TestEventForms::wordsAreThoseOfTheLanguage()
{
    class Backwards : public SentenceWords
    {
    public:
        [[nodiscard]] std::string translated(const char *english) const override
        {
            return std::string(english) == "{client} killed {other}" ? "{other} <- {client}"
                                                                     : "niemand";
        }
    };
    const EventForm form{
        &sharedKind("kill"),
        "test",
        {{.name = "client", .kind = PartKind::Name}, {.name = "other", .kind = PartKind::Name}},
        "{client} killed {other}"};
    EventValues values;
    values.addText("Anna").add(std::int64_t{-1});

    QCOMPARE(sentenceOf(madeOf(form, values)), std::string("Anna killed the server"));
    QCOMPARE(sentenceOf(madeOf(form, values), Backwards()), std::string("niemand <- Anna"));
}

void TestEventForms::valuesComeBackAsTheyWereAdded()
{
    EventValues values;
    std::vector<std::int64_t> numbers;
    for (unsigned bits = 0; bits < 64; ++bits) {
        numbers.push_back(static_cast<std::int64_t>(std::uint64_t{1} << bits));
        numbers.push_back(static_cast<std::int64_t>(0 - (std::uint64_t{1} << bits)));
        numbers.push_back(static_cast<std::int64_t>((std::uint64_t{1} << bits) - 1));
    }
    for (const std::int64_t number : numbers)
        values.add(number);
    values.addReal(-0.125).addText("").addText(std::string(300, '\xff')).addNothing();
    values.addList(EventValues().addText("in").add(std::int64_t{5}));

    const auto back = eventValues(values.bytes());

    QCOMPARE(back.size(), numbers.size() + 5);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        QCOMPARE(back[i].number, numbers[i]);
    const auto *rest = &back[numbers.size()];
    QCOMPARE(rest[0].real, -0.125);
    QCOMPARE(rest[1].type, EventValue::Type::Text);
    QVERIFY(rest[1].text.empty());
    QCOMPARE(rest[2].text.size(), std::size_t{300});
    QCOMPARE(rest[3].type, EventValue::Type::Nothing);
    QCOMPARE(rest[4].type, EventValue::Type::List);
    QCOMPARE(eventValues(rest[4].text).size(), std::size_t{2});
    // Codes and small numbers, which most events are made of, take a byte.
    QCOMPARE(EventValues().add(std::int64_t{15}).bytes().size(), std::size_t{1});
    QCOMPARE(EventValues().add(std::int64_t{-16}).bytes().size(), std::size_t{1});
}

void TestEventForms::brokenValuesEndTheList()
{
    EventValues values;
    values.add(std::int64_t{5'000'000}).addText("text").addReal(1.5);
    const std::string bytes(values.bytes());

    for (std::size_t size = 0; size < bytes.size(); ++size)
        QVERIFY(eventValues(std::string_view(bytes).substr(0, size)).size() < 3);
    QVERIFY(eventValues(std::string(20, '\xff')).size() <= 1);
}

void TestEventForms::rebuiltWorldsHaveForms()
{
    for (const char *word :
         {"hook", "unhook", "shot", "hit", "freeze", "unfreeze", "teleport", "start"})
        QVERIFY2(sharedForm(word), word);
    QVERIFY(!sharedForm("chat"));

    EventValues values;
    values.addNothing().addNothing().addText("Anna");
    QCOMPARE(sentenceOf(madeOf(*sharedForm("hook"), values)), std::string("Anna hooked"));
    values.addText("Bob");
    const Event hook = madeOf(*sharedForm("hook"), values);
    QCOMPARE(sentenceOf(hook), std::string("Anna hooked Bob"));
    // Where it was is told only where that is known.
    QVERIFY(fieldsOf(hook).empty());

    EventValues hit;
    hit.add(std::int64_t{3}).add(std::int64_t{2}).add(std::int64_t{64}).add(std::int64_t{96});
    hit.addText("Anna").add(std::int64_t{5});
    const Event hits = madeOf(*sharedForm("hit"), hit);
    QCOMPARE(sentenceOf(hits), std::string("Anna hit client 5 (grenade)"));
    const auto fields = fieldsOf(hits);
    QCOMPARE(fields.size(), std::size_t{4});
    QCOMPARE(fields.front().text, std::string("grenade"));
    QCOMPARE(partWith(PartRole::Weapon, *hits.form, hits.values.bytes())->value.number,
             std::int64_t{3});
}

TICKSCOPE_TEST(TestEventForms, QCoreApplication)
#include "test_event_forms.moc"
