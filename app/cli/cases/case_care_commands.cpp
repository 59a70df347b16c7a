// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QJsonArray>
#include <QUuid>

#include "app/cli/cases/case_store.h"
#include "app/cli/input/window_settings.h"
#include "app/cli/output/plain_text.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/review/store/outbox.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec CareOptionSpecs[]{StoreOption, AsOption};

Result<std::string> onlyWord(const Arguments &arguments, const char *what)
{
    if (arguments.files().size() != 1)
        return badInput({faults::Words, std::string("give one ") + what});
    return arguments.files().front();
}

Result<ExitCode> runUpgrade(const Arguments &arguments, Output & /*output*/)
{
    TRY_ASSIGN(const auto address, storeAddress(arguments));
    return resultOf(review::Store::upgrade(address)).map([] { return ExitCode::Good; });
}

Result<ExitCode> runRemove(const Arguments &arguments, Output & /*output*/)
{
    TRY_ASSIGN(const auto number, caseNumbers(arguments, 1, 1));
    TRY_ASSIGN(const auto store, openStore(arguments));
    const auto removed
        = store->cases().withNumber(number.front()).and_then([&](const review::Case &value) {
              return store->cases().remove({value.id, value.version}, QUuid::createUuid());
          });
    return savedOf<review::Case>(removed).map([](const review::Case &) { return ExitCode::Good; });
}

void writeErasure(const review::Erasure &erasure, const Arguments &arguments, Output &output)
{
    QJsonArray cases;
    for (const auto &[number, places] : erasure.places) {
        cases.append(QJsonObject{{"case", number}, {"places", places}});
        if (!arguments.wantsJson())
            output.write((number == 0 ? "not sent yet" : "case " + std::to_string(number)) + ": "
                         + std::to_string(places) + (places == 1 ? " place\n" : " places\n"));
    }
    if (arguments.wantsJson())
        output.write(jsonLine(
            {{"erased", cases}, {"other_names", QJsonArray::fromStringList(erasure.otherNames)}}));
    for (const QString &other : erasure.otherNames)
        complain({Fault::tr("the accused was also called %1, which texts may still "
                            "have; to erase that, too: tickscope-cli case erase NAME"),
                  screenLine(other.toStdString())});
}

Result<ExitCode> runErase(const Arguments &arguments, Output &output)
{
    TRY_ASSIGN(const auto name, onlyWord(arguments, "name"));
    TRY_ASSIGN(const auto store, openStore(arguments));
    // What the window of this person has not sent yet lies in its folder.
    const QString outboxes = windowDataFolder() + QStringLiteral("/outbox");
    const QString person = QString::fromStdString(name);
    TRY_ASSIGN(const auto erasure,
               resultOf(store->erasePerson(person).and_then([&](review::Erasure &&found) {
                   return review::Outbox::erasePerson(outboxes, person, std::move(found));
               })));
    if (erasure.places.empty())
        return badInput({Fault::tr("no case mentions %1"), name});
    writeErasure(erasure, arguments, output);
    return ExitCode::Good;
}

Result<ExitCode> runBackup(const Arguments &arguments, Output & /*output*/)
{
    TRY_ASSIGN(const auto path, onlyWord(arguments, "FILE"));
    TRY_ASSIGN(const auto store, openStore(arguments));
    const auto done = store->checkIntegrity().and_then(
        [&] { return store->backUp(QString::fromStdString(path)); });
    return resultOf(done).map([] { return ExitCode::Good; });
}

} // namespace

std::span<const Command> caseCareCommands()
{
    static const std::array commands{
        Command{
            .name = "case upgrade",
            .summary = CliText::tr("Creates or upgrades the tables on a server"),
            .details = CliText::tr(
                "For the owner of the database; if that role may not create roles, create\n"
                "tickscope_reader, tickscope_reviewer and tickscope_lead first. Grant one of\n"
                "them to each member of the team. Files are upgraded when they are opened."),
            .options = CareOptionSpecs,
            .runWhole = runUpgrade,
            .usage = "",
        },
        Command{
            .name = "case remove",
            .summary = CliText::tr("Removes a case of your own that holds nothing"),
            .details = CliText::tr("The history still shows that it was removed."),
            .options = CareOptionSpecs,
            .runWhole = runRemove,
            .usage = "NUMBER",
        },
        Command{
            .name = "case erase",
            .summary = CliText::tr(
                "Removes a person's data from all cases; on a server, leads only"),
            .details = CliText::tr(
                "Removes the name from reporters, accused, notes, texts and their history, where "
                "it\n"
                "is a word of its own, and prints in how many places of which cases. The history\n"
                "still shows that it was removed. Earlier bundles and backups are not changed."),
            .options = CareOptionSpecs,
            .runWhole = runErase,
            .usage = "NAME",
        },
        Command{
            .name = "case backup",
            .summary = CliText::tr(
                "Checks a case file and copies it to FILE, which must not exist"),
            .options = CareOptionSpecs,
            .runWhole = runBackup,
            .usage = "FILE",
        },
    };
    return commands;
}

} // namespace tickscope::cli
