/** Le plateau, la course et la main en mots, en français. */

import { oneOrMore } from '../../../../i18n/languages/french.ts';
import { playerAs } from '../../../../i18n/say.ts';
import type { Phrases } from '../../../../i18n/types.ts';
import { attackOf, helicopterAttack, paradeFor } from '../../data/media.ts';
import type { Described } from '../describe.ts';
import { on, place } from './journey.ts';
import { count, of, quoted, seenCard, worth } from './parts.ts';

const kindNames = { attack: 'attaque', parade: 'parade', president: 'joker' } as const;

export const board: Phrases<Described, 'fr'> = {
  'board.head': ({ turn, round, limit, seat }, say) =>
    `Tour ${turn}, manche ${round}${limit === null ? '' : ` sur ${limit}`}. À ${say.player(seat)} de jouer.`,
  'board.seat': ({ seat, strength, square, media, skip, immobilised, cities: owned, groups, follower }, say) => {
    const list = owned.length === 0 ? 'aucune ville' : owned.map(({ id, points }) => `${say.title(id)} ${points}`).join(', ');
    const safe = groups.length === 0 ? '' : ` · à l’abri : villes de ${say.list(groups.map(String))}`;
    const missed = skip > 0 ? ` · passe encore ${count(skip, oneOrMore('tour', 'tours'), say)}` : '';
    const rest = immobilised ? `${missed} · pas de bataille pour ses villes` : '';
    const behind = follower === null ? '' : `, suivi par ${say.player(follower)}`;
    return `**${say.player(seat)}** : **${worth(strength, say)}** · ${list}${safe} · pion ${on(say, square)} (case ${square})${behind} · ${count(media, oneOrMore('carte', 'cartes'), say)} Media${rest}`;
  },
  'board.gone': ({ seat }, say) => `${say.player(seat)} : a quitté la partie`,
  'board.free': ({ cities: free }, say) =>
    free.length === 0
      ? 'Il ne reste aucune ville libre.'
      : `Villes libres : ${free.map(({ id, points }) => `${say.title(id)} ${points}`).join(', ')}.`,
  'board.complete': ({ majority: points, owned }) =>
    `${owned ? 'Toutes les villes ont été attribuées' : 'La majorité baisse'} : ${points} points-voix suffisent.`,
  'board.goal': ({ majority: points }) => `Quand toutes les villes seront prises, ${points} points suffiront.`,
  'board.pile': ({ n }, say) => `Dans la pile Media : ${count(n, oneOrMore('carte', 'cartes'), say)}.`,
  'board.under': ({ cards }, say) =>
    `Sous la pile, dans l’ordre, comme tout le monde l’a vu : ${cards.map((card) => seenCard(say, card)).join(', ')}.`,
  'board.known': ({ seat, cards }, say) =>
    `Cartes ${of(say, seat)} que tout le monde connaît : ${cards.map((card) => seenCard(say, card)).join(', ')}.`,
  'board.fight': ({ newcomer, owner, city }, say) =>
    `Bataille en cours pour ${say.title(city)} : ${say.player(newcomer)} contre ${say.player(owner)}.`,
  'board.flight': ({ by, to: there }, say) => `${say.player(by)} attend le décollage vers ${place(say, there)}.`,
  'board.end.seat': ({ seat, gone, strength, cities, groups }, say) =>
    `${playerAs(say, seat, '**')} : ${gone ? 'a quitté la table' : `${worth(strength, say)}, ${count(cities.length, oneOrMore('ville', 'villes'), say)}${groups.length > 0 ? `, ${count(groups.length, oneOrMore('groupe complet', 'groupes complets'), say)}` : ''}`}.`,
  race: ({ standings, free, complete, majority: enough }, say) => {
    const list = standings.map(({ seat, strength }) => `${say.player(seat)} ${strength}`).join(', ');
    return `Points-voix : ${list}. ${complete ? `${enough} suffisent.` : free === 0 ? '' : `${count(free, oneOrMore('ville libre', 'villes libres'), say)} ; ${enough} points suffiront quand toutes seront prises.`}`.trim();
  },
  'race.over': ({ seat, strength, unopposed }, say) =>
    unopposed
      ? `Plus aucun adversaire en lice : ${say.player(seat)} l’a emporté sans élection, avec ${worth(strength, say)}.`
      : `${say.player(seat)} a remporté l’élection avec ${worth(strength, say)}.`,
  'hand.card': ({ card, kind }, say) => {
    const does = {
      attack: () => `gagne la bataille, sauf parade (${quoted(say, paradeFor(card))})`,
      parade: () => `annule ${quoted(say, attackOf(card))}`,
      president: () => 'ajoute 1 au dé de combat',
    }[kind]();
    return `**${say.title(card)}** (${kindNames[kind]}) : ${does}${card === helicopterAttack ? ' ; bloque aussi un hélicoptère' : ''}.`;
  },
  'hand.empty': () => 'Vous n’avez aucune carte Media.',
  'hand.orders': ({ orders }, say) => `Vos consignes : ${orders.map((id) => say({ key: 'order', args: { id } })).join(' ; ')}.`,
};
