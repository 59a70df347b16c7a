// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include <QRegularExpression>
#include <QTest>

#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "core/model/event/event_sentence.h"
#include "core/model/event/shared_event_kinds.h"
#include "tests/support/test_program.h"
#include "tests/support/translatable_texts.h"

Q_DECLARE_METATYPE(tickscope::PartTest)

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
    rest.remove(QRegularExpression(QStringLiteral("\\{[^}]*\\}")));
    return rest.contains(QRegularExpression(QStringLiteral("[A-Za-z]")));
}

/// What is wrong with a sentence for \a form; empty when all is right.
QString sentenceFault(const EventForm &form, const Sentence &sentence)
{
    QString rest = QString::fromUtf8(sentence.text);
    QStringList names;
    for (const PartTest &test : sentence.tests) {
        if (test.is != PartTest::Is::Anything)
            names << QString::fromUtf8(test.part.data(), qsizetype(test.part.size()));
    }
    const QRegularExpression named(QStringLiteral("\\{([^}]*)\\}"));
    for (auto found = named.globalMatch(rest); found.hasNext();)
        names << found.next().captured(1);
    for (const QString &name : names) {
        const bool isNumber = name.toULongLong() < form.parts.size() && !name.isEmpty()
                              && name[0].isDigit();
        if (!isNumber
            && std::ranges::find(form.parts, name.toStdString(), &EventPart::name)
                   == form.parts.end())
            return QStringLiteral("no part: ") + name;
    }
    rest.remove(named);
    return rest.contains(u'{') || rest.contains(u'}') ? QStringLiteral("a { without its }")
                                                      : QString();
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

    void sentencesHaveTheirValues();
    void testsOfParts_data();
    void testsOfParts();
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
        QVERIFY2(!form->sentences.all().empty() || !form->name.empty(), form->id().c_str());
        for (const Sentence &sentence : form->sentences.all()) {
            const QString fault = sentenceFault(*form, sentence);
            QVERIFY2(fault.isEmpty(), (form->id() + ": " + fault.toStdString()).c_str());
            // Who translates has values in braces and nothing else to know.
            QVERIFY2(std::string_view(sentence.text).find('[') == std::string_view::npos,
                     sentence.text);
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
        for (const Sentence &sentence : form->sentences.all()) {
            if (hasWords(QString::fromUtf8(sentence.text)))
                QVERIFY2(isFound("events", sentence.text), sentence.text);
        }
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

namespace {

/// number is 3, text is "x", missing is nothing, zero is 0, same is a difference of nothing.
EventForm formOf(Sentences sentences)
{
    return {&sharedKind("chat"),
            "test",
            {{.name = "number"},
             {.name = "text"},
             {.name = "missing"},
             {.name = "zero"},
             {.name = "same", .kind = PartKind::MillisecondsMore}},
            std::move(sentences)};
}

std::string saidBy(Sentences sentences)
{
    EventValues values;
    values.add(std::int64_t{3}).addText("x").addNothing().add(std::int64_t{0});
    values.add(std::int64_t{0});
    return sentenceOf(madeOf(formOf(std::move(sentences)), values));
}

} // namespace

void TestEventForms::sentencesHaveTheirValues()
{
    QCOMPARE(saidBy("a {number} b"), std::string("a 3 b"));
    QCOMPARE(saidBy("{0}{1}"), std::string("3x"));
    QCOMPARE(saidBy("a {missing}"), std::string("a "));
    QCOMPARE(saidBy("[{text}]? yes?"), std::string("[x]? yes?"));
    QCOMPARE(saidBy(""), std::string());
    QCOMPARE(saidBy({}), std::string("test"));
}

void TestEventForms::testsOfParts_data()
{
    QTest::addColumn<PartTest>("test");
    QTest::addColumn<bool>("passes");

    QTest::newRow("set") << isSet("number") << true;
    QTest::newRow("0 is not set") << isSet("zero") << false;
    QTest::newRow("nothing is not set") << isSet("missing") << false;
    QTest::newRow("unset") << isUnset("zero") << true;
    QTest::newRow("not unset") << isUnset("text") << false;
    QTest::newRow("0 has a text") << hasText("zero") << true;
    QTest::newRow("nothing has none") << hasText("missing") << false;
    QTest::newRow("no difference has none") << hasText("same") << false;
    QTest::newRow("number") << isNumber("number", 3) << true;
    QTest::newRow("another number") << isNumber("number", 4) << false;
    QTest::newRow("nothing is not 0") << isNumber("missing", 0) << false;
    QTest::newRow("below") << isBelow("number", 4) << true;
    QTest::newRow("not below") << isBelow("number", 3) << false;
    QTest::newRow("above") << isAbove("number", 2) << true;
    QTest::newRow("not above") << isAbove("number", 3) << false;
}

void TestEventForms::testsOfParts()
{
    QFETCH(PartTest, test);
    QFETCH(bool, passes);

    QCOMPARE(saidBy({{"yes", {test}}, {"no"}}), std::string(passes ? "yes" : "no"));
    QCOMPARE(saidBy({{"yes", {isSet("text"), test}}}), std::string(passes ? "yes" : ""));
}

void TestEventForms::faultsOfSentencesAreFound()
{
    const auto isFault = [](const Sentence &sentence) {
        return !sentenceFault(formOf({}), sentence).isEmpty();
    };

    QVERIFY(isFault({"{nobody}"}));
    QVERIFY(isFault({"x", {isSet("nobody")}}));
    QVERIFY(isFault({"{number"}));
    QVERIFY(isFault({"number}"}));
    QVERIFY(!isFault({"{number}", {isSet("text"), isUnset("zero")}}));
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
    // However many there are, others are appended to them whole, and they to others.
    EventValues before;
    for (int i = 0; i < 60; ++i, before.add(std::int64_t{i})) {
        EventValues both = before;
        both.addAll(values).addAll(before);
        QCOMPARE(std::string(both.bytes()), std::string(before.bytes())
                                                + std::string(values.bytes())
                                                + std::string(before.bytes()));
        both.clear();
        QVERIFY(both.bytes().empty());
    }
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
