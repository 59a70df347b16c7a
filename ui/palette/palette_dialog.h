// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDialog>
#include <QPointer>

#include "ui/palette/palette_model.h"

class QLabel;
class QLineEdit;
class QListView;

namespace tickscope {

class ActiveDocument;
class CommandRegistry;
class PaletteModel;

/// Finds any command by typing and runs it. Closes when it is left.
class PaletteDialog : public QDialog
{
    Q_OBJECT

public:
    PaletteDialog(const CommandRegistry &registry, QWidget &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void showFirst();
    /// Up, Down and so on are the list's, whatever is typed.
    [[nodiscard]] bool isForList(int key) const;
    void choose(const QModelIndex &index);
    /// Asks for the argument of \a entry in the same field.
    void ask(const PaletteEntry &entry);
    /// Back to the list of all.
    void endAsking();
    void runTyped();
    /// Closes and runs: what is run finds the window as it was.
    void run(const PaletteEntry &entry);

    const CommandRegistry &m_registry;
    QWidget &m_window;
    QPointer<QWidget> m_before; ///< That had the focus.
    PaletteModel *m_model;
    QLineEdit *m_field;
    QListView *m_list;
    QLabel *m_note;
    std::optional<PaletteEntry> m_asked;
    int m_height = 0; ///< With the list.
    QString m_search; ///< What was typed before it was asked for.
};

/// Adds the command that shows the palette of \a window.
///
/// \param registry  of the window.
void addPaletteCommand(ActiveDocument &document, const CommandRegistry &registry, QWidget &window);

} // namespace tickscope
