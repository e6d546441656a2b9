/** Reasons that random games hardly ever meet, each with a near case in which it is not said. */
import { expect, test } from 'vitest';
import { cities } from '../../../src/games/president/data/cities.ts';
import { infosCards } from '../../../src/games/president/data/infos.ts';
import { president } from '../../../src/games/president/game.ts';
import { tiedAt } from '../../../src/games/president/rules/tied.ts';
import type { PresidentView } from '../../../src/games/president/rules/view.ts';
import { openSay } from '../../../src/i18n/say.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import { saidOf } from '../said.ts';
import { drawing, landing } from './scenario.ts';

const all = cities.map(({ id }) => id);
const say = openSay({ lang: 'en', texts: president.texts.en, players: { A: 'Ada', B: 'Ben' } });
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
  expect(say(reason!)).toBe(said);
});

test('of tied cities, the one that rivals’ pawns reach last is given up; or the own pawn first', () => {
  const seats = [
    { seat: 'A', gone: false, square: 24, cities: ['limoges', 'besancon', 'paris'].map((id) => ({ id, points: 2, safe: false })) },
    { seat: 'B', gone: false, square: 24, cities: [] },
  ];
  const deed = (picked: string, card: string) => {
    const was = { seats, story: { infos: [card] } };
    return { seat: 'A', was, is: was, told: [], answer: { ask: 'ask.tie', picked: [picked] } };
  };
  const [loses, exchanges] = ['lose', 'exchange'].map((order) => infosCards.find(({ does }) => does.order === order)!.id);
  expect(tiedAt(deed('limoges', loses!) as never, ['limoges'])).toEqual({ cities: ['limoges'], points: 2, after: 'B', than: 'besancon' });
  // The own pawn, on square 24, gets there with one roll.
  expect(tiedAt(deed('besancon', loses!) as never, ['besancon'])).toEqual({ cities: ['besancon'], points: 2, ahead: 5 });
  expect(tiedAt(deed('besancon', exchanges!) as never, ['besancon'])).toEqual({ cities: ['besancon'], points: 2 });
  // A whole turn begins before the pawn gets there.
  const whole = {
    ...deed('besancon', loses!),
    told: [
      [
        { key: 'rolls', args: { seat: 'A', to: 24 } },
        { key: 'infos', args: { card: loses } },
      ],
    ],
  };
  whole.was = { ...whole.was, seats: [{ ...seats[0]!, square: 36 }, seats[1]!] };
  expect(tiedAt(whole as never, ['besancon'])).toEqual({ cities: ['besancon'], points: 2, ahead: 5 });
  // Farther than one roll, but no rival's pawn gets there before.
  const from = (rival: number) => {
    const was = {
      seats: [
        { ...seats[0]!, square: 18 },
        { ...seats[1]!, square: rival },
      ],
      story: { infos: [loses] },
    };
    return tiedAt({ ...deed('besancon', loses!), was } as never, ['besancon']);
  };
  expect(from(15)).toEqual({ cities: ['besancon'], points: 2, first: true });
  expect(from(20)).toEqual({ cities: ['besancon'], points: 2 });
  // A city of another value beside it was no choice.
  expect(tiedAt(deed('limoges', loses!) as never, ['limoges', 'paris'])).toMatchObject({ cities: ['limoges'], after: 'B' });
  // In an exchange the rival would get it.
  expect(tiedAt(deed('limoges', exchanges!) as never, ['limoges'])).toEqual({ cities: ['limoges'], points: 2 });
});

test('with the points that elect, the city given up is one that some pawn soon takes again', () => {
  const { id } = infosCards.find(({ does }) => does.order === 'lose')!;
  const gives = (city: string, { strength = 50, elects = false } = {}) => {
    const own = { seat: 'A', gone: false, square: 0, strength, cities: ['caen', 'rennes'].map((id) => ({ id, points: 3, safe: false })) };
    const was = { seats: [own, { seat: 'B', gone: false, square: 5, cities: [] }], majority: 45, elects, story: { infos: [id] } };
    return say({ key: 'why.even', args: tiedAt({ seat: 'A', was, is: was, told: [], answer: null } as never, [city]) as never });
  };
  expect(gives('rennes')).toBe('give up Rennes, which a pawn reaches soonest, as the election needs every city owned');
  // A city that nobody takes soon would keep the election waiting.
  const even = 'each of the cities to choose from is worth 3 points';
  expect(gives('caen')).toBe(`give up Caen: ${even}`);
  for (const setting of [{ strength: 47 }, { elects: true }]) expect(gives('rennes', setting)).toBe(`give up Rennes: ${even}`);
});

test('a square that takes the weakest city makes it free as a card does', () => {
  const own = { seat: 'A', gone: false, square: 24, strength: 6, cities: ['caen', 'rennes'].map((id) => ({ id, points: 3, safe: false })) };
  const was = { seats: [own, { seat: 'B', gone: false, square: 5, cities: [] }], majority: 45, elects: false, story: { infos: [] } };
  expect(tiedAt({ seat: 'A', was, is: was, told: [], answer: null } as never, ['caen'])).toMatchObject({ after: 'B', than: 'rennes' });
});

test('win a whole group by an exchange', () => {
  const table = drawing('I15', { cities: { A: ['lyon', 'rouen', 'nice'], B: ['bordeaux', 'dijon'] } })
    .asks('A', 'ask.give')
    .answer('nice');
  expect(saidOf(game, table, { seat: 'A', ask: 'ask.get', picked: ['bordeaux'] }).own[0]).toBe('why.group');
});

test('let the dice decide and keep an attack', () => {
  const kept = say({ key: 'why.strong', args: { city: 'rouen', mine: 39, theirs: 15, attacks: 1 } });
  expect(kept).toBe('let the dice decide about Rouen, with 1 extra for the greater strength (39 to 15), and keep the attack for later');
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

test('the best city that a card allows is said to be that', () => {
  const because = (order: Partial<(typeof infosCards)[number]['does']>, city: string) => {
    const { id } = infosCards.find(({ does }) => Object.entries(order).every(([name, value]) => does[name as never] === value))!;
    const view = president.rules.view(landing(7).state as never, null);
    const was = { ...view, story: { ...view.story!, infos: [id] } };
    const told = [[{ key: 'takes', args: { seat: 'A', cities: [city] } }]];
    return president.reasons!({ seat: 'A', was, is: was, told, answer: null })[0]!.key;
  };
  expect(because({ order: 'take', most: 4 }, 'nice')).toBe('why.takes.best');
  expect(because({ order: 'take', most: 4 }, 'rennes')).toBe('why.takes');
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

test('an attack that everyone knows about: its parry lies under the pile, is elsewhere, or the attack has stood', () => {
  const table = landing(7, { cities: { B: ['bordeaux'] }, media: { A: ['A3'], B: ['A4', 'A5'] } });
  const fight = { newcomer: 'A', owner: 'B', city: 'bordeaux' };
  const attacks = (change: (view: PresidentView) => void, told: object[] = [], mine = true) => {
    const was = { ...copyJson(president.rules.view(table.state, mine ? 'A' : null)), fight };
    change(was);
    const shown = { key: 'attacks', args: { seat: 'A', card: 'A3', against: 'B' } };
    const answer = mine ? { ask: 'ask.attack', picked: ['A3'] } : null;
    const found = president.reasons!({ seat: 'A', was, is: was, told: [[shown, ...told] as never], answer }).find(({ key }) => key === 'why.attacks');
    return found?.args?.parried === true;
  };
  expect(attacks(() => {})).toBe(true);
  expect(attacks((view) => view.under.push('P3'))).toBe(false);
  expect(attacks((view) => view.seats[0]!.known.push('P3'))).toBe(false);
  expect(attacks((view) => view.seats[1]!.known.push('P3'))).toBe(true);
  expect(attacks((view) => view.seats[1]!.known.push('P4', 'P5'))).toBe(false);
  expect(attacks(() => {}, [{ key: 'stormed', args: fight }], false)).toBe(false);
  expect(attacks(() => {}, [{ key: 'parries', args: { seat: 'B', card: 'P3' } }], false)).toBe(true);
});

/** What the player reads who gave this answer in a battle for Ben's city. */
function inBattle(
  city: string,
  { mine, ask, picked, owned = [] }: { mine: string[]; ask: string; picked: string; owned?: string[] },
  told = [] as object[],
) {
  const table = landing(7, { cities: { A: owned, B: [city] }, media: { A: mine, B: ['A7'] } });
  const was = { ...president.rules.view(table.state, 'A'), fight: { newcomer: 'A', owner: 'B', city } };
  return say(president.reasons!({ seat: 'A', was, is: was, told: [told as never], answer: { ask, picked: [picked] } })[0]!);
}

test('for a small city, the attack that nobody can parry is kept', () => {
  const shows = (city: string, mine: string[]) => inBattle(city, { mine, ask: 'ask.attack', picked: 'A3' });
  const won = 'win Nancy (3 points) without leaving it to the dice';
  expect(shows('nancy', ['A3', 'A4', 'P4'])).toBe(`${won}, barring a parry, and keep “Dead Microphone,” which nobody can parry, for a bigger city`);
  expect(shows('nancy', ['A3', 'A4', 'P5'])).toBe(`${won}, barring a parry`);
  expect(shows('nancy', ['A3', 'A4', 'P3', 'P4'])).toBe(won);
  expect(shows('paris', ['A3', 'A4', 'P4'])).toBe('win Paris (7 points) without leaving it to the dice, barring a parry');
});

test('what a city would complete is said after the way to win it', () => {
  const battle = { mine: ['A3', 'P3'], ask: 'ask.attack', picked: 'A3', owned: ['lyon', 'rouen'] };
  expect(inBattle('bordeaux', battle)).toBe('win Bordeaux (5 points) without leaving it to the dice: it would complete the group of 5s');
});

test('what could have been spent is kept, and nothing else', () => {
  const leaves = (mine: string[], ask = 'ask.attack') => inBattle('lille', { mine, ask, picked: 'nothing' });
  expect(leaves(['J1', 'P3'])).toBe('leave Lille to the dice and keep the Président card for later');
  expect(leaves(['A3', 'J1', 'J2'])).toBe('leave Lille to the dice and keep the attack and the Président cards for later');
  expect(leaves(['A3', 'J1', 'J2'], 'ask.commit')).toBe('leave Lille to the dice and keep the Président cards for later');
  expect(leaves(['P3'])).toBe('leave Lille to the dice');
  expect(say({ key: 'why.dice', args: { city: 'lille', keeps: 1 } })).toBe('leave Lille to the dice and keep the card for later');
});

test('a parry keeps the battle, whatever is shown after it', () => {
  const told = [
    { key: 'parries', args: { seat: 'A', card: 'P3', attack: 'A3' } },
    { key: 'attacks', args: { seat: 'A', card: 'A5', against: 'B' } },
  ];
  expect(inBattle('paris', { mine: ['P3', 'A5'], ask: 'ask.parry', picked: 'P3' }, told)).toBe('stay in the battle for Paris (7 points)');
});

test('others can’t know whether a small city was worth no card, or there was none to spend', () => {
  const table = landing('reims', { cities: { B: ['reims'] }, media: { A: ['P3'], B: ['P4'] } })
    .asks('B', 'ask.attack')
    .answer('nothing');
  const was = president.rules.view(table.state as never, null);
  const dice = saidOf(game, table, { seat: 'A', ask: 'ask.attack', picked: ['nothing'] });
  expect(dice.own[0]).toBe('why.spares');
  const spares = (mine: string[]) => inBattle('nancy', { mine, ask: 'ask.attack', picked: 'nothing' });
  expect(spares(['A3', 'P5'])).toBe('keep the attack for a bigger city than Nancy (3 points)');
  expect(spares(['A3', 'J1', 'J2'])).toBe('keep the attack and the Président cards for a bigger city than Nancy (3 points)');
  expect(say(dice.messages[0]!)).toBe('spend no card on Reims (2 points)');
  const told = [table.events.map(({ message }) => message)];
  const [reason] = president.reasons!({ seat: 'A', was, is: was, told, answer: null });
  expect(say(reason!)).toBe('keep cards rather than spend one on Reims (2 points)');
});

test('an exchange that gains nothing loses nothing, unless another would have gained', () => {
  const swaps = (...theirs: string[]) => {
    const table = drawing('I15', { cities: { A: ['dijon'], B: theirs } })
      .asks('A', 'ask.give')
      .answer('dijon');
    return say(saidOf(game, table, { seat: 'A', ask: 'ask.get', picked: ['reims'] }).messages[0]!);
  };
  expect(swaps('reims', 'laval', 'nantes')).toBe('lose no points in the exchange: Reims for Dijon');
  expect(swaps('reims', 'nancy')).toBe('make an even exchange: Reims for Dijon');
});
