// SPDX-License-Identifier: MIT
#include "core/io/http/http_siblings.h"

#include <algorithm>

#include "core/base/limits.h"

namespace tickscope {

std::list<HttpSiblings::Entry>::iterator HttpSiblings::placeOf(const std::string &url)
{
    return std::ranges::find(m_entries, url, &Entry::url);
}

std::optional<HttpSiblings::Known> HttpSiblings::find(const std::string &url)
{
    const std::lock_guard lock(m_mutex);
    const auto place = placeOf(url);
    if (place == m_entries.end())
        return {};
    m_entries.splice(m_entries.begin(), m_entries, place);
    return place->known;
}

void HttpSiblings::keep(const std::string &url, Shared<ByteSource> source)
{
    const std::lock_guard lock(m_mutex);
    if (const auto place = placeOf(url); place != m_entries.end())
        m_entries.erase(place);
    m_entries.push_front({url, {std::move(source), true}});
    // What a source holds of its file in memory is no more than the file.
    std::uint64_t bytes = 0;
    auto entry = m_entries.begin();
    while (entry != m_entries.end() && bytes <= limits::HttpSiblingBytes)
        bytes += (entry++)->known.source->size();
    m_entries.erase(bytes <= limits::HttpSiblingBytes ? m_entries.end() : std::prev(entry),
                    m_entries.end());
}

void HttpSiblings::finish(const std::string &url, std::string owner)
{
    const std::lock_guard lock(m_mutex);
    if (const auto place = placeOf(url); place != m_entries.end())
        place->known.finishedFor = std::move(owner);
}

void HttpSiblings::forget(const std::string &url)
{
    const std::lock_guard lock(m_mutex);
    if (const auto place = placeOf(url); place != m_entries.end())
        m_entries.erase(place);
}

void HttpSiblings::age()
{
    const std::lock_guard lock(m_mutex);
    for (Entry &entry : m_entries)
        entry.known.isFresh = false;
}

} // namespace tickscope
