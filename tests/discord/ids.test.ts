import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presses } from '../../src/discord/actions/index.ts';
import { readBrowsing, readMarks, writeMarks } from '../../src/discord/present/panel/control-form.ts';
import { type Action, decode, encode, fits, mostCharacters, none } from '../../src/discord/wire/ids.ts';

const table = fc.stringMatching(/^[a-z0-9]{10}$/);
const ref = fc.tuple(fc.nat(99), fc.nat(99_999)).map(([undos, frame]) => `${undos}-${frame}`);
const arg = fc.string({ unit: 'grapheme', maxLength: 50 }).filter((text) => text.length <= 50);

test('what is written is read again', () => {
  fc.assert(
    fc.property(table, ref, fc.constantFrom(...presses.map(({ name }) => name as Action)), arg, (table, ref, action, arg) => {
      const id = encode({ table, ref, action, arg });
      expect(id.length).toBeLessThanOrEqual(mostCharacters);
      expect(decode(id)).toEqual({ table, ref, action, arg });
    }),
  );
});

test('ids of other versions, of other bots and of nobody are told apart', () => {
  for (const id of ['v2:abcdefghij:0-1:play', 'v1:abcdefghij:play', 'play', '', 'v1:::play', 'v1:a b:-:play']) {
    expect(decode(id)).toBeNull();
  }
});

test('whatever comes in as an id is read without a throw', () => {
  fc.assert(fc.property(fc.string(), (id) => void decode(id)));
  fc.assert(fc.property(fc.string(), (arg) => void readBrowsing(arg)));
});

test('an id that is too long or could not be read again is not written', () => {
  // @ts-expect-error: only what somebody declares can be written.
  expect(() => encode({ action: 'undeclared', ref: '1:2' })).toThrow(/cannot stand/);
  expect(() => encode({ action: 'pick', arg: 'x'.repeat(100) })).toThrow(/too long/);
  expect(() => encode({ action: 'pick', ref: '1:2' })).toThrow(/cannot stand/);
});

test('the longest id that Discord takes fits, and one character more does not', () => {
  const room = mostCharacters - encode({ action: 'pick', arg: 'x' }).length + 1;
  for (const [length, isShort] of [
    [room, true],
    [room + 1, false],
  ] as const) {
    const press = { table: none, ref: none, action: 'pick', arg: 'x'.repeat(length) } as const;
    expect(fits(press)).toBe(isShort);
    if (isShort) expect(encode(press)).toHaveLength(mostCharacters);
  }
});

test('marks are read as they were written, two hundred in few characters', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(199)), (list) => {
      const written = writeMarks(new Set(list));
      expect(written.length).toBeLessThanOrEqual(34);
      expect([...readMarks(written)].sort((a, b) => a - b)).toEqual(list.sort((a, b) => a - b));
    }),
  );
});
