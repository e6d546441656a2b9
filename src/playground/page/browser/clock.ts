/** The server's clock: its time, and the buttons that move it on, so that nobody has to wait for a day to pass. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Actions } from './actions.ts';
import { Ticking, timeNow } from './time.ts';

/** "+2 days 3 hours". */
export function aheadText(ms: number, locale: string): string {
  const hours = Math.round(ms / 3_600_000);
  const say = (n: number, unit: 'day' | 'hour') => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(n);
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  return `+${[...(days > 0 ? [say(days, 'day')] : []), ...(rest > 0 || days === 0 ? [say(rest, 'hour')] : [])].join(' ')}`;
}

/** The server's time: "Tuesday 14:00", with the date in its tooltip. */
export class LocalNow extends Ticking {
  static override properties = { locale: { attribute: false }, ahead: { attribute: false } };
  declare locale: string;
  declare ahead: number;

  protected override render(): TemplateResult {
    const { locale } = this;
    const now = timeNow();
    const day = new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(now);
    const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(now);
    return html`<time datetime=${new Date(now).toISOString()} title=${new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(now)}>${day} ${hour}</time>`;
  }
}
customElements.define('local-now', LocalNow);

const now = ({ time: { ahead }, locale }: Actions['state']): TemplateResult => html`<local-now .ahead=${ahead} .locale=${locale}></local-now>`;

/** Shown above the messages once the clock was moved: by how much, and its time. */
export const movedTime = ({ state, words }: Actions): TemplateResult | typeof nothing =>
  state.time.ahead > 0
    ? html`<span class="moved" role="status" aria-label=${words.clockMoved}><b>${aheadText(state.time.ahead, state.locale)}</b> ${now(state)}</span>`
    : nothing;

/** The panel that moves the clock. */
export function clockPanel(page: Actions): TemplateResult {
  const { state, words } = page;
  const steps: [label: string, hours: number][] = [
    [words.hour, 1],
    [words.hours(6), 6],
    [words.day, 24],
    [words.week, 168],
  ];
  return html`<section class="clock" aria-label=${words.clock}>
    <p>${words.clock} ${now(state)}${state.time.ahead > 0 ? html` <b>${aheadText(state.time.ahead, state.locale)}</b>` : nothing}</p>
    <div class="steps">${steps.map(([label, hours]) => html`<button type="button" aria-label=${words.moveBy(label)} @click=${() => page.pass(hours)}>+${label}</button>`)}</div>
  </section>`;
}
