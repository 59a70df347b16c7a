// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/library/library_store.h"
#include "ui/commands/command_set.h"

namespace tickscope {

class LibraryService;

/// Commands that look in the library for the fastest run on the map of the open recording, to
/// compare with. UI thread.
class BestRuns : public QObject
{
    Q_OBJECT

public:
    BestRuns(ActiveDocument &document, LibraryService &library, QObject *parent);

    [[nodiscard]] CommandSet &commands() { return m_commands; }

signals:
    /// \param own  whose run it shall be compared with; nothing for anybody's.
    void found(const tickscope::library::BestRun &best,
               const std::optional<tickscope::PlayerRef> &own);
    /// \param sentence  says that there is none.
    void missed(const QString &sentence);

private:
    /// Runs on the map of the document in other recordings.
    [[nodiscard]] library::BestRunQuery onThisMap() const;
    /// Who is selected, or followed.
    [[nodiscard]] std::optional<PlayerRef> chosen() const;
    /// Name of that one; empty for nobody.
    [[nodiscard]] QString player() const;
    void look(const library::BestRunQuery &query, const std::optional<PlayerRef> &own = {});

    ActiveDocument &m_document;
    LibraryService &m_library;
    CommandSet m_commands;
};

} // namespace tickscope
