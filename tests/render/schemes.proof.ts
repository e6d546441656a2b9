/** Every sample picture of every game in every scheme: all letters are legible. */
import { expect, test } from 'vitest';
import { contrast, recolored } from '../../src/scene/colors.ts';
import { leastContrast, schemes } from '../../src/scene/schemes.ts';
import { textsOf } from '../tools/scene-faults.ts';
import { galleryGames, picturesOf } from './gallery.ts';

const others = schemes.filter((scheme) => scheme !== 'usual');

test.each(galleryGames)('every letter of %s', async (game) => {
  const pictures = await picturesOf(game);
  expect(pictures.length).toBeGreaterThan(0);
  const weak = others.flatMap((scheme) =>
    pictures.flatMap(({ name, lang, scene }) =>
      textsOf(recolored(scene, scheme)).flatMap(({ text, colour, on }) => {
        const ratio = contrast(colour, on);
        return ratio >= leastContrast[scheme] ? [] : [`${scheme}, ${name} ${lang}: «${text}» ${colour} on ${on}: ${ratio.toFixed(2)}`];
      }),
    ),
  );
  expect(weak).toEqual([]);
});
