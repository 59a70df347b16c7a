// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include "core/review/store_error.h"

/// Signatures by ssh-keygen, which staff have for their servers anyway: signing and checking are
/// its work. It runs as a program, so a call may take seconds: not in a thread of windows.
namespace tickscope::review {

/// What is known of a signature.
struct Signature {
    enum class State {
        None,    ///< Nobody signed.
        Unknown, ///< It fits, but its key is none of those that are known.
        Known,   ///< It fits, and is that of \a signer.
        Wrong    ///< It fits another text, or is no signature.
    };
    State state = State::None;
    QString signer; ///< As the list of known keys names the key.
    QString key;    ///< "ED25519 key SHA256:..."; empty where the signature is Wrong.
};

/// The signature of \a text with the private key in the file \a key. A key with a passphrase asks
/// for it at the terminal. Errors: Invalid (no such key), Unreachable (no ssh-keygen).
[[nodiscard]] Stored<QByteArray> signedBy(const QString &key, const QByteArray &text);

/// Whose signature of \a text \a signature is, by the file \a signers; see verifyBundle().
/// Errors: Unreachable (no ssh-keygen, no such file).
[[nodiscard]] Stored<Signature> signatureOf(const QByteArray &text, const QByteArray &signature,
                                            const QString &signers);

} // namespace tickscope::review
