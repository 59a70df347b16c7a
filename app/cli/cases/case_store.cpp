// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cases/case_store.h"

#include <array>
#include <filesystem>
#include <string>
#include <string_view>

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include "app/cli/input/opened_recording.h"
#include "app/cli/input/window_settings.h"
#include "app/cli/output/plain_text.h"
#include "core/base/parsing.h"
#include "core/base/try.h"
#include "core/io/http/url.h"
#include "core/model/content_hash.h"
#include "core/review/case_json.h"
#include "core/review/limits.h"
#include "core/review/store/checked.h"

namespace tickscope::cli {

namespace {

/// Qt finds its drivers for databases with it. The program of pictures has one that draws.
void makeApplication()
{
    if (QCoreApplication::instance())
        return;
    static int count = 1;
    static char name[] = "tickscope-cli";
    static char *words[] = {name, nullptr};
    static const QCoreApplication application(count, words);
}

constexpr OptionSpec CaseFilterSpecs[]{
    {"--status", "STATUS", CliText::tr("Only new, in_review, second_opinion or decided cases")},
    {"--priority", "PRIORITY",
     CliText::tr("Only cases of low, normal, high or urgent priority and above")},
    {"--assignee", "NAME", CliText::tr("Only cases assigned to this reviewer")},
    {"--unassigned", "", CliText::tr("Only unassigned cases")},
    {"--tag", "TAG", CliText::tr("Only cases with this tag")},
    {"--recording", "FILE|SHA256", CliText::tr("Only cases about this recording")},
    {"--person", "NAME", CliText::tr("Only cases that this person reported or is accused in")},
    {"--text", "TEXT", CliText::tr("Only cases with this text in the claim, names or notes")},
};

template<typename Choice>
Result<std::optional<Choice>> choiceOf(const Arguments &arguments, std::string_view option)
{
    const auto text = arguments.value(option);
    if (!text)
        return std::optional<Choice>();
    const auto choice = review::fromWord<Choice>(QString::fromStdString(*text));
    if (!choice)
        return badInput(
            {faults::MustBeOneOf, std::string(option), review::allWords<Choice>().toStdString()});
    return choice;
}

} // namespace

Error errorOf(const review::StoreError &error)
{
    constexpr std::array Codes{
        ErrorCode::Io,           ErrorCode::Unauthorized, ErrorCode::Io,
        ErrorCode::Unauthorized, ErrorCode::BadInput,     ErrorCode::OutOfRange,
        ErrorCode::BadInput,     ErrorCode::Damaged,      ErrorCode::Unsupported};
    return {Codes.at(static_cast<std::size_t>(error.kind)), error.fault, {}, {}};
}

QString textValue(const Arguments &arguments, std::string_view option)
{
    return QString::fromStdString(arguments.value(option).value_or(std::string()));
}

Result<review::StoreAddress> storeAddress(const Arguments &arguments)
{
    makeApplication();
    QString text = textValue(arguments, StoreOption.name);
    if (text.isEmpty())
        text = qEnvironmentVariable("TICKSCOPE_STORE");
    if (text.isEmpty())
        return badInput(Fault::tr("give the case store with --store FILE or --store service:NAME, "
                                  "or in TICKSCOPE_STORE"));
    return resultOf(review::StoreAddress::fromText(text, textValue(arguments, AsOption.name)));
}

Result<std::unique_ptr<review::Store>> openStore(const Arguments &arguments, MissingStore missing)
{
    return storeAddress(arguments).and_then(
        [missing](const review::StoreAddress &address) { return openStore(address, missing); });
}

Result<std::unique_ptr<review::Store>> openStore(const review::StoreAddress &address,
                                                 MissingStore missing)
{
    // It would be made, and know no cases.
    if (missing == MissingStore::Refused && address.kind == review::StoreAddress::Kind::File
        && QFileInfo(address.file).size() == 0)
        return ioError(
            {Fault::tr("%1: there is no such case store"), address.text().toStdString()});
    auto store = review::Store::open(address);
    if (store)
        return std::move(*store);
    Error error = errorOf(store.error());
    error.fault = {faults::Words, address.text().toStdString() + ": " + faultText(error.fault)};
    return tl::unexpected(std::move(error));
}

Result<std::optional<review::StoreAddress>> windowStoreAddress()
{
    makeApplication();
    const WindowSettings window;
    TRY(window.check());
    QString place = window.value(settings::CasePlace).toString();
    if (place.isEmpty()) {
        place = windowDataFolder() + QStringLiteral("/cases.sqlite");
        // A link that leads nowhere is one to a store that is away.
        if (!QFile::exists(place) && !QFileInfo(place).isSymLink())
            return std::optional<review::StoreAddress>();
    }
    return resultOf(review::StoreAddress::fromText(place,
                                                   window.value(settings::CaseReviewer).toString()))
        .map([](const review::StoreAddress &address) { return std::optional(address); });
}

Result<std::vector<qint64>> caseNumbers(const Arguments &arguments, std::size_t least,
                                        std::size_t most)
{
    std::vector<qint64> numbers;
    for (const std::string &word : arguments.files()) {
        const auto number = parseNumber<qint64>(word);
        if (!number || *number < 1)
            return badInput({Fault::tr("\"%1\" is not a case number"), word});
        numbers.push_back(*number);
    }
    if (numbers.size() < least || numbers.size() > most)
        return badInput(most == 1 ? Fault(Fault::tr("give the number of one case"))
                                  : Fault(Fault::tr("give the numbers of cases")));
    return numbers;
}

std::string jsonLine(const QJsonObject &json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString() + '\n';
}

Result<QByteArray> readInput(const std::string &path, qint64 longest)
{
    QFile file(QString::fromStdString(path));
    const bool isOpen = path == "-" ? file.open(stdin, QIODevice::ReadOnly)
                                    : file.open(QIODevice::ReadOnly);
    if (!isOpen && !QFile::exists(file.fileName()))
        return ioError({faults::NoSuchFile, path});
    if (!isOpen)
        return ioError({faults::Words, path + ": " + file.errorString().toStdString()});
    QByteArray bytes = file.read(longest + 1);
    if (bytes.size() > longest)
        return limitExceeded({Fault::tr("%1: more than %2 MiB"), path, longest >> 20});
    return bytes;
}

Result<QJsonObject> inputObject(const Arguments &arguments)
{
    TRY_ASSIGN(const auto bytes, readInput(*arguments.value("--input"), review::limits::Import));
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (!document.isObject())
        return badInput({faults::Words, "--input: "
                                            + (document.isNull() ? error.errorString().toStdString()
                                                                 : std::string("not an object"))});
    return document.object();
}

Result<std::string> contentSha256(const Recording &recording)
{
    return contentHash(recording, [](std::uint64_t, std::uint64_t) {}, {})
        .map([](const auto &digest) { return digest ? hexText(*digest) : std::string(); });
}

Result<review::CaseRecording> recordingOf(const std::string &written, const Arguments &arguments)
{
    const QString text = QString::fromStdString(written);
    if (review::isSha256(text))
        return review::CaseRecording{text, {}};
    TRY_ASSIGN(const auto http, httpOptions(arguments));
    TRY_ASSIGN(const auto opened, openRecording(written, http));
    TRY_ASSIGN(const auto sha256, contentSha256(*opened.recording));
    if (sha256.empty())
        return badInput({Fault::tr("%1: not all of it is available to be hashed"), written});
    const std::string name = std::filesystem::path(shownName(written)).filename().string();
    return review::CaseRecording{QString::fromStdString(sha256), QString::fromStdString(name)};
}

Result<QJsonObject> wholeCase(review::Store &store, const review::Case &value, Pictures pictures)
{
    QJsonObject json = review::toJson(value);
    TRY_ASSIGN(const auto notes, resultOf(store.notes().ofCase(value.id)));
    TRY_ASSIGN(const auto opinions, resultOf(store.opinions().ofCase(value.id)));
    TRY_ASSIGN(const auto history, resultOf(store.cases().history(value.id)));
    QJsonArray rows;
    for (const review::Annotation &note : notes) {
        QByteArray picture;
        if (pictures == Pictures::Included) {
            TRY_ASSIGN(picture, resultOf(store.notes().picture(note.id)));
        }
        rows.append(review::toJson(note, picture));
    }
    const auto put = [&](const char *name, const auto &values) {
        QJsonArray all;
        for (const auto &each : values)
            all.append(review::toJson(each));
        json[QLatin1String(name)] = all;
    };
    // So that it is not filed twice where it is imported.
    json[QLatin1String("key")] = value.id.toString(QUuid::WithoutBraces);
    json[QLatin1String("notes")] = rows;
    put("verdicts", opinions);
    put("history", history);
    json[QLatin1String("times")] = review::timesToJson(value.claim);
    return json;
}

std::string statusText(const review::Case &value)
{
    return value.status == review::Status::Decided && !value.outcome ? "reviewers disagree"
                                                                     : shownWord(value.status);
}

void writeCase(const review::Case &value, const Arguments &arguments, Output &output)
{
    if (arguments.wantsJson()) {
        output.write(jsonLine(review::toJson(value)));
        return;
    }
    std::string line = "case " + std::to_string(value.number) + ": " + statusText(value);
    if (!value.assignee.isEmpty())
        line += ", " + screenLine(value.assignee.toStdString());
    output.write(line + '\n');
}

std::span<const OptionSpec> caseFilterOptions()
{
    return CaseFilterSpecs;
}

Result<review::CaseFilter> caseFilter(const Arguments &arguments)
{
    review::CaseFilter filter;
    TRY_ASSIGN(const auto status, choiceOf<review::Status>(arguments, "--status"));
    TRY_ASSIGN(const auto priority, choiceOf<review::Priority>(arguments, "--priority"));
    filter.status = status;
    filter.leastPriority = priority;
    filter.assignee = textValue(arguments, "--assignee");
    filter.unassigned = arguments.has("--unassigned");
    filter.tag = textValue(arguments, "--tag");
    filter.person = textValue(arguments, "--person");
    filter.text = textValue(arguments, "--text");
    if (const auto written = arguments.value("--recording")) {
        TRY_ASSIGN(const auto recording, recordingOf(*written, arguments));
        filter.recording = recording.sha256;
    }
    return filter;
}

} // namespace tickscope::cli
