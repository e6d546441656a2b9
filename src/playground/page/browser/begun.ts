/** What was begun here and is still under way: the first page leads back to it with one press. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Begun } from '../../protocol.ts';
import { drawn } from './components/glyphs.ts';
import { world } from './seats.ts';
import { setTime } from './time.ts';
import { wordsFor } from './words.ts';

/** Asked again at each visit to the first page; empty if the world keeps no such list, or the server can't be reached. */
export async function whatIsBegun(locale: string): Promise<readonly Begun[]> {
  if (!world.remembers) return [];
  try {
    const told: { now: number; begun: Begun[] } = await (await fetch(`/begun.json?locale=${locale}`)).json();
    setTime(told.now);
    return told.begun;
  } catch {
    return [];
  }
}

/** The address where it goes on. What a button shows is for one person, so with several in the window each presses it themselves. */
function addressOf({ seats, channel, press }: Begun): string {
  const keys = seats.map((key) => `as=${encodeURIComponent(key)}`).join('&');
  return `/?${keys}${press && seats.length === 1 ? `&press=${encodeURIComponent(press)}` : ''}#${channel}`;
}

/** The list, with what waits for a person first; nothing if it's empty. */
export function begunList(all: readonly Begun[], locale: string): TemplateResult | typeof nothing {
  const words = wordsFor(locale);
  if (all.length === 0) return nothing;
  return html`<section class="begun" aria-label=${words.yourGames}>
    <h2>${words.yourGames}</h2>
    <ul>${all.map(
      (one, at) => html`<li>
        ${one.picture ? html`<img alt=${one.picture.alt} loading="lazy" src=${one.picture.src} />` : nothing}
        <div>
          <h3>${one.title}</h3>
          <p>${one.text} <local-time .at=${one.at} .form=${'R'} .locale=${locale}></local-time></p>
          <p class="quiet">${drawn(one.who)}</p>
        </div>
        <a class="button ${at === 0 ? 'primary' : 'secondary'}" href=${addressOf(one)} aria-label=${`${words.goOn}: ${one.title}, ${one.who}`}>${words.goOn}</a>
      </li>`,
    )}</ul>
  </section>`;
}
