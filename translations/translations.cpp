// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>

namespace tickscope {

namespace {

const QString Folder = QStringLiteral(":/i18n");
const QString Prefix = QStringLiteral("tickscope_");
const QString Suffix = QStringLiteral(".qm");

} // namespace

QStringList translatedLanguages()
{
    QStringList languages;
    for (QString name : QDir(Folder).entryList({Prefix + u'*' + Suffix}, QDir::Files, QDir::Name)) {
        name.remove(0, Prefix.size());
        name.chop(Suffix.size());
        if (name != QLatin1String("en"))
            languages << name;
    }
    return languages;
}

QLocale shownLocale(const QString &language)
{
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    return locale.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedStates)
                                           : locale;
}

bool loadTexts(QTranslator &translator, const QLocale &locale)
{
    return translator.load(locale, QStringLiteral("tickscope"), QStringLiteral("_"), Folder)
           || translator.load(Folder + u'/' + Prefix + QStringLiteral("en") + Suffix);
}

Translations::Translations(const QString &language)
{
    const QLocale locale = shownLocale(language);
    QLocale::setDefault(locale);
    if (loadTexts(m_own, locale))
        QCoreApplication::installTranslator(&m_own);
    // In the same language: no window has two.
    if (m_qt.load(QLocale(m_own.language()), QStringLiteral("qtbase"), QStringLiteral("_"),
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
}

Qt::LayoutDirection Translations::direction() const
{
    return QLocale(m_own.language()).textDirection();
}

} // namespace tickscope
