/** The reasons for one move of a scenario as its own player reads them in English; each is checked against the states themselves. */
import { campaign } from '../../../src/games/campaign/game.ts';
import type { Campaign } from '../../../src/games/campaign/state.ts';
import { openSay } from '../../../src/i18n/say.ts';
import type { Lang, Say } from '../../../src/i18n/types.ts';
import { saidOf } from '../said.ts';
import type { Table } from '../scenario.ts';

const game = campaign as unknown as Parameters<typeof saidOf>[0];
export const sayIn = (lang: Lang): Say => openSay({ lang, texts: campaign.texts[lang], players: {} });
const say = sayIn('en');

export function told(table: Table<Campaign>, move: Parameters<typeof saidOf>[2]) {
  const { own, messages } = saidOf(game, table as unknown as Parameters<typeof saidOf>[1], move);
  return { keys: own, first: say(messages[0]!), all: messages.map((one) => say(one)) };
}
