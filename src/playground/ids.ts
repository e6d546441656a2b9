/** The ids that are the same on every local Discord, and those derived from a name. */
import { createHash } from 'node:crypto';

export const GUILD_ID = '1181220000000000003';
export const BOT_ID = '1181230000000000007';
export const BOT_ROLE = '1181230000000000019';

const BASES = {
  person: 1_181_240_000_000_000_000n,
  channel: 1_181_250_000_000_000_000n,
  role: 1_181_260_000_000_000_000n,
  direct: 1_181_270_000_000_000_000n,
};
const ROOM = 1_000_000_000_000n;

/** The id for that name: the same after every restart, in every world. */
export function idNamed(kind: keyof typeof BASES, name: string): string {
  const hash = createHash('sha256').update(`${kind} ${name}`).digest().readBigUInt64BE();
  return String(BASES[kind] + (hash % ROOM));
}
