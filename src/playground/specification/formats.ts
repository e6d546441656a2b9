/** The formats that Discord's description names. */
import type { Ajv2020 } from 'ajv/dist/2020.js';

const LARGEST = 2n ** 64n - 1n;

/** Adds the formats the document uses. */
export function addFormats(ajv: Ajv2020): Ajv2020 {
  ajv.addFormat('snowflake', (text: string) => /^\d{1,20}$/.test(text) && (text.length < 20 || BigInt(text) <= LARGEST));
  ajv.addFormat('int32', { type: 'number', validate: (n: number) => Number.isInteger(n) && n >= -(2 ** 31) && n < 2 ** 31 });
  ajv.addFormat('int64', { type: 'number', validate: Number.isInteger });
  ajv.addFormat('double', { type: 'number', validate: Number.isFinite });
  ajv.addFormat('nonce', (text: string) => text.length <= 25);
  ajv.addFormat('uri', (text: string) => URL.canParse(text) && !/\s/.test(text));
  ajv.addFormat(
    'date-time',
    (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
  );
  return ajv;
}
