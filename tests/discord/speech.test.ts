/** What people are called at a table. */
import { expect, test } from 'vitest';
import { disarm, speechOf } from '../../src/discord/speech/speech.ts';
import { bot } from '../../src/discord/text/index.ts';
import { games } from '../../src/games/index.ts';
import { langs } from '../../src/i18n/types.ts';
import type { TableInfo } from '../../src/table/model/types.ts';

const withComputers = games.filter(({ mind, seats }) => mind && seats.length > 1);

test.each(
  withComputers.map((game) => [game.command, game] as const),
)('/%s: a computer’s token differs from those of people named alike', (_, game) => {
  const [own, computers] = game.seats as [string, string];
  for (const lang of langs) {
    const character = game.texts[lang].names[computers]!;
    const people = [
      { id: '1', name: `${character.slice(0, 1)}da` },
      { id: '2', name: 'Computer 1', computer: 'novice' },
    ];
    const table = { seats: { 1: own, 2: computers }, people } as unknown as TableInfo;
    const { text } = speechOf(game, table, lang);
    expect(text.player(computers)).toBe(text.title(computers));
    expect(text.token(computers)).not.toBe(text.token(own));
  }
});

test.each([
  ['- Ada', '\\- Ada'],
  ['+ Ada', '\\+ Ada'],
  ['-# Ada', '\\-\\# Ada'],
  ['-', '\\-'],
  ['1. Ada', '1\\. Ada'],
  ['2028.', '2028\\.'],
  ['# Ada', '\\# Ada'],
  ['> Ada', '\\> Ada'],
  ['>>> Ada', '\\>\\>\\> Ada'],
  ['* Ada', '\\* Ada'],
  ['Anne-Marie 2.0', 'Anne-Marie 2.0'],
  ['7 of 9', '7 of 9'],
])('the name “%s” begins no list, heading or quote', (name, shown) => expect(disarm(name)).toBe(shown));

test('what a digest says of a turn is a sentence of its own before when the time runs out', () => {
  const say = speechOf(null, null, 'en').text;
  const until = (what: string) => say(bot('bot.digest.until', { what, at: 'then' }));
  expect([until('play or discard a card'), until(say(bot('bot.digest.turn')))]).toEqual([
    'play or discard a card. Your time runs out then.',
    'it’s your turn. Your time runs out then.',
  ]);
});
