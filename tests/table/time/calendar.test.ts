import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysOf, longestStill, ran, reach, remaining, running, type Stops, standing, stopsOf } from '../../../src/table/clock/clock.ts';

const noStops: Stops = () => null;

const at = (iso: string) => Date.parse(iso);
const hour = 3_600_000;
const quiet = (zone: string, from: string, to: string) => stopsOf({ zone, quietFrom: minutes(from), quietTo: minutes(to) });
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

describe('quiet hours', () => {
  test('stop the clock, past midnight too', () => {
    const stops = quiet('Europe/Paris', '22:00', '08:00');
    const evening = at('2026-11-22T20:00+01:00');
    expect(ran(evening, evening + 24 * hour, stops)).toBe(14 * hour);
    expect(reach(evening, 2 * hour, stops), 'at ten it is quiet: it comes in the morning').toBe(at('2026-11-23T08:00+01:00'));
    expect(reach(evening, 3 * hour, stops)).toBe(at('2026-11-23T09:00+01:00'));
  });

  test.each([
    ['an hour shorter when summer begins', '2026-03-28T12:00+01:00', '2026-03-29T12:00+02:00'],
    ['an hour longer when it ends', '2026-10-24T12:00+02:00', '2026-10-25T12:00+01:00'],
  ])('are as the clock on the wall says: %s', (_, noon, next) => {
    expect(ran(at(noon), at(next), quiet('Europe/Paris', '22:00', '08:00')), 'one is awake for fourteen hours').toBe(14 * hour);
  });

  test('that fall into the hour that does not exist come after it; of an hour that comes twice, the first counts', () => {
    expect(quiet('Europe/Paris', '02:30', '03:30')(at('2026-03-29T00:00+01:00')), 'half past two is half past three').toMatchObject({
      start: at('2026-03-30T02:30+02:00'),
    });
    expect(quiet('Europe/Paris', '02:30', '04:00')(at('2026-10-25T00:00+02:00'))).toEqual({
      start: at('2026-10-25T02:30+02:00'),
      end: at('2026-10-25T04:00+01:00'),
    });
  });

  test('know odd offsets', () => {
    expect(quiet('Asia/Kathmandu', '22:00', '06:00')(at('2026-11-22T12:00Z'))).toEqual({
      start: at('2026-11-22T16:15Z'),
      end: at('2026-11-23T00:15Z'),
    });
    expect(quiet('Australia/Lord_Howe', '01:00', '03:00')(at('2026-10-03T10:00Z')), 'half an hour is lost').toEqual({
      start: at('2026-10-03T14:30Z'),
      end: at('2026-10-03T16:00Z'),
    });
  });

  test('of more than twelve hours stop the clock for twelve, and keep calls away for all of them', () => {
    const nearlyAll = { zone: 'UTC', quietFrom: 0, quietTo: 23 * 60 + 59 };
    const [begins, ends] = [at('2026-11-22T00:00Z'), at('2026-11-23T00:00Z')];
    expect(ran(begins, ends, stopsOf(nearlyAll, [], longestStill))).toBe(12 * hour);
    expect(ran(begins, ends, stopsOf(nearlyAll))).toBe(hour / 60);
    expect(reach(at('2026-11-22T06:00Z'), 0, quiet('UTC', '18:00', '09:00')), 'at six, of a night from six to nine').toBe(at('2026-11-22T09:00Z'));
  });
});

describe('days off', () => {
  test('last from midnight to midnight where one lives', () => {
    expect(daysOf('2026-03-29', '2026-03-30', 'Europe/Paris')).toEqual([
      { day: '2026-03-29', start: at('2026-03-29T00:00+01:00'), end: at('2026-03-30T00:00+02:00') },
      { day: '2026-03-30', start: at('2026-03-30T00:00+02:00'), end: at('2026-03-31T00:00+02:00') },
    ]);
    expect(daysOf('2026-02-30', '2026-03-01', 'UTC')).toBeNull();
    expect(daysOf('2026-03-02', '2026-03-01', 'UTC')).toBeNull();
    expect(daysOf('soon', '2026-03-01', 'UTC')).toBeNull();
  });

  test('stop the clock beside quiet hours', () => {
    const off = daysOf('2026-12-24', '2026-12-26', 'Europe/Paris')!;
    const stops = stopsOf({ zone: 'Europe/Paris', quietFrom: 22 * 60, quietTo: 8 * 60 }, off);
    expect(ran(at('2026-12-23T21:00+01:00'), at('2026-12-27T09:00+01:00'), stops)).toBe(2 * hour);
  });
});

const zones = [
  'Europe/Paris',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Casablanca',
  'America/St_Johns',
  'UTC',
];
const calendars = fc
  .record({
    zone: fc.constantFrom(...zones),
    quietFrom: fc.integer({ min: 0, max: 1439 }),
    quietTo: fc.integer({ min: 0, max: 1439 }),
    off: fc.array(fc.record({ start: fc.integer({ min: at('2026-01-01Z'), max: at('2027-01-01Z') }), ms: fc.integer({ min: 0, max: 72 * hour }) }), {
      maxLength: 3,
    }),
  })
  .map(({ off, ...habits }) =>
    stopsOf(
      habits,
      off.map(({ start, ms }) => ({ start, end: start + ms })),
      longestStill,
    ),
  );
const moments = fc.integer({ min: at('2026-01-01Z'), max: at('2027-01-01Z') });
const spans = fc.integer({ min: 0, max: 200 * hour });

describe('whatever the zone, the quiet hours and the days off', () => {
  test('time only goes forward, never faster than a clock on the wall, and adds up', () => {
    fc.assert(
      fc.property(calendars, moments, spans, spans, (stops, from, a, b) => {
        const [first, both] = [ran(from, from + a, stops), ran(from, from + a + b, stops)];
        expect(first).toBeGreaterThanOrEqual(0);
        expect(first).toBeLessThanOrEqual(a);
        expect(both - first).toBe(ran(from + a, from + a + b, stops));
        expect(both).toBeGreaterThanOrEqual(first);
      }),
      { numRuns: 60 },
    );
  });

  test('a moment is reached when exactly so much has gone by, and never in a stop', () => {
    fc.assert(
      fc.property(calendars, moments, spans, (stops, from, ms) => {
        const then = reach(from, ms, stops);
        expect(ran(from, then, stops)).toBe(ms);
        const stop = stops(then);
        expect(stop === null || stop.start > then).toBe(true);
        expect(reach(from, ms + 1, stops)).toBeGreaterThan(then);
      }),
      { numRuns: 60 },
    );
  });

  test('what is left never grows, is all there at first, and ends at nothing', () => {
    fc.assert(
      fc.property(calendars, moments, spans, spans, spans, (stops, from, left, a, b) => {
        const bank = running(left, from, 1, stops);
        expect(remaining(bank, from - a, stops)).toBe(left);
        expect(remaining(bank, from + a + b, stops)).toBeLessThanOrEqual(remaining(bank, from + a, stops));
        expect(remaining(bank, reach(from, left, stops) + b, stops)).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  test('without any, all time counts', () => {
    expect(ran(5, 12, noStops)).toBe(7);
    expect(reach(5, 7, noStops)).toBe(12);
    expect(remaining(standing(9, 1), 1e12, noStops)).toBe(9);
  });
});
