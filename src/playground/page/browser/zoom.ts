/** A picture in close-up. */
import { html, LitElement, type TemplateResult } from 'lit';
import type { Actions } from './actions.ts';

/** A whole picture: fitted to the window at first, at full size after a press. */
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

  /** The pressed point stays where it is; for a press by the keyboard, the middle does. */
  private magnify(event: MouseEvent): void {
    const pane = event.currentTarget as HTMLElement;
    const picture = pane.querySelector('img')!;
    const before = picture.getBoundingClientRect();
    const byKeys = event.detail === 0;
    const [x, y] = byKeys ? [innerWidth / 2, innerHeight / 2] : [event.clientX, event.clientY];
    const [across, down] = byKeys ? [0.5, 0.5] : [(x - before.left) / before.width, (y - before.top) / before.height];
    pane.classList.toggle('full');
    const after = picture.getBoundingClientRect();
    pane.closest('dialog')!.scrollBy(after.left + across * after.width - x, after.top + down * after.height - y);
  }

  protected override render(): TemplateResult {
    const { page } = this;
    const close = (): void => page.zoom(null);
    return html`<dialog class="zoom" aria-label=${page.words.picture} @close=${close}>
      <button type="button" class="icon close" aria-label=${page.words.close} @click=${close}>✕</button>
      <button type="button" class="pane" @click=${this.magnify}><img src=${page.state.zoom?.url ?? ''} alt=${page.state.zoom?.alt ?? ''} /></button>
    </dialog>`;
  }
}
customElements.define('picture-zoom', PictureZoom);
