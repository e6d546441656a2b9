/** Sends due reminders about players who are asked something: to them by a mention or direct message, or to the others. */
import type { Game } from '../../games/game.ts';
import type { Lang } from '../../i18n/types.ts';
import { nameOf, type Reminder, type Reminders } from '../../table/model/outbox/sending.ts';
import type { Snapshot } from '../../table/model/types.ts';
import { noteLeavers } from '../interactions/leavers.ts';
import { chosenBy, gameOf, publicSpeech, type Services } from '../interactions/services.ts';
import { consentPost } from '../present/time/proposal.ts';
import { directPost, invitedPost, reminderPost } from '../present/time/reminder.ts';
import { speechOf } from '../speech/speech.ts';
import { hashedNonce, sendDirectly } from './delivering.ts';
import { sayDigests } from './digests.ts';

export interface Reminding {
  /** Looks now for due reminders. */
  wake(): void;
  /** Finishes work under way. */
  stop(): Promise<void>;
}

export interface RemindingOptions {
  /** How often to look for reminders, in milliseconds. */
  everyMs?: number;
}

const atOnce = 50;

export function openReminding(services: Services, reminders: Reminders, { everyMs = 15_000 }: RemindingOptions = {}): Reminding {
  const { log } = services;
  let looking: Promise<void> | null = null;
  let stopped = false;

  /** Never rejects. */
  const look = async () => {
    try {
      for (let more = true; more && !stopped; ) {
        const taken = await reminders.take(services.now(), atOnce);
        more = taken.length > 0;
        const left = await sayDigests(services, reminders, taken);
        const isLeft = new Set(left.map(nameOf));
        await note(
          services,
          reminders,
          taken.filter((one) => !isLeft.has(nameOf(one))),
        );
        const { invited = [], turns = [] } = Object.groupBy(left, ({ kind }) => (kind === 'invited' ? 'invited' : 'turns'));
        await Promise.all([
          ...invited.map((one) => sayInvited(services, reminders, one)),
          ...[...Map.groupBy(turns, ({ table }) => table).values()].map((ofTable) => say(services, reminders, ofTable)),
        ]);
      }
    } catch (error) {
      log.error({ err: error }, 'could not read the reminders');
    }
  };
  const tick = () => {
    looking ??= look().finally(() => {
      looking = null;
    });
  };
  const ticking = setInterval(tick, everyMs).unref();
  tick();
  return {
    wake: () => void (looking ?? Promise.resolve()).then(tick),
    async stop() {
      stopped = true;
      clearInterval(ticking);
      await looking;
    },
  };
}

/** Sends one table's reminders if nobody has moved meanwhile: one post in the channel for all. Never rejects: what Discord refuses is not tried again. */
async function say(services: Services, reminders: Reminders, ofTable: readonly Reminder[]): Promise<void> {
  const { api, tables, log } = services;
  const { table: id } = ofTable[0]!;
  try {
    await noteLeavers(services, await tables.find(id));
    const told = await tables.snapshot(id, null);
    if (!told.ok) return;
    const snapshot = told.value;
    const { channel } = snapshot.table.place;
    const game = gameOf(services, snapshot.table.game);
    if (!game) return;
    const inChannel: Reminder[] = [];
    for (const one of ofTable) {
      if (!(await reminders.stands(one))) continue;
      if (!one.direct || !(await isSaidDirectly(services, game, snapshot, one))) inChannel.push(one);
    }
    const open: Reminder[] = [];
    for (const one of inChannel) if (await reminders.stands(one)) open.push(one);
    const speech = publicSpeech(game, snapshot.table);
    const { proposals = [], turns = [] } = Object.groupBy(open, ({ kind }) => (kind === 'consent' ? 'proposals' : 'turns'));
    // Each in a message of its own, which is deleted when its proposal is settled.
    for (const ofOne of Map.groupBy(proposals, ({ turn }) => turn).values())
      await api.send(channel, consentPost(snapshot.table, ofOne, speech), nonceOf(ofOne));
    if (turns.length === 0) return;
    const post = reminderPost(snapshot, turns, speech, services.now());
    const { message } = await api.send(channel, post, nonceOf(turns));
    const goes = await reminders.said(turns, message);
    if (goes !== null)
      await api.remove({ channel, message: goes }).catch((error) => log.debug({ err: error, table: id }, 'could not delete an old ping'));
  } catch (error) {
    log.warn({ err: error, table: id, kinds: ofTable.map(({ kind }) => kind) }, 'could not post a reminder');
  } finally {
    await note(services, reminders, ofTable);
  }
}

/** Calls a player to an invitation that couldn't call them. Never rejects. */
async function sayInvited(services: Services, reminders: Reminders, reminder: Reminder): Promise<void> {
  const { api, tables, log } = services;
  try {
    const table = (await reminders.stands(reminder)) ? await tables.find(reminder.table) : null;
    const game = table && gameOf(services, table.game);
    if (!table || !game) return;
    const { lang } = await chosenBy(services, reminder.user);
    const said = (at: Lang) => invitedPost(game, table, reminder.user, speechOf(game, table, at));
    const nonce = nonceOf([reminder]);
    if (reminder.direct && (await sendDirectly(services, reminder.user, said(lang ?? table.lang), nonce))) return;
    await api.send(table.place.channel, said(table.lang), nonce);
  } catch (error) {
    log.warn({ err: error, table: reminder.table }, 'could not ping somebody about an invitation');
  } finally {
    await note(services, reminders, [reminder]);
  }
}

/** Notes that nothing of these is left to say. Never rejects: what couldn't be noted is noted at the next look. */
async function note({ log }: Services, reminders: Reminders, said: readonly Reminder[]): Promise<void> {
  await reminders.done(said).catch((error) => log.warn({ err: error }, 'could not note that reminders were sent'));
}

/** Sends it as a direct message in the reader's language; false: they take none. */
async function isSaidDirectly(services: Services, game: Game, snapshot: Snapshot, reminder: Reminder): Promise<boolean> {
  const { table } = snapshot;
  const { lang } = await chosenBy(services, reminder.user);
  const post = directPost(game, snapshot, reminder, speechOf(game, table, lang ?? table.lang), services.now());
  return sendDirectly(services, reminder.user, post, nonceOf([reminder]));
}

/** Discord treats a second message with the same nonce as the first, and allows 25 characters: table, turn, person and kind all go into it. */
function nonceOf(reminders: readonly Reminder[]): string {
  const { table } = reminders[0]!;
  const which = reminders.map(({ turn, user, kind }) => `${turn} ${user} ${kind}`).join();
  return hashedNonce(which, `${table}.`);
}
