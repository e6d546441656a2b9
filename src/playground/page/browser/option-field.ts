/** The field of one option of a command. */
import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Actions } from './actions.ts';
import { dataOptions, type Entry, likely, localDescription, localName, same, typedOptions, type Value } from './commands.ts';
import { asksBot, type Offer, offersOf, offerTyped, readFree } from './offers.ts';
import { moved, showMarked, suggestions } from './suggest.ts';

const PAUSE = 150;

/** One option of a command. Fires `settled` when a suggestion was taken, `jump` with the name of another option that was typed, `leave` and `back` when the keyboard wants out. */
export class OptionField extends LitElement {
  static override properties = {
    option: { attribute: false },
    entry: { attribute: false },
    page: { attribute: false },
    values: { attribute: false },
    version: { attribute: false },
    text: { state: true },
    offers: { state: true },
    active: { state: true },
    shown: { state: true },
    searching: { state: true },
    error: { state: true },
  };
  declare option: APIApplicationCommandBasicOption;
  declare entry: Entry;
  declare page: Actions;
  /** The other options filled in so far, for the bot's suggestions. */
  declare values: () => Map<string, Value>;
  declare version: number;
  declare text: string;
  declare offers: Offer[];
  declare active: number;
  declare shown: boolean;
  declare searching: boolean;
  declare error: string | null;
  private taken: Offer | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor() {
    super();
    this.text = '';
    this.offers = [];
    this.active = 0;
    this.shown = false;
    this.searching = false;
    this.error = null;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override focus(): void {
    this.querySelector('input')?.focus();
  }

  get filled(): boolean {
    return this.text.trim() !== '';
  }

  private get listed(): boolean {
    return asksBot(this.option) || offersOf(this.option, this.page) !== null;
  }

  /** The current value, or null with an error shown in the field. Leaves an empty field alone. */
  read(quietly = false): Value | null {
    if (!this.filled) return null;
    const listed = offersOf(this.option, this.page);
    const known = this.taken ?? this.offers.find(({ label }) => same(label, this.text)) ?? (listed ? offerTyped(listed, this.text) : undefined);
    if (known) return known.value;
    const result = listed ? { error: this.page.words.chooseFromList } : readFree(this.option, this.text, this.page);
    if ('value' in result) return result.value;
    if (!quietly) this.error = result.error;
    return null;
  }

  private look(): void {
    if (!this.listed) return;
    this.shown = true;
    this.active = 0;
    const offers = offersOf(this.option, this.page);
    if (offers) this.offers = this.taken === null ? this.offersFor(this.text) : offers;
    else this.search();
  }

  private search(): void {
    clearTimeout(this.pause);
    this.searching = true;
    const mine = ++this.asked;
    this.pause = setTimeout(async () => {
      const values = this.values();
      values.set(this.option.name, this.option.type === Option.String ? this.text : (this.read(true) ?? this.text));
      const outcome = await this.page.autocomplete(this.entry.command.id, dataOptions(this.entry, values, this.option.name));
      if (mine !== this.asked) return;
      this.searching = false;
      const { locale } = this.page.state;
      this.offers =
        outcome.t === 'choices' ? outcome.choices.map((choice) => ({ label: localName(choice, locale), detail: null, value: choice.value })) : [];
      this.error = outcome.t === 'failed' ? outcome.reason : null;
    }, PAUSE);
  }

  private typed(event: Event): void {
    Object.assign(this, { taken: null, error: null });
    this.text = (event.target as HTMLInputElement).value;
    if (!this.jumped()) this.look();
  }

  /** `Ben level:` fills in this option and moves to the one named. */
  private jumped(): boolean {
    const { before, values } = typedOptions(this.entry, this.text, this.page.state.locale);
    const to = this.text.endsWith(':') ? values.at(-1)?.name : undefined;
    // Its own name typed again is not its value.
    if (to === this.option.name) this.text = before;
    if (to === undefined || to === this.option.name) return false;
    this.put(before);
    this.dispatchEvent(new CustomEvent('jump', { detail: to }));
    return true;
  }

  /** Fills it in as if typed: with the suggestion, if there is only one that fits. */
  put(text: string): void {
    this.text = text;
    this.taken = null;
    this.shown = false;
    const near = text === '' ? [] : this.offersFor(text);
    const only = offerTyped(offersOf(this.option, this.page) ?? [], text) ?? (near.length === 1 ? near[0] : undefined);
    if (only) Object.assign(this, { taken: only, text: only.label });
  }

  /** The known values that match what was typed. */
  private offersFor(text: string): Offer[] {
    return likely(offersOf(this.option, this.page) ?? [], text.replace(/^@/, ''), ({ label, detail }) => [label, (detail ?? '').replace(/^@/, '')]);
  }

  private take(index: number): void {
    const offer = this.offers[index];
    if (!offer) return;
    this.taken = offer;
    this.text = offer.label;
    this.shown = false;
    this.error = null;
    this.dispatchEvent(new CustomEvent('settled'));
  }

  private key(event: KeyboardEvent): void {
    const open = this.shown && this.offers.length > 0;
    const to = this.shown ? moved(event.key, this.active, this.offers.length) : null;
    if (to !== null) {
      this.active = to;
      void this.updateComplete.then(() => showMarked(this));
    } else if (!this.shown && event.key === 'ArrowDown') this.look();
    else if (event.key === 'Enter' && open && !this.searching) this.take(this.active);
    else if (event.key === 'Tab' && !event.shiftKey && open && this.taken === null && (this.filled || this.option.required)) this.take(this.active);
    else if (event.key === 'Escape' && this.shown) this.shown = false;
    else if (event.key === 'Escape') this.dispatchEvent(new CustomEvent('leave'));
    else if (event.key === 'Backspace' && this.text === '') this.dispatchEvent(new CustomEvent('back'));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  protected override render(): TemplateResult {
    const { option, page, shown, listed } = this;
    const { locale } = page.state;
    const id = `option-${option.name}`;
    const label = localName(option, locale);
    const numeric = option.type === Option.Integer || option.type === Option.Number;
    return html`<label class="chip ${this.error ? 'wrong' : ''}" title=${localDescription(option, locale)}>
        <span>${label}${option.required ? html`<i aria-hidden="true">*</i>` : nothing}</span>
        <input id=${id} name=${option.name} autocomplete="off" spellcheck="false" inputmode=${numeric ? 'decimal' : nothing} .value=${this.text}
          aria-required=${option.required ? 'true' : 'false'} aria-invalid=${this.error ? 'true' : 'false'} aria-describedby="${id}-help"
          role=${listed ? 'combobox' : nothing} aria-expanded=${listed ? (shown ? 'true' : 'false') : nothing} aria-autocomplete=${listed ? 'list' : nothing}
          aria-controls=${listed ? `${id}-list` : nothing} aria-activedescendant=${shown && this.offers.length > 0 ? `${id}-list-${this.active}` : nothing}
          @input=${this.typed} @keydown=${this.key} @focus=${this.look} @blur=${() => {
            this.shown = false;
          }} />
      </label>
      <span class="help" id="${id}-help">${this.error ? html`<b role="alert">${label}: ${this.error}</b>` : localDescription(option, locale)}</span>
      ${
        shown
          ? suggestions(`${id}-list`, label, this.offers, this.active, this.searching ? page.words.searching : page.words.nothingFound, (index) => {
              this.take(index);
            })
          : nothing
      }`;
  }
}
customElements.define('option-field', OptionField);
