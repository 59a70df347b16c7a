// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <QApplication>
#include <QDockWidget>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPointer>
#include <QSettings>
#include <QSignalSpy>
#include <QToolButton>
#include <QUrl>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/style/theme.h"
#include "ui/tabs/tab_bar.h"
#include "ui/tabs/tabbed_window.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"
#include "ui/world/view/camera_control.h"
#include "ui/world/view/world_view.h"

namespace tickscope::test {

/// A window with three recordings that can be opened, driven by keys and mouse.
class TabsTest : public QObject
{
protected:
    void prepare()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("tabs"));
        registerAllFormats(m_registry);
        const QString sample = QString::fromStdString(makeSampleDemo(m_folder.path()));
        for (const char *name : {"a.demo", "b.demo", "c.demo"}) {
            m_files << m_folder.filePath(QString::fromLatin1(name));
            QVERIFY(QFile::copy(sample, m_files.last()));
        }
    }
    void begin()
    {
        QSettings().clear();
        theme::apply(QStringLiteral("dark"));
        m_window = std::make_unique<TabbedWindow>(m_registry);
        m_window->setWindowState(Qt::WindowNoState);
        m_window->resize(1600, 1000);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void end() { m_window.reset(); }
    void open(const QString &path)
    {
        m_window->open(path);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->page().document().phase(), OpenPhase::Ready, 120'000);
        m_window->page().centralWidget()->setFocus();
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_window.get(), static_cast<Qt::Key>(key), modifiers);
    }
    QStringList names()
    {
        QStringList names;
        for (const TabState &state : m_window->states())
            names << QFileInfo(state.path).fileName();
        return names;
    }
    [[nodiscard]] Document &document(int tab) { return *m_window->document(tab); }
    [[nodiscard]] TabBar &bar() { return *m_window->findChild<TabBar *>(); }
    [[nodiscard]] QPoint placeOf(int tab) { return bar().tabRect(tab).center(); }

    QTemporaryDir m_folder;
    QStringList m_files; ///< "a.demo", "b.demo", "c.demo".
    FormatRegistry m_registry;
    std::unique_ptr<TabbedWindow> m_window;
};

} // namespace tickscope::test
