// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>

#include "tests/cli/run_cli.h"
#include "tests/support/places.h"
#include "tests/support/test_program.h"

namespace tickscope::test {

/// A folder in which the command "video" writes small videos of the sample.
class VideoFolder
{
public:
    VideoFolder()
    {
        QDir(m_folder->path()).mkdir(QStringLiteral("programs"));
        QDir(m_folder->path()).mkdir(QStringLiteral("out"));
    }

    [[nodiscard]] QString path() const { return m_folder->path(); }
    [[nodiscard]] QString file(const QString &name) const { return m_folder->filePath(name); }
    /// Where the ffmpeg is that is found first.
    [[nodiscard]] QString programs() const { return file(QStringLiteral("programs")); }
    /// Programs are looked for in programs() alone.
    void hideOtherPrograms() { m_path = programs(); }

    /// Puts a script in the place of ffmpeg. It has the file to write in $out, and a folder for
    /// what it wants to keep in $kept. Whether it could.
    [[nodiscard]] bool writeEncoder(const QByteArray &script) const
    {
        QFile encoder(programs() + QStringLiteral("/ffmpeg"));
        return encoder.open(QIODevice::WriteOnly)
               && encoder.write("#!/bin/sh\nkept='" + QFile::encodeName(path())
                                + "'\nfor word; do out=$word; done\nout=${out#file:}\n" + script)
                      > 0
               && encoder.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    /// In the folder "out", with the scripts before other programs. Of an option that is there
    /// twice, that of \a words counts.
    void start(QProcess &program, const QStringList &words) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PATH"), m_path);
        program.setProcessEnvironment(environment);
        program.setWorkingDirectory(file(QStringLiteral("out")));
        program.start(test::program(QStringLiteral("tickscope-cli")),
                      QStringList{"video"} + small() + words + QStringList{sampleRecording()});
    }

    [[nodiscard]] Run run(const QStringList &words) const
    {
        QProcess program;
        start(program, words);
        program.closeWriteChannel();
        if (!program.waitForFinished(-1) || program.exitStatus() != QProcess::NormalExit)
            return {};
        return {program.exitCode(), program.readAllStandardOutput(),
                program.readAllStandardError()};
    }

    /// The moment as the command "screenshot" draws it.
    [[nodiscard]] QImage screenshot(const QString &time, const QStringList &more,
                                    QSize size = {160, 90}) const
    {
        const QString picture = file(QStringLiteral("screenshot.png"));
        const Run run = runCli(QStringList{"screenshot", "--at", time, "-o", picture} + more
                               + small(size) + QStringList{sampleRecording()});
        return run.code == 0 ? QImage(picture).convertToFormat(QImage::Format_RGB32) : QImage();
    }

    [[nodiscard]] QStringList outputs() const
    {
        return QDir(file(QStringLiteral("out"))).entryList(QDir::Files | QDir::Hidden);
    }

private:
    static QStringList small(QSize size = {160, 90})
    {
        return {"--size", QStringLiteral("%1x%2").arg(size.width()).arg(size.height()), "--quiet",
                "--json"};
    }

    std::unique_ptr<QTemporaryDir> m_folder = std::make_unique<QTemporaryDir>();
    QString m_path = programs() + u':' + qEnvironmentVariable("PATH");
};

} // namespace tickscope::test
