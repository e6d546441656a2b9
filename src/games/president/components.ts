/** The printed tables as this game plays them, with the source of each value: the rules, conclusions from them, or this project. */
import type { Lang } from '../../i18n/types.ts';
import { type Cell, type ComponentTable, labelled, type Provenance } from '../values.ts';
import { cities } from './data/cities.ts';
import { infosCards } from './data/infos.ts';
import { mediaCards } from './data/media.ts';
import { squares } from './data/squares.ts';
import { printed, texts } from './words/index.ts';

/** Cities named by the rules. */
const named: readonly string[] = ['paris', 'marseille', 'laval', 'caen'];
/** Cities whose points follow from the examples of the rules. */
const bounded: readonly string[] = ['lille', 'paris', 'marseille', 'laval'];
/** Media cards that the rules name or describe, and the matching parries. */
const known: { readonly [card: string]: Provenance } = { A1: 'found', A2: 'inferred', J1: 'found' };

export function components(lang: Lang): ComponentTable[] {
  const text = printed[lang];
  const { names, topics } = texts[lang];
  const nameOf = (id: string): string => names[id] ?? id;
  /** What a card's page says besides its kind and its story. */
  const orderOf = (id: string): string => {
    const body = topics.find((topic) => topic.id === id)?.body ?? '';
    return body
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('*'))
      .join(' ');
  };
  const titles = mediaCards.filter((id) => !id.startsWith('J') || id === 'J1');
  return [
    {
      title: text.cities,
      provenance: 'proposed',
      columns: text.citiesColumns.map((title, i) => ({ title, ...(i > 1 && { provenance: 'found' as const }) })),
      rows: cities.map(({ id, points, departement, registered }) => {
        const name: Cell = { is: nameOf(id), provenance: named.includes(id) ? 'found' : 'proposed' };
        return { cells: [name, { is: points, provenance: bounded.includes(id) ? 'inferred' : 'proposed' }, departement, registered] };
      }),
      note: text.citiesNote(
        cities.length,
        cities.reduce((sum, { points }) => sum + points, 0),
      ),
      file: 'data/cities.ts',
    },
    {
      title: text.squares,
      provenance: 'proposed',
      columns: labelled(text.squaresColumns),
      rows: squares.map(({ n, name, kind }) => ({
        cells: [n, nameOf(name)],
        ...(kind === 'depart' && { provenance: 'found' }),
        ...(kind === 'media' && { provenance: 'inferred' }),
      })),
      file: 'data/squares.ts',
    },
    {
      title: text.infos,
      provenance: 'proposed',
      columns: labelled(text.infosColumns),
      rows: infosCards.map(({ id }) => ({ cells: [id, nameOf(id), orderOf(id)] })),
      file: 'data/infos.ts',
    },
    {
      title: text.media,
      provenance: 'proposed',
      columns: labelled(text.mediaColumns),
      rows: titles.map((id) => ({ cells: [id, nameOf(id)], ...(known[id] && { provenance: known[id] }) })),
      file: 'data/media.ts',
    },
  ];
}
