/** A finished game reviewed: pressed under its last post, in both languages; what is everyone's, and what is a player's alone. */
import { describe, expect, test } from 'vitest';
import { assess } from '../../src/computer/assess.ts';
import { efforts } from '../../src/computer/levels.ts';
import { think } from '../../src/computer/think.ts';
import { games } from '../../src/games/index.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import type { Thinker } from '../../src/table/work/deps.ts';
import { type Stage, stage } from './setting.ts';
import { begun } from './table.ts';

const gameOf = (command: string) => {
  const { rules, mind } = games.find((one) => one.command === command)!;
  return { rules, mind: mind! };
};
/** Thinks at once, and little. */
const thinker: Thinker = {
  think: ({ game, known, seed, among }) => {
    const effort = { ...efforts.novice, iterations: 16, guardMs: Number.POSITIVE_INFINITY };
    return { thought: Promise.resolve(think(gameOf(game), known, { effort, seed, ...(among && { among }) })), callOff: () => {} };
  },
  assess: ({ game, positions, seed }) => ({
    thought: Promise.resolve(positions.map((known) => assess(gameOf(game), known, { ways: 4, seed }))),
    callOff: () => {},
  }),
};

/** A game of Campaign Manager that Ben gives up at once; gives its last post. */
async function over(on: Stage) {
  const { ada, ben } = await begun(on, 'campaign');
  const { message: sure } = await ben.command('#lounge', 'campaign', { subcommand: 'resign' });
  await ben.press(sure!, 'Give up for good');
  const last = await ada.wait(() => ada.messages('#lounge').findLast((one) => ada.buttons(one).includes('Rematch')), 'the result');
  return { ada, ben, last };
}
const files = (who: HeadlessPerson, message: Parameters<HeadlessPerson['text']>[0]) => JSON.stringify(who.message(message).components);

describe('a review', () => {
  test('tells everyone the course of the game, and a player what their choices were worth', async () => {
    const on = await stage({ thinker });
    const { ada, last } = await over(on);
    const cleo = on.place.person('cleo');
    const { message } = await ada.press(last, 'Review');
    await ada.wait(() => ada.text(ada.message(message!)).includes('how the game went'), 'the review');
    const { message: other } = await cleo.press(last, 'Review');
    const [mine, theirs] = [ada.text(message!), cleo.text(other!)];
    expect(mine).toContain('Turning points');
    expect(mine).toMatch(/Ada: \d+% → 100%\. Dice and cards [+−]\d+, play [+−]\d+\./);
    expect(mine).toContain('Your choices (only you see this)');
    expect(theirs).toContain('Turning points');
    expect(theirs).not.toContain('Your choices');
    expect(cleo.sees(message!)).toBe(false);
    expect(files(ada, message!)).toContain('review.png');
    expect(on.errors).toEqual([]);
  });

  test('leads to the replay, and back', async () => {
    const on = await stage({ thinker });
    const { ada, last } = await over(on);
    const { message: replay } = await ada.press(last, 'Replay');
    const { message } = await ada.press(replay!, 'Review');
    await ada.wait(() => ada.text(ada.message(message!)).includes('how the game went'), 'the review');
    const [way] = ada.buttons(message!).filter((one) => one.startsWith('Turning point'));
    if (way) expect(ada.text((await ada.press(message!, way)).message!)).toContain('step');
    expect(on.errors).toEqual([]);
  });

  test('of a game that computers cannot play says so', async () => {
    const on = await stage();
    const { ada, last } = await over(on);
    const { message } = await ada.press(last, 'Review');
    expect(ada.text(message!)).toContain('I can’t review this game');
    expect(on.errors).toEqual([]);
  });

  test('speaks French to whoever does', async () => {
    const on = await stage({ thinker });
    const { last } = await over(on);
    const chloe = on.place.person('dan');
    chloe.setLocale('fr');
    const { message } = await chloe.press(last, 'Review');
    await chloe.wait(() => chloe.text(chloe.message(message!)).includes('l’analyse de la partie'), 'the review');
    expect(chloe.text(message!)).toContain('Les tournants');
    expect(chloe.text(message!)).toContain('Dés et cartes');
  });
});
