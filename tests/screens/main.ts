/** `npx node tests/screens/main.ts [game] [games]` prints how high each kind of question stands on a phone, and what the highest of each kind is made of. */
import { standings } from '../games/standings.ts';
import { partsShown, survey, tableOf } from './survey.ts';

const [, , name, count = '10'] = process.argv;
for (const standing of standings.filter(({ game }) => name === undefined || name === game.command)) {
  const highest = new Map<string, { height: number; said: string }>();
  const kinds = survey(standing, Number(count), (shown, { kind, lang, height, n, answer }) => {
    if (height <= (highest.get(kind)?.height ?? 0)) return;
    highest.set(kind, { height, said: `${kind} (game ${n}, answer ${answer}, ${lang}): ${height} = ${partsShown(shown)}` });
  });
  console.log(`\n${standing.game.command}, ${count} random games\n\n${tableOf(kinds)}\n`);
  for (const { said } of highest.values()) console.log(said);
}
