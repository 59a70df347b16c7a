// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/fault.h"

/// What sources and readers of bytes tell.
namespace tickscope::faults {

inline constexpr FaultKind AccessRefused{QT_TRANSLATE_NOOP(
    "faults", "the server refuses access; a signed address may have run out ({0})")};
inline constexpr FaultKind BlockEndsEarly{QT_TRANSLATE_NOOP("faults", "block ends early")};
inline constexpr FaultKind ConnectionLost{QT_TRANSLATE_NOOP("faults", "the connection was lost")};
inline constexpr FaultKind EndlessRedirects{
    QT_TRANSLATE_NOOP("faults", "the server sends from one address to the next without end")};
inline constexpr FaultKind FileEndsEarly{QT_TRANSLATE_NOOP("faults", "the file ends early")};
inline constexpr FaultKind FileNotBeside{
    QT_TRANSLATE_NOOP("faults", "the recording names a file that is not beside it")};
inline constexpr FaultKind FileOnlyAsWhole{QT_TRANSLATE_NOOP(
    "faults", "the server gives the file only as a whole, and it is too big for that")};
inline constexpr FaultKind FileReplacedOnServer{QT_TRANSLATE_NOOP(
    "faults", "the file was replaced on the server while it was read; open it again")};
inline constexpr FaultKind HoldsNoToken{QT_TRANSLATE_NOOP("faults", "{0}: holds no token")};
inline constexpr FaultKind IsFolder{QT_TRANSLATE_NOOP("faults", "{0}: is a folder")};
inline constexpr FaultKind NoMoreOnServer{QT_TRANSLATE_NOOP("faults", "the file is there no more")};
inline constexpr FaultKind NoPermission{QT_TRANSLATE_NOOP("faults", "{0}: Permission denied")};
inline constexpr FaultKind NoRegularFile{QT_TRANSLATE_NOOP("faults", "{0}: is no regular file")};
inline constexpr FaultKind NoSecureConnection{
    QT_TRANSLATE_NOOP("faults", "no secure connection: {0}")};
inline constexpr FaultKind NoSuchFile{
    QT_TRANSLATE_NOOP("faults", "{0}: No such file or directory")};
inline constexpr FaultKind NoTemporaryFile{
    QT_TRANSLATE_NOOP("faults", "cannot write a temporary file: {0}")};
inline constexpr FaultKind NotOnServer{
    QT_TRANSLATE_NOOP("faults", "there is no such file on the server")};
inline constexpr FaultKind RedirectToOtherProtocol{
    QT_TRANSLATE_NOOP("faults", "the server sends to an address that is neither http nor https")};
inline constexpr FaultKind ServerBusy{
    QT_TRANSLATE_NOOP("faults", "the server is busy or out of order ({0})")};
inline constexpr FaultKind ServerGivesAnotherPart{
    QT_TRANSLATE_NOOP("faults", "the server gives another part than was asked for")};
inline constexpr FaultKind ServerGivesNoFile{
    QT_TRANSLATE_NOOP("faults", "the server gives no file ({0})")};
inline constexpr FaultKind ServerGivesTooLittle{
    QT_TRANSLATE_NOOP("faults", "the server gives too little")};
inline constexpr FaultKind ServerNotInTime{
    QT_TRANSLATE_NOOP("faults", "the server does not answer in time")};
inline constexpr FaultKind ServerNotReached{
    QT_TRANSLATE_NOOP("faults", "the server cannot be reached")};
inline constexpr FaultKind ServerTellsNoSize{
    QT_TRANSLATE_NOOP("faults", "the server does not tell the size of the file")};
inline constexpr FaultKind StatusNotThere{
    QT_TRANSLATE_NOOP("faults", "there is no such file on the server ({0})")};
inline constexpr FaultKind StreamDamaged{
    QT_TRANSLATE_NOOP("faults", "the {0} stream is damaged; {1} bytes were unpacked before")};
inline constexpr FaultKind StreamEndsEarly{
    QT_TRANSLATE_NOOP("faults", "the {0} stream ends early; {1} bytes were unpacked before")};
inline constexpr FaultKind StreamFollowedByOthers{QT_TRANSLATE_NOOP(
    "faults", "the {0} stream is followed by other bytes; {1} bytes were unpacked before")};
inline constexpr FaultKind StreamNeedsMemory{QT_TRANSLATE_NOOP(
    "faults", "the {0} stream needs too much memory; {1} bytes were unpacked before")};
inline constexpr FaultKind StreamOfNewerKind{QT_TRANSLATE_NOOP(
    "faults", "the {0} stream is of a newer kind; {1} bytes were unpacked before")};
inline constexpr FaultKind StreamTooBig{QT_TRANSLATE_NOOP(
    "faults", "the {0} stream unpacks to too much; {1} bytes were unpacked before")};
inline constexpr FaultKind TokenWanted{
    QT_TRANSLATE_NOOP("faults", "the server wants a bearer token, or another one ({0})")};
inline constexpr FaultKind TooBigToBeReadIntoMemory{
    QT_TRANSLATE_NOOP("faults", "too big to be read into memory")};
inline constexpr FaultKind TooMuchFromPipe{
    QT_TRANSLATE_NOOP("faults", "{0}: too much to read from a pipe")};
inline constexpr FaultKind UnknownServer{
    QT_TRANSLATE_NOOP("faults", "no server of that name is known")};
inline constexpr FaultKind CheckpointOfAnotherVersion{
    QT_TRANSLATE_NOOP("faults", "a checkpoint of another version")};
inline constexpr FaultKind CheckpointWithImpossibleValues{
    QT_TRANSLATE_NOOP("faults", "a checkpoint with impossible values")};
inline constexpr FaultKind CheckpointWithWrongChecksum{
    QT_TRANSLATE_NOOP("faults", "a checkpoint with a wrong checksum")};
inline constexpr FaultKind CheckpointWithoutChecksum{
    QT_TRANSLATE_NOOP("faults", "a checkpoint without checksum")};

} // namespace tickscope::faults
