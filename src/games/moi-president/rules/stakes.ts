/** What is at stake in an answer, shown beside it. It uses only public cards and the hand of the player asked. */
import type { Message, Seat } from '../../../kernel/types.ts';
import { kindOf } from '../data/deck.ts';
import { type Holding, msg, type Rival } from '../messages.ts';
import type { MoiPresident } from '../state.ts';
import { type Attack, attacks, type CardId, directions, type Kind, toBeElected } from '../vocabulary.ts';
import { isSure, stakeOf } from './orders.ts';
import { campaignOf, isExposed, neighbour, placeOf, playing, pointsOf, socleOf, sum, targetsOf, totalOf } from './table.ts';

/** What playing a card leads to. */
export function cardStake(state: MoiPresident, by: Seat, card: CardId): Message {
  const kind = kindOf(card);
  const points = pointsOf(state, card);
  const total = totalOf(state, by);
  switch (kind) {
    case 'campagne':
      return msg('detail.lay', { total: total + points, open: campaignOf(state, by) + points, elected: total + points >= toBeElected });
    case 'socle':
      return msg('detail.socle', {
        points,
        total: total + points,
        lost: sum(state, state.undecided) + points,
        elected: total + points >= toBeElected,
      });
    case 'confiance': {
      const best = stakeOf(state, by, 'debat');
      return best === 0 ? msg('does', { kind }) : msg('detail.confiance', { best, sure: isSure(state, by, 'debat') });
    }
    case 'indecis': {
      const won = sum(state, state.undecided);
      if (won === 0) return msg('does', { kind });
      return msg('detail.indecis', { points: won, total: total + won, elected: total + won >= toBeElected });
    }
    case 'tourne-points': {
      const gets = directions.map((way) => {
        const from = neighbour(state, by, way === 'clockwise' ? 'anticlockwise' : 'clockwise');
        return { from, points: campaignOf(state, from) };
      });
      return msg('detail.tourne-points', { gives: campaignOf(state, by), gets: playing(state).length === 2 ? gets.slice(0, 1) : gets });
    }
    case 'tourne-main':
      return playing(state).length === 2 ? msg('detail.tourne-main') : msg('does', { kind });
    case 'grand-debat':
      return msg('detail.grand-debat', { seats: playing(state).filter((seat) => isExposed(state, seat)) });
    default:
      return isAttack(kind) ? attackStake(state, by, kind) : msg('does', { kind });
  }
}

const isAttack = (kind: Kind): kind is Attack => (attacks as readonly Kind[]).includes(kind);

/** What an attack can gain against the player with most to lose, and what it risks; what the card does if there is nobody to attack. */
function attackStake(state: MoiPresident, by: Seat, attack: Attack): Message {
  const targets = targetsOf(state, by).map((seat) => ({ seat, points: stakeOf(state, seat, attack) }));
  const best = targets.sort((a, b) => b.points - a.points || totalOf(state, b.seat) - totalOf(state, a.seat))[0];
  if (!best || (attack !== 'affaire' && placeOf(state, by).campaign.length === 0)) return msg('does', { kind: attack });
  return msg('detail.attack', { ...fightOf(state, by, best.seat, attack), seat: best.seat, only: playing(state).length === 2 });
}

/** What an attacker may lose in their own attack. */
export const riskOf = (state: MoiPresident, by: Seat, attack: Attack): number =>
  attack === 'affaire' || placeOf(state, by).campaign.length === 0 ? 0 : stakeOf(state, by, attack);

/** The totals of the players concerned after gaining or losing these points. */
export const afterwards = (state: MoiPresident, moved: readonly { seat: Seat; points: number }[]): Message =>
  msg('detail.afterwards', { totals: moved.map(({ seat, points }) => ({ seat, total: totalOf(state, seat) + points })) });

/** The standings for the player to move: their own total, and the best of the others that has any points. */
export function standing(state: MoiPresident, by: Seat): { total: number; own: Holding; rival: Rival | null; others: Holding[]; undecided: number } {
  const others = playing(state).filter((seat) => seat !== by);
  const [rival] = others.map((seat) => ({ seat, total: totalOf(state, seat) })).sort((a, b) => b.total - a.total);
  return {
    total: totalOf(state, by),
    own: holdingOf(state, by),
    rival: rival && rival.total > 0 ? { ...rival, only: others.length === 1 } : null,
    others: others.filter((seat) => totalOf(state, seat) > 0).map((seat) => holdingOf(state, seat)),
    undecided: sum(state, state.undecided),
  };
}

const holdingOf = (state: MoiPresident, seat: Seat): Holding => ({
  seat,
  campaign: placeOf(state, seat)
    .campaign.map((card) => pointsOf(state, card))
    .sort((a, b) => b - a),
  socle: socleOf(state, seat),
});

/** What a seat has to lose, and what an attack could take of it. */
export const targetStake = (state: MoiPresident, by: Seat, seat: Seat, attack: Attack): Message =>
  msg('detail.seat', {
    campaign: campaignOf(state, seat),
    socle: socleOf(state, seat),
    ...fightOf(state, by, seat, attack),
  });

/** What an attack may cost either side, from the attacker's point of view. */
const fightOf = (state: MoiPresident, by: Seat, target: Seat, attack: Attack) => ({
  attack,
  theirs: stakeOf(state, target, attack),
  yours: riskOf(state, by, attack),
  sure: { theirs: isSure(state, target, attack), yours: isSure(state, by, attack) },
});
