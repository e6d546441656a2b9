import type { TopicWords } from '../../../../i18n/topics.ts';

/** More words that find pages of the rules. The titles in other languages are found anyway. */
export const terms: TopicWords = {
  media: ['attack', 'parry', 'Président card', 'cards', 'hand', 'defense'],
  battle: ['duel', 'strength', 'tie', 'fight', 'attack a city', 'take a city', 'conquer'],
  helicopter: ['flight', 'block', 'chopper', 'fly', 'plane'],
  gold: ['gold square', 'case or', 'special squares', 'turn lost', 'skip a turn'],
  victory: ['majority', 'round limit', 'how to win', 'end of the game', 'win'],
  start: ['setup', 'roll', 'die', 'dice', 'my turn', 'starting square'],
  cities: ['buy a city', 'capture', 'free city', 'occupy', 'town'],
  protection: ['protect', 'color group', 'monopoly', 'set of cities'],
  infos: ['event', 'chance card'],
  orders: ['automatic', 'auto'],
  squares: ['board', 'track', 'map'],
};
