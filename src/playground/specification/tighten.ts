/** Makes a schema strict: a field it does not name is an error. */
import { isSchema, type Schema, type SchemaValue } from './schema.ts';

const DEFINED = '#/components/schemas/';

/** Where a tightened schema finds the others. */
export const DEFINITIONS = 'discord';

/**
 * The same schema, strict and with one error per fault: unknown properties are refused, lists of constants become enums, `null or X` and unions told
 * apart by `type` become if/then, so that a fault is reported against the intended branch.
 */
export function tighten(schema: Schema, definitions: Record<string, Schema>): Schema {
  const { oneOf, anyOf, ...rest } = schema;
  const own = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, tightenKey(key, value, definitions)]));
  if (own.enum !== undefined) delete own.allOf;
  if (isSchema(own.properties) && own.additionalProperties === undefined) own.unevaluatedProperties = false;
  const branches = (oneOf ?? anyOf) as Schema[] | undefined;
  return branches ? { ...own, ...union(branches, definitions) } : own;
}

function tightenKey(key: string, value: SchemaValue, definitions: Record<string, Schema>): SchemaValue {
  if (key === '$ref' && typeof value === 'string') return value.replace(DEFINED, `${DEFINITIONS}#/$defs/`);
  if (key === 'properties' && isSchema(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, isSchema(inner) ? tighten(inner, definitions) : inner]));
  }
  if (key === 'enum' || key === 'const') return value;
  if (Array.isArray(value)) return value.map((inner) => (isSchema(inner) ? tighten(inner, definitions) : inner));
  return isSchema(value) ? tighten(value, definitions) : value;
}

function union(branches: Schema[], definitions: Record<string, Schema>): Schema {
  if (branches.every((branch) => branch.const !== undefined)) return { enum: branches.map((branch) => branch.const ?? null) };
  const some = branches.filter((branch) => branch.type !== 'null');
  if (some.length < branches.length) {
    const inner = some.length === 1 && some[0] ? tighten(some[0], definitions) : union(some, definitions);
    return unless({ type: 'null' }, inner);
  }
  const tags = some.map((branch) => tagsOf(branch, definitions));
  if (tags.every((tag) => tag !== null)) return tagged(some, tags, definitions);
  const widest = some.filter((branch) => !some.some((other) => other !== branch && within(branch, other, definitions)));
  if (widest.length === 1 && widest[0]) return tighten(widest[0], definitions);
  const [one, other] = widest;
  const key = widest.length === 2 && one && other ? ownKey(one, other, definitions) : undefined;
  if (key !== undefined && one && other) {
    return { allOf: [unless({ not: { required: [key] } }, tighten(one, definitions)), unless({ required: [key] }, tighten(other, definitions))] };
  }
  return { anyOf: widest.map((branch) => tighten(branch, definitions)) };
}

/** A property that one branch requires and the other doesn't know. */
function ownKey(one: Schema, other: Schema, definitions: Record<string, Schema>): SchemaValue | undefined {
  const { required } = resolve(one, definitions);
  const { properties } = resolve(other, definitions);
  return Array.isArray(required) && isSchema(properties) ? required.find((key) => typeof key === 'string' && !(key in properties)) : undefined;
}

/** The values of `type` that select this branch, or null if `type` doesn't decide. */
function tagsOf(branch: Schema, definitions: Record<string, Schema>): SchemaValue[] | null {
  const properties = resolve(branch, definitions).properties;
  const type = isSchema(properties) ? properties.type : undefined;
  return isSchema(type) && Array.isArray(type.enum) ? type.enum : null;
}

function tagged(branches: Schema[], tags: SchemaValue[][], definitions: Record<string, Schema>): Schema {
  return {
    type: 'object',
    required: ['type'],
    properties: { type: { enum: tags.flat() } },
    allOf: branches.map((branch, i) => unless({ not: { properties: { type: { enum: tags[i] ?? [] } } } }, tighten(branch, definitions))),
  };
}

/** JSON Schema's if/else: only the branch that applies reports errors. */
function unless(condition: Schema, schema: Schema): Schema {
  return { if: condition, else: schema };
}

/** Whether every body of one branch is also valid in the other, so that listing both only doubles the errors. */
function within(branch: Schema, other: Schema, definitions: Record<string, Schema>): boolean {
  const [a, b] = [resolve(branch, definitions), resolve(other, definitions)];
  if (!isSchema(a.properties) || !isSchema(b.properties) || b.required !== undefined) return false;
  const wider = b.properties;
  return Object.entries(a.properties).every(([name, schema]) => JSON.stringify(wider[name]) === JSON.stringify(schema));
}

function resolve(branch: Schema, definitions: Record<string, Schema>): Schema {
  const name = typeof branch.$ref === 'string' ? branch.$ref.slice(DEFINED.length) : null;
  return (name !== null && definitions[name]) || branch;
}
