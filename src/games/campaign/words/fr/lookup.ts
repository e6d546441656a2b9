import type { TopicWords } from '../../../../i18n/topics.ts';

/** What else the pages of the rules are found by. The titles of the other languages are words of themselves. */
export const terms: TopicWords = {
  'deck-obama': ['la pioche d’Obama'],
  'deck-mccain': ['la pioche de McCain'],
  state: ['électeur', 'électeurs indécis', 'bloc d’électeurs', 'enjeu majoritaire', 'marqueur'],
  reshuffle: ['défausse', 'talon', 'pioche'],
  support: ['bloc d’électeurs', 'gagner un soutien'],
  key: ['clef démographique', 'groupe démographique', 'Demographic Support'],
  media: ['Soutien des médias'],
  negative: ['dé', 'campagne négative'],
  news: ['Dernière minute', 'flash', 'dernières nouvelles'],
};
