/** Steps that this game's cards once consisted of. Games saved then still contain them, so the game must keep them. */
import { effect, seq } from '../../src/kernel/rules.ts';
import type { Core, Fields, Json, Message, Option, Seat, Step } from '../../src/kernel/types.ts';

const chooseOne = effect<Core, { by: Seat; ask: Fields; options: Fields[]; as: string }>('chooseOne', {
  ask: (_state, { by, ask, options }) => ({ by, ask: ask as unknown as Message, options: options as unknown as Option[] }),
  run: (turn, { as }, [picked]) => turn.bind(as, picked),
});

const when = effect<Core, { value: Json; is: Json; do: Step[]; otherwise: Step[] }>('when', {
  run: (turn, { value, is, do: then, otherwise }) => turn.push(seq(value === is ? then : otherwise)),
});

const repeat = effect<Core, { times: number; steps: Step[] }>('repeat', {
  run(turn, { times, steps }) {
    if (times > 0) turn.push(seq(steps), repeat({ times: times - 1, steps }));
  },
});

export const oldSteps = [chooseOne.effect, when.effect, repeat.effect];
