// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/hud/bubbles.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QFontMetricsF>
#include <QPainterPath>

#include "core/model/event/event_form.h"
#include "ui/models/event_text.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"
#include "ui/world/game_art/sprite_sheet.h"
#include "ui/world/letters/outlined_text.h"

namespace tickscope {

namespace {

using namespace std::chrono_literals;

constexpr Time EmoticonTime = 2s;
constexpr Time SpeechTime = 4s;
constexpr double FadeSeconds = 0.5;
constexpr double WidestSpeech = 190.0 / 13; ///< Of the height of its letters.
constexpr int SpeechLines = 3;
constexpr int LongestSpeech = 160; ///< Letters.
constexpr double BubblePadX = 8;
constexpr double BubblePadY = 4;
constexpr double Tail = 7;

double secondsOf(Time time)
{
    return std::chrono::duration<double>(time).count();
}

/// The client ID that \a speaker has now: who got it meanwhile did not say that. Nothing
/// when the speaker is gone.
std::optional<int> clientNow(const PlayerTable &players, PlayerRef speaker, Tick now)
{
    if (speaker.client == NoClient)
        return {};
    if (players.of(speaker))
        return players.clientOf(speaker, now);
    return players.at(speaker.client, now) ? std::nullopt : std::optional(speaker.client);
}

/// The part of an event that floats over its player; nothing for others and older ones.
std::optional<PartRole> bubbleRole(EventClass eventClass, Time age)
{
    if (eventClass == EventClass::Chat && age < SpeechTime)
        return PartRole::Said;
    if (eventClass == EventClass::Gesture && age < EmoticonTime)
        return PartRole::Emoticon;
    return {};
}

/// How an emoticon comes, shakes and goes. Source: teeworlds-game-data.md, section 4.7.
struct EmoticonMotion {
    double opacity = 1;
    double height = 1;
    double angle = 0;
};

EmoticonMotion motionAt(double age)
{
    const double left = secondsOf(EmoticonTime) - age;
    const double wiggle = age < 0.2 ? age / 0.2 : 0;
    return {std::clamp(left / 0.2, 0.0, 1.0), std::clamp(age / 0.1, 0.0, 1.0),
            std::numbers::pi / 6 * std::sin(5 * wiggle)};
}

QFont speechFont(int pixels, QFont::Weight weight = QFont::Normal)
{
    QFont font;
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

QSizeF speechSize(const QString &text, double widest, const QFontMetricsF &metrics)
{
    return metrics.boundingRect(QRectF(0, 0, widest, 1e4), Qt::TextWordWrap | Qt::AlignLeft, text)
        .size();
}

/// As much of \a text as stands in the lines of a bubble.
QString fittedSpeech(const QString &text, double widest, const QFontMetricsF &metrics)
{
    const double most = (SpeechLines + 0.5) * metrics.lineSpacing();
    const auto fits = [&](const QString &shown) {
        const QSizeF size = speechSize(shown, widest, metrics);
        return size.height() <= most && size.width() <= widest;
    };
    if (text.size() <= LongestSpeech && fits(text))
        return text;
    // No bubble holds more letters, however long the line.
    qsizetype fitting = 0;
    qsizetype tooMany = std::min<qsizetype>(text.size(), LongestSpeech) + 1;
    while (tooMany - fitting > 1) {
        const qsizetype middle = (fitting + tooMany) / 2;
        (fits(text.left(middle) + u'…') ? fitting : tooMany) = middle;
    }
    return text.left(fitting).trimmed() + u'…';
}

} // namespace

BubbleMaker::BubbleMaker(const Index &index, Time head)
    : m_index(index)
    , m_now(index.time().tickAt(head))
{
}

void BubbleMaker::take(const EventRow &event, Time age)
{
    const auto role = bubbleRole(event.kind().eventClass, age);
    const auto part = role ? partWith(*role, *event.form, event.values) : std::nullopt;
    if (!part)
        return;
    const auto speaker = clientNow(m_index.players(), partyOf(event, event.client), m_now);
    if (!speaker)
        return;
    int emoticon = -1;
    if (*role == PartRole::Emoticon) {
        if (part->value.number < 0 || part->value.number >= EmoticonCount)
            return;
        emoticon = static_cast<int>(part->value.number);
    }
    QString text = screenText(part->text());
    if (const QString audience = audienceText(event); !audience.isEmpty())
        text += QStringLiteral(" (%1)").arg(audience);
    const bool isKnown = std::ranges::any_of(m_bubbles, [&](const Bubble &other) {
        return other.client == *speaker && (other.emoticon < 0) == (emoticon < 0);
    });
    if (!isKnown)
        m_bubbles.push_back(
            {*speaker, text, emoticon, secondsOf(age), nameIn(m_index, event, event.client)});
}

void paintEmoticon(QPainter &painter, ArtBrush *art, const Bubble &bubble, const Actor &actor,
                   const ActorLook &look, const WorldPalette &palette)
{
    constexpr double Size = 64;
    const EmoticonMotion motion = motionAt(bubble.age);
    const QPointF middle(actor.position.x, actor.position.y - 23 - 32 * motion.height);
    if (art
        && art->draw(emoticonSprite(bubble.emoticon),
                     {middle, {Size, Size * motion.height}, motion.angle}, motion.opacity))
        return;
    painter.save();
    const QFontMetricsF metrics(painter.font());
    const double width = metrics.horizontalAdvance(bubble.text) + 2 * BubblePadX;
    const double height = metrics.height() + 2 * BubblePadY;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(motion.opacity);
    painter.translate(look.pixel + QPointF(0, -(23 + 32) * look.scale));
    painter.rotate(motion.angle * 180 / std::numbers::pi);
    const QRectF plate(-width / 2, -height / 2, width, height);
    painter.setPen(QPen(palette.outline, 1.5));
    painter.setBrush(palette.plate);
    painter.drawRoundedRect(plate, 6, 6);
    painter.setPen(palette.plateText);
    painter.drawText(plate, Qt::AlignCenter | Qt::TextSingleLine, bubble.text);
    painter.restore();
}

std::optional<SpeechPlace> placeSpeech(const Bubble &bubble, const ActorLook &look, QSize size,
                                       const std::vector<QRectF> &taken)
{
    // As the chat, they grow with the picture.
    const int pixels = std::clamp(size.height() / 54, 13, static_cast<int>(18 * textGrowth(size)));
    const double widest = WidestSpeech * pixels;
    const QFontMetricsF metrics(speechFont(pixels));
    // Who speaks stands above: the words may begin with anybody's name.
    const QFontMetricsF nameMetrics(speechFont(pixels, QFont::DemiBold));
    SpeechPlace speech{.name = nameMetrics.elidedText(bubble.name, Qt::ElideRight, widest),
                       .text = fittedSpeech(bubble.text, widest, metrics),
                       .age = bubble.age,
                       .pixels = pixels};
    const QSizeF text = speechSize(speech.text, widest, metrics);
    const double nameHeight = speech.name.isEmpty() ? 0 : nameMetrics.height();
    const double width = std::max(text.width(), nameMetrics.horizontalAdvance(speech.name));
    const QSizeF room(width + 2 * BubblePadX, text.height() + nameHeight + 2 * BubblePadY);
    // Beside the figure, on the side with more room: over it is the name.
    const double body = bodyPixels(look);
    const double gap = body * 1.2 + Tail;
    const double middle = look.pixel.y() - body - room.height() / 2;
    const bool isRightHalf = look.pixel.x() > size.width() / 2.0;
    const QRectF picture(2, 2, size.width() - 4, size.height() - 4);
    for (const double top : {middle, middle - 24, middle + 24}) {
        for (const bool isLeft : {isRightHalf, !isRightHalf}) {
            const double left = isLeft ? look.pixel.x() - gap - room.width() : look.pixel.x() + gap;
            const double inside = std::clamp(
                top, picture.top(), std::max(picture.top(), picture.bottom() - room.height()));
            speech.plate = QRectF(QPointF(left, inside).toPoint(), room);
            speech.isLeft = isLeft;
            const auto isCovered = [&speech](const QRectF &other) {
                return other.intersects(speech.plate);
            };
            if (picture.contains(speech.plate) && std::ranges::none_of(taken, isCovered))
                return speech;
        }
    }
    return {};
}

void paintSpeech(QPainter &painter, const SpeechPlace &speech, const WorldPalette &palette)
{
    painter.save();
    painter.setFont(speechFont(speech.pixels));
    const QRectF &plate = speech.plate;
    QPainterPath shape;
    shape.addRoundedRect(plate, 7, 7);
    const double edge = speech.isLeft ? plate.right() : plate.left();
    const double way = speech.isLeft ? Tail : -Tail;
    QPolygonF tail({{edge, plate.bottom() - 14},
                    {edge, plate.bottom() - 5},
                    {edge + way, plate.bottom() - 3}});
    QPainterPath pointer;
    pointer.addPolygon(tail);
    pointer.closeSubpath();
    const double left = secondsOf(SpeechTime) - speech.age;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(std::clamp(left / FadeSeconds, 0.0, 1.0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.plate);
    painter.drawPath(shape.united(pointer));
    painter.setPen(palette.plateText);
    const QRectF inside = plate.adjusted(BubblePadX, BubblePadY, -BubblePadX + 1, -BubblePadY + 1);
    const QFont nameFont = speechFont(speech.pixels, QFont::DemiBold);
    const double nameHeight = speech.name.isEmpty() ? 0 : QFontMetricsF(nameFont).height();
    painter.drawText(inside.adjusted(0, nameHeight, 0, 0),
                     Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignVCenter, speech.text);
    painter.setFont(nameFont);
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, speech.name);
    painter.restore();
}

} // namespace tickscope
