import type { Phrases } from '../../../i18n/types.ts';
import type { Messages } from '../messages.ts';
import { sentence, upperFirst } from '../words.ts';
import { computers } from './computers.ts';
import { guide } from './guide.ts';
import { people } from './people.ts';
import { records } from './records.ts';
import { replay } from './replay.ts';
import { settings } from './settings.ts';
import { time } from './time.ts';

const range = (min: number, max: number) => (min === max ? `${max}` : `${min} to ${max}`);
/** How many to choose: «2», «1 to 3», «up to 5, or none». */
const some = (min: number, max: number) => (min > 0 ? range(min, max) : max === 1 ? 'one, or none' : `up to ${max}, or none`);
/** The way to a new game, where it is known which. */
const anew = (command: string | null, before: string) => (command === null ? `${before}.` : `${before} with \`/${command} start\`.`);

export const phrases: Phrases<Messages> = {
  ...records,
  ...settings,
  ...replay,
  ...time,
  ...people,
  ...computers,
  ...guide,
  'bot.button.play': () => 'Play',
  'bot.button.hand': () => 'Hand',
  'bot.button.log': () => 'Log',
  'bot.button.showAll': () => 'Show it to everybody',
  'bot.button.words': () => 'Words',
  'bot.button.undo': () => 'Undo',
  'bot.button.refresh': () => 'Refresh',
  'bot.button.accept': () => 'Accept',
  'bot.button.decline': () => 'Decline',
  'bot.button.join': () => 'Join',
  'bot.button.leave': () => 'Leave',
  'bot.button.begin': () => 'Start',
  'bot.button.options': () => 'Options',
  'bot.button.cancelIt': () => 'Cancel',
  'bot.button.again': () => 'Rematch',
  'bot.button.change': () => 'Change',
  'bot.button.none': () => 'Choose none',
  'bot.button.these': ({ what }) => `Choose ${what}`,
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
  'bot.orders.about': () => 'Standing orders answer for you, so that nobody has to wait. Only you see them. They hold until you change them.',
  'bot.orders.since': () => 'None is in force until you choose it here; your panel then names it.',
  'bot.orders.left': ({ n }, say) =>
    n === 0 ? 'You have no standing orders now: you will be asked.' : `You have ${n} standing ${say.plural(n, 'order', 'orders')} now.`,

  'bot.orders.over': ({ first, second }) => `⚠️ “${second}” counts for nothing beside “${first}”.`,

  'bot.ahead.ask': ({ question }) => `**Answer ahead**, so that nobody waits for you later: ${question}`,
  'bot.ahead.given': ({ what }) => `**Answered ahead:** ${what}. It counts as soon as you are asked; nobody sees it before.`,
  'bot.button.unsay': () => 'Choose again',

  'bot.menu.pick': () => 'Choose one',
  'bot.menu.pickSome': ({ min, max }) => `Choose ${some(min, max)}`,
  'bot.menu.part': ({ name, span }) => `${name}: ${span}`,
  'bot.menu.option': () => 'Change an option',

  'bot.board.turn': ({ who, n }) => (n === 1 ? `${who}, it is your turn.` : `${who}: each of you has something to choose.`),
  'bot.board.call': ({ who, what }) => `${who}: ${what}.`,
  'bot.board.thinks': ({ who, n }, { plural }) => `${who} ${plural(n, 'is', 'are')} to move.`,
  'bot.board.away': ({ who, what }) => `${who} is away, and the game plays for them${what === '' ? '' : `: ${what}`}.`,
  'bot.board.moved': () => '-# Moved further down.',
  'bot.board.began': ({ title, who }) => `**${title}** begins: ${who}.`,
  'bot.board.then': () => 'The board as it stood then',
  'bot.board.noFiles': () => 'I cannot attach pictures in this channel: the permission **Attach Files** is missing.',
  'bot.board.waits': ({ who, what, at }) => `${what === null ? `Waiting for **${who}**` : `**${who}**: ${what}`} · asked ${at}`,
  'bot.board.shown': () => 'The board now comes at the bottom of the channel, for everybody.',
  'bot.board.lost': () => '-# I can neither draw this nor say it in words: whoever runs the bot finds the reason in its log.',
  'bot.board.alt': ({ changed, race }) => `${changed} ${race}`.trim(),
  'bot.board.over': ({ title }) => `**${title}** is over.`,
  'bot.board.smaller': ({ n }, { label, plural, number }) =>
    `-# … and ${number(n)} smaller ${plural(n, 'thing', 'things')}: press ${label('bot.button.log')}.`,
  'bot.board.noPicture': () => '-# The picture could not be drawn, so here is the board in words.',

  'bot.panel.waiting': ({ who, n }) =>
    `${n === 1 ? `**Next is ${who}.**` : `**Still to choose: ${who}.**`} You have nothing to do now: you will be called.`,
  'bot.panel.over': () => 'The game is over. Look at the last post for the result.',
  'bot.panel.orders': ({ orders }, { label }) => `Your standing orders: ${orders}. ${label('bot.button.orders')} below changes them.`,
  'bot.panel.nothing': () => 'You hold nothing.',
  'bot.panel.undone': () => 'Taken back.',
  'bot.panel.movedOn': () => 'The game has moved on since that button. Here is how things stand now.',
  'bot.panel.asked': (_, { label }) => `**It is your turn again.** Press ${label('bot.button.play')} to go on.`,
  'bot.panel.settled': () => '-# This is settled: there is nothing more to choose here.',
  'bot.panel.closed': ({ isLobby }, { label }) =>
    `-# This panel is closed: press ${label(isLobby ? 'bot.button.options' : 'bot.button.play')} under the ${isLobby ? 'invitation' : 'board'}.`,
  'bot.panel.sure': ({ what }) => `⚠️ **${what}**: do you really want that?`,
  'bot.panel.blocked': ({ what, why }) => `~~${what}~~ – ${sentence(why)}`,
  'bot.panel.more': ({ n }, say) => `… and ${n} more ${say.plural(n, 'line', 'lines')}.`,
  'bot.panel.count': ({ min, max, n }) => `Choose ${some(min, max)}. Chosen: ${n}.`,
  'bot.panel.handAlt': ({ words }) => `Your hand. ${words}`,

  'bot.invite.text': ({ host, who, n, title }) => `${who}: ${host} invites ${n === 1 ? 'you' : 'you all'} to a game of **${title}**.`,
  'bot.invite.until': ({ at }) => `-# The invitation ends ${at}.`,
  'bot.invite.accepted': ({ who, n }, say) => `${who} ${say.plural(n, 'has', 'have')} accepted.`,
  'bot.invite.begun': ({ title, who }) => `**${title}** begins: ${who}.`,
  'bot.invite.ended': ({ title }) => `This invitation to **${title}** has ended. Start a new one whenever you like.`,
  'bot.invite.declined': ({ who }) => `${who} would rather not play now.`,
  'bot.invite.withdrawn': ({ who }) => `Canceled by ${who}.`,
  'bot.invite.open': ({ title, where }) => `The invitation to **${title}** is still open${where === null ? '' : `: [it stands here](${where})`}.`,
  'bot.invite.shownBelow': () => 'The invitation stands at the end of this channel again.',
  'bot.invite.youWithdrew': () => 'It is canceled, and the channel is free.',
  'bot.button.show': () => 'Show it again',
  'bot.invite.sure': () => 'Do you want to cancel this? It then ends for everybody who is in or invited.',
  'bot.button.withdraw': () => 'Cancel it',
  'bot.invite.option': ({ name, value }) => `${upperFirst(name)}: **${upperFirst(value)}**`,
  'bot.seat.any': () => 'Let chance decide',
  'bot.seat.anyMore': () => 'Takes your choice back',
  'bot.seat.taken': ({ name }) => `Chosen by ${name}`,
  'bot.seat.chosen': ({ who }) => `Chosen so far: ${who}.`,
  'bot.seat.of': ({ name, seat }) => `${name} (${seat})`,
  'bot.lobby.text': ({ host, title }) => `${host} opens a game of **${title}**.`,
  'bot.lobby.taken': ({ who, computer }) => (computer ? who : `👤 **${who}**`),
  'bot.lobby.free': () => '🪑 *free*',
  'bot.lobby.options': ({ options }) => `-# ${options}`,
  'bot.lobby.option': ({ name, value }) => `${upperFirst(name)}: ${value}`,
  'bot.lobby.enough': ({ host, free }) =>
    free === 0 ? `All chairs are taken: ${host} can start.` : `Enough are in: ${host} can start, or wait for more.`,
  'bot.lobby.needs': ({ n, host, computers }, say) =>
    `**${n} more ${say.plural(n, 'player', 'players')} needed to start.** Whoever is not in yet presses ${say.label('bot.button.join')}${computers ? `; ${host} can add computers under ${say.label('bot.button.options')}` : ''}.`,
  'bot.options.host': () => '### Options\nNothing here has to be changed. Everybody sees what you change; only you see this.',
  'bot.options.guest': ({ host }) => `### Options\nNothing here has to be changed. ${host} can change what is below; only you see this.`,
  'bot.toggle': ({ on }) => (on ? 'yes' : 'no'),
  'bot.thread.opened': ({ where }) => `Your game has a thread of its own: ${where}`,

  'bot.resign.ask': ({ title, left }) =>
    `Do you really want to give up this game of **${title}**? ${left > 1 ? 'The others play on without you' : 'The game is then over'}, and it cannot be taken back. You can also ask the others for a draw or an end without a result, or let somebody else play on for you.`,
  'bot.resign.done': () => 'You have given up. Thank you for playing.',
  'bot.resign.kept': () => 'Good: the game goes on.',

  'bot.games.title': () => 'Your games',
  'bot.games.none': () => 'You play in no game and have no invitation now. Start one with the command of a game: type `/`.',
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
  'bot.command.games': () => 'Your games, here and elsewhere: those waiting for you first',
  'bot.menu.bring': () => 'Move a game here',
  'bot.hustings.title': ({ n }, { plural }) => `## ${n} ${plural(n, 'game', 'games')} on this server`,
  'bot.hustings.none': () => 'No game and no invitation is open on this server.',
  'bot.hustings.left': ({ name }) => `⚠️ ${name} has left the server.`,
  'bot.hustings.deleted': ({ name }) => `⚠️ ${name}: this account no longer exists.`,
  'bot.hustings.channelGone': () => '⚠️ Its channel is gone. Move the game to this one, or end it.',
  'bot.hustings.sure': ({ title, who }) =>
    `Do you want to end this game of **${title}** for good? Nobody wins, and it cannot be taken up again. It is played by ${who}; they are told in its channel.`,
  'bot.hustings.ended': ({ who, title }) => `${who}: those who look after this server have ended this game of **${title}**. Nobody wins it.`,
  'bot.hustings.endDone': () => 'The game is over, and its channel is told.',
  'bot.hustings.moveDone': () => 'The game goes on here: its board comes in a moment.',
  'bot.hustings.doctor': () => '## What I may do in this channel',
  'bot.hustings.lacks': ({ name, effect }) => `❌ ${name} is missing: ${effect}`,
  'bot.hustings.howToAllow': () => 'To allow it: the channel’s settings, **Permissions**, then **Hustings** or the role of that name.',
  'bot.button.manage': () => 'Manage',
  'bot.button.moveHere': () => 'Move it here',
  'bot.button.end': () => 'End it …',
  'bot.button.endForGood': () => 'End it for good',
  'bot.button.back': () => 'Back',
  'bot.button.agree': () => 'Agree',
  'bot.move.ask': ({ who, title, from, all }) =>
    `${all}: ${who} would like your game of **${title}** to go on in this channel instead of ${from}. It moves once everybody who plays agrees.`,
  'bot.move.count': ({ n, of, who }) => `Agreed so far (${n} of ${of}): ${who}.`,
  'bot.move.asked': () => 'The others can agree below: the game moves as soon as everybody has.',
  'bot.move.askedThere': ({ who, to }) => `${who} would like this game to go on in ${to}. Whoever plays can agree there.`,
  'bot.move.here': ({ title, from }) => `The game of **${title}** from ${from} goes on here.`,
  'bot.move.there': ({ title, to }) => `The game of **${title}** goes on in ${to}.`,
  'bot.without.view': () => 'nothing works here',
  'bot.without.send': () => 'no boards and no invitations: I can only answer commands',
  'bot.without.sendInThreads': () => 'no games in threads',
  'bot.without.files': () => 'boards come in words, without pictures, and no game can be started',
  'bot.without.history': () => 'an invitation may stand twice after a restart at a bad moment',
  'bot.without.threads': () => 'no second game beside the one in this channel',
  'bot.without.embeds': () => 'nothing is lost today; it is asked for in case a post shows a link',
  'bot.right.history': () => 'Read Message History',
  'bot.right.embeds': () => 'Embed Links',
  'bot.command.hustings': () => 'For those who look after the server: its games, and what the bot may do here',
  'bot.command.serverGames': () => 'All games on this server: what they wait for, what is wrong; end or move one',
  'bot.command.doctor': () => 'Which permissions the bot lacks in this channel, and what does not work without them',
  'bot.no.not-moderator': () => 'That is for those who may manage channels here. Ask one of them.',
  'bot.no.moveTaken': () => 'Another game or invitation is in this channel. Finish or end that one first, or choose another channel.',
  'bot.no.same-place': () => 'The game is in this channel already.',
  'bot.trouble.gone': ({ at }) => `⚠️ Its channel is gone (noticed ${at}). Move the game to another one.`,
  'bot.trouble.hidden': ({ at }) =>
    `⚠️ I cannot see its channel (noticed ${at}). Somebody who manages the server can allow **View Channel** for me there.`,
  'bot.trouble.rights': ({ at }) => `⚠️ I may not post there (noticed ${at}). \`/hustings doctor\`, used there, says which permission is missing.`,
  'bot.trouble.other': ({ at, problem }) => `⚠️ I cannot post there (noticed ${at}): ${problem}. I keep trying.`,

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
    `There is nothing about “${topic}” in the rules. Type \`/${command} rules\` and pick one of the headings or cards that are offered.`,
  'bot.credits.title': () => 'Credits: what is printed, what is reconstructed',
  'bot.help': ({ title, aim, who, command, play, hand, undo, again, guide, lesson, credits, lobby, orders, ahead, computers, hint }, { label }) =>
    [
      `## ${title}`,
      aim,
      `-# ${who}`,
      `**Learn**: **${guide}** and **${lesson}** below. \`/${command} rules\` finds every heading of the rules, and every card by its name.`,
      lobby
        ? `**Start**: \`/${command} start\` opens a lobby in this channel; name players to invite just them.`
        : `**Start**: \`/${command} start\` and name your opponent, who then accepts.`,
      ...(computers
        ? [
            `**Alone**: name @Hustings where you would name a player, and \`level\` says how well it plays; in a lobby computers are added from a menu. **${hint}** on your panel says what one would do. \`/${command} watch\` shows computers playing; take a seat whenever you like. Such games count for no rating.`,
          ]
        : []),
      `**Play**: when it is your turn, press **${play}** under the board. Only you see the panel that opens. It asks one question at a time, and **${undo}** takes your last answer back.`,
      `**Look**: \`/${command} hand\`, \`/${command} board\` and \`/${command} log\`, or **${hand}**, ${label('bot.button.log')} and ${label('bot.button.words')} under the board.`,
      ...(ahead
        ? [
            `**Answer ahead**: while others play, **${play}** may offer what you will be asked. Answer it then, and nobody waits for you; nobody sees it before.`,
          ]
        : []),
      ...(orders
        ? [`**Standing orders**: \`/${command} orders\` has questions answered for you as you decide beforehand, so that nobody has to wait.`]
        : []),
      `**Take back**: \`/${command} undo\` does it freely while nothing has come out and nobody else has answered; after that the others can be asked.`,
      `**Together**: \`/${command} draw\` offers a draw, \`/${command} cancel\` an end without a result, \`/${command} handover\` your seat to somebody else. The channel is asked, and it is done once those it concerns agree. \`/${command} resign\` gives the game up.`,
      `**Time**: a game waits for you, for minutes or weeks, also when the bot is restarted. \`clock\` of \`/${command} start\` gives everybody a time to answer (\`hours\` and \`increment\`: one of your own); without one, \`reminders\` says how often it reminds. \`/${command} time\` shows it, pauses the game, takes days off and says how you are called; your quiet hours (\`/settings\`) are kept.`,
      `**Afterwards**: **${again}** under the last post; \`/${command} replay\` goes through a game turn by turn, also one that is not over.`,
      '**Yours**: `/games` lists all your games; `/settings` has your language, time zone, quiet hours, calls, colors, and words in place of pictures; `/stats` and `/leaderboard` have this server’s results.',
      `-# Who made it, what is printed and what is reconstructed: \`/${command} rules\`, then “${credits}”.`,
    ].join('\n'),
  'bot.doctor.fine': () => '-# I have all the permissions I need in this channel.',
  'bot.doctor.missing': ({ what, n }, say) =>
    `⚠️ In this channel I lack the ${say.plural(n, 'permission', 'permissions')} ${what}. Ask somebody who manages this server to allow that for me.`,

  'bot.right.view': () => 'View Channel',
  'bot.right.send': () => 'Send Messages',
  'bot.right.sendInThreads': () => 'Send Messages in Threads',
  'bot.right.files': () => 'Attach Files',
  'bot.right.threads': () => 'Create Public Threads',

  'bot.no.oldButton': ({ command }) =>
    command === null
      ? 'This button is from another version of the bot, and does nothing any more.'
      : `This button is from another version of the bot. \`/${command} board\` gives you fresh ones.`,
  'bot.no.oldCommand': ({ commands }) => `This command is from another version of the bot. Type one of these instead: ${commands}.`,
  'bot.no.busy': () =>
    'Another program is using my database, and nothing was changed. Please try again in a moment; if it happens again, tell whoever runs the bot.',
  'bot.no.in-doubt': () =>
    'I lost my database at that very moment, and cannot tell whether what you chose was taken. Please look at the board in a moment, and choose again only if it was not.',
  'bot.no.incident': ({ number }) =>
    `Something went wrong on my side, and nothing was changed. Please try again; if it happens again, tell whoever runs the bot this number: \`${number}\`.`,
  'bot.no.unshown': ({ number, play }) =>
    `Your answer was taken. I cannot show what came of it (incident \`${number}\`): press **${play}**, and tell whoever runs the bot this number.`,
  'bot.no.unshownPost': ({ number }) =>
    `What you pressed was taken. I cannot show it here (incident \`${number}\`) and will try again in a moment; tell whoever runs the bot this number.`,
  'bot.no.mishap': ({ number }) =>
    `Something went wrong while I was showing this. Whatever you chose before counts. Please try again; if it happens again, tell whoever runs the bot this number: \`${number}\`.`,
  'bot.no.stopped': ({ command }) =>
    `\`/${command}\` is out of order for now: something in its files has to be corrected. Whoever runs this bot finds the file and the line in its log, and then starts it again. Your games are kept just as they are.`,
  'bot.no.noGameHere': ({ command }) => `There is no game of this kind in this channel. Start one with \`/${command} start\`.`,
  'bot.no.rights': ({ what, n }, say) =>
    `I cannot run a game here, because I lack the ${say.plural(n, 'permission', 'permissions')} ${what}. Ask somebody who manages this server to allow that for me, or try another channel.`,
  'bot.no.threadHere': () => 'No thread can be opened here. Try another channel.',
  'bot.no.threadTaken': () => 'Another game is running or being prepared in this channel. Finish that one first, or start yours in another channel.',
  'bot.no.twice': ({ name }) => `You named ${name} twice. Name every player once.`,
  'bot.thread.name': ({ title, who }) => `${title}: ${who}`,
  'bot.no.stillPlaying': (_, { label }) => `This game is still going on. Press ${label('bot.button.play')} to go on with it.`,
  'bot.no.people': () => 'Somebody from that game has left this server. Start a new game and name the players.',

  'bot.no.stale': (_, { label }) =>
    `The game has moved on since that button. Press ${label('bot.button.play')} on the newest board for the current question.`,
  'bot.no.not-yours': ({ who }) => `It is ${who} who has to answer this, not you. You will be called when it is your turn.`,
  'bot.no.not-offered': (_, { label }) => `That is not among the choices any more. Press ${label('bot.button.play')} for the current ones.`,
  'bot.no.blocked': ({ why }) => `That is not possible now. ${sentence(why)} Choose something else.`,
  'bot.no.contrary': ({ first, second }) =>
    `“${first}” and “${second}” want the contrary of one another: leave one of them out. Nothing was changed.`,
  'bot.no.count': ({ min, max }) => `Please choose ${some(min, max)}; each one counts once.`,
  'bot.no.over': (_, { label }) => `This game is over. Start a new one, or press ${label('bot.button.again')} on the last board.`,
  'bot.no.no-table': ({ command }) => `This game is closed. ${anew(command, 'Start a new one')}`,
  'bot.no.channel-taken': () => 'There is a game or an invitation in this channel already. Shall I open a thread for yours?',
  'bot.no.stranger': (_, { label }) =>
    `You do not play in this game, so there is nothing here for you to do. Board, ${label('bot.button.log')} and ${label('bot.button.words')} are open to everybody.`,
  'bot.no.not-invited': ({ command }) => `This invitation is for somebody else. ${anew(command, 'Start a game of your own')}`,
  'bot.no.not-host': () => 'Only whoever opened this game can do that. Ask them, or open a game of your own.',
  'bot.no.yourself': () => 'You cannot play against yourself. Name somebody else.',
  'bot.no.bot': ({ name }) => `${name} is a bot, and bots do not play. Name a person.`,
  'bot.no.full': ({ max }) => `All ${max} places are taken. Wait until somebody leaves, or open another game.`,
  'bot.no.too-few': ({ min }) => `At least ${min} players are needed. Wait until enough have joined.`,
  'bot.no.already-in': () => 'You are in already. Now wait for the others.',
  'bot.no.too-many-open': ({ n }, { plural }) =>
    `You have ${n} open ${plural(n, 'invitation', 'invitations')}, and no more can wait at once. Type \`/games\` to see them: withdraw one, or wait for an answer.`,
  'bot.no.too-many-here': ({ n }, { plural }) =>
    `${n} ${plural(n, 'invitation is', 'invitations are')} open on this server, and no more can wait at once. Join one of those, or try again once some have been answered.`,
  'bot.no.too-often': ({ at }) =>
    `Many of your invitations in the last hour came to nothing, or the game began without somebody you named; so the next has to wait: you can send it ${at}. You can join other people’s games at once.`,
  'bot.no.shown-lately': ({ at }) => `Everybody was shown it a moment ago. You can show it again ${at}.`,
  'bot.no.asked-already': () =>
    'You have asked for this already. The others can agree to your request in this channel, or choose the game in `/games` here themselves.',
  'bot.no.too-many-asks': ({ at }) =>
    `You have asked the others many times in the last hour: you can ask again ${at}. To what somebody else asks you can agree at once.`,
  'bot.no.seat-taken': ({ name }) => `${name} was faster and has that one. Choose another.`,
  'bot.no.not-in': (_, { label }) => `Press ${label('bot.button.join')} first, then choose.`,
  'bot.no.expired': ({ command }) => `This invitation has ended. ${anew(command, 'Start a new one')}`,
  'bot.no.began': () => 'This game has begun already. Look at the newest board in this channel.',
  'bot.no.no-undo': (_, { label }) =>
    `There is nothing you can take back: something was revealed since your last answer, or somebody else has answered. Go on with ${label('bot.button.play')}.`,
  'bot.no.repeated': () => 'That was taken already the first time you pressed. There is nothing more to do.',
  'bot.no.noOrders': (_, { label }) => `There is nothing to leave standing orders for. Go on with ${label('bot.button.play')}.`,

  'bot.command.start': () => 'Start a game in this channel',
  'bot.command.hand': () => 'See what you hold; nobody else sees it',
  'bot.command.board': () => 'See the board as it is now',
  'bot.command.log': () => 'See what has happened, newest turn first',
  'bot.command.orders': () => 'Have questions answered for you, as you decide beforehand',
  'bot.command.rules': () => 'Look up a rule or a card',
  'bot.command.undo': () => 'Take your last answer back',
  'bot.command.resign': () => 'Give this game up; asks once',
  'bot.command.stopped': () => 'This game is out of order for now',
  'bot.command.help': () => 'How to play, and whether the bot may do all it needs here',
  'bot.option.opponent': () => 'Who you want to play against',
  'bot.option.player': () => 'A player to invite; leave all out for an open lobby',
  'bot.option.language': () => 'The language of the posts everybody sees',
  'bot.option.topic': () => 'A heading of the rules, or the name of a card',

  'bot.local.welcome': () => 'Election board games, played here as on Discord. Choose one: it begins at once.',
  'bot.local.against': () => 'Play against the computer',
  'bot.local.watch': () => 'Watch a game',
  'bot.local.computer': () => 'The computer: begins at once',
  'bot.local.level': () => 'How well the computer plays',
  'bot.local.together': () => 'Play with somebody',
  'bot.local.who': ({ min, max, from, to }) => `${range(min, max)} players · ${range(from, to)} minutes`,
  'bot.components.legend': () =>
    'A value without a mark was **found**: read on a printed component, or in the rules. (i) it was **inferred** from something printed. (p) it is **proposed** by this project and may differ from the printed one.',
  'bot.components.file': ({ file }) => `To correct one: \`${file}\`.`,
  'bot.components.inferred': () => '(i)',
  'bot.components.proposed': () => '(p)',

  'table.ahead-fell': () => 'What you had answered ahead is not used: the situation has changed.',
  'table.took-back': ({ seat }, { player }) => `${player(seat)} took back the last choice.`,
  'table.went-back': ({ seat }, { player }) => `All agree: the game goes back to before ${player(seat)}’s last choice.`,
  'table.drawn': () => 'A draw, by agreement of all.',
  'table.handed': ({ seat }, { player }) => `${player(seat)} plays on in this seat from now on.`,
  'table.damaged': () => '(A line that cannot be read any more.)',
};
