/** The routes in Discord's description, and which one a request takes. */
import type { Described } from './document.ts';
import type { Schema } from './schema.ts';

/** What the document says about one method of one path. */
export interface Route {
  readonly template: string;
  readonly segments: readonly string[];
  /** Path parameters by name. */
  readonly parameters: ReadonlyMap<string, Schema>;
  /** The schema of a JSON body, and of `payload_json` in a form; null if the route takes no JSON. */
  readonly body: Schema | null;
  readonly takesBody: boolean;
  readonly bodyRequired: boolean;
  readonly takesFiles: boolean;
}

export type FindRoute = (method: string, segments: readonly string[]) => Route | null;

/** Finds the route of a request; a fixed segment (`@original`) takes precedence over a parameter. */
export function routesOf({ paths }: Described): FindRoute {
  const byShape = new Map<string, Route[]>();
  for (const [template, methods] of Object.entries(paths)) {
    for (const method of ['get', 'put', 'post', 'patch', 'delete']) {
      const operation = methods[method];
      if (!operation) continue;
      const content = operation.requestBody?.content ?? {};
      const segments = template.split('/').filter(Boolean);
      const named = [...(methods.parameters ?? []), ...(operation.parameters ?? [])].filter((parameter) => parameter.in === 'path');
      const route: Route = {
        template,
        segments,
        parameters: new Map(named.map((parameter) => [parameter.name, parameter.schema])),
        body: content['application/json']?.schema ?? null,
        takesBody: operation.requestBody !== undefined,
        bodyRequired: operation.requestBody?.required ?? false,
        takesFiles: content['multipart/form-data'] !== undefined,
      };
      const shape = `${method} ${segments.length}`;
      byShape.set(shape, [...(byShape.get(shape) ?? []), route]);
    }
  }
  for (const routes of byShape.values()) routes.sort((a, b) => a.parameters.size - b.parameters.size);
  return (method, segments) => {
    const possible = byShape.get(`${method.toLowerCase()} ${segments.length}`) ?? [];
    return possible.find((route) => route.segments.every((segment, i) => segment.startsWith('{') || segment === segments[i])) ?? null;
  };
}
