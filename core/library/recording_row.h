// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "core/base/fault.h"

/// What is known of a recording without opening it. Texts are as recorded, but for characters that
/// no line has.
namespace tickscope::library {

using namespace Qt::StringLiterals; // as all of the room writes its texts: u"k"_s

/// How far a recording has been read.
enum class ReadState {
    New,        ///< Found; nothing is known but what the folder shows.
    Known,      ///< Its header and container are read.
    Read,       ///< All of it is read: players, chat, content.
    Unreadable, ///< It could not be; why stands in RecordingRow::problem.
    Foreign,    ///< No recording, whatever it is called.
    Head,       ///< On a server: its head is read, and more is not.
};

/// Facts from the folder.
struct FileFacts {
    /// Absolute, or an address; of a recording in several files that of its folder, which ends with
    /// a slash where it is an address.
    QString path = {};
    qint64 size = 0;    ///< -1 where a server does not say.
    qint64 changed = 0; ///< Milliseconds since 1970; 0 where a server does not say.
};

/// Facts from the header and a walk over the container.
struct QuickFacts {
    QString family = {};   ///< RecordingInfo::format.
    QString map = {};      ///< Or the name of the world, else its id.
    QString worldKey = {}; ///< See worldKeyOf().
    qint64 length = 0;     ///< Milliseconds.
    qint64 date = 0;       ///< Milliseconds since 1970, as recorded; 0 when unknown.
    int markers = 0;
    int damage = 0;          ///< Places.
    QString contentKey = {}; ///< See quickContentKey(); empty where only the head is read.
};

/// A run of a race in a recording.
struct StoredRun {
    QString player = {}; ///< Empty where the recording does not say who it was.
    qint64 start = 0;    ///< Ticks.
    qint64 end = 0;      ///< Of the finish, or where it was given up.
    qint64 time = 0;     ///< Milliseconds, by the clock of the game where it is recorded.
    bool isFinished = false;
    int checkpoints = 0;

    friend bool operator==(const StoredRun &, const StoredRun &) = default;
};

/// Facts from one pass over all of it.
struct WholeFacts {
    QString sha256 = {};        ///< Of the content; empty when there is none.
    int playerCount = 0;        ///< -1 where that is unknown.
    QStringList players = {};   ///< All names that they had.
    QString chat = {};          ///< "name: words", a line each. Never a secret.
    QStringList chatTicks = {}; ///< When each line was said.
    int damage = 0;
    std::vector<StoredRun> runs = {}; ///< By their start.
};

/// A line of the library.
struct RecordingRow {
    qint64 id = 0;
    FileFacts file = {};
    QuickFacts facts = {};
    QString sha256 = {};
    int players = -1; ///< Not known yet.
    ReadState state = ReadState::New;
    QByteArray problem = {}; ///< As addFault() packs it; empty where none was reported.
    bool isMissing = false;
    int finished = 0;     ///< Runs of a race that were finished.
    qint64 bestTime = -1; ///< Milliseconds of the fastest of them; -1 for none.
    int cases = 0;        ///< That name this recording.
    QString verdict = {}; ///< A word of review/words.h; empty without one.
    /// Where the words of the query stand, when that is neither the name nor the map: "Anna: [hi]",
    /// with HitBegin and HitEnd for the brackets.
    QString hit = {};

    static constexpr char16_t HitBegin = u'\x02';
    static constexpr char16_t HitEnd = u'\x03';

    /// What problem says.
    [[nodiscard]] std::string problemText(const SentenceWords &words = {}) const;
    /// When it was recorded, else when the file changed.
    [[nodiscard]] qint64 date() const { return facts.date != 0 ? facts.date : file.changed; }
    /// Without the folders.
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString folder() const;
    [[nodiscard]] bool isAddress() const;
};

} // namespace tickscope::library
