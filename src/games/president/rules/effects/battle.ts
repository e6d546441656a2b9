/** The electoral battle: attacks and parades in turn, secret commitments, then dice. */
import { bound, effect, seq, together } from '../../../../kernel/rules.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { pointsOf } from '../../data/cities.ts';
import { attackOf, paradeFor } from '../../data/media.ts';
import { msg } from '../../messages.ts';
import type { Count, President } from '../../state.ts';
import type { CityId, MediaId } from '../../vocabulary.ts';
import { saidOfParry } from '../early.ts';
import { nothing, offerParry, parrySettled } from '../orders.ts';
import { transfer } from '../outcome.ts';
import { saidBy, stanceQuestion } from '../stance.ts';
import { candidateOf, held, isHere, isProtected, ownerOf, type Play, spend, strengthOf } from '../table.ts';

type Fight = { newcomer: Seat; owner: Seat; city: CityId };

/** A player stops at a city. A free one is taken; another player's is battled for, unless it can't be. */
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
    turn.push(engage({ ...fight, first: owner, passed: null }));
  },
});

function takeCity(turn: Play, by: Seat, city: CityId): void {
  turn.tell('all', msg('takes', { seat: by, cities: [city] }));
  transfer(turn, [{ city, from: null, to: by }]);
}

/** Only the fight, from a frame that holds more. */
const fightIn = ({ newcomer, owner, city }: Fight): Fight => ({ newcomer, owner, city });

const otherOf = ({ newcomer, owner }: Fight, seat: Seat): Seat => (seat === owner ? newcomer : owner);

const stands = (state: President, { newcomer, owner }: Fight): boolean => isHere(state, newcomer) && isHere(state, owner);

/** A player left in the middle: there is no battle, and a city that became free goes to the newcomer. */
function callOff(turn: Play, { newcomer, city }: Fight): void {
  turn.state.fight = null;
  turn.tell('all', msg('battle.off', { city }));
  if (isHere(turn.state, newcomer) && ownerOf(turn.state, city) === null) takeCity(turn, newcomer, city);
}

/**
 * Both sides answer at the same time: show an attack or, if it comes to the dice, commit Président cards. `first` has the hand, and the other side's
 * answer counts only if `first` shows nothing, so nobody says or knows more than they would in turn. `passed` has already shown nothing. `again`: an
 * attack was parried, and both answer again; left out at the beginning of a battle.
 */
export const engage = effect<President, Fight & { first: Seat; passed: Seat | null; again?: true }>('engage', {
  run(turn, { first, passed, again, ...frame }) {
    const fight = fightIn(frame);
    const anew = again ? { again } : {};
    const both = together([first, otherOf(fight, first)], (by) => [stance({ ...fight, by, first: by === first, passed: by === passed, ...anew })]);
    turn.push(seq([both, clash({ ...fight, first, attacks: bound('attacks'), committed: bound('committed') })], { attacks: {}, committed: {} }));
  },
});

/** One side's answer: an attack, or nothing and a number of Président cards in case the dice decide. */
export const stance = effect<President, Fight & { by: Seat; first: boolean; passed: boolean; again?: true }>('stance', {
  ask(state, { by, first, passed, again = false, ...fight }) {
    const against = otherOf(fight, by);
    return stands(state, fight) ? stanceQuestion(state, { by, against, city: fight.city, owns: by === fight.owner, first, passed, again }) : null;
  },
  run(turn, { by }, [picked]) {
    const said = saidBy(picked);
    if (said === null) return;
    if ('attack' in said) turn.gather('attacks', by, said.attack);
    else turn.gather('committed', by, said.commit);
  },
  none: (turn, { by }) => turn.gather('committed', by, 0),
});

/** The side with the hand attacks, or else the other; if neither does, the dice decide. */
export const clash = effect<President, Fight & { first: Seat; attacks: { [seat: Seat]: MediaId }; committed: { [seat: Seat]: number } }>('clash', {
  run(turn, { first, attacks, committed, ...frame }) {
    const { state } = turn;
    const fight = fightIn(frame);
    if (!stands(state, fight)) return callOff(turn, fight);
    const both = [first, otherOf(fight, first)];
    for (const by of both) {
      const card = attacks[by];
      if (card !== undefined) return attack(turn, fight, by, card);
      // Everyone knows who holds no card at all, and so has nothing to show.
      if (candidateOf(state, by).media.length > 0) turn.tell('all', msg('shows.none', { seat: by, city: fight.city }));
    }
    // A side whose order would have shown an attack commits now that there is none.
    const open = together(
      both.filter((by) => committed[by] === undefined),
      (by) => [stance({ ...fight, by, first: false, passed: true })],
    );
    turn.push(seq([open, decide({ ...fight, committed: bound('committed') })], { committed }));
  },
});

function attack(turn: Play, fight: Fight, by: Seat, card: MediaId): void {
  const against = otherOf(fight, by);
  show(turn, by, card);
  turn.tell('all', msg('attacks', { seat: by, card, against }));
  turn.push(parry({ ...fight, by: against, attack: card }));
}

function show(turn: Play, by: Seat, card: MediaId): void {
  turn.reveal();
  spend(turn.state, by, card);
  turn.state.story?.shown.push({ by, card });
}

/** The other side may show the matching parade: both cards cancel, and that side has the hand. Without it the attack decides. */
export const parry = effect<President, Fight & { by: Seat; attack: MediaId }>('parry', {
  ask(state, { by, attack, ...fight }) {
    if (!stands(state, fight)) return null;
    const parade = paradeFor(attack);
    const has = candidateOf(state, by).media.includes(parade);
    const { city } = fight;
    const owns = by === fight.owner;
    const parading: Option = { id: parade, label: msg('card', { card: parade }), detail: msg('parry.detail', { card: parade }), likely: true };
    const none: Option = { id: nothing, label: msg('show.nothing'), detail: msg('parry.none', { city, owns }) };
    const ask = msg('ask.parry', { city, from: otherOf(fight, by), attack, owns });
    const options = [...(has ? [parading] : []), none];
    const { offers, open } = offerParry(has ? parade : nothing, city);
    const call = msg('call.parry', { city, attack });
    const settled = parrySettled(state, by, attack, city);
    return { by, ask, call, options, offers, open: [none, ...open], settled, ...saidOfParry(state, has ? parade : nothing) };
  },
  run(turn, { by, attack, ...frame }, [card]) {
    const { state } = turn;
    const fight = fightIn(frame);
    if (card !== nothing) {
      show(turn, by, card);
      turn.tell('all', msg('parries', { seat: by, card, attack: attackOf(card) }));
      turn.push(engage({ ...fight, first: by, passed: null, again: true }));
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

/** Die, plus one for the greater strength, plus one for each Président card. Ties roll again with the same bonuses. */
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
