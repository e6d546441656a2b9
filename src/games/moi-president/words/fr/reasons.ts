/** Why a player made a move, in French: each completes « surtout pour … ». */
import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Seat } from '../../../../kernel/types.ts';
import type { Lack } from '../../rules/discards.ts';
import type { Reasons } from '../../rules/reasons.ts';
import { type Attack, five, toBeElected } from '../../vocabulary.ts';
import { cardTitle } from '../parts.ts';
import { points } from './parts.ts';

const of = (say: Say<'fr'>, seat: Seat): string => say.of(say.player(seat));
const the: { readonly [A in Attack]: string } = { debat: 'le Débat', polemique: 'la Polémique', affaire: 'l’Affaire' };
const this_: { readonly [A in Attack]: string } = { debat: 'ce Débat', polemique: 'cette Polémique', affaire: 'cette Affaire' };
const to_: { readonly [A in Attack]: string } = { debat: 'au Débat', polemique: 'à la Polémique', affaire: 'à l’Affaire' };

/** What a card lacks that can't be played, or not with success. */
const lack: { readonly [L in Lack]: (card: string) => string } = {
  undecided: (card) => `la zone indécis est vide (${card})`,
  laid: (card) => `${card} demande d’avoir déjà posé une carte campagne`,
  'own-five': (card) => `${card} demande ${five} points de campagne`,
  'their-five': (card) => `aucun adversaire n’a ${five} points de campagne (${card})`,
  'any-five': (card) => `personne n’a ${five} points de campagne (${card})`,
  unanswered: (card) => `une Immunité répondrait à cette carte (${card})`,
};

/** The total with these points, unless they are all. */
const inAll = (added: number, total: number, say: Say): string => (total > added ? `, soit ${say.number(total)} en tout` : '');

/** That a card in hand would then elect the player. */
const thenWins = (next: number | undefined, say: Say): string =>
  next === undefined ? '' : `, assez pour gagner au tour suivant avec le ${say.number(next)} en main`;

/** What so many points would make in all, unless they are all. */
const makes = (added: number, total: number, say: Say): string =>
  total >= toBeElected ? `, et de remporter l’élection avec ${say.number(total)}` : inAll(added, total, say);

/** So many of somebody's points, of which they have so many in all. */
function staked(stake: number, total: number | undefined, whose: string, say: Say): string {
  if (total === undefined) return `${points(stake, say)} ${whose}`;
  return total === stake ? `les ${points(total, say)} ${whose}` : `${say.number(stake)} des ${points(total, say)} ${whose}`;
}

/** What an attack on somebody may bring, and their rank; `holds` says what a duel is for. */
function attackOn(
  { target, total, stake, exact = false, attack, risks, loses = false }: Reasons['why.attacks.leader'],
  { holds, rank }: { holds: string; rank: string },
  say: Say,
): string {
  const who = `${say.player(target)}, ${rank} avec ${points(total, say)}`;
  if (stake === undefined) return `${holds} ${who}`;
  if (risks === undefined) return `faire perdre ${exact ? '' : 'au moins '}${points(stake, say)} à ${who}`;
  const gains = `${attack === 'debat' ? 'd’en prendre' : 'd’en faire perdre'} ${exact ? '' : 'jusqu’à '}${say.number(stake)}`;
  const danger = loses ? `, qui feraient élire ${say.player(target)}` : '';
  return `${holds} ${who}, avec une chance sur deux ${gains} en en risquant ${say.number(risks)}${danger}`;
}

export const reasons: Phrases<Reasons, 'fr'> = {
  'why.elected': ({ total, had = false }, say) =>
    had ? `finir son tour avec ${points(total, say)}, qui suffisent quelle que soit la carte` : `remporter l’élection avec ${points(total, say)}`,
  'why.parries': ({ attack, attacker }, say) => `ne rien perdre ${to_[attack]} ${of(say, attacker)}`,
  'why.diverts': ({ attack, to, back = false, total, leads = false, stake }, say) => {
    const costs = stake === undefined ? '' : `, qui ${attack === 'affaire' ? 'perd au moins' : 'peut perdre'} ${points(stake, say)}`;
    const rank = total === undefined ? costs : `, ${leads ? 'en tête' : 'qui suit de plus près'} avec ${points(total, say)}`;
    return `${back ? 'renvoyer' : 'détourner'} ${the[attack]} ${back ? 'à' : 'vers'} ${say.player(to)}${rank}`;
  },
  'why.spares': ({ attack, stake }, say) =>
    `garder Immunité pour une attaque plus grave : ${this_[attack]} ne coûte ${stake === 0 ? 'rien' : `que ${points(stake, say)} au plus`}`,
  'why.attacks.answer': ({ target }, say) => `faire dépenser à ${say.player(target)} l’Immunité reçue`,
  'why.attacks.leader': (one, say) => attackOn(one, { holds: 'freiner', rank: 'en tête' }, say),
  'why.attacks.closest': (one, say) => attackOn(one, { holds: 'rester devant', rank: 'qui suit de plus près' }, say),
  'why.attacks.disarms': ({ target, rest, stake, exact = false }, say) => {
    const who = say.player(target);
    if (stake === undefined)
      return `ne laisser à ${who} ${rest === 0 ? 'aucun point de campagne' : `que ${points(rest, say)} de campagne au plus`}, trop peu pour un duel`;
    if (rest === 0) return `faire perdre à ${who} tous ses points de campagne (${say.number(stake)}), sans lesquels aucun duel n’est possible`;
    const [least, most] = exact ? ['', ''] : ['au moins ', ' au plus'];
    return `faire perdre ${least}${points(stake, say)} de campagne à ${who} et ne lui en laisser que ${say.number(rest)}${most}, trop peu pour un duel`;
  },
  'why.attacks': (
    { target, open, stake = open, exact = false, attack, risks, answerable, back = false, near, elects, loses = false, behind },
    say,
  ) => {
    const upTo = exact ? '' : attack === 'affaire' ? 'au moins ' : 'jusqu’à ';
    const what = `${upTo}${points(stake, say)}`;
    const close = near === undefined || elects !== undefined ? '' : `, sur ${say.number(near)} en tout`;
    const lag =
      behind === undefined || near !== undefined || back ? '' : `, en étant derrière (${say.number(behind.own)} contre ${say.number(behind.theirs)})`;
    if (risks === undefined) return `faire perdre ${what} de campagne à ${say.player(target)}${close}${lag}`;
    const gains = attack === 'debat' ? `prendre ${what}` : `faire perdre ${what}`;
    const so = elects === undefined ? '' : ` et de remporter l’élection avec ${upTo}${say.number(elects)}`;
    const regains = loses ? `, qui feraient élire ${say.player(target)}` : back ? `, que ${say.title('tourne-points')} ferait revenir` : '';
    const chance = `avoir une chance sur deux${answerable ? ', sauf réponse,' : ''}`;
    return `${chance} de ${gains} à ${say.player(target)}${close}${so}, en en risquant ${say.number(risks)}${regains}${lag}`;
  },
  'why.takes': ({ from, points: n }, say) => `prendre ${points(n, say)} à ${say.player(from)}`,
  'why.gives': ({ points: n }, say) => `perdre le moins possible (${points(n, say)})`,
  'why.gives.more': ({ points: n, rest }, say) => `céder ${points(n, say)} et garder ses ${points(rest, say)} de campagne restants`,
  'why.trusts': ({ points: n }, say) => `mettre ${points(n, say)} définitivement à l’abri`,
  'why.trusts.die': ({ most }, say) => `avoir une chance sur deux de mettre ${points(most, say)} à l’abri`,
  'why.socle': ({ points: n, total, spares = false, next }, say) =>
    `avoir une chance sur deux de gagner ${points(n, say)} que personne ne pourra prendre${makes(n, total, say)}${thenWins(next, say)}${spares ? ', et d’en laisser moins à la zone indécis sinon' : ''}`,
  'why.socle.first': ({ points: n, seat, gets, gives, total, undecided = false }, say) =>
    `avoir une chance sur deux de gagner ${undecided ? `les ${points(n, say)} de la zone indécis,` : points(n, say)} qui resteront quand ${say.title('tourne-points')} rapportera les ${say.number(gets)} ${of(say, seat)} contre ${say.number(gives)}${makes(0, total, say)}`,
  'why.trusts.first': ({ most, seat, gets, gives, total }, say) =>
    `avoir une chance sur deux que ${points(most, say)} restent quand ${say.title('tourne-points')} rapportera les ${say.number(gets)} ${of(say, seat)} contre ${say.number(gives)}${makes(0, total, say)}`,
  'why.undecided': ({ points: n, total, next }, say) =>
    `avoir une chance sur deux de gagner les ${points(n, say)} de la zone indécis${makes(n, total, say)}${thenWins(next, say)}`,
  'why.near': ({ total, missing, next }, say) =>
    `atteindre ${points(total, say)}${thenWins(next, say) || `, à ${say.number(missing)} seulement des ${toBeElected} nécessaires`}`,
  'why.leads': ({ total }, say) => `prendre la tête avec ${points(total, say)}`,
  'why.lays.armed': ({ points: n, target, total }, say) =>
    `avoir les ${five} points de campagne qu’il faut pour un duel, face aux ${points(total, say)} ${of(say, target)} (${say.number(n)} de plus tout de suite)`,
  'why.lays.arms': ({ points: n, total, card }, say) =>
    `gagner ${points(n, say)}${inAll(n, total, say)}, et avoir les ${five} points de campagne que demande ${cardTitle(say, card)}`,
  'why.lays.closer': ({ open, target, total }, say) =>
    `se rapprocher d’un duel face aux ${points(total, say)} ${of(say, target)}, avec ${say.number(open)} des ${five} points de campagne qu’il faut`,
  'why.lays.safe': ({ points: n, total }, say) =>
    `gagner ${points(n, say)}${inAll(n, total, say)}, et rester sous ${five} points de campagne, à l’abri des attaques`,
  'why.lays': ({ points: n, total, keeps }, say) =>
    `gagner tout de suite ${points(n, say)}${inAll(n, total, say)}${keeps === undefined ? '' : `, et garder le ${say.number(keeps)} en main, à l’abri des attaques`}`,
  'why.swaps.points': ({ gets, gives }, say) => `recevoir ${points(gets, say)} de campagne en échange de ${say.number(gives)}`,
  'why.hurts': ({ from, points: n }, say) => `priver ${say.player(from)} de ${points(n, say)} de campagne`,
  'why.debate': ({ seats, stakes, totals, risks = 0 }, say) => {
    if (!stakes) return `mettre en jeu ${five} points de ${seats.length > 1 ? 'campagne à chacun : ' : 'campagne : '}${say.player(seats)}`;
    const theirs = say.list(seats.map((seat, i) => staked(stakes[i]!, totals?.[i], of(say, seat), say)));
    return `mettre en jeu ${theirs}, ${risks === 0 ? 'sans rien risquer' : `contre ${say.number(risks)}`}`;
  },
  'why.hands': ({ from, empty = false }, say) => {
    const theirs = from === null ? '' : ` contre celle ${of(say, from)}`;
    return empty ? `céder une main sans points à poser${theirs}` : `échanger sa main${theirs}, dans l’espoir de meilleures cartes`;
  },
  'why.deals': ({ total, best, rival, empty = false }, say) => {
    const renews = empty ? 'remplacer par de nouvelles cartes une main sans points à poser' : 'repartir avec de nouvelles cartes';
    return total === undefined || best === undefined
      ? `${renews}, et reprendre celles que ${rival === undefined ? 'les autres avaient gardées' : `${say.player(rival)} avait gardées`}`
      : `${renews}${empty ? '' : ' pour tous'}, à ${say.number(total)} contre ${say.number(best)}`;
  },
  'why.hides': ({ open }, say) => `rester sous ${five} points de campagne (${say.number(open)} en ce moment), à l’abri des attaques`,
  'why.saves': ({ seat, gets, gives, missing }, say) => {
    const short = missing === undefined ? '' : `, à ${say.number(missing)} de l’élection`;
    return `attendre avant de jouer ${say.title('tourne-points')}, qui rapporterait les ${say.number(gets)} ${of(say, seat)} contre ${say.number(gives)} en ce moment${short}, et peut-être plus ensuite`;
  },
  'why.useless': ({ card, lacks, copies = 1, rival }, say) => {
    const title = copies > 1 ? `${cardTitle(say, card)} ×${say.number(copies)}` : cardTitle(say, card);
    const known = lacks === 'unanswered' ? `détient l’${say.title('immunite')} reçue` : `a moins de ${five} points de campagne`;
    if (rival !== undefined) return `piocher une nouvelle carte : ${say.player(rival)} ${known} (${title})`;
    return `piocher une nouvelle carte : ${lacks === undefined ? `${title} est sans effet en ce moment` : lack[lacks](title)}`;
  },
  'why.peace': ({ card, open, stake = open, wins, elects = false, loses }, say) => {
    const danger = loses === undefined ? '' : ` : perdus, ils feraient élire ${say.player(loses)}`;
    if (wins === undefined) return `piocher plutôt que de risquer ${points(stake, say)} de campagne dans un duel (${cardTitle(say, card)})${danger}`;
    const chance = elects ? 'de remporter l’élection' : `d’en ${card.kind === 'debat' ? 'prendre' : 'faire perdre'} ${say.number(wins)}`;
    return `piocher plutôt que de miser ${points(stake, say)} pour une chance sur deux ${chance} (${cardTitle(say, card)})${danger}`;
  },
  'why.keeps.points': ({ card, open, alone = false, rival, gets = 0 }, say) => {
    if (alone) return `piocher à la place d’une carte qui ne toucherait personne d’autre (${cardTitle(say, card)})`;
    const much = `${points(open, say)} de campagne`;
    if (card.kind !== 'tourne-points') return `piocher plutôt que de mettre en jeu ${much} (${cardTitle(say, card)})`;
    const gives = rival === undefined ? '' : gets === 0 ? ' contre rien' : ` contre les ${say.number(gets)} ${of(say, rival)}`;
    return `piocher plutôt que de céder ${much}${gives} (${cardTitle(say, card)})`;
  },
  'why.keeps.hand': ({ card, points: n }, say) =>
    n === undefined
      ? `garder sa main, que cette carte ferait changer (${cardTitle(say, card)})`
      : `piocher une nouvelle carte : ${cardTitle(say, card)} ferait perdre les ${points(n, say)} en main`,
  'why.unattacked': ({ card, open }, say) =>
    `piocher une nouvelle carte : avec ${points(open, say)} de campagne, aucune attaque n’est à craindre (${cardTitle(say, card)})`,
  'why.undueled': ({ card }, say) =>
    `piocher une nouvelle carte : aucun adversaire n’a les ${five} points de campagne qu’il faut pour un duel (${cardTitle(say, card)})`,
  'why.stops': ({ card, rival, total }, say) =>
    `piocher une carte qui puisse encore arrêter ${say.player(rival)}, à ${points(total, say)} (${cardTitle(say, card)})`,
  'why.secure': ({ card, base, total }, say) =>
    `piocher une nouvelle carte : ${say.number(base)} des ${points(total, say)} sont à l’abri dans le socle, il reste peu à protéger (${cardTitle(say, card)})`,
  'why.unrisked': ({ card, points: n }, say) => `ne pas risquer de laisser ${points(n, say)} à la zone indécis (${cardTitle(say, card)})`,
  'why.little': ({ card, most }, say) =>
    `piocher une nouvelle carte : ${cardTitle(say, card)} ferait bouger ${points(most, say)} au plus en ce moment`,
  'why.hopes': ({ card, points: n }, say) => `piocher mieux que ${points(n, say)} (${cardTitle(say, card)})`,
  'why.faces': ({ attack, wins, risks }, say) =>
    attack === 'affaire'
      ? 'laisser passer l’Affaire'
      : `s’en remettre aux dés pour ${the[attack]}${wins === undefined || risks === undefined ? '' : `, avec ${points(wins, say)} à gagner contre ${say.number(risks)}`}`,
  'why.draws': ({ card, copies = 1 }, say) =>
    `garder ses autres cartes et en piocher une à la place ${say.of(cardTitle(say, card))}${copies > 1 ? `, en ${say.number(copies)} exemplaires` : ''}`,
  'why.stays': () => 'laisser sa campagne telle quelle',
  'why.passes.on': ({ way }) => `passer ${way === 'clockwise' ? 'dans le sens horaire' : 'dans le sens antihoraire'}`,
  'why.waits': () => 'attendre de meilleures cartes',
};
