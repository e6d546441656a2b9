/** A player with a plan: is called, opens the panel, reads the question, and picks by an option's id. */

import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { firstSentence } from '../../src/discord/speech/speech.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { buttonsIn, labelOf, menusIn } from '../../src/playground/person/reading.ts';
import { asksAgain, type Offer, offerOn } from './offer.ts';
import { isPublic, livingPost } from './robot.ts';

export interface Player {
  person: HeadlessPerson;
  /** Waits to be called and opens the panel, unless it is open with a question. Checks that it asks this one. */
  asked(question: string | RegExp): Promise<Offer>;
  /** The same, and picks. If the panel goes on asking, it stays open. */
  picks(question: string | RegExp, ...options: string[]): Promise<void>;
  /** Closes the panel and opens it again with Play. Null: nothing is asked. */
  opens(): Promise<Offer | null>;
  /** The current panel. */
  panel(): APIMessage;
  /** All ids on offer. */
  choices(): string[];
}

export function player(person: HeadlessPerson, channel: string): Player {
  let panel: APIMessage | null = null;
  const isCalled = () => {
    const post = livingPost(person, channel);
    // The board itself, or the line below it.
    const since = post === null ? [] : person.messages(channel).filter((one) => isPublic(one) && BigInt(one.id) >= BigInt(post.id));
    return since.some((one) => person.text(one).includes(person.mention));
  };
  const now = (): APIMessage => {
    if (!panel) throw new Error(`${person.key} has no panel open.`);
    panel = person.message(panel);
    return panel;
  };
  const opens = async () => {
    if (panel && person.sees(panel)) person.dismiss(panel);
    panel = (await person.press(livingPost(person, channel)!, 'Play')).message;
    return offerOn(now());
  };
  const asked = async (question: string | RegExp): Promise<Offer> => {
    let offer = panel && person.sees(panel) ? offerOn(now()) : null;
    if (!offer) {
      await person.wait(isCalled, `to be called for «${question}»`);
      offer = await opens();
    }
    expect(offer?.question, `what ${person.key} is asked`).toMatch(headingOf(question));
    return offer!;
  };
  return {
    person,
    asked,
    opens,
    panel: now,
    choices: () => choicesOn(offerOn(now())!),
    async picks(question, ...options) {
      const offer = await asked(question);
      const button = offer.buttons.find(({ id }) => options.length === 1 && idIn(id) === options[0]);
      const menu = offer.menus.find(({ values }) => options.every((option) => values.includes(option)));
      if (!button && !menu) throw new Error(`«${offer.question}» offers ${choicesOn(offer).join(', ')}, not ${options.join(', ')}.`);
      const { message } = button ? await person.press(now(), button.id) : await person.select(now(), menu!.id, options);
      expect(message?.id, `an answer beside the panel: ${message && person.text(message)}`).toBe(now().id);
      // A risky choice asks for confirmation.
      const again = asksAgain(now()) && offerOn(now())?.buttons[0];
      if (again) await person.press(now(), again.id);
    },
  };
}

/** Waits until the living post calls these people and nobody else. */
export async function waitsFor(called: readonly HeadlessPerson[], channel: string, everybody: readonly HeadlessPerson[]): Promise<APIMessage> {
  const [one] = everybody;
  const calls = () => {
    const post = livingPost(one!, channel);
    return post && everybody.every((person) => one!.text(post).includes(person.mention) === called.includes(person)) && post;
  };
  return one!.wait(calls, `a post that calls ${called.map(({ key }) => key).join(' and ')} alone`);
}

/** Presses every button of the living post that shows something, and returns what was shown: all that this person can find out about the game. */
export async function looksAround(person: HeadlessPerson, channel: string): Promise<string[]> {
  const post = livingPost(person, channel)!;
  const shown = [readingOf(post)];
  for (const button of buttonsIn(post)) {
    if (!('custom_id' in button) || !/:(play|hand|log|describe)$/.test(button.custom_id)) continue;
    const { message } = await person.press(post, button.custom_id);
    shown.push(readingOf(message!));
    person.dismiss(message!);
  }
  expect(shown.length, 'ways to look at the game').toBe(5);
  return shown;
}

/** What a message says, including its buttons, menus and alt texts. */
const readingOf = (message: APIMessage): string =>
  JSON.stringify([
    [...JSON.stringify(message.components).matchAll(/"(?:content|description)":("(?:[^"\\]|\\.)*")/g)].map(([, text]) => text),
    buttonsIn(message).map((button) => [labelOf(button), button.disabled === true]),
    menusIn(message).map((menu) => ('options' in menu ? menu.options.map(({ label, value }) => [label, value]) : [])),
    message.attachments.map(({ filename, description }) => [filename, description]),
  ]);

/** The option a button picks. */
const idIn = (customId: string): string | undefined => /^v1:[^:]+:[^:]+:(?:pick|sure):(.+)$/.exec(customId)?.[1];

const choicesOn = ({ buttons, menus }: Offer): string[] => [...buttons.flatMap(({ id }) => idIn(id) ?? []), ...menus.flatMap(({ values }) => values)];

/** A panel's heading is the first line or sentence of the question; the rest is below it. */
export const headingOf = <Q extends string | RegExp>(question: Q): string | Q =>
  typeof question === 'string' ? firstSentence(question)[0] : question;
