// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/io/archive.h"
#include "core/library/reading/index_growth.h"
#include "core/library/reading/reading.h"

/// What a scan and the process that reads for it say to each other over a socket. The scan gives
/// an order; the reader asks for files and answers. Where it reads just now it notes in a file, for
/// who is to know of what it died: a message would wake the scan each time.
namespace tickscope::library {

/// Where a reader finds the socket and its note when it starts. In the note there is room for a
/// ReadingPlace, and behind it for its stack as text, should it crash.
inline constexpr int ReaderSocket = 3;
inline constexpr int ReaderNote = 4;
inline constexpr std::size_t LongestStack = 8192;

/// What a reader says.
struct ReaderWord {
    enum class Kind : std::uint8_t { Ready, Open, OpenTemporary, Grown, Done };

    Kind kind = Kind::Ready;
    Confinement confinement = Confinement::None; ///< Of Ready.
    std::string path = {};                       ///< Of Open.
    IndexGrowth growth = {};                     ///< Of Grown.
    Reading reading = {};                        ///< Of Done.
};

/// What comes for an Open, and with an order, with the descriptor of a file.
struct GivenFile {
    bool isFolder = false;
    std::uint64_t size = 0;
    std::string stamp = {};
    std::string problem = {}; ///< Empty where there is none, or no such file.
};

/// Bytes of a message, and a descriptor that came along, which belongs to who receives it.
struct Message {
    std::vector<std::byte> bytes = {};
    int descriptor = -1;
};

/// False when the other side is gone, or takes nothing (for a socket whose sending has a timeout).
[[nodiscard]] bool sendMessage(int socket, std::span<const std::byte> bytes, int descriptor = -1);

/// Nothing at the end, when \a stop says so (for a socket whose waiting has a timeout), and for
/// what is longer than any message is.
[[nodiscard]] std::optional<Message> receiveMessage(int socket, const std::stop_token &stop = {});
/// The same into \a message, whose memory is used again. False where there is nothing.
[[nodiscard]] bool receiveMessage(Message &message, int socket, const std::stop_token &stop);

/// \a Fields are ReadingOrder with GivenFile, ReaderWord, or GivenFile.
template<typename Fields>
[[nodiscard]] bool say(int socket, const Fields &fields, int descriptor = -1)
{
    ArchiveWriter writer;
    if constexpr (std::is_same_v<Fields, ReaderWord>)
        writer.reserve(byteSize(fields.growth.part));
    writer(fields);
    return sendMessage(socket, writer.take(), descriptor);
}

/// Into \a fields, whose memory is used again. False for what is no whole \a Fields.
template<typename Fields>
[[nodiscard]] bool understand(std::span<const std::byte> bytes, Fields &fields)
{
    ArchiveReader reader(bytes);
    reader(fields);
    return reader.isWhole();
}

/// Nothing for what is no whole \a Fields.
template<typename Fields>
[[nodiscard]] std::optional<Fields> understood(std::span<const std::byte> bytes)
{
    Fields fields;
    return understand(bytes, fields) ? std::optional(std::move(fields)) : std::nullopt;
}

/// What the reader's program does: confines itself, then carries out the orders that come over
/// ReaderSocket (see ReadingHelper), one after the other, until it ends. Files come from there,
/// too.
///
/// \param confine  for good; its answer is passed on, and with None nothing is read.
/// \param comes   called when a place is noted.
void serveReadings(const FormatRegistry &formats, const std::function<Confinement()> &confine,
                   const PlaceListener &comes = {});

} // namespace tickscope::library

/// How the values are written; where the archive looks for them.
namespace tickscope {

template<typename Archive, Visited<QByteArray> T>
void visitFields(Archive &archive, T &bytes)
{
    std::string text = bytes.toStdString();
    archive(text);
    if constexpr (Archive::IsReader)
        bytes = QByteArray::fromStdString(text);
}

template<typename Archive, Visited<QString> T>
void visitFields(Archive &archive, T &text)
{
    std::string utf8 = text.toStdString();
    archive(utf8);
    if constexpr (Archive::IsReader)
        text = QString::fromStdString(utf8);
}

template<typename Archive, Visited<QStringList> T>
void visitFields(Archive &archive, T &texts)
{
    auto count = static_cast<std::uint32_t>(texts.size());
    archive(count);
    if constexpr (Archive::IsReader) {
        // An empty one takes more memory here than in a message.
        if (count > library::MostChat)
            archive.refuse();
        texts.clear();
        for (std::uint32_t i = 0; i < count && !archive.isRefused(); ++i)
            archive(texts.emplaceBack());
    } else {
        for (const QString &text : texts)
            archive(text);
    }
}

void visitFields(auto &archive, Visited<library::QuickFacts> auto &facts)
{
    archive(facts.family, facts.map, facts.worldKey, facts.length, facts.date, facts.markers,
            facts.damage, facts.contentKey);
}

void visitFields(auto &archive, Visited<library::StoredRun> auto &run)
{
    archive(run.player, run.start, run.end, run.time, run.isFinished, run.checkpoints);
}

void visitFields(auto &archive, Visited<library::WholeFacts> auto &facts)
{
    archive(facts.sha256, facts.playerCount, facts.players, facts.chat, facts.chatTicks,
            facts.damage, facts.runs);
}

void visitFields(auto &archive, Visited<library::Reading> auto &reading)
{
    archive(reading.isRead, reading.code, reading.problem, reading.quick, reading.whole);
}

void visitFields(auto &archive, Visited<library::ReadingOrder> auto &order)
{
    archive(order.kind, order.path, order.whispers, order.mapPlaces, order.without,
            order.withoutTick, order.outline);
}

void visitFields(auto &archive, Visited<library::ReaderWord> auto &word)
{
    archive(word.kind, word.confinement, word.path, word.growth, word.reading);
}

void visitFields(auto &archive, Visited<library::GivenFile> auto &file)
{
    archive(file.isFolder, file.size, file.stamp, file.problem);
}

} // namespace tickscope
