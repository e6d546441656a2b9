/** Time zones as people look for them: by a city, with the time it is there. */
import type { Lang } from '../../i18n/languages.ts';
import { zoneOf } from '../../table/people/settings.ts';
import { folded } from './folded.ts';

/** From west to east: where those who play may live. Everything else is found by typing. */
export const commonZones: readonly string[] = [
  'Pacific/Tahiti',
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Toronto',
  'America/Martinique',
  'America/Halifax',
  'America/Sao_Paulo',
  'America/Cayenne',
  'Africa/Dakar',
  'Europe/London',
  'Europe/Paris',
  'Africa/Kinshasa',
  'Europe/Athens',
  'Indian/Reunion',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Noumea',
];

/** Cities that IANA keeps under another one's name, and that people look for. */
const elsewhere: { readonly [city: string]: string } = {
  'America/Montreal': 'America/Toronto',
  'America/Quebec': 'America/Toronto',
  'America/Ottawa': 'America/Toronto',
  'America/Washington': 'America/New_York',
  'America/Boston': 'America/New_York',
  'America/San_Francisco': 'America/Los_Angeles',
  'Europe/Lyon': 'Europe/Paris',
  'Europe/Marseille': 'Europe/Paris',
  'Europe/Londres': 'Europe/London',
  'Europe/Bruxelles': 'Europe/Brussels',
  'Europe/Geneve': 'Europe/Zurich',
};

/** «New York», from `America/New_York`. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The time there at `at`, in ms since 1970, as this language writes it. */
export const timeThere = (zone: string, lang: Lang, at: number): string =>
  new Intl.DateTimeFormat(lang, { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(at);

/** What people there call their time: «Central European Time». */
export function nameOfTime(zone: string, lang: Lang, at: number): string {
  const parts = new Intl.DateTimeFormat(lang, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** A zone that can be chosen: what it was found by, and what is kept. */
export interface Place {
  city: string;
  zone: string;
}

let places: readonly Place[] | undefined;
const allPlaces = (): readonly Place[] =>
  (places ??= [
    ...Intl.supportedValuesOf('timeZone').map((zone) => ({ city: cityOf(zone), zone })),
    ...Object.entries(elsewhere).map(([name, zone]) => ({ city: cityOf(name), zone })),
  ]);

/** At most 25 that fit what was typed: those whose city begins so first. Before anything is typed, the common ones. */
export function suggestZones(typed: string): Place[] {
  const wanted = folded(typed);
  if (wanted === '') return commonZones.map((zone) => ({ city: cityOf(zone), zone }));
  const exact = zoneOf(typed.trim());
  const fits = (text: string) => ` ${folded(text)}`.includes(` ${wanted}`);
  const begins = allPlaces().filter(({ city }) => folded(city).startsWith(wanted));
  const contains = allPlaces().filter((place) => !begins.includes(place) && (fits(place.city) || fits(place.zone)));
  const found = [...begins, ...contains];
  const first = exact === null || found.some(({ zone }) => zone === exact) ? [] : [{ city: cityOf(exact), zone: exact }];
  return [...first, ...found].slice(0, 25);
}
