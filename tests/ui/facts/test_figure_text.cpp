// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QTranslator>

#include "core/facts/figures.h"
#include "tests/support/test_program.h"
#include "ui/texts/figure_text.h"

using namespace tickscope;

namespace {

constexpr FaultKind TornPlace{"a place is torn, with {0} pieces"};

/// Knows one sentence of the core.
class OneSentence : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *english, const char *, int) const override
    {
        const bool isKnown = QLatin1String(context) == QLatin1String("faults")
                             && QLatin1String(english) == QLatin1String(TornPlace.sentence());
        return isKnown ? QStringLiteral("zerrissen in {0} Teile") : QString();
    }
};

} // namespace

class TestFigureText : public QObject
{
    Q_OBJECT

private slots:
    void damageIsNamedInTheLanguageOfTheWindow();
    void inputsAreNamedInWords();
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

void TestFigureText::inputsAreNamedInWords()
{
    Figure figure;
    figure.kind = findFigureKind("press_length");
    figure.part = "Hook";
    QCOMPARE(figureTitle(figure), QStringLiteral("Hook"));

    figure.part = "FireHeld";
    QCOMPARE(figureTitle(figure), QStringLiteral("Fire held"));
}

TICKSCOPE_TEST(TestFigureText, QCoreApplication)
#include "test_figure_text.moc"
