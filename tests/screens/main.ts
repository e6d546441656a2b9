/**
 * `npm run screens -- [game] [games]` prints the height on a phone of each kind of question and each step of the lesson, with the parts of the
 * tallest of each kind. Its pictures, full-size and as a phone shows them, go to `artifacts/questions`.
 */
import { join } from 'node:path';
import { langs } from '../../src/i18n/types.ts';
import { standings } from '../games/standings.ts';
import { drawGallery, type Picture } from '../render/gallery.ts';
import { lessonScreens } from './lessons.ts';
import { partsShown, survey, tableOf } from './survey.ts';

const [, , name, count = '10'] = process.argv;
const pictures: Picture[] = [];
for (const standing of standings.filter(({ game }) => name === undefined || name === game.command)) {
  const highest = new Map<string, { height: number; said: string; picture: Picture | null }>();
  const kinds = survey(standing, Number(count), (shown, { kind, lang, height, n, answer }) => {
    const at = `${kind} ${lang}`;
    if (height <= (highest.get(at)?.height ?? 0)) return;
    const said = `${kind} (game ${n}, answer ${answer}, ${lang}): ${height} = ${partsShown(shown)}`;
    const picture = shown.scene && { game: standing.game.command, name: kind.replace('ask.', ''), lang, scene: shown.scene };
    highest.set(at, { height, said, picture });
  });
  console.log(`\n${standing.game.command}, ${count} random games\n\n${tableOf(kinds)}\n`);
  for (const { said, picture } of highest.values()) {
    console.log(said);
    if (picture) pictures.push(picture);
  }
  const { game } = standing;
  for (const lang of langs) {
    const screens = lessonScreens(game, lang);
    for (const { kind, n, name: step, shown, height } of screens) {
      if (kind !== 'step') continue;
      const others = screens.flatMap((one) => (one.n === n && one.kind === 'wrong' ? [one.height] : []));
      console.log(`lesson, ${step} (${lang}): ${height}, after another press at most ${Math.max(0, ...others)} = ${partsShown(shown)}`);
      if (shown.scene) pictures.push({ game: game.command, name: `lesson-${n + 1}`, lang, scene: shown.scene });
    }
  }
}
const folder = join(import.meta.dirname, '../../artifacts/questions');
await drawGallery(folder, pictures);
console.log(`Look at them: ${join(folder, 'index.html')}`);
