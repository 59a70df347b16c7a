// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include <QImage>
#include <QString>
#include <QTextBrowser>

#include "ui/jobs/latest_job.h"

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

namespace tickscope {

/// Shows the user guide from the resources of the program. Its pictures are as wide as the text,
/// and are brought to that size on another thread.
class GuideBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit GuideBrowser(QWidget *parent = nullptr);

    [[nodiscard]] const std::vector<guide::Section> &sections() const { return m_sections; }
    /// The chapter at the top; -1 above the first one.
    [[nodiscard]] int currentSection() const;
    /// Whether there is a heading with \a anchor.
    [[nodiscard]] bool hasSection(const QString &anchor) const;
    void goTo(const QString &anchor);
    /// Whether the picture \a name is shown in its present size.
    [[nodiscard]] bool hasPicture(const QString &name) const;

signals:
    /// The text is new, as read in other colours.
    void reloaded();
    void currentSectionChanged(int section);

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    using Pictures = std::map<QString, QImage>;

    void load();
    void fit();
    void follow(const QUrl &link);
    void receivePictures(const Pictures &pictures);
    void emitSection();

    std::vector<guide::Section> m_sections;
    Pictures m_pictures;
    LatestJob<Pictures> m_scaling;
    int m_emittedSection = -1;
    bool m_isLoading = false;
};

} // namespace tickscope
