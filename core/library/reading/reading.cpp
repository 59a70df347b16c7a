// SPDX-License-Identifier: MIT
#include "core/library/reading/reading.h"

#include <exception>
#include <future>

#include "core/base/try.h"
#include "core/io/http/http_options.h"
#include "core/io/http/url.h"
#include "core/library/reading/index_growth.h"
#include "core/model/watched_recording.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/part_pace.h"

namespace tickscope::library {

namespace {

/// The last part of \a index.
IndexGrowth growthOf(const Index &index, bool beginsAnew)
{
    return {written(*index.parts().back()), index.players().players(), index.isComplete(),
            beginsAnew};
}

Result<void> readIndex(const FormatRegistry &formats, const ReadingOrder &order,
                       const ReadingListener &listener, const std::stop_token &stop)
{
    const auto comes = [&](FactPart part, Tick tick) {
        if (listener.comes)
            listener.comes(order, {part, tick});
    };
    comes(FactPart::File, {});
    TRY_ASSIGN(const auto source, openNamed(order.path, {}, stop));
    TRY_ASSIGN(const auto recording, formats.open(source, stop));
    TRY_ASSIGN(auto found, outlineOf(order.outline ? *order.outline : WrittenOutline()));
    const auto outline = std::make_shared<const Outline>(std::move(found));
    const auto leftOut = order.withoutTick
                             ? std::optional(leftOutTick(*order.withoutTick, *outline))
                             : std::nullopt;
    IndexPass pass(watchedRecording(
                       recording, [&](Tick tick) { comes(FactPart::Players, tick); }, leftOut),
                   outline);
    const Outline *under = outline.get();
    // A part is handed on while the next one is read: many small ones, so that little is left to do
    // behind the last, and each finds its memory warm.
    PartPace pace(std::chrono::milliseconds(4), 1.125);
    std::future<bool> handingOn;
    const auto isHandedOn = [&handingOn] { return !handingOn.valid() || handingOn.get(); };
    while (!pass.atEnd()) {
        TRY_ASSIGN(const auto index, pass.advance(pace.begin(), stop));
        pace.end();
        const bool beginsAnew = std::exchange(under, &index->outline()) != &index->outline();
        if (!isHandedOn())
            return cancelled();
        handingOn = std::async(std::launch::async, [&listener, index, beginsAnew] {
            return listener.grown(growthOf(*index, beginsAnew));
        });
    }
    if (!isHandedOn())
        return cancelled();
    return {};
}

Result<void> readInto(Reading &reading, const FormatRegistry &formats, const ReadingOrder &order,
                      const PartAsker &asker, const ReadingListener &listener,
                      const std::stop_token &stop)
{
    const QString path = QString::fromStdString(order.path);
    switch (order.kind) {
    case ReadingKind::Quick:
        return readQuickFacts(formats, path, stop, asker).map([&](QuickFacts facts) {
            reading.quick = std::move(facts);
        });
    case ReadingKind::Whole:
        return readWholeFacts(formats, path, order.whispers, stop, asker, order.mapPlaces)
            .map([&](WholeFacts facts) { reading.whole = std::move(facts); });
    case ReadingKind::Index:
        return readIndex(formats, order, listener, stop);
    case ReadingKind::Hash:
        break;
    }
    return readContentHash(formats, path, stop).map([&](const QString &sha256) {
        reading.whole.sha256 = sha256;
    });
}

} // namespace

QByteArray packed(const Fault &fault)
{
    return QByteArray::fromStdString(packedFault(fault));
}

Reading readRecording(const FormatRegistry &formats, const ReadingOrder &order,
                      const ReadingListener &listener, const std::stop_token &stop)
{
    const PartAsker asker = [&](FactPart part) {
        if (order.without == part)
            return false;
        if (listener.comes)
            listener.comes(order, {part, {}});
        return true;
    };
    Reading reading;
    const auto refuse = [&reading](ErrorCode code, const Fault &fault) {
        reading = {};
        reading.code = code;
        reading.problem = packed(fault);
    };
    try {
        const auto done = readInto(reading, formats, order, asker, listener, stop);
        reading.isRead = done.has_value();
        if (!done)
            refuse(done.error().code, done.error().fault);
    } catch (const std::exception &error) {
        refuse(ErrorCode::LimitExceeded, {faults::Words, error.what()});
    }
    return reading;
}

} // namespace tickscope::library
