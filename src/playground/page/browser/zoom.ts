/** A picture, looked at closely. */
import { html, LitElement, type TemplateResult } from 'lit';
import type { Actions } from './actions.ts';

/** A picture whole: fitted to the window first, at its full size after a press. */
export class PictureZoom extends LitElement {
  static override properties = { page: { attribute: false }, version: { attribute: false } };
  declare page: Actions;
  declare version: number;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override firstUpdated(): void {
    this.querySelector('dialog')?.showModal();
  }

  protected override render(): TemplateResult {
    const { page } = this;
    const close = (): void => page.zoom(null);
    const magnify = (event: Event): unknown => (event.currentTarget as HTMLElement).classList.toggle('full');
    return html`<dialog class="zoom" aria-label=${page.words.picture} @close=${close}>
      <button type="button" class="icon close" aria-label=${page.words.close} @click=${close}>✕</button>
      <button type="button" class="pane" @click=${magnify}><img src=${page.state.zoom?.url ?? ''} alt=${page.state.zoom?.alt ?? ''} /></button>
    </dialog>`;
  }
}
customElements.define('picture-zoom', PictureZoom);
