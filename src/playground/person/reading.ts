/** What a person reads on a message: its text, its buttons, its menus. */
import type { APIButtonComponent, APIMessage, APISelectMenuComponent } from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import { isMenu } from '../forms.ts';
import { isThinking } from '../kept.ts';
import { textsOf } from '../rules/embeds.ts';
import { textOf, walk } from '../walk.ts';

/** All text in a message except on buttons. */
export function textIn(message: APIMessage): string {
  return [message.content, ...message.embeds.flatMap(textsOf), ...textOf(message.components ?? [])].filter((text) => text !== '').join('\n');
}

export function buttonsIn(message: APIMessage): APIButtonComponent[] {
  return [...walk(message.components ?? [])].flatMap(({ component }) => (component.type === ComponentType.Button ? [component] : []));
}

export function menusIn(message: APIMessage): APISelectMenuComponent[] {
  return [...walk(message.components ?? [])].map(({ component }) => component).filter(isMenu);
}

/** A button's emoji and label. */
export function labelOf(button: APIButtonComponent): string {
  const emoji = 'emoji' in button ? (button.emoji?.name ?? '') : '';
  const label = 'label' in button ? (button.label ?? '') : '';
  return [emoji, label].filter((part) => part !== '').join(' ');
}

/** A message in a few lines, for error messages. */
export function outline(message: APIMessage): string {
  const marks = [isThinking(message) && 'thinking…', message.flags && (message.flags & 64) !== 0 && 'ephemeral'].filter(Boolean).join(', ');
  const controls = [
    ...buttonsIn(message).map((button) => `[${labelOf(button)}${button.disabled ? ', disabled' : ''}]`),
    ...menusIn(message).map((menu) => `<${menu.placeholder ?? menu.custom_id}>`),
  ];
  const text = textIn(message).replace(/\s+/g, ' ').slice(0, 160);
  return `${message.id} ${message.author.username}${marks && ` (${marks})`}: ${text} ${controls.join(' ')}`.trim();
}
