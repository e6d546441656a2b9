/** The first difference between two values of plain JSON: its path and both values; null if there is none. The order of fields doesn't matter. */
export function firstDifference(here: unknown, saved: unknown, path = ''): { at: string; here: string; saved: string } | null {
  if (Object.is(here, saved)) return null;
  if (!isObject(here) || !isObject(saved) || Array.isArray(here) !== Array.isArray(saved)) {
    return { at: path === '' ? 'the whole' : path, here: shortly(here), saved: shortly(saved) };
  }
  for (const field of new Set([...Object.keys(here), ...Object.keys(saved)])) {
    const inner = Array.isArray(here) ? `${path}[${field}]` : `${path}${path && '.'}${field}`;
    const found = firstDifference(here[field], saved[field], inner);
    if (found) return found;
  }
  return null;
}

const isObject = (value: unknown): value is { [field: string]: unknown } => typeof value === 'object' && value !== null;

const shortly = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};
