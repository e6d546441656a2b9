import type { Game, StartOption } from '../../games/game.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { StartOptions } from '../../kernel/rules.ts';
import type { TableResult } from './refusals.ts';
import type { TableInfo } from './types.ts';

/** The option of every game that computers know: whether its players may try moves out. */
export const tryOutsOption = 'whatif';

/** Whether players may try moves out at this table: as chosen, or else if it counts for no rating anyway. */
export const mayTryOut = ({ tryOuts, rated }: Pick<TableInfo, 'tryOuts' | 'rated'>): boolean => tryOuts ?? !rated;

/** Whether a game offers this value for one of its options. */
export function checkOption(game: Game, name: string, value: string | boolean): TableResult<null> {
  const option = game.options.find((one) => one.name === name);
  return option && fits(option, value) ? ok(null) : refuse({ why: 'not-offered', option: `${name}: ${value}` });
}

const fits = (option: StartOption, value: string | boolean) =>
  option.kind === 'toggle' ? typeof value === 'boolean' : typeof value === 'string' && option.values.includes(value);

/** Whether a game offers all of these values. */
export function checkOptions(game: Game, chosen: StartOptions): TableResult<null> {
  for (const [name, value] of Object.entries(chosen)) {
    const checked = checkOption(game, name, value);
    if (!checked.ok) return checked;
  }
  return ok(null);
}

/** The preselected value of every option for this many people, at one sitting or over days. */
export const preselected = ({ options }: Pick<Game, 'options'>, people: number, overDays = false): StartOptions =>
  Object.fromEntries(
    options.map(({ name, initial, among, ...more }) => {
      const days = overDays && 'overDays' in more ? more.overDays : undefined;
      return [name, days ?? among?.[people] ?? initial];
    }),
  );

/** All options of a game: as chosen, or by default as preselected for this many people, in one sitting or over days. */
export const allOptions = (game: Game, chosen: StartOptions, people: number, overDays: boolean): StartOptions => ({
  ...preselected(game, people, overDays),
  ...chosen,
});
