/** Deep-copies plain JSON, several times faster than structuredClone because it knows that there is nothing else in it. */
export function copyJson<T>(value: T): T {
  if (!isDeep(value)) return value;
  return Array.isArray(value) ? copy(value) : copySharing(value, []);
}

/** The same, but the copy shares what these fields hold, and the items of these lists: neither may ever change. */
export function copySharing<T extends object>(value: T, fields: readonly string[], lists: readonly string[] = []): T {
  // Spread first: V8 turns an object whose many fields are set one by one into a dictionary, on which everything is half as fast.
  const shared = { ...value };
  for (const key in value) {
    const field = value[key];
    if (!isDeep(field) || fields.includes(key)) continue;
    shared[key] = Array.isArray(field) && lists.includes(key) ? (field.slice() as typeof field) : copy(field);
  }
  return shared;
}

// Most of a state is texts and numbers: this tells them apart without a call for each, and first copies a list as one piece.
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
