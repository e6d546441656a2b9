import { oneOrMore } from '../../../../i18n/languages/french.ts';
import type { Phrases } from '../../../../i18n/types.ts';
import { printOf } from '../../data/cards.ts';
import type { Labels } from '../../labels.ts';
import type { Mark } from '../../messages.ts';
import type { Verdict } from '../../state.ts';
import { type Face, type Family, majority, undecidedBox } from '../../vocabulary.ts';
import { cardName } from './names.ts';

const marks: { [M in Mark]: string } = {
  dealer: 'Distr.',
  bandwagon: 'Bandwagon',
  'son-used': 'Enfant joué',
  incumbent: 'Titulaire',
  eliminated: 'hors course',
};

const families: { [F in Family]: string } = {
  money: 'Argent',
  endorsement: 'Soutien',
  rumor: 'Rumeur',
  squelch: 'Démenti',
  zero: 'Zéro',
  scandal: 'Problème',
  'party-ruling': 'Problème',
  'state-ruling': 'Problème',
  'favorite-son': 'Problème',
  deadlock: 'Problème',
};

const does: { [F in Family]: string } = {
  money: 'S’ajoute ; paie une préparation.',
  endorsement: 'S’ajoute, sauf décision.',
  rumor: 'Retire à un adversaire.',
  squelch: 'Fait taire les rumeurs.',
  zero: 'Rien. Du bluff.',
  scandal: 'Tout est annulé, on recommence.',
  'party-ruling': 'Aucun soutien dans l’État.',
  'state-ruling': 'Aucun soutien sur la section.',
  'favorite-son': 'Sa section gagne l’État, une fois.',
  deadlock: 'L’État va aux Indécis.',
};

/** Problems and similar cards in as few letters as possible; cards with a value are shown by it. */
const chips: { [F in Family]: string } = {
  money: '',
  endorsement: '',
  rumor: '−',
  squelch: 'Démenti',
  zero: 'Zéro',
  scandal: 'Scandale',
  'party-ruling': 'Parti',
  'state-ruling': 'État',
  'favorite-son': 'Enfant',
  deadlock: 'Blocage',
};

/** What is special about how a state was decided. */
const outcomes: { [K in Verdict['kind']]: string } = {
  won: 'Enfant du pays',
  deadlock: 'Blocage',
  scandal: 'Indécis',
  tie: 'Indécis',
  nobody: 'Indécis',
};

function chip(card: Face): string {
  const { family, value } = printOf(card);
  return value === 0 ? chips[family] : `${chips[family]}${value}`;
}

export const labels: Phrases<Labels, 'fr'> = {
  'look.paper': () => 'La Gazette des primaires',
  'look.race': () => 'La course',
  'look.bids': () => 'QUI SERA DISTRIBUTEUR ?',
  'look.chooses': ({ seat }, say) => `${say.player(seat)} CHOISIT`,
  'look.campaigns': ({ seat }, say) => `${say.player(seat)} FAIT CAMPAGNE`,
  'look.discards': ({ seat }, say) => `${say.player(seat)} DÉFAUSSE`,
  'look.super-tuesday': () => 'SUPER TUESDAY ?',
  'look.decide': ({ n }) => `${n} JOUEURS DÉCIDENT`,
  'look.nominated': ({ seat }, say) => `INVESTITURE : ${say.player(seat)}`,
  'look.primary': ({ n, of }) => `Primaire ${n} sur ${of}`,
  'look.convention': () => 'Convention',
  'look.over': () => 'Fin',
  'look.polls': ({ kind, live }) => (kind === 'elimination' ? 'Pour rester en course' : live ? 'Le vote est ouvert' : 'Résultat'),
  'look.start': ({ n }) => `${n} PRIMAIRES`,
  'look.start.hint': ({ bids }) =>
    bids
      ? 'Le plus gros total montré désigne le Distributeur, qui choisit la première primaire.'
      : 'Le Distributeur choisit une primaire. Voici celles qui ont le plus de voix.',
  'look.verdict': ({ verdict }, say) => {
    if (verdict.kind === 'won') return `${say.player(verdict.by)} ${verdict.son ? ': Enfant du pays' : 'gagne'}`;
    return { deadlock: 'Blocage : Indécis', scandal: 'Scandale : on rejoue', tie: 'Égalité : on rejoue', nobody: 'Personne : Indécis' }[verdict.kind];
  },
  'look.outcome': ({ verdict }) => outcomes[verdict.kind],
  'look.again': ({ tie }) => (tie ? 'Égalité : on rejoue' : 'Scandale : on rejoue'),
  'look.idle': ({ why }) => why.map((one) => ({ silenced: 'démentie', 'ruled-out': 'annulé' })[one]).join(', '),
  'look.stake': ({ votes }, say) => `En jeu : ${say.number(votes)}`,
  'look.owes': ({ owes, has }) => `Favori : jouez ou défaussez au moins ${owes} (${has} pour l’instant)`,
  'look.bid': ({ counts }) => (counts ? 'Compte ici.' : 'Ne compte pas.'),
  'look.undecided': () => 'Indécis',
  'look.piles': ({ deck, discard }) => `Pioche ${deck} · défausse ${discard}`,
  'look.deck': () => 'Pioche',
  'look.discard': () => 'Défausse',
  'look.to-come': ({ votes, primaries }, say) =>
    primaries === 0 ? 'Aucune primaire à venir' : `${votes} à venir en ${primaries} ${say.plural(primaries, oneOrMore('primaire', 'primaires'))}`,
  'look.groundwork': ({ placed }, say) =>
    `Préparations : ${placed.map(({ states, ranks }) => `${states.join('-')} ${ranks.map(({ seat, amount }) => `${say.token(seat)} ${amount}`).join(', ')}`).join(' · ')}`,
  'look.status': ({ marks: all }) => all.map((mark) => marks[mark]).join(' · '),
  'look.to-win': () => `${majority} pour gagner`,
  'look.first-dealer': () => 'Distributeur',
  'look.favorite': () => 'Le favori',
  'look.ahead': () => 'Préparation',
  'look.tuesday': () => 'Super Tuesday !',
  'look.name': ({ card }) => cardName(card),
  'look.chip': ({ card }) => chip(card),
  'look.family': ({ family }) => families[family],
  'look.does': ({ family }) => does[family],
  'look.value': ({ value }, say) => `${value < 0 ? '−' : '+'}${say.number(Math.abs(value))} k$`,
  'look.placed': ({ box, on, own }, say) => `${own ? 'Vous' : say.player(on)}${box === undecidedBox ? '' : ` · ${box}`}`,
  'look.discarded': () => 'Défausse',
  'look.spent': () => 'Préparation',
  'look.plan': () => 'Vos cartes',
  'look.known': () => 'Vous savez où sont ces cartes : en main ou face cachée',
};
