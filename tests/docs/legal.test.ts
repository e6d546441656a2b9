/** The privacy policy and terms in `docs` are those that the bot shows. `UPDATE_GOLDEN=1` rewrites them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { legalText, legalTexts } from '../../src/scripts/legal-texts.ts';

test.each(legalTexts)('docs/%s.md is what the bot says, with the names of the variables in place of its owner', (which) => {
  const file = join(import.meta.dirname, '../../docs', `${which}.md`);
  const text = legalText(which, { owner: 'OWNER_NAME', contact: 'OWNER_CONTACT', days: readConfig({}).trimAfterDays });
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
