<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>Application</name>
    <message>
        <source>--tick needs a whole number.</source>
        <translation>--tick precisa de um número inteiro.</translation>
    </message>
    <message>
        <source>--follow needs a link to watch together.</source>
        <translation>--follow precisa de um link para assistir juntos.</translation>
    </message>
    <message>
        <source>Standard input cannot be shown: save it as a file first.</source>
        <translation>A entrada padrão não pode ser exibida: salve-a antes em um arquivo.</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>no samples</source>
        <translation>sem amostras</translation>
    </message>
    <message>
        <source> + %1 guessed</source>
        <translation> + %1 supostas</translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <translation>de %1 a menos de %2</translation>
    </message>
    <message>
        <source>Everyone else:</source>
        <translation>Todos os outros:</translation>
    </message>
    <message>
        <source>What is counted: %1</source>
        <translation>O que é contado: %1</translation>
    </message>
    <message>
        <source>Innocent explanations: %1</source>
        <translation>Explicações inocentes: %1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>Limites: %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3%)</source>
        <translation>%1: %2 (%3%)</translation>
    </message>
    <message>
        <source>others from %1 to %2</source>
        <translation>os demais de %1 a %2</translation>
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
        <translation>%1: %2, %3 amostras</translation>
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
        <translation>poucas demais (&lt; %1)</translation>
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
            <numerusform>%1 ao todo (%2; %Ln jogador)</numerusform>
            <numerusform>%1 ao todo (%2; %Ln jogadores)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln player(s))</source>
        <translation>
            <numerusform>%1 (%Ln jogador)</numerusform>
            <numerusform>%1 (%Ln jogadores)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2; %Ln player(s))</source>
        <translation>
            <numerusform>%1 (%2; %Ln jogador)</numerusform>
            <numerusform>%1 (%2; %Ln jogadores)</numerusform>
        </translation>
    </message>
    <message>
        <source>“Others” are those with a value, put together.</source>
        <translation>“Outros” são os que têm um valor, juntos.</translation>
    </message>
    <message>
        <source>Nobody else has enough samples alone, so “Others” are all of them, put together.</source>
        <translation>Ninguém mais tem amostras suficientes sozinho, por isso “Outros” são todos juntos.</translation>
    </message>
</context>
<context>
    <name>InspectedFrame</name>
    <message>
        <source>Recorded position</source>
        <translation>Posição gravada</translation>
    </message>
    <message>
        <source>Recorded position; the view shows the same.</source>
        <translation>Posição gravada; a visualização mostra a mesma.</translation>
    </message>
    <message>
        <source>%1 → %2 predicted</source>
        <translation>%1 → %2 prevista</translation>
    </message>
    <message>
        <source>%1 is recorded. %2 is predicted for this tick and shown in the view.</source>
        <translation>%1 é a gravada. %2 é a prevista para este tick, mostrada na visualização.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>The folder to create (required); must not exist</source>
        <translation>A pasta a criar (obrigatória); não pode existir</translation>
    </message>
    <message>
        <source>Exports a case to a folder that others can read without Tickscope</source>
        <translation>Exporta um caso para uma pasta que outros podem ler sem o Tickscope</translation>
    </message>
    <message>
        <source>Checks that a bundle is unchanged</source>
        <translation>Verifica se um pacote não foi alterado</translation>
    </message>
    <message>
        <source>Creates or upgrades the tables on a server</source>
        <translation>Cria ou atualiza as tabelas em um servidor</translation>
    </message>
    <message>
        <source>Removes a person&apos;s data from all cases; on a server, leads only</source>
        <translation>Remove os dados de uma pessoa de todos os casos; em um servidor, somente líderes</translation>
    </message>
    <message>
        <source>Checks a case file and copies it to FILE, which must not exist</source>
        <translation>Verifica um arquivo de casos e o copia para FILE, que não pode existir</translation>
    </message>
    <message>
        <source>What was reported</source>
        <translation>O que foi denunciado</translation>
    </message>
    <message>
        <source>Who reported it</source>
        <translation>Quem denunciou</translation>
    </message>
    <message>
        <source>A recording of the case; may be given more than once</source>
        <translation>Uma gravação do caso; pode ser repetida</translation>
    </message>
    <message>
        <source>May be given more than once</source>
        <translation>Pode ser repetida</translation>
    </message>
    <message>
        <source>low, normal, high or urgent</source>
        <translation>low, normal, high ou urgent</translation>
    </message>
    <message>
        <source>Number of reviewers who must decide</source>
        <translation>Número de revisores que precisam decidir</translation>
    </message>
    <message>
        <source>The case as JSON instead; - for standard input</source>
        <translation>O caso em JSON; - para a entrada padrão</translation>
    </message>
    <message>
        <source>A unique key for this report, so that it is not filed twice</source>
        <translation>Uma chave única para esta denúncia, para não registrá-la duas vezes</translation>
    </message>
    <message>
        <source>Assign the case to this reviewer; on a server, only leads assign others</source>
        <translation>Atribui o caso a este revisor; em um servidor, só líderes atribuem a outros</translation>
    </message>
    <message>
        <source>Unassign it</source>
        <translation>Remove a atribuição</translation>
    </message>
    <message>
        <source>Take the most urgent unassigned case that matches the filters</source>
        <translation>Pega o caso não atribuído mais urgente que corresponde aos filtros</translation>
    </message>
    <message>
        <source>Ask for verdicts of N reviewers; never fewer than before</source>
        <translation>Pede vereditos de N revisores; nunca menos que antes</translation>
    </message>
    <message>
        <source>What can be seen</source>
        <translation>O que se vê</translation>
    </message>
    <message>
        <source>The recording; default: the only one of the case</source>
        <translation>A gravação; padrão: a única do caso</translation>
    </message>
    <message>
        <source>At this tick</source>
        <translation>Neste tick</translation>
    </message>
    <message>
        <source>Up to this tick</source>
        <translation>Até este tick</translation>
    </message>
    <message>
        <source>Of this client ID</source>
        <translation>Deste ID de cliente</translation>
    </message>
    <message>
        <source>The note&apos;s color</source>
        <translation>A cor da nota</translation>
    </message>
    <message>
        <source>The note&apos;s category</source>
        <translation>A categoria da nota</translation>
    </message>
    <message>
        <source>A PNG that shows it</source>
        <translation>Um PNG que mostra isso</translation>
    </message>
    <message>
        <source>The note as JSON instead; - for standard input</source>
        <translation>A nota em JSON; - para a entrada padrão</translation>
    </message>
    <message>
        <source>Files a report as a new case</source>
        <translation>Registra uma denúncia como caso novo</translation>
    </message>
    <message>
        <source>Gives a case to a reviewer, or takes the next one</source>
        <translation>Passa um caso a um revisor ou pega o próximo</translation>
    </message>
    <message>
        <source>--next takes and assigns at once: no two people get the same case.</source>
        <translation>--next pega e atribui de uma vez: duas pessoas nunca recebem o mesmo caso.</translation>
    </message>
    <message>
        <source>Adds a note to a case</source>
        <translation>Adiciona uma nota a um caso</translation>
    </message>
    <message>
        <source>json, csv or text; detected if not given</source>
        <translation>json, csv ou text; detectado se não informado</translation>
    </message>
    <message>
        <source>Files reports from CSV, JSON or pasted text as new cases</source>
        <translation>Registra denúncias em CSV, JSON ou texto colado como casos novos</translation>
    </message>
    <message>
        <source>Include the pictures of notes, in base64</source>
        <translation>Inclui as imagens das notas, em base64</translation>
    </message>
    <message>
        <source>At most N cases, up to 1000</source>
        <translation>No máximo N casos, até 1000</translation>
    </message>
    <message>
        <source>Lists reported cases, the most urgent first</source>
        <translation>Lista os casos denunciados, os mais urgentes primeiro</translation>
    </message>
    <message>
        <source>Shows cases with their notes and verdicts; in JSON also their history</source>
        <translation>Mostra casos com suas notas e vereditos; em JSON, também o histórico</translation>
    </message>
    <message>
        <source>Writes complete cases as JSON, one per line</source>
        <translation>Grava casos completos em JSON, um por linha</translation>
    </message>
    <message>
        <source>Only new, in_review, second_opinion or decided cases</source>
        <translation>Só casos com status new, in_review, second_opinion ou decided</translation>
    </message>
    <message>
        <source>Only cases of low, normal, high or urgent priority and above</source>
        <translation>Só casos de prioridade low, normal, high ou urgent e acima</translation>
    </message>
    <message>
        <source>Only cases assigned to this reviewer</source>
        <translation>Só casos atribuídos a este revisor</translation>
    </message>
    <message>
        <source>Only unassigned cases</source>
        <translation>Só casos não atribuídos</translation>
    </message>
    <message>
        <source>Only cases with this tag</source>
        <translation>Só casos com esta etiqueta</translation>
    </message>
    <message>
        <source>Only cases about this recording</source>
        <translation>Só casos sobre esta gravação</translation>
    </message>
    <message>
        <source>Only cases that this person reported or is accused in</source>
        <translation>Só casos que esta pessoa denunciou ou em que é acusada</translation>
    </message>
    <message>
        <source>Only cases with this text in the claim, names or notes</source>
        <translation>Só casos com este texto na alegação, nos nomes ou nas notas</translation>
    </message>
    <message>
        <source>Your name in a case file; default: the system user</source>
        <translation>Seu nome em um arquivo de casos; padrão: o usuário do sistema</translation>
    </message>
    <message>
        <source>Your finding on one aspect; may be given more than once</source>
        <translation>Sua conclusão sobre um aspecto; pode ser repetida</translation>
    </message>
    <message>
        <source>The number of a supporting note; may be given more than once</source>
        <translation>O número de uma nota que a sustenta; pode ser repetida</translation>
    </message>
    <message>
        <source>The overall finding</source>
        <translation>A conclusão geral</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
    <message>
        <source>Leads only: the outcome where decided verdicts differ</source>
        <translation>Só líderes: o resultado quando os vereditos divergem</translation>
    </message>
    <message>
        <source>The verdict as JSON instead; - for standard input</source>
        <translation>O veredito em JSON; - para a entrada padrão</translation>
    </message>
    <message>
        <source>Gives your verdict on a case assigned to you</source>
        <translation>Dá seu veredito sobre um caso atribuído a você</translation>
    </message>
    <message>
        <source>Aspects: movement, aim, inputs, timing, chat, file_integrity. Findings: clean,
suspicious, proven, cannot_tell.</source>
        <translation>Aspectos: movement, aim, inputs, timing, chat, file_integrity. Conclusões:
clean, suspicious, proven, cannot_tell.</translation>
    </message>
    <message>
        <source>Prints item count and checksum of the state at every recorded tick (rows)</source>
        <translation>Mostra o número de itens e a soma de verificação do estado em cada tick gravado (linhas)</translation>
    </message>
    <message>
        <source>The recording to write</source>
        <translation>A gravação a escrever</translation>
    </message>
    <message>
        <source>Compression level, 1 to 22; default: 19</source>
        <translation>Nível de compressão, de 1 a 22; padrão: 19</translation>
    </message>
    <message>
        <source>Compress with a zstd dictionary; the game server refuses such files</source>
        <translation>Comprime com um dicionário zstd; o servidor do jogo recusa esses arquivos</translation>
    </message>
    <message>
        <source>Accept an unfinished recording, and replace an existing file</source>
        <translation>Aceita uma gravação inacabada e substitui um arquivo existente</translation>
    </message>
    <message>
        <source>Merges a segmented Hollow Cube replay into one file</source>
        <translation>Junta um replay segmentado do Hollow Cube em um só arquivo</translation>
    </message>
    <message>
        <source>The copy is read back and compared before it gets its name.</source>
        <translation>A cópia é relida e comparada antes de receber seu nome.</translation>
    </message>
    <message>
        <source>Replace OUT.hcrp if it exists</source>
        <translation>Substitui OUT.hcrp se existir</translation>
    </message>
    <message>
        <source>Converts a Hollow Cube replay from version 3 to version 4</source>
        <translation>Converte um replay do Hollow Cube da versão 3 para a versão 4</translation>
    </message>
    <message>
        <source>Positions are off by no more than 1/8192 block, at any tick.</source>
        <translation>As posições diferem no máximo 1/8192 de bloco, em qualquer tick.</translation>
    </message>
    <message>
        <source>Lists what happened: chat, kills, joins, votes, ... (rows)</source>
        <translation>Lista o que aconteceu: chat, abates, entradas, votações... (linhas)</translation>
    </message>
    <message>
        <source>Compare with this player, or with everyone in that recording</source>
        <translation>Compara com este jogador ou com todos dessa gravação</translation>
    </message>
    <message>
        <source>Only what is recorded, nothing rebuilt from the map</source>
        <translation>Só o que foi gravado, nada reconstruído a partir do mapa</translation>
    </message>
    <message>
        <source>Only the outline: no players or counts that need decoding</source>
        <translation>Só o resumo: sem jogadores nem contagens que exigem decodificação</translation>
    </message>
    <message>
        <source>Shows format, map, ticks, players, counts and damage</source>
        <translation>Mostra formato, mapa, ticks, jogadores, contagens e danos</translation>
    </message>
    <message>
        <source>File to write the repaired recording to (required)</source>
        <translation>Arquivo em que gravar a gravação reparada (obrigatório)</translation>
    </message>
    <message>
        <source>Replace FILE if it exists; never the recording itself</source>
        <translation>Substitui FILE se existir; nunca a própria gravação</translation>
    </message>
    <message>
        <source>Writes a valid copy of what a damaged recording still holds</source>
        <translation>Escreve uma cópia válida do que uma gravação danificada ainda contém</translation>
    </message>
    <message>
        <source>The tick to show; may have a fraction: 13085.5</source>
        <translation>O tick a mostrar; pode ter fração: 13085.5</translation>
    </message>
    <message>
        <source>The time to show: 12.5, mm:ss or hh:mm:ss.fff</source>
        <translation>O tempo a mostrar: 12.5, mm:ss ou hh:mm:ss.fff</translation>
    </message>
    <message>
        <source>The image to write; its name decides the type: png, jpg, bmp ...</source>
        <translation>A imagem a escrever; o nome decide o tipo: png, jpg, bmp...</translation>
    </message>
    <message>
        <source>Image size in pixels; default: 1280x720</source>
        <translation>Tamanho da imagem em pixels; padrão: 1280x720</translation>
    </message>
    <message>
        <source>Zoom factor relative to what a player sees in the game</source>
        <translation>Fator de zoom em relação ao que um jogador vê no jogo</translation>
    </message>
    <message>
        <source>Only the world, without chat, kills and clock</source>
        <translation>Só o mundo, sem chat, abates e relógio</translation>
    </message>
    <message>
        <source>Folder of the game&apos;s data; none: built-in graphics</source>
        <translation>Pasta de dados do jogo; none: gráficos integrados</translation>
    </message>
    <message>
        <source>Draws the world at a moment</source>
        <translation>Desenha o mundo em um momento</translation>
    </message>
    <message>
        <source>Without --follow, shows the recorder&apos;s camera if there is one, else all players.</source>
        <translation>Sem --follow, mostra a câmera de quem gravou, se houver; senão, todos os jogadores.</translation>
    </message>
    <message>
        <source>The tick to show</source>
        <translation>O tick a mostrar</translation>
    </message>
    <message>
        <source>The last tick at or before this time: 12.5, mm:ss or hh:mm:ss.fff</source>
        <translation>O último tick neste tempo ou antes: 12.5, mm:ss ou hh:mm:ss.fff</translation>
    </message>
    <message>
        <source>Only what is recorded, nothing rebuilt from it and the map</source>
        <translation>Só o que foi gravado, nada reconstruído a partir disso e do mapa</translation>
    </message>
    <message>
        <source>Prints all items of the world at a tick, with their fields as recorded</source>
        <translation>Mostra todos os itens do mundo em um tick, com os campos como foram gravados</translation>
    </message>
    <message>
        <source>Only this slot</source>
        <translation>Só este slot</translation>
    </message>
    <message>
        <source>Start at this tick or time</source>
        <translation>Começa neste tick ou tempo</translation>
    </message>
    <message>
        <source>End at this tick or time</source>
        <translation>Termina neste tick ou tempo</translation>
    </message>
    <message>
        <source>Only every N-th recorded tick</source>
        <translation>Só um a cada N ticks gravados</translation>
    </message>
    <message>
        <source>Positions as recorded, not predicted for the tick</source>
        <translation>Posições como gravadas, não previstas para o tick</translation>
    </message>
    <message>
        <source>Include players whose position is no longer sent, at their last known position</source>
        <translation>Inclui jogadores cuja posição não é mais enviada, na última posição conhecida</translation>
    </message>
    <message>
        <source>Prints the position of every living player at every recorded tick (CSV or rows)</source>
        <translation>Mostra a posição de cada jogador vivo em cada tick gravado (CSV ou linhas)</translation>
    </message>
    <message>
        <source>Reads everything and lists all damage</source>
        <translation>Lê tudo e lista todos os danos</translation>
    </message>
    <message>
        <source>Only these event types (chat, kill, ...; list prints all); may be given more than once</source>
        <translation>Só estes tipos de evento (chat, kill...; list mostra todos); pode ser repetida</translation>
    </message>
    <message>
        <source>Only events by or on this slot</source>
        <translation>Só eventos deste slot ou sobre ele</translation>
    </message>
    <message>
        <source>Only texts that match (RE2 syntax)</source>
        <translation>Só textos que correspondem (sintaxe RE2)</translation>
    </message>
    <message>
        <source>Ignore case in --match</source>
        <translation>Ignora maiúsculas e minúsculas em --match</translation>
    </message>
    <message>
        <source>Include engine messages (--kind system shows only those)</source>
        <translation>Inclui mensagens do motor (--kind system mostra só essas)</translation>
    </message>
    <message>
        <source>JSON instead of readable text</source>
        <translation>JSON em vez de texto legível</translation>
    </message>
    <message>
        <source>No progress or notes on standard error</source>
        <translation>Sem progresso nem avisos na saída de erros</translation>
    </message>
    <message>
        <source>Look for maps here as well; may be given more than once</source>
        <translation>Procura mapas aqui também; pode ser repetida</translation>
    </message>
    <message>
        <source>File with the bearer token for URLs</source>
        <translation>Arquivo com o token de portador para URLs</translation>
    </message>
    <message>
        <source>Show passwords and players&apos; save codes in plain text</source>
        <translation>Mostra senhas e códigos de salvamento dos jogadores em texto puro</translation>
    </message>
    <message>
        <source>Show this help</source>
        <translation>Mostra esta ajuda</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Uso:</translation>
    </message>
    <message>
        <source>Reads game recordings. A FILE is the path of a file or folder, a URL (http, https),
or - for standard input. The bearer token for a URL comes from the environment
variable TICKSCOPE_BEARER_TOKEN or from the file that --token-file names.</source>
        <translation>Lê gravações de jogos. FILE é o caminho de um arquivo ou pasta, uma URL (http, https)
ou - para a entrada padrão. O token de portador de uma URL vem da variável de
ambiente TICKSCOPE_BEARER_TOKEN ou do arquivo indicado por --token-file.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Comandos:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opções:</translation>
    </message>
    <message>
        <source>Only recordings that meet this condition (&gt;, &gt;=, &lt;, &lt;=, =, !=); may be given more than once</source>
        <translation>Só gravações que atendem a esta condição (&gt;, &gt;=, &lt;, &lt;=, =, !=); pode ser repetida</translation>
    </message>
    <message>
        <source>Only part I of N of the recordings, for N processes</source>
        <translation>Só a parte I de N das gravações, para N processos</translation>
    </message>
    <message>
        <source>Write rows here instead of standard output</source>
        <translation>Grava as linhas aqui em vez de na saída padrão</translation>
    </message>
    <message>
        <source>File a case about each recording instead of writing rows</source>
        <translation>Registra um caso sobre cada gravação em vez de gravar linhas</translation>
    </message>
    <message>
        <source>Searches many recordings (rows, or cases)</source>
        <translation>Pesquisa em muitas gravações (linhas ou casos)</translation>
    </message>
    <message>
        <source>For the owner of the database; if that role may not create roles, create
tickscope_reader, tickscope_reviewer and tickscope_lead first. Grant one of
them to each member of the team. Files are upgraded when they are opened.</source>
        <translation>Para o dono do banco de dados; se esse papel não puder criar papéis, crie antes
tickscope_reader, tickscope_reviewer e tickscope_lead. Conceda um deles a cada
membro da equipe. Os arquivos são atualizados quando são abertos.</translation>
    </message>
    <message>
        <source>Until all reviewers have decided, you see only your own verdict and notes. A
server enforces that; a file does not.</source>
        <translation>Até que todos os revisores tenham decidido, você só vê seu próprio veredito e suas
notas. Um servidor impõe isso; um arquivo, não.</translation>
    </message>
    <message>
        <source>Repeats in the file, one for each receiver, are kept. T is a tick, or a time if it
has a colon or a point: 12.5, mm:ss, hh:mm:ss.fff. Only the range is read: its
players have names, and numbers only if --player is one.</source>
        <translation>As repetições no arquivo, uma para cada destinatário, são mantidas. T é um tick, ou um
tempo se tiver dois-pontos ou ponto: 12.5, mm:ss, hh:mm:ss.fff. Só o intervalo é lido:
os jogadores dele têm nomes, e números só se --player for um número.</translation>
    </message>
    <message>
        <source>Each figure has its samples, the same figure of the other players, a 95% confidence
interval (Wilson for shares, order statistics for medians), and what it cannot tell.
With fewer samples than its minimum a figure has no value. None of them is a verdict.
With --json every figure has its histogram and what it is based on, by tick.</source>
        <translation>Cada indicador tem suas amostras, o mesmo indicador dos outros jogadores, um intervalo
de confiança de 95% (Wilson para proporções, estatísticas de ordem para medianas) e o
que ele não pode dizer. Com menos amostras que seu mínimo, um indicador não tem valor.
Nenhum deles é um veredito. Com --json, cada indicador traz o histograma e no que se
baseia, por tick.</translation>
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
        <translation>As posições são em unidades do mundo; as velocidades, em unidades por segundo: um
bloco de Teeworlds tem 32 unidades, um de Hollow Cube tem uma. Em uma gravação sem
velocidades, elas decorrem das posições, e as linhas de --json dizem isso como
velocity_source. Sem o
mapa, ou com --raw, as posições são as gravadas. Com --last-known, uma coluna com esse
nome diz se uma posição é só a última conhecida. Uma tabela de vários arquivos tem uma
coluna para o arquivo e todas as colunas que qualquer um deles tenha. T é um tick, ou
um tempo se tiver dois-pontos ou ponto: 12.5, mm:ss, hh:mm:ss.fff. Só o intervalo é
lido: os jogadores dele têm nomes, e números só se --player for um número.</translation>
    </message>
    <message>
        <source>Show this recording of the case at the notes, and its figures</source>
        <translation>Mostra esta gravação do caso nas notas e seus indicadores</translation>
    </message>
    <message>
        <source>The same, and include the file; both may be given more than once</source>
        <translation>O mesmo, e inclui o arquivo; ambas podem ser repetidas</translation>
    </message>
    <message>
        <source>Look for maps here too; may be given more than once</source>
        <translation>Procura mapas aqui também; pode ser repetida</translation>
    </message>
    <message>
        <source>Case store: a file, service:NAME from libpq&apos;s service file, or postgresql://USER@HOST/DATABASE; default: TICKSCOPE_STORE</source>
        <translation>Repositório de casos: um arquivo, service:NAME do arquivo de serviços da libpq, ou postgresql://USER@HOST/DATABASE; padrão: TICKSCOPE_STORE</translation>
    </message>
    <message>
        <source>Removes a case of your own that holds nothing</source>
        <translation>Remove um caso seu que não contém nada</translation>
    </message>
    <message>
        <source>The history still shows that it was removed.</source>
        <translation>O histórico continua mostrando que ele foi removido.</translation>
    </message>
    <message>
        <source>Who is accused: exact name, or number (6 or &apos;#6&apos;) in the FILE of --recording; may be given more than once</source>
        <translation>Quem é acusado: nome exato ou número (6 ou &apos;#6&apos;) no FILE de --recording; pode ser indicado mais de uma vez</translation>
    </message>
    <message>
        <source>The recording of the case that knows them</source>
        <translation>A gravação do caso em que o jogador aparece</translation>
    </message>
    <message>
        <source>Of this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Deste jogador: nome exato ou número (6 ou &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Says which player of a recording is accused, for a case with a name only</source>
        <translation>Diz qual jogador de uma gravação é acusado, em um caso que só tem um nome</translation>
    </message>
    <message>
        <source>The player takes the place of the name, where the case has it; otherwise they
are accused as well.</source>
        <translation>O jogador toma o lugar do nome, se o caso o tiver; senão, passa a ser
acusado também.</translation>
    </message>
    <message>
        <source>Make your decided verdict a draft again, until another reviewer has decided</source>
        <translation>Fazer do seu veredito decidido um rascunho de novo, até outro revisor ter decidido</translation>
    </message>
    <message>
        <source>The player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>O jogador: nome exato ou número (6 ou &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Prints figures about a player&apos;s inputs, timing, aim, hits and movement, and about the file</source>
        <translation>Mostra indicadores das entradas, do ritmo, da mira, dos acertos e do movimento de um jogador, e do arquivo</translation>
    </message>
    <message>
        <source>Centre on this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Centralizar neste jogador: nome exato ou número (6 ou &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Only this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Só este jogador: nome exato ou número (6 ou &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Only events by or on this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Só eventos deste jogador ou sobre ele: nome exato ou número (6 ou &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Sign the manifest with this private key of SSH</source>
        <translation>Assinar o manifesto com esta chave privada de SSH</translation>
    </message>
    <message>
        <source>Only these may have signed it (&quot;allowed signers&quot; of ssh-keygen)</source>
        <translation>Somente estes podem tê-lo assinado (&quot;allowed signers&quot; do ssh-keygen)</translation>
    </message>
    <message>
        <source>The exit code is 1 when a file is missing, changed or not in the manifest, and
with --signers when none of them signed it. Someone could have replaced the
manifest of an unsigned one: compare its SHA-256 with the one that the author
gives you.</source>
        <translation>O código de saída é 1 quando um arquivo falta, foi alterado ou não está no manifesto, e
com --signers quando nenhum deles o assinou. Alguém pode ter trocado o manifesto de um
não assinado: compare o SHA-256 com o que o autor lhe der.</translation>
    </message>
    <message>
        <source>A line is &quot;tick items checksum&quot;. The checksum is the wrapping 32-bit sum of all
integers of all items, in decimal; with --json in hex. Where the state is not known,
because what it changes is damaged, both are &quot;unknown&quot; (null).</source>
        <translation>Uma linha é &quot;tick itens soma&quot;. A soma de verificação é a soma de 32 bits (com estouro)
de todos os inteiros de todos os itens, em decimal; com --json em hexadecimal. Onde o
estado não é conhecido, porque o que o altera está danificado, ambos são &quot;unknown&quot;
(null).</translation>
    </message>
    <message>
        <source>File to write the clip to (required)</source>
        <translation>Arquivo em que gravar o trecho (obrigatório)</translation>
    </message>
    <message>
        <source>Write pseudonyms for names and clans, also where they are mentioned</source>
        <translation>Grava pseudônimos no lugar de nomes e clãs, também onde são mencionados</translation>
    </message>
    <message>
        <source>Replace OUT if it exists; never the recording itself</source>
        <translation>Substitui OUT se existir; nunca a própria gravação</translation>
    </message>
    <message>
        <source>Writes some ticks of a recording as a clip in its format</source>
        <translation>Grava alguns ticks de uma gravação como trecho no formato dela</translation>
    </message>
    <message>
        <source>The video to write; its name decides the type: mp4, webm, gif, mkv (lossless), or png for a file of each frame</source>
        <translation>O vídeo a gravar; o nome decide o tipo: mp4, webm, gif, mkv (sem perdas) ou png para um arquivo por imagem</translation>
    </message>
    <message>
        <source>Size in pixels; default: 1920x1080</source>
        <translation>Tamanho em pixels; padrão: 1920x1080</translation>
    </message>
    <message>
        <source>Frames per second, such as 30 or 30000/1001; default: 60, gif: 25</source>
        <translation>Imagens por segundo, como 30 ou 30000/1001; padrão: 60, gif: 25</translation>
    </message>
    <message>
        <source>Speed, such as 0.25 or 2; default: 1</source>
        <translation>Velocidade, como 0.25 ou 2; padrão: 1</translation>
    </message>
    <message>
        <source>Writes a video of the world, or a picture of each frame</source>
        <translation>Grava um vídeo do mundo, ou uma imagem de cada quadro</translation>
    </message>
    <message>
        <source>Videos are encoded by the program ffmpeg, which has to be installed; pictures
(OUT-000001.png, OUT-000002.png ...) need none. Each frame is the image that
screenshot draws of its moment. T is a tick, or a time if it has a colon or a point:
12.5, mm:ss, hh:mm:ss.fff. The video ends where T of --to begins. Without --follow,
or while that player is away, it shows the recorder&apos;s camera if there is one, else
all players. Ctrl+C cancels and leaves no file.</source>
        <translation>Os vídeos são codificados pelo programa ffmpeg, que precisa estar instalado; as imagens
(OUT-000001.png, OUT-000002.png ...) não precisam dele. Cada quadro é a imagem que
screenshot desenha do seu momento. T é um tick, ou um tempo se tiver dois-pontos ou
ponto: 12.5, mm:ss, hh:mm:ss.fff. O vídeo termina onde começa o T de --to. Sem
--follow, ou enquanto esse jogador estiver ausente, mostra a câmera da gravação, se
houver, senão todos os jogadores. Ctrl+C cancela e não deixa arquivo.</translation>
    </message>
    <message>
        <source>Shows how recordings differ from the first (rows)</source>
        <translation>Mostra em que as gravações diferem da primeira (linhas)</translation>
    </message>
    <message>
        <source>File to write the ghost to (required)</source>
        <translation>Arquivo em que gravar o fantasma (obrigatório)</translation>
    </message>
    <message>
        <source>Writes a finished run as a ghost that DDNet plays</source>
        <translation>Grava uma corrida concluída como fantasma que o DDNet reproduz</translation>
    </message>
    <message>
        <source>Only runs that reached the finish</source>
        <translation>Só corridas que chegaram ao fim</translation>
    </message>
    <message>
        <source>Lists the runs of a race, with their times (rows)</source>
        <translation>Lista as corridas com seus tempos (linhas)</translation>
    </message>
    <message>
        <source>A run goes from the start to the finish, or to where the player died, left, began
again or the recording ends. Times are those of the game where it says them. The
player of a finish is unknown where the recording has a time only. Folders are
searched for recordings; - reads their names from standard input.</source>
        <translation>Uma corrida vai da largada à chegada, ou até o jogador morrer, sair, recomeçar ou a
gravação terminar. Os tempos são os do jogo onde ele os informa. Quem chegou é
desconhecido onde a gravação tem só um tempo. Pastas são percorridas em busca de
gravações; - lê os nomes da entrada padrão.</translation>
    </message>
    <message>
        <source>Removes recordings by age and size (rows)</source>
        <translation>Remove gravações por idade e tamanho (linhas)</translation>
    </message>
    <message>
        <source>Remove recordings made longer ago than this (36h, 30d, 8w, 1y)</source>
        <translation>Remover gravações mais antigas que isto (36h, 30d, 8w, 1y)</translation>
    </message>
    <message>
        <source>Remove recordings larger than this (500K, 200M, 4G)</source>
        <translation>Remover gravações maiores que isto (500K, 200M, 4G)</translation>
    </message>
    <message>
        <source>Remove the oldest recordings until the rest takes no more space than this</source>
        <translation>Remover as gravações mais antigas até que o resto não ocupe mais que isto</translation>
    </message>
    <message>
        <source>Keep the recordings of the N fastest finished runs of each world or map</source>
        <translation>Manter as gravações das N corridas concluídas mais rápidas de cada mundo ou mapa</translation>
    </message>
    <message>
        <source>Tell worlds apart by their id or by the map&apos;s name; default: the id where there is one</source>
        <translation>Distinguir os mundos pelo identificador ou pelo nome do mapa; padrão: o identificador, se houver</translation>
    </message>
    <message>
        <source>Keep recordings with anticheat flags</source>
        <translation>Manter gravações com alertas de anticheat</translation>
    </message>
    <message>
        <source>Other rules for some worlds: a JSON object with rules by world</source>
        <translation>Outras regras para alguns mundos: um objeto JSON com regras por mundo</translation>
    </message>
    <message>
        <source>Remove nothing, even with --yes (default)</source>
        <translation>Não remover nada, nem com --yes (padrão)</translation>
    </message>
    <message>
        <source>Remove what is listed</source>
        <translation>Remover o que é listado</translation>
    </message>
    <message>
        <source>Delete instead of moving to the trash</source>
        <translation>Apagar em vez de mover para a lixeira</translation>
    </message>
    <message>
        <source>File to write the copy to (required)</source>
        <translation>Arquivo em que gravar a cópia (obrigatório)</translation>
    </message>
    <message>
        <source>Add these markers: JSON or CSV, as the window exports them</source>
        <translation>Adiciona estes marcadores: JSON ou CSV, como a janela os exporta</translation>
    </message>
    <message>
        <source>Add the notes about the recording and the verdicts of this case</source>
        <translation>Adiciona as notas sobre a gravação e os vereditos deste caso</translation>
    </message>
    <message>
        <source>Add the figures that facts prints, of every player</source>
        <translation>Adiciona os indicadores que facts mostra, de todos os jogadores</translation>
    </message>
    <message>
        <source>Author of markers without one, and your name in a case file; there by default the system user</source>
        <translation>Autor dos marcadores sem autor e seu nome em um arquivo de casos; lá, por padrão, o usuário do sistema</translation>
    </message>
    <message>
        <source>Writes a copy of a recording that holds markers, notes, verdicts and figures</source>
        <translation>Grava uma cópia de uma gravação que contém marcadores, notas, vereditos e indicadores</translation>
    </message>
    <message>
        <source>The ticks of the copy are those of the recording, byte for byte. A Hollow Cube
replay keeps everything in its metadata, with author, time and program version. A
demo of version 4 or later keeps only ticks, up to 64. What the recording already
has stays. What does not fit is named, and the exit code is 1 if a note, the
verdicts or the figures are missing; a copy with none of it is not written. A case
is added only when all opinions that it needs are decided. Markers with a &quot;check&quot;
and a &quot;score&quot; are anticheat flags.</source>
        <translation>Os ticks da cópia são os da gravação, byte a byte. Uma gravação de Hollow Cube guarda
tudo em seus metadados, com autor, hora e versão do programa. Uma demo da versão 4 ou
posterior guarda só ticks, até 64. O que a gravação já tem permanece. O que não cabe é
indicado, e o código de saída é 1 se faltar uma nota, os vereditos ou os indicadores;
uma cópia sem nada disso não é gravada. Um caso só é adicionado quando todas as opiniões
necessárias foram decididas. Marcadores com &quot;check&quot; e &quot;score&quot; são alertas do anticheat.</translation>
    </message>
    <message>
        <source>Metadata to add under &quot;tickscope&quot;: JSON, else a text; may be given more than once</source>
        <translation>Metadados a adicionar em &quot;tickscope&quot;: JSON ou, senão, um texto; pode ser repetida</translation>
    </message>
    <message>
        <source>Draw this recording as a ghost; may be given up to three times</source>
        <translation>Desenhar esta gravação como fantasma; até três vezes</translation>
    </message>
    <message>
        <source>Where in time the ghosts are laid, as for compare</source>
        <translation>Como os fantasmas são alinhados no tempo, como em compare</translation>
    </message>
    <message>
        <source>Remove what is kept of the recording</source>
        <translation>Remove o que está guardado da gravação</translation>
    </message>
    <message>
        <source>Keeps what a recording holds, so that it opens at once</source>
        <translation>Guarda o que uma gravação contém para que ela abra de imediato</translation>
    </message>
    <message>
        <source>Include a clip of the recordings at each note, with pseudonyms unless reviewers are named</source>
        <translation>Incluir um clipe das gravações em cada nota, com pseudônimos a menos que os revisores sejam nomeados</translation>
    </message>
    <message>
        <source>Name the reviewers and the reporter; otherwise reviewers are Reviewer 1, Reviewer 2, ...</source>
        <translation>Nomear os revisores e quem denunciou; caso contrário, os revisores são Revisor 1, Revisor 2, ...</translation>
    </message>
    <message>
        <source>Add a line with file name, time, tick and SHA-256 of the recording</source>
        <translation>Adicionar uma linha com nome do arquivo, tempo, tick e SHA-256 da gravação</translation>
    </message>
    <message>
        <source>Decide; needs a decision, one aspect at least, and a reason for either</source>
        <translation>Decidir; requer uma decisão, ao menos um aspecto e um motivo para um deles</translation>
    </message>
    <message>
        <source>Of positions, inputs, events, states and splits, those to compare (positions,events without it); same-inputs finds where the same inputs come twice</source>
        <translation>O que comparar entre positions, inputs, events, states e splits (por padrão positions,events); same-inputs encontra onde as mesmas entradas se repetem</translation>
    </message>
    <message>
        <source>A page for the browser and as PDF, tables as CSV, all of it as JSON, and a
manifest with the SHA-256 of every file and of the recordings. For the recordings
given there are pictures of the world at the notes, the events and inputs around
them, and the figures of the accused with their histograms, as in the window.
An accused who is a name only has no figures: see case accuse. Sentences about
the reporter, whose name is left out, are listed for you to judge.</source>
        <translation>Uma página para o navegador e em PDF, tabelas em CSV, tudo em JSON e um
manifesto com o SHA-256 de cada arquivo e das gravações. Das gravações indicadas
há imagens do mundo nas notas, os eventos e as entradas em volta delas, e os
indicadores dos acusados com seus histogramas, como na janela. Um acusado que é
só um nome não tem indicadores: veja case accuse. As frases
sobre o denunciante, cujo nome é omitido, são listadas para você julgar.</translation>
    </message>
    <message>
        <source>The same, and each clip as a video, too; needs ffmpeg</source>
        <translation>O mesmo, e cada clipe também como vídeo; requer o ffmpeg</translation>
    </message>
    <message>
        <source>Start at this tick or time of the first recording</source>
        <translation>Começa neste tick ou tempo da primeira gravação</translation>
    </message>
    <message>
        <source>End at this tick or time of the first recording</source>
        <translation>Termina neste tick ou tempo da primeira gravação</translation>
    </message>
    <message>
        <source>Removes the name from reporters, accused, notes, texts and their history, where it
is a word of its own, and prints in how many places of which cases. The history
still shows that it was removed. Earlier bundles and backups are not changed.</source>
        <translation>Remove o nome de denunciantes, acusados, notas, textos e do histórico deles, onde é uma
palavra por si só, e informa em quantos lugares de quais casos. O histórico ainda
mostra que ele foi removido. Pacotes e backups anteriores não mudam.</translation>
    </message>
    <message>
        <source>Add the recording to the case first</source>
        <translation>Adicionar primeiro a gravação ao caso</translation>
    </message>
    <message>
        <source>Which run, by its number in runs (the fastest without it)</source>
        <translation>Qual corrida, pelo número em runs (sem isso, a mais rápida)</translation>
    </message>
    <message>
        <source>From a Teeworlds or DDNet demo, or a teehistorian file with its map. Of a run whose
player the recording does not name no ghost can be made. runs lists all runs, with
their numbers. DDNet lists ghosts whose file name begins with the name of the map.</source>
        <translation>De uma demo de Teeworlds ou DDNet, ou de um arquivo teehistorian com seu mapa. De uma
corrida cujo jogador a gravação não nomeia não se pode fazer um fantasma. runs lista
todas as corridas, com seus números. DDNet mostra os fantasmas cujo nome de
arquivo começa com o do mapa.</translation>
    </message>
    <message>
        <source>The window keeps what it found when it read a recording whole, and shows all of it at
once the next time. This does the same beforehand. Nothing is kept of recordings that are
damaged or still being written, and of standard input.</source>
        <translation>A janela guarda o que encontrou ao ler uma gravação inteira e mostra tudo de imediato na próxima
vez. Isto faz o mesmo de antemão. Nada é guardado de gravações danificadas ou
ainda em escrita, nem da entrada padrão.</translation>
    </message>
    <message>
        <source>Leave out what people say, whispers and votes</source>
        <translation>Omite o que as pessoas dizem, sussurros e votações</translation>
    </message>
    <message>
        <source>What lies beside what: the first ticks, ticks of one number, times of day (in one session the ticks tell them), the first event of a type in each, or the places of a player on the way; without it ticks of one number for recordings of the same session, else the first ticks</source>
        <translation>O que fica lado a lado: os primeiros ticks, os ticks com o mesmo número, as horas do dia (em uma mesma sessão, pelos ticks), o primeiro evento de um tipo em cada uma ou os lugares de um jogador no caminho; sem a opção, os ticks com o mesmo número em gravações da mesma sessão, senão os primeiros ticks</translation>
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
        <translation>Uma linha para cada posição, entrada, evento ou campo de um item que difere, com os
ticks de ambas. Os jogadores são comparados pelo nome, ou se as duas gravações têm só
um; as posições são as do tick. O que uma gravação não contém em um tick, ou seu formato
não pode conter, não é diferença: nem um evento que a outra tem até 2 ticks antes ou
depois, ou que fica tão perto de uma ponta da outra; nem uma entrada deslocada em até 2
ticks, a não ser que as duas gravações tenham cada entrada em seu tick ou sejam de um
mesmo jogador. O que só alguns recebem ou veem (linhas a uma equipe ou a uma pessoa,
palavras do servidor, chegadas, vida) é comparado se as duas gravações são de um mesmo
jogador ou do servidor; ao lado da gravação do servidor, uma linha só é diferença se
falta nela. O que é omitido é indicado na saída de erro. Eventos iguais de um tick
contam uma vez, pois os servidores gravam um por destinatário. Quem tem o nome de outro
é reconhecido pelo ID de cliente em gravações da mesma sessão; em outras, seus eventos
são omitidos. splits compara os tempos das corridas concluídas mais rápidas nos
checkpoints e na chegada; --player escolhe de quem; sem ele contam
primeiro as de quem gravou. Com --align place a outra é tomada
onde estava no mesmo ponto do percurso; sem checkpoints, os parciais são décimos do
percurso. same-inputs lista onde todas as entradas e a mira são, tick a tick, as de
outra visita, seja quando for, também dentro de uma mesma gravação (A A), e por quanto
tempo outros pares de visitas são iguais por acaso. Uma pasta vale pelas gravações que
contém.</translation>
    </message>
    <message>
        <source>Record progress here; the same command resumes where it stopped, and reads again what has changed since. Earlier rows stay, so each has the SHA-256 of its file</source>
        <translation>Registra o progresso aqui; o mesmo comando continua de onde parou e lê de novo o que mudou desde então. As linhas anteriores ficam, por isso cada uma traz o SHA-256 do seu arquivo</translation>
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
        <translation>Para cada gravação que atende a todos os --when, os eventos que as opções selecionam
são linhas, como em events --json; sem essas opções, os indicadores dela são uma linha.
Os indicadores são os de info: byte_size, duration_seconds, tick_rate, first_tick,
last_tick, tick_count, markers, seek_points, recorded_ticks, lost_ticks, players,
entities, damage, counts.NAME e events.KIND (do que foi gravado, não do que foi
reconstruído; a gravação de um servidor tem alguns eventos uma vez por destinatário); e os de facts, que precisam valer para um mesmo jogador, cujo nome
consta na linha: press_interval de todos os inputs, Hook.press_interval de um só. Um
PATH pode ser uma pasta, também seu endereço com uma barra no fim: o que o servidor
lista ali é examinado. - lê nomes da entrada padrão, um por linha. Uma gravação que não
pode ser lida é uma linha com seu erro, assim como o que tem a extensão de uma; os
outros arquivos em uma pasta são ignorados. Com --case, uma gravação que um jogo salvou
por uma denúncia vira um caso dessa denúncia, com denunciante, motivo e acusados, por
mais que seja examinada.</translation>
    </message>
    <message>
        <source>Options of every command: --json, --quiet, --token-file F, --help.
tickscope-cli COMMAND --help shows more; tickscope-cli --version shows the version.

Exit code: 0 everything was read, 1 damaged but partly read, 2 nothing could be read
or wrong usage.</source>
        <translation>Opções de todos os comandos: --json, --quiet, --token-file F, --help.
tickscope-cli COMMAND --help mostra mais; tickscope-cli --version mostra a versão.

Código de saída: 0 tudo foi lido, 1 danificado mas lido em parte, 2 nada pôde ser lido
ou uso incorreto.</translation>
    </message>
    <message>
        <source>There are no cases: do without a case store</source>
        <translation>Não há casos: dispensar o repositório de casos</translation>
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
        <translation>Lista o que seria removido e por quê; só --yes remove, para a lixeira. Uma gravação é
removida quando --older, --larger ou --total pede. Nos tamanhos, um K são 1024 bytes.
Nunca são removidas: gravações de um caso, as fixadas, as que ainda podem estar sendo
escritas, as danificadas, links e as que não têm o que uma regra pede: data ou mundo,
ou com --keep-best uma chegada com tempo conhecido. Os casos são os de --store e os da
janela; sem nenhum dos dois é preciso --no-cases. Uma
gravação em uma pasta é removida inteira. --rules FILE: {&quot;WORLD&quot;: {&quot;older&quot;: &quot;90d&quot;,
&quot;keep_best&quot;: 10}}, com o identificador do mundo ou o nome do mapa; ali elas substituem
todas as outras regras, {} mantém tudo. O que foi removido é anotado em
~/.local/share/tickscope/tickscope/pruned.jsonl (ou em XDG_DATA_HOME).</translation>
    </message>
    <message>
        <source>Takes GoldSrc demos and Hollow Cube replays. Prints what was repaired and what is lost.
The recording itself is never changed. The exit code is 1 when something had to be
repaired.</source>
        <translation>Aceita demos do GoldSrc e replays do Hollow Cube. Mostra o que foi reparado e o que se
perdeu. A gravação em si nunca é alterada. O código de saída é 1 quando algo precisou
ser reparado.</translation>
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
        <translation>O trecho tem os ticks, estados e eventos da gravação de --from a --to e é uma gravação
inteira que os jogos reproduzem. O que mensagens anteriores disseram do seu estado e
ainda vale (ajustes, equipes, uma votação) é repetido no primeiro tick; eventos que
decorrem do tick anterior (um gancho, um tiro, a largada de uma corrida) faltam ali. O
trecho de um arquivo teehistorian começa com o arquivo. Ticks cujo estado se perdeu por
danos são omitidos; o código de saída é então 1. --anonymous conhece nomes pelo que a
gravação diz dos jogadores e por linhas do servidor no chat de formas conhecidas; um
nome que só pessoas ou outras linhas mencionam fica. Omite os textos de votações e os
códigos de salvamento. --no-chat mantém as linhas do servidor que dizem quem veio,
saiu, mudou de nome ou concluiu a corrida. *** substitui senhas e códigos de salvamento
dos jogadores, a não ser com --show-secrets.</translation>
    </message>
    <message>
        <source>JSON has the form of case create --input: one object, a list, or one object
per line; a report with a &quot;key&quot; is not filed twice. CSV starts with a line of
column names: reporter, accused, claim, recording (SHA-256), file (its name),
tags, priority, key; other columns go into the claim. The exit code is 1 when
some were bad. Of an exported case notes and verdicts become notes that say
whose they were; it is open again, and its history is left out.</source>
        <translation>O JSON tem a forma de case create --input: um objeto, uma lista ou um objeto por
linha; uma denúncia com &quot;key&quot; não é registrada duas vezes. O CSV começa com uma linha
de nomes de colunas: reporter, accused, claim, recording (SHA-256), file (nome dela),
tags, priority, key; as outras colunas vão para a alegação. O código de saída é 1 quando havia alguma inválida.
As notas e os vereditos de um caso exportado viram notas que dizem de quem eram; ele
fica aberto de novo, e o histórico é omitido.</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>headshot</source>
        <translation>tiro na cabeça</translation>
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
            <numerusform>%n abate</numerusform>
            <numerusform>%n abates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n death(s)</source>
        <translation>
            <numerusform>%n morte</numerusform>
            <numerusform>%n mortes</numerusform>
        </translation>
    </message>
    <message>
        <source>round time {seconds} s</source>
        <translation>tempo da rodada: {seconds} s</translation>
    </message>
    <message>
        <source>intermission</source>
        <translation>intervalo da partida</translation>
    </message>
    <message>
        <source>{health} health, {armor} armor</source>
        <translation>{health} de vida, {armor} de armadura</translation>
    </message>
    <message>
        <source>{amount} ammo</source>
        <translation>munição: {amount}</translation>
    </message>
    <message>
        <source>{name} joined</source>
        <translation>{name} entrou</translation>
    </message>
    <message>
        <source>{client} left</source>
        <translation>{client} saiu</translation>
    </message>
    <message>
        <source>{client} is now {to}</source>
        <translation>{client} agora é {to}</translation>
    </message>
    <message>
        <source>event {index}</source>
        <translation>evento {index}</translation>
    </message>
    <message>
        <source>sequence {sequence}</source>
        <translation>sequência {sequence}</translation>
    </message>
    <message>
        <source>{0} at {run_time}</source>
        <translation>{0} em {run_time}</translation>
    </message>
    <message>
        <source>{name}: slot {slot}</source>
        <translation>{name}: slot {slot}</translation>
    </message>
    <message>
        <source>event {event}</source>
        <translation>evento {event}</translation>
    </message>
    <message>
        <source>{client} spawned</source>
        <translation>{client} nasceu</translation>
    </message>
    <message>
        <source>{client} is gone</source>
        <translation>{client} sumiu</translation>
    </message>
    <message>
        <source>{client} connected</source>
        <translation>{client} se conectou</translation>
    </message>
    <message>
        <source>{from} is now {to}</source>
        <translation>{from} agora é {to}</translation>
    </message>
    <message>
        <source>end of the recording</source>
        <translation>fim da gravação</translation>
    </message>
    <message>
        <source>record {uuid}</source>
        <translation>registro {uuid}</translation>
    </message>
    <message>
        <source>test record</source>
        <translation>registro de teste</translation>
    </message>
    <message>
        <source>{client} logged out</source>
        <translation>{client} fez logout</translation>
    </message>
    <message>
        <source>{client} connects with {protocol}</source>
        <translation>{client} se conecta com {protocol}</translation>
    </message>
    <message>
        <source>{client} entered the game</source>
        <translation>{client} entrou no jogo</translation>
    </message>
    <message>
        <source>{client} swaps with {other}</source>
        <translation>{client} troca de lugar com {other}</translation>
    </message>
    <message>
        <source>{client} connected again</source>
        <translation>{client} se reconectou</translation>
    </message>
    <message>
        <source>antibot</source>
        <translation>antibot</translation>
    </message>
    <message>
        <source>client {number} is {name}</source>
        <translation>o cliente {number} é {name}</translation>
    </message>
    <message>
        <source>{client} finished in {time}</source>
        <translation>{client} terminou em {time}</translation>
    </message>
    <message>
        <source>team {team} finished in {time}</source>
        <translation>o time {team} terminou em {time}</translation>
    </message>
    <message>
        <source>{client} died ({weapon})</source>
        <translation>{client} morreu ({weapon})</translation>
    </message>
    <message>
        <source>{client} finished in {time_ticks}, not recorded</source>
        <translation>{client} terminou em {time_ticks}, sem registro</translation>
    </message>
    <message>
        <source>{client} differs from the rebuilt path</source>
        <translation>{client} difere do trajeto reconstruído</translation>
    </message>
    <message>
        <source>{name} left</source>
        <translation>{name} saiu</translation>
    </message>
    <message>
        <source>{who} changed skin</source>
        <translation>{who} mudou de skin</translation>
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
            <numerusform>%n opção de votação</numerusform>
            <numerusform>%n opções de votação</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n projectile(s)</source>
        <translation>
            <numerusform>%n projétil</numerusform>
            <numerusform>%n projéteis</numerusform>
        </translation>
    </message>
    <message>
        <source>teams of {0}</source>
        <translation>times de {0}</translation>
    </message>
    <message>
        <source>map sound {SoundId}</source>
        <translation>som do mapa {SoundId}</translation>
    </message>
    <message>
        <source>yes {Yes}, no {No}, open {Pass}, of {Total}</source>
        <translation>sim {Yes}, não {No}, pendentes {Pass}, de {Total}</translation>
    </message>
    <message>
        <source>server record {ServerTimeBest}, own record {PlayerTimeBest}</source>
        <translation>recorde do servidor {ServerTimeBest}, recorde próprio {PlayerTimeBest}</translation>
    </message>
    <message>
        <source>match {MatchCurrent} of {MatchNum}</source>
        <translation>partida {MatchCurrent} de {MatchNum}</translation>
    </message>
    <message>
        <source>{client} changed the skin</source>
        <translation>{client} mudou de skin</translation>
    </message>
    <message>
        <source>{Name} is here</source>
        <translation>{Name} está aqui</translation>
    </message>
    <message>
        <source>{client} paused the game</source>
        <translation>{client} pausou o jogo</translation>
    </message>
    <message>
        <source>{client} let go</source>
        <translation>{client} soltou o gancho</translation>
    </message>
    <message>
        <source>{client} froze</source>
        <translation>{client} congelou</translation>
    </message>
    <message>
        <source>{client} was teleported</source>
        <translation>{client} foi teleportado</translation>
    </message>
    <message>
        <source>{client} started the race</source>
        <translation>{client} começou a corrida</translation>
    </message>
    <message>
        <source>the server</source>
        <translation>o servidor</translation>
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
        <translation>nenhum</translation>
    </message>
    <message>
        <source>{other} died ({weapon}, {headshot})</source>
        <translation>{other} morreu ({weapon}, {headshot})</translation>
    </message>
    <message>
        <source>{other} died ({headshot})</source>
        <translation>{other} morreu ({headshot})</translation>
    </message>
    <message>
        <source>{other} died ({weapon})</source>
        <translation>{other} morreu ({weapon})</translation>
    </message>
    <message>
        <source>{other} died</source>
        <translation>{other} morreu</translation>
    </message>
    <message>
        <source>{client} killed {other} ({weapon}, {headshot})</source>
        <translation>{client} matou {other} ({weapon}, {headshot})</translation>
    </message>
    <message>
        <source>{client} killed {other} ({headshot})</source>
        <translation>{client} matou {other} ({headshot})</translation>
    </message>
    <message>
        <source>{client} killed {other} ({weapon})</source>
        <translation>{client} matou {other} ({weapon})</translation>
    </message>
    <message>
        <source>{client} killed {other}</source>
        <translation>{client} matou {other}</translation>
    </message>
    <message>
        <source>event: {entity}, {other} (priority {priority}: {flags})</source>
        <translation>evento: {entity}, {other} (prioridade {priority}: {flags})</translation>
    </message>
    <message>
        <source>event: {entity} (priority {priority}: {flags})</source>
        <translation>evento: {entity} (prioridade {priority}: {flags})</translation>
    </message>
    <message>
        <source>event: {other} (priority {priority}: {flags})</source>
        <translation>evento: {other} (prioridade {priority}: {flags})</translation>
    </message>
    <message>
        <source>event: {entity}, {other} (priority {priority})</source>
        <translation>evento: {entity}, {other} (prioridade {priority})</translation>
    </message>
    <message>
        <source>event: {entity} (priority {priority})</source>
        <translation>evento: {entity} (prioridade {priority})</translation>
    </message>
    <message>
        <source>event: {other} (priority {priority})</source>
        <translation>evento: {other} (prioridade {priority})</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}, sniper dot {value}</source>
        <translation>buffer da demo: {bytes}, ponto da sniper {value}</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}, zoom {value}</source>
        <translation>buffer da demo: {bytes}, zoom {value}</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}, kind {kind}</source>
        <translation>buffer da demo: {bytes}, tipo {kind}</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}</source>
        <translation>buffer da demo: {bytes}</translation>
    </message>
    <message>
        <source>Terrorists win</source>
        <translation>Vitória dos terroristas</translation>
    </message>
    <message>
        <source>Counter-terrorists win</source>
        <translation>Vitória dos contraterroristas</translation>
    </message>
    <message>
        <source>Round draw</source>
        <translation>Empate na rodada</translation>
    </message>
    <message>
        <source>sentence #{index}</source>
        <translation>frase nº {index}</translation>
    </message>
    <message>
        <source>sound #{index}</source>
        <translation>som nº {index}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausado</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>retomado</translation>
    </message>
    <message>
        <source>end of segment</source>
        <translation>fim do segmento</translation>
    </message>
    <message>
        <source>start</source>
        <translation>início</translation>
    </message>
    <message>
        <source>{name}: off hand</source>
        <translation>{name}: mão secundária</translation>
    </message>
    <message>
        <source>{name}: main hand</source>
        <translation>{name}: mão principal</translation>
    </message>
    <message>
        <source>{name}: stops</source>
        <translation>{name}: para</translation>
    </message>
    <message>
        <source>{name} (not in the snapshot)</source>
        <translation>{name} (não está no snapshot)</translation>
    </message>
    <message>
        <source>{places} and {more} more (not in the snapshot)</source>
        <translation>{places} e mais {more} (fora do snapshot)</translation>
    </message>
    <message>
        <source>{places} (not in the snapshot)</source>
        <translation>{places} (fora do snapshot)</translation>
    </message>
    <message>
        <source>anticheat flag: {label}</source>
        <translation>alerta do anticheat: {label}</translation>
    </message>
    <message>
        <source>anticheat flag</source>
        <translation>alerta do anticheat</translation>
    </message>
    <message>
        <source>direction left</source>
        <translation>direção: esquerda</translation>
    </message>
    <message>
        <source>direction right</source>
        <translation>direção: direita</translation>
    </message>
    <message>
        <source>direction none</source>
        <translation>direção: nenhuma</translation>
    </message>
    <message>
        <source>jump {action}</source>
        <translation>pulo {action}</translation>
    </message>
    <message>
        <source>hook {action}</source>
        <translation>gancho {action}</translation>
    </message>
    <message>
        <source>fire {action} {value} times</source>
        <translation>tiro {action} {value} vezes</translation>
    </message>
    <message>
        <source>fire {action}</source>
        <translation>tiro {action}</translation>
    </message>
    <message>
        <source>weapon {wanted}</source>
        <translation>arma {wanted}</translation>
    </message>
    <message>
        <source>next weapon</source>
        <translation>próxima arma</translation>
    </message>
    <message>
        <source>previous weapon</source>
        <translation>arma anterior</translation>
    </message>
    <message>
        <source>{client} left ({reason})</source>
        <translation>{client} saiu ({reason})</translation>
    </message>
    <message>
        <source>team {team} was saved</source>
        <translation>time {team}: foi salvo</translation>
    </message>
    <message>
        <source>team {team} could not be saved</source>
        <translation>time {team}: não pôde ser salvo</translation>
    </message>
    <message>
        <source>team {team} was loaded</source>
        <translation>time {team}: foi carregado</translation>
    </message>
    <message>
        <source>team {team} could not be loaded</source>
        <translation>time {team}: não pôde ser carregado</translation>
    </message>
    <message>
        <source>{client} was already logged in as {level} ({name})</source>
        <translation>{client} já tinha feito login como {level} ({name})</translation>
    </message>
    <message>
        <source>{client} was already logged in as {level}</source>
        <translation>{client} já tinha feito login como {level}</translation>
    </message>
    <message>
        <source>{client} logged in as {level} ({name})</source>
        <translation>{client} fez login como {level} ({name})</translation>
    </message>
    <message>
        <source>{client} logged in as {level}</source>
        <translation>{client} fez login como {level}</translation>
    </message>
    <message>
        <source>{client} has DDNet {version} ({text})</source>
        <translation>{client} usa o DDNet {version} ({text})</translation>
    </message>
    <message>
        <source>{client} has DDNet {version}</source>
        <translation>{client} usa o DDNet {version}</translation>
    </message>
    <message>
        <source>{client} joined team {to}</source>
        <translation>{client} entrou no time {to}</translation>
    </message>
    <message>
        <source>{client} left the team</source>
        <translation>{client} saiu do time</translation>
    </message>
    <message>
        <source>team {team} practices</source>
        <translation>o time {team} está praticando</translation>
    </message>
    <message>
        <source>team {team} plays for real</source>
        <translation>o time {team} joga pra valer</translation>
    </message>
    <message>
        <source>{client} hit themselves ({weapon})</source>
        <translation>{client} acertou a si mesmo ({weapon})</translation>
    </message>
    <message>
        <source>{client} hit themselves</source>
        <translation>{client} acertou a si mesmo</translation>
    </message>
    <message>
        <source>message {uuid}</source>
        <translation>mensagem {uuid}</translation>
    </message>
    <message>
        <source>message {id}</source>
        <translation>mensagem {id}</translation>
    </message>
    <message>
        <source>message {uuid}: {error}</source>
        <translation>mensagem {uuid}: {error}</translation>
    </message>
    <message>
        <source>message {id}: {error}</source>
        <translation>mensagem {id}: {error}</translation>
    </message>
    <message>
        <source>{other} died ({Weapon})</source>
        <translation>{other} morreu ({Weapon})</translation>
    </message>
    <message>
        <source>{client} killed {other} ({Weapon})</source>
        <translation>{client} matou {other} ({Weapon})</translation>
    </message>
    <message>
        <source>team {Team} died ({client} first)</source>
        <translation>o time {Team} morreu (primeiro {client})</translation>
    </message>
    <message>
        <source>team {Team} died</source>
        <translation>o time {Team} morreu</translation>
    </message>
    <message>
        <source>vote ended</source>
        <translation>a votação terminou</translation>
    </message>
    <message>
        <source>vote: {Type}</source>
        <translation>votação: {Type}</translation>
    </message>
    <message>
        <source>{client} joined the spectators</source>
        <translation>{client} entrou nos espectadores</translation>
    </message>
    <message>
        <source>{client} joined the game</source>
        <translation>{client} entrou no jogo</translation>
    </message>
    <message>
        <source>{client} joined the blue team</source>
        <translation>{client} entrou no time azul</translation>
    </message>
    <message>
        <source>finished in {Time} ({Check})</source>
        <translation>terminou em {Time} ({Check})</translation>
    </message>
    <message>
        <source>finished in {Time}</source>
        <translation>terminou em {Time}</translation>
    </message>
    <message>
        <source>checkpoint at {Time} ({Check})</source>
        <translation>checkpoint em {Time} ({Check})</translation>
    </message>
    <message>
        <source>checkpoint at {Time}</source>
        <translation>checkpoint em {Time}</translation>
    </message>
    <message>
        <source>{client} finished in {Time} ({Diff}), server record</source>
        <translation>{client} terminou em {Time} ({Diff}), recorde do servidor</translation>
    </message>
    <message>
        <source>{client} finished in {Time}, server record</source>
        <translation>{client} terminou em {Time}, recorde do servidor</translation>
    </message>
    <message>
        <source>{client} finished in {Time} ({Diff}), personal record</source>
        <translation>{client} terminou em {Time} ({Diff}), recorde pessoal</translation>
    </message>
    <message>
        <source>{client} finished in {Time}, personal record</source>
        <translation>{client} terminou em {Time}, recorde pessoal</translation>
    </message>
    <message>
        <source>{client} finished in {Time} ({Diff})</source>
        <translation>{client} terminou em {Time} ({Diff})</translation>
    </message>
    <message>
        <source>{client} finished in {Time}</source>
        <translation>{client} terminou em {Time}</translation>
    </message>
    <message>
        <source>checkpoint ({Diff})</source>
        <translation>checkpoint ({Diff})</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>checkpoint</translation>
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
        <translation>salvamento: {State}, código {Code}: {Error}</translation>
    </message>
    <message>
        <source>save {State}, code {Code}</source>
        <translation>salvamento: {State}, código {Code}</translation>
    </message>
    <message>
        <source>save {State}, code {GeneratedCode}: {Error}</source>
        <translation>salvamento: {State}, código {GeneratedCode}: {Error}</translation>
    </message>
    <message>
        <source>save {State}, code {GeneratedCode}</source>
        <translation>salvamento: {State}, código {GeneratedCode}</translation>
    </message>
    <message>
        <source>save {State}: {Error}</source>
        <translation>salvamento: {State}: {Error}</translation>
    </message>
    <message>
        <source>save {State}</source>
        <translation>salvamento: {State}</translation>
    </message>
    <message>
        <source>{client} left ({Reason})</source>
        <translation>{client} saiu ({Reason})</translation>
    </message>
    <message>
        <source>{Name} joined the spectators</source>
        <translation>{Name} entrou nos espectadores</translation>
    </message>
    <message>
        <source>{Name} joined the game</source>
        <translation>{Name} entrou no jogo</translation>
    </message>
    <message>
        <source>{Name} joined the blue team</source>
        <translation>{Name} entrou no time azul</translation>
    </message>
    <message>
        <source>{Name} left ({Reason})</source>
        <translation>{Name} saiu ({Reason})</translation>
    </message>
    <message>
        <source>{Name} left</source>
        <translation>{Name} saiu</translation>
    </message>
    <message>
        <source>everybody joined the spectators</source>
        <translation>todos entraram nos espectadores</translation>
    </message>
    <message>
        <source>everybody joined the game</source>
        <translation>todos entraram no jogo</translation>
    </message>
    <message>
        <source>everybody joined the blue team</source>
        <translation>todos entraram no time azul</translation>
    </message>
    <message>
        <source>you joined the spectators (balanced)</source>
        <translation>você entrou nos espectadores (balanceamento)</translation>
    </message>
    <message>
        <source>you joined the game (balanced)</source>
        <translation>você entrou no jogo (balanceamento)</translation>
    </message>
    <message>
        <source>you joined the blue team (balanced)</source>
        <translation>você entrou no time azul (balanceamento)</translation>
    </message>
    <message>
        <source>red flag grabbed</source>
        <translation>bandeira vermelha capturada</translation>
    </message>
    <message>
        <source>blue flag grabbed</source>
        <translation>bandeira azul capturada</translation>
    </message>
    <message>
        <source>{client} captured the red flag in {Time}</source>
        <translation>{client} marcou com a bandeira vermelha em {Time}</translation>
    </message>
    <message>
        <source>{client} captured the blue flag in {Time}</source>
        <translation>{client} marcou com a bandeira azul em {Time}</translation>
    </message>
    <message>
        <source>{client} hooked {other}</source>
        <translation>{client} enganchou {other}</translation>
    </message>
    <message>
        <source>{client} hooked</source>
        <translation>{client} lançou o gancho</translation>
    </message>
    <message>
        <source>{client} fired ({weapon})</source>
        <translation>{client} atirou ({weapon})</translation>
    </message>
    <message>
        <source>{client} fired</source>
        <translation>{client} atirou</translation>
    </message>
    <message>
        <source>{client} hit {other} ({weapon})</source>
        <translation>{client} acertou {other} ({weapon})</translation>
    </message>
    <message>
        <source>{client} hit {other}</source>
        <translation>{client} acertou {other}</translation>
    </message>
    <message>
        <source>{client} thawed (by {other})</source>
        <translation>{client} descongelou (por {other})</translation>
    </message>
    <message>
        <source>{client} thawed</source>
        <translation>{client} descongelou</translation>
    </message>
    <message>
        <source>{client} started the race, timed from tick {start_tick}</source>
        <translation>{client} começou a corrida, cronometrada desde o tick {start_tick}</translation>
    </message>
    <message>
        <source>message: {error}</source>
        <translation>mensagem: {error}</translation>
    </message>
    <message>
        <source>message</source>
        <translation>mensagem</translation>
    </message>
    <message>
        <source>{client} finished</source>
        <translation>{client} terminou</translation>
    </message>
    <message>
        <source>{client} was suddenly elsewhere</source>
        <translation>{client} apareceu de repente em outro lugar</translation>
    </message>
    <message>
        <source>{who} paused to spectate</source>
        <translation>{who} fez uma pausa para assistir</translation>
    </message>
    <message>
        <source>{who} paused</source>
        <translation>{who} fez uma pausa</translation>
    </message>
    <message>
        <source>{who} resumed</source>
        <translation>{who} voltou a jogar</translation>
    </message>
    <message>
        <source>{client} joined the red team</source>
        <translation>{client} entrou no time vermelho</translation>
    </message>
    <message>
        <source>{client} joined team {to} (super)</source>
        <translation>{client} entrou no time {to} (super)</translation>
    </message>
    <message>
        <source>the game was paused</source>
        <translation>o jogo foi pausado</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>o jogo continua</translation>
    </message>
    <message>
        <source>{client} took the red flag</source>
        <translation>{client} pegou a bandeira vermelha</translation>
    </message>
    <message>
        <source>{client} took the blue flag</source>
        <translation>{client} pegou a bandeira azul</translation>
    </message>
    <message>
        <source>{client} dropped the red flag</source>
        <translation>{client} largou a bandeira vermelha</translation>
    </message>
    <message>
        <source>{client} dropped the blue flag</source>
        <translation>{client} largou a bandeira azul</translation>
    </message>
    <message>
        <source>the red flag was dropped</source>
        <translation>a bandeira vermelha caiu</translation>
    </message>
    <message>
        <source>the blue flag was dropped</source>
        <translation>a bandeira azul caiu</translation>
    </message>
    <message>
        <source>the red flag is back</source>
        <translation>a bandeira vermelha voltou</translation>
    </message>
    <message>
        <source>the blue flag is back</source>
        <translation>a bandeira azul voltou</translation>
    </message>
    <message>
        <source>{client} captured the red flag</source>
        <translation>{client} marcou com a bandeira vermelha</translation>
    </message>
    <message>
        <source>{client} captured the blue flag</source>
        <translation>{client} marcou com a bandeira azul</translation>
    </message>
    <message>
        <source>{client} died with team {Team}</source>
        <translation>{client} morreu com o time {Team}</translation>
    </message>
    <message>
        <source>{client} finished in {Time}, according to the chat</source>
        <translation>{client} terminou em {Time}, segundo o chat</translation>
    </message>
    <message>
        <source>{who} is in the clan {to} now</source>
        <translation>{who} agora está no clã {to}</translation>
    </message>
    <message>
        <source>{who} left the clan {from}</source>
        <translation>{who} deixou o clã {from}</translation>
    </message>
    <message>
        <source>{who} changed country</source>
        <translation>{who} mudou de país</translation>
    </message>
    <message>
        <source>{client} reached tele checkpoint {number}</source>
        <translation>{client} chegou ao checkpoint de teleporte {number}</translation>
    </message>
    <message>
        <source>an event that cannot be read any more</source>
        <translation>um evento que não pode mais ser lido</translation>
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
        <translation>Duração do pressionamento</translation>
    </message>
    <message>
        <source>How long inputs are held. Presses whose beginning or end is not recorded are left out.</source>
        <translation>Por quanto tempo os inputs são mantidos. Pressionamentos cujo início ou fim não foi gravado ficam de fora.</translation>
    </message>
    <message>
        <source>A key bound to a fixed press, a worn switch, or a game that ends a press by itself gives equal lengths.</source>
        <translation>Uma tecla configurada com um pressionamento fixo, uma chave gasta ou um jogo que encerra o pressionamento sozinho produzem durações iguais.</translation>
    </message>
    <message>
        <source>Interval between presses</source>
        <translation>Intervalo entre pressionamentos</translation>
    </message>
    <message>
        <source>From the beginning of a press to that of the next one of the same input.</source>
        <translation>Do início de um pressionamento ao do próximo do mesmo input.</translation>
    </message>
    <message>
        <source>Holding a key with the system&apos;s key repeat, or a weapon&apos;s reload time, gives equal intervals.</source>
        <translation>Manter uma tecla com a repetição de teclas do sistema, ou o tempo de recarga de uma arma, produz intervalos iguais.</translation>
    </message>
    <message>
        <source>Interval between changes</source>
        <translation>Intervalo entre mudanças</translation>
    </message>
    <message>
        <source>From one tick in which any input is pressed or released to the next such tick.</source>
        <translation>De um tick em que algum input é pressionado ou solto até o próximo tick assim.</translation>
    </message>
    <message>
        <source>Calm players have long intervals; those who do a lot at once have short ones.</source>
        <translation>Quem joga com calma tem intervalos longos; quem faz muita coisa ao mesmo tempo, curtos.</translation>
    </message>
    <message>
        <source>Regular intervals (±1 tick)</source>
        <translation>Intervalos regulares (±1 tick)</translation>
    </message>
    <message>
        <source>Share of the intervals between input changes that are as long as the commonest one, or a tick shorter or longer. Of a single input: of the intervals between its presses.</source>
        <translation>Proporção dos intervalos entre mudanças de input que duram tanto quanto o mais comum, ou um tick a mais ou a menos. De um único input: dos intervalos entre seus pressionamentos.</translation>
    </message>
    <message>
        <source>Key repeat of the system, jumping or shooting in step with the game, lag that delivers inputs in batches, and a program that plays openly (a bot or a dummy) give regular intervals.</source>
        <translation>A repetição de teclas do sistema, pular ou atirar no ritmo do jogo, lag que entrega inputs em lotes e um programa que joga abertamente (um bot ou um dummy) produzem intervalos regulares.</translation>
    </message>
    <message>
        <source>Exactly repeated sequences</source>
        <translation>Sequências repetidas exatamente</translation>
    </message>
    <message>
        <source>Share of the input changes that belong to a run of eight or more which comes again with the same inputs at the same intervals.</source>
        <translation>Proporção das mudanças de input que pertencem a uma série de oito ou mais que se repete com os mesmos inputs nos mesmos intervalos.</translation>
    </message>
    <message>
        <source>Tapping one key evenly repeats itself, and a trained routine of few keys may, too.</source>
        <translation>Tocar uma tecla em ritmo constante se repete, e uma rotina treinada de poucas teclas também pode se repetir.</translation>
    </message>
    <message>
        <source>Reaction time</source>
        <translation>Tempo de reação</translation>
    </message>
    <message>
        <source>Reactions below 100 ms</source>
        <translation>Reações abaixo de 100 ms</translation>
    </message>
    <message>
        <source>Share of those reaction times that are shorter than 100 ms.</source>
        <translation>Proporção desses tempos de reação que são menores que 100 ms.</translation>
    </message>
    <message>
        <source>Compare with the other players, and with how often this one presses.</source>
        <translation>Compare com os outros jogadores e com a frequência com que este pressiona.</translation>
    </message>
    <message>
        <source>Aim jumps</source>
        <translation>Saltos da mira</translation>
    </message>
    <message>
        <source>Share of the aim&apos;s movements, tick by tick, that turn it by 45 degrees or more.</source>
        <translation>Proporção dos movimentos da mira, tick a tick, que a giram 45 graus ou mais.</translation>
    </message>
    <message>
        <source>With the cursor near the own character a small movement of the hand turns the aim far; a high mouse speed does, too.</source>
        <translation>Com o cursor perto do próprio personagem, um pequeno movimento da mão gira muito a mira; uma velocidade alta do mouse também.</translation>
    </message>
    <message>
        <source>Where a recording has the aim in steps, or not in every tick, turns look larger than they were.</source>
        <translation>Quando uma gravação tem a mira em degraus, ou não em todo tick, os giros parecem maiores do que foram.</translation>
    </message>
    <message>
        <source>Settle time of the aim</source>
        <translation>Tempo de estabilização da mira</translation>
    </message>
    <message>
        <source>After a jump of the aim: ticks until it rests for five ticks within 3 degrees. 0 means that the jump landed where the aim then stayed.</source>
        <translation>Depois de um salto da mira: ticks até que ela repouse por cinco ticks dentro de 3 graus. 0 significa que o salto parou onde a mira ficou.</translation>
    </message>
    <message>
        <source>A flick of a trained hand, a touch pad, and keys that turn the aim land at once.</source>
        <translation>Um flick de mão treinada, um touchpad e teclas que giram a mira param no lugar de imediato.</translation>
    </message>
    <message>
        <source>Jumps that another one follows before the aim rests have no settle time.</source>
        <translation>Saltos seguidos de outro antes de a mira repousar não têm tempo de estabilização.</translation>
    </message>
    <message>
        <source>Presses on one tick phase</source>
        <translation>Pressionamentos em uma fase de ticks</translation>
    </message>
    <message>
        <source>Ticks are counted off in periods of 2 to 10. Share of the presses on the commonest place of the period, for the period that stands out most against chance (1 of 2 to 1 of 10).</source>
        <translation>Os ticks são contados em períodos de 2 a 10. Proporção dos pressionamentos na posição mais comum do período, para o período que mais se destaca do acaso (de 1 em 2 a 1 em 10).</translation>
    </message>
    <message>
        <source>A client that sends its inputs every other tick, a low frame rate, or a server that takes them in batches puts presses on one phase.</source>
        <translation>Um cliente que envia seus inputs a cada dois ticks, uma taxa de quadros baixa ou um servidor que os recebe em lotes concentra os pressionamentos em uma fase.</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Pontos danificados</translation>
    </message>
    <message>
        <source>A server or client that crashed, a full disk, or a copy that broke off.</source>
        <translation>Um servidor ou cliente que travou, um disco cheio ou uma cópia interrompida.</translation>
    </message>
    <message>
        <source>A file that was changed with care has no damage.</source>
        <translation>Um arquivo alterado com cuidado não tem danos.</translation>
    </message>
    <message>
        <source>Ticks lost to damage</source>
        <translation>Ticks perdidos por danos</translation>
    </message>
    <message>
        <source>As for damaged places.</source>
        <translation>O mesmo que para pontos danificados.</translation>
    </message>
    <message>
        <source>Lost ticks at the end are not known to the file.</source>
        <translation>O arquivo não permite saber dos ticks perdidos no fim.</translation>
    </message>
    <message>
        <source>Gaps of more than a second</source>
        <translation>Lacunas de mais de um segundo</translation>
    </message>
    <message>
        <source>Stretches without a recorded tick.</source>
        <translation>Trechos sem nenhum tick gravado.</translation>
    </message>
    <message>
        <source>Some formats write nothing while nothing changes; recordings can be paused.</source>
        <translation>Alguns formatos não gravam nada enquanto nada muda; gravações podem ser pausadas.</translation>
    </message>
    <message>
        <source>A cut at either end leaves no gap.</source>
        <translation>Um corte em qualquer das pontas não deixa lacuna.</translation>
    </message>
    <message>
        <source>Time running backwards</source>
        <translation>Tempo andando para trás</translation>
    </message>
    <message>
        <source>Places where the next tick is not after the one before.</source>
        <translation>Pontos onde o próximo tick não vem depois do anterior.</translation>
    </message>
    <message>
        <source>A map change or restart of the server within one recording.</source>
        <translation>Uma mudança de mapa ou um reinício do servidor dentro de uma gravação.</translation>
    </message>
    <message>
        <source>Formats that number their own frames cannot run backwards; what their clock does is among the damaged places.</source>
        <translation>Formatos que numeram os próprios quadros não podem andar para trás; o que o relógio deles faz consta nos pontos danificados.</translation>
    </message>
    <message>
        <source>Seams</source>
        <translation>Emendas</translation>
    </message>
    <message>
        <source>Places where the recording itself says that it was paused, resumed or put together.</source>
        <translation>Pontos onde a própria gravação informa que foi pausada, retomada ou montada.</translation>
    </message>
    <message>
        <source>A recorder that was restarted.</source>
        <translation>Um gravador que foi reiniciado.</translation>
    </message>
    <message>
        <source>Missing keyframes</source>
        <translation>Quadros-chave ausentes</translation>
    </message>
    <message>
        <source>Distances between keyframes of more than one and a half times the middle one.</source>
        <translation>Distâncias entre quadros-chave de mais de uma vez e meia a mediana.</translation>
    </message>
    <message>
        <source>A recorder under load, or one that makes keyframes only when much has changed.</source>
        <translation>Um gravador sobrecarregado, ou que só cria quadros-chave quando muita coisa mudou.</translation>
    </message>
    <message>
        <source>Formats without keyframes have no such figure.</source>
        <translation>Formatos sem quadros-chave não têm este indicador.</translation>
    </message>
    <message>
        <source>Markers outside the recording</source>
        <translation>Marcadores fora da gravação</translation>
    </message>
    <message>
        <source>Markers of the header at ticks that the content does not have.</source>
        <translation>Marcadores do cabeçalho em ticks que o conteúdo não tem.</translation>
    </message>
    <message>
        <source>A part that was cut out of a longer recording keeps the markers of it.</source>
        <translation>Uma parte recortada de uma gravação mais longa mantém os marcadores dela.</translation>
    </message>
    <message>
        <source>Only recordings with markers have such a figure.</source>
        <translation>Só gravações com marcadores têm este indicador.</translation>
    </message>
    <message>
        <source>Map differs from the recorded hash</source>
        <translation>Mapa difere do hash gravado</translation>
    </message>
    <message>
        <source>1 where the map in use has another hash than the recording states, 0 where it has the same.</source>
        <translation>1 quando o mapa em uso tem um hash diferente do informado pela gravação, 0 quando é o mesmo.</translation>
    </message>
    <message>
        <source>Another version of the map was chosen by a person.</source>
        <translation>Alguém escolheu outra versão do mapa.</translation>
    </message>
    <message>
        <source>Without a map, or without a stated hash, nothing can be compared.</source>
        <translation>Sem um mapa, ou sem um hash informado, nada pode ser comparado.</translation>
    </message>
    <message>
        <source>share</source>
        <translation>proporção</translation>
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
        <translation>graus</translation>
    </message>
    <message>
        <source>places</source>
        <translation>pontos</translation>
    </message>
    <message>
        <source>spawn</source>
        <translation>nascimento</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>acerto</translation>
    </message>
    <message>
        <source>freeze</source>
        <translation>congelamento</translation>
    </message>
    <message>
        <source>player in reach</source>
        <translation>jogador ao alcance</translation>
    </message>
    <message>
        <source>every 2 ticks</source>
        <translation>a cada 2 ticks</translation>
    </message>
    <message>
        <source>every 3 ticks</source>
        <translation>a cada 3 ticks</translation>
    </message>
    <message>
        <source>every 4 ticks</source>
        <translation>a cada 4 ticks</translation>
    </message>
    <message>
        <source>every 5 ticks</source>
        <translation>a cada 5 ticks</translation>
    </message>
    <message>
        <source>every 6 ticks</source>
        <translation>a cada 6 ticks</translation>
    </message>
    <message>
        <source>every 7 ticks</source>
        <translation>a cada 7 ticks</translation>
    </message>
    <message>
        <source>every 8 ticks</source>
        <translation>a cada 8 ticks</translation>
    </message>
    <message>
        <source>every 9 ticks</source>
        <translation>a cada 9 ticks</translation>
    </message>
    <message>
        <source>every 10 ticks</source>
        <translation>a cada 10 ticks</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>não informado</translation>
    </message>
    <message>
        <source>Places of the file that are not as its format demands, by what is wrong.</source>
        <translation>Pontos do arquivo que não seguem o formato, por tipo de falha.</translation>
    </message>
    <message>
        <source>Header differs from content</source>
        <translation>O cabeçalho difere do conteúdo</translation>
    </message>
    <message>
        <source>Numbers of the header, such as length, frames, ticks and markers, that are not those of the content. Samples are the numbers that the header states.</source>
        <translation>Números do cabeçalho, como duração, quadros, ticks e marcadores, que não são os do conteúdo. As amostras são os números que o cabeçalho informa.</translation>
    </message>
    <message>
        <source>A copy that broke off, or a program that cut the recording and left its header as it was.</source>
        <translation>Uma cópia interrompida, ou um programa que cortou a gravação e deixou o cabeçalho como estava.</translation>
    </message>
    <message>
        <source>A recording that is still being written, or whose recorder crashed, does not state them, and some formats never do. A header that was changed with care fits.</source>
        <translation>Uma gravação que ainda está sendo escrita, ou cujo programa travou, não os informa, e alguns formatos nunca o fazem. Um cabeçalho alterado com cuidado confere.</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Gancho</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Martelo</translation>
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
        <translation>Granada</translation>
    </message>
    <message>
        <source>Laser</source>
        <translation>Raio laser</translation>
    </message>
    <message>
        <source>Ninja</source>
        <translation>Espada ninja</translation>
    </message>
    <message>
        <source>Hits on players</source>
        <translation>Acertos em jogadores</translation>
    </message>
    <message>
        <source>In a crowd, or on players who hold still, anyone hits. A held trigger, a bound key and a dummy that copies inputs fire without an aim; hooks are mostly thrown at walls; with a high latency even a good aim misses.</source>
        <translation>Em uma multidão, ou contra jogadores parados, qualquer um acerta. Um gatilho mantido, uma tecla associada e um dummy que copia entradas disparam sem mirar; ganchos são lançados sobretudo em paredes; com latência alta até uma boa mira erra.</translation>
    </message>
    <message>
        <source>no shot with a known weapon and end</source>
        <translation>nenhum tiro com arma e fim conhecidos</translation>
    </message>
    <message>
        <source>Aim off the nearest player</source>
        <translation>Desvio da mira ao jogador mais próximo</translation>
    </message>
    <message>
        <source>At each shot, hammer blow or thrown hook: the angle between the aim and the middle of the nearest other player in reach with no wall between.</source>
        <translation>Em cada tiro, golpe de martelo ou gancho: o ângulo entre a mira e o meio do outro jogador mais próximo, ao alcance e sem parede no caminho.</translation>
    </message>
    <message>
        <source>Shots may be meant for somebody else, for a wall, or to push the player along. Near players fill a wide angle, and a good player aims well.</source>
        <translation>Tiros podem ser para outra pessoa, para uma parede ou para o próprio movimento. Jogadores próximos ocupam um ângulo grande, e um bom jogador mira bem.</translation>
    </message>
    <message>
        <source>From view to first shot</source>
        <translation>Da visão ao primeiro tiro</translation>
    </message>
    <message>
        <source>From another player&apos;s coming into view to the first shot, blow or hook whose aim points at that player, within five seconds. In view is what the game shows at its own zoom around the own character.</source>
        <translation>De quando outro jogador aparece até o primeiro tiro, golpe ou gancho cuja mira aponta para ele, em até cinco segundos. Está à vista o que o jogo mostra em seu próprio zoom em volta do personagem.</translation>
    </message>
    <message>
        <source>Sudden turns onto a player</source>
        <translation>Giros repentinos para um jogador</translation>
    </message>
    <message>
        <source>Of the turns of the aim by more than 30 degrees from one recorded state to the next, while another player is in view: the share that ends within 2 degrees of the middle of one.</source>
        <translation>Dos giros da mira de mais de 30 graus entre um estado gravado e o seguinte, com outro jogador à vista: a parcela que termina a menos de 2 graus do meio de um deles.</translation>
    </message>
    <message>
        <source>Chance: each player in view takes up 4 of 360 degrees, and more turn that way than another. A flick of a trained hand, lag that delivers several movements at once, and a cursor near the own character do it as well.</source>
        <translation>O acaso: cada jogador à vista ocupa 4 de 360 graus, e mais giros vão para lá do que para outro lado. Um gesto rápido de mão treinada, um lag que entrega vários movimentos de uma vez e um cursor perto do personagem também fazem isso.</translation>
    </message>
    <message>
        <source>Aim kept on a moving player</source>
        <translation>Mira mantida em um jogador em movimento</translation>
    </message>
    <message>
        <source>How long the aim stays within 2 degrees of the middle of a player, for five ticks or more, while the direction to that player turns so far that an aim at rest would have left it.</source>
        <translation>Por quanto tempo a mira fica a menos de 2 graus do meio de um jogador, por cinco ticks ou mais, enquanto a direção até ele gira tanto que uma mira parada o teria deixado.</translation>
    </message>
    <message>
        <source>Following a friend with the cursor, hooking and dragging somebody, and moving past each other evenly keep the aim on a player.</source>
        <translation>Seguir um amigo com o cursor, enganchar e arrastar alguém e passar um pelo outro em ritmo constante mantêm a mira em um jogador.</translation>
    </message>
    <message>
        <source>Share of the shots, hammer blows and thrown hooks that touch another player: with the shell or beam, with the blast of a grenade, or with the hook. Shots whose end is not seen are left out. The bars show how many ticks shots last until they end.</source>
        <translation>Parcela dos tiros, golpes de martelo e ganchos que tocam outro jogador: com o projétil ou o raio, com a explosão de uma granada ou com o gancho. Tiros cujo fim não é visto ficam de fora. As barras mostram quantos ticks os disparos duram até terminar.</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>mudanças</translation>
    </message>
    <message>
        <source>What the player saw is not recorded: neither the zoom nor where they looked. A turn is measured between two recorded states, so a gradual one may look sudden. The figure includes latency, by which the player saw others where they had been.</source>
        <translation>A visão do jogador não é gravada: não se sabe o zoom nem para onde ele olhava. Os giros são entre dois estados gravados; por isso, um mais demorado pode parecer repentino. A latência, pela qual o jogador via os outros onde eles tinham estado, está incluída.</translation>
    </message>
    <message>
        <source>If the most common interval is short, the share is easily high: compare with the other players. The confidence interval assumes independent intervals, which those of a rhythm are not.</source>
        <translation>Se o intervalo mais comum é curto, é fácil chegar a uma proporção alta: compare com os outros jogadores. O intervalo de confiança supõe que os intervalos são independentes, e os de um ritmo não são.</translation>
    </message>
    <message>
        <source>One tick of difference breaks a sequence; copies that were varied on purpose are not found. The confidence interval assumes independent changes.</source>
        <translation>Um tick de diferença quebra uma sequência; cópias variadas de propósito não são encontradas. O intervalo de confiança supõe que as mudanças são independentes.</translation>
    </message>
    <message>
        <source>Someone who presses keys all the time soon presses one after any event, and players see many events coming.</source>
        <translation>Quem pressiona o tempo todo logo pressiona depois de qualquer coisa; muitos eventos são previstos por quem joga.</translation>
    </message>
    <message>
        <source>Chance: someone who presses ten times a second has a press within 100 ms of every event. Players respond early to events that they see coming.</source>
        <translation>Acaso: quem pressiona dez vezes por segundo tem um pressionamento a menos de 100 ms de tudo. Eventos previstos são respondidos cedo.</translation>
    </message>
    <message>
        <source>DDNet has no damage, so hits are worked out by its rules from recorded positions; near hits and near misses may be wrong, especially where not every tick is recorded. Race teams are not distinguished. Weapons in a teehistorian file are known only with its map, and no recording says where shells land.</source>
        <translation>O DDNet não causa dano; por isso, os acertos são deduzidos das posições gravadas, segundo as regras dele; o que toca ou erra por pouco pode estar errado, ainda mais onde nem todo tick é gravado. Times de corrida não são distinguidos. Sem o mapa, um arquivo teehistorian não diz as armas, e nenhuma gravação diz onde os projéteis terminam.</translation>
    </message>
    <message>
        <source>Players who zoom out, or are warned by a friend, know of others earlier. Players who fire all the time, by hand, with a bound key or through a dummy, soon fire at anyone.</source>
        <translation>Quem afasta o zoom, ou é avisado por um amigo, vê os outros antes. Quem atira o tempo todo, à mão, por uma tecla associada ou por um dummy, logo atira em qualquer um.</translation>
    </message>
    <message>
        <source>Unexplained long moves</source>
        <translation>Deslocamentos longos sem motivo</translation>
    </message>
    <message>
        <source>Few formats record it.</source>
        <translation>Poucos formatos informam isso.</translation>
    </message>
    <message>
        <source>no shot with a known weapon while a player was in reach</source>
        <translation>nenhum tiro com arma conhecida enquanto um jogador estava ao alcance</translation>
    </message>
    <message>
        <source>no shot with a known weapon at a player who came into view</source>
        <translation>nenhum tiro com arma conhecida em um jogador que entrou na visão</translation>
    </message>
    <message>
        <source>Same inputs twice</source>
        <translation>Mesmas entradas duas vezes</translation>
    </message>
    <message>
        <source>The longest time, from one change of an input to another, in which all inputs and the aim are tick by tick those of another visit, or of another time of the same one. Samples are pairs of visits. The bars are all pairs of visits without this player: how long inputs are the same by chance. Stretches of ten changes or more are listed.</source>
        <translation>O maior tempo, de uma mudança de entrada a outra, em que todas as entradas e a mira são, tick a tick, as de outra visita, ou as de outro momento da mesma. As amostras são pares de visitas. As barras são todos os pares de visitas sem este jogador: por quanto tempo as entradas são iguais por acaso. São listados trechos de dez mudanças ou mais.</translation>
    </message>
    <message>
        <source>A dummy that copies its player&apos;s inputs, bots that run the same program, keys pressed to a rhythm with the mouse at rest, and short stretches by chance. Players who wait at a start line change no inputs, so waiting does not count.</source>
        <translation>Um dummy que copia as entradas do seu jogador, bots que executam o mesmo programa, teclas pressionadas em ritmo com o mouse parado, e trechos curtos por acaso. Quem espera numa linha de largada não muda nenhuma entrada, então esperar não conta.</translation>
    </message>
    <message>
        <source>An aim that differs by a little is another one, so a copy that was changed on purpose is not found. Where a recording does not hold every tick, inputs may look the same that were not. Up to 1,500,000 changes and 512 visits are compared.</source>
        <translation>Uma mira que difere um pouco é outra, então uma cópia alterada de propósito não é encontrada. Onde uma gravação não contém todos os ticks, entradas podem parecer iguais sem terem sido. São comparadas até 1.500.000 mudanças e 512 visitas.</translation>
    </message>
    <message>
        <source>no inputs to compare</source>
        <translation>nenhuma entrada para comparar</translation>
    </message>
    <message>
        <source>From an event (spawning, being hit, being frozen, another player coming into reach) to the first press within a second, from the same tick on.</source>
        <translation>De um evento (aparecer, ser atingido, ser congelado, outro jogador chegar ao alcance) até o primeiro pressionamento em menos de um segundo, a partir do mesmo tick.</translation>
    </message>
    <message>
        <source>What counts as long depends on the recording itself. Slow changes of the rules of movement do not show. Without the map its teleporters are not known, and jumps by them count.</source>
        <translation>O que é longo se mede pela própria gravação. Mudanças lentas nas regras de movimento não aparecem. Sem o mapa, seus teleportadores não são conhecidos, e os saltos por eles contam.</translation>
    </message>
    <message>
        <source>no moves, or fewer than 1,000 of all players to measure by</source>
        <translation>nenhum deslocamento, ou menos de 1.000 de todos os jogadores como medida</translation>
    </message>
    <message>
        <source>Ticks whose state is not known because of damage, and those that are left out since time goes back.</source>
        <translation>Ticks cujo estado é desconhecido por causa de danos e os que são omitidos porque o tempo volta.</translation>
    </message>
    <message>
        <source>Lag, a command of the player (such as /rescue) or of an administrator, a device of the map that is not recorded, and a game mode with its own teleports.</source>
        <translation>Lag, um comando do jogador (como /rescue) ou de um administrador, um mecanismo do mapa que a gravação não informa e um modo de jogo com teleportes próprios.</translation>
    </message>
    <message>
        <source>Moves within one tick, more than three times as far as 999 of 1,000 moves of all players, without a teleport, a command for one, spawn, death, load, swap, team change or return to a checkpoint within three ticks, and not between teleporters of the map. Moves are compared with speeds that are kept up for three recorded ticks, so jumps do not raise the measure.</source>
        <translation>Deslocamentos em um tick mais de três vezes maiores que 999 em cada 1.000 de todos os jogadores, sem teleporte, comando para isso, nascimento, morte, carregamento, troca, mudança de time ou volta a um ponto de controle em até três ticks, e não entre teleportadores do mapa. São comparados com velocidades mantidas por três ticks gravados, de modo que saltos não elevam a medida.</translation>
    </message>
    <message>
        <source>Periods in which the recording leaves out ticks, as one of every second tick does, have no value. The best of nine periods is taken, so some excess over chance is expected; of several players together, the best of each.</source>
        <translation>Períodos em que a própria gravação omite ticks, como a que só contém um a cada dois, não têm valor. Escolhe-se o melhor de nove períodos, então algum excesso sobre o acaso é esperado. De vários jogadores juntos, o melhor de cada um.</translation>
    </message>
    <message>
        <source>the recording leaves out ticks in this period</source>
        <translation>a gravação omite ticks neste período</translation>
    </message>
    <message>
        <source>It is not known whether a press is a response to the event. The time includes the player&apos;s latency. Where inputs are not known from the event to the press, as of a frozen player in a demo, there is none.</source>
        <translation>Não se sabe se um pressionamento responde ao evento. A latência está incluída: o caminho da imagem até o jogador e o do input de volta. Onde os inputs não são conhecidos do evento até o pressionamento, como os de um jogador congelado em uma demo, não há nenhum.</translation>
    </message>
    <message>
        <source>the recording holds no inputs of this player</source>
        <translation>a gravação não contém inputs deste jogador</translation>
    </message>
    <message>
        <source>A recorded tick is the finest step, and it may be several ticks of the game, or a frame of no fixed length. A press that begins and ends within one tick is not seen. Where inputs are derived from the character, a jump counts only while the character jumps, and weapons change when the game lets them, or by themselves; while it is frozen or paused and when it appears, nothing is known.</source>
        <translation>Um tick gravado é o menor passo; pode abranger vários ticks do jogo ou ser um quadro sem duração fixa. Um pressionamento que começa e termina dentro de um tick não é visto. Onde os inputs são deduzidos do personagem, um pulo só conta enquanto o personagem pula, e as armas mudam quando o jogo permite, ou sozinhas; enquanto ele está congelado ou em pausa e quando aparece, nada se sabe.</translation>
    </message>
    <message>
        <source>A recorded tick is the finest step, and it may be several ticks of the game, or a frame of no fixed length. A press that begins and ends within one tick counts as 0 ticks.</source>
        <translation>Um tick gravado é o menor passo; pode abranger vários ticks do jogo ou ser um quadro sem duração fixa. Um pressionamento que começa e termina dentro de um tick conta como 0 ticks.</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>a recording cannot be written over itself</source>
        <translation>uma gravação não pode ser gravada sobre si mesma</translation>
    </message>
    <message>
        <source>case create takes only options</source>
        <translation>case create só aceita opções</translation>
    </message>
    <message>
        <source>case list takes only options</source>
        <translation>case list só aceita opções</translation>
    </message>
    <message>
        <source>give either --output or --case</source>
        <translation>informe --output ou --case</translation>
    </message>
    <message>
        <source>give either --tick T or --at TIME</source>
        <translation>informe --tick T ou --at TIME</translation>
    </message>
    <message>
        <source>give files, folders, URLs or -</source>
        <translation>informe arquivos, pastas, URLs ou -</translation>
    </message>
    <message>
        <source>give one FILE: there is only one --output</source>
        <translation>informe um só FILE: há só um --output</translation>
    </message>
    <message>
        <source>give one FILE: there is only one image</source>
        <translation>informe um só FILE: há só uma imagem</translation>
    </message>
    <message>
        <source>give one FILE with reports, or -</source>
        <translation>informe um FILE com denúncias, ou -</translation>
    </message>
    <message>
        <source>give one recording: there is only one copy</source>
        <translation>informe uma só gravação: há só uma cópia</translation>
    </message>
    <message>
        <source>give the case store with --store FILE or --store service:NAME, or in TICKSCOPE_STORE</source>
        <translation>informe o repositório de casos com --store FILE ou --store service:NAME, ou em TICKSCOPE_STORE</translation>
    </message>
    <message>
        <source>give the file to write with -o OUT.hcrp</source>
        <translation>informe o arquivo a gravar com -o OUT.hcrp</translation>
    </message>
    <message>
        <source>give the file to write with --output FILE</source>
        <translation>informe o arquivo a gravar com --output FILE</translation>
    </message>
    <message>
        <source>give the folder of a bundle</source>
        <translation>informe a pasta de um pacote</translation>
    </message>
    <message>
        <source>give the folder to create with --output DIR</source>
        <translation>informe a pasta a criar com --output DIR</translation>
    </message>
    <message>
        <source>give the image to write with -o OUT.png</source>
        <translation>informe a imagem a gravar com -o OUT.png</translation>
    </message>
    <message>
        <source>give the number of one case</source>
        <translation>informe o número de um caso</translation>
    </message>
    <message>
        <source>give the numbers of cases</source>
        <translation>informe os números dos casos</translation>
    </message>
    <message>
        <source>give the player with --player P</source>
        <translation>informe o jogador com --player P</translation>
    </message>
    <message>
        <source>--ignore-case is for --match</source>
        <translation>--ignore-case é para --match</translation>
    </message>
    <message>
        <source>--journal needs --output or --case: progress on standard output cannot be known</source>
        <translation>--journal precisa de --output ou --case: não há como saber o progresso na saída padrão</translation>
    </message>
    <message>
        <source>no command given</source>
        <translation>nenhum comando informado</translation>
    </message>
    <message>
        <source>no FILE given</source>
        <translation>nenhum FILE informado</translation>
    </message>
    <message>
        <source>not all of it is at hand to be hashed</source>
        <translation>não está todo disponível para calcular o hash</translation>
    </message>
    <message>
        <source>see tickscope-cli --help</source>
        <translation>veja tickscope-cli --help</translation>
    </message>
    <message>
        <source>someone else has just changed it; try again</source>
        <translation>outra pessoa acabou de alterar isto; tente de novo</translation>
    </message>
    <message>
        <source>use events --kind list to print the event types</source>
        <translation>use events --kind list para ver os tipos de evento</translation>
    </message>
    <message>
        <source>--zoom must be from 0.01 to 100</source>
        <translation>--zoom precisa estar entre 0.01 e 100</translation>
    </message>
    <message>
        <source>the map&apos;s name is no file name</source>
        <translation>o nome do mapa não serve como nome de arquivo</translation>
    </message>
    <message>
        <source>more values than fit into memory</source>
        <translation>há mais valores do que cabem na memória</translation>
    </message>
    <message>
        <source>no file of that map was found</source>
        <translation>nenhum arquivo desse mapa foi encontrado</translation>
    </message>
    <message>
        <source>no such stretch in the recording</source>
        <translation>não existe esse trecho na gravação</translation>
    </message>
    <message>
        <source>the recording names no map</source>
        <translation>a gravação não informa nenhum mapa</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>no such tick in the recording</source>
        <translation>não existe esse tick na gravação</translation>
    </message>
    <message>
        <source>the recording has become shorter</source>
        <translation>a gravação ficou mais curta</translation>
    </message>
    <message>
        <source>the file ends inside its header</source>
        <translation>o arquivo termina dentro do cabeçalho</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>o arquivo está vazio</translation>
    </message>
    <message>
        <source>unrecognised format</source>
        <translation>formato não reconhecido</translation>
    </message>
    <message>
        <source>unrecognised folder</source>
        <translation>pasta não reconhecida</translation>
    </message>
    <message>
        <source>unrecognised format inside the packed file</source>
        <translation>formato não reconhecido dentro do arquivo compactado</translation>
    </message>
    <message>
        <source>baselines end early</source>
        <translation>as linhas de base terminam antes da hora</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) behind the directory cut off</source>
        <translation>
            <numerusform>%n byte depois do diretório foi cortado</numerusform>
            <numerusform>%n bytes depois do diretório foram cortados</numerusform>
        </translation>
    </message>
    <message>
        <source>client data end early</source>
        <translation>os dados de cliente terminam antes da hora</translation>
    </message>
    <message>
        <source>client data refer to a packet that is missing; they stay as they were up to a whole update</source>
        <translation>os dados de cliente se referem a um pacote que falta; ficam como estavam até uma atualização completa</translation>
    </message>
    <message>
        <source>the demo holds no frame</source>
        <translation>a demo não contém nenhum quadro</translation>
    </message>
    <message>
        <source>description ends early</source>
        <translation>a descrição termina antes da hora</translation>
    </message>
    <message>
        <source>description has more fields than a mask</source>
        <translation>a descrição tem mais campos que uma máscara</translation>
    </message>
    <message>
        <source>the end mark of a segment is missing</source>
        <translation>falta a marca de fim de um segmento</translation>
    </message>
    <message>
        <source>an end mark was added</source>
        <translation>uma marca de fim foi adicionada</translation>
    </message>
    <message>
        <source>entities refer to a packet that is missing; they stay as they were up to a whole update</source>
        <translation>as entidades se referem a um pacote que falta; ficam como estavam até uma atualização completa</translation>
    </message>
    <message>
        <source>entity before the description of its fields</source>
        <translation>entidade antes da descrição de seus campos</translation>
    </message>
    <message>
        <source>entity refers to none before it</source>
        <translation>a entidade se refere a uma anterior que não existe</translation>
    </message>
    <message>
        <source>faces of the map share their edges</source>
        <translation>há faces do mapa que compartilham arestas</translation>
    </message>
    <message>
        <source>field of a description has no known kind</source>
        <translation>um campo de uma descrição tem tipo desconhecido</translation>
    </message>
    <message>
        <source>field of a description has an impossible width</source>
        <translation>um campo de uma descrição tem largura impossível</translation>
    </message>
    <message>
        <source>the file ends inside the demo header</source>
        <translation>o arquivo termina dentro do cabeçalho da demo</translation>
    </message>
    <message>
        <source>the file ends inside a frame</source>
        <translation>o arquivo termina dentro de um quadro</translation>
    </message>
    <message>
        <source>a frame header is cut off</source>
        <translation>um cabeçalho de quadro está cortado</translation>
    </message>
    <message>
        <source>a frame is cut off</source>
        <translation>um quadro está cortado</translation>
    </message>
    <message>
        <source>HLTV message of a mode that is not recorded</source>
        <translation>mensagem do HLTV de um modo que não é gravado</translation>
    </message>
    <message>
        <source>instanced baseline does not exist</source>
        <translation>a linha de base instanciada não existe</translation>
    </message>
    <message>
        <source>instanced baselines end early</source>
        <translation>as linhas de base instanciadas terminam antes da hora</translation>
    </message>
    <message>
        <source>list of checked files ends early</source>
        <translation>a lista de arquivos verificados termina antes da hora</translation>
    </message>
    <message>
        <source>list of entities ends early</source>
        <translation>a lista de entidades termina antes da hora</translation>
    </message>
    <message>
        <source>list of resources ends early</source>
        <translation>a lista de recursos termina antes da hora</translation>
    </message>
    <message>
        <source>map has no world</source>
        <translation>o mapa não tem mundo</translation>
    </message>
    <message>
        <source>part of the map ends inside a record</source>
        <translation>uma parte do mapa termina dentro de um registro</translation>
    </message>
    <message>
        <source>part of the map lies outside the file</source>
        <translation>uma parte do mapa está fora do arquivo</translation>
    </message>
    <message>
        <source>message ends early</source>
        <translation>a mensagem termina antes da hora</translation>
    </message>
    <message>
        <source>message of an id that no server sends</source>
        <translation>mensagem com um ID que nenhum servidor envia</translation>
    </message>
    <message>
        <source>message of a player that does not exist</source>
        <translation>mensagem de um jogador que não existe</translation>
    </message>
    <message>
        <source>no Half-Life demo</source>
        <translation>não é uma demo do Half-Life</translation>
    </message>
    <message>
        <source>no map of Half-Life</source>
        <translation>não é um mapa do Half-Life</translation>
    </message>
    <message>
        <source>number of an entity is too high</source>
        <translation>o número de uma entidade é alto demais</translation>
    </message>
    <message>
        <source>packet has too many entities</source>
        <translation>o pacote tem entidades demais</translation>
    </message>
    <message>
        <source>record before the description of its fields</source>
        <translation>registro antes da descrição de seus campos</translation>
    </message>
    <message>
        <source>the recording is too long for a directory</source>
        <translation>a gravação é longa demais para um diretório</translation>
    </message>
    <message>
        <source>the recording was not finished: it has no directory</source>
        <translation>a gravação não foi finalizada: não tem diretório</translation>
    </message>
    <message>
        <source>temp entity of a kind that does not exist</source>
        <translation>entidade temporária de um tipo que não existe</translation>
    </message>
    <message>
        <source>text has no end</source>
        <translation>o texto não tem fim</translation>
    </message>
    <message>
        <source>too many descriptions</source>
        <translation>descrições demais</translation>
    </message>
    <message>
        <source>too many different fields in descriptions</source>
        <translation>campos diferentes demais nas descrições</translation>
    </message>
    <message>
        <source>too many frames without a network message</source>
        <translation>quadros demais sem mensagem de rede</translation>
    </message>
    <message>
        <source>user info of a slot that does not exist</source>
        <translation>informações de usuário de um slot que não existe</translation>
    </message>
    <message>
        <source>user message that was never registered</source>
        <translation>mensagem de usuário que nunca foi registrada</translation>
    </message>
    <message>
        <source>user message takes the id of an engine message</source>
        <translation>mensagem de usuário que usa o ID de uma mensagem do motor</translation>
    </message>
    <message>
        <source>zeros where a frame should be</source>
        <translation>zeros onde deveria haver um quadro</translation>
    </message>
    <message>
        <source>more blocks are set than are kept; those from here on are left out, also of the events</source>
        <translation>há mais blocos colocados do que os que são mantidos; os seguintes ficam de fora, também nos eventos</translation>
    </message>
    <message>
        <source>bytes are left behind the last tick</source>
        <translation>sobram bytes depois do último tick</translation>
    </message>
    <message>
        <source>bytes are left behind the NBT</source>
        <translation>sobram bytes depois do NBT</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) left behind the last tick of a chunk</source>
        <translation>
            <numerusform>sobra %n byte depois do último tick de um fragmento</numerusform>
            <numerusform>sobram %n bytes depois do último tick de um fragmento</numerusform>
        </translation>
    </message>
    <message>
        <source>the bytes end inside a number</source>
        <translation>os bytes terminam dentro de um número</translation>
    </message>
    <message>
        <source>the bytes end inside a varint</source>
        <translation>os bytes terminam dentro de um varint</translation>
    </message>
    <message>
        <source>a checkpoint with impossible items</source>
        <translation>um checkpoint com itens impossíveis</translation>
    </message>
    <message>
        <source>a chunk ends behind its file</source>
        <translation>um fragmento termina além do arquivo</translation>
    </message>
    <message>
        <source>a chunk is longer than the index says</source>
        <translation>um fragmento é mais longo do que diz o índice</translation>
    </message>
    <message>
        <source>a chunk is shorter than the index says</source>
        <translation>um fragmento é mais curto do que diz o índice</translation>
    </message>
    <message>
        <source>a chunk is too large</source>
        <translation>um fragmento é grande demais</translation>
    </message>
    <message>
        <source>a chunk lies inside the header or the index</source>
        <translation>um fragmento está dentro do cabeçalho ou do índice</translation>
    </message>
    <message>
        <source>a chunk lies outside the file</source>
        <translation>um fragmento está fora do arquivo</translation>
    </message>
    <message>
        <source>a chunk does not begin where the one before ended</source>
        <translation>um fragmento não começa onde o anterior terminou</translation>
    </message>
    <message>
        <source>a chunk shares its bytes with others, or unpacks to too much</source>
        <translation>um fragmento compartilha seus bytes com outros ou fica grande demais ao ser descompactado</translation>
    </message>
    <message>
        <source>a chunk has no bytes</source>
        <translation>um fragmento não tem bytes</translation>
    </message>
    <message>
        <source>a chunk has no ticks</source>
        <translation>um fragmento não tem ticks</translation>
    </message>
    <message>
        <source>files in the layout of the design document cannot be repaired</source>
        <translation>arquivos com a estrutura do documento de design não podem ser reparados</translation>
    </message>
    <message>
        <source>the dictionary cannot be read</source>
        <translation>o dicionário não pode ser lido</translation>
    </message>
    <message>
        <source>an event is of an unknown kind</source>
        <translation>um evento é de tipo desconhecido</translation>
    </message>
    <message>
        <source>the file became shorter</source>
        <translation>o arquivo ficou mais curto</translation>
    </message>
    <message>
        <source>The header had another number of ticks than the index.</source>
        <translation>O cabeçalho tinha um número de ticks diferente do índice.</translation>
    </message>
    <message>
        <source>the header has another number of ticks</source>
        <translation>o cabeçalho tem outro número de ticks</translation>
    </message>
    <message>
        <source>the header has a negative length</source>
        <translation>o cabeçalho tem comprimento negativo</translation>
    </message>
    <message>
        <source>the index is longer than its chunks need</source>
        <translation>o índice é mais longo do que seus fragmentos precisam</translation>
    </message>
    <message>
        <source>the index is shorter than its chunks need</source>
        <translation>o índice é mais curto do que seus fragmentos precisam</translation>
    </message>
    <message>
        <source>a length reaches behind the end</source>
        <translation>um comprimento passa do fim</translation>
    </message>
    <message>
        <source>more items are announced than bytes are left</source>
        <translation>são anunciados mais itens do que os bytes restantes</translation>
    </message>
    <message>
        <source>an NBT array is longer than its bytes</source>
        <translation>um array NBT é mais longo que seus bytes</translation>
    </message>
    <message>
        <source>NBT does not begin with a compound</source>
        <translation>o NBT não começa com um compound</translation>
    </message>
    <message>
        <source>NBT has a tag of an unknown type</source>
        <translation>o NBT tem uma tag de tipo desconhecido</translation>
    </message>
    <message>
        <source>NBT has too many tags</source>
        <translation>o NBT tem tags demais</translation>
    </message>
    <message>
        <source>NBT is nested too deep</source>
        <translation>o NBT está aninhado fundo demais</translation>
    </message>
    <message>
        <source>an NBT list has tags of an unknown type</source>
        <translation>uma lista NBT tem tags de tipo desconhecido</translation>
    </message>
    <message>
        <source>an NBT list is longer than its bytes</source>
        <translation>uma lista NBT é mais longa que seus bytes</translation>
    </message>
    <message>
        <source>the number of chunks is negative</source>
        <translation>o número de fragmentos é negativo</translation>
    </message>
    <message>
        <source>the preamble is not as long as its file</source>
        <translation>o preâmbulo não tem o comprimento de seu arquivo</translation>
    </message>
    <message>
        <source>metadata and index are longer than the file</source>
        <translation>os metadados e o índice são mais longos que o arquivo</translation>
    </message>
    <message>
        <source>metadata or index are too long</source>
        <translation>os metadados ou o índice são longos demais</translation>
    </message>
    <message>
        <source>a recording with a dictionary</source>
        <translation>uma gravação com dicionário</translation>
    </message>
    <message>
        <source>a segment has a gap</source>
        <translation>um segmento tem uma lacuna</translation>
    </message>
    <message>
        <source>the segment of a chunk is missing</source>
        <translation>falta o segmento de um fragmento</translation>
    </message>
    <message>
        <source>segments do not follow on each other</source>
        <translation>os segmentos não são consecutivos</translation>
    </message>
    <message>
        <source>The segments were joined to one file.</source>
        <translation>Os segmentos foram unidos em um só arquivo.</translation>
    </message>
    <message>
        <source>a text has a negative length</source>
        <translation>um texto tem comprimento negativo</translation>
    </message>
    <message>
        <source>the texts of items are too long</source>
        <translation>os textos dos itens são longos demais</translation>
    </message>
    <message>
        <source>there are too many chunks</source>
        <translation>há fragmentos demais</translation>
    </message>
    <message>
        <source>this is no Hollow Cube replay</source>
        <translation>não é um replay do Hollow Cube</translation>
    </message>
    <message>
        <source>a tick has a negative number of events</source>
        <translation>um tick tem um número negativo de eventos</translation>
    </message>
    <message>
        <source>a tick has another number than its place</source>
        <translation>um tick tem um número diferente do de sua posição</translation>
    </message>
    <message>
        <source>a tick is not inside its chunk, or out of order</source>
        <translation>um tick não está dentro de seu fragmento ou está fora de ordem</translation>
    </message>
    <message>
        <source>too many entities are alive</source>
        <translation>há entidades vivas demais</translation>
    </message>
    <message>
        <source>the chunks have more ticks than there can be</source>
        <translation>os fragmentos têm mais ticks do que é possível</translation>
    </message>
    <message>
        <source>a value is outside its list</source>
        <translation>um valor está fora de sua lista</translation>
    </message>
    <message>
        <source>a varint is too long</source>
        <translation>um varint é longo demais</translation>
    </message>
    <message>
        <source>the world version has an impossible length</source>
        <translation>a versão do mundo tem comprimento impossível</translation>
    </message>
    <message>
        <source>bytes behind the end of the recording</source>
        <translation>bytes depois do fim da gravação</translation>
    </message>
    <message>
        <source>the file ends inside a record</source>
        <translation>o arquivo termina dentro de um registro</translation>
    </message>
    <message>
        <source>the header does not end</source>
        <translation>o cabeçalho não termina</translation>
    </message>
    <message>
        <source>the header holds bytes that JSON forbids</source>
        <translation>o cabeçalho contém bytes que o JSON proíbe</translation>
    </message>
    <message>
        <source>the header is no JSON object</source>
        <translation>o cabeçalho não é um objeto JSON</translation>
    </message>
    <message>
        <source>the header names no version</source>
        <translation>o cabeçalho não informa a versão</translation>
    </message>
    <message>
        <source>the header is no whole JSON object; what is behind this is left out</source>
        <translation>o cabeçalho não é um objeto JSON completo; o que vem depois fica de fora</translation>
    </message>
    <message>
        <source>a map without a game layer has no rules</source>
        <translation>um mapa sem camada de jogo não tem regras</translation>
    </message>
    <message>
        <source>an input changes that was never recorded; it is left out</source>
        <translation>muda um input que nunca foi gravado; ele fica de fora</translation>
    </message>
    <message>
        <source>a tee moves that is not there; it is left out until it appears</source>
        <translation>move-se um tee que não está lá; ele fica de fora até aparecer</translation>
    </message>
    <message>
        <source>a tee vanishes that is not there</source>
        <translation>some um tee que não está lá</translation>
    </message>
    <message>
        <source>more ticks than a server can count</source>
        <translation>mais ticks do que um servidor consegue contar</translation>
    </message>
    <message>
        <source>a negative number of ticks</source>
        <translation>um número negativo de ticks</translation>
    </message>
    <message>
        <source>no teehistorian file</source>
        <translation>não é um arquivo teehistorian</translation>
    </message>
    <message>
        <source>a tee appears that is there already</source>
        <translation>aparece um tee que já está lá</translation>
    </message>
    <message>
        <source>record is longer than any server writes</source>
        <translation>o registro é mais longo do que qualquer servidor grava</translation>
    </message>
    <message>
        <source>record of a client ID that no server gives</source>
        <translation>registro de um ID de cliente que nenhum servidor atribui</translation>
    </message>
    <message>
        <source>record of an unknown kind; nothing behind it can be found</source>
        <translation>registro de tipo desconhecido; nada do que vem depois pode ser encontrado</translation>
    </message>
    <message>
        <source>record with a negative size; nothing behind it can be found</source>
        <translation>registro de tamanho negativo; nada do que vem depois pode ser encontrado</translation>
    </message>
    <message>
        <source>unfinished: the server ended before it wrote an end, or is still writing</source>
        <translation>inacabada: o servidor encerrou antes de gravar um fim ou ainda está gravando</translation>
    </message>
    <message>
        <source>a team that no server has</source>
        <translation>um time que nenhum servidor tem</translation>
    </message>
    <message>
        <source>bad table of item types</source>
        <translation>tabela de tipos de item inválida</translation>
    </message>
    <message>
        <source>chunk is too long</source>
        <translation>o fragmento é longo demais</translation>
    </message>
    <message>
        <source>compressed data has no end symbol</source>
        <translation>os dados compactados não têm símbolo de fim</translation>
    </message>
    <message>
        <source>data block of the map is damaged</source>
        <translation>um bloco de dados do mapa está danificado</translation>
    </message>
    <message>
        <source>data block of the map is too big</source>
        <translation>um bloco de dados do mapa é grande demais</translation>
    </message>
    <message>
        <source>decompressed data is too long</source>
        <translation>os dados descompactados são longos demais</translation>
    </message>
    <message>
        <source>delta changes the size of an item</source>
        <translation>o delta muda o tamanho de um item</translation>
    </message>
    <message>
        <source>delta ends inside a record</source>
        <translation>o delta termina dentro de um registro</translation>
    </message>
    <message>
        <source>delta makes the snapshot too large</source>
        <translation>o delta deixa o snapshot grande demais</translation>
    </message>
    <message>
        <source>delta with impossible counts</source>
        <translation>delta com contagens impossíveis</translation>
    </message>
    <message>
        <source>delta with an impossible item</source>
        <translation>delta com um item impossível</translation>
    </message>
    <message>
        <source>delta with an item larger than the delta</source>
        <translation>delta com um item maior que o delta</translation>
    </message>
    <message>
        <source>delta without header</source>
        <translation>delta sem cabeçalho</translation>
    </message>
    <message>
        <source>an envelope names points that are not there</source>
        <translation>um envelope se refere a pontos que não existem</translation>
    </message>
    <message>
        <source>an envelope is too long</source>
        <translation>um envelope é longo demais</translation>
    </message>
    <message>
        <source>a group names layers that are not there</source>
        <translation>um grupo se refere a camadas que não existem</translation>
    </message>
    <message>
        <source>impossible size of a data block</source>
        <translation>tamanho impossível de um bloco de dados</translation>
    </message>
    <message>
        <source>integer is cut</source>
        <translation>um inteiro está cortado</translation>
    </message>
    <message>
        <source>items without a type</source>
        <translation>itens sem tipo</translation>
    </message>
    <message>
        <source>the last integer is cut</source>
        <translation>o último inteiro está cortado</translation>
    </message>
    <message>
        <source>layer has too few quads</source>
        <translation>a camada tem quads de menos</translation>
    </message>
    <message>
        <source>layer has too few tiles</source>
        <translation>a camada tem tiles de menos</translation>
    </message>
    <message>
        <source>layer has too many tiles</source>
        <translation>a camada tem tiles demais</translation>
    </message>
    <message>
        <source>layer is too big</source>
        <translation>a camada é grande demais</translation>
    </message>
    <message>
        <source>layer without width or height</source>
        <translation>camada sem largura ou altura</translation>
    </message>
    <message>
        <source>layers of the map are too big together</source>
        <translation>as camadas do mapa juntas são grandes demais</translation>
    </message>
    <message>
        <source>map ends among its items</source>
        <translation>o mapa termina entre seus itens</translation>
    </message>
    <message>
        <source>map ends before this data block</source>
        <translation>o mapa termina antes deste bloco de dados</translation>
    </message>
    <message>
        <source>map ends in a table</source>
        <translation>o mapa termina em uma tabela</translation>
    </message>
    <message>
        <source>map file is too big</source>
        <translation>o arquivo do mapa é grande demais</translation>
    </message>
    <message>
        <source>the map has no pixels of this image</source>
        <translation>o mapa não tem os pixels desta imagem</translation>
    </message>
    <message>
        <source>a text is too long</source>
        <translation>um texto é longo demais</translation>
    </message>
    <message>
        <source>negative size in the map&apos;s header</source>
        <translation>tamanho negativo no cabeçalho do mapa</translation>
    </message>
    <message>
        <source>the map has no game layer</source>
        <translation>o mapa não tem camada de jogo</translation>
    </message>
    <message>
        <source>no such data block in the map</source>
        <translation>não existe esse bloco de dados no mapa</translation>
    </message>
    <message>
        <source>not a map file</source>
        <translation>não é um arquivo de mapa</translation>
    </message>
    <message>
        <source>number of a message is negative</source>
        <translation>o número de uma mensagem é negativo</translation>
    </message>
    <message>
        <source>projectiles of a message are missing</source>
        <translation>faltam projéteis de uma mensagem</translation>
    </message>
    <message>
        <source>quad layer is too short</source>
        <translation>a camada de quads é curta demais</translation>
    </message>
    <message>
        <source>second physics layer of one kind</source>
        <translation>segunda camada de física do mesmo tipo</translation>
    </message>
    <message>
        <source>snapshot of another size than it says</source>
        <translation>snapshot de tamanho diferente do que informa</translation>
    </message>
    <message>
        <source>snapshot with an item outside of it</source>
        <translation>snapshot com um item fora dele</translation>
    </message>
    <message>
        <source>snapshot whose first item is not at offset 0</source>
        <translation>snapshot cujo primeiro item não está na posição 0</translation>
    </message>
    <message>
        <source>snapshot with negative or odd sizes</source>
        <translation>snapshot com tamanhos negativos ou desalinhados</translation>
    </message>
    <message>
        <source>snapshot with too many items</source>
        <translation>snapshot com itens demais</translation>
    </message>
    <message>
        <source>snapshot without header</source>
        <translation>snapshot sem cabeçalho</translation>
    </message>
    <message>
        <source>tile layer is too short</source>
        <translation>a camada de tiles é curta demais</translation>
    </message>
    <message>
        <source>the map has more than 64 images</source>
        <translation>o mapa tem mais de 64 imagens</translation>
    </message>
    <message>
        <source>too many integers</source>
        <translation>inteiros demais</translation>
    </message>
    <message>
        <source>tuning values are missing</source>
        <translation>faltam valores de tuning</translation>
    </message>
    <message>
        <source>unknown map file version</source>
        <translation>versão desconhecida do arquivo de mapa</translation>
    </message>
    <message>
        <source>unknown version of the map</source>
        <translation>versão desconhecida do mapa</translation>
    </message>
    <message>
        <source>a chunk is too big</source>
        <translation>um fragmento é grande demais</translation>
    </message>
    <message>
        <source>chunks that lead over a keyframe</source>
        <translation>fragmentos que passam por cima de um quadro-chave</translation>
    </message>
    <message>
        <source>the file ends inside a chunk</source>
        <translation>o arquivo termina dentro de um fragmento</translation>
    </message>
    <message>
        <source>the file ends inside a chunk header</source>
        <translation>o arquivo termina dentro de um cabeçalho de fragmento</translation>
    </message>
    <message>
        <source>the header gives the map more bytes than the file has</source>
        <translation>segundo o cabeçalho, o mapa tem mais bytes que o arquivo</translation>
    </message>
    <message>
        <source>the file ends inside its map</source>
        <translation>o arquivo termina dentro de seu mapa</translation>
    </message>
    <message>
        <source>the file ends inside its markers</source>
        <translation>o arquivo termina dentro de seus marcadores</translation>
    </message>
    <message>
        <source>the first tick marker has no tick</source>
        <translation>a primeira marca de tick não tem tick</translation>
    </message>
    <message>
        <source>keyframe without a snapshot</source>
        <translation>quadro-chave sem snapshot</translation>
    </message>
    <message>
        <source>the map in the recording does not have the CRC-32 that the header states</source>
        <translation>o mapa da gravação não tem o CRC-32 informado no cabeçalho</translation>
    </message>
    <message>
        <source>the map in the recording does not have the SHA-256 that the header states</source>
        <translation>o mapa da gravação não tem o SHA-256 informado no cabeçalho</translation>
    </message>
    <message>
        <source>no demo: it does not begin with TWDEMO</source>
        <translation>não é uma demo: não começa com TWDEMO</translation>
    </message>
    <message>
        <source>the demo holds no keyframe</source>
        <translation>a demo não contém nenhum quadro-chave</translation>
    </message>
    <message>
        <source>the demo holds no whole keyframe; no state of its ticks is known</source>
        <translation>a demo não contém nenhum quadro-chave completo; o estado de seus ticks é desconhecido</translation>
    </message>
    <message>
        <source>tick marker that goes back in time</source>
        <translation>marca de tick que volta no tempo</translation>
    </message>
    <message>
        <source>tick marker that leaps to a doubtful tick</source>
        <translation>marca de tick que salta para um tick duvidoso</translation>
    </message>
    <message>
        <source>keyframe whose tick does not belong here</source>
        <translation>quadro-chave cujo tick não pertence a este lugar</translation>
    </message>
    <message>
        <source>tick marker with an impossible tick</source>
        <translation>marca de tick com um tick impossível</translation>
    </message>
    <message>
        <source>chunk of a kind that no recorder writes</source>
        <translation>fragmento de um tipo que nenhum gravador escreve</translation>
    </message>
    <message>
        <source>block ends early</source>
        <translation>o bloco termina antes da hora</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>a conexão foi perdida</translation>
    </message>
    <message>
        <source>the server sends from one address to the next without end</source>
        <translation>o servidor redireciona de um endereço para outro sem fim</translation>
    </message>
    <message>
        <source>the file ends early</source>
        <translation>o arquivo termina antes da hora</translation>
    </message>
    <message>
        <source>the recording names a file that is not beside it</source>
        <translation>a gravação indica um arquivo que não está junto dela</translation>
    </message>
    <message>
        <source>the server gives the file only as a whole, and it is too big for that</source>
        <translation>o servidor só entrega o arquivo inteiro, e ele é grande demais para isso</translation>
    </message>
    <message>
        <source>the file was replaced on the server while it was read; open it again</source>
        <translation>o arquivo foi substituído no servidor durante a leitura; abra-o de novo</translation>
    </message>
    <message>
        <source>the file is there no more</source>
        <translation>o arquivo não existe mais</translation>
    </message>
    <message>
        <source>there is no such file on the server</source>
        <translation>não existe esse arquivo no servidor</translation>
    </message>
    <message>
        <source>the server sends to an address that is neither http nor https</source>
        <translation>o servidor redireciona para um endereço que não é http nem https</translation>
    </message>
    <message>
        <source>the server gives another part than was asked for</source>
        <translation>o servidor entrega uma parte diferente da pedida</translation>
    </message>
    <message>
        <source>the server gives too little</source>
        <translation>o servidor entrega bytes de menos</translation>
    </message>
    <message>
        <source>the server does not answer in time</source>
        <translation>o servidor não responde a tempo</translation>
    </message>
    <message>
        <source>the server cannot be reached</source>
        <translation>não é possível acessar o servidor</translation>
    </message>
    <message>
        <source>the server does not tell the size of the file</source>
        <translation>o servidor não informa o tamanho do arquivo</translation>
    </message>
    <message>
        <source>too big to be read into memory</source>
        <translation>grande demais para ser lido na memória</translation>
    </message>
    <message>
        <source>no server of that name is known</source>
        <translation>não se conhece nenhum servidor com esse nome</translation>
    </message>
    <message>
        <source>a checkpoint with impossible values</source>
        <translation>um checkpoint com valores impossíveis</translation>
    </message>
    <message>
        <source>more events than a recording of its size can hold; those from here on are left out</source>
        <translation>há mais eventos do que uma gravação deste tamanho pode conter; os seguintes ficam de fora</translation>
    </message>
    <message>
        <source>more damaged places, which are not listed</source>
        <translation>há mais pontos danificados, que não são listados</translation>
    </message>
    <message>
        <source>the recording holds no map</source>
        <translation>a gravação não contém nenhum mapa</translation>
    </message>
    <message>
        <source>recordings of this format cannot be repaired</source>
        <translation>gravações deste formato não podem ser reparadas</translation>
    </message>
    <message>
        <source>recordings of this format have no maps</source>
        <translation>gravações deste formato não têm mapas</translation>
    </message>
    <message>
        <source>checkpoints of this format are not kept</source>
        <translation>checkpoints deste formato não são guardados</translation>
    </message>
    <message>
        <source>a finished recording cannot be resumed</source>
        <translation>uma gravação finalizada não pode ser retomada</translation>
    </message>
    <message>
        <source>only recordings of version 3 are converted</source>
        <translation>só gravações da versão 3 são convertidas</translation>
    </message>
    <message>
        <source>only version 4 can be resumed</source>
        <translation>só a versão 4 pode ser retomada</translation>
    </message>
    <message>
        <source>the recorder has ended</source>
        <translation>o gravador encerrou</translation>
    </message>
    <message>
        <source>the recording cannot be written</source>
        <translation>a gravação não pode ser escrita</translation>
    </message>
    <message>
        <source>a recording has no room for more ticks</source>
        <translation>uma gravação não tem espaço para mais ticks</translation>
    </message>
    <message>
        <source>the recording is compacted already</source>
        <translation>a gravação já está compactada</translation>
    </message>
    <message>
        <source>the recording is of another world</source>
        <translation>a gravação é de outro mundo</translation>
    </message>
    <message>
        <source>a recording is there already</source>
        <translation>já existe uma gravação</translation>
    </message>
    <message>
        <source>the recording is not finished; it may still grow</source>
        <translation>a gravação não está finalizada; ainda pode crescer</translation>
    </message>
    <message>
        <source>this is no dictionary of zstd</source>
        <translation>não é um dicionário do zstd</translation>
    </message>
    <message>
        <source>a tick has too many events</source>
        <translation>um tick tem eventos demais</translation>
    </message>
    <message>
        <source>the trained dictionary is empty</source>
        <translation>o dicionário treinado está vazio</translation>
    </message>
    <message>
        <source>what is damaged before leads over the next seek point; reading goes on there</source>
        <translation>os danos anteriores passam do próximo ponto de busca; a leitura continua nele</translation>
    </message>
    <message>
        <source>no room on the disk for the events from here on</source>
        <translation>não há espaço no disco para os eventos daqui em diante</translation>
    </message>
    <message>
        <source>the file there has another SHA-256</source>
        <translation>o arquivo existente tem outro SHA-256</translation>
    </message>
    <message>
        <source>the recording holds no tick</source>
        <translation>a gravação não contém nenhum tick</translation>
    </message>
    <message>
        <source>the recording has no ticks</source>
        <translation>a gravação não tem ticks</translation>
    </message>
    <message>
        <source>no case is waiting</source>
        <translation>nenhum caso em espera</translation>
    </message>
    <message>
        <source>maps in the recording with the stated hash</source>
        <translation>mapas da gravação com o hash informado</translation>
    </message>
    <message>
        <source>length in seconds</source>
        <translation>duração em segundos</translation>
    </message>
    <message>
        <source>place of the directory</source>
        <translation>posição do diretório</translation>
    </message>
    <message>
        <source>bytes of all segments</source>
        <translation>bytes de todos os segmentos</translation>
    </message>
    <message>
        <source>network frames</source>
        <translation>quadros de rede</translation>
    </message>
    <message>
        <source>bytes of the file</source>
        <translation>bytes do arquivo</translation>
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
        <translation>informe um de --to NAME, --nobody e --next</translation>
    </message>
    <message>
        <source>no event is as the options want it</source>
        <translation>nenhum evento atende às opções</translation>
    </message>
    <message>
        <source>give the accused with --accused P</source>
        <translation>informe o acusado com --accused P</translation>
    </message>
    <message>
        <source>the type in the header is neither client nor server</source>
        <translation>o tipo no cabeçalho não é nem cliente nem servidor</translation>
    </message>
    <message>
        <source>no state of these ticks is known; nothing can be kept</source>
        <translation>nenhum estado destes ticks é conhecido; nada pode ser mantido</translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out: their state is not known</source>
        <translation>
            <numerusform>%n tick foi omitido: seu estado não é conhecido</numerusform>
            <numerusform>%n ticks foram omitidos: seu estado não é conhecido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) left out: they cannot be unpacked</source>
        <translation>
            <numerusform>%n mensagem foi omitida: não pode ser descompactada</numerusform>
            <numerusform>%n mensagens foram omitidas: não podem ser descompactadas</numerusform>
        </translation>
    </message>
    <message>
        <source>there are no ticks to take</source>
        <translation>não há ticks para usar</translation>
    </message>
    <message>
        <source>there are too many names to hide them</source>
        <translation>há nomes demais para ocultá-los</translation>
    </message>
    <message>
        <source>there are no clips of this format</source>
        <translation>não há trechos deste formato</translation>
    </message>
    <message>
        <source>--output: the name is not text</source>
        <translation>--output: o nome não é texto</translation>
    </message>
    <message>
        <source>give the video to write with -o OUT.mp4</source>
        <translation>informe o vídeo a gravar com -o OUT.mp4</translation>
    </message>
    <message>
        <source>give one FILE: there is only one video</source>
        <translation>informe um só FILE: há só um vídeo</translation>
    </message>
    <message>
        <source>one of the recordings does not say when it was made</source>
        <translation>uma das gravações não diz quando foi feita</translation>
    </message>
    <message>
        <source>the clocks of the recordings cannot be compared: one is local, its zone unknown</source>
        <translation>os relógios das gravações não podem ser comparados: um é local, de fuso desconhecido</translation>
    </message>
    <message>
        <source>the recordings were made too far apart</source>
        <translation>as gravações foram feitas com tempo demais entre si</translation>
    </message>
    <message>
        <source>the ticks of the recordings do not last equally long</source>
        <translation>os ticks das gravações não têm a mesma duração</translation>
    </message>
    <message>
        <source>one of the recordings has no such event</source>
        <translation>uma das gravações não tem esse evento</translation>
    </message>
    <message>
        <source>a video has from 1 to 1000 frames a second</source>
        <translation>um vídeo tem de 1 a 1000 imagens por segundo</translation>
    </message>
    <message>
        <source>the speed must be from 0.001 to 100</source>
        <translation>a velocidade deve estar entre 0.001 e 100</translation>
    </message>
    <message>
        <source>there is not enough memory for pictures of that size</source>
        <translation>não há memória suficiente para imagens desse tamanho</translation>
    </message>
    <message>
        <source>ffmpeg no longer does anything; it was ended</source>
        <translation>o ffmpeg não faz mais nada; foi encerrado</translation>
    </message>
    <message>
        <source>ffmpeg was ended or crashed</source>
        <translation>o ffmpeg foi encerrado ou travou</translation>
    </message>
    <message>
        <source>videos need the program ffmpeg: install the package ffmpeg, or name the file .png for a picture of each frame</source>
        <translation>vídeos precisam do programa ffmpeg: instale o pacote ffmpeg, ou nomeie o arquivo .png para uma imagem de cada quadro</translation>
    </message>
    <message>
        <source>files in the layout of the design document cannot be cut</source>
        <translation>arquivos no formato do documento de projeto não podem ser cortados</translation>
    </message>
    <message>
        <source>clips of this format have all messages and names; they cannot be left out or hidden</source>
        <translation>trechos deste formato têm todas as mensagens e nomes; não podem ser omitidos nem ocultados</translation>
    </message>
    <message>
        <source>the recording changed while it was read</source>
        <translation>a gravação mudou enquanto era lida</translation>
    </message>
    <message>
        <source>no ghost: it does not begin with TWGHOST</source>
        <translation>não é um fantasma: não começa com TWGHOST</translation>
    </message>
    <message>
        <source>no chunk of a ghost begins here</source>
        <translation>nenhum fragmento de um fantasma começa aqui</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>estados do personagem</translation>
    </message>
    <message>
        <source>characters with and without ticks are mixed</source>
        <translation>estados do personagem com e sem tick estão misturados</translation>
    </message>
    <message>
        <source>differences to a character that is lost</source>
        <translation>diferenças em relação a um estado do personagem que se perdeu</translation>
    </message>
    <message>
        <source>the tick of a character does not follow on that of the one before</source>
        <translation>o tick de um estado do personagem não vem depois do anterior</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n diferença</numerusform>
            <numerusform>%n diferenças</numerusform>
        </translation>
    </message>
    <message>
        <source>one of the recordings has no run of a race</source>
        <translation>uma das gravações não tem nenhuma corrida</translation>
    </message>
    <message>
        <source>give two recordings at least</source>
        <translation>informe pelo menos duas gravações</translation>
    </message>
    <message>
        <source>the run is too long for a ghost</source>
        <translation>a corrida é longa demais para um fantasma</translation>
    </message>
    <message>
        <source>the run has no place or no time to show</source>
        <translation>a corrida não tem posição ou tempo para mostrar</translation>
    </message>
    <message>
        <source>the recording does not say on which map the run was</source>
        <translation>a gravação não diz em que mapa foi a corrida</translation>
    </message>
    <message>
        <source>characters whose ticks do not belong here</source>
        <translation>estados do personagem cujos ticks não pertencem a este lugar</translation>
    </message>
    <message>
        <source>give files or folders</source>
        <translation>informe arquivos ou pastas</translation>
    </message>
    <message>
        <source>give a rule: --older, --larger, --total or --rules</source>
        <translation>informe uma regra: --older, --larger, --total ou --rules</translation>
    </message>
    <message>
        <source>give what to add with --markers FILE, --case N or --facts</source>
        <translation>informe o que adicionar com --markers FILE, --case N ou --facts</translation>
    </message>
    <message>
        <source>recordings of this format have no place for markers, verdicts or figures</source>
        <translation>gravações deste formato não têm lugar para marcadores, vereditos ou indicadores</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) could not be read</source>
        <translation>
            <numerusform>%n marcador não pôde ser lido</numerusform>
            <numerusform>%n marcadores não puderam ser lidos</numerusform>
        </translation>
    </message>
    <message>
        <source>--metadata takes KEY=JSON</source>
        <translation>--metadata espera KEY=JSON</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) outside the recording</source>
        <translation>
            <numerusform>%n nota fora da gravação</numerusform>
            <numerusform>%n notas fora da gravação</numerusform>
        </translation>
    </message>
    <message>
        <source>the verdicts, for which the format has no place</source>
        <translation>os vereditos, para os quais o formato não tem lugar</translation>
    </message>
    <message>
        <source>the figures, for which the format has no place</source>
        <translation>os indicadores, para os quais o formato não tem lugar</translation>
    </message>
    <message>
        <source>there is nothing to add to a copy</source>
        <translation>não há nada a adicionar a uma cópia</translation>
    </message>
    <message>
        <source>not JSON with a value</source>
        <translation>não é JSON com um valor</translation>
    </message>
    <message>
        <source>NBT has no null in a list</source>
        <translation>NBT não tem null em uma lista</translation>
    </message>
    <message>
        <source>the values of a list in NBT are all of one kind</source>
        <translation>os valores de uma lista em NBT são todos de um só tipo</translation>
    </message>
    <message>
        <source>JSON is nested too deep for NBT</source>
        <translation>o JSON está aninhado fundo demais para NBT</translation>
    </message>
    <message>
        <source>files in the layout of the design document take no notes</source>
        <translation>arquivos no formato do documento de projeto não aceitam notas</translation>
    </message>
    <message>
        <source>&quot;tickscope&quot; in the metadata is not a compound</source>
        <translation>&quot;tickscope&quot; nos metadados não é um composto</translation>
    </message>
    <message numerus="yes">
        <source>the end of %n text(s), longer than NBT holds</source>
        <translation>
            <numerusform>o fim de %n texto mais longo do que o NBT comporta</numerusform>
            <numerusform>o fim de %n textos mais longos do que o NBT comporta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) more than the 64 that a demo has room for</source>
        <translation>
            <numerusform>%n marcador além dos 64 que cabem em uma demo</numerusform>
            <numerusform>%n marcadores além dos 64 que cabem em uma demo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) at tick 0, where a demo cannot have one</source>
        <translation>
            <numerusform>%n marcador no tick 0, onde uma demo não pode ter nenhum</numerusform>
            <numerusform>%n marcadores no tick 0, onde uma demo não pode ter nenhum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) without a tick, which a demo cannot have</source>
        <translation>
            <numerusform>%n nota sem tick, que uma demo não pode ter</numerusform>
            <numerusform>%n notas sem tick, que uma demo não pode ter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the text of %n marker(s), since a demo keeps only ticks</source>
        <translation>
            <numerusform>o texto de %n marcador, pois uma demo só guarda ticks</numerusform>
            <numerusform>o texto de %n marcadores, pois uma demo só guarda ticks</numerusform>
        </translation>
    </message>
    <message>
        <source>too much for the metadata of a replay</source>
        <translation>demais para os metadados de uma gravação</translation>
    </message>
    <message>
        <source>places are compared of one player of each: choose who it is</source>
        <translation>comparam-se os lugares de um jogador de cada uma: escolha quem é</translation>
    </message>
    <message>
        <source>places can only be compared in recordings of the same world or map, by its id or hash</source>
        <translation>os lugares só podem ser comparados em gravações do mesmo mundo ou mapa, pelo identificador ou hash</translation>
    </message>
    <message>
        <source>the ways of the two lie too far apart to be compared</source>
        <translation>os percursos dos dois estão distantes demais para comparar</translation>
    </message>
    <message>
        <source>it is not recorded who finished: choose who it is</source>
        <translation>não está gravado quem terminou: escolha quem é</translation>
    </message>
    <message>
        <source>the server gives all of the file where a part was asked for</source>
        <translation>o servidor entrega o arquivo inteiro, embora uma parte tenha sido pedida</translation>
    </message>
    <message>
        <source>the recording was compacted on the server while it was read; open it again</source>
        <translation>a gravação foi compactada no servidor durante a leitura; abra-a de novo</translation>
    </message>
    <message>
        <source>the server says that the recording was compacted, but does not have the file</source>
        <translation>o servidor diz que a gravação foi compactada, mas não tem o arquivo</translation>
    </message>
    <message>
        <source>it has no end mark</source>
        <translation>não tem marca de fim</translation>
    </message>
    <message>
        <source>it has changed in the last minutes</source>
        <translation>mudou nos últimos minutos</translation>
    </message>
    <message>
        <source>it has another name, under which it would stay</source>
        <translation>tem outro nome, com o qual ficaria</translation>
    </message>
    <message>
        <source>no rule asks for it</source>
        <translation>nenhuma regra pede isso</translation>
    </message>
    <message>
        <source>a link</source>
        <translation>um link</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegível</translation>
    </message>
    <message>
        <source>part of a recording in several files; name its folder</source>
        <translation>parte de uma gravação em vários arquivos; indique a pasta dela</translation>
    </message>
    <message>
        <source>not only files of the recording in its folder</source>
        <translation>na pasta dela não há só arquivos da gravação</translation>
    </message>
    <message>
        <source>may still be written</source>
        <translation>talvez ainda esteja sendo gravada</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>danificada</translation>
    </message>
    <message>
        <source>no date that can be relied on</source>
        <translation>sem data confiável</translation>
    </message>
    <message>
        <source>world or map unknown</source>
        <translation>mundo ou mapa desconhecidos</translation>
    </message>
    <message>
        <source>has anticheat flags</source>
        <translation>tem alertas do anticheat</translation>
    </message>
    <message>
        <source>one of the best runs</source>
        <translation>uma das melhores corridas</translation>
    </message>
    <message>
        <source>pinned in the library</source>
        <translation>fixada na biblioteca</translation>
    </message>
    <message>
        <source>recording of a case</source>
        <translation>gravação de um caso</translation>
    </message>
    <message>
        <source>could not be removed</source>
        <translation>não pôde ser removida</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) old</source>
        <translation>
            <numerusform>de %n dia atrás</numerusform>
            <numerusform>de %n dias atrás</numerusform>
        </translation>
    </message>
    <message>
        <source>larger than allowed</source>
        <translation>maior que o permitido</translation>
    </message>
    <message>
        <source>it has changed since it was read</source>
        <translation>mudou desde que foi lida</translation>
    </message>
    <message>
        <source>both are of the same session: compared by tick</source>
        <translation>ambas são da mesma sessão: comparadas por tick</translation>
    </message>
    <message>
        <source>without pictures, graphs, clips and the PDF, which come with the window</source>
        <translation>sem imagens, gráficos, clipes e o PDF, que vêm com a interface gráfica</translation>
    </message>
    <message>
        <source>not decided yet: no verdict will be in it</source>
        <translation>ainda não decidido: não conterá nenhum veredito</translation>
    </message>
    <message>
        <source>clips are made of recordings: give them with --recording FILE</source>
        <translation>os clipes são feitos de gravações: informe-as com --recording FILE</translation>
    </message>
    <message>
        <source>the last snapshot is too far back</source>
        <translation>o último snapshot está longe demais para trás</translation>
    </message>
    <message>
        <source>the state at the beginning does not fit into a clip</source>
        <translation>o estado do começo não cabe em um trecho</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) out of the folder left out</source>
        <translation>
            <numerusform>%n link para fora da pasta ignorado</numerusform>
            <numerusform>%n links para fora da pasta ignorados</numerusform>
        </translation>
    </message>
    <message>
        <source>the list is too long; the rest of it is left out</source>
        <translation>a lista é longa demais; o resto foi ignorado</translation>
    </message>
    <message>
        <source>the server does not list the folder</source>
        <translation>o servidor não lista a pasta</translation>
    </message>
    <message>
        <source>folders lie in each other too deep, or go in a circle</source>
        <translation>as pastas estão aninhadas demais ou formam um ciclo</translation>
    </message>
    <message>
        <source>too many folders; the rest is left out</source>
        <translation>pastas demais; o resto foi ignorado</translation>
    </message>
    <message>
        <source>the server does not list the rest of the bucket</source>
        <translation>o servidor não lista o resto do bucket</translation>
    </message>
    <message>
        <source>the list goes in a circle</source>
        <translation>a lista forma um ciclo</translation>
    </message>
    <message>
        <source>addresses that are too long were left out</source>
        <translation>endereços longos demais foram ignorados</translation>
    </message>
    <message>
        <source>too many files; the rest is left out</source>
        <translation>arquivos demais; o resto foi ignorado</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Cabeçalho</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Contêiner</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Soma de verificação</translation>
    </message>
    <message>
        <source>Players and events</source>
        <translation>Jogadores e eventos</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Corridas</translation>
    </message>
    <message>
        <source>the server sends to an address of this machine or its network</source>
        <translation>o servidor encaminha para um endereço desta máquina ou da sua rede</translation>
    </message>
    <message>
        <source>the server does not answer any more; the rest of the folders is left out</source>
        <translation>o servidor não responde mais; o restante das pastas foi deixado de fora</translation>
    </message>
    <message>
        <source>what is here ended the process that read it; reading goes on at the next seek point</source>
        <translation>o que está aqui encerrou o processo que o lia; a leitura continua no próximo ponto de busca</translation>
    </message>
    <message>
        <source>the output cannot be written; is the disk full?</source>
        <translation>não é possível gravar o arquivo; o disco está cheio?</translation>
    </message>
    <message>
        <source>players come, go or change their names more often than is kept; what comes of that from here on is left out</source>
        <translation>jogadores entram, saem ou mudam de nome mais vezes do que é guardado; o que vier disso a partir daqui é omitido</translation>
    </message>
    <message>
        <source>there is no type of event that both can hold</source>
        <translation>não há nenhum tipo de evento que ambas possam conter</translation>
    </message>
    <message>
        <source>no run of the first recording lies in these ticks</source>
        <translation>nenhuma corrida da primeira gravação está nestes ticks</translation>
    </message>
    <message>
        <source>splits by place are those of the whole way; leave out --from and --to</source>
        <translation>as parciais por lugar são as de todo o percurso; omita --from e --to</translation>
    </message>
    <message>
        <source>accused by name only: %1</source>
        <translation>acusados só pelo nome: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a case number</source>
        <translation>&quot;%1&quot; não é um número de caso</translation>
    </message>
    <message>
        <source>%1: more than %2 MiB</source>
        <translation>%1: mais de %2 MiB</translation>
    </message>
    <message>
        <source>%1: not all of it is available to be hashed</source>
        <translation>%1: não está todo disponível para calcular o hash</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not begin with one of %2 and &quot;=&quot;</source>
        <translation>&quot;%1&quot; não começa com um de %2 e &quot;=&quot;</translation>
    </message>
    <message>
        <source>%1: was written for another recording (%2)</source>
        <translation>%1: foi gravado para outra gravação (%2)</translation>
    </message>
    <message>
        <source>types of events compared: %1</source>
        <translation>tipos de eventos comparados: %1</translation>
    </message>
    <message>
        <source>no place of %1 is recorded</source>
        <translation>nenhum lugar de %1 foi gravado</translation>
    </message>
    <message>
        <source>%1: needed to read %2; the game server refuses such recordings</source>
        <translation>%1: necessário para ler %2; o servidor do jogo recusa essas gravações</translation>
    </message>
    <message>
        <source>%1: positions are as recorded, not predicted for the tick</source>
        <translation>%1: as posições são as gravadas, não as previstas para o tick</translation>
    </message>
    <message>
        <source>%1: no velocities are recorded; they follow from positions</source>
        <translation>%1: nenhuma velocidade foi gravada; elas decorrem das posições</translation>
    </message>
    <message>
        <source>%1 needs a whole number, not &quot;%2&quot;</source>
        <translation>%1 precisa de um número inteiro, não de &quot;%2&quot;</translation>
    </message>
    <message>
        <source>--kind: there is no event type &quot;%1&quot;; the closest is &quot;%2&quot; (--kind list prints all)</source>
        <translation>--kind: não existe o tipo de evento &quot;%1&quot;; o mais próximo é &quot;%2&quot; (--kind list mostra todos)</translation>
    </message>
    <message>
        <source>there is no event type &quot;%1&quot;; the closest is &quot;%2&quot;</source>
        <translation>não existe o tipo de evento &quot;%1&quot;; o mais próximo é &quot;%2&quot;</translation>
    </message>
    <message>
        <source>no ticks between --from and --to; %1</source>
        <translation>não há ticks entre --from e --to; %1</translation>
    </message>
    <message>
        <source>the recording has ticks %1 to %2 (00:00.00 to %3)</source>
        <translation>a gravação tem os ticks %1 a %2 (00:00.00 a %3)</translation>
    </message>
    <message>
        <source>%1: no map: %2</source>
        <translation>%1: sem mapa: %2</translation>
    </message>
    <message>
        <source>no such time; %1</source>
        <translation>não existe esse tempo; %1</translation>
    </message>
    <message>
        <source>%1: damaged at byte %2, tick %3: %4</source>
        <translation>%1: danos no byte %2, tick %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>%2: and %n more damaged place(s); verify lists them</source>
        <translation>
            <numerusform>%2: e mais %n ponto danificado; verify lista todos</numerusform>
            <numerusform>%2: e mais %n pontos danificados; verify lista todos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes no value</source>
        <translation>%1 não aceita valor</translation>
    </message>
    <message>
        <source>%1 needs a value: %2</source>
        <translation>%1 precisa de um valor: %2</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>opção desconhecida: %1</translation>
    </message>
    <message>
        <source>%1 must be at least %2</source>
        <translation>%1 precisa ser pelo menos %2</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3</source>
        <translation>%1 precisa estar entre %2 e %3</translation>
    </message>
    <message>
        <source>%1 needs a number, not &quot;%2&quot;</source>
        <translation>%1 precisa de um número, não de &quot;%2&quot;</translation>
    </message>
    <message>
        <source>--size needs WIDTHxHEIGHT, not &quot;%1&quot;</source>
        <translation>--size precisa de WIDTHxHEIGHT, não de &quot;%1&quot;</translation>
    </message>
    <message>
        <source>--size must be from %1 to %2 on each side</source>
        <translation>--size precisa estar entre %1 e %2 em cada lado</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a proxy, which relays the game, and no player</source>
        <translation>“%1” é um proxy, que retransmite o jogo, e não um jogador</translation>
    </message>
    <message>
        <source>%1 is the number of one player and the name of another; write &apos;#%1&apos; for the number, or &apos;#%2&apos; for who was called so</source>
        <translation>%1 é o número de um jogador e o nome de outro; escreva &apos;#%1&apos; para o número, ou &apos;#%2&apos; para quem tinha esse nome</translation>
    </message>
    <message>
        <source>no player with the number %1</source>
        <translation>não há jogador com o número %1</translation>
    </message>
    <message>
        <source>no player with the number %1; that is the name of player %2</source>
        <translation>não há jogador com o número %1; esse é o nome do jogador %2</translation>
    </message>
    <message>
        <source>no player &quot;%1&quot;</source>
        <translation>não há jogador &quot;%1&quot;</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have been named &quot;%2&quot;; give the number of one: %3</source>
        <translation>
            <numerusform>%n jogador já se chamou &quot;%2&quot;; informe o número de um: %3</numerusform>
            <numerusform>%n jogadores já se chamaram &quot;%2&quot;; informe o número de um: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the settings of the window cannot be read</source>
        <translation>%1: não é possível ler as configurações da janela</translation>
    </message>
    <message>
        <source>cannot write the output: %1</source>
        <translation>não é possível gravar a saída: %1</translation>
    </message>
    <message>
        <source>%1 is not a recording of the case</source>
        <translation>%1 não é uma gravação do caso</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation>%1 precisa ser um de %2</translation>
    </message>
    <message>
        <source>no such tick; %1</source>
        <translation>não existe esse tick; %1</translation>
    </message>
    <message>
        <source>%1 is a player&apos;s number: give the one file that it is of with --recording FILE</source>
        <translation>%1 é um número de jogador: informe com --recording FILE o arquivo a que ele pertence</translation>
    </message>
    <message>
        <source>%1 needs the program %2, which comes with the window and is not installed</source>
        <translation>%1 precisa do programa %2, que vem com a interface gráfica e não está instalado</translation>
    </message>
    <message>
        <source>see tickscope-cli %1 --help</source>
        <translation>veja tickscope-cli %1 --help</translation>
    </message>
    <message>
        <source>--token-file: %1</source>
        <translation>--token-file: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs to be followed by what to do</source>
        <translation>depois de &quot;%1&quot; é preciso dizer o que fazer</translation>
    </message>
    <message>
        <source>unknown command %1</source>
        <translation>comando desconhecido: %1</translation>
    </message>
    <message>
        <source>%1: there is no such case store</source>
        <translation>%1: não existe esse armazenamento de casos</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) would be removed, %2 bytes; nothing is removed without --yes</source>
        <translation>
            <numerusform>%n gravação seria removida, %2 bytes; nada é removido sem --yes</numerusform>
            <numerusform>%n gravações seriam removidas, %2 bytes; nada é removido sem --yes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) removed, %2 bytes</source>
        <translation>
            <numerusform>%n gravação removida, %2 bytes</numerusform>
            <numerusform>%n gravações removidas, %2 bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. --delete deletes instead</source>
        <translation>%1. --delete exclui em vez disso</translation>
    </message>
    <message>
        <source>--when: no format has &quot;%1&quot;; the closest is &quot;%2&quot;</source>
        <translation>--when: nenhum formato tem &quot;%1&quot;; o mais próximo é &quot;%2&quot;</translation>
    </message>
    <message>
        <source>--when: there is no figure &quot;%1&quot;; the closest is &quot;%2&quot; (also counts.NAME and events.KIND)</source>
        <translation>--when: não existe o indicador &quot;%1&quot;; o mais próximo é &quot;%2&quot; (também counts.NAME e events.KIND)</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) looked at, %2 matched</source>
        <translation>
            <numerusform>%n gravação examinada, %2 correspondente(s)</numerusform>
            <numerusform>%n gravações examinadas, %2 correspondente(s)</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot;: the values are %2 to %3</source>
        <translation>&quot;%1&quot;: os valores vão de %2 a %3</translation>
    </message>
    <message>
        <source>--when needs FIGURE &gt; NUMBER (or &gt;=, &lt;, &lt;=, =, !=), not &quot;%1&quot;</source>
        <translation>--when precisa de FIGURE &gt; NUMBER (ou &gt;=, &lt;, &lt;=, =, !=), não de &quot;%1&quot;</translation>
    </message>
    <message>
        <source>--when: %1 is no share, so it has no percent</source>
        <translation>--when: %1 não é uma parcela, então não tem porcentagem</translation>
    </message>
    <message>
        <source>%1: another scan is using this journal</source>
        <translation>%1: outra pesquisa está usando este diário</translation>
    </message>
    <message>
        <source>%1: not the journal of this scan; its options or its output differ</source>
        <translation>%1: não é o diário desta pesquisa; as opções ou a saída diferem</translation>
    </message>
    <message>
        <source>--shard needs I/N with I from 1 to N, not &quot;%1&quot;</source>
        <translation>--shard precisa de I/N com I de 1 a N, não de &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1: shorter than its journal says; remove both to start again</source>
        <translation>%1: mais curto do que diz seu diário; remova os dois para começar de novo</translation>
    </message>
    <message>
        <source>--data: there is no folder %1</source>
        <translation>--data: a pasta %1 não existe</translation>
    </message>
    <message>
        <source>several players are named &quot;%1&quot; at that tick; give the number of one</source>
        <translation>vários jogadores se chamam &quot;%1&quot; nesse tick; informe o número de um</translation>
    </message>
    <message>
        <source>--output: images cannot be written as &quot;%1&quot;; name it .png, or one of %2</source>
        <translation>--output: imagens não podem ser gravadas como &quot;%1&quot;; use .png ou um de %2</translation>
    </message>
    <message>
        <source>--output must end in %1</source>
        <translation>--output deve terminar em %1</translation>
    </message>
    <message>
        <source>--compare: %1 ghosts at most</source>
        <translation>--compare: no máximo %1 fantasmas</translation>
    </message>
    <message>
        <source>player &quot;%1&quot; is not there in any of the ticks %2 to %3</source>
        <translation>o jogador &quot;%1&quot; não está em nenhum dos ticks de %2 a %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no regular expression: %2</source>
        <translation>&quot;%1&quot; não é uma expressão regular: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>a copy would have nothing of it: %1 left out</source>
        <translation>uma cópia não teria nada disso; omitido: %1</translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>omitido: %1</translation>
    </message>
    <message>
        <source>%1 has a name or clan in it that the clip hides; give the file another name</source>
        <translation>%1 contém um nome ou clã que o trecho oculta; dê outro nome ao arquivo</translation>
    </message>
    <message>
        <source>%1: the copy would replace a part of what it is made of</source>
        <translation>%1: a cópia substituiria uma parte daquilo de que é feita</translation>
    </message>
    <message>
        <source>as %1 from tick %2 on</source>
        <translation>como %1 a partir do tick %2</translation>
    </message>
    <message>
        <source>%1: not stated</source>
        <translation>%1: não informado</translation>
    </message>
    <message>
        <source>%1: %2, as stated</source>
        <translation>%1: %2, como informado</translation>
    </message>
    <message>
        <source>%1: stated %2, found none</source>
        <translation>%1: informado %2, nenhum encontrado</translation>
    </message>
    <message>
        <source>%1: stated %2, found %3</source>
        <translation>%1: informado %2, encontrado %3</translation>
    </message>
    <message>
        <source>the header states %1 for &quot;%2&quot;, which has to be more than 0</source>
        <translation>o cabeçalho indica %1 para &quot;%2&quot;, que tem de ser maior que 0</translation>
    </message>
    <message>
        <source>version %1 of ghosts is not known; versions 4 to 6 are read</source>
        <translation>a versão %1 dos fantasmas não é conhecida; são lidas as versões 4 a 6</translation>
    </message>
    <message>
        <source>a chunk has %1 numbers instead of %2</source>
        <translation>um fragmento tem %1 números em vez de %2</translation>
    </message>
    <message>
        <source>the header states %1 characters, the file has %2</source>
        <translation>o cabeçalho indica %1 estados do personagem, o arquivo tem %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; reading goes on at the next keyframe, without %n tick(s) before it</source>
        <translation>
            <numerusform>%1; a leitura continua no próximo quadro-chave, sem %n tick antes dele</numerusform>
            <numerusform>%1; a leitura continua no próximo quadro-chave, sem %n ticks antes dele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; reading ends there, without %n tick(s) behind it</source>
        <translation>
            <numerusform>%1; a leitura termina ali, sem %n tick depois</numerusform>
            <numerusform>%1; a leitura termina ali, sem %n ticks depois</numerusform>
        </translation>
    </message>
    <message>
        <source>impossible frame type %1</source>
        <translation>tipo de quadro impossível: %1</translation>
    </message>
    <message>
        <source>frame with an impossible length of %1</source>
        <translation>quadro com comprimento impossível de %1</translation>
    </message>
    <message>
        <source>demo protocol %1 with network protocol %2 is not known</source>
        <translation>o protocolo de demo %1 com o protocolo de rede %2 não é conhecido</translation>
    </message>
    <message>
        <source>%1; frames go on at byte %2</source>
        <translation>%1; os quadros continuam no byte %2</translation>
    </message>
    <message>
        <source>%1; nothing behind it in its segment can be read</source>
        <translation>%1; nada do que vem depois no segmento pode ser lido</translation>
    </message>
    <message>
        <source>%1 (at %2 s)</source>
        <translation>%1 (em %2 s)</translation>
    </message>
    <message>
        <source>%1 (cut at %2 s)</source>
        <translation>%1 (cortado em %2 s)</translation>
    </message>
    <message>
        <source>network protocol %1 is newer than the newest known one; it is read as 48</source>
        <translation>o protocolo de rede %1 é mais novo que o mais novo conhecido; ele é lido como 48</translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) have a time that cannot be and take that of the tick before, first tick %2</source>
        <translation>
            <numerusform>%n tick tem um tempo impossível e usa o do tick anterior; o primeiro é o tick %2</numerusform>
            <numerusform>%n ticks têm um tempo impossível e usam o do tick anterior; o primeiro é o tick %2</numerusform>
        </translation>
    </message>
    <message>
        <source>the header says that the directory is at %1, but it is at %2; nothing is lost</source>
        <translation>o cabeçalho diz que o diretório está em %1, mas ele está em %2; nada se perdeu</translation>
    </message>
    <message>
        <source>there is no directory at %1 or elsewhere; the frames were read one after another</source>
        <translation>não há diretório em %1 nem em outro lugar; os quadros foram lidos um após o outro</translation>
    </message>
    <message>
        <source>from byte %1 on nothing could be kept: %2</source>
        <translation>do byte %1 em diante nada pôde ser mantido: %2</translation>
    </message>
    <message>
        <source>bytes %1 to %2 could not be kept: %3</source>
        <translation>os bytes %1 a %2 não puderam ser mantidos: %3</translation>
    </message>
    <message>
        <source>%1; the rest of the frame is lost</source>
        <translation>%1; o resto do quadro se perdeu</translation>
    </message>
    <message>
        <source>packet has %1 entities and not as many as it announces</source>
        <translation>o pacote tem %1 entidades, e não tantas quantas anuncia</translation>
    </message>
    <message>
        <source>the dictionary has number %1 instead of %2</source>
        <translation>o dicionário tem o número %1 em vez de %2</translation>
    </message>
    <message>
        <source>a chunk cannot be unpacked: %1</source>
        <translation>um fragmento não pode ser descompactado: %1</translation>
    </message>
    <message>
        <source>a chunk cannot be packed: %1</source>
        <translation>um fragmento não pode ser compactado: %1</translation>
    </message>
    <message>
        <source>the chunks need dictionary %1</source>
        <translation>os fragmentos precisam do dicionário %1</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>%1: %2 bytes of a segmented Hollow Cube recording; the preamble.dat that tells what they are is not beside them</source>
        <translation>%1: %2 bytes de uma gravação segmentada do Hollow Cube; o preamble.dat que diz o que são não está junto deles</translation>
    </message>
    <message>
        <source>version %1 is not known</source>
        <translation>a versão %1 não é conhecida</translation>
    </message>
    <message>
        <source>version %1 of the design document&apos;s layout is not known</source>
        <translation>a versão %1 da estrutura do documento de design não é conhecida</translation>
    </message>
    <message>
        <source>nothing of these ticks can be kept: %1</source>
        <translation>nada destes ticks pode ser mantido: %1</translation>
    </message>
    <message>
        <source>what is there at tick %1 is more than one tick can tell; a clip can begin at tick %2</source>
        <translation>o que há no tick %1 é mais do que um tick pode dizer; um trecho pode começar no tick %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out at the beginning: %2</source>
        <translation>
            <numerusform>%n tick do começo foi omitido: %2</numerusform>
            <numerusform>%n ticks do começo foram omitidos: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out at the end: %2</source>
        <translation>
            <numerusform>%n tick do fim foi omitido: %2</numerusform>
            <numerusform>%n ticks do fim foram omitidos: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (byte %2 of the unpacked chunk)</source>
        <translation>%1 (byte %2 do fragmento descompactado)</translation>
    </message>
    <message>
        <source>an event is of an unknown kind: %1</source>
        <translation>um evento é de tipo desconhecido: %1</translation>
    </message>
    <message>
        <source>%1; reading goes on at the next snapshot</source>
        <translation>%1; a leitura continua no próximo snapshot</translation>
    </message>
    <message>
        <source>the metadata cannot be read (%1); repair the recording first</source>
        <translation>os metadados não podem ser lidos (%1); repare primeiro a gravação</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the metadata is a list of compounds</source>
        <translation>&quot;%1&quot; nos metadados é uma lista de compostos</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the metadata is a list</source>
        <translation>&quot;%1&quot; nos metadados é uma lista</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a text is longer than NBT holds</source>
        <translation>&quot;%1&quot;: um texto é mais longo do que o NBT comporta</translation>
    </message>
    <message>
        <source>%1; the recording is shown without its metadata</source>
        <translation>%1; a gravação é mostrada sem seus metadados</translation>
    </message>
    <message>
        <source>the metadata take too much memory; %1 values of them are left out</source>
        <translation>os metadados ocupam memória demais; %1 valores deles ficaram de fora</translation>
    </message>
    <message>
        <source>the header has %1 ticks and the index %2; the index is believed</source>
        <translation>o cabeçalho tem %1 ticks e o índice %2; vale o índice</translation>
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
            <numerusform>O fragmento %3 não pode ser lido (%2); daí em diante ficou de fora %n fragmento.</numerusform>
            <numerusform>O fragmento %3 não pode ser lido (%2); daí em diante ficaram de fora %n fragmentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The metadata cannot be read (%1); they are empty now.</source>
        <translation>Os metadados não podem ser lidos (%1); agora estão vazios.</translation>
    </message>
    <message>
        <source>the first chunk cannot be read (%1), so nothing can be kept</source>
        <translation>o primeiro fragmento não pode ser lido (%1), então nada pode ser mantido</translation>
    </message>
    <message>
        <source>%1 record with too few bytes</source>
        <translation>registro %1 com bytes de menos</translation>
    </message>
    <message>
        <source>a clip of a teehistorian file has to begin where the file does, at tick %1: its records only tell what changes</source>
        <translation>um trecho de um arquivo teehistorian tem de começar onde o arquivo começa, no tick %1: seus registros só dizem o que muda</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot; of the header has no end</source>
        <translation>o texto &quot;%1&quot; do cabeçalho não tem fim</translation>
    </message>
    <message>
        <source>delta removes item %1/%2, which is not there</source>
        <translation>o delta remove o item %1/%2, que não existe</translation>
    </message>
    <message>
        <source>message field %1 is cut</source>
        <translation>o campo de mensagem %1 está cortado</translation>
    </message>
    <message>
        <source>data block %1 lies outside its area</source>
        <translation>o bloco de dados %1 está fora de sua área</translation>
    </message>
    <message>
        <source>item %1 lies outside its area</source>
        <translation>o item %1 está fora de sua área</translation>
    </message>
    <message>
        <source>an item of type %1 has a wrong size</source>
        <translation>um item do tipo %1 tem tamanho errado</translation>
    </message>
    <message>
        <source>an item of type %1 names another type</source>
        <translation>um item do tipo %1 indica outro tipo</translation>
    </message>
    <message>
        <source>a text is missing: %1</source>
        <translation>falta um texto: %1</translation>
    </message>
    <message>
        <source>image &quot;%1&quot; is too big</source>
        <translation>a imagem &quot;%1&quot; é grande demais</translation>
    </message>
    <message>
        <source>image &quot;%1&quot; has no usable pixels</source>
        <translation>a imagem &quot;%1&quot; não tem pixels utilizáveis</translation>
    </message>
    <message>
        <source>layer %1 is left out: %2</source>
        <translation>a camada %1 fica de fora: %2</translation>
    </message>
    <message>
        <source>message field %1 is out of range</source>
        <translation>o campo de mensagem %1 está fora dos limites</translation>
    </message>
    <message>
        <source>message field %1 is no UTF-8</source>
        <translation>o campo de mensagem %1 não é UTF-8</translation>
    </message>
    <message>
        <source>a clip needs at least two ticks; ticks %1 to %2 of the recording hold fewer</source>
        <translation>um trecho precisa de pelo menos dois ticks; os ticks %1 a %2 da gravação têm menos</translation>
    </message>
    <message>
        <source>%1; ticks may be missing here</source>
        <translation>%1; podem faltar ticks aqui</translation>
    </message>
    <message>
        <source>demo version %1 is of Teeworlds 0.5, whose objects are not known; versions 3 to 6 are read</source>
        <translation>a versão de demo %1 é do Teeworlds 0.5, cujos objetos não são conhecidos; são lidas as versões 3 a 6</translation>
    </message>
    <message>
        <source>%1; one message is lost</source>
        <translation>%1; uma mensagem se perdeu</translation>
    </message>
    <message>
        <source>%1; the search for a keyframe behind it is given up</source>
        <translation>%1; a busca por um quadro-chave depois disso foi abandonada</translation>
    </message>
    <message>
        <source>%1; the state is not known up to the next keyframe</source>
        <translation>%1; o estado é desconhecido até o próximo quadro-chave</translation>
    </message>
    <message>
        <source>demos of version %1 have no markers</source>
        <translation>demos da versão %1 não têm marcadores</translation>
    </message>
    <message>
        <source>version %1 of demos is not known; it is read as version %2</source>
        <translation>a versão %1 de demos não é conhecida; ela é lida como a versão %2</translation>
    </message>
    <message>
        <source>the header states %1 markers, and has room for %2</source>
        <translation>o cabeçalho informa %1 marcadores e tem espaço para %2</translation>
    </message>
    <message>
        <source>%1; reading goes on at the next keyframe</source>
        <translation>%1; a leitura continua no próximo quadro-chave</translation>
    </message>
    <message>
        <source>%1; nothing behind it can be read</source>
        <translation>%1; nada do que vem depois pode ser lido</translation>
    </message>
    <message>
        <source>the map in the recording cannot be read: %1</source>
        <translation>o mapa da gravação não pode ser lido: %1</translation>
    </message>
    <message>
        <source>the map in the recording: %1</source>
        <translation>o mapa da gravação: %1</translation>
    </message>
    <message>
        <source>layer %1 of the map in the recording is left out: %2</source>
        <translation>a camada %1 do mapa da gravação fica de fora: %2</translation>
    </message>
    <message>
        <source>%1: is a folder</source>
        <translation>%1: é uma pasta</translation>
    </message>
    <message>
        <source>%1: Permission denied</source>
        <translation>%1: permissão negada</translation>
    </message>
    <message>
        <source>%1: No such file or directory</source>
        <translation>%1: arquivo ou pasta não encontrado</translation>
    </message>
    <message>
        <source>cannot write a temporary file: %1</source>
        <translation>não é possível gravar um arquivo temporário: %1</translation>
    </message>
    <message>
        <source>%1: too much to read from a pipe</source>
        <translation>%1: grande demais para ser lido de um pipe</translation>
    </message>
    <message>
        <source>%1: is no regular file</source>
        <translation>%1: não é um arquivo comum</translation>
    </message>
    <message>
        <source>no secure connection: %1</source>
        <translation>sem conexão segura: %1</translation>
    </message>
    <message>
        <source>the server wants a bearer token, or another one (%1)</source>
        <translation>o servidor exige um token de portador, ou outro (%1)</translation>
    </message>
    <message>
        <source>the server refuses access; a signed address may have run out (%1)</source>
        <translation>o servidor recusa o acesso; um endereço assinado pode ter expirado (%1)</translation>
    </message>
    <message>
        <source>there is no such file on the server (%1)</source>
        <translation>não existe esse arquivo no servidor (%1)</translation>
    </message>
    <message>
        <source>the server does not have the part that was asked for (%1)</source>
        <translation>o servidor não tem a parte pedida (%1)</translation>
    </message>
    <message>
        <source>the server is busy or out of order (%1)</source>
        <translation>o servidor está ocupado ou com problemas (%1)</translation>
    </message>
    <message>
        <source>the server gives no file (%1)</source>
        <translation>o servidor não entrega nenhum arquivo (%1)</translation>
    </message>
    <message>
        <source>%1: holds no token</source>
        <translation>%1: não contém nenhum token</translation>
    </message>
    <message>
        <source>%1 is not a regular file; it is not replaced</source>
        <translation>%1 não é um arquivo comum; ele não é substituído</translation>
    </message>
    <message>
        <source>%1 cannot be written; is the disk full?</source>
        <translation>não é possível gravar %1; o disco está cheio?</translation>
    </message>
    <message>
        <source>%1 exists already; --force replaces it</source>
        <translation>%1 já existe; --force substitui</translation>
    </message>
    <message>
        <source>%1 is the recording itself</source>
        <translation>%1 é a própria gravação</translation>
    </message>
    <message>
        <source>the %1 stream ends early; %2 bytes were unpacked before</source>
        <translation>o fluxo %1 termina antes da hora; antes disso foram descompactados %2 bytes</translation>
    </message>
    <message>
        <source>the %1 stream is followed by other bytes; %2 bytes were unpacked before</source>
        <translation>depois do fluxo %1 há outros bytes; antes disso foram descompactados %2 bytes</translation>
    </message>
    <message>
        <source>the %1 stream needs too much memory; %2 bytes were unpacked before</source>
        <translation>o fluxo %1 precisa de memória demais; antes disso foram descompactados %2 bytes</translation>
    </message>
    <message>
        <source>the %1 stream is of a newer kind; %2 bytes were unpacked before</source>
        <translation>o fluxo %1 é de um tipo mais novo; antes disso foram descompactados %2 bytes</translation>
    </message>
    <message>
        <source>the %1 stream is damaged; %2 bytes were unpacked before</source>
        <translation>o fluxo %1 está danificado; antes disso foram descompactados %2 bytes</translation>
    </message>
    <message>
        <source>the %1 stream unpacks to too much; %2 bytes were unpacked before</source>
        <translation>o fluxo %1 fica grande demais ao ser descompactado; antes disso foram descompactados %2 bytes</translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>caso %1</translation>
    </message>
    <message>
        <source>case %1, which has one of this name</source>
        <translation>caso %1, que tem uma com este nome</translation>
    </message>
    <message>
        <source>changes to cases wait in %1 until the window sends them; nothing was removed</source>
        <translation>há mudanças de casos em %1 à espera de que a janela as envie; nada foi removido</translation>
    </message>
    <message>
        <source>%1: another prune is running; nothing was removed</source>
        <translation>%1: outro prune está em execução; nada foi removido</translation>
    </message>
    <message>
        <source>more in total than allowed, and %1</source>
        <translation>mais no total que o permitido, e %1</translation>
    </message>
    <message>
        <source>%1 (rules of %2)</source>
        <translation>%1 (regras de %2)</translation>
    </message>
    <message>
        <source>there is no trash for %1; nothing was removed</source>
        <translation>não há lixeira para %1; nada foi removido</translation>
    </message>
    <message>
        <source>%1 needs an age such as 36h, 30d, 8w or 1y, not &quot;%2&quot;</source>
        <translation>%1 precisa de uma idade como 36h, 30d, 8w ou 1y, não &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 needs a size such as 500K, 200M or 4G, not &quot;%2&quot;</source>
        <translation>%1 precisa de um tamanho como 500K, 200M ou 4G, não &quot;%2&quot;</translation>
    </message>
    <message>
        <source>exit code %1</source>
        <translation>código de saída %1</translation>
    </message>
    <message>
        <source>%1: reading ended the process that did it (%2)</source>
        <translation>%1: a leitura encerrou o processo que a fazia (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 times in a row)</source>
        <translation>%1 (%2 vezes seguidas)</translation>
    </message>
    <message>
        <source>not a number such as 60, 0.25 or 30000/1001: &quot;%1&quot;</source>
        <translation>não é um número como 60, 0.25 ou 30000/1001: &quot;%1&quot;</translation>
    </message>
    <message>
        <source>more than %1 frames</source>
        <translation>mais de %1 imagens</translation>
    </message>
    <message>
        <source>not a time: &quot;%1&quot;</source>
        <translation>não é um tempo: &quot;%1&quot;</translation>
    </message>
    <message>
        <source>ticks go from %1 to %2</source>
        <translation>os ticks vão de %1 a %2</translation>
    </message>
    <message>
        <source>the recording lasts %1</source>
        <translation>a gravação dura %1</translation>
    </message>
    <message>
        <source>%1: does not have the bytes written to it</source>
        <translation>%1: não tem os bytes que foram gravados nele</translation>
    </message>
    <message>
        <source>no dictionary can be made of these chunks: %1</source>
        <translation>não é possível criar um dicionário com estes fragmentos: %1</translation>
    </message>
    <message>
        <source>no dictionary can be made: %1</source>
        <translation>não é possível criar um dicionário: %1</translation>
    </message>
    <message>
        <source>the dictionary&apos;s number %1 does not fit into a header</source>
        <translation>o número %1 do dicionário não cabe em um cabeçalho</translation>
    </message>
    <message>
        <source>case %1: not all opinions that it needs have been decided</source>
        <translation>caso %1: nem todas as opiniões necessárias foram decididas</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>não é possível gravar %1: %2</translation>
    </message>
    <message>
        <source>cannot start %1: %2</source>
        <translation>não é possível iniciar %1: %2</translation>
    </message>
    <message>
        <source>ffmpeg failed: %1</source>
        <translation>o ffmpeg falhou: %1</translation>
    </message>
    <message>
        <source>ffmpeg ended before the video was complete (exit code %1)</source>
        <translation>o ffmpeg terminou antes de o vídeo ficar completo (código de saída %1)</translation>
    </message>
    <message>
        <source>width and height of a .%1 must be even</source>
        <translation>largura e altura de um .%1 devem ser pares</translation>
    </message>
    <message>
        <source>a .%1 counts hundredths of a second: it can have 50, 25, 20, 10 or 5 frames a second</source>
        <translation>um .%1 conta centésimos de segundo: pode ter 50, 25, 20, 10 ou 5 imagens por segundo</translation>
    </message>
    <message>
        <source>--when: there is no input &quot;%1&quot;; there are: %2</source>
        <translation>--when: não há entrada &quot;%1&quot;; há: %2</translation>
    </message>
    <message>
        <source>client %1 is nobody there</source>
        <translation>o cliente %1 não é ninguém ali</translation>
    </message>
    <message>
        <source>client %1 is %2 there, not %3</source>
        <translation>o cliente %1 é %2 ali, não %3</translation>
    </message>
    <message>
        <source>the case knows %1 as client %2: give the recording with --recording FILE if client %3 is %4</source>
        <translation>o caso conhece %1 como cliente %2: informe a gravação com --recording FILE se o cliente %3 for %4</translation>
    </message>
    <message>
        <source>%1 is not a recording of the case; --add-recording adds it</source>
        <translation>%1 não é uma gravação do caso; --add-recording a adiciona</translation>
    </message>
    <message>
        <source>exported cases come without their history; verdicts and what others wrote became notes that say so</source>
        <translation>casos exportados chegam sem o histórico; os vereditos e o que outros escreveram viraram notas que dizem isso</translation>
    </message>
    <message>
        <source>the accused was also called %1, which texts may still have; to erase that, too: tickscope-cli case erase NAME</source>
        <translation>o acusado também se chamava %1, nome que ainda pode estar em textos; para apagá-lo também: tickscope-cli case erase NAME</translation>
    </message>
    <message>
        <source>no case mentions %1</source>
        <translation>nenhum caso menciona %1</translation>
    </message>
    <message>
        <source>&apos;#%1&apos; is the number of one player and the name of another; write %1 for the number, or %2 for who was called so</source>
        <translation>&apos;#%1&apos; é o número de um jogador e o nome de outro; escreva %1 para o número, ou %2 para quem tinha esse nome</translation>
    </message>
    <message>
        <source>libcurl, which is needed to read from servers, cannot be loaded</source>
        <translation>não foi possível carregar a libcurl, necessária para ler de servidores</translation>
    </message>
    <message>
        <source>the recordings have nothing in common to compare</source>
        <translation>as gravações não têm nada em comum para comparar</translation>
    </message>
    <message>
        <source>%1: no tick of one recording lies beside one of the other</source>
        <translation>%1: nenhum tick de uma gravação corresponde a um da outra</translation>
    </message>
    <message>
        <source>%1: no player has the same name in both</source>
        <translation>%1: nenhum jogador tem o mesmo nome nas duas</translation>
    </message>
    <message>
        <source>%1: left out, as nobody in the other recording has that name: %2</source>
        <translation>%1: omitidos, pois ninguém tem esse nome na outra gravação: %2</translation>
    </message>
    <message>
        <source>the other recording has no player %1</source>
        <translation>a outra gravação não tem jogador %1</translation>
    </message>
    <message>
        <source>it has no finish with a time</source>
        <translation>não tem chegada com um tempo</translation>
    </message>
    <message>
        <source>the recording does not say whose it is</source>
        <translation>a gravação não diz de quem é</translation>
    </message>
    <message>
        <source>it is that of %1</source>
        <translation>é a de %1</translation>
    </message>
    <message>
        <source>its start is not recorded</source>
        <translation>sua largada não está gravada</translation>
    </message>
    <message>
        <source>there is no finished run of a player whom the recording names, with its time and its start</source>
        <translation>não há nenhuma corrida concluída, com seu tempo e sua largada, de um jogador que a gravação nomeie</translation>
    </message>
    <message numerus="yes">
        <source>there are %n run(s)</source>
        <translation>
            <numerusform>há %n corrida</numerusform>
            <numerusform>há %n corridas</numerusform>
        </translation>
    </message>
    <message>
        <source>run %1: %2</source>
        <translation>corrida %1: %2</translation>
    </message>
    <message>
        <source>the player is not recorded for %1 of the run, where the ghost moves in a straight line</source>
        <translation>o jogador não está gravado durante %1 da corrida, onde o fantasma anda em linha reta</translation>
    </message>
    <message>
        <source>there is no input of one player that both recordings hold</source>
        <translation>não há nenhuma entrada de um mesmo jogador que as duas gravações contenham</translation>
    </message>
    <message>
        <source>case %1 is here already; nothing was added to it</source>
        <translation>o caso %1 já está aqui; nada foi adicionado a ele</translation>
    </message>
    <message>
        <source>perhaps sent to a 0.7 client</source>
        <translation>talvez enviada a um cliente 0.7</translation>
    </message>
    <message>
        <source>%1 is a name only: no accused of the case has it, and no recording was given</source>
        <translation>%1 é só um nome: o caso não acusa ninguém com esse nome, e nenhuma gravação foi informada</translation>
    </message>
    <message>
        <source>%1: not all events of these types are recorded: %2</source>
        <translation>%1: nem todos os eventos destes tipos são gravados: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) do not hold all events of these types</source>
        <translation>
            <numerusform>%n gravação não contém todos os eventos destes tipos</numerusform>
            <numerusform>%n gravações não contêm todos os eventos destes tipos</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot;: no value; it is not recorded, nobody has that figure, or there are too few samples</source>
        <translation>&quot;%1&quot;: sem valor; não está gravado, ninguém tem esse indicador, ou há amostras de menos</translation>
    </message>
    <message>
        <source>network messages of protocol %1 cannot be read: players, entities and most events are unknown</source>
        <translation>as mensagens de rede do protocolo %1 não podem ser lidas: jogadores, entidades e a maioria dos eventos são desconhecidos</translation>
    </message>
    <message>
        <source>%1 #%2 is not in the game at tick %3</source>
        <translation>%1 #%2 não está no jogo no tick %3</translation>
    </message>
    <message>
        <source>%1 #%2 is not in the game from tick %3 to %4</source>
        <translation>%1 #%2 não está no jogo do tick %3 ao %4</translation>
    </message>
    <message>
        <source>both may be of the same session, though their clocks do not tell: compared by tick</source>
        <translation>ambas podem ser da mesma sessão, embora seus relógios não o digam: comparadas por tick</translation>
    </message>
    <message>
        <source>%1: left out, as several players had that name at once and cannot be told apart: %2</source>
        <translation>%1: omitidos, pois vários jogadores tinham esse nome ao mesmo tempo e não podem ser distinguidos: %2</translation>
    </message>
    <message>
        <source>nobody is called &quot;%1&quot; in these ticks</source>
        <translation>ninguém se chama &quot;%1&quot; nestes ticks</translation>
    </message>
    <message>
        <source>no finish with a known time</source>
        <translation>nenhuma chegada com tempo conhecido</translation>
    </message>
    <message>
        <source>--size must be no more than %1 pixels in all</source>
        <translation>--size não pode passar de %1 pixels no total</translation>
    </message>
    <message>
        <source>the case is not assigned to you</source>
        <translation>o caso não está atribuído a você</translation>
    </message>
    <message>
        <source>a decided verdict stays as it is</source>
        <translation>um veredito decidido fica como está</translation>
    </message>
    <message>
        <source>only its author changes it</source>
        <translation>só o autor pode alterá-lo</translation>
    </message>
    <message>
        <source>the two recordings do not have the same map, or are of two worlds</source>
        <translation>as duas gravações não têm o mesmo mapa ou são de dois mundos</translation>
    </message>
    <message>
        <source>times of day are exact to a second at best: what lies so near may be no difference</source>
        <translation>as horas do dia são exatas a um segundo no melhor caso: o que fica tão perto pode não ser diferença</translation>
    </message>
    <message>
        <source>both recordings have ticks %1 to %2 of the first one</source>
        <translation>ambas as gravações têm os ticks %1 a %2 da primeira</translation>
    </message>
    <message>
        <source>types of events of which only what the server&apos;s recording lacks is a difference: %1</source>
        <translation>tipos de eventos em que só é diferença o que falta na gravação do servidor: %1</translation>
    </message>
    <message>
        <source>types of events not compared, as they depend on who recorded them: %1</source>
        <translation>tipos de eventos não comparados, pois dependem de quem os gravou: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) have several players of that name; rows have their numbers</source>
        <translation>
            <numerusform>%n gravação tem vários jogadores com esse nome; as linhas trazem seus números</numerusform>
            <numerusform>%n gravações têm vários jogadores com esse nome; as linhas trazem seus números</numerusform>
        </translation>
    </message>
    <message>
        <source>another reviewer has decided, so the verdict stays</source>
        <translation>outro revisor já decidiu, então o veredito fica</translation>
    </message>
    <message>
        <source>only a decided verdict is withdrawn</source>
        <translation>só um veredito decidido é retirado</translation>
    </message>
    <message>
        <source>there is no verdict on the case</source>
        <translation>não há veredito sobre o caso</translation>
    </message>
    <message>
        <source>the verdict was just changed</source>
        <translation>o veredito acabou de ser alterado</translation>
    </message>
    <message>
        <source>only its author changes a note</source>
        <translation>só o autor altera uma nota</translation>
    </message>
    <message>
        <source>there is no such case</source>
        <translation>esse caso não existe</translation>
    </message>
    <message>
        <source>the store was made by a later version of Tickscope</source>
        <translation>o armazenamento foi criado por uma versão mais nova do Tickscope</translation>
    </message>
    <message>
        <source>there is no case %1</source>
        <translation>não há caso %1</translation>
    </message>
    <message>
        <source>the headers of the two recordings differ: %1</source>
        <translation>os cabeçalhos das duas gravações diferem: %1</translation>
    </message>
    <message>
        <source>left out, as one of the recordings has some as they were at earlier ticks</source>
        <translation>omitidas, pois uma das gravações tem algumas de ticks anteriores</translation>
    </message>
    <message>
        <source>aim and shots are not compared, as the two recordings have them at other ticks</source>
        <translation>a mira e os disparos não são comparados, pois as duas gravações os têm em outros ticks</translation>
    </message>
    <message>
        <source>left out, or compared only where neither is 0, as they depend on who recorded them: %1</source>
        <translation>omitidos, ou comparados só onde nenhum é 0, pois dependem de quem os gravou: %1</translation>
    </message>
    <message>
        <source>no player &quot;%1&quot; at tick %2</source>
        <translation>não há jogador &quot;%1&quot; no tick %2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>linha %1: %2</translation>
    </message>
    <message>
        <source>only its author removes a note</source>
        <translation>só o autor remove uma nota</translation>
    </message>
    <message>
        <source>case %1 was removed by %2</source>
        <translation>o caso %1 foi removido por %2</translation>
    </message>
    <message>
        <source>case %1 has no note %2</source>
        <translation>o caso %1 não tem a nota %2</translation>
    </message>
    <message>
        <source>%1 is none of %2</source>
        <translation>%1 não é nenhum de %2</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>chave desconhecida “%1”</translation>
    </message>
    <message>
        <source>more cells than columns</source>
        <translation>mais células do que colunas</translation>
    </message>
    <message>
        <source>no report in it</source>
        <translation>não há denúncia nele</translation>
    </message>
    <message>
        <source>this is not a text in UTF-8</source>
        <translation>isto não é um texto em UTF-8</translation>
    </message>
    <message>
        <source>%1: events of these types are never recorded in this format: %2</source>
        <translation>%1: eventos destes tipos nunca são gravados neste formato: %2</translation>
    </message>
    <message>
        <source>the note is too long</source>
        <translation>a nota é longa demais</translation>
    </message>
    <message>
        <source>the claim is too long</source>
        <translation>a alegação é longa demais</translation>
    </message>
    <message>
        <source>the reason is too long</source>
        <translation>o motivo é longo demais</translation>
    </message>
    <message>
        <source>a reason is too long</source>
        <translation>um motivo é longo demais</translation>
    </message>
    <message>
        <source>the case is decided</source>
        <translation>o caso está decidido</translation>
    </message>
    <message>
        <source>the case was changed since</source>
        <translation>o caso foi alterado desde então</translation>
    </message>
    <message>
        <source>there is no such note</source>
        <translation>essa nota não existe</translation>
    </message>
    <message>
        <source>a given verdict cites the note</source>
        <translation>um veredito dado cita a nota</translation>
    </message>
    <message>
        <source>a verdict cites the note</source>
        <translation>um veredito cita a nota</translation>
    </message>
    <message>
        <source>to decide, a verdict needs a decision, a reason, and a finding on one aspect at least</source>
        <translation>para decidir, um veredito precisa de uma decisão, um motivo e uma conclusão sobre ao menos um aspecto</translation>
    </message>
    <message>
        <source>the decision says &quot;%1&quot;, and all findings say &quot;clean&quot;</source>
        <translation>a decisão diz “%1”, e todas as conclusões dizem “clean”</translation>
    </message>
    <message>
        <source>a tag is empty or too long, or there are too many</source>
        <translation>uma etiqueta está vazia ou é longa demais, ou há etiquetas demais</translation>
    </message>
    <message>
        <source>too many recordings or accused</source>
        <translation>gravações ou acusados demais</translation>
    </message>
    <message>
        <source>too many pieces of evidence</source>
        <translation>provas demais</translation>
    </message>
    <message>
        <source>the player&apos;s name or the category is too long</source>
        <translation>o nome do jogador ou a categoria é longo demais</translation>
    </message>
    <message>
        <source>the name of a recording is too long</source>
        <translation>o nome de uma gravação é longo demais</translation>
    </message>
    <message>
        <source>the name of a reporter or assignee is too long</source>
        <translation>o nome do denunciante ou do responsável é longo demais</translation>
    </message>
    <message>
        <source>an accused needs at least one name of reasonable length</source>
        <translation>um acusado precisa de ao menos um nome de tamanho razoável</translation>
    </message>
    <message>
        <source>the picture is too big</source>
        <translation>a imagem é grande demais</translation>
    </message>
    <message>
        <source>the picture is no PNG</source>
        <translation>a imagem não é um PNG</translation>
    </message>
    <message>
        <source>more than 64 MiB of reports</source>
        <translation>mais de 64 MiB de denúncias</translation>
    </message>
    <message>
        <source>the report was just changed</source>
        <translation>a denúncia acabou de ser alterada</translation>
    </message>
    <message>
        <source>the server has tables of a later version of Tickscope</source>
        <translation>o servidor tem tabelas de uma versão mais nova do Tickscope</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 já existe</translation>
    </message>
    <message>
        <source>%1: there is no manifest</source>
        <translation>%1: não há manifesto</translation>
    </message>
    <message>
        <source>made by another version</source>
        <translation>feito por outra versão</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the name of a part</source>
        <translation>“%1” não pode ser o nome de uma parte</translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation>não é possível criar %1</translation>
    </message>
    <message>
        <source>%1: is no file</source>
        <translation>%1: não é um arquivo</translation>
    </message>
    <message>
        <source>%1: is too big</source>
        <translation>%1: é grande demais</translation>
    </message>
    <message>
        <source>%1: the manifest is unreadable</source>
        <translation>%1: o manifesto não pode ser lido</translation>
    </message>
    <message>
        <source>%1: the manifest is ambiguous</source>
        <translation>%1: o manifesto é ambíguo</translation>
    </message>
    <message>
        <source>%1: made by a later version of Tickscope</source>
        <translation>%1: feito por uma versão mais nova do Tickscope</translation>
    </message>
    <message>
        <source>signatures need the program ssh-keygen (OpenSSH)</source>
        <translation>assinaturas precisam do programa ssh-keygen (OpenSSH)</translation>
    </message>
    <message>
        <source>ssh-keygen does not answer</source>
        <translation>ssh-keygen não responde</translation>
    </message>
    <message>
        <source>%1: there is no such key</source>
        <translation>%1: essa chave não existe</translation>
    </message>
    <message>
        <source>%1: cannot sign: %2</source>
        <translation>%1: não pode assinar: %2</translation>
    </message>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1: esse arquivo não existe</translation>
    </message>
    <message>
        <source>%1 is no text</source>
        <translation>%1 não é um texto</translation>
    </message>
    <message>
        <source>%1 holds something that is no text</source>
        <translation>%1 contém algo que não é um texto</translation>
    </message>
    <message>
        <source>%1 is no whole number</source>
        <translation>%1 não é um número inteiro</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 não é nem true nem false</translation>
    </message>
    <message>
        <source>%1 is no list</source>
        <translation>%1 não é uma lista</translation>
    </message>
    <message>
        <source>%1 holds something that is no object</source>
        <translation>%1 contém algo que não é um objeto</translation>
    </message>
    <message>
        <source>%1 is no base64</source>
        <translation>%1 não é base64</translation>
    </message>
    <message>
        <source>not an object</source>
        <translation>não é um objeto</translation>
    </message>
    <message>
        <source>a recording needs its SHA-256 in 64 lower-case digits</source>
        <translation>uma gravação precisa do seu SHA-256 em 64 dígitos minúsculos</translation>
    </message>
    <message>
        <source>1 to 9 opinions can be asked for</source>
        <translation>podem ser pedidas de 1 a 9 opiniões</translation>
    </message>
    <message>
        <source>a recording is named by its SHA-256</source>
        <translation>uma gravação é indicada pelo seu SHA-256</translation>
    </message>
    <message>
        <source>a tick needs its recording</source>
        <translation>um tick precisa da sua gravação</translation>
    </message>
    <message>
        <source>a range ends at or behind its first tick</source>
        <translation>um intervalo termina no seu primeiro tick ou depois</translation>
    </message>
    <message>
        <source>a color is #rrggbb</source>
        <translation>uma cor é #rrggbb</translation>
    </message>
    <message>
        <source>an aspect is there twice</source>
        <translation>um aspecto está duas vezes</translation>
    </message>
    <message>
        <source>%1 is no file</source>
        <translation>%1 não é um arquivo</translation>
    </message>
    <message>
        <source>the case was removed</source>
        <translation>o caso foi removido</translation>
    </message>
    <message>
        <source>the case is not decided</source>
        <translation>o caso não está decidido</translation>
    </message>
    <message>
        <source>opinions once asked for are needed</source>
        <translation>as opiniões já pedidas são necessárias</translation>
    </message>
    <message>
        <source>only an empty case of one&apos;s own is removed</source>
        <translation>só se remove um caso próprio e vazio</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for PostgreSQL is not installed</source>
        <translation>o driver do Qt para PostgreSQL não está instalado</translation>
    </message>
    <message>
        <source>the outbox holds an unknown change</source>
        <translation>a caixa de saída contém uma alteração desconhecida</translation>
    </message>
    <message>
        <source>the server&apos;s tables are missing or out of date; its administrator runs tickscope-cli case upgrade</source>
        <translation>as tabelas do servidor faltam ou estão desatualizadas; o administrador executa tickscope-cli case upgrade</translation>
    </message>
    <message>
        <source>a person needs a name</source>
        <translation>uma pessoa precisa de um nome</translation>
    </message>
    <message>
        <source>rows of %1 belong to nothing</source>
        <translation>há linhas de %1 que não pertencem a nada</translation>
    </message>
    <message>
        <source>a server is backed up with pg_dump</source>
        <translation>o backup de um servidor é feito com pg_dump</translation>
    </message>
    <message>
        <source>%1 cannot have a semicolon</source>
        <translation>%1 não pode ter ponto e vírgula</translation>
    </message>
    <message>
        <source>a password is no part of a server&apos;s address</source>
        <translation>uma senha não faz parte do endereço de um servidor</translation>
    </message>
    <message>
        <source>a server needs postgresql://USER@HOST:PORT/DATABASE</source>
        <translation>um servidor precisa de postgresql://USER@HOST:PORT/DATABASE</translation>
    </message>
    <message>
        <source>a service needs its name: service:NAME</source>
        <translation>um serviço precisa do seu nome: service:NAME</translation>
    </message>
    <message>
        <source>the store needs the path of a file</source>
        <translation>o repositório precisa do caminho de um arquivo</translation>
    </message>
    <message>
        <source>the file is too big for reports</source>
        <translation>o arquivo é grande demais para denúncias</translation>
    </message>
</context>
<context>
    <name>kinds</name>
    <message>
        <source>Game events</source>
        <translation>Eventos do jogo</translation>
    </message>
    <message>
        <source>Game event</source>
        <translation>Evento do jogo</translation>
    </message>
    <message>
        <source>Temporary effects</source>
        <translation>Efeitos temporários</translation>
    </message>
    <message>
        <source>Temporary effect</source>
        <translation>Efeito temporário</translation>
    </message>
    <message>
        <source>Server commands</source>
        <translation>Comandos do servidor</translation>
    </message>
    <message>
        <source>Server command</source>
        <translation>Comando do servidor</translation>
    </message>
    <message>
        <source>Director commands</source>
        <translation>Comandos do diretor</translation>
    </message>
    <message>
        <source>Director command</source>
        <translation>Comando do diretor</translation>
    </message>
    <message>
        <source>Own game events</source>
        <translation>Eventos próprios do jogo</translation>
    </message>
    <message>
        <source>Own game event</source>
        <translation>Evento próprio do jogo</translation>
    </message>
    <message>
        <source>Weapon animations</source>
        <translation>Animações de arma</translation>
    </message>
    <message>
        <source>Weapon animation</source>
        <translation>Animação de arma</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimentos</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Absolute moves</source>
        <translation>Movimentos absolutos</translation>
    </message>
    <message>
        <source>Absolute move</source>
        <translation>Movimento absoluto</translation>
    </message>
    <message>
        <source>Entity states</source>
        <translation>Estados de entidade</translation>
    </message>
    <message>
        <source>Entity state</source>
        <translation>Estado de entidade</translation>
    </message>
    <message>
        <source>Hand animations</source>
        <translation>Animações de mão</translation>
    </message>
    <message>
        <source>Hand animation</source>
        <translation>Animação de mão</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Item uses</source>
        <translation>Usos de item</translation>
    </message>
    <message>
        <source>Item use</source>
        <translation>Uso de item</translation>
    </message>
    <message>
        <source>Item changes</source>
        <translation>Mudanças de item</translation>
    </message>
    <message>
        <source>Item change</source>
        <translation>Mudança de item</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Item</translation>
    </message>
    <message>
        <source>Held slots</source>
        <translation>Slots na mão</translation>
    </message>
    <message>
        <source>Held slot</source>
        <translation>Slot na mão</translation>
    </message>
    <message>
        <source>Block changes</source>
        <translation>Mudanças de bloco</translation>
    </message>
    <message>
        <source>Block change</source>
        <translation>Mudança de bloco</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloco</translation>
    </message>
    <message>
        <source>Removals</source>
        <translation>Remoções</translation>
    </message>
    <message>
        <source>Removal</source>
        <translation>Remoção</translation>
    </message>
    <message>
        <source>Checkpoint resets</source>
        <translation>Redefinições de checkpoint</translation>
    </message>
    <message>
        <source>Checkpoint reset</source>
        <translation>Redefinição de checkpoint</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redefinição</translation>
    </message>
    <message>
        <source>Run ends</source>
        <translation>Fins de tentativa</translation>
    </message>
    <message>
        <source>Run end</source>
        <translation>Fim de tentativa</translation>
    </message>
    <message>
        <source>Ghost blocks cleared</source>
        <translation>Blocos fantasmas removidos</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nomes</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
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
        <translation>Reentradas</translation>
    </message>
    <message>
        <source>Rejoin</source>
        <translation>Reentrada</translation>
    </message>
    <message>
        <source>Left the world</source>
        <translation>Saídas do mundo</translation>
    </message>
    <message>
        <source>Left world</source>
        <translation>Saída do mundo</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versões</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensagens</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Differences from the rebuilt path</source>
        <translation>Diferenças do trajeto reconstruído</translation>
    </message>
    <message>
        <source>Difference from the rebuilt path</source>
        <translation>Diferença do trajeto reconstruído</translation>
    </message>
    <message>
        <source>Hammer hits</source>
        <translation>Acertos de martelo</translation>
    </message>
    <message>
        <source>Hammer hit</source>
        <translation>Acerto de martelo</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Mortes</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>Morte</translation>
    </message>
    <message>
        <source>Messages of the day</source>
        <translation>Mensagens do dia</translation>
    </message>
    <message>
        <source>Message of the day</source>
        <translation>Mensagem do dia</translation>
    </message>
    <message>
        <source>Game messages</source>
        <translation>Mensagens do jogo</translation>
    </message>
    <message>
        <source>Game message</source>
        <translation>Mensagem do jogo</translation>
    </message>
    <message>
        <source>Server alerts</source>
        <translation>Alertas do servidor</translation>
    </message>
    <message>
        <source>Server alert</source>
        <translation>Alerta do servidor</translation>
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
        <translation>Mensagens do servidor</translation>
    </message>
    <message>
        <source>Server message</source>
        <translation>Mensagem do servidor</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Broadcasts</source>
        <translation>Anúncios</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Anúncio</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Abates</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Abate</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Saídas</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Saída</translation>
    </message>
    <message>
        <source>Renames</source>
        <translation>Mudanças de nome</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Mudança de nome</translation>
    </message>
    <message>
        <source>Team changes</source>
        <translation>Mudanças de time</translation>
    </message>
    <message>
        <source>Team change</source>
        <translation>Mudança de time</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Skin changes</source>
        <translation>Mudanças de skin</translation>
    </message>
    <message>
        <source>Skin change</source>
        <translation>Mudança de skin</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Skin</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Spawns</source>
        <translation>Nascimentos</translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation>Nascimento</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Acertos</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Acerto</translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation>Chegadas</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Chegada</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Race starts</source>
        <translation>Inícios de corrida</translation>
    </message>
    <message>
        <source>Race start</source>
        <translation>Início de corrida</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Pontuações</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
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
        <translation>Votações</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Votação</translation>
    </message>
    <message>
        <source>Eye emotes</source>
        <translation>Expressões dos olhos</translation>
    </message>
    <message>
        <source>Eye emote</source>
        <translation>Expressão dos olhos</translation>
    </message>
    <message>
        <source>Emote</source>
        <translation>Expressão</translation>
    </message>
    <message>
        <source>Emoticons</source>
        <translation>Emoticons</translation>
    </message>
    <message>
        <source>Emoticon</source>
        <translation>Emoticon</translation>
    </message>
    <message>
        <source>Pickups</source>
        <translation>Coletas</translation>
    </message>
    <message>
        <source>Pickup</source>
        <translation>Coleta</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Explosions</source>
        <translation>Explosões</translation>
    </message>
    <message>
        <source>Explosion</source>
        <translation>Explosão</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Inputs</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Input</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Logins</source>
        <translation>Logins</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Login</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Prática</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Salvamentos</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvamento</translation>
    </message>
    <message>
        <source>Loads</source>
        <translation>Carregamentos</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carregamento</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Trocas</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Troca</translation>
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
        <translation>Ganchos soltos</translation>
    </message>
    <message>
        <source>Hook release</source>
        <translation>Gancho solto</translation>
    </message>
    <message>
        <source>Unhook</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Tiros</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>Freezes</source>
        <translation>Congelamentos</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Congelamento</translation>
    </message>
    <message>
        <source>Teleports</source>
        <translation>Teleportes</translation>
    </message>
    <message>
        <source>Teleport</source>
        <translation>Teleporte</translation>
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
        <translation>Gravação</translation>
    </message>
    <message>
        <source>Engine messages</source>
        <translation>Mensagens do motor</translation>
    </message>
    <message>
        <source>Engine message</source>
        <translation>Mensagem do motor</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Unknown messages</source>
        <translation>Mensagens desconhecidas</translation>
    </message>
    <message>
        <source>Unknown message</source>
        <translation>Mensagem desconhecida</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <source>Blocks cleared</source>
        <translation>Blocos removidos</translation>
    </message>
    <message>
        <source>Finish effects</source>
        <translation>Efeitos de chegada</translation>
    </message>
    <message>
        <source>Finish effect</source>
        <translation>Efeito de chegada</translation>
    </message>
    <message>
        <source>Player hits</source>
        <translation>Acertos em jogadores</translation>
    </message>
    <message>
        <source>Player hit</source>
        <translation>Acerto em jogador</translation>
    </message>
    <message>
        <source>Thaws</source>
        <translation>Descongelamentos</translation>
    </message>
    <message>
        <source>Thaw</source>
        <translation>Descongelamento</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efeito</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Diretor</translation>
    </message>
    <message>
        <source>Own event</source>
        <translation>Próprio</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animação</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Martelo</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Clan and country changes</source>
        <translation>Mudanças de clã e país</translation>
    </message>
    <message>
        <source>Clan or country change</source>
        <translation>Mudança de clã ou país</translation>
    </message>
    <message>
        <source>Tele checkpoints</source>
        <translation>Checkpoints de teleporte</translation>
    </message>
    <message>
        <source>Tele checkpoint</source>
        <translation>Checkpoint de teleporte</translation>
    </message>
</context>
<context>
    <name>tickscope::AboutDialog</name>
    <message>
        <source>Licence</source>
        <translation>Licença</translation>
    </message>
    <message>
        <source>Tickscope is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>O Tickscope é software livre sob a Licença Pública Geral GNU, versão 3 ou posterior. Ele vem sem nenhuma garantia.</translation>
    </message>
    <message>
        <source>Its core, which reads the recordings, is under the MIT licence.</source>
        <translation>Seu núcleo, que lê as gravações, está sob a licença MIT.</translation>
    </message>
    <message>
        <source>Art</source>
        <translation>Arte</translation>
    </message>
    <message>
        <source>Tiles, skins and other pictures of Teeworlds and DDNet are read from the installed games. They were made by the contributors of Teeworlds and DDNet and are under &lt;a href=&apos;https://creativecommons.org/licenses/by-sa/3.0/&apos;&gt;CC BY-SA 3.0&lt;/a&gt;; that holds for pictures that you save, too.</source>
        <translation>Tiles, skins e outras imagens do Teeworlds e do DDNet são lidos dos jogos instalados. Foram feitos pelos colaboradores do Teeworlds e do DDNet e estão sob a &lt;a href=&apos;https://creativecommons.org/licenses/by-sa/3.0/&apos;&gt;CC BY-SA 3.0&lt;/a&gt;; isso também vale para as imagens que você salvar.</translation>
    </message>
    <message>
        <source>Maps belong to those who made them.</source>
        <translation>Os mapas pertencem a quem os fez.</translation>
    </message>
    <message>
        <source>The icons of this program are part of it and under the same licence.</source>
        <translation>Os ícones deste programa fazem parte dele e estão sob a mesma licença.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Feito com</translation>
    </message>
    <message>
        <source>About Tickscope</source>
        <translation>Sobre o Tickscope</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Tickscope %1&lt;/h3&gt;&lt;p&gt;Play, inspect and scrub game recordings.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Tickscope %1&lt;/h3&gt;&lt;p&gt;Reproduza, inspecione e percorra gravações de jogos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Licences and credits</source>
        <translation>Licenças e créditos</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copiar versões</translation>
    </message>
    <message>
        <source>Copy the versions for a bug report</source>
        <translation>Copiar as versões para um relatório de erro</translation>
    </message>
</context>
<context>
    <name>tickscope::AbsenceText</name>
    <message>
        <source>%1 is not here at this time</source>
        <translation>%1 não está aqui neste momento</translation>
    </message>
    <message>
        <source>%1 is not in play at this time</source>
        <translation>%1 não está em jogo neste momento</translation>
    </message>
    <message>
        <source>%1 is not in sight of the recording player</source>
        <translation>%1 não está à vista do jogador que gravou</translation>
    </message>
</context>
<context>
    <name>tickscope::AccessibleSource</name>
    <message>
        <source>No recording is open.</source>
        <translation>Nenhuma gravação aberta.</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>reproduzindo</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>em pausa</translation>
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
        <translation>Reproduzir ou pausar</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Próximo evento</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Evento anterior</translation>
    </message>
    <message>
        <source>Next marker</source>
        <translation>Próximo marcador</translation>
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
        <translation>Posição do fantasma no tempo</translation>
    </message>
    <message>
        <source>Drag the ghost’s bar; with Shift a pixel is a tick, Escape puts it back</source>
        <translation>Arraste a barra do fantasma; com Shift um pixel é um tick, Esc a devolve ao lugar</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aqui</translation>
    </message>
    <message>
        <source>Ahead by %1 s</source>
        <translation>Adiantado %1 s</translation>
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
        <translation>Salvar cópia com notas…</translation>
    </message>
    <message>
        <source>Save a copy of the recording that holds markers, notes, verdicts and figures</source>
        <translation>Salvar uma cópia da gravação com marcadores, notas, vereditos e indicadores</translation>
    </message>
    <message>
        <source>Save copy with notes</source>
        <translation>Salvar cópia com notas</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Figures of all players</source>
        <translation>Indicadores de todos os jogadores</translation>
    </message>
    <message>
        <source>Include the names of authors and reviewers</source>
        <translation>Incluir os nomes dos autores e revisores</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) of yours</source>
        <translation>
            <numerusform>%Ln marcador seu</numerusform>
            <numerusform>%Ln marcadores seus</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes and verdicts of case %1</source>
        <translation>Notas e vereditos do caso %1</translation>
    </message>
    <message>
        <source>What the Facts panel shows, for every player</source>
        <translation>O que o painel Indicadores mostra, de cada jogador</translation>
    </message>
    <message>
        <source>Otherwise reviewers are called Reviewer 1, Reviewer 2 …, and markers have no author</source>
        <translation>Caso contrário, os revisores são chamados de Revisor 1, Revisor 2…, e os marcadores não têm autor</translation>
    </message>
    <message>
        <source>%1 with notes</source>
        <translation>%1 com notas</translation>
    </message>
    <message>
        <source>The ticks stay as they are. Texts are copied as they were written. In those of a case the reporter&apos;s name is replaced, unless names are included.</source>
        <translation>Os ticks ficam como estão. Os textos são copiados como foram escritos. Nos de um caso, o nome do denunciante é substituído, a menos que os nomes sejam incluídos.</translation>
    </message>
</context>
<context>
    <name>tickscope::Annotation</name>
    <message>
        <source>Anticheat flag</source>
        <translation>Alerta do anticheat</translation>
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
        <translation>Desfazer: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Refazer: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::AnnotationForm</name>
    <message>
        <source>Here</source>
        <translation>Aqui</translation>
    </message>
    <message>
        <source>Move to playhead</source>
        <translation>Mover para o cursor de reprodução</translation>
    </message>
    <message>
        <source>Until here</source>
        <translation>Até aqui</translation>
    </message>
    <message>
        <source>Set to the selected range</source>
        <translation>Ajustar ao intervalo selecionado</translation>
    </message>
    <message>
        <source>Mark a single tick only</source>
        <translation>Marcar só um tick</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <translation>O que você vê?</translation>
    </message>
    <message>
        <source>The first line is shown in lists and on the timeline</source>
        <translation>A primeira linha é mostrada nas listas e na linha do tempo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>The player it is about</source>
        <translation>O jogador em questão</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>What the note is about; choose or type</source>
        <translation>O assunto da nota; escolha ou digite</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Em</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>Change range</source>
        <translation>Alterar intervalo</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>Editar texto</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Alterar jogador</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Alterar cor</translation>
    </message>
    <message>
        <source>Change category</source>
        <translation>Alterar categoria</translation>
    </message>
    <message>
        <source>Tick %1</source>
        <translation>Tick %1</translation>
    </message>
    <message>
        <source>On another recording</source>
        <translation>Sobre outra gravação</translation>
    </message>
    <message>
        <source>On the whole case</source>
        <translation>Sobre o caso inteiro</translation>
    </message>
    <message>
        <source>About the player</source>
        <translation>Sobre o jogador</translation>
    </message>
</context>
<context>
    <name>tickscope::Appearance</name>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Seguir o sistema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Colour-blind-safe colours</source>
        <translation>Cores para daltônicos</translation>
    </message>
    <message>
        <source>Show players and teams in colours that are easy to tell apart with colour blindness</source>
        <translation>Mostrar jogadores e times em cores fáceis de distinguir para pessoas daltônicas</translation>
    </message>
</context>
<context>
    <name>tickscope::AspectRow</name>
    <message>
        <source>Your finding</source>
        <translation>Sua conclusão</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Não verificado</translation>
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
        <translation>Por que você chegou a esta conclusão</translation>
    </message>
    <message>
        <source>Notes that support it</source>
        <translation>Notas que a sustentam</translation>
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
        <translation>(sem texto)</translation>
    </message>
    <message>
        <source>No notes in this case</source>
        <translation>Nenhuma nota neste caso</translation>
    </message>
</context>
<context>
    <name>tickscope::BestRuns</name>
    <message>
        <source>Compare with</source>
        <translation>Comparar com</translation>
    </message>
    <message>
        <source>The library knows the runs of the recordings in it</source>
        <translation>A biblioteca conhece as corridas das suas gravações</translation>
    </message>
    <message>
        <source>Best run on this map</source>
        <translation>Melhor corrida neste mapa</translation>
    </message>
    <message>
        <source>Best run of the selected player</source>
        <translation>Melhor corrida do jogador selecionado</translation>
    </message>
    <message>
        <source>Best run before this recording</source>
        <translation>Melhor corrida antes desta gravação</translation>
    </message>
    <message>
        <source>The library has no such run in another recording.</source>
        <translation>A biblioteca não tem nenhuma corrida assim em outra gravação.</translation>
    </message>
</context>
<context>
    <name>tickscope::BundleDialog</name>
    <message>
        <source>Include the recording</source>
        <translation>Incluir a gravação</translation>
    </message>
    <message>
        <source>Create evidence bundle</source>
        <translation>Criar pacote de evidências</translation>
    </message>
    <message>
        <source>A folder that anyone can read without Tickscope: the report as a web page and PDF, pictures, tables and verdicts, with checksums of every file.</source>
        <translation>Uma pasta que qualquer pessoa pode ler sem o Tickscope: o relatório como página web e PDF, imagens, tabelas e vereditos, com somas de verificação de cada arquivo.</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nova pasta</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Procurar…</translation>
    </message>
    <message>
        <source>Create bundle</source>
        <translation>Criar pacote</translation>
    </message>
    <message>
        <source>Bundle folder</source>
        <translation>Pasta do pacote</translation>
    </message>
    <message>
        <source>Include a clip of each note</source>
        <translation>Incluir um clipe de cada nota</translation>
    </message>
    <message>
        <source>Include the names of the reviewers and the reporter</source>
        <translation>Incluir os nomes dos revisores e de quem denunciou</translation>
    </message>
    <message>
        <source>The seconds around the note, in the format of the recording; with pseudonyms, unless the bundle has names</source>
        <translation>Os segundos em torno da nota, no formato da gravação; com pseudônimos, a menos que o pacote tenha nomes</translation>
    </message>
    <message>
        <source>Otherwise reviewers are called Reviewer 1, Reviewer 2 …, and the reporter is left out</source>
        <translation>Caso contrário, os revisores são chamados de Revisor 1, Revisor 2…, e quem denunciou é omitido</translation>
    </message>
    <message>
        <source>The recording is copied as it is: it has the names and the chat of everybody in it, the reporter’s as well.</source>
        <translation>A gravação é copiada como está: tem os nomes e o chat de todos, também os de quem denunciou.</translation>
    </message>
    <message>
        <source>The report and the notes are printed as they were written, with the names in them. Only the reporter’s name is replaced, unless it is included; what else they say of the reporter may still tell who it was.</source>
        <translation>A denúncia e as notas são reproduzidas como foram escritas, com os nomes. Só o nome de quem denunciou é substituído, a menos que seja incluído. O que mais disserem sobre essa pessoa ainda pode revelar quem era.</translation>
    </message>
    <message>
        <source>Said of the reporter</source>
        <translation>Sobre o denunciante</translation>
    </message>
    <message>
        <source>Include each clip as a video, too</source>
        <translation>Incluir também cada clipe como vídeo</translation>
    </message>
    <message>
        <source>MP4 of the clip, with its names or pseudonyms</source>
        <translation>MP4 do clipe, com seus nomes ou pseudônimos</translation>
    </message>
    <message>
        <source>Videos need the program ffmpeg: install its package</source>
        <translation>Os vídeos requerem o programa ffmpeg: instale seu pacote</translation>
    </message>
</context>
<context>
    <name>tickscope::CachePage</name>
    <message>
        <source>Everything here is recreated or downloaded again when needed.</source>
        <translation>Tudo aqui é recriado ou baixado de novo quando necessário.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
</context>
<context>
    <name>tickscope::CacheText</name>
    <message>
        <source>Thumbnails of recordings</source>
        <translation>Miniaturas de gravações</translation>
    </message>
    <message>
        <source>Downloaded maps</source>
        <translation>Mapas baixados</translation>
    </message>
    <message>
        <source>Recordings from servers</source>
        <translation>Gravações de servidores</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>What recordings hold</source>
        <translation>Conteúdo das gravações</translation>
    </message>
    <message>
        <source>Pictures of the games</source>
        <translation>Imagens dos jogos</translation>
    </message>
</context>
<context>
    <name>tickscope::CameraControl</name>
    <message>
        <source>Recorder&apos;s camera</source>
        <translation>Câmera de quem gravou</translation>
    </message>
    <message>
        <source>Show what the recording player saw</source>
        <translation>Mostrar o que via o jogador que gravou</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Todos os jogadores</translation>
    </message>
    <message>
        <source>Keep all players in view</source>
        <translation>Manter todos os jogadores visíveis</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>Mapa inteiro</translation>
    </message>
    <message>
        <source>Free camera</source>
        <translation>Câmera livre</translation>
    </message>
    <message>
        <source>Follow no one</source>
        <translation>Não seguir ninguém</translation>
    </message>
    <message>
        <source>Follow selected player</source>
        <translation>Seguir jogador selecionado</translation>
    </message>
    <message>
        <source>Keep the selected player centred; press again to stop</source>
        <translation>Manter o jogador selecionado centralizado; pressione de novo para parar</translation>
    </message>
    <message>
        <source>Follow next player</source>
        <translation>Seguir próximo jogador</translation>
    </message>
    <message>
        <source>Follow previous player</source>
        <translation>Seguir jogador anterior</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Show the whole map; without one, the whole run</source>
        <translation>Mostrar o mapa inteiro; sem mapa, o percurso inteiro</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseCommands</name>
    <message>
        <source>Add note</source>
        <translation>Adicionar nota</translation>
    </message>
    <message>
        <source>Write down what you see here for the case</source>
        <translation>Anotar para o caso o que se vê aqui</translation>
    </message>
    <message>
        <source>Add note with picture</source>
        <translation>Adicionar nota com imagem</translation>
    </message>
    <message>
        <source>Add a note with a picture of the world</source>
        <translation>Adicionar uma nota com uma imagem do mundo</translation>
    </message>
    <message>
        <source>Add markers as notes</source>
        <translation>Adicionar marcadores como notas</translation>
    </message>
    <message>
        <source>Add your markers and those of the file to the case</source>
        <translation>Adicionar ao caso os seus marcadores e os do arquivo</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Novo caso</translation>
    </message>
    <message>
        <source>Open a case about this recording</source>
        <translation>Abrir um caso novo sobre esta gravação</translation>
    </message>
    <message>
        <source>Add recording to case</source>
        <translation>Adicionar gravação ao caso</translation>
    </message>
    <message>
        <source>Add the open recording to the case</source>
        <translation>Adicionar ao caso a gravação aberta</translation>
    </message>
    <message>
        <source>Reload cases</source>
        <translation>Recarregar casos</translation>
    </message>
    <message>
        <source>Load changes made by others</source>
        <translation>Carregar as alterações feitas por outros</translation>
    </message>
    <message>
        <source>Remove empty case</source>
        <translation>Remover caso vazio</translation>
    </message>
    <message>
        <source>Remove your case when nothing is in it; its history stays</source>
        <translation>Remover o seu caso quando não há nada nele; o histórico fica</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseEvidenceTexts</name>
    <message>
        <source>The recording %1 was not available, so nothing from it is shown.</source>
        <translation>A gravação %1 não estava disponível, portanto nada dela é mostrado.</translation>
    </message>
    <message>
        <source>%1 is accused by name only, so no figures are shown.</source>
        <translation>%1 é acusado só pelo nome, então nenhum indicador é mostrado.</translation>
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
        <translation>Início: %1</translation>
    </message>
    <message>
        <source>Duration: %1</source>
        <translation>Duração: %1</translation>
    </message>
    <message>
        <source>The map %1 was not found, so the pictures show players without walls, and there are no figures that need it.</source>
        <translation>O mapa %1 não foi encontrado; por isso as imagens mostram os jogadores sem paredes e faltam os números que precisam dele.</translation>
    </message>
    <message>
        <source>0:00 is tick %1, %2</source>
        <translation>0:00 é o tick %1, %2</translation>
    </message>
    <message>
        <source>What is marked as rebuilt is not recorded: it follows from the recorded inputs and the map. A finish is marked as not recorded where the server wrote none down; it does so for those that count in its ranks.</source>
        <translation>O que está marcado como reconstruído não foi gravado: resulta das entradas gravadas e do mapa. Uma chegada é marcada como não gravada quando o servidor não anotou nenhuma; ele anota as que contam na classificação.</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseForm</name>
    <message>
        <source>Second reviewer needed</source>
        <translation>É necessário um segundo revisor</translation>
    </message>
    <message>
        <source>What was reported?</source>
        <translation>O que foi denunciado?</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Alegação</translation>
    </message>
    <message>
        <source>Who reported it</source>
        <translation>Quem denunciou</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Acusados</translation>
    </message>
    <message>
        <source>Add a player from the recording with all names used there</source>
        <translation>Adicionar um jogador da gravação com todos os nomes usados nela</translation>
    </message>
    <message>
        <source>Add player…</source>
        <translation>Adicionar jogador…</translation>
    </message>
    <message>
        <source>Remove the selected player from the case</source>
        <translation>Remover do caso o jogador selecionado</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Remover jogador</translation>
    </message>
    <message>
        <source>Words to find the case by, separated by spaces</source>
        <translation>Palavras para encontrar o caso, separadas por espaços</translation>
    </message>
    <message>
        <source>bot race</source>
        <translation>bot corrida</translation>
    </message>
    <message>
        <source>How urgent the case is</source>
        <translation>O quanto o caso é urgente</translation>
    </message>
    <message>
        <source>Who reviews the case</source>
        <translation>Quem revisa o caso</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Eu</translation>
    </message>
    <message>
        <source>Assign the case to yourself</source>
        <translation>Atribuir o caso a si mesmo</translation>
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
        <translation>Prioridade</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>Responsável</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <translation>Ir para: %1</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Adicionar jogador</translation>
    </message>
    <message>
        <source>Click a player to select and follow them</source>
        <translation>Clique em um jogador para selecioná-lo e segui-lo</translation>
    </message>
    <message>
        <source>Who is %1? %2</source>
        <translation>Quem é %1? %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No recording yet. &lt;a href=&apos;add&apos;&gt;Add the open one&lt;/a&gt;</source>
        <translation>Ainda sem gravação. &lt;a href=&apos;add&apos;&gt;Adicionar a que está aberta&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Another reviewer has to decide the case, too, without seeing your verdict. This can be changed until the first verdict is given.</source>
        <translation>Outro revisor também precisa decidir o caso, sem ver o seu veredito. Isso pode ser alterado até que o primeiro veredito seja dado.</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseTexts</name>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>Em revisão</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>Segunda opinião</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decidido</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baixa</translation>
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
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Mira</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Inputs</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>File integrity</source>
        <translation>Integridade do arquivo</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Limpo</translation>
    </message>
    <message>
        <source>Suspicious</source>
        <translation>Suspeito</translation>
    </message>
    <message>
        <source>Proven</source>
        <translation>Comprovado</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>Não é possível dizer</translation>
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
        <translation>Não é possível acessar o repositório de casos.</translation>
    </message>
    <message>
        <source>You do not have permission to do this.</source>
        <translation>Você não tem permissão para fazer isto.</translation>
    </message>
    <message>
        <source>The case store did not accept this value.</source>
        <translation>O repositório de casos não aceitou este valor.</translation>
    </message>
    <message>
        <source>This case or note no longer exists, or you cannot see it.</source>
        <translation>Este caso ou esta nota não existe mais, ou você não pode vê-lo.</translation>
    </message>
    <message>
        <source>The case file is damaged.</source>
        <translation>O arquivo de casos está danificado.</translation>
    </message>
    <message>
        <source>The case store was created by another version of Tickscope.</source>
        <translation>O repositório de casos foi criado por outra versão do Tickscope.</translation>
    </message>
    <message>
        <source>The case server needs a password, or rejected the one it got.</source>
        <translation>O servidor de casos exige uma senha ou recusou a que recebeu.</translation>
    </message>
    <message>
        <source>The case server could not prove its identity, so nothing was sent. Check its address and the certificate authority.</source>
        <translation>O servidor de casos não conseguiu comprovar sua identidade, portanto nada foi enviado. Verifique o endereço dele e a autoridade de certificação.</translation>
    </message>
    <message>
        <source>Reviewers disagree</source>
        <translation>Os revisores divergem</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Novo caso</translation>
    </message>
    <message>
        <source>A verdict cites this note. Withdraw the verdict to change the note.</source>
        <translation>Um veredito cita esta nota. Retire o veredito para alterar a nota.</translation>
    </message>
</context>
<context>
    <name>tickscope::Cases</name>
    <message>
        <source>Add note</source>
        <translation>Adicionar nota</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>Excluir nota</translation>
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
        <translation>Mais</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Denúncia</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredito</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>No cases about this recording. &lt;a href=&apos;new&apos;&gt;New case&lt;/a&gt;</source>
        <translation>Nenhum caso sobre esta gravação. &lt;a href=&apos;new&apos;&gt;Novo caso&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Looking for cases…</source>
        <translation>Procurando casos…</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Nenhuma gravação aberta.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Reports that staff work on: notes, verdict and history.</source>
        <translation>Denúncias em que a equipe trabalha: notas, veredito e histórico.</translation>
    </message>
</context>
<context>
    <name>tickscope::ClashDialog</name>
    <message>
        <source>Your version (not saved)</source>
        <translation>Sua versão (não salva)</translation>
    </message>
    <message>
        <source>Saved version</source>
        <translation>Versão salva</translation>
    </message>
    <message>
        <source>Save my version</source>
        <translation>Salvar minha versão</translation>
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
        <translation>Prioridade: %1
Responsável: %2
Revisores: %3
Denunciante: %4
Acusados: %5
Etiquetas: %6
Gravações: %7

%8</translation>
    </message>
    <message>
        <source>Tick: %1
Player: %2
Category: %3
Colour: %4

%5</source>
        <translation>Tick: %1
Jogador: %2
Categoria: %3
Cor: %4

%5</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>Alterado em outro lugar</translation>
    </message>
    <message>
        <source>Keep saved version</source>
        <translation>Manter a versão salva</translation>
    </message>
</context>
<context>
    <name>tickscope::CleanUpCommands</name>
    <message>
        <source>Clean up…</source>
        <translation>Limpar…</translation>
    </message>
    <message>
        <source>Find old and large recordings, and move them to the trash</source>
        <translation>Encontrar gravações antigas e grandes e movê-las para a lixeira</translation>
    </message>
</context>
<context>
    <name>tickscope::CleanUpDialog</name>
    <message>
        <source>Keep recordings with anticheat flags</source>
        <translation>Manter gravações com alertas de anticheat</translation>
    </message>
    <message>
        <source>Clean up the library</source>
        <translation>Limpar a biblioteca</translation>
    </message>
    <message>
        <source>Finds recordings in the folders of the library that can go. Recordings of cases, pinned, damaged and unfinished ones always stay.</source>
        <translation>Procura nas pastas da biblioteca gravações que podem sair. As de casos, as fixadas, as danificadas e as inacabadas sempre ficam.</translation>
    </message>
    <message>
        <source>Older than</source>
        <translation>Mais antigo que</translation>
    </message>
    <message>
        <source> days</source>
        <translation> dias</translation>
    </message>
    <message>
        <source>Larger than</source>
        <translation>Maior que</translation>
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
        <translation>Manter as melhores corridas de cada mundo ou mapa</translation>
    </message>
    <message>
        <source>Reads all recordings, and keeps those of unknown worlds</source>
        <translation>Lê todas as gravações e mantém as de mundos desconhecidos</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Gravações</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Gravação</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
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
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Move to trash…</source>
        <translation>Mover para a lixeira…</translation>
    </message>
    <message>
        <source>Add a folder to the library first.</source>
        <translation>Adicione primeiro uma pasta à biblioteca.</translation>
    </message>
    <message>
        <source>Choose an age or a size.</source>
        <translation>Escolha uma idade ou um tamanho.</translation>
    </message>
    <message>
        <source>Nothing was removed: %1</source>
        <translation>Nada foi removido: %1</translation>
    </message>
    <message>
        <source>No recording can go by these rules.</source>
        <translation>Por estas regras nenhuma gravação pode sair.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) can go to the trash: %1.</source>
        <translation>
            <numerusform>%Ln gravação pode ir para a lixeira: %1.</numerusform>
            <numerusform>%Ln gravações podem ir para a lixeira: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved to trash</source>
        <translation>Na lixeira</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Sai</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Fica</translation>
    </message>
    <message>
        <source>They can be restored from there. Move them now?</source>
        <translation>Elas podem ser restauradas de lá. Mover agora?</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Mover para a lixeira</translation>
    </message>
    <message>
        <source>Moving to the trash… %1</source>
        <translation>Movendo para a lixeira… %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) moved to the trash: %1.</source>
        <translation>
            <numerusform>%Ln gravação movida para a lixeira: %1.</numerusform>
            <numerusform>%Ln gravações movidas para a lixeira: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through recordings… %1 (%2 of them read completely)</source>
        <translation>Examinando gravações… %1 (%2 delas lidas por completo)</translation>
    </message>
    <message>
        <source>The oldest, if all take more than</source>
        <translation>As mais antigas, se todas ocupam mais de</translation>
    </message>
    <message>
        <source>Other rules for some worlds</source>
        <translation>Outras regras para alguns mundos</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Escolher arquivo…</translation>
    </message>
    <message>
        <source>A JSON file as prune --rules takes it, by the name or id of a world</source>
        <translation>Um arquivo JSON como o de prune --rules, por nome ou ID do mundo</translation>
    </message>
    <message>
        <source>Rules by world</source>
        <translation>Regras por mundo</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Tell worlds apart by</source>
        <translation>Distinguir os mundos por</translation>
    </message>
    <message>
        <source>their id, else the map&apos;s name</source>
        <translation>seu ID, senão o nome do mapa</translation>
    </message>
    <message>
        <source>their id</source>
        <translation>seu ID</translation>
    </message>
    <message>
        <source>the map&apos;s name</source>
        <translation>o nome do mapa</translation>
    </message>
</context>
<context>
    <name>tickscope::ClipDialog</name>
    <message>
        <source>Save clip</source>
        <translation>Salvar clipe</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Include chat, whispers and votes</source>
        <translation>Incluir chat, sussurros e votações</translation>
    </message>
    <message>
        <source>Hide names of players and clans</source>
        <translation>Ocultar nomes de jogadores e clãs</translation>
    </message>
    <message>
        <source>Write pseudonyms, also where names are mentioned in chat</source>
        <translation>Escrever pseudônimos, também onde nomes são citados no chat</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>clip</source>
        <translation>clipe</translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged place(s) in these ticks</source>
        <translation>
            <numerusform>%Ln lugar danificado nestes ticks</numerusform>
            <numerusform>%Ln lugares danificados nestes ticks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::CloseFront</name>
    <message>
        <source>Close %1</source>
        <translation>Fechar %1</translation>
    </message>
</context>
<context>
    <name>tickscope::CommandMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>&amp;Reprodução</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>Re&amp;visão</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
</context>
<context>
    <name>tickscope::CompareDock</name>
    <message>
        <source>not read yet</source>
        <translation>ainda não lido</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fechada</translation>
    </message>
    <message>
        <source>begins in %1</source>
        <translation>começa em %1</translation>
    </message>
    <message>
        <source>ended %1 ago</source>
        <translation>terminou há %1</translation>
    </message>
    <message>
        <source>damaged here</source>
        <translation>danificada aqui</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>em %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Qualquer um</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Remove from the picture</source>
        <translation>Remover da imagem</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>Fantasmas</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar com</translation>
    </message>
    <message>
        <source>Show another recording in the same picture</source>
        <translation>Mostrar outra gravação na mesma imagem</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparar com…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Align by</source>
        <translation>Alinhar por</translation>
    </message>
    <message>
        <source>Which moments of both are shown together</source>
        <translation>Quais momentos de ambas aparecem juntos</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Começo</translation>
    </message>
    <message>
        <source>Tick number</source>
        <translation>Número do tick</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Hora do dia</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Event of both that happens at the same moment</source>
        <translation>Evento de ambas que acontece no mesmo momento</translation>
    </message>
    <message>
        <source>Number here</source>
        <translation>Número aqui</translation>
    </message>
    <message>
        <source>Which one in this recording</source>
        <translation>Qual nesta gravação</translation>
    </message>
    <message>
        <source>Number there</source>
        <translation>Número lá</translation>
    </message>
    <message>
        <source>Which one of the ghost</source>
        <translation>Qual do fantasma</translation>
    </message>
    <message>
        <source>Ahead by</source>
        <translation>Adiantado</translation>
    </message>
    <message>
        <source>How much further the ghost is, by hand</source>
        <translation>Quanto o fantasma está à frente, à mão</translation>
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
        <translation>Opacidade</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Colour of the ghost</source>
        <translation>Cor do fantasma</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>um arquivo</translation>
    </message>
    <message>
        <source>This recording</source>
        <translation>Esta gravação</translation>
    </message>
    <message>
        <source>At another moment</source>
        <translation>Em outro momento</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Escolher um arquivo…</translation>
    </message>
    <message>
        <source>Another recording, or another moment of this one, can be seen in the same picture.</source>
        <translation>Outra gravação, ou outro momento desta, pode ser vista na mesma imagem.</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Nenhuma gravação aberta.</translation>
    </message>
    <message>
        <source>Player here</source>
        <translation>Jogador aqui</translation>
    </message>
    <message>
        <source>Which players of the ghost&apos;s recording to show</source>
        <translation>Quais jogadores da gravação do fantasma mostrar</translation>
    </message>
    <message>
        <source>How clearly the ghost is seen</source>
        <translation>Com que clareza o fantasma aparece</translation>
    </message>
    <message>
        <source>On another map: compare times, not places.</source>
        <translation>Em outro mapa: compare tempos, não lugares.</translation>
    </message>
    <message>
        <source>Not known to be the same map: places may not match.</source>
        <translation>Não se sabe se é o mesmo mapa: os lugares podem não coincidir.</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>não mostrado</translation>
    </message>
    <message>
        <source>being compared…</source>
        <translation>comparando…</translation>
    </message>
    <message>
        <source>Place on the way</source>
        <translation>Lugar no percurso</translation>
    </message>
    <message>
        <source>Whose event or run it is in this recording</source>
        <translation>De quem é o evento ou a corrida nesta gravação</translation>
    </message>
    <message>
        <source>Not shown: %1.</source>
        <translation>Não mostrado: %1.</translation>
    </message>
    <message>
        <source>not at this place</source>
        <translation>não neste lugar</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>Over the picture, or in a view beside it</source>
        <translation>Sobre a imagem ou numa vista ao lado</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>Na imagem</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>Ao lado</translation>
    </message>
    <message>
        <source>Beside it, same camera</source>
        <translation>Ao lado, mesma câmera</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferenças</translation>
    </message>
    <message>
        <source>Not listed</source>
        <translation>Não listadas</translation>
    </message>
    <message>
        <source>Positions and events</source>
        <translation>Posições e eventos</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Inputs</translation>
    </message>
    <message>
        <source>All recorded fields</source>
        <translation>Todos os campos gravados</translation>
    </message>
    <message>
        <source>Both recorded the same session: shown by tick.</source>
        <translation>Ambas gravaram a mesma sessão: mostradas por tick.</translation>
    </message>
    <message>
        <source>Other recordings as ghosts in the same picture, and how they differ.</source>
        <translation>Outras gravações como fantasmas na mesma imagem e no que diferem.</translation>
    </message>
    <message>
        <source>What to list where the recordings differ, of what both hold; or where the same inputs come twice</source>
        <translation>O que listar onde as gravações diferem, do que ambas contêm; ou onde as mesmas entradas se repetem</translation>
    </message>
    <message>
        <source>None, but the same inputs twice</source>
        <translation>Nenhuma, mas as mesmas entradas duas vezes</translation>
    </message>
    <message>
        <source>Both may have recorded the same session, though their clocks do not show it.</source>
        <translation>Ambas podem ter gravado a mesma sessão, embora seus relógios não confirmem.</translation>
    </message>
</context>
<context>
    <name>tickscope::ConfinedReaderTexts</name>
    <message>
        <source>No confined process can be started here: the window itself reads the recordings</source>
        <translation>Nenhum processo confinado pode ser iniciado aqui: a própria janela lê as gravações</translation>
    </message>
    <message>
        <source>This system has no Landlock: the process that reads the recordings is confined by a filter of system calls alone</source>
        <translation>Este sistema não tem Landlock: o processo que lê as gravações é confinado apenas por um filtro de chamadas de sistema</translation>
    </message>
</context>
<context>
    <name>tickscope::ContentHashJob</name>
    <message>
        <source>not computed: the file is not fully loaded</source>
        <translation>não calculado: o arquivo não está todo carregado</translation>
    </message>
    <message>
        <source>computing, %1%</source>
        <translation>calculando, %1%</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>ainda não calculado</translation>
    </message>
</context>
<context>
    <name>tickscope::CrashOffer</name>
    <message>
        <source>Tickscope crashed the last time. A report of it was kept on this computer; nothing was sent.</source>
        <translation>O Tickscope falhou da última vez. Um relatório foi guardado neste computador; nada foi enviado.</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Mostrar o relatório</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>Relatório de falha</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>Relatório de falha</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>A process that reads recordings for Tickscope crashed the last time. A report of it was kept on this computer; nothing was sent.</source>
        <translation>Um processo que lê gravações para o Tickscope falhou da última vez. Um relatório foi guardado neste computador; nada foi enviado.</translation>
    </message>
    <message>
        <source>It has the places in the program where it crashed, versions, and the checksum of the recording that was open, or its size where the checksum was not known yet. It has nothing of what the recording holds, and no name of a file but those of the program and its libraries. It helps to find the fault.</source>
        <translation>Contém os pontos do programa em que ele falhou, as versões e a soma de verificação da gravação aberta, ou o tamanho dela se a soma ainda não era conhecida. Não contém nada do que há na gravação nem nomes de arquivos, exceto os do programa e de suas bibliotecas. Ajuda a encontrar o erro.</translation>
    </message>
</context>
<context>
    <name>tickscope::DamageDock</name>
    <message>
        <source>Damage</source>
        <translation>Danos</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Pontos danificados</translation>
    </message>
    <message>
        <source>Go to damage</source>
        <translation>Ir para o dano</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar linhas</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Nenhuma gravação aberta.</translation>
    </message>
    <message>
        <source>No damage: the whole recording was read.</source>
        <translation>Sem danos: toda a gravação foi lida.</translation>
    </message>
    <message>
        <source>No damage so far; the recording is still being read.</source>
        <translation>Sem danos até agora; a gravação ainda está sendo lida.</translation>
    </message>
    <message>
        <source>What could not be read, where, and what is lost because of it.</source>
        <translation>O que não pôde ser lido, onde, e o que se perdeu por isso.</translation>
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
em %3, tick %4</translation>
    </message>
    <message>
        <source>Tick at which the damage was found</source>
        <translation>Tick em que o dano foi encontrado</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>First damaged byte in the file</source>
        <translation>Primeiro byte danificado do arquivo</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Number of damaged bytes, if known</source>
        <translation>Número de bytes danificados, se conhecido</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Ticks whose state is unknown</source>
        <translation>Ticks cujo estado é desconhecido</translation>
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
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>Decision: %1</source>
        <translation>Decisão: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Decide case %1</source>
        <translation>Decidir o caso %1</translation>
    </message>
    <message>
        <source>Give this verdict?</source>
        <translation>Dar este veredito?</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredito</translation>
    </message>
    <message>
        <source>You can withdraw it until another reviewer has decided.</source>
        <translation>Você pode retirá-lo até outro revisor ter decidido.</translation>
    </message>
    <message>
        <source>You can withdraw it later; the history will say so.</source>
        <translation>Você pode retirá-lo depois; o histórico vai registrar isso.</translation>
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
        <translation>Não verificado: %1</translation>
    </message>
    <message>
        <source>This case accuses nobody, so the verdict is about no player. Add the accused on the Report page.</source>
        <translation>Este caso não acusa ninguém, portanto o veredito não é sobre nenhum jogador. Adicione os acusados na página Denúncia.</translation>
    </message>
</context>
<context>
    <name>tickscope::DifferenceList</name>
    <message>
        <source>%1: position</source>
        <translation>%1: posição</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferenças</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aqui</translation>
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
        <translation>Não comparadas: %1.</translation>
    </message>
    <message>
        <source>No differences in positions and events that both recorded.</source>
        <translation>Nenhuma diferença nas posições e eventos que ambas gravaram.</translation>
    </message>
    <message>
        <source>No differences in inputs that both recorded.</source>
        <translation>Nenhuma diferença nas entradas que ambas gravaram.</translation>
    </message>
    <message>
        <source>No differences in fields that both recorded.</source>
        <translation>Nenhuma diferença nos campos que ambas gravaram.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in positions and events that both recorded:</source>
        <translation>
            <numerusform>%Ln diferença nas posições e eventos que ambas gravaram:</numerusform>
            <numerusform>%Ln diferenças nas posições e eventos que ambas gravaram:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in inputs that both recorded:</source>
        <translation>
            <numerusform>%Ln diferença nas entradas que ambas gravaram:</numerusform>
            <numerusform>%Ln diferenças nas entradas que ambas gravaram:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in fields that both recorded:</source>
        <translation>
            <numerusform>%Ln diferença nos campos que ambas gravaram:</numerusform>
            <numerusform>%Ln diferenças nos campos que ambas gravaram:</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more.</source>
        <translation>Há mais.</translation>
    </message>
    <message numerus="yes">
        <source>By chance, others have %Ln tick(s) the same at most.</source>
        <translation>
            <numerusform>Por acaso, outros têm no máximo %Ln tick igual.</numerusform>
            <numerusform>Por acaso, outros têm no máximo %Ln ticks iguais.</numerusform>
        </translation>
    </message>
    <message>
        <source>No stretch of ten changes or more comes twice. %1</source>
        <translation>Nenhum trecho de dez mudanças ou mais se repete. %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stretch(es) with the same inputs.</source>
        <translation>
            <numerusform>%Ln trecho com as mesmas entradas.</numerusform>
            <numerusform>%Ln trechos com as mesmas entradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same inputs, %Ln change(s)</source>
        <translation>
            <numerusform>as mesmas entradas, %Ln mudança</numerusform>
            <numerusform>as mesmas entradas, %Ln mudanças</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, a partir de %2</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
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
        <translation>%1: %2, pressionamentos</translation>
    </message>
    <message>
        <source>Not compared: the recordings have no moment in common.</source>
        <translation>Não comparadas: as gravações não têm nenhum momento em comum.</translation>
    </message>
    <message>
        <source>Not compared: no player has the same name in both recordings.</source>
        <translation>Não comparadas: nenhum jogador tem o mesmo nome nas duas gravações.</translation>
    </message>
    <message>
        <source>Left out, as nobody in the other recording has that name: %1.</source>
        <translation>Omitidos, pois ninguém tem esse nome na outra gravação: %1.</translation>
    </message>
    <message>
        <source>Events left out, as several players had that name at once: %1.</source>
        <translation>Eventos omitidos, pois vários jogadores tinham esse nome ao mesmo tempo: %1.</translation>
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
        <translation>Entidades neste tick além dos jogadores</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar linhas</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Nenhuma gravação aberta.</translation>
    </message>
    <message>
        <source>No entities other than players here.</source>
        <translation>Nenhuma entidade aqui além dos jogadores.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>Everything else in the world: what moves or lies about.</source>
        <translation>Tudo o mais no mundo: o que se move ou está parado por ali.</translation>
    </message>
</context>
<context>
    <name>tickscope::EntityModel</name>
    <message>
        <source>%1, entity number %2</source>
        <translation>%1, entidade número %2</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>Entidade</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
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
        <translation>Apagar dados de uma pessoa</translation>
    </message>
    <message>
        <source>Removes this person from all cases: as reporter or accused under all names, from notes and their pictures, from texts and from the history. The history still shows that it happened, when, and by whom.

This cannot be undone. Backups and bundles are not changed.</source>
        <translation>Remove esta pessoa de todos os casos: como denunciante ou acusada, com todos os nomes, das notas e suas imagens, dos textos e do histórico. O histórico ainda mostra que isso aconteceu, quando e por quem.

Isto não pode ser desfeito. Backups e pacotes não são alterados.</translation>
    </message>
    <message>
        <source>Erase for good</source>
        <translation>Apagar definitivamente</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Repeat name</source>
        <translation>&amp;Repetir nome</translation>
    </message>
</context>
<context>
    <name>tickscope::Errors</name>
    <message numerus="yes">
        <source>%Ln tick(s) are lost.</source>
        <translation>
            <numerusform>%Ln tick foi perdido.</numerusform>
            <numerusform>%Ln ticks foram perdidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>O arquivo está vazio.</translation>
    </message>
    <message>
        <source>This folder is not a recording.</source>
        <translation>Esta pasta não é uma gravação.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Isto é uma pasta.</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>O arquivo não existe.</translation>
    </message>
    <message>
        <source>You do not have permission to read this file.</source>
        <translation>Você não tem permissão para ler este arquivo.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Não é possível ler o arquivo.</translation>
    </message>
    <message>
        <source>Sign-in required.</source>
        <translation>É necessário se identificar.</translation>
    </message>
    <message>
        <source>Unknown file type.</source>
        <translation>Tipo de arquivo desconhecido.</translation>
    </message>
    <message>
        <source>This version of the format cannot be read.</source>
        <translation>Não é possível ler esta versão do formato.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>O arquivo termina antes da hora.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>O arquivo está danificado.</translation>
    </message>
    <message>
        <source>Something in the file is larger than is safe to read.</source>
        <translation>Algo no arquivo é grande demais para ser lido com segurança.</translation>
    </message>
    <message>
        <source>That cannot be understood.</source>
        <translation>Não foi possível entender isto.</translation>
    </message>
    <message>
        <source>That is outside the recording.</source>
        <translation>Isto está fora da gravação.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Check the file and its permissions, then try again.</source>
        <translation>Verifique o arquivo e suas permissões e tente de novo.</translation>
    </message>
    <message>
        <source>Enter another token, or ask the owner of the file for one.</source>
        <translation>Informe outro token ou peça um ao dono do arquivo.</translation>
    </message>
    <message>
        <source>Choose another file, or unpack it first if it is an archive.</source>
        <translation>Escolha outro arquivo ou, se for um arquivo compactado, descompacte-o antes.</translation>
    </message>
    <message>
        <source>Convert it with the game that made it, or use a newer Tickscope.</source>
        <translation>Converta-o com o jogo que o criou ou use um Tickscope mais recente.</translation>
    </message>
    <message>
        <source>It may be an incomplete copy or download: get it again.</source>
        <translation>Pode ser uma cópia ou um download incompleto: obtenha-o de novo.</translation>
    </message>
    <message>
        <source>Get the file again from where it came.</source>
        <translation>Obtenha o arquivo de novo de onde ele veio.</translation>
    </message>
    <message>
        <source>The file is probably damaged: get it again from where it came.</source>
        <translation>O arquivo provavelmente está danificado: obtenha-o de novo de onde ele veio.</translation>
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
        <translation>Danos no byte %1.</translation>
    </message>
    <message>
        <source>The recording ends early at byte %1.</source>
        <translation>A gravação termina antes da hora no byte %1.</translation>
    </message>
    <message>
        <source>Not everything in it is supported: %1.</source>
        <translation>Nem tudo nela tem suporte: %1.</translation>
    </message>
    <message>
        <source>The recording ends early at %1; the rest is readable.</source>
        <translation>A gravação termina antes da hora em %1; o resto pode ser lido.</translation>
    </message>
    <message>
        <source>The rest is readable.</source>
        <translation>O resto pode ser lido.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>Ele pode ter sido movido, renomeado ou excluído.</translation>
    </message>
    <message>
        <source>Ask its owner, or change its permissions.</source>
        <translation>Fale com o dono dele ou altere as permissões.</translation>
    </message>
    <message>
        <source>Damaged at %1 (byte %2): %3.</source>
        <translation>Danos em %1 (byte %2): %3.</translation>
    </message>
    <message>
        <source>%1–%2 is lost.</source>
        <translation>%1–%2 foi perdido.</translation>
    </message>
    <message>
        <source>What comes before is readable.</source>
        <translation>O que vem antes pode ser lido.</translation>
    </message>
    <message numerus="yes">
        <source>The recording is damaged in %Ln places, from %1 to %2.</source>
        <translation>
            <numerusform>A gravação está danificada em %Ln lugar, de %1 a %2.</numerusform>
            <numerusform>A gravação está danificada em %Ln lugares, de %1 a %2.</numerusform>
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
        <translation>Detalhes do evento</translation>
    </message>
    <message>
        <source>Fields of the event</source>
        <translation>Campos do evento</translation>
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
        <translation>Ilegível</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>source</source>
        <translation>origem</translation>
    </message>
    <message>
        <source>client</source>
        <translation>cliente</translation>
    </message>
    <message>
        <source>other client</source>
        <translation>outro cliente</translation>
    </message>
    <message>
        <source>byte in file</source>
        <translation>byte no arquivo</translation>
    </message>
</context>
<context>
    <name>tickscope::EventKindCommands</name>
    <message>
        <source>Show or hide events</source>
        <translation>Mostrar ou ocultar eventos</translation>
    </message>
    <message>
        <source>Only this type</source>
        <translation>Só este tipo</translation>
    </message>
    <message>
        <source>Hide this type</source>
        <translation>Ocultar este tipo</translation>
    </message>
    <message>
        <source>Show all event types</source>
        <translation>Mostrar todos os tipos de evento</translation>
    </message>
    <message>
        <source>Default event types</source>
        <translation>Tipos de evento padrão</translation>
    </message>
    <message>
        <source>Next event of type</source>
        <translation>Próximo evento do tipo</translation>
    </message>
    <message>
        <source>Previous event of type</source>
        <translation>Evento anterior do tipo</translation>
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
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
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
        <translation>reconstruído</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>suposição</translation>
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
        <translation>Mostrar só eventos com este texto  (%1)</translation>
    </message>
    <message>
        <source>Event types</source>
        <translation>Tipos de evento</translation>
    </message>
    <message>
        <source>Choose event types</source>
        <translation>Escolher tipos de evento</translation>
    </message>
    <message>
        <source>Events of a player</source>
        <translation>Eventos de um jogador</translation>
    </message>
    <message>
        <source>Group repeats</source>
        <translation>Agrupar repetições</translation>
    </message>
    <message>
        <source>Group repeats: show equal events in one tick as one row</source>
        <translation>Agrupar repetições: mostrar em uma só linha os eventos iguais de um tick</translation>
    </message>
    <message>
        <source>Follow playhead</source>
        <translation>Seguir cursor de reprodução</translation>
    </message>
    <message>
        <source>Follow playhead: keep the row at the playhead in view</source>
        <translation>Seguir cursor de reprodução: manter visível a linha em que ele está</translation>
    </message>
    <message>
        <source>Go to event</source>
        <translation>Ir para o evento</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar linhas</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Limpar filtro</translation>
    </message>
    <message>
        <source>Event types ●</source>
        <translation>Tipos de evento ●</translation>
    </message>
    <message>
        <source>All named %1</source>
        <translation>Todos com o nome %1</translation>
    </message>
    <message>
        <source>Show events of one player only</source>
        <translation>Mostrar só os eventos de um jogador</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Todos os jogadores</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Abrindo…</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Nenhuma gravação aberta.</translation>
    </message>
    <message>
        <source>Reading events…</source>
        <translation>Lendo eventos…</translation>
    </message>
    <message>
        <source>No events in this recording.</source>
        <translation>Nenhum evento nesta gravação.</translation>
    </message>
    <message numerus="yes">
        <source>Filter hides %Ln event(s) — &lt;a href=&apos;clear&apos;&gt;clear it&lt;/a&gt;</source>
        <translation>
            <numerusform>O filtro oculta %Ln evento — &lt;a href=&apos;clear&apos;&gt;limpar&lt;/a&gt;</numerusform>
            <numerusform>O filtro oculta %Ln eventos — &lt;a href=&apos;clear&apos;&gt;limpar&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>No events of type “%1” in this recording. &lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation>Nenhum evento do tipo “%1” nesta gravação. &lt;a href=&apos;clear&apos;&gt;Mostrar todos os eventos&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The events are not read yet.</source>
        <translation>Os eventos ainda não foram lidos.</translation>
    </message>
    <message>
        <source>No events in the readable part of this recording.</source>
        <translation>Nenhum evento na parte legível desta gravação.</translation>
    </message>
    <message>
        <source>No events of type “%1” in the readable part of this recording. &lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation>Nenhum evento do tipo “%1” na parte legível desta gravação. &lt;a href=&apos;clear&apos;&gt;Mostrar todos os eventos&lt;/a&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s), all of types that are hidden at first — &lt;a href=&apos;clear&apos;&gt;show them&lt;/a&gt;</source>
        <translation>
            <numerusform>%Ln evento, de um tipo oculto no início — &lt;a href=&apos;clear&apos;&gt;mostrar&lt;/a&gt;</numerusform>
            <numerusform>%Ln eventos, todos de tipos ocultos no início — &lt;a href=&apos;clear&apos;&gt;mostrar&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened. Filter by type, player or text; double-click to go there.</source>
        <translation>O que aconteceu. Filtre por tipo, jogador ou texto; clique duas vezes para ir até lá.</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation>&lt;a href=&apos;clear&apos;&gt;Mostrar todos os eventos&lt;/a&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s) in hidden event types — &lt;a href=&apos;hidden&apos;&gt;show them&lt;/a&gt;</source>
        <translation>
            <numerusform>%Ln resultado em tipos de evento ocultos — &lt;a href=&apos;hidden&apos;&gt;mostrar&lt;/a&gt;</numerusform>
            <numerusform>%Ln resultados em tipos de evento ocultos — &lt;a href=&apos;hidden&apos;&gt;mostrar&lt;/a&gt;</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::EvidenceTexts</name>
    <message>
        <source>time</source>
        <translation>tempo</translation>
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
        <translation>input</translation>
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
        <translation>jogadores</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou mais</translation>
    </message>
    <message>
        <source>Aim (turns of 10° and more)</source>
        <translation>Mira (giros de 10° ou mais)</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>tick %1, which the recording does not have</source>
        <translation>tick %1, que a gravação não tem</translation>
    </message>
    <message>
        <source>source</source>
        <translation>origem</translation>
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
        <translation>Jogadores…</translation>
    </message>
    <message>
        <source>Inputs…</source>
        <translation>Inputs…</translation>
    </message>
    <message>
        <source>Markers…</source>
        <translation>Marcadores…</translation>
    </message>
    <message>
        <source>Player positions…</source>
        <translation>Posições dos jogadores…</translation>
    </message>
    <message>
        <source>State at the playhead…</source>
        <translation>Estado no cursor de reprodução…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Imagem…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export what is listed and selected to a file</source>
        <translation>Exportar para um arquivo o que está listado e selecionado</translation>
    </message>
    <message>
        <source>Save clip…</source>
        <translation>Salvar clipe…</translation>
    </message>
    <message>
        <source>Save some ticks as a recording of the same format</source>
        <translation>Salvar alguns ticks como gravação do mesmo formato</translation>
    </message>
</context>
<context>
    <name>tickscope::ExportDialog</name>
    <message>
        <source>Only events &amp;listed in the Events panel</source>
        <translation>Só os eventos &amp;listados no painel Eventos</translation>
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
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Jogadores</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>Ta&amp;manho</translation>
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
        <translation>Largura</translation>
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
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Inputs</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Player positions</source>
        <translation>Posições dos jogadores</translation>
    </message>
    <message>
        <source>State at the playhead</source>
        <translation>Estado no cursor de reprodução</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabela (CSV)</translation>
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
        <translation>Todos os jogadores</translation>
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
        <translation>Salvar imagem</translation>
    </message>
</context>
<context>
    <name>tickscope::FactModel</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
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
        <translation>Com que frequência cada valor ocorre. Esquerda e Direita escolhem uma barra e listam seus pressionamentos.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Quantidade</translation>
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
        <translation>Indicadores do jogador selecionado</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>The selected player, whose figures are shown</source>
        <translation>O jogador selecionado, cujos indicadores são mostrados</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare with the figures of another recording</source>
        <translation>Comparar com os indicadores de outra gravação</translation>
    </message>
    <message>
        <source>Reading figures</source>
        <translation>Leitura dos indicadores</translation>
    </message>
    <message>
        <source>What the figure is based on</source>
        <translation>No que o indicador se baseia</translation>
    </message>
    <message>
        <source>What the figure means</source>
        <translation>O que o indicador significa</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Ocorrências</translation>
    </message>
    <message>
        <source>Copy figures</source>
        <translation>Copiar indicadores</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar linhas</translation>
    </message>
    <message>
        <source>Compare with a recording…</source>
        <translation>Comparar com uma gravação…</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Parar de comparar</translation>
    </message>
    <message>
        <source>Stop reading figures</source>
        <translation>Parar de ler indicadores</translation>
    </message>
    <message>
        <source>Read figures again</source>
        <translation>Ler indicadores de novo</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>Escolher um jogador</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Nenhuma gravação aberta.</translation>
    </message>
    <message>
        <source>Figures are available once all events have been found.</source>
        <translation>Os indicadores ficam disponíveis quando todos os eventos tiverem sido encontrados.</translation>
    </message>
    <message>
        <source>Reading figures…</source>
        <translation>Lendo indicadores…</translation>
    </message>
    <message>
        <source>Select a player to see figures about inputs, timing and movement.</source>
        <translation>Selecione um jogador para ver indicadores sobre inputs, tempos e movimento.</translation>
    </message>
    <message>
        <source>Reading was stopped. &lt;a href=&apos;again&apos;&gt;Read figures&lt;/a&gt;</source>
        <translation>A leitura foi interrompida. &lt;a href=&apos;again&apos;&gt;Ler indicadores&lt;/a&gt;</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation>Comparado com %1</translation>
    </message>
    <message>
        <source>Figures for a closer look, not a verdict</source>
        <translation>Indicadores para olhar mais de perto, não um veredito</translation>
    </message>
    <message>
        <source>Compare with a recording</source>
        <translation>Comparar com uma gravação</translation>
    </message>
    <message>
        <source>%1. %2: %3; %4</source>
        <translation>%1. %2: %3; %4</translation>
    </message>
    <message>
        <source>Figures about the selected player that help to judge a report; none is a verdict.</source>
        <translation>Indicadores sobre o jogador selecionado que ajudam a avaliar uma denúncia; nenhum é um veredito.</translation>
    </message>
    <message>
        <source>Too many inputs: only those up to tick %1 are counted.</source>
        <translation>Entradas demais: só são contadas as até o tick %1.</translation>
    </message>
</context>
<context>
    <name>tickscope::FieldList</name>
    <message>
        <source>Show only fields with this text</source>
        <translation>Mostrar só campos com este texto</translation>
    </message>
    <message>
        <source>Find a field</source>
        <translation>Localizar um campo</translation>
    </message>
    <message>
        <source>Find type, field or player</source>
        <translation>Localizar tipo, campo ou jogador</translation>
    </message>
    <message>
        <source>Fields to plot</source>
        <translation>Campos para o gráfico</translation>
    </message>
    <message>
        <source>position</source>
        <translation>posição</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocidade</translation>
    </message>
    <message>
        <source>No field has this text.</source>
        <translation>Nenhum campo tem este texto.</translation>
    </message>
</context>
<context>
    <name>tickscope::FigureEvidenceTexts</name>
    <message>
        <source>No player named %1 in %2.</source>
        <translation>Nenhum jogador com o nome %1 em %2.</translation>
    </message>
    <message>
        <source>%1 could not be read completely, so it has no figures.</source>
        <translation>%1 não pôde ser lida por completo, portanto não tem indicadores.</translation>
    </message>
    <message>
        <source>the file %1</source>
        <translation>o arquivo %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 is accused by name only, held by %Ln people in %2: %3. No figures are shown until one of them is chosen.</source>
        <translation>
            <numerusform>%1 é acusado só pelo nome, usado por %Ln pessoa em %2: %3. Nenhum indicador é mostrado até que ela seja escolhida.</numerusform>
            <numerusform>%1 é acusado só pelo nome, usado por %Ln pessoas em %2: %3. Nenhum indicador é mostrado até que uma delas seja escolhida.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>“Everybody else” includes players who had the same name and may be the same person: %1.</source>
        <translation>“Todos os outros” inclui quem tinha o mesmo nome e pode ser a mesma pessoa: %1.</translation>
    </message>
    <message>
        <source>bars of everybody else</source>
        <translation>barras de todos os outros</translation>
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
            <numerusform>mais %Ln em figure-places.csv</numerusform>
            <numerusform>mais %Ln em figure-places.csv</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln other player(s) in the recording, bots as well, since a recording does not say who is one.</source>
        <translation>
            <numerusform>Na gravação há outro jogador (%Ln); pode ser um bot, porque uma gravação não diz quem é.</numerusform>
            <numerusform>Na gravação há outros %Ln jogadores, também bots, porque uma gravação não diz quem é.</numerusform>
        </translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>mediana %1</translation>
    </message>
    <message>
        <source>“Everybody else” is those of them who have enough samples for a value of their own, put together; in brackets are the least and the greatest value among the same players, and how many they are. Where fewer than three have enough, it is all of them together.</source>
        <translation>“Todos os outros” são os que têm amostras suficientes para um valor próprio, juntos; entre parênteses estão o menor e o maior valor dos mesmos jogadores e quantos são. Onde menos de três têm o suficiente, são todos juntos.</translation>
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
        <translation>Amostras</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Outros</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalo de 95%</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referência</translation>
    </message>
</context>
<context>
    <name>tickscope::FileFilters</name>
    <message>
        <source>Recordings (%1)</source>
        <translation>Gravações (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
</context>
<context>
    <name>tickscope::FirstHint</name>
    <message>
        <source>%1 plays, dragging on the timeline goes anywhere, the wheel zooms, and %2 finds every command.</source>
        <translation>%1 reproduz, arrastar na linha do tempo leva a qualquer ponto, a roda do mouse aplica zoom e %2 encontra qualquer comando.</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas as teclas</translation>
    </message>
    <message>
        <source>You see what %1 shows. Move time or camera to look elsewhere; %2 comes back to %1, and %3 switches the full screen.</source>
        <translation>Você vê o que %1 mostra. Mova o tempo ou a câmera para olhar outra coisa; %2 volta a %1 e %3 alterna a tela cheia.</translation>
    </message>
</context>
<context>
    <name>tickscope::FocusAreas</name>
    <message>
        <source>Next area</source>
        <translation>Próxima área</translation>
    </message>
    <message>
        <source>Move the focus to the next panel, the picture or the timeline</source>
        <translation>Mover o foco para o próximo painel, a imagem ou a linha do tempo</translation>
    </message>
    <message>
        <source>Previous area</source>
        <translation>Área anterior</translation>
    </message>
    <message>
        <source>Move the focus back to the panel, picture or timeline before</source>
        <translation>Mover o foco de volta para o painel, a imagem ou a linha do tempo anterior</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Painéis</translation>
    </message>
</context>
<context>
    <name>tickscope::FolderList</name>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Adicionar pasta…</translation>
    </message>
    <message>
        <source>%1 was not found</source>
        <translation>%1 não foi encontrado</translation>
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
        <translation>Ir para…</translation>
    </message>
    <message>
        <source>Previous tick</source>
        <translation>Tick anterior</translation>
    </message>
    <message>
        <source>Next tick</source>
        <translation>Próximo tick</translation>
    </message>
    <message>
        <source>Jump back</source>
        <translation>Saltar para trás</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>Saltar para a frente</translation>
    </message>
    <message>
        <source>Small jump back</source>
        <translation>Salto pequeno para trás</translation>
    </message>
    <message>
        <source>A tenth of a jump back</source>
        <translation>Um décimo de salto para trás</translation>
    </message>
    <message>
        <source>Small jump forward</source>
        <translation>Salto pequeno para a frente</translation>
    </message>
    <message>
        <source>A tenth of a jump forward</source>
        <translation>Um décimo de salto para a frente</translation>
    </message>
    <message>
        <source>Large jump back</source>
        <translation>Salto grande para trás</translation>
    </message>
    <message>
        <source>Ten jumps back</source>
        <translation>Dez saltos para trás</translation>
    </message>
    <message>
        <source>Large jump forward</source>
        <translation>Salto grande para a frente</translation>
    </message>
    <message>
        <source>Ten jumps forward</source>
        <translation>Dez saltos para a frente</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Evento anterior</translation>
    </message>
    <message>
        <source>Go to the previous event shown by the filter</source>
        <translation>Ir para o evento anterior mostrado pelo filtro</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Próximo evento</translation>
    </message>
    <message>
        <source>Go to the next event shown by the filter</source>
        <translation>Ir para o próximo evento mostrado pelo filtro</translation>
    </message>
    <message>
        <source>Previous marker</source>
        <translation>Marcador anterior</translation>
    </message>
    <message>
        <source>Next marker</source>
        <translation>Próximo marcador</translation>
    </message>
    <message>
        <source>Previous keyframe</source>
        <translation>Quadro-chave anterior</translation>
    </message>
    <message>
        <source>Next keyframe</source>
        <translation>Próximo quadro-chave</translation>
    </message>
    <message>
        <source>Hooks and hits</source>
        <translation>Ganchos e acertos</translation>
    </message>
    <message>
        <source>Previous hook</source>
        <translation>Gancho anterior</translation>
    </message>
    <message>
        <source>Go to the previous attached hook of the players shown by the filter</source>
        <translation>Ir para o gancho preso anterior dos jogadores mostrados pelo filtro</translation>
    </message>
    <message>
        <source>Next hook</source>
        <translation>Próximo gancho</translation>
    </message>
    <message>
        <source>Go to the next attached hook of the players shown by the filter</source>
        <translation>Ir para o próximo gancho preso dos jogadores mostrados pelo filtro</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Acerto anterior</translation>
    </message>
    <message>
        <source>Go to the previous weapon hit by the players shown by the filter</source>
        <translation>Ir para o acerto de arma anterior dos jogadores mostrados pelo filtro</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Próximo acerto</translation>
    </message>
    <message>
        <source>Go to the next weapon hit by the players shown by the filter</source>
        <translation>Ir para o próximo acerto de arma dos jogadores mostrados pelo filtro</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Go to the first tick</source>
        <translation>Ir para o primeiro tick</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>Go to the last tick</source>
        <translation>Ir para o último tick</translation>
    </message>
    <message>
        <source>Go to live</source>
        <translation>Ir para o ao vivo</translation>
    </message>
    <message>
        <source>Go to the end of the recording being written and keep playing</source>
        <translation>Ir para o fim da gravação em andamento e continuar reproduzindo</translation>
    </message>
    <message>
        <source>Jump to %1%</source>
        <translation>Saltar para %1%</translation>
    </message>
    <message>
        <source>Jump to percentage</source>
        <translation>Saltar para porcentagem</translation>
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
        <translation>Digitar um tempo, tick ou hora do dia para onde ir</translation>
    </message>
    <message>
        <source>a time (4:07.3), a tick (@12365) or a time of day (14:22:07 UTC)</source>
        <translation>um tempo (4:07.3), um tick (@12365) ou uma hora do dia (14:22:07 UTC)</translation>
    </message>
</context>
<context>
    <name>tickscope::GuideSearch</name>
    <message>
        <source>Previous result (Shift+Enter)</source>
        <translation>Resultado anterior (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next result (Enter)</source>
        <translation>Próximo resultado (Enter)</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <translation>Procurar no guia</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Nenhum resultado</translation>
    </message>
</context>
<context>
    <name>tickscope::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>Guia do usuário</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Conteúdo</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Voltar (Alt+Esquerda)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Avançar (Alt+Direita)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
</context>
<context>
    <name>tickscope::Help</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Mostrar todos os atalhos de teclado</translation>
    </message>
    <message>
        <source>About Tickscope</source>
        <translation>Sobre o Tickscope</translation>
    </message>
    <message>
        <source>What’s this?</source>
        <translation>O que é isto?</translation>
    </message>
    <message>
        <source>Click anything to see what it does</source>
        <translation>Clique em qualquer coisa para ver o que ela faz</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Guia do usuário</translation>
    </message>
    <message>
        <source>Read how to do things</source>
        <translation>Ler como fazer cada coisa</translation>
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
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Desfazer: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Refazer a última alteração desfeita</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Refazer: %1</translation>
    </message>
    <message>
        <source>Undo the last change to markers, notes, verdict, lanes, loop or scoreboard</source>
        <translation>Desfazer a última alteração em marcadores, notas, veredito, faixas, loop ou placar</translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>When (%1)</source>
        <translation>Quando (%1)</translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryText</name>
    <message>
        <source>Took the case</source>
        <translation>Pegou o caso</translation>
    </message>
    <message>
        <source>Assigned the case to %1</source>
        <translation>Atribuiu o caso a %1</translation>
    </message>
    <message>
        <source>Gave the case back</source>
        <translation>Devolveu o caso</translation>
    </message>
    <message>
        <source>Took the case from %1</source>
        <translation>Tirou o caso de %1</translation>
    </message>
    <message>
        <source>The reviewers disagree</source>
        <translation>Os revisores divergem</translation>
    </message>
    <message>
        <source>The case is decided: %1</source>
        <translation>O caso está decidido: %1</translation>
    </message>
    <message>
        <source>The case needs another verdict</source>
        <translation>O caso precisa de outro veredito</translation>
    </message>
    <message>
        <source>The case is open again</source>
        <translation>O caso está aberto de novo</translation>
    </message>
    <message>
        <source>Settled the case: %1</source>
        <translation>Resolveu o caso: %1</translation>
    </message>
    <message>
        <source>Changed the claim: %1</source>
        <translation>Alterou a alegação: %1</translation>
    </message>
    <message>
        <source>Removed the reporter</source>
        <translation>Removeu o denunciante</translation>
    </message>
    <message>
        <source>Named the reporter: %1</source>
        <translation>Indicou o denunciante: %1</translation>
    </message>
    <message>
        <source>Changed the priority from %1 to %2</source>
        <translation>Alterou a prioridade de %1 para %2</translation>
    </message>
    <message numerus="yes">
        <source>Asked for verdicts of %Ln reviewer(s)</source>
        <translation>
            <numerusform>Pediu o veredito de %Ln revisor</numerusform>
            <numerusform>Pediu os vereditos de %Ln revisores</numerusform>
        </translation>
    </message>
    <message>
        <source>Added note %1</source>
        <translation>Adicionou a nota %1</translation>
    </message>
    <message>
        <source>Added note %1: %2</source>
        <translation>Adicionou a nota %1: %2</translation>
    </message>
    <message>
        <source>Changed note %1</source>
        <translation>Alterou a nota %1</translation>
    </message>
    <message>
        <source>Changed note %1: %2</source>
        <translation>Alterou a nota %1: %2</translation>
    </message>
    <message>
        <source>Withdrew the verdict</source>
        <translation>Retirou o veredito</translation>
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
        <translation>Decidiu “%1”</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1: “%2”</translation>
    </message>
    <message>
        <source>Removed the recording %1</source>
        <translation>Removeu a gravação %1</translation>
    </message>
    <message>
        <source>Added the recording %1</source>
        <translation>Adicionou a gravação %1</translation>
    </message>
    <message>
        <source>Removed the tag %1</source>
        <translation>Removeu a etiqueta %1</translation>
    </message>
    <message>
        <source>Added the tag %1</source>
        <translation>Adicionou a etiqueta %1</translation>
    </message>
    <message>
        <source>Removed %1 from the accused</source>
        <translation>Removeu %1 dos acusados</translation>
    </message>
    <message>
        <source>Added %1 to the accused</source>
        <translation>Adicionou %1 aos acusados</translation>
    </message>
    <message>
        <source>Said which %1 is accused</source>
        <translation>Indicou qual %1 é acusado</translation>
    </message>
    <message>
        <source>Opened the case</source>
        <translation>Abriu o caso</translation>
    </message>
    <message>
        <source>Opened the case: %1</source>
        <translation>Abriu o caso: %1</translation>
    </message>
    <message>
        <source>Removed the case</source>
        <translation>Removeu o caso</translation>
    </message>
    <message>
        <source>Erased a person</source>
        <translation>Apagou uma pessoa</translation>
    </message>
    <message>
        <source>Changed the case</source>
        <translation>Alterou o caso</translation>
    </message>
    <message>
        <source>Changed the time of note %1</source>
        <translation>Tempo da nota %1 alterado</translation>
    </message>
    <message>
        <source>Added a note</source>
        <translation>Adicionou uma nota</translation>
    </message>
    <message>
        <source>Deleted a note</source>
        <translation>Excluiu uma nota</translation>
    </message>
    <message>
        <source>Changed a note</source>
        <translation>Alterou uma nota</translation>
    </message>
    <message>
        <source>Deleted note %1</source>
        <translation>Excluiu a nota %1</translation>
    </message>
    <message>
        <source>Deleted note %1: %2</source>
        <translation>Excluiu a nota %1: %2</translation>
    </message>
    <message>
        <source>Withdrew the request for a second reviewer</source>
        <translation>Retirou o pedido de um segundo revisor</translation>
    </message>
</context>
<context>
    <name>tickscope::HoverCard</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>e mais %Ln</numerusform>
            <numerusform>e mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>What is under the pointer</source>
        <translation>O que está sob o ponteiro</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>tick %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
</context>
<context>
    <name>tickscope::Hud</name>
    <message>
        <source>Spectating %1</source>
        <translation>Assistindo a %1</translation>
    </message>
    <message>
        <source>Race %1</source>
        <translation>Corrida %1</translation>
    </message>
</context>
<context>
    <name>tickscope::InfoDock</name>
    <message>
        <source>Info</source>
        <translation>Informações</translation>
    </message>
    <message>
        <source>Recording details</source>
        <translation>Detalhes da gravação</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar linhas</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Nenhuma gravação aberta.</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Gravação</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
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
        <translation>Gravado por</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>%1, of %2 of the recording</source>
        <translation>%1, de %2 da gravação</translation>
    </message>
    <message>
        <source>Recordings of this server</source>
        <translation>Gravações deste servidor</translation>
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
        <translation>nenhum, esta é a primeira</translation>
    </message>
    <message>
        <source>not in this folder</source>
        <translation>não está nesta pasta</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>Arquivo anterior</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Próximo arquivo</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Embedded</source>
        <translation>Incorporado</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostrado</translation>
    </message>
    <message>
        <source>no, not found</source>
        <translation>não, não foi encontrado</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Observação</translation>
    </message>
    <message>
        <source>CRC-32</source>
        <translation>CRC-32</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Linha do tempo</translation>
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
        <translation>Duração</translation>
    </message>
    <message>
        <source>Ticks per second</source>
        <translation>Ticks por segundo</translation>
    </message>
    <message>
        <source> so far</source>
        <translation> até agora</translation>
    </message>
    <message>
        <source>Seek points</source>
        <translation>Pontos de busca</translation>
    </message>
    <message>
        <source>%1 of the recording</source>
        <translation>%1 da gravação</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>%1 made by Tickscope</source>
        <translation>%1 criados pelo Tickscope</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Pontos danificados</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Contagens</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Cabeçalho</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more value(s); tickscope-cli info lists them all</source>
        <translation>
            <numerusform>Mais %Ln valor; tickscope-cli info lista todos</numerusform>
            <numerusform>Mais %Ln valores; tickscope-cli info lista todos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1; outside the recording: %2</source>
        <translation>%1; fora da gravação: %2</translation>
    </message>
    <message>
        <source>What the file says about itself: header, counts, hashes, map.</source>
        <translation>O que o arquivo diz de si mesmo: cabeçalho, contagens, hashes, mapa.</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Não lido</translation>
    </message>
    <message>
        <source>Format version</source>
        <translation>Versão do formato</translation>
    </message>
</context>
<context>
    <name>tickscope::InputTapeDock</name>
    <message>
        <source>Input tape</source>
        <translation>Fita de inputs</translation>
    </message>
    <message>
        <source>Bars are held keys, the line is the aim, words are weapons. Click to go there; Ctrl+wheel zooms, the wheel scrolls.</source>
        <translation>As barras são teclas mantidas, a linha é a mira e as palavras são armas. Clique para ir a um ponto; Ctrl+roda do mouse aplica zoom, a roda rola.</translation>
    </message>
    <message>
        <source>Selected player only</source>
        <translation>Só o jogador selecionado</translation>
    </message>
    <message>
        <source>Show input</source>
        <translation>Mostrar input</translation>
    </message>
    <message>
        <source>Copy input</source>
        <translation>Copiar input</translation>
    </message>
    <message>
        <source>Copy visible inputs of this lane</source>
        <translation>Copiar os inputs visíveis desta faixa</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Nenhuma gravação aberta.</translation>
    </message>
    <message>
        <source>None of the shown inputs occur in this range. Right-click to choose others.</source>
        <translation>Nenhum dos inputs mostrados ocorre neste intervalo. Clique com o botão direito para escolher outros.</translation>
    </message>
    <message>
        <source>No inputs in this range.</source>
        <translation>Nenhum input neste intervalo.</translation>
    </message>
    <message>
        <source>No inputs recorded here.</source>
        <translation>Nenhum input gravado aqui.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Inputs</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copiar: %1</translation>
    </message>
    <message>
        <source>The players&apos; keys and mouse over time, as far as they were recorded.</source>
        <translation>As teclas e o mouse dos jogadores ao longo do tempo, até onde foram gravados.</translation>
    </message>
</context>
<context>
    <name>tickscope::InspectorDock</name>
    <message>
        <source>rebuilt</source>
        <translation>reconstruído</translation>
    </message>
    <message>
        <source>after damage</source>
        <translation>depois de danos</translation>
    </message>
    <message>
        <source>still loading</source>
        <translation>ainda carregando</translation>
    </message>
    <message>
        <source>values as recorded</source>
        <translation>valores como foram gravados</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspetor</translation>
    </message>
    <message>
        <source>Find in items</source>
        <translation>Localizar nos itens</translation>
    </message>
    <message>
        <source>Find name or value</source>
        <translation>Localizar nome ou valor</translation>
    </message>
    <message>
        <source>Show only items with this text in a name or value  (%1)</source>
        <translation>Mostrar só itens com este texto em um nome ou valor  (%1)</translation>
    </message>
    <message>
        <source>Changed only</source>
        <translation>Só mudanças</translation>
    </message>
    <message>
        <source>Show only what changed since the previous tick</source>
        <translation>Mostrar só o que mudou desde o tick anterior</translation>
    </message>
    <message>
        <source>Items and fields</source>
        <translation>Itens e campos</translation>
    </message>
    <message>
        <source>Plot this field</source>
        <translation>Mostrar campo em gráfico</translation>
    </message>
    <message>
        <source>Copy selected as JSON</source>
        <translation>Copiar seleção como JSON</translation>
    </message>
    <message>
        <source>Copy all as JSON</source>
        <translation>Copiar tudo como JSON</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Expandir tudo</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Recolher tudo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln itens</numerusform>
        </translation>
    </message>
    <message>
        <source>values recorded and rebuilt</source>
        <translation>valores gravados e reconstruídos</translation>
    </message>
    <message>
        <source>Tick %1: %2, %3</source>
        <translation>Tick %1: %2, %3</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Nenhuma gravação aberta.</translation>
    </message>
    <message>
        <source>No items at this tick.</source>
        <translation>Nenhum item neste tick.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>Nothing changed at this tick. &lt;a href=&apos;clear&apos;&gt;Show all items&lt;/a&gt;</source>
        <translation>Nada mudou neste tick. &lt;a href=&apos;clear&apos;&gt;Mostrar todos os itens&lt;/a&gt;</translation>
    </message>
    <message>
        <source>No matching items. &lt;a href=&apos;clear&apos;&gt;Show all items&lt;/a&gt;</source>
        <translation>Nenhum item corresponde. &lt;a href=&apos;clear&apos;&gt;Mostrar todos os itens&lt;/a&gt;</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>não pôde ser lido</translation>
    </message>
    <message>
        <source>Every item at the current tick with all its fields, as recorded. Changes since the previous snapshot are marked.</source>
        <translation>Todos os itens do tick atual com todos os campos, como foram gravados. As mudanças desde o snapshot anterior são destacadas.</translation>
    </message>
</context>
<context>
    <name>tickscope::InspectorModel</name>
    <message>
        <source>Item and field</source>
        <translation>Item e campo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origem</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>gravado</translation>
    </message>
    <message>
        <source>rebuilt</source>
        <translation>reconstruído</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>suposição</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message>
        <source>From messages</source>
        <translation>De mensagens</translation>
    </message>
    <message>
        <source>new</source>
        <translation>novo</translation>
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
        <translation>Suposição: %1</translation>
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
        <translation>Pressione uma tecla para adicioná-la</translation>
    </message>
</context>
<context>
    <name>tickscope::LagPlot</name>
    <message>
        <source>Time won and lost</source>
        <translation>Tempo ganho e perdido</translation>
    </message>
    <message>
        <source>How far ahead of the ghost the run is along its way. Left and Right go along it.</source>
        <translation>Quanto a corrida está à frente do fantasma ao longo do percurso. Esquerda e Direita o percorrem.</translation>
    </message>
    <message>
        <source>Distance (%1)</source>
        <translation>Percurso (%1)</translation>
    </message>
    <message>
        <source>Ahead (s)</source>
        <translation>Vantagem (s)</translation>
    </message>
    <message>
        <source>After %1: %2 s behind the ghost</source>
        <translation>Após %1: %2 s atrás do fantasma</translation>
    </message>
    <message>
        <source>After %1: %2 s ahead of the ghost</source>
        <translation>Após %1: %2 s à frente do fantasma</translation>
    </message>
</context>
<context>
    <name>tickscope::LaneCommands</name>
    <message>
        <source>Show lane</source>
        <translation>Mostrar faixa</translation>
    </message>
    <message>
        <source>Colour lane</source>
        <translation>Colorir faixa</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>Reset lanes</source>
        <translation>Redefinir faixas</translation>
    </message>
    <message>
        <source>Remove lane</source>
        <translation>Remover faixa</translation>
    </message>
    <message>
        <source>Events with text…</source>
        <translation>Eventos com texto…</translation>
    </message>
    <message>
        <source>Add lane for event type</source>
        <translation>Adicionar faixa de tipo de evento</translation>
    </message>
    <message>
        <source>Add lane</source>
        <translation>Adicionar faixa</translation>
    </message>
    <message>
        <source>Hide “%1”</source>
        <translation>Ocultar “%1”</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Same as events</source>
        <translation>Como os eventos</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Remover “%1”</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Events with this text:</source>
        <translation>Eventos com este texto:</translation>
    </message>
    <message>
        <source>Hide lane</source>
        <translation>Ocultar faixa</translation>
    </message>
    <message>
        <source>Move lane</source>
        <translation>Mover faixa</translation>
    </message>
    <message>
        <source>%1 (none in this recording)</source>
        <translation>%1 (não há nesta gravação)</translation>
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
        <translation>Abates</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation>Chegadas</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Pontuações</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Inputs</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outros</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Laranja</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarelo</translation>
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
        <translation>Cinza</translation>
    </message>
</context>
<context>
    <name>tickscope::LengthText</name>
    <message>
        <source>tiles</source>
        <translation>blocos de mapa</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blocos</translation>
    </message>
    <message>
        <source>units</source>
        <translation>unidades</translation>
    </message>
    <message>
        <source>tiles/s</source>
        <translation>blocos de mapa/s</translation>
    </message>
    <message>
        <source>blocks/s</source>
        <translation>blocos/s</translation>
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
        <translation>Alturas visíveis</translation>
    </message>
    <message>
        <source>Only floors and players between these heights are shown. Up and Down move the range, with Shift its upper end; Escape shows all.</source>
        <translation>Só são mostrados os pisos e jogadores entre estas alturas. As setas para cima e para baixo movem o intervalo; com Shift, só o extremo superior; Esc mostra tudo.</translation>
    </message>
    <message>
        <source>All heights: %1 to %2</source>
        <translation>Todas as alturas: %1 a %2</translation>
    </message>
    <message>
        <source>Heights %1 to %2</source>
        <translation>Alturas %1 a %2</translation>
    </message>
    <message>
        <source>Drag an end to hide floors and players above or below; double-click to show all.</source>
        <translation>Arraste um extremo para ocultar pisos e jogadores acima ou abaixo; clique duas vezes para mostrar tudo.</translation>
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
        <translation>Abrir gravação</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Read the whole file again and look for damage</source>
        <translation>Ler o arquivo inteiro de novo e procurar danos</translation>
    </message>
    <message>
        <source>Export list…</source>
        <translation>Exportar lista…</translation>
    </message>
    <message>
        <source>Save what is known about the selected recordings as CSV or JSON</source>
        <translation>Salvar em CSV ou JSON o que se sabe das gravações selecionadas</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>Mostrar no gerenciador de arquivos</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fixar</translation>
    </message>
    <message>
        <source>Keep under Pinned, or remove from there</source>
        <translation>Manter em Fixadas ou remover de lá</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Remover da lista</translation>
    </message>
    <message>
        <source>The file stays where it is</source>
        <translation>O arquivo fica onde está</translation>
    </message>
    <message>
        <source>Add folder to library…</source>
        <translation>Adicionar pasta à biblioteca…</translation>
    </message>
    <message>
        <source>Add folder to library</source>
        <translation>Adicionar pasta à biblioteca</translation>
    </message>
    <message>
        <source>Scan folders again</source>
        <translation>Examinar pastas de novo</translation>
    </message>
    <message>
        <source>Search in whispers</source>
        <translation>Pesquisar em sussurros</translation>
    </message>
    <message>
        <source>Find words in whispers between players. All recordings are read again</source>
        <translation>Encontrar palavras em sussurros entre jogadores. Todas as gravações são lidas de novo</translation>
    </message>
    <message>
        <source>Only the first %1 were opened.</source>
        <translation>Só as %1 primeiras foram abertas.</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>Arquivo não encontrado.</translation>
    </message>
    <message numerus="yes">
        <source>Verifying %n recording(s)…</source>
        <translation>
            <numerusform>Verificando %n gravação…</numerusform>
            <numerusform>Verificando %n gravações…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) verified</source>
        <translation>
            <numerusform>%n gravação verificada</numerusform>
            <numerusform>%n gravações verificadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no damage found.</source>
        <translation>%1: nenhum dano encontrado.</translation>
    </message>
    <message>
        <source>%1: %2 damaged, unreadable or missing.</source>
        <translation>%1: %2 com danos, ilegíveis ou ausentes.</translation>
    </message>
    <message>
        <source>Export list</source>
        <translation>Exportar lista</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
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
        <translation>Exportado para %1.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>Não foi possível gravar %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) unpinned.</source>
        <translation>
            <numerusform>%n gravação desafixada.</numerusform>
            <numerusform>%n gravações desafixadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) pinned.</source>
        <translation>
            <numerusform>%n gravação fixada.</numerusform>
            <numerusform>%n gravações fixadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show library</source>
        <translation>Mostrar biblioteca</translation>
    </message>
    <message>
        <source>Show the library beside what is open</source>
        <translation>Mostrar a biblioteca ao lado do que está aberto</translation>
    </message>
    <message>
        <source>Add address to library…</source>
        <translation>Adicionar endereço à biblioteca…</translation>
    </message>
    <message>
        <source>List the recordings of a game server, a web folder or a bucket</source>
        <translation>Listar as gravações de um servidor de jogo, uma pasta web ou um bucket</translation>
    </message>
    <message>
        <source>Name world…</source>
        <translation>Nomear mundo…</translation>
    </message>
    <message>
        <source>Show a name of yours for the world of the selected recording</source>
        <translation>Mostrar o mundo da gravação selecionada com um nome seu</translation>
    </message>
    <message>
        <source>The recording names no world.</source>
        <translation>A gravação não indica nenhum mundo.</translation>
    </message>
    <message>
        <source>Name world</source>
        <translation>Nomear mundo</translation>
    </message>
    <message>
        <source>Name (empty: as the recording says):</source>
        <translation>Nome (vazio: o da gravação):</translation>
    </message>
    <message>
        <source>Read in a confined process</source>
        <translation>Ler em um processo confinado</translation>
    </message>
    <message>
        <source>A process that reaches no network and no other files reads the recordings. One that is broken cannot end the window</source>
        <translation>Um processo que não alcança a rede nem outros arquivos lê as gravações. Uma gravação quebrada não consegue encerrar a janela</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Show two to four in one picture, or one with the recording that is open</source>
        <translation>Mostrar de duas a quatro em uma imagem, ou uma com a gravação aberta</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryModel</name>
    <message>
        <source>Not read yet</source>
        <translation>Ainda não lidas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
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
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Found in</source>
        <translation>Encontrado em</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Melhor tempo</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Concluídas</translation>
    </message>
    <message>
        <source>Map or world</source>
        <translation>Mapa ou mundo</translation>
    </message>
    <message>
        <source>No map or world</source>
        <translation>Sem mapa nem mundo</translation>
    </message>
    <message>
        <source>Date of the file; the recording has none</source>
        <translation>Data do arquivo; a gravação não tem data</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryPage</name>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartões</translation>
    </message>
    <message>
        <source>Filter recordings</source>
        <translation>Filtrar gravações</translation>
    </message>
    <message>
        <source>Matches the beginning of words</source>
        <translation>Corresponde ao começo das palavras</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Ordem dos cartões</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Mais recentes primeiro</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Mais antigas primeiro</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Por nome</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Mais longas primeiro</translation>
    </message>
    <message>
        <source>Most players first</source>
        <translation>Mais jogadores primeiro</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Maiores primeiro</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Agrupar por</translation>
    </message>
    <message>
        <source>Show headings between recordings</source>
        <translation>Mostrar títulos entre as gravações</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Sem grupos</translation>
    </message>
    <message>
        <source>Group by folder</source>
        <translation>Agrupar por pasta</translation>
    </message>
    <message>
        <source>Group by game</source>
        <translation>Agrupar por jogo</translation>
    </message>
    <message>
        <source>Group by month</source>
        <translation>Agrupar por mês</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Gravações</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>Examinando</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>The next scan continues from here</source>
        <translation>O próximo exame continua daqui</translation>
    </message>
    <message>
        <source>No recording matches “%1”.</source>
        <translation>Nenhuma gravação corresponde a “%1”.</translation>
    </message>
    <message>
        <source>Looking for recordings…</source>
        <translation>Procurando gravações…</translation>
    </message>
    <message>
        <source>No recordings here.</source>
        <translation>Nenhuma gravação aqui.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selecionada</numerusform>
            <numerusform>%Ln selecionadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s)</source>
        <translation>
            <numerusform>%Ln gravação</numerusform>
            <numerusform>%Ln gravações</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through folders: %1</source>
        <translation>Examinando pastas: %1</translation>
    </message>
    <message>
        <source>Reading headers: %1 of %2</source>
        <translation>Lendo cabeçalhos: %1 de %2</translation>
    </message>
    <message>
        <source>Fastest run first</source>
        <translation>Corrida mais rápida primeiro</translation>
    </message>
    <message>
        <source>Reading players, chat and runs: %1 of %2</source>
        <translation>Lendo jogadores, chat e corridas: %1 de %2</translation>
    </message>
    <message>
        <source>Filter by name, map, world, player or chat</source>
        <translation>Filtrar por nome, mapa, mundo, jogador ou chat</translation>
    </message>
    <message>
        <source>By map or world</source>
        <translation>Por mapa ou mundo</translation>
    </message>
    <message>
        <source>Group by map or world</source>
        <translation>Agrupar por mapa ou mundo</translation>
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
        <translation>Arquivo não encontrado</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegível</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Danificada</translation>
    </message>
    <message>
        <source>This file no longer exists</source>
        <translation>Este arquivo não existe mais</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged place(s)</source>
        <translation>
            <numerusform>%n ponto danificado</numerusform>
            <numerusform>%n pontos danificados</numerusform>
        </translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>melhor %1</translation>
    </message>
    <message>
        <source>World %1…</source>
        <translation>Mundo %1…</translation>
    </message>
    <message>
        <source>file: %1</source>
        <translation>arquivo: %1</translation>
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
        <translation>uma gravação</translation>
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
        <translation>Não foi possível gravar %1.</translation>
    </message>
    <message>
        <source>%1 — Tickscope</source>
        <translation>%1 — Tickscope</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>Mostrar no gerenciador de arquivos</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Salvo em %1.</translation>
    </message>
    <message>
        <source>Settings last only until Tickscope is closed: their file cannot be written.</source>
        <translation>As configurações só valem até o Tickscope ser fechado: não é possível gravar o arquivo delas.</translation>
    </message>
    <message>
        <source>Drop to compare with this recording</source>
        <translation>Solte para comparar com esta gravação</translation>
    </message>
    <message>
        <source>Drop to open; with Shift to compare</source>
        <translation>Solte para abrir; com Shift para comparar</translation>
    </message>
    <message>
        <source>Drop to open</source>
        <translation>Solte para abrir</translation>
    </message>
</context>
<context>
    <name>tickscope::MapChoice</name>
    <message>
        <source>Map “%1” not found; players are shown without walls.</source>
        <translation>Mapa “%1” não encontrado; os jogadores são mostrados sem paredes.</translation>
    </message>
    <message>
        <source>Embedded map “%1” cannot be read; players are shown without walls.</source>
        <translation>Não é possível ler o mapa incorporado “%1”; os jogadores são mostrados sem paredes.</translation>
    </message>
    <message>
        <source>%1 is not a readable map file.</source>
        <translation>%1 não é um arquivo de mapa legível.</translation>
    </message>
    <message>
        <source>Map “%1” is embedded in the recording.</source>
        <translation>O mapa “%1” está incorporado na gravação.</translation>
    </message>
    <message>
        <source>Map “%1” found, SHA-256 matches: %2</source>
        <translation>Mapa “%1” encontrado, o SHA-256 confere: %2</translation>
    </message>
    <message>
        <source>Map “%1” found, CRC-32 matches: %2</source>
        <translation>Mapa “%1” encontrado, o CRC-32 confere: %2</translation>
    </message>
    <message>
        <source>Chosen map, unverified: %1; the recording has no map hash.</source>
        <translation>Mapa escolhido, não verificado: %1; a gravação não tem hash do mapa.</translation>
    </message>
    <message>
        <source>Map “%1” found by name only, unverified; it may be a different version.</source>
        <translation>Mapa “%1” encontrado só pelo nome, não verificado; pode ser outra versão.</translation>
    </message>
    <message>
        <source>Different map version (hash or size differs): %1</source>
        <translation>Outra versão do mapa (o hash ou o tamanho difere): %1</translation>
    </message>
    <message>
        <source>Hooks, weapons and freeze need the map that was played.</source>
        <translation>Ganchos, armas e congelamentos precisam do mapa em que se jogou.</translation>
    </message>
</context>
<context>
    <name>tickscope::MapDownload</name>
    <message>
        <source>Download map</source>
        <translation>Baixar mapa</translation>
    </message>
    <message>
        <source>Download the map “%1” from %2?</source>
        <translation>Baixar o mapa “%1” de %2?</translation>
    </message>
    <message>
        <source>It is used only if its SHA-256 matches the recording.</source>
        <translation>Ele só é usado se o SHA-256 for o da gravação.</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Baixar</translation>
    </message>
    <message>
        <source>Downloading the map…</source>
        <translation>Baixando o mapa…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>The map could not be downloaded: %1</source>
        <translation>Não foi possível baixar o mapa: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
</context>
<context>
    <name>tickscope::MapPrompts</name>
    <message>
        <source>Choose map file…</source>
        <translation>Escolher arquivo de mapa…</translation>
    </message>
    <message>
        <source>Choose the map file to use</source>
        <translation>Escolher o arquivo de mapa a usar</translation>
    </message>
    <message>
        <source>Download map…</source>
        <translation>Baixar mapa…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Maps (*%1)</source>
        <translation>Mapas (*%1)</translation>
    </message>
    <message>
        <source>Choose map file</source>
        <translation>Escolher arquivo de mapa</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerColor</name>
    <message>
        <source>Amber</source>
        <translation>Âmbar</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Vermelho</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Laranja</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarelo</translation>
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
        <translation>Roxo</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Cinza</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerCommands</name>
    <message>
        <source>Add marker</source>
        <translation>Adicionar marcador</translation>
    </message>
    <message>
        <source>Mark range</source>
        <translation>Marcar intervalo</translation>
    </message>
    <message>
        <source>Edit marker</source>
        <translation>Editar marcador</translation>
    </message>
    <message>
        <source>Colour marker</source>
        <translation>Colorir marcador</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>Excluir marcador</translation>
    </message>
    <message>
        <source>Add a marker here and name it</source>
        <translation>Adicionar um marcador aqui e dar um nome a ele</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerExchange</name>
    <message>
        <source>This is not a complete JSON file (byte %1: %2).</source>
        <translation>Este não é um arquivo JSON completo (byte %1: %2).</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Tickscope.</source>
        <translation>Este arquivo foi gravado por uma versão mais recente do Tickscope.</translation>
    </message>
    <message>
        <source>This file contains no markers.</source>
        <translation>Este arquivo não contém marcadores.</translation>
    </message>
    <message>
        <source>This file has no “tick” column, so it contains no markers.</source>
        <translation>Este arquivo não tem a coluna “tick”, portanto não contém marcadores.</translation>
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
        <translation>próprio</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>gravação</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Player: %1</source>
        <translation>Jogador: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Origem</translation>
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
        <translation>Nome do marcador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
</context>
<context>
    <name>tickscope::Markers</name>
    <message>
        <source>Add marker</source>
        <translation>Adicionar marcador</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>Renomear marcador</translation>
    </message>
    <message>
        <source>Move marker</source>
        <translation>Mover marcador</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>Excluir marcador</translation>
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
        <translation>Ir para o marcador</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>Renomear marcador</translation>
    </message>
    <message>
        <source>Move to playhead</source>
        <translation>Mover para o cursor de reprodução</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>Excluir marcador</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>Adicionar marcador</translation>
    </message>
    <message>
        <source>Mark the current tick and name it</source>
        <translation>Marcar o tick atual e dar um nome a ele</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar linhas</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Nenhuma gravação aberta.</translation>
    </message>
    <message>
        <source>No markers. &lt;a href=&apos;add&apos;&gt;Mark this tick&lt;/a&gt;</source>
        <translation>Nenhum marcador. &lt;a href=&apos;add&apos;&gt;Marcar este tick&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Keep as own marker</source>
        <translation>Guardar como marcador próprio</translation>
    </message>
    <message>
        <source>Store the note of somebody who watches together</source>
        <translation>Guardar a nota de alguém que assiste junto</translation>
    </message>
    <message>
        <source>Places worth finding again: those in the file and your own, added with M.</source>
        <translation>Pontos que vale a pena reencontrar: os do arquivo e os seus, adicionados com M.</translation>
    </message>
</context>
<context>
    <name>tickscope::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>Mensagens</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
</context>
<context>
    <name>tickscope::NoteClipTexts</name>
    <message>
        <source>There is no clip of note %1: %2.</source>
        <translation>Não há clipe da nota %1: %2.</translation>
    </message>
    <message>
        <source>The clip of note %1 is not whole: %2.</source>
        <translation>O clipe da nota %1 não está completo: %2.</translation>
    </message>
    <message>
        <source>Clips begin with the recording: %1.</source>
        <translation>Os clipes começam com a gravação: %1.</translation>
    </message>
    <message>
        <source>No clips: %1.</source>
        <translation>Sem clipes: %1.</translation>
    </message>
    <message>
        <source>There is no video of note %1: %2.</source>
        <translation>Não há vídeo da nota %1: %2.</translation>
    </message>
    <message>
        <source>0:00 in the clip is %1 in the recording.</source>
        <translation>0:00 no clipe é %1 na gravação.</translation>
    </message>
    <message>
        <source>%1 is called %2 in it.</source>
        <translation>%1 aparece nele como %2.</translation>
    </message>
    <message>
        <source>%1 is not in it.</source>
        <translation>%1 não aparece nele.</translation>
    </message>
</context>
<context>
    <name>tickscope::NoteModel</name>
    <message>
        <source>other file</source>
        <translation>outro arquivo</translation>
    </message>
    <message>
        <source>case</source>
        <translation>caso</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(sem texto)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>%1 (with a picture)</source>
        <translation>%1 (com imagem)</translation>
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
        <translation>Ir para a nota</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>Excluir nota</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>No notes. &lt;a href=&apos;add&apos;&gt;Add a note here&lt;/a&gt; (D)</source>
        <translation>Nenhuma nota. &lt;a href=&apos;add&apos;&gt;Adicionar uma nota aqui&lt;/a&gt; (D)</translation>
    </message>
    <message>
        <source>%1 is selected. &lt;a href=&apos;selected&apos;&gt;Make the note about them&lt;/a&gt;</source>
        <translation>%1 está selecionado. &lt;a href=&apos;selected&apos;&gt;Fazer a nota tratar deste jogador&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Not about the accused. &lt;a href=&apos;accused&apos;&gt;Make it about %1&lt;/a&gt;</source>
        <translation>Não trata do acusado. &lt;a href=&apos;accused&apos;&gt;Fazer tratar de %1&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Delete the note; not while a verdict cites it</source>
        <translation>Excluir a nota; não enquanto um veredito a citar</translation>
    </message>
</context>
<context>
    <name>tickscope::OccurrencesModel</name>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
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
            <numerusform>%1 (só o nome: usado por %Ln pessoa)</numerusform>
            <numerusform>%1 (só o nome: usado por %Ln pessoas)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (name only)</source>
        <translation>%1 (só o nome)</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>também %1</translation>
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
        <translation>Só se o servidor pedir um</translation>
    </message>
    <message>
        <source>Sent to that server as a bearer token, and never stored</source>
        <translation>Enviado a esse servidor como token de portador e nunca armazenado</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Endereço</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>The address of a recording on a server.</source>
        <translation>O endereço de uma gravação em um servidor.</translation>
    </message>
    <message>
        <source>The address begins with https:// or http://.</source>
        <translation>O endereço começa com https:// ou http://.</translation>
    </message>
    <message>
        <source>That is not a server address.</source>
        <translation>Isto não é um endereço de servidor.</translation>
    </message>
    <message>
        <source>http:// is not encrypted: others can read everything, including the token.</source>
        <translation>http:// não é criptografado: outros podem ler tudo, inclusive o token.</translation>
    </message>
    <message>
        <source>Add address to library</source>
        <translation>Adicionar endereço à biblioteca</translation>
    </message>
    <message>
        <source>Sent to that server as a bearer token, and stored only in the system keyring. For a private S3 bucket: s3:REGION:KEY:SECRET, which is not sent</source>
        <translation>Enviado a esse servidor como token de portador e armazenado apenas no chaveiro do sistema. Para um bucket S3 privado: s3:REGION:KEY:SECRET, que não é enviado</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Adicionar</translation>
    </message>
    <message>
        <source>The address of a folder with recordings on a server.</source>
        <translation>O endereço de uma pasta com gravações em um servidor.</translation>
    </message>
    <message>
        <source>The address of a folder has no “?” and no password.</source>
        <translation>O endereço de uma pasta não tem “?” nem senha.</translation>
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
        <translation>Abrir uma gravação</translation>
    </message>
    <message>
        <source>Open URL…</source>
        <translation>Abrir URL…</translation>
    </message>
    <message>
        <source>Open a recording on a server</source>
        <translation>Abrir uma gravação em um servidor</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Previous recording of this server</source>
        <translation>Gravação anterior deste servidor</translation>
    </message>
    <message>
        <source>Open the recording that the server wrote before this one</source>
        <translation>Abrir a gravação que o servidor gravou antes desta</translation>
    </message>
    <message>
        <source>Next recording of this server</source>
        <translation>Próxima gravação deste servidor</translation>
    </message>
    <message>
        <source>Open the recording that the server wrote after this one</source>
        <translation>Abrir a gravação que o servidor gravou depois desta</translation>
    </message>
    <message>
        <source>Close recording</source>
        <translation>Fechar gravação</translation>
    </message>
    <message>
        <source>Show secrets</source>
        <translation>Mostrar segredos</translation>
    </message>
    <message>
        <source>Show passwords and other secrets in plain text until this recording is closed</source>
        <translation>Mostrar senhas e outros segredos em texto puro até esta gravação ser fechada</translation>
    </message>
    <message>
        <source>Open recordings</source>
        <translation>Abrir gravações</translation>
    </message>
</context>
<context>
    <name>tickscope::OverviewStrip</name>
    <message>
        <source>Overview of the whole recording</source>
        <translation>Visão geral de toda a gravação</translation>
    </message>
    <message>
        <source>The whole recording. Drag to move the visible range.</source>
        <translation>Toda a gravação. Arraste para mover o intervalo visível.</translation>
    </message>
</context>
<context>
    <name>tickscope::PageText</name>
    <message>
        <source>On startup</source>
        <translation>Ao iniciar</translation>
    </message>
    <message>
        <source>Reopen the last session</source>
        <translation>Reabrir a última sessão</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>Show a first hint above the picture</source>
        <translation>Mostrar uma dica inicial acima da imagem</translation>
    </message>
    <message>
        <source>Recent recordings</source>
        <translation>Gravações recentes</translation>
    </message>
    <message>
        <source>Jump length</source>
        <translation>Tamanho do salto</translation>
    </message>
    <message>
        <source>Small jumps are a tenth of it, large ones ten times as long.</source>
        <translation>Saltos pequenos são um décimo dele; os grandes, dez vezes mais longos.</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Sobreposições</translation>
    </message>
    <message>
        <source>Chat, kills and clock</source>
        <translation>Chat, abates e relógio</translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation>Minimapa</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Painéis</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Linha do tempo</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Seguir o sistema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Colour-blind-safe colours</source>
        <translation>Cores para daltônicos</translation>
    </message>
    <message>
        <source>Show players and teams in colours that are easy to tell apart with colour blindness.</source>
        <translation>Mostrar jogadores e times em cores fáceis de distinguir para pessoas daltônicas.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Takes effect after a restart.</source>
        <translation>Vale depois de reiniciar.</translation>
    </message>
    <message>
        <source>The library lists the recordings in these folders. Recordings of links and cases are looked for here, too.</source>
        <translation>A biblioteca lista as gravações destas pastas. As gravações de links e casos também são procuradas aqui.</translation>
    </message>
    <message>
        <source>Recording folders</source>
        <translation>Pastas de gravações</translation>
    </message>
    <message>
        <source>Maps are looked for next to the recording, in these folders and in the game&apos;s own folders.</source>
        <translation>Os mapas são procurados ao lado da gravação, nestas pastas e nas pastas do próprio jogo.</translation>
    </message>
    <message>
        <source>Map folders</source>
        <translation>Pastas de mapas</translation>
    </message>
    <message>
        <source>Missing maps</source>
        <translation>Mapas ausentes</translation>
    </message>
    <message>
        <source>Address for downloading missing maps. You are asked before anything is downloaded.</source>
        <translation>Endereço para baixar mapas ausentes. Você será consultado antes de qualquer download.</translation>
    </message>
    <message>
        <source>Team cases</source>
        <translation>Casos da equipe</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Geral</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Reprodução</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Exibição</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atalhos</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Pastas</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Rede</translation>
    </message>
    <message>
        <source>Game reports</source>
        <translation>Relatórios do jogo</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Names of blocks and entities in Hollow Cube recordings come from the game&apos;s own reports: blocks.json and registries.json in a folder named after the data version, such as 4903. Holds for recordings opened from now on.</source>
        <translation>Os nomes de blocos e entidades em gravações do Hollow Cube vêm dos relatórios do próprio jogo: blocks.json e registries.json em uma pasta com o nome da versão dos dados, como 4903. Vale para gravações abertas a partir de agora.</translation>
    </message>
    <message>
        <source>Recordings on servers</source>
        <translation>Gravações em servidores</translation>
    </message>
    <message>
        <source>Read the whole recording in the background</source>
        <translation>Ler a gravação inteira em segundo plano</translation>
    </message>
    <message>
        <source>Otherwise only what you look at is read, where the file has an index, until you choose Read on.</source>
        <translation>Senão, só o que você vê é lido, se o arquivo tiver um índice, até você escolher Continuar lendo.</translation>
    </message>
</context>
<context>
    <name>tickscope::PaletteCommands</name>
    <message>
        <source>Command palette…</source>
        <translation>Paleta de comandos…</translation>
    </message>
    <message>
        <source>Find any command, recent recording, player or event type</source>
        <translation>Localizar qualquer comando, gravação recente, jogador ou tipo de evento</translation>
    </message>
</context>
<context>
    <name>tickscope::PaletteDialog</name>
    <message>
        <source>Command palette</source>
        <translation>Paleta de comandos</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Enter runs, Tab types an argument, Esc closes</source>
        <translation>Enter executa, Tab digita um argumento, Esc fecha</translation>
    </message>
    <message>
        <source>No matching command, recording, player or event type.</source>
        <translation>Nenhum comando, gravação, jogador ou tipo de evento corresponde.</translation>
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
        <translation>%1: digite o argumento. Enter executa, Esc volta.</translation>
    </message>
    <message>
        <source>Type a command, recording, player or event type</source>
        <translation>Digite um comando, uma gravação, um jogador ou um tipo de evento</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Localizar um comando</translation>
    </message>
    <message>
        <source>%1 does not accept “%2”.</source>
        <translation>%1 não aceita “%2”.</translation>
    </message>
    <message>
        <source>%1 is not available now.</source>
        <translation>%1 não está disponível agora.</translation>
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
        <translation>nenhuma gravação aberta</translation>
    </message>
    <message>
        <source>not available now</source>
        <translation>não disponível agora</translation>
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
        <translation>&amp;Guardar no chaveiro do sistema</translation>
    </message>
    <message>
        <source>Password of the case server</source>
        <translation>Senha do servidor de casos</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>Se&amp;nha</translation>
    </message>
</context>
<context>
    <name>tickscope::PasteReportDialog</name>
    <message>
        <source>Paste report</source>
        <translation>Colar denúncia</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Denúncia</translation>
    </message>
    <message>
        <source>The report or lines of a server log. Times in it become links.</source>
        <translation>A denúncia ou linhas do log de um servidor. Os tempos contidos nela viram links.</translation>
    </message>
    <message>
        <source>Add case</source>
        <translation>Adicionar caso</translation>
    </message>
    <message>
        <source>About the open recording, %1</source>
        <translation>Sobre a gravação aberta, %1</translation>
    </message>
    <message>
        <source>Accused, as far as the report names them:</source>
        <translation>Acusados, se a denúncia disser seus nomes:</translation>
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
        <translation>Tempo</translation>
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
        <translation>Copiar imagem</translation>
    </message>
    <message>
        <source>Copy the picture of the world to the clipboard</source>
        <translation>Copiar a imagem do mundo para a área de transferência</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Salvar imagem…</translation>
    </message>
    <message>
        <source>Save the picture of the world as a file</source>
        <translation>Salvar a imagem do mundo em um arquivo</translation>
    </message>
</context>
<context>
    <name>tickscope::PlaceList</name>
    <message>
        <source>Places</source>
        <translation>Locais</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All recordings</source>
        <translation>Todas as gravações</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recentes</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fixadas</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Ausentes</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Pastas</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>Mostrar no gerenciador de arquivos</translation>
    </message>
    <message>
        <source>Remove folder from library</source>
        <translation>Remover pasta da biblioteca</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>Corridas concluídas</translation>
    </message>
</context>
<context>
    <name>tickscope::PlaybackBar</name>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Jump length</source>
        <translation>Tamanho do salto</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Reprodução</translation>
    </message>
    <message>
        <source>Speed; negative values play backwards  (&lt;, &gt;)</source>
        <translation>Velocidade; valores negativos reproduzem para trás  (&lt;, &gt;)</translation>
    </message>
    <message>
        <source>How far a jump moves the playhead</source>
        <translation>Quanto um salto move o cursor de reprodução</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ir para</translation>
    </message>
    <message>
        <source>Time of day: UTC where the recording has it, otherwise the recorder’s local time</source>
        <translation>Hora do dia: UTC quando a gravação a informa; senão, a hora local de quem gravou</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>tick %1</translation>
    </message>
    <message>
        <source>Not a time or a tick</source>
        <translation>Não é um tempo nem um tick</translation>
    </message>
    <message>
        <source>Outside the recording (ticks %1–%2)</source>
        <translation>Fora da gravação (ticks %1–%2)</translation>
    </message>
    <message>
        <source>Outside the recording (%1–%2)</source>
        <translation>Fora da gravação (%1–%2)</translation>
    </message>
    <message>
        <source>Go to 4:07 or @12365</source>
        <translation>Ir para 4:07 ou @12365</translation>
    </message>
    <message>
        <source>A time (12.5, 4:07, 1:02:03), a tick (@12365) or a time of day (14:22:07 UTC)  (Ctrl+G)</source>
        <translation>Um tempo (12.5, 4:07, 1:02:03), um tick (@12365) ou uma hora do dia (14:22:07 UTC)  (Ctrl+G)</translation>
    </message>
</context>
<context>
    <name>tickscope::PlaybackCommands</name>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play forwards</source>
        <translation>Reproduzir para a frente</translation>
    </message>
    <message>
        <source>Play forwards; press again to double the speed</source>
        <translation>Reproduzir para a frente; pressione de novo para dobrar a velocidade</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>Reproduzir para trás</translation>
    </message>
    <message>
        <source>Play backwards; press again to double the speed</source>
        <translation>Reproduzir para trás; pressione de novo para dobrar a velocidade</translation>
    </message>
    <message>
        <source>Reverse direction</source>
        <translation>Inverter direção</translation>
    </message>
    <message>
        <source>Play in the other direction at the same speed</source>
        <translation>Reproduzir na outra direção com a mesma velocidade</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Mais devagar</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Mais rápido</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Velocidade normal</translation>
    </message>
    <message>
        <source>Play at game speed</source>
        <translation>Reproduzir na velocidade do jogo</translation>
    </message>
    <message>
        <source>Loop from here</source>
        <translation>Loop a partir daqui</translation>
    </message>
    <message>
        <source>Start the A–B loop here</source>
        <translation>Começar o loop A–B aqui</translation>
    </message>
    <message>
        <source>Loop to here</source>
        <translation>Loop até aqui</translation>
    </message>
    <message>
        <source>End the A–B loop here</source>
        <translation>Terminar o loop A–B aqui</translation>
    </message>
    <message>
        <source>Clear loop</source>
        <translation>Remover loop</translation>
    </message>
    <message>
        <source>Remove the A–B loop</source>
        <translation>Remover o loop A–B</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayerCommands</name>
    <message>
        <source>Follow in view</source>
        <translation>Seguir na visualização</translation>
    </message>
    <message>
        <source>Select player</source>
        <translation>Selecionar jogador</translation>
    </message>
    <message>
        <source>Filter events to players</source>
        <translation>Filtrar eventos por jogadores</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Parar de seguir</translation>
    </message>
    <message>
        <source>Stop following %1</source>
        <translation>Parar de seguir %1</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>Seguir %1</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>Selecionar %1</translation>
    </message>
    <message>
        <source>Filter events to %1</source>
        <translation>Filtrar eventos por %1</translation>
    </message>
    <message>
        <source>Filter events to all named %1</source>
        <translation>Filtrar eventos por todos com o nome %1</translation>
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
        <translation>última posição conhecida</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>vivo</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>fora de jogo</translation>
    </message>
    <message>
        <source>Clan: %1</source>
        <translation>Clã: %1</translation>
    </message>
    <message>
        <source>Not in the game at this tick</source>
        <translation>Não está no jogo neste tick</translation>
    </message>
    <message>
        <source>No position at this tick</source>
        <translation>Sem posição neste tick</translation>
    </message>
    <message>
        <source>Position (recorded): %1</source>
        <translation>Posição (gravada): %1</translation>
    </message>
    <message>
        <source>Position (predicted): %1</source>
        <translation>Posição (prevista): %1</translation>
    </message>
    <message>
        <source>Position (between two ticks): %1</source>
        <translation>Posição (entre dois ticks): %1</translation>
    </message>
    <message>
        <source>Speed: not recorded</source>
        <translation>Velocidade: não gravada</translation>
    </message>
    <message>
        <source>Weapon: %1</source>
        <translation>Arma: %1</translation>
    </message>
    <message>
        <source>Latency: %1 ms</source>
        <translation>Latência: %1 ms</translation>
    </message>
    <message>
        <source>Client ID: %1</source>
        <translation>ID de cliente: %1</translation>
    </message>
    <message>
        <source>Player number: %1</source>
        <translation>Número do jogador: %1</translation>
    </message>
    <message>
        <source>Health and armor</source>
        <translation>Vida e armadura</translation>
    </message>
    <message>
        <source>Followed in view</source>
        <translation>Seguido na visualização</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Vida</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Other names: %1</source>
        <translation>Outros nomes: %1</translation>
    </message>
    <message>
        <source>Speed (derived from positions): %1</source>
        <translation>Velocidade (deduzida das posições): %1</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Velocidade: %1</translation>
    </message>
    <message>
        <source>Position in %1</source>
        <translation>Posição em %1</translation>
    </message>
    <message>
        <source>Speed in %1</source>
        <translation>Velocidade em %1</translation>
    </message>
    <message>
        <source>Position (%1)</source>
        <translation>Posição (%1)</translation>
    </message>
    <message>
        <source>not in sight</source>
        <translation>fora de vista</translation>
    </message>
    <message>
        <source>Not in sight of the recording player</source>
        <translation>Não está à vista do jogador que gravou</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayerText</name>
    <message>
        <source>Player #%1</source>
        <translation>Jogador nº %1</translation>
    </message>
    <message>
        <source>Client %1</source>
        <translation>Cliente %1</translation>
    </message>
    <message>
        <source>Entity %1</source>
        <translation>Entidade %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>first %1</source>
        <translation>primeiro %1</translation>
    </message>
    <message>
        <source>later %1</source>
        <translation>depois %1</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>também %1</translation>
    </message>
    <message>
        <source>same name as %1</source>
        <translation>mesmo nome que %1</translation>
    </message>
    <message>
        <source>%1 #%2</source>
        <translation>%1 #%2</translation>
    </message>
    <message>
        <source>name not confirmed</source>
        <translation>nome não confirmado</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayersDock</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar linhas</translation>
    </message>
    <message>
        <source>Players at this tick</source>
        <translation>Jogadores neste tick</translation>
    </message>
    <message>
        <source>Follow the selected player</source>
        <translation>Seguir o jogador selecionado</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Nenhuma gravação aberta.</translation>
    </message>
    <message>
        <source>No players in this recording.</source>
        <translation>Nenhum jogador nesta gravação.</translation>
    </message>
    <message>
        <source>Reading players…</source>
        <translation>Lendo jogadores…</translation>
    </message>
    <message>
        <source>%1 here, positions recorded, rest rebuilt</source>
        <translation>%1 aqui, posições gravadas, resto reconstruído</translation>
    </message>
    <message>
        <source>Positions are as stored in the file. What it leaves out, such as hooks and weapons, is worked out from it and its map.</source>
        <translation>As posições são as do arquivo. O que ele omite, como ganchos e armas, é deduzido dele e do mapa.</translation>
    </message>
    <message>
        <source>%1 here, positions recorded</source>
        <translation>%1 aqui, posições gravadas</translation>
    </message>
    <message>
        <source>Positions are as stored in the file.</source>
        <translation>As posições são as do arquivo.</translation>
    </message>
    <message>
        <source>%1 here, positions predicted</source>
        <translation>%1 aqui, posições previstas</translation>
    </message>
    <message>
        <source>The recording omits positions that follow from the game&apos;s physics; these are predicted for this tick.</source>
        <translation>A gravação omite posições que resultam da física do jogo; elas são previstas para este tick.</translation>
    </message>
    <message>
        <source>%1 here, positions between ticks</source>
        <translation>%1 aqui, posições entre ticks</translation>
    </message>
    <message>
        <source>Positions are interpolated between two recorded ones.</source>
        <translation>As posições são interpoladas entre duas gravadas.</translation>
    </message>
    <message>
        <source>Stop following %1</source>
        <translation>Parar de seguir %1</translation>
    </message>
    <message>
        <source>Keep the selected player centred</source>
        <translation>Manter o jogador selecionado centralizado</translation>
    </message>
    <message>
        <source>The players are not read yet.</source>
        <translation>Os jogadores ainda não foram lidos.</translation>
    </message>
    <message>
        <source>No players in the readable part of this recording.</source>
        <translation>Nenhum jogador na parte legível desta gravação.</translation>
    </message>
    <message>
        <source>%1; speed from positions</source>
        <translation>%1; velocidade deduzida das posições</translation>
    </message>
    <message>
        <source>Who is playing at the playhead. Click to select a player everywhere; V follows.</source>
        <translation>Quem está jogando no cursor de reprodução. Clique para selecionar um jogador em toda parte; V segue.</translation>
    </message>
</context>
<context>
    <name>tickscope::PlotView</name>
    <message>
        <source>Graphs</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Values over time. Up and Down choose a graph, Delete removes it, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation>Valores ao longo do tempo. As setas para cima e para baixo escolhem um gráfico, Delete o remove, Alt e as setas movem e aplicam zoom, a tecla de menu mostra mais.</translation>
    </message>
</context>
<context>
    <name>tickscope::PlotsDock</name>
    <message>
        <source>Plots</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Export stopped.</source>
        <translation>Exportação interrompida.</translation>
    </message>
    <message>
        <source>Fields…</source>
        <translation>Campos…</translation>
    </message>
    <message>
        <source>Choose values of the recording to plot</source>
        <translation>Escolher valores da gravação para o gráfico</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Save the graphs as a table or an image</source>
        <translation>Salvar os gráficos como tabela ou imagem</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop the export</source>
        <translation>Parar a exportação</translation>
    </message>
    <message>
        <source>Remove graph</source>
        <translation>Remover gráfico</translation>
    </message>
    <message>
        <source>Remove all graphs</source>
        <translation>Remover todos os gráficos</translation>
    </message>
    <message>
        <source>Choose fields…</source>
        <translation>Escolher campos…</translation>
    </message>
    <message>
        <source>Reading values: %1%</source>
        <translation>Lendo valores: %1%</translation>
    </message>
    <message>
        <source>Values are available once all events have been found.</source>
        <translation>Os valores ficam disponíveis quando todos os eventos tiverem sido encontrados.</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Nenhuma gravação aberta.</translation>
    </message>
    <message>
        <source>Drag a number from the inspector here, or &lt;a href=&apos;fields&apos;&gt;choose fields…&lt;/a&gt;</source>
        <translation>Arraste para cá um número do inspetor ou &lt;a href=&apos;fields&apos;&gt;escolha campos…&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>Table of the visible range (CSV)…</source>
        <translation>Tabela do intervalo visível (CSV)…</translation>
    </message>
    <message>
        <source>Table of the whole recording (CSV)…</source>
        <translation>Tabela de toda a gravação (CSV)…</translation>
    </message>
    <message>
        <source>Image (PNG)…</source>
        <translation>Imagem (PNG)…</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>Imagens PNG (*.png)</translation>
    </message>
    <message>
        <source>Export graphs</source>
        <translation>Exportar gráficos</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportado para %1</translation>
    </message>
    <message>
        <source>Inspector values over time. Right-click a value in the inspector to add it.</source>
        <translation>Valores do inspetor ao longo do tempo. Clique com o botão direito em um valor do inspetor para adicioná-lo.</translation>
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
        <translation>Prioridade</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Alegação</translation>
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
        <translation>Responsável</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Created (%1)</source>
        <translation>Criado (%1)</translation>
    </message>
</context>
<context>
    <name>tickscope::QueuePage</name>
    <message>
        <source>Next case</source>
        <translation>Próximo caso</translation>
    </message>
    <message>
        <source>Take the most urgent unassigned case and open it</source>
        <translation>Pegar o caso não atribuído mais urgente e abri-lo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open the case and its recording</source>
        <translation>Abrir o caso e sua gravação</translation>
    </message>
    <message>
        <source>All reported cases: take the next one, import or paste reports.</source>
        <translation>Todos os casos denunciados: pegar o próximo, importar ou colar denúncias.</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar linhas</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Casos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Search claims, names and notes</source>
        <translation>Pesquisar em alegações, nomes e notas</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Qualquer status</translation>
    </message>
    <message>
        <source>Any priority</source>
        <translation>Qualquer prioridade</translation>
    </message>
    <message>
        <source>%1 and above</source>
        <translation>%1 e acima</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Prioridade</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>Responsável</translation>
    </message>
    <message>
        <source>Anyone&apos;s</source>
        <translation>De qualquer um</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meus</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Não atribuídos</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Add reports from a CSV, JSON or text file</source>
        <translation>Adicionar denúncias de um arquivo CSV, JSON ou de texto</translation>
    </message>
    <message>
        <source>Paste report…</source>
        <translation>Colar denúncia…</translation>
    </message>
    <message>
        <source>Add a report or server log lines as a case</source>
        <translation>Adicionar como caso uma denúncia ou linhas do log do servidor</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Configurações…</translation>
    </message>
    <message>
        <source>Choose the case store, your name and recording folders</source>
        <translation>Escolher o repositório de casos, seu nome e as pastas de gravações</translation>
    </message>
    <message>
        <source>No case matches. &lt;a href=&apos;clear&apos;&gt;Clear the filter&lt;/a&gt;</source>
        <translation>Nenhum caso corresponde. &lt;a href=&apos;clear&apos;&gt;Limpar o filtro&lt;/a&gt;</translation>
    </message>
    <message>
        <source>No cases yet. Import or paste reports.</source>
        <translation>Ainda não há casos. Importe ou cole denúncias.</translation>
    </message>
    <message>
        <source>No case is waiting for you.</source>
        <translation>Nenhum caso espera por você.</translation>
    </message>
    <message>
        <source>Import reports</source>
        <translation>Importar denúncias</translation>
    </message>
    <message>
        <source>Reports (*.csv *.json *.jsonl *.txt *.log);;All files (*)</source>
        <translation>Denúncias (*.csv *.json *.jsonl *.txt *.log);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>The reports could not be read: %1</source>
        <translation>Não foi possível ler as denúncias: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) imported.</source>
        <translation>
            <numerusform>%Ln denúncia importada.</numerusform>
            <numerusform>%Ln denúncias importadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) could not be read; the first: %1</source>
        <translation>
            <numerusform>%Ln denúncia não pôde ser lida: %1</numerusform>
            <numerusform>%Ln denúncias não puderam ser lidas; a primeira: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Case %1 has this report already.</source>
        <translation>O caso %1 já tem esta denúncia.</translation>
    </message>
    <message>
        <source>Open case %1</source>
        <translation>Abrir o caso %1</translation>
    </message>
    <message>
        <source>Case %1 accuses the same player already.</source>
        <translation>O caso %1 já acusa o mesmo jogador.</translation>
    </message>
    <message>
        <source>It is decided: %1.</source>
        <translation>Está decidido: %1.</translation>
    </message>
    <message>
        <source>It is decided, but its reviewers disagree.</source>
        <translation>Está decidido, mas os revisores discordam.</translation>
    </message>
    <message>
        <source>Exported cases come without their history; verdicts became notes.</source>
        <translation>Casos exportados chegam sem o histórico; os vereditos viraram notas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) had been imported before.</source>
        <translation>
            <numerusform>%Ln denúncia já havia sido importada.</numerusform>
            <numerusform>%Ln denúncias já haviam sido importadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>Desfazer importação</translation>
    </message>
    <message>
        <source>Remove the cases that were just added; their history stays</source>
        <translation>Remover os casos recém-adicionados; o histórico deles permanece</translation>
    </message>
    <message numerus="yes">
        <source>%Ln case(s) stay: somebody has worked on them.</source>
        <translation>
            <numerusform>%Ln caso permanece: alguém trabalhou nele.</numerusform>
            <numerusform>%Ln casos permanecem: alguém trabalhou neles.</numerusform>
        </translation>
    </message>
    <message>
        <source>The import was undone.</source>
        <translation>A importação foi desfeita.</translation>
    </message>
</context>
<context>
    <name>tickscope::RecentCommands</name>
    <message>
        <source>Open recent</source>
        <translation>Abrir recente</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>Remover desta lista</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Limpar lista</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>Abrir gravação</translation>
    </message>
</context>
<context>
    <name>tickscope::RecordingMessages</name>
    <message>
        <source>%1 is a complete recording without any ticks; there is nothing to show.</source>
        <translation>%1 é uma gravação completa sem nenhum tick; não há nada para mostrar.</translation>
    </message>
    <message>
        <source>The server did not deliver the recording.</source>
        <translation>O servidor não entregou a gravação.</translation>
    </message>
    <message>
        <source>Enter token…</source>
        <translation>Informar token…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Abrindo %1…</translation>
    </message>
    <message>
        <source>Finding events: %1%</source>
        <translation>Encontrando eventos: %1%</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Add it to the library?</source>
        <translation>Adicioná-la à biblioteca?</translation>
    </message>
    <message>
        <source>Add to library</source>
        <translation>Adicionar à biblioteca</translation>
    </message>
    <message>
        <source>Read up to %1. Events and players after that are not known.</source>
        <translation>Lido até %1. Eventos e jogadores depois disso não são conhecidos.</translation>
    </message>
    <message>
        <source>Only what you look at is read. Events and players are not known.</source>
        <translation>Só o que você vê é lido. Eventos e jogadores não são conhecidos.</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Continuar lendo</translation>
    </message>
    <message>
        <source>Reading the whole recording from the server (%1): %2%</source>
        <translation>Lendo a gravação inteira do servidor (%1): %2%</translation>
    </message>
    <message>
        <source>The file was changed after it was opened. What you see may no longer be what it holds.</source>
        <translation>O arquivo foi alterado depois de aberto. O que você vê pode não ser mais o conteúdo dele.</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Abrir de novo</translation>
    </message>
    <message>
        <source>Tick %1 is outside the recording (ticks %2–%3).</source>
        <translation>O tick %1 está fora da gravação (ticks %2–%3).</translation>
    </message>
</context>
<context>
    <name>tickscope::ReportTexts</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
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
        <translation>também %1</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Acusados</translation>
    </message>
    <message>
        <source>%1 (name only)</source>
        <translation>%1 (só o nome)</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Gravação</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Created (UTC)</source>
        <translation>Criado (UTC)</translation>
    </message>
    <message>
        <source>Decided (UTC)</source>
        <translation>Decidido (UTC)</translation>
    </message>
    <message>
        <source>All verdicts given (UTC)</source>
        <translation>Todos os vereditos dados (UTC)</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>tick</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jogador</translation>
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
        <translation>Clipe da gravação, ao lado desta página: %1</translation>
    </message>
    <message>
        <source>What is counted: %1</source>
        <translation>O que é contado: %1</translation>
    </message>
    <message>
        <source>Innocent explanations: %1</source>
        <translation>Explicações inocentes: %1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>Limites: %1</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>Indicadores: %1</translation>
    </message>
    <message>
        <source>The figures support a decision; none of them is a verdict.</source>
        <translation>Os indicadores ajudam a decidir; nenhum deles é um veredito.</translation>
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
        <translation>amostras</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalo de 95%</translation>
    </message>
    <message>
        <source>everybody else</source>
        <translation>todos os outros</translation>
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
        <translation>conclusão</translation>
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
        <translation>quem</translation>
    </message>
    <message>
        <source>what</source>
        <translation>o quê</translation>
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
        <translation>pt-BR</translation>
    </message>
    <message>
        <source>A number such as #6 is that of the player in the recording, in order of first appearance; the times beside it say when the player was in the game.</source>
        <translation>Um número como #6 é o do jogador na gravação, por ordem de primeira aparição; os tempos ao lado indicam quando o jogador esteve no jogo.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Alegação</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Vereditos</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Geral</translation>
    </message>
    <message>
        <source>%1, after the decision</source>
        <translation>%1, depois da decisão</translation>
    </message>
    <message>
        <source>Report made (UTC)</source>
        <translation>Relatório criado (UTC)</translation>
    </message>
    <message>
        <source>Where: %1</source>
        <translation>Onde: %1</translation>
    </message>
    <message>
        <source>Where (%1): %2</source>
        <translation>Onde (%1): %2</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Não verificado</translation>
    </message>
    <message>
        <source>Above a diagram stands its highest bar, with how often that came and its share; where some bars are dark, what the figure counts.</source>
        <translation>Acima de um diagrama está a sua barra mais alta, com quantas vezes ocorreu e a proporção; onde algumas barras são escuras, o que o indicador conta.</translation>
    </message>
    <message>
        <source>%1 (checked: %2 only)</source>
        <translation>%1 (verificado: só %2)</translation>
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
        <translation>De %1; o que já estava pressionado começou antes.</translation>
    </message>
    <message>
        <source>Half of the samples are below a median; a percentage is a share of the samples. The 95% interval is where the value may lie by chance alone: the fewer samples, the wider.</source>
        <translation>Metade das amostras fica abaixo de uma mediana; uma porcentagem é uma parte das amostras. O intervalo de 95% é onde o valor pode estar só por acaso: quanto menos amostras, mais largo.</translation>
    </message>
    <message>
        <source>Video of that clip: %1</source>
        <translation>Vídeo desse clipe: %1</translation>
    </message>
    <message>
        <source>%1. Any player in the picture is someone else.</source>
        <translation>%1. Qualquer jogador na imagem é outra pessoa.</translation>
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
        <translation>Alegação</translation>
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
        <translation>A nota %1 é sobre o denunciante.</translation>
    </message>
    <message>
        <source>This is said of the reporter. The name is replaced, but the rest may tell who it was:</source>
        <translation>Isto é dito sobre o denunciante. O nome é substituído, mas o resto pode revelar quem foi:</translation>
    </message>
    <message>
        <source>The reporter and an accused are both called %1, so that name is not replaced, whoever it means.</source>
        <translation>O denunciante e um acusado se chamam ambos %1, por isso esse nome não é substituído, seja quem for.</translation>
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
        <translation>Configurações de revisão</translation>
    </message>
    <message>
        <source>Your user name</source>
        <translation>Seu nome de usuário</translation>
    </message>
    <message>
        <source>reviews.example.org</source>
        <translation>reviews.example.org</translation>
    </message>
    <message>
        <source>libpq default</source>
        <translation>padrão da libpq</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Inalterada</translation>
    </message>
    <message>
        <source>&amp;Keep it in the system keyring</source>
        <translation>&amp;Guardar no chaveiro do sistema</translation>
    </message>
    <message>
        <source>&amp;Forget the stored password</source>
        <translation>&amp;Esquecer a senha guardada</translation>
    </message>
    <message>
        <source>Case &amp;store</source>
        <translation>Re&amp;positório de casos</translation>
    </message>
    <message>
        <source>&amp;Location</source>
        <translation>&amp;Local</translation>
    </message>
    <message>
        <source>The path of a case file, or service:NAME for a PostgreSQL server from your libpq service file.</source>
        <translation>O caminho de um arquivo de casos, ou service:NAME para um servidor PostgreSQL do seu arquivo de serviços da libpq.</translation>
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
        <translation>Por&amp;ta</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;Banco de dados</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Usuário</translation>
    </message>
    <message>
        <source>C&amp;ertificate authority</source>
        <translation>&amp;Autoridade de certificação</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>Se&amp;nha</translation>
    </message>
    <message>
        <source>The connection is encrypted, and the server must prove its identity. The password is kept only in the system keyring; without one, Tickscope asks each time.</source>
        <translation>A conexão é criptografada, e o servidor precisa comprovar sua identidade. A senha só é guardada no chaveiro do sistema; sem ele, o Tickscope pergunta toda vez.</translation>
    </message>
    <message>
        <source>File or libpq service</source>
        <translation>Arquivo ou serviço da libpq</translation>
    </message>
    <message>
        <source>Team server</source>
        <translation>Servidor da equipe</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Choose certificate authority</source>
        <translation>Escolher autoridade de certificação</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Certificados (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Certificate authority</source>
        <translation>Autoridade certificadora</translation>
    </message>
</context>
<context>
    <name>tickscope::SaveDialog</name>
    <message>
        <source>Files of that name exist already. Choose another name.</source>
        <translation>Já existem arquivos com esse nome. Escolha outro nome.</translation>
    </message>
    <message>
        <source>Waiting for another file to be saved.</source>
        <translation>Aguardando outro arquivo ser salvo.</translation>
    </message>
    <message>
        <source>%p% · %1 left</source>
        <translation>%p% · faltam %1</translation>
    </message>
</context>
<context>
    <name>tickscope::Scoreboard</name>
    <message>
        <source>watches</source>
        <translation>assistindo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Clan</source>
        <translation>Clã</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Ping</source>
        <translation>Ping</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>e mais %Ln</numerusform>
            <numerusform>e mais %Ln</numerusform>
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
        <translation>Nova vista</translation>
    </message>
    <message>
        <source>Show the world a second time, with a camera of its own</source>
        <translation>Mostrar o mundo uma segunda vez, com câmera própria</translation>
    </message>
</context>
<context>
    <name>tickscope::SessionSaver</name>
    <message numerus="yes">
        <source>Tickscope was not closed properly. %n recording(s) were restored.</source>
        <translation>
            <numerusform>O Tickscope não foi fechado corretamente. %n gravação foi restaurada.</numerusform>
            <numerusform>O Tickscope não foi fechado corretamente. %n gravações foram restauradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) of the last session were not found.</source>
        <translation>
            <numerusform>%n gravação da última sessão não foi encontrada.</numerusform>
            <numerusform>%n gravações da última sessão não foram encontradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found:</source>
        <translation>Não encontradas:</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>Começar vazio</translation>
    </message>
</context>
<context>
    <name>tickscope::SettingsCommands</name>
    <message>
        <source>Settings…</source>
        <translation>Configurações…</translation>
    </message>
    <message>
        <source>Change settings and shortcuts</source>
        <translation>Alterar configurações e atalhos</translation>
    </message>
    <message>
        <source>Map folders…</source>
        <translation>Pastas de mapas…</translation>
    </message>
    <message>
        <source>Choose the folders searched for maps</source>
        <translation>Escolher as pastas em que se procuram mapas</translation>
    </message>
</context>
<context>
    <name>tickscope::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Reset this page to defaults</source>
        <translation>Restaurar os padrões desta página</translation>
    </message>
</context>
<context>
    <name>tickscope::ShortcutsDialog</name>
    <message>
        <source>World: zoom</source>
        <translation>Mundo: zoom</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>roda do mouse</translation>
    </message>
    <message>
        <source>World: move</source>
        <translation>Mundo: mover</translation>
    </message>
    <message>
        <source>drag, Alt + arrow keys</source>
        <translation>arrastar, Alt + setas</translation>
    </message>
    <message>
        <source>World: follow a player</source>
        <translation>Mundo: seguir um jogador</translation>
    </message>
    <message>
        <source>double-click</source>
        <translation>clique duplo</translation>
    </message>
    <message>
        <source>Mini-map: look elsewhere</source>
        <translation>Minimapa: olhar outro lugar</translation>
    </message>
    <message>
        <source>click, drag</source>
        <translation>clicar, arrastar</translation>
    </message>
    <message>
        <source>Timeline: zoom</source>
        <translation>Linha do tempo: zoom</translation>
    </message>
    <message>
        <source>Timeline: move</source>
        <translation>Linha do tempo: mover</translation>
    </message>
    <message>
        <source>middle drag, Shift + wheel</source>
        <translation>arrastar com o botão do meio, Shift + roda do mouse</translation>
    </message>
    <message>
        <source>Timeline: whole recording</source>
        <translation>Linha do tempo: toda a gravação</translation>
    </message>
    <message>
        <source>Timeline: tick by tick</source>
        <translation>Linha do tempo: tick a tick</translation>
    </message>
    <message>
        <source>Shift + drag</source>
        <translation>Shift + arrastar</translation>
    </message>
    <message>
        <source>Timeline: snap to events and markers</source>
        <translation>Linha do tempo: alinhar a eventos e marcadores</translation>
    </message>
    <message>
        <source>Ctrl + drag</source>
        <translation>Ctrl + arrastar</translation>
    </message>
    <message>
        <source>Timeline: move a marker</source>
        <translation>Linha do tempo: mover um marcador</translation>
    </message>
    <message>
        <source>drag its sign on the axis</source>
        <translation>arrastar o símbolo dele no eixo</translation>
    </message>
    <message>
        <source>Timeline: cancel a drag</source>
        <translation>Linha do tempo: cancelar um arraste</translation>
    </message>
    <message>
        <source>Esc while dragging</source>
        <translation>Esc ao arrastar</translation>
    </message>
    <message>
        <source>Timeline: select a range and loop it</source>
        <translation>Linha do tempo: selecionar um intervalo e repeti-lo em loop</translation>
    </message>
    <message>
        <source>right drag, Alt + drag</source>
        <translation>arrastar com o botão direito, Alt + arrastar</translation>
    </message>
    <message>
        <source>Next, previous area of the window</source>
        <translation>Próxima área da janela, área anterior</translation>
    </message>
    <message>
        <source>Tab, Shift + Tab</source>
        <translation>Tab, Shift + Tab</translation>
    </message>
    <message>
        <source>List: previous, next row</source>
        <translation>Lista: linha anterior, próxima linha</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Seta para cima, seta para baixo</translation>
    </message>
    <message>
        <source>Tree: close, open a branch</source>
        <translation>Árvore: fechar, abrir um ramo</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Seta para a esquerda, seta para a direita</translation>
    </message>
    <message>
        <source>Button, box: press</source>
        <translation>Botão, caixa: pressionar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Text field: clear; when empty, leave</source>
        <translation>Campo de texto: limpar; se vazio, sair</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Localizar um comando</translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation>Comandos e teclas</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
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
        <translation>Usar aqui</translation>
    </message>
    <message>
        <source>Remove key</source>
        <translation>Remover tecla</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>Teclas padrão</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Localizar um comando ou uma tecla</translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation>Comandos e teclas</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Keys of the command</source>
        <translation>Teclas do comando</translation>
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
        <translation>%1 (alterado)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 is already used by %2.</source>
        <translation>%1 já é usado por %2.</translation>
    </message>
    <message>
        <source>This file contains no Tickscope shortcuts.</source>
        <translation>Este arquivo não contém atalhos do Tickscope.</translation>
    </message>
    <message>
        <source>Export shortcuts</source>
        <translation>Exportar atalhos</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Import shortcuts</source>
        <translation>Importar atalhos</translation>
    </message>
</context>
<context>
    <name>tickscope::SplitsTable</name>
    <message>
        <source>Splits</source>
        <translation>Parciais</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Parcial</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aqui</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Fantasma</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Chegada</translation>
    </message>
    <message>
        <source>Sum of best</source>
        <translation>Soma ideal</translation>
    </message>
    <message>
        <source>Best from the split before</source>
        <translation>Melhor tempo desde a parcial anterior</translation>
    </message>
    <message>
        <source>Enter on a time goes there: of the recording, or of the ghost</source>
        <translation>Enter em um tempo vai até ele: da gravação ou do fantasma</translation>
    </message>
    <message>
        <source>%1 later</source>
        <translation>%1 depois</translation>
    </message>
    <message>
        <source>%1 earlier</source>
        <translation>%1 antes</translation>
    </message>
    <message>
        <source>Ghost is</source>
        <translation>Chega</translation>
    </message>
    <message>
        <source>How much later or earlier the ghost is there</source>
        <translation>Quanto mais tarde ou mais cedo o fantasma chega ali</translation>
    </message>
</context>
<context>
    <name>tickscope::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>Abrir gravação…</translation>
    </message>
    <message>
        <source>Open a recording  (%1)</source>
        <translation>Abrir uma gravação  (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Adicionar…</translation>
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
        <translation>Gravações abertas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close others</source>
        <translation>Fechar outras</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copiar caminho</translation>
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
        <translation>Próxima aba</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Aba anterior</translation>
    </message>
    <message>
        <source>Close other recordings</source>
        <translation>Fechar outras gravações</translation>
    </message>
    <message>
        <source>Reopen closed recording</source>
        <translation>Reabrir a gravação fechada</translation>
    </message>
    <message>
        <source>Open the recording that was closed last, where it was</source>
        <translation>Abrir a última gravação fechada, onde ela estava</translation>
    </message>
</context>
<context>
    <name>tickscope::TabbedWindow</name>
    <message>
        <source>There is no room for another ghost: %1 was opened in a tab of its own.</source>
        <translation>Não há lugar para outro fantasma: %1 foi aberto em uma aba própria.</translation>
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
        <translation>por %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln choice(s)</source>
        <translation>
            <numerusform>%1: %Ln escolha</numerusform>
            <numerusform>%1: %Ln escolhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln time(s)</source>
        <translation>
            <numerusform>%1: %Ln vez</numerusform>
            <numerusform>%1: %Ln vezes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln press(es)</source>
        <translation>
            <numerusform>%1: %Ln pressionamento</numerusform>
            <numerusform>%1: %Ln pressionamentos</numerusform>
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
        <translation> em %1</translation>
    </message>
    <message>
        <source>held %1% of that time, longest press %2</source>
        <translation>mantido por %1% desse tempo, pressionamento mais longo: %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>pelo menos %1</translation>
    </message>
    <message>
        <source>%1 held %2</source>
        <translation>%1: mantido por %2</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>part of a press of %1, %2</source>
        <translation>parte de um pressionamento de %1, %2</translation>
    </message>
    <message>
        <source>%1 after the previous one</source>
        <translation>%1 depois do anterior</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: no input here</source>
        <translation>%1: nenhum input aqui</translation>
    </message>
    <message>
        <source>%1: not known here</source>
        <translation>%1: não conhecido aqui</translation>
    </message>
    <message>
        <source>Player	Source	Input	First tick	Last tick	Ticks	Value</source>
        <translation>Jogador	Origem	Input	Primeiro tick	Último tick	Ticks	Valor</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln press(es) within a tick</source>
        <translation>
            <numerusform>%1: %Ln pressionamento dentro de um tick</numerusform>
            <numerusform>%1: %Ln pressionamentos dentro de um tick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the last of %Ln press(es) in its first tick</source>
        <translation>
            <numerusform>o último de %Ln pressionamento no seu primeiro tick</numerusform>
            <numerusform>o último de %Ln pressionamentos no seu primeiro tick</numerusform>
        </translation>
    </message>
    <message>
        <source>Yaw %1 %2°</source>
        <translation>Guinada %1 %2°</translation>
    </message>
    <message>
        <source>Pitch %1 %2°</source>
        <translation>Arfagem %1 %2°</translation>
    </message>
</context>
<context>
    <name>tickscope::TapeParts</name>
    <message>
        <source>Nothing at the playhead</source>
        <translation>Nada no cursor de reprodução</translation>
    </message>
</context>
<context>
    <name>tickscope::TapeView</name>
    <message>
        <source>Recorder</source>
        <translation>Quem gravou</translation>
    </message>
    <message>
        <source>Inputs of all players</source>
        <translation>Inputs de todos os jogadores</translation>
    </message>
    <message>
        <source>Up and Down choose a row, Enter selects its player, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation>As setas para cima e para baixo escolhem uma linha, Enter seleciona o jogador dela, Alt e as setas movem e aplicam zoom, a tecla de menu mostra mais.</translation>
    </message>
</context>
<context>
    <name>tickscope::TicksBox</name>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Seconds before and after</source>
        <translation>Segundos antes e depois</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Whole recording</source>
        <translation>Toda a gravação</translation>
    </message>
    <message>
        <source>Selected range</source>
        <translation>Intervalo selecionado</translation>
    </message>
    <message>
        <source>Visible range</source>
        <translation>Intervalo visível</translation>
    </message>
    <message>
        <source>Around %1</source>
        <translation>Em torno de %1</translation>
    </message>
    <message>
        <source>Around the playhead</source>
        <translation>Em torno do cursor</translation>
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
        <translation>Faixas ▾</translation>
    </message>
    <message>
        <source>hidden by the filter</source>
        <translation>oculto pelo filtro</translation>
    </message>
    <message>
        <source>none in this recording</source>
        <translation>não há nesta gravação</translation>
    </message>
    <message>
        <source>no event has the text “%1”</source>
        <translation>nenhum evento tem o texto “%1”</translation>
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
            <numerusform>%Ln outro</numerusform>
            <numerusform>%Ln outros</numerusform>
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
        <translation>só tipos de evento que não são mostrados</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>ainda não lido</translation>
    </message>
    <message>
        <source>no event of the chosen player has the text “%1”</source>
        <translation>nenhum evento do jogador escolhido tem o texto “%1”</translation>
    </message>
    <message>
        <source>grouped with other events</source>
        <translation>agrupado com outros eventos</translation>
    </message>
    <message>
        <source>none so far</source>
        <translation>nenhum até agora</translation>
    </message>
    <message>
        <source>none in the readable part</source>
        <translation>nenhum na parte legível</translation>
    </message>
    <message>
        <source>none recorded after %1</source>
        <translation>nenhuma gravada depois de %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>não pode ser lido</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>não gravado</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineCommands</name>
    <message>
        <source>Fit timeline</source>
        <translation>Ajustar linha do tempo</translation>
    </message>
    <message>
        <source>Show the whole recording on the timeline</source>
        <translation>Mostrar toda a gravação na linha do tempo</translation>
    </message>
    <message>
        <source>Zoom to range</source>
        <translation>Zoom no intervalo</translation>
    </message>
    <message>
        <source>Zoom the timeline to the selected range</source>
        <translation>Aplicar zoom da linha do tempo ao intervalo selecionado</translation>
    </message>
    <message>
        <source>Copy range</source>
        <translation>Copiar intervalo</translation>
    </message>
    <message>
        <source>Copy duration, ticks and event counts of the selected range</source>
        <translation>Copiar duração, ticks e contagens de eventos do intervalo selecionado</translation>
    </message>
    <message>
        <source>Add marker here…</source>
        <translation>Adicionar marcador aqui…</translation>
    </message>
    <message>
        <source>Rename marker…</source>
        <translation>Renomear marcador…</translation>
    </message>
    <message>
        <source>Marker name:</source>
        <translation>Nome do marcador:</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>Adicionar marcador</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>Renomear marcador</translation>
    </message>
    <message>
        <source>Go to tick %1</source>
        <translation>Ir para o tick %1</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineHint</name>
    <message>
        <source>Choose lanes. In the strip: click to go there, wheel to zoom, middle button to pan,
right button to select a range, double-click to show all.
Drag a marker&apos;s sign to move it. Ctrl snaps to events and markers, Shift moves tick by tick.</source>
        <translation>Escolha as faixas. Na tira: clique para ir a um ponto, roda do mouse para zoom, botão do meio para mover,
botão direito para selecionar um intervalo, clique duplo para mostrar tudo.
Arraste o símbolo de um marcador para movê-lo. Ctrl alinha a eventos e marcadores, Shift move tick a tick.</translation>
    </message>
    <message>
        <source>%1: %2
Drag to reorder the lanes, right-click for more</source>
        <translation>%1: %2
Arraste para reordenar as faixas, clique com o botão direito para mais opções</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelinePanel</name>
    <message>
        <source>Timeline and playback</source>
        <translation>Linha do tempo e reprodução</translation>
    </message>
    <message>
        <source>Move lane</source>
        <translation>Mover faixa</translation>
    </message>
    <message>
        <source>Filtered</source>
        <translation>Filtrado</translation>
    </message>
    <message>
        <source>chosen event types</source>
        <translation>tipos de evento escolhidos</translation>
    </message>
    <message>
        <source>Lanes and overview show only what the filter of the events shows: %1. Click to clear it.</source>
        <translation>As faixas e a visão geral mostram só o que o filtro de eventos mostra: %1. Clique para limpá-lo.</translation>
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
            <numerusform>%Ln evento visível</numerusform>
            <numerusform>%Ln eventos visíveis</numerusform>
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
        <translation>Pontos danificados</translation>
    </message>
    <message>
        <source>%1 to %2 of %3 in view.</source>
        <translation>%1 a %2 de %3 visíveis.</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Linha do tempo</translation>
    </message>
    <message>
        <source>Up and Down choose a lane, Enter opens its menu, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation>As setas para cima e para baixo escolhem uma faixa, Enter abre o menu dela, Alt e as setas movem e aplicam zoom, a tecla de menu mostra mais.</translation>
    </message>
    <message>
        <source>%1 Range %2.</source>
        <translation>%1 Intervalo %2.</translation>
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
        <translation>%1, hora local de quem gravou</translation>
    </message>
    <message>
        <source>%1, time zone unknown</source>
        <translation>%1, fuso horário desconhecido</translation>
    </message>
    <message>
        <source>%1 recorder’s time</source>
        <translation>%1, hora de quem gravou</translation>
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
        <translation>Sem rastros</translation>
    </message>
    <message>
        <source>Show no trails</source>
        <translation>Não mostrar rastros</translation>
    </message>
    <message>
        <source>10-second trails</source>
        <translation>Rastros de 10 segundos</translation>
    </message>
    <message>
        <source>Show where everyone came from, coloured by speed; click to go there</source>
        <translation>Mostrar de onde cada um veio, com cores conforme a velocidade; clique para ir até lá</translation>
    </message>
    <message>
        <source>Full path</source>
        <translation>Trajeto completo</translation>
    </message>
    <message>
        <source>Show the full path of the selected player, coloured by speed; click to go there</source>
        <translation>Mostrar o trajeto completo do jogador selecionado, com cores conforme a velocidade; clique para ir até lá</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Mapa de calor</translation>
    </message>
    <message>
        <source>No heat map</source>
        <translation>Sem mapa de calor</translation>
    </message>
    <message>
        <source>Show no heat map</source>
        <translation>Não mostrar mapa de calor</translation>
    </message>
    <message>
        <source>Heat map of the selected player</source>
        <translation>Mapa de calor do jogador selecionado</translation>
    </message>
    <message>
        <source>Show where the selected player spent time, in the range or the whole recording</source>
        <translation>Mostrar onde o jogador selecionado passou tempo, no intervalo ou em toda a gravação</translation>
    </message>
    <message>
        <source>Heat map of all players</source>
        <translation>Mapa de calor de todos os jogadores</translation>
    </message>
    <message>
        <source>Show where players spent time, in the range or the whole recording</source>
        <translation>Mostrar onde os jogadores passaram tempo, no intervalo ou em toda a gravação</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 ou mais</translation>
    </message>
    <message>
        <source>Time spent: selected player</source>
        <translation>Tempo passado: jogador selecionado</translation>
    </message>
    <message>
        <source>Time spent: all players</source>
        <translation>Tempo passado: todos os jogadores</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 s and more</source>
        <translation>%1 s ou mais</translation>
    </message>
    <message>
        <source>Speed (%1)</source>
        <translation>Velocidade (%1)</translation>
    </message>
</context>
<context>
    <name>tickscope::ValueText</name>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
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
        <translation>Geral</translation>
    </message>
    <message>
        <source>The verdict on the whole case</source>
        <translation>O veredito sobre o caso inteiro</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Não decidido</translation>
    </message>
    <message>
        <source>Reason for the decision</source>
        <translation>Motivo da decisão</translation>
    </message>
    <message>
        <source>Why you decided this</source>
        <translation>Por que você decidiu assim</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>The final result</source>
        <translation>O resultado final</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Decide a case on which reviewers disagree; on a server, leads only</source>
        <translation>Decidir um caso em que os revisores divergem; em um servidor, só líderes</translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>Decidido: %1</translation>
    </message>
    <message>
        <source>The reviewers disagree; a lead has to settle it.</source>
        <translation>Os revisores divergem; um líder precisa resolver o caso.</translation>
    </message>
    <message>
        <source>You have decided. All verdicts are shown once everyone has.</source>
        <translation>Você decidiu. Todos os vereditos são mostrados quando todos tiverem decidido.</translation>
    </message>
    <message>
        <source>Only the assignee gives a verdict. &lt;a href=&apos;me&apos;&gt;Assign the case to me&lt;/a&gt;</source>
        <translation>Só o responsável dá um veredito. &lt;a href=&apos;me&apos;&gt;Atribuir o caso a mim&lt;/a&gt;</translation>
    </message>
    <message>
        <source>You see the other verdict once you have decided.</source>
        <translation>Você verá o outro veredito quando tiver decidido.</translation>
    </message>
    <message>
        <source>You see the other verdict once you have decided. In a case file this is not enforced: other programs could show it.</source>
        <translation>Você verá o outro veredito quando tiver decidido. Em um arquivo de casos isso não é imposto: outros programas poderiam mostrá-lo.</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Decidir…</translation>
    </message>
    <message>
        <source>Withdraw verdict</source>
        <translation>Retirar veredito</translation>
    </message>
    <message>
        <source>Change your verdict and decide again; the history will say so</source>
        <translation>Mudar seu veredito e decidir de novo; o histórico vai registrar isso</translation>
    </message>
    <message>
        <source>Look at the verdict once more, then give it</source>
        <translation>Rever o veredito e depois dá-lo</translation>
    </message>
    <message>
        <source>To decide, check at least one aspect.</source>
        <translation>Para decidir, marque ao menos um aspecto.</translation>
    </message>
    <message>
        <source>To decide, choose the overall verdict.</source>
        <translation>Para decidir, escolha o veredito geral.</translation>
    </message>
    <message>
        <source>Your first entry assigns the case to you.</source>
        <translation>Sua primeira anotação atribui o caso a você.</translation>
    </message>
    <message>
        <source>The case is assigned to you.</source>
        <translation>O caso está atribuído a você.</translation>
    </message>
    <message>
        <source>To decide, give a reason.</source>
        <translation>Para decidir, dê um motivo.</translation>
    </message>
    <message>
        <source>Reason for the overall verdict; optional where an aspect has one</source>
        <translation>Motivo do veredito geral; opcional se um aspecto já tiver um</translation>
    </message>
    <message>
        <source>Change verdict</source>
        <translation>Alterar veredito</translation>
    </message>
    <message>
        <source>The verdict accuses, but all that you checked is clean.</source>
        <translation>O veredito acusa, mas tudo o que você verificou está limpo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) were added after the verdict.</source>
        <translation>
            <numerusform>%Ln nota foi adicionada depois do veredito.</numerusform>
            <numerusform>%Ln notas foram adicionadas depois do veredito.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::VerdictTable</name>
    <message>
        <source>Verdicts side by side</source>
        <translation>Vereditos lado a lado</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Geral</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Notas: %1</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Não verificado</translation>
    </message>
</context>
<context>
    <name>tickscope::VideoCommands</name>
    <message>
        <source>Save video…</source>
        <translation>Salvar vídeo…</translation>
    </message>
    <message>
        <source>Save a video of the world as a file</source>
        <translation>Salvar um vídeo do mundo como arquivo</translation>
    </message>
</context>
<context>
    <name>tickscope::VideoDialog</name>
    <message>
        <source>Save video</source>
        <translation>Salvar vídeo</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Show names, chat and clock</source>
        <translation>Mostrar nomes, chat e relógio</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>Seguir %1</translation>
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
        <translation>MKV, sem perdas</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>Imagens PNG</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>as in the window</source>
        <translation>como na janela</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Quadros por segundo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln quadro</numerusform>
            <numerusform>%Ln quadros</numerusform>
        </translation>
    </message>
    <message>
        <source>Videos need the program ffmpeg. Install the package ffmpeg, or save PNG pictures.</source>
        <translation>Vídeos precisam do programa ffmpeg. Instale o pacote ffmpeg ou salve imagens PNG.</translation>
    </message>
    <message>
        <source>Show ghosts</source>
        <translation>Mostrar fantasmas</translation>
    </message>
    <message>
        <source>Show a line with file name, time, tick and SHA-256</source>
        <translation>Mostrar uma linha com nome do arquivo, tempo, tick e SHA-256</translation>
    </message>
</context>
<context>
    <name>tickscope::WelcomePage</name>
    <message>
        <source>… or drop a file anywhere on this window.</source>
        <translation>… ou solte um arquivo em qualquer lugar desta janela.</translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>Watch recorded games forwards and backwards, tick by tick.</source>
        <translation>Assista a jogos gravados para a frente e para trás, tick a tick.</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>Abrir gravação…</translation>
    </message>
    <message>
        <source>Open a recording  (%1)</source>
        <translation>Abrir uma gravação  (%1)</translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation>Abrir exemplo</translation>
    </message>
    <message>
        <source>Short sample recording</source>
        <translation>Gravação curta de exemplo</translation>
    </message>
    <message>
        <source>Your recordings</source>
        <translation>Suas gravações</translation>
    </message>
    <message>
        <source>Add a folder to find its recordings by name, map, player and chat. They stay where they are.</source>
        <translation>Adicione uma pasta para encontrar as gravações dela por nome, mapa, jogador e chat. Elas ficam onde estão.</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Adicionar pasta…</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Adicionar %1</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowBundle</name>
    <message>
        <source>Create evidence bundle…</source>
        <translation>Criar pacote de evidências…</translation>
    </message>
    <message>
        <source>Write the case with pictures, events, inputs and verdicts to a folder for others</source>
        <translation>Gravar o caso com imagens, eventos, inputs e vereditos em uma pasta para outras pessoas</translation>
    </message>
    <message>
        <source>The evidence bundle could not be created.</source>
        <translation>Não foi possível criar o pacote de evidências.</translation>
    </message>
    <message>
        <source>Creating the evidence bundle… %1%</source>
        <translation>Criando o pacote de evidências… %1%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Evidence bundle written to %1.</source>
        <translation>Pacote de evidências gravado em %1.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir pasta</translation>
    </message>
    <message>
        <source>Without figures of %1: accused by name only. Choose the player on the case&apos;s Report page first.</source>
        <translation>Sem indicadores de %1: acusado só pelo nome. Escolha antes o jogador na página Denúncia do caso.</translation>
    </message>
    <message>
        <source>Not decided yet: no verdict will be in it.</source>
        <translation>Ainda não decidido: não conterá nenhum veredito.</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowCases</name>
    <message numerus="yes">
        <source>%Ln change(s) to cases could not be saved yet.</source>
        <translation>
            <numerusform>%Ln alteração nos casos ainda não pôde ser salva.</numerusform>
            <numerusform>%Ln alterações nos casos ainda não puderam ser salvas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Case queue</source>
        <translation>Fila de casos</translation>
    </message>
    <message>
        <source>Show all cases; take the next one, import reports</source>
        <translation>Mostrar todos os casos; pegar o próximo, importar denúncias</translation>
    </message>
    <message>
        <source>Review settings…</source>
        <translation>Configurações de revisão…</translation>
    </message>
    <message>
        <source>Choose the case store, your name and recording folders</source>
        <translation>Escolher o repositório de casos, seu nome e as pastas de gravações</translation>
    </message>
    <message>
        <source>%1 names no recording. Open the one it is about, then choose Review ▸ Add recording to case.</source>
        <translation>%1 não indica nenhuma gravação. Abra aquela de que trata e escolha Revisão ▸ Adicionar gravação ao caso.</translation>
    </message>
    <message>
        <source>The recording of %1 was not found among recent files and recording folders: %2</source>
        <translation>A gravação de %1 não foi encontrada entre os arquivos recentes e as pastas de gravações: %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>They will be lost when the last window closes.</source>
        <translation>Elas se perderão quando a última janela for fechada.</translation>
    </message>
    <message>
        <source>Close and discard</source>
        <translation>Fechar e descartar</translation>
    </message>
    <message>
        <source>There is no system keyring to keep the password, so Tickscope asks for it each time.</source>
        <translation>Não há chaveiro do sistema para guardar a senha, por isso o Tickscope pergunta toda vez.</translation>
    </message>
    <message>
        <source>Erase a person…</source>
        <translation>Apagar dados de uma pessoa…</translation>
    </message>
    <message>
        <source>Remove a person&apos;s data from all cases for good</source>
        <translation>Remover definitivamente os dados de uma pessoa de todos os casos</translation>
    </message>
    <message>
        <source>This person&apos;s data was erased from all cases.</source>
        <translation>Os dados desta pessoa foram apagados de todos os casos.</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Digitar senha…</translation>
    </message>
    <message>
        <source>New about this recording: %1</source>
        <translation>Novo sobre esta gravação: %1</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln new case(s) about this recording.</source>
        <translation>
            <numerusform>Há %Ln caso novo sobre esta gravação.</numerusform>
            <numerusform>Há %Ln casos novos sobre esta gravação.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show case</source>
        <translation>Mostrar caso</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Adicionar nota</translation>
    </message>
    <message>
        <source>Which case is the note for?</source>
        <translation>Para qual caso é a nota?</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Novo caso</translation>
    </message>
    <message>
        <source>No case, a marker only</source>
        <translation>Nenhum caso, só um marcador</translation>
    </message>
    <message>
        <source>Paste report…</source>
        <translation>Colar denúncia…</translation>
    </message>
    <message>
        <source>File the report on the clipboard as a new case</source>
        <translation>Registrar a denúncia da área de transferência como um novo caso</translation>
    </message>
    <message>
        <source>A player</source>
        <translation>Um jogador</translation>
    </message>
    <message>
        <source>%1 reported in the game: %2</source>
        <translation>%1 denunciou no jogo: %2</translation>
    </message>
    <message>
        <source>%1 reported %2 in the game: %3</source>
        <translation>%1 denunciou %2 no jogo: %3</translation>
    </message>
    <message>
        <source>Add case</source>
        <translation>Adicionar caso</translation>
    </message>
    <message>
        <source>No case mentions “%1”; nothing was erased.</source>
        <translation>Nenhum caso menciona “%1”; nada foi apagado.</translation>
    </message>
    <message>
        <source>Texts may still have their other names: %1</source>
        <translation>Textos ainda podem ter os outros nomes: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowDocks</name>
    <message>
        <source>Timeline</source>
        <translation>Linha do tempo</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspetor</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Informações</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Danos</translation>
    </message>
    <message>
        <source>Input tape</source>
        <translation>Fita de inputs</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Gráficos</translation>
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
        <translation>Localizar…</translation>
    </message>
    <message>
        <source>Find in the focused panel, or else in the events</source>
        <translation>Localizar no painel em foco ou, se não houver, nos eventos</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Redefinir layout</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Painéis</translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation>Mostrar ou ocultar: %1</translation>
    </message>
    <message>
        <source>Case queue</source>
        <translation>Fila de casos</translation>
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
        <translation>Abrir, fechar e posicionar todos os painéis como no início</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowLinks</name>
    <message>
        <source>Copy link to this moment</source>
        <translation>Copiar link para este momento</translation>
    </message>
    <message>
        <source>Copy a link that opens this recording at this moment</source>
        <translation>Copiar um link que abre esta gravação neste momento</translation>
    </message>
    <message>
        <source>Open copied link</source>
        <translation>Abrir link copiado</translation>
    </message>
    <message>
        <source>Go to the moment of the link in the clipboard</source>
        <translation>Ir para o momento do link na área de transferência</translation>
    </message>
    <message>
        <source>This is not a link to a moment of a recording.</source>
        <translation>Isto não é um link para um momento de uma gravação.</translation>
    </message>
    <message>
        <source>This recording was not found among recent files and recording folders: %1</source>
        <translation>Esta gravação não foi encontrada entre os arquivos recentes e as pastas de gravações: %1</translation>
    </message>
    <message>
        <source>Looking for %1…</source>
        <translation>Procurando %1…</translation>
    </message>
    <message>
        <source>the recording</source>
        <translation>a gravação</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open from %1</source>
        <translation>Abrir de %1</translation>
    </message>
    <message>
        <source>This is another recording than the link means.</source>
        <translation>Esta não é a gravação a que o link se refere.</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowMarkers</name>
    <message numerus="yes">
        <source>%Ln change(s) to your markers could not be saved yet.</source>
        <translation>
            <numerusform>%Ln alteração nos seus marcadores ainda não pôde ser salva.</numerusform>
            <numerusform>%Ln alterações nos seus marcadores ainda não puderam ser salvas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import markers…</source>
        <translation>Importar marcadores…</translation>
    </message>
    <message>
        <source>Add markers from a JSON or CSV file</source>
        <translation>Adicionar marcadores de um arquivo JSON ou CSV</translation>
    </message>
    <message>
        <source>Export markers…</source>
        <translation>Exportar marcadores…</translation>
    </message>
    <message>
        <source>Write your markers to a JSON or CSV file</source>
        <translation>Gravar seus marcadores em um arquivo JSON ou CSV</translation>
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
        <translation>Marcadores (*.json *.csv);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>The markers could not be exported to %1.</source>
        <translation>Não foi possível exportar os marcadores para %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) exported to %1.</source>
        <translation>
            <numerusform>%Ln marcador exportado para %1.</numerusform>
            <numerusform>%Ln marcadores exportados para %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large to be a list of markers.</source>
        <translation>O arquivo é grande demais para ser uma lista de marcadores.</translation>
    </message>
    <message>
        <source>The markers of %1 could not be imported.</source>
        <translation>Não foi possível importar os marcadores de %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) imported.</source>
        <translation>
            <numerusform>%Ln marcador importado.</numerusform>
            <numerusform>%Ln marcadores importados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) were already there.</source>
        <translation>
            <numerusform>%Ln marcador já existia.</numerusform>
            <numerusform>%Ln marcadores já existiam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) are outside this recording.</source>
        <translation>
            <numerusform>%Ln marcador está fora desta gravação.</numerusform>
            <numerusform>%Ln marcadores estão fora desta gravação.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) could not be read.</source>
        <translation>
            <numerusform>%Ln marcador não pôde ser lido.</numerusform>
            <numerusform>%Ln marcadores não puderam ser lidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>They were written for another recording (%1).</source>
        <translation>Eles foram gravados para outra gravação (%1).</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Your markers cannot be read from disk.</source>
        <translation>Não é possível ler seus marcadores do disco.</translation>
    </message>
    <message>
        <source>Your markers can be viewed but not changed: their file is read-only.</source>
        <translation>Seus marcadores podem ser vistos, mas não alterados: o arquivo deles é somente leitura.</translation>
    </message>
    <message>
        <source>Your markers were written by a newer version of Tickscope; this version leaves them unchanged.</source>
        <translation>Seus marcadores foram gravados por uma versão mais recente do Tickscope; esta versão não os altera.</translation>
    </message>
    <message>
        <source>The file with your markers is damaged. It was moved to %1 and a new one was created.</source>
        <translation>O arquivo com seus marcadores está danificado. Ele foi movido para %1 e um novo foi criado.</translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>They will be lost when the window closes. Export the markers to keep them.</source>
        <translation>Elas se perderão quando a janela for fechada. Exporte os marcadores para mantê-las.</translation>
    </message>
    <message>
        <source>Close and discard</source>
        <translation>Fechar e descartar</translation>
    </message>
    <message>
        <source>The first is in line %1.</source>
        <translation>O primeiro está na linha %1.</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowTogether</name>
    <message>
        <source>Watch together…</source>
        <translation>Assistir juntos…</translation>
    </message>
    <message>
        <source>Lead others through a recording, or follow</source>
        <translation>Conduzir outros por uma gravação ou segui-los</translation>
    </message>
    <message>
        <source>Back to the leader</source>
        <translation>Voltar a quem conduz</translation>
    </message>
    <message>
        <source>Show again what the leader shows</source>
        <translation>Mostrar de novo o que quem conduz mostra</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Voltar a %1</translation>
    </message>
    <message>
        <source>the leader</source>
        <translation>quem conduz</translation>
    </message>
    <message>
        <source>The session has ended.</source>
        <translation>A sessão terminou.</translation>
    </message>
    <message>
        <source>%1 asks for the lead.</source>
        <translation>%1 pede para conduzir.</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>You are looking elsewhere than %1.</source>
        <translation>Você está vendo outra coisa que %1.</translation>
    </message>
    <message>
        <source>Looking for %1…</source>
        <translation>Procurando %1…</translation>
    </message>
    <message>
        <source>%1 shows %2, which is not here. As soon as it is open, you follow.</source>
        <translation>%1 mostra %2, que não está aqui. Assim que for aberto, você acompanha.</translation>
    </message>
    <message>
        <source>Note for all…</source>
        <translation>Nota para todos…</translation>
    </message>
    <message>
        <source>Write a note that all who watch together see</source>
        <translation>Escrever uma nota que todos os que assistem juntos veem</translation>
    </message>
    <message>
        <source>%1 shows %2, which is not here, but on %3.</source>
        <translation>%1 mostra %2, que não está aqui, mas em %3.</translation>
    </message>
    <message>
        <source>Open it from there</source>
        <translation>Abrir de lá</translation>
    </message>
    <message>
        <source>This recording is not there for: %1</source>
        <translation>Não têm esta gravação: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldLevels</name>
    <message>
        <source>View from</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>De cima</translation>
    </message>
    <message>
        <source>Show the world from above</source>
        <translation>Mostrar o mundo visto de cima</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>De frente</translation>
    </message>
    <message>
        <source>Show the world from the front, heights upwards</source>
        <translation>Mostrar o mundo visto de frente, com as alturas para cima</translation>
    </message>
    <message>
        <source>From the side</source>
        <translation>De lado</translation>
    </message>
    <message>
        <source>Show the world from the right, heights upwards</source>
        <translation>Mostrar o mundo visto da direita, com as alturas para cima</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldNotes</name>
    <message>
        <source>No recording is open</source>
        <translation>Nenhuma gravação aberta</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Abrindo %1…</translation>
    </message>
    <message>
        <source>This recording cannot be displayed</source>
        <translation>Esta gravação não pode ser exibida</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>Aguardando o servidor…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message>
        <source>The server did not deliver this part</source>
        <translation>O servidor não entregou esta parte</translation>
    </message>
    <message>
        <source>Damaged here: shown as far as it is readable</source>
        <translation>Danificado aqui: é mostrado o que pode ser lido</translation>
    </message>
    <message>
        <source>Damaged: nothing is readable here</source>
        <translation>Danificado: nada pode ser lido aqui</translation>
    </message>
    <message>
        <source>Reading player paths…</source>
        <translation>Lendo trajetos dos jogadores…</translation>
    </message>
    <message>
        <source>No one is in the world now</source>
        <translation>Não há ninguém no mundo agora</translation>
    </message>
    <message>
        <source>This part could not be read</source>
        <translation>Esta parte não pôde ser lida</translation>
    </message>
    <message>
        <source>No one is in sight of the recording player now</source>
        <translation>Ninguém está à vista do jogador que gravou</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldOverlays</name>
    <message>
        <source>Show entities</source>
        <translation>Mostrar entities</translation>
    </message>
    <message>
        <source>Overlay what the map&apos;s tiles do to players</source>
        <translation>Sobrepor o que os tiles do mapa fazem com os jogadores</translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation>Minimapa</translation>
    </message>
    <message>
        <source>Show the whole map in a corner while only part of it is in view</source>
        <translation>Mostrar o mapa inteiro em um canto quando só parte dele está visível</translation>
    </message>
    <message>
        <source>Chat, kills and clock</source>
        <translation>Chat, abates e relógio</translation>
    </message>
    <message>
        <source>Overlay chat, kills and the clock</source>
        <translation>Sobrepor o chat, os abates e o relógio</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Overlay the players and their scores</source>
        <translation>Sobrepor os jogadores e suas pontuações</translation>
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
        <translation>última posição conhecida</translation>
    </message>
    <message>
        <source>health %1</source>
        <translation>vida %1</translation>
    </message>
    <message>
        <source>armor %1</source>
        <translation>armadura %1</translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>time %1</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>congelado</translation>
    </message>
    <message>
        <source>hook out</source>
        <translation>gancho lançado</translation>
    </message>
    <message>
        <source>away or paused</source>
        <translation>ausente ou pausado</translation>
    </message>
    <message>
        <source>typing</source>
        <translation>digitando</translation>
    </message>
    <message>
        <source>made this recording</source>
        <translation>fez esta gravação</translation>
    </message>
    <message>
        <source>followed</source>
        <translation>seguido</translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation>fora da imagem</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation>Minimapa</translation>
    </message>
    <message>
        <source>The whole world, with a frame around the visible part; its centre is at x %1, y %2. Press to see all of it.</source>
        <translation>O mundo inteiro, com uma moldura em torno da parte visível; o centro dela está em x %1, y %2. Pressione para ver tudo.</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Abates</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldTips</name>
    <message>
        <source>%1 at %2
Click to go there</source>
        <translation>%1 em %2
Clique para ir até lá</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>gravada</translation>
    </message>
    <message>
        <source>predicted from the last recorded state</source>
        <translation>prevista a partir do último estado gravado</translation>
    </message>
    <message>
        <source>between two recorded ticks</source>
        <translation>entre dois ticks gravados</translation>
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
        <translation>fez esta gravação</translation>
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
        <translation>última posição conhecida</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Mundo</translation>
    </message>
    <message>
        <source>The world at the playhead. Alt and the arrow keys move the view, plus and minus zoom, the menu key shows more.</source>
        <translation>O mundo no cursor de reprodução. Alt e as setas movem a visualização, mais e menos aplicam zoom, a tecla de menu mostra mais.</translation>
    </message>
    <message>
        <source>Follow player under pointer</source>
        <translation>Seguir jogador sob o ponteiro</translation>
    </message>
    <message>
        <source>Select and follow the player under the mouse pointer</source>
        <translation>Selecionar e seguir o jogador sob o ponteiro do mouse</translation>
    </message>
    <message>
        <source>Mini-map: click or drag to look there</source>
        <translation>Minimapa: clique ou arraste para olhar um lugar</translation>
    </message>
    <message>
        <source>View from</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Race %1. %2</source>
        <translation>Corrida %1. %2</translation>
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
        <translation>&amp;Salvar contas e regras…</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>In&amp;iciar</translation>
    </message>
    <message>
        <source>Watch together on another broker</source>
        <translation>Assistir juntos por outro broker</translation>
    </message>
    <message>
        <source>Save accounts and rules</source>
        <translation>Salvar contas e regras</translation>
    </message>
    <message>
        <source>Empty: one that systems trust</source>
        <translation>Vazio: um em que os sistemas confiam</translation>
    </message>
    <message>
        <source>SHA-256 fingerprint of the broker&apos;s certificate, or of the authority&apos;s that signed it, if the broker sends both</source>
        <translation>Impressão digital SHA-256 do certificado do broker, ou do da autoridade que o assinou, se o broker enviar ambos</translation>
    </message>
    <message>
        <source>&amp;From file…</source>
        <translation>De &amp;arquivo…</translation>
    </message>
    <message>
        <source>Certificate of the broker or of its authority</source>
        <translation>Certificado do broker ou da sua autoridade</translation>
    </message>
    <message>
        <source>Keep it to yourself: it begins the session again and gives all other links</source>
        <translation>Guarde-o para si: ele reinicia a sessão e dá todos os outros links</translation>
    </message>
    <message>
        <source>&amp;Broker</source>
        <translation>&amp;Broker</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Porta</translation>
    </message>
    <message>
        <source>&amp;Certificate</source>
        <translation>&amp;Certificado</translation>
    </message>
    <message>
        <source>Host&apos;s &amp;link</source>
        <translation>&amp;Link do anfitrião</translation>
    </message>
    <message>
        <source>First give the broker the accounts and rules of this session. Without rules anybody with a link can lead.</source>
        <translation>Primeiro dê ao broker as contas e regras desta sessão. Sem regras, qualquer um com um link pode conduzir.</translation>
    </message>
    <message>
        <source>A SHA-256 fingerprint has 64 digits, 0 to 9 and A to F.</source>
        <translation>Uma impressão digital SHA-256 tem 64 dígitos, de 0 a 9 e de A a F.</translation>
    </message>
    <message>
        <source>There is no certificate in %1.</source>
        <translation>Não há certificado em %1.</translation>
    </message>
    <message>
        <source>Saved in %1. For Mosquitto, name tickscope.passwords by password_file and tickscope.rules by acl_file.</source>
        <translation>Salvo em %1. No Mosquitto, indique tickscope.passwords em password_file e tickscope.rules em acl_file.</translation>
    </message>
    <message>
        <source>The files could not be saved in %1.</source>
        <translation>Não foi possível salvar os arquivos em %1.</translation>
    </message>
</context>
<context>
    <name>tickscope::together::OwnBroker</name>
    <message>
        <source>To start a session here, install Mosquitto (the package mosquitto).</source>
        <translation>Para iniciar uma sessão aqui, instale o Mosquitto (o pacote mosquitto).</translation>
    </message>
    <message>
        <source>The session could not be prepared on this machine.</source>
        <translation>Não foi possível preparar a sessão nesta máquina.</translation>
    </message>
</context>
<context>
    <name>tickscope::together::Together</name>
    <message>
        <source>The host cannot be reached; trying again.</source>
        <translation>O anfitrião não responde; tentando de novo.</translation>
    </message>
    <message>
        <source>The host&apos;s connection is not encrypted, so nothing was sent to it.</source>
        <translation>A conexão do anfitrião não é criptografada, por isso nada foi enviado.</translation>
    </message>
    <message>
        <source>The certificate of the host is not the one in the link.</source>
        <translation>O certificado do anfitrião não é o do link.</translation>
    </message>
    <message>
        <source>The host refused the link: its session is over, or the link is incomplete.</source>
        <translation>O anfitrião recusou o link: a sessão acabou ou o link está incompleto.</translation>
    </message>
    <message>
        <source>Mosquitto does not run on this machine: %1</source>
        <translation>O Mosquitto não roda nesta máquina: %1</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Alguém</translation>
    </message>
    <message>
        <source>%1, port %2</source>
        <translation>%1, porta %2</translation>
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
        <translation>Assistir juntos</translation>
    </message>
    <message>
        <source>Paste the link that you were sent</source>
        <translation>Cole o link que você recebeu</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Entrar</translation>
    </message>
    <message>
        <source>The address of this machine that stands in the links</source>
        <translation>O endereço desta máquina que consta nos links</translation>
    </message>
    <message>
        <source>&amp;Start here</source>
        <translation>&amp;Iniciar aqui</translation>
    </message>
    <message>
        <source>Runs on this machine until you end the session. Others must be able to reach this address.</source>
        <translation>Roda nesta máquina até você encerrar a sessão. Os outros precisam alcançar este endereço.</translation>
    </message>
    <message>
        <source>To start a session here, install Mosquitto (the package mosquitto).</source>
        <translation>Para iniciar uma sessão aqui, instale o Mosquitto (o pacote mosquitto).</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Seu &amp;nome</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <translation>&amp;Link</translation>
    </message>
    <message>
        <source>&amp;This machine</source>
        <translation>Es&amp;ta máquina</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Quem está aqui</translation>
    </message>
    <message>
        <source>Copy link to &amp;lead</source>
        <translation>Copiar link para &amp;conduzir</translation>
    </message>
    <message>
        <source>For one person, who may lead, too; copy another one for the next</source>
        <translation>Para uma pessoa, que também pode conduzir; copie outro para a próxima</translation>
    </message>
    <message>
        <source>Copy link to &amp;follow</source>
        <translation>Copiar link para &amp;seguir</translation>
    </message>
    <message>
        <source>For all who only watch</source>
        <translation>Para todos que só assistem</translation>
    </message>
    <message>
        <source>Link to lead copied, for one person.</source>
        <translation>Link para conduzir copiado, para uma pessoa.</translation>
    </message>
    <message>
        <source>Link to follow copied.</source>
        <translation>Link para seguir copiado.</translation>
    </message>
    <message>
        <source>&amp;Hand over the lead</source>
        <translation>&amp;Passar a condução</translation>
    </message>
    <message>
        <source>The session has ended.</source>
        <translation>A sessão terminou.</translation>
    </message>
    <message>
        <source>This is not a link to a session, or a part of it is missing.</source>
        <translation>Isto não é um link para uma sessão, ou falta uma parte dele.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Você conduz</translation>
    </message>
    <message>
        <source>Nobody leads yet</source>
        <translation>Ninguém conduz ainda</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 conduz</translation>
    </message>
    <message>
        <source>&amp;Back to %1</source>
        <translation>&amp;Voltar a %1</translation>
    </message>
    <message>
        <source>&amp;Take the lead</source>
        <translation>&amp;Assumir a condução</translation>
    </message>
    <message>
        <source>&amp;Do not ask any more</source>
        <translation>&amp;Não pedir mais</translation>
    </message>
    <message>
        <source>&amp;Ask for the lead</source>
        <translation>&amp;Pedir a condução</translation>
    </message>
    <message>
        <source>To the person chosen in the list, who came by a link to lead</source>
        <translation>Para a pessoa escolhida na lista, que entrou por um link para conduzir</translation>
    </message>
    <message>
        <source>&amp;End session</source>
        <translation>&amp;Encerrar sessão</translation>
    </message>
    <message>
        <source>Lea&amp;ve</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>Anybody here can lead: the broker has no access rules.</source>
        <translation>Qualquer um aqui pode conduzir: o broker não tem regras de acesso.</translation>
    </message>
    <message>
        <source>Others must reach this machine at %1.</source>
        <translation>Os outros precisam alcançar esta máquina em %1.</translation>
    </message>
    <message>
        <source>Others will see this recording as soon as it is read to its end.</source>
        <translation>Os outros verão esta gravação assim que ela for lida até o fim.</translation>
    </message>
    <message>
        <source>Your filter is too long to be shared; others keep theirs.</source>
        <translation>Seu filtro é longo demais para ser compartilhado; os outros mantêm o deles.</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (você)</translation>
    </message>
    <message>
        <source>%1: leads</source>
        <translation>%1: conduz</translation>
    </message>
    <message>
        <source>%1: asks for the lead</source>
        <translation>%1: pede para conduzir</translation>
    </message>
    <message>
        <source>%1: only watches</source>
        <translation>%1: só assiste</translation>
    </message>
    <message>
        <source>On another &amp;broker…</source>
        <translation>Por outro &amp;broker…</translation>
    </message>
    <message>
        <source>Note for all</source>
        <translation>Nota para todos</translation>
    </message>
    <message>
        <source>Adds a marker of yours at the playhead, which all others see until you delete it or leave</source>
        <translation>Adiciona no cursor de reprodução um marcador seu, que todos os outros veem até você o excluir ou sair</translation>
    </message>
    <message>
        <source>Enter the name by which others know you.</source>
        <translation>Digite o nome pelo qual os outros conhecem você.</translation>
    </message>
    <message>
        <source>No notes: a case asks for a blind second opinion</source>
        <translation>Sem notas: um caso pede uma segunda opinião às cegas</translation>
    </message>
    <message>
        <source>Note for all, at this moment</source>
        <translation>Nota para todos, neste momento</translation>
    </message>
    <message>
        <source>%1: does not have the recording</source>
        <translation>%1: não tem a gravação</translation>
    </message>
</context>
<context>
    <name>whatsthis</name>
    <message>
        <source>The world at the playhead. The wheel zooms, dragging moves the picture, a double-click follows a player, a right-click shows more.</source>
        <translation>O mundo no cursor de reprodução. A roda do mouse aplica zoom, arrastar move a imagem, um clique duplo segue um jogador, o botão direito mostra mais.</translation>
    </message>
    <message>
        <source>The recording over time: playback buttons, the whole recording as a strip, and the visible stretch with its events.</source>
        <translation>A gravação ao longo do tempo: botões de reprodução, toda a gravação como uma tira e o trecho visível com seus eventos.</translation>
    </message>
    <message>
        <source>The visible stretch. Click or drag to go somewhere, zoom with the wheel, select a range with the right button. Each lane shows one type of event.</source>
        <translation>O trecho visível. Clique ou arraste para ir a um ponto, aplique zoom com a roda do mouse, selecione um intervalo com o botão direito. Cada faixa mostra um tipo de evento.</translation>
    </message>
    <message>
        <source>The whole recording. The frame is the visible stretch; drag it to look elsewhere.</source>
        <translation>Toda a gravação. A moldura é o trecho visível; arraste-a para ver outro lugar.</translation>
    </message>
    <message>
        <source>Type a time such as 4:07.3 or a tick such as @12365, and press Enter to go there.</source>
        <translation>Digite um tempo como 4:07.3 ou um tick como @12365 e pressione Enter para ir até lá.</translation>
    </message>
    <message>
        <source>Your recordings. Drop a file here to open it.</source>
        <translation>Suas gravações. Solte um arquivo aqui para abri-lo.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>dead</source>
        <translation>morto</translation>
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
        <translation>input gravado</translation>
    </message>
    <message>
        <source>bright field</source>
        <translation>campo brilhante</translation>
    </message>
    <message>
        <source>muzzle flash</source>
        <translation>clarão do disparo</translation>
    </message>
    <message>
        <source>bright light</source>
        <translation>luz forte</translation>
    </message>
    <message>
        <source>dim light</source>
        <translation>luz fraca</translation>
    </message>
    <message>
        <source>inverse light</source>
        <translation>luz inversa</translation>
    </message>
    <message>
        <source>no interpolation</source>
        <translation>sem interpolação</translation>
    </message>
    <message>
        <source>light</source>
        <translation>luz</translation>
    </message>
    <message>
        <source>no draw</source>
        <translation>não desenhado</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>andar</translation>
    </message>
    <message>
        <source>step</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>fly</source>
        <translation>voar</translation>
    </message>
    <message>
        <source>toss</source>
        <translation>arremesso</translation>
    </message>
    <message>
        <source>push</source>
        <translation>empurrar</translation>
    </message>
    <message>
        <source>noclip</source>
        <translation>noclip</translation>
    </message>
    <message>
        <source>fly missile</source>
        <translation>projétil voador</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>quicar</translation>
    </message>
    <message>
        <source>follow</source>
        <translation>seguir</translation>
    </message>
    <message>
        <source>not</source>
        <translation>não sólido</translation>
    </message>
    <message>
        <source>trigger</source>
        <translation>gatilho</translation>
    </message>
    <message>
        <source>box</source>
        <translation>caixa</translation>
    </message>
    <message>
        <source>slide box</source>
        <translation>caixa deslizante</translation>
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
        <translation>no chão</translation>
    </message>
    <message>
        <source>ducking</source>
        <translation>agachado</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>locked chase</source>
        <translation>perseguição fixa</translation>
    </message>
    <message>
        <source>free chase</source>
        <translation>perseguição livre</translation>
    </message>
    <message>
        <source>roaming</source>
        <translation>câmera livre</translation>
    </message>
    <message>
        <source>in eye</source>
        <translation>primeira pessoa</translation>
    </message>
    <message>
        <source>free map</source>
        <translation>mapa livre</translation>
    </message>
    <message>
        <source>chase map</source>
        <translation>mapa em perseguição</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>atacar</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>pular</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>agachar</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>frente</translation>
    </message>
    <message>
        <source>back</source>
        <translation>trás</translation>
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
        <translation>esquerda</translation>
    </message>
    <message>
        <source>right</source>
        <translation>direita</translation>
    </message>
    <message>
        <source>moveleft</source>
        <translation>mover à esquerda</translation>
    </message>
    <message>
        <source>moveright</source>
        <translation>mover à direita</translation>
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
        <translation>recarregar</translation>
    </message>
    <message>
        <source>alt1</source>
        <translation>alt1</translation>
    </message>
    <message>
        <source>score</source>
        <translation>placar</translation>
    </message>
    <message>
        <source>on fire</source>
        <translation>em chamas</translation>
    </message>
    <message>
        <source>sneaking</source>
        <translation>furtivo</translation>
    </message>
    <message>
        <source>spin attack</source>
        <translation>ataque giratório</translation>
    </message>
    <message>
        <source>sprinting</source>
        <translation>em disparada</translation>
    </message>
    <message>
        <source>swimming</source>
        <translation>nadando</translation>
    </message>
    <message>
        <source>invisible</source>
        <translation>invisível</translation>
    </message>
    <message>
        <source>glowing</source>
        <translation>brilhando</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>voando</translation>
    </message>
    <message>
        <source>save</source>
        <translation>salvamento</translation>
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
        <translation>jogo</translation>
    </message>
    <message>
        <source>non-teehistoric</source>
        <translation>não teehistórico</translation>
    </message>
    <message>
        <source>config or console</source>
        <translation>configuração ou console</translation>
    </message>
    <message>
        <source>map</source>
        <translation>mapa</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>sem jogo</translation>
    </message>
    <message>
        <source>login</source>
        <translation>login</translation>
    </message>
    <message>
        <source>logout</source>
        <translation>logout</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>direção</translation>
    </message>
    <message>
        <source>hook</source>
        <translation>gancho</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>tiro</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arma</translation>
    </message>
    <message>
        <source>released</source>
        <translation>solto</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>pressionado</translation>
    </message>
    <message>
        <source>server-recorded, takes effect next tick</source>
        <translation>gravado pelo servidor, vale a partir do próximo tick</translation>
    </message>
    <message>
        <source>world</source>
        <translation>mundo</translation>
    </message>
    <message>
        <source>recorded before DDNet 15.3: inputs stand where they arrived</source>
        <translation>gravado antes do DDNet 15.3: os inputs estão onde chegaram</translation>
    </message>
    <message>
        <source>its rebuilt path left the recorded one: lag of servers 16.2 to 19.3, a command that is not known, or a setting that is not recorded</source>
        <translation>seu trajeto reconstruído se afastou do gravado: lag de servidores 16.2 a 19.3, um comando desconhecido ou uma configuração que não é gravada</translation>
    </message>
    <message>
        <source>a command whose effect is not known</source>
        <translation>um comando cujo efeito não é conhecido</translation>
    </message>
    <message>
        <source>a saved game was loaded or tees were swapped</source>
        <translation>um jogo salvo foi carregado ou tees trocaram de lugar</translation>
    </message>
    <message>
        <source>the map has rotating lasers, draggers or turrets, which were compared with demos of servers 16.x only</source>
        <translation>o mapa tem lasers giratórios, draggers ou torretas, que só foram comparados com demos de servidores 16.x</translation>
    </message>
    <message>
        <source>chat keeps a player awake and is not recorded</source>
        <translation>o chat mantém um jogador acordado e não é gravado</translation>
    </message>
    <message>
        <source>more shots or ways in a tick than are rebuilt</source>
        <translation>mais tiros ou percursos em um tick do que são reconstruídos</translation>
    </message>
    <message>
        <source>rebuilt from the inputs and the map</source>
        <translation>reconstruído a partir dos inputs e do mapa</translation>
    </message>
    <message>
        <source>retracted</source>
        <translation>recolhido</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>parado</translation>
    </message>
    <message>
        <source>retracting</source>
        <translation>recolhendo</translation>
    </message>
    <message>
        <source>grabbed</source>
        <translation>preso</translation>
    </message>
    <message>
        <source>hammer</source>
        <translation>martelo</translation>
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
        <translation>laser</translation>
    </message>
    <message>
        <source>ninja</source>
        <translation>ninja</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>sem mudança</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>pain</source>
        <translation>dor</translation>
    </message>
    <message>
        <source>happy</source>
        <translation>feliz</translation>
    </message>
    <message>
        <source>surprise</source>
        <translation>surpreso</translation>
    </message>
    <message>
        <source>angry</source>
        <translation>bravo</translation>
    </message>
    <message>
        <source>blink</source>
        <translation>piscada</translation>
    </message>
    <message>
        <source>gun fire</source>
        <translation>tiro de pistola</translation>
    </message>
    <message>
        <source>shotgun fire</source>
        <translation>tiro de escopeta</translation>
    </message>
    <message>
        <source>grenade fire</source>
        <translation>tiro de granada</translation>
    </message>
    <message>
        <source>hammer fire</source>
        <translation>golpe de martelo</translation>
    </message>
    <message>
        <source>hammer hit</source>
        <translation>acerto de martelo</translation>
    </message>
    <message>
        <source>ninja fire</source>
        <translation>golpe de ninja</translation>
    </message>
    <message>
        <source>grenade explode</source>
        <translation>explosão de granada</translation>
    </message>
    <message>
        <source>ninja hit</source>
        <translation>acerto de ninja</translation>
    </message>
    <message>
        <source>laser fire</source>
        <translation>tiro de laser</translation>
    </message>
    <message>
        <source>laser bounce</source>
        <translation>ricochete de laser</translation>
    </message>
    <message>
        <source>weapon switch</source>
        <translation>troca de arma</translation>
    </message>
    <message>
        <source>pain short</source>
        <translation>dor curta</translation>
    </message>
    <message>
        <source>pain long</source>
        <translation>dor longa</translation>
    </message>
    <message>
        <source>body land</source>
        <translation>aterrissagem</translation>
    </message>
    <message>
        <source>air jump</source>
        <translation>pulo no ar</translation>
    </message>
    <message>
        <source>die</source>
        <translation>morte</translation>
    </message>
    <message>
        <source>spawn</source>
        <translation>nascimento</translation>
    </message>
    <message>
        <source>skid</source>
        <translation>derrapagem</translation>
    </message>
    <message>
        <source>cry</source>
        <translation>choro</translation>
    </message>
    <message>
        <source>hook loop</source>
        <translation>som contínuo do gancho</translation>
    </message>
    <message>
        <source>hook ground</source>
        <translation>gancho no chão</translation>
    </message>
    <message>
        <source>hook player</source>
        <translation>gancho em jogador</translation>
    </message>
    <message>
        <source>hook no attach</source>
        <translation>gancho sem prender</translation>
    </message>
    <message>
        <source>pickup health</source>
        <translation>coleta de vida</translation>
    </message>
    <message>
        <source>pickup armor</source>
        <translation>coleta de armadura</translation>
    </message>
    <message>
        <source>pickup grenade</source>
        <translation>coleta de granada</translation>
    </message>
    <message>
        <source>pickup shotgun</source>
        <translation>coleta de escopeta</translation>
    </message>
    <message>
        <source>pickup ninja</source>
        <translation>coleta de ninja</translation>
    </message>
    <message>
        <source>weapon spawn</source>
        <translation>surgimento de arma</translation>
    </message>
    <message>
        <source>no ammo</source>
        <translation>sem munição</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>acerto</translation>
    </message>
    <message>
        <source>chat server</source>
        <translation>chat do servidor</translation>
    </message>
    <message>
        <source>chat client</source>
        <translation>chat do cliente</translation>
    </message>
    <message>
        <source>chat highlight</source>
        <translation>menção no chat</translation>
    </message>
    <message>
        <source>ctf drop</source>
        <translation>CTF: bandeira solta</translation>
    </message>
    <message>
        <source>ctf return</source>
        <translation>CTF: bandeira devolvida</translation>
    </message>
    <message>
        <source>ctf grab own</source>
        <translation>CTF: própria bandeira pega</translation>
    </message>
    <message>
        <source>ctf grab enemy</source>
        <translation>CTF: bandeira inimiga pega</translation>
    </message>
    <message>
        <source>ctf capture</source>
        <translation>CTF: bandeira capturada</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menu</translation>
    </message>
    <message>
        <source>spectators</source>
        <translation>espectadores</translation>
    </message>
    <message>
        <source>red or game</source>
        <translation>vermelho ou jogo</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>red</source>
        <translation>vermelho</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>at stand</source>
        <translation>na base</translation>
    </message>
    <message>
        <source>taken or dropped</source>
        <translation>pega ou solta</translation>
    </message>
    <message>
        <source>health</source>
        <translation>vida</translation>
    </message>
    <message>
        <source>armor</source>
        <translation>armadura</translation>
    </message>
    <message>
        <source>remove shotgun</source>
        <translation>remover escopeta</translation>
    </message>
    <message>
        <source>remove grenade</source>
        <translation>remover granada</translation>
    </message>
    <message>
        <source>remove ninja</source>
        <translation>remover ninja</translation>
    </message>
    <message>
        <source>remove laser</source>
        <translation>remover laser</translation>
    </message>
    <message>
        <source>free</source>
        <translation>livre</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jogador</translation>
    </message>
    <message>
        <source>red flag</source>
        <translation>bandeira vermelha</translation>
    </message>
    <message>
        <source>blue flag</source>
        <translation>bandeira azul</translation>
    </message>
    <message>
        <source>deep frozen</source>
        <translation>deep freeze</translation>
    </message>
    <message>
        <source>not frozen</source>
        <translation>não congelado</translation>
    </message>
    <message>
        <source>helper</source>
        <translation>ajudante</translation>
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
        <translation>porta</translation>
    </message>
    <message>
        <source>freeze</source>
        <translation>congelamento</translation>
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
        <translation>projétil</translation>
    </message>
    <message>
        <source>weak dragger</source>
        <translation>dragger fraco</translation>
    </message>
    <message>
        <source>normal dragger</source>
        <translation>dragger normal</translation>
    </message>
    <message>
        <source>strong dragger</source>
        <translation>dragger forte</translation>
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
        <translation>torreta de congelamento</translation>
    </message>
    <message>
        <source>unfreeze gun</source>
        <translation>torreta de descongelamento</translation>
    </message>
    <message>
        <source>pickup</source>
        <translation>item coletável</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>não definido</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>sem chegada</translation>
    </message>
    <message>
        <source>jump held</source>
        <translation>pulo mantido</translation>
    </message>
    <message>
        <source>no air jump left</source>
        <translation>sem pulo no ar</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>jogando</translation>
    </message>
    <message>
        <source>in menu</source>
        <translation>no menu</translation>
    </message>
    <message>
        <source>chatting</source>
        <translation>digitando no chat</translation>
    </message>
    <message>
        <source>scoreboard</source>
        <translation>placar</translation>
    </message>
    <message>
        <source>aim</source>
        <translation>mira</translation>
    </message>
    <message>
        <source>spectator camera</source>
        <translation>câmera de espectador</translation>
    </message>
    <message>
        <source>input absolute</source>
        <translation>input absoluto</translation>
    </message>
    <message>
        <source>input manual</source>
        <translation>input manual</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>pronto</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>assistindo</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>times</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>bandeiras</translation>
    </message>
    <message>
        <source>survival</source>
        <translation>sobrevivência</translation>
    </message>
    <message>
        <source>race</source>
        <translation>corrida</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>fim de jogo</translation>
    </message>
    <message>
        <source>sudden death</source>
        <translation>morte súbita</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausado</translation>
    </message>
    <message>
        <source>race time</source>
        <translation>tempo de corrida</translation>
    </message>
    <message>
        <source>warmup</source>
        <translation>aquecimento</translation>
    </message>
    <message>
        <source>round over</source>
        <translation>fim da rodada</translation>
    </message>
    <message>
        <source>start countdown</source>
        <translation>contagem regressiva</translation>
    </message>
    <message>
        <source>ground jump</source>
        <translation>pulo do chão</translation>
    </message>
    <message>
        <source>hook attach player</source>
        <translation>gancho preso a jogador</translation>
    </message>
    <message>
        <source>hook attach ground</source>
        <translation>gancho preso ao chão</translation>
    </message>
    <message>
        <source>hook hit no-hook</source>
        <translation>gancho em superfície que não prende</translation>
    </message>
    <message>
        <source>hide kill messages</source>
        <translation>ocultar mensagens de abate</translation>
    </message>
    <message>
        <source>finish message as chat</source>
        <translation>mensagem de chegada no chat</translation>
    </message>
    <message>
        <source>keep wanted weapon</source>
        <translation>manter arma desejada</translation>
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
        <translation>colisão desativada</translation>
    </message>
    <message>
        <source>endless hook</source>
        <translation>gancho infinito</translation>
    </message>
    <message>
        <source>endless jump</source>
        <translation>pulo infinito</translation>
    </message>
    <message>
        <source>super</source>
        <translation>super</translation>
    </message>
    <message>
        <source>hammer hit disabled</source>
        <translation>acerto de martelo desativado</translation>
    </message>
    <message>
        <source>shotgun hit disabled</source>
        <translation>acerto de escopeta desativado</translation>
    </message>
    <message>
        <source>grenade hit disabled</source>
        <translation>acerto de granada desativado</translation>
    </message>
    <message>
        <source>laser hit disabled</source>
        <translation>acerto de laser desativado</translation>
    </message>
    <message>
        <source>hook hit disabled</source>
        <translation>acerto de gancho desativado</translation>
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
        <translation>telegun de laser</translation>
    </message>
    <message>
        <source>has hammer</source>
        <translation>tem martelo</translation>
    </message>
    <message>
        <source>has gun</source>
        <translation>tem pistola</translation>
    </message>
    <message>
        <source>has shotgun</source>
        <translation>tem escopeta</translation>
    </message>
    <message>
        <source>has grenade</source>
        <translation>tem granada</translation>
    </message>
    <message>
        <source>has laser</source>
        <translation>tem laser</translation>
    </message>
    <message>
        <source>has ninja</source>
        <translation>tem ninja</translation>
    </message>
    <message>
        <source>movements disabled</source>
        <translation>movimentos desativados</translation>
    </message>
    <message>
        <source>in freeze tile</source>
        <translation>em tile de congelamento</translation>
    </message>
    <message>
        <source>practice mode</source>
        <translation>modo de prática</translation>
    </message>
    <message>
        <source>lock mode</source>
        <translation>modo de time trancado</translation>
    </message>
    <message>
        <source>team-0 mode</source>
        <translation>modo time 0</translation>
    </message>
    <message>
        <source>invincible</source>
        <translation>invencível</translation>
    </message>
    <message>
        <source>afk</source>
        <translation>afk</translation>
    </message>
    <message>
        <source>spec</source>
        <translation>espectador</translation>
    </message>
    <message>
        <source>time score</source>
        <translation>pontuação por tempo</translation>
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
        <translation>bandeira inicia a corrida</translation>
    </message>
    <message>
        <source>race entities</source>
        <translation>entities de corrida</translation>
    </message>
    <message>
        <source>unlimited ammo</source>
        <translation>munição infinita</translation>
    </message>
    <message>
        <source>ddrace record message</source>
        <translation>mensagem de recorde de ddrace</translation>
    </message>
    <message>
        <source>race record message</source>
        <translation>mensagem de recorde de corrida</translation>
    </message>
    <message>
        <source>allow eye wheel</source>
        <translation>permitir roda de expressões</translation>
    </message>
    <message>
        <source>allow hook coll</source>
        <translation>permitir colisão do gancho</translation>
    </message>
    <message>
        <source>allow zoom</source>
        <translation>permitir zoom</translation>
    </message>
    <message>
        <source>bug ddrace ghost</source>
        <translation>bug do fantasma do ddrace</translation>
    </message>
    <message>
        <source>bug ddrace input</source>
        <translation>bug de input do ddrace</translation>
    </message>
    <message>
        <source>bug fng laser range</source>
        <translation>bug do alcance do laser do fng</translation>
    </message>
    <message>
        <source>bug vanilla bounce</source>
        <translation>bug do ricochete do vanilla</translation>
    </message>
    <message>
        <source>predict fng</source>
        <translation>prever fng</translation>
    </message>
    <message>
        <source>predict ddrace</source>
        <translation>prever ddrace</translation>
    </message>
    <message>
        <source>predict ddrace tiles</source>
        <translation>prever tiles do ddrace</translation>
    </message>
    <message>
        <source>predict vanilla</source>
        <translation>prever vanilla</translation>
    </message>
    <message>
        <source>entities ddnet</source>
        <translation>entities do ddnet</translation>
    </message>
    <message>
        <source>entities ddrace</source>
        <translation>entities do ddrace</translation>
    </message>
    <message>
        <source>entities race</source>
        <translation>entities do race</translation>
    </message>
    <message>
        <source>entities fng</source>
        <translation>entities do fng</translation>
    </message>
    <message>
        <source>entities vanilla</source>
        <translation>entities do vanilla</translation>
    </message>
    <message>
        <source>don&apos;t mask entities</source>
        <translation>não mascarar entities</translation>
    </message>
    <message>
        <source>entities bw</source>
        <translation>entities do bw</translation>
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
        <translation>entities do fddrace</translation>
    </message>
    <message>
        <source>hud health and armor</source>
        <translation>vida e armadura no HUD</translation>
    </message>
    <message>
        <source>hud ammo</source>
        <translation>munição no HUD</translation>
    </message>
    <message>
        <source>hud ddrace</source>
        <translation>HUD do ddrace</translation>
    </message>
    <message>
        <source>no weak hook</source>
        <translation>sem gancho fraco</translation>
    </message>
    <message>
        <source>no skin change for frozen</source>
        <translation>sem mudança de skin se congelado</translation>
    </message>
    <message>
        <source>ddrace team</source>
        <translation>time do ddrace</translation>
    </message>
    <message>
        <source>predict events</source>
        <translation>prever eventos</translation>
    </message>
    <message>
        <source>supports 128 teams</source>
        <translation>aceita 128 times</translation>
    </message>
    <message>
        <source>no owner</source>
        <translation>sem dono</translation>
    </message>
    <message>
        <source>bounce horizontal</source>
        <translation>ricochete horizontal</translation>
    </message>
    <message>
        <source>bounce vertical</source>
        <translation>ricochete vertical</translation>
    </message>
    <message>
        <source>explosive</source>
        <translation>explosivo</translation>
    </message>
    <message>
        <source>normalize velocity</source>
        <translation>normalizar velocidade</translation>
    </message>
    <message>
        <source>no predict</source>
        <translation>não prever</translation>
    </message>
    <message>
        <source>x flip</source>
        <translation>inversão em x</translation>
    </message>
    <message>
        <source>y flip</source>
        <translation>inversão em y</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>girar</translation>
    </message>
    <message>
        <source>input recorded as an item</source>
        <translation>input gravado como item</translation>
    </message>
    <message>
        <source>derived from the character</source>
        <translation>deduzido do personagem</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>sem tempo</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>team</source>
        <translation>time</translation>
    </message>
    <message>
        <source>whisper</source>
        <translation>sussurro</translation>
    </message>
    <message>
        <source>self kill</source>
        <translation>suicídio</translation>
    </message>
    <message>
        <source>oop</source>
        <translation>oop</translation>
    </message>
    <message>
        <source>exclamation</source>
        <translation>exclamação</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corações</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>gota</translation>
    </message>
    <message>
        <source>dotdot</source>
        <translation>reticências</translation>
    </message>
    <message>
        <source>music</source>
        <translation>música</translation>
    </message>
    <message>
        <source>sorry</source>
        <translation>desculpa</translation>
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
        <translation>olhos</translation>
    </message>
    <message>
        <source>question</source>
        <translation>interrogação</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>start option</source>
        <translation>votação de opção iniciada</translation>
    </message>
    <message>
        <source>start kick</source>
        <translation>votação de expulsão iniciada</translation>
    </message>
    <message>
        <source>start spec</source>
        <translation>votação de espectador iniciada</translation>
    </message>
    <message>
        <source>end abort</source>
        <translation>votação anulada</translation>
    </message>
    <message>
        <source>end pass</source>
        <translation>votação aprovada</translation>
    </message>
    <message>
        <source>end fail</source>
        <translation>votação rejeitada</translation>
    </message>
    <message>
        <source>team swap</source>
        <translation>troca de times</translation>
    </message>
    <message>
        <source>invalid spectator id</source>
        <translation>ID de espectador inválido</translation>
    </message>
    <message>
        <source>team shuffle</source>
        <translation>times embaralhados</translation>
    </message>
    <message>
        <source>team balance</source>
        <translation>times balanceados</translation>
    </message>
    <message>
        <source>all moved to team</source>
        <translation>todos movidos para o time</translation>
    </message>
    <message>
        <source>you were balanced</source>
        <translation>você foi movido no balanceamento</translation>
    </message>
    <message>
        <source>ctf grab</source>
        <translation>CTF: bandeira pega</translation>
    </message>
    <message>
        <source>game paused</source>
        <translation>jogo pausado</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>pendente</translation>
    </message>
    <message>
        <source>done</source>
        <translation>concluído</translation>
    </message>
    <message>
        <source>fallback file</source>
        <translation>arquivo alternativo</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>client prediction (Sv_PreInput)</source>
        <translation>previsão do cliente (Sv_PreInput)</translation>
    </message>
    <message>
        <source>Half-Life demo</source>
        <translation>Demo do Half-Life</translation>
    </message>
    <message>
        <source>Hollow Cube replay</source>
        <translation>Replay do Hollow Cube</translation>
    </message>
    <message>
        <source>DDNet teehistorian</source>
        <translation>Teehistorian do DDNet</translation>
    </message>
    <message>
        <source>Teeworlds / DDNet demo</source>
        <translation>Demo do Teeworlds / DDNet</translation>
    </message>
    <message>
        <source>Toy recording</source>
        <translation>Gravação de teste</translation>
    </message>
    <message>
        <source>side</source>
        <translation>lateral</translation>
    </message>
    <message>
        <source>dramatic</source>
        <translation>dramático</translation>
    </message>
    <message>
        <source>slow motion</source>
        <translation>câmera lenta</translation>
    </message>
    <message>
        <source>face player</source>
        <translation>de frente para o jogador</translation>
    </message>
    <message>
        <source>intro</source>
        <translation>introdução</translation>
    </message>
    <message>
        <source>final</source>
        <translation>encerramento</translation>
    </message>
    <message>
        <source>no random</source>
        <translation>sem acaso</translation>
    </message>
    <message>
        <source>DDNet ghost</source>
        <translation>Fantasma do DDNet</translation>
    </message>
    <message>
        <source>aim sent by the server</source>
        <translation>mira enviada pelo servidor</translation>
    </message>
    <message>
        <source>Last attack</source>
        <translation>Último ataque</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direção</translation>
    </message>
    <message>
        <source>Fire held</source>
        <translation>Disparo mantido</translation>
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
        <translation>Estado do gancho</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Pulo</translation>
    </message>
    <message>
        <source>Next weapon</source>
        <translation>Próxima arma</translation>
    </message>
    <message>
        <source>Previous weapon</source>
        <translation>Arma anterior</translation>
    </message>
    <message>
        <source>Weapon wanted</source>
        <translation>Arma desejada</translation>
    </message>
    <message>
        <source>Spectator camera</source>
        <translation>Câmera de espectador</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Mover à esquerda</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Mover à direita</translation>
    </message>
    <message>
        <source>Aim (map, +90° up)</source>
        <translation>Mira (mapa, +90° acima)</translation>
    </message>
    <message>
        <source>Pitch (+90° up)</source>
        <translation>Arfagem (+90° acima)</translation>
    </message>
    <message>
        <source>Yaw (map, +90° up)</source>
        <translation>Guinada (mapa, +90° acima)</translation>
    </message>
    <message>
        <source>the server may have refused a name, and no record says so</source>
        <translation>o servidor pode ter recusado um nome sem que isso conste na gravação</translation>
    </message>
</context>
</TS>
