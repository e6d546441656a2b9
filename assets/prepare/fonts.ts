/**
 * Copies the faces we draw with, and their licences, from the packages that carry them into `assets/fonts`.
 * Run by hand after such a package was updated: `node assets/prepare/fonts.ts`.
 */
import { copyFileSync, mkdirSync } from 'node:fs';

const packages = new URL('../../node_modules/@expo-google-fonts/', import.meta.url);
const fonts = new URL('../fonts/', import.meta.url);

const faces = [
  { folder: 'barlow-condensed', file: 'BarlowCondensed', licence: 'BarlowCondensed-OFL.txt' },
  { folder: 'roboto-condensed', file: 'RobotoCondensed', licence: 'RobotoCondensed-OFL.txt' },
  { folder: 'inter', file: 'Inter', licence: 'Inter-OFL.txt' },
];
const weights = ['400Regular', '600SemiBold', '700Bold'];

mkdirSync(fonts, { recursive: true });
for (const { folder, file, licence } of faces) {
  for (const weight of weights) copyFileSync(new URL(`${folder}/${weight}/${file}_${weight}.ttf`, packages), new URL(`${file}_${weight}.ttf`, fonts));
  copyFileSync(new URL(`${folder}/LICENSE_FONT`, packages), new URL(licence, fonts));
}
