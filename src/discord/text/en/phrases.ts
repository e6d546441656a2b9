import type { Phrases } from '../../../i18n/types.ts';
import type { Messages } from '../messages.ts';
import { computers } from './computers.ts';
import { data } from './data.ts';
import { guide } from './guide.ts';
import { people } from './people.ts';
import { records } from './records.ts';
import { replay } from './replay.ts';
import { replies } from './replies.ts';
import { settings } from './settings.ts';
import { time } from './time.ts';

const range = (min: number, max: number) => (min === max ? `${max}` : `${min} to ${max}`);
/** How many to choose: «2», «1 to 3», «up to 5, or none». */
const some = (min: number, max: number) => (min > 0 ? range(min, max) : max === 1 ? 'one, or none' : `up to ${max}, or none`);
/** The way to a new game, if it is known which. */
const anew = (command: string | null, before: string) => (command === null ? `${before}.` : `${before} with \`/${command} start\`.`);

export const phrases: Phrases<Messages, 'en'> = {
  ...records,
  ...settings,
  ...replay,
  ...time,
  ...people,
  ...computers,
  ...replies,
  ...guide,
  ...data,
  'bot.button.play': () => 'Play',
  'bot.button.hand': () => 'Hand',
  'bot.button.log': () => 'Log',
  'bot.button.showAll': () => 'Show it to everyone',
  'bot.button.words': () => 'Words',
  'bot.button.board': () => 'Board',
  'bot.button.more': () => 'More',
  'bot.button.less': () => 'Less',
  'bot.button.undo': () => 'Undo',
  'bot.button.refresh': () => 'Refresh',
  'bot.button.askBack': () => 'Ask to take back',
  'bot.button.replay': () => 'Replay',
  'bot.button.accept': () => 'Accept',
  'bot.button.decline': () => 'Decline',
  'bot.button.join': () => 'Join',
  'bot.button.leave': () => 'Leave',
  'bot.button.begin': () => 'Start',
  'bot.button.options': () => 'Options',
  'bot.button.cancelIt': () => 'Cancel',
  'bot.button.overDays': () => 'Play over days',
  'bot.button.oneSitting': () => 'Play in one sitting',
  'bot.button.again': () => 'Rematch',
  'bot.button.change': () => 'Change',
  'bot.button.none': () => 'Choose none',
  'bot.button.these': ({ what }) => `Choose ${what}`,
  'bot.button.theseMany': ({ n }) => `Choose these ${n}`,
  'bot.button.confirm': ({ n }) => `Confirm (${n})`,
  'bot.button.older': () => 'Older',
  'bot.button.newest': () => 'Newest',
  'bot.button.next': () => 'Next page',
  'bot.button.previous': () => 'Previous page',
  'bot.button.resign': () => 'Give up for good',
  'bot.button.cancel': () => 'Keep playing',
  'bot.button.thread': () => 'Play in a thread',

  'bot.button.orders': () => 'Orders',
  'bot.button.noOrders': () => 'No orders',
  'bot.menu.orders': () => 'Choose your standing orders',
  'bot.orders.about': () => 'Standing orders answer for you, so nobody has to wait. Only you see them, and they stay on until you change them.',
  'bot.orders.since': () => 'None applies until you choose it here. Your panel lists the ones you’ve chosen.',
  'bot.orders.left': ({ n }, say) =>
    n === 0
      ? 'You have no standing orders now, so you’ll be asked.'
      : `You have ${n} standing ${say.plural(n, { one: 'order', other: 'orders' })} now.`,

  'bot.orders.over': ({ first, second }) => `⚠️ “${second}” has no effect while “${first}” is on.`,

  'bot.ahead.ask': ({ question }) => `**Not your turn yet.** Answer ahead, so nobody waits for you: ${question}`,
  'bot.ahead.given': ({ what }) => `**Answered ahead:** ${what}. It counts as soon as you’re asked, and nobody sees it before then.`,
  'bot.button.unsay': () => 'Choose again',

  'bot.menu.pick': () => 'Choose one',
  'bot.menu.pickSome': ({ min, max }) => `Choose ${some(min, max)}`,
  'bot.menu.part': ({ name, span }) => `${name}: ${span}`,
  'bot.menu.option': () => 'Change an option',

  'bot.board.turn': ({ who, n }) => (n === 1 ? `${who}, it’s your turn.` : `${who}: each of you has a choice to make.`),
  'bot.board.call': ({ who, what }) => `${who}: ${what}.`,
  'bot.board.thinks': ({ who }) => `${who} to move.`,
  'bot.board.away': ({ who, what }) => `${who} is away, so the game plays for them${what === '' ? '' : `: ${what}`}.`,
  'bot.board.began': ({ title, who }) => `**${title}** begins: ${who}.`,
  'bot.board.then': () => 'The board at that moment',
  'bot.board.was': ({ standing }) => `The board at that moment: ${standing}`,
  'bot.board.noFiles': () => 'I can’t attach pictures in this channel: I need the permission **Attach Files**.',
  'bot.board.waits': ({ who, what, at }) => `${what === null ? `Waiting for **${who}**` : `**${who}**: ${what}`} · asked ${at}`,
  'bot.board.shown': () => 'I’m posting the board again at the bottom of the channel, for everyone.',
  'bot.board.lost': () => '-# I can’t draw this or put it into words. The bot’s owner will find the reason in its log.',
  'bot.board.alt': ({ changed, race }) => `${changed} ${race}`.trim(),
  'bot.board.smaller': ({ n }, { label, plural, number }) =>
    `-# … and ${number(n)} more ${plural(n, { one: 'detail', other: 'details' })}: press ${label('bot.button.log')}.`,
  'bot.board.noPicture': () => '-# I couldn’t draw the picture, so here is the board in words.',

  'bot.panel.waiting': ({ who, n }) => `${n === 1 ? `**Next is ${who}.**` : `**Still to choose: ${who}.**`} You have nothing to do for now.`,
  'bot.panel.over': () => 'The game is over. The last post has the result.',
  'bot.panel.orders': ({ orders }, { label }) => `Your standing orders: ${orders}. Change them with ${label('bot.button.orders')} below.`,
  'bot.panel.nothing': () => 'Your hand is empty.',
  'bot.panel.undone': () => 'Taken back.',
  'bot.panel.request': ({ at }) =>
    `-# Deadline: ${at}. Until then, only the person who asked can play on. The post in the channel lists what it would undo.`,
  'bot.panel.agreed': ({ at }) =>
    `-# You’ve agreed, and the others still have to answer. Deadline: ${at}. Until then, only the person who asked can play on.`,
  'bot.panel.movedOn': () => 'The game has moved on since then. Here is where it is now.',
  'bot.panel.asked': (_, { label }) => `**It’s your turn again.** Press ${label('bot.button.play')} to go on.`,
  'bot.panel.settled': () => '-# That’s settled. There’s nothing left to choose here.',
  'bot.panel.closed': ({ isLobby }, { label }) =>
    `-# This panel is closed: press ${label(isLobby ? 'bot.button.options' : 'bot.button.play')} under the ${isLobby ? 'invitation' : 'board'}.`,
  'bot.panel.sure': ({ what }) => `⚠️ **${what}**: are you sure?`,
  'bot.panel.blocked': ({ what, why }, { sentence }) => `~~${what}~~ – ${sentence(why)}`,
  'bot.panel.more': ({ n }, say) => `… and ${n} more ${say.plural(n, { one: 'line', other: 'lines' })}.`,
  'bot.panel.count': ({ min, max, n }) => `Choose ${some(min, max)}. Chosen: ${n}.`,
  'bot.panel.handAlt': ({ words }) => `Your cards and choices. ${words}`,

  'bot.invite.text': ({ host, who, n, title }) => `${who}: ${host} invites ${n === 1 ? 'you' : 'you all'} to a game of **${title}**.`,
  'bot.invite.until': ({ at }) => `-# The invitation expires ${at}.`,
  'bot.invite.accepted': ({ who, n }, say) => `${who} ${say.plural(n, { one: 'has', other: 'have' })} accepted.`,
  'bot.invite.begun': ({ title, who }) => `**${title}** begins: ${who}.`,
  'bot.invite.ended': ({ title }) => `This invitation to **${title}** is closed. Start a new one whenever you like.`,
  'bot.invite.declined': ({ who }) => `${who} can’t play right now.`,
  'bot.invite.withdrawn': ({ who }) => `Canceled by ${who}.`,
  'bot.invite.open': ({ title, where }) => `The invitation to **${title}** is still open${where === null ? '' : `: [here it is](${where})`}.`,
  'bot.invite.moved': ({ where }) => `-# The invitation is [further down](${where}) now.`,
  'bot.invite.shownBelow': () => 'The invitation is back at the bottom of this channel.',
  'bot.invite.youWithdrew': () => 'Canceled. The channel is free again.',
  'bot.button.show': () => 'Show it again',
  'bot.invite.sure': () => 'Do you want to cancel this for everyone who has joined or been invited?',
  'bot.button.withdraw': () => 'Cancel it',
  'bot.invite.option': ({ name, value }, { capital }) => `${capital(name)}: **${capital(value)}**`,
  'bot.seat.any': () => 'Random',
  'bot.seat.anyMore': () => 'Clears your choice',
  'bot.seat.taken': ({ name }) => `Chosen by ${name}`,
  'bot.seat.chosen': ({ who }) => `Chosen so far: ${who}.`,
  'bot.seat.of': ({ name, seat }) => `${name} (${seat})`,
  'bot.lobby.text': ({ host, title }) => `${host} opens a game of **${title}**.`,
  'bot.lobby.taken': ({ who, computer }) => (computer ? who : `👤 **${who}**`),
  'bot.lobby.free': () => '🪑 *free*',
  'bot.lobby.options': ({ options }) => `-# ${options}`,
  'bot.lobby.option': ({ name, value }, { capital }) => `${capital(name)}: ${value}`,
  'bot.lobby.enough': ({ host, free }) =>
    free === 0 ? `The table is full: ${host} can start.` : `There are enough players: ${host} can start, or wait for more.`,
  'bot.lobby.needs': ({ n, host, computers }, say) =>
    `**${n} more ${say.plural(n, { one: 'player', other: 'players' })} needed to start.** To join, press ${say.label('bot.button.join')}${computers ? `; ${host} can add computers under ${say.label('bot.button.options')}` : ''}.`,
  'bot.options.host': () => '### Options\nYou can leave everything as it is. Everyone sees what you change, but only you see this panel.',
  'bot.options.guest': ({ host }) => `### Options\nYou can leave everything as it is. ${host} can change the options below. Only you see this panel.`,
  'bot.toggle': ({ on }) => (on ? 'yes' : 'no'),
  'bot.thread.opened': ({ where }) => `Your game has its own thread: ${where}`,

  'bot.resign.ask': ({ title, left }) =>
    `Do you really want to give up this game of **${title}**? ${left > 1 ? 'The others play on without you' : 'The game ends'}, and this can’t be undone. You can also offer a draw, propose to end the game without a result, or hand your seat to somebody else.`,
  'bot.resign.done': () => 'You’ve given up. Thanks for playing.',
  'bot.resign.kept': () => 'Great, the game goes on.',

  'bot.games.title': () => 'Your games',
  'bot.games.none': () => 'You have no games and no invitations. Type `/` and pick a game to start one.',
  'bot.games.mine': () => 'Waiting for you',
  'bot.games.others': () => 'Waiting for others',
  'bot.games.yourTurn': ({ at }) => `**Your turn** · asked ${at}`,
  'bot.games.waitsFor': ({ who, at }) => `Waiting for ${who} · asked ${at}`,
  'bot.games.invitedBy': ({ host, at }) => `**${host} invites you** · ends ${at}`,
  'bot.games.invitation': ({ who, at }) => `Invitation, waiting for ${who} · ends ${at}`,
  'bot.games.lobby': ({ n, max, at }) => `Lobby, ${n} of ${max} joined · ends ${at}`,
  'bot.games.here': ({ where, who }) => `-# ${where} · ${who}`,
  'bot.games.elsewhere': ({ where, who }) => `-# ${where}, on another server · ${who}`,
  'bot.button.goThere': () => 'Go there',
  'bot.command.games': () => 'See your games here and elsewhere, the ones waiting for you first',
  'bot.menu.bring': () => 'Move a game here',
  'bot.hustings.title': ({ n }, { plural }) => `## ${n} ${plural(n, { one: 'game', other: 'games' })} on this server`,
  'bot.hustings.none': () => 'There are no games or invitations on this server.',
  'bot.hustings.left': ({ name }) => `⚠️ ${name} has left the server.`,
  'bot.hustings.deleted': ({ name }) => `⚠️ ${name}: this account no longer exists.`,
  'bot.hustings.channelGone': () => '⚠️ Its channel is gone. Move the game to this one, or end it.',
  'bot.hustings.sure': ({ title, who }) =>
    `Do you want to end this game of **${title}** for good? Nobody wins, and it can’t be resumed. A post in its channel will tell the players: ${who}.`,
  'bot.hustings.ended': ({ who, title }) => `${who}: the moderators of this server have ended this game of **${title}**. Nobody wins.`,
  'bot.hustings.endDone': () => 'The game is over. A post in its channel says so.',
  'bot.hustings.moveDone': () => 'The game goes on here. Its board will appear in a moment.',
  'bot.hustings.doctor': () => '## What I may do in this channel',
  'bot.hustings.lacks': ({ name, effect }) => `❌ ${name} is missing: ${effect}`,
  'bot.hustings.howToAllow': () => 'To allow it, open the channel’s settings, choose **Permissions**, then **Hustings** or the role of that name.',
  'bot.button.manage': () => 'Manage',
  'bot.button.moveHere': () => 'Move it here',
  'bot.button.end': () => 'End it …',
  'bot.button.endForGood': () => 'End it for good',
  'bot.button.back': () => 'Back',
  'bot.without.view': () => 'I can’t do anything here',
  'bot.without.send': () => 'I can’t post boards or invitations, only answer commands',
  'bot.without.sendInThreads': () => 'I can’t run games in threads',
  'bot.without.files': () => 'I post boards in words, without pictures, and can’t start a game',
  'bot.without.history': () => 'I may post an invitation twice if I restart at the wrong moment',
  'bot.without.threads': () => 'I can’t run a second game alongside the one in this channel',
  'bot.without.embeds': () => 'this changes nothing for now; I’d need it only if a post showed a link',
  'bot.right.history': () => 'Read Message History',
  'bot.right.embeds': () => 'Embed Links',
  'bot.command.hustings': () => 'For moderators: the server’s games, and what the bot may do here',
  'bot.command.serverGames': () => 'List all games on this server with their problems; end or move one',
  'bot.command.doctor': () => 'Check which permissions the bot lacks here and what doesn’t work without them',
  'bot.no.not-moderator': () => 'Only people who can manage channels here may do that. Ask one of them.',
  'bot.no.moveTaken': () => 'There’s another game or invitation in this channel. Finish or end that one first, or choose another channel.',
  'bot.no.same-place': () => 'The game is already in this channel.',
  'bot.trouble.gone': ({ at }) => `⚠️ Its channel is gone (noticed ${at}). Move the game to another one.`,
  'bot.trouble.hidden': ({ at }) => `⚠️ I can’t see its channel (noticed ${at}). Somebody who manages the server can give me **View Channel** there.`,
  'bot.trouble.rights': ({ at }) =>
    `⚠️ I’m not allowed to post there (noticed ${at}). Use \`/hustings doctor\` there to see which permission is missing.`,
  'bot.trouble.other': ({ at, problem }) => `⚠️ I can’t post there (noticed ${at}): ${problem}. I’ll keep trying.`,

  'bot.since': ({ what, n }, { number }) => `Since you last looked: ${what}${n > 0 ? ` (and ${number(n)} more in the log)` : ''}`,
  'bot.log.seen': () => '-# ⬆️ new since you last looked',
  'bot.log.title': ({ title }) => `**${title}: what happened**, newest turn first`,
  'bot.log.turn': ({ who, at }) => `**${who}** · ${at}`,
  'bot.log.start': ({ at }) => `**Start of the game** · ${at}`,
  'bot.log.empty': () => 'Nothing has happened yet.',
  'bot.log.secret': ({ line }) => `*(only you see this)* ${line}`,
  'bot.log.unreadable': () => '(a line written by another version of the bot)',
  'bot.describe.title': ({ title }) => `**${title}: the board in words**`,
  'bot.page': ({ n, of }) => `-# Page ${n} of ${of}`,
  'bot.rules.here': ({ options }) => `-# At this table: ${options}`,
  'bot.rules.none': ({ topic, command }) =>
    `The rules say nothing about “${topic}”. Type \`/${command} rules\` and pick one of the headings or cards it offers.`,
  'bot.credits.title': () => 'Credits: what is printed, what is reconstructed',
  'bot.help': ({ title, aim, who, command, play, hand, undo, again, guide, lesson, credits, lobby, orders, ahead, computers, hint }, { label }) =>
    [
      `## ${title}`,
      aim,
      `-# ${who}`,
      `**Learn**: press **${guide}** or **${lesson}** below. \`/${command} rules\` finds every section of the rules and every card by name.`,
      lobby
        ? `**Start**: \`/${command} start\` opens a lobby in this channel. Name players to invite only them.`
        : `**Start**: \`/${command} start\` and name an opponent, who then accepts.`,
      ...(computers
        ? [
            `**Alone**: name @Hustings as a player and choose its \`level\`, or add computers from the menu in a lobby. **${hint}** on your panel shows what a computer would do. Watch computers play with \`/${command} watch\`, and take a seat whenever you like. None of these games are rated.`,
          ]
        : []),
      `**Play**: when it’s your turn, press **${play}** under the board. Only you see the panel that opens. It asks one question at a time, and **${undo}** takes back your last answer.`,
      `**Look**: type \`/${command} hand\`, \`/${command} board\`, or \`/${command} log\`, or press **${hand}**, ${label('bot.button.log')}, or ${label('bot.button.words')} under the board.`,
      ...(ahead
        ? [
            `**Answer ahead**: while others play, **${play}** may offer your next question. Answer it early, and nobody has to wait for you. Nobody sees your answer before it counts.`,
          ]
        : []),
      ...(orders ? [`**Standing orders**: \`/${command} orders\` lets you decide some answers once, so nobody has to wait for them.`] : []),
      `**Undo**: \`/${command} undo\` is free as long as nothing has been revealed and nobody else has answered. After that, it asks the others.`,
      `**Together**: \`/${command} draw\` offers a draw, \`/${command} cancel\` proposes to end the game without a result, and \`/${command} handover\` offers your seat to somebody else. A post asks the people concerned, and it happens once they agree. To give up, use \`/${command} resign\`.`,
      `**Time**: a game waits for you, for minutes or weeks, even across restarts of the bot. Give everyone a time limit with \`clock\` in \`/${command} start\`, or set your own with \`hours\` and \`increment\`. Without a clock, \`reminders\` sets how often I remind people. \`/${command} time\` shows the clocks, pauses the game, takes days off, and sets your pings. Your quiet hours (\`/settings\`) always apply.`,
      `**Afterwards**: press **${again}** under the last post for another game; \`/${command} replay\` goes through a game turn by turn, even one that isn’t over.`,
      '**For you**: `/games` lists all your games; `/settings` has your language, time zone, quiet hours, pings, colors, and words instead of pictures; `/stats` and `/leaderboard` have this server’s results.',
      `-# To see who made it, what is printed, and what is reconstructed, type \`/${command} rules\` and choose “${credits}”.`,
    ].join('\n'),
  'bot.doctor.fine': () => '-# I have all the permissions I need in this channel.',
  'bot.doctor.missing': ({ what, n }, say) =>
    `⚠️ In this channel I lack the ${say.plural(n, { one: 'permission', other: 'permissions' })} ${what}. Ask somebody who manages this server to grant ${say.plural(n, { one: 'it', other: 'them' })}.`,

  'bot.right.view': () => 'View Channel',
  'bot.right.send': () => 'Send Messages',
  'bot.right.sendInThreads': () => 'Send Messages in Threads',
  'bot.right.files': () => 'Attach Files',
  'bot.right.threads': () => 'Create Public Threads',

  'bot.no.oldButton': ({ command }) =>
    command === null
      ? 'This button is from another version of the bot and no longer works.'
      : `This button is from another version of the bot. Get new ones with \`/${command} board\`.`,
  'bot.no.oldCommand': ({ commands }) => `This command is from another version of the bot. Type one of these instead: ${commands}.`,
  'bot.no.busy': () =>
    'Another program is using my database, so nothing changed. Please try again in a moment. If it happens again, tell the bot’s owner.',
  'bot.no.incident': ({ number }) =>
    `Something went wrong on my side, so nothing changed. Please try again. If it happens again, give the bot’s owner this number: \`${number}\`.`,
  'bot.no.unshown': ({ number, play }) =>
    `Your answer counts, but I can’t show the result (incident \`${number}\`). Press **${play}**, and give the bot’s owner this number.`,
  'bot.no.unshownPost': ({ number }) =>
    `Your choice counts, but I can’t show it here (incident \`${number}\`). I’ll try again in a moment; give the bot’s owner this number.`,
  'bot.no.mishap': ({ number }) =>
    `Something went wrong while I was showing this. What you chose before still counts. Please try again. If it happens again, give the bot’s owner this number: \`${number}\`.`,
  'bot.no.stopped': ({ command }) =>
    `\`/${command}\` is out of order for now: one of its files has an error. The bot’s owner will find the file and line in its log, and can then restart it. Your games are safe.`,
  'bot.no.newer': () =>
    'A newer version of me has already played this game, so nothing changed. Please try again in a few minutes. If it happens again, tell the bot’s owner.',
  'bot.no.noGameHere': ({ command }) => `There’s no game of this kind in this channel. Start one with \`/${command} start\`.`,
  'bot.no.rights': ({ what, n }, say) =>
    `I can’t run a game here because I lack the ${say.plural(n, { one: 'permission', other: 'permissions' })} ${what}. Ask somebody who manages this server to grant ${say.plural(n, { one: 'it', other: 'them' })}, or try another channel.`,
  'bot.no.threadHere': () => 'I can’t open a thread here. Try another channel.',
  'bot.no.threadTaken': () => 'Another game is running or starting in this channel. Finish that one first, or start yours in another channel.',
  'bot.no.twice': ({ name }) => `You named ${name} twice. Name each player once.`,
  'bot.thread.name': ({ title, who }) => `${title}: ${who}`,
  'bot.no.stillPlaying': (_, { label }) => `This game isn’t over yet. Press ${label('bot.button.play')} to continue it.`,
  'bot.no.people': () => 'Somebody from that game has left this server. Start a new game and name the players.',

  'bot.no.stale': (_, { label }) =>
    `The game has moved on since then. Press ${label('bot.button.play')} under the newest board for the current question.`,
  'bot.no.not-yours': ({ who }) => `That question is for ${who}, not you. I’ll tell you when it’s your turn.`,
  'bot.no.not-offered': (_, { label }) => `That’s no longer one of the choices. Press ${label('bot.button.play')} for the current ones.`,
  'bot.no.blocked': ({ why }, { sentence }) => `You can’t do that now. ${sentence(why)} Choose something else.`,
  'bot.no.contrary': ({ first, second }) => `“${first}” and “${second}” contradict each other, so nothing changed. Drop one of them.`,
  'bot.no.count': ({ min, max }) => `Please choose ${some(min, max)}. Each one counts once.`,
  'bot.no.over': (_, { label }) => `This game is over. Start a new one, or press ${label('bot.button.again')} on the last board.`,
  'bot.no.no-table': ({ command }) => `This game is closed. ${anew(command, 'Start a new one')}`,
  'bot.no.channel-taken': () => 'There’s already a game or an invitation in this channel. Shall I open a thread for yours?',
  'bot.no.stranger': (_, { label }) =>
    `You aren’t playing in this game, so there’s nothing for you to do here. The board, ${label('bot.button.log')}, and ${label('bot.button.words')} are open to everyone.`,
  'bot.no.not-invited': ({ command }) => `This invitation is for somebody else. ${anew(command, 'Start your own')}`,
  'bot.no.not-host': () => 'Only the person who opened this game can do that. Ask them, or open your own game.',
  'bot.no.yourself': () => 'You can’t play against yourself. Name somebody else.',
  'bot.no.bot': ({ name }) => `${name} is another bot. Name a person, or @Hustings to play against the computer.`,
  'bot.no.full': ({ max }) => `All ${max} seats are taken. Wait until somebody leaves, or open another game.`,
  'bot.no.too-few': ({ min }) => `The game needs at least ${min} players. Wait until enough have joined.`,
  'bot.no.already-in': () => 'You’ve already joined. Now wait for the others.',
  'bot.no.elsewhere': ({ where }) =>
    where === null ? 'That game isn’t in this channel. Use the buttons under its own board.' : `That game is in ${where}. Press the button there.`,
  'bot.no.unreadable': () => 'I can’t read that. Type the command again, and choose from what Discord offers you.',
  'bot.no.yourThread': () => 'You aren’t allowed to open threads in this channel, so I won’t open one for you. Play in another channel.',
  'bot.no.yourThreadTaken': () =>
    'There’s a game or an invitation in this channel already, and you aren’t allowed to open a thread here. Play in another channel.',
  'bot.no.too-many-open': ({ n }, { plural }) =>
    `You have ${n} open ${plural(n, { one: 'invitation', other: 'invitations' })}, and can’t send any more for now. Type \`/games\` to see them, then withdraw one or wait for an answer.`,
  'bot.no.too-many-here': ({ n }, { plural }) =>
    `${n} ${plural(n, { one: 'invitation is', other: 'invitations are' })} open on this server, which is the limit. Join one of them, or try again once some have been answered.`,
  'bot.no.too-often': ({ at }) =>
    `Many of your invitations in the last hour came to nothing, or the game began without somebody you named. You can send the next one ${at}. You can still join other people’s games right away.`,
  'bot.no.shown-lately': ({ at }) => `Everyone saw it a moment ago. You can show it again ${at}.`,
  'bot.no.asked-already': () =>
    'You’ve already asked for this. The others can agree in this channel, or move the game themselves: `/games`, typed here, offers it.',
  'bot.no.too-many-asks': ({ at }) =>
    `You’ve asked the others many times in the last hour. You can ask again ${at}. You can still agree to other people’s requests right away.`,
  'bot.no.seat-taken': ({ name }) => `${name} was faster and took that one. Choose another.`,
  'bot.no.not-in': (_, { label }) => `Press ${label('bot.button.join')} first, then choose.`,
  'bot.no.expired': ({ command }) => `This invitation is closed. ${anew(command, 'Start a new one')}`,
  'bot.no.began': () => 'This game has already begun. Look at the newest board in this channel.',
  'bot.no.no-undo': (_, { label }) =>
    `You can’t take anything back: something has been revealed since your last answer, or somebody else has answered. Continue with ${label('bot.button.play')}.`,
  'bot.no.repeated': () => 'Your first press counted. There’s nothing more to do.',
  'bot.no.noOrders': (_, { label }) => `This game has no standing orders. Continue with ${label('bot.button.play')}.`,

  'bot.command.start': () => 'Start a game in this channel',
  'bot.command.hand': () => 'See your hand (only you can see it)',
  'bot.command.board': () => 'See the current board',
  'bot.command.log': () => 'See what has happened, newest turn first',
  'bot.command.orders': () => 'Leave standing orders: answers you always give',
  'bot.command.rules': () => 'Look up a rule or a card',
  'bot.command.undo': () => 'Take back your last answer',
  'bot.command.resign': () => 'Give up this game (asks for confirmation)',
  'bot.command.stopped': () => 'This game is out of order for now',
  'bot.command.help': () => 'Learn how to play, and check the bot’s permissions here',
  'bot.option.opponent': () => 'Who you want to play against',
  'bot.option.player': () => 'A player to invite (name nobody for an open lobby)',
  'bot.option.language': () => 'The language of the public posts',
  'bot.option.thread': () => 'Play in a new thread if this channel already has a game',
  'bot.option.topic': () => 'A section of the rules or the name of a card',

  'bot.local.welcome': () => 'Election board games, played here just as on Discord. Choose one, and it starts right away.',
  'bot.local.against': () => 'Play against the computer',
  'bot.local.watch': () => 'Watch a game',
  'bot.local.computer': () => 'The computer: starts right away',
  'bot.local.level': () => 'How well the computer plays',
  'bot.local.together': () => 'Play with somebody',
  'bot.local.waits': ({ who }) => `Waiting for ${who} · asked`,
  'bot.local.invites': ({ who }) => `Invitation, waiting for ${who} · ends`,
  'bot.local.lobby': ({ n, max }) => `Lobby, ${n} of ${max} joined · ends`,
  'bot.local.running': () => 'In play since',
  'bot.local.show': ({ paused }) => (paused ? 'Paused' : 'Computers are playing · last move'),
  'bot.local.who': ({ min, max, from, to }) => `${range(min, max)} players · ${range(from, to)} minutes`,
  'bot.components.legend': () =>
    'Values without a mark were **found** on a printed component or in the rules. (i) means **inferred** from something printed. (p) means **proposed** by this project, so the printed value may differ.',
  'bot.components.file': ({ file }) => `To correct one: \`${file}\`.`,
  'bot.components.inferred': () => '(i)',
  'bot.components.proposed': () => '(p)',

  'table.ahead-fell': () => 'Your answer ahead no longer applies because the situation has changed.',
  'table.took-back': ({ seat }, { player }) => `${player(seat)} took back the last choice.`,
  'table.went-back': ({ seat }, { player }) => `As agreed, the game goes back to before ${player(seat)}’s last choice.`,
  'table.drawn': () => 'The game is a draw by agreement.',
  'table.handed': ({ seat }, { player }) => `${player(seat)} takes over this seat.`,
  'table.standing': ({ standing }, say) => say(standing),
  'table.damaged': () => '(This line can’t be read anymore.)',
};
