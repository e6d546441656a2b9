/** What one person has waiting at several tables, in one message: each with a link and, if one press answers it, the button for it. */
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Game } from '../../../games/game.ts';
import { isTimed } from '../../../table/clock/clock.ts';
import type { Reminder } from '../../../table/model/outbox/sending.ts';
import type { Snapshot } from '../../../table/model/types.ts';
import { disarm, type Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, limits, mention, type Part, type Post, postOf, rows, text } from '../../wire/parts.ts';
import { answerButtons } from '../board/board-post.ts';
import { linkTo, placeLink } from '../parts/links.ts';
import { moment } from '../parts/people.ts';
import { asking } from './proposal.ts';
import { lateSeats } from './reminder.ts';

/** One reminder, with its table; `speech` names the people there. */
export interface Waits {
  reminder: Reminder;
  snapshot: Pick<Snapshot, 'table' | 'calls' | 'open'>;
  game: Game;
  speech: Speech;
}

/** The most rows of buttons in a message; anything without room for one is reached by its link. */
const mostRows = 8;

export function digestPost(user: string, all: readonly Waits[], { text: say }: Speech, now: number, isDirect: boolean): Post {
  const games = new Set(all.map(({ snapshot }) => snapshot.table.id)).size;
  const channel = isDirect ? null : (all[0]?.snapshot.table.place.channel ?? null);
  const parts: Part[] = [text(say(bot('bot.digest.head', { who: mention(user), n: games })))];
  let room = mostRows;
  for (const one of all) {
    parts.push(text(clamp(line(one, user, now), 800)));
    const ways = buttonsOf(one, channel).slice(0, room);
    parts.push(...ways);
    room -= ways.length;
  }
  return postOf(parts, [user]);
}

const isOfAnother = (kind: Reminder['kind']): boolean => kind === 'zero' || kind === 'late';

/** «[Candidate](address): show cards for the first deal.» */
function line({ reminder: { kind, seat, turn }, snapshot, game, speech }: Waits, user: string, now: number): string {
  const { text: say, lang } = speech;
  const { table, calls } = snapshot;
  const proposal = kind === 'consent' ? table.proposals.find(({ n }) => n === turn) : undefined;
  const stands = proposal?.postChannel && proposal.postMessage ? { channel: proposal.postChannel, message: proposal.postMessage } : null;
  const where = { title: game.texts[lang].title, where: stands ? linkTo(table.place.guild, stands) : placeLink(table) };
  if (proposal) return say(bot('bot.digest.line', { ...where, what: asking(table, proposal, speech) }));
  if (kind === 'invited') return say(bot('bot.digest.invited', { ...where, host: disarm(table.people[0]?.name ?? '?') }));
  if (isOfAnother(kind) && table.seats[user] !== seat) {
    const late = lateSeats(table, now);
    return say(bot('bot.digest.late', { ...where, who: say.list((late.length > 0 ? late : [seat]).map(say.player)) }));
  }
  const what = calls[seat] ? speech.line(calls[seat]) : say(bot('bot.digest.turn'));
  const zero = table.banks[seat]?.zero ?? null;
  const until = isTimed(table.clock) && zero !== null ? moment(zero) : '';
  return say(bot('bot.digest.line', { ...where, what: until === '' ? what : say(bot('bot.digest.until', { what, at: until })) }));
}

/** `channel`: where the message is posted; null: in direct messages. */
function buttonsOf({ reminder: { kind, turn }, snapshot, game, speech }: Waits, channel: string | null): Part[] {
  const { plain, lang } = speech;
  const { table } = snapshot;
  // Only in its own channel can a settled proposal's request be found and deleted.
  if (kind === 'consent' && table.place.channel === channel) {
    const press = (action: 'consent' | 'refuse') => encode({ table: table.id, ref: String(turn), action });
    return rows([button(plain(bot('bot.button.agree')), press('consent'), 'success'), button(plain(bot('bot.button.refuse')), press('refuse'))]);
  }
  const label = clamp(game.texts[lang].title, 34);
  const url = placeLink(table);
  const there = { type: ComponentType.Button as const, style: ButtonStyle.Link as const, label, url };
  if (channel === null || kind === 'consent' || kind === 'invited' || isOfAnother(kind))
    return [{ type: ComponentType.ActionRow, components: [there] } as Part];
  const open = answerButtons(snapshot, speech);
  const play = button(plain(bot('bot.button.play')), encode({ table: table.id, action: 'play' }), 'primary');
  return rows([play, ...(open.length < limits.buttonsInRow ? open : [])]);
}
