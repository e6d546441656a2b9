/** What must not compile: `npm run check` fails if any of these does. */
import { card, me, type PartDefinition } from '../../../src/games/campaign/rules/cards/card.ts';
import { chooseState } from '../../../src/games/campaign/rules/effects/choose.ts';
import { drawCards } from '../../../src/games/campaign/rules/effects/hand.ts';
import type { Sign } from '../../../src/games/campaign/rules/parts/meaning.ts';
import { takeTurn } from '../../../src/games/campaign/rules/turn.ts';
import type { Wording } from '../../../src/games/campaign/words/parts.ts';
import { bound } from '../../../src/kernel/rules.ts';

type Planted = PartDefinition<{ n: number }>;
const run = () => {};
const says: Planted['says'] = () => ({ do: 'key' });
const sign: Planted['sign'] = ({ n }) => [{ kind: 'draw', n }];

export const whole: Planted = { run, foresee: null, sign, says };
// @ts-expect-error A part that foretells nothing says so.
export const blind: Planted = { run, sign, says };
// @ts-expect-error A part without a sign says so.
export const bare: Planted = { run, foresee: null, says };
// @ts-expect-error Every part is put into words.
export const mute: Planted = { run, foresee: null, sign };
// @ts-expect-error There are signs for what is drawn, and no others.
export const strange: Sign = { kind: 'dance', n: 2 };

export const play = [chooseState({ by: me, as: 's' }), drawCards({ by: me, n: 1 })];
// @ts-expect-error A card is made of parts; a turn is none.
export const turned = () => card('O99', { type: 'special' }, [takeTurn({})]);
// @ts-expect-error A number that a sign shows is printed on the card.
export const vague = () => drawCards({ by: me, n: bound('paid') });

declare const spoken: Wording<unknown>;
const { stay: _, ...rest } = spoken;
// @ts-expect-error A language has words for every deed.
export const speechless: Wording<unknown> = rest;
