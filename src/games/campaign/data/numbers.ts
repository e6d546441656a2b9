/** The numbers in the rules, each defined only here. Texts, pictures and rules read them from here. */

import type { Side } from '../vocabulary.ts';

/** Electoral votes each side has before any state is won: those of all states that are not in the game. Printed. */
export const votesAtStart: { readonly [S in Side]: number } = { obama: 157, mccain: 155 };
/** Electoral votes that win the election outright. Printed. */
export const votesToWin = 270;
/** Support tokens of each side. Printed. */
export const tokensPerSide = 12;
/** Cards each side plays with. Printed. */
export const deckSize = 15;
/** Cards seen at once in a draft; the player keeps one. Printed. */
export const seenAtOnce = 3;
/** Cards dealt at the start. Printed. */
export const cardsAtStart = 3;
/** States each side chooses to open with. Printed. */
export const statesEach = 2;
/** With this many cards in hand, nobody may choose to draw. Printed. */
export const handToDraw = 5;
/** Consecutive turns without a state won, counting both players', after which the game is a draw. A house rule. */
export const quietTurns = 120;
/** Consecutive turns without a state won, counting both players', after which a draw may be offered. A house rule. */
export const quietTurnsToOffer = 20;
