// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/docks/dock_page.h"

#include <optional>
#include <string>

class QPlainTextEdit;
class QProgressBar;
class QTableView;
class QTabWidget;
class QToolButton;
class QTreeView;

namespace tickscope {

class ColumnFit;
class ElidedLabel;
class FactPlot;
class FactsStore;
class FiguresModel;
class NoteStack;
class OccurrencesModel;
class PlayerBox;
struct ComparedFigure;

/// Figures about the selected player that help to decide about a report; never a verdict. A figure
/// shows its histogram, what it means, and what it rests on.
class FactsDock : public DockPage
{
    Q_OBJECT

public:
    explicit FactsDock(ActiveDocument &document, QWidget *parent = nullptr);

    [[nodiscard]] FactsStore &store() const { return *m_store; }
    [[nodiscard]] FactPlot &plot() const { return *m_plot; }
    [[nodiscard]] QTreeView &list() const { return *m_list; }
    [[nodiscard]] FiguresModel &model() const { return *m_model; }

protected:
    void refresh(Document::Changes changes) override;

private:
    void build();
    [[nodiscard]] QWidget *makeHead();
    [[nodiscard]] QWidget *makeSide();
    void addCommands();
    void fillPlayers();
    void showNames();
    /// When people are called as they are here.
    [[nodiscard]] Tick head() const { return document()->players().inFrame(NoClient).tick; }
    void selectPlayer(int row);
    void showFigures();
    [[nodiscard]] const ComparedFigure *shownFigure() const;
    void showFigure();
    void showOccurrences(std::optional<std::size_t> bar);
    void showState();
    void chooseReference();
    [[nodiscard]] bool compareWith(const QString &path);
    [[nodiscard]] QString note() const;
    [[nodiscard]] QString stateText() const;

    FactsStore *m_store;
    FiguresModel *m_model;
    OccurrencesModel *m_occurrences;
    PlayerBox *m_players;
    QToolButton *m_reference;
    ElidedLabel *m_state;
    QProgressBar *m_progress;
    QToolButton *m_stop;
    QWidget *m_body;
    NoteStack *m_stack;
    QTreeView *m_list;
    ColumnFit *m_columns = nullptr;
    FactPlot *m_plot;
    QPlainTextEdit *m_statement;
    QTableView *m_places;
    QTabWidget *m_side = nullptr; ///< Meaning and places.
    std::string m_shownKind;      ///< Stays chosen from player to player.
    std::string m_shownPart;
    bool m_isFilling = false;
};

} // namespace tickscope
