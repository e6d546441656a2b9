/** Turns a journey into a sentence, in any language: verbs after one name, and an ending. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Journey, Leg, Routine } from '../messages.ts';

/**
 * What a step adds: a verb after the name; an end of the sentence, or that end `alone`, if no verb comes before it. `closed`: it has its own closing
 * punctuation.
 */
interface Said {
  verb?: string;
  end?: string;
  alone?: string;
  closed?: true;
}

type LegOf<D> = Leg extends infer L ? (L extends { does: infer Does } ? (D extends Does ? L : never) : never) : never;
export type LegWords = { readonly [D in Leg['does']]: (leg: LegOf<D>, say: Say, seat: Seat) => Said };

/** Whether a turn told after `before` is another turn of the same player, whose name then needn't be repeated. */
export const isSamePlayer = (before: Routine, { seat, legs }: Journey): boolean => before.turns.at(-1)?.seat === seat && legs[0]?.does === 'rolls';

/** One or more sentences, the last without its full stop if `open`, the first without the name unless `named`. */
export function journeyWords({ seat, legs }: Journey, words: LegWords, say: Say, { open = false, named = true } = {}): string {
  const sentences: string[] = [];
  let verbs: string[] = [];
  const close = (end: string, mark: string): void => {
    const name = named || sentences.length > 0 ? `${say.player(seat)} ` : '';
    sentences.push(`${name}${say.list(verbs)}${end}${mark}`);
    verbs = [];
  };
  for (const [i, leg] of legs.entries()) {
    const tell = words[leg.does] as (leg: Leg, say: Say, seat: Seat) => Said;
    const { verb, end, alone = '', closed } = tell(leg, say, seat);
    const mark = closed || (open && i === legs.length - 1) ? '' : '.';
    if (verb !== undefined) verbs.push(verb);
    if (end === undefined) continue;
    if (verbs.length > 0) close(end, mark);
    else sentences.push(`${alone}${mark}`);
  }
  if (verbs.length > 0) close('', open ? '' : '.');
  return sentences.join(' ');
}
