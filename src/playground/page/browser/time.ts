/** Times that stay correct while displayed. */
import { html, LitElement } from 'lit';

const UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

const FORMS: Record<string, Intl.DateTimeFormatOptions> = {
  t: { hour: 'numeric', minute: '2-digit' },
  T: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

/** "3 minutes ago", "in 2 days", in the given language. */
export function relative(at: number, now: number, locale: string): string {
  const seconds = Math.round((at - now) / 1_000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS[5];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit);
}

/** How far the server's clock is ahead of this browser's. */
let ahead = 0;

/** Sets the server's time, which all times on the page are based on. */
export function setTime(now: number): void {
  ahead = now - Date.now();
  tick();
}

/** The server's time. */
export const timeNow = (): number => Date.now() + ahead;

/** A time in one of Discord's styles; `R` is relative, `c` a message's own time: relative for a day, then the date. */
export function timeText(at: number, form: string, locale: string, now = timeNow()): string {
  if (form === 'c' && now - at < 45_000) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
  if (form === 'R' || (form === 'c' && now - at < 86_400_000)) return relative(at, now, locale);
  return new Intl.DateTimeFormat(locale, FORMS[form] ?? FORMS[form === 'c' ? 's' : 'f']).format(at);
}

const ticking = new Set<() => void>();
const tick = (): void => {
  for (const one of ticking) one();
};

/** An element redrawn whenever its times may read differently. */
export class Ticking extends LitElement {
  private readonly tick = (): void => this.requestUpdate();

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    ticking.add(this.tick);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    ticking.delete(this.tick);
  }
}

/** A time that stays correct while displayed. */
export class LocalTime extends Ticking {
  static override properties = { at: { attribute: false }, form: { attribute: false }, locale: { attribute: false } };
  declare at: number;
  declare form: string;
  declare locale: string;

  protected override render(): unknown {
    const { at, form, locale } = this;
    return html`<time datetime=${new Date(at).toISOString()} title=${timeText(at, 'F', locale)}>${timeText(at, form, locale)}</time>`;
  }
}
customElements.define('local-time', LocalTime);
setInterval(tick, 10_000);
