import './box.ts';
import { describe, expect, test } from 'vitest';
import { allPoints, cities } from '../../../src/games/president/data/cities.ts';
import { mediaCards } from '../../../src/games/president/data/media.ts';
import { squares } from '../../../src/games/president/data/squares.ts';
import { president } from '../../../src/games/president/game.ts';
import { board } from '../../../src/games/president/picture/board.ts';
import { endMap } from '../../../src/games/president/picture/ending.ts';
import { names } from '../../../src/games/president/picture/field.ts';
import { hand } from '../../../src/games/president/picture/hand.ts';
import { hemicycle } from '../../../src/games/president/picture/hemicycle.ts';
import { reachOf } from '../../../src/games/president/picture/loop.ts';
import {
  cityAcross,
  citySpot,
  mapBox,
  nameplate,
  namesBesideTable,
  pawnSpots,
  type Spot,
  squareBox,
} from '../../../src/games/president/picture/places.ts';
import { trailShapes } from '../../../src/games/president/picture/trail.ts';
import type { PresidentView } from '../../../src/games/president/rules/view.ts';
import { allSeats, majority } from '../../../src/games/president/vocabulary.ts';
import { brief } from '../../../src/games/president/words/parts.ts';
import { langs } from '../../../src/i18n/types.ts';
import { draw } from '../../../src/render/draw.ts';
import { encode } from '../../../src/render/encode.ts';
import { box } from '../../../src/scene/build.ts';
import { lookOf } from '../../../src/scene/tokens.ts';
import type { Scene, Shape } from '../../../src/scene/types.ts';
import { fitReport } from '../../tools/fit-report.ts';
import { faultsOfPaint, inkOf } from '../../tools/picture-faults.ts';
import { faultsOf, textsOf } from '../../tools/scene-faults.ts';
import { boards, hands, held, pictures, saying } from './scene-samples.ts';

const cut = (scene: Scene): string[] => fitReport(scene).flatMap((fit) => (fit.cut ? [`${fit.text.text} → ${fit.lines.join(' / ')}`] : []));
const said = (scene: Scene): string[] => textsOf(scene).map(({ text }) => text);

describe.each(pictures())('$name in $lang', ({ name, scene }) => {
  test('is readable: sizes, contrasts, places', () => expect(faultsOf(scene)).toEqual([]));
  // A name of 32 wide letters is cut next to its token, and nowhere else.
  test('cuts nothing off', () => expect(cut(scene).filter((line) => !name.includes('alike') || !/^(Maximilienne de|W+) ?/u.test(line))).toEqual([]));
});

/** The fullest pictures. */
const fullest = ['skips-6-alike', 'flight-6', 'chain-4-alike', 'end-6-alike', 'hand-12', 'hand-6'];

test('no board is above 185 KB, no hand above 120', { timeout: 60_000 }, async () => {
  const full = pictures().filter(({ name }) => fullest.includes(name));
  expect(full).toHaveLength(fullest.length * langs.length);
  for (const { name, scene } of full) expect((await encode(draw(scene))).length, name).toBeLessThanOrEqual((name in hands ? 120 : 185) * 1024);
});

describe('the board', () => {
  const picture = (name: string): Scene => board(boards[name]!.view, boards[name]!.now, saying('en'));

  test('is 1200 by 1344, and the last one as high as its race takes', () => {
    const high = (name: string) => picture(name).height;
    for (const [name, { view }] of Object.entries(boards)) {
      expect(picture(name).width).toBe(1200);
      if (view.phase === 'playing') expect(high(name)).toBe(1344);
    }
    expect(high('end-2')).toBeGreaterThan(high('won-2'));
  });

  test('names every city on the loop with its points, its owner’s letters, and again on the map', () => {
    const words = said(picture('late-4'));
    for (const { id } of cities) expect(words).toContain(id === 'clermont-ferrand' ? 'Clermont' : saying('en').title(id));
    for (const { points, owner } of boards['late-4']!.view.cities)
      expect(words).toContain(owner ? `${saying('en').token(owner)}${points}` : String(points));
  });

  test('calls every square what sentences and the rules call it', () => {
    for (const lang of langs) {
      const say = saying(lang);
      const words = said(board(boards['start-2']!.view, boards['start-2']!.now, say));
      const rules = president.texts[lang].topics.map(({ body }) => body).join();
      for (const { kind, name } of squares) {
        if (kind === 'city') continue;
        const called = say.title(name);
        if (called !== 'Hélicoptère') expect(words, lang).toContain(called);
        if (kind === 'gold') expect(rules).toContain(`**${called}**`);
      }
    }
  });

  test('shows who must act, the strengths, the majority, the battle', () => {
    expect(said(picture('start-6'))).toEqual(expect.arrayContaining(['TO PLAY', '45', 'Round 1 of 20', 'Fanny Grandsoir']));
    expect(said(picture('fight-4'))).toEqual(expect.arrayContaining(['BATTLE', 'Lyon', '5', 'Ada', 'Arrives · 16', 'Benjamin', 'Owner · 15']));
    expect(said(picture('decided-4'))).toEqual(expect.arrayContaining(['Lyon goes to Ada']));
    expect(said(picture('flight-4'))).toEqual(expect.arrayContaining(['FLYING TO', 'Lille', 'WAITING FOR', 'Benjamin', 'Cléophée']));
    expect(said(picture('won-2'))).toContain('TO THE ÉLYSÉE!');
  });

  describe('the way of the last pawn', () => {
    // Ada is on Rennes, square 6; Benjamin on 36, Cléophée on 14, Dominique on 20.
    const { view, now } = boards['mid-4']!;
    const shapes = (stops: number[], infos: string[] = [], square = 6): Shape[] => {
      const seats = view.seats.map((one) => (one.seat === 'A' ? { ...one, square } : one));
      return trailShapes({ ...view, seats, story: { ...view.story!, stops, infos } });
    };
    /** A pawn's shadow is a body and a head. */
    const shades = (of: Shape[]) => of.filter((one) => one.shape !== 'text' && one.opacity !== undefined).length / 2;
    const dots = (of: Shape[]) => of.flatMap((one) => (one.shape === 'circle' && one.opacity === undefined ? [one] : []));

    test('is its shade where it came from, and the squares it went over', () => {
      expect(view.story!.stops).toEqual([3, 6]);
      expect([shades(shapes([3, 6])), dots(shapes([3, 6])).length]).toEqual([1, 5]);
      expect([shades(shapes([5, 6])), dots(shapes([5, 6])).length]).toEqual([1, 1]);
      expect(board(view, now, saying('en')).layers[1]!.shapes).toEqual(expect.arrayContaining(shapes([3, 6])));
    });

    test('leads to where the pawn stands now, or is not drawn', () => {
      // Neither over the card that sends to Paris, by helicopter, nor to a square the pawn has left.
      expect(shapes([2, 5, 38], ['I20'], 38)).toEqual([]);
      expect(shapes([4, 7, 29], [], 29)).toEqual([]);
      expect(shapes([3, 6], [], 29)).toEqual([]);
      expect(shapes([])).toEqual([]);
      // Flown to Punch, and on from there.
      const [after, alone] = [shapes([4, 7, 3, 6]), shapes([3, 6])];
      expect(after).toEqual(alone);
      expect(alone.length).toBeGreaterThan(0);
    });

    test('shows its beginning beside another pawn that stands there, and none of it where there is no room', () => {
      // Dominique is on the corner before Avignon.
      expect(shades(shapes([21, 24], [], 24))).toBe(1);
      const body = shapes([21, 24], [], 24).flatMap((one) => (one.shape === 'path' && one.opacity !== undefined ? [one] : []))[0]!;
      const [dominique, ada] = pawnSpots([20, 24]) as [Spot, Spot];
      const middle = (body.x ?? 0) + 33;
      expect(dominique.x - middle).toBeGreaterThanOrEqual(50);
      for (const { cx } of dots(shapes([21, 24], [], 24))) {
        expect(cx).toBeLessThan(middle - 30);
        expect(cx).toBeGreaterThan(ada.x);
      }
      const crowd = boards['crowd-6']!.view;
      const story = { ...view.story!, stops: [27, 30] };
      const seats = crowd.seats.map((one) => (one.seat === 'A' ? { ...one, square: 30 } : one));
      expect(trailShapes({ ...crowd, seats, story })).toEqual([]);
      const alone = seats.map((one) => (one.square === 27 ? { ...one, gone: true } : one));
      expect(shades(trailShapes({ ...crowd, seats: alone, story }))).toBe(1);
    });

    test('does not turn back where the pawn stands away from its square, in a crowd', () => {
      const crowd = boards['crowd-6']!.view;
      const line = trailShapes({ ...crowd, story: { ...view.story!, stops: [24, 27] } }).find((one) => one.shape === 'path')!;
      const xs = [...(line as { d: string }).d.matchAll(/[ML]([\d.]+)/g)].map(([, x]) => Number(x));
      expect(xs.length).toBeGreaterThan(2);
      expect(xs).toEqual(xs.toSorted((one, other) => other - one));
    });

    test('goes on as a line behind another pawn', () => {
      const [line] = shapes([12, 15], [], 15).flatMap((one) => (one.shape === 'path' && one.fill === undefined ? [one] : []));
      const ys = [...line!.d.matchAll(/ ([\d.]+)/g)].map(([, y]) => Number(y));
      const { y } = pawnSpots([14, 15])[0]!;
      expect(Math.min(...ys)).toBeLessThan(y);
      expect(Math.max(...ys)).toBeGreaterThan(y);
    });
  });

  test('shows the bricks of cities that were lost, and strikes the points where they can be read', () => {
    const { view, now } = boards['decided-4']!;
    const lost = (...cities: string[]): PresidentView => ({
      ...view,
      story: { ...view.story!, changes: cities.map((city) => ({ city, from: 'B', to: null })) },
    });
    const drawn = (of: PresidentView) => board(of, now, saying('en')).layers[1]!.shapes;
    const dashed = (of: PresidentView) => drawn(of).filter((one) => one.shape === 'rect' && one.stroke?.dash !== undefined && one.fill !== undefined);
    const struck = (of: PresidentView, points: string) => said(board(of, now, saying('en'))).filter((word) => word === points).length;
    expect([lost(), lost('lyon'), lost('marseille', 'caen')].map((of) => dashed(of).length)).toEqual([0, 1, 2]);
    expect(struck(lost('marseille'), '6')).toBe(struck(lost(), '6') + 1);
    // 5 points are 9 px wide on a phone.
    expect(struck(lost('lyon'), '5')).toBe(struck(lost(), '5'));
  });

  test('keeps the game’s name clear of every pawn', () => {
    for (let n = 0; n < 40; n++) for (const { x } of pawnSpots([n, n, n])) if (n > 30) expect(nameplate.x - x).toBeGreaterThanOrEqual(36);
  });

  test('keeps what the last event brought inside its own line of the last picture', () => {
    for (const name of ['end-2', 'end-4', 'end-6']) {
      const { view, now } = boards[name]!;
      const story = { ...view.story!, changes: [{ city: 'lyon', from: 'A', to: 'B' }] };
      const { shapes } = board({ ...view, story }, now, saying('en')).layers[1]!;
      const rects = shapes.flatMap((one) => (one.shape === 'rect' ? [one] : []));
      const chips = rects.filter(({ w }) => w === 84);
      expect(chips, name).toHaveLength(2);
      for (const chip of chips)
        expect(
          rects.filter(({ y, h, w }) => w === 340 && y <= chip.y && chip.y + chip.h <= y + h),
          name,
        ).not.toEqual([]);
    }
  });

  test('says on the last picture who won and lost points at the end, and outlines those that tipped it', () => {
    const { view, now } = boards['end-4']!;
    const changes = [{ city: 'lyon', from: 'A', to: 'B' }];
    const scene = board({ ...view, story: { ...view.story!, changes } }, now, saying('en'));
    expect(said(scene)).toEqual(expect.arrayContaining(['+5', '−5']));
    const tipped = scene.layers[1]!.shapes.filter((one) => one.shape === 'circle' && one.r < 10 && one.stroke?.width === 5);
    expect(tipped).toHaveLength(5);
    expect(said(board({ ...view, story: { ...view.story!, changes }, unopposed: true }, now, saying('en')))).not.toContain('+5');
  });

  test('says by letters whose two dice are, as one has a name beside it', () => {
    const { view, now } = boards['again-3']!;
    const words = (rolls: readonly number[]) => said(board({ ...view, story: { ...view.story!, rolls: [...rolls] } }, now, saying('en')));
    const { rolls, by } = view.story!;
    expect(rolls).toHaveLength(2);
    const letters = (of: string[]) => of.filter((word) => word === saying('en').token(by)).length;
    expect(letters(words(rolls))).toBe(letters(words(rolls.slice(1))) + 1);
  });

  test('names everybody a helicopter waits for, and where it flies', () => {
    const seats = boards['flight-6']!.view.seats.filter(({ seat }) => seat !== 'A');
    const words = said(picture('flight-6'));
    expect(words).toEqual(expect.arrayContaining(['FLYING TO', 'Lille', 'WAITING FOR']));
    for (const { seat } of seats)
      expect(words.filter((word) => word === brief(saying('en'), seat)).length, seat).toBeGreaterThanOrEqual(seat === 'F' ? 1 : 2);
  });

  test('draws a flight that hides no name and no number, wherever it leads', () => {
    const { view, now } = boards['flight-6']!;
    const [north, south] = squares.filter(({ kind }) => kind === 'helicopter').map(({ n }) => n) as [number, number];
    const ways = [
      [north, 'nice'],
      [north, 'bordeaux'],
      [north, 'toulouse'],
      [south, 'caen'],
      [south, 'strasbourg'],
      [south, 'extinction'],
    ] as const;
    for (const [square, name] of ways) {
      const to = squares.find((one) => one.name === name)?.n ?? 0;
      const seats = view.seats.map((one) => (one.seat === view.flight!.by ? { ...one, square } : one));
      const scene = (flight: PresidentView['flight']) => board({ ...view, seats, flight }, now, saying('fr'));
      const circles = (one: Scene) => one.layers[1]!.shapes.filter(({ shape }) => shape === 'circle').length;
      expect(faultsOfPaint(scene({ by: 'A', to })), `${square} to ${name}`).toEqual([]);
      expect(circles(scene({ by: 'A', to })), `${square} to ${name}`).toBeGreaterThan(circles(scene(null)) + 4);
    }
  });

  test('ends with a seat for each point: the winner’s on the left, those of free cities empty', () => {
    for (const name of ['end-2', 'end-6', 'alone-2']) {
      const { view } = boards[name]!;
      const order = [...view.seats].sort((a, b) => Number(view.winners!.includes(b.seat)) - Number(view.winners!.includes(a.seat)));
      const places = hemicycle(order, majority, box(100, 100, 324, 166), '#FFF6E0').flatMap((shape) => (shape.shape === 'circle' ? [shape] : []));
      expect(places).toHaveLength(allPoints);
      const filled = (seat: string) => places.filter(({ fill }) => fill === lookOf(seat).colour);
      for (const { seat, strength } of view.seats) expect(filled(seat), `${name} ${seat}`).toHaveLength(strength);
      const middle = (some: readonly { cx: number }[]) => some.reduce((sum, { cx }) => sum + cx, 0) / some.length;
      expect(middle(filled(order[0]!.seat))).toBeLessThan(middle(places));
      for (const [i, a] of places.entries())
        for (const b of places.slice(i + 1)) expect(Math.hypot(a.cx - b.cx, a.cy - b.cy)).toBeGreaterThanOrEqual(a.r + b.r);
    }
  });

  test('bears the letters of players’ names, never those of seats', () => {
    const names = { A: 'Zoé', B: 'Yann', C: 'Xavière', D: 'Walid' };
    for (const name of ['fight-4', 'decided-4', 'flight-4', 'waiting-4', 'late-4']) {
      const words = said(board(boards[name]!.view, boards[name]!.now, saying('en', names)));
      expect(
        words.filter((word) => /^[ABCDEF]\d*$|\b[A-F]$|^[A-F]:/u.test(word)),
        name,
      ).toEqual([]);
      expect(words).toContain('Z');
    }
  });

  test('holds nothing that only a seat knows', () => {
    const { view, now } = boards['mid-4']!;
    const own = { seat: 'A', media: ['A8', 'P8', 'J8'], orders: ['parry'] };
    expect(board({ ...view, own }, now, saying('fr'))).toEqual(board(view, now, saying('fr')));
    expect(hands['hand-4']!.own?.media).toEqual(['A1', 'A2', 'P1', 'J1']);
  });

  test('a card has room for its story and all else it says, alone, beside another, among many', () => {
    for (const lang of langs)
      for (const id of mediaCards)
        for (const cards of [[id], [id, mediaCards.find((other) => other !== id)!], mediaCards.slice(0, 6), mediaCards]) {
          const scene = hand(held(cards), saying(lang))!;
          expect([...faultsOf(scene), ...cut(scene)], `${lang} ${cards.join(' ')}`).toEqual([]);
        }
  });

  test('the hand is numbered in the order of the options', () => {
    const view = hands['hand-4']!;
    expect(president.handOrder?.(view)).toEqual(view.own?.media);
    const words = president.handWords(view, saying('en')).split('\n');
    expect(words.map((line) => line.slice(0, 2))).toEqual(['1.', '2.', '3.', '4.']);
    expect(president.handOrder?.(boards['mid-4']!.view)).toEqual([]);
  });

  test('lights the six squares a roll may lead to, and nothing while something else is asked', () => {
    const lights = (name: string) => {
      const { view, now } = boards[name]!;
      const shapes = (of: PresidentView) => board(of, now, saying('en')).layers[1]!.shapes.filter(({ shape }) => shape === 'rect').length;
      return shapes(view) - shapes({ ...view, rolling: null });
    };
    expect(boards['mid-4']!.view.rolling).toBe('B');
    // One outline and one die each.
    expect(lights('mid-4')).toBe(12);
    for (const name of ['choice-4', 'fight-4', 'flight-4', 'waiting-4', 'won-2']) expect(boards[name]!.view.rolling, name).toBe(null);
    expect(reachOf(37)).toEqual([38, 39, 0, 1, 2, 3]);
  });

  test('the dice on squares that a roll may lead to hide no number and no name', () => {
    const { view, now } = boards['mid-4']!;
    for (const [lang, square] of [
      ['en', 1],
      ['fr', 11],
      ['fr', 21],
      ['fr', 31],
    ] as const) {
      const seats = view.seats.map((one) => (one.seat === view.rolling ? { ...one, square } : one));
      expect(faultsOfPaint(board({ ...view, seats }, now, saying(lang))), `from ${square}`).toEqual([]);
    }
  });

  test('outlines what may be chosen, unless that is everything', () => {
    const { view, now } = boards['choice-4']!;
    const shapes = (about: string[]) => board(view, { ...now, about }, saying('en')).layers[1]!.shapes.length;
    expect(shapes(['rennes'])).toBeGreaterThan(shapes([]));
    expect(shapes(squares.map(({ n }) => `square-${n}`))).toBe(shapes([]));
  });
});

describe('places', () => {
  test('the forty squares do not overlap and stay on the edge', () => {
    const boxes = squares.map(({ n }) => squareBox(n));
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) expect(a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h).toBe(false);
  });

  test('clockwise from the upper left corner', () => {
    expect([0, 10, 20, 30].map((n) => [squareBox(n).x > 600, squareBox(n).y > 600])).toEqual([
      [false, false],
      [true, false],
      [true, true],
      [false, true],
    ]);
  });

  test('the 24 cities do not cover one another', () => {
    for (const [i, one] of cities.entries()) {
      for (const other of cities.slice(i + 1)) {
        const [a, b] = [citySpot(one.id), citySpot(other.id)];
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${one.id} ${other.id}`).toBeGreaterThan(
          (cityAcross(one.points) + cityAcross(other.points)) / 2 - 3,
        );
      }
    }
  });

  test.each([
    ['the board', mapBox, {}],
    ['the last picture', endMap, namesBesideTable],
  ])('every city’s name on the map of %s has letters of 10 px on a phone, and is nearest its own disc, clear of all else', (_, within, moved) => {
    for (const lang of langs) {
      const fits = fitReport({ width: 1200, height: 1344, background: '#FFFFFF', layers: [{ shapes: names(saying(lang), within, moved) }] });
      const inks = fits.map((fit) => inkOf(fit)[0]!);
      for (const { size, text } of fits) expect((size * 360) / 1200, text.text).toBeGreaterThanOrEqual(10);
      for (const [i, ink] of inks.entries()) {
        const far = cities.map(({ id, points }) => {
          const { x, y } = citySpot(id, within);
          const [across, down] = [Math.max(ink.x - x, 0, x - ink.x - ink.w), Math.max(ink.y - y, 0, y - ink.y - ink.h)];
          return Math.hypot(across, down) - cityAcross(points) / 2;
        });
        expect(Math.min(...far), cities[i]!.id).toBeGreaterThanOrEqual(3);
        expect(far.indexOf(Math.min(...far)), cities[i]!.id).toBe(i);
        for (const other of inks.slice(i + 1))
          expect(ink.x < other.x + other.w && other.x < ink.x + ink.w && ink.y < other.y + other.h && other.y < ink.y + ink.h).toBe(false);
      }
    }
  });

  test('pawns never cover one another, wherever they stand', () => {
    for (let first = 0; first < 40; first++) {
      for (const step of [0, 1, 9, 10]) {
        const spots = pawnSpots(allSeats.map((_, i) => (first + i * step) % 40));
        for (const [i, a] of spots.entries())
          for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y), `${first}+${step}`).toBeGreaterThanOrEqual(44);
      }
    }
  });
});
