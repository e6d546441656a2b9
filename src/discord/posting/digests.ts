/** Everything one look has to tell a player, in one message: a digest instead of several messages. */
import type { Reminder, Reminders } from '../../table/model/outbox/sending.ts';
import { chosenBy, gameOf, publicSpeech, type Services } from '../interactions/services.ts';
import { digestPost, type Waits } from '../present/time/digest.ts';
import { speechOf } from '../speech/speech.ts';
import { hashedNonce, sendDirectly } from './delivering.ts';

/** Reminders for one player alone: once a digest has said them, nothing else does. The others still go to the channel and ping other people. */
const isTheirs = ({ kind }: Reminder): boolean => kind === 'call' || kind === 'snooze' || kind === 'consent' || kind === 'late' || kind === 'invited';

/** Groups reminders into messages: a table's turns make one message, each proposal another. */
const messageOf = ({ table, kind, turn }: Reminder): string => (kind === 'consent' ? `${table} ${turn}` : table);

/** Sends a digest to each player with several messages to get. Returns the reminders left to send otherwise. Never rejects. */
export async function sayDigests(services: Services, reminders: Reminders, taken: readonly Reminder[]): Promise<Reminder[]> {
  let left = [...taken];
  for (const user of new Set(taken.flatMap(({ pings }) => pings))) {
    const theirs = left.filter(({ pings }) => pings.includes(user));
    if (new Set(theirs.map(messageOf)).size < 2) continue;
    try {
      const said = await sayDigest(services, reminders, user, theirs);
      const without = (one: Reminder): Reminder[] =>
        (isTheirs(one) || one.direct) && one.pings.length === 1
          ? []
          : [{ ...one, pings: one.pings.filter((other) => other !== user), direct: false }];
      left = left.flatMap((one) => (said.includes(one) ? without(one) : [one]));
    } catch (error) {
      services.log.warn({ err: error, user }, 'could not send a player one message for all that waits for them');
    }
  }
  return left;
}

/** Returns what was said; nothing if fewer than two messages are still due, or they can't be joined. */
async function sayDigest(services: Services, reminders: Reminders, user: string, theirs: readonly Reminder[]): Promise<Reminder[]> {
  const { api } = services;
  const isDirect = theirs.some(({ direct }) => direct);
  const { lang } = await chosenBy(services, user);
  const all: (Waits & { reminder: Reminder })[] = [];
  for (const reminder of theirs) {
    const snapshot = (await reminders.stands(reminder)) ? await seenNow(services, reminder) : null;
    if (!snapshot) continue;
    const game = gameOf(services, snapshot.table.game);
    const speech = game && (isDirect ? speechOf(game, snapshot.table, lang ?? snapshot.table.lang) : publicSpeech(game, snapshot.table));
    if (game && speech) all.push({ reminder, snapshot, game, speech });
  }
  const [first] = all;
  if (!first || new Set(all.map(({ reminder }) => messageOf(reminder))).size < 2) return [];
  const said = all.map(({ reminder }) => reminder);
  const { place } = first.snapshot.table;
  const nonce = nonceOf(user, said);
  const post = (direct: boolean) => digestPost(user, all, first.speech, services.now(), direct);
  if (isDirect && (await sendDirectly(services, user, post(true), nonce))) return said;
  const { message } = await api.send(place.channel, post(false), nonce);
  const turns = said.filter(({ table, kind }) => table === first.snapshot.table.id && kind !== 'consent' && kind !== 'invited');
  const goes = turns.length === 0 ? null : await reminders.said(turns, message);
  if (goes !== null && goes !== message) await api.remove({ channel: place.channel, message: goes }).catch(() => {});
  return said;
}

/** The table as everyone may see it; an invitation has nothing more to show. */
async function seenNow({ tables }: Services, { kind, table: id }: Reminder): Promise<Waits['snapshot'] | null> {
  if (kind !== 'invited') {
    const told = await tables.snapshot(id, null);
    return told.ok ? told.value : null;
  }
  const table = await tables.find(id);
  return table && { table, calls: {}, open: null };
}

const nonceOf = (user: string, said: readonly Reminder[]): string =>
  hashedNonce([user, ...said.map(({ table, turn, kind }) => `${table} ${turn} ${kind}`)].join());
