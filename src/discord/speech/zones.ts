/** Time zones as people look for them: by a city or an offset from UTC, with the current time there. */
import { rawTimeZones } from '@vvo/tzdb';
import type { Lang } from '../../i18n/languages.ts';
import { zoneOf } from '../../table/people/settings.ts';
import { folded } from './folded.ts';

/** From west to east: where players are likely to live. All others are found by typing. */
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
].map((zone) => zoneOf(zone) ?? zone);

/** Cities that people look for but that aren't among the library's four for their zone. */
const elsewhere: { readonly [city: string]: string } = {
  'America/Quebec': 'America/Toronto',
  'America/Ottawa': 'America/Toronto',
  'America/Washington': 'America/New_York',
  'America/Boston': 'America/New_York',
  'Europe/Marseille': 'Europe/Paris',
  'Europe/Londres': 'Europe/London',
  'Europe/Bruxelles': 'Europe/Brussels',
  'Europe/Geneve': 'Europe/Zurich',
};

let renamed: ReadonlyMap<string, string> | undefined;
/** IANA's current name of a zone that the runtime keeps under an older one: `Asia/Kathmandu`, for `Asia/Katmandu`. */
function nameToday(zone: string): string {
  renamed ??= new Map(
    rawTimeZones.flatMap(({ name, group }) =>
      group.flatMap((old): [string, string][] => (zoneOf(name) === old && old !== name ? [[old, name]] : [])),
    ),
  );
  return renamed.get(zone) ?? zone;
}

/** «New York», from `America/New_York`; «UTC+2», from `+02:00`. */
export function cityOf(zone: string): string {
  const [, sign, hours, minutes] = offset.exec(zone) ?? [];
  if (sign !== undefined) return `UTC${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
  return (nameToday(zone).split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

const offset = /^([+-])(\d\d):(\d\d)$/;

/** The offset that was typed: «UTC+2», «GMT-3:30», «+02:00»; null: it is no offset. */
function offsetIn(typed: string): string | null {
  const [, sign, hours, minutes = '00'] = /^(?:utc|gmt)?\s*([+\-−])\s*(\d{1,2})(?::?(\d\d))?$/i.exec(typed.trim()) ?? [];
  return sign === undefined ? null : zoneOf(`${sign === '+' ? '+' : '-'}${hours!.padStart(2, '0')}:${minutes}`);
}

/** The time there at `at`, in ms since 1970, as this language writes it. */
export const timeThere = (zone: string, lang: Lang, at: number): string =>
  new Intl.DateTimeFormat(lang, { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(at);

/** The usual name of the time there: «Central European Time». */
export function nameOfTime(zone: string, lang: Lang, at: number): string {
  const parts = new Intl.DateTimeFormat(lang, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** A zone to choose: the name that found it, and the zone to save. */
export interface Place {
  city: string;
  zone: string;
}

let places: readonly Place[] | undefined;
function allPlaces(): readonly Place[] {
  if (places) return places;
  const all = [
    ...Intl.supportedValuesOf('timeZone').map((zone) => ({ city: cityOf(zone), zone })),
    ...rawTimeZones.flatMap(({ name, group, mainCities }) =>
      [...group.map(cityOf), ...mainCities].map((city) => ({ city, zone: zoneOf(name) ?? name })),
    ),
    ...Object.entries(elsewhere).map(([name, zone]) => ({ city: cityOf(name), zone })),
  ];
  places = [...new Map(all.map((place) => [`${folded(place.city)} ${place.zone}`, place])).values()];
  return places;
}

/** At most 25 matches for what was typed, cities that begin with it first. Before anything is typed, the common zones. */
export function suggestZones(typed: string): Place[] {
  const wanted = folded(typed);
  if (wanted === '') return commonZones.map((zone) => ({ city: cityOf(zone), zone }));
  const exact = offsetIn(typed) ?? zoneOf(typed.trim());
  const fits = (text: string) => ` ${folded(text)}`.includes(` ${wanted}`);
  const begins = allPlaces().filter(({ city }) => folded(city).startsWith(wanted));
  const contains = allPlaces().filter((place) => !begins.includes(place) && (fits(place.city) || fits(place.zone)));
  const found = [...begins, ...contains];
  const first = exact === null || found.some(({ zone }) => zone === exact) ? [] : [{ city: cityOf(exact), zone: exact }];
  return [...first, ...found].slice(0, 25);
}
