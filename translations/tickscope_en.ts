<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>FigureText</name>
    <message numerus="yes">
        <source>%1 in all (%2; %Ln player(s))</source>
        <translation>
            <numerusform>%1 in all (%2; %Ln player)</numerusform>
            <numerusform>%1 in all (%2; %Ln players)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln player(s))</source>
        <translation>
            <numerusform>%1 (%Ln player)</numerusform>
            <numerusform>%1 (%Ln players)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2; %Ln player(s))</source>
        <translation>
            <numerusform>%1 (%2; %Ln player)</numerusform>
            <numerusform>%1 (%2; %Ln players)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>events</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frag(s)</source>
        <translation>
            <numerusform>%n frag</numerusform>
            <numerusform>%n frags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n death(s)</source>
        <translation>
            <numerusform>%n death</numerusform>
            <numerusform>%n deaths</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tuning value(s)</source>
        <translation>
            <numerusform>%n tuning value</numerusform>
            <numerusform>%n tuning values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n client(s)</source>
        <translation>
            <numerusform>%n client</numerusform>
            <numerusform>%n clients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote option(s)</source>
        <translation>
            <numerusform>%n vote option</numerusform>
            <numerusform>%n vote options</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n projectile(s)</source>
        <translation>
            <numerusform>%n projectile</numerusform>
            <numerusform>%n projectiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>client %n</source>
        <translation>
            <numerusform>client %n</numerusform>
            <numerusform>client %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message numerus="yes">
        <source>%n byte(s) behind the directory cut off</source>
        <translation>
            <numerusform>%n byte behind the directory cut off</numerusform>
            <numerusform>%n bytes behind the directory cut off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) left behind the last tick of a chunk</source>
        <translation>
            <numerusform>%n byte left behind the last tick of a chunk</numerusform>
            <numerusform>%n bytes left behind the last tick of a chunk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chunk %3 cannot be read (%2); left out from there on: %n chunk(s).</source>
        <translation>
            <numerusform>Chunk %3 cannot be read (%2); left out from there on: %n chunk.</numerusform>
            <numerusform>Chunk %3 cannot be read (%2); left out from there on: %n chunks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n tick(s) lost</source>
        <translation>
            <numerusform>%1; %n tick lost</numerusform>
            <numerusform>%1; %n ticks lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: and %n more damaged place(s); verify lists them</source>
        <translation>
            <numerusform>%2: and %n more damaged place; verify lists them</numerusform>
            <numerusform>%2: and %n more damaged places; verify lists them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have been named &quot;%2&quot;; give the number of one: %3</source>
        <translation>
            <numerusform>%n player have been named &quot;%2&quot;; give the number of one: %3</numerusform>
            <numerusform>%n players have been named &quot;%2&quot;; give the number of one: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) have a time that cannot be and take that of the tick before, first tick %2</source>
        <translation>
            <numerusform>%n tick has a time that cannot be and takes that of the tick before, first tick %2</numerusform>
            <numerusform>%n ticks have a time that cannot be and take that of the tick before, first tick %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) looked at, %2 matched</source>
        <translation>
            <numerusform>%n recording looked at, %2 matched</numerusform>
            <numerusform>%n recordings looked at, %2 matched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out: their state is not known</source>
        <translation>
            <numerusform>%n tick left out: its state is not known</numerusform>
            <numerusform>%n ticks left out: their state is not known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) left out: they cannot be unpacked</source>
        <translation>
            <numerusform>%n message left out: it cannot be unpacked</numerusform>
            <numerusform>%n messages left out: they cannot be unpacked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out at the end: %2</source>
        <translation>
            <numerusform>%n tick left out at the end: %2</numerusform>
            <numerusform>%n ticks left out at the end: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out at the beginning: %2</source>
        <translation>
            <numerusform>%n tick left out at the beginning: %2</numerusform>
            <numerusform>%n ticks left out at the beginning: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) would be removed, %2 bytes; nothing is removed without --yes</source>
        <translation>
            <numerusform>%n recording would be removed, %2 bytes; nothing is removed without --yes</numerusform>
            <numerusform>%n recordings would be removed, %2 bytes; nothing is removed without --yes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) removed, %2 bytes</source>
        <translation>
            <numerusform>%n recording removed, %2 bytes</numerusform>
            <numerusform>%n recordings removed, %2 bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) could not be read</source>
        <translation>
            <numerusform>%n marker could not be read</numerusform>
            <numerusform>%n markers could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) outside the recording</source>
        <translation>
            <numerusform>%n note outside the recording</numerusform>
            <numerusform>%n notes outside the recording</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the end of %n text(s), longer than NBT holds</source>
        <translation>
            <numerusform>the end of %n text, longer than NBT holds</numerusform>
            <numerusform>the end of %n texts, longer than NBT holds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) more than the 64 that a demo has room for</source>
        <translation>
            <numerusform>%n marker more than the 64 that a demo has room for</numerusform>
            <numerusform>%n markers more than the 64 that a demo has room for</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) at tick 0, where a demo cannot have one</source>
        <translation>
            <numerusform>%n marker at tick 0, where a demo cannot have one</numerusform>
            <numerusform>%n markers at tick 0, where a demo cannot have one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) without a tick, which a demo cannot have</source>
        <translation>
            <numerusform>%n note without a tick, which a demo cannot have</numerusform>
            <numerusform>%n notes without a tick, which a demo cannot have</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the text of %n marker(s), since a demo keeps only ticks</source>
        <translation>
            <numerusform>the text of %n marker, since a demo keeps only ticks</numerusform>
            <numerusform>the text of %n markers, since a demo keeps only ticks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) old</source>
        <translation>
            <numerusform>%n day old</numerusform>
            <numerusform>%n days old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) out of the folder left out</source>
        <translation>
            <numerusform>%n link out of the folder left out</numerusform>
            <numerusform>%n links out of the folder left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; reading goes on at the next keyframe, without %n tick(s) before it</source>
        <translation>
            <numerusform>%1; reading goes on at the next keyframe, without %n tick before it</numerusform>
            <numerusform>%1; reading goes on at the next keyframe, without %n ticks before it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; reading ends there, without %n tick(s) behind it</source>
        <translation>
            <numerusform>%1; reading ends there, without %n tick behind it</numerusform>
            <numerusform>%1; reading ends there, without %n ticks behind it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are %n run(s)</source>
        <translation>
            <numerusform>there is %n run</numerusform>
            <numerusform>there are %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) do not hold all events of these types</source>
        <translation>
            <numerusform>%n recording does not hold all events of these types</numerusform>
            <numerusform>%n recordings do not hold all events of these types</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) have several players of that name; rows have their numbers</source>
        <translation>
            <numerusform>%n recording has several players of that name; rows have their numbers</numerusform>
            <numerusform>%n recordings have several players of that name; rows have their numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::AnnotatedCopyDialog</name>
    <message numerus="yes">
        <source>%Ln marker(s) of yours</source>
        <translation>
            <numerusform>%Ln marker of yours</numerusform>
            <numerusform>%Ln markers of yours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::AspectRow</name>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::CleanUpDialog</name>
    <message numerus="yes">
        <source>%Ln recording(s) can go to the trash: %1.</source>
        <translation>
            <numerusform>%Ln recording can go to the trash: %1.</numerusform>
            <numerusform>%Ln recordings can go to the trash: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) moved to the trash: %1.</source>
        <translation>
            <numerusform>%Ln recording moved to the trash: %1.</numerusform>
            <numerusform>%Ln recordings moved to the trash: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::ClipDialog</name>
    <message numerus="yes">
        <source>%Ln damaged place(s) in these ticks</source>
        <translation>
            <numerusform>%Ln damaged place in these ticks</numerusform>
            <numerusform>%Ln damaged places in these ticks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::DifferenceList</name>
    <message numerus="yes">
        <source>%Ln difference(s) in positions and events that both recorded:</source>
        <translation>
            <numerusform>%Ln difference in positions and events that both recorded:</numerusform>
            <numerusform>%Ln differences in positions and events that both recorded:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in inputs that both recorded:</source>
        <translation>
            <numerusform>%Ln difference in inputs that both recorded:</numerusform>
            <numerusform>%Ln differences in inputs that both recorded:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in fields that both recorded:</source>
        <translation>
            <numerusform>%Ln difference in fields that both recorded:</numerusform>
            <numerusform>%Ln differences in fields that both recorded:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By chance, others have %Ln tick(s) the same at most.</source>
        <translation>
            <numerusform>By chance, others have %Ln tick the same at most.</numerusform>
            <numerusform>By chance, others have %Ln ticks the same at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stretch(es) with the same inputs.</source>
        <translation>
            <numerusform>%Ln stretch with the same inputs.</numerusform>
            <numerusform>%Ln stretches with the same inputs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same inputs, %Ln change(s)</source>
        <translation>
            <numerusform>the same inputs, %Ln change</numerusform>
            <numerusform>the same inputs, %Ln changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tick(s), %1</source>
        <translation>
            <numerusform>%Ln tick, %1</numerusform>
            <numerusform>%Ln ticks, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::Errors</name>
    <message numerus="yes">
        <source>%Ln tick(s) are lost.</source>
        <translation>
            <numerusform>%Ln tick is lost.</numerusform>
            <numerusform>%Ln ticks are lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The recording is damaged in %Ln places, from %1 to %2.</source>
        <translation>
            <numerusform>The recording is damaged in %Ln place, from %1 to %2.</numerusform>
            <numerusform>The recording is damaged in %Ln places, from %1 to %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::EventsDock</name>
    <message numerus="yes">
        <source>Filter hides %Ln event(s) — &lt;a href=&apos;clear&apos;&gt;clear it&lt;/a&gt;</source>
        <translation>
            <numerusform>Filter hides %Ln event — &lt;a href=&apos;clear&apos;&gt;clear it&lt;/a&gt;</numerusform>
            <numerusform>Filter hides %Ln events — &lt;a href=&apos;clear&apos;&gt;clear it&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s), all of types that are hidden at first — &lt;a href=&apos;clear&apos;&gt;show them&lt;/a&gt;</source>
        <translation>
            <numerusform>%Ln event, of a type that is hidden at first — &lt;a href=&apos;clear&apos;&gt;show it&lt;/a&gt;</numerusform>
            <numerusform>%Ln events, all of types that are hidden at first — &lt;a href=&apos;clear&apos;&gt;show them&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s) in hidden event types — &lt;a href=&apos;hidden&apos;&gt;show them&lt;/a&gt;</source>
        <translation>
            <numerusform>%Ln hit in hidden event types — &lt;a href=&apos;hidden&apos;&gt;show it&lt;/a&gt;</numerusform>
            <numerusform>%Ln hits in hidden event types — &lt;a href=&apos;hidden&apos;&gt;show them&lt;/a&gt;</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::FigureEvidenceTexts</name>
    <message numerus="yes">
        <source>%1 is accused by name only, held by %Ln people in %2: %3. No figures are shown until one of them is chosen.</source>
        <translation>
            <numerusform>%1 is accused by name only, held by %Ln person in %2: %3. No figures are shown until that person is chosen.</numerusform>
            <numerusform>%1 is accused by name only, held by %Ln people in %2: %3. No figures are shown until one of them is chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more in figure-places.csv</source>
        <translation>
            <numerusform>%Ln more in figure-places.csv</numerusform>
            <numerusform>%Ln more in figure-places.csv</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln other player(s) in the recording, bots as well, since a recording does not say who is one.</source>
        <translation>
            <numerusform>There is %Ln other player in the recording, who may be a bot, since a recording does not say who is one.</numerusform>
            <numerusform>There are %Ln other players in the recording, bots as well, since a recording does not say who is one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryText</name>
    <message numerus="yes">
        <source>Asked for verdicts of %Ln reviewer(s)</source>
        <translation>
            <numerusform>Asked for the verdict of %Ln reviewer</numerusform>
            <numerusform>Asked for verdicts of %Ln reviewers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::HoverCard</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::InfoDock</name>
    <message numerus="yes">
        <source>%Ln more value(s); tickscope-cli info lists them all</source>
        <translation>
            <numerusform>%Ln more value; tickscope-cli info lists them all</numerusform>
            <numerusform>%Ln more values; tickscope-cli info lists them all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::InspectorDock</name>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryCommands</name>
    <message numerus="yes">
        <source>Verifying %n recording(s)…</source>
        <translation>
            <numerusform>Verifying %n recording…</numerusform>
            <numerusform>Verifying %n recordings…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) verified</source>
        <translation>
            <numerusform>%n recording verified</numerusform>
            <numerusform>%n recordings verified</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) unpinned.</source>
        <translation>
            <numerusform>%n recording unpinned.</numerusform>
            <numerusform>%n recordings unpinned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) pinned.</source>
        <translation>
            <numerusform>%n recording pinned.</numerusform>
            <numerusform>%n recordings pinned.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryPage</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s)</source>
        <translation>
            <numerusform>%Ln recording</numerusform>
            <numerusform>%Ln recordings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryTexts</name>
    <message numerus="yes">
        <source>%n damaged place(s)</source>
        <translation>
            <numerusform>%n damaged place</numerusform>
            <numerusform>%n damaged places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::OpenPlayersTexts</name>
    <message numerus="yes">
        <source>%1 (name only: held by %Ln people)</source>
        <translation>
            <numerusform>%1 (name only: held by %Ln person)</numerusform>
            <numerusform>%1 (name only: held by %Ln people)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::QueuePage</name>
    <message numerus="yes">
        <source>%Ln report(s) imported.</source>
        <translation>
            <numerusform>%Ln report imported.</numerusform>
            <numerusform>%Ln reports imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) could not be read; the first: %1</source>
        <translation>
            <numerusform>%Ln report could not be read; the first: %1</numerusform>
            <numerusform>%Ln reports could not be read; the first: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) had been imported before.</source>
        <translation>
            <numerusform>%Ln report had been imported before.</numerusform>
            <numerusform>%Ln reports had been imported before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln case(s) stay: somebody has worked on them.</source>
        <translation>
            <numerusform>%Ln case stays: somebody has worked on it.</numerusform>
            <numerusform>%Ln cases stay: somebody has worked on them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::Scoreboard</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::SessionSaver</name>
    <message numerus="yes">
        <source>Tickscope was not closed properly. %n recording(s) were restored.</source>
        <translation>
            <numerusform>Tickscope was not closed properly. One recording was restored.</numerusform>
            <numerusform>Tickscope was not closed properly. %n recordings were restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) of the last session were not found.</source>
        <translation>
            <numerusform>One recording of the last session was not found.</numerusform>
            <numerusform>%n recordings of the last session were not found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::Tape</name>
    <message numerus="yes">
        <source>%1: %Ln choice(s)</source>
        <translation>
            <numerusform>%1: %Ln choice</numerusform>
            <numerusform>%1: %Ln choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln time(s)</source>
        <translation>
            <numerusform>%1: %Ln time</numerusform>
            <numerusform>%1: %Ln times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln press(es)</source>
        <translation>
            <numerusform>%1: %Ln press</numerusform>
            <numerusform>%1: %Ln presses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tick(s)</source>
        <translation>
            <numerusform>%Ln tick</numerusform>
            <numerusform>%Ln ticks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln press(es) within a tick</source>
        <translation>
            <numerusform>%1: %Ln press within a tick</numerusform>
            <numerusform>%1: %Ln presses within a tick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the last of %Ln press(es) in its first tick</source>
        <translation>
            <numerusform>the last of %Ln press in its first tick</numerusform>
            <numerusform>the last of %Ln presses in its first tick</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::Timeline</name>
    <message numerus="yes">
        <source>%Ln tick(s)</source>
        <translation>
            <numerusform>%Ln tick</numerusform>
            <numerusform>%Ln ticks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other</source>
        <translation>
            <numerusform>%Ln other</numerusform>
            <numerusform>%Ln other</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineParts</name>
    <message numerus="yes">
        <source>%Ln event(s) in view</source>
        <translation>
            <numerusform>%Ln event in view</numerusform>
            <numerusform>%Ln events in view</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::ValueText</name>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 byte</numerusform>
            <numerusform>%1 bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::VerdictForm</name>
    <message numerus="yes">
        <source>%Ln note(s) were added after the verdict.</source>
        <translation>
            <numerusform>%Ln note was added after the verdict.</numerusform>
            <numerusform>%Ln notes were added after the verdict.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::VideoDialog</name>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln frame</numerusform>
            <numerusform>%Ln frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::WindowCases</name>
    <message numerus="yes">
        <source>%Ln change(s) to cases could not be saved yet.</source>
        <translation>
            <numerusform>%Ln change to cases could not be saved yet.</numerusform>
            <numerusform>%Ln changes to cases could not be saved yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln new case(s) about this recording.</source>
        <translation>
            <numerusform>There is %Ln new case about this recording.</numerusform>
            <numerusform>There are %Ln new cases about this recording.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::WindowMarkers</name>
    <message numerus="yes">
        <source>%Ln change(s) to your markers could not be saved yet.</source>
        <translation>
            <numerusform>%Ln change to your markers could not be saved yet.</numerusform>
            <numerusform>%Ln changes to your markers could not be saved yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) exported to %1.</source>
        <translation>
            <numerusform>%Ln marker exported to %1.</numerusform>
            <numerusform>%Ln markers exported to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) imported.</source>
        <translation>
            <numerusform>%Ln marker imported.</numerusform>
            <numerusform>%Ln markers imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) were already there.</source>
        <translation>
            <numerusform>%Ln marker was already there.</numerusform>
            <numerusform>%Ln markers were already there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) are outside this recording.</source>
        <translation>
            <numerusform>%Ln marker is outside this recording.</numerusform>
            <numerusform>%Ln markers are outside this recording.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) could not be read.</source>
        <translation>
            <numerusform>%Ln marker could not be read.</numerusform>
            <numerusform>%Ln markers could not be read.</numerusform>
        </translation>
    </message>
</context>
</TS>
