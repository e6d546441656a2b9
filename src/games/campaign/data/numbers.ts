/** The numbers of the rules, each in this one place. Texts, pictures and rules take them from here. */

import type { Side } from '../vocabulary.ts';

/** Electoral votes each side has before the first state is won: those of all states that are not in the game. Printed. */
export const votesAtStart: { readonly [S in Side]: number } = { obama: 157, mccain: 155 };
/** Electoral votes that win the election at once. Printed. */
export const votesToWin = 270;
/** Support tokens of each side. Printed. */
export const tokensPerSide = 12;
/** Cards each side plays with. Printed. */
export const deckSize = 15;
/** Cards seen at once in a draft, of which one is kept. Printed. */
export const seenAtOnce = 3;
/** Cards dealt at the start. Printed. */
export const cardsAtStart = 3;
/** States each side chooses to open with. Printed. */
export const statesEach = 2;
/** With this many cards in hand nobody may choose to draw. Printed. */
export const handToDraw = 5;
/** Turns in a row without a state won, both players' together, after which the game is a draw. A rule of this table. */
export const quietTurns = 120;
/** Turns in a row without a state won, both players' together, after which a draw may be offered. A rule of this table. */
export const quietTurnsToOffer = 20;
