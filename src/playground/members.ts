import { refusal } from './errors.ts';

/** Who goes by another name on this server, and who has left it. */
export class Members {
  #nicks = new Map<string, string>();
  #left = new Set<string>();

  nick(user: string): string | null {
    return this.#nicks.get(user) ?? null;
  }

  setNick(user: string, nick: string | null): void {
    if (nick === null) this.#nicks.delete(user);
    else this.#nicks.set(user, nick);
  }

  leave(user: string): void {
    this.#left.add(user);
  }

  /** Throws as Discord does where somebody is a member no more. */
  demand(user: string): void {
    if (this.#left.has(user)) throw refusal('unknownMember');
  }
}
