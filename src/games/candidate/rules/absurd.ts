/** Answers that no player of the board game would give. */
import type { Seat } from '../../../kernel/types.ts';
import { type Absurdities, absurdBy, type Choice } from '../../kit/absurd.ts';
import { printOf } from '../data/cards.ts';
import { traits } from '../data/families.ts';
import { type Family, majority } from '../vocabulary.ts';
import { familyIn } from './limits.ts';
import { owesCards, pick } from './plan.ts';
import { isThrough } from './seen.ts';
import type { BoxView, CandidateView } from './view.ts';

type Posed = Choice<CandidateView>;

/** What is printed on a card of the hand. */
const printIn = ({ view }: Posed, card: string): { family: Family; value: number } | null => {
  const face = view.own?.faces[card];
  return face ? printOf(face) : null;
};

/** The cards of the hand that count for their section, with what they are worth. */
const counting = (choice: Posed): string[] =>
  (choice.view.own?.hand ?? []).filter((card) => {
    const print = printIn(choice, card);
    return print !== null && traits[print.family].counts === 'for' && print.value > 0;
  });

/** Somebody who bids all of so many cards shows the whole hand for one primary's choice. */
const many = 3;
/** In thousands of dollars, more than anyone gives away as a bluff. */
const generous = 30;

/** Whether a rival may be helped here: somebody else could be elected, but not this rival. */
function stopsAnother({ view, seat }: Posed, rival: Seat): boolean {
  const votes = (view.contest?.boxes ?? []).reduce((sum, box) => (box.stage === 'done' ? sum : sum + box.votes), 0);
  const able = view.runners.filter((one) => one.running && one.votes + votes >= majority).map((one) => one.seat);
  return able.some((one) => one !== seat) && !able.includes(rival);
}

/** The questions in which a card is laid on a section. */
const laying: readonly string[] = ['ask.campaign', 'ask.section', 'ask.again'];

/** From so many votes on, they are worth any card. */
const worthy = 10;

const absurdities: Absurdities<CandidateView> = {
  /** Every card that counts, bid to be the first Dealer: everyone sees the whole hand. */
  'bids-all'(choice) {
    const all = counting(choice).length;
    return choice.ask.key === 'ask.bid' && all >= many ? (picked) => picked.length >= all : null;
  },
  /** A higher card thrown away than one of its family that is kept. */
  'throws-higher'(choice) {
    if (choice.ask.key !== 'ask.discard-down') return null;
    const hand = choice.options.flatMap(({ id }) => {
      const print = printIn(choice, id);
      return print ? [{ id, ...print }] : [];
    });
    return (picked) => {
      const thrown = hand.filter(({ id }) => picked.includes(id));
      const kept = hand.filter(({ id }) => !picked.includes(id));
      return thrown.some(({ family, value }) => kept.some((one) => one.family === family && one.value < value));
    };
  },
  /** Money or an Endorsement of some worth laid on a rival's section, unless it keeps somebody else from being elected. */
  'feeds-rival': (choice) =>
    laying.includes(choice.ask.key)
      ? ([id]) => {
          const [card = '', where = ''] = id!.split('>');
          const [, on] = where.split(':');
          const print = printIn(choice, card);
          if (on === undefined || on === choice.seat || print === null || stopsAnother(choice, on)) return false;
          return traits[print.family].counts === 'for' && print.value >= generous;
        }
      : null,
  /** Nobody has laid anything there, nobody else will, and a card that counts would win votes worth it: no pass, no money for later. */
  'passes-up-win'(choice) {
    const { contest, own } = choice.view;
    if (choice.ask.key !== 'ask.campaign' || contest?.kind !== 'primary' || own?.plan?.placed.length) return null;
    const cheapest = Math.min(...counting(choice).map((card) => printIn(choice, card)!.value));
    const isSure = ({ stage, rivals, piles, votes }: BoxView): boolean =>
      stage === 'campaign' &&
      rivals.includes(choice.seat) &&
      piles.length === 0 &&
      rivals.every((seat) => seat === choice.seat || isThrough(contest, seat)) &&
      (cheapest <= generous || votes >= worthy);
    return counting(choice).length > 0 && contest.boxes.some(isSure) ? ([id]) => id === pick.pass || id === pick.groundwork : null;
  },
  /** A turn ended with nothing laid where a rival would be elected, though a card that counts could still be laid there. */
  'lets-elect'(choice) {
    const { contest, own, runners } = choice.view;
    if (!laying.includes(choice.ask.key) || contest?.kind !== 'primary' || !own) return null;
    const offered = new Set(choice.options.map(({ id }) => id));
    const elects = ({ stage, rivals, votes }: BoxView): boolean =>
      stage !== 'done' &&
      runners.some((one) => one.running && one.seat !== choice.seat && rivals.includes(one.seat) && one.votes + votes >= majority);
    const isBare = ({ id, piles }: BoxView): boolean =>
      piles.every(({ by }) => by !== choice.seat) && (own.plan?.placed ?? []).every(({ box }) => box !== id);
    const left = contest.boxes.filter((box) => elects(box) && isBare(box));
    const isOpen = left.some(({ id }) => counting(choice).some((card) => offered.has(pick.lay(card, id, choice.seat))));
    return isOpen ? ([id]) => id === pick.submit || id === pick.pass || id === pick.groundwork : null;
  },
  /** A card of the Favorite's that counts, thrown away where it could be laid face down on the own section as well. */
  'throws-owed'(choice) {
    if (!laying.includes(choice.ask.key)) return null;
    const offered = new Set(choice.options.map(({ id }) => id));
    return ([id]) => {
      const [card = '', where] = id!.split('>');
      if (where !== 'discard' || !counting(choice).includes(card)) return false;
      return (choice.view.contest?.boxes ?? []).some((box) => offered.has(`${card}>${box.id}:${choice.seat}`));
    };
  },
  /** A card against the section of a player who has acted, and has nothing there. */
  'attacks-nobody': (choice) =>
    laying.includes(choice.ask.key)
      ? ([id]) => {
          const [card = '', where = ''] = id!.split('>');
          const [at, on] = where.split(':');
          const print = on === undefined || on === choice.seat ? null : printIn(choice, card);
          const box = choice.view.contest?.boxes.find((one) => one.id === at);
          if (!print || !box || !(traits[print.family].counts === 'against' || print.family === 'state-ruling')) return false;
          return isThrough(choice.view.contest!, on!) && box.piles.every((pile) => pile.on !== on);
        }
      : null,
  /** A card of some worth laid where a Scandal or Deadlock of the player's own voids everything, or one of these laid on it. */
  'spends-in-vain'(choice) {
    const { contest, own } = choice.view;
    const placed = own?.plan?.placed ?? [];
    // A Favorite who owes cards uses any of them.
    if (choice.ask.key !== 'ask.campaign' || !contest || placed.length === 0 || owesCards(choice.options.map(({ id }) => id))) return null;
    const dear = counting(choice).filter((card) => printIn(choice, card)!.value >= generous);
    const isDear = (card: string) => dear.includes(card);
    const isVoiding = (card: string) => {
      const face = own!.faces[card];
      return face !== undefined && ['scandal', 'deadlock'].includes(familyIn(contest, face));
    };
    return ([id]) => {
      const [card = '', where = ''] = id!.split('>');
      const there = placed.filter(({ box }) => where.startsWith(`${box}:`)).map((one) => one.card);
      return (isDear(card) && there.some(isVoiding)) || (isVoiding(card) && there.some(isDear));
    };
  },
  /** A primary called in which a rival, as the Favorite, takes a card from the player, where in one with as many votes none does. */
  'calls-for-rival'(choice) {
    if (choice.ask.key !== 'ask.primary') return null;
    const { primaries } = choice.view;
    // The Runner-Up loses no card.
    const isRivals = ({ groundwork }: (typeof primaries)[number]): boolean =>
      groundwork.length > 0 && groundwork.slice(0, 2).every(({ seat }) => seat !== choice.seat);
    const best = Math.max(0, ...primaries.filter((one) => !isRivals(one)).map(({ votes }) => votes));
    return ([id]) => primaries.some((one) => one.id === id && isRivals(one) && one.votes <= best);
  },
};

export const absurd = absurdBy(absurdities);
