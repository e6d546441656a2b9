import { oneOrMore } from '../../../../i18n/languages/french.ts';
import type { Forms, Phrases, Say } from '../../../../i18n/types.ts';
import { deckSize, statesEach, votesToWin } from '../../data/numbers.ts';
import { headline, type Labels } from '../../labels.ts';
import type { Side } from '../../vocabulary.ts';

const names = { obama: 'OBAMA', mccain: 'McCAIN' } as const;
/** The player of the side, or the candidate if nobody plays it. */
const playerOf = (side: Side, say: Say<'fr'>): string => (say.player(side) === say.seat(side) ? names[side] : say.capitals(say.player(side)));

/** Names too long for a panel or a sentence, as French newspapers shorten them. */
const short: { readonly [state: string]: string } = { NC: 'Caroline du N.', WV: 'Virginie-Occ.' };

/** In full, for small spaces, and with the article. */
const issues = { defense: ['Défense', 'DÉF', 'la Défense'], economy: ['Économie', 'ÉCO', 'l’Économie'] } as const;

/** The words on pictures, in French. */
export const labels: Phrases<Labels, 'fr'> = {
  'look.name': ({ side }) => names[side],
  'look.tag': ({ side }) => names[side].slice(0, 3),
  'look.state': ({ state }, say) => say.capitals(short[state] ?? say.title(state)),
  'look.issue': ({ issue }) => issues[issue][1],
  'look.turn-of': ({ side }, say) => `À ${playerOf(side, say)} DE JOUER`,
  'look.both-draft': () => 'LES ÉQUIPES SE FORMENT',
  'look.both-choose': () => 'LE CHOIX DES ÉTATS CLÉS',
  'look.elected': () => 'PRÉSIDENT ÉLU',
  'look.winner': ({ side }) => (side === 'obama' ? 'BARACK OBAMA' : 'JOHN McCAIN'),
  'look.concedes': ({ side }) => `${names[side]} CONCÈDE LA DÉFAITE`,
  'look.played-by': ({ side }, say) => (say.player(side) === say.seat(side) ? '' : say.player(side)),
  'look.by-concession': () => 'par abandon',
  'look.drawn': ({ how }) => ({ even: 'ÉGALITÉ PARFAITE', deadlock: 'IMPASSE', agreed: 'MATCH NUL' })[how],
  'look.recount': ({ how }) =>
    ({ even: 'Appelez les avocats : on recompte.', deadlock: 'Deux campagnes à bout de souffle.', agreed: 'Une poignée de main.' })[how],
  'look.safe': ({ n }) => `${n} ACQUIS`,
  'look.last-state': () => 'TOUT SE JOUE ICI',
  'look.turn': ({ n }) => `Tour ${n}`,
  'look.live': () => 'DIRECT',
  'look.to-go': ({ n }) => `encore ${n}`,
  'look.call': (call) => {
    if (call.call === 'close') return 'TROP\nSERRÉ';
    return call.call === 'leans' ? `PENCHE\n${names[call.side]}` : `${names[call.side]} :\nENCORE UN`;
  },
  'look.gain': ({ n, issue, short }) => `+${n} ${issues[issue][short ? 1 : 0]}`,
  'look.shift': ({ issue, spaces, short }) => `${issues[issue][short ? 1 : 2]} monte${spaces > 1 ? ` de ${spaces}` : ''}`,
  'look.key': ({ group }, say) => `clé : ${say.title(group)}`,
  'look.key-changed': () => 'clé changée',
  'look.new': () => 'Nouvel État',
  'look.took': ({ side, state, votes }, say) => `${say.title(state)} : ${votes} voix pour ${say.seat(side)}`,
  'look.took-several': ({ side, states }, say) => `${say.seat(side)} gagne ${say.list(states)}`,
  'look.happened': ({ state, what }, say) => `${short[state] ?? say.title(state)} : ${what}`,
  'look.moves': ({ states }, say) => `Ça bouge : ${say.titles(states)}`,
  'look.in': ({ state }, say) => short[state] ?? say.title(state),
  'look.led-to': ({ played, what }) => `${played} · ${what}`,
  'look.did': ({ side, drew }, say) => `${say.seat(side)} ${drew ? 'pioche une carte' : 'passe'}`,
  'look.opening': () => 'Les bureaux ouvrent. Personne n’a cillé.',
  'look.drafting': () => `Chaque camp compose son deck de ${deckSize} cartes.`,
  'look.choosing': (_, say) => `Chaque camp choisit ${statesEach} ${say.plural(statesEach, oneOrMore('État', 'États'))}, en secret.`,
  'look.over': ({ how, margin }) => {
    if (how === 'conceded') return 'Un coup de fil, et la partie est finie.';
    if (how === 'agreed') return 'Match nul, d’un commun accord.';
    if (how === 'even') return 'Pas une voix entre les deux.';
    if (how === 'deadlock') return `Personne n’atteint ${votesToWin}. Les experts rentrent.`;
    return margin <= 20 ? `D’un cheveu : ${margin} voix d’écart.` : `${margin} voix d’écart. Lâchez les confettis.`;
  },
  'look.just-now': () => 'À L’INSTANT',
  'look.news': () => 'DERNIÈRE MINUTE',
  'look.no-news': () => 'Rien encore : restez à l’écoute.',
  'look.headline': ({ title, state }, say) => headline(title, state && (short[state] ?? say.title(state)), state),
  'look.lasting': ({ lasting, by }) => {
    if (lasting === 'chooses-news-state') return `${names[by]} choisit l’État touché`;
    return lasting === 'never-rolls' ? `${names[by]} ne lance pas le dé` : `${names[by === 'obama' ? 'mccain' : 'obama']} lance deux fois`;
  },
  'look.no-media': () => 'Aucun Soutien médiatique.\nPresse impartiale !',
  'look.hand': ({ n }) => `Main ${n}`,
  'look.deck': ({ n }) => `Pioche ${n}`,
  'look.discard': ({ n }) => `Défausse ${n}`,
  'look.of-deck': () => `cartes sur ${deckSize}`,
  'look.ready': () => 'Prêt',
  'look.waiting': () => 'Choisit encore',
  'look.map': () => 'LA CARTE',
  'look.states-won': ({ n }, say) => `${n} ${say.plural(n, oneOrMore('État', 'États'))}`,
  'look.flipped': ({ n }, say) => `${n} ${say.plural(n, oneOrMore('basculé', 'basculés'))}`,
  'look.draft-title': ({ n }) => `GARDEZ-EN UNE · CARTE ${n} SUR ${deckSize}`,
  'look.draft-kept': () => 'DÉJÀ GARDÉES',
  'look.left': ({ n }) => `RESTE À PIOCHER (${n})`,
  'look.in-hand': () => 'DANS VOTRE MAIN',
  'look.offered': ({ n }) => `${n} ÉTATS LIBRES`,
  'look.hits': ({ hits }, say) =>
    hits.length === 0
      ? 'Maintenant : personne à rallier'
      : `Maintenant : ${hits.map(({ state, n, wins }) => `${state} +${n}${wins ? ` ${say.seat(wins)} GAGNE` : ''}`).join(' · ')}`,
  'look.decides': ({ issue }) => `${issues[issue][0]} décide`,
};

export const count = (n: number, forms: Forms<'fr'>, say: Say<'fr'>): string => `${say.number(n)} ${say.plural(n, forms)}`;
/** French slogans may already carry guillemets. */
export const quoted = (say: Say<'fr'>, id: string): string => (say.title(id).startsWith('«') ? say.title(id) : `« ${say.title(id)} »`);
export const quotedAll = (say: Say<'fr'>, ids: readonly string[]): string => say.list(ids.map((id) => quoted(say, id)));
export const theIssue = { defense: 'la Défense', economy: "l'Économie" } as const;
export const onIssue = { defense: 'sur la Défense', economy: "sur l'Économie" } as const;
/** How far the marker of a state moves: «d'une case», «de 2 cases». */
export const spacesOn = (n: number): string => (n === 1 ? "d'une case" : `de ${n} cases`);
export const toIssue = { defense: 'vers la Défense', economy: "vers l'Économie" } as const;
