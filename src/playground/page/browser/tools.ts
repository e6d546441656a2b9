/** The actions for a message or a person: reactions, and the bot's commands for them. */
import { type APIMessage, type APIUser, ApplicationCommandType, MessageFlags } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import type { Actions } from './actions.ts';
import { commandsHere, localName } from './commands.ts';
import { displayName } from './state.ts';
import './menu.ts';
import type { Item } from './menu.ts';

const COMMON = ['👍', '👎', '❤️', '😂', '😮', '😢', '🎉', '🔥', '👀', '🤔', '✅', '❌', '🎲', '🗳️', '🙏'];

/** The items of a person's menu: the bot's commands for people. */
export const itemsFor = (user: APIUser, page: Actions, label: (name: string) => string = (name) => name): Item[] =>
  commandsHere(page.state)
    .filter(({ type }) => type === ApplicationCommandType.User)
    .map((command) => ({ label: label(localName(command, page.state.locale)), take: () => void page.choose(command.id, user.id) }));

const itemsOf = (message: APIMessage, page: Actions): Item[] => [
  ...commandsHere(page.state)
    .filter(({ type }) => type === ApplicationCommandType.Message)
    .map((command) => ({ label: localName(command, page.state.locale), take: () => void page.choose(command.id, message.id, message.id) })),
  ...itemsFor(message.author, page, (name) => `${name} · ${displayName(message.author)}`),
];

/** Reacting to a message, and the bot's commands in its menu. An ephemeral message has neither. */
export function tools(message: APIMessage, page: Actions): TemplateResult | typeof nothing {
  if (((message.flags ?? 0) & (MessageFlags.Ephemeral | MessageFlags.Loading)) !== 0) return nothing;
  const items = itemsOf(message, page);
  const signs = COMMON.map((label) => ({ label, take: () => void page.react(message, label) }));
  return html`<div class="tools">
    <menu-button grid sign="☺" .label=${page.words.addReaction} .items=${signs}></menu-button>
    ${items.length > 0 ? html`<menu-button .label=${page.words.apps} .items=${items}></menu-button>` : nothing}
  </div>`;
}

/** The reactions below a message, each a button that adds the reader's own or takes it back. */
export function reactions(message: APIMessage, page: Actions): TemplateResult | typeof nothing {
  const all = message.reactions ?? [];
  if (all.length === 0) return nothing;
  return html`<div class="reactions" role="group" aria-label=${page.words.reactions}>${all.map(
    ({ emoji, count, me }) =>
      html`<button type="button" class="reaction" aria-pressed=${me ? 'true' : 'false'} aria-label=${`${emoji.name} ${count}`}
        @click=${() => void page.react(message, emoji.name ?? '')}><span aria-hidden="true">${emoji.name}</span> ${count}</button>`,
  )}</div>`;
}
