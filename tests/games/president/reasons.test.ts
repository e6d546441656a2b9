/** Reasons that random games hardly ever meet, each with a near case in which it is not said. */
import { expect, test } from 'vitest';
import { cities } from '../../../src/games/president/data/cities.ts';
import { infosCards } from '../../../src/games/president/data/infos.ts';
import { president } from '../../../src/games/president/game.ts';
import { tiedAt } from '../../../src/games/president/rules/tied.ts';
import { openSay } from '../../../src/i18n/say.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import { saidOf } from '../said.ts';
import { landing } from './scenario.ts';

const all = cities.map(({ id }) => id);
const game = president as unknown as Parameters<typeof saidOf>[0];

test('own every city of a value: the last of a group is taken', () => {
  const flies = (...cities: string[]) => landing(7, { cities: { A: cities } });
  const completes = saidOf(game, flies('lyon', 'rouen'), { seat: 'A', ask: 'ask.fly', picked: ['fly-13'] });
  expect([completes.own[0], completes.all[0]]).toEqual(['why.group', 'why.group']);
  const misses = saidOf(game, flies('lyon'), { seat: 'A', ask: 'ask.fly', picked: ['fly-13'] });
  expect(misses.own[0]).toBe('why.flies.free');
  expect([...misses.own, ...misses.all]).not.toContain('why.group');
});

test.each([
  ['a group', { A: ['lyon', 'rouen'] }, 'fly-13', 'take the free city of Bordeaux (5 points), which would complete the group of 5s'],
  ['no group', { A: ['lyon'] }, 'fly-13', 'take the free city of Bordeaux (5 points)'],
  [
    'the last city, with the majority',
    { A: all.filter((city) => city !== 'laval') },
    'fly-4',
    'take the free city of Laval (2 points), which would decide the election',
  ],
  [
    'the last city of a battle’s group',
    { A: ['lyon', 'rouen'], B: ['bordeaux'] },
    'fly-13',
    'challenge Ben for Bordeaux (5 points), which would complete the group of 5s, with the greater strength (10 to 5)',
  ],
])('a flight that somebody may still block says what it would win besides points: %s', (_, owned, to, said) => {
  const table = landing(7, { cities: owned, media: { B: ['A3'] } });
  const was = president.rules.view(copyJson(table.state) as never, 'A');
  const { events, state } = table.asks('A', 'ask.fly').answer(to);
  const told = [events.map(({ message }) => message)];
  const is = president.rules.view(state as never, 'A');
  const [reason] = president.reasons!({ seat: 'A', was, is, told, answer: { ask: 'ask.fly', picked: [to] } });
  expect(saidOf(game, landing(7, { cities: owned, media: { B: ['A3'] } }), { seat: 'A', ask: 'ask.fly', picked: [to] }).own[0]).toBe(reason!.key);
  const say = openSay({
    lang: 'en',
    texts: president.texts.en,
    players: { A: 'Ada', B: 'Ben' },
  });
  expect(say(reason!)).toBe(said);
});

test('of tied cities, the one that rivals’ pawns reach last is given up; otherwise the choice hardly matters', () => {
  const seats = [
    { seat: 'A', gone: false, square: 24, cities: ['limoges', 'besancon', 'paris'].map((id) => ({ id, points: 2, safe: false })) },
    { seat: 'B', gone: false, square: 24, cities: [] },
  ];
  const deed = (picked: string, card: string) => {
    const was = { seats, story: { infos: [card] } };
    return { seat: 'A', was, is: was, told: [], answer: { ask: 'ask.tie', picked: [picked] } };
  };
  const [loses, exchanges] = ['lose', 'exchange'].map((order) => infosCards.find(({ does }) => does.order === order)!.id);
  expect(tiedAt(deed('limoges', loses!) as never, ['limoges'])).toEqual({ cities: ['limoges'], points: 2, after: 'B' });
  // The own pawn, on square 24, gets there with one roll.
  expect(tiedAt(deed('besancon', loses!) as never, ['besancon'])).toEqual({ cities: ['besancon'], points: 2, ahead: 5 });
  expect(tiedAt(deed('besancon', exchanges!) as never, ['besancon'])).toEqual({ cities: ['besancon'], points: 2 });
  // In an exchange the rival would get it.
  expect(tiedAt(deed('limoges', exchanges!) as never, ['limoges'])).toEqual({ cities: ['limoges'], points: 2 });
});

test('take a Media card: a flight to a square that gives one', () => {
  const flies = (to: string) => saidOf(game, landing(7), { seat: 'A', ask: 'ask.fly', picked: [to] });
  expect(flies('fly-10').own[0]).toBe('why.flies.card');
  expect(flies('fly-25').own).not.toContain('why.flies.card');
});

test('get there all the same: a blocked flight goes on with the parry', () => {
  const blocked = () =>
    landing(7, { media: { A: ['P1'], B: ['A1'] }, die: [1, 1] })
      .asks('A', 'ask.fly')
      .answer('fly-36')
      .asks('B', 'ask.block')
      .answer('A1');
  const insists = saidOf(game, blocked(), { seat: 'A', ask: 'ask.insist', picked: ['P1'] });
  expect([insists.own[0], insists.all[0]]).toEqual(['why.insists', 'why.insists']);
  const stays = saidOf(game, blocked(), { seat: 'A', ask: 'ask.insist', picked: ['nothing'] });
  expect(stays.own[0]).toBe('why.gives.up');
  expect([...stays.own, ...stays.all]).not.toContain('why.insists');
});

test('to those who saw a whole turn, the flight tells why, not how its battle was fought', () => {
  const table = landing(7, { cities: { B: ['bordeaux'] }, media: { A: ['A3'] } });
  const was = president.rules.view(copyJson(table.state) as never, null);
  const told = [
    [{ key: 'flies', args: { seat: 'A', to: 13 } }],
    [{ key: 'battle', args: { newcomer: 'A', owner: 'B', city: 'bordeaux' } }],
    [{ key: 'attacks', args: { seat: 'A', card: 'A3' } }],
  ];
  expect(president.reasons!({ seat: 'A', was, is: was, told, answer: null })[0]!.key).toBe('why.flies.fights');
  expect(president.reasons!({ seat: 'A', was, is: was, told: told.slice(1), answer: null })[0]!.key).toBe('why.attacks');
});

test('a card that exchanges the weakest cities leaves nothing to want', () => {
  const table = landing(7, { cities: { A: ['limoges', 'dijon'], B: ['reims'] } });
  const view = president.rules.view(table.state as never, null);
  const swaps = [{ key: 'swaps', args: { one: 'A', other: 'B', mine: ['dijon'], theirs: ['reims'] } }];
  const because = (order: string) => {
    const { id } = infosCards.find(({ does }) => does.order === order)!;
    const was = { ...view, story: { ...view.story!, infos: [id] } };
    return president.reasons!({ seat: 'A', was, is: was, told: [swaps], answer: null }).map(({ key }) => key);
  };
  expect(because('exchange')).not.toContain('why.swaps.even');
  expect(because('offer')).toContain('why.swaps.even');
});

test('the best city that a card allows is the most there is to take', () => {
  const because = (order: Partial<(typeof infosCards)[number]['does']>, city: string) => {
    const { id } = infosCards.find(({ does }) => Object.entries(order).every(([name, value]) => does[name as never] === value))!;
    const view = president.rules.view(landing(7).state as never, null);
    const was = { ...view, story: { ...view.story!, infos: [id] } };
    const told = [[{ key: 'takes', args: { seat: 'A', cities: [city] } }]];
    return president.reasons!({ seat: 'A', was, is: was, told, answer: null })[0]!.key;
  };
  expect(because({ order: 'take', most: 4 }, 'nice')).toBe('why.takes.best');
  expect(because({ order: 'take', most: 4 }, 'nancy')).toBe('why.takes');
});

test('an attack may be parried, unless nobody else holds the parry', () => {
  const attacks = (mine: string[], theirs: string[]) => {
    const table = landing(7, { cities: { B: ['bordeaux'] }, media: { A: mine, B: theirs } });
    const was = { ...president.rules.view(table.state as never, 'A'), fight: { newcomer: 'A', owner: 'B', city: 'bordeaux' } };
    const answer = { ask: 'ask.attack', picked: ['A3'] };
    const found = president.reasons!({ seat: 'A', was, is: was, told: [], answer }).find(({ key }) => key === 'why.attacks');
    return found?.args;
  };
  expect(attacks(['A3'], ['A4'])).toMatchObject({ city: 'bordeaux', parried: true });
  for (const [mine, theirs] of [
    [['A3', 'P3'], ['A4']],
    [['A3'], []],
  ] as const)
    expect(attacks([...mine], [...theirs])).not.toHaveProperty('parried');
});
