// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

namespace tickscope::together {

/// Longest payload that is sent and read, in bytes.
inline constexpr qsizetype LongestPayload = 2048;
/// Accounts of a broker. Those of who may lead begin with the second one.
inline constexpr auto HostUser = "host";
inline constexpr auto LeadUser = "lead";
inline constexpr auto FollowUser = "follow";

/// The way into a session, as a link has it.
struct WatchLink {
    QString host; ///< Of the broker: a name or an address.
    int port = 0;
    QString session; ///< 128 bits in hex.
    QString user;    ///< Account of the broker.
    QString secret;  ///< Its password, 128 bits in hex.
    /// SHA-256 in hex of the broker's certificate, or of one that it sends with its own and that
    /// signed it; empty: it is one that the system trusts.
    QString certificate;

    friend bool operator==(const WatchLink &, const WatchLink &) = default;
};

[[nodiscard]] bool isWatchLink(const QString &text);
/// "tickscope:watch?…".
[[nodiscard]] QString watchLinkText(const WatchLink &link);
/// Nothing for what is no such link.
[[nodiscard]] std::optional<WatchLink> watchLinkOf(const QString &text);

/// As many random bits in hex.
[[nodiscard]] QString randomHex(int bits);
/// Of a text that may come from anybody: as many digits of such bits.
[[nodiscard]] bool isHex(const QString &text, qsizetype digits);
/// Whether \a text can be an account, also as a part of a topic, where "/", "+" and "#" mean
/// something.
[[nodiscard]] bool isUser(const QString &text);
/// Microseconds of this machine's steady clock.
[[nodiscard]] qint64 steadyNow();

} // namespace tickscope::together
