/** Less waiting: submitting campaigns ahead, and standing orders. */
import { describe, expect, test } from 'vitest';
import { speechOf } from '../../../src/discord/speech/speech.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import { msg } from '../../../src/games/candidate/messages.ts';
import type { Candidate } from '../../../src/games/candidate/state.ts';
import { langs } from '../../../src/i18n/languages.ts';
import { ordersFor } from '../../../src/kernel/question.ts';
import { aheadOf, answerAhead, decisions, start } from '../../../src/kernel/run.ts';
import type { Message, Option, Seat } from '../../../src/kernel/types.ts';
import { type CandidateTable, campaigns, candidacyIn, convention, names, scenario, toAct, votes } from './scenario.ts';

/** The seat answers ahead what it is sure to be asked, one press after another. */
function early(table: CandidateTable, seat: Seat, ...presses: string[]): CandidateTable {
  for (const pressed of presses) {
    const [question] = aheadOf(candidate.rules, table.state, seat);
    const done = answerAhead(candidate.rules, table.state, seat, question?.id ?? 'nothing', [pressed]);
    if (!done.ok) throw new Error(`${seat}, ${pressed}: ${JSON.stringify(done.error)}`);
    // A table's state is immutable. Answers given ahead change only these two.
    Object.assign(table.state, { ahead: done.value.state.ahead, plans: done.value.state.plans });
  }
  return table;
}
const kept = ({ state }: CandidateTable, seat: Seat) => Object.values(state.ahead?.[seat] ?? {});
const seenBy = ({ state }: { state: Candidate }, seat: Seat | null) =>
  JSON.stringify([candidate.rules.view(state, seat), decisions(candidate.rules, state)]);
const hands = { A: ['money-50-1'], B: ['money-70-1', 'rumor-20-1'], C: ['zero-1'], D: ['money-10-1'] };
const california = () => names(scenario({ hands }), 'D', 'S1');

describe('whoever is sure to campaign', () => {
  test('lays out and submits before their turn; then nobody waits for them', () => {
    const table = early(california(), 'B', 'money-70-1>CA:B', 'rumor-20-1>CA:A', 'submit');
    early(table, 'C', 'pass', 'pass-sure');
    campaigns(table, 'A', ['money-50-1', 'CA:A']).tells('campaigns', { seat: 'A' }).tells('campaigns', { seat: 'B' }).tells('passes', { seat: 'C' });
    expect(toAct(table)).toEqual(['D']);
    campaigns(table, 'D');
    expect(votes(table, 'B')).toEqual(['CA']);
    expect(table.state.ahead).toBe(undefined);
  });

  test('is seen by nobody before; the call and the pile of cards stay as they are', () => {
    const [plain, given] = [california(), early(california(), 'B', 'money-70-1>CA:B', 'submit')];
    for (const viewer of ['A', 'C', 'D', null]) expect(seenBy(given, viewer)).toBe(seenBy(plain, viewer));
  });

  test('changes it as often as they like', () => {
    const table = early(california(), 'B', 'money-70-1>CA:B', 'submit');
    expect(kept(table, 'B')).toEqual([{ picked: ['submit'] }]);
    early(table, 'B', 'back-money-70-1');
    expect(kept(table, 'B')).toEqual([]);
    early(table, 'B', 'rumor-20-1>CA:D', 'submit');
    campaigns(table, 'A').tells('campaigns', { seat: 'B', counts: [{ box: 'CA', on: 'D', n: 1 }] });
  });

  test('has a plan that is not submitted before them when their turn comes', () => {
    const table = early(california(), 'B', 'money-70-1>CA:B');
    campaigns(table, 'A');
    expect(toAct(table)).toEqual(['B']);
    expect(table.state.plans.B!.placed).toHaveLength(1);
    table.asks('B', 'ask.campaign').answer('submit').tells('campaigns', { seat: 'B' });
  });

  test('may prepare another primary', () => {
    const table = early(california(), 'B', 'groundwork', 'S2', 'money-70-1', 'submit');
    campaigns(table, 'A').tells('prepares', { seat: 'B', total: 70 });
    expect(candidacyIn(table, 'B').groundwork).toEqual({ S2: 70 });
  });

  test('is asked again where somebody has left, on whose section cards may have been meant to lie; the rest of the plan is still there', () => {
    const table = early(california(), 'B', 'money-70-1>CA:B', 'rumor-20-1>CA:D', 'submit');
    table.leaves('D');
    expect(kept(table, 'B')).toEqual([{ picked: ['submit'], fell: true }]);
    campaigns(table, 'A');
    const options = table.asks('B', 'ask.campaign').decision.options.map(({ id }) => id);
    expect(options.filter((id) => id.startsWith('back-') || id.endsWith(':D'))).toEqual(['back-money-70-1']);
  });

  test('gives nothing ahead for a campaign that is not theirs any more, or not yet', () => {
    const table = california();
    expect(aheadOf(candidate.rules, table.state, 'A')).toEqual([]);
    campaigns(table, 'A');
    expect(aheadOf(candidate.rules, table.state, 'A').map(({ perhaps }) => perhaps)).toEqual([true]);
    expect(aheadOf(candidate.rules, scenario({ hands }).state, 'A')).toEqual([]);
  });

  test('plans the Convention too', () => {
    const table = convention({
      hands,
      won: { A: ['TX'], B: ['NY'], C: ['PA'], D: ['FL'] },
      dealer: 'D',
      deck: Array.from({ length: 30 }, (_, i) => `zero-${(i % 18) + 3}`),
    });
    early(table, 'C', 'pass', 'pass-sure');
    campaigns(table, 'B').tells('passes', { seat: 'C' });
    expect(toAct(table)).toEqual(['D']);
  });
});

describe('whoever has campaigned says ahead what they would do, should a state be campaigned for again', () => {
  const holding = () => names(scenario({ hands: { A: ['zero-2', 'money-50-1'], B: ['scandal-1', 'money-70-1'], C: ['money-10-1'] } }), 'C', 'S4');
  const afterA = () => campaigns(holding(), 'A', ['zero-2', 'IL:A']);
  /** B spoils Illinois, and C has nothing to add. */
  const spoiled = (table: CandidateTable) => campaigns(campaigns(table, 'B', ['scandal-1', 'IL:A']), 'C');

  test('the cards laid out for that are laid, and nobody waits for them', () => {
    const table = spoiled(early(afterA(), 'A', 'money-50-1>IL:A', 'submit'));
    table.tells('campaigns', { seat: 'A', counts: [{ box: 'IL', on: 'A', n: 1 }] }).asks('B', 'ask.again');
    expect([table.state.ahead, table.state.plans]).toEqual([undefined, {}]);
  });

  test('submitting and passing say that they count once it is asked', () => {
    const offered = (table: CandidateTable) => aheadOf(candidate.rules, table.state, 'A')[0]!.options;
    const detailOf = (table: CandidateTable, id: string) => offered(table).find((option) => option.id === id)?.detail;
    expect(detailOf(early(afterA(), 'A', 'money-50-1>IL:A'), 'submit')).toEqual({ key: 'submit.detail', args: { early: true } });
    expect(detailOf(early(afterA(), 'A', 'pass'), 'pass-sure')).toEqual({ key: 'submit.detail', args: { early: true } });
  });

  test('or they pass', () => {
    const table = spoiled(early(afterA(), 'A', 'pass', 'pass-sure')).tells('passes', { seat: 'A' });
    table.asks('B', 'ask.again');
    expect(candidacyIn(table, 'A').hand).toEqual(['money-50-1']);
  });

  test('what was laid out and not submitted is there when they are asked', () => {
    const table = spoiled(early(afterA(), 'A', 'money-50-1>IL:A'));
    expect(table.asks('A', 'ask.again').decision.options.map(({ id }) => id)).toContain('back-money-50-1');
  });

  test('it is seen by nobody, and falls away without a word where all is decided', () => {
    const [plain, given] = [afterA(), early(afterA(), 'A', 'money-50-1>IL:A', 'submit')];
    for (const viewer of ['B', 'C', null]) expect(seenBy(given, viewer)).toBe(seenBy(plain, viewer));
    campaigns(campaigns(given, 'B', ['money-70-1', 'IL:B']), 'C').tells('count', { verdict: { kind: 'won', by: 'B', son: false } });
    expect([given.state.ahead, given.state.plans]).toEqual([undefined, {}]);
    expect(candidacyIn(given, 'A').hand).toContain('money-50-1');
  });

  test('of several states it counts only where something was laid out; about others they are asked', () => {
    const three = () => {
      const hands = { A: ['zero-2', 'money-50-1'], B: ['scandal-1', 'scandal-2'] };
      return campaigns(names(scenario({ hands }), 'B', 'T9', 'MT', 'ID', 'WY'), 'A', ['zero-2', 'MT:A']);
    };
    const there = early(three(), 'A', 'money-50-1>ID:A', 'submit');
    campaigns(there, 'B', ['scandal-1', 'ID:A']).tells('campaigns', { seat: 'A', counts: [{ box: 'ID', on: 'A', n: 1 }] });
    const elsewhere = early(three(), 'A', 'money-50-1>ID:A', 'submit');
    campaigns(elsewhere, 'B', ['scandal-1', 'MT:A']).asks('A', 'ask.again');
    expect(elsewhere.state.plans).toEqual({});
  });

  test('in a tie among others nothing of it is left for the next contest', () => {
    const hands = { A: ['zero-2', 'money-30-1'], B: ['money-50-1'], C: ['money-50-2'] };
    for (const presses of [
      ['pass', 'pass-sure'],
      ['money-30-1>IL:A', 'submit'],
    ]) {
      const table = early(campaigns(names(scenario({ hands }), 'C', 'S4'), 'A', ['zero-2', 'IL:A']), 'A', ...presses);
      campaigns(campaigns(table, 'B', ['money-50-1', 'IL:B']), 'C', ['money-50-2', 'IL:C']);
      table.tells('count', { verdict: { kind: 'tie', among: ['B', 'C'], son: false } });
      expect([table.state.ahead, table.state.plans]).toEqual([undefined, {}]);
    }
  });

  test('nothing is asked of whoever has ordered to pass there, has no card, or prepares another primary', () => {
    const asked = (table: CandidateTable, seat: Seat) => aheadOf(candidate.rules, table.state, seat).length;
    expect(asked(afterA(), 'A')).toBe(1);
    expect(asked(afterA().orders('A', 'pass-again'), 'A')).toBe(0);
    expect(asked(campaigns(holding(), 'A', ['zero-2', 'IL:A'], ['money-50-1', 'IL:B']), 'A')).toBe(0);
    const away = california().asks('A', 'ask.campaign').answer('groundwork').asks('A', 'ask.groundwork').answer('S2');
    away.asks('A', 'ask.groundwork-money').answer('money-50-1').asks('A', 'ask.prepared').answer('submit');
    expect(asked(away, 'A')).toBe(0);
  });
});

describe('standing orders', () => {
  const scandal = (...orders: [Seat, string][]) => {
    const table = names(scenario({ hands: { A: ['scandal-1', 'zero-2'], B: ['zero-3'], C: ['zero-4'] } }), 'C', 'S4');
    for (const [seat, order] of orders) table.orders(seat, order);
    campaigns(table, 'A', ['scandal-1', 'IL:A']);
    campaigns(table, 'B');
    return campaigns(table, 'C').tells('count', { verdict: { kind: 'scandal' } });
  };
  const again = 'ask.again';

  test('whoever orders so passes where a state is campaigned for again, whatever they hold', () => {
    const table = scandal(['A', 'pass-again'], ['B', 'pass-again']);
    table.tells('order.passes', { box: 'IL', why: 'scandal' }).tells('passes', { seat: 'A' }).tells('passes', { seat: 'B' });
    table.asks('C', again);
  });

  test('… or only where the state has few votes', () => {
    scandal(['A', 'pass-again-small']).asks('A', again);
    const small = names(scenario({ hands: { A: ['scandal-1', 'zero-2'], B: ['zero-3'] } }), 'B', 'T9', 'MT', 'ID', 'WY');
    small.orders('A', 'pass-again-small');
    campaigns(small, 'A', ['scandal-1', 'MT:A']);
    campaigns(small, 'B').tells('passes', { seat: 'A' }).asks('B', again);
  });

  test('none is in force from the start: who begins is asked about every second campaign', () => {
    expect(start(candidate.rules, { seats: ['A', 'B'], options: {}, seed: '0'.repeat(64) }).state.orders).toEqual({});
  });

  test('whoever passes there may order it by the same answer: for few votes only up to ten, else for every state', () => {
    const passing = (table: CandidateTable, seat: Seat) => table.asks(seat, again).answer('pass').asks(seat, 'ask.pass');
    passing(scandal(), 'A').leaving('pass-sure', 'pass-again').answer('pass-sure+pass-again').tells('passes', { seat: 'A' });
    const small = names(scenario({ hands: { A: ['scandal-1', 'zero-2'], B: ['zero-3'] } }), 'B', 'T9', 'MT', 'ID', 'WY');
    campaigns(small, 'A', ['scandal-1', 'MT:A']);
    campaigns(small, 'B');
    const done = passing(small, 'A').leaving('pass-sure', 'pass-again-small').answer('pass-sure+pass-again-small');
    expect(done.tells('passes', { seat: 'A' }).state.orders).toEqual({ A: ['pass-again-small'] });
    // A standing order never passes a first campaign.
    const first = california().asks('A', 'ask.campaign').answer('pass').asks('A', 'ask.pass');
    expect(first.decision.options.filter(({ leaves }) => leaves)).toEqual([]);
  });

  test('… and lays nothing of a plan made before it was ordered', () => {
    const table = early(scandal(), 'B', 'zero-3>IL:B').orders('B', 'pass-again');
    campaigns(table, 'A').tells('order.passes', { box: 'IL', why: 'scandal' }).tells('passes', { seat: 'B' });
    expect(candidacyIn(table, 'B').hand).toContain('zero-3');
  });

  test('not in the Convention, where it is all that is left; there everybody’s orders are over', () => {
    const table = convention({ hands: { A: ['scandal-1', 'money-50-1'], B: ['zero-2'] }, won: { A: ['TX'], B: ['NY'] }, dealer: 'A' });
    expect(table.state.orders).toEqual({});
    expect(ordersFor(candidate.rules, table.state, 'A')).toEqual([]);
    table.state.orders.A = ['pass-again'];
    campaigns(table, 'A', ['scandal-1', 'undecided:A']);
    campaigns(table, 'B').asks('A', again);
  });

  test('claims are answered by order, as soon as two Zeros are held, and without a word before', () => {
    const options = { 'super-tuesday': true };
    const claims = (hand: string[]) => {
      const table = scenario({ hands: { A: hand, B: ['zero-3', 'squelch-1'], C: [] }, options }).orders('A', 'claim');
      return names(table, 'C', 'S5');
    };
    const able = claims(['zero-1', 'zero-2']);
    able.asks('B', 'ask.claim').answer('decline').tells('claims', { seat: 'A', dealer: 'C' });
    const unable = claims(['zero-1', 'squelch-2']);
    expect(toAct(unable)).toEqual(['B']);
    unable.asks('B', 'ask.claim').answer('decline').tells('claims.nobody');
  });
});

test('the Dealer calls a primary with its states in the usual order by one press; another order is asked for', () => {
  const table = scenario({ hands: { A: ['zero-1'], B: [] }, remaining: ['D1', 'T10', 'S1'] });
  table
    .asks('B', 'ask.primary')
    .answer('D1')
    .tells('names', { states: ['OK', 'TX'] });
  const other = scenario({ hands: { A: ['zero-1'], B: [] }, remaining: ['D1', 'S1'] });
  other.asks('B', 'ask.primary').answer('reorder').asks('B', 'ask.primary').offering('D1', 'cancel').answer('cancel');
  names(other, 'B', 'D1', 'TX', 'OK').tells('names', { states: ['TX', 'OK'] });
  scenario({ hands: { A: [], B: [] }, remaining: ['S1'] })
    .asks('B', 'ask.primary')
    .offering('S1');
});

test('a game of version 2, in the middle of laying a card or of groundwork, goes on with the plan', () => {
  const { state } = names(scenario({ hands }), 'D', 'S1');
  const old = JSON.parse(JSON.stringify(state)) as Candidate;
  old.plans.A = { by: 'A', sealed: false, placed: [], discarded: [], groundwork: null };
  old.stack.push({ kind: 'lay', '#': 900, by: 'A', boxes: ['CA'], main: true, card: 'money-50-1' });
  const lifted = candidate.rules.migrations[2]!(old as never) as unknown as Candidate;
  expect(decisions(candidate.rules, lifted).map(({ seat, ask }) => [seat, ask.key])).toEqual([['A', 'ask.campaign']]);
});

test('what is submitted ahead may be changed until one’s turn, and is not said to be final; in turn it is', () => {
  const final = /cannot be taken back|nothing can be changed|for good|revenir en arrière|plus rien changer|pour de bon/;
  const said = ({ ask, options }: { ask: Message; options: Option[] }) =>
    langs.map((lang) => {
      const { text: say } = speechOf(candidate, null, lang);
      return [ask, ...options.flatMap(({ label, detail }) => [label, ...(detail ? [detail] : [])])].map((message) => say(message)).join(' ');
    });
  const table = early(california(), 'B', 'pass');
  for (const text of said(aheadOf(candidate.rules, table.state, 'B')[0]!)) expect(text).not.toMatch(final);
  campaigns(table, 'A');
  for (const text of said(decisions(candidate.rules, table.state)[0]!)) expect(text).toMatch(final);
});

test.each(['pass-again', 'pass-again-small'])('the order %s bears the same name beside an answer and on the page of orders', (id) => {
  const offer = id === 'pass-again' ? msg('offer.pass') : msg('offer.pass-small', { votes: 10 });
  const { label } = candidate.rules.orders!.all.find((one) => one.id === id)!;
  for (const lang of langs) {
    const { text: say } = speechOf(candidate, null, lang);
    expect(say(offer)).toBe(say(label));
  }
});
