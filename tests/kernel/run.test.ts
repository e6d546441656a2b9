import { describe, expect, test } from 'vitest';
import { copyJson } from '../../src/kernel/copy.ts';
import { lift } from '../../src/kernel/migrate.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { defineRules, effect, effectsIn, seq } from '../../src/kernel/rules.ts';
import { apply, applyInPlace, decisions, fold, leave, order, start } from '../../src/kernel/run.ts';
import type { Event } from '../../src/kernel/types.ts';
import { type Demo, demo } from './demo.ts';

const seed = '0123456789abcdef'.repeat(4);
const begin = () => start(demo, { seats: ['a', 'b', 'c'], options: {}, seed }).state;

/** Lets `seat` answer what it is asked now. */
function answer(state: Demo, seat: string, ...picked: string[]) {
  const decision = decisions(demo, state).find((one) => one.seat === seat);
  if (!decision) throw new Error(`${seat} is asked nothing.`);
  const result = apply(demo, state, { decision: decision.id, seat, picked });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const afterBids = () => ['a', 'a', 'b', 'b', 'c', 'c'].reduce((state, seat) => answer(state, seat, '1').state, begin());

describe('side by side', () => {
  test('all seats are asked at once and go at their own pace', () => {
    let state = begin();
    expect(decisions(demo, state).map((one) => one.seat)).toEqual(['a', 'b', 'c']);
    state = answer(state, 'b', '3').state;
    state = answer(state, 'b', '2').state;
    expect(decisions(demo, state).map((one) => one.seat)).toEqual(['a', 'c']);
    expect(state.bids).toEqual({ a: [], b: [3, 2], c: [] });
  });

  test('ends when every lane is empty', () => {
    expect(decisions(demo, afterBids()).map((one) => [one.seat, one.ask.key])).toEqual([['a', 'turn']]);
  });

  test('an answer is marked as given aside and leaves the way back open', () => {
    expect(answer(begin(), 'a', '1')).toMatchObject({ aside: true, barrier: 'none' });
  });

  test('what everybody answers is gathered under their seats', () => {
    let state = answer(afterBids(), 'a', 'window').state;
    expect(decisions(demo, state).map((one) => one.seat)).toEqual(['b', 'c']);
    state = answer(state, 'c', 'yes').state;
    state = answer(state, 'b', 'no').state;
    expect(state.log).toEqual(['b:no c:yes']);
  });
});

describe('cards of several steps', () => {
  test('a value named by one step is used by the next', () => {
    const { state } = answer(afterBids(), 'a', 'roll');
    expect(state.points.a).toBeGreaterThanOrEqual(1);
    expect(state.points.a).toBeLessThanOrEqual(6);
  });

  test('a choice named by one step is weighed by the next; the state survives JSON in the middle', () => {
    const half = JSON.parse(JSON.stringify(answer(afterBids(), 'a', 'pair').state)) as Demo;
    expect(answer(half, 'a', 'a').state.points.a).toBe(6);
    expect(answer(half, 'a', 'b').state.points.a).toBe(5);
  });

  test('a loop of frames is an error, not a hang', () => {
    expect(() => answer(afterBids(), 'a', 'loop')).toThrow(/does not come to rest/);
  });

  test('a name nobody gave, a kind nobody declared and a game that just stops are errors', () => {
    const use = effect<Demo, { n: number }>('use', { run() {} });
    const rules = (steps: Parameters<typeof seq>[0]) =>
      defineRules({ ...demo, id: 'broken', effects: [use.effect], setup: (s) => ({ ...demo.setup(s), steps }) });
    const go = (steps: Parameters<typeof seq>[0]) => start(rules(steps), { seats: ['a', 'b'], options: {}, seed });
    expect(() => go([seq([use({ n: { ref: 'x' } })])])).toThrow(/needs 'x'/);
    expect(() => go([{ kind: 'nope' }])).toThrow(/nothing is known of the step 'nope'/);
    expect(() => go([use({ n: 1 })])).toThrow(/without an outcome/);
  });

  test('the effects of a file are found among whatever else it declares', () => {
    const [one, other] = [effect<Demo>('one', { run() {} }), effect<Demo>('other', { run() {} })];
    expect(effectsIn({ one, n: 1, help: () => 1 }, { other }).map(({ kind }) => kind)).toEqual(['one', 'other']);
  });

  test('two effects of one kind are refused', () => {
    const twice = effect<Demo>('x', { run() {} }).effect;
    expect(() => defineRules({ ...demo, effects: [twice, twice] })).toThrow(/two effects/);
  });
});

describe('questions that need no answer', () => {
  const events = (applied: { events: Event[] }) => applied.events.map(({ to, message }) => [to, message.key, message.args?.seat ?? null]);

  test('are not asked where no more is free than must be picked', () => {
    const two = start(demo, { seats: ['a', 'b'], options: {}, seed }).state;
    const state = ['a', 'a', 'b', 'b'].reduce((now, seat) => answer(now, seat, '1').state, two);
    const shared = answer(state, 'a', 'share');
    expect(shared.state.points).toEqual({ a: 0, b: 1 });
    expect(shared.barrier).toBe('none');
  });

  test('are asked where there is a choice, and where any number may be picked', () => {
    let state = answer(afterBids(), 'a', 'share').state;
    expect(decisions(demo, state)).toMatchObject([{ seat: 'a', min: 1, max: 1, options: [{ id: 'b' }, { id: 'c' }] }]);
    state = answer(state, 'a', 'c').state;
    expect(decisions(demo, state)).toMatchObject([{ seat: 'a', min: 0, max: 1, options: [{ id: 'b' }] }]);
  });

  test('of several picked none is the same as having none to pick', () => {
    const asked = answer(answer(afterBids(), 'a', 'share').state, 'a', 'c').state;
    expect(events(answer(asked, 'a'))).toEqual([['all', 'nobody shares', null]]);
    const left = leave(demo, answer(afterBids(), 'a', 'gain').state, 'c');
    const poor = left.ok ? answer(left.value.state, 'b', 'share') : null;
    expect(poor && events(poor)).toEqual([
      ['all', 'nobody shares', null],
      ['all', 'nobody shares', null],
    ]);
  });

  test('must be settled by what could be picked', () => {
    expect(() => answer(afterBids(), 'a', 'wrong')).toThrow(/settles on 'wrong', which a could not pick/);
  });
});

describe('refusals', () => {
  test('a repeated answer is stale', () => {
    const state = begin();
    const decision = decisions(demo, state)[0]!;
    const once = apply(demo, state, { decision: decision.id, seat: 'a', picked: ['1'] });
    if (!once.ok) throw new Error('refused');
    expect(apply(demo, once.value.state, { decision: decision.id, seat: 'a', picked: ['1'] })).toEqual({ ok: false, error: { why: 'stale' } });
  });

  test('somebody else, something not offered, something blocked, too many: each with its reason', () => {
    const state = afterBids();
    const decision = decisions(demo, state)[0]!.id;
    const why = (seat: string, ...picked: string[]) => {
      const result = apply(demo, state, { decision, seat, picked });
      return result.ok ? 'taken' : result.error;
    };
    expect(why('b', 'gain')).toEqual({ why: 'not-yours', seat: 'a' });
    expect(why('a', 'fly')).toEqual({ why: 'not-offered', option: 'fly' });
    expect(why('a', 'dear')).toEqual({ why: 'blocked', option: 'dear', reason: { key: 'too dear' } });
    expect(why('a', 'gain', 'roll')).toEqual({ why: 'count', min: 1, max: 1 });
    expect(why('a')).toEqual({ why: 'count', min: 1, max: 1 });
  });

  test('a finished game takes nothing more', () => {
    let state = afterBids();
    while (!state.outcome) state = answer(state, state.active, ...(decisions(demo, state)[0]!.ask.key === 'turn' ? ['pair'] : ['a'])).state;
    expect(state.outcome.winners).toEqual(['a']);
    expect(decisions(demo, state)).toEqual([]);
    expect(apply(demo, state, { decision: '1', seat: 'a', picked: [] })).toEqual({ ok: false, error: { why: 'over' } });
  });
});

describe('two doors', () => {
  test('apply leaves the state it was given; applyInPlace changes it to the same', () => {
    const before = afterBids();
    const kept = copyJson(before);
    const decision = decisions(demo, before)[0]!.id;
    const copied = apply(demo, before, { decision, seat: 'a', picked: ['roll'] });
    expect(before).toEqual(kept);
    const inPlace = applyInPlace(demo, before, { decision, seat: 'a', picked: ['roll'] });
    expect(copied.ok && inPlace.ok && copied.value.state).toEqual(before);
  });

  test('the same answers from the same state give the same state', () => {
    const answers = [
      { seat: 'c', picked: ['2'] },
      { seat: 'a', picked: ['1'] },
      { seat: 'a', picked: ['1'] },
      { seat: 'b', picked: ['3'] },
      { seat: 'c', picked: ['2'] },
      { seat: 'b', picked: ['3'] },
      { seat: 'a', picked: ['roll'] },
    ];
    expect(fold(demo, begin(), answers)).toEqual(fold(demo, begin(), answers));
    expect(() => fold(demo, begin(), [{ seat: 'a', picked: ['9'] }])).toThrow(/answer 1 .* does not fit/);
  });
});

describe('leaving', () => {
  test('what the seat was asked falls away, also side by side', () => {
    const left = leave(demo, begin(), 'b');
    if (!left.ok) throw new Error('refused');
    expect(decisions(demo, left.value.state).map((one) => one.seat)).toEqual(['a', 'c']);
    expect(leave(demo, left.value.state, 'b').ok).toBe(false);
  });

  test('a reaction that somebody owed goes on without it', () => {
    const asked = answer(answer(afterBids(), 'a', 'window').state, 'c', 'yes').state;
    const left = leave(demo, asked, 'b');
    expect(left.ok && left.value.state.log).toEqual(['b:away c:yes']);
  });

  test('the last one wins', () => {
    const left = leave(demo, start(demo, { seats: ['a', 'b'], options: {}, seed }).state, 'b');
    expect(left.ok && left.value.state.outcome?.winners).toEqual(['a']);
  });
});

describe('standing orders', () => {
  test('answer at once what the seat is asked now and later, and are played again by fold', () => {
    const ordered = order(demo, begin(), 'b', ['3']);
    if (!ordered.ok) throw new Error('refused');
    expect(ordered.value.state.bids).toEqual({ a: [], b: [3, 3], c: [] });
    expect(decisions(demo, ordered.value.state).map((one) => one.seat)).toEqual(['a', 'c']);
    expect(fold(demo, begin(), [{ seat: 'b', picked: ['3'], orders: true }])).toEqual(ordered.value.state);
  });

  test('tell their owner alone what they answered, before it counts, and close the way back', () => {
    const ordered = order(demo, afterBids(), 'b', ['yes']);
    if (!ordered.ok) throw new Error('refused');
    const asked = answer(ordered.value.state, 'a', 'plea');
    expect(asked.state.log).toEqual(['b:yes']);
    expect(asked).toMatchObject({ barrier: 'all', events: [{ to: ['b'], message: { key: 'your order reacts' } }] });
    expect(answer(answer(afterBids(), 'a', 'plea').state, 'b', 'yes')).toMatchObject({ barrier: 'none', events: [] });
  });

  test('that answer nothing at once close no way back: nobody can notice them', () => {
    expect(order(demo, begin(), 'b', ['yes'])).toMatchObject({ value: { barrier: 'none', aside: true, events: [] } });
    expect(order(demo, begin(), 'b', ['3'])).toMatchObject({ value: { barrier: 'all' } });
  });

  test('are refused where they are not offered', () => {
    expect(order(demo, begin(), 'b', ['9'])).toEqual({ ok: false, error: { why: 'not-offered', option: '9' } });
    expect(order(demo, begin(), 'b', ['2', '2'])).toMatchObject({ ok: false, error: { why: 'count' } });
    expect(order(demo, begin(), 'nobody', [])).toMatchObject({ ok: false });
  });

  test('are refused where one wants the contrary of another, whichever was named first', () => {
    for (const picked of [
      ['2', '3'],
      ['3', '2'],
    ])
      expect(order(demo, begin(), 'b', picked)).toEqual({ ok: false, error: { why: 'contrary', first: { key: '3' }, second: { key: '2' } } });
  });

  test('are in force only where a seat has left them, and until it changes them', () => {
    expect(begin().orders).toEqual({});
    const left = order(demo, begin(), 'b', ['never']);
    expect(left).toMatchObject({ ok: true, value: { state: { orders: { b: ['never'] } } } });
    if (!left.ok) throw new Error('refused');
    expect(left.value.state.orders).not.toHaveProperty('a');
    expect(order(demo, left.value.state, 'b', [])).toMatchObject({ ok: true, value: { state: { orders: { b: [] } } } });
  });

  test('can be left by the very answer they would have given: what contradicts them goes, and the same is not asked again', () => {
    const never = order(demo, afterBids(), 'b', ['never']);
    if (!never.ok) throw new Error('refused');
    const asked = answer(never.value.state, 'a', 'plea').state;
    expect(decisions(demo, asked)[0]!.options.map(({ id }) => id)).toEqual(['yes', 'no', 'yes+yes']);
    const { state, barrier } = answer(asked, 'b', 'yes+yes');
    expect(state).toMatchObject({ log: ['b:yes'], orders: { b: ['yes'] } });
    // It told nobody anything, so taking back the answer also takes back the order.
    expect(barrier).toBe('none');
    expect(fold(demo, asked, [{ seat: 'b', picked: ['yes+yes'] }])).toEqual(state);
    expect(answer(answer(answer(state, 'b', 'gain').state, 'c', 'gain').state, 'a', 'plea').state.log).toEqual(['b:yes', 'b:yes']);
  });
});

describe('barriers', () => {
  test('chance closes the way back, an ordinary choice does not', () => {
    expect(answer(afterBids(), 'a', 'gain').barrier).toBe('none');
    expect(answer(afterBids(), 'a', 'roll').barrier).toBe('all');
  });

  test('the last answer side by side closes it for everybody, because now all is out', () => {
    const asked = answer(afterBids(), 'a', 'window').state;
    const first = answer(asked, 'b', 'no');
    expect(first).toMatchObject({ aside: true, barrier: 'none' });
    expect(answer(first.state, 'c', 'yes')).toMatchObject({ aside: false, barrier: 'all' });
  });

  test('a lane without company stays open', () => {
    const two = ['a', 'a', 'b', 'b'].reduce(
      (state, seat) => answer(state, seat, '1').state,
      start(demo, { seats: ['a', 'b'], options: {}, seed }).state,
    );
    const asked = answer(two, 'a', 'window').state;
    expect(answer(asked, 'b', 'no')).toMatchObject({ aside: false, barrier: 'none' });
  });
});

describe('randomness', () => {
  test('is the same for the same seed, for ever', () => {
    const random = openRandom(startRandom(seed), () => {});
    expect(random.shuffle('deck', [1, 2, 3, 4, 5, 6, 7, 8])).toEqual(expected.shuffled);
    expect([1, 2, 3, 4, 5, 6].map(() => random.die('die'))).toEqual(expected.dice);
  });

  test('draws for one purpose do not shift those for another', () => {
    const one = openRandom(startRandom(seed), () => {});
    const two = openRandom(startRandom(seed), () => {});
    one.die('coffee');
    expect(one.die('die')).toBe(two.die('die'));
  });

  test('draws the same at the same place, whatever is drawn between: games go on side by side, and are taken back', () => {
    const drawn = (from: string, n: number) => openRandom({ ...startRandom(from), drawn: { deck: n } }, () => {}).below('deck', 1000);
    const straight = openRandom(startRandom(seed), () => {});
    const numbers = Array.from({ length: 40 }, () => straight.below('deck', 1000));
    for (const n of [39, 0, 8, 7, 20, 21, 1]) {
      expect(drawn(seed, n)).toBe(numbers[n]);
      drawn('f'.repeat(64), n);
    }
  });

  test('a die shows every face about equally often', () => {
    const random = openRandom(startRandom(seed), () => {});
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) faces[random.die('die') - 1]!++;
    for (const count of faces) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('bad seeds and empty lists are refused with what to do', () => {
    expect(() => startRandom('abc')).toThrow(/64 hexadecimal digits/);
    expect(() => openRandom(startRandom(seed), () => {}).pick('x', [])).toThrow(/Nothing to pick/);
  });
});

describe('migrations', () => {
  const rules = { ...demo, version: 3, migrations: { 1: (s: object) => ({ ...s, one: true }), 2: (s: object) => ({ ...s, two: true }) } };
  test('lift an old state one version at a time', () => {
    expect(lift(rules, { version: 1, state: {} })).toEqual({ one: true, two: true });
    expect(lift(rules, { version: 3, state: { x: 1 } })).toEqual({ x: 1 });
  });
  test('refuse a newer state and a missing step', () => {
    expect(() => lift(rules, { version: 4, state: {} })).toThrow(/newer/);
    expect(() => lift({ ...rules, migrations: {} }, { version: 1, state: {} })).toThrow(/nothing lifts/);
  });
});

/** Fixed for `hmac-sha256/1`: saved games depend on it. */
const expected = { shuffled: [7, 2, 5, 8, 4, 3, 6, 1], dice: [4, 2, 2, 1, 1, 3] };
