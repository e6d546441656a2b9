/** The line below a board that calls a player. */
import { expect, test } from 'vitest';
import { callLines, callPost } from '../../src/discord/present/board/board-post.ts';
import { proposalPost } from '../../src/discord/present/time/proposal.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import type { Snapshot } from '../../src/table/model/types.ts';
import { demoGame } from '../table/demo-game.ts';
import { tableInfo } from '../table/table-info.ts';

const table = tableInfo({ rated: true });
const snapshot = { table, viewer: null, open: null, calls: {} } as unknown as Snapshot;

test('says what has just been decided, before whom it calls: the board may be far above', () => {
  const [headline] = demoGame.headlines;
  const story = [{ key: 'table.paused' }, { key: headline!, args: { seat: 'A' } }, { key: 'table.went-back', args: { seat: 'A' } }];
  const { components, mentions } = callPost({ game: demoGame, snapshot, story, pings: ['1'], speech: speechOf(demoGame, table, 'en') }, ['A']);
  const lines = (components[0] as { content: string }).content.split('\n');
  expect(lines.slice(0, -1)).toHaveLength(3);
  expect(lines[0]).toBe('-# The game is paused: clocks and reminders stop.');
  expect(lines.at(-1)).toContain('<@1>');
  expect(mentions).toEqual(['1']);
});

test('says once of somebody that the game plays for them, however often it has', () => {
  const story = ['A', 'B', 'A', 'B', 'A'].map((seat) => ({ key: 'table.by-default', args: { seat } }));
  const { components } = callPost({ game: demoGame, snapshot, story, pings: ['1'], speech: speechOf(demoGame, table, 'en') }, ['A']);
  const lines = (components[0] as { content: string }).content.split('\n');
  expect(lines.slice(0, -1)).toEqual(
    ['A', 'B'].map((seat) => `-# ${speechOf(demoGame, table, 'en').line({ key: 'table.by-default', args: { seat } })}`),
  );
});

test('so does what would be undone by taking back', () => {
  const proposal = { kind: 'back', fate: 'open', by: '1', asked: ['2'], agreed: [], against: [], about: '1', n: 1, since: 0, until: 'answer' };
  const undone = ['A', 'A', 'B'].map((seat) => ({ key: 'table.by-default', args: { seat } }));
  const post = proposalPost(table, proposal as never, { undone, pings: [] }, speechOf(demoGame, table, 'en'));
  expect(JSON.stringify(post).match(/· The game plays for/g)).toHaveLength(2);
});

test('what taking back would undo is what was done, not who led then; what it would mean is told as long as it is asked', () => {
  const speech = speechOf(demoGame, table, 'en');
  const away = { key: 'table.by-default', args: { seat: 'A' } };
  const undone = [away, { key: 'table.standing', args: { standing: { key: 'table.paused' } } }];
  const read = (fate: 'open' | 'refused') => {
    const proposal = { kind: 'back', fate, by: '1', asked: ['2'], agreed: [], against: [], about: '1', n: 1, since: 0, refuser: '2' };
    return JSON.stringify(proposalPost(table, proposal as never, { undone: fate === 'open' ? undone : [], pings: [] }, speech));
  };
  expect(read('open').match(/-# · /g)).toHaveLength(1);
  expect(read('open')).toContain('Nobody forgets');
  expect(read('refused')).not.toContain('Nobody forgets');
});

test('of who is away it says that the game plays for them, and asks them nothing', () => {
  const calls = { A: { key: 'table.paused' } };
  const read = (away: string[], lang: 'en' | 'fr') => callLines({ table: { ...table, away }, calls }, ['A'], speechOf(demoGame, table, lang));
  expect(read([], 'en')).toContain('<@1>');
  expect(read(['A'], 'en')).toMatch(/^Ada is away, so the game plays for them: /);
  expect(read(['A'], 'fr')).toMatch(/^Ada s’absente, le jeu répond à sa place/);
});
