/** Infos cards: the top one is read, carried out, and put under the pile. */
import { effect, seq } from '../../../../kernel/rules.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { infosOf } from '../../data/infos.ts';
import { msg } from '../../messages.ts';
import type { President } from '../../state.ts';
import type { InfosId } from '../../vocabulary.ts';
import { stepsOfInfos } from '../cards/infos.ts';

export const drawInfos = effect<President, { by: Seat }>('drawInfos', {
  run(turn, { by }) {
    const { state } = turn;
    const card = state.infos[0];
    if (card === undefined) return;
    state.infos.shift();
    turn.reveal();
    state.story?.infos.push(card);
    turn.tell('all', msg('infos', { seat: by, card }));
    turn.push(seq(stepsOfInfos(infosOf(card).does), { me: by, card }), putUnder({ card }));
  },
});

export const putUnder = effect<President, { card: InfosId }>('putUnder', {
  run: ({ state }, { card }) => {
    state.infos.push(card);
  },
});
