/** Generates the table of `docs/time.md` from the constitution. */
import { articleRows } from '../../src/discord/present/time/articles.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';

/** One row per matter, in the order of the constitution. */
export function constitutionTable(): string {
  const rows = articleRows(speechOf(null, null, 'en')).map(({ what, who, words, often, ways }) => [
    what,
    who,
    words.replaceAll('**', '') || '–',
    often,
    ways.join(', ') || '–',
  ]);
  const head = ['what', 'who is asked', 'when it is done', 'one person may ask', 'the others can'];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export { presentHours } from '../../src/discord/present/time/articles.ts';
