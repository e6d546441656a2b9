/** What a card given ahead asks before anything happens: which state, issue or direction. The player may answer this ahead as well. */
import { resolve, seq } from '../../../../kernel/rules.ts';
import type { Early, Fields, Frame } from '../../../../kernel/types.ts';
import type { Campaign } from '../../state.ts';
import type { CardId, Side } from '../../vocabulary.ts';
import { cardOf } from '../cards/card.ts';
import { choiceId, chooseDirection, chooseIssue, chooseOtherState, chooseState, chooseStateBehind } from './choose.ts';

const choosing = [chooseState, chooseOtherState, chooseStateBehind, chooseIssue, chooseDirection].map(({ effect }) => effect);

/**
 * Returns each question as it would be asked now, the next one only after the previous one is answered. A card with a cost asks for that first, so it
 * has to wait for its turn. `turn`: the id under which the card was given.
 */
export function choicesAhead(state: Campaign, by: Side, card: CardId, turn: string): Early[] {
  const { cost, play } = cardOf(card);
  const choices: Early[] = [];
  const names: Fields = { me: by, card };
  for (const [i, step] of cost === 0 ? play.entries() : []) {
    const effect = choosing.find(({ kind }) => kind === step.kind);
    if (!effect) return choices;
    const as = String(step.as);
    const frame: Frame = { ...resolve(step, names), '#': 0 };
    const rest: Frame = { ...seq(play.slice(i + 1), { ...names }), '#': 0 };
    const then: Campaign = { ...state, active: by, stack: [rest] };
    const question = effect.ask?.(then, frame);
    if (!question) return choices;
    const id = choiceId(turn, card, as);
    if (!question.settled) choices.push({ id, ask: question.ask, options: question.options, perhaps: true });
    const given = state.ahead?.[by]?.[id];
    const picked = question.settled?.picked ?? (given && !given.fell ? given.picked : null);
    if (!picked) return choices;
    names[as] = picked[0];
  }
  return choices;
}
