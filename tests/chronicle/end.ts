/** What the final state holds can be told from the posts alone. */
import { expect } from 'vitest';
import type { Message, Seat } from '../../src/kernel/types.ts';
import type { Standing } from '../standing/play.ts';
import type { Channelled } from './story.ts';

/**
 * The last post names the winners, each with their votes or points, and has a line for everyone who played. Only the story below tells what decided the
 * game. What a player owns at the end is in a line with its owner.
 * One exception: the Convention of Candidate gives away all Undecided votes at once. The posts then say that such a state became Undecided, and who won
 * all Undecided votes.
 */
export function expectEnd({ channel, table, speech, events, view }: Channelled, { final }: Pick<Standing, 'final'>): void {
  const { totals, owned } = final(view);
  const last = channel.posts().at(-1)!;
  for (const seat of Object.keys(totals)) expect(last.join('\n'), 'everybody who played').toContain(speech.text.player(seat));
  for (const seat of table.outcome!.winners) {
    const outcome = last.slice(last.findIndex((one) => one.startsWith('### '))).join('\n');
    expect(outcome, 'the winner').toContain(speech.text.player(seat));
    expect(outcome.match(/\d+/g) ?? [], 'what the winner has').toContain(String(totals[seat]));
  }
  const result = last.filter((one) => one.startsWith('- '));
  expect(result, 'a line for each, and none that tells the last turn once more').toHaveLength(Object.keys(totals).length);
  for (const line of result)
    expect(
      Object.keys(totals).some((seat) => line.startsWith(`- **${speech.text.player(seat)}**`)),
      line,
    ).toBe(true);
  const lines = channel.posts().flat();
  const isTold = (owner: Seat, name: string) =>
    lines.some((line) => line.includes(name) && [speech.text.player(owner), speech.text.seat(owner)].some((one) => line.includes(one)));
  for (const { place, owner } of owned) {
    const name = speech.text.title(place);
    if (wonInConvention(events, place, owner)) expect(lines.join('\n')).toContain(name);
    else expect(isTold(owner, name), `${name} belongs to ${speech.text.player(owner)}`).toBe(true);
  }
}

/** Whether the state counted for nobody, or for another player who is out, and `owner` won all Undecided votes later. */
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
