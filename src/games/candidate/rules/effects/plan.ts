/** What the owner of a plan is asked: where the cards go, and when to submit. One press lays one card. */
import type { Early, Offered, Option, Seat, Unread, Words } from '../../../../kernel/types.ts';
import { msg } from '../../messages.ts';
import type { Box, Candidate, Plan } from '../../state.ts';
import type { CardId, Family } from '../../vocabulary.ts';
import { amountOf, barOn, familyIn, isBare, mayLieOn } from '../limits.ts';
import { pick } from '../plan.ts';
import { candidacyOf, contestOf, faceOf, familyOf, handOf, sectionsOf, statesOf, worthOf } from '../table.ts';
import { groundworkOption, moneyForGroundwork, primariesForGroundwork } from './groundwork.ts';
import { submitOption } from './submit.ts';

type Form = Pick<Early, 'ask' | 'options' | 'min' | 'max'>;

/** The most ways to lay a card that fit in one list; if there are more, the player first chooses another candidate's section. */
const mostInList = 25;

/** What a campaign is about. */
interface Campaign {
  boxes: readonly Box[];
  /** Whether this is the one turn in which groundwork is allowed. */
  main: boolean;
  /** How many cards the Favorite must lay or discard. */
  owes: number;
  /** The question when nothing more specific is asked. */
  ask: Unread;
  /** Whether it is answered in advance: then the answer can still be changed until the question is asked. */
  early: boolean;
}

/** What the owner of a plan may do with it now. */
export function planForm(state: Candidate, plan: Plan, { boxes, main, owes, ask, early }: Campaign): Form {
  const { asking, groundwork } = plan;
  if (asking?.kind === 'pass') return { ask: msg('ask.pass', { early }), options: [surePass(early), cancel] };
  if (asking?.kind === 'primary') return { ask: msg('ask.groundwork'), options: [...primariesForGroundwork(state), cancel] };
  if (asking?.kind === 'money') return moneyForGroundwork(state, plan.by, asking.primary);
  if (asking?.kind === 'section') {
    const { box, on } = asking;
    return { ask: msg('ask.section', { box, on }), options: [...onSection(state, plan, box, on), cancel] };
  }
  if (groundwork) {
    const prepared = msg('ask.prepared', { primary: statesOf(state, groundwork.primary), amount: amountOf(state, groundwork.cards) });
    return { ask: prepared, options: [groundworkOption(state, plan), submitOption(state, plan, 0, early)] };
  }
  const prepares = main && contestOf(state).kind === 'primary' ? [groundworkOption(state, plan)] : [];
  return { ask, options: [...places(state, plan, boxes, owes), ...taken(state, plan), ...prepares, submitOption(state, plan, owes, early)] };
}

const surePass = (early: boolean): Option => ({ id: pick.surePass, label: msg('pass.sure', { early }), detail: msg('submit.detail', { early }) });
const cancel: Option = { id: pick.cancel, label: msg('cancel') };

const leftOf = (state: Candidate, { by, placed, discarded }: Plan): CardId[] =>
  handOf(state, by).filter((card) => !discarded.includes(card) && !placed.some((one) => one.card === card));

/** State by state: each card that may go on the player's own section, then the others' sections. */
function places(state: Candidate, plan: Plan, boxes: readonly Box[], owes: number): Offered[] {
  const { by, placed } = plan;
  const left = leftOf(state, plan);
  const isAlone = boxes.length === 1;
  const lays = boxes.flatMap((one) => {
    const box = one.id;
    const rivals = sectionsOf(state, one);
    const own = rivals.includes(by) ? onOwn(state, plan, left, box, isAlone) : [];
    const laid = left.length === 0 ? [] : rivals.filter((seat) => seat !== by && !isBare(placed, { box, on: seat }));
    const taken = laid.map((seat) => ({ ...sectionOption(box, seat, isAlone), blocked: msg('blocked.card', { on: seat }) }));
    const theirs = left.length === 0 ? [] : rivals.filter((seat) => seat !== by && isBare(placed, { box, on: seat }));
    const n = (isAlone ? 0 : own.filter(({ blocked }) => !blocked).length) + theirs.length * left.length;
    const others =
      n <= mostInList
        ? theirs.flatMap((seat) => left.map(layingOn(state, box, seat, by, isAlone, true)))
        : theirs.map((seat) => sectionOption(box, seat, isAlone));
    return [...(isAlone && placed.length === 0 ? markLikely(state, own) : own), ...others, ...taken];
  });
  return [...lays, ...(owes > 0 ? left.map((card) => giveUpOption(state, card, owes)) : [])];
}

/** The cards for the player's own section; cards already there can block others of their kind. A Rumor may never go there and is not listed. */
function onOwn(state: Candidate, { by, placed }: Plan, left: readonly CardId[], box: string, isAlone: boolean): Offered[] {
  const bar = barOn(state, placed, by, { box, on: by });
  const laying = layingOn(state, box, by, by, isAlone, !isAlone);
  return left.flatMap((card): Offered[] => {
    const why = bar(card);
    if (why === null) return [laying(card)];
    return why === 'money' || why === 'problem' ? [{ ...laying(card), blocked: msg(`blocked.${why}`, { box }) }] : [];
  });
}

/** Marks the greatest Money on the player's own section as likely: most begin with it. */
function markLikely(state: Candidate, own: readonly Offered[]): Offered[] {
  const money = own.filter(({ holds }) => holds !== undefined && familyOf(state, holds) === 'money');
  const greatest = money.toSorted((a, b) => worthOf(state, b.holds!) - worthOf(state, a.holds!))[0];
  return own.map((option) => (option === greatest ? { ...option, likely: true } : option));
}

/**
 * `isAlone`: this is the only state, so headings separate its sections; if there are several, each has one list for all its sections. `tellsWhere`:
 * the option names the section as well as the card.
 */
function layingOn(state: Candidate, box: string, on: Seat, by: Seat, isAlone: boolean, tellsWhere: boolean): (id: CardId) => Offered {
  const own = on === by;
  const words = (id: CardId): Words => {
    const card = faceOf(state, id);
    const section = own ? msg('place.section', { box, on, own }) : msg('place.others');
    const counts = countsAs(state, id, on);
    return {
      label: tellsWhere ? msg('option.lay', { card, on, own }) : msg('card', { card }),
      detail: msg('detail.lay', { ...counts, on, own }),
      ...(counts.family === familyOf(state, id) && { restates: true }),
      group: isAlone ? section : msg('option.state', { box }),
    };
  };
  return (id) => ({ id: pick.lay(id, box, on), holds: id, words: () => words(id), about: box });
}

/** What a card is worth where it would be laid: a Favorite Son that has already won, or in the Convention, does nothing. */
function countsAs(state: Candidate, id: CardId, on: Seat): { family: Family; amount: number } {
  const family = familyIn(contestOf(state), faceOf(state, id));
  const isUsed = family === 'favorite-son' && candidacyOf(state, on).sonUsed;
  return { family: isUsed ? 'zero' : family, amount: worthOf(state, id) };
}

const sectionOption = (box: string, on: Seat, isAlone: boolean): Option => ({
  id: pick.section(box, on),
  label: msg('option.section', { on }),
  group: isAlone ? msg('place.others') : msg('option.state', { box }),
  about: box,
});

/** The cards for the chosen section of another candidate. */
function onSection(state: Candidate, plan: Plan, box: string, on: Seat): Offered[] {
  return leftOf(state, plan)
    .filter(mayLieOn(state, plan.placed, plan.by, { box, on }))
    .map(layingOn(state, box, on, plan.by, true, false));
}

const giveUpOption = (state: Candidate, id: CardId, owes: number): Option => ({
  id: pick.giveUp(id),
  holds: id,
  label: msg('option.discard', { card: faceOf(state, id) }),
  detail: msg('place.discard.detail', { owes }),
  group: msg('place.discard'),
});

/** The cards in the plan, to be taken back. */
function taken(state: Candidate, { by, placed, discarded }: Plan): Option[] {
  const group = msg('group.plan');
  return [
    ...placed.map(({ card, box, on }) => ({
      id: pick.back(card),
      holds: card,
      label: msg('back.placed', { card: faceOf(state, card), box, on, own: on === by }),
      short: msg('back.short', { card: faceOf(state, card) }),
      group,
      about: box,
    })),
    ...discarded.map((card) => ({ id: pick.back(card), holds: card, label: msg('back.discarded', { card: faceOf(state, card) }), group })),
  ];
}
