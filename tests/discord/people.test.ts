/** What the people at a table agree on, through the real client: taking back, draws, ends, handing over seats. */

import type { APIMessage } from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { type Stage, stage } from './setting.ts';
import { idOf, isPublic } from './table.ts';

const saying = (person: HeadlessPerson, words: string) =>
  person.wait(() => person.messages('#lounge').findLast((one: APIMessage) => isPublic(one) && person.text(one).includes(words)), words);

/** A duel past its bids: the player whose turn it is, and the other. `choose` picks on a player's panel. */
async function turns(on: Stage, language = 'en') {
  const [ada, ben] = [on.place.person('ada'), on.place.person('ben')];
  const { message } = await ada.command('#lounge', 'duel', { subcommand: 'start', options: { opponent: 'ben', language } });
  await ben.press(message!, language === 'fr' ? 'Accepter' : 'Accept');
  const table = async () => (await on.tables.at(message!.channel_id))!;
  const play = `v1:${(await table()).id}:-:play`;
  const board = () => ada.wait(() => ada.messages('#lounge').findLast((one) => isPublic(one) && JSON.stringify(one).includes(play)), 'a board');
  const choose = async (person: HeadlessPerson, ...options: string[]) => {
    let { message: panel } = await person.press(await board(), play);
    for (const option of options) ({ message: panel } = await person.press(panel!, idOf(person, panel!, option)));
    return panel!;
  };
  for (const person of [ada, ben]) await choose(person, '1', '1');
  const { seats, toAct } = await table();
  const [first, second] = seats[ada.id] === toAct[0] ? ([ada, ben] as const) : ([ben, ada] as const);
  return { first, second, choose, table };
}

test('a choice after which something came out is taken back once the other agrees; the channel reads what happened', async () => {
  const on = await stage();
  const { first, second, choose, table } = await turns(on);
  const panel = await choose(first, 'draw');
  expect(first.buttons(panel)).toContain('Ask to take back');
  expect(first.buttons(panel)).not.toContain('Undo');
  // Away from the choices: after all aids, in a row of its own.
  expect(rowsOf(first.message(panel).components).at(-1)).toEqual(['Ask to take back']);
  await first.press(panel, 'Ask to take back');
  expect(first.text(panel)).toContain('I’ve asked in the channel');
  const post = await saying(second, 'would like to take back their last choice');
  expect(second.text(post)).toContain('Nobody forgets what they’ve seen');
  expect(second.text(post)).toContain('draws a card');
  expect(second.text(post)).toContain(second.mention);
  expect(post.mentions, 'they were called to the game within this quarter of an hour').toEqual([]);
  expect(second.buttons(post)).toEqual(['Agree', 'Refuse', 'Withdraw']);
  const cleo = on.place.person('cleo');
  expect(cleo.text((await cleo.press(post, 'Agree')).message!)).toContain('for somebody else');
  const own = first.text((await first.press(post, 'Agree')).message!);
  expect(own).toContain('You asked for this yourself.');
  expect(own).toContain(second.mention);
  await second.press(post, 'Agree');
  await second.wait(() => second.text(post).includes('the choice has been taken back'), 'the post to say so');
  expect(second.text(post), 'what it would mean is told as long as it is asked').not.toContain('Nobody forgets');
  expect(second.buttons(post)).toEqual([]);
  await saying(second, 'the game goes back to before');
  expect((await table()).toAct).toEqual([(await table()).seats[first.id]]);
  const log = (await first.command('#lounge', 'duel', { subcommand: 'log' })).message!;
  expect(first.text(log)).not.toContain('It is a');
  expect(on.errors).toEqual([]);
});

test('/… undo says that the others must be asked, and has the button for it; a no is told to everybody', async () => {
  const on = await stage();
  const { first, second, choose } = await turns(on);
  await choose(first, 'draw');
  const { message: panel } = await first.command('#lounge', 'duel', { subcommand: 'undo' });
  expect(first.text(panel!)).toContain('only take it back if the others agree');
  await first.press(panel!, 'Ask to take back');
  const post = await saying(second, 'would like to take back');
  await second.press(post, 'Refuse');
  await first.wait(() => first.text(post).includes('said no'), 'the refusal');
  const { message: again } = await first.command('#lounge', 'duel', { subcommand: 'undo' });
  await first.press(again!, 'Ask to take back');
  expect(first.text(again!), 'nobody is asked twice').toContain('You asked for that recently, and somebody said no');
});

test('stands on the panel of whoever would play next, in place of the question, and is answered there', async () => {
  const on = await stage();
  const { first, second, choose, table } = await turns(on);
  const before = await choose(second);
  await first.press(await choose(first, 'draw'), 'Ask to take back');
  const panel = await choose(second);
  expect(second.text(panel)).toContain('would like to take back their last choice');
  expect(second.text(panel)).toMatch(/Deadline: <t:\d+:R>\. Until then, only the person who asked can play on/);
  expect(second.buttons(panel)).toEqual(expect.arrayContaining(['Agree', 'Refuse']));
  expect(second.buttons(panel)).not.toContain('Gain a point');
  await second.press(panel, 'Refuse');
  await second.wait(() => !second.buttons(panel).includes('Refuse'), 'the question');
  expect((await table()).proposals.at(-1)?.fate).toBe('refused');
  expect(second.text(panel)).not.toContain('take back');
  expect(before.id).not.toBe('');
});

test('a draw is offered in French, agreed to, and ends the game', async () => {
  const on = await stage();
  const { first, second, table } = await turns(on, 'fr');
  first.setLocale('fr');
  const { message } = await first.command('#lounge', 'duel', { subcommand: 'draw' });
  expect(first.text(message!)).toContain('La demande est dans le salon');
  const post = await saying(second, 'propose la nulle');
  expect(second.buttons(post)).toEqual(['D’accord', 'Refuser', 'Retirer la demande']);
  await second.press(post, 'D’accord');
  await saying(second, 'Match nul, d’un commun accord.');
  expect((await table()).phase).toBe('over');
});

test('whoever asked withdraws it by a button of its own, and nobody else does', async () => {
  const on = await stage();
  const { first, second } = await turns(on);
  await first.command('#lounge', 'duel', { subcommand: 'draw' });
  const post = await saying(second, 'offers a draw');
  expect(second.text((await second.press(post, 'Withdraw')).message!)).toContain('Only the person who asked can withdraw this');
  expect(second.buttons(post)).toContain('Agree');
  await first.press(post, 'Withdraw');
  await second.wait(() => second.text(post).includes('withdrew this'), 'the post to say so');
});

test('a game is ended together from the question of giving up, and those who played it are told', async () => {
  const on = await stage();
  const { first, second, table } = await turns(on);
  const { message } = await first.command('#lounge', 'duel', { subcommand: 'resign' });
  expect(first.text(message!)).toContain('The game ends');
  await first.press(message!, 'End it together');
  const post = await saying(second, 'without a result');
  await second.press(post, 'Agree');
  const last = await saying(second, 'you’ve agreed to end this game');
  expect((await table()).phase).toBe('closed');
  const { message: invitation } = await second.press(last, 'Rematch');
  expect(second.text(invitation!)).toContain('A rematch.');
  // They know what the game is, so it isn't repeated.
  expect(second.text(invitation!)).not.toContain('minutes at one table');
});

describe('a seat is handed over', () => {
  test('to somebody who accepts: who sits there is called, sees what belongs to the seat, and who sat there sees it no more', async () => {
    const on = await stage();
    const { first, second, choose } = await turns(on);
    await choose(first, 'draw');
    await choose(second, 'gain');
    const cleo = on.place.person('cleo');
    const mine = first.text((await first.command('#lounge', 'duel', { subcommand: 'log' })).message!);
    expect(mine).toContain('It is a');
    await first.command('#lounge', 'duel', { subcommand: 'handover', options: { user: 'cleo' } });
    const post = await saying(cleo, 'would like you to take over their seat');
    expect(post.mentions.map(({ id }) => id)).toEqual([cleo.id]);
    await cleo.press(post, 'Accept');
    await cleo.wait(() => cleo.text(post).includes('Agreed so far (1 of 2)'), 'that one has accepted');
    await second.press(post, 'Accept');
    await cleo.wait(() => cleo.text(post).includes('has been handed over'), 'the post to say so');
    await cleo.wait(
      () => cleo.messages('#lounge').some((one) => isPublic(one) && cleo.text(one).includes(`${cleo.mention}, it’s your turn`)),
      'the call',
    );
    expect(cleo.text((await cleo.command('#lounge', 'duel', { subcommand: 'log' })).message!)).toContain('It is a');
    expect(first.text((await first.command('#lounge', 'duel', { subcommand: 'log' })).message!)).not.toContain('It is a');
    expect(first.text((await first.command('#lounge', 'duel', { subcommand: 'hand' })).message!)).toContain('aren’t playing in this game');
  });

  test('not to whoever plays here, and not against their will', async () => {
    const on = await stage();
    const { first, second, table } = await turns(on);
    const { message } = await first.command('#lounge', 'duel', {
      subcommand: 'handover',
      options: { user: second.id === on.place.person('ben').id ? 'ben' : 'ada' },
    });
    expect(first.text(message!)).toContain('already plays in this game');
    await first.command('#lounge', 'duel', { subcommand: 'handover', options: { user: 'cleo' } });
    const cleo = on.place.person('cleo');
    const post = await saying(cleo, 'would like you to take over');
    await cleo.press(post, 'Decline');
    await first.wait(() => first.text(post).includes('said no'), 'the refusal');
    expect((await table()).seats[first.id]).toBeDefined();
  });
});

test('what is proposed stands in the channel after a restart, posted once, and can be agreed to then', async () => {
  const on = await stage();
  const { first, second, table } = await turns(on);
  await first.command('#lounge', 'duel', { subcommand: 'draw' });
  const post = await saying(second, 'offers a draw');
  await on.discord.stop();
  await stage({ place: on.place, store: on.store });
  await second.press(post, 'Agree');
  await saying(second, 'The game is a draw by agreement.');
  expect(second.messages('#lounge').filter((one) => second.text(one).includes('offers a draw'))).toHaveLength(1);
  expect((await table()).phase).toBe('over');
});

describe('a rematch', () => {
  /** A game of Campaign Manager that is over, and its last post. */
  async function lost(on: Stage) {
    const [ada, ben] = [on.place.person('ada'), on.place.person('ben')];
    const { message } = await ada.command('#lounge', 'campaign', { subcommand: 'start', options: { opponent: 'ben', side: 'obama' } });
    await ben.press(message!, 'Accept');
    const { message: sure } = await ben.command('#lounge', 'campaign', { subcommand: 'resign' });
    await ben.press(sure!, 'Give up');
    const last = await ada.wait(() => ada.messages('#lounge').findLast((one) => ada.buttons(one).includes('Rematch')), 'the result');
    return { ada, ben, last, table: async () => (await on.tables.at(message!.channel_id))! };
  }

  test('is asked for by one press on the last post, and begins with the other’s press there, sides swapped', async () => {
    const on = await stage();
    const { ada, ben, last, table } = await lost(on);
    const before = await table();
    expect(before.seats[ada.id]).toBe('obama');
    const { message: invitation } = await ben.press(last, 'Rematch');
    expect(ben.text(invitation!)).toContain('A rematch: sides are swapped.');
    expect(ben.text(invitation!)).toContain('Ben (Obama) and Ada (McCain)');
    const { message: again } = await ben.press(last, 'Rematch');
    expect(ben.text(again!)).toContain('Now wait for the others');
    const { message: joined } = await ada.press(last, 'Rematch');
    expect(ada.text(joined!)).toContain('You’re in. The rematch');
    const next = await table();
    expect(next).toMatchObject({ phase: 'playing', previous: before.id, seats: { [ben.id]: 'obama', [ada.id]: 'mccain' } });
    await ada.wait(() => ada.messages('#lounge').some((one) => isPublic(one) && JSON.stringify(one).includes(`v1:${next.id}:-:play`)), 'the board');
    const { message: late } = await ada.press(last, 'Rematch');
    expect(ada.text(late!)).toContain('The rematch has begun');
    expect(on.errors).toEqual([]);
  });

  test('that both ask for at once is one', async () => {
    const on = await stage();
    const { ada, ben, last, table } = await lost(on);
    await Promise.all([ada.press(last, 'Rematch'), ben.press(last, 'Rematch')]);
    await expect.poll(async () => (await table()).phase).toBe('playing');
  });
});

test('a game of three ends when the second gives up; seats move on by one in a rematch', async () => {
  const on = await stage();
  const [ada, ben, cleo] = ['ada', 'ben', 'cleo'].map((key) => on.place.person(key)) as [HeadlessPerson, HeadlessPerson, HeadlessPerson];
  const { message: lobby } = await ada.command('#lounge', 'moi-president', { subcommand: 'start' });
  for (const [person, seat] of [
    [ada, 'A'],
    [ben, 'C'],
    [cleo, 'E'],
  ] as const) {
    if (person !== ada) await person.press(lobby!, 'Join');
    const { message: options } = await person.press(lobby!, 'Options');
    await person.select(options!, 'Choose your candidate', seat);
  }
  await ada.press(lobby!, 'Start');
  for (const [person, means] of [
    [ada, 'The others play on without you'],
    [ben, 'The game ends'],
  ] as const) {
    const { message: sure } = await person.command('#lounge', 'moi-president', { subcommand: 'resign' });
    expect(person.text(sure!)).toContain(means);
    await person.press(sure!, 'Give up');
  }
  const last = await ada.wait(() => ada.messages('#lounge').findLast((one) => ada.buttons(one).includes('Rematch')), 'the result');
  const { message: invitation } = await ada.press(last, 'Rematch');
  expect(ada.text(invitation!)).toContain('everyone moves one seat over');
  await cleo.press(last, 'Rematch');
  await ada.wait(() => ada.text(invitation!).includes('Cleo has accepted'), 'the invitation to show it');
  await ben.press(last, 'Rematch');
  const table = (await on.tables.at(lobby!.channel_id))!;
  expect(table).toMatchObject({ phase: 'playing', seats: { [ada.id]: 'C', [ben.id]: 'E', [cleo.id]: 'A' } });
});

/** The labels of the buttons of each row, from top to bottom. */
function rowsOf(components: readonly object[] | undefined): string[][] {
  return ((components ?? []) as { type: ComponentType; components?: { label?: string }[] }[]).flatMap((part) =>
    part.type === ComponentType.ActionRow ? [(part.components ?? []).map(({ label = '' }) => label)] : rowsOf(part.components),
  );
}
