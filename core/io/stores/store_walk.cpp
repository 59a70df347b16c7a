// SPDX-License-Identifier: MIT
#include "core/io/stores/store_walk.h"

#include <algorithm>

#include "core/base/try.h"
#include "core/io/http/url.h"
#include "core/io/stores/page_text.h"
#include "core/io/stores/store_page.h"

namespace tickscope {

namespace {

std::string_view folderOf(std::string_view key)
{
    const auto slash = key.rfind('/');
    return slash == std::string_view::npos ? std::string_view() : key.substr(0, slash + 1);
}

/// "https://host" as "https://host/".
std::string withSlash(const std::string &address)
{
    const UrlParts parts = urlParts(address);
    return parts.place.ends_with('/') ? address : parts.place + '/' + parts.query;
}

std::string escapedPath(std::string_view path)
{
    std::string text;
    while (!path.empty()) {
        const auto slash = std::min(path.find('/'), path.size());
        text += escapedName(path.substr(0, slash));
        if (slash < path.size())
            text += '/';
        path.remove_prefix(std::min(slash + 1, path.size()));
    }
    return text;
}

/// One walk through a store.
struct StoreWalk {
    const std::string address; ///< With a slash at the end of its path.
    const std::shared_ptr<HttpTransport> &transport;
    const StoreVisitor &visitor;
    const std::stop_token &stop;
    std::uint64_t files = 0;
    std::uint64_t folders = 0;
    std::uint64_t elsewhere = 0;
    int sentences = 0;
    bool isWanted = true;
    bool isWhole = true;

    Result<bool> run()
    {
        TRY_ASSIGN(auto first, list(address));
        elsewhere = first.page.kind == PageKind::Bucket ? 0 : elsewhere; // it is listed again
        if (first.page.kind == PageKind::Bucket)
            walkBucket(address, {});
        else if (first.page.kind == PageKind::Index)
            walkFolders(std::move(first));
        else if (first.page.kind == PageKind::File || !walkPrefix())
            visit({address, {}, 0});
        if (elsewhere > 0)
            complain({Fault::trN("%n link(s) out of the folder left out"), elsewhere});
        return isWhole && !stop.stop_requested();
    }

    /// A folder as its server lists it.
    struct Listed {
        std::string url;
        int depth = 0;
        StorePage page = {};
        std::vector<StoreEntry> entries = {};
    };

    Result<Listed> list(const std::string &url, int depth = 0)
    {
        TRY_ASSIGN(const auto page, HttpFile(url, transport).page(limits::StorePageBytes, stop));
        Listed listed{url, depth};
        listed.page = readStorePage(url, page, [&](StoreEntry entry) {
            const bool hasRoom = listed.entries.size() < limits::StorePageEntries;
            if (hasRoom)
                listed.entries.push_back(std::move(entry));
            return hasRoom;
        });
        elsewhere += listed.page.elsewhere;
        if (!listed.page.isWhole)
            leaveOut(url, Fault::tr("the list is too long; the rest of it is left out"));
        return listed;
    }

    void walkFolders(Listed first)
    {
        std::vector<std::pair<std::string, int>> waiting;
        take(std::move(first), waiting);
        for (int failures = 0; !waiting.empty() && !isOver();) {
            if (failures == limits::StoreFailures)
                return leaveOut(address, Fault::tr("the server does not answer any more; the rest "
                                                   "of the folders is left out"));
            const auto [url, depth] = std::move(waiting.back());
            waiting.pop_back();
            auto listed = list(url, depth);
            failures = listed ? 0 : failures + 1;
            if (!listed)
                leaveOut(listed.error().fault);
            else if (listed->page.kind == PageKind::Index)
                take(*std::move(listed), waiting);
            else
                leaveOut(url, Fault::tr("the server does not list the folder"));
        }
    }

    /// Visits the files of a folder; those in it wait, the first of them last.
    void take(Listed listed, std::vector<std::pair<std::string, int>> &waiting)
    {
        auto &entries = listed.entries;
        std::ranges::sort(entries, {}, &StoreEntry::name);
        // A list may say the same over and over.
        const auto isSame = [](const StoreEntry &one, const StoreEntry &next) {
            return one.name == next.name;
        };
        entries.erase(std::unique(entries.begin(), entries.end(), isSame), entries.end());
        if (isRecording(entries, listed.url))
            return;
        for (const StoreEntry &entry : entries) {
            if (!entry.isFolder && !isOver())
                visit({siblingUrl(listed.url, entry.name), entry.size, entry.changed});
        }
        std::ranges::reverse(entries); // the last one that waits is the next
        for (const StoreEntry &entry : entries) {
            if (entry.isFolder)
                add(folderIn(listed.url, entry.name), listed.depth + 1, waiting);
        }
    }

    static std::string folderIn(const std::string &url, const std::string &name)
    {
        const UrlParts parts = urlParts(siblingUrl(url, name));
        return parts.place + '/' + parts.query;
    }

    void add(std::string url, int depth, std::vector<std::pair<std::string, int>> &waiting)
    {
        if (depth > limits::StoreDepth || url.size() > limits::StoreAddress)
            leaveOut(url, Fault::tr("folders lie in each other too deep, or go in a circle"));
        else if (++folders > limits::StoreFolders)
            leaveOut(address, Fault::tr("too many folders; the rest is left out"));
        else
            waiting.emplace_back(std::move(url), depth);
    }

    /// Visits the folder where \a entries, all files in it, are one recording.
    bool isRecording(std::span<const StoreEntry> entries, const std::string &url)
    {
        const bool isOne = std::ranges::any_of(entries, [this](const StoreEntry &entry) {
            return std::ranges::find(visitor.entryFiles,
                                     entry.name.substr(folderOf(entry.name).size()))
                   != visitor.entryFiles.end();
        });
        if (!isOne)
            return false;
        StoreFile file{url, 0, 0};
        for (const StoreEntry &entry : entries) {
            if (!entry.size)
                file.size.reset();
            else if (file.size)
                *file.size += std::min(*entry.size, ~std::uint64_t{0} - *file.size);
            file.changed = std::max(file.changed, entry.changed);
        }
        visit(file);
        return true;
    }

    /// The address is a prefix of keys in a bucket that an address above names.
    bool walkPrefix()
    {
        const UrlParts parts = urlParts(address);
        const auto host = parts.place.find('/', parts.place.find("://") + 3) + 1;
        const auto bucket = std::min(parts.place.find('/', host), parts.place.size() - 1) + 1;
        for (const auto root : {bucket, host}) {
            if (root < parts.place.size()
                && walkBucket(parts.place.substr(0, root), unescaped(parts.place.substr(root))))
                return true;
        }
        return false;
    }

    /// Visits keys of the bucket at \a root that begin with \a prefix. False when it is none.
    bool walkBucket(const std::string &root, const std::string &prefix)
    {
        Bucket bucket{root, prefix};
        std::string token;
        bool isBucket = false;
        do {
            const auto listed = list(pageOf(bucket, token));
            if (!listed || listed->page.kind != PageKind::Bucket) {
                if (isBucket)
                    leaveOut(root, Fault::tr("the server does not list the rest of the bucket"));
                break;
            }
            isBucket = true;
            token = listed->page.next;
            const bool goesOn = takeKeys(bucket, listed->entries);
            if (!goesOn && !token.empty()) {
                leaveOut(root, Fault::tr("the list goes in a circle"));
                break;
            }
            if (++folders > limits::StoreFolders) {
                leaveOut(root, Fault::tr("the list is too long; the rest of it is left out"));
                break;
            }
        } while (!token.empty() && !isOver());
        visitKeys(root, bucket.folder);
        return isBucket;
    }

    /// A bucket that is gone through.
    struct Bucket {
        const std::string &root;
        const std::string &prefix;
        std::string lastKey = {};
        std::vector<StoreEntry> folder = {}; ///< Keys in one folder, until one in another comes.
    };

    /// In the order of names, and nothing that may be written in two ways: it will be signed.
    static std::string pageOf(const Bucket &bucket, const std::string &token)
    {
        return bucket.root + '?'
               + (token.empty() ? std::string() : "continuation-token=" + escapedName(token) + '&')
               + "list-type=2&max-keys=1000&prefix=" + escapedName(bucket.prefix);
    }

    /// Keys come in order: false where none is behind those before, which could go on for ever.
    bool takeKeys(Bucket &bucket, const std::vector<StoreEntry> &keys)
    {
        const std::string before = bucket.lastKey;
        for (const StoreEntry &key : keys) {
            if (!key.name.starts_with(bucket.prefix)) {
                ++elsewhere;
                continue;
            }
            if (key.name <= bucket.lastKey)
                return false;
            bucket.lastKey = key.name;
            const bool isOther = !bucket.folder.empty()
                                 && folderOf(bucket.folder.front().name) != folderOf(key.name);
            if (isOther || bucket.folder.size() >= limits::StorePageEntries)
                visitKeys(bucket.root, std::exchange(bucket.folder, {}));
            bucket.folder.push_back(key);
        }
        return bucket.lastKey != before;
    }

    void visitKeys(const std::string &root, const std::vector<StoreEntry> &keys)
    {
        if (keys.empty() || isRecording(keys, root + escapedPath(folderOf(keys.front().name))))
            return;
        for (const StoreEntry &key : keys) {
            if (!isOver())
                visit({root + escapedPath(key.name), key.size, key.changed});
        }
    }

    void visit(const StoreFile &file)
    {
        if (file.url.size() > limits::StoreAddress)
            return leaveOut(address, Fault::tr("addresses that are too long were left out"));
        if (++files > limits::StoreFiles)
            return leaveOut(address, Fault::tr("too many files; the rest is left out"));
        if (!visitor.found(file)) {
            isWanted = false;
            isWhole = false;
        }
    }

    [[nodiscard]] bool isOver() const
    {
        return !isWanted || files > limits::StoreFiles || stop.stop_requested();
    }

    void leaveOut(const std::string &url, Fault why)
    {
        leaveOut({faults::About, shownName(url), std::move(why)});
    }
    void leaveOut(const Fault &why)
    {
        isWhole = false;
        // One reason for all that is left out for it.
        constexpr int MostSentences = limits::StoreFailures + 1;
        if (++sentences <= MostSentences)
            complain(why);
    }
    void complain(const Fault &why) const
    {
        if (visitor.complained && !stop.stop_requested())
            visitor.complained(why);
    }
};

} // namespace

bool isStore(std::string_view address)
{
    return isUrl(address) && urlParts(address).isFolder();
}

Result<bool> walkStore(const std::string &address, const std::shared_ptr<HttpTransport> &transport,
                       const StoreVisitor &visitor, const std::stop_token &stop)
{
    return StoreWalk{
        .address = withSlash(address), .transport = transport, .visitor = visitor, .stop = stop}
        .run();
}

} // namespace tickscope
