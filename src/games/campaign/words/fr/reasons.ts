/** Why a side made a move, in French: each completes « surtout pour … ». */
import { oneOrMore } from '../../../../i18n/languages/french.ts';
import type { Phrases, Say } from '../../../../i18n/types.ts';
import { keyStates } from '../../data/states.ts';
import { cardOf } from '../../rules/cards/card.ts';
import { groupOf } from '../../rules/parts/deeds.ts';
import type { Reasons } from '../../rules/reasons.ts';
import { type CardId, type Group, opponentOf, otherIssue, type Side } from '../../vocabulary.ts';
import { bonusWords } from './effects.ts';
import { count, quoted, quotedAll, theIssue, toIssue } from './labels.ts';
import { meritIn, merits, onlyOne } from './merits.ts';

type Here = { state: string; votes: number };
const votesOf = (n: number, say: Say<'fr'>): string => count(n, oneOrMore('voix', 'voix'), say);
const at = ({ state, votes }: Here, say: Say<'fr'>): string => `${say.title(state)} (${votesOf(votes, say)})`;
const voters = (n: number, say: Say<'fr'>): string => count(n, oneOrMore('électeur', 'électeurs'), say);
const cardsOf = (n: number, say: Say<'fr'>): string => count(n, oneOrMore('carte', 'cartes'), say);

/** Les États dont le groupe est la clé à leur entrée en jeu. */
const fresh = (group: Group, say: Say<'fr'>): string => say.list(keyStates(group).map(({ id, votes }) => at({ state: id, votes }, say)));

/** Si peu d’électeurs à rallier, c’est peu. */
const few = 2;

/** Ce que permet un Soutien médiatique tant qu’il est en vigueur. */
function stays(card: CardId, say: Say<'fr'>): string[] {
  const { lasting, side } = cardOf(card);
  if (lasting === 'chooses-news-state') return ['choisir l’État que touche chaque carte Dernière minute'];
  if (lasting === 'never-rolls') return ['mener des campagnes négatives sans lancer le dé'];
  return lasting ? [`faire lancer le dé deux fois à ${say.seat(opponentOf(side))} après ses campagnes négatives`] : [];
}

/** Que le Soutien médiatique adverse a disparu. */
function ending(card: CardId, say: Say<'fr'>): string {
  const { lasting, side } = cardOf(card);
  return lasting === 'chooses-news-state'
    ? `retirer à ${say.seat(side)} le choix de l’État touché`
    : `mettre fin au Soutien médiatique ${say.of(say.seat(side))}, ${quoted(say, card)}`;
}

/** `open` : il reste des cartes qui gagnent l’État. */
const stops = (rival: Side, missing: string, open: true | undefined, say: Say<'fr'>): string =>
  open
    ? `rendre plus difficile la victoire ${say.of(say.seat(rival))}, à qui il ne manque qu’${missing} dans cet État : `
    : `empêcher ${say.seat(rival)}, à ${missing} de la victoire, de gagner cet État au prochain tour : `;

type Score = { own: number; theirs: number };
const by = ({ own, theirs }: Score, say: Say<'fr'>): string => `${voters(own, say)} à ${say.number(theirs)}`;

export const reasons: Phrases<Reasons, 'fr'> = {
  'why.pays': ({ kept }, say) => `garder ${quotedAll(say, kept)}`,
  'why.pays.wins': ({ card, ...here }, say) => `garder ${quoted(say, card)}, qui peut gagner cet État au prochain tour : ${at(here, say)}`,
  'why.pays.group': ({ card, n, states = [] }, say) =>
    `garder ${quoted(say, card)}, qui rallierait ${count(n, oneOrMore('indécis', 'indécis'), say)}${states.length > 0 ? ` (${say.titles(states)})` : ''}`,
  'why.pays.idle': () => 'ne se défaire que de cartes qui ne rallient personne',
  'why.pays.now': () => 'ne se défaire que de cartes qui ne rallieraient personne pour l’instant',
  'why.pays.merit': ({ card }, say) => `garder ${quoted(say, card)}, qui ${meritIn(card, say)}`,
  'why.elected': ({ votes }, say) => `remporter l’élection avec ${votesOf(votes, say)}`,
  'why.settles': ({ rival, own, theirs }, say) =>
    `partager le résultat quand ${say.seat(rival)} mène par ${say.number(theirs)} voix à ${say.number(own)}`,
  'why.wins': ({ states, votes }, say) => `gagner ${states.length > 1 ? 'ces États' : 'cet État'} : ${say.titles(states)} (${votesOf(votes, say)})`,
  'why.stops': ({ rival, open, ...here }, say) => stops(rival, 'un électeur', open, say) + at(here, say),
  'why.stops.shift': ({ rival, open, ...here }, say) => stops(rival, 'un déplacement du marqueur', open, say) + at(here, say),
  'why.stops.card': ({ rival, card, ...here }, say) =>
    `empêcher ${say.seat(rival)} de gagner cet État avec une seule carte${card === undefined ? '' : ` (par exemple ${quoted(say, card)})`} : ${at(here, say)}`,
  'why.turns': ({ issue, own, theirs, ...here }, say) =>
    own === undefined || theirs === undefined
      ? `faire de ${theIssue[issue]}, plus favorable, l’enjeu majoritaire de cet État : ${at(here, say)}`
      : `faire de ${theIssue[issue]} l’enjeu majoritaire de cet État et y mener par ${by({ own, theirs }, say)} : ${at(here, say)}`,
  'why.near.several': ({ states, votes }, say) =>
    `n’avoir plus qu’un électeur à rallier dans chacun de ces États : ${say.titles(states)} (${votesOf(votes, say)})`,
  'why.near': (here, say) => `n’avoir plus qu’un électeur à rallier ici : ${at(here, say)}`,
  'why.near.shift': ({ issue, ...here }, say) => `pouvoir gagner cet État d’un seul déplacement du marqueur ${toIssue[issue]} : ${at(here, say)}`,
  'why.minority.all': ({ issue, ...here }, say) =>
    `avoir ici tous les électeurs sur ${theIssue[issue]} et gagner dès qu’elle décidera : ${at(here, say)}`,
  'why.minority.stops': ({ issue, rival, ...here }, say) =>
    `empêcher ${say.seat(rival)} de gagner cet État dès que ${theIssue[issue]} y décidera : ${at(here, say)}`,
  'why.media': ({ card, ends }, say) =>
    say.list([`avoir ${quoted(say, card)} en vigueur`, ...stays(card, say), ...(ends === undefined ? [] : [ending(ends, say)])]),
  'why.unplugs': ({ rival }, say) => `retirer son Soutien médiatique à ${say.seat(rival)}`,
  'why.leads': ({ issue, ...here }, say) => `prendre la tête sur l’enjeu majoritaire (${say.title(issue)}) de cet État : ${at(here, say)}`,
  'why.gains': ({ issue, missing, ...here }, say) =>
    `se rapprocher de la victoire ici : ${at(here, say)}, ${missing > few ? 'encore' : 'plus que'} ${voters(missing, say)} à rallier (${say.title(issue)})`,
  'why.slows': ({ rival, ...here }, say) => `éloigner ${say.seat(rival)} de la victoire ici : ${at(here, say)}`,
  'why.approaches': ({ issue, own, theirs, ...here }, say) =>
    `n’être plus qu’à une case ${say.forms(theIssue[issue]).of}, avec ${voters(own, say)} contre ${say.number(theirs)}, dans cet État : ${at(here, say)}`,
  'why.anchors': ({ issue, ...here }, say) =>
    `garder ${theIssue[issue]} comme enjeu majoritaire, désormais à deux cases ${say.forms(theIssue[otherIssue(issue)]).of}, dans cet État : ${at(here, say)}`,
  'why.shifts': ({ issue, own, theirs, ...here }, say) =>
    own === undefined || theirs === undefined
      ? `déplacer le marqueur ${toIssue[issue]}, plus favorable, dans cet État : ${at(here, say)}`
      : `faire de ${theIssue[issue]}, avec plus d’avance (${by({ own, theirs }, say)}), l’enjeu majoritaire de cet État : ${at(here, say)}`,
  'why.resists': ({ issue, rival, ...here }, say) =>
    `éloigner le marqueur d’un enjeu où ${say.seat(rival)} mène (${say.title(issue)}) dans cet État : ${at(here, say)}`,
  'why.strong': ({ issue, side, decides, card, ...here }, say) => {
    if (card !== undefined)
      return `faire de ${theIssue[issue]} l’enjeu majoritaire d’un État que ${quoted(say, card)} peut alors gagner : ${at(here, say)}`;
    return decides
      ? `faire de ${theIssue[issue]}, point fort ${say.of(say.seat(side))}, l’enjeu majoritaire de cet État : ${at(here, say)}`
      : `déplacer le marqueur ${toIssue[issue]}, point fort ${say.of(say.seat(side))}, dans cet État : ${at(here, say)}`;
  },
  'why.minority': ({ issue, own, theirs, rival, card, ...here }, say) => {
    if (card !== undefined)
      return `gagner du soutien sur ${theIssue[issue]}, que ${quoted(say, card)} peut rendre majoritaire ici : ${at(here, say)}`;
    if (rival !== undefined)
      return `réduire l’avance ${say.of(say.seat(rival))} sur ${theIssue[issue]}, au cas où elle deviendrait l’enjeu majoritaire ici : ${at(here, say)}`;
    return own === undefined || theirs === undefined
      ? `gagner du soutien au cas où ${theIssue[issue]} deviendrait l’enjeu majoritaire ici : ${at(here, say)}`
      : `mener par ${by({ own, theirs }, say)} sur ${theIssue[issue]}, qu’un seul déplacement du marqueur rendrait majoritaire ici : ${at(here, say)}`;
  },
  'why.fills': ({ n, plays }, say) => `piocher ${cardsOf(n, say)} et ${plays ? 'en jouer une aussitôt' : 'avoir plus de choix'}`,
  'why.key': ({ state, group, card, n, wins }, say) => {
    const changed = (why: string): string => `changer la clé démographique (${say.title(group)}) pour ${why} : ${say.title(state)}`;
    if (card === undefined || n === undefined) return changed('qu’un Soutien démographique y agisse, dans cet État');
    if (wins) return changed(`que ${quoted(say, card)} gagne ensuite cet État`);
    return changed(`que ${quoted(say, card)} y rallie ${count(n, oneOrMore('indécis', 'indécis'), say)}, dans cet État`);
  },
  'why.key.away': ({ state, group, rival }, say) =>
    `empêcher un Soutien démographique ${say.of(say.seat(rival))} (${say.title(group)}) d’agir dans cet État : ${say.title(state)}`,
  'why.key.later': ({ state, group, rival }, say) =>
    `empêcher un Soutien démographique ${say.of(say.seat(rival))} (${say.title(group)}), une fois repioché, d’agir dans cet État : ${say.title(state)}`,
  'why.rekeys': ({ state, group, before }, say) =>
    `changer la clé démographique dans cet État : ${say.title(state)} (${say.title(group)} à la place de ${say.title(before)})`,
  'why.draws.safe': ({ rival, ...here }, say) => `piocher tant qu’aucune carte qui reste à ${say.seat(rival)} ne gagne cet État : ${at(here, say)}`,
  'why.draws.pays': ({ card, n, ...here }, say) =>
    `garder une carte après en avoir payé ${say.number(n)} pour ${quoted(say, card)}, qui gagnerait cet État : ${at(here, say)}`,
  'why.draws.affords': ({ card, n, ...here }, say) => `pouvoir payer ${quoted(say, card)} (${cardsOf(n, say)}) et viser cet État : ${at(here, say)}`,
  'why.draws.search': ({ rival, ...here }, say) =>
    `chercher une carte qui empêche ${say.seat(rival)}, à un électeur de la victoire, de gagner cet État, ce que la main ne permet pas : ${at(here, say)}`,
  'why.draws': ({ hand }, say) =>
    hand === 1 ? 'avoir de nouveau une carte à jouer' : `avoir plus de choix : ${cardsOf(hand, say)} en main au prochain tour`,
  'why.enters.key': ({ card, group, n, wins, ...here }, say) =>
    `faire entrer en jeu un État ${wins ? `que ${quoted(say, card)} fait gagner aussitôt` : `où ${quoted(say, card)} rallie ${count(n, oneOrMore('indécis', 'indécis'), say)} d’un coup`} : ${at(here, say)}, clé ${say.title(group)}`,
  'why.enters.shift': ({ card, issue, own, theirs, missing, ...here }, say) =>
    missing === 0
      ? `faire entrer en jeu un État que ${quoted(say, card)} fait gagner aussitôt : ${at(here, say)}`
      : `faire entrer en jeu un État où ${quoted(say, card)} rend ${theIssue[issue]} majoritaire, ${missing === undefined ? `avec ${voters(own, say)} contre ${say.number(theirs)}` : `avec ${missing > few ? '' : 'seulement '}${voters(missing, say)} à rallier`} : ${at(here, say)}`,
  'why.enters.near': ({ missing, ...here }, say) =>
    `faire entrer en jeu un État facile à gagner : ${at(here, say)}, avec ${missing > few ? '' : 'seulement '}${voters(missing, say)} à rallier`,
  'why.enters.most': ({ rival, ...here }, say) =>
    `faire entrer en jeu cet État, puisque ${say.seat(rival)} mène dans tous les plus grands qui restent : ${at(here, say)}`,
  'why.enters.leads': ({ missing, both, ...here }, say) =>
    `faire entrer en jeu un État où l’on mène ${both ? 'sur les deux enjeux' : 'd’emblée'} : ${at(here, say)}, avec ${voters(missing, say)} à rallier`,
  'why.enters.even': ({ missing, issue, own, theirs, ...here }, say) =>
    issue === undefined || own === undefined || theirs === undefined
      ? `faire entrer en jeu un État où personne n’est devant : ${at(here, say)}, avec ${voters(missing, say)} à rallier pour chacun`
      : `faire entrer en jeu un État où personne n’est devant, mais avec ${voters(own, say)} contre ${say.number(theirs)} sur ${theIssue[issue]}, à une case de devenir majoritaire : ${at(here, say)}`,
  'why.enters.small': (here, say) => `faire entrer en jeu l’État où l’on risque le moins de voix : ${at(here, say)}`,
  'why.enters': (here, say) => `faire entrer cet État en jeu : ${at(here, say)}`,
  'why.drafts': ({ does, card, only }, say) => {
    const group = card === undefined ? null : groupOf(cardOf(card));
    const merit = card === undefined ? merits[does] : meritIn(card, say);
    const apart = group ? `, au départ dans ces États : ${fresh(group, say)}` : only ? `, ${onlyOne[only]}` : '';
    return `avoir dans son deck une carte qui ${merit}${apart}`;
  },
  'why.opens.near': ({ states, votes }, say) =>
    votes === undefined
      ? `commencer en tête dans ces États : ${say.titles(states)}`
      : `commencer dans les plus grands États où l’on mène : ${say.titles(states)} (${votesOf(votes, say)})`,
  'why.opens': ({ states, votes }, say) => `commencer là où il y a beaucoup à gagner : ${say.titles(states)} (${votesOf(votes, say)})`,
  'why.prepares': () => 'préparer le premier tour',
  'why.aims.wins': (here, say) => `gagner cet État grâce à la Dernière minute : ${at(here, say)}`,
  'why.aims.gains': ({ n, ...here }, say) => `rallier ${voters(n, say)} grâce à la Dernière minute dans cet État : ${at(here, say)}`,
  'why.aims.shifts': ({ issue, own, theirs, ...here }, say) =>
    own === undefined || theirs === undefined
      ? `déplacer le marqueur, par la Dernière minute, ${toIssue[issue]}, plus favorable, dans cet État : ${at(here, say)}`
      : `déplacer le marqueur, par la Dernière minute, ${toIssue[issue]}, avec ${voters(own, say)} contre ${say.number(theirs)}, dans cet État : ${at(here, say)}`,
  'why.aims.slows': ({ rival, ...here }, say) => `éloigner ${say.seat(rival)} de la victoire ici, par la Dernière minute : ${at(here, say)}`,
  'why.aims.denies': ({ rival, ...here }, say) => `éviter que la Dernière minute ne donne cet État à ${say.seat(rival)} : ${at(here, say)}`,
  'why.aims.idle': ({ rival, ...here }, say) =>
    `diriger la Dernière minute là où elle n’aide pas ${say.seat(rival)} sur l’enjeu majoritaire : ${at(here, say)}`,
  'why.aims.small': (here, say) => `diriger la Dernière minute là où le moins de voix sont en jeu : ${at(here, say)}`,
  'why.aims.denies.near': ({ rival, ...here }, say) =>
    `éviter que la Dernière minute ne laisse qu’un électeur à rallier à ${say.seat(rival)} dans cet État : ${at(here, say)}`,
  'why.aims.spares': ({ rival, ...here }, say) =>
    `diriger la Dernière minute là où elle aide ${say.seat(rival)} sans lui donner l’État : ${at(here, say)}`,
  'why.aims.behind': ({ rival, ...here }, say) => `diriger la Dernière minute vers le seul État où ${say.seat(rival)} mène déjà : ${at(here, say)}`,
  'why.aims.beside': ({ rival, issue, n, ...here }, say) =>
    `diriger la Dernière minute là où elle rallie ${voters(n, say)} à ${say.seat(rival)} sur ${theIssue[issue]} alors que ${theIssue[otherIssue(issue)]} décide : ${at(here, say)}`,
  'why.aims.decided': ({ issue, ...here }, say) =>
    `diriger la Dernière minute là où elle déplace le marqueur ${toIssue[issue]}, déjà majoritaire : ${at(here, say)}`,
  'why.aims.undecided': ({ issue, ...here }, say) =>
    `diriger la Dernière minute là où elle déplace le marqueur ${toIssue[issue]} sans rendre cet enjeu majoritaire : ${at(here, say)}`,
  'why.aims.short': ({ rival, missing, ...here }, say) =>
    `diriger la Dernière minute là où il manque encore ${voters(missing, say)} à ${say.seat(rival)} ensuite : ${at(here, say)}`,
  'why.aims.key': ({ group, ...here }, say) =>
    `diriger la Dernière minute là où elle ne change que la clé démographique (${say.title(group)}) : ${at(here, say)}`,
  'why.aims.nothing': (here, say) => `diriger la Dernière minute là où elle ne change rien : ${at(here, say)}`,
  'why.aims': ({ state, rival }, say) =>
    rival === undefined
      ? `diriger la Dernière minute sur ${say.title(state)} et épargner les autres États`
      : `laisser cet État à ${say.seat(rival)} pour que la Dernière minute épargne les autres : ${say.title(state)}`,
  'why.bonus': ({ rival, face, states, votes }, say) =>
    states === undefined || votes === undefined
      ? `prendre le bonus que donne le ${face} ${say.of(say.seat(rival))} : ${say.inside(bonusWords(face))}`
      : `gagner ${states.length > 1 ? 'ces États' : 'cet État'} grâce au bonus que donne le ${face} ${say.of(say.seat(rival))} : ${say.titles(states)} (${votesOf(votes, say)})`,
  'why.bonus.free': () => 'prendre ce qui ne coûte rien',
  'why.declines': () => 'tout laisser en l’état, puisque le bonus obligerait à changer quelque chose',
  'why.leaves': () => 'laisser chaque État en l’état',
  'why.voters': ({ n, issue, ...here }, say) => `rallier ${voters(n, say)} (${say.title(issue)}) dans cet État : ${at(here, say)}`,
  'why.swaps.key': ({ state }, say) =>
    `échanger la carte contre une nouvelle là où la clé démographique ne change rien, faute d’indécis : ${say.title(state)}`,
  'why.swaps.safe': ({ state, group, rival }, say) =>
    `échanger la carte contre une nouvelle, puisque ${say.seat(rival)} n’a pas de Soutien démographique pour la nouvelle clé (${say.title(group)}) : ${say.title(state)}`,
  'why.swaps.few': ({ state, n }, say) =>
    `échanger la carte contre une nouvelle là où la clé démographique compte le moins, avec ${count(n, oneOrMore('indécis', 'indécis'), say)} : ${say.title(state)}`,
  'why.swaps': () => 'échanger la carte contre une nouvelle',
  'why.holds': ({ rival }, say) => `jouer une carte sans rapprocher ${say.seat(rival)} d’aucun État`,
  'why.saves': ({ n }, say) => `garder pour plus tard le reste de sa main (${cardsOf(n, say)})`,
  'why.empties': () => 'faire de la place à de nouvelles cartes',
};
