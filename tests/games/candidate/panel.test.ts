/** The plan on one panel: a list for each state, the player's own section first, and what is at stake in the question. */
import { describe, expect, test } from 'vitest';
import { panelPost } from '../../../src/discord/present/panel/panel.ts';
import { speechOf } from '../../../src/discord/speech/speech.ts';
import { text } from '../../../src/discord/wire/parts.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import { whileAway } from '../../../src/games/candidate/rules/away.ts';
import type { Lang } from '../../../src/i18n/types.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import { decisions, start } from '../../../src/kernel/run.ts';
import type { Decision, Message } from '../../../src/kernel/types.ts';
import { sayOf } from '../../standing/checks.ts';
import { seedOf } from '../../standing/play.ts';
import { snapshotOf, wordsOf } from '../../words/reader.ts';
import { type CandidateTable, campaigns, names, scenario } from './scenario.ts';

const en = sayOf(candidate, 'en', ['A', 'B', 'C', 'D', 'E', 'F']);
const asked = (table: CandidateTable): Decision => decisions(candidate.rules, table.state)[0]!;
const groupsOf = ({ options }: Decision): string[] => [...new Set(options.map(({ group }) => (group ? en(group) : '')))];
const inGroup = ({ options }: Decision, name: string): string[] => options.flatMap(({ id, group }) => (group && en(group) === name ? [id] : []));
const details = ({ options }: Decision): string[] => options.map(({ label, detail }) => `${en(label)}: ${detail ? en(detail as Message) : ''}`);

const four = { A: ['money-50-1', 'rumor-20-1'], B: ['money-70-1'], C: ['zero-1'], D: ['money-10-1'] };

describe('a campaign for three states', () => {
  const table = () => names(scenario({ hands: four, dealer: 'D', won: { B: ['NY'], C: ['TX'] }, undecided: [] }), 'D', 'T4');

  test('has a list for each state in their order, one’s own section first, then how to end', () => {
    const decision = asked(table());
    expect(groupsOf(decision)).toEqual(['Minnesota (10 votes)', 'Wisconsin (11 votes)', 'Michigan (18 votes)', 'Your turn']);
    expect(inGroup(decision, 'Wisconsin (11 votes)')).toEqual([
      'money-50-1>WI:A',
      ...['B', 'C', 'D'].flatMap((on) => ['money-50-1', 'rumor-20-1'].map((card) => `${card}>WI:${on}`)),
    ]);
  });

  test('says how many votes are decided, how far one is, who leads, and what lies there face down', () => {
    expect(en(asked(table()).ask)).toContain('39 votes are at stake. You have 0 of the 270 votes needed; Ben has 33, Cleo 32, and Dan 0.');
    const next = campaigns(table(), 'A', ['money-50-1', 'WI:A'], ['rumor-20-1', 'MI:B']);
    expect(en(asked(next).ask)).toContain('\n- Wisconsin, face down: 1 card on Ada’s section.\n- Michigan, face down: 1 card on your section.');
  });

  test('shows the plan, each card of it to be taken back', () => {
    const decision = asked(table().asks('A', 'ask.campaign').answer('rumor-20-1>WI:C'));
    expect(inGroup(decision, 'Your plan (press to take back)')).toEqual(['back-rumor-20-1']);
    expect(inGroup(decision, 'Minnesota (10 votes)')).toEqual(['money-50-1>MN:A', 'money-50-1>MN:B', 'money-50-1>MN:C', 'money-50-1>MN:D']);
  });
});

describe('where more could be laid than stands in one list', () => {
  const hands = { ...Object.fromEntries(['B', 'C', 'D', 'E', 'F'].map((seat) => [seat, ['zero-1']])) };
  const cards = ['money-10-1', 'money-20-1', 'rumor-20-1', 'rumor-30-1', 'zero-2'];
  const table = () => names(scenario({ hands: { A: cards, ...hands }, dealer: 'F' }), 'F', 'T4');

  test('another’s section is chosen first, then the card for it and nothing else, or one goes back', () => {
    expect(inGroup(asked(table()), 'Minnesota (10 votes)')).toEqual([
      ...['money-10-1', 'money-20-1', 'zero-2'].map((card) => `${card}>MN:A`),
      ...['B', 'C', 'D', 'E', 'F'].map((on) => `at>MN:${on}`),
    ]);
    const chosen = () => table().asks('A', 'ask.campaign').answer('at>MN:C').asks('A', 'ask.section');
    chosen().offering(...cards.map((card) => `${card}>MN:C`), 'cancel');
    chosen().answer('cancel').asks('A', 'ask.campaign');
    const laid = chosen().answer('rumor-20-1>MN:C').asks('A', 'ask.campaign');
    expect(inGroup(laid.decision, 'Your plan (press to take back)')).toEqual(['back-rumor-20-1']);
  });

  test('whoever leaves in the middle of it lays nothing', () => {
    const { decision } = table().asks('A', 'ask.campaign').answer('at>MN:C').asks('A', 'ask.section');
    const view = candidate.rules.view(table().state, 'A');
    expect(
      whileAway(
        { view, decision },
        openRandom(startRandom(seedOf(1)), () => {}),
      ),
    ).toEqual(['cancel']);
  });
});

test('each way to lay a card says what it would do there', () => {
  const hands = { ...four, A: ['money-50-1', 'rumor-20-1', 'squelch-1', 'favorite-son-1'] };
  const { options } = asked(names(scenario({ hands, dealer: 'D', sonUsed: ['A'] }), 'D', 'S1'));
  const does = (id: string) => en(options.find((one) => one.id === id)!.detail as Message);
  expect(['money-50-1>CA:A', 'rumor-20-1>CA:B', 'squelch-1>CA:A', 'favorite-son-1>CA:A', 'favorite-son-1>CA:B'].map(does)).toEqual([
    '+$50k for you',
    '−$20k for Ben, unless there’s a Squelch',
    'No Rumor counts on your section',
    'Does nothing. It’s a bluff.',
    'Ben wins the state, unless a Deadlock or Scandal cancels it',
  ]);
});

test('of a single state the greatest Money on one’s own section is what most begin with, and then they submit', () => {
  const hands = { ...four, A: ['money-20-1', 'money-50-1', 'endorsement-60-1'] };
  const table = names(scenario({ hands, dealer: 'D' }), 'D', 'S1');
  const likely = () => asked(table).options.flatMap((option) => (option.likely ? [option.id] : []));
  expect(likely()).toEqual(['money-50-1>CA:A']);
  table.asks('A', 'ask.campaign').answer('money-50-1>CA:A');
  expect(likely()).toEqual(['submit']);
});

test('the primaries stand by their votes, with each state’s and the region', () => {
  const decision = asked(scenario({ hands: four, dealer: 'D', remaining: ['D5', 'T4', 'S1', 'S5'] }));
  expect(details(decision)).toEqual([
    'California: 54 votes · West',
    'Minnesota – Wisconsin – Michigan: 39 votes (10 + 11 + 18) · Midwest',
    'Ohio: 21 votes · Midwest',
    'West Virginia – Virginia: 18 votes (5 + 13) · South',
    'Choose the order myself: ',
  ]);
});

test('the order of the states says what it means, and the usual one first', () => {
  const table = scenario({ hands: four, dealer: 'D' }).asks('D', 'ask.primary').answer('reorder').asks('D', 'ask.primary').answer('D1');
  const { ask, options } = asked(table);
  expect(en(ask)).toContain('A Favorite Son works only once');
  expect(options.filter(({ likely }) => likely).map(({ id, detail }) => [id, en(detail!)])).toEqual([['OK-TX', '8, then 32 votes']]);
});

test('what can be laid no more stays in sight, with the reason', () => {
  const hands = { ...four, A: ['money-50-1', 'money-20-1', 'scandal-1', 'deadlock-1', 'rumor-20-1'] };
  const table = names(scenario({ hands, dealer: 'D' }), 'D', 'S1');
  const barred = () => asked(table).options.flatMap(({ id, blocked }) => (blocked && id.includes('>') ? [`${id}: ${en(blocked)}`] : []));
  expect(barred()).toEqual([]);
  for (const id of ['money-50-1>CA:A', 'scandal-1>CA:A', 'rumor-20-1>CA:B']) table.asks('A', 'ask.campaign').answer(id);
  expect(barred()).toEqual([
    'money-20-1>CA:A: You already have a Money card on your section in California, and one is the limit.',
    'deadlock-1>CA:A: You already have a Problem on your section in California, and one is the limit.',
    'at>CA:B: You already have a card on Ben’s section, and one is the limit.',
  ]);
});

describe('a panel in words', () => {
  const hands = { ...four, A: ['money-20-1', 'money-20-2', 'money-50-1', 'rumor-20-1', 'favorite-son-1'] };
  /** Every line, and every description in a menu. */
  function linesOf(table: CandidateTable, lang: Lang, seat = 'A'): string[] {
    const snapshot = snapshotOf(candidate, table.state, seat);
    const speech = speechOf(candidate, snapshot.table, lang);
    const words = candidate.handWords(snapshot.view as never, speech.text);
    const post = panelPost({ game: candidate, snapshot, speech }, { part: text(words), files: [], taken: words.length });
    return wordsOf(post).flatMap(({ text: one }) => one.split('\n').map((line) => line.replaceAll(/\s/g, ' ')));
  }
  const campaign = () => names(scenario({ hands, dealer: 'D', sonUsed: ['A'] }), 'D', 'T4');

  test('tells each kind of card once, equal ones together, with the numbers of the options', () => {
    const lines = linesOf(campaign(), 'en');
    expect(lines).toContain('**1, 2 · Money $20k**, **3 · Money $50k** – Adds to its section. Only Money pays for groundwork.');
    expect(lines.filter((line) => /adds to its section|subtracts from a rival|\+\$/i.test(line))).toHaveLength(2);
    expect(linesOf(campaign(), 'fr').filter((line) => /S’ajoute au total|\+\d+ k\$/.test(line))).toHaveLength(1);
  });

  test('says once why several cards cannot be laid in a place', () => {
    const table = campaign().asks('A', 'ask.campaign').answer('money-50-1>MN:A');
    const barred = linesOf(table, 'en').filter((line) => line.startsWith('-# ~~') && line.includes('Money'));
    expect(barred).toEqual([
      '-# ~~1 · Money $20k → own section~~, ~~2 · Money $20k → own section~~ – You already have a Money card on your section in Minnesota, and one is the limit.',
    ]);
  });

  test('names a section once that is barred in several states', () => {
    const table = campaign().asks('A', 'ask.campaign').answer('rumor-20-1>MN:B').asks('A', 'ask.campaign').answer('money-20-1>WI:B');
    const barred = linesOf(table, 'en').filter((line) => line.includes('a card on Ben’s section'));
    expect(barred).toEqual(['-# ~~On Ben’s section…~~ – You already have a card on Ben’s section, and one is the limit.']);
  });

  test('still says where a card does something else than its kind', () => {
    expect(linesOf(campaign(), 'en').filter((line) => line === 'Does nothing. It’s a bluff.')).toHaveLength(3);
  });

  test('says nothing of a card again where cards are only shown', () => {
    const { state } = start(candidate.rules, { seats: ['A', 'B'], options: {}, champion: null, seed: seedOf(7) });
    const bids = decisions(candidate.rules, state)[0]!;
    const lines = linesOf({ state } as CandidateTable, 'en', bids.seat);
    expect(bids.ask.key).toBe('ask.bid');
    expect(lines.filter((line) => bids.options.some(({ detail }) => line === en(detail as Message)))).toEqual([]);
  });
});
