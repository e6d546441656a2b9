import type { Phrases } from '../../../i18n/types.ts';
import { type Family, undecidedBox } from '../vocabulary.ts';
import type { LookMessages } from './look-messages.ts';
import type { Mark } from './messages.ts';

const marks: { [M in Mark]: string } = {
  dealer: 'Distr.',
  bandwagon: 'Bandwagon',
  'son-used': 'F. Son joué',
  incumbent: 'Titulaire',
  eliminated: 'hors course',
};

const families: { [F in Family]: string } = {
  money: 'Argent',
  endorsement: 'Soutien',
  rumor: 'Rumeur',
  squelch: 'Démenti',
  zero: 'Zéro',
  scandal: 'Problem',
  'party-ruling': 'Problem',
  'state-ruling': 'Problem',
  'favorite-son': 'Problem',
  deadlock: 'Problem',
};

const does: { [F in Family]: string } = {
  money: 'S’ajoute ; paie une préparation.',
  endorsement: 'S’ajoute, sauf Ruling.',
  rumor: 'Retire à un adversaire.',
  squelch: 'Fait taire les Rumeurs.',
  zero: 'Rien. Du bluff.',
  scandal: 'Tout est annulé, on recommence.',
  'party-ruling': 'Aucun Soutien dans l’État.',
  'state-ruling': 'Aucun Soutien sur la section.',
  'favorite-son': 'Sa section gagne l’État, une fois.',
  deadlock: 'L’État va aux Indécis.',
};

export const lookFr: Phrases<LookMessages> = {
  'look.bids': () => 'QUI SERA DISTRIBUTEUR ?',
  'look.chooses': ({ seat }, say) => `${say.player(seat)} CHOISIT`,
  'look.campaigns': ({ seat }, say) => `${say.player(seat)} FAIT CAMPAGNE`,
  'look.discards': ({ seat }, say) => `${say.player(seat)} DÉFAUSSE`,
  'look.super-tuesday': () => 'SUPER TUESDAY ?',
  'look.decide': ({ n }) => `${n} JOUEURS DÉCIDENT`,
  'look.nominated': ({ seat }, say) => `INVESTITURE : ${say.player(seat)}`,
  'look.primary': ({ n }) => `Primaire ${n} sur 23`,
  'look.convention': () => 'Convention',
  'look.over': () => 'Fin',
  'look.polls': ({ kind, live }) => (kind === 'elimination' ? 'Pour rester en course' : live ? 'Le vote est ouvert' : 'Résultat'),
  'look.start': () => '23 PRIMAIRES',
  'look.start.hint': ({ bids }) =>
    bids
      ? 'Qui montre le plus d’argent devient Distributeur et choisit la première primaire.'
      : 'Le Distributeur choisit une primaire. Voici celles qui ont le plus de voix.',
  'look.outcome': ({ verdict }) => (verdict.kind === 'won' ? 'Favorite Son' : verdict.kind === 'deadlock' ? 'Deadlock' : 'Indécis'),
  'look.again': ({ tie }) => (tie ? 'Égalité : encore' : 'Scandal : encore'),
  'look.undecided': () => 'Indécis',
  'look.piles': ({ deck, discard }) => `Pioche ${deck} · défausse ${discard}`,
  'look.deck': () => 'Pioche',
  'look.discard': () => 'Défausse',
  'look.to-come': ({ votes, primaries }, say) =>
    primaries === 0 ? 'Plus de primaire à venir' : `${votes} à venir en ${primaries} ${say.plural(primaries, 'primaire', 'primaires')}`,
  'look.groundwork': ({ placed }) =>
    `Préparations : ${placed.map(({ states, ranks }) => `${states.join('-')} ${ranks.map(({ seat, amount }) => `${seat} ${amount}`).join(', ')}`).join(' · ')}`,
  'look.status': ({ marks: all }) => all.map((mark) => marks[mark]).join(' · '),
  'look.to-win': () => '270 pour gagner',
  'look.family': ({ family }) => families[family],
  'look.does': ({ family }) => does[family],
  'look.value': ({ value }, say) => `${value < 0 ? '−' : ''}${say.number(Math.abs(value))} k$`,
  'look.placed': ({ box, on, own }, say) => `${own ? 'Vous' : say.player(on)}${box === undecidedBox ? '' : ` · ${box}`}`,
  'look.discarded': () => 'Défausse',
  'look.spent': () => 'Préparation',
};
