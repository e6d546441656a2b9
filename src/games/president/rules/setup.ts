/** A game before the first roll. */
import type { Start } from '../../../kernel/rules.ts';
import type { Core, Step } from '../../../kernel/types.ts';
import { cities } from '../data/cities.ts';
import { infosCards } from '../data/infos.ts';
import { mediaCards } from '../data/media.ts';
import type { President } from '../state.ts';
import { fallsAfter } from '../vocabulary.ts';
import { open } from './turn.ts';

/** The value of the option `rounds` with which the majority falls. */
const falling = 'falling';

export function setup({ seats, options }: Start): { state: Omit<President, keyof Core>; steps: Step[] } {
  const rounds = Number(options.rounds);
  return {
    state: {
      limit: rounds > 0 ? rounds : null,
      ...(options.rounds === falling && { falls: fallsAfter }),
      autoRoll: options.dice === true,
      first: null,
      active: null,
      turn: 0,
      round: 1,
      owners: Object.fromEntries(cities.map(({ id }) => [id, null])),
      candidates: Object.fromEntries(seats.map((seat) => [seat, { square: 0, media: [], skip: 0, immobilised: false }])),
      media: [...mediaCards],
      infos: infosCards.map(({ id }) => id),
      complete: false,
      nested: 0,
      fight: null,
      flight: null,
      story: null,
    },
    steps: [open({})],
  };
}
