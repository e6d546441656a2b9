/** Buttons of a message. */
import { type APIButtonComponent, type APIMessage, type APIMessageComponentEmoji, ButtonStyle } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import type { Actions } from '../actions.ts';
import { jumpOf } from '../jump.ts';
import { drawn } from './glyphs.ts';

const STYLES: Partial<Record<ButtonStyle, string>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
};

const emoji = (found: APIMessageComponentEmoji | undefined): TemplateResult | typeof nothing =>
  found?.name ? html`<span class="emoji" aria-hidden="true">${found.id ? `:${found.name}:` : drawn(found.name)}</span>` : nothing;

/** A message's button. While its press waits for an answer it keeps the focus, shows that it waits, and accepts no second press. */
export function button(component: APIButtonComponent, message: APIMessage, page: Actions): TemplateResult | typeof nothing {
  if (component.style === ButtonStyle.Premium) return nothing;
  const face = html`${emoji(component.emoji)}${component.label ? html`<span>${drawn(component.label)}</span>` : nothing}`;
  if (component.style === ButtonStyle.Link) {
    if (component.disabled) return html`<button type="button" class="button link" disabled>${face}</button>`;
    const jump = jumpOf(component.url, page.state);
    if (jump) return html`<button type="button" class="button secondary" @click=${() => page.jump(jump)}>${face}</button>`;
    const safe = /^https?:/i.test(component.url) ? component.url : '#';
    return html`<a class="button link" href=${safe} target="_blank" rel="noreferrer noopener">${face}<span class="away" aria-hidden="true">↗</span><span class="hidden">(${page.words.opensElsewhere})</span></a>`;
  }
  const id = component.custom_id;
  const pending = page.isPending(message, id);
  return html`<button
    type="button"
    class="button ${STYLES[component.style] ?? 'secondary'}"
    data-id=${id}
    aria-label=${component.label ? nothing : (component.emoji?.name ?? nothing)}
    ?disabled=${component.disabled === true}
    aria-busy=${pending ? 'true' : nothing}
    @click=${() => void page.press(message, id)}
  >${face}${pending ? html`<span class="spinner" role="status" aria-label=${page.words.waiting}></span>` : nothing}</button>`;
}
