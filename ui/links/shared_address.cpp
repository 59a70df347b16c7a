// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/links/shared_address.h"

#include <QUrl>

#include "core/io/http/url.h"

namespace tickscope {

constexpr qsizetype LongestAddress = 1024;

QString sharedAddress(const QString &path)
{
    if (!isUrl(path.toStdString()))
        return {};
    const QUrl url(path);
    // Who may see it without its query is not known: a link that leads nowhere helps nobody.
    if (url.hasQuery())
        return {};
    return checkedAddress(url.toString(QUrl::RemoveUserInfo | QUrl::RemoveFragment));
}

QString checkedAddress(const QString &text)
{
    if (text.size() > LongestAddress || !isUrl(text.toStdString()))
        return {};
    const QUrl url(text, QUrl::StrictMode);
    const bool isBare = url.isValid() && !url.host().isEmpty() && url.userInfo().isEmpty()
                        && !url.hasQuery() && !url.hasFragment();
    return isBare ? text : QString();
}

} // namespace tickscope
