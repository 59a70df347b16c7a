// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QFile>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"

namespace tickscope::test {

/// A store with one case, and the place of a bundle beside it.
class BundleTest : public QObject
{
protected:
    void makeCase()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QCOMPARE(run({"case", "create", "--claim", "12:41 bot"}).code, 0);
    }
    Run run(QStringList words)
    {
        return runCli(words << "--store" << m_folder->filePath("cases.sqlite") << "--as"
                            << "anna");
    }
    QByteArray contentOf(const char *part) const
    {
        QFile file(bundle() + u'/' + QLatin1String(part));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString bundle() const { return m_folder->filePath(QStringLiteral("bundle")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tickscope::test
