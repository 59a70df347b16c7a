// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

class QPalette;
class QTextDocument;

/// The user guide as text: what Qt's reader of Markdown leaves open.
namespace tickscope::guide {

/// A chapter of the guide.
struct Section {
    QString title;
    QString anchor; ///< "find-a-recording", as the sites that show Markdown make it.
    int position;   ///< Of its heading, in characters of the document.

    friend bool operator==(const Section &, const Section &) = default;
};

/// Of the file's folder in the resources; ends with a slash.
inline const QString Folder = QStringLiteral(":/guide/");

/// Anchor of a heading.
[[nodiscard]] QString anchorOf(const QString &title);

/// \a name of a part of the window, "View ▸ Reset layout", as it is called in the language of the
/// window; parts that have no translation stay as they are.
[[nodiscard]] QString shownName(const QString &name);

/// Puts those in place of the names in \a document, which are what it emphasises.
void translateNames(QTextDocument &document);

/// Gives \a document, just read from Markdown, spaces, lines and anchors to its headings; its
/// chapters.
std::vector<Section> style(QTextDocument &document, const QPalette &palette);

/// Names of the pictures in \a document, in their order.
[[nodiscard]] std::vector<QString> pictures(const QTextDocument &document);

/// Lets pictures and text be at most \a column pixels wide, in the middle of \a room.
void fit(QTextDocument &document, int room, int column);

} // namespace tickscope::guide
