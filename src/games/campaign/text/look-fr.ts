import type { Phrases } from '../../../i18n/types.ts';
import { headline, type LookMessages } from './look-messages.ts';

const names = { obama: 'OBAMA', mccain: 'McCAIN' } as const;

/** Names too long for a panel or a sentence, as French newspapers shorten them. */
const short: { readonly [state: string]: string } = { NC: 'Caroline du N.', WV: 'Virginie-Occ.' };

/** In full, where there is little room, and with its article. */
const issues = { defense: ['Défense', 'DÉF', 'la Défense'], economy: ['Économie', 'ÉCO', 'l’Économie'] } as const;

/** The words on pictures, in French. */
export const lookFr: Phrases<LookMessages> = {
  'look.name': ({ side }) => names[side],
  'look.state': ({ state }, say) => (short[state] ?? say.title(state)).toLocaleUpperCase('fr'),
  'look.issue': ({ issue }) => issues[issue][1],
  'look.turn-of': ({ side }) => (side === 'obama' ? 'À OBAMA DE JOUER' : 'À McCAIN DE JOUER'),
  'look.both-draft': () => 'LES ÉQUIPES SE FORMENT',
  'look.both-choose': () => 'LE CHOIX DES ÉTATS CLÉS',
  'look.elected': () => 'PRÉSIDENT ÉLU',
  'look.winner': ({ side }) => (side === 'obama' ? 'BARACK OBAMA' : 'JOHN McCAIN'),
  'look.drawn': ({ even }) => (even ? 'ÉGALITÉ PARFAITE' : 'IMPASSE'),
  'look.recount': ({ even }) => (even ? 'Appelez les avocats : on recompte.' : 'Deux campagnes à bout de souffle.'),
  'look.last-state': () => 'TOUT SE JOUE ICI',
  'look.turn': ({ n }) => `Tour ${n}`,
  'look.to-go': ({ n }) => `encore ${n}`,
  'look.call': (call) => {
    if (call.call === 'close') return 'TROP\nSERRÉ';
    return call.call === 'leans' ? `PENCHE\n${names[call.side]}` : `${names[call.side]} :\nENCORE UNE`;
  },
  'look.gain': ({ n, issue, short }) => `+${n} ${issues[issue][short ? 1 : 0]}`,
  'look.shift': ({ issue, spaces, short }) => `${issues[issue][short ? 1 : 2]} monte${spaces > 1 ? ` de ${spaces}` : ''}`,
  'look.key': ({ group }, say) => `clé : ${say.title(group)}`,
  'look.key-changed': () => 'clé changée',
  'look.new': () => 'Nouvel État',
  'look.took': ({ side, state, votes }, say) => `${say.title(state)} : ${votes} voix pour ${say.seat(side)}`,
  'look.took-several': ({ side, states }, say) => `${say.seat(side)} prend ${say.list(states)}`,
  'look.happened': ({ state, what }, say) => `${short[state] ?? say.title(state)} : ${what}`,
  'look.moves': ({ states }, say) => `Ça bouge : ${say.list(states.map(say.title))}`,
  'look.quiet': () => 'Rien n’a bougé. Les experts meublent.',
  'look.opening': () => 'Les bureaux ouvrent. Personne n’a cillé.',
  'look.drafting': () => 'Chaque camp compose son jeu de quinze cartes.',
  'look.choosing': () => 'Chaque camp choisit deux États, en secret.',
  'look.over': ({ how, margin }) => {
    if (how === 'conceded') return 'Un coup de fil, et la partie est finie.';
    if (how === 'even') return 'Pas une voix entre les deux.';
    if (how === 'deadlock') return 'Personne n’atteint 270. Les experts rentrent.';
    return margin <= 20 ? `D’un cheveu : ${margin} voix d’écart.` : `${margin} voix d’écart. Lâchez les confettis.`;
  },
  'look.just-now': () => 'À L’INSTANT',
  'look.news': () => 'FLASH',
  'look.no-news': () => 'Pas encore de flash : restez à l’écoute.',
  'look.headline': ({ title, state }, say) => headline(title, say.title(state), state),
  'look.media': () => 'SOUTIEN DES MÉDIAS',
  'look.lasting': ({ lasting, by }) => {
    if (lasting === 'chooses-news-state') return `${names[by]} oriente les flashs`;
    return lasting === 'never-rolls' ? `${names[by]} ne lance pas le dé` : `${names[by === 'obama' ? 'mccain' : 'obama']} lance deux fois`;
  },
  'look.no-media': () => 'Aucun média conquis.\nPresse impartiale !',
  'look.hand': ({ n }) => `Main ${n}`,
  'look.deck': ({ n }) => `Pioche ${n}`,
  'look.discard': ({ n }) => `Défausse ${n}`,
  'look.kept': ({ n }, say) => `${n} ${say.plural(n, 'carte gardée', 'cartes gardées')} sur 15`,
  'look.ready': () => 'Prêt',
  'look.waiting': () => 'Choisit encore',
  'look.map': () => 'LA CARTE',
  'look.states-won': ({ n }, say) => `${n} ${say.plural(n, 'État', 'États')}`,
  'look.draft-title': ({ n }) => `GARDEZ-EN UNE · CARTE ${n} SUR 15`,
  'look.draft-kept': () => 'DÉJÀ GARDÉES',
};
