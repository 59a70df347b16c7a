// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_model.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

#include <QAction>
#include <QCoreApplication>
#include <QSettings>
#include <QStringList>

#include "ui/commands/chosen_keys.h"
#include "ui/commands/command_menus.h"
#include "ui/commands/command_registry.h"
#include "ui/style/theme.h"

namespace tickscope {

namespace {

const QString HistoryKey = QStringLiteral("palette/recent");
constexpr qsizetype MostRemembered = 20;

struct PaletteText {
    Q_DECLARE_TR_FUNCTIONS(tickscope::PaletteText)
};

QString withoutDots(QString text)
{
    return text.remove(u'…');
}

/// "View ▸ Trails", or the panel that it belongs to.
QString placeText(const Command &command, const CommandSet &set)
{
    const QString menu = CommandMenus::titleOf(command.place.menu);
    if (menu.isEmpty())
        return set.title();
    return command.place.submenu.isEmpty()
               ? menu
               : PaletteText::tr("%1 ▸ %2").arg(menu, command.place.submenu);
}

QString obstacleOf(const Command &command, const CommandSet &set)
{
    if (set.awaitsRecording(command))
        return PaletteText::tr("no recording is open");
    if (!set.isPossible(command) || !set.action(command.id)->isVisible())
        return PaletteText::tr("not available now");
    return {};
}

PaletteEntry entryOf(const Command &command, const CommandSet &set)
{
    const QAction &action = *set.action(command.id);
    PaletteEntry entry{
        .id = command.id,
        .title = withoutDots(command.presentText ? command.presentText() : command.text),
        .detail = placeText(command, set),
        .keywords = command.toolTip,
        .keys = chosen_keys::text(action.shortcuts()),
        .icon = command.icon,
        .obstacle = obstacleOf(command, set),
        .takesText = command.argument != Argument::None,
        .needsText = command.argument == Argument::Required,
        .discards = command.discards,
        .hint = command.argumentHint};
    if (command.isChecked)
        entry.checked = action.isChecked();
    return entry;
}

/// \a entry with one of the arguments that it offers.
PaletteEntry chosenEntry(const PaletteEntry &entry, const CommandChoice &choice)
{
    PaletteEntry chosen = entry;
    chosen.argument = choice.argument;
    chosen.title = PaletteText::tr("%1: %2").arg(entry.title, choice.text);
    if (!choice.toolTip.isEmpty())
        chosen.detail = choice.toolTip;
    chosen.keywords = choice.keywords;
    chosen.checked = choice.isChecked;
    chosen.takesText = false;
    chosen.needsText = false;
    return chosen;
}

} // namespace

std::vector<PaletteEntry> paletteEntries(const CommandRegistry &registry)
{
    std::vector<PaletteEntry> commands;
    std::vector<PaletteEntry> chosen;
    for (const auto &[command, set] : registry.all()) {
        PaletteEntry entry = entryOf(*command, *set);
        const auto choices = command->choices ? command->choices() : std::vector<CommandChoice>{};
        for (const CommandChoice &choice : choices)
            chosen.push_back(chosenEntry(entry, choice));
        if (choices.empty() || command->argument != Argument::Required)
            commands.push_back(std::move(entry));
    }
    std::ranges::move(chosen, std::back_inserter(commands));
    return commands;
}

QStringList palette_history::ids()
{
    return QSettings().value(HistoryKey).toStringList().mid(0, MostRemembered);
}

void palette_history::add(const QString &id)
{
    QStringList ids = palette_history::ids();
    ids.removeAll(id);
    ids.prepend(id);
    QSettings().setValue(HistoryKey, ids.mid(0, MostRemembered));
}

void PaletteModel::setEntries(std::vector<PaletteEntry> entries, const QStringList &recent)
{
    m_entries.clear();
    m_entries.reserve(entries.size());
    for (PaletteEntry &entry : entries) {
        const qsizetype used = entry.argument.isValid() ? -1 : recent.indexOf(entry.id);
        QString title = foldedForPalette(entry.title);
        QString detail = foldedForPalette(entry.detail + u' ' + entry.keywords + u' ' + entry.keys);
        m_entries.push_back({std::move(entry), std::move(title), std::move(detail),
                             static_cast<int>(used < 0 ? recent.size() : used)});
    }
    search();
}

void PaletteModel::setSearch(const QString &text)
{
    if (text == m_text)
        return;
    m_text = text;
    search();
}

void PaletteModel::search()
{
    beginResetModel();
    m_found.clear();
    const QStringList words = foldedForPalette(m_text).split(u' ', Qt::SkipEmptyParts);
    for (std::size_t number = 0; number < m_entries.size(); ++number) {
        const Searched &searched = m_entries[number];
        if (auto match = matchForPalette(words, searched.title, searched.detail))
            m_found.push_back({number, *std::move(match)});
    }
    // Letters that stand apart are no more than a guess at what was meant.
    const auto isGuess = [](const Found &found) { return found.match.isApart; };
    if (!std::ranges::all_of(m_found, isGuess))
        std::erase_if(m_found, isGuess);
    std::ranges::stable_sort(m_found, {}, [this](const Found &found) {
        const Searched &searched = m_entries[found.number];
        // Of equals the shorter one has more of what was typed.
        const qsizetype length = m_text.isEmpty() ? 0 : searched.title.size();
        return std::tuple(searched.entry.discards, -found.match.score, searched.age, length);
    });
    endResetModel();
}

const PaletteEntry &PaletteModel::entry(int row) const
{
    return m_entries[m_found[static_cast<std::size_t>(row)].number].entry;
}

const std::vector<qsizetype> &PaletteModel::places(int row) const
{
    return m_found[static_cast<std::size_t>(row)].match.places;
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_found.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PaletteEntry &shown = entry(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown.title;
    case Qt::DecorationRole:
        return shown.icon.isEmpty() ? QVariant() : theme::icon(shown.icon);
    case Qt::AccessibleTextRole: {
        QStringList parts{shown.title, shown.detail, shown.keys, shown.obstacle};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    default:
        return {}; // also of a check mark, which is painted as a sign
    }
}

namespace {

// What a word that is found there is worth.
constexpr int AtBeginning = 100;
constexpr int AtWord = 80;
constexpr int WithinWord = 60;
constexpr int Initials = 50;
constexpr int Apart = 30; ///< Less the gaps.
constexpr int LargestGapCost = 20;
constexpr int InDetail = 10;

bool isWordStart(const QString &text, qsizetype place)
{
    return text[place].isLetterOrNumber() && (place == 0 || !text[place - 1].isLetterOrNumber());
}

/// The best place of \a word as it is: at the beginning of a word where there is one.
qsizetype placeOf(const QString &word, const QString &text)
{
    const qsizetype first = text.indexOf(word);
    for (qsizetype place = first; place >= 0; place = text.indexOf(word, place + 1)) {
        if (isWordStart(text, place))
            return place;
    }
    return first;
}

/// Places of the letters of \a word in their order, each as early as can be; empty if there is none
/// for one. \param onlyStarts  at beginnings of words only.
std::vector<qsizetype> placesApart(const QString &word, const QString &text, bool onlyStarts)
{
    std::vector<qsizetype> places;
    qsizetype from = 0;
    for (const QChar letter : word) {
        qsizetype place = text.indexOf(letter, from);
        while (onlyStarts && place >= 0 && !isWordStart(text, place))
            place = text.indexOf(letter, place + 1);
        if (place < 0)
            return {};
        places.push_back(place);
        from = place + 1;
    }
    return places;
}

std::optional<PaletteMatch> matchInTitle(const QString &word, const QString &title)
{
    if (const qsizetype place = placeOf(word, title); place >= 0) {
        PaletteMatch match{WithinWord, {}};
        if (place == 0)
            match.score = AtBeginning;
        else if (isWordStart(title, place))
            match.score = AtWord;
        for (qsizetype i = 0; i < word.size(); ++i)
            match.places.push_back(place + i);
        return match;
    }
    if (auto places = placesApart(word, title, true); !places.empty())
        return PaletteMatch{Initials, std::move(places)};
    if (auto places = placesApart(word, title, false); !places.empty()) {
        const auto gaps = static_cast<int>(places.back() - places.front() + 1 - word.size());
        return PaletteMatch{Apart - std::min(gaps, LargestGapCost), std::move(places), true};
    }
    return {};
}

} // namespace

QString foldedForPalette(QString text)
{
    for (QChar &letter : text)
        letter = letter.toCaseFolded();
    return text;
}

std::optional<PaletteMatch> matchForPalette(const QStringList &words, const QString &title,
                                            const QString &detail)
{
    PaletteMatch all;
    for (const QString &word : words) {
        const auto own = matchInTitle(word, title);
        const bool isInDetail = detail.contains(word);
        if (!own && !isInDetail)
            return {};
        // Letters that stand far apart say less than a whole word beside.
        if (!own || (isInDetail && own->score <= InDetail)) {
            all.score += InDetail;
            continue;
        }
        all.score += own->score;
        all.isApart = all.isApart || own->isApart;
        all.places.insert(all.places.end(), own->places.begin(), own->places.end());
    }
    std::ranges::sort(all.places);
    const auto doubled = std::unique(all.places.begin(), all.places.end());
    all.places.erase(doubled, all.places.end());
    return all;
}

} // namespace tickscope
