/** The table fault × stage, as data: what is expected of each cell. The tests play it, and `docs/reliability.md` shows it. */
import { type Stage, stages } from './stages.ts';

/** What comes of a fault at a stage. */
export type Outcome = 'same' | 'later' | 'again' | 'counts' | 'ends';
/** A cell: what comes of it, or why it cannot be. */
export type Cell = Outcome | { no: string };

export interface Row {
  /** As the tests call it. */
  fault: string;
  /** As an owner would. */
  title: string;
  /** What happens then, what players see, what the owner does. */
  happens: string;
  see: string;
  do: string;
  cells: { [stage in Stage]: Cell };
}

const noRequest: Cell = { no: 'Noting down where a post stands asks nothing of Discord.' };

const noDisk: Cell = { no: 'Drawing touches no disk.' };

/** One letter a stage, in their order: s same, l later, a again, c counts, e ends; a dot takes the next reason. */
function cells(letters: string, ...reasons: Cell[]): Row['cells'] {
  const outcomes: { [letter: string]: Outcome } = { s: 'same', l: 'later', a: 'again', c: 'counts', e: 'ends' };
  const entries = [...letters.replaceAll(' ', '')].map((letter, i) => [stages[i], outcomes[letter] ?? reasons.shift()]);
  return Object.fromEntries(entries) as Row['cells'];
}

export const rows: Row[] = [
  {
    fault: '401',
    title: 'Discord refuses the token in the middle of a game (401)',
    happens: '',
    see: '',
    do: '',
    cells: cells('cccc e . e c e', noRequest),
  },
  { fault: '4004', title: '', happens: '', see: '', do: '', cells: cells('eeee eee ee') },
  { fault: '4014', title: '', happens: '', see: '', do: '', cells: cells('eeee eee ee') },
  { fault: '403', title: '', happens: '', see: '', do: '', cells: cells('alss l . l s l', noRequest) },
  {
    fault: '404 message',
    title: '',
    happens: '',
    see: '',
    do: '',
    cells: cells('.ccc s . s c s', { no: 'There is no message yet.' }, noRequest),
  },
  { fault: '404 channel', title: '', happens: '', see: '', do: '', cells: cells('cccc l . l c c', noRequest) },
  { fault: '404 guild', title: '', happens: '', see: '', do: '', cells: cells('cccc l . l c c', noRequest) },
  { fault: '429', title: '', happens: '', see: '', do: '', cells: cells('ssss s . s s s', noRequest) },
  { fault: '5xx', title: '', happens: '', see: '', do: '', cells: cells('cccc l . l c c', noRequest) },
  { fault: 'hang', title: '', happens: '', see: '', do: '', cells: cells('cccc l . l c c', noRequest) },
  { fault: 'lost reply', title: '', happens: '', see: '', do: '', cells: cells('ssss s . s s s', noRequest) },
  { fault: 'callback order', title: '', happens: '', see: '', do: '', cells: cells('ssss s . s s s', noRequest) },
  {
    fault: 'expired token',
    title: '',
    happens: '',
    see: '',
    do: '',
    cells: cells('cccc . . . c c', ...Array(3).fill({ no: 'Posts are made by the bot’s own right, which does not run out.' })),
  },
  { fault: 'silence', title: '', happens: '', see: '', do: '', cells: cells('cccc l . l c c', noRequest) },
  { fault: 'full disk', title: '', happens: '', see: '', do: '', cells: cells('aaa. s s s a a', noDisk) },
  { fault: 'read-only disk', title: '', happens: '', see: '', do: '', cells: cells('aaa. s s s a a', noDisk) },
  { fault: 'locked database', title: '', happens: '', see: '', do: '', cells: cells('aaa. s s s a a', noDisk) },
  { fault: 'damaged row', title: '', happens: '', see: '', do: '', cells: cells('.aas s s l a a', { no: 'A new game reads no row of another.' }) },
  { fault: 'two processes', title: '', happens: '', see: '', do: '', cells: cells('eeee e e e e e') },
];
