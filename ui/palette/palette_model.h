// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QAbstractListModel>
#include <QString>
#include <QVariant>

namespace tickscope {

class CommandRegistry;

/// One line of the palette: a command, or one with one of the arguments that it offers, such as a
/// recent recording, a player or a kind of events.
struct PaletteEntry {
    QString id;
    QVariant argument = {};           ///< Of a command that offers some.
    QString title;                    ///< "Open recent: tiny.demo".
    QString detail = {};              ///< Where it is in the menus, or more about the argument.
    QString keywords = {};            ///< Searched as the detail is, and not shown.
    QString keys = {};                ///< As the system writes them; may be empty.
    QString icon = {};                ///< Name for theme::icon(); may be empty.
    std::optional<bool> checked = {}; ///< Not set: it is nothing that can be on or off.
    QString obstacle = {};            ///< Why it is not possible now; empty: it is.
    bool takesText = false;           ///< An argument may be typed for it.
    bool needsText = false;           ///< An argument must be typed for it.
    bool discards = false;            ///< As of its command: the last of what is found.
    QString hint = {};                ///< What to type; may be empty.
};

/// Everything that \a registry can do now: commands in the order of the menus, behind them those
/// with their arguments.
[[nodiscard]] std::vector<PaletteEntry> paletteEntries(const CommandRegistry &registry);

/// Ids of the commands that were run from the palette last, newest first; in the settings.
namespace palette_history {

[[nodiscard]] QStringList ids();
void add(const QString &id);

} // namespace palette_history

/// Where the letters of a search are in a text.
struct PaletteMatch {
    int score = 0;                 ///< The higher, the more it is what was meant.
    std::vector<qsizetype> places; ///< Of the letters in the title, ascending.
    bool isApart = false;          ///< They are no part of a word, and no initials.
};

/// \a text as words of a search are compared with it: letter by letter, of the same length.
[[nodiscard]] QString foldedForPalette(QString text);

/// Looks for every word of \a words, in any order, in \a title, where its letters may stand apart,
/// or as they are in \a detail. All three are folded. Without words everything matches.
/// \returns nothing if one of them is nowhere.
[[nodiscard]] std::optional<PaletteMatch> matchForPalette(const QStringList &words,
                                                          const QString &title,
                                                          const QString &detail);

/// Lines of the palette that match what is typed, the best first, without those
/// whose letters stand apart where there are others; without a search those that were
/// used last, then all in their order.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// \param recent  ids of commands, the one that was used last first.
    void setEntries(std::vector<PaletteEntry> entries, const QStringList &recent);
    void setSearch(const QString &text);

    [[nodiscard]] const PaletteEntry &entry(int row) const;
    /// Letters of the title that the search has found.
    [[nodiscard]] const std::vector<qsizetype> &places(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    /// An entry as it is searched.
    struct Searched {
        PaletteEntry entry;
        QString title;
        QString detail;
        int age = 0; ///< Place among those that were used last, behind all of them if it was not.
    };
    struct Found {
        std::size_t number = 0; ///< In m_entries.
        PaletteMatch match;
    };

    void search();

    std::vector<Searched> m_entries;
    QString m_text;
    std::vector<Found> m_found;
};

} // namespace tickscope
