// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/chosen_keys.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QStringList>

#include "ui/commands/command.h"
#include "ui/settings_notifier.h"

namespace tickscope::chosen_keys {

const QString FormatName = QStringLiteral("tickscope shortcuts");
constexpr qsizetype LongestId = 128;
constexpr qsizetype MostCommands = 4096;

static QStringList portable(const Keys &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts << key.toString(QKeySequence::PortableText);
    return texts;
}

static Keys fromPortable(const QStringList &texts)
{
    Keys keys;
    for (const QString &text : texts.mid(0, MostKeys)) {
        const QKeySequence key(text, QKeySequence::PortableText);
        bool isKnown = !key.isEmpty();
        for (int i = 0; i < key.count(); ++i)
            isKnown = isKnown && key[static_cast<uint>(i)].key() != Qt::Key_unknown;
        if (isKnown && !keys.contains(key))
            keys << key;
    }
    return keys;
}

QString settingOfKeys(const QString &id)
{
    return settings::Shortcuts + u'/' + id;
}

Keys of(const Command &command)
{
    const QVariant chosen = SettingsNotifier::value(settingOfKeys(command.id));
    return chosen.isValid() ? fromPortable(chosen.toStringList()) : command.shortcuts;
}

bool areChosen(const QString &id)
{
    return QSettings().contains(settingOfKeys(id));
}

void choose(const Command &command, const Keys &keys)
{
    if (keys == command.shortcuts)
        forget(command.id);
    else
        SettingsNotifier::instance().store(settingOfKeys(command.id), portable(keys));
}

void forget(const QString &id)
{
    SettingsNotifier::instance().reset(settingOfKeys(id));
}

std::map<QString, Keys> all()
{
    QSettings settings;
    settings.beginGroup(settings::Shortcuts);
    std::map<QString, Keys> keys;
    for (const QString &id : settings.childKeys())
        keys[id] = fromPortable(settings.value(id).toStringList());
    return keys;
}

QByteArray toJson(const std::map<QString, Keys> &keys)
{
    QJsonObject commands;
    for (const auto &[id, own] : keys)
        commands[id] = QJsonArray::fromStringList(portable(own));
    const QJsonObject file{{"format", FormatName}, {"version", 1}, {"commands", commands}};
    return QJsonDocument(file).toJson();
}

std::optional<std::map<QString, Keys>> fromJson(const QByteArray &json)
{
    if (json.size() > LargestFile)
        return {};
    const QJsonObject file = QJsonDocument::fromJson(json).object();
    const QJsonObject commands = file["commands"].toObject();
    if (file["format"].toString() != FormatName || !file["commands"].isObject()
        || commands.size() > MostCommands)
        return {};
    std::map<QString, Keys> keys;
    for (auto each = commands.begin(); each != commands.end(); ++each) {
        if (each.key().isEmpty() || each.key().size() > LongestId || each.key().contains(u'/')
            || !each->isArray())
            continue;
        QStringList texts;
        for (const auto &text : each->toArray())
            texts << text.toString();
        keys[each.key()] = fromPortable(texts);
    }
    return keys;
}

void replaceAll(const std::map<QString, Keys> &keys)
{
    for (const auto &[id, before] : all()) {
        if (!keys.contains(id))
            forget(id);
    }
    for (const auto &[id, own] : keys)
        SettingsNotifier::instance().store(settingOfKeys(id), portable(own));
}

QString text(const Keys &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(", "));
}

} // namespace tickscope::chosen_keys
