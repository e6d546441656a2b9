/** Les raisons d’un coup, en français : chacune complète « surtout pour … ». */
import { oneOrMore } from '../../../../i18n/languages/french.ts';
import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Prize } from '../../rules/prize.ts';
import type { Reasons } from '../../rules/reasons.ts';
import { to as toward } from './journey.ts';
import { worth } from './parts.ts';

const at = (city: string, points: number, say: Say<'fr'>): string => `${say.title(city)} (${worth(points, say)})`;

/** Ce qu’il y a d’autre à gagner ou à perdre. */
function stake(prize: Prize, owns: boolean, points: number): string {
  if (prize === 'elected') return owns ? ', qui donnerait l’élection à l’adversaire' : ', qui déciderait de l’élection';
  if (prize === 'group')
    return owns ? `, la dernière ville de ${points} qui manque à l’adversaire` : `, qui compléterait le groupe des villes de ${points}`;
  return '';
}

export const reasons: Phrases<Reasons, 'fr'> = {
  'why.elected': ({ points }, say) => `remporter l’élection avec ${worth(points, say)}`,
  'why.group': ({ value }) => `avoir toutes les villes de ${value}, que plus personne ne peut prendre`,
  'why.attacks': ({ city, points, owns, prize, parried = false }, say) =>
    `ne pas s’en remettre aux dés pour ${owns ? 'garder' : 'gagner'} ${at(city, points, say)}${stake(prize, owns, points)}${parried ? ', sauf parade' : ''}`,
  'why.parries': ({ city, points, owns }, say) => `${owns ? 'ne pas perdre' : 'rester en lice pour'} ${at(city, points, say)} malgré l’attaque`,
  'why.commits': ({ city, points, owns, prize, n }, say) =>
    `ajouter ${n} au dé et ${owns ? 'garder' : 'gagner'} ${at(city, points, say)}${stake(prize, owns, points)}`,
  'why.spares': ({ city, points }, say) => `ne dépenser aucune carte pour ${at(city, points, say)}`,
  'why.strong': ({ city, mine, theirs, keeps = 0 }, say) =>
    `laisser les dés décider de ${say.title(city)}, avec 1 de plus pour la force électorale (${say.number(mine)} contre ${say.number(theirs)})${keeps > 0 ? `, en gardant ${say.plural(keeps, oneOrMore('sa carte', 'ses cartes'))} Président` : ''}`,
  'why.dice': ({ city, keeps = 2 }, say) =>
    `laisser les dés décider de ${say.title(city)} et garder ${say.plural(keeps, oneOrMore('sa carte', 'ses cartes'))} pour plus tard`,
  'why.blocks': ({ flyer, to }, say) => `empêcher ${say.player(flyer)} d’aller ${toward(say, to)}`,
  'why.insists': ({ to }, say) => `aller ${toward(say, to)} malgré tout`,
  'why.flies.free': ({ city, points, prize = null }, say) => `prendre une ville libre : ${at(city, points, say)}${stake(prize, false, points)}`,
  'why.flies.fights': ({ city, points, owner, prize = null, mine, theirs }, say) =>
    `disputer à ${say.player(owner)} ${at(city, points, say)}${stake(prize, false, points)}${mine === undefined || theirs === undefined ? '' : `, avec la plus grande force électorale (${say.number(mine)} contre ${say.number(theirs)})`}`,
  'why.flies.card': ({ to }, say) => `aller ${toward(say, to)} pour y prendre une carte Media`,
  'why.flies': ({ to }, say) => `aller ${toward(say, to)}`,
  'why.stays': () => 'rester sur place et repartir de là au prochain tour',
  'why.lets': ({ flyer, to }, say) => `laisser ${say.player(flyer)} voler ${toward(say, to)} sans dépenser de carte`,
  'why.swaps': ({ mine, theirs, gain }, say) => `gagner ${worth(gain, say)} : ${say.titles(theirs)} contre ${say.titles(mine)}`,
  'why.swaps.even': ({ mine, theirs }, say) => `ne rien perdre à l’échange : ${say.titles(theirs)} contre ${say.titles(mine)}`,
  'why.takes.best': ({ cities, points }, say) => `prendre ${say.titles(cities)} (${worth(points, say)}), le plus qu’il y ait à prendre`,
  'why.takes': ({ cities, points }, say) => `prendre ${say.titles(cities)} (${worth(points, say)})`,
  'why.takes.none': () => 'ne prendre aucune ville libre',
  'why.even': ({ cities, points, after, ahead }, say) => {
    if (ahead !== undefined)
      return `céder ${say.titles(cities)}, à ${say.number(ahead)} ${say.plural(ahead, oneOrMore('case', 'cases'))} seulement devant le pion, donc facile à reprendre`;
    return after !== undefined
      ? `céder ${say.titles(cities)}, que le pion ${say.of(say.player(after))} atteint plus tard que les autres villes de même valeur`
      : points === undefined
        ? `céder ${say.titles(cities)}`
        : `céder ${say.titles(cities)} : à ${worth(points, say)} chacune, le choix ne change presque rien`;
  },
  'why.yields': ({ city, points }, say) => `garder la parade plutôt que de la dépenser pour ${at(city, points, say)}`,
  'why.gives.up': () => 'garder la parade plutôt que de la dépenser pour ce vol',
  'why.fights': ({ city, points, owns }, say) => `${owns ? 'garder' : 'gagner'} ${at(city, points, say)}`,
  'why.offers': ({ city }, say) => `échanger ${say.title(city)} contre une autre ville`,
};
