// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accessible/accessible_view.h"

#include <array>
#include <cmath>

#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QWidget>

#include "ui/accessible/accessible_source.h"

namespace tickscope {

namespace {

/// One part of a view, as assistive technology sees it. Belongs to Qt's cache, from which the view
/// takes it when the part is gone; until then it is not valid.
class AccessibleItem
    : public QAccessibleInterface
    , public QAccessibleActionInterface
{
public:
    AccessibleItem(AccessibleSource &source, QWidget &view, QString key)
        : m_source(&source)
        , m_view(&view)
        , m_key(std::move(key))
    {
    }

    /// Among the parts of its parent; -1 when it is gone.
    [[nodiscard]] int index() const
    {
        const auto place = m_source ? m_source->find(m_key) : std::nullopt;
        return place ? place->index : -1;
    }

    [[nodiscard]] bool isValid() const override { return m_view && part(); }
    [[nodiscard]] QObject *object() const override { return nullptr; }

    [[nodiscard]] QWindow *window() const override
    {
        return m_view ? m_view->window()->windowHandle() : nullptr;
    }

    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        const auto place = m_source ? m_source->find(m_key) : std::nullopt;
        if (!m_view || !place || place->parent.isEmpty())
            return m_view ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
        return accessibleItem(*m_view, place->parent);
    }

    [[nodiscard]] int childCount() const override
    {
        const AccessiblePart *shown = part();
        return shown ? static_cast<int>(shown->parts.size()) : 0;
    }

    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        if (!m_view || index < 0 || index >= childCount())
            return nullptr;
        return accessibleItem(*m_view, part()->parts[static_cast<std::size_t>(index)].key);
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        const auto *item = dynamic_cast<const AccessibleItem *>(child);
        return item ? item->index() : -1;
    }

    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            QAccessibleInterface *one = child(i);
            if (one && one->rect().contains(x, y))
                return one;
        }
        return nullptr;
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const AccessiblePart *shown = part();
        if (shown && kind == QAccessible::Name)
            return shown->name;
        return shown && kind == QAccessible::Description ? shown->description : QString();
    }

    void setText(QAccessible::Text, const QString &) override {}

    /// Pixels of the screen.
    [[nodiscard]] QRect rect() const override
    {
        const AccessiblePart *shown = part();
        if (!m_view || !shown || shown->area.isEmpty())
            return {};
        return {m_view->mapToGlobal(shown->area.topLeft()), shown->area.size()};
    }

    [[nodiscard]] QAccessible::Role role() const override
    {
        const AccessiblePart *shown = part();
        return shown ? shown->role : QAccessible::NoRole;
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        const AccessiblePart *shown = part();
        if (!m_view || !shown) {
            state.invalid = true;
            return state;
        }
        state.invisible = !m_view->isVisible();
        state.offscreen = !shown->area.intersects(m_view->rect());
        state.selectable = shown->press != nullptr;
        state.selected = shown->isSelected;
        state.focusable = m_key == m_source->currentKey();
        state.focused = state.focusable && m_view->hasFocus();
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        const AccessiblePart *shown = part();
        if (type == QAccessible::ActionInterface && shown && shown->press)
            return static_cast<QAccessibleActionInterface *>(this);
        return nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }

    void doAction(const QString &name) override
    {
        const AccessiblePart *shown = part();
        if (name != pressAction() || !shown || !shown->press)
            return;
        // Copied: what it does makes the parts again.
        const auto press = shown->press;
        press();
    }

    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    /// Null when it is gone.
    [[nodiscard]] const AccessiblePart *part() const
    {
        const auto place = m_source ? m_source->find(m_key) : std::nullopt;
        return place ? place->part : nullptr;
    }

    QPointer<AccessibleSource> m_source;
    QPointer<QWidget> m_view;
    QString m_key;
};

struct ViewAction {
    const char *name; ///< For programs.
    const char *text; ///< For people, translated in the context "tickscope::AccessibleView".
    TimeCommand command;
};

const std::array ViewActions{
    ViewAction{"play", QT_TRANSLATE_NOOP("tickscope::AccessibleView", "Play or pause"),
               TimeCommand::of(TimeAction::TogglePlay)},
    ViewAction{"nextEvent", QT_TRANSLATE_NOOP("tickscope::AccessibleView", "Next event"),
               TimeCommand::goTo(landmark::Event, SeekDirection::Forward)},
    ViewAction{"previousEvent", QT_TRANSLATE_NOOP("tickscope::AccessibleView", "Previous event"),
               TimeCommand::goTo(landmark::Event, SeekDirection::Backward)},
    ViewAction{"nextMarker", QT_TRANSLATE_NOOP("tickscope::AccessibleView", "Next marker"),
               TimeCommand::goTo(landmark::Marker, SeekDirection::Forward)},
    ViewAction{"previousMarker", QT_TRANSLATE_NOOP("tickscope::AccessibleView", "Previous marker"),
               TimeCommand::goTo(landmark::Marker, SeekDirection::Backward)},
};

const ViewAction *actionOf(const QString &name)
{
    const auto *found = std::ranges::find_if(
        ViewActions, [&name](const ViewAction &one) { return name == QLatin1String(one.name); });
    return found == ViewActions.end() ? nullptr : found;
}

template<typename Kind>
Kind *childOf(const QObject &object)
{
    return object.findChild<Kind *>(QString(), Qt::FindDirectChildrenOnly);
}

/// A combo box by what it is for: Qt's own says on Unix what stands in it instead.
class AccessibleBox : public QAccessibleWidget
{
public:
    explicit AccessibleBox(QComboBox &box)
        : QAccessibleWidget(&box, QAccessible::ComboBox)
        , m_box(box)
    {
    }

    [[nodiscard]] int childCount() const override { return m_box.lineEdit() ? 2 : 1; }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        QWidget *shown = index == 0 ? static_cast<QWidget *>(m_box.view()) : m_box.lineEdit();
        return QAccessible::queryAccessibleInterface(shown);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        return child->object() == m_box.view() ? 0 : child->object() == m_box.lineEdit() ? 1 : -1;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_box.currentText() : QAccessibleWidget::text(kind);
    }
    [[nodiscard]] QStringList actionNames() const override
    {
        return QAccessibleWidget::actionNames() << showMenuAction() << pressAction();
    }
    void doAction(const QString &action) override
    {
        if (action != showMenuAction() && action != pressAction())
            QAccessibleWidget::doAction(action);
        else if (m_box.view()->isVisible())
            m_box.hidePopup();
        else
            m_box.showPopup();
    }

private:
    QComboBox &m_box;
};

QAccessibleInterface *makeView(const QString &className, QObject *object)
{
    if (auto *box = qobject_cast<QComboBox *>(object))
        return new AccessibleBox(*box);
    // Qt asks for the class first, then for those above it.
    if (!object->isWidgetType() || className != QLatin1String(object->metaObject()->className()))
        return nullptr;
    auto *widget = static_cast<QWidget *>(object);
    if (auto *source = childOf<AccessibleSource>(*object))
        return new AccessibleView(*widget, *source);
    if (childOf<AccessibleAlert>(*object))
        return new QAccessibleWidget(widget, QAccessible::AlertMessage);
    return nullptr;
}

} // namespace

AccessibleView::AccessibleView(QWidget &view, AccessibleSource &source)
    : QAccessibleWidget(&view, source.role())
    , m_source(&source)
    , m_gone(QObject::connect(&source, &AccessibleSource::partsGone, &view,
                              [this](const QStringList &keys) { forget(keys); }))
{
}

AccessibleView::~AccessibleView()
{
    QObject::disconnect(m_gone);
    for (const auto &[key, id] : m_items)
        QAccessible::deleteAccessibleInterface(id);
}

AccessibleSource *AccessibleView::source() const
{
    return m_source;
}

void AccessibleView::forget(const QStringList &keys)
{
    for (const QString &key : keys) {
        const auto found = m_items.find(key);
        if (found == m_items.end())
            continue;
        // Whoever asked may just be holding it.
        QMetaObject::invokeMethod(
            qApp, [id = found->second] { QAccessible::deleteAccessibleInterface(id); },
            Qt::QueuedConnection);
        m_items.erase(found);
    }
}

QAccessibleInterface *AccessibleView::item(const QString &key) const
{
    if (!m_source || !m_source->find(key))
        return nullptr;
    if (const auto found = m_items.find(key); found != m_items.end())
        return QAccessible::accessibleInterface(found->second);
    auto *made = new AccessibleItem(*m_source, *widget(), key);
    m_items.emplace(key, QAccessible::registerAccessibleInterface(made));
    return made;
}

int AccessibleView::partCount() const
{
    return m_source ? static_cast<int>(m_source->parts().size()) : 0;
}

int AccessibleView::childCount() const
{
    return partCount() + QAccessibleWidget::childCount();
}

QAccessibleInterface *AccessibleView::child(int index) const
{
    const int parts = partCount();
    if (index < 0 || index >= parts)
        return QAccessibleWidget::child(index - parts);
    return item(m_source->parts()[static_cast<std::size_t>(index)].key);
}

int AccessibleView::indexOfChild(const QAccessibleInterface *child) const
{
    if (const auto *item = dynamic_cast<const AccessibleItem *>(child))
        return item->index();
    const int widget = QAccessibleWidget::indexOfChild(child);
    return widget < 0 ? widget : partCount() + widget;
}

QAccessibleInterface *AccessibleView::childAt(int x, int y) const
{
    for (int i = 0; i < partCount(); ++i) {
        QAccessibleInterface *part = child(i);
        if (part && part->rect().contains(x, y))
            return part;
    }
    return QAccessibleWidget::childAt(x, y);
}

QAccessibleInterface *AccessibleView::focusChild() const
{
    if (m_source && widget()->hasFocus()) {
        if (QAccessibleInterface *current = item(m_source->currentKey()))
            return current;
    }
    return QAccessibleWidget::focusChild();
}

QString AccessibleView::text(QAccessible::Text kind) const
{
    if (!m_source || (kind != QAccessible::Description && kind != QAccessible::Value))
        return QAccessibleWidget::text(kind);
    QString spoken = m_source->description();
    const QString help = widget()->accessibleDescription();
    if (kind == QAccessible::Value || help.isEmpty())
        return spoken;
    return spoken + u' ' + help;
}

void *AccessibleView::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ValueInterface)
        return static_cast<QAccessibleValueInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

QStringList AccessibleView::actionNames() const
{
    QStringList names;
    for (const ViewAction &one : ViewActions)
        names << QString::fromLatin1(one.name);
    return names + QAccessibleWidget::actionNames();
}

QString AccessibleView::localizedActionName(const QString &name) const
{
    const ViewAction *action = actionOf(name);
    return action ? QCoreApplication::translate("tickscope::AccessibleView", action->text)
                  : QAccessibleWidget::localizedActionName(name);
}

void AccessibleView::doAction(const QString &name)
{
    const ViewAction *action = actionOf(name);
    if (action && m_source)
        m_source->document()->playback().apply(action->command);
    else
        QAccessibleWidget::doAction(name);
}

TickRange AccessibleView::ticks() const
{
    if (!m_source || !m_source->document()->index())
        return {};
    return m_source->document()->playback().time().time().ticks();
}

QVariant AccessibleView::currentValue() const
{
    if (!m_source || !m_source->document()->index())
        return 0.0;
    return static_cast<double>(m_source->document()->playback().time().tick().value);
}

void AccessibleView::setCurrentValue(const QVariant &value)
{
    bool isNumber = false;
    const double wanted = value.toDouble(&isNumber);
    if (!m_source || !m_source->document()->index() || !isNumber || !std::isfinite(wanted))
        return;
    // Compared before it is converted: a double beyond the range of a tick is undefined.
    const TickRange all = ticks();
    Tick tick = all.first;
    if (wanted >= static_cast<double>(all.last.value))
        tick = all.last;
    else if (wanted > static_cast<double>(all.first.value))
        tick = {std::llround(wanted)};
    m_source->document()->playback().apply(TimeCommand::goToTick(tick));
}

QVariant AccessibleView::maximumValue() const
{
    return static_cast<double>(ticks().last.value);
}

QVariant AccessibleView::minimumValue() const
{
    return static_cast<double>(ticks().first.value);
}

void installAccessibleViews()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(&makeView);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

void forgetAccessible(QWidget &view)
{
    // Setting its name may have made an interface, which would stay that of any widget.
    QAccessibleInterface *early = QAccessible::queryAccessibleInterface(&view);
    QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(early));
}

QAccessibleInterface *accessibleItem(QWidget &view, const QString &key)
{
    const auto *shown = dynamic_cast<AccessibleView *>(
        QAccessible::queryAccessibleInterface(&view));
    return shown ? shown->item(key) : nullptr;
}

AccessibleAlert::AccessibleAlert(QWidget &bar)
    : QObject(&bar)
    , m_bar(bar)
{
    installAccessibleViews();
    forgetAccessible(bar);
}

void AccessibleAlert::say(const QString &text)
{
    if (m_bar.accessibleName() == text)
        return;
    m_bar.setAccessibleName(text);
    if (!QAccessible::isActive())
        return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent said(&m_bar, text);
#else
    QAccessibleEvent said(&m_bar, QAccessible::Alert);
#endif
    QAccessible::updateAccessibility(&said);
    // Who listens over AT-SPI hears of an alert when it shows itself.
    QAccessibleEvent shown(&m_bar, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
}

} // namespace tickscope
