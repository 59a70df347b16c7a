// SPDX-License-Identifier: MIT
#pragma once

// Marks English texts of the core that the window translates, so that lupdate finds them. The
// same words as Qt's own, which is all that lupdate looks at; the core itself has no Qt.

#ifndef QT_TRANSLATE_NOOP
/// \a text is translated in \a context.
#define QT_TRANSLATE_NOOP(scope, x) x
#endif
#ifndef QT_TRANSLATE_N_NOOP
/// The same for a text with a number: "%n frag(s)".
#define QT_TRANSLATE_N_NOOP(scope, x) x
#endif
