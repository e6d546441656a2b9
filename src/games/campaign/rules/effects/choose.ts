/** Choices that a card asks for: a state, an issue, a direction. They name the choice for the rest of the card. */

import { unlessForced } from '../../../../kernel/question.ts';
import { isSeq, type Turn } from '../../../../kernel/rules.ts';
import type { Message, Offered, Picked, Question } from '../../../../kernel/types.ts';
import { tileOf } from '../../data/states.ts';
import { type Foresight, msg } from '../../messages.ts';
import type { Campaign, Tile } from '../../state.ts';
import { type CardId, type Issue, issues, opponentOf, otherIssue, type Side, type StateId } from '../../vocabulary.ts';
import { part } from '../cards/card.ts';
import { aroundTop, foresee } from '../parts/deeds.ts';
import { inPlay, leaderOf, majority, situation } from '../table.ts';

/**
 * States in play as options, with what choosing each would do, which is worked out only if it is read. The likely choice is a state that is won at
 * once; of several, the one with the most votes.
 */
export function stateOptions(
  by: Side,
  tiles: readonly Tile[],
  seen: (tile: Tile) => Foresight,
  blocked: (tile: Tile) => Message | null = () => null,
): Offered[] {
  const won = () => tiles.filter((tile) => !blocked(tile) && seen(tile).wins === by).sort((a, b) => tileOf(b.id).votes - tileOf(a.id).votes)[0];
  return tiles.map((tile) => {
    const why = blocked(tile);
    return {
      id: tile.id,
      words: () => ({ label: msg('state', { state: tile.id }), detail: msg('foresight', seen(tile)), ...(won() === tile && { likely: true }) }),
      about: tile.id,
      ...(why && { blocked: why }),
    };
  });
}

/** Foresees the state if the asking card bound this choice to `as`. */
const ifNamed =
  (state: Campaign, by: Side, as: string) =>
  (tile: Tile, chosen: string = tile.id): Foresight =>
    foresee(state, tile, aroundTop(state), { [as]: chosen }, by);

/** The two issues of a state as options, with the given labels. The likely choice is the one that wins the state at once. */
function issueOptions(state: Campaign, as: string, by: Side, tile: Tile, label: (issue: Issue) => Message): Offered[] {
  const seen = ifNamed(state, by, as);
  return issues.map((issue) => ({
    id: issue,
    words: () => ({
      label: label(issue),
      detail: msg('foresight', seen(tile, issue)),
      ...(issues.find((one) => seen(tile, one).wins === by) === issue && { likely: true }),
    }),
    about: tile.id,
  }));
}

/** The card that asks, or null if a die or the news does. */
export const askingCard = (state: Campaign): CardId | null => {
  const card = state.stack.findLast(isSeq)?.names.card;
  return typeof card === 'string' ? card : null;
};

/** The id of a choice by the card played this turn, which may have been made ahead; `turn`: the id under which the turn was given. */
export const choiceId = (turn: string, card: CardId, as: string): string => `${turn}.${card}.${as}`;

/** Empty if a die or the news asks: nobody can answer those ahead. */
function early(state: Campaign, by: Side, as: string, card = askingCard(state)): Pick<Question, 'ahead'> {
  return card !== null && by === state.active ? { ahead: () => choiceId(situation(state, by, state.turn), card, as) } : {};
}

const askState = (state: Campaign, by: Side, as: string): Pick<Question, 'ask' | 'call' | 'ahead'> => {
  const card = askingCard(state);
  return { ask: msg('ask.state', { card }), call: msg('call.state', { card }), ...early(state, by, as, card) };
};

/** Names the choice `as`; null if there was nothing to choose. */
const naming = {
  run: (turn: Turn<Campaign>, { as }: { as: string }, [picked]: Picked) => turn.bind(as, picked),
  none: (turn: Turn<Campaign>, { as }: { as: string }) => turn.bind(as, null),
  // Signs show what happens; the words say where, and on which issue.
  sign: null,
};
/** Shared by choices of a state. */
const placing = {
  ...naming,
  // What follows is foreseen for each state that may be chosen.
  foresee: null,
};

/** Asks for a state in play. If there is only one, takes it; if there is none, null. */
export const chooseState = part<{ by: Side; as: string }>('chooseState', {
  ask: (state, { by, as }) => unlessForced({ by, ...askState(state, by, as), options: stateOptions(by, state.tiles, ifNamed(state, by, as)) }),
  ...placing,
  says: ({ as }) => ({ where: 'one', as }),
});

/** Asks for a state in play other than `than`. */
export const chooseOtherState = part<{ by: Side; than: StateId | null; as: string }>('chooseOtherState', {
  ask(state, { by, than, as }) {
    const others = state.tiles.filter((tile) => tile.id !== than);
    return unlessForced({ by, ...askState(state, by, as), options: stateOptions(by, others, ifNamed(state, by, as)) });
  },
  ...placing,
  says: ({ as }) => ({ where: 'other', as }),
});

/** Whether the opponent has strictly more voters on the majority issue. */
const isBehind = (tile: Tile, side: Side): boolean => leaderOf(tile, majority(tile)) === opponentOf(side);

/** Asks for a state where the opponent leads on the majority issue; null if they lead nowhere. */
export const chooseStateBehind = part<{ by: Side; as: string }>('chooseStateBehind', {
  ask(state, { by, as }) {
    if (!state.tiles.some((tile) => isBehind(tile, by))) return null;
    const blocked = msg('blocked.not-behind', { side: opponentOf(by) });
    const options = stateOptions(by, state.tiles, ifNamed(state, by, as), (tile) => (isBehind(tile, by) ? null : blocked));
    return { by, ...askState(state, by, as), options };
  },
  ...placing,
  says: ({ as }) => ({ where: 'behind', as }),
});

const issueRead = (tile: Tile, which: 'majority' | 'minority'): Issue => (which === 'majority' ? majority(tile) : otherIssue(majority(tile)));

/** Names the current majority or minority issue of a state; the name keeps that issue for the rest of the card. */
export const readIssue = part<{ in: StateId | null; which: 'majority' | 'minority'; as: string }>('readIssue', {
  run(turn, { in: id, which, as }) {
    const tile = inPlay(turn.state, id);
    turn.bind(as, tile && issueRead(tile, which));
  },
  foresee: (tried, { which, as }) => tried.name(as, issueRead(tried.tile, which)),
  // The sign of what follows leaves the issue open.
  sign: null,
  says: ({ which, as }) => ({ issue: which, as }),
});

/** Asks for one of the two issues of a state. */
export const chooseIssue = part<{ by: Side; in: StateId | null; as: string }>('chooseIssue', {
  ask(state, { by, in: id, as }) {
    const tile = inPlay(state, id);
    if (!tile) return null;
    const options = issueOptions(state, as, by, tile, (issue) => msg('issue', { issue }));
    return { by, ask: msg('ask.issue', { state: tile.id }), call: msg('call.issue', { state: tile.id }), options, ...early(state, by, as) };
  },
  ...naming,
  foresee: (tried, { as }) => tried.either(as, false),
  says: ({ as }) => ({ issue: 'either', as }),
});

/** Asks in which direction to shift a state, and names the issue. A direction without effect may be chosen. */
export const chooseDirection = part<{ by: Side; in: StateId | null; as: string }>('chooseDirection', {
  ask(state, { by, in: id, as }) {
    const tile = inPlay(state, id);
    if (!tile) return null;
    const options = issueOptions(state, as, by, tile, (issue) => msg('toward', { issue }));
    return { by, ask: msg('ask.direction', { state: tile.id }), call: msg('call.direction', { state: tile.id }), options, ...early(state, by, as) };
  },
  ...naming,
  foresee: (tried, { as }) => tried.either(as, true),
  says: ({ as }) => ({ issue: 'either', as }),
});
