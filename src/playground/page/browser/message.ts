/** One message, drawn. */
import { type APIEmbed, type APIMessage, type APIUser, MessageFlags, MessageType } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { ringsFor } from '../../kept.ts';
import type { Actions } from './actions.ts';
import { nameHere } from './commands.ts';
import { components } from './components/draw.ts';
import { attachments, picture } from './components/pictures.ts';
import { inline, markdown } from './markdown.ts';
import { colourOf, displayName, isThread, mentions } from './state.ts';
import './time.ts';
import { reactions, tools } from './tools.ts';

type Markup = TemplateResult | typeof nothing;

const GROUPED_WITHIN = 7 * 60_000;

const has = (message: APIMessage, flag: MessageFlags): boolean => ((message.flags ?? 0) & flag) !== 0;
const isAnswer = (message: APIMessage): boolean => message.interaction_metadata !== undefined || Boolean(message.referenced_message);

/** Shows whether a bot's message notified: a bot can be silent, and the reader shouldn't have to guess. */
const rang = (message: APIMessage): boolean => message.author.bot === true && ringsFor(message, '');

/** Whether the same person said it right after the message before, so it needs no name. */
export const continues = (message: APIMessage, before: APIMessage | undefined): boolean =>
  before !== undefined &&
  before.author.id === message.author.id &&
  message.type === MessageType.Default &&
  !isAnswer(message) &&
  has(message, MessageFlags.Ephemeral) === has(before, MessageFlags.Ephemeral) &&
  rang(message) === rang(before) &&
  Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUPED_WITHIN;

export function avatar(user: APIUser, page: Actions, kind = ''): TemplateResult {
  const initials = [...displayName(user)].slice(0, user.bot ? 1 : 2).join('');
  return html`<span class="avatar ${user.bot ? 'bot' : ''} ${kind}" style="--who:${colourOf(page.state, user.id)}" aria-hidden="true">${initials}</span>`;
}

export function drawMessage(message: APIMessage, before: APIMessage | undefined, page: Actions): TemplateResult {
  const { state, words } = page;
  if (message.type === MessageType.ThreadCreated) return threadNotice(message, page);
  const joined = continues(message, before);
  const ephemeral = has(message, MessageFlags.Ephemeral);
  const marks = [joined && 'joined', ephemeral && 'ephemeral', mentions(state, message) && 'mentioned'].filter(Boolean).join(' ');
  const name = displayName(message.author);
  return html`<article class="message ${marks}" data-id=${message.id} tabindex="-1" aria-label=${name}>
    ${origin(message, page)}
    ${joined ? nothing : avatar(message.author, page)}
    <div class="body">
      <header class=${joined ? 'hidden' : ''}>
        <span class="author" style="--who:${colourOf(state, message.author.id)}">${name}</span>
        ${message.author.bot ? html`<span class="tag">${words.app}</span>` : nothing}
        <local-time .at=${Date.parse(message.timestamp)} .form=${'c'} .locale=${state.locale}></local-time>
        ${rang(message) ? bell(page.words.rang) : nothing}
      </header>
      ${has(message, MessageFlags.Loading) ? thinking(message, page) : content(message, page)}
      ${reactions(message, page)}
      ${threadCard(message, page)}
      ${failure(message, page)}
      ${ephemeral ? onlyYou(message, page) : nothing}
    </div>
    ${tools(message, page)}
  </article>`;
}

export const bell = (label: string): TemplateResult =>
  html`<svg class="bell" role="img" aria-label=${label} viewBox="0 0 24 24"><title>${label}</title><path d="M6 17v-6a6 6 0 0 1 12 0v6l2 2H4z" /><path d="M10 21h4" /></svg>`;

const thinking = (message: APIMessage, page: Actions): TemplateResult =>
  html`<p class="thinking"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>${displayName(message.author)} ${page.words.thinking}</p>`;

const content = (message: APIMessage, page: Actions): TemplateResult =>
  html`${message.content ? markdown(message.content, page) : nothing}${
    has(message, MessageFlags.IsComponentsV2)
      ? nothing
      : html`${attachments(message.attachments, page)}${message.embeds.map((found) => embed(found, page))}`
  }${components(message.components ?? [], message, page)}${message.edited_timestamp ? html`<small class="edited">${page.words.edited}</small>` : nothing}`;

const onlyYou = (message: APIMessage, page: Actions): TemplateResult =>
  html`<p class="only-you">
    <svg aria-hidden="true" viewBox="0 0 24 24"><path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z" /><circle cx="12" cy="12" r="3" /></svg>
    ${page.words.onlyYou} · <button type="button" class="plain" @click=${() => page.dismiss(message)}>${page.words.dismiss}</button>
  </p>`;

const failure = (message: APIMessage, page: Actions): Markup => {
  const reason = page.state.failures.get(message.id);
  return reason === undefined ? nothing : html`<p class="failure" role="alert"><span aria-hidden="true">!</span> ${reason}</p>`;
};

/** Who asked for this message, or what it answers. */
function origin(message: APIMessage, page: Actions): Markup {
  const { words } = page;
  const asked = message.interaction_metadata;
  if (asked && (message.type === MessageType.ChatInputCommand || message.type === MessageType.ContextMenuCommand)) {
    const name = message.interaction?.name ?? '';
    const shown = message.type === MessageType.ChatInputCommand ? `/${nameHere(name, page.state.commands, page.state.locale)}` : name;
    const command = html`<span class="mention">${shown}</span>`;
    const [before, after] = words.used('\u0000', '\u0001').split('\u0001');
    const who = html`<b style="--who:${colourOf(page.state, asked.user.id)}">${displayName(asked.user)}</b>`;
    return html`<p class="origin">${avatar(asked.user, page, 'tiny')} ${who} ${before?.replace('\u0000', '').trim()} ${command} ${after}</p>`;
  }
  const answered = message.referenced_message;
  if (!answered) return nothing;
  const excerpt = answered.content ? inline(answered.content.split('\n')[0]?.slice(0, 120) ?? '', page) : nothing;
  return html`<p class="origin">
    ${avatar(answered.author, page, 'tiny')} ${words.repliedTo(displayName(answered.author))}
    <button type="button" class="plain excerpt" @click=${() => jump(answered.id)}>${excerpt === nothing ? '↑' : excerpt}</button>
  </p>`;
}

function jump(id: string): void {
  const message = document.querySelector<HTMLElement>(`.message[data-id="${CSS.escape(id)}"]`);
  message?.scrollIntoView({ block: 'center' });
  message?.focus();
}

function threadCard(message: APIMessage, page: Actions): Markup {
  const thread = page.state.channels.find((channel) => channel.id === message.id && isThread(channel)) ?? message.thread;
  if (!thread || thread.id === page.state.channel) return nothing;
  return html`<button type="button" class="thread" @click=${() => page.go(thread.id)}>
    <span aria-hidden="true">↳</span> ${page.words.openThread(thread.name ?? '')}
  </button>`;
}

const threadNotice = (message: APIMessage, page: Actions): TemplateResult => {
  const thread = message.message_reference?.channel_id;
  return html`<article class="message notice" data-id=${message.id} tabindex="-1">
    <span class="sign" aria-hidden="true">↳</span>
    <p>${page.words.startedThread(displayName(message.author))}
      ${thread ? html`<button type="button" class="plain" @click=${() => page.go(thread)}>${message.content}</button>` : message.content}</p>
  </article>`;
};

const embed = (found: APIEmbed, page: Actions): TemplateResult =>
  html`<div class="embed" style=${typeof found.color === 'number' ? `--accent:#${found.color.toString(16).padStart(6, '0')}` : nothing}>
    ${found.author ? html`<small>${found.author.name}</small>` : nothing}
    ${found.title ? html`<strong class="title">${inline(found.title, page)}</strong>` : nothing}
    ${found.description ? markdown(found.description, page) : nothing}
    ${found.fields ? html`<dl>${found.fields.map(({ name, value, inline: beside }) => html`<div class=${beside ? 'beside' : ''}><dt>${inline(name, page)}</dt><dd>${markdown(value, page)}</dd></div>`)}</dl>` : nothing}
    ${found.image ? picture({ url: found.image.url, name: '', alt: found.title ?? '', width: found.image.width ?? null, height: found.image.height ?? null, size: null, type: 'image/*' }, page) : nothing}
    ${found.footer ? html`<small>${found.footer.text}</small>` : nothing}
  </div>`;
