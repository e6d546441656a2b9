/** A hint in the middle of a plan: what a computer would choose now, and what after it. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import type { Thought } from '../../src/computer/thought.ts';
import { candidate } from '../../src/games/candidate/game.ts';
import { decisions } from '../../src/kernel/run.ts';
import type { Core, Decision } from '../../src/kernel/types.ts';
import type { Thinker } from '../../src/table/work/deps.ts';
import { type Stage, stage } from './setting.ts';
import { isPublic } from './table.ts';

const channel = '#lounge';

/** The cards that the seat could lay on its own sections. */
function laysOf({ state, seat }: { state: Core; seat: string }): string[] {
  const asked = decisions(candidate.rules, state as never).find((one) => one.seat === seat)!;
  return freeIn(asked).filter((id) => id.endsWith(`:${seat}`) && !id.startsWith('at>'));
}
const freeIn = ({ options }: Decision): string[] => options.filter(({ blocked, leaves }) => !blocked && !leaves).map(({ id }) => id);

/** Would lay the first two cards, then one like the second, and submit. */
const planner: Pick<Thinker, 'think'> = {
  think({ known }) {
    const [first, second] = laysOf(known as never).map((id) => [id]);
    const moves = [first!, second!].map((picked) => ({ picked, visits: 9, chance: 0.5, error: 0.1 }));
    const thought: Thought = {
      ...{ picked: first!, plan: [second!, second!, ['submit']], moves, iterations: 18, cut: false },
      why: { chance: 0.5, term: null, by: 0 },
    };
    return { thought: Promise.resolve(thought), callOff: () => {} };
  },
};

/** Lets both answer anything, until `isDone`. */
async function answerAll(on: Stage, table: string, isDone: () => Promise<boolean>): Promise<void> {
  const people = ['ada', 'ben'].map((key) => on.place.person(key));
  for (let n = 0; n < 30 && !(await isDone()); n++)
    for (const person of people) {
      const told = await on.tables.snapshot(table, person.id);
      if (!told.ok || !told.value.asked || (await isDone())) continue;
      const { ref, decision } = told.value.asked;
      const free = freeIn(decision);
      const picked = free.includes('submit') ? ['submit'] : free.slice(0, Math.max(1, decision.min));
      await on.tables.answer(table, person.id, ref, picked, `${ref} ${person.id} ${n}`);
    }
}

test('it tells the rest of the plan, of two cards that are alike both, without what only ends it, and no card of it as another answer', async () => {
  const on = await stage({ games: [candidate], thinker: planner as Thinker });
  const [ada, ben] = [on.place.person('ada'), on.place.person('ben')];
  const { message } = await ada.command(channel, 'candidate', { subcommand: 'start', options: { player2: 'ben' } });
  await ben.press(message!, 'Accept');
  const { id: table } = (await on.tables.at(on.place.channelId(channel)))!;
  const isCampaign = async () => {
    const told = await on.tables.snapshot(table, ada.id);
    return told.ok && told.value.asked?.decision.ask.key === 'ask.campaign';
  };
  await answerAll(on, table, isCampaign);
  expect(await isCampaign()).toBe(true);
  const living = (): APIMessage | undefined => ada.messages(channel).findLast((one) => isPublic(one) && ada.buttons(one).includes('Play'));
  const panel = (await ada.press(await ada.wait(living, 'a board', 60_000), 'Play')).message!;
  const { message: advised } = await ada.press(panel, 'Hint');
  const hint = await ada.wait(
    () =>
      ada
        .text(advised!)
        .split('\n')
        .find((line) => line.startsWith('💡')),
    'the hint',
  );
  expect(hint).toMatch(
    /^💡 A computer would choose \*\*[^*]+\*\*, then (\*\*[^*]+\*\*) and \1\. Going by what you can see, that wins about 50 games in 100\.$/,
  );
});
