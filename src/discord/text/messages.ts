import type { Nothing } from '../../i18n/say.ts';
import type { TableMessages } from '../../table/model/messages.ts';
import type { ComputerMessages } from './computers.ts';
import type { DataMessages } from './data.ts';
import type { GuideMessages } from './guide.ts';
import type { PeopleMessages } from './people.ts';
import type { RecordsMessages } from './records.ts';
import type { ReplayMessages } from './replay.ts';
import type { ReplyMessages } from './replies.ts';
import type { SettingsMessages } from './settings.ts';
import type { TimeMessages } from './time.ts';

/** Messages with files of their own. */
type Others = TableMessages &
  ComputerMessages &
  ReplyMessages &
  RecordsMessages &
  SettingsMessages &
  ReplayMessages &
  TimeMessages &
  PeopleMessages &
  GuideMessages &
  DataMessages;

/** Everything the bot says besides the games, and what each sentence needs. Its keys begin with `bot.`, a table's with `table.`; no game's do. */
export type Messages = Others & {
  'bot.button.play': Nothing;
  'bot.button.hand': Nothing;
  'bot.button.log': Nothing;
  'bot.button.showAll': Nothing;
  'bot.button.words': Nothing;
  'bot.button.board': Nothing;
  'bot.button.more': Nothing;
  'bot.button.less': Nothing;
  'bot.button.undo': Nothing;
  'bot.button.refresh': Nothing;
  'bot.button.askBack': Nothing;
  'bot.button.replay': Nothing;
  'bot.button.accept': Nothing;
  'bot.button.decline': Nothing;
  'bot.button.join': Nothing;
  'bot.button.leave': Nothing;
  'bot.button.begin': Nothing;
  'bot.button.again': Nothing;
  'bot.button.change': Nothing;
  'bot.button.none': Nothing;
  'bot.button.these': { what: string };
  'bot.button.theseMany': { n: number };
  'bot.button.confirm': { n: number };
  'bot.button.older': Nothing;
  'bot.button.newest': Nothing;
  'bot.button.next': Nothing;
  'bot.button.previous': Nothing;
  'bot.button.resign': Nothing;
  'bot.button.cancel': Nothing;
  'bot.button.thread': Nothing;
  'bot.button.orders': Nothing;
  'bot.button.noOrders': Nothing;
  'bot.menu.orders': Nothing;
  'bot.orders.about': Nothing;
  /** When an order takes effect. */
  'bot.orders.since': Nothing;
  'bot.orders.left': { n: number };
  'bot.orders.over': { first: string; second: string };

  'bot.ahead.ask': { question: string };
  'bot.ahead.given': { what: string };
  'bot.button.unsay': Nothing;

  'bot.menu.pick': Nothing;
  'bot.menu.pickSome': { min: number; max: number };
  'bot.menu.option': Nothing;
  'bot.menu.part': { name: string; span: string };

  'bot.board.turn': { who: string; n: number };
  'bot.board.call': { who: string; what: string };
  'bot.board.thinks': { who: string };
  'bot.board.away': { who: string; what: string };
  'bot.board.began': { title: string; who: string };
  'bot.board.then': Nothing;
  /** The same with how the race stood. */
  'bot.board.was': { standing: string };
  'bot.board.noFiles': Nothing;
  'bot.board.lost': Nothing;
  'bot.board.waits': { who: string; what: string | null; at: string };
  'bot.board.shown': Nothing;
  'bot.board.alt': { changed: string; race: string };
  'bot.board.smaller': { n: number };
  'bot.board.noPicture': Nothing;

  'bot.panel.waiting': { who: string; n: number };
  'bot.panel.over': Nothing;
  'bot.panel.nothing': Nothing;
  /** The standing orders in force, each in its own words. */
  'bot.panel.orders': { orders: string };
  'bot.panel.undone': Nothing;
  'bot.panel.movedOn': Nothing;
  /** Below a requested take-back: how long the game waits for it. */
  'bot.panel.request': { at: string };
  'bot.panel.agreed': { at: string };
  'bot.panel.asked': Nothing;
  'bot.panel.settled': Nothing;
  /** Replaces a panel that nobody has pressed for long. */
  'bot.panel.closed': { isLobby: boolean };
  'bot.panel.sure': { what: string };
  'bot.panel.blocked': { what: string; why: string };
  'bot.panel.more': { n: number };
  'bot.panel.count': { min: number; max: number; n: number };
  'bot.panel.handAlt': { words: string };

  'bot.invite.text': { host: string; who: string; n: number; title: string };
  'bot.invite.until': { at: string };
  'bot.invite.accepted': { who: string; n: number };
  'bot.invite.begun': { title: string; who: string };
  'bot.invite.ended': { title: string };
  'bot.invite.declined': { who: string };
  'bot.invite.withdrawn': { who: string };
  'bot.invite.open': { title: string; where: string | null };
  'bot.invite.shownBelow': Nothing;
  /** Replaces an invitation that was posted again. */
  'bot.invite.moved': { where: string };
  'bot.invite.youWithdrew': Nothing;
  'bot.button.show': Nothing;
  'bot.button.withdraw': Nothing;
  'bot.invite.option': { name: string; value: string };
  'bot.seat.any': Nothing;
  'bot.seat.anyMore': Nothing;
  'bot.seat.taken': { name: string };
  'bot.seat.chosen': { who: string };
  'bot.seat.of': { name: string; seat: string };
  'bot.lobby.text': { host: string; title: string };
  'bot.lobby.taken': { who: string; computer: boolean };
  'bot.lobby.free': Nothing;
  /** The current options, in one line. */
  'bot.lobby.options': { options: string };
  'bot.lobby.option': { name: string; value: string };
  'bot.lobby.enough': { host: string; free: number };
  'bot.lobby.needs': { n: number; host: string; computers: boolean };
  'bot.options.host': Nothing;
  'bot.options.guest': { host: string };
  'bot.button.options': Nothing;
  'bot.button.cancelIt': Nothing;
  'bot.button.overDays': Nothing;
  'bot.button.oneSitting': Nothing;
  'bot.invite.sure': Nothing;
  'bot.toggle': { on: boolean };
  'bot.thread.opened': { where: string };

  'bot.resign.ask': { title: string; left: number };
  'bot.resign.done': Nothing;
  'bot.resign.kept': Nothing;

  'bot.games.title': Nothing;
  'bot.games.none': Nothing;
  'bot.games.mine': Nothing;
  'bot.games.others': Nothing;
  'bot.games.yourTurn': { at: string };
  'bot.games.waitsFor': { who: string; at: string };
  'bot.games.invitedBy': { host: string; at: string };
  'bot.games.invitation': { who: string; at: string };
  'bot.games.lobby': { n: number; max: number; at: string };
  'bot.games.here': { where: string; who: string };
  'bot.games.elsewhere': { where: string; who: string };
  'bot.button.goThere': Nothing;
  'bot.command.games': Nothing;
  'bot.menu.bring': Nothing;
  'bot.hustings.title': { n: number };
  'bot.hustings.none': Nothing;
  'bot.hustings.left': { name: string };
  'bot.hustings.deleted': { name: string };
  'bot.hustings.channelGone': Nothing;
  'bot.hustings.sure': { title: string; who: string };
  'bot.hustings.ended': { who: string; title: string };
  'bot.hustings.endDone': Nothing;
  'bot.hustings.moveDone': Nothing;
  'bot.hustings.doctor': Nothing;
  'bot.hustings.lacks': { name: string; effect: string };
  'bot.hustings.howToAllow': Nothing;
  'bot.button.manage': Nothing;
  'bot.button.moveHere': Nothing;
  'bot.button.end': Nothing;
  'bot.button.endForGood': Nothing;
  'bot.button.back': Nothing;
  'bot.without.view': Nothing;
  'bot.without.send': Nothing;
  'bot.without.sendInThreads': Nothing;
  'bot.without.files': Nothing;
  'bot.without.history': Nothing;
  'bot.without.threads': Nothing;
  'bot.without.embeds': Nothing;
  'bot.right.history': Nothing;
  'bot.right.embeds': Nothing;
  'bot.command.hustings': Nothing;
  'bot.command.serverGames': Nothing;
  'bot.command.doctor': Nothing;
  'bot.no.not-moderator': Nothing;
  'bot.no.moveTaken': Nothing;
  'bot.no.same-place': Nothing;
  'bot.trouble.gone': { at: string };
  'bot.trouble.hidden': { at: string };
  'bot.trouble.rights': { at: string };
  'bot.trouble.other': { at: string; problem: string };

  'bot.since': { what: string; n: number };
  'bot.log.title': { title: string };
  'bot.log.seen': Nothing;
  'bot.log.empty': Nothing;
  'bot.log.turn': { who: string; at: string };
  'bot.log.start': { at: string };
  'bot.log.secret': { line: string };
  'bot.log.unreadable': Nothing;
  'bot.describe.title': { title: string };
  'bot.page': { n: number; of: number };
  /** Below a page of rules: the options chosen at the table of the channel it was opened in. */
  'bot.rules.here': { options: string };
  'bot.rules.none': { topic: string; command: string };
  'bot.credits.title': Nothing;
  'bot.help': {
    title: string;
    command: string;
    play: string;
    hand: string;
    undo: string;
    again: string;
    /** The aim of the game, how many can play it, and how long it takes. */
    aim: string;
    who: string;
    /** The buttons below. */
    guide: string;
    lesson: string;
    credits: string;
    lobby: boolean;
    orders: boolean;
    ahead: boolean;
    /** Computers play it, and this button asks them for a hint. */
    computers: boolean;
    hint: string;
  };
  'bot.doctor.fine': Nothing;
  'bot.doctor.missing': { what: string; n: number };

  'bot.right.view': Nothing;
  'bot.right.send': Nothing;
  'bot.right.sendInThreads': Nothing;
  'bot.right.files': Nothing;
  'bot.right.threads': Nothing;

  'bot.no.oldButton': { command: string | null };
  'bot.no.oldCommand': { commands: string };
  /** Another program holds the database. */
  'bot.no.busy': Nothing;
  'bot.no.incident': { number: string };
  'bot.no.unshown': { number: string; play: string };
  /** The same, if the public post will show it soon. */
  'bot.no.unshownPost': { number: string };
  'bot.no.mishap': { number: string };
  'bot.no.noGameHere': { command: string };
  'bot.no.stopped': { command: string };
  /** A newer version of the program has played this game. */
  'bot.no.newer': Nothing;
  'bot.no.rights': { what: string; n: number };
  'bot.no.threadHere': Nothing;
  'bot.no.threadTaken': Nothing;
  'bot.no.twice': { name: string };
  'bot.thread.name': { title: string; who: string };
  'bot.no.stillPlaying': Nothing;
  'bot.no.people': Nothing;

  'bot.no.stale': Nothing;
  'bot.no.not-yours': { who: string };
  'bot.no.not-offered': Nothing;
  'bot.no.blocked': { why: string };
  'bot.no.contrary': { first: string; second: string };
  'bot.no.count': { min: number; max: number };
  'bot.no.over': Nothing;
  'bot.no.no-table': { command: string | null };
  'bot.no.channel-taken': Nothing;
  'bot.no.stranger': Nothing;
  'bot.no.not-invited': { command: string | null };
  'bot.no.not-host': Nothing;
  'bot.no.yourself': Nothing;
  'bot.no.bot': { name: string };
  'bot.no.full': { max: number };
  'bot.no.too-few': { min: number };
  'bot.no.already-in': Nothing;
  'bot.no.elsewhere': { where: string | null };
  'bot.no.unreadable': Nothing;
  'bot.no.yourThread': Nothing;
  'bot.no.yourThreadTaken': Nothing;
  'bot.no.too-many-open': { n: number };
  'bot.no.too-many-here': { n: number };
  'bot.no.too-often': { at: string };
  'bot.no.shown-lately': { at: string };
  'bot.no.asked-already': Nothing;
  'bot.no.too-many-asks': { at: string };
  'bot.no.seat-taken': { name: string };
  'bot.no.not-in': Nothing;
  'bot.no.expired': { command: string | null };
  'bot.no.began': Nothing;
  'bot.no.no-undo': Nothing;
  'bot.no.repeated': Nothing;
  'bot.no.noOrders': Nothing;

  'bot.command.start': Nothing;
  'bot.command.hand': Nothing;
  'bot.command.board': Nothing;
  'bot.command.log': Nothing;
  'bot.command.orders': Nothing;
  'bot.command.rules': Nothing;
  'bot.command.undo': Nothing;
  'bot.command.resign': Nothing;
  'bot.command.help': Nothing;
  'bot.command.stopped': Nothing;
  'bot.option.opponent': Nothing;
  'bot.option.player': Nothing;
  'bot.option.language': Nothing;
  'bot.option.thread': Nothing;
  'bot.option.topic': Nothing;

  'bot.local.welcome': Nothing;
  'bot.local.against': Nothing;
  'bot.local.watch': Nothing;
  'bot.local.computer': Nothing;
  'bot.local.level': Nothing;
  'bot.local.together': Nothing;
  'bot.local.waits': { who: string };
  'bot.local.invites': { who: string };
  'bot.local.lobby': { n: number; max: number };
  'bot.local.running': Nothing;
  'bot.local.show': { paused: boolean };
  'bot.local.who': { min: number; max: number; from: number; to: number };
  'bot.components.legend': Nothing;
  'bot.components.file': { file: string };
  'bot.components.inferred': Nothing;
  'bot.components.proposed': Nothing;
};
