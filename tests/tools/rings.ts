/** Whom a bot's messages ping: only people they name. */
import { MessageFlags } from 'discord-api-types/v10';

/** A request as the local Discord saw it. */
interface Request {
  method: string;
  route: string | null;
  path: string;
  body: unknown;
  response: unknown;
  status: number;
}

interface Written {
  type?: number;
  flags?: number;
  components?: unknown;
  allowed_mentions?: { users?: string[] };
}

const { Ephemeral, SuppressNotifications } = MessageFlags;
const withMessage = 4;

/** The faults in how a message pings; empty if it names someone and may make a sound, or names nobody and is silent. */
export function ringFaults({ flags = 0, components, allowed_mentions }: Written): string[] {
  if ((flags & Ephemeral) !== 0) return [];
  const text = JSON.stringify(components ?? []);
  const isSilent = (flags & SuppressNotifications) !== 0;
  const allowed = allowed_mentions?.users ?? [];
  const called = allowed.filter((user) => text.includes(`<@${user}>`));
  if (isSilent && called.length > 0) return [`calls ${called.join(', ')} silently: ${text}`];
  return isSilent || called.length > 0 ? [] : [`rings, and calls nobody: ${text}`];
}

/** The same for each new message among a bot's requests. A direct message pings its reader without naming them. */
export function openRingWatch(): (request: Request) => string[] {
  const direct = new Set<string>();
  return ({ method, route, path, body, response, status }) => {
    if (method !== 'POST' || status >= 400 || route === null) return [];
    const written = body as Written & { data?: Written };
    if (route === '/users/@me/channels') direct.add((response as { id: string }).id);
    if (route.endsWith('/callback')) return written.type === withMessage ? ringFaults(written.data ?? {}) : [];
    if (route !== '/channels/:channel/messages' && route !== '/webhooks/:app/:token') return [];
    return direct.has(path.split('/')[2] ?? '') ? [] : ringFaults(written);
  };
}
