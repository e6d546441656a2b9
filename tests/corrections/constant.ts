/** Numbers that no printed value and no option changes. */

/** Numbers that come from no value, by where the texts say them, in every language. */
const constant: { readonly [game: string]: { readonly [where: string]: string } } = {
  campaign: {
    // In the turn of an example, the numbered parts of a rule, the four squares of the track, and the picture beside the page.
    'page example': '4 3 1',
    'page support': '1 3',
    'page state': '4 1 2 3',
    'page [A-Z]{2}': '4',
    // Kinds of which both decks have equally many cards, and the one card kept of several.
    'page (?:kinds|deck-.*)': '1 2 3',
    '(?:page decks|option deck)': '1',
    'how to play [2-5]': '3 4 5',
    'said state.fresh': '4',
    'hint ask.direction': '4 1 2 3',
    // The year of the election and of the game.
    'page overview': '2008',
    credits: '2008 2009',
  },
  candidate: {
    // How long it takes; primaries of one to three states; people; sources.
    'page overview': '3 4',
    'how to play 1': '3',
    pitch: '6 2',
    credits: '1991 2 6 3 1990 10 5',
  },
  'moi-president': {
    // People and minutes; faces of the die, of which the lower ones stay unlucky.
    'page (?:minute|but)': '2 5 25 1 3',
    'page (?:socle|confiance|indecis|grand-debat|cartes)': '1 2 3 5 6',
    'said does': '6',
    'said detail.grand-debat': '1 2 3 5',
    'how to play 5': '3',
    pitch: '2 5',
  },
  president: {
    // Where each square is, the rulebook's own examples, kinds of cards and the faces of the die, people, years, and what an option offers.
    'page squares': '0 1 2 3 4 5 6 7 8 9',
    'page examples': '4 1 12 8 2 3 6 7 23 19 5 11 13',
    'page (?:infos|victory)': '6 5 4',
    'page I02': '11 9',
    'page battle': '1',
    'how to play [345]': '1 6',
    'hint ask.(?:attack|commit)': '1',
    'said ask.commit': '1',
    pitch: '2 6',
    credits: '1986 1988 6 4',
    'option rounds': '5 6 20 30 40',
    'option dice': '4',
  },
};

/** The numbers that can stay in a text of a game. `where` is as in `texts.ts`, with its language. */
export const constantIn = (game: string, where: string): string[] =>
  Object.entries(constant[game] ?? {})
    .filter(([place]) => new RegExp(`^\\w+ ${place}(?: \\d+| at .+)?$`).test(where))
    .flatMap(([, numbers]) => numbers.split(' '));
