// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSettings>
#include <QTextEdit>
#include <QTimer>
#include <QToolButton>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/window/main_window.h"

using namespace tickscope;

namespace {

/// Whether a person does something with \a widget by itself: not what others are made of.
bool isControl(const QWidget &widget)
{
    // Qt's own window for choosing a file, where the desktop has none.
    for (const QWidget *up = &widget; up; up = up->parentWidget()) {
        if (qobject_cast<const QFileDialog *>(up))
            return false;
    }
    if (widget.objectName().startsWith(QStringLiteral("qt_")) || widget.focusProxy()
        || qobject_cast<const QScrollBar *>(&widget))
        return false;
    // Qt's own: the text field of a box, head and corner of a table, arrows of a row of tabs, the
    // cross in a field. Words are their own names.
    const QWidget *parent = widget.parentWidget();
    if (qobject_cast<const QComboBox *>(parent) || qobject_cast<const QAbstractSpinBox *>(parent)
        || widget.inherits("QTableCornerButton") || widget.inherits("QHeaderView")
        || widget.inherits("QLineEditIconButton") || widget.inherits("QLabel")
        || widget.inherits("QComboBoxPrivateContainer")
        || (parent
            && (parent->inherits("QTabBar") || parent->inherits("QComboBoxPrivateContainer"))))
        return false;
    return qobject_cast<const QAbstractButton *>(&widget)
           || qobject_cast<const QAbstractItemView *>(&widget)
           || qobject_cast<const QAbstractSlider *>(&widget)
           || qobject_cast<const QAbstractSpinBox *>(&widget)
           || qobject_cast<const QComboBox *>(&widget) || qobject_cast<const QLineEdit *>(&widget)
           || qobject_cast<const QTextEdit *>(&widget)
           || qobject_cast<const QPlainTextEdit *>(&widget)
           || (widget.focusPolicy() != Qt::NoFocus && !widget.inherits("QTabBar")
               && !widget.inherits("QScrollArea") && !widget.isWindow());
}

/// Signs alone are no words.
bool isWord(const QString &name)
{
    return std::ranges::any_of(name, [](QChar letter) { return letter.isLetterOrNumber(); });
}

QStringList namelessIn(const QWidget &root)
{
    QStringList nameless;
    for (QWidget *widget : root.findChildren<QWidget *>()) {
        if (!isControl(*widget))
            continue;
        const QAccessibleInterface *told = QAccessible::queryAccessibleInterface(widget);
        QString name = told ? told->text(QAccessible::Name) : QString();
        // What it is for, not what is chosen in it.
        const bool isValue = told && !name.isEmpty() && !qobject_cast<QAbstractItemView *>(widget)
                             && name == told->text(QAccessible::Value);
        if (name.isEmpty()) {
            name = widget->accessibleName();
            for (const auto &[label, relation] :
                 told ? told->relations() : decltype(told->relations()){}) {
                if (relation & QAccessible::Label)
                    name += label->text(QAccessible::Name);
            }
        }
        const auto *button = qobject_cast<QAbstractButton *>(widget);
        // One that is hidden until a command or a message gives it its text.
        const bool waits = button && !button->isVisible() && button->text().isEmpty()
                           && button->icon().isNull();
        // A sign that says nothing to who points at it.
        const auto *tool = qobject_cast<QToolButton *>(widget);
        const bool isSign = tool && !tool->icon().isNull() && tool->toolTip().isEmpty()
                            && tool->toolButtonStyle() == Qt::ToolButtonIconOnly;
        if ((isValue || isSign || !isWord(name)) && !waits)
            nameless << QStringLiteral("%1 \"%2\" in \"%3\"")
                            .arg(QString::fromLatin1(widget->metaObject()->className()),
                                 widget->objectName(),
                                 widget->parentWidget() ? widget->parentWidget()->objectName()
                                                        : QString());
    }
    return nameless;
}

} // namespace

/// Everything that a person can do something with has a name in words for assistive technology.
class TestAccessibleNames : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void everyControlOfTheWindowHasAName();
    void everyControlOfADialogHasAName_data();
    void everyControlOfADialogHasAName();
    void nameOfTheButtonThatPlaysFollowsItsState();

private:
    QTemporaryDir m_folder;
    QString m_path;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestAccessibleNames::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    registerAllFormats(m_registry);
    m_path = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
}

void TestAccessibleNames::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open(m_path);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->document().phase(), OpenPhase::Ready, 120'000);
    QTRY_VERIFY(m_window->document().frame() && m_window->document().frame()->at);
}

void TestAccessibleNames::everyControlOfTheWindowHasAName()
{
    for (auto *dock : m_window->findChildren<QDockWidget *>())
        dock->show();

    const QStringList nameless = namelessIn(*m_window);

    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
}

void TestAccessibleNames::everyControlOfADialogHasAName_data()
{
    QTest::addColumn<QString>("command");

    for (const char *command :
         {"help.guide", "help.shortcuts", "help.about", "file.openUrl", "file.mapFolders",
          "review.settings", "export.events", "export.picture", "review.watchTogether",
          "edit.settings", "clip.save", "review.pasteReport", "library.cleanUp"})
        QTest::newRow(command) << QString::fromLatin1(command);
}

void TestAccessibleNames::everyControlOfADialogHasAName()
{
    QFETCH(const QString, command);
    QVERIFY(m_window->commands().find(command).command);

    // Some are shown by exec(): they are looked at from inside of it.
    QDialog *dialog = nullptr;
    QStringList nameless;
    QTimer::singleShot(0, m_window.get(), [&] {
        for (QWidget *top : QApplication::topLevelWidgets()) {
            if (auto *shown = qobject_cast<QDialog *>(top); shown && shown->isVisible())
                dialog = shown;
        }
        if (!dialog)
            return;
        nameless = namelessIn(*dialog);
        dialog->reject();
    });
    m_window->commands().run(command);
    QTRY_VERIFY(dialog);

    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
}

void TestAccessibleNames::nameOfTheButtonThatPlaysFollowsItsState()
{
    auto *button = m_window->findChild<QToolButton *>(QStringLiteral("play.toggle.button"));
    QVERIFY(button);
    const QAccessibleInterface *told = QAccessible::queryAccessibleInterface(button);
    QCOMPARE(told->text(QAccessible::Name), QStringLiteral("Play"));

    m_window->commands().run(QStringLiteral("play.toggle"));
    QTRY_COMPARE(told->text(QAccessible::Name), QStringLiteral("Pause"));
}

TICKSCOPE_TEST(TestAccessibleNames, QApplication)

#include "test_accessible_names.moc"
