// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fault.h"

/// What the command line tells of its own: wrong usage, and files that it cannot write.
namespace tickscope::faults {

inline constexpr FaultKind ARecordingCannotBeWrittenOverItself{
    QT_TRANSLATE_NOOP("faults", "a recording cannot be written over itself")};
inline constexpr FaultKind AnotherScanIsUsingThisJournal{
    QT_TRANSLATE_NOOP("faults", "{0}: another scan is using this journal")};
inline constexpr FaultKind CannotBeWrittenIsTheDiskFull{
    QT_TRANSLATE_NOOP("faults", "{0} cannot be written; is the disk full?")};
inline constexpr FaultKind PictureCannotBeWritten{
    QT_TRANSLATE_NOOP("faults", "cannot write {0}: {1}")};
inline constexpr FaultKind CannotWriteTheOutput{
    QT_TRANSLATE_NOOP("faults", "cannot write the output: {0}")};
inline constexpr FaultKind CaseCreateTakesOnlyOptions{
    QT_TRANSLATE_NOOP("faults", "case create takes only options")};
inline constexpr FaultKind CaseListTakesOnlyOptions{
    QT_TRANSLATE_NOOP("faults", "case list takes only options")};
inline constexpr FaultKind DataThereIsNoFolder{
    QT_TRANSLATE_NOOP("faults", "--data: there is no folder {0}")};
inline constexpr FaultKind DoesNotBeginWithOneOfAnd{
    QT_TRANSLATE_NOOP("faults", "\"{0}\" does not begin with one of {1} and \"=\"")};
inline constexpr FaultKind ExistsAlreadyForceReplacesIt{
    QT_TRANSLATE_NOOP("faults", "{0} exists already; --force replaces it")};
inline constexpr FaultKind GiveEitherOutputOrCase{
    QT_TRANSLATE_NOOP("faults", "give either --output or --case")};
inline constexpr FaultKind GiveEitherTickTOrAtTime{
    QT_TRANSLATE_NOOP("faults", "give either --tick T or --at TIME")};
inline constexpr FaultKind GiveFilesFoldersUrlsOr{
    QT_TRANSLATE_NOOP("faults", "give files, folders, URLs or -")};
inline constexpr FaultKind GiveOneFileThereIsOnlyOne{
    QT_TRANSLATE_NOOP("faults", "give one FILE: there is only one --output")};
inline constexpr FaultKind GiveOneFileThereIsOnlyOneX{
    QT_TRANSLATE_NOOP("faults", "give one FILE: there is only one image")};
inline constexpr FaultKind GiveOneFileWithReportsOr{
    QT_TRANSLATE_NOOP("faults", "give one FILE with reports, or -")};
inline constexpr FaultKind GiveOneOfToNobodyAndNext{
    QT_TRANSLATE_NOOP("faults", "give one of --to, --nobody and --next")};
inline constexpr FaultKind GiveOneRecordingThereIsOnlyOne{
    QT_TRANSLATE_NOOP("faults", "give one recording: there is only one copy")};
inline constexpr FaultKind GiveTheCaseStoreWithStoreFile{QT_TRANSLATE_NOOP(
    "faults",
    "give the case store with --store FILE or --store service:NAME, or in TICKSCOPE_STORE")};
inline constexpr FaultKind GiveTheFileToWriteWithO{
    QT_TRANSLATE_NOOP("faults", "give the file to write with -o OUT.hcrp")};
inline constexpr FaultKind GiveTheFileToWriteWithOutput{
    QT_TRANSLATE_NOOP("faults", "give the file to write with --output FILE")};
inline constexpr FaultKind GiveTheFolderOfABundle{
    QT_TRANSLATE_NOOP("faults", "give the folder of a bundle")};
inline constexpr FaultKind GiveTheFolderToCreateWithOutput{
    QT_TRANSLATE_NOOP("faults", "give the folder to create with --output DIR")};
inline constexpr FaultKind GiveTheImageToWriteWithO{
    QT_TRANSLATE_NOOP("faults", "give the image to write with -o OUT.png")};
inline constexpr FaultKind GiveTheNumberOfOneCase{
    QT_TRANSLATE_NOOP("faults", "give the number of one case")};
inline constexpr FaultKind GiveTheNumbersOfCases{
    QT_TRANSLATE_NOOP("faults", "give the numbers of cases")};
inline constexpr FaultKind GiveThePlayerWithPlayerP{
    QT_TRANSLATE_NOOP("faults", "give the player with --player P")};
inline constexpr FaultKind IgnoreCaseIsForMatch{
    QT_TRANSLATE_NOOP("faults", "--ignore-case is for --match")};
inline constexpr FaultKind IsNotACaseNumber{
    QT_TRANSLATE_NOOP("faults", "\"{0}\" is not a case number")};
inline constexpr FaultKind IsNotARecordingOfTheCase{
    QT_TRANSLATE_NOOP("faults", "{0} is not a recording of the case")};
inline constexpr FaultKind IsNotARegularFile{
    QT_TRANSLATE_NOOP("faults", "{0} is not a regular file")};
inline constexpr FaultKind IsNotARegularFileItIs{
    QT_TRANSLATE_NOOP("faults", "{0} is not a regular file; it is not replaced")};
inline constexpr FaultKind IsTheRecordingItself{
    QT_TRANSLATE_NOOP("faults", "{0} is the recording itself")};
inline constexpr FaultKind JournalNeedsOutputOrCaseProgressOn{QT_TRANSLATE_NOOP(
    "faults", "--journal needs --output or --case: progress on standard output cannot be known")};
inline constexpr FaultKind KindThereIsNoEventTypeThe{QT_TRANSLATE_NOOP(
    "faults",
    "--kind: there is no event type \"{0}\"; the closest is \"{1}\" (--kind list prints all)")};
inline constexpr FaultKind MetadataTakesKeyValue{
    QT_TRANSLATE_NOOP("faults", "--metadata takes KEY=VALUE")};
inline constexpr FaultKind MoreThanMib{QT_TRANSLATE_NOOP("faults", "{0}: more than {1} MiB")};
inline constexpr FaultKind MustBeAtLeast{QT_TRANSLATE_NOOP("faults", "{0} must be at least {1}")};
inline constexpr FaultKind MustBeFromTo{QT_TRANSLATE_NOOP("faults", "{0} must be from {1} to {2}")};
inline constexpr FaultKind MustBeOneOf{QT_TRANSLATE_NOOP("faults", "{0} must be one of {1}")};
inline constexpr FaultKind NeedsANumberNot{
    QT_TRANSLATE_NOOP("faults", "{0} needs a number, not \"{1}\"")};
inline constexpr FaultKind NeedsAValue{QT_TRANSLATE_NOOP("faults", "{0} needs a value: {1}")};
inline constexpr FaultKind NeedsAWholeNumberNot{
    QT_TRANSLATE_NOOP("faults", "{0} needs a whole number, not \"{1}\"")};
inline constexpr FaultKind NeedsTheProgramWhichIsNotInstalled{QT_TRANSLATE_NOOP(
    "faults", "{0} needs the program {1}, which is not installed; it comes with the window")};
inline constexpr FaultKind NeedsToBeFollowedByWhatTo{
    QT_TRANSLATE_NOOP("faults", "\"{0}\" needs to be followed by what to do")};
inline constexpr FaultKind NoCommandGiven{QT_TRANSLATE_NOOP("faults", "no command given")};
inline constexpr FaultKind NoFileGiven{QT_TRANSLATE_NOOP("faults", "no FILE given")};
inline constexpr FaultKind NoPlayer{QT_TRANSLATE_NOOP("faults", "no player \"{0}\"")};
inline constexpr FaultKind NoPlayerInTheseTicks{
    QT_TRANSLATE_NOOP("faults", "no player \"{0}\" in these ticks")};
inline constexpr FaultKind NotAllOfItIsAtHand{
    QT_TRANSLATE_NOOP("faults", "not all of it is at hand to be hashed")};
inline constexpr FaultKind NotAllOfItIsAvailableTo{
    QT_TRANSLATE_NOOP("faults", "{0}: not all of it is available to be hashed")};
inline constexpr FaultKind NotTheJournalOfThisScanIts{QT_TRANSLATE_NOOP(
    "faults", "{0}: not the journal of this scan; its options or its output differ")};
inline constexpr FaultKind OutputImagesCannotBeWrittenAsName{QT_TRANSLATE_NOOP(
    "faults", "--output: images cannot be written as \"{0}\"; name it .png, or one of {1}")};
inline constexpr FaultKind SeeTickscopeCliHelp{
    QT_TRANSLATE_NOOP("faults", "see tickscope-cli --help")};
inline constexpr FaultKind SeeTickscopeCliHelpX{
    QT_TRANSLATE_NOOP("faults", "see tickscope-cli {0} --help")};
inline constexpr FaultKind SeveralPlayersAreNamedAtThatTick{QT_TRANSLATE_NOOP(
    "faults", "several players are named \"{0}\" at that tick; give the number of one")};
inline constexpr FaultKind ShardNeedsINWithIFrom{
    QT_TRANSLATE_NOOP("faults", "--shard needs I/N with I from 1 to N, not \"{0}\"")};
inline constexpr FaultKind ShorterThanItsJournalSaysRemoveBoth{
    QT_TRANSLATE_NOOP("faults", "{0}: shorter than its journal says; remove both to start again")};
inline constexpr FaultKind SizeMustBeFromToOnEach{
    QT_TRANSLATE_NOOP("faults", "--size must be from {0} to {1} on each side")};
inline constexpr FaultKind SizeNeedsWidthxheightNot{
    QT_TRANSLATE_NOOP("faults", "--size needs WIDTHxHEIGHT, not \"{0}\"")};
inline constexpr FaultKind SomeoneElseHasJustChangedItTry{
    QT_TRANSLATE_NOOP("faults", "someone else has just changed it; try again")};
inline constexpr FaultKind TakesNoValue{QT_TRANSLATE_NOOP("faults", "{0} takes no value")};
inline constexpr FaultKind ThereIsNoEventTypeTheClosest{
    QT_TRANSLATE_NOOP("faults", "there is no event type \"{0}\"; the closest is \"{1}\"")};
inline constexpr FaultKind TokenFile{QT_TRANSLATE_NOOP("faults", "--token-file: {0}")};
inline constexpr FaultKind UnknownCommand{QT_TRANSLATE_NOOP("faults", "unknown command {0}")};
inline constexpr FaultKind UnknownOption{QT_TRANSLATE_NOOP("faults", "unknown option {0}")};
inline constexpr FaultKind UseEventsKindListToPrintThe{
    QT_TRANSLATE_NOOP("faults", "use events --kind list to print the event types")};
inline constexpr FaultKind WhenNeedsFigureNumberOrNot{
    QT_TRANSLATE_NOOP("faults", "--when needs FIGURE > NUMBER (or >=, <, <=, =, !=), not \"{0}\"")};
inline constexpr FaultKind WhenThereIsNoFigureTheClosest{
    QT_TRANSLATE_NOOP("faults", "--when: there is no figure \"{0}\"; the closest is \"{1}\" (also "
                                "counts.NAME and events.KIND)")};
inline constexpr FaultKind ZoomMustBeFromTo{
    QT_TRANSLATE_NOOP("faults", "--zoom must be from 0.01 to 100")};
inline constexpr FaultKind RecordingHasNoTicks{
    QT_TRANSLATE_NOOP("faults", "the recording has no ticks")};
inline constexpr FaultKind RecordingHasTicks{
    QT_TRANSLATE_NOOP("faults", "the recording has ticks {0} to {1} (00:00.00 to {2})")};
inline constexpr FaultKind NoTicksBetweenFromAndTo{
    QT_TRANSLATE_NOOP("faults", "no ticks between --from and --to; {0}")};
inline constexpr FaultKind NoSuchTime{QT_TRANSLATE_NOOP("faults", "no such time; {0}")};
inline constexpr FaultKind NoSuchTick{QT_TRANSLATE_NOOP("faults", "no such tick; {0}")};
inline constexpr FaultKind NoMapFor{QT_TRANSLATE_NOOP("faults", "{0}: no map: {1}")};
inline constexpr FaultKind DamagedAtByteAndTick{
    QT_TRANSLATE_NOOP("faults", "{0}: damaged at byte {1}, tick {2}: {3}")};
inline constexpr FaultKind MoreDamagedPlaces{
    QT_TRANSLATE_N_NOOP("faults", "{1}: and %n more damaged place(s); verify lists them")};
inline constexpr FaultKind ProgramNotInstalled{QT_TRANSLATE_NOOP(
    "faults", "{0} needs the program {1}, which comes with the window and is not installed")};
inline constexpr FaultKind BundleIsPlain{QT_TRANSLATE_NOOP(
    "faults", "without pictures, graphs and the PDF, which come with the window")};
inline constexpr FaultKind NoPlayerWithNumber{
    QT_TRANSLATE_NOOP("faults", "no player with the number {0}")};
inline constexpr FaultKind NumberIsNameOfPlayer{
    QT_TRANSLATE_NOOP("faults", "no player with the number {0}; that is the name of player {1}")};
inline constexpr FaultKind PlayersOfOneName{QT_TRANSLATE_N_NOOP(
    "faults", "%n player(s) have been named \"{1}\"; give the number of one: {2}")};
inline constexpr FaultKind PositionsAsRecorded{
    QT_TRANSLATE_NOOP("faults", "{0}: positions are as recorded, not predicted for the tick")};
inline constexpr FaultKind DictionaryIsNeeded{QT_TRANSLATE_NOOP(
    "faults", "{0}: needed to read {1}; the game server refuses such recordings")};
inline constexpr FaultKind NoCaseIsWaiting{QT_TRANSLATE_NOOP("faults", "no case is waiting")};

} // namespace tickscope::faults
