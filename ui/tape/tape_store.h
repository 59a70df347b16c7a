// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QObject>
#include <QThreadPool>

#include "core/analysis/tape/input_tape.h"
#include "ui/document/active_document.h"
#include "ui/jobs/latest_job.h"

namespace tickscope {

/// Pieces of the tape, by number, from the first one to before \a end.
struct PieceSpan {
    std::size_t begin = 0;
    std::size_t end = 0;

    [[nodiscard]] bool isEmpty() const { return begin >= end; }
    [[nodiscard]] bool contains(std::size_t number) const
    {
        return number >= begin && number < end;
    }
    friend bool operator==(const PieceSpan &, const PieceSpan &) = default;
};

/// The next pieces to read, at most \a most neighbours: the first ones of \a view that
/// \a known lacks, then those nearest to it. Empty when nothing is left.
[[nodiscard]] PieceSpan nextPieces(const std::vector<bool> &known, PieceSpan view,
                                   std::size_t most);

/// The input tape of the open recording as far as it is read: what is in view first, then
/// the rest while it fits into memory. Reads on a worker; UI thread.
class TapeStore : public QObject
{
    Q_OBJECT

public:
    /// \param budget  bytes that are kept; what is in view stays, and no more is read then.
    explicit TapeStore(ActiveDocument &document, std::size_t budget, QObject *parent = nullptr);

    /// Reads while somebody looks only.
    void setActive(bool isActive);

    /// Pieces of the stretch in view.
    [[nodiscard]] PieceSpan inView() const;
    /// Null as long as it is not read.
    [[nodiscard]] const Shared<InputTape> &piece(std::size_t number) const;
    [[nodiscard]] TickRange ticksOf(std::size_t number) const;
    /// Whether some piece that is read has inputs.
    [[nodiscard]] bool hasInputs() const { return m_hasInputs; }
    [[nodiscard]] bool isReading() const { return m_job.isRunning(); }
    /// Why the last piece could not be read.
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }

signals:
    void changed();

private:
    struct Answer {
        PieceSpan pieces;
        std::vector<Shared<InputTape>> tapes; ///< Empty when it failed.
        std::optional<Error> error;
    };

    /// What was read of a document that is not shown just now.
    struct Kept {
        Shared<Index> index;
        std::vector<Shared<InputTape>> pieces;
        std::size_t bytes = 0;
        bool hasInputs = false;
    };

    void onDocumentChanged(Document::Changes changes);
    void bringBack();
    void reset();
    void readOn();
    void take(const Answer &answer);
    void forgetFarthest();
    [[nodiscard]] std::vector<bool> known() const;

    ActiveDocument &m_document;
    std::size_t m_budget;
    std::size_t m_bytes = 0;
    bool m_isActive = false;
    bool m_hasInputs = false;
    Shared<Index> m_index; ///< Of the recording that the pieces are of; null without one.
    std::int64_t m_pieceTicks = 1;
    std::vector<Shared<InputTape>> m_pieces;
    PieceSpan m_reading; ///< What the job reads.
    std::optional<Error> m_error;
    PerDocument<Kept> m_kept;
    QThreadPool m_pool;
    LatestJob<Answer> m_job; ///< Last: it is stopped before the pool waits for it.
};

} // namespace tickscope
