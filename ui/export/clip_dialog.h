// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/clip_file.h"
#include "ui/document/document.h"
#include "ui/export/save_dialog.h"

class QCheckBox;

namespace tickscope {

class TicksBox;

/// Saves some ticks of a recording as a recording of the same format. It is about what was open
/// when it was asked for.
class ClipDialog : public SaveDialog
{
    Q_OBJECT

public:
    /// \param document  has a recording with an index.
    /// \param moment    see TicksBox.
    ClipDialog(const Document &document, std::optional<Tick> moment, QWidget *parent = nullptr);

protected:
    [[nodiscard]] Proposal proposal() const override;
    [[nodiscard]] std::optional<Work> work(const QString &path) override;

private:
    /// What there is of the recording.
    struct Offer {
        QString obstacle;     ///< Why there is no such clip; empty: there may be.
        bool hasChat = true;  ///< Whether chat can be left out.
        bool hasNames = true; ///< Whether names can be hidden.
    };

    /// Asks the recording whether there are such clips of it.
    void check();
    [[nodiscard]] ClipOptions options() const;

    Shared<Recording> m_recording;
    Shared<Index> m_index;
    QString m_path; ///< Of the recording.
    QString m_name; ///< Of its file.
    TicksBox *m_ticks;
    QCheckBox *m_chat;
    QCheckBox *m_hidden; ///< Names.
    LatestJob<Offer> m_checking;
};

} // namespace tickscope
