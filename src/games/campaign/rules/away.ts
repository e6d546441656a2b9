import type { Decision } from '../../../kernel/types.ts';

/** What commits to least, wherever it is offered. */
const plain = ['pass', 'decline', 'draw'];
/** What nobody else decides for somebody: an end of the game. */
const grave = ['agree', 'offer'];

/** The answer of somebody who is away: draw a card if that is possible, stay out of Going Negative, else what is listed first. A draw is neither offered nor agreed to. */
export function whileAway({ options, min }: Decision): string[] {
  const free = options.filter(({ blocked, id }) => !blocked && !grave.includes(id)).map(({ id }) => id);
  const easy = plain.find((id) => free.includes(id));
  return easy === undefined ? free.slice(0, min) : [easy];
}
