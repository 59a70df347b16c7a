// SPDX-License-Identifier: MIT
#include "core/facts/figures.h"

#include <algorithm>
#include <utility>

#include "core/base/try.h"
#include "core/facts/fact_material.h"
#include "core/facts/figure_making.h"
#include "core/formats/format.h"
#include "core/formats/format_registry.h"

namespace tickscope {

namespace {

/// Of several players, one after the other, so that one alone is held at a time.
class SummaryMaker
{
public:
    void add(const Figure &figure)
    {
        if (figure.noValue)
            return;
        m_kind = figure.kind;
        m_all.add(figure);
        if (figure.value)
            m_able.add(figure);
    }

    /// A range of players stands beside it, so both are of the same ones.
    [[nodiscard]] FigureSummary made()
    {
        const bool areAble = m_able.players >= LeastComparedPlayers;
        Pool &pool = areAble ? m_able : m_all;
        FigureSummary summary{.samples = pool.samples, .players = areAble ? m_able.players : 0};
        if (!m_kind || pool.samples < m_kind->leastSamples)
            return summary;
        if (m_kind->form == FigureForm::Median) {
            std::ranges::sort(pool.values);
            summary.value = medianOf(pool.values);
            summary.interval = medianInterval(pool.values);
        } else if (m_kind->form == FigureForm::Share) {
            summary.value = static_cast<double>(pool.hits) / static_cast<double>(pool.samples);
            summary.interval = wilsonInterval(pool.hits, pool.samples);
        } else {
            summary.value = static_cast<double>(pool.hits);
        }
        return summary;
    }

private:
    struct Pool {
        int players = 0;
        std::int64_t samples = 0;
        std::int64_t hits = 0;
        std::vector<double> values;

        void add(const Figure &figure)
        {
            ++players;
            samples += figure.samples;
            hits = figure.kind->form == FigureForm::Longest ? std::max(hits, figure.hits)
                                                            : hits + figure.hits;
            if (figure.kind->form != FigureForm::Median)
                return;
            for (const Occurrence &occurrence : figure.occurrences)
                values.push_back(occurrence.value);
        }
    };
    const FigureKind *m_kind = nullptr;
    Pool m_able; ///< Of those with enough samples alone.
    Pool m_all;
};

const Figure *figureLike(const std::vector<Figure> &figures, const Figure &wanted)
{
    const auto found = std::ranges::find_if(figures, [&wanted](const Figure &figure) {
        return figure.kind == wanted.kind && figure.part == wanted.part;
    });
    return found == figures.end() ? nullptr : &*found;
}

FigureSummary summaryOf(const Figure &figure)
{
    return {figure.value, figure.samples, figure.interval, figure.value ? 1 : 0};
}

/// Puts the figures of \a player beside those that are compared.
void addPlayer(std::vector<ComparedFigure> &compared, std::vector<SummaryMaker> &others, int player,
               const std::vector<Figure> &figures)
{
    for (std::size_t i = 0; i < compared.size(); ++i) {
        const Figure *same = figureLike(figures, compared[i].figure);
        if (!same || same->kind->isOfFile)
            continue;
        compared[i].players.push_back({player, summaryOf(*same)});
        others[i].add(*same);
    }
}

Result<void> addReference(std::vector<ComparedFigure> &compared, const FactReference &reference,
                          const std::stop_token &stop)
{
    std::vector<SummaryMaker> all(compared.size());
    bool isFirst = true;
    for (const auto &[player, material] : reference.material->players) {
        if (reference.player && player != *reference.player)
            continue;
        TRY(checkStop(stop));
        const std::vector<Figure> figures = figuresOf(*reference.material, player);
        for (std::size_t i = 0; i < compared.size(); ++i) {
            const Figure *same = figureLike(figures, compared[i].figure);
            // Those of the file are the same for everybody in it.
            if (same && (isFirst || !same->kind->isOfFile))
                all[i].add(*same);
        }
        isFirst = false;
    }
    for (std::size_t i = 0; i < compared.size(); ++i)
        compared[i].reference = all[i].made();
    return {};
}

} // namespace

FactSource factSourceOf(Shared<Recording> recording, Shared<Index> index,
                        std::optional<FoundMap> map)
{
    const Format *format = allFormats().formatNamed(recording->info().format);
    const FormatInfo info = format ? format->info() : FormatInfo();
    return {std::move(recording), std::move(index), std::move(map), info.playerReach,
            info.playerCrouch};
}

const char *limitsOf(const FigureKind &kind, const FactMaterial &material)
{
    return material.countsPresses && kind.countedLimits ? kind.countedLimits : kind.limits;
}

std::vector<Figure> figuresOf(const FactMaterial &material, int player)
{
    using namespace figure_making;
    const auto found = material.players.find(player);
    const PlayerMaterial nothing;
    const PlayerMaterial &own = found == material.players.end() ? nothing : found->second;
    std::vector<Figure> figures;
    appendRhythmFigures(own, figures);
    appendReactionFigures(own, material.time, figures);
    if (own.covered.empty()) {
        for (Figure &figure : figures)
            figure.noValue = FactText::tr("the recording holds no inputs of this player");
    }
    appendAimFigures(own, material.time, figures);
    appendMovementFigures(own, material.farthestMove, figures);
    appendSameInputsFigures(material, player, figures);
    appendFileFigures(material, figures);
    for (Figure &figure : figures)
        figure.limits = limitsOf(*figure.kind, material);
    return figures;
}

Result<std::vector<ComparedFigure>> comparedFigures(const FactMaterial &material, int player,
                                                    const FactReference &reference,
                                                    std::stop_token stop)
{
    std::vector<ComparedFigure> compared;
    for (Figure &figure : figuresOf(material, player))
        compared.push_back({std::move(figure)});
    std::vector<SummaryMaker> others(compared.size());
    for (const auto &[other, found] : material.players) {
        TRY(checkStop(stop));
        if (other != player)
            addPlayer(compared, others, other, figuresOf(material, other));
    }
    for (std::size_t i = 0; i < compared.size(); ++i)
        compared[i].others = others[i].made();
    if (reference.material)
        TRY(addReference(compared, reference, stop));
    return compared;
}

} // namespace tickscope
