/** The page before anybody sits. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Begin } from '../../protocol.ts';
import { openSeat, seatName, world } from './seats.ts';
import { languages } from './sidebar.ts';
import { spoken, wordsFor } from './words.ts';

/** Opens the others' tabs and turns this one into the first person's, which then asks the bot. */
function begin(event: Event, { as, with: others = [], channel }: Begin): void {
  event.preventDefault();
  const hash = channel === undefined ? '' : `#${channel}`;
  const closed = others.filter((key) => openSeat(key, hash) === null);
  location.assign(`/?as=${as}&begin=1${closed.map((key) => `&invite=${key}`).join('')}${hash}`);
}

/** The same without a script that opens tabs: by the keyboard, or in a tab of its own. */
const address = ({ as, with: others = [], channel }: Begin): string =>
  `/?as=${as}&begin=1${others.map((key) => `&invite=${key}`).join('')}${channel === undefined ? '' : `#${channel}`}`;

/** What a newcomer sees: what this is, and the one thing to press. */
export function welcome(locale: string, speak: (locale: string) => void): TemplateResult {
  const words = wordsFor(locale);
  const first = world.begin;
  return html`<main class="welcome">
    <div class="sign" aria-hidden="true"><i></i><i></i><i></i></div>
    <h1>${world.name}</h1>
    <p class="what">${spoken(world.welcome, locale)}</p>
    ${first ? html`<a class="button primary big" href=${address(first)} @click=${(event: Event) => begin(event, first)}>${spoken(first.label, locale)}</a>` : nothing}
    <p class="quiet">${first ? words.orSit : words.sit}</p>
    <ul class="seats">${world.people.map(({ key }) => html`<li><a class="button secondary" href="/?as=${key}">${words.sitAs(seatName(key))}</a></li>`)}</ul>
    ${languages(locale, words.language, speak)}
    <p class="local">${words.local}</p>
  </main>`;
}
