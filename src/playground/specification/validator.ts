/** Checks a request against Discord's own description, and against the rules that aren't in any. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { type Described, documentPath, readDocument } from './document.ts';
import { explain } from './explain.ts';
import { addFormats } from './formats.ts';
import { type SentRequest, segmentsOf } from './request.ts';
import { type Route, routesOf } from './routes.ts';
import { problemsByRules } from './rules.ts';
import type { Schema } from './schema.ts';
import { DEFINITIONS, tighten } from './tighten.ts';

export { documentPath, missing } from './document.ts';
export type { SentFile, SentRequest } from './request.ts';

export interface Validator {
  /** Everything Discord would refuse in a request, in words; empty if it's fine. */
  check(request: SentRequest): string[];
  /** The errors of a value against one schema of the document, by its name there. */
  against(schema: string, value: unknown): string[];
}

const opened = new Map<string, Validator | null>();

/** The validator of everything the bot sends, created once per process; null if Discord's API document is not available. */
export function openValidator(path = documentPath): Validator | null {
  const known = opened.get(path);
  if (known !== undefined) return known;
  const document = readDocument(path);
  const validator = document && validatorOf(document);
  opened.set(path, validator);
  return validator;
}

function validatorOf(document: Described): Validator {
  const definitions = document.components.schemas;
  const find = routesOf(document);
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true, validateSchema: false }));
  ajv.addSchema({ $id: DEFINITIONS, $defs: definitions });
  const compiled = new Map<string | Schema, ValidateFunction>();

  function problems(schema: Schema, value: unknown): string[] {
    const key = typeof schema.$ref === 'string' ? schema.$ref : schema;
    let valid = compiled.get(key);
    if (!valid) {
      valid = ajv.compile(tighten(schema, definitions));
      compiled.set(key, valid);
    }
    return valid(value) ? [] : explain(valid.errors ?? []);
  }

  function pathProblems(route: Route, segments: readonly string[]): string[] {
    return route.segments.flatMap((segment, i) => {
      const schema = segment.startsWith('{') && route.parameters.get(segment.slice(1, -1));
      return schema ? problems(schema, segments[i]).map((problem) => `${segment} in the path ${problem}`) : [];
    });
  }

  function bodyProblems(route: Route, { body, files = [] }: SentRequest): string[] {
    if (files.length > 0 && !route.takesFiles) return ['this route takes no files'];
    if (body === null || body === undefined) return route.bodyRequired && files.length === 0 ? ['this route needs a body'] : [];
    if (!route.takesBody) return ['this route takes no body'];
    return route.body ? problems(route.body, body) : ['this route takes a form, not JSON'];
  }

  return {
    check(request) {
      const segments = segmentsOf(request.path);
      if (!segments) return [`path is not decodable: ${request.path}`];
      const route = find(request.method, segments);
      if (!route) return [`unknown route: ${request.method} ${request.path}`];
      return [...pathProblems(route, segments), ...bodyProblems(route, request), ...problemsByRules(request)];
    },
    against: (schema, value) => problems({ $ref: `#/components/schemas/${schema}` }, value),
  };
}
