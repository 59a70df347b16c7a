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

constexpr std::array<Explained, 6> ExplainedParts{{
    {"worldView",
     QT_TRANSLATE_NOOP("whatsthis",
                       "The world at the playhead. The wheel zooms, dragging moves the picture, a "
                       "double-click follows a player, a right-click shows more.")},
    {"timelinePanel",
     QT_TRANSLATE_NOOP("whatsthis",
                       "The recording over time: playback buttons, the whole recording as a strip, "
                       "and the visible stretch with its events.")},
    {"timelineView",
     QT_TRANSLATE_NOOP("whatsthis",
                       "The visible stretch. Click or drag to go somewhere, zoom with the wheel, "
                       "select a range with the right button. Each lane shows one type of event.")},
    {"overviewStrip",
     QT_TRANSLATE_NOOP(
         "whatsthis",
         "The whole recording. The frame is the visible stretch; drag it to look elsewhere.")},
    {"goToEdit", QT_TRANSLATE_NOOP("whatsthis", "Type a time such as 4:07.3 or a tick such as "
                                                "@12365, and press Enter to go there.")},
    {"startPage", QT_TRANSLATE_NOOP("whatsthis", "Your recordings. Drop a file here to open it.")},
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
