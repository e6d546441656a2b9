/** The field after a command's name: an option by its name, or Enter to send. */
import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Actions } from './actions.ts';
import { likely, localDescription, localName, optionNamed } from './commands.ts';
import { moved, showMarked, suggestions } from './suggest.ts';

/**
 * Finds one of `options`. Fires `found` with its name as the detail; `leave` and `back` when the keyboard wants out. If empty, Enter sends the form.
 */
export class OptionFinder extends LitElement {
  static override properties = {
    options: { attribute: false },
    page: { attribute: false },
    text: { state: true },
    active: { state: true },
    shown: { state: true },
  };
  declare options: readonly APIApplicationCommandBasicOption[];
  declare page: Actions;
  declare text: string;
  declare active: number;
  declare shown: boolean;

  constructor() {
    super();
    Object.assign(this, { options: [], text: '', active: 0, shown: false });
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override focus(): void {
    this.querySelector('input')?.focus();
  }

  private get found(): APIApplicationCommandBasicOption[] {
    const { locale } = this.page.state;
    return this.text.trim() === '' ? [] : likely(this.options, this.text, (option) => [localName(option, locale), option.name]);
  }

  private typed(event: Event): void {
    this.text = (event.target as HTMLInputElement).value;
    this.active = 0;
    this.shown = true;
    const named = this.text.endsWith(':') ? optionNamed(this.options, this.text.slice(0, -1).trim(), this.page.state.locale) : undefined;
    if (named) this.take(named.name);
  }

  private take(name: string): void {
    this.text = '';
    this.shown = false;
    this.dispatchEvent(new CustomEvent('found', { detail: name }));
  }

  private key(event: KeyboardEvent): void {
    const found = this.found;
    const to = this.shown ? moved(event.key, this.active, found.length) : null;
    const chosen = this.shown ? found[this.active] : undefined;
    if (to !== null) {
      this.active = to;
      void this.updateComplete.then(() => showMarked(this));
    } else if (chosen && (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey))) this.take(chosen.name);
    else if (event.key === 'Escape' && this.shown && this.text !== '') this.shown = false;
    else if (event.key === 'Escape') this.dispatchEvent(new CustomEvent('leave'));
    else if (event.key === 'Backspace' && this.text === '') this.dispatchEvent(new CustomEvent('back'));
    // Text that isn't an option's name must not send the command without it.
    else if (!(event.key === 'Enter' && this.text.trim() !== '') && !(event.key === ' ' && this.text === '')) return;
    event.preventDefault();
    event.stopPropagation();
  }

  protected override render(): TemplateResult {
    const { page, active } = this;
    const found = this.found;
    const { words, state } = page;
    const open = this.shown && this.text.trim() !== '';
    const offers = found.map((option) => ({ label: localName(option, state.locale), detail: localDescription(option, state.locale) }));
    return html`<input class="find" aria-label=${words.findOption} autocomplete="off" spellcheck="false" .value=${this.text}
        role="combobox" aria-autocomplete="list" aria-expanded=${open ? 'true' : 'false'} aria-controls="option-list"
        aria-activedescendant=${open && found.length > 0 ? `option-list-${active}` : nothing}
        @input=${this.typed} @keydown=${this.key} @blur=${() => {
          this.shown = false;
        }} />
      ${open ? suggestions('option-list', words.findOption, offers, active, words.nothingFound, (index) => this.take(found[index]!.name)) : nothing}`;
  }
}
customElements.define('option-finder', OptionFinder);
