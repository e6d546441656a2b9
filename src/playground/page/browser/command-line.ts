/** A command being filled in. */
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Actions } from './actions.ts';
import { type Entry, localName, type Value } from './commands.ts';
import './option-field.ts';
import './option-finder.ts';

export interface CommandLine {
  /** The options filled in so far, except the one that asks. */
  valuesBut: (name: string) => Map<string, Value>;
  settled: () => void;
  /** Returns to plain text, with this already typed. */
  leave: (text?: string) => void;
  add: (name: string) => void;
}

/** Keeps the focus where it is on a press: something closing there would move this button away from under the pointer. */
const held = (event: Event): void => event.preventDefault();

/** A chosen command: its name, a field for every required or given option, a button for every other one, and a field to type their names. */
export function commandLine(entry: Entry, extra: string[], page: Actions, line: CommandLine): TemplateResult {
  const { words, state } = page;
  const on = entry.options.filter(({ name, required }) => required || extra.includes(name));
  const off = entry.options.filter((option) => !on.includes(option));
  return html`<div class="command" role="group" aria-label="/${entry.name}">
    <div class="line"><b class="slash">/${entry.name}</b><span class="quiet">${entry.description}</span>
      <button type="button" class="icon" aria-label=${words.leaveCommand} @click=${() => line.leave()}>✕</button></div>
    <div class="chips">
      ${repeat(
        on,
        ({ name }) => name,
        (option) =>
          html`<option-field .option=${option} .entry=${entry} .page=${page} .version=${page.version} .values=${() => line.valuesBut(option.name)}
            @settled=${line.settled} @jump=${(event: CustomEvent<string>) => line.add(event.detail)} @leave=${() => line.leave()} @back=${() => option === on[0] && line.leave(`/${entry.name}`)}></option-field>`,
      )}
      ${off.map((option) => {
        const name = localName(option, state.locale);
        return html`<button type="button" class="chip add" aria-label=${words.addOption(name)} @pointerdown=${held} @click=${() => line.add(option.name)}>+ ${name}</button>`;
      })}
      <option-finder .options=${off} .page=${page} @found=${(event: CustomEvent<string>) => line.add(event.detail)}
        @leave=${() => line.leave()} @back=${() => line.leave(`/${entry.name}`)}></option-finder>
    </div>
  </div>`;
}
