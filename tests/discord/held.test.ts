/** A late interaction is acknowledged before any work on it, and then answered as if it had come in time. */
import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { pixel } from '../tools/pixel.ts';
import { type Stage, stage } from './setting.ts';
import { begun, idOf, isPublic } from './table.ts';

const late = 1000;
/** The type of each first answer: 4 and 7 at once, 5 and 6 with the answer to follow, 8 with choices. */
const firstAnswers = ({ seen }: Stage) => seen.filter(({ path }) => path.endsWith('/callback')).map(({ body }) => (body as { type: number }).type);
const draw = async () => pixel;

/** Presses, and waits for the result: the acknowledgement alone changes nothing. */
async function press(person: HeadlessPerson, panel: APIMessage, which: string, reads: string): Promise<void> {
  await person.press(panel, which);
  await person.wait(() => person.text(panel).includes(reads), `«${reads}»`);
}

/** Opens the panel, and makes both bids. */
async function bids(person: HeadlessPerson, board: APIMessage): Promise<APIMessage> {
  const { message: panel } = await person.press(board, 'Play');
  await press(person, panel!, idOf(person, panel!, '1'), 'You bid 1');
  await press(person, panel!, idOf(person, panel!, '2'), 'You bid 2');
  return panel!;
}

describe.each([
  ['over the connection', false],
  ['over HTTP', true],
])('%s', (_, http) => {
  test('a whole game: every command and press is acknowledged first', async () => {
    const on = await stage({ late, http, draw });
    const { ada, ben, board, invitation } = await begun(on);
    expect(isPublic(invitation)).toBe(true);
    await ada.wait(() => ada.text(invitation).includes('begins') && ada.buttons(invitation).length === 0, 'the invitation to say so');
    const panel = await bids(ada, await board());
    expect(isPublic(panel)).toBe(false);
    await press(ada, panel, 'Undo', 'Taken back');
    await press(ada, panel, idOf(ada, panel, '2'), 'nothing to do for now');
    await bids(ben, await board());
    await ada.wait(() => ada.messages('#lounge').find((one) => isPublic(one) && ada.text(one).includes('bids are in')), 'the turns');
    const { message: sure } = await ben.command('#lounge', 'duel', { subcommand: 'resign' });
    await ben.press(sure!, 'Give up');
    const isInvitation = (one: APIMessage) => ada.buttons(one).includes('Accept');
    const last = await ada.wait(() => ada.messages('#lounge').findLast((one) => ada.buttons(one).includes('Rematch')), 'the result');
    await ben.press(last, 'Rematch');
    const again = await ada.wait(() => ada.messages('#lounge').findLast(isInvitation), 'the invitation');
    expect(isPublic(again)).toBe(true);
    await expect.poll(async () => (await on.tables.at(ada.channel('#lounge').id))?.post?.message, { timeout: 10_000 }).toBe(again.id);
    expect(new Set(firstAnswers(on))).toEqual(new Set([5, 6]));
    expect(on.errors).toEqual([]);
  });

  test('a start that is refused is refused in private, and leaves nothing behind', async () => {
    const on = await stage({ late, http, draw });
    const ada = on.place.person('ada');
    await ada.command('#lounge', 'duel', { subcommand: 'start', options: { opponent: 'ada' } }, { settle: false });
    const refused = await ada.wait(() => ada.messages('#lounge').find((one) => ada.text(one).includes('can’t play against yourself')), 'the refusal');
    expect(isPublic(refused)).toBe(false);
    await ada.wait(() => ada.messages('#lounge').every((one) => !isPublic(one)), 'the public line to go');
    expect(firstAnswers(on)).toEqual([5]);
  });

  test('a press on a public message is answered in private beside it', async () => {
    const on = await stage({ late, http, draw });
    const { board } = await begun(on);
    const cleo = on.place.person('cleo');
    await cleo.press(await board(), 'Play');
    const refused = await cleo.next('#lounge', (one) => cleo.text(one).includes('aren’t playing in this game'));
    expect(isPublic(refused)).toBe(false);
    expect(cleo.buttons(await board())).toEqual(['Play', 'How to play', 'Hand', 'Log', 'Words']);
  });

  test('what is offered while a command is typed is simply offered', async () => {
    const on = await stage({ late, http });
    const ada = on.place.person('ada');
    const offered = await ada.autocomplete('#lounge', 'duel', { subcommand: 'rules', options: { topic: 'Aim' }, focused: 'topic' });
    expect(offered).toContainEqual({ name: 'Aim', value: 'aim' });
    expect(firstAnswers(on)).toEqual([8]);
  });
});

test('a bug is still told truthfully: nothing changed', async () => {
  const on = await stage({ late, draw });
  const { ada, ben, board } = await begun(on);
  await bids(ada, await board());
  await bids(ben, await board());
  const turn = await ada.wait(() => ada.messages('#lounge').findLast((one) => isPublic(one) && ada.text(one).includes('bids are in')), 'the turns');
  const who = ada.text(turn).includes(ada.mention) ? ada : ben;
  const { message: panel } = await who.press(turn, 'Play');
  await who.press(panel!, idOf(who, panel!, 'boom'));
  await who.wait(() => who.messages('#lounge').some((one) => /nothing changed.*`\w+`/.test(who.text(one))), 'the sentence with its number');
});

test('an acknowledgement of which nothing was heard is made once more, and its success is met', async () => {
  const on = await stage({ late, draw });
  const { ada, board } = await begun(on);
  on.place.faults.next({ kind: 'drop-after-success', route: /callback$/ });
  const { message } = await ada.command('#lounge', 'duel', { subcommand: 'hand' });
  expect(ada.text(message!)).not.toBe('');
  await board();
  expect(on.errors).toEqual([]);
});

test('an acknowledgement that was refused gives way to the answer', async () => {
  const on = await stage({ late, draw });
  const { ada, board } = await begun(on);
  on.place.faults.next({ kind: 'refused', as: 'notFound', route: /callback$/ });
  const { message } = await ada.press(await board(), 'Words');
  expect(ada.text(message!)).toContain('Ada 0');
});

test('while computers think, nobody waits for a picture before they hear that it will come', async () => {
  const picture = Promise.withResolvers<void>();
  let isSlow = false;
  const draw = async () => {
    if (isSlow) await picture.promise;
    return pixel;
  };
  const on = await stage({ draw, areThinking: true });
  const { ada, board } = await begun(on);
  await board();
  isSlow = true;
  const before = firstAnswers(on).length;
  const answered = ada.command('#lounge', 'duel', { subcommand: 'board' });
  await expect.poll(() => firstAnswers(on).slice(before), { timeout: 20_000 }).toEqual([5]);
  picture.resolve();
  const { message: panel } = await answered;
  expect(isPublic(panel!)).toBe(false);
});
