/** What the final state holds can be told from the posts alone. */
import { expect } from 'vitest';
import type { CampaignView } from '../../src/games/campaign/view.ts';
import type { CandidateView } from '../../src/games/candidate/view.ts';
import type { PresidentView } from '../../src/games/president/view.ts';
import type { Seat } from '../../src/kernel/types.ts';
import type { Channelled } from './story.ts';

/** Winners are named in the last post; every state and city that somebody owns stands in a line that names the owner or the character. */
export function expectEnd({ channel, table, game, speech }: Channelled): void {
  const last = channel.posts().at(-1)!.join('\n');
  for (const seat of table.outcome!.winners) expect(last, 'the winner').toContain(speech.text.player(seat));
  const told = channel.tables.glance(table.id, null);
  if (!told.ok) throw new Error('the game is gone');
  const lines = channel.posts().flat();
  for (const { place, owner } of ownersIn(game.command, told.value.view)) {
    const name = speech.text.title(place);
    const names = [speech.text.player(owner), speech.text.seat(owner)];
    expect(
      lines.some((line) => line.includes(name) && names.some((one) => line.includes(one))),
      `${name} belongs to ${names.join(' / ')}`,
    ).toBe(true);
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
