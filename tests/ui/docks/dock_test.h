// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/test_recordings.h"
#include "ui/docks/table_parts.h"
#include "ui/document/active_document.h"
#include "ui/document/document.h"

#include <QApplication>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// What the tests of docks share: a document with a tiny recording, and a hand.
namespace tickscope::test {

inline constexpr int Timeout = 120'000; ///< Milliseconds; sanitizers are slow.

inline QPoint middleOf(const QTableView &view, int row, int column = 0)
{
    return view.visualRect(view.model()->index(row, column)).center();
}

inline void click(QTableView &view, int row, int column = 0)
{
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, middleOf(view, row, column));
}

inline void doubleClick(QTableView &view, int row, int column = 0)
{
    // A double click begins with a click, as a hand does it.
    click(view, row, column);
    QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, middleOf(view, row, column));
}

inline QString textOf(const QAbstractItemModel &model)
{
    QString all;
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column)
            all += model.index(row, column).data().toString() + u'\t';
        all += u'\n';
    }
    return all;
}

inline QString noteOf(const QWidget &dock)
{
    const auto *stack = dock.findChild<NoteStack *>();
    return stack ? stack->note() : QString();
}

/// A document, and a folder with a tiny recording in it.
class DockTest : public QObject
{
protected:
    template<typename Dock>
    Dock &show(Dock &dock)
    {
        dock.resize(340, 480);
        dock.show();
        QApplication::setActiveWindow(&dock);
        if (!QTest::qWaitForWindowExposed(&dock))
            qFatal("the window did not appear");
        return dock;
    }

    void prepare()
    {
        QVERIFY(m_folder.isValid());
        registerAllFormats(m_registry);
        m_path = writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
        QVERIFY(!m_path.isEmpty());
    }
    void begin()
    {
        m_document = std::make_unique<Document>(m_registry);
        m_active = std::make_unique<ActiveDocument>(m_document.get());
    }
    void end()
    {
        // They would be there again in the next test, which opens the same content.
        for (const Annotation &marker : std::vector<Annotation>(m_document->markers().all()))
            m_document->markers().remove(marker.id);
        m_active.reset();
        m_document.reset();
    }
    void openAndWait(const QString &path)
    {
        m_document->open(path);
        QTRY_COMPARE_WITH_TIMEOUT(m_document->phase(), OpenPhase::Ready, Timeout);
        QTRY_VERIFY_WITH_TIMEOUT(m_document->frame() && m_document->frame()->at, Timeout);
        QTRY_VERIFY_WITH_TIMEOUT(
            m_document->events().lines() && !m_document->events().lines()->empty(), Timeout);
    }

    QTemporaryDir m_folder;
    QString m_path;
    FormatRegistry m_registry;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<ActiveDocument> m_active;
};

} // namespace tickscope::test
