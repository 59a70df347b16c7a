// SPDX-License-Identifier: GPL-3.0-or-later
#include <vector>

#include <QFileInfo>
#include <QImage>
#include <QImageWriter>
#include <QSize>

#include "app/cli/input/opened_recording.h"
#include "app/cli/output/translated.h"
#include "app/screenshot/commands.h"
#include "app/screenshot/drawn_recording.h"
#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/export/text/json_row.h"
#include "core/io/new_file.h"
#include "core/timeline/cursor.h"
#include "ui/video/video_file.h"

namespace tickscope::cli {

namespace {

constexpr QSize ScreenshotSize(1280, 720);

/// What kind of picture a file of that name holds; PNG if it does not say.
QByteArray pictureKind(const std::string &path)
{
    const QByteArray suffix
        = QFileInfo(QString::fromLocal8Bit(path.c_str())).suffix().toLower().toLatin1();
    return suffix.isEmpty() ? QByteArrayLiteral("png") : suffix;
}

Result<void> checkPictureKind(const std::string &path)
{
    const QList<QByteArray> kinds = QImageWriter::supportedImageFormats();
    if (kinds.contains(pictureKind(path)))
        return {};
    return badInput(
        {Fault::tr("--output: images cannot be written as \"%1\"; name it .png, or one of %2"),
         pictureKind(path).toStdString(), kinds.join(", ").toStdString()});
}

Result<void> checkScreenshot(const Arguments &arguments)
{
    if (arguments.has("--tick") == arguments.has("--at"))
        return badInput(faults::GiveEitherTickTOrAtTime);
    if (!arguments.has("--output"))
        return badInput(Fault::tr("give the image to write with -o OUT.png"));
    TRY(checkPictureKind(*arguments.value("--output")));
    if (arguments.files().size() > 1)
        return badInput(Fault::tr("give one FILE: there is only one image"));
    TRY(arguments.real("--tick"));
    return pictureChoice(arguments, ScreenshotSize).map([](const auto &) {});
}

Result<void> save(const QImage &image, const std::string &path)
{
    TRY_ASSIGN(const auto bytes, pictureBytes(image, pictureKind(path), path));
    TRY_ASSIGN(auto file, NewFile::create(path, IfPresent::Replace));
    file.stream().write(bytes.constData(), bytes.size());
    return file.finish();
}

Result<std::vector<Damage>> readScreenshot(const Task &task, const OpenedRecording &opened)
{
    TRY_ASSIGN(const auto moment, chosenMoment(opened, task.arguments, Fractions::Allowed));
    TRY_ASSIGN(const auto choice, pictureChoice(task.arguments, ScreenshotSize));
    TRY_ASSIGN(const auto index, pictureIndex(opened, task.arguments, {moment.tick, moment.tick}));
    TRY_ASSIGN(const auto client, followedClient(*index, task.arguments, moment.tick));

    const DrawnRecording drawn = drawnRecording(opened, task.arguments, index, choice);
    Cursor cursor(drawn.recording, limits::CursorCache);
    const auto mover = drawn.motion->makeMover();
    TRY_ASSIGN(const auto frame, cursor.frameAt(moment.tick, *drawn.places, *mover, {}));
    const QImage image = drawn.painter->paint(frame, moment.position, client);
    TRY(save(image, *task.arguments.value("--output")));
    if (task.arguments.wantsJson()) {
        JsonRow json;
        json.insertText("file", opened.name);
        json.insertText("output", *task.arguments.value("--output"));
        json.insertNumber("tick", moment.position);
        json.insertText("exactness", exactnessName(frame.exactness));
        task.output.write(json.line());
    }
    return index->damage();
}

} // namespace

const Command &pictureCommand()
{
    static const Command command = [] {
        Command made = ScreenshotCommand;
        made.program = {};
        made.check = checkScreenshot;
        made.read = readScreenshot;
        return made;
    }();
    return command;
}

} // namespace tickscope::cli
