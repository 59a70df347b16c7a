// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_commands.h"

#include "ui/compare/compare_dock.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace tickscope {

CompareCommands::CompareCommands(ActiveDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_ghosts(document)
    , m_commands(this, document, CompareDock::tr("Compare"))
{
    m_commands.add(
        QStringLiteral("compare.with"), CompareDock::tr("Compare with…"), {},
        {MenuName::File, 145, CompareDock::tr("Compare with"), QStringLiteral("compare")},
        CompareDock::tr("Show another recording in the same picture"),
        {.argument = Argument::Optional,
         .argumentHint = CompareDock::tr("a file"),
         .isEnabled = [this] { return !m_ghosts.isFull(); },
         .choices = [this] { return choices(); }},
        [this](const std::optional<QString> &path) { compareWith(path.value_or(QString())); });
    connect(&m_ghosts, &Ghosts::changed, &m_commands, qOverload<>(&CommandSet::refresh));
}

std::vector<CommandChoice> CompareCommands::choices() const
{
    std::vector<CommandChoice> choices;
    for (const Document *other : m_ghosts.sources()) {
        if (other->recording())
            choices.push_back({.text = other == &*m_document ? CompareDock::tr("This recording")
                                                             : other->displayName(),
                               .argument = other->path(),
                               .toolTip = other == &*m_document
                                              ? CompareDock::tr("At another moment")
                                              : other->path()});
    }
    choices.push_back({.text = CompareDock::tr("Choose a file…"), .argument = {}});
    return choices;
}

void CompareCommands::compareWith(QString path)
{
    if (path.isEmpty())
        path = QFileDialog::getOpenFileName(QApplication::activeWindow(),
                                            CompareDock::tr("Compare with"),
                                            QFileInfo(m_document->path()).path());
    if (path.isEmpty())
        return;
    const auto sources = m_ghosts.sources();
    const auto open = std::ranges::find_if(
        sources, [&path](const Document *source) { return source->path() == path; });
    if (open == sources.end())
        emit m_ghosts.fileWanted(path);
    else
        m_ghosts.add(**open);
}

} // namespace tickscope
