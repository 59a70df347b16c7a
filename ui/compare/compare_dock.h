// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/compare/compare_commands.h"
#include "ui/docks/dock_page.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QSlider;
class QSpinBox;
class QToolButton;

namespace tickscope {

class AlignStrip;
class DifferenceList;
class LagPlot;
class NoteStack;
class PlayerBox;
class SplitsTable;

/// What \a ghost does at \a head of the open recording, where it is not simply there.
[[nodiscard]] QString stateOf(const Ghost &ghost, Time head);

/// Which recordings are seen in the picture besides the open one, where in time they are laid, and
/// how they look.
class CompareDock : public DockPage
{
    Q_OBJECT

public:
    /// \param commands  must live longer.
    CompareDock(ActiveDocument &document, CompareCommands &commands, QWidget *parent = nullptr);

    /// Offers these beside the recordings that are open.
    void offerBeside(CommandSet &others) { m_offered = &others; }

protected:
    void refresh(Document::Changes changes) override;

private:
    void build();
    void connectFields();
    void showGhosts();
    void showStates();
    void showLook();
    void showWorld(const Ghost &ghost);
    /// \param runs   null: none, or not compared yet.
    /// \param ghost  index of the ghost; may be null.
    void showRuns(const Shared<RunComparison> &runs, const Shared<Index> &ghost);
    void showAlignmentFields(Alignment::By by);
    void showField(QWidget &field, bool isShown);
    void fillKinds(const Ghost &ghost);
    void removeCurrent();
    /// The one that is chosen in the list; null for none.
    [[nodiscard]] const Ghost *current() const;
    void change(const std::function<void(GhostLook &)> &change);
    void setEvents(GhostLook &look) const;

    Ghosts &m_ghosts;
    CommandSet &m_shared;
    CommandSet *m_offered = nullptr;
    bool m_isFilling = false; ///< What changes in the fields was not done by hand.
    QToolButton *m_add;
    QToolButton *m_remove;
    QListWidget *m_list;
    NoteStack *m_stack;
    QLabel *m_world; ///< Whether places of both can be compared.
    SplitsTable *m_splits;
    LagPlot *m_lag;
    DifferenceList *m_differences;
    QWidget *m_page = nullptr; ///< All below the list; hidden without a ghost.
    QWidget *m_fields;
    QFormLayout *m_form;
    QComboBox *m_align;
    QComboBox *m_kind;
    PlayerBox *m_ownPlayer;
    QSpinBox *m_number;
    QSpinBox *m_otherNumber;
    QDoubleSpinBox *m_nudge;
    AlignStrip *m_strip;
    PlayerBox *m_subject;
    QSlider *m_opacity;
    QToolButton *m_color;
    QComboBox *m_place;
    QComboBox *m_listed;
};

} // namespace tickscope
