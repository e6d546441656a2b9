/** How a journey becomes a sentence, in any language: verbs after one name, and what ends them. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Journey, Leg } from '../messages.ts';

/** What a step adds: a verb after the name; an end of the sentence, or that end `alone`, where no verb stands before. `closed`: it has its own last mark. */
interface Said {
  verb?: string;
  end?: string;
  alone?: string;
  closed?: true;
}

type LegOf<D> = Leg extends infer L ? (L extends { does: infer Does } ? (D extends Does ? L : never) : never) : never;
export type LegWords = { readonly [D in Leg['does']]: (leg: LegOf<D>, say: Say, seat: Seat) => Said };

/** One or more sentences, the last without its full stop where `open`. */
export function journeyWords({ seat, legs }: Journey, words: LegWords, say: Say, open = false): string {
  const sentences: string[] = [];
  let verbs: string[] = [];
  const close = (end: string, mark: string): void => {
    sentences.push(`${say.player(seat)} ${say.list(verbs)}${end}${mark}`);
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
