/** The picture of a question: the squares ahead, the cities to choose from, the battle or flight with its odds, and the cards that can be shown. */
import type { Say } from '../../../i18n/types.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import type { Part } from '../../../scene/build.ts';
import type { Scene } from '../../../scene/types.ts';
import type { Now, Posed, Sketch } from '../../game.ts';
import { helicopterAttack, helicopterParade, paradeFor } from '../data/media.ts';
import { look } from '../labels.ts';
import type { PresidentView } from '../rules/view.ts';
import { news, print } from './palette.ts';
import { answerRows, attackRows, duelPart, flyingPart, oddsPart, shownRow } from './question-battle.ts';
import { aheadPart, choicePart, flightsPart } from './question-cities.ts';
import { racePart, rowsPart, sceneOf, strip } from './question-parts.ts';

/** What the city would give the newcomer besides its points, if that decides something. */
function prizePart({ ask: { args } }: Posed, { fight }: PresidentView, say: Say): Part | null {
  if (!fight || (args?.elected !== true && args?.group !== true)) return null;
  return strip(say(look('look.prize', { seat: fight.newcomer, city: fight.city, elected: args.elected === true })), news);
}

/** With up to this many attacks, there is room for everyone's strength. */
const mostBesideRace = 4;

/** Both sides, the player's attacks, and the chances of the dice. */
function battle(view: PresidentView, posed: Posed, say: Say): Scene {
  const { ask, options } = posed;
  const { city, against, owns, first } = ask.args ?? {};
  const attacks = attackRows(view, options, say);
  const odds = oddsPart(options, say);
  const isSure = options.some(({ detail }) => detail?.args?.sure === true);
  const head =
    attacks.length > 0 && typeof city === 'string' && typeof against === 'string'
      ? strip(say(look('look.attack', { city, against, owns: owns === true, first: first === true })), print.accent)
      : null;
  const dice = odds && typeof against === 'string' ? strip(say(look('look.odds', { against, sure: isSure }))) : null;
  return sceneOf([
    duelPart(view, say),
    prizePart(posed, view, say),
    head,
    rowsPart(attacks, attacks.length > 1 ? 2 : 1, say),
    dice,
    odds,
    attacks.length > mostBesideRace ? null : racePart(view, say),
  ]);
}

const idsOf = (options: readonly Option[]): string[] => options.filter(({ leaves }) => leaves === undefined).map(({ id }) => id);

/** The picture of a question; null if the whole board shows it best. */
function scene(view: PresidentView, posed: Posed, seat: Seat, say: Say): Scene | null {
  const { ask, options } = posed;
  const { args } = ask;
  switch (ask.key) {
    case 'ask.roll':
      return typeof args?.square === 'number' ? sceneOf([aheadPart(view, seat, args.square, say), racePart(view, say)]) : null;
    case 'ask.fly':
      return sceneOf([racePart(view, say), flightsPart(view, seat, options, say)]);
    case 'ask.tie':
    case 'ask.give':
      return sceneOf([choicePart(view, seat, options, 'give', say), racePart(view, say)]);
    case 'ask.free':
    case 'ask.get':
      return sceneOf([choicePart(view, seat, options, 'take', say), racePart(view, say)]);
    case 'ask.attack':
    case 'ask.commit':
      return battle(view, posed, say);
    case 'ask.parry': {
      const { attack, from } = args ?? {};
      if (typeof attack !== 'string' || typeof from !== 'string') return null;
      const rows = [shownRow(attack, from, say), ...answerRows(view, options, paradeFor(attack), say)];
      return sceneOf([duelPart(view, say), rowsPart(rows, 1, say), racePart(view, say)]);
    }
    case 'ask.block':
      return sceneOf([flyingPart(view, say), rowsPart(answerRows(view, options, helicopterAttack, say), 1, say), racePart(view, say)]);
    case 'ask.insist': {
      const { blocker } = args ?? {};
      const shown = typeof blocker === 'string' ? [shownRow(helicopterAttack, blocker, say)] : [];
      return sceneOf([flyingPart(view, say), rowsPart([...shown, ...answerRows(view, options, helicopterParade, say)], 1, say), racePart(view, say)]);
    }
    default:
      return null;
  }
}

/** The picture beside a question, for the player asked. */
export function question(view: PresidentView, posed: Posed, _now: Now, say: Say): Sketch | null {
  const seat = view.own?.seat;
  const drawn = seat === undefined ? null : scene(view, posed, seat, say);
  return drawn && { scene: drawn, tells: idsOf(posed.options), says: 'all' };
}
