/** The printed tables as this game plays them. Where each value comes from: published sources, conclusions from them, or this project. */
import type { Lang } from '../../i18n/types.ts';
import { type ComponentTable, labelled, type Row } from '../values.ts';
import { printed, printOf } from './data/cards.ts';
import { primaries } from './data/primaries.ts';
import { electoralVotes, votesIn } from './data/states.ts';
import { type Family, families } from './vocabulary.ts';
import { en } from './words/en/index.ts';
import { familyNames as familiesEn } from './words/en/names.ts';
import { fr } from './words/fr/index.ts';
import { familyNames as familiesFr, printedNames } from './words/fr/names.ts';

const texts = { en, fr };

const words = {
  en: {
    votes: 'The vote markers',
    votesColumns: ['State', 'Votes'],
    votesNote: (n: number, sum: number) => `${n} markers, ${sum} votes.`,
    primaries: 'The primaries',
    primariesColumns: ['Id', 'States', 'Votes'],
    deck: 'The cards',
    deckColumns: ['Card', 'Value in thousands of dollars', 'Copies'],
    deckNote: (n: number) => `${n} cards.`,
    titles: 'Titles of Endorsements and Rumors',
    titlesColumns: ['Title', 'Value in thousands of dollars'],
  },
  fr: {
    votes: 'Les marqueurs de vote',
    votesColumns: ['État', 'Voix'],
    votesNote: (n: number, sum: number) => `${n} marqueurs, ${sum} voix.`,
    primaries: 'Les primaires',
    primariesColumns: ['N°', 'États', 'Voix'],
    deck: 'Les cartes',
    deckColumns: ['Carte', 'Valeur en milliers de dollars', 'Exemplaires'],
    deckNote: (n: number) => `${n} cartes.`,
    titles: 'Titres des Soutiens et des Rumeurs',
    titlesColumns: ['Titre', 'Valeur en milliers de dollars'],
  },
} as const;

/** The rules count these cards; how many there are of each value they do not say. */
const counted: readonly Family[] = ['squelch', 'scandal', 'party-ruling'];
/** Primaries of which a published source shows that they are these. */
const seen: readonly string[] = ['CA', 'FL', 'TX OK', 'NC SC', 'NY NJ'];

/** With the printed name beside the French one. */
function familyName(lang: Lang, family: Family): string {
  if (lang === 'en') return familiesEn[family];
  const printedName = printedNames[family];
  return printedName ? `${familiesFr[family]} (${printedName})` : familiesFr[family];
}

export function components(lang: Lang): ComponentTable[] {
  const text = words[lang];
  const cards = printed().map((face) => ({ id: face, ...printOf(face) }));
  const { names } = texts[lang];
  const named = (id: string): string => names[id] ?? id;
  const states = Object.keys(electoralVotes);
  const deck = families.flatMap((family): Row[] => {
    const values = [...new Set(cards.filter((card) => card.family === family).map(({ value }) => value))];
    return values.map((value) => ({
      cells: [
        familyName(lang, family),
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
