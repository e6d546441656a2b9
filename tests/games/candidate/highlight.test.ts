/** The picture of what a post decided: which sentences get one, what it shows before and after, and that it shows nothing hidden. */
import { describe, expect, test } from 'vitest';
import { candidate } from '../../../src/games/candidate/game.ts';
import { msg } from '../../../src/games/candidate/messages.ts';
import { highlight } from '../../../src/games/candidate/picture/highlight.ts';
import { view } from '../../../src/games/candidate/rules/view.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import type { Message } from '../../../src/kernel/types.ts';
import type { Scene } from '../../../src/scene/types.ts';
import { sayOf } from '../../standing/checks.ts';
import { seedOf } from '../../standing/play.ts';
import { textsOf } from '../../tools/scene-faults.ts';
import { checkHighlight } from './highlights.ts';
import { type CandidateTable, campaigns, convention, names, scenario, submits } from './scenario.ts';
import { kindOf, postsOf } from './scene-samples.ts';
import { standing } from './standing.ts';

const seats = ['A', 'B', 'C', 'D', 'E', 'F'];
const en = sayOf(candidate, 'en', seats);
const texts = (scene: Scene): string[] => textsOf(scene).map(({ text }) => text.replaceAll(/\s/g, ' '));
const publicOf = ({ events }: CandidateTable): Message[] => events.flatMap(({ to, message }) => (to === 'all' ? [message] : []));

/** The picture of the last answer's effects, before and after. */
function shown(table: CandidateTable, told = publicOf(table)): { before: string[]; after: string[] } {
  const drawing = highlight(view(table.state, null), told, en);
  if (!drawing) throw new Error('It has no picture.');
  return { before: texts(drawing.at(0)), after: texts(drawing.at(1)) };
}

const hands = { A: ['money-50-1', 'endorsement-20-1', 'zero-3'], B: ['money-20-1', 'rumor-30-1', 'scandal-1'], C: ['party-ruling-1', 'deadlock-1'] };
const illinois = (won: { [seat: string]: string[] } = {}) => names(scenario({ hands, won, dealer: 'C' }), 'C', 'S4');

describe('one state', () => {
  test('shows the cards that were turned over, the sums, and the votes of whoever wins before and after', () => {
    const table = illinois({ A: ['TX'], B: ['OH'] });
    campaigns(table, 'A', ['money-50-1', 'IL:A'], ['endorsement-20-1', 'IL:A']);
    campaigns(table, 'B', ['money-20-1', 'IL:B'], ['rumor-30-1', 'IL:A']);
    campaigns(table, 'C', ['party-ruling-1', 'IL:C']);
    const { before, after } = shown(table);
    expect(before).toEqual(expect.arrayContaining(['IL', '22']));
    expect(before.filter((one) => /50|−30|54|Party/.test(one))).toEqual([]);
    // Of 50 and 20 the ruling leaves 50, and the Rumor removes 30: a tie with the other's 20.
    expect(after).toEqual(expect.arrayContaining(['50', '−30', 'Party R.', 'Tie: again']));
    expect(after).not.toContain('32 → 54');
  });

  test('is the winner’s, whose votes grow by it', () => {
    const table = illinois({ A: ['TX'], B: ['OH'] });
    submits(campaigns(table, 'A', ['money-50-1', 'IL:A']), 'B');
    const { before, after } = shown(submits(table, 'C'));
    expect(before).toContain('32');
    expect(after).toEqual(expect.arrayContaining(['Ada wins', '32 → 54']));
  });

  test('becomes Undecided by a Deadlock', () => {
    const table = illinois();
    submits(campaigns(table, 'A', ['money-50-1', 'IL:A']), 'B');
    const { after } = shown(campaigns(table, 'C', ['deadlock-1', 'IL:C']));
    expect(after).toEqual(expect.arrayContaining(['Deadlock: Undecided', '0 → 22']));
  });

  test('is campaigned for again after a Scandal, and nobody’s votes change', () => {
    const table = illinois({ A: ['TX'] });
    campaigns(campaigns(table, 'A', ['money-50-1', 'IL:A']), 'B', ['scandal-1', 'IL:B']);
    const { after } = shown(submits(table, 'C'));
    expect(after).toEqual(expect.arrayContaining(['IL', 'Scandal: again', 'Scandal']));
    expect(after.some((one) => one.includes('→'))).toBe(false);
  });
});

test('states of one primary stand side by side, each with its sums; who wins two of them has one figure', () => {
  const table = names(scenario({ hands, dealer: 'C' }), 'C', 'T4', 'MN', 'WI', 'MI');
  campaigns(table, 'A', ['money-50-1', 'MN:A'], ['endorsement-20-1', 'WI:A']);
  campaigns(table, 'B', ['money-20-1', 'MN:B']);
  const { before, after } = shown(submits(table, 'C'));
  expect(before).toEqual(expect.arrayContaining(['MN', 'WI', 'MI', '10', '11', '18', '0']));
  expect(after).toEqual(expect.arrayContaining(['50', '20', 'Nobody: Undecided', '0 → 21', '0 → 18']));
});

test('of a tie of Favorite Sons beside another state, those who are tied are told, not a higher sum', () => {
  const sons = { A: ['favorite-son-1', 'money-80-1', 'zero-1'], B: ['favorite-son-2', 'zero-2'], C: ['money-50-1'] };
  const table = names(scenario({ hands: sons, dealer: 'C' }), 'C', 'D3', 'NC', 'SC');
  campaigns(campaigns(table, 'A', ['favorite-son-1', 'SC:A'], ['money-80-1', 'SC:C']), 'B', ['favorite-son-2', 'SC:B']);
  const { after } = shown(campaigns(table, 'C', ['money-50-1', 'SC:C']));
  expect(after).toEqual(expect.arrayContaining(['SC', 'Tie: again']));
  expect(after).not.toContain('130');
});

test('with the fewest votes: who is out, and that their votes become Undecided', () => {
  const table = convention({ hands: { A: ['money-50-1'], B: ['zero-1'], C: ['zero-2'] }, won: { A: ['CA'], B: ['TX'], C: ['FL'] }, dealer: 'C' });
  submits(submits(table, 'B'), 'C');
  const { before, after } = shown(campaigns(table, 'A', ['money-50-1', 'undecided:A']));
  expect(table.state.out).toEqual(['C']);
  expect(before).toEqual(expect.arrayContaining(['Ada', 'Ben', 'Cleo', 'Undecided', '54', '25', '0']));
  expect(after).toEqual(expect.arrayContaining(['54 → 75', '0 → 25']));
});

test('the nomination names the state that brought them to 270', () => {
  const most = ['CA', 'TX', 'NY', 'FL', 'PA', 'IL', 'MI', 'NJ', 'NC', 'VA', 'GA'];
  const table = names(scenario({ hands: { A: ['money-50-1'], B: ['zero-1'] }, won: { A: most }, dealer: 'B' }), 'B', 'S5');
  const votes = view(table.state, null).runners[0]!.votes;
  expect(votes).toBeLessThan(270);
  const { before, after } = shown(submits(campaigns(table, 'A', ['money-50-1', 'OH:A']), 'B'));
  expect(before).toContain(String(votes));
  expect(after).toEqual(expect.arrayContaining(['ADA IS NOMINATED', `${votes} → ${votes + 21}`, 'OH 21']));
});

test('the Favorite’s cards come from everybody named, face down', () => {
  const table = names(
    scenario({ hands: { A: ['money-50-1'], B: ['money-90-1'], C: ['money-70-1'] }, groundwork: { A: { S5: 20 } }, dealer: 'C' }),
    'C',
    'S5',
  );
  const { before, after } = shown(table);
  expect(after.filter((one) => one === 'B' || one === 'C')).toHaveLength(before.filter((one) => one === 'B' || one === 'C').length + 2);
  expect([...before, ...after].filter((one) => /90|70/.test(one))).toEqual([]);
});

test('money placed in advance is told before and after', () => {
  const table = scenario({ hands, groundwork: { A: { S5: 50 } }, dealer: 'C' });
  const told = [msg('prepares', { seat: 'A', primary: ['OH'], cards: ['money-20-1', 'money-10-1'], total: 50 })];
  expect(shown(table, told).before).toContain('20');
  expect(shown(table, told).after).toContain('20 → 50');
});

test('the bids lie beside one another, and the highest becomes the Dealer', () => {
  const table = scenario({ hands, dealer: 'A' });
  const told = [
    msg('bid', { seat: 'A', cards: ['money-50-1', 'rumor-30-1'], total: 50 }),
    msg('bid.none', { seat: 'B' }),
    msg('dealer', { seat: 'A', tied: false }),
  ];
  const { before, after } = shown(table, told);
  expect(before).not.toContain('50');
  expect(after).toEqual(expect.arrayContaining(['First Dealer', '50', '0', 'Ada']));
});

test('a Super Tuesday shows the primaries that are called, also where an old game names them by their ids', () => {
  const table = scenario({ hands, dealer: 'C' });
  const claims = msg('claims', { seat: 'A', dealer: 'C' });
  const old = { key: 'tuesday', args: { seat: 'A', sites: ['D1', 'S4'] } };
  for (const called of [msg('tuesday', { seat: 'A', sites: [['TX', 'OK'], ['IL']] }), old])
    expect(shown(table, [claims, called]).after).toEqual(expect.arrayContaining(['Super Tuesday!', 'TX · OK', '40', 'IL', '22']));
});

test('nothing is drawn of what the board shows as well', () => {
  const table = illinois();
  expect(highlight(view(table.state, null), publicOf(table), en)).toBeNull();
  expect(publicOf(table).map(({ key }) => key)).toContain('names');
  campaigns(table, 'A', ['money-50-1', 'IL:A']);
  expect(highlight(view(table.state, null), publicOf(table), en)).toBeNull();
  expect(highlight(view(table.state, null), [], en)).toBeNull();
});

test('in a random game every picture keeps its size, is readable, and shows nothing that nobody may know', () => {
  const seen = new Set<string>();
  const chance = openRandom(startRandom(seedOf(1)), () => {});
  postsOf({ ...standing, tables: [standing.tables[6]!] }, 0, (post, state) => {
    const kind = kindOf(post);
    if (!seen.has(kind) && checkHighlight(post, state, chance)) seen.add(kind);
  });
  expect(seen.size).toBeGreaterThan(8);
});
