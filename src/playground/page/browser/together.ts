/** Several people in one window: side by side if there is room, otherwise one at a time with a switch. */
import { html, nothing, render } from 'lit';
import { seatName, world } from './seats.ts';
import { wordsFor } from './words.ts';

/**
 * What a page tells the window it's in: whose it is, whether there is news, and where it is; that its person goes somewhere; or where a command's
 * answer leads, for the others to follow.
 */
export type FromPane = { seat: string; news: boolean; at: string } | { seat: string; goes: string } | { seat: string; goesTo: string };

/** Where each person is: one address for all, or one for each. */
const hashOf = (all: readonly string[]): string => (new Set(all).size < 2 ? (all[0] ?? '') : `#${all.map((one) => one.slice(1)).join(',')}`);

function hashesIn(hash: string, keys: readonly string[]): string[] {
  const each = hash.slice(1).split(',');
  return keys.map((_, at) => (each.length === keys.length ? `#${each[at]}` : hash));
}

/** Leads people to a channel. A page that hasn't reported being there is told again, since it may not have been loaded yet. */
function leading(root: HTMLElement, keys: readonly string[]) {
  const goals = new Map<string, string>();
  const bring = (key: string, channel: string): void => {
    goals.set(key, channel);
    // The page learns it from its own address. Nobody went there, so the browser's back button doesn't separate them.
    const { location: place } = root.querySelectorAll('iframe')[keys.indexOf(key)]!.contentWindow!;
    place.replace(`${place.href.split('#')[0]}#${channel}`);
  };
  const isAt = (key: string, hash: string): void => {
    const goal = goals.get(key);
    if (hash === `#${goal}`) goals.delete(key);
    else if (goal !== undefined) bring(key, goal);
  };
  return { bring, isAt };
}

/** Gives each person their own page; the first takes the way named in the address. After a reload, each is where they were. */
export function sitTogether(root: HTMLElement, keys: readonly string[], locale: string): void {
  const words = wordsFor(locale);
  const take = new URLSearchParams(location.search).get('take');
  const places = hashesIn(location.hash, keys);
  const addresses = keys.map((key, at) => `/?as=${encodeURIComponent(key)}${at === 0 && take !== null ? `&take=${take}` : ''}${places[at]}`);
  const address = (): string => `/?${keys.map((key) => `as=${encodeURIComponent(key)}`).join('&')}${hashOf(places)}`;
  const remember = (): void => history.replaceState(null, '', address());
  remember();
  document.documentElement.lang = locale.slice(0, 2);
  document.title = `${keys.map(seatName).join(' + ')} · ${world.name}`;

  const narrow = matchMedia('(max-width: 999px)');
  const news = new Set<string>();
  let shown = keys[0];
  const draw = (): void => {
    const away = (key: string): boolean => narrow.matches && key !== shown;
    render(
      html`<div class="together">
        <nav class="bar" aria-label=${words.together(keys.map(seatName).join(', '))}>
          <a class="home" href="/"><span aria-hidden="true">‹ </span>${world.name}<span class="hidden"> (${words.home})</span></a>
          ${keys.map(
            (key) => html`<button type="button" class="turn" aria-pressed=${away(key) ? 'false' : 'true'} @click=${() => show(key)}>
              ${seatName(key)}${away(key) && news.has(key) ? html`<b class="dot" aria-label=${words.hasNews}></b>` : nothing}
            </button>`,
          )}
        </nav>
        <div class="frames">${keys.map(
          (key, at) => html`<iframe class=${away(key) ? 'away' : ''} ?inert=${away(key)} title=${seatName(key)} src=${addresses[at]!}></iframe>`,
        )}</div>
      </div>`,
      root,
    );
  };
  const show = (key: string): void => {
    shown = key;
    draw();
  };
  const leader = leading(root, keys);
  narrow.addEventListener('change', draw);
  // The browser's back button: each is where they were.
  addEventListener('popstate', () => {
    for (const [at, place] of hashesIn(location.hash, keys).entries()) if (place !== places[at]) leader.bring(keys[at]!, place.slice(1));
  });
  addEventListener('message', ({ origin, data }: MessageEvent<FromPane>) => {
    const at = keys.indexOf(data?.seat);
    if (origin !== location.origin || at < 0) return;
    if ('goesTo' in data) return keys.filter((key) => key !== data.seat).forEach((key) => void leader.bring(key, data.goesTo));
    if ('goes' in data) {
      places[at] = data.goes;
      return history.pushState(null, '', address());
    }
    leader.isAt(data.seat, data.at);
    places[at] = data.at;
    remember();
    news[data.news ? 'add' : 'delete'](data.seat);
    draw();
  });
  draw();
}
