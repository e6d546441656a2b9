/** What to try next time after a costly move, in English. */
import type { Tip } from '../tips.ts';

export const tips: { readonly [T in Tip]: string } = {
  stop: 'Whenever somebody is close to 270 votes, look first at the states that would elect them.',
  wins: 'Look first for the states that you win whatever lies face down.',
  son: 'A Favorite Son beats any total, but only once. Use it in the first big state that you can’t win with money, and where no Scandal or Deadlock is likely.',
  scandal: 'A Scandal hurts whoever has laid more. Lay one where rivals have spent a lot and you still have cards to fight again.',
  deadlock: 'Before you let a rival win many votes, look for a Deadlock in your hand: it sends them to the Convention, where you can still win them.',
  totals: 'Go through the states one by one: how much would win each of them, and where do a few dollars more change the most votes?',
  lowers: 'A Rumor takes from a rival what you would otherwise have to add. Compare the two before you end your turn or pass.',
  rules: 'A ruling takes away all the Endorsements of a section. Use it where a rival has laid more cards than one Money.',
  squelches: 'Before you put much into one state, ask whether a Rumor could undo it, and whether a Squelch would be cheaper than more money.',
  renews: 'Lay cards that do nothing for you: you draw others for them, and meanwhile rivals have to wonder what they are.',
  bluffs: 'A card face down makes rivals spend more, even if it does nothing. A Zero will do.',
  dealer: 'As the Dealer you play last, so call many votes with a strong hand, and few with a weak one.',
  namesFavorite: 'Call the primary you have prepared while your groundwork still makes you its Favorite.',
  namesClear: 'Before you call a primary, see who has prepared it: its Favorite takes a card from you.',
  prepare: 'Where you can’t win much, look at your Money: it may make you the Favorite in a later primary.',
  save: 'Not every state is worth its price. Where rivals have laid a lot for few votes, keep your cards for the next primary.',
  passesSon: 'Keep a Favorite Son for a bigger prize: there are states of more than twenty votes to win with it.',
};
