/** A small menu behind a button. */
import { html, LitElement, type TemplateResult } from 'lit';

/** An item of a menu. */
export interface Item {
  label: string;
  take: () => void;
}

let made = 0;

/** A button that opens a menu beside it. With `grid`, its items are single characters in rows. */
export class MenuButton extends LitElement {
  static override properties = { items: { attribute: false }, label: {}, sign: {}, grid: { type: Boolean }, shown: { state: true } };
  declare items: Item[];
  declare label: string;
  declare sign: string;
  declare grid: boolean;
  declare shown: boolean;
  private readonly key = `menu-${++made}`;

  constructor() {
    super();
    Object.assign(this, { items: [], label: '', sign: '⋯', grid: false, shown: false });
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  private get popup(): HTMLElement {
    return this.querySelector<HTMLElement>('.popup')!;
  }

  private get buttons(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[role=menuitem]')];
  }

  private place(): void {
    const at = this.getBoundingClientRect();
    const upwards = innerHeight - at.bottom < 220 && at.top > innerHeight - at.bottom;
    const { style } = this.popup;
    const width = this.grid ? 232 : 220;
    style.setProperty('--left', `${Math.max(8, Math.min(at.right - width, innerWidth - width - 8))}px`);
    style.setProperty('--width', `${width}px`);
    style.setProperty('--top', upwards ? 'auto' : `${at.bottom + 4}px`);
    style.setProperty('--bottom', upwards ? `${innerHeight - at.top + 4}px` : 'auto');
    style.setProperty('--room', '320px');
  }

  private async toggled(event: ToggleEvent): Promise<void> {
    this.shown = event.newState === 'open';
    if (!this.shown) return;
    this.place();
    await this.updateComplete;
    this.buttons[0]?.focus();
  }

  private take(item: Item): void {
    this.popup.hidePopover();
    this.querySelector<HTMLElement>('button')?.focus();
    item.take();
  }

  private moved(event: KeyboardEvent): void {
    const step = { ArrowDown: this.grid ? 5 : 1, ArrowUp: this.grid ? -5 : -1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const { buttons } = this;
    buttons.at((buttons.indexOf(document.activeElement as HTMLElement) + step) % buttons.length)?.focus();
    event.preventDefault();
  }

  protected override render(): TemplateResult {
    const { key, label, grid } = this;
    return html`<button type="button" class="tool" popovertarget=${key} aria-haspopup="menu" aria-expanded=${this.shown ? 'true' : 'false'}
        aria-label=${label} title=${label}><span aria-hidden="true">${this.sign}</span></button>
      <div class="popup ${grid ? 'grid' : ''}" id=${key} popover role="menu" aria-label=${label} @toggle=${this.toggled} @keydown=${this.moved}>
        ${this.shown ? this.items.map((item) => html`<button type="button" role="menuitem" class="option" @click=${() => this.take(item)}>${item.label}</button>`) : ''}
      </div>`;
  }
}
customElements.define('menu-button', MenuButton);
