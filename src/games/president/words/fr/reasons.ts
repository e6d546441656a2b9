/** Les raisons d’un coup, en français : chacune complète « surtout pour … ». */
import { oneOrMore } from '../../../../i18n/languages/french.ts';
import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { pointsOf } from '../../data/cities.ts';
import { type Square, squareAt } from '../../data/squares.ts';
import type { Ending, Prize } from '../../rules/prize.ts';
import type { Reasons } from '../../rules/reasons.ts';
import type { Tied } from '../../rules/tied.ts';
import { on, place, to as toward } from './journey.ts';
import { count, quoted, worth } from './parts.ts';

type Stake = { points: number; prize?: Prize; owns?: boolean; against?: Seat };

const at = (city: string, points: number, say: Say<'fr'>): string => `${say.title(city)} (${worth(points, say)})`;

const nameOf = (against: Seat | undefined, say: Say<'fr'>): string => (against === undefined ? 'l’adversaire' : say.player(against));

/** Ce qu’il y a d’autre à gagner ou à perdre. */
function stake({ prize = null, owns = false, points, against }: Stake, say: Say<'fr'>): string {
  if (prize === 'elected') return owns ? `, qui donnerait l’élection à ${nameOf(against, say)}` : ', qui déciderait de l’élection';
  if (prize === 'group')
    return owns
      ? `, la seule ville de ${points} qui manque encore à ${nameOf(against, say)}`
      : `, qui compléterait le groupe des villes de ${points}`;
  return '';
}

/** De même, si autre chose suit le nom de la ville. */
function stakeAfter({ prize = null, owns = false, points, against }: Stake, say: Say<'fr'>): string {
  if (prize === 'elected') return owns ? ` : elle donnerait l’élection à ${nameOf(against, say)}` : ' : elle déciderait de l’élection';
  if (prize === 'group')
    return owns
      ? ` : c’est la seule ville de ${points} qui manque encore à ${nameOf(against, say)}`
      : ` : elle compléterait le groupe des villes de ${points}`;
  return '';
}

/** Ce que gagnerait d’autre qui vole vers la ville. */
function hope(prize: Prize, points: number): string {
  if (prize === 'elected') return ', qui lui donnerait l’élection';
  return prize === 'group' ? `, la seule ville de ${points} qui lui manque encore` : '';
}

/** « : il ne reste plus alors que 2 villes à prendre avant que 51 points-voix donnent l’élection ». */
function ending({ left, strength }: Partial<Ending>, say: Say<'fr'>): string {
  if (left === undefined || strength === undefined) return '';
  const rest =
    left > 3
      ? `il reste alors ${say.number(left)} villes`
      : `il ne reste plus alors ${left === 1 ? 'qu’une ville' : `que ${say.number(left)} villes`}`;
  return ` : ${rest} à prendre avant que ${worth(strength, say)} donnent l’élection`;
}

/** « son attaque et ses cartes Président » ; null : il n’y avait rien à dépenser. */
function cardsOf({ keeps = 2, attacks, presidents }: Pick<Reasons['why.dice'], 'keeps' | 'attacks' | 'presidents'>, say: Say<'fr'>): string | null {
  const cards = oneOrMore('sa carte', 'ses cartes');
  const kept = [
    ...(attacks ? [say.plural(attacks, oneOrMore('son attaque', 'ses attaques'))] : []),
    ...(presidents ? [`${say.plural(presidents, cards)} Président`] : []),
    ...(attacks === undefined && presidents === undefined ? [say.plural(keeps, cards)] : []),
  ];
  return kept.length === 0 ? null : say.list(kept);
}

/** « et garder son attaque et sa carte Président pour plus tard ». */
function keeping(cards: Parameters<typeof cardsOf>[0], say: Say<'fr'>): string {
  const kept = cardsOf(cards, say);
  return kept === null ? '' : ` et garder ${kept} pour plus tard`;
}

/** Laquelle de villes de même valeur on cède, et pourquoi. */
function tied({ cities, points, soon, after, than, ahead, first }: Tied, say: Say<'fr'>): string {
  const given = `céder ${say.titles(cities)}`;
  if (soon) return `${given}, qu’un pion atteint avant les autres, car pour l’élection, toutes les villes doivent être prises`;
  if (ahead !== undefined)
    return `${given}, à ${count(ahead, oneOrMore('case', 'cases'), say)} devant le pion : le prochain lancer peut la reprendre`;
  if (after !== undefined)
    return `${given}, que le pion ${say.of(say.player(after))} atteint plus tard que ${than === undefined ? 'les autres villes de même valeur' : say.title(than)}`;
  if (first) return `${given}, que le pion atteint avant ceux des autres`;
  return points === undefined ? given : `${given} : chacune des villes à choisir vaut ${worth(points, say)}`;
}

/** À quoi sert une case sans ville ni carte Media. */
function purposeOf({ kind, name }: Square, n: number, say: Say<'fr'>): string {
  if (kind === 'infos') return `aller ${toward(say, n)} et y lire une carte`;
  if (name === 'punch') return `rejouer depuis ${place(say, n)}`;
  const isShelter = name === 'extinction' || name === 'epuisement';
  return isShelter ? `être hors d’atteinte ${on(say, n)} : pas de bataille contre qui passe son tour` : `aller ${toward(say, n)}`;
}

export const reasons: Phrases<Reasons, 'fr'> = {
  'why.elected': ({ points }, say) => `remporter l’élection avec ${worth(points, say)}`,
  'why.group': ({ value }) => `avoir toutes les villes de ${value}, que plus personne ne peut prendre`,
  'why.attacks': ({ parried = false, keeps, ...fight }, say) =>
    `${fight.owns ? 'garder' : 'gagner'} ${at(fight.city, fight.points, say)} sans s’en remettre aux dés${parried ? ', sauf parade' : ''}${keeps === undefined ? '' : `, et garder ${quoted(say, keeps)}, que personne ne peut parer, pour une ville plus grande`}${stakeAfter(fight, say)}`,
  'why.parries': (fight, say) =>
    `${fight.owns ? 'ne pas perdre' : 'rester en lice pour'} ${at(fight.city, fight.points, say)} malgré l’attaque${stakeAfter(fight, say)}`,
  'why.commits': ({ n, ...fight }, say) =>
    `ajouter ${n} au dé et ${fight.owns ? 'garder' : 'gagner'} ${at(fight.city, fight.points, say)}${stake(fight, say)}`,
  'why.spares': ({ city, points, dice = false, attacks = 0, presidents = 0 }, say) => {
    if (dice) return `garder ses cartes plutôt que d’en dépenser une pour ${at(city, points, say)}`;
    const kept = cardsOf({ attacks, presidents }, say);
    return kept === null
      ? `ne dépenser aucune carte pour ${at(city, points, say)}`
      : `garder ${kept} plutôt que de ${attacks + presidents > 1 ? 'les' : 'la'} dépenser pour ${at(city, points, say)}`;
  },
  'why.strong': ({ city, mine, theirs, keeps = 0, attacks }, say) =>
    `laisser les dés décider de ${say.title(city)}, avec 1 de plus pour la force électorale (${say.number(mine)} contre ${say.number(theirs)})${keeping({ attacks: attacks ?? 0, presidents: keeps }, say)}`,
  'why.dice': (dice, say) => `laisser les dés décider de ${say.title(dice.city)}${keeping(dice, say)}`,
  'why.blocks': ({ flyer, to, points, owner, prize = null, ...left }, say) => {
    const who = say.player(flyer);
    if (points === undefined) return `empêcher ${who} d’aller ${toward(say, to)}`;
    return `empêcher ${who} de ${owner == null ? 'prendre' : 'livrer bataille pour'} ${at(squareAt(to).name, points, say)}${hope(prize, points)}${ending(left, say)}`;
  },
  'why.insists': ({ to }, say) => `aller ${toward(say, to)} malgré tout`,
  'why.flies.free': ({ city, points, prize = null, ...left }, say) =>
    `prendre ${left.left === undefined ? `une ville libre : ${say.title(city)}` : `la ville libre ${say.of(say.title(city))}`} (${worth(points, say)})${stake({ prize, points }, say)}${ending(left, say)}`,
  'why.flies.fights': ({ city, points, owner, rank, prize = null, armed = false, mine, theirs }, say) => {
    const ranked = rank === undefined ? '' : rank === 'leads' ? ', qui mène,' : ', son rival le plus proche,';
    const stronger =
      mine === undefined || theirs === undefined ? '' : `, avec la plus grande force électorale (${say.number(mine)} contre ${say.number(theirs)})`;
    return `disputer à ${say.player(owner)}${ranked} ${at(city, points, say)}${stake({ prize, points }, say)}${armed ? ', une attaque en main' : stronger}`;
  },
  'why.flies.card': ({ to }, say) => `aller ${toward(say, to)} pour y prendre une carte Media`,
  'why.flies': ({ to }, say) => purposeOf(squareAt(to), to, say),
  'why.stays': () => 'rester sur place et repartir de là au prochain tour',
  'why.lets': ({ flyer, to }, say) => `laisser ${say.player(flyer)} voler ${toward(say, to)} sans dépenser de carte`,
  'why.swaps': ({ mine, theirs, gain }, say) => `gagner ${worth(gain, say)} : ${say.titles(theirs)} contre ${say.titles(mine)}`,
  'why.swaps.even': ({ mine, theirs, better = false }, say) =>
    `${better ? 'échanger à égalité' : 'ne rien perdre à l’échange'} : ${say.titles(theirs)} contre ${say.titles(mine)}`,
  'why.takes.last': ({ city, points, rival }, say) =>
    `prendre ${at(city, points, say)}, où ${say.player(rival)} pourrait arriver au prochain lancer et remporter l’élection avec la dernière ville libre`,
  'why.denies': ({ cities, points, city, rival, prize }, say) => {
    const [who, isOne] = [say.player(rival), cities.length === 1];
    const lacks = `${isOne ? 'c’est' : `${say.title(city)} est`} la seule ville de ${pointsOf(city)} qui manque encore à ${who}`;
    const elects = `${isOne ? 'elle' : say.title(city)} donnerait l’élection à ${who}`;
    return `prendre ${say.titles(cities)} (${worth(points, say)}) : ${prize === 'elected' ? elects : lacks}`;
  },
  'why.takes.ends': ({ cities, points, ...left }, say) => `prendre ${say.titles(cities)} (${worth(points, say)})${ending(left, say)}`,
  'why.takes.passed': ({ city, points, bigger }, say) =>
    `prendre ${at(city, points, say)} : tous les pions atteignent d’abord ${bigger.length > 3 ? 'les plus grandes' : say.titles(bigger)}`,
  'why.takes.best': ({ cities, points, tied = false }, say) =>
    `prendre ${say.titles(cities)} (${worth(points, say)})${tied ? ' : rien de ce qui est offert ne vaut plus' : ', le plus qu’il y ait à prendre'}`,
  'why.takes': ({ cities, points }, say) => `prendre ${say.titles(cities)} (${worth(points, say)})`,
  'why.takes.none': ({ rival, last = 1 }, say) => {
    if (rival === undefined) return 'ne prendre aucune ville libre';
    const cities = oneOrMore('la dernière ville libre', 'les dernières villes libres');
    return `laisser ${say.plural(last, cities)} : une fois toutes les villes prises, ${say.player(rival)} remporte l’élection`;
  },
  'why.even': tied,
  'why.yields': ({ city, points }, say) => `garder la parade plutôt que de la dépenser pour ${at(city, points, say)}`,
  'why.gives.up': () => 'garder la parade plutôt que de la dépenser pour ce vol',
  'why.fights': ({ city, points, owns }, say) => `${owns ? 'garder' : 'gagner'} ${at(city, points, say)}`,
  'why.offers': ({ city }, say) => `échanger ${say.title(city)} contre une autre ville`,
};
