// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

/// The languages of the programs, for window and command line alike. QtCore only.
namespace tickscope {

/// What is translated, by the names of the files: "de", "pt_BR" …; English is not among them.
[[nodiscard]] QStringList translatedLanguages();

/// The locale that texts, numbers and dates follow. \param language  "de", "pt_BR" …; empty: that
/// of the system, in whose language we may have nothing to say. Where the system has none ("C"),
/// English.
[[nodiscard]] QLocale shownLocale(const QString &language);

/// Loads our texts for \a locale: English has its plurals there. False where we have none.
bool loadTexts(QTranslator &translator, const QLocale &locale);

/// Our texts and Qt's own in one language; the application has them until this is destroyed.
class Translations
{
public:
    /// Sets the default locale, too. \param language  see shownLocale().
    explicit Translations(const QString &language);

    /// In which the language of our texts is written.
    [[nodiscard]] Qt::LayoutDirection direction() const;

private:
    QTranslator m_own;
    QTranslator m_qt;
};

} // namespace tickscope
