/** The electoral battle: a chain of attacks and parades, then secret commitments, then dice. */
import { seq, together } from '../../../../kernel/control.ts';
import { bound, effect } from '../../../../kernel/effect.ts';
import type { Option, Seat, Step } from '../../../../kernel/types.ts';
import { pointsOf } from '../../data/cities.ts';
import { attackOf, paradeFor } from '../../data/media.ts';
import { msg } from '../../messages.ts';
import type { Count, President } from '../../state.ts';
import type { CityId, MediaId } from '../../vocabulary.ts';
import { attackSettled, commitSettled, nothing, parrySettled } from '../orders.ts';
import { transfer } from '../outcome.ts';
import { candidateOf, held, isHere, isProtected, ownerOf, type Play, spend, strengthOf } from '../table.ts';

type Fight = { newcomer: Seat; owner: Seat; city: CityId };

/** Somebody stops at a city: a free one is taken, for another's there is a battle, unless it is out of reach. */
export const arrive = effect<President, { by: Seat; city: CityId }>('arrive', {
  run(turn, { by, city }) {
    const { state } = turn;
    const owner = ownerOf(state, city);
    if (owner === null) return takeCity(turn, by, city);
    if (owner === by) return turn.tell('all', msg('home', { seat: by, city }));
    if (candidateOf(state, owner).immobilised) return turn.tell('all', msg('immune', { owner, city }));
    if (isProtected(state, city)) return turn.tell('all', msg('protected', { owner, city, value: pointsOf(city) }));
    const fight = { newcomer: by, owner, city };
    state.fight = fight;
    turn.tell('all', msg('battle', fight));
    turn.push(chain({ ...fight, by: owner, passes: 0 }));
  },
});

function takeCity(turn: Play, by: Seat, city: CityId): void {
  turn.tell('all', msg('takes', { seat: by, cities: [city] }));
  transfer(turn, [{ city, from: null, to: by }]);
}

/** The fight alone, of a frame that holds more. */
const fightIn = ({ newcomer, owner, city }: Fight): Fight => ({ newcomer, owner, city });

const otherOf = ({ newcomer, owner }: Fight, seat: Seat): Seat => (seat === owner ? newcomer : owner);

const stands = (state: President, { newcomer, owner }: Fight): boolean => isHere(state, newcomer) && isHere(state, owner);

/** Somebody left in the middle: there is no battle, and a city that became free falls to the newcomer. */
function callOff(turn: Play, { newcomer, city }: Fight): void {
  turn.state.fight = null;
  turn.tell('all', msg('battle.off', { city }));
  if (isHere(turn.state, newcomer) && ownerOf(turn.state, city) === null) takeCity(turn, newcomer, city);
}

const strengths = (state: President, by: Seat, against: Seat) => ({ mine: strengthOf(state, by), theirs: strengthOf(state, against) });

/** The one with the hand may show an attack or pass; after two passes in a row the dice decide. The owner is first. */
export const chain = effect<President, Fight & { by: Seat; passes: number }>('chain', {
  ask(state, fight) {
    if (!stands(state, fight)) return null;
    const { by, city } = fight;
    const [against, owns] = [otherOf(fight, by), by === fight.owner];
    const options: Option[] = [
      { id: nothing, label: msg('show.nothing'), detail: msg('attack.none', { against, last: fight.passes > 0 }) },
      ...held(state, by, 'attack').map((card) => ({ id: card, label: msg('card', { card }), detail: msg('attack.detail', { card, against, owns }) })),
    ];
    const ask = msg('ask.attack', { city, against, owns, ...strengths(state, by, against) });
    return { by, ask, call: msg('call.attack', { city }), options, settled: attackSettled(state, by, city) };
  },
  run(turn, { by, passes, ...frame }, [card]) {
    const { state } = turn;
    const fight = fightIn(frame);
    const other = otherOf(fight, by);
    if (card === nothing) {
      // Everybody knows who holds no card at all, and has nothing to show.
      if (candidateOf(state, by).media.length > 0) turn.tell('all', msg('shows.none', { seat: by, city: fight.city }));
      turn.push(...(passes === 0 ? [chain({ ...fight, by: other, passes: 1 })] : diceBattle(fight)));
      return;
    }
    show(turn, by, card);
    turn.tell('all', msg('attacks', { seat: by, card, against: other }));
    turn.push(parry({ ...fight, by: other, attack: card }));
  },
  none: callOff,
});

function show(turn: Play, by: Seat, card: MediaId): void {
  turn.reveal();
  spend(turn.state, by, card);
  turn.state.story?.shown.push({ by, card });
}

/** The other may show the matching parade: both cards cancel, and the hand is his. Without it the attack decides. */
export const parry = effect<President, Fight & { by: Seat; attack: MediaId }>('parry', {
  ask(state, { by, attack, ...fight }) {
    if (!stands(state, fight)) return null;
    const parade = paradeFor(attack);
    const has = candidateOf(state, by).media.includes(parade);
    const { city } = fight;
    const owns = by === fight.owner;
    const parading: Option = { id: parade, label: msg('card', { card: parade }), detail: msg('parry.detail', { card: parade }) };
    const none: Option = { id: nothing, label: msg('show.nothing'), detail: msg('parry.none', { city, owns }) };
    const ask = msg('ask.parry', { city, from: otherOf(fight, by), attack, owns });
    const options = [...(has ? [parading] : []), none];
    return { by, ask, call: msg('call.parry', { city, attack }), options, settled: parrySettled(state, by, attack) };
  },
  run(turn, { by, attack, ...frame }, [card]) {
    const { state } = turn;
    const fight = fightIn(frame);
    if (card !== nothing) {
      show(turn, by, card);
      turn.tell('all', msg('parries', { seat: by, card, attack: attackOf(card) }));
      turn.push(chain({ ...fight, by, passes: 0 }));
      return;
    }
    state.fight = null;
    const { newcomer, owner, city } = fight;
    if (by === newcomer) return turn.tell('all', msg('repelled', { owner, newcomer, city }));
    turn.tell('all', msg('stormed', { owner, newcomer, city }));
    transfer(turn, [{ city, from: owner, to: newcomer }]);
  },
  none: callOff,
});

/** Both commit Président cards unseen; then the dice. */
function diceBattle(fight: Fight): Step[] {
  const { newcomer, owner, city } = fight;
  const commitments = together([owner, newcomer], (by) => [commit({ by, city, against: otherOf(fight, by) })]);
  return [seq([commitments, decide({ ...fight, committed: bound('committed') })])];
}

export const commit = effect<President, { by: Seat; city: CityId; against: Seat }>('commit', {
  ask(state, { by, city, against }) {
    // Whoever the opponent has left is not asked any more.
    if (!isHere(state, against)) return null;
    const most = held(state, by, 'president').length;
    const { mine, theirs } = strengths(state, by, against);
    const [bonus, their] = [mine > theirs ? 1 : 0, theirs > mine ? 1 : 0];
    const sure = candidateOf(state, against).media.length === 0;
    const options = Array.from(
      { length: most + 1 },
      (_, n): Option => ({
        id: String(n),
        label: msg('commit', { n }),
        detail: msg('commit.detail', { plus: n + bonus, percent: chance(n + bonus - their), against, sure }),
      }),
    );
    const ask = msg('ask.commit', { city, against, mine, theirs });
    return { by, ask, call: msg('call.commit', { city }), options, settled: commitSettled(state, by, city) };
  },
  run: (turn, { by }, [n]) => turn.gather('committed', by, Number(n)),
  none: (turn, { by }) => turn.gather('committed', by, 0),
});

/** How likely the higher total is with `lead` points more than the opponent, in percent: who is level throws again. */
export function chance(lead: number): number {
  const pairs = [1, 2, 3, 4, 5, 6].flatMap((mine) => [1, 2, 3, 4, 5, 6].map((theirs) => mine + lead - theirs));
  const won = pairs.filter((by) => by > 0).length;
  return Math.round((100 * won) / pairs.filter((by) => by !== 0).length);
}

/** Die, plus one for the greater strength, plus one for each Président card; level: thrown again with the same bonuses. */
export const decide = effect<President, Fight & { committed: { [seat: Seat]: number } }>('decide', {
  run(turn, { committed, ...frame }) {
    const { state } = turn;
    const fight = fightIn(frame);
    if (!stands(state, fight)) return callOff(turn, fight);
    const { newcomer, owner, city } = fight;
    const count = (seat: Seat): Count => {
      const strength = strengthOf(state, seat) > strengthOf(state, otherOf(fight, seat)) ? 1 : 0;
      const presidents = committed[seat] ?? 0;
      const die = turn.random.die('combat');
      return { seat, die, strength, presidents, total: die + strength + presidents };
    };
    const throws: Count[][] = [];
    let lead = 0;
    while (lead === 0) {
      const [mine, theirs] = [count(newcomer), count(owner)];
      throws.push([mine, theirs]);
      lead = mine.total - theirs.total;
    }
    for (const seat of [owner, newcomer]) {
      for (const card of held(state, seat, 'president').slice(0, committed[seat] ?? 0)) spend(state, seat, card);
    }
    const battle = { city, newcomer, owner, throws, winner: lead > 0 ? newcomer : owner };
    state.fight = null;
    if (state.story) state.story.battle = battle;
    turn.tell('all', msg('battle.decided', battle));
    if (lead > 0) transfer(turn, [{ city, from: owner, to: newcomer }]);
  },
});
