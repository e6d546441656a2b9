/** A schema's errors, in words. */
import type { ErrorObject } from 'ajv/dist/2020.js';

/** The schema's errors in words, each with its place; only what was wrong, not the chain of schemas that led there. */
export function explain(errors: readonly ErrorObject[]): string[] {
  const leaves = errors.filter((error) => error.keyword !== 'if' && error.keyword !== 'anyOf');
  return [...new Set(leaves.map((error) => `${placeOf(error.instancePath)}${reasonOf(error)}`))];
}

/** `/components/0/custom_id` → `components[0].custom_id: `. */
function placeOf(pointer: string): string {
  const place = pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part.replaceAll('~1', '/').replaceAll('~0', '~')}`))
    .join('')
    .replace(/^\./, '');
  return place && `${place}: `;
}

function reasonOf({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'unevaluatedProperties') return `unknown property "${params.unevaluatedProperty}"`;
  if (keyword === 'enum') return `must be one of ${params.allowedValues.join(', ')}`;
  return message ?? keyword;
}
