// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QJsonObject>

#include "app/cli/input/command.h"
#include "app/cli/output/translated.h"
#include "core/base/fault.h"
#include "core/review/store/store.h"
#include "core/review/words.h"

namespace tickscope {
class Recording;
}

/// What the commands on cases share.
namespace tickscope::cli {

inline constexpr OptionSpec StoreOption{
    "--store", "STORE",
    CliText::tr("Case store: a file, service:NAME from libpq's service file, or "
                "postgresql://USER@HOST/DATABASE; default: TICKSCOPE_STORE")};
inline constexpr OptionSpec AsOption{
    "--as", "NAME", CliText::tr("Your name in a case file; default: the system user")};

[[nodiscard]] Error errorOf(const review::StoreError &error);

/// \a stored with its fault as an error.
template<typename Value>
[[nodiscard]] Result<Value> resultOf(review::Stored<Value> stored)
{
    if (!stored)
        return tl::unexpected(errorOf(stored.error()));
    if constexpr (!std::is_void_v<Value>)
        return std::move(*stored);
    else
        return {};
}

/// What a save stored; a conflict is an error. Errors: Io and those of Fault.
template<typename Value>
[[nodiscard]] Result<Value> savedOf(review::Stored<review::Saved<Value>> stored)
{
    if (!stored)
        return tl::unexpected(errorOf(stored.error()));
    if (auto *value = std::get_if<Value>(&*stored))
        return std::move(*value);
    return ioError(Fault::tr("someone else has just changed it; try again"));
}

/// Errors: BadInput when no store is named.
[[nodiscard]] Result<review::StoreAddress> storeAddress(const Arguments &arguments);
/// Whether a file that is not there is made: only for who files a case.
enum class MissingStore { Made, Refused };
/// Errors: Io without a file that is wanted.
[[nodiscard]] Result<std::unique_ptr<review::Store>> openStore(
    const Arguments &arguments, MissingStore missing = MissingStore::Refused);
[[nodiscard]] Result<std::unique_ptr<review::Store>> openStore(
    const review::StoreAddress &address, MissingStore missing = MissingStore::Refused);
/// Where the window of this user keeps cases; nothing as long as it has none.
[[nodiscard]] Result<std::optional<review::StoreAddress>> windowStoreAddress();

/// The numbers that are named behind the options, from \a least of them on. Errors: BadInput.
[[nodiscard]] Result<std::vector<qint64>> caseNumbers(const Arguments &arguments, std::size_t least,
                                                      std::size_t most = SIZE_MAX);

[[nodiscard]] QString textValue(const Arguments &arguments, std::string_view option);
[[nodiscard]] std::string jsonLine(const QJsonObject &json);

/// All bytes of a file, or of standard input for "-". Errors: Io, LimitExceeded.
[[nodiscard]] Result<QByteArray> readInput(const std::string &path, qint64 longest);

/// What --input names, as an object. Errors: Io, LimitExceeded, BadInput.
[[nodiscard]] Result<QJsonObject> inputObject(const Arguments &arguments);

/// The SHA-256 by which cases know \a recording, in hex; empty when not all of it is at hand.
/// Errors: those of contentHash().
[[nodiscard]] Result<std::string> contentSha256(const Recording &recording);

/// The SHA-256 of \a written: itself, or that of the recording with this path or address.
[[nodiscard]] Result<review::CaseRecording> recordingOf(const std::string &written,
                                                        const Arguments &arguments);

/// A case with all that belongs to it and may be seen, in JSON.
enum class Pictures { Left, Included };
[[nodiscard]] Result<QJsonObject> wholeCase(review::Store &store, const review::Case &value,
                                            Pictures pictures);

/// A word of the interface as people write it: "in review".
template<typename Choice>
[[nodiscard]] std::string shownWord(Choice choice)
{
    return review::word(choice).replace(u'_', u' ').toStdString();
}

/// How far a case has come, for people.
[[nodiscard]] std::string statusText(const review::Case &value);

/// Prints \a value: JSON where it is wanted, else one line.
void writeCase(const review::Case &value, const Arguments &arguments, Output &output);

/// --status and the like.
[[nodiscard]] std::span<const OptionSpec> caseFilterOptions();
[[nodiscard]] Result<review::CaseFilter> caseFilter(const Arguments &arguments);

} // namespace tickscope::cli
