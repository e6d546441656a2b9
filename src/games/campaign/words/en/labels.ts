import type { Forms, Phrases, Say } from '../../../../i18n/types.ts';
import { deckSize, statesEach, votesToWin } from '../../data/numbers.ts';
import { headline, type Labels } from '../../labels.ts';
import type { Side } from '../../vocabulary.ts';

const names = { obama: 'OBAMA', mccain: 'McCAIN' } as const;
/** The player of the side, or the candidate if nobody plays it. */
const playerOf = (side: Side, say: Say<'en'>): string => (say.player(side) === say.seat(side) ? names[side] : say.capitals(say.player(side)));

/** In full, and for small spaces. */
const issues = { defense: ['Defense', 'DEF'], economy: ['Economy', 'ECO'] } as const;

/** The words on pictures, in English. */
export const labels: Phrases<Labels, 'en'> = {
  'look.name': ({ side }) => names[side],
  'look.tag': ({ side }) => names[side].slice(0, 3),
  'look.state': ({ state }, say) => say.capitals(say.title(state)),
  'look.issue': ({ issue }) => issues[issue][1],
  'look.turn-of': ({ side }, say) => `OVER TO ${playerOf(side, say)}`,
  'look.both-draft': () => 'BUILDING THE CAMPAIGNS',
  'look.both-choose': () => 'PICKING THE BATTLEGROUNDS',
  'look.elected': () => 'PRESIDENT-ELECT',
  'look.winner': ({ side }) => (side === 'obama' ? 'BARACK OBAMA' : 'JOHN McCAIN'),
  'look.concedes': ({ side }) => `${names[side]} CONCEDES`,
  'look.played-by': ({ side }, say) => (say.player(side) === say.seat(side) ? '' : say.player(side)),
  'look.by-concession': () => 'by concession',
  'look.drawn': ({ how }) => ({ even: 'DEAD HEAT', deadlock: 'DEADLOCK', agreed: 'A DRAW' })[how],
  'look.recount': ({ how }) =>
    ({ even: 'Call the lawyers: a recount.', deadlock: 'Both campaigns ran out of road.', agreed: 'They shake hands on it.' })[how],
  'look.safe': ({ n }) => `${n} SAFE`,
  'look.last-state': () => 'IT ALL COMES DOWN TO',
  'look.turn': ({ n }) => `Turn ${n}`,
  'look.live': () => 'LIVE',
  'look.to-go': ({ n }) => `${n} to go`,
  'look.call': (call) => {
    if (call.call === 'close') return 'TOO CLOSE\nTO CALL';
    return call.call === 'leans' ? `LEANS\n${names[call.side]}` : `${names[call.side]}\nNEEDS ONE`;
  },
  'look.gain': ({ n, issue, short }) => `+${n} ${issues[issue][short ? 1 : 0]}`,
  'look.shift': ({ issue, spaces, short }) => `${issues[issue][short ? 1 : 0]} rises${spaces > 1 ? ` by ${spaces}` : ''}`,
  'look.key': ({ group }, say) => `key: ${say.title(group)}`,
  'look.key-changed': () => 'new key group',
  'look.new': () => 'New state',
  'look.took': ({ side, state, votes }, say) => `${say.title(state)} goes to ${say.seat(side)}: ${votes} votes`,
  'look.took-several': ({ side, states }, say) => `${say.seat(side)} wins ${say.list(states)}`,
  'look.happened': ({ state, what }, say) => `${say.title(state)}: ${what}`,
  'look.moves': ({ states }, say) => `Moves in ${say.titles(states)}`,
  'look.in': ({ state }, say) => say.title(state),
  'look.led-to': ({ played, what }) => `${played} · ${what}`,
  'look.did': ({ side, drew }, say) => `${say.seat(side)} ${drew ? 'draws a card' : 'passes'}`,
  'look.opening': () => 'The polls are open. Nobody has blinked yet.',
  'look.drafting': () => `Each side builds a campaign of ${deckSize} cards.`,
  'look.choosing': (_, say) => `Each side secretly names ${statesEach} ${say.plural(statesEach, { one: 'state', other: 'states' })}.`,
  'look.over': ({ how, margin }) => {
    if (how === 'conceded') return 'One phone call, and it’s over.';
    if (how === 'agreed') return 'Both sides agree to a draw.';
    if (how === 'even') return 'Not a single vote between them.';
    if (how === 'deadlock') return `Nobody got to ${votesToWin}. The pundits go home.`;
    return margin <= 20 ? `A squeaker: ${margin} votes between them.` : `${margin} votes apart. Cue the confetti.`;
  },
  'look.just-now': () => 'JUST NOW',
  'look.news': () => 'BREAKING',
  'look.no-news': () => 'No breaking news yet: stay tuned.',
  'look.headline': ({ title, state }, say) => headline(title, state && say.title(state), state),
  'look.lasting': ({ lasting, by }) => {
    if (lasting === 'chooses-news-state') return `${names[by]} steers the news`;
    return lasting === 'never-rolls' ? `${names[by]} never rolls the die` : `${names[by === 'obama' ? 'mccain' : 'obama']} rolls twice`;
  },
  'look.no-media': () => 'No Media Support.\nA neutral press!',
  'look.hand': ({ n }) => `Hand ${n}`,
  'look.deck': ({ n }) => `Deck ${n}`,
  'look.discard': ({ n }) => `Discard ${n}`,
  'look.of-deck': () => `of ${deckSize} cards`,
  'look.ready': () => 'Ready',
  'look.waiting': () => 'Still choosing',
  'look.map': () => 'THE MAP',
  'look.states-won': ({ n }, say) => `${n} ${say.plural(n, { one: 'state', other: 'states' })}`,
  'look.flipped': ({ n }) => `${n} flipped`,
  'look.draft-title': ({ n }) => `KEEP ONE · CARD ${n} OF ${deckSize}`,
  'look.draft-kept': () => 'KEPT SO FAR',
  'look.left': ({ n }) => `LEFT TO DRAW (${n})`,
  'look.in-hand': () => 'IN YOUR HAND',
  'look.offered': ({ n }) => `${n} FREE STATES`,
  'look.hits': ({ hits }, say) =>
    hits.length === 0
      ? 'Now: nobody to win'
      : `Now: ${hits.map(({ state, n, wins }) => `${state} +${n}${wins ? ` ${say.seat(wins)} WINS` : ''}`).join(' · ')}`,
  'look.decides': ({ issue }) => `${issues[issue][0]} decides`,
};

export const count = (n: number, forms: Forms<'en'>, say: Say<'en'>): string => `${say.number(n)} ${say.plural(n, forms)}`;
export const quoted = (say: Say<'en'>, id: string): string => `“${say.title(id)}”`;
export const quotedAll = (say: Say<'en'>, ids: readonly string[]): string => say.list(ids.map((id) => quoted(say, id)));
