// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include <QList>
#include <QString>

namespace tickscope::test {

/// Texts that somebody might hope to be taken for something else, each with what it is.
inline QList<std::pair<const char *, QString>> hostileTexts()
{
    return {
        {"SQL that ends a statement", QStringLiteral("'); DROP TABLE review_case; --")},
        {"SQL that is always true", QStringLiteral("' OR '1'='1")},
        {"SQL with a dollar quote", QStringLiteral("$body$; DELETE FROM note; $1 $body$")},
        {"SQL with a backslash", QStringLiteral("\\'; SELECT 1; \\")},
        {"placeholders", QStringLiteral("? :a %1 %2 {me} {seen} {now} $1")},
        {"pattern letters", QStringLiteral("100%_* [a-z]")},
        {"script", QStringLiteral("<script>alert(1)</script>")},
        {"picture that runs", QStringLiteral("\"><img src=x onerror=alert(1)>")},
        {"end of the style", QStringLiteral("</style></title></bdi></td><svg onload=a()>")},
        {"entities", QStringLiteral("&lt;b&gt; &amp;amp; &#60;")},
        {"comment", QStringLiteral("<!-- --> ]]> <?php ?>")},
        {"formula", QStringLiteral("=HYPERLINK(\"http://a\",\"b\")")},
        {"formula with a sign", QStringLiteral("+1-1")},
        {"formula with an at", QStringLiteral("@SUM(A1:A9)")},
        {"formula behind a tab", QStringLiteral("\t=1+1")},
        {"cells", QStringLiteral("a,\"b\";\r\nc\td")},
        {"right to left", QStringLiteral("\u202Etxt.exe \u05D0\u05D1\u200F abc")},
        {"control characters", QStringLiteral("\u0001\u0007\u001b[31mred\u001b[0m\u007f\u0085")},
        {"combining and wide", QStringLiteral("Z\u0351\u036B\u0343 \U0001F468\u200D\U0001F469")},
        {"lines", QStringLiteral("a\n\nb\r\nc\u2028d")},
        {"a megabyte", QStringLiteral("<x>&'\"").repeated((1 << 20) / 6)},
    };
}

} // namespace tickscope::test
