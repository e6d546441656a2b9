/** Routes by which a bot registers its commands. */
import { ApplicationCommandType, RESTJSONErrorCodes } from 'discord-api-types/v10';
import { z } from 'zod';
import { isNamesake } from '../commands.ts';
import { DiscordError, refusal } from '../errors.ts';
import { BOT_ID, GUILD_ID } from '../ids.ts';
import type { Local } from '../local.ts';
import { type CommandBody, readCommand } from '../rules/command.ts';
import { conform, invalidForm } from '../rules/form.ts';
import { done, ok, type RestRequest, type Route } from './router.ts';

/** For each type. */
const most = { [ApplicationCommandType.ChatInput]: 100, [ApplicationCommandType.User]: 15, [ApplicationCommandType.Message]: 15 } as const;

/** The bot's commands, for every server and for this one. */
export function commandRoutes(local: Local): Route[] {
  return [...routesAt(local, '/applications/:app/commands'), ...routesAt(local, '/applications/:app/guilds/:guild/commands')];
}

function routesAt({ commands }: Local, path: string): Route[] {
  const scope = (param: (name: string) => string): string | null => {
    if (param('app') !== BOT_ID) throw refusal('unknownApplication');
    if (!path.includes(':guild')) return null;
    if (param('guild') !== GUILD_ID) throw refusal('unknownGuild');
    return GUILD_ID;
  };
  return [
    { method: 'GET', path, handle: (_, param) => ok(commands.of(scope(param))) },
    { method: 'PUT', path, handle: ({ body }, param) => ok(commands.replace(scope(param), readAll(body))) },
    {
      method: 'POST',
      path,
      handle: ({ body }, param) => {
        const read = readCommand(body);
        demandRoom([...commands.of(scope(param)).filter((each) => !isNamesake(read)(each)), read], read.type);
        const { command, isNew } = commands.add(scope(param), read);
        return ok(command, isNew ? 201 : 200);
      },
    },
    { method: 'GET', path: `${path}/:command`, handle: (_, param) => ok(commands.get(scope(param), param('command'))) },
    {
      method: 'PATCH',
      path: `${path}/:command`,
      handle: ({ body }: RestRequest, param) => {
        const { id, application_id, version, ...old } = commands.get(scope(param), param('command'));
        return ok(commands.change(scope(param), id, readCommand({ ...old, ...conform<object>(z.looseObject({}), body) })));
      },
    },
    {
      method: 'DELETE',
      path: `${path}/:command`,
      handle: (_, param) => {
        commands.remove(scope(param), param('command'));
        return done;
      },
    },
  ];
}

function readAll(body: unknown): CommandBody[] {
  const all = conform<unknown[]>(z.array(z.unknown()), body).map(readCommand);
  const twice = all.findIndex((one, at) => all.findIndex(isNamesake(one)) < at);
  if (twice >= 0)
    throw invalidForm([{ path: [twice, 'name'], code: 'APPLICATION_COMMANDS_DUPLICATE_NAME', message: 'Application command names must be unique' }]);
  for (const type of Object.keys(most)) demandRoom(all, Number(type));
  return all;
}

function demandRoom(all: readonly CommandBody[], type: number): void {
  const room = most[type as keyof typeof most];
  if (all.filter((each) => each.type === type).length <= room) return;
  throw new DiscordError(
    400,
    RESTJSONErrorCodes.MaximumNumberOfApplicationCommandsReached,
    `Maximum number of application commands reached (${room})`,
  );
}
