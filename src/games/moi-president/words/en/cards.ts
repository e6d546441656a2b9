import { five } from '../../vocabulary.ts';
import type { KindTexts } from '../names.ts';
import { dieRanges } from '../parts.ts';
import { aHand, lucky, unlucky } from './numbers.ts';

const answers = 'The target may answer with **Immunity** or **Diversion**.';
const unanswered = 'Jokers don’t work against special cards.';

export const kindTexts: KindTexts = {
  campagne: {
    name: 'Campaign',
    short: 'Lay it in your campaign zone: its points count, but can be lost.',
    long: `Lay the card in your campaign zone. Its points count at once, but an attack, Pass Your Points, or a Great Debate may take them from you.`,
  },
  socle: {
    name: 'Base',
    short: `Roll the die: on ${dieRanges.lucky} it goes to your base for good, on ${dieRanges.unlucky} to the undecided.`,
    long: `Roll the die. On **${lucky}** the card goes to your base and never leaves it. On **${unlucky}** it joins the undecided.`,
  },
  confiance: {
    name: 'Trust',
    short: `Roll the die: on ${dieRanges.lucky} you may move a campaign card to your base.`,
    long: `Roll the die. On **${lucky}** you may move a card of your choice from your campaign zone to your base. On **${unlucky}**, nothing happens. You need a card in your campaign zone.`,
  },
  indecis: {
    name: 'Undecided',
    short: `Roll the die: on ${dieRanges.lucky} the whole undecided zone goes to your base.`,
    long: `Roll the die. On **${lucky}** all cards of the undecided zone go to your base, whatever they were before. On **${unlucky}**, nothing happens. There must be a card among the undecided.`,
  },
  debat: {
    name: 'Debate',
    short: 'A dice duel: the higher roll takes a campaign card from the other.',
    long: `Name an opponent; both of you need at least ${five} campaign points. Both roll the die; reroll ties. The winner chooses **a card from the loser’s campaign zone** and adds it to their own zone. ${answers}`,
  },
  polemique: {
    name: 'Controversy',
    short: 'A dice duel: the lower roll loses a campaign card to the undecided.',
    long: `Name an opponent; both of you need at least ${five} campaign points. Both roll the die; reroll ties. The loser moves **one of their own campaign cards**, of their choice, to the undecided. ${answers}`,
  },
  affaire: {
    name: 'Scandal',
    short: `The target, who has at least ${five} campaign points, discards ${five} of them.`,
    long: `Name an opponent who has at least ${five} campaign points. The target **discards ${five} points** of campaign cards and gets no change: the cards must be worth at least ${five}, with no more of them than needed. You need no points of your own. ${answers}`,
  },
  immunite: {
    name: 'Immunity',
    short: 'When you’re attacked, cancel the attack.',
    long: `Play it only in answer to a Debate, a Controversy, or a Scandal against you: **it cancels the attack**. You draw back to ${aHand} cards at once. On your own turn you can only discard it.`,
  },
  diversion: {
    name: 'Diversion',
    short: 'When you’re attacked, redirect the attack to another player.',
    long: `Play it only in answer to a Debate, a Controversy, or a Scandal against you: **you redirect the attack** to another player with at least ${five} campaign points, including the attacker. That player may answer in turn, and so on. If you redirect it to the attacker, you swap roles: you attack, and the attacker is the target. You draw at once. On your own turn you can only discard it. These cards aren’t used with two players.`,
  },
  'nouvelle-donne': {
    name: 'New Deal',
    short: `Hands, discards, and pile are shuffled; ${aHand} new cards for everyone.`,
    long: `All hands, the discards (this card included), and the pile are shuffled together, and everyone gets **${aHand} new cards**. The undecided, campaigns, and bases stay as they are. ${unanswered}`,
  },
  'tourne-main': {
    name: 'Pass Your Hand',
    short: 'You draw, then choose a direction: everyone passes their hand.',
    long: `You draw first, then choose a direction: everyone passes **their hand of ${aHand}** to the next player in that direction. Only the giver and the receiver know which. ${unanswered}`,
  },
  'tourne-points': {
    name: 'Pass Your Points',
    short: 'You choose a direction: everyone passes their campaign zone.',
    long: `You choose a direction: everyone gives **their whole campaign zone** to the next player that way, even an empty one. Bases stay. ${unanswered}`,
  },
  'grand-debat': {
    name: 'Great Debate',
    short: `Everyone with at least ${five} campaign points rolls: on ${dieRanges.unlucky} they leave ${five} of them to the undecided.`,
    long: `In turn, starting with you, every player with at least ${five} campaign points rolls the die. On **${unlucky}**, they leave campaign cards of their choice worth **${five} points** to the undecided and get no change. On **${lucky}**, nothing happens. ${unanswered}`,
  },
};
