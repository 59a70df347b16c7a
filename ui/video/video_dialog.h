// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QThreadPool>

#include "ui/commands/command_set.h"
#include "ui/document/active_document.h"
#include "ui/export/save_dialog.h"
#include "ui/video/video_file.h"
#include "ui/world/view/shown_scene.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace tickscope {

class TicksBox;

/// What a video takes from the picture in the window.
struct ViewInWindow {
    QSize size;                          ///< Pixels of the screen.
    std::vector<WorldLayer> layers = {}; ///< Besides the document's own.
};

/// Saves a video of some ticks of a recording, or a picture of each of its frames. It is about what
/// was open when it was asked for, and stays beside the window while it draws.
class VideoDialog : public SaveDialog
{
    Q_OBJECT

public:
    /// \param document  has a recording with an index.
    /// \param moment    see TicksBox.
    /// \param view      what the picture in the window has.
    /// \param pool      see SaveDialog.
    VideoDialog(const Document &document, std::optional<Tick> moment, const ViewInWindow &view,
                QThreadPool &pool, QWidget *parent = nullptr);

protected:
    [[nodiscard]] Proposal proposal() const override;
    [[nodiscard]] std::optional<Work> work(const QString &path) override;

private:
    void nameParts();
    void fillFormats();
    void fillSizes(QSize shown);
    void fillRates();
    void fillSpeeds();
    void addFields();
    void onFormatChanged();
    /// What it will be, or why it cannot be.
    void showResult();

    /// Null: pictures.
    [[nodiscard]] const VideoFormat *format() const;
    [[nodiscard]] VideoRequest request() const;

    VideoRequest m_source; ///< What of it is not chosen here.
    QString m_path;        ///< Of the recording.
    QString m_name;        ///< Of its file.
    QStringList m_ghostFiles;
    Result<QString> m_ffmpeg;
    TicksBox *m_ticks;
    QComboBox *m_format;
    QComboBox *m_size;
    QComboBox *m_rate; ///< Frames a second.
    QComboBox *m_speed;
    QCheckBox *m_follow;
    QCheckBox *m_hud;
    QCheckBox *m_caption;
    QCheckBox *m_ghosts;
    QLabel *m_result;
};

/// The command that saves videos. They are drawn one after the other.
class VideoCommands : public QObject
{
    Q_OBJECT

public:
    VideoCommands(ActiveDocument &document, std::function<ViewInWindow()> view, QWidget &window);

    [[nodiscard]] CommandSet &commands() { return m_commands; }

signals:
    /// See SaveDialog.
    void ended(const QString &path, const QString &problem, const QString &remark);

private:
    void ask(const std::optional<Tick> &moment);

    ActiveDocument &m_document;
    std::function<ViewInWindow()> m_view;
    QWidget &m_window;
    CommandSet m_commands;
    QThreadPool m_onlyThread; ///< Waits at its end: what was stopped leaves nothing.
};

} // namespace tickscope
