// SPDX-License-Identifier: MIT
#include "core/library/reading/reading.h"

#include <exception>

#include "core/model/event/event_form.h"

namespace tickscope::library {

namespace {

Result<void> readInto(Reading &reading, const FormatRegistry &formats, const ReadingOrder &order,
                      const PartAsker &asker, const std::stop_token &stop)
{
    const QString path = QString::fromStdString(order.path);
    switch (order.kind) {
    case ReadingKind::Quick:
        return readQuickFacts(formats, path, stop, asker).map([&](QuickFacts facts) {
            reading.quick = std::move(facts);
        });
    case ReadingKind::Whole:
        return readWholeFacts(formats, path, order.whispers, stop, asker)
            .map([&](WholeFacts facts) { reading.whole = std::move(facts); });
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
    EventValues values;
    addFault(values, fault);
    return QByteArray::fromStdString(std::string(values.bytes()));
}

Reading readRecording(const FormatRegistry &formats, const ReadingOrder &order,
                      const PartListener &begins, const std::stop_token &stop)
{
    const PartAsker asker = [&](FactPart part) {
        if (order.without == part)
            return false;
        if (begins)
            begins(order, part);
        return true;
    };
    Reading reading;
    const auto refuse = [&reading](ErrorCode code, const Fault &fault) {
        reading = {};
        reading.code = code;
        reading.problem = packed(fault);
    };
    try {
        const auto done = readInto(reading, formats, order, asker, stop);
        reading.isRead = done.has_value();
        if (!done)
            refuse(done.error().code, done.error().fault);
    } catch (const std::exception &error) {
        refuse(ErrorCode::LimitExceeded, {faults::Words, error.what()});
    }
    return reading;
}

} // namespace tickscope::library
