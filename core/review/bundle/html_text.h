// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace tickscope::review {

/// \a text as the content of an element or of an attribute in quotes: nothing in it is markup.
/// Control characters, which HTML cannot hold, become their signs (U+2400 and on), and what turns
/// the text behind it is spelled ("\u202e"); line feeds and tabs stay.
[[nodiscard]] QString htmlText(const QString &text);

/// A picture that stands in the page itself.
struct PagePicture {
    QString type; ///< "image/png", "image/svg+xml".
    QByteArray bytes;
    QString caption; ///< What it shows.
};

/// A page in one file: no scripts, nothing from elsewhere, and a policy in it that forbids both.
/// What is added stands in its order. Texts are plain; whichever way they run, what is beside them
/// stays in its place.
class HtmlPage
{
public:
    /// \param language  of its texts, as BCP 47 has it.
    HtmlPage(const QString &title, const QString &language);

    void addHeading(const QString &text);
    void addSubheading(const QString &text);
    /// Of several lines, as they are.
    void addText(const QString &text);
    /// Rows with as many cells as there are columns; nothing is added without rows.
    /// \param wide  a column that has room for its names.
    void addTable(const QStringList &columns, const QList<QStringList> &rows,
                  std::optional<std::size_t> wide = {});
    void addPicture(const PagePicture &picture);
    /// Two beside each other.
    void addPicturePairs(const std::vector<PagePicture> &pictures);

    /// The whole page, UTF-8.
    [[nodiscard]] QByteArray finish() const;

private:
    QString m_title;
    QString m_language;
    QString m_body;
};

} // namespace tickscope::review
