/**
 * A game of each kind, played to its end by people who read the pseudo-language: the channel tells all of it, and Discord would take every post and
 * every panel, in words instead of pictures.
 */
import pino from 'pino';
import { expect, test } from 'vitest';
import { openPictures } from '../../../src/discord/pictures/pictures.ts';
import { panelFigure, panelPost } from '../../../src/discord/present/panel/panel.ts';
import { speechOf } from '../../../src/discord/speech/speech.ts';
import { mainLang } from '../../../src/i18n/languages.ts';
import { problemsOfMessage } from '../../../src/playground/specification/index.ts';
import { expectNothingLost, expectPosts, expectWhole, type Looked, playInChannel } from '../../chronicle/story.ts';
import { standings } from '../../games/standings.ts';
import { speakPseudo } from './speak.ts';

const said = openPictures(() => Promise.reject(new Error('no pictures')), pino({ level: 'silent' }));
/** A letter that English does not have. */
const foreign = /[áčďěфğħïĵķłмñöπǧřšťűνŵÿž]/;

/** What Discord would refuse in the panels of the players who are asked now; `n`: how many there are. */
async function panelsAt({ channel: { tables }, id, game }: Looked): Promise<{ n: number; problems: string[] }> {
  const { toAct, seats } = (await tables.find(id))!;
  const asked = Object.keys(seats).filter((user) => toAct.includes(seats[user]!));
  const problems: string[] = [];
  for (const user of asked) {
    const told = await tables.snapshot(id, user);
    if (!told.ok) throw new Error(JSON.stringify(told.error));
    const panel = { game, snapshot: told.value, speech: speechOf(game, told.value.table, mainLang) };
    const figure = panelFigure(panel);
    const post = panelPost(panel, figure && (await said.show(figure)));
    problems.push(...problemsOfMessage({ flags: 32768, components: post.components }, []));
    if (!foreign.test(JSON.stringify(post.components))) problems.push(`no word of the language: ${JSON.stringify(post.components)}`);
  }
  return { n: asked.length, problems };
}

test.each(standings.map((standing) => [standing.game.command, standing] as const))('%s', { timeout: 300_000 }, async (_, standing) => {
  speakPseudo(standing.game);
  const panels = { n: 0, problems: [] as string[] };

  const played = await playInChannel(standing, 0, mainLang, {
    firm: true,
    async looked(at) {
      const { n, problems } = await panelsAt(at);
      panels.n += n;
      panels.problems.push(...problems);
      return true;
    },
  });

  expect(played.table.phase).toBe('over');
  expectWhole(played);
  expectNothingLost(played);
  expectPosts(played);
  expect(panels.problems).toEqual([]);
  expect(panels.n).toBeGreaterThan(10);
  expect(played.channel.posts().at(-1)!.join()).toMatch(foreign);
  await played.channel.close();
});
