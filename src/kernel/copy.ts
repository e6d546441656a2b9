/** A deep copy of plain JSON, several times faster than structuredClone because it knows there is nothing else in it. */
export function copyJson<T>(value: T): T {
  return copy(value) as T;
}

/** The same, but what these fields hold is shared with the copy: it must never change. */
export function copySharing<T extends object>(value: T, fields: readonly string[]): T {
  const shared = {} as T;
  for (const key in value) shared[key] = fields.includes(key) ? value[key] : (copy(value[key]) as T[typeof key]);
  return shared;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) list[i] = copy(value[i]);
    return list;
  }
  const object: Record<string, unknown> = {};
  for (const key in value) object[key] = copy((value as Record<string, unknown>)[key]);
  return object;
}
