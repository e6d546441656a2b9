/** The page before anybody sits. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Begin } from '../../protocol.ts';
import { openSeat, seatName, waysIn, world } from './seats.ts';
import { languages } from './sidebar.ts';
import { spoken, wordsFor } from './words.ts';

/** Opens the others' tabs and turns this one into the first person's, which then asks the bot. */
function begin(event: Event, way: Begin): void {
  const { with: others = [], channel } = way;
  event.preventDefault();
  const hash = channel === undefined ? '' : `#${channel}`;
  const closed = others.filter((key) => openSeat(key, hash) === null);
  location.assign(address(way, closed));
}

/** The same without a script that opens tabs: by the keyboard, or in a tab of its own. `closed`: whose tabs are still to be opened. */
const address = (way: Begin, closed = way.with ?? []): string =>
  `/?as=${way.as}&begin=${waysIn.indexOf(way) + 1}${closed.map((key) => `&invite=${key}`).join('')}${way.channel === undefined ? '' : `#${way.channel}`}`;

const wayIn = (way: Begin, look: string, locale: string): TemplateResult =>
  html`<a class="button ${look}" href=${address(way)} @click=${(event: Event) => begin(event, way)}>${spoken(way.label, locale)}</a>`;

/** What a newcomer sees: what this is, and the one thing to press. */
export function welcome(locale: string, speak: (locale: string) => void): TemplateResult {
  const words = wordsFor(locale);
  const first = world.begin;
  return html`<main class="welcome">
    <div class="sign" aria-hidden="true"><i></i><i></i><i></i></div>
    <h1>${world.name}</h1>
    <p class="what">${spoken(world.welcome, locale)}</p>
    ${first ? wayIn(first, 'primary big', locale) : nothing}
    ${
      world.tries.length === 0
        ? nothing
        : html`<ul class="tries">${world.tries.map(
            ({ name, about, ways }) => html`<li>
              <h2>${spoken(name, locale)}</h2>
              ${about === undefined ? nothing : html`<p>${spoken(about, locale)}</p>`}
              <div>${ways.map((way) => wayIn(way, 'secondary', locale))}</div>
            </li>`,
          )}</ul>`
    }
    <p class="quiet">${first ? words.orSit : words.sit}</p>
    <ul class="seats">${world.people.map(({ key }) => html`<li><a class="button secondary" href="/?as=${key}">${words.sitAs(seatName(key))}</a></li>`)}</ul>
    ${languages(locale, words.language, speak)}
    <p class="local">${words.local}</p>
  </main>`;
}
