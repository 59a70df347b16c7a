// SPDX-License-Identifier: MIT
#include "core/recorder/dictionary.h"

#include <algorithm>
#include <limits>

#include <zdict.h>

#include "core/base/hash.h"

namespace tickscope::recorder {

constexpr std::size_t DictionaryBytes = 64U << 10;
/// A hundred times the dictionary is what zstd's makers advise.
constexpr std::size_t MostSamples = 100 * DictionaryBytes;
/// A chunk has some thousand bytes; longer ones are samples of several.
constexpr std::size_t LongestSample = 16U << 10;

/// From 1 to 32767, the same for the same bytes.
static std::int16_t numberFor(std::span<const std::byte> content)
{
    constexpr std::uint32_t Numbers = std::numeric_limits<std::int16_t>::max();
    return static_cast<std::int16_t>(1 + crc32Of(content) % Numbers);
}

std::string Dictionary::fileName() const
{
    return "dictionary-" + std::to_string(number) + ".zdict";
}

bool DictionarySamples::add(std::span<const std::byte> plain)
{
    while (!plain.empty() && m_bytes.size() < MostSamples) {
        const auto sample = plain.first(std::min(plain.size(), LongestSample));
        m_bytes.insert(m_bytes.end(), sample.begin(), sample.end());
        m_sizes.push_back(sample.size());
        plain = plain.subspan(sample.size());
    }
    return m_bytes.size() < MostSamples;
}

Result<Dictionary> DictionarySamples::train(int level) const
{
    const auto count = static_cast<unsigned>(m_sizes.size());
    std::vector<std::byte> content(DictionaryBytes);
    const std::size_t trained = ZDICT_trainFromBuffer(content.data(), content.size(),
                                                      m_bytes.data(), m_sizes.data(), count);
    if (ZDICT_isError(trained) != 0)
        return unsupported({Fault::tr("no dictionary can be made of these chunks: %1"),
                            ZDICT_getErrorName(trained)});
    // Training gives it a number of its own choice, of 32 bits; ours has to fit a header.
    content.resize(trained);
    const auto headerSize = ZDICT_getDictHeaderSize(content.data(), content.size());
    if (ZDICT_isError(headerSize) != 0 || headerSize >= content.size())
        return unsupported(Fault::tr("the trained dictionary is empty"));
    const auto body = std::span(content).subspan(headerSize);

    Dictionary dictionary;
    dictionary.number = numberFor(body);
    dictionary.bytes.resize(DictionaryBytes);
    ZDICT_params_t parameters{};
    parameters.compressionLevel = level;
    parameters.dictID = static_cast<unsigned>(dictionary.number);
    const std::size_t finished = ZDICT_finalizeDictionary(
        dictionary.bytes.data(), dictionary.bytes.size(), body.data(), body.size(), m_bytes.data(),
        m_sizes.data(), count, parameters);
    if (ZDICT_isError(finished) != 0)
        return unsupported(
            {Fault::tr("no dictionary can be made: %1"), ZDICT_getErrorName(finished)});
    dictionary.bytes.resize(finished);
    return dictionary;
}

Result<Dictionary> dictionaryOf(std::vector<std::byte> bytes)
{
    const unsigned number = ZDICT_getDictID(bytes.data(), bytes.size());
    if (number == 0)
        return damaged(Fault::tr("this is no dictionary of zstd"));
    if (number > static_cast<unsigned>(std::numeric_limits<std::int16_t>::max()))
        return unsupported(
            {Fault::tr("the dictionary's number %1 does not fit into a header"), number});
    return Dictionary{static_cast<std::int16_t>(number), std::move(bytes)};
}

} // namespace tickscope::recorder
