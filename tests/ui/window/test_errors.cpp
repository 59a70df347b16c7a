// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people are told when something went wrong.

#include <cerrno>
#include <cstring>
#include <set>

#include <QTest>
#include <QTranslator>

#include "core/base/fault.h"
#include "core/formats/faults.h"
#include "core/io/byte_source.h"
#include "core/model/damage.h"
#include "core/model/time_base.h"
#include "tests/support/test_program.h"
#include "ui/errors.h"

using namespace tickscope;

namespace {

constexpr std::array AllCodes{ErrorCode::Io,
                              ErrorCode::Unauthorized,
                              ErrorCode::UnknownFormat,
                              ErrorCode::Unsupported,
                              ErrorCode::Truncated,
                              ErrorCode::Damaged,
                              ErrorCode::LimitExceeded,
                              ErrorCode::BadInput,
                              ErrorCode::OutOfRange,
                              ErrorCode::Cancelled};

Damage damageAt(std::uint64_t byte, ErrorCode kind, std::int64_t lostTicks)
{
    Damage damage;
    damage.byte = byte;
    damage.kind = kind;
    damage.fault = {faults::Words, "item 7 of type 99"};
    damage.lostTicks = lostTicks;
    return damage;
}

} // namespace

class TestErrors : public QObject
{
    Q_OBJECT

private slots:
    void eachErrorHasASentenceOfItsOwn();
    void adviceIsGivenWhereSomethingCanBeDone();
    void detailsTellPlaceAndTickWhereKnown();
    void detailsAreInTheLanguageOfTheWindow();
    void filesThatAreNoneAreToldApart();
    void damageIsToldWithWhatItCosts_data();
    void damageIsToldWithWhatItCosts();
    void oneDamageIsToldWholeAndManyAreCounted();
};

void TestErrors::eachErrorHasASentenceOfItsOwn()
{
    std::set<QString> sentences;
    for (const ErrorCode code : AllCodes) {
        const QString sentence = errorSentence({code, {}, {}, {}});
        QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
        sentences.insert(sentence);
    }

    QCOMPARE(sentences.size(), AllCodes.size());
}

void TestErrors::adviceIsGivenWhereSomethingCanBeDone()
{
    const std::set helpless{ErrorCode::BadInput, ErrorCode::OutOfRange, ErrorCode::Cancelled};

    for (const ErrorCode code : AllCodes)
        QCOMPARE(errorAdvice(Error{code, {}, {}, {}}).isEmpty(), helpless.contains(code));
}

void TestErrors::detailsTellPlaceAndTickWhereKnown()
{
    const Error nowhere{ErrorCode::Damaged, {faults::Words, "no such item"}, {}, {}};
    const Error placed{ErrorCode::Damaged, {faults::Words, "no such item"}, 1234, 56};

    QCOMPARE(errorDetails(nowhere), QStringLiteral("no such item"));
    QVERIFY(errorDetails(placed).startsWith(QStringLiteral("no such item, byte ")));
    QVERIFY(errorDetails(placed).endsWith(QStringLiteral(", tick 56")));
}

namespace {

/// Translates sentences of faults, by marking them.
class MarkingTranslator : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *context, const char *text, const char *,
                                    int) const override
    {
        const bool isFault = QLatin1String(context) == QLatin1String("faults");
        return isFault ? u'<' + QString::fromUtf8(text) + u'>' : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace

void TestErrors::detailsAreInTheLanguageOfTheWindow()
{
    MarkingTranslator translator;
    QCoreApplication::installTranslator(&translator);

    QCOMPARE(
        errorDetails({ErrorCode::OutOfRange, Fault::tr("the recording holds no tick"), {}, {}}),
        QStringLiteral("<the recording holds no tick>"));

    QCoreApplication::removeTranslator(&translator);
}

void TestErrors::filesThatAreNoneAreToldApart()
{
    const auto sentence = [](ErrorCode code, const Fault &fault) {
        return errorSentence({code, fault, {}, {}});
    };
    QCOMPARE(sentence(ErrorCode::UnknownFormat, faults::UnknownFile),
             QStringLiteral("Unknown file type."));
    QCOMPARE(sentence(ErrorCode::UnknownFormat, faults::EmptyFile),
             QStringLiteral("The file is empty."));
    QCOMPARE(sentence(ErrorCode::UnknownFormat, faults::UnknownFolder),
             QStringLiteral("This folder is not a recording."));
    QCOMPARE(sentence(ErrorCode::Io, {faults::NoSuchFile, "x.demo"}),
             QStringLiteral("The file does not exist."));
    QCOMPARE(sentence(ErrorCode::Io, {faults::NoPermission, "x.demo"}),
             QStringLiteral("You do not have permission to read this file."));
    QCOMPARE(sentence(ErrorCode::Io, {faults::About, "x.demo", std::strerror(EIO)}),
             QStringLiteral("The file cannot be read."));
}

void TestErrors::damageIsToldWithWhatItCosts_data()
{
    QTest::addColumn<ErrorCode>("kind");
    QTest::addColumn<int>("lostTicks");
    QTest::addColumn<QString>("sentence");

    QTest::newRow("damaged, nothing lost")
        << ErrorCode::Damaged << 0 << QStringLiteral("Damaged at byte 99.");
    QTest::newRow("damaged, one tick lost")
        << ErrorCode::Damaged << 1 << QStringLiteral("Damaged at byte 99. 1 tick is lost.");
    QTest::newRow("damaged, some lost")
        << ErrorCode::Damaged << 250 << QStringLiteral("Damaged at byte 99. 250 ticks are lost.");
    QTest::newRow("cut") << ErrorCode::Truncated << 0
                         << QStringLiteral("The recording ends early at byte 99.");
    QTest::newRow("unknown") << ErrorCode::Unsupported << 0
                             << QStringLiteral("Not everything in it is supported: "
                                               "item 7 of type 99.");
}

void TestErrors::damageIsToldWithWhatItCosts()
{
    QFETCH(const ErrorCode, kind);
    QFETCH(const int, lostTicks);
    QFETCH(const QString, sentence);

    QCOMPARE(damageSentence(damageAt(99, kind, lostTicks)), sentence);
}

void TestErrors::oneDamageIsToldWholeAndManyAreCounted()
{
    const TimeBase time = TimeBase::uniform({{0}, {100}}, std::chrono::milliseconds(20));
    const Damage first = damageAt(99, ErrorCode::Damaged, 3);
    Damage second = damageAt(500, ErrorCode::Damaged, 4);
    second.tick = {50};

    QVERIFY(damageSummary({}, 0, time).isEmpty());
    QCOMPARE(
        damageSummary({first}, 3, time),
        QStringLiteral("Damaged at 0:00.00 (byte 99): item 7 of type 99. 0:00.02–0:00.06 is lost. "
                       "The rest is readable."));
    QCOMPARE(damageSummary({first, second}, 7, time),
             QStringLiteral("The recording is damaged in 2 places, from 0:00.00 to 0:01.00. "
                            "7 ticks are lost."));
    QCOMPARE(damageSummary({damageAt(99, ErrorCode::Truncated, 0)}, 0, time),
             QStringLiteral("The recording ends early at 0:00.00; the rest is readable."));
    QCOMPARE(damageSummary({first, second}, 0, time),
             QStringLiteral("The recording is damaged in 2 places, from 0:00.00 to 0:01.00."));
    // Where all is lost, there is no rest.
    QCOMPARE(damageSummary({damageAt(99, ErrorCode::Damaged, 101)}, 101, time),
             QStringLiteral("Damaged at byte 99. 101 ticks are lost."));
    QCOMPARE(
        damageSummary({damageAt(99, ErrorCode::Damaged, 100)}, 100, time),
        QStringLiteral("Damaged at 0:00.00 (byte 99): item 7 of type 99. 0:00.02–0:02.00 is lost. "
                       "The rest is readable."));
    Damage atEnd = damageAt(99, ErrorCode::Damaged, 0);
    atEnd.tick = {100};
    QCOMPARE(damageSummary({atEnd}, 0, time),
             QStringLiteral("Damaged at 0:02.00 (byte 99): item 7 of type 99. "
                            "What comes before is readable."));
    QCOMPARE(damageSummary({damageAt(99, ErrorCode::Truncated, 0)}, 0, {}),
             QStringLiteral("The recording ends early at byte 99."));
}

TICKSCOPE_TEST(TestErrors, QCoreApplication)
#include "test_errors.moc"
