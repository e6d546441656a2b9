/** The answers that anybody could notice. Whom the channel calls, and when, goes by these alone: else a missing ping would tell what somebody did in secret. */
import type { AnswerRow, Store } from '../model/store.ts';

/** What nobody else can notice: an answer given ahead, and standing orders that answered nothing at once. */
export const isQuiet = ({ kind, barrier }: Pick<AnswerRow, 'kind' | 'barrier'>): boolean =>
  kind === 'ahead' || (kind === 'orders' && barrier === 'none');

/** The last `most` of them at a table whose last answer has this number, in order. */
export async function noticed(store: Pick<Store, 'answers'>, { id, answers }: { id: string; answers: number }, most: number): Promise<AnswerRow[]> {
  for (let back = most; ; back *= 2) {
    const found = (await store.answers(id, Math.max(0, answers - back))).filter((one) => !isQuiet(one));
    if (found.length >= most || back >= answers) return found.slice(-most);
  }
}
