/** The joined sentences of a post, in French. */
import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Messages, Told, Won } from '../../messages.ts';
import { toBeElected } from '../../vocabulary.ts';
import { alike, byPlayer, cardTitle, cardTitles } from '../parts.ts';
import { cardsOf, points } from './parts.ts';

/** «après une égalité», «après 2 égalités». */
const after = (ties: number, say: Say<'fr'>): string => (ties === 0 ? '' : ties === 1 ? ' après une égalité' : ` après ${say.number(ties)} égalités`);

/** What followed the die of a bonus card. */
const outcomes: { readonly [W in Won['what']]: (won: Extract<Won, { what: W }>, say: Say<'fr'>) => string } = {
  kept: () => ' : la carte rejoint le socle',
  lost: ({ worth }, say) => ` : la carte part chez les indécis, qui valent désormais ${points(worth, say)}`,
  secured: ({ points: n }, say) => ` : une carte campagne de ${points(n, say)} rejoint le socle, à l’abri`,
  nothing: () => ', mais ne touche pas à sa campagne',
  rallied: ({ cards, points: n }, say) => ` : les indécis (${cardsOf(cards, say)}, ${points(n, say)}) rejoignent le socle`,
};

export const told: Pick<Phrases<Messages, 'fr'>, Told> = {
  joined: ({ facts }, say) => facts.map(say).join(' '),
  standing: ({ places }, say) =>
    `Points : ${places.map(({ seat, total }) => `${say.player(seat)} ${say.number(total)}`).join(' · ')} (il en faut ${toBeElected})`,
  discarded: ({ discards }, say) => {
    const [same, seats] = alike(discards);
    if (same) return `${say.player(seats)} défaussent ${cardTitle(say, same)}.`;
    const clauses = byPlayer(discards).map(({ by, cards }) => `${say.player(by)} défausse ${cardTitles(say, cards)}`);
    return `${discards.length > clauses.length ? clauses.join(' ; ') : say.list(clauses)}.`;
  },
  fights({ by, card, target, one, other, ties }, say) {
    const won = one.die > other.die;
    return `${say.player(by)} joue **${cardTitle(say, card)}** contre **${say.player(target)}** ${won ? 'et gagne' : 'mais perd'} le duel, **${one.die}** à **${other.die}**${after(ties, say)}.`;
  },
  duelled({ one, other, ties }, say) {
    const [winner, loser] = one.die > other.die ? [one, other] : [other, one];
    return `${say.player(winner.by)} gagne le duel contre ${say.player(loser.by)}, **${winner.die}** à **${loser.die}**${after(ties, say)}.`;
  },
  tries({ by, card, die, isLucky, won }, say) {
    const start = `${say.player(by)} joue **${cardTitle(say, card)}** ${isLucky ? 'et' : 'mais'} fait **${die}**`;
    if (won === null) return `${start} : ${isLucky ? 'gagné !' : 'raté.'}`;
    const tell = outcomes[won.what] as (won: Won, say: Say<'fr'>) => string;
    return `${start}${tell(won, say)}.`;
  },
  spared: ({ rolls }, say) => `${say.list(rolls.map(({ by, die }) => `${say.player(by)} fait **${die}**`))} : aucune perte.`,
};
