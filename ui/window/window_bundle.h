// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/cases/evidence/case_bundle.h"

class QWidget;

namespace tickscope {

class MessageBar;

/// Makes evidence bundles on wish, and says how far they are.
class WindowBundle : public QObject
{
    Q_OBJECT

public:
    WindowBundle(ActiveDocument &document, Cases &cases, MessageBar &messages, QWidget &window);

    [[nodiscard]] QAction *action() const;

private:
    void ask();
    void begin(const QString &path, bool withRecording, bool withClips, bool withVideos,
               bool withReviewers);
    void showProgress(int percent);
    void showMade(const QString &path);

    ActiveDocument &m_document;
    Cases &m_cases;
    MessageBar &m_messages;
    QWidget &m_window;
    CommandSet m_commands;
    CaseBundle m_bundle;
};

} // namespace tickscope
