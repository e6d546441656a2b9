/** The messages of the open channel, and the scroll position. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Actions } from './actions.ts';
import { drawMessage } from './message.ts';
import { channelName, openChannel } from './state.ts';

const NEAR = 80;

/** The messages of the open channel. Stays at the newest one unless the reader scrolled up. */
export class MessageLog extends LitElement {
  static override properties = { page: { attribute: false }, version: { attribute: false }, away: { state: true } };
  declare page: Actions;
  declare version: number;
  declare away: boolean;
  private channel: string | null = null;
  private held: string | null = null;
  private size = '';
  private readonly grown = new ResizeObserver(() => this.stick());

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  private get scroller(): HTMLElement {
    return this.querySelector<HTMLElement>('.log')!;
  }

  private stick(): void {
    const { scroller } = this;
    this.size = `${scroller.scrollHeight} ${scroller.clientHeight}`;
    if (!this.away) scroller.scrollTop = scroller.scrollHeight;
  }

  /** Notices that the reader scrolled, unless it was the page that grew or shrank. */
  private readonly scrolled = (): void => {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    if (this.size === `${scrollHeight} ${clientHeight}`) this.away = scrollHeight - scrollTop - clientHeight > NEAR;
  };

  private toNewest(): void {
    this.away = false;
    this.stick();
    this.scroller.focus();
  }

  protected override willUpdate(): void {
    const { channel } = this.page.state;
    if (channel !== this.channel) this.away = false;
    this.channel = channel;
    this.held = document.activeElement?.closest<HTMLElement>('.message')?.dataset.id ?? null;
  }

  protected override firstUpdated(): void {
    this.grown.observe(this.scroller);
    this.grown.observe(this.querySelector('.inside')!);
  }

  /** When a pressed button disappears, its message gets the focus, rather than the top of the page. */
  protected override updated(): void {
    if (this.jumped()) return;
    this.followAnswer();
    this.stick();
    if (this.held === null || document.activeElement !== document.body) return;
    this.shown(this.held)?.focus({ preventScroll: true });
  }

  private shown(message: string | null): HTMLElement | null {
    return message === null ? null : this.querySelector<HTMLElement>(`.message[data-id="${CSS.escape(message)}"]`);
  }

  /** The answer to the reader's own press is at the end: it scrolls into view from any position, and so does what follows it. */
  private followAnswer(): void {
    const { state } = this.page;
    if (!this.shown(state.answer)) return;
    state.answer = null;
    this.away = false;
  }

  /** Shows the message a link led to, once it's there. */
  private jumped(): boolean {
    const { state } = this.page;
    const target = this.shown(state.jump);
    if (!target) return false;
    state.jump = null;
    this.away = true;
    target.scrollIntoView({ block: 'center' });
    target.focus();
    return true;
  }

  protected override render(): TemplateResult {
    const { page } = this;
    const { state, words } = page;
    const where = channelName(openChannel(state));
    const messages = state.messages.get(state.channel ?? '');
    return html`<div class="log" role="log" aria-live="polite" aria-relevant="additions" aria-busy=${messages ? 'false' : 'true'}
        aria-label=${words.messagesIn(where)} tabindex="0" @scroll=${this.scrolled}>
        <div class="inside">
          ${messages?.length === 0 ? html`<p class="empty">${words.empty(where)}</p>` : nothing}
          ${repeat(
            messages ?? [],
            ({ id }) => id,
            (message, index) => drawMessage(message, messages?.[index - 1], page),
          )}
        </div>
      </div>
      ${this.away ? html`<button type="button" class="newest" aria-label=${words.toNewest} title=${words.toNewest} @click=${this.toNewest}>↓</button>` : nothing}`;
  }
}
customElements.define('message-log', MessageLog);
