/** Buttons, menus and subcommands are declared once. Every released one must still exist, because people press them on posts that are years old. */
import { expect, test } from 'vitest';
import { presses, subcommands } from '../../src/discord/actions/index.ts';
import { subcommands as menu } from '../../src/discord/text/typed.ts';

/** The names in custom ids of released versions. This list only grows. */
const released = `
  accept again agree answer begin board bring cancel choose computer consent decline
  describe end export film games guide hand hint hustings join late later
  leaders leave lesson log manage mark move options order orders page pick
  play playnow replay propose refuse resign rules seat server set setting show
  sit sure take thread timing undo withdraw watch why words`;

test('each kind of button has a name of its own', () => {
  const names = presses.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z]+$/.test(name))).toEqual([]);
});

test('every button that was ever released is answered', () => {
  const names = presses.map(({ name }) => name);
  expect(released.split(/\s+/).filter((name) => name !== '' && !names.includes(name))).toEqual([]);
});

test('every subcommand of the menu is declared, once', () => {
  expect(subcommands.map(({ name }) => name).sort()).toEqual([...menu].sort());
});
