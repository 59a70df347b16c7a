// SPDX-License-Identifier: MIT
#include "core/io/stores/store_page.h"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "core/base/parsing.h"
#include "core/io/http/url.h"
#include "core/io/stores/page_text.h"

namespace tickscope {

namespace {

using Found = std::function<bool(StoreEntry)>;

/// The text between \a begin and \a end in \a text; empty when it is not there.
std::string_view between(std::string_view text, std::string_view begin, std::string_view end)
{
    const auto first = text.find(begin);
    if (first == std::string_view::npos)
        return {};
    text.remove_prefix(first + begin.size());
    const auto last = text.find(end);
    return last == std::string_view::npos ? std::string_view() : text.substr(0, last);
}

/// Links and names in one folder, as a server writes them.
struct FolderReader {
    std::string_view url;
    StorePage &page;
    const Found &found;
    std::string place = urlParts(url).place; ///< Of the folder, with its slash.
    /// The same without the host.
    std::string path = place.substr(place.find('/', place.find("://") + 3));

    /// \param link  without entities. False when no more is wanted.
    bool take(std::string_view link, StoreEntry entry)
    {
        link = link.substr(0, link.find('#'));
        // Sorts the list, or is a page beside it.
        if (link.empty() || link.find('?') != std::string_view::npos)
            return true;
        if (isUrl(link) && link.starts_with(place))
            link.remove_prefix(place.size());
        else if (link.starts_with(path))
            link.remove_prefix(path.size());
        else if (link.starts_with("./"))
            link.remove_prefix(2);
        if (isAbove(link))
            return true;
        entry.isFolder = link.ends_with('/');
        if (entry.isFolder)
            link.remove_suffix(1);
        // What has a colon is an address on its own.
        return takeName(link.find(':') == std::string_view::npos ? unescaped(link) : std::string(),
                        std::move(entry));
    }

    bool takeName(std::string name, StoreEntry entry)
    {
        entry.name = std::move(name);
        if (isNameInFolder(entry.name))
            return found(std::move(entry));
        ++page.elsewhere;
        return true;
    }

    /// The folder itself, or one that it lies in.
    [[nodiscard]] bool isAbove(std::string_view link) const
    {
        return link.empty() || link == "." || link == "./" || link == ".." || link == "../"
               || (link.ends_with('/') && (path.starts_with(link) || place.starts_with(link)));
    }
};

/// Size and date behind a link, as nginx, Apache and others write them.
void readColumns(std::string_view text, StoreEntry &entry)
{
    std::string plain;
    constexpr std::size_t Longest = 256;
    for (bool isTag = false; const char c : text.substr(0, Longest)) {
        if (c == '<')
            isTag = true;
        plain += isTag ? ' ' : c;
        if (c == '>')
            isTag = false;
    }
    std::string_view rest = plain;
    const auto word = [&rest] {
        rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\n"), rest.size()));
        const auto size = std::min(rest.find_first_of(" \t\r\n"), rest.size());
        const auto next = rest.substr(0, size);
        rest.remove_prefix(size);
        return next;
    };
    for (auto next = word(); !next.empty(); next = word()) {
        if (const auto day = dayIn(next)) {
            const auto saved = rest;
            const auto time = timeIn(word());
            entry.changed = *day + time.value_or(0);
            if (!time)
                rest = saved;
        } else if (const auto size = parseNumber<std::uint64_t>(next)) {
            entry.size = size; // "12K" may be said of the next version, too
        }
    }
}

void readHtml(std::string_view text, FolderReader &folder)
{
    constexpr std::size_t LongestTag = 4096;
    while (true) {
        const auto tag = findAnyCase(text, "<a ");
        if (tag == std::string_view::npos)
            return;
        text.remove_prefix(tag + 3);
        auto head = text.substr(0, LongestTag);
        head = head.substr(0, head.find('>'));
        const auto link = attributeIn(head, "href");
        text.remove_prefix(head.size());
        // What stands between the link and the next is about the file.
        const auto end = findAnyCase(
            text.substr(0, std::min(findAnyCase(text, "<a "), text.size())), "</a>");
        StoreEntry entry;
        if (end != std::string_view::npos)
            readColumns(text.substr(end, findAnyCase(text.substr(end), "<a ")), entry);
        if (link && !folder.take(plainText(*link), std::move(entry)))
            return;
    }
}

void readLines(std::string_view text, FolderReader &folder)
{
    while (!text.empty()) {
        auto line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (!folder.take(line, {}))
            return;
    }
}

/// Reads an array of names, or of objects that nginx ("autoindex_format json") and Caddy write.
/// Nothing of it is kept, however deep or long it is.
class JsonEvents : public nlohmann::json_sax<nlohmann::json>
{
public:
    explicit JsonEvents(FolderReader &folder)
        : m_folder(folder)
    {
    }

    bool null() override { return true; }
    bool boolean(bool value) override
    {
        m_entry.isFolder = m_entry.isFolder || (isField("is_dir") && value);
        return true;
    }
    bool number_integer(number_integer_t /*value*/) override { return true; }
    bool number_unsigned(number_unsigned_t value) override
    {
        if (isField("size"))
            m_entry.size = value;
        return true;
    }
    bool number_float(number_float_t /*value*/, const string_t & /*text*/) override { return true; }
    bool string(string_t &text) override
    {
        if (m_depth == 1)
            return m_folder.take(text, {});
        m_entry.isFolder = m_entry.isFolder || (isField("type") && text == "directory");
        if (isField("name"))
            m_name = text.substr(0, text.size() - (text.ends_with('/') ? 1 : 0));
        else if (isField("mtime") || isField("mod_time"))
            m_entry.changed = momentIn(text).value_or(0);
        return true;
    }
    bool binary(binary_t & /*bytes*/) override { return true; }
    bool start_object(std::size_t /*count*/) override
    {
        if (++m_depth == EntryDepth) {
            m_entry = {};
            m_name.reset();
        }
        return true;
    }
    bool key(string_t &name) override
    {
        if (m_depth == EntryDepth)
            m_key = name;
        return true;
    }
    bool end_object() override
    {
        return m_depth-- != EntryDepth || !m_name
               || m_folder.takeName(*std::exchange(m_name, {}), m_entry);
    }
    bool start_array(std::size_t /*count*/) override
    {
        ++m_depth;
        return true;
    }
    bool end_array() override
    {
        --m_depth;
        return true;
    }
    bool parse_error(std::size_t /*place*/, const std::string & /*token*/,
                     const nlohmann::json::exception & /*error*/) override
    {
        return false;
    }

private:
    static constexpr int EntryDepth = 2;
    [[nodiscard]] bool isField(std::string_view name) const
    {
        return m_depth == EntryDepth && m_key == name;
    }

    FolderReader &m_folder;
    int m_depth = 0;
    std::string m_key;
    std::optional<std::string> m_name;
    StoreEntry m_entry;
};

bool isKeyInBucket(std::string_view key)
{
    while (!key.empty()) {
        const auto part = key.substr(0, key.find('/'));
        if (!isNameInFolder(part))
            return false;
        key.remove_prefix(std::min(part.size() + 1, key.size()));
    }
    return true;
}

/// Source: "ListObjectsV2" and "ListObjects" of the Amazon S3 API reference.
void readKeys(std::string_view text, StorePage &page, const Found &found)
{
    if (between(text, "<IsTruncated>", "<") == "true")
        page.next = plainText(between(text, "<NextContinuationToken>", "<"));
    constexpr std::string_view Begin = "<Contents>";
    constexpr std::string_view End = "</Contents>";
    for (auto first = text.find(Begin); first != std::string_view::npos; first = text.find(Begin)) {
        text.remove_prefix(first);
        const auto size = text.find(End);
        if (size == std::string_view::npos)
            return;
        const auto object = text.substr(0, size);
        text.remove_prefix(size);
        StoreEntry entry{plainText(between(object, "<Key>", "<"))};
        entry.changed = momentIn(between(object, "<LastModified>", "<")).value_or(0);
        std::string_view digits = between(object, "<Size>", "<");
        if (const auto bytes = consumeNumber<std::uint64_t>(digits))
            entry.size = bytes;
        // A key that ends so stands for a folder.
        if (entry.name.empty() || entry.name.ends_with('/'))
            continue;
        if (!isKeyInBucket(entry.name))
            ++page.elsewhere;
        else if (!found(std::move(entry)))
            return;
    }
}

PageKind kindOf(const HttpPage &page, std::string_view text)
{
    constexpr std::size_t Head = 1024;
    const auto head = text.substr(0, Head);
    if (head.find("<ListBucketResult") != std::string_view::npos)
        return PageKind::Bucket;
    if (head.find("<Error>") != std::string_view::npos)
        return PageKind::Refusal;
    constexpr std::array<std::string_view, 3> Lists{"text/html", "application/json", "text/plain"};
    const bool isList = std::ranges::find(Lists, page.type) != Lists.end();
    return page.status == 200 && isList ? PageKind::Index : PageKind::File;
}

} // namespace

StorePage readStorePage(std::string_view url, const HttpPage &page, const Found &found)
{
    StorePage read;
    std::string_view text = page.text;
    read.kind = kindOf(page, text);
    read.isWhole = !page.isCut;
    const auto take = [&](StoreEntry entry) {
        const bool isWanted = found(std::move(entry));
        read.isWhole = read.isWhole && isWanted;
        return isWanted;
    };
    const Found taken = take;
    if (read.kind == PageKind::Bucket)
        readKeys(text, read, taken);
    if (read.kind != PageKind::Index)
        return read;
    FolderReader folder{.url = url, .page = read, .found = taken};
    JsonEvents events(folder);
    if (page.type == "application/json")
        (void)nlohmann::json::sax_parse(text, &events);
    else if (page.type == "text/plain")
        readLines(text, folder);
    else
        readHtml(text, folder);
    return read;
}

} // namespace tickscope
