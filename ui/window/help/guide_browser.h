// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include <QImage>
#include <QTextBrowser>

#include "ui/jobs/latest_job.h"
#include "ui/window/help/guide_text.h"

namespace tickscope {

/// Shows the user guide from the resources of the program. Its pictures are as wide as the text,
/// and are brought to that size on another thread.
class GuideBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit GuideBrowser(QWidget *parent = nullptr);

    [[nodiscard]] const std::vector<guide::Section> &sections() const { return m_sections; }
    /// The chapter at the top; -1 above the first one.
    [[nodiscard]] int currentSection() const;
    /// Whether there is a heading with \a anchor.
    [[nodiscard]] bool hasSection(const QString &anchor) const;
    void goTo(const QString &anchor);
    /// Whether the picture \a name is shown in its present size.
    [[nodiscard]] bool hasPicture(const QString &name) const;

signals:
    /// The text is new, as read in other colours.
    void reloaded();
    void currentSectionChanged(int section);

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    using Pictures = std::map<QString, QImage>;

    void load();
    void fit();
    void follow(const QUrl &link);
    void receivePictures(const Pictures &pictures);
    void emitSection();

    std::vector<guide::Section> m_sections;
    Pictures m_pictures;
    LatestJob<Pictures> m_scaling;
    int m_emittedSection = -1;
    bool m_isLoading = false;
};

} // namespace tickscope
