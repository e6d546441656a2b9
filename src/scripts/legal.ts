/** `npm run legal -- [FOLDER]`: writes the privacy policy and the terms of this bot in all languages, with its owner's name and address. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { environment, readConfig } from '../config.ts';
import { legalText, legalTexts } from './legal-texts.ts';

try {
  const { owner, trimAfterDays: days } = readConfig(environment({ ...process.env, NODE_ENV: undefined }));
  if (owner === null) throw new Error('Set OWNER_NAME and OWNER_CONTACT in .env first: the texts name who runs the bot.');
  // npm runs this in the program's folder; the user named the folder from their own.
  const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'legal');
  mkdirSync(folder, { recursive: true });
  for (const which of legalTexts) {
    const file = join(folder, `${which}.md`);
    writeFileSync(file, legalText(which, { owner: owner.name, contact: owner.contact, days }));
    console.log(file);
  }
  console.log('Publish both, and name their addresses in the Developer Portal (Privacy Policy URL, Terms of Service URL).');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
