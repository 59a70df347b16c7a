// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/texts/sentence_words.h"

#include "core/analysis/distinct_names.h"
#include "core/analysis/tape/input_tape.h"

#include <cstdlib>
#include <limits>

#include <QCoreApplication>
#include <QLocale>

#include "core/model/damage.h"
#include "core/model/event/event_sentence.h"
#include "core/timeline/index.h"
#include "ui/texts/screen_text.h"

namespace tickscope {

namespace {

class TranslatedWords : public SentenceWords
{
public:
    /// \param context  static storage.
    explicit TranslatedWords(const char *context)
        : m_context(context)
    {
    }

    [[nodiscard]] std::string unsaid(const std::string &name, const char *word) const override
    {
        return word ? QCoreApplication::translate("kinds", word).toStdString() : name;
    }

    [[nodiscard]] const SentenceWords &forFaults() const override
    {
        static const TranslatedWords words("faults");
        return words;
    }

    [[nodiscard]] std::string translated(const char *english) const override
    {
        return QCoreApplication::translate(m_context, english).toStdString();
    }

    [[nodiscard]] std::string decimal(std::string number) const override
    {
        const std::string point = QString(QLocale().decimalPoint()).toStdString();
        if (const auto place = number.find('.'); place != std::string::npos)
            number.replace(place, 1, point);
        return number;
    }

    [[nodiscard]] std::string word(const std::string &english) const override
    {
        // Words of recordings come by here too, in whatever encoding: they stay as they are.
        const QString text = QCoreApplication::translate("words", english.c_str());
        return text == QString::fromUtf8(english.c_str()) ? english : text.toStdString();
    }

    [[nodiscard]] std::string counted(const char *english, std::int64_t number) const override
    {
        constexpr std::int64_t Most = std::numeric_limits<int>::max();
        if (number < -Most || number > Most)
            return SentenceWords::counted(english, number);
        // Qt puts no negative number into a text: -1 frags are counted as 1 and get their sign.
        const auto size = static_cast<int>(std::abs(number));
        const QString digits = QString::number(size);
        QString text = QCoreApplication::translate(m_context, english, nullptr, size);
        // Without a translation it is English, which has its own way with plurals.
        if (text == QString::fromUtf8(english).replace(QLatin1String("%n"), digits))
            return SentenceWords::counted(english, number);
        if (const auto place = text.indexOf(digits); number < 0 && place >= 0)
            text.insert(place, u'-');
        return text.toStdString();
    }

private:
    const char *m_context;
};

/// A text of a recording as a part of a sentence, whose other parts it leaves where they are.
std::string partOfSentence(std::string_view text)
{
    return isolated(screenText(text)).toStdString();
}

/// The same language where a sentence is shown: words of recordings are texts of them.
class ShownWords : public TranslatedWords
{
public:
    using TranslatedWords::TranslatedWords;

    [[nodiscard]] std::string unsaid(const std::string &name, const char *word) const override
    {
        return partOfSentence(TranslatedWords::unsaid(name, word));
    }
    [[nodiscard]] std::string word(const std::string &english) const override
    {
        return partOfSentence(TranslatedWords::word(english));
    }
};

QString sentenceFor(const EventRow &event, const PlayerTable &players)
{
    static const ShownWords words("events");
    return QString::fromStdString(
        shownSentence(event, players, DistinctBy::Number, words, partOfSentence));
}

} // namespace

const std::shared_ptr<const SentenceWords> &sentenceWords()
{
    static const std::shared_ptr<const SentenceWords> words = std::make_shared<TranslatedWords>(
        "events");
    return words;
}

QString shownWord(const std::string &english)
{
    return screenText(sentenceWords()->word(english));
}

QString shownFault(const Fault &fault)
{
    return screenText(faultText(fault, sentenceWords()->forFaults()));
}

QString shownFault(const Damage &damage)
{
    return screenText(damageText(damage, sentenceWords()->forFaults()));
}

QString sentenceOf(const Index &index, const EventRow &event)
{
    return sentenceFor(event, index.players());
}

QString shownSentence(const Event &event)
{
    return sentenceFor(rowOf(event), PlayerTable());
}

QString sourceText(EventSource source)
{
    switch (source) {
    case EventSource::Recorded:
        break;
    case EventSource::Rebuilt:
        return QCoreApplication::translate("tickscope::EventSource", "rebuilt");
    case EventSource::Guess:
        return QCoreApplication::translate("tickscope::EventSource", "guess");
    }
    return {};
}

QString audienceText(const EventRow &event)
{
    return shownWord(audienceOf(*event.form, event.values));
}

QString inputTitle(const std::string &name, TitleLanguage language)
{
    const std::string word = titleOfInput(name);
    QString title = language == TitleLanguage::English ? screenText(word) : shownWord(word);
    if (!title.isEmpty())
        title[0] = title[0].toUpper();
    return title;
}

} // namespace tickscope
