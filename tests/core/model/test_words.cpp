// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "core/formats/teeworlds_common/items/item_tables.h"
#include "core/model/event/event_sentence.h"
#include "tests/support/test_program.h"
#include "tests/support/translatable_texts.h"

using namespace tickscope;

namespace {

/// Whether it is a word of a language, and no name of the game ("LONG_JUMPING", "0.6").
bool isWord(const std::string &text)
{
    static const QRegularExpression word(QStringLiteral("^[a-z][a-z ]*[ -]?[a-z ]*$"));
    return word.match(QString::fromStdString(text)).hasMatch();
}

void addWords(std::set<QString> &words, const ValueTexts *texts)
{
    if (!texts)
        return;
    for (const ValueText &text : *texts) {
        if (isWord(text.text))
            words.insert(QString::fromStdString(text.text));
    }
}

/// Marks every word.
class MarkedWords : public SentenceWords
{
public:
    [[nodiscard]] std::string word(const std::string &english) const override
    {
        return '<' + english + '>';
    }
};

Field fieldWith(FieldKind kind)
{
    Field field;
    field.kind = kind;
    field.texts = std::make_shared<const ValueTexts>(
        ValueTexts{{1, "first"}, {2, "second"}, {4, "third"}});
    return field;
}

} // namespace

/// Words for numbers of recordings, and words about fields.
class TestWords : public QObject
{
    Q_OBJECT

private slots:
    void lupdateFindsEveryWord();
    void everyWordIsMarkedWhereItStands();
    void wordsOfFieldsAreTranslatedOneByOne();
    void wordsInSentencesAreTranslated();
};

void TestWords::lupdateFindsEveryWord()
{
    const auto found = test::translatableTexts();
    QVERIFY(found.contains(QStringLiteral("words")));
    std::set<QString> words;
    FormatRegistry formats;
    registerAllFormats(formats);
    for (const auto &format : formats.formats()) {
        words.insert(QString::fromStdString(std::string(format->info().name)));
        for (const EventForm *form : format->eventForms()) {
            for (const EventPart &part : form->parts)
                addWords(words, part.words);
        }
    }
    for (const auto protocol : {teeworlds::Protocol::V06, teeworlds::Protocol::V07}) {
        for (const auto &[number, type] : teeworlds::baseSchema(protocol)->types()) {
            for (const Field &field : type->fields)
                addWords(words, field.texts.get());
            if (!type->inputSource.empty())
                words.insert(QString::fromStdString(type->inputSource));
        }
    }
    QVERIFY(words.size() > 100);

    for (const QString &word : words)
        QVERIFY2(found.at(QStringLiteral("words")).contains(word), qPrintable(word));
}

/// Also in tables that only some recordings use.
void TestWords::everyWordIsMarkedWhereItStands()
{
    const QRegularExpression row(QStringLiteral(
        "\\{(?:-?(?:0x)?[0-9a-fA-F]+(?: << \\d+)?|\\w+(?:::\\w+)?),\\s*\"([^\"]*)\"\\}"));
    const QRegularExpression about(QStringLiteral("inputSource = \""));
    QDirIterator files(qEnvironmentVariable("TICKSCOPE_SOURCES") + QStringLiteral("/core"),
                       {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString source = QString::fromUtf8(file.readAll());
        QVERIFY2(!source.contains(about), qPrintable(file.fileName()));
        // Its names of entities are the game's.
        if (!source.contains(QLatin1String("ValueTexts"))
            || file.fileName().endsWith(QLatin1String("replay_schema.cpp")))
            continue;
        for (auto rows = row.globalMatch(source); rows.hasNext();) {
            const QString text = rows.next().captured(1);
            QVERIFY2(!isWord(text.toStdString()), qPrintable(file.fileName() + u' ' + text));
        }
    }
}

void TestWords::wordsOfFieldsAreTranslatedOneByOne()
{
    const Field choice = fieldWith(FieldKind::Enumeration);
    const Field flags = fieldWith(FieldKind::Flags);

    QCOMPARE(choice.textOf(std::int64_t{2}), std::string("second"));
    QCOMPARE(choice.textOf(std::int64_t{2}, MarkedWords()), std::string("<second>"));
    QCOMPARE(flags.textOf(std::int64_t{5}, MarkedWords()), std::string("<first> | <third>"));
    QCOMPARE(choice.textOf(std::int64_t{9}, MarkedWords()), std::string());
}

void TestWords::wordsInSentencesAreTranslated()
{
    EventValues values;
    values.add(std::int64_t{3}).add(std::int64_t{2}).addNothing().addNothing();
    values.addText("Anna").add(std::int64_t{5});
    const EventForm &hit = *sharedForm("hit");

    QCOMPARE(sentenceOf(hit, values.bytes(), MarkedWords()),
             std::string("Anna hit client 5 (<grenade>)"));
}

TICKSCOPE_TEST(TestWords, QCoreApplication)
#include "test_words.moc"
