// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>

#include "core/analysis/index_cache.h"
#include "core/formats/format.h"
#include "core/formats/format_registry.h"

namespace tickscope {

/// What an earlier reading of the same files left on the disk.
class KeptIndex
{
public:
    /// \param rest  see IndexCache::keyOf().
    KeptIndex(Shared<Recording> recording, Shared<Outline> outline, std::string rest,
              const std::stop_token &stop)
        : m_recording(std::move(recording))
        , m_outline(std::move(outline))
        , m_rest(std::move(rest))
        , m_key(m_outline->mayGrow ? std::string() : keyNow(stop))
    {
    }

    [[nodiscard]] Shared<Index> read(const FormatRegistry &formats) const
    {
        const Format *format = formats.formatNamed(m_recording->info().format);
        return format ? m_cache.read(m_key, m_recording, m_outline, format->eventForms()) : nullptr;
    }
    /// \param index  of files that may be others by now.
    void write(const Index &index, const std::stop_token &stop) const
    {
        if (!m_key.empty() && keyNow(stop) == m_key)
            m_cache.write(m_key, index);
    }

private:
    [[nodiscard]] std::string keyNow(const std::stop_token &stop) const
    {
        return m_cache.keyOf(*m_recording, stop, m_rest).value_or(std::string());
    }

    IndexCache m_cache = IndexCache::ofUser();
    Shared<Recording> m_recording;
    Shared<Outline> m_outline;
    std::string m_rest;
    std::string m_key; ///< Empty where nothing is kept.
};

} // namespace tickscope
