// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/value_text.h"

#include "core/model/event.h"
#include "ui/document/document.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cmath>
#include <utility>

namespace tickscope {

namespace {

constexpr QChar ThinSpace(0x2009);
constexpr QChar Dash(0x2014);

QString tr(const char *text)
{
    return QCoreApplication::translate("tickscope::ValueText", text);
}

/// Puts thin spaces into the digits before the point.
QString grouped(QString digits)
{
    const qsizetype sign = digits.startsWith(u'-') ? 1 : 0;
    const qsizetype point = digits.indexOf(u'.');
    for (qsizetype at = (point < 0 ? digits.size() : point) - 3; at > sign; at -= 3)
        digits.insert(at, ThinSpace);
    return digits;
}

struct KindWord {
    std::string_view kind;
    const char *word;
};

constexpr std::array KindWords{
    KindWord{event_kind::Chat, QT_TRANSLATE_NOOP("tickscope::ValueText", "Chat")},
    KindWord{event_kind::ServerMessage, QT_TRANSLATE_NOOP("tickscope::ValueText", "Server")},
    KindWord{event_kind::Broadcast, QT_TRANSLATE_NOOP("tickscope::ValueText", "Broadcast")},
    KindWord{event_kind::Kill, QT_TRANSLATE_NOOP("tickscope::ValueText", "Kill")},
    KindWord{event_kind::Join, QT_TRANSLATE_NOOP("tickscope::ValueText", "Join")},
    KindWord{event_kind::Leave, QT_TRANSLATE_NOOP("tickscope::ValueText", "Leave")},
    KindWord{event_kind::Rename, QT_TRANSLATE_NOOP("tickscope::ValueText", "Rename")},
    KindWord{event_kind::Team, QT_TRANSLATE_NOOP("tickscope::ValueText", "Team")},
    KindWord{event_kind::Skin, QT_TRANSLATE_NOOP("tickscope::ValueText", "Skin")},
    KindWord{event_kind::Ready, QT_TRANSLATE_NOOP("tickscope::ValueText", "Ready")},
    KindWord{event_kind::Spawn, QT_TRANSLATE_NOOP("tickscope::ValueText", "Spawn")},
    KindWord{event_kind::Damage, QT_TRANSLATE_NOOP("tickscope::ValueText", "Damage")},
    KindWord{event_kind::Finish, QT_TRANSLATE_NOOP("tickscope::ValueText", "Finish")},
    KindWord{event_kind::Checkpoint, QT_TRANSLATE_NOOP("tickscope::ValueText", "Checkpoint")},
    KindWord{event_kind::Score, QT_TRANSLATE_NOOP("tickscope::ValueText", "Score")},
    KindWord{event_kind::Round, QT_TRANSLATE_NOOP("tickscope::ValueText", "Round")},
    KindWord{event_kind::Pause, QT_TRANSLATE_NOOP("tickscope::ValueText", "Pause")},
    KindWord{event_kind::Vote, QT_TRANSLATE_NOOP("tickscope::ValueText", "Vote")},
    KindWord{event_kind::Emote, QT_TRANSLATE_NOOP("tickscope::ValueText", "Emote")},
    KindWord{event_kind::Emoticon, QT_TRANSLATE_NOOP("tickscope::ValueText", "Emoticon")},
    KindWord{event_kind::Pickup, QT_TRANSLATE_NOOP("tickscope::ValueText", "Pickup")},
    KindWord{event_kind::Sound, QT_TRANSLATE_NOOP("tickscope::ValueText", "Sound")},
    KindWord{event_kind::Explosion, QT_TRANSLATE_NOOP("tickscope::ValueText", "Explosion")},
    KindWord{event_kind::Input, QT_TRANSLATE_NOOP("tickscope::ValueText", "Input")},
    KindWord{event_kind::Command, QT_TRANSLATE_NOOP("tickscope::ValueText", "Command")},
    KindWord{event_kind::Save, QT_TRANSLATE_NOOP("tickscope::ValueText", "Save")},
    KindWord{event_kind::Marker, QT_TRANSLATE_NOOP("tickscope::ValueText", "Marker")},
    KindWord{event_kind::Recording, QT_TRANSLATE_NOOP("tickscope::ValueText", "Recording")},
    KindWord{event_kind::System, QT_TRANSLATE_NOOP("tickscope::ValueText", "System")},
    KindWord{event_kind::Unknown, QT_TRANSLATE_NOOP("tickscope::ValueText", "Unknown")},
};

} // namespace

QString numberText(std::int64_t number)
{
    return grouped(QString::number(number));
}

QString realText(double number, int decimals)
{
    if (!std::isfinite(number))
        return Dash;
    QString text = QString::number(number, 'f', decimals);
    if (text.contains(u'.')) {
        while (text.endsWith(u'0'))
            text.chop(1);
        if (text.endsWith(u'.'))
            text.chop(1);
    }
    return text == QLatin1String("-0") ? QStringLiteral("0") : grouped(text);
}

QString byteCountText(std::uint64_t bytes)
{
    return QCoreApplication::translate("tickscope::ValueText", "%1 bytes")
        .arg(grouped(QString::number(bytes)));
}

QString plainValueText(const Value &value)
{
    if (const auto *integer = std::get_if<std::int64_t>(&value))
        return numberText(*integer);
    if (const auto *real = std::get_if<double>(&value))
        return realText(*real, 4);
    if (const auto *bytes = std::get_if<std::string>(&value))
        return screenText(*bytes);
    return Dash;
}

QString fieldValueText(const Field &field, const Value &value)
{
    if (const auto *bytes = std::get_if<std::string>(&value);
        bytes && field.kind == FieldKind::Bytes)
        return QString::fromLatin1(QByteArray::fromStdString(*bytes).toHex(' '));
    const auto *integer = std::get_if<std::int64_t>(&value);
    if (integer && field.kind == FieldKind::Boolean && (*integer == 0 || *integer == 1))
        return *integer == 1 ? tr("yes") : tr("no");

    QString text = plainValueText(value);
    if (std::holds_alternative<std::monostate>(value))
        return text;
    if (const std::string word = field.textOf(value); !word.empty())
        text += QStringLiteral("  ") + screenText(word);
    if (field.scale != 1.0) {
        // The recorded number stays first: it is what the file says.
        const double scaled = numberOf(value) * field.scale;
        // Three digits tell all that one can see; more would push the unit out of sight.
        const double size = std::abs(scaled);
        const int decimals = size >= 100.0 ? 0 : size >= 10.0 ? 1 : 2;
        text += QStringLiteral(" = ") + realText(scaled, decimals);
        if (!field.unit.empty())
            text += u' ' + screenText(field.unit);
    } else if (!field.unit.empty()) {
        text += u' ' + screenText(field.unit);
    }
    return text;
}

QString kindWord(std::string_view kind)
{
    for (const KindWord &known : KindWords) {
        if (known.kind == kind)
            return tr(known.word);
    }
    const auto colon = kind.rfind(':');
    QString word = screenText(colon == std::string_view::npos ? kind : kind.substr(colon + 1));
    word.replace(u'_', u' ');
    // "HammerHit" of an item becomes "Hammer hit", "SVC" of an engine stays.
    for (qsizetype i = word.size() - 1; i > 0; --i) {
        if (word[i].isUpper() && word[i - 1].isLower()) {
            word[i] = word[i].toLower();
            word.insert(i, u' ');
        }
    }
    if (!word.isEmpty())
        word[0] = word[0].toUpper();
    return word;
}

const std::vector<std::string_view> &knownKinds()
{
    static const std::vector<std::string_view> kinds = [] {
        std::vector<std::string_view> all;
        for (const KindWord &known : KindWords)
            all.push_back(known.kind);
        return all;
    }();
    return kinds;
}

QString errorKindText(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Io:
        return QCoreApplication::translate("tickscope::ValueText", "Not readable");
    case ErrorCode::Unauthorized:
        return QCoreApplication::translate("tickscope::ValueText", "Not allowed");
    case ErrorCode::UnknownFormat:
        return QCoreApplication::translate("tickscope::ValueText", "Unknown format");
    case ErrorCode::Unsupported:
        return QCoreApplication::translate("tickscope::ValueText", "Not supported");
    case ErrorCode::Truncated:
        return QCoreApplication::translate("tickscope::ValueText", "Cut off");
    case ErrorCode::Damaged:
        return QCoreApplication::translate("tickscope::ValueText", "Damaged");
    case ErrorCode::LimitExceeded:
        return QCoreApplication::translate("tickscope::ValueText", "Too big");
    case ErrorCode::BadInput:
        return QCoreApplication::translate("tickscope::ValueText", "Not understood");
    case ErrorCode::OutOfRange:
        return QCoreApplication::translate("tickscope::ValueText", "Out of range");
    case ErrorCode::Cancelled:
        return QCoreApplication::translate("tickscope::ValueText", "Cancelled");
    }
    return {};
}

QString withoutThinSpaces(QString text)
{
    return text.remove(ThinSpace);
}

} // namespace tickscope
