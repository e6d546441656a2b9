/** All hands after the end: asked for under the last post, shown in the channel once everyone has agreed, and in the replay. */
import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { draw, type Stage, stage } from './setting.ts';
import { begun, isPublic } from './table.ts';

const shown = (who: HeadlessPerson, message: APIMessage) => JSON.stringify(who.message(message).components);
const files = (who: HeadlessPerson, message: APIMessage) =>
  [...shown(who, message).matchAll(/"url":"[^"]*\/([^/"?]+)[?"]/g)].map(([, name]) => name!);
const last = (who: HeadlessPerson, what: string) => who.wait(() => who.messages('#lounge').findLast((one) => who.text(one).includes(what)), what);

/** Ada and Ben in a game for several people, past the invitation. */
async function both(on: Stage, game: string) {
  const [ada, ben] = ['ada', 'ben'].map((name) => on.place.person(name)) as [HeadlessPerson, HeadlessPerson];
  const { message } = await ada.command('#lounge', game, { subcommand: 'start', options: { player2: 'ben' } });
  await ben.press(message!, 'Accept');
  await ada.wait(() => ada.messages('#lounge').findLast((one) => isPublic(one) && ada.buttons(one).includes('Play')), 'a board');
  return { ada, ben };
}

describe.each(['campaign', 'candidate', 'moi-president', 'president'])('%s', (game) => {
  test('opens all hands when everyone who played agrees, in the channel and in the replay', async () => {
    const on = await stage({ draw });
    const { ada, ben } = game === 'campaign' ? await begun(on, game) : await both(on, game);
    const cleo = on.place.person('cleo');
    const asked = (await ben.command('#lounge', game, { subcommand: 'resign' })).message!;
    await ben.press(asked, 'Give up for good');
    const end = await ada.wait(() => ada.messages('#lounge').findLast((one) => ada.buttons(one).includes('Rematch')), 'the result');
    expect(ada.buttons(end)).toEqual(['Rematch', 'Log', 'Words', 'Replay', 'Review', 'Open hands']);
    const { message: stranger } = await cleo.press(end, 'Open hands');
    expect(cleo.text(stranger!)).toContain('You aren’t playing');
    await ada.press(end, 'Open hands');
    const post = await last(ada, 'would like to show all hands');
    expect(shown(cleo, (await cleo.press(end, 'Replay')).message!)).not.toContain('See a hand');
    await ben.press(post, 'Agree');
    const open = await last(cleo, 'all hands are open');
    // An empty hand is told in words.
    const drawn = files(cleo, open).length;
    expect(drawn + [...cleo.text(open).matchAll(/No cards/g)].length).toBe(2);
    expect(cleo.buttons(open)).toEqual(['Replay']);

    const { message: replay } = await cleo.press(open, 'Replay');
    await cleo.select(replay!, 'See a hand', cleo.text(open).includes('Ben') ? 'Ben' : 'B');
    expect(cleo.text(replay!)).toContain('What Ben held then');
    await cleo.press(replay!, 'Show it to everyone');
    const step = await last(ada, 'shows this moment');
    expect([isPublic(step), ada.text(step).includes('What Ben held then')]).toEqual([true, true]);
    expect(ada.text((await ada.press(end, 'Open hands')).message!)).toContain('are open already');
    expect(on.errors).toEqual([]);
  });
});
