// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/whats_this.h"

#include <QCoreApplication>
#include <QWidget>

#include <array>

namespace tickscope {

namespace {

struct Explained {
    const char *name; ///< Of the widget.
    const char *text; ///< In the context "whatsthis".
};

constexpr std::array<Explained, 17> ExplainedParts{{
    {"worldView", QT_TRANSLATE_NOOP(
                      "whatsthis", "The world at the playhead. The wheel zooms, a drag moves the "
                                   "picture, a double click follows a player, a right click offers "
                                   "more.")},
    {"timelinePanel",
     QT_TRANSLATE_NOOP("whatsthis", "The recording over time: buttons to play, the whole recording "
                                    "as a strip, and the stretch in view with its events.")},
    {"timelineView",
     QT_TRANSLATE_NOOP("whatsthis", "The stretch in view. Press or drag to go somewhere, zoom with "
                                    "the wheel, select a range with the right button. Each lane "
                                    "shows one type of event.")},
    {"overviewStrip",
     QT_TRANSLATE_NOOP("whatsthis", "The whole recording. The frame is the stretch below; drag it "
                                    "to look elsewhere.")},
    {"goToEdit", QT_TRANSLATE_NOOP("whatsthis", "Type a time such as 4:07.3 or a tick such as "
                                                "@12365, and press Enter to go there.")},
    {"events", QT_TRANSLATE_NOOP("whatsthis", "What happened. Filter by type, player or text; a "
                                              "double click goes there.")},
    {"players",
     QT_TRANSLATE_NOOP("whatsthis", "Who plays at the playhead. A click selects a player "
                                    "everywhere, V follows.")},
    {"inspector", QT_TRANSLATE_NOOP("whatsthis", "Every item of the present tick with all its "
                                                 "fields, as recorded. Changes since the previous "
                                                 "snapshot are marked.")},
    {"entities",
     QT_TRANSLATE_NOOP("whatsthis", "What else is in the world: things that move or lie "
                                    "about.")},
    {"info", QT_TRANSLATE_NOOP("whatsthis", "What the file says of itself: header, counts, hashes, "
                                            "map.")},
    {"markers", QT_TRANSLATE_NOOP("whatsthis", "Places worth finding again: those in the file, and "
                                               "your own, which M adds.")},
    {"damage", QT_TRANSLATE_NOOP("whatsthis", "What could not be read, where, and what is lost by "
                                              "it.")},
    {"inputTapeDock", QT_TRANSLATE_NOOP("whatsthis", "The keys and the mouse of players over time, "
                                                     "as far as the recording has them.")},
    {"plotsDock", QT_TRANSLATE_NOOP("whatsthis", "Numbers of the inspector over time. Add one from "
                                                 "the inspector by a right click.")},
    {"factsDock", QT_TRANSLATE_NOOP("whatsthis", "Figures about the selected player that help to "
                                                 "decide about a report; none is a verdict.")},
    {"cases", QT_TRANSLATE_NOOP("whatsthis", "Reports that staff work on: notes, verdict and "
                                             "history.")},
    {"startPage", QT_TRANSLATE_NOOP("whatsthis", "Recordings that were opened before. Drop a file "
                                                 "here to open it.")},
}};

} // namespace

void explainParts(QWidget &window)
{
    for (const Explained &part : ExplainedParts) {
        if (auto *widget = window.findChild<QWidget *>(QLatin1String(part.name)))
            widget->setWhatsThis(QCoreApplication::translate("whatsthis", part.text));
    }
}

} // namespace tickscope
