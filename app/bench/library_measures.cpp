// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include <QTemporaryDir>

#include "app/bench/measures.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/library/library_store.h"

namespace tickscope::bench {

namespace {

using namespace library;

constexpr int LibrarySize = 100'000;
/// Rows that a large window shows.
constexpr std::size_t ShownRows = 60;
/// As many as the window asks for at first.
constexpr int FirstIds = 200;
constexpr Seconds FirstRowsTarget(0.3);
constexpr Seconds FilterTarget(0.1);

const char *const Syllables[]{"ka", "ro",  "min", "tes", "la", "vi",  "do", "gor",
                              "ne", "sul", "ba",  "tir", "mo", "hel", "ju", "fen"};

class Words
{
public:
    [[nodiscard]] QString word(int syllables)
    {
        QString text;
        for (int i = 0; i < syllables; ++i)
            text += QLatin1String(Syllables[m_random() % std::size(Syllables)]);
        return text;
    }
    [[nodiscard]] int number(int below)
    {
        return static_cast<int>(m_random() % static_cast<unsigned>(below));
    }

private:
    std::mt19937 m_random{7};
};

Stored<void> addRecording(LibraryStore &store, Words &words, int number)
{
    const QString map = QStringLiteral("map_%1").arg(words.number(400));
    const FileFacts file{QStringLiteral("/recordings/%1/%2_%3_%4.demo")
                             .arg(number / 500)
                             .arg(map, words.word(2))
                             .arg(number),
                         100'000 + words.number(50'000'000),
                         1'500'000'000'000 + words.number(2'000'000'000) * 60LL};
    QuickFacts quick{.family = number % 3 == 0 ? QStringLiteral("teehistorian")
                                               : QStringLiteral("teeworlds_demo"),
                     .map = map,
                     .length = words.number(3'600'000),
                     .date = file.changed,
                     .markers = words.number(4)};
    WholeFacts whole;
    whole.damage = words.number(100) == 0 ? 1 : 0;
    whole.sha256 = QString::number(number);
    for (int i = words.number(16); i >= 0; --i)
        whole.players << words.word(3);
    whole.playerCount = static_cast<int>(whole.players.size());
    for (int i = words.number(20); i >= 0; --i)
        whole.chat += whole.players.front() + QStringLiteral(": ") + words.word(1) + u' '
                      + words.word(2) + u' ' + words.word(3) + u'\n';
    // Numbers of rows are given in order.
    return store.note(file, 1)
        .and_then([&](bool) { return store.setQuick(number, quick); })
        .and_then([&] { return store.setWhole(number, whole); });
}

Stored<void> fill(LibraryStore &store, int count)
{
    Words words;
    return store.together([&]() -> Stored<void> {
        for (int i = 1; i <= count; ++i)
            TRY(addRecording(store, words, i));
        return {};
    });
}

/// Order and rows of what a window shows for \a query: at first so many, then all.
Stored<void> show(LibraryStore &store, const ListingQuery &query, int most = FirstIds)
{
    return store.listing().list(query, most).and_then([&](const Listing &listing) -> Stored<void> {
        const std::size_t shown = std::min(ShownRows, listing.ids.size());
        const auto rows = store.listing().rows(
            {listing.ids.begin(), listing.ids.begin() + static_cast<std::ptrdiff_t>(shown)},
            query.text);
        return rows ? Stored<void>{} : tl::unexpected(rows.error());
    });
}

/// The middle of several runs, in time that passes: a person waits for the disk, too.
template<typename Work>
Stored<Seconds> medianOf(Work &&work)
{
    constexpr std::size_t Runs = 9;
    std::vector<Seconds> all;
    for (std::size_t run = 0; run < Runs; ++run) {
        const auto begin = std::chrono::steady_clock::now();
        TRY(work());
        all.emplace_back(std::chrono::steady_clock::now() - begin);
    }
    std::ranges::sort(all);
    return all[Runs / 2];
}

Stored<Figures> measureIn(const QString &path)
{
    TRY_ASSIGN(auto made, LibraryStore::open(path, Whispers::LeftOut));
    TRY(fill(*made, LibrarySize));
    made.reset();
    Figures figures;
    Stored<void> problem;
    const auto measure = [&](std::string name, Seconds target, auto &&work) {
        const auto taken = problem ? medianOf(work) : Stored<Seconds>(Seconds(0));
        if (taken)
            figures.push_back({std::move(name), taken->count() * 1e3, "ms", target.count() * 1e3});
        else
            problem = tl::unexpected(taken.error());
    };
    measure("first rows of a start", FirstRowsTarget, [&]() -> Stored<void> {
        auto store = LibraryStore::open(path, Whispers::LeftOut);
        return store ? show(**store, {}) : tl::unexpected(store.error());
    });
    TRY_ASSIGN(auto store, LibraryStore::open(path, Whispers::LeftOut));
    const auto ask = [&](const char *name, Seconds target, const ListingQuery &query) {
        measure(name, target, [&] { return show(*store, query); });
    };
    ask("filter: one letter", FilterTarget, {.text = QStringLiteral("k")});
    ask("filter: a syllable", FilterTarget, {.text = QStringLiteral("gor")});
    ask("filter: a map", FilterTarget, {.text = QStringLiteral("map 39")});
    ask("filter: a player and chat", FilterTarget, {.text = QStringLiteral("karomin tes")});
    ask("filter: nothing found", FilterTarget, {.text = QStringLiteral("xyzzy")});
    measure("filter: one letter, all rows", Seconds(0),
            [&] { return show(*store, {.text = QStringLiteral("k")}, 0); });
    measure("all rows of a start", Seconds(0), [&] { return show(*store, {}, 0); });
    ask("sort: by size", Seconds(0), {.sort = SortKey::Size});
    ask("group: by map", Seconds(0), {.group = GroupKey::Map});
    ask("group: by month", Seconds(0), {.group = GroupKey::Date});
    TRY(problem);
    return figures;
}

} // namespace

Result<Figures> measureLibrary()
{
    const QTemporaryDir folder;
    auto figures = measureIn(folder.filePath(QStringLiteral("library.sqlite")));
    if (!figures)
        return ioError(figures.error().fault);
    return *std::move(figures);
}

} // namespace tickscope::bench
