// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/desktop_motion.h"

#include "ui/style/window_style.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace tickscope {

const QString PortalService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString PortalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString PortalSettings = QStringLiteral("org.freedesktop.portal.Settings");
const QString InterfaceGroup = QStringLiteral("org.gnome.desktop.interface");
const QString AnimationsName = QStringLiteral("enable-animations");

/// Older portals pack a value twice.
static QVariant unpacked(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

DesktopMotion::DesktopMotion(QObject *parent)
    : QObject(parent)
    , m_connecting([this](bool isConnected) {
        if (isConnected)
            ask();
    })
{
    // Loads a library and greets the bus: the window need not wait for it.
    m_connecting.start(
        [](const std::stop_token &) { return QDBusConnection::sessionBus().isConnected(); });
}

void DesktopMotion::ask()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    bus.connect(PortalService, PortalPath, PortalSettings, QStringLiteral("SettingChanged"), this,
                SLOT(takeSetting(QString, QString, QDBusVariant)));
    QDBusMessage question = QDBusMessage::createMethodCall(PortalService, PortalPath,
                                                           PortalSettings, QStringLiteral("Read"));
    question << InterfaceGroup << AnimationsName;
    auto *answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        if (!reply.isError())
            takeSetting(InterfaceGroup, AnimationsName, reply.value());
        answer->deleteLater();
    });
}

void DesktopMotion::takeSetting(const QString &group, const QString &name,
                                const QDBusVariant &value)
{
    const QVariant plain = unpacked(value.variant());
    if (group == InterfaceGroup && name == AnimationsName && plain.typeId() == QMetaType::Bool)
        theme::setReducedMotion(!plain.toBool());
}

} // namespace tickscope
