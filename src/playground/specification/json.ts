/** Reading JSON of unknown shape: a body under test may be wrong anywhere. */

export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object with fields, or null for anything else. */
export function fieldsOf(value: unknown): Fields | null {
  return isFields(value) ? value : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The objects in a list, each at its index; the schema deals with everything else in it. */
export function objectsOf(value: unknown): readonly Fields[] {
  return listOf(value).filter(isFields);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** Any value, formatted for a sentence. */
export function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none');
}

/** Absent and null mean the same to Discord in nearly every field. */
export function given(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** The number of characters as Discord counts them: code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  let length = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0xd800 && unit <= 0xdbff && i + 1 < text.length) {
      length--;
      i++;
    }
  }
  return length;
}

/** The values that occur more than once, each listed once. */
export function repeated<T>(values: Iterable<T>): T[] {
  const seen = new Set<T>();
  const twice = new Set<T>();
  for (const value of values) {
    if (seen.has(value)) twice.add(value);
    seen.add(value);
  }
  return [...twice];
}
