<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>Application</name>
    <message>
        <source>--tick needs a whole number.</source>
        <translation>--tick necesita un número entero.</translation>
    </message>
    <message>
        <source>--follow needs a link to watch together.</source>
        <translation>--follow necesita un enlace para ver juntos.</translation>
    </message>
    <message>
        <source>Standard input cannot be shown: save it as a file first.</source>
        <translation>No se puede mostrar la entrada estándar: guárdala primero en un archivo.</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>no samples</source>
        <translation>sin muestras</translation>
    </message>
    <message>
        <source> + %1 guessed</source>
        <translation> + %1 supuestas</translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <translation>de %1 a menos de %2</translation>
    </message>
    <message>
        <source>Everyone else:</source>
        <translation>Todos los demás:</translation>
    </message>
    <message>
        <source>What is counted: %1</source>
        <translation>Qué se cuenta: %1</translation>
    </message>
    <message>
        <source>Innocent explanations: %1</source>
        <translation>Explicaciones inocentes: %1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>Límites: %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3%)</source>
        <translation>%1: %2 (%3&#xa0;%)</translation>
    </message>
    <message>
        <source>others from %1 to %2</source>
        <translation>los demás de %1 a %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 #%2</source>
        <translation>%1 #%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2, %3 samples</source>
        <translation>%1: %2, %3 muestras</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 tick</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (%4)</source>
        <translation>%1: %2 de %3 (%4)</translation>
    </message>
    <message>
        <source>too few (&lt; %1)</source>
        <translation>muy pocas (&lt; %1)</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 (all together)</source>
        <translation>%1 (todos juntos)</translation>
    </message>
    <message numerus="yes">
        <source>%1 in all (%2; %Ln player(s))</source>
        <translation>
            <numerusform>%1 en total (%2; %Ln jugador)</numerusform>
            <numerusform>%1 en total (%2; %Ln jugadores)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln player(s))</source>
        <translation>
            <numerusform>%1 (%Ln jugador)</numerusform>
            <numerusform>%1 (%Ln jugadores)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2; %Ln player(s))</source>
        <translation>
            <numerusform>%1 (%2; %Ln jugador)</numerusform>
            <numerusform>%1 (%2; %Ln jugadores)</numerusform>
        </translation>
    </message>
    <message>
        <source>“Others” are those with a value, put together.</source>
        <translation>«Otros» son los que tienen un valor, juntos.</translation>
    </message>
    <message>
        <source>Nobody else has enough samples alone, so “Others” are all of them, put together.</source>
        <translation>Nadie más tiene bastantes muestras por sí solo, así que «Otros» son todos juntos.</translation>
    </message>
</context>
<context>
    <name>InspectedFrame</name>
    <message>
        <source>Recorded position</source>
        <translation>Posición grabada</translation>
    </message>
    <message>
        <source>Recorded position; the view shows the same.</source>
        <translation>Posición grabada; la vista muestra la misma.</translation>
    </message>
    <message>
        <source>%1 → %2 predicted</source>
        <translation>%1 → %2 predicho</translation>
    </message>
    <message>
        <source>%1 is recorded. %2 is predicted for this tick and shown in the view.</source>
        <translation>%1 es lo grabado. %2 es lo predicho para este tick y lo que muestra la vista.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>The folder to create (required); must not exist</source>
        <translation>La carpeta que crear (obligatoria); no debe existir</translation>
    </message>
    <message>
        <source>Exports a case to a folder that others can read without Tickscope</source>
        <translation>Exporta un caso a una carpeta que otros pueden leer sin Tickscope</translation>
    </message>
    <message>
        <source>Checks that a bundle is unchanged</source>
        <translation>Comprueba que un paquete no se ha modificado</translation>
    </message>
    <message>
        <source>Creates or upgrades the tables on a server</source>
        <translation>Crea o actualiza las tablas en un servidor</translation>
    </message>
    <message>
        <source>Removes a person&apos;s data from all cases; on a server, leads only</source>
        <translation>Elimina los datos de una persona de todos los casos; en un servidor, solo responsables</translation>
    </message>
    <message>
        <source>Checks a case file and copies it to FILE, which must not exist</source>
        <translation>Comprueba un archivo de casos y lo copia en FILE, que no debe existir</translation>
    </message>
    <message>
        <source>What was reported</source>
        <translation>Qué se denunció</translation>
    </message>
    <message>
        <source>Who reported it</source>
        <translation>Quién lo denunció</translation>
    </message>
    <message>
        <source>A recording of the case; may be given more than once</source>
        <translation>Una grabación del caso; puede repetirse</translation>
    </message>
    <message>
        <source>May be given more than once</source>
        <translation>Puede repetirse</translation>
    </message>
    <message>
        <source>low, normal, high or urgent</source>
        <translation>low, normal, high o urgent</translation>
    </message>
    <message>
        <source>Number of reviewers who must decide</source>
        <translation>Número de revisores que deben decidir</translation>
    </message>
    <message>
        <source>The case as JSON instead; - for standard input</source>
        <translation>El caso en JSON en su lugar; - para la entrada estándar</translation>
    </message>
    <message>
        <source>A unique key for this report, so that it is not filed twice</source>
        <translation>Una clave única para esta denuncia, para no registrarla dos veces</translation>
    </message>
    <message>
        <source>Assign the case to this reviewer; on a server, only leads assign others</source>
        <translation>Asigna el caso a este revisor; en un servidor, solo los responsables asignan a otros</translation>
    </message>
    <message>
        <source>Unassign it</source>
        <translation>Quita la asignación</translation>
    </message>
    <message>
        <source>Take the most urgent unassigned case that matches the filters</source>
        <translation>Toma el caso sin asignar más urgente que cumple los filtros</translation>
    </message>
    <message>
        <source>Ask for verdicts of N reviewers; never fewer than before</source>
        <translation>Pide veredictos de N revisores; nunca menos que antes</translation>
    </message>
    <message>
        <source>What can be seen</source>
        <translation>Qué se ve</translation>
    </message>
    <message>
        <source>The recording; default: the only one of the case</source>
        <translation>La grabación; por omisión, la única del caso</translation>
    </message>
    <message>
        <source>At this tick</source>
        <translation>En este tick</translation>
    </message>
    <message>
        <source>Up to this tick</source>
        <translation>Hasta este tick</translation>
    </message>
    <message>
        <source>Of this client ID</source>
        <translation>De este ID de cliente</translation>
    </message>
    <message>
        <source>The note&apos;s color</source>
        <translation>El color de la nota</translation>
    </message>
    <message>
        <source>The note&apos;s category</source>
        <translation>La categoría de la nota</translation>
    </message>
    <message>
        <source>A PNG that shows it</source>
        <translation>Un PNG que lo muestra</translation>
    </message>
    <message>
        <source>The note as JSON instead; - for standard input</source>
        <translation>La nota en JSON en su lugar; - para la entrada estándar</translation>
    </message>
    <message>
        <source>Files a report as a new case</source>
        <translation>Registra una denuncia como caso nuevo</translation>
    </message>
    <message>
        <source>Gives a case to a reviewer, or takes the next one</source>
        <translation>Da un caso a un revisor o toma el siguiente</translation>
    </message>
    <message>
        <source>--next takes and assigns at once: no two people get the same case.</source>
        <translation>--next toma y asigna a la vez: dos personas no reciben nunca el mismo caso.</translation>
    </message>
    <message>
        <source>Adds a note to a case</source>
        <translation>Añade una nota a un caso</translation>
    </message>
    <message>
        <source>json, csv or text; detected if not given</source>
        <translation>json, csv o text; se detecta si no se indica</translation>
    </message>
    <message>
        <source>Files reports from CSV, JSON or pasted text as new cases</source>
        <translation>Registra como casos nuevos denuncias en CSV, JSON o texto pegado</translation>
    </message>
    <message>
        <source>Include the pictures of notes, in base64</source>
        <translation>Incluye las imágenes de las notas, en base64</translation>
    </message>
    <message>
        <source>At most N cases, up to 1000</source>
        <translation>Como máximo N casos, hasta 1000</translation>
    </message>
    <message>
        <source>Lists reported cases, the most urgent first</source>
        <translation>Lista los casos denunciados, primero los más urgentes</translation>
    </message>
    <message>
        <source>Shows cases with their notes and verdicts; in JSON also their history</source>
        <translation>Muestra casos con sus notas y veredictos; en JSON, también su historial</translation>
    </message>
    <message>
        <source>Writes complete cases as JSON, one per line</source>
        <translation>Escribe casos completos en JSON, uno por línea</translation>
    </message>
    <message>
        <source>Only new, in_review, second_opinion or decided cases</source>
        <translation>Solo casos en estado new, in_review, second_opinion o decided</translation>
    </message>
    <message>
        <source>Only cases of low, normal, high or urgent priority and above</source>
        <translation>Solo casos de prioridad low, normal, high o urgent y superior</translation>
    </message>
    <message>
        <source>Only cases assigned to this reviewer</source>
        <translation>Solo casos asignados a este revisor</translation>
    </message>
    <message>
        <source>Only unassigned cases</source>
        <translation>Solo casos sin asignar</translation>
    </message>
    <message>
        <source>Only cases with this tag</source>
        <translation>Solo casos con esta etiqueta</translation>
    </message>
    <message>
        <source>Only cases about this recording</source>
        <translation>Solo casos sobre esta grabación</translation>
    </message>
    <message>
        <source>Only cases that this person reported or is accused in</source>
        <translation>Solo casos que esta persona denunció o en los que está acusada</translation>
    </message>
    <message>
        <source>Only cases with this text in the claim, names or notes</source>
        <translation>Solo casos con este texto en la acusación, los nombres o las notas</translation>
    </message>
    <message>
        <source>Your name in a case file; default: the system user</source>
        <translation>Su nombre en un archivo de casos; por omisión, el usuario del sistema</translation>
    </message>
    <message>
        <source>Your finding on one aspect; may be given more than once</source>
        <translation>Su conclusión sobre un aspecto; puede repetirse</translation>
    </message>
    <message>
        <source>The number of a supporting note; may be given more than once</source>
        <translation>El número de una nota que lo respalda; puede repetirse</translation>
    </message>
    <message>
        <source>The overall finding</source>
        <translation>La conclusión global</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Leads only: the outcome where decided verdicts differ</source>
        <translation>Solo responsables: el resultado cuando los veredictos difieren</translation>
    </message>
    <message>
        <source>The verdict as JSON instead; - for standard input</source>
        <translation>El veredicto en JSON en su lugar; - para la entrada estándar</translation>
    </message>
    <message>
        <source>Gives your verdict on a case assigned to you</source>
        <translation>Da su veredicto sobre un caso que tiene asignado</translation>
    </message>
    <message>
        <source>Aspects: movement, aim, inputs, timing, chat, file_integrity. Findings: clean,
suspicious, proven, cannot_tell.</source>
        <translation>Aspectos: movement, aim, inputs, timing, chat, file_integrity. Conclusiones:
clean, suspicious, proven, cannot_tell.</translation>
    </message>
    <message>
        <source>Prints item count and checksum of the state at every recorded tick (rows)</source>
        <translation>Muestra el número de elementos y la suma de comprobación del estado en cada tick grabado (filas)</translation>
    </message>
    <message>
        <source>The recording to write</source>
        <translation>La grabación que escribir</translation>
    </message>
    <message>
        <source>Compression level, 1 to 22; default: 19</source>
        <translation>Nivel de compresión, de 1 a 22; por omisión, 19</translation>
    </message>
    <message>
        <source>Compress with a zstd dictionary; the game server refuses such files</source>
        <translation>Comprime con un diccionario zstd; el servidor del juego rechaza esos archivos</translation>
    </message>
    <message>
        <source>Accept an unfinished recording, and replace an existing file</source>
        <translation>Acepta una grabación sin terminar y reemplaza un archivo existente</translation>
    </message>
    <message>
        <source>Merges a segmented Hollow Cube replay into one file</source>
        <translation>Une en un archivo una repetición segmentada de Hollow Cube</translation>
    </message>
    <message>
        <source>The copy is read back and compared before it gets its name.</source>
        <translation>La copia se vuelve a leer y se compara antes de recibir su nombre.</translation>
    </message>
    <message>
        <source>Replace OUT.hcrp if it exists</source>
        <translation>Reemplaza OUT.hcrp si existe</translation>
    </message>
    <message>
        <source>Converts a Hollow Cube replay from version 3 to version 4</source>
        <translation>Convierte una repetición de Hollow Cube de la versión 3 a la 4</translation>
    </message>
    <message>
        <source>Positions are off by no more than 1/8192 block, at any tick.</source>
        <translation>Las posiciones se desvían como máximo 1/8192 de bloque en cualquier tick.</translation>
    </message>
    <message>
        <source>Lists what happened: chat, kills, joins, votes, ... (rows)</source>
        <translation>Lista lo que ocurrió: chat, bajas, incorporaciones, votaciones... (filas)</translation>
    </message>
    <message>
        <source>Compare with this player, or with everyone in that recording</source>
        <translation>Compara con este jugador o con todos los de esa grabación</translation>
    </message>
    <message>
        <source>Only what is recorded, nothing rebuilt from the map</source>
        <translation>Solo lo grabado, nada reconstruido a partir del mapa</translation>
    </message>
    <message>
        <source>Only the outline: no players or counts that need decoding</source>
        <translation>Solo lo básico: sin jugadores ni recuentos que requieran descodificar</translation>
    </message>
    <message>
        <source>Shows format, map, ticks, players, counts and damage</source>
        <translation>Muestra formato, mapa, ticks, jugadores, recuentos y daños</translation>
    </message>
    <message>
        <source>File to write the repaired recording to (required)</source>
        <translation>Archivo en el que escribir la grabación reparada (obligatorio)</translation>
    </message>
    <message>
        <source>Replace FILE if it exists; never the recording itself</source>
        <translation>Reemplaza FILE si existe; nunca la propia grabación</translation>
    </message>
    <message>
        <source>Writes a valid copy of what a damaged recording still holds</source>
        <translation>Escribe una copia válida de lo que aún contiene una grabación dañada</translation>
    </message>
    <message>
        <source>The tick to show; may have a fraction: 13085.5</source>
        <translation>El tick que mostrar; puede llevar decimales: 13085.5</translation>
    </message>
    <message>
        <source>The time to show: 12.5, mm:ss or hh:mm:ss.fff</source>
        <translation>El tiempo que mostrar: 12.5, mm:ss o hh:mm:ss.fff</translation>
    </message>
    <message>
        <source>The image to write; its name decides the type: png, jpg, bmp ...</source>
        <translation>La imagen que escribir; su nombre decide el tipo: png, jpg, bmp...</translation>
    </message>
    <message>
        <source>Image size in pixels; default: 1280x720</source>
        <translation>Tamaño de la imagen en píxeles; por omisión, 1280x720</translation>
    </message>
    <message>
        <source>Zoom factor relative to what a player sees in the game</source>
        <translation>Factor de ampliación respecto a lo que ve un jugador en el juego</translation>
    </message>
    <message>
        <source>Only the world, without chat, kills and clock</source>
        <translation>Solo el mundo, sin chat, bajas ni reloj</translation>
    </message>
    <message>
        <source>Folder of the game&apos;s data; none: built-in graphics</source>
        <translation>Carpeta de datos del juego; none: gráficos integrados</translation>
    </message>
    <message>
        <source>Draws the world at a moment</source>
        <translation>Dibuja el mundo en un momento</translation>
    </message>
    <message>
        <source>Without --follow, shows the recorder&apos;s camera if there is one, else all players.</source>
        <translation>Sin --follow, muestra la cámara de quien grabó, si la hay; si no, a todos los jugadores.</translation>
    </message>
    <message>
        <source>The tick to show</source>
        <translation>El tick que mostrar</translation>
    </message>
    <message>
        <source>The last tick at or before this time: 12.5, mm:ss or hh:mm:ss.fff</source>
        <translation>El último tick en este tiempo o antes: 12.5, mm:ss o hh:mm:ss.fff</translation>
    </message>
    <message>
        <source>Only what is recorded, nothing rebuilt from it and the map</source>
        <translation>Solo lo grabado, nada reconstruido a partir de ello y del mapa</translation>
    </message>
    <message>
        <source>Prints all items of the world at a tick, with their fields as recorded</source>
        <translation>Muestra todos los elementos del mundo en un tick, con sus campos tal como se grabaron</translation>
    </message>
    <message>
        <source>Only this slot</source>
        <translation>Solo esta ranura</translation>
    </message>
    <message>
        <source>Start at this tick or time</source>
        <translation>Empieza en este tick o tiempo</translation>
    </message>
    <message>
        <source>End at this tick or time</source>
        <translation>Termina en este tick o tiempo</translation>
    </message>
    <message>
        <source>Only every N-th recorded tick</source>
        <translation>Solo uno de cada N ticks grabados</translation>
    </message>
    <message>
        <source>Positions as recorded, not predicted for the tick</source>
        <translation>Posiciones tal como se grabaron, no predichas para el tick</translation>
    </message>
    <message>
        <source>Include players whose position is no longer sent, at their last known position</source>
        <translation>Incluye a los jugadores cuya posición ya no se envía, en su última posición conocida</translation>
    </message>
    <message>
        <source>Prints the position of every living player at every recorded tick (CSV or rows)</source>
        <translation>Muestra la posición de cada jugador vivo en cada tick grabado (CSV o filas)</translation>
    </message>
    <message>
        <source>Reads everything and lists all damage</source>
        <translation>Lee todo y lista todos los daños</translation>
    </message>
    <message>
        <source>Only these event types (chat, kill, ...; list prints all); may be given more than once</source>
        <translation>Solo estos tipos de evento (chat, kill...; list los muestra todos); puede repetirse</translation>
    </message>
    <message>
        <source>Only events by or on this slot</source>
        <translation>Solo eventos de esta ranura o que la afectan</translation>
    </message>
    <message>
        <source>Only texts that match (RE2 syntax)</source>
        <translation>Solo textos que coinciden (sintaxis RE2)</translation>
    </message>
    <message>
        <source>Ignore case in --match</source>
        <translation>No distingue mayúsculas en --match</translation>
    </message>
    <message>
        <source>Include engine messages (--kind system shows only those)</source>
        <translation>Incluye mensajes del motor (--kind system muestra solo esos)</translation>
    </message>
    <message>
        <source>JSON instead of readable text</source>
        <translation>JSON en lugar de texto legible</translation>
    </message>
    <message>
        <source>No progress or notes on standard error</source>
        <translation>Sin progreso ni avisos en la salida de errores</translation>
    </message>
    <message>
        <source>Look for maps here as well; may be given more than once</source>
        <translation>Busca mapas también aquí; puede repetirse</translation>
    </message>
    <message>
        <source>File with the bearer token for URLs</source>
        <translation>Archivo con el token de portador para URL</translation>
    </message>
    <message>
        <source>Show passwords and players&apos; save codes in plain text</source>
        <translation>Muestra sin ocultar las contraseñas y los códigos de guardado de los jugadores</translation>
    </message>
    <message>
        <source>Show this help</source>
        <translation>Muestra esta ayuda</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Uso:</translation>
    </message>
    <message>
        <source>Reads game recordings. A FILE is the path of a file or folder, a URL (http, https),
or - for standard input. The bearer token for a URL comes from the environment
variable TICKSCOPE_BEARER_TOKEN or from the file that --token-file names.</source>
        <translation>Lee grabaciones de juegos. FILE es la ruta de un archivo o una carpeta, una URL (http,
https) o - para la entrada estándar. El token de portador para una URL procede de la
variable de entorno TICKSCOPE_BEARER_TOKEN o del archivo que indica --token-file.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Órdenes:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opciones:</translation>
    </message>
    <message>
        <source>Only recordings that meet this condition (&gt;, &gt;=, &lt;, &lt;=, =, !=); may be given more than once</source>
        <translation>Solo grabaciones que cumplen esta condición (&gt;, &gt;=, &lt;, &lt;=, =, !=); puede repetirse</translation>
    </message>
    <message>
        <source>Only part I of N of the recordings, for N processes</source>
        <translation>Solo la parte I de N de las grabaciones, para N procesos</translation>
    </message>
    <message>
        <source>Write rows here instead of standard output</source>
        <translation>Escribe las filas aquí en lugar de en la salida estándar</translation>
    </message>
    <message>
        <source>File a case about each recording instead of writing rows</source>
        <translation>Registra un caso sobre cada grabación en lugar de escribir filas</translation>
    </message>
    <message>
        <source>Searches many recordings (rows, or cases)</source>
        <translation>Busca en muchas grabaciones (filas o casos)</translation>
    </message>
    <message>
        <source>For the owner of the database; if that role may not create roles, create
tickscope_reader, tickscope_reviewer and tickscope_lead first. Grant one of
them to each member of the team. Files are upgraded when they are opened.</source>
        <translation>Para el propietario de la base de datos; si ese rol no puede crear roles, cree antes
tickscope_reader, tickscope_reviewer y tickscope_lead. Conceda uno de ellos a cada
miembro del equipo. Los archivos se actualizan al abrirlos.</translation>
    </message>
    <message>
        <source>Until all reviewers have decided, you see only your own verdict and notes. A
server enforces that; a file does not.</source>
        <translation>Hasta que todos los revisores hayan decidido, solo ve su propio veredicto y sus notas.
Un servidor lo impone; un archivo, no.</translation>
    </message>
    <message>
        <source>Repeats in the file, one for each receiver, are kept. T is a tick, or a time if it
has a colon or a point: 12.5, mm:ss, hh:mm:ss.fff. Only the range is read: its
players have names, and numbers only if --player is one.</source>
        <translation>Se conservan las repeticiones del archivo, una por cada receptor. T es un tick, o un
tiempo si lleva dos puntos o un punto: 12.5, mm:ss, hh:mm:ss.fff. Solo se lee el rango:
sus jugadores tienen nombre, y número solo si --player es un número.</translation>
    </message>
    <message>
        <source>Each figure has its samples, the same figure of the other players, a 95% confidence
interval (Wilson for shares, order statistics for medians), and what it cannot tell.
With fewer samples than its minimum a figure has no value. None of them is a verdict.
With --json every figure has its histogram and what it is based on, by tick.</source>
        <translation>Cada indicador tiene sus muestras, el mismo indicador de los demás jugadores, un
intervalo de confianza del 95 % (Wilson para proporciones, estadísticos de orden para
medianas) y lo que no puede decir. Con menos muestras que su mínimo, un indicador no
tiene valor. Ninguno es un veredicto. Con --json, cada indicador lleva su histograma
y en qué se basa, por tick.</translation>
    </message>
    <message>
        <source>Positions are in world units, velocities in units per second: a tile of Teeworlds is
32 units, a block of Hollow Cube is one. Of a recording without velocities they follow
from positions, which rows of --json say as velocity_source. Without the map, or
with --raw, positions are as recorded. With --last-known, a column of that name says
whether a position is only the last known one. A table of several files has a column
for the file, and all columns that any of them has. T is a tick, or a time if it has
a colon or a point: 12.5, mm:ss, hh:mm:ss.fff. Only the range is read: its players
have names, and numbers only if --player is one.</source>
        <translation>Las posiciones están en unidades del mundo; las velocidades, en unidades por segundo:
una casilla de Teeworlds mide 32 unidades; un bloque de Hollow Cube, una. En una grabación
sin velocidades se deducen de las posiciones, y las filas de --json lo indican como
velocity_source.
Sin el mapa, o con --raw, las posiciones son las grabadas. Con --last-known, una
columna de ese nombre indica si una posición es solo la última conocida. Una tabla de
varios archivos tiene una columna para el archivo y todas las columnas de cualquiera
de ellos. T es un tick, o un tiempo si lleva dos puntos o un punto: 12.5, mm:ss,
hh:mm:ss.fff. Solo se lee el rango: sus jugadores tienen nombre, y número solo si
--player es un número.</translation>
    </message>
    <message>
        <source>Show this recording of the case at the notes, and its figures</source>
        <translation>Muestra esta grabación del caso en las notas, y sus indicadores</translation>
    </message>
    <message>
        <source>The same, and include the file; both may be given more than once</source>
        <translation>Lo mismo, e incluye el archivo; ambas pueden repetirse</translation>
    </message>
    <message>
        <source>Look for maps here too; may be given more than once</source>
        <translation>Busca mapas también aquí; puede repetirse</translation>
    </message>
    <message>
        <source>Case store: a file, service:NAME from libpq&apos;s service file, or postgresql://USER@HOST/DATABASE; default: TICKSCOPE_STORE</source>
        <translation>Almacén de casos: un archivo, service:NAME del archivo de servicios de libpq o postgresql://USER@HOST/DATABASE; por omisión, TICKSCOPE_STORE</translation>
    </message>
    <message>
        <source>Removes a case of your own that holds nothing</source>
        <translation>Elimina un caso propio que no contiene nada</translation>
    </message>
    <message>
        <source>The history still shows that it was removed.</source>
        <translation>El historial sigue mostrando que se eliminó.</translation>
    </message>
    <message>
        <source>Who is accused: exact name, or number (6 or &apos;#6&apos;) in the FILE of --recording; may be given more than once</source>
        <translation>A quién se acusa: nombre exacto o número (6 o &apos;#6&apos;) en el FILE de --recording; puede indicarse más de una vez</translation>
    </message>
    <message>
        <source>The recording of the case that knows them</source>
        <translation>La grabación del caso en la que aparece el jugador</translation>
    </message>
    <message>
        <source>Of this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>De este jugador: nombre exacto o número (6 o &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Says which player of a recording is accused, for a case with a name only</source>
        <translation>Indica qué jugador de una grabación es el acusado, en un caso con solo un nombre</translation>
    </message>
    <message>
        <source>The player takes the place of the name, where the case has it; otherwise they
are accused as well.</source>
        <translation>El jugador ocupa el lugar del nombre si el caso lo tiene; si no, queda
acusado también.</translation>
    </message>
    <message>
        <source>Make your decided verdict a draft again, until another reviewer has decided</source>
        <translation>Convertir de nuevo en borrador tu veredicto, mientras no haya decidido otro revisor</translation>
    </message>
    <message>
        <source>The player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>El jugador: nombre exacto o número (6 o &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Prints figures about a player&apos;s inputs, timing, aim, hits and movement, and about the file</source>
        <translation>Muestra indicadores sobre las entradas, el ritmo, la mira, los aciertos y el movimiento de un jugador, y sobre el archivo</translation>
    </message>
    <message>
        <source>Centre on this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Centrar en este jugador: nombre exacto o número (6 o &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Only this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Solo este jugador: nombre exacto o número (6 o &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Only events by or on this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Solo eventos de este jugador o sobre él: nombre exacto o número (6 o &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Sign the manifest with this private key of SSH</source>
        <translation>Firmar el manifiesto con esta clave privada de SSH</translation>
    </message>
    <message>
        <source>Only these may have signed it (&quot;allowed signers&quot; of ssh-keygen)</source>
        <translation>Solo estos pueden haberlo firmado («allowed signers» de ssh-keygen)</translation>
    </message>
    <message>
        <source>The exit code is 1 when a file is missing, changed or not in the manifest, and
with --signers when none of them signed it. Someone could have replaced the
manifest of an unsigned one: compare its SHA-256 with the one that the author
gives you.</source>
        <translation>El código de salida es 1 cuando falta un archivo, ha cambiado o no está en el manifiesto,
y con --signers cuando ninguno de ellos lo firmó. Alguien pudo cambiar el manifiesto de
uno sin firmar: compare su SHA-256 con el que le dé el autor.</translation>
    </message>
    <message>
        <source>A line is &quot;tick items checksum&quot;. The checksum is the wrapping 32-bit sum of all
integers of all items, in decimal; with --json in hex. Where the state is not known,
because what it changes is damaged, both are &quot;unknown&quot; (null).</source>
        <translation>Una línea es «tick objetos suma». La suma de control es la suma de 32 bits (con
desbordamiento) de todos los enteros de todos los objetos, en decimal; con --json en
hexadecimal. Donde no se conoce el estado, porque está dañado lo que lo cambia, ambos
son «unknown» (null).</translation>
    </message>
    <message>
        <source>File to write the clip to (required)</source>
        <translation>Archivo en el que escribir el fragmento (obligatorio)</translation>
    </message>
    <message>
        <source>Write pseudonyms for names and clans, also where they are mentioned</source>
        <translation>Escribe seudónimos en lugar de nombres y clanes, también donde se mencionan</translation>
    </message>
    <message>
        <source>Replace OUT if it exists; never the recording itself</source>
        <translation>Reemplaza OUT si existe; nunca la grabación misma</translation>
    </message>
    <message>
        <source>Writes some ticks of a recording as a clip in its format</source>
        <translation>Escribe algunos ticks de una grabación como fragmento en su mismo formato</translation>
    </message>
    <message>
        <source>The video to write; its name decides the type: mp4, webm, gif, mkv (lossless), or png for a file of each frame</source>
        <translation>El vídeo que escribir; su nombre decide el tipo: mp4, webm, gif, mkv (sin pérdida) o png para un archivo por imagen</translation>
    </message>
    <message>
        <source>Size in pixels; default: 1920x1080</source>
        <translation>Tamaño en píxeles; por defecto: 1920x1080</translation>
    </message>
    <message>
        <source>Frames per second, such as 30 or 30000/1001; default: 60, gif: 25</source>
        <translation>Imágenes por segundo, como 30 o 30000/1001; por defecto: 60, gif: 25</translation>
    </message>
    <message>
        <source>Speed, such as 0.25 or 2; default: 1</source>
        <translation>Velocidad, como 0.25 o 2; por defecto: 1</translation>
    </message>
    <message>
        <source>Writes a video of the world, or a picture of each frame</source>
        <translation>Escribe un vídeo del mundo, o una imagen de cada fotograma</translation>
    </message>
    <message>
        <source>Videos are encoded by the program ffmpeg, which has to be installed; pictures
(OUT-000001.png, OUT-000002.png ...) need none. Each frame is the image that
screenshot draws of its moment. T is a tick, or a time if it has a colon or a point:
12.5, mm:ss, hh:mm:ss.fff. The video ends where T of --to begins. Without --follow,
or while that player is away, it shows the recorder&apos;s camera if there is one, else
all players. Ctrl+C cancels and leaves no file.</source>
        <translation>Los vídeos los codifica el programa ffmpeg, que debe estar instalado; las imágenes
(OUT-000001.png, OUT-000002.png ...) no lo necesitan. Cada fotograma es la imagen que
screenshot dibuja de su momento. T es un tick, o un tiempo si lleva dos puntos o un
punto: 12.5, mm:ss, hh:mm:ss.fff. El vídeo termina donde empieza la T de --to. Sin
--follow, o mientras ese jugador no esté, muestra la cámara de la grabación si la
hay; si no, a todos los jugadores. Ctrl+C cancela y no deja ningún archivo.</translation>
    </message>
    <message>
        <source>Shows how recordings differ from the first (rows)</source>
        <translation>Muestra en qué difieren las grabaciones de la primera (filas)</translation>
    </message>
    <message>
        <source>File to write the ghost to (required)</source>
        <translation>Archivo en el que escribir el fantasma (obligatorio)</translation>
    </message>
    <message>
        <source>Writes a finished run as a ghost that DDNet plays</source>
        <translation>Escribe una carrera terminada como fantasma que DDNet reproduce</translation>
    </message>
    <message>
        <source>Only runs that reached the finish</source>
        <translation>Solo carreras que llegaron a la meta</translation>
    </message>
    <message>
        <source>Lists the runs of a race, with their times (rows)</source>
        <translation>Lista las carreras con sus tiempos (filas)</translation>
    </message>
    <message>
        <source>A run goes from the start to the finish, or to where the player died, left, began
again or the recording ends. Times are those of the game where it says them. The
player of a finish is unknown where the recording has a time only. Folders are
searched for recordings; - reads their names from standard input.</source>
        <translation>Una carrera va de la salida a la meta, o hasta que el jugador muere, se va, empieza de
nuevo o la grabación termina. Los tiempos son los del juego donde los dice. Quién llegó
a la meta se desconoce donde la grabación tiene solo un tiempo. En las carpetas se
buscan grabaciones; - lee sus nombres de la entrada estándar.</translation>
    </message>
    <message>
        <source>Removes recordings by age and size (rows)</source>
        <translation>Elimina grabaciones por antigüedad y tamaño (filas)</translation>
    </message>
    <message>
        <source>Remove recordings made longer ago than this (36h, 30d, 8w, 1y)</source>
        <translation>Eliminar grabaciones más antiguas que esto (36h, 30d, 8w, 1y)</translation>
    </message>
    <message>
        <source>Remove recordings larger than this (500K, 200M, 4G)</source>
        <translation>Eliminar grabaciones más grandes que esto (500K, 200M, 4G)</translation>
    </message>
    <message>
        <source>Remove the oldest recordings until the rest takes no more space than this</source>
        <translation>Eliminar las grabaciones más antiguas hasta que el resto no ocupe más que esto</translation>
    </message>
    <message>
        <source>Keep the recordings of the N fastest finished runs of each world or map</source>
        <translation>Conservar las grabaciones de las N carreras terminadas más rápidas de cada mundo o mapa</translation>
    </message>
    <message>
        <source>Tell worlds apart by their id or by the map&apos;s name; default: the id where there is one</source>
        <translation>Distinguir los mundos por su identificador o por el nombre del mapa; por defecto: el identificador, si lo hay</translation>
    </message>
    <message>
        <source>Keep recordings with anticheat flags</source>
        <translation>Conservar grabaciones con avisos del antitrampas</translation>
    </message>
    <message>
        <source>Other rules for some worlds: a JSON object with rules by world</source>
        <translation>Otras reglas para algunos mundos: un objeto JSON con reglas por mundo</translation>
    </message>
    <message>
        <source>Remove nothing, even with --yes (default)</source>
        <translation>No eliminar nada, ni con --yes (por defecto)</translation>
    </message>
    <message>
        <source>Remove what is listed</source>
        <translation>Eliminar lo que se lista</translation>
    </message>
    <message>
        <source>Delete instead of moving to the trash</source>
        <translation>Borrar en lugar de mover a la papelera</translation>
    </message>
    <message>
        <source>File to write the copy to (required)</source>
        <translation>Archivo en el que escribir la copia (obligatorio)</translation>
    </message>
    <message>
        <source>Add these markers: JSON or CSV, as the window exports them</source>
        <translation>Añade estos marcadores: JSON o CSV, como los exporta la ventana</translation>
    </message>
    <message>
        <source>Add the notes about the recording and the verdicts of this case</source>
        <translation>Añade las notas sobre la grabación y los veredictos de este caso</translation>
    </message>
    <message>
        <source>Add the figures that facts prints, of every player</source>
        <translation>Añade los indicadores que muestra facts, de todos los jugadores</translation>
    </message>
    <message>
        <source>Author of markers without one, and your name in a case file; there by default the system user</source>
        <translation>Autor de los marcadores que no tienen y su nombre en un archivo de casos; allí, por defecto, el usuario del sistema</translation>
    </message>
    <message>
        <source>Writes a copy of a recording that holds markers, notes, verdicts and figures</source>
        <translation>Escribe una copia de una grabación que contiene marcadores, notas, veredictos e indicadores</translation>
    </message>
    <message>
        <source>The ticks of the copy are those of the recording, byte for byte. A Hollow Cube
replay keeps everything in its metadata, with author, time and program version. A
demo of version 4 or later keeps only ticks, up to 64. What the recording already
has stays. What does not fit is named, and the exit code is 1 if a note, the
verdicts or the figures are missing; a copy with none of it is not written. A case
is added only when all opinions that it needs are decided. Markers with a &quot;check&quot;
and a &quot;score&quot; are anticheat flags.</source>
        <translation>Los ticks de la copia son los de la grabación, byte por byte. Una grabación de Hollow
Cube lo guarda todo en sus metadatos, con autor, hora y versión del programa. Una demo
de la versión 4 o posterior guarda solo ticks, 64 como máximo. Lo que la grabación ya
tiene se conserva. Se indica lo que no cabe, y el código de salida es 1 si falta una
nota, los veredictos o los indicadores; una copia sin nada de ello no se escribe. Un
caso solo se añade cuando se han decidido todas las opiniones que necesita. Los
marcadores con &quot;check&quot; y &quot;score&quot; son señales antitrampas.</translation>
    </message>
    <message>
        <source>Metadata to add under &quot;tickscope&quot;: JSON, else a text; may be given more than once</source>
        <translation>Metadatos que añadir en «tickscope»: JSON o, si no lo es, un texto; puede repetirse</translation>
    </message>
    <message>
        <source>Draw this recording as a ghost; may be given up to three times</source>
        <translation>Dibujar esta grabación como fantasma; se puede indicar hasta tres veces</translation>
    </message>
    <message>
        <source>Where in time the ghosts are laid, as for compare</source>
        <translation>Cómo se alinean los fantasmas en el tiempo, como en compare</translation>
    </message>
    <message>
        <source>Remove what is kept of the recording</source>
        <translation>Elimina lo que se guarda de la grabación</translation>
    </message>
    <message>
        <source>Keeps what a recording holds, so that it opens at once</source>
        <translation>Guarda lo que contiene una grabación para que se abra al instante</translation>
    </message>
    <message>
        <source>Include a clip of the recordings at each note, with pseudonyms unless reviewers are named</source>
        <translation>Incluir un clip de las grabaciones en cada nota, con seudónimos salvo que se nombre a los revisores</translation>
    </message>
    <message>
        <source>Name the reviewers and the reporter; otherwise reviewers are Reviewer 1, Reviewer 2, ...</source>
        <translation>Nombrar a los revisores y al denunciante; si no, los revisores son Revisor 1, Revisor 2, ...</translation>
    </message>
    <message>
        <source>Add a line with file name, time, tick and SHA-256 of the recording</source>
        <translation>Añadir una línea con el nombre de archivo, el tiempo, el tick y el SHA-256 de la grabación</translation>
    </message>
    <message>
        <source>Decide; needs a decision, one aspect at least, and a reason for either</source>
        <translation>Decidir; requiere una decisión, al menos un aspecto y un motivo para uno de ellos</translation>
    </message>
    <message>
        <source>Of positions, inputs, events, states and splits, those to compare (positions,events without it); same-inputs finds where the same inputs come twice</source>
        <translation>Qué comparar de positions, inputs, events, states y splits (por defecto positions,events); same-inputs encuentra dónde se repiten las mismas entradas</translation>
    </message>
    <message>
        <source>A page for the browser and as PDF, tables as CSV, all of it as JSON, and a
manifest with the SHA-256 of every file and of the recordings. For the recordings
given there are pictures of the world at the notes, the events and inputs around
them, and the figures of the accused with their histograms, as in the window.
An accused who is a name only has no figures: see case accuse. Sentences about
the reporter, whose name is left out, are listed for you to judge.</source>
        <translation>Una página para el navegador y en PDF, tablas en CSV, todo ello en JSON y un
manifiesto con el SHA-256 de cada archivo y de las grabaciones. De las grabaciones
indicadas hay imágenes del mundo en las notas, los eventos y las entradas a su
alrededor, y los indicadores de los acusados con sus histogramas, como en la ventana.
Un acusado que es solo un nombre no tiene indicadores: véase case accuse. Las frases
sobre quien denunció, cuyo nombre se omite, se enumeran para que usted decida.</translation>
    </message>
    <message>
        <source>The same, and each clip as a video, too; needs ffmpeg</source>
        <translation>Lo mismo, y cada clip también como vídeo; requiere ffmpeg</translation>
    </message>
    <message>
        <source>Start at this tick or time of the first recording</source>
        <translation>Empieza en este tick o tiempo de la primera grabación</translation>
    </message>
    <message>
        <source>End at this tick or time of the first recording</source>
        <translation>Termina en este tick o tiempo de la primera grabación</translation>
    </message>
    <message>
        <source>Removes the name from reporters, accused, notes, texts and their history, where it
is a word of its own, and prints in how many places of which cases. The history
still shows that it was removed. Earlier bundles and backups are not changed.</source>
        <translation>Quita el nombre de informantes, acusados, notas, textos y su historial, donde es una
palabra por sí misma, y dice en cuántos lugares de qué casos. El historial sigue
mostrando que se quitó. Los paquetes y copias anteriores no cambian.</translation>
    </message>
    <message>
        <source>Add the recording to the case first</source>
        <translation>Añadir primero la grabación al caso</translation>
    </message>
    <message>
        <source>Which run, by its number in runs (the fastest without it)</source>
        <translation>Qué carrera, por su número en runs (sin ello, la más rápida)</translation>
    </message>
    <message>
        <source>From a Teeworlds or DDNet demo, or a teehistorian file with its map. Of a run whose
player the recording does not name no ghost can be made. runs lists all runs, with
their numbers. DDNet lists ghosts whose file name begins with the name of the map.</source>
        <translation>De una demo de Teeworlds o DDNet, o de un archivo teehistorian con su mapa. De una
carrera cuyo jugador la grabación no nombra no se puede hacer un fantasma. runs lista
todas las carreras, con sus números. DDNet muestra los fantasmas cuyo nombre
de archivo empieza por el del mapa.</translation>
    </message>
    <message>
        <source>The window keeps what it found when it read a recording whole, and shows all of it at
once the next time. This does the same beforehand. Nothing is kept of recordings that are
damaged or still being written, and of standard input.</source>
        <translation>La ventana guarda lo que encontró al leer entera una grabación y la próxima vez lo muestra todo
al instante. Esto hace lo mismo de antemano. No se guarda nada de grabaciones dañadas o que aún
se escriben, ni de la entrada estándar.</translation>
    </message>
    <message>
        <source>Leave out what people say, whispers and votes</source>
        <translation>Omite lo que dicen las personas, los susurros y las votaciones</translation>
    </message>
    <message>
        <source>What lies beside what: the first ticks, ticks of one number, times of day (in one session the ticks tell them), the first event of a type in each, or the places of a player on the way; without it ticks of one number for recordings of the same session, else the first ticks</source>
        <translation>Qué se pone junto: los primeros ticks, los ticks con el mismo número, las horas del día (en una misma sesión, según los ticks), el primer evento de un tipo en cada una o los lugares de un jugador en el camino; sin la opción, los ticks con el mismo número en grabaciones de la misma sesión y, si no, los primeros ticks</translation>
    </message>
    <message>
        <source>A row for each position, input, event or field of an item that differs, with the ticks
of both. Players are compared by name, or if both recordings have one only; positions
are those of the tick. What a recording does not hold at a tick, or its format cannot,
is no difference: nor is an event that the other has up to 2 ticks before or behind, or
that lies so near to an end of the other; nor is an input within 2 ticks, unless both
recordings hold each input at its tick or are of one player. What only some are told or
shown (lines to a team or one person, words of the server, finishes, health) is compared
where both recordings are of one player or of the server; beside the server&apos;s recording
a line is a difference only if that one lacks it. What is left out is named on standard
error. Equal events of one tick count once, as servers record one for each receiver. Who
has the name of somebody else is told by client ID in recordings of the same session; in
others their events are left out. splits compares the times of the fastest finished runs
at checkpoints and at the finish; --player chooses whose, without it those of who
recorded count first. With --align place the other one is taken where it was at the same
point of the way, and splits of a course without checkpoints are tenths of the way.
same-inputs lists where all inputs and the aim are tick by tick those of another visit,
whenever that was, also within one recording (A A), and for how long other pairs of
visits are the same by chance. A folder stands for the recordings in it.</source>
        <translation>Una fila por cada posición, entrada, evento o campo de un elemento que difiere, con los
ticks de ambas. Los jugadores se comparan por nombre, o si ambas grabaciones tienen solo
uno; las posiciones son las del tick. Lo que una grabación no contiene en un tick, o su
formato no puede contener, no es una diferencia: tampoco un evento que la otra tiene
hasta 2 ticks antes o después, o que está así de cerca de un extremo de la otra; ni una
entrada desplazada 2 ticks como mucho, salvo que ambas grabaciones tengan cada entrada
en su tick o sean de un mismo jugador. Lo que solo algunos reciben o ven (líneas a un
equipo o a una persona, palabras del servidor, llegadas a meta, salud) se compara si
ambas grabaciones son de un mismo jugador o del servidor; frente a la del servidor, una
línea solo es una diferencia si falta en ella. Lo que se omite se indica en la salida de
error. Los eventos iguales de un tick cuentan una vez, porque los servidores graban uno
por receptor. Quien lleva el nombre de otro se reconoce por el ID de cliente en
grabaciones de la misma sesión; en otras, sus eventos se omiten. splits compara los
tiempos de las carreras terminadas más rápidas en los puntos de control y en la meta;
--player elige de quién; sin él cuentan primero las de quien grabó. Con --align place la otra se toma donde estaba en el mismo
punto del recorrido; sin puntos de control, los parciales son décimos del recorrido.
same-inputs enumera dónde todas las entradas y la puntería son tick a tick las de otra
visita, cuando fuera, también dentro de una misma grabación (A A), y durante cuánto
tiempo otros pares de visitas son iguales por azar. Una carpeta equivale a las
grabaciones que contiene.</translation>
    </message>
    <message>
        <source>Record progress here; the same command resumes where it stopped, and reads again what has changed since. Earlier rows stay, so each has the SHA-256 of its file</source>
        <translation>Guarda aquí el progreso; la misma orden continúa donde se detuvo y vuelve a leer lo que ha cambiado desde entonces. Las filas anteriores se quedan, por eso cada una lleva el SHA-256 de su archivo</translation>
    </message>
    <message>
        <source>For each recording that meets every --when, the events that the options select are
rows, as in events --json; without such options, its figures are one row. Figures are
those of info: byte_size, duration_seconds, tick_rate, first_tick, last_tick,
tick_count, markers, seek_points, recorded_ticks, lost_ticks, players, entities,
damage, counts.NAME, and events.KIND (of what is recorded, and not of what is rebuilt
from it; a server&apos;s recording has some events once for each receiver); and those of
facts, which must hold for one player, who is named in the row: press_interval of all
inputs, Hook.press_interval of one. A PATH may be a folder, also an address of one, with
a slash at its end: what its server lists there is searched. - reads names from standard
input, one per line. A recording that cannot be read is a row with its error, and so is
what has the ending of one; other files in a folder are skipped. With --case a recording
that a game saved for a report becomes a case of that report, with reporter, reason and
accused, however often it is scanned.</source>
        <translation>Por cada grabación que cumple todos los --when, los eventos que seleccionan las
opciones son filas, como en events --json; sin esas opciones, sus indicadores son una
fila. Los indicadores son los de info: byte_size, duration_seconds, tick_rate,
first_tick, last_tick, tick_count, markers, seek_points, recorded_ticks, lost_ticks,
players, entities, damage, counts.NAME y events.KIND (de lo grabado, no de lo
reconstruido; la grabación de un servidor tiene algunos eventos una vez por
destinatario); y los de facts, que debe cumplir un mismo jugador, cuyo nombre aparece
en la fila: press_interval de todas las entradas, Hook.press_interval de una. Un PATH
puede ser una carpeta, también su dirección con una barra al final: se recorre lo que
el servidor lista allí. - lee nombres de la entrada estándar, uno por línea. Una
grabación que no se puede leer es una fila con su error, igual que lo que lleva la
extensión de una; los demás archivos de una carpeta se omiten. Con --case, una
grabación que un juego guardó por una denuncia se convierte en un caso de esa denuncia,
con denunciante, motivo y acusados, por más veces que se recorra.</translation>
    </message>
    <message>
        <source>Options of every command: --json, --quiet, --token-file F, --help.
tickscope-cli COMMAND --help shows more; tickscope-cli --version shows the version.

Exit code: 0 everything was read, 1 damaged but partly read, 2 nothing could be read
or wrong usage.</source>
        <translation>Opciones de todas las órdenes: --json, --quiet, --token-file F, --help.
tickscope-cli COMMAND --help muestra más; tickscope-cli --version muestra la versión.

Código de salida: 0 se leyó todo, 1 con daños pero leído en parte, 2 no se pudo leer
nada o uso incorrecto.</translation>
    </message>
    <message>
        <source>There are no cases: do without a case store</source>
        <translation>No hay casos: prescindir del almacén de casos</translation>
    </message>
    <message>
        <source>Lists what would go and why; only --yes removes, to the trash. A recording goes when
any of --older, --larger and --total asks for it. Sizes count 1024 bytes to a K. Never
removed: recordings of a case, pinned ones, those that may still be written, damaged
ones, links, and those that lack what a rule asks for: their date or world, or with
--keep-best a finish with a known time. Cases are those of --store and of the window;
without either, --no-cases is needed. A recording in a folder goes whole. --rules
FILE: {&quot;WORLD&quot;: {&quot;older&quot;: &quot;90d&quot;, &quot;keep_best&quot;: 10}}, with the world&apos;s id or the map&apos;s
name; these replace all other rules there, {} keeps everything. Removals are recorded in
~/.local/share/tickscope/tickscope/pruned.jsonl (or under XDG_DATA_HOME).</source>
        <translation>Lista lo que se eliminaría y por qué; solo --yes elimina, a la papelera. Una grabación
se elimina cuando --older, --larger o --total lo pide. En los tamaños, una K son 1024
bytes. Nunca se eliminan: grabaciones de un caso, las fijadas, las que aún podrían
escribirse, las dañadas, los enlaces y las que no tienen lo que pide una regla: fecha o
mundo, o con --keep-best una llegada a meta con tiempo conocido. Los casos son los de
--store y los de la ventana; sin ninguno de los dos hace falta --no-cases. Una grabación en una carpeta se elimina entera.
--rules FILE: {&quot;WORLD&quot;: {&quot;older&quot;: &quot;90d&quot;, &quot;keep_best&quot;: 10}}, con el identificador del
mundo o el nombre del mapa; allí sustituyen a todas las demás reglas, {} conserva todo.
Lo eliminado se anota en ~/.local/share/tickscope/tickscope/pruned.jsonl (o en
XDG_DATA_HOME).</translation>
    </message>
    <message>
        <source>Takes GoldSrc demos and Hollow Cube replays. Prints what was repaired and what is lost.
The recording itself is never changed. The exit code is 1 when something had to be
repaired.</source>
        <translation>Acepta demos de GoldSrc y repeticiones de Hollow Cube. Muestra qué se reparó y qué se
perdió. La propia grabación no se modifica nunca. El código de salida es 1 si hubo que
reparar algo.</translation>
    </message>
    <message>
        <source>The clip has the ticks, states and events of the recording from --from to --to, and is
a whole recording that games play. What messages before it said of its state and still
holds (tuning, teams, a vote) is repeated in its first tick; events that follow from
the tick before (a hook, a shot, the start of a race) are missing there. A clip of a
teehistorian file begins with the file. Ticks whose state damage took are left out; the
exit code is 1 then. --anonymous knows names from what the recording says of players and
from lines of the server in the chat of known forms; a name that only people or other
lines mention stays. It leaves out texts of votes and save codes. --no-chat keeps lines
of the server that say who came, left, was renamed or finished. *** stands for passwords
and players&apos; save codes, unless --show-secrets is given.</source>
        <translation>El fragmento tiene los ticks, estados y eventos de la grabación de --from a --to y es
una grabación completa que los juegos reproducen. Lo que los mensajes anteriores
dijeron de su estado y sigue vigente (ajustes, equipos, una votación) se repite en su
primer tick; los eventos que se deducen del tick anterior (un gancho, un disparo, la
salida de una carrera) faltan ahí. El fragmento de un archivo teehistorian empieza con
el archivo. Los ticks cuyo estado se perdió por daños se omiten; el código de salida es
entonces 1. --anonymous conoce los nombres por lo que la grabación dice de los
jugadores y por las líneas del servidor en el chat de formas conocidas; un nombre que
solo mencionan personas u otras líneas se queda. Omite los textos de las votaciones y
los códigos de guardado. --no-chat conserva las líneas del servidor que dicen quién
llegó, se fue, cambió de nombre o llegó a la meta. *** sustituye contraseñas y códigos
de guardado de jugadores, salvo con --show-secrets.</translation>
    </message>
    <message>
        <source>JSON has the form of case create --input: one object, a list, or one object
per line; a report with a &quot;key&quot; is not filed twice. CSV starts with a line of
column names: reporter, accused, claim, recording (SHA-256), file (its name),
tags, priority, key; other columns go into the claim. The exit code is 1 when
some were bad. Of an exported case notes and verdicts become notes that say
whose they were; it is open again, and its history is left out.</source>
        <translation>El JSON tiene la forma de case create --input: un objeto, una lista o un objeto por
línea; una denuncia con «key» no se registra dos veces. El CSV empieza con una línea
de nombres de columna: reporter, accused, claim, recording (SHA-256), file (su nombre),
tags, priority, key; las demás columnas pasan a la acusación. El código de salida es 1 si alguna era incorrecta.
Las notas y los veredictos de un caso exportado son después notas que dicen de quién
eran; vuelve a estar abierto y su historial se omite.</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>headshot</source>
        <translation>tiro a la cabeza</translation>
    </message>
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
            <numerusform>%n baja</numerusform>
            <numerusform>%n bajas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n death(s)</source>
        <translation>
            <numerusform>%n muerte</numerusform>
            <numerusform>%n muertes</numerusform>
        </translation>
    </message>
    <message>
        <source>round time {seconds} s</source>
        <translation>tiempo de ronda: {seconds} s</translation>
    </message>
    <message>
        <source>intermission</source>
        <translation>intermedio</translation>
    </message>
    <message>
        <source>{health} health, {armor} armor</source>
        <translation>{health} de salud, {armor} de armadura</translation>
    </message>
    <message>
        <source>{amount} ammo</source>
        <translation>munición: {amount}</translation>
    </message>
    <message>
        <source>{name} joined</source>
        <translation>{name} se unió</translation>
    </message>
    <message>
        <source>{client} left</source>
        <translation>{client} se fue</translation>
    </message>
    <message>
        <source>{client} is now {to}</source>
        <translation>{client} ahora es {to}</translation>
    </message>
    <message>
        <source>event {index}</source>
        <translation>evento {index}</translation>
    </message>
    <message>
        <source>sequence {sequence}</source>
        <translation>secuencia {sequence}</translation>
    </message>
    <message>
        <source>{0} at {run_time}</source>
        <translation>{0} en {run_time}</translation>
    </message>
    <message>
        <source>{name}: slot {slot}</source>
        <translation>{name}: ranura {slot}</translation>
    </message>
    <message>
        <source>event {event}</source>
        <translation>evento {event}</translation>
    </message>
    <message>
        <source>{client} spawned</source>
        <translation>{client} apareció</translation>
    </message>
    <message>
        <source>{client} is gone</source>
        <translation>{client} desapareció</translation>
    </message>
    <message>
        <source>{client} connected</source>
        <translation>{client} se conectó</translation>
    </message>
    <message>
        <source>{from} is now {to}</source>
        <translation>{from} ahora es {to}</translation>
    </message>
    <message>
        <source>end of the recording</source>
        <translation>fin de la grabación</translation>
    </message>
    <message>
        <source>record {uuid}</source>
        <translation>registro {uuid}</translation>
    </message>
    <message>
        <source>test record</source>
        <translation>registro de prueba</translation>
    </message>
    <message>
        <source>{client} logged out</source>
        <translation>{client} cerró sesión</translation>
    </message>
    <message>
        <source>{client} connects with {protocol}</source>
        <translation>{client} se conecta con {protocol}</translation>
    </message>
    <message>
        <source>{client} entered the game</source>
        <translation>{client} entró en la partida</translation>
    </message>
    <message>
        <source>{client} swaps with {other}</source>
        <translation>{client} se intercambia con {other}</translation>
    </message>
    <message>
        <source>{client} connected again</source>
        <translation>{client} se volvió a conectar</translation>
    </message>
    <message>
        <source>antibot</source>
        <translation>antibot</translation>
    </message>
    <message>
        <source>client {number} is {name}</source>
        <translation>el cliente {number} es {name}</translation>
    </message>
    <message>
        <source>{client} finished in {time}</source>
        <translation>{client} llegó a la meta en {time}</translation>
    </message>
    <message>
        <source>team {team} finished in {time}</source>
        <translation>el equipo {team} llegó a la meta en {time}</translation>
    </message>
    <message>
        <source>{client} died ({weapon})</source>
        <translation>{client} murió ({weapon})</translation>
    </message>
    <message>
        <source>{client} finished in {time_ticks}, not recorded</source>
        <translation>{client} llegó a la meta en {time_ticks}, sin registrar</translation>
    </message>
    <message>
        <source>{client} differs from the rebuilt path</source>
        <translation>{client} difiere del recorrido reconstruido</translation>
    </message>
    <message>
        <source>{name} left</source>
        <translation>{name} se fue</translation>
    </message>
    <message>
        <source>{who} changed skin</source>
        <translation>{who} cambió de skin</translation>
    </message>
    <message numerus="yes">
        <source>%n tuning value(s)</source>
        <translation>
            <numerusform>%n valor de tuning</numerusform>
            <numerusform>%n valores de tuning</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n client(s)</source>
        <translation>
            <numerusform>%n cliente</numerusform>
            <numerusform>%n clientes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote option(s)</source>
        <translation>
            <numerusform>%n opción de votación</numerusform>
            <numerusform>%n opciones de votación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n projectile(s)</source>
        <translation>
            <numerusform>%n proyectil</numerusform>
            <numerusform>%n proyectiles</numerusform>
        </translation>
    </message>
    <message>
        <source>teams of {0}</source>
        <translation>equipos de {0}</translation>
    </message>
    <message>
        <source>map sound {SoundId}</source>
        <translation>sonido del mapa {SoundId}</translation>
    </message>
    <message>
        <source>yes {Yes}, no {No}, open {Pass}, of {Total}</source>
        <translation>sí {Yes}, no {No}, pendientes {Pass}, de {Total}</translation>
    </message>
    <message>
        <source>server record {ServerTimeBest}, own record {PlayerTimeBest}</source>
        <translation>récord del servidor {ServerTimeBest}, récord propio {PlayerTimeBest}</translation>
    </message>
    <message>
        <source>match {MatchCurrent} of {MatchNum}</source>
        <translation>partida {MatchCurrent} de {MatchNum}</translation>
    </message>
    <message>
        <source>{client} changed the skin</source>
        <translation>{client} cambió de skin</translation>
    </message>
    <message>
        <source>{Name} is here</source>
        <translation>{Name} está aquí</translation>
    </message>
    <message>
        <source>{client} paused the game</source>
        <translation>{client} puso la partida en pausa</translation>
    </message>
    <message>
        <source>{client} let go</source>
        <translation>{client} soltó el gancho</translation>
    </message>
    <message>
        <source>{client} froze</source>
        <translation>{client} se congeló</translation>
    </message>
    <message>
        <source>{client} was teleported</source>
        <translation>{client} se teletransportó</translation>
    </message>
    <message>
        <source>{client} started the race</source>
        <translation>{client} empezó la carrera</translation>
    </message>
    <message>
        <source>the server</source>
        <translation>el servidor</translation>
    </message>
    <message numerus="yes">
        <source>client %n</source>
        <translation>
            <numerusform>cliente %n</numerusform>
            <numerusform>cliente %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>{other} died ({weapon}, {headshot})</source>
        <translation>{other} murió ({weapon}, {headshot})</translation>
    </message>
    <message>
        <source>{other} died ({headshot})</source>
        <translation>{other} murió ({headshot})</translation>
    </message>
    <message>
        <source>{other} died ({weapon})</source>
        <translation>{other} murió ({weapon})</translation>
    </message>
    <message>
        <source>{other} died</source>
        <translation>{other} murió</translation>
    </message>
    <message>
        <source>{client} killed {other} ({weapon}, {headshot})</source>
        <translation>{client} mató a {other} ({weapon}, {headshot})</translation>
    </message>
    <message>
        <source>{client} killed {other} ({headshot})</source>
        <translation>{client} mató a {other} ({headshot})</translation>
    </message>
    <message>
        <source>{client} killed {other} ({weapon})</source>
        <translation>{client} mató a {other} ({weapon})</translation>
    </message>
    <message>
        <source>{client} killed {other}</source>
        <translation>{client} mató a {other}</translation>
    </message>
    <message>
        <source>event: {entity}, {other} (priority {priority}: {flags})</source>
        <translation>evento: {entity}, {other} (prioridad {priority}: {flags})</translation>
    </message>
    <message>
        <source>event: {entity} (priority {priority}: {flags})</source>
        <translation>evento: {entity} (prioridad {priority}: {flags})</translation>
    </message>
    <message>
        <source>event: {other} (priority {priority}: {flags})</source>
        <translation>evento: {other} (prioridad {priority}: {flags})</translation>
    </message>
    <message>
        <source>event: {entity}, {other} (priority {priority})</source>
        <translation>evento: {entity}, {other} (prioridad {priority})</translation>
    </message>
    <message>
        <source>event: {entity} (priority {priority})</source>
        <translation>evento: {entity} (prioridad {priority})</translation>
    </message>
    <message>
        <source>event: {other} (priority {priority})</source>
        <translation>evento: {other} (prioridad {priority})</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}, sniper dot {value}</source>
        <translation>búfer de la demo: {bytes}, punto de francotirador {value}</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}, zoom {value}</source>
        <translation>búfer de la demo: {bytes}, zoom {value}</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}, kind {kind}</source>
        <translation>búfer de la demo: {bytes}, tipo {kind}</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}</source>
        <translation>búfer de la demo: {bytes}</translation>
    </message>
    <message>
        <source>Terrorists win</source>
        <translation>Ganan los terroristas</translation>
    </message>
    <message>
        <source>Counter-terrorists win</source>
        <translation>Ganan los antiterroristas</translation>
    </message>
    <message>
        <source>Round draw</source>
        <translation>Empate en la ronda</translation>
    </message>
    <message>
        <source>sentence #{index}</source>
        <translation>frase n.º {index}</translation>
    </message>
    <message>
        <source>sound #{index}</source>
        <translation>sonido n.º {index}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>reanudado</translation>
    </message>
    <message>
        <source>end of segment</source>
        <translation>fin del segmento</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>{name}: off hand</source>
        <translation>{name}: mano secundaria</translation>
    </message>
    <message>
        <source>{name}: main hand</source>
        <translation>{name}: mano principal</translation>
    </message>
    <message>
        <source>{name}: stops</source>
        <translation>{name}: se detiene</translation>
    </message>
    <message>
        <source>{name} (not in the snapshot)</source>
        <translation>{name} (no está en la instantánea)</translation>
    </message>
    <message>
        <source>{places} and {more} more (not in the snapshot)</source>
        <translation>{places} y {more} más (fuera de la instantánea)</translation>
    </message>
    <message>
        <source>{places} (not in the snapshot)</source>
        <translation>{places} (fuera de la instantánea)</translation>
    </message>
    <message>
        <source>anticheat flag: {label}</source>
        <translation>señal antitrampas: {label}</translation>
    </message>
    <message>
        <source>anticheat flag</source>
        <translation>señal antitrampas</translation>
    </message>
    <message>
        <source>direction left</source>
        <translation>dirección: izquierda</translation>
    </message>
    <message>
        <source>direction right</source>
        <translation>dirección: derecha</translation>
    </message>
    <message>
        <source>direction none</source>
        <translation>dirección: ninguna</translation>
    </message>
    <message>
        <source>jump {action}</source>
        <translation>salto {action}</translation>
    </message>
    <message>
        <source>hook {action}</source>
        <translation>gancho {action}</translation>
    </message>
    <message>
        <source>fire {action} {value} times</source>
        <translation>disparo {action} {value} veces</translation>
    </message>
    <message>
        <source>fire {action}</source>
        <translation>disparo {action}</translation>
    </message>
    <message>
        <source>weapon {wanted}</source>
        <translation>arma {wanted}</translation>
    </message>
    <message>
        <source>next weapon</source>
        <translation>arma siguiente</translation>
    </message>
    <message>
        <source>previous weapon</source>
        <translation>arma anterior</translation>
    </message>
    <message>
        <source>{client} left ({reason})</source>
        <translation>{client} se fue ({reason})</translation>
    </message>
    <message>
        <source>team {team} was saved</source>
        <translation>equipo {team}: se guardó</translation>
    </message>
    <message>
        <source>team {team} could not be saved</source>
        <translation>equipo {team}: no se pudo guardar</translation>
    </message>
    <message>
        <source>team {team} was loaded</source>
        <translation>equipo {team}: se cargó</translation>
    </message>
    <message>
        <source>team {team} could not be loaded</source>
        <translation>equipo {team}: no se pudo cargar</translation>
    </message>
    <message>
        <source>{client} was already logged in as {level} ({name})</source>
        <translation>{client} ya tenía sesión como {level} ({name})</translation>
    </message>
    <message>
        <source>{client} was already logged in as {level}</source>
        <translation>{client} ya tenía sesión como {level}</translation>
    </message>
    <message>
        <source>{client} logged in as {level} ({name})</source>
        <translation>{client} inició sesión como {level} ({name})</translation>
    </message>
    <message>
        <source>{client} logged in as {level}</source>
        <translation>{client} inició sesión como {level}</translation>
    </message>
    <message>
        <source>{client} has DDNet {version} ({text})</source>
        <translation>{client} tiene DDNet {version} ({text})</translation>
    </message>
    <message>
        <source>{client} has DDNet {version}</source>
        <translation>{client} tiene DDNet {version}</translation>
    </message>
    <message>
        <source>{client} joined team {to}</source>
        <translation>{client} se unió al equipo {to}</translation>
    </message>
    <message>
        <source>{client} left the team</source>
        <translation>{client} dejó el equipo</translation>
    </message>
    <message>
        <source>team {team} practices</source>
        <translation>el equipo {team} practica</translation>
    </message>
    <message>
        <source>team {team} plays for real</source>
        <translation>el equipo {team} juega en serio</translation>
    </message>
    <message>
        <source>{client} hit themselves ({weapon})</source>
        <translation>{client} se alcanzó a sí mismo ({weapon})</translation>
    </message>
    <message>
        <source>{client} hit themselves</source>
        <translation>{client} se alcanzó a sí mismo</translation>
    </message>
    <message>
        <source>message {uuid}</source>
        <translation>mensaje {uuid}</translation>
    </message>
    <message>
        <source>message {id}</source>
        <translation>mensaje {id}</translation>
    </message>
    <message>
        <source>message {uuid}: {error}</source>
        <translation>mensaje {uuid}: {error}</translation>
    </message>
    <message>
        <source>message {id}: {error}</source>
        <translation>mensaje {id}: {error}</translation>
    </message>
    <message>
        <source>{other} died ({Weapon})</source>
        <translation>{other} murió ({Weapon})</translation>
    </message>
    <message>
        <source>{client} killed {other} ({Weapon})</source>
        <translation>{client} mató a {other} ({Weapon})</translation>
    </message>
    <message>
        <source>team {Team} died ({client} first)</source>
        <translation>el equipo {Team} murió (primero {client})</translation>
    </message>
    <message>
        <source>team {Team} died</source>
        <translation>el equipo {Team} murió</translation>
    </message>
    <message>
        <source>vote ended</source>
        <translation>terminó la votación</translation>
    </message>
    <message>
        <source>vote: {Type}</source>
        <translation>votación: {Type}</translation>
    </message>
    <message>
        <source>{client} joined the spectators</source>
        <translation>{client} pasó a los espectadores</translation>
    </message>
    <message>
        <source>{client} joined the game</source>
        <translation>{client} se unió a la partida</translation>
    </message>
    <message>
        <source>{client} joined the blue team</source>
        <translation>{client} se unió al equipo azul</translation>
    </message>
    <message>
        <source>finished in {Time} ({Check})</source>
        <translation>llegó a la meta en {Time} ({Check})</translation>
    </message>
    <message>
        <source>finished in {Time}</source>
        <translation>llegó a la meta en {Time}</translation>
    </message>
    <message>
        <source>checkpoint at {Time} ({Check})</source>
        <translation>punto de control en {Time} ({Check})</translation>
    </message>
    <message>
        <source>checkpoint at {Time}</source>
        <translation>punto de control en {Time}</translation>
    </message>
    <message>
        <source>{client} finished in {Time} ({Diff}), server record</source>
        <translation>{client} llegó a la meta en {Time} ({Diff}), récord del servidor</translation>
    </message>
    <message>
        <source>{client} finished in {Time}, server record</source>
        <translation>{client} llegó a la meta en {Time}, récord del servidor</translation>
    </message>
    <message>
        <source>{client} finished in {Time} ({Diff}), personal record</source>
        <translation>{client} llegó a la meta en {Time} ({Diff}), récord personal</translation>
    </message>
    <message>
        <source>{client} finished in {Time}, personal record</source>
        <translation>{client} llegó a la meta en {Time}, récord personal</translation>
    </message>
    <message>
        <source>{client} finished in {Time} ({Diff})</source>
        <translation>{client} llegó a la meta en {Time} ({Diff})</translation>
    </message>
    <message>
        <source>{client} finished in {Time}</source>
        <translation>{client} llegó a la meta en {Time}</translation>
    </message>
    <message>
        <source>checkpoint ({Diff})</source>
        <translation>punto de control ({Diff})</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>punto de control</translation>
    </message>
    <message>
        <source>{keys}, aim {TargetX},{TargetY}</source>
        <translation>{keys}, mira {TargetX},{TargetY}</translation>
    </message>
    <message>
        <source>aim {TargetX},{TargetY}</source>
        <translation>mira {TargetX},{TargetY}</translation>
    </message>
    <message>
        <source>save {State}, code {Code}: {Error}</source>
        <translation>guardado: {State}, código {Code}: {Error}</translation>
    </message>
    <message>
        <source>save {State}, code {Code}</source>
        <translation>guardado: {State}, código {Code}</translation>
    </message>
    <message>
        <source>save {State}, code {GeneratedCode}: {Error}</source>
        <translation>guardado: {State}, código {GeneratedCode}: {Error}</translation>
    </message>
    <message>
        <source>save {State}, code {GeneratedCode}</source>
        <translation>guardado: {State}, código {GeneratedCode}</translation>
    </message>
    <message>
        <source>save {State}: {Error}</source>
        <translation>guardado: {State}: {Error}</translation>
    </message>
    <message>
        <source>save {State}</source>
        <translation>guardado: {State}</translation>
    </message>
    <message>
        <source>{client} left ({Reason})</source>
        <translation>{client} se fue ({Reason})</translation>
    </message>
    <message>
        <source>{Name} joined the spectators</source>
        <translation>{Name} pasó a los espectadores</translation>
    </message>
    <message>
        <source>{Name} joined the game</source>
        <translation>{Name} se unió a la partida</translation>
    </message>
    <message>
        <source>{Name} joined the blue team</source>
        <translation>{Name} se unió al equipo azul</translation>
    </message>
    <message>
        <source>{Name} left ({Reason})</source>
        <translation>{Name} se fue ({Reason})</translation>
    </message>
    <message>
        <source>{Name} left</source>
        <translation>{Name} se fue</translation>
    </message>
    <message>
        <source>everybody joined the spectators</source>
        <translation>todos pasaron a los espectadores</translation>
    </message>
    <message>
        <source>everybody joined the game</source>
        <translation>todos se unieron a la partida</translation>
    </message>
    <message>
        <source>everybody joined the blue team</source>
        <translation>todos se unieron al equipo azul</translation>
    </message>
    <message>
        <source>you joined the spectators (balanced)</source>
        <translation>pasó usted a los espectadores (equilibrio)</translation>
    </message>
    <message>
        <source>you joined the game (balanced)</source>
        <translation>se unió usted a la partida (equilibrio)</translation>
    </message>
    <message>
        <source>you joined the blue team (balanced)</source>
        <translation>se unió usted al equipo azul (equilibrio)</translation>
    </message>
    <message>
        <source>red flag grabbed</source>
        <translation>bandera roja capturada</translation>
    </message>
    <message>
        <source>blue flag grabbed</source>
        <translation>bandera azul capturada</translation>
    </message>
    <message>
        <source>{client} captured the red flag in {Time}</source>
        <translation>{client} anotó con la bandera roja en {Time}</translation>
    </message>
    <message>
        <source>{client} captured the blue flag in {Time}</source>
        <translation>{client} anotó con la bandera azul en {Time}</translation>
    </message>
    <message>
        <source>{client} hooked {other}</source>
        <translation>{client} enganchó a {other}</translation>
    </message>
    <message>
        <source>{client} hooked</source>
        <translation>{client} lanzó el gancho</translation>
    </message>
    <message>
        <source>{client} fired ({weapon})</source>
        <translation>{client} disparó ({weapon})</translation>
    </message>
    <message>
        <source>{client} fired</source>
        <translation>{client} disparó</translation>
    </message>
    <message>
        <source>{client} hit {other} ({weapon})</source>
        <translation>{client} alcanzó a {other} ({weapon})</translation>
    </message>
    <message>
        <source>{client} hit {other}</source>
        <translation>{client} alcanzó a {other}</translation>
    </message>
    <message>
        <source>{client} thawed (by {other})</source>
        <translation>{client} se descongeló (por {other})</translation>
    </message>
    <message>
        <source>{client} thawed</source>
        <translation>{client} se descongeló</translation>
    </message>
    <message>
        <source>{client} started the race, timed from tick {start_tick}</source>
        <translation>{client} empezó la carrera, cronometrada desde el tick {start_tick}</translation>
    </message>
    <message>
        <source>message: {error}</source>
        <translation>mensaje: {error}</translation>
    </message>
    <message>
        <source>message</source>
        <translation>mensaje</translation>
    </message>
    <message>
        <source>{client} finished</source>
        <translation>{client} terminó</translation>
    </message>
    <message>
        <source>{client} was suddenly elsewhere</source>
        <translation>{client} apareció de repente en otro lugar</translation>
    </message>
    <message>
        <source>{who} paused to spectate</source>
        <translation>{who} hace una pausa para mirar</translation>
    </message>
    <message>
        <source>{who} paused</source>
        <translation>{who} hace una pausa</translation>
    </message>
    <message>
        <source>{who} resumed</source>
        <translation>{who} sigue jugando</translation>
    </message>
    <message>
        <source>{client} joined the red team</source>
        <translation>{client} se unió al equipo rojo</translation>
    </message>
    <message>
        <source>{client} joined team {to} (super)</source>
        <translation>{client} se unió al equipo {to} (super)</translation>
    </message>
    <message>
        <source>the game was paused</source>
        <translation>la partida se puso en pausa</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>la partida continúa</translation>
    </message>
    <message>
        <source>{client} took the red flag</source>
        <translation>{client} tomó la bandera roja</translation>
    </message>
    <message>
        <source>{client} took the blue flag</source>
        <translation>{client} tomó la bandera azul</translation>
    </message>
    <message>
        <source>{client} dropped the red flag</source>
        <translation>{client} soltó la bandera roja</translation>
    </message>
    <message>
        <source>{client} dropped the blue flag</source>
        <translation>{client} soltó la bandera azul</translation>
    </message>
    <message>
        <source>the red flag was dropped</source>
        <translation>la bandera roja cayó al suelo</translation>
    </message>
    <message>
        <source>the blue flag was dropped</source>
        <translation>la bandera azul cayó al suelo</translation>
    </message>
    <message>
        <source>the red flag is back</source>
        <translation>la bandera roja ha vuelto</translation>
    </message>
    <message>
        <source>the blue flag is back</source>
        <translation>la bandera azul ha vuelto</translation>
    </message>
    <message>
        <source>{client} captured the red flag</source>
        <translation>{client} anotó con la bandera roja</translation>
    </message>
    <message>
        <source>{client} captured the blue flag</source>
        <translation>{client} anotó con la bandera azul</translation>
    </message>
    <message>
        <source>{client} died with team {Team}</source>
        <translation>{client} murió con el equipo {Team}</translation>
    </message>
    <message>
        <source>{client} finished in {Time}, according to the chat</source>
        <translation>{client} llegó a la meta en {Time}, según el chat</translation>
    </message>
    <message>
        <source>{who} is in the clan {to} now</source>
        <translation>{who} está ahora en el clan {to}</translation>
    </message>
    <message>
        <source>{who} left the clan {from}</source>
        <translation>{who} dejó el clan {from}</translation>
    </message>
    <message>
        <source>{who} changed country</source>
        <translation>{who} cambió de país</translation>
    </message>
    <message>
        <source>{client} reached tele checkpoint {number}</source>
        <translation>{client} llegó al punto de control de teletransporte {number}</translation>
    </message>
    <message>
        <source>an event that cannot be read any more</source>
        <translation>un evento que ya no se puede leer</translation>
    </message>
    <message>
        <source>{team}: {score}</source>
        <translation>{team}: {score}</translation>
    </message>
    <message>
        <source>{name}: {items}</source>
        <translation>{name}: {items}</translation>
    </message>
    <message>
        <source>({x}, {y}, {z}): {block}</source>
        <translation>({x}, {y}, {z}): {block}</translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>Press length</source>
        <translation>Duración de la pulsación</translation>
    </message>
    <message>
        <source>How long inputs are held. Presses whose beginning or end is not recorded are left out.</source>
        <translation>Cuánto tiempo se mantienen las entradas. No cuentan las pulsaciones cuyo inicio o fin no está grabado.</translation>
    </message>
    <message>
        <source>A key bound to a fixed press, a worn switch, or a game that ends a press by itself gives equal lengths.</source>
        <translation>Una tecla asignada a una pulsación fija, un interruptor gastado o un juego que termina la pulsación por sí mismo dan duraciones iguales.</translation>
    </message>
    <message>
        <source>Interval between presses</source>
        <translation>Intervalo entre pulsaciones</translation>
    </message>
    <message>
        <source>From the beginning of a press to that of the next one of the same input.</source>
        <translation>Del inicio de una pulsación al de la siguiente de la misma entrada.</translation>
    </message>
    <message>
        <source>Holding a key with the system&apos;s key repeat, or a weapon&apos;s reload time, gives equal intervals.</source>
        <translation>Mantener una tecla con la repetición del sistema, o el tiempo de recarga de un arma, da intervalos iguales.</translation>
    </message>
    <message>
        <source>Interval between changes</source>
        <translation>Intervalo entre cambios</translation>
    </message>
    <message>
        <source>From one tick in which any input is pressed or released to the next such tick.</source>
        <translation>De un tick en que se pulsa o suelta alguna entrada al siguiente tick así.</translation>
    </message>
    <message>
        <source>Calm players have long intervals; those who do a lot at once have short ones.</source>
        <translation>Quien juega con calma tiene intervalos largos; quien hace mucho a la vez, cortos.</translation>
    </message>
    <message>
        <source>Regular intervals (±1 tick)</source>
        <translation>Intervalos regulares (±1 tick)</translation>
    </message>
    <message>
        <source>Share of the intervals between input changes that are as long as the commonest one, or a tick shorter or longer. Of a single input: of the intervals between its presses.</source>
        <translation>Proporción de los intervalos entre cambios de entrada que duran lo mismo que el más común, o un tick más o menos. De una sola entrada: de los intervalos entre sus pulsaciones.</translation>
    </message>
    <message>
        <source>Key repeat of the system, jumping or shooting in step with the game, lag that delivers inputs in batches, and a program that plays openly (a bot or a dummy) give regular intervals.</source>
        <translation>La repetición de teclas del sistema, saltar o disparar al ritmo del juego, un lag que entrega las entradas en grupos y un programa que juega abiertamente (un bot o un dummy) dan intervalos regulares.</translation>
    </message>
    <message>
        <source>Exactly repeated sequences</source>
        <translation>Secuencias repetidas exactamente</translation>
    </message>
    <message>
        <source>Share of the input changes that belong to a run of eight or more which comes again with the same inputs at the same intervals.</source>
        <translation>Proporción de los cambios de entrada que pertenecen a una serie de ocho o más que se repite con las mismas entradas y los mismos intervalos.</translation>
    </message>
    <message>
        <source>Tapping one key evenly repeats itself, and a trained routine of few keys may, too.</source>
        <translation>Pulsar una tecla a ritmo constante se repite, y una rutina entrenada de pocas teclas también puede hacerlo.</translation>
    </message>
    <message>
        <source>Reaction time</source>
        <translation>Tiempo de reacción</translation>
    </message>
    <message>
        <source>Reactions below 100 ms</source>
        <translation>Reacciones por debajo de 100 ms</translation>
    </message>
    <message>
        <source>Share of those reaction times that are shorter than 100 ms.</source>
        <translation>Proporción de esos tiempos de reacción inferiores a 100 ms.</translation>
    </message>
    <message>
        <source>Compare with the other players, and with how often this one presses.</source>
        <translation>Compare con los demás jugadores y con la frecuencia con que pulsa este.</translation>
    </message>
    <message>
        <source>Aim jumps</source>
        <translation>Saltos de la mira</translation>
    </message>
    <message>
        <source>Share of the aim&apos;s movements, tick by tick, that turn it by 45 degrees or more.</source>
        <translation>Proporción de los movimientos de la mira, tick a tick, que la giran 45 grados o más.</translation>
    </message>
    <message>
        <source>With the cursor near the own character a small movement of the hand turns the aim far; a high mouse speed does, too.</source>
        <translation>Con el cursor cerca del propio personaje, un pequeño movimiento de la mano gira mucho la mira; una velocidad alta del ratón, también.</translation>
    </message>
    <message>
        <source>Where a recording has the aim in steps, or not in every tick, turns look larger than they were.</source>
        <translation>Si una grabación contiene la mira a saltos, o no en cada tick, los giros parecen mayores de lo que fueron.</translation>
    </message>
    <message>
        <source>Settle time of the aim</source>
        <translation>Tiempo de asentamiento de la mira</translation>
    </message>
    <message>
        <source>After a jump of the aim: ticks until it rests for five ticks within 3 degrees. 0 means that the jump landed where the aim then stayed.</source>
        <translation>Tras un salto de la mira: ticks hasta que permanece cinco ticks dentro de 3 grados. 0 significa que el salto terminó donde se quedó la mira.</translation>
    </message>
    <message>
        <source>A flick of a trained hand, a touch pad, and keys that turn the aim land at once.</source>
        <translation>Un flick de una mano entrenada, un panel táctil y las teclas que giran la mira llegan de inmediato.</translation>
    </message>
    <message>
        <source>Jumps that another one follows before the aim rests have no settle time.</source>
        <translation>Los saltos seguidos de otro antes de que la mira se asiente no tienen tiempo de asentamiento.</translation>
    </message>
    <message>
        <source>Presses on one tick phase</source>
        <translation>Pulsaciones en una fase de ticks</translation>
    </message>
    <message>
        <source>Ticks are counted off in periods of 2 to 10. Share of the presses on the commonest place of the period, for the period that stands out most against chance (1 of 2 to 1 of 10).</source>
        <translation>Los ticks se cuentan en periodos de 2 a 10. Proporción de las pulsaciones en el lugar más común del periodo, para el periodo que más se aparta del azar (de 1 de cada 2 a 1 de cada 10).</translation>
    </message>
    <message>
        <source>A client that sends its inputs every other tick, a low frame rate, or a server that takes them in batches puts presses on one phase.</source>
        <translation>Un cliente que envía sus entradas cada dos ticks, pocos fotogramas por segundo o un servidor que las recibe en grupos concentran las pulsaciones en una fase.</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Puntos dañados</translation>
    </message>
    <message>
        <source>A server or client that crashed, a full disk, or a copy that broke off.</source>
        <translation>Un servidor o cliente que se bloqueó, un disco lleno o una copia interrumpida.</translation>
    </message>
    <message>
        <source>A file that was changed with care has no damage.</source>
        <translation>Un archivo modificado con cuidado no tiene daños.</translation>
    </message>
    <message>
        <source>Ticks lost to damage</source>
        <translation>Ticks perdidos por daños</translation>
    </message>
    <message>
        <source>As for damaged places.</source>
        <translation>Igual que con los puntos dañados.</translation>
    </message>
    <message>
        <source>Lost ticks at the end are not known to the file.</source>
        <translation>El archivo no permite saber qué ticks se perdieron al final.</translation>
    </message>
    <message>
        <source>Gaps of more than a second</source>
        <translation>Huecos de más de un segundo</translation>
    </message>
    <message>
        <source>Stretches without a recorded tick.</source>
        <translation>Tramos sin ningún tick grabado.</translation>
    </message>
    <message>
        <source>Some formats write nothing while nothing changes; recordings can be paused.</source>
        <translation>Algunos formatos no escriben nada mientras nada cambia; las grabaciones pueden pausarse.</translation>
    </message>
    <message>
        <source>A cut at either end leaves no gap.</source>
        <translation>Un corte en cualquiera de los extremos no deja hueco.</translation>
    </message>
    <message>
        <source>Time running backwards</source>
        <translation>Tiempo que retrocede</translation>
    </message>
    <message>
        <source>Places where the next tick is not after the one before.</source>
        <translation>Puntos donde el tick siguiente no es posterior al anterior.</translation>
    </message>
    <message>
        <source>A map change or restart of the server within one recording.</source>
        <translation>Un cambio de mapa o un reinicio del servidor dentro de una misma grabación.</translation>
    </message>
    <message>
        <source>Formats that number their own frames cannot run backwards; what their clock does is among the damaged places.</source>
        <translation>Los formatos que numeran sus propios fotogramas no pueden retroceder; lo que hace su reloj figura entre los puntos dañados.</translation>
    </message>
    <message>
        <source>Seams</source>
        <translation>Empalmes</translation>
    </message>
    <message>
        <source>Places where the recording itself says that it was paused, resumed or put together.</source>
        <translation>Puntos donde la propia grabación indica que se pausó, se reanudó o se unió.</translation>
    </message>
    <message>
        <source>A recorder that was restarted.</source>
        <translation>Un grabador que se reinició.</translation>
    </message>
    <message>
        <source>Missing keyframes</source>
        <translation>Fotogramas clave que faltan</translation>
    </message>
    <message>
        <source>Distances between keyframes of more than one and a half times the middle one.</source>
        <translation>Distancias entre fotogramas clave de más de una vez y media la mediana.</translation>
    </message>
    <message>
        <source>A recorder under load, or one that makes keyframes only when much has changed.</source>
        <translation>Un grabador con mucha carga, o uno que crea fotogramas clave solo cuando ha cambiado mucho.</translation>
    </message>
    <message>
        <source>Formats without keyframes have no such figure.</source>
        <translation>Los formatos sin fotogramas clave no tienen este indicador.</translation>
    </message>
    <message>
        <source>Markers outside the recording</source>
        <translation>Marcadores fuera de la grabación</translation>
    </message>
    <message>
        <source>Markers of the header at ticks that the content does not have.</source>
        <translation>Marcadores de la cabecera en ticks que el contenido no tiene.</translation>
    </message>
    <message>
        <source>A part that was cut out of a longer recording keeps the markers of it.</source>
        <translation>Una parte recortada de una grabación más larga conserva los marcadores de esta.</translation>
    </message>
    <message>
        <source>Only recordings with markers have such a figure.</source>
        <translation>Solo las grabaciones con marcadores tienen este indicador.</translation>
    </message>
    <message>
        <source>Map differs from the recorded hash</source>
        <translation>El mapa difiere del hash grabado</translation>
    </message>
    <message>
        <source>1 where the map in use has another hash than the recording states, 0 where it has the same.</source>
        <translation>1 si el mapa en uso tiene un hash distinto del que indica la grabación; 0 si es el mismo.</translation>
    </message>
    <message>
        <source>Another version of the map was chosen by a person.</source>
        <translation>Alguien eligió otra versión del mapa.</translation>
    </message>
    <message>
        <source>Without a map, or without a stated hash, nothing can be compared.</source>
        <translation>Sin un mapa, o sin un hash indicado, no se puede comparar nada.</translation>
    </message>
    <message>
        <source>share</source>
        <translation>proporción</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>ticks</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>grados</translation>
    </message>
    <message>
        <source>places</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>spawn</source>
        <translation>aparición</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>impacto</translation>
    </message>
    <message>
        <source>freeze</source>
        <translation>congelación</translation>
    </message>
    <message>
        <source>player in reach</source>
        <translation>jugador al alcance</translation>
    </message>
    <message>
        <source>every 2 ticks</source>
        <translation>cada 2 ticks</translation>
    </message>
    <message>
        <source>every 3 ticks</source>
        <translation>cada 3 ticks</translation>
    </message>
    <message>
        <source>every 4 ticks</source>
        <translation>cada 4 ticks</translation>
    </message>
    <message>
        <source>every 5 ticks</source>
        <translation>cada 5 ticks</translation>
    </message>
    <message>
        <source>every 6 ticks</source>
        <translation>cada 6 ticks</translation>
    </message>
    <message>
        <source>every 7 ticks</source>
        <translation>cada 7 ticks</translation>
    </message>
    <message>
        <source>every 8 ticks</source>
        <translation>cada 8 ticks</translation>
    </message>
    <message>
        <source>every 9 ticks</source>
        <translation>cada 9 ticks</translation>
    </message>
    <message>
        <source>every 10 ticks</source>
        <translation>cada 10 ticks</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>no indicado</translation>
    </message>
    <message>
        <source>Places of the file that are not as its format demands, by what is wrong.</source>
        <translation>Lugares del archivo que no cumplen su formato, por tipo de fallo.</translation>
    </message>
    <message>
        <source>Header differs from content</source>
        <translation>La cabecera difiere del contenido</translation>
    </message>
    <message>
        <source>Numbers of the header, such as length, frames, ticks and markers, that are not those of the content. Samples are the numbers that the header states.</source>
        <translation>Números de la cabecera, como duración, fotogramas, ticks y marcadores, que no son los del contenido. Las muestras son los números que indica la cabecera.</translation>
    </message>
    <message>
        <source>A copy that broke off, or a program that cut the recording and left its header as it was.</source>
        <translation>Una copia interrumpida, o un programa que recortó la grabación y dejó la cabecera como estaba.</translation>
    </message>
    <message>
        <source>A recording that is still being written, or whose recorder crashed, does not state them, and some formats never do. A header that was changed with care fits.</source>
        <translation>Una grabación que aún se está escribiendo, o cuyo programa falló, no los indica, y algunos formatos nunca lo hacen. Una cabecera modificada con cuidado coincide.</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Gancho</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Martillo</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>Pistola</translation>
    </message>
    <message>
        <source>Shotgun</source>
        <translation>Escopeta</translation>
    </message>
    <message>
        <source>Grenade</source>
        <translation>Lanzagranadas</translation>
    </message>
    <message>
        <source>Laser</source>
        <translation>Láser</translation>
    </message>
    <message>
        <source>Ninja</source>
        <translation>Katana ninja</translation>
    </message>
    <message>
        <source>Hits on players</source>
        <translation>Aciertos a jugadores</translation>
    </message>
    <message>
        <source>In a crowd, or on players who hold still, anyone hits. A held trigger, a bound key and a dummy that copies inputs fire without an aim; hooks are mostly thrown at walls; with a high latency even a good aim misses.</source>
        <translation>Entre mucha gente, o contra jugadores quietos, acierta cualquiera. Un gatillo mantenido, una tecla asignada y un dummy que copia entradas disparan sin apuntar; el gancho suele lanzarse a las paredes; con mucha latencia falla hasta una buena mira.</translation>
    </message>
    <message>
        <source>no shot with a known weapon and end</source>
        <translation>ningún disparo con arma y final conocidos</translation>
    </message>
    <message>
        <source>Aim off the nearest player</source>
        <translation>Desvío de la mira al jugador más cercano</translation>
    </message>
    <message>
        <source>At each shot, hammer blow or thrown hook: the angle between the aim and the middle of the nearest other player in reach with no wall between.</source>
        <translation>En cada disparo, golpe de martillo o gancho: el ángulo entre la mira y el centro del otro jugador más cercano, a su alcance y sin pared en medio.</translation>
    </message>
    <message>
        <source>Shots may be meant for somebody else, for a wall, or to push the player along. Near players fill a wide angle, and a good player aims well.</source>
        <translation>El disparo puede ir a otra persona, a una pared o servir para moverse. Los jugadores cercanos ocupan un ángulo amplio, y un buen jugador apunta bien.</translation>
    </message>
    <message>
        <source>From view to first shot</source>
        <translation>De verlo al primer disparo</translation>
    </message>
    <message>
        <source>From another player&apos;s coming into view to the first shot, blow or hook whose aim points at that player, within five seconds. In view is what the game shows at its own zoom around the own character.</source>
        <translation>Desde que otro jugador aparece a la vista hasta el primer disparo, golpe o gancho cuya mira apunta hacia él, en un plazo de cinco segundos. A la vista está lo que el juego muestra con su propio zoom alrededor del personaje.</translation>
    </message>
    <message>
        <source>Sudden turns onto a player</source>
        <translation>Giros repentinos hacia un jugador</translation>
    </message>
    <message>
        <source>Of the turns of the aim by more than 30 degrees from one recorded state to the next, while another player is in view: the share that ends within 2 degrees of the middle of one.</source>
        <translation>De los giros de la mira de más de 30 grados entre un estado grabado y el siguiente, con otro jugador a la vista: la proporción que acaba a menos de 2 grados del centro de uno.</translation>
    </message>
    <message>
        <source>Chance: each player in view takes up 4 of 360 degrees, and more turn that way than another. A flick of a trained hand, lag that delivers several movements at once, and a cursor near the own character do it as well.</source>
        <translation>La casualidad: cada jugador a la vista ocupa 4 de 360 grados, y se gira más hacia ellos. También lo hacen el gesto rápido de una mano entrenada, un lag que entrega varios movimientos de una vez y un cursor cerca del personaje.</translation>
    </message>
    <message>
        <source>Aim kept on a moving player</source>
        <translation>Mira mantenida sobre un jugador en movimiento</translation>
    </message>
    <message>
        <source>How long the aim stays within 2 degrees of the middle of a player, for five ticks or more, while the direction to that player turns so far that an aim at rest would have left it.</source>
        <translation>Cuánto tiempo sigue la mira a menos de 2 grados del centro de un jugador, durante cinco ticks o más, mientras su dirección gira tanto que una mira quieta lo habría perdido.</translation>
    </message>
    <message>
        <source>Following a friend with the cursor, hooking and dragging somebody, and moving past each other evenly keep the aim on a player.</source>
        <translation>Seguir a un amigo con el cursor, enganchar y arrastrar a alguien o cruzarse a ritmo constante mantienen la mira sobre un jugador.</translation>
    </message>
    <message>
        <source>Share of the shots, hammer blows and thrown hooks that touch another player: with the shell or beam, with the blast of a grenade, or with the hook. Shots whose end is not seen are left out. The bars show how many ticks shots last until they end.</source>
        <translation>Proporción de disparos, golpes de martillo y ganchos que tocan a otro jugador: con el proyectil o el rayo, con la explosión de una granada o con el gancho. No cuentan los disparos cuyo final no se ve. Las barras muestran cuántos ticks duran los disparos hasta que terminan.</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>cambios</translation>
    </message>
    <message>
        <source>What the player saw is not recorded: neither the zoom nor where they looked. A turn is measured between two recorded states, so a gradual one may look sudden. The figure includes latency, by which the player saw others where they had been.</source>
        <translation>La vista del jugador no se graba: no se conocen el zoom ni dónde miraba. Los giros se miden entre dos estados grabados, así que uno más lento puede parecer repentino. La latencia, por la que el jugador veía a los demás donde habían estado, está incluida.</translation>
    </message>
    <message>
        <source>If the most common interval is short, the share is easily high: compare with the other players. The confidence interval assumes independent intervals, which those of a rhythm are not.</source>
        <translation>Si el intervalo más común es corto, es fácil que la proporción sea alta: compare con los demás jugadores. El intervalo de confianza supone que los intervalos son independientes, y los de un ritmo no lo son.</translation>
    </message>
    <message>
        <source>One tick of difference breaks a sequence; copies that were varied on purpose are not found. The confidence interval assumes independent changes.</source>
        <translation>Un tick de diferencia rompe una secuencia; las copias variadas a propósito no se encuentran. El intervalo de confianza supone que los cambios son independientes.</translation>
    </message>
    <message>
        <source>Someone who presses keys all the time soon presses one after any event, and players see many events coming.</source>
        <translation>Quien pulsa sin parar pulsa pronto después de cualquier cosa; el jugador prevé muchos eventos.</translation>
    </message>
    <message>
        <source>Chance: someone who presses ten times a second has a press within 100 ms of every event. Players respond early to events that they see coming.</source>
        <translation>Casualidad: quien pulsa diez veces por segundo tiene una pulsación a menos de 100 ms de todo. A los eventos previstos se responde antes.</translation>
    </message>
    <message>
        <source>DDNet has no damage, so hits are worked out by its rules from recorded positions; near hits and near misses may be wrong, especially where not every tick is recorded. Race teams are not distinguished. Weapons in a teehistorian file are known only with its map, and no recording says where shells land.</source>
        <translation>DDNet no hace daño, así que los aciertos se deducen con sus reglas de las posiciones grabadas; lo que toca o falla por poco puede ser erróneo, más aún si no se graba cada tick. No se distinguen los equipos de carrera. Sin su mapa, un archivo teehistorian no dice las armas, y ninguna grabación dice dónde acaban los proyectiles.</translation>
    </message>
    <message>
        <source>Players who zoom out, or are warned by a friend, know of others earlier. Players who fire all the time, by hand, with a bound key or through a dummy, soon fire at anyone.</source>
        <translation>Quien aleja el zoom, o recibe el aviso de un amigo, ve antes a los demás. Quien dispara todo el tiempo, a mano, con una tecla asignada o con un dummy, pronto dispara a cualquiera.</translation>
    </message>
    <message>
        <source>Unexplained long moves</source>
        <translation>Desplazamientos largos sin motivo</translation>
    </message>
    <message>
        <source>Few formats record it.</source>
        <translation>Pocos formatos lo indican.</translation>
    </message>
    <message>
        <source>no shot with a known weapon while a player was in reach</source>
        <translation>ningún disparo con arma conocida mientras un jugador estaba al alcance</translation>
    </message>
    <message>
        <source>no shot with a known weapon at a player who came into view</source>
        <translation>ningún disparo con arma conocida a un jugador que apareció a la vista</translation>
    </message>
    <message>
        <source>Same inputs twice</source>
        <translation>Mismas entradas dos veces</translation>
    </message>
    <message>
        <source>The longest time, from one change of an input to another, in which all inputs and the aim are tick by tick those of another visit, or of another time of the same one. Samples are pairs of visits. The bars are all pairs of visits without this player: how long inputs are the same by chance. Stretches of ten changes or more are listed.</source>
        <translation>El tiempo más largo, de un cambio de una entrada a otro, en que todas las entradas y la puntería son tick a tick las de otra visita, o las de otro momento de la misma. Las muestras son pares de visitas. Las barras son todos los pares de visitas sin este jugador: cuánto tiempo son iguales las entradas por azar. Se enumeran los tramos de diez cambios o más.</translation>
    </message>
    <message>
        <source>A dummy that copies its player&apos;s inputs, bots that run the same program, keys pressed to a rhythm with the mouse at rest, and short stretches by chance. Players who wait at a start line change no inputs, so waiting does not count.</source>
        <translation>Un dummy que copia las entradas de su jugador, bots que ejecutan el mismo programa, teclas pulsadas a ritmo con el ratón en reposo, y tramos cortos por azar. Quien espera en una línea de salida no cambia ninguna entrada, así que esperar no cuenta.</translation>
    </message>
    <message>
        <source>An aim that differs by a little is another one, so a copy that was changed on purpose is not found. Where a recording does not hold every tick, inputs may look the same that were not. Up to 1,500,000 changes and 512 visits are compared.</source>
        <translation>Una puntería que difiere un poco es otra, así que no se encuentra una copia cambiada a propósito. Donde una grabación no contiene cada tick, pueden parecer iguales entradas que no lo fueron. Se comparan hasta 1 500 000 cambios y 512 visitas.</translation>
    </message>
    <message>
        <source>no inputs to compare</source>
        <translation>no hay entradas que comparar</translation>
    </message>
    <message>
        <source>From an event (spawning, being hit, being frozen, another player coming into reach) to the first press within a second, from the same tick on.</source>
        <translation>Desde un suceso (aparecer, recibir un golpe, quedar congelado, otro jugador que llega al alcance) hasta la primera pulsación en menos de un segundo, desde el mismo tick.</translation>
    </message>
    <message>
        <source>What counts as long depends on the recording itself. Slow changes of the rules of movement do not show. Without the map its teleporters are not known, and jumps by them count.</source>
        <translation>Lo que es largo se mide con la propia grabación. No se aprecian los cambios lentos de las reglas de movimiento. Sin el mapa no se conocen sus teletransportadores, y los saltos por ellos cuentan.</translation>
    </message>
    <message>
        <source>no moves, or fewer than 1,000 of all players to measure by</source>
        <translation>ningún desplazamiento, o menos de 1000 de todos los jugadores como medida</translation>
    </message>
    <message>
        <source>Ticks whose state is not known because of damage, and those that are left out since time goes back.</source>
        <translation>Ticks cuyo estado se desconoce a causa de daños y los que se omiten porque el tiempo retrocede.</translation>
    </message>
    <message>
        <source>Lag, a command of the player (such as /rescue) or of an administrator, a device of the map that is not recorded, and a game mode with its own teleports.</source>
        <translation>El lag, una orden del jugador (como /rescue) o de un administrador, un mecanismo del mapa del que la grabación no informa y un modo de juego con teletransportes propios.</translation>
    </message>
    <message>
        <source>Moves within one tick, more than three times as far as 999 of 1,000 moves of all players, without a teleport, a command for one, spawn, death, load, swap, team change or return to a checkpoint within three ticks, and not between teleporters of the map. Moves are compared with speeds that are kept up for three recorded ticks, so jumps do not raise the measure.</source>
        <translation>Desplazamientos en un tick más de tres veces mayores que 999 de cada 1000 de todos los jugadores, sin teletransporte, comando para ello, aparición, muerte, carga, intercambio, cambio de equipo ni regreso a un punto de control en un margen de tres ticks, y no entre teletransportadores del mapa. Se comparan con velocidades mantenidas durante tres ticks grabados, así que los saltos no elevan la medida.</translation>
    </message>
    <message>
        <source>Periods in which the recording leaves out ticks, as one of every second tick does, have no value. The best of nine periods is taken, so some excess over chance is expected; of several players together, the best of each.</source>
        <translation>Los periodos en los que la propia grabación omite ticks, como la que solo contiene uno de cada dos, no tienen valor. Se toma el mejor de nueve periodos, así que es normal superar algo el azar. De varios jugadores juntos, el mejor de cada uno.</translation>
    </message>
    <message>
        <source>the recording leaves out ticks in this period</source>
        <translation>la grabación omite ticks en este periodo</translation>
    </message>
    <message>
        <source>It is not known whether a press is a response to the event. The time includes the player&apos;s latency. Where inputs are not known from the event to the press, as of a frozen player in a demo, there is none.</source>
        <translation>No se sabe si una pulsación responde al evento. Incluye la latencia: el camino de la imagen al jugador y el de vuelta de la entrada. Donde no se conocen las entradas desde el evento hasta la pulsación, como las de un jugador congelado en una demo, no hay ninguna.</translation>
    </message>
    <message>
        <source>the recording holds no inputs of this player</source>
        <translation>la grabación no contiene entradas de este jugador</translation>
    </message>
    <message>
        <source>A recorded tick is the finest step, and it may be several ticks of the game, or a frame of no fixed length. A press that begins and ends within one tick is not seen. Where inputs are derived from the character, a jump counts only while the character jumps, and weapons change when the game lets them, or by themselves; while it is frozen or paused and when it appears, nothing is known.</source>
        <translation>Un tick grabado es el paso más pequeño; puede abarcar varios ticks del juego o ser un fotograma sin duración fija. Una pulsación que empieza y termina dentro de un tick no se ve. Donde las entradas se deducen del personaje, un salto solo cuenta mientras el personaje salta, y las armas cambian cuando el juego lo permite, o por sí solas; mientras está congelado o en pausa y cuando aparece, no se sabe nada.</translation>
    </message>
    <message>
        <source>A recorded tick is the finest step, and it may be several ticks of the game, or a frame of no fixed length. A press that begins and ends within one tick counts as 0 ticks.</source>
        <translation>Un tick grabado es el paso más pequeño; puede abarcar varios ticks del juego o ser un fotograma sin duración fija. Una pulsación que empieza y termina dentro de un tick cuenta como 0 ticks.</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>a recording cannot be written over itself</source>
        <translation>una grabación no puede sobrescribirse a sí misma</translation>
    </message>
    <message>
        <source>case create takes only options</source>
        <translation>case create solo admite opciones</translation>
    </message>
    <message>
        <source>case list takes only options</source>
        <translation>case list solo admite opciones</translation>
    </message>
    <message>
        <source>give either --output or --case</source>
        <translation>indique --output o --case</translation>
    </message>
    <message>
        <source>give either --tick T or --at TIME</source>
        <translation>indique --tick T o --at TIME</translation>
    </message>
    <message>
        <source>give files, folders, URLs or -</source>
        <translation>indique archivos, carpetas, URL o -</translation>
    </message>
    <message>
        <source>give one FILE: there is only one --output</source>
        <translation>indique un solo FILE: solo hay un --output</translation>
    </message>
    <message>
        <source>give one FILE: there is only one image</source>
        <translation>indique un solo FILE: solo hay una imagen</translation>
    </message>
    <message>
        <source>give one FILE with reports, or -</source>
        <translation>indique un solo FILE con denuncias, o -</translation>
    </message>
    <message>
        <source>give one recording: there is only one copy</source>
        <translation>indique una sola grabación: solo hay una copia</translation>
    </message>
    <message>
        <source>give the case store with --store FILE or --store service:NAME, or in TICKSCOPE_STORE</source>
        <translation>indique el almacén de casos con --store FILE o --store service:NAME, o en TICKSCOPE_STORE</translation>
    </message>
    <message>
        <source>give the file to write with -o OUT.hcrp</source>
        <translation>indique el archivo que escribir con -o OUT.hcrp</translation>
    </message>
    <message>
        <source>give the file to write with --output FILE</source>
        <translation>indique el archivo que escribir con --output FILE</translation>
    </message>
    <message>
        <source>give the folder of a bundle</source>
        <translation>indique la carpeta de un paquete</translation>
    </message>
    <message>
        <source>give the folder to create with --output DIR</source>
        <translation>indique la carpeta que crear con --output DIR</translation>
    </message>
    <message>
        <source>give the image to write with -o OUT.png</source>
        <translation>indique la imagen que escribir con -o OUT.png</translation>
    </message>
    <message>
        <source>give the number of one case</source>
        <translation>indique el número de un caso</translation>
    </message>
    <message>
        <source>give the numbers of cases</source>
        <translation>indique los números de los casos</translation>
    </message>
    <message>
        <source>give the player with --player P</source>
        <translation>indique el jugador con --player P</translation>
    </message>
    <message>
        <source>--ignore-case is for --match</source>
        <translation>--ignore-case es para --match</translation>
    </message>
    <message>
        <source>--journal needs --output or --case: progress on standard output cannot be known</source>
        <translation>--journal necesita --output o --case: no se puede saber el progreso en la salida estándar</translation>
    </message>
    <message>
        <source>no command given</source>
        <translation>no se indicó ninguna orden</translation>
    </message>
    <message>
        <source>no FILE given</source>
        <translation>no se indicó ningún FILE</translation>
    </message>
    <message>
        <source>not all of it is at hand to be hashed</source>
        <translation>no está disponible por completo para calcular su hash</translation>
    </message>
    <message>
        <source>see tickscope-cli --help</source>
        <translation>véase tickscope-cli --help</translation>
    </message>
    <message>
        <source>someone else has just changed it; try again</source>
        <translation>otra persona acaba de cambiarlo; inténtelo de nuevo</translation>
    </message>
    <message>
        <source>use events --kind list to print the event types</source>
        <translation>use events --kind list para ver los tipos de evento</translation>
    </message>
    <message>
        <source>--zoom must be from 0.01 to 100</source>
        <translation>--zoom debe estar entre 0.01 y 100</translation>
    </message>
    <message>
        <source>the map&apos;s name is no file name</source>
        <translation>el nombre del mapa no sirve como nombre de archivo</translation>
    </message>
    <message>
        <source>more values than fit into memory</source>
        <translation>hay más valores de los que caben en la memoria</translation>
    </message>
    <message>
        <source>no file of that map was found</source>
        <translation>no se encontró ningún archivo de ese mapa</translation>
    </message>
    <message>
        <source>no such stretch in the recording</source>
        <translation>no existe ese tramo en la grabación</translation>
    </message>
    <message>
        <source>the recording names no map</source>
        <translation>la grabación no indica ningún mapa</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>no such tick in the recording</source>
        <translation>no existe ese tick en la grabación</translation>
    </message>
    <message>
        <source>the recording has become shorter</source>
        <translation>la grabación se ha acortado</translation>
    </message>
    <message>
        <source>the file ends inside its header</source>
        <translation>el archivo termina dentro de su cabecera</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>unrecognised format</source>
        <translation>formato no reconocido</translation>
    </message>
    <message>
        <source>unrecognised folder</source>
        <translation>carpeta no reconocida</translation>
    </message>
    <message>
        <source>unrecognised format inside the packed file</source>
        <translation>formato no reconocido dentro del archivo comprimido</translation>
    </message>
    <message>
        <source>baselines end early</source>
        <translation>las líneas base terminan antes de tiempo</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) behind the directory cut off</source>
        <translation>
            <numerusform>se recortó %n byte detrás del directorio</numerusform>
            <numerusform>se recortaron %n bytes detrás del directorio</numerusform>
        </translation>
    </message>
    <message>
        <source>client data end early</source>
        <translation>los datos de cliente terminan antes de tiempo</translation>
    </message>
    <message>
        <source>client data refer to a packet that is missing; they stay as they were up to a whole update</source>
        <translation>los datos de cliente se refieren a un paquete que falta; quedan como estaban hasta una actualización completa</translation>
    </message>
    <message>
        <source>the demo holds no frame</source>
        <translation>la demo no contiene ningún fotograma</translation>
    </message>
    <message>
        <source>description ends early</source>
        <translation>la descripción termina antes de tiempo</translation>
    </message>
    <message>
        <source>description has more fields than a mask</source>
        <translation>la descripción tiene más campos que una máscara</translation>
    </message>
    <message>
        <source>the end mark of a segment is missing</source>
        <translation>falta la marca de fin de un segmento</translation>
    </message>
    <message>
        <source>an end mark was added</source>
        <translation>se añadió una marca de fin</translation>
    </message>
    <message>
        <source>entities refer to a packet that is missing; they stay as they were up to a whole update</source>
        <translation>las entidades se refieren a un paquete que falta; quedan como estaban hasta una actualización completa</translation>
    </message>
    <message>
        <source>entity before the description of its fields</source>
        <translation>entidad antes de la descripción de sus campos</translation>
    </message>
    <message>
        <source>entity refers to none before it</source>
        <translation>la entidad se refiere a otra anterior que no existe</translation>
    </message>
    <message>
        <source>faces of the map share their edges</source>
        <translation>hay caras del mapa que comparten sus aristas</translation>
    </message>
    <message>
        <source>field of a description has no known kind</source>
        <translation>un campo de una descripción tiene un tipo desconocido</translation>
    </message>
    <message>
        <source>field of a description has an impossible width</source>
        <translation>un campo de una descripción tiene un ancho imposible</translation>
    </message>
    <message>
        <source>the file ends inside the demo header</source>
        <translation>el archivo termina dentro de la cabecera de la demo</translation>
    </message>
    <message>
        <source>the file ends inside a frame</source>
        <translation>el archivo termina dentro de un fotograma</translation>
    </message>
    <message>
        <source>a frame header is cut off</source>
        <translation>la cabecera de un fotograma está cortada</translation>
    </message>
    <message>
        <source>a frame is cut off</source>
        <translation>un fotograma está cortado</translation>
    </message>
    <message>
        <source>HLTV message of a mode that is not recorded</source>
        <translation>mensaje de HLTV de un modo que no se graba</translation>
    </message>
    <message>
        <source>instanced baseline does not exist</source>
        <translation>la línea base instanciada no existe</translation>
    </message>
    <message>
        <source>instanced baselines end early</source>
        <translation>las líneas base instanciadas terminan antes de tiempo</translation>
    </message>
    <message>
        <source>list of checked files ends early</source>
        <translation>la lista de archivos comprobados termina antes de tiempo</translation>
    </message>
    <message>
        <source>list of entities ends early</source>
        <translation>la lista de entidades termina antes de tiempo</translation>
    </message>
    <message>
        <source>list of resources ends early</source>
        <translation>la lista de recursos termina antes de tiempo</translation>
    </message>
    <message>
        <source>map has no world</source>
        <translation>el mapa no tiene mundo</translation>
    </message>
    <message>
        <source>part of the map ends inside a record</source>
        <translation>una parte del mapa termina dentro de un registro</translation>
    </message>
    <message>
        <source>part of the map lies outside the file</source>
        <translation>una parte del mapa está fuera del archivo</translation>
    </message>
    <message>
        <source>message ends early</source>
        <translation>el mensaje termina antes de tiempo</translation>
    </message>
    <message>
        <source>message of an id that no server sends</source>
        <translation>mensaje con un ID que ningún servidor envía</translation>
    </message>
    <message>
        <source>message of a player that does not exist</source>
        <translation>mensaje de un jugador que no existe</translation>
    </message>
    <message>
        <source>no Half-Life demo</source>
        <translation>no es una demo de Half-Life</translation>
    </message>
    <message>
        <source>no map of Half-Life</source>
        <translation>no es un mapa de Half-Life</translation>
    </message>
    <message>
        <source>number of an entity is too high</source>
        <translation>el número de una entidad es demasiado alto</translation>
    </message>
    <message>
        <source>packet has too many entities</source>
        <translation>el paquete tiene demasiadas entidades</translation>
    </message>
    <message>
        <source>record before the description of its fields</source>
        <translation>registro antes de la descripción de sus campos</translation>
    </message>
    <message>
        <source>the recording is too long for a directory</source>
        <translation>la grabación es demasiado larga para un directorio</translation>
    </message>
    <message>
        <source>the recording was not finished: it has no directory</source>
        <translation>la grabación no se terminó: no tiene directorio</translation>
    </message>
    <message>
        <source>temp entity of a kind that does not exist</source>
        <translation>entidad temporal de un tipo que no existe</translation>
    </message>
    <message>
        <source>text has no end</source>
        <translation>el texto no tiene fin</translation>
    </message>
    <message>
        <source>too many descriptions</source>
        <translation>demasiadas descripciones</translation>
    </message>
    <message>
        <source>too many different fields in descriptions</source>
        <translation>demasiados campos distintos en las descripciones</translation>
    </message>
    <message>
        <source>too many frames without a network message</source>
        <translation>demasiados fotogramas sin mensaje de red</translation>
    </message>
    <message>
        <source>user info of a slot that does not exist</source>
        <translation>información de usuario de una ranura que no existe</translation>
    </message>
    <message>
        <source>user message that was never registered</source>
        <translation>mensaje de usuario que nunca se registró</translation>
    </message>
    <message>
        <source>user message takes the id of an engine message</source>
        <translation>mensaje de usuario que toma el ID de un mensaje del motor</translation>
    </message>
    <message>
        <source>zeros where a frame should be</source>
        <translation>ceros donde debería haber un fotograma</translation>
    </message>
    <message>
        <source>more blocks are set than are kept; those from here on are left out, also of the events</source>
        <translation>se colocan más bloques de los que se guardan; los siguientes se omiten, también en los eventos</translation>
    </message>
    <message>
        <source>bytes are left behind the last tick</source>
        <translation>quedan bytes después del último tick</translation>
    </message>
    <message>
        <source>bytes are left behind the NBT</source>
        <translation>quedan bytes después del NBT</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) left behind the last tick of a chunk</source>
        <translation>
            <numerusform>queda %n byte después del último tick de un fragmento</numerusform>
            <numerusform>quedan %n bytes después del último tick de un fragmento</numerusform>
        </translation>
    </message>
    <message>
        <source>the bytes end inside a number</source>
        <translation>los bytes terminan dentro de un número</translation>
    </message>
    <message>
        <source>the bytes end inside a varint</source>
        <translation>los bytes terminan dentro de un varint</translation>
    </message>
    <message>
        <source>a checkpoint with impossible items</source>
        <translation>un punto de control con elementos imposibles</translation>
    </message>
    <message>
        <source>a chunk ends behind its file</source>
        <translation>un fragmento termina más allá de su archivo</translation>
    </message>
    <message>
        <source>a chunk is longer than the index says</source>
        <translation>un fragmento es más largo de lo que indica el índice</translation>
    </message>
    <message>
        <source>a chunk is shorter than the index says</source>
        <translation>un fragmento es más corto de lo que indica el índice</translation>
    </message>
    <message>
        <source>a chunk is too large</source>
        <translation>un fragmento es demasiado grande</translation>
    </message>
    <message>
        <source>a chunk lies inside the header or the index</source>
        <translation>un fragmento está dentro de la cabecera o del índice</translation>
    </message>
    <message>
        <source>a chunk lies outside the file</source>
        <translation>un fragmento está fuera del archivo</translation>
    </message>
    <message>
        <source>a chunk does not begin where the one before ended</source>
        <translation>un fragmento no empieza donde terminó el anterior</translation>
    </message>
    <message>
        <source>a chunk shares its bytes with others, or unpacks to too much</source>
        <translation>un fragmento comparte sus bytes con otros o se descomprime a un tamaño excesivo</translation>
    </message>
    <message>
        <source>a chunk has no bytes</source>
        <translation>un fragmento no tiene bytes</translation>
    </message>
    <message>
        <source>a chunk has no ticks</source>
        <translation>un fragmento no tiene ticks</translation>
    </message>
    <message>
        <source>files in the layout of the design document cannot be repaired</source>
        <translation>los archivos con la estructura del documento de diseño no se pueden reparar</translation>
    </message>
    <message>
        <source>the dictionary cannot be read</source>
        <translation>no se puede leer el diccionario</translation>
    </message>
    <message>
        <source>an event is of an unknown kind</source>
        <translation>un evento es de un tipo desconocido</translation>
    </message>
    <message>
        <source>the file became shorter</source>
        <translation>el archivo se ha acortado</translation>
    </message>
    <message>
        <source>The header had another number of ticks than the index.</source>
        <translation>La cabecera tenía un número de ticks distinto al del índice.</translation>
    </message>
    <message>
        <source>the header has another number of ticks</source>
        <translation>la cabecera tiene un número de ticks distinto</translation>
    </message>
    <message>
        <source>the header has a negative length</source>
        <translation>la cabecera tiene una longitud negativa</translation>
    </message>
    <message>
        <source>the index is longer than its chunks need</source>
        <translation>el índice es más largo de lo que necesitan sus fragmentos</translation>
    </message>
    <message>
        <source>the index is shorter than its chunks need</source>
        <translation>el índice es más corto de lo que necesitan sus fragmentos</translation>
    </message>
    <message>
        <source>a length reaches behind the end</source>
        <translation>una longitud pasa del final</translation>
    </message>
    <message>
        <source>more items are announced than bytes are left</source>
        <translation>se anuncian más elementos que bytes quedan</translation>
    </message>
    <message>
        <source>an NBT array is longer than its bytes</source>
        <translation>una matriz NBT es más larga que sus bytes</translation>
    </message>
    <message>
        <source>NBT does not begin with a compound</source>
        <translation>el NBT no empieza con un compuesto</translation>
    </message>
    <message>
        <source>NBT has a tag of an unknown type</source>
        <translation>el NBT tiene una etiqueta de tipo desconocido</translation>
    </message>
    <message>
        <source>NBT has too many tags</source>
        <translation>el NBT tiene demasiadas etiquetas</translation>
    </message>
    <message>
        <source>NBT is nested too deep</source>
        <translation>el NBT está anidado a demasiada profundidad</translation>
    </message>
    <message>
        <source>an NBT list has tags of an unknown type</source>
        <translation>una lista NBT tiene etiquetas de tipo desconocido</translation>
    </message>
    <message>
        <source>an NBT list is longer than its bytes</source>
        <translation>una lista NBT es más larga que sus bytes</translation>
    </message>
    <message>
        <source>the number of chunks is negative</source>
        <translation>el número de fragmentos es negativo</translation>
    </message>
    <message>
        <source>the preamble is not as long as its file</source>
        <translation>el preámbulo no es tan largo como su archivo</translation>
    </message>
    <message>
        <source>metadata and index are longer than the file</source>
        <translation>los metadatos y el índice son más largos que el archivo</translation>
    </message>
    <message>
        <source>metadata or index are too long</source>
        <translation>los metadatos o el índice son demasiado largos</translation>
    </message>
    <message>
        <source>a recording with a dictionary</source>
        <translation>una grabación con diccionario</translation>
    </message>
    <message>
        <source>a segment has a gap</source>
        <translation>un segmento tiene un hueco</translation>
    </message>
    <message>
        <source>the segment of a chunk is missing</source>
        <translation>falta el segmento de un fragmento</translation>
    </message>
    <message>
        <source>segments do not follow on each other</source>
        <translation>los segmentos no son consecutivos</translation>
    </message>
    <message>
        <source>The segments were joined to one file.</source>
        <translation>Los segmentos se unieron en un archivo.</translation>
    </message>
    <message>
        <source>a text has a negative length</source>
        <translation>un texto tiene una longitud negativa</translation>
    </message>
    <message>
        <source>the texts of items are too long</source>
        <translation>los textos de los elementos son demasiado largos</translation>
    </message>
    <message>
        <source>there are too many chunks</source>
        <translation>hay demasiados fragmentos</translation>
    </message>
    <message>
        <source>this is no Hollow Cube replay</source>
        <translation>no es una repetición de Hollow Cube</translation>
    </message>
    <message>
        <source>a tick has a negative number of events</source>
        <translation>un tick tiene un número negativo de eventos</translation>
    </message>
    <message>
        <source>a tick has another number than its place</source>
        <translation>un tick tiene un número distinto del de su posición</translation>
    </message>
    <message>
        <source>a tick is not inside its chunk, or out of order</source>
        <translation>un tick no está dentro de su fragmento o está desordenado</translation>
    </message>
    <message>
        <source>too many entities are alive</source>
        <translation>hay demasiadas entidades vivas</translation>
    </message>
    <message>
        <source>the chunks have more ticks than there can be</source>
        <translation>los fragmentos tienen más ticks de los posibles</translation>
    </message>
    <message>
        <source>a value is outside its list</source>
        <translation>un valor está fuera de su lista</translation>
    </message>
    <message>
        <source>a varint is too long</source>
        <translation>un varint es demasiado largo</translation>
    </message>
    <message>
        <source>the world version has an impossible length</source>
        <translation>la versión del mundo tiene una longitud imposible</translation>
    </message>
    <message>
        <source>bytes behind the end of the recording</source>
        <translation>bytes después del final de la grabación</translation>
    </message>
    <message>
        <source>the file ends inside a record</source>
        <translation>el archivo termina dentro de un registro</translation>
    </message>
    <message>
        <source>the header does not end</source>
        <translation>la cabecera no termina</translation>
    </message>
    <message>
        <source>the header holds bytes that JSON forbids</source>
        <translation>la cabecera contiene bytes que JSON prohíbe</translation>
    </message>
    <message>
        <source>the header is no JSON object</source>
        <translation>la cabecera no es un objeto JSON</translation>
    </message>
    <message>
        <source>the header names no version</source>
        <translation>la cabecera no indica ninguna versión</translation>
    </message>
    <message>
        <source>the header is no whole JSON object; what is behind this is left out</source>
        <translation>la cabecera no es un objeto JSON completo; se omite lo que sigue</translation>
    </message>
    <message>
        <source>a map without a game layer has no rules</source>
        <translation>un mapa sin capa de juego no tiene reglas</translation>
    </message>
    <message>
        <source>an input changes that was never recorded; it is left out</source>
        <translation>cambia una entrada que nunca se grabó; se omite</translation>
    </message>
    <message>
        <source>a tee moves that is not there; it is left out until it appears</source>
        <translation>se mueve un tee que no está; se omite hasta que aparezca</translation>
    </message>
    <message>
        <source>a tee vanishes that is not there</source>
        <translation>desaparece un tee que no está</translation>
    </message>
    <message>
        <source>more ticks than a server can count</source>
        <translation>más ticks de los que un servidor puede contar</translation>
    </message>
    <message>
        <source>a negative number of ticks</source>
        <translation>un número negativo de ticks</translation>
    </message>
    <message>
        <source>no teehistorian file</source>
        <translation>no es un archivo de teehistorian</translation>
    </message>
    <message>
        <source>a tee appears that is there already</source>
        <translation>aparece un tee que ya está</translation>
    </message>
    <message>
        <source>record is longer than any server writes</source>
        <translation>el registro es más largo que los que escribe cualquier servidor</translation>
    </message>
    <message>
        <source>record of a client ID that no server gives</source>
        <translation>registro de un ID de cliente que ningún servidor asigna</translation>
    </message>
    <message>
        <source>record of an unknown kind; nothing behind it can be found</source>
        <translation>registro de un tipo desconocido; no se puede encontrar nada de lo que sigue</translation>
    </message>
    <message>
        <source>record with a negative size; nothing behind it can be found</source>
        <translation>registro de tamaño negativo; no se puede encontrar nada de lo que sigue</translation>
    </message>
    <message>
        <source>unfinished: the server ended before it wrote an end, or is still writing</source>
        <translation>sin terminar: el servidor se detuvo antes de escribir un final o aún está escribiendo</translation>
    </message>
    <message>
        <source>a team that no server has</source>
        <translation>un equipo que ningún servidor tiene</translation>
    </message>
    <message>
        <source>bad table of item types</source>
        <translation>tabla de tipos de elemento incorrecta</translation>
    </message>
    <message>
        <source>chunk is too long</source>
        <translation>el fragmento es demasiado largo</translation>
    </message>
    <message>
        <source>compressed data has no end symbol</source>
        <translation>los datos comprimidos no tienen símbolo de fin</translation>
    </message>
    <message>
        <source>data block of the map is damaged</source>
        <translation>un bloque de datos del mapa está dañado</translation>
    </message>
    <message>
        <source>data block of the map is too big</source>
        <translation>un bloque de datos del mapa es demasiado grande</translation>
    </message>
    <message>
        <source>decompressed data is too long</source>
        <translation>los datos descomprimidos son demasiado largos</translation>
    </message>
    <message>
        <source>delta changes the size of an item</source>
        <translation>el delta cambia el tamaño de un elemento</translation>
    </message>
    <message>
        <source>delta ends inside a record</source>
        <translation>el delta termina dentro de un registro</translation>
    </message>
    <message>
        <source>delta makes the snapshot too large</source>
        <translation>el delta hace demasiado grande la instantánea</translation>
    </message>
    <message>
        <source>delta with impossible counts</source>
        <translation>delta con recuentos imposibles</translation>
    </message>
    <message>
        <source>delta with an impossible item</source>
        <translation>delta con un elemento imposible</translation>
    </message>
    <message>
        <source>delta with an item larger than the delta</source>
        <translation>delta con un elemento mayor que el delta</translation>
    </message>
    <message>
        <source>delta without header</source>
        <translation>delta sin cabecera</translation>
    </message>
    <message>
        <source>an envelope names points that are not there</source>
        <translation>una envolvente se refiere a puntos que no existen</translation>
    </message>
    <message>
        <source>an envelope is too long</source>
        <translation>una envolvente es demasiado larga</translation>
    </message>
    <message>
        <source>a group names layers that are not there</source>
        <translation>un grupo se refiere a capas que no existen</translation>
    </message>
    <message>
        <source>impossible size of a data block</source>
        <translation>tamaño imposible de un bloque de datos</translation>
    </message>
    <message>
        <source>integer is cut</source>
        <translation>un entero está cortado</translation>
    </message>
    <message>
        <source>items without a type</source>
        <translation>elementos sin tipo</translation>
    </message>
    <message>
        <source>the last integer is cut</source>
        <translation>el último entero está cortado</translation>
    </message>
    <message>
        <source>layer has too few quads</source>
        <translation>la capa tiene muy pocos quads</translation>
    </message>
    <message>
        <source>layer has too few tiles</source>
        <translation>la capa tiene muy pocos tiles</translation>
    </message>
    <message>
        <source>layer has too many tiles</source>
        <translation>la capa tiene demasiados tiles</translation>
    </message>
    <message>
        <source>layer is too big</source>
        <translation>la capa es demasiado grande</translation>
    </message>
    <message>
        <source>layer without width or height</source>
        <translation>capa sin anchura o altura</translation>
    </message>
    <message>
        <source>layers of the map are too big together</source>
        <translation>las capas del mapa son demasiado grandes en conjunto</translation>
    </message>
    <message>
        <source>map ends among its items</source>
        <translation>el mapa termina entre sus elementos</translation>
    </message>
    <message>
        <source>map ends before this data block</source>
        <translation>el mapa termina antes de este bloque de datos</translation>
    </message>
    <message>
        <source>map ends in a table</source>
        <translation>el mapa termina en una tabla</translation>
    </message>
    <message>
        <source>map file is too big</source>
        <translation>el archivo del mapa es demasiado grande</translation>
    </message>
    <message>
        <source>the map has no pixels of this image</source>
        <translation>el mapa no tiene píxeles de esta imagen</translation>
    </message>
    <message>
        <source>a text is too long</source>
        <translation>un texto es demasiado largo</translation>
    </message>
    <message>
        <source>negative size in the map&apos;s header</source>
        <translation>tamaño negativo en la cabecera del mapa</translation>
    </message>
    <message>
        <source>the map has no game layer</source>
        <translation>el mapa no tiene capa de juego</translation>
    </message>
    <message>
        <source>no such data block in the map</source>
        <translation>no existe ese bloque de datos en el mapa</translation>
    </message>
    <message>
        <source>not a map file</source>
        <translation>no es un archivo de mapa</translation>
    </message>
    <message>
        <source>number of a message is negative</source>
        <translation>el número de un mensaje es negativo</translation>
    </message>
    <message>
        <source>projectiles of a message are missing</source>
        <translation>faltan proyectiles de un mensaje</translation>
    </message>
    <message>
        <source>quad layer is too short</source>
        <translation>la capa de quads es demasiado corta</translation>
    </message>
    <message>
        <source>second physics layer of one kind</source>
        <translation>segunda capa de física de un mismo tipo</translation>
    </message>
    <message>
        <source>snapshot of another size than it says</source>
        <translation>instantánea de un tamaño distinto del que indica</translation>
    </message>
    <message>
        <source>snapshot with an item outside of it</source>
        <translation>instantánea con un elemento fuera de ella</translation>
    </message>
    <message>
        <source>snapshot whose first item is not at offset 0</source>
        <translation>instantánea cuyo primer elemento no está en el desplazamiento 0</translation>
    </message>
    <message>
        <source>snapshot with negative or odd sizes</source>
        <translation>instantánea con tamaños negativos o no alineados</translation>
    </message>
    <message>
        <source>snapshot with too many items</source>
        <translation>instantánea con demasiados elementos</translation>
    </message>
    <message>
        <source>snapshot without header</source>
        <translation>instantánea sin cabecera</translation>
    </message>
    <message>
        <source>tile layer is too short</source>
        <translation>la capa de tiles es demasiado corta</translation>
    </message>
    <message>
        <source>the map has more than 64 images</source>
        <translation>el mapa tiene más de 64 imágenes</translation>
    </message>
    <message>
        <source>too many integers</source>
        <translation>demasiados enteros</translation>
    </message>
    <message>
        <source>tuning values are missing</source>
        <translation>faltan valores de tuning</translation>
    </message>
    <message>
        <source>unknown map file version</source>
        <translation>versión desconocida del archivo de mapa</translation>
    </message>
    <message>
        <source>unknown version of the map</source>
        <translation>versión desconocida del mapa</translation>
    </message>
    <message>
        <source>a chunk is too big</source>
        <translation>un fragmento es demasiado grande</translation>
    </message>
    <message>
        <source>chunks that lead over a keyframe</source>
        <translation>fragmentos que pasan por encima de un fotograma clave</translation>
    </message>
    <message>
        <source>the file ends inside a chunk</source>
        <translation>el archivo termina dentro de un fragmento</translation>
    </message>
    <message>
        <source>the file ends inside a chunk header</source>
        <translation>el archivo termina dentro de la cabecera de un fragmento</translation>
    </message>
    <message>
        <source>the header gives the map more bytes than the file has</source>
        <translation>según la cabecera, el mapa tiene más bytes que el archivo</translation>
    </message>
    <message>
        <source>the file ends inside its map</source>
        <translation>el archivo termina dentro de su mapa</translation>
    </message>
    <message>
        <source>the file ends inside its markers</source>
        <translation>el archivo termina dentro de sus marcadores</translation>
    </message>
    <message>
        <source>the first tick marker has no tick</source>
        <translation>la primera marca de tick no tiene tick</translation>
    </message>
    <message>
        <source>keyframe without a snapshot</source>
        <translation>fotograma clave sin instantánea</translation>
    </message>
    <message>
        <source>the map in the recording does not have the CRC-32 that the header states</source>
        <translation>el mapa de la grabación no tiene el CRC-32 que indica la cabecera</translation>
    </message>
    <message>
        <source>the map in the recording does not have the SHA-256 that the header states</source>
        <translation>el mapa de la grabación no tiene el SHA-256 que indica la cabecera</translation>
    </message>
    <message>
        <source>no demo: it does not begin with TWDEMO</source>
        <translation>no es una demo: no empieza por TWDEMO</translation>
    </message>
    <message>
        <source>the demo holds no keyframe</source>
        <translation>la demo no contiene ningún fotograma clave</translation>
    </message>
    <message>
        <source>the demo holds no whole keyframe; no state of its ticks is known</source>
        <translation>la demo no contiene ningún fotograma clave completo; no se conoce el estado de ninguno de sus ticks</translation>
    </message>
    <message>
        <source>tick marker that goes back in time</source>
        <translation>marca de tick que retrocede en el tiempo</translation>
    </message>
    <message>
        <source>tick marker that leaps to a doubtful tick</source>
        <translation>marca de tick que salta a un tick dudoso</translation>
    </message>
    <message>
        <source>keyframe whose tick does not belong here</source>
        <translation>fotograma clave cuyo tick no corresponde a este lugar</translation>
    </message>
    <message>
        <source>tick marker with an impossible tick</source>
        <translation>marca de tick con un tick imposible</translation>
    </message>
    <message>
        <source>chunk of a kind that no recorder writes</source>
        <translation>fragmento de un tipo que ningún grabador escribe</translation>
    </message>
    <message>
        <source>block ends early</source>
        <translation>el bloque termina antes de tiempo</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>se perdió la conexión</translation>
    </message>
    <message>
        <source>the server sends from one address to the next without end</source>
        <translation>el servidor redirige de una dirección a otra sin fin</translation>
    </message>
    <message>
        <source>the file ends early</source>
        <translation>el archivo termina antes de tiempo</translation>
    </message>
    <message>
        <source>the recording names a file that is not beside it</source>
        <translation>la grabación indica un archivo que no está junto a ella</translation>
    </message>
    <message>
        <source>the server gives the file only as a whole, and it is too big for that</source>
        <translation>el servidor solo entrega el archivo entero, y es demasiado grande para eso</translation>
    </message>
    <message>
        <source>the file was replaced on the server while it was read; open it again</source>
        <translation>el archivo se reemplazó en el servidor mientras se leía; ábralo de nuevo</translation>
    </message>
    <message>
        <source>the file is there no more</source>
        <translation>el archivo ya no existe</translation>
    </message>
    <message>
        <source>there is no such file on the server</source>
        <translation>no existe ese archivo en el servidor</translation>
    </message>
    <message>
        <source>the server sends to an address that is neither http nor https</source>
        <translation>el servidor redirige a una dirección que no es http ni https</translation>
    </message>
    <message>
        <source>the server gives another part than was asked for</source>
        <translation>el servidor entrega una parte distinta de la solicitada</translation>
    </message>
    <message>
        <source>the server gives too little</source>
        <translation>el servidor entrega muy poco</translation>
    </message>
    <message>
        <source>the server does not answer in time</source>
        <translation>el servidor no responde a tiempo</translation>
    </message>
    <message>
        <source>the server cannot be reached</source>
        <translation>no se puede acceder al servidor</translation>
    </message>
    <message>
        <source>the server does not tell the size of the file</source>
        <translation>el servidor no indica el tamaño del archivo</translation>
    </message>
    <message>
        <source>too big to be read into memory</source>
        <translation>demasiado grande para leerlo en la memoria</translation>
    </message>
    <message>
        <source>no server of that name is known</source>
        <translation>no se conoce ningún servidor con ese nombre</translation>
    </message>
    <message>
        <source>a checkpoint with impossible values</source>
        <translation>un punto de control con valores imposibles</translation>
    </message>
    <message>
        <source>more events than a recording of its size can hold; those from here on are left out</source>
        <translation>hay más eventos de los que caben en una grabación de este tamaño; los siguientes se omiten</translation>
    </message>
    <message>
        <source>more damaged places, which are not listed</source>
        <translation>hay más puntos dañados, que no se listan</translation>
    </message>
    <message>
        <source>the recording holds no map</source>
        <translation>la grabación no contiene ningún mapa</translation>
    </message>
    <message>
        <source>recordings of this format cannot be repaired</source>
        <translation>las grabaciones de este formato no se pueden reparar</translation>
    </message>
    <message>
        <source>recordings of this format have no maps</source>
        <translation>las grabaciones de este formato no tienen mapas</translation>
    </message>
    <message>
        <source>checkpoints of this format are not kept</source>
        <translation>los puntos de control de este formato no se guardan</translation>
    </message>
    <message>
        <source>a finished recording cannot be resumed</source>
        <translation>no se puede reanudar una grabación terminada</translation>
    </message>
    <message>
        <source>only recordings of version 3 are converted</source>
        <translation>solo se convierten grabaciones de la versión 3</translation>
    </message>
    <message>
        <source>only version 4 can be resumed</source>
        <translation>solo se puede reanudar la versión 4</translation>
    </message>
    <message>
        <source>the recorder has ended</source>
        <translation>el grabador ha terminado</translation>
    </message>
    <message>
        <source>the recording cannot be written</source>
        <translation>no se puede escribir la grabación</translation>
    </message>
    <message>
        <source>a recording has no room for more ticks</source>
        <translation>una grabación no tiene sitio para más ticks</translation>
    </message>
    <message>
        <source>the recording is compacted already</source>
        <translation>la grabación ya está compactada</translation>
    </message>
    <message>
        <source>the recording is of another world</source>
        <translation>la grabación es de otro mundo</translation>
    </message>
    <message>
        <source>a recording is there already</source>
        <translation>ya hay una grabación</translation>
    </message>
    <message>
        <source>the recording is not finished; it may still grow</source>
        <translation>la grabación no está terminada; aún puede crecer</translation>
    </message>
    <message>
        <source>this is no dictionary of zstd</source>
        <translation>no es un diccionario de zstd</translation>
    </message>
    <message>
        <source>a tick has too many events</source>
        <translation>un tick tiene demasiados eventos</translation>
    </message>
    <message>
        <source>the trained dictionary is empty</source>
        <translation>el diccionario entrenado está vacío</translation>
    </message>
    <message>
        <source>what is damaged before leads over the next seek point; reading goes on there</source>
        <translation>los daños anteriores pasan del siguiente punto de búsqueda; la lectura continúa allí</translation>
    </message>
    <message>
        <source>no room on the disk for the events from here on</source>
        <translation>no hay espacio en el disco para los eventos a partir de aquí</translation>
    </message>
    <message>
        <source>the file there has another SHA-256</source>
        <translation>el archivo existente tiene otro SHA-256</translation>
    </message>
    <message>
        <source>the recording holds no tick</source>
        <translation>la grabación no contiene ningún tick</translation>
    </message>
    <message>
        <source>the recording has no ticks</source>
        <translation>la grabación no tiene ticks</translation>
    </message>
    <message>
        <source>no case is waiting</source>
        <translation>no hay ningún caso en espera</translation>
    </message>
    <message>
        <source>maps in the recording with the stated hash</source>
        <translation>mapas de la grabación con el hash indicado</translation>
    </message>
    <message>
        <source>length in seconds</source>
        <translation>duración en segundos</translation>
    </message>
    <message>
        <source>place of the directory</source>
        <translation>lugar del directorio</translation>
    </message>
    <message>
        <source>bytes of all segments</source>
        <translation>bytes de todos los segmentos</translation>
    </message>
    <message>
        <source>network frames</source>
        <translation>fotogramas de red</translation>
    </message>
    <message>
        <source>bytes of the file</source>
        <translation>bytes del archivo</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>ticks</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>marcadores</translation>
    </message>
    <message>
        <source>give one of --to NAME, --nobody and --next</source>
        <translation>indique uno de --to NAME, --nobody y --next</translation>
    </message>
    <message>
        <source>no event is as the options want it</source>
        <translation>ningún evento cumple las opciones</translation>
    </message>
    <message>
        <source>give the accused with --accused P</source>
        <translation>indique al acusado con --accused P</translation>
    </message>
    <message>
        <source>the type in the header is neither client nor server</source>
        <translation>el tipo de la cabecera no es ni cliente ni servidor</translation>
    </message>
    <message>
        <source>no state of these ticks is known; nothing can be kept</source>
        <translation>no se conoce ningún estado de estos ticks; no se puede conservar nada</translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out: their state is not known</source>
        <translation>
            <numerusform>se omitió %n tick: no se conoce su estado</numerusform>
            <numerusform>se omitieron %n ticks: no se conoce su estado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) left out: they cannot be unpacked</source>
        <translation>
            <numerusform>se omitió %n mensaje: no se puede desempaquetar</numerusform>
            <numerusform>se omitieron %n mensajes: no se pueden desempaquetar</numerusform>
        </translation>
    </message>
    <message>
        <source>there are no ticks to take</source>
        <translation>no hay ticks que tomar</translation>
    </message>
    <message>
        <source>there are too many names to hide them</source>
        <translation>hay demasiados nombres para ocultarlos</translation>
    </message>
    <message>
        <source>there are no clips of this format</source>
        <translation>no hay fragmentos de este formato</translation>
    </message>
    <message>
        <source>--output: the name is not text</source>
        <translation>--output: el nombre no es texto</translation>
    </message>
    <message>
        <source>give the video to write with -o OUT.mp4</source>
        <translation>indique el vídeo que escribir con -o OUT.mp4</translation>
    </message>
    <message>
        <source>give one FILE: there is only one video</source>
        <translation>indique un solo FILE: solo hay un vídeo</translation>
    </message>
    <message>
        <source>one of the recordings does not say when it was made</source>
        <translation>una de las grabaciones no dice cuándo se hizo</translation>
    </message>
    <message>
        <source>the clocks of the recordings cannot be compared: one is local, its zone unknown</source>
        <translation>los relojes de las grabaciones no se pueden comparar: uno es local, de zona desconocida</translation>
    </message>
    <message>
        <source>the recordings were made too far apart</source>
        <translation>las grabaciones se hicieron con demasiado tiempo entre ellas</translation>
    </message>
    <message>
        <source>the ticks of the recordings do not last equally long</source>
        <translation>los ticks de las grabaciones no duran lo mismo</translation>
    </message>
    <message>
        <source>one of the recordings has no such event</source>
        <translation>una de las grabaciones no tiene ese evento</translation>
    </message>
    <message>
        <source>a video has from 1 to 1000 frames a second</source>
        <translation>un vídeo tiene de 1 a 1000 imágenes por segundo</translation>
    </message>
    <message>
        <source>the speed must be from 0.001 to 100</source>
        <translation>la velocidad debe estar entre 0.001 y 100</translation>
    </message>
    <message>
        <source>there is not enough memory for pictures of that size</source>
        <translation>no hay memoria suficiente para imágenes de ese tamaño</translation>
    </message>
    <message>
        <source>ffmpeg no longer does anything; it was ended</source>
        <translation>ffmpeg ya no hace nada; se ha terminado</translation>
    </message>
    <message>
        <source>ffmpeg was ended or crashed</source>
        <translation>ffmpeg fue terminado o falló</translation>
    </message>
    <message>
        <source>videos need the program ffmpeg: install the package ffmpeg, or name the file .png for a picture of each frame</source>
        <translation>los vídeos necesitan el programa ffmpeg: instale el paquete ffmpeg, o nombre el archivo .png para una imagen de cada fotograma</translation>
    </message>
    <message>
        <source>files in the layout of the design document cannot be cut</source>
        <translation>los archivos con la estructura del documento de diseño no se pueden cortar</translation>
    </message>
    <message>
        <source>clips of this format have all messages and names; they cannot be left out or hidden</source>
        <translation>los fragmentos de este formato tienen todos los mensajes y nombres; no se pueden omitir ni ocultar</translation>
    </message>
    <message>
        <source>the recording changed while it was read</source>
        <translation>la grabación cambió mientras se leía</translation>
    </message>
    <message>
        <source>no ghost: it does not begin with TWGHOST</source>
        <translation>no es un fantasma: no empieza por TWGHOST</translation>
    </message>
    <message>
        <source>no chunk of a ghost begins here</source>
        <translation>aquí no empieza ningún fragmento de un fantasma</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>estados del personaje</translation>
    </message>
    <message>
        <source>characters with and without ticks are mixed</source>
        <translation>hay estados del personaje con tick y sin tick mezclados</translation>
    </message>
    <message>
        <source>differences to a character that is lost</source>
        <translation>diferencias respecto a un estado del personaje que se ha perdido</translation>
    </message>
    <message>
        <source>the tick of a character does not follow on that of the one before</source>
        <translation>el tick de un estado del personaje no sigue al del anterior</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n diferencia</numerusform>
            <numerusform>%n diferencias</numerusform>
        </translation>
    </message>
    <message>
        <source>one of the recordings has no run of a race</source>
        <translation>una de las grabaciones no tiene ninguna carrera</translation>
    </message>
    <message>
        <source>give two recordings at least</source>
        <translation>indique al menos dos grabaciones</translation>
    </message>
    <message>
        <source>the run is too long for a ghost</source>
        <translation>la carrera es demasiado larga para un fantasma</translation>
    </message>
    <message>
        <source>the run has no place or no time to show</source>
        <translation>la carrera no tiene posición o tiempo que mostrar</translation>
    </message>
    <message>
        <source>the recording does not say on which map the run was</source>
        <translation>la grabación no dice en qué mapa fue la carrera</translation>
    </message>
    <message>
        <source>characters whose ticks do not belong here</source>
        <translation>estados del personaje cuyos ticks no corresponden a este lugar</translation>
    </message>
    <message>
        <source>give files or folders</source>
        <translation>indique archivos o carpetas</translation>
    </message>
    <message>
        <source>give a rule: --older, --larger, --total or --rules</source>
        <translation>indique una regla: --older, --larger, --total o --rules</translation>
    </message>
    <message>
        <source>give what to add with --markers FILE, --case N or --facts</source>
        <translation>indique qué añadir con --markers FILE, --case N o --facts</translation>
    </message>
    <message>
        <source>recordings of this format have no place for markers, verdicts or figures</source>
        <translation>las grabaciones de este formato no tienen lugar para marcadores, veredictos ni indicadores</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) could not be read</source>
        <translation>
            <numerusform>no se pudo leer %n marcador</numerusform>
            <numerusform>no se pudieron leer %n marcadores</numerusform>
        </translation>
    </message>
    <message>
        <source>--metadata takes KEY=JSON</source>
        <translation>--metadata espera KEY=JSON</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) outside the recording</source>
        <translation>
            <numerusform>%n nota fuera de la grabación</numerusform>
            <numerusform>%n notas fuera de la grabación</numerusform>
        </translation>
    </message>
    <message>
        <source>the verdicts, for which the format has no place</source>
        <translation>los veredictos, para los que el formato no tiene lugar</translation>
    </message>
    <message>
        <source>the figures, for which the format has no place</source>
        <translation>los indicadores, para los que el formato no tiene lugar</translation>
    </message>
    <message>
        <source>there is nothing to add to a copy</source>
        <translation>no hay nada que añadir a una copia</translation>
    </message>
    <message>
        <source>not JSON with a value</source>
        <translation>no es JSON con un valor</translation>
    </message>
    <message>
        <source>NBT has no null in a list</source>
        <translation>NBT no admite null en una lista</translation>
    </message>
    <message>
        <source>the values of a list in NBT are all of one kind</source>
        <translation>los valores de una lista en NBT son todos de un mismo tipo</translation>
    </message>
    <message>
        <source>JSON is nested too deep for NBT</source>
        <translation>el JSON está anidado a demasiada profundidad para NBT</translation>
    </message>
    <message>
        <source>files in the layout of the design document take no notes</source>
        <translation>los archivos con la estructura del documento de diseño no admiten notas</translation>
    </message>
    <message>
        <source>&quot;tickscope&quot; in the metadata is not a compound</source>
        <translation>«tickscope» en los metadatos no es un compuesto</translation>
    </message>
    <message numerus="yes">
        <source>the end of %n text(s), longer than NBT holds</source>
        <translation>
            <numerusform>el final de %n texto más largo de lo que admite NBT</numerusform>
            <numerusform>el final de %n textos más largos de lo que admite NBT</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) more than the 64 that a demo has room for</source>
        <translation>
            <numerusform>%n marcador más de los 64 que caben en una demo</numerusform>
            <numerusform>%n marcadores más de los 64 que caben en una demo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) at tick 0, where a demo cannot have one</source>
        <translation>
            <numerusform>%n marcador en el tick 0, donde una demo no puede tener ninguno</numerusform>
            <numerusform>%n marcadores en el tick 0, donde una demo no puede tener ninguno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) without a tick, which a demo cannot have</source>
        <translation>
            <numerusform>%n nota sin tick, que una demo no puede tener</numerusform>
            <numerusform>%n notas sin tick, que una demo no puede tener</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the text of %n marker(s), since a demo keeps only ticks</source>
        <translation>
            <numerusform>el texto de %n marcador, pues una demo solo guarda ticks</numerusform>
            <numerusform>el texto de %n marcadores, pues una demo solo guarda ticks</numerusform>
        </translation>
    </message>
    <message>
        <source>too much for the metadata of a replay</source>
        <translation>demasiado para los metadatos de una grabación</translation>
    </message>
    <message>
        <source>places are compared of one player of each: choose who it is</source>
        <translation>se comparan los lugares de un jugador de cada una: elija quién es</translation>
    </message>
    <message>
        <source>places can only be compared in recordings of the same world or map, by its id or hash</source>
        <translation>los lugares solo se pueden comparar en grabaciones del mismo mundo o mapa, según su identificador o hash</translation>
    </message>
    <message>
        <source>the ways of the two lie too far apart to be compared</source>
        <translation>los recorridos de ambos están demasiado separados para compararlos</translation>
    </message>
    <message>
        <source>it is not recorded who finished: choose who it is</source>
        <translation>no está grabado quién terminó: elija quién es</translation>
    </message>
    <message>
        <source>the server gives all of the file where a part was asked for</source>
        <translation>el servidor entrega el archivo entero aunque se solicitó una parte</translation>
    </message>
    <message>
        <source>the recording was compacted on the server while it was read; open it again</source>
        <translation>la grabación se compactó en el servidor mientras se leía; ábrala de nuevo</translation>
    </message>
    <message>
        <source>the server says that the recording was compacted, but does not have the file</source>
        <translation>el servidor dice que la grabación se compactó, pero no tiene el archivo</translation>
    </message>
    <message>
        <source>it has no end mark</source>
        <translation>no tiene marca de fin</translation>
    </message>
    <message>
        <source>it has changed in the last minutes</source>
        <translation>ha cambiado en los últimos minutos</translation>
    </message>
    <message>
        <source>it has another name, under which it would stay</source>
        <translation>tiene otro nombre, con el que se quedaría</translation>
    </message>
    <message>
        <source>no rule asks for it</source>
        <translation>ninguna regla lo pide</translation>
    </message>
    <message>
        <source>a link</source>
        <translation>un enlace</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>part of a recording in several files; name its folder</source>
        <translation>parte de una grabación en varios archivos; indique su carpeta</translation>
    </message>
    <message>
        <source>not only files of the recording in its folder</source>
        <translation>en su carpeta no hay solo archivos de la grabación</translation>
    </message>
    <message>
        <source>may still be written</source>
        <translation>puede que aún se esté escribiendo</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañada</translation>
    </message>
    <message>
        <source>no date that can be relied on</source>
        <translation>sin fecha fiable</translation>
    </message>
    <message>
        <source>world or map unknown</source>
        <translation>mundo o mapa desconocidos</translation>
    </message>
    <message>
        <source>has anticheat flags</source>
        <translation>tiene avisos del antitrampas</translation>
    </message>
    <message>
        <source>one of the best runs</source>
        <translation>una de las mejores carreras</translation>
    </message>
    <message>
        <source>pinned in the library</source>
        <translation>fijada en la biblioteca</translation>
    </message>
    <message>
        <source>recording of a case</source>
        <translation>grabación de un caso</translation>
    </message>
    <message>
        <source>could not be removed</source>
        <translation>no se pudo eliminar</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) old</source>
        <translation>
            <numerusform>de hace %n día</numerusform>
            <numerusform>de hace %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>larger than allowed</source>
        <translation>mayor de lo permitido</translation>
    </message>
    <message>
        <source>it has changed since it was read</source>
        <translation>ha cambiado desde que se leyó</translation>
    </message>
    <message>
        <source>both are of the same session: compared by tick</source>
        <translation>ambas son de la misma sesión: se comparan por tick</translation>
    </message>
    <message>
        <source>without pictures, graphs, clips and the PDF, which come with the window</source>
        <translation>sin imágenes, gráficas, clips ni PDF, que se incluyen con la aplicación gráfica</translation>
    </message>
    <message>
        <source>not decided yet: no verdict will be in it</source>
        <translation>aún sin decidir: no contendrá ningún veredicto</translation>
    </message>
    <message>
        <source>clips are made of recordings: give them with --recording FILE</source>
        <translation>los clips se hacen de grabaciones: indíquelas con --recording FILE</translation>
    </message>
    <message>
        <source>the last snapshot is too far back</source>
        <translation>la última instantánea queda demasiado atrás</translation>
    </message>
    <message>
        <source>the state at the beginning does not fit into a clip</source>
        <translation>el estado del comienzo no cabe en un fragmento</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) out of the folder left out</source>
        <translation>
            <numerusform>%n enlace que sale de la carpeta omitido</numerusform>
            <numerusform>%n enlaces que salen de la carpeta omitidos</numerusform>
        </translation>
    </message>
    <message>
        <source>the list is too long; the rest of it is left out</source>
        <translation>la lista es demasiado larga; el resto se omite</translation>
    </message>
    <message>
        <source>the server does not list the folder</source>
        <translation>el servidor no muestra el contenido de la carpeta</translation>
    </message>
    <message>
        <source>folders lie in each other too deep, or go in a circle</source>
        <translation>las carpetas están demasiado anidadas o forman un bucle</translation>
    </message>
    <message>
        <source>too many folders; the rest is left out</source>
        <translation>demasiadas carpetas; el resto se omite</translation>
    </message>
    <message>
        <source>the server does not list the rest of the bucket</source>
        <translation>el servidor no muestra el resto del bucket</translation>
    </message>
    <message>
        <source>the list goes in a circle</source>
        <translation>la lista forma un bucle</translation>
    </message>
    <message>
        <source>addresses that are too long were left out</source>
        <translation>se omitieron direcciones demasiado largas</translation>
    </message>
    <message>
        <source>too many files; the rest is left out</source>
        <translation>demasiados archivos; el resto se omite</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Cabecera</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Contenedor</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Suma de comprobación</translation>
    </message>
    <message>
        <source>Players and events</source>
        <translation>Jugadores y eventos</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Carreras</translation>
    </message>
    <message>
        <source>the server sends to an address of this machine or its network</source>
        <translation>el servidor remite a una dirección de este equipo o de su red</translation>
    </message>
    <message>
        <source>the server does not answer any more; the rest of the folders is left out</source>
        <translation>el servidor ya no responde; se omite el resto de las carpetas</translation>
    </message>
    <message>
        <source>what is here ended the process that read it; reading goes on at the next seek point</source>
        <translation>lo que hay aquí terminó el proceso que lo leía; la lectura continúa en el siguiente punto de búsqueda</translation>
    </message>
    <message>
        <source>the output cannot be written; is the disk full?</source>
        <translation>no se puede escribir el archivo; ¿está lleno el disco?</translation>
    </message>
    <message>
        <source>players come, go or change their names more often than is kept; what comes of that from here on is left out</source>
        <translation>hay jugadores que llegan, se van o cambian de nombre más veces de las que se guardan; lo que viene de ello a partir de aquí se omite</translation>
    </message>
    <message>
        <source>there is no type of event that both can hold</source>
        <translation>no hay ningún tipo de evento que ambas puedan contener</translation>
    </message>
    <message>
        <source>no run of the first recording lies in these ticks</source>
        <translation>ninguna carrera de la primera grabación está en estos ticks</translation>
    </message>
    <message>
        <source>splits by place are those of the whole way; leave out --from and --to</source>
        <translation>los parciales por lugar son los de todo el recorrido; omite --from y --to</translation>
    </message>
    <message>
        <source>accused by name only: %1</source>
        <translation>acusados solo por el nombre: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a case number</source>
        <translation>«%1» no es un número de caso</translation>
    </message>
    <message>
        <source>%1: more than %2 MiB</source>
        <translation>%1: más de %2 MiB</translation>
    </message>
    <message>
        <source>%1: not all of it is available to be hashed</source>
        <translation>%1: no está disponible por completo para calcular su hash</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not begin with one of %2 and &quot;=&quot;</source>
        <translation>«%1» no empieza por uno de %2 y «=»</translation>
    </message>
    <message>
        <source>%1: was written for another recording (%2)</source>
        <translation>%1: se escribió para otra grabación (%2)</translation>
    </message>
    <message>
        <source>types of events compared: %1</source>
        <translation>tipos de eventos comparados: %1</translation>
    </message>
    <message>
        <source>no place of %1 is recorded</source>
        <translation>no hay ningún lugar grabado de %1</translation>
    </message>
    <message>
        <source>%1: needed to read %2; the game server refuses such recordings</source>
        <translation>%1: necesario para leer %2; el servidor del juego rechaza esas grabaciones</translation>
    </message>
    <message>
        <source>%1: positions are as recorded, not predicted for the tick</source>
        <translation>%1: las posiciones son las grabadas, no las predichas para el tick</translation>
    </message>
    <message>
        <source>%1: no velocities are recorded; they follow from positions</source>
        <translation>%1: no hay velocidades grabadas; se deducen de las posiciones</translation>
    </message>
    <message>
        <source>%1 needs a whole number, not &quot;%2&quot;</source>
        <translation>%1 necesita un número entero, no «%2»</translation>
    </message>
    <message>
        <source>--kind: there is no event type &quot;%1&quot;; the closest is &quot;%2&quot; (--kind list prints all)</source>
        <translation>--kind: no existe el tipo de evento «%1»; el más parecido es «%2» (--kind list los muestra todos)</translation>
    </message>
    <message>
        <source>there is no event type &quot;%1&quot;; the closest is &quot;%2&quot;</source>
        <translation>no existe el tipo de evento «%1»; el más parecido es «%2»</translation>
    </message>
    <message>
        <source>no ticks between --from and --to; %1</source>
        <translation>no hay ticks entre --from y --to; %1</translation>
    </message>
    <message>
        <source>the recording has ticks %1 to %2 (00:00.00 to %3)</source>
        <translation>la grabación tiene los ticks de %1 a %2 (de 00:00.00 a %3)</translation>
    </message>
    <message>
        <source>%1: no map: %2</source>
        <translation>%1: sin mapa: %2</translation>
    </message>
    <message>
        <source>no such time; %1</source>
        <translation>no existe ese tiempo; %1</translation>
    </message>
    <message>
        <source>%1: damaged at byte %2, tick %3: %4</source>
        <translation>%1: daños en el byte %2, tick %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>%2: and %n more damaged place(s); verify lists them</source>
        <translation>
            <numerusform>%2: y %n punto dañado más; verify los lista</numerusform>
            <numerusform>%2: y %n puntos dañados más; verify los lista</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes no value</source>
        <translation>%1 no admite ningún valor</translation>
    </message>
    <message>
        <source>%1 needs a value: %2</source>
        <translation>%1 necesita un valor: %2</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>opción desconocida: %1</translation>
    </message>
    <message>
        <source>%1 must be at least %2</source>
        <translation>%1 debe ser al menos %2</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3</source>
        <translation>%1 debe estar entre %2 y %3</translation>
    </message>
    <message>
        <source>%1 needs a number, not &quot;%2&quot;</source>
        <translation>%1 necesita un número, no «%2»</translation>
    </message>
    <message>
        <source>--size needs WIDTHxHEIGHT, not &quot;%1&quot;</source>
        <translation>--size necesita WIDTHxHEIGHT, no «%1»</translation>
    </message>
    <message>
        <source>--size must be from %1 to %2 on each side</source>
        <translation>--size debe estar entre %1 y %2 en cada lado</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a proxy, which relays the game, and no player</source>
        <translation>«%1» es un proxy, que retransmite la partida, y no un jugador</translation>
    </message>
    <message>
        <source>%1 is the number of one player and the name of another; write &apos;#%1&apos; for the number, or &apos;#%2&apos; for who was called so</source>
        <translation>%1 es el número de un jugador y el nombre de otro; escriba &apos;#%1&apos; para el número, o &apos;#%2&apos; para quien se llamaba así</translation>
    </message>
    <message>
        <source>no player with the number %1</source>
        <translation>no hay ningún jugador con el número %1</translation>
    </message>
    <message>
        <source>no player with the number %1; that is the name of player %2</source>
        <translation>no hay ningún jugador con el número %1; ese es el nombre del jugador %2</translation>
    </message>
    <message>
        <source>no player &quot;%1&quot;</source>
        <translation>no hay ningún jugador «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have been named &quot;%2&quot;; give the number of one: %3</source>
        <translation>
            <numerusform>%n jugador se ha llamado «%2»; indique el número de uno: %3</numerusform>
            <numerusform>%n jugadores se han llamado «%2»; indique el número de uno: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the settings of the window cannot be read</source>
        <translation>%1: no se pueden leer los ajustes de la ventana</translation>
    </message>
    <message>
        <source>cannot write the output: %1</source>
        <translation>no se puede escribir la salida: %1</translation>
    </message>
    <message>
        <source>%1 is not a recording of the case</source>
        <translation>%1 no es una grabación del caso</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation>%1 debe ser uno de %2</translation>
    </message>
    <message>
        <source>no such tick; %1</source>
        <translation>no existe ese tick; %1</translation>
    </message>
    <message>
        <source>%1 is a player&apos;s number: give the one file that it is of with --recording FILE</source>
        <translation>%1 es un número de jugador: indique con --recording FILE el archivo al que pertenece</translation>
    </message>
    <message>
        <source>%1 needs the program %2, which comes with the window and is not installed</source>
        <translation>%1 necesita el programa %2, que se incluye con la aplicación gráfica y no está instalado</translation>
    </message>
    <message>
        <source>see tickscope-cli %1 --help</source>
        <translation>véase tickscope-cli %1 --help</translation>
    </message>
    <message>
        <source>--token-file: %1</source>
        <translation>--token-file: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs to be followed by what to do</source>
        <translation>después de «%1» hay que indicar qué hacer</translation>
    </message>
    <message>
        <source>unknown command %1</source>
        <translation>orden desconocida: %1</translation>
    </message>
    <message>
        <source>%1: there is no such case store</source>
        <translation>%1: no existe tal almacén de casos</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) would be removed, %2 bytes; nothing is removed without --yes</source>
        <translation>
            <numerusform>se eliminaría %n grabación, %2 bytes; sin --yes no se elimina nada</numerusform>
            <numerusform>se eliminarían %n grabaciones, %2 bytes; sin --yes no se elimina nada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) removed, %2 bytes</source>
        <translation>
            <numerusform>%n grabación eliminada, %2 bytes</numerusform>
            <numerusform>%n grabaciones eliminadas, %2 bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. --delete deletes instead</source>
        <translation>%1. --delete elimina en su lugar</translation>
    </message>
    <message>
        <source>--when: no format has &quot;%1&quot;; the closest is &quot;%2&quot;</source>
        <translation>--when: ningún formato tiene «%1»; el más parecido es «%2»</translation>
    </message>
    <message>
        <source>--when: there is no figure &quot;%1&quot;; the closest is &quot;%2&quot; (also counts.NAME and events.KIND)</source>
        <translation>--when: no existe el indicador «%1»; el más parecido es «%2» (también counts.NAME y events.KIND)</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) looked at, %2 matched</source>
        <translation>
            <numerusform>%n grabación examinada, %2 coincidente(s)</numerusform>
            <numerusform>%n grabaciones examinadas, %2 coincidente(s)</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot;: the values are %2 to %3</source>
        <translation>«%1»: los valores van de %2 a %3</translation>
    </message>
    <message>
        <source>--when needs FIGURE &gt; NUMBER (or &gt;=, &lt;, &lt;=, =, !=), not &quot;%1&quot;</source>
        <translation>--when necesita FIGURE &gt; NUMBER (o &gt;=, &lt;, &lt;=, =, !=), no «%1»</translation>
    </message>
    <message>
        <source>--when: %1 is no share, so it has no percent</source>
        <translation>--when: %1 no es una proporción, así que no tiene porcentaje</translation>
    </message>
    <message>
        <source>%1: another scan is using this journal</source>
        <translation>%1: otra búsqueda está usando este diario</translation>
    </message>
    <message>
        <source>%1: not the journal of this scan; its options or its output differ</source>
        <translation>%1: no es el diario de esta búsqueda; sus opciones o su salida difieren</translation>
    </message>
    <message>
        <source>--shard needs I/N with I from 1 to N, not &quot;%1&quot;</source>
        <translation>--shard necesita I/N con I de 1 a N, no «%1»</translation>
    </message>
    <message>
        <source>%1: shorter than its journal says; remove both to start again</source>
        <translation>%1: más corto de lo que dice su diario; elimine ambos para empezar de nuevo</translation>
    </message>
    <message>
        <source>--data: there is no folder %1</source>
        <translation>--data: no existe la carpeta %1</translation>
    </message>
    <message>
        <source>several players are named &quot;%1&quot; at that tick; give the number of one</source>
        <translation>varios jugadores se llaman «%1» en ese tick; indique el número de uno</translation>
    </message>
    <message>
        <source>--output: images cannot be written as &quot;%1&quot;; name it .png, or one of %2</source>
        <translation>--output: no se pueden escribir imágenes como «%1»; use .png o uno de %2</translation>
    </message>
    <message>
        <source>--output must end in %1</source>
        <translation>--output debe terminar en %1</translation>
    </message>
    <message>
        <source>--compare: %1 ghosts at most</source>
        <translation>--compare: %1 fantasmas como máximo</translation>
    </message>
    <message>
        <source>player &quot;%1&quot; is not there in any of the ticks %2 to %3</source>
        <translation>el jugador «%1» no está en ninguno de los ticks de %2 a %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no regular expression: %2</source>
        <translation>«%1» no es una expresión regular: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>a copy would have nothing of it: %1 left out</source>
        <translation>una copia no tendría nada de ello; omitido: %1</translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>omitido: %1</translation>
    </message>
    <message>
        <source>%1 has a name or clan in it that the clip hides; give the file another name</source>
        <translation>%1 contiene un nombre o clan que el fragmento oculta; dé otro nombre al archivo</translation>
    </message>
    <message>
        <source>%1: the copy would replace a part of what it is made of</source>
        <translation>%1: la copia sustituiría una parte de aquello de lo que se hace</translation>
    </message>
    <message>
        <source>as %1 from tick %2 on</source>
        <translation>como %1 desde el tick %2</translation>
    </message>
    <message>
        <source>%1: not stated</source>
        <translation>%1: no indicado</translation>
    </message>
    <message>
        <source>%1: %2, as stated</source>
        <translation>%1: %2, como se indica</translation>
    </message>
    <message>
        <source>%1: stated %2, found none</source>
        <translation>%1: indicado %2, no se halló ninguno</translation>
    </message>
    <message>
        <source>%1: stated %2, found %3</source>
        <translation>%1: indicado %2, hallado %3</translation>
    </message>
    <message>
        <source>the header states %1 for &quot;%2&quot;, which has to be more than 0</source>
        <translation>la cabecera indica %1 para «%2», que tiene que ser mayor que 0</translation>
    </message>
    <message>
        <source>version %1 of ghosts is not known; versions 4 to 6 are read</source>
        <translation>no se conoce la versión %1 de los fantasmas; se leen las versiones 4 a 6</translation>
    </message>
    <message>
        <source>a chunk has %1 numbers instead of %2</source>
        <translation>un fragmento tiene %1 números en vez de %2</translation>
    </message>
    <message>
        <source>the header states %1 characters, the file has %2</source>
        <translation>la cabecera indica %1 estados del personaje, el archivo tiene %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; reading goes on at the next keyframe, without %n tick(s) before it</source>
        <translation>
            <numerusform>%1; la lectura continúa en el siguiente fotograma clave, sin %n tick anterior</numerusform>
            <numerusform>%1; la lectura continúa en el siguiente fotograma clave, sin %n ticks anteriores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; reading ends there, without %n tick(s) behind it</source>
        <translation>
            <numerusform>%1; la lectura termina ahí, sin %n tick posterior</numerusform>
            <numerusform>%1; la lectura termina ahí, sin %n ticks posteriores</numerusform>
        </translation>
    </message>
    <message>
        <source>impossible frame type %1</source>
        <translation>tipo de fotograma imposible: %1</translation>
    </message>
    <message>
        <source>frame with an impossible length of %1</source>
        <translation>fotograma con una longitud imposible de %1</translation>
    </message>
    <message>
        <source>demo protocol %1 with network protocol %2 is not known</source>
        <translation>no se conoce el protocolo de demo %1 con el protocolo de red %2</translation>
    </message>
    <message>
        <source>%1; frames go on at byte %2</source>
        <translation>%1; los fotogramas continúan en el byte %2</translation>
    </message>
    <message>
        <source>%1; nothing behind it in its segment can be read</source>
        <translation>%1; no se puede leer nada de lo que sigue en su segmento</translation>
    </message>
    <message>
        <source>%1 (at %2 s)</source>
        <translation>%1 (en %2 s)</translation>
    </message>
    <message>
        <source>%1 (cut at %2 s)</source>
        <translation>%1 (cortado en %2 s)</translation>
    </message>
    <message>
        <source>network protocol %1 is newer than the newest known one; it is read as 48</source>
        <translation>el protocolo de red %1 es más reciente que el último conocido; se lee como 48</translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) have a time that cannot be and take that of the tick before, first tick %2</source>
        <translation>
            <numerusform>%n tick tiene un tiempo imposible y toma el del tick anterior; el primero es el tick %2</numerusform>
            <numerusform>%n ticks tienen un tiempo imposible y toman el del tick anterior; el primero es el tick %2</numerusform>
        </translation>
    </message>
    <message>
        <source>the header says that the directory is at %1, but it is at %2; nothing is lost</source>
        <translation>la cabecera dice que el directorio está en %1, pero está en %2; no se ha perdido nada</translation>
    </message>
    <message>
        <source>there is no directory at %1 or elsewhere; the frames were read one after another</source>
        <translation>no hay ningún directorio en %1 ni en otro lugar; se leyeron los fotogramas uno tras otro</translation>
    </message>
    <message>
        <source>from byte %1 on nothing could be kept: %2</source>
        <translation>desde el byte %1 no se pudo conservar nada: %2</translation>
    </message>
    <message>
        <source>bytes %1 to %2 could not be kept: %3</source>
        <translation>no se pudieron conservar los bytes de %1 a %2: %3</translation>
    </message>
    <message>
        <source>%1; the rest of the frame is lost</source>
        <translation>%1; el resto del fotograma se ha perdido</translation>
    </message>
    <message>
        <source>packet has %1 entities and not as many as it announces</source>
        <translation>el paquete tiene %1 entidades y no tantas como anuncia</translation>
    </message>
    <message>
        <source>the dictionary has number %1 instead of %2</source>
        <translation>el diccionario tiene el número %1 en lugar de %2</translation>
    </message>
    <message>
        <source>a chunk cannot be unpacked: %1</source>
        <translation>no se puede descomprimir un fragmento: %1</translation>
    </message>
    <message>
        <source>a chunk cannot be packed: %1</source>
        <translation>no se puede comprimir un fragmento: %1</translation>
    </message>
    <message>
        <source>the chunks need dictionary %1</source>
        <translation>los fragmentos necesitan el diccionario %1</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>%1: %2 bytes of a segmented Hollow Cube recording; the preamble.dat that tells what they are is not beside them</source>
        <translation>%1: %2 bytes de una grabación segmentada de Hollow Cube; el preamble.dat que indica qué son no está junto a ellos</translation>
    </message>
    <message>
        <source>version %1 is not known</source>
        <translation>no se conoce la versión %1</translation>
    </message>
    <message>
        <source>version %1 of the design document&apos;s layout is not known</source>
        <translation>no se conoce la versión %1 de la estructura del documento de diseño</translation>
    </message>
    <message>
        <source>nothing of these ticks can be kept: %1</source>
        <translation>no se puede conservar nada de estos ticks: %1</translation>
    </message>
    <message>
        <source>what is there at tick %1 is more than one tick can tell; a clip can begin at tick %2</source>
        <translation>lo que hay en el tick %1 es más de lo que puede contar un tick; un fragmento puede empezar en el tick %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out at the beginning: %2</source>
        <translation>
            <numerusform>se omitió %n tick del principio: %2</numerusform>
            <numerusform>se omitieron %n ticks del principio: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out at the end: %2</source>
        <translation>
            <numerusform>se omitió %n tick del final: %2</numerusform>
            <numerusform>se omitieron %n ticks del final: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (byte %2 of the unpacked chunk)</source>
        <translation>%1 (byte %2 del fragmento descomprimido)</translation>
    </message>
    <message>
        <source>an event is of an unknown kind: %1</source>
        <translation>un evento es de un tipo desconocido: %1</translation>
    </message>
    <message>
        <source>%1; reading goes on at the next snapshot</source>
        <translation>%1; la lectura continúa en la siguiente instantánea</translation>
    </message>
    <message>
        <source>the metadata cannot be read (%1); repair the recording first</source>
        <translation>no se pueden leer los metadatos (%1); repare primero la grabación</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the metadata is a list of compounds</source>
        <translation>«%1» en los metadatos es una lista de compuestos</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the metadata is a list</source>
        <translation>«%1» en los metadatos es una lista</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a text is longer than NBT holds</source>
        <translation>«%1»: un texto es más largo de lo que admite NBT</translation>
    </message>
    <message>
        <source>%1; the recording is shown without its metadata</source>
        <translation>%1; la grabación se muestra sin sus metadatos</translation>
    </message>
    <message>
        <source>the metadata take too much memory; %1 values of them are left out</source>
        <translation>los metadatos ocupan demasiada memoria; se omiten %1 de sus valores</translation>
    </message>
    <message>
        <source>the header has %1 ticks and the index %2; the index is believed</source>
        <translation>la cabecera tiene %1 ticks y el índice %2; vale el índice</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n tick(s) lost</source>
        <translation>
            <numerusform>%1; %n tick perdido</numerusform>
            <numerusform>%1; %n ticks perdidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chunk %3 cannot be read (%2); left out from there on: %n chunk(s).</source>
        <translation>
            <numerusform>No se puede leer el fragmento %3 (%2); desde ahí se omite %n fragmento.</numerusform>
            <numerusform>No se puede leer el fragmento %3 (%2); desde ahí se omiten %n fragmentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The metadata cannot be read (%1); they are empty now.</source>
        <translation>No se pueden leer los metadatos (%1); ahora están vacíos.</translation>
    </message>
    <message>
        <source>the first chunk cannot be read (%1), so nothing can be kept</source>
        <translation>no se puede leer el primer fragmento (%1), así que no se puede conservar nada</translation>
    </message>
    <message>
        <source>%1 record with too few bytes</source>
        <translation>registro %1 con muy pocos bytes</translation>
    </message>
    <message>
        <source>a clip of a teehistorian file has to begin where the file does, at tick %1: its records only tell what changes</source>
        <translation>un fragmento de un archivo teehistorian tiene que empezar donde empieza el archivo, en el tick %1: sus registros solo dicen lo que cambia</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot; of the header has no end</source>
        <translation>el texto «%1» de la cabecera no tiene final</translation>
    </message>
    <message>
        <source>delta removes item %1/%2, which is not there</source>
        <translation>el delta elimina el elemento %1/%2, que no está</translation>
    </message>
    <message>
        <source>message field %1 is cut</source>
        <translation>el campo de mensaje %1 está cortado</translation>
    </message>
    <message>
        <source>data block %1 lies outside its area</source>
        <translation>el bloque de datos %1 está fuera de su área</translation>
    </message>
    <message>
        <source>item %1 lies outside its area</source>
        <translation>el elemento %1 está fuera de su área</translation>
    </message>
    <message>
        <source>an item of type %1 has a wrong size</source>
        <translation>un elemento de tipo %1 tiene un tamaño incorrecto</translation>
    </message>
    <message>
        <source>an item of type %1 names another type</source>
        <translation>un elemento de tipo %1 indica otro tipo</translation>
    </message>
    <message>
        <source>a text is missing: %1</source>
        <translation>falta un texto: %1</translation>
    </message>
    <message>
        <source>image &quot;%1&quot; is too big</source>
        <translation>la imagen «%1» es demasiado grande</translation>
    </message>
    <message>
        <source>image &quot;%1&quot; has no usable pixels</source>
        <translation>la imagen «%1» no tiene píxeles utilizables</translation>
    </message>
    <message>
        <source>layer %1 is left out: %2</source>
        <translation>se omite la capa %1: %2</translation>
    </message>
    <message>
        <source>message field %1 is out of range</source>
        <translation>el campo de mensaje %1 está fuera de los límites</translation>
    </message>
    <message>
        <source>message field %1 is no UTF-8</source>
        <translation>el campo de mensaje %1 no es UTF-8</translation>
    </message>
    <message>
        <source>a clip needs at least two ticks; ticks %1 to %2 of the recording hold fewer</source>
        <translation>un fragmento necesita al menos dos ticks; los ticks %1 a %2 de la grabación tienen menos</translation>
    </message>
    <message>
        <source>%1; ticks may be missing here</source>
        <translation>%1; aquí pueden faltar ticks</translation>
    </message>
    <message>
        <source>demo version %1 is of Teeworlds 0.5, whose objects are not known; versions 3 to 6 are read</source>
        <translation>la versión de demo %1 es de Teeworlds 0.5, cuyos objetos no se conocen; se leen las versiones de 3 a 6</translation>
    </message>
    <message>
        <source>%1; one message is lost</source>
        <translation>%1; se ha perdido un mensaje</translation>
    </message>
    <message>
        <source>%1; the search for a keyframe behind it is given up</source>
        <translation>%1; se abandona la búsqueda de un fotograma clave posterior</translation>
    </message>
    <message>
        <source>%1; the state is not known up to the next keyframe</source>
        <translation>%1; no se conoce el estado hasta el siguiente fotograma clave</translation>
    </message>
    <message>
        <source>demos of version %1 have no markers</source>
        <translation>las demos de la versión %1 no tienen marcadores</translation>
    </message>
    <message>
        <source>version %1 of demos is not known; it is read as version %2</source>
        <translation>no se conoce la versión %1 de las demos; se lee como la versión %2</translation>
    </message>
    <message>
        <source>the header states %1 markers, and has room for %2</source>
        <translation>la cabecera indica %1 marcadores y tiene sitio para %2</translation>
    </message>
    <message>
        <source>%1; reading goes on at the next keyframe</source>
        <translation>%1; la lectura continúa en el siguiente fotograma clave</translation>
    </message>
    <message>
        <source>%1; nothing behind it can be read</source>
        <translation>%1; no se puede leer nada de lo que sigue</translation>
    </message>
    <message>
        <source>the map in the recording cannot be read: %1</source>
        <translation>no se puede leer el mapa de la grabación: %1</translation>
    </message>
    <message>
        <source>the map in the recording: %1</source>
        <translation>el mapa de la grabación: %1</translation>
    </message>
    <message>
        <source>layer %1 of the map in the recording is left out: %2</source>
        <translation>se omite la capa %1 del mapa de la grabación: %2</translation>
    </message>
    <message>
        <source>%1: is a folder</source>
        <translation>%1: es una carpeta</translation>
    </message>
    <message>
        <source>%1: Permission denied</source>
        <translation>%1: permiso denegado</translation>
    </message>
    <message>
        <source>%1: No such file or directory</source>
        <translation>%1: no existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>cannot write a temporary file: %1</source>
        <translation>no se puede escribir un archivo temporal: %1</translation>
    </message>
    <message>
        <source>%1: too much to read from a pipe</source>
        <translation>%1: demasiado para leerlo de una tubería</translation>
    </message>
    <message>
        <source>%1: is no regular file</source>
        <translation>%1: no es un archivo normal</translation>
    </message>
    <message>
        <source>no secure connection: %1</source>
        <translation>sin conexión segura: %1</translation>
    </message>
    <message>
        <source>the server wants a bearer token, or another one (%1)</source>
        <translation>el servidor pide un token de portador, u otro distinto (%1)</translation>
    </message>
    <message>
        <source>the server refuses access; a signed address may have run out (%1)</source>
        <translation>el servidor deniega el acceso; puede que haya caducado una dirección firmada (%1)</translation>
    </message>
    <message>
        <source>there is no such file on the server (%1)</source>
        <translation>no existe ese archivo en el servidor (%1)</translation>
    </message>
    <message>
        <source>the server does not have the part that was asked for (%1)</source>
        <translation>el servidor no tiene la parte solicitada (%1)</translation>
    </message>
    <message>
        <source>the server is busy or out of order (%1)</source>
        <translation>el servidor está ocupado o averiado (%1)</translation>
    </message>
    <message>
        <source>the server gives no file (%1)</source>
        <translation>el servidor no entrega ningún archivo (%1)</translation>
    </message>
    <message>
        <source>%1: holds no token</source>
        <translation>%1: no contiene ningún token</translation>
    </message>
    <message>
        <source>%1 is not a regular file; it is not replaced</source>
        <translation>%1 no es un archivo normal; no se reemplaza</translation>
    </message>
    <message>
        <source>%1 cannot be written; is the disk full?</source>
        <translation>no se puede escribir %1; ¿está lleno el disco?</translation>
    </message>
    <message>
        <source>%1 exists already; --force replaces it</source>
        <translation>%1 ya existe; --force lo reemplaza</translation>
    </message>
    <message>
        <source>%1 is the recording itself</source>
        <translation>%1 es la propia grabación</translation>
    </message>
    <message>
        <source>the %1 stream ends early; %2 bytes were unpacked before</source>
        <translation>el flujo %1 termina antes de tiempo; antes se descomprimieron %2 bytes</translation>
    </message>
    <message>
        <source>the %1 stream is followed by other bytes; %2 bytes were unpacked before</source>
        <translation>tras el flujo %1 hay otros bytes; antes se descomprimieron %2 bytes</translation>
    </message>
    <message>
        <source>the %1 stream needs too much memory; %2 bytes were unpacked before</source>
        <translation>el flujo %1 necesita demasiada memoria; antes se descomprimieron %2 bytes</translation>
    </message>
    <message>
        <source>the %1 stream is of a newer kind; %2 bytes were unpacked before</source>
        <translation>el flujo %1 es de un tipo más reciente; antes se descomprimieron %2 bytes</translation>
    </message>
    <message>
        <source>the %1 stream is damaged; %2 bytes were unpacked before</source>
        <translation>el flujo %1 está dañado; antes se descomprimieron %2 bytes</translation>
    </message>
    <message>
        <source>the %1 stream unpacks to too much; %2 bytes were unpacked before</source>
        <translation>el flujo %1 se descomprime a un tamaño excesivo; antes se descomprimieron %2 bytes</translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>caso %1</translation>
    </message>
    <message>
        <source>case %1, which has one of this name</source>
        <translation>caso %1, que tiene una con este nombre</translation>
    </message>
    <message>
        <source>changes to cases wait in %1 until the window sends them; nothing was removed</source>
        <translation>hay cambios de casos en %1 a la espera de que la ventana los envíe; no se eliminó nada</translation>
    </message>
    <message>
        <source>%1: another prune is running; nothing was removed</source>
        <translation>%1: ya hay otro prune en marcha; no se eliminó nada</translation>
    </message>
    <message>
        <source>more in total than allowed, and %1</source>
        <translation>más en total de lo permitido, y %1</translation>
    </message>
    <message>
        <source>%1 (rules of %2)</source>
        <translation>%1 (reglas de %2)</translation>
    </message>
    <message>
        <source>there is no trash for %1; nothing was removed</source>
        <translation>no hay papelera para %1; no se ha eliminado nada</translation>
    </message>
    <message>
        <source>%1 needs an age such as 36h, 30d, 8w or 1y, not &quot;%2&quot;</source>
        <translation>%1 necesita una antigüedad como 36h, 30d, 8w o 1y, no «%2»</translation>
    </message>
    <message>
        <source>%1 needs a size such as 500K, 200M or 4G, not &quot;%2&quot;</source>
        <translation>%1 necesita un tamaño como 500K, 200M o 4G, no «%2»</translation>
    </message>
    <message>
        <source>exit code %1</source>
        <translation>código de salida %1</translation>
    </message>
    <message>
        <source>%1: reading ended the process that did it (%2)</source>
        <translation>%1: la lectura acabó con el proceso que la hacía (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 times in a row)</source>
        <translation>%1 (%2 veces seguidas)</translation>
    </message>
    <message>
        <source>not a number such as 60, 0.25 or 30000/1001: &quot;%1&quot;</source>
        <translation>no es un número como 60, 0.25 o 30000/1001: «%1»</translation>
    </message>
    <message>
        <source>more than %1 frames</source>
        <translation>más de %1 imágenes</translation>
    </message>
    <message>
        <source>not a time: &quot;%1&quot;</source>
        <translation>no es un tiempo: «%1»</translation>
    </message>
    <message>
        <source>ticks go from %1 to %2</source>
        <translation>los ticks van de %1 a %2</translation>
    </message>
    <message>
        <source>the recording lasts %1</source>
        <translation>la grabación dura %1</translation>
    </message>
    <message>
        <source>%1: does not have the bytes written to it</source>
        <translation>%1: no tiene los bytes que se le escribieron</translation>
    </message>
    <message>
        <source>no dictionary can be made of these chunks: %1</source>
        <translation>no se puede crear un diccionario con estos fragmentos: %1</translation>
    </message>
    <message>
        <source>no dictionary can be made: %1</source>
        <translation>no se puede crear un diccionario: %1</translation>
    </message>
    <message>
        <source>the dictionary&apos;s number %1 does not fit into a header</source>
        <translation>el número %1 del diccionario no cabe en una cabecera</translation>
    </message>
    <message>
        <source>case %1: not all opinions that it needs have been decided</source>
        <translation>caso %1: aún no se han decidido todas las opiniones que necesita</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>no se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>cannot start %1: %2</source>
        <translation>no se puede iniciar %1: %2</translation>
    </message>
    <message>
        <source>ffmpeg failed: %1</source>
        <translation>ffmpeg ha fallado: %1</translation>
    </message>
    <message>
        <source>ffmpeg ended before the video was complete (exit code %1)</source>
        <translation>ffmpeg terminó antes de que el vídeo estuviera completo (código de salida %1)</translation>
    </message>
    <message>
        <source>width and height of a .%1 must be even</source>
        <translation>el ancho y el alto de un .%1 deben ser pares</translation>
    </message>
    <message>
        <source>a .%1 counts hundredths of a second: it can have 50, 25, 20, 10 or 5 frames a second</source>
        <translation>un .%1 cuenta centésimas de segundo: puede tener 50, 25, 20, 10 o 5 imágenes por segundo</translation>
    </message>
    <message>
        <source>--when: there is no input &quot;%1&quot;; there are: %2</source>
        <translation>--when: no hay ninguna entrada «%1»; hay: %2</translation>
    </message>
    <message>
        <source>client %1 is nobody there</source>
        <translation>el cliente %1 no es nadie ahí</translation>
    </message>
    <message>
        <source>client %1 is %2 there, not %3</source>
        <translation>el cliente %1 es %2 ahí, no %3</translation>
    </message>
    <message>
        <source>the case knows %1 as client %2: give the recording with --recording FILE if client %3 is %4</source>
        <translation>el caso conoce a %1 como cliente %2: indica la grabación con --recording FILE si el cliente %3 es %4</translation>
    </message>
    <message>
        <source>%1 is not a recording of the case; --add-recording adds it</source>
        <translation>%1 no es una grabación del caso; --add-recording la añade</translation>
    </message>
    <message>
        <source>exported cases come without their history; verdicts and what others wrote became notes that say so</source>
        <translation>los casos exportados llegan sin su historial; los veredictos y lo que escribieron otros son ahora notas que lo dicen</translation>
    </message>
    <message>
        <source>the accused was also called %1, which texts may still have; to erase that, too: tickscope-cli case erase NAME</source>
        <translation>el acusado también se llamaba %1, nombre que puede seguir en textos; para borrarlo también: tickscope-cli case erase NAME</translation>
    </message>
    <message>
        <source>no case mentions %1</source>
        <translation>ningún caso menciona a %1</translation>
    </message>
    <message>
        <source>&apos;#%1&apos; is the number of one player and the name of another; write %1 for the number, or %2 for who was called so</source>
        <translation>&apos;#%1&apos; es el número de un jugador y el nombre de otro; escriba %1 para el número, o %2 para quien se llamaba así</translation>
    </message>
    <message>
        <source>libcurl, which is needed to read from servers, cannot be loaded</source>
        <translation>no se puede cargar libcurl, necesaria para leer de servidores</translation>
    </message>
    <message>
        <source>the recordings have nothing in common to compare</source>
        <translation>las grabaciones no tienen nada en común que comparar</translation>
    </message>
    <message>
        <source>%1: no tick of one recording lies beside one of the other</source>
        <translation>%1: ningún tick de una grabación corresponde a uno de la otra</translation>
    </message>
    <message>
        <source>%1: no player has the same name in both</source>
        <translation>%1: ningún jugador tiene el mismo nombre en ambas</translation>
    </message>
    <message>
        <source>%1: left out, as nobody in the other recording has that name: %2</source>
        <translation>%1: omitidos, porque nadie tiene ese nombre en la otra grabación: %2</translation>
    </message>
    <message>
        <source>the other recording has no player %1</source>
        <translation>la otra grabación no tiene ningún jugador %1</translation>
    </message>
    <message>
        <source>it has no finish with a time</source>
        <translation>no tiene llegada con un tiempo</translation>
    </message>
    <message>
        <source>the recording does not say whose it is</source>
        <translation>la grabación no dice de quién es</translation>
    </message>
    <message>
        <source>it is that of %1</source>
        <translation>es la de %1</translation>
    </message>
    <message>
        <source>its start is not recorded</source>
        <translation>su salida no está grabada</translation>
    </message>
    <message>
        <source>there is no finished run of a player whom the recording names, with its time and its start</source>
        <translation>no hay ninguna carrera terminada, con su tiempo y su salida, de un jugador al que la grabación nombre</translation>
    </message>
    <message numerus="yes">
        <source>there are %n run(s)</source>
        <translation>
            <numerusform>hay %n carrera</numerusform>
            <numerusform>hay %n carreras</numerusform>
        </translation>
    </message>
    <message>
        <source>run %1: %2</source>
        <translation>carrera %1: %2</translation>
    </message>
    <message>
        <source>the player is not recorded for %1 of the run, where the ghost moves in a straight line</source>
        <translation>el jugador no está grabado durante %1 de la carrera, donde el fantasma va en línea recta</translation>
    </message>
    <message>
        <source>there is no input of one player that both recordings hold</source>
        <translation>no hay ninguna entrada de un mismo jugador que ambas grabaciones contengan</translation>
    </message>
    <message>
        <source>case %1 is here already; nothing was added to it</source>
        <translation>el caso %1 ya está aquí; no se le añadió nada</translation>
    </message>
    <message>
        <source>perhaps sent to a 0.7 client</source>
        <translation>quizá enviado a un cliente 0.7</translation>
    </message>
    <message>
        <source>%1 is a name only: no accused of the case has it, and no recording was given</source>
        <translation>%1 es solo un nombre: el caso no acusa a nadie con ese nombre y no se ha indicado ninguna grabación</translation>
    </message>
    <message>
        <source>%1: not all events of these types are recorded: %2</source>
        <translation>%1: no se graban todos los eventos de estos tipos: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) do not hold all events of these types</source>
        <translation>
            <numerusform>%n grabación no contiene todos los eventos de estos tipos</numerusform>
            <numerusform>%n grabaciones no contienen todos los eventos de estos tipos</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot;: no value; it is not recorded, nobody has that figure, or there are too few samples</source>
        <translation>«%1»: sin valor; no está grabado, nadie tiene ese indicador o hay muy pocas muestras</translation>
    </message>
    <message>
        <source>network messages of protocol %1 cannot be read: players, entities and most events are unknown</source>
        <translation>los mensajes de red del protocolo %1 no se pueden leer: se desconocen los jugadores, las entidades y la mayoría de los eventos</translation>
    </message>
    <message>
        <source>%1 #%2 is not in the game at tick %3</source>
        <translation>%1 #%2 no está en la partida en el tick %3</translation>
    </message>
    <message>
        <source>%1 #%2 is not in the game from tick %3 to %4</source>
        <translation>%1 #%2 no está en la partida del tick %3 al %4</translation>
    </message>
    <message>
        <source>both may be of the same session, though their clocks do not tell: compared by tick</source>
        <translation>ambas pueden ser de la misma sesión, aunque sus relojes no lo dicen: se comparan por tick</translation>
    </message>
    <message>
        <source>%1: left out, as several players had that name at once and cannot be told apart: %2</source>
        <translation>%1: omitidos, porque varios jugadores tenían ese nombre a la vez y no se pueden distinguir: %2</translation>
    </message>
    <message>
        <source>nobody is called &quot;%1&quot; in these ticks</source>
        <translation>nadie se llama «%1» en estos ticks</translation>
    </message>
    <message>
        <source>no finish with a known time</source>
        <translation>ninguna llegada a meta con tiempo conocido</translation>
    </message>
    <message>
        <source>--size must be no more than %1 pixels in all</source>
        <translation>--size no puede superar %1 píxeles en total</translation>
    </message>
    <message>
        <source>the case is not assigned to you</source>
        <translation>el caso no está asignado a usted</translation>
    </message>
    <message>
        <source>a decided verdict stays as it is</source>
        <translation>un veredicto decidido queda como está</translation>
    </message>
    <message>
        <source>only its author changes it</source>
        <translation>solo su autor lo cambia</translation>
    </message>
    <message>
        <source>the two recordings do not have the same map, or are of two worlds</source>
        <translation>las dos grabaciones no tienen el mismo mapa o son de dos mundos</translation>
    </message>
    <message>
        <source>times of day are exact to a second at best: what lies so near may be no difference</source>
        <translation>las horas del día son exactas a un segundo como mucho: lo que está así de cerca puede no ser una diferencia</translation>
    </message>
    <message>
        <source>both recordings have ticks %1 to %2 of the first one</source>
        <translation>ambas grabaciones tienen los ticks %1 a %2 de la primera</translation>
    </message>
    <message>
        <source>types of events of which only what the server&apos;s recording lacks is a difference: %1</source>
        <translation>tipos de eventos de los que solo es una diferencia lo que falta en la grabación del servidor: %1</translation>
    </message>
    <message>
        <source>types of events not compared, as they depend on who recorded them: %1</source>
        <translation>tipos de eventos no comparados, porque dependen de quién los grabó: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) have several players of that name; rows have their numbers</source>
        <translation>
            <numerusform>%n grabación tiene varios jugadores con ese nombre; las filas llevan sus números</numerusform>
            <numerusform>%n grabaciones tienen varios jugadores con ese nombre; las filas llevan sus números</numerusform>
        </translation>
    </message>
    <message>
        <source>another reviewer has decided, so the verdict stays</source>
        <translation>otro revisor ya decidió, así que el veredicto se queda</translation>
    </message>
    <message>
        <source>only a decided verdict is withdrawn</source>
        <translation>solo se retira un veredicto decidido</translation>
    </message>
    <message>
        <source>there is no verdict on the case</source>
        <translation>no hay veredicto sobre el caso</translation>
    </message>
    <message>
        <source>the verdict was just changed</source>
        <translation>el veredicto se acaba de cambiar</translation>
    </message>
    <message>
        <source>only its author changes a note</source>
        <translation>solo su autor cambia una nota</translation>
    </message>
    <message>
        <source>there is no such case</source>
        <translation>no existe ese caso</translation>
    </message>
    <message>
        <source>the store was made by a later version of Tickscope</source>
        <translation>el almacén lo creó una versión posterior de Tickscope</translation>
    </message>
    <message>
        <source>there is no case %1</source>
        <translation>no hay caso %1</translation>
    </message>
    <message>
        <source>the headers of the two recordings differ: %1</source>
        <translation>las cabeceras de las dos grabaciones difieren: %1</translation>
    </message>
    <message>
        <source>left out, as one of the recordings has some as they were at earlier ticks</source>
        <translation>omitidas, porque una de las grabaciones tiene algunas de ticks anteriores</translation>
    </message>
    <message>
        <source>aim and shots are not compared, as the two recordings have them at other ticks</source>
        <translation>la puntería y los disparos no se comparan, porque las dos grabaciones los tienen en otros ticks</translation>
    </message>
    <message>
        <source>left out, or compared only where neither is 0, as they depend on who recorded them: %1</source>
        <translation>omitidos, o comparados solo donde ninguno es 0, porque dependen de quién los grabó: %1</translation>
    </message>
    <message>
        <source>no player &quot;%1&quot; at tick %2</source>
        <translation>no hay ningún jugador «%1» en el tick %2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>only its author removes a note</source>
        <translation>solo su autor elimina una nota</translation>
    </message>
    <message>
        <source>case %1 was removed by %2</source>
        <translation>%2 eliminó el caso %1</translation>
    </message>
    <message>
        <source>case %1 has no note %2</source>
        <translation>el caso %1 no tiene la nota %2</translation>
    </message>
    <message>
        <source>%1 is none of %2</source>
        <translation>%1 no es ninguno de %2</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>clave desconocida «%1»</translation>
    </message>
    <message>
        <source>more cells than columns</source>
        <translation>más celdas que columnas</translation>
    </message>
    <message>
        <source>no report in it</source>
        <translation>no contiene ninguna denuncia</translation>
    </message>
    <message>
        <source>this is not a text in UTF-8</source>
        <translation>no es un texto en UTF-8</translation>
    </message>
    <message>
        <source>%1: events of these types are never recorded in this format: %2</source>
        <translation>%1: en este formato nunca se graban eventos de estos tipos: %2</translation>
    </message>
    <message>
        <source>the note is too long</source>
        <translation>la nota es demasiado larga</translation>
    </message>
    <message>
        <source>the claim is too long</source>
        <translation>la acusación es demasiado larga</translation>
    </message>
    <message>
        <source>the reason is too long</source>
        <translation>el motivo es demasiado largo</translation>
    </message>
    <message>
        <source>a reason is too long</source>
        <translation>un motivo es demasiado largo</translation>
    </message>
    <message>
        <source>the case is decided</source>
        <translation>el caso está decidido</translation>
    </message>
    <message>
        <source>the case was changed since</source>
        <translation>el caso ha cambiado desde entonces</translation>
    </message>
    <message>
        <source>there is no such note</source>
        <translation>no existe esa nota</translation>
    </message>
    <message>
        <source>a given verdict cites the note</source>
        <translation>un veredicto emitido cita la nota</translation>
    </message>
    <message>
        <source>a verdict cites the note</source>
        <translation>un veredicto cita la nota</translation>
    </message>
    <message>
        <source>to decide, a verdict needs a decision, a reason, and a finding on one aspect at least</source>
        <translation>para decidir, un veredicto necesita una decisión, un motivo y una conclusión sobre al menos un aspecto</translation>
    </message>
    <message>
        <source>the decision says &quot;%1&quot;, and all findings say &quot;clean&quot;</source>
        <translation>la decisión dice «%1» y todas las conclusiones dicen «clean»</translation>
    </message>
    <message>
        <source>a tag is empty or too long, or there are too many</source>
        <translation>una etiqueta está vacía o es demasiado larga, o hay demasiadas</translation>
    </message>
    <message>
        <source>too many recordings or accused</source>
        <translation>demasiadas grabaciones o acusados</translation>
    </message>
    <message>
        <source>too many pieces of evidence</source>
        <translation>demasiadas pruebas</translation>
    </message>
    <message>
        <source>the player&apos;s name or the category is too long</source>
        <translation>el nombre del jugador o la categoría es demasiado largo</translation>
    </message>
    <message>
        <source>the name of a recording is too long</source>
        <translation>el nombre de una grabación es demasiado largo</translation>
    </message>
    <message>
        <source>the name of a reporter or assignee is too long</source>
        <translation>el nombre del denunciante o del asignado es demasiado largo</translation>
    </message>
    <message>
        <source>an accused needs at least one name of reasonable length</source>
        <translation>un acusado necesita al menos un nombre de longitud razonable</translation>
    </message>
    <message>
        <source>the picture is too big</source>
        <translation>la imagen es demasiado grande</translation>
    </message>
    <message>
        <source>the picture is no PNG</source>
        <translation>la imagen no es un PNG</translation>
    </message>
    <message>
        <source>more than 64 MiB of reports</source>
        <translation>más de 64 MiB de denuncias</translation>
    </message>
    <message>
        <source>the report was just changed</source>
        <translation>la denuncia se acaba de cambiar</translation>
    </message>
    <message>
        <source>the server has tables of a later version of Tickscope</source>
        <translation>el servidor tiene tablas de una versión posterior de Tickscope</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 ya existe</translation>
    </message>
    <message>
        <source>%1: there is no manifest</source>
        <translation>%1: no hay manifiesto</translation>
    </message>
    <message>
        <source>made by another version</source>
        <translation>hecho por otra versión</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the name of a part</source>
        <translation>«%1» no puede ser el nombre de una parte</translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation>no se puede crear %1</translation>
    </message>
    <message>
        <source>%1: is no file</source>
        <translation>%1: no es un archivo</translation>
    </message>
    <message>
        <source>%1: is too big</source>
        <translation>%1: es demasiado grande</translation>
    </message>
    <message>
        <source>%1: the manifest is unreadable</source>
        <translation>%1: el manifiesto no se puede leer</translation>
    </message>
    <message>
        <source>%1: the manifest is ambiguous</source>
        <translation>%1: el manifiesto es ambiguo</translation>
    </message>
    <message>
        <source>%1: made by a later version of Tickscope</source>
        <translation>%1: hecho por una versión posterior de Tickscope</translation>
    </message>
    <message>
        <source>signatures need the program ssh-keygen (OpenSSH)</source>
        <translation>las firmas necesitan el programa ssh-keygen (OpenSSH)</translation>
    </message>
    <message>
        <source>ssh-keygen does not answer</source>
        <translation>ssh-keygen no responde</translation>
    </message>
    <message>
        <source>%1: there is no such key</source>
        <translation>%1: no existe esa clave</translation>
    </message>
    <message>
        <source>%1: cannot sign: %2</source>
        <translation>%1: no puede firmar: %2</translation>
    </message>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1: no existe ese archivo</translation>
    </message>
    <message>
        <source>%1 is no text</source>
        <translation>%1 no es un texto</translation>
    </message>
    <message>
        <source>%1 holds something that is no text</source>
        <translation>%1 contiene algo que no es un texto</translation>
    </message>
    <message>
        <source>%1 is no whole number</source>
        <translation>%1 no es un número entero</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 no es ni true ni false</translation>
    </message>
    <message>
        <source>%1 is no list</source>
        <translation>%1 no es una lista</translation>
    </message>
    <message>
        <source>%1 holds something that is no object</source>
        <translation>%1 contiene algo que no es un objeto</translation>
    </message>
    <message>
        <source>%1 is no base64</source>
        <translation>%1 no es base64</translation>
    </message>
    <message>
        <source>not an object</source>
        <translation>no es un objeto</translation>
    </message>
    <message>
        <source>a recording needs its SHA-256 in 64 lower-case digits</source>
        <translation>una grabación necesita su SHA-256 en 64 dígitos en minúscula</translation>
    </message>
    <message>
        <source>1 to 9 opinions can be asked for</source>
        <translation>se pueden pedir de 1 a 9 opiniones</translation>
    </message>
    <message>
        <source>a recording is named by its SHA-256</source>
        <translation>una grabación se nombra por su SHA-256</translation>
    </message>
    <message>
        <source>a tick needs its recording</source>
        <translation>un tick necesita su grabación</translation>
    </message>
    <message>
        <source>a range ends at or behind its first tick</source>
        <translation>un intervalo termina en su primer tick o después</translation>
    </message>
    <message>
        <source>a color is #rrggbb</source>
        <translation>un color es #rrggbb</translation>
    </message>
    <message>
        <source>an aspect is there twice</source>
        <translation>un aspecto está dos veces</translation>
    </message>
    <message>
        <source>%1 is no file</source>
        <translation>%1 no es un archivo</translation>
    </message>
    <message>
        <source>the case was removed</source>
        <translation>el caso fue eliminado</translation>
    </message>
    <message>
        <source>the case is not decided</source>
        <translation>el caso no está decidido</translation>
    </message>
    <message>
        <source>opinions once asked for are needed</source>
        <translation>las opiniones ya pedidas son necesarias</translation>
    </message>
    <message>
        <source>only an empty case of one&apos;s own is removed</source>
        <translation>solo se elimina un caso propio y vacío</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for PostgreSQL is not installed</source>
        <translation>el controlador de Qt para PostgreSQL no está instalado</translation>
    </message>
    <message>
        <source>the outbox holds an unknown change</source>
        <translation>la bandeja de salida contiene un cambio desconocido</translation>
    </message>
    <message>
        <source>the server&apos;s tables are missing or out of date; its administrator runs tickscope-cli case upgrade</source>
        <translation>faltan las tablas del servidor o están desactualizadas; su administrador ejecuta tickscope-cli case upgrade</translation>
    </message>
    <message>
        <source>a person needs a name</source>
        <translation>una persona necesita un nombre</translation>
    </message>
    <message>
        <source>rows of %1 belong to nothing</source>
        <translation>hay filas de %1 que no pertenecen a nada</translation>
    </message>
    <message>
        <source>a server is backed up with pg_dump</source>
        <translation>la copia de seguridad de un servidor se hace con pg_dump</translation>
    </message>
    <message>
        <source>%1 cannot have a semicolon</source>
        <translation>%1 no puede tener un punto y coma</translation>
    </message>
    <message>
        <source>a password is no part of a server&apos;s address</source>
        <translation>una contraseña no es parte de la dirección de un servidor</translation>
    </message>
    <message>
        <source>a server needs postgresql://USER@HOST:PORT/DATABASE</source>
        <translation>un servidor necesita postgresql://USER@HOST:PORT/DATABASE</translation>
    </message>
    <message>
        <source>a service needs its name: service:NAME</source>
        <translation>un servicio necesita su nombre: service:NAME</translation>
    </message>
    <message>
        <source>the store needs the path of a file</source>
        <translation>el almacén necesita la ruta de un archivo</translation>
    </message>
    <message>
        <source>the file is too big for reports</source>
        <translation>el archivo es demasiado grande para denuncias</translation>
    </message>
</context>
<context>
    <name>kinds</name>
    <message>
        <source>Game events</source>
        <translation>Eventos del juego</translation>
    </message>
    <message>
        <source>Game event</source>
        <translation>Evento del juego</translation>
    </message>
    <message>
        <source>Temporary effects</source>
        <translation>Efectos temporales</translation>
    </message>
    <message>
        <source>Temporary effect</source>
        <translation>Efecto temporal</translation>
    </message>
    <message>
        <source>Server commands</source>
        <translation>Órdenes del servidor</translation>
    </message>
    <message>
        <source>Server command</source>
        <translation>Orden del servidor</translation>
    </message>
    <message>
        <source>Director commands</source>
        <translation>Órdenes del director</translation>
    </message>
    <message>
        <source>Director command</source>
        <translation>Orden del director</translation>
    </message>
    <message>
        <source>Own game events</source>
        <translation>Eventos propios del juego</translation>
    </message>
    <message>
        <source>Own game event</source>
        <translation>Evento propio del juego</translation>
    </message>
    <message>
        <source>Weapon animations</source>
        <translation>Animaciones de arma</translation>
    </message>
    <message>
        <source>Weapon animation</source>
        <translation>Animación de arma</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Absolute moves</source>
        <translation>Movimientos absolutos</translation>
    </message>
    <message>
        <source>Absolute move</source>
        <translation>Movimiento absoluto</translation>
    </message>
    <message>
        <source>Entity states</source>
        <translation>Estados de entidad</translation>
    </message>
    <message>
        <source>Entity state</source>
        <translation>Estado de entidad</translation>
    </message>
    <message>
        <source>Hand animations</source>
        <translation>Animaciones de mano</translation>
    </message>
    <message>
        <source>Hand animation</source>
        <translation>Animación de mano</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Item uses</source>
        <translation>Usos de objeto</translation>
    </message>
    <message>
        <source>Item use</source>
        <translation>Uso de objeto</translation>
    </message>
    <message>
        <source>Item changes</source>
        <translation>Cambios de objeto</translation>
    </message>
    <message>
        <source>Item change</source>
        <translation>Cambio de objeto</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>Held slots</source>
        <translation>Ranuras en mano</translation>
    </message>
    <message>
        <source>Held slot</source>
        <translation>Ranura en mano</translation>
    </message>
    <message>
        <source>Block changes</source>
        <translation>Cambios de bloque</translation>
    </message>
    <message>
        <source>Block change</source>
        <translation>Cambio de bloque</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Removals</source>
        <translation>Eliminaciones</translation>
    </message>
    <message>
        <source>Removal</source>
        <translation>Eliminación</translation>
    </message>
    <message>
        <source>Checkpoint resets</source>
        <translation>Restablecimientos de punto de control</translation>
    </message>
    <message>
        <source>Checkpoint reset</source>
        <translation>Restablecimiento de punto de control</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecimiento</translation>
    </message>
    <message>
        <source>Run ends</source>
        <translation>Finales de intento</translation>
    </message>
    <message>
        <source>Run end</source>
        <translation>Final de intento</translation>
    </message>
    <message>
        <source>Ghost blocks cleared</source>
        <translation>Bloques fantasma borrados</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation>Protocolos</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>Rejoins</source>
        <translation>Reincorporaciones</translation>
    </message>
    <message>
        <source>Rejoin</source>
        <translation>Reincorporación</translation>
    </message>
    <message>
        <source>Left the world</source>
        <translation>Salidas del mundo</translation>
    </message>
    <message>
        <source>Left world</source>
        <translation>Salida del mundo</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Differences from the rebuilt path</source>
        <translation>Diferencias con el recorrido reconstruido</translation>
    </message>
    <message>
        <source>Difference from the rebuilt path</source>
        <translation>Diferencia con el recorrido reconstruido</translation>
    </message>
    <message>
        <source>Hammer hits</source>
        <translation>Impactos de martillo</translation>
    </message>
    <message>
        <source>Hammer hit</source>
        <translation>Impacto de martillo</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Muertes</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>Muerte</translation>
    </message>
    <message>
        <source>Messages of the day</source>
        <translation>Mensajes del día</translation>
    </message>
    <message>
        <source>Message of the day</source>
        <translation>Mensaje del día</translation>
    </message>
    <message>
        <source>Game messages</source>
        <translation>Mensajes del juego</translation>
    </message>
    <message>
        <source>Game message</source>
        <translation>Mensaje del juego</translation>
    </message>
    <message>
        <source>Server alerts</source>
        <translation>Alertas del servidor</translation>
    </message>
    <message>
        <source>Server alert</source>
        <translation>Alerta del servidor</translation>
    </message>
    <message>
        <source>Moderator alerts</source>
        <translation>Alertas de moderador</translation>
    </message>
    <message>
        <source>Moderator alert</source>
        <translation>Alerta de moderador</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Server messages</source>
        <translation>Mensajes del servidor</translation>
    </message>
    <message>
        <source>Server message</source>
        <translation>Mensaje del servidor</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Broadcasts</source>
        <translation>Anuncios</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Anuncio</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Bajas</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Baja</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Incorporaciones</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Incorporación</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Salidas</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Renames</source>
        <translation>Cambios de nombre</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambio de nombre</translation>
    </message>
    <message>
        <source>Team changes</source>
        <translation>Cambios de equipo</translation>
    </message>
    <message>
        <source>Team change</source>
        <translation>Cambio de equipo</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Skin changes</source>
        <translation>Cambios de skin</translation>
    </message>
    <message>
        <source>Skin change</source>
        <translation>Cambio de skin</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Skin</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Preparado</translation>
    </message>
    <message>
        <source>Spawns</source>
        <translation>Apariciones</translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation>Aparición</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Impactos</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Impacto</translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation>Llegadas a meta</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Llegada a meta</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Puntos de control</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Punto de control</translation>
    </message>
    <message>
        <source>Race starts</source>
        <translation>Inicios de carrera</translation>
    </message>
    <message>
        <source>Race start</source>
        <translation>Inicio de carrera</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuaciones</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Pauses</source>
        <translation>Pausas</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Votaciones</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Votación</translation>
    </message>
    <message>
        <source>Eye emotes</source>
        <translation>Expresiones de los ojos</translation>
    </message>
    <message>
        <source>Eye emote</source>
        <translation>Expresión de los ojos</translation>
    </message>
    <message>
        <source>Emote</source>
        <translation>Expresión</translation>
    </message>
    <message>
        <source>Emoticons</source>
        <translation>Emoticonos</translation>
    </message>
    <message>
        <source>Emoticon</source>
        <translation>Emoticono</translation>
    </message>
    <message>
        <source>Pickups</source>
        <translation>Recogidas</translation>
    </message>
    <message>
        <source>Pickup</source>
        <translation>Recogida</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Explosions</source>
        <translation>Explosiones</translation>
    </message>
    <message>
        <source>Explosion</source>
        <translation>Explosión</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Logins</source>
        <translation>Inicios de sesión</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Inicio de sesión</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Guardados</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Loads</source>
        <translation>Cargas</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Intercambios</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Intercambio</translation>
    </message>
    <message>
        <source>Hooks</source>
        <translation>Ganchos</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Gancho</translation>
    </message>
    <message>
        <source>Hook releases</source>
        <translation>Ganchos soltados</translation>
    </message>
    <message>
        <source>Hook release</source>
        <translation>Gancho soltado</translation>
    </message>
    <message>
        <source>Unhook</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Disparos</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Disparo</translation>
    </message>
    <message>
        <source>Freezes</source>
        <translation>Congelaciones</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Congelación</translation>
    </message>
    <message>
        <source>Teleports</source>
        <translation>Teletransportes</translation>
    </message>
    <message>
        <source>Teleport</source>
        <translation>Teletransporte</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Mapas</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Grabación</translation>
    </message>
    <message>
        <source>Engine messages</source>
        <translation>Mensajes del motor</translation>
    </message>
    <message>
        <source>Engine message</source>
        <translation>Mensaje del motor</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Unknown messages</source>
        <translation>Mensajes desconocidos</translation>
    </message>
    <message>
        <source>Unknown message</source>
        <translation>Mensaje desconocido</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Blocks cleared</source>
        <translation>Bloques borrados</translation>
    </message>
    <message>
        <source>Finish effects</source>
        <translation>Efectos de meta</translation>
    </message>
    <message>
        <source>Finish effect</source>
        <translation>Efecto de meta</translation>
    </message>
    <message>
        <source>Player hits</source>
        <translation>Impactos a jugadores</translation>
    </message>
    <message>
        <source>Player hit</source>
        <translation>Impacto a un jugador</translation>
    </message>
    <message>
        <source>Thaws</source>
        <translation>Descongelaciones</translation>
    </message>
    <message>
        <source>Thaw</source>
        <translation>Descongelación</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Director</translation>
    </message>
    <message>
        <source>Own event</source>
        <translation>Propio</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Martillo</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Clan and country changes</source>
        <translation>Cambios de clan y país</translation>
    </message>
    <message>
        <source>Clan or country change</source>
        <translation>Cambio de clan o país</translation>
    </message>
    <message>
        <source>Tele checkpoints</source>
        <translation>Puntos de control de teletransporte</translation>
    </message>
    <message>
        <source>Tele checkpoint</source>
        <translation>Punto de control de teletransporte</translation>
    </message>
</context>
<context>
    <name>tickscope::AboutDialog</name>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Tickscope is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Tickscope es software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Se ofrece sin ninguna garantía.</translation>
    </message>
    <message>
        <source>Its core, which reads the recordings, is under the MIT licence.</source>
        <translation>Su núcleo, que lee las grabaciones, está bajo la licencia MIT.</translation>
    </message>
    <message>
        <source>Art</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Tiles, skins and other pictures of Teeworlds and DDNet are read from the installed games. They were made by the contributors of Teeworlds and DDNet and are under &lt;a href=&apos;https://creativecommons.org/licenses/by-sa/3.0/&apos;&gt;CC BY-SA 3.0&lt;/a&gt;; that holds for pictures that you save, too.</source>
        <translation>Los tiles, skins y otras imágenes de Teeworlds y DDNet se leen de los juegos instalados. Los crearon los colaboradores de Teeworlds y DDNet y están bajo &lt;a href=&apos;https://creativecommons.org/licenses/by-sa/3.0/&apos;&gt;CC BY-SA 3.0&lt;/a&gt;; esto vale también para las imágenes que usted guarde.</translation>
    </message>
    <message>
        <source>Maps belong to those who made them.</source>
        <translation>Los mapas pertenecen a sus autores.</translation>
    </message>
    <message>
        <source>The icons of this program are part of it and under the same licence.</source>
        <translation>Los iconos de este programa forman parte de él y están bajo la misma licencia.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Hecho con</translation>
    </message>
    <message>
        <source>About Tickscope</source>
        <translation>Acerca de Tickscope</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Tickscope %1&lt;/h3&gt;&lt;p&gt;Play, inspect and scrub game recordings.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Tickscope %1&lt;/h3&gt;&lt;p&gt;Reproducir, inspeccionar y recorrer grabaciones de juegos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Licences and credits</source>
        <translation>Licencias y créditos</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copiar versiones</translation>
    </message>
    <message>
        <source>Copy the versions for a bug report</source>
        <translation>Copiar las versiones para un informe de error</translation>
    </message>
</context>
<context>
    <name>tickscope::AbsenceText</name>
    <message>
        <source>%1 is not here at this time</source>
        <translation>%1 no está aquí en este momento</translation>
    </message>
    <message>
        <source>%1 is not in play at this time</source>
        <translation>%1 no está en juego en este momento</translation>
    </message>
    <message>
        <source>%1 is not in sight of the recording player</source>
        <translation>%1 no está a la vista del jugador que grabó</translation>
    </message>
</context>
<context>
    <name>tickscope::AccessibleSource</name>
    <message>
        <source>No recording is open.</source>
        <translation>No hay ninguna grabación abierta.</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en reproducción</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>%1, tick %2, %3.</source>
        <translation>%1, tick %2, %3.</translation>
    </message>
</context>
<context>
    <name>tickscope::AccessibleView</name>
    <message>
        <source>Play or pause</source>
        <translation>Reproducir o pausar</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Evento siguiente</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Evento anterior</translation>
    </message>
    <message>
        <source>Next marker</source>
        <translation>Marcador siguiente</translation>
    </message>
    <message>
        <source>Previous marker</source>
        <translation>Marcador anterior</translation>
    </message>
</context>
<context>
    <name>tickscope::AlignStrip</name>
    <message>
        <source>Place of the ghost in time</source>
        <translation>Posición del fantasma en el tiempo</translation>
    </message>
    <message>
        <source>Drag the ghost’s bar; with Shift a pixel is a tick, Escape puts it back</source>
        <translation>Arrastre la barra del fantasma; con Mayús un píxel es un tick, Esc la devuelve a su sitio</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>Ahead by %1 s</source>
        <translation>Adelantado %1 s</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Fantasma</translation>
    </message>
</context>
<context>
    <name>tickscope::AnnotatedCopyDialog</name>
    <message>
        <source>Save copy with notes…</source>
        <translation>Guardar copia con notas…</translation>
    </message>
    <message>
        <source>Save a copy of the recording that holds markers, notes, verdicts and figures</source>
        <translation>Guardar una copia de la grabación con marcadores, notas, veredictos e indicadores</translation>
    </message>
    <message>
        <source>Save copy with notes</source>
        <translation>Guardar copia con notas</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Figures of all players</source>
        <translation>Indicadores de todos los jugadores</translation>
    </message>
    <message>
        <source>Include the names of authors and reviewers</source>
        <translation>Incluir los nombres de los autores y revisores</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) of yours</source>
        <translation>
            <numerusform>%Ln marcador propio</numerusform>
            <numerusform>%Ln marcadores propios</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes and verdicts of case %1</source>
        <translation>Notas y veredictos del caso %1</translation>
    </message>
    <message>
        <source>What the Facts panel shows, for every player</source>
        <translation>Lo que muestra el panel «Indicadores», de cada jugador</translation>
    </message>
    <message>
        <source>Otherwise reviewers are called Reviewer 1, Reviewer 2 …, and markers have no author</source>
        <translation>Si no, los revisores se llaman Revisor 1, Revisor 2…, y los marcadores no tienen autor</translation>
    </message>
    <message>
        <source>%1 with notes</source>
        <translation>%1 con notas</translation>
    </message>
    <message>
        <source>The ticks stay as they are. Texts are copied as they were written. In those of a case the reporter&apos;s name is replaced, unless names are included.</source>
        <translation>Los ticks quedan como están. Los textos se copian tal como se escribieron. En los de un caso se sustituye el nombre del denunciante, salvo que se incluyan los nombres.</translation>
    </message>
</context>
<context>
    <name>tickscope::Annotation</name>
    <message>
        <source>Anticheat flag</source>
        <translation>Señal antitrampas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rehacer: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::AnnotationForm</name>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>Move to playhead</source>
        <translation>Mover al cabezal</translation>
    </message>
    <message>
        <source>Until here</source>
        <translation>Hasta aquí</translation>
    </message>
    <message>
        <source>Set to the selected range</source>
        <translation>Ajustar al rango seleccionado</translation>
    </message>
    <message>
        <source>Mark a single tick only</source>
        <translation>Marcar un solo tick</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <translation>¿Qué se ve?</translation>
    </message>
    <message>
        <source>The first line is shown in lists and on the timeline</source>
        <translation>La primera línea se muestra en las listas y en la línea de tiempo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>The player it is about</source>
        <translation>El jugador al que se refiere</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>What the note is about; choose or type</source>
        <translation>De qué trata la nota; elija o escriba</translation>
    </message>
    <message>
        <source>At</source>
        <translation>En</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Change range</source>
        <translation>Cambiar rango</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>Editar texto</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Cambiar jugador</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Cambiar color</translation>
    </message>
    <message>
        <source>Change category</source>
        <translation>Cambiar categoría</translation>
    </message>
    <message>
        <source>Tick %1</source>
        <translation>Tick %1</translation>
    </message>
    <message>
        <source>On another recording</source>
        <translation>Sobre otra grabación</translation>
    </message>
    <message>
        <source>On the whole case</source>
        <translation>Sobre todo el caso</translation>
    </message>
    <message>
        <source>About the player</source>
        <translation>Sobre el jugador</translation>
    </message>
</context>
<context>
    <name>tickscope::Appearance</name>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Colour-blind-safe colours</source>
        <translation>Colores aptos para daltónicos</translation>
    </message>
    <message>
        <source>Show players and teams in colours that are easy to tell apart with colour blindness</source>
        <translation>Mostrar jugadores y equipos en colores fáciles de distinguir para personas daltónicas</translation>
    </message>
</context>
<context>
    <name>tickscope::AspectRow</name>
    <message>
        <source>Your finding</source>
        <translation>Su conclusión</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Sin comprobar</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason for %1</source>
        <translation>Motivo de %1</translation>
    </message>
    <message>
        <source>Why you came to this finding</source>
        <translation>Por qué llegó a esta conclusión</translation>
    </message>
    <message>
        <source>Notes that support it</source>
        <translation>Notas que lo respaldan</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln nota</numerusform>
            <numerusform>%Ln notas</numerusform>
        </translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Nota %1: %2</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(sin texto)</translation>
    </message>
    <message>
        <source>No notes in this case</source>
        <translation>No hay notas en este caso</translation>
    </message>
</context>
<context>
    <name>tickscope::BestRuns</name>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>The library knows the runs of the recordings in it</source>
        <translation>La biblioteca conoce las carreras de sus grabaciones</translation>
    </message>
    <message>
        <source>Best run on this map</source>
        <translation>Mejor carrera en este mapa</translation>
    </message>
    <message>
        <source>Best run of the selected player</source>
        <translation>Mejor carrera del jugador seleccionado</translation>
    </message>
    <message>
        <source>Best run before this recording</source>
        <translation>Mejor carrera anterior a esta grabación</translation>
    </message>
    <message>
        <source>The library has no such run in another recording.</source>
        <translation>La biblioteca no tiene ninguna carrera así en otra grabación.</translation>
    </message>
</context>
<context>
    <name>tickscope::BundleDialog</name>
    <message>
        <source>Include the recording</source>
        <translation>Incluir la grabación</translation>
    </message>
    <message>
        <source>Create evidence bundle</source>
        <translation>Crear paquete de pruebas</translation>
    </message>
    <message>
        <source>A folder that anyone can read without Tickscope: the report as a web page and PDF, pictures, tables and verdicts, with checksums of every file.</source>
        <translation>Una carpeta que cualquiera puede leer sin Tickscope: el informe como página web y PDF, imágenes, tablas y veredictos, con sumas de comprobación de cada archivo.</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nueva carpeta</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>Create bundle</source>
        <translation>Crear paquete</translation>
    </message>
    <message>
        <source>Bundle folder</source>
        <translation>Carpeta del paquete</translation>
    </message>
    <message>
        <source>Include a clip of each note</source>
        <translation>Incluir un clip de cada nota</translation>
    </message>
    <message>
        <source>Include the names of the reviewers and the reporter</source>
        <translation>Incluir los nombres de los revisores y del denunciante</translation>
    </message>
    <message>
        <source>The seconds around the note, in the format of the recording; with pseudonyms, unless the bundle has names</source>
        <translation>Los segundos alrededor de la nota, en el formato de la grabación; con seudónimos, salvo que el paquete lleve nombres</translation>
    </message>
    <message>
        <source>Otherwise reviewers are called Reviewer 1, Reviewer 2 …, and the reporter is left out</source>
        <translation>Si no, los revisores se llaman Revisor 1, Revisor 2…, y se omite quién denunció</translation>
    </message>
    <message>
        <source>The recording is copied as it is: it has the names and the chat of everybody in it, the reporter’s as well.</source>
        <translation>La grabación se copia tal cual: contiene los nombres y el chat de todos, también los de quien denunció.</translation>
    </message>
    <message>
        <source>The report and the notes are printed as they were written, with the names in them. Only the reporter’s name is replaced, unless it is included; what else they say of the reporter may still tell who it was.</source>
        <translation>La denuncia y las notas se reproducen tal como se escribieron, con sus nombres. Solo se sustituye el nombre de quien denunció, salvo que se incluya. Lo que digan además de esa persona puede revelar igualmente quién era.</translation>
    </message>
    <message>
        <source>Said of the reporter</source>
        <translation>Sobre quien denunció</translation>
    </message>
    <message>
        <source>Include each clip as a video, too</source>
        <translation>Incluir también cada clip como vídeo</translation>
    </message>
    <message>
        <source>MP4 of the clip, with its names or pseudonyms</source>
        <translation>MP4 del clip, con sus nombres o seudónimos</translation>
    </message>
    <message>
        <source>Videos need the program ffmpeg: install its package</source>
        <translation>Los vídeos requieren el programa ffmpeg: instale su paquete</translation>
    </message>
</context>
<context>
    <name>tickscope::CachePage</name>
    <message>
        <source>Everything here is recreated or downloaded again when needed.</source>
        <translation>Todo esto se vuelve a crear o a descargar cuando hace falta.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
</context>
<context>
    <name>tickscope::CacheText</name>
    <message>
        <source>Thumbnails of recordings</source>
        <translation>Miniaturas de grabaciones</translation>
    </message>
    <message>
        <source>Downloaded maps</source>
        <translation>Mapas descargados</translation>
    </message>
    <message>
        <source>Recordings from servers</source>
        <translation>Grabaciones de servidores</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>What recordings hold</source>
        <translation>Contenido de las grabaciones</translation>
    </message>
    <message>
        <source>Pictures of the games</source>
        <translation>Imágenes de los juegos</translation>
    </message>
</context>
<context>
    <name>tickscope::CameraControl</name>
    <message>
        <source>Recorder&apos;s camera</source>
        <translation>Cámara de quien grabó</translation>
    </message>
    <message>
        <source>Show what the recording player saw</source>
        <translation>Mostrar lo que veía el jugador que grabó</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Todos los jugadores</translation>
    </message>
    <message>
        <source>Keep all players in view</source>
        <translation>Mantener a la vista a todos los jugadores</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>Mapa completo</translation>
    </message>
    <message>
        <source>Free camera</source>
        <translation>Cámara libre</translation>
    </message>
    <message>
        <source>Follow no one</source>
        <translation>No seguir a nadie</translation>
    </message>
    <message>
        <source>Follow selected player</source>
        <translation>Seguir al jugador seleccionado</translation>
    </message>
    <message>
        <source>Keep the selected player centred; press again to stop</source>
        <translation>Mantener centrado al jugador seleccionado; pulse de nuevo para dejar de hacerlo</translation>
    </message>
    <message>
        <source>Follow next player</source>
        <translation>Seguir al jugador siguiente</translation>
    </message>
    <message>
        <source>Follow previous player</source>
        <translation>Seguir al jugador anterior</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Show the whole map; without one, the whole run</source>
        <translation>Mostrar el mapa completo; si no hay mapa, todo el recorrido</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseCommands</name>
    <message>
        <source>Add note</source>
        <translation>Añadir nota</translation>
    </message>
    <message>
        <source>Write down what you see here for the case</source>
        <translation>Anotar para el caso lo que se ve aquí</translation>
    </message>
    <message>
        <source>Add note with picture</source>
        <translation>Añadir nota con imagen</translation>
    </message>
    <message>
        <source>Add a note with a picture of the world</source>
        <translation>Añadir una nota con una imagen del mundo</translation>
    </message>
    <message>
        <source>Add markers as notes</source>
        <translation>Añadir marcadores como notas</translation>
    </message>
    <message>
        <source>Add your markers and those of the file to the case</source>
        <translation>Añadir al caso sus marcadores y los del archivo</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Nuevo caso</translation>
    </message>
    <message>
        <source>Open a case about this recording</source>
        <translation>Abrir un caso nuevo sobre esta grabación</translation>
    </message>
    <message>
        <source>Add recording to case</source>
        <translation>Añadir grabación al caso</translation>
    </message>
    <message>
        <source>Add the open recording to the case</source>
        <translation>Añadir al caso la grabación abierta</translation>
    </message>
    <message>
        <source>Reload cases</source>
        <translation>Volver a cargar los casos</translation>
    </message>
    <message>
        <source>Load changes made by others</source>
        <translation>Cargar los cambios hechos por otros</translation>
    </message>
    <message>
        <source>Remove empty case</source>
        <translation>Eliminar caso vacío</translation>
    </message>
    <message>
        <source>Remove your case when nothing is in it; its history stays</source>
        <translation>Eliminar tu caso cuando no hay nada en él; su historial se conserva</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseEvidenceTexts</name>
    <message>
        <source>The recording %1 was not available, so nothing from it is shown.</source>
        <translation>La grabación %1 no estaba disponible, así que no se muestra nada de ella.</translation>
    </message>
    <message>
        <source>%1 is accused by name only, so no figures are shown.</source>
        <translation>%1 está acusado solo por el nombre, así que no se muestran indicadores.</translation>
    </message>
    <message>
        <source>Map: %1</source>
        <translation>Mapa: %1</translation>
    </message>
    <message>
        <source>Server: %1</source>
        <translation>Servidor: %1</translation>
    </message>
    <message>
        <source>Started: %1</source>
        <translation>Inicio: %1</translation>
    </message>
    <message>
        <source>Duration: %1</source>
        <translation>Duración: %1</translation>
    </message>
    <message>
        <source>The map %1 was not found, so the pictures show players without walls, and there are no figures that need it.</source>
        <translation>No se encontró el mapa %1: las imágenes muestran a los jugadores sin paredes y faltan las cifras que lo necesitan.</translation>
    </message>
    <message>
        <source>0:00 is tick %1, %2</source>
        <translation>0:00 es el tick %1, %2</translation>
    </message>
    <message>
        <source>What is marked as rebuilt is not recorded: it follows from the recorded inputs and the map. A finish is marked as not recorded where the server wrote none down; it does so for those that count in its ranks.</source>
        <translation>Lo marcado como reconstruido no está grabado: se deduce de las entradas grabadas y del mapa. Una llegada se marca como no grabada cuando el servidor no anotó ninguna; lo hace con las que cuentan en su clasificación.</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseForm</name>
    <message>
        <source>Second reviewer needed</source>
        <translation>Se necesita un segundo revisor</translation>
    </message>
    <message>
        <source>What was reported?</source>
        <translation>¿Qué se denunció?</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Acusación</translation>
    </message>
    <message>
        <source>Who reported it</source>
        <translation>Quién lo denunció</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Acusados</translation>
    </message>
    <message>
        <source>Add a player from the recording with all names used there</source>
        <translation>Añadir un jugador de la grabación con todos los nombres que usó en ella</translation>
    </message>
    <message>
        <source>Add player…</source>
        <translation>Añadir jugador…</translation>
    </message>
    <message>
        <source>Remove the selected player from the case</source>
        <translation>Quitar del caso al jugador seleccionado</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Quitar jugador</translation>
    </message>
    <message>
        <source>Words to find the case by, separated by spaces</source>
        <translation>Palabras con las que encontrar el caso, separadas por espacios</translation>
    </message>
    <message>
        <source>bot race</source>
        <translation>bot carrera</translation>
    </message>
    <message>
        <source>How urgent the case is</source>
        <translation>Lo urgente que es el caso</translation>
    </message>
    <message>
        <source>Who reviews the case</source>
        <translation>Quién revisa el caso</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Yo</translation>
    </message>
    <message>
        <source>Assign the case to yourself</source>
        <translation>Asignarse el caso</translation>
    </message>
    <message>
        <source>Reporter</source>
        <translation>Denunciante</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Prioridad</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>Asignado a</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <translation>Ir a: %1</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Añadir jugador</translation>
    </message>
    <message>
        <source>Click a player to select and follow them</source>
        <translation>Haga clic en un jugador para seleccionarlo y seguirlo</translation>
    </message>
    <message>
        <source>Who is %1? %2</source>
        <translation>¿Quién es %1? %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No recording yet. &lt;a href=&apos;add&apos;&gt;Add the open one&lt;/a&gt;</source>
        <translation>Aún sin grabación. &lt;a href=&apos;add&apos;&gt;Añadir la que está abierta&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Another reviewer has to decide the case, too, without seeing your verdict. This can be changed until the first verdict is given.</source>
        <translation>Otro revisor también tiene que decidir el caso, sin ver su veredicto. Esto se puede cambiar hasta que se dé el primer veredicto.</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseTexts</name>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>En revisión</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>Segunda opinión</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decidido</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baja</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alta</translation>
    </message>
    <message>
        <source>Urgent</source>
        <translation>Urgente</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Mira</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>File integrity</source>
        <translation>Integridad del archivo</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Limpio</translation>
    </message>
    <message>
        <source>Suspicious</source>
        <translation>Sospechoso</translation>
    </message>
    <message>
        <source>Proven</source>
        <translation>Probado</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>No se puede saber</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>Caso %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The case store cannot be reached.</source>
        <translation>No se puede acceder al almacén de casos.</translation>
    </message>
    <message>
        <source>You do not have permission to do this.</source>
        <translation>No tiene permiso para hacer esto.</translation>
    </message>
    <message>
        <source>The case store did not accept this value.</source>
        <translation>El almacén de casos no aceptó este valor.</translation>
    </message>
    <message>
        <source>This case or note no longer exists, or you cannot see it.</source>
        <translation>Este caso o esta nota ya no existe, o no puede verlo.</translation>
    </message>
    <message>
        <source>The case file is damaged.</source>
        <translation>El archivo de casos está dañado.</translation>
    </message>
    <message>
        <source>The case store was created by another version of Tickscope.</source>
        <translation>El almacén de casos se creó con otra versión de Tickscope.</translation>
    </message>
    <message>
        <source>The case server needs a password, or rejected the one it got.</source>
        <translation>El servidor de casos necesita una contraseña o rechazó la que recibió.</translation>
    </message>
    <message>
        <source>The case server could not prove its identity, so nothing was sent. Check its address and the certificate authority.</source>
        <translation>El servidor de casos no pudo demostrar su identidad, así que no se envió nada. Compruebe su dirección y la autoridad de certificación.</translation>
    </message>
    <message>
        <source>Reviewers disagree</source>
        <translation>Los revisores discrepan</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Nuevo caso</translation>
    </message>
    <message>
        <source>A verdict cites this note. Withdraw the verdict to change the note.</source>
        <translation>Un veredicto cita esta nota. Retire el veredicto para cambiar la nota.</translation>
    </message>
</context>
<context>
    <name>tickscope::Cases</name>
    <message>
        <source>Add note</source>
        <translation>Añadir nota</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>Eliminar nota</translation>
    </message>
</context>
<context>
    <name>tickscope::CasesDock</name>
    <message>
        <source>Cases</source>
        <translation>Casos</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Caso</translation>
    </message>
    <message>
        <source>Shown case</source>
        <translation>Caso mostrado</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Denuncia</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>No cases about this recording. &lt;a href=&apos;new&apos;&gt;New case&lt;/a&gt;</source>
        <translation>No hay casos sobre esta grabación. &lt;a href=&apos;new&apos;&gt;Nuevo caso&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Looking for cases…</source>
        <translation>Buscando casos…</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>No hay ninguna grabación abierta.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Reports that staff work on: notes, verdict and history.</source>
        <translation>Denuncias que tramita el equipo de moderación: notas, veredicto e historial.</translation>
    </message>
</context>
<context>
    <name>tickscope::ClashDialog</name>
    <message>
        <source>Your version (not saved)</source>
        <translation>Su versión (sin guardar)</translation>
    </message>
    <message>
        <source>Saved version</source>
        <translation>Versión guardada</translation>
    </message>
    <message>
        <source>Save my version</source>
        <translation>Guardar mi versión</translation>
    </message>
    <message>
        <source>Priority: %1
Assignee: %2
Reviewers: %3
Reporter: %4
Accused: %5
Tags: %6
Recordings: %7

%8</source>
        <translation>Prioridad: %1
Asignado a: %2
Revisores: %3
Denunciante: %4
Acusados: %5
Etiquetas: %6
Grabaciones: %7

%8</translation>
    </message>
    <message>
        <source>Tick: %1
Player: %2
Category: %3
Colour: %4

%5</source>
        <translation>Tick: %1
Jugador: %2
Categoría: %3
Color: %4

%5</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>Modificado en otro lugar</translation>
    </message>
    <message>
        <source>Keep saved version</source>
        <translation>Conservar la versión guardada</translation>
    </message>
</context>
<context>
    <name>tickscope::CleanUpCommands</name>
    <message>
        <source>Clean up…</source>
        <translation>Limpiar…</translation>
    </message>
    <message>
        <source>Find old and large recordings, and move them to the trash</source>
        <translation>Buscar grabaciones antiguas y grandes y moverlas a la papelera</translation>
    </message>
</context>
<context>
    <name>tickscope::CleanUpDialog</name>
    <message>
        <source>Keep recordings with anticheat flags</source>
        <translation>Conservar grabaciones con avisos del antitrampas</translation>
    </message>
    <message>
        <source>Clean up the library</source>
        <translation>Limpiar la biblioteca</translation>
    </message>
    <message>
        <source>Finds recordings in the folders of the library that can go. Recordings of cases, pinned, damaged and unfinished ones always stay.</source>
        <translation>Busca en las carpetas de la biblioteca grabaciones que se pueden quitar. Las de casos, las fijadas, las dañadas y las inacabadas siempre se quedan.</translation>
    </message>
    <message>
        <source>Older than</source>
        <translation>Más antiguo que</translation>
    </message>
    <message>
        <source> days</source>
        <translation> días</translation>
    </message>
    <message>
        <source>Larger than</source>
        <translation>Mayor que</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>Keep the best runs of each world or map</source>
        <translation>Conservar las mejores carreras de cada mundo o mapa</translation>
    </message>
    <message>
        <source>Reads all recordings, and keeps those of unknown worlds</source>
        <translation>Lee todas las grabaciones y conserva las de mundos desconocidos</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Grabaciones</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Grabación</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Move to trash…</source>
        <translation>Mover a la papelera…</translation>
    </message>
    <message>
        <source>Add a folder to the library first.</source>
        <translation>Añada primero una carpeta a la biblioteca.</translation>
    </message>
    <message>
        <source>Choose an age or a size.</source>
        <translation>Elija una antigüedad o un tamaño.</translation>
    </message>
    <message>
        <source>Nothing was removed: %1</source>
        <translation>No se ha eliminado nada: %1</translation>
    </message>
    <message>
        <source>No recording can go by these rules.</source>
        <translation>Según estas reglas no se puede quitar ninguna grabación.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) can go to the trash: %1.</source>
        <translation>
            <numerusform>%Ln grabación puede ir a la papelera: %1.</numerusform>
            <numerusform>%Ln grabaciones pueden ir a la papelera: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved to trash</source>
        <translation>En la papelera</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Se va</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Se queda</translation>
    </message>
    <message>
        <source>They can be restored from there. Move them now?</source>
        <translation>Se pueden restaurar desde allí. ¿Moverlas ahora?</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <source>Moving to the trash… %1</source>
        <translation>Moviendo a la papelera… %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) moved to the trash: %1.</source>
        <translation>
            <numerusform>%Ln grabación movida a la papelera: %1.</numerusform>
            <numerusform>%Ln grabaciones movidas a la papelera: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through recordings… %1 (%2 of them read completely)</source>
        <translation>Revisando grabaciones… %1 (%2 de ellas leídas por completo)</translation>
    </message>
    <message>
        <source>The oldest, if all take more than</source>
        <translation>Las más antiguas, si todas ocupan más de</translation>
    </message>
    <message>
        <source>Other rules for some worlds</source>
        <translation>Otras reglas para algunos mundos</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Elegir archivo…</translation>
    </message>
    <message>
        <source>A JSON file as prune --rules takes it, by the name or id of a world</source>
        <translation>Un archivo JSON como el de prune --rules, por nombre o ID del mundo</translation>
    </message>
    <message>
        <source>Rules by world</source>
        <translation>Reglas por mundo</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Tell worlds apart by</source>
        <translation>Distinguir los mundos por</translation>
    </message>
    <message>
        <source>their id, else the map&apos;s name</source>
        <translation>su ID, o si no el nombre del mapa</translation>
    </message>
    <message>
        <source>their id</source>
        <translation>su ID</translation>
    </message>
    <message>
        <source>the map&apos;s name</source>
        <translation>el nombre del mapa</translation>
    </message>
</context>
<context>
    <name>tickscope::ClipDialog</name>
    <message>
        <source>Save clip</source>
        <translation>Guardar clip</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Include chat, whispers and votes</source>
        <translation>Incluir chat, susurros y votaciones</translation>
    </message>
    <message>
        <source>Hide names of players and clans</source>
        <translation>Ocultar nombres de jugadores y clanes</translation>
    </message>
    <message>
        <source>Write pseudonyms, also where names are mentioned in chat</source>
        <translation>Escribir seudónimos, también donde se mencionan nombres en el chat</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>clip</source>
        <translation>clip</translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged place(s) in these ticks</source>
        <translation>
            <numerusform>%Ln lugar dañado en estos ticks</numerusform>
            <numerusform>%Ln lugares dañados en estos ticks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::CloseFront</name>
    <message>
        <source>Close %1</source>
        <translation>Cerrar %1</translation>
    </message>
</context>
<context>
    <name>tickscope::CommandMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>&amp;Reproducción</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>Revi&amp;sión</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
</context>
<context>
    <name>tickscope::CompareDock</name>
    <message>
        <source>not read yet</source>
        <translation>aún no leído</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrada</translation>
    </message>
    <message>
        <source>begins in %1</source>
        <translation>empieza en %1</translation>
    </message>
    <message>
        <source>ended %1 ago</source>
        <translation>terminó hace %1</translation>
    </message>
    <message>
        <source>damaged here</source>
        <translation>dañada aquí</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Remove from the picture</source>
        <translation>Quitar de la imagen</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>Fantasmas</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>Show another recording in the same picture</source>
        <translation>Mostrar otra grabación en la misma imagen</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparar con…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Align by</source>
        <translation>Alinear por</translation>
    </message>
    <message>
        <source>Which moments of both are shown together</source>
        <translation>Qué momentos de ambas se muestran juntos</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Comienzo</translation>
    </message>
    <message>
        <source>Tick number</source>
        <translation>Número de tick</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Hora del día</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Event of both that happens at the same moment</source>
        <translation>Evento de ambas que ocurre en el mismo momento</translation>
    </message>
    <message>
        <source>Number here</source>
        <translation>Número aquí</translation>
    </message>
    <message>
        <source>Which one in this recording</source>
        <translation>Cuál en esta grabación</translation>
    </message>
    <message>
        <source>Number there</source>
        <translation>Número allí</translation>
    </message>
    <message>
        <source>Which one of the ghost</source>
        <translation>Cuál del fantasma</translation>
    </message>
    <message>
        <source>Ahead by</source>
        <translation>Adelantado</translation>
    </message>
    <message>
        <source>How much further the ghost is, by hand</source>
        <translation>Cuánto más avanzado está el fantasma, a mano</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacidad</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Colour of the ghost</source>
        <translation>Color del fantasma</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un archivo</translation>
    </message>
    <message>
        <source>This recording</source>
        <translation>Esta grabación</translation>
    </message>
    <message>
        <source>At another moment</source>
        <translation>En otro momento</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>Another recording, or another moment of this one, can be seen in the same picture.</source>
        <translation>Otra grabación, u otro momento de esta, puede verse en la misma imagen.</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>No hay ninguna grabación abierta.</translation>
    </message>
    <message>
        <source>Player here</source>
        <translation>Jugador aquí</translation>
    </message>
    <message>
        <source>Which players of the ghost&apos;s recording to show</source>
        <translation>Qué jugadores de la grabación del fantasma mostrar</translation>
    </message>
    <message>
        <source>How clearly the ghost is seen</source>
        <translation>Con qué claridad se ve el fantasma</translation>
    </message>
    <message>
        <source>On another map: compare times, not places.</source>
        <translation>En otro mapa: compare tiempos, no lugares.</translation>
    </message>
    <message>
        <source>Not known to be the same map: places may not match.</source>
        <translation>No se sabe si es el mismo mapa: los lugares pueden no coincidir.</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>no se muestra</translation>
    </message>
    <message>
        <source>being compared…</source>
        <translation>comparando…</translation>
    </message>
    <message>
        <source>Place on the way</source>
        <translation>Lugar en el recorrido</translation>
    </message>
    <message>
        <source>Whose event or run it is in this recording</source>
        <translation>De quién es el evento o la carrera en esta grabación</translation>
    </message>
    <message>
        <source>Not shown: %1.</source>
        <translation>No se muestra: %1.</translation>
    </message>
    <message>
        <source>not at this place</source>
        <translation>no en este lugar</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Over the picture, or in a view beside it</source>
        <translation>Sobre la imagen o en una vista al lado</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>En la imagen</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>Al lado</translation>
    </message>
    <message>
        <source>Beside it, same camera</source>
        <translation>Al lado, misma cámara</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Not listed</source>
        <translation>No se enumeran</translation>
    </message>
    <message>
        <source>Positions and events</source>
        <translation>Posiciones y eventos</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>All recorded fields</source>
        <translation>Todos los campos grabados</translation>
    </message>
    <message>
        <source>Both recorded the same session: shown by tick.</source>
        <translation>Ambas grabaron la misma sesión: se muestran por tick.</translation>
    </message>
    <message>
        <source>Other recordings as ghosts in the same picture, and how they differ.</source>
        <translation>Otras grabaciones como fantasmas en la misma imagen, y en qué se diferencian.</translation>
    </message>
    <message>
        <source>What to list where the recordings differ, of what both hold; or where the same inputs come twice</source>
        <translation>Qué se enumera donde difieren las grabaciones, de lo que ambas contienen; o dónde se repiten las mismas entradas</translation>
    </message>
    <message>
        <source>None, but the same inputs twice</source>
        <translation>Ninguna, pero las mismas entradas dos veces</translation>
    </message>
    <message>
        <source>Both may have recorded the same session, though their clocks do not show it.</source>
        <translation>Puede que ambas grabaran la misma sesión, aunque sus relojes no lo confirman.</translation>
    </message>
</context>
<context>
    <name>tickscope::ConfinedReaderTexts</name>
    <message>
        <source>No confined process can be started here: the window itself reads the recordings</source>
        <translation>Aquí no se puede iniciar ningún proceso confinado: la propia ventana lee las grabaciones</translation>
    </message>
    <message>
        <source>This system has no Landlock: the process that reads the recordings is confined by a filter of system calls alone</source>
        <translation>Este sistema no tiene Landlock: el proceso que lee las grabaciones solo está confinado por un filtro de llamadas al sistema</translation>
    </message>
</context>
<context>
    <name>tickscope::ContentHashJob</name>
    <message>
        <source>not computed: the file is not fully loaded</source>
        <translation>sin calcular: el archivo no está cargado por completo</translation>
    </message>
    <message>
        <source>computing, %1%</source>
        <translation>calculando, %1&#xa0;%</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>aún sin calcular</translation>
    </message>
</context>
<context>
    <name>tickscope::CrashOffer</name>
    <message>
        <source>Tickscope crashed the last time. A report of it was kept on this computer; nothing was sent.</source>
        <translation>Tickscope falló la última vez. Se guardó un informe en este equipo; no se envió nada.</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Mostrar el informe</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>Informe de fallo</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>Informe de fallo</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>A process that reads recordings for Tickscope crashed the last time. A report of it was kept on this computer; nothing was sent.</source>
        <translation>Un proceso que lee grabaciones para Tickscope falló la última vez. Se guardó un informe en este equipo; no se envió nada.</translation>
    </message>
    <message>
        <source>It has the places in the program where it crashed, versions, and the checksum of the recording that was open, or its size where the checksum was not known yet. It has nothing of what the recording holds, and no name of a file but those of the program and its libraries. It helps to find the fault.</source>
        <translation>Contiene los puntos del programa en los que falló, las versiones y la suma de comprobación de la grabación abierta, o su tamaño si la suma aún no se conocía. No contiene nada de lo que hay en la grabación ni nombres de archivos, salvo los del programa y sus bibliotecas. Ayuda a encontrar el error.</translation>
    </message>
</context>
<context>
    <name>tickscope::DamageDock</name>
    <message>
        <source>Damage</source>
        <translation>Daños</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Puntos dañados</translation>
    </message>
    <message>
        <source>Go to damage</source>
        <translation>Ir al daño</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar filas</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>No hay ninguna grabación abierta.</translation>
    </message>
    <message>
        <source>No damage: the whole recording was read.</source>
        <translation>Sin daños: se leyó toda la grabación.</translation>
    </message>
    <message>
        <source>No damage so far; the recording is still being read.</source>
        <translation>Sin daños por ahora; la grabación aún se está leyendo.</translation>
    </message>
    <message>
        <source>What could not be read, where, and what is lost because of it.</source>
        <translation>Lo que no se pudo leer, dónde y qué se pierde por ello.</translation>
    </message>
</context>
<context>
    <name>tickscope::DamageModel</name>
    <message>
        <source>%1
%2
at %3, tick %4</source>
        <translation>%1
%2
en %3, tick %4</translation>
    </message>
    <message>
        <source>Tick at which the damage was found</source>
        <translation>Tick en el que se encontró el daño</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>First damaged byte in the file</source>
        <translation>Primer byte dañado del archivo</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Number of damaged bytes, if known</source>
        <translation>Número de bytes dañados, si se conoce</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Ticks whose state is unknown</source>
        <translation>Ticks cuyo estado se desconoce</translation>
    </message>
    <message>
        <source>Lost ticks</source>
        <translation>Ticks perdidos</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
</context>
<context>
    <name>tickscope::DecideDialog</name>
    <message>
        <source>Accused: %1</source>
        <translation>Acusados: %1</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Decision: %1</source>
        <translation>Decisión: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Decide case %1</source>
        <translation>Decidir el caso %1</translation>
    </message>
    <message>
        <source>Give this verdict?</source>
        <translation>¿Dar este veredicto?</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>You can withdraw it until another reviewer has decided.</source>
        <translation>Puede retirarlo hasta que haya decidido otro revisor.</translation>
    </message>
    <message>
        <source>You can withdraw it later; the history will say so.</source>
        <translation>Puede retirarlo más tarde; el historial lo dirá.</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decidir</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Notas: %1</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>Sin comprobar: %1</translation>
    </message>
    <message>
        <source>This case accuses nobody, so the verdict is about no player. Add the accused on the Report page.</source>
        <translation>Este caso no acusa a nadie, así que el veredicto no trata de ningún jugador. Añade a los acusados en la página Denuncia.</translation>
    </message>
</context>
<context>
    <name>tickscope::DifferenceList</name>
    <message>
        <source>%1: position</source>
        <translation>%1: posición</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Fantasma</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Not compared: %1.</source>
        <translation>Sin comparar: %1.</translation>
    </message>
    <message>
        <source>No differences in positions and events that both recorded.</source>
        <translation>Sin diferencias en las posiciones y los eventos que ambas grabaron.</translation>
    </message>
    <message>
        <source>No differences in inputs that both recorded.</source>
        <translation>Sin diferencias en las entradas que ambas grabaron.</translation>
    </message>
    <message>
        <source>No differences in fields that both recorded.</source>
        <translation>Sin diferencias en los campos que ambas grabaron.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in positions and events that both recorded:</source>
        <translation>
            <numerusform>%Ln diferencia en las posiciones y los eventos que ambas grabaron:</numerusform>
            <numerusform>%Ln diferencias en las posiciones y los eventos que ambas grabaron:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in inputs that both recorded:</source>
        <translation>
            <numerusform>%Ln diferencia en las entradas que ambas grabaron:</numerusform>
            <numerusform>%Ln diferencias en las entradas que ambas grabaron:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in fields that both recorded:</source>
        <translation>
            <numerusform>%Ln diferencia en los campos que ambas grabaron:</numerusform>
            <numerusform>%Ln diferencias en los campos que ambas grabaron:</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more.</source>
        <translation>Hay más.</translation>
    </message>
    <message numerus="yes">
        <source>By chance, others have %Ln tick(s) the same at most.</source>
        <translation>
            <numerusform>Por azar, otros tienen como mucho %Ln tick igual.</numerusform>
            <numerusform>Por azar, otros tienen como mucho %Ln ticks iguales.</numerusform>
        </translation>
    </message>
    <message>
        <source>No stretch of ten changes or more comes twice. %1</source>
        <translation>Ningún tramo de diez cambios o más se repite. %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stretch(es) with the same inputs.</source>
        <translation>
            <numerusform>%Ln tramo con las mismas entradas.</numerusform>
            <numerusform>%Ln tramos con las mismas entradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same inputs, %Ln change(s)</source>
        <translation>
            <numerusform>las mismas entradas, %Ln cambio</numerusform>
            <numerusform>las mismas entradas, %Ln cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, desde %2</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tick(s), %1</source>
        <translation>
            <numerusform>%Ln tick, %1</numerusform>
            <numerusform>%Ln ticks, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, presses</source>
        <translation>%1: %2, pulsaciones</translation>
    </message>
    <message>
        <source>Not compared: the recordings have no moment in common.</source>
        <translation>Sin comparar: las grabaciones no tienen ningún momento en común.</translation>
    </message>
    <message>
        <source>Not compared: no player has the same name in both recordings.</source>
        <translation>Sin comparar: ningún jugador tiene el mismo nombre en ambas grabaciones.</translation>
    </message>
    <message>
        <source>Left out, as nobody in the other recording has that name: %1.</source>
        <translation>Omitidos, porque nadie tiene ese nombre en la otra grabación: %1.</translation>
    </message>
    <message>
        <source>Events left out, as several players had that name at once: %1.</source>
        <translation>Eventos omitidos, porque varios jugadores tenían ese nombre a la vez: %1.</translation>
    </message>
</context>
<context>
    <name>tickscope::EntitiesDock</name>
    <message>
        <source>Entities</source>
        <translation>Entidades</translation>
    </message>
    <message>
        <source>Entities at this tick other than players</source>
        <translation>Entidades en este tick aparte de los jugadores</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar filas</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>No hay ninguna grabación abierta.</translation>
    </message>
    <message>
        <source>No entities other than players here.</source>
        <translation>Aquí no hay entidades aparte de los jugadores.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Everything else in the world: what moves or lies about.</source>
        <translation>Todo lo demás que hay en el mundo: lo que se mueve o está por ahí.</translation>
    </message>
</context>
<context>
    <name>tickscope::EntityModel</name>
    <message>
        <source>%1, entity number %2</source>
        <translation>%1, entidad número %2</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>Entidad</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>tickscope::ErasePersonDialog</name>
    <message>
        <source>Erase a person</source>
        <translation>Borrar datos de una persona</translation>
    </message>
    <message>
        <source>Removes this person from all cases: as reporter or accused under all names, from notes and their pictures, from texts and from the history. The history still shows that it happened, when, and by whom.

This cannot be undone. Backups and bundles are not changed.</source>
        <translation>Elimina a esta persona de todos los casos: como denunciante o acusada con todos sus nombres, de las notas y sus imágenes, de los textos y del historial. El historial sigue mostrando que ocurrió, cuándo y quién lo hizo.

Esto no se puede deshacer. Las copias de seguridad y los paquetes no cambian.</translation>
    </message>
    <message>
        <source>Erase for good</source>
        <translation>Borrar definitivamente</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Repeat name</source>
        <translation>&amp;Repetir nombre</translation>
    </message>
</context>
<context>
    <name>tickscope::Errors</name>
    <message numerus="yes">
        <source>%Ln tick(s) are lost.</source>
        <translation>
            <numerusform>Se ha perdido %Ln tick.</numerusform>
            <numerusform>Se han perdido %Ln ticks.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>This folder is not a recording.</source>
        <translation>Esta carpeta no es una grabación.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Esto es una carpeta.</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>El archivo no existe.</translation>
    </message>
    <message>
        <source>You do not have permission to read this file.</source>
        <translation>No tiene permiso para leer este archivo.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>No se puede leer el archivo.</translation>
    </message>
    <message>
        <source>Sign-in required.</source>
        <translation>Es necesario identificarse.</translation>
    </message>
    <message>
        <source>Unknown file type.</source>
        <translation>Tipo de archivo desconocido.</translation>
    </message>
    <message>
        <source>This version of the format cannot be read.</source>
        <translation>No se puede leer esta versión del formato.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>El archivo termina antes de tiempo.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>El archivo está dañado.</translation>
    </message>
    <message>
        <source>Something in the file is larger than is safe to read.</source>
        <translation>Algo en el archivo es demasiado grande para leerlo con seguridad.</translation>
    </message>
    <message>
        <source>That cannot be understood.</source>
        <translation>Eso no se entiende.</translation>
    </message>
    <message>
        <source>That is outside the recording.</source>
        <translation>Eso está fuera de la grabación.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Check the file and its permissions, then try again.</source>
        <translation>Compruebe el archivo y sus permisos e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Enter another token, or ask the owner of the file for one.</source>
        <translation>Introduzca otro token o pida uno al propietario del archivo.</translation>
    </message>
    <message>
        <source>Choose another file, or unpack it first if it is an archive.</source>
        <translation>Elija otro archivo o, si es un archivo comprimido, descomprímalo antes.</translation>
    </message>
    <message>
        <source>Convert it with the game that made it, or use a newer Tickscope.</source>
        <translation>Conviértalo con el juego que lo creó o use una versión más reciente de Tickscope.</translation>
    </message>
    <message>
        <source>It may be an incomplete copy or download: get it again.</source>
        <translation>Puede ser una copia o descarga incompleta: vuelva a obtenerlo.</translation>
    </message>
    <message>
        <source>Get the file again from where it came.</source>
        <translation>Vuelva a obtener el archivo de donde procede.</translation>
    </message>
    <message>
        <source>The file is probably damaged: get it again from where it came.</source>
        <translation>Es probable que el archivo esté dañado: vuelva a obtenerlo de donde procede.</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>byte %1</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>tick %1</translation>
    </message>
    <message>
        <source>Damaged at byte %1.</source>
        <translation>Daños en el byte %1.</translation>
    </message>
    <message>
        <source>The recording ends early at byte %1.</source>
        <translation>La grabación termina antes de tiempo en el byte %1.</translation>
    </message>
    <message>
        <source>Not everything in it is supported: %1.</source>
        <translation>No todo su contenido es compatible: %1.</translation>
    </message>
    <message>
        <source>The recording ends early at %1; the rest is readable.</source>
        <translation>La grabación termina antes de tiempo en %1; el resto se puede leer.</translation>
    </message>
    <message>
        <source>The rest is readable.</source>
        <translation>El resto se puede leer.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>Puede que se haya movido, renombrado o eliminado.</translation>
    </message>
    <message>
        <source>Ask its owner, or change its permissions.</source>
        <translation>Pregunte a su propietario o cambie sus permisos.</translation>
    </message>
    <message>
        <source>Damaged at %1 (byte %2): %3.</source>
        <translation>Daños en %1 (byte %2): %3.</translation>
    </message>
    <message>
        <source>%1–%2 is lost.</source>
        <translation>Se ha perdido %1–%2.</translation>
    </message>
    <message>
        <source>What comes before is readable.</source>
        <translation>Lo anterior se puede leer.</translation>
    </message>
    <message numerus="yes">
        <source>The recording is damaged in %Ln places, from %1 to %2.</source>
        <translation>
            <numerusform>La grabación está dañada en %Ln lugar, de %1 a %2.</numerusform>
            <numerusform>La grabación está dañada en %Ln lugares, de %1 a %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>tickscope::EventDetails</name>
    <message>
        <source>Details of the event</source>
        <translation>Detalles del evento</translation>
    </message>
    <message>
        <source>Fields of the event</source>
        <translation>Campos del evento</translation>
    </message>
    <message>
        <source>Copy fields</source>
        <translation>Copiar campos</translation>
    </message>
    <message>
        <source>%1  %2   tick %3</source>
        <translation>%1  %2   tick %3</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>No se puede leer</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>source</source>
        <translation>origen</translation>
    </message>
    <message>
        <source>client</source>
        <translation>cliente</translation>
    </message>
    <message>
        <source>other client</source>
        <translation>otro cliente</translation>
    </message>
    <message>
        <source>byte in file</source>
        <translation>byte en el archivo</translation>
    </message>
</context>
<context>
    <name>tickscope::EventKindCommands</name>
    <message>
        <source>Show or hide events</source>
        <translation>Mostrar u ocultar eventos</translation>
    </message>
    <message>
        <source>Only this type</source>
        <translation>Solo este tipo</translation>
    </message>
    <message>
        <source>Hide this type</source>
        <translation>Ocultar este tipo</translation>
    </message>
    <message>
        <source>Show all event types</source>
        <translation>Mostrar todos los tipos de evento</translation>
    </message>
    <message>
        <source>Default event types</source>
        <translation>Tipos de evento predeterminados</translation>
    </message>
    <message>
        <source>Next event of type</source>
        <translation>Evento siguiente del tipo</translation>
    </message>
    <message>
        <source>Previous event of type</source>
        <translation>Evento anterior del tipo</translation>
    </message>
</context>
<context>
    <name>tickscope::EventList</name>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
</context>
<context>
    <name>tickscope::EventModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>%1  ×%2</source>
        <translation>%1  ×%2</translation>
    </message>
    <message>
        <source>%1  %2  tick %3</source>
        <translation>%1  %2  tick %3</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
</context>
<context>
    <name>tickscope::EventSource</name>
    <message>
        <source>rebuilt</source>
        <translation>reconstruido</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>suposición</translation>
    </message>
</context>
<context>
    <name>tickscope::EventsDock</name>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Filter events by text</source>
        <translation>Filtrar eventos por texto</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Filtrar por texto</translation>
    </message>
    <message>
        <source>Show only events with this text  (%1)</source>
        <translation>Mostrar solo eventos con este texto  (%1)</translation>
    </message>
    <message>
        <source>Event types</source>
        <translation>Tipos de evento</translation>
    </message>
    <message>
        <source>Choose event types</source>
        <translation>Elegir tipos de evento</translation>
    </message>
    <message>
        <source>Events of a player</source>
        <translation>Eventos de un jugador</translation>
    </message>
    <message>
        <source>Group repeats</source>
        <translation>Agrupar repeticiones</translation>
    </message>
    <message>
        <source>Group repeats: show equal events in one tick as one row</source>
        <translation>Agrupar repeticiones: mostrar en una fila los eventos iguales de un tick</translation>
    </message>
    <message>
        <source>Follow playhead</source>
        <translation>Seguir el cabezal</translation>
    </message>
    <message>
        <source>Follow playhead: keep the row at the playhead in view</source>
        <translation>Seguir el cabezal: mantener a la vista la fila del cabezal</translation>
    </message>
    <message>
        <source>Go to event</source>
        <translation>Ir al evento</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar filas</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Quitar filtro</translation>
    </message>
    <message>
        <source>Event types ●</source>
        <translation>Tipos de evento ●</translation>
    </message>
    <message>
        <source>All named %1</source>
        <translation>Todos los que se llaman %1</translation>
    </message>
    <message>
        <source>Show events of one player only</source>
        <translation>Mostrar solo los eventos de un jugador</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Todos los jugadores</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Abriendo…</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>No hay ninguna grabación abierta.</translation>
    </message>
    <message>
        <source>Reading events…</source>
        <translation>Leyendo eventos…</translation>
    </message>
    <message>
        <source>No events in this recording.</source>
        <translation>No hay eventos en esta grabación.</translation>
    </message>
    <message numerus="yes">
        <source>Filter hides %Ln event(s) — &lt;a href=&apos;clear&apos;&gt;clear it&lt;/a&gt;</source>
        <translation>
            <numerusform>El filtro oculta %Ln evento — &lt;a href=&apos;clear&apos;&gt;quitarlo&lt;/a&gt;</numerusform>
            <numerusform>El filtro oculta %Ln eventos — &lt;a href=&apos;clear&apos;&gt;quitarlo&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>No events of type “%1” in this recording. &lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation>No hay eventos del tipo «%1» en esta grabación. &lt;a href=&apos;clear&apos;&gt;Mostrar todos los eventos&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The events are not read yet.</source>
        <translation>Los eventos aún no se han leído.</translation>
    </message>
    <message>
        <source>No events in the readable part of this recording.</source>
        <translation>No hay eventos en la parte legible de esta grabación.</translation>
    </message>
    <message>
        <source>No events of type “%1” in the readable part of this recording. &lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation>No hay eventos del tipo «%1» en la parte legible de esta grabación. &lt;a href=&apos;clear&apos;&gt;Mostrar todos los eventos&lt;/a&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s), all of types that are hidden at first — &lt;a href=&apos;clear&apos;&gt;show them&lt;/a&gt;</source>
        <translation>
            <numerusform>%Ln evento, de un tipo oculto al principio — &lt;a href=&apos;clear&apos;&gt;mostrarlo&lt;/a&gt;</numerusform>
            <numerusform>%Ln eventos, todos de tipos ocultos al principio — &lt;a href=&apos;clear&apos;&gt;mostrarlos&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened. Filter by type, player or text; double-click to go there.</source>
        <translation>Lo que ocurrió. Filtre por tipo, jugador o texto; haga doble clic para ir allí.</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation>&lt;a href=&apos;clear&apos;&gt;Mostrar todos los eventos&lt;/a&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s) in hidden event types — &lt;a href=&apos;hidden&apos;&gt;show them&lt;/a&gt;</source>
        <translation>
            <numerusform>%Ln resultado en tipos de evento ocultos — &lt;a href=&apos;hidden&apos;&gt;mostrarlo&lt;/a&gt;</numerusform>
            <numerusform>%Ln resultados en tipos de evento ocultos — &lt;a href=&apos;hidden&apos;&gt;mostrarlos&lt;/a&gt;</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::EvidenceTexts</name>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>tick</translation>
    </message>
    <message>
        <source>event</source>
        <translation>evento</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>ticks</translation>
    </message>
    <message>
        <source>players</source>
        <translation>jugadores</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>Aim (turns of 10° and more)</source>
        <translation>Puntería (giros de 10° o más)</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>tick %1, which the recording does not have</source>
        <translation>tick %1, que la grabación no tiene</translation>
    </message>
    <message>
        <source>source</source>
        <translation>origen</translation>
    </message>
</context>
<context>
    <name>tickscope::ExportCommands</name>
    <message>
        <source>Events…</source>
        <translation>Eventos…</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Jugadores…</translation>
    </message>
    <message>
        <source>Inputs…</source>
        <translation>Entradas…</translation>
    </message>
    <message>
        <source>Markers…</source>
        <translation>Marcadores…</translation>
    </message>
    <message>
        <source>Player positions…</source>
        <translation>Posiciones de los jugadores…</translation>
    </message>
    <message>
        <source>State at the playhead…</source>
        <translation>Estado en el cabezal…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Imagen…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export what is listed and selected to a file</source>
        <translation>Exportar a un archivo lo listado y seleccionado</translation>
    </message>
    <message>
        <source>Save clip…</source>
        <translation>Guardar clip…</translation>
    </message>
    <message>
        <source>Save some ticks as a recording of the same format</source>
        <translation>Guardar algunos ticks como grabación del mismo formato</translation>
    </message>
</context>
<context>
    <name>tickscope::ExportDialog</name>
    <message>
        <source>Only events &amp;listed in the Events panel</source>
        <translation>So&amp;lo los eventos listados en el panel Eventos</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tiempo</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Jugadores</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>Ta&amp;maño</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Player positions</source>
        <translation>Posiciones de los jugadores</translation>
    </message>
    <message>
        <source>State at the playhead</source>
        <translation>Estado en el cabezal</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabla (CSV)</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Todos los jugadores</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>JPEG</source>
        <translation>JPEG</translation>
    </message>
    <message>
        <source>WebP</source>
        <translation>WebP</translation>
    </message>
    <message>
        <source>%1 tick %2</source>
        <translation>%1 tick %2</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Guardar imagen</translation>
    </message>
</context>
<context>
    <name>tickscope::FactModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>tickscope::FactPlot</name>
    <message>
        <source>Histogram</source>
        <translation>Histograma</translation>
    </message>
    <message>
        <source>How often each value occurs. Left and Right choose a bar and list its presses.</source>
        <translation>Cuántas veces aparece cada valor. Izquierda y Derecha eligen una barra y listan sus pulsaciones.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Cantidad</translation>
    </message>
</context>
<context>
    <name>tickscope::FactsDock</name>
    <message>
        <source>Facts</source>
        <translation>Indicadores</translation>
    </message>
    <message>
        <source>Figures of the selected player</source>
        <translation>Indicadores del jugador seleccionado</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>The selected player, whose figures are shown</source>
        <translation>El jugador seleccionado, cuyos indicadores se muestran</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare with the figures of another recording</source>
        <translation>Comparar con los indicadores de otra grabación</translation>
    </message>
    <message>
        <source>Reading figures</source>
        <translation>Lectura de indicadores</translation>
    </message>
    <message>
        <source>What the figure is based on</source>
        <translation>En qué se basa el indicador</translation>
    </message>
    <message>
        <source>What the figure means</source>
        <translation>Qué significa el indicador</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Copy figures</source>
        <translation>Copiar indicadores</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar filas</translation>
    </message>
    <message>
        <source>Compare with a recording…</source>
        <translation>Comparar con una grabación…</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Dejar de comparar</translation>
    </message>
    <message>
        <source>Stop reading figures</source>
        <translation>Dejar de leer indicadores</translation>
    </message>
    <message>
        <source>Read figures again</source>
        <translation>Volver a leer los indicadores</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>Elegir un jugador</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>No hay ninguna grabación abierta.</translation>
    </message>
    <message>
        <source>Figures are available once all events have been found.</source>
        <translation>Los indicadores estarán disponibles cuando se hayan encontrado todos los eventos.</translation>
    </message>
    <message>
        <source>Reading figures…</source>
        <translation>Leyendo indicadores…</translation>
    </message>
    <message>
        <source>Select a player to see figures about inputs, timing and movement.</source>
        <translation>Seleccione un jugador para ver indicadores sobre entradas, tiempos y movimiento.</translation>
    </message>
    <message>
        <source>Reading was stopped. &lt;a href=&apos;again&apos;&gt;Read figures&lt;/a&gt;</source>
        <translation>Se detuvo la lectura. &lt;a href=&apos;again&apos;&gt;Leer indicadores&lt;/a&gt;</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation>Comparado con %1</translation>
    </message>
    <message>
        <source>Figures for a closer look, not a verdict</source>
        <translation>Indicadores para mirar más de cerca, no un veredicto</translation>
    </message>
    <message>
        <source>Compare with a recording</source>
        <translation>Comparar con una grabación</translation>
    </message>
    <message>
        <source>%1. %2: %3; %4</source>
        <translation>%1. %2: %3; %4</translation>
    </message>
    <message>
        <source>Figures about the selected player that help to judge a report; none is a verdict.</source>
        <translation>Indicadores del jugador seleccionado que ayudan a valorar una denuncia; ninguno es un veredicto.</translation>
    </message>
    <message>
        <source>Too many inputs: only those up to tick %1 are counted.</source>
        <translation>Demasiadas entradas: solo se cuentan las anteriores al tick %1, incluido.</translation>
    </message>
</context>
<context>
    <name>tickscope::FieldList</name>
    <message>
        <source>Show only fields with this text</source>
        <translation>Mostrar solo los campos con este texto</translation>
    </message>
    <message>
        <source>Find a field</source>
        <translation>Buscar un campo</translation>
    </message>
    <message>
        <source>Find type, field or player</source>
        <translation>Buscar tipo, campo o jugador</translation>
    </message>
    <message>
        <source>Fields to plot</source>
        <translation>Campos que representar</translation>
    </message>
    <message>
        <source>position</source>
        <translation>posición</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocidad</translation>
    </message>
    <message>
        <source>No field has this text.</source>
        <translation>Ningún campo tiene este texto.</translation>
    </message>
</context>
<context>
    <name>tickscope::FigureEvidenceTexts</name>
    <message>
        <source>No player named %1 in %2.</source>
        <translation>No hay ningún jugador llamado %1 en %2.</translation>
    </message>
    <message>
        <source>%1 could not be read completely, so it has no figures.</source>
        <translation>%1 no se pudo leer por completo, así que no tiene indicadores.</translation>
    </message>
    <message>
        <source>the file %1</source>
        <translation>el archivo %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 is accused by name only, held by %Ln people in %2: %3. No figures are shown until one of them is chosen.</source>
        <translation>
            <numerusform>%1 está acusado solo por el nombre, que tuvo %Ln persona en %2: %3. No se muestran indicadores hasta que se elija.</numerusform>
            <numerusform>%1 está acusado solo por el nombre, que tuvieron %Ln personas en %2: %3. No se muestran indicadores hasta que se elija a una de ellas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>“Everybody else” includes players who had the same name and may be the same person: %1.</source>
        <translation>«Todos los demás» incluye a quienes tenían el mismo nombre y pueden ser la misma persona: %1.</translation>
    </message>
    <message>
        <source>bars of everybody else</source>
        <translation>barras de todos los demás</translation>
    </message>
    <message>
        <source>(tick %1)</source>
        <translation>(tick %1)</translation>
    </message>
    <message>
        <source>(ticks %1 to %2)</source>
        <translation>(ticks %1 a %2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more in figure-places.csv</source>
        <translation>
            <numerusform>%Ln más en figure-places.csv</numerusform>
            <numerusform>%Ln más en figure-places.csv</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln other player(s) in the recording, bots as well, since a recording does not say who is one.</source>
        <translation>
            <numerusform>En la grabación hay otro jugador (%Ln); puede ser un bot, porque una grabación no dice quién lo es.</numerusform>
            <numerusform>En la grabación hay otros %Ln jugadores, también bots, porque una grabación no dice quién lo es.</numerusform>
        </translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>mediana %1</translation>
    </message>
    <message>
        <source>“Everybody else” is those of them who have enough samples for a value of their own, put together; in brackets are the least and the greatest value among the same players, and how many they are. Where fewer than three have enough, it is all of them together.</source>
        <translation>«Todos los demás» son los que tienen bastantes muestras para un valor propio, juntos; entre paréntesis están el menor y el mayor valor de los mismos jugadores y cuántos son. Donde menos de tres tienen bastantes, son todos juntos.</translation>
    </message>
</context>
<context>
    <name>tickscope::FiguresModel</name>
    <message>
        <source>Figure</source>
        <translation>Indicador</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalo del 95&#xa0;%</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
</context>
<context>
    <name>tickscope::FileFilters</name>
    <message>
        <source>Recordings (%1)</source>
        <translation>Grabaciones (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>tickscope::FirstHint</name>
    <message>
        <source>%1 plays, dragging on the timeline goes anywhere, the wheel zooms, and %2 finds every command.</source>
        <translation>%1 reproduce, arrastrar en la línea de tiempo lleva a cualquier parte, la rueda amplía y %2 encuentra cualquier orden.</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas las teclas</translation>
    </message>
    <message>
        <source>You see what %1 shows. Move time or camera to look elsewhere; %2 comes back to %1, and %3 switches the full screen.</source>
        <translation>Ve lo que muestra %1. Mueva el tiempo o la cámara para mirar otra cosa; %2 vuelve a %1 y %3 alterna la pantalla completa.</translation>
    </message>
</context>
<context>
    <name>tickscope::FocusAreas</name>
    <message>
        <source>Next area</source>
        <translation>Área siguiente</translation>
    </message>
    <message>
        <source>Move the focus to the next panel, the picture or the timeline</source>
        <translation>Mover el foco al panel siguiente, a la imagen o a la línea de tiempo</translation>
    </message>
    <message>
        <source>Previous area</source>
        <translation>Área anterior</translation>
    </message>
    <message>
        <source>Move the focus back to the panel, picture or timeline before</source>
        <translation>Devolver el foco al panel, la imagen o la línea de tiempo anterior</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
</context>
<context>
    <name>tickscope::FolderList</name>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Añadir carpeta…</translation>
    </message>
    <message>
        <source>%1 was not found</source>
        <translation>No se encontró %1</translation>
    </message>
</context>
<context>
    <name>tickscope::GhostInputs</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>tickscope::GoCommands</name>
    <message>
        <source>Go to…</source>
        <translation>Ir a…</translation>
    </message>
    <message>
        <source>Previous tick</source>
        <translation>Tick anterior</translation>
    </message>
    <message>
        <source>Next tick</source>
        <translation>Tick siguiente</translation>
    </message>
    <message>
        <source>Jump back</source>
        <translation>Saltar atrás</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>Saltar adelante</translation>
    </message>
    <message>
        <source>Small jump back</source>
        <translation>Salto pequeño atrás</translation>
    </message>
    <message>
        <source>A tenth of a jump back</source>
        <translation>Una décima de salto atrás</translation>
    </message>
    <message>
        <source>Small jump forward</source>
        <translation>Salto pequeño adelante</translation>
    </message>
    <message>
        <source>A tenth of a jump forward</source>
        <translation>Una décima de salto adelante</translation>
    </message>
    <message>
        <source>Large jump back</source>
        <translation>Salto grande atrás</translation>
    </message>
    <message>
        <source>Ten jumps back</source>
        <translation>Diez saltos atrás</translation>
    </message>
    <message>
        <source>Large jump forward</source>
        <translation>Salto grande adelante</translation>
    </message>
    <message>
        <source>Ten jumps forward</source>
        <translation>Diez saltos adelante</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Evento anterior</translation>
    </message>
    <message>
        <source>Go to the previous event shown by the filter</source>
        <translation>Ir al evento anterior que muestra el filtro</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Evento siguiente</translation>
    </message>
    <message>
        <source>Go to the next event shown by the filter</source>
        <translation>Ir al evento siguiente que muestra el filtro</translation>
    </message>
    <message>
        <source>Previous marker</source>
        <translation>Marcador anterior</translation>
    </message>
    <message>
        <source>Next marker</source>
        <translation>Marcador siguiente</translation>
    </message>
    <message>
        <source>Previous keyframe</source>
        <translation>Fotograma clave anterior</translation>
    </message>
    <message>
        <source>Next keyframe</source>
        <translation>Fotograma clave siguiente</translation>
    </message>
    <message>
        <source>Hooks and hits</source>
        <translation>Ganchos e impactos</translation>
    </message>
    <message>
        <source>Previous hook</source>
        <translation>Gancho anterior</translation>
    </message>
    <message>
        <source>Go to the previous attached hook of the players shown by the filter</source>
        <translation>Ir al gancho fijado anterior de los jugadores que muestra el filtro</translation>
    </message>
    <message>
        <source>Next hook</source>
        <translation>Gancho siguiente</translation>
    </message>
    <message>
        <source>Go to the next attached hook of the players shown by the filter</source>
        <translation>Ir al gancho fijado siguiente de los jugadores que muestra el filtro</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Impacto anterior</translation>
    </message>
    <message>
        <source>Go to the previous weapon hit by the players shown by the filter</source>
        <translation>Ir al impacto de arma anterior de los jugadores que muestra el filtro</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Impacto siguiente</translation>
    </message>
    <message>
        <source>Go to the next weapon hit by the players shown by the filter</source>
        <translation>Ir al impacto de arma siguiente de los jugadores que muestra el filtro</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Go to the first tick</source>
        <translation>Ir al primer tick</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Go to the last tick</source>
        <translation>Ir al último tick</translation>
    </message>
    <message>
        <source>Go to live</source>
        <translation>Ir al directo</translation>
    </message>
    <message>
        <source>Go to the end of the recording being written and keep playing</source>
        <translation>Ir al final de la grabación que se está escribiendo y seguir reproduciendo</translation>
    </message>
    <message>
        <source>Jump to %1%</source>
        <translation>Saltar al %1&#xa0;%</translation>
    </message>
    <message>
        <source>Jump to percentage</source>
        <translation>Saltar a un porcentaje</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Type a time, tick or time of day to go to</source>
        <translation>Escribir un tiempo, un tick o una hora del día a los que ir</translation>
    </message>
    <message>
        <source>a time (4:07.3), a tick (@12365) or a time of day (14:22:07 UTC)</source>
        <translation>un tiempo (4:07.3), un tick (@12365) o una hora del día (14:22:07 UTC)</translation>
    </message>
</context>
<context>
    <name>tickscope::GuideSearch</name>
    <message>
        <source>Previous result (Shift+Enter)</source>
        <translation>Resultado anterior (Mayús+Intro)</translation>
    </message>
    <message>
        <source>Next result (Enter)</source>
        <translation>Resultado siguiente (Intro)</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <translation>Buscar en la guía</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Sin resultados</translation>
    </message>
</context>
<context>
    <name>tickscope::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>Guía del usuario</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Atrás (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Adelante (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
</context>
<context>
    <name>tickscope::Help</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Mostrar todos los atajos de teclado</translation>
    </message>
    <message>
        <source>About Tickscope</source>
        <translation>Acerca de Tickscope</translation>
    </message>
    <message>
        <source>What’s this?</source>
        <translation>¿Qué es esto?</translation>
    </message>
    <message>
        <source>Click anything to see what it does</source>
        <translation>Hacer clic en cualquier elemento para ver qué hace</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Guía del usuario</translation>
    </message>
    <message>
        <source>Read how to do things</source>
        <translation>Leer cómo se hace todo</translation>
    </message>
</context>
<context>
    <name>tickscope::HiddenReviewers</name>
    <message>
        <source>Reviewer %1</source>
        <translation>Revisor %1</translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryCommands</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Rehacer el último cambio deshecho</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>Undo the last change to markers, notes, verdict, lanes, loop or scoreboard</source>
        <translation>Deshacer el último cambio en marcadores, notas, veredicto, carriles, bucle o marcador de puntos</translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>When (%1)</source>
        <translation>Cuándo (%1)</translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryText</name>
    <message>
        <source>Took the case</source>
        <translation>Tomó el caso</translation>
    </message>
    <message>
        <source>Assigned the case to %1</source>
        <translation>Asignó el caso a %1</translation>
    </message>
    <message>
        <source>Gave the case back</source>
        <translation>Devolvió el caso</translation>
    </message>
    <message>
        <source>Took the case from %1</source>
        <translation>Le quitó el caso a %1</translation>
    </message>
    <message>
        <source>The reviewers disagree</source>
        <translation>Los revisores discrepan</translation>
    </message>
    <message>
        <source>The case is decided: %1</source>
        <translation>El caso está decidido: %1</translation>
    </message>
    <message>
        <source>The case needs another verdict</source>
        <translation>El caso necesita otro veredicto</translation>
    </message>
    <message>
        <source>The case is open again</source>
        <translation>El caso vuelve a estar abierto</translation>
    </message>
    <message>
        <source>Settled the case: %1</source>
        <translation>Resolvió el caso: %1</translation>
    </message>
    <message>
        <source>Changed the claim: %1</source>
        <translation>Cambió la acusación: %1</translation>
    </message>
    <message>
        <source>Removed the reporter</source>
        <translation>Quitó al denunciante</translation>
    </message>
    <message>
        <source>Named the reporter: %1</source>
        <translation>Indicó al denunciante: %1</translation>
    </message>
    <message>
        <source>Changed the priority from %1 to %2</source>
        <translation>Cambió la prioridad de %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>Asked for verdicts of %Ln reviewer(s)</source>
        <translation>
            <numerusform>Pidió el veredicto de %Ln revisor</numerusform>
            <numerusform>Pidió los veredictos de %Ln revisores</numerusform>
        </translation>
    </message>
    <message>
        <source>Added note %1</source>
        <translation>Añadió la nota %1</translation>
    </message>
    <message>
        <source>Added note %1: %2</source>
        <translation>Añadió la nota %1: %2</translation>
    </message>
    <message>
        <source>Changed note %1</source>
        <translation>Cambió la nota %1</translation>
    </message>
    <message>
        <source>Changed note %1: %2</source>
        <translation>Cambió la nota %1: %2</translation>
    </message>
    <message>
        <source>Withdrew the verdict</source>
        <translation>Retiró el veredicto</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decidido</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Decided “%1”</source>
        <translation>Decidió «%1»</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 «%2»</translation>
    </message>
    <message>
        <source>Removed the recording %1</source>
        <translation>Quitó la grabación %1</translation>
    </message>
    <message>
        <source>Added the recording %1</source>
        <translation>Añadió la grabación %1</translation>
    </message>
    <message>
        <source>Removed the tag %1</source>
        <translation>Quitó la etiqueta %1</translation>
    </message>
    <message>
        <source>Added the tag %1</source>
        <translation>Añadió la etiqueta %1</translation>
    </message>
    <message>
        <source>Removed %1 from the accused</source>
        <translation>Quitó a %1 de los acusados</translation>
    </message>
    <message>
        <source>Added %1 to the accused</source>
        <translation>Añadió a %1 a los acusados</translation>
    </message>
    <message>
        <source>Said which %1 is accused</source>
        <translation>Precisó qué %1 es el acusado</translation>
    </message>
    <message>
        <source>Opened the case</source>
        <translation>Abrió el caso</translation>
    </message>
    <message>
        <source>Opened the case: %1</source>
        <translation>Abrió el caso: %1</translation>
    </message>
    <message>
        <source>Removed the case</source>
        <translation>Eliminó el caso</translation>
    </message>
    <message>
        <source>Erased a person</source>
        <translation>Borró a una persona</translation>
    </message>
    <message>
        <source>Changed the case</source>
        <translation>Cambió el caso</translation>
    </message>
    <message>
        <source>Changed the time of note %1</source>
        <translation>Se cambió el tiempo de la nota %1</translation>
    </message>
    <message>
        <source>Added a note</source>
        <translation>Añadió una nota</translation>
    </message>
    <message>
        <source>Deleted a note</source>
        <translation>Eliminó una nota</translation>
    </message>
    <message>
        <source>Changed a note</source>
        <translation>Cambió una nota</translation>
    </message>
    <message>
        <source>Deleted note %1</source>
        <translation>Eliminó la nota %1</translation>
    </message>
    <message>
        <source>Deleted note %1: %2</source>
        <translation>Eliminó la nota %1: %2</translation>
    </message>
    <message>
        <source>Withdrew the request for a second reviewer</source>
        <translation>Retiró la solicitud de un segundo revisor</translation>
    </message>
</context>
<context>
    <name>tickscope::HoverCard</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>What is under the pointer</source>
        <translation>Lo que hay bajo el puntero</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>tick %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
</context>
<context>
    <name>tickscope::Hud</name>
    <message>
        <source>Spectating %1</source>
        <translation>Observando a %1</translation>
    </message>
    <message>
        <source>Race %1</source>
        <translation>Carrera %1</translation>
    </message>
</context>
<context>
    <name>tickscope::InfoDock</name>
    <message>
        <source>Info</source>
        <translation>Información</translation>
    </message>
    <message>
        <source>Recording details</source>
        <translation>Detalles de la grabación</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar filas</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>No hay ninguna grabación abierta.</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Grabación</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>Recorded by</source>
        <translation>Grabado por</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Comienzo</translation>
    </message>
    <message>
        <source>%1, of %2 of the recording</source>
        <translation>%1, de los %2 de la grabación</translation>
    </message>
    <message>
        <source>Recordings of this server</source>
        <translation>Grabaciones de este servidor</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Previous ID</source>
        <translation>ID anterior</translation>
    </message>
    <message>
        <source>none, this is the first</source>
        <translation>ninguno, este es el primero</translation>
    </message>
    <message>
        <source>not in this folder</source>
        <translation>no está en esta carpeta</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>Archivo anterior</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Archivo siguiente</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Embedded</source>
        <translation>Incrustado</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostrado</translation>
    </message>
    <message>
        <source>no, not found</source>
        <translation>no, no se encontró</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>CRC-32</source>
        <translation>CRC-32</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>Ticks</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Ticks per second</source>
        <translation>Ticks por segundo</translation>
    </message>
    <message>
        <source> so far</source>
        <translation> hasta ahora</translation>
    </message>
    <message>
        <source>Seek points</source>
        <translation>Puntos de búsqueda</translation>
    </message>
    <message>
        <source>%1 of the recording</source>
        <translation>%1 de la grabación</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Puntos de control</translation>
    </message>
    <message>
        <source>%1 made by Tickscope</source>
        <translation>%1 creados por Tickscope</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Puntos dañados</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Recuentos</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Cabecera</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more value(s); tickscope-cli info lists them all</source>
        <translation>
            <numerusform>%Ln valor más; tickscope-cli info los lista todos</numerusform>
            <numerusform>%Ln valores más; tickscope-cli info los lista todos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1; outside the recording: %2</source>
        <translation>%1; fuera de la grabación: %2</translation>
    </message>
    <message>
        <source>What the file says about itself: header, counts, hashes, map.</source>
        <translation>Lo que el archivo dice de sí mismo: cabecera, recuentos, hashes, mapa.</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Sin leer</translation>
    </message>
    <message>
        <source>Format version</source>
        <translation>Versión del formato</translation>
    </message>
</context>
<context>
    <name>tickscope::InputTapeDock</name>
    <message>
        <source>Input tape</source>
        <translation>Cinta de entradas</translation>
    </message>
    <message>
        <source>Bars are held keys, the line is the aim, words are weapons. Click to go there; Ctrl+wheel zooms, the wheel scrolls.</source>
        <translation>Las barras son teclas mantenidas, la línea es la mira y las palabras son armas. Haga clic para ir a un punto; Ctrl+rueda amplía, la rueda desplaza.</translation>
    </message>
    <message>
        <source>Selected player only</source>
        <translation>Solo el jugador seleccionado</translation>
    </message>
    <message>
        <source>Show input</source>
        <translation>Mostrar entrada</translation>
    </message>
    <message>
        <source>Copy input</source>
        <translation>Copiar entrada</translation>
    </message>
    <message>
        <source>Copy visible inputs of this lane</source>
        <translation>Copiar las entradas visibles de esta pista</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>No hay ninguna grabación abierta.</translation>
    </message>
    <message>
        <source>None of the shown inputs occur in this range. Right-click to choose others.</source>
        <translation>Ninguna de las entradas mostradas aparece en este rango. Haga clic derecho para elegir otras.</translation>
    </message>
    <message>
        <source>No inputs in this range.</source>
        <translation>No hay entradas en este rango.</translation>
    </message>
    <message>
        <source>No inputs recorded here.</source>
        <translation>No hay entradas grabadas aquí.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copiar: %1</translation>
    </message>
    <message>
        <source>The players&apos; keys and mouse over time, as far as they were recorded.</source>
        <translation>Las teclas y el ratón de los jugadores a lo largo del tiempo, en la medida en que se grabaron.</translation>
    </message>
</context>
<context>
    <name>tickscope::InspectorDock</name>
    <message>
        <source>rebuilt</source>
        <translation>reconstruido</translation>
    </message>
    <message>
        <source>after damage</source>
        <translation>después de daños</translation>
    </message>
    <message>
        <source>still loading</source>
        <translation>aún se está cargando</translation>
    </message>
    <message>
        <source>values as recorded</source>
        <translation>valores tal como se grabaron</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Find in items</source>
        <translation>Buscar en los elementos</translation>
    </message>
    <message>
        <source>Find name or value</source>
        <translation>Buscar nombre o valor</translation>
    </message>
    <message>
        <source>Show only items with this text in a name or value  (%1)</source>
        <translation>Mostrar solo elementos con este texto en un nombre o valor  (%1)</translation>
    </message>
    <message>
        <source>Changed only</source>
        <translation>Solo cambios</translation>
    </message>
    <message>
        <source>Show only what changed since the previous tick</source>
        <translation>Mostrar solo lo que cambió desde el tick anterior</translation>
    </message>
    <message>
        <source>Items and fields</source>
        <translation>Elementos y campos</translation>
    </message>
    <message>
        <source>Plot this field</source>
        <translation>Representar este campo</translation>
    </message>
    <message>
        <source>Copy selected as JSON</source>
        <translation>Copiar lo seleccionado como JSON</translation>
    </message>
    <message>
        <source>Copy all as JSON</source>
        <translation>Copiar todo como JSON</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Expandir todo</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Contraer todo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln elemento</numerusform>
            <numerusform>%Ln elementos</numerusform>
        </translation>
    </message>
    <message>
        <source>values recorded and rebuilt</source>
        <translation>valores grabados y reconstruidos</translation>
    </message>
    <message>
        <source>Tick %1: %2, %3</source>
        <translation>Tick %1: %2, %3</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>No hay ninguna grabación abierta.</translation>
    </message>
    <message>
        <source>No items at this tick.</source>
        <translation>No hay elementos en este tick.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Nothing changed at this tick. &lt;a href=&apos;clear&apos;&gt;Show all items&lt;/a&gt;</source>
        <translation>Nada cambió en este tick. &lt;a href=&apos;clear&apos;&gt;Mostrar todos los elementos&lt;/a&gt;</translation>
    </message>
    <message>
        <source>No matching items. &lt;a href=&apos;clear&apos;&gt;Show all items&lt;/a&gt;</source>
        <translation>Ningún elemento coincide. &lt;a href=&apos;clear&apos;&gt;Mostrar todos los elementos&lt;/a&gt;</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>no se pudo leer</translation>
    </message>
    <message>
        <source>Every item at the current tick with all its fields, as recorded. Changes since the previous snapshot are marked.</source>
        <translation>Todos los elementos del tick actual con todos sus campos, tal como se grabaron. Los cambios desde la instantánea anterior están marcados.</translation>
    </message>
</context>
<context>
    <name>tickscope::InspectorModel</name>
    <message>
        <source>Item and field</source>
        <translation>Elemento y campo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>grabado</translation>
    </message>
    <message>
        <source>rebuilt</source>
        <translation>reconstruido</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>suposición</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message>
        <source>From messages</source>
        <translation>De mensajes</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 de %2 %3</translation>
    </message>
    <message>
        <source>previous: %1</source>
        <translation>anterior: %1</translation>
    </message>
    <message>
        <source>Guess: %1</source>
        <translation>Suposición: %1</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
</context>
<context>
    <name>tickscope::KeyRecorder</name>
    <message>
        <source>Press a key to add it</source>
        <translation>Pulse una tecla para añadirla</translation>
    </message>
</context>
<context>
    <name>tickscope::LagPlot</name>
    <message>
        <source>Time won and lost</source>
        <translation>Tiempo ganado y perdido</translation>
    </message>
    <message>
        <source>How far ahead of the ghost the run is along its way. Left and Right go along it.</source>
        <translation>Cuánta ventaja lleva la carrera al fantasma a lo largo del recorrido. Izquierda y Derecha lo recorren.</translation>
    </message>
    <message>
        <source>Distance (%1)</source>
        <translation>Recorrido (%1)</translation>
    </message>
    <message>
        <source>Ahead (s)</source>
        <translation>Ventaja (s)</translation>
    </message>
    <message>
        <source>After %1: %2 s behind the ghost</source>
        <translation>Tras %1: %2 s por detrás del fantasma</translation>
    </message>
    <message>
        <source>After %1: %2 s ahead of the ghost</source>
        <translation>Tras %1: %2 s por delante del fantasma</translation>
    </message>
</context>
<context>
    <name>tickscope::LaneCommands</name>
    <message>
        <source>Show lane</source>
        <translation>Mostrar pista</translation>
    </message>
    <message>
        <source>Colour lane</source>
        <translation>Colorear pista</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Reset lanes</source>
        <translation>Restablecer pistas</translation>
    </message>
    <message>
        <source>Remove lane</source>
        <translation>Quitar pista</translation>
    </message>
    <message>
        <source>Events with text…</source>
        <translation>Eventos con texto…</translation>
    </message>
    <message>
        <source>Add lane for event type</source>
        <translation>Añadir pista de tipo de evento</translation>
    </message>
    <message>
        <source>Add lane</source>
        <translation>Añadir pista</translation>
    </message>
    <message>
        <source>Hide “%1”</source>
        <translation>Ocultar «%1»</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Same as events</source>
        <translation>Igual que los eventos</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Quitar «%1»</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Events with this text:</source>
        <translation>Eventos con este texto:</translation>
    </message>
    <message>
        <source>Hide lane</source>
        <translation>Ocultar pista</translation>
    </message>
    <message>
        <source>Move lane</source>
        <translation>Mover pista</translation>
    </message>
    <message>
        <source>%1 (none in this recording)</source>
        <translation>%1 (no hay en esta grabación)</translation>
    </message>
</context>
<context>
    <name>tickscope::Lanes</name>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Bajas</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Incorporaciones</translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation>Llegadas a meta</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuaciones</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violeta</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
</context>
<context>
    <name>tickscope::LengthText</name>
    <message>
        <source>tiles</source>
        <translation>casillas</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>bloques</translation>
    </message>
    <message>
        <source>units</source>
        <translation>unidades</translation>
    </message>
    <message>
        <source>tiles/s</source>
        <translation>casillas/s</translation>
    </message>
    <message>
        <source>blocks/s</source>
        <translation>bloques/s</translation>
    </message>
    <message>
        <source>units/s</source>
        <translation>unidades/s</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>tickscope::LevelSlider</name>
    <message>
        <source>Visible heights</source>
        <translation>Alturas visibles</translation>
    </message>
    <message>
        <source>Only floors and players between these heights are shown. Up and Down move the range, with Shift its upper end; Escape shows all.</source>
        <translation>Solo se muestran los suelos y los jugadores entre estas alturas. Arriba y Abajo mueven el rango; con Mayús, su extremo superior; Esc muestra todo.</translation>
    </message>
    <message>
        <source>All heights: %1 to %2</source>
        <translation>Todas las alturas: %1 a %2</translation>
    </message>
    <message>
        <source>Heights %1 to %2</source>
        <translation>Alturas %1 a %2</translation>
    </message>
    <message>
        <source>Drag an end to hide floors and players above or below; double-click to show all.</source>
        <translation>Arrastre un extremo para ocultar los suelos y jugadores de encima o debajo; haga doble clic para mostrar todo.</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryCommands</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>Abrir grabación</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Read the whole file again and look for damage</source>
        <translation>Leer de nuevo todo el archivo y buscar daños</translation>
    </message>
    <message>
        <source>Export list…</source>
        <translation>Exportar lista…</translation>
    </message>
    <message>
        <source>Save what is known about the selected recordings as CSV or JSON</source>
        <translation>Guardar lo que se sabe de las grabaciones seleccionadas como CSV o JSON</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>Mostrar en el gestor de archivos</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Keep under Pinned, or remove from there</source>
        <translation>Conservar en Fijadas o quitar de ahí</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>The file stays where it is</source>
        <translation>El archivo se queda donde está</translation>
    </message>
    <message>
        <source>Add folder to library…</source>
        <translation>Añadir carpeta a la biblioteca…</translation>
    </message>
    <message>
        <source>Add folder to library</source>
        <translation>Añadir carpeta a la biblioteca</translation>
    </message>
    <message>
        <source>Scan folders again</source>
        <translation>Volver a explorar las carpetas</translation>
    </message>
    <message>
        <source>Search in whispers</source>
        <translation>Buscar en susurros</translation>
    </message>
    <message>
        <source>Find words in whispers between players. All recordings are read again</source>
        <translation>Buscar palabras en los susurros entre jugadores. Se vuelven a leer todas las grabaciones</translation>
    </message>
    <message>
        <source>Only the first %1 were opened.</source>
        <translation>Solo se abrieron las %1 primeras.</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>No se encontró el archivo.</translation>
    </message>
    <message numerus="yes">
        <source>Verifying %n recording(s)…</source>
        <translation>
            <numerusform>Verificando %n grabación…</numerusform>
            <numerusform>Verificando %n grabaciones…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) verified</source>
        <translation>
            <numerusform>%n grabación verificada</numerusform>
            <numerusform>%n grabaciones verificadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no damage found.</source>
        <translation>%1: no se encontraron daños.</translation>
    </message>
    <message>
        <source>%1: %2 damaged, unreadable or missing.</source>
        <translation>%1: %2 con daños, ilegibles o no encontradas.</translation>
    </message>
    <message>
        <source>Export list</source>
        <translation>Exportar lista</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportado a %1.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>No se pudo escribir %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) unpinned.</source>
        <translation>
            <numerusform>%n grabación ya no está fijada.</numerusform>
            <numerusform>%n grabaciones ya no están fijadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) pinned.</source>
        <translation>
            <numerusform>%n grabación fijada.</numerusform>
            <numerusform>%n grabaciones fijadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show library</source>
        <translation>Mostrar biblioteca</translation>
    </message>
    <message>
        <source>Show the library beside what is open</source>
        <translation>Mostrar la biblioteca junto a lo que está abierto</translation>
    </message>
    <message>
        <source>Add address to library…</source>
        <translation>Añadir dirección a la biblioteca…</translation>
    </message>
    <message>
        <source>List the recordings of a game server, a web folder or a bucket</source>
        <translation>Listar las grabaciones de un servidor de juego, una carpeta web o un bucket</translation>
    </message>
    <message>
        <source>Name world…</source>
        <translation>Dar nombre al mundo…</translation>
    </message>
    <message>
        <source>Show a name of yours for the world of the selected recording</source>
        <translation>Mostrar el mundo de la grabación elegida con un nombre propio</translation>
    </message>
    <message>
        <source>The recording names no world.</source>
        <translation>La grabación no indica ningún mundo.</translation>
    </message>
    <message>
        <source>Name world</source>
        <translation>Dar nombre al mundo</translation>
    </message>
    <message>
        <source>Name (empty: as the recording says):</source>
        <translation>Nombre (vacío: el de la grabación):</translation>
    </message>
    <message>
        <source>Read in a confined process</source>
        <translation>Leer en un proceso confinado</translation>
    </message>
    <message>
        <source>A process that reaches no network and no other files reads the recordings. One that is broken cannot end the window</source>
        <translation>Un proceso que no alcanza ni la red ni otros archivos lee las grabaciones. Una que esté rota no puede cerrar la ventana</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Show two to four in one picture, or one with the recording that is open</source>
        <translation>Mostrar de dos a cuatro en una imagen, o una con la grabación abierta</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryModel</name>
    <message>
        <source>Not read yet</source>
        <translation>Aún sin leer</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Casos</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Found in</source>
        <translation>Encontrado en</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Mejor tiempo</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Map or world</source>
        <translation>Mapa o mundo</translation>
    </message>
    <message>
        <source>No map or world</source>
        <translation>Sin mapa ni mundo</translation>
    </message>
    <message>
        <source>Date of the file; the recording has none</source>
        <translation>Fecha del archivo; la grabación no tiene</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryPage</name>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Tarjetas</translation>
    </message>
    <message>
        <source>Filter recordings</source>
        <translation>Filtrar grabaciones</translation>
    </message>
    <message>
        <source>Matches the beginning of words</source>
        <translation>Busca por el comienzo de las palabras</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Orden de las tarjetas</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Las más recientes primero</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Las más antiguas primero</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Por nombre</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Las más largas primero</translation>
    </message>
    <message>
        <source>Most players first</source>
        <translation>Con más jugadores primero</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Las más grandes primero</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Agrupar por</translation>
    </message>
    <message>
        <source>Show headings between recordings</source>
        <translation>Mostrar encabezados entre las grabaciones</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Sin grupos</translation>
    </message>
    <message>
        <source>Group by folder</source>
        <translation>Agrupar por carpeta</translation>
    </message>
    <message>
        <source>Group by game</source>
        <translation>Agrupar por juego</translation>
    </message>
    <message>
        <source>Group by month</source>
        <translation>Agrupar por mes</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Grabaciones</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>Explorando</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The next scan continues from here</source>
        <translation>La próxima exploración continúa desde aquí</translation>
    </message>
    <message>
        <source>No recording matches “%1”.</source>
        <translation>Ninguna grabación coincide con «%1».</translation>
    </message>
    <message>
        <source>Looking for recordings…</source>
        <translation>Buscando grabaciones…</translation>
    </message>
    <message>
        <source>No recordings here.</source>
        <translation>No hay grabaciones aquí.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln seleccionada</numerusform>
            <numerusform>%Ln seleccionadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s)</source>
        <translation>
            <numerusform>%Ln grabación</numerusform>
            <numerusform>%Ln grabaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through folders: %1</source>
        <translation>Explorando carpetas: %1</translation>
    </message>
    <message>
        <source>Reading headers: %1 of %2</source>
        <translation>Leyendo cabeceras: %1 de %2</translation>
    </message>
    <message>
        <source>Fastest run first</source>
        <translation>La carrera más rápida primero</translation>
    </message>
    <message>
        <source>Reading players, chat and runs: %1 of %2</source>
        <translation>Leyendo jugadores, chat y carreras: %1 de %2</translation>
    </message>
    <message>
        <source>Filter by name, map, world, player or chat</source>
        <translation>Filtrar por nombre, mapa, mundo, jugador o chat</translation>
    </message>
    <message>
        <source>By map or world</source>
        <translation>Por mapa o mundo</translation>
    </message>
    <message>
        <source>Group by map or world</source>
        <translation>Agrupar por mapa o mundo</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryTexts</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>No se encontró el archivo</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>No se puede leer</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Con daños</translation>
    </message>
    <message>
        <source>This file no longer exists</source>
        <translation>Este archivo ya no existe</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged place(s)</source>
        <translation>
            <numerusform>%n punto dañado</numerusform>
            <numerusform>%n puntos dañados</numerusform>
        </translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>mejor %1</translation>
    </message>
    <message>
        <source>World %1…</source>
        <translation>Mundo %1…</translation>
    </message>
    <message>
        <source>file: %1</source>
        <translation>archivo: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::LinkTexts</name>
    <message>
        <source>%1, tick %2 (%3)</source>
        <translation>%1, tick %2 (%3)</translation>
    </message>
    <message>
        <source>a recording</source>
        <translation>una grabación</translation>
    </message>
</context>
<context>
    <name>tickscope::MainWindow</name>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>No se pudo escribir %1.</translation>
    </message>
    <message>
        <source>%1 — Tickscope</source>
        <translation>%1 — Tickscope</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>Mostrar en el gestor de archivos</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
    <message>
        <source>Settings last only until Tickscope is closed: their file cannot be written.</source>
        <translation>Las preferencias solo duran hasta que se cierre Tickscope: su archivo no se puede escribir.</translation>
    </message>
    <message>
        <source>Drop to compare with this recording</source>
        <translation>Suelta para comparar con esta grabación</translation>
    </message>
    <message>
        <source>Drop to open; with Shift to compare</source>
        <translation>Suelta para abrir; con Mayús para comparar</translation>
    </message>
    <message>
        <source>Drop to open</source>
        <translation>Suelta para abrir</translation>
    </message>
</context>
<context>
    <name>tickscope::MapChoice</name>
    <message>
        <source>Map “%1” not found; players are shown without walls.</source>
        <translation>No se encontró el mapa «%1»; se muestran los jugadores sin paredes.</translation>
    </message>
    <message>
        <source>Embedded map “%1” cannot be read; players are shown without walls.</source>
        <translation>No se puede leer el mapa incrustado «%1»; se muestran los jugadores sin paredes.</translation>
    </message>
    <message>
        <source>%1 is not a readable map file.</source>
        <translation>%1 no es un archivo de mapa legible.</translation>
    </message>
    <message>
        <source>Map “%1” is embedded in the recording.</source>
        <translation>El mapa «%1» está incrustado en la grabación.</translation>
    </message>
    <message>
        <source>Map “%1” found, SHA-256 matches: %2</source>
        <translation>Mapa «%1» encontrado, el SHA-256 coincide: %2</translation>
    </message>
    <message>
        <source>Map “%1” found, CRC-32 matches: %2</source>
        <translation>Mapa «%1» encontrado, el CRC-32 coincide: %2</translation>
    </message>
    <message>
        <source>Chosen map, unverified: %1; the recording has no map hash.</source>
        <translation>Mapa elegido, sin verificar: %1; la grabación no tiene hash del mapa.</translation>
    </message>
    <message>
        <source>Map “%1” found by name only, unverified; it may be a different version.</source>
        <translation>Mapa «%1» encontrado solo por su nombre, sin verificar; puede ser otra versión.</translation>
    </message>
    <message>
        <source>Different map version (hash or size differs): %1</source>
        <translation>Otra versión del mapa (el hash o el tamaño difiere): %1</translation>
    </message>
    <message>
        <source>Hooks, weapons and freeze need the map that was played.</source>
        <translation>Los ganchos, las armas y la congelación necesitan el mapa que se jugó.</translation>
    </message>
</context>
<context>
    <name>tickscope::MapDownload</name>
    <message>
        <source>Download map</source>
        <translation>Descargar mapa</translation>
    </message>
    <message>
        <source>Download the map “%1” from %2?</source>
        <translation>¿Descargar el mapa «%1» de %2?</translation>
    </message>
    <message>
        <source>It is used only if its SHA-256 matches the recording.</source>
        <translation>Solo se usa si su SHA-256 coincide con el de la grabación.</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Downloading the map…</source>
        <translation>Descargando el mapa…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The map could not be downloaded: %1</source>
        <translation>No se pudo descargar el mapa: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>tickscope::MapPrompts</name>
    <message>
        <source>Choose map file…</source>
        <translation>Elegir archivo de mapa…</translation>
    </message>
    <message>
        <source>Choose the map file to use</source>
        <translation>Elegir el archivo de mapa que usar</translation>
    </message>
    <message>
        <source>Download map…</source>
        <translation>Descargar mapa…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Maps (*%1)</source>
        <translation>Mapas (*%1)</translation>
    </message>
    <message>
        <source>Choose map file</source>
        <translation>Elegir archivo de mapa</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerColor</name>
    <message>
        <source>Amber</source>
        <translation>Ámbar</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Morado</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerCommands</name>
    <message>
        <source>Add marker</source>
        <translation>Añadir marcador</translation>
    </message>
    <message>
        <source>Mark range</source>
        <translation>Marcar rango</translation>
    </message>
    <message>
        <source>Edit marker</source>
        <translation>Editar marcador</translation>
    </message>
    <message>
        <source>Colour marker</source>
        <translation>Colorear marcador</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>Eliminar marcador</translation>
    </message>
    <message>
        <source>Add a marker here and name it</source>
        <translation>Añadir aquí un marcador y ponerle nombre</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerExchange</name>
    <message>
        <source>This is not a complete JSON file (byte %1: %2).</source>
        <translation>No es un archivo JSON completo (byte %1: %2).</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Tickscope.</source>
        <translation>Este archivo se escribió con una versión más reciente de Tickscope.</translation>
    </message>
    <message>
        <source>This file contains no markers.</source>
        <translation>Este archivo no contiene marcadores.</translation>
    </message>
    <message>
        <source>This file has no “tick” column, so it contains no markers.</source>
        <translation>Este archivo no tiene la columna «tick», así que no contiene marcadores.</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerModel</name>
    <message>
        <source>case</source>
        <translation>caso</translation>
    </message>
    <message>
        <source>own</source>
        <translation>propio</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>grabación</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Player: %1</source>
        <translation>Jugador: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>caso %1</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerNameField</name>
    <message>
        <source>Marker name</source>
        <translation>Nombre del marcador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>tickscope::Markers</name>
    <message>
        <source>Add marker</source>
        <translation>Añadir marcador</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>Renombrar marcador</translation>
    </message>
    <message>
        <source>Move marker</source>
        <translation>Mover marcador</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>Eliminar marcador</translation>
    </message>
    <message>
        <source>Case %1: %2</source>
        <translation>Caso %1: %2</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkersDock</name>
    <message>
        <source>Markers</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Go to marker</source>
        <translation>Ir al marcador</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>Renombrar marcador</translation>
    </message>
    <message>
        <source>Move to playhead</source>
        <translation>Mover al cabezal</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>Eliminar marcador</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>Añadir marcador</translation>
    </message>
    <message>
        <source>Mark the current tick and name it</source>
        <translation>Marcar el tick actual y ponerle nombre</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar filas</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>No hay ninguna grabación abierta.</translation>
    </message>
    <message>
        <source>No markers. &lt;a href=&apos;add&apos;&gt;Mark this tick&lt;/a&gt;</source>
        <translation>No hay marcadores. &lt;a href=&apos;add&apos;&gt;Marcar este tick&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Keep as own marker</source>
        <translation>Guardar como marcador propio</translation>
    </message>
    <message>
        <source>Store the note of somebody who watches together</source>
        <translation>Guardar la nota de alguien que mira con usted</translation>
    </message>
    <message>
        <source>Places worth finding again: those in the file and your own, added with M.</source>
        <translation>Puntos que conviene volver a encontrar: los del archivo y los suyos, añadidos con M.</translation>
    </message>
</context>
<context>
    <name>tickscope::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>tickscope::NoteClipTexts</name>
    <message>
        <source>There is no clip of note %1: %2.</source>
        <translation>No hay clip de la nota %1: %2.</translation>
    </message>
    <message>
        <source>The clip of note %1 is not whole: %2.</source>
        <translation>El clip de la nota %1 no está completo: %2.</translation>
    </message>
    <message>
        <source>Clips begin with the recording: %1.</source>
        <translation>Los clips empiezan con la grabación: %1.</translation>
    </message>
    <message>
        <source>No clips: %1.</source>
        <translation>Sin clips: %1.</translation>
    </message>
    <message>
        <source>There is no video of note %1: %2.</source>
        <translation>No hay vídeo de la nota %1: %2.</translation>
    </message>
    <message>
        <source>0:00 in the clip is %1 in the recording.</source>
        <translation>0:00 en el clip es %1 en la grabación.</translation>
    </message>
    <message>
        <source>%1 is called %2 in it.</source>
        <translation>%1 se llama ahí %2.</translation>
    </message>
    <message>
        <source>%1 is not in it.</source>
        <translation>%1 no aparece en él.</translation>
    </message>
</context>
<context>
    <name>tickscope::NoteModel</name>
    <message>
        <source>other file</source>
        <translation>otro archivo</translation>
    </message>
    <message>
        <source>case</source>
        <translation>caso</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(sin texto)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>%1 (with a picture)</source>
        <translation>%1 (con imagen)</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
</context>
<context>
    <name>tickscope::NotesPage</name>
    <message>
        <source>Go to note</source>
        <translation>Ir a la nota</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>Eliminar nota</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>No notes. &lt;a href=&apos;add&apos;&gt;Add a note here&lt;/a&gt; (D)</source>
        <translation>No hay notas. &lt;a href=&apos;add&apos;&gt;Añadir una nota aquí&lt;/a&gt; (D)</translation>
    </message>
    <message>
        <source>%1 is selected. &lt;a href=&apos;selected&apos;&gt;Make the note about them&lt;/a&gt;</source>
        <translation>%1 está seleccionado. &lt;a href=&apos;selected&apos;&gt;Hacer que la nota trate de este jugador&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Not about the accused. &lt;a href=&apos;accused&apos;&gt;Make it about %1&lt;/a&gt;</source>
        <translation>No trata del acusado. &lt;a href=&apos;accused&apos;&gt;Hacer que trate de %1&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Delete the note; not while a verdict cites it</source>
        <translation>Eliminar la nota; no mientras un veredicto la cite</translation>
    </message>
</context>
<context>
    <name>tickscope::OccurrencesModel</name>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>Ticks</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>tickscope::OpenPlayersTexts</name>
    <message numerus="yes">
        <source>%1 (name only: held by %Ln people)</source>
        <translation>
            <numerusform>%1 (solo el nombre: lo tuvo %Ln persona)</numerusform>
            <numerusform>%1 (solo el nombre: lo tuvieron %Ln personas)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (name only)</source>
        <translation>%1 (solo el nombre)</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>también %1</translation>
    </message>
</context>
<context>
    <name>tickscope::OpenUrlDialog</name>
    <message>
        <source>Open URL</source>
        <translation>Abrir URL</translation>
    </message>
    <message>
        <source>Only if the server asks for one</source>
        <translation>Solo si el servidor lo pide</translation>
    </message>
    <message>
        <source>Sent to that server as a bearer token, and never stored</source>
        <translation>Se envía a ese servidor como token de portador y no se guarda nunca</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Dirección</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>The address of a recording on a server.</source>
        <translation>La dirección de una grabación en un servidor.</translation>
    </message>
    <message>
        <source>The address begins with https:// or http://.</source>
        <translation>La dirección empieza por https:// o http://.</translation>
    </message>
    <message>
        <source>That is not a server address.</source>
        <translation>No es una dirección de servidor.</translation>
    </message>
    <message>
        <source>http:// is not encrypted: others can read everything, including the token.</source>
        <translation>http:// no está cifrado: otros pueden leerlo todo, incluido el token.</translation>
    </message>
    <message>
        <source>Add address to library</source>
        <translation>Añadir dirección a la biblioteca</translation>
    </message>
    <message>
        <source>Sent to that server as a bearer token, and stored only in the system keyring. For a private S3 bucket: s3:REGION:KEY:SECRET, which is not sent</source>
        <translation>Se envía a ese servidor como token de portador y se guarda solo en el llavero del sistema. Para un bucket S3 privado: s3:REGION:KEY:SECRET, que no se envía</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>The address of a folder with recordings on a server.</source>
        <translation>La dirección de una carpeta con grabaciones en un servidor.</translation>
    </message>
    <message>
        <source>The address of a folder has no “?” and no password.</source>
        <translation>La dirección de una carpeta no tiene «?» ni contraseña.</translation>
    </message>
</context>
<context>
    <name>tickscope::Opening</name>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>Abrir una grabación</translation>
    </message>
    <message>
        <source>Open URL…</source>
        <translation>Abrir URL…</translation>
    </message>
    <message>
        <source>Open a recording on a server</source>
        <translation>Abrir una grabación en un servidor</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Previous recording of this server</source>
        <translation>Grabación anterior de este servidor</translation>
    </message>
    <message>
        <source>Open the recording that the server wrote before this one</source>
        <translation>Abrir la grabación que el servidor escribió antes de esta</translation>
    </message>
    <message>
        <source>Next recording of this server</source>
        <translation>Grabación siguiente de este servidor</translation>
    </message>
    <message>
        <source>Open the recording that the server wrote after this one</source>
        <translation>Abrir la grabación que el servidor escribió después de esta</translation>
    </message>
    <message>
        <source>Close recording</source>
        <translation>Cerrar grabación</translation>
    </message>
    <message>
        <source>Show secrets</source>
        <translation>Mostrar secretos</translation>
    </message>
    <message>
        <source>Show passwords and other secrets in plain text until this recording is closed</source>
        <translation>Mostrar sin ocultar contraseñas y otros secretos hasta que se cierre esta grabación</translation>
    </message>
    <message>
        <source>Open recordings</source>
        <translation>Abrir grabaciones</translation>
    </message>
</context>
<context>
    <name>tickscope::OverviewStrip</name>
    <message>
        <source>Overview of the whole recording</source>
        <translation>Vista general de toda la grabación</translation>
    </message>
    <message>
        <source>The whole recording. Drag to move the visible range.</source>
        <translation>Toda la grabación. Arrastre para mover el rango visible.</translation>
    </message>
</context>
<context>
    <name>tickscope::PageText</name>
    <message>
        <source>On startup</source>
        <translation>Al iniciar</translation>
    </message>
    <message>
        <source>Reopen the last session</source>
        <translation>Reabrir la última sesión</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Consejos</translation>
    </message>
    <message>
        <source>Show a first hint above the picture</source>
        <translation>Mostrar un primer consejo sobre la imagen</translation>
    </message>
    <message>
        <source>Recent recordings</source>
        <translation>Grabaciones recientes</translation>
    </message>
    <message>
        <source>Jump length</source>
        <translation>Longitud del salto</translation>
    </message>
    <message>
        <source>Small jumps are a tenth of it, large ones ten times as long.</source>
        <translation>Los saltos pequeños son una décima parte; los grandes, diez veces más largos.</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Superposiciones</translation>
    </message>
    <message>
        <source>Chat, kills and clock</source>
        <translation>Chat, bajas y reloj</translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation>Minimapa</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Colour-blind-safe colours</source>
        <translation>Colores aptos para daltónicos</translation>
    </message>
    <message>
        <source>Show players and teams in colours that are easy to tell apart with colour blindness.</source>
        <translation>Mostrar jugadores y equipos en colores fáciles de distinguir para personas daltónicas.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Takes effect after a restart.</source>
        <translation>Tiene efecto tras reiniciar.</translation>
    </message>
    <message>
        <source>The library lists the recordings in these folders. Recordings of links and cases are looked for here, too.</source>
        <translation>La biblioteca muestra las grabaciones de estas carpetas. Las grabaciones de enlaces y casos también se buscan aquí.</translation>
    </message>
    <message>
        <source>Recording folders</source>
        <translation>Carpetas de grabaciones</translation>
    </message>
    <message>
        <source>Maps are looked for next to the recording, in these folders and in the game&apos;s own folders.</source>
        <translation>Los mapas se buscan junto a la grabación, en estas carpetas y en las del propio juego.</translation>
    </message>
    <message>
        <source>Map folders</source>
        <translation>Carpetas de mapas</translation>
    </message>
    <message>
        <source>Missing maps</source>
        <translation>Mapas que faltan</translation>
    </message>
    <message>
        <source>Address for downloading missing maps. You are asked before anything is downloaded.</source>
        <translation>Dirección para descargar los mapas que faltan. Se le preguntará antes de descargar nada.</translation>
    </message>
    <message>
        <source>Team cases</source>
        <translation>Casos del equipo</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Reproducción</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Caché</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Game reports</source>
        <translation>Informes del juego</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Names of blocks and entities in Hollow Cube recordings come from the game&apos;s own reports: blocks.json and registries.json in a folder named after the data version, such as 4903. Holds for recordings opened from now on.</source>
        <translation>Los nombres de bloques y entidades de las grabaciones de Hollow Cube provienen de los informes del propio juego: blocks.json y registries.json en una carpeta con el nombre de la versión de datos, como 4903. Vale para las grabaciones que se abran a partir de ahora.</translation>
    </message>
    <message>
        <source>Recordings on servers</source>
        <translation>Grabaciones en servidores</translation>
    </message>
    <message>
        <source>Read the whole recording in the background</source>
        <translation>Leer la grabación completa en segundo plano</translation>
    </message>
    <message>
        <source>Otherwise only what you look at is read, where the file has an index, until you choose Read on.</source>
        <translation>Si no, solo se lee lo que mira, si el archivo tiene índice, hasta que elija Seguir leyendo.</translation>
    </message>
</context>
<context>
    <name>tickscope::PaletteCommands</name>
    <message>
        <source>Command palette…</source>
        <translation>Paleta de órdenes…</translation>
    </message>
    <message>
        <source>Find any command, recent recording, player or event type</source>
        <translation>Buscar cualquier orden, grabación reciente, jugador o tipo de evento</translation>
    </message>
</context>
<context>
    <name>tickscope::PaletteDialog</name>
    <message>
        <source>Command palette</source>
        <translation>Paleta de órdenes</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Enter runs, Tab types an argument, Esc closes</source>
        <translation>Intro ejecuta, Tab permite escribir un argumento, Esc cierra</translation>
    </message>
    <message>
        <source>No matching command, recording, player or event type.</source>
        <translation>Ninguna orden, grabación, jugador ni tipo de evento coincide.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>Argumento</translation>
    </message>
    <message>
        <source>Argument of %1</source>
        <translation>Argumento de %1</translation>
    </message>
    <message>
        <source>%1: type the argument. Enter runs, Esc goes back.</source>
        <translation>%1: escriba el argumento. Intro ejecuta, Esc vuelve atrás.</translation>
    </message>
    <message>
        <source>Type a command, recording, player or event type</source>
        <translation>Escriba una orden, grabación, jugador o tipo de evento</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar una orden</translation>
    </message>
    <message>
        <source>%1 does not accept “%2”.</source>
        <translation>%1 no admite «%2».</translation>
    </message>
    <message>
        <source>%1 is not available now.</source>
        <translation>%1 no está disponible ahora.</translation>
    </message>
</context>
<context>
    <name>tickscope::PaletteText</name>
    <message>
        <source>%1 ▸ %2</source>
        <translation>%1 ▸ %2</translation>
    </message>
    <message>
        <source>no recording is open</source>
        <translation>no hay ninguna grabación abierta</translation>
    </message>
    <message>
        <source>not available now</source>
        <translation>no disponible ahora</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tickscope::PasswordDialog</name>
    <message>
        <source>&amp;Keep it in the system keyring</source>
        <translation>&amp;Guardarla en el llavero del sistema</translation>
    </message>
    <message>
        <source>Password of the case server</source>
        <translation>Contraseña del servidor de casos</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>Co&amp;ntraseña</translation>
    </message>
</context>
<context>
    <name>tickscope::PasteReportDialog</name>
    <message>
        <source>Paste report</source>
        <translation>Pegar denuncia</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Denuncia</translation>
    </message>
    <message>
        <source>The report or lines of a server log. Times in it become links.</source>
        <translation>La denuncia o líneas del registro de un servidor. Los tiempos que contienen se convierten en enlaces.</translation>
    </message>
    <message>
        <source>Add case</source>
        <translation>Añadir caso</translation>
    </message>
    <message>
        <source>About the open recording, %1</source>
        <translation>Sobre la grabación abierta, %1</translation>
    </message>
    <message>
        <source>Accused, as far as the report names them:</source>
        <translation>Acusados, si la denuncia los nombra:</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Acusados</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Denunciado por</translation>
    </message>
</context>
<context>
    <name>tickscope::PictureBar</name>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
</context>
<context>
    <name>tickscope::PictureCaption</name>
    <message>
        <source>%1 · %2 · tick %3</source>
        <translation>%1 · %2 · tick %3</translation>
    </message>
    <message>
        <source>ghosts: %1</source>
        <translation>fantasmas: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::PictureExport</name>
    <message>
        <source>Copy picture</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>Copy the picture of the world to the clipboard</source>
        <translation>Copiar la imagen del mundo al portapapeles</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Guardar imagen…</translation>
    </message>
    <message>
        <source>Save the picture of the world as a file</source>
        <translation>Guardar la imagen del mundo como archivo</translation>
    </message>
</context>
<context>
    <name>tickscope::PlaceList</name>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All recordings</source>
        <translation>Todas las grabaciones</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fijadas</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>No encontradas</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>Mostrar en el gestor de archivos</translation>
    </message>
    <message>
        <source>Remove folder from library</source>
        <translation>Quitar carpeta de la biblioteca</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>Carreras terminadas</translation>
    </message>
</context>
<context>
    <name>tickscope::PlaybackBar</name>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Jump length</source>
        <translation>Longitud del salto</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Reproducción</translation>
    </message>
    <message>
        <source>Speed; negative values play backwards  (&lt;, &gt;)</source>
        <translation>Velocidad; los valores negativos reproducen hacia atrás  (&lt;, &gt;)</translation>
    </message>
    <message>
        <source>How far a jump moves the playhead</source>
        <translation>Cuánto mueve un salto el cabezal</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>Time of day: UTC where the recording has it, otherwise the recorder’s local time</source>
        <translation>Hora del día: UTC si la grabación la tiene; si no, la hora local de quien grabó</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>tick %1</translation>
    </message>
    <message>
        <source>Not a time or a tick</source>
        <translation>No es un tiempo ni un tick</translation>
    </message>
    <message>
        <source>Outside the recording (ticks %1–%2)</source>
        <translation>Fuera de la grabación (ticks %1–%2)</translation>
    </message>
    <message>
        <source>Outside the recording (%1–%2)</source>
        <translation>Fuera de la grabación (%1–%2)</translation>
    </message>
    <message>
        <source>Go to 4:07 or @12365</source>
        <translation>Ir a 4:07 o @12365</translation>
    </message>
    <message>
        <source>A time (12.5, 4:07, 1:02:03), a tick (@12365) or a time of day (14:22:07 UTC)  (Ctrl+G)</source>
        <translation>Un tiempo (12.5, 4:07, 1:02:03), un tick (@12365) o una hora del día (14:22:07 UTC)  (Ctrl+G)</translation>
    </message>
</context>
<context>
    <name>tickscope::PlaybackCommands</name>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play forwards</source>
        <translation>Reproducir hacia delante</translation>
    </message>
    <message>
        <source>Play forwards; press again to double the speed</source>
        <translation>Reproducir hacia delante; pulse de nuevo para doblar la velocidad</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>Reproducir hacia atrás</translation>
    </message>
    <message>
        <source>Play backwards; press again to double the speed</source>
        <translation>Reproducir hacia atrás; pulse de nuevo para doblar la velocidad</translation>
    </message>
    <message>
        <source>Reverse direction</source>
        <translation>Invertir el sentido</translation>
    </message>
    <message>
        <source>Play in the other direction at the same speed</source>
        <translation>Reproducir en el otro sentido a la misma velocidad</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Más despacio</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Más deprisa</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Velocidad normal</translation>
    </message>
    <message>
        <source>Play at game speed</source>
        <translation>Reproducir a la velocidad del juego</translation>
    </message>
    <message>
        <source>Loop from here</source>
        <translation>Bucle desde aquí</translation>
    </message>
    <message>
        <source>Start the A–B loop here</source>
        <translation>Empezar aquí el bucle A–B</translation>
    </message>
    <message>
        <source>Loop to here</source>
        <translation>Bucle hasta aquí</translation>
    </message>
    <message>
        <source>End the A–B loop here</source>
        <translation>Terminar aquí el bucle A–B</translation>
    </message>
    <message>
        <source>Clear loop</source>
        <translation>Quitar bucle</translation>
    </message>
    <message>
        <source>Remove the A–B loop</source>
        <translation>Quitar el bucle A–B</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayerCommands</name>
    <message>
        <source>Follow in view</source>
        <translation>Seguir en la vista</translation>
    </message>
    <message>
        <source>Select player</source>
        <translation>Seleccionar jugador</translation>
    </message>
    <message>
        <source>Filter events to players</source>
        <translation>Filtrar eventos por jugadores</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Dejar de seguir</translation>
    </message>
    <message>
        <source>Stop following %1</source>
        <translation>Dejar de seguir a %1</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>Seguir a %1</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>Seleccionar a %1</translation>
    </message>
    <message>
        <source>Filter events to %1</source>
        <translation>Filtrar eventos de %1</translation>
    </message>
    <message>
        <source>Filter events to all named %1</source>
        <translation>Filtrar eventos de todos los que se llaman %1</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayerModel</name>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>last known position</source>
        <translation>última posición conocida</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>vivo</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>no está en juego</translation>
    </message>
    <message>
        <source>Clan: %1</source>
        <translation>Clan: %1</translation>
    </message>
    <message>
        <source>Not in the game at this tick</source>
        <translation>No está en la partida en este tick</translation>
    </message>
    <message>
        <source>No position at this tick</source>
        <translation>Sin posición en este tick</translation>
    </message>
    <message>
        <source>Position (recorded): %1</source>
        <translation>Posición (grabada): %1</translation>
    </message>
    <message>
        <source>Position (predicted): %1</source>
        <translation>Posición (predicha): %1</translation>
    </message>
    <message>
        <source>Position (between two ticks): %1</source>
        <translation>Posición (entre dos ticks): %1</translation>
    </message>
    <message>
        <source>Speed: not recorded</source>
        <translation>Velocidad: no grabada</translation>
    </message>
    <message>
        <source>Weapon: %1</source>
        <translation>Arma: %1</translation>
    </message>
    <message>
        <source>Latency: %1 ms</source>
        <translation>Latencia: %1 ms</translation>
    </message>
    <message>
        <source>Client ID: %1</source>
        <translation>ID de cliente: %1</translation>
    </message>
    <message>
        <source>Player number: %1</source>
        <translation>Número de jugador: %1</translation>
    </message>
    <message>
        <source>Health and armor</source>
        <translation>Salud y armadura</translation>
    </message>
    <message>
        <source>Followed in view</source>
        <translation>Seguido en la vista</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salud</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Other names: %1</source>
        <translation>Otros nombres: %1</translation>
    </message>
    <message>
        <source>Speed (derived from positions): %1</source>
        <translation>Velocidad (deducida de las posiciones): %1</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Velocidad: %1</translation>
    </message>
    <message>
        <source>Position in %1</source>
        <translation>Posición en %1</translation>
    </message>
    <message>
        <source>Speed in %1</source>
        <translation>Velocidad en %1</translation>
    </message>
    <message>
        <source>Position (%1)</source>
        <translation>Posición (%1)</translation>
    </message>
    <message>
        <source>not in sight</source>
        <translation>fuera de la vista</translation>
    </message>
    <message>
        <source>Not in sight of the recording player</source>
        <translation>No está a la vista del jugador que grabó</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayerText</name>
    <message>
        <source>Player #%1</source>
        <translation>Jugador n.º %1</translation>
    </message>
    <message>
        <source>Client %1</source>
        <translation>Cliente %1</translation>
    </message>
    <message>
        <source>Entity %1</source>
        <translation>Entidad %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>first %1</source>
        <translation>primero %1</translation>
    </message>
    <message>
        <source>later %1</source>
        <translation>después %1</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>también %1</translation>
    </message>
    <message>
        <source>same name as %1</source>
        <translation>mismo nombre que %1</translation>
    </message>
    <message>
        <source>%1 #%2</source>
        <translation>%1 #%2</translation>
    </message>
    <message>
        <source>name not confirmed</source>
        <translation>nombre sin confirmar</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayersDock</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar filas</translation>
    </message>
    <message>
        <source>Players at this tick</source>
        <translation>Jugadores en este tick</translation>
    </message>
    <message>
        <source>Follow the selected player</source>
        <translation>Seguir al jugador seleccionado</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>No hay ninguna grabación abierta.</translation>
    </message>
    <message>
        <source>No players in this recording.</source>
        <translation>No hay jugadores en esta grabación.</translation>
    </message>
    <message>
        <source>Reading players…</source>
        <translation>Leyendo jugadores…</translation>
    </message>
    <message>
        <source>%1 here, positions recorded, rest rebuilt</source>
        <translation>%1 aquí, posiciones grabadas, el resto reconstruido</translation>
    </message>
    <message>
        <source>Positions are as stored in the file. What it leaves out, such as hooks and weapons, is worked out from it and its map.</source>
        <translation>Las posiciones son las guardadas en el archivo. Lo que este omite, como ganchos y armas, se deduce de él y de su mapa.</translation>
    </message>
    <message>
        <source>%1 here, positions recorded</source>
        <translation>%1 aquí, posiciones grabadas</translation>
    </message>
    <message>
        <source>Positions are as stored in the file.</source>
        <translation>Las posiciones son las guardadas en el archivo.</translation>
    </message>
    <message>
        <source>%1 here, positions predicted</source>
        <translation>%1 aquí, posiciones predichas</translation>
    </message>
    <message>
        <source>The recording omits positions that follow from the game&apos;s physics; these are predicted for this tick.</source>
        <translation>La grabación omite las posiciones que resultan de la física del juego; estas se predicen para este tick.</translation>
    </message>
    <message>
        <source>%1 here, positions between ticks</source>
        <translation>%1 aquí, posiciones entre ticks</translation>
    </message>
    <message>
        <source>Positions are interpolated between two recorded ones.</source>
        <translation>Las posiciones se interpolan entre dos grabadas.</translation>
    </message>
    <message>
        <source>Stop following %1</source>
        <translation>Dejar de seguir a %1</translation>
    </message>
    <message>
        <source>Keep the selected player centred</source>
        <translation>Mantener centrado al jugador seleccionado</translation>
    </message>
    <message>
        <source>The players are not read yet.</source>
        <translation>Los jugadores aún no se han leído.</translation>
    </message>
    <message>
        <source>No players in the readable part of this recording.</source>
        <translation>No hay jugadores en la parte legible de esta grabación.</translation>
    </message>
    <message>
        <source>%1; speed from positions</source>
        <translation>%1; velocidad deducida de las posiciones</translation>
    </message>
    <message>
        <source>Who is playing at the playhead. Click to select a player everywhere; V follows.</source>
        <translation>Quién juega en el cabezal. Haga clic para seleccionar a un jugador en todas partes; V lo sigue.</translation>
    </message>
</context>
<context>
    <name>tickscope::PlotView</name>
    <message>
        <source>Graphs</source>
        <translation>Gráficas</translation>
    </message>
    <message>
        <source>Values over time. Up and Down choose a graph, Delete removes it, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation>Valores a lo largo del tiempo. Arriba y Abajo eligen una gráfica, Supr la quita, Alt y las teclas de flecha desplazan y amplían, la tecla Menú muestra más.</translation>
    </message>
</context>
<context>
    <name>tickscope::PlotsDock</name>
    <message>
        <source>Plots</source>
        <translation>Gráficas</translation>
    </message>
    <message>
        <source>Export stopped.</source>
        <translation>Exportación detenida.</translation>
    </message>
    <message>
        <source>Fields…</source>
        <translation>Campos…</translation>
    </message>
    <message>
        <source>Choose values of the recording to plot</source>
        <translation>Elegir los valores de la grabación que representar</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Save the graphs as a table or an image</source>
        <translation>Guardar las gráficas como tabla o imagen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop the export</source>
        <translation>Detener la exportación</translation>
    </message>
    <message>
        <source>Remove graph</source>
        <translation>Quitar gráfica</translation>
    </message>
    <message>
        <source>Remove all graphs</source>
        <translation>Quitar todas las gráficas</translation>
    </message>
    <message>
        <source>Choose fields…</source>
        <translation>Elegir campos…</translation>
    </message>
    <message>
        <source>Reading values: %1%</source>
        <translation>Leyendo valores: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Values are available once all events have been found.</source>
        <translation>Los valores estarán disponibles cuando se hayan encontrado todos los eventos.</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>No hay ninguna grabación abierta.</translation>
    </message>
    <message>
        <source>Drag a number from the inspector here, or &lt;a href=&apos;fields&apos;&gt;choose fields…&lt;/a&gt;</source>
        <translation>Arrastre aquí un número del inspector o &lt;a href=&apos;fields&apos;&gt;elija campos…&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Table of the visible range (CSV)…</source>
        <translation>Tabla del rango visible (CSV)…</translation>
    </message>
    <message>
        <source>Table of the whole recording (CSV)…</source>
        <translation>Tabla de toda la grabación (CSV)…</translation>
    </message>
    <message>
        <source>Image (PNG)…</source>
        <translation>Imagen (PNG)…</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>Imágenes PNG (*.png)</translation>
    </message>
    <message>
        <source>Export graphs</source>
        <translation>Exportar gráficas</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportado a %1</translation>
    </message>
    <message>
        <source>Inspector values over time. Right-click a value in the inspector to add it.</source>
        <translation>Valores del inspector a lo largo del tiempo. Haga clic derecho en un valor del inspector para añadirlo.</translation>
    </message>
</context>
<context>
    <name>tickscope::PublishedHistoryTexts</name>
    <message>
        <source>[withheld %1]</source>
        <translation>[omitido %1]</translation>
    </message>
</context>
<context>
    <name>tickscope::QueueModel</name>
    <message>
        <source>Case</source>
        <translation>Caso</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Prioridad</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Acusación</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Acusados</translation>
    </message>
    <message>
        <source>Reporter</source>
        <translation>Denunciante</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>Asignado a</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Created (%1)</source>
        <translation>Creado (%1)</translation>
    </message>
</context>
<context>
    <name>tickscope::QueuePage</name>
    <message>
        <source>Next case</source>
        <translation>Caso siguiente</translation>
    </message>
    <message>
        <source>Take the most urgent unassigned case and open it</source>
        <translation>Tomar el caso sin asignar más urgente y abrirlo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open the case and its recording</source>
        <translation>Abrir el caso y su grabación</translation>
    </message>
    <message>
        <source>All reported cases: take the next one, import or paste reports.</source>
        <translation>Todos los casos denunciados: tomar el siguiente, importar o pegar denuncias.</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar filas</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Casos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search claims, names and notes</source>
        <translation>Buscar en acusaciones, nombres y notas</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Cualquier estado</translation>
    </message>
    <message>
        <source>Any priority</source>
        <translation>Cualquier prioridad</translation>
    </message>
    <message>
        <source>%1 and above</source>
        <translation>%1 y superior</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Prioridad</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>Asignado a</translation>
    </message>
    <message>
        <source>Anyone&apos;s</source>
        <translation>De cualquiera</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Míos</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Sin asignar</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Add reports from a CSV, JSON or text file</source>
        <translation>Añadir denuncias desde un archivo CSV, JSON o de texto</translation>
    </message>
    <message>
        <source>Paste report…</source>
        <translation>Pegar denuncia…</translation>
    </message>
    <message>
        <source>Add a report or server log lines as a case</source>
        <translation>Añadir como caso una denuncia o líneas del registro del servidor</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Preferencias…</translation>
    </message>
    <message>
        <source>Choose the case store, your name and recording folders</source>
        <translation>Elegir el almacén de casos, su nombre y las carpetas de grabaciones</translation>
    </message>
    <message>
        <source>No case matches. &lt;a href=&apos;clear&apos;&gt;Clear the filter&lt;/a&gt;</source>
        <translation>Ningún caso coincide. &lt;a href=&apos;clear&apos;&gt;Quitar el filtro&lt;/a&gt;</translation>
    </message>
    <message>
        <source>No cases yet. Import or paste reports.</source>
        <translation>Aún no hay casos. Importe o pegue denuncias.</translation>
    </message>
    <message>
        <source>No case is waiting for you.</source>
        <translation>Ningún caso le espera.</translation>
    </message>
    <message>
        <source>Import reports</source>
        <translation>Importar denuncias</translation>
    </message>
    <message>
        <source>Reports (*.csv *.json *.jsonl *.txt *.log);;All files (*)</source>
        <translation>Denuncias (*.csv *.json *.jsonl *.txt *.log);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The reports could not be read: %1</source>
        <translation>No se pudieron leer las denuncias: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) imported.</source>
        <translation>
            <numerusform>Se importó %Ln denuncia.</numerusform>
            <numerusform>Se importaron %Ln denuncias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) could not be read; the first: %1</source>
        <translation>
            <numerusform>No se pudo leer %Ln denuncia: %1</numerusform>
            <numerusform>No se pudieron leer %Ln denuncias; la primera: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Case %1 has this report already.</source>
        <translation>El caso %1 ya tiene esta denuncia.</translation>
    </message>
    <message>
        <source>Open case %1</source>
        <translation>Abrir el caso %1</translation>
    </message>
    <message>
        <source>Case %1 accuses the same player already.</source>
        <translation>El caso %1 ya acusa al mismo jugador.</translation>
    </message>
    <message>
        <source>It is decided: %1.</source>
        <translation>Está decidido: %1.</translation>
    </message>
    <message>
        <source>It is decided, but its reviewers disagree.</source>
        <translation>Está decidido, pero los revisores no están de acuerdo.</translation>
    </message>
    <message>
        <source>Exported cases come without their history; verdicts became notes.</source>
        <translation>Los casos exportados llegan sin su historial; los veredictos son ahora notas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) had been imported before.</source>
        <translation>
            <numerusform>%Ln denuncia ya se había importado.</numerusform>
            <numerusform>%Ln denuncias ya se habían importado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>Deshacer importación</translation>
    </message>
    <message>
        <source>Remove the cases that were just added; their history stays</source>
        <translation>Quitar los casos recién añadidos; su historial permanece</translation>
    </message>
    <message numerus="yes">
        <source>%Ln case(s) stay: somebody has worked on them.</source>
        <translation>
            <numerusform>%Ln caso permanece: alguien ha trabajado en él.</numerusform>
            <numerusform>%Ln casos permanecen: alguien ha trabajado en ellos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The import was undone.</source>
        <translation>Se deshizo la importación.</translation>
    </message>
</context>
<context>
    <name>tickscope::RecentCommands</name>
    <message>
        <source>Open recent</source>
        <translation>Abrir reciente</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>Quitar de esta lista</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Vaciar lista</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>Abrir grabación</translation>
    </message>
</context>
<context>
    <name>tickscope::RecordingMessages</name>
    <message>
        <source>%1 is a complete recording without any ticks; there is nothing to show.</source>
        <translation>%1 es una grabación completa sin ningún tick; no hay nada que mostrar.</translation>
    </message>
    <message>
        <source>The server did not deliver the recording.</source>
        <translation>El servidor no entregó la grabación.</translation>
    </message>
    <message>
        <source>Enter token…</source>
        <translation>Introducir token…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Abriendo %1…</translation>
    </message>
    <message>
        <source>Finding events: %1%</source>
        <translation>Buscando eventos: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Add it to the library?</source>
        <translation>¿Añadirla a la biblioteca?</translation>
    </message>
    <message>
        <source>Add to library</source>
        <translation>Añadir a la biblioteca</translation>
    </message>
    <message>
        <source>Read up to %1. Events and players after that are not known.</source>
        <translation>Leído hasta %1. No se conocen los eventos ni los jugadores posteriores.</translation>
    </message>
    <message>
        <source>Only what you look at is read. Events and players are not known.</source>
        <translation>Solo se lee lo que mira. No se conocen los eventos ni los jugadores.</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Seguir leyendo</translation>
    </message>
    <message>
        <source>Reading the whole recording from the server (%1): %2%</source>
        <translation>Leyendo la grabación completa del servidor (%1): %2 %</translation>
    </message>
    <message>
        <source>The file was changed after it was opened. What you see may no longer be what it holds.</source>
        <translation>El archivo se modificó después de abrirlo. Lo que ve puede no ser ya su contenido.</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Abrir de nuevo</translation>
    </message>
    <message>
        <source>Tick %1 is outside the recording (ticks %2–%3).</source>
        <translation>El tick %1 está fuera de la grabación (ticks %2–%3).</translation>
    </message>
</context>
<context>
    <name>tickscope::ReportTexts</name>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Denunciado por</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>también %1</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Acusados</translation>
    </message>
    <message>
        <source>%1 (name only)</source>
        <translation>%1 (solo el nombre)</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Grabación</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Created (UTC)</source>
        <translation>Creado (UTC)</translation>
    </message>
    <message>
        <source>Decided (UTC)</source>
        <translation>Decidido (UTC)</translation>
    </message>
    <message>
        <source>All verdicts given (UTC)</source>
        <translation>Todos los veredictos emitidos (UTC)</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>tick</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jugador</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>author</source>
        <translation>autor</translation>
    </message>
    <message>
        <source>written (UTC)</source>
        <translation>escrito (UTC)</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Nota %1</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>tick %1</translation>
    </message>
    <message>
        <source>Clip of the recording, beside this page: %1</source>
        <translation>Clip de la grabación, junto a esta página: %1</translation>
    </message>
    <message>
        <source>What is counted: %1</source>
        <translation>Qué se cuenta: %1</translation>
    </message>
    <message>
        <source>Innocent explanations: %1</source>
        <translation>Explicaciones inocentes: %1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>Límites: %1</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>Indicadores: %1</translation>
    </message>
    <message>
        <source>The figures support a decision; none of them is a verdict.</source>
        <translation>Los indicadores ayudan a decidir; ninguno es un veredicto.</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>indicador</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>muestras</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalo del 95&#xa0;%</translation>
    </message>
    <message>
        <source>everybody else</source>
        <translation>todos los demás</translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation>revisor</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation>aspecto</translation>
    </message>
    <message>
        <source>finding</source>
        <translation>conclusión</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motivo</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notas</translation>
    </message>
    <message>
        <source>decided (UTC)</source>
        <translation>decidido (UTC)</translation>
    </message>
    <message>
        <source>at (UTC)</source>
        <translation>hora (UTC)</translation>
    </message>
    <message>
        <source>who</source>
        <translation>quién</translation>
    </message>
    <message>
        <source>what</source>
        <translation>qué</translation>
    </message>
    <message>
        <source>%1 (client %2)</source>
        <translation>%1 (cliente %2)</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>Caso %1</translation>
    </message>
    <message>
        <source>en</source>
        <comment>code of the language</comment>
        <extracomment>The language of these texts as BCP 47 has it: &quot;de&quot;, &quot;zh-CN&quot;.</extracomment>
        <translation>es</translation>
    </message>
    <message>
        <source>A number such as #6 is that of the player in the recording, in order of first appearance; the times beside it say when the player was in the game.</source>
        <translation>Un número como #6 es el del jugador en la grabación, por orden de primera aparición; los tiempos a su lado indican cuándo estuvo el jugador en la partida.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Acusación</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Veredictos</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Global</translation>
    </message>
    <message>
        <source>%1, after the decision</source>
        <translation>%1, después de la decisión</translation>
    </message>
    <message>
        <source>Report made (UTC)</source>
        <translation>Informe creado (UTC)</translation>
    </message>
    <message>
        <source>Where: %1</source>
        <translation>Dónde: %1</translation>
    </message>
    <message>
        <source>Where (%1): %2</source>
        <translation>Dónde (%1): %2</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Sin comprobar</translation>
    </message>
    <message>
        <source>Above a diagram stands its highest bar, with how often that came and its share; where some bars are dark, what the figure counts.</source>
        <translation>Sobre un diagrama está su barra más alta, con cuántas veces ocurrió y su proporción; donde algunas barras son oscuras, lo que cuenta el indicador.</translation>
    </message>
    <message>
        <source>%1 (checked: %2 only)</source>
        <translation>%1 (comprobado: solo %2)</translation>
    </message>
    <message>
        <source>Events within 3 seconds of it</source>
        <translation>Eventos a menos de 3 segundos</translation>
    </message>
    <message>
        <source>Inputs within 3 seconds of it</source>
        <translation>Entradas a menos de 3 segundos</translation>
    </message>
    <message>
        <source>Of %1; what was held then began earlier.</source>
        <translation>De %1; lo que ya se mantenía empezó antes.</translation>
    </message>
    <message>
        <source>Half of the samples are below a median; a percentage is a share of the samples. The 95% interval is where the value may lie by chance alone: the fewer samples, the wider.</source>
        <translation>La mitad de las muestras está por debajo de una mediana; un porcentaje es una parte de las muestras. El intervalo del 95 % es donde puede estar el valor solo por azar: cuantas menos muestras, más ancho.</translation>
    </message>
    <message>
        <source>Video of that clip: %1</source>
        <translation>Vídeo de ese clip: %1</translation>
    </message>
    <message>
        <source>%1. Any player in the picture is someone else.</source>
        <translation>%1. Cualquier jugador de la imagen es otra persona.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>tickscope::ReporterTexts</name>
    <message>
        <source>[reporter]</source>
        <translation>[denunciante]</translation>
    </message>
    <message>
        <source>reporter</source>
        <extracomment>The word by which people write of who reported; texts that have it are pointed out.</extracomment>
        <translation>denunciante</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Acusación</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Nota %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason (%1)</source>
        <translation>Motivo (%1)</translation>
    </message>
    <message>
        <source>Note %1 is about the reporter.</source>
        <translation>La nota %1 trata de quien denunció.</translation>
    </message>
    <message>
        <source>This is said of the reporter. The name is replaced, but the rest may tell who it was:</source>
        <translation>Esto se dice de quien denunció. El nombre se sustituye, pero el resto puede revelar quién fue:</translation>
    </message>
    <message>
        <source>The reporter and an accused are both called %1, so that name is not replaced, whoever it means.</source>
        <translation>Quien denunció y un acusado se llaman ambos %1, así que ese nombre no se sustituye, sea quien sea.</translation>
    </message>
    <message>
        <source>• %1: %2</source>
        <translation>• %1: %2</translation>
    </message>
</context>
<context>
    <name>tickscope::ReviewSettingsDialog</name>
    <message>
        <source>Review settings</source>
        <translation>Preferencias de revisión</translation>
    </message>
    <message>
        <source>Your user name</source>
        <translation>Su nombre de usuario</translation>
    </message>
    <message>
        <source>reviews.example.org</source>
        <translation>reviews.example.org</translation>
    </message>
    <message>
        <source>libpq default</source>
        <translation>Valor predeterminado de libpq</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>&amp;Keep it in the system keyring</source>
        <translation>&amp;Guardarla en el llavero del sistema</translation>
    </message>
    <message>
        <source>&amp;Forget the stored password</source>
        <translation>Ol&amp;vidar la contraseña guardada</translation>
    </message>
    <message>
        <source>Case &amp;store</source>
        <translation>Alma&amp;cén de casos</translation>
    </message>
    <message>
        <source>&amp;Location</source>
        <translation>&amp;Ubicación</translation>
    </message>
    <message>
        <source>The path of a case file, or service:NAME for a PostgreSQL server from your libpq service file.</source>
        <translation>La ruta de un archivo de casos, o service:NAME para un servidor PostgreSQL de su archivo de servicios de libpq.</translation>
    </message>
    <message>
        <source>&amp;Reviewer</source>
        <translation>&amp;Revisor</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Host</translation>
    </message>
    <message>
        <source>Por&amp;t</source>
        <translation>&amp;Puerto</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;Base de datos</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>Usuari&amp;o</translation>
    </message>
    <message>
        <source>C&amp;ertificate authority</source>
        <translation>&amp;Autoridad de certificación</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>Co&amp;ntraseña</translation>
    </message>
    <message>
        <source>The connection is encrypted, and the server must prove its identity. The password is kept only in the system keyring; without one, Tickscope asks each time.</source>
        <translation>La conexión está cifrada y el servidor debe demostrar su identidad. La contraseña se guarda solo en el llavero del sistema; si no lo hay, Tickscope la pide cada vez.</translation>
    </message>
    <message>
        <source>File or libpq service</source>
        <translation>Archivo o servicio de libpq</translation>
    </message>
    <message>
        <source>Team server</source>
        <translation>Servidor del equipo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose certificate authority</source>
        <translation>Elegir autoridad de certificación</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Certificados (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Certificate authority</source>
        <translation>Autoridad de certificación</translation>
    </message>
</context>
<context>
    <name>tickscope::SaveDialog</name>
    <message>
        <source>Files of that name exist already. Choose another name.</source>
        <translation>Ya existen archivos con ese nombre. Elija otro nombre.</translation>
    </message>
    <message>
        <source>Waiting for another file to be saved.</source>
        <translation>Esperando a que se guarde otro archivo.</translation>
    </message>
    <message>
        <source>%p% · %1 left</source>
        <translation>%p% · quedan %1</translation>
    </message>
</context>
<context>
    <name>tickscope::Scoreboard</name>
    <message>
        <source>watches</source>
        <translation>observa</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Clan</source>
        <translation>Clan</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Ping</source>
        <translation>Ping</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::ScreenText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>tickscope::SecondView</name>
    <message>
        <source>New view</source>
        <translation>Nueva vista</translation>
    </message>
    <message>
        <source>Show the world a second time, with a camera of its own</source>
        <translation>Mostrar el mundo por segunda vez, con su propia cámara</translation>
    </message>
</context>
<context>
    <name>tickscope::SessionSaver</name>
    <message numerus="yes">
        <source>Tickscope was not closed properly. %n recording(s) were restored.</source>
        <translation>
            <numerusform>Tickscope no se cerró correctamente. Se restauró %n grabación.</numerusform>
            <numerusform>Tickscope no se cerró correctamente. Se restauraron %n grabaciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) of the last session were not found.</source>
        <translation>
            <numerusform>No se encontró %n grabación de la última sesión.</numerusform>
            <numerusform>No se encontraron %n grabaciones de la última sesión.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found:</source>
        <translation>No se encontraron:</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>Empezar sin grabaciones</translation>
    </message>
</context>
<context>
    <name>tickscope::SettingsCommands</name>
    <message>
        <source>Settings…</source>
        <translation>Preferencias…</translation>
    </message>
    <message>
        <source>Change settings and shortcuts</source>
        <translation>Cambiar las preferencias y los atajos</translation>
    </message>
    <message>
        <source>Map folders…</source>
        <translation>Carpetas de mapas…</translation>
    </message>
    <message>
        <source>Choose the folders searched for maps</source>
        <translation>Elegir las carpetas en las que se buscan mapas</translation>
    </message>
</context>
<context>
    <name>tickscope::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Reset this page to defaults</source>
        <translation>Restablecer los valores predeterminados de esta página</translation>
    </message>
</context>
<context>
    <name>tickscope::ShortcutsDialog</name>
    <message>
        <source>World: zoom</source>
        <translation>Mundo: ampliar</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>rueda</translation>
    </message>
    <message>
        <source>World: move</source>
        <translation>Mundo: mover</translation>
    </message>
    <message>
        <source>drag, Alt + arrow keys</source>
        <translation>arrastrar, Alt + teclas de flecha</translation>
    </message>
    <message>
        <source>World: follow a player</source>
        <translation>Mundo: seguir a un jugador</translation>
    </message>
    <message>
        <source>double-click</source>
        <translation>doble clic</translation>
    </message>
    <message>
        <source>Mini-map: look elsewhere</source>
        <translation>Minimapa: mirar a otra parte</translation>
    </message>
    <message>
        <source>click, drag</source>
        <translation>clic, arrastrar</translation>
    </message>
    <message>
        <source>Timeline: zoom</source>
        <translation>Línea de tiempo: ampliar</translation>
    </message>
    <message>
        <source>Timeline: move</source>
        <translation>Línea de tiempo: mover</translation>
    </message>
    <message>
        <source>middle drag, Shift + wheel</source>
        <translation>arrastrar con el botón central, Mayús + rueda</translation>
    </message>
    <message>
        <source>Timeline: whole recording</source>
        <translation>Línea de tiempo: toda la grabación</translation>
    </message>
    <message>
        <source>Timeline: tick by tick</source>
        <translation>Línea de tiempo: tick a tick</translation>
    </message>
    <message>
        <source>Shift + drag</source>
        <translation>Mayús + arrastrar</translation>
    </message>
    <message>
        <source>Timeline: snap to events and markers</source>
        <translation>Línea de tiempo: ajustar a eventos y marcadores</translation>
    </message>
    <message>
        <source>Ctrl + drag</source>
        <translation>Ctrl + arrastrar</translation>
    </message>
    <message>
        <source>Timeline: move a marker</source>
        <translation>Línea de tiempo: mover un marcador</translation>
    </message>
    <message>
        <source>drag its sign on the axis</source>
        <translation>arrastrar su señal en el eje</translation>
    </message>
    <message>
        <source>Timeline: cancel a drag</source>
        <translation>Línea de tiempo: cancelar un arrastre</translation>
    </message>
    <message>
        <source>Esc while dragging</source>
        <translation>Esc al arrastrar</translation>
    </message>
    <message>
        <source>Timeline: select a range and loop it</source>
        <translation>Línea de tiempo: seleccionar un rango y repetirlo en bucle</translation>
    </message>
    <message>
        <source>right drag, Alt + drag</source>
        <translation>arrastrar con el botón derecho, Alt + arrastrar</translation>
    </message>
    <message>
        <source>Next, previous area of the window</source>
        <translation>Zona siguiente, anterior de la ventana</translation>
    </message>
    <message>
        <source>Tab, Shift + Tab</source>
        <translation>Tab, Mayús + Tab</translation>
    </message>
    <message>
        <source>List: previous, next row</source>
        <translation>Lista: fila anterior, siguiente</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Arriba, Abajo</translation>
    </message>
    <message>
        <source>Tree: close, open a branch</source>
        <translation>Árbol: cerrar, abrir una rama</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Izquierda, Derecha</translation>
    </message>
    <message>
        <source>Button, box: press</source>
        <translation>Botón, casilla: pulsar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Text field: clear; when empty, leave</source>
        <translation>Campo de texto: vaciar; si está vacío, salir</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar una orden</translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation>Órdenes y teclas</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tickscope::ShortcutsPage</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Use it here instead</source>
        <translation>Usarla aquí en su lugar</translation>
    </message>
    <message>
        <source>Remove key</source>
        <translation>Quitar tecla</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>Teclas predeterminadas</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Buscar una orden o una tecla</translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation>Órdenes y teclas</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Keys of the command</source>
        <translation>Teclas de la orden</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1 (modificada)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1 is already used by %2.</source>
        <translation>%1 ya la usa %2.</translation>
    </message>
    <message>
        <source>This file contains no Tickscope shortcuts.</source>
        <translation>Este archivo no contiene atajos de Tickscope.</translation>
    </message>
    <message>
        <source>Export shortcuts</source>
        <translation>Exportar atajos</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Import shortcuts</source>
        <translation>Importar atajos</translation>
    </message>
</context>
<context>
    <name>tickscope::SplitsTable</name>
    <message>
        <source>Splits</source>
        <translation>Parciales</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Parcial</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Fantasma</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Sum of best</source>
        <translation>Suma ideal</translation>
    </message>
    <message>
        <source>Best from the split before</source>
        <translation>Mejor tiempo desde el parcial anterior</translation>
    </message>
    <message>
        <source>Enter on a time goes there: of the recording, or of the ghost</source>
        <translation>Intro en un tiempo va allí: de la grabación o del fantasma</translation>
    </message>
    <message>
        <source>%1 later</source>
        <translation>%1 después</translation>
    </message>
    <message>
        <source>%1 earlier</source>
        <translation>%1 antes</translation>
    </message>
    <message>
        <source>Ghost is</source>
        <translation>Llega</translation>
    </message>
    <message>
        <source>How much later or earlier the ghost is there</source>
        <translation>Cuánto más tarde o más temprano llega allí el fantasma</translation>
    </message>
</context>
<context>
    <name>tickscope::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>Abrir grabación…</translation>
    </message>
    <message>
        <source>Open a recording  (%1)</source>
        <translation>Abrir una grabación  (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
</context>
<context>
    <name>tickscope::TabBar</name>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Open recordings</source>
        <translation>Grabaciones abiertas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close others</source>
        <translation>Cerrar las demás</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copiar ruta</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
</context>
<context>
    <name>tickscope::TabCommands</name>
    <message>
        <source>Next tab</source>
        <translation>Pestaña siguiente</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Pestaña anterior</translation>
    </message>
    <message>
        <source>Close other recordings</source>
        <translation>Cerrar las demás grabaciones</translation>
    </message>
    <message>
        <source>Reopen closed recording</source>
        <translation>Reabrir la grabación cerrada</translation>
    </message>
    <message>
        <source>Open the recording that was closed last, where it was</source>
        <translation>Abrir la última grabación cerrada, donde estaba</translation>
    </message>
</context>
<context>
    <name>tickscope::TabbedWindow</name>
    <message>
        <source>There is no room for another ghost: %1 was opened in a tab of its own.</source>
        <translation>No hay sitio para otro fantasma: %1 se abrió en una pestaña propia.</translation>
    </message>
</context>
<context>
    <name>tickscope::Tape</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1, tick %2</source>
        <translation>%1, tick %2</translation>
    </message>
    <message>
        <source>%1 to %2, ticks %3 to %4</source>
        <translation>%1 a %2, ticks %3 a %4</translation>
    </message>
    <message>
        <source>Aim %1 %2°</source>
        <translation>Mira %1 %2°</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>durante %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln choice(s)</source>
        <translation>
            <numerusform>%1: %Ln elección</numerusform>
            <numerusform>%1: %Ln elecciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln time(s)</source>
        <translation>
            <numerusform>%1: %Ln vez</numerusform>
            <numerusform>%1: %Ln veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln press(es)</source>
        <translation>
            <numerusform>%1: %Ln pulsación</numerusform>
            <numerusform>%1: %Ln pulsaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tick(s)</source>
        <translation>
            <numerusform>%Ln tick</numerusform>
            <numerusform>%Ln ticks</numerusform>
        </translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> en %1</translation>
    </message>
    <message>
        <source>held %1% of that time, longest press %2</source>
        <translation>se mantuvo el %1&#xa0;% de ese tiempo, pulsación más larga: %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>%1 held %2</source>
        <translation>%1: pulsación de %2</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>part of a press of %1, %2</source>
        <translation>parte de una pulsación de %1, %2</translation>
    </message>
    <message>
        <source>%1 after the previous one</source>
        <translation>%1 después de la anterior</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: no input here</source>
        <translation>%1: sin entradas aquí</translation>
    </message>
    <message>
        <source>%1: not known here</source>
        <translation>%1: se desconoce aquí</translation>
    </message>
    <message>
        <source>Player	Source	Input	First tick	Last tick	Ticks	Value</source>
        <translation>Jugador	Origen	Entrada	Primer tick	Último tick	Ticks	Valor</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln press(es) within a tick</source>
        <translation>
            <numerusform>%1: %Ln pulsación dentro de un tick</numerusform>
            <numerusform>%1: %Ln pulsaciones dentro de un tick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the last of %Ln press(es) in its first tick</source>
        <translation>
            <numerusform>la última de %Ln pulsación en su primer tick</numerusform>
            <numerusform>la última de %Ln pulsaciones en su primer tick</numerusform>
        </translation>
    </message>
    <message>
        <source>Yaw %1 %2°</source>
        <translation>Guiñada %1 %2°</translation>
    </message>
    <message>
        <source>Pitch %1 %2°</source>
        <translation>Cabeceo %1 %2°</translation>
    </message>
</context>
<context>
    <name>tickscope::TapeParts</name>
    <message>
        <source>Nothing at the playhead</source>
        <translation>Nada en el cabezal</translation>
    </message>
</context>
<context>
    <name>tickscope::TapeView</name>
    <message>
        <source>Recorder</source>
        <translation>Autor de la grabación</translation>
    </message>
    <message>
        <source>Inputs of all players</source>
        <translation>Entradas de todos los jugadores</translation>
    </message>
    <message>
        <source>Up and Down choose a row, Enter selects its player, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation>Arriba y Abajo eligen una fila, Intro selecciona su jugador, Alt y las teclas de flecha desplazan y amplían, la tecla Menú muestra más.</translation>
    </message>
</context>
<context>
    <name>tickscope::TicksBox</name>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Seconds before and after</source>
        <translation>Segundos antes y después</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Whole recording</source>
        <translation>Toda la grabación</translation>
    </message>
    <message>
        <source>Selected range</source>
        <translation>Rango seleccionado</translation>
    </message>
    <message>
        <source>Visible range</source>
        <translation>Rango visible</translation>
    </message>
    <message>
        <source>Around %1</source>
        <translation>Alrededor de %1</translation>
    </message>
    <message>
        <source>Around the playhead</source>
        <translation>Alrededor del cabezal</translation>
    </message>
    <message>
        <source>%1 ticks %2-%3</source>
        <translation>%1 ticks %2-%3</translation>
    </message>
</context>
<context>
    <name>tickscope::Timeline</name>
    <message>
        <source>Lanes ▾</source>
        <translation>Pistas ▾</translation>
    </message>
    <message>
        <source>hidden by the filter</source>
        <translation>ocultos por el filtro</translation>
    </message>
    <message>
        <source>none in this recording</source>
        <translation>no hay en esta grabación</translation>
    </message>
    <message>
        <source>no event has the text “%1”</source>
        <translation>ningún evento contiene el texto «%1»</translation>
    </message>
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
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2 (tick %3 – %4): %5</source>
        <translation>%1 – %2 (tick %3 – %4): %5</translation>
    </message>
    <message>
        <source>only event types that are not shown</source>
        <translation>solo tipos de eventos que no se muestran</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>aún no leído</translation>
    </message>
    <message>
        <source>no event of the chosen player has the text “%1”</source>
        <translation>ningún evento del jugador elegido tiene el texto «%1»</translation>
    </message>
    <message>
        <source>grouped with other events</source>
        <translation>agrupado con otros eventos</translation>
    </message>
    <message>
        <source>none so far</source>
        <translation>ninguno por ahora</translation>
    </message>
    <message>
        <source>none in the readable part</source>
        <translation>ninguno en la parte legible</translation>
    </message>
    <message>
        <source>none recorded after %1</source>
        <translation>ninguna grabada después de %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>no grabado</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineCommands</name>
    <message>
        <source>Fit timeline</source>
        <translation>Ajustar línea de tiempo</translation>
    </message>
    <message>
        <source>Show the whole recording on the timeline</source>
        <translation>Mostrar toda la grabación en la línea de tiempo</translation>
    </message>
    <message>
        <source>Zoom to range</source>
        <translation>Ampliar al rango</translation>
    </message>
    <message>
        <source>Zoom the timeline to the selected range</source>
        <translation>Ampliar la línea de tiempo al rango seleccionado</translation>
    </message>
    <message>
        <source>Copy range</source>
        <translation>Copiar rango</translation>
    </message>
    <message>
        <source>Copy duration, ticks and event counts of the selected range</source>
        <translation>Copiar duración, ticks y recuentos de eventos del rango seleccionado</translation>
    </message>
    <message>
        <source>Add marker here…</source>
        <translation>Añadir marcador aquí…</translation>
    </message>
    <message>
        <source>Rename marker…</source>
        <translation>Renombrar marcador…</translation>
    </message>
    <message>
        <source>Marker name:</source>
        <translation>Nombre del marcador:</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>Añadir marcador</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>Renombrar marcador</translation>
    </message>
    <message>
        <source>Go to tick %1</source>
        <translation>Ir al tick %1</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineHint</name>
    <message>
        <source>Choose lanes. In the strip: click to go there, wheel to zoom, middle button to pan,
right button to select a range, double-click to show all.
Drag a marker&apos;s sign to move it. Ctrl snaps to events and markers, Shift moves tick by tick.</source>
        <translation>Elija las pistas. En la franja: clic para ir a un punto, rueda para ampliar, botón central para desplazar,
botón derecho para seleccionar un rango, doble clic para mostrar todo.
Arrastre la señal de un marcador para moverlo. Ctrl ajusta a eventos y marcadores, Mayús mueve tick a tick.</translation>
    </message>
    <message>
        <source>%1: %2
Drag to reorder the lanes, right-click for more</source>
        <translation>%1: %2
Arrastre para reordenar las pistas, clic derecho para más opciones</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelinePanel</name>
    <message>
        <source>Timeline and playback</source>
        <translation>Línea de tiempo y reproducción</translation>
    </message>
    <message>
        <source>Move lane</source>
        <translation>Mover pista</translation>
    </message>
    <message>
        <source>Filtered</source>
        <translation>Filtrado</translation>
    </message>
    <message>
        <source>chosen event types</source>
        <translation>tipos de evento elegidos</translation>
    </message>
    <message>
        <source>Lanes and overview show only what the filter of the events shows: %1. Click to clear it.</source>
        <translation>Las pistas y la vista general muestran solo lo que muestra el filtro de eventos: %1. Haga clic para quitarlo.</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineParts</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 a %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) in view</source>
        <translation>
            <numerusform>%Ln evento visible</numerusform>
            <numerusform>%Ln eventos visibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Puntos dañados</translation>
    </message>
    <message>
        <source>%1 to %2 of %3 in view.</source>
        <translation>Se ve de %1 a %2, de un total de %3.</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Up and Down choose a lane, Enter opens its menu, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation>Arriba y Abajo eligen una pista, Intro abre su menú, Alt y las teclas de flecha desplazan y amplían, la tecla Menú muestra más.</translation>
    </message>
    <message>
        <source>%1 Range %2.</source>
        <translation>%1 Rango: %2.</translation>
    </message>
</context>
<context>
    <name>tickscope::TimestampText</name>
    <message>
        <source>%1 UTC</source>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>%1, local time of the recorder</source>
        <translation>%1, hora local de quien grabó</translation>
    </message>
    <message>
        <source>%1, time zone unknown</source>
        <translation>%1, zona horaria desconocida</translation>
    </message>
    <message>
        <source>%1 recorder’s time</source>
        <translation>%1, hora de quien grabó</translation>
    </message>
</context>
<context>
    <name>tickscope::TrackLayers</name>
    <message>
        <source>Trails</source>
        <translation>Rastros</translation>
    </message>
    <message>
        <source>No trails</source>
        <translation>Sin rastros</translation>
    </message>
    <message>
        <source>Show no trails</source>
        <translation>No mostrar rastros</translation>
    </message>
    <message>
        <source>10-second trails</source>
        <translation>Rastros de 10 segundos</translation>
    </message>
    <message>
        <source>Show where everyone came from, coloured by speed; click to go there</source>
        <translation>Mostrar de dónde venía cada uno, con color según la velocidad; haga clic para ir allí</translation>
    </message>
    <message>
        <source>Full path</source>
        <translation>Recorrido completo</translation>
    </message>
    <message>
        <source>Show the full path of the selected player, coloured by speed; click to go there</source>
        <translation>Mostrar el recorrido completo del jugador seleccionado, con color según la velocidad; haga clic para ir allí</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Mapa de calor</translation>
    </message>
    <message>
        <source>No heat map</source>
        <translation>Sin mapa de calor</translation>
    </message>
    <message>
        <source>Show no heat map</source>
        <translation>No mostrar ningún mapa de calor</translation>
    </message>
    <message>
        <source>Heat map of the selected player</source>
        <translation>Mapa de calor del jugador seleccionado</translation>
    </message>
    <message>
        <source>Show where the selected player spent time, in the range or the whole recording</source>
        <translation>Mostrar dónde pasó el tiempo el jugador seleccionado, en el rango o en toda la grabación</translation>
    </message>
    <message>
        <source>Heat map of all players</source>
        <translation>Mapa de calor de todos los jugadores</translation>
    </message>
    <message>
        <source>Show where players spent time, in the range or the whole recording</source>
        <translation>Mostrar dónde pasaron el tiempo los jugadores, en el rango o en toda la grabación</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 y más</translation>
    </message>
    <message>
        <source>Time spent: selected player</source>
        <translation>Tiempo pasado: jugador seleccionado</translation>
    </message>
    <message>
        <source>Time spent: all players</source>
        <translation>Tiempo pasado: todos los jugadores</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 s and more</source>
        <translation>%1 s y más</translation>
    </message>
    <message>
        <source>Speed (%1)</source>
        <translation>Velocidad (%1)</translation>
    </message>
</context>
<context>
    <name>tickscope::ValueText</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
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
    <message>
        <source>Overall</source>
        <translation>Global</translation>
    </message>
    <message>
        <source>The verdict on the whole case</source>
        <translation>El veredicto sobre todo el caso</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Sin decidir</translation>
    </message>
    <message>
        <source>Reason for the decision</source>
        <translation>Motivo de la decisión</translation>
    </message>
    <message>
        <source>Why you decided this</source>
        <translation>Por qué lo decidió así</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>The final result</source>
        <translation>El resultado final</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Decide a case on which reviewers disagree; on a server, leads only</source>
        <translation>Decidir un caso en el que los revisores discrepan; en un servidor, solo responsables</translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>Decidido: %1</translation>
    </message>
    <message>
        <source>The reviewers disagree; a lead has to settle it.</source>
        <translation>Los revisores discrepan; un responsable tiene que resolverlo.</translation>
    </message>
    <message>
        <source>You have decided. All verdicts are shown once everyone has.</source>
        <translation>Ya ha decidido. Todos los veredictos se muestran cuando todos hayan decidido.</translation>
    </message>
    <message>
        <source>Only the assignee gives a verdict. &lt;a href=&apos;me&apos;&gt;Assign the case to me&lt;/a&gt;</source>
        <translation>Solo da veredicto quien tiene el caso asignado. &lt;a href=&apos;me&apos;&gt;Asignarme el caso&lt;/a&gt;</translation>
    </message>
    <message>
        <source>You see the other verdict once you have decided.</source>
        <translation>Verá el otro veredicto cuando haya decidido.</translation>
    </message>
    <message>
        <source>You see the other verdict once you have decided. In a case file this is not enforced: other programs could show it.</source>
        <translation>Verá el otro veredicto cuando haya decidido. En un archivo de casos esto no se impone: otros programas podrían mostrarlo.</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Decidir…</translation>
    </message>
    <message>
        <source>Withdraw verdict</source>
        <translation>Retirar veredicto</translation>
    </message>
    <message>
        <source>Change your verdict and decide again; the history will say so</source>
        <translation>Cambiar su veredicto y decidir de nuevo; el historial lo dirá</translation>
    </message>
    <message>
        <source>Look at the verdict once more, then give it</source>
        <translation>Repasar el veredicto y después darlo</translation>
    </message>
    <message>
        <source>To decide, check at least one aspect.</source>
        <translation>Para decidir, marque al menos un aspecto.</translation>
    </message>
    <message>
        <source>To decide, choose the overall verdict.</source>
        <translation>Para decidir, elija el veredicto general.</translation>
    </message>
    <message>
        <source>Your first entry assigns the case to you.</source>
        <translation>Su primera anotación le asigna el caso.</translation>
    </message>
    <message>
        <source>The case is assigned to you.</source>
        <translation>El caso está asignado a usted.</translation>
    </message>
    <message>
        <source>To decide, give a reason.</source>
        <translation>Para decidir, indique un motivo.</translation>
    </message>
    <message>
        <source>Reason for the overall verdict; optional where an aspect has one</source>
        <translation>Motivo del veredicto general; opcional si un aspecto ya lo tiene</translation>
    </message>
    <message>
        <source>Change verdict</source>
        <translation>Cambiar veredicto</translation>
    </message>
    <message>
        <source>The verdict accuses, but all that you checked is clean.</source>
        <translation>El veredicto acusa, pero todo lo que ha comprobado está limpio.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) were added after the verdict.</source>
        <translation>
            <numerusform>Se añadió %Ln nota después del veredicto.</numerusform>
            <numerusform>Se añadieron %Ln notas después del veredicto.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::VerdictTable</name>
    <message>
        <source>Verdicts side by side</source>
        <translation>Comparación de veredictos</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Global</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Notas: %1</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Sin comprobar</translation>
    </message>
</context>
<context>
    <name>tickscope::VideoCommands</name>
    <message>
        <source>Save video…</source>
        <translation>Guardar vídeo…</translation>
    </message>
    <message>
        <source>Save a video of the world as a file</source>
        <translation>Guardar un vídeo del mundo como archivo</translation>
    </message>
</context>
<context>
    <name>tickscope::VideoDialog</name>
    <message>
        <source>Save video</source>
        <translation>Guardar vídeo</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Show names, chat and clock</source>
        <translation>Mostrar nombres, chat y reloj</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>Seguir a %1</translation>
    </message>
    <message>
        <source>MP4</source>
        <translation>MP4</translation>
    </message>
    <message>
        <source>WebM</source>
        <translation>WebM</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>GIF animado</translation>
    </message>
    <message>
        <source>MKV, lossless</source>
        <translation>MKV, sin pérdida</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>Imágenes PNG</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>as in the window</source>
        <translation>como en la ventana</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Fotogramas por segundo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln fotograma</numerusform>
            <numerusform>%Ln fotogramas</numerusform>
        </translation>
    </message>
    <message>
        <source>Videos need the program ffmpeg. Install the package ffmpeg, or save PNG pictures.</source>
        <translation>Los vídeos necesitan el programa ffmpeg. Instale el paquete ffmpeg o guarde imágenes PNG.</translation>
    </message>
    <message>
        <source>Show ghosts</source>
        <translation>Mostrar fantasmas</translation>
    </message>
    <message>
        <source>Show a line with file name, time, tick and SHA-256</source>
        <translation>Mostrar una línea con nombre de archivo, tiempo, tick y SHA-256</translation>
    </message>
</context>
<context>
    <name>tickscope::WelcomePage</name>
    <message>
        <source>… or drop a file anywhere on this window.</source>
        <translation>… o suelte un archivo en cualquier parte de esta ventana.</translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>Watch recorded games forwards and backwards, tick by tick.</source>
        <translation>Vea partidas grabadas hacia delante y hacia atrás, tick a tick.</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>Abrir grabación…</translation>
    </message>
    <message>
        <source>Open a recording  (%1)</source>
        <translation>Abrir una grabación  (%1)</translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation>Abrir ejemplo</translation>
    </message>
    <message>
        <source>Short sample recording</source>
        <translation>Grabación de ejemplo corta</translation>
    </message>
    <message>
        <source>Your recordings</source>
        <translation>Sus grabaciones</translation>
    </message>
    <message>
        <source>Add a folder to find its recordings by name, map, player and chat. They stay where they are.</source>
        <translation>Añada una carpeta para encontrar sus grabaciones por nombre, mapa, jugador y chat. Se quedan donde están.</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Añadir carpeta…</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowBundle</name>
    <message>
        <source>Create evidence bundle…</source>
        <translation>Crear paquete de pruebas…</translation>
    </message>
    <message>
        <source>Write the case with pictures, events, inputs and verdicts to a folder for others</source>
        <translation>Escribir el caso con imágenes, eventos, entradas y veredictos en una carpeta para otros</translation>
    </message>
    <message>
        <source>The evidence bundle could not be created.</source>
        <translation>No se pudo crear el paquete de pruebas.</translation>
    </message>
    <message>
        <source>Creating the evidence bundle… %1%</source>
        <translation>Creando el paquete de pruebas… %1&#xa0;%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Evidence bundle written to %1.</source>
        <translation>Paquete de pruebas escrito en %1.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Without figures of %1: accused by name only. Choose the player on the case&apos;s Report page first.</source>
        <translation>Sin indicadores de %1: acusado solo por el nombre. Elija antes al jugador en la página Denuncia del caso.</translation>
    </message>
    <message>
        <source>Not decided yet: no verdict will be in it.</source>
        <translation>Aún sin decidir: no contendrá ningún veredicto.</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowCases</name>
    <message numerus="yes">
        <source>%Ln change(s) to cases could not be saved yet.</source>
        <translation>
            <numerusform>%Ln cambio en los casos aún no se ha podido guardar.</numerusform>
            <numerusform>%Ln cambios en los casos aún no se han podido guardar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Case queue</source>
        <translation>Cola de casos</translation>
    </message>
    <message>
        <source>Show all cases; take the next one, import reports</source>
        <translation>Mostrar todos los casos; tomar el siguiente, importar denuncias</translation>
    </message>
    <message>
        <source>Review settings…</source>
        <translation>Preferencias de revisión…</translation>
    </message>
    <message>
        <source>Choose the case store, your name and recording folders</source>
        <translation>Elegir el almacén de casos, su nombre y las carpetas de grabaciones</translation>
    </message>
    <message>
        <source>%1 names no recording. Open the one it is about, then choose Review ▸ Add recording to case.</source>
        <translation>%1 no indica ninguna grabación. Abra aquella de la que trata y elija Revisión ▸ Añadir grabación al caso.</translation>
    </message>
    <message>
        <source>The recording of %1 was not found among recent files and recording folders: %2</source>
        <translation>La grabación de %1 no se encontró entre los archivos recientes y las carpetas de grabaciones: %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>They will be lost when the last window closes.</source>
        <translation>Se perderán cuando se cierre la última ventana.</translation>
    </message>
    <message>
        <source>Close and discard</source>
        <translation>Cerrar y descartar</translation>
    </message>
    <message>
        <source>There is no system keyring to keep the password, so Tickscope asks for it each time.</source>
        <translation>No hay ningún llavero del sistema donde guardar la contraseña, así que Tickscope la pide cada vez.</translation>
    </message>
    <message>
        <source>Erase a person…</source>
        <translation>Borrar datos de una persona…</translation>
    </message>
    <message>
        <source>Remove a person&apos;s data from all cases for good</source>
        <translation>Eliminar definitivamente los datos de una persona de todos los casos</translation>
    </message>
    <message>
        <source>This person&apos;s data was erased from all cases.</source>
        <translation>Los datos de esta persona se borraron de todos los casos.</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Introducir contraseña…</translation>
    </message>
    <message>
        <source>New about this recording: %1</source>
        <translation>Nuevo sobre esta grabación: %1</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln new case(s) about this recording.</source>
        <translation>
            <numerusform>Hay %Ln caso nuevo sobre esta grabación.</numerusform>
            <numerusform>Hay %Ln casos nuevos sobre esta grabación.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show case</source>
        <translation>Mostrar caso</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Añadir nota</translation>
    </message>
    <message>
        <source>Which case is the note for?</source>
        <translation>¿Para qué caso es la nota?</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Nuevo caso</translation>
    </message>
    <message>
        <source>No case, a marker only</source>
        <translation>Ningún caso, solo un marcador</translation>
    </message>
    <message>
        <source>Paste report…</source>
        <translation>Pegar denuncia…</translation>
    </message>
    <message>
        <source>File the report on the clipboard as a new case</source>
        <translation>Registrar la denuncia del portapapeles como un caso nuevo</translation>
    </message>
    <message>
        <source>A player</source>
        <translation>Un jugador</translation>
    </message>
    <message>
        <source>%1 reported in the game: %2</source>
        <translation>%1 denunció en el juego: %2</translation>
    </message>
    <message>
        <source>%1 reported %2 in the game: %3</source>
        <translation>%1 denunció a %2 en el juego: %3</translation>
    </message>
    <message>
        <source>Add case</source>
        <translation>Añadir caso</translation>
    </message>
    <message>
        <source>No case mentions “%1”; nothing was erased.</source>
        <translation>Ningún caso menciona «%1»; no se borró nada.</translation>
    </message>
    <message>
        <source>Texts may still have their other names: %1</source>
        <translation>Puede haber textos con sus otros nombres: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowDocks</name>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Información</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daños</translation>
    </message>
    <message>
        <source>Input tape</source>
        <translation>Cinta de entradas</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Gráficas</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entidades</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Casos</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Indicadores</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Buscar…</translation>
    </message>
    <message>
        <source>Find in the focused panel, or else in the events</source>
        <translation>Buscar en el panel activo o, si no, en los eventos</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Restablecer disposición</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation>Mostrar u ocultar: %1</translation>
    </message>
    <message>
        <source>Case queue</source>
        <translation>Cola de casos</translation>
    </message>
    <message>
        <source>Second view</source>
        <translation>Segunda vista</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Open, close and place all panels as at first</source>
        <translation>Abrir, cerrar y colocar todos los paneles como al principio</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowLinks</name>
    <message>
        <source>Copy link to this moment</source>
        <translation>Copiar enlace a este momento</translation>
    </message>
    <message>
        <source>Copy a link that opens this recording at this moment</source>
        <translation>Copiar un enlace que abre esta grabación en este momento</translation>
    </message>
    <message>
        <source>Open copied link</source>
        <translation>Abrir enlace copiado</translation>
    </message>
    <message>
        <source>Go to the moment of the link in the clipboard</source>
        <translation>Ir al momento del enlace del portapapeles</translation>
    </message>
    <message>
        <source>This is not a link to a moment of a recording.</source>
        <translation>No es un enlace a un momento de una grabación.</translation>
    </message>
    <message>
        <source>This recording was not found among recent files and recording folders: %1</source>
        <translation>Esta grabación no se encontró entre los archivos recientes y las carpetas de grabaciones: %1</translation>
    </message>
    <message>
        <source>Looking for %1…</source>
        <translation>Buscando %1…</translation>
    </message>
    <message>
        <source>the recording</source>
        <translation>la grabación</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open from %1</source>
        <translation>Abrir desde %1</translation>
    </message>
    <message>
        <source>This is another recording than the link means.</source>
        <translation>Esta no es la grabación a la que se refiere el enlace.</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowMarkers</name>
    <message numerus="yes">
        <source>%Ln change(s) to your markers could not be saved yet.</source>
        <translation>
            <numerusform>%Ln cambio en sus marcadores aún no se ha podido guardar.</numerusform>
            <numerusform>%Ln cambios en sus marcadores aún no se han podido guardar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import markers…</source>
        <translation>Importar marcadores…</translation>
    </message>
    <message>
        <source>Add markers from a JSON or CSV file</source>
        <translation>Añadir marcadores desde un archivo JSON o CSV</translation>
    </message>
    <message>
        <source>Export markers…</source>
        <translation>Exportar marcadores…</translation>
    </message>
    <message>
        <source>Write your markers to a JSON or CSV file</source>
        <translation>Escribir sus marcadores en un archivo JSON o CSV</translation>
    </message>
    <message>
        <source>Export markers</source>
        <translation>Exportar marcadores</translation>
    </message>
    <message>
        <source>JSON (*.json);;CSV (*.csv)</source>
        <translation>JSON (*.json);;CSV (*.csv)</translation>
    </message>
    <message>
        <source>Import markers</source>
        <translation>Importar marcadores</translation>
    </message>
    <message>
        <source>Markers (*.json *.csv);;All files (*)</source>
        <translation>Marcadores (*.json *.csv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The markers could not be exported to %1.</source>
        <translation>No se pudieron exportar los marcadores a %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) exported to %1.</source>
        <translation>
            <numerusform>Se exportó %Ln marcador a %1.</numerusform>
            <numerusform>Se exportaron %Ln marcadores a %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large to be a list of markers.</source>
        <translation>El archivo es demasiado grande para ser una lista de marcadores.</translation>
    </message>
    <message>
        <source>The markers of %1 could not be imported.</source>
        <translation>No se pudieron importar los marcadores de %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) imported.</source>
        <translation>
            <numerusform>Se importó %Ln marcador.</numerusform>
            <numerusform>Se importaron %Ln marcadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) were already there.</source>
        <translation>
            <numerusform>%Ln marcador ya estaba.</numerusform>
            <numerusform>%Ln marcadores ya estaban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) are outside this recording.</source>
        <translation>
            <numerusform>%Ln marcador está fuera de esta grabación.</numerusform>
            <numerusform>%Ln marcadores están fuera de esta grabación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) could not be read.</source>
        <translation>
            <numerusform>No se pudo leer %Ln marcador.</numerusform>
            <numerusform>No se pudieron leer %Ln marcadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>They were written for another recording (%1).</source>
        <translation>Se escribieron para otra grabación (%1).</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Your markers cannot be read from disk.</source>
        <translation>No se pueden leer sus marcadores del disco.</translation>
    </message>
    <message>
        <source>Your markers can be viewed but not changed: their file is read-only.</source>
        <translation>Sus marcadores se pueden ver pero no cambiar: su archivo es de solo lectura.</translation>
    </message>
    <message>
        <source>Your markers were written by a newer version of Tickscope; this version leaves them unchanged.</source>
        <translation>Sus marcadores se escribieron con una versión más reciente de Tickscope; esta versión no los modifica.</translation>
    </message>
    <message>
        <source>The file with your markers is damaged. It was moved to %1 and a new one was created.</source>
        <translation>El archivo con sus marcadores está dañado. Se movió a %1 y se creó uno nuevo.</translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>They will be lost when the window closes. Export the markers to keep them.</source>
        <translation>Se perderán cuando se cierre la ventana. Exporte los marcadores para conservarlos.</translation>
    </message>
    <message>
        <source>Close and discard</source>
        <translation>Cerrar y descartar</translation>
    </message>
    <message>
        <source>The first is in line %1.</source>
        <translation>El primero está en la línea %1.</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowTogether</name>
    <message>
        <source>Watch together…</source>
        <translation>Ver juntos…</translation>
    </message>
    <message>
        <source>Lead others through a recording, or follow</source>
        <translation>Guiar a otros por una grabación o seguirlos</translation>
    </message>
    <message>
        <source>Back to the leader</source>
        <translation>Volver con quien guía</translation>
    </message>
    <message>
        <source>Show again what the leader shows</source>
        <translation>Mostrar de nuevo lo que muestra quien guía</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Volver con %1</translation>
    </message>
    <message>
        <source>the leader</source>
        <translation>quien guía</translation>
    </message>
    <message>
        <source>The session has ended.</source>
        <translation>La sesión ha terminado.</translation>
    </message>
    <message>
        <source>%1 asks for the lead.</source>
        <translation>%1 pide guiar.</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Ceder</translation>
    </message>
    <message>
        <source>You are looking elsewhere than %1.</source>
        <translation>Está viendo otra cosa que %1.</translation>
    </message>
    <message>
        <source>Looking for %1…</source>
        <translation>Buscando %1…</translation>
    </message>
    <message>
        <source>%1 shows %2, which is not here. As soon as it is open, you follow.</source>
        <translation>%1 muestra %2, que no está aquí. En cuanto se abra, seguirá.</translation>
    </message>
    <message>
        <source>Note for all…</source>
        <translation>Nota para todos…</translation>
    </message>
    <message>
        <source>Write a note that all who watch together see</source>
        <translation>Escribir una nota que ven todos los que miran juntos</translation>
    </message>
    <message>
        <source>%1 shows %2, which is not here, but on %3.</source>
        <translation>%1 muestra %2, que no está aquí, sino en %3.</translation>
    </message>
    <message>
        <source>Open it from there</source>
        <translation>Abrirlo desde allí</translation>
    </message>
    <message>
        <source>This recording is not there for: %1</source>
        <translation>Esta grabación no la tienen: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldLevels</name>
    <message>
        <source>View from</source>
        <translation>Ver desde</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Desde arriba</translation>
    </message>
    <message>
        <source>Show the world from above</source>
        <translation>Mostrar el mundo desde arriba</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>Desde el frente</translation>
    </message>
    <message>
        <source>Show the world from the front, heights upwards</source>
        <translation>Mostrar el mundo desde el frente, con las alturas hacia arriba</translation>
    </message>
    <message>
        <source>From the side</source>
        <translation>Desde el lado</translation>
    </message>
    <message>
        <source>Show the world from the right, heights upwards</source>
        <translation>Mostrar el mundo desde la derecha, con las alturas hacia arriba</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldNotes</name>
    <message>
        <source>No recording is open</source>
        <translation>No hay ninguna grabación abierta</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Abriendo %1…</translation>
    </message>
    <message>
        <source>This recording cannot be displayed</source>
        <translation>No se puede mostrar esta grabación</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>Esperando al servidor…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>The server did not deliver this part</source>
        <translation>El servidor no entregó esta parte</translation>
    </message>
    <message>
        <source>Damaged here: shown as far as it is readable</source>
        <translation>Dañado aquí: se muestra lo que se puede leer</translation>
    </message>
    <message>
        <source>Damaged: nothing is readable here</source>
        <translation>Dañado: aquí no se puede leer nada</translation>
    </message>
    <message>
        <source>Reading player paths…</source>
        <translation>Leyendo recorridos de los jugadores…</translation>
    </message>
    <message>
        <source>No one is in the world now</source>
        <translation>Ahora no hay nadie en el mundo</translation>
    </message>
    <message>
        <source>This part could not be read</source>
        <translation>No se pudo leer esta parte</translation>
    </message>
    <message>
        <source>No one is in sight of the recording player now</source>
        <translation>Nadie está a la vista del jugador que grabó</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldOverlays</name>
    <message>
        <source>Show entities</source>
        <translation>Mostrar entidades</translation>
    </message>
    <message>
        <source>Overlay what the map&apos;s tiles do to players</source>
        <translation>Superponer lo que hacen a los jugadores los tiles del mapa</translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation>Minimapa</translation>
    </message>
    <message>
        <source>Show the whole map in a corner while only part of it is in view</source>
        <translation>Mostrar el mapa completo en una esquina mientras solo se ve una parte</translation>
    </message>
    <message>
        <source>Chat, kills and clock</source>
        <translation>Chat, bajas y reloj</translation>
    </message>
    <message>
        <source>Overlay chat, kills and the clock</source>
        <translation>Superponer el chat, las bajas y el reloj</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Tabla de puntuaciones</translation>
    </message>
    <message>
        <source>Overlay the players and their scores</source>
        <translation>Superponer los jugadores y sus puntuaciones</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldParts</name>
    <message>
        <source>x %1, y %2, z %3</source>
        <translation>x %1, y %2, z %3</translation>
    </message>
    <message>
        <source>x %1, y %2</source>
        <translation>x %1, y %2</translation>
    </message>
    <message>
        <source>last known position</source>
        <translation>última posición conocida</translation>
    </message>
    <message>
        <source>health %1</source>
        <translation>salud %1</translation>
    </message>
    <message>
        <source>armor %1</source>
        <translation>armadura %1</translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>equipo %1</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>congelado</translation>
    </message>
    <message>
        <source>hook out</source>
        <translation>gancho lanzado</translation>
    </message>
    <message>
        <source>away or paused</source>
        <translation>ausente o en pausa</translation>
    </message>
    <message>
        <source>typing</source>
        <translation>escribiendo</translation>
    </message>
    <message>
        <source>made this recording</source>
        <translation>hizo esta grabación</translation>
    </message>
    <message>
        <source>followed</source>
        <translation>seguido</translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation>fuera de la imagen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation>Minimapa</translation>
    </message>
    <message>
        <source>The whole world, with a frame around the visible part; its centre is at x %1, y %2. Press to see all of it.</source>
        <translation>El mundo entero, con un marco alrededor de la parte visible; su centro está en x %1, y %2. Pulse para verlo todo.</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Bajas</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldTips</name>
    <message>
        <source>%1 at %2
Click to go there</source>
        <translation>%1 en %2
Haga clic para ir allí</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>grabado</translation>
    </message>
    <message>
        <source>predicted from the last recorded state</source>
        <translation>predicho a partir del último estado grabado</translation>
    </message>
    <message>
        <source>between two recorded ticks</source>
        <translation>entre dos ticks grabados</translation>
    </message>
    <message>
        <source>%1
x %2, y %3, z %4: %5</source>
        <translation>%1
x %2, y %3, z %4: %5</translation>
    </message>
    <message>
        <source>%1
x %2, y %3: %4</source>
        <translation>%1
x %2, y %3: %4</translation>
    </message>
    <message>
        <source>made this recording</source>
        <translation>hizo esta grabación</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>congelado</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldView</name>
    <message>
        <source>last known position</source>
        <translation>última posición conocida</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Mundo</translation>
    </message>
    <message>
        <source>The world at the playhead. Alt and the arrow keys move the view, plus and minus zoom, the menu key shows more.</source>
        <translation>El mundo en el cabezal. Alt y las teclas de flecha mueven la vista, más y menos la amplían y reducen, la tecla Menú muestra más.</translation>
    </message>
    <message>
        <source>Follow player under pointer</source>
        <translation>Seguir al jugador bajo el puntero</translation>
    </message>
    <message>
        <source>Select and follow the player under the mouse pointer</source>
        <translation>Seleccionar y seguir al jugador que está bajo el puntero del ratón</translation>
    </message>
    <message>
        <source>Mini-map: click or drag to look there</source>
        <translation>Minimapa: haga clic o arrastre para mirar allí</translation>
    </message>
    <message>
        <source>View from</source>
        <translation>Ver desde</translation>
    </message>
    <message>
        <source>Race %1. %2</source>
        <translation>Carrera %1. %2</translation>
    </message>
    <message>
        <source>Second view</source>
        <translation>Segunda vista</translation>
    </message>
</context>
<context>
    <name>tickscope::together::BrokerDialog</name>
    <message>
        <source>&amp;Save accounts and rules…</source>
        <translation>&amp;Guardar cuentas y reglas…</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>I&amp;niciar</translation>
    </message>
    <message>
        <source>Watch together on another broker</source>
        <translation>Ver juntos por otro bróker</translation>
    </message>
    <message>
        <source>Save accounts and rules</source>
        <translation>Guardar cuentas y reglas</translation>
    </message>
    <message>
        <source>Empty: one that systems trust</source>
        <translation>Vacío: uno en el que confían los sistemas</translation>
    </message>
    <message>
        <source>SHA-256 fingerprint of the broker&apos;s certificate, or of the authority&apos;s that signed it, if the broker sends both</source>
        <translation>Huella SHA-256 del certificado del bróker, o del de la autoridad que lo firmó, si el bróker envía ambos</translation>
    </message>
    <message>
        <source>&amp;From file…</source>
        <translation>Desde &amp;archivo…</translation>
    </message>
    <message>
        <source>Certificate of the broker or of its authority</source>
        <translation>Certificado del bróker o de su autoridad</translation>
    </message>
    <message>
        <source>Keep it to yourself: it begins the session again and gives all other links</source>
        <translation>Guárdelo para usted: vuelve a iniciar la sesión y da todos los demás enlaces</translation>
    </message>
    <message>
        <source>&amp;Broker</source>
        <translation>&amp;Bróker</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Puerto</translation>
    </message>
    <message>
        <source>&amp;Certificate</source>
        <translation>&amp;Certificado</translation>
    </message>
    <message>
        <source>Host&apos;s &amp;link</source>
        <translation>En&amp;lace del anfitrión</translation>
    </message>
    <message>
        <source>First give the broker the accounts and rules of this session. Without rules anybody with a link can lead.</source>
        <translation>Dé primero al bróker las cuentas y reglas de esta sesión. Sin reglas, cualquiera que tenga un enlace puede guiar.</translation>
    </message>
    <message>
        <source>A SHA-256 fingerprint has 64 digits, 0 to 9 and A to F.</source>
        <translation>Una huella SHA-256 tiene 64 dígitos, de 0 a 9 y de A a F.</translation>
    </message>
    <message>
        <source>There is no certificate in %1.</source>
        <translation>No hay ningún certificado en %1.</translation>
    </message>
    <message>
        <source>Saved in %1. For Mosquitto, name tickscope.passwords by password_file and tickscope.rules by acl_file.</source>
        <translation>Guardado en %1. En Mosquitto, indique tickscope.passwords como password_file y tickscope.rules como acl_file.</translation>
    </message>
    <message>
        <source>The files could not be saved in %1.</source>
        <translation>No se pudieron guardar los archivos en %1.</translation>
    </message>
</context>
<context>
    <name>tickscope::together::OwnBroker</name>
    <message>
        <source>To start a session here, install Mosquitto (the package mosquitto).</source>
        <translation>Para iniciar una sesión aquí, instale Mosquitto (el paquete mosquitto).</translation>
    </message>
    <message>
        <source>The session could not be prepared on this machine.</source>
        <translation>No se pudo preparar la sesión en este equipo.</translation>
    </message>
</context>
<context>
    <name>tickscope::together::Together</name>
    <message>
        <source>The host cannot be reached; trying again.</source>
        <translation>No se puede contactar con el anfitrión; se vuelve a intentar.</translation>
    </message>
    <message>
        <source>The host&apos;s connection is not encrypted, so nothing was sent to it.</source>
        <translation>La conexión del anfitrión no está cifrada, así que no se le envió nada.</translation>
    </message>
    <message>
        <source>The certificate of the host is not the one in the link.</source>
        <translation>El certificado del anfitrión no es el del enlace.</translation>
    </message>
    <message>
        <source>The host refused the link: its session is over, or the link is incomplete.</source>
        <translation>El anfitrión rechazó el enlace: su sesión terminó o el enlace está incompleto.</translation>
    </message>
    <message>
        <source>Mosquitto does not run on this machine: %1</source>
        <translation>Mosquitto no funciona en este equipo: %1</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Alguien</translation>
    </message>
    <message>
        <source>%1, port %2</source>
        <translation>%1, puerto %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>tickscope::together::TogetherDialog</name>
    <message>
        <source>Watch together</source>
        <translation>Ver juntos</translation>
    </message>
    <message>
        <source>Paste the link that you were sent</source>
        <translation>Pegue el enlace que recibió</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Unirse</translation>
    </message>
    <message>
        <source>The address of this machine that stands in the links</source>
        <translation>La dirección de este equipo que figura en los enlaces</translation>
    </message>
    <message>
        <source>&amp;Start here</source>
        <translation>&amp;Iniciar aquí</translation>
    </message>
    <message>
        <source>Runs on this machine until you end the session. Others must be able to reach this address.</source>
        <translation>Funciona en este equipo hasta que termine la sesión. Los demás deben poder llegar a esta dirección.</translation>
    </message>
    <message>
        <source>To start a session here, install Mosquitto (the package mosquitto).</source>
        <translation>Para iniciar una sesión aquí, instale Mosquitto (el paquete mosquitto).</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Su &amp;nombre</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <translation>&amp;Enlace</translation>
    </message>
    <message>
        <source>&amp;This machine</source>
        <translation>Es&amp;te equipo</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Quién está aquí</translation>
    </message>
    <message>
        <source>Copy link to &amp;lead</source>
        <translation>Copiar enlace para &amp;guiar</translation>
    </message>
    <message>
        <source>For one person, who may lead, too; copy another one for the next</source>
        <translation>Para una persona, que también puede guiar; copie otro para la siguiente</translation>
    </message>
    <message>
        <source>Copy link to &amp;follow</source>
        <translation>Copiar enlace para &amp;seguir</translation>
    </message>
    <message>
        <source>For all who only watch</source>
        <translation>Para todos los que solo miran</translation>
    </message>
    <message>
        <source>Link to lead copied, for one person.</source>
        <translation>Enlace para guiar copiado, para una persona.</translation>
    </message>
    <message>
        <source>Link to follow copied.</source>
        <translation>Enlace para seguir copiado.</translation>
    </message>
    <message>
        <source>&amp;Hand over the lead</source>
        <translation>&amp;Ceder la guía</translation>
    </message>
    <message>
        <source>The session has ended.</source>
        <translation>La sesión ha terminado.</translation>
    </message>
    <message>
        <source>This is not a link to a session, or a part of it is missing.</source>
        <translation>Esto no es un enlace a una sesión, o le falta una parte.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Usted guía</translation>
    </message>
    <message>
        <source>Nobody leads yet</source>
        <translation>Nadie guía todavía</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 guía</translation>
    </message>
    <message>
        <source>&amp;Back to %1</source>
        <translation>&amp;Volver con %1</translation>
    </message>
    <message>
        <source>&amp;Take the lead</source>
        <translation>&amp;Tomar la guía</translation>
    </message>
    <message>
        <source>&amp;Do not ask any more</source>
        <translation>&amp;No pedir más</translation>
    </message>
    <message>
        <source>&amp;Ask for the lead</source>
        <translation>&amp;Pedir la guía</translation>
    </message>
    <message>
        <source>To the person chosen in the list, who came by a link to lead</source>
        <translation>A la persona elegida en la lista, que entró con un enlace para guiar</translation>
    </message>
    <message>
        <source>&amp;End session</source>
        <translation>&amp;Terminar sesión</translation>
    </message>
    <message>
        <source>Lea&amp;ve</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Anybody here can lead: the broker has no access rules.</source>
        <translation>Cualquiera aquí puede guiar: el bróker no tiene reglas de acceso.</translation>
    </message>
    <message>
        <source>Others must reach this machine at %1.</source>
        <translation>Los demás deben llegar a este equipo en %1.</translation>
    </message>
    <message>
        <source>Others will see this recording as soon as it is read to its end.</source>
        <translation>Los demás verán esta grabación en cuanto se lea hasta el final.</translation>
    </message>
    <message>
        <source>Your filter is too long to be shared; others keep theirs.</source>
        <translation>Su filtro es demasiado largo para compartirlo; los demás conservan el suyo.</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (usted)</translation>
    </message>
    <message>
        <source>%1: leads</source>
        <translation>%1: guía</translation>
    </message>
    <message>
        <source>%1: asks for the lead</source>
        <translation>%1: pide guiar</translation>
    </message>
    <message>
        <source>%1: only watches</source>
        <translation>%1: solo mira</translation>
    </message>
    <message>
        <source>On another &amp;broker…</source>
        <translation>Por otro &amp;bróker…</translation>
    </message>
    <message>
        <source>Note for all</source>
        <translation>Nota para todos</translation>
    </message>
    <message>
        <source>Adds a marker of yours at the playhead, which all others see until you delete it or leave</source>
        <translation>Añade en el cabezal un marcador suyo, que todos los demás ven hasta que usted lo borre o se vaya</translation>
    </message>
    <message>
        <source>Enter the name by which others know you.</source>
        <translation>Escriba el nombre por el que le conocen los demás.</translation>
    </message>
    <message>
        <source>No notes: a case asks for a blind second opinion</source>
        <translation>Sin notas: un caso pide una segunda opinión a ciegas</translation>
    </message>
    <message>
        <source>Note for all, at this moment</source>
        <translation>Nota para todos, en este momento</translation>
    </message>
    <message>
        <source>%1: does not have the recording</source>
        <translation>%1: no tiene la grabación</translation>
    </message>
</context>
<context>
    <name>whatsthis</name>
    <message>
        <source>The world at the playhead. The wheel zooms, dragging moves the picture, a double-click follows a player, a right-click shows more.</source>
        <translation>El mundo en el cabezal. La rueda amplía, arrastrar mueve la imagen, un doble clic sigue a un jugador, un clic derecho muestra más.</translation>
    </message>
    <message>
        <source>The recording over time: playback buttons, the whole recording as a strip, and the visible stretch with its events.</source>
        <translation>La grabación a lo largo del tiempo: botones de reproducción, toda la grabación como una franja y el tramo visible con sus eventos.</translation>
    </message>
    <message>
        <source>The visible stretch. Click or drag to go somewhere, zoom with the wheel, select a range with the right button. Each lane shows one type of event.</source>
        <translation>El tramo visible. Haga clic o arrastre para ir a un punto, amplíe con la rueda y seleccione un rango con el botón derecho. Cada pista muestra un tipo de evento.</translation>
    </message>
    <message>
        <source>The whole recording. The frame is the visible stretch; drag it to look elsewhere.</source>
        <translation>Toda la grabación. El marco es el tramo visible; arrástrelo para mirar a otra parte.</translation>
    </message>
    <message>
        <source>Type a time such as 4:07.3 or a tick such as @12365, and press Enter to go there.</source>
        <translation>Escriba un tiempo como 4:07.3 o un tick como @12365 y pulse Intro para ir allí.</translation>
    </message>
    <message>
        <source>Your recordings. Drop a file here to open it.</source>
        <translation>Sus grabaciones. Suelte aquí un archivo para abrirlo.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>dead</source>
        <translation>muerto</translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>bomba</translation>
    </message>
    <message>
        <source>vip</source>
        <translation>vip</translation>
    </message>
    <message>
        <source>recorded input</source>
        <translation>entrada grabada</translation>
    </message>
    <message>
        <source>bright field</source>
        <translation>campo brillante</translation>
    </message>
    <message>
        <source>muzzle flash</source>
        <translation>fogonazo</translation>
    </message>
    <message>
        <source>bright light</source>
        <translation>luz intensa</translation>
    </message>
    <message>
        <source>dim light</source>
        <translation>luz tenue</translation>
    </message>
    <message>
        <source>inverse light</source>
        <translation>luz inversa</translation>
    </message>
    <message>
        <source>no interpolation</source>
        <translation>sin interpolación</translation>
    </message>
    <message>
        <source>light</source>
        <translation>luz</translation>
    </message>
    <message>
        <source>no draw</source>
        <translation>sin dibujar</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>andar</translation>
    </message>
    <message>
        <source>step</source>
        <translation>escalón</translation>
    </message>
    <message>
        <source>fly</source>
        <translation>volar</translation>
    </message>
    <message>
        <source>toss</source>
        <translation>lanzar</translation>
    </message>
    <message>
        <source>push</source>
        <translation>empujar</translation>
    </message>
    <message>
        <source>noclip</source>
        <translation>noclip</translation>
    </message>
    <message>
        <source>fly missile</source>
        <translation>proyectil volador</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>rebotar</translation>
    </message>
    <message>
        <source>follow</source>
        <translation>seguir</translation>
    </message>
    <message>
        <source>not</source>
        <translation>no sólido</translation>
    </message>
    <message>
        <source>trigger</source>
        <translation>activador</translation>
    </message>
    <message>
        <source>box</source>
        <translation>caja</translation>
    </message>
    <message>
        <source>slide box</source>
        <translation>caja deslizante</translation>
    </message>
    <message>
        <source>bsp</source>
        <translation>bsp</translation>
    </message>
    <message>
        <source>client</source>
        <translation>cliente</translation>
    </message>
    <message>
        <source>on ground</source>
        <translation>en el suelo</translation>
    </message>
    <message>
        <source>ducking</source>
        <translation>agachado</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>locked chase</source>
        <translation>persecución fija</translation>
    </message>
    <message>
        <source>free chase</source>
        <translation>persecución libre</translation>
    </message>
    <message>
        <source>roaming</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>in eye</source>
        <translation>primera persona</translation>
    </message>
    <message>
        <source>free map</source>
        <translation>mapa libre</translation>
    </message>
    <message>
        <source>chase map</source>
        <translation>mapa en persecución</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>atacar</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>saltar</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>agacharse</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>adelante</translation>
    </message>
    <message>
        <source>back</source>
        <translation>atrás</translation>
    </message>
    <message>
        <source>use</source>
        <translation>usar</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>cancelar</translation>
    </message>
    <message>
        <source>left</source>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecha</translation>
    </message>
    <message>
        <source>moveleft</source>
        <translation>moverse a la izquierda</translation>
    </message>
    <message>
        <source>moveright</source>
        <translation>moverse a la derecha</translation>
    </message>
    <message>
        <source>attack2</source>
        <translation>ataque 2</translation>
    </message>
    <message>
        <source>run</source>
        <translation>correr</translation>
    </message>
    <message>
        <source>reload</source>
        <translation>recargar</translation>
    </message>
    <message>
        <source>alt1</source>
        <translation>alt1</translation>
    </message>
    <message>
        <source>score</source>
        <translation>puntuaciones</translation>
    </message>
    <message>
        <source>on fire</source>
        <translation>en llamas</translation>
    </message>
    <message>
        <source>sneaking</source>
        <translation>sigiloso</translation>
    </message>
    <message>
        <source>spin attack</source>
        <translation>ataque giratorio</translation>
    </message>
    <message>
        <source>sprinting</source>
        <translation>esprintando</translation>
    </message>
    <message>
        <source>swimming</source>
        <translation>nadando</translation>
    </message>
    <message>
        <source>invisible</source>
        <translation>invisible</translation>
    </message>
    <message>
        <source>glowing</source>
        <translation>brillante</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>volando</translation>
    </message>
    <message>
        <source>save</source>
        <translation>guardar</translation>
    </message>
    <message>
        <source>server</source>
        <translation>servidor</translation>
    </message>
    <message>
        <source>store</source>
        <translation>store</translation>
    </message>
    <message>
        <source>econ</source>
        <translation>econ</translation>
    </message>
    <message>
        <source>chat</source>
        <translation>chat</translation>
    </message>
    <message>
        <source>game</source>
        <translation>juego</translation>
    </message>
    <message>
        <source>non-teehistoric</source>
        <translation>no teehistórico</translation>
    </message>
    <message>
        <source>config or console</source>
        <translation>configuración o consola</translation>
    </message>
    <message>
        <source>map</source>
        <translation>mapa</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>sin juego</translation>
    </message>
    <message>
        <source>login</source>
        <translation>inicio de sesión</translation>
    </message>
    <message>
        <source>logout</source>
        <translation>cierre de sesión</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>dirección</translation>
    </message>
    <message>
        <source>hook</source>
        <translation>gancho</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>disparo</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arma</translation>
    </message>
    <message>
        <source>released</source>
        <translation>suelto</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>pulsado</translation>
    </message>
    <message>
        <source>server-recorded, takes effect next tick</source>
        <translation>grabado por el servidor, tiene efecto en el tick siguiente</translation>
    </message>
    <message>
        <source>world</source>
        <translation>mundo</translation>
    </message>
    <message>
        <source>recorded before DDNet 15.3: inputs stand where they arrived</source>
        <translation>grabado antes de DDNet 15.3: las entradas figuran donde llegaron</translation>
    </message>
    <message>
        <source>its rebuilt path left the recorded one: lag of servers 16.2 to 19.3, a command that is not known, or a setting that is not recorded</source>
        <translation>su recorrido reconstruido se apartó del grabado: lag de servidores 16.2 a 19.3, una orden desconocida o un ajuste que no está grabado</translation>
    </message>
    <message>
        <source>a command whose effect is not known</source>
        <translation>una orden cuyo efecto se desconoce</translation>
    </message>
    <message>
        <source>a saved game was loaded or tees were swapped</source>
        <translation>se cargó una partida guardada o se intercambiaron tees</translation>
    </message>
    <message>
        <source>the map has rotating lasers, draggers or turrets, which were compared with demos of servers 16.x only</source>
        <translation>el mapa tiene láseres giratorios, draggers o torretas, que solo se compararon con demos de servidores 16.x</translation>
    </message>
    <message>
        <source>chat keeps a player awake and is not recorded</source>
        <translation>el chat mantiene activo a un jugador y no se graba</translation>
    </message>
    <message>
        <source>more shots or ways in a tick than are rebuilt</source>
        <translation>más disparos o recorridos en un tick de los que se reconstruyen</translation>
    </message>
    <message>
        <source>rebuilt from the inputs and the map</source>
        <translation>reconstruido a partir de las entradas y del mapa</translation>
    </message>
    <message>
        <source>retracted</source>
        <translation>recogido</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>inactivo</translation>
    </message>
    <message>
        <source>retracting</source>
        <translation>recogiéndose</translation>
    </message>
    <message>
        <source>grabbed</source>
        <translation>agarrado</translation>
    </message>
    <message>
        <source>hammer</source>
        <translation>martillo</translation>
    </message>
    <message>
        <source>gun</source>
        <translation>pistola</translation>
    </message>
    <message>
        <source>shotgun</source>
        <translation>escopeta</translation>
    </message>
    <message>
        <source>grenade</source>
        <translation>granada</translation>
    </message>
    <message>
        <source>laser</source>
        <translation>láser</translation>
    </message>
    <message>
        <source>ninja</source>
        <translation>ninja</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>pain</source>
        <translation>dolor</translation>
    </message>
    <message>
        <source>happy</source>
        <translation>contento</translation>
    </message>
    <message>
        <source>surprise</source>
        <translation>sorpresa</translation>
    </message>
    <message>
        <source>angry</source>
        <translation>enfadado</translation>
    </message>
    <message>
        <source>blink</source>
        <translation>parpadeo</translation>
    </message>
    <message>
        <source>gun fire</source>
        <translation>disparo de pistola</translation>
    </message>
    <message>
        <source>shotgun fire</source>
        <translation>disparo de escopeta</translation>
    </message>
    <message>
        <source>grenade fire</source>
        <translation>disparo de granada</translation>
    </message>
    <message>
        <source>hammer fire</source>
        <translation>golpe de martillo</translation>
    </message>
    <message>
        <source>hammer hit</source>
        <translation>impacto de martillo</translation>
    </message>
    <message>
        <source>ninja fire</source>
        <translation>ataque ninja</translation>
    </message>
    <message>
        <source>grenade explode</source>
        <translation>explosión de granada</translation>
    </message>
    <message>
        <source>ninja hit</source>
        <translation>impacto ninja</translation>
    </message>
    <message>
        <source>laser fire</source>
        <translation>disparo de láser</translation>
    </message>
    <message>
        <source>laser bounce</source>
        <translation>rebote de láser</translation>
    </message>
    <message>
        <source>weapon switch</source>
        <translation>cambio de arma</translation>
    </message>
    <message>
        <source>pain short</source>
        <translation>dolor corto</translation>
    </message>
    <message>
        <source>pain long</source>
        <translation>dolor largo</translation>
    </message>
    <message>
        <source>body land</source>
        <translation>aterrizaje</translation>
    </message>
    <message>
        <source>air jump</source>
        <translation>salto en el aire</translation>
    </message>
    <message>
        <source>die</source>
        <translation>muerte</translation>
    </message>
    <message>
        <source>spawn</source>
        <translation>aparición</translation>
    </message>
    <message>
        <source>skid</source>
        <translation>derrape</translation>
    </message>
    <message>
        <source>cry</source>
        <translation>llanto</translation>
    </message>
    <message>
        <source>hook loop</source>
        <translation>bucle del gancho</translation>
    </message>
    <message>
        <source>hook ground</source>
        <translation>gancho en el suelo</translation>
    </message>
    <message>
        <source>hook player</source>
        <translation>gancho en jugador</translation>
    </message>
    <message>
        <source>hook no attach</source>
        <translation>gancho sin agarre</translation>
    </message>
    <message>
        <source>pickup health</source>
        <translation>recoger salud</translation>
    </message>
    <message>
        <source>pickup armor</source>
        <translation>recoger armadura</translation>
    </message>
    <message>
        <source>pickup grenade</source>
        <translation>recoger granada</translation>
    </message>
    <message>
        <source>pickup shotgun</source>
        <translation>recoger escopeta</translation>
    </message>
    <message>
        <source>pickup ninja</source>
        <translation>recoger ninja</translation>
    </message>
    <message>
        <source>weapon spawn</source>
        <translation>aparición de arma</translation>
    </message>
    <message>
        <source>no ammo</source>
        <translation>sin munición</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>impacto</translation>
    </message>
    <message>
        <source>chat server</source>
        <translation>chat del servidor</translation>
    </message>
    <message>
        <source>chat client</source>
        <translation>chat del cliente</translation>
    </message>
    <message>
        <source>chat highlight</source>
        <translation>mención en el chat</translation>
    </message>
    <message>
        <source>ctf drop</source>
        <translation>CTF: bandera soltada</translation>
    </message>
    <message>
        <source>ctf return</source>
        <translation>CTF: bandera devuelta</translation>
    </message>
    <message>
        <source>ctf grab own</source>
        <translation>CTF: bandera propia robada</translation>
    </message>
    <message>
        <source>ctf grab enemy</source>
        <translation>CTF: bandera enemiga robada</translation>
    </message>
    <message>
        <source>ctf capture</source>
        <translation>CTF: captura</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menú</translation>
    </message>
    <message>
        <source>spectators</source>
        <translation>espectadores</translation>
    </message>
    <message>
        <source>red or game</source>
        <translation>rojo o juego</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>at stand</source>
        <translation>en su base</translation>
    </message>
    <message>
        <source>taken or dropped</source>
        <translation>robada o soltada</translation>
    </message>
    <message>
        <source>health</source>
        <translation>salud</translation>
    </message>
    <message>
        <source>armor</source>
        <translation>armadura</translation>
    </message>
    <message>
        <source>remove shotgun</source>
        <translation>quitar escopeta</translation>
    </message>
    <message>
        <source>remove grenade</source>
        <translation>quitar granada</translation>
    </message>
    <message>
        <source>remove ninja</source>
        <translation>quitar ninja</translation>
    </message>
    <message>
        <source>remove laser</source>
        <translation>quitar láser</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jugador</translation>
    </message>
    <message>
        <source>red flag</source>
        <translation>bandera roja</translation>
    </message>
    <message>
        <source>blue flag</source>
        <translation>bandera azul</translation>
    </message>
    <message>
        <source>deep frozen</source>
        <translation>deep freeze</translation>
    </message>
    <message>
        <source>not frozen</source>
        <translation>no congelado</translation>
    </message>
    <message>
        <source>helper</source>
        <translation>ayudante</translation>
    </message>
    <message>
        <source>mod</source>
        <translation>moderador</translation>
    </message>
    <message>
        <source>admin</source>
        <translation>administrador</translation>
    </message>
    <message>
        <source>rifle</source>
        <translation>rifle</translation>
    </message>
    <message>
        <source>door</source>
        <translation>puerta</translation>
    </message>
    <message>
        <source>freeze</source>
        <translation>congelar</translation>
    </message>
    <message>
        <source>dragger</source>
        <translation>dragger</translation>
    </message>
    <message>
        <source>plasma</source>
        <translation>plasma</translation>
    </message>
    <message>
        <source>projectile</source>
        <translation>proyectil</translation>
    </message>
    <message>
        <source>weak dragger</source>
        <translation>dragger débil</translation>
    </message>
    <message>
        <source>normal dragger</source>
        <translation>dragger normal</translation>
    </message>
    <message>
        <source>strong dragger</source>
        <translation>dragger fuerte</translation>
    </message>
    <message>
        <source>normal gun</source>
        <translation>torreta normal</translation>
    </message>
    <message>
        <source>explosive gun</source>
        <translation>torreta explosiva</translation>
    </message>
    <message>
        <source>freeze gun</source>
        <translation>torreta de congelación</translation>
    </message>
    <message>
        <source>unfreeze gun</source>
        <translation>torreta de descongelación</translation>
    </message>
    <message>
        <source>pickup</source>
        <translation>objeto recogible</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>sin definir</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>jump held</source>
        <translation>salto mantenido</translation>
    </message>
    <message>
        <source>no air jump left</source>
        <translation>sin salto en el aire</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>jugando</translation>
    </message>
    <message>
        <source>in menu</source>
        <translation>en el menú</translation>
    </message>
    <message>
        <source>chatting</source>
        <translation>escribiendo en el chat</translation>
    </message>
    <message>
        <source>scoreboard</source>
        <translation>tabla de puntuaciones</translation>
    </message>
    <message>
        <source>aim</source>
        <translation>mira</translation>
    </message>
    <message>
        <source>spectator camera</source>
        <translation>cámara de espectador</translation>
    </message>
    <message>
        <source>input absolute</source>
        <translation>entrada absoluta</translation>
    </message>
    <message>
        <source>input manual</source>
        <translation>entrada manual</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>preparado</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>observando</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>equipos</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>banderas</translation>
    </message>
    <message>
        <source>survival</source>
        <translation>supervivencia</translation>
    </message>
    <message>
        <source>race</source>
        <translation>carrera</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>fin de la partida</translation>
    </message>
    <message>
        <source>sudden death</source>
        <translation>muerte súbita</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>race time</source>
        <translation>tiempo de carrera</translation>
    </message>
    <message>
        <source>warmup</source>
        <translation>calentamiento</translation>
    </message>
    <message>
        <source>round over</source>
        <translation>fin de la ronda</translation>
    </message>
    <message>
        <source>start countdown</source>
        <translation>cuenta atrás inicial</translation>
    </message>
    <message>
        <source>ground jump</source>
        <translation>salto desde el suelo</translation>
    </message>
    <message>
        <source>hook attach player</source>
        <translation>gancho fijado a jugador</translation>
    </message>
    <message>
        <source>hook attach ground</source>
        <translation>gancho fijado al suelo</translation>
    </message>
    <message>
        <source>hook hit no-hook</source>
        <translation>gancho en superficie sin agarre</translation>
    </message>
    <message>
        <source>hide kill messages</source>
        <translation>ocultar mensajes de bajas</translation>
    </message>
    <message>
        <source>finish message as chat</source>
        <translation>mensaje de meta en el chat</translation>
    </message>
    <message>
        <source>keep wanted weapon</source>
        <translation>conservar arma deseada</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>jetpack</source>
        <translation>jetpack</translation>
    </message>
    <message>
        <source>collision disabled</source>
        <translation>colisión desactivada</translation>
    </message>
    <message>
        <source>endless hook</source>
        <translation>gancho infinito</translation>
    </message>
    <message>
        <source>endless jump</source>
        <translation>salto infinito</translation>
    </message>
    <message>
        <source>super</source>
        <translation>super</translation>
    </message>
    <message>
        <source>hammer hit disabled</source>
        <translation>impacto de martillo desactivado</translation>
    </message>
    <message>
        <source>shotgun hit disabled</source>
        <translation>impacto de escopeta desactivado</translation>
    </message>
    <message>
        <source>grenade hit disabled</source>
        <translation>impacto de granada desactivado</translation>
    </message>
    <message>
        <source>laser hit disabled</source>
        <translation>impacto de láser desactivado</translation>
    </message>
    <message>
        <source>hook hit disabled</source>
        <translation>impacto de gancho desactivado</translation>
    </message>
    <message>
        <source>telegun gun</source>
        <translation>telegun de pistola</translation>
    </message>
    <message>
        <source>telegun grenade</source>
        <translation>telegun de granada</translation>
    </message>
    <message>
        <source>telegun laser</source>
        <translation>telegun de láser</translation>
    </message>
    <message>
        <source>has hammer</source>
        <translation>tiene martillo</translation>
    </message>
    <message>
        <source>has gun</source>
        <translation>tiene pistola</translation>
    </message>
    <message>
        <source>has shotgun</source>
        <translation>tiene escopeta</translation>
    </message>
    <message>
        <source>has grenade</source>
        <translation>tiene granada</translation>
    </message>
    <message>
        <source>has laser</source>
        <translation>tiene láser</translation>
    </message>
    <message>
        <source>has ninja</source>
        <translation>tiene ninja</translation>
    </message>
    <message>
        <source>movements disabled</source>
        <translation>movimientos desactivados</translation>
    </message>
    <message>
        <source>in freeze tile</source>
        <translation>en tile de congelación</translation>
    </message>
    <message>
        <source>practice mode</source>
        <translation>modo de práctica</translation>
    </message>
    <message>
        <source>lock mode</source>
        <translation>modo bloqueado</translation>
    </message>
    <message>
        <source>team-0 mode</source>
        <translation>modo de equipo 0</translation>
    </message>
    <message>
        <source>invincible</source>
        <translation>invencible</translation>
    </message>
    <message>
        <source>afk</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>spec</source>
        <translation>espectador</translation>
    </message>
    <message>
        <source>time score</source>
        <translation>puntuación por tiempo</translation>
    </message>
    <message>
        <source>fastcap</source>
        <translation>fastcap</translation>
    </message>
    <message>
        <source>fng</source>
        <translation>fng</translation>
    </message>
    <message>
        <source>ddrace</source>
        <translation>ddrace</translation>
    </message>
    <message>
        <source>ddnet</source>
        <translation>ddnet</translation>
    </message>
    <message>
        <source>block worlds</source>
        <translation>block worlds</translation>
    </message>
    <message>
        <source>vanilla</source>
        <translation>vanilla</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>flag starts race</source>
        <translation>la bandera inicia la carrera</translation>
    </message>
    <message>
        <source>race entities</source>
        <translation>entidades de carrera</translation>
    </message>
    <message>
        <source>unlimited ammo</source>
        <translation>munición ilimitada</translation>
    </message>
    <message>
        <source>ddrace record message</source>
        <translation>mensaje de récord de ddrace</translation>
    </message>
    <message>
        <source>race record message</source>
        <translation>mensaje de récord de carrera</translation>
    </message>
    <message>
        <source>allow eye wheel</source>
        <translation>permitir rueda de expresiones</translation>
    </message>
    <message>
        <source>allow hook coll</source>
        <translation>permitir colisión del gancho</translation>
    </message>
    <message>
        <source>allow zoom</source>
        <translation>permitir zoom</translation>
    </message>
    <message>
        <source>bug ddrace ghost</source>
        <translation>error de fantasma de ddrace</translation>
    </message>
    <message>
        <source>bug ddrace input</source>
        <translation>error de entrada de ddrace</translation>
    </message>
    <message>
        <source>bug fng laser range</source>
        <translation>error de alcance del láser de fng</translation>
    </message>
    <message>
        <source>bug vanilla bounce</source>
        <translation>error de rebote de vanilla</translation>
    </message>
    <message>
        <source>predict fng</source>
        <translation>predecir fng</translation>
    </message>
    <message>
        <source>predict ddrace</source>
        <translation>predecir ddrace</translation>
    </message>
    <message>
        <source>predict ddrace tiles</source>
        <translation>predecir tiles de ddrace</translation>
    </message>
    <message>
        <source>predict vanilla</source>
        <translation>predecir vanilla</translation>
    </message>
    <message>
        <source>entities ddnet</source>
        <translation>entidades de ddnet</translation>
    </message>
    <message>
        <source>entities ddrace</source>
        <translation>entidades de ddrace</translation>
    </message>
    <message>
        <source>entities race</source>
        <translation>entidades de race</translation>
    </message>
    <message>
        <source>entities fng</source>
        <translation>entidades de fng</translation>
    </message>
    <message>
        <source>entities vanilla</source>
        <translation>entidades de vanilla</translation>
    </message>
    <message>
        <source>don&apos;t mask entities</source>
        <translation>no enmascarar entidades</translation>
    </message>
    <message>
        <source>entities bw</source>
        <translation>entidades de bw</translation>
    </message>
    <message>
        <source>allow x skins</source>
        <translation>permitir skins x</translation>
    </message>
    <message>
        <source>city</source>
        <translation>city</translation>
    </message>
    <message>
        <source>fddrace</source>
        <translation>fddrace</translation>
    </message>
    <message>
        <source>entities fddrace</source>
        <translation>entidades de fddrace</translation>
    </message>
    <message>
        <source>hud health and armor</source>
        <translation>salud y armadura en el HUD</translation>
    </message>
    <message>
        <source>hud ammo</source>
        <translation>munición en el HUD</translation>
    </message>
    <message>
        <source>hud ddrace</source>
        <translation>HUD de ddrace</translation>
    </message>
    <message>
        <source>no weak hook</source>
        <translation>sin gancho débil</translation>
    </message>
    <message>
        <source>no skin change for frozen</source>
        <translation>sin cambio de skin al estar congelado</translation>
    </message>
    <message>
        <source>ddrace team</source>
        <translation>equipo de ddrace</translation>
    </message>
    <message>
        <source>predict events</source>
        <translation>predecir eventos</translation>
    </message>
    <message>
        <source>supports 128 teams</source>
        <translation>admite 128 equipos</translation>
    </message>
    <message>
        <source>no owner</source>
        <translation>sin dueño</translation>
    </message>
    <message>
        <source>bounce horizontal</source>
        <translation>rebote horizontal</translation>
    </message>
    <message>
        <source>bounce vertical</source>
        <translation>rebote vertical</translation>
    </message>
    <message>
        <source>explosive</source>
        <translation>explosivo</translation>
    </message>
    <message>
        <source>normalize velocity</source>
        <translation>normalizar velocidad</translation>
    </message>
    <message>
        <source>no predict</source>
        <translation>no predecir</translation>
    </message>
    <message>
        <source>x flip</source>
        <translation>volteo en x</translation>
    </message>
    <message>
        <source>y flip</source>
        <translation>volteo en y</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>rotar</translation>
    </message>
    <message>
        <source>input recorded as an item</source>
        <translation>entrada grabada como elemento</translation>
    </message>
    <message>
        <source>derived from the character</source>
        <translation>deducido del personaje</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>sin tiempo</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>team</source>
        <translation>equipo</translation>
    </message>
    <message>
        <source>whisper</source>
        <translation>susurro</translation>
    </message>
    <message>
        <source>self kill</source>
        <translation>suicidio</translation>
    </message>
    <message>
        <source>oop</source>
        <translation>ups</translation>
    </message>
    <message>
        <source>exclamation</source>
        <translation>exclamación</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>gota</translation>
    </message>
    <message>
        <source>dotdot</source>
        <translation>puntos suspensivos</translation>
    </message>
    <message>
        <source>music</source>
        <translation>música</translation>
    </message>
    <message>
        <source>sorry</source>
        <translation>perdón</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>fantasma</translation>
    </message>
    <message>
        <source>sushi</source>
        <translation>sushi</translation>
    </message>
    <message>
        <source>splattee</source>
        <translation>splattee</translation>
    </message>
    <message>
        <source>deviltee</source>
        <translation>deviltee</translation>
    </message>
    <message>
        <source>zomg</source>
        <translation>zomg</translation>
    </message>
    <message>
        <source>zzz</source>
        <translation>zzz</translation>
    </message>
    <message>
        <source>wtf</source>
        <translation>wtf</translation>
    </message>
    <message>
        <source>eyes</source>
        <translation>ojos</translation>
    </message>
    <message>
        <source>question</source>
        <translation>interrogación</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>start option</source>
        <translation>iniciar votación de opción</translation>
    </message>
    <message>
        <source>start kick</source>
        <translation>iniciar votación de expulsión</translation>
    </message>
    <message>
        <source>start spec</source>
        <translation>iniciar votación de espectador</translation>
    </message>
    <message>
        <source>end abort</source>
        <translation>votación anulada</translation>
    </message>
    <message>
        <source>end pass</source>
        <translation>votación aprobada</translation>
    </message>
    <message>
        <source>end fail</source>
        <translation>votación rechazada</translation>
    </message>
    <message>
        <source>team swap</source>
        <translation>intercambio de equipos</translation>
    </message>
    <message>
        <source>invalid spectator id</source>
        <translation>ID de espectador no válido</translation>
    </message>
    <message>
        <source>team shuffle</source>
        <translation>equipos mezclados</translation>
    </message>
    <message>
        <source>team balance</source>
        <translation>equipos equilibrados</translation>
    </message>
    <message>
        <source>all moved to team</source>
        <translation>todos movidos al equipo</translation>
    </message>
    <message>
        <source>you were balanced</source>
        <translation>cambio de equipo por equilibrio</translation>
    </message>
    <message>
        <source>ctf grab</source>
        <translation>CTF: bandera robada</translation>
    </message>
    <message>
        <source>game paused</source>
        <translation>partida en pausa</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>fallback file</source>
        <translation>archivo alternativo</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>advertencia</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>client prediction (Sv_PreInput)</source>
        <translation>predicción del cliente (Sv_PreInput)</translation>
    </message>
    <message>
        <source>Half-Life demo</source>
        <translation>Demo de Half-Life</translation>
    </message>
    <message>
        <source>Hollow Cube replay</source>
        <translation>Repetición de Hollow Cube</translation>
    </message>
    <message>
        <source>DDNet teehistorian</source>
        <translation>Teehistorian de DDNet</translation>
    </message>
    <message>
        <source>Teeworlds / DDNet demo</source>
        <translation>Demo de Teeworlds / DDNet</translation>
    </message>
    <message>
        <source>Toy recording</source>
        <translation>Grabación de juguete</translation>
    </message>
    <message>
        <source>side</source>
        <translation>lado</translation>
    </message>
    <message>
        <source>dramatic</source>
        <translation>dramático</translation>
    </message>
    <message>
        <source>slow motion</source>
        <translation>cámara lenta</translation>
    </message>
    <message>
        <source>face player</source>
        <translation>de cara al jugador</translation>
    </message>
    <message>
        <source>intro</source>
        <translation>introducción</translation>
    </message>
    <message>
        <source>final</source>
        <translation>desenlace</translation>
    </message>
    <message>
        <source>no random</source>
        <translation>sin azar</translation>
    </message>
    <message>
        <source>DDNet ghost</source>
        <translation>Fantasma de DDNet</translation>
    </message>
    <message>
        <source>aim sent by the server</source>
        <translation>puntería enviada por el servidor</translation>
    </message>
    <message>
        <source>Last attack</source>
        <translation>Último ataque</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Fire held</source>
        <translation>Disparo mantenido</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Congelado</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Gancho</translation>
    </message>
    <message>
        <source>Hook state</source>
        <translation>Estado del gancho</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Salto</translation>
    </message>
    <message>
        <source>Next weapon</source>
        <translation>Arma siguiente</translation>
    </message>
    <message>
        <source>Previous weapon</source>
        <translation>Arma anterior</translation>
    </message>
    <message>
        <source>Weapon wanted</source>
        <translation>Arma deseada</translation>
    </message>
    <message>
        <source>Spectator camera</source>
        <translation>Cámara de espectador</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Mover a la izquierda</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Mover a la derecha</translation>
    </message>
    <message>
        <source>Aim (map, +90° up)</source>
        <translation>Mira (mapa, +90° arriba)</translation>
    </message>
    <message>
        <source>Pitch (+90° up)</source>
        <translation>Cabeceo (+90° arriba)</translation>
    </message>
    <message>
        <source>Yaw (map, +90° up)</source>
        <translation>Guiñada (mapa, +90° arriba)</translation>
    </message>
    <message>
        <source>the server may have refused a name, and no record says so</source>
        <translation>el servidor puede haber rechazado un nombre sin que conste en la grabación</translation>
    </message>
</context>
</TS>
