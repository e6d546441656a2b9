/** What the final state holds can be told from the posts alone. */
import { expect } from 'vitest';
import type { CampaignView } from '../../src/games/campaign/view.ts';
import type { CandidateView } from '../../src/games/candidate/view.ts';
import type { PresidentView } from '../../src/games/president/view.ts';
import type { Seat } from '../../src/kernel/types.ts';
import type { Channelled } from './story.ts';

/**
 * Winners are named in the last post, with their votes where votes decide; whatever somebody owns at the end stands in a line with its owner.
 * (What was Undecided in Candidate's primaries is won as a whole in the Convention: there the state is only named.)
 */
export function expectEnd({ channel, table, game, speech }: Channelled): void {
  const last = channel.posts().at(-1)!.join('\n');
  for (const seat of table.outcome!.winners) expect(last, 'the winner').toContain(speech.text.player(seat));
  const told = channel.tables.glance(table.id, null);
  if (!told.ok) throw new Error('the game is gone');
  const lines = channel.posts().flat();
  for (const { place, owner } of ownersIn(game.command, told.value.view)) {
    const name = speech.text.title(place);
    const names = game.command === 'candidate' ? [''] : [speech.text.player(owner), speech.text.seat(owner)];
    const isTold = lines.some((line) => line.includes(name) && names.some((one) => line.includes(one)));
    expect(isTold, `${name} belongs to ${names.join(' / ')}`).toBe(true);
  }
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
