// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/ticks_box.h"

#include <algorithm>

#include <QComboBox>
#include <QSpinBox>

#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"

namespace tickscope {

constexpr int UsualSeconds = 5;
constexpr int MostSeconds = 600;

TicksBox::TicksBox(const Playback &playback, std::optional<Tick> moment, QWidget *parent)
    : QWidget(parent)
    , m_time(playback.time().time())
    , m_range(playback.range())
    , m_inView(playback.timeInView())
    , m_moment(moment.value_or(playback.time().tick()))
    , m_choice(named(new QComboBox(this), "ticks.choice", tr("Time")))
    , m_seconds(named(new QSpinBox(this), "ticks.seconds", tr("Seconds before and after")))
{
    fill(moment);
    m_seconds->setRange(1, MostSeconds);
    m_seconds->setValue(UsualSeconds);
    m_seconds->setPrefix(QStringLiteral("± "));
    m_seconds->setSuffix(tr(" s"));
    makeRow(this, {{m_choice, 1}, m_seconds}, {QMargins()});
    setFocusProxy(m_choice);
    const auto show = [this] {
        m_seconds->setVisible(choice() == Choice::Around);
        emit changed();
    };
    connect(m_choice, &QComboBox::currentIndexChanged, this, show);
    connect(m_seconds, &QSpinBox::valueChanged, this, &TicksBox::changed);
    show();
}

void TicksBox::fill(std::optional<Tick> moment)
{
    const auto add = [this](const QString &text, Choice choice) {
        m_choice->addItem(text, static_cast<int>(choice));
    };
    add(tr("Whole recording"), Choice::Whole);
    if (m_range)
        add(tr("Selected range"), Choice::Range);
    add(tr("Visible range"), Choice::InView);
    add(moment ? tr("Around %1").arg(timeText(m_time.timeAt(m_moment))) : tr("Around the playhead"),
        Choice::Around);
    const Choice usual = m_range && !moment ? Choice::Range
                         : moment           ? Choice::Around
                                            : Choice::Whole;
    m_choice->setCurrentIndex(m_choice->findData(static_cast<int>(usual)));
}

TicksBox::Choice TicksBox::choice() const
{
    return static_cast<Choice>(m_choice->currentData().toInt());
}

QString TicksBox::fileName(const QString &recording) const
{
    if (choice() == Choice::Whole)
        return recording;
    const TickRange chosen = ticks();
    return tr("%1 ticks %2-%3")
        .arg(recording, QString::number(chosen.first.value), QString::number(chosen.last.value));
}

TickRange TicksBox::ticks() const
{
    const auto between = [this](Time first, Time last) {
        return TickRange{m_time.tickAt(std::max(first, Time{0})),
                         m_time.tickAt(std::min(last, m_time.length()))};
    };
    switch (choice()) {
    case Choice::Whole:
        break;
    case Choice::Range:
        return m_range.value_or(m_time.ticks());
    case Choice::InView:
        return between(m_inView.begin, m_inView.end());
    case Choice::Around: {
        const Time middle = m_time.timeAt(m_moment);
        const std::chrono::seconds around(m_seconds->value());
        return between(middle - around, middle + around);
    }
    }
    return m_time.ticks();
}

} // namespace tickscope
