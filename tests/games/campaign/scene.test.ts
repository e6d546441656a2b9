import { describe, expect, test } from 'vitest';
import { states, tileOf } from '../../../src/games/campaign/data/states.ts';
import { look } from '../../../src/games/campaign/labels.ts';
import { msg } from '../../../src/games/campaign/messages.ts';
import { board } from '../../../src/games/campaign/picture/board.ts';
import { hand } from '../../../src/games/campaign/picture/hand.ts';
import { safeStates } from '../../../src/games/campaign/picture/map.ts';
import { candidates, glass, night, token } from '../../../src/games/campaign/picture/studio.ts';
import { callOf, callOfRow } from '../../../src/games/campaign/picture/tile.ts';
import { signsOf } from '../../../src/games/campaign/rules/cards/card.ts';
import { mccainCards } from '../../../src/games/campaign/rules/cards/mccain.ts';
import { obamaCards } from '../../../src/games/campaign/rules/cards/obama.ts';
import { freshTile } from '../../../src/games/campaign/rules/table.ts';
import type { CampaignView, TileView } from '../../../src/games/campaign/rules/view.ts';
import { cardTitles } from '../../../src/games/campaign/words/en/cards.ts';
import { langs } from '../../../src/i18n/types.ts';
import { widthOf } from '../../../src/render/text.ts';
import { wordsWidth } from '../../../src/scene/room.ts';
import type { Scene } from '../../../src/scene/types.ts';
import { fitReport } from '../../tools/fit-report.ts';
import { faultsOfPaint } from '../../tools/picture-faults.ts';
import { faultsOf, textsOf } from '../../tools/scene-faults.ts';
import { bare, boards, hands, pictures, saying } from './scene-samples.ts';

const cut = (scene: Scene): string[] => fitReport(scene).flatMap((fit) => (fit.cut ? [`${fit.text.text} → ${fit.lines.join(' / ')}`] : []));
const everything = (scene: Scene): string =>
  textsOf(scene)
    .map(({ text }) => text)
    .join('\n');

describe.each(pictures())('$name in $lang', ({ scene }) => {
  test('is readable: sizes, contrasts, places', () => expect(faultsOf(scene)).toEqual([]));
  test('cuts nothing off', () => expect(cut(scene)).toEqual([]));
});

describe('a board', () => {
  const { view, now } = boards.middle!;
  const say = saying('en');

  test('is between 900 and 1100 high and 1200 wide', () => {
    for (const sample of Object.values(boards)) {
      const { width, height } = board(sample.view, sample.now, say);
      expect(width).toBe(1200);
      expect(height).toBeGreaterThanOrEqual(900);
      expect(height).toBeLessThanOrEqual(1100);
    }
  });

  test('is the same for everybody: what a seat alone knows does not reach it', () => {
    const own: CampaignView['own'] = { ...bare('obama'), hand: ['O01', 'O38'], draft: { seen: ['O02'], kept: ['O03'] }, opening: ['PA'] };
    expect(board({ ...view, own }, now, say)).toEqual(board(view, now, say));
  });

  test('says whose turn it is, the votes, the news and the media in force', () => {
    const said = everything(board(view, now, say));
    for (const words of [
      'OVER TO MAXIMILIENNE DUBOIS',
      '202',
      '169',
      '270',
      'Straight Talk Express',
      'Home Foreclosures Skyrocket',
      'Yes We Can · Virginia goes to Obama: 13 votes',
    ])
      expect(said).toContain(words);
    for (const state of ['FLORIDA', 'MICHIGAN', 'NEVADA', 'OHIO', 'Union Households']) expect(said).toContain(state);
  });

  test('shows all votes on one bar, in proportion: each side from its end, the majority in the middle', () => {
    const rects = board(view, now, say)
      .layers.flatMap(({ shapes }) => shapes)
      .flatMap((shape) => (shape.shape === 'rect' ? [shape] : []));
    const bar = rects.find(({ w, h }) => w === 1152 && h === 58)!;
    const line = rects.find(({ w, y }) => w === 4 && y < bar.y)!;
    expect(line.x + 2).toBe(bar.x + bar.w / 2);
    const pieces = rects.filter((one) => one.y === bar.y && one.h === bar.h && one !== bar);
    const from = (left: number) => pieces.find(({ x }) => Math.round(x) === Math.round(left))!;
    const unit = bar.w / 538;
    expect(from(bar.x).w).toBeCloseTo(157 * unit - 2);
    expect(from(bar.x + 157 * unit).w).toBeCloseTo(tileOf('PA').votes * unit - 2);
    expect(Math.max(...pieces.map(({ x, w }) => x + w))).toBeCloseTo(bar.x + bar.w);
    // Florida leans to McCain, so it is drawn next to the states he has won.
    const said = everything(board(view, now, say));
    for (const words of ['157 SAFE', '155 SAFE', 'MI', 'OH', 'FL']) expect(said).toContain(words);
  });

  test('counts nothing where somebody gave up before anybody had won a state', () => {
    const early = boards['conceded-early']!;
    const scene = board(early.view, early.now, say);
    const counted = textsOf(scene).filter(({ text }) => /^(157|155)$|to go|^0 states|Hand|Deck/.test(text));
    expect(counted).toEqual([]);
  });

  test('shows how many cards each side has kept where its votes will stand, while campaigns are built', () => {
    const { view: drafting, now: drafters } = boards.drafting!;
    const large = textsOf(board(drafting, drafters, say)).flatMap(({ text, size }) => (size === 96 ? [text] : []));
    expect(large).toEqual(['7', '11']);
  });

  test('marks what changed, and only that', () => {
    const said = everything(board(view, now, say));
    expect(said).toContain('+1 Economy · Economy rises');
    expect(said).toContain('Key: Clinton Democrats');
    expect(everything(board({ ...view, recent: [] }, now, say))).not.toContain('Economy rises');
  });

  test('takes a key that was changed twice, and a marker that came back, for unchanged', () => {
    const recent: CampaignView['recent'] = [
      { kind: 'key', state: 'OH', group: 'clinton-democrats' },
      { kind: 'key', state: 'OH', group: 'union-households' },
      { kind: 'shift', state: 'OH', toward: 'economy', spaces: 1 },
      { kind: 'shift', state: 'OH', toward: 'defense', spaces: 1 },
    ];
    expect(everything(board({ ...view, recent }, now, say))).toContain('Yes We Can');
  });

  test('finds room for every set of changes in a state, in every language', () => {
    const all: CampaignView['recent'] = [
      { kind: 'new', state: 'WV', by: 'obama' },
      { kind: 'support', state: 'WV', by: 'obama', issue: 'defense', circles: [0, 1, 2] },
      { kind: 'support', state: 'WV', by: 'obama', issue: 'economy', circles: [0, 1, 2] },
      { kind: 'shift', state: 'WV', toward: 'economy', spaces: 2 },
      { kind: 'key', state: 'WV', group: 'moderate-evangelicals' },
    ];
    const tiles = boards.longest!.view.tiles;
    for (const lang of langs) {
      for (let set = 1; set < 32; set++) {
        const recent = all.filter((_, i) => set & (1 << i));
        expect([set, ...cut(board({ ...view, tiles, recent }, now, saying(lang)))]).toEqual([set]);
      }
    }
  });

  test('outlines the states the viewer may choose', () => {
    const dashed = (scene: Scene) =>
      scene.layers.flatMap(({ shapes }) => shapes).filter((shape) => shape.shape === 'rect' && shape.w === 568 && shape.stroke?.dash);
    expect(dashed(board(view, { ...now, about: [] }, say))).toHaveLength(0);
    expect(dashed(board(view, { ...now, about: ['FL'] }, say))).toHaveLength(1);
  });

  test('writes every state of the game within its panel, in every language', () => {
    for (const lang of langs) {
      for (const { id, votes } of states) {
        const fresh = freshTile(id);
        const row = (circles: typeof fresh.defense) => circles.map((circle) => ({ ...circle, voter: circle.printed }));
        const tile: TileView = {
          ...fresh,
          votes,
          majority: fresh.square <= 2 ? 'defense' : 'economy',
          defense: row(fresh.defense),
          economy: row(fresh.economy),
        };
        const scene = board({ ...view, tiles: [tile], recent: [] }, now, saying(lang));
        expect([id, ...faultsOf(scene), ...cut(scene)]).toEqual([id]);
      }
    }
  });

  test('writes every headline about every state within the strip, in every language', () => {
    for (const lang of langs) {
      for (let n = 1; n <= 20; n++) {
        for (const state of ['NC', 'WV', 'NH']) {
          const card = `N${String(n).padStart(2, '0')}`;
          const scene = board({ ...view, tiles: [], news: { left: 3, last: { card, state } } }, now, saying(lang));
          expect([card, ...cut(scene)]).toEqual([card]);
        }
      }
    }
  });

  test('says which card was played, alone or drawn and played at once, within the strip, in every language', () => {
    const changes: CampaignView['recent'][] = [
      [],
      [{ kind: 'won', state: 'WV', by: 'mccain' }],
      [{ kind: 'shift', state: 'NC', toward: 'defense', spaces: 2 }],
    ];
    for (const lang of langs) {
      for (const { id, side } of [...obamaCards, ...mccainCards]) {
        for (const recent of changes) {
          for (const cards of [[id], [side === 'obama' ? 'O21' : 'M21', id]]) {
            const scene = board({ ...view, tiles: [], recent, latest: { by: side, did: 'play', cards } }, now, saying(lang));
            expect([id, ...cut(scene)]).toEqual([id]);
            expect(everything(scene)).toContain(saying(lang).title(id));
          }
        }
      }
    }
  });

  test('writes every Media Support within its place, in every language', () => {
    for (const lang of langs) {
      for (const { id, side, type } of [...obamaCards, ...mccainCards]) {
        if (type === 'media-support') expect([id, ...cut(board({ ...view, media: { card: id, by: side } }, now, saying(lang)))]).toEqual([id]);
      }
    }
  });
});

describe('the end', () => {
  const say = saying('en');
  const drawn = (name: string) => board(boards[name]!.view, boards[name]!.now, say);
  const withoutCourse = board(boards.over!.view, { toAct: [], about: [] }, say);
  const goldTexts = (scene: Scene) => textsOf(scene).filter(({ colour }) => colour === night.accent);

  test('shows the course of the race up to the last votes, where it is known', () => {
    const said = textsOf(drawn('over')).map(({ text }) => text);
    for (const words of ['OBA', 'McC', 'Turn 1', 'Turn 47', '10 states']) expect(said).toContain(words);
    expect(said).not.toContain('BREAKING');
    const before = textsOf(withoutCourse).map(({ text }) => text);
    expect(before).not.toContain('OBA');
    expect(before).toContain('BREAKING');
  });

  test("says the winner's votes in gold, but elects nobody by votes after a concession or an agreed draw", () => {
    expect(goldTexts(drawn('over')).map(({ text }) => text)).toContain('288–246');
    expect(everything(drawn('conceded'))).toContain('OBAMA CONCEDES');
    expect(everything(drawn('conceded'))).not.toContain('162–202');
    for (const name of ['conceded', 'agreed']) expect(goldTexts(drawn(name)).map(({ text }) => text)).toEqual(['270']);
  });

  test('is a picture of the same size before and after courses were told', () => {
    expect(drawn('over').height).toBe(withoutCourse.height);
  });
});

test('a tile to choose says its number, name, votes, and who is ahead where it is decided', () => {
  const scene = hand(hands['new-state']!, saying('en'))!;
  const said = textsOf(scene).map(({ text }) => text);
  const offered = hands['new-state']!.own!.offered;
  for (const [i, id] of offered.entries())
    for (const words of [String(i + 1), saying('en')(look('look.state', { state: id })), String(tileOf(id).votes)]) expect(said).toContain(words);
  expect(callOfRow([null, 'obama', 'mccain', 'obama'])).toEqual({ call: 'leans', side: 'obama' });
});

test('plates and cards are as wide as their words: no estimate is below what is drawn', () => {
  for (const lang of langs) {
    const say = saying(lang);
    const shown = [...obamaCards, ...mccainCards].flatMap(({ id }) => [say.title(id), say(msg('effect', { card: id }))]);
    for (const words of shown) expect(wordsWidth(words, 40), words).toBeGreaterThanOrEqual(widthOf(words, { face: 'display', weight: 700 }, 40));
  }
});

describe('calling a state', () => {
  const row = (voters: string) =>
    [...voters].map((letter) => ({ printed: null, token: null, voter: ({ R: 'mccain', B: 'obama', W: null } as const)[letter as 'R' | 'B' | 'W'] }));
  const tile = (voters: string): TileView => ({
    id: 'OH',
    votes: 20,
    square: 3,
    majority: 'economy',
    key: 'women',
    other: 'seniors',
    defense: row('RRR'),
    economy: row(voters),
  });

  test.each([
    ['RWB', { call: 'close' }],
    ['RRWB', { call: 'leans', side: 'mccain' }],
    ['BBWBB', { call: 'near', side: 'obama' }],
    ['RRR', { call: 'leans', side: 'mccain' }],
  ])('%s', (voters, call) => expect(callOf(tile(voters))).toEqual(call));
});

describe('the sides', () => {
  test('differ by form, not by colour alone', () => {
    const forms = (voter: 'obama' | 'mccain' | null) => token(voter, 50, 50, 52, '#000000').map(({ shape }) => shape);
    expect(forms('obama')).toEqual(['circle', 'circle']);
    expect(forms('mccain')).toEqual(['rect', 'rect']);
    expect(forms(null)).toEqual(['circle']);
    expect(candidates.obama.colour).not.toBe(candidates.mccain.colour);
  });

  test('and the battlegrounds make up the whole country', () => {
    const all = [...safeStates.obama, ...safeStates.mccain, ...states.map(({ id }) => id)];
    expect(all).toHaveLength(51);
    expect(new Set(all).size).toBe(51);
  });
});

describe('a hand', () => {
  const held = hands['hand-3']!;

  test('is nothing where there is nothing to hold', () => {
    expect(hand({ ...held, own: null }, saying('en'))).toBeNull();
    expect(hand({ ...held, own: bare('obama') }, saying('en'))).toBeNull();
  });

  test('numbers the cards in the order of their buttons', () => {
    const texts = textsOf(hand(held, saying('en'))!).map(({ text }) => text);
    const order = ['1', cardTitles.O04!, '2', cardTitles.O13!, '3', cardTitles.O38!].map((text) => texts.indexOf(text));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  test('never has more than five cards side by side, each at least 220 px of 1200 wide', () => {
    for (let n = 1; n <= 15; n++) {
      const cards = obamaCards.slice(0, n).map(({ id }) => id);
      const scene = hand({ ...held, own: { ...bare('obama'), hand: cards } }, saying('en'))!;
      // The face of a card under its number; the deck's back beside the last has none.
      const faces = scene.layers
        .flatMap(({ shapes }) => shapes)
        .flatMap((shape) => (shape.shape === 'rect' && shape.fill === glass.top ? [shape] : []));
      const frames = faces.filter(({ h, radius }) => h > 200 && radius);
      expect(frames).toHaveLength(n);
      expect((Math.min(...frames.map(({ w }) => w)) * 1200) / scene.width).toBeGreaterThanOrEqual(220);
      expect(frames.filter(({ y }) => y === frames[0]!.y).length).toBeLessThanOrEqual(5);
    }
  });

  test('of up to eleven is no more than 1.8 times as high as wide, and its words have letters of 10 px on a phone', () => {
    for (const lang of langs) {
      for (const [side, cards] of [
        ['obama', obamaCards],
        ['mccain', mccainCards],
      ] as const) {
        for (const n of [7, 8, 10, 11]) {
          // The longest cards are those with demographics.
          const ids = cards.slice(-n).map(({ id }) => id);
          const scene = hand({ ...held, own: { ...bare(side), hand: ids } }, saying(lang))!;
          expect(scene.height / scene.width, `${lang} ${ids.join(' ')}`).toBeLessThanOrEqual(1.8);
          const effects = ids.map((card) => saying(lang)(msg('effect', { card })));
          for (const { text, size, cut: isCut } of fitReport(scene)) {
            if (!effects.includes(text.text)) continue;
            expect((size * 360) / scene.width, text.text).toBeGreaterThanOrEqual(10);
            expect(isCut).toBe(false);
          }
        }
      }
    }
  });

  test('lists the titles of what is left in letters of one size', () => {
    for (const name of ['hand-3', 'hand-4', 'draft-last']) {
      for (const lang of langs) {
        const { own } = hands[name]!;
        const titles = [...own!.left, ...(own!.draft?.kept ?? [])].map((card) => saying(lang).title(card));
        const listed = fitReport(hand(hands[name]!, saying(lang))!).filter(
          ({ text }) => text.x > 40 && text.size <= 32 && titles.includes(text.text),
        );
        expect(listed.length, name).toBeGreaterThanOrEqual(7);
        expect(new Set(listed.map(({ size }) => Math.round(size))).size, `${name} in ${lang}`).toBe(1);
      }
    }
  });

  test('shows the sign of every kind on a narrow card as well, beside what it costs or below it, and covers no word', () => {
    const costly = mccainCards.filter(({ negative, cost }) => negative && cost !== 0).map(({ id }) => id);
    expect(costly.length).toBeGreaterThanOrEqual(3);
    const ids = [...costly, ...mccainCards.filter(({ negative }) => !negative).map(({ id }) => id)].slice(0, 8);
    for (const lang of langs) {
      const scene = hand({ ...held, own: { ...bare('mccain'), hand: ids } }, saying(lang))!;
      expect(faultsOfPaint(scene)).toEqual([]);
      const cards = scene.layers.flatMap(({ key, shapes }) => (key === undefined ? shapes : []));
      const scales = cards.flatMap((shape) => (shape.shape === 'path' ? [shape.scale ?? 1] : []));
      expect(Math.min(...scales)).toBeGreaterThanOrEqual(0.5);
    }
  });

  test('writes every card whole, in every language, wide and narrow', () => {
    for (const lang of langs) {
      for (const cards of [obamaCards, mccainCards]) {
        for (const perHand of [3, 8]) {
          for (let i = 0; i < cards.length; i += perHand) {
            const ids = cards.slice(i, i + perHand).map(({ id }) => id);
            const scene = hand({ ...held, own: { ...bare(cards[0]!.side), hand: ids } }, saying(lang))!;
            expect([...ids, ...cut(scene), ...faultsOf(scene)]).toEqual(ids);
          }
        }
      }
    }
  });

  test('has signs for every card, read from its parts', () => {
    for (const card of [...obamaCards, ...mccainCards]) expect(signsOf(card.play).length, card.id).toBeGreaterThan(0);
    const signs = (id: string) => signsOf(obamaCards.find((card) => card.id === id)!.play);
    expect(signs('O04')).toEqual([
      { kind: 'gain', n: 1, issue: 'economy' },
      { kind: 'shift', n: 1, issue: 'economy' },
    ]);
    expect(signs('O20')).toEqual([{ kind: 'draw', n: 3 }]);
  });
});
