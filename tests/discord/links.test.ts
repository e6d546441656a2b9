/** A sentence that names a command is a link, once Discord knows the command. */
import { expect, test } from 'vitest';
import { button, container, gallery, limits, menu, note, openLinks, postOf, rows, text } from '../../src/discord/wire/parts.ts';
import { langs } from '../../src/i18n/types.ts';
import { stage } from './setting.ts';

const subcommand = (name: string, fr: string) => ({ type: 1, name, name_localizations: { fr }, description: '-' }) as const;
const known = [
  { id: '11', name: 'duel', options: [subcommand('start', 'commencer'), subcommand('board', 'plateau')] },
  { id: '12', name: 'settings', name_localizations: { fr: 'réglages' }, options: [] },
];
const links = openLinks();
links.learn(known);
const linked = (line: string) => JSON.parse(JSON.stringify(links.within(note(line)).components[0])).content as string;

test('in every language the command is the one that Discord knows', () => {
  expect(linked('Try `/duel start`, or `/settings`.')).toBe('Try </duel start:11>, or </settings:12>.');
  expect(linked('Essayez `/duel commencer` ou `/réglages`.')).toBe('Essayez </duel start:11> ou </settings:12>.');
});

test('what is typed after a command stays to be typed', () => {
  expect(linked('Type `/settings timezone`.')).toBe('Type </settings:12> `timezone`.');
});

test('what is no command, or none that can be used alone, stays as it is', () => {
  for (const line of ['`/duel` is out of order', '`/chess start`', 'a `/` and `words`', 'A\\`/settings\\`B', '/settings'])
    expect(linked(line)).toBe(line);
  expect(openLinks().within(note('`/settings`'))).toEqual(note('`/settings`'));
});

test('labels, menus and descriptions of pictures name it as it is typed', () => {
  const name = '`/settings`';
  const parts = [gallery('board.png', name), ...rows([button(name, 'id')]), menu({ custom_id: 'm', placeholder: name, options: [] })];
  const post = postOf([container('#000000', parts)]);
  expect(links.within(post)).toEqual(post);
});

test('a text without room for it stays as it is', () => {
  const post = postOf([text(`${'x'.repeat(limits.text - 11)}\`/settings\``)]);
  expect(links.within(post)).toEqual(post);
});

test.each(langs)('the help of a game names nothing but commands to press (%s)', async (lang) => {
  const on = await stage();
  const ada = on.place.person('ada');
  ada.setLocale(lang);
  const { message } = await ada.command('#lounge', 'campaign', { subcommand: 'help' });
  const told = ada.text(message!);
  expect(told).toMatch(/<\/campaign start:\d+>/);
  expect([...told.matchAll(/`\/[^`]+`/g)].map(([one]) => one)).toEqual([]);
  for (const [, name, id] of told.matchAll(/<\/([^:>]+):(\d+)>/g)) {
    const [command = '', sub] = name!.split(' ');
    expect(ada.canCall(command, sub), name).toBe(true);
    expect(
      on.seen.some(({ path, response }) => path.endsWith('/commands') && JSON.stringify(response).includes(`"id":"${id}"`)),
      id,
    ).toBe(true);
  }
});
