/** A game that is over as one text, which a row stores packed: its answers and messages, without those taken back, and its position. */

import type { AnswerRow, MessageRow, PositionRow } from '../../table/model/store/store.ts';

export interface Archive {
  position: PositionRow | null;
  /** In order, as are the messages. */
  answers: AnswerRow[];
  messages: MessageRow[];
}

/** The version of the format; a later format gets a later number, and this one stays readable. */
const form = 1;

/** Times are stored as differences to the one before, and a message's time only if it differs from its answer's: repetition packs well. */
export function writeArchive({ position, answers, messages }: Archive): string {
  let last = 0;
  const since = (at: number) => {
    const gone = at - last;
    last = at;
    return gone;
  };
  const given = answers.map(({ n, kind, seat, picked, barrier, aside, at }) => [n, kind, seat, picked, barrier, aside ? 1 : 0, since(at)]);
  const times = new Map(answers.map(({ n, at }) => [n, at]));
  last = 0;
  const said = messages.map(({ n, answer, to, message: { key, args = null }, at }) => [
    ...[n, answer, to, key, args],
    ...(at === times.get(answer) ? [] : [since(at)]),
  ]);
  // The state follows as it was written, on its own line.
  return `${JSON.stringify({ form, rules: position?.rules ?? null, answers: given, messages: said })}\n${position?.state ?? ''}`;
}

type Given = [n: number, kind: AnswerRow['kind'], seat: string, picked: string[], barrier: AnswerRow['barrier'], aside: 0 | 1, since: number];
type Said = [n: number, answer: number, to: string[] | null, key: string, args: MessageRow['message']['args'] | null, since?: number];
interface Written {
  form: number;
  rules: number | null;
  answers: Given[];
  messages: Said[];
}

/** Throws if a later version of the program wrote it. */
export function readArchive(text: string): Archive {
  const end = text.indexOf('\n');
  const written = JSON.parse(text.slice(0, end)) as Written;
  if (written.form !== form) throw new Error(`A game that is over is kept in form ${written.form}; this version reads form ${form}.`);
  let last = 0;
  const at = (since: number) => {
    last += since;
    return last;
  };
  const answers = written.answers.map(
    ([n, kind, seat, picked, barrier, aside, since]): AnswerRow => ({
      ...{ n, kind, seat, picked, barrier, aside: aside === 1, at: at(since), undone: false },
    }),
  );
  const times = new Map(answers.map((one) => [one.n, one.at]));
  last = 0;
  const messages = written.messages.map(
    ([n, answer, to, key, args, since]): MessageRow => ({
      ...{ n, answer, to, message: args ? { key, args } : { key } },
      at: since === undefined ? times.get(answer)! : at(since),
    }),
  );
  return { position: written.rules === null ? null : { rules: written.rules, state: text.slice(end + 1) }, answers, messages };
}

/** Merges the two, if something was written after the first archive. */
export const joined = (before: Archive | null, since: Archive): Archive =>
  before === null
    ? since
    : {
        position: since.position ?? before.position,
        answers: byNumber(before.answers, since.answers),
        messages: byNumber(before.messages, since.messages),
      };

/** All rows of both, in order; for duplicates, the second one's. */
export function byNumber<Row extends { n: number }>(some: readonly Row[], others: readonly Row[]): Row[] {
  const all = new Map([...some, ...others].map((one) => [one.n, one]));
  return [...all.values()].sort((a, b) => a.n - b.n);
}
