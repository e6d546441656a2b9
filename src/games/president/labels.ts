/** What pictures say: each key with what it talks about. Each must fit its place: pictures cut off what does not. */
import { messages, type Nothing } from '../../i18n/say.ts';
import type { Seat } from '../../kernel/types.ts';
import type { CityId, InfosId, MediaId, MediaKind } from './vocabulary.ts';

export type Labels = {
  /** The word under a square's icon. */
  'look.square': { name: string };
  /** A city's name on its square. */
  'look.city': { city: CityId };
  'look.to-act': { n: number };
  'look.elected': Nothing;
  /** Over the last one at the table, whom nobody elected. */
  'look.unopposed': Nothing;
  /** The game's name, on its board. */
  'look.name': Nothing;
  /** What somebody has in the end, and what it takes. */
  'look.score': { points: number };
  'look.owned': { n: number };
  'look.goal': { points: number };
  'look.left': Nothing;
  /** Points won or lost by the last event. */
  'look.swing': { points: number };
  'look.turn': { turn: number; round: number; limit: number | null };
  /** One side of a battle, with its strength. */
  'look.newcomer': { strength: number };
  'look.owner': { strength: number };
  'look.fight': Nothing;
  'look.opening': Nothing;
  'look.stopped': { square: string; quiet: boolean };
  'look.skips': { seat: Seat; n: number };
  'look.infos': { card: InfosId };
  'look.shown': { by: Seat; card: MediaId };
  'look.moved': { city: CityId; to: Seat | null };
  'look.drew': { seat: Seat; n: number };
  /** So many Président cards went under the pile. */
  'look.spent': { seat: Seat; n: number };
  /** A city that was fought for stays with its owner. */
  'look.kept': Nothing;
  /** Beside an attack: nobody has answered it, or not yet. */
  'look.no-parry': Nothing;
  'look.parry-open': Nothing;
  /** Over the place that somebody flies to. */
  'look.flight': Nothing;
  'look.hand': { n: number };
  'look.pile': { n: number };
  'look.kind': { kind: MediaKind };
  'look.effect': { kind: MediaKind; blocks: boolean };
  /** What is told on a card, where there is room. */
  'look.story': { card: MediaId };
  'look.pair': { card: MediaId };
  /** What comes of stopping in a city; `percent`: the dice alone. `completes`: with it one holds every city of its value. */
  'look.stop': { state: Stop; percent: number; completes: boolean };
  /** What a square that is no city does. */
  'look.order': { square: number };
  /** So many of the cities that are worth as much are one's own, of all there are; `taking`: with this one. */
  'look.group': { n: number; of: number; taking: boolean };
  /** No group of cities of its value is ever safe. */
  'look.alone': Nothing;
  'look.no-offer': Nothing;
  /** How many Président cards. */
  'look.commit': { n: number };
  'look.percent': { percent: number };
  'look.die-plus': { plus: number };
  /** Over the attacks one holds: what one does. */
  'look.attack': { city: CityId; against: Seat; owns: boolean; first: boolean };
  /** Over the chances of the dice. */
  'look.odds': { against: Seat; sure: boolean };
  'look.prize': { seat: Seat; city: CityId; elected: boolean };
  'look.not-held': Nothing;
  /** The only card that parries. */
  'look.only': { card: MediaId };
  'look.whose': { owner: Seat | null };
};

/** What stopping in a city leads to. */
type Stop = 'free' | 'own' | 'safe' | 'out' | 'battle';

/** Makes a message of the pictures. */
export const look = messages<Labels>();
