// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "core/base/fault.h"
#include "core/facts/figures.h"

namespace tickscope {

constexpr const char *OneTick = FactText::tr(
    "A recorded tick is the finest step, and it may be several ticks of the game, or a frame of no "
    "fixed length. A press that begins and ends within one tick is not seen. Where inputs are "
    "derived from the character, a jump counts only while the character jumps, and weapons change "
    "when the game lets them, or by themselves; while it is frozen or paused and when it appears, "
    "nothing is known.");

constexpr const char *OneCountedTick = FactText::tr(
    "A recorded tick is the finest step, and it may be several ticks of the game, or a frame of no "
    "fixed length. A press that begins and ends within one tick counts as 0 ticks.");

constexpr const char *AimLimits = FactText::tr(
    "What the player saw is not recorded: neither the zoom nor where they looked. A turn is "
    "measured between two recorded states, so a gradual one may look sudden. The figure includes "
    "latency, by which the player saw others where they had been.");

constexpr const char *NotStated = FactText::tr("not stated");

constexpr std::array Kinds{
    FigureKind{
        .id = "press_length",
        .title = FactText::tr("Press length"),
        .form = FigureForm::Median,
        .unit = FigureUnit::Ticks,
        .leastSamples = 10,
        .measures = FactText::tr("How long inputs are held. Presses whose beginning or end is not "
                                 "recorded are left out."),
        .explanations = FactText::tr("A key bound to a fixed press, a worn switch, or a game that "
                                     "ends a press by itself gives equal lengths."),
        .limits = OneTick,
        .countedLimits = OneCountedTick,
    },
    FigureKind{
        .id = "press_interval",
        .title = FactText::tr("Interval between presses"),
        .form = FigureForm::Median,
        .unit = FigureUnit::Ticks,
        .leastSamples = 10,
        .measures = FactText::tr(
            "From the beginning of a press to that of the next one of the same input."),
        .explanations = FactText::tr("Holding a key with the system's key repeat, or a weapon's "
                                     "reload time, gives equal intervals."),
        .limits = OneTick,
        .countedLimits = OneCountedTick,
    },
    FigureKind{
        .id = "change_interval",
        .title = FactText::tr("Interval between changes"),
        .form = FigureForm::Median,
        .unit = FigureUnit::Ticks,
        .leastSamples = 10,
        .measures = FactText::tr(
            "From one tick in which any input is pressed or released to the next such tick."),
        .explanations = FactText::tr(
            "Calm players have long intervals; those who do a lot at once have short ones."),
        .limits = OneTick,
        .countedLimits = OneCountedTick,
    },
    FigureKind{
        .id = "regular_intervals",
        .title = FactText::tr("Regular intervals (±1 tick)"),
        .leastSamples = 30,
        .measures = FactText::tr("Share of the intervals between input changes that are as long as "
                                 "the commonest one, or a tick shorter or longer. Of a single "
                                 "input: of the intervals between its presses."),
        .explanations = FactText::tr(
            "Key repeat of the system, jumping or shooting in step with the game, lag that "
            "delivers inputs in batches, and a program that plays openly (a bot or a dummy) give "
            "regular intervals."),
        .limits = FactText::tr("If the most common interval is short, the share is easily high: "
                               "compare with the other players. The confidence interval assumes "
                               "independent intervals, which those of a rhythm are not."),
    },
    FigureKind{
        .id = "repeated_sequences",
        .title = FactText::tr("Exactly repeated sequences"),
        .leastSamples = 50,
        .measures = FactText::tr("Share of the input changes that belong to a run of eight or more "
                                 "which comes again with the same inputs at the same intervals."),
        .explanations = FactText::tr(
            "Tapping one key evenly repeats itself, and a trained routine of few keys may, too."),
        .limits = FactText::tr(
            "One tick of difference breaks a sequence; copies that were varied on purpose are not "
            "found. The confidence interval assumes independent changes."),
    },
    FigureKind{
        .id = "reaction_time",
        .title = FactText::tr("Reaction time"),
        .form = FigureForm::Median,
        .unit = FigureUnit::Milliseconds,
        .leastSamples = 10,
        .measures = FactText::tr(
            "From an event (spawning, being hit, being frozen, another player coming into reach) "
            "to the first press within a second, from the same tick on."),
        .explanations = FactText::tr("Someone who presses keys all the time soon presses one after "
                                     "any event, and players see many events coming."),
        .limits = FactText::tr(
            "It is not known whether a press is a response to the event. The time includes the "
            "player's latency. Where inputs are not known from the event to the press, as of a "
            "frozen player in a demo, there is none."),
    },
    FigureKind{
        .id = "fast_reactions",
        .title = FactText::tr("Reactions below 100 ms"),
        .leastSamples = 20,
        .measures = FactText::tr("Share of those reaction times that are shorter than 100 ms."),
        .explanations = FactText::tr(
            "Chance: someone who presses ten times a second has a press within 100 ms of every "
            "event. Players respond early to events that they see coming."),
        .limits = FactText::tr(
            "Compare with the other players, and with how often this one presses."),
    },
    FigureKind{
        .id = "aim_jumps",
        .title = FactText::tr("Aim jumps"),
        .leastSamples = 30,
        .measures = FactText::tr(
            "Share of the aim's movements, tick by tick, that turn it by 45 degrees or more."),
        .explanations = FactText::tr("With the cursor near the own character a small movement of "
                                     "the hand turns the aim far; a high mouse speed does, too."),
        .limits = FactText::tr("Where a recording has the aim in steps, or not in every tick, "
                               "turns look larger than they were."),
    },
    FigureKind{
        .id = "aim_settle",
        .title = FactText::tr("Settle time of the aim"),
        .form = FigureForm::Median,
        .unit = FigureUnit::Ticks,
        .leastSamples = 10,
        .measures = FactText::tr(
            "After a jump of the aim: ticks until it rests for five ticks within 3 degrees. 0 "
            "means that the jump landed where the aim then stayed."),
        .explanations = FactText::tr(
            "A flick of a trained hand, a touch pad, and keys that turn the aim land at once."),
        .limits = FactText::tr(
            "Jumps that another one follows before the aim rests have no settle time."),
    },
    FigureKind{
        .id = "hit_share",
        .title = FactText::tr("Hits on players"),
        .leastSamples = 20,
        .measures = FactText::tr(
            "Share of the shots, hammer blows and thrown hooks that touch another player: with the "
            "shell or beam, with the blast of a grenade, or with the hook. Shots whose end is not "
            "seen are left out. The bars show how many ticks shots last until they end."),
        .explanations = FactText::tr(
            "In a crowd, or on players who hold still, anyone hits. A held trigger, a bound key "
            "and a dummy that copies inputs fire without an aim; hooks are mostly thrown at walls; "
            "with a high latency even a good aim misses."),
        .limits = FactText::tr(
            "DDNet has no damage, so hits are worked out by its rules from recorded positions; "
            "near hits and near misses may be wrong, especially where not every tick is recorded. "
            "Race teams are not distinguished. Weapons in a teehistorian file are known only with "
            "its map, and no recording says where shells land."),
        .noSamples = FactText::tr("no shot with a known weapon and end"),
    },
    FigureKind{
        .id = "aim_offset",
        .title = FactText::tr("Aim off the nearest player"),
        .form = FigureForm::Median,
        .unit = FigureUnit::Degrees,
        .leastSamples = 10,
        .measures = FactText::tr(
            "At each shot, hammer blow or thrown hook: the angle between the aim and the middle of "
            "the nearest other player in reach with no wall between."),
        .explanations = FactText::tr(
            "Shots may be meant for somebody else, for a wall, or to push the player along. Near "
            "players fill a wide angle, and a good player aims well."),
        .limits = AimLimits,
        .noSamples = FactText::tr("no shot with a known weapon while a player was in reach"),
    },
    FigureKind{
        .id = "view_to_shot",
        .title = FactText::tr("From view to first shot"),
        .form = FigureForm::Median,
        .unit = FigureUnit::Milliseconds,
        .leastSamples = 10,
        .measures = FactText::tr(
            "From another player's coming into view to the first shot, blow or hook whose aim "
            "points at that player, within five seconds. In view is what the game shows at its own "
            "zoom around the own character."),
        .explanations = FactText::tr("Players who zoom out, or are warned by a friend, know of "
                                     "others earlier. Players who fire all the time, by hand, with "
                                     "a bound key or through a dummy, soon fire at anyone."),
        .limits = AimLimits,
        .noSamples = FactText::tr("no shot with a known weapon at a player who came into view"),
    },
    FigureKind{
        .id = "turns_onto_players",
        .title = FactText::tr("Sudden turns onto a player"),
        .leastSamples = 30,
        .measures = FactText::tr("Of the turns of the aim by more than 30 degrees from one "
                                 "recorded state to the next, while another player is in view: the "
                                 "share that ends within 2 degrees of the middle of one."),
        .explanations = FactText::tr(
            "Chance: each player in view takes up 4 of 360 degrees, and more turn that way than "
            "another. A flick of a trained hand, lag that delivers several movements at once, and "
            "a cursor near the own character do it as well."),
        .limits = AimLimits,
    },
    FigureKind{
        .id = "aim_tracking",
        .title = FactText::tr("Aim kept on a moving player"),
        .form = FigureForm::Median,
        .unit = FigureUnit::Ticks,
        .leastSamples = 10,
        .measures = FactText::tr("How long the aim stays within 2 degrees of the middle of a "
                                 "player, for five ticks or more, while the direction to that "
                                 "player turns so far that an aim at rest would have left it."),
        .explanations = FactText::tr(
            "Following a friend with the cursor, hooking and dragging somebody, and moving past "
            "each other evenly keep the aim on a player."),
        .limits = AimLimits,
    },
    FigureKind{
        .id = "tick_phase",
        .title = FactText::tr("Presses on one tick phase"),
        .leastSamples = 50,
        .measures = FactText::tr("Ticks are counted off in periods of 2 to 10. Share of the "
                                 "presses on the commonest place of the period, for the period "
                                 "that stands out most against chance (1 of 2 to 1 of 10)."),
        .explanations = FactText::tr(
            "A client that sends its inputs every other tick, a low frame rate, or a server that "
            "takes them in batches puts presses on one phase."),
        .limits = FactText::tr(
            "Periods in which the recording leaves out ticks, as one of every second tick does, "
            "have no value. The best of nine periods is taken, so some excess over chance is "
            "expected; of several players together, the best of each."),
    },
    FigureKind{
        .id = "impossible_moves",
        .title = FactText::tr("Unexplained long moves"),
        .form = FigureForm::Count,
        .unit = FigureUnit::Places,
        .leastSamples = 100,
        .measures = FactText::tr(
            "Moves within one tick, more than three times as far as 999 of 1,000 moves of all "
            "players, without a teleport, a command for one, spawn, death, load, swap, team change "
            "or return to a checkpoint within three ticks, and not between teleporters of the map. "
            "Moves are compared with speeds that are kept up for three recorded ticks, so jumps do "
            "not raise the measure."),
        .explanations = FactText::tr(
            "Lag, a command of the player (such as /rescue) or of an administrator, a device of "
            "the map that is not recorded, and a game mode with its own teleports."),
        .limits = FactText::tr("What counts as long depends on the recording itself. Slow changes "
                               "of the rules of movement do not show. Without the map its "
                               "teleporters are not known, and jumps by them count."),
        .noSamples = FactText::tr("no moves, or fewer than 1,000 of all players to measure by"),
        .hasLengths = true,
    },
    FigureKind{
        .id = "same_inputs",
        .title = FactText::tr("Same inputs twice"),
        .form = FigureForm::Longest,
        .unit = FigureUnit::Ticks,
        .measures = FactText::tr(
            "The longest time, from one change of an input to another, in which all inputs and the "
            "aim are tick by tick those of another visit, or of another time of the same one. "
            "Samples are pairs of visits. The bars are all pairs of visits without this player: "
            "how long inputs are the same by chance. Stretches of ten changes or more are listed."),
        .explanations = FactText::tr(
            "A dummy that copies its player's inputs, bots that run the same program, keys pressed "
            "to a rhythm with the mouse at rest, and short stretches by chance. Players who wait "
            "at a start line change no inputs, so waiting does not count."),
        .limits = FactText::tr(
            "An aim that differs by a little is another one, so a copy that was changed on purpose "
            "is not found. Where a recording does not hold every tick, inputs may look the same "
            "that were not. Up to 1,500,000 changes and 512 visits are compared."),
        .noSamples = FactText::tr("no inputs to compare"),
    },
    FigureKind{
        .id = "damaged_places",
        .title = FactText::tr("Damaged places"),
        .form = FigureForm::Count,
        .unit = FigureUnit::Places,
        .measures = FactText::tr(
            "Places of the file that are not as its format demands, by what is wrong."),
        .explanations = FactText::tr(
            "A server or client that crashed, a full disk, or a copy that broke off."),
        .limits = FactText::tr("A file that was changed with care has no damage."),
        .isOfFile = true,
    },
    FigureKind{
        .id = "lost_ticks",
        .title = FactText::tr("Ticks lost to damage"),
        .form = FigureForm::Count,
        .unit = FigureUnit::Ticks,
        .measures = FactText::tr("Ticks whose state is not known because of damage, and those that "
                                 "are left out since time goes back."),
        .explanations = FactText::tr("As for damaged places."),
        .limits = FactText::tr("Lost ticks at the end are not known to the file."),
        .isOfFile = true,
    },
    FigureKind{
        .id = "recording_gaps",
        .title = FactText::tr("Gaps of more than a second"),
        .form = FigureForm::Count,
        .unit = FigureUnit::Places,
        .measures = FactText::tr("Stretches without a recorded tick."),
        .explanations = FactText::tr(
            "Some formats write nothing while nothing changes; recordings can be paused."),
        .limits = FactText::tr("A cut at either end leaves no gap."),
        .isOfFile = true,
    },
    FigureKind{
        .id = "time_backwards",
        .title = FactText::tr("Time running backwards"),
        .form = FigureForm::Count,
        .unit = FigureUnit::Places,
        .measures = FactText::tr("Places where the next tick is not after the one before."),
        .explanations = FactText::tr("A map change or restart of the server within one recording."),
        .limits = FactText::tr("Formats that number their own frames cannot run backwards; what "
                               "their clock does is among the damaged places."),
        .isOfFile = true,
    },
    FigureKind{
        .id = "seams",
        .title = FactText::tr("Seams"),
        .form = FigureForm::Count,
        .unit = FigureUnit::Places,
        .measures = FactText::tr(
            "Places where the recording itself says that it was paused, resumed or put together."),
        .explanations = FactText::tr("A recorder that was restarted."),
        .limits = FactText::tr("Few formats record it."),
        .isOfFile = true,
    },
    FigureKind{
        .id = "missing_keyframes",
        .title = FactText::tr("Missing keyframes"),
        .form = FigureForm::Count,
        .unit = FigureUnit::Places,
        .leastSamples = 3,
        .measures = FactText::tr(
            "Distances between keyframes of more than one and a half times the middle one."),
        .explanations = FactText::tr(
            "A recorder under load, or one that makes keyframes only when much has changed."),
        .limits = FactText::tr("Formats without keyframes have no such figure."),
        .isOfFile = true,
    },
    FigureKind{
        .id = "header_mismatch",
        .title = FactText::tr("Header differs from content"),
        .form = FigureForm::Count,
        .unit = FigureUnit::Places,
        .measures = FactText::tr(
            "Numbers of the header, such as length, frames, ticks and markers, that are not those "
            "of the content. Samples are the numbers that the header states."),
        .explanations = FactText::tr("A copy that broke off, or a program that cut the recording "
                                     "and left its header as it was."),
        .limits = FactText::tr(
            "A recording that is still being written, or whose recorder crashed, does not state "
            "them, and some formats never do. A header that was changed with care fits."),
        .noSamples = NotStated,
        .isOfFile = true,
    },
    FigureKind{
        .id = "markers_outside",
        .title = FactText::tr("Markers outside the recording"),
        .form = FigureForm::Count,
        .unit = FigureUnit::Places,
        .measures = FactText::tr("Markers of the header at ticks that the content does not have."),
        .explanations = FactText::tr(
            "A part that was cut out of a longer recording keeps the markers of it."),
        .limits = FactText::tr("Only recordings with markers have such a figure."),
        .isOfFile = true,
    },
    FigureKind{
        .id = "map_mismatch",
        .title = FactText::tr("Map differs from the recorded hash"),
        .form = FigureForm::Count,
        .unit = FigureUnit::Places,
        .measures = FactText::tr("1 where the map in use has another hash than the recording "
                                 "states, 0 where it has the same."),
        .explanations = FactText::tr("Another version of the map was chosen by a person."),
        .limits = FactText::tr("Without a map, or without a stated hash, nothing can be compared."),
        .isOfFile = true,
    },
};

std::span<const FigureKind> figureKinds()
{
    return Kinds;
}

const FigureKind *findFigureKind(std::string_view id)
{
    const auto found = std::ranges::find(Kinds, id, &FigureKind::id);
    return found == Kinds.end() ? nullptr : &*found;
}

const char *unitWord(FigureUnit unit)
{
    constexpr std::array Words{FactText::tr("share"),   FactText::tr("ticks"),
                               FactText::tr("ms"),      FactText::tr("degrees"),
                               FactText::tr("changes"), FactText::tr("places")};
    return Words.at(static_cast<std::size_t>(unit));
}

} // namespace tickscope
