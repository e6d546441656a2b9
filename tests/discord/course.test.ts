/** The course of a race is in the picture of a game's end, in the channel and when looking back, and in no picture before that. */
import { expect, test } from 'vitest';
import { boardPostFigure } from '../../src/discord/present/board/board-post.ts';
import { replayFigure } from '../../src/discord/present/looking-back/replay.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import type { Game, Now } from '../../src/games/game.ts';
import type { Person } from '../../src/table/model/types.ts';
import { must, openTestContext } from '../table/context.ts';
import { demoGame } from '../table/demo-game.ts';

test('the picture of the end shows how the race went, every other one what is', async () => {
  const shown: Now[] = [];
  const game: Game = {
    ...demoGame,
    board: (view, now, say) => {
      shown.push(now);
      return demoGame.board(view as never, now, say);
    },
  };
  const { hand, tables } = openTestContext({ games: [game] });
  const { id, a, b } = await hand.beginTurns();
  const post = async () => {
    const snapshot = await must(tables.snapshot(id, null));
    boardPostFigure({ game, snapshot, story: [], speech: speechOf(game, snapshot.table, 'en') }).scene();
    return shown.at(-1)!.course;
  };
  for (let by: Person = a; !(await tables.find(id))!.outcome; by = by === a ? b : a) {
    expect(await post()).toBeUndefined();
    await must(hand.answer(id, by, 'gain'));
  }
  const course = await post();
  expect(course!.at(-1)!.tally).toEqual(((await must(tables.snapshot(id, null))).view as { points?: object }).points);
  const back = await must(tables.lookBack(id, null));
  const after = (step: number) => {
    replayFigure({ game, back, step, side: 'board', speech: speechOf(game, back.table, 'en') })!.scene();
    return shown.at(-1)!.course;
  };
  expect([after(0), after(back.steps.length - 1)]).toEqual([undefined, course]);
});
