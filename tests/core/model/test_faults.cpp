// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <limits>

#include "core/base/result.h"
#include "core/model/event/event_form.h"
#include "tests/support/test_program.h"
#include "tests/support/translatable_texts.h"

using namespace tickscope;

namespace {

/// A kind as the sources have it.
struct WrittenKind {
    QString name;
    QString sentence;
    bool isMarked = false;
    bool isCounted = false; ///< Marked as one with a number.
};

QString joinedLiterals(const QString &literals)
{
    static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    QString text;
    for (auto found = literal.globalMatch(literals); found.hasNext();)
        text += found.next().captured(1);
    return text.replace(QLatin1String("\\\""), QLatin1String("\""));
}

/// What is matched by \a pattern in the sources of \a folder.
std::vector<QRegularExpressionMatch> matchesIn(const char *folder, const QString &pattern)
{
    const QRegularExpression expression(pattern);
    std::vector<QRegularExpressionMatch> matches;
    QDirIterator files(qEnvironmentVariable("TICKSCOPE_SOURCES") + u'/'
                           + QString::fromLatin1(folder),
                       {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (auto found = expression.globalMatch(QString::fromUtf8(file.readAll()));
             found.hasNext();)
            matches.push_back(found.next());
    }
    return matches;
}

/// With a name, or where it happens: a name is empty there.
std::vector<WrittenKind> writtenKinds()
{
    const auto pattern = QStringLiteral(
        "(?:\\bFaultKind\\s+(\\w+)\\s*\\{"
        "|(?:\\bFaultKind\\s+(\\w+)\\s*=\\s*)?\\b(Fault::tr(N)?)\\()"
        "\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)[)}]");
    std::vector<WrittenKind> kinds;
    for (const char *folder : {"app", "core", "ui"}) {
        for (const auto &match : matchesIn(folder, pattern))
            kinds.push_back({match.captured(1) + match.captured(2),
                             joinedLiterals(match.captured(5)), !match.captured(3).isEmpty(),
                             !match.captured(4).isEmpty()});
    }
    return kinds;
}

constexpr FaultKind Plain{"the file is broken"};
constexpr FaultKind Placed{"%2 of %1"};
constexpr FaultKind Counted{"%1; %n tick(s) lost"};

} // namespace

/// What can be wrong, and the sentences that are made of it.
class TestFaults : public QObject
{
    Q_OBJECT

private slots:
    void lupdateFindsEverySentence();
    void namesAreTheirOwn();
    void coreHasNoSentencesBesides();

    void valuesStandWhereTheSentenceHasThem_data();
    void valuesStandWhereTheSentenceHasThem();
    void numbersAgreeWithTheirNouns();
    void damageKindOfsAreTranslatedToo();
    void translationsMayBeWrong();
    void faultsAreTheSameWithTheSameValues();
    void packedFaultSaysTheSame();
    void packedNonsenseSaysNothing();
};

void TestFaults::lupdateFindsEverySentence()
{
    const auto found = test::translatableTexts();
    QVERIFY(found.contains(QStringLiteral("faults")));
    const auto &sentences = found.at(QStringLiteral("faults"));
    const auto kinds = writtenKinds();
    // As many as there are, of whatever form.
    const auto every = QStringLiteral("\\bconstexpr FaultKind\\s+\\w+\\s*\\{|\\bFault::trN?\\(");
    QCOMPARE(kinds.size(), matchesIn("app", every).size() + matchesIn("core", every).size()
                               + matchesIn("ui", every).size());
    QVERIFY(kinds.size() > 200);

    for (const WrittenKind &kind : kinds) {
        QString words = kind.sentence;
        words.remove(QRegularExpression(QStringLiteral("%\\d")));
        if (!words.contains(QRegularExpression(QStringLiteral("[A-Za-z]"))))
            continue;
        QVERIFY2(kind.isMarked, qPrintable(kind.sentence));
        QVERIFY2(sentences.contains(kind.sentence), qPrintable(kind.sentence));
        QVERIFY2(kind.isCounted == kind.sentence.contains(QLatin1String("%n")),
                 qPrintable(kind.sentence));
    }
}

/// One namespace has them all, so that two of one name would silently become one.
void TestFaults::namesAreTheirOwn()
{
    std::set<QString> names;
    for (const WrittenKind &kind : writtenKinds()) {
        if (!kind.name.isEmpty())
            QVERIFY2(names.insert(kind.name).second, qPrintable(kind.name));
    }
}

void TestFaults::coreHasNoSentencesBesides()
{
    for (const char *folder : {"core", "ui"}) {
        const auto matches = matchesIn(folder, QStringLiteral("faults::Words\\s*,\\s*\"[^\"]*\""));
        QVERIFY2(matches.empty(), matches.empty() ? "" : qPrintable(matches.front().captured()));
    }
}

void TestFaults::valuesStandWhereTheSentenceHasThem_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");

    const auto row = [](const char *name, const Fault &fault, const char *expected) {
        QTest::newRow(name) << faultText(fault) << std::string(expected);
    };
    row("nothing", {}, "");
    row("no values", Plain, "the file is broken");
    row("in another order", {Placed, "a.demo", 7}, "7 of a.demo");
    row("negative", {Placed, "a.demo", -7}, "-7 of a.demo");
    row("real", {Placed, "a.demo", 1.5}, "1.500 of a.demo");
    row("fault", {Placed, "a.demo", Plain}, "the file is broken of a.demo");
    row("text like a value", {Placed, "%2", "%1"}, "%1 of %2");
    row("too few", {Placed, "a.demo"}, "%2 of a.demo");
}

void TestFaults::valuesStandWhereTheSentenceHasThem()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);

    QCOMPARE(text, expected);
}

void TestFaults::numbersAgreeWithTheirNouns()
{
    QCOMPARE(faultText({Counted, Plain, 1}), std::string("the file is broken; 1 tick lost"));
    QCOMPARE(faultText({Counted, Plain, 12}), std::string("the file is broken; 12 ticks lost"));
}

namespace {

/// Finds a translation for all sentences.
class OneTranslation : public SentenceWords
{
public:
    explicit OneTranslation(std::string text)
        : m_text(std::move(text))
    {
    }
    [[nodiscard]] std::string translated(const char *) const override { return m_text; }

private:
    std::string m_text;
};

} // namespace

void TestFaults::damageKindOfsAreTranslatedToo()
{
    QCOMPARE(faultText({Counted, Plain, 2}, OneTranslation("kaputt")),
             std::string("kaputt; 2 ticks lost"));
}

void TestFaults::translationsMayBeWrong()
{
    const Fault fault{Placed, "a.demo", 7};

    for (const char *wrong : {"%", "%%", "%0", "%3", "%n", "%-1", "{0}"})
        QCOMPARE(faultText(fault, OneTranslation(wrong)), std::string(wrong));
}

void TestFaults::faultsAreTheSameWithTheSameValues()
{
    const double noNumber = std::numeric_limits<double>::quiet_NaN();

    QVERIFY(Fault(Plain).is(Plain));
    QVERIFY(!Fault(Plain).is(Placed));
    QCOMPARE(Fault(Placed, "a", 1), Fault(Placed, "a", 1));
    QVERIFY(Fault(Placed, "a", 1) != Fault(Placed, "a", 2));
    QVERIFY(Fault(Placed, "a", 1) != Fault(Counted, "a", 1));
    QVERIFY(Fault(Placed, Fault(Plain), 1) != Fault(Placed, Fault(Counted), 1));
    QCOMPARE(Fault(Placed, "a", noNumber), Fault(Placed, "a", noNumber));
}

/// Faults of events: a written table has no kinds, only values.
void TestFaults::packedFaultSaysTheSame()
{
    const auto packed = [](const Fault &fault) {
        EventValues values;
        addFault(values, fault);
        return packedFaultText(eventValues(values.bytes()).at(0));
    };

    QCOMPARE(packed(Plain), std::string("the file is broken"));
    QCOMPARE(packed({Placed, "map", 7}), std::string("7 of map"));
    QCOMPARE(packed({Counted, Fault(Placed, "map", "piece"), 1}),
             std::string("piece of map; 1 tick lost"));
    QCOMPARE(packed({Counted, Fault(Plain), 3}), std::string("the file is broken; 3 ticks lost"));
    EventValues nothing;
    addFault(nothing, Fault());
    QCOMPARE(eventValues(nothing.bytes()).at(0).type, EventValue::Type::Nothing);
}

void TestFaults::packedNonsenseSaysNothing()
{
    QCOMPARE(packedFaultText({}), std::string());
    EventValues numbers;
    numbers.addList(EventValues().add(std::int64_t{3}));
    QCOMPARE(packedFaultText(eventValues(numbers.bytes()).at(0)), std::string());
    // Lists within lists without end.
    EventValues deep;
    deep.addText("%1");
    for (int i = 0; i < 100; ++i) {
        EventValues outer;
        outer.addText("%1");
        outer.addList(deep);
        deep = outer;
    }
    EventValues value;
    value.addList(deep);
    QCOMPARE(packedFaultText(eventValues(value.bytes()).at(0)), std::string());
}

TICKSCOPE_TEST(TestFaults, QCoreApplication)
#include "test_faults.moc"
