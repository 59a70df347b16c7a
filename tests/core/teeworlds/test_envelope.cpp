// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/scene/envelope.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace tickscope;

namespace {

/// From 10 at one second to 20 at three seconds.
Envelope slope(CurveKind curve)
{
    return {1,
            {{1.0, curve, {10, 0, 0, 0}, {}, {}}, {3.0, CurveKind::Linear, {20, 0, 0, 0}, {}, {}}}};
}

} // namespace

class TestEnvelope : public QObject
{
    Q_OBJECT

private slots:
    void curveLeadsFromPointToPoint_data();
    void curveLeadsFromPointToPoint();
    void envelopeBeginsAgainWhenItIsOver();
    void lastPointHoldsBeforeTheFirstOneAndBeforeZero();
    void bezierWithHandlesOnItsLineIsALine();
    void bezierIsPulledByItsHandles();
    void envelopeWithoutPointsChangesNothing();
    void channelsThatAreMissingKeepTheirDefaults();
};

void TestEnvelope::curveLeadsFromPointToPoint_data()
{
    QTest::addColumn<int>("curve");
    QTest::addColumn<float>("expected"); // at the middle of the way

    // Source: teeworlds-map.md, section 2.7, with a = 0.5.
    QTest::newRow("step") << static_cast<int>(CurveKind::Step) << 10.0F;
    QTest::newRow("linear") << static_cast<int>(CurveKind::Linear) << 15.0F;
    QTest::newRow("slow") << static_cast<int>(CurveKind::Slow) << 11.25F;
    QTest::newRow("fast") << static_cast<int>(CurveKind::Fast) << 18.75F;
    QTest::newRow("smooth") << static_cast<int>(CurveKind::Smooth) << 15.0F;
}

void TestEnvelope::curveLeadsFromPointToPoint()
{
    QFETCH(int, curve);
    QFETCH(float, expected);

    const auto values = valuesAt(slope(static_cast<CurveKind>(curve)), 2.0, {});

    QCOMPARE(values[0], expected);
}

void TestEnvelope::envelopeBeginsAgainWhenItIsOver()
{
    QCOMPARE(valuesAt(slope(CurveKind::Linear), 2.0 + 7 * 3.0, {})[0], 15.0F);
}

void TestEnvelope::lastPointHoldsBeforeTheFirstOneAndBeforeZero()
{
    QCOMPARE(valuesAt(slope(CurveKind::Linear), 0.5, {})[0], 20.0F);
    QCOMPARE(valuesAt(slope(CurveKind::Linear), -2.0, {})[0], 20.0F);
}

void TestEnvelope::bezierWithHandlesOnItsLineIsALine()
{
    Envelope envelope = slope(CurveKind::Bezier);
    envelope.points[0].out = {{0.5F}, {2.5F}};
    envelope.points[1].in = {{-0.5F}, {-2.5F}};

    QVERIFY(std::abs(valuesAt(envelope, 1.5, {})[0] - 12.5F) < 1e-3F);
    QVERIFY(std::abs(valuesAt(envelope, 2.0, {})[0] - 15.0F) < 1e-3F);
}

void TestEnvelope::bezierIsPulledByItsHandles()
{
    Envelope envelope = slope(CurveKind::Bezier);
    // The cubic with values 10, 10, 10, 20 and even times: 10 + 10 a^3.
    envelope.points[0].out = {{2.0F / 3}, {0}};
    envelope.points[1].in = {{-2.0F / 3}, {-10}};

    QVERIFY(std::abs(valuesAt(envelope, 2.0, {})[0] - 11.25F) < 1e-3F);
}

void TestEnvelope::envelopeWithoutPointsChangesNothing()
{
    const EnvelopeValues defaults{1, 2, 3, 4};

    QCOMPARE(valuesAt({4, {}}, 1.0, defaults), defaults);
}

void TestEnvelope::channelsThatAreMissingKeepTheirDefaults()
{
    const auto values = valuesAt(slope(CurveKind::Linear), 2.0, {1, 2, 3, 4});

    QCOMPARE(values, (EnvelopeValues{15, 2, 3, 4}));
}

TICKSCOPE_TEST(TestEnvelope, tickscope::test::NoApplication)
#include "test_envelope.moc"
