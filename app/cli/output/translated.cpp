// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/translated.h"

#include "translations/translations.h"

#include <limits>
#include <optional>

namespace tickscope::cli {

namespace {

// No QCoreApplication: it would set the locale of the C library, by which numbers are read and
// written.
std::optional<QTranslator> &translation()
{
    static std::optional<QTranslator> loaded;
    return loaded;
}

/// Empty without a translation.
QString translated(const char *context, const char *english, int count = -1)
{
    return translation()
               ? ordinarySpaces(translation()->translate(context, english, nullptr, count))
               : QString();
}

class ShownFaults : public SentenceWords
{
public:
    [[nodiscard]] std::string translated(const char *english) const override
    {
        const QString text = cli::translated("faults", english);
        return text.isEmpty() ? std::string(english) : text.toStdString();
    }

    [[nodiscard]] std::string counted(const char *english, std::int64_t number) const override
    {
        if (number < 0 || number > std::numeric_limits<int>::max())
            return SentenceWords::counted(english, number);
        QString text = cli::translated("faults", english, static_cast<int>(number));
        if (text.isEmpty())
            return SentenceWords::counted(english, number);
        return text.replace(QLatin1String("%n"), QString::number(number)).toStdString();
    }
};

} // namespace

QString ordinarySpaces(QString text)
{
    return text.replace(QChar::Nbsp, u' ').replace(QChar(0x202F), u' ');
}

void readTranslations()
{
    translation().emplace();
    if (!loadTexts(*translation(), shownLocale(QString())))
        translation().reset();
}

std::string shown(std::string_view english)
{
    const QString text = english.empty() ? QString() : translated("cli", english.data());
    return text.isEmpty() ? std::string(english) : text.toStdString();
}

const SentenceWords &shownWords()
{
    static const ShownFaults words;
    return words;
}

std::string shownFault(const Fault &fault)
{
    return faultText(fault, shownWords());
}

} // namespace tickscope::cli
