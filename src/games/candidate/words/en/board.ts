/** Results, and the board, the race and the hand in words. */

import { playerAs } from '../../../../i18n/say.ts';
import type { Phrases, Say } from '../../../../i18n/types.ts';
import { printOf } from '../../data/cards.ts';
import type { Mark, Messages } from '../../messages.ts';
import { idleIn, isVoid } from '../../rules/count.ts';
import type { Sum, Turned } from '../../state.ts';
import { majority, undecidedBox } from '../../vocabulary.ts';
import { alsoSon, arithmetic, beatsSums, byHand, byKind, bySection, hasValue, highestFirst, numbered, otherSons, site, sonsTied } from '../parts.ts';
import { familyNames } from './names.ts';
import { at, boxTitle, card, cardList, cards, effects, k, noneOf, players, short, stateName, votes } from './parts.ts';

const marks: { [M in Mark]: string } = {
  dealer: 'Dealer',
  bandwagon: 'Bandwagon',
  'son-used': 'Favorite Son used up',
  incumbent: 'Incumbent',
  eliminated: 'out of the race',
};

/** «$60k (70 + 20 − 30)». */
function figure(sum: Sum): string {
  const made = arithmetic(sum);
  return `${k(sum.total)}${made && ` (${made})`}`;
}

/** The sums of sections with cards of value, the highest first, except that of `without`. */
const sumsOf = (say: Say<'en'>, sums: readonly Sum[], without?: string): string[] =>
  highestFirst(sums.filter((sum) => hasValue(sum) && sum.seat !== without)).map((sum) => `${say.player(sum.seat)} ${figure(sum)}`);

/** Added to a card that does not count. */
const idles = { none: '', silenced: ' (silenced)', 'ruled-out': ' (ruled out)' } as const;

/** «Ada: Money $40k, Secret Tape −$50k from Ben; Ben: Zero». */
const turned = (say: Say<'en'>, laid: readonly Turned[]): string =>
  bySection(laid, (on, layers) => {
    const told = (one: Turned) => `${short(say, one.card)}${one.by === on ? '' : ` from ${say.player(one.by)}`}${idles[idleIn(laid, one) ?? 'none']}`;
    return `${say.player(on)}: ${layers.flatMap(({ turned: here }) => here.map(told)).join(', ')}`;
  }).join('; ');

function notes(say: Say<'en'>, { sums, partyRuling, verdict }: Messages['count']): string {
  if (isVoid(verdict)) return '';
  const said: string[] = [];
  if (partyRuling && sums.some(({ endorsements }) => endorsements.length > 0)) said.push('Party Ruling: no Endorsement counts.');
  const ruled = sums.filter((sum) => sum.ruled && sum.endorsements.length > 0 && !partyRuling).map(({ seat }) => seat);
  if (ruled.length > 0) said.push(`State Ruling: no Endorsement counts for ${noneOf(say, ruled)}.`);
  const squelched = sums.filter((sum) => sum.squelched && sum.rumors.length > 0).map(({ seat }) => seat);
  if (squelched.length > 0) said.push(`Squelch: no Rumor counts against ${noneOf(say, squelched)}.`);
  const sons = otherSons(sums, verdict);
  if (sons.length > 0)
    said.push(
      `${players(say, sons)} ${say.agree(sons, 'has a Favorite Son', 'have a Favorite Son each')}${alsoSon(verdict) ? ', too, with a lower total' : ''}.`,
    );
  return said.map((note) => ` ${note}`).join('');
}

function outcome(say: Say<'en'>, { verdict, votes: n, kind, sums }: Messages['count']): string {
  const elimination = kind === 'elimination';
  const sumOf = (seat: string): Sum | undefined => sums.find((sum) => sum.seat === seat);
  switch (verdict.kind) {
    case 'deadlock':
      return `Deadlock! The ${votes(say, n)} become Undecided.`;
    case 'scandal':
      return 'Scandal! Every card there is discarded, and everyone campaigns again.';
    case 'won': {
      const mine = sumOf(verdict.by);
      const own = mine && hasValue(mine) ? figure(mine) : null;
      const others = sumsOf(say, sums, verdict.by);
      if (elimination) return `${[`${say.player(verdict.by)} has the highest total${own ? `, ${own}` : ''}`, ...others].join('; ')}.`;
      const won = `${say.player(verdict.by)} wins ${votes(say, n)}`;
      const totals = [...(own ? [`${say.player(verdict.by)} ${own}`] : []), ...others];
      if (beatsSums(sums, verdict) && totals.length > 0) return `${won} with a Favorite Son, which beats any total: ${totals.join('; ')}.`;
      const by = [...(verdict.son ? ['a Favorite Son'] : []), ...(own ? [own] : [])];
      return `${[`${won}${by.length > 0 ? ` with ${by.join(' and ')}` : ''}`, ...others].join('; ')}.`;
    }
    case 'tie':
      return `${players(say, verdict.among)}${sonsTied(verdict) ? ', each with a Favorite Son,' : ''} are tied at ${k(sumOf(verdict.among[0]!)?.total ?? 0)} and campaign again.`;
    case 'nobody': {
      const sum = highestFirst(sums.filter(hasValue)).map(({ seat, total }) => `${say.player(seat)} ${k(total)}`);
      const nobody = `nobody is above zero${sum.length > 0 ? ` (${sum.join(', ')})` : ''}`;
      if (elimination) return `${nobody}.`;
      return `${nobody}; the ${votes(say, n)} ${kind === 'convention' ? say.plural(n, { one: 'stays', other: 'stay' }) : say.plural(n, { one: 'becomes', other: 'become' })} Undecided.`;
    }
  }
}

type Keys = 'turned' | 'count' | 'race' | 'race.won' | Extract<keyof Messages, `board.${string}` | `hand.${string}`>;

export const board: Phrases<Pick<Messages, Keys>, 'en'> = {
  turned: ({ box: id, kind, laid }, say) => `${boxTitle(say, id, kind)}, face up – ${turned(say, laid)}.`,
  count: (args, say) => `${boxTitle(say, args.box, args.kind)}: ${outcome(say, args)}${notes(say, args)}`,

  'race.won': ({ winner, votes: all }, say) =>
    `${say.player(winner)} is nominated. ${all.map(({ seat, votes: n }) => `${say.player(seat)} ${n}`).join(', ')}.`,
  race: ({ votes: all, undecided, primaries }, say) =>
    `${all.map(({ seat, votes: n }) => `${say.player(seat)} ${n}`).join(', ')} of the ${majority} votes needed; ${votes(say, undecided)} Undecided; ${primaries === 0 ? 'no primaries' : `${primaries} ${say.plural(primaries, { one: 'primary', other: 'primaries' })}`} left.`,
  'board.end.runner': ({ seat, votes: n, won, running }, say) =>
    `${playerAs(say, seat, '**')}: ${running ? `${votes(say, n)} from ${say.number(won)} ${say.plural(won, { one: 'state', other: 'states' })}` : 'eliminated'}.`,
  'board.runner': ({ seat, votes: n, hand, won, marks: all }, say) =>
    [
      `${playerAs(say, seat, '**')}: ${votes(say, n)}`,
      `${cards(say, hand)} in hand`,
      ...all.map((mark) => marks[mark]),
      ...(won.length > 0 ? [`has won ${say.list(won.map((id) => stateName(say, id)))}`] : []),
    ].join(' · '),
  'board.contest': ({ kind, primary, live }, say) => {
    const name = kind === 'elimination' ? 'To stay in the race' : primary === null ? 'The Convention' : site(say, primary);
    return `**${name}** ${live ? '– polls are open' : '– decided'}`;
  },
  'board.piles': ({ box: id, votes: n, piles }, say) =>
    `${id === undecidedBox ? 'Undecided' : say.title(id)}${n > 0 ? ` (${n})` : ''}: ${
      piles.length === 0
        ? 'no cards yet'
        : byHand(piles)
            .map(
              ({ by, on }) =>
                `${say.player(by)} has ${say.list(on.map((one, i) => `${i === 0 ? cards(say, one.n) : one.n} on ${one.on === by ? 'their own' : say.of(say.player(one.on))} section`))}`,
            )
            .join('; ')
    }`,
  'board.turned': ({ laid }, say) => `Cards turned over – ${turned(say, laid)}.`,
  'board.away': ({ seats }, say) => `Preparing elsewhere: ${players(say, seats)}`,
  'board.map': ({ primaries }, say) =>
    primaries.length === 0
      ? 'No primaries are left to call.'
      : `Remaining primaries: ${primaries.map(({ states, votes: n }) => `${states.map((id) => say.title(id)).join(', ')}: ${n}`).join(' · ')}`,
  'board.groundwork': ({ primary, ranks }, say) =>
    `Groundwork in ${site(say, primary)}: ${ranks.map(({ seat, amount }, i) => `${say.player(seat)} ${k(amount)}${i === 0 ? ' (Favorite)' : i === 1 ? ' (Runner-Up)' : ''}`).join(', ')}`,
  'board.undecided': ({ states, votes: n }, say) =>
    states.length === 0 ? 'No votes are Undecided.' : `Undecided (${votes(say, n)}): ${say.titles(states)}`,
  'board.cards': ({ deck, discard }) =>
    `Draw pile ${deck} · discard pile ${discard.length}${discard.length === 0 ? '' : ` (open to all; in thousands of dollars): ${byKind(discard, (family) => familyNames[family])}`}`,
  'hand.empty': () => 'You have no cards.',
  'hand.card': ({ cards: held }, say) => `${numbered(held, (face) => card(say, face))} – ${effects[printOf(held[0]!.card).family]}`,
  'hand.bid': ({ cards: faces }, say) => (faces.length === 0 ? 'You show nothing' : `You show: ${cardList(say, faces)}`),
  'hand.plan': ({ card: face, box: where, on, own }, say) =>
    `Planned: ${short(say, face)} on ${own ? 'your own' : say.of(say.player(on))} section${at(say, where)}`,
  'hand.plan.discard': ({ card: face }, say) => `Planned: discard ${short(say, face)}`,
  'hand.plan.groundwork': ({ primary, amount }, say) => `Planned: groundwork, ${k(amount)} for ${site(say, primary)}`,
  'hand.laid': ({ card: face, box: where, on, own }, say) =>
    `Face down: ${short(say, face)} on ${own ? 'your own' : say.of(say.player(on))} section${at(say, where)}`,
  'hand.took': ({ card: face, from }, say) => `Taken from ${say.player(from)}: ${card(say, face)}`,
  'hand.known': ({ holder, cards: faces }, say) => `${say.player(holder)} has these cards, in hand or face down: ${cardList(say, faces)}`,
  'hand.lost': ({ card: face, by }, say) => `Taken by ${say.player(by)}: ${card(say, face)}`,
};
