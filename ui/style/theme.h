// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QString>

#include "core/model/event/event_kind.h"

namespace tickscope::theme {

/// While one lives, our own painting has the light colours, whatever the window has: what is drawn
/// for paper looks the same for everybody. UI thread.
class PrintLook
{
public:
    PrintLook();
    ~PrintLook();
    PrintLook &operator=(PrintLook &&) = delete; // no copies
};

/// Of panels on paper: wide enough for their words, which are then as large as those of a report.
inline constexpr int PrintWidth = 800;
inline constexpr int PrintHeight = 240; ///< Where the content does not give one.
/// Pixels for each of those.
inline constexpr double PrintScale = 1.6;

/// Colours of our own painting; each pair is legible on its panel in both palettes.
enum class Token {
    Window,
    Panel,
    Text,
    QuietText,
    Hairline,
    Accent,
    Damage,
    Chat,
    Kill,
    Join,
    Leave,
    Finish,
    Input,
    Marker,
    ServerText,
    Other,
};

/// Whether the application's palette is a dark one.
[[nodiscard]] bool isDark();
/// Token in the present palette.
[[nodiscard]] QColor color(Token token);

/// Colour and sign of an event kind: the same in lane, row, card and picture.
[[nodiscard]] QColor classColor(EventClass eventClass);
[[nodiscard]] QColor kindColor(const EventKind &kind);
[[nodiscard]] QChar kindSign(const EventKind &kind);
/// Word for a kind, for people, in plural where it names a group ("Kills").
[[nodiscard]] QString kindTitle(const EventKind &kind);
/// Word for one event of a kind: "Kill".
[[nodiscard]] QString kindWord(const EventKind &kind);
/// The same for a narrow column: "Server".
[[nodiscard]] QString shortKindWord(const EventKind &kind);
/// "3 Kills", "1 Kill".
[[nodiscard]] QString countedKind(const EventKind &kind, qint64 count);

/// Colour-blind-safe colour of a player without own ones; the same for a client ID everywhere.
[[nodiscard]] QColor clientColor(int client);
/// Of the ghost with that number, from 0: the first few are far apart from each other.
[[nodiscard]] QColor ghostColor(int number);

/// Whether pictures use colours that colour-blind eyes can distinguish even where the
/// recording has others: of skins and teams. Events and lists always do. Any thread.
[[nodiscard]] bool hasSafeColors();
/// Repaints all windows when that is another choice than before. UI thread.
void setSafeColors(bool isOn);

inline constexpr int SwatchSize = 12; ///< In pixels.
/// A square of \a color, beside its name in menus and lists.
[[nodiscard]] QIcon swatch(const QColor &color);

/// Icon `:/icons/NAME.svg` in the text colour of the palette.
[[nodiscard]] QIcon icon(const QString &name);

/// Sets style and palette (the system's, or one of our two).
/// \param scheme  "system", "dark" or "light".
void apply(const QString &scheme);

/// What text needs on its ground (WCAG 2.1, level AA).
inline constexpr double LegibleContrast = 4.5;

/// Contrast of two opaque colours as WCAG 2.1 counts it: 1 for equal ones, 21 for black on white.
[[nodiscard]] double contrastOf(const QColor &one, const QColor &other);
/// \a color, as much lighter or darker as LegibleContrast on \a ground takes.
[[nodiscard]] QColor legibleOn(const QColor &ground, const QColor &color);

} // namespace tickscope::theme

namespace tickscope {

/// \a font if its digits are equally wide, else a monospaced one of the same size,
/// so that running numbers stand still.
[[nodiscard]] QFont tabularFont(const QFont &font);

} // namespace tickscope
