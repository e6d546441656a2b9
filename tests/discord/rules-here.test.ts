/** Rules, How to play, help and the aim, asked for where a game is played: they tell what was chosen there, and elsewhere what can be chosen. */
import { describe, expect, test } from 'vitest';
import { stage } from './setting.ts';

describe('at a table of 30 rounds', () => {
  const page = { subcommand: 'rules', options: { topic: 'victory' } } as const;

  test('the page of the rules says so, and elsewhere what the host may choose', async () => {
    const { ada } = await playing();
    const rules = async (channel: string) => ada.text((await ada.command(channel, 'president', page)).message!);
    expect(await rules('#lounge')).toMatch(/After \*\*30 rounds\*\* the greatest strength wins[\s\S]*At this table: [\s\S]*30 rounds/);
    expect(await rules('#lounge')).not.toMatch(/The host may choose|20 rounds|40 rounds/);
    expect(await rules('#campaign')).toMatch(/The host may choose[\s\S]*Or the host sets a number/);
    expect(await rules('#campaign')).not.toContain('At this table');
  });

  test('so do How to play, help, and the post that began it', async () => {
    const { ada, board } = await playing();
    const said = /after \*\*30 rounds\*\*,? the greatest strength wins/;
    expect(ada.text(await board())).toMatch(said);
    const { message: help } = await ada.command('#lounge', 'president', { subcommand: 'help' });
    expect(ada.text(help!)).toMatch(said);
    const { message: guide } = await ada.press(help!, 'How to play');
    expect(ada.text(guide!)).toMatch(said);
    expect(ada.text((await ada.select(guide!, 'Contents', '6. Winning the election')).message!)).toMatch(said);
    const { message: elsewhere } = await ada.command('#campaign', 'president', { subcommand: 'help' });
    expect(ada.text(elsewhere!)).toContain('or fewer if an option ends the game sooner');
  });

  test('another game asked for there tells what can be chosen', async () => {
    const { ada } = await playing();
    const { message } = await ada.command('#lounge', 'campaign', { subcommand: 'rules', options: { topic: 'decks' } });
    expect(ada.text(message!)).toMatch(/Starter decks[\s\S]*Draft[\s\S]*unless the options say/);
    expect(ada.text(message!)).not.toContain('At this table');
  });
});

async function playing() {
  const on = await stage();
  const ada = on.place.person('ada');
  const ben = on.place.person('ben');
  const { message: lobby } = await ada.command('#lounge', 'president', { subcommand: 'start', options: { rounds: '30' } });
  await ben.press(lobby!, 'Join');
  await ada.press(lobby!, 'Start');
  const board = () => ada.wait(() => ada.messages('#lounge').findLast((one) => ada.text(one).includes('🎯')), 'the first board');
  return { on, ada, ben, board };
}
