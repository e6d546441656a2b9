/** `/stats` and `/leaderboard`: results on this server. What is shown here comes from games played here, so that nobody learns where else one plays. */

import { privately } from '../../interactions/reply.ts';
import type { Call, CommandCall, Services } from '../../interactions/services.ts';
import { leadersPost, statsFigure, statsPost, type Whose } from '../../present/looking-back/records.ts';
import { seenBy } from '../../present/parts/figures.ts';
import { disarm } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { note, type Post } from '../../wire/parts.ts';
import { chosenBy } from '../people/settings.ts';
import { personFrom } from '../play/person.ts';

export async function stats(services: Services, call: CommandCall): Promise<void> {
  const { interaction, person, speech } = call;
  const { options } = interaction;
  const given = options.get('player');
  const asked = typeof given === 'object' ? personFrom(given) : person;
  const whose: Whose = options.get('server') === true ? 'server' : { name: asked.id === person.id ? null : asked.name };
  return privately(interaction, statsOf(services, call, whose, whose === 'server' ? null : asked.id, speech().text));
}

async function statsOf(services: Services, call: Call, whose: Whose, user: string | null, say: ReturnType<Call['speech']>['text']): Promise<Post> {
  const name = whose === 'server' || whose.name === null ? null : disarm(whose.name);
  const isUnlisted = user !== null && (await chosenBy(services, user)).unlisted;
  if (isUnlisted && name !== null) return note(say(bot('bot.stats.theirs', { name })));
  const { games, standing, ranked } = await services.tables.scores(call.interaction.guild ?? '', user);
  if (games.length === 0) return note(say(whose === 'server' ? bot('bot.stats.noneHere') : bot('bot.stats.none', { name })));
  const speech = call.speech();
  const figure = statsFigure(services, games, whose, speech);
  return statsPost(whose, standing, ranked, isUnlisted, await services.pictures.show(seenBy(figure, call.settings)), speech);
}

export async function leaderboard(services: Services, call: CommandCall): Promise<void> {
  const game = call.interaction.options.get('title');
  return show(services, call, typeof game === 'string' ? game : null, 0);
}

/** Another page: `<page>.<game>`. */
export async function leaders(services: Services, call: Call, arg: string): Promise<void> {
  const [, page = '0', game = ''] = /^(\d{1,4})\.(.*)$/su.exec(arg) ?? [];
  return show(services, call, game === '' ? null : game, Number(page));
}

async function show(services: Services, call: Call, game: string | null, page: number): Promise<void> {
  const made = async () => leadersPost(services, await services.tables.leaderboard(call.interaction.guild ?? '', game), game, page, call.speech());
  return privately(call.interaction, made());
}
