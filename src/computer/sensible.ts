/** What a computer never answers, at any level: what no player of the board game would. */
import { toMessage, toOption } from '../kernel/question.ts';
import type { Waiting } from '../kernel/simulation.ts';
import type { Core } from '../kernel/types.ts';
import type { Thinkable } from './search.ts';

/** The moves that are not absurd; all of them, if each is. */
export function sensible<S extends Core>(game: Thinkable<S>, state: S, { question }: Waiting, moves: readonly string[][]): readonly string[][] {
  if (!game.absurd || moves.length < 2) return moves;
  const nameOf = game.absurd({
    seat: question.by,
    // Most questions need neither: what they say is worked out only if it is read.
    get view() {
      return lazily(this, 'view', game.rules.view(state, question.by));
    },
    get ask() {
      return lazily(this, 'ask', toMessage(question.ask));
    },
    get options() {
      return lazily(this, 'options', question.options.filter(({ blocked }) => !blocked).map(toOption));
    },
  });
  const left = moves.filter((picked) => nameOf(picked) === null);
  return left.length > 0 ? left : moves;
}

function lazily<T>(of: object, name: string, value: T): T {
  Object.defineProperty(of, name, { value });
  return value;
}
