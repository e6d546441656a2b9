/** What happened since a player looked: the first line of Play, a mark in the log, and a line for each game in /games. */
import { expect, test } from 'vitest';
import { sinceLine } from '../../src/discord/present/parts/since.ts';
import { gather, withoutOldRace } from '../../src/discord/present/parts/story.ts';
import { fromFirstToLast, speechOf } from '../../src/discord/speech/speech.ts';
import { president } from '../../src/games/president/game.ts';
import type { Message } from '../../src/kernel/types.ts';
import { stage } from './setting.ts';
import { begun, bid, idOf } from './table.ts';

/** Past the bids of both: the player who is asked first, and the other. */
async function playing(on: Awaited<ReturnType<typeof stage>>) {
  const { ada, ben, board } = await begun(on);
  await bid(ada, await board(), '1', '1');
  await bid(ben, await board(), '1', '1');
  const table = (await on.tables.at(ada.channel('#lounge').id))!;
  const [first, other] = table.toAct.includes(table.seats[ada.id]!) ? [ada, ben] : [ben, ada];
  const names = { [ada.id]: 'Ada', [ben.id]: 'Ben' };
  return { first, other, board, name: names[first.id]!, id: table.id };
}

test('Play begins with what others did since one pressed anything at this table, once', async () => {
  const on = await stage();
  const { first, other, board, name } = await playing(on);
  await other.press(await board(), 'Play');
  await bid(first, await board(), 'gain');
  const { message } = await other.press(await board(), 'Play');
  expect(other.text(message!).split('\n')[0]).toBe(`-# Since you last looked: ${name} gains 1.`);
  const again = await other.press(await board(), 'Play');
  expect(other.text(again.message!)).not.toContain('Since you last looked');
  // A player's own answers are no news.
  const own = await first.press(await board(), 'Play');
  expect(first.text(own.message!)).not.toContain('Since you last looked');
});

test('Play tells five things of a turn, each as a whole, and counts the rest', async () => {
  const on = await stage();
  const { first, other, board, name } = await playing(on);
  await other.press(await board(), 'Play');
  await bid(first, await board(), 'again', 'again', 'again', 'again', 'again');
  await bid(first, await board(), 'gain');
  const { message } = await other.press(await board(), 'Play');
  expect(other.text(message!).split('\n')[0]).toBe(
    `-# Since you last looked: ${Array(5).fill(`${name} gains 1.`).join(' ')} (and 1 more in the log)`,
  );
});

test('the log has a mark between what is new and what one has seen, and /games says the same of each game', async () => {
  const on = await stage();
  const { first, other, board, name } = await playing(on);
  await other.press(await board(), 'Play');
  await bid(first, await board(), 'again', 'again');
  await bid(first, await board(), 'gain');
  const list = (await other.command('#candidate', 'games')).message!;
  expect(other.text(list)).toMatch(new RegExp(`-# Since you last looked: ${name} gains 1\\. ${name} gains 1\\. \\(and 1 more in the log\\)`));
  expect(other.text((await other.command('#candidate', 'games')).message!), 'which is no look at the table').toContain('Since you last looked');
  other.setLocale('fr');
  expect(other.text((await other.command('#candidate', 'games')).message!)).toContain('Depuis votre dernier passage');
  other.setLocale('en-US');
  const log = other.text((await other.press(await board(), 'Log')).message!);
  const lines = log.split('\n');
  const mark = lines.findIndex((line) => line.includes('new since you last looked'));
  expect(
    lines.slice(0, mark).filter((line) => line.includes('gains 1')),
    log,
  ).toHaveLength(3);
  expect(lines.slice(mark).join('\n')).toContain('bids are in');
  expect(other.text((await other.press(await board(), 'Log')).message!)).not.toContain('new since');
});

test('how one’s own battle ended is told with what came after it, and so is the race', () => {
  const battle = {
    city: 'lyon',
    newcomer: 'A',
    owner: 'B',
    winner: 'A',
    throws: [
      [
        { seat: 'A', die: 6, strength: 0, presidents: 0, total: 6 },
        { seat: 'B', die: 1, strength: 0, presidents: 0, total: 1 },
      ],
    ],
  };
  const standing = { standings: [{ seat: 'A', strength: 5 }], majority: 45, elects: false, free: 20 };
  const facts = [
    { key: 'battle.decided', args: battle },
    { key: 'rolls', args: { seat: 'B', die: 3, to: 36, again: false, past: null } },
    { key: 'takes', args: { seat: 'B', cities: ['lille'] } },
    { key: 'table.standing', args: { standing: { key: 'standing', args: standing } } },
  ];
  const lines = facts.map((message, n) => ({ n, at: 0, message, secret: false, by: null, answer: n }));
  expect(sinceLine(lines as never, president, speechOf(president, null, 'en'), 5)).toMatch(
    /: .+ wins \*\*Lyon\*\* from .+: 6 against 1\. .+ rolls 3 and claims Lille\. .+ 5 \(45 to win, 20 cities still free\)$/,
  );
});

test('a card that only its reader was told of is told, however much came after it', () => {
  const takes = ['lille', 'paris', 'lyon', 'nice', 'caen', 'laval'].flatMap((city) => [
    { key: 'rolls', args: { seat: 'B', die: 3, to: 36, again: false, past: null } },
    { key: 'takes', args: { seat: 'B', cities: [city] } },
  ]);
  const facts = [{ key: 'media.you', args: { card: 'A2' } }, ...takes];
  const lines = facts.map((message, n) => ({ n, at: 0, message, secret: n === 0, by: null, answer: n }));
  const said = sinceLine(lines as never, president, speechOf(president, null, 'en'), 5);
  expect(said).toContain('Small Ads');
  expect(said).toMatch(/claims Laval\. \(and 2 more in the log\)$/);
});

test('a battle too long to tell keeps how it began and how it ended', () => {
  const text = 'Ada attacks Ben with Small Ads. Ben parries with a Denial. Ada attacks again with a Poll. Ben has no parry. Ada wins Lille.';
  expect(fromFirstToLast(text, 200)).toBe(text);
  expect(fromFirstToLast(text, 75)).toBe('Ada attacks Ben with Small Ads. … Ben has no parry. Ada wins Lille.');
  expect(fromFirstToLast(text, 40)).toBe('Ada attacks Ben with Small Ads. …');
});

test('the same player twice is two sentences, not two names; and an old race is told no more', () => {
  const draws = (seat: string) => ({ key: 'draws', args: { seat, n: 1 } });
  const seats = (events: Message[]) => gather(events, ['draws']).map(({ args }) => args!.seat);
  expect(seats([draws('A'), draws('A'), draws('B')])).toEqual(['A', ['A', 'B']]);
  const [race, lays, leaves] = [
    { key: 'table.standing', args: {} },
    { key: 'lays', args: {} },
    { key: 'table.left', args: {} },
  ];
  expect(withoutOldRace([lays, race, lays])).toEqual([lays, lays]);
  expect(withoutOldRace([lays, race, leaves])).toEqual([lays, race, leaves]);
});

test('whoever presses what is old, or is refused, has not looked: what happened is told again when they do', async () => {
  const on = await stage();
  const { first, other, board, id } = await playing(on);
  const { message: old } = await first.press(await board(), 'Play');
  // Another panel takes its place, but this one can't be removed.
  on.place.faults.next({ kind: 'refused', as: 'unknownWebhook', times: 9, route: /^DELETE \/webhooks/ });
  await bid(first, await board(), 'gain');
  await bid(other, await board(), 'gain');
  const untold = async () => (await on.tables.since(id, first.id)).length;
  const before = await untold();
  expect(before).toBeGreaterThan(0);
  await first.press(old!, idOf(first, old!, 'gain'));
  expect(first.text(old!)).toContain('moved on');
  expect(await untold(), 'an answer to an old question').toBe(before);
  await first.press(await board(), 'Play');
  expect(await untold()).toBe(0);
});
