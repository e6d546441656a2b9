/** The column of channels and people. */
import type { APIChannel, APIUser } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import type { Actions } from './actions.ts';
import { clockPanel } from './clock.ts';
import { avatar, bell } from './message.ts';
import { openSeat, world } from './seats.ts';
import { channelName, displayName, isThread, parentOf } from './state.ts';
import { itemsFor } from './tools.ts';

export const languages = (locale: string, label: string, speak: (locale: string) => void): TemplateResult =>
  html`<div class="languages" role="group" aria-label=${label}>
    ${world.languages.map(
      ({ locale: code, name }) =>
        html`<button type="button" lang=${code} aria-pressed=${locale.slice(0, 2) === code.slice(0, 2) ? 'true' : 'false'} @click=${() => speak(code)}>${name}</button>`,
    )}
  </div>`;

function entry(channel: APIChannel, page: Actions): TemplateResult {
  const { state, words } = page;
  const fresh = state.unread.get(channel.id);
  const here = channel.id === state.channel;
  return html`<li class=${isThread(channel) ? 'under' : ''}>
    <button type="button" class="channel ${fresh === undefined ? '' : 'fresh'}" aria-current=${here ? 'page' : nothing} @click=${() => page.go(channel.id)}>
      <span>${isThread(channel) ? html`<i aria-hidden="true">↳ </i>` : nothing}${channelName(channel)}</span>
      ${fresh === undefined ? nothing : fresh > 0 ? html`<b class="count" aria-label=${words.mentions(fresh)}>${fresh}</b>` : html`<b class="dot" aria-label=${words.unread}></b>`}
    </button>
  </li>`;
}

const menuOf = (user: APIUser, page: Actions): TemplateResult | typeof nothing => {
  const items = itemsFor(user, page);
  return items.length === 0 ? nothing : html`<menu-button .label=${page.words.appsFor(displayName(user))} .items=${items}></menu-button>`;
};

/** Channels with their threads below them, the people, and the reader themselves. */
export function sidebar(page: Actions, reachable: boolean): TemplateResult {
  const { state, words } = page;
  const top = state.channels.filter((channel) => !isThread(channel));
  const below = (id: string): APIChannel[] => state.channels.filter((channel) => isThread(channel) && parentOf(channel) === id);
  return html`<aside class="sidebar" ?inert=${!reachable}>
    <p class="place"><a class="home" href="/" target="_top"><span aria-hidden="true">‹ </span>${state.server?.name ?? ''}<span class="hidden"> (${words.home})</span></a></p>
    <nav aria-label=${words.channels}>
      <ul>${top.flatMap((channel) => [entry(channel, page), ...below(channel.id).map((thread) => entry(thread, page))])}</ul>
    </nav>
    <nav class="people" aria-label=${words.switchTo}>
      <h2>${words.switchTo}</h2>
      <ul>${state.people
        .filter(({ key }) => key !== state.key)
        .map(
          ({ key, user }) => html`<li><a href="/?as=${key}" target="seat-${key}"
            @click=${(event: Event) => openSeat(key) && event.preventDefault()}>${avatar(user, page, 'small')}<span>${displayName(user)}<span class="hidden"> (${words.ownTab})</span></span></a>${menuOf(user, page)}</li>`,
        )}</ul>
    </nav>
    ${clockPanel(page)}
    <div class="me">
      ${state.you ? html`${avatar(state.you.user, page, 'small')}<b>${words.seatOf(displayName(state.you.user))}</b>${state.rang > 0 ? html`<span class="rang">${bell(words.rangTimes(state.rang))} <span aria-hidden="true">${state.rang}</span></span>` : nothing}` : nothing}
      ${languages(state.locale, words.language, (locale) => page.speak(locale))}
    </div>
  </aside>`;
}
