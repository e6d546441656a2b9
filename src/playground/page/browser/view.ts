/** The page of a seated person. */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Actions } from './actions.ts';
import { movedTime } from './clock.ts';
import './composer.ts';
import './log.ts';
import { avatar } from './message.ts';
import './modal.ts';
import { sidebar } from './sidebar.ts';
import { channelName, displayName, openChannel } from './state.ts';
import './zoom.ts';

/** Whether the bot is there, as far as the page knows: without its own connection it doesn't. */
const botState = (page: Actions): TemplateResult | typeof nothing => {
  const { bot, link } = page.state;
  if (!bot) return nothing;
  const [is, said] = link !== 'open' ? ['off', page.words.botUnknown] : bot.online ? ['on', page.words.botOnline] : ['off', page.words.botOffline];
  return html`<span class="bot-state ${is}" role="status"><i aria-hidden="true"></i><span class="name">${displayName(bot.user)}</span> ${said}</span>`;
};

const banners = (page: Actions): TemplateResult => {
  const { state, words } = page;
  return html`<div class="banners">
    ${state.link === 'lost' ? html`<p class="banner warn" role="alert">${words.lost}</p>` : nothing}
    ${state.link === 'connecting' ? html`<p class="banner" role="status">${words.connecting}</p>` : nothing}
    ${state.notice ? html`<p class="banner" role="status">${state.notice}</p>` : nothing}
  </div>`;
};

/** The whole page of a seated person. */
export function view(page: Actions, narrow: boolean): TemplateResult {
  const { state, words } = page;
  const where = channelName(openChannel(state));
  const covered = narrow && state.drawer;
  return html`<div class="shell ${state.drawer ? 'drawn' : ''}" @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && state.drawer && page.set({ drawer: false })}>
      ${sidebar(page, !narrow || state.drawer)}
      <button type="button" class="shade" aria-label=${words.close} tabindex=${covered ? 0 : -1} ?hidden=${!covered} @click=${() => page.set({ drawer: false })}></button>
      <main ?inert=${covered}>
        <header class="top">
          <button type="button" class="icon menu" aria-label=${words.showChannels} aria-expanded=${state.drawer ? 'true' : 'false'} @click=${() => page.set({ drawer: true })}>
            <svg aria-hidden="true" viewBox="0 0 24 24"><path d="M3 6h18M3 12h18M3 18h18" /></svg>
            ${[...state.unread.values()].some((n) => n > 0) ? html`<b class="dot"></b>` : nothing}
          </button>
          <h1>${where}</h1>
          ${movedTime(page)}
          ${botState(page)}
          ${state.you ? html`<span class="who"><span class="hidden">${words.seatOf(displayName(state.you.user))}</span>${avatar(state.you.user, page, 'small')}<span aria-hidden="true">${displayName(state.you.user)}</span></span>` : nothing}
        </header>
        ${banners(page)}
        <h2 class="hidden">${words.messagesIn(where)}</h2>
        <message-log .page=${page} .version=${page.version}></message-log>
        <p class="hidden said" role="status">${state.said}</p>
        ${
          // No input field before the channels have loaded: what was typed would be lost with the field.
          state.channel === null ? nothing : keyed(state.channel, html`<chat-composer .page=${page} .version=${page.version}></chat-composer>`)
        }
        <p class="local">${words.local}</p>
      </main>
    </div>
    ${state.modal ? keyed(state.modal.nonce, html`<modal-form .page=${page} .opened=${state.modal}></modal-form>`) : nothing}
    ${state.zoom ? html`<picture-zoom .page=${page} .version=${page.version}></picture-zoom>` : nothing}`;
}
