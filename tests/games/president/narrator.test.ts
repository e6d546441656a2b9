/** How a post tells a turn: causes with their results, nothing lost, whichever part of a game it tells. */
import './box.ts';
import { describe, expect, test } from 'vitest';
import { narrated, storyOf } from '../../../src/discord/present/parts/story.ts';
import { president } from '../../../src/games/president/game.ts';
import type { President } from '../../../src/games/president/state.ts';
import { standing as raceOf } from '../../../src/games/president/words/describe.ts';
import { langs } from '../../../src/i18n/languages.ts';
import { openSay } from '../../../src/i18n/say.ts';
import type { Lang } from '../../../src/i18n/types.ts';
import type { Message } from '../../../src/kernel/types.ts';
import { postingOf } from '../../../src/table/play/posting.ts';
import { playRandom } from '../../standing/play.ts';
import type { Table } from '../scenario.ts';
import { drawing, landing, scenario } from './scenario.ts';
import { standing } from './standing.ts';

const players = { A: 'Ada', B: 'Ben', C: 'Cleo', D: 'Dan', E: 'Eve', F: 'Finn' };
const saying = (lang: Lang) => openSay({ lang, texts: president.texts[lang], players });
const spaced = (line: string) => line.replaceAll(/\s/g, ' ');
const publicly = ({ events }: Pick<Table<President>, 'events'>) => events.filter(({ to }) => to === 'all').map(({ message }) => message);
const told = (events: readonly Message[], lang: Lang = 'en') => narrated(events, president).map((line) => spaced(saying(lang)(line)));
const story = (table: Pick<Table<President>, 'events'>, lang: Lang = 'en') => told(publicly(table), lang);
const fact = (key: string, args: Message['args'] = {}): Message => ({ key, args });
const rolls = (seat: string, to: number, die = 4) => fact('rolls', { seat, die, to, again: false, past: null });

describe('a turn is one sentence', () => {
  test('the roll and the city it won', () => {
    expect(story(landing('lyon', {}))).toEqual([expect.stringMatching(/^Ada rolls \d and claims Lyon\.$/)]);
    expect(story(landing('lyon', {}), 'fr')).toEqual([expect.stringMatching(/^Ada fait \d et prend Lyon\.$/)]);
  });
  test('a card of the news: its joke, and what it did in place of what it orders', () => {
    const lost = drawing('I01', { cities: { A: ['caen'] } });
    expect(story(lost).at(-1)).toMatch(
      /reads “Forgotten Promise”: \*A voter has kept the leaflet from last time\.\* Ada loses Caen, which is free again\.$/,
    );
    expect(story(lost, 'fr').at(-1)).toMatch(/ Ada perd Caen, de nouveau libre\.$/);
  });
  test('a post that begins after the card was read names it', () => {
    const lost = publicly(drawing('I01', { cities: { A: ['caen'] } })).at(-1)!;
    expect(told([lost])).toEqual([expect.stringContaining('“Forgotten Promise”')]);
    expect(told([lost], 'fr')).toEqual([expect.stringMatching(/« .+ »/)]);
  });
  test('what it orders, where nothing came of it', () => {
    expect(story(drawing('I01', {})).at(-1)).toMatch(/Lose your weakest city\. No city fits, so nothing happens\.$/);
  });
  test('a square that costs a city says so in its own words', () => {
    expect(told([rolls('A', 22), fact('gold', { order: 'faiblesse' }), fact('loses', { seat: 'A', cities: ['nice'] })])).toEqual([
      'Ada rolls 4: “You’ve run out of steam. You lose your weakest city!” Nice is free again.',
    ]);
  });
  test('the dice of a battle, the winner’s first, whoever won', () => {
    const battle = (dice: [number, number]) => landing('lyon', { cities: { A: ['paris'], B: ['lyon'] }, combat: dice });
    expect(story(battle([6, 1]))).toEqual([expect.stringMatching(/ and wins \*\*Lyon\*\* from Ben: 6 \+ 1 \(strength\) = 7 against 1\.$/)]);
    expect(story(battle([1, 6]))).toEqual([expect.stringMatching(/^Ada rolls \d, but Ben defends Lyon: 6 against 1 \+ 1 \(strength\) = 2\.$/)]);
    expect(told(publicly(battle([1, 6])).slice(-1))).toEqual(['Ben defends Lyon against Ada: 6 against 1 + 1 (strength) = 2.']);
    expect(told(publicly(battle([6, 1])).slice(-1), 'fr')).toEqual(['Ada gagne **Lyon** contre Ben : 6 + 1 (force) = 7 contre 1.']);
    expect(story(battle([1, 6]), 'fr')).toEqual([expect.stringMatching(/^Ada fait \d, mais Ben défend Lyon : 6 contre 1 \+ 1 \(force\) = 2\.$/)]);
  });
});

test('a battle is two lines at most: how it came about, and what was shown with what it decided', () => {
  const table = landing('lyon', { cities: { A: ['paris'], B: ['lyon'] }, media: { A: ['A3'], B: ['P4'] } });
  const begun = publicly(table);
  const attacked = publicly(table.asks('B', 'ask.attack').answer('nothing').asks('A', 'ask.attack').answer('A3'));
  const decided = publicly(table.asks('B', 'ask.parry').answer('nothing'));
  const lines = told([...begun, ...attacked, ...decided]);
  expect(lines).toEqual([
    expect.stringMatching(/^Ada rolls \d and battles Ben for Lyon\.$/),
    expect.stringMatching(/^Ada attacks Ben with “Disastrous Poll”: .* No parry: Ben loses Lyon to Ada without a battle\.$/),
  ]);
});

test('turns in which no city moves stand in one line, at the beginning of the next turn’s where there is one', () => {
  const quiet = [
    ...[rolls('A', 10), fact('media', { seat: 'A' })],
    ...[rolls('B', 24), fact('home', { seat: 'B', city: 'lyon' })],
    fact('skips', { seat: 'C', left: 1 }),
  ];
  expect(told(quiet)).toEqual(['Ada rolls 4 and takes a Media card.']);
  const barred = [rolls('B', 24), fact('immune', { owner: 'C', city: 'lyon' })];
  expect(told([...quiet, ...barred])).toEqual([
    'Ada rolls 4 and takes a Media card; Ben rolls 4 and lands on Lyon (no battle: Cleo is sitting out).',
  ]);
  const cards = [rolls('B', 10), fact('media', { seat: 'B' }), rolls('C', 0), fact('media', { seat: 'C' })];
  const taken = [rolls('D', 19), fact('takes', { seat: 'D', cities: ['nice'] })];
  expect(told([...quiet, ...barred, ...cards, ...taken])[0]).toBe(
    'Ada, Ben, and Cleo each take a Media card; Ben lands on Lyon (no battle: Cleo is sitting out); Dan rolls 4 and claims Nice.',
  );
  expect(told([...cards, ...cards.slice(0, 2), ...taken], 'fr')[0]).toBe(
    'Ben prend 2 cartes Media ; Cleo prend une carte Media ; Dan fait 4 et prend Nice.',
  );
  const full = [...quiet, ...Array.from({ length: 10 }, () => [rolls('D', 19), fact('takes', { seat: 'D', cities: ['nice'] })]).flat()];
  expect(storyOf([...full, ...quiet], president)).toMatchObject({ left: 0 });
});

describe('a turn in which nothing changed hands', () => {
  const home = [rolls('A', 24), fact('home', { seat: 'A', city: 'lyon' })];
  const card = [rolls('B', 10), fact('media', { seat: 'B' })];
  const taken = [rolls('C', 19), fact('takes', { seat: 'C', cities: ['nice'] })];
  const posting = (events: Message[]) =>
    postingOf({ before: { toAct: ['A'], chapter: 'turn-1' }, after: { toAct: ['B'], chapter: 'turn-2' }, news: events, isOver: false }, president);

  test('is no post of its own', () => {
    expect([home, card, [...home, ...card]].map(posting)).toEqual(['minor', 'minor', 'minor']);
    expect([taken, [...home, ...taken], drawing('I21', {}), landing(32)].map((one) => posting('events' in one ? publicly(one) : one))).toEqual(
      Array(4).fill('fresh'),
    );
  });
  test('begins the sentence of the next one, with what it brought, and not the die', () => {
    expect(told([...card, ...taken])).toEqual(['Ben takes a Media card; Cleo rolls 4 and claims Nice.']);
    expect(told([...card, ...taken], 'fr')).toEqual(['Ben prend une carte Media ; Cleo fait 4 et prend Nice.']);
  });
  test('names once a player who then goes on alone', () => {
    const again = [rolls('B', 19), fact('takes', { seat: 'B', cities: ['nice'] })];
    expect(told([...card, ...again])).toEqual(['Ben takes a Media card, then rolls 4 and claims Nice.']);
    expect(told([...card, ...again], 'fr')).toEqual(['Ben prend une carte Media, puis fait 4 et prend Nice.']);
  });
  test('is left out there if it brought nothing', () => {
    expect(told([...home, ...taken])).toEqual(['Cleo rolls 4 and claims Nice.']);
    expect(told(home)).toEqual(['Ada rolls 4 and lands on Lyon, which they already own.']);
    expect(told(home, 'fr')).toEqual(['Ada fait 4 et revient à Lyon, sa ville.']);
  });
});

test('what everybody has seen stays in the order of the turns, and one’s own card below the turn that brought it', () => {
  const own = fact('media.you', { card: 'A3' });
  expect(
    told([fact('rolls', { seat: 'A', die: 4, to: 1, again: false, past: 'card' }), own, fact('takes', { seat: 'A', cities: ['rouen'] })]),
  ).toEqual(['Ada rolls 4, takes a Media card for passing Départ, and claims Rouen.', 'Your Media card: “Disastrous Poll.”']);
});

test('a square that sends the pawn on says so once, however one came there', () => {
  const flown = [
    fact('flies', { seat: 'A', to: 17, sure: true }),
    fact('gold', { order: 'battant' }),
    fact('advances', { seat: 'A', to: 23, past: null }),
  ];
  expect(told([...flown, fact('takes', { seat: 'A', cities: ['grenoble'] })])).toEqual([
    'Ada flies to “Fighter” (advance 6 squares) and claims Grenoble.',
  ]);
  const again = [
    fact('flies', { seat: 'A', to: 3, sure: true }),
    fact('gold', { order: 'punch' }),
    fact('rolls', { seat: 'A', die: 1, to: 4, again: true, past: null }),
    fact('home', { seat: 'A', city: 'laval' }),
  ];
  expect(told(again)).toEqual(['Ada flies to “Punch,” rolls again (1), and lands on Laval, which they already own.']);
  expect(told([{ ...again[2]! }])).toEqual(['Ada rolls again (1) and lands on Laval.']);
  const barred = [rolls('A', 17), ...flown.slice(1), fact('protected', { owner: 'B', city: 'grenoble', value: 4 })];
  expect(told(barred)).toEqual([
    'Ada rolls 4, lands on “Fighter” (advance 6 squares), and reaches Grenoble (no battle: Ben holds every city worth 4).',
  ]);
  expect(told(barred, 'fr')).toEqual([expect.stringMatching(/ \(avancez de 6 cases\) et arrive à Grenoble \(pas de bataille/)]);
});

test('a post that begins or ends in the middle of something tells what it has as it is', () => {
  const flight = [
    fact('flies', { seat: 'A', to: 36, sure: false }),
    fact('lets.go', { seat: 'B', flyer: 'A', to: 36 }),
    fact('takes', { seat: 'A', cities: ['lille'] }),
  ];
  expect(told([rolls('A', 27), flight[0]!])).toEqual(['Ada rolls 4 and wants to fly to Lille.']);
  expect(told(flight.slice(1))).toEqual(['Ada flies to Lille and claims it.']);
  expect(told(flight.slice(2))).toEqual(['Ada claims Lille.']);
  expect(told([rolls('A', 27)])).toEqual(['Ada rolls 4 and lands on the Helicopter square after Clermont-Ferrand.']);
});

/** Every public event of a random game, in posts of this many events each. */
function postsOf(table: number, size: number): Message[][] {
  const events: Message[] = [];
  playRandom(standing, table, {
    after: (_state, _answer, news) => void events.push(...news.filter(({ to }) => to === 'all').map(({ message }) => message)),
  });
  return Array.from({ length: Math.ceil(events.length / size) }, (_, i) => events.slice(i * size, (i + 1) * size));
}
const namesIn = ({ args = {} }: Message) => ['cities', 'mine', 'theirs'].flatMap((name) => (args[name] as string[] | undefined) ?? []);
const moves = ['takes', 'loses', 'gives', 'swaps'];

describe.each([...langs])('whole games (%s)', (lang) => {
  test.each([1, 7, 1000])('every city that changed hands, every card read and every battle is told, in posts of %d events', (size) => {
    for (const table of [0, standing.tables.length - 1])
      for (const events of postsOf(table, size)) {
        const read = told(events, lang).join('\n');
        const say = saying(lang);
        for (const event of events) {
          if (moves.includes(event.key)) for (const city of namesIn(event)) expect(read).toMatch(new RegExp(`${say.title(city)}|\\bit\\b|la ville`));
          if (event.key === 'infos') expect(read).toContain(spaced(say.title(event.args!.card as string)));
          if (event.key === 'battle.decided') expect(read).toContain(say.player(event.args!.winner as string));
          if (event.key === 'attacks') expect(read).toContain(spaced(say(event)));
          if (event.key === 'group') expect(read).toContain(spaced(say(event)));
        }
      }
  });
  test('no line names the square again that the line before landed on', () => {
    const lines = told(postsOf(0, 1000).flat(), lang);
    const landed = /(?:lands on|tombe sur) (?!Départ)(\p{Lu}[\p{L}-]+)/u;
    const doubled = lines.flatMap((line, i) => (line.includes(landed.exec(lines[i - 1] ?? '')?.[1] ?? '\n') ? [[lines[i - 1], line]] : []));
    expect(doubled).toEqual([]);
  });
});

test('the race names the leader first, and what elects', () => {
  const { state } = scenario({ seats: ['A', 'B'], cities: { A: ['lyon'], B: ['lille', 'paris'] } });
  const line = raceOf(president.rules.view(state, null));
  expect(spaced(saying('en')(line))).toBe('Ben 17 · Ada 5 (45 to win, 21 cities still free)');
  expect(spaced(saying('fr')(line))).toBe('Points-voix : Ben 17 · Ada 5 (il en faut 45 ; 21 villes encore libres)');
});

test.each([
  ['en', 'Points: Ben 17, Ada 5. 21 free cities; 45 points win once every city is owned.', 'Once every city is owned, 45 points win.'],
  [
    'fr',
    'Points-voix : Ben 17, Ada 5. 21 villes libres ; 45 points suffiront quand toutes seront prises.',
    'Quand toutes les villes seront prises, 45 points suffiront.',
  ],
] as const)('what stands for the picture says what it takes, as the picture does (%s)', (lang, race, goal) => {
  const { state } = scenario({ seats: ['A', 'B'], cities: { A: ['lyon'], B: ['lille', 'paris'] } });
  const view = president.rules.view(state, null);
  expect(spaced(president.race(view, saying(lang)))).toBe(race);
  expect(spaced(president.describe(view, saying(lang)))).toContain(goal);
});

test('where the rounds are limited, what wins after them is said as well', () => {
  const view = { ...president.rules.view(scenario({ seats: ['A', 'B'], cities: { B: ['lille'] } }).state, null), limit: 20 };
  expect(spaced(saying('en')(raceOf(view)))).toBe('Ben 10 · Ada 0 (45 to win, or the most after 20 rounds)');
  expect(spaced(saying('fr')(raceOf(view)))).toBe('Points-voix : Ben 10 · Ada 0 (il en faut 45, ou le meilleur total après 20 manches)');
});

test('whoever has the majority while cities are free has not won', () => {
  const owned = ['lille', 'paris', 'marseille', 'lyon', 'rouen', 'bordeaux', 'nantes', 'nice'];
  const line = raceOf(president.rules.view(scenario({ seats: ['A', 'B'], cities: { A: owned } }).state, null));
  expect(spaced(saying('en')(line))).toBe('Ada 46 · Ben 0 (45 to win once the last 16 cities are taken)');
  expect(spaced(saying('fr')(line))).toBe('Points-voix : Ada 46 · Ben 0 (il en faut 45, une fois les 16 dernières villes prises)');
});
