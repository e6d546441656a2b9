/** Answers given ahead: kept for one question, used when it comes up, hidden from everyone else until then. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aheadOf, answerAhead, apply, decisions, fold, leave, order, type PastAnswer, start } from '../../src/kernel/run.ts';
import type { Core } from '../../src/kernel/types.ts';
import { type Demo, demo } from './demo.ts';

const begin = () => start(demo, { seats: ['a', 'b', 'c'], options: {}, seed: 'ab'.repeat(32) }).state;

function answer(state: Demo, seat: string, ...picked: string[]) {
  const decision = decisions(demo, state).find((one) => one.seat === seat)!;
  const done = apply(demo, state, { decision: decision.id, seat, picked });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
}
function ahead(state: Demo, seat: string, id: string, ...picked: string[]): Demo {
  const done = answerAhead(demo, state, seat, id, picked);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value.state;
}
const why = (state: Demo, seat: string, id: string, ...picked: string[]) => {
  const done = answerAhead(demo, state, seat, id, picked);
  return done.ok ? 'taken' : done.error.why;
};
const asked = (state: Core) => decisions(demo, state as Demo).map(({ seat }) => seat);
/** The bids are done, and it is a's turn. */
const turns = () => ['a', 'a', 'b', 'b', 'c', 'c'].reduce((state, seat) => answer(state, seat, '1').state, begin());

describe('an answer given ahead', () => {
  test('answers for its seat as soon as it is asked', () => {
    const state = ahead(turns(), 'b', 'turn-b-0', 'gain');
    const done = answer(state, 'a', 'gain');
    expect(done.state.points).toEqual({ a: 1, b: 1, c: 0 });
    expect(asked(done.state)).toEqual(['c']);
  });

  test('leaves nothing behind: the state is as if b had been asked', () => {
    const early = answer(ahead(turns(), 'b', 'turn-b-0', 'gain'), 'a', 'gain').state;
    expect(early).toEqual(answer(answer(turns(), 'a', 'gain').state, 'b', 'gain').state);
  });

  test('is what somebody is asked in their turn, and is not offered to whoever is asked now', () => {
    const offered = (seat: string) => aheadOf(demo, turns(), seat).map(({ id }) => id);
    expect([offered('a'), offered('b'), offered('c'), offered('d')]).toEqual([[], ['turn-b-0'], ['turn-c-0'], []]);
  });

  test('nobody takes back what drew it out', () => {
    expect(answer(turns(), 'a', 'gain').barrier).toBe('none');
    expect(answer(ahead(turns(), 'b', 'turn-b-0', 'gain'), 'a', 'gain').barrier).toBe('all');
  });

  test('can be given anew, and withdrawn', () => {
    const twice = ahead(ahead(turns(), 'b', 'turn-b-0', 'roll'), 'b', 'turn-b-0', 'gain');
    expect(answer(twice, 'a', 'gain').state.points.b).toBe(1);
    const withdrawn = ahead(twice, 'b', 'turn-b-0');
    expect(withdrawn).toEqual(turns());
  });

  test('must be one that could be given', () => {
    expect(why(turns(), 'b', 'turn-b-0', 'nonsense')).toBe('not-offered');
    expect(why(turns(), 'b', 'turn-b-0', 'dear')).toBe('blocked');
    expect(why(turns(), 'b', 'turn-b-0', 'gain', 'roll')).toBe('count');
    expect(why(turns(), 'b', 'turn-b-7', 'gain')).toBe('stale');
    expect(why(turns(), 'b', 'turn-b-0')).toBe('stale');
    expect(why(turns(), 'a', 'turn-a-0', 'gain')).toBe('stale');
    expect(why(turns(), 'd', 'turn-d-0', 'gain')).toBe('not-yours');
  });

  test('goes before a standing order', () => {
    const rules = { ...demo, ahead: { questions: demo.ahead!.questions } };
    const ordered = order(rules, ahead(turns(), 'b', 'turn-b-0', 'gain'), 'b', ['yes']);
    if (!ordered.ok) throw new Error('refused');
    expect(answer(ordered.value.state, 'a', 'gain').state.points.b).toBe(1);
  });
});

describe('an answer given ahead falls away', () => {
  // b gets a point from a, so b's question is a different one.
  const fallen = () => {
    const state = answer(ahead(ahead(turns(), 'b', 'turn-b-0', 'roll'), 'c', 'turn-c-0', 'gain'), 'a', 'share').state;
    return answer(state, 'a', 'b');
  };

  test('when the situation it was given for has changed; its owner is to be told, and is asked', () => {
    const { state, dropped } = fallen();
    expect(dropped).toEqual(['b']);
    expect(state.ahead).toEqual({ b: { 'turn-b-0': { picked: ['roll'], fell: true } }, c: { 'turn-c-0': { picked: ['gain'] } } });
    expect(answer(state, 'a', 'c').dropped).toEqual(['c']);
  });

  test('once: by the owner’s next answer it is forgotten', () => {
    const { state } = answer(fallen().state, 'a', 'c');
    expect(asked(state)).toEqual(['b']);
    expect(answer(state, 'b', 'gain').state.ahead).toEqual({ c: { 'turn-c-0': { picked: ['gain'], fell: true } } });
    expect(ahead(state, 'c', 'turn-c-1', 'gain').ahead!.c).toEqual({ 'turn-c-1': { picked: ['gain'] } });
  });

  test('with its owner, who leaves', () => {
    const left = leave(demo, ahead(turns(), 'b', 'turn-b-0', 'gain'), 'b');
    expect(left.ok && left.value.state.ahead).toBe(undefined);
  });

  test('without a word where it was given for what might have come', () => {
    const rules = {
      ...demo,
      ahead: { questions: (state: Demo, seat: string) => demo.ahead!.questions(state, seat).map((one) => ({ ...one, perhaps: true as const })) },
    };
    const given = answerAhead(rules, turns(), 'b', 'turn-b-0', ['gain']);
    if (!given.ok) throw new Error('refused');
    const { state } = answer(given.value.state, 'a', 'share');
    const done = apply(rules, state, { decision: decisions(rules, state)[0]!.id, seat: 'a', picked: ['b'] });
    expect(done.ok && [done.value.dropped, done.value.state.ahead]).toEqual([[], undefined]);
  });
});

describe('a record with answers given ahead', () => {
  test('plays again to the same state', () => {
    const answers: PastAnswer[] = [
      { seat: 'b', picked: ['turn-b-0', 'roll'], ahead: true },
      { seat: 'c', picked: ['turn-c-0', 'gain'], ahead: true },
      { seat: 'b', picked: ['turn-b-0'], ahead: true },
      { seat: 'b', picked: ['turn-b-0', 'gain'], ahead: true },
      { seat: 'a', picked: ['gain'] },
    ];
    const played = fold(demo, turns(), answers);
    expect([played.points, asked(played)]).toEqual([{ a: 1, b: 1, c: 1 }, ['a']]);
  });

  test('where an answer before it was taken back, it falls away', () => {
    const played = fold(demo, turns(), [{ seat: 'b', picked: ['turn-b-1', 'gain'], ahead: true }]);
    expect(played.ahead).toEqual({ b: { 'turn-b-1': { picked: ['gain'], fell: true } } });
    expect(asked(played)).toEqual(['a']);
  });

  test('older states have none, and go on', () => {
    const { state } = answer(turns(), 'a', 'gain');
    expect('ahead' in state).toBe(false);
  });
});

/** Each step says who acts and which of their options they choose; `early` answers ahead instead. */
const steps = fc.array(fc.record({ who: fc.nat(2), what: fc.nat(9), early: fc.boolean() }), { maxLength: 60 });

test('the same answers lead to the same states, whether given ahead or not; nobody else sees a difference before', () => {
  fc.assert(
    fc.property(steps, (list) => {
      let early = turns();
      let plain = turns();
      const waiting = new Map<string, string[]>();
      /** Without answers ahead, the seats that gave one answer when asked. */
      const catchUp = () => {
        for (let [open] = decisions(demo, plain); open && waiting.has(open.seat) && !plain.outcome; [open] = decisions(demo, plain)) {
          if (open.ask.key !== 'turn' || early.ahead?.[open.seat]) return;
          plain = answer(plain, open.seat, ...waiting.get(open.seat)!).state;
          waiting.delete(open.seat);
        }
      };
      for (const { who, what, early: isEarly } of list) {
        if (early.outcome) break;
        const seat = early.seats[who]!;
        const [question] = aheadOf(demo, early, seat);
        if (isEarly && question) {
          const picked = question.options[what % 3]!.id;
          early = ahead(early, seat, question.id, picked);
          waiting.set(seat, [picked]);
        } else {
          const [open] = decisions(demo, early);
          if (!open) continue;
          const free = open.options.filter(({ id, blocked }) => !blocked && !['wrong', 'loop'].includes(id));
          const picked = free
            .slice(what % Math.max(1, free.length - open.min + 1))
            .slice(0, open.min)
            .map(({ id }) => id);
          const done = answer(early, open.seat, ...picked);
          for (const one of done.dropped) waiting.delete(one);
          early = done.state;
          plain = answer(plain, open.seat, ...picked).state;
          catchUp();
        }
        const { ahead: _, ...rest } = early;
        expect(rest).toEqual(plain);
        expect(decisions(demo, early)).toEqual(decisions(demo, plain));
        for (const viewer of [null, 'a', 'b', 'c']) expect(demo.view(early, viewer)).toEqual(demo.view(plain, viewer));
      }
    }),
    { numRuns: 150 },
  );
});
