/** The post that gathers players: choosing seats there, and what happens when presses cross or get lost. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { games as allGames } from '../../src/games/index.ts';
import { startLocal } from '../../src/local.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { freshStore } from '../store/fresh.ts';
import { change } from '../table/context.ts';
import { type Stage, stage } from './setting.ts';
import { begun, bid, isPublic } from './table.ts';

const people = ({ place }: Stage, ...keys: string[]): HeadlessPerson[] => keys.map((key) => place.person(key));

describe('one sitting, or over days', () => {
  const clockOn = async (on: Stage, channel: string) => (await on.tables.at(channel))!.clock;

  test('is one press on an invitation, which then says how long each has; a second takes it back', async () => {
    const on = await stage();
    const [ada, ben] = people(on, 'ada', 'ben') as [HeadlessPerson, HeadlessPerson];
    const { message } = await ada.command('#lounge', 'duel', { subcommand: 'start', options: { opponent: 'ben' } });
    expect(ada.text(message!)).not.toContain('Time to answer');
    const overDays = [...JSON.stringify(message).matchAll(/"(v1:[^"]*:set:[^"]*)"/g)].map(([, id]) => id!);
    expect(ben.text((await ben.press(message!, 'Play over days')).message!)).toContain('Only the person who opened this game');
    await Promise.all([ada.press(message!, overDays[0]!), ada.press(message!, overDays[0]!)]);
    expect(ben.text(message!)).toContain('Time to answer: **7 days, plus 1 day each turn**');
    await ada.press(message!, 'Play in one sitting');
    expect(ben.text(message!)).not.toContain('Time to answer');
    await ada.press(message!, 'Play over days');
    await ben.press(message!, 'Accept');
    expect(await clockOn(on, message!.channel_id)).toBe('168+24');
  });

  test('is one press in a lobby; without it there is no clock', async () => {
    const on = await stage();
    const [ada, ben] = people(on, 'ada', 'ben') as [HeadlessPerson, HeadlessPerson];
    const { message } = await ada.command('#lounge', 'demo', { subcommand: 'start' });
    expect(ada.text(message!)).toContain('no clock');
    await ada.press(message!, 'Play over days');
    expect(ada.text(message!)).toContain('7 days, plus 1 day each turn');
    await ada.press(message!, 'Play in one sitting');
    await ben.press(message!, 'Join');
    await ada.press(message!, 'Start');
    expect(await clockOn(on, message!.channel_id)).toBe('none');
  });
});

describe('seats', () => {
  test('are chosen in the lobby, shown beside the names, and taken when the game begins', async () => {
    const on = await stage();
    const [ada, ben, cleo] = people(on, 'ada', 'ben', 'cleo') as [HeadlessPerson, HeadlessPerson, HeadlessPerson];
    const { message: lobby } = await ada.command('#candidate', 'candidate', { subcommand: 'start' });
    const choose = async (person: HeadlessPerson, seat: string) => {
      const { message: options } = await person.press(lobby!, 'Options');
      return (await person.select(options!, 'Choose your candidate', seat)).message!;
    };
    await choose(ada, 'Edna Gerrymander');
    await ben.press(lobby!, 'Join');
    await ben.wait(() => /Ada \(Edna Gerrymander\)\*\*\s+👤 \*\*Ben/.test(ben.text(lobby!)), 'both, and the seat');
    expect(ben.text(await choose(ben, 'Edna Gerrymander'))).toContain('Ada was faster');
    expect(cleo.text(await choose(cleo, 'Buck Stopshere'))).toContain('Press **Join** first');
    await choose(ben, 'Buck Stopshere');
    await ada.press(lobby!, 'Start');
    const table = (await on.tables.at(lobby!.channel_id))!;
    expect(table.seats).toEqual({ [ada.id]: 'E', [ben.id]: 'B' });
  });

  test('and the other options show what others have taken or left meanwhile', async () => {
    const on = await stage();
    const [ada, ben] = people(on, 'ada', 'ben') as [HeadlessPerson, HeadlessPerson];
    const { message: lobby } = await ada.command('#candidate', 'candidate', { subcommand: 'start' });
    const { message: options } = await ada.press(lobby!, 'Options');
    const shown = () => JSON.stringify(ada.message(options!).components);
    const alone = shown();
    await ben.press(lobby!, 'Join');
    await ben.select((await ben.press(lobby!, 'Options')).message!, 'Choose your candidate', 'Buck Stopshere');
    await ada.wait(() => shown().includes('Ben'), 'Ben’s seat on Ada’s options');
    await ben.press(lobby!, 'Leave');
    await ada.wait(() => shown() === alone, 'the seat free again');
    expect(on.errors).toEqual([]);
  });

  test('are chosen on an invitation, by whoever is invited before accepting, in the language of the table', async () => {
    const on = await stage();
    const [ada, ben] = people(on, 'ada', 'ben') as [HeadlessPerson, HeadlessPerson];
    ada.setLocale('fr');
    const { message } = await ada.command('#campaign', 'campaign', { subcommand: 'start', options: { opponent: 'ben' } });
    await ben.select(message!, 'Choisissez votre camp', 'obama');
    expect(ada.text(message!)).toContain('Ben (Obama)');
    expect(ada.text((await ada.select(message!, 'Choisissez votre camp', 'obama')).message!)).toContain('Ben a été plus rapide');
    await ben.press(message!, 'Accepter');
    expect((await on.tables.at(message!.channel_id))!.seats).toEqual({ [ada.id]: 'mccain', [ben.id]: 'obama' });
  });

  test('are not offered where the rules give them out', async () => {
    const on = await stage();
    const [ada] = people(on, 'ada') as [HeadlessPerson];
    const { message } = await ada.command('#lounge', 'demo', { subcommand: 'start' });
    expect(JSON.stringify(ada.message(message!))).not.toContain(':seat');
  });

  test.each(
    allGames.filter(({ rules, wishes }) => rules.players.max > 2 && wishes).map(({ command, seats, texts }) => [command, seats, texts] as const),
  )('are chosen in the lobby of /%s, also the last of them in a game of two', async (command, seats, texts) => {
    const on = await stage();
    const [ada, ben] = people(on, 'ada', 'ben') as [HeadlessPerson, HeadlessPerson];
    const { message: lobby } = await ada.command('#lounge', command, { subcommand: 'start' });
    await ben.press(lobby!, 'Join');
    const { message: options } = await ben.press(lobby!, 'Options');
    await ben.select(options!, texts.en.chooseSeat!, seats.at(-1)!);
    await ada.press(lobby!, 'Start');
    const table = (await on.tables.at(lobby!.channel_id))!;
    expect(table.phase).toBe('playing');
    expect(table.seats[ben.id]).toBe(seats.at(-1));
    await ada.wait(() => ada.messages('#lounge').find((one) => ada.buttons(one).includes('Play')), 'the board');
    expect(on.errors).toEqual([]);
  });
});

test('an invitation tells what is out of the ordinary, and what it means', async () => {
  const on = await stage();
  const [ada] = people(on, 'ada') as [HeadlessPerson];
  const asked = { player2: 'ben', 'super-tuesday': true };
  const { message } = await ada.command('#candidate', 'candidate', { subcommand: 'start', options: asked });
  expect(ada.text(message!)).toMatch(/Super Tuesday: \*\*Yes\*\*\s+-# Discard 2 Zeros/);
  expect(ada.text(message!)).not.toContain('Incumbent');
});

describe('an invitation', () => {
  const invitations = (person: HeadlessPerson, button = 'Accept') => person.messages('#lounge').filter((one) => person.buttons(one).includes(button));
  const invite = async (on: Stage) => {
    const [ada, ben, cleo] = people(on, 'ada', 'ben', 'cleo') as [HeadlessPerson, HeadlessPerson, HeadlessPerson];
    const { message } = await ada.command('#lounge', 'duel', { subcommand: 'start', options: { opponent: 'ben' } });
    return { ada, ben, cleo, message: message! };
  };

  test('that two people join at once names both in the end', async () => {
    const on = await stage();
    const [ada, ben, cleo] = people(on, 'ada', 'ben', 'cleo') as [HeadlessPerson, HeadlessPerson, HeadlessPerson];
    const { message } = await ada.command('#lounge', 'demo', { subcommand: 'start' });
    on.place.faults.next({ kind: 'slow', route: /callback/, delay: 400 });
    await Promise.all([ben.press(message!, 'Join'), cleo.press(message!, 'Join')]);
    await ada.wait(() => ['Ada', 'Ben', 'Cleo'].every((name) => ada.text(message!).includes(name)), 'both names', 5000);
  });

  test('that began while a reply was on its way shows no live buttons', async () => {
    const on = await stage();
    const [ada, ben, cleo] = people(on, 'ada', 'ben', 'cleo') as [HeadlessPerson, HeadlessPerson, HeadlessPerson];
    const { message } = await ada.command('#lounge', 'demo', { subcommand: 'start' });
    await ben.press(message!, 'Join');
    on.place.faults.next({ kind: 'slow', route: /callback/, delay: 400 });
    await Promise.all([cleo.press(message!, 'Join'), ada.press(message!, 'Start')]);
    await ada.wait(() => ada.buttons(message!).length === 0, 'the buttons to go', 5000);
    expect((await on.tables.at(message!.channel_id))!.post!.message).not.toBe(message!.id);
  });

  test('that is lost is shown again and withdrawn by any command of its game', async () => {
    const on = await stage();
    const { ada, ben, cleo, message } = await invite(on);
    on.place.deleteMessage(message.id);
    for (const subcommand of ['board', 'hand', 'log', 'undo', 'resign']) {
      const { message: told } = await ada.command('#lounge', 'duel', { subcommand });
      expect(ada.text(told!)).toContain('still open');
      expect(ada.buttons(told!)).toEqual(['Show it again', 'Cancel it']);
    }
    const { message: panel } = await cleo.command('#lounge', 'duel', { subcommand: 'board' });
    expect(cleo.buttons(panel!)).toEqual(['Show it again']);
    await cleo.press(panel!, 'Show it again');
    const again = await ben.wait(() => invitations(ben)[0], 'the invitation');
    expect(again.mentions).toEqual([]);
    const { message: mine } = await ada.command('#lounge', 'duel', { subcommand: 'board' });
    await ada.press(mine!, 'Cancel it');
    await ada.wait(() => ada.text(again).includes('Canceled by Ada'), 'the withdrawal');
    expect(ada.buttons(again)).toEqual([]);
    expect((await on.tables.at(message.channel_id))?.phase).toBe('closed');
  });

  test('in the way of a start is shown again or withdrawn from there, in the language of whoever starts', async () => {
    const on = await stage();
    const { ada, cleo, message } = await invite(on);
    cleo.setLocale('fr');
    const { message: theirs } = await cleo.command('#lounge', 'demo', { subcommand: 'start' });
    expect(cleo.buttons(theirs!)).toEqual(['Jouer dans un fil', 'La montrer à nouveau']);
    await cleo.press(theirs!, 'La montrer');
    await ada.wait(() => invitations(ada).length === 1 && invitations(ada)[0]!.id !== message.id, 'one invitation at the end');
    const { message: own } = await ada.command('#lounge', 'demo', { subcommand: 'start' });
    expect(ada.buttons(own!)).toEqual(['Play in a thread', 'Show it again', 'Cancel it']);
    await ada.press(own!, 'Cancel it');
    expect((await ada.command('#lounge', 'demo', { subcommand: 'start' })).message!.flags).not.toBe(64);
  });

  test('in the way of a start that asked for a thread is no question: the game begins in one', async () => {
    const on = await stage();
    const { cleo } = await invite(on);
    const { message: told } = await cleo.command('#lounge', 'demo', { subcommand: 'start', options: { thread: true } });
    const thread = await cleo.wait(() => /<#(\d+)>/.exec(cleo.text(told!))?.[1], 'the thread');
    const [posted] = await cleo.wait(() => cleo.messages(thread).length > 0 && cleo.messages(thread), 'the invitation in it');
    expect(cleo.buttons(posted!)).toContain('Join');
    expect((await on.tables.at(thread))?.game).toBe('demo');
    // If nothing is in the way, it begins in the channel itself.
    await cleo.command('#campaign', 'demo', { subcommand: 'start', options: { thread: true } });
    expect(await cleo.wait(() => cleo.messages('#campaign').at(-1), 'the invitation')).toBeDefined();
  });

  test('stands once, though the program was killed between its reply and the note of it', async () => {
    const store = freshStore();
    onTestFinished(() => store.close());
    const place = await startLocal({ port: 0 });
    onTestFinished(() => place.stop());
    const first = await stage({ place, store });
    const { ada, message } = await invite(first);
    await first.discord.stop();
    const table = (await first.tables.at(message.channel_id))!;
    // What the kill leaves: the reply is there but not noted, and the delivery meant to replace it is queued.
    const row = (await store.table(table.id))!;
    await change(store, (db) => {
      db.saveTable({ ...row, postChannel: null, postMessage: null, version: row.version + 1 });
      db.queue(row.id, 'invitation', true, Date.now());
    });
    const second = await stage({ place, store });
    await expect.poll(async () => (await second.tables.find(table.id))?.post?.message, { timeout: 5000 }).toBe(message.id);
    expect(invitations(ada)).toHaveLength(1);
  });
});

test.each([
  [{ 'invitations.person': 1 }, 'You have 1 open', 'Vous avez 1 invitation'],
  [{ 'invitations.server': 1 }, 'open on this server', 'ouverte sur ce serveur'],
  [{ 'fruitless.person': 1 }, 'came to nothing', 'n’ont pas abouti'],
])('too many invitations are refused with the reason and what to do now: %o', async (limits, english, french) => {
  const on = await stage({ limits });
  const [ada] = people(on, 'ada') as [HeadlessPerson];
  await ada.command('#lounge', 'demo', { subcommand: 'start' });
  const refusal = async () => ada.text((await ada.command('#campaign', 'demo', { subcommand: 'start' })).message!);
  expect(await refusal()).toContain(english);
  ada.setLocale('fr');
  expect(await refusal()).toContain(french);
});

test('whoever goes by a new name is called by it from the next press on', async () => {
  const on = await stage();
  const { ada, ben, board } = await begun(on);
  on.place.setNick('ada', 'Adele');
  await bid(ada, await board(), '1', '1');
  await bid(ben, await board(), '1', '1');
  const next = await ada.wait(
    () => ada.messages('#lounge').findLast((one) => isPublic(one) && ada.text(one).includes('bids are in')),
    'the next board',
  );
  expect(JSON.stringify(ada.message(next))).toContain('Adele 0');
});

describe('a clock of one’s own', () => {
  const start = async (options: Record<string, string | number>) => {
    const on = await stage();
    const [ada] = people(on, 'ada') as [HeadlessPerson];
    const { message } = await ada.command('#lounge', 'demo', { subcommand: 'start', options });
    return { told: ada.text(message!), clock: (await on.tables.at(message!.channel_id))?.clock ?? null };
  };

  test.each([
    ['beside one that is offered', { clock: '24+12', hours: 48 }, 'sets two clocks'],
    ['of an increment alone', { increment: 6 }, 'needs `hours`'],
    ['of an increment beside an offered clock', { clock: '24+12', increment: 6 }, 'needs `hours`'],
    ['that would give back more than there is', { hours: 6, increment: 12 }, 'at most 6'],
    ['with reminders of its own', { hours: 6, reminders: 12 }, 'games without a clock'],
    ['that is offered, with reminders of its own', { clock: '24+12', reminders: 12 }, 'games without a clock'],
  ])('%s is refused, with why', async (_, options, why) => {
    expect(await start(options)).toEqual({ told: expect.stringContaining(why), clock: null });
  });

  test.each([
    ['has half of its hours back each turn, unless said otherwise', { hours: 36 }, '36+18', '36 h, plus 18 h each turn'],
    ['may have none back', { hours: 48, increment: 0 }, '48+0', '2 days in all'],
    ['may be none, with reminders as often as wished', { reminders: 12 }, 'none/12', 'no clock, a reminder every 12 h'],
    ['may be none, said so', { clock: 'none', reminders: 24 }, 'none', 'no clock'],
  ])('%s', async (_, options, clock, told) => {
    expect(await start(options)).toEqual({ told: expect.stringContaining(told), clock });
  });
});
