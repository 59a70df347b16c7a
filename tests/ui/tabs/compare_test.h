// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QListWidget>

#include "tests/ui/tabs/tabs_test.h"
#include "ui/compare/ghosts.h"
#include "ui/style/elided.h"

namespace tickscope::test {

/// A window in which recordings are compared.
class CompareTest : public TabsTest
{
protected:
    [[nodiscard]] Ghosts &ghosts() { return m_window->page().ghosts(); }
    [[nodiscard]] WorldView &world()
    {
        return *m_window->findChild<WorldView *>(QStringLiteral("worldView"));
    }
    template<typename Widget>
    [[nodiscard]] Widget &child(const char *name)
    {
        return *m_window->findChild<Widget *>(QString::fromLatin1(name));
    }
    void compareWith(const QString &path)
    {
        m_window->page().commands().run(QStringLiteral("compare.with"), path);
        QTRY_VERIFY_WITH_TIMEOUT(!ghosts().all().empty() && ghosts().all().back().frames, 120'000);
    }
    /// Chosen in the panel for the first ghost.
    void choosePlace(GhostLook::Place place)
    {
        auto &where = child<QComboBox>("compare.place");
        where.setCurrentIndex(static_cast<int>(place));
        emit where.activated(where.currentIndex());
    }
    /// Null while it is not open.
    [[nodiscard]] WorldView *beside()
    {
        return m_window->findChild<WorldView *>(QStringLiteral("secondView"));
    }
    [[nodiscard]] QDockWidget &besideDock() { return child<QDockWidget>("secondViewDockFrame"); }
    void goTo(Time time)
    {
        Document &shown = m_window->page().document();
        shown.playback().apply(TimeCommand::goToTick(shown.index()->time().tickAt(time)));
    }
    /// What the panel says of the first ghost.
    [[nodiscard]] QString state()
    {
        return child<QListWidget>("compare.list").item(0)->data(QuietTailRole).toString();
    }
    /// Whether the recording itself is seen at \a time.
    [[nodiscard]] bool isAt(Time time)
    {
        const Document &shown = m_window->page().document();
        return shown.frame() && shown.frame()->asked == shown.index()->time().tickAt(time);
    }
    /// Of the first ghost, when it has come.
    [[nodiscard]] const Scene *ghostScene()
    {
        const auto &layers = world().layers();
        return layers.size() == 2 && ghosts().all().front().frames->isCurrent() ? &layers[1].scene
                                                                                : nullptr;
    }
};

} // namespace tickscope::test
