/** What the final state holds can be told from the posts alone. */
import { expect } from 'vitest';
import type { CampaignView } from '../../src/games/campaign/rules/view.ts';
import type { CandidateView } from '../../src/games/candidate/rules/view.ts';
import type { MoiPresidentView } from '../../src/games/moi-president/rules/view.ts';
import type { PresidentView } from '../../src/games/president/rules/view.ts';
import type { Message, Seat } from '../../src/kernel/types.ts';
import type { Channelled } from './story.ts';

/**
 * The last post names the winners, each with the votes or points they have; whatever somebody owns at the end stands in a line with its owner.
 * One exception: the Convention of Candidate gives away all Undecided votes at once. Such a state was told to become Undecided, and who won them all.
 */
export async function expectEnd({ channel, table, game, speech, events }: Channelled): Promise<void> {
  const outcome = channel.posts().at(-1)!.slice(0, 2).join('\n');
  const told = await channel.tables.glance(table.id, null);
  if (!told.ok) throw new Error('the game is gone');
  const { view } = told.value;
  for (const seat of table.outcome!.winners) {
    expect(outcome, 'the winner').toContain(speech.text.player(seat));
    const total = totalOf(game.command, view, seat);
    if (total !== undefined) expect(outcome.match(/\d+/g) ?? [], 'what the winner has').toContain(String(total));
  }
  const lines = channel.posts().flat();
  const isTold = (owner: Seat, name: string) =>
    lines.some((line) => line.includes(name) && [speech.text.player(owner), speech.text.seat(owner)].some((one) => line.includes(one)));
  for (const { place, owner } of ownersIn(game.command, view)) {
    const name = speech.text.title(place);
    if (wonInConvention(events, place, owner)) expect(lines.join('\n')).toContain(name);
    else expect(isTold(owner, name), `${name} belongs to ${speech.text.player(owner)}`).toBe(true);
  }
}

/** What a winner has, in the games whose winner is told by it. */
function totalOf(game: string, view: unknown, seat: Seat): number | undefined {
  if (game === 'campaign') return (view as CampaignView).sides[seat as 'obama' | 'mccain'].votes;
  if (game === 'candidate') return (view as CandidateView).runners.find((one) => one.seat === seat)?.votes;
  if (game === 'president') return (view as PresidentView).seats.find((one) => one.seat === seat)?.strength;
  return game === 'moi-president' ? (view as MoiPresidentView).places.find((one) => one.seat === seat)?.total : undefined;
}

function ownersIn(game: string, view: unknown): { place: string; owner: Seat }[] {
  if (game === 'campaign') {
    const { sides } = view as CampaignView;
    return Object.entries(sides).flatMap(([owner, { won }]) => won.map(({ id }) => ({ place: id, owner })));
  }
  if (game === 'candidate') return (view as CandidateView).runners.flatMap(({ seat, won }) => won.map((place) => ({ place, owner: seat })));
  if (game === 'president') return (view as PresidentView).cities.flatMap(({ id, owner }) => (owner === null ? [] : [{ place: id, owner }]));
  return [];
}

/** The state was counted for nobody, or for another who is out, and `owner` won all Undecided votes later. */
function wonInConvention(events: readonly Message[], state: string, owner: Seat): boolean {
  const counts = events.flatMap(({ key, args }) => (key === 'count' ? [args as unknown as Count] : []));
  const primary = counts.findLast(({ box }) => box === state);
  const isWonBy = ({ verdict }: Count) => verdict.kind === 'won' && verdict.by === owner;
  return primary !== undefined && !isWonBy(primary) && counts.some((one) => one.box === 'undecided' && one.kind === 'convention' && isWonBy(one));
}

interface Count {
  box: string;
  kind: string;
  verdict: { kind: string; by?: Seat };
}
