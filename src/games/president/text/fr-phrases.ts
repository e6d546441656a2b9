/** Tout ce que dit le jeu, en français. */
import type { Phrases, Say } from '../../../i18n/types.ts';
import { squareAt } from '../data/squares.ts';
import type { Count } from '../state.ts';
import { frInfos } from './fr-cards.ts';
import type { Messages } from './messages.ts';

const count = (n: number, one: string, many: string, say: Say): string => `${say.number(n)} ${say.plural(n, one, many)}`;
const cities = (say: Say, ids: readonly string[]): string => say.list(ids.map((id) => say.title(id)));
const quoted = (say: Say, id: string): string => `« ${say.title(id)} »`;
const place = (say: Say, n: number): string => say.title(squareAt(n).name);
const worth = (points: number, say: Say): string => count(points, 'point-voix', 'points-voix', say);

/** «4 + 1 + 2 = 7», ou le seul chiffre du dé. */
const total = ({ die, strength, presidents, total: sum }: Count): string => {
  const parts = [String(die), ...(strength > 0 ? ['1 (force)'] : []), ...(presidents > 0 ? [`${presidents} (Président)`] : [])];
  return parts.length > 1 ? `${parts.join(' + ')} = ${sum}` : String(sum);
};

const does = { attack: 'Décide la bataille, sauf parade', parade: 'Annule l’attaque correspondante', president: 'Ajoute 1 au dé de combat' } as const;
const kindNames = { attack: 'attaque', parade: 'parade', president: 'joker' } as const;

const orderNames = {
  parry: 'Montrer la parade dès que je l’ai (bataille et hélicoptère)',
  'attack-never': 'Ne jamais montrer d’attaque',
  'attack-below-5-never': 'Pas d’attaque pour une ville de moins de 5 points',
  'attack-always': 'Montrer une attaque dès que j’en ai une',
  'commit-none': 'N’engager aucune carte Président',
  'commit-below-5-none': 'Pas de carte Président pour une ville de moins de 5 points',
  'commit-all': 'Engager toutes mes cartes Président',
  'block-never': 'Laisser partir les hélicoptères',
  'block-always': 'Bloquer le premier hélicoptère que je peux',
  'tie-first': 'À égalité, perdre la première ville venue',
} as const;
const orderGroups = { parry: 'Parades', attack: 'Attaques', commit: 'Cartes Président', block: 'Hélicoptère', tie: 'Villes à égalité' } as const;

export const frPhrases: Phrases<Messages> = {
  dice: ({ rolls }, say) => `Les dés, pour commencer : ${say.list(rolls.map(({ seat, die }) => `${say.player(seat)} ${die}`))}.`,
  begins: ({ seat }, say) => `${say.player(seat)} ouvre la campagne.`,
  rolls: ({ seat, die, to, again }, say) =>
    again ? `Encore un lancer : ${die}, direction ${place(say, to)}.` : `${say.player(seat)} fait ${die}, direction ${place(say, to)}.`,
  advances: ({ seat, to }, say) => `${say.player(seat)} avance jusqu’à la case ${place(say, to)}.`,
  goes: ({ seat, to }, say) => `${say.player(seat)} file tout droit : ${place(say, to)}.`,
  fetches: ({ seat }, say) => `Équipe oubliée ! ${say.player(seat)} retourne la chercher au Départ, sans carte Media.`,
  'skip.ordered': ({ seat, n }, say) =>
    n === 1
      ? `Extinction de voix : ${say.player(seat)} passe un tour. Ses villes sont à l’abri des batailles.`
      : `Épuisement : ${say.player(seat)} passe ${n} tours. Ses villes sont à l’abri des batailles.`,
  skips: ({ seat, left }, say) => `${say.player(seat)} passe son tour${left > 0 ? ` (encore ${left} après celui-ci)` : ''}.`,
  tired: ({ seat }, say) => `Dix cases en un seul tour : ${say.player(seat)} s’arrête là.`,
  media: ({ seat, passing }, say) =>
    passing ? `${say.player(seat)} passe par Départ et prend une carte Media.` : `${say.player(seat)} prend une carte Media.`,
  'media.you': ({ card }, say) => `Votre carte Media : ${quoted(say, card)}.`,
  'media.none': ({ seat }, say) => `La pile Media est vide : rien pour ${say.player(seat)}.`,
  infos: ({ card }, say) => `Infos : ${quoted(say, card)}. ${frInfos[card]?.effect ?? ''}`,
  void: () => 'L’ordre reste sans effet.',
  'presidents.lost': ({ seat, n }, say) =>
    n === 0 ? `${say.player(seat)} n’a pas de carte Président à perdre.` : `${say.player(seat)} perd ${count(n, 'carte', 'cartes', say)} Président.`,

  takes: ({ seat, cities: ids }, say) =>
    `${cities(say, ids)} : ${say.plural(ids.length, 'ville libre, prise', 'villes libres, prises')} par ${say.player(seat)}.`,
  'takes.none': ({ seat }, say) => `${say.player(seat)} ne prend aucune ville.`,
  loses: ({ seat, cities: ids }, say) => `${say.player(seat)} perd ${cities(say, ids)}, de nouveau ${say.plural(ids.length, 'libre', 'libres')}.`,
  gives: ({ from, to, cities: ids }, say) => `${say.player(from)} donne ${cities(say, ids)} à ${say.player(to)}.`,
  swaps: ({ one, other, mine, theirs }, say) =>
    `${say.player(one)} échange ${cities(say, mine)} contre ${cities(say, theirs)} avec ${say.player(other)}.`,
  home: ({ seat, city }, say) => `${say.player(seat)} est à domicile à ${say.title(city)}.`,
  immune: ({ owner, city }, say) => `Pas de bataille à ${say.title(city)} : ${say.player(owner)} passe son tour.`,
  protected: ({ owner, city, value }, say) => `Pas de bataille à ${say.title(city)} : ${say.player(owner)} tient toutes les villes de ${value}.`,
  complete: ({ majority }) => `Les 24 villes sont attribuées : désormais, ${majority} points-voix suffisent pour être élu.`,

  battle: ({ newcomer, owner, city }, say) => `Bataille électorale pour ${say.title(city)} : ${say.player(newcomer)} contre ${say.player(owner)} !`,
  'battle.off': ({ city }, say) => `La bataille pour ${say.title(city)} n’aura pas lieu.`,
  attacks: ({ seat, card, against }, say) => `${say.player(seat)} attaque ${say.player(against)} : ${quoted(say, card)}.`,
  parries: ({ seat, card }, say) => `${say.player(seat)} pare : ${quoted(say, card)}. Les deux cartes s’annulent.`,
  repelled: ({ owner, newcomer, city }, say) =>
    `Sans parade, ${say.player(newcomer)} repart bredouille. ${say.player(owner)} garde ${say.title(city)}.`,
  stormed: ({ owner, newcomer, city }, say) =>
    `Sans parade, ${say.player(owner)} perd ${say.title(city)}, qui passe à ${say.player(newcomer)} sans bataille.`,
  'battle.decided': ({ city, newcomer, throws, winner }, say) => {
    const rounds = throws.map((pair) => pair.map((one) => `${say.player(one.seat)} ${total(one)}`).join(', ')).join(' ; on relance : ');
    return `${rounds}. ${say.title(city)} ${winner === newcomer ? 'passe' : 'reste'} à ${say.player(winner)}.`;
  },

  flies: ({ seat, to }, say) => `${say.player(seat)} veut s’envoler : ${place(say, to)}.`,
  stays: ({ seat }, say) => `${say.player(seat)} reste sur l’héliport.`,
  blocks: ({ seat, flyer }, say) => `${say.player(seat)} bloque ${say.player(flyer)} : ${quoted(say, 'A1')}.`,
  insists: ({ seat, to }, say) => `${quoted(say, 'P1')} : ${say.player(seat)} décolle quand même vers ${place(say, to)}.`,
  grounded: ({ seat }, say) => `${say.player(seat)} reste au sol jusqu’au prochain tour.`,

  'order.shows': ({ card }, say) => `Votre consigne a répondu : ${card === null ? 'rien à montrer' : quoted(say, card)}.`,
  'order.commits': ({ n }, say) =>
    `Votre consigne a répondu : ${n === 0 ? 'aucune carte Président' : `${count(n, 'carte', 'cartes', say)} Président`}.`,
  leaves: ({ seat, cities: ids }, say) =>
    `${say.player(seat)} quitte la campagne.${ids.length > 0 ? ` De nouveau ${say.plural(ids.length, 'libre', 'libres')} : ${cities(say, ids)}.` : ''}`,
  'won.majority': ({ seat, points }, say) => `La majorité absolue : ${say.player(seat)} remporte l’élection avec ${points} points-voix sur 89.`,
  'won.alone': ({ seat }, say) => `Faute d’adversaires, ${say.player(seat)} remporte l’élection.`,
  'won.rounds': ({ seat, points, rounds, by }, say) => {
    const why = { strength: 'la plus grande force électorale', cities: 'à égalité de force, le plus de villes', die: 'à égalité parfaite, le dé' }[
      by
    ];
    return `${rounds} manches ont passé : ${say.player(seat)} l’emporte avec ${worth(points, say)} (${why}).`;
  },

  'ask.roll': ({ square, again }, say) => (again ? 'Vous avez le punch : rejouez !' : `À vous. Votre pion est à la case ${place(say, square)}.`),
  'ask.tie': ({ rank, n }, say) =>
    `Vos villes ${rank === 'weakest' ? 'les plus faibles' : 'les plus fortes'} sont à égalité : ${n > 1 ? `lesquelles (${say.number(n)})` : 'laquelle'} ?`,
  'ask.free': ({ n, may }) => (may ? `Quelles villes libres prenez-vous (${n} au plus) ?` : 'Quelle ville libre prenez-vous ?'),
  'ask.give': () => 'Laquelle de vos villes échangez-vous ?',
  'ask.get': ({ mine }, say) => `${say.title(mine)} contre quelle ville ?`,
  'ask.attack': ({ city, against, owns }, say) =>
    owns
      ? `${say.player(against)} arrive à ${say.title(city)}, chez vous. Une attaque ?`
      : `${say.title(city)} appartient à ${say.player(against)}. Une attaque ?`,
  'ask.parry': ({ city, from, attack, owns }, say) =>
    `${say.player(from)} attaque à ${say.title(city)} : ${quoted(say, attack)}. Sans parade, ${owns ? 'vous perdez la ville' : 'vous repartez bredouille'}.`,
  'ask.commit': ({ city, against }, say) =>
    `Bataille pour ${say.title(city)} contre ${say.player(against)} : combien de cartes Président engagez-vous, en secret ?`,
  'ask.fly': () => 'Hélicoptère : où voulez-vous aller ?',
  'ask.block': ({ seat, to }, say) => `${say.player(seat)} veut s’envoler : ${place(say, to)}. Bloquer ?`,
  'ask.insist': ({ blocker }, say) => `${say.player(blocker)} bloque votre hélicoptère. Une parade ?`,

  roll: () => 'Lancer le dé',
  city: ({ city }, say) => say.title(city),
  'city.points': ({ points }, say) => worth(points, say),
  'city.owned': ({ points, owner }, say) => `${worth(points, say)} · ${say.player(owner)}`,
  square: ({ n }, say) => place(say, n),
  'square.n': ({ n }) => `Case ${n}`,
  card: ({ card }, say) => say.title(card),
  'card.does': ({ kind }) => does[kind],
  'show.nothing': () => 'Ne rien montrer',
  commit: ({ n }, say) => (n === 0 ? 'Aucune' : count(n, 'carte', 'cartes', say)),
  'commit.detail': ({ plus }) => (plus === 0 ? 'Le dé seul' : `Le dé + ${plus}`),
  'group.fly': ({ place: where }) => ({ free: 'Villes libres', others: 'Villes des autres', mine: 'Vos villes', elsewhere: 'Autres cases' })[where],
  stay: () => 'Rester ici',
  'let.go': () => 'Laisser partir',
  'block.detail': ({ seat }, say) => `${say.player(seat)} reste au sol, sauf parade`,
  'blocked.not-held': () => 'Vous n’avez pas cette carte.',
  order: ({ id }) => orderNames[id],
  'order.group': ({ group }) => orderGroups[group],

  'board.head': ({ turn, round, limit, seat }, say) =>
    `Tour ${turn}, manche ${round}${limit === null ? '' : ` sur ${limit}`}. Au tour de : ${say.player(seat)}.`,
  'board.seat': ({ seat, strength, square, media, skip, immobilised, cities: owned, groups }, say) => {
    const list = owned.length === 0 ? 'aucune ville' : owned.map(({ id, points }) => `${say.title(id)} ${points}`).join(', ');
    const safe = groups.length === 0 ? '' : ` · à l’abri : villes de ${say.list(groups.map(String))}`;
    const missed = skip > 0 ? ` · passe encore ${count(skip, 'tour', 'tours', say)}` : '';
    const rest = immobilised ? `${missed} · pas de bataille pour ses villes` : '';
    return `**${say.player(seat)}** (${seat}) : **${strength}** · ${list}${safe} · case ${place(say, square)} · ${count(media, 'carte', 'cartes', say)} Media${rest}`;
  },
  'board.gone': ({ seat }, say) => `${say.player(seat)} (${seat}) : a quitté la partie`,
  'board.free': ({ cities: free }, say) =>
    free.length === 0 ? 'Aucune ville libre.' : `Villes libres : ${free.map(({ id, points }) => `${say.title(id)} ${points}`).join(', ')}.`,
  'board.complete': ({ majority }) => `Toutes les villes ont été attribuées : ${majority} points-voix suffisent.`,
  'board.fight': ({ newcomer, owner, city }, say) =>
    `Bataille en cours pour ${say.title(city)} : ${say.player(newcomer)} contre ${say.player(owner)}.`,
  'board.flight': ({ by, to }, say) => `${say.player(by)} attend le décollage vers ${place(say, to)}.`,
  race: ({ standings, free, complete }, say) => {
    const list = standings.map(({ seat, strength }) => `${say.player(seat)} ${strength}`).join(', ');
    return `Forces : ${list}. ${complete ? '45 points-voix suffisent.' : free === 0 ? '' : `${count(free, 'ville libre', 'villes libres', say)}.`}`.trim();
  },
  'race.over': ({ seat, strength }, say) => `Élection remportée par ${say.player(seat)}, avec ${worth(strength, say)}.`,
  'hand.card': ({ card, kind }, say) =>
    `${say.title(card)} (${kindNames[kind]}) : ${does[kind]}${card === 'A1' ? ' ; bloque aussi un hélicoptère' : ''}`,
  'hand.empty': () => 'Vous n’avez aucune carte Media.',
};
