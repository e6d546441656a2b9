/** The page's entry: who sits at this tab, and redrawing after each change. */

import { render } from 'lit';
import type { ToPage } from '../../protocol.ts';
import { Actions } from './actions.ts';
import { whatIsBegun } from './begun.ts';
import { openPressing } from './pressing.ts';
import { openPromise } from './promise.ts';
import { seatName, seatsIn, wayIn, world } from './seats.ts';
import { Link } from './socket.ts';
import { blankState, receive, type State } from './state.ts';
import { type FromPane, sitTogether } from './together.ts';
import { view } from './view.ts';
import { welcome } from './welcome.ts';

const root = document.querySelector<HTMLElement>('#page')!;
const browserLocale = (): string =>
  (world.languages.find(({ locale }) => navigator.language.slice(0, 2) === locale.slice(0, 2)) ?? world.languages[0])?.locale ?? 'en-US';

function greet(locale: string): void {
  document.documentElement.lang = locale.slice(0, 2);
  const speak = (chosen: string): void => {
    localStorage.setItem('locale', chosen);
    // A choice here is for everyone who takes a seat afterwards.
    for (const { key } of world.people) localStorage.removeItem(`locale:${key}`);
    greet(chosen);
  };
  document.title = world.name;
  // By now the key is in a cookie; it must not be in a copied address.
  history.replaceState(null, '', `/${location.hash}`);
  const draw = async () => render(welcome(locale, speak, await whatIsBegun(locale)), root);
  void draw();
  // Coming back to this tab shows the current state, even by the browser's back button.
  onLook?.abort();
  onLook = new AbortController();
  const again = () => void (document.hidden || draw());
  document.addEventListener('visibilitychange', again, onLook);
  addEventListener('pageshow', again, onLook);
}

/** Removes the listeners of the previous language. */
let onLook: AbortController | null = null;

/** Seats a person at this tab and keeps the page drawn. */
function sit(key: string): void {
  const state = blankState(key);
  const wish = wayIn(location.search, key);
  const press = new URLSearchParams(location.search).get('press');
  history.replaceState(null, '', `/?as=${key}${location.hash}`);
  window.name = `seat-${key}`;

  const narrow = matchMedia('(max-width: 720px)');
  let waiting = false;
  const draw = (): void => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      page.version++;
      const fresh = [...state.unread.values()].reduce((sum, n) => sum + n, 0);
      document.title = `${fresh > 0 ? `(${fresh}) ` : state.unread.size > 0 ? '• ' : ''}${seatName(key)} · ${world.name}`;
      render(view(page, narrow.matches), root);
      if (parent !== window) parent.postMessage({ seat: key, news: state.unread.size > 0, at: location.hash } satisfies FromPane, location.origin);
    });
  };

  const hear = (frame: ToPage): void => {
    const locale = localStorage.getItem(`locale:${key}`) ?? localStorage.getItem('locale') ?? browserLocale();
    receive(state, frame);
    if (frame.t === 'hello') {
      if (locale !== frame.locale) link.send({ t: 'locale', locale });
      state.locale = locale;
      document.documentElement.lang = locale.slice(0, 2);
      page.reopen();
    }
    if (frame.t === 'channel' && frame.change === 'delete' && frame.channel.id === state.channel) page.reopen();
    if (frame.t === 'hello' || frame.t === 'commands' || frame.t === 'bot') promise.begin();
    if (frame.t === 'channel' || frame.t === 'message') promise.look();
    pressing();
    draw();
  };

  const lost = (): void => {
    state.link = 'lost';
    draw();
  };
  const link = new Link(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/local/socket?as=${key}`, hear, lost);
  const page = new Actions(state, link, draw);
  const promise = openPromise(wish, state, page);
  const pressing = openPressing(press, state, page);
  narrow.addEventListener('change', draw);
  watchSight(state, draw);
  document.addEventListener('keydown', writeAnywhere);
  addEventListener('hashchange', () => page.follow());
  link.connect();
  draw();
}

/** Messages that arrive while nobody looks at the page are unread. */
function watchSight(state: State, draw: () => void): void {
  // In a shared window, this page may be out of sight while the window is not.
  let inSight = parent === window;
  const looked = (): void => {
    state.unwatched = document.hidden || !inSight;
    if (!state.unwatched && state.channel !== null && state.unread.delete(state.channel)) draw();
  };
  looked();
  document.addEventListener('visibilitychange', looked);
  new IntersectionObserver((seen) => {
    inSight = seen.at(-1)!.isIntersecting;
    looked();
  }).observe(root);
}

/** Typing a letter anywhere goes to the input field; a space presses the focused button. */
function writeAnywhere(event: KeyboardEvent): void {
  const writing = event.target instanceof Element && event.target.closest('input, textarea, dialog, [role=listbox], [role=menu]') !== null;
  const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isLetter && !writing) document.querySelector<HTMLElement>('.composer textarea')?.focus();
}

const seats = seatsIn(location.search);
const locale = localStorage.getItem('locale') ?? browserLocale();
if (seats.length > 1) sitTogether(root, seats, locale);
else if (seats[0] !== undefined) sit(seats[0]);
else greet(locale);
