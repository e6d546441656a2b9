/** Routes, and how a request's route is found. */
import type { Upload } from '../attachments.ts';
import { refusal } from '../errors.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface RestRequest {
  method: string;
  /** Decoded, without `/api/v10`. */
  path: string;
  query: URLSearchParams;
  body: unknown;
  files: readonly Upload[];
}

export interface RestAnswer {
  status: number;
  body?: unknown;
}

/** `param` returns the decoded part of the path with that name in the route. */
type Handler = (request: RestRequest, param: (name: string) => string) => RestAnswer;

export interface Route {
  method: Method;
  /** Path with `:names`. */
  path: string;
  /** Needs no bot token, because the path contains one. */
  isOpen?: boolean;
  handle: Handler;
}

export const ok = (body: unknown, status = 200): RestAnswer => ({ status, body });
export const done: RestAnswer = { status: 204 };

interface Compiled extends Route {
  steps: readonly string[];
}

/** Finds the route of a request. */
export class Router {
  #routes: readonly Compiled[];

  constructor(routes: readonly Route[]) {
    this.#routes = routes.map((route) => ({ ...route, steps: route.path.split('/') }));
  }

  /** Throws Discord's 404 or 405 if there is none. */
  find(method: string, path: string): { route: Route; param: (name: string) => string } {
    const steps = path.split('/');
    const here = this.#routes.filter((route) => fits(route.steps, steps));
    const route = here.find((each) => each.method === method);
    if (route === undefined) throw refusal(here.length > 0 ? 'methodNotAllowed' : 'notFound');
    return { route, param: (name) => steps[route.steps.indexOf(`:${name}`)] ?? '' };
  }
}

function fits(pattern: readonly string[], steps: readonly string[]): boolean {
  return pattern.length === steps.length && pattern.every((part, at) => (part.startsWith(':') ? steps[at] !== '' : part === steps[at]));
}
