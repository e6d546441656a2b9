/** The post that gathers players: seats that are chosen there, and what becomes of it when things cross or get lost. */
import { describe, expect, test } from 'vitest';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { type Stage, stage } from './setting.ts';

const people = ({ place }: Stage, ...keys: string[]): HeadlessPerson[] => keys.map((key) => place.person(key));

describe('seats', () => {
  test('are chosen in the lobby, shown beside the names, and taken when the game begins', async () => {
    const on = await stage();
    const [ada, ben, cleo] = people(on, 'ada', 'ben', 'cleo') as [HeadlessPerson, HeadlessPerson, HeadlessPerson];
    const { message: lobby } = await ada.command('#candidate', 'candidate', { subcommand: 'start' });
    await ada.select(lobby!, 'Choose your candidate', 'Edna Gerrymander');
    await ben.press(lobby!, 'Join');
    expect(ben.text(lobby!)).toContain('Ada (Edna Gerrymander) and Ben');
    const { message: refused } = await ben.select(lobby!, null, 'Edna Gerrymander');
    expect(ben.text(refused!)).toContain('Ada was faster');
    expect(cleo.text((await cleo.select(lobby!, null, 'Buck Stopshere')).message!)).toContain('Press Join first');
    await ben.select(lobby!, null, 'Buck Stopshere');
    await ada.press(lobby!, 'Start the game');
    const table = on.tables.at(lobby!.channel_id)!;
    expect(table.seats).toEqual({ [ada.id]: 'E', [ben.id]: 'B' });
  });

  test('are chosen on an invitation, by whoever is invited before accepting, in the language of the table', async () => {
    const on = await stage();
    const [ada, ben] = people(on, 'ada', 'ben') as [HeadlessPerson, HeadlessPerson];
    ada.setLocale('fr');
    const { message } = await ada.command('#campaign', 'campaign', { subcommand: 'start', options: { opponent: 'ben' } });
    await ben.select(message!, 'Choisissez votre camp', 'obama');
    expect(ada.text(message!)).toContain('Ben (Obama)');
    expect(ada.text((await ada.select(message!, null, 'obama')).message!)).toContain('Ben a été plus rapide');
    await ben.press(message!, 'Accepter');
    expect(on.tables.at(message!.channel_id)!.seats).toEqual({ [ada.id]: 'mccain', [ben.id]: 'obama' });
  });

  test('are not offered where the rules give them out', async () => {
    const on = await stage();
    const [ada] = people(on, 'ada') as [HeadlessPerson];
    const { message } = await ada.command('#lounge', 'moi-president', { subcommand: 'start' });
    expect(JSON.stringify(ada.message(message!))).not.toContain(':seat');
  });
});

test('an invitation tells what is out of the ordinary, and what it means', async () => {
  const on = await stage();
  const [ada] = people(on, 'ada') as [HeadlessPerson];
  const asked = { player2: 'ben', 'super-tuesday': true };
  const { message } = await ada.command('#candidate', 'candidate', { subcommand: 'start', options: asked });
  expect(ada.text(message!)).toMatch(/Super Tuesday: \*\*Yes\*\*\s+-# Two Zeros take/);
  expect(ada.text(message!)).not.toContain('Incumbent');
});
