/** What Why? and hints tell of cards that do nothing, of ties and Scandals, and of what a hand can do at once. */
import { expect, test } from 'vitest';
import { candidate } from '../../../src/games/candidate/game.ts';
import { noneOf } from '../../../src/games/candidate/words/en/parts.ts';
import { noneOf as niOu } from '../../../src/games/candidate/words/fr/parts.ts';
import { openSay } from '../../../src/i18n/say.ts';
import type { Say } from '../../../src/i18n/types.ts';
import { saidOf } from '../said.ts';
import { type CandidateTable, campaigns, lays, names, scenario, submits } from './scenario.ts';
import { whyOf } from './whole-turn.ts';

const game = candidate as unknown as Parameters<typeof saidOf>[0];
const reasonOf = (table: CandidateTable, seat: string, picked: string, ask = 'ask.campaign') =>
  saidOf(game, table, { seat, ask, picked: [picked] }).messages;
const called = (hands: { [seat: string]: string[] }, primary: string, dealer = 'B') => names(scenario({ hands, dealer }), dealer, primary);

test('nobody bluffs whom nobody is left to watch: a card that does nothing is traded', () => {
  const play = (seat: string) => {
    const table = called({ A: ['zero-1'], B: ['state-ruling-1', 'zero-2'] }, 'S5');
    return whyOf(
      table,
      seat,
      () => campaigns(table, 'A', ['zero-1', 'OH:A']),
      () => campaigns(table, 'B', ['state-ruling-1', 'OH:B'], ['zero-2', 'OH:A']),
    );
  };
  expect(play('A')[0]).toEqual({ key: 'why.bluffs', args: { box: 'OH', votes: 21, on: null } });
  const last = play('B');
  expect(last[0]).toEqual({ key: 'why.renews', args: { wonders: false, n: 2, shown: true } });
  expect(last.map(({ key }) => key)).not.toContain('why.bluffs');
});

/** A and B tie in California, or a Scandal lies there; then A passes, or lays another card. */
function again(card: string, ...more: [string, string][]) {
  const table = called({ A: ['money-30-1', 'money-20-1', 'zero-1'], B: [card, 'money-10-1', 'zero-2'] }, 'S1');
  return whyOf(
    table,
    'A',
    () => campaigns(table, 'A', ['money-30-1', 'CA:A']),
    () => campaigns(table, 'B', [card, 'CA:B']),
    () => (more.length > 0 ? campaigns(table, 'A', ...more) : submits(table, 'A')),
    ...(more.length > 0 ? [] : [() => campaigns(table, 'B', ['money-10-1', 'CA:B'])]),
  );
}

test('whoever passes in a tie, or after a Scandal, gives the state up', () => {
  for (const card of ['money-30-2', 'scandal-1']) {
    const found = again(card);
    expect(found[0]).toEqual({ key: 'why.passes', args: { votes: 54 } });
    for (const key of ['why.tries', 'why.competes', 'why.stacks', 'why.passes.crowded']) expect(found.map((one) => one.key)).not.toContain(key);
  }
});

test('whoever lays cards then breaks the tie, or fights after the Scandal', () => {
  const one: [string, string] = ['money-20-1', 'CA:A'];
  expect(again('money-30-2', one)[0]).toEqual({ key: 'why.competes', args: { boxes: ['CA'], votes: 54, after: 'tie' } });
  expect(again('scandal-1', one)[0]).toEqual({ key: 'why.competes', args: { boxes: ['CA'], votes: 54, after: 'scandal' } });
});

test('a primary is called for what can be laid there at once: a single Money in each state', () => {
  const hands = (money: number) => ({ A: [`money-${money}-1`, 'money-30-1', 'money-20-1', 'endorsement-20-1'], B: ['zero-1'] });
  const find = (money: number, primary: string) =>
    reasonOf(scenario({ hands: hands(money), dealer: 'A' }), 'A', primary, 'ask.primary').find(({ key }) => key === 'why.names.strong')?.args;
  expect(find(60, 'S2')).toEqual({ states: ['FL'], votes: 25, total: 130, most: 80 });
  expect(find(60, 'D2')).toMatchObject({ total: 130, most: 110 });
  expect(find(30, 'S2')).toBeUndefined();
});

test('the biggest single state left, and not every one with many votes', () => {
  const find = (remaining: string[]) =>
    reasonOf(scenario({ hands: { A: ['zero-2'], B: ['zero-1'] }, dealer: 'A', remaining }), 'A', 'S5', 'ask.primary').find(
      ({ key }) => key === 'why.names.many',
    )?.args;
  expect(find(['S5', 'D8', 'D7'])).toEqual({ states: ['OH'], votes: 21, single: true });
  expect(find(['S5', 'S4', 'D8', 'D7', 'D6'])).toEqual({ states: ['OH'], votes: 21 });
});

test('a submitted plan tells what is laid and what is kept', () => {
  const table = called({ A: ['deadlock-1', 'money-50-1', 'money-30-1', 'endorsement-20-1'], B: ['zero-1'] }, 'S5');
  for (const card of ['deadlock-1', 'money-50-1']) lays(table, 'A', card, 'OH:A');
  const found = reasonOf(table, 'A', 'submit').find(({ key }) => key === 'why.submits');
  expect(found?.args).toEqual({ boxes: ['OH'], votes: 21, laid: 50, kept: 50 });
});

test('a Scandal starts over with what is still in hand and can be laid together', () => {
  const first = (...more: string[]) => {
    const table = called({ A: ['scandal-1', 'money-80-1', ...more], B: ['zero-1'] }, 'S5');
    return reasonOf(lays(table, 'A', 'money-80-1', 'OH:A'), 'A', 'scandal-1>OH:A')[0];
  };
  expect(first('money-50-1', 'money-20-1', 'endorsement-20-1')).toEqual({ key: 'why.scandal', args: { box: 'OH', votes: 21, again: 70 } });
  expect(first('zero-2')).toEqual({ key: 'why.scandal', args: { box: 'OH', votes: 21 } });
});

test('the words of each', () => {
  const players = { A: 'Ada', B: 'Ben', C: 'Cleo' };
  const [en, fr] = (['en', 'fr'] as const).map((lang) => openSay({ lang, texts: candidate.texts[lang], players })) as [Say<'en'>, Say<'fr'>];
  const both = (key: string, args: object) => [en, fr].map((say) => say({ key, args: args as never }).replaceAll(/[\u00a0\u202f]/g, ' '));
  const ohio = { states: ['OH'], boxes: ['OH'], box: 'OH', votes: 21 };
  const said: [string, object, string, string][] = [
    [
      'renews',
      { wonders: false, n: 1, shown: true },
      'trade a card that does nothing for a new one',
      'remplacer une carte sans effet par une nouvelle',
    ],
    ['competes', { ...ohio, after: 'tie' }, 'break the tie in Ohio (21 votes)', 'rompre l’égalité (Ohio, 21 voix)'],
    ['competes', { ...ohio, after: 'scandal' }, 'take Ohio (21 votes) after the Scandal', 'tenter de l’emporter après le Scandale (Ohio, 21 voix)'],
    [
      'names.strong',
      { ...ohio, total: 130, most: 80 },
      'play for Ohio (21 votes), where up to $80k can be laid',
      'jouer une primaire où l’on peut poser jusqu’à 80 k$ (Ohio, 21 voix)',
    ],
    ['names.many', ohio, 'play last for Ohio (21 votes)', 'jouer en dernier pour cet enjeu (Ohio, 21 voix)'],
    [
      'names.many',
      { ...ohio, single: true },
      'play last for Ohio, the biggest single state left (21 votes)',
      'jouer en dernier dans le plus grand État restant (Ohio, 21 voix)',
    ],
    [
      'submits',
      { ...ohio, laid: 70, kept: 100 },
      'campaign in Ohio (21 votes) with $70k laid, and keep $100k',
      'faire campagne avec 70 k$ posés (Ohio, 21 voix) et garder 100 k$',
    ],
    ['submits', { ...ohio, laid: 70 }, 'campaign in Ohio (21 votes) with $70k laid', 'faire campagne avec 70 k$ posés (Ohio, 21 voix)'],
    [
      'scandal',
      { ...ohio, again: 70 },
      'make whatever is laid in Ohio (21 votes) count for nothing and fight again with up to $70k',
      'annuler toutes les cartes et relancer la campagne, avec jusqu’à 70 k$, dans cet État : Ohio (21 voix)',
    ],
    [
      'scandal',
      { ...ohio, bare: ['B'] },
      'cancel every card in Ohio (21 votes) and start over: Ben has no card left for that',
      'annuler toutes les cartes et recommencer dans cet État : Ohio (21 voix) ; Ben n’a plus aucune carte',
    ],
    [
      'renews',
      { wonders: true, n: 1, who: ['B'], first: true, under: 'scandal' },
      'keep Ben guessing with the first card, which is traded for a new one afterwards (it counts for nothing under the Scandal)',
      'remplacer ensuite la première carte par une nouvelle (elle ne compte pas sous le Scandale), en laissant Ben dans le doute d’ici là',
    ],
    [
      'renews',
      { wonders: false, n: 1, first: true, rest: [{ ...ohio, total: 20, squelched: false, free: true, against: 0 }] },
      'trade the first card for a new one afterwards, and have $20k in Ohio (21 votes; nobody else has a card) with the rest',
      'remplacer ensuite la première carte par une nouvelle, et réunir 20 k$ (Ohio, 21 voix ; personne d’autre n’y a de carte) avec les autres',
    ],
    [
      'totals',
      { at: [{ ...ohio, total: 20, squelched: false, free: false, against: 4, attacks: 1 }] },
      'have $20k in Ohio (21 votes; 1 card against it, 3 for rivals)',
      'réunir 20 k$ (Ohio, 21 voix ; 1 carte contre soi, 3 chez l’adversaire)',
    ],
    [
      'totals',
      { at: [{ ...ohio, total: 20, squelched: false, free: false, against: 1, attacks: 0 }] },
      'have $20k in Ohio (21 votes; 1 card for rivals)',
      'réunir 20 k$ (Ohio, 21 voix ; 1 carte chez l’adversaire)',
    ],
    // As in old reviews.
    [
      'totals',
      { at: [{ ...ohio, total: 20, squelched: false, free: false, against: 4 }] },
      'have $20k in Ohio (21 votes; 4 cards against it)',
      'réunir 20 k$ (Ohio, 21 voix ; 4 cartes en face)',
    ],
    [
      'stacks',
      { ...ohio, n: 3, of: 4 },
      'compete for Ohio (21 votes) with 3 of the 4 cards they laid',
      'l’emporter avec 3 des 4 cartes posées (Ohio, 21 voix)',
    ],
    ['competes', ohio, 'compete for Ohio (21 votes)', 'tenter de l’emporter (Ohio, 21 voix)'],
    [
      'competes',
      { ...ohio, n: 4, of: 7 },
      'compete for Ohio (21 votes) with 4 of 7 cards',
      'tenter de l’emporter avec 4 cartes sur 7 (Ohio, 21 voix)',
    ],
    [
      'competes',
      { ...ohio, n: 1, of: 1 },
      'compete for Ohio (21 votes) with the last card',
      'tenter de l’emporter avec sa dernière carte (Ohio, 21 voix)',
    ],
    [
      'competes',
      { ...ohio, n: 6, of: 6, others: { n: 2, on: ['B', 'C'] } },
      'put all 6 cards into Ohio (21 votes), 2 of them against Ben and Cleo',
      'jouer toute sa main de 6 cartes, dont 2 contre Ben et Cleo, pour l’emporter (Ohio, 21 voix)',
    ],
    [
      'names.weak',
      { ...ohio, total: 40, least: true },
      'risk as few votes as possible with a weak hand ($40k): Ohio (21 votes)',
      'risquer le moins de voix possible avec une main faible de 40 k$ (Ohio, 21 voix)',
    ],
    [
      'son',
      ohio,
      'win Ohio (21 votes) with a Favorite Son, regardless of any rival’s money',
      'l’emporter grâce à l’Enfant du pays, quel que soit l’argent adverse, dans cet État : Ohio (21 voix)',
    ],
    ['son', { ...ohio, free: true }, 'win Ohio (21 votes) with a Favorite Son', 'l’emporter grâce à l’Enfant du pays dans cet État : Ohio (21 voix)'],
    [
      'tries',
      { ...ohio, total: 50, counted: 30 },
      'win Ohio (21 votes) with $50k, of which $30k counted',
      'l’emporter avec 50 k$ (Ohio, 21 voix ; 30 k$ comptés)',
    ],
  ];
  for (const [key, args, ...words] of said) expect(both(`why.${key}`, args)).toEqual(words);
  expect([noneOf(en, ['A', 'B']), noneOf(en, ['A', 'B', 'C']), niOu(fr, ['A', 'B'])]).toEqual(['Ada or Ben', 'Ada, Ben, or Cleo', 'Ada ni Ben']);
});

test('no card counts against one or another', () => {
  const sum = (seat: string) => ({ seat, money: [10], endorsements: [10], rumors: [10], ruled: true, squelched: true, son: false, total: 10 });
  const args = { box: 'OH', votes: 21, kind: 'primary', partyRuling: false, sums: [sum('A'), sum('B')], verdict: { kind: 'nobody' } } as never;
  const count = (lang: 'en' | 'fr') => openSay({ lang, texts: candidate.texts[lang], players: { A: 'Ada', B: 'Ben' } })({ key: 'count', args });
  expect(count('en')).toMatch(/Endorsement counts for Ada or Ben\..*Rumor counts against Ada or Ben\./);
  expect(count('fr')).toMatch(/pour Ada ni Ben\..*contre Ada ni Ben\./);
});
