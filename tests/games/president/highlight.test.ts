/** The picture of what a post decided: which messages get one, what it shows before and after, and that it shows nothing hidden. */
import './box.ts';
import { describe, expect, test } from 'vitest';
import { president } from '../../../src/games/president/game.ts';
import { highlight } from '../../../src/games/president/picture/highlight.ts';
import { happeningIn } from '../../../src/games/president/picture/highlight-events.ts';
import { view } from '../../../src/games/president/rules/view.ts';
import { textsOf } from '../../tools/scene-faults.ts';
import { watchHighlights } from './highlights.ts';
import { landing, scenario } from './scenario.ts';
import { events, saying, type Told } from './scene-samples.ts';

const en = saying('en');
const film = ({ view: seen, told }: Told) => highlight(seen, told, en)!;
const said = (of: Told, progress: number): string[] => textsOf(film(of).at(progress)).map(({ text }) => text);
const what = (name: string): string => {
  const { view: seen, told } = events[name]!();
  return happeningIn(seen, told)!.what;
};

const publicly = (table: ReturnType<typeof landing>): Told => ({
  view: view(table.state, null),
  told: table.events.flatMap(({ to, message }) => (to === 'all' ? [message] : [])),
});

describe('which event a post shows', () => {
  test.each([
    ['hl-way', 'way'],
    ['hl-again', 'way'],
    ['hl-paris', 'way'],
    ['hl-duel-won', 'duel'],
    ['hl-duel-kept', 'duel'],
    ['hl-flight-insisted', 'duel'],
    ['hl-attack', 'attack'],
    ['hl-attack-won', 'attack'],
    ['hl-attack-parried', 'attack'],
    ['hl-flight', 'flight'],
    ['hl-flight-blocked', 'flight'],
    ['hl-flight-grounded', 'flight'],
    ['hl-swap', 'order'],
    ['hl-gold', 'order'],
    ['hl-skips', 'order'],
    ['hl-spent', 'order'],
    ['hl-card', 'order'],
    ['hl-leaves', 'leaves'],
    ['hl-opening-6', 'opening'],
  ])('%s: %s', (name, kind) => expect(what(name)).toBe(kind));

  test('none where the board shows as much: one’s own city, a Media square, a flight not yet begun, a battle not yet fought', () => {
    const quiet = [
      landing('caen', { cities: { A: ['caen'] } }),
      landing(10),
      landing(7, { media: { B: ['J1'] } })
        .asks('A', 'ask.fly')
        .answer('fly-36'),
      landing('caen', { cities: { B: ['caen'] }, media: { A: ['A1'], B: ['A2'] } }),
    ];
    for (const table of quiet) expect(highlight(publicly(table).view, publicly(table).told, en)).toBeNull();
    expect(highlight(publicly(quiet[0]!).view, [], en)).toBeNull();
  });

  test('the last city that moved, before a card that was drawn after it', () => {
    const { view: seen, told } = events['hl-card']!();
    const taken = events['hl-way']!().told;
    expect(happeningIn(seen, [...taken, ...told])).toMatchObject({ what: 'way', changes: [{ city: 'rennes', from: null, to: 'A' }] });
    expect(happeningIn(seen, told)).toMatchObject({ what: 'order', source: 'I21', media: 1 });
  });
});

describe('what it tells', () => {
  test('before: the strength as it was, no die and no winner; after: what it was as well', () => {
    const won = events['hl-duel-won']!();
    expect(said(won, 0)).toEqual(expect.arrayContaining(['Lyon', '16', '15']));
    for (const late of ['21', '10', '8']) expect(said(won, 0)).not.toContain(late);
    expect(said(won, 1)).toEqual(expect.arrayContaining(['Lyon', '8', '4', '+1', '+2', '16', '21', '15', '10']));
  });

  test('a city that is kept, and no race', () => {
    const kept = events['hl-duel-kept']!();
    expect(said(kept, 1)).toContain('KEPT');
    expect(said(kept, 0)).not.toContain('KEPT');
    expect(said(kept, 1)).not.toContain('45');
  });

  test('the cards of a battle by their titles, or that there was no parry', () => {
    expect(said(events['hl-attack']!(), 1)).toEqual(expect.arrayContaining([en.title('A4'), 'Parry?']));
    expect(said(events['hl-attack-won']!(), 1)).toEqual(expect.arrayContaining([en.title('A4'), 'No parry', '16', '21']));
    expect(said(events['hl-attack-parried']!(), 1)).toEqual(expect.arrayContaining([en.title('A4'), en.title('P4')]));
  });

  test('the squares that the pawn went over, from where it came', () => {
    const { view: seen, told } = events['hl-way']!();
    expect(happeningIn(seen, told)).toMatchObject({ leg: { from: 3, to: 6, by: { die: 3 } } });
    expect(said(events['hl-way-6']!(), 1)).toEqual(expect.arrayContaining(['Montpellier', '5', '4']));
  });

  test('sent back to Départ by the forgotten team, nobody is told to take the card that they do not get', () => {
    const back = publicly(landing(37));
    expect(said(back, 1).join(' ')).toMatch(/Forgotten team.*Départ/i);
    expect(said(back, 1).join(' ')).not.toMatch(/Media card/);
  });

  test('a flight that begins in a post and is grounded in the next, and in older games nothing of it', () => {
    const { view: seen, told } = events['hl-flight-grounded']!();
    const last = told.at(-1)!;
    expect(happeningIn(seen, [last])).toMatchObject({ what: 'flight', end: 'grounded', blocker: 'B', leg: { to: 24 } });
    expect(happeningIn(seen, [{ key: 'grounded', args: { seat: 'A' } }])).toBeNull();
  });

  test('the card by its name, and each city with whose it was and is', () => {
    const { view: seen, told } = events['hl-swap']!();
    expect(said(events['hl-swap']!(), 1)).toEqual(expect.arrayContaining([en.title('I16'), 'Caen', 'Nice', '14', '17']));
    // A question came between them, so the later post names the card itself.
    expect(happeningIn(seen, told.slice(-1))).toMatchObject({ what: 'order', source: 'I16' });
  });

  test('the election: the points before and after, and that it is won', () => {
    const won = events['hl-won']!();
    expect(said(won, 0)).toEqual(expect.arrayContaining(['Benjamin', '41', '45']));
    expect(said(won, 0)).not.toContain('TO THE ÉLYSÉE!');
    expect(said(won, 1)).toEqual(expect.arrayContaining(['TO THE ÉLYSÉE!', '45 of 89 points', '41']));
    const alone = scenario({ cities: { A: ['paris'], B: ['lyon'] } }).leaves('B');
    const told = alone.events.map(({ message }) => message);
    expect(textsOf(highlight(view(alone.state, null), told, en)!.at(1)).map(({ text }) => text)).not.toContain('TO THE ÉLYSÉE!');
  });
});

const instants = [0, 0.25, 0.5, 0.75, 1];

test.each(Object.keys(events))('%s: of one size from beginning to end, and moving', (name) => {
  const shown = film(events[name]!());
  const sizes = instants.map((progress) => shown.at(progress)).map(({ width, height }) => `${width} ${height}`);
  expect(new Set(sizes).size).toBe(1);
  expect(shown.at(0).width).toBe(1200);
  expect(shown.at(0).height).toBeLessThanOrEqual(440);
  expect(shown.at(0)).not.toEqual(shown.at(1));
});

test('in a random game: whatever a post tells, it is drawn without a fault, and alike for all that a spectator cannot tell apart', () => {
  const { kinds, drawn, posts } = watchHighlights([4], 'en', { fits: 25, twins: 10 });
  expect([...kinds]).toEqual(expect.arrayContaining(['duel', 'order', 'way']));
  expect(drawn).toBeGreaterThan(posts / 4);
});

test('the game gives it', () => expect(president.highlight).toBe(highlight));
