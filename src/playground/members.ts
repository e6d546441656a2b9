import { refusal } from './errors.ts';

/** Who goes by another name on this server, and who has left it. */
export class Members {
  #nicks = new Map<string, string>();
  #left = new Set<string>();
  #moderators = new Set<string>();

  nick(user: string): string | null {
    return this.#nicks.get(user) ?? null;
  }

  setNick(user: string, nick: string | null): void {
    if (nick === null) this.#nicks.delete(user);
    else this.#nicks.set(user, nick);
  }

  /** Whether somebody has the role of those who manage the server's channels. */
  moderates(user: string): boolean {
    return this.#moderators.has(user);
  }

  setModerator(user: string, moderates: boolean): void {
    if (moderates) this.#moderators.add(user);
    else this.#moderators.delete(user);
  }

  leave(user: string): void {
    this.#left.add(user);
  }

  /** Throws as Discord does where somebody is a member no more. */
  demand(user: string): void {
    if (this.#left.has(user)) throw refusal('unknownMember');
  }
}
