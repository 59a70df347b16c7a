// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QProcess>
#include <QStringList>

#include "tests/support/places.h"

namespace tickscope::test {

/// What a run of the program gave.
struct Run {
    int code = -1;
    QByteArray out;
    QByteArray errors;

    [[nodiscard]] QJsonObject object() const { return QJsonDocument::fromJson(out).object(); }
    [[nodiscard]] QList<QJsonObject> rows() const
    {
        QList<QJsonObject> all;
        for (const QByteArray &line : out.split('\n')) {
            if (!line.isEmpty())
                all.append(QJsonDocument::fromJson(line).object());
        }
        return all;
    }
};

inline Run runCli(const QStringList &words, const QByteArray &input = {})
{
    QProcess program;
    program.start(test::program(QStringLiteral("tickscope-cli")), words);
    program.write(input);
    program.closeWriteChannel();
    if (!program.waitForFinished(-1) || program.exitStatus() != QProcess::NormalExit)
        return {};
    return {program.exitCode(), program.readAllStandardOutput(), program.readAllStandardError()};
}

/// Empty when it cannot be read.
inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace tickscope::test
