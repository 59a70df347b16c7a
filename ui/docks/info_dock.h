// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/docks/dock_page.h"
#include "ui/models/fact_model.h"

#include <vector>

class QTableView;

namespace tickscope {

class NoteStack;

/// What is known of the recording as a whole: file, header, map, counts.
class InfoDock : public DockPage
{
    Q_OBJECT

public:
    explicit InfoDock(ActiveDocument &document, QWidget *parent = nullptr);

    [[nodiscard]] FactModel &model() const { return *m_model; }

protected:
    void refresh(Document::Changes changes) override;

private:
    void showFacts();
    [[nodiscard]] std::vector<Fact> facts() const;
    void addFile(std::vector<Fact> &facts) const;
    [[nodiscard]] QString sizeText() const;
    [[nodiscard]] QString markersText() const;
    void addChain(std::vector<Fact> &facts) const;
    void addMap(std::vector<Fact> &facts) const;
    void addTimeline(std::vector<Fact> &facts) const;
    void addHeader(std::vector<Fact> &facts) const;

    FactModel *m_model;
    QTableView *m_view;
    NoteStack *m_stack;
};

} // namespace tickscope
