// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/translatable_texts.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>

namespace tickscope::test {

std::map<QString, std::set<QString>> translatableTexts()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("all.ts"));
    const QString sources = qEnvironmentVariable("TICKSCOPE_SOURCES");
    QProcess process;
    process.start(qEnvironmentVariable("TICKSCOPE_LUPDATE"),
                  {QStringLiteral("-silent"), QStringLiteral("-tr-function-alias"),
                   QStringLiteral("Q_DECLARE_TR_FUNCTIONS+=TR_CONTEXT,QT_TR_N_NOOP+=trN"),
                   QStringLiteral("-extensions"), QStringLiteral("cpp,h"),
                   sources + QStringLiteral("/app"), sources + QStringLiteral("/core"),
                   sources + QStringLiteral("/ui"), qEnvironmentVariable("TICKSCOPE_GENERATED"),
                   QStringLiteral("-I"), sources, QStringLiteral("-ts"), path});
    process.waitForFinished(120'000);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::map<QString, std::set<QString>> texts;
    QString context;
    QXmlStreamReader reader(&file);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == QLatin1String("name"))
            context = reader.readElementText();
        else if (reader.name() == QLatin1String("source"))
            texts[context].insert(reader.readElementText());
    }
    return texts;
}

} // namespace tickscope::test
