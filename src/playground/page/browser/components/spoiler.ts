/** Content hidden until asked for. */
import { html, type TemplateResult } from 'lit';
import type { Actions } from '../actions.ts';

/** Hides content behind a button until it is pressed. */
export const spoilered = (content: TemplateResult, hidden: boolean, page: Actions): TemplateResult =>
  hidden
    ? html`<div class="spoilered">
        <div class="behind" inert>${content}</div>
        <button type="button" class="cover" aria-label=${page.words.reveal} @click=${uncover}><span>${page.words.spoiler}</span></button>
      </div>`
    : content;

function uncover(event: Event): void {
  const cover = event.currentTarget as HTMLElement;
  const behind = cover.previousElementSibling;
  behind?.removeAttribute('inert');
  cover.hidden = true;
  behind?.querySelector<HTMLElement>('button, a')?.focus();
}
