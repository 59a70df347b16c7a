// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/value_text.h"

#include "core/analysis/series/series.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"

#include <QCoreApplication>

#include <cmath>

namespace tickscope {

namespace {

struct YesOrNo {
    Q_DECLARE_TR_FUNCTIONS(tickscope::ValueText)
};

} // namespace

QString plainValueText(const Value &value)
{
    if (const auto *integer = std::get_if<std::int64_t>(&value))
        return numberText(*integer);
    if (const auto *real = std::get_if<double>(&value))
        return realText(*real, 4);
    if (const auto *bytes = std::get_if<std::string>(&value))
        return screenText(*bytes);
    return NoValue;
}

QString fieldValueText(const Field &field, const Value &value)
{
    if (const auto *bytes = std::get_if<std::string>(&value);
        bytes && field.kind == FieldKind::Bytes)
        return QString::fromLatin1(QByteArray::fromStdString(*bytes).toHex(' '));
    const auto *integer = std::get_if<std::int64_t>(&value);
    if (integer && field.kind == FieldKind::Boolean && (*integer == 0 || *integer == 1))
        return *integer == 1 ? YesOrNo::tr("yes") : YesOrNo::tr("no");

    QString text = plainValueText(value);
    if (std::holds_alternative<std::monostate>(value))
        return text;
    if (const std::string word = field.textOf(value, *sentenceWords()); !word.empty())
        text += QStringLiteral("  ") + screenText(word);
    if (field.scale != 1.0) {
        // The recorded number stays first: it is what the file says.
        const double scaled = shownNumber(field, value);
        // Three digits show all that one can see; more would push the unit out of sight.
        const double size = std::abs(scaled);
        const int decimals = size >= 100.0 ? 0 : size >= 10.0 ? 1 : 2;
        if (const QString shown = realText(scaled, decimals); shown != text)
            text += QStringLiteral(" = ") + shown;
    }
    if (!field.unit.empty())
        text += u' ' + screenText(shownUnit(field));
    return text;
}

} // namespace tickscope
