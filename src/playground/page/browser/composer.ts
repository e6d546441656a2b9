/** The field at the bottom of the page. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Actions } from './actions.ts';
import { commandLine } from './command-line.ts';
import { commandsHere, dataOptions, type Entry, entriesOf, localName, matching, typedOptions, typedOut, type Value } from './commands.ts';
import type { OptionField } from './option-field.ts';
import { channelName, displayName, everybody, isThread, openChannel, parentOf } from './state.ts';
import { moved, type Suggestion, showMarked, suggestions } from './suggest.ts';

interface Found extends Suggestion {
  take: () => void;
}

/** The input field: plain text, or a command picked after a slash with a field for each of its options. */
export class Composer extends LitElement {
  static override properties = {
    page: { attribute: false },
    version: { attribute: false },
    text: { state: true },
    entry: { state: true },
    extra: { state: true },
    active: { state: true },
    hidden_: { state: true },
    error: { state: true },
    sending: { state: true },
  };
  declare page: Actions;
  declare version: number;
  declare text: string;
  declare entry: Entry | null;
  declare extra: string[];
  declare active: number;
  declare hidden_: boolean;
  declare error: string | null;
  declare sending: boolean;

  /** The channel this text is for; each channel has its own field. */
  private channel = '';

  constructor() {
    super();
    Object.assign(this, { text: '', entry: null, extra: [], active: 0, hidden_: false, error: null, sending: false });
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  private get area(): HTMLTextAreaElement | null {
    return this.querySelector('textarea');
  }

  private get fields(): OptionField[] {
    return [...this.querySelectorAll<OptionField>('option-field')];
  }

  /** The name of the open channel; for a thread, of its parent channel. */
  private get home(): string {
    const { channels } = this.page.state;
    const open = openChannel(this.page.state);
    const parent = open && isThread(open) ? channels.find(({ id }) => id === parentOf(open)) : undefined;
    return (parent ?? open)?.name ?? '';
  }

  private get found(): Found[] {
    const { state } = this.page;
    if (this.entry || this.hidden_) return [];
    if (this.text.startsWith('/') && !this.text.includes('\n'))
      return matching(entriesOf(commandsHere(state), state.locale), this.text.slice(1), this.home).map((entry) => ({
        label: `/${entry.name}`,
        detail: entry.description,
        take: () => this.pick(entry),
      }));
    const named = /(?:^|\s)@([\p{L}\p{N}]*)$/u.exec(this.text);
    if (!named) return [];
    const users = everybody(state).filter((user) =>
      displayName(user)
        .toLowerCase()
        .startsWith((named[1] ?? '').toLowerCase()),
    );
    return users.map((user) => ({ label: `@${displayName(user)}`, detail: null, take: () => this.name(displayName(user)) }));
  }

  private name(name: string): void {
    this.text = this.text.replace(/@[\p{L}\p{N}]*$/u, `@${name} `);
    this.area?.focus();
  }

  /** Begins a command; `rest` is what was typed after its name. */
  async pick(entry: Entry, rest = ''): Promise<void> {
    const { before, values } = typedOptions(entry, rest, this.page.state.locale);
    Object.assign(this, { entry, text: '', extra: values.map(({ name }) => name), active: 0, error: null });
    await this.updateComplete;
    const { fields } = this;
    for (const { name, text } of values) fields.find((field) => field.option.name === name)?.put(text);
    if (before !== '') fields.find((field) => field.option.required && !field.filled)?.put(before);
    this.goOn();
  }

  /** Moves to the first required option that is still empty, or to where others can be named. */
  private goOn(): void {
    (this.fields.find((field) => field.option.required && !field.filled) ?? this.querySelector<HTMLElement>('option-finder'))?.focus();
  }

  private async leave(text = ''): Promise<void> {
    Object.assign(this, { entry: null, text, extra: [], error: null, active: 0 });
    await this.updateComplete;
    this.area?.focus();
  }

  private typed(event: Event): void {
    this.text = (event.target as HTMLTextAreaElement).value;
    this.active = 0;
    this.hidden_ = false;
    this.error = null;
    this.pickTyped();
  }

  private pickTyped(): void {
    const { state } = this.page;
    const found = this.text.startsWith('/') ? typedOut(entriesOf(commandsHere(state), state.locale), this.text.slice(1)) : undefined;
    if (found) void this.pick(found.entry, found.rest);
  }

  private key(event: KeyboardEvent): void {
    const found = this.found;
    const to = moved(event.key, this.active, found.length);
    const chosen = found[this.active];
    if (event.isComposing) return;
    if (to !== null) {
      this.active = to;
      void this.updateComplete.then(() => showMarked(this));
    } else if (chosen && ((event.key === 'Tab' && !event.shiftKey) || event.key === 'Enter')) chosen.take();
    else if (event.key === 'Enter' && !event.shiftKey) void this.send();
    else if (event.key === 'Escape' && found.length > 0) this.hidden_ = true;
    else return;
    event.preventDefault();
  }

  private values(quietly: boolean, except?: string): Map<string, Value> {
    const values = new Map<string, Value>();
    for (const field of this.fields) {
      if (field.option.name === except) continue;
      const value = field.read(quietly);
      if (value !== null) values.set(field.option.name, value);
    }
    return values;
  }

  /** Moves to the next required option that is still empty. */
  private next(): void {
    void this.updateComplete.then(() => this.fields.find((field) => field.option.required && !field.filled)?.focus());
  }

  private async send(): Promise<void> {
    if (this.sending) return;
    if (this.entry) return this.run(this.entry);
    const { state, words } = this.page;
    if (this.text.trim() === '') return;
    if (this.text.startsWith('/')) {
      // As Enter does: the command marked in the list above.
      const chosen = this.found[this.active];
      if (chosen) chosen.take();
      else this.error = words.noCommand;
      return;
    }
    const people = everybody(state).sort((a, b) => displayName(b).length - displayName(a).length);
    const content = people.reduce((text, user) => text.replaceAll(`@${displayName(user)}`, `<@${user.id}>`), this.text.trim());
    if (this.page.say(content)) this.text = '';
    else this.error = words.cut;
  }

  private async run(entry: Entry): Promise<void> {
    const { words, state } = this.page;
    const values = this.values(false);
    const missing = this.fields.filter((field) => field.option.required && !field.filled);
    const wrong = this.fields.find((field) => field.filled && !values.has(field.option.name));
    this.error = missing.length > 0 ? words.missing(missing.map(({ option }) => localName(option, state.locale)).join(', ')) : null;
    const first = missing[0] ?? wrong;
    if (first) return first.focus();
    this.sending = true;
    const failure = await this.page.command(entry.command.id, dataOptions(entry, values));
    this.sending = false;
    this.error = failure;
    if (failure === null) await this.leave();
  }

  /** Restores the draft that the reader left here when they went elsewhere. */
  protected override firstUpdated(): void {
    this.channel = this.page.state.channel ?? '';
    this.text = this.page.state.drafts.get(this.channel) ?? '';
  }

  protected override updated(changes: PropertyValues<this>): void {
    const { area } = this;
    if (changes.has('text')) this.page.state.drafts.set(this.channel, this.text);
    // A fast typist may have typed a command in full before the commands arrive.
    if (changes.has('version') && !this.entry) this.pickTyped();
    if (area && changes.has('text')) {
      area.style.height = 'auto';
      area.style.height = `${Math.min(area.scrollHeight, 160)}px`;
    }
  }

  private async add(name: string): Promise<void> {
    this.extra = [...this.extra, name];
    await this.updateComplete;
    this.fields.find((field) => field.option.name === name)?.focus();
  }

  protected override render(): TemplateResult {
    const { page, active, error } = this;
    const found = this.found;
    const { words, state } = page;
    const where = channelName(openChannel(state));
    const slash = this.text.startsWith('/') && !this.entry && !this.hidden_ && !this.text.includes('\n');
    const open = slash || found.length > 0;
    return html`<form class="composer" @submit=${(event: Event) => {
      event.preventDefault();
      void this.send();
    }}>
      ${open ? suggestions('composer-list', slash ? words.commands : words.suggestions, found, active, words.noCommand, (index) => found[index]?.take()) : nothing}
      ${error ? html`<p class="failure" role="alert"><span aria-hidden="true">!</span> ${error}</p>` : nothing}
      <div class="box">
        ${
          this.entry
            ? commandLine(this.entry, this.extra, page, {
                valuesBut: (name) => this.values(true, name),
                settled: () => this.next(),
                leave: (text) => void this.leave(text),
                add: (name) => void this.add(name),
              })
            : html`<textarea rows="1" name="message" aria-label=${words.compose(where)} placeholder=${words.composeHere} autocomplete="off"
                aria-autocomplete="list" aria-haspopup="listbox" aria-controls=${open ? 'composer-list' : nothing} aria-activedescendant=${found.length > 0 ? `composer-list-${active}` : nothing}
                .value=${this.text} @input=${this.typed} @keydown=${this.key}></textarea>`
        }
        <button type="submit" class="send" aria-label=${words.send} aria-busy=${this.sending ? 'true' : nothing}>${
          this.sending
            ? html`<span class="spinner" role="status" aria-label=${words.waiting}></span>`
            : html`<svg aria-hidden="true" viewBox="0 0 24 24"><path d="M3 20l18-8L3 4v6l11 2-11 2z" /></svg>`
        }</button>
      </div>
    </form>`;
  }
}
customElements.define('chat-composer', Composer);
