/** A JSON schema as plain data, as Discord's description of its API has it. */
export type Schema = { [key: string]: SchemaValue };
export type SchemaValue = null | boolean | number | string | SchemaValue[] | Schema;

export function isSchema(value: SchemaValue | undefined): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
