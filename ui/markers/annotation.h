// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/annotation.h"
#include "core/review/limits.h"
#include "ui/markers/marker_color.h"

namespace tickscope {

using review::Annotation;

/// One change of annotations: without \a before it adds, without \a after it deletes.
struct AnnotationEdit {
    std::optional<Annotation> before;
    std::optional<Annotation> after;

    [[nodiscard]] const QUuid &id() const { return (after ? after : before)->id; }
    [[nodiscard]] AnnotationEdit reversed() const { return {after, before}; }
};

/// Takes over into \a annotation what \a edit changes, and nothing else: what somebody else changed
/// meanwhile stays.
void applyChanges(const AnnotationEdit &edit, Annotation &annotation);

/// Longest texts of markers, in UTF-16 units.
inline constexpr qsizetype LongestMarkerName = review::limits::MarkerName;
inline constexpr qsizetype LongestMarkerText = review::limits::MarkerText;

/// \a annotation with a range that is one; of an own marker with a text inside its bounds, of which
/// the first line is a name, and a colour that markers have.
[[nodiscard]] Annotation wellFormed(Annotation annotation);

/// What undo and redo have just done: "Undo: Add note".
[[nodiscard]] QString undoneText(const QString &step);
[[nodiscard]] QString redoneText(const QString &step);

/// Name for people: the first line that says something, or what it is.
[[nodiscard]] QString annotationTitle(const Annotation &annotation);

} // namespace tickscope
