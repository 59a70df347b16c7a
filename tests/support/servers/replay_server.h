// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QTemporaryDir>

#include <functional>
#include <mutex>

#include "tests/support/servers/loopback.h"

namespace tickscope::test {

/// A game server's interface to its replays on the loopback interface: each folder in folder()
/// is one, as recorders write it, and is compacted where it has the file CompactedName.
/// Source: hollowcube-replay.md, section 17.
class ReplayServer
{
public:
    static constexpr const char *CompactedName = "compacted.hcrp";

    /// What it does wrong with streams, or its own way with preambles.
    enum class Breach {
        None,
        GivesAll,          ///< 200 with all of the file, where a part was asked for.
        GivesOtherPart,    ///< As Content-Range says.
        GivesLess,         ///< Than Content-Range says.
        GivesMore,         ///< The same.
        RefusesRanges,     ///< 416.
        HasNothing,        ///< 404.
        KnowsNoConditions, ///< 200 instead of 304.
        CutsPreambles,     ///< 206 for those as well.
    };

    ReplayServer();

    [[nodiscard]] QString folder() const { return m_folder.path(); }
    /// The base address of the replay \a id.
    [[nodiscard]] std::string url(const QString &id) const;
    /// Makes one file of the replay \a id, which is finished, and removes its segments.
    [[nodiscard]] bool compact(const QString &id) const;

    /// That requests need from now on; empty: none.
    void setToken(const QByteArray &token);
    void setBreach(Breach breach);
    /// \a action is called in a connection's thread before each answer.
    void setBeforeAnswer(std::function<void(const QByteArray &target)> action);

    /// What was asked for: "STATUS TARGET RANGE", the target behind the address of all replays.
    [[nodiscard]] QList<QByteArray> requests() const;
    void clearRequests();

private:
    struct Request;
    struct Answer;

    void serve(int client, const std::stop_token &stop);
    Answer answerTo(const Request &request);
    [[nodiscard]] Answer preambleOf(const QString &folder, const Request &request,
                                    Breach breach) const;
    [[nodiscard]] Answer streamOf(const QString &folder, const Request &request,
                                  Breach breach) const;

    QTemporaryDir m_folder;
    mutable std::mutex m_mutex; ///< Of what follows.
    QByteArray m_token;
    Breach m_breach = Breach::None;
    std::function<void(const QByteArray &)> m_beforeAnswer;
    QList<QByteArray> m_requests;
    LoopbackListener m_listener; ///< Last: its threads use the rest.
};

} // namespace tickscope::test
