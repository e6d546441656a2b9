/** A deep copy of plain JSON, several times faster than structuredClone because it knows there is nothing else in it. */
export function copyJson<T>(value: T): T {
  if (!isDeep(value)) return value;
  return Array.isArray(value) ? copy(value) : copySharing(value, []);
}

/** The same, but what these fields hold is shared with the copy: it must never change. Of these lists the items are shared: they must never change. */
export function copySharing<T extends object>(value: T, fields: readonly string[], lists: readonly string[] = []): T {
  // Spread first: an object of many fields that are set one by one becomes a dictionary to V8, and everything done with it half as fast.
  const shared = { ...value };
  for (const key in value) {
    const field = value[key];
    if (!isDeep(field) || fields.includes(key)) continue;
    shared[key] = Array.isArray(field) && lists.includes(key) ? (field.slice() as typeof field) : copy(field);
  }
  return shared;
}

// Most of what a state holds is texts and numbers: they are told apart here, without a call for each, and a list is copied as one piece first.
function copy<T extends object>(value: T): T {
  if (Array.isArray(value)) {
    const list = value.slice();
    for (let i = 0; i < list.length; i++) if (isDeep(list[i])) list[i] = copy(list[i]);
    return list as T;
  }
  const object = {} as T;
  for (const key in value) {
    const field = value[key];
    object[key] = isDeep(field) ? copy(field) : field;
  }
  return object;
}

const isDeep = (value: unknown): value is object => typeof value === 'object' && value !== null;
