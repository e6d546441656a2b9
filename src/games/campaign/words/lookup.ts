/** What else the pages of the rules are found by. The titles of the other language are words of themselves. */
type Words = { readonly [topic: string]: readonly string[] };

export const enLookup: Words = {
  state: ['voter', 'undecided voters', 'majority issue', 'marker'],
  reshuffle: ['discard pile', 'draw pile'],
  support: ['block of voters'],
  key: ['demographic group', 'Demographic Support'],
  negative: ['die', 'campaign die'],
};

export const frLookup: Words = {
  state: ['électeur', 'électeurs indécis', 'bloc d’électeurs', 'enjeu majoritaire', 'marqueur'],
  reshuffle: ['défausse', 'talon', 'pioche'],
  support: ['bloc d’électeurs', 'gagner un soutien'],
  key: ['clef démographique', 'groupe démographique', 'Demographic Support'],
  media: ['Soutien des médias'],
  negative: ['dé', 'campagne négative'],
  news: ['Dernière minute', 'flash', 'dernières nouvelles'],
};
