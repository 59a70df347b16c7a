// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include <QColor>
#include <QString>

#include "core/review/annotation.h"
#include "core/review/limits.h"

namespace tickscope {

/// Colours that a marker can have; each is legible in both palettes.
enum class MarkerColor { Amber, Red, Orange, Yellow, Green, Blue, Purple, Pink, Grey };

inline constexpr std::array MarkerColors{
    MarkerColor::Amber,  MarkerColor::Red,   MarkerColor::Orange,
    MarkerColor::Yellow, MarkerColor::Green, MarkerColor::Blue,
    MarkerColor::Purple, MarkerColor::Pink,  MarkerColor::Grey};

/// In the present palette.
[[nodiscard]] QColor shownColor(MarkerColor color);
/// For people.
[[nodiscard]] QString colorTitle(MarkerColor color);
/// As it is stored; never translated.
[[nodiscard]] QString colorWord(MarkerColor color);
[[nodiscard]] std::optional<MarkerColor> colorOfWord(const QString &word);
/// Notes of cases keep a colour that every program knows, "#ffb84d"; shown is the marker's colour
/// that is nearest to it. Empty or none: amber.
[[nodiscard]] MarkerColor noteColor(const QString &stored);
[[nodiscard]] QString storedColor(MarkerColor color);

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
