import type { Printed } from '../printed.ts';
import { familyNames } from './names.ts';

export const printed: Printed = {
  votes: 'The vote markers',
  votesColumns: ['State', 'Votes'],
  votesNote: (n, sum) => `${n} markers, ${sum} votes.`,
  primaries: 'The primaries',
  primariesColumns: ['Id', 'States', 'Votes'],
  deck: 'The cards',
  deckColumns: ['Card', 'Value in thousands of dollars', 'Copies'],
  deckNote: (n) => `${n} cards.`,
  family: (family) => familyNames[family],
  titles: 'Titles of Endorsements and Rumors',
  titlesColumns: ['Title', 'Value in thousands of dollars'],
};
