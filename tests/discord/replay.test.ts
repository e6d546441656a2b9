/** `/… replay` on the local Discord: every step of a game with its story and picture, for players and spectators. */
import type { APIMessage } from 'discord-api-types/v10';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Draw } from '../../src/discord/pictures/pictures.ts';
import { readWay, replayPost, titleOf } from '../../src/discord/present/looking-back/replay.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { decode, encode } from '../../src/discord/wire/ids.ts';
import { campaign } from '../../src/games/campaign/game.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import type { LogLine, Lookback } from '../../src/table/model/past.ts';
import { draw, type Stage, stage } from './setting.ts';
import { begun, bid, isPublic } from './table.ts';

/** A duel that Ben gives up after two turns. Returns the last post, with the result. */
async function played(on: Stage) {
  const { ada, ben, board } = await begun(on);
  await bid(ada, await board(), '1', '2');
  await bid(ben, await board(), '1', '1');
  await ada.wait(() => ada.messages('#lounge').some((one) => isPublic(one) && ada.text(one).includes('bids are in')), 'the turns');
  for (let i = 0; i < 2; i++) {
    const now = await board();
    const who = ada.text(now).includes(ada.mention) ? ada : ben;
    await bid(who, now, 'draw');
    await ada.wait(() => ada.buttons(now).length === 0, 'the turn to go on');
  }
  const { message: sure } = await ben.command('#lounge', 'duel', { subcommand: 'resign' });
  await ben.press(sure!, 'Give up');
  const last = await ada.wait(() => ada.messages('#lounge').findLast((one) => ada.buttons(one).includes('Rematch')), 'the result');
  return { ada, ben, last };
}

/** The addresses of the files that the message shows. */
const filesOf = (who: HeadlessPerson, message: APIMessage) =>
  [...JSON.stringify(who.message(message).components).matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url!);

/** The labels of the disabled buttons. */
const deadOn = (who: HeadlessPerson, message: APIMessage) =>
  [...JSON.stringify(who.message(message).components).matchAll(/\{[^{}]*"disabled":true[^{}]*\}/g)].map(
    ([button]) => /"label":"([^"]+)"/.exec(button)![1]!,
  );

describe('a game that is over', () => {
  test('a step is shown to everybody by a press, as everybody could see it, silently and at most once a minute', async () => {
    const on = await stage();
    const { ada, last } = await played(on);
    const cleo = on.place.person('cleo');
    const { message } = await ada.press(last, 'Replay');
    await ada.press(message!, '⏭');
    await ada.press(message!, 'Show it to everyone');
    const shown = await cleo.wait(() => cleo.messages('#lounge').findLast((one) => cleo.text(one).includes('shows this moment')), 'the step');
    expect(cleo.text(shown)).toContain('step 5 of 5');
    expect(cleo.text(shown)).toContain('As everyone could see it then');
    expect(cleo.buttons(shown)).toEqual([]);
    expect(filesOf(cleo, shown)).toEqual([expect.stringContaining('board.png')]);
    expect(cleo.rang('#lounge').map(({ id }) => id)).not.toContain(shown.id);
    const { message: refused } = await ada.press(message!, 'Show it to everyone');
    expect(isPublic(ada.message(refused!))).toBe(false);
    expect(cleo.messages('#lounge').filter((one) => cleo.text(one).includes('shows this moment'))).toHaveLength(1);
    expect(on.errors).toEqual([]);
  });

  test('is looked at from its last post, step by step, and only by whoever pressed', async () => {
    const on = await stage();
    const { ada, last } = await played(on);
    const cleo = on.place.person('cleo');
    expect(ada.buttons(last)).toEqual(['Rematch', 'Log', 'Words', 'Replay', 'Review', 'Open hands']);
    const { message } = await cleo.press(last, 'Replay');
    expect(cleo.text(message!)).toContain('step 1 of 5');
    expect(ada.sees(message!)).toBe(false);
    expect(filesOf(cleo, message!)).toEqual([expect.stringContaining('board.png')]);
    expect(deadOn(cleo, message!)).toEqual(['⏮', '◀']);
    const texts: string[] = [];
    for (let i = 1; i < 5; i++) texts.push(cleo.text((await cleo.press(message!, '▶')).message!));
    expect(texts.map((text) => /step (\d) of 5/.exec(text)?.[1])).toEqual(['2', '3', '4', '5']);
    expect(texts[1]).toMatch(/draws/);
    expect(deadOn(cleo, message!), 'nothing comes after the end').toEqual(['▶', '⏭']);
    await cleo.press(message!, '◀');
    await cleo.press(message!, '⏮');
    expect(cleo.text(message!)).toContain('step 1 of 5');
    expect(cleo.text((await cleo.press(message!, '⏭')).message!)).toContain('step 5 of 5');
    expect(on.errors).toEqual([]);
  });

  test('is jumped about in by a menu of its turns', async () => {
    const on = await stage();
    const { last } = await played(on);
    const cleo = on.place.person('cleo');
    const { message } = await cleo.press(last, 'Replay');
    const menu = JSON.stringify(cleo.message(message!).components).match(/"label":"(\d\. [^"]+)"/g)!;
    expect(menu[0]).toContain('1. Start of the game');
    expect(menu[1]).toContain('2. 4 bids are in.');
    expect(menu[2]).toMatch(/3\. (Ada|Ben) draws/);
    await cleo.select(message!, null, '2');
    expect(cleo.text(message!)).toContain('step 3 of 5');
  });

  test('shows players what they held then, and nobody else', async () => {
    const on = await stage();
    const { ada, ben, last } = await played(on);
    const cleo = on.place.person('cleo');
    const { message: public_ } = await cleo.press(last, 'Replay');
    expect(cleo.text(public_!)).toContain('As everyone could see it');
    expect(cleo.buttons(public_!)).toEqual(['⏮', '◀', '▶', '⏭', 'Animation', 'Show it to everyone', 'Review']);
    for (const who of [ada, ben]) {
      const { message } = await who.press(last, 'Replay');
      expect(who.text(message!)).toContain('Only you see this');
      await who.press(message!, '⏭');
      await who.press(message!, 'My hand at this point');
      expect(who.buttons(message!)).toContain('The board at this point');
      expect(who.text(message!)).toMatch(/step (\d+) of \1 .*has left/s);
    }
  });

  test('is chosen by when, who and how it ended; the newest in the channel is shown without a choice', async () => {
    const on = await stage();
    const { ada, last } = await played(on);
    const { table } = decode(JSON.stringify(last).match(/"(v1:[^"]+:replay)"/)![1]!)!;
    const cleo = on.place.person('cleo');
    const typed = { subcommand: 'replay', options: { game: 'ada' }, focused: 'game' };
    const offered = await cleo.autocomplete('#lounge', 'duel', typed);
    expect(offered).toMatchObject([{ name: expect.stringMatching(/\d{4}, Ada and Ben: .*Ada/), value: table }]);
    expect(await cleo.autocomplete('#lounge', 'duel', { ...typed, options: { game: 'zoe' } })).toEqual([]);
    expect(await cleo.autocomplete('#campaign', 'duel', typed)).toEqual([]);
    expect(await ada.autocomplete('#campaign', 'duel', typed)).toMatchObject([{ value: table }]);
    const seen = async (options: Record<string, string>, channel = '#lounge') =>
      cleo.text((await cleo.command(channel, 'duel', { subcommand: 'replay', options })).message!);
    expect(await seen({})).toContain('step 1 of 5');
    expect(await seen({ game: table })).toContain('step 1 of 5');
    expect(await seen({ game: 'anything' })).toContain('can’t find that game here');
    expect(await seen({ game: table }, '#campaign')).toContain('no game of');
  });

  test('is handed out as a file to those who played it: as they saw it, or whole once all hands are open', async () => {
    const on = await stage();
    const { ada, ben, last } = await played(on);
    const { message } = await ada.press(last, 'Replay');
    const exported = async () => {
      const { message: file } = await ada.press(message!, 'Export');
      expect(ada.sees(file!) && !isPublic(file!)).toBe(true);
      const [url] = filesOf(ada, file!);
      expect(url).toMatch(/hustings-duel-[^/]*\.json/);
      return { said: ada.text(file!), record: (await (await fetch(url!)).json()) as { seats: string[]; answers: unknown[]; seed?: string } };
    };
    const own = await exported();
    expect(own.said).toContain('as you saw it');
    expect([own.record.seats, own.record.answers.length, own.record.seed]).toEqual([['A', 'B'], 3, undefined]);
    await ada.press(last, 'Open hands');
    const post = await ada.wait(() => ada.messages('#lounge').findLast((one) => ada.text(one).includes('would like to show all hands')), 'the wish');
    await ben.press(post, 'Agree');
    await ada.wait(() => ada.messages('#lounge').findLast((one) => ada.text(one).includes('all hands are open')), 'the hands');
    const whole = await exported();
    expect(whole.said).toContain('every hand');
    expect([whole.record.answers.length, whole.record.seed]).toEqual([7, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });
});

describe('as one picture', () => {
  test('a game moves, a frame a turn, and one’s own hand is not in it', async () => {
    const on = await stage();
    const { ada, last } = await played(on);
    const { message } = await ada.press(last, 'Replay');
    const { message: film } = await ada.press(message!, 'Animation', { settle: false });
    await ada.wait(() => ada.text(film!).includes('turn by turn'), 'the picture');
    expect(isPublic(film!)).toBe(false);
    const [url] = filesOf(ada, film!);
    expect(url).toContain('hustings-duel.gif');
    const { format, pages, width } = await sharp(Buffer.from(await (await fetch(url!)).arrayBuffer())).metadata();
    expect([format, pages, width! <= 800]).toEqual(['gif', 5, true]);
    const { message: shown } = await ada.press(film!, 'Show it to everyone');
    expect(isPublic(shown!)).toBe(true);
    expect(ada.text(shown!)).toContain('**Ada** shows how it went');
    expect(filesOf(ada, shown!)[0]).toContain('hustings-duel.gif');
    expect(ada.text((await ada.press(film!, 'Show it to everyone')).message!), 'once').toContain('Press **Animation** again');
    expect(on.errors).toEqual([]);
  });

  test('says how far it is, one at a time a person and two in all; a press is answered meanwhile', async () => {
    const scenes: (() => void)[] = [];
    let isHeld = false;
    const held: Draw = (scene, wish) => (isHeld && wish?.last ? new Promise((done) => scenes.push(() => done(draw(scene)))) : draw(scene, wish));
    const on = await stage({ draw: held });
    const { ada, ben, last } = await played(on);
    isHeld = true;
    const cleo = on.place.person('cleo');
    const press = async (who: HeadlessPerson) => (await who.press((await who.press(last, 'Replay')).message!, 'Animation')).message!;
    const [first, second] = [await press(ada), await press(ben)];
    for (const [who, film] of [
      [ada, first],
      [ben, second],
    ] as const)
      expect(who.text(film)).toMatch(/0 of \d turns/);
    expect(ada.text(await press(ada))).toContain('already drawing an animation');
    expect(cleo.text(await press(cleo))).toContain('Try again in a minute');
    isHeld = false;
    for (const draw of scenes) draw();
    for (const [who, film] of [
      [ada, first],
      [ben, second],
    ] as const)
      await who.wait(() => who.text(film).includes('turn by turn'), 'the picture');
  });

  test('is not waited for when the program ends, and says so', async () => {
    let isHeld = false;
    const on = await stage({ draw: (scene, wish) => (isHeld && wish?.last ? new Promise(() => {}) : draw(scene, wish)) });
    const { ada, last } = await played(on);
    isHeld = true;
    const { message } = await ada.press((await ada.press(last, 'Replay')).message!, 'Animation');
    await on.discord.stop();
    await ada.wait(() => ada.text(message!).includes('restarting'), 'the word that it ends');
  });

  test('that cannot be made says so', async () => {
    const on = await stage({ join: () => Promise.reject(new Error('No room.')) });
    const { ada, last } = await played(on);
    const { message } = await ada.press((await ada.press(last, 'Replay')).message!, 'Animation');
    await ada.wait(() => ada.text(message!).includes('couldn’t make the animation'), 'the word that it failed');
    expect(on.errors).toHaveLength(1);
  });
});

describe('a running game', () => {
  test('is shown as one sees it oneself, where it stands now', async () => {
    const on = await stage();
    const { ada, ben, board } = await begun(on);
    await bid(ada, await board(), '3', '2');
    const { message: own } = await ada.command('#lounge', 'duel', { subcommand: 'replay' });
    expect(ada.text(own!)).toMatch(/step 1 of 1, part 3 .*only you see this\)\* You bid 2/s);
    const { message: theirs } = await ben.command('#lounge', 'duel', { subcommand: 'replay' });
    expect(ben.text(theirs!)).toMatch(/step 1 of 1.*Ada plays .* Ben plays/s);
    expect(ben.buttons(theirs!)).not.toContain('Export');
    expect(deadOn(ben, theirs!), 'the game goes on: its end may be further on').toEqual(['⏮', '◀', '▶']);
  });

  test('is not handed out, whatever is pressed', async () => {
    const on = await stage({ checked: false });
    const { ada, board } = await begun(on);
    const { table } = decode(JSON.stringify(await board()).match(/"(v1:[^"]+:play)"/)![1]!)!;
    expect(await on.tables.exported(table, ada.id)).toEqual({ ok: false, error: { why: 'not-over' } });
  });
});

test('a French reader looks back in French', async () => {
  const on = await stage();
  const { ada, last } = await played(on);
  ada.setLocale('fr');
  onTestFinished(() => ada.setLocale('en-US'));
  const { message } = await ada.press(last, 'Replay');
  expect(ada.text(message!)).toMatch(/étape 1 sur \d/);
  expect(ada.buttons(message!)).toEqual([
    '⏮',
    '◀',
    '▶',
    '⏭',
    'Ma main à ce moment-là',
    'Animation',
    'Montrer à tout le monde',
    'Analyse',
    'Exporter',
  ]);
});

test('what no button of a replay says leads to where one begins to look', () => {
  for (const arg of ['', 'x', '12', 'f', 'f1234567', '../f1']) expect(readWay(arg).to).toBeNull();
  expect(readWay('n12h')).toEqual({ to: 12, side: 'hand' });
  expect(decode(encode({ table: 'abc', action: 'replay', arg: 'b0' }))).toMatchObject({ action: 'replay', arg: 'b0' });
});

test('a turn is called by what was done in it, not by a shuffle before it', () => {
  const speech = speechOf(campaign, null, 'en');
  const line = (key: string, args: object): LogLine => ({ answer: 1, secret: false, message: { key, args } }) as LogLine;
  const shuffles = line('reshuffles', { side: 'obama' });
  const title = (lines: LogLine[]) => titleOf({ lines, answers: 1, begins: true, n: 1, part: null }, campaign, speech);
  expect(title([shuffles, line('draws', { side: 'obama', n: 1 })])).toMatch(/draws a card/);
  expect(title([shuffles])).toMatch(/deck is empty/);
});

test('the menu of a long game has a page of turns, and ways to the pages before and after it', () => {
  const steps = Array.from({ length: 60 }, (_, i) => ({ lines: [], answers: i, begins: true, n: i + 1, part: null }));
  const table = { id: 'abc', outcome: null, phase: 'playing', proposals: [] };
  const back = { steps, table, viewer: null, hands: [], after: () => null } as unknown as Lookback;
  const menuAt = (step: number) => {
    const post = replayPost({ game: campaign, back, step, side: 'board', speech: speechOf(campaign, null, 'en') }, null);
    return [...JSON.stringify(post.components).matchAll(/\{"label":"([^"]+)","value":"(\d+)"/g)].map(([, label, value]) => [label, value]);
  };
  const [first, middle, last] = [menuAt(0), menuAt(30), menuAt(59)];
  expect([first.length, first.at(-1)]).toEqual([24, ['… later turns', '23']]);
  expect([middle.length, middle[0], middle.at(-1)]).toEqual([25, ['… earlier turns', '22'], ['… later turns', '46']]);
  expect([last[0], last.at(-1)?.[1]]).toEqual([['… earlier turns', '45'], '59']);
});
