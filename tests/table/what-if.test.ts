/** A player tries out what an answer might lead to, alone: nothing is written, nobody learns of it, and it tells nothing hidden. */
import { describe, expect, test } from 'vitest';
import type { Thinking } from '../../src/computer/pool.ts';
import { readWay, writeWay } from '../../src/table/computers/ways.ts';
import type { TryOut } from '../../src/table/model/advice.ts';
import type { Asked, ChannelRef } from '../../src/table/model/types.ts';
import type { Thinker } from '../../src/table/work/deps.ts';
import { isTried } from '../../src/table/work/loaded/snapshot.ts';
import { ada, bob, cleo, must, openTestContext, place, type Setting, type TestContext, why } from './context.ts';
import { thinkingGame } from './demo-mind.ts';

/** Answers at once, by its seed, and notes what it was asked. */
function thinker(noted: Thinking[] = []): Thinker {
  const answerOf = (text: string): string[] =>
    text.includes('"kind":"react"') ? ['yes', 'no'] : text.includes('"kind":"bid"') ? ['1', '2', '3'] : ['gain', 'draw', 'roll'];
  return {
    think(thinking) {
      noted.push(thinking);
      const answers = answerOf(JSON.stringify(thinking.known));
      const picked = [answers[thinking.seed % answers.length]!];
      return { thought: Promise.resolve({ picked, moves: [], why: null, iterations: 0, cut: false }), callOff: () => {} };
    },
    assess: () => ({ thought: Promise.resolve([{ chances: { A: 0.75, B: 0.25 }, error: 0 }]), callOff: () => {} }),
  };
}
const setting: Setting = { games: [thinkingGame], thinker: thinker() };

/** A game in which moves may be tried out. */
const allowed = [undefined, undefined, undefined, true] as const;
const picks =
  (...picked: string[]) =>
  (): string[] =>
    picked;
const refOf = async (context: TestContext, id: string, user = ada) => (await context.hand.asked(id, user))!.ref;
const tryOut = (context: TestContext, id: string, ref: string, answer: ((asked: Asked) => string[]) | null = null, user = ada.id) =>
  context.tables.whatIf(id, user, ref, answer, context.request());
/** Tries these answers one after another. */
async function tried(context: TestContext, id: string, ...answers: string[]): Promise<TryOut> {
  let here = await must(tryOut(context, id, await refOf(context, id)));
  for (const one of answers) here = await must(tryOut(context, id, here.snapshot.asked!.ref, picks(one)));
  return here;
}
/** Everything but what is random in its name. */
const shown = (one: TryOut) => JSON.stringify(one);

describe('a try-out', () => {
  test('begins at the real question, and each answer leads on to the next one; the game itself stays as it is', async () => {
    const context = openTestContext(setting);
    const { id, a, b } = await context.hand.beginTurns(...allowed);
    expect(a).toBe(ada);
    const before = await must(context.tables.snapshot(id, ada.id));
    const rows = async () => [
      await context.store.answers(id, 0),
      (await context.store.table(id))!.messages,
      await context.store.due(Number.MAX_SAFE_INTEGER, 5),
    ];
    const written = await rows();
    const begun = await tried(context, id);
    expect(begun).toMatchObject({ first: null, back: null, other: null, events: [], end: null });
    expect({ ...begun.snapshot.asked!.decision, id: '' }).toEqual({ ...before.asked!.decision, id: '' });
    expect(begun.snapshot.view).toEqual(before.view);
    const here = await tried(context, id, 'gain', 'gain', 'gain');
    expect(here.events.length).toBeGreaterThan(0);
    expect(here.snapshot.view).toMatchObject({ seenBy: 'A', points: { A: 3 } });
    expect(here.first).toEqual({ asked: before.asked, picked: ['gain'] });
    expect(here.chance).toBeCloseTo(0.75);
    expect(await rows()).toEqual(written);
    expect((await must(context.tables.snapshot(id, b.id))).view).toMatchObject({ points: { A: 0, B: 0 } });
  });

  test('goes back step by step to the same places', async () => {
    const context = openTestContext(setting);
    const { id } = await context.hand.beginTurns(...allowed);
    const one = await tried(context, id, 'gain');
    const two = await tried(context, id, 'gain', 'draw');
    const again = await must(tryOut(context, id, two.back!));
    expect(shown(again)).toBe(shown(one));
    const begun = await must(tryOut(context, id, again.back!));
    expect(begun.back).toBeNull();
    expect(shown(begun)).toBe(shown(await tried(context, id)));
  });

  test('is the same after a restart, and in another process: what it needs is in its reference', async () => {
    const context = openTestContext(setting);
    const { id } = await context.hand.beginTurns(...allowed);
    const here = await tried(context, id, 'draw', 'roll');
    const other = openTestContext({ ...setting, prefix: 'other', store: context.store });
    expect(shown(await must(tryOut(other, id, here.snapshot.asked!.ref)))).toBe(shown(here));
  });

  test('is the same wherever the hidden cards lie and however chance would fall', async () => {
    const context = openTestContext(setting);
    const { id } = await context.hand.beginTurns(...allowed);
    const here = await tried(context, id, 'draw', 'ask', 'roll');
    const { position } = (await context.store.standing(id))!;
    const state = JSON.parse(position!.state);
    state.deck.reverse();
    state.random.seed = 'f'.repeat(64);
    const other = openTestContext({ ...setting, prefix: 'other' });
    const twin = await other.hand.beginTurns(...allowed);
    await other.store.commit([['putPosition', twin.id, { ...position!, state: JSON.stringify(state) }]], new Map());
    const aside = openTestContext({ ...setting, prefix: 'aside', store: other.store });
    const there = await tried(aside, twin.id, 'draw', 'ask', 'roll');
    expect(shown(there).replaceAll(twin.id, id)).toBe(
      shown({ ...here, snapshot: { ...here.snapshot, table: { ...here.snapshot.table, version: there.snapshot.table.version } } }),
    );
  });

  test('with other luck keeps the first answer', async () => {
    const context = openTestContext(setting);
    const { id } = await context.hand.beginTurns(...allowed);
    const here = await tried(context, id, 'draw');
    const hands = new Set<string>();
    for (let at = here, n = 0; n < 6; n++) {
      expect(at.first!.picked).toEqual(['draw']);
      hands.add(JSON.stringify(at.snapshot.view));
      at = await must(tryOut(context, id, at.other!));
    }
    expect(hands.size).toBeGreaterThan(1);
  });

  test('lets computers answer for the others, who know what their seats would know, however long they think', async () => {
    const noted: Thinking[] = [];
    const context = openTestContext({ ...setting, thinker: thinker(noted) });
    const { id } = await context.hand.beginTurns(...allowed);
    await tried(context, id, 'gain');
    expect(noted.length).toBeGreaterThan(0);
    for (const { known, level, guardMs } of noted)
      expect({ seat: known.seat, level, guardMs }).toEqual({ seat: 'B', level: 'carefully', guardMs: 10_000 });
    const before = noted.length;
    await tried(context, id, 'gain');
    expect(noted.length, 'what was thought once is kept').toBe(before);
  });

  test('goes on to the end of the game', async () => {
    const context = openTestContext(setting);
    const { id } = await context.hand.beginTurns(...allowed);
    let here = await tried(context, id);
    while (here.snapshot.asked) here = await must(tryOut(context, id, here.snapshot.asked.ref, picks('gain')));
    expect(here.end).toBe('over');
    expect(here.chance).toBeNull();
    expect(here.snapshot.table).toMatchObject({ phase: 'over', outcome: { winners: [expect.any(String)] } });
    expect((await context.tables.find(id))!.phase).toBe('playing');
  });
});

describe('is refused', () => {
  test('once the real question has changed, and so is the answer it found', async () => {
    const context = openTestContext(setting);
    const { id } = await context.hand.begin(...allowed);
    const here = await tried(context, id, '1');
    const { asked } = here.first!;
    await must(context.hand.answer(id, ada, '2'));
    expect(await why(tryOut(context, id, here.snapshot.asked!.ref))).toBe('stale');
    expect(await why(tryOut(context, id, here.back!))).toBe('stale');
    expect(await why(context.tables.answer(id, ada.id, asked.ref, here.first!.picked, context.request()))).toBe('stale');
  });

  test('where what the player knows has changed, though the question is the same', async () => {
    const context = openTestContext(setting);
    const { id } = await context.hand.begin(...allowed);
    const { ref } = (await tried(context, id, '1')).snapshot.asked!;
    const { from, known } = readWay(ref);
    expect(await why(tryOut(context, id, writeWay({ ...readWay(ref), from, known: `${known}0` })!))).toBe('stale');
    expect(await why(tryOut(context, id, ref))).toBe('taken');
  });

  test('to strangers, to players who are not asked, and where no computer thinks', async () => {
    const context = openTestContext(setting);
    const { id } = await context.hand.beginTurns(...allowed);
    const ref = await refOf(context, id);
    expect(await why(tryOut(context, id, ref, null, cleo.id))).toBe('stranger');
    expect(await why(tryOut(context, id, ref, null, bob.id))).toBe('not-waited');
    const alone = openTestContext({ games: [thinkingGame] });
    const other = await alone.hand.beginTurns(...allowed);
    expect(await why(tryOut(alone, other.id, await refOf(alone, other.id)))).toBe('no-computer');
  });

  test('with an answer that is not offered, is blocked, or is nonsense from outside', async () => {
    const context = openTestContext(setting);
    const { id } = await context.hand.beginTurns(...allowed);
    const { ref } = (await tried(context, id)).snapshot.asked!;
    expect(await why(tryOut(context, id, ref, picks('dear')))).toBe('blocked');
    expect(await why(tryOut(context, id, ref, picks('gain', 'draw')))).toBe('count');
    expect(await why(tryOut(context, id, ref, picks('nothing')))).toBe('stale');
    expect(await why(tryOut(context, id, `${ref}._`))).toBe('count');
    for (const bad of [`${ref}.zzzz`, `${ref}.`, `${ref}.__`, `${ref}.A-.~`, 'w', 'w.', 'w....'])
      expect(await why(tryOut(context, id, bad)), bad).toBe('stale');
  });

  test('in a game that counts for ratings, unless its host chose otherwise; and wherever the host switched it off', async () => {
    const context = openTestContext(setting);
    const refused = async (tryOuts: boolean | null, where: ChannelRef) => {
      const open = { game: 'demo', place: where, host: ada, invited: [bob], options: {}, lang: 'en' as const, tryOuts };
      const { id } = await must(context.tables.open({ ...open, request: context.request() }));
      await must(context.tables.accept(id, bob, context.request()));
      const told = await tryOut(context, id, await refOf(context, id));
      await must(context.tables.resign(id, ada.id, context.request()));
      return told.ok ? null : told.error;
    };
    const direct = { guild: null, channel: '55' };
    expect(await refused(null, place)).toEqual({ why: 'no-tryouts', chosen: false });
    expect(await refused(true, place)).toBeNull();
    expect(await refused(false, place)).toEqual({ why: 'no-tryouts', chosen: true });
    expect(await refused(null, direct), 'on no server, nothing is rated').toBeNull();
    expect(await refused(false, direct)).toEqual({ why: 'no-tryouts', chosen: true });
  });

  test('no longer once somebody was given a hint: then the game counts for no rating', async () => {
    const context = openTestContext(setting);
    const { id } = await context.hand.beginTurns();
    const ref = await refOf(context, id);
    expect(await why(tryOut(context, id, ref))).toBe('no-tryouts');
    expect((await context.store.table(id))!.advised, 'a refusal leaves the rating alone').toBe(false);
    await must(context.tables.hint(id, ada.id, context.request()));
    expect(await why(tryOut(context, id, ref))).toBe('taken');
  });

  test('when the limit is used up', async () => {
    const context = openTestContext({ ...setting, limits: { 'tryouts.person': 2 } });
    const { id } = await context.hand.beginTurns(...allowed);
    await tried(context, id, 'gain');
    expect(await why(tryOut(context, id, await refOf(context, id)))).toBe('used-up');
  });

  test('where a computer does not answer', async () => {
    const context = openTestContext({ ...setting, thinker: { think: () => ({ thought: Promise.resolve(null), callOff: () => {} }) } });
    const { id } = await context.hand.beginTurns(...allowed);
    const { ref } = (await tried(context, id)).snapshot.asked!;
    expect(await why(tryOut(context, id, ref, picks('gain')))).toBe('no-thought');
  });
});

test('a game in which somebody tried something out counts for no rating, as after a hint', async () => {
  const context = openTestContext(setting);
  const { id } = await context.hand.beginTurns(...allowed);
  expect((await context.tables.find(id))!.rated).toBe(true);
  await tried(context, id);
  expect((await context.tables.find(id))!.rated).toBe(false);
  const { version } = (await context.store.table(id))!;
  await tried(context, id, 'gain');
  expect((await context.store.table(id))!.version).toBe(version);
});

test('a reference says all, and is none of a real question', () => {
  const way = { from: '0-123', known: 'k3v9dq', deal: 1, picks: [[0], [35], [], [1, 4, 17]] };
  const ref = writeWay(way)!;
  expect(readWay(ref)).toEqual(way);
  expect(isTried(ref)).toBe(true);
  expect(ref).toMatch(/^[\w.~-]+$/);
  for (const real of ['0-123', 'o0-12.1', '~turn-A-3']) expect(isTried(real)).toBe(false);
  expect(writeWay({ ...way, picks: Array.from({ length: 30 }, () => [1]) }), 'no custom id has room for it').toBeNull();
});
