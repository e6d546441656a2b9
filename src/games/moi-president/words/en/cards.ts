import { five } from '../../vocabulary.ts';
import type { KindTexts } from '../names.ts';
import { dieRanges } from '../parts.ts';
import { aHand, lucky, unlucky } from './numbers.ts';

const answers = 'The target may answer with **Immunity** or **Diversion**.';
const unanswered = 'Nothing answers a special card.';

export const kindTexts: KindTexts = {
  campagne: {
    name: 'Campaign',
    short: 'Into your campaign zone: these points count, but can be lost.',
    long: `Lay the card in your campaign zone. Its points count at once, but an attack, a Points Pass or a Great Debate may take them from you.`,
  },
  socle: {
    name: 'Base',
    short: `Die ${dieRanges.lucky}: into your base, for good. ${dieRanges.unlucky}: to the undecided.`,
    long: `Roll the die. With **${lucky}** the card goes to your base and never leaves it. With **${unlucky}** it joins the undecided.`,
  },
  confiance: {
    name: 'Trust',
    short: `Die ${dieRanges.lucky}: one of your campaign cards may go to your base.`,
    long: `Roll the die. With **${lucky}** you may move a card of your choice from your campaign zone to your base. With **${unlucky}**, nothing. You need a card in your campaign zone.`,
  },
  indecis: {
    name: 'Undecided',
    short: `Die ${dieRanges.lucky}: the whole undecided zone goes to your base.`,
    long: `Roll the die. With **${lucky}** all cards of the undecided zone go to your base, whatever they were before. With **${unlucky}**, nothing. There must be a card among the undecided.`,
  },
  debat: {
    name: 'Debate',
    short: 'A duel of dice: the higher takes a campaign card from the other.',
    long: `Name an opponent; both of you need at least ${five} campaign points. Both roll the die, ties again. The higher chooses **a card of the loser’s campaign zone** and adds it to their own. ${answers}`,
  },
  polemique: {
    name: 'Controversy',
    short: 'A duel of dice: the lower loses a campaign card to the undecided.',
    long: `Name an opponent; both of you need at least ${five} campaign points. Both roll the die, ties again. The lower chooses **one of their own campaign cards** and moves it to the undecided. ${answers}`,
  },
  affaire: {
    name: 'Scandal',
    short: `The target, who has at least ${five} campaign points, discards ${five} of them.`,
    long: `Name an opponent who has at least ${five} campaign points. The target **discards ${five} points** of campaign cards and gets no points back: the cards chosen are worth at least ${five}, and without any one of them it would be less. You need no points of your own. ${answers}`,
  },
  immunite: {
    name: 'Immunity',
    short: 'In answer to an attack on you: the attack is canceled.',
    long: `Played only in answer to a Debate, a Controversy or a Scandal against you: **the attack is canceled**. You draw back to ${aHand} cards at once. On your own turn it can only be discarded.`,
  },
  diversion: {
    name: 'Diversion',
    short: 'In answer to an attack on you: it is turned to another player.',
    long: `Played only in answer to a Debate, a Controversy or a Scandal against you: **you turn it** to another player with at least ${five} campaign points, the attacker included. That player may answer in turn, and so on. Turned to the attacker, the attack changes sides: you attack, the attacker is the target. You draw at once. On your own turn it can only be discarded. With two players these cards are not in the game.`,
  },
  'nouvelle-donne': {
    name: 'New Deal',
    short: `Hands, discard and pile are shuffled; ${aHand} new cards for everybody.`,
    long: `All hands, the discard (this card included) and the pile are shuffled, and everybody gets **${aHand} new cards**. The undecided, campaigns and bases stay as they are. ${unanswered}`,
  },
  'tourne-main': {
    name: 'Hands Pass',
    short: 'You draw, then choose the direction: everybody passes their hand.',
    long: `You draw first, then choose the direction: everybody gives **their ${aHand} cards in hand** to the next player that way. Only giver and receiver know which. ${unanswered}`,
  },
  'tourne-points': {
    name: 'Points Pass',
    short: 'You choose the direction: everybody passes their campaign zone.',
    long: `You choose the direction: everybody gives **their whole campaign zone** to the next player that way, even an empty one. Bases stay. ${unanswered}`,
  },
  'grand-debat': {
    name: 'Great Debate',
    short: `All with ${five} campaign points roll: ${dieRanges.unlucky}, and ${five} go to the undecided.`,
    long: `In turn, you first, every player with at least ${five} campaign points rolls the die. With **${unlucky}**, **${five} points** of campaign cards of that player’s choice go to the undecided, and no points come back. With **${lucky}**, nothing happens. ${unanswered}`,
  },
};
