import { z } from 'zod';
import { refusal } from '../errors.ts';
import { BOT_ID, GUILD_ID } from '../ids.ts';
import type { Local } from '../local.ts';
import { readCommand } from '../rules/command.ts';
import { conform, invalidForm } from '../rules/form.ts';
import { done, ok, type RestRequest, type Route } from './router.ts';

const MOST_COMMANDS = 100;

/** The bot's slash commands, for every server and for this one. */
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
        const { command, isNew } = commands.add(scope(param), readCommand(body));
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

function readAll(body: unknown) {
  const all = conform<unknown[]>(z.array(z.unknown()).max(MOST_COMMANDS), body).map(readCommand);
  const twice = all.findIndex(({ name }, at) => all.findIndex((other) => other.name === name) < at);
  if (twice >= 0)
    throw invalidForm([{ path: [twice, 'name'], code: 'APPLICATION_COMMANDS_DUPLICATE_NAME', message: 'Application command names must be unique' }]);
  return all;
}
