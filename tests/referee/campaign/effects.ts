/**
 * What the cards, the news and the die do, as short codes: a separate list, made from the components' table and not from the rules. If you change a
 * card in `src/games/campaign/rules/cards`, change its line here, too.
 *
 * Issues: D, E, the majority or the minority one at the time the card is played, any: its player's choice. States: A, and B, which is a different
 * one.
 */

type Issue = 'D' | 'E' | 'major' | 'minor' | 'any';
type State = 'A' | 'B';

export type CardOp =
  | readonly ['support', Issue, number, State]
  | readonly ['shift', Issue, number, State]
  | readonly ['alter', State]
  | readonly ['draw', number]
  | readonly ['draw2play1']
  /** In as many different states as there were cards discarded. */
  | readonly ['supportX', Issue]
  | readonly ['shiftX', Issue]
  | readonly ['media', 'bias' | 'opponent-rolls-twice' | 'no-roll']
  | readonly ['demographic', string]
  /** In a state where the opponent has more voters on the majority issue. */
  | readonly ['supportBehind', number];

export interface Card {
  star?: true;
  negative?: true;
  /** Other cards to discard first; X: any number. */
  cost?: number | 'X';
  ops: readonly CardOp[];
}

export const cards: { readonly [id: string]: Card } = {
  O01: { star: true, negative: true, cost: 2, ops: [['support', 'E', 2, 'A']] },
  O02: { negative: true, cost: 2, ops: [['support', 'E', 2, 'A']] },
  O03: { negative: true, cost: 2, ops: [['support', 'D', 2, 'A']] },
  O04: {
    star: true,
    ops: [
      ['support', 'E', 1, 'A'],
      ['shift', 'E', 1, 'A'],
    ],
  },
  O05: {
    ops: [
      ['support', 'E', 1, 'A'],
      ['shift', 'E', 1, 'A'],
    ],
  },
  O06: {
    star: true,
    ops: [
      ['support', 'D', 1, 'A'],
      ['shift', 'D', 1, 'A'],
    ],
  },
  O07: {
    ops: [
      ['support', 'minor', 1, 'A'],
      ['shift', 'minor', 1, 'A'],
    ],
  },
  O08: {
    ops: [
      ['support', 'major', 1, 'A'],
      ['shift', 'major', 1, 'A'],
    ],
  },
  O09: {
    negative: true,
    ops: [
      ['support', 'D', 1, 'A'],
      ['support', 'E', 1, 'A'],
    ],
  },
  O10: {
    star: true,
    ops: [
      ['support', 'E', 1, 'A'],
      ['draw', 1],
    ],
  },
  O11: {
    star: true,
    ops: [
      ['support', 'E', 1, 'A'],
      ['draw', 1],
    ],
  },
  O12: {
    ops: [
      ['support', 'E', 1, 'A'],
      ['draw', 1],
    ],
  },
  O13: {
    ops: [
      ['support', 'E', 1, 'A'],
      ['draw', 1],
    ],
  },
  O14: {
    star: true,
    ops: [
      ['support', 'D', 1, 'A'],
      ['draw', 1],
    ],
  },
  O15: {
    ops: [
      ['support', 'D', 1, 'A'],
      ['draw', 1],
    ],
  },
  O16: { cost: 'X', ops: [['supportX', 'E']] },
  O17: { cost: 'X', ops: [['shiftX', 'any']] },
  O18: {
    star: true,
    ops: [
      ['alter', 'A'],
      ['draw', 1],
    ],
  },
  O19: {
    ops: [
      ['alter', 'A'],
      ['draw', 1],
    ],
  },
  O20: { star: true, ops: [['draw', 3]] },
  O21: { ops: [['draw2play1']] },
  O22: {
    star: true,
    ops: [
      ['shift', 'any', 1, 'A'],
      ['draw', 1],
    ],
  },
  O23: {
    ops: [
      ['shift', 'any', 1, 'A'],
      ['draw', 1],
    ],
  },
  O24: { star: true, ops: [['shift', 'minor', 2, 'A']] },
  O25: { ops: [['shift', 'minor', 2, 'A']] },
  O26: {
    star: true,
    ops: [
      ['shift', 'any', 1, 'A'],
      ['alter', 'A'],
    ],
  },
  O27: {
    ops: [
      ['shift', 'any', 1, 'A'],
      ['alter', 'A'],
    ],
  },
  O28: {
    star: true,
    ops: [
      ['support', 'E', 1, 'A'],
      ['alter', 'A'],
    ],
  },
  O29: {
    ops: [
      ['support', 'E', 1, 'A'],
      ['alter', 'A'],
    ],
  },
  O30: {
    ops: [
      ['support', 'D', 1, 'A'],
      ['alter', 'A'],
    ],
  },
  O31: { star: true, ops: [['media', 'bias']] },
  O32: { ops: [['media', 'bias']] },
  O33: { ops: [['media', 'opponent-rolls-twice']] },
  O34: {
    ops: [
      ['support', 'any', 1, 'A'],
      ['draw', 1],
    ],
  },
  O35: {
    ops: [
      ['support', 'E', 1, 'A'],
      ['support', 'E', 1, 'B'],
    ],
  },
  O36: { star: true, ops: [['demographic', 'clinton-democrats']] },
  O37: { star: true, ops: [['demographic', 'union-households']] },
  O38: { ops: [['demographic', 'latinos']] },
  O39: { ops: [['demographic', 'seniors']] },
  O40: { ops: [['demographic', 'catholics']] },
  O41: { ops: [['demographic', 'college-graduates']] },
  O42: { ops: [['demographic', 'women']] },
  O43: { ops: [['demographic', 'under-30-voters']] },
  O44: { ops: [['demographic', 'moderate-evangelicals']] },
  O45: { ops: [['demographic', 'veterans']] },
  M01: { star: true, negative: true, cost: 2, ops: [['support', 'D', 2, 'A']] },
  M02: { negative: true, cost: 2, ops: [['support', 'D', 2, 'A']] },
  M03: { negative: true, cost: 2, ops: [['support', 'E', 2, 'A']] },
  M04: {
    star: true,
    ops: [
      ['support', 'D', 1, 'A'],
      ['shift', 'D', 1, 'A'],
    ],
  },
  M05: {
    ops: [
      ['support', 'D', 1, 'A'],
      ['shift', 'D', 1, 'A'],
    ],
  },
  M06: {
    star: true,
    ops: [
      ['support', 'E', 1, 'A'],
      ['shift', 'E', 1, 'A'],
    ],
  },
  M07: {
    ops: [
      ['support', 'minor', 1, 'A'],
      ['shift', 'minor', 1, 'A'],
    ],
  },
  M08: {
    ops: [
      ['support', 'major', 1, 'A'],
      ['shift', 'major', 1, 'A'],
    ],
  },
  M09: {
    negative: true,
    ops: [
      ['support', 'D', 1, 'A'],
      ['support', 'E', 1, 'A'],
    ],
  },
  M10: {
    star: true,
    ops: [
      ['support', 'D', 1, 'A'],
      ['draw', 1],
    ],
  },
  M11: {
    star: true,
    ops: [
      ['support', 'D', 1, 'A'],
      ['draw', 1],
    ],
  },
  M12: {
    ops: [
      ['support', 'D', 1, 'A'],
      ['draw', 1],
    ],
  },
  M13: {
    ops: [
      ['support', 'D', 1, 'A'],
      ['draw', 1],
    ],
  },
  M14: {
    star: true,
    ops: [
      ['support', 'E', 1, 'A'],
      ['draw', 1],
    ],
  },
  M15: {
    ops: [
      ['support', 'E', 1, 'A'],
      ['draw', 1],
    ],
  },
  M16: { cost: 'X', ops: [['supportX', 'D']] },
  M17: { cost: 'X', ops: [['shiftX', 'any']] },
  M18: {
    star: true,
    ops: [
      ['alter', 'A'],
      ['draw', 1],
    ],
  },
  M19: {
    ops: [
      ['alter', 'A'],
      ['draw', 1],
    ],
  },
  M20: { star: true, ops: [['draw', 3]] },
  M21: { ops: [['draw2play1']] },
  M22: {
    star: true,
    ops: [
      ['shift', 'any', 1, 'A'],
      ['draw', 1],
    ],
  },
  M23: {
    ops: [
      ['shift', 'any', 1, 'A'],
      ['draw', 1],
    ],
  },
  M24: { star: true, ops: [['shift', 'minor', 2, 'A']] },
  M25: { ops: [['shift', 'minor', 2, 'A']] },
  M26: {
    star: true,
    ops: [
      ['shift', 'any', 1, 'A'],
      ['alter', 'A'],
    ],
  },
  M27: {
    ops: [
      ['shift', 'any', 1, 'A'],
      ['alter', 'A'],
    ],
  },
  M28: {
    star: true,
    ops: [
      ['support', 'D', 1, 'A'],
      ['alter', 'A'],
    ],
  },
  M29: {
    ops: [
      ['support', 'D', 1, 'A'],
      ['alter', 'A'],
    ],
  },
  M30: {
    ops: [
      ['support', 'E', 1, 'A'],
      ['alter', 'A'],
    ],
  },
  M31: { star: true, ops: [['media', 'bias']] },
  M32: { ops: [['media', 'bias']] },
  M33: { ops: [['media', 'no-roll']] },
  M34: {
    ops: [
      ['support', 'D', 1, 'A'],
      ['shift', 'any', 1, 'B'],
    ],
  },
  M35: {
    ops: [['supportBehind', 2]],
  },
  M36: { star: true, ops: [['demographic', 'moderate-evangelicals']] },
  M37: { star: true, ops: [['demographic', 'seniors']] },
  M38: { ops: [['demographic', 'latinos']] },
  M39: { ops: [['demographic', 'catholics']] },
  M40: { ops: [['demographic', 'clinton-democrats']] },
  M41: { ops: [['demographic', 'college-graduates']] },
  M42: { ops: [['demographic', 'women']] },
  M43: { ops: [['demographic', 'under-30-voters']] },
  M44: { ops: [['demographic', 'veterans']] },
  M45: { ops: [['demographic', 'union-households']] },
};

/** About the state the news names; sides: O, M. */
export type NewsOp =
  | readonly ['shift', 'D' | 'E' | 'minor', number]
  | readonly ['gain', 'O' | 'M', 'D' | 'E' | 'major' | 'minor', number]
  | readonly ['alter']
  | readonly ['leader']
  | readonly ['undecided', 'O' | 'M', 'D' | 'E', number]
  | readonly ['discard', 'O' | 'M', number]
  | readonly ['draw', 'O' | 'M', number]
  | readonly ['no-media'];

export const news: { readonly [id: string]: readonly NewsOp[] } = {
  N01: [['shift', 'E', 2]],
  N02: [['shift', 'E', 3]],
  N03: [
    ['shift', 'E', 1],
    ['gain', 'O', 'E', 1],
  ],
  N04: [['shift', 'E', 1], ['alter']],
  N05: [['shift', 'D', 2]],
  N06: [
    ['shift', 'D', 1],
    ['gain', 'M', 'D', 1],
  ],
  N07: [['leader']],
  N08: [
    ['undecided', 'O', 'D', 1],
    ['undecided', 'O', 'E', 1],
  ],
  N09: [['gain', 'O', 'major', 1]],
  N10: [['discard', 'M', 2]],
  N11: [['discard', 'O', 2]],
  N12: [['gain', 'O', 'minor', 1]],
  N13: [['alter'], ['no-media']],
  N14: [['shift', 'D', 3]],
  N15: [['gain', 'M', 'major', 1]],
  N16: [['shift', 'minor', 1]],
  N17: [['shift', 'D', 1], ['alter']],
  N18: [['gain', 'M', 'minor', 1]],
  N19: [
    ['undecided', 'M', 'D', 1],
    ['undecided', 'M', 'E', 1],
  ],
  N20: [
    ['draw', 'O', 1],
    ['draw', 'M', 1],
  ],
};

/** What the opponent of the player who rolled may take. */
export const die: { readonly [face: number]: readonly CardOp[] } = {
  1: [],
  2: [['draw', 1]],
  3: [['alter', 'A']],
  4: [['shift', 'any', 1, 'A']],
  5: [['draw', 2]],
  6: [['support', 'any', 1, 'A']],
};
