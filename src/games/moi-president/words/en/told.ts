/** The joined sentences of a post, in English. */
import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Messages, Told, Won } from '../../messages.ts';
import { toBeElected } from '../../vocabulary.ts';
import { alike, byPlayer, cardTitle, cardTitles } from '../parts.ts';
import { cardsOf, points } from './parts.ts';

/** “after a tie”, “after 2 ties”. */
const after = (ties: number, say: Say<'en'>): string => (ties === 0 ? '' : ties === 1 ? ' after a tie' : ` after ${say.number(ties)} ties`);

/** What followed the die of a bonus card. */
const outcomes: { readonly [W in Won['what']]: (won: Extract<Won, { what: W }>, say: Say<'en'>) => string } = {
  kept: () => ': it’s safe in their base',
  lost: ({ worth }, say) => `: it goes to the undecided, who now hold ${points(worth, say)}`,
  secured: ({ points: n }, say) => `: a campaign card worth ${points(n, say)} moves to their base, where it’s safe`,
  nothing: () => ', but moves no card',
  rallied: ({ cards, points: n }, say) => `: the undecided (${cardsOf(cards, say)}, ${points(n, say)}) join their base`,
};

export const told: Pick<Phrases<Messages, 'en'>, Told> = {
  joined: ({ facts }, say) => facts.map(say).join(' '),
  standing: ({ places }, say) => `${places.map(({ seat, total }) => `${say.player(seat)} ${say.number(total)}`).join(' · ')} (${toBeElected} to win)`,
  discarded: ({ discards }, say) => {
    const [same, seats] = alike(discards);
    if (same) return `${say.player(seats)} each discard ${cardTitle(say, same)}.`;
    const clauses = byPlayer(discards).map(({ by, cards }) => `${say.player(by)} discards ${cardTitles(say, cards)}`);
    return `${discards.length > clauses.length ? clauses.join('; ') : say.list(clauses)}.`;
  },
  fights({ by, card, target, one, other, ties }, say) {
    const won = one.die > other.die;
    return `${say.player(by)} plays **${cardTitle(say, card)}** against **${say.player(target)}** ${won ? 'and wins' : 'but loses'} the duel **${one.die}** to **${other.die}**${after(ties, say)}.`;
  },
  duelled({ one, other, ties }, say) {
    const [winner, loser] = one.die > other.die ? [one, other] : [other, one];
    return `${say.player(winner.by)} wins the duel against ${say.player(loser.by)}, **${winner.die}** to **${loser.die}**${after(ties, say)}.`;
  },
  tries({ by, card, die, isLucky, won }, say) {
    const start = `${say.player(by)} plays **${cardTitle(say, card)}** ${isLucky ? 'and' : 'but'} rolls **${die}**`;
    if (won === null) return `${start}: ${isLucky ? 'won!' : 'no luck.'}`;
    const tell = outcomes[won.what] as (won: Won, say: Say<'en'>) => string;
    return `${start}${tell(won, say)}.`;
  },
  spared: ({ rolls }, say) => `${say.list(rolls.map(({ by, die }) => `${say.player(by)} rolls **${die}**`))}: no points lost.`,
};
