import { html, type TemplateResult } from 'lit';
import { people } from '../../people.ts';
import { openSeat, seatName } from './seats.ts';
import { languages } from './sidebar.ts';
import { wordsFor } from './words.ts';

/** Opens Ben's tab and turns this one into Ada's, which then asks the bot for a game. */
function begin(event: Event): void {
  event.preventDefault();
  const other = openSeat('ben', '#campaign');
  location.assign(`/?as=ada&against=ben${other ? '' : '&invite=ben'}#campaign`);
}

/** What a newcomer sees: what this is, and the one thing to press. */
export function welcome(locale: string, speak: (locale: string) => void): TemplateResult {
  const words = wordsFor(locale);
  return html`<main class="welcome">
    <div class="ballot" aria-hidden="true"><i></i><i></i><i></i></div>
    <h1>Hustings</h1>
    <p class="what">${words.what}</p>
    <a class="button primary big" href="/?as=ada&against=ben&invite=ben#campaign" @click=${begin}>${words.begin}</a>
    <p class="quiet">${words.orSit}</p>
    <ul class="seats">${people.map(({ key }) => html`<li><a class="button secondary" href="/?as=${key}">${words.sitAs(seatName(key))}</a></li>`)}</ul>
    ${languages(locale, words.language, speak)}
    <p class="local">${words.local}</p>
  </main>`;
}
