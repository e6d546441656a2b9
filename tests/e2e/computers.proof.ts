/** Whole games of one person against computers: over the real protocol, with computers that really think in their own threads. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { buttonOn, livingPost, play, robot } from './robot.ts';
import { openStage } from './stage.ts';

/** The bot itself, by its id on the local Discord. */
const hustings = '1181230000000000007';
const playable = games.filter(({ mind }) => mind !== undefined);

describe.each(playable.map((game) => [game.command, game] as const))('/%s', (command, { rules, texts }) => {
  const opponent = rules.players.max === 2 ? 'opponent' : 'player2';

  test('is played to the end against the novice, begun by one command', { timeout: 240_000 }, async () => {
    const on = await openStage({ computers: { pause: 0 } });
    const [ada] = on.people(1);
    await ada!.wait(() => ada!.canCall(command), 'the command');
    await ada!.command('#lounge', command, { subcommand: 'start', options: { [opponent]: hustings, level: 'novice' } });
    const first = await ada!.wait(() => livingPost(ada!, '#lounge'), 'the first board');
    expect(ada!.text(first)).toMatch(/Ada plays .* and 🤖 a computer \(novice\) plays /);
    // There is nothing yet to ask a computer about.
    expect(ada!.buttons(first)).toContain('How to play');
    expect(ada!.buttons(first)).not.toContain('Why?');
    const { isOver, post } = await play([robot(ada!, 7)], '#lounge', { presses: 3000 });
    expect(isOver).toBe(true);
    expect(ada!.text(post!)).toMatch(/^### /m);
    expect(ada!.messages('#lounge').flatMap((message) => [...JSON.stringify(message).matchAll(/<@computer[^>]*>/g)])).toEqual([]);
    expect(on.errors).toEqual([]);
  });

  test('gives a hint to whoever asks, and says what the computer gained', { timeout: 120_000 }, async () => {
    const on = await openStage({ computers: { pause: 0 } });
    const [ada, ben] = on.people(2);
    for (const person of [ada!, ben!]) person.setLocale('fr');
    // Thoughts have the lowest priority: beside other work they come late.
    ada!.patience = 60_000;
    await ada!.wait(() => ada!.canCall(command), 'the command');
    await ada!.command('#lounge', command, { subcommand: 'start', options: { [opponent]: hustings, level: 'novice', language: 'fr' } });
    await play([robot(ada!, 3)], '#lounge', { presses: 4 });
    // Once only she is asked and the board says so, nothing changes by itself.
    const onlyAda = async () => {
      const table = (await on.tables.at(livingPost(ada!, '#lounge')!.channel_id))!;
      return table.toAct.join() === table.seats[ada!.id] && (await on.store.due(Number.MAX_SAFE_INTEGER, 1)).length === 0;
    };
    await expect.poll(onlyAda, { timeout: 20_000 }).toBe(true);
    const board = livingPost(ada!, '#lounge')!;
    const { message: panel } = await ada!.press(board, 'Jouer');
    const { message: advised } = await ada!.press(panel!, 'Conseil');
    // On a busy machine, the panel first says that a computer is thinking.
    await expect.poll(() => ada!.text(advised!), { timeout: 60_000 }).toMatch(/💡 (Un ordinateur choisirait|Le seul choix)/);
    // A post that tells only of her has no moves to explain.
    const reason = buttonOn(board, (label) => label.startsWith('Pourquoi'));
    if (reason !== null) {
      const { message: told } = await ben!.press(board, reason);
      await expect.poll(() => ben!.text(told!), { timeout: 20_000 }).toMatch(/🤖|Aucun ordinateur/);
    }
    expect(texts.fr.reasons).toBeDefined();
    expect(on.errors).toEqual([]);
  });
});

test.each(playable.map(({ command }) => command))('/%s watch: computers play; anybody stops them, and takes a seat', {
  timeout: 60_000,
}, async (command) => {
  const on = await openStage({ computers: { pause: 300 } });
  const [ada, ben] = on.people(2);
  await ada!.wait(() => ada!.canCall(command), 'the command');
  await ada!.command('#lounge', command, { subcommand: 'watch', options: { level: 'novice' } });
  const living = (label: string) => ben!.wait(() => ben!.messages('#lounge').findLast((post) => ben!.buttons(post).includes(label)), label);
  await ben!.press(await living('Pause'), 'Pause');
  await ben!.press(await living('Continue'), 'One step');
  const board = await living('Continue');
  const table = (await on.tables.at(board.channel_id))!;
  const seat = table.seats[table.people[0]!.id]!;
  const { message: told } = await ben!.select(board, 'Take a seat, or end the game', seat);
  expect(ben!.text(told!)).toContain('You now play');
  await ben!.wait(() => livingPost(ben!, '#lounge'), 'a board to play on');
  expect((await on.tables.find(table.id))!.seats[ben!.id]).toBe(seat);
  expect(on.errors).toEqual([]);
});

describe('in a lobby', () => {
  const many = playable.find(({ rules }) => rules.players.max > 2)!;

  test('the host adds computers and lets one go, and they play on after the start', async () => {
    const on = await openStage({ computers: { pause: 0 } });
    const [ada, ben] = on.people(2);
    await ada!.wait(() => ada!.canCall(many.command), 'the command');
    const { message: lobby } = await ada!.command('#lounge', many.command, { subcommand: 'start' });
    const menu = 'Computers: add or remove one';
    const { message: own } = await ada!.press(lobby!, 'Options');
    await ada!.select(own!, menu, 'novice');
    await ada!.select(own!, menu, 'regular');
    await ben!.wait(() => /Computer 1 \(novice\)\s.*Computer 2 \(regular\)/.test(ben!.text(lobby!)), 'both to sit down');
    const { message: theirs } = await ben!.press(lobby!, 'Options');
    expect(JSON.stringify(theirs!.components)).not.toContain(menu);
    await ada!.select(own!, menu, 'computer-2');
    await ben!.wait(() => !ben!.text(lobby!).includes('Computer 2'), 'one to be let go');
    await ada!.press(lobby!, 'Start');
    const board = await ada!.wait(() => livingPost(ada!, '#lounge'), 'the board');
    expect(ada!.text(board)).toMatch(/🤖 a computer \(novice\) plays /);
    expect(on.errors).toEqual([]);
  });
});
