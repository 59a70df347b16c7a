// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/cache_places.h"

#include <QCoreApplication>

#include "core/analysis/index_cache.h"
#include "core/io/http/http_options.h"
#include "ui/library/library_service.h"
#include "ui/settings_notifier.h"
#include "ui/start/thumbnails.h"
#include "ui/world/canvas/game_data.h"

namespace tickscope {

namespace {

struct CacheText {
    Q_DECLARE_TR_FUNCTIONS(tickscope::CacheText)
};

} // namespace

std::vector<CachePlace> cachePlaces(LibraryService &library)
{
    std::vector<CachePlace> places{
        {QStringLiteral("thumbnails"), CacheText::tr("Thumbnails of recordings"),
         thumbnails::folder()},
        {QStringLiteral("library"), CacheText::tr("Library"), library.file(),
         [&library](QObject *asker, std::function<void()> cleared) {
             library.clear(asker, std::move(cleared));
         }},
        {QStringLiteral("maps"), CacheText::tr("Downloaded maps"), settings::fetchedMapsFolder()}};
    const std::string indexes = IndexCache::ofUser().folder();
    if (!indexes.empty())
        places.push_back({QStringLiteral("indexes"), CacheText::tr("What recordings hold"),
                          QString::fromStdString(indexes)});
    const std::string pictures = GameData::usualCache();
    if (!pictures.empty())
        places.push_back({QStringLiteral("pictures"), CacheText::tr("Pictures of the games"),
                          QString::fromStdString(pictures)});
    const std::string http = HttpOptions::fromEnvironment().cacheFolder;
    if (!http.empty())
        places.push_back({QStringLiteral("http"), CacheText::tr("Recordings from servers"),
                          QString::fromStdString(http)});
    return places;
}

} // namespace tickscope
