// SPDX-License-Identifier: MIT
#include "core/review/bundle/signature.h"

#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryFile>

#include "core/base/try.h"

namespace tickscope::review {

using namespace Qt::StringLiterals;

namespace {

const QString Program = u"ssh-keygen"_s;
/// Keeps a signature of a bundle from passing for one of something else.
const QString Purpose = u"tickscope-bundle"_s;

struct Answer {
    int code = 0;
    QByteArray out;
    QByteArray trouble;
};

/// One run of ssh-keygen with \a text on its standard input.
Stored<Answer> run(const QStringList &words, const QByteArray &text, int milliseconds)
{
    QProcess process;
    process.start(Program, QStringList{u"-Y"_s} + words);
    if (!process.waitForStarted())
        return storeError(StoreError::Kind::Unreachable,
                          Fault::tr("signatures need the program ssh-keygen (OpenSSH)"));
    process.write(text);
    process.closeWriteChannel();
    if (!process.waitForFinished(milliseconds)) {
        process.kill();
        process.waitForFinished();
        return storeError(StoreError::Kind::Unreachable, Fault::tr("ssh-keygen does not answer"));
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
    static const QRegularExpression key(u"with ([A-Z0-9-]+ key SHA256:[A-Za-z0-9+/=]+)"_s);
    return key.match(QString::fromUtf8(answer.out)).captured(1);
}

} // namespace

Stored<QByteArray> signedBy(const QString &key, const QByteArray &text)
{
    if (!QFileInfo(key).isFile())
        return storeError(StoreError::Kind::Invalid,
                          {Fault::tr("%1: there is no such key"), key.toStdString()});
    // An absolute path is no option, whatever it begins with.
    TRY_ASSIGN(const auto answer,
               run({u"sign"_s, u"-f"_s, QFileInfo(key).absoluteFilePath(), u"-n"_s, Purpose}, text,
                   SignTime));
    if (answer.code != 0 || answer.out.isEmpty())
        return storeError(StoreError::Kind::Invalid,
                          {Fault::tr("%1: cannot sign: %2"), key.toStdString(),
                           QString::fromLocal8Bit(answer.trouble).simplified().toStdString()});
    return answer.out;
}

Stored<Signature> signatureOf(const QByteArray &text, const QByteArray &signature,
                              const QString &signers)
{
    // Checked from a copy: the file in the folder could change in between.
    QTemporaryFile copy;
    if (!copy.open() || copy.write(signature) != signature.size() || !copy.flush())
        return storeError(copy.fileName(), copy.errorString());
    const QStringList subject{u"-n"_s, Purpose, u"-s"_s, copy.fileName()};
    TRY_ASSIGN(const auto fitting,
               run(QStringList{u"check-novalidate"_s} + subject, text, CheckTime));
    if (fitting.code != 0)
        return Signature{Signature::State::Wrong, {}, {}};
    Signature found{Signature::State::Unknown, {}, keyIn(fitting)};
    if (signers.isEmpty())
        return found;
    if (!QFileInfo(signers).isFile())
        return storeError(StoreError::Kind::Unreachable,
                          {Fault::tr("%1: there is no such file"), signers.toStdString()});
    const QStringList known{u"-f"_s, QFileInfo(signers).absoluteFilePath()};
    TRY_ASSIGN(const auto names, run(QStringList{u"find-principals"_s} + known
                                         + QStringList{u"-s"_s, copy.fileName()},
                                     {}, CheckTime));
    if (names.code != 0)
        return found;
    // A key may be in the list for other purposes, or no longer be valid.
    constexpr qsizetype MostNames = 16;
    static const QRegularExpression separators(u"[,\n]"_s);
    const auto all = QString::fromUtf8(names.out).split(separators, Qt::SkipEmptyParts);
    for (const QString &name : all.mid(0, MostNames)) {
        TRY_ASSIGN(const auto verified,
                   run(QStringList{u"verify"_s} + known + QStringList{u"-I"_s, name} + subject,
                       text, CheckTime));
        if (verified.code == 0)
            return Signature{Signature::State::Known, name, found.key};
    }
    return found;
}

} // namespace tickscope::review
