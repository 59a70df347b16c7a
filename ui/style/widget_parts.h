// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QMargins>
#include <QMenu>
#include <QMouseEvent>
#include <QString>

class QDialog;
class QFileDialog;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;
class QWidget;

/// What panels and dialogs have in common when they are made.
namespace tickscope {

/// Property of a box in which letters choose, instead of running commands.
inline constexpr char PicksByTyping[] = "picksByTyping";

/// What stands in a row or a column.
struct BoxPart {
    BoxPart(QWidget *part, int share = 0)
        : widget(part)
        , stretch(share)
    {
    }
    BoxPart(QLayout *part, int share = 0)
        : layout(part)
        , stretch(share)
    {
    }

    QWidget *widget = nullptr;
    QLayout *layout = nullptr;
    int stretch = 0; ///< Share of the room that is left.
};

/// Room that takes what the other parts leave.
[[nodiscard]] BoxPart stretchPart(int share = 0);

/// Pixels around a row or a column and between its parts; those of the style where they are not
/// set.
struct BoxSpaces {
    std::optional<QMargins> margins;
    int between = -1;
};

/// Parts beside each other, to be put into another box.
QHBoxLayout *makeRow(std::initializer_list<BoxPart> parts, const BoxSpaces &spaces = {});
/// Parts below each other.
QVBoxLayout *makeColumn(std::initializer_list<BoxPart> parts, const BoxSpaces &spaces = {});
/// These are the layout of \a parent.
QHBoxLayout *makeRow(QWidget *parent, std::initializer_list<BoxPart> parts,
                     const BoxSpaces &spaces = {});
QVBoxLayout *makeColumn(QWidget *parent, std::initializer_list<BoxPart> parts,
                        const BoxSpaces &spaces = {});
/// A column without spaces.
QVBoxLayout *fillWith(QWidget *parent, std::initializer_list<BoxPart> parts);

/// \param id     by which tests and settings find it.
/// \param title  for who does not see it.
void nameWidget(QWidget &widget, const QString &id, const QString &title, const QString &tip = {});

/// The same where it is made; without a title it is read by what it shows.
template<typename Widget>
Widget *named(Widget *widget, const QString &id, const QString &title = {}, const QString &tip = {})
{
    nameWidget(*widget, id, title, tip);
    return widget;
}

/// A text that breaks its lines. A hint stands back behind what it is about.
[[nodiscard]] QLabel *wrappedText(const QString &text = {});
/// A quiet label that takes the keyboard to \a field.
[[nodiscard]] QLabel *fieldLabel(QWidget &field, const QString &text);
[[nodiscard]] QLabel *hintText(const QString &text = {});

/// \a page in a frame that may be smaller than it: then it scrolls.
[[nodiscard]] QScrollArea *scrolling(QWidget *page);

/// A button of a dialog that Enter never presses by itself.
[[nodiscard]] QPushButton *sideButton(const QString &id, const QString &text,
                                      const QString &tip = {});
/// A flat button that is no more than its icon.
[[nodiscard]] QToolButton *iconButton(const QString &icon, const QString &title, QWidget *parent);
/// The buttons at the foot of \a dialog, which they accept or reject.
[[nodiscard]] QDialogButtonBox *dialogButtons(QDialog &dialog,
                                              QDialogButtonBox::StandardButtons standard);

/// Opens \a dialog, which deletes itself when it is closed.
void openOnce(QDialog &dialog);

/// These open a dialog, whose signal fileSelected() has the answer.
QFileDialog *askForFile(QWidget *parent, const QString &title, const QString &folder = {},
                        const QString &filters = {});
QFileDialog *askForFolder(QWidget *parent, const QString &title, const QString &folder = {});
/// \param name  that is proposed.
QFileDialog *askWhereToSave(QWidget *parent, const QString &title, const QString &folder,
                            const QString &filters, const QString &suffix, const QString &name);

/// Calls \a work once what has to be painted by now is painted, unless \a context goes before.
/// UI thread. A timer of no time would not do: it comes before what asks for painting.
void afterPainting(QObject &context, std::function<void()> work);

/// A menu of things to tick, which stays until all are.
class TickMenu : public QMenu
{
public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (!toggle(actionAt(event->position().toPoint())))
            QMenu::mouseReleaseEvent(event);
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() != Qt::Key_Space || !toggle(activeAction()))
            QMenu::keyPressEvent(event);
    }

private:
    static bool toggle(QAction *action)
    {
        if (!action || !action->isEnabled() || !action->isCheckable())
            return false;
        action->trigger();
        return true;
    }
};

} // namespace tickscope
