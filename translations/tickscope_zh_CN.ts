<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Application</name>
    <message>
        <source>--tick needs a whole number.</source>
        <translation>--tick 需要一个整数。</translation>
    </message>
    <message>
        <source>--follow needs a link to watch together.</source>
        <translation>--follow 需要一个共同观看的链接。</translation>
    </message>
    <message>
        <source>Standard input cannot be shown: save it as a file first.</source>
        <translation>无法显示标准输入：请先将其保存为文件。</translation>
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
        <translation>无样本</translation>
    </message>
    <message>
        <source> + %1 guessed</source>
        <translation> + %1 个推测值</translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <translation>%1 至 %2（不含）</translation>
    </message>
    <message>
        <source>Everyone else:</source>
        <translation>其他玩家：</translation>
    </message>
    <message>
        <source>What is counted: %1</source>
        <translation>统计内容：%1</translation>
    </message>
    <message>
        <source>Innocent explanations: %1</source>
        <translation>正常情况下的可能原因：%1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>局限：%1</translation>
    </message>
    <message>
        <source>%1: %2 (%3%)</source>
        <translation>%1：%2（%3%）</translation>
    </message>
    <message>
        <source>others from %1 to %2</source>
        <translation>其他人：%1 到 %2</translation>
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
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2, %3 samples</source>
        <translation>%1：%2，%3 个样本</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 tick</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (%4)</source>
        <translation>%1：%2 / %3（%4）</translation>
    </message>
    <message>
        <source>too few (&lt; %1)</source>
        <translation>太少（&lt; %1）</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 (all together)</source>
        <translation>%1（全体合计）</translation>
    </message>
    <message numerus="yes">
        <source>%1 in all (%2; %Ln player(s))</source>
        <translation>
            <numerusform>共 %1（%2；%Ln 名玩家）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln player(s))</source>
        <translation>
            <numerusform>%1（%Ln 名玩家）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2; %Ln player(s))</source>
        <translation>
            <numerusform>%1（%2；%Ln 名玩家）</numerusform>
        </translation>
    </message>
    <message>
        <source>“Others” are those with a value, put together.</source>
        <translation>“其他玩家”是有数值的玩家的合计。</translation>
    </message>
    <message>
        <source>Nobody else has enough samples alone, so “Others” are all of them, put together.</source>
        <translation>没有其他玩家单独有足够的样本，所以“其他玩家”是全体合计。</translation>
    </message>
</context>
<context>
    <name>InspectedFrame</name>
    <message>
        <source>Recorded position</source>
        <translation>录制的位置</translation>
    </message>
    <message>
        <source>Recorded position; the view shows the same.</source>
        <translation>录制的位置；视图中显示的相同。</translation>
    </message>
    <message>
        <source>%1 → %2 predicted</source>
        <translation>%1 → %2 预测值</translation>
    </message>
    <message>
        <source>%1 is recorded. %2 is predicted for this tick and shown in the view.</source>
        <translation>%1 是录制值。%2 是针对此 tick 的预测值，显示在视图中。</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>The folder to create (required); must not exist</source>
        <translation>要创建的文件夹（必需），不得已存在</translation>
    </message>
    <message>
        <source>Exports a case to a folder that others can read without Tickscope</source>
        <translation>将案件导出为文件夹，其他人无需 Tickscope 即可阅读</translation>
    </message>
    <message>
        <source>Checks that a bundle is unchanged</source>
        <translation>检查证据包是否未被改动</translation>
    </message>
    <message>
        <source>Creates or upgrades the tables on a server</source>
        <translation>在服务器上创建或升级数据表</translation>
    </message>
    <message>
        <source>Removes a person&apos;s data from all cases; on a server, leads only</source>
        <translation>从所有案件中移除某人的数据；在服务器上仅限组长</translation>
    </message>
    <message>
        <source>Checks a case file and copies it to FILE, which must not exist</source>
        <translation>检查案件文件并将其复制到 FILE，该文件不得已存在</translation>
    </message>
    <message>
        <source>What was reported</source>
        <translation>举报内容</translation>
    </message>
    <message>
        <source>Who reported it</source>
        <translation>举报人</translation>
    </message>
    <message>
        <source>A recording of the case; may be given more than once</source>
        <translation>案件的录像，可多次使用</translation>
    </message>
    <message>
        <source>May be given more than once</source>
        <translation>可多次使用</translation>
    </message>
    <message>
        <source>low, normal, high or urgent</source>
        <translation>low、normal、high 或 urgent</translation>
    </message>
    <message>
        <source>Number of reviewers who must decide</source>
        <translation>须作出裁定的审核者人数</translation>
    </message>
    <message>
        <source>The case as JSON instead; - for standard input</source>
        <translation>改用 JSON 提供案件；- 表示标准输入</translation>
    </message>
    <message>
        <source>A unique key for this report, so that it is not filed twice</source>
        <translation>此举报的唯一键，避免重复提交</translation>
    </message>
    <message>
        <source>Assign the case to this reviewer; on a server, only leads assign others</source>
        <translation>将案件分配给此审核者；在服务器上仅组长可分配给他人</translation>
    </message>
    <message>
        <source>Unassign it</source>
        <translation>取消分配</translation>
    </message>
    <message>
        <source>Take the most urgent unassigned case that matches the filters</source>
        <translation>领取符合筛选条件的最紧急的未分配案件</translation>
    </message>
    <message>
        <source>Ask for verdicts of N reviewers; never fewer than before</source>
        <translation>要求 N 名审核者作出裁定，不得少于原人数</translation>
    </message>
    <message>
        <source>What can be seen</source>
        <translation>可以看到的情况</translation>
    </message>
    <message>
        <source>The recording; default: the only one of the case</source>
        <translation>录像；默认为案件的唯一录像</translation>
    </message>
    <message>
        <source>At this tick</source>
        <translation>位于此 tick</translation>
    </message>
    <message>
        <source>Up to this tick</source>
        <translation>到此 tick 为止</translation>
    </message>
    <message>
        <source>Of this client ID</source>
        <translation>关于此客户端 ID</translation>
    </message>
    <message>
        <source>The note&apos;s color</source>
        <translation>备注的颜色</translation>
    </message>
    <message>
        <source>The note&apos;s category</source>
        <translation>备注的类别</translation>
    </message>
    <message>
        <source>A PNG that shows it</source>
        <translation>展示该情况的 PNG</translation>
    </message>
    <message>
        <source>The note as JSON instead; - for standard input</source>
        <translation>改用 JSON 提供备注；- 表示标准输入</translation>
    </message>
    <message>
        <source>Files a report as a new case</source>
        <translation>将举报作为新案件提交</translation>
    </message>
    <message>
        <source>Gives a case to a reviewer, or takes the next one</source>
        <translation>将案件交给审核者，或领取下一个案件</translation>
    </message>
    <message>
        <source>--next takes and assigns at once: no two people get the same case.</source>
        <translation>--next 领取的同时完成分配：不会有两人拿到同一案件。</translation>
    </message>
    <message>
        <source>Adds a note to a case</source>
        <translation>为案件添加备注</translation>
    </message>
    <message>
        <source>json, csv or text; detected if not given</source>
        <translation>json、csv 或 text；未指定时自动检测</translation>
    </message>
    <message>
        <source>Files reports from CSV, JSON or pasted text as new cases</source>
        <translation>将 CSV、JSON 或粘贴文本中的举报作为新案件提交</translation>
    </message>
    <message>
        <source>Include the pictures of notes, in base64</source>
        <translation>以 base64 包含备注的图片</translation>
    </message>
    <message>
        <source>At most N cases, up to 1000</source>
        <translation>最多 N 个案件，上限 1000</translation>
    </message>
    <message>
        <source>Lists reported cases, the most urgent first</source>
        <translation>列出举报案件，最紧急的在前</translation>
    </message>
    <message>
        <source>Shows cases with their notes and verdicts; in JSON also their history</source>
        <translation>显示案件及其备注和裁定；JSON 中还包括历史</translation>
    </message>
    <message>
        <source>Writes complete cases as JSON, one per line</source>
        <translation>将完整的案件写为 JSON，每行一个</translation>
    </message>
    <message>
        <source>Only new, in_review, second_opinion or decided cases</source>
        <translation>仅 new、in_review、second_opinion 或 decided 状态的案件</translation>
    </message>
    <message>
        <source>Only cases of low, normal, high or urgent priority and above</source>
        <translation>仅优先级为 low、normal、high 或 urgent 及以上的案件</translation>
    </message>
    <message>
        <source>Only cases assigned to this reviewer</source>
        <translation>仅分配给此审核者的案件</translation>
    </message>
    <message>
        <source>Only unassigned cases</source>
        <translation>仅未分配的案件</translation>
    </message>
    <message>
        <source>Only cases with this tag</source>
        <translation>仅带有此标签的案件</translation>
    </message>
    <message>
        <source>Only cases about this recording</source>
        <translation>仅关于此录像的案件</translation>
    </message>
    <message>
        <source>Only cases that this person reported or is accused in</source>
        <translation>仅由此人举报或此人被举报的案件</translation>
    </message>
    <message>
        <source>Only cases with this text in the claim, names or notes</source>
        <translation>仅举报内容、名称或备注中含有此文本的案件</translation>
    </message>
    <message>
        <source>Your name in a case file; default: the system user</source>
        <translation>您在案件文件中的名称；默认为系统用户</translation>
    </message>
    <message>
        <source>Your finding on one aspect; may be given more than once</source>
        <translation>您对某一方面的结论，可多次使用</translation>
    </message>
    <message>
        <source>The number of a supporting note; may be given more than once</source>
        <translation>作为依据的备注编号，可多次使用</translation>
    </message>
    <message>
        <source>The overall finding</source>
        <translation>总体结论</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Leads only: the outcome where decided verdicts differ</source>
        <translation>仅限组长：各方裁定不一致时的最终结果</translation>
    </message>
    <message>
        <source>The verdict as JSON instead; - for standard input</source>
        <translation>改用 JSON 提供裁定；- 表示标准输入</translation>
    </message>
    <message>
        <source>Gives your verdict on a case assigned to you</source>
        <translation>对分配给您的案件作出裁定</translation>
    </message>
    <message>
        <source>Aspects: movement, aim, inputs, timing, chat, file_integrity. Findings: clean,
suspicious, proven, cannot_tell.</source>
        <translation>方面：movement、aim、inputs、timing、chat、file_integrity。
结论：clean、suspicious、proven、cannot_tell。</translation>
    </message>
    <message>
        <source>Prints item count and checksum of the state at every recorded tick (rows)</source>
        <translation>输出每个已录制 tick 的状态条目数和校验和（按行）</translation>
    </message>
    <message>
        <source>The recording to write</source>
        <translation>要写入的录像</translation>
    </message>
    <message>
        <source>Compression level, 1 to 22; default: 19</source>
        <translation>压缩级别，1 到 22；默认为 19</translation>
    </message>
    <message>
        <source>Compress with a zstd dictionary; the game server refuses such files</source>
        <translation>使用 zstd 字典压缩；游戏服务器会拒绝此类文件</translation>
    </message>
    <message>
        <source>Accept an unfinished recording, and replace an existing file</source>
        <translation>接受未完成的录像，并替换已有文件</translation>
    </message>
    <message>
        <source>Merges a segmented Hollow Cube replay into one file</source>
        <translation>将分段的 Hollow Cube 回放合并为一个文件</translation>
    </message>
    <message>
        <source>The copy is read back and compared before it gets its name.</source>
        <translation>副本在命名之前会被读回并比对。</translation>
    </message>
    <message>
        <source>Replace OUT.hcrp if it exists</source>
        <translation>如果 OUT.hcrp 已存在则替换</translation>
    </message>
    <message>
        <source>Converts a Hollow Cube replay from version 3 to version 4</source>
        <translation>将 Hollow Cube 回放从版本 3 转换为版本 4</translation>
    </message>
    <message>
        <source>Positions are off by no more than 1/8192 block, at any tick.</source>
        <translation>任何 tick 的位置误差都不超过 1/8192 格。</translation>
    </message>
    <message>
        <source>Lists what happened: chat, kills, joins, votes, ... (rows)</source>
        <translation>列出发生的事情：聊天、击杀、加入、投票等（按行）</translation>
    </message>
    <message>
        <source>Compare with this player, or with everyone in that recording</source>
        <translation>与此玩家比较，或与该录像中的所有人比较</translation>
    </message>
    <message>
        <source>Only what is recorded, nothing rebuilt from the map</source>
        <translation>仅录制的内容，不根据地图重建</translation>
    </message>
    <message>
        <source>Only the outline: no players or counts that need decoding</source>
        <translation>仅概要：不含需要解码的玩家和计数</translation>
    </message>
    <message>
        <source>Shows format, map, ticks, players, counts and damage</source>
        <translation>显示格式、地图、tick、玩家、计数和损坏情况</translation>
    </message>
    <message>
        <source>File to write the repaired recording to (required)</source>
        <translation>写入修复后录像的文件（必需）</translation>
    </message>
    <message>
        <source>Replace FILE if it exists; never the recording itself</source>
        <translation>如果 FILE 已存在则替换；绝不会替换录像本身</translation>
    </message>
    <message>
        <source>Writes a valid copy of what a damaged recording still holds</source>
        <translation>将损坏录像中尚存的内容写为有效的副本</translation>
    </message>
    <message>
        <source>The tick to show; may have a fraction: 13085.5</source>
        <translation>要显示的 tick；可带小数：13085.5</translation>
    </message>
    <message>
        <source>The time to show: 12.5, mm:ss or hh:mm:ss.fff</source>
        <translation>要显示的时间：12.5、mm:ss 或 hh:mm:ss.fff</translation>
    </message>
    <message>
        <source>The image to write; its name decides the type: png, jpg, bmp ...</source>
        <translation>要写入的图像；类型由文件名决定：png、jpg、bmp……</translation>
    </message>
    <message>
        <source>Image size in pixels; default: 1280x720</source>
        <translation>图像大小（像素）；默认为 1280x720</translation>
    </message>
    <message>
        <source>Zoom factor relative to what a player sees in the game</source>
        <translation>相对于玩家在游戏中所见的缩放倍数</translation>
    </message>
    <message>
        <source>Only the world, without chat, kills and clock</source>
        <translation>仅世界，不含聊天、击杀和时钟</translation>
    </message>
    <message>
        <source>Folder of the game&apos;s data; none: built-in graphics</source>
        <translation>游戏数据文件夹；none：内置图形</translation>
    </message>
    <message>
        <source>Draws the world at a moment</source>
        <translation>绘制某一时刻的世界</translation>
    </message>
    <message>
        <source>Without --follow, shows the recorder&apos;s camera if there is one, else all players.</source>
        <translation>不使用 --follow 时，如有录制者视角则显示该视角，否则显示所有玩家。</translation>
    </message>
    <message>
        <source>The tick to show</source>
        <translation>要显示的 tick</translation>
    </message>
    <message>
        <source>The last tick at or before this time: 12.5, mm:ss or hh:mm:ss.fff</source>
        <translation>此时间或之前的最后一个 tick：12.5、mm:ss 或 hh:mm:ss.fff</translation>
    </message>
    <message>
        <source>Only what is recorded, nothing rebuilt from it and the map</source>
        <translation>仅录制的内容，不根据录像和地图重建</translation>
    </message>
    <message>
        <source>Prints all items of the world at a tick, with their fields as recorded</source>
        <translation>输出某一 tick 的所有世界条目及其录制的字段</translation>
    </message>
    <message>
        <source>Only this slot</source>
        <translation>仅此槽位</translation>
    </message>
    <message>
        <source>Start at this tick or time</source>
        <translation>从此 tick 或时间开始</translation>
    </message>
    <message>
        <source>End at this tick or time</source>
        <translation>到此 tick 或时间结束</translation>
    </message>
    <message>
        <source>Only every N-th recorded tick</source>
        <translation>仅每第 N 个已录制的 tick</translation>
    </message>
    <message>
        <source>Positions as recorded, not predicted for the tick</source>
        <translation>录制的位置，而非针对该 tick 预测的位置</translation>
    </message>
    <message>
        <source>Include players whose position is no longer sent, at their last known position</source>
        <translation>包括位置已不再发送的玩家，显示其最后已知位置</translation>
    </message>
    <message>
        <source>Prints the position of every living player at every recorded tick (CSV or rows)</source>
        <translation>输出每个已录制 tick 中每个存活玩家的位置（CSV 或按行）</translation>
    </message>
    <message>
        <source>Reads everything and lists all damage</source>
        <translation>读取全部内容并列出所有损坏</translation>
    </message>
    <message>
        <source>Only these event types (chat, kill, ...; list prints all); may be given more than once</source>
        <translation>仅这些事件类型（chat、kill 等；list 输出全部），可多次使用</translation>
    </message>
    <message>
        <source>Only events by or on this slot</source>
        <translation>仅此槽位发起或受到的事件</translation>
    </message>
    <message>
        <source>Only texts that match (RE2 syntax)</source>
        <translation>仅匹配的文本（RE2 语法）</translation>
    </message>
    <message>
        <source>Ignore case in --match</source>
        <translation>--match 忽略大小写</translation>
    </message>
    <message>
        <source>Include engine messages (--kind system shows only those)</source>
        <translation>包括引擎消息（--kind system 仅显示这些消息）</translation>
    </message>
    <message>
        <source>JSON instead of readable text</source>
        <translation>输出 JSON 而非可读文本</translation>
    </message>
    <message>
        <source>No progress or notes on standard error</source>
        <translation>不在标准错误上输出进度或提示</translation>
    </message>
    <message>
        <source>Look for maps here as well; may be given more than once</source>
        <translation>同时在此处查找地图，可多次使用</translation>
    </message>
    <message>
        <source>File with the bearer token for URLs</source>
        <translation>用于 URL 的 bearer 令牌文件</translation>
    </message>
    <message>
        <source>Show passwords and players&apos; save codes in plain text</source>
        <translation>以明文显示密码和玩家的存档代码</translation>
    </message>
    <message>
        <source>Show this help</source>
        <translation>显示此帮助</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>用法：</translation>
    </message>
    <message>
        <source>Reads game recordings. A FILE is the path of a file or folder, a URL (http, https),
or - for standard input. The bearer token for a URL comes from the environment
variable TICKSCOPE_BEARER_TOKEN or from the file that --token-file names.</source>
        <translation>读取游戏录像。FILE 是文件或文件夹的路径、URL（http、https），
或表示标准输入的 -。URL 的 bearer 令牌取自环境变量
TICKSCOPE_BEARER_TOKEN，或 --token-file 指定的文件。</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>Only recordings that meet this condition (&gt;, &gt;=, &lt;, &lt;=, =, !=); may be given more than once</source>
        <translation>仅符合此条件的录像（&gt;、&gt;=、&lt;、&lt;=、=、!=），可多次使用</translation>
    </message>
    <message>
        <source>Only part I of N of the recordings, for N processes</source>
        <translation>仅录像的 N 份中的第 I 份，供 N 个进程使用</translation>
    </message>
    <message>
        <source>Write rows here instead of standard output</source>
        <translation>将行写入此处而非标准输出</translation>
    </message>
    <message>
        <source>File a case about each recording instead of writing rows</source>
        <translation>为每个录像提交案件，而不是写入行</translation>
    </message>
    <message>
        <source>Searches many recordings (rows, or cases)</source>
        <translation>搜索大量录像（输出行或案件）</translation>
    </message>
    <message>
        <source>For the owner of the database; if that role may not create roles, create
tickscope_reader, tickscope_reviewer and tickscope_lead first. Grant one of
them to each member of the team. Files are upgraded when they are opened.</source>
        <translation>供数据库所有者使用；如果该角色无权创建角色，请先创建
tickscope_reader、tickscope_reviewer 和 tickscope_lead，
再将其中之一授予每位团队成员。文件会在打开时自动升级。</translation>
    </message>
    <message>
        <source>Until all reviewers have decided, you see only your own verdict and notes. A
server enforces that; a file does not.</source>
        <translation>在所有审核者作出裁定之前，您只能看到自己的裁定和备注。
服务器会强制执行此规则，文件则不会。</translation>
    </message>
    <message>
        <source>Repeats in the file, one for each receiver, are kept. T is a tick, or a time if it
has a colon or a point: 12.5, mm:ss, hh:mm:ss.fff. Only the range is read: its
players have names, and numbers only if --player is one.</source>
        <translation>文件中针对每个接收者的重复事件会予以保留。T 是 tick；含有冒号或
小数点时是时间：12.5、mm:ss、hh:mm:ss.fff。仅读取指定范围：
其中的玩家有名称，仅当 --player 为编号时才有编号。</translation>
    </message>
    <message>
        <source>Each figure has its samples, the same figure of the other players, a 95% confidence
interval (Wilson for shares, order statistics for medians), and what it cannot tell.
With fewer samples than its minimum a figure has no value. None of them is a verdict.
With --json every figure has its histogram and what it is based on, by tick.</source>
        <translation>每项指标附有样本、其他玩家的同一指标、95% 置信区间
（占比用 Wilson 法，中位数用次序统计量），以及其局限。
样本数低于下限的指标没有值。任何指标都不构成裁定。
使用 --json 时，每项指标还有直方图及其依据（按 tick）。</translation>
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
        <translation>位置以世界单位表示，速度以单位/秒表示：Teeworlds 的一格为 32 单位，
Hollow Cube 的一个方块为 1 单位。录像中没有速度时，由位置推算，
--json 的行以 velocity_source 注明。没有地图或使用 --raw 时，
位置为录制值。使用 --last-known 时，同名的列表示该位置是否只是
最后已知位置。多个文件的表格有一列用于文件名，并包含任一文件所有的列。
T 是 tick；含有冒号或小数点时是时间：12.5、mm:ss、hh:mm:ss.fff。
仅读取指定范围：其中的玩家有名称，仅当 --player 为编号时才有编号。</translation>
    </message>
    <message>
        <source>Show this recording of the case at the notes, and its figures</source>
        <translation>显示案件的这个录像在各备注处的画面及其指标</translation>
    </message>
    <message>
        <source>The same, and include the file; both may be given more than once</source>
        <translation>同上，并附带该文件；两者均可多次使用</translation>
    </message>
    <message>
        <source>Look for maps here too; may be given more than once</source>
        <translation>同时在此处查找地图，可多次使用</translation>
    </message>
    <message>
        <source>Case store: a file, service:NAME from libpq&apos;s service file, or postgresql://USER@HOST/DATABASE; default: TICKSCOPE_STORE</source>
        <translation>案件库：文件、libpq 服务文件中的 service:NAME，或 postgresql://USER@HOST/DATABASE；默认为 TICKSCOPE_STORE</translation>
    </message>
    <message>
        <source>Removes a case of your own that holds nothing</source>
        <translation>移除您自己的空案件</translation>
    </message>
    <message>
        <source>The history still shows that it was removed.</source>
        <translation>历史仍会显示曾有移除操作。</translation>
    </message>
    <message>
        <source>Who is accused: exact name, or number (6 or &apos;#6&apos;) in the FILE of --recording; may be given more than once</source>
        <translation>被举报人：准确的名称，或 --recording 的 FILE 中的编号（6 或 &apos;#6&apos;），可多次使用</translation>
    </message>
    <message>
        <source>The recording of the case that knows them</source>
        <translation>案件中包含该玩家的录像</translation>
    </message>
    <message>
        <source>Of this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>关于此玩家：准确的名称，或编号（6 或 &apos;#6&apos;）</translation>
    </message>
    <message>
        <source>Says which player of a recording is accused, for a case with a name only</source>
        <translation>为仅有名称的案件指明被举报的是录像中的哪名玩家</translation>
    </message>
    <message>
        <source>The player takes the place of the name, where the case has it; otherwise they
are accused as well.</source>
        <translation>如果案件中有该名称，则由该玩家取代；否则该玩家
也列为被举报人。</translation>
    </message>
    <message>
        <source>Make your decided verdict a draft again, until another reviewer has decided</source>
        <translation>将您已作出的裁定恢复为草稿，仅限其他审核者作出裁定之前</translation>
    </message>
    <message>
        <source>The player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>玩家：准确的名称，或编号（6 或 &apos;#6&apos;）</translation>
    </message>
    <message>
        <source>Prints figures about a player&apos;s inputs, timing, aim, hits and movement, and about the file</source>
        <translation>输出玩家的输入、时机、瞄准、命中和移动以及文件的指标</translation>
    </message>
    <message>
        <source>Centre on this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>以此玩家为中心：准确的名称，或编号（6 或 &apos;#6&apos;）</translation>
    </message>
    <message>
        <source>Only this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>仅此玩家：准确的名称，或编号（6 或 &apos;#6&apos;）</translation>
    </message>
    <message>
        <source>Only events by or on this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>仅此玩家发起或受到的事件：准确的名称，或编号（6 或 &apos;#6&apos;）</translation>
    </message>
    <message>
        <source>Sign the manifest with this private key of SSH</source>
        <translation>用此 SSH 私钥为清单签名</translation>
    </message>
    <message>
        <source>Only these may have signed it (&quot;allowed signers&quot; of ssh-keygen)</source>
        <translation>只有这些签名者有效（ssh-keygen 的“allowed signers”文件）</translation>
    </message>
    <message>
        <source>The exit code is 1 when a file is missing, changed or not in the manifest, and
with --signers when none of them signed it. Someone could have replaced the
manifest of an unsigned one: compare its SHA-256 with the one that the author
gives you.</source>
        <translation>如果有文件缺失、被更改或不在清单中，或使用 --signers 时没有其中任何人的签名，
则退出码为 1。未签名包的清单可能被他人替换：请将其 SHA-256 与作者提供的比较。</translation>
    </message>
    <message>
        <source>A line is &quot;tick items checksum&quot;. The checksum is the wrapping 32-bit sum of all
integers of all items, in decimal; with --json in hex. Where the state is not known,
because what it changes is damaged, both are &quot;unknown&quot; (null).</source>
        <translation>每行为“刻 对象数 校验和”。校验和是所有对象的所有整数的 32 位环绕和，
十进制；使用 --json 时为十六进制。如果改变状态的数据已损坏、状态未知，
两者均为“unknown”（null）。</translation>
    </message>
    <message>
        <source>File to write the clip to (required)</source>
        <translation>写入片段的文件（必需）</translation>
    </message>
    <message>
        <source>Write pseudonyms for names and clans, also where they are mentioned</source>
        <translation>以化名代替名字和战队，提及之处也一样</translation>
    </message>
    <message>
        <source>Replace OUT if it exists; never the recording itself</source>
        <translation>如果 OUT 已存在则替换；绝不替换录像本身</translation>
    </message>
    <message>
        <source>Writes some ticks of a recording as a clip in its format</source>
        <translation>将录像的一段 tick 以其原格式写成片段</translation>
    </message>
    <message>
        <source>The video to write; its name decides the type: mp4, webm, gif, mkv (lossless), or png for a file of each frame</source>
        <translation>要写入的视频；类型由文件名决定：mp4、webm、gif、mkv（无损），或 png（每帧一个文件）</translation>
    </message>
    <message>
        <source>Size in pixels; default: 1920x1080</source>
        <translation>以像素为单位的大小；默认：1920x1080</translation>
    </message>
    <message>
        <source>Frames per second, such as 30 or 30000/1001; default: 60, gif: 25</source>
        <translation>每秒帧数，如 30 或 30000/1001；默认：60，gif：25</translation>
    </message>
    <message>
        <source>Speed, such as 0.25 or 2; default: 1</source>
        <translation>速度，如 0.25 或 2；默认：1</translation>
    </message>
    <message>
        <source>Writes a video of the world, or a picture of each frame</source>
        <translation>写入世界的视频，或每帧的图片</translation>
    </message>
    <message>
        <source>Videos are encoded by the program ffmpeg, which has to be installed; pictures
(OUT-000001.png, OUT-000002.png ...) need none. Each frame is the image that
screenshot draws of its moment. T is a tick, or a time if it has a colon or a point:
12.5, mm:ss, hh:mm:ss.fff. The video ends where T of --to begins. Without --follow,
or while that player is away, it shows the recorder&apos;s camera if there is one, else
all players. Ctrl+C cancels and leaves no file.</source>
        <translation>视频由程序 ffmpeg 编码，需要先安装；图片
（OUT-000001.png、OUT-000002.png ...）不需要它。每一帧都是
screenshot 为该时刻绘制的图像。T 是 tick；带冒号或小数点时是时间：
12.5、mm:ss、hh:mm:ss.fff。视频在 --to 的 T 开始处结束。没有 --follow 时，
或该玩家不在时，显示录制者的镜头（如果有），否则显示所有玩家。
Ctrl+C 取消，不留下文件。</translation>
    </message>
    <message>
        <source>Shows how recordings differ from the first (rows)</source>
        <translation>显示各录像与第一个录像的差异（行）</translation>
    </message>
    <message>
        <source>File to write the ghost to (required)</source>
        <translation>写入幽灵的文件（必需）</translation>
    </message>
    <message>
        <source>Writes a finished run as a ghost that DDNet plays</source>
        <translation>将一次完成的比赛写为 DDNet 可播放的幽灵</translation>
    </message>
    <message>
        <source>Only runs that reached the finish</source>
        <translation>只列出到达终点的比赛</translation>
    </message>
    <message>
        <source>Lists the runs of a race, with their times (rows)</source>
        <translation>列出比赛及其用时（行）</translation>
    </message>
    <message>
        <source>A run goes from the start to the finish, or to where the player died, left, began
again or the recording ends. Times are those of the game where it says them. The
player of a finish is unknown where the recording has a time only. Folders are
searched for recordings; - reads their names from standard input.</source>
        <translation>一次比赛从起点到终点，或到玩家死亡、离开、重新开始或录像结束为止。游戏给出时间时使用游戏的时间。
录像只有时间时，完成者未知。文件夹会被搜索；- 从标准输入读取名称。</translation>
    </message>
    <message>
        <source>Removes recordings by age and size (rows)</source>
        <translation>按时间和大小删除录像（行）</translation>
    </message>
    <message>
        <source>Remove recordings made longer ago than this (36h, 30d, 8w, 1y)</source>
        <translation>删除早于此时长的录像（36h、30d、8w、1y）</translation>
    </message>
    <message>
        <source>Remove recordings larger than this (500K, 200M, 4G)</source>
        <translation>删除大于此大小的录像（500K、200M、4G）</translation>
    </message>
    <message>
        <source>Remove the oldest recordings until the rest takes no more space than this</source>
        <translation>删除最旧的录像，直到其余录像不超过此大小</translation>
    </message>
    <message>
        <source>Keep the recordings of the N fastest finished runs of each world or map</source>
        <translation>保留每个世界或地图中最快的 N 次完成的录像</translation>
    </message>
    <message>
        <source>Tell worlds apart by their id or by the map&apos;s name; default: the id where there is one</source>
        <translation>按世界的标识或地图名称区分世界；默认：有标识时用标识</translation>
    </message>
    <message>
        <source>Keep recordings with anticheat flags</source>
        <translation>保留带有反作弊标记的录像</translation>
    </message>
    <message>
        <source>Other rules for some worlds: a JSON object with rules by world</source>
        <translation>某些世界的其他规则：按世界列出规则的 JSON 对象</translation>
    </message>
    <message>
        <source>Remove nothing, even with --yes (default)</source>
        <translation>不删除任何内容，即使有 --yes（默认）</translation>
    </message>
    <message>
        <source>Remove what is listed</source>
        <translation>删除所列的录像</translation>
    </message>
    <message>
        <source>Delete instead of moving to the trash</source>
        <translation>直接删除，而不是移到回收站</translation>
    </message>
    <message>
        <source>File to write the copy to (required)</source>
        <translation>写入副本的文件（必需）</translation>
    </message>
    <message>
        <source>Add these markers: JSON or CSV, as the window exports them</source>
        <translation>添加这些标记：窗口导出的 JSON 或 CSV</translation>
    </message>
    <message>
        <source>Add the notes about the recording and the verdicts of this case</source>
        <translation>添加该案件中关于此录像的备注及其裁定</translation>
    </message>
    <message>
        <source>Add the figures that facts prints, of every player</source>
        <translation>添加 facts 输出的所有玩家的指标</translation>
    </message>
    <message>
        <source>Author of markers without one, and your name in a case file; there by default the system user</source>
        <translation>没有作者的标记的作者，以及您在案件文件中的名字；后者默认为系统用户</translation>
    </message>
    <message>
        <source>Writes a copy of a recording that holds markers, notes, verdicts and figures</source>
        <translation>写入录像的副本，其中包含标记、备注、裁定和指标</translation>
    </message>
    <message>
        <source>The ticks of the copy are those of the recording, byte for byte. A Hollow Cube
replay keeps everything in its metadata, with author, time and program version. A
demo of version 4 or later keeps only ticks, up to 64. What the recording already
has stays. What does not fit is named, and the exit code is 1 if a note, the
verdicts or the figures are missing; a copy with none of it is not written. A case
is added only when all opinions that it needs are decided. Markers with a &quot;check&quot;
and a &quot;score&quot; are anticheat flags.</source>
        <translation>副本的 tick 与录像逐字节相同。Hollow Cube 录像将所有内容保存在元数据中，包括作者、
时间和程序版本。版本 4 及以上的 demo 只保存 tick，最多 64 个。录像中已有的内容保持
不变。放不下的内容会被列出；如果缺少备注、裁定或指标，退出码为 1；不含任何此类内容的
副本不会写入。只有在所需的所有意见都已裁定后才会添加案件。带有 &quot;check&quot; 和 &quot;score&quot; 的
标记为反作弊标记。</translation>
    </message>
    <message>
        <source>Metadata to add under &quot;tickscope&quot;: JSON, else a text; may be given more than once</source>
        <translation>要添加到“tickscope”下的元数据：JSON，否则视为文本；可多次使用</translation>
    </message>
    <message>
        <source>Draw this recording as a ghost; may be given up to three times</source>
        <translation>将此录像绘制为幽灵；最多可指定三次</translation>
    </message>
    <message>
        <source>Where in time the ghosts are laid, as for compare</source>
        <translation>幽灵在时间上如何对齐，与 compare 相同</translation>
    </message>
    <message>
        <source>Remove what is kept of the recording</source>
        <translation>删除为该录像保留的内容</translation>
    </message>
    <message>
        <source>Keeps what a recording holds, so that it opens at once</source>
        <translation>保留录像的内容，使其能立即打开</translation>
    </message>
    <message>
        <source>Include a clip of the recordings at each note, with pseudonyms unless reviewers are named</source>
        <translation>为每条备注附上录像片段；除非写明审核者姓名，否则使用化名</translation>
    </message>
    <message>
        <source>Name the reviewers and the reporter; otherwise reviewers are Reviewer 1, Reviewer 2, ...</source>
        <translation>写明审核者和举报者；否则称为“审核者 1”“审核者 2”……</translation>
    </message>
    <message>
        <source>Add a line with file name, time, tick and SHA-256 of the recording</source>
        <translation>添加一行，显示文件名、时间、tick 和录像的 SHA-256</translation>
    </message>
    <message>
        <source>Decide; needs a decision, one aspect at least, and a reason for either</source>
        <translation>作出裁决；需要裁决、至少一个方面，以及其中之一的理由</translation>
    </message>
    <message>
        <source>Of positions, inputs, events, states and splits, those to compare (positions,events without it); same-inputs finds where the same inputs come twice</source>
        <translation>要比较的内容，从 positions、inputs、events、states 和 splits 中选择（默认 positions,events）；same-inputs 查找相同输入出现两次之处</translation>
    </message>
    <message>
        <source>A page for the browser and as PDF, tables as CSV, all of it as JSON, and a
manifest with the SHA-256 of every file and of the recordings. For the recordings
given there are pictures of the world at the notes, the events and inputs around
them, and the figures of the accused with their histograms, as in the window.
An accused who is a name only has no figures: see case accuse. Sentences about
the reporter, whose name is left out, are listed for you to judge.</source>
        <translation>包括供浏览器查看的页面和 PDF、CSV 表格、含全部内容的 JSON，以及一份清单，
其中有每个文件和各录像的 SHA-256。对于给出的录像，还有各备注处的世界画面、
前后的事件和输入，以及被举报人的指标及其直方图，与窗口中相同。
仅有名称的被举报人没有指标：参见 case accuse。
涉及举报人（名字已省略）的句子会列出，由您判断。</translation>
    </message>
    <message>
        <source>The same, and each clip as a video, too; needs ffmpeg</source>
        <translation>同上，并将每个片段另存为视频；需要 ffmpeg</translation>
    </message>
    <message>
        <source>Start at this tick or time of the first recording</source>
        <translation>从第一个录像的此 tick 或时间开始</translation>
    </message>
    <message>
        <source>End at this tick or time of the first recording</source>
        <translation>到第一个录像的此 tick 或时间结束</translation>
    </message>
    <message>
        <source>Removes the name from reporters, accused, notes, texts and their history, where it
is a word of its own, and prints in how many places of which cases. The history
still shows that it was removed. Earlier bundles and backups are not changed.</source>
        <translation>从举报人、被指控者、备注、文本及其历史记录中移除作为独立词语出现的该名称，
并列出各案件中的处数。历史记录仍会显示其已被移除。之前的证据包和备份不会更改。</translation>
    </message>
    <message>
        <source>Add the recording to the case first</source>
        <translation>先将该录像添加到案件</translation>
    </message>
    <message>
        <source>Which run, by its number in runs (the fastest without it)</source>
        <translation>哪次比赛，按 runs 中的编号（不给则为最快的）</translation>
    </message>
    <message>
        <source>From a Teeworlds or DDNet demo, or a teehistorian file with its map. Of a run whose
player the recording does not name no ghost can be made. runs lists all runs, with
their numbers. DDNet lists ghosts whose file name begins with the name of the map.</source>
        <translation>来自 Teeworlds 或 DDNet 的 demo，或带地图的 teehistorian 文件。录像未指明玩家的比赛无法制成
幽灵。runs 列出所有比赛及其编号。DDNet 列出文件名以地图名开头的幽灵。</translation>
    </message>
    <message>
        <source>The window keeps what it found when it read a recording whole, and shows all of it at
once the next time. This does the same beforehand. Nothing is kept of recordings that are
damaged or still being written, and of standard input.</source>
        <translation>窗口会保留完整读取录像时得到的内容，下次打开时立即全部显示。此命令可预先完成。
损坏的录像、仍在写入的录像和标准输入不会保留任何内容。</translation>
    </message>
    <message>
        <source>Leave out what people say, whispers and votes</source>
        <translation>略去玩家的发言、私聊和投票</translation>
    </message>
    <message>
        <source>What lies beside what: the first ticks, ticks of one number, times of day (in one session the ticks tell them), the first event of a type in each, or the places of a player on the way; without it ticks of one number for recordings of the same session, else the first ticks</source>
        <translation>对齐方式：首个 tick、编号相同的 tick、时刻（同一场次以 tick 为准）、各自的首个某类事件，或玩家在路线上的位置；不指定时，同一场次的录像按编号相同的 tick 对齐，否则按首个 tick 对齐</translation>
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
        <translation>每个不同的位置、输入、事件或物件字段各占一行，附双方的 tick。玩家按名字对应，或在双方都只有
一名玩家时对应；位置为该 tick 的位置。录像在某个 tick 没有记录的内容，或其格式无法记录的内容，
不算差异；另一录像在前后 2 个 tick 以内也有的事件、距另一录像首尾同样近的事件，
也不算差异；相差 2 个 tick 以内的输入也不算，除非双方都在其 tick 记录每个输入，或出自同一玩家。
只有部分人得知或看到的内容（发给队伍或某个人的聊天、服务器的话、完赛、生命值），在双方都出自同一
玩家或都出自服务器时才比较；与服务器的录像相比，只有其中没有的行才算差异。略去的内容会在标准错误中说明。
同一 tick 内相同的事件只计一次，因为服务器会为每个接收者记录一次。
同名玩家在同一场次的录像中按客户端 ID 区分；在其他录像中，其事件会被略去。
splits 比较双方最快完成的比赛在检查点和终点的时间；--player 指定玩家；不指定时优先取录制者的比赛。使用 --align place 时，取另一个录像
在路线上同一点的时刻；没有检查点的路线按十分之一分段。same-inputs 列出所有输入和
瞄准逐 tick 与另一次到访完全相同之处，不论那次到访在何时，也可在同一录像内（A A），
并给出其他到访两两之间偶然相同的时长。文件夹代表其中的录像。</translation>
    </message>
    <message>
        <source>Record progress here; the same command resumes where it stopped, and reads again what has changed since. Earlier rows stay, so each has the SHA-256 of its file</source>
        <translation>在此记录进度；再次运行相同命令会从中断处继续，并重新读取此后有改动的录像。先前的行会保留，因此每行都带有其文件的 SHA-256</translation>
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
        <translation>对于符合所有 --when 的录像，由选项选出的事件逐行输出，格式同 events --json；
没有此类选项时，其指标输出为一行。可用指标包括 info 的指标：byte_size、
duration_seconds、tick_rate、first_tick、last_tick、tick_count、markers、
seek_points、recorded_ticks、lost_ticks、players、entities、damage、
counts.NAME 和 events.KIND（仅已录制的内容，不含重建的内容；
服务器的录像中，有些事件对每个接收者各记录一次）；
以及 facts 的指标，须由同一玩家满足，
该玩家的名称会写入行中：press_interval 针对所有输入，
Hook.press_interval 针对单个输入。PATH 可以是文件夹，
也可以是以斜杠结尾的文件夹地址：会扫描服务器在该处列出的内容。- 从标准输入读取名称，
每行一个。无法读取的录像输出为含错误的行，带有录像扩展名的文件也是如此；
文件夹中的其他文件会被跳过。使用 --case 时，游戏因举报而保存的录像会成为该举报的案件，
包含举报人、理由和被举报人；无论扫描多少次都只建立一次。</translation>
    </message>
    <message>
        <source>Options of every command: --json, --quiet, --token-file F, --help.
tickscope-cli COMMAND --help shows more; tickscope-cli --version shows the version.

Exit code: 0 everything was read, 1 damaged but partly read, 2 nothing could be read
or wrong usage.</source>
        <translation>各命令通用的选项：--json、--quiet、--token-file F、--help。
tickscope-cli COMMAND --help 显示更多信息；tickscope-cli --version 显示版本。

退出码：0 全部读取成功，1 有损坏但部分已读取，
2 无法读取任何内容或用法错误。</translation>
    </message>
    <message>
        <source>There are no cases: do without a case store</source>
        <translation>没有案件：不使用案件存储</translation>
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
        <translation>列出将被删除的录像及原因；只有 --yes 才会删除，并移到回收站。只要 --older、--larger 或
--total 中任一项要求，录像就会被删除。大小中 K 为 1024 字节。以下从不删除：案件中的录像、
已固定的录像、可能仍在写入的录像、损坏的录像、链接，以及缺少规则所需信息的录像：日期或世界，
使用 --keep-best 时还有用时已知的完成。案件取自 --store 和窗口；两者都没有时需要 --no-cases。位于文件夹中的录像会整体删除。--rules FILE：
{&quot;WORLD&quot;: {&quot;older&quot;: &quot;90d&quot;, &quot;keep_best&quot;: 10}}，使用世界的标识或地图名称；在那里它们取代
所有其他规则，{} 表示全部保留。删除记录写入
~/.local/share/tickscope/tickscope/pruned.jsonl（或 XDG_DATA_HOME 下）。</translation>
    </message>
    <message>
        <source>Takes GoldSrc demos and Hollow Cube replays. Prints what was repaired and what is lost.
The recording itself is never changed. The exit code is 1 when something had to be
repaired.</source>
        <translation>接受 GoldSrc 演示和 Hollow Cube 录像。输出已修复和已丢失的内容。录像本身绝不会改变。
如有需要修复之处，退出码为 1。</translation>
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
        <translation>片段包含录像从 --from 到 --to 的 tick、状态和事件，是游戏可以播放的完整录像。
此前消息所述且仍然有效的状态（调校、队伍、投票）会在其第一个 tick 中重复；
由前一个 tick 推出的事件（钩索、射击、比赛开始）在那里缺失。
teehistorian 文件的片段从文件开头开始。
因损坏而状态未知的 tick 会被略去；此时退出码为 1。
--anonymous 从录像中的玩家信息以及服务器在聊天中的已知格式的行得知名字；
只由玩家或其他行提到的名字会保留。投票文字和存档码会被略去。
--no-chat 会保留服务器关于谁加入、离开、改名或完成的行。
除非给出 --show-secrets，
密码和玩家的存档码以 *** 代替。</translation>
    </message>
    <message>
        <source>JSON has the form of case create --input: one object, a list, or one object
per line; a report with a &quot;key&quot; is not filed twice. CSV starts with a line of
column names: reporter, accused, claim, recording (SHA-256), file (its name),
tags, priority, key; other columns go into the claim. The exit code is 1 when
some were bad. Of an exported case notes and verdicts become notes that say
whose they were; it is open again, and its history is left out.</source>
        <translation>JSON 的格式与 case create --input 相同：一个对象、一个列表，
或每行一个对象；带有“key”的举报不会重复提交。CSV 的首行为列名：
reporter、accused、claim、recording（SHA-256）、file（文件名）、tags、priority、key；
其他列并入举报内容。如有错误条目，退出码为 1。
导出案件的备注和裁定会成为注明作者的备注；案件重新打开，且不含其历史记录。</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>headshot</source>
        <translation>爆头</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frag(s)</source>
        <translation>
            <numerusform>%n 次击杀</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n death(s)</source>
        <translation>
            <numerusform>%n 次死亡</numerusform>
        </translation>
    </message>
    <message>
        <source>round time {seconds} s</source>
        <translation>回合时间 {seconds} 秒</translation>
    </message>
    <message>
        <source>intermission</source>
        <translation>中场休息</translation>
    </message>
    <message>
        <source>{health} health, {armor} armor</source>
        <translation>生命 {health}，护甲 {armor}</translation>
    </message>
    <message>
        <source>{amount} ammo</source>
        <translation>弹药 {amount}</translation>
    </message>
    <message>
        <source>{name} joined</source>
        <translation>{name} 加入</translation>
    </message>
    <message>
        <source>{client} left</source>
        <translation>{client} 离开</translation>
    </message>
    <message>
        <source>{client} is now {to}</source>
        <translation>{client} 改名为 {to}</translation>
    </message>
    <message>
        <source>event {index}</source>
        <translation>事件 {index}</translation>
    </message>
    <message>
        <source>sequence {sequence}</source>
        <translation>序列 {sequence}</translation>
    </message>
    <message>
        <source>{0} at {run_time}</source>
        <translation>{0}，{run_time}</translation>
    </message>
    <message>
        <source>{name}: slot {slot}</source>
        <translation>{name}：槽位 {slot}</translation>
    </message>
    <message>
        <source>event {event}</source>
        <translation>事件 {event}</translation>
    </message>
    <message>
        <source>{client} spawned</source>
        <translation>{client} 出生</translation>
    </message>
    <message>
        <source>{client} is gone</source>
        <translation>{client} 消失</translation>
    </message>
    <message>
        <source>{client} connected</source>
        <translation>{client} 已连接</translation>
    </message>
    <message>
        <source>{from} is now {to}</source>
        <translation>{from} 改名为 {to}</translation>
    </message>
    <message>
        <source>end of the recording</source>
        <translation>录像结束</translation>
    </message>
    <message>
        <source>record {uuid}</source>
        <translation>记录 {uuid}</translation>
    </message>
    <message>
        <source>test record</source>
        <translation>测试记录</translation>
    </message>
    <message>
        <source>{client} logged out</source>
        <translation>{client} 退出登录</translation>
    </message>
    <message>
        <source>{client} connects with {protocol}</source>
        <translation>{client} 使用 {protocol} 连接</translation>
    </message>
    <message>
        <source>{client} entered the game</source>
        <translation>{client} 进入游戏</translation>
    </message>
    <message>
        <source>{client} swaps with {other}</source>
        <translation>{client} 与 {other} 交换位置</translation>
    </message>
    <message>
        <source>{client} connected again</source>
        <translation>{client} 重新连接</translation>
    </message>
    <message>
        <source>antibot</source>
        <translation>反机器人</translation>
    </message>
    <message>
        <source>client {number} is {name}</source>
        <translation>客户端 {number} 是 {name}</translation>
    </message>
    <message>
        <source>{client} finished in {time}</source>
        <translation>{client} 完成，用时 {time}</translation>
    </message>
    <message>
        <source>team {team} finished in {time}</source>
        <translation>队伍 {team} 完成，用时 {time}</translation>
    </message>
    <message>
        <source>{client} died ({weapon})</source>
        <translation>{client} 死亡（{weapon}）</translation>
    </message>
    <message>
        <source>{client} finished in {time_ticks}, not recorded</source>
        <translation>{client} 完成，用时 {time_ticks}，未被记录</translation>
    </message>
    <message>
        <source>{client} differs from the rebuilt path</source>
        <translation>{client} 与重建路径不符</translation>
    </message>
    <message>
        <source>{name} left</source>
        <translation>{name} 离开</translation>
    </message>
    <message>
        <source>{who} changed skin</source>
        <translation>{who} 更换皮肤</translation>
    </message>
    <message numerus="yes">
        <source>%n tuning value(s)</source>
        <translation>
            <numerusform>%n 个调整参数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n client(s)</source>
        <translation>
            <numerusform>%n 个客户端</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote option(s)</source>
        <translation>
            <numerusform>%n 个投票选项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n projectile(s)</source>
        <translation>
            <numerusform>%n 个弹丸</numerusform>
        </translation>
    </message>
    <message>
        <source>teams of {0}</source>
        <translation>{0}的队伍</translation>
    </message>
    <message>
        <source>map sound {SoundId}</source>
        <translation>地图声音 {SoundId}</translation>
    </message>
    <message>
        <source>yes {Yes}, no {No}, open {Pass}, of {Total}</source>
        <translation>赞成 {Yes}，反对 {No}，未投 {Pass}，共 {Total}</translation>
    </message>
    <message>
        <source>server record {ServerTimeBest}, own record {PlayerTimeBest}</source>
        <translation>服务器纪录 {ServerTimeBest}，个人纪录 {PlayerTimeBest}</translation>
    </message>
    <message>
        <source>match {MatchCurrent} of {MatchNum}</source>
        <translation>第 {MatchCurrent}/{MatchNum} 场</translation>
    </message>
    <message>
        <source>{client} changed the skin</source>
        <translation>{client} 更换皮肤</translation>
    </message>
    <message>
        <source>{Name} is here</source>
        <translation>{Name} 在场</translation>
    </message>
    <message>
        <source>{client} paused the game</source>
        <translation>{client} 暂停了游戏</translation>
    </message>
    <message>
        <source>{client} let go</source>
        <translation>{client} 松开钩索</translation>
    </message>
    <message>
        <source>{client} froze</source>
        <translation>{client} 被冻结</translation>
    </message>
    <message>
        <source>{client} was teleported</source>
        <translation>{client} 被传送</translation>
    </message>
    <message>
        <source>{client} started the race</source>
        <translation>{client} 开始竞速</translation>
    </message>
    <message>
        <source>the server</source>
        <translation>服务器</translation>
    </message>
    <message numerus="yes">
        <source>client %n</source>
        <translation>
            <numerusform>客户端 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>{other} died ({weapon}, {headshot})</source>
        <translation>{other} 死亡（{weapon}，{headshot}）</translation>
    </message>
    <message>
        <source>{other} died ({headshot})</source>
        <translation>{other} 死亡（{headshot}）</translation>
    </message>
    <message>
        <source>{other} died ({weapon})</source>
        <translation>{other} 死亡（{weapon}）</translation>
    </message>
    <message>
        <source>{other} died</source>
        <translation>{other} 死亡</translation>
    </message>
    <message>
        <source>{client} killed {other} ({weapon}, {headshot})</source>
        <translation>{client} 击杀了 {other}（{weapon}，{headshot}）</translation>
    </message>
    <message>
        <source>{client} killed {other} ({headshot})</source>
        <translation>{client} 击杀了 {other}（{headshot}）</translation>
    </message>
    <message>
        <source>{client} killed {other} ({weapon})</source>
        <translation>{client} 击杀了 {other}（{weapon}）</translation>
    </message>
    <message>
        <source>{client} killed {other}</source>
        <translation>{client} 击杀了 {other}</translation>
    </message>
    <message>
        <source>event: {entity}, {other} (priority {priority}: {flags})</source>
        <translation>事件：{entity}、{other}（优先级 {priority}：{flags}）</translation>
    </message>
    <message>
        <source>event: {entity} (priority {priority}: {flags})</source>
        <translation>事件：{entity}（优先级 {priority}：{flags}）</translation>
    </message>
    <message>
        <source>event: {other} (priority {priority}: {flags})</source>
        <translation>事件：{other}（优先级 {priority}：{flags}）</translation>
    </message>
    <message>
        <source>event: {entity}, {other} (priority {priority})</source>
        <translation>事件：{entity}、{other}（优先级 {priority}）</translation>
    </message>
    <message>
        <source>event: {entity} (priority {priority})</source>
        <translation>事件：{entity}（优先级 {priority}）</translation>
    </message>
    <message>
        <source>event: {other} (priority {priority})</source>
        <translation>事件：{other}（优先级 {priority}）</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}, sniper dot {value}</source>
        <translation>demo 缓冲区：{bytes}，狙击点 {value}</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}, zoom {value}</source>
        <translation>demo 缓冲区：{bytes}，缩放 {value}</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}, kind {kind}</source>
        <translation>demo 缓冲区：{bytes}，类型 {kind}</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}</source>
        <translation>demo 缓冲区：{bytes}</translation>
    </message>
    <message>
        <source>Terrorists win</source>
        <translation>恐怖分子获胜</translation>
    </message>
    <message>
        <source>Counter-terrorists win</source>
        <translation>反恐精英获胜</translation>
    </message>
    <message>
        <source>Round draw</source>
        <translation>本回合平局</translation>
    </message>
    <message>
        <source>sentence #{index}</source>
        <translation>语句 #{index}</translation>
    </message>
    <message>
        <source>sound #{index}</source>
        <translation>声音 #{index}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>已恢复</translation>
    </message>
    <message>
        <source>end of segment</source>
        <translation>分段结束</translation>
    </message>
    <message>
        <source>start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>{name}: off hand</source>
        <translation>{name}：副手</translation>
    </message>
    <message>
        <source>{name}: main hand</source>
        <translation>{name}：主手</translation>
    </message>
    <message>
        <source>{name}: stops</source>
        <translation>{name}：停止</translation>
    </message>
    <message>
        <source>{name} (not in the snapshot)</source>
        <translation>{name}（不在快照中）</translation>
    </message>
    <message>
        <source>{places} and {more} more (not in the snapshot)</source>
        <translation>{places} 及另外 {more} 个（不在快照中）</translation>
    </message>
    <message>
        <source>{places} (not in the snapshot)</source>
        <translation>{places}（不在快照中）</translation>
    </message>
    <message>
        <source>anticheat flag: {label}</source>
        <translation>反作弊标记：{label}</translation>
    </message>
    <message>
        <source>anticheat flag</source>
        <translation>反作弊标记</translation>
    </message>
    <message>
        <source>direction left</source>
        <translation>方向：左</translation>
    </message>
    <message>
        <source>direction right</source>
        <translation>方向：右</translation>
    </message>
    <message>
        <source>direction none</source>
        <translation>方向：无</translation>
    </message>
    <message>
        <source>jump {action}</source>
        <translation>跳跃 {action}</translation>
    </message>
    <message>
        <source>hook {action}</source>
        <translation>钩索 {action}</translation>
    </message>
    <message>
        <source>fire {action} {value} times</source>
        <translation>开火 {action} {value} 次</translation>
    </message>
    <message>
        <source>fire {action}</source>
        <translation>开火 {action}</translation>
    </message>
    <message>
        <source>weapon {wanted}</source>
        <translation>武器 {wanted}</translation>
    </message>
    <message>
        <source>next weapon</source>
        <translation>下一个武器</translation>
    </message>
    <message>
        <source>previous weapon</source>
        <translation>上一个武器</translation>
    </message>
    <message>
        <source>{client} left ({reason})</source>
        <translation>{client} 离开（{reason}）</translation>
    </message>
    <message>
        <source>team {team} was saved</source>
        <translation>队伍 {team} 已存档</translation>
    </message>
    <message>
        <source>team {team} could not be saved</source>
        <translation>队伍 {team} 存档失败</translation>
    </message>
    <message>
        <source>team {team} was loaded</source>
        <translation>队伍 {team} 已读档</translation>
    </message>
    <message>
        <source>team {team} could not be loaded</source>
        <translation>队伍 {team} 读档失败</translation>
    </message>
    <message>
        <source>{client} was already logged in as {level} ({name})</source>
        <translation>{client} 已经以 {level} 身份登录（{name}）</translation>
    </message>
    <message>
        <source>{client} was already logged in as {level}</source>
        <translation>{client} 已经以 {level} 身份登录</translation>
    </message>
    <message>
        <source>{client} logged in as {level} ({name})</source>
        <translation>{client} 以 {level} 身份登录（{name}）</translation>
    </message>
    <message>
        <source>{client} logged in as {level}</source>
        <translation>{client} 以 {level} 身份登录</translation>
    </message>
    <message>
        <source>{client} has DDNet {version} ({text})</source>
        <translation>{client} 使用 DDNet {version}（{text}）</translation>
    </message>
    <message>
        <source>{client} has DDNet {version}</source>
        <translation>{client} 使用 DDNet {version}</translation>
    </message>
    <message>
        <source>{client} joined team {to}</source>
        <translation>{client} 加入队伍 {to}</translation>
    </message>
    <message>
        <source>{client} left the team</source>
        <translation>{client} 离开队伍</translation>
    </message>
    <message>
        <source>team {team} practices</source>
        <translation>队伍 {team} 进入练习</translation>
    </message>
    <message>
        <source>team {team} plays for real</source>
        <translation>队伍 {team} 正式游戏</translation>
    </message>
    <message>
        <source>{client} hit themselves ({weapon})</source>
        <translation>{client} 击中自己（{weapon}）</translation>
    </message>
    <message>
        <source>{client} hit themselves</source>
        <translation>{client} 击中自己</translation>
    </message>
    <message>
        <source>message {uuid}</source>
        <translation>消息 {uuid}</translation>
    </message>
    <message>
        <source>message {id}</source>
        <translation>消息 {id}</translation>
    </message>
    <message>
        <source>message {uuid}: {error}</source>
        <translation>消息 {uuid}：{error}</translation>
    </message>
    <message>
        <source>message {id}: {error}</source>
        <translation>消息 {id}：{error}</translation>
    </message>
    <message>
        <source>{other} died ({Weapon})</source>
        <translation>{other} 死亡（{Weapon}）</translation>
    </message>
    <message>
        <source>{client} killed {other} ({Weapon})</source>
        <translation>{client} 击杀了 {other}（{Weapon}）</translation>
    </message>
    <message>
        <source>team {Team} died ({client} first)</source>
        <translation>队伍 {Team} 死亡（{client} 最先）</translation>
    </message>
    <message>
        <source>team {Team} died</source>
        <translation>队伍 {Team} 死亡</translation>
    </message>
    <message>
        <source>vote ended</source>
        <translation>投票结束</translation>
    </message>
    <message>
        <source>vote: {Type}</source>
        <translation>投票：{Type}</translation>
    </message>
    <message>
        <source>{client} joined the spectators</source>
        <translation>{client} 加入旁观</translation>
    </message>
    <message>
        <source>{client} joined the game</source>
        <translation>{client} 加入游戏</translation>
    </message>
    <message>
        <source>{client} joined the blue team</source>
        <translation>{client} 加入蓝队</translation>
    </message>
    <message>
        <source>finished in {Time} ({Check})</source>
        <translation>完成，用时 {Time}（{Check}）</translation>
    </message>
    <message>
        <source>finished in {Time}</source>
        <translation>完成，用时 {Time}</translation>
    </message>
    <message>
        <source>checkpoint at {Time} ({Check})</source>
        <translation>检查点 {Time}（{Check}）</translation>
    </message>
    <message>
        <source>checkpoint at {Time}</source>
        <translation>检查点 {Time}</translation>
    </message>
    <message>
        <source>{client} finished in {Time} ({Diff}), server record</source>
        <translation>{client} 完成，用时 {Time}（{Diff}），服务器纪录</translation>
    </message>
    <message>
        <source>{client} finished in {Time}, server record</source>
        <translation>{client} 完成，用时 {Time}，服务器纪录</translation>
    </message>
    <message>
        <source>{client} finished in {Time} ({Diff}), personal record</source>
        <translation>{client} 完成，用时 {Time}（{Diff}），个人纪录</translation>
    </message>
    <message>
        <source>{client} finished in {Time}, personal record</source>
        <translation>{client} 完成，用时 {Time}，个人纪录</translation>
    </message>
    <message>
        <source>{client} finished in {Time} ({Diff})</source>
        <translation>{client} 完成，用时 {Time}（{Diff}）</translation>
    </message>
    <message>
        <source>{client} finished in {Time}</source>
        <translation>{client} 完成，用时 {Time}</translation>
    </message>
    <message>
        <source>checkpoint ({Diff})</source>
        <translation>检查点（{Diff}）</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>{keys}, aim {TargetX},{TargetY}</source>
        <translation>{keys}，瞄准 {TargetX},{TargetY}</translation>
    </message>
    <message>
        <source>aim {TargetX},{TargetY}</source>
        <translation>瞄准 {TargetX},{TargetY}</translation>
    </message>
    <message>
        <source>save {State}, code {Code}: {Error}</source>
        <translation>存档 {State}，代码 {Code}：{Error}</translation>
    </message>
    <message>
        <source>save {State}, code {Code}</source>
        <translation>存档 {State}，代码 {Code}</translation>
    </message>
    <message>
        <source>save {State}, code {GeneratedCode}: {Error}</source>
        <translation>存档 {State}，代码 {GeneratedCode}：{Error}</translation>
    </message>
    <message>
        <source>save {State}, code {GeneratedCode}</source>
        <translation>存档 {State}，代码 {GeneratedCode}</translation>
    </message>
    <message>
        <source>save {State}: {Error}</source>
        <translation>存档 {State}：{Error}</translation>
    </message>
    <message>
        <source>save {State}</source>
        <translation>存档 {State}</translation>
    </message>
    <message>
        <source>{client} left ({Reason})</source>
        <translation>{client} 离开（{Reason}）</translation>
    </message>
    <message>
        <source>{Name} joined the spectators</source>
        <translation>{Name} 加入旁观</translation>
    </message>
    <message>
        <source>{Name} joined the game</source>
        <translation>{Name} 加入游戏</translation>
    </message>
    <message>
        <source>{Name} joined the blue team</source>
        <translation>{Name} 加入蓝队</translation>
    </message>
    <message>
        <source>{Name} left ({Reason})</source>
        <translation>{Name} 离开（{Reason}）</translation>
    </message>
    <message>
        <source>{Name} left</source>
        <translation>{Name} 离开</translation>
    </message>
    <message>
        <source>everybody joined the spectators</source>
        <translation>所有人加入旁观</translation>
    </message>
    <message>
        <source>everybody joined the game</source>
        <translation>所有人加入游戏</translation>
    </message>
    <message>
        <source>everybody joined the blue team</source>
        <translation>所有人加入蓝队</translation>
    </message>
    <message>
        <source>you joined the spectators (balanced)</source>
        <translation>您加入旁观（平衡队伍）</translation>
    </message>
    <message>
        <source>you joined the game (balanced)</source>
        <translation>您加入游戏（平衡队伍）</translation>
    </message>
    <message>
        <source>you joined the blue team (balanced)</source>
        <translation>您加入蓝队（平衡队伍）</translation>
    </message>
    <message>
        <source>red flag grabbed</source>
        <translation>红旗被夺</translation>
    </message>
    <message>
        <source>blue flag grabbed</source>
        <translation>蓝旗被夺</translation>
    </message>
    <message>
        <source>{client} captured the red flag in {Time}</source>
        <translation>{client} 夺得红旗，用时 {Time}</translation>
    </message>
    <message>
        <source>{client} captured the blue flag in {Time}</source>
        <translation>{client} 夺得蓝旗，用时 {Time}</translation>
    </message>
    <message>
        <source>{client} hooked {other}</source>
        <translation>{client} 钩住 {other}</translation>
    </message>
    <message>
        <source>{client} hooked</source>
        <translation>{client} 出钩</translation>
    </message>
    <message>
        <source>{client} fired ({weapon})</source>
        <translation>{client} 开火（{weapon}）</translation>
    </message>
    <message>
        <source>{client} fired</source>
        <translation>{client} 开火</translation>
    </message>
    <message>
        <source>{client} hit {other} ({weapon})</source>
        <translation>{client} 击中 {other}（{weapon}）</translation>
    </message>
    <message>
        <source>{client} hit {other}</source>
        <translation>{client} 击中 {other}</translation>
    </message>
    <message>
        <source>{client} thawed (by {other})</source>
        <translation>{client} 解冻（由 {other}）</translation>
    </message>
    <message>
        <source>{client} thawed</source>
        <translation>{client} 解冻</translation>
    </message>
    <message>
        <source>{client} started the race, timed from tick {start_tick}</source>
        <translation>{client} 开始竞速，从 tick {start_tick} 起计时</translation>
    </message>
    <message>
        <source>message: {error}</source>
        <translation>消息：{error}</translation>
    </message>
    <message>
        <source>message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>{client} finished</source>
        <translation>{client} 完成了比赛</translation>
    </message>
    <message>
        <source>{client} was suddenly elsewhere</source>
        <translation>{client} 突然出现在别处</translation>
    </message>
    <message>
        <source>{who} paused to spectate</source>
        <translation>{who} 暂停并旁观</translation>
    </message>
    <message>
        <source>{who} paused</source>
        <translation>{who} 暂停</translation>
    </message>
    <message>
        <source>{who} resumed</source>
        <translation>{who} 继续游戏</translation>
    </message>
    <message>
        <source>{client} joined the red team</source>
        <translation>{client} 加入红队</translation>
    </message>
    <message>
        <source>{client} joined team {to} (super)</source>
        <translation>{client} 加入队伍 {to}（super）</translation>
    </message>
    <message>
        <source>the game was paused</source>
        <translation>游戏已暂停</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>游戏继续</translation>
    </message>
    <message>
        <source>{client} took the red flag</source>
        <translation>{client} 拿走了红旗</translation>
    </message>
    <message>
        <source>{client} took the blue flag</source>
        <translation>{client} 拿走了蓝旗</translation>
    </message>
    <message>
        <source>{client} dropped the red flag</source>
        <translation>{client} 掉落了红旗</translation>
    </message>
    <message>
        <source>{client} dropped the blue flag</source>
        <translation>{client} 掉落了蓝旗</translation>
    </message>
    <message>
        <source>the red flag was dropped</source>
        <translation>红旗掉落</translation>
    </message>
    <message>
        <source>the blue flag was dropped</source>
        <translation>蓝旗掉落</translation>
    </message>
    <message>
        <source>the red flag is back</source>
        <translation>红旗已归位</translation>
    </message>
    <message>
        <source>the blue flag is back</source>
        <translation>蓝旗已归位</translation>
    </message>
    <message>
        <source>{client} captured the red flag</source>
        <translation>{client} 夺得红旗</translation>
    </message>
    <message>
        <source>{client} captured the blue flag</source>
        <translation>{client} 夺得蓝旗</translation>
    </message>
    <message>
        <source>{client} died with team {Team}</source>
        <translation>{client} 随队伍 {Team} 死亡</translation>
    </message>
    <message>
        <source>{client} finished in {Time}, according to the chat</source>
        <translation>{client} 完成，用时 {Time}，据聊天消息</translation>
    </message>
    <message>
        <source>{who} is in the clan {to} now</source>
        <translation>{who} 现在属于战队 {to}</translation>
    </message>
    <message>
        <source>{who} left the clan {from}</source>
        <translation>{who} 离开了战队 {from}</translation>
    </message>
    <message>
        <source>{who} changed country</source>
        <translation>{who} 更改了国家/地区</translation>
    </message>
    <message>
        <source>{client} reached tele checkpoint {number}</source>
        <translation>{client} 到达传送检查点 {number}</translation>
    </message>
    <message>
        <source>an event that cannot be read any more</source>
        <translation>无法再读取的事件</translation>
    </message>
    <message>
        <source>{team}: {score}</source>
        <translation>{team}：{score}</translation>
    </message>
    <message>
        <source>{name}: {items}</source>
        <translation>{name}：{items}</translation>
    </message>
    <message>
        <source>({x}, {y}, {z}): {block}</source>
        <translation>({x}, {y}, {z})：{block}</translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>Press length</source>
        <translation>按键时长</translation>
    </message>
    <message>
        <source>How long inputs are held. Presses whose beginning or end is not recorded are left out.</source>
        <translation>输入按住的时间。未录制到开始或结束的按键不计入。</translation>
    </message>
    <message>
        <source>A key bound to a fixed press, a worn switch, or a game that ends a press by itself gives equal lengths.</source>
        <translation>绑定为固定时长的按键、磨损的微动开关，或由游戏自行结束按键，都会产生相等的时长。</translation>
    </message>
    <message>
        <source>Interval between presses</source>
        <translation>按键间隔</translation>
    </message>
    <message>
        <source>From the beginning of a press to that of the next one of the same input.</source>
        <translation>同一输入从一次按下到下一次按下的时间。</translation>
    </message>
    <message>
        <source>Holding a key with the system&apos;s key repeat, or a weapon&apos;s reload time, gives equal intervals.</source>
        <translation>按住按键时系统的自动重复，或武器的装填时间，会产生相等的间隔。</translation>
    </message>
    <message>
        <source>Interval between changes</source>
        <translation>变化间隔</translation>
    </message>
    <message>
        <source>From one tick in which any input is pressed or released to the next such tick.</source>
        <translation>从任一输入被按下或松开的 tick 到下一个这样的 tick。</translation>
    </message>
    <message>
        <source>Calm players have long intervals; those who do a lot at once have short ones.</source>
        <translation>操作从容的玩家间隔长，同时做很多操作的玩家间隔短。</translation>
    </message>
    <message>
        <source>Regular intervals (±1 tick)</source>
        <translation>规律间隔（±1 tick）</translation>
    </message>
    <message>
        <source>Share of the intervals between input changes that are as long as the commonest one, or a tick shorter or longer. Of a single input: of the intervals between its presses.</source>
        <translation>输入变化的间隔中，与最常见间隔相同或相差一个 tick 的占比。对于单个输入：指其按键之间的间隔。</translation>
    </message>
    <message>
        <source>Key repeat of the system, jumping or shooting in step with the game, lag that delivers inputs in batches, and a program that plays openly (a bot or a dummy) give regular intervals.</source>
        <translation>系统的按键重复、按游戏节奏跳跃或射击、导致输入成批送达的卡顿，以及公开代玩的程序（机器人或分身）都会产生规律的间隔。</translation>
    </message>
    <message>
        <source>Exactly repeated sequences</source>
        <translation>完全重复的序列</translation>
    </message>
    <message>
        <source>Share of the input changes that belong to a run of eight or more which comes again with the same inputs at the same intervals.</source>
        <translation>输入变化中，属于以相同输入和相同间隔再次出现的、长度不少于八次的序列的占比。</translation>
    </message>
    <message>
        <source>Tapping one key evenly repeats itself, and a trained routine of few keys may, too.</source>
        <translation>均匀地连点一个键会自我重复，按键很少的熟练动作也可能如此。</translation>
    </message>
    <message>
        <source>Reaction time</source>
        <translation>反应时间</translation>
    </message>
    <message>
        <source>Reactions below 100 ms</source>
        <translation>低于 100 毫秒的反应</translation>
    </message>
    <message>
        <source>Share of those reaction times that are shorter than 100 ms.</source>
        <translation>反应时间中短于 100 毫秒的占比。</translation>
    </message>
    <message>
        <source>Compare with the other players, and with how often this one presses.</source>
        <translation>请与其他玩家比较，并参考此玩家的按键频率。</translation>
    </message>
    <message>
        <source>Aim jumps</source>
        <translation>瞄准跳变</translation>
    </message>
    <message>
        <source>Share of the aim&apos;s movements, tick by tick, that turn it by 45 degrees or more.</source>
        <translation>在逐 tick 的瞄准移动中，转动达到或超过 45 度的占比。</translation>
    </message>
    <message>
        <source>With the cursor near the own character a small movement of the hand turns the aim far; a high mouse speed does, too.</source>
        <translation>光标靠近自己角色时，手的轻微移动就会使瞄准大幅转动；鼠标速度快时也是如此。</translation>
    </message>
    <message>
        <source>Where a recording has the aim in steps, or not in every tick, turns look larger than they were.</source>
        <translation>如果录像中的瞄准是分级的，或并非每个 tick 都有，转动会显得比实际更大。</translation>
    </message>
    <message>
        <source>Settle time of the aim</source>
        <translation>瞄准稳定时间</translation>
    </message>
    <message>
        <source>After a jump of the aim: ticks until it rests for five ticks within 3 degrees. 0 means that the jump landed where the aim then stayed.</source>
        <translation>瞄准跳变之后，到其在 3 度以内静止五个 tick 所经过的 tick 数。0 表示跳变直接落在瞄准随后停留之处。</translation>
    </message>
    <message>
        <source>A flick of a trained hand, a touch pad, and keys that turn the aim land at once.</source>
        <translation>熟练的甩枪、触摸板，以及用于转动瞄准的按键，都会一步到位。</translation>
    </message>
    <message>
        <source>Jumps that another one follows before the aim rests have no settle time.</source>
        <translation>瞄准静止之前又发生下一次跳变的，没有稳定时间。</translation>
    </message>
    <message>
        <source>Presses on one tick phase</source>
        <translation>集中于同一 tick 相位的按键</translation>
    </message>
    <message>
        <source>Ticks are counted off in periods of 2 to 10. Share of the presses on the commonest place of the period, for the period that stands out most against chance (1 of 2 to 1 of 10).</source>
        <translation>将 tick 按 2 到 10 的周期计数。取最偏离随机水平（1/2 到 1/10）的周期，计算落在该周期中最常见位置的按键占比。</translation>
    </message>
    <message>
        <source>A client that sends its inputs every other tick, a low frame rate, or a server that takes them in batches puts presses on one phase.</source>
        <translation>每隔一个 tick 发送输入的客户端、较低的帧率，或成批接收输入的服务器，会使按键集中于同一相位。</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>损坏处</translation>
    </message>
    <message>
        <source>A server or client that crashed, a full disk, or a copy that broke off.</source>
        <translation>服务器或客户端崩溃、磁盘已满，或复制中断。</translation>
    </message>
    <message>
        <source>A file that was changed with care has no damage.</source>
        <translation>经过精心篡改的文件没有损坏。</translation>
    </message>
    <message>
        <source>Ticks lost to damage</source>
        <translation>因损坏丢失的 tick</translation>
    </message>
    <message>
        <source>As for damaged places.</source>
        <translation>同“损坏处”。</translation>
    </message>
    <message>
        <source>Lost ticks at the end are not known to the file.</source>
        <translation>末尾丢失的 tick 无法从文件中得知。</translation>
    </message>
    <message>
        <source>Gaps of more than a second</source>
        <translation>超过一秒的空缺</translation>
    </message>
    <message>
        <source>Stretches without a recorded tick.</source>
        <translation>没有已录制 tick 的时段。</translation>
    </message>
    <message>
        <source>Some formats write nothing while nothing changes; recordings can be paused.</source>
        <translation>有些格式在没有变化时不写入任何内容；录像也可以暂停。</translation>
    </message>
    <message>
        <source>A cut at either end leaves no gap.</source>
        <translation>在两端剪切不会留下空缺。</translation>
    </message>
    <message>
        <source>Time running backwards</source>
        <translation>时间倒退</translation>
    </message>
    <message>
        <source>Places where the next tick is not after the one before.</source>
        <translation>下一个 tick 不晚于前一个 tick 之处。</translation>
    </message>
    <message>
        <source>A map change or restart of the server within one recording.</source>
        <translation>同一录像中更换地图或重启服务器。</translation>
    </message>
    <message>
        <source>Formats that number their own frames cannot run backwards; what their clock does is among the damaged places.</source>
        <translation>自行为帧编号的格式不会出现时间倒退；其时钟的异常计入损坏处。</translation>
    </message>
    <message>
        <source>Seams</source>
        <translation>接缝</translation>
    </message>
    <message>
        <source>Places where the recording itself says that it was paused, resumed or put together.</source>
        <translation>录像自身标明曾暂停、恢复或拼接之处。</translation>
    </message>
    <message>
        <source>A recorder that was restarted.</source>
        <translation>录制程序曾重启。</translation>
    </message>
    <message>
        <source>Missing keyframes</source>
        <translation>缺失的关键帧</translation>
    </message>
    <message>
        <source>Distances between keyframes of more than one and a half times the middle one.</source>
        <translation>关键帧间距超过中位间距一倍半之处。</translation>
    </message>
    <message>
        <source>A recorder under load, or one that makes keyframes only when much has changed.</source>
        <translation>录制程序负载过高，或仅在变化较大时才生成关键帧。</translation>
    </message>
    <message>
        <source>Formats without keyframes have no such figure.</source>
        <translation>没有关键帧的格式没有此指标。</translation>
    </message>
    <message>
        <source>Markers outside the recording</source>
        <translation>录像之外的标记</translation>
    </message>
    <message>
        <source>Markers of the header at ticks that the content does not have.</source>
        <translation>文件头中的标记所在的 tick 在内容中不存在。</translation>
    </message>
    <message>
        <source>A part that was cut out of a longer recording keeps the markers of it.</source>
        <translation>从更长的录像中剪出的片段会保留原有的标记。</translation>
    </message>
    <message>
        <source>Only recordings with markers have such a figure.</source>
        <translation>仅有标记的录像才有此指标。</translation>
    </message>
    <message>
        <source>Map differs from the recorded hash</source>
        <translation>地图与录制的哈希不符</translation>
    </message>
    <message>
        <source>1 where the map in use has another hash than the recording states, 0 where it has the same.</source>
        <translation>所用地图的哈希与录像中的不同时为 1，相同时为 0。</translation>
    </message>
    <message>
        <source>Another version of the map was chosen by a person.</source>
        <translation>有人选择了地图的另一个版本。</translation>
    </message>
    <message>
        <source>Without a map, or without a stated hash, nothing can be compared.</source>
        <translation>没有地图或没有录制哈希时，无法比较。</translation>
    </message>
    <message>
        <source>share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>tick</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>度</translation>
    </message>
    <message>
        <source>places</source>
        <translation>处</translation>
    </message>
    <message>
        <source>spawn</source>
        <translation>出生</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>被击中</translation>
    </message>
    <message>
        <source>freeze</source>
        <translation>冻结</translation>
    </message>
    <message>
        <source>player in reach</source>
        <translation>玩家进入可及范围</translation>
    </message>
    <message>
        <source>every 2 ticks</source>
        <translation>每 2 个 tick</translation>
    </message>
    <message>
        <source>every 3 ticks</source>
        <translation>每 3 个 tick</translation>
    </message>
    <message>
        <source>every 4 ticks</source>
        <translation>每 4 个 tick</translation>
    </message>
    <message>
        <source>every 5 ticks</source>
        <translation>每 5 个 tick</translation>
    </message>
    <message>
        <source>every 6 ticks</source>
        <translation>每 6 个 tick</translation>
    </message>
    <message>
        <source>every 7 ticks</source>
        <translation>每 7 个 tick</translation>
    </message>
    <message>
        <source>every 8 ticks</source>
        <translation>每 8 个 tick</translation>
    </message>
    <message>
        <source>every 9 ticks</source>
        <translation>每 9 个 tick</translation>
    </message>
    <message>
        <source>every 10 ticks</source>
        <translation>每 10 个 tick</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>Places of the file that are not as its format demands, by what is wrong.</source>
        <translation>文件中不符合其格式的位置，按问题分类。</translation>
    </message>
    <message>
        <source>Header differs from content</source>
        <translation>文件头与内容不符</translation>
    </message>
    <message>
        <source>Numbers of the header, such as length, frames, ticks and markers, that are not those of the content. Samples are the numbers that the header states.</source>
        <translation>文件头中与内容不符的数字，例如时长、帧数、tick 数和标记数。样本是文件头注明的数字。</translation>
    </message>
    <message>
        <source>A copy that broke off, or a program that cut the recording and left its header as it was.</source>
        <translation>复制中断，或某个程序剪切了录像却未修改文件头。</translation>
    </message>
    <message>
        <source>A recording that is still being written, or whose recorder crashed, does not state them, and some formats never do. A header that was changed with care fits.</source>
        <translation>仍在写入或录制程序崩溃的录像不会注明这些数字，有些格式从不注明。经过仔细修改的文件头会相符。</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>钩索</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>锤子</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>手枪</translation>
    </message>
    <message>
        <source>Shotgun</source>
        <translation>霰弹枪</translation>
    </message>
    <message>
        <source>Grenade</source>
        <translation>榴弹枪</translation>
    </message>
    <message>
        <source>Laser</source>
        <translation>激光枪</translation>
    </message>
    <message>
        <source>Ninja</source>
        <translation>忍者</translation>
    </message>
    <message>
        <source>Hits on players</source>
        <translation>命中玩家</translation>
    </message>
    <message>
        <source>In a crowd, or on players who hold still, anyone hits. A held trigger, a bound key and a dummy that copies inputs fire without an aim; hooks are mostly thrown at walls; with a high latency even a good aim misses.</source>
        <translation>在人群中，或面对静止不动的玩家，谁都能命中。按住开火、绑定的按键，以及复制输入的分身，都会不经瞄准就开火；钩索大多是抛向墙壁的；延迟高时，瞄得再准也会落空。</translation>
    </message>
    <message>
        <source>no shot with a known weapon and end</source>
        <translation>没有武器和终点均已知的射击</translation>
    </message>
    <message>
        <source>Aim off the nearest player</source>
        <translation>瞄准与最近玩家的偏差</translation>
    </message>
    <message>
        <source>At each shot, hammer blow or thrown hook: the angle between the aim and the middle of the nearest other player in reach with no wall between.</source>
        <translation>每次射击、锤击或出钩时：瞄准方向与可及范围内、中间无墙阻隔的最近其他玩家的中心之间的夹角。</translation>
    </message>
    <message>
        <source>Shots may be meant for somebody else, for a wall, or to push the player along. Near players fill a wide angle, and a good player aims well.</source>
        <translation>射击的目标可能是其他人、墙壁，也可能只是为了自己的移动。近处的玩家所占角度很大，而且优秀的玩家本来就瞄得准。</translation>
    </message>
    <message>
        <source>From view to first shot</source>
        <translation>从进入视野到首次射击</translation>
    </message>
    <message>
        <source>From another player&apos;s coming into view to the first shot, blow or hook whose aim points at that player, within five seconds. In view is what the game shows at its own zoom around the own character.</source>
        <translation>从另一名玩家进入视野，到首次瞄准该玩家的射击、锤击或出钩的时间，限五秒之内。视野指游戏以自身的缩放在自己角色周围显示的范围。</translation>
    </message>
    <message>
        <source>Sudden turns onto a player</source>
        <translation>突然转向玩家</translation>
    </message>
    <message>
        <source>Of the turns of the aim by more than 30 degrees from one recorded state to the next, while another player is in view: the share that ends within 2 degrees of the middle of one.</source>
        <translation>视野中有其他玩家时，瞄准从一个已录制状态到下一个转动超过 30 度的情形中，终点距其中一名玩家中心不超过 2 度的占比。</translation>
    </message>
    <message>
        <source>Chance: each player in view takes up 4 of 360 degrees, and more turn that way than another. A flick of a trained hand, lag that delivers several movements at once, and a cursor near the own character do it as well.</source>
        <translation>巧合：视野中的每名玩家占 360 度中的 4 度，而且转向有人的一侧更为常见。熟练的甩枪、一次送达多个动作的卡顿，以及光标靠近自己角色，也会如此。</translation>
    </message>
    <message>
        <source>Aim kept on a moving player</source>
        <translation>瞄准持续跟住移动的玩家</translation>
    </message>
    <message>
        <source>How long the aim stays within 2 degrees of the middle of a player, for five ticks or more, while the direction to that player turns so far that an aim at rest would have left it.</source>
        <translation>瞄准停留在玩家中心 2 度以内的时长，至少五个 tick，且其间该玩家的方向变化之大足以使静止的瞄准偏离。</translation>
    </message>
    <message>
        <source>Following a friend with the cursor, hooking and dragging somebody, and moving past each other evenly keep the aim on a player.</source>
        <translation>用光标跟着朋友、钩住并拖动他人，以及匀速交错而过，都会使瞄准一直对着玩家。</translation>
    </message>
    <message>
        <source>Share of the shots, hammer blows and thrown hooks that touch another player: with the shell or beam, with the blast of a grenade, or with the hook. Shots whose end is not seen are left out. The bars show how many ticks shots last until they end.</source>
        <translation>射击、锤击和出钩中，碰到其他玩家的占比：以弹丸或光束、榴弹的爆炸，或钩索碰到。看不到终点的射击不计入。柱形显示射击持续多少刻后结束。</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>What the player saw is not recorded: neither the zoom nor where they looked. A turn is measured between two recorded states, so a gradual one may look sudden. The figure includes latency, by which the player saw others where they had been.</source>
        <translation>玩家的视野没有录制：无从得知缩放以及目光所在。转动按两个已录制状态之间计算，因此手上持续一段的转动可能显得突然。其中包含延迟，即玩家看到的是其他人先前的位置。</translation>
    </message>
    <message>
        <source>If the most common interval is short, the share is easily high: compare with the other players. The confidence interval assumes independent intervals, which those of a rhythm are not.</source>
        <translation>最常见间隔较短时，占比很容易偏高：请与其他玩家比较。置信区间假定各间隔相互独立，而有节奏的间隔并非如此。</translation>
    </message>
    <message>
        <source>One tick of difference breaks a sequence; copies that were varied on purpose are not found. The confidence interval assumes independent changes.</source>
        <translation>相差一个 tick 序列就会中断；故意改动过的重复无法发现。置信区间假定各变化相互独立。</translation>
    </message>
    <message>
        <source>Someone who presses keys all the time soon presses one after any event, and players see many events coming.</source>
        <translation>一直在按键的玩家在任何事件之后很快就会有按键；许多事件玩家可以预见。</translation>
    </message>
    <message>
        <source>Chance: someone who presses ten times a second has a press within 100 ms of every event. Players respond early to events that they see coming.</source>
        <translation>巧合：每秒按键十次的玩家，在任何事件后 100 毫秒内都会有按键。可预见的事件会被提前应对。</translation>
    </message>
    <message>
        <source>DDNet has no damage, so hits are worked out by its rules from recorded positions; near hits and near misses may be wrong, especially where not every tick is recorded. Race teams are not distinguished. Weapons in a teehistorian file are known only with its map, and no recording says where shells land.</source>
        <translation>DDNet 没有伤害，因此命中是按其规则由录制的位置推算的；刚好碰到或差一点碰到的可能有误，并非每个 tick 都录制时更是如此。不区分竞速队伍。没有地图时，teehistorian 文件无法得知武器；没有任何录像记录弹丸的终点。</translation>
    </message>
    <message>
        <source>Players who zoom out, or are warned by a friend, know of others earlier. Players who fire all the time, by hand, with a bound key or through a dummy, soon fire at anyone.</source>
        <translation>缩小画面或有朋友提醒的玩家会更早看到其他人。一直在开火的玩家，无论是手动、绑定按键还是通过分身，很快就会射向任何人。</translation>
    </message>
    <message>
        <source>Unexplained long moves</source>
        <translation>无原因的远距离移动</translation>
    </message>
    <message>
        <source>Few formats record it.</source>
        <translation>很少有格式记录此信息。</translation>
    </message>
    <message>
        <source>no shot with a known weapon while a player was in reach</source>
        <translation>没有在有玩家处于可及范围内时武器已知的射击</translation>
    </message>
    <message>
        <source>no shot with a known weapon at a player who came into view</source>
        <translation>没有对进入视野的玩家的武器已知的射击</translation>
    </message>
    <message>
        <source>Same inputs twice</source>
        <translation>相同输入出现两次</translation>
    </message>
    <message>
        <source>The longest time, from one change of an input to another, in which all inputs and the aim are tick by tick those of another visit, or of another time of the same one. Samples are pairs of visits. The bars are all pairs of visits without this player: how long inputs are the same by chance. Stretches of ten changes or more are listed.</source>
        <translation>从一次输入变化到另一次变化之间，所有输入和瞄准逐 tick 与另一次到访（或同一次到访的另一时段）完全相同的最长时间。样本是成对的到访。柱形是不含该玩家的所有到访对：输入偶然相同的时长。列出包含十次或更多变化的片段。</translation>
    </message>
    <message>
        <source>A dummy that copies its player&apos;s inputs, bots that run the same program, keys pressed to a rhythm with the mouse at rest, and short stretches by chance. Players who wait at a start line change no inputs, so waiting does not count.</source>
        <translation>复制玩家输入的分身、运行同一程序的机器人、鼠标不动时按节奏按键，以及偶然相同的短片段。在起跑线等待的玩家不改变任何输入，因此等待不计入。</translation>
    </message>
    <message>
        <source>An aim that differs by a little is another one, so a copy that was changed on purpose is not found. Where a recording does not hold every tick, inputs may look the same that were not. Up to 1,500,000 changes and 512 visits are compared.</source>
        <translation>稍有不同的瞄准即视为不同，因此无法发现被故意改动的副本。录像并非每个 tick 都有记录时，本不相同的输入可能看起来相同。最多比较 1,500,000 次变化和 512 次到访。</translation>
    </message>
    <message>
        <source>no inputs to compare</source>
        <translation>没有可比较的输入</translation>
    </message>
    <message>
        <source>From an event (spawning, being hit, being frozen, another player coming into reach) to the first press within a second, from the same tick on.</source>
        <translation>从某个事件（出生、被击中、被冻结、另一名玩家进入触及范围）到一秒内第一次按键的时间，从同一刻算起。</translation>
    </message>
    <message>
        <source>What counts as long depends on the recording itself. Slow changes of the rules of movement do not show. Without the map its teleporters are not known, and jumps by them count.</source>
        <translation>何为远距离由录像本身衡量。移动规则的缓慢变化不会显现。没有地图时不知道其传送点，经由它们的跳跃也会计入。</translation>
    </message>
    <message>
        <source>no moves, or fewer than 1,000 of all players to measure by</source>
        <translation>没有移动，或所有玩家的移动不足 1,000 次，无从衡量</translation>
    </message>
    <message>
        <source>Ticks whose state is not known because of damage, and those that are left out since time goes back.</source>
        <translation>因损坏而状态未知的 tick，以及因时间倒退而略去的 tick。</translation>
    </message>
    <message>
        <source>Lag, a command of the player (such as /rescue) or of an administrator, a device of the map that is not recorded, and a game mode with its own teleports.</source>
        <translation>卡顿、玩家命令（如 /rescue）或管理员命令、录像未记录的地图机关，以及自带传送的游戏模式。</translation>
    </message>
    <message>
        <source>Moves within one tick, more than three times as far as 999 of 1,000 moves of all players, without a teleport, a command for one, spawn, death, load, swap, team change or return to a checkpoint within three ticks, and not between teleporters of the map. Moves are compared with speeds that are kept up for three recorded ticks, so jumps do not raise the measure.</source>
        <translation>一个 tick 内的移动，距离超过所有玩家 1,000 次移动中 999 次的三倍以上，且前后三个 tick 内没有传送、传送命令、出生、死亡、读档、交换、换队或返回检查点，也不在地图的传送点之间。比较所用的是连续三个已录制 tick 保持的速度，因此跳跃不会抬高标准。</translation>
    </message>
    <message>
        <source>Periods in which the recording leaves out ticks, as one of every second tick does, have no value. The best of nine periods is taken, so some excess over chance is expected; of several players together, the best of each.</source>
        <translation>录像本身按某个周期省略 tick 时（例如只录制每隔一个 tick），该周期没有数值。由于取九个周期中的最大值，略高于随机水平属于正常。多名玩家合计时，取各自的最大值。</translation>
    </message>
    <message>
        <source>the recording leaves out ticks in this period</source>
        <translation>录像按此周期省略 tick</translation>
    </message>
    <message>
        <source>It is not known whether a press is a response to the event. The time includes the player&apos;s latency. Where inputs are not known from the event to the press, as of a frozen player in a demo, there is none.</source>
        <translation>无法得知按键是否针对该事件。其中包含延迟，即画面传到玩家以及输入传回所需的时间。如果从事件到按键之间的输入未知（例如演示录像中被冻结的玩家），则没有反应时间。</translation>
    </message>
    <message>
        <source>the recording holds no inputs of this player</source>
        <translation>录像中没有该玩家的输入</translation>
    </message>
    <message>
        <source>A recorded tick is the finest step, and it may be several ticks of the game, or a frame of no fixed length. A press that begins and ends within one tick is not seen. Where inputs are derived from the character, a jump counts only while the character jumps, and weapons change when the game lets them, or by themselves; while it is frozen or paused and when it appears, nothing is known.</source>
        <translation>录制的 tick 是最小的时间单位；它可能包含游戏的多个 tick，也可能是长度不固定的一帧。在同一 tick 内按下又松开的按键无法看到。如果输入是从角色推断的，跳跃只在角色起跳期间计入，武器在游戏允许时才切换，也可能自行切换；角色被冻结、暂停以及出现时，输入未知。</translation>
    </message>
    <message>
        <source>A recorded tick is the finest step, and it may be several ticks of the game, or a frame of no fixed length. A press that begins and ends within one tick counts as 0 ticks.</source>
        <translation>录制的 tick 是最小的时间单位；它可能包含游戏的多个 tick，也可能是长度不固定的一帧。在同一 tick 内按下又松开的按键计为 0 tick。</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>a recording cannot be written over itself</source>
        <translation>录像不能覆盖自身</translation>
    </message>
    <message>
        <source>case create takes only options</source>
        <translation>case create 只接受选项</translation>
    </message>
    <message>
        <source>case list takes only options</source>
        <translation>case list 只接受选项</translation>
    </message>
    <message>
        <source>give either --output or --case</source>
        <translation>请指定 --output 或 --case</translation>
    </message>
    <message>
        <source>give either --tick T or --at TIME</source>
        <translation>请指定 --tick T 或 --at TIME</translation>
    </message>
    <message>
        <source>give files, folders, URLs or -</source>
        <translation>请指定文件、文件夹、URL 或 -</translation>
    </message>
    <message>
        <source>give one FILE: there is only one --output</source>
        <translation>请只指定一个 FILE：只有一个 --output</translation>
    </message>
    <message>
        <source>give one FILE: there is only one image</source>
        <translation>请只指定一个 FILE：只有一个图像</translation>
    </message>
    <message>
        <source>give one FILE with reports, or -</source>
        <translation>请指定一个包含举报的 FILE，或 -</translation>
    </message>
    <message>
        <source>give one recording: there is only one copy</source>
        <translation>请只指定一个录像：只有一个副本</translation>
    </message>
    <message>
        <source>give the case store with --store FILE or --store service:NAME, or in TICKSCOPE_STORE</source>
        <translation>请使用 --store FILE、--store service:NAME 或 TICKSCOPE_STORE 指定案件库</translation>
    </message>
    <message>
        <source>give the file to write with -o OUT.hcrp</source>
        <translation>请使用 -o OUT.hcrp 指定要写入的文件</translation>
    </message>
    <message>
        <source>give the file to write with --output FILE</source>
        <translation>请使用 --output FILE 指定要写入的文件</translation>
    </message>
    <message>
        <source>give the folder of a bundle</source>
        <translation>请指定证据包的文件夹</translation>
    </message>
    <message>
        <source>give the folder to create with --output DIR</source>
        <translation>请使用 --output DIR 指定要创建的文件夹</translation>
    </message>
    <message>
        <source>give the image to write with -o OUT.png</source>
        <translation>请使用 -o OUT.png 指定要写入的图像</translation>
    </message>
    <message>
        <source>give the number of one case</source>
        <translation>请指定一个案件的编号</translation>
    </message>
    <message>
        <source>give the numbers of cases</source>
        <translation>请指定案件编号</translation>
    </message>
    <message>
        <source>give the player with --player P</source>
        <translation>请使用 --player P 指定玩家</translation>
    </message>
    <message>
        <source>--ignore-case is for --match</source>
        <translation>--ignore-case 仅用于 --match</translation>
    </message>
    <message>
        <source>--journal needs --output or --case: progress on standard output cannot be known</source>
        <translation>--journal 需要 --output 或 --case：无法得知标准输出的进度</translation>
    </message>
    <message>
        <source>no command given</source>
        <translation>未指定命令</translation>
    </message>
    <message>
        <source>no FILE given</source>
        <translation>未指定 FILE</translation>
    </message>
    <message>
        <source>not all of it is at hand to be hashed</source>
        <translation>内容不全，无法计算哈希</translation>
    </message>
    <message>
        <source>see tickscope-cli --help</source>
        <translation>参见 tickscope-cli --help</translation>
    </message>
    <message>
        <source>someone else has just changed it; try again</source>
        <translation>其他人刚刚作了更改；请重试</translation>
    </message>
    <message>
        <source>use events --kind list to print the event types</source>
        <translation>使用 events --kind list 输出事件类型</translation>
    </message>
    <message>
        <source>--zoom must be from 0.01 to 100</source>
        <translation>--zoom 必须介于 0.01 和 100 之间</translation>
    </message>
    <message>
        <source>the map&apos;s name is no file name</source>
        <translation>地图的名称不能用作文件名</translation>
    </message>
    <message>
        <source>more values than fit into memory</source>
        <translation>值过多，内存无法容纳</translation>
    </message>
    <message>
        <source>no file of that map was found</source>
        <translation>未找到该地图的文件</translation>
    </message>
    <message>
        <source>no such stretch in the recording</source>
        <translation>录像中没有这一段</translation>
    </message>
    <message>
        <source>the recording names no map</source>
        <translation>录像未指明地图</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>no such tick in the recording</source>
        <translation>录像中没有这个 tick</translation>
    </message>
    <message>
        <source>the recording has become shorter</source>
        <translation>录像变短了</translation>
    </message>
    <message>
        <source>the file ends inside its header</source>
        <translation>文件在文件头内结束</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>unrecognised format</source>
        <translation>无法识别的格式</translation>
    </message>
    <message>
        <source>unrecognised folder</source>
        <translation>无法识别的文件夹</translation>
    </message>
    <message>
        <source>unrecognised format inside the packed file</source>
        <translation>压缩文件内的格式无法识别</translation>
    </message>
    <message>
        <source>baselines end early</source>
        <translation>基线提前结束</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) behind the directory cut off</source>
        <translation>
            <numerusform>已截去目录之后的 %n 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>client data end early</source>
        <translation>客户端数据提前结束</translation>
    </message>
    <message>
        <source>client data refer to a packet that is missing; they stay as they were up to a whole update</source>
        <translation>客户端数据引用了缺失的数据包；在下一次完整更新之前保持不变</translation>
    </message>
    <message>
        <source>the demo holds no frame</source>
        <translation>demo 中没有任何帧</translation>
    </message>
    <message>
        <source>description ends early</source>
        <translation>描述提前结束</translation>
    </message>
    <message>
        <source>description has more fields than a mask</source>
        <translation>描述的字段多于掩码</translation>
    </message>
    <message>
        <source>the end mark of a segment is missing</source>
        <translation>缺少分段的结束标志</translation>
    </message>
    <message>
        <source>an end mark was added</source>
        <translation>已补上结束标志</translation>
    </message>
    <message>
        <source>entities refer to a packet that is missing; they stay as they were up to a whole update</source>
        <translation>实体引用了缺失的数据包；在下一次完整更新之前保持不变</translation>
    </message>
    <message>
        <source>entity before the description of its fields</source>
        <translation>实体出现在其字段描述之前</translation>
    </message>
    <message>
        <source>entity refers to none before it</source>
        <translation>实体引用的先前实体不存在</translation>
    </message>
    <message>
        <source>faces of the map share their edges</source>
        <translation>地图的多个面共用棱边</translation>
    </message>
    <message>
        <source>field of a description has no known kind</source>
        <translation>描述中有字段的类型未知</translation>
    </message>
    <message>
        <source>field of a description has an impossible width</source>
        <translation>描述中有字段的宽度不可能存在</translation>
    </message>
    <message>
        <source>the file ends inside the demo header</source>
        <translation>文件在 demo 文件头内结束</translation>
    </message>
    <message>
        <source>the file ends inside a frame</source>
        <translation>文件在帧内结束</translation>
    </message>
    <message>
        <source>a frame header is cut off</source>
        <translation>帧头被截断</translation>
    </message>
    <message>
        <source>a frame is cut off</source>
        <translation>帧被截断</translation>
    </message>
    <message>
        <source>HLTV message of a mode that is not recorded</source>
        <translation>HLTV 消息的模式不会出现在录像中</translation>
    </message>
    <message>
        <source>instanced baseline does not exist</source>
        <translation>实例基线不存在</translation>
    </message>
    <message>
        <source>instanced baselines end early</source>
        <translation>实例基线提前结束</translation>
    </message>
    <message>
        <source>list of checked files ends early</source>
        <translation>受检文件列表提前结束</translation>
    </message>
    <message>
        <source>list of entities ends early</source>
        <translation>实体列表提前结束</translation>
    </message>
    <message>
        <source>list of resources ends early</source>
        <translation>资源列表提前结束</translation>
    </message>
    <message>
        <source>map has no world</source>
        <translation>地图没有世界</translation>
    </message>
    <message>
        <source>part of the map ends inside a record</source>
        <translation>地图的一部分在记录内结束</translation>
    </message>
    <message>
        <source>part of the map lies outside the file</source>
        <translation>地图的一部分位于文件之外</translation>
    </message>
    <message>
        <source>message ends early</source>
        <translation>消息提前结束</translation>
    </message>
    <message>
        <source>message of an id that no server sends</source>
        <translation>消息的 ID 不会由任何服务器发送</translation>
    </message>
    <message>
        <source>message of a player that does not exist</source>
        <translation>消息所属的玩家不存在</translation>
    </message>
    <message>
        <source>no Half-Life demo</source>
        <translation>不是 Half-Life demo</translation>
    </message>
    <message>
        <source>no map of Half-Life</source>
        <translation>不是 Half-Life 地图</translation>
    </message>
    <message>
        <source>number of an entity is too high</source>
        <translation>实体编号过大</translation>
    </message>
    <message>
        <source>packet has too many entities</source>
        <translation>数据包中的实体过多</translation>
    </message>
    <message>
        <source>record before the description of its fields</source>
        <translation>记录出现在其字段描述之前</translation>
    </message>
    <message>
        <source>the recording is too long for a directory</source>
        <translation>录像过长，无法建立目录</translation>
    </message>
    <message>
        <source>the recording was not finished: it has no directory</source>
        <translation>录像未完成：没有目录</translation>
    </message>
    <message>
        <source>temp entity of a kind that does not exist</source>
        <translation>临时实体的类型不存在</translation>
    </message>
    <message>
        <source>text has no end</source>
        <translation>文本没有结尾</translation>
    </message>
    <message>
        <source>too many descriptions</source>
        <translation>描述过多</translation>
    </message>
    <message>
        <source>too many different fields in descriptions</source>
        <translation>描述中的不同字段过多</translation>
    </message>
    <message>
        <source>too many frames without a network message</source>
        <translation>没有网络消息的帧过多</translation>
    </message>
    <message>
        <source>user info of a slot that does not exist</source>
        <translation>用户信息的槽位不存在</translation>
    </message>
    <message>
        <source>user message that was never registered</source>
        <translation>用户消息从未注册</translation>
    </message>
    <message>
        <source>user message takes the id of an engine message</source>
        <translation>用户消息占用了引擎消息的 ID</translation>
    </message>
    <message>
        <source>zeros where a frame should be</source>
        <translation>应为帧的位置全为零</translation>
    </message>
    <message>
        <source>more blocks are set than are kept; those from here on are left out, also of the events</source>
        <translation>设置的方块超出可保存的数量；此后的方块已略去，事件中也不例外</translation>
    </message>
    <message>
        <source>bytes are left behind the last tick</source>
        <translation>最后一个 tick 之后还有多余字节</translation>
    </message>
    <message>
        <source>bytes are left behind the NBT</source>
        <translation>NBT 之后还有多余字节</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) left behind the last tick of a chunk</source>
        <translation>
            <numerusform>分块的最后一个 tick 之后还有 %n 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>the bytes end inside a number</source>
        <translation>字节在数字内结束</translation>
    </message>
    <message>
        <source>the bytes end inside a varint</source>
        <translation>字节在变长整数内结束</translation>
    </message>
    <message>
        <source>a checkpoint with impossible items</source>
        <translation>检查点含有不可能的条目</translation>
    </message>
    <message>
        <source>a chunk ends behind its file</source>
        <translation>分块的结束位置超出文件</translation>
    </message>
    <message>
        <source>a chunk is longer than the index says</source>
        <translation>分块长于索引所示</translation>
    </message>
    <message>
        <source>a chunk is shorter than the index says</source>
        <translation>分块短于索引所示</translation>
    </message>
    <message>
        <source>a chunk is too large</source>
        <translation>分块过大</translation>
    </message>
    <message>
        <source>a chunk lies inside the header or the index</source>
        <translation>分块位于文件头或索引内</translation>
    </message>
    <message>
        <source>a chunk lies outside the file</source>
        <translation>分块位于文件之外</translation>
    </message>
    <message>
        <source>a chunk does not begin where the one before ended</source>
        <translation>分块未从前一分块结束处开始</translation>
    </message>
    <message>
        <source>a chunk shares its bytes with others, or unpacks to too much</source>
        <translation>分块与其他分块共用字节，或解压后过大</translation>
    </message>
    <message>
        <source>a chunk has no bytes</source>
        <translation>分块没有字节</translation>
    </message>
    <message>
        <source>a chunk has no ticks</source>
        <translation>分块没有 tick</translation>
    </message>
    <message>
        <source>files in the layout of the design document cannot be repaired</source>
        <translation>采用设计文档布局的文件无法修复</translation>
    </message>
    <message>
        <source>the dictionary cannot be read</source>
        <translation>字典无法读取</translation>
    </message>
    <message>
        <source>an event is of an unknown kind</source>
        <translation>事件的类型未知</translation>
    </message>
    <message>
        <source>the file became shorter</source>
        <translation>文件变短了</translation>
    </message>
    <message>
        <source>The header had another number of ticks than the index.</source>
        <translation>文件头中的 tick 数与索引不同。</translation>
    </message>
    <message>
        <source>the header has another number of ticks</source>
        <translation>文件头中的 tick 数不同</translation>
    </message>
    <message>
        <source>the header has a negative length</source>
        <translation>文件头的长度为负</translation>
    </message>
    <message>
        <source>the index is longer than its chunks need</source>
        <translation>索引长于其分块所需</translation>
    </message>
    <message>
        <source>the index is shorter than its chunks need</source>
        <translation>索引短于其分块所需</translation>
    </message>
    <message>
        <source>a length reaches behind the end</source>
        <translation>长度超出末尾</translation>
    </message>
    <message>
        <source>more items are announced than bytes are left</source>
        <translation>声明的条目数多于剩余字节</translation>
    </message>
    <message>
        <source>an NBT array is longer than its bytes</source>
        <translation>NBT 数组长于其字节</translation>
    </message>
    <message>
        <source>NBT does not begin with a compound</source>
        <translation>NBT 未以复合标签开头</translation>
    </message>
    <message>
        <source>NBT has a tag of an unknown type</source>
        <translation>NBT 含有未知类型的标签</translation>
    </message>
    <message>
        <source>NBT has too many tags</source>
        <translation>NBT 的标签过多</translation>
    </message>
    <message>
        <source>NBT is nested too deep</source>
        <translation>NBT 嵌套过深</translation>
    </message>
    <message>
        <source>an NBT list has tags of an unknown type</source>
        <translation>NBT 列表含有未知类型的标签</translation>
    </message>
    <message>
        <source>an NBT list is longer than its bytes</source>
        <translation>NBT 列表长于其字节</translation>
    </message>
    <message>
        <source>the number of chunks is negative</source>
        <translation>分块数为负</translation>
    </message>
    <message>
        <source>the preamble is not as long as its file</source>
        <translation>前导数据的长度与其文件不符</translation>
    </message>
    <message>
        <source>metadata and index are longer than the file</source>
        <translation>元数据和索引长于文件</translation>
    </message>
    <message>
        <source>metadata or index are too long</source>
        <translation>元数据或索引过长</translation>
    </message>
    <message>
        <source>a recording with a dictionary</source>
        <translation>使用字典的录像</translation>
    </message>
    <message>
        <source>a segment has a gap</source>
        <translation>分段有空缺</translation>
    </message>
    <message>
        <source>the segment of a chunk is missing</source>
        <translation>缺少分块所在的分段</translation>
    </message>
    <message>
        <source>segments do not follow on each other</source>
        <translation>分段不连续</translation>
    </message>
    <message>
        <source>The segments were joined to one file.</source>
        <translation>各分段已合并为一个文件。</translation>
    </message>
    <message>
        <source>a text has a negative length</source>
        <translation>文本的长度为负</translation>
    </message>
    <message>
        <source>the texts of items are too long</source>
        <translation>条目的文本过长</translation>
    </message>
    <message>
        <source>there are too many chunks</source>
        <translation>分块过多</translation>
    </message>
    <message>
        <source>this is no Hollow Cube replay</source>
        <translation>不是 Hollow Cube 回放</translation>
    </message>
    <message>
        <source>a tick has a negative number of events</source>
        <translation>tick 的事件数为负</translation>
    </message>
    <message>
        <source>a tick has another number than its place</source>
        <translation>tick 的编号与其位置不符</translation>
    </message>
    <message>
        <source>a tick is not inside its chunk, or out of order</source>
        <translation>tick 不在其分块内，或顺序错误</translation>
    </message>
    <message>
        <source>too many entities are alive</source>
        <translation>存活的实体过多</translation>
    </message>
    <message>
        <source>the chunks have more ticks than there can be</source>
        <translation>分块的 tick 数超出上限</translation>
    </message>
    <message>
        <source>a value is outside its list</source>
        <translation>值超出其列表范围</translation>
    </message>
    <message>
        <source>a varint is too long</source>
        <translation>变长整数过长</translation>
    </message>
    <message>
        <source>the world version has an impossible length</source>
        <translation>世界版本的长度不可能存在</translation>
    </message>
    <message>
        <source>bytes behind the end of the recording</source>
        <translation>录像结束之后还有字节</translation>
    </message>
    <message>
        <source>the file ends inside a record</source>
        <translation>文件在记录内结束</translation>
    </message>
    <message>
        <source>the header does not end</source>
        <translation>文件头没有结尾</translation>
    </message>
    <message>
        <source>the header holds bytes that JSON forbids</source>
        <translation>文件头含有 JSON 禁止的字节</translation>
    </message>
    <message>
        <source>the header is no JSON object</source>
        <translation>文件头不是 JSON 对象</translation>
    </message>
    <message>
        <source>the header names no version</source>
        <translation>文件头未指明版本</translation>
    </message>
    <message>
        <source>the header is no whole JSON object; what is behind this is left out</source>
        <translation>文件头不是完整的 JSON 对象；其后的内容已略去</translation>
    </message>
    <message>
        <source>a map without a game layer has no rules</source>
        <translation>没有游戏层的地图没有规则</translation>
    </message>
    <message>
        <source>an input changes that was never recorded; it is left out</source>
        <translation>变化的输入从未录制；已略去</translation>
    </message>
    <message>
        <source>a tee moves that is not there; it is left out until it appears</source>
        <translation>移动的 tee 不存在；在其出现之前略去</translation>
    </message>
    <message>
        <source>a tee vanishes that is not there</source>
        <translation>消失的 tee 不存在</translation>
    </message>
    <message>
        <source>more ticks than a server can count</source>
        <translation>tick 数超出服务器的计数范围</translation>
    </message>
    <message>
        <source>a negative number of ticks</source>
        <translation>tick 数为负</translation>
    </message>
    <message>
        <source>no teehistorian file</source>
        <translation>不是 teehistorian 文件</translation>
    </message>
    <message>
        <source>a tee appears that is there already</source>
        <translation>出现的 tee 已经存在</translation>
    </message>
    <message>
        <source>record is longer than any server writes</source>
        <translation>记录长于任何服务器写入的长度</translation>
    </message>
    <message>
        <source>record of a client ID that no server gives</source>
        <translation>记录的客户端 ID 不会由任何服务器分配</translation>
    </message>
    <message>
        <source>record of an unknown kind; nothing behind it can be found</source>
        <translation>记录的类型未知；其后的内容无法找到</translation>
    </message>
    <message>
        <source>record with a negative size; nothing behind it can be found</source>
        <translation>记录的大小为负；其后的内容无法找到</translation>
    </message>
    <message>
        <source>unfinished: the server ended before it wrote an end, or is still writing</source>
        <translation>未完成：服务器在写入结尾之前已停止，或仍在写入</translation>
    </message>
    <message>
        <source>a team that no server has</source>
        <translation>队伍在任何服务器上都不存在</translation>
    </message>
    <message>
        <source>bad table of item types</source>
        <translation>条目类型表有误</translation>
    </message>
    <message>
        <source>chunk is too long</source>
        <translation>分块过长</translation>
    </message>
    <message>
        <source>compressed data has no end symbol</source>
        <translation>压缩数据没有结束符</translation>
    </message>
    <message>
        <source>data block of the map is damaged</source>
        <translation>地图的数据块已损坏</translation>
    </message>
    <message>
        <source>data block of the map is too big</source>
        <translation>地图的数据块过大</translation>
    </message>
    <message>
        <source>decompressed data is too long</source>
        <translation>解压后的数据过长</translation>
    </message>
    <message>
        <source>delta changes the size of an item</source>
        <translation>增量改变了条目的大小</translation>
    </message>
    <message>
        <source>delta ends inside a record</source>
        <translation>增量在记录内结束</translation>
    </message>
    <message>
        <source>delta makes the snapshot too large</source>
        <translation>增量使快照过大</translation>
    </message>
    <message>
        <source>delta with impossible counts</source>
        <translation>增量的计数不可能存在</translation>
    </message>
    <message>
        <source>delta with an impossible item</source>
        <translation>增量含有不可能的条目</translation>
    </message>
    <message>
        <source>delta with an item larger than the delta</source>
        <translation>增量含有大于自身的条目</translation>
    </message>
    <message>
        <source>delta without header</source>
        <translation>增量没有头部</translation>
    </message>
    <message>
        <source>an envelope names points that are not there</source>
        <translation>包络指向不存在的点</translation>
    </message>
    <message>
        <source>an envelope is too long</source>
        <translation>包络过长</translation>
    </message>
    <message>
        <source>a group names layers that are not there</source>
        <translation>组指向不存在的图层</translation>
    </message>
    <message>
        <source>impossible size of a data block</source>
        <translation>数据块的大小不可能存在</translation>
    </message>
    <message>
        <source>integer is cut</source>
        <translation>整数被截断</translation>
    </message>
    <message>
        <source>items without a type</source>
        <translation>条目没有类型</translation>
    </message>
    <message>
        <source>the last integer is cut</source>
        <translation>最后一个整数被截断</translation>
    </message>
    <message>
        <source>layer has too few quads</source>
        <translation>图层的四边形过少</translation>
    </message>
    <message>
        <source>layer has too few tiles</source>
        <translation>图层的图块过少</translation>
    </message>
    <message>
        <source>layer has too many tiles</source>
        <translation>图层的图块过多</translation>
    </message>
    <message>
        <source>layer is too big</source>
        <translation>图层过大</translation>
    </message>
    <message>
        <source>layer without width or height</source>
        <translation>图层没有宽度或高度</translation>
    </message>
    <message>
        <source>layers of the map are too big together</source>
        <translation>地图的图层总计过大</translation>
    </message>
    <message>
        <source>map ends among its items</source>
        <translation>地图在条目之间结束</translation>
    </message>
    <message>
        <source>map ends before this data block</source>
        <translation>地图在此数据块之前结束</translation>
    </message>
    <message>
        <source>map ends in a table</source>
        <translation>地图在表内结束</translation>
    </message>
    <message>
        <source>map file is too big</source>
        <translation>地图文件过大</translation>
    </message>
    <message>
        <source>the map has no pixels of this image</source>
        <translation>地图没有此图像的像素</translation>
    </message>
    <message>
        <source>a text is too long</source>
        <translation>文本过长</translation>
    </message>
    <message>
        <source>negative size in the map&apos;s header</source>
        <translation>地图文件头中的大小为负</translation>
    </message>
    <message>
        <source>the map has no game layer</source>
        <translation>地图没有游戏层</translation>
    </message>
    <message>
        <source>no such data block in the map</source>
        <translation>地图中没有此数据块</translation>
    </message>
    <message>
        <source>not a map file</source>
        <translation>不是地图文件</translation>
    </message>
    <message>
        <source>number of a message is negative</source>
        <translation>消息的编号为负</translation>
    </message>
    <message>
        <source>projectiles of a message are missing</source>
        <translation>消息缺少弹丸</translation>
    </message>
    <message>
        <source>quad layer is too short</source>
        <translation>四边形层过短</translation>
    </message>
    <message>
        <source>second physics layer of one kind</source>
        <translation>同类的物理层重复</translation>
    </message>
    <message>
        <source>snapshot of another size than it says</source>
        <translation>快照的大小与其声明不符</translation>
    </message>
    <message>
        <source>snapshot with an item outside of it</source>
        <translation>快照含有位于其外的条目</translation>
    </message>
    <message>
        <source>snapshot whose first item is not at offset 0</source>
        <translation>快照首个条目的偏移不是 0</translation>
    </message>
    <message>
        <source>snapshot with negative or odd sizes</source>
        <translation>快照的大小为负或未对齐</translation>
    </message>
    <message>
        <source>snapshot with too many items</source>
        <translation>快照的条目过多</translation>
    </message>
    <message>
        <source>snapshot without header</source>
        <translation>快照没有头部</translation>
    </message>
    <message>
        <source>tile layer is too short</source>
        <translation>图块层过短</translation>
    </message>
    <message>
        <source>the map has more than 64 images</source>
        <translation>地图的图像超过 64 个</translation>
    </message>
    <message>
        <source>too many integers</source>
        <translation>整数过多</translation>
    </message>
    <message>
        <source>tuning values are missing</source>
        <translation>缺少调整参数值</translation>
    </message>
    <message>
        <source>unknown map file version</source>
        <translation>未知的地图文件版本</translation>
    </message>
    <message>
        <source>unknown version of the map</source>
        <translation>未知的地图版本</translation>
    </message>
    <message>
        <source>a chunk is too big</source>
        <translation>分块过大</translation>
    </message>
    <message>
        <source>chunks that lead over a keyframe</source>
        <translation>分块跨越了关键帧</translation>
    </message>
    <message>
        <source>the file ends inside a chunk</source>
        <translation>文件在分块内结束</translation>
    </message>
    <message>
        <source>the file ends inside a chunk header</source>
        <translation>文件在分块头内结束</translation>
    </message>
    <message>
        <source>the header gives the map more bytes than the file has</source>
        <translation>文件头中的地图字节数超过文件大小</translation>
    </message>
    <message>
        <source>the file ends inside its map</source>
        <translation>文件在其地图内结束</translation>
    </message>
    <message>
        <source>the file ends inside its markers</source>
        <translation>文件在其标记内结束</translation>
    </message>
    <message>
        <source>the first tick marker has no tick</source>
        <translation>首个 tick 标记没有 tick</translation>
    </message>
    <message>
        <source>keyframe without a snapshot</source>
        <translation>关键帧没有快照</translation>
    </message>
    <message>
        <source>the map in the recording does not have the CRC-32 that the header states</source>
        <translation>录像中地图的 CRC-32 与文件头所示不符</translation>
    </message>
    <message>
        <source>the map in the recording does not have the SHA-256 that the header states</source>
        <translation>录像中地图的 SHA-256 与文件头所示不符</translation>
    </message>
    <message>
        <source>no demo: it does not begin with TWDEMO</source>
        <translation>不是 demo：未以 TWDEMO 开头</translation>
    </message>
    <message>
        <source>the demo holds no keyframe</source>
        <translation>demo 中没有关键帧</translation>
    </message>
    <message>
        <source>the demo holds no whole keyframe; no state of its ticks is known</source>
        <translation>demo 中没有完整的关键帧；其 tick 的状态未知</translation>
    </message>
    <message>
        <source>tick marker that goes back in time</source>
        <translation>tick 标记在时间上倒退</translation>
    </message>
    <message>
        <source>tick marker that leaps to a doubtful tick</source>
        <translation>tick 标记跳到可疑的 tick</translation>
    </message>
    <message>
        <source>keyframe whose tick does not belong here</source>
        <translation>关键帧的 tick 不属于此处</translation>
    </message>
    <message>
        <source>tick marker with an impossible tick</source>
        <translation>tick 标记的 tick 不可能存在</translation>
    </message>
    <message>
        <source>chunk of a kind that no recorder writes</source>
        <translation>分块的类型不会由任何录制程序写入</translation>
    </message>
    <message>
        <source>block ends early</source>
        <translation>块提前结束</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>连接中断</translation>
    </message>
    <message>
        <source>the server sends from one address to the next without end</source>
        <translation>服务器无休止地从一个地址重定向到下一个地址</translation>
    </message>
    <message>
        <source>the file ends early</source>
        <translation>文件提前结束</translation>
    </message>
    <message>
        <source>the recording names a file that is not beside it</source>
        <translation>录像指明的文件不在其旁边</translation>
    </message>
    <message>
        <source>the server gives the file only as a whole, and it is too big for that</source>
        <translation>服务器只能整体提供文件，而文件对此过大</translation>
    </message>
    <message>
        <source>the file was replaced on the server while it was read; open it again</source>
        <translation>读取期间服务器上的文件被替换；请重新打开</translation>
    </message>
    <message>
        <source>the file is there no more</source>
        <translation>文件已不存在</translation>
    </message>
    <message>
        <source>there is no such file on the server</source>
        <translation>服务器上没有此文件</translation>
    </message>
    <message>
        <source>the server sends to an address that is neither http nor https</source>
        <translation>服务器重定向到既非 http 也非 https 的地址</translation>
    </message>
    <message>
        <source>the server gives another part than was asked for</source>
        <translation>服务器提供的部分与请求的不同</translation>
    </message>
    <message>
        <source>the server gives too little</source>
        <translation>服务器提供的内容过少</translation>
    </message>
    <message>
        <source>the server does not answer in time</source>
        <translation>服务器响应超时</translation>
    </message>
    <message>
        <source>the server cannot be reached</source>
        <translation>无法连接服务器</translation>
    </message>
    <message>
        <source>the server does not tell the size of the file</source>
        <translation>服务器未告知文件大小</translation>
    </message>
    <message>
        <source>too big to be read into memory</source>
        <translation>过大，无法读入内存</translation>
    </message>
    <message>
        <source>no server of that name is known</source>
        <translation>未找到该名称的服务器</translation>
    </message>
    <message>
        <source>a checkpoint with impossible values</source>
        <translation>检查点含有不可能的值</translation>
    </message>
    <message>
        <source>more events than a recording of its size can hold; those from here on are left out</source>
        <translation>事件超出此大小的录像所能容纳的数量；此后的事件已略去</translation>
    </message>
    <message>
        <source>more damaged places, which are not listed</source>
        <translation>其他损坏处未列出</translation>
    </message>
    <message>
        <source>the recording holds no map</source>
        <translation>录像中没有地图</translation>
    </message>
    <message>
        <source>recordings of this format cannot be repaired</source>
        <translation>此格式的录像无法修复</translation>
    </message>
    <message>
        <source>recordings of this format have no maps</source>
        <translation>此格式的录像没有地图</translation>
    </message>
    <message>
        <source>checkpoints of this format are not kept</source>
        <translation>此格式的检查点不会保留</translation>
    </message>
    <message>
        <source>a finished recording cannot be resumed</source>
        <translation>已完成的录像无法继续录制</translation>
    </message>
    <message>
        <source>only recordings of version 3 are converted</source>
        <translation>只能转换版本 3 的录像</translation>
    </message>
    <message>
        <source>only version 4 can be resumed</source>
        <translation>只能继续录制版本 4</translation>
    </message>
    <message>
        <source>the recorder has ended</source>
        <translation>录制程序已结束</translation>
    </message>
    <message>
        <source>the recording cannot be written</source>
        <translation>录像无法写入</translation>
    </message>
    <message>
        <source>a recording has no room for more ticks</source>
        <translation>录像已无法容纳更多 tick</translation>
    </message>
    <message>
        <source>the recording is compacted already</source>
        <translation>录像已经压实</translation>
    </message>
    <message>
        <source>the recording is of another world</source>
        <translation>录像属于另一个世界</translation>
    </message>
    <message>
        <source>a recording is there already</source>
        <translation>那里已有录像</translation>
    </message>
    <message>
        <source>the recording is not finished; it may still grow</source>
        <translation>录像未完成，可能还会增长</translation>
    </message>
    <message>
        <source>this is no dictionary of zstd</source>
        <translation>不是 zstd 字典</translation>
    </message>
    <message>
        <source>a tick has too many events</source>
        <translation>tick 的事件过多</translation>
    </message>
    <message>
        <source>the trained dictionary is empty</source>
        <translation>训练出的字典为空</translation>
    </message>
    <message>
        <source>what is damaged before leads over the next seek point; reading goes on there</source>
        <translation>之前的损坏延伸到下一个定位点之后；从该处起继续读取</translation>
    </message>
    <message>
        <source>no room on the disk for the events from here on</source>
        <translation>磁盘空间不足，无法保存此后的事件</translation>
    </message>
    <message>
        <source>the file there has another SHA-256</source>
        <translation>那里的文件 SHA-256 不同</translation>
    </message>
    <message>
        <source>the recording holds no tick</source>
        <translation>录像中没有任何 tick</translation>
    </message>
    <message>
        <source>the recording has no ticks</source>
        <translation>录像没有 tick</translation>
    </message>
    <message>
        <source>no case is waiting</source>
        <translation>没有待处理的案件</translation>
    </message>
    <message>
        <source>maps in the recording with the stated hash</source>
        <translation>录像中哈希与注明一致的地图</translation>
    </message>
    <message>
        <source>length in seconds</source>
        <translation>时长（秒）</translation>
    </message>
    <message>
        <source>place of the directory</source>
        <translation>目录的位置</translation>
    </message>
    <message>
        <source>bytes of all segments</source>
        <translation>所有分段的字节数</translation>
    </message>
    <message>
        <source>network frames</source>
        <translation>网络帧</translation>
    </message>
    <message>
        <source>bytes of the file</source>
        <translation>文件字节数</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>tick 数</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>give one of --to NAME, --nobody and --next</source>
        <translation>请在 --to NAME、--nobody 和 --next 中指定一个</translation>
    </message>
    <message>
        <source>no event is as the options want it</source>
        <translation>没有符合选项的事件</translation>
    </message>
    <message>
        <source>give the accused with --accused P</source>
        <translation>请用 --accused P 指定被举报人</translation>
    </message>
    <message>
        <source>the type in the header is neither client nor server</source>
        <translation>文件头中的类型既不是客户端也不是服务器</translation>
    </message>
    <message>
        <source>no state of these ticks is known; nothing can be kept</source>
        <translation>这些 tick 的状态均未知；无法保留任何内容</translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out: their state is not known</source>
        <translation>
            <numerusform>略去了 %n 个 tick：其状态未知</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) left out: they cannot be unpacked</source>
        <translation>
            <numerusform>略去了 %n 条消息：无法解包</numerusform>
        </translation>
    </message>
    <message>
        <source>there are no ticks to take</source>
        <translation>没有可取的 tick</translation>
    </message>
    <message>
        <source>there are too many names to hide them</source>
        <translation>名字太多，无法隐藏</translation>
    </message>
    <message>
        <source>there are no clips of this format</source>
        <translation>此格式没有片段</translation>
    </message>
    <message>
        <source>--output: the name is not text</source>
        <translation>--output：名称不是文本</translation>
    </message>
    <message>
        <source>give the video to write with -o OUT.mp4</source>
        <translation>请使用 -o OUT.mp4 指定要写入的视频</translation>
    </message>
    <message>
        <source>give one FILE: there is only one video</source>
        <translation>请只指定一个 FILE：只有一个视频</translation>
    </message>
    <message>
        <source>one of the recordings does not say when it was made</source>
        <translation>其中一个录像没有说明录制时间</translation>
    </message>
    <message>
        <source>the clocks of the recordings cannot be compared: one is local, its zone unknown</source>
        <translation>无法比较两个录像的时钟：其中一个是时区未知的本地时间</translation>
    </message>
    <message>
        <source>the recordings were made too far apart</source>
        <translation>两个录像的录制时间相距过远</translation>
    </message>
    <message>
        <source>the ticks of the recordings do not last equally long</source>
        <translation>两个录像的 tick 时长不同</translation>
    </message>
    <message>
        <source>one of the recordings has no such event</source>
        <translation>其中一个录像没有这样的事件</translation>
    </message>
    <message>
        <source>a video has from 1 to 1000 frames a second</source>
        <translation>视频每秒有 1 到 1000 帧</translation>
    </message>
    <message>
        <source>the speed must be from 0.001 to 100</source>
        <translation>速度必须在 0.001 到 100 之间</translation>
    </message>
    <message>
        <source>there is not enough memory for pictures of that size</source>
        <translation>内存不足，无法容纳该大小的图片</translation>
    </message>
    <message>
        <source>ffmpeg no longer does anything; it was ended</source>
        <translation>ffmpeg 不再有任何动作，已被结束</translation>
    </message>
    <message>
        <source>ffmpeg was ended or crashed</source>
        <translation>ffmpeg 被结束或崩溃了</translation>
    </message>
    <message>
        <source>videos need the program ffmpeg: install the package ffmpeg, or name the file .png for a picture of each frame</source>
        <translation>视频需要程序 ffmpeg：请安装软件包 ffmpeg，或将文件命名为 .png 以得到每帧的图片</translation>
    </message>
    <message>
        <source>files in the layout of the design document cannot be cut</source>
        <translation>采用设计文档布局的文件无法剪切</translation>
    </message>
    <message>
        <source>clips of this format have all messages and names; they cannot be left out or hidden</source>
        <translation>此格式的片段包含所有消息和名字；无法略去或隐藏</translation>
    </message>
    <message>
        <source>the recording changed while it was read</source>
        <translation>录像在读取时发生了变化</translation>
    </message>
    <message>
        <source>no ghost: it does not begin with TWGHOST</source>
        <translation>不是幽灵文件：开头不是 TWGHOST</translation>
    </message>
    <message>
        <source>no chunk of a ghost begins here</source>
        <translation>此处没有幽灵文件的分块开始</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>角色状态数</translation>
    </message>
    <message>
        <source>characters with and without ticks are mixed</source>
        <translation>混有带 tick 和不带 tick 的角色状态</translation>
    </message>
    <message>
        <source>differences to a character that is lost</source>
        <translation>与已丢失的角色状态之间的差值</translation>
    </message>
    <message>
        <source>the tick of a character does not follow on that of the one before</source>
        <translation>一个角色状态的 tick 没有接在前一个之后</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n 处差异</numerusform>
        </translation>
    </message>
    <message>
        <source>one of the recordings has no run of a race</source>
        <translation>其中一个录像没有比赛</translation>
    </message>
    <message>
        <source>give two recordings at least</source>
        <translation>请至少给出两个录像</translation>
    </message>
    <message>
        <source>the run is too long for a ghost</source>
        <translation>该比赛太长，无法写为幽灵</translation>
    </message>
    <message>
        <source>the run has no place or no time to show</source>
        <translation>该比赛没有可显示的位置或时间</translation>
    </message>
    <message>
        <source>the recording does not say on which map the run was</source>
        <translation>录像没有说明比赛所在的地图</translation>
    </message>
    <message>
        <source>characters whose ticks do not belong here</source>
        <translation>角色状态的 tick 不属于此处</translation>
    </message>
    <message>
        <source>give files or folders</source>
        <translation>请指定文件或文件夹</translation>
    </message>
    <message>
        <source>give a rule: --older, --larger, --total or --rules</source>
        <translation>请指定规则：--older、--larger、--total 或 --rules</translation>
    </message>
    <message>
        <source>give what to add with --markers FILE, --case N or --facts</source>
        <translation>请使用 --markers FILE、--case N 或 --facts 指定要添加的内容</translation>
    </message>
    <message>
        <source>recordings of this format have no place for markers, verdicts or figures</source>
        <translation>此格式的录像没有存放标记、裁定或指标的位置</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) could not be read</source>
        <translation>
            <numerusform>%n 个标记无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>--metadata takes KEY=JSON</source>
        <translation>--metadata 接受 KEY=JSON</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) outside the recording</source>
        <translation>
            <numerusform>%n 条备注超出录像范围</numerusform>
        </translation>
    </message>
    <message>
        <source>the verdicts, for which the format has no place</source>
        <translation>裁定，该格式没有存放它们的位置</translation>
    </message>
    <message>
        <source>the figures, for which the format has no place</source>
        <translation>指标，该格式没有存放它们的位置</translation>
    </message>
    <message>
        <source>there is nothing to add to a copy</source>
        <translation>没有可添加到副本中的内容</translation>
    </message>
    <message>
        <source>not JSON with a value</source>
        <translation>不是带有值的 JSON</translation>
    </message>
    <message>
        <source>NBT has no null in a list</source>
        <translation>NBT 的列表中不能有 null</translation>
    </message>
    <message>
        <source>the values of a list in NBT are all of one kind</source>
        <translation>NBT 列表中的值必须都是同一类型</translation>
    </message>
    <message>
        <source>JSON is nested too deep for NBT</source>
        <translation>JSON 嵌套过深，NBT 无法容纳</translation>
    </message>
    <message>
        <source>files in the layout of the design document take no notes</source>
        <translation>采用设计文档布局的文件不能添加备注</translation>
    </message>
    <message>
        <source>&quot;tickscope&quot; in the metadata is not a compound</source>
        <translation>元数据中的“tickscope”不是复合标签</translation>
    </message>
    <message numerus="yes">
        <source>the end of %n text(s), longer than NBT holds</source>
        <translation>
            <numerusform>%n 段文本的结尾，超出 NBT 可容纳的长度</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) more than the 64 that a demo has room for</source>
        <translation>
            <numerusform>%n 个标记，超出 demo 可容纳的 64 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) at tick 0, where a demo cannot have one</source>
        <translation>
            <numerusform>%n 个位于 tick 0 的标记，demo 在此处不能有标记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) without a tick, which a demo cannot have</source>
        <translation>
            <numerusform>%n 条没有 tick 的备注，demo 不能包含</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the text of %n marker(s), since a demo keeps only ticks</source>
        <translation>
            <numerusform>%n 个标记的文本，因为 demo 只保存 tick</numerusform>
        </translation>
    </message>
    <message>
        <source>too much for the metadata of a replay</source>
        <translation>超出录像元数据的容量</translation>
    </message>
    <message>
        <source>places are compared of one player of each: choose who it is</source>
        <translation>位置比较针对各录像中的一名玩家：请选择是谁</translation>
    </message>
    <message>
        <source>places can only be compared in recordings of the same world or map, by its id or hash</source>
        <translation>只能比较同一世界或地图（依其标识或哈希）的录像中的位置</translation>
    </message>
    <message>
        <source>the ways of the two lie too far apart to be compared</source>
        <translation>两者的路线相距过远，无法比较</translation>
    </message>
    <message>
        <source>it is not recorded who finished: choose who it is</source>
        <translation>没有记录是谁到达终点：请选择是谁</translation>
    </message>
    <message>
        <source>the server gives all of the file where a part was asked for</source>
        <translation>请求的是一部分，服务器却提供了整个文件</translation>
    </message>
    <message>
        <source>the recording was compacted on the server while it was read; open it again</source>
        <translation>读取期间服务器上的录像被压实；请重新打开</translation>
    </message>
    <message>
        <source>the server says that the recording was compacted, but does not have the file</source>
        <translation>服务器称录像已压实，但没有该文件</translation>
    </message>
    <message>
        <source>it has no end mark</source>
        <translation>没有结束标记</translation>
    </message>
    <message>
        <source>it has changed in the last minutes</source>
        <translation>在过去几分钟内有更改</translation>
    </message>
    <message>
        <source>it has another name, under which it would stay</source>
        <translation>它还有另一个名称，仍会以该名称保留</translation>
    </message>
    <message>
        <source>no rule asks for it</source>
        <translation>没有规则要求移除</translation>
    </message>
    <message>
        <source>a link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>part of a recording in several files; name its folder</source>
        <translation>多文件录像的一部分；请指定其文件夹</translation>
    </message>
    <message>
        <source>not only files of the recording in its folder</source>
        <translation>其文件夹中不只有该录像的文件</translation>
    </message>
    <message>
        <source>may still be written</source>
        <translation>可能仍在写入</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>no date that can be relied on</source>
        <translation>没有可靠的日期</translation>
    </message>
    <message>
        <source>world or map unknown</source>
        <translation>世界或地图未知</translation>
    </message>
    <message>
        <source>has anticheat flags</source>
        <translation>有反作弊标记</translation>
    </message>
    <message>
        <source>one of the best runs</source>
        <translation>最佳竞速之一</translation>
    </message>
    <message>
        <source>pinned in the library</source>
        <translation>已在录像库中固定</translation>
    </message>
    <message>
        <source>recording of a case</source>
        <translation>案件的录像</translation>
    </message>
    <message>
        <source>could not be removed</source>
        <translation>无法移除</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) old</source>
        <translation>
            <numerusform>已有 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>larger than allowed</source>
        <translation>超过允许的大小</translation>
    </message>
    <message>
        <source>it has changed since it was read</source>
        <translation>读取后有更改</translation>
    </message>
    <message>
        <source>both are of the same session: compared by tick</source>
        <translation>两者属于同一场次：按 tick 比较</translation>
    </message>
    <message>
        <source>without pictures, graphs, clips and the PDF, which come with the window</source>
        <translation>不含图片、曲线图、片段和 PDF，它们由图形界面提供</translation>
    </message>
    <message>
        <source>not decided yet: no verdict will be in it</source>
        <translation>尚未裁定：其中不会有裁定</translation>
    </message>
    <message>
        <source>clips are made of recordings: give them with --recording FILE</source>
        <translation>片段来自录像：请用 --recording FILE 指定</translation>
    </message>
    <message>
        <source>the last snapshot is too far back</source>
        <translation>上一个快照离得太远</translation>
    </message>
    <message>
        <source>the state at the beginning does not fit into a clip</source>
        <translation>片段放不下开头的状态</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) out of the folder left out</source>
        <translation>
            <numerusform>已略过 %n 个指向文件夹之外的链接</numerusform>
        </translation>
    </message>
    <message>
        <source>the list is too long; the rest of it is left out</source>
        <translation>列表过长；其余部分已略过</translation>
    </message>
    <message>
        <source>the server does not list the folder</source>
        <translation>服务器未列出该文件夹的内容</translation>
    </message>
    <message>
        <source>folders lie in each other too deep, or go in a circle</source>
        <translation>文件夹嵌套过深，或形成循环</translation>
    </message>
    <message>
        <source>too many folders; the rest is left out</source>
        <translation>文件夹过多；其余部分已略过</translation>
    </message>
    <message>
        <source>the server does not list the rest of the bucket</source>
        <translation>服务器未列出存储桶的其余内容</translation>
    </message>
    <message>
        <source>the list goes in a circle</source>
        <translation>列表形成循环</translation>
    </message>
    <message>
        <source>addresses that are too long were left out</source>
        <translation>过长的地址已略过</translation>
    </message>
    <message>
        <source>too many files; the rest is left out</source>
        <translation>文件过多；其余部分已略过</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>文件头</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>容器</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>校验和</translation>
    </message>
    <message>
        <source>Players and events</source>
        <translation>玩家和事件</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>竞速</translation>
    </message>
    <message>
        <source>the server sends to an address of this machine or its network</source>
        <translation>服务器转向本机或本机网络中的地址</translation>
    </message>
    <message>
        <source>the server does not answer any more; the rest of the folders is left out</source>
        <translation>服务器不再应答；其余文件夹已略去</translation>
    </message>
    <message>
        <source>what is here ended the process that read it; reading goes on at the next seek point</source>
        <translation>此处的内容使读取它的进程终止；从下一个定位点起继续读取</translation>
    </message>
    <message>
        <source>the output cannot be written; is the disk full?</source>
        <translation>输出无法写入；磁盘是否已满？</translation>
    </message>
    <message>
        <source>players come, go or change their names more often than is kept; what comes of that from here on is left out</source>
        <translation>玩家加入、离开或改名的次数超过了保留的上限；从此处起的此类内容被省略</translation>
    </message>
    <message>
        <source>there is no type of event that both can hold</source>
        <translation>没有两者都能包含的事件类型</translation>
    </message>
    <message>
        <source>no run of the first recording lies in these ticks</source>
        <translation>第一个录像在这些 tick 内没有完整的比赛</translation>
    </message>
    <message>
        <source>splits by place are those of the whole way; leave out --from and --to</source>
        <translation>按位置的分段是整条路线的；请省略 --from 和 --to</translation>
    </message>
    <message>
        <source>accused by name only: %1</source>
        <translation>仅以名称被举报：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a case number</source>
        <translation>“%1”不是案件编号</translation>
    </message>
    <message>
        <source>%1: more than %2 MiB</source>
        <translation>%1：超过 %2 MiB</translation>
    </message>
    <message>
        <source>%1: not all of it is available to be hashed</source>
        <translation>%1：内容不全，无法计算哈希</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not begin with one of %2 and &quot;=&quot;</source>
        <translation>“%1”未以 %2 之一和“=”开头</translation>
    </message>
    <message>
        <source>%1: was written for another recording (%2)</source>
        <translation>%1：是为另一录像写入的（%2）</translation>
    </message>
    <message>
        <source>types of events compared: %1</source>
        <translation>已比较的事件类型：%1</translation>
    </message>
    <message>
        <source>no place of %1 is recorded</source>
        <translation>没有记录 %1 的任何位置</translation>
    </message>
    <message>
        <source>%1: needed to read %2; the game server refuses such recordings</source>
        <translation>%1：读取 %2 时需要；游戏服务器会拒绝此类录像</translation>
    </message>
    <message>
        <source>%1: positions are as recorded, not predicted for the tick</source>
        <translation>%1：位置为录制值，未针对该 tick 预测</translation>
    </message>
    <message>
        <source>%1: no velocities are recorded; they follow from positions</source>
        <translation>%1：未录制速度；速度由位置推算</translation>
    </message>
    <message>
        <source>%1 needs a whole number, not &quot;%2&quot;</source>
        <translation>%1 需要一个整数，而不是“%2”</translation>
    </message>
    <message>
        <source>--kind: there is no event type &quot;%1&quot;; the closest is &quot;%2&quot; (--kind list prints all)</source>
        <translation>--kind：没有事件类型“%1”；最接近的是“%2”（--kind list 输出全部）</translation>
    </message>
    <message>
        <source>there is no event type &quot;%1&quot;; the closest is &quot;%2&quot;</source>
        <translation>没有事件类型“%1”；最接近的是“%2”</translation>
    </message>
    <message>
        <source>no ticks between --from and --to; %1</source>
        <translation>--from 与 --to 之间没有 tick；%1</translation>
    </message>
    <message>
        <source>the recording has ticks %1 to %2 (00:00.00 to %3)</source>
        <translation>录像的 tick 为 %1 至 %2（00:00.00 至 %3）</translation>
    </message>
    <message>
        <source>%1: no map: %2</source>
        <translation>%1：没有地图：%2</translation>
    </message>
    <message>
        <source>no such time; %1</source>
        <translation>没有这个时间；%1</translation>
    </message>
    <message>
        <source>%1: damaged at byte %2, tick %3: %4</source>
        <translation>%1：字节 %2、tick %3 处损坏：%4</translation>
    </message>
    <message numerus="yes">
        <source>%2: and %n more damaged place(s); verify lists them</source>
        <translation>
            <numerusform>%2：另有 %n 处损坏；verify 会列出</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes no value</source>
        <translation>%1 不接受值</translation>
    </message>
    <message>
        <source>%1 needs a value: %2</source>
        <translation>%1 需要一个值：%2</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>未知选项 %1</translation>
    </message>
    <message>
        <source>%1 must be at least %2</source>
        <translation>%1 必须至少为 %2</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3</source>
        <translation>%1 必须介于 %2 和 %3 之间</translation>
    </message>
    <message>
        <source>%1 needs a number, not &quot;%2&quot;</source>
        <translation>%1 需要一个数字，而不是“%2”</translation>
    </message>
    <message>
        <source>--size needs WIDTHxHEIGHT, not &quot;%1&quot;</source>
        <translation>--size 需要 WIDTHxHEIGHT，而不是“%1”</translation>
    </message>
    <message>
        <source>--size must be from %1 to %2 on each side</source>
        <translation>--size 每边必须介于 %1 和 %2 之间</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a proxy, which relays the game, and no player</source>
        <translation>“%1”是转播比赛的代理，不是玩家</translation>
    </message>
    <message>
        <source>%1 is the number of one player and the name of another; write &apos;#%1&apos; for the number, or &apos;#%2&apos; for who was called so</source>
        <translation>%1 是一名玩家的编号，也是另一名玩家的名称；请用 &apos;#%1&apos; 表示编号，或用 &apos;#%2&apos; 表示叫这个名称的玩家</translation>
    </message>
    <message>
        <source>no player with the number %1</source>
        <translation>没有编号为 %1 的玩家</translation>
    </message>
    <message>
        <source>no player with the number %1; that is the name of player %2</source>
        <translation>没有编号为 %1 的玩家；它是玩家 %2 的名称</translation>
    </message>
    <message>
        <source>no player &quot;%1&quot;</source>
        <translation>没有玩家“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have been named &quot;%2&quot;; give the number of one: %3</source>
        <translation>
            <numerusform>有 %n 个玩家曾名为“%2”；请指定其中一个的编号：%3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the settings of the window cannot be read</source>
        <translation>%1：无法读取窗口的设置</translation>
    </message>
    <message>
        <source>cannot write the output: %1</source>
        <translation>无法写入输出：%1</translation>
    </message>
    <message>
        <source>%1 is not a recording of the case</source>
        <translation>%1 不是该案件的录像</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation>%1 必须是以下之一：%2</translation>
    </message>
    <message>
        <source>no such tick; %1</source>
        <translation>没有这个 tick；%1</translation>
    </message>
    <message>
        <source>%1 is a player&apos;s number: give the one file that it is of with --recording FILE</source>
        <translation>%1 是玩家编号：请用 --recording FILE 指定它所属的文件</translation>
    </message>
    <message>
        <source>%1 needs the program %2, which comes with the window and is not installed</source>
        <translation>%1 需要程序 %2，它随图形界面一同提供，但尚未安装</translation>
    </message>
    <message>
        <source>see tickscope-cli %1 --help</source>
        <translation>参见 tickscope-cli %1 --help</translation>
    </message>
    <message>
        <source>--token-file: %1</source>
        <translation>--token-file：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs to be followed by what to do</source>
        <translation>“%1”后面需要指定操作</translation>
    </message>
    <message>
        <source>unknown command %1</source>
        <translation>未知命令 %1</translation>
    </message>
    <message>
        <source>%1: there is no such case store</source>
        <translation>%1：没有这样的案件存储</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) would be removed, %2 bytes; nothing is removed without --yes</source>
        <translation>
            <numerusform>将删除 %n 个录像，%2 字节；没有 --yes 不会删除任何内容</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) removed, %2 bytes</source>
        <translation>
            <numerusform>已删除 %n 个录像，%2 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. --delete deletes instead</source>
        <translation>%1。--delete 会直接删除</translation>
    </message>
    <message>
        <source>--when: no format has &quot;%1&quot;; the closest is &quot;%2&quot;</source>
        <translation>--when：没有任何格式有“%1”；最接近的是“%2”</translation>
    </message>
    <message>
        <source>--when: there is no figure &quot;%1&quot;; the closest is &quot;%2&quot; (also counts.NAME and events.KIND)</source>
        <translation>--when：没有指标“%1”；最接近的是“%2”（另有 counts.NAME 和 events.KIND）</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) looked at, %2 matched</source>
        <translation>
            <numerusform>已查看 %n 个录像，%2 个符合</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot;: the values are %2 to %3</source>
        <translation>“%1”：值为 %2 到 %3</translation>
    </message>
    <message>
        <source>--when needs FIGURE &gt; NUMBER (or &gt;=, &lt;, &lt;=, =, !=), not &quot;%1&quot;</source>
        <translation>--when 需要 FIGURE &gt; NUMBER（或 &gt;=、&lt;、&lt;=、=、!=），而不是“%1”</translation>
    </message>
    <message>
        <source>--when: %1 is no share, so it has no percent</source>
        <translation>--when：%1 不是占比，因此没有百分比</translation>
    </message>
    <message>
        <source>%1: another scan is using this journal</source>
        <translation>%1：另一次扫描正在使用此日志</translation>
    </message>
    <message>
        <source>%1: not the journal of this scan; its options or its output differ</source>
        <translation>%1：不是此次扫描的日志；选项或输出不同</translation>
    </message>
    <message>
        <source>--shard needs I/N with I from 1 to N, not &quot;%1&quot;</source>
        <translation>--shard 需要 I/N 且 I 介于 1 和 N 之间，而不是“%1”</translation>
    </message>
    <message>
        <source>%1: shorter than its journal says; remove both to start again</source>
        <translation>%1：短于其日志所记录的长度；请将两者删除后重新开始</translation>
    </message>
    <message>
        <source>--data: there is no folder %1</source>
        <translation>--data：文件夹 %1 不存在</translation>
    </message>
    <message>
        <source>several players are named &quot;%1&quot; at that tick; give the number of one</source>
        <translation>该 tick 有多个玩家名为“%1”；请指定其中一个的编号</translation>
    </message>
    <message>
        <source>--output: images cannot be written as &quot;%1&quot;; name it .png, or one of %2</source>
        <translation>--output：无法将图像写为“%1”；请命名为 .png，或以下之一：%2</translation>
    </message>
    <message>
        <source>--output must end in %1</source>
        <translation>--output 必须以 %1 结尾</translation>
    </message>
    <message>
        <source>--compare: %1 ghosts at most</source>
        <translation>--compare：最多 %1 个幽灵</translation>
    </message>
    <message>
        <source>player &quot;%1&quot; is not there in any of the ticks %2 to %3</source>
        <translation>玩家“%1”在 tick %2 到 %3 中均不在场</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no regular expression: %2</source>
        <translation>“%1”不是正则表达式：%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>a copy would have nothing of it: %1 left out</source>
        <translation>副本中不会包含任何此类内容；已略去：%1</translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>已略去：%1</translation>
    </message>
    <message>
        <source>%1 has a name or clan in it that the clip hides; give the file another name</source>
        <translation>%1 中含有片段所隐藏的名字或战队；请给文件另取一个名字</translation>
    </message>
    <message>
        <source>%1: the copy would replace a part of what it is made of</source>
        <translation>%1：副本会替换其来源的一部分</translation>
    </message>
    <message>
        <source>as %1 from tick %2 on</source>
        <translation>与 %1 从 tick %2 起相同</translation>
    </message>
    <message>
        <source>%1: not stated</source>
        <translation>%1：未注明</translation>
    </message>
    <message>
        <source>%1: %2, as stated</source>
        <translation>%1：%2，与注明一致</translation>
    </message>
    <message>
        <source>%1: stated %2, found none</source>
        <translation>%1：注明 %2，实际没有</translation>
    </message>
    <message>
        <source>%1: stated %2, found %3</source>
        <translation>%1：注明 %2，实际 %3</translation>
    </message>
    <message>
        <source>the header states %1 for &quot;%2&quot;, which has to be more than 0</source>
        <translation>文件头中“%2”为 %1，而它必须大于 0</translation>
    </message>
    <message>
        <source>version %1 of ghosts is not known; versions 4 to 6 are read</source>
        <translation>未知的幽灵文件版本 %1；可读取版本 4 至 6</translation>
    </message>
    <message>
        <source>a chunk has %1 numbers instead of %2</source>
        <translation>一个分块有 %1 个数，而不是 %2 个</translation>
    </message>
    <message>
        <source>the header states %1 characters, the file has %2</source>
        <translation>文件头声明有 %1 个角色状态，文件中有 %2 个</translation>
    </message>
    <message numerus="yes">
        <source>%1; reading goes on at the next keyframe, without %n tick(s) before it</source>
        <translation>
            <numerusform>%1；从下一个关键帧起继续读取，略去其前 %n 个 tick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; reading ends there, without %n tick(s) behind it</source>
        <translation>
            <numerusform>%1；读取到此结束，略去其后 %n 个 tick</numerusform>
        </translation>
    </message>
    <message>
        <source>impossible frame type %1</source>
        <translation>不可能的帧类型 %1</translation>
    </message>
    <message>
        <source>frame with an impossible length of %1</source>
        <translation>帧的长度 %1 不可能存在</translation>
    </message>
    <message>
        <source>demo protocol %1 with network protocol %2 is not known</source>
        <translation>未知的 demo 协议 %1 与网络协议 %2</translation>
    </message>
    <message>
        <source>%1; frames go on at byte %2</source>
        <translation>%1；从字节 %2 起继续读取帧</translation>
    </message>
    <message>
        <source>%1; nothing behind it in its segment can be read</source>
        <translation>%1；该分段中其后的内容无法读取</translation>
    </message>
    <message>
        <source>%1 (at %2 s)</source>
        <translation>%1（%2 秒处）</translation>
    </message>
    <message>
        <source>%1 (cut at %2 s)</source>
        <translation>%1（在 %2 秒处截断）</translation>
    </message>
    <message>
        <source>network protocol %1 is newer than the newest known one; it is read as 48</source>
        <translation>网络协议 %1 比已知的最新协议更新；按 48 读取</translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) have a time that cannot be and take that of the tick before, first tick %2</source>
        <translation>
            <numerusform>%n 个 tick 的时间不可能存在；已采用前一 tick 的时间，首个为 tick %2</numerusform>
        </translation>
    </message>
    <message>
        <source>the header says that the directory is at %1, but it is at %2; nothing is lost</source>
        <translation>文件头称目录位于 %1，实际位于 %2；没有丢失任何内容</translation>
    </message>
    <message>
        <source>there is no directory at %1 or elsewhere; the frames were read one after another</source>
        <translation>%1 处和其他位置都没有目录；已逐一读取各帧</translation>
    </message>
    <message>
        <source>from byte %1 on nothing could be kept: %2</source>
        <translation>从字节 %1 起无法保留任何内容：%2</translation>
    </message>
    <message>
        <source>bytes %1 to %2 could not be kept: %3</source>
        <translation>字节 %1 至 %2 无法保留：%3</translation>
    </message>
    <message>
        <source>%1; the rest of the frame is lost</source>
        <translation>%1；该帧的其余部分已丢失</translation>
    </message>
    <message>
        <source>packet has %1 entities and not as many as it announces</source>
        <translation>数据包有 %1 个实体，与其声明的数量不符</translation>
    </message>
    <message>
        <source>the dictionary has number %1 instead of %2</source>
        <translation>字典的编号是 %1 而不是 %2</translation>
    </message>
    <message>
        <source>a chunk cannot be unpacked: %1</source>
        <translation>分块无法解压：%1</translation>
    </message>
    <message>
        <source>a chunk cannot be packed: %1</source>
        <translation>分块无法压缩：%1</translation>
    </message>
    <message>
        <source>the chunks need dictionary %1</source>
        <translation>分块需要字典 %1</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <translation>%2：%1</translation>
    </message>
    <message>
        <source>%1: %2 bytes of a segmented Hollow Cube recording; the preamble.dat that tells what they are is not beside them</source>
        <translation>%1：分段 Hollow Cube 录像的 %2 字节；旁边没有说明其内容的 preamble.dat</translation>
    </message>
    <message>
        <source>version %1 is not known</source>
        <translation>未知版本 %1</translation>
    </message>
    <message>
        <source>version %1 of the design document&apos;s layout is not known</source>
        <translation>未知的设计文档布局版本 %1</translation>
    </message>
    <message>
        <source>nothing of these ticks can be kept: %1</source>
        <translation>这些 tick 中没有可保留的内容：%1</translation>
    </message>
    <message>
        <source>what is there at tick %1 is more than one tick can tell; a clip can begin at tick %2</source>
        <translation>tick %1 处的内容超出一个 tick 所能表达的范围；片段可以从 tick %2 开始</translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out at the beginning: %2</source>
        <translation>
            <numerusform>略去了开头的 %n 个 tick：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out at the end: %2</source>
        <translation>
            <numerusform>略去了末尾的 %n 个 tick：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (byte %2 of the unpacked chunk)</source>
        <translation>%1（解压后分块的字节 %2）</translation>
    </message>
    <message>
        <source>an event is of an unknown kind: %1</source>
        <translation>事件的类型未知：%1</translation>
    </message>
    <message>
        <source>%1; reading goes on at the next snapshot</source>
        <translation>%1；从下一个快照起继续读取</translation>
    </message>
    <message>
        <source>the metadata cannot be read (%1); repair the recording first</source>
        <translation>元数据无法读取（%1）；请先修复录像</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the metadata is a list of compounds</source>
        <translation>元数据中的“%1”是复合标签的列表</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the metadata is a list</source>
        <translation>元数据中的“%1”是列表</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a text is longer than NBT holds</source>
        <translation>“%1”：文本超出 NBT 可容纳的长度</translation>
    </message>
    <message>
        <source>%1; the recording is shown without its metadata</source>
        <translation>%1；录像将不带元数据显示</translation>
    </message>
    <message>
        <source>the metadata take too much memory; %1 values of them are left out</source>
        <translation>元数据占用内存过多；已略去其中 %1 个值</translation>
    </message>
    <message>
        <source>the header has %1 ticks and the index %2; the index is believed</source>
        <translation>文件头有 %1 个 tick，索引有 %2 个；以索引为准</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n tick(s) lost</source>
        <translation>
            <numerusform>%1；丢失 %n 个 tick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chunk %3 cannot be read (%2); left out from there on: %n chunk(s).</source>
        <translation>
            <numerusform>分块 %3 无法读取（%2）；自此处起略去 %n 个分块。</numerusform>
        </translation>
    </message>
    <message>
        <source>The metadata cannot be read (%1); they are empty now.</source>
        <translation>元数据无法读取（%1）；现已清空。</translation>
    </message>
    <message>
        <source>the first chunk cannot be read (%1), so nothing can be kept</source>
        <translation>首个分块无法读取（%1），因此无法保留任何内容</translation>
    </message>
    <message>
        <source>%1 record with too few bytes</source>
        <translation>%1 记录的字节过少</translation>
    </message>
    <message>
        <source>a clip of a teehistorian file has to begin where the file does, at tick %1: its records only tell what changes</source>
        <translation>teehistorian 文件的片段必须从文件开头（tick %1）开始：其记录只说明变化</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot; of the header has no end</source>
        <translation>文件头中的文本“%1”没有结束</translation>
    </message>
    <message>
        <source>delta removes item %1/%2, which is not there</source>
        <translation>增量移除了不存在的条目 %1/%2</translation>
    </message>
    <message>
        <source>message field %1 is cut</source>
        <translation>消息字段 %1 被截断</translation>
    </message>
    <message>
        <source>data block %1 lies outside its area</source>
        <translation>数据块 %1 位于其区域之外</translation>
    </message>
    <message>
        <source>item %1 lies outside its area</source>
        <translation>条目 %1 位于其区域之外</translation>
    </message>
    <message>
        <source>an item of type %1 has a wrong size</source>
        <translation>类型 %1 的条目大小有误</translation>
    </message>
    <message>
        <source>an item of type %1 names another type</source>
        <translation>类型 %1 的条目指明了另一类型</translation>
    </message>
    <message>
        <source>a text is missing: %1</source>
        <translation>缺少文本：%1</translation>
    </message>
    <message>
        <source>image &quot;%1&quot; is too big</source>
        <translation>图像“%1”过大</translation>
    </message>
    <message>
        <source>image &quot;%1&quot; has no usable pixels</source>
        <translation>图像“%1”没有可用的像素</translation>
    </message>
    <message>
        <source>layer %1 is left out: %2</source>
        <translation>图层 %1 已略去：%2</translation>
    </message>
    <message>
        <source>message field %1 is out of range</source>
        <translation>消息字段 %1 超出范围</translation>
    </message>
    <message>
        <source>message field %1 is no UTF-8</source>
        <translation>消息字段 %1 不是 UTF-8</translation>
    </message>
    <message>
        <source>a clip needs at least two ticks; ticks %1 to %2 of the recording hold fewer</source>
        <translation>片段至少需要两个 tick；录像的 tick %1 至 %2 不足两个</translation>
    </message>
    <message>
        <source>%1; ticks may be missing here</source>
        <translation>%1；此处可能缺少 tick</translation>
    </message>
    <message>
        <source>demo version %1 is of Teeworlds 0.5, whose objects are not known; versions 3 to 6 are read</source>
        <translation>demo 版本 %1 属于 Teeworlds 0.5，其对象未知；可读取版本 3 至 6</translation>
    </message>
    <message>
        <source>%1; one message is lost</source>
        <translation>%1；丢失一条消息</translation>
    </message>
    <message>
        <source>%1; the search for a keyframe behind it is given up</source>
        <translation>%1；已放弃在其后查找关键帧</translation>
    </message>
    <message>
        <source>%1; the state is not known up to the next keyframe</source>
        <translation>%1；到下一个关键帧为止状态未知</translation>
    </message>
    <message>
        <source>demos of version %1 have no markers</source>
        <translation>版本 %1 的 demo 没有标记</translation>
    </message>
    <message>
        <source>version %1 of demos is not known; it is read as version %2</source>
        <translation>未知的 demo 版本 %1；按版本 %2 读取</translation>
    </message>
    <message>
        <source>the header states %1 markers, and has room for %2</source>
        <translation>文件头声明有 %1 个标记，但只能容纳 %2 个</translation>
    </message>
    <message>
        <source>%1; reading goes on at the next keyframe</source>
        <translation>%1；从下一个关键帧起继续读取</translation>
    </message>
    <message>
        <source>%1; nothing behind it can be read</source>
        <translation>%1；其后的内容无法读取</translation>
    </message>
    <message>
        <source>the map in the recording cannot be read: %1</source>
        <translation>录像中的地图无法读取：%1</translation>
    </message>
    <message>
        <source>the map in the recording: %1</source>
        <translation>录像中的地图：%1</translation>
    </message>
    <message>
        <source>layer %1 of the map in the recording is left out: %2</source>
        <translation>录像中地图的图层 %1 已略去：%2</translation>
    </message>
    <message>
        <source>%1: is a folder</source>
        <translation>%1：是文件夹</translation>
    </message>
    <message>
        <source>%1: Permission denied</source>
        <translation>%1：权限不足</translation>
    </message>
    <message>
        <source>%1: No such file or directory</source>
        <translation>%1：没有此文件或文件夹</translation>
    </message>
    <message>
        <source>cannot write a temporary file: %1</source>
        <translation>无法写入临时文件：%1</translation>
    </message>
    <message>
        <source>%1: too much to read from a pipe</source>
        <translation>%1：内容过多，无法从管道读取</translation>
    </message>
    <message>
        <source>%1: is no regular file</source>
        <translation>%1：不是普通文件</translation>
    </message>
    <message>
        <source>no secure connection: %1</source>
        <translation>没有安全连接：%1</translation>
    </message>
    <message>
        <source>the server wants a bearer token, or another one (%1)</source>
        <translation>服务器需要 bearer 令牌，或另一个令牌（%1）</translation>
    </message>
    <message>
        <source>the server refuses access; a signed address may have run out (%1)</source>
        <translation>服务器拒绝访问；签名地址可能已过期（%1）</translation>
    </message>
    <message>
        <source>there is no such file on the server (%1)</source>
        <translation>服务器上没有此文件（%1）</translation>
    </message>
    <message>
        <source>the server does not have the part that was asked for (%1)</source>
        <translation>服务器没有所请求的部分（%1）</translation>
    </message>
    <message>
        <source>the server is busy or out of order (%1)</source>
        <translation>服务器繁忙或发生故障（%1）</translation>
    </message>
    <message>
        <source>the server gives no file (%1)</source>
        <translation>服务器未提供文件（%1）</translation>
    </message>
    <message>
        <source>%1: holds no token</source>
        <translation>%1：不含令牌</translation>
    </message>
    <message>
        <source>%1 is not a regular file; it is not replaced</source>
        <translation>%1 不是普通文件，不会被替换</translation>
    </message>
    <message>
        <source>%1 cannot be written; is the disk full?</source>
        <translation>%1 无法写入；磁盘是否已满？</translation>
    </message>
    <message>
        <source>%1 exists already; --force replaces it</source>
        <translation>%1 已存在；使用 --force 替换</translation>
    </message>
    <message>
        <source>%1 is the recording itself</source>
        <translation>%1 是录像本身</translation>
    </message>
    <message>
        <source>the %1 stream ends early; %2 bytes were unpacked before</source>
        <translation>%1 流提前结束；此前已解压 %2 字节</translation>
    </message>
    <message>
        <source>the %1 stream is followed by other bytes; %2 bytes were unpacked before</source>
        <translation>%1 流之后还有其他字节；此前已解压 %2 字节</translation>
    </message>
    <message>
        <source>the %1 stream needs too much memory; %2 bytes were unpacked before</source>
        <translation>%1 流需要的内存过多；此前已解压 %2 字节</translation>
    </message>
    <message>
        <source>the %1 stream is of a newer kind; %2 bytes were unpacked before</source>
        <translation>%1 流的类型较新；此前已解压 %2 字节</translation>
    </message>
    <message>
        <source>the %1 stream is damaged; %2 bytes were unpacked before</source>
        <translation>%1 流已损坏；此前已解压 %2 字节</translation>
    </message>
    <message>
        <source>the %1 stream unpacks to too much; %2 bytes were unpacked before</source>
        <translation>%1 流解压后过大；此前已解压 %2 字节</translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>案件 %1</translation>
    </message>
    <message>
        <source>case %1, which has one of this name</source>
        <translation>案件 %1，其中有同名录像</translation>
    </message>
    <message>
        <source>changes to cases wait in %1 until the window sends them; nothing was removed</source>
        <translation>%1 中有案件更改等待窗口发送；未删除任何内容</translation>
    </message>
    <message>
        <source>%1: another prune is running; nothing was removed</source>
        <translation>%1：另一个 prune 正在运行；未删除任何内容</translation>
    </message>
    <message>
        <source>more in total than allowed, and %1</source>
        <translation>总量超过允许的大小，且%1</translation>
    </message>
    <message>
        <source>%1 (rules of %2)</source>
        <translation>%1（%2 的规则）</translation>
    </message>
    <message>
        <source>there is no trash for %1; nothing was removed</source>
        <translation>%1 没有回收站；未移除任何内容</translation>
    </message>
    <message>
        <source>%1 needs an age such as 36h, 30d, 8w or 1y, not &quot;%2&quot;</source>
        <translation>%1 需要 36h、30d、8w 或 1y 这样的时长，而不是“%2”</translation>
    </message>
    <message>
        <source>%1 needs a size such as 500K, 200M or 4G, not &quot;%2&quot;</source>
        <translation>%1 需要 500K、200M 或 4G 这样的大小，而不是“%2”</translation>
    </message>
    <message>
        <source>exit code %1</source>
        <translation>退出码 %1</translation>
    </message>
    <message>
        <source>%1: reading ended the process that did it (%2)</source>
        <translation>%1：读取使执行它的进程终止（%2）</translation>
    </message>
    <message>
        <source>%1 (%2 times in a row)</source>
        <translation>%1（连续 %2 次）</translation>
    </message>
    <message>
        <source>not a number such as 60, 0.25 or 30000/1001: &quot;%1&quot;</source>
        <translation>不是 60、0.25 或 30000/1001 这样的数字：“%1”</translation>
    </message>
    <message>
        <source>more than %1 frames</source>
        <translation>超过 %1 帧</translation>
    </message>
    <message>
        <source>not a time: &quot;%1&quot;</source>
        <translation>不是时间：“%1”</translation>
    </message>
    <message>
        <source>ticks go from %1 to %2</source>
        <translation>tick 范围为 %1 至 %2</translation>
    </message>
    <message>
        <source>the recording lasts %1</source>
        <translation>录像时长为 %1</translation>
    </message>
    <message>
        <source>%1: does not have the bytes written to it</source>
        <translation>%1：内容与写入的字节不符</translation>
    </message>
    <message>
        <source>no dictionary can be made of these chunks: %1</source>
        <translation>无法从这些分块生成字典：%1</translation>
    </message>
    <message>
        <source>no dictionary can be made: %1</source>
        <translation>无法生成字典：%1</translation>
    </message>
    <message>
        <source>the dictionary&apos;s number %1 does not fit into a header</source>
        <translation>字典编号 %1 在文件头中放不下</translation>
    </message>
    <message>
        <source>case %1: not all opinions that it needs have been decided</source>
        <translation>案件 %1：所需的意见尚未全部裁定</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>cannot start %1: %2</source>
        <translation>无法启动 %1：%2</translation>
    </message>
    <message>
        <source>ffmpeg failed: %1</source>
        <translation>ffmpeg 失败：%1</translation>
    </message>
    <message>
        <source>ffmpeg ended before the video was complete (exit code %1)</source>
        <translation>ffmpeg 在视频完成前结束（退出码 %1）</translation>
    </message>
    <message>
        <source>width and height of a .%1 must be even</source>
        <translation>.%1 的宽和高必须是偶数</translation>
    </message>
    <message>
        <source>a .%1 counts hundredths of a second: it can have 50, 25, 20, 10 or 5 frames a second</source>
        <translation>.%1 以百分之一秒计时：可以是每秒 50、25、20、10 或 5 帧</translation>
    </message>
    <message>
        <source>--when: there is no input &quot;%1&quot;; there are: %2</source>
        <translation>--when：没有名为“%1”的输入；有：%2</translation>
    </message>
    <message>
        <source>client %1 is nobody there</source>
        <translation>客户端 %1 在那里不是任何人</translation>
    </message>
    <message>
        <source>client %1 is %2 there, not %3</source>
        <translation>客户端 %1 在那里是 %2，而不是 %3</translation>
    </message>
    <message>
        <source>the case knows %1 as client %2: give the recording with --recording FILE if client %3 is %4</source>
        <translation>案件中 %1 是客户端 %2：如果客户端 %3 是 %4，请用 --recording FILE 指定录像</translation>
    </message>
    <message>
        <source>%1 is not a recording of the case; --add-recording adds it</source>
        <translation>%1 不是该案件的录像；--add-recording 可将其添加</translation>
    </message>
    <message>
        <source>exported cases come without their history; verdicts and what others wrote became notes that say so</source>
        <translation>导出的案件不含历史记录；裁定和他人所写内容已成为注明来源的备注</translation>
    </message>
    <message>
        <source>the accused was also called %1, which texts may still have; to erase that, too: tickscope-cli case erase NAME</source>
        <translation>被指控者还叫过 %1，该名称可能仍在文本中；如需一并清除：tickscope-cli case erase NAME</translation>
    </message>
    <message>
        <source>no case mentions %1</source>
        <translation>没有案件提到 %1</translation>
    </message>
    <message>
        <source>&apos;#%1&apos; is the number of one player and the name of another; write %1 for the number, or %2 for who was called so</source>
        <translation>&apos;#%1&apos; 是一名玩家的编号，也是另一名玩家的名称；请用 %1 表示编号，或用 %2 表示叫这个名称的玩家</translation>
    </message>
    <message>
        <source>libcurl, which is needed to read from servers, cannot be loaded</source>
        <translation>无法加载从服务器读取所需的 libcurl</translation>
    </message>
    <message>
        <source>the recordings have nothing in common to compare</source>
        <translation>这些录像没有可以比较的共同内容</translation>
    </message>
    <message>
        <source>%1: no tick of one recording lies beside one of the other</source>
        <translation>%1：两个录像没有相互对应的 tick</translation>
    </message>
    <message>
        <source>%1: no player has the same name in both</source>
        <translation>%1：没有玩家在双方使用同一名字</translation>
    </message>
    <message>
        <source>%1: left out, as nobody in the other recording has that name: %2</source>
        <translation>%1：已略去，因为另一录像中无人使用该名字：%2</translation>
    </message>
    <message>
        <source>the other recording has no player %1</source>
        <translation>另一录像中没有玩家 %1</translation>
    </message>
    <message>
        <source>it has no finish with a time</source>
        <translation>它没有带用时的终点</translation>
    </message>
    <message>
        <source>the recording does not say whose it is</source>
        <translation>录像没有说明是谁的</translation>
    </message>
    <message>
        <source>it is that of %1</source>
        <translation>它属于 %1</translation>
    </message>
    <message>
        <source>its start is not recorded</source>
        <translation>它的起点没有记录</translation>
    </message>
    <message>
        <source>there is no finished run of a player whom the recording names, with its time and its start</source>
        <translation>没有录像指明其玩家、用时和起点的已完成比赛</translation>
    </message>
    <message numerus="yes">
        <source>there are %n run(s)</source>
        <translation>
            <numerusform>有 %n 次比赛</numerusform>
        </translation>
    </message>
    <message>
        <source>run %1: %2</source>
        <translation>比赛 %1：%2</translation>
    </message>
    <message>
        <source>the player is not recorded for %1 of the run, where the ghost moves in a straight line</source>
        <translation>比赛中有 %1 没有记录该玩家，幽灵在那里沿直线移动</translation>
    </message>
    <message>
        <source>there is no input of one player that both recordings hold</source>
        <translation>没有双方都记录的同一玩家的输入</translation>
    </message>
    <message>
        <source>case %1 is here already; nothing was added to it</source>
        <translation>案件 %1 已存在；未添加任何内容</translation>
    </message>
    <message>
        <source>perhaps sent to a 0.7 client</source>
        <translation>可能发给了 0.7 客户端</translation>
    </message>
    <message>
        <source>%1 is a name only: no accused of the case has it, and no recording was given</source>
        <translation>%1 只是一个名称：案件中没有被举报者使用该名称，也未指定录像</translation>
    </message>
    <message>
        <source>%1: not all events of these types are recorded: %2</source>
        <translation>%1：以下类型的事件未全部录制：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) do not hold all events of these types</source>
        <translation>
            <numerusform>%n 个录像不包含这些类型的全部事件</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot;: no value; it is not recorded, nobody has that figure, or there are too few samples</source>
        <translation>“%1”：没有值；未录制、无人有此指标，或样本过少</translation>
    </message>
    <message>
        <source>network messages of protocol %1 cannot be read: players, entities and most events are unknown</source>
        <translation>无法读取协议 %1 的网络消息：玩家、实体和大多数事件未知</translation>
    </message>
    <message>
        <source>%1 #%2 is not in the game at tick %3</source>
        <translation>%1 #%2 在 tick %3 时不在游戏中</translation>
    </message>
    <message>
        <source>%1 #%2 is not in the game from tick %3 to %4</source>
        <translation>%1 #%2 在 tick %3 至 %4 期间不在游戏中</translation>
    </message>
    <message>
        <source>both may be of the same session, though their clocks do not tell: compared by tick</source>
        <translation>两者可能属于同一场次，但时钟无法证明：按 tick 比较</translation>
    </message>
    <message>
        <source>%1: left out, as several players had that name at once and cannot be told apart: %2</source>
        <translation>%1：已略去，因为同时有多名玩家使用该名字，无法区分：%2</translation>
    </message>
    <message>
        <source>nobody is called &quot;%1&quot; in these ticks</source>
        <translation>这些 tick 中没有人名为“%1”</translation>
    </message>
    <message>
        <source>no finish with a known time</source>
        <translation>没有用时已知的完成</translation>
    </message>
    <message>
        <source>--size must be no more than %1 pixels in all</source>
        <translation>--size 总共不得超过 %1 像素</translation>
    </message>
    <message>
        <source>the case is not assigned to you</source>
        <translation>该案件没有分配给你</translation>
    </message>
    <message>
        <source>a decided verdict stays as it is</source>
        <translation>已作出的裁决不能更改</translation>
    </message>
    <message>
        <source>only its author changes it</source>
        <translation>只有作者可以更改</translation>
    </message>
    <message>
        <source>the two recordings do not have the same map, or are of two worlds</source>
        <translation>两个录像的地图不同，或来自两个世界</translation>
    </message>
    <message>
        <source>times of day are exact to a second at best: what lies so near may be no difference</source>
        <translation>时刻最多精确到一秒：相距如此之近的内容可能不是差异</translation>
    </message>
    <message>
        <source>both recordings have ticks %1 to %2 of the first one</source>
        <translation>两个录像都有第一个录像的 tick %1 至 %2</translation>
    </message>
    <message>
        <source>types of events of which only what the server&apos;s recording lacks is a difference: %1</source>
        <translation>仅将服务器录像中没有的内容算作差异的事件类型：%1</translation>
    </message>
    <message>
        <source>types of events not compared, as they depend on who recorded them: %1</source>
        <translation>未比较的事件类型，因为它们取决于由谁录制：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) have several players of that name; rows have their numbers</source>
        <translation>
            <numerusform>%n 个录像中有多名玩家使用该名字；各行标有其编号</numerusform>
        </translation>
    </message>
    <message>
        <source>another reviewer has decided, so the verdict stays</source>
        <translation>另一位审核者已作出裁定，因此该裁定保留</translation>
    </message>
    <message>
        <source>only a decided verdict is withdrawn</source>
        <translation>只能撤回已作出的裁定</translation>
    </message>
    <message>
        <source>there is no verdict on the case</source>
        <translation>该案件没有裁定</translation>
    </message>
    <message>
        <source>the verdict was just changed</source>
        <translation>裁定刚刚被更改</translation>
    </message>
    <message>
        <source>only its author changes a note</source>
        <translation>只有作者可以更改备注</translation>
    </message>
    <message>
        <source>there is no such case</source>
        <translation>没有这个案件</translation>
    </message>
    <message>
        <source>the store was made by a later version of Tickscope</source>
        <translation>该存储由更新版本的 Tickscope 创建</translation>
    </message>
    <message>
        <source>there is no case %1</source>
        <translation>没有案件 %1</translation>
    </message>
    <message>
        <source>the headers of the two recordings differ: %1</source>
        <translation>两个录像的文件头不同：%1</translation>
    </message>
    <message>
        <source>left out, as one of the recordings has some as they were at earlier ticks</source>
        <translation>略去，因为其中一个录像的部分位置来自更早的 tick</translation>
    </message>
    <message>
        <source>aim and shots are not compared, as the two recordings have them at other ticks</source>
        <translation>不比较瞄准和射击，因为两个录像在不同的 tick 记录它们</translation>
    </message>
    <message>
        <source>left out, or compared only where neither is 0, as they depend on who recorded them: %1</source>
        <translation>略去，或仅在双方都不为 0 时比较，因为它们取决于由谁录制：%1</translation>
    </message>
    <message>
        <source>no player &quot;%1&quot; at tick %2</source>
        <translation>在 tick %2 没有玩家“%1”</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>only its author removes a note</source>
        <translation>只有作者可以删除备注</translation>
    </message>
    <message>
        <source>case %1 was removed by %2</source>
        <translation>案件 %1 已被 %2 移除</translation>
    </message>
    <message>
        <source>case %1 has no note %2</source>
        <translation>案件 %1 没有备注 %2</translation>
    </message>
    <message>
        <source>%1 is none of %2</source>
        <translation>%1 不是以下任何一个：%2</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>未知的键“%1”</translation>
    </message>
    <message>
        <source>more cells than columns</source>
        <translation>单元格多于列</translation>
    </message>
    <message>
        <source>no report in it</source>
        <translation>其中没有举报</translation>
    </message>
    <message>
        <source>this is not a text in UTF-8</source>
        <translation>这不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>%1: events of these types are never recorded in this format: %2</source>
        <translation>%1：此格式从不录制以下类型的事件：%2</translation>
    </message>
    <message>
        <source>the note is too long</source>
        <translation>备注过长</translation>
    </message>
    <message>
        <source>the claim is too long</source>
        <translation>举报内容过长</translation>
    </message>
    <message>
        <source>the reason is too long</source>
        <translation>理由过长</translation>
    </message>
    <message>
        <source>a reason is too long</source>
        <translation>某条理由过长</translation>
    </message>
    <message>
        <source>the case is decided</source>
        <translation>该案件已裁定</translation>
    </message>
    <message>
        <source>the case was changed since</source>
        <translation>该案件此后已被更改</translation>
    </message>
    <message>
        <source>there is no such note</source>
        <translation>没有这条备注</translation>
    </message>
    <message>
        <source>a given verdict cites the note</source>
        <translation>已作出的裁定引用了该备注</translation>
    </message>
    <message>
        <source>a verdict cites the note</source>
        <translation>有裁定引用了该备注</translation>
    </message>
    <message>
        <source>to decide, a verdict needs a decision, a reason, and a finding on one aspect at least</source>
        <translation>要作出裁定，需要结论、理由以及至少一个方面的判断</translation>
    </message>
    <message>
        <source>the decision says &quot;%1&quot;, and all findings say &quot;clean&quot;</source>
        <translation>结论为“%1”，而所有判断均为“clean”</translation>
    </message>
    <message>
        <source>a tag is empty or too long, or there are too many</source>
        <translation>标签为空、过长或过多</translation>
    </message>
    <message>
        <source>too many recordings or accused</source>
        <translation>录像或被举报人过多</translation>
    </message>
    <message>
        <source>too many pieces of evidence</source>
        <translation>证据过多</translation>
    </message>
    <message>
        <source>the player&apos;s name or the category is too long</source>
        <translation>玩家名称或类别过长</translation>
    </message>
    <message>
        <source>the name of a recording is too long</source>
        <translation>某个录像的名称过长</translation>
    </message>
    <message>
        <source>the name of a reporter or assignee is too long</source>
        <translation>举报人或处理人的名称过长</translation>
    </message>
    <message>
        <source>an accused needs at least one name of reasonable length</source>
        <translation>被举报人至少需要一个长度合理的名称</translation>
    </message>
    <message>
        <source>the picture is too big</source>
        <translation>图片过大</translation>
    </message>
    <message>
        <source>the picture is no PNG</source>
        <translation>图片不是 PNG</translation>
    </message>
    <message>
        <source>more than 64 MiB of reports</source>
        <translation>举报超过 64 MiB</translation>
    </message>
    <message>
        <source>the report was just changed</source>
        <translation>举报刚刚被更改</translation>
    </message>
    <message>
        <source>the server has tables of a later version of Tickscope</source>
        <translation>服务器上的表来自更新版本的 Tickscope</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 已存在</translation>
    </message>
    <message>
        <source>%1: there is no manifest</source>
        <translation>%1：没有清单文件</translation>
    </message>
    <message>
        <source>made by another version</source>
        <translation>由其他版本创建</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the name of a part</source>
        <translation>“%1”不能作为部分的名称</translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation>无法创建 %1</translation>
    </message>
    <message>
        <source>%1: is no file</source>
        <translation>%1：不是文件</translation>
    </message>
    <message>
        <source>%1: is too big</source>
        <translation>%1：过大</translation>
    </message>
    <message>
        <source>%1: the manifest is unreadable</source>
        <translation>%1：清单无法读取</translation>
    </message>
    <message>
        <source>%1: the manifest is ambiguous</source>
        <translation>%1：清单有歧义</translation>
    </message>
    <message>
        <source>%1: made by a later version of Tickscope</source>
        <translation>%1：由更新版本的 Tickscope 创建</translation>
    </message>
    <message>
        <source>signatures need the program ssh-keygen (OpenSSH)</source>
        <translation>签名需要程序 ssh-keygen（OpenSSH）</translation>
    </message>
    <message>
        <source>ssh-keygen does not answer</source>
        <translation>ssh-keygen 没有响应</translation>
    </message>
    <message>
        <source>%1: there is no such key</source>
        <translation>%1：没有这个密钥</translation>
    </message>
    <message>
        <source>%1: cannot sign: %2</source>
        <translation>%1：无法签名：%2</translation>
    </message>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1：没有这个文件</translation>
    </message>
    <message>
        <source>%1 is no text</source>
        <translation>%1 不是文本</translation>
    </message>
    <message>
        <source>%1 holds something that is no text</source>
        <translation>%1 包含非文本内容</translation>
    </message>
    <message>
        <source>%1 is no whole number</source>
        <translation>%1 不是整数</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 既不是 true 也不是 false</translation>
    </message>
    <message>
        <source>%1 is no list</source>
        <translation>%1 不是列表</translation>
    </message>
    <message>
        <source>%1 holds something that is no object</source>
        <translation>%1 包含非对象内容</translation>
    </message>
    <message>
        <source>%1 is no base64</source>
        <translation>%1 不是 base64</translation>
    </message>
    <message>
        <source>not an object</source>
        <translation>不是对象</translation>
    </message>
    <message>
        <source>a recording needs its SHA-256 in 64 lower-case digits</source>
        <translation>录像需要 64 位小写数字的 SHA-256</translation>
    </message>
    <message>
        <source>1 to 9 opinions can be asked for</source>
        <translation>可以要求 1 到 9 份意见</translation>
    </message>
    <message>
        <source>a recording is named by its SHA-256</source>
        <translation>录像以其 SHA-256 指定</translation>
    </message>
    <message>
        <source>a tick needs its recording</source>
        <translation>tick 需要其录像</translation>
    </message>
    <message>
        <source>a range ends at or behind its first tick</source>
        <translation>范围须在其首个 tick 或之后结束</translation>
    </message>
    <message>
        <source>a color is #rrggbb</source>
        <translation>颜色格式为 #rrggbb</translation>
    </message>
    <message>
        <source>an aspect is there twice</source>
        <translation>有一个方面重复</translation>
    </message>
    <message>
        <source>%1 is no file</source>
        <translation>%1 不是文件</translation>
    </message>
    <message>
        <source>the case was removed</source>
        <translation>该案件已删除</translation>
    </message>
    <message>
        <source>the case is not decided</source>
        <translation>该案件尚未裁定</translation>
    </message>
    <message>
        <source>opinions once asked for are needed</source>
        <translation>已要求的意见不能减少</translation>
    </message>
    <message>
        <source>only an empty case of one&apos;s own is removed</source>
        <translation>只能删除自己的空案件</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for PostgreSQL is not installed</source>
        <translation>未安装 Qt 的 PostgreSQL 驱动程序</translation>
    </message>
    <message>
        <source>the outbox holds an unknown change</source>
        <translation>发件箱中有未知的更改</translation>
    </message>
    <message>
        <source>the server&apos;s tables are missing or out of date; its administrator runs tickscope-cli case upgrade</source>
        <translation>服务器上的表缺失或过时；请由其管理员运行 tickscope-cli case upgrade</translation>
    </message>
    <message>
        <source>a person needs a name</source>
        <translation>人员需要名称</translation>
    </message>
    <message>
        <source>rows of %1 belong to nothing</source>
        <translation>%1 中有不属于任何内容的行</translation>
    </message>
    <message>
        <source>a server is backed up with pg_dump</source>
        <translation>服务器请用 pg_dump 备份</translation>
    </message>
    <message>
        <source>%1 cannot have a semicolon</source>
        <translation>%1 不能包含分号</translation>
    </message>
    <message>
        <source>a password is no part of a server&apos;s address</source>
        <translation>密码不是服务器地址的一部分</translation>
    </message>
    <message>
        <source>a server needs postgresql://USER@HOST:PORT/DATABASE</source>
        <translation>服务器需要写作 postgresql://USER@HOST:PORT/DATABASE</translation>
    </message>
    <message>
        <source>a service needs its name: service:NAME</source>
        <translation>服务需要其名称：service:NAME</translation>
    </message>
    <message>
        <source>the store needs the path of a file</source>
        <translation>存储需要文件路径</translation>
    </message>
    <message>
        <source>the file is too big for reports</source>
        <translation>文件过大，无法作为举报导入</translation>
    </message>
</context>
<context>
    <name>kinds</name>
    <message>
        <source>Game events</source>
        <translation>游戏事件</translation>
    </message>
    <message>
        <source>Game event</source>
        <translation>游戏事件</translation>
    </message>
    <message>
        <source>Temporary effects</source>
        <translation>临时效果</translation>
    </message>
    <message>
        <source>Temporary effect</source>
        <translation>临时效果</translation>
    </message>
    <message>
        <source>Server commands</source>
        <translation>服务器命令</translation>
    </message>
    <message>
        <source>Server command</source>
        <translation>服务器命令</translation>
    </message>
    <message>
        <source>Director commands</source>
        <translation>导播命令</translation>
    </message>
    <message>
        <source>Director command</source>
        <translation>导播命令</translation>
    </message>
    <message>
        <source>Own game events</source>
        <translation>自身游戏事件</translation>
    </message>
    <message>
        <source>Own game event</source>
        <translation>自身游戏事件</translation>
    </message>
    <message>
        <source>Weapon animations</source>
        <translation>武器动画</translation>
    </message>
    <message>
        <source>Weapon animation</source>
        <translation>武器动画</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Absolute moves</source>
        <translation>绝对移动</translation>
    </message>
    <message>
        <source>Absolute move</source>
        <translation>绝对移动</translation>
    </message>
    <message>
        <source>Entity states</source>
        <translation>实体状态</translation>
    </message>
    <message>
        <source>Entity state</source>
        <translation>实体状态</translation>
    </message>
    <message>
        <source>Hand animations</source>
        <translation>手部动画</translation>
    </message>
    <message>
        <source>Hand animation</source>
        <translation>手部动画</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Item uses</source>
        <translation>物品使用</translation>
    </message>
    <message>
        <source>Item use</source>
        <translation>物品使用</translation>
    </message>
    <message>
        <source>Item changes</source>
        <translation>物品变化</translation>
    </message>
    <message>
        <source>Item change</source>
        <translation>物品变化</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>物品</translation>
    </message>
    <message>
        <source>Held slots</source>
        <translation>手持槽位</translation>
    </message>
    <message>
        <source>Held slot</source>
        <translation>手持槽位</translation>
    </message>
    <message>
        <source>Block changes</source>
        <translation>方块变化</translation>
    </message>
    <message>
        <source>Block change</source>
        <translation>方块变化</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>Removals</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Removal</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Checkpoint resets</source>
        <translation>检查点重置</translation>
    </message>
    <message>
        <source>Checkpoint reset</source>
        <translation>检查点重置</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Run ends</source>
        <translation>跑图结束</translation>
    </message>
    <message>
        <source>Run end</source>
        <translation>跑图结束</translation>
    </message>
    <message>
        <source>Ghost blocks cleared</source>
        <translation>幽灵方块清除</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Rejoins</source>
        <translation>重新加入</translation>
    </message>
    <message>
        <source>Rejoin</source>
        <translation>重新加入</translation>
    </message>
    <message>
        <source>Left the world</source>
        <translation>离开世界</translation>
    </message>
    <message>
        <source>Left world</source>
        <translation>离开世界</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Differences from the rebuilt path</source>
        <translation>与重建路径的差异</translation>
    </message>
    <message>
        <source>Difference from the rebuilt path</source>
        <translation>与重建路径的差异</translation>
    </message>
    <message>
        <source>Hammer hits</source>
        <translation>锤击</translation>
    </message>
    <message>
        <source>Hammer hit</source>
        <translation>锤击</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>Messages of the day</source>
        <translation>每日公告</translation>
    </message>
    <message>
        <source>Message of the day</source>
        <translation>每日公告</translation>
    </message>
    <message>
        <source>Game messages</source>
        <translation>游戏消息</translation>
    </message>
    <message>
        <source>Game message</source>
        <translation>游戏消息</translation>
    </message>
    <message>
        <source>Server alerts</source>
        <translation>服务器警报</translation>
    </message>
    <message>
        <source>Server alert</source>
        <translation>服务器警报</translation>
    </message>
    <message>
        <source>Moderator alerts</source>
        <translation>管理员警报</translation>
    </message>
    <message>
        <source>Moderator alert</source>
        <translation>管理员警报</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Server messages</source>
        <translation>服务器消息</translation>
    </message>
    <message>
        <source>Server message</source>
        <translation>服务器消息</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Broadcasts</source>
        <translation>广播</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>广播</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>击杀</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>击杀</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Renames</source>
        <translation>改名</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>改名</translation>
    </message>
    <message>
        <source>Team changes</source>
        <translation>换队</translation>
    </message>
    <message>
        <source>Team change</source>
        <translation>换队</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>队伍</translation>
    </message>
    <message>
        <source>Skin changes</source>
        <translation>皮肤更换</translation>
    </message>
    <message>
        <source>Skin change</source>
        <translation>皮肤更换</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>皮肤</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>准备就绪</translation>
    </message>
    <message>
        <source>Spawns</source>
        <translation>出生</translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation>出生</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Race starts</source>
        <translation>竞速开始</translation>
    </message>
    <message>
        <source>Race start</source>
        <translation>竞速开始</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Pauses</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Eye emotes</source>
        <translation>眼部表情</translation>
    </message>
    <message>
        <source>Eye emote</source>
        <translation>眼部表情</translation>
    </message>
    <message>
        <source>Emote</source>
        <translation>眼部表情</translation>
    </message>
    <message>
        <source>Emoticons</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Emoticon</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Pickups</source>
        <translation>拾取</translation>
    </message>
    <message>
        <source>Pickup</source>
        <translation>拾取</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Explosions</source>
        <translation>爆炸</translation>
    </message>
    <message>
        <source>Explosion</source>
        <translation>爆炸</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Logins</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>存档</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>存档</translation>
    </message>
    <message>
        <source>Loads</source>
        <translation>读档</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>读档</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>Hooks</source>
        <translation>钩索</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>钩索</translation>
    </message>
    <message>
        <source>Hook releases</source>
        <translation>松开钩索</translation>
    </message>
    <message>
        <source>Hook release</source>
        <translation>松开钩索</translation>
    </message>
    <message>
        <source>Unhook</source>
        <translation>松钩</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>开火</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>开火</translation>
    </message>
    <message>
        <source>Freezes</source>
        <translation>冻结</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>冻结</translation>
    </message>
    <message>
        <source>Teleports</source>
        <translation>传送</translation>
    </message>
    <message>
        <source>Teleport</source>
        <translation>传送</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>地图</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地图</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>录像</translation>
    </message>
    <message>
        <source>Engine messages</source>
        <translation>引擎消息</translation>
    </message>
    <message>
        <source>Engine message</source>
        <translation>引擎消息</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Unknown messages</source>
        <translation>未知消息</translation>
    </message>
    <message>
        <source>Unknown message</source>
        <translation>未知消息</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Blocks cleared</source>
        <translation>方块清除</translation>
    </message>
    <message>
        <source>Finish effects</source>
        <translation>终点特效</translation>
    </message>
    <message>
        <source>Finish effect</source>
        <translation>终点特效</translation>
    </message>
    <message>
        <source>Player hits</source>
        <translation>命中玩家</translation>
    </message>
    <message>
        <source>Player hit</source>
        <translation>命中玩家</translation>
    </message>
    <message>
        <source>Thaws</source>
        <translation>解冻</translation>
    </message>
    <message>
        <source>Thaw</source>
        <translation>解冻</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>导播</translation>
    </message>
    <message>
        <source>Own event</source>
        <translation>自身</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>锤子</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Clan and country changes</source>
        <translation>战队和国家/地区更改</translation>
    </message>
    <message>
        <source>Clan or country change</source>
        <translation>战队或国家/地区更改</translation>
    </message>
    <message>
        <source>Tele checkpoints</source>
        <translation>传送检查点</translation>
    </message>
    <message>
        <source>Tele checkpoint</source>
        <translation>传送检查点</translation>
    </message>
</context>
<context>
    <name>tickscope::AboutDialog</name>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Tickscope is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Tickscope 是自由软件，依据 GNU 通用公共许可证第 3 版或更高版本发布，不提供任何担保。</translation>
    </message>
    <message>
        <source>Its core, which reads the recordings, is under the MIT licence.</source>
        <translation>其读取录像的核心采用 MIT 许可证。</translation>
    </message>
    <message>
        <source>Art</source>
        <translation>美术素材</translation>
    </message>
    <message>
        <source>Tiles, skins and other pictures of Teeworlds and DDNet are read from the installed games. They were made by the contributors of Teeworlds and DDNet and are under &lt;a href=&apos;https://creativecommons.org/licenses/by-sa/3.0/&apos;&gt;CC BY-SA 3.0&lt;/a&gt;; that holds for pictures that you save, too.</source>
        <translation>Teeworlds 和 DDNet 的图块、皮肤及其他图片从已安装的游戏中读取。它们由 Teeworlds 和 DDNet 的贡献者制作，采用 &lt;a href=&apos;https://creativecommons.org/licenses/by-sa/3.0/&apos;&gt;CC BY-SA 3.0&lt;/a&gt; 许可；您保存的图片同样适用。</translation>
    </message>
    <message>
        <source>Maps belong to those who made them.</source>
        <translation>地图归其作者所有。</translation>
    </message>
    <message>
        <source>The icons of this program are part of it and under the same licence.</source>
        <translation>本程序的图标是程序的一部分，采用相同的许可证。</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>使用的组件</translation>
    </message>
    <message>
        <source>About Tickscope</source>
        <translation>关于 Tickscope</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Tickscope %1&lt;/h3&gt;&lt;p&gt;Play, inspect and scrub game recordings.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Tickscope %1&lt;/h3&gt;&lt;p&gt;播放、检查和逐帧浏览游戏录像。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Licences and credits</source>
        <translation>许可证和致谢</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>复制版本信息</translation>
    </message>
    <message>
        <source>Copy the versions for a bug report</source>
        <translation>复制版本信息以用于错误报告</translation>
    </message>
</context>
<context>
    <name>tickscope::AbsenceText</name>
    <message>
        <source>%1 is not here at this time</source>
        <translation>此时 %1 不在此处</translation>
    </message>
    <message>
        <source>%1 is not in play at this time</source>
        <translation>此时 %1 未在场</translation>
    </message>
    <message>
        <source>%1 is not in sight of the recording player</source>
        <translation>%1 不在录制者的视野内</translation>
    </message>
</context>
<context>
    <name>tickscope::AccessibleSource</name>
    <message>
        <source>No recording is open.</source>
        <translation>未打开录像。</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>正在播放</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>%1, tick %2, %3.</source>
        <translation>%1，tick %2，%3。</translation>
    </message>
</context>
<context>
    <name>tickscope::AccessibleView</name>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>下一个事件</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>上一个事件</translation>
    </message>
    <message>
        <source>Next marker</source>
        <translation>下一个标记</translation>
    </message>
    <message>
        <source>Previous marker</source>
        <translation>上一个标记</translation>
    </message>
</context>
<context>
    <name>tickscope::AlignStrip</name>
    <message>
        <source>Place of the ghost in time</source>
        <translation>幽灵的时间位置</translation>
    </message>
    <message>
        <source>Drag the ghost’s bar; with Shift a pixel is a tick, Escape puts it back</source>
        <translation>拖动幽灵的时间条；按住 Shift 时一像素为一刻，Esc 复原</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>Ahead by %1 s</source>
        <translation>提前 %1 秒</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>幽灵</translation>
    </message>
</context>
<context>
    <name>tickscope::AnnotatedCopyDialog</name>
    <message>
        <source>Save copy with notes…</source>
        <translation>保存带备注的副本…</translation>
    </message>
    <message>
        <source>Save a copy of the recording that holds markers, notes, verdicts and figures</source>
        <translation>保存录像的副本，其中包含标记、备注、裁定和指标</translation>
    </message>
    <message>
        <source>Save copy with notes</source>
        <translation>保存带备注的副本</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Figures of all players</source>
        <translation>所有玩家的指标</translation>
    </message>
    <message>
        <source>Include the names of authors and reviewers</source>
        <translation>包含作者和审核者的名字</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) of yours</source>
        <translation>
            <numerusform>您的 %Ln 个标记</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes and verdicts of case %1</source>
        <translation>案件 %1 的备注和裁定</translation>
    </message>
    <message>
        <source>What the Facts panel shows, for every player</source>
        <translation>“指标”面板显示的内容，针对每位玩家</translation>
    </message>
    <message>
        <source>Otherwise reviewers are called Reviewer 1, Reviewer 2 …, and markers have no author</source>
        <translation>否则称为“审核者 1”“审核者 2”……，且标记没有作者</translation>
    </message>
    <message>
        <source>%1 with notes</source>
        <translation>%1 带备注</translation>
    </message>
    <message>
        <source>The ticks stay as they are. Texts are copied as they were written. In those of a case the reporter&apos;s name is replaced, unless names are included.</source>
        <translation>tick 保持不变。文本按原样复制。除非包含名字，案件文本中举报人的名字会被替换。</translation>
    </message>
</context>
<context>
    <name>tickscope::Annotation</name>
    <message>
        <source>Anticheat flag</source>
        <translation>反作弊标记</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>重做：%1</translation>
    </message>
</context>
<context>
    <name>tickscope::AnnotationForm</name>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>Move to playhead</source>
        <translation>移到播放头</translation>
    </message>
    <message>
        <source>Until here</source>
        <translation>到此处</translation>
    </message>
    <message>
        <source>Set to the selected range</source>
        <translation>设为所选范围</translation>
    </message>
    <message>
        <source>Mark a single tick only</source>
        <translation>仅标记单个 tick</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <translation>您看到了什么？</translation>
    </message>
    <message>
        <source>The first line is shown in lists and on the timeline</source>
        <translation>第一行显示在列表和时间轴中</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>The player it is about</source>
        <translation>所关于的玩家</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>What the note is about; choose or type</source>
        <translation>备注所关于的内容；可选择或输入</translation>
    </message>
    <message>
        <source>At</source>
        <translation>位于</translation>
    </message>
    <message>
        <source>To</source>
        <translation>至</translation>
    </message>
    <message>
        <source>Change range</source>
        <translation>更改范围</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>编辑文本</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>更改玩家</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>更改颜色</translation>
    </message>
    <message>
        <source>Change category</source>
        <translation>更改类别</translation>
    </message>
    <message>
        <source>Tick %1</source>
        <translation>Tick %1</translation>
    </message>
    <message>
        <source>On another recording</source>
        <translation>关于另一录像</translation>
    </message>
    <message>
        <source>On the whole case</source>
        <translation>关于整个案件</translation>
    </message>
    <message>
        <source>About the player</source>
        <translation>关于该玩家</translation>
    </message>
</context>
<context>
    <name>tickscope::Appearance</name>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Colour-blind-safe colours</source>
        <translation>色盲友好配色</translation>
    </message>
    <message>
        <source>Show players and teams in colours that are easy to tell apart with colour blindness</source>
        <translation>使用色盲者也易于区分的颜色显示玩家和队伍</translation>
    </message>
</context>
<context>
    <name>tickscope::AspectRow</name>
    <message>
        <source>Your finding</source>
        <translation>您的结论</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Reason for %1</source>
        <translation>%1的理由</translation>
    </message>
    <message>
        <source>Why you came to this finding</source>
        <translation>您得出此结论的理由</translation>
    </message>
    <message>
        <source>Notes that support it</source>
        <translation>作为依据的备注</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln 条备注</numerusform>
        </translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>备注 %1：%2</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>（无文本）</translation>
    </message>
    <message>
        <source>No notes in this case</source>
        <translation>此案件没有备注</translation>
    </message>
</context>
<context>
    <name>tickscope::BestRuns</name>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>The library knows the runs of the recordings in it</source>
        <translation>媒体库知道其中录像的竞速记录</translation>
    </message>
    <message>
        <source>Best run on this map</source>
        <translation>此地图上的最佳记录</translation>
    </message>
    <message>
        <source>Best run of the selected player</source>
        <translation>所选玩家的最佳记录</translation>
    </message>
    <message>
        <source>Best run before this recording</source>
        <translation>此录像之前的最佳记录</translation>
    </message>
    <message>
        <source>The library has no such run in another recording.</source>
        <translation>媒体库的其他录像中没有这样的记录。</translation>
    </message>
</context>
<context>
    <name>tickscope::BundleDialog</name>
    <message>
        <source>Include the recording</source>
        <translation>包括录像</translation>
    </message>
    <message>
        <source>Create evidence bundle</source>
        <translation>创建证据包</translation>
    </message>
    <message>
        <source>A folder that anyone can read without Tickscope: the report as a web page and PDF, pictures, tables and verdicts, with checksums of every file.</source>
        <translation>任何人无需 Tickscope 即可阅读的文件夹：网页和 PDF 报告、图片、表格和裁定，以及每个文件的校验和。</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>新建文件夹</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Create bundle</source>
        <translation>创建证据包</translation>
    </message>
    <message>
        <source>Bundle folder</source>
        <translation>证据包文件夹</translation>
    </message>
    <message>
        <source>Include a clip of each note</source>
        <translation>包括每条备注的片段</translation>
    </message>
    <message>
        <source>Include the names of the reviewers and the reporter</source>
        <translation>包含审核者和举报者的名字</translation>
    </message>
    <message>
        <source>The seconds around the note, in the format of the recording; with pseudonyms, unless the bundle has names</source>
        <translation>备注前后的几秒，采用录像的格式；除非证据包含有姓名，否则使用化名</translation>
    </message>
    <message>
        <source>Otherwise reviewers are called Reviewer 1, Reviewer 2 …, and the reporter is left out</source>
        <translation>否则称为“审核者 1”“审核者 2”……，且不写明举报者</translation>
    </message>
    <message>
        <source>The recording is copied as it is: it has the names and the chat of everybody in it, the reporter’s as well.</source>
        <translation>录像会原样复制：其中有所有人的名字和聊天，也包括举报人的。</translation>
    </message>
    <message>
        <source>The report and the notes are printed as they were written, with the names in them. Only the reporter’s name is replaced, unless it is included; what else they say of the reporter may still tell who it was.</source>
        <translation>举报和备注按原文输出，包括其中的名字。只有举报人的名字会被替换，除非选择写明。其中关于举报人的其他内容仍可能透露其身份。</translation>
    </message>
    <message>
        <source>Said of the reporter</source>
        <translation>关于举报人的内容</translation>
    </message>
    <message>
        <source>Include each clip as a video, too</source>
        <translation>同时包括每个片段的视频</translation>
    </message>
    <message>
        <source>MP4 of the clip, with its names or pseudonyms</source>
        <translation>片段的 MP4 视频，使用其中的名称或化名</translation>
    </message>
    <message>
        <source>Videos need the program ffmpeg: install its package</source>
        <translation>视频需要 ffmpeg 程序：请安装其软件包</translation>
    </message>
</context>
<context>
    <name>tickscope::CachePage</name>
    <message>
        <source>Everything here is recreated or downloaded again when needed.</source>
        <translation>此处的所有内容都会在需要时重新生成或下载。</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
</context>
<context>
    <name>tickscope::CacheText</name>
    <message>
        <source>Thumbnails of recordings</source>
        <translation>录像缩略图</translation>
    </message>
    <message>
        <source>Downloaded maps</source>
        <translation>已下载的地图</translation>
    </message>
    <message>
        <source>Recordings from servers</source>
        <translation>来自服务器的录像</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>录像库</translation>
    </message>
    <message>
        <source>What recordings hold</source>
        <translation>录像的内容</translation>
    </message>
    <message>
        <source>Pictures of the games</source>
        <translation>游戏的图片</translation>
    </message>
</context>
<context>
    <name>tickscope::CameraControl</name>
    <message>
        <source>Recorder&apos;s camera</source>
        <translation>录制者视角</translation>
    </message>
    <message>
        <source>Show what the recording player saw</source>
        <translation>显示录制者所见的画面</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>所有玩家</translation>
    </message>
    <message>
        <source>Keep all players in view</source>
        <translation>让所有玩家保持在视图中</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>整个地图</translation>
    </message>
    <message>
        <source>Free camera</source>
        <translation>自由视角</translation>
    </message>
    <message>
        <source>Follow no one</source>
        <translation>不跟随任何人</translation>
    </message>
    <message>
        <source>Follow selected player</source>
        <translation>跟随所选玩家</translation>
    </message>
    <message>
        <source>Keep the selected player centred; press again to stop</source>
        <translation>让所选玩家保持居中；再按一次停止</translation>
    </message>
    <message>
        <source>Follow next player</source>
        <translation>跟随下一个玩家</translation>
    </message>
    <message>
        <source>Follow previous player</source>
        <translation>跟随上一个玩家</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Show the whole map; without one, the whole run</source>
        <translation>显示整张地图；没有地图时显示整个路线</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseCommands</name>
    <message>
        <source>Add note</source>
        <translation>添加备注</translation>
    </message>
    <message>
        <source>Write down what you see here for the case</source>
        <translation>为案件记下此处看到的情况</translation>
    </message>
    <message>
        <source>Add note with picture</source>
        <translation>添加带图片的备注</translation>
    </message>
    <message>
        <source>Add a note with a picture of the world</source>
        <translation>添加带有世界图片的备注</translation>
    </message>
    <message>
        <source>Add markers as notes</source>
        <translation>将标记添加为备注</translation>
    </message>
    <message>
        <source>Add your markers and those of the file to the case</source>
        <translation>将您的标记和文件中的标记添加到案件</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>新建案件</translation>
    </message>
    <message>
        <source>Open a case about this recording</source>
        <translation>新建关于此录像的案件</translation>
    </message>
    <message>
        <source>Add recording to case</source>
        <translation>将录像添加到案件</translation>
    </message>
    <message>
        <source>Add the open recording to the case</source>
        <translation>将打开的录像添加到案件</translation>
    </message>
    <message>
        <source>Reload cases</source>
        <translation>重新载入案件</translation>
    </message>
    <message>
        <source>Load changes made by others</source>
        <translation>载入他人所作的更改</translation>
    </message>
    <message>
        <source>Remove empty case</source>
        <translation>移除空案件</translation>
    </message>
    <message>
        <source>Remove your case when nothing is in it; its history stays</source>
        <translation>移除您的空案件；其历史会保留</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseEvidenceTexts</name>
    <message>
        <source>The recording %1 was not available, so nothing from it is shown.</source>
        <translation>录像 %1 不可用，因此未显示其中的任何内容。</translation>
    </message>
    <message>
        <source>%1 is accused by name only, so no figures are shown.</source>
        <translation>%1 仅以名称被举报，因此不显示指标。</translation>
    </message>
    <message>
        <source>Map: %1</source>
        <translation>地图：%1</translation>
    </message>
    <message>
        <source>Server: %1</source>
        <translation>服务器：%1</translation>
    </message>
    <message>
        <source>Started: %1</source>
        <translation>开始：%1</translation>
    </message>
    <message>
        <source>Duration: %1</source>
        <translation>时长：%1</translation>
    </message>
    <message>
        <source>The map %1 was not found, so the pictures show players without walls, and there are no figures that need it.</source>
        <translation>未找到地图 %1，因此图片中只有玩家而没有墙壁，也没有需要地图的指标。</translation>
    </message>
    <message>
        <source>0:00 is tick %1, %2</source>
        <translation>0:00 为 tick %1，%2</translation>
    </message>
    <message>
        <source>What is marked as rebuilt is not recorded: it follows from the recorded inputs and the map. A finish is marked as not recorded where the server wrote none down; it does so for those that count in its ranks.</source>
        <translation>标为“重建”的内容并未录下，而是由录下的输入和地图推出。服务器没有记下的完成标为“未录制”；它只记下计入排名的完成。</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseForm</name>
    <message>
        <source>Second reviewer needed</source>
        <translation>需要第二名审核者</translation>
    </message>
    <message>
        <source>What was reported?</source>
        <translation>举报了什么？</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>举报内容</translation>
    </message>
    <message>
        <source>Who reported it</source>
        <translation>举报人是谁</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>被举报人</translation>
    </message>
    <message>
        <source>Add a player from the recording with all names used there</source>
        <translation>从录像中添加玩家及其在录像中用过的所有名称</translation>
    </message>
    <message>
        <source>Add player…</source>
        <translation>添加玩家…</translation>
    </message>
    <message>
        <source>Remove the selected player from the case</source>
        <translation>从案件中移除所选玩家</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>移除玩家</translation>
    </message>
    <message>
        <source>Words to find the case by, separated by spaces</source>
        <translation>用于查找案件的词语，以空格分隔</translation>
    </message>
    <message>
        <source>bot race</source>
        <translation>机器人 竞速</translation>
    </message>
    <message>
        <source>How urgent the case is</source>
        <translation>案件的紧急程度</translation>
    </message>
    <message>
        <source>Who reviews the case</source>
        <translation>由谁审核案件</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>我</translation>
    </message>
    <message>
        <source>Assign the case to yourself</source>
        <translation>将案件分配给自己</translation>
    </message>
    <message>
        <source>Reporter</source>
        <translation>举报人</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>处理人</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <translation>转到：%1</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>添加玩家</translation>
    </message>
    <message>
        <source>Click a player to select and follow them</source>
        <translation>点击玩家以选择并跟随</translation>
    </message>
    <message>
        <source>Who is %1? %2</source>
        <translation>%1 是谁？%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>No recording yet. &lt;a href=&apos;add&apos;&gt;Add the open one&lt;/a&gt;</source>
        <translation>尚无录像。&lt;a href=&apos;add&apos;&gt;添加打开的录像&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Another reviewer has to decide the case, too, without seeing your verdict. This can be changed until the first verdict is given.</source>
        <translation>另一名审核者也必须裁定此案，且看不到您的裁定。在作出第一个裁定之前可以更改。</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseTexts</name>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>审核中</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>复核</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>已裁定</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Urgent</source>
        <translation>紧急</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>瞄准</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>时机</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>File integrity</source>
        <translation>文件完整性</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Suspicious</source>
        <translation>可疑</translation>
    </message>
    <message>
        <source>Proven</source>
        <translation>确证</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>案件 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The case store cannot be reached.</source>
        <translation>无法连接案件库。</translation>
    </message>
    <message>
        <source>You do not have permission to do this.</source>
        <translation>您没有执行此操作的权限。</translation>
    </message>
    <message>
        <source>The case store did not accept this value.</source>
        <translation>案件库不接受此值。</translation>
    </message>
    <message>
        <source>This case or note no longer exists, or you cannot see it.</source>
        <translation>此案件或备注已不存在，或您无权查看。</translation>
    </message>
    <message>
        <source>The case file is damaged.</source>
        <translation>案件文件已损坏。</translation>
    </message>
    <message>
        <source>The case store was created by another version of Tickscope.</source>
        <translation>案件库由另一版本的 Tickscope 创建。</translation>
    </message>
    <message>
        <source>The case server needs a password, or rejected the one it got.</source>
        <translation>案件服务器需要密码，或拒绝了所提供的密码。</translation>
    </message>
    <message>
        <source>The case server could not prove its identity, so nothing was sent. Check its address and the certificate authority.</source>
        <translation>案件服务器无法证明其身份，因此未发送任何内容。请检查其地址和证书颁发机构。</translation>
    </message>
    <message>
        <source>Reviewers disagree</source>
        <translation>审核者意见不一</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>新建案件</translation>
    </message>
    <message>
        <source>A verdict cites this note. Withdraw the verdict to change the note.</source>
        <translation>有裁定引用了此备注。要更改备注，请先撤回裁定。</translation>
    </message>
</context>
<context>
    <name>tickscope::Cases</name>
    <message>
        <source>Add note</source>
        <translation>添加备注</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>删除备注</translation>
    </message>
</context>
<context>
    <name>tickscope::CasesDock</name>
    <message>
        <source>Cases</source>
        <translation>案件</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>案件</translation>
    </message>
    <message>
        <source>Shown case</source>
        <translation>显示的案件</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>举报</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>No cases about this recording. &lt;a href=&apos;new&apos;&gt;New case&lt;/a&gt;</source>
        <translation>没有关于此录像的案件。&lt;a href=&apos;new&apos;&gt;新建案件&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Looking for cases…</source>
        <translation>正在查找案件…</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>未打开录像。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Reports that staff work on: notes, verdict and history.</source>
        <translation>由管理人员处理的举报：备注、裁定和历史。</translation>
    </message>
</context>
<context>
    <name>tickscope::ClashDialog</name>
    <message>
        <source>Your version (not saved)</source>
        <translation>您的版本（未保存）</translation>
    </message>
    <message>
        <source>Saved version</source>
        <translation>已保存的版本</translation>
    </message>
    <message>
        <source>Save my version</source>
        <translation>保存我的版本</translation>
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
        <translation>优先级：%1
处理人：%2
审核者：%3
举报人：%4
被举报人：%5
标签：%6
录像：%7

%8</translation>
    </message>
    <message>
        <source>Tick: %1
Player: %2
Category: %3
Colour: %4

%5</source>
        <translation>Tick：%1
玩家：%2
类别：%3
颜色：%4

%5</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>已在别处更改</translation>
    </message>
    <message>
        <source>Keep saved version</source>
        <translation>保留已保存的版本</translation>
    </message>
</context>
<context>
    <name>tickscope::CleanUpCommands</name>
    <message>
        <source>Clean up…</source>
        <translation>清理…</translation>
    </message>
    <message>
        <source>Find old and large recordings, and move them to the trash</source>
        <translation>查找旧的和大的录像，并将其移到回收站</translation>
    </message>
</context>
<context>
    <name>tickscope::CleanUpDialog</name>
    <message>
        <source>Keep recordings with anticheat flags</source>
        <translation>保留带有反作弊标记的录像</translation>
    </message>
    <message>
        <source>Clean up the library</source>
        <translation>清理录像库</translation>
    </message>
    <message>
        <source>Finds recordings in the folders of the library that can go. Recordings of cases, pinned, damaged and unfinished ones always stay.</source>
        <translation>在录像库的文件夹中查找可以移走的录像。案件的录像以及已固定、已损坏和未完成的录像始终保留。</translation>
    </message>
    <message>
        <source>Older than</source>
        <translation>早于</translation>
    </message>
    <message>
        <source> days</source>
        <translation> 天</translation>
    </message>
    <message>
        <source>Larger than</source>
        <translation>大于</translation>
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
        <translation>保留每个世界或地图的最佳竞速</translation>
    </message>
    <message>
        <source>Reads all recordings, and keeps those of unknown worlds</source>
        <translation>会读取所有录像，并保留世界未知的录像</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>录像</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>录像</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Move to trash…</source>
        <translation>移到回收站…</translation>
    </message>
    <message>
        <source>Add a folder to the library first.</source>
        <translation>请先向录像库添加文件夹。</translation>
    </message>
    <message>
        <source>Choose an age or a size.</source>
        <translation>请选择时间或大小。</translation>
    </message>
    <message>
        <source>Nothing was removed: %1</source>
        <translation>未移除任何内容：%1</translation>
    </message>
    <message>
        <source>No recording can go by these rules.</source>
        <translation>按这些规则没有可以移走的录像。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) can go to the trash: %1.</source>
        <translation>
            <numerusform>%Ln 个录像可以移到回收站：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved to trash</source>
        <translation>已移到回收站</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>移走</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>They can be restored from there. Move them now?</source>
        <translation>可以从那里恢复。现在移动吗？</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>Moving to the trash… %1</source>
        <translation>正在移到回收站… %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) moved to the trash: %1.</source>
        <translation>
            <numerusform>已将 %Ln 个录像移到回收站：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through recordings… %1 (%2 of them read completely)</source>
        <translation>正在检查录像… %1（其中 %2 个已完整读取）</translation>
    </message>
    <message>
        <source>The oldest, if all take more than</source>
        <translation>最旧的，若总共占用超过</translation>
    </message>
    <message>
        <source>Other rules for some worlds</source>
        <translation>某些世界使用其他规则</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>A JSON file as prune --rules takes it, by the name or id of a world</source>
        <translation>与 prune --rules 相同的 JSON 文件，按世界的名称或 ID</translation>
    </message>
    <message>
        <source>Rules by world</source>
        <translation>按世界的规则</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Tell worlds apart by</source>
        <translation>区分世界的依据</translation>
    </message>
    <message>
        <source>their id, else the map&apos;s name</source>
        <translation>其 ID，否则地图名称</translation>
    </message>
    <message>
        <source>their id</source>
        <translation>其 ID</translation>
    </message>
    <message>
        <source>the map&apos;s name</source>
        <translation>地图名称</translation>
    </message>
</context>
<context>
    <name>tickscope::ClipDialog</name>
    <message>
        <source>Save clip</source>
        <translation>保存片段</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Include chat, whispers and votes</source>
        <translation>包含聊天、私聊和投票</translation>
    </message>
    <message>
        <source>Hide names of players and clans</source>
        <translation>隐藏玩家名和战队名</translation>
    </message>
    <message>
        <source>Write pseudonyms, also where names are mentioned in chat</source>
        <translation>写入化名，聊天中提到的名字也会替换</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>clip</source>
        <translation>片段</translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged place(s) in these ticks</source>
        <translation>
            <numerusform>这些刻中有 %Ln 处损坏</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::CloseFront</name>
    <message>
        <source>Close %1</source>
        <translation>关闭 %1</translation>
    </message>
</context>
<context>
    <name>tickscope::CommandMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>审核(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
</context>
<context>
    <name>tickscope::CompareDock</name>
    <message>
        <source>not read yet</source>
        <translation>尚未读取</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>begins in %1</source>
        <translation>%1 后开始</translation>
    </message>
    <message>
        <source>ended %1 ago</source>
        <translation>%1 前结束</translation>
    </message>
    <message>
        <source>damaged here</source>
        <translation>此处损坏</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>位于 %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>任何人</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Remove from the picture</source>
        <translation>从画面中移除</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>幽灵</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Show another recording in the same picture</source>
        <translation>在同一画面中显示另一个录像</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>与之比较…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Align by</source>
        <translation>对齐方式</translation>
    </message>
    <message>
        <source>Which moments of both are shown together</source>
        <translation>将两者的哪些时刻一起显示</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>Tick number</source>
        <translation>tick 编号</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Event of both that happens at the same moment</source>
        <translation>两者在同一时刻发生的事件</translation>
    </message>
    <message>
        <source>Number here</source>
        <translation>此处序号</translation>
    </message>
    <message>
        <source>Which one in this recording</source>
        <translation>本录像中的第几个</translation>
    </message>
    <message>
        <source>Number there</source>
        <translation>彼处序号</translation>
    </message>
    <message>
        <source>Which one of the ghost</source>
        <translation>幽灵录像中的第几个</translation>
    </message>
    <message>
        <source>Ahead by</source>
        <translation>提前</translation>
    </message>
    <message>
        <source>How much further the ghost is, by hand</source>
        <translation>手动设定幽灵领先多少</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Colour of the ghost</source>
        <translation>幽灵的颜色</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>This recording</source>
        <translation>本录像</translation>
    </message>
    <message>
        <source>At another moment</source>
        <translation>在另一时刻</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Another recording, or another moment of this one, can be seen in the same picture.</source>
        <translation>可以在同一画面中显示另一个录像，或本录像的另一时刻。</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>未打开录像。</translation>
    </message>
    <message>
        <source>Player here</source>
        <translation>此处玩家</translation>
    </message>
    <message>
        <source>Which players of the ghost&apos;s recording to show</source>
        <translation>显示幽灵录像中的哪些玩家</translation>
    </message>
    <message>
        <source>How clearly the ghost is seen</source>
        <translation>幽灵显示的清晰程度</translation>
    </message>
    <message>
        <source>On another map: compare times, not places.</source>
        <translation>在另一张地图上：只能比较时间，不能比较位置。</translation>
    </message>
    <message>
        <source>Not known to be the same map: places may not match.</source>
        <translation>不确定是否为同一张地图：位置可能对不上。</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>未显示</translation>
    </message>
    <message>
        <source>being compared…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Place on the way</source>
        <translation>路线上的位置</translation>
    </message>
    <message>
        <source>Whose event or run it is in this recording</source>
        <translation>此录像中事件或竞速属于谁</translation>
    </message>
    <message>
        <source>Not shown: %1.</source>
        <translation>未显示：%1。</translation>
    </message>
    <message>
        <source>not at this place</source>
        <translation>不在此处</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Over the picture, or in a view beside it</source>
        <translation>叠加在画面上，或在旁边的视图中</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>画面中</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>旁边</translation>
    </message>
    <message>
        <source>Beside it, same camera</source>
        <translation>旁边，相同镜头</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Not listed</source>
        <translation>不列出</translation>
    </message>
    <message>
        <source>Positions and events</source>
        <translation>位置和事件</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>All recorded fields</source>
        <translation>所有已记录的字段</translation>
    </message>
    <message>
        <source>Both recorded the same session: shown by tick.</source>
        <translation>两者录制了同一场次：按 tick 显示。</translation>
    </message>
    <message>
        <source>Other recordings as ghosts in the same picture, and how they differ.</source>
        <translation>同一画面中以幽灵显示的其他录像，以及它们的差异。</translation>
    </message>
    <message>
        <source>What to list where the recordings differ, of what both hold; or where the same inputs come twice</source>
        <translation>列出两份录像都包含的内容中的哪些差异；或相同输入出现两次之处</translation>
    </message>
    <message>
        <source>None, but the same inputs twice</source>
        <translation>不列差异，列出重复的相同输入</translation>
    </message>
    <message>
        <source>Both may have recorded the same session, though their clocks do not show it.</source>
        <translation>两者可能录制了同一场次，但它们的时钟无法证实。</translation>
    </message>
</context>
<context>
    <name>tickscope::ConfinedReaderTexts</name>
    <message>
        <source>No confined process can be started here: the window itself reads the recordings</source>
        <translation>此处无法启动受限进程：由窗口自身读取录像</translation>
    </message>
    <message>
        <source>This system has no Landlock: the process that reads the recordings is confined by a filter of system calls alone</source>
        <translation>此系统没有 Landlock：读取录像的进程仅由系统调用过滤器限制</translation>
    </message>
</context>
<context>
    <name>tickscope::ContentHashJob</name>
    <message>
        <source>not computed: the file is not fully loaded</source>
        <translation>未计算：文件未完全载入</translation>
    </message>
    <message>
        <source>computing, %1%</source>
        <translation>正在计算，%1%</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>尚未计算</translation>
    </message>
</context>
<context>
    <name>tickscope::CrashOffer</name>
    <message>
        <source>Tickscope crashed the last time. A report of it was kept on this computer; nothing was sent.</source>
        <translation>Tickscope 上次崩溃了。崩溃报告保存在这台计算机上；没有发送任何内容。</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>显示报告</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>崩溃报告</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>崩溃报告</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>A process that reads recordings for Tickscope crashed the last time. A report of it was kept on this computer; nothing was sent.</source>
        <translation>上次为 Tickscope 读取录像的进程崩溃了。崩溃报告保存在这台计算机上；没有发送任何内容。</translation>
    </message>
    <message>
        <source>It has the places in the program where it crashed, versions, and the checksum of the recording that was open, or its size where the checksum was not known yet. It has nothing of what the recording holds, and no name of a file but those of the program and its libraries. It helps to find the fault.</source>
        <translation>其中包含程序崩溃的位置、版本以及所打开录像的校验和；若当时尚不知道校验和，则为其大小。其中没有录像的任何内容，除程序及其库的文件名外也没有其他文件名。它有助于查找错误。</translation>
    </message>
</context>
<context>
    <name>tickscope::DamageDock</name>
    <message>
        <source>Damage</source>
        <translation>损坏</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>损坏处</translation>
    </message>
    <message>
        <source>Go to damage</source>
        <translation>转到损坏处</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>复制行</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>未打开录像。</translation>
    </message>
    <message>
        <source>No damage: the whole recording was read.</source>
        <translation>没有损坏：已读取整个录像。</translation>
    </message>
    <message>
        <source>No damage so far; the recording is still being read.</source>
        <translation>目前没有损坏；仍在读取录像。</translation>
    </message>
    <message>
        <source>What could not be read, where, and what is lost because of it.</source>
        <translation>无法读取的内容、所在位置，以及因此丢失的内容。</translation>
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
%3，tick %4</translation>
    </message>
    <message>
        <source>Tick at which the damage was found</source>
        <translation>发现损坏的 tick</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>First damaged byte in the file</source>
        <translation>文件中首个损坏的字节</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Number of damaged bytes, if known</source>
        <translation>损坏的字节数（如果已知）</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>Ticks whose state is unknown</source>
        <translation>状态未知的 tick</translation>
    </message>
    <message>
        <source>Lost ticks</source>
        <translation>丢失的 tick</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
</context>
<context>
    <name>tickscope::DecideDialog</name>
    <message>
        <source>Accused: %1</source>
        <translation>被举报人：%1</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>Decision: %1</source>
        <translation>裁定：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Decide case %1</source>
        <translation>对案件 %1 作出裁定</translation>
    </message>
    <message>
        <source>Give this verdict?</source>
        <translation>作出此裁定？</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>You can withdraw it until another reviewer has decided.</source>
        <translation>在其他审核者作出裁定之前，您可以撤回。</translation>
    </message>
    <message>
        <source>You can withdraw it later; the history will say so.</source>
        <translation>您以后可以撤回；历史中会有记录。</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>作出裁定</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>备注：%1</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>未检查：%1</translation>
    </message>
    <message>
        <source>This case accuses nobody, so the verdict is about no player. Add the accused on the Report page.</source>
        <translation>此案件没有被指控者，因此裁定不针对任何玩家。请在“举报”页添加被指控者。</translation>
    </message>
</context>
<context>
    <name>tickscope::DifferenceList</name>
    <message>
        <source>%1: position</source>
        <translation>%1：位置</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>幽灵</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Not compared: %1.</source>
        <translation>未比较：%1。</translation>
    </message>
    <message>
        <source>No differences in positions and events that both recorded.</source>
        <translation>两者都记录的位置和事件没有差异。</translation>
    </message>
    <message>
        <source>No differences in inputs that both recorded.</source>
        <translation>两者都记录的输入没有差异。</translation>
    </message>
    <message>
        <source>No differences in fields that both recorded.</source>
        <translation>两者都记录的字段没有差异。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in positions and events that both recorded:</source>
        <translation>
            <numerusform>两者都记录的位置和事件有 %Ln 处差异：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in inputs that both recorded:</source>
        <translation>
            <numerusform>两者都记录的输入有 %Ln 处差异：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in fields that both recorded:</source>
        <translation>
            <numerusform>两者都记录的字段有 %Ln 处差异：</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more.</source>
        <translation>还有更多。</translation>
    </message>
    <message numerus="yes">
        <source>By chance, others have %Ln tick(s) the same at most.</source>
        <translation>
            <numerusform>其他人偶然相同的最长时间为 %Ln 个 tick。</numerusform>
        </translation>
    </message>
    <message>
        <source>No stretch of ten changes or more comes twice. %1</source>
        <translation>没有包含十次或更多变化的片段出现两次。%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stretch(es) with the same inputs.</source>
        <translation>
            <numerusform>%Ln 个输入相同的片段。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same inputs, %Ln change(s)</source>
        <translation>
            <numerusform>相同的输入，%Ln 次变化</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1，从 %2 起</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tick(s), %1</source>
        <translation>
            <numerusform>%Ln 刻，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, presses</source>
        <translation>%1：%2，按下次数</translation>
    </message>
    <message>
        <source>Not compared: the recordings have no moment in common.</source>
        <translation>未比较：两个录像没有共同的时刻。</translation>
    </message>
    <message>
        <source>Not compared: no player has the same name in both recordings.</source>
        <translation>未比较：没有玩家在两个录像中使用同一名字。</translation>
    </message>
    <message>
        <source>Left out, as nobody in the other recording has that name: %1.</source>
        <translation>已略去，因为另一录像中无人使用该名字：%1。</translation>
    </message>
    <message>
        <source>Events left out, as several players had that name at once: %1.</source>
        <translation>事件已略去，因为同时有多名玩家使用该名字：%1。</translation>
    </message>
</context>
<context>
    <name>tickscope::EntitiesDock</name>
    <message>
        <source>Entities</source>
        <translation>实体</translation>
    </message>
    <message>
        <source>Entities at this tick other than players</source>
        <translation>此 tick 除玩家外的实体</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>复制行</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>未打开录像。</translation>
    </message>
    <message>
        <source>No entities other than players here.</source>
        <translation>此处除玩家外没有实体。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Everything else in the world: what moves or lies about.</source>
        <translation>世界中的其他一切：移动或散落的物体。</translation>
    </message>
</context>
<context>
    <name>tickscope::EntityModel</name>
    <message>
        <source>%1, entity number %2</source>
        <translation>%1，实体编号 %2</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>实体</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
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
        <translation>抹除个人信息</translation>
    </message>
    <message>
        <source>Removes this person from all cases: as reporter or accused under all names, from notes and their pictures, from texts and from the history. The history still shows that it happened, when, and by whom.

This cannot be undone. Backups and bundles are not changed.</source>
        <translation>将此人从所有案件中移除：以任何名称作为举报人或被举报人之处、备注及其图片、文本以及历史。历史仍会显示曾有此操作，以及操作的时间和操作人。

此操作无法撤销。备份和证据包不会改变。</translation>
    </message>
    <message>
        <source>Erase for good</source>
        <translation>永久抹除</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Repeat name</source>
        <translation>再次输入名称(&amp;R)</translation>
    </message>
</context>
<context>
    <name>tickscope::Errors</name>
    <message numerus="yes">
        <source>%Ln tick(s) are lost.</source>
        <translation>
            <numerusform>丢失了 %Ln 个 tick。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>This folder is not a recording.</source>
        <translation>此文件夹不是录像。</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>这是一个文件夹。</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>文件不存在。</translation>
    </message>
    <message>
        <source>You do not have permission to read this file.</source>
        <translation>您没有读取此文件的权限。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>无法读取文件。</translation>
    </message>
    <message>
        <source>Sign-in required.</source>
        <translation>需要登录。</translation>
    </message>
    <message>
        <source>Unknown file type.</source>
        <translation>未知的文件类型。</translation>
    </message>
    <message>
        <source>This version of the format cannot be read.</source>
        <translation>无法读取此版本的格式。</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>文件过早结束。</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>文件已损坏。</translation>
    </message>
    <message>
        <source>Something in the file is larger than is safe to read.</source>
        <translation>文件中有内容过大，无法安全读取。</translation>
    </message>
    <message>
        <source>That cannot be understood.</source>
        <translation>无法理解该内容。</translation>
    </message>
    <message>
        <source>That is outside the recording.</source>
        <translation>超出录像范围。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Check the file and its permissions, then try again.</source>
        <translation>请检查文件及其权限，然后重试。</translation>
    </message>
    <message>
        <source>Enter another token, or ask the owner of the file for one.</source>
        <translation>请输入其他令牌，或向文件所有者索取。</translation>
    </message>
    <message>
        <source>Choose another file, or unpack it first if it is an archive.</source>
        <translation>请选择其他文件；如果是压缩包，请先解压。</translation>
    </message>
    <message>
        <source>Convert it with the game that made it, or use a newer Tickscope.</source>
        <translation>请用制作该文件的游戏进行转换，或使用较新的 Tickscope。</translation>
    </message>
    <message>
        <source>It may be an incomplete copy or download: get it again.</source>
        <translation>可能是不完整的副本或下载：请重新获取。</translation>
    </message>
    <message>
        <source>Get the file again from where it came.</source>
        <translation>请从来源处重新获取文件。</translation>
    </message>
    <message>
        <source>The file is probably damaged: get it again from where it came.</source>
        <translation>文件可能已损坏：请从来源处重新获取。</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>tick %1</translation>
    </message>
    <message>
        <source>Damaged at byte %1.</source>
        <translation>在字节 %1 处损坏。</translation>
    </message>
    <message>
        <source>The recording ends early at byte %1.</source>
        <translation>录像在字节 %1 处过早结束。</translation>
    </message>
    <message>
        <source>Not everything in it is supported: %1.</source>
        <translation>部分内容不受支持：%1。</translation>
    </message>
    <message>
        <source>The recording ends early at %1; the rest is readable.</source>
        <translation>录像在 %1 处过早结束；其余部分可读。</translation>
    </message>
    <message>
        <source>The rest is readable.</source>
        <translation>其余部分可读。</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>文件可能已被移动、重命名或删除。</translation>
    </message>
    <message>
        <source>Ask its owner, or change its permissions.</source>
        <translation>请联系其所有者，或更改其权限。</translation>
    </message>
    <message>
        <source>Damaged at %1 (byte %2): %3.</source>
        <translation>在 %1 处损坏（字节 %2）：%3。</translation>
    </message>
    <message>
        <source>%1–%2 is lost.</source>
        <translation>%1–%2 已丢失。</translation>
    </message>
    <message>
        <source>What comes before is readable.</source>
        <translation>之前的部分可读。</translation>
    </message>
    <message numerus="yes">
        <source>The recording is damaged in %Ln places, from %1 to %2.</source>
        <translation>
            <numerusform>录像有 %Ln 处损坏，从 %1 到 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>tickscope::EventDetails</name>
    <message>
        <source>Details of the event</source>
        <translation>事件详情</translation>
    </message>
    <message>
        <source>Fields of the event</source>
        <translation>事件字段</translation>
    </message>
    <message>
        <source>Copy fields</source>
        <translation>复制字段</translation>
    </message>
    <message>
        <source>%1  %2   tick %3</source>
        <translation>%1  %2   tick %3</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>不可读</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>client</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>other client</source>
        <translation>其他客户端</translation>
    </message>
    <message>
        <source>byte in file</source>
        <translation>文件中的字节</translation>
    </message>
</context>
<context>
    <name>tickscope::EventKindCommands</name>
    <message>
        <source>Show or hide events</source>
        <translation>显示或隐藏事件</translation>
    </message>
    <message>
        <source>Only this type</source>
        <translation>仅此类型</translation>
    </message>
    <message>
        <source>Hide this type</source>
        <translation>隐藏此类型</translation>
    </message>
    <message>
        <source>Show all event types</source>
        <translation>显示所有事件类型</translation>
    </message>
    <message>
        <source>Default event types</source>
        <translation>默认事件类型</translation>
    </message>
    <message>
        <source>Next event of type</source>
        <translation>该类型的下一个事件</translation>
    </message>
    <message>
        <source>Previous event of type</source>
        <translation>该类型的上一个事件</translation>
    </message>
</context>
<context>
    <name>tickscope::EventList</name>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
</context>
<context>
    <name>tickscope::EventModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
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
        <translation>时间</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
</context>
<context>
    <name>tickscope::EventSource</name>
    <message>
        <source>rebuilt</source>
        <translation>重建</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>推测</translation>
    </message>
</context>
<context>
    <name>tickscope::EventsDock</name>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Filter events by text</source>
        <translation>按文本筛选事件</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>按文本筛选</translation>
    </message>
    <message>
        <source>Show only events with this text  (%1)</source>
        <translation>仅显示含有此文本的事件  （%1）</translation>
    </message>
    <message>
        <source>Event types</source>
        <translation>事件类型</translation>
    </message>
    <message>
        <source>Choose event types</source>
        <translation>选择事件类型</translation>
    </message>
    <message>
        <source>Events of a player</source>
        <translation>玩家的事件</translation>
    </message>
    <message>
        <source>Group repeats</source>
        <translation>合并重复项</translation>
    </message>
    <message>
        <source>Group repeats: show equal events in one tick as one row</source>
        <translation>合并重复项：将同一 tick 中的相同事件显示为一行</translation>
    </message>
    <message>
        <source>Follow playhead</source>
        <translation>跟随播放头</translation>
    </message>
    <message>
        <source>Follow playhead: keep the row at the playhead in view</source>
        <translation>跟随播放头：让播放头所在的行保持可见</translation>
    </message>
    <message>
        <source>Go to event</source>
        <translation>转到事件</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>复制行</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Event types ●</source>
        <translation>事件类型 ●</translation>
    </message>
    <message>
        <source>All named %1</source>
        <translation>所有名为 %1 的玩家</translation>
    </message>
    <message>
        <source>Show events of one player only</source>
        <translation>仅显示一个玩家的事件</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>所有玩家</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>正在打开…</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>未打开录像。</translation>
    </message>
    <message>
        <source>Reading events…</source>
        <translation>正在读取事件…</translation>
    </message>
    <message>
        <source>No events in this recording.</source>
        <translation>此录像中没有事件。</translation>
    </message>
    <message numerus="yes">
        <source>Filter hides %Ln event(s) — &lt;a href=&apos;clear&apos;&gt;clear it&lt;/a&gt;</source>
        <translation>
            <numerusform>筛选隐藏了 %Ln 个事件 — &lt;a href=&apos;clear&apos;&gt;清除筛选&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>No events of type “%1” in this recording. &lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation>此录像中没有“%1”类型的事件。&lt;a href=&apos;clear&apos;&gt;显示所有事件&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The events are not read yet.</source>
        <translation>事件尚未读取。</translation>
    </message>
    <message>
        <source>No events in the readable part of this recording.</source>
        <translation>此录像的可读部分中没有事件。</translation>
    </message>
    <message>
        <source>No events of type “%1” in the readable part of this recording. &lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation>此录像的可读部分中没有“%1”类型的事件。&lt;a href=&apos;clear&apos;&gt;显示所有事件&lt;/a&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s), all of types that are hidden at first — &lt;a href=&apos;clear&apos;&gt;show them&lt;/a&gt;</source>
        <translation>
            <numerusform>%Ln 个事件，均属于默认隐藏的类型 — &lt;a href=&apos;clear&apos;&gt;显示&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened. Filter by type, player or text; double-click to go there.</source>
        <translation>发生的事情。按类型、玩家或文本筛选；双击可转到该处。</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation>&lt;a href=&apos;clear&apos;&gt;显示所有事件&lt;/a&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s) in hidden event types — &lt;a href=&apos;hidden&apos;&gt;show them&lt;/a&gt;</source>
        <translation>
            <numerusform>隐藏的事件类型中有 %Ln 个结果 — &lt;a href=&apos;hidden&apos;&gt;显示&lt;/a&gt;</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::EvidenceTexts</name>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>tick</translation>
    </message>
    <message>
        <source>event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>tick 数</translation>
    </message>
    <message>
        <source>players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 或更多</translation>
    </message>
    <message>
        <source>Aim (turns of 10° and more)</source>
        <translation>瞄准（转动 10° 及以上）</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>tick %1, which the recording does not have</source>
        <translation>第 %1 刻，录像中没有</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>tickscope::ExportCommands</name>
    <message>
        <source>Events…</source>
        <translation>事件…</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>玩家…</translation>
    </message>
    <message>
        <source>Inputs…</source>
        <translation>输入…</translation>
    </message>
    <message>
        <source>Markers…</source>
        <translation>标记…</translation>
    </message>
    <message>
        <source>Player positions…</source>
        <translation>玩家位置…</translation>
    </message>
    <message>
        <source>State at the playhead…</source>
        <translation>播放头处的状态…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>图片…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export what is listed and selected to a file</source>
        <translation>将列出和选中的内容导出到文件</translation>
    </message>
    <message>
        <source>Save clip…</source>
        <translation>保存片段…</translation>
    </message>
    <message>
        <source>Save some ticks as a recording of the same format</source>
        <translation>将部分刻保存为相同格式的录像</translation>
    </message>
</context>
<context>
    <name>tickscope::ExportDialog</name>
    <message>
        <source>Only events &amp;listed in the Events panel</source>
        <translation>仅“事件”面板中列出的事件(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>时间(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>玩家(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>大小(&amp;S)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source> px</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Player positions</source>
        <translation>玩家位置</translation>
    </message>
    <message>
        <source>State at the playhead</source>
        <translation>播放头处的状态</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>表格 (CSV)</translation>
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
        <translation>所有玩家</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
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
        <translation>%1（tick %2）</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
</context>
<context>
    <name>tickscope::FactModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>tickscope::FactPlot</name>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>How often each value occurs. Left and Right choose a bar and list its presses.</source>
        <translation>每个值出现的次数。按左、右方向键选择柱形并列出其按键。</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>次数</translation>
    </message>
</context>
<context>
    <name>tickscope::FactsDock</name>
    <message>
        <source>Facts</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Figures of the selected player</source>
        <translation>所选玩家的指标</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>The selected player, whose figures are shown</source>
        <translation>显示其指标的所选玩家</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compare with the figures of another recording</source>
        <translation>与另一录像的指标比较</translation>
    </message>
    <message>
        <source>Reading figures</source>
        <translation>正在读取指标</translation>
    </message>
    <message>
        <source>What the figure is based on</source>
        <translation>指标的依据</translation>
    </message>
    <message>
        <source>What the figure means</source>
        <translation>指标的含义</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Copy figures</source>
        <translation>复制指标</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>复制行</translation>
    </message>
    <message>
        <source>Compare with a recording…</source>
        <translation>与录像比较…</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>停止比较</translation>
    </message>
    <message>
        <source>Stop reading figures</source>
        <translation>停止读取指标</translation>
    </message>
    <message>
        <source>Read figures again</source>
        <translation>重新读取指标</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>选择玩家</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>未打开录像。</translation>
    </message>
    <message>
        <source>Figures are available once all events have been found.</source>
        <translation>找到所有事件后即可查看指标。</translation>
    </message>
    <message>
        <source>Reading figures…</source>
        <translation>正在读取指标…</translation>
    </message>
    <message>
        <source>Select a player to see figures about inputs, timing and movement.</source>
        <translation>选择玩家以查看其输入、时机和移动的指标。</translation>
    </message>
    <message>
        <source>Reading was stopped. &lt;a href=&apos;again&apos;&gt;Read figures&lt;/a&gt;</source>
        <translation>读取已停止。&lt;a href=&apos;again&apos;&gt;读取指标&lt;/a&gt;</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation>与 %1 比较</translation>
    </message>
    <message>
        <source>Figures for a closer look, not a verdict</source>
        <translation>指标供进一步查看，并非裁定</translation>
    </message>
    <message>
        <source>Compare with a recording</source>
        <translation>与录像比较</translation>
    </message>
    <message>
        <source>%1. %2: %3; %4</source>
        <translation>%1。%2：%3；%4</translation>
    </message>
    <message>
        <source>Figures about the selected player that help to judge a report; none is a verdict.</source>
        <translation>所选玩家的指标，有助于判断举报；任何指标都不构成裁定。</translation>
    </message>
    <message>
        <source>Too many inputs: only those up to tick %1 are counted.</source>
        <translation>输入过多：仅统计到 tick %1 为止。</translation>
    </message>
</context>
<context>
    <name>tickscope::FieldList</name>
    <message>
        <source>Show only fields with this text</source>
        <translation>仅显示含有此文本的字段</translation>
    </message>
    <message>
        <source>Find a field</source>
        <translation>查找字段</translation>
    </message>
    <message>
        <source>Find type, field or player</source>
        <translation>查找类型、字段或玩家</translation>
    </message>
    <message>
        <source>Fields to plot</source>
        <translation>要绘制的字段</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>No field has this text.</source>
        <translation>没有包含此文本的字段。</translation>
    </message>
</context>
<context>
    <name>tickscope::FigureEvidenceTexts</name>
    <message>
        <source>No player named %1 in %2.</source>
        <translation>%2 中没有名为 %1 的玩家。</translation>
    </message>
    <message>
        <source>%1 could not be read completely, so it has no figures.</source>
        <translation>%1 无法完整读取，因此没有指标。</translation>
    </message>
    <message>
        <source>the file %1</source>
        <translation>文件 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 is accused by name only, held by %Ln people in %2: %3. No figures are shown until one of them is chosen.</source>
        <translation>
            <numerusform>%1 仅以名称被举报，%2 中有 %Ln 人用过此名称：%3。选定其中一人后才显示指标。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>“Everybody else” includes players who had the same name and may be the same person: %1.</source>
        <translation>“其他所有人”包括同名且可能是同一个人的玩家：%1。</translation>
    </message>
    <message>
        <source>bars of everybody else</source>
        <translation>柱形为其他所有人</translation>
    </message>
    <message>
        <source>(tick %1)</source>
        <translation>（刻 %1）</translation>
    </message>
    <message>
        <source>(ticks %1 to %2)</source>
        <translation>（刻 %1 至 %2）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more in figure-places.csv</source>
        <translation>
            <numerusform>figure-places.csv 中还有 %Ln 处</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln other player(s) in the recording, bots as well, since a recording does not say who is one.</source>
        <translation>
            <numerusform>录像中另有 %Ln 名玩家，包括机器人，因为录像不会说明谁是机器人。</numerusform>
        </translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>中位数 %1</translation>
    </message>
    <message>
        <source>“Everybody else” is those of them who have enough samples for a value of their own, put together; in brackets are the least and the greatest value among the same players, and how many they are. Where fewer than three have enough, it is all of them together.</source>
        <translation>“其他所有人”是其中样本足以单独得出数值的玩家的合计；括号内是这些玩家的最小值和最大值以及人数。有足够样本的玩家不足三人时，则是全体合计。</translation>
    </message>
</context>
<context>
    <name>tickscope::FiguresModel</name>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其他玩家</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
</context>
<context>
    <name>tickscope::FileFilters</name>
    <message>
        <source>Recordings (%1)</source>
        <translation>录像 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>tickscope::FirstHint</name>
    <message>
        <source>%1 plays, dragging on the timeline goes anywhere, the wheel zooms, and %2 finds every command.</source>
        <translation>按 %1 播放，在时间轴上拖动可转到任意位置，滚轮缩放，按 %2 可查找所有命令。</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>所有按键</translation>
    </message>
    <message>
        <source>You see what %1 shows. Move time or camera to look elsewhere; %2 comes back to %1, and %3 switches the full screen.</source>
        <translation>您看到的是 %1 展示的画面。移动时间或镜头即可看别处；%2 回到 %1，%3 切换全屏。</translation>
    </message>
</context>
<context>
    <name>tickscope::FocusAreas</name>
    <message>
        <source>Next area</source>
        <translation>下一个区域</translation>
    </message>
    <message>
        <source>Move the focus to the next panel, the picture or the timeline</source>
        <translation>将焦点移到下一个面板、画面或时间轴</translation>
    </message>
    <message>
        <source>Previous area</source>
        <translation>上一个区域</translation>
    </message>
    <message>
        <source>Move the focus back to the panel, picture or timeline before</source>
        <translation>将焦点移回上一个面板、画面或时间轴</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
</context>
<context>
    <name>tickscope::FolderList</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>%1 was not found</source>
        <translation>未找到 %1</translation>
    </message>
</context>
<context>
    <name>tickscope::GhostInputs</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>tickscope::GoCommands</name>
    <message>
        <source>Go to…</source>
        <translation>转到…</translation>
    </message>
    <message>
        <source>Previous tick</source>
        <translation>上一个 tick</translation>
    </message>
    <message>
        <source>Next tick</source>
        <translation>下一个 tick</translation>
    </message>
    <message>
        <source>Jump back</source>
        <translation>向后跳转</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>向前跳转</translation>
    </message>
    <message>
        <source>Small jump back</source>
        <translation>小幅向后跳转</translation>
    </message>
    <message>
        <source>A tenth of a jump back</source>
        <translation>向后跳转十分之一</translation>
    </message>
    <message>
        <source>Small jump forward</source>
        <translation>小幅向前跳转</translation>
    </message>
    <message>
        <source>A tenth of a jump forward</source>
        <translation>向前跳转十分之一</translation>
    </message>
    <message>
        <source>Large jump back</source>
        <translation>大幅向后跳转</translation>
    </message>
    <message>
        <source>Ten jumps back</source>
        <translation>向后跳转十倍距离</translation>
    </message>
    <message>
        <source>Large jump forward</source>
        <translation>大幅向前跳转</translation>
    </message>
    <message>
        <source>Ten jumps forward</source>
        <translation>向前跳转十倍距离</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>上一个事件</translation>
    </message>
    <message>
        <source>Go to the previous event shown by the filter</source>
        <translation>转到筛选所示的上一个事件</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>下一个事件</translation>
    </message>
    <message>
        <source>Go to the next event shown by the filter</source>
        <translation>转到筛选所示的下一个事件</translation>
    </message>
    <message>
        <source>Previous marker</source>
        <translation>上一个标记</translation>
    </message>
    <message>
        <source>Next marker</source>
        <translation>下一个标记</translation>
    </message>
    <message>
        <source>Previous keyframe</source>
        <translation>上一个关键帧</translation>
    </message>
    <message>
        <source>Next keyframe</source>
        <translation>下一个关键帧</translation>
    </message>
    <message>
        <source>Hooks and hits</source>
        <translation>钩索和命中</translation>
    </message>
    <message>
        <source>Previous hook</source>
        <translation>上一次出钩</translation>
    </message>
    <message>
        <source>Go to the previous attached hook of the players shown by the filter</source>
        <translation>转到筛选所示玩家的上一次钩住</translation>
    </message>
    <message>
        <source>Next hook</source>
        <translation>下一次出钩</translation>
    </message>
    <message>
        <source>Go to the next attached hook of the players shown by the filter</source>
        <translation>转到筛选所示玩家的下一次钩住</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>上一次命中</translation>
    </message>
    <message>
        <source>Go to the previous weapon hit by the players shown by the filter</source>
        <translation>转到筛选所示玩家的上一次武器命中</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>下一次命中</translation>
    </message>
    <message>
        <source>Go to the next weapon hit by the players shown by the filter</source>
        <translation>转到筛选所示玩家的下一次武器命中</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>Go to the first tick</source>
        <translation>转到第一个 tick</translation>
    </message>
    <message>
        <source>End</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>Go to the last tick</source>
        <translation>转到最后一个 tick</translation>
    </message>
    <message>
        <source>Go to live</source>
        <translation>转到实时</translation>
    </message>
    <message>
        <source>Go to the end of the recording being written and keep playing</source>
        <translation>转到正在写入的录像末尾并继续播放</translation>
    </message>
    <message>
        <source>Jump to %1%</source>
        <translation>跳转到 %1%</translation>
    </message>
    <message>
        <source>Jump to percentage</source>
        <translation>跳转到百分比</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>Type a time, tick or time of day to go to</source>
        <translation>输入要转到的时间、tick 或时刻</translation>
    </message>
    <message>
        <source>a time (4:07.3), a tick (@12365) or a time of day (14:22:07 UTC)</source>
        <translation>时间 (4:07.3)、tick (@12365) 或时刻 (14:22:07 UTC)</translation>
    </message>
</context>
<context>
    <name>tickscope::GuideSearch</name>
    <message>
        <source>Previous result (Shift+Enter)</source>
        <translation>上一个结果 (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next result (Enter)</source>
        <translation>下一个结果 (Enter)</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <translation>在指南中查找</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>无结果</translation>
    </message>
</context>
<context>
    <name>tickscope::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>用户指南</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>后退 (Alt+左)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>前进 (Alt+右)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
</context>
<context>
    <name>tickscope::Help</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>显示所有键盘快捷键</translation>
    </message>
    <message>
        <source>About Tickscope</source>
        <translation>关于 Tickscope</translation>
    </message>
    <message>
        <source>What’s this?</source>
        <translation>这是什么？</translation>
    </message>
    <message>
        <source>Click anything to see what it does</source>
        <translation>点击任意元素以了解其用途</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>用户指南</translation>
    </message>
    <message>
        <source>Read how to do things</source>
        <translation>查看使用方法</translation>
    </message>
</context>
<context>
    <name>tickscope::HiddenReviewers</name>
    <message>
        <source>Reviewer %1</source>
        <translation>审核者 %1</translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryCommands</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>重做上一次撤销的更改</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>Undo the last change to markers, notes, verdict, lanes, loop or scoreboard</source>
        <translation>撤销对标记、备注、裁定、轨道、循环或计分板的上次更改</translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryPage</name>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>When (%1)</source>
        <translation>时间（%1）</translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryText</name>
    <message>
        <source>Took the case</source>
        <translation>领取了案件</translation>
    </message>
    <message>
        <source>Assigned the case to %1</source>
        <translation>将案件分配给 %1</translation>
    </message>
    <message>
        <source>Gave the case back</source>
        <translation>退回了案件</translation>
    </message>
    <message>
        <source>Took the case from %1</source>
        <translation>从 %1 处接手了案件</translation>
    </message>
    <message>
        <source>The reviewers disagree</source>
        <translation>审核者意见不一</translation>
    </message>
    <message>
        <source>The case is decided: %1</source>
        <translation>案件已裁定：%1</translation>
    </message>
    <message>
        <source>The case needs another verdict</source>
        <translation>案件还需要一份裁定</translation>
    </message>
    <message>
        <source>The case is open again</source>
        <translation>案件已重新开放</translation>
    </message>
    <message>
        <source>Settled the case: %1</source>
        <translation>作出定案：%1</translation>
    </message>
    <message>
        <source>Changed the claim: %1</source>
        <translation>更改了举报内容：%1</translation>
    </message>
    <message>
        <source>Removed the reporter</source>
        <translation>移除了举报人</translation>
    </message>
    <message>
        <source>Named the reporter: %1</source>
        <translation>填写了举报人：%1</translation>
    </message>
    <message>
        <source>Changed the priority from %1 to %2</source>
        <translation>将优先级从 %1 改为 %2</translation>
    </message>
    <message numerus="yes">
        <source>Asked for verdicts of %Ln reviewer(s)</source>
        <translation>
            <numerusform>要求 %Ln 名审核者作出裁定</numerusform>
        </translation>
    </message>
    <message>
        <source>Added note %1</source>
        <translation>添加了备注 %1</translation>
    </message>
    <message>
        <source>Added note %1: %2</source>
        <translation>添加了备注 %1：%2</translation>
    </message>
    <message>
        <source>Changed note %1</source>
        <translation>更改了备注 %1</translation>
    </message>
    <message>
        <source>Changed note %1: %2</source>
        <translation>更改了备注 %1：%2</translation>
    </message>
    <message>
        <source>Withdrew the verdict</source>
        <translation>撤回了裁定</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>已裁定</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Decided “%1”</source>
        <translation>裁定为“%1”</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1“%2”</translation>
    </message>
    <message>
        <source>Removed the recording %1</source>
        <translation>移除了录像 %1</translation>
    </message>
    <message>
        <source>Added the recording %1</source>
        <translation>添加了录像 %1</translation>
    </message>
    <message>
        <source>Removed the tag %1</source>
        <translation>移除了标签 %1</translation>
    </message>
    <message>
        <source>Added the tag %1</source>
        <translation>添加了标签 %1</translation>
    </message>
    <message>
        <source>Removed %1 from the accused</source>
        <translation>从被举报人中移除了 %1</translation>
    </message>
    <message>
        <source>Added %1 to the accused</source>
        <translation>将 %1 添加到被举报人</translation>
    </message>
    <message>
        <source>Said which %1 is accused</source>
        <translation>指明了被举报的是哪个 %1</translation>
    </message>
    <message>
        <source>Opened the case</source>
        <translation>新建了案件</translation>
    </message>
    <message>
        <source>Opened the case: %1</source>
        <translation>新建了案件：%1</translation>
    </message>
    <message>
        <source>Removed the case</source>
        <translation>移除了案件</translation>
    </message>
    <message>
        <source>Erased a person</source>
        <translation>抹除了个人信息</translation>
    </message>
    <message>
        <source>Changed the case</source>
        <translation>更改了案件</translation>
    </message>
    <message>
        <source>Changed the time of note %1</source>
        <translation>更改了备注 %1 的时间</translation>
    </message>
    <message>
        <source>Added a note</source>
        <translation>添加了备注</translation>
    </message>
    <message>
        <source>Deleted a note</source>
        <translation>删除了备注</translation>
    </message>
    <message>
        <source>Changed a note</source>
        <translation>更改了备注</translation>
    </message>
    <message>
        <source>Deleted note %1</source>
        <translation>删除了备注 %1</translation>
    </message>
    <message>
        <source>Deleted note %1: %2</source>
        <translation>删除了备注 %1：%2</translation>
    </message>
    <message>
        <source>Withdrew the request for a second reviewer</source>
        <translation>撤回了对第二名审核者的请求</translation>
    </message>
</context>
<context>
    <name>tickscope::HoverCard</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>及另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>What is under the pointer</source>
        <translation>指针下的内容</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>tick %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在载入…</translation>
    </message>
</context>
<context>
    <name>tickscope::Hud</name>
    <message>
        <source>Spectating %1</source>
        <translation>正在旁观 %1</translation>
    </message>
    <message>
        <source>Race %1</source>
        <translation>竞速 %1</translation>
    </message>
</context>
<context>
    <name>tickscope::InfoDock</name>
    <message>
        <source>Info</source>
        <translation>信息</translation>
    </message>
    <message>
        <source>Recording details</source>
        <translation>录像详情</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>复制行</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>未打开录像。</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>录像</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Recorded by</source>
        <translation>录制者</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>%1, of %2 of the recording</source>
        <translation>%1，录像总计 %2</translation>
    </message>
    <message>
        <source>Recordings of this server</source>
        <translation>此服务器的录像</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Previous ID</source>
        <translation>上一个 ID</translation>
    </message>
    <message>
        <source>none, this is the first</source>
        <translation>无，这是第一个</translation>
    </message>
    <message>
        <source>not in this folder</source>
        <translation>不在此文件夹中</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>上一个文件</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>下一个文件</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地图</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Embedded</source>
        <translation>内嵌</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>no, not found</source>
        <translation>否，未找到</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>CRC-32</source>
        <translation>CRC-32</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Ticks per second</source>
        <translation>每秒 tick 数</translation>
    </message>
    <message>
        <source> so far</source>
        <translation> （截至目前）</translation>
    </message>
    <message>
        <source>Seek points</source>
        <translation>定位点</translation>
    </message>
    <message>
        <source>%1 of the recording</source>
        <translation>录像自带 %1 个</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>%1 made by Tickscope</source>
        <translation>Tickscope 生成 %1 个</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>损坏处</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>文件头</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more value(s); tickscope-cli info lists them all</source>
        <translation>
            <numerusform>另有 %Ln 个值；tickscope-cli info 会全部列出</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1; outside the recording: %2</source>
        <translation>%1；录像之外：%2</translation>
    </message>
    <message>
        <source>What the file says about itself: header, counts, hashes, map.</source>
        <translation>文件自身的说明：文件头、计数、哈希、地图。</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>未读取</translation>
    </message>
    <message>
        <source>Format version</source>
        <translation>格式版本</translation>
    </message>
</context>
<context>
    <name>tickscope::InputTapeDock</name>
    <message>
        <source>Input tape</source>
        <translation>输入带</translation>
    </message>
    <message>
        <source>Bars are held keys, the line is the aim, words are weapons. Click to go there; Ctrl+wheel zooms, the wheel scrolls.</source>
        <translation>条块是按住的键，线是瞄准方向，文字是武器。点击可转到该处；Ctrl+滚轮缩放，滚轮滚动。</translation>
    </message>
    <message>
        <source>Selected player only</source>
        <translation>仅所选玩家</translation>
    </message>
    <message>
        <source>Show input</source>
        <translation>显示输入</translation>
    </message>
    <message>
        <source>Copy input</source>
        <translation>复制输入</translation>
    </message>
    <message>
        <source>Copy visible inputs of this lane</source>
        <translation>复制此轨道的可见输入</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>未打开录像。</translation>
    </message>
    <message>
        <source>None of the shown inputs occur in this range. Right-click to choose others.</source>
        <translation>此范围内没有所显示的输入。右键点击可选择其他输入。</translation>
    </message>
    <message>
        <source>No inputs in this range.</source>
        <translation>此范围内没有输入。</translation>
    </message>
    <message>
        <source>No inputs recorded here.</source>
        <translation>此处未录制输入。</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>复制：%1</translation>
    </message>
    <message>
        <source>The players&apos; keys and mouse over time, as far as they were recorded.</source>
        <translation>随时间显示的玩家按键和鼠标（以录制的为限）。</translation>
    </message>
</context>
<context>
    <name>tickscope::InspectorDock</name>
    <message>
        <source>rebuilt</source>
        <translation>重建</translation>
    </message>
    <message>
        <source>after damage</source>
        <translation>损坏之后</translation>
    </message>
    <message>
        <source>still loading</source>
        <translation>仍在载入</translation>
    </message>
    <message>
        <source>values as recorded</source>
        <translation>录制的值</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Find in items</source>
        <translation>在条目中查找</translation>
    </message>
    <message>
        <source>Find name or value</source>
        <translation>查找名称或值</translation>
    </message>
    <message>
        <source>Show only items with this text in a name or value  (%1)</source>
        <translation>仅显示名称或值含有此文本的条目  （%1）</translation>
    </message>
    <message>
        <source>Changed only</source>
        <translation>仅变化项</translation>
    </message>
    <message>
        <source>Show only what changed since the previous tick</source>
        <translation>仅显示自上一个 tick 以来变化的内容</translation>
    </message>
    <message>
        <source>Items and fields</source>
        <translation>条目和字段</translation>
    </message>
    <message>
        <source>Plot this field</source>
        <translation>绘制此字段</translation>
    </message>
    <message>
        <source>Copy selected as JSON</source>
        <translation>将所选内容复制为 JSON</translation>
    </message>
    <message>
        <source>Copy all as JSON</source>
        <translation>将全部内容复制为 JSON</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>全部折叠</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>values recorded and rebuilt</source>
        <translation>录制和重建的值</translation>
    </message>
    <message>
        <source>Tick %1: %2, %3</source>
        <translation>Tick %1：%2，%3</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>未打开录像。</translation>
    </message>
    <message>
        <source>No items at this tick.</source>
        <translation>此 tick 没有条目。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Nothing changed at this tick. &lt;a href=&apos;clear&apos;&gt;Show all items&lt;/a&gt;</source>
        <translation>此 tick 没有变化。&lt;a href=&apos;clear&apos;&gt;显示所有条目&lt;/a&gt;</translation>
    </message>
    <message>
        <source>No matching items. &lt;a href=&apos;clear&apos;&gt;Show all items&lt;/a&gt;</source>
        <translation>没有匹配的条目。&lt;a href=&apos;clear&apos;&gt;显示所有条目&lt;/a&gt;</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Every item at the current tick with all its fields, as recorded. Changes since the previous snapshot are marked.</source>
        <translation>当前 tick 的所有条目及其录制的全部字段。自上一个快照以来的变化会标出。</translation>
    </message>
</context>
<context>
    <name>tickscope::InspectorModel</name>
    <message>
        <source>Item and field</source>
        <translation>条目和字段</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>录制</translation>
    </message>
    <message>
        <source>rebuilt</source>
        <translation>重建</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>推测</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message>
        <source>From messages</source>
        <translation>来自消息</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%2 %3 的 %1</translation>
    </message>
    <message>
        <source>previous: %1</source>
        <translation>之前：%1</translation>
    </message>
    <message>
        <source>Guess: %1</source>
        <translation>推测：%1</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>之前</translation>
    </message>
</context>
<context>
    <name>tickscope::KeyRecorder</name>
    <message>
        <source>Press a key to add it</source>
        <translation>按下按键以添加</translation>
    </message>
</context>
<context>
    <name>tickscope::LagPlot</name>
    <message>
        <source>Time won and lost</source>
        <translation>领先与落后的时间</translation>
    </message>
    <message>
        <source>How far ahead of the ghost the run is along its way. Left and Right go along it.</source>
        <translation>沿路线领先幽灵多少。左右方向键沿路线移动。</translation>
    </message>
    <message>
        <source>Distance (%1)</source>
        <translation>路程（%1）</translation>
    </message>
    <message>
        <source>Ahead (s)</source>
        <translation>领先（秒）</translation>
    </message>
    <message>
        <source>After %1: %2 s behind the ghost</source>
        <translation>%1 处：落后幽灵 %2 秒</translation>
    </message>
    <message>
        <source>After %1: %2 s ahead of the ghost</source>
        <translation>%1 处：领先幽灵 %2 秒</translation>
    </message>
</context>
<context>
    <name>tickscope::LaneCommands</name>
    <message>
        <source>Show lane</source>
        <translation>显示轨道</translation>
    </message>
    <message>
        <source>Colour lane</source>
        <translation>设置轨道颜色</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Reset lanes</source>
        <translation>重置轨道</translation>
    </message>
    <message>
        <source>Remove lane</source>
        <translation>移除轨道</translation>
    </message>
    <message>
        <source>Events with text…</source>
        <translation>含有文本的事件…</translation>
    </message>
    <message>
        <source>Add lane for event type</source>
        <translation>添加事件类型轨道</translation>
    </message>
    <message>
        <source>Add lane</source>
        <translation>添加轨道</translation>
    </message>
    <message>
        <source>Hide “%1”</source>
        <translation>隐藏“%1”</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Same as events</source>
        <translation>与事件相同</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>移除“%1”</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Events with this text:</source>
        <translation>含有此文本的事件：</translation>
    </message>
    <message>
        <source>Hide lane</source>
        <translation>隐藏轨道</translation>
    </message>
    <message>
        <source>Move lane</source>
        <translation>移动轨道</translation>
    </message>
    <message>
        <source>%1 (none in this recording)</source>
        <translation>%1（此录像中没有）</translation>
    </message>
</context>
<context>
    <name>tickscope::Lanes</name>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>击杀</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫罗兰色</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
</context>
<context>
    <name>tickscope::LengthText</name>
    <message>
        <source>tiles</source>
        <translation>图块</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>units</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>tiles/s</source>
        <translation>图块/秒</translation>
    </message>
    <message>
        <source>blocks/s</source>
        <translation>方块/秒</translation>
    </message>
    <message>
        <source>units/s</source>
        <translation>单位/秒</translation>
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
        <translation>可见高度</translation>
    </message>
    <message>
        <source>Only floors and players between these heights are shown. Up and Down move the range, with Shift its upper end; Escape shows all.</source>
        <translation>仅显示这些高度之间的地面和玩家。上、下方向键移动范围，同时按 Shift 移动其上端；Esc 显示全部。</translation>
    </message>
    <message>
        <source>All heights: %1 to %2</source>
        <translation>所有高度：%1 至 %2</translation>
    </message>
    <message>
        <source>Heights %1 to %2</source>
        <translation>高度 %1 至 %2</translation>
    </message>
    <message>
        <source>Drag an end to hide floors and players above or below; double-click to show all.</source>
        <translation>拖动两端可隐藏上方或下方的地面和玩家；双击显示全部。</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryCommands</name>
    <message>
        <source>Library</source>
        <translation>录像库</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>打开录像</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Read the whole file again and look for damage</source>
        <translation>重新读取整个文件并查找损坏</translation>
    </message>
    <message>
        <source>Export list…</source>
        <translation>导出列表…</translation>
    </message>
    <message>
        <source>Save what is known about the selected recordings as CSV or JSON</source>
        <translation>将所选录像的已知信息保存为 CSV 或 JSON</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>在文件管理器中显示</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Keep under Pinned, or remove from there</source>
        <translation>保留在“已固定”中，或从中移除</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>The file stays where it is</source>
        <translation>文件保留在原处</translation>
    </message>
    <message>
        <source>Add folder to library…</source>
        <translation>将文件夹添加到录像库…</translation>
    </message>
    <message>
        <source>Add folder to library</source>
        <translation>将文件夹添加到录像库</translation>
    </message>
    <message>
        <source>Scan folders again</source>
        <translation>重新扫描文件夹</translation>
    </message>
    <message>
        <source>Search in whispers</source>
        <translation>在私聊中搜索</translation>
    </message>
    <message>
        <source>Find words in whispers between players. All recordings are read again</source>
        <translation>查找玩家之间私聊中的文字。所有录像都会重新读取</translation>
    </message>
    <message>
        <source>Only the first %1 were opened.</source>
        <translation>仅打开了前 %1 个。</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>未找到文件。</translation>
    </message>
    <message numerus="yes">
        <source>Verifying %n recording(s)…</source>
        <translation>
            <numerusform>正在验证 %n 个录像…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) verified</source>
        <translation>
            <numerusform>已验证 %n 个录像</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no damage found.</source>
        <translation>%1：未发现损坏。</translation>
    </message>
    <message>
        <source>%1: %2 damaged, unreadable or missing.</source>
        <translation>%1：%2 个已损坏、不可读或缺失。</translation>
    </message>
    <message>
        <source>Export list</source>
        <translation>导出列表</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
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
        <translation>已导出到 %1。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) unpinned.</source>
        <translation>
            <numerusform>已取消固定 %n 个录像。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) pinned.</source>
        <translation>
            <numerusform>已固定 %n 个录像。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show library</source>
        <translation>显示录像库</translation>
    </message>
    <message>
        <source>Show the library beside what is open</source>
        <translation>在已打开的内容旁显示录像库</translation>
    </message>
    <message>
        <source>Add address to library…</source>
        <translation>将地址添加到录像库…</translation>
    </message>
    <message>
        <source>List the recordings of a game server, a web folder or a bucket</source>
        <translation>列出游戏服务器、网页文件夹或存储桶中的录像</translation>
    </message>
    <message>
        <source>Name world…</source>
        <translation>为世界命名…</translation>
    </message>
    <message>
        <source>Show a name of yours for the world of the selected recording</source>
        <translation>用您起的名字显示所选录像的世界</translation>
    </message>
    <message>
        <source>The recording names no world.</source>
        <translation>录像未注明世界。</translation>
    </message>
    <message>
        <source>Name world</source>
        <translation>为世界命名</translation>
    </message>
    <message>
        <source>Name (empty: as the recording says):</source>
        <translation>名称（留空：以录像为准）：</translation>
    </message>
    <message>
        <source>Read in a confined process</source>
        <translation>在受限进程中读取</translation>
    </message>
    <message>
        <source>A process that reaches no network and no other files reads the recordings. One that is broken cannot end the window</source>
        <translation>由无法访问网络和其他文件的进程读取录像。损坏的录像无法使窗口终止</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Show two to four in one picture, or one with the recording that is open</source>
        <translation>在同一画面中显示两到四个录像，或将一个与打开的录像一起显示</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryModel</name>
    <message>
        <source>Not read yet</source>
        <translation>尚未读取</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>案件</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Found in</source>
        <translation>匹配位置</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>最佳时间</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Map or world</source>
        <translation>地图或世界</translation>
    </message>
    <message>
        <source>No map or world</source>
        <translation>无地图或世界</translation>
    </message>
    <message>
        <source>Date of the file; the recording has none</source>
        <translation>文件日期；录像没有日期</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryPage</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Filter recordings</source>
        <translation>筛选录像</translation>
    </message>
    <message>
        <source>Matches the beginning of words</source>
        <translation>匹配词的开头</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>排序方式</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>卡片的顺序</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>最新优先</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>最早优先</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>最长优先</translation>
    </message>
    <message>
        <source>Most players first</source>
        <translation>玩家最多优先</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>最大优先</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>分组方式</translation>
    </message>
    <message>
        <source>Show headings between recordings</source>
        <translation>在录像之间显示标题</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>不分组</translation>
    </message>
    <message>
        <source>Group by folder</source>
        <translation>按文件夹分组</translation>
    </message>
    <message>
        <source>Group by game</source>
        <translation>按游戏分组</translation>
    </message>
    <message>
        <source>Group by month</source>
        <translation>按月份分组</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>录像</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>正在扫描</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The next scan continues from here</source>
        <translation>下次扫描从此处继续</translation>
    </message>
    <message>
        <source>No recording matches “%1”.</source>
        <translation>没有匹配“%1”的录像。</translation>
    </message>
    <message>
        <source>Looking for recordings…</source>
        <translation>正在查找录像…</translation>
    </message>
    <message>
        <source>No recordings here.</source>
        <translation>此处没有录像。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>已选择 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s)</source>
        <translation>
            <numerusform>%Ln 个录像</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through folders: %1</source>
        <translation>正在查找文件夹：%1</translation>
    </message>
    <message>
        <source>Reading headers: %1 of %2</source>
        <translation>正在读取文件头：%1/%2</translation>
    </message>
    <message>
        <source>Fastest run first</source>
        <translation>最快的在前</translation>
    </message>
    <message>
        <source>Reading players, chat and runs: %1 of %2</source>
        <translation>正在读取玩家、聊天和竞速：%1 / %2</translation>
    </message>
    <message>
        <source>Filter by name, map, world, player or chat</source>
        <translation>按名称、地图、世界、玩家或聊天筛选</translation>
    </message>
    <message>
        <source>By map or world</source>
        <translation>按地图或世界</translation>
    </message>
    <message>
        <source>Group by map or world</source>
        <translation>按地图或世界分组</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryTexts</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>未找到文件</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>不可读</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>This file no longer exists</source>
        <translation>此文件已不存在</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged place(s)</source>
        <translation>
            <numerusform>%n 处损坏</numerusform>
        </translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>最佳 %1</translation>
    </message>
    <message>
        <source>World %1…</source>
        <translation>世界 %1…</translation>
    </message>
    <message>
        <source>file: %1</source>
        <translation>文件：%1</translation>
    </message>
</context>
<context>
    <name>tickscope::LinkTexts</name>
    <message>
        <source>%1, tick %2 (%3)</source>
        <translation>%1，tick %2（%3）</translation>
    </message>
    <message>
        <source>a recording</source>
        <translation>录像</translation>
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
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>%1 — Tickscope</source>
        <translation>%1 — Tickscope</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>在文件管理器中显示</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>已保存到 %1。</translation>
    </message>
    <message>
        <source>Settings last only until Tickscope is closed: their file cannot be written.</source>
        <translation>设置仅在 Tickscope 关闭前有效：无法写入设置文件。</translation>
    </message>
    <message>
        <source>Drop to compare with this recording</source>
        <translation>松开以与此录像比较</translation>
    </message>
    <message>
        <source>Drop to open; with Shift to compare</source>
        <translation>松开以打开；按住 Shift 则比较</translation>
    </message>
    <message>
        <source>Drop to open</source>
        <translation>松开以打开</translation>
    </message>
</context>
<context>
    <name>tickscope::MapChoice</name>
    <message>
        <source>Map “%1” not found; players are shown without walls.</source>
        <translation>未找到地图“%1”；显示玩家但不显示墙体。</translation>
    </message>
    <message>
        <source>Embedded map “%1” cannot be read; players are shown without walls.</source>
        <translation>内嵌地图“%1”无法读取；显示玩家但不显示墙体。</translation>
    </message>
    <message>
        <source>%1 is not a readable map file.</source>
        <translation>%1 不是可读的地图文件。</translation>
    </message>
    <message>
        <source>Map “%1” is embedded in the recording.</source>
        <translation>地图“%1”内嵌在录像中。</translation>
    </message>
    <message>
        <source>Map “%1” found, SHA-256 matches: %2</source>
        <translation>已找到地图“%1”，SHA-256 匹配：%2</translation>
    </message>
    <message>
        <source>Map “%1” found, CRC-32 matches: %2</source>
        <translation>已找到地图“%1”，CRC-32 匹配：%2</translation>
    </message>
    <message>
        <source>Chosen map, unverified: %1; the recording has no map hash.</source>
        <translation>手动选择的地图，未验证：%1；录像没有地图哈希。</translation>
    </message>
    <message>
        <source>Map “%1” found by name only, unverified; it may be a different version.</source>
        <translation>仅按名称找到地图“%1”，未验证；可能是不同的版本。</translation>
    </message>
    <message>
        <source>Different map version (hash or size differs): %1</source>
        <translation>地图版本不同（哈希或大小不符）：%1</translation>
    </message>
    <message>
        <source>Hooks, weapons and freeze need the map that was played.</source>
        <translation>钩索、武器和冻结需要当时所玩的地图。</translation>
    </message>
</context>
<context>
    <name>tickscope::MapDownload</name>
    <message>
        <source>Download map</source>
        <translation>下载地图</translation>
    </message>
    <message>
        <source>Download the map “%1” from %2?</source>
        <translation>要从 %2 下载地图“%1”吗？</translation>
    </message>
    <message>
        <source>It is used only if its SHA-256 matches the recording.</source>
        <translation>仅当其 SHA-256 与录像相符时才会使用。</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Downloading the map…</source>
        <translation>正在下载地图…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The map could not be downloaded: %1</source>
        <translation>地图无法下载：%1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>tickscope::MapPrompts</name>
    <message>
        <source>Choose map file…</source>
        <translation>选择地图文件…</translation>
    </message>
    <message>
        <source>Choose the map file to use</source>
        <translation>选择要使用的地图文件</translation>
    </message>
    <message>
        <source>Download map…</source>
        <translation>下载地图…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Maps (*%1)</source>
        <translation>地图 (*%1)</translation>
    </message>
    <message>
        <source>Choose map file</source>
        <translation>选择地图文件</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerColor</name>
    <message>
        <source>Amber</source>
        <translation>琥珀色</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerCommands</name>
    <message>
        <source>Add marker</source>
        <translation>添加标记</translation>
    </message>
    <message>
        <source>Mark range</source>
        <translation>标记范围</translation>
    </message>
    <message>
        <source>Edit marker</source>
        <translation>编辑标记</translation>
    </message>
    <message>
        <source>Colour marker</source>
        <translation>设置标记颜色</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>删除标记</translation>
    </message>
    <message>
        <source>Add a marker here and name it</source>
        <translation>在此添加标记并命名</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerExchange</name>
    <message>
        <source>This is not a complete JSON file (byte %1: %2).</source>
        <translation>这不是完整的 JSON 文件（字节 %1：%2）。</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Tickscope.</source>
        <translation>此文件由较新版本的 Tickscope 写入。</translation>
    </message>
    <message>
        <source>This file contains no markers.</source>
        <translation>此文件不含标记。</translation>
    </message>
    <message>
        <source>This file has no “tick” column, so it contains no markers.</source>
        <translation>此文件没有“tick”列，因此不含标记。</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerModel</name>
    <message>
        <source>case</source>
        <translation>案件</translation>
    </message>
    <message>
        <source>own</source>
        <translation>自己</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>录像</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Player: %1</source>
        <translation>玩家：%1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>案件 %1</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerNameField</name>
    <message>
        <source>Marker name</source>
        <translation>标记名称</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>tickscope::Markers</name>
    <message>
        <source>Add marker</source>
        <translation>添加标记</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>重命名标记</translation>
    </message>
    <message>
        <source>Move marker</source>
        <translation>移动标记</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>删除标记</translation>
    </message>
    <message>
        <source>Case %1: %2</source>
        <translation>案件 %1：%2</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkersDock</name>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Go to marker</source>
        <translation>转到标记</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>重命名标记</translation>
    </message>
    <message>
        <source>Move to playhead</source>
        <translation>移到播放头</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>删除标记</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>添加标记</translation>
    </message>
    <message>
        <source>Mark the current tick and name it</source>
        <translation>标记当前 tick 并命名</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>复制行</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>未打开录像。</translation>
    </message>
    <message>
        <source>No markers. &lt;a href=&apos;add&apos;&gt;Mark this tick&lt;/a&gt;</source>
        <translation>没有标记。&lt;a href=&apos;add&apos;&gt;标记此 tick&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Keep as own marker</source>
        <translation>保存为自己的标记</translation>
    </message>
    <message>
        <source>Store the note of somebody who watches together</source>
        <translation>保存一起观看者的笔记</translation>
    </message>
    <message>
        <source>Places worth finding again: those in the file and your own, added with M.</source>
        <translation>值得再次查看的位置：文件中的标记和您自己用 M 添加的标记。</translation>
    </message>
</context>
<context>
    <name>tickscope::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>tickscope::NoteClipTexts</name>
    <message>
        <source>There is no clip of note %1: %2.</source>
        <translation>备注 %1 没有片段：%2。</translation>
    </message>
    <message>
        <source>The clip of note %1 is not whole: %2.</source>
        <translation>备注 %1 的片段不完整：%2。</translation>
    </message>
    <message>
        <source>Clips begin with the recording: %1.</source>
        <translation>片段从录像开头开始：%1。</translation>
    </message>
    <message>
        <source>No clips: %1.</source>
        <translation>没有片段：%1。</translation>
    </message>
    <message>
        <source>There is no video of note %1: %2.</source>
        <translation>备注 %1 没有视频：%2。</translation>
    </message>
    <message>
        <source>0:00 in the clip is %1 in the recording.</source>
        <translation>片段中的 0:00 即录像中的 %1。</translation>
    </message>
    <message>
        <source>%1 is called %2 in it.</source>
        <translation>%1 在其中称为 %2。</translation>
    </message>
    <message>
        <source>%1 is not in it.</source>
        <translation>%1 不在其中。</translation>
    </message>
</context>
<context>
    <name>tickscope::NoteModel</name>
    <message>
        <source>other file</source>
        <translation>其他文件</translation>
    </message>
    <message>
        <source>case</source>
        <translation>案件</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>（无文本）</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>By</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>%1 (with a picture)</source>
        <translation>%1（附图片）</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
</context>
<context>
    <name>tickscope::NotesPage</name>
    <message>
        <source>Go to note</source>
        <translation>转到备注</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>删除备注</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>No notes. &lt;a href=&apos;add&apos;&gt;Add a note here&lt;/a&gt; (D)</source>
        <translation>没有备注。&lt;a href=&apos;add&apos;&gt;在此处添加备注&lt;/a&gt; (D)</translation>
    </message>
    <message>
        <source>%1 is selected. &lt;a href=&apos;selected&apos;&gt;Make the note about them&lt;/a&gt;</source>
        <translation>已选择 %1。&lt;a href=&apos;selected&apos;&gt;将备注改为关于该玩家&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Not about the accused. &lt;a href=&apos;accused&apos;&gt;Make it about %1&lt;/a&gt;</source>
        <translation>并非关于被举报者。&lt;a href=&apos;accused&apos;&gt;改为关于 %1&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Delete the note; not while a verdict cites it</source>
        <translation>删除备注；有裁定引用时无法删除</translation>
    </message>
</context>
<context>
    <name>tickscope::OccurrencesModel</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>tickscope::OpenPlayersTexts</name>
    <message numerus="yes">
        <source>%1 (name only: held by %Ln people)</source>
        <translation>
            <numerusform>%1（仅名称：%Ln 人用过）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (name only)</source>
        <translation>%1（仅名称）</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>又名 %1</translation>
    </message>
</context>
<context>
    <name>tickscope::OpenUrlDialog</name>
    <message>
        <source>Open URL</source>
        <translation>打开 URL</translation>
    </message>
    <message>
        <source>Only if the server asks for one</source>
        <translation>仅在服务器要求时填写</translation>
    </message>
    <message>
        <source>Sent to that server as a bearer token, and never stored</source>
        <translation>作为 bearer 令牌发送到该服务器，绝不保存</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>地址(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>令牌(&amp;T)</translation>
    </message>
    <message>
        <source>The address of a recording on a server.</source>
        <translation>服务器上录像的地址。</translation>
    </message>
    <message>
        <source>The address begins with https:// or http://.</source>
        <translation>地址以 https:// 或 http:// 开头。</translation>
    </message>
    <message>
        <source>That is not a server address.</source>
        <translation>这不是服务器地址。</translation>
    </message>
    <message>
        <source>http:// is not encrypted: others can read everything, including the token.</source>
        <translation>http:// 未加密：他人可以读取所有内容，包括令牌。</translation>
    </message>
    <message>
        <source>Add address to library</source>
        <translation>将地址添加到录像库</translation>
    </message>
    <message>
        <source>Sent to that server as a bearer token, and stored only in the system keyring. For a private S3 bucket: s3:REGION:KEY:SECRET, which is not sent</source>
        <translation>作为 bearer 令牌发送到该服务器，仅保存在系统密钥环中。对于私有 S3 存储桶：s3:REGION:KEY:SECRET，不会发送</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>The address of a folder with recordings on a server.</source>
        <translation>服务器上录像文件夹的地址。</translation>
    </message>
    <message>
        <source>The address of a folder has no “?” and no password.</source>
        <translation>文件夹的地址不含“?”和密码。</translation>
    </message>
</context>
<context>
    <name>tickscope::Opening</name>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>打开录像</translation>
    </message>
    <message>
        <source>Open URL…</source>
        <translation>打开 URL…</translation>
    </message>
    <message>
        <source>Open a recording on a server</source>
        <translation>打开服务器上的录像</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Previous recording of this server</source>
        <translation>此服务器的上一个录像</translation>
    </message>
    <message>
        <source>Open the recording that the server wrote before this one</source>
        <translation>打开服务器在此之前写入的录像</translation>
    </message>
    <message>
        <source>Next recording of this server</source>
        <translation>此服务器的下一个录像</translation>
    </message>
    <message>
        <source>Open the recording that the server wrote after this one</source>
        <translation>打开服务器在此之后写入的录像</translation>
    </message>
    <message>
        <source>Close recording</source>
        <translation>关闭录像</translation>
    </message>
    <message>
        <source>Show secrets</source>
        <translation>显示机密信息</translation>
    </message>
    <message>
        <source>Show passwords and other secrets in plain text until this recording is closed</source>
        <translation>以明文显示密码和其他机密信息，直到关闭此录像</translation>
    </message>
    <message>
        <source>Open recordings</source>
        <translation>打开录像</translation>
    </message>
</context>
<context>
    <name>tickscope::OverviewStrip</name>
    <message>
        <source>Overview of the whole recording</source>
        <translation>整个录像的概览</translation>
    </message>
    <message>
        <source>The whole recording. Drag to move the visible range.</source>
        <translation>整个录像。拖动可移动可见范围。</translation>
    </message>
</context>
<context>
    <name>tickscope::PageText</name>
    <message>
        <source>On startup</source>
        <translation>启动时</translation>
    </message>
    <message>
        <source>Reopen the last session</source>
        <translation>重新打开上次的会话</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Show a first hint above the picture</source>
        <translation>在画面上方显示首次提示</translation>
    </message>
    <message>
        <source>Recent recordings</source>
        <translation>最近的录像</translation>
    </message>
    <message>
        <source>Jump length</source>
        <translation>跳转长度</translation>
    </message>
    <message>
        <source>Small jumps are a tenth of it, large ones ten times as long.</source>
        <translation>小幅跳转为其十分之一，大幅跳转为其十倍。</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>叠加显示</translation>
    </message>
    <message>
        <source>Chat, kills and clock</source>
        <translation>聊天、击杀和时钟</translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation>小地图</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Colour-blind-safe colours</source>
        <translation>色盲友好配色</translation>
    </message>
    <message>
        <source>Show players and teams in colours that are easy to tell apart with colour blindness.</source>
        <translation>使用色盲者也易于区分的颜色显示玩家和队伍。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Takes effect after a restart.</source>
        <translation>重新启动后生效。</translation>
    </message>
    <message>
        <source>The library lists the recordings in these folders. Recordings of links and cases are looked for here, too.</source>
        <translation>录像库列出这些文件夹中的录像。链接和案件的录像也会在此处查找。</translation>
    </message>
    <message>
        <source>Recording folders</source>
        <translation>录像文件夹</translation>
    </message>
    <message>
        <source>Maps are looked for next to the recording, in these folders and in the game&apos;s own folders.</source>
        <translation>将在录像旁边、这些文件夹以及游戏自身的文件夹中查找地图。</translation>
    </message>
    <message>
        <source>Map folders</source>
        <translation>地图文件夹</translation>
    </message>
    <message>
        <source>Missing maps</source>
        <translation>缺失的地图</translation>
    </message>
    <message>
        <source>Address for downloading missing maps. You are asked before anything is downloaded.</source>
        <translation>缺失地图的下载地址。下载前会先询问您。</translation>
    </message>
    <message>
        <source>Team cases</source>
        <translation>团队案件</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Game reports</source>
        <translation>游戏报告</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Names of blocks and entities in Hollow Cube recordings come from the game&apos;s own reports: blocks.json and registries.json in a folder named after the data version, such as 4903. Holds for recordings opened from now on.</source>
        <translation>Hollow Cube 录像中方块和实体的名称来自游戏自身的报告：blocks.json 和 registries.json，位于以数据版本（例如 4903）命名的文件夹中。对此后打开的录像生效。</translation>
    </message>
    <message>
        <source>Recordings on servers</source>
        <translation>服务器上的录像</translation>
    </message>
    <message>
        <source>Read the whole recording in the background</source>
        <translation>在后台读取整个录像</translation>
    </message>
    <message>
        <source>Otherwise only what you look at is read, where the file has an index, until you choose Read on.</source>
        <translation>否则，如果文件有索引，则仅读取您查看的部分，直到您选择“继续读取”。</translation>
    </message>
</context>
<context>
    <name>tickscope::PaletteCommands</name>
    <message>
        <source>Command palette…</source>
        <translation>命令面板…</translation>
    </message>
    <message>
        <source>Find any command, recent recording, player or event type</source>
        <translation>查找任意命令、最近的录像、玩家或事件类型</translation>
    </message>
</context>
<context>
    <name>tickscope::PaletteDialog</name>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Enter runs, Tab types an argument, Esc closes</source>
        <translation>Enter 执行，Tab 输入参数，Esc 关闭</translation>
    </message>
    <message>
        <source>No matching command, recording, player or event type.</source>
        <translation>没有匹配的命令、录像、玩家或事件类型。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Argument of %1</source>
        <translation>%1的参数</translation>
    </message>
    <message>
        <source>%1: type the argument. Enter runs, Esc goes back.</source>
        <translation>%1：输入参数。Enter 执行，Esc 返回。</translation>
    </message>
    <message>
        <source>Type a command, recording, player or event type</source>
        <translation>输入命令、录像、玩家或事件类型</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>%1 does not accept “%2”.</source>
        <translation>%1不接受“%2”。</translation>
    </message>
    <message>
        <source>%1 is not available now.</source>
        <translation>%1现在不可用。</translation>
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
        <translation>未打开录像</translation>
    </message>
    <message>
        <source>not available now</source>
        <translation>现在不可用</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>tickscope::PasswordDialog</name>
    <message>
        <source>&amp;Keep it in the system keyring</source>
        <translation>保存在系统密钥环中(&amp;K)</translation>
    </message>
    <message>
        <source>Password of the case server</source>
        <translation>案件服务器的密码</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>密码(&amp;W)</translation>
    </message>
</context>
<context>
    <name>tickscope::PasteReportDialog</name>
    <message>
        <source>Paste report</source>
        <translation>粘贴举报</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>举报</translation>
    </message>
    <message>
        <source>The report or lines of a server log. Times in it become links.</source>
        <translation>举报或服务器日志行。其中的时间会变成链接。</translation>
    </message>
    <message>
        <source>Add case</source>
        <translation>添加案件</translation>
    </message>
    <message>
        <source>About the open recording, %1</source>
        <translation>关于打开的录像 %1</translation>
    </message>
    <message>
        <source>Accused, as far as the report names them:</source>
        <translation>举报中提到的被举报人：</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>被举报人</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>举报人</translation>
    </message>
</context>
<context>
    <name>tickscope::PictureBar</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
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
        <translation>幽灵：%1</translation>
    </message>
</context>
<context>
    <name>tickscope::PictureExport</name>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Copy the picture of the world to the clipboard</source>
        <translation>将世界的图片复制到剪贴板</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>保存图片…</translation>
    </message>
    <message>
        <source>Save the picture of the world as a file</source>
        <translation>将世界的图片保存为文件</translation>
    </message>
</context>
<context>
    <name>tickscope::PlaceList</name>
    <message>
        <source>Places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>All recordings</source>
        <translation>所有录像</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>在文件管理器中显示</translation>
    </message>
    <message>
        <source>Remove folder from library</source>
        <translation>从录像库中移除文件夹</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>完成的竞速</translation>
    </message>
</context>
<context>
    <name>tickscope::PlaybackBar</name>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Jump length</source>
        <translation>跳转长度</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Speed; negative values play backwards  (&lt;, &gt;)</source>
        <translation>速度；负值为倒放  (&lt;, &gt;)</translation>
    </message>
    <message>
        <source>How far a jump moves the playhead</source>
        <translation>一次跳转移动播放头的距离</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>Time of day: UTC where the recording has it, otherwise the recorder’s local time</source>
        <translation>当日时间：录像中有 UTC 时使用 UTC，否则使用录制者的本地时间</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>tick %1</translation>
    </message>
    <message>
        <source>Not a time or a tick</source>
        <translation>不是时间或 tick</translation>
    </message>
    <message>
        <source>Outside the recording (ticks %1–%2)</source>
        <translation>超出录像范围（tick %1–%2）</translation>
    </message>
    <message>
        <source>Outside the recording (%1–%2)</source>
        <translation>超出录像范围（%1–%2）</translation>
    </message>
    <message>
        <source>Go to 4:07 or @12365</source>
        <translation>转到 4:07 或 @12365</translation>
    </message>
    <message>
        <source>A time (12.5, 4:07, 1:02:03), a tick (@12365) or a time of day (14:22:07 UTC)  (Ctrl+G)</source>
        <translation>时间（12.5、4:07、1:02:03）、tick（@12365）或时刻（14:22:07 UTC）  (Ctrl+G)</translation>
    </message>
</context>
<context>
    <name>tickscope::PlaybackCommands</name>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play forwards</source>
        <translation>正放</translation>
    </message>
    <message>
        <source>Play forwards; press again to double the speed</source>
        <translation>正放；再按一次速度加倍</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>倒放</translation>
    </message>
    <message>
        <source>Play backwards; press again to double the speed</source>
        <translation>倒放；再按一次速度加倍</translation>
    </message>
    <message>
        <source>Reverse direction</source>
        <translation>反转方向</translation>
    </message>
    <message>
        <source>Play in the other direction at the same speed</source>
        <translation>以相同速度朝反方向播放</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>减速</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>加速</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>正常速度</translation>
    </message>
    <message>
        <source>Play at game speed</source>
        <translation>以游戏速度播放</translation>
    </message>
    <message>
        <source>Loop from here</source>
        <translation>从此处循环</translation>
    </message>
    <message>
        <source>Start the A–B loop here</source>
        <translation>在此处开始 A–B 循环</translation>
    </message>
    <message>
        <source>Loop to here</source>
        <translation>循环至此处</translation>
    </message>
    <message>
        <source>End the A–B loop here</source>
        <translation>在此处结束 A–B 循环</translation>
    </message>
    <message>
        <source>Clear loop</source>
        <translation>清除循环</translation>
    </message>
    <message>
        <source>Remove the A–B loop</source>
        <translation>移除 A–B 循环</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayerCommands</name>
    <message>
        <source>Follow in view</source>
        <translation>在视图中跟随</translation>
    </message>
    <message>
        <source>Select player</source>
        <translation>选择玩家</translation>
    </message>
    <message>
        <source>Filter events to players</source>
        <translation>按玩家筛选事件</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>停止跟随</translation>
    </message>
    <message>
        <source>Stop following %1</source>
        <translation>停止跟随 %1</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>跟随 %1</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>选择 %1</translation>
    </message>
    <message>
        <source>Filter events to %1</source>
        <translation>筛选 %1 的事件</translation>
    </message>
    <message>
        <source>Filter events to all named %1</source>
        <translation>筛选所有名为 %1 的玩家的事件</translation>
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
        <translation>最后已知位置</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>存活</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>未在场</translation>
    </message>
    <message>
        <source>Clan: %1</source>
        <translation>战队：%1</translation>
    </message>
    <message>
        <source>Not in the game at this tick</source>
        <translation>此 tick 不在游戏中</translation>
    </message>
    <message>
        <source>No position at this tick</source>
        <translation>此 tick 没有位置</translation>
    </message>
    <message>
        <source>Position (recorded): %1</source>
        <translation>位置（录制）：%1</translation>
    </message>
    <message>
        <source>Position (predicted): %1</source>
        <translation>位置（预测）：%1</translation>
    </message>
    <message>
        <source>Position (between two ticks): %1</source>
        <translation>位置（两个 tick 之间）：%1</translation>
    </message>
    <message>
        <source>Speed: not recorded</source>
        <translation>速度：未录制</translation>
    </message>
    <message>
        <source>Weapon: %1</source>
        <translation>武器：%1</translation>
    </message>
    <message>
        <source>Latency: %1 ms</source>
        <translation>延迟：%1 毫秒</translation>
    </message>
    <message>
        <source>Client ID: %1</source>
        <translation>客户端 ID：%1</translation>
    </message>
    <message>
        <source>Player number: %1</source>
        <translation>玩家编号：%1</translation>
    </message>
    <message>
        <source>Health and armor</source>
        <translation>生命和护甲</translation>
    </message>
    <message>
        <source>Followed in view</source>
        <translation>已在视图中跟随</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>队伍</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>生命</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Other names: %1</source>
        <translation>其他名称：%1</translation>
    </message>
    <message>
        <source>Speed (derived from positions): %1</source>
        <translation>速度（由位置推算）：%1</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>速度：%1</translation>
    </message>
    <message>
        <source>Position in %1</source>
        <translation>位置，单位：%1</translation>
    </message>
    <message>
        <source>Speed in %1</source>
        <translation>速度，单位：%1</translation>
    </message>
    <message>
        <source>Position (%1)</source>
        <translation>位置（%1）</translation>
    </message>
    <message>
        <source>not in sight</source>
        <translation>不在视野内</translation>
    </message>
    <message>
        <source>Not in sight of the recording player</source>
        <translation>不在录制者的视野内</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayerText</name>
    <message>
        <source>Player #%1</source>
        <translation>玩家 #%1</translation>
    </message>
    <message>
        <source>Client %1</source>
        <translation>客户端 %1</translation>
    </message>
    <message>
        <source>Entity %1</source>
        <translation>实体 %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>first %1</source>
        <translation>最初 %1</translation>
    </message>
    <message>
        <source>later %1</source>
        <translation>后来 %1</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>又名 %1</translation>
    </message>
    <message>
        <source>same name as %1</source>
        <translation>与 %1 同名</translation>
    </message>
    <message>
        <source>%1 #%2</source>
        <translation>%1 #%2</translation>
    </message>
    <message>
        <source>name not confirmed</source>
        <translation>名称未经确认</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayersDock</name>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>复制行</translation>
    </message>
    <message>
        <source>Players at this tick</source>
        <translation>此 tick 的玩家</translation>
    </message>
    <message>
        <source>Follow the selected player</source>
        <translation>跟随所选玩家</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>未打开录像。</translation>
    </message>
    <message>
        <source>No players in this recording.</source>
        <translation>此录像中没有玩家。</translation>
    </message>
    <message>
        <source>Reading players…</source>
        <translation>正在读取玩家…</translation>
    </message>
    <message>
        <source>%1 here, positions recorded, rest rebuilt</source>
        <translation>此处 %1 个，位置为录制值，其余为重建</translation>
    </message>
    <message>
        <source>Positions are as stored in the file. What it leaves out, such as hooks and weapons, is worked out from it and its map.</source>
        <translation>位置与文件中存储的相同。文件略去的内容（如钩索和武器）由文件及其地图推算得出。</translation>
    </message>
    <message>
        <source>%1 here, positions recorded</source>
        <translation>此处 %1 个，位置为录制值</translation>
    </message>
    <message>
        <source>Positions are as stored in the file.</source>
        <translation>位置与文件中存储的相同。</translation>
    </message>
    <message>
        <source>%1 here, positions predicted</source>
        <translation>此处 %1 个，位置为预测值</translation>
    </message>
    <message>
        <source>The recording omits positions that follow from the game&apos;s physics; these are predicted for this tick.</source>
        <translation>录像略去了可由游戏物理推出的位置；这些位置已针对此 tick 预测。</translation>
    </message>
    <message>
        <source>%1 here, positions between ticks</source>
        <translation>此处 %1 个，位置介于 tick 之间</translation>
    </message>
    <message>
        <source>Positions are interpolated between two recorded ones.</source>
        <translation>位置由两个录制位置插值得出。</translation>
    </message>
    <message>
        <source>Stop following %1</source>
        <translation>停止跟随 %1</translation>
    </message>
    <message>
        <source>Keep the selected player centred</source>
        <translation>让所选玩家保持居中</translation>
    </message>
    <message>
        <source>The players are not read yet.</source>
        <translation>玩家尚未读取。</translation>
    </message>
    <message>
        <source>No players in the readable part of this recording.</source>
        <translation>此录像的可读部分中没有玩家。</translation>
    </message>
    <message>
        <source>%1; speed from positions</source>
        <translation>%1；速度由位置推算</translation>
    </message>
    <message>
        <source>Who is playing at the playhead. Click to select a player everywhere; V follows.</source>
        <translation>播放头处在场的玩家。点击可在各处选中该玩家；V 跟随。</translation>
    </message>
</context>
<context>
    <name>tickscope::PlotView</name>
    <message>
        <source>Graphs</source>
        <translation>曲线图</translation>
    </message>
    <message>
        <source>Values over time. Up and Down choose a graph, Delete removes it, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation>随时间变化的值。上、下方向键选择曲线图，Delete 将其移除，Alt 加方向键平移和缩放，菜单键显示更多。</translation>
    </message>
</context>
<context>
    <name>tickscope::PlotsDock</name>
    <message>
        <source>Plots</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Export stopped.</source>
        <translation>导出已停止。</translation>
    </message>
    <message>
        <source>Fields…</source>
        <translation>字段…</translation>
    </message>
    <message>
        <source>Choose values of the recording to plot</source>
        <translation>选择要绘制的录像值</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Save the graphs as a table or an image</source>
        <translation>将曲线图保存为表格或图像</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the export</source>
        <translation>停止导出</translation>
    </message>
    <message>
        <source>Remove graph</source>
        <translation>移除曲线图</translation>
    </message>
    <message>
        <source>Remove all graphs</source>
        <translation>移除所有曲线图</translation>
    </message>
    <message>
        <source>Choose fields…</source>
        <translation>选择字段…</translation>
    </message>
    <message>
        <source>Reading values: %1%</source>
        <translation>正在读取值：%1%</translation>
    </message>
    <message>
        <source>Values are available once all events have been found.</source>
        <translation>找到所有事件后即可查看值。</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>未打开录像。</translation>
    </message>
    <message>
        <source>Drag a number from the inspector here, or &lt;a href=&apos;fields&apos;&gt;choose fields…&lt;/a&gt;</source>
        <translation>将检查器中的数字拖到此处，或&lt;a href=&apos;fields&apos;&gt;选择字段…&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Table of the visible range (CSV)…</source>
        <translation>可见范围的表格 (CSV)…</translation>
    </message>
    <message>
        <source>Table of the whole recording (CSV)…</source>
        <translation>整个录像的表格 (CSV)…</translation>
    </message>
    <message>
        <source>Image (PNG)…</source>
        <translation>图像 (PNG)…</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 图像 (*.png)</translation>
    </message>
    <message>
        <source>Export graphs</source>
        <translation>导出曲线图</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>已导出到 %1</translation>
    </message>
    <message>
        <source>Inspector values over time. Right-click a value in the inspector to add it.</source>
        <translation>检查器中的值随时间的变化。在检查器中右键点击某个值即可添加。</translation>
    </message>
</context>
<context>
    <name>tickscope::PublishedHistoryTexts</name>
    <message>
        <source>[withheld %1]</source>
        <translation>[已隐去 %1]</translation>
    </message>
</context>
<context>
    <name>tickscope::QueueModel</name>
    <message>
        <source>Case</source>
        <translation>案件</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>举报内容</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>被举报人</translation>
    </message>
    <message>
        <source>Reporter</source>
        <translation>举报人</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>处理人</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Created (%1)</source>
        <translation>创建时间（%1）</translation>
    </message>
</context>
<context>
    <name>tickscope::QueuePage</name>
    <message>
        <source>Next case</source>
        <translation>下一个案件</translation>
    </message>
    <message>
        <source>Take the most urgent unassigned case and open it</source>
        <translation>领取最紧急的未分配案件并打开</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open the case and its recording</source>
        <translation>打开案件及其录像</translation>
    </message>
    <message>
        <source>All reported cases: take the next one, import or paste reports.</source>
        <translation>所有举报案件：领取下一个，导入或粘贴举报。</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>复制行</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>案件</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search claims, names and notes</source>
        <translation>搜索举报内容、名称和备注</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>任何状态</translation>
    </message>
    <message>
        <source>Any priority</source>
        <translation>任何优先级</translation>
    </message>
    <message>
        <source>%1 and above</source>
        <translation>%1及以上</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>处理人</translation>
    </message>
    <message>
        <source>Anyone&apos;s</source>
        <translation>所有人的</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>未分配</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Add reports from a CSV, JSON or text file</source>
        <translation>从 CSV、JSON 或文本文件添加举报</translation>
    </message>
    <message>
        <source>Paste report…</source>
        <translation>粘贴举报…</translation>
    </message>
    <message>
        <source>Add a report or server log lines as a case</source>
        <translation>将举报或服务器日志行添加为案件</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Choose the case store, your name and recording folders</source>
        <translation>选择案件库、您的名称和录像文件夹</translation>
    </message>
    <message>
        <source>No case matches. &lt;a href=&apos;clear&apos;&gt;Clear the filter&lt;/a&gt;</source>
        <translation>没有匹配的案件。&lt;a href=&apos;clear&apos;&gt;清除筛选&lt;/a&gt;</translation>
    </message>
    <message>
        <source>No cases yet. Import or paste reports.</source>
        <translation>还没有案件。请导入或粘贴举报。</translation>
    </message>
    <message>
        <source>No case is waiting for you.</source>
        <translation>没有等待您处理的案件。</translation>
    </message>
    <message>
        <source>Import reports</source>
        <translation>导入举报</translation>
    </message>
    <message>
        <source>Reports (*.csv *.json *.jsonl *.txt *.log);;All files (*)</source>
        <translation>举报 (*.csv *.json *.jsonl *.txt *.log);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The reports could not be read: %1</source>
        <translation>举报无法读取：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) imported.</source>
        <translation>
            <numerusform>已导入 %Ln 份举报。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) could not be read; the first: %1</source>
        <translation>
            <numerusform>%Ln 份举报无法读取；第一份：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Case %1 has this report already.</source>
        <translation>案件 %1 已有此举报。</translation>
    </message>
    <message>
        <source>Open case %1</source>
        <translation>打开案件 %1</translation>
    </message>
    <message>
        <source>Case %1 accuses the same player already.</source>
        <translation>案件 %1 已指控同一名玩家。</translation>
    </message>
    <message>
        <source>It is decided: %1.</source>
        <translation>该案已裁定：%1。</translation>
    </message>
    <message>
        <source>It is decided, but its reviewers disagree.</source>
        <translation>该案已裁定，但审查者意见不一。</translation>
    </message>
    <message>
        <source>Exported cases come without their history; verdicts became notes.</source>
        <translation>导出的案件不含历史记录；裁定已成为备注。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) had been imported before.</source>
        <translation>
            <numerusform>%Ln 份举报此前已导入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>撤销导入</translation>
    </message>
    <message>
        <source>Remove the cases that were just added; their history stays</source>
        <translation>移除刚刚添加的案件；其历史记录会保留</translation>
    </message>
    <message numerus="yes">
        <source>%Ln case(s) stay: somebody has worked on them.</source>
        <translation>
            <numerusform>保留了 %Ln 个案件：已有人处理过。</numerusform>
        </translation>
    </message>
    <message>
        <source>The import was undone.</source>
        <translation>已撤销导入。</translation>
    </message>
</context>
<context>
    <name>tickscope::RecentCommands</name>
    <message>
        <source>Open recent</source>
        <translation>打开最近的录像</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>从此列表中移除</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>清空列表</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>打开录像</translation>
    </message>
</context>
<context>
    <name>tickscope::RecordingMessages</name>
    <message>
        <source>%1 is a complete recording without any ticks; there is nothing to show.</source>
        <translation>%1 是不含任何 tick 的完整录像，没有可显示的内容。</translation>
    </message>
    <message>
        <source>The server did not deliver the recording.</source>
        <translation>服务器未提供录像。</translation>
    </message>
    <message>
        <source>Enter token…</source>
        <translation>输入令牌…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>Finding events: %1%</source>
        <translation>正在查找事件：%1%</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Add it to the library?</source>
        <translation>要添加到录像库吗？</translation>
    </message>
    <message>
        <source>Add to library</source>
        <translation>添加到录像库</translation>
    </message>
    <message>
        <source>Read up to %1. Events and players after that are not known.</source>
        <translation>已读取到 %1。此后的事件和玩家未知。</translation>
    </message>
    <message>
        <source>Only what you look at is read. Events and players are not known.</source>
        <translation>仅读取您查看的部分。事件和玩家未知。</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>继续读取</translation>
    </message>
    <message>
        <source>Reading the whole recording from the server (%1): %2%</source>
        <translation>正在从服务器读取整个录像（%1）：%2%</translation>
    </message>
    <message>
        <source>The file was changed after it was opened. What you see may no longer be what it holds.</source>
        <translation>文件在打开后被更改。您看到的可能已不是其内容。</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Tick %1 is outside the recording (ticks %2–%3).</source>
        <translation>tick %1 超出录像范围（tick %2–%3）。</translation>
    </message>
</context>
<context>
    <name>tickscope::ReportTexts</name>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>最终结果</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>举报人</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>又名 %1</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>被举报人</translation>
    </message>
    <message>
        <source>%1 (name only)</source>
        <translation>%1（仅名称）</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>录像</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Created (UTC)</source>
        <translation>创建时间（UTC）</translation>
    </message>
    <message>
        <source>Decided (UTC)</source>
        <translation>裁定时间（UTC）</translation>
    </message>
    <message>
        <source>All verdicts given (UTC)</source>
        <translation>全部裁定给出时间（UTC）</translation>
    </message>
    <message>
        <source>note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>tick</translation>
    </message>
    <message>
        <source>player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>written (UTC)</source>
        <translation>写于（UTC）</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>备注 %1</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>tick %1</translation>
    </message>
    <message>
        <source>Clip of the recording, beside this page: %1</source>
        <translation>录像片段，位于此页面旁：%1</translation>
    </message>
    <message>
        <source>What is counted: %1</source>
        <translation>统计内容：%1</translation>
    </message>
    <message>
        <source>Innocent explanations: %1</source>
        <translation>正常情况下的可能原因：%1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>局限：%1</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>指标：%1</translation>
    </message>
    <message>
        <source>The figures support a decision; none of them is a verdict.</source>
        <translation>这些指标有助于裁定，但没有一项本身就是裁定。</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>everybody else</source>
        <translation>其他所有人</translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation>审核者</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation>方面</translation>
    </message>
    <message>
        <source>finding</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>decided (UTC)</source>
        <translation>裁定时间（UTC）</translation>
    </message>
    <message>
        <source>at (UTC)</source>
        <translation>时间（UTC）</translation>
    </message>
    <message>
        <source>who</source>
        <translation>谁</translation>
    </message>
    <message>
        <source>what</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>%1 (client %2)</source>
        <translation>%1（客户端 %2）</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>案件 %1</translation>
    </message>
    <message>
        <source>en</source>
        <comment>code of the language</comment>
        <extracomment>The language of these texts as BCP 47 has it: &quot;de&quot;, &quot;zh-CN&quot;.</extracomment>
        <translation>zh-CN</translation>
    </message>
    <message>
        <source>A number such as #6 is that of the player in the recording, in order of first appearance; the times beside it say when the player was in the game.</source>
        <translation>#6 这样的编号是该玩家在录像中的序号，按首次出现的顺序；旁边的时间表示该玩家何时在游戏中。</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>举报内容</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>总体</translation>
    </message>
    <message>
        <source>%1, after the decision</source>
        <translation>%1，裁决之后</translation>
    </message>
    <message>
        <source>Report made (UTC)</source>
        <translation>报告生成时间（UTC）</translation>
    </message>
    <message>
        <source>Where: %1</source>
        <translation>位置：%1</translation>
    </message>
    <message>
        <source>Where (%1): %2</source>
        <translation>位置（%1）：%2</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>Above a diagram stands its highest bar, with how often that came and its share; where some bars are dark, what the figure counts.</source>
        <translation>图的上方是最高的柱及其次数和比例；有深色柱时，则是该指标所统计的内容。</translation>
    </message>
    <message>
        <source>%1 (checked: %2 only)</source>
        <translation>%1（仅检查了：%2）</translation>
    </message>
    <message>
        <source>Events within 3 seconds of it</source>
        <translation>前后 3 秒内的事件</translation>
    </message>
    <message>
        <source>Inputs within 3 seconds of it</source>
        <translation>前后 3 秒内的输入</translation>
    </message>
    <message>
        <source>Of %1; what was held then began earlier.</source>
        <translation>来自 %1；当时已按住的输入开始得更早。</translation>
    </message>
    <message>
        <source>Half of the samples are below a median; a percentage is a share of the samples. The 95% interval is where the value may lie by chance alone: the fewer samples, the wider.</source>
        <translation>一半样本低于中位数；百分比是样本的占比。95% 区间是数值仅因偶然可能落入的范围：样本越少，区间越宽。</translation>
    </message>
    <message>
        <source>Video of that clip: %1</source>
        <translation>该片段的视频：%1</translation>
    </message>
    <message>
        <source>%1. Any player in the picture is someone else.</source>
        <translation>%1。图中的玩家都是其他人。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
</context>
<context>
    <name>tickscope::ReporterTexts</name>
    <message>
        <source>[reporter]</source>
        <translation>[举报人]</translation>
    </message>
    <message>
        <source>reporter</source>
        <extracomment>The word by which people write of who reported; texts that have it are pointed out.</extracomment>
        <translation>举报人</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>举报内容</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>备注 %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Reason (%1)</source>
        <translation>理由（%1）</translation>
    </message>
    <message>
        <source>Note %1 is about the reporter.</source>
        <translation>备注 %1 涉及举报人。</translation>
    </message>
    <message>
        <source>This is said of the reporter. The name is replaced, but the rest may tell who it was:</source>
        <translation>以下内容涉及举报人。名字已被替换，但其余内容仍可能透露其身份：</translation>
    </message>
    <message>
        <source>The reporter and an accused are both called %1, so that name is not replaced, whoever it means.</source>
        <translation>举报人与一名被指控者都叫 %1，因此无论指的是谁，该名字都不会被替换。</translation>
    </message>
    <message>
        <source>• %1: %2</source>
        <translation>• %1：%2</translation>
    </message>
</context>
<context>
    <name>tickscope::ReviewSettingsDialog</name>
    <message>
        <source>Review settings</source>
        <translation>审核设置</translation>
    </message>
    <message>
        <source>Your user name</source>
        <translation>您的用户名</translation>
    </message>
    <message>
        <source>reviews.example.org</source>
        <translation>reviews.example.org</translation>
    </message>
    <message>
        <source>libpq default</source>
        <translation>libpq 默认值</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>未更改</translation>
    </message>
    <message>
        <source>&amp;Keep it in the system keyring</source>
        <translation>保存在系统密钥环中(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Forget the stored password</source>
        <translation>清除已保存的密码(&amp;F)</translation>
    </message>
    <message>
        <source>Case &amp;store</source>
        <translation>案件库(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Location</source>
        <translation>位置(&amp;L)</translation>
    </message>
    <message>
        <source>The path of a case file, or service:NAME for a PostgreSQL server from your libpq service file.</source>
        <translation>案件文件的路径，或 service:NAME，即您的 libpq 服务文件中的 PostgreSQL 服务器。</translation>
    </message>
    <message>
        <source>&amp;Reviewer</source>
        <translation>审核者(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>主机(&amp;H)</translation>
    </message>
    <message>
        <source>Por&amp;t</source>
        <translation>端口(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>数据库(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>用户(&amp;U)</translation>
    </message>
    <message>
        <source>C&amp;ertificate authority</source>
        <translation>证书颁发机构(&amp;E)</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>密码(&amp;W)</translation>
    </message>
    <message>
        <source>The connection is encrypted, and the server must prove its identity. The password is kept only in the system keyring; without one, Tickscope asks each time.</source>
        <translation>连接经过加密，且服务器必须证明其身份。密码仅保存在系统密钥环中；如果没有密钥环，Tickscope 每次都会询问。</translation>
    </message>
    <message>
        <source>File or libpq service</source>
        <translation>文件或 libpq 服务</translation>
    </message>
    <message>
        <source>Team server</source>
        <translation>团队服务器</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose certificate authority</source>
        <translation>选择证书颁发机构</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>证书 (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Certificate authority</source>
        <translation>证书颁发机构</translation>
    </message>
</context>
<context>
    <name>tickscope::SaveDialog</name>
    <message>
        <source>Files of that name exist already. Choose another name.</source>
        <translation>已有同名文件。请换一个名称。</translation>
    </message>
    <message>
        <source>Waiting for another file to be saved.</source>
        <translation>正在等待另一个文件保存完毕。</translation>
    </message>
    <message>
        <source>%p% · %1 left</source>
        <translation>%p% · 剩余 %1</translation>
    </message>
</context>
<context>
    <name>tickscope::Scoreboard</name>
    <message>
        <source>watches</source>
        <translation>旁观</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Clan</source>
        <translation>战队</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Ping</source>
        <translation>延迟</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>及另外 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::ScreenText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
</context>
<context>
    <name>tickscope::SecondView</name>
    <message>
        <source>New view</source>
        <translation>新建视图</translation>
    </message>
    <message>
        <source>Show the world a second time, with a camera of its own</source>
        <translation>用独立的镜头再显示一次世界</translation>
    </message>
</context>
<context>
    <name>tickscope::SessionSaver</name>
    <message numerus="yes">
        <source>Tickscope was not closed properly. %n recording(s) were restored.</source>
        <translation>
            <numerusform>Tickscope 上次未正常关闭。已恢复 %n 个录像。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) of the last session were not found.</source>
        <translation>
            <numerusform>未找到上次会话的 %n 个录像。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found:</source>
        <translation>未找到：</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>以空白状态开始</translation>
    </message>
</context>
<context>
    <name>tickscope::SettingsCommands</name>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Change settings and shortcuts</source>
        <translation>更改设置和快捷键</translation>
    </message>
    <message>
        <source>Map folders…</source>
        <translation>地图文件夹…</translation>
    </message>
    <message>
        <source>Choose the folders searched for maps</source>
        <translation>选择查找地图的文件夹</translation>
    </message>
</context>
<context>
    <name>tickscope::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Reset this page to defaults</source>
        <translation>将此页恢复为默认值</translation>
    </message>
</context>
<context>
    <name>tickscope::ShortcutsDialog</name>
    <message>
        <source>World: zoom</source>
        <translation>世界：缩放</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>World: move</source>
        <translation>世界：移动</translation>
    </message>
    <message>
        <source>drag, Alt + arrow keys</source>
        <translation>拖动、Alt + 方向键</translation>
    </message>
    <message>
        <source>World: follow a player</source>
        <translation>世界：跟随玩家</translation>
    </message>
    <message>
        <source>double-click</source>
        <translation>双击</translation>
    </message>
    <message>
        <source>Mini-map: look elsewhere</source>
        <translation>小地图：查看别处</translation>
    </message>
    <message>
        <source>click, drag</source>
        <translation>点击、拖动</translation>
    </message>
    <message>
        <source>Timeline: zoom</source>
        <translation>时间轴：缩放</translation>
    </message>
    <message>
        <source>Timeline: move</source>
        <translation>时间轴：移动</translation>
    </message>
    <message>
        <source>middle drag, Shift + wheel</source>
        <translation>中键拖动、Shift + 滚轮</translation>
    </message>
    <message>
        <source>Timeline: whole recording</source>
        <translation>时间轴：整个录像</translation>
    </message>
    <message>
        <source>Timeline: tick by tick</source>
        <translation>时间轴：逐 tick 移动</translation>
    </message>
    <message>
        <source>Shift + drag</source>
        <translation>Shift + 拖动</translation>
    </message>
    <message>
        <source>Timeline: snap to events and markers</source>
        <translation>时间轴：吸附到事件和标记</translation>
    </message>
    <message>
        <source>Ctrl + drag</source>
        <translation>Ctrl + 拖动</translation>
    </message>
    <message>
        <source>Timeline: move a marker</source>
        <translation>时间轴：移动标记</translation>
    </message>
    <message>
        <source>drag its sign on the axis</source>
        <translation>拖动轴上的标记符号</translation>
    </message>
    <message>
        <source>Timeline: cancel a drag</source>
        <translation>时间轴：取消拖动</translation>
    </message>
    <message>
        <source>Esc while dragging</source>
        <translation>拖动时按 Esc</translation>
    </message>
    <message>
        <source>Timeline: select a range and loop it</source>
        <translation>时间轴：选择范围并循环播放</translation>
    </message>
    <message>
        <source>right drag, Alt + drag</source>
        <translation>右键拖动、Alt + 拖动</translation>
    </message>
    <message>
        <source>Next, previous area of the window</source>
        <translation>窗口的下一个、上一个区域</translation>
    </message>
    <message>
        <source>Tab, Shift + Tab</source>
        <translation>Tab、Shift + Tab</translation>
    </message>
    <message>
        <source>List: previous, next row</source>
        <translation>列表：上一行、下一行</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>上、下方向键</translation>
    </message>
    <message>
        <source>Tree: close, open a branch</source>
        <translation>树：折叠、展开分支</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>左、右方向键</translation>
    </message>
    <message>
        <source>Button, box: press</source>
        <translation>按钮、复选框：按下</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Text field: clear; when empty, leave</source>
        <translation>文本框：清除；为空时离开</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation>命令和按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>tickscope::ShortcutsPage</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Use it here instead</source>
        <translation>改为在此使用</translation>
    </message>
    <message>
        <source>Remove key</source>
        <translation>移除按键</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>默认按键</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>查找命令或按键</translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation>命令和按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Keys of the command</source>
        <translation>命令的按键</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1（已更改）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 is already used by %2.</source>
        <translation>%1 已被%2使用。</translation>
    </message>
    <message>
        <source>This file contains no Tickscope shortcuts.</source>
        <translation>此文件不含 Tickscope 快捷键。</translation>
    </message>
    <message>
        <source>Export shortcuts</source>
        <translation>导出快捷键</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Import shortcuts</source>
        <translation>导入快捷键</translation>
    </message>
</context>
<context>
    <name>tickscope::SplitsTable</name>
    <message>
        <source>Splits</source>
        <translation>分段时间</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>幽灵</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>Sum of best</source>
        <translation>最佳合计</translation>
    </message>
    <message>
        <source>Best from the split before</source>
        <translation>自上一分段以来的最佳时间</translation>
    </message>
    <message>
        <source>Enter on a time goes there: of the recording, or of the ghost</source>
        <translation>在某个时间上按 Enter 可跳转到该处：录像或幽灵的时刻</translation>
    </message>
    <message>
        <source>%1 later</source>
        <translation>晚 %1</translation>
    </message>
    <message>
        <source>%1 earlier</source>
        <translation>早 %1</translation>
    </message>
    <message>
        <source>Ghost is</source>
        <translation>到达</translation>
    </message>
    <message>
        <source>How much later or earlier the ghost is there</source>
        <translation>幽灵到达该处晚多少或早多少</translation>
    </message>
</context>
<context>
    <name>tickscope::StartPage</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>打开录像…</translation>
    </message>
    <message>
        <source>Open a recording  (%1)</source>
        <translation>打开录像  （%1）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
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
        <translation>打开的录像</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close others</source>
        <translation>关闭其他</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>录像库</translation>
    </message>
</context>
<context>
    <name>tickscope::TabCommands</name>
    <message>
        <source>Next tab</source>
        <translation>下一个标签页</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>上一个标签页</translation>
    </message>
    <message>
        <source>Close other recordings</source>
        <translation>关闭其他录像</translation>
    </message>
    <message>
        <source>Reopen closed recording</source>
        <translation>重新打开已关闭的录像</translation>
    </message>
    <message>
        <source>Open the recording that was closed last, where it was</source>
        <translation>在原来的位置打开最后关闭的录像</translation>
    </message>
</context>
<context>
    <name>tickscope::TabbedWindow</name>
    <message>
        <source>There is no room for another ghost: %1 was opened in a tab of its own.</source>
        <translation>没有位置再添加幽灵：%1 已在单独的标签页中打开。</translation>
    </message>
</context>
<context>
    <name>tickscope::Tape</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1, tick %2</source>
        <translation>%1，tick %2</translation>
    </message>
    <message>
        <source>%1 to %2, ticks %3 to %4</source>
        <translation>%1 至 %2，tick %3 至 %4</translation>
    </message>
    <message>
        <source>Aim %1 %2°</source>
        <translation>瞄准 %1 %2°</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>持续 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln choice(s)</source>
        <translation>
            <numerusform>%1：%Ln 次选择</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln time(s)</source>
        <translation>
            <numerusform>%1：%Ln 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln press(es)</source>
        <translation>
            <numerusform>%1：%Ln 次按键</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tick(s)</source>
        <translation>
            <numerusform>%Ln 个 tick</numerusform>
        </translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> 历时 %1</translation>
    </message>
    <message>
        <source>held %1% of that time, longest press %2</source>
        <translation>按住时间占 %1%，最长按键 %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>%1 held %2</source>
        <translation>%1 按住 %2</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2，%3</translation>
    </message>
    <message>
        <source>part of a press of %1, %2</source>
        <translation>属于一次时长 %1 的按键，%2</translation>
    </message>
    <message>
        <source>%1 after the previous one</source>
        <translation>距上一次 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: no input here</source>
        <translation>%1：此处无输入</translation>
    </message>
    <message>
        <source>%1: not known here</source>
        <translation>%1：此处未知</translation>
    </message>
    <message>
        <source>Player	Source	Input	First tick	Last tick	Ticks	Value</source>
        <translation>玩家	来源	输入	起始 tick	结束 tick	Tick 数	值</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln press(es) within a tick</source>
        <translation>
            <numerusform>%1：一 tick 内 %Ln 次按键</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the last of %Ln press(es) in its first tick</source>
        <translation>
            <numerusform>其首个 tick 内 %Ln 次按键中的最后一次</numerusform>
        </translation>
    </message>
    <message>
        <source>Yaw %1 %2°</source>
        <translation>偏航 %1 %2°</translation>
    </message>
    <message>
        <source>Pitch %1 %2°</source>
        <translation>俯仰 %1 %2°</translation>
    </message>
</context>
<context>
    <name>tickscope::TapeParts</name>
    <message>
        <source>Nothing at the playhead</source>
        <translation>播放头处没有内容</translation>
    </message>
</context>
<context>
    <name>tickscope::TapeView</name>
    <message>
        <source>Recorder</source>
        <translation>录制者</translation>
    </message>
    <message>
        <source>Inputs of all players</source>
        <translation>所有玩家的输入</translation>
    </message>
    <message>
        <source>Up and Down choose a row, Enter selects its player, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation>上、下方向键选择行，Enter 选择其玩家，Alt 加方向键平移和缩放，菜单键显示更多。</translation>
    </message>
</context>
<context>
    <name>tickscope::TicksBox</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Seconds before and after</source>
        <translation>前后秒数</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Whole recording</source>
        <translation>整个录像</translation>
    </message>
    <message>
        <source>Selected range</source>
        <translation>所选范围</translation>
    </message>
    <message>
        <source>Visible range</source>
        <translation>可见范围</translation>
    </message>
    <message>
        <source>Around %1</source>
        <translation>%1 前后</translation>
    </message>
    <message>
        <source>Around the playhead</source>
        <translation>播放头前后</translation>
    </message>
    <message>
        <source>%1 ticks %2-%3</source>
        <translation>%1 刻 %2-%3</translation>
    </message>
</context>
<context>
    <name>tickscope::Timeline</name>
    <message>
        <source>Lanes ▾</source>
        <translation>轨道 ▾</translation>
    </message>
    <message>
        <source>hidden by the filter</source>
        <translation>被筛选隐藏</translation>
    </message>
    <message>
        <source>none in this recording</source>
        <translation>此录像中没有</translation>
    </message>
    <message>
        <source>no event has the text “%1”</source>
        <translation>没有含文本“%1”的事件</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tick(s)</source>
        <translation>
            <numerusform>%Ln 个 tick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other</source>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln 个事件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2 (tick %3 – %4): %5</source>
        <translation>%1 – %2（tick %3 – %4）：%5</translation>
    </message>
    <message>
        <source>only event types that are not shown</source>
        <translation>仅有未显示的事件类型</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>尚未读取</translation>
    </message>
    <message>
        <source>no event of the chosen player has the text “%1”</source>
        <translation>所选玩家的事件中没有文本“%1”</translation>
    </message>
    <message>
        <source>grouped with other events</source>
        <translation>已与其他事件合并</translation>
    </message>
    <message>
        <source>none so far</source>
        <translation>目前没有</translation>
    </message>
    <message>
        <source>none in the readable part</source>
        <translation>可读部分中没有</translation>
    </message>
    <message>
        <source>none recorded after %1</source>
        <translation>%1 之后没有记录</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>未录制</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineCommands</name>
    <message>
        <source>Fit timeline</source>
        <translation>适合时间轴</translation>
    </message>
    <message>
        <source>Show the whole recording on the timeline</source>
        <translation>在时间轴上显示整个录像</translation>
    </message>
    <message>
        <source>Zoom to range</source>
        <translation>缩放到范围</translation>
    </message>
    <message>
        <source>Zoom the timeline to the selected range</source>
        <translation>将时间轴缩放到所选范围</translation>
    </message>
    <message>
        <source>Copy range</source>
        <translation>复制范围</translation>
    </message>
    <message>
        <source>Copy duration, ticks and event counts of the selected range</source>
        <translation>复制所选范围的时长、tick 和事件计数</translation>
    </message>
    <message>
        <source>Add marker here…</source>
        <translation>在此处添加标记…</translation>
    </message>
    <message>
        <source>Rename marker…</source>
        <translation>重命名标记…</translation>
    </message>
    <message>
        <source>Marker name:</source>
        <translation>标记名称：</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>添加标记</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>重命名标记</translation>
    </message>
    <message>
        <source>Go to tick %1</source>
        <translation>转到 tick %1</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineHint</name>
    <message>
        <source>Choose lanes. In the strip: click to go there, wheel to zoom, middle button to pan,
right button to select a range, double-click to show all.
Drag a marker&apos;s sign to move it. Ctrl snaps to events and markers, Shift moves tick by tick.</source>
        <translation>选择轨道。在轨道带中：点击转到该处，滚轮缩放，中键平移，
右键选择范围，双击显示全部。
拖动标记符号可移动标记。按住 Ctrl 吸附到事件和标记，按住 Shift 逐 tick 移动。</translation>
    </message>
    <message>
        <source>%1: %2
Drag to reorder the lanes, right-click for more</source>
        <translation>%1：%2
拖动可重新排列轨道，右键点击显示更多</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelinePanel</name>
    <message>
        <source>Timeline and playback</source>
        <translation>时间轴和播放</translation>
    </message>
    <message>
        <source>Move lane</source>
        <translation>移动轨道</translation>
    </message>
    <message>
        <source>Filtered</source>
        <translation>已筛选</translation>
    </message>
    <message>
        <source>chosen event types</source>
        <translation>所选事件类型</translation>
    </message>
    <message>
        <source>Lanes and overview show only what the filter of the events shows: %1. Click to clear it.</source>
        <translation>轨道和概览只显示事件筛选所显示的内容：%1。点击可清除筛选。</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineParts</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 至 %2：%3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) in view</source>
        <translation>
            <numerusform>可见 %Ln 个事件</numerusform>
        </translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>损坏处</translation>
    </message>
    <message>
        <source>%1 to %2 of %3 in view.</source>
        <translation>可见 %1 至 %2，共 %3。</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Up and Down choose a lane, Enter opens its menu, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation>上、下方向键选择轨道，Enter 打开其菜单，Alt 加方向键平移和缩放，菜单键显示更多。</translation>
    </message>
    <message>
        <source>%1 Range %2.</source>
        <translation>%1范围 %2。</translation>
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
        <translation>%1，录制者的本地时间</translation>
    </message>
    <message>
        <source>%1, time zone unknown</source>
        <translation>%1，时区未知</translation>
    </message>
    <message>
        <source>%1 recorder’s time</source>
        <translation>%1 录制者时间</translation>
    </message>
</context>
<context>
    <name>tickscope::TrackLayers</name>
    <message>
        <source>Trails</source>
        <translation>轨迹</translation>
    </message>
    <message>
        <source>No trails</source>
        <translation>无轨迹</translation>
    </message>
    <message>
        <source>Show no trails</source>
        <translation>不显示轨迹</translation>
    </message>
    <message>
        <source>10-second trails</source>
        <translation>10 秒轨迹</translation>
    </message>
    <message>
        <source>Show where everyone came from, coloured by speed; click to go there</source>
        <translation>显示所有人从何处来，按速度着色；点击可转到该处</translation>
    </message>
    <message>
        <source>Full path</source>
        <translation>完整路径</translation>
    </message>
    <message>
        <source>Show the full path of the selected player, coloured by speed; click to go there</source>
        <translation>显示所选玩家的完整路径，按速度着色；点击可转到该处</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>热力图</translation>
    </message>
    <message>
        <source>No heat map</source>
        <translation>无热力图</translation>
    </message>
    <message>
        <source>Show no heat map</source>
        <translation>不显示热力图</translation>
    </message>
    <message>
        <source>Heat map of the selected player</source>
        <translation>所选玩家的热力图</translation>
    </message>
    <message>
        <source>Show where the selected player spent time, in the range or the whole recording</source>
        <translation>显示所选玩家在所选范围或整个录像中停留之处</translation>
    </message>
    <message>
        <source>Heat map of all players</source>
        <translation>所有玩家的热力图</translation>
    </message>
    <message>
        <source>Show where players spent time, in the range or the whole recording</source>
        <translation>显示玩家在所选范围或整个录像中停留之处</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 及以上</translation>
    </message>
    <message>
        <source>Time spent: selected player</source>
        <translation>停留时间：所选玩家</translation>
    </message>
    <message>
        <source>Time spent: all players</source>
        <translation>停留时间：所有玩家</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 s and more</source>
        <translation>%1 秒及以上</translation>
    </message>
    <message>
        <source>Speed (%1)</source>
        <translation>速度（%1）</translation>
    </message>
</context>
<context>
    <name>tickscope::ValueText</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 字节</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::VerdictForm</name>
    <message>
        <source>Overall</source>
        <translation>总体</translation>
    </message>
    <message>
        <source>The verdict on the whole case</source>
        <translation>对整个案件的裁定</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>未裁定</translation>
    </message>
    <message>
        <source>Reason for the decision</source>
        <translation>裁定的理由</translation>
    </message>
    <message>
        <source>Why you decided this</source>
        <translation>您作出此裁定的理由</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>最终结果</translation>
    </message>
    <message>
        <source>The final result</source>
        <translation>最后的结果</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>定案</translation>
    </message>
    <message>
        <source>Decide a case on which reviewers disagree; on a server, leads only</source>
        <translation>对审核者意见不一的案件作出决定；在服务器上仅限组长</translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>已裁定：%1</translation>
    </message>
    <message>
        <source>The reviewers disagree; a lead has to settle it.</source>
        <translation>审核者意见不一，须由组长定案。</translation>
    </message>
    <message>
        <source>You have decided. All verdicts are shown once everyone has.</source>
        <translation>您已作出裁定。所有人裁定后将显示全部裁定。</translation>
    </message>
    <message>
        <source>Only the assignee gives a verdict. &lt;a href=&apos;me&apos;&gt;Assign the case to me&lt;/a&gt;</source>
        <translation>仅处理人可作出裁定。&lt;a href=&apos;me&apos;&gt;将案件分配给我&lt;/a&gt;</translation>
    </message>
    <message>
        <source>You see the other verdict once you have decided.</source>
        <translation>作出裁定后，您可以看到另一份裁定。</translation>
    </message>
    <message>
        <source>You see the other verdict once you have decided. In a case file this is not enforced: other programs could show it.</source>
        <translation>作出裁定后，您可以看到另一份裁定。案件文件不会强制执行此规则：其他程序可能会显示它。</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>作出裁定…</translation>
    </message>
    <message>
        <source>Withdraw verdict</source>
        <translation>撤回裁定</translation>
    </message>
    <message>
        <source>Change your verdict and decide again; the history will say so</source>
        <translation>更改您的裁定并重新作出；历史中会有记录</translation>
    </message>
    <message>
        <source>Look at the verdict once more, then give it</source>
        <translation>再次查看裁定，然后作出</translation>
    </message>
    <message>
        <source>To decide, check at least one aspect.</source>
        <translation>要作出裁定，请至少勾选一个方面。</translation>
    </message>
    <message>
        <source>To decide, choose the overall verdict.</source>
        <translation>要作出裁定，请选择总体结论。</translation>
    </message>
    <message>
        <source>Your first entry assigns the case to you.</source>
        <translation>您填写第一项后，案件即分配给您。</translation>
    </message>
    <message>
        <source>The case is assigned to you.</source>
        <translation>案件已分配给您。</translation>
    </message>
    <message>
        <source>To decide, give a reason.</source>
        <translation>要作出裁决，请写明理由。</translation>
    </message>
    <message>
        <source>Reason for the overall verdict; optional where an aspect has one</source>
        <translation>总体裁定的理由；某个方面已有理由时可不填</translation>
    </message>
    <message>
        <source>Change verdict</source>
        <translation>更改裁定</translation>
    </message>
    <message>
        <source>The verdict accuses, but all that you checked is clean.</source>
        <translation>裁定认为有问题，但您检查的各方面都正常。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) were added after the verdict.</source>
        <translation>
            <numerusform>裁定之后添加了 %Ln 条备注。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::VerdictTable</name>
    <message>
        <source>Verdicts side by side</source>
        <translation>并排显示的裁定</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>总体</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>备注：%1</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
</context>
<context>
    <name>tickscope::VideoCommands</name>
    <message>
        <source>Save video…</source>
        <translation>保存视频…</translation>
    </message>
    <message>
        <source>Save a video of the world as a file</source>
        <translation>将世界的视频保存为文件</translation>
    </message>
</context>
<context>
    <name>tickscope::VideoDialog</name>
    <message>
        <source>Save video</source>
        <translation>保存视频</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Show names, chat and clock</source>
        <translation>显示名字、聊天和时钟</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>跟随 %1</translation>
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
        <translation>GIF 动画</translation>
    </message>
    <message>
        <source>MKV, lossless</source>
        <translation>MKV，无损</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>as in the window</source>
        <translation>与窗口相同</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Videos need the program ffmpeg. Install the package ffmpeg, or save PNG pictures.</source>
        <translation>视频需要 ffmpeg 程序。请安装 ffmpeg 软件包，或保存 PNG 图片。</translation>
    </message>
    <message>
        <source>Show ghosts</source>
        <translation>显示幽灵</translation>
    </message>
    <message>
        <source>Show a line with file name, time, tick and SHA-256</source>
        <translation>显示一行文件名、时间、tick 和 SHA-256</translation>
    </message>
</context>
<context>
    <name>tickscope::WelcomePage</name>
    <message>
        <source>… or drop a file anywhere on this window.</source>
        <translation>…或将文件拖放到此窗口的任意位置。</translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>Watch recorded games forwards and backwards, tick by tick.</source>
        <translation>逐 tick 正放和倒放观看录制的游戏。</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>打开录像…</translation>
    </message>
    <message>
        <source>Open a recording  (%1)</source>
        <translation>打开录像  （%1）</translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>Short sample recording</source>
        <translation>简短的示例录像</translation>
    </message>
    <message>
        <source>Your recordings</source>
        <translation>您的录像</translation>
    </message>
    <message>
        <source>Add a folder to find its recordings by name, map, player and chat. They stay where they are.</source>
        <translation>添加文件夹，即可按名称、地图、玩家和聊天查找其中的录像。录像保留在原处。</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowBundle</name>
    <message>
        <source>Create evidence bundle…</source>
        <translation>创建证据包…</translation>
    </message>
    <message>
        <source>Write the case with pictures, events, inputs and verdicts to a folder for others</source>
        <translation>将案件连同图片、事件、输入和裁定写入文件夹，供他人查看</translation>
    </message>
    <message>
        <source>The evidence bundle could not be created.</source>
        <translation>证据包无法创建。</translation>
    </message>
    <message>
        <source>Creating the evidence bundle… %1%</source>
        <translation>正在创建证据包… %1%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Evidence bundle written to %1.</source>
        <translation>证据包已写入 %1。</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Without figures of %1: accused by name only. Choose the player on the case&apos;s Report page first.</source>
        <translation>不含 %1 的指标：仅以名称被举报。请先在案件的“举报”页中选择玩家。</translation>
    </message>
    <message>
        <source>Not decided yet: no verdict will be in it.</source>
        <translation>尚未裁定：其中不会有裁定。</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowCases</name>
    <message numerus="yes">
        <source>%Ln change(s) to cases could not be saved yet.</source>
        <translation>
            <numerusform>对案件的 %Ln 项更改尚未保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>Case queue</source>
        <translation>案件队列</translation>
    </message>
    <message>
        <source>Show all cases; take the next one, import reports</source>
        <translation>显示所有案件；领取下一个，导入举报</translation>
    </message>
    <message>
        <source>Review settings…</source>
        <translation>审核设置…</translation>
    </message>
    <message>
        <source>Choose the case store, your name and recording folders</source>
        <translation>选择案件库、您的名称和录像文件夹</translation>
    </message>
    <message>
        <source>%1 names no recording. Open the one it is about, then choose Review ▸ Add recording to case.</source>
        <translation>%1 未指明录像。请打开其所关于的录像，然后选择“审核 ▸ 将录像添加到案件”。</translation>
    </message>
    <message>
        <source>The recording of %1 was not found among recent files and recording folders: %2</source>
        <translation>在最近文件和录像文件夹中未找到 %1 的录像：%2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>They will be lost when the last window closes.</source>
        <translation>最后一个窗口关闭时，这些更改将会丢失。</translation>
    </message>
    <message>
        <source>Close and discard</source>
        <translation>关闭并放弃</translation>
    </message>
    <message>
        <source>There is no system keyring to keep the password, so Tickscope asks for it each time.</source>
        <translation>没有可保存密码的系统密钥环，因此 Tickscope 每次都会询问密码。</translation>
    </message>
    <message>
        <source>Erase a person…</source>
        <translation>抹除个人信息…</translation>
    </message>
    <message>
        <source>Remove a person&apos;s data from all cases for good</source>
        <translation>从所有案件中永久移除某人的数据</translation>
    </message>
    <message>
        <source>This person&apos;s data was erased from all cases.</source>
        <translation>已从所有案件中抹除此人的数据。</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>输入密码…</translation>
    </message>
    <message>
        <source>New about this recording: %1</source>
        <translation>关于此录像的新内容：%1</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln new case(s) about this recording.</source>
        <translation>
            <numerusform>关于此录像有 %Ln 个新案件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show case</source>
        <translation>显示案件</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>添加备注</translation>
    </message>
    <message>
        <source>Which case is the note for?</source>
        <translation>此备注属于哪个案件？</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>新建案件</translation>
    </message>
    <message>
        <source>No case, a marker only</source>
        <translation>不属于案件，仅作为标记</translation>
    </message>
    <message>
        <source>Paste report…</source>
        <translation>粘贴举报…</translation>
    </message>
    <message>
        <source>File the report on the clipboard as a new case</source>
        <translation>将剪贴板中的举报登记为新案例</translation>
    </message>
    <message>
        <source>A player</source>
        <translation>一名玩家</translation>
    </message>
    <message>
        <source>%1 reported in the game: %2</source>
        <translation>%1 在游戏中举报：%2</translation>
    </message>
    <message>
        <source>%1 reported %2 in the game: %3</source>
        <translation>%1 在游戏中举报了 %2：%3</translation>
    </message>
    <message>
        <source>Add case</source>
        <translation>添加案件</translation>
    </message>
    <message>
        <source>No case mentions “%1”; nothing was erased.</source>
        <translation>没有案件提到“%1”；未清除任何内容。</translation>
    </message>
    <message>
        <source>Texts may still have their other names: %1</source>
        <translation>文本中可能仍有其其他名称：%1</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowDocks</name>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>信息</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>损坏</translation>
    </message>
    <message>
        <source>Input tape</source>
        <translation>输入带</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>实体</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>案件</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <source>Find in the focused panel, or else in the events</source>
        <translation>在当前面板中查找，否则在事件中查找</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>重置布局</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation>显示或隐藏：%1</translation>
    </message>
    <message>
        <source>Case queue</source>
        <translation>案件队列</translation>
    </message>
    <message>
        <source>Second view</source>
        <translation>第二视图</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Open, close and place all panels as at first</source>
        <translation>像最初那样打开、关闭和排列所有面板</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowLinks</name>
    <message>
        <source>Copy link to this moment</source>
        <translation>复制此时刻的链接</translation>
    </message>
    <message>
        <source>Copy a link that opens this recording at this moment</source>
        <translation>复制可在此时刻打开此录像的链接</translation>
    </message>
    <message>
        <source>Open copied link</source>
        <translation>打开复制的链接</translation>
    </message>
    <message>
        <source>Go to the moment of the link in the clipboard</source>
        <translation>转到剪贴板中链接的时刻</translation>
    </message>
    <message>
        <source>This is not a link to a moment of a recording.</source>
        <translation>这不是指向录像某一时刻的链接。</translation>
    </message>
    <message>
        <source>This recording was not found among recent files and recording folders: %1</source>
        <translation>在最近文件和录像文件夹中未找到此录像：%1</translation>
    </message>
    <message>
        <source>Looking for %1…</source>
        <translation>正在查找 %1…</translation>
    </message>
    <message>
        <source>the recording</source>
        <translation>录像</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open from %1</source>
        <translation>从 %1 打开</translation>
    </message>
    <message>
        <source>This is another recording than the link means.</source>
        <translation>这不是链接所指的录像。</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowMarkers</name>
    <message numerus="yes">
        <source>%Ln change(s) to your markers could not be saved yet.</source>
        <translation>
            <numerusform>对您的标记的 %Ln 项更改尚未保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import markers…</source>
        <translation>导入标记…</translation>
    </message>
    <message>
        <source>Add markers from a JSON or CSV file</source>
        <translation>从 JSON 或 CSV 文件添加标记</translation>
    </message>
    <message>
        <source>Export markers…</source>
        <translation>导出标记…</translation>
    </message>
    <message>
        <source>Write your markers to a JSON or CSV file</source>
        <translation>将您的标记写入 JSON 或 CSV 文件</translation>
    </message>
    <message>
        <source>Export markers</source>
        <translation>导出标记</translation>
    </message>
    <message>
        <source>JSON (*.json);;CSV (*.csv)</source>
        <translation>JSON (*.json);;CSV (*.csv)</translation>
    </message>
    <message>
        <source>Import markers</source>
        <translation>导入标记</translation>
    </message>
    <message>
        <source>Markers (*.json *.csv);;All files (*)</source>
        <translation>标记 (*.json *.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The markers could not be exported to %1.</source>
        <translation>标记无法导出到 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) exported to %1.</source>
        <translation>
            <numerusform>已将 %Ln 个标记导出到 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large to be a list of markers.</source>
        <translation>文件过大，不可能是标记列表。</translation>
    </message>
    <message>
        <source>The markers of %1 could not be imported.</source>
        <translation>%1 的标记无法导入。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) imported.</source>
        <translation>
            <numerusform>已导入 %Ln 个标记。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) were already there.</source>
        <translation>
            <numerusform>%Ln 个标记已存在。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) are outside this recording.</source>
        <translation>
            <numerusform>%Ln 个标记超出此录像范围。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) could not be read.</source>
        <translation>
            <numerusform>%Ln 个标记无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>They were written for another recording (%1).</source>
        <translation>它们是为另一录像写入的（%1）。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Your markers cannot be read from disk.</source>
        <translation>无法从磁盘读取您的标记。</translation>
    </message>
    <message>
        <source>Your markers can be viewed but not changed: their file is read-only.</source>
        <translation>您的标记可以查看但不能更改：其文件为只读。</translation>
    </message>
    <message>
        <source>Your markers were written by a newer version of Tickscope; this version leaves them unchanged.</source>
        <translation>您的标记由较新版本的 Tickscope 写入；此版本不会改动它们。</translation>
    </message>
    <message>
        <source>The file with your markers is damaged. It was moved to %1 and a new one was created.</source>
        <translation>保存您的标记的文件已损坏。该文件已移到 %1，并创建了新文件。</translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>They will be lost when the window closes. Export the markers to keep them.</source>
        <translation>窗口关闭时，这些更改将会丢失。请导出标记以保留它们。</translation>
    </message>
    <message>
        <source>Close and discard</source>
        <translation>关闭并放弃</translation>
    </message>
    <message>
        <source>The first is in line %1.</source>
        <translation>第一个在第 %1 行。</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowTogether</name>
    <message>
        <source>Watch together…</source>
        <translation>共同观看…</translation>
    </message>
    <message>
        <source>Lead others through a recording, or follow</source>
        <translation>带领他人观看录像，或跟随他人</translation>
    </message>
    <message>
        <source>Back to the leader</source>
        <translation>回到领看者</translation>
    </message>
    <message>
        <source>Show again what the leader shows</source>
        <translation>重新显示领看者所显示的内容</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>回到 %1</translation>
    </message>
    <message>
        <source>the leader</source>
        <translation>领看者</translation>
    </message>
    <message>
        <source>The session has ended.</source>
        <translation>会话已结束。</translation>
    </message>
    <message>
        <source>%1 asks for the lead.</source>
        <translation>%1 请求领看。</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>移交</translation>
    </message>
    <message>
        <source>You are looking elsewhere than %1.</source>
        <translation>您正在看与 %1 不同的内容。</translation>
    </message>
    <message>
        <source>Looking for %1…</source>
        <translation>正在查找 %1…</translation>
    </message>
    <message>
        <source>%1 shows %2, which is not here. As soon as it is open, you follow.</source>
        <translation>%1 正在显示 %2，但此处没有该文件。打开后即可跟随。</translation>
    </message>
    <message>
        <source>Note for all…</source>
        <translation>给所有人的笔记…</translation>
    </message>
    <message>
        <source>Write a note that all who watch together see</source>
        <translation>写一条所有一起观看者都能看到的笔记</translation>
    </message>
    <message>
        <source>%1 shows %2, which is not here, but on %3.</source>
        <translation>%1 正在显示 %2，此处没有，但在 %3 上有。</translation>
    </message>
    <message>
        <source>Open it from there</source>
        <translation>从那里打开</translation>
    </message>
    <message>
        <source>This recording is not there for: %1</source>
        <translation>以下人员没有此录像：%1</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldLevels</name>
    <message>
        <source>View from</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>俯视</translation>
    </message>
    <message>
        <source>Show the world from above</source>
        <translation>从上方显示世界</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>正视</translation>
    </message>
    <message>
        <source>Show the world from the front, heights upwards</source>
        <translation>从前方显示世界，高度朝上</translation>
    </message>
    <message>
        <source>From the side</source>
        <translation>侧视</translation>
    </message>
    <message>
        <source>Show the world from the right, heights upwards</source>
        <translation>从右侧显示世界，高度朝上</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldNotes</name>
    <message>
        <source>No recording is open</source>
        <translation>未打开录像</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>This recording cannot be displayed</source>
        <translation>此录像无法显示</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>正在等待服务器…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在载入…</translation>
    </message>
    <message>
        <source>The server did not deliver this part</source>
        <translation>服务器未提供这一部分</translation>
    </message>
    <message>
        <source>Damaged here: shown as far as it is readable</source>
        <translation>此处已损坏：仅显示可读的部分</translation>
    </message>
    <message>
        <source>Damaged: nothing is readable here</source>
        <translation>已损坏：此处没有可读的内容</translation>
    </message>
    <message>
        <source>Reading player paths…</source>
        <translation>正在读取玩家路径…</translation>
    </message>
    <message>
        <source>No one is in the world now</source>
        <translation>此刻世界中没有人</translation>
    </message>
    <message>
        <source>This part could not be read</source>
        <translation>此部分无法读取</translation>
    </message>
    <message>
        <source>No one is in sight of the recording player now</source>
        <translation>录制者此刻视野内没有任何人</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldOverlays</name>
    <message>
        <source>Show entities</source>
        <translation>显示实体层</translation>
    </message>
    <message>
        <source>Overlay what the map&apos;s tiles do to players</source>
        <translation>叠加显示地图图块对玩家的作用</translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation>小地图</translation>
    </message>
    <message>
        <source>Show the whole map in a corner while only part of it is in view</source>
        <translation>仅有部分地图可见时，在角落显示整个地图</translation>
    </message>
    <message>
        <source>Chat, kills and clock</source>
        <translation>聊天、击杀和时钟</translation>
    </message>
    <message>
        <source>Overlay chat, kills and the clock</source>
        <translation>叠加显示聊天、击杀和时钟</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>计分板</translation>
    </message>
    <message>
        <source>Overlay the players and their scores</source>
        <translation>叠加显示玩家及其分数</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldParts</name>
    <message>
        <source>x %1, y %2, z %3</source>
        <translation>x %1，y %2，z %3</translation>
    </message>
    <message>
        <source>x %1, y %2</source>
        <translation>x %1，y %2</translation>
    </message>
    <message>
        <source>last known position</source>
        <translation>最后已知位置</translation>
    </message>
    <message>
        <source>health %1</source>
        <translation>生命 %1</translation>
    </message>
    <message>
        <source>armor %1</source>
        <translation>护甲 %1</translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>队伍 %1</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>已冻结</translation>
    </message>
    <message>
        <source>hook out</source>
        <translation>已出钩</translation>
    </message>
    <message>
        <source>away or paused</source>
        <translation>离开或暂停</translation>
    </message>
    <message>
        <source>typing</source>
        <translation>正在打字</translation>
    </message>
    <message>
        <source>made this recording</source>
        <translation>录制了此录像</translation>
    </message>
    <message>
        <source>followed</source>
        <translation>跟随中</translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation>在画面之外</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation>小地图</translation>
    </message>
    <message>
        <source>The whole world, with a frame around the visible part; its centre is at x %1, y %2. Press to see all of it.</source>
        <translation>整个世界，可见部分以框标出；其中心位于 x %1，y %2。按下可查看全部。</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>击杀</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldTips</name>
    <message>
        <source>%1 at %2
Click to go there</source>
        <translation>%1，%2
点击可转到该处</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>录制</translation>
    </message>
    <message>
        <source>predicted from the last recorded state</source>
        <translation>由上一个录制状态预测</translation>
    </message>
    <message>
        <source>between two recorded ticks</source>
        <translation>介于两个录制的 tick 之间</translation>
    </message>
    <message>
        <source>%1
x %2, y %3, z %4: %5</source>
        <translation>%1
x %2，y %3，z %4：%5</translation>
    </message>
    <message>
        <source>%1
x %2, y %3: %4</source>
        <translation>%1
x %2，y %3：%4</translation>
    </message>
    <message>
        <source>made this recording</source>
        <translation>录制了此录像</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>已冻结</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldView</name>
    <message>
        <source>last known position</source>
        <translation>最后已知位置</translation>
    </message>
    <message>
        <source>World</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>The world at the playhead. Alt and the arrow keys move the view, plus and minus zoom, the menu key shows more.</source>
        <translation>播放头处的世界。Alt 加方向键移动视图，加号和减号缩放，菜单键显示更多。</translation>
    </message>
    <message>
        <source>Follow player under pointer</source>
        <translation>跟随指针下的玩家</translation>
    </message>
    <message>
        <source>Select and follow the player under the mouse pointer</source>
        <translation>选择并跟随鼠标指针下的玩家</translation>
    </message>
    <message>
        <source>Mini-map: click or drag to look there</source>
        <translation>小地图：点击或拖动可查看该处</translation>
    </message>
    <message>
        <source>View from</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>Race %1. %2</source>
        <translation>竞速 %1。%2</translation>
    </message>
    <message>
        <source>Second view</source>
        <translation>第二视图</translation>
    </message>
</context>
<context>
    <name>tickscope::together::BrokerDialog</name>
    <message>
        <source>&amp;Save accounts and rules…</source>
        <translation>保存帐户和规则(&amp;S)…</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>开始(&amp;T)</translation>
    </message>
    <message>
        <source>Watch together on another broker</source>
        <translation>通过其他代理共同观看</translation>
    </message>
    <message>
        <source>Save accounts and rules</source>
        <translation>保存帐户和规则</translation>
    </message>
    <message>
        <source>Empty: one that systems trust</source>
        <translation>留空：系统信任的证书</translation>
    </message>
    <message>
        <source>SHA-256 fingerprint of the broker&apos;s certificate, or of the authority&apos;s that signed it, if the broker sends both</source>
        <translation>代理证书的 SHA-256 指纹；若代理同时发送签发机构的证书，也可填后者的指纹</translation>
    </message>
    <message>
        <source>&amp;From file…</source>
        <translation>从文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Certificate of the broker or of its authority</source>
        <translation>代理或其签发机构的证书</translation>
    </message>
    <message>
        <source>Keep it to yourself: it begins the session again and gives all other links</source>
        <translation>请自行保管：用它可再次开始会话，并得到所有其他链接</translation>
    </message>
    <message>
        <source>&amp;Broker</source>
        <translation>代理(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>端口(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Certificate</source>
        <translation>证书(&amp;C)</translation>
    </message>
    <message>
        <source>Host&apos;s &amp;link</source>
        <translation>主持人链接(&amp;L)</translation>
    </message>
    <message>
        <source>First give the broker the accounts and rules of this session. Without rules anybody with a link can lead.</source>
        <translation>请先将此会话的帐户和规则交给代理。没有规则时，任何持有链接的人都可领看。</translation>
    </message>
    <message>
        <source>A SHA-256 fingerprint has 64 digits, 0 to 9 and A to F.</source>
        <translation>SHA-256 指纹有 64 位：0 到 9 和 A 到 F。</translation>
    </message>
    <message>
        <source>There is no certificate in %1.</source>
        <translation>%1 中没有证书。</translation>
    </message>
    <message>
        <source>Saved in %1. For Mosquitto, name tickscope.passwords by password_file and tickscope.rules by acl_file.</source>
        <translation>已保存到 %1。在 Mosquitto 中，将 tickscope.passwords 设为 password_file，将 tickscope.rules 设为 acl_file。</translation>
    </message>
    <message>
        <source>The files could not be saved in %1.</source>
        <translation>无法将文件保存到 %1。</translation>
    </message>
</context>
<context>
    <name>tickscope::together::OwnBroker</name>
    <message>
        <source>To start a session here, install Mosquitto (the package mosquitto).</source>
        <translation>要在此处开始会话，请安装 Mosquitto（软件包 mosquitto）。</translation>
    </message>
    <message>
        <source>The session could not be prepared on this machine.</source>
        <translation>无法在本机上准备会话。</translation>
    </message>
</context>
<context>
    <name>tickscope::together::Together</name>
    <message>
        <source>The host cannot be reached; trying again.</source>
        <translation>无法连接到主持人；正在重试。</translation>
    </message>
    <message>
        <source>The host&apos;s connection is not encrypted, so nothing was sent to it.</source>
        <translation>主持人的连接未加密，因此未发送任何内容。</translation>
    </message>
    <message>
        <source>The certificate of the host is not the one in the link.</source>
        <translation>主持人的证书与链接中的不一致。</translation>
    </message>
    <message>
        <source>The host refused the link: its session is over, or the link is incomplete.</source>
        <translation>主持人拒绝了该链接：会话已结束，或链接不完整。</translation>
    </message>
    <message>
        <source>Mosquitto does not run on this machine: %1</source>
        <translation>Mosquitto 无法在本机上运行：%1</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>%1, port %2</source>
        <translation>%1，端口 %2</translation>
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
        <translation>共同观看</translation>
    </message>
    <message>
        <source>Paste the link that you were sent</source>
        <translation>粘贴收到的链接</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>加入(&amp;J)</translation>
    </message>
    <message>
        <source>The address of this machine that stands in the links</source>
        <translation>链接中使用的本机地址</translation>
    </message>
    <message>
        <source>&amp;Start here</source>
        <translation>在此开始(&amp;S)</translation>
    </message>
    <message>
        <source>Runs on this machine until you end the session. Others must be able to reach this address.</source>
        <translation>在本机上运行，直到您结束会话。其他人必须能够访问此地址。</translation>
    </message>
    <message>
        <source>To start a session here, install Mosquitto (the package mosquitto).</source>
        <translation>要在此处开始会话，请安装 Mosquitto（软件包 mosquitto）。</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>您的名字(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <translation>链接(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;This machine</source>
        <translation>本机(&amp;T)</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>在场的人</translation>
    </message>
    <message>
        <source>Copy link to &amp;lead</source>
        <translation>复制领看链接(&amp;L)</translation>
    </message>
    <message>
        <source>For one person, who may lead, too; copy another one for the next</source>
        <translation>供一人使用，此人也可领看；下一人请另行复制</translation>
    </message>
    <message>
        <source>Copy link to &amp;follow</source>
        <translation>复制跟随链接(&amp;F)</translation>
    </message>
    <message>
        <source>For all who only watch</source>
        <translation>供只观看的人使用</translation>
    </message>
    <message>
        <source>Link to lead copied, for one person.</source>
        <translation>已复制领看链接，供一人使用。</translation>
    </message>
    <message>
        <source>Link to follow copied.</source>
        <translation>已复制跟随链接。</translation>
    </message>
    <message>
        <source>&amp;Hand over the lead</source>
        <translation>移交领看(&amp;H)</translation>
    </message>
    <message>
        <source>The session has ended.</source>
        <translation>会话已结束。</translation>
    </message>
    <message>
        <source>This is not a link to a session, or a part of it is missing.</source>
        <translation>这不是会话链接，或缺少一部分。</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>您在领看</translation>
    </message>
    <message>
        <source>Nobody leads yet</source>
        <translation>尚无人领看</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 在领看</translation>
    </message>
    <message>
        <source>&amp;Back to %1</source>
        <translation>回到 %1(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Take the lead</source>
        <translation>接管领看(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Do not ask any more</source>
        <translation>取消请求(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Ask for the lead</source>
        <translation>请求领看(&amp;A)</translation>
    </message>
    <message>
        <source>To the person chosen in the list, who came by a link to lead</source>
        <translation>移交给列表中选定的、通过领看链接加入的人</translation>
    </message>
    <message>
        <source>&amp;End session</source>
        <translation>结束会话(&amp;E)</translation>
    </message>
    <message>
        <source>Lea&amp;ve</source>
        <translation>离开(&amp;V)</translation>
    </message>
    <message>
        <source>Anybody here can lead: the broker has no access rules.</source>
        <translation>此处任何人都可领看：代理没有访问规则。</translation>
    </message>
    <message>
        <source>Others must reach this machine at %1.</source>
        <translation>其他人必须能通过 %1 访问本机。</translation>
    </message>
    <message>
        <source>Others will see this recording as soon as it is read to its end.</source>
        <translation>录像读取完毕后，其他人即可看到。</translation>
    </message>
    <message>
        <source>Your filter is too long to be shared; others keep theirs.</source>
        <translation>您的过滤器太长，无法共享；其他人保留自己的。</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1（您）</translation>
    </message>
    <message>
        <source>%1: leads</source>
        <translation>%1：领看</translation>
    </message>
    <message>
        <source>%1: asks for the lead</source>
        <translation>%1：请求领看</translation>
    </message>
    <message>
        <source>%1: only watches</source>
        <translation>%1：仅观看</translation>
    </message>
    <message>
        <source>On another &amp;broker…</source>
        <translation>通过其他代理(&amp;B)…</translation>
    </message>
    <message>
        <source>Note for all</source>
        <translation>给所有人的笔记</translation>
    </message>
    <message>
        <source>Adds a marker of yours at the playhead, which all others see until you delete it or leave</source>
        <translation>在播放头处添加您的标记，其他所有人都能看到，直到您删除它或离开</translation>
    </message>
    <message>
        <source>Enter the name by which others know you.</source>
        <translation>请输入其他人认识您的名字。</translation>
    </message>
    <message>
        <source>No notes: a case asks for a blind second opinion</source>
        <translation>不发笔记：有案件要求独立复核</translation>
    </message>
    <message>
        <source>Note for all, at this moment</source>
        <translation>给所有人的笔记（当前时刻）</translation>
    </message>
    <message>
        <source>%1: does not have the recording</source>
        <translation>%1：没有该录像</translation>
    </message>
</context>
<context>
    <name>whatsthis</name>
    <message>
        <source>The world at the playhead. The wheel zooms, dragging moves the picture, a double-click follows a player, a right-click shows more.</source>
        <translation>播放头处的世界。滚轮缩放，拖动可移动画面，双击跟随玩家，右键点击显示更多。</translation>
    </message>
    <message>
        <source>The recording over time: playback buttons, the whole recording as a strip, and the visible stretch with its events.</source>
        <translation>随时间展开的录像：播放按钮、以轨道带显示的整个录像，以及可见的一段及其事件。</translation>
    </message>
    <message>
        <source>The visible stretch. Click or drag to go somewhere, zoom with the wheel, select a range with the right button. Each lane shows one type of event.</source>
        <translation>可见的一段。点击或拖动可转到某处，滚轮缩放，右键选择范围。每条轨道显示一种类型的事件。</translation>
    </message>
    <message>
        <source>The whole recording. The frame is the visible stretch; drag it to look elsewhere.</source>
        <translation>整个录像。框内是可见的一段；拖动它可查看别处。</translation>
    </message>
    <message>
        <source>Type a time such as 4:07.3 or a tick such as @12365, and press Enter to go there.</source>
        <translation>输入时间（如 4:07.3）或 tick（如 @12365），然后按 Enter 转到该处。</translation>
    </message>
    <message>
        <source>Your recordings. Drop a file here to open it.</source>
        <translation>您的录像。将文件拖放到此处即可打开。</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>dead</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>炸弹</translation>
    </message>
    <message>
        <source>vip</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>recorded input</source>
        <translation>录制的输入</translation>
    </message>
    <message>
        <source>bright field</source>
        <translation>亮光区</translation>
    </message>
    <message>
        <source>muzzle flash</source>
        <translation>枪口火光</translation>
    </message>
    <message>
        <source>bright light</source>
        <translation>亮光</translation>
    </message>
    <message>
        <source>dim light</source>
        <translation>暗光</translation>
    </message>
    <message>
        <source>inverse light</source>
        <translation>反向光</translation>
    </message>
    <message>
        <source>no interpolation</source>
        <translation>无插值</translation>
    </message>
    <message>
        <source>light</source>
        <translation>光</translation>
    </message>
    <message>
        <source>no draw</source>
        <translation>不绘制</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>行走</translation>
    </message>
    <message>
        <source>step</source>
        <translation>阶梯移动</translation>
    </message>
    <message>
        <source>fly</source>
        <translation>飞行</translation>
    </message>
    <message>
        <source>toss</source>
        <translation>抛掷</translation>
    </message>
    <message>
        <source>push</source>
        <translation>推动</translation>
    </message>
    <message>
        <source>noclip</source>
        <translation>穿墙</translation>
    </message>
    <message>
        <source>fly missile</source>
        <translation>飞弹</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>弹跳</translation>
    </message>
    <message>
        <source>follow</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>not</source>
        <translation>非实体</translation>
    </message>
    <message>
        <source>trigger</source>
        <translation>触发区</translation>
    </message>
    <message>
        <source>box</source>
        <translation>方框</translation>
    </message>
    <message>
        <source>slide box</source>
        <translation>滑动方框</translation>
    </message>
    <message>
        <source>bsp</source>
        <translation>BSP</translation>
    </message>
    <message>
        <source>client</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>on ground</source>
        <translation>在地面</translation>
    </message>
    <message>
        <source>ducking</source>
        <translation>蹲下中</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>locked chase</source>
        <translation>锁定追踪</translation>
    </message>
    <message>
        <source>free chase</source>
        <translation>自由追踪</translation>
    </message>
    <message>
        <source>roaming</source>
        <translation>漫游</translation>
    </message>
    <message>
        <source>in eye</source>
        <translation>第一人称</translation>
    </message>
    <message>
        <source>free map</source>
        <translation>自由地图</translation>
    </message>
    <message>
        <source>chase map</source>
        <translation>追踪地图</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>攻击</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>跳跃</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>蹲下</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>moveleft</source>
        <translation>左移</translation>
    </message>
    <message>
        <source>moveright</source>
        <translation>右移</translation>
    </message>
    <message>
        <source>attack2</source>
        <translation>攻击 2</translation>
    </message>
    <message>
        <source>run</source>
        <translation>奔跑</translation>
    </message>
    <message>
        <source>reload</source>
        <translation>装弹</translation>
    </message>
    <message>
        <source>alt1</source>
        <translation>alt1</translation>
    </message>
    <message>
        <source>score</source>
        <translation>计分板</translation>
    </message>
    <message>
        <source>on fire</source>
        <translation>着火</translation>
    </message>
    <message>
        <source>sneaking</source>
        <translation>潜行</translation>
    </message>
    <message>
        <source>spin attack</source>
        <translation>旋转攻击</translation>
    </message>
    <message>
        <source>sprinting</source>
        <translation>疾跑</translation>
    </message>
    <message>
        <source>swimming</source>
        <translation>游泳</translation>
    </message>
    <message>
        <source>invisible</source>
        <translation>隐身</translation>
    </message>
    <message>
        <source>glowing</source>
        <translation>发光</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>飞行</translation>
    </message>
    <message>
        <source>save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>store</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>econ</source>
        <translation>econ</translation>
    </message>
    <message>
        <source>chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>non-teehistoric</source>
        <translation>非 teehistorian</translation>
    </message>
    <message>
        <source>config or console</source>
        <translation>配置或控制台</translation>
    </message>
    <message>
        <source>map</source>
        <translation>地图</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>无游戏</translation>
    </message>
    <message>
        <source>login</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>logout</source>
        <translation>退出登录</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>hook</source>
        <translation>钩索</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>开火</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>武器</translation>
    </message>
    <message>
        <source>released</source>
        <translation>松开</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>按下</translation>
    </message>
    <message>
        <source>server-recorded, takes effect next tick</source>
        <translation>服务器录制，下一 tick 生效</translation>
    </message>
    <message>
        <source>world</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>recorded before DDNet 15.3: inputs stand where they arrived</source>
        <translation>录制于 DDNet 15.3 之前：输入位于其到达之处</translation>
    </message>
    <message>
        <source>its rebuilt path left the recorded one: lag of servers 16.2 to 19.3, a command that is not known, or a setting that is not recorded</source>
        <translation>重建路径偏离了录制路径：服务器 16.2 至 19.3 的卡顿、未知命令或未录制的设置</translation>
    </message>
    <message>
        <source>a command whose effect is not known</source>
        <translation>效果未知的命令</translation>
    </message>
    <message>
        <source>a saved game was loaded or tees were swapped</source>
        <translation>载入了存档或交换了 tee</translation>
    </message>
    <message>
        <source>the map has rotating lasers, draggers or turrets, which were compared with demos of servers 16.x only</source>
        <translation>地图有旋转激光、拖拽器或炮台，仅与服务器 16.x 的 demo 比对过</translation>
    </message>
    <message>
        <source>chat keeps a player awake and is not recorded</source>
        <translation>聊天会使玩家保持活跃状态，但未被录制</translation>
    </message>
    <message>
        <source>more shots or ways in a tick than are rebuilt</source>
        <translation>一个 tick 内的射击或路径多于可重建的数量</translation>
    </message>
    <message>
        <source>rebuilt from the inputs and the map</source>
        <translation>由输入和地图重建</translation>
    </message>
    <message>
        <source>retracted</source>
        <translation>已收回</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>retracting</source>
        <translation>收回中</translation>
    </message>
    <message>
        <source>grabbed</source>
        <translation>已抓住</translation>
    </message>
    <message>
        <source>hammer</source>
        <translation>锤子</translation>
    </message>
    <message>
        <source>gun</source>
        <translation>手枪</translation>
    </message>
    <message>
        <source>shotgun</source>
        <translation>霰弹枪</translation>
    </message>
    <message>
        <source>grenade</source>
        <translation>榴弹枪</translation>
    </message>
    <message>
        <source>laser</source>
        <translation>激光枪</translation>
    </message>
    <message>
        <source>ninja</source>
        <translation>忍者</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>无变化</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>pain</source>
        <translation>痛苦</translation>
    </message>
    <message>
        <source>happy</source>
        <translation>高兴</translation>
    </message>
    <message>
        <source>surprise</source>
        <translation>惊讶</translation>
    </message>
    <message>
        <source>angry</source>
        <translation>生气</translation>
    </message>
    <message>
        <source>blink</source>
        <translation>眨眼</translation>
    </message>
    <message>
        <source>gun fire</source>
        <translation>手枪开火</translation>
    </message>
    <message>
        <source>shotgun fire</source>
        <translation>霰弹枪开火</translation>
    </message>
    <message>
        <source>grenade fire</source>
        <translation>榴弹枪开火</translation>
    </message>
    <message>
        <source>hammer fire</source>
        <translation>锤子挥动</translation>
    </message>
    <message>
        <source>hammer hit</source>
        <translation>锤子命中</translation>
    </message>
    <message>
        <source>ninja fire</source>
        <translation>忍者攻击</translation>
    </message>
    <message>
        <source>grenade explode</source>
        <translation>榴弹爆炸</translation>
    </message>
    <message>
        <source>ninja hit</source>
        <translation>忍者命中</translation>
    </message>
    <message>
        <source>laser fire</source>
        <translation>激光枪开火</translation>
    </message>
    <message>
        <source>laser bounce</source>
        <translation>激光反弹</translation>
    </message>
    <message>
        <source>weapon switch</source>
        <translation>切换武器</translation>
    </message>
    <message>
        <source>pain short</source>
        <translation>短促痛呼</translation>
    </message>
    <message>
        <source>pain long</source>
        <translation>长痛呼</translation>
    </message>
    <message>
        <source>body land</source>
        <translation>身体落地</translation>
    </message>
    <message>
        <source>air jump</source>
        <translation>空中跳跃</translation>
    </message>
    <message>
        <source>die</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>spawn</source>
        <translation>出生</translation>
    </message>
    <message>
        <source>skid</source>
        <translation>滑行</translation>
    </message>
    <message>
        <source>cry</source>
        <translation>哭泣</translation>
    </message>
    <message>
        <source>hook loop</source>
        <translation>钩索循环</translation>
    </message>
    <message>
        <source>hook ground</source>
        <translation>钩索碰到地面</translation>
    </message>
    <message>
        <source>hook player</source>
        <translation>钩索钩住玩家</translation>
    </message>
    <message>
        <source>hook no attach</source>
        <translation>钩索未钩住</translation>
    </message>
    <message>
        <source>pickup health</source>
        <translation>拾取生命</translation>
    </message>
    <message>
        <source>pickup armor</source>
        <translation>拾取护甲</translation>
    </message>
    <message>
        <source>pickup grenade</source>
        <translation>拾取榴弹枪</translation>
    </message>
    <message>
        <source>pickup shotgun</source>
        <translation>拾取霰弹枪</translation>
    </message>
    <message>
        <source>pickup ninja</source>
        <translation>拾取忍者</translation>
    </message>
    <message>
        <source>weapon spawn</source>
        <translation>武器刷新</translation>
    </message>
    <message>
        <source>no ammo</source>
        <translation>弹药耗尽</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>chat server</source>
        <translation>服务器聊天</translation>
    </message>
    <message>
        <source>chat client</source>
        <translation>客户端聊天</translation>
    </message>
    <message>
        <source>chat highlight</source>
        <translation>聊天提及</translation>
    </message>
    <message>
        <source>ctf drop</source>
        <translation>夺旗：掉旗</translation>
    </message>
    <message>
        <source>ctf return</source>
        <translation>夺旗：还旗</translation>
    </message>
    <message>
        <source>ctf grab own</source>
        <translation>夺旗：己方旗被夺</translation>
    </message>
    <message>
        <source>ctf grab enemy</source>
        <translation>夺旗：夺得敌旗</translation>
    </message>
    <message>
        <source>ctf capture</source>
        <translation>夺旗：得分</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>spectators</source>
        <translation>旁观</translation>
    </message>
    <message>
        <source>red or game</source>
        <translation>红队或游戏</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝队</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红队</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>at stand</source>
        <translation>在旗座</translation>
    </message>
    <message>
        <source>taken or dropped</source>
        <translation>被夺或掉落</translation>
    </message>
    <message>
        <source>health</source>
        <translation>生命</translation>
    </message>
    <message>
        <source>armor</source>
        <translation>护甲</translation>
    </message>
    <message>
        <source>remove shotgun</source>
        <translation>移除霰弹枪</translation>
    </message>
    <message>
        <source>remove grenade</source>
        <translation>移除榴弹枪</translation>
    </message>
    <message>
        <source>remove ninja</source>
        <translation>移除忍者</translation>
    </message>
    <message>
        <source>remove laser</source>
        <translation>移除激光枪</translation>
    </message>
    <message>
        <source>free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>red flag</source>
        <translation>红旗</translation>
    </message>
    <message>
        <source>blue flag</source>
        <translation>蓝旗</translation>
    </message>
    <message>
        <source>deep frozen</source>
        <translation>深度冻结</translation>
    </message>
    <message>
        <source>not frozen</source>
        <translation>未冻结</translation>
    </message>
    <message>
        <source>helper</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>mod</source>
        <translation>版主</translation>
    </message>
    <message>
        <source>admin</source>
        <translation>管理员</translation>
    </message>
    <message>
        <source>rifle</source>
        <translation>激光步枪</translation>
    </message>
    <message>
        <source>door</source>
        <translation>门</translation>
    </message>
    <message>
        <source>freeze</source>
        <translation>冻结</translation>
    </message>
    <message>
        <source>dragger</source>
        <translation>拖拽器</translation>
    </message>
    <message>
        <source>plasma</source>
        <translation>等离子</translation>
    </message>
    <message>
        <source>projectile</source>
        <translation>弹丸</translation>
    </message>
    <message>
        <source>weak dragger</source>
        <translation>弱拖拽器</translation>
    </message>
    <message>
        <source>normal dragger</source>
        <translation>普通拖拽器</translation>
    </message>
    <message>
        <source>strong dragger</source>
        <translation>强拖拽器</translation>
    </message>
    <message>
        <source>normal gun</source>
        <translation>普通炮台</translation>
    </message>
    <message>
        <source>explosive gun</source>
        <translation>爆炸炮台</translation>
    </message>
    <message>
        <source>freeze gun</source>
        <translation>冻结炮台</translation>
    </message>
    <message>
        <source>unfreeze gun</source>
        <translation>解冻炮台</translation>
    </message>
    <message>
        <source>pickup</source>
        <translation>拾取物</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>jump held</source>
        <translation>按住跳跃</translation>
    </message>
    <message>
        <source>no air jump left</source>
        <translation>无剩余空中跳跃</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>游戏中</translation>
    </message>
    <message>
        <source>in menu</source>
        <translation>在菜单中</translation>
    </message>
    <message>
        <source>chatting</source>
        <translation>聊天中</translation>
    </message>
    <message>
        <source>scoreboard</source>
        <translation>计分板</translation>
    </message>
    <message>
        <source>aim</source>
        <translation>瞄准</translation>
    </message>
    <message>
        <source>spectator camera</source>
        <translation>旁观视角</translation>
    </message>
    <message>
        <source>input absolute</source>
        <translation>绝对输入</translation>
    </message>
    <message>
        <source>input manual</source>
        <translation>手动输入</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>准备就绪</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>旁观中</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>组队</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>旗帜</translation>
    </message>
    <message>
        <source>survival</source>
        <translation>生存</translation>
    </message>
    <message>
        <source>race</source>
        <translation>竞速</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>sudden death</source>
        <translation>决胜</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>race time</source>
        <translation>竞速时间</translation>
    </message>
    <message>
        <source>warmup</source>
        <translation>热身</translation>
    </message>
    <message>
        <source>round over</source>
        <translation>回合结束</translation>
    </message>
    <message>
        <source>start countdown</source>
        <translation>开始倒计时</translation>
    </message>
    <message>
        <source>ground jump</source>
        <translation>地面跳跃</translation>
    </message>
    <message>
        <source>hook attach player</source>
        <translation>钩住玩家</translation>
    </message>
    <message>
        <source>hook attach ground</source>
        <translation>钩住地面</translation>
    </message>
    <message>
        <source>hook hit no-hook</source>
        <translation>钩到不可钩处</translation>
    </message>
    <message>
        <source>hide kill messages</source>
        <translation>隐藏击杀消息</translation>
    </message>
    <message>
        <source>finish message as chat</source>
        <translation>完成消息以聊天显示</translation>
    </message>
    <message>
        <source>keep wanted weapon</source>
        <translation>保持目标武器</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>单人</translation>
    </message>
    <message>
        <source>jetpack</source>
        <translation>喷气背包</translation>
    </message>
    <message>
        <source>collision disabled</source>
        <translation>碰撞已禁用</translation>
    </message>
    <message>
        <source>endless hook</source>
        <translation>无限钩索</translation>
    </message>
    <message>
        <source>endless jump</source>
        <translation>无限跳跃</translation>
    </message>
    <message>
        <source>super</source>
        <translation>super</translation>
    </message>
    <message>
        <source>hammer hit disabled</source>
        <translation>锤子命中已禁用</translation>
    </message>
    <message>
        <source>shotgun hit disabled</source>
        <translation>霰弹枪命中已禁用</translation>
    </message>
    <message>
        <source>grenade hit disabled</source>
        <translation>榴弹枪命中已禁用</translation>
    </message>
    <message>
        <source>laser hit disabled</source>
        <translation>激光枪命中已禁用</translation>
    </message>
    <message>
        <source>hook hit disabled</source>
        <translation>钩索命中已禁用</translation>
    </message>
    <message>
        <source>telegun gun</source>
        <translation>传送手枪</translation>
    </message>
    <message>
        <source>telegun grenade</source>
        <translation>传送榴弹枪</translation>
    </message>
    <message>
        <source>telegun laser</source>
        <translation>传送激光枪</translation>
    </message>
    <message>
        <source>has hammer</source>
        <translation>有锤子</translation>
    </message>
    <message>
        <source>has gun</source>
        <translation>有手枪</translation>
    </message>
    <message>
        <source>has shotgun</source>
        <translation>有霰弹枪</translation>
    </message>
    <message>
        <source>has grenade</source>
        <translation>有榴弹枪</translation>
    </message>
    <message>
        <source>has laser</source>
        <translation>有激光枪</translation>
    </message>
    <message>
        <source>has ninja</source>
        <translation>有忍者</translation>
    </message>
    <message>
        <source>movements disabled</source>
        <translation>移动已禁用</translation>
    </message>
    <message>
        <source>in freeze tile</source>
        <translation>在冻结图块中</translation>
    </message>
    <message>
        <source>practice mode</source>
        <translation>练习模式</translation>
    </message>
    <message>
        <source>lock mode</source>
        <translation>锁定模式</translation>
    </message>
    <message>
        <source>team-0 mode</source>
        <translation>0 队模式</translation>
    </message>
    <message>
        <source>invincible</source>
        <translation>无敌</translation>
    </message>
    <message>
        <source>afk</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>spec</source>
        <translation>旁观</translation>
    </message>
    <message>
        <source>time score</source>
        <translation>时间计分</translation>
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
        <translation>旗帜开始竞速</translation>
    </message>
    <message>
        <source>race entities</source>
        <translation>竞速实体</translation>
    </message>
    <message>
        <source>unlimited ammo</source>
        <translation>无限弹药</translation>
    </message>
    <message>
        <source>ddrace record message</source>
        <translation>ddrace 纪录消息</translation>
    </message>
    <message>
        <source>race record message</source>
        <translation>竞速纪录消息</translation>
    </message>
    <message>
        <source>allow eye wheel</source>
        <translation>允许表情轮盘眼神</translation>
    </message>
    <message>
        <source>allow hook coll</source>
        <translation>允许钩索辅助线</translation>
    </message>
    <message>
        <source>allow zoom</source>
        <translation>允许缩放</translation>
    </message>
    <message>
        <source>bug ddrace ghost</source>
        <translation>ddrace 影子缺陷</translation>
    </message>
    <message>
        <source>bug ddrace input</source>
        <translation>ddrace 输入缺陷</translation>
    </message>
    <message>
        <source>bug fng laser range</source>
        <translation>fng 激光射程缺陷</translation>
    </message>
    <message>
        <source>bug vanilla bounce</source>
        <translation>vanilla 反弹缺陷</translation>
    </message>
    <message>
        <source>predict fng</source>
        <translation>预测 fng</translation>
    </message>
    <message>
        <source>predict ddrace</source>
        <translation>预测 ddrace</translation>
    </message>
    <message>
        <source>predict ddrace tiles</source>
        <translation>预测 ddrace 图块</translation>
    </message>
    <message>
        <source>predict vanilla</source>
        <translation>预测 vanilla</translation>
    </message>
    <message>
        <source>entities ddnet</source>
        <translation>ddnet 实体层</translation>
    </message>
    <message>
        <source>entities ddrace</source>
        <translation>ddrace 实体层</translation>
    </message>
    <message>
        <source>entities race</source>
        <translation>race 实体层</translation>
    </message>
    <message>
        <source>entities fng</source>
        <translation>fng 实体层</translation>
    </message>
    <message>
        <source>entities vanilla</source>
        <translation>vanilla 实体层</translation>
    </message>
    <message>
        <source>don&apos;t mask entities</source>
        <translation>不遮罩实体层</translation>
    </message>
    <message>
        <source>entities bw</source>
        <translation>bw 实体层</translation>
    </message>
    <message>
        <source>allow x skins</source>
        <translation>允许 x 皮肤</translation>
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
        <translation>fddrace 实体层</translation>
    </message>
    <message>
        <source>hud health and armor</source>
        <translation>HUD 生命和护甲</translation>
    </message>
    <message>
        <source>hud ammo</source>
        <translation>HUD 弹药</translation>
    </message>
    <message>
        <source>hud ddrace</source>
        <translation>HUD ddrace</translation>
    </message>
    <message>
        <source>no weak hook</source>
        <translation>无弱钩</translation>
    </message>
    <message>
        <source>no skin change for frozen</source>
        <translation>冻结时不换皮肤</translation>
    </message>
    <message>
        <source>ddrace team</source>
        <translation>ddrace 队伍</translation>
    </message>
    <message>
        <source>predict events</source>
        <translation>预测事件</translation>
    </message>
    <message>
        <source>supports 128 teams</source>
        <translation>支持 128 个队伍</translation>
    </message>
    <message>
        <source>no owner</source>
        <translation>无所有者</translation>
    </message>
    <message>
        <source>bounce horizontal</source>
        <translation>水平反弹</translation>
    </message>
    <message>
        <source>bounce vertical</source>
        <translation>垂直反弹</translation>
    </message>
    <message>
        <source>explosive</source>
        <translation>爆炸性</translation>
    </message>
    <message>
        <source>normalize velocity</source>
        <translation>归一化速度</translation>
    </message>
    <message>
        <source>no predict</source>
        <translation>不预测</translation>
    </message>
    <message>
        <source>x flip</source>
        <translation>x 翻转</translation>
    </message>
    <message>
        <source>y flip</source>
        <translation>y 翻转</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>input recorded as an item</source>
        <translation>录制为条目的输入</translation>
    </message>
    <message>
        <source>derived from the character</source>
        <translation>由角色推出</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>无时间</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>team</source>
        <translation>队伍</translation>
    </message>
    <message>
        <source>whisper</source>
        <translation>私聊</translation>
    </message>
    <message>
        <source>self kill</source>
        <translation>自杀</translation>
    </message>
    <message>
        <source>oop</source>
        <translation>oop</translation>
    </message>
    <message>
        <source>exclamation</source>
        <translation>感叹号</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>爱心</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>汗滴</translation>
    </message>
    <message>
        <source>dotdot</source>
        <translation>省略号</translation>
    </message>
    <message>
        <source>music</source>
        <translation>音乐</translation>
    </message>
    <message>
        <source>sorry</source>
        <translation>抱歉</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>幽灵</translation>
    </message>
    <message>
        <source>sushi</source>
        <translation>寿司</translation>
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
        <translation>眼睛</translation>
    </message>
    <message>
        <source>question</source>
        <translation>问号</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>start option</source>
        <translation>发起选项投票</translation>
    </message>
    <message>
        <source>start kick</source>
        <translation>发起踢人投票</translation>
    </message>
    <message>
        <source>start spec</source>
        <translation>发起旁观投票</translation>
    </message>
    <message>
        <source>end abort</source>
        <translation>投票中止</translation>
    </message>
    <message>
        <source>end pass</source>
        <translation>投票通过</translation>
    </message>
    <message>
        <source>end fail</source>
        <translation>投票未通过</translation>
    </message>
    <message>
        <source>team swap</source>
        <translation>换队</translation>
    </message>
    <message>
        <source>invalid spectator id</source>
        <translation>无效的旁观 ID</translation>
    </message>
    <message>
        <source>team shuffle</source>
        <translation>队伍重组</translation>
    </message>
    <message>
        <source>team balance</source>
        <translation>队伍平衡</translation>
    </message>
    <message>
        <source>all moved to team</source>
        <translation>全部移至队伍</translation>
    </message>
    <message>
        <source>you were balanced</source>
        <translation>您已被平衡换队</translation>
    </message>
    <message>
        <source>ctf grab</source>
        <translation>夺旗</translation>
    </message>
    <message>
        <source>game paused</source>
        <translation>游戏已暂停</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>fallback file</source>
        <translation>备用文件</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>client prediction (Sv_PreInput)</source>
        <translation>客户端预测 (Sv_PreInput)</translation>
    </message>
    <message>
        <source>Half-Life demo</source>
        <translation>Half-Life demo</translation>
    </message>
    <message>
        <source>Hollow Cube replay</source>
        <translation>Hollow Cube 回放</translation>
    </message>
    <message>
        <source>DDNet teehistorian</source>
        <translation>DDNet teehistorian</translation>
    </message>
    <message>
        <source>Teeworlds / DDNet demo</source>
        <translation>Teeworlds / DDNet 演示</translation>
    </message>
    <message>
        <source>Toy recording</source>
        <translation>玩具录像</translation>
    </message>
    <message>
        <source>side</source>
        <translation>侧面</translation>
    </message>
    <message>
        <source>dramatic</source>
        <translation>戏剧化</translation>
    </message>
    <message>
        <source>slow motion</source>
        <translation>慢动作</translation>
    </message>
    <message>
        <source>face player</source>
        <translation>面向玩家</translation>
    </message>
    <message>
        <source>intro</source>
        <translation>开场</translation>
    </message>
    <message>
        <source>final</source>
        <translation>结尾</translation>
    </message>
    <message>
        <source>no random</source>
        <translation>不随机</translation>
    </message>
    <message>
        <source>DDNet ghost</source>
        <translation>DDNet 幽灵</translation>
    </message>
    <message>
        <source>aim sent by the server</source>
        <translation>由服务器发送的瞄准</translation>
    </message>
    <message>
        <source>Last attack</source>
        <translation>上次攻击</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Fire held</source>
        <translation>按住开火</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>已冻结</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>钩索</translation>
    </message>
    <message>
        <source>Hook state</source>
        <translation>钩索状态</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>跳跃</translation>
    </message>
    <message>
        <source>Next weapon</source>
        <translation>下一把武器</translation>
    </message>
    <message>
        <source>Previous weapon</source>
        <translation>上一把武器</translation>
    </message>
    <message>
        <source>Weapon wanted</source>
        <translation>所选武器</translation>
    </message>
    <message>
        <source>Spectator camera</source>
        <translation>旁观视角</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>武器</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>左移</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>右移</translation>
    </message>
    <message>
        <source>Aim (map, +90° up)</source>
        <translation>瞄准（地图，+90° 为上）</translation>
    </message>
    <message>
        <source>Pitch (+90° up)</source>
        <translation>俯仰（+90° 为上）</translation>
    </message>
    <message>
        <source>Yaw (map, +90° up)</source>
        <translation>偏航（地图，+90° 为上）</translation>
    </message>
    <message>
        <source>the server may have refused a name, and no record says so</source>
        <translation>服务器可能拒绝了某个名称，而录像中没有记录</translation>
    </message>
</context>
</TS>
