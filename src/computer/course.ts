/** How the thinking seat may go on in the ways of a search, where its caller says so: without some options, or by a plan. */
import { fits, freeOf } from '../kernel/question.ts';
import type { Waiting } from '../kernel/simulation.ts';
import type { Question, Seat } from '../kernel/types.ts';
import { keyOf } from './tree.ts';

/** The answers to consider. */
export interface Root {
  moves: readonly string[][];
  /** Each is tried in turn, however good it looks. */
  evenly: boolean;
  /** One of the moves, which is tried every `usualEvery` times at least, to compare the others with. */
  usual?: string[] | null;
  /** The others do without the options of the first move, later in the turn, too, unless nothing else can be picked. */
  apart?: boolean;
  /** How the seat goes on after each of the moves, in the same turn; null: freely. */
  plans?: readonly (readonly string[][] | null)[];
}

/** The question without these options; as it is, if too few would be left. */
function offering(question: Question, without: readonly string[]): Question {
  const options = question.options.filter(({ id }) => !without.includes(id));
  return freeOf({ options }).length < Math.max(1, question.min ?? 1) ? question : { ...question, options };
}

/** What is said of the way that is tried now. It holds for as long as the mind's clock shows the same. */
export class Course {
  readonly #root: Root;
  readonly #me: Seat;
  #without: readonly string[] | null = null;
  #plan: string[][] | null = null;
  #until = 0;

  constructor(root: Root, me: Seat) {
    this.#root = root;
    this.#me = me;
  }

  /** The way begins with this move. */
  begin(picked: readonly string[], clock: number): void {
    const { moves, apart, plans } = this.#root;
    const at = moves.findIndex((move) => keyOf(move) === keyOf(picked));
    this.#without = apart && at > 0 ? moves[0]! : null;
    const plan = plans?.[at];
    this.#plan = plan ? [...plan] : null;
    this.#until = clock;
  }

  end(): void {
    [this.#without, this.#plan] = [null, null];
  }

  /** Whether something isn't offered to the seat. */
  get isApart(): boolean {
    return this.#without !== null;
  }

  /** Whether it is said what the seat answers next. */
  get isPlanned(): boolean {
    return this.#plan !== null;
  }

  /** The questions, without what the seat isn't to pick. */
  offered(open: Waiting[], clock: number): Waiting[] {
    const ids = this.#without;
    if (!ids || clock > this.#until) return open;
    return open.map((asked) => (asked.question.by === this.#me ? { ...asked, question: offering(asked.question, ids) } : asked));
  }

  /** What the seat was to answer next; null: nothing, or it doesn't fit the question, which ends the plan. */
  answerTo({ question }: Waiting, clock: number): string[] | null {
    if (!this.#plan || question.by !== this.#me) return null;
    const next = clock > this.#until ? undefined : this.#plan.shift();
    if (next && fits(question, next)) return next;
    this.#plan = null;
    return null;
  }
}
