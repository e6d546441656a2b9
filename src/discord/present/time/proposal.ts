/** A proposal, in the channel for everyone: with its buttons while it is open, with its outcome afterwards. */
import type { Message } from '../../../kernel/types.ts';
import { isTimed } from '../../../table/clock/clock.ts';
import { articleOf, silentUntil } from '../../../table/consent/verdict.ts';
import { isComputerId, isFormerId } from '../../../table/model/ids.ts';
import type { Reminder } from '../../../table/model/outbox/sending.ts';
import type { Proposal, TableInfo } from '../../../table/model/types.ts';
import { disarm, type Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, container, mention, type Part, type Post, postOf, rows, text } from '../../wire/parts.ts';
import { linkTo, placeLink } from '../parts/links.ts';
import { clockWords, moment } from '../parts/people.ts';
import { withoutRepeats } from '../parts/story.ts';
import { articleWords } from './articles.ts';

/** At most this many lines tell what would be undone. */
const mostUndone = 4;
const quiet = '#64748B';
/** The argument of the button that is for the proposer. */
export const ownRequest = 'own';

export interface Proposing {
  /** The lines of the story that would be taken back. */
  undone: readonly Message[];
  /** The users who may be pinged now. */
  pings: readonly string[];
}

export function proposalPost(table: TableInfo, proposal: Proposal, { undone, pings }: Proposing, speech: Speech): Post {
  const { text: say, line } = speech;
  const isOpen = proposal.fate === 'open';
  const told = withoutRepeats(undone.filter(({ key }) => key !== 'table.standing'))
    .slice(0, mostUndone)
    .map((one) => `-# · ${clamp(line(one).replaceAll('\n', ' '), 200)}`);
  const lines = [
    asking(table, proposal, speech),
    ...(isOpen && proposal.kind === 'back' ? [say(bot('bot.propose.back.means'))] : []),
    ...(told.length === 0 ? [] : [say(bot('bot.propose.back.undone', { lines: told.join('\n') }))]),
    ...(isOpen ? answers(table, proposal, speech) : [fateLine(table, proposal, speech)]),
  ];
  const parts: Part[] = [text(lines.join('\n')), ...(isOpen ? rows(ways(table, proposal, speech)) : [])];
  return postOf([container(quiet, parts)], isOpen ? proposal.asked.filter((user) => pings.includes(user)) : []);
}

/** Calls people to a proposal who couldn't be called when it was made; its post stays where it is. `reminders` are all of that proposal. */
export function consentPost(table: TableInfo, reminders: readonly Reminder[], speech: Speech): Post {
  const line = consentLine(table, reminders[0]!.turn, reminders, speech);
  return postOf(
    [text(line)],
    reminders.flatMap(({ pings }) => pings),
  );
}

/** What is proposed, with a link, for the people these reminders are for. */
export function consentLine(table: TableInfo, turn: number, ofOne: readonly Reminder[], speech: Speech): string {
  const proposal = table.proposals.find(({ n }) => n === turn);
  const post = proposal?.postChannel && proposal.postMessage ? { channel: proposal.postChannel, message: proposal.postMessage } : null;
  return speech.text(
    bot('bot.remind.consent', {
      who: speech.text.list(ofOne.map(({ user }) => mention(user))),
      what: proposal ? asking(table, proposal, speech) : '',
      where: post ? linkTo(table.place.guild, post) : placeLink(table),
    }),
  );
}

const nameOf = ({ people }: TableInfo, user: string, speech: Pick<Speech, 'text'>): string =>
  isFormerId(user) ? speech.text(bot('bot.former')) : disarm(people.find(({ id }) => id === user)?.name ?? '?');

/** What is proposed, and by whom. */
export function asking(table: TableInfo, { kind, by, about }: Proposal, speech: Speech): string {
  const { text: say } = speech;
  const who = nameOf(table, by, speech);
  // A player who has handed over no longer sits there.
  const former = who === '?' ? mention(by) : who;
  if (kind === 'away' || kind === 'claim') return say(bot(`bot.propose.${kind}`, { who, late: nameOf(table, about ?? '', speech) }));
  if (kind === 'add' || kind === 'rest') return '';
  if (kind === 'clock') return say(bot('bot.propose.clock', { who, clock: say(clockWords(about!)), isTimed: isTimed(about!) }));
  if (kind !== 'hand') return say(bot(`bot.propose.${kind}`, { who }));
  if (isComputerId(about ?? '')) return say(bot('bot.propose.computer', { who: former }));
  // Once the seat is handed over, the new owner has the former one's seat.
  const seat = table.seats[by] ?? table.seats[about ?? ''];
  return say(
    bot('bot.propose.hand', {
      who: former,
      seat: seat === undefined ? '–' : say.seat(seat),
      to: isFormerId(about ?? '') ? nameOf(table, about!, speech) : mention(about ?? ''),
    }),
  );
}

/** One person is asked to take the seat: they accept or decline, and nobody else has a say. */
const isForOne = ({ kind, about }: Pick<Proposal, 'kind' | 'about'>): boolean => kind === 'hand' && !isComputerId(about ?? '');

function answers(table: TableInfo, proposal: Proposal, speech: Speech): string[] {
  const { asked, agreed, against } = proposal;
  const { text: say } = speech;
  const nameAll = (users: readonly string[]) =>
    say.list(users.map((user) => nameOf(table, user, speech)).map((name, i) => (name === '?' ? mention(users[i]!) : name)));
  const missing = asked.filter((user) => !agreed.includes(user) && !against.includes(user));
  return [
    ...(missing.length === 0 || isForOne(proposal) ? [] : [say(bot('bot.propose.ask', { all: say.list(missing.map(mention)) }))]),
    ...(agreed.length === 0 ? [] : [say(bot('bot.propose.count', { n: agreed.length, of: asked.length, who: nameAll(agreed) }))]),
    ...(against.length === 0 ? [] : [say(bot('bot.propose.against', { n: against.length, who: nameAll(against) }))]),
    `-# ${articleWords(articleOf(proposal), moment(silentUntil(proposal, table.clock)), speech)}`,
  ];
}

export function fateLine(table: TableInfo, { kind, fate, by, refuser }: Proposal, speech: Speech): string {
  const { text: say } = speech;
  if (fate === 'agreed' && kind !== 'add' && kind !== 'rest') return say(bot(`bot.propose.done.${kind}`));
  const isOver = kind === 'hands';
  if (fate === 'withdrawn') return say(bot('bot.propose.withdrawn', { who: nameOf(table, by, speech), isOver }));
  if (fate !== 'refused' || refuser === null) return say(bot('bot.propose.fallen'));
  const name = nameOf(table, refuser, speech);
  return say(bot('bot.propose.refused', { who: name === '?' ? mention(refuser) : name, isOver }));
}

function ways({ id }: TableInfo, { kind, n, about }: Proposal, { plain }: Speech) {
  const ref = String(n);
  const isHand = isForOne({ kind, about });
  return [
    button(plain(bot(isHand ? 'bot.button.accept' : 'bot.button.agree')), encode({ table: id, ref, action: 'consent' }), 'success'),
    button(plain(bot(isHand ? 'bot.button.decline' : 'bot.button.refuse')), encode({ table: id, ref, action: 'refuse' })),
    button(plain(bot('bot.button.takeBack')), encode({ table: id, ref, action: 'refuse', arg: ownRequest })),
  ];
}

/** A take-back that another player asks for, in words for a player's panel. `isOpen`: the player has not agreed yet. */
export const requestLine = (table: TableInfo, proposal: Proposal, isOpen: boolean, speech: Speech): string =>
  [
    asking(table, proposal, speech),
    speech.text(bot('bot.propose.back.means')),
    // The line above told them what it would undo.
    speech.text(bot(isOpen ? 'bot.panel.request' : 'bot.panel.agreed', { at: moment(silentUntil(proposal, table.clock)) })),
  ].join('\n');
