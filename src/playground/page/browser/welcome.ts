/** The page before anyone takes a seat: things to try, as a gallery. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Begun, Offer, Way } from '../../protocol.ts';
import { begunList } from './begun.ts';
import { addressOf, seatName, world } from './seats.ts';
import { languages } from './sidebar.ts';
import { spoken, wordsFor } from './words.ts';

/** A way in, with its choice beside it. */
function door(way: Way, at: number, nth: number, locale: string): TemplateResult {
  const link = html`<a class="button ${nth === 0 ? 'primary' : 'secondary'}" href=${addressOf(at, nth, way)}>${spoken(way.label, locale)}</a>`;
  const { choice } = way;
  if (!choice) return link;
  const choose = ({ target }: Event): void => {
    const select = target as HTMLSelectElement;
    select.parentElement!.querySelector('a')!.href = addressOf(at, nth, way, select.selectedIndex);
  };
  return html`<span class="door">${link}<select aria-label=${spoken(choice.label, locale)} @change=${choose}>${choice.values.map(
    ({ label, value }) => html`<option value=${value}>${spoken(label, locale)}</option>`,
  )}</select></span>`;
}

/** A card: the picture, a description, and the ways in, with the first of them highlighted. */
function card({ title, text, note, picture, ways }: Offer, at: number, locale: string): TemplateResult {
  const name = spoken(title, locale);
  return html`<li class="offer">
    ${
      picture === null
        ? nothing
        : html`<a class="sample" href=${addressOf(at, 0, ways[0]!)} tabindex="-1" aria-hidden="true"><img alt="" loading="lazy" src=${`${picture}?locale=${locale}`} /></a>`
    }
    <div class="about">
      <h2>${name}</h2>
      ${note === undefined ? nothing : html`<p class="quiet">${spoken(note, locale)}</p>`}
      ${text === undefined ? nothing : html`<p>${spoken(text, locale)}</p>`}
      <div class="ways" role="group" aria-label=${name}>${ways.map((way, nth) => door(way, at, nth, locale))}</div>
    </div>
  </li>`;
}

/** The first page: what is under way, what this is, and what to try. */
export function welcome(locale: string, speak: (locale: string) => void, begun: readonly Begun[]): TemplateResult {
  const words = wordsFor(locale);
  const { offers } = world;
  return html`<main class="welcome">
    <header>
      <div class="sign" aria-hidden="true"><i></i><i></i><i></i></div>
      <h1>${world.name}</h1>
      ${languages(locale, words.language, speak)}
    </header>
    ${begunList(begun, locale)}
    <p class="what">${spoken(world.welcome, locale)}</p>
    ${offers.length > 0 ? html`<ul class="offers">${offers.map((offer, at) => card(offer, at, locale))}</ul>` : nothing}
    <p class="quiet">${offers.length > 0 ? words.orSit : words.sit}</p>
    <ul class="seats">${world.people.map(({ key }) => html`<li><a class="button secondary" href="/?as=${key}">${words.sitAs(seatName(key))}</a></li>`)}</ul>
    <p class="local">${words.local}</p>
  </main>`;
}
