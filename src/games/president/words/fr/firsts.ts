/** Shown once below each kind of question, when a player meets it for the first time, in French. */
import { oneOrMore } from '../../../../i18n/languages/french.ts';
import type { Firsts } from '../../../../i18n/types.ts';
import { pointsOf } from '../../data/cities.ts';
import { squareAt } from '../../data/squares.ts';
import { type Messages, msg } from '../../messages.ts';
import { cityAhead } from '../parts.ts';

/** The effect of Président cards in a battle. */
const committing =
  'Le pourcentage est votre chance de gagner. La plus grande force ajoute 1 au dé, et chaque carte Président aussi. Gagnée ou perdue, la bataille les dépense.';

export const firsts: Firsts<Messages> = {
  'ask.roll'({ ahead }, say) {
    const one = cityAhead(ahead);
    if (!one) return null;
    const { name } = squareAt(one.square);
    const worth = `${pointsOf(name)} ${say.plural(pointsOf(name), oneOrMore('point', 'points'))}`;
    const whose = one.owner === null ? "n'est à personne" : `est à ${say.player(one.owner)}`;
    return `"${say(msg('roll.detail', { ahead: [one] }))}" : un ${one.die} mène à ${say.title(name)}, qui vaut ${worth} et ${whose}. Une ville libre devient la vôtre ; celle de quelqu'un d'autre se dispute en bataille.`;
  },
  'ask.tie': null,
  'ask.free': "Les nombres sont des points-voix : leur somme fait votre force électorale, et c'est elle qui fait gagner l'élection.",
  'ask.give': 'Les nombres sont des points-voix. Leur total est votre force dans les batailles.',
  'ask.get': null,
  'ask.attack': ({ holds, commits }) => {
    if (holds) return "Une attaque sans parade décide sans les dés. Elle ne sert qu'une fois : gardez-la pour une ville qui en vaut la peine.";
    return commits ? committing : null;
  },
  'ask.parry':
    'Chaque attaque a une seule parade. Après une parade, les deux cartes sont dépensées et la bataille continue : par une autre attaque, ou aux dés.',
  'ask.parry.early': null,
  'ask.insist.early': null,
  'ask.commit': committing,
  'ask.fly': "C'est comme y arriver au dé : une ville libre devient la vôtre ; celle de quelqu'un d'autre se dispute en bataille.",
  'ask.block': 'Seule l’attaque Hélicoptère bloque un vol ; elle peut aussi servir dans une bataille, mais une seule fois.',
  'ask.insist': null,
};
