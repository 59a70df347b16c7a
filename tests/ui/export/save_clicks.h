// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "ui/export/save_dialog.h"

/// What the tests of dialogs that save something share.
namespace tickscope::test {

/// Clicks through \a dialog to the file \a path, and waits for what becomes of it: the problem.
/// \param part  see SaveDialog.
inline QString saveByClicks(const SaveDialog &dialog, const QString &part, const QString &path)
{
    constexpr int Timeout = 120'000; // milliseconds
    QSignalSpy ended(&dialog, &SaveDialog::ended);
    QTest::mouseClick(dialog.findChild<QPushButton *>(part + QStringLiteral(".write")),
                      Qt::LeftButton);
    auto *chooser = dialog.findChild<QFileDialog *>(part + QStringLiteral("FileDialog"));
    if (!chooser)
        return QStringLiteral("no file can be chosen");
    chooser->setDirectory(QFileInfo(path).absolutePath());
    chooser->setOption(QFileDialog::DontConfirmOverwrite);
    chooser->selectFile(path);
    QMetaObject::invokeMethod(chooser, "accept");
    if (!QTest::qWaitFor([&ended] { return !ended.empty(); }, Timeout))
        return QStringLiteral("nothing comes of it");
    return ended.front()[1].toString();
}

} // namespace tickscope::test
