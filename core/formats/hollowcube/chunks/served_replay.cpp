// SPDX-License-Identifier: MIT
#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/parsing.h"
#include "core/base/try.h"
#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/io/http/http_source.h"
#include "core/io/http/url.h"

namespace tickscope::hollowcube {

namespace {

// The words of the game server's interface. Source: hollowcube-replay.md, section 17.
constexpr std::string_view PreambleType = "application/vnd.hollowcube.replay-preamble";
constexpr std::string_view StateField = "replay-state";
constexpr std::string_view FinishedState = "finished";
constexpr std::string_view RepresentationField = "replay-representation";
constexpr std::string_view CompactedRepresentation = "compacted";
constexpr std::string_view NextSegmentField = "replay-next-segment-index";
constexpr const char *StreamName = "stream";

/// The number in the name of a segment's file.
std::optional<std::int32_t> segmentNumber(std::string_view name)
{
    const auto digit = std::min(name.find_first_of("0123456789"), name.size());
    const auto number = parseNumber<std::int32_t>(name.substr(digit, name.rfind('.') - digit));
    return number && segmentName(*number) == name ? number : std::nullopt;
}

/// The preamble of a replay that a game server keeps. What lies beside one in a folder has its
/// own addresses there, or stands in the answer.
class ServedReplay : public RemoteSource
{
public:
    explicit ServedReplay(std::shared_ptr<const RemoteSource> preamble)
        : RemoteSource(preamble->access())
        , m_preamble(std::move(preamble))
        , m_version(m_preamble->version())
        , m_nextSegment(parseNumber<std::int32_t>(field(NextSegmentField)))
    {
    }

    [[nodiscard]] std::uint64_t size() const override { return m_preamble->size(); }
    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token stop) const override
    {
        return m_preamble->readAt(offset, into, std::move(stop));
    }
    [[nodiscard]] std::vector<ByteRange> loadedRanges() const override
    {
        return m_preamble->loadedRanges();
    }
    [[nodiscard]] HttpVersion version() const override { return m_version; }

    [[nodiscard]] bool isCompacted() const
    {
        return field(RepresentationField) == CompactedRepresentation;
    }

protected:
    [[nodiscard]] std::optional<HttpAccess> siblingAccess(const std::string &name) const override
    {
        const auto segment = segmentNumber(name);
        const bool isThere = segment ? !m_nextSegment || *segment < *m_nextSegment
                                     : name == StreamName;
        if (!isThere)
            return {};
        HttpAccess access = this->access();
        const UrlParts base = urlParts(access.url);
        access.url = base.place + '/' + StreamName + base.query;
        if (segment)
            access.url += (base.query.empty() ? "?segment=" : "&segment=")
                          + std::to_string(*segment);
        access.needsParts = true;
        return access;
    }

    Result<Shared<ByteSource>> openSibling(const std::string &name,
                                           std::stop_token stop) const override
    {
        if (name == FinishedName)
            return field(StateField) == FinishedState ? memorySource({}, this->name()) : nullptr;
        TRY_ASSIGN(auto opened, RemoteSource::openSibling(name, stop));
        if (!opened && !isCompacted() && !access().headOnly && siblingAccess(name))
            TRY(checkSegmented(std::move(stop)));
        return opened;
    }

private:
    [[nodiscard]] std::string_view field(std::string_view name) const
    {
        const auto &fields = m_version.statements.fields;
        const auto found = fields.find(name);
        return found == fields.end() ? std::string_view() : std::string_view(found->second);
    }

    /// Whether a segment that is not there is lost. Segments may go when they were compacted.
    Result<void> checkSegmented(std::stop_token stop) const
    {
        TRY_ASSIGN(const auto now, openAgain(m_preamble, std::move(stop)));
        if (!ServedReplay(std::dynamic_pointer_cast<const RemoteSource>(now)).isCompacted())
            return {};
        return ioError(
            {faults::About, name(),
             Fault::tr(
                 "the recording was compacted on the server while it was read; open it again")});
    }

    std::shared_ptr<const RemoteSource> m_preamble; ///< Keeps what was opened beside it.
    HttpVersion m_version;
    std::optional<std::int32_t> m_nextSegment;
};

} // namespace

Result<Shared<ByteSource>> servedReplay(const Shared<ByteSource> &source, std::stop_token stop)
{
    auto remote = std::dynamic_pointer_cast<const RemoteSource>(source);
    if (!remote || remote->version().statements.type != PreambleType)
        return nullptr;
    const auto replay = std::make_shared<const ServedReplay>(std::move(remote));
    // The preamble of a file is all of its head.
    if (!replay->isCompacted() || replay->access().headOnly)
        return replay;
    TRY_ASSIGN(auto file, replay->sibling(StreamName, std::move(stop)));
    if (!file)
        return ioError(
            {faults::About, source->name(),
             Fault::tr(
                 "the server says that the recording was compacted, but does not have the file")});
    return file;
}

} // namespace tickscope::hollowcube
