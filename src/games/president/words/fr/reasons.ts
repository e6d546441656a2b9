/** Les raisons d’un coup, en français : chacune complète « surtout pour … ». */
import { oneOrMore } from '../../../../i18n/languages/french.ts';
import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Ending, Prize } from '../../rules/prize.ts';
import type { Reasons } from '../../rules/reasons.ts';
import type { Tied } from '../../rules/tied.ts';
import { to as toward } from './journey.ts';
import { count, quoted, worth } from './parts.ts';

const at = (city: string, points: number, say: Say<'fr'>): string => `${say.title(city)} (${worth(points, say)})`;

/** Ce qu’il y a d’autre à gagner ou à perdre. */
function stake(prize: Prize, owns: boolean, points: number): string {
  if (prize === 'elected') return owns ? ', qui donnerait l’élection à l’adversaire' : ', qui déciderait de l’élection';
  if (prize === 'group')
    return owns ? `, la seule ville de ${points} qui manque encore à l’adversaire` : `, qui compléterait le groupe des villes de ${points}`;
  return '';
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

/** « et garder son attaque et sa carte Président pour plus tard ». */
function keeping({ keeps = 2, attacks, presidents }: Reasons['why.dice'], say: Say<'fr'>): string {
  const cards = oneOrMore('sa carte', 'ses cartes');
  const kept = [
    ...(attacks ? [say.plural(attacks, oneOrMore('son attaque', 'ses attaques'))] : []),
    ...(presidents ? [`${say.plural(presidents, cards)} Président`] : []),
    ...(attacks === undefined && presidents === undefined ? [say.plural(keeps, cards)] : []),
  ];
  return kept.length === 0 ? '' : ` et garder ${say.list(kept)} pour plus tard`;
}

/** Laquelle de villes de même valeur on cède, et pourquoi. */
function tied({ cities, points, soon, after, than, ahead }: Tied, say: Say<'fr'>): string {
  const given = `céder ${say.titles(cities)}`;
  if (soon) return `${given}, qu’un pion atteint avant les autres, car pour l’élection, toutes les villes doivent être prises`;
  if (ahead !== undefined) return `${given}, à ${count(ahead, oneOrMore('case', 'cases'), say)} seulement devant le pion, donc facile à reprendre`;
  if (after !== undefined)
    return `${given}, que le pion ${say.of(say.player(after))} atteint plus tard que ${than === undefined ? 'les autres villes de même valeur' : say.title(than)}`;
  return points === undefined ? given : `ne perdre que ${worth(points, say)}, comme avec chacune des villes à choisir`;
}

export const reasons: Phrases<Reasons, 'fr'> = {
  'why.elected': ({ points }, say) => `remporter l’élection avec ${worth(points, say)}`,
  'why.group': ({ value }) => `avoir toutes les villes de ${value}, que plus personne ne peut prendre`,
  'why.attacks': ({ city, points, owns, prize, parried = false, keeps }, say) =>
    `ne pas s’en remettre aux dés${parried ? ', sauf parade,' : ''} pour ${owns ? 'garder' : 'gagner'} ${at(city, points, say)}${stake(prize, owns, points)}${keeps === undefined ? '' : `, et garder ${quoted(say, keeps)}, que personne ne peut parer, pour une ville plus grande`}`,
  'why.parries': ({ city, points, owns }, say) => `${owns ? 'ne pas perdre' : 'rester en lice pour'} ${at(city, points, say)} malgré l’attaque`,
  'why.commits': ({ city, points, owns, prize, n }, say) =>
    `ajouter ${n} au dé et ${owns ? 'garder' : 'gagner'} ${at(city, points, say)}${stake(prize, owns, points)}`,
  'why.spares': ({ city, points, dice = false }, say) =>
    dice ? `garder ses cartes plutôt que d’en dépenser une pour ${at(city, points, say)}` : `ne dépenser aucune carte pour ${at(city, points, say)}`,
  'why.strong': ({ city, mine, theirs, keeps = 0, attacks }, say) =>
    `laisser les dés décider de ${say.title(city)}, avec 1 de plus pour la force électorale (${say.number(mine)} contre ${say.number(theirs)})${keeping({ city, attacks: attacks ?? 0, presidents: keeps }, say)}`,
  'why.dice': (dice, say) => `laisser les dés décider de ${say.title(dice.city)}${keeping(dice, say)}`,
  'why.blocks': ({ flyer, to }, say) => `empêcher ${say.player(flyer)} d’aller ${toward(say, to)}`,
  'why.insists': ({ to }, say) => `aller ${toward(say, to)} malgré tout`,
  'why.flies.free': ({ city, points, prize = null, ...left }, say) =>
    `prendre ${left.left === undefined ? 'une ville libre : ' : 'la ville libre de '}${at(city, points, say)}${stake(prize, false, points)}${ending(left, say)}`,
  'why.flies.fights': ({ city, points, owner, prize = null, mine, theirs }, say) =>
    `disputer à ${say.player(owner)} ${at(city, points, say)}${stake(prize, false, points)}${mine === undefined || theirs === undefined ? '' : `, avec la plus grande force électorale (${say.number(mine)} contre ${say.number(theirs)})`}`,
  'why.flies.card': ({ to }, say) => `aller ${toward(say, to)} pour y prendre une carte Media`,
  'why.flies': ({ to }, say) => `aller ${toward(say, to)}`,
  'why.stays': () => 'rester sur place et repartir de là au prochain tour',
  'why.lets': ({ flyer, to }, say) => `laisser ${say.player(flyer)} voler ${toward(say, to)} sans dépenser de carte`,
  'why.swaps': ({ mine, theirs, gain }, say) => `gagner ${worth(gain, say)} : ${say.titles(theirs)} contre ${say.titles(mine)}`,
  'why.swaps.even': ({ mine, theirs, better = false }, say) =>
    `${better ? 'échanger à égalité' : 'ne rien perdre à l’échange'} : ${say.titles(theirs)} contre ${say.titles(mine)}`,
  'why.takes.last': ({ city, points, rival }, say) =>
    `prendre ${at(city, points, say)}, où ${say.player(rival)} pourrait arriver au prochain lancer et remporter l’élection avec la dernière ville libre`,
  'why.takes.ends': ({ cities, points, ...left }, say) => `prendre ${say.titles(cities)} (${worth(points, say)})${ending(left, say)}`,
  'why.takes.passed': ({ city, points, bigger }, say) =>
    `prendre ${at(city, points, say)} : tous les pions atteignent d’abord ${bigger.length > 3 ? 'les plus grandes' : say.titles(bigger)}`,
  'why.takes.best': ({ cities, points, tied = false }, say) =>
    `prendre ${say.titles(cities)} (${worth(points, say)})${tied ? ' : rien de ce qui est offert ne vaut plus' : ', le plus qu’il y ait à prendre'}`,
  'why.takes': ({ cities, points }, say) => `prendre ${say.titles(cities)} (${worth(points, say)})`,
  'why.takes.none': () => 'ne prendre aucune ville libre',
  'why.even': tied,
  'why.yields': ({ city, points }, say) => `garder la parade plutôt que de la dépenser pour ${at(city, points, say)}`,
  'why.gives.up': () => 'garder la parade plutôt que de la dépenser pour ce vol',
  'why.fights': ({ city, points, owns }, say) => `${owns ? 'garder' : 'gagner'} ${at(city, points, say)}`,
  'why.offers': ({ city }, say) => `échanger ${say.title(city)} contre une autre ville`,
};
