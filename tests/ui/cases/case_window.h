// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTableView>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <tuple>
#include <utility>

#include "tests/review/review_sample.h"
#include "tests/support/test_recordings.h"
#include "ui/cases/cases.h"
#include "ui/commands/command_registry.h"
#include "ui/markers/marker_store.h"
#include "ui/settings_notifier.h"
#include "ui/window/main_window.h"

/// What the tests of cases in the window share.
namespace tickscope::test {

inline constexpr int CaseTimeout = 120'000; ///< Milliseconds; sanitizers are slow.

/// A folder with a case file and a tiny recording, and windows on them.
class CaseWindowTest : public QObject
{
protected:
    void prepare() { registerAllFormats(m_registry); }
    void begin()
    {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        // The same content has the markers of the test before.
        QDir(QFileInfo(MarkerStore::userPath()).absolutePath()).removeRecursively();
        QSettings().setValue(settings::CasePlace, casePath());
        m_path = writeTinyDemo(m_folder->path(), QStringLiteral("tiny.demo"));
        m_sha = QString::fromLatin1(
            QCryptographicHash::hash(bytesOf(m_path), QCryptographicHash::Sha256).toHex());
    }
    /// A case of anna's about the recording, with a note.
    std::pair<review::CaseId, review::NoteId> saveCase(int opinionsNeeded = 1)
    {
        review::Case value;
        value.recordings = {{m_sha, QStringLiteral("tiny.demo")}};
        value.assignee = QStringLiteral("anna");
        value.opinionsNeeded = opinionsNeeded;
        const auto anna = store("anna");
        review::Annotation note;
        note.caseId = save(*anna, value).id;
        note.text = QStringLiteral("every ten ticks");
        return {note.caseId, save(*anna, note).id};
    }
    void end()
    {
        m_window.reset();
        m_folder.reset();
    }
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] QString casePath() const
    {
        return m_folder->filePath(QStringLiteral("cases.sqlite"));
    }
    /// The file as another program sees it.
    std::unique_ptr<review::Store> store(const char *who)
    {
        return openFile(casePath(), QString::fromLatin1(who));
    }
    /// A new window of \a who, in place of the one before.
    void showWindow(const char *who)
    {
        m_window.reset();
        QSettings().setValue(settings::CaseReviewer, QString::fromLatin1(who));
        m_window = std::make_unique<MainWindow>(m_registry);
        m_window->resize(1600, 1000);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void open(const QString &path)
    {
        m_window->open(path);
        waitUntilLoaded();
    }
    void waitUntilLoaded()
    {
        QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, CaseTimeout);
        QTRY_VERIFY_WITH_TIMEOUT(cases().isLoaded(), CaseTimeout);
    }
    /// After a dialog, as window managers do it by themselves.
    void waitUntilActive()
    {
        m_window->activateWindow();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isActiveWindow(), CaseTimeout);
    }
    [[nodiscard]] Document &document() { return m_window->document(); }
    [[nodiscard]] Cases &cases() { return m_window->cases(); }
    template<typename Widget>
    Widget &child(const QString &name)
    {
        auto *found = m_window->findChild<Widget *>(name);
        if (!found)
            qFatal("no %s", qPrintable(name));
        return *found;
    }
    template<typename Widget>
    Widget &child(const char *name)
    {
        return child<Widget>(QString::fromLatin1(name));
    }
    void goTo(std::int64_t tick) { document().playback().apply(TimeCommand::goToTick(Tick{tick})); }
    [[nodiscard]] std::int64_t head() { return document().playback().time().tick().value; }
    void showPage(const char *title)
    {
        static_cast<void>(m_window->commands().all()); // makes the panel if it was not seen yet
        auto &tabs = child<QTabWidget>("cases.tabs");
        for (int i = 0; i < tabs.count(); ++i) {
            if (tabs.tabText(i) == QLatin1String(title))
                tabs.setCurrentIndex(i);
        }
    }
    /// Chooses by the keyboard, as a hand does.
    void pick(QComboBox &box, const QString &text)
    {
        const int row = box.findText(text);
        QVERIFY2(row >= 0, qPrintable(text));
        box.setFocus();
        for (int i = 0; i < box.count() && box.currentIndex() != row; ++i)
            QTest::keyClick(&box, box.currentIndex() > row ? Qt::Key_Up : Qt::Key_Down);
        QCOMPARE(box.currentIndex(), row);
    }

    FormatRegistry m_registry;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    QString m_sha;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace tickscope::test
