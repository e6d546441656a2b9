/** The texts on pictures: each key with its arguments. Each must fit its space: pictures cut off what doesn't. */
import { messages, type Nothing } from '../../i18n/say.ts';
import type { Seat } from '../../kernel/types.ts';
import type { CityId, InfosId, MediaId, MediaKind } from './vocabulary.ts';

export type Labels = {
  /** The word below a square's icon. */
  'look.square': { name: string };
  /** A city's name on its square. */
  'look.city': { city: CityId };
  'look.to-act': { n: number };
  'look.elected': Nothing;
  /** Above the last player at the table, who wins without being elected. */
  'look.unopposed': Nothing;
  /** The game's name, on its board. */
  'look.name': Nothing;
  /** A final score, and the points needed. */
  'look.score': { points: number };
  'look.owned': { n: number };
  'look.goal': { points: number };
  'look.left': Nothing;
  /** Points won or lost by the last event. */
  'look.swing': { points: number };
  'look.turn': { turn: number; round: number; limit: number | null };
  /** One side of a battle, with their strength. */
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
  /** How many Président cards went under the pile. */
  'look.spent': { seat: Seat; n: number };
  /** A contested city stays with its owner. */
  'look.kept': Nothing;
  /** Beside an attack: no answer, or none yet. */
  'look.no-parry': Nothing;
  'look.parry-open': Nothing;
  /** Above a flight's destination. */
  'look.flight': Nothing;
  'look.hand': { n: number };
  'look.pile': { n: number };
  'look.kind': { kind: MediaKind };
  'look.effect': { kind: MediaKind; blocks: boolean };
  /** A card's story, if there is room. */
  'look.story': { card: MediaId };
  'look.pair': { card: MediaId };
  /** What stopping in a city leads to; `percent`: by the dice alone. `completes`: the player would then hold every city of its value. */
  'look.stop': { state: Stop; percent: number; completes: boolean };
  /** What a square that isn't a city does. */
  'look.order': { square: number };
  /** How many of the cities of this value are the player's, out of how many; `taking`: counting this one. */
  'look.group': { n: number; of: number; taking: boolean };
  /** Groups of its value are never safe. */
  'look.alone': Nothing;
  'look.no-offer': Nothing;
  /** The number of Président cards. */
  'look.commit': { n: number };
  'look.percent': { percent: number };
  'look.die-plus': { plus: number };
  /** Above the attacks in the player's hand: what an attack does. */
  'look.attack': { city: CityId; against: Seat; owns: boolean; first: boolean };
  /** Above the chances of the dice. */
  'look.odds': { against: Seat; sure: boolean };
  'look.prize': { seat: Seat; city: CityId; elected: boolean };
  'look.not-held': Nothing;
  /** The only card that parries. */
  'look.only': { card: MediaId };
  'look.whose': { owner: Seat | null };
};

/** What stopping in a city leads to. */
type Stop = 'free' | 'own' | 'safe' | 'out' | 'battle';

/** Makes a message for the pictures. */
export const look = messages<Labels>();
