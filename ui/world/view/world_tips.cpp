// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/view/world_tips.h"

#include <QCoreApplication>
#include <QLocale>

#include "ui/strip/time_scale.h"
#include "ui/texts/number_text.h"

namespace tickscope {

namespace {

struct WorldTips {
    Q_DECLARE_TR_FUNCTIONS(tickscope::WorldTips)
};

} // namespace

QString trailTip(const TrailPlace &place, const Document &document)
{
    if (!document.index())
        return {};
    const QString name = isolated(document.players().title({place.client, place.tick}));
    const Time time = document.index()->time().timeAt(place.tick);
    const QString clock = timeText(time);
    return QStringLiteral("<p style='white-space:pre'>%1</p>")
        .arg(WorldTips::tr("%1 at %2\nClick to go there").arg(name, clock).toHtmlEscaped());
}

QString actorTip(const Actor &actor, const Document &document)
{
    const QLocale locale;
    const QString name = actor.client == NoClient
                             ? screenText(actor.name)
                             : document.players().title(document.players().inFrame(actor.client));
    QString source;
    switch (actor.source) {
    case PositionSource::Recorded:
        source = WorldTips::tr("recorded");
        break;
    case PositionSource::Predicted:
        source = WorldTips::tr("predicted from the last recorded state");
        break;
    case PositionSource::Interpolated:
        source = WorldTips::tr("between two recorded ticks");
        break;
    }
    // A place of its own is in the recording's units, all others in the scene's.
    const GameLength length = document.recording() ? document.recording()->info().length
                                                   : GameLength();
    const double unit = actor.place ? length.inFields : length.inScene;
    const auto number = [&](double value) { return locale.toString(value / unit, 'f', 1); };
    QString text = actor.place
                       ? WorldTips::tr("%1\nx %2, y %3, z %4: %5")
                             .arg(name, number(actor.place->x), number(actor.place->y),
                                  number(actor.place->z), source)
                       : WorldTips::tr("%1\nx %2, y %3: %4")
                             .arg(name, number(actor.position.x), number(actor.position.y), source);
    if (actor.isRecorder)
        text += QLatin1Char('\n') + WorldTips::tr("made this recording");
    if (actor.isFrozen)
        text += QLatin1Char('\n') + WorldTips::tr("frozen");
    // Names are a stranger's text: never let a tooltip take them for markup.
    return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text.toHtmlEscaped());
}

} // namespace tickscope
