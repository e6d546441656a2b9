/** The lesson through the real client, and the places of How to play. The proof presses through every game's lesson. */
import { expect, test } from 'vitest';
import { demoGame } from '../table/demo-game.ts';
import { arrow, follow } from './learning.ts';
import { stage } from './setting.ts';
import { isPublic } from './table.ts';

test('what the lesson does not ask for is explained, and the step stays; several people learn at once', async () => {
  const on = await stage();
  const [ada, ben] = [on.place.person('ada'), on.place.person('ben')];
  const { message: first } = await ada.command('#lounge', 'campaign', { subcommand: 'learn' });
  const { message: bens } = await ben.command('#lounge', 'campaign', { subcommand: 'learn' });
  const { message: wrong } = await ada.press(first!, 'Draw a card');
  expect(ada.text(wrong!)).toMatch(/\*\*Draw a card\*\* is allowed too.*Look again/);
  expect(arrow(ada, wrong!)).toBe(arrow(ada, first!));
  const next = await follow(ada, wrong!);
  expect(ada.text(next)).toContain('step 2 of');
  expect(ben.text(bens!)).toContain('step 1 of');
  const { message: back } = await ada.press(next, '‹ Back');
  expect(ada.text(back!)).toContain('step 1 of');
  expect(on.errors).toEqual([]);
});

test('the whole board of a step is a press away, and from there one goes back to the step', async () => {
  const on = await stage({ draw: async () => Buffer.from('a picture') });
  const ada = on.place.person('ada');
  const { message: first } = await ada.command('#lounge', 'campaign', { subcommand: 'learn' });
  const second = await follow(ada, first!);
  const { message: board } = await ada.press(second, 'Board');
  expect(JSON.stringify(board)).toContain('board.png');
  expect(ada.buttons(board!)).toEqual(['‹ Back']);
  expect(isPublic(board!)).toBe(false);
  const { message: back } = await ada.press(board!, '‹ Back');
  expect(ada.text(back!)).toBe(ada.text(second));
  expect(on.errors).toEqual([]);
});

test('the first board says how the game is played, and later ones do not', async () => {
  const on = await stage();
  const [ada, ben] = [on.place.person('ada'), on.place.person('ben')];
  const { message } = await ada.command('#lounge', 'duel', { subcommand: 'start', options: { opponent: 'ben' } });
  expect(ada.buttons(message!)).toContain('How to play');
  await ben.press(message!, 'Accept');
  const board = () => ada.wait(() => ada.messages('#lounge').findLast((one) => isPublic(one) && ada.buttons(one).includes('Play')), 'a board');
  const first = await board();
  expect(ada.buttons(first)).toContain('How to play');
  for (const one of [ada, ben]) {
    let { message: panel } = await one.press(first, 'Play');
    for (const bid of ['1', '1']) ({ message: panel } = await one.press(panel!, bid));
  }
  const later = await ada.wait(
    () => ada.messages('#lounge').findLast((one) => isPublic(one) && one.id !== first.id && ada.buttons(one).includes('Play')),
    'a second board',
  );
  expect(ada.buttons(later)).not.toContain('How to play');
  expect(on.errors).toEqual([]);
});

test('a lesson whose answers no longer fit, since a value was corrected, is not begun; How to play is shown all the same', async () => {
  const { guide } = demoGame;
  const answers = [...guide.lesson.answers.slice(0, 2), ['A', 'no such option'] as const];
  const corrected = { ...demoGame, guide: { ...guide, lesson: { ...guide.lesson, answers } } };
  const on = await stage({ games: [corrected] });
  const ada = on.place.person('ada');
  const { message } = await ada.command('#lounge', 'demo', { subcommand: 'learn' });
  expect(ada.text(message!)).toContain('no longer fits');
  const { message: page } = await ada.press(message!, 'How to play');
  const { message: last } = await ada.select(page!, 'Contents', '2. Your turn');
  expect(ada.text(last!)).toContain('Gain a point.');
  expect(on.errors).toEqual([]);
});
