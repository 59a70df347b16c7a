// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/document/active_document.h"
#include "ui/export/save_dialog.h"
#include "ui/export/saved_text.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace tickscope {

class TicksBox;

/// Exports rows of a recording, or the picture. What is listed and selected in the window is what
/// is offered.
class ExportDialog : public SaveDialog
{
    Q_OBJECT

public:
    /// \param document  must live longer.
    /// \param picture   the view in that size; see WorldView::pictureMaker().
    ExportDialog(ActiveDocument &document, ExportSubject choice,
                 std::function<PictureMaker(QSize)> picture, QWidget *parent = nullptr);

    /// Offers \a size for a picture.
    void setPictureSize(QSize size);

protected:
    [[nodiscard]] Proposal proposal() const override;
    [[nodiscard]] std::optional<Work> work(const QString &path) override;
    /// Nobody can say how much of a picture is drawn.
    [[nodiscard]] bool isMeasured() const override { return choice() != ExportSubject::Picture; }

private:
    void nameParts();
    void buildSize();
    void fillChoices(ExportSubject choice);
    void fillPlayers();
    void showChoice();

    [[nodiscard]] ExportSubject choice() const;
    [[nodiscard]] RowFormat format() const;
    [[nodiscard]] QString suffix() const;
    [[nodiscard]] ExportOrder order(const QString &path) const;

    ActiveDocument &m_document;
    std::function<PictureMaker(QSize)> m_picture;
    QComboBox *m_what;
    QComboBox *m_format; ///< Of rows.
    QComboBox *m_pictureFormat;
    TicksBox *m_ticks;
    QComboBox *m_players;
    QCheckBox *m_listed;
    QWidget *m_size;
    QSpinBox *m_width;
    QSpinBox *m_height;
};

} // namespace tickscope
