// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/annotation.h"

#include <QCoreApplication>

namespace tickscope {

namespace {

struct AnnotationTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::Annotation)
};

} // namespace

void applyChanges(const AnnotationEdit &edit, Annotation &annotation)
{
    const auto take = [&](auto field) {
        if ((*edit.before).*field != (*edit.after).*field)
            annotation.*field = (*edit.after).*field;
    };
    take(&Annotation::recording);
    take(&Annotation::tick);
    take(&Annotation::lastTick);
    take(&Annotation::player);
    take(&Annotation::client);
    take(&Annotation::playerTick);
    take(&Annotation::text);
    take(&Annotation::color);
    take(&Annotation::category);
}

Annotation wellFormed(Annotation annotation)
{
    if (annotation.lastTick && *annotation.lastTick <= annotation.firstTick().value)
        annotation.lastTick.reset();
    if (!annotation.isOwn())
        return annotation;
    annotation.text.truncate(LongestMarkerName + 1 + LongestMarkerText);
    annotation.setLines(annotation.firstLine().simplified(), annotation.furtherText());
    annotation.color = storedColor(noteColor(annotation.color));
    if (annotation.client && !annotation.playerTick)
        annotation.playerTick = annotation.tick;
    return annotation;
}

QString undoneText(const QString &step)
{
    return AnnotationTexts::tr("Undo: %1").arg(step);
}

QString redoneText(const QString &step)
{
    return AnnotationTexts::tr("Redo: %1").arg(step);
}

QString annotationTitle(const Annotation &annotation)
{
    if (annotation.kind == Annotation::Kind::AnticheatFlag) {
        const QString flag = AnnotationTexts::tr("Anticheat flag");
        return annotation.text.isEmpty() ? flag
                                         : AnnotationTexts::tr("%1: %2").arg(flag, annotation.text);
    }
    if (annotation.kind == Annotation::Kind::Shared)
        return AnnotationTexts::tr("%1: %2").arg(annotation.author, annotation.text);
    QString line = annotation.text.left(LongestMarkerName).trimmed().section(u'\n', 0, 0);
    if (!line.isEmpty())
        return line;
    return annotation.isNote() ? AnnotationTexts::tr("Note") : AnnotationTexts::tr("Marker");
}

} // namespace tickscope
