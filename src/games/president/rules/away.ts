import type { Decision, Option } from '../../../kernel/types.ts';

/**
 * Answers for a player who is away: no attack, the parade if they hold it, no Président card, a flight to the most valuable free city or none, the
 * first of equal cities. Every question but the flight lists that answer first.
 */
export function whileAway({ ask, options, min }: Decision): string[] {
  const free = options.filter(({ blocked }) => !blocked);
  if (ask.key === 'ask.fly') {
    const city = free.find((option: Option) => option.group?.args?.place === 'free');
    return [city?.id ?? 'stay'];
  }
  return free.slice(0, Math.max(min, ask.key === 'ask.free' ? 1 : min)).map(({ id }) => id);
}
