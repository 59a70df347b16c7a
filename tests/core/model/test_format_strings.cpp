// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include "tests/support/test_program.h"

namespace {

/// A string literal of a source with its neighbours joined, and where the next thing begins.
struct Literal {
    QString text;
    qsizetype end = 0;
    int line = 0;
};

qsizetype skipSpace(const QString &source, qsizetype at)
{
    while (at < source.size() && source[at].isSpace())
        ++at;
    return at;
}

/// Behind the literal whose first quote is at \a at; the text of it goes to \a text.
qsizetype readQuoted(const QString &source, qsizetype at, QChar quote, QString &text)
{
    for (++at; at < source.size() && source[at] != quote && source[at] != u'\n'; ++at) {
        if (source[at] == u'\\')
            ++at;
        else
            text += source[at];
    }
    return at + 1;
}

QList<Literal> literalsOf(const QString &source)
{
    QList<Literal> literals;
    for (qsizetype at = 0; at < source.size();) {
        if (source.mid(at, 2) == QLatin1String("//")) {
            at = source.indexOf(u'\n', at);
        } else if (source.mid(at, 2) == QLatin1String("/*")) {
            at = source.indexOf(QLatin1String("*/"), at) + 2;
        } else if (source.mid(at, 3) == QLatin1String("R\"(")) {
            at = source.indexOf(QLatin1String(")\""), at) + 2;
        } else if (source[at] == u'\'' && (at == 0 || !source[at - 1].isDigit())) {
            QString letter;
            at = readQuoted(source, at, u'\'', letter);
        } else if (source[at] == u'"') {
            Literal literal;
            literal.line = static_cast<int>(source.left(at).count(u'\n')) + 1;
            for (qsizetype next = at; next < source.size() && source[next] == u'"';
                 next = skipSpace(source, literal.end))
                literal.end = readQuoted(source, next, u'"', literal.text);
            at = literal.end;
            literals.append(literal);
        } else {
            ++at;
        }
        if (at < 0)
            break;
    }
    return literals;
}

/// How often .arg() is called behind \a literal, and with how many arguments in all.
struct Arguments {
    int calls = 0;
    int values = 0;
    /// A text from a recording went in before the last call: a "%2" in it would be taken
    /// for a placeholder.
    bool isOpenToText = false;
};

Arguments argumentsBehind(const QString &source, const Literal &literal)
{
    Arguments found;
    qsizetype at = skipSpace(source, literal.end);
    // Of tr() or QStringLiteral().
    if (at < source.size() && source[at] == u')')
        at = skipSpace(source, at + 1);
    bool holdsText = false;
    while (source.mid(at, 5) == QLatin1String(".arg(")) {
        found.isOpenToText |= holdsText;
        const qsizetype begin = at;
        ++found.calls;
        ++found.values;
        int depth = 1;
        for (at += 5; at < source.size() && depth > 0; ++at) {
            const QChar sign = source[at];
            if (sign == u'"' || sign == u'\'') {
                QString text;
                at = readQuoted(source, at, sign, text) - 1;
            } else if (QStringLiteral("([{").contains(sign)) {
                ++depth;
            } else if (QStringLiteral(")]}").contains(sign)) {
                --depth;
            } else if (sign == u',' && depth == 1) {
                ++found.values;
            }
        }
        const QString call = source.mid(begin, at - begin);
        holdsText |= call.contains(QLatin1String("screenText("))
                     || call.contains(QLatin1String("displayName("));
        at = skipSpace(source, at);
    }
    return found;
}

/// What is wrong with the format strings of \a source, a line each.
QStringList problemsOf(const QString &source)
{
    static const QRegularExpression placeholder(QStringLiteral("%L?([1-9])"));
    static const QRegularExpression digitBehind(QStringLiteral("%L?[1-9][0-9]"));
    QStringList problems;
    for (const Literal &literal : literalsOf(source)) {
        const auto tell = [&](const QString &what) {
            problems << QStringLiteral("line ") + QString::number(literal.line) + u' ' + what
                            + QStringLiteral(": ") + literal.text;
        };
        // Qt reads "%11" as placeholder 11.
        if (digitBehind.match(literal.text).hasMatch())
            tell(QStringLiteral("has a digit behind a placeholder"));
        QSet<QString> numbers;
        for (auto found = placeholder.globalMatch(literal.text); found.hasNext();)
            numbers.insert(found.next().captured(1));
        const Arguments arguments = argumentsBehind(source, literal);
        if (arguments.calls == 0)
            continue;
        // A call may have a width or a base behind its value.
        if (numbers.size() < arguments.calls || numbers.size() > arguments.values)
            tell(QStringLiteral("has not as many placeholders as arguments"));
        if (arguments.isOpenToText)
            tell(QStringLiteral("fills in placeholders of a text from a recording"));
        for (int number = 1; number <= numbers.size(); ++number) {
            if (!numbers.contains(QString::number(number)))
                tell(QStringLiteral("leaves out a number"));
        }
    }
    return problems;
}

} // namespace

/// Mistakes in texts with placeholders, which no compiler finds.
class TestFormatStrings : public QObject
{
    Q_OBJECT

private slots:
    void mistakesAreFound_data();
    void mistakesAreFound();
    void sourcesHaveNone();
};

void TestFormatStrings::mistakesAreFound_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<int>("count");

    QTest::newRow("one each") << QStringLiteral(R"x(tr("%1 of %2").arg(a).arg(f(b, c)))x") << 0;
    QTest::newRow("in one call") << QStringLiteral(R"x(tr("%1 of " "%2").arg(a, b))x") << 0;
    QTest::newRow("with a width") << QStringLiteral(R"x(tr("%1").arg(a, 3, 16))x") << 0;
    QTest::newRow("twice the same") << QStringLiteral(R"x(tr("%1, %1").arg(a))x") << 0;
    QTest::newRow("no arguments") << QStringLiteral(R"x(tr("%1 to come"))x") << 0;
    QTest::newRow("printf") << QStringLiteral(R"x(snprintf(t, n, "%02lld.%03d", a, b))x") << 0;
    QTest::newRow("comment") << QStringLiteral("// \"%11\"\n/* \"%12\" */") << 0;
    QTest::newRow("digit") << QStringLiteral(R"x(QStringLiteral("%11/%2").arg(a, b))x") << 1;
    QTest::newRow("too many") << QStringLiteral(R"x(tr("%1").arg(a).arg(b))x") << 1;
    QTest::newRow("too few") << QStringLiteral(R"x(tr("%1 %2 %3").arg(a).arg(b))x") << 1;
    QTest::newRow("text") << QStringLiteral(R"x(tr("%1 %2").arg(screenText(a)).arg(b))x") << 1;
    QTest::newRow("text last") << QStringLiteral(R"x(tr("%1 %2").arg(b).arg(screenText(a)))x") << 0;
    QTest::newRow("gap") << QStringLiteral(R"x(tr("%1 %3").arg(a).arg(b))x") << 1;
}

void TestFormatStrings::mistakesAreFound()
{
    QFETCH(const QString, source);
    QFETCH(const int, count);

    const QStringList problems = problemsOf(source);

    QVERIFY2(problems.size() == count, qPrintable(problems.join(u'\n')));
}

void TestFormatStrings::sourcesHaveNone()
{
    const QString root = qEnvironmentVariable("TICKSCOPE_SOURCES");
    QVERIFY2(!root.isEmpty(), "run by ctest, which names the folder of the sources");
    QStringList problems;
    int texts = 0;
    for (const char *folder : {"core", "ui", "app"}) {
        QDirIterator files(root + u'/' + QLatin1String(folder), {"*.cpp", "*.h"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString source = QString::fromUtf8(file.readAll());
            texts += static_cast<int>(source.count(QLatin1String("tr(\"")));
            for (const QString &problem : problemsOf(source))
                problems << QDir(root).relativeFilePath(file.fileName()) + u' ' + problem;
        }
    }

    QVERIFY2(texts > 400, qPrintable(QString::number(texts)));
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
}

TICKSCOPE_TEST(TestFormatStrings, QCoreApplication)
#include "test_format_strings.moc"
