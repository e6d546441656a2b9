/** The board in words, in French. */
import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Seat } from '../../../../kernel/types.ts';
import type { Card } from '../../data/deck.ts';
import type { LastView, MoveView } from '../../messages.ts';
import type { Roll } from '../../state.ts';
import { toBeElected } from '../../vocabulary.ts';
import type { Described } from '../describe.ts';
import { cardTitle, listed } from '../parts.ts';
import { kindTexts } from './cards.ts';
import { nth } from './numbers.ts';
import { cardsOf, points, victory } from './parts.ts';

const plainRolls = (say: Say, round: readonly Roll[]): string => round.map(({ by, die }) => `${say.player(by)} ${die}`).join(', ');

function lastWords(last: LastView, say: Say): string {
  const { by, card, discarded, target, replies, moves, way } = last;
  if (discarded) return `${say.player(by)} défausse ${cardTitle(say, card)}`;
  const start = `${say.player(by)} joue ${cardTitle(say, card)}${target === null ? '' : ` contre ${say.player(target)}`}`;
  const moved = moves.map((one) => moveWords(one, say));
  const [only, ...others] = moved;
  if (only && others.length === 0 && only.who === by && replies.length === 0 && !way) return `${start} et ${only.does}`;
  return [
    start,
    ...(way ? [way === 'clockwise' ? 'tout passe dans le sens horaire' : 'tout passe dans le sens antihoraire'] : []),
    ...replies.map((reply) => replyWords(reply, say)),
    ...moved.map(({ who, does }) => `${say.player(who)} ${does}`),
  ].join(' ; ');
}
const replyWords = ({ by, joker, to }: LastView['replies'][number], say: Say): string =>
  joker === 'immunite' || to === null ? `${say.player(by)} répond par Immunité` : `${say.player(by)} répond par Diversion, sur ${say.player(to)}`;

/** The cards that moved: «Ben donne 8 à Ada», «Ben défausse 3 et 4». */
function moveWords({ by, from, to, cards }: MoveView, say: Say): { who: Seat; does: string } {
  const values = say.list(cards.map((card) => say.number(card.points)));
  if (to === 'discard') return { who: by, does: `défausse ${values}` };
  if (to === 'undecided') return { who: by, does: `laisse ${values} aux indécis` };
  if (to === 'socle') return { who: by, does: `met ${values} dans son socle` };
  return { who: from, does: `donne ${values} à ${say.player(to)}` };
}

export const board: Phrases<Described, 'fr'> = {
  race: ({ places, winners, unopposed }, say) =>
    winners.length > 0
      ? `${unopposed ? 'Partie' : 'Élection'} terminée : ${say.player(winners)} ${say.agree(winners, unopposed ? 'l’emporte sans rival' : 'l’emporte', 'se partagent la victoire')}. ${scores(places, say)}.`
      : `Course aux ${toBeElected} points : ${scores(places, say)}.`,
  'words.turn': ({ turn, active }, say) =>
    `**Tour ${say.number(turn)}**, à ${say.player(active)} de jouer. Pour gagner, il faut ${toBeElected} points à la fin de son propre tour.`,
  'words.end': ({ seat, here, total, campaignPoints, soclePoints }, say) =>
    `**${say.player(seat)}** : ${here ? `${points(total, say)} (campagne ${say.number(campaignPoints)}, socle ${say.number(soclePoints)})` : 'a quitté la table'}.`,
  'words.place': ({ seat, here, total, campaignPoints, soclePoints, campaign, socle, change, hand }, say) => {
    if (!here) return `**${say.player(seat)}** a quitté la partie.`;
    const moved = change === 0 ? '' : ` (${change > 0 ? '+' : '−'}${Math.abs(change)})`;
    return `**${say.player(seat)}** : ${points(total, say)}${moved}. Campagne ${campaignPoints}${valuesOf(campaign)}, socle ${soclePoints}${valuesOf(socle)}, ${cardsOf(hand, say)} en main.`;
  },
  'words.undecided': ({ cards, points: n }, say) => `Zone indécis : ${points(n, say)}${valuesOf(cards)}.`,
  'words.piles': ({ pile, discard, rebuilds, cap }, say) => {
    const top = discard.at(-1);
    const limit = cap === null ? '' : ` (fin de la partie à la ${nth(cap + 1)} fois)`;
    const rebuilt = `${rebuilds === 0 ? 'jamais reconstituée' : `reconstituée ${rebuilds === 1 ? 'une' : say.number(rebuilds)} fois`}${limit}`;
    const lies = top ? `, ${cardTitle(say, top)}${discard.length === 1 ? '' : ` au-dessus (${listed(discard, say)})`}` : '';
    return `Pioche : ${cardsOf(pile, say)}, ${rebuilt}. Défausse : ${cardsOf(discard.length, say)}${lies}.`;
  },
  'words.last': ({ last }, say) => `Dernière carte : ${lastWords(last, say)}.`,
  'words.dice': ({ rounds }, say) => `Dernier lancer : ${rounds.map((round) => plainRolls(say, round)).join(' ; puis ')}.`,
  'words.over': ({ winners, unopposed }, say) =>
    `**Partie terminée.** ${winners.length === 0 ? 'Personne n’est élu' : unopposed ? `**${say.player(winners)}** l’emporte sans élection` : victory(say, winners)}.`,
  'words.card': ({ card, n }, say) => `**${n.join(', ')} · ${cardTitle(say, card)}** – ${kindTexts[card.kind].short}`,
  'words.orders': ({ orders }, say) => `Vos consignes : ${orders.map((id) => say({ key: 'order', args: { id } })).join(' ; ')}.`,
  'words.watching': () => 'Vous regardez la partie : vous n’avez pas de main.',
};

const valuesOf = (cards: readonly Card[]): string => (cards.length === 0 ? '' : ` (${cards.map(({ points: n }) => n).join(', ')})`);
const scores = (places: readonly { seat: Seat; total: number }[], say: Say): string =>
  places.map(({ seat, total }) => `${say.player(seat)} ${say.number(total)}`).join(', ');
