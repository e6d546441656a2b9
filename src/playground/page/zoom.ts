import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Actions } from './actions.ts';
import type { Picture } from './state.ts';

const show = (element?: Element): void => {
  if (element instanceof HTMLDialogElement && !element.open) element.showModal();
};

/** A picture whole: fitted to the window first, at its full size after a press. */
export function zoomed(picture: Picture, page: Actions): TemplateResult {
  const close = (): void => page.zoom(null);
  const magnify = (event: Event): unknown => (event.currentTarget as HTMLElement).classList.toggle('full');
  return html`<dialog class="zoom" aria-label=${page.words.picture} ${ref(show)} @close=${close} @click=${(event: Event) => event.target === event.currentTarget && close()}>
    <button type="button" class="icon close" aria-label=${page.words.close} @click=${close}>✕</button>
    <button type="button" class="pane" @click=${magnify}><img src=${picture.url} alt=${picture.alt} /></button>
  </dialog>`;
}
