// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/opening/file_filters.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "core/io/packing/unpacker.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

namespace {

struct FileFilters {
    Q_DECLARE_TR_FUNCTIONS(tickscope::FileFilters)
};

} // namespace

QString fileFilters(const FormatRegistry &registry)
{
    QStringList all;
    QStringList filters;
    for (const auto &format : registry.formats()) {
        QStringList patterns;
        for (const std::string_view extension : format->info().extensions) {
            const QString pattern = QStringLiteral("*.") + screenText(extension);
            patterns << pattern;
            for (const std::string_view suffix : PackingSuffixes)
                patterns << pattern + screenText(suffix);
        }
        all << patterns;
        filters << QStringLiteral("%1 (%2)").arg(shownWord(std::string(format->info().name)),
                                                 patterns.join(u' '));
    }
    all.removeDuplicates();
    filters.prepend(FileFilters::tr("Recordings (%1)").arg(all.join(u' ')));
    // Content decides what a file is, so every name may be chosen.
    filters << FileFilters::tr("All files (*)");
    return filters.join(QStringLiteral(";;"));
}

} // namespace tickscope
