/** The printed tables as this game plays them, and where each value comes from: published sources, inference, or this project. */
import type { Lang } from '../../i18n/types.ts';
import { type ComponentTable, labelled, type Row } from '../values.ts';
import { printed, printOf } from './data/cards.ts';
import { primaries } from './data/primaries.ts';
import { electoralVotes, votesIn } from './data/states.ts';
import { type Family, families } from './vocabulary.ts';
import { printed as printedIn, texts } from './words/index.ts';

/** The rules say how many of these cards there are, but not how many of each value. */
const counted: readonly Family[] = ['squelch', 'scandal', 'party-ruling'];
/** Primaries confirmed by a published source. */
const seen: readonly string[] = ['CA', 'FL', 'TX OK', 'NC SC', 'NY NJ'];

export function components(lang: Lang): ComponentTable[] {
  const text = printedIn[lang];
  const cards = printed().map((face) => ({ id: face, ...printOf(face) }));
  const { names } = texts[lang];
  const named = (id: string): string => names[id] ?? id;
  const states = Object.keys(electoralVotes);
  const deck = families.flatMap((family): Row[] => {
    const values = [...new Set(cards.filter((card) => card.family === family).map(({ value }) => value))];
    return values.map((value) => ({
      cells: [
        text.family(family),
        value === 0 ? '' : value,
        {
          is: cards.filter((card) => card.family === family && card.value === value).length,
          provenance: counted.includes(family) ? 'found' : 'proposed',
        },
      ],
    }));
  });
  return [
    {
      title: text.votes,
      provenance: 'inferred',
      columns: labelled(text.votesColumns),
      rows: states.map((id) => ({ cells: [named(id), electoralVotes[id] ?? ''] })),
      note: text.votesNote(states.length, votesIn(...states)),
      file: 'data/states.ts',
    },
    {
      title: text.primaries,
      provenance: 'proposed',
      columns: labelled(text.primariesColumns),
      rows: Object.entries(primaries).map(([id, group]) => ({
        cells: [id, group.map(named).join(', '), votesIn(...group)],
        provenance: seen.includes(group.join(' ')) ? 'inferred' : 'proposed',
      })),
      file: 'data/primaries.ts',
    },
    {
      title: text.deck,
      provenance: 'proposed',
      columns: labelled(text.deckColumns),
      rows: deck,
      note: text.deckNote(cards.length),
      file: 'data/cards.ts',
    },
    {
      title: text.titles,
      provenance: 'proposed',
      columns: text.titlesColumns.map((title) => ({ title })),
      rows: cards.filter(({ family }) => family === 'endorsement' || family === 'rumor').map(({ id, value }) => ({ cells: [named(id), value] })),
      file: `words/${lang}/names.ts`,
    },
  ];
}
