/**
 * A player stays away from a game of several: the others wait for them, have the game play for them, and see them come back. The game pauses, and
 * players take days off.
 */
import { describe, expect, test } from 'vitest';
import { bot } from '../../src/discord/text/index.ts';
import { candidate } from '../../src/games/candidate/game.ts';
import { moiPresident } from '../../src/games/moi-president/game.ts';
import { president } from '../../src/games/president/game.ts';
import type { Message } from '../../src/kernel/types.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import type { LogLine } from '../../src/table/model/past.ts';
import { until } from '../faults/world.ts';
import { here, together } from './together.ts';

const hour = 3_600_000;

// Players roll their own dice: with automatic dice, a game could be over before all of this has happened.
describe.each([
  ['six people, in French', candidate, 6, 'fr', {}],
  ['three people, in English', president, 3, 'en', { dice: false }],
  ['four people, in French', moiPresident, 4, 'fr', {}],
] as const)('%s', (_, game, count, lang, options) => {
  test(`/${game.command} goes on without somebody until they are back`, { timeout: 120_000 }, async () => {
    const { world, people, table, seatOf, isAsked, find, says, plays, playWithout, callsOf, speech } = await together(game, count, lang, {
      clock: '72+24',
      ...options,
    });
    const { plain } = speech;
    const [late, ...others] = people.toReversed();
    const [first, ...rest] = others;
    const seat = seatOf(late!);
    const who = speech.text.player(seat);
    const on = async (label: string) => find((one) => first!.buttons(one).includes(label), label);
    /** They agree one after another. Nothing happens before the last of them makes a majority. */
    const agreeBy = async (asked: typeof people, isDone: () => Promise<boolean>) => {
      const majority = Math.floor((asked.length + 1) / 2) + 1;
      for (const one of asked.slice(0, majority - 1)) {
        expect(await isDone(), 'too few have agreed').toBe(false);
        const post = await find((each) => one.buttons(each).includes(plain(bot('bot.button.agree'))), 'a question to all');
        await one.press(post, plain(bot('bot.button.agree')));
      }
      await until(isDone, 10_000, 'what a majority agreed to');
    };
    await playWithout(late!, 20);
    expect(await isAsked(late!)).toBe(true);

    // Otherwise the call to their turn would still be on its way, and delay the reminder by a quarter of an hour.
    const { since } = await table();
    await until(async () => ((await world.store.lastPinged(late!.user.id)) ?? 0) >= since[seat]!, 10_000, 'a call to their turn');
    world.pass(50 * hour);
    await says(bot('bot.remind.ahead', { who, at: '<t:', isTimed: true }));
    world.pass(23 * hour);
    const playFor = plain(bot('bot.button.away', { name: late!.user.global_name! }));
    const zero = await on(playFor);
    expect(zero.mentions.map(({ id }) => id).toSorted()).toEqual(others.map(({ user }) => user.id).toSorted());
    // A player who has pressed nothing for two days has no voice.
    for (const one of rest) await one.command(here, game.command, { subcommand: 'time' });
    await first!.press(zero, playFor);
    await agreeBy(rest, async () => (await table()).away.includes(seat));
    await says({ key: 'table.away', args: { seat } });

    const called = callsOf(late!).length;
    for (let turns = 0; turns < 8; turns++) {
      await until(async () => !(await isAsked(late!)), 10_000, 'an answer by default');
      await playWithout(late!, 1);
    }
    expect(callsOf(late!).length, 'nobody is called to what is answered for them').toBeLessThanOrEqual(called);
    expect(await table()).toMatchObject({ away: [seat], phase: 'playing' });
    await plays(late!);
    await says({ key: 'table.back', args: { seat } });
    expect((await table()).away).toEqual([]);

    const { message: panel } = await late!.command(here, game.command, { subcommand: 'time' });
    await late!.press(panel!, plain(bot('bot.button.pause')));
    await agreeBy(others, async () => (await table()).paused !== null);
    const playNext = async () => {
      const { toAct } = await table();
      const one = people.find((each) => toAct.includes(seatOf(each)))!;
      await plays(one);
      return one;
    };
    const reminders = () => first!.messages(here).filter((one) => first!.text(one).includes('⏰')).length;
    const before = reminders();
    world.pass(300 * hour);
    const next = await playNext();
    expect(reminders()).toBe(before);
    expect((await table()).paused).toBeNull();
    const { value: log } = (await world.bot.tables.log((await table()).id, null, 200)) as { value: LogLine[] };
    const told = (key: string, of: string) => log.some(({ message }) => message.key === key && message.args?.seat === of);
    expect(told('table.resumed', seatOf(next)), 'whoever plays on ends the pause').toBe(true);
    expect(told('table.by-default', seat), 'what was answered by default').toBe(true);

    await world.bot.tables.changeSettings(late!.user.id, { zone: 'Pacific/Auckland' }, 'zone');
    const day = new Date(Date.now() + 500 * hour).toISOString().slice(0, 10);
    const { message: off } = await late!.command(here, game.command, { subcommand: 'time', options: { off: day } });
    const taken = async () => {
      const own = await world.bot.tables.ownTime((await table()).id, late!.user.id);
      return own.ok && own.value.off;
    };
    expect(await taken()).toEqual([day]);
    await late!.press(off!, plain(bot('bot.button.workAgain')));
    expect(await taken()).toEqual([]);
    expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([]);
  });
});

test('the others go on without somebody for good, one leaves, and in the rematch whoever won is the Incumbent', { timeout: 120_000 }, async () => {
  const on = await together(candidate, 3, 'en', { clock: '72+24', incumbent: true });
  const { world, people, table, seatOf, isAsked, find, says, playWithout, speech } = on;
  const { plain } = speech;
  const [winner, leaver, late] = people as [HeadlessPerson, HeadlessPerson, HeadlessPerson];
  const { id } = await table();
  const label = (message: Message) => plain(message);
  const offers = async (words: string) => find((one) => winner.buttons(one).includes(words), words);
  await playWithout(late, 20);
  expect(await isAsked(late)).toBe(true);
  world.pass(98 * hour);
  await leaver.command(here, candidate.command, { subcommand: 'time' });
  const claim = label(bot('bot.button.claim', { name: late.user.global_name!, isAlone: false }));
  const { message: sure } = await winner.press(await offers(claim), claim);
  await winner.press(sure!, label(bot('bot.button.claimSure')));
  expect((await table()).toAct, 'half have agreed').toContain(seatOf(late));
  await leaver.press(await offers(label(bot('bot.button.agree'))), label(bot('bot.button.agree')));
  await says({ key: 'table.claimed', args: { seat: seatOf(late) } });
  const told = await world.bot.tables.snapshot(id, null);
  expect(told.ok && told.value.gone).toEqual([seatOf(late)]);

  const { message: asks } = await leaver.command(here, candidate.command, { subcommand: 'resign' });
  await leaver.press(asks!, label(bot('bot.button.resign')));
  const again = label(bot('bot.button.again'));
  const last = await offers(again);
  for (const { user } of people) expect(winner.text(last)).toContain(user.global_name);
  await winner.press(last, again);
  for (const one of [leaver, late]) await one.press(await offers(label(bot('bot.button.accept'))), label(bot('bot.button.accept')));
  await find((one) => /plays as the Incumbent/.test(winner.text(one)), 'the Incumbent');
  const next = (await world.bot.tables.of(winner.user.id))[0]!;
  expect(next).toMatchObject({ phase: 'playing', previous: id, clock: '72+24', options: { incumbent: true } });
  expect(next.seats[winner.user.id], 'seats move on').not.toBe(seatOf(winner));
});
