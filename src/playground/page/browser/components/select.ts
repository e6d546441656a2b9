/** Select menus of a message. */
import { type APIMessage, type APISelectMenuComponent, ComponentType, type SelectMenuDefaultValueType } from 'discord-api-types/v10';
import { html, type TemplateResult } from 'lit';
import type { Actions } from '../actions.ts';
import { channelName, displayName, everybody, isDirect, isThread, type State } from '../state.ts';
import type { Choice } from './picklist.ts';
import './picklist.ts';

/** The choices of a select menu, including its default ones. */
export function choicesOf(component: APISelectMenuComponent, state: State): Choice[] {
  if (component.type === ComponentType.StringSelect)
    return component.options.map(({ value, label, description, emoji, default: picked }) => ({
      value,
      label,
      description: description ?? null,
      emoji: emoji?.name ? (emoji.id ? `:${emoji.name}:` : emoji.name) : null,
      picked: picked === true,
    }));
  const defaults = (component.default_values ?? []) as { id: string; type: SelectMenuDefaultValueType }[];
  const choice = (value: string, label: string, description: string | null = null): Choice => ({
    value,
    label,
    description,
    emoji: null,
    picked: defaults.some(({ id }) => id === value),
  });
  const users = everybody(state).map((user) => choice(user.id, displayName(user), `@${user.username}`));
  const roles = state.server ? [choice(state.server.id, '@everyone')] : [];
  switch (component.type) {
    case ComponentType.UserSelect:
      return users;
    case ComponentType.RoleSelect:
      return roles;
    case ComponentType.MentionableSelect:
      return [...users, ...roles];
    case ComponentType.ChannelSelect:
      return state.channels
        .filter((channel) => !isDirect(channel))
        .filter(({ type }) => component.channel_types === undefined || component.channel_types.length === 0 || component.channel_types.includes(type))
        .map((channel) => choice(channel.id, isThread(channel) ? `↳ ${channelName(channel)}` : channelName(channel)));
  }
}

export const bounds = (component: APISelectMenuComponent, choices: Choice[]): { min: number; max: number } => ({
  min: component.min_values ?? 1,
  max: Math.min(component.max_values ?? 1, Math.max(1, choices.length)),
});

export function select(component: APISelectMenuComponent, message: APIMessage, page: Actions): TemplateResult {
  const choices = choicesOf(component, page.state);
  const { min, max } = bounds(component, choices);
  const placeholder = component.placeholder ?? page.words.pick;
  return html`<pick-list
    data-id=${component.custom_id}
    .choices=${choices}
    .words=${page.words}
    .placeholder=${placeholder}
    .label=${placeholder}
    .min=${min}
    .max=${max}
    .gather=${false}
    .disabled=${component.disabled === true}
    .busy=${page.isPending(message, component.custom_id)}
    @pick=${(event: CustomEvent<string[]>) => void page.select(message, component.custom_id, event.detail)}
  ></pick-list>`;
}
