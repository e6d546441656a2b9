/** Player signs (⏮ ◀ ▶ ⏭ ⏸), which many fonts lack and Discord draws itself: drawn here as well, with names for screen readers. */
import { html, type TemplateResult } from 'lit';

const shapes: { readonly [sign: string]: string } = {
  '⏮': 'M3 4h3v16H3z M14 4v16L6 12z M22 4v16l-8-8z',
  '◀': 'M18 4v16L6 12z',
  '▶': 'M6 4v16l12-8z',
  '⏭': 'M2 4v16l8-8z M10 4v16l8-8z M18 4h3v16h-3z',
  '⏸': 'M6 4h4v16H6z M14 4h4v16h-4z',
};
const signs = /([⏮◀▶⏭⏸])\uFE0F?/u;

/** A text with those signs drawn. */
export const drawn = (text: string): (string | TemplateResult)[] =>
  text
    .split(signs)
    .filter((part) => part !== '')
    .map((part) =>
      shapes[part] ? html`<svg class="glyph" role="img" aria-label=${part} viewBox="0 0 24 24"><path d=${shapes[part]} /></svg>` : part,
    );
