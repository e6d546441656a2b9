/** Answers that can be given ahead: whether to parry if the other side of this battle attacks, or if the player's flight is blocked. */
import type { Early, Option, Picked, Question, Seat } from '../../../kernel/types.ts';
import { msg } from '../messages.ts';
import type { President } from '../state.ts';
import type { MediaId } from '../vocabulary.ts';
import { asksForParry, asksToInsist, emptyHanded, nothing } from './orders.ts';

/** Shows the parade against the attack, whichever that is, if it is held. */
const ifHeld = 'parry';

/** How many cards have been shown since the roll: a parry changes the situation. */
const shown = ({ story }: President): number => story?.shown.length ?? 0;

const inBattle = ({ turn, fight }: President, cards: number): string => `p.${turn}.${fight?.city}.${cards}`;
const onFlight = ({ turn }: President, to: number): string => `i.${turn}.${to}`;

/** How an answer given ahead is found and read when the question comes up; `parade`: the matching card that is held, or nothing. */
type Meaning = Pick<Question, 'ahead' | 'meant'>;
const meaning = (id: string, parade: MediaId): Meaning => ({
  ahead: () => id,
  meant: ([given]): Picked => [given === ifHeld ? parade : given],
});
/** The attack itself has been shown by then, so it doesn't count. */
export const saidOfParry = (state: President, parade: MediaId): Meaning => meaning(inBattle(state, shown(state) - 1), parade);
export const saidOfBlock = (state: President, to: number, parade: MediaId): Meaning => meaning(onFlight(state, to), parade);

export const early = {
  /** The same for every hand, for players who hold any card and have no order about it. */
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
