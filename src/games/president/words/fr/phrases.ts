/** Tout ce que dit le jeu, en français. */

import { oneOrMore } from '../../../../i18n/languages/french.ts';
import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { highest } from '../../../kit/dice.ts';
import { cities as allCities, allPoints, pointsOf } from '../../data/cities.ts';
import { infosOf } from '../../data/infos.ts';
import { attackOf, helicopterAttack, helicopterParade, paradeFor } from '../../data/media.ts';
import { isOneOfSeveral, squareAt, squareBefore } from '../../data/squares.ts';
import type { CountedBy, Messages, Past, Routine } from '../../messages.ts';
import { type CityId, majority } from '../../vocabulary.ts';
import { joke } from '../cards.ts';
import { isSamePlayer, journeyWords } from '../journey.ts';
import { infosTexts, mediaTexts } from './cards.ts';
import { dice, legWords, on, place, to } from './journey.ts';
import { goldOrders, infosOrder, orderWords, turns } from './orders.ts';
import { count, of, quoted, worth } from './parts.ts';
import { standingOrders } from './standing-orders.ts';

const before = (say: Say<'fr'>, n: number): string => say.title(squareBefore(n).name);
const strengths = (say: Say<'fr'>, mine: number, theirs: number, against: string): string => {
  if (mine === theirs) return `Force électorale égale (${mine}) : personne n’ajoute rien au dé.`;
  return `Force électorale ${mine} contre ${theirs} : ${mine > theirs ? 'vous ajoutez' : `${say.player(against)} ajoute`} 1 au dé.`;
};

/** What the newcomer hopes for besides the points; null: the reader is the newcomer. */
function hopes(say: Say<'fr'>, newcomer: Seat | null, city: CityId, { group: completes, elected }: { group: boolean; elected: boolean }): string {
  if (elected) return `Avec cette ville, ${newcomer === null ? 'vous remporteriez' : `${say.player(newcomer)} remporterait`} l’élection. `;
  const hold = newcomer === null ? 'vous auriez' : `${say.player(newcomer)} aurait`;
  return completes ? `Avec cette ville, ${hold} toutes celles de ${pointsOf(city)}, et plus personne ne pourrait les prendre. ` : '';
}

/** About a flight's destination: the points of its city, and its owner. */
function about(say: Say<'fr'>, there: number, owner: Seat | null): string {
  const { kind, name } = squareAt(there);
  return kind === 'city' ? ` (${worth(pointsOf(name), say)}, ${owner === null ? 'libre' : say.player(owner)})` : '';
}

const past = (said: Past): string => {
  if (said === null) return '';
  return said === 'card' ? ', prend une carte Media en passant par la case Départ' : ', passe par la case Départ (la pile Media est vide)';
};

const counted: { readonly [B in CountedBy]: string } = {
  strength: 'la plus grande force électorale',
  cities: 'à égalité de force, le plus de villes',
  die: 'à égalité parfaite, le dé',
};

const group = (points: number, completes: boolean): string => (completes ? ` · complète vos villes de ${points} : à l’abri` : '');

/** Why the same question comes again. */
const anew = 'L’attaque est parée : chacun choisit de nouveau, et aucune carte Président n’est encore engagée. ';

/** Le dé de chaque joueur, et qui relance. */
function thrown(say: Say<'fr'>, rolls: Messages['dice']['rolls']): string {
  const level = highest(rolls).map(({ seat }) => seat);
  const again = level.length > 1 ? ` Égalité : ${say.player(level)} relancent.` : '';
  return `${say.list(rolls.map(({ seat, die }) => `${say.player(seat)} ${die}`))}.${again}`;
}

const routine = ({ turns: those, drew }: Routine, say: Say<'fr'>): string => {
  const cards = drew.length > 0 ? [`${say.player(drew)} prennent chacun une carte Media`] : [];
  return [...cards, ...those.map((one) => journeyWords(one, legWords, say, { open: true }))].join(' ; ');
};

export const phrases: Phrases<Messages, 'fr'> = {
  ...standingOrders,
  journey: ({ after, ...journey }, say) => {
    if (!after) return journeyWords(journey, legWords, say);
    const goesOn = isSamePlayer(after, journey);
    return `${routine(after, say)}${goesOn ? ', puis ' : ' ; '}${journeyWords(journey, legWords, say, { named: !goesOn })}`;
  },
  routine: (turns, say) => `${routine(turns, say)}.`,
  joined: ({ facts }, say) => facts.map(say).join(' '),
  standing({ standings, majority: points, elects, free, limit = null }, say) {
    const list = `Points-voix : ${standings.map(({ seat, strength }) => `${say.player(seat)} ${say.number(strength)}`).join(' · ')}`;
    const or = limit === null ? '' : `, ou le meilleur total après ${limit} manches`;
    if (elects || free === 0) return `${list} (il en faut ${points}${or})`;
    if (standings.some(({ strength }) => strength >= points)) {
      const taken = free === 1 ? 'la dernière ville prise' : `les ${say.number(free)} dernières villes prises`;
      return `${list} (il en faut ${points}, une fois ${taken}${or})`;
    }
    if (limit !== null) return `${list} (il en faut ${points}${or})`;
    return `${list} (il en faut ${points} ; ${count(free, oneOrMore('ville encore libre', 'villes encore libres'), say)})`;
  },
  dice: ({ rolls }, say) => `Pour savoir qui commence : ${thrown(say, rolls)}`,
  'dice.again': ({ rolls }, say) => `Cette fois : ${thrown(say, rolls)}`,
  'dice.level': ({ rolls }, say) =>
    `Égalité parfaite, le dé de combat tranche : ${say.list(rolls.map(({ seat, die }) => `${say.player(seat)} ${die}`))}.`,
  begins: ({ seat }, say) => `${say.player(seat)} ouvre la campagne.`,
  'rolls.alone': () => 'Les dés se lancent tout seuls. Vous recevez une notification quand vous avez un choix à faire.',
  falling: ({ rounds, majority: points }) =>
    `Règle choisie : après ${rounds} manches, la majorité de ${points} points-voix baisse d’un point à chaque manche, et l’atteindre fait gagner sur-le-champ.`,
  falls: ({ majority: points }) => `Nouvelle manche : la majorité descend à ${points} points-voix.`,
  limited: ({ rounds }) => `Règle choisie : après ${rounds} manches, la plus grande force électorale l’emporte.`,
  rolls: ({ seat, die, to: there, again, past: said }, say) =>
    `${say.player(seat)} ${again ? `rejoue (${die})` : `fait ${die}`}${past(said)} et tombe sur ${place(say, there)}.`,
  advances: ({ seat, to: there, past: said }, say) =>
    said === null ? `${say.player(seat)} avance jusqu’${to(say, there)}.` : `${say.player(seat)} avance${past(said)} et arrive ${to(say, there)}.`,
  goes: ({ seat, to: there }, say) => `${say.player(seat)} va tout droit ${to(say, there)}.`,
  fetches: ({ seat }, say) => `${say.player(seat)} retourne à la case Départ, sans carte Media.`,
  gold: ({ order }) => `« ${goldOrders[order]} »`,
  'skip.ordered': ({ seat, n }, say) => `${say.player(seat)} passe ${turns(n)}. Ses villes sont à l’abri des batailles.`,
  skips: ({ seat, left }, say) => `${say.player(seat)} passe son tour${left > 0 ? ` (encore ${left} après celui-ci)` : ''}.`,
  tired: ({ seat, square, n }, say) =>
    `${n} cases en un seul lancer, c’est assez : ${say.player(seat)} s’arrête ${to(say, square)}, sans jouer la case.`,
  media: ({ seat }, say) => `${say.player(seat)} prend une carte Media.`,
  'media.you': ({ card }, say) => `Votre carte Media : ${quoted(say, card)}.`,
  'media.none': ({ seat }, say) => `La pile Media est vide : rien pour ${say.player(seat)}.`,
  infos: ({ seat, card }, say) => `${say.player(seat)} lit ${quoted(say, card)} : ${joke(infosTexts[card])} ${infosOrder(infosOf(card).does)}`,
  void: () => 'L’ordre reste sans effet : aucune ville ne convient.',
  'presidents.lost': ({ seat, n }, say) =>
    n === 0
      ? `${say.player(seat)} n’a pas de carte Président à perdre.`
      : `${say.player(seat)} perd ${count(n, oneOrMore('carte', 'cartes'), say)} Président.`,

  takes: ({ seat, cities: ids }, say) => `${say.player(seat)} prend ${say.titles(ids)}.`,
  'takes.none': ({ seat }, say) => `${say.player(seat)} ne prend aucune ville.`,
  loses: ({ seat, cities: ids }, say) =>
    `${say.player(seat)} perd ${say.titles(ids)}, de nouveau ${say.plural(ids.length, oneOrMore('libre', 'libres'))}.`,
  gives: ({ from, to: taker, cities: ids }, say) => `${say.player(from)} donne ${say.titles(ids)} à ${say.player(taker)}.`,
  swaps: ({ one, other, mine, theirs }, say) =>
    `${say.player(one)} échange ${say.titles(mine)} contre ${say.titles(theirs)} avec ${say.player(other)}.`,
  home: ({ seat, city }, say) => `${say.player(seat)} revient à ${say.title(city)}, sa ville.`,
  immune: ({ owner, city }, say) => `Pas de bataille à ${say.title(city)} : ${say.player(owner)} passe son tour.`,
  protected: ({ owner, city, value }, say) => `Pas de bataille à ${say.title(city)} : ${say.player(owner)} tient toutes les villes de ${value}.`,
  group: ({ seat, value }, say) => `${say.player(seat)} tient toutes les villes de ${value} : plus personne ne peut les prendre.`,
  complete: ({ majority: points }) => `Les ${allCities.length} villes sont attribuées : désormais, ${points} points-voix suffisent pour l’emporter.`,

  battle: ({ newcomer, owner, city }, say) => `Bataille électorale pour ${say.title(city)} : ${say.player(newcomer)} contre ${say.player(owner)} !`,
  'battle.off': ({ city }, say) => `La bataille pour ${say.title(city)} n’aura pas lieu.`,
  'shows.none': ({ seat, city }, say) => `${say.player(seat)} ne ${say.agree(seat, 'montre', 'montrent')} pas d’attaque pour ${say.title(city)}.`,
  attacks: ({ seat, card, against }, say) =>
    `${say.player(seat)} attaque ${say.player(against)} avec ${quoted(say, card)} : ${joke(mediaTexts[card])}`,
  parries: ({ seat, card }, say) => `${say.player(seat)} pare avec ${quoted(say, card)} : ${joke(mediaTexts[card])} Les deux cartes s’annulent.`,
  repelled: ({ owner, newcomer, city }, say) =>
    `Sans parade, ${say.player(newcomer)} repart bredouille. ${say.player(owner)} garde ${say.title(city)}.`,
  stormed: ({ owner, newcomer, city }, say) =>
    `Sans parade, ${say.player(owner)} perd ${say.title(city)}, qui passe à ${say.player(newcomer)} sans bataille.`,
  'battle.decided': (battle, say) => {
    const { city, owner, newcomer, winner } = battle;
    return winner === newcomer
      ? `${say.player(newcomer)} gagne **${say.title(city)}** contre ${say.player(owner)} : ${dice(battle)}.`
      : `${say.player(owner)} défend ${say.title(city)} contre ${say.player(newcomer)} : ${dice(battle)}.`;
  },

  flies: ({ seat, to: there, sure }, say) => `${say.player(seat)} ${sure ? 's’envole' : 'veut s’envoler'} vers ${place(say, there)}.`,
  stays: ({ seat }, say) => `${say.player(seat)} reste sur l’héliport.`,
  'lets.go': ({ seat, flyer, to: there }, say) =>
    `${say.player(seat)} ${say.agree(seat, 'laisse', 'laissent')} ${say.player(flyer)} s’envoler vers ${place(say, there)}.`,
  blocks: ({ seat, flyer }, say) =>
    `${say.player(seat)} bloque ${say.player(flyer)} avec ${quoted(say, helicopterAttack)} : ${joke(mediaTexts[helicopterAttack])}`,
  insists: ({ seat, to: there }, say) =>
    `${say.player(seat)} montre ${quoted(say, helicopterParade)} et décolle quand même vers ${place(say, there)} : ${joke(mediaTexts[helicopterParade])}`,
  grounded: ({ seat }, say) => `Sans parade, ${say.player(seat)} reste au sol jusqu’au prochain tour.`,

  'order.shows': ({ card }, say) => `Votre consigne a répondu : ${card === null ? 'rien à montrer' : quoted(say, card)}.`,
  'order.commits': ({ n }, say) =>
    `Votre consigne a répondu : ${n === 0 ? 'aucune carte Président' : `${count(n, oneOrMore('carte', 'cartes'), say)} Président`}.`,
  'order.passes': ({ n }, say) =>
    `Votre consigne a répondu : pas d’attaque, ${n === 0 ? 'aucune carte Président' : `${count(n, oneOrMore('carte', 'cartes'), say)} Président`}.`,
  'order.ties': ({ cities: ids }, say) => `Votre consigne a répondu : parmi vos villes à égalité, vous cédez ${say.titles(ids)}.`,
  leaves: ({ seat, cities: ids }, say) =>
    `${say.player(seat)} quitte la campagne.${ids.length > 0 ? ` De nouveau ${say.plural(ids.length, oneOrMore('libre', 'libres'))} : ${say.titles(ids)}.` : ''}`,
  'won.majority': ({ seat, points }, say) =>
    `Majorité absolue : ${say.player(seat)} remporte l’élection avec ${points} points-voix sur ${allPoints}.`,
  'won.fallen': ({ seat, points, majority: enough, by }, say) =>
    `La majorité est descendue à ${enough} points-voix : ${say.player(seat)} remporte l’élection avec ${worth(points, say)}${by === 'strength' ? '' : ` (${counted[by]})`}.`,
  'won.alone': ({ seat }, say) => `Plus aucun adversaire en lice : ${say.player(seat)} l’emporte sans élection.`,
  'won.rounds': ({ seat, points, rounds, by }, say) =>
    `Les ${rounds} manches sont jouées : ${say.player(seat)} l’emporte avec ${worth(points, say)} (${counted[by]}).`,
  'won.blocked': ({ seat, points, by }, say) =>
    `Trop de groupes sont complets : personne ne peut plus atteindre ${majority} points-voix. ${say.player(seat)} l’emporte avec ${worth(points, say)} (${counted[by]}).`,

  'ask.roll': ({ square, again }, say) => (again ? 'Vous avez le punch : rejouez !' : `À vous. Votre pion est ${on(say, square)}.`),
  'ask.tie': ({ rank, n }, say) =>
    `Vos villes ${rank === 'weakest' ? 'les plus faibles' : 'les plus fortes'} sont à égalité : ${n > 1 ? `quelles ${say.number(n)} villes cédez-vous` : 'laquelle cédez-vous'} ?`,
  'ask.free': ({ n, may }) =>
    may || n > 1 ? `Quelles villes libres prenez-vous (${n}${may ? ' au plus' : ''}) ?` : 'Quelle ville libre prenez-vous ?',
  'ask.give': () => 'Laquelle de vos villes échangez-vous ?',
  'ask.get': ({ mine }, say) => `Contre quelle ville échangez-vous ${say.title(mine)} ?`,
  'ask.attack': ({ city, against, owns, again, first, holds, commits, mine, theirs, ...prize }, say) =>
    `${owns ? `${say.player(against)} arrive à ${say.title(city)} (${worth(pointsOf(city), say)}), chez vous` : `${say.title(city)} (${worth(pointsOf(city), say)}) est à ${say.player(against)}`} : ${holds ? 'montrez-vous une attaque ?' : commits ? 'engagez-vous des cartes Président ?' : 'vous n’avez rien à montrer.'}
${again ? anew : ''}${holds ? `${first ? '' : `${say.player(against)} peut attaquer avant vous ; sinon, c’est votre attaque qui compte. `}Sans parade, ${owns ? 'vous gardez la ville sans bataille' : 'vous prenez la ville aussitôt'}. ` : ''}${hopes(say, owns ? against : null, city, prize)}Si personne n’attaque, les dés décident : vous avez ${prize.percent} % de chances de gagner, sans compter les cartes Président${commits ? '. Les cartes que vous engagez ne sont dépensées que si les dés décident' : ''}. ${strengths(say, mine, theirs, against)}`,
  'ask.parry': ({ city, from, attack, owns }, say) =>
    `${say.player(from)} attaque à ${say.title(city)} avec ${quoted(say, attack)} : parez-vous ?
Seule la parade ${quoted(say, paradeFor(attack))} l’annule. Sans elle, ${owns ? 'vous perdez la ville' : 'vous repartez bredouille'}.`,
  'ask.parry.early': ({ city, from }, say) => `Parez-vous si ${say.player(from)} attaque à ${say.title(city)} ?`,
  'ask.commit': ({ city, against, owns, again, mine, theirs, ...prize }, say) =>
    `Bataille pour ${say.title(city)} (${worth(pointsOf(city), say)}) contre ${say.player(against)} : combien de cartes Président engagez-vous, en secret ?
${again ? anew : ''}${hopes(say, owns ? against : null, city, prize)}Chacune ajoute 1 à votre dé et ne sert qu’une fois. ${strengths(say, mine, theirs, against)}`,
  'ask.fly': () => 'Hélicoptère : où voulez-vous aller ?',
  'ask.block': ({ seat, to: there, owner }, say) =>
    `${say.player(seat)} veut s’envoler vers ${place(say, there)}${about(say, there, owner)} : bloquez-vous le vol ?
Sans parade, ${say.player(seat)} reste au sol et son tour est fini.`,
  'ask.insist.early': ({ to }, say) => `Parez-vous si votre vol vers ${place(say, to)} est bloqué ?`,
  'ask.insist': ({ blocker, to: there }, say) =>
    `${say.player(blocker)} bloque votre vol vers ${place(say, there)} : parez-vous ?
Seule la parade ${quoted(say, helicopterParade)} l’annule. Sans elle, vous restez au sol et votre tour est fini.`,

  'call.roll': ({ again }) => (again ? 'rejouez' : 'lancez le dé'),
  'call.tie': ({ n }, say) => `choisissez, parmi vos villes à égalité, ${n === 1 ? 'celle' : `les ${say.number(n)}`} que vous cédez`,
  'call.free': ({ n, may }, say) =>
    `choisissez ${may ? 'jusqu’à ' : ''}${n === 1 ? 'une ville libre' : count(n, oneOrMore('ville libre', 'villes libres'), say)}`,
  'call.give': () => 'choisissez une ville à échanger',
  'call.get': ({ mine }, say) => `choisissez une ville en échange ${say.of(say.title(mine))}`,
  'call.attack': ({ city }, say) => `montrez une attaque pour ${say.title(city)}, ou passez`,
  'call.parry': ({ city, attack }, say) => `répondez à ${quoted(say, attack)}, à ${say.title(city)}`,
  'call.commit': ({ city }, say) => `engagez des cartes Président dans la bataille pour ${say.title(city)}`,
  'call.fly': () => 'choisissez votre destination',
  'call.block': ({ seat, to: there }, say) => `bloquez ou laissez partir le vol ${of(say, seat)} vers ${place(say, there)}`,
  'call.insist': ({ blocker }, say) => `répondez au blocage ${of(say, blocker)}`,

  roll: () => 'Lancer le dé',
  'roll.detail': ({ ahead }, say) =>
    ahead
      .map(({ die, square, owner }) => {
        const { kind, name } = squareAt(square);
        return `${die} ${say.title(name)}${kind !== 'city' ? '' : ` (${pointsOf(name)}, ${owner === null ? 'libre' : say.player(owner)})`}`;
      })
      .join(', '),
  city: ({ city }, say) => say.title(city),
  'city.points': ({ points, group: completes }, say) => `${worth(points, say)}${group(points, completes)}`,
  'city.owned': ({ points, owner, group: completes }, say) => `${worth(points, say)} · ${say.player(owner)}${group(points, completes)}`,
  'city.contested': ({ points, owner, bar, group: completes, mine, theirs }, say) => {
    const battle = `force ${mine} contre ${theirs}${group(points, completes)}`;
    const what = { safe: 'pas de bataille : groupe complet', out: `pas de bataille : ${say.player(owner)} passe son tour` };
    return `${worth(points, say)} · ${say.player(owner)} · ${bar === null ? battle : what[bar]}`;
  },
  'city.mine': ({ points }, say) => `${worth(points, say)} · déjà à vous : il ne se passe rien`,
  square: ({ n }, say) => (isOneOfSeveral(n) ? `${say.title(squareAt(n).name)} après ${before(say, n)}` : say.title(squareAt(n).name)),
  'square.does': ({ n }, say) => (isOneOfSeveral(n) ? say.capital(orderWords(squareAt(n))) : `Après ${before(say, n)} : ${orderWords(squareAt(n))}`),
  card: ({ card }, say) => say.title(card),
  'attack.detail': ({ card, against, owns }, say) =>
    `${owns ? 'Vous gardez la ville sans bataille' : 'Vous prenez la ville aussitôt'}, sauf si ${say.player(against)} montre ${quoted(say, paradeFor(card))}`,
  'attack.none': ({ against, last }, say) => (last ? 'Les dés décident' : `${say.player(against)} peut attaquer ; sinon, les dés décident`),
  'parry.detail': ({ card }, say) => `N’annule que ${quoted(say, attackOf(card))} ; ensuite, l’un de vous attaque, ou les dés décident`,
  'parry.none': ({ city, owns }, say) => (owns ? `Vous perdez ${say.title(city)}` : 'Vous repartez bredouille'),
  'parry.if-held': () => 'Parer, si j’ai la parade',
  'parry.if-held.detail': () => 'Quelle que soit l’attaque ; la parade l’annule, rien de plus',
  'show.nothing': () => 'Ne rien montrer',
  commit: ({ n }, say) => (n === 0 ? 'Aucune' : count(n, oneOrMore('carte', 'cartes'), say)),
  'no-attack': ({ n }, say) => (n === 0 ? 'Pas d’attaque' : `Pas d’attaque, ${count(n, oneOrMore('carte', 'cartes'), say)} Président`),
  'commit.short': ({ n, attack }, say) => (n > 0 ? `${say.number(n)} Président` : attack ? 'Pas d’attaque' : 'Aucune carte'),
  'commit.detail': ({ plus, percent, against, sure }, say) =>
    `${plus === 0 ? 'Le dé seul' : `Le dé + ${plus}`} : ${percent} % de chances${sure ? '' : ` si ${say.player(against)} n’en engage aucune`}`,
  'group.fly': ({ place: where }) => ({ free: 'Villes libres', others: 'Villes des autres', mine: 'Vos villes', elsewhere: 'Autres cases' })[where],
  stay: () => 'Rester ici',
  'let.go': () => 'Laisser partir',
  'pass.open': ({ attack }) => (attack ? 'Ni attaque ni carte Président' : 'Aucune carte Président'),
  'block.detail': ({ seat }, say) => `${say.player(seat)} reste au sol, sauf parade`,
  'insist.detail': ({ to: there }, say) => `Vous vous envolez quand même vers ${place(say, there)}`,
  'insist.none': () => 'Vous restez au sol et votre tour est fini',
  'blocked.no-offer': ({ more }, say) => `Personne n’a de ville qui vaille autant ou ${more > 1 ? 'jusqu’à ' : ''}${worth(more, say)} de plus.`,
  'blocked.not-held': () => 'Vous n’avez pas cette carte.',
};
