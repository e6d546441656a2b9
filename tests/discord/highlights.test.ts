/** The picture of what a post decided: beside the board, animated when people play live, and never delaying the post. */
import type { APIMessage } from 'discord-api-types/v10';
import pino from 'pino';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openHighlights } from '../../src/discord/pictures/highlights.ts';
import type { Draw } from '../../src/discord/pictures/pictures.ts';
import type { Game, Highlight } from '../../src/games/game.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { RenderError } from '../../src/render/errors.ts';
import { clip } from '../../src/render/film.ts';
import { shrink } from '../../src/render/shrink.ts';
import { pixel } from '../tools/pixel.ts';
import { games, type Setting, stage } from './setting.ts';
import { begun, bid, isCall, isPublic } from './table.ts';

const reds: Highlight = {
  at: (progress) => ({
    width: 1200,
    height: 300,
    background: `#${Math.round(progress * 255)
      .toString(16)
      .padStart(2, '0')}0000`,
    layers: [],
  }),
};
/** The demo game for two, with a picture of its bids. */
const drawn = (highlight: () => Highlight | null = () => reds): Game => ({
  ...games.find(({ command }) => command === 'duel')!,
  highlight: (_view, told) => (told.some(({ key }) => key === 'demo.bids') ? highlight() : null),
});

const urlsOf = (person: HeadlessPerson, message: APIMessage): string[] =>
  [...JSON.stringify((person.message(message) as APIMessage).components).matchAll(/"url":"([^"]+\.(?:png|gif|webp)[^"]*)"/g)].map(([, url]) => url!);
const filesOf = (person: HeadlessPerson, message: APIMessage): string[] =>
  urlsOf(person, message).map((url) => new URL(url).pathname.split('/').at(-1)!);

const tells = (person: HeadlessPerson, one: APIMessage) => isPublic(one) && !isCall(person, one) && person.text(one).includes('bids are in');

/** Both bid. Returns the post that says so. */
async function decided(setting: Setting, before: (people: Awaited<ReturnType<typeof begun>>) => Promise<unknown> = async () => {}) {
  const on = await stage({ games: [drawn()], clip, ...setting });
  const people = await begun(on);
  const { ada, ben, board } = people;
  await before(people);
  await bid(ada, await board(), '1', '2');
  await bid(ben, await board(), '1', '1');
  const post = await ada.wait(() => ada.messages('#lounge').findLast((one) => tells(ada, one)), 'the bids');
  return { ...people, on, post };
}

test('it moves where both play now, and says in words what it shows', async () => {
  const { ada, ben, post, on, board } = await decided({ shrink });
  expect(filesOf(ada, post)).toEqual(['board.png', 'highlight.gif']);
  expect(JSON.stringify(ada.message(post))).toMatch(/"description":"[^"]*bids are in/);
  const moving = await fetch(urlsOf(ada, post)[1]!);
  const { pages, width } = await sharp(Buffer.from(await moving.arrayBuffer())).metadata();
  expect([pages, width]).toEqual([13, 800]);
  await bid(ada.text(post).includes(`${ada.mention}, it`) ? ada : ben, await board(), 'gain');
  await ada.wait(() => ada.buttons(post).length === 0, 'the turn to go on');
  await ada.wait(() => filesOf(ada, post).length === 2 && filesOf(ada, post).every((name) => name.endsWith('.webp')), 'both pictures, small');
  const [, kept] = urlsOf(ada, post);
  const still = await sharp(Buffer.from(await (await fetch(kept!)).arrayBuffer())).metadata();
  expect([new URL(kept!).pathname.split('/').at(-1), still.pages ?? 1, still.width], 'a turn that is over shows how it ended').toEqual([
    'highlight.webp',
    1,
    480,
  ]);
  expect(on.errors).toEqual([]);
});

test('it stands still where one of them wants less motion', async () => {
  const { ada, post } = await decided({}, async ({ ben }) => {
    const { message } = await ben.command('#lounge', 'settings');
    expect(ben.text((await ben.press(message!, 'Less motion')).message!)).toContain('**Motion**: off');
  });
  expect(filesOf(ada, post)).toEqual(['board.png', 'highlight.png']);
});

test('it stands still where the other one played long before', async () => {
  let now = Date.now();
  const on = await stage({ games: [drawn()], clip, clock: () => now });
  const { ada, ben, board } = await begun(on);
  await bid(ada, await board(), '1', '2');
  now += 11 * 60_000;
  await bid(ben, await board(), '1', '1');
  const post = await ada.wait(() => ada.messages('#lounge').findLast((one) => tells(ada, one)), 'the bids');
  expect(filesOf(ada, post)).toEqual(['board.png', 'highlight.png']);
});

test('one that cannot be made to move stands still; one that cannot be drawn leaves the words', async () => {
  const still = await decided({ clip: async () => Promise.reject(new Error('no clip')) });
  expect(filesOf(still.ada, still.post)).toEqual(['board.png', 'highlight.png']);
  const throws = drawn(() => {
    throw new Error('no picture of it');
  });
  const none = await decided({ games: [throws] });
  expect(filesOf(none.ada, none.post)).toEqual(['board.png']);
  expect(none.on.errors.join()).toContain('its words tell it');
});

test('it is not waited for where the machine has other work', async () => {
  let asked = 0;
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  // Each frame takes three seconds, so all of them would delay the post by half a minute.
  const slow: Draw = async () => {
    asked++;
    now += 3000;
    return pixel;
  };
  const shown = { highlight: reds, alt: 'Red.', whose: [], moves: true };
  const log = pino({ level: 'silent' });
  const late = openHighlights(slow, clip, () => false, log);
  expect((await late.show(shown))?.files[0]?.name).toBe('highlight.png');
  expect(asked, 'one frame, and the still one').toBe(2);
  const busy = openHighlights(slow, clip, () => true, log);
  expect((await busy.show(shown))?.files[0]?.name).toBe('highlight.png');
  expect(asked, 'none where others wait').toBe(3);
  const never = openHighlights(
    () => Promise.reject(new RenderError('late', 'No picture came.')),
    clip,
    () => false,
    log,
  );
  expect(await never.show(shown)).toBeNull();
});
