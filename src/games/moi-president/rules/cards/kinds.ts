/** The effect of each kind of card, as steps. `me` plays it, `card` is the copy played. Declarations only. */
import { bound } from '../../../../kernel/rules.ts';
import type { Step } from '../../../../kernel/types.ts';
import type { Category, Kind } from '../../vocabulary.ts';
import { assault, target } from '../effects/attack.ts';
import { keep, lay, leaveUndecided, luck, rally, trust } from '../effects/bonus.ts';
import { duel, give, pay, take } from '../effects/duel.ts';
import { direction, drawFirst, greatDebate, newDeal, passHands, passZones } from '../effects/special.ts';

/** What a card needs to have its effect. Otherwise it can only be discarded. */
export type Need = 'own-campaign' | 'undecided' | 'own-five' | 'target' | 'attacked';

export interface KindCard {
  category: Category;
  needs: Need[];
  /** Cards of points end up in a zone; all others are discarded when played. */
  stays: boolean;
  play: Step[];
}

const me = bound('me');
const card = bound('card');
const attacker = bound('attacker');
const victim = bound('target');

export const kindCards: { readonly [K in Kind]: KindCard } = {
  /** Laid in the player's campaign zone: it counts, and can be lost. */
  campagne: { category: 'campagne', needs: [], stays: true, play: [lay({ by: me, card })] },

  /** On 4, 5 or 6 it goes to the player's socle; on 1, 2 or 3 to the Indécis zone. */
  socle: {
    category: 'bonus',
    needs: [],
    stays: true,
    play: [luck({ by: me, won: [keep({ by: me, card })], lost: [leaveUndecided({ card })] })],
  },

  /** On 4, 5 or 6 the player may move one of their campaign cards to their socle. */
  confiance: { category: 'bonus', needs: ['own-campaign'], stays: false, play: [luck({ by: me, won: [trust({ by: me })], lost: [] })] },

  /** On 4, 5 or 6 the whole Indécis zone goes to the player's socle. */
  indecis: { category: 'bonus', needs: ['undecided'], stays: false, play: [luck({ by: me, won: [rally({ by: me })], lost: [] })] },

  /** Both roll; the higher roll takes a card of the other's campaign zone into the roller's own. */
  debat: {
    category: 'attaque',
    needs: ['own-five', 'target'],
    stays: false,
    play: [
      target({ by: me, card, attack: 'debat', as: 'target' }),
      assault({
        attack: 'debat',
        attacker: me,
        target: victim,
        strike: [duel({ why: 'debat', attacker, target: victim }), take({ by: bound('winner'), from: bound('loser') })],
      }),
    ],
  },

  /** Both roll; the lower roll moves one of the roller's campaign cards to the Indécis zone. */
  polemique: {
    category: 'attaque',
    needs: ['own-five', 'target'],
    stays: false,
    play: [
      target({ by: me, card, attack: 'polemique', as: 'target' }),
      assault({
        attack: 'polemique',
        attacker: me,
        target: victim,
        strike: [duel({ why: 'polemique', attacker, target: victim }), give({ by: bound('loser') })],
      }),
    ],
  },

  /** The target discards five campaign points. */
  affaire: {
    category: 'attaque',
    needs: ['target'],
    stays: false,
    play: [
      target({ by: me, card, attack: 'affaire', as: 'target' }),
      assault({ attack: 'affaire', attacker: me, target: victim, strike: [pay({ by: victim, to: 'discard' })] }),
    ],
  },

  /** Answers an attack and cancels it. */
  immunite: { category: 'joker', needs: ['attacked'], stays: false, play: [] },

  /** Answers an attack and turns it to another player, possibly the attacker. */
  diversion: { category: 'joker', needs: ['attacked'], stays: false, play: [] },

  /** All hands, the discard and the pile are shuffled; everyone gets four new cards. */
  'nouvelle-donne': { category: 'speciale', needs: [], stays: false, play: [newDeal({ by: me })] },

  /** The player draws; then all hands pass to the neighbor, in the direction the player chooses. */
  'tourne-main': {
    category: 'speciale',
    needs: [],
    stays: false,
    play: [drawFirst({ by: me }), direction({ by: me, what: 'hands', as: 'way' }), passHands({ by: me, way: bound('way') })],
  },

  /** All campaign zones pass to the neighbor, in the direction the player chooses. */
  'tourne-points': {
    category: 'speciale',
    needs: [],
    stays: false,
    play: [direction({ by: me, what: 'zones', as: 'way' }), passZones({ by: me, way: bound('way') })],
  },

  /** Everyone with five campaign points rolls; on 1, 2 or 3 five of them go to the Indécis zone. */
  'grand-debat': { category: 'speciale', needs: [], stays: false, play: [greatDebate({ by: me })] },
};
