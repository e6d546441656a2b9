/** What may be said before it is asked: whether to parry, should the other side of this battle attack, or should one's flight be blocked. */
import type { Early, Option, Picked, Question, Seat } from '../../../kernel/types.ts';
import { msg } from '../messages.ts';
import type { President } from '../state.ts';
import type { MediaId } from '../vocabulary.ts';
import { asksForParry, asksToInsist, emptyHanded, nothing } from './orders.ts';

/** Whatever the attack is: the parade that answers it, if it is held. */
const ifHeld = 'parry';

/** So many cards have been shown since the roll: after a parry it is another situation. */
const shown = ({ story }: President): number => story?.shown.length ?? 0;

const inBattle = ({ turn, fight }: President, cards: number): string => `p.${turn}.${fight?.city}.${cards}`;
const onFlight = ({ turn }: President, to: number): string => `i.${turn}.${to}`;

/** How an answer given ahead is found and read where the question comes up; `parade`: the card that is held for it, or nothing. */
type Meaning = Pick<Question, 'ahead' | 'meant'>;
const meaning = (id: string, parade: MediaId): Meaning => ({
  ahead: () => id,
  meant: ([given]): Picked => [given === ifHeld ? parade : given],
});
/** The attack itself has been shown by then. */
export const saidOfParry = (state: President, parade: MediaId): Meaning => meaning(inBattle(state, shown(state) - 1), parade);
export const saidOfBlock = (state: President, to: number, parade: MediaId): Meaning => meaning(onFlight(state, to), parade);

export const early = {
  /** The same whatever is held, for whoever holds any card and has not ordered it. */
  questions(state: President, seat: Seat): Early[] {
    const { fight, flight } = state;
    if (emptyHanded(state, seat)) return [];
    const parry: Option = { id: ifHeld, label: msg('parry.if-held'), detail: msg('parry.if-held.detail') };
    if (fight && (fight.owner === seat || fight.newcomer === seat) && asksForParry(state, seat, fight.city)) {
      const { city } = fight;
      const [from, owns] = fight.owner === seat ? [fight.newcomer, true] : [fight.owner, false];
      const none: Option = { id: nothing, label: msg('show.nothing'), detail: msg('parry.none', { city, owns }) };
      return [{ id: inBattle(state, shown(state)), ask: msg('ask.parry.early', { city, from }), options: [parry, none], perhaps: true }];
    }
    if (flight?.by !== seat || !asksToInsist(state, seat, flight.to)) return [];
    const none: Option = { id: nothing, label: msg('show.nothing'), detail: msg('insist.none') };
    return [{ id: onFlight(state, flight.to), ask: msg('ask.insist.early', { to: flight.to }), options: [parry, none], perhaps: true }];
  },
};
