/** The list of suggestions above a field. */
import { html, nothing, type TemplateResult } from 'lit';

export interface Suggestion {
  label: string;
  detail: string | null;
}

/** Handles the keys of a list of suggestions: the new marked index, or null if the key isn't one of the list's. */
export function moved(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return null;
}

/** Suggestions above the input field. They never take the focus: the field keeps it and refers to the marked one. */
export const suggestions = (
  id: string,
  label: string,
  found: Suggestion[],
  active: number,
  empty: string,
  choose: (index: number) => void,
): TemplateResult =>
  html`<div class="suggestions">
    <p class="quiet" aria-hidden="true">${label}</p>
    <div role="listbox" id=${id} aria-label=${label}>
      ${found.map(
        (suggestion, index) =>
          html`<div role="option" id="${id}-${index}" class="option ${index === active ? 'active' : ''}" aria-selected=${index === active ? 'true' : 'false'}
            @pointerdown=${(event: Event) => event.preventDefault()} @click=${() => choose(index)}
          ><span class="what"><span>${suggestion.label}</span>${suggestion.detail ? html`<small>${suggestion.detail}</small>` : nothing}</span></div>`,
      )}
    </div>
    ${found.length === 0 ? html`<p class="quiet" role="status">${empty}</p>` : nothing}
  </div>`;

/** Scrolls the marked suggestion into view. */
export const showMarked = (host: Element): void => host.querySelector('.suggestions .active')?.scrollIntoView({ block: 'nearest' });
