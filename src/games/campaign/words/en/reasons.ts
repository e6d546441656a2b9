/** Why a side made a move, in English: each completes “mainly to …”. */
import type { Phrases, Say } from '../../../../i18n/types.ts';
import { keyStates } from '../../data/states.ts';
import { cardOf } from '../../rules/cards/card.ts';
import { groupOf } from '../../rules/parts/deeds.ts';
import type { Reasons } from '../../rules/reasons.ts';
import { type CardId, type Group, opponentOf, otherIssue } from '../../vocabulary.ts';
import { bonusWords } from './effects.ts';
import { count, quoted, quotedAll } from './labels.ts';
import { meritIn, merits, onlyOne } from './merits.ts';

type Here = { state: string; votes: number };
const votesOf = (n: number, say: Say<'en'>): string => count(n, { one: 'vote', other: 'votes' }, say);
const at = ({ state, votes }: Here, say: Say<'en'>): string => `${say.title(state)} (${votesOf(votes, say)})`;
const voters = (n: number, say: Say<'en'>, which = ''): string => count(n, { one: `${which}voter`, other: `${which}voters` }, say);

/** The states whose key the group is when they come into play. */
const fresh = (group: Group, say: Say<'en'>): string => say.list(keyStates(group).map(({ id, votes }) => at({ state: id, votes }, say)));

/** So many voters are few to win over. */
const few = 2;

/** What a Media Support lets its owner do while it is in force. */
function stays(card: CardId, say: Say<'en'>): string[] {
  const { lasting, side } = cardOf(card);
  if (lasting === 'chooses-news-state') return ['choose which state each Breaking News card affects'];
  if (lasting === 'never-rolls') return ['go negative without rolling the die'];
  return lasting ? [`make ${say.seat(opponentOf(side))} roll the die twice when going negative`] : [];
}

/** That the other side's Media Support is gone. */
function ending(card: CardId, say: Say<'en'>): string {
  const { lasting, side } = cardOf(card);
  return `end ${say.of(say.seat(side))} ${lasting === 'chooses-news-state' ? 'control of the news' : `Media Support, ${quoted(say, card)}`}`;
}

/** `open`: some cards still win the state. */
const stops = (rival: string, away: string, state: string, open: true | undefined): string =>
  open
    ? `make it harder for ${rival}, only ${away} away, to win ${state} next turn`
    : `keep ${rival}, only ${away} away, from winning ${state} next turn`;

type Score = { own: number; theirs: number };
const by = ({ own, theirs }: Score, say: Say<'en'>): string => `${voters(own, say)} to ${say.number(theirs)}`;

export const reasons: Phrases<Reasons, 'en'> = {
  'why.pays': ({ kept }, say) => `keep ${quotedAll(say, kept)}`,
  'why.pays.wins': ({ card, ...here }, say) => `keep ${quoted(say, card)}, which can win ${at(here, say)} next turn`,
  'why.pays.group': ({ card, n, states = [] }, say) =>
    `keep ${quoted(say, card)}, which would win over ${voters(n, say, 'undecided ')}${states.length > 0 ? ` in ${say.titles(states)}` : ''}`,
  'why.pays.idle': () => 'give up only cards that win over no voters',
  'why.pays.now': () => 'give up only cards that would win over no voters now',
  'why.pays.merit': ({ card }, say) => `keep ${quoted(say, card)}, which ${meritIn(card, say)}`,
  'why.elected': ({ votes }, say) => `win the election with ${votesOf(votes, say)}`,
  'why.settles': ({ rival, own, theirs }, say) =>
    `share the result while ${say.seat(rival)} is ahead by ${say.number(theirs)} votes to ${say.number(own)}`,
  'why.wins': ({ states, votes }, say) => `win ${say.titles(states)} (${votesOf(votes, say)})`,
  'why.stops': ({ rival, open, ...here }, say) => stops(say.seat(rival), 'one voter', at(here, say), open),
  'why.stops.shift': ({ rival, open, ...here }, say) => stops(say.seat(rival), 'one shift of the marker', at(here, say), open),
  'why.stops.card': ({ rival, card, ...here }, say) =>
    `keep ${say.seat(rival)} from winning ${at(here, say)} with a single card${card === undefined ? '' : `, such as ${quoted(say, card)}`}`,
  'why.turns': ({ issue, own, theirs, ...here }, say) =>
    own === undefined || theirs === undefined
      ? `make ${say.title(issue)}, the better issue there, decide ${at(here, say)}`
      : `make ${say.title(issue)} decide ${at(here, say)} and so lead there by ${by({ own, theirs }, say)}`,
  'why.near.several': ({ states, votes }, say) => `come within one voter of winning ${say.titles(states)} (${votesOf(votes, say)} in all)`,
  'why.near': (here, say) => `come within one voter of winning ${at(here, say)}`,
  'why.near.shift': ({ issue, ...here }, say) => `be one shift toward ${say.title(issue)} away from winning ${at(here, say)}`,
  'why.minority.all': ({ issue, ...here }, say) =>
    `have every ${say.title(issue)} voter in ${at(here, say)}: the state is won as soon as ${say.title(issue)} decides there`,
  'why.minority.stops': ({ issue, rival, ...here }, say) =>
    `keep ${say.seat(rival)} from winning ${at(here, say)} as soon as ${say.title(issue)} decides there`,
  'why.media': ({ card, ends }, say) =>
    say.list([`have ${quoted(say, card)} in force`, ...stays(card, say), ...(ends === undefined ? [] : [ending(ends, say)])]),
  'why.unplugs': ({ rival }, say) => `end ${say.of(say.seat(rival))} Media Support`,
  'why.leads': ({ issue, ...here }, say) => `take the lead in ${at(here, say)} on ${say.title(issue)}, which decides it`,
  'why.gains': ({ issue, missing, ...here }, say) =>
    `get closer to winning ${at(here, say)}: ${missing > few ? '' : 'only '}${voters(missing, say)} to go on ${say.title(issue)}`,
  'why.slows': ({ rival, ...here }, say) => `put ${say.seat(rival)} further from winning ${at(here, say)}`,
  'why.approaches': ({ issue, own, theirs, ...here }, say) =>
    `come within one shift of making ${say.title(issue)} decide ${at(here, say)}, with a lead there of ${by({ own, theirs }, say)}`,
  'why.anchors': ({ issue, ...here }, say) =>
    `keep ${say.title(issue)} deciding ${at(here, say)}, with the marker now two spaces from ${say.title(otherIssue(issue))}`,
  'why.shifts': ({ issue, own, theirs, ...here }, say) =>
    own === undefined || theirs === undefined
      ? `move ${at(here, say)} toward ${say.title(issue)}, the better issue there`
      : `make ${say.title(issue)} decide ${at(here, say)}, for a bigger lead there: ${by({ own, theirs }, say)}`,
  'why.resists': ({ issue, rival, ...here }, say) => `move ${at(here, say)} away from ${say.title(issue)}, where ${say.seat(rival)} leads`,
  'why.strong': ({ issue, side, decides, card, ...here }, say) => {
    if (card !== undefined) return `make ${say.title(issue)} decide ${at(here, say)}, which ${quoted(say, card)} can then win`;
    return decides
      ? `make ${say.title(issue)}, ${say.of(say.seat(side))} stronger issue, decide ${at(here, say)}`
      : `move ${at(here, say)} toward ${say.title(issue)}, ${say.of(say.seat(side))} stronger issue`;
  },
  'why.minority': ({ issue, own, theirs, rival, card, ...here }, say) => {
    if (card !== undefined) return `gain support in ${at(here, say)} on ${say.title(issue)}, which ${quoted(say, card)} can make decide`;
    if (rival !== undefined) return `cut ${say.of(say.seat(rival))} lead on ${say.title(issue)} in ${at(here, say)}, in case it decides there later`;
    return own === undefined || theirs === undefined
      ? `gain support in ${at(here, say)} in case ${say.title(issue)} decides there later`
      : `have a lead of ${by({ own, theirs }, say)} on ${say.title(issue)} in ${at(here, say)}: one shift of the marker would make it decide there`;
  },
  'why.fills': ({ n, plays }, say) =>
    `draw ${count(n, { one: 'card', other: 'cards' }, say)} and ${plays ? 'play one of them at once' : 'have more to choose from'}`,
  'why.key': ({ state, group, card, n, wins }, say) => {
    const key = `make ${say.title(group)} the key demographic in ${say.title(state)}`;
    if (card === undefined || n === undefined) return `${key}, so that Demographic Support for them works there`;
    return wins
      ? `${key}, which ${quoted(say, card)} then wins`
      : `${key}, where ${quoted(say, card)} then wins over ${voters(n, say, 'undecided ')}`;
  },
  'why.key.away': ({ state, group, rival }, say) =>
    `keep ${say.of(say.seat(rival))} Demographic Support for ${say.title(group)} from working in ${say.title(state)}`,
  'why.key.later': ({ state, group, rival }, say) =>
    `keep ${say.of(say.seat(rival))} Demographic Support for ${say.title(group)} from working in ${say.title(state)} once it’s drawn again`,
  'why.rekeys': ({ state, group, before }, say) =>
    `make ${say.title(group)} the key demographic in ${say.title(state)} instead of ${say.title(before)}`,
  'why.draws.safe': ({ rival, ...here }, say) => `draw while no card that ${say.seat(rival)} has left wins ${at(here, say)}`,
  'why.draws.pays': ({ card, n, ...here }, say) =>
    `have a card left after paying ${say.number(n)} for ${quoted(say, card)}, which would win ${at(here, say)}`,
  'why.draws.affords': ({ card, n, ...here }, say) =>
    `be able to pay for ${quoted(say, card)} (${count(n, { one: 'card', other: 'cards' }, say)}) and go for ${at(here, say)}`,
  'why.draws.search': ({ rival, ...here }, say) =>
    `look for a card that keeps ${say.seat(rival)}, only one voter away, from winning ${at(here, say)}, which no card in hand can`,
  'why.draws': ({ hand }, say) =>
    hand === 1 ? 'have a card to play again' : `have more to choose from: ${count(hand, { one: 'card', other: 'cards' }, say)} in hand next turn`,
  'why.enters.key': ({ card, group, n, wins, ...here }, say) =>
    `bring in ${at(here, say)}, ${wins ? `which ${quoted(say, card)} wins at once` : `where ${quoted(say, card)} wins over ${voters(n, say, 'undecided ')} at once`} (key: ${say.title(group)})`,
  'why.enters.shift': ({ card, issue, own, theirs, missing, ...here }, say) =>
    missing === 0
      ? `bring in ${at(here, say)}, which ${quoted(say, card)} wins at once`
      : `bring in ${at(here, say)}, where ${quoted(say, card)} makes ${say.title(issue)} decide, ${missing === undefined ? `with a lead of ${by({ own, theirs }, say)}` : `${missing > few ? '' : 'only '}${voters(missing, say)} short of winning it`}`,
  'why.enters.near': ({ missing, ...here }, say) =>
    `bring in ${at(here, say)} and be ${missing > few ? '' : 'only '}${voters(missing, say)} short of winning it`,
  'why.enters.most': ({ rival, ...here }, say) => `bring in ${at(here, say)}, because ${say.seat(rival)} is ahead in every bigger state left`,
  'why.enters.leads': ({ missing, both, ...here }, say) =>
    `bring in ${at(here, say)} and be ahead there ${both ? 'on both issues' : 'from the start'}, ${voters(missing, say)} short of winning it`,
  'why.enters.even': ({ missing, issue, own, theirs, ...here }, say) =>
    issue === undefined || own === undefined || theirs === undefined
      ? `bring in ${at(here, say)}, where neither side is ahead and each is ${voters(missing, say)} short`
      : `bring in ${at(here, say)}, where neither side is ahead and ${say.title(issue)}, one shift from deciding, gives a lead of ${by({ own, theirs }, say)}`,
  'why.enters.small': (here, say) => `bring in ${at(here, say)}, because no state left has fewer votes to lose`,
  'why.enters': (here, say) => `have ${at(here, say)} in play`,
  'why.drafts': ({ does, card, only }, say) => {
    const group = card === undefined ? null : groupOf(cardOf(card));
    const merit = card === undefined ? merits[does] : meritIn(card, say);
    const apart = group ? `, at first in ${fresh(group, say)}` : only ? `, ${onlyOne[only]}` : '';
    return `have a card in the deck that ${merit}${apart}`;
  },
  'why.opens.near': ({ states, votes }, say) =>
    votes === undefined
      ? `open ahead in ${say.titles(states)}`
      : `open in the biggest states with a lead: ${say.titles(states)} (${votesOf(votes, say)})`,
  'why.opens': ({ states, votes }, say) => `open where there’s a lot to win: ${say.titles(states)} (${votesOf(votes, say)})`,
  'why.prepares': () => 'get ready for the first turn',
  'why.aims.wins': (here, say) => `have the news win ${at(here, say)}`,
  'why.aims.gains': ({ n, ...here }, say) => `have the news win ${voters(n, say)} in ${at(here, say)}`,
  'why.aims.shifts': ({ issue, own, theirs, ...here }, say) =>
    own === undefined || theirs === undefined
      ? `have the news move ${at(here, say)} toward ${say.title(issue)}, the better issue there`
      : `have the news move ${at(here, say)} toward ${say.title(issue)}, with a lead of ${by({ own, theirs }, say)} on it`,
  'why.aims.slows': ({ rival, ...here }, say) => `have the news put ${say.seat(rival)} further from winning ${at(here, say)}`,
  'why.aims.denies': ({ rival, ...here }, say) => `keep the news from winning ${at(here, say)} for ${say.seat(rival)}`,
  'why.aims.idle': ({ rival, ...here }, say) =>
    `send the news to ${at(here, say)}, where it brings ${say.seat(rival)} no closer on the issue that decides`,
  'why.aims.small': (here, say) => `send the news where the fewest votes are at stake: ${at(here, say)}`,
  'why.aims.denies.near': ({ rival, ...here }, say) => `keep the news from bringing ${say.seat(rival)} within one voter of winning ${at(here, say)}`,
  'why.aims.spares': ({ rival, ...here }, say) => `have the news help ${say.seat(rival)} in ${at(here, say)}, where it doesn’t win the state`,
  'why.aims.behind': ({ rival, ...here }, say) => `have the news hit ${at(here, say)}, the only state where ${say.seat(rival)} leads already`,
  'why.aims.beside': ({ rival, issue, n, ...here }, say) =>
    `send the news to ${at(here, say)}, where it wins ${say.seat(rival)} ${voters(n, say)} on ${say.title(issue)} while ${say.title(otherIssue(issue))} decides`,
  'why.aims.decided': ({ issue, ...here }, say) =>
    `send the news to ${at(here, say)}, where it moves the marker toward ${say.title(issue)}, which decides there already`,
  'why.aims.undecided': ({ issue, ...here }, say) =>
    `send the news to ${at(here, say)}, where it moves the marker toward ${say.title(issue)} while ${say.title(otherIssue(issue))} still decides`,
  'why.aims.short': ({ rival, missing, ...here }, say) =>
    `send the news to ${at(here, say)}, where ${say.seat(rival)} is still ${voters(missing, say)} short after it`,
  'why.aims.key': ({ group, ...here }, say) => `send the news to ${at(here, say)}, where it only makes ${say.title(group)} the key demographic`,
  'why.aims.nothing': (here, say) => `send the news to ${at(here, say)}, where it changes nothing`,
  'why.aims': ({ state, rival }, say) =>
    rival === undefined
      ? `have the news hit ${say.title(state)} and spare the other states`
      : `leave ${say.title(state)} to ${say.seat(rival)} and have the news spare the other states`,
  'why.bonus': ({ rival, face, states, votes }, say) =>
    states === undefined || votes === undefined
      ? `take the bonus for ${say.of(say.seat(rival))} ${face}: ${say.inside(bonusWords(face))}`
      : `win ${say.titles(states)} (${votesOf(votes, say)}) with the bonus for ${say.of(say.seat(rival))} ${face}`,
  'why.bonus.free': () => 'take what costs nothing',
  'why.declines': () => 'leave everything as it is, because the bonus would have to change something',
  'why.leaves': () => 'leave every state as it is',
  'why.voters': ({ n, issue, ...here }, say) => `win over ${voters(n, say)} in ${at(here, say)} on ${say.title(issue)}`,
  'why.swaps.key': ({ state }, say) =>
    `trade the card for a new one: nobody is undecided in ${say.title(state)}, so its key demographic doesn’t matter`,
  'why.swaps.safe': ({ state, group, rival }, say) =>
    `trade the card for a new one: ${say.seat(rival)} has no Demographic Support for ${say.title(group)}, the new key in ${say.title(state)}`,
  'why.swaps.few': ({ state, n }, say) =>
    `trade the card for a new one: no state has fewer undecided voters than ${say.title(state)} (${say.number(n)}), so its key demographic matters least`,
  'why.swaps': () => 'trade the card for a new one',
  'why.holds': ({ rival }, say) => `use up a card without bringing ${say.seat(rival)} any closer to a state`,
  'why.saves': ({ n }, say) => `keep the rest of the hand (${count(n, { one: 'card', other: 'cards' }, say)}) for later`,
  'why.empties': () => 'make room for new cards',
};
