// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/widget_parts.h"

#include <utility>

#include <QCoreApplication>
#include <QEvent>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

#include "ui/style/theme.h"

namespace tickscope {

namespace {

template<typename Box>
Box *fillBox(Box *box, std::initializer_list<BoxPart> parts, const BoxSpaces &spaces)
{
    if (spaces.margins)
        box->setContentsMargins(*spaces.margins);
    if (spaces.between >= 0)
        box->setSpacing(spaces.between);
    for (const BoxPart &part : parts) {
        if (part.widget)
            box->addWidget(part.widget, part.stretch);
        else if (part.layout)
            box->addLayout(part.layout, part.stretch);
        else
            box->addStretch(part.stretch);
    }
    return box;
}

} // namespace

BoxPart stretchPart(int share)
{
    return {static_cast<QWidget *>(nullptr), share};
}

QHBoxLayout *makeRow(std::initializer_list<BoxPart> parts, const BoxSpaces &spaces)
{
    return makeRow(nullptr, parts, spaces);
}

QVBoxLayout *makeColumn(std::initializer_list<BoxPart> parts, const BoxSpaces &spaces)
{
    return makeColumn(nullptr, parts, spaces);
}

QHBoxLayout *makeRow(QWidget *parent, std::initializer_list<BoxPart> parts, const BoxSpaces &spaces)
{
    return fillBox(new QHBoxLayout(parent), parts, spaces);
}

QVBoxLayout *makeColumn(QWidget *parent, std::initializer_list<BoxPart> parts,
                        const BoxSpaces &spaces)
{
    return fillBox(new QVBoxLayout(parent), parts, spaces);
}

QVBoxLayout *fillWith(QWidget *parent, std::initializer_list<BoxPart> parts)
{
    return makeColumn(parent, parts, {QMargins(), 0});
}

void nameWidget(QWidget &widget, const QString &id, const QString &title, const QString &tip)
{
    widget.setObjectName(id);
    if (!title.isEmpty())
        widget.setAccessibleName(title);
    if (!tip.isEmpty())
        widget.setToolTip(tip);
}

QLabel *wrappedText(const QString &text)
{
    auto *label = new QLabel(text);
    label->setWordWrap(true);
    return label;
}

QLabel *fieldLabel(QWidget &field, const QString &text)
{
    auto *label = new QLabel(text);
    label->setBuddy(&field);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QLabel *hintText(const QString &text)
{
    QLabel *label = wrappedText(text);
    label->setForegroundRole(QPalette::PlaceholderText);
    // As wide as what it is about, or a form gives it less room than its lines need.
    label->setSizePolicy(QSizePolicy::Expanding, label->sizePolicy().verticalPolicy());
    return label;
}

QScrollArea *scrolling(QWidget *page)
{
    auto *scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

QPushButton *sideButton(const QString &id, const QString &text, const QString &tip)
{
    auto *button = named(new QPushButton(text), id, {}, tip);
    button->setAutoDefault(false);
    return button;
}

QToolButton *iconButton(const QString &icon, const QString &title, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setIcon(theme::icon(icon));
    button->setToolTip(title);
    button->setAccessibleName(title);
    button->setAutoRaise(true);
    return button;
}

QDialogButtonBox *dialogButtons(QDialog &dialog, QDialogButtonBox::StandardButtons standard)
{
    auto *buttons = new QDialogButtonBox(standard);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return buttons;
}

void openOnce(QDialog &dialog)
{
    dialog.setAttribute(Qt::WA_DeleteOnClose);
    dialog.open();
}

QFileDialog *askForFile(QWidget *parent, const QString &title, const QString &folder,
                        const QString &filters)
{
    auto *dialog = new QFileDialog(parent, title, folder, filters);
    dialog->setFileMode(QFileDialog::ExistingFile);
    openOnce(*dialog);
    return dialog;
}

QFileDialog *askForFolder(QWidget *parent, const QString &title, const QString &folder)
{
    auto *dialog = new QFileDialog(parent, title, folder);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    openOnce(*dialog);
    return dialog;
}

QFileDialog *askWhereToSave(QWidget *parent, const QString &title, const QString &folder,
                            const QString &filters, const QString &suffix, const QString &name)
{
    auto *dialog = new QFileDialog(parent, title, folder, filters);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(name);
    openOnce(*dialog);
    return dialog;
}

namespace {

class LateCall : public QObject
{
public:
    LateCall(QObject &context, std::function<void()> work)
        : QObject(&context)
        , m_work(std::move(work))
    {
        // Widgets ask for painting with the lowest priority that Qt has a name for.
        QCoreApplication::postEvent(this, new QEvent(QEvent::User), Qt::LowEventPriority - 1);
    }

    bool event(QEvent *event) override
    {
        if (event->type() != QEvent::User)
            return QObject::event(event);
        deleteLater();
        const auto work = std::move(m_work); // which may end the context
        work();
        return true;
    }

private:
    std::function<void()> m_work;
};

} // namespace

void afterPainting(QObject &context, std::function<void()> work)
{
    new LateCall(context, std::move(work));
}

} // namespace tickscope
