// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/texts/absence_text.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/texts/screen_text.h"

namespace tickscope {

namespace {

struct AbsenceText {
    Q_DECLARE_TR_FUNCTIONS(tickscope::AbsenceText)
};

} // namespace

QString absenceText(const QString &name, std::optional<int> client, const Frame &frame,
                    const SceneMaker &maker)
{
    if (!client)
        return AbsenceText::tr("%1 is not here at this time").arg(isolated(name));
    const auto seen = maker.clientsIn(frame);
    if (std::ranges::find(seen, *client, &PlacedClient::client) != seen.end())
        return {};
    return frame.at && maker.mayBeOutOfSight(*frame.at->shown, *client)
               ? AbsenceText::tr("%1 is not in sight of the recording player").arg(isolated(name))
               : AbsenceText::tr("%1 is not in play at this time").arg(isolated(name));
}

} // namespace tickscope
