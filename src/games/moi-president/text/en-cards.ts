import type { KindTexts } from './names.ts';

export const enCards: KindTexts = {
  campagne: {
    name: 'Campaign',
    short: 'Into your campaign zone: these points count, but can be lost.',
    long: `Lay the card in your campaign zone. Its points count at once, but an attack, a Points Pass or a Great Debate may take them from you.`,
  },
  socle: {
    name: 'Base',
    short: 'Die 4, 5 or 6: into your base, for good. 1, 2 or 3: to the undecided.',
    long: `Throw the die. With **4, 5 or 6** the card goes to your base and never leaves it. With **1, 2 or 3** it joins the undecided.`,
  },
  confiance: {
    name: 'Trust',
    short: 'Die 4, 5 or 6: one of your campaign cards goes to your base.',
    long: `Throw the die. With **4, 5 or 6** you move a card of your choice from your campaign zone to your base. With **1, 2 or 3**, nothing. You need a card in your campaign zone.`,
  },
  indecis: {
    name: 'Undecided',
    short: 'Die 4, 5 or 6: the whole undecided zone goes to your base.',
    long: `Throw the die. With **4, 5 or 6** all cards of the undecided zone go to your base, whatever they were before. With **1, 2 or 3**, nothing. There must be a card among the undecided.`,
  },
  debat: {
    name: 'Debate',
    short: 'A duel of dice: the higher takes a campaign card from the other.',
    long: `Name an opponent; both of you need at least 5 campaign points. Both throw the die, ties again. The higher chooses **a card of the loser’s campaign zone** and adds it to his own.`,
  },
  polemique: {
    name: 'Controversy',
    short: 'A duel of dice: the lower loses a campaign card to the undecided.',
    long: `Name an opponent; both of you need at least 5 campaign points. Both throw the die, ties again. The lower chooses **one of his campaign cards** and moves it to the undecided.`,
  },
  affaire: {
    name: 'Scandal',
    short: 'The target, who has at least 5 campaign points, discards 5 of them.',
    long: `Name an opponent who has at least 5 campaign points. He **discards 5 points** of his campaign zone and gets no change: he chooses cards worth at least 5 of which none is to spare. You need no points of your own.`,
  },
  immunite: {
    name: 'Immunity',
    short: 'In answer to an attack: it is cancelled.',
    long: `Played only in answer to an attack on you: **the attack is cancelled**. You draw back to four cards at once. On your own turn it can only be discarded.`,
  },
  diversion: {
    name: 'Diversion',
    short: 'In answer to an attack: it is turned to another player.',
    long: `Played only in answer to an attack on you: **you turn it** to another player with at least 5 campaign points, the attacker included. That player may defend in turn, and so on. Turned to the attacker, the attack changes sides: you attack, he is the target. You draw at once. With two players these cards are not in the game.`,
  },
  'nouvelle-donne': {
    name: 'New Deal',
    short: 'Hands, discard and pile are shuffled; four new cards for everybody.',
    long: `All hands, the discard (this card included) and the pile are shuffled, and everybody gets **four new cards**. The undecided, campaigns and bases stay as they are.`,
  },
  'tourne-main': {
    name: 'Hands Pass',
    short: 'Everybody passes the hand to a neighbour. You choose the direction.',
    long: `You draw first, then choose the direction: everybody gives **the four cards in hand** to the neighbour. Only giver and receiver know which.`,
  },
  'tourne-points': {
    name: 'Points Pass',
    short: 'Campaign zones pass to the neighbour. You choose the direction.',
    long: `You choose the direction: everybody gives **the whole campaign zone** to the neighbour, even an empty one. Bases stay.`,
  },
  'grand-debat': {
    name: 'Great Debate',
    short: 'All with 5 campaign points throw: 1, 2 or 3, and they lose 5 to the undecided.',
    long: `In turn, you first, every player with at least 5 campaign points throws the die. With **1, 2 or 3** he moves **5 points** of his campaign zone to the undecided and gets no change. With **4, 5 or 6** he is spared.`,
  },
};
