// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <functional>
#include <initializer_list>
#include <optional>
#include <type_traits>
#include <vector>

#include <QIcon>
#include <QKeySequence>
#include <QList>
#include <QString>
#include <QVariant>

#include "core/base/tick.h"

class QWidget;

namespace tickscope {

/// An argument that is a tick, written as its number.
[[nodiscard]] inline std::optional<Tick> tickArgument(const QVariant &argument)
{
    bool isNumber = false;
    const qlonglong tick = argument.toString().toLongLong(&isNumber);
    return isNumber ? std::optional(Tick{tick}) : std::nullopt;
}

/// An argument that is a text: a path, an address, a name. Empty ones are none.
[[nodiscard]] inline std::optional<QString> textArgument(const QVariant &argument)
{
    const QString text = argument.toString();
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

/// An argument of two parts, "chat=blue"; nothing unless both are there.
[[nodiscard]] inline std::optional<std::pair<QString, QString>> pairArgument(
    const QVariant &argument)
{
    const QString text = argument.toString();
    const qsizetype sign = text.lastIndexOf(u'=');
    if (sign <= 0 || sign + 1 == text.size())
        return {};
    return std::pair(text.left(sign), text.mid(sign + 1));
}

/// Shortcuts from portable text, "Ctrl+O"; an empty one is none.
[[nodiscard]] inline QList<QKeySequence> keys(std::initializer_list<const char *> texts)
{
    QList<QKeySequence> sequences;
    for (const char *text : texts) {
        if (*text)
            sequences << QKeySequence(QString::fromLatin1(text), QKeySequence::PortableText);
    }
    return sequences;
}

/// Menu of the window; None: a command that only has keys, a context menu, or its id.
enum class MenuName { File, Edit, Playback, Go, View, Review, Help, None };

/// Where a command stands in the menu bar.
struct MenuPlace {
    MenuName menu = MenuName::None;
    /// Entries are sorted by it; a separator stands where the hundreds change.
    int position = 0;
    QString submenu = {};     ///< Title of the one that it stands in; it is where its first one is.
    QString submenuIcon = {}; ///< Name for theme::icon(); may be empty.
};

/// Whether a command wants to know more, such as a tick or a player.
enum class Argument {
    None,
    Optional, ///< Without one it is about what is present or selected.
    Required, ///< It stands in menus only together with one.
};

/// One of the arguments that a command offers in a menu.
struct CommandChoice {
    QString text; ///< As it is read; an ampersand is one.
    QVariant argument;
    QString toolTip = {};
    QIcon icon = {};
    std::optional<bool> isChecked = {}; ///< Not set: it is nothing that can be on or off.
    QString keywords = {};              ///< By which a search finds it, too.
};

/// Carries a command out: a function without an argument, one that takes a tick or a text, if one
/// is given, or one that takes any argument and answers whether it could read it, as those may do
/// that take a text. What cannot be read changes nothing.
class CommandHandler
{
public:
    CommandHandler() = default;
    template<typename Function>
    requires(!std::same_as<std::remove_cvref_t<Function>, CommandHandler>)
        CommandHandler(Function function) // implicit, so that entries take lambdas
    {
        if constexpr (std::invocable<Function &, const QVariant &>) {
            static_assert(std::same_as<std::invoke_result_t<Function &, const QVariant &>, bool>,
                          "who takes an argument answers whether it could be read");
            m_function = std::move(function);
        } else if constexpr (std::invocable<Function &, std::optional<Tick>>) {
            m_function = reading(std::move(function), tickArgument);
        } else if constexpr (std::invocable<Function &, std::optional<QString>>) {
            m_function = reading(std::move(function), textArgument);
        } else {
            m_function = [function = std::move(function)](const QVariant &argument) {
                if (!argument.isValid())
                    function();
                return !argument.isValid();
            };
        }
    }

    explicit operator bool() const { return static_cast<bool>(m_function); }
    bool operator()(const QVariant &argument) const { return m_function(argument); }

private:
    template<typename Function, typename Value>
    static auto reading(Function function, std::optional<Value> (*read)(const QVariant &))
    {
        return [function = std::move(function), read](const QVariant &argument) {
            const auto value = read(argument);
            if (!value && argument.isValid())
                return false;
            if constexpr (std::same_as<decltype(function(value)), bool>) {
                return function(value);
            } else {
                function(value);
                return true;
            }
        };
    }

    std::function<bool(const QVariant &)> m_function;
};

/// One thing that a person can do, whole in one entry: what menus, context menus, buttons,
/// shortcuts and the list of shortcuts are made of. The part that carries it out adds it to its
/// CommandSet. Functions of the state are asked whenever the set is refreshed.
struct Command {
    QString id = {}; ///< "play.toggle"; never translated.
    QString text = {};
    /// Until a person chooses others; those that it has are with its action.
    QList<QKeySequence> shortcuts = {};
    CommandHandler handler = {};
    MenuPlace place = {};
    QString toolTip = {}; ///< What it does, where \a text does not say it all.
    QString icon = {};    ///< Name for theme::icon(); may be empty.
    bool needsRecording = true;
    bool discards = false; ///< Loses something that no undo brings back.
    Argument argument = Argument::None;
    QString argumentHint = {}; ///< What to type for it, "a time or a tick"; may be empty.
    std::function<bool()> isEnabled = {};      ///< Not set: always, but for \a needsRecording.
    std::function<bool()> isChecked = {};      ///< Not set: it is nothing that can be on or off.
    std::function<bool()> isVisible = {};      ///< Not set: always.
    std::function<QString()> presentText = {}; ///< Instead of \a text.
    std::function<QString()> presentIcon = {}; ///< Instead of \a icon.
    /// Offers these in its place in the menu, each with its argument; context menus ask for them
    /// with CommandSet::offerChoices().
    std::function<std::vector<CommandChoice>()> choices = {};
    /// Shortcuts work while this widget has the focus; null: anywhere in the window.
    QWidget *focus = nullptr;
};

/// What became of a wish to run a command.
enum class CommandOutcome {
    Done,
    Unknown,       ///< Nobody has that id.
    Disabled,      ///< Not possible at present.
    NeedsArgument, ///< It cannot do without.
    BadArgument,   ///< It takes none, or none like that; nothing was done.
};

} // namespace tickscope
