/** Everything the game says, in English. */
import type { Phrases, Say } from '../../../i18n/types.ts';
import { squareAt } from '../data/squares.ts';
import type { Count } from '../state.ts';
import { enInfos } from './en-cards.ts';
import type { Messages } from './messages.ts';

const count = (n: number, one: string, many: string, say: Say): string => `${say.number(n)} ${say.plural(n, one, many)}`;
const cities = (say: Say, ids: readonly string[]): string => say.list(ids.map((id) => say.title(id)));
const quoted = (say: Say, id: string): string => `“${say.title(id)}”`;
const place = (say: Say, n: number): string => say.title(squareAt(n).name);
const worth = (points: number, say: Say): string => count(points, 'point', 'points', say);

/** “4 + 1 + 2 = 7”, or just the number on the die. */
const total = ({ die, strength, presidents, total: sum }: Count): string => {
  const parts = [String(die), ...(strength > 0 ? ['1 (strength)'] : []), ...(presidents > 0 ? [`${presidents} (Président)`] : [])];
  return parts.length > 1 ? `${parts.join(' + ')} = ${sum}` : String(sum);
};

const does = { attack: 'Decides the battle, unless parried', parade: 'Cancels the matching attack', president: 'Adds 1 to the combat die' } as const;
const kindNames = { attack: 'attack', parade: 'parry', president: 'joker' } as const;

const orderNames = {
  parry: 'Show the parry whenever I hold it (battle and helicopter)',
  'attack-never': 'Never show an attack',
  'attack-below-5-never': 'No attack for a city worth less than 5',
  'attack-always': 'Show an attack as soon as I hold one',
  'commit-none': 'Commit no Président card',
  'commit-below-5-none': 'No Président card for a city worth less than 5',
  'commit-all': 'Commit all my Président cards',
  'block-never': 'Let helicopters go',
  'block-always': 'Block the first helicopter I can',
  'tie-first': 'Of equal cities, lose the first',
} as const;
const orderGroups = { parry: 'Parries', attack: 'Attacks', commit: 'Président cards', block: 'Helicopter', tie: 'Equal cities' } as const;

export const enPhrases: Phrases<Messages> = {
  dice: ({ rolls }, say) => `The dice for the first turn: ${say.list(rolls.map(({ seat, die }) => `${say.player(seat)} ${die}`))}.`,
  begins: ({ seat }, say) => `${say.player(seat)} opens the campaign.`,
  rolls: ({ seat, die, to, again }, say) =>
    again ? `Another roll: ${die}, landing on ${place(say, to)}.` : `${say.player(seat)} rolls ${die} and lands on ${place(say, to)}.`,
  advances: ({ seat, to }, say) => `${say.player(seat)} advances to ${place(say, to)}.`,
  goes: ({ seat, to }, say) => `${say.player(seat)} goes straight to ${place(say, to)}.`,
  fetches: ({ seat }, say) => `The team was left behind! ${say.player(seat)} goes back to Départ for it, without a Media card.`,
  'skip.ordered': ({ seat, n }, say) =>
    n === 1
      ? `Voice lost: ${say.player(seat)} misses a turn, and nobody can fight for ${say.player(seat)}’s cities meanwhile.`
      : `Exhausted: ${say.player(seat)} misses ${n} turns, and nobody can fight for ${say.player(seat)}’s cities meanwhile.`,
  skips: ({ seat, left }, say) => `${say.player(seat)} misses this turn${left > 0 ? ` (${left} more after it)` : ''}.`,
  tired: ({ seat }, say) => `Ten squares in a single turn: ${say.player(seat)} stops here.`,
  media: ({ seat, passing }, say) =>
    passing ? `${say.player(seat)} passes Départ and takes a Media card.` : `${say.player(seat)} takes a Media card.`,
  'media.you': ({ card }, say) => `Your Media card: ${quoted(say, card)}.`,
  'media.none': ({ seat }, say) => `The Media pile is empty: nothing for ${say.player(seat)}.`,
  infos: ({ card }, say) => `Infos: ${quoted(say, card)}. ${enInfos[card]?.effect ?? ''}`,
  void: () => 'The order has no effect.',
  'presidents.lost': ({ seat, n }, say) =>
    n === 0
      ? `${say.player(seat)} has no Président card to lose.`
      : `${say.player(seat)} loses ${say.number(n)} Président ${say.plural(n, 'card', 'cards')}.`,

  takes: ({ seat, cities: ids }, say) => `${say.player(seat)} takes ${cities(say, ids)}, free until now.`,
  'takes.none': ({ seat }, say) => `${say.player(seat)} takes no city.`,
  loses: ({ seat, cities: ids }, say) => `${say.player(seat)} loses ${cities(say, ids)}, free again.`,
  gives: ({ from, to, cities: ids }, say) => `${say.player(from)} gives ${cities(say, ids)} to ${say.player(to)}.`,
  swaps: ({ one, other, mine, theirs }, say) =>
    `${say.player(one)} exchanges ${cities(say, mine)} for ${cities(say, theirs)} with ${say.player(other)}.`,
  home: ({ seat, city }, say) => `${say.player(seat)} is at home in ${say.title(city)}.`,
  immune: ({ owner, city }, say) => `No battle in ${say.title(city)}: ${say.player(owner)} is missing turns.`,
  protected: ({ owner, city, value }, say) => `No battle in ${say.title(city)}: ${say.player(owner)} holds every city worth ${value}.`,
  complete: ({ majority }) => `All 24 cities are owned: from now on ${majority} points win the election.`,

  battle: ({ newcomer, owner, city }, say) => `Electoral battle for ${say.title(city)}: ${say.player(newcomer)} against ${say.player(owner)}!`,
  'battle.off': ({ city }, say) => `There is no battle for ${say.title(city)} after all.`,
  attacks: ({ seat, card, against }, say) => `${say.player(seat)} attacks ${say.player(against)}: ${quoted(say, card)}.`,
  parries: ({ seat, card }, say) => `${say.player(seat)} parries: ${quoted(say, card)}. The two cards cancel.`,
  repelled: ({ owner, newcomer, city }, say) =>
    `No parry: ${say.player(newcomer)} leaves empty-handed, ${say.player(owner)} keeps ${say.title(city)}.`,
  stormed: ({ owner, newcomer, city }, say) => `No parry: ${say.player(owner)} loses ${say.title(city)} to ${say.player(newcomer)} without a battle.`,
  'battle.decided': ({ city, newcomer, throws, winner }, say) => {
    const rounds = throws.map((pair) => pair.map((one) => `${say.player(one.seat)} ${total(one)}`).join(', ')).join('; level, again: ');
    return `${rounds}. ${say.title(city)} ${winner === newcomer ? 'goes to' : 'stays with'} ${say.player(winner)}.`;
  },

  flies: ({ seat, to }, say) => `${say.player(seat)} wants to fly to ${place(say, to)}.`,
  stays: ({ seat }, say) => `${say.player(seat)} stays on the heliport.`,
  blocks: ({ seat, flyer }, say) => `${say.player(seat)} blocks ${say.player(flyer)}: ${quoted(say, 'A1')}.`,
  insists: ({ seat, to }, say) => `${quoted(say, 'P1')}: ${say.player(seat)} takes off for ${place(say, to)} all the same.`,
  grounded: ({ seat }, say) => `${say.player(seat)} stays on the ground until next turn.`,

  'order.shows': ({ card }, say) => `Your standing order answered: ${card === null ? 'nothing to show' : quoted(say, card)}.`,
  'order.commits': ({ n }, say) =>
    `Your standing order answered: ${n === 0 ? 'no Président card' : `${n} Président ${say.plural(n, 'card', 'cards')}`}.`,
  leaves: ({ seat, cities: ids }, say) => `${say.player(seat)} leaves the campaign.${ids.length > 0 ? ` Free again: ${cities(say, ids)}.` : ''}`,
  'won.majority': ({ seat, points }, say) => `An absolute majority: ${say.player(seat)} wins the election with ${points} points of 89.`,
  'won.alone': ({ seat }, say) => `With no opponent left, ${say.player(seat)} wins the election.`,
  'won.rounds': ({ seat, points, rounds, by }, say) => {
    const why = { strength: 'the greatest strength', cities: 'level on strength, but with most cities', die: 'level on everything, by the die' }[by];
    return `${rounds} rounds have passed: ${say.player(seat)} wins with ${worth(points, say)} (${why}).`;
  },

  'ask.roll': ({ square, again }, say) => (again ? 'You have the punch: roll again!' : `Your turn. Your pawn is on ${place(say, square)}.`),
  'ask.tie': ({ rank, n }, say) =>
    `Your ${rank === 'weakest' ? 'weakest' : 'strongest'} cities are level: which ${n > 1 ? `${say.number(n)} ` : 'one '}is it?`,
  'ask.free': ({ n, may }) => (may ? `Which free cities do you take (${n} at most)?` : 'Which free city do you take?'),
  'ask.give': () => 'Which of your cities do you exchange?',
  'ask.get': ({ mine }, say) => `${say.title(mine)} for which city?`,
  'ask.attack': ({ city, against, owns }, say) =>
    owns
      ? `${say.player(against)} arrives in ${say.title(city)}, your city. An attack?`
      : `${say.title(city)} belongs to ${say.player(against)}. An attack?`,
  'ask.parry': ({ city, from, attack, owns }, say) =>
    `${say.player(from)} attacks in ${say.title(city)}: ${quoted(say, attack)}. Without a parry, ${owns ? 'you lose the city' : 'you leave empty-handed'}.`,
  'ask.commit': ({ city, against }, say) =>
    `Battle for ${say.title(city)} against ${say.player(against)}: how many Président cards do you commit, in secret?`,
  'ask.fly': () => 'Helicopter: where do you want to go?',
  'ask.block': ({ seat, to }, say) => `${say.player(seat)} wants to fly to ${place(say, to)}. Block?`,
  'ask.insist': ({ blocker }, say) => `${say.player(blocker)} blocks your helicopter. A parry?`,

  roll: () => 'Roll',
  city: ({ city }, say) => say.title(city),
  'city.points': ({ points }, say) => worth(points, say),
  'city.owned': ({ points, owner }, say) => `${worth(points, say)} · ${say.player(owner)}`,
  square: ({ n }, say) => place(say, n),
  'square.n': ({ n }) => `Square ${n}`,
  card: ({ card }, say) => say.title(card),
  'card.does': ({ kind }) => does[kind],
  'show.nothing': () => 'Show nothing',
  commit: ({ n }, say) => (n === 0 ? 'None' : count(n, 'card', 'cards', say)),
  'commit.detail': ({ plus }) => (plus === 0 ? 'The die alone' : `The die + ${plus}`),
  'group.fly': ({ place: where }) => ({ free: 'Free cities', others: 'Cities of others', mine: 'Your cities', elsewhere: 'Other squares' })[where],
  stay: () => 'Stay here',
  'let.go': () => 'Let go',
  'block.detail': ({ seat }, say) => `${say.player(seat)} stays on the ground, unless it is parried`,
  'blocked.not-held': () => 'You do not hold this card.',
  order: ({ id }) => orderNames[id],
  'order.group': ({ group }) => orderGroups[group],

  'board.head': ({ turn, round, limit, seat }, say) =>
    `Turn ${turn}, round ${round}${limit === null ? '' : ` of ${limit}`}. To play: ${say.player(seat)}.`,
  'board.seat': ({ seat, strength, square, media, skip, immobilised, cities: owned, groups }, say) => {
    const list = owned.length === 0 ? 'no city' : owned.map(({ id, points }) => `${say.title(id)} ${points}`).join(', ');
    const safe = groups.length === 0 ? '' : ` · safe: cities worth ${say.list(groups.map(String))}`;
    const missed = skip > 0 ? ` · misses ${count(skip, 'turn', 'turns', say)}` : '';
    const rest = immobilised ? `${missed} · no battles for these cities` : '';
    return `**${say.player(seat)}** (${seat}): **${strength}** · ${list}${safe} · on ${place(say, square)} · ${count(media, 'Media card', 'Media cards', say)}${rest}`;
  },
  'board.gone': ({ seat }, say) => `${say.player(seat)} (${seat}): left the game`,
  'board.free': ({ cities: free }, say) =>
    free.length === 0 ? 'No city is free.' : `Free cities: ${free.map(({ id, points }) => `${say.title(id)} ${points}`).join(', ')}.`,
  'board.complete': ({ majority }) => `All cities have been owned: ${majority} points win.`,
  'board.fight': ({ newcomer, owner, city }, say) => `Battle for ${say.title(city)} going on: ${say.player(newcomer)} against ${say.player(owner)}.`,
  'board.flight': ({ by, to }, say) => `${say.player(by)} waits to take off for ${place(say, to)}.`,
  race: ({ standings, free, complete }, say) => {
    const list = standings.map(({ seat, strength }) => `${say.player(seat)} ${strength}`).join(', ');
    return `Strengths: ${list}. ${complete ? '45 points win.' : free === 0 ? '' : `${count(free, 'free city', 'free cities', say)}.`}`.trim();
  },
  'race.over': ({ seat, strength }, say) => `${say.player(seat)} has won the election with ${worth(strength, say)}.`,
  'hand.card': ({ card, kind }, say) => `${say.title(card)} (${kindNames[kind]}): ${does[kind]}${card === 'A1' ? '; also blocks a helicopter' : ''}`,
  'hand.empty': () => 'You hold no Media card.',
};
