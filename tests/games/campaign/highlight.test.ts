/** The picture of what a post decided: which messages get one, and what it shows. */
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../src/games/campaign/game.ts';
import { highlight } from '../../../src/games/campaign/picture/highlight.ts';
import { faceAt } from '../../../src/games/campaign/picture/highlight-cause.ts';
import { candidates } from '../../../src/games/campaign/picture/studio.ts';
import { mccainCards } from '../../../src/games/campaign/rules/cards/mccain.ts';
import { newsCards } from '../../../src/games/campaign/rules/cards/news.ts';
import { obamaCards } from '../../../src/games/campaign/rules/cards/obama.ts';
import type { CampaignView } from '../../../src/games/campaign/rules/view.ts';
import type { Campaign } from '../../../src/games/campaign/state.ts';
import { langs } from '../../../src/i18n/types.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import type { Message } from '../../../src/kernel/types.ts';
import type { Scene, Shape } from '../../../src/scene/types.ts';
import { playRandom, seedOf } from '../../standing/play.ts';
import { fitReport } from '../../tools/fit-report.ts';
import { textsOf } from '../../tools/scene-faults.ts';
import { events } from './highlight-samples.ts';
import { scenario } from './scenario.ts';
import { saying } from './scene-samples.ts';
import { standing } from './standing.ts';

const say = saying('en');
const shapesOf = (scene: Scene): Shape[] => scene.layers.flatMap(({ shapes }) => shapes);
const saidIn = (scene: Scene): string[] => textsOf(scene).map(({ text }) => text);
const sample = (name: string) => {
  const { view, told } = events[name]!;
  return highlight(view, told, say)!;
};
const said = (name: string, at: number): string[] => saidIn(sample(name).at(at));
/** Tokens of a side that are at least this large. */
const tokensOf = (scene: Scene, side: 'obama' | 'mccain', least: number): number =>
  shapesOf(scene).filter(
    (one) =>
      one.shape !== 'text' &&
      one.fill === candidates[side].colour &&
      ((one.shape === 'circle' && one.r * 2 >= least) || (one.shape === 'rect' && one.w >= least && Math.abs(one.w - one.h) < 1)),
  ).length;

describe('of which messages there is a picture', () => {
  const { view } = events['event-card']!;
  const none = (...told: Message[]) => expect(highlight(view, told, say)).toBeNull();

  test('none of what changes no state', () => {
    none();
    none({ key: 'draws', args: { side: 'obama', n: 1 } });
    none({ key: 'plays', args: { side: 'obama', card: 'O20' } }, { key: 'draws', args: { side: 'obama', n: 3 } });
    none({ key: 'passes', args: { side: 'obama' } }, { key: 'table.left' });
    none({ key: 'news', args: { card: 'N20' } }, { key: 'draws', args: { side: 'obama', n: 1 } });
  });

  test('the state won, whatever came into play for it and whatever news it brought', () => {
    const words = said('event-win', 1);
    expect(words).toContain('NORTH CAROLINA');
    expect(words).not.toContain('NEVADA');
  });

  test('the last card that changed a state, not the one before', () => {
    const first = events['event-card']!;
    const second: Message[] = [
      { key: 'plays', args: { side: 'mccain', card: 'M26' } },
      { key: 'key', args: { state: 'OH', group: 'clinton-democrats' } },
    ];
    const words = saidIn(highlight(first.view, [...first.told, ...second], say)!.at(1));
    expect(words).toContain(say.title('M26'));
    expect(words).toContain('OHIO');
    expect(words).not.toContain(say.title('O04'));
  });

  test('news by their title, where they strike because somebody chose so as well', () => {
    const { told } = events['event-news']!;
    const view = { ...events['event-news']!.view, news: { left: 3, last: { card: 'N03', state: 'MO' } } };
    expect(said('event-news', 1)).toContain('Unemployment On The Rise');
    // The news itself was told in the post before.
    expect(saidIn(highlight(view, told.slice(1), say)!.at(1))).toContain('Unemployment On The Rise');
  });

  test('none of changes whose cause stood in an earlier post: that one was told with it, and these have no headline', () => {
    const { view: now, told } = events['event-card']!;
    expect(highlight(now, told, say)).not.toBeNull();
    expect(highlight(now, told.slice(1), say)).toBeNull();
  });

  test('there is a headline among what it shows, whatever a post begins and ends with', () => {
    for (const { view: now, told } of Object.values(events)) {
      for (let from = 0; from < told.length; from++) {
        for (let to = from + 1; to <= told.length; to++) {
          const part = told.slice(from, to);
          if (!highlight(now, part, say)) continue;
          const heads = campaign.narrate!(part).filter(({ key }) => campaign.headlines.includes(key));
          expect(heads, part.map(({ key }) => key).join()).not.toEqual([]);
        }
      }
    }
  });
});

describe('a picture', () => {
  test('begins as it was before and ends with what was before and is now', () => {
    const [before, after] = [sample('event-card').at(0), sample('event-card').at(1)];
    expect(tokensOf(before, 'obama', 60)).toBe(3);
    expect(tokensOf(after, 'obama', 60)).toBe(4);
    expect(saidIn(before)).toContain('3');
    expect(saidIn(before)).not.toContain('4');
    for (const figure of ['3', '4']) expect(saidIn(after)).toContain(figure);
  });

  test('moves the marker from square to square, and leaves its outline where it was', () => {
    const at = (progress: number) =>
      shapesOf(sample('event-card').at(progress)).filter((one) => one.shape === 'rect' && one.w === 60 && one.h === 40);
    const dashed = (progress: number) => at(progress).filter((one) => one.shape === 'rect' && one.stroke?.dash);
    expect(dashed(0)).toEqual([]);
    expect(dashed(1)).toHaveLength(1);
    const marker = (progress: number) =>
      at(progress)
        .filter((one) => one.shape === 'rect' && one.fill !== undefined)
        .at(-1) as { y: number };
    expect(marker(1).y).toBeGreaterThan(marker(0).y);
  });

  test('of an older game, which does not tell how the row stood, shows how many came over', () => {
    const { view } = events['event-card']!;
    const told: Message[] = [
      { key: 'plays', args: { side: 'obama', card: 'O10' } },
      { key: 'gains', args: { side: 'obama', state: 'MI', issue: 'economy', n: 1 } },
    ];
    expect(saidIn(highlight(view, told, say)!.at(1))).toContain('+1');
    const shifted: Message[] = [told[0]!, { key: 'shifts', args: { state: 'MI', toward: 'economy', spaces: 1, turned: false } }];
    expect(highlight(view, shifted, say)).not.toBeNull();
    const group: Message[] = [told[0]!, { key: 'group', args: { side: 'obama', group: 'union-households', n: 2, states: ['MI', 'OH'] } }];
    expect(saidIn(highlight(view, group, say)!.at(1))).toContain('Michigan');
  });

  test('of a state won counts the votes from before to now, and those who were won over last have their former side beside them', () => {
    expect(said('event-win', 0)).toContain('169');
    expect(said('event-win', 0)).not.toContain('184');
    for (const words of ['169', '184', '+15', '202', '270', say.title('M03')]) expect(said('event-win', 1)).toContain(words);
    expect(tokensOf(sample('event-win').at(0), 'mccain', 40)).toBeLessThan(tokensOf(sample('event-win').at(1), 'mccain', 40));
  });

  test('of the state that elects says what was lacking, and then who is elected', () => {
    expect(said('event-elected', 0)).toContain('2 to go');
    expect(said('event-elected', 0)).not.toContain('PRESIDENT-ELECT');
    for (const words of ['PRESIDENT-ELECT', 'OBAMA', '268', '288']) expect(said('event-elected', 1)).toContain(words);
  });

  test('of going negative ends with the face that fell, beside what it brings', () => {
    expect(faceAt(4, 1)).toBe(4);
    expect(new Set([0.5, 0.6, 0.7, 0.8].map((at) => faceAt(4, at))).size).toBeGreaterThan(1);
    for (let face = 1; face <= 6; face++) for (let i = 0; i <= 20; i++) expect([1, 2, 3, 4, 5, 6]).toContain(faceAt(face, i / 20));
    const gold = (face: number) => {
      const told: Message[] = [{ key: 'rolls', args: { side: 'mccain', face } }];
      return shapesOf(highlight(events['event-die']!.view, told, say)!.at(1)).filter((one) => one.shape === 'rect' && one.fill === '#F5C043');
    };
    expect(gold(3)).toHaveLength(1);
    expect(gold(3)).not.toEqual(gold(5));
  });

  test.each(langs)('writes every card and every piece of news whole, in letters of 36 pixels: %s', (lang) => {
    const { view } = events['event-card']!;
    const key: Message = { key: 'key', args: { state: 'MI', group: 'catholics' } };
    const dice: Message[] = [3, 6].map((face) => ({ key: 'rolls', args: { side: 'obama', face } }));
    const told = [
      ...[...obamaCards, ...mccainCards].map(({ id, side, negative }): Message[] => [
        { key: 'plays', args: { side, card: id } },
        key,
        ...(negative ? dice.map(({ args }): Message => ({ key: 'rolls', args: { ...args, side } })) : []),
      ]),
      ...newsCards.map(({ id }): Message[] => [
        { key: 'news', args: { card: id } },
        { key: 'news.state', args: { side: 'obama', state: 'MI' } },
        key,
      ]),
    ];
    for (const messages of told) {
      const scene = highlight(view, messages, saying(lang))!.at(1);
      const poor = fitReport(scene).filter(({ size, cut }) => cut || size < 36);
      expect(poor.map(({ text, size }) => `${text.text} ${size}`)).toEqual([]);
    }
  });
});

test('a real turn is told with all its picture needs', () => {
  const table = scenario({ hands: { obama: ['O04'] } });
  const told: Message[] = [];
  const hear = () => told.push(...table.events.flatMap(({ to, message }) => (to === 'all' ? [message] : [])));
  table.asks('obama', 'ask.turn').answer('O04');
  hear();
  table.asks('obama', 'ask.state').answer('FL');
  hear();
  const view = campaign.rules.view(table.state, null) as CampaignView;
  const shown = highlight(view, told, say)!;
  // Florida's economy is RRWBB in print.
  expect(saidIn(shown.at(0))).not.toContain('3');
  for (const figure of ['2', '3']) expect(saidIn(shown.at(1))).toContain(figure);
  expect(told).toContainEqual({
    key: 'gains',
    args: { side: 'obama', state: 'FL', issue: 'economy', n: 1, row: 'RRWBB' },
  });
  expect(told).toContainEqual({ key: 'shifts', args: { state: 'FL', toward: 'economy', spaces: 1, turned: true, from: 2 } });
});

describe('in random games', () => {
  /** The public messages since a moment, and the view after them, at many moments. */
  function* posts(n: number): Generator<{ state: Campaign; told: Message[] }> {
    const found: { state: Campaign; told: Message[] }[] = [];
    const chance = openRandom(startRandom(seedOf(n)), () => {});
    let told: Message[] = [];
    playRandom(standing as never, n, {
      after(state, _, events) {
        told.push(...events.flatMap(({ to, message }) => (to === 'all' ? [message] : [])));
        if (told.length === 0 || chance.below('post', 3) > 0) return;
        found.push({ state: JSON.parse(JSON.stringify(state)) as Campaign, told });
        told = [];
      },
    });
    yield* found;
  }

  test.each([3, 4])('game %i: it keeps its size, says nothing illegible, and shows nothing hidden', (n) => {
    const kinds = new Set<string>();
    const chance = openRandom(startRandom(seedOf(n + 50)), () => {});
    for (const { state, told } of posts(n)) {
      const view = campaign.rules.view(state, null) as CampaignView;
      const lang = langs[n % langs.length]!;
      const shown = highlight(view, told, saying(lang));
      if (!shown) continue;
      expect(campaign.narrate!(told).some(({ key }) => campaign.headlines.includes(key))).toBe(true);
      const scenes = [0, 0.25, 0.5, 1].map((at) => shown.at(at));
      expect(new Set(scenes.map(({ width, height }) => `${width}×${height}`)).size).toBe(1);
      expect(scenes[0]!.width).toBe(1200);
      expect(scenes[0]!.height).toBeLessThanOrEqual(440);
      const poor = fitReport(scenes.at(-1)!).filter(({ size, cut }) => cut || size < 36);
      expect(poor.map(({ text, size }) => `${text.text} ${size}`)).toEqual([]);
      const twin = standing.twin(state, null, chance);
      expect(highlight(campaign.rules.view(twin, null) as CampaignView, told, saying(lang))!.at(1)).toEqual(scenes.at(-1));
      kinds.add(`${scenes[0]!.height}`);
    }
    expect(kinds.size).toBeGreaterThan(2);
  });
});
