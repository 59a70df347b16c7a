// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QTest>
#include <QWidget>

#include <optional>

#include "tests/support/test_program.h"
#include "ui/style/widget_parts.h"

using namespace tickscope;

namespace {

class PaintedWidget : public QWidget
{
public:
    int paintings = 0;

protected:
    void paintEvent(QPaintEvent *) override { ++paintings; }
};

} // namespace

class TestAfterPainting : public QObject
{
    Q_OBJECT

private slots:
    void workComesBehindThePaintingThatIsWanted();
};

void TestAfterPainting::workComesBehindThePaintingThatIsWanted()
{
    PaintedWidget widget;
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
    QTRY_VERIFY(widget.paintings > 0);
    const int before = widget.paintings;
    std::optional<int> found;
    widget.update();
    afterPainting(widget, [&] { found = widget.paintings; });
    QTRY_VERIFY(found);
    QCOMPARE(*found, before + 1);
}

TICKSCOPE_TEST(TestAfterPainting, QApplication)
#include "test_after_painting.moc"
