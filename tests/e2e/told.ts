/** What each person was shown of a channel, in all versions of all messages, as their page received it. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import type { HeadlessPerson, Seen } from '../../src/playground/index.ts';
import type { Ground } from './stage.ts';

export interface Told {
  /** Everything this person was shown since the beginning, or since `since`: whole messages as JSON. */
  to(person: HeadlessPerson, since?: number): string[];
  /** How much has been shown so far, to pass as `since`. */
  now(): number;
  /**
   * Throws if any of these words was shown to anyone except `but`, or sent to the channel, since then. Ignores what `rule` matches on a page, such as
   * what a person's own card says about another card.
   */
  expectSecret(words: readonly string[], but: readonly HeadlessPerson[], since?: number, rule?: RegExp): void;
}

/** From now on, looks at everyone's page after each request. A changed message has several versions, and each counts. */
export function watchPages({ place }: Pick<Ground, 'place'>, people: readonly HeadlessPerson[], channel: string): Told {
  const shown = people.map((person) => ({ person, versions: new Map<string, string>(), seen: [] as { at: number; text: string }[] }));
  const sent: { at: number; seen: Seen }[] = [];
  let at = 0;
  const look = () => {
    at++;
    for (const { person, versions, seen } of shown)
      for (const message of person.messages(channel)) {
        const text = JSON.stringify(readable(message));
        if (versions.get(message.id) === text) continue;
        versions.set(message.id, text);
        seen.push({ at, text });
      }
  };
  look();
  place.onRequest((seen) => {
    look();
    sent.push({ at, seen });
  });
  const to = (person: HeadlessPerson, since = 0) => {
    look();
    return shown.find((one) => one.person === person)!.seen.flatMap((one) => (one.at > since ? [one.text] : []));
  };
  return {
    to,
    now: () => at,
    expectSecret(words, but, since = 0, rule = /(?!)/g) {
      const patterns = words.map(asWord);
      const betrayed = (text: string) => patterns.filter((pattern) => pattern.test(text)).map(String);
      for (const person of people) {
        if (but.includes(person)) continue;
        for (const text of to(person, since)) expect(betrayed(text.replace(rule, '')), `${person.key} was shown ${text}`).toEqual([]);
      }
      for (const { at: when, seen } of sent) {
        if (when <= since || !seen.route?.startsWith('/channels/')) continue;
        const text = JSON.stringify([seen.body, seen.files.map(({ name }) => name)]);
        expect(betrayed(text), `${seen.method} ${seen.path} carried ${text}`).toEqual([]);
      }
    },
  };
}

/** A message as a person receives it, without what the server adds at random. */
const readable = ({ content, embeds, components, attachments, flags }: APIMessage) => ({
  content,
  embeds,
  components,
  attachments: attachments.map(({ filename, description }) => ({ filename, description })),
  flags,
});

/** The whole word only: «J1» is not in «J12». */
const asWord = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u');
