/** Says what is due of those who are asked something: to them by a mention or a direct message, or to the others. */
import { createHash } from 'node:crypto';
import type { Game } from '../../games/game.ts';
import type { Reminder, Reminders } from '../../table/model/sending.ts';
import type { Glance } from '../../table/model/types.ts';
import { chosenBy } from '../actions/people/settings.ts';
import { type Desk, gameOf, publicSpeech } from '../interactions/desk.ts';
import { noteLeavers } from '../interactions/leavers.ts';
import { consentPost } from '../present/time/proposal.ts';
import { directPost, reminderPost } from '../present/time/reminder.ts';
import { speechOf } from '../speech/speech.ts';
import { codeOf } from '../wire/errors.ts';

export interface Reminding {
  /** Looks now for what is due. */
  wake(): void;
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

export interface RemindingOptions {
  /** How often reminders are looked for, in milliseconds. */
  everyMs?: number;
}

const atOnce = 50;
/** Somebody takes no direct messages. */
const refusesDirect = 50007;

export function openReminding(desk: Desk, reminders: Reminders, { everyMs = 15_000 }: RemindingOptions = {}): Reminding {
  const { log } = desk;
  let looking: Promise<void> | null = null;
  let stopped = false;

  /** Never rejects. */
  const look = async () => {
    try {
      for (let more = true; more && !stopped; ) {
        const taken = await reminders.take(desk.now(), atOnce);
        more = taken.length > 0;
        await Promise.all([...Map.groupBy(taken, ({ table }) => table).values()].map((ofTable) => say(desk, reminders, ofTable)));
      }
    } catch (error) {
      log.error({ err: error }, 'reminders could not be read');
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

/** Says those of one table, if nobody has moved meanwhile: one post in the channel for all. Never rejects: what was taken is said once, or not at all. */
async function say(desk: Desk, reminders: Reminders, ofTable: readonly Reminder[]): Promise<void> {
  const { api, tables, log } = desk;
  const { table: id } = ofTable[0]!;
  try {
    await noteLeavers(desk, await tables.find(id));
    const told = await tables.glance(id, null);
    if (!told.ok) return;
    const glance = told.value;
    const { channel } = glance.table.place;
    const game = gameOf(desk, glance.table.game);
    if (!game) return;
    const inChannel: Reminder[] = [];
    for (const one of ofTable) {
      if (!(await reminders.stands(one))) continue;
      if (!one.direct || !(await isSaidDirectly(desk, game, glance, one))) inChannel.push(one);
    }
    const open: Reminder[] = [];
    for (const one of inChannel) if (await reminders.stands(one)) open.push(one);
    const speech = publicSpeech(game, glance.table);
    const { proposals = [], turns = [] } = Object.groupBy(open, ({ kind }) => (kind === 'consent' ? 'proposals' : 'turns'));
    // Each in a message of its own, which goes when its proposal is settled.
    for (const ofOne of Map.groupBy(proposals, ({ turn }) => turn).values())
      await api.send(channel, consentPost(glance.table, ofOne, speech), nonceOf(ofOne));
    if (turns.length === 0) return;
    const post = reminderPost(glance, turns, speech, desk.now());
    const { message } = await api.send(channel, post, nonceOf(turns));
    const goes = await reminders.said(turns, message);
    if (goes !== null) await api.remove({ channel, message: goes }).catch((error) => log.debug({ err: error, table: id }, 'an old call stays'));
  } catch (error) {
    log.warn({ err: error, table: id, kinds: ofTable.map(({ kind }) => kind) }, 'a reminder could not be said');
  }
}

/** Says it in a direct message, in the language of whoever reads it; false: they take none. */
async function isSaidDirectly(desk: Desk, game: Game, glance: Glance, reminder: Reminder): Promise<boolean> {
  const { table } = glance;
  const { lang } = await chosenBy(desk, reminder.user);
  try {
    await desk.api.direct(
      reminder.user,
      directPost(game, glance, reminder, speechOf(game, table, lang ?? table.lang), desk.now()),
      nonceOf([reminder]),
    );
    return true;
  } catch (error) {
    if (codeOf(error) === refusesDirect) return false;
    throw error;
  }
}

/** Discord takes a second message with the same nonce for the first, and gives 25 characters for it: table, turn, person and kind are all in it. */
function nonceOf(reminders: readonly Reminder[]): string {
  const { table } = reminders[0]!;
  const which = reminders.map(({ turn, user, kind }) => `${turn} ${user} ${kind}`).join();
  return `${table}.${createHash('sha256').update(which).digest('base64url')}`.slice(0, 25);
}
