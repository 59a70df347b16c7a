// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tape/tape_parts.h"

#include <QCoreApplication>

#include "ui/tape/tape_view.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

namespace {

struct TapeParts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::TapeParts)
};

QRect areaOf(const TapeView &view, const TapeRow &row)
{
    const QRectF area(0, view.yAt(row) - row.height / 2, view.viewport()->width(), row.height);
    return area.toAlignedRect();
}

AccessiblePart lanePart(const TapeView &view, ActiveDocument &document, const TapeRow &row)
{
    AccessiblePart part{.key = tapePartKey(row),
                        .role = QAccessible::List,
                        .name = view.ownerOf(*row.lane),
                        .area = areaOf(view, row)};
    if (!row.lane->isPerson())
        return part;
    part.isSelected = document->players().isSame(row.lane->who, document->selection().player());
    part.press = [&document, who = row.lane->who] { document->selection().selectPlayer(who); };
    return part;
}

AccessiblePart inputPart(const TapeView &view, ActiveDocument &document, const TapeRow &row)
{
    AccessiblePart part{
        .key = tapePartKey(row), .name = inputTitle(row.input), .area = areaOf(view, row)};
    if (!part.area.intersects(view.viewport()->rect()))
        return part;
    const TapeHint hint = view.hintOf(row, document->playback().time().tick());
    part.description = hint.title.isEmpty() ? TapeParts::tr("Nothing at the playhead")
                                            : hint.plainText();
    return part;
}

} // namespace

std::vector<AccessiblePart> tapeParts(TapeView &view, ActiveDocument &document)
{
    std::vector<AccessiblePart> lanes;
    for (const TapeRow &row : view.rows().rows) {
        if (row.kind == TapeRow::Kind::Lane) {
            if (lanes.size() == MostAccessibleParts)
                break;
            lanes.push_back(lanePart(view, document, row));
        } else if (row.kind != TapeRow::Kind::Source && !lanes.empty()
                   && lanes.back().parts.size() < MostAccessibleParts) {
            lanes.back().parts.push_back(inputPart(view, document, row));
        }
    }
    return lanes;
}

QString tapePartKey(const TapeRow &row)
{
    const PlayerRef who = row.lane->who;
    QString lane = QStringLiteral("lane/%1@%2").arg(who.client).arg(who.tick.value);
    if (row.kind == TapeRow::Kind::Lane)
        return lane;
    return QStringLiteral("%1/%2/%3/%4")
        .arg(lane)
        .arg(QString::fromStdString(row.type->name))
        .arg(row.track)
        .arg(row.kind == TapeRow::Kind::Source ? QString() : QString::fromStdString(row.input));
}

} // namespace tickscope
