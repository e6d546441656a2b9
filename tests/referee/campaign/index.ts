/** Plays Campaign Manager 2008 by a second implementation: every question's options, every sentence, and the whole table after each answer. */
import { isDeepStrictEqual } from 'node:util';
import { end, follow } from '../follow.ts';
import type { Referee } from '../referee.ts';
import { both } from './book.ts';
import { expected } from './compare.ts';
import { newBook, open } from './opening.ts';
import { turns } from './turn.ts';

/** The counter that each sentence adds to. */
const counted: { [key: string]: string } = { wins: 'states won', news: 'news', rolls: 'dice' };

export const referee: Referee = {
  game: 'campaign',
  rare: ['offer', 'agree'],
  watch(table) {
    const book = newBook(table);
    const way = follow({
      *main(orders) {
        yield* open(book, table);
        yield* turns(book, orders);
      },
      *left(seat) {
        const stays = both.find((side) => side !== seat)!;
        yield* end([stays], 'won.left', { side: stays });
      },
    });
    const counts: { questions: number; [what: string]: number } = { questions: 0, turns: 0, 'states won': 0, news: 0, dice: 0 };
    return {
      counts,
      see(moment) {
        counts.questions += way.take(moment);
        counts.turns = book.turn;
        for (const { message } of moment.told) if (counted[message.key]) counts[counted[message.key]!]!++;
        const { recent: _, ...seen } = moment.seen;
        const should = expected(book, moment.outcome);
        return [...new Set([...Object.keys(seen), ...Object.keys(should)])].flatMap((field) =>
          isDeepStrictEqual(seen[field], should[field])
            ? []
            : [`Seen is ${field} ${JSON.stringify(seen[field])}; it should be ${JSON.stringify(should[field])}.`],
        );
      },
    };
  },
};
