/** What people have chosen for themselves, and moderators for their servers. Read at use: another process may have changed it. */

import { langs } from '../../i18n/languages.ts';
import { ok, refuse } from '../../kernel/result.ts';
import { usualHabits } from '../clock/calendar.ts';
import type { ServerSettings, Settings } from '../model/choices.ts';
import type { Tables } from '../model/tables.ts';
import { retime } from '../play/waiting.ts';
import { type Context, valueAgain } from '../work/work.ts';

export const usualSettings: Settings = {
  lang: null,
  ...usualHabits,
  scheme: 'usual',
  words: false,
  unlisted: false,
};
const usualServer: ServerSettings = { lang: null, channels: [] };

/** The time zone of this name as the runtime writes it, or an offset of at most fourteen hours (`+02:00`), which knows no summer time; null: there is none. */
export function zoneOf(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return /^[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00)$/.test(name) ? name : null;
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

export function openSettings(context: Context): Pick<Tables, 'settings' | 'changeSettings' | 'server' | 'changeServer'> {
  const { store } = context;

  const settings = async (user: string): Promise<Settings> => {
    const row = await store.settings(user);
    // A language that this version does not speak is as good as none.
    return row ? { ...row, lang: row.lang !== null && langs.includes(row.lang) ? row.lang : null } : usualSettings;
  };
  const server = async (guild: string): Promise<ServerSettings> => {
    const row = await store.server(guild);
    return row ? { ...row, lang: row.lang !== null && langs.includes(row.lang) ? row.lang : null } : usualServer;
  };

  return {
    settings: (user) => context.look({ what: 'settings', table: null, user }, () => settings(user)),
    server: (guild) => context.look({ what: 'server', table: null }, () => server(guild)),

    changeSettings: (user, change, request) =>
      context.change(
        { what: 'change settings', table: null, user },
        valueAgain(request, () => settings(user)),
        async (work) => {
          const zone = typeof change.zone === 'string' ? zoneOf(change.zone) : (change.zone ?? null);
          if (zone === null && typeof change.zone === 'string') return refuse({ why: 'no-zone', zone: change.zone });
          // Without its zone an hour means nothing: quiet hours go with it.
          const given =
            change.zone === undefined ? change : zone === null ? { ...change, zone, quietFrom: null, quietTo: null } : { ...change, zone };
          const next = { ...(await settings(user)), ...given };
          if (next.zone === null && next.quietFrom !== null) return refuse({ why: 'zone-first' });
          await retime(context, work, user, { habits: next });
          for (const [name, value] of Object.entries(given)) work.db.putSetting(user, name as keyof Settings, value);
          return ok(next);
        },
      ),

    changeServer: (guild, change, request) =>
      context.change(
        { what: 'change server', table: null },
        valueAgain(request, () => server(guild)),
        async (work) => {
          const next = { ...(await server(guild)), ...change };
          for (const [name, value] of Object.entries(change)) work.db.putServerSetting(guild, name as keyof ServerSettings, value);
          return ok(next);
        },
      ),
  };
}
