/** The printed tables as this game plays them. */
import type { Lang } from '../../i18n/types.ts';
import type { ComponentTable, Provenance, Row } from '../values.ts';
import { deck } from './data/deck.ts';
import { copies, values } from './data/values.ts';
import { kindCards } from './rules/cards/kinds.ts';
import { categories, type PlainKind, type PointsKind } from './vocabulary.ts';
import { printed, texts } from './words/index.ts';

/** The counts that this project did not propose: the rules name five Diversion, from which five Immunité follow, and four specials. */
const known: { readonly [K in PlainKind]?: Provenance } = {
  diversion: 'found',
  immunite: 'inferred',
  'nouvelle-donne': 'inferred',
  'tourne-main': 'inferred',
  'tourne-points': 'inferred',
  'grand-debat': 'inferred',
};

export function components(lang: Lang): ComponentTable[] {
  const text = printed[lang];
  const { names } = texts[lang];
  const file = 'data/values.ts';
  const ofPoints = (kind: PointsKind): ComponentTable => {
    const cards = deck.filter((card) => card.kind === kind);
    return {
      title: text.values(names[kind]!),
      provenance: 'proposed',
      columns: [{ title: text.worth }, { title: text.copies }],
      rows: values[kind].map(({ points, copies: n }) => ({ cells: [points, n] })),
      note: text.sum(
        cards.length,
        cards.reduce((all, { points }) => all + points, 0),
      ),
      file,
    };
  };
  const plain = Object.entries(copies).map(([id, n]): Row => {
    const kind = id as PlainKind;
    return { cells: [names[kind]!, text.named[kindCards[kind].category], { is: n, provenance: known[kind] ?? 'proposed' }] };
  });
  return [
    ofPoints('campagne'),
    ofPoints('socle'),
    {
      title: text.others,
      provenance: 'found',
      columns: [{ title: text.card }, { title: text.family }, { title: text.copies }],
      rows: plain,
      file,
    },
    {
      title: text.families,
      provenance: 'found',
      columns: [{ title: text.family }, { title: text.count }],
      rows: categories.map((category) => ({
        cells: [text.named[category], deck.filter(({ kind }) => kindCards[kind].category === category).length],
      })),
      file,
    },
  ];
}
