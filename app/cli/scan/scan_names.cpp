// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scan/scan_names.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <span>

#include "app/cli/output/translated.h"
#include "core/base/hash.h"
#include "core/base/parsing.h"
#include "core/formats/format_registry.h"
#include "core/io/http/url.h"
#include "core/io/stores/store_walk.h"

namespace tickscope::cli {

namespace {

namespace fs = std::filesystem;

/// What stands in the folder of a recording in several files.
constexpr const char *FolderRecording = "preamble.dat";

NameOrigin originOf(const std::string &file)
{
    return allFormats().isNamedAsRecording(file) ? NameOrigin::Named : NameOrigin::Met;
}

struct NameWalk {
    const std::optional<HttpOptions> &http;
    const NameVisitor &visit;
    const NameComplaint &complain;
    Links links;

    void visitFolder(const fs::path &folder)
    {
        std::error_code error;
        if (fs::exists(folder / FolderRecording, error))
            return visit(folder.string(), NameOrigin::Met);
        // Those of one folder at a time: their order shall be the same everywhere.
        std::vector<fs::path> entries;
        for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
             entry.increment(error))
            entries.push_back(entry->path());
        if (error)
            complain(folder.string(), error.message());
        std::ranges::sort(entries);
        for (const fs::path &entry : entries) {
            const auto kind = fs::status(entry, error).type();
            // Gone since the folder was listed, or a link that leads nowhere: reading it says so.
            const bool isGone = kind == fs::file_type::not_found
                                && allFormats().isNamedAsRecording(entry.string());
            if (kind == fs::file_type::regular || isGone)
                visit(entry.string(), originOf(entry.string()));
            else if (kind == fs::file_type::directory && !fs::is_symlink(entry, error))
                visitFolder(entry);
        }
    }

    void visitStore(const std::string &address)
    {
        StoreVisitor visitor;
        visitor.found = [&](const StoreFile &file) {
            visit(file.url, file.url == address ? NameOrigin::Named : originOf(file.url));
            return true;
        };
        visitor.complained = [&](const Fault &why) { complain(address, shownFault(why)); };
        visitor.entryFiles = {FolderRecording};
        const auto walked = walkStore(address, makeCurlTransport(*http), visitor, {});
        if (!walked)
            complain(address, shownFault(walked.error().fault));
    }

    void visitWord(const std::string &word)
    {
        std::error_code error;
        if (http && isStore(word))
            visitStore(word);
        else if (!isUrl(word) && fs::is_directory(word, error)
                 && !(links == Links::Visited && isLink(word)))
            visitFolder(word);
        else
            visit(word, NameOrigin::Named);
    }

    void visitLines(std::istream &lines)
    {
        for (std::string line; std::getline(lines, line);) {
            if (line.ends_with('\r'))
                line.pop_back();
            if (!line.empty())
                visitWord(line);
        }
    }

    static bool isLink(const std::string &word)
    {
        std::error_code error;
        // With a slash behind it a link is what it leads to.
        const std::size_t end = word.find_last_not_of('/');
        return end != std::string::npos && fs::is_symlink(word.substr(0, end + 1), error);
    }
};

} // namespace

bool Shard::takes(const std::string &name) const
{
    return crc32Of(std::as_bytes(std::span(name))) % count == index - 1;
}

Result<Shard> parseShard(const std::string &text)
{
    const auto slash = text.find('/');
    const std::string_view view = text;
    const auto index = parseNumber<std::uint32_t>(view.substr(0, slash));
    const auto count = slash == std::string::npos
                           ? std::nullopt
                           : parseNumber<std::uint32_t>(view.substr(slash + 1));
    if (!index || !count || *index == 0 || *index > *count)
        return badInput({Fault::tr("--shard needs I/N with I from 1 to N, not \"%1\""), text});
    return Shard{*index, *count};
}

void forEachName(const std::vector<std::string> &words, const std::optional<HttpOptions> &http,
                 const NameVisitor &visit, const NameComplaint &complain, Links links)
{
    NameWalk walk{.http = http, .visit = visit, .complain = complain, .links = links};
    for (const std::string &word : words) {
        if (word == "-")
            walk.visitLines(std::cin);
        else
            walk.visitWord(word);
    }
}

} // namespace tickscope::cli
