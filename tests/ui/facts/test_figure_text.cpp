// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QTranslator>

#include "core/facts/figures.h"
#include "tests/support/test_program.h"
#include "ui/texts/figure_text.h"

using namespace tickscope;

namespace {

constexpr FaultKind TornPlace{"a place is torn, with %1 pieces"};

/// Knows one sentence and one word of the core.
class OneSentence : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *english, const char *, int) const override
    {
        const bool isKnown = QLatin1String(context) == QLatin1String("faults")
                             && QLatin1String(english) == QLatin1String(TornPlace.sentence());
        if (QLatin1String(context) == QLatin1String("facts")
            && QLatin1String(english) == QLatin1String("every 2 ticks"))
            return QStringLiteral("alle 2 Ticks");
        return isKnown ? QStringLiteral("zerrissen in %1 Teile") : QString();
    }
};

} // namespace

class TestFigureText : public QObject
{
    Q_OBJECT

private slots:
    void damageIsNamedInTheLanguageOfTheWindow();
    void partsAreNamedInTheLanguageOfTheWindow();
    void inputsAreNamedInWords();
    void othersAreTheSameWithTheirRange();
};

void TestFigureText::damageIsNamedInTheLanguageOfTheWindow()
{
    OneSentence language;
    QVERIFY(QCoreApplication::installTranslator(&language));
    Figure figure;
    figure.kind = findFigureKind("damaged_places");
    figure.fault = Fault{TornPlace, 3};
    figure.part = faultText(*figure.fault);

    QCOMPARE(QString::fromStdString(figure.part), QStringLiteral("a place is torn, with 3 pieces"));
    QCOMPARE(figureTitle(figure).toLower(), QStringLiteral("zerrissen in 3 teile"));
}

void TestFigureText::partsAreNamedInTheLanguageOfTheWindow()
{
    OneSentence language;
    QVERIFY(QCoreApplication::installTranslator(&language));
    Figure figure;
    figure.kind = findFigureKind("tick_phase");
    figure.part = "every 2 ticks";

    QCOMPARE(figureTitle(figure), QStringLiteral("Alle 2 Ticks"));
    figure.part = "Grenade"; // no word known
    QCOMPARE(figureTitle(figure), QStringLiteral("Grenade"));
}

void TestFigureText::inputsAreNamedInWords()
{
    Figure figure;
    figure.kind = findFigureKind("press_length");
    figure.part = "Hook";
    QCOMPARE(figureTitle(figure), QStringLiteral("Hook"));

    figure.part = "FireHeld";
    QCOMPARE(figureTitle(figure), QStringLiteral("Fire held"));
}

void TestFigureText::othersAreTheSameWithTheirRange()
{
    ComparedFigure compared;
    compared.figure.kind = findFigureKind("aim_jumps");
    const auto add = [&compared](std::optional<double> value) {
        compared.players.push_back({1, {.value = value, .samples = 1}});
    };
    QCOMPARE(othersTogether(compared), QStringLiteral("–"));
    compared.others = {.value = 0.6, .samples = 100};
    add({});
    QCOMPARE(othersTogether(compared), QStringLiteral("60% (all together)"));
    add(0.6);
    QCOMPARE(othersTogether(compared), QStringLiteral("60% (all together)"));
    add(0.25);
    add(0.7);
    compared.others.players = 3;
    QVERIFY2(othersTogether(compared).startsWith(QStringLiteral("60% (25–70%; 3 player")),
             qPrintable(othersTogether(compared)));

    compared.figure.kind = findFigureKind("aim_off_target");
    if (compared.figure.kind) {
        compared.others.value = 60;
        QVERIFY(othersTogether(compared).startsWith(QStringLiteral("60°")));
    }
    compared.figure.kind = findFigureKind("impossible_moves");
    compared.players.clear();
    compared.others.value = 3;
    add(0);
    add(2);
    add(1);
    QVERIFY2(othersTogether(compared).startsWith(QStringLiteral("3 in all (0–2; 3 player")),
             qPrintable(othersTogether(compared)));
}

TICKSCOPE_TEST(TestFigureText, QCoreApplication)
#include "test_figure_text.moc"
