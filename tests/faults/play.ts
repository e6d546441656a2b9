/** Plays one cell of the table: a fault at a stage. The same four checks apply to every fault. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { bid } from '../discord/table.ts';
import { answersOf, bids, bidsAreIn, bidsOf, publicIn, type Scene, type Stage, scenes, tableHere, telling } from './stages.ts';
import type { Outcome } from './table.ts';
import { here, openWorld, type Setting, there, until, type World } from './world.ts';

export interface Fault {
  setting?(): Setting & { done?(): void };
  /** Causes the fault now, or at the moment of the stage. */
  begin(w: World, stage: Stage): Promise<void> | void;
  /** What else the fault does while a player waits for an answer. */
  meanwhile?(w: World, stage: Stage): Promise<void>;
  over(w: World, stage: Stage): Promise<void> | void;
  /** The fault hits every table, because they share one connection, disk or program. */
  meetsAll?: boolean;
  /** What the owner reads if the program ends. */
  sentence?: RegExp;
}

const changedNothing = /nothing changed|I lack the permission/;
const unshown = /did not respond|What you chose before still counts|Your answer counts/;
/** The bot can say this only about an answer that is in the database. */
const taken = /What you chose before still counts|Your answer counts/;

export async function playCell(fault: Fault, stage: Stage, outcome: Outcome): Promise<void> {
  const { done, ...setting } = fault.setting?.() ?? {};
  const w = await openWorld(setting);
  try {
    await cell(w, fault, stage, outcome);
  } finally {
    await w.close();
    done?.();
  }
}

async function cell(w: World, fault: Fault, stage: Stage, outcome: Outcome): Promise<void> {
  await begunThere(w);
  const scene = scenes[stage];
  const act = await scene.prepare(w);
  await fault.begin(w, stage);
  const reading = act().then(
    ({ message }) => (stage === 'picture' ? readsAtLast(w, scene, outcome === 'counts' ? 2500 : 8000) : message ? reads(w, message.id) : ''),
    (error: Error) => error.message,
  );
  await fault.meanwhile?.(w, stage);
  const mayFail = outcome === 'counts' || outcome === 'ends';
  const read = await (mayFail && stage !== 'picture' ? orGivenUp(w, reading, outcome === 'counts' ? 1200 : 3000) : reading);

  const isDone = await orNot(() => scene.isDone(w));
  // The player got a truthful answer, or Discord's own failure message.
  if (changedNothing.test(read)) expect(isDone, `they read «${read}»`).toBe(false);
  if (taken.test(read) || scene.reads.test(read)) expect(isDone, `they read «${read}»`).toBe(true);
  const expected = {
    same: scene.reads,
    later: scene.reads,
    again: changedNothing,
    counts: unshown,
    ends: new RegExp(`${scene.reads.source}|${unshown.source}`),
  };
  expect(read).toMatch(expected[outcome]);
  if (outcome !== 'again' && outcome !== 'ends' && !/did not respond/.test(read)) expect(isDone).toBe(true);

  await channelHears(w, fault, scene, outcome);
  // Other tables go on while the fault lasts, unless it hits them all.
  if (!fault.meetsAll) await answersThere(w);
  await fault.over(w, stage);
  if (outcome === 'ends') await w.restart();
  // If it hits them all, they go on once it is over.
  if (fault.meetsAll) await answersThere(w);
  if (outcome === 'again') {
    const { message } = await act();
    expect(reads(w, message!.id)).toMatch(scene.reads);
  }
  await until(async () => !(await scene.isDone(w)) || scene.isTold(w), 10_000, 'the channel hears of it');
  await finish(w, stage);
  await finishThere(w);
}

const reads = ({ ada, ben }: World, id: string): string => (ada.sees(id) ? ada : ben).text(id);

/** The panel was acknowledged and its picture is still due, or a line says why it won't come. */
async function readsAtLast(w: World, { reads: wanted }: Scene, ms: number): Promise<string> {
  const said = () =>
    w.ada
      .messages(here)
      .map(({ id }) => w.ada.text(id))
      .find((text) => wanted.test(text) || taken.test(text));
  await until(() => said() !== undefined, ms).catch(() => {});
  return said() ?? 'did not respond any more';
}

/** Counts what can't be read as false. */
async function orNot(isSo: () => Promise<boolean>): Promise<boolean> {
  try {
    return await isSo();
  } catch {
    return false;
  }
}

/** What a player reads. If no answer comes, Discord stops waiting for the bot. */
async function orGivenUp(w: World, reading: Promise<string>, ms: number): Promise<string> {
  const first = await Promise.race([reading, wait(ms, null)]);
  if (first !== null) return first;
  w.pass(3500);
  return reading;
}

/** Checks what the channel reads before the fault is over. */
async function channelHears(w: World, fault: Fault, scene: Scene, outcome: Outcome): Promise<void> {
  if (outcome === 'same') await w.ada.wait(() => scene.isTold(w), 'the channel to hear of it at once');
  if (outcome === 'later') {
    await wait(250);
    expect(scene.isTold(w), 'told too early').toBe(false);
  }
  if (outcome !== 'ends') return expect(w.bot.lost).toEqual([]);
  await until(() => w.bot.lost.length > 0, 5000, 'the end of the program');
  expect(w.bot.lost[0]!.message).toMatch(fault.sentence ?? /./);
}

/** Ada and Ben play to the end from wherever the fault left them. Then nothing is missing and nothing is there twice. */
async function finish(w: World, stage: Stage): Promise<void> {
  const { ada, ben } = w;
  if (!(await tableHere(w))) await ada.command(here, 'duel', { subcommand: 'start', options: { opponent: 'ben' } });
  if ((await tableHere(w))!.phase === 'gathering') {
    const invitation = await ben.wait(() => publicIn(ben, here).findLast((one) => ben.buttons(one).includes('Accept')), 'the invitation');
    await ben.press(invitation, 'Accept');
  }
  if ((await tableHere(w))!.phase === 'playing') {
    for (const [person, wanted] of [
      [ada, bids.ada],
      [ben, bids.ben],
    ] as const) {
      await w.ada.wait(() => living(ada), 'a board');
      const left = wanted.slice((await bidsOf(w, person)).length);
      if (left.length > 0) await bid(person, living(person)!, ...left);
    }
    await ada.wait(() => telling(w, bidsAreIn).length > 0, 'the board with all bids');
    const { message } = await ada.command(here, 'duel', { subcommand: 'resign' });
    await ada.press(message!, 'Give up');
  }
  await ada.wait(() => telling(w, /^### /m).length > 0, 'the result');
  await wait(30);
  if (stage !== 'end') expect({ ada: await bidsOf(w, ada), ben: await bidsOf(w, ben) }).toEqual(bids);
  expect(telling(w, bidsAreIn), 'boards that tell of the bids').toHaveLength(stage === 'end' ? 0 : 1);
  expect(telling(w, /^### /m), 'boards with the result').toHaveLength(1);
  expect(telling(w, /invites you|begins: Ada/).length, 'invitations').toBeLessThanOrEqual(1);
  const table = (await tableHere(w))!;
  const last = telling(w, /^### /m)[0]!;
  await until(async () => (await w.bot.tables.find(table.id))?.post?.message === last.id, 5000, 'the note of the last post');
}

const living = (person: HeadlessPerson) => publicIn(person, here).findLast((one) => person.buttons(one).includes('Play'));
const livingThere = (person: HeadlessPerson) => publicIn(person, there).findLast((one) => person.buttons(one).includes('Play'));

async function begunThere({ cleo, dan }: World): Promise<void> {
  const { message } = await cleo.command(there, 'duel', { subcommand: 'start', options: { opponent: 'dan' } });
  await dan.press(message!, 'Accept');
  await cleo.wait(() => livingThere(cleo), 'the other board');
}

async function answersThere({ cleo }: World): Promise<void> {
  const panel = await bid(cleo, livingThere(cleo)!, '1');
  expect(cleo.text(panel)).toContain('You bid 1');
}

async function finishThere(w: World): Promise<void> {
  const { cleo, dan } = w;
  await bid(cleo, livingThere(cleo)!, '1');
  await bid(dan, livingThere(dan)!, '1', '1');
  await cleo.wait(() => telling(w, /bids are in/, there).length > 0, 'the board of the other table');
  expect([await answersOf(w, cleo, there), await answersOf(w, dan, there)]).toEqual([
    ['1', '1'],
    ['1', '1'],
  ]);
  expect(telling(w, /bids are in/, there)).toHaveLength(1);
}
