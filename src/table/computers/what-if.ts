/** A player tries out, alone and in private, what an answer might lead to. Nothing is written to the game, except that it counts for no rating. */
import { LRUCache } from 'lru-cache';
import { informationSetFor } from '../../kernel/information-set.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/types.ts';
import { trusted } from '../looking-back/review/account.ts';
import type { TryOut } from '../model/advice.ts';
import { mayTryOut } from '../model/options.ts';
import type { TableResult } from '../model/refusals.ts';
import type { Tables } from '../model/tables.ts';
import type { Asked, Snapshot } from '../model/types.ts';
import { atTable } from '../play/move.ts';
import { use } from '../work/budget.ts';
import { steadyNumber } from '../work/chance.ts';
import { trustAt } from '../work/computers.ts';
import { type Loaded, outOf, positionOf } from '../work/loaded/loaded.ts';
import { infoOf, isTried, refOf } from '../work/loaded/snapshot.ts';
import type { Context } from '../work/work.ts';
import { countAsAdvised } from './advice.ts';
import { answered, begun, type Imagined, type Imagining, imagining, type Reply, textOf } from './imagining.ts';
import { type Pick, pickedIn, pickOf, readWay, type Way, writeWay } from './ways.ts';

/** How many moments of try-outs stay in memory, at a few kilobytes each; any other is played again. */
const mostKept = 256;
/** A thought that time cuts short would not come again: this is longer than any takes, in ms of a thread's own time. */
const guardMs = 10_000;
/** How many ways the cards may lie are looked at for the chances. */
const ways = 60;

/** A moment, with the seat's chance to win from there. */
interface Reached extends Imagined {
  chance: number | null;
}

/** The real question of a seat, and the try-out that a reference means there. */
interface Trying {
  loaded: Loaded;
  seat: Seat;
  asked: Asked;
  way: Way & { known: string };
  from: Imagining;
}

export function openWhatIf(context: Context): { whatIf: Tables['whatIf'] } {
  const held = new LRUCache<string, Reached>({ max: mostKept });

  /** The moment that these answers lead to, each tried after the ones before. */
  const reach = async (trying: Trying, picks: readonly Pick[], whose: readonly [string, string]): Promise<TableResult<Reached>> => {
    const { from, way, loaded, seat } = trying;
    const key = JSON.stringify([loaded.row.id, seat, way.from, from.seed, picks]);
    const known = held.get(key);
    if (known) return ok(known);
    const next = await moment(trying, picks, whose);
    if (!next.ok) return next;
    const reached = { ...next.value, chance: await chanceIn(context, trying, next.value, whose) };
    held.set(key, reached);
    return ok(reached);
  };
  const moment = async (trying: Trying, picks: readonly Pick[], whose: readonly [string, string]): Promise<TableResult<Imagined>> => {
    const last = picks.at(-1);
    if (!last) return ok(begun(trying.from));
    const before = await reach(trying, picks.slice(0, -1), whose);
    if (!before.ok) return before;
    const picked = before.value.decision && pickedIn(before.value.decision, last);
    return picked ? answered(trying.from, before.value, picked, replyOf(context, trying, whose)) : refuse({ why: 'stale' });
  };

  return {
    async whatIf(id, user, ref, answer, request) {
      const whose = [user, id] as const;
      const told = await context.look({ what: 'what if', table: id, user }, () => tryingAt(context, id, user, ref));
      if (!told.ok) return told;
      const trying = told.value;
      const counted = await context.change({ what: 'what if', table: id, user }, null, (work) => use(context, work, 'tryouts', { person: user }));
      if (!counted.ok) return counted;
      return context.look({ what: 'what if', table: id, user }, async () => {
        let { picks } = trying.way;
        let here = await reach(trying, picks, whose);
        if (here.ok && answer) {
          const { decision } = here.value;
          if (!decision) return refuse({ why: 'stale' });
          picks = [...picks, pickOf(decision, answer({ ref, decision }))];
          here = await reach(trying, picks, whose);
        }
        if (!here.ok) return here;
        const advised = await countAsAdvised(context, trying.loaded, user, request);
        return advised.ok ? ok(tryOutOf(trying, picks, here.value)) : advised;
      });
    },
  };
}

/** Finds the question that the try-out belongs to. Refused as `stale` once the question, or what the seat knows, has changed. */
async function tryingAt(context: Context, id: string, user: string, ref: string): Promise<TableResult<Trying>> {
  const seated = await atTable(context, id, user);
  if (!seated.ok) return seated;
  const { loaded, seat } = seated.value;
  const { rules, mind } = loaded.game;
  if (!mind || !context.thinker) return refuse({ why: 'no-computer' });
  const { tryOuts, rated } = infoOf(loaded);
  if (!mayTryOut({ tryOuts, rated })) return refuse({ why: 'no-tryouts', chosen: tryOuts === false });
  const { state, open } = await positionOf(loaded);
  const decision = open.find((one) => one.seat === seat);
  if (!decision) return refuse({ why: isTried(ref) ? 'stale' : 'not-waited' });
  const asked = { ref: refOf(loaded, decision), decision };
  const known = informationSetFor(mind, state, seat);
  const print = steadyNumber(textOf(known)).toString(36);
  const way = readWay(ref);
  if (way.from !== asked.ref || (way.known ?? print) !== print) return refuse({ why: 'stale' });
  return ok({ loaded, seat, asked, way: { ...way, known: print }, from: imagining({ rules, mind }, known, seat, way.deal) });
}

/** How the regular computer answers for the others. */
const replyOf =
  ({ thinker, clock }: Context, { loaded: { game } }: Trying, whose: readonly [string, string]): Reply =>
  async (known, seed) => {
    const pending = thinker!.think({ game: game.command, known, level: 'carefully', seed, guardMs }, { for: 'hint', whose, since: clock() });
    return (await pending.thought)?.picked ?? null;
  };

/** The seat's chance to win, by what it would know there; null: the game is over, or nobody assesses it here. */
async function chanceIn({ thinker, clock }: Context, { from, seat, loaded }: Trying, { state }: Imagined, whose: readonly [string, string]) {
  if (state.outcome || !thinker?.assess) return null;
  const positions = [informationSetFor(from.mind, state, seat)];
  const assessing = { game: loaded.game.command, positions, ways, seed: steadyNumber(`chance ${from.seed}`) };
  const [assessed] = (await thinker.assess(assessing, { for: 'hint', whose, since: clock() }).thought) ?? [];
  const trust = trustAt(loaded, from.mind);
  return assessed && trust !== 0 ? (trusted(assessed.chances, trust)[seat] ?? null) : null;
}

/** What the player sees there. */
function tryOutOf({ loaded, seat, asked, way, from }: Trying, picks: readonly Pick[], { state, decision, events, chance }: Reached): TryOut {
  const ref = writeWay({ ...way, picks });
  const [first] = picks;
  const end = state.outcome ? 'over' : !decision ? 'long' : ref === null ? 'far' : null;
  return {
    snapshot: imaginedSnapshot(loaded, seat, from, state, decision && ref !== null ? { ref, decision } : null),
    events,
    first: first ? { asked, picked: pickedIn(asked.decision, first)! } : null,
    back: first ? writeWay({ ...way, picks: picks.slice(0, -1) }) : null,
    other: first ? writeWay({ ...way, deal: way.deal + 1, picks: [first] }) : null,
    chance,
    end,
  };
}

/** The imagined game as the seat would see it: no clock runs there, and nothing is proposed, planned or taken back. */
function imaginedSnapshot(loaded: Loaded, seat: Seat, { rules }: Imagining, state: Imagined['state'], asked: Asked | null): Snapshot {
  const { outcome, gone } = state;
  const none = { since: {}, banks: {}, clock: 'none', paused: null, rest: null, away: [], proposals: [], trouble: null };
  return {
    table: { ...infoOf(loaded), ...none, phase: outcome ? 'over' : 'playing', outcome, toAct: asked ? [seat] : [] },
    viewer: seat,
    view: rules.view(state, seat),
    asked,
    open: null,
    calls: {},
    canUndo: false,
    gone,
    out: outOf(loaded, { state }),
    canAskBack: false,
    orders: null,
    ahead: [],
    fell: false,
    course: null,
  };
}
