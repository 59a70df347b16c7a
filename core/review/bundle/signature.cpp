// SPDX-License-Identifier: MIT
#include "core/review/bundle/signature.h"

#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryFile>

#include "core/base/try.h"

namespace tickscope::review {

namespace {

const QString Program = QStringLiteral("ssh-keygen");
/// Keeps a signature of a bundle from passing for one of something else.
const QString Purpose = QStringLiteral("tickscope-bundle");

struct Answer {
    int code = 0;
    QByteArray out;
    QByteArray trouble;
};

/// One run of ssh-keygen with \a text on its standard input.
Stored<Answer> run(const QStringList &words, const QByteArray &text, int milliseconds)
{
    QProcess process;
    process.start(Program, QStringList{QStringLiteral("-Y")} + words);
    if (!process.waitForStarted())
        return fault(Fault::Kind::Unreachable,
                     QStringLiteral("signatures need the program ssh-keygen (OpenSSH)"));
    process.write(text);
    process.closeWriteChannel();
    if (!process.waitForFinished(milliseconds)) {
        process.kill();
        process.waitForFinished();
        return fault(Fault::Kind::Unreachable, QStringLiteral("ssh-keygen does not answer"));
    }
    const int code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    return Answer{code, process.readAllStandardOutput(), process.readAllStandardError()};
}

/// To check takes milliseconds; a person who types a passphrase takes as long as he likes.
constexpr int CheckTime = 30'000;
constexpr int SignTime = -1;

/// The key in what ssh-keygen says of a signature that fits.
QString keyIn(const Answer &answer)
{
    static const QRegularExpression key(
        QStringLiteral("with ([A-Z0-9-]+ key SHA256:[A-Za-z0-9+/=]+)"));
    return key.match(QString::fromUtf8(answer.out)).captured(1);
}

} // namespace

Stored<QByteArray> signedBy(const QString &key, const QByteArray &text)
{
    if (!QFileInfo(key).isFile())
        return fault(Fault::Kind::Invalid, key + QStringLiteral(": there is no such key"));
    // An absolute path is no option, whatever it begins with.
    TRY_ASSIGN(const auto answer,
               run({QStringLiteral("sign"), QStringLiteral("-f"), QFileInfo(key).absoluteFilePath(),
                    QStringLiteral("-n"), Purpose},
                   text, SignTime));
    if (answer.code != 0 || answer.out.isEmpty())
        return fault(Fault::Kind::Invalid,
                     key + QStringLiteral(": cannot sign: ")
                         + QString::fromLocal8Bit(answer.trouble).simplified());
    return answer.out;
}

Stored<Signature> signatureOf(const QByteArray &text, const QByteArray &signature,
                              const QString &signers)
{
    // Checked from a copy: the file in the folder could change in between.
    QTemporaryFile copy;
    if (!copy.open() || copy.write(signature) != signature.size() || !copy.flush())
        return fault(Fault::Kind::Unreachable,
                     copy.fileName() + QStringLiteral(": ") + copy.errorString());
    const QStringList subject{QStringLiteral("-n"), Purpose, QStringLiteral("-s"), copy.fileName()};
    TRY_ASSIGN(const auto fitting,
               run(QStringList{QStringLiteral("check-novalidate")} + subject, text, CheckTime));
    if (fitting.code != 0)
        return Signature{Signature::State::Wrong, {}, {}};
    Signature found{Signature::State::Unknown, {}, keyIn(fitting)};
    if (signers.isEmpty())
        return found;
    if (!QFileInfo(signers).isFile())
        return fault(Fault::Kind::Unreachable, signers + QStringLiteral(": there is no such file"));
    const QStringList known{QStringLiteral("-f"), QFileInfo(signers).absoluteFilePath()};
    TRY_ASSIGN(const auto names, run(QStringList{QStringLiteral("find-principals")} + known
                                         + QStringList{QStringLiteral("-s"), copy.fileName()},
                                     {}, CheckTime));
    if (names.code != 0)
        return found;
    // A key may be in the list for other purposes, or no longer be valid.
    constexpr qsizetype MostNames = 16;
    static const QRegularExpression separators(QStringLiteral("[,\n]"));
    const auto all = QString::fromUtf8(names.out).split(separators, Qt::SkipEmptyParts);
    for (const QString &name : all.mid(0, MostNames)) {
        TRY_ASSIGN(const auto verified, run(QStringList{QStringLiteral("verify")} + known
                                                + QStringList{QStringLiteral("-I"), name} + subject,
                                            text, CheckTime));
        if (verified.code == 0)
            return Signature{Signature::State::Known, name, found.key};
    }
    return found;
}

} // namespace tickscope::review
