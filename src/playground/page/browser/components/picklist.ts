/** The list that select menus open. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Words } from '../words.ts';

export interface Choice {
  value: string;
  label: string;
  description: string | null;
  emoji: string | null;
  picked: boolean;
}

let made = 0;

/** The least space between an open list's button and the edge of the screen it opens toward, in pixels. */
const leastRoom = 176;

const sameChoice = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((value) => b.includes(value));

/**
 * A select menu: a button that opens a list box. A single choice fires a `pick` event at once; several are collected and fired when the list closes,
 * as in Discord's own client. Too few of them change nothing, unless `gather` says that every change counts, as in a form.
 */
export class PickList extends LitElement {
  static override properties = {
    choices: { attribute: false },
    words: { attribute: false },
    placeholder: {},
    label: {},
    min: { type: Number },
    max: { type: Number },
    disabled: { type: Boolean },
    busy: { type: Boolean },
    gather: { type: Boolean },
    picked: { state: true },
    active: { state: true },
    shown: { state: true },
  };
  declare choices: Choice[];
  declare words: Words;
  declare placeholder: string;
  declare label: string;
  declare min: number;
  declare max: number;
  declare disabled: boolean;
  declare busy: boolean;
  declare gather: boolean;
  declare picked: string[];
  declare active: number;
  declare shown: boolean;
  private readonly key = `pick-${++made}`;
  private settled: string[] = [];
  private typed = '';
  private typedAt = 0;
  private readonly follow = (): void => this.place();

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  private get popup(): HTMLElement {
    return this.querySelector<HTMLElement>('.popup')!;
  }

  private get many(): boolean {
    return this.max > 1;
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (!changes.has('choices')) return;
    const sign = (choices: Choice[] | undefined): string => JSON.stringify(choices?.map(({ value, picked }) => [value, picked]));
    if (sign(changes.get('choices')) === sign(this.choices)) return;
    this.settled = this.choices.filter(({ picked }) => picked).map(({ value }) => value);
    this.picked = this.settled;
    this.active = 0;
  }

  /** Places it next to the button, or on the screen if the button has been scrolled away. */
  private place(): void {
    const { top, bottom, left, width } = this.getBoundingClientRect();
    const on = (y: number) => Math.max(leastRoom, Math.min(y, innerHeight - leastRoom));
    const at = { top: on(top), bottom: on(bottom), left, width };
    const below = innerHeight - at.bottom;
    const upwards = below < 260 && at.top > below;
    const { style } = this.popup;
    style.setProperty('--left', `${Math.min(at.left, innerWidth - 328)}px`);
    style.setProperty('--width', `${Math.max(at.width, 320)}px`);
    style.setProperty('--top', upwards ? 'auto' : `${at.bottom + 4}px`);
    style.setProperty('--bottom', upwards ? `${innerHeight - at.top + 4}px` : 'auto');
    style.setProperty('--room', `${(upwards ? at.top : below) - 16}px`);
  }

  /** A press elsewhere also closes it, which only the browser notices. */
  private toggled(event: ToggleEvent): void {
    if (event.newState === 'open' || !this.shown) return;
    this.shown = false;
    removeEventListener('scroll', this.follow, true);
    if (this.gather) this.give(this.picked);
    else if (this.many && this.picked.length >= this.min && !sameChoice(this.picked, this.settled)) this.give(this.picked);
    else this.picked = this.settled;
  }

  private open(): void {
    if (this.disabled || this.busy || this.shown) return;
    this.shown = true;
    this.active = Math.max(
      0,
      this.choices.findIndex(({ value }) => this.picked.includes(value)),
    );
    this.popup.showPopover();
    this.place();
    addEventListener('scroll', this.follow, true);
    this.querySelector<HTMLElement>('[role=listbox]')?.focus();
  }

  /** The browser closes the list by itself; opening it moves the focus at once, for fast typists. */
  private pressed(event: Event): void {
    if (this.shown) return;
    event.preventDefault();
    this.open();
  }

  private triggerKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    this.open();
  }

  private close(): void {
    this.popup.hidePopover();
    this.querySelector<HTMLElement>('.trigger')?.focus();
  }

  private give(values: string[]): void {
    this.settled = values;
    this.picked = values;
    this.dispatchEvent(new CustomEvent('pick', { detail: values }));
  }

  private choose(index: number): void {
    const value = this.choices[index]?.value;
    if (value === undefined) return;
    this.active = index;
    const had = this.picked.includes(value);
    if (!this.many) {
      if (!had || this.min === 0) this.give(had ? [] : [value]);
      this.close();
      return;
    }
    if (had) this.picked = this.picked.filter((other) => other !== value);
    else if (this.picked.length < this.max) this.picked = [...this.picked, value];
  }

  /** Finishes the choice, even if nothing was changed. */
  private confirm(): void {
    if (this.picked.length < this.min) return;
    if (sameChoice(this.picked, this.settled)) this.give(this.picked);
    this.close();
  }

  private listKey(event: KeyboardEvent): void {
    const last = this.choices.length - 1;
    const moves: Record<string, number> = { ArrowDown: this.active + 1, ArrowUp: this.active - 1, Home: 0, End: last, PageDown: last, PageUp: 0 };
    const move = moves[event.key];
    if (move !== undefined) this.active = Math.max(0, Math.min(last, move));
    else if (event.key === ' ' || (event.key === 'Enter' && !(this.many && event.ctrlKey))) this.choose(this.active);
    else if (event.key === 'Enter') this.confirm();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.jump(event.key, event.timeStamp);
    else return;
    event.preventDefault();
    void this.updateComplete.then(() => this.querySelector('.active')?.scrollIntoView({ block: 'nearest' }));
  }

  private jump(letter: string, at: number): void {
    this.typed = at - this.typedAt > 700 ? letter : this.typed + letter;
    this.typedAt = at;
    const found = this.choices.findIndex(({ label }) => label.toLowerCase().startsWith(this.typed.toLowerCase()));
    if (found >= 0) this.active = found;
  }

  private option(choice: Choice, index: number): TemplateResult {
    const picked = this.picked.includes(choice.value);
    return html`<div
      role="option"
      id="${this.key}-${index}"
      class="option ${index === this.active ? 'active' : ''}"
      aria-selected=${picked ? 'true' : 'false'}
      aria-disabled=${this.many && !picked && this.picked.length >= this.max ? 'true' : nothing}
      @click=${() => this.choose(index)}
      @pointermove=${() => {
        this.active = index;
      }}
    >${choice.emoji ? html`<span class="emoji" aria-hidden="true">${choice.emoji}</span>` : nothing}<span class="what"
        ><span>${choice.label}</span>${choice.description ? html`<small>${choice.description}</small>` : nothing}</span
      ><span class="tick" aria-hidden="true">${picked ? '✓' : ''}</span></div>`;
  }

  protected override render(): TemplateResult {
    const chosen = this.choices.filter(({ value }) => this.settled.includes(value) || (this.gather && this.picked.includes(value)));
    const { words, key, many } = this;
    return html`<button type="button" class="trigger" popovertarget=${key} aria-haspopup="listbox" aria-expanded=${this.shown ? 'true' : 'false'}
        aria-label=${this.label ? `${this.label}: ${chosen.map(({ label }) => label).join(', ') || this.placeholder}` : nothing}
        aria-busy=${this.busy ? 'true' : nothing} ?disabled=${this.disabled}
        @click=${this.pressed}
        @keydown=${this.triggerKey}
      ><span class=${chosen.length > 0 ? 'chosen' : 'empty'}>${chosen.length > 0 ? chosen.map(({ label }) => label).join(', ') : this.placeholder}</span>
        ${this.busy ? html`<span class="spinner" role="status" aria-label=${words.waiting}></span>` : html`<span class="arrow" aria-hidden="true"></span>`}</button>
      <div class="popup" id=${key} popover @beforetoggle=${this.toggled}>
        <div role="listbox" tabindex="0" aria-label=${this.label || this.placeholder} aria-multiselectable=${many ? 'true' : nothing}
          aria-activedescendant="${key}-${this.active}" @keydown=${this.listKey}
        >${this.choices.length > 0 ? this.choices.map((choice, index) => this.option(choice, index)) : html`<p class="quiet">${words.none}</p>`}</div>
        ${
          many
            ? html`<div class="confirm"><span aria-live="polite">${words.picked(this.picked.length)} · ${words.pickFrom(this.min, this.max)}</span>
                <button type="button" class="button primary" ?disabled=${this.picked.length < this.min} @click=${this.confirm}>${words.confirm}</button></div>`
            : nothing
        }
      </div>`;
  }
}
customElements.define('pick-list', PickList);
