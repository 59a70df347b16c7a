// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDialog>
#include <QObject>
#include <QPointer>
#include <QStyledItemDelegate>

#include "ui/commands/command_set.h"
#include "ui/palette/palette_entries.h"

class QLabel;
class QLineEdit;
class QListView;

namespace tickscope {

class PaletteModel;

/// Draws a line of the palette: title with the letters that were found, place, keys or obstacle.
class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    PaletteDelegate(const PaletteModel &model, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    /// Title in \a area; returns the pixels that it took.
    [[nodiscard]] static double paintTitle(QPainter &painter, const QRectF &area,
                                           const QString &title,
                                           const std::vector<qsizetype> &places,
                                           const QColor &color, const QColor &found);

    const PaletteModel &m_model;
};

class CommandRegistry;

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

/// The command that shows the palette of a window.
class PaletteCommands : public QObject
{
    Q_OBJECT

public:
    /// \param registry  of the window.
    PaletteCommands(ActiveDocument &document, const CommandRegistry &registry, QWidget &window);

private:
    void show();

    const CommandRegistry &m_registry;
    QWidget &m_window;
    CommandSet m_commands;
};

} // namespace tickscope
