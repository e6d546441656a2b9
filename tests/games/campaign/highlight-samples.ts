/** What posts tell, and the view afterward, for pictures of events. */
import type { Messages } from '../../../src/games/campaign/messages.ts';
import { highlight } from '../../../src/games/campaign/picture/highlight.ts';
import { mark } from '../../../src/games/campaign/rules/table.ts';
import type { CampaignView } from '../../../src/games/campaign/rules/view.ts';
import type { Lang, Say } from '../../../src/i18n/types.ts';
import type { Fields, Message } from '../../../src/kernel/types.ts';
import { late, middle, side, tile } from './sample-views.ts';
import type { Picture } from './scene-samples.ts';

interface Event {
  view: CampaignView;
  told: Message[];
}

const told = <K extends keyof Messages & string>(key: K, args: Messages[K] & Fields): Message => ({ key, args });

const florida = tile('FL', (one) => {
  mark(one.economy, 0, 'obama');
  mark(one.economy, 1, 'obama');
});
const gainsTwo = told('gains', { side: 'obama', state: 'FL', issue: 'economy', n: 2, row: 'RRWBB' });

const advert: Event = {
  view: middle,
  told: [
    told('plays', { side: 'obama', card: 'O04' }),
    told('gains', { side: 'obama', state: 'MI', issue: 'economy', n: 1, row: 'RWBBB' }),
    told('shifts', { state: 'MI', toward: 'economy', spaces: 1, turned: false, from: 3 }),
  ],
};

const carolina = tile('NC', (one) => {
  one.square = 3;
  [one.key, one.other] = [one.other, one.key];
});

const win: Event = {
  view: {
    ...middle,
    sides: { obama: side('obama', ['PA', 'WA', 'VA']), mccain: side('mccain', ['OR', 'IA', 'NC']) },
    tiles: [tile('FL'), tile('MI'), tile('NV'), tile('OH')],
  },
  told: [
    told('plays', { side: 'mccain', card: 'M03' }),
    told('gains', { side: 'mccain', state: 'NC', issue: 'defense', n: 2, row: 'RRRWB' }),
    told('wins', { side: 'mccain', state: 'NC', votes: 15, total: 184, issue: 'defense' }),
    told('enters', { side: 'mccain', state: 'NV', votes: 5 }),
    told('news', { card: 'N01' }),
    told('shifts', { state: 'NV', toward: 'economy', spaces: 2, turned: true, from: 2 }),
  ],
};

/** Every kind of event. */
export const events: { [name: string]: Event } = {
  'event-card': advert,
  'event-shift-key': {
    view: { ...middle, tiles: [carolina] },
    told: [
      told('plays', { side: 'mccain', card: 'M26' }),
      told('shifts', { state: 'NC', toward: 'economy', spaces: 1, turned: true, from: 2 }),
      told('key', { state: 'NC', group: 'moderate-evangelicals' }),
    ],
  },
  'event-negative': {
    view: { ...middle, tiles: [florida] },
    told: [
      told('plays', { side: 'obama', card: 'O01' }),
      told('discards', { side: 'obama', cards: ['O04', 'O05'] }),
      gainsTwo,
      told('rolls', { side: 'obama', face: 3 }),
      told('rolls', { side: 'obama', face: 5 }),
    ],
  },
  'event-group': {
    view: {
      ...middle,
      tiles: [
        tile('CO', (one) => {
          mark(one.defense, 2, 'mccain');
          mark(one.economy, 1, 'mccain');
          mark(one.economy, 2, 'mccain');
        }),
        tile('FL', (one) => {
          mark(one.defense, 2, 'mccain');
          mark(one.defense, 3, 'mccain');
          mark(one.economy, 2, 'mccain');
        }),
        tile('WV', (one) => {
          mark(one.economy, 1, 'mccain');
        }),
      ],
    },
    told: [
      told('plays', { side: 'mccain', card: 'M37' }),
      told('group', {
        side: 'mccain',
        group: 'seniors',
        n: 7,
        states: ['CO', 'FL', 'WV'],
        rows: { CO: { defense: 'RRwB', economy: 'RwwB' }, FL: { defense: 'RRwwB', economy: 'RRwBB' }, WV: { economy: 'RwB' } },
      }),
    ],
  },
  'event-two': {
    view: {
      ...middle,
      tiles: [
        tile('NC', (one) => {
          mark(one.defense, 3, 'mccain');
        }),
        tile('NH', (one) => {
          one.square = 2;
        }),
      ],
    },
    told: [
      told('plays', { side: 'mccain', card: 'M34' }),
      told('gains', { side: 'mccain', state: 'NC', issue: 'defense', n: 1, row: 'RRRWB' }),
      told('shifts', { state: 'NH', toward: 'defense', spaces: 1, turned: true, from: 3 }),
    ],
  },
  'event-news': {
    view: {
      ...middle,
      tiles: [
        tile('MO', (one) => {
          one.square = 3;
          mark(one.economy, 2, 'obama');
        }),
      ],
    },
    told: [
      told('news', { card: 'N03' }),
      told('news.state', { side: 'mccain', state: 'MO' }),
      told('shifts', { state: 'MO', toward: 'economy', spaces: 1, turned: true, from: 2 }),
      told('gains', { side: 'obama', state: 'MO', issue: 'economy', n: 1, row: 'RRWB' }),
    ],
  },
  'event-die': { view: middle, told: [told('rolls', { side: 'mccain', face: 6 }), told('declines', { side: 'obama' })] },
  'event-media': {
    view: middle,
    told: [
      told('plays', { side: 'mccain', card: 'M33' }),
      told('media.gone', { side: 'obama', card: 'O31' }),
      told('media', { side: 'mccain', card: 'M33' }),
    ],
  },
  'event-win': win,
  'event-wins': {
    view: { ...win.view, sides: { ...win.view.sides, mccain: side('mccain', ['OR', 'IA', 'NH', 'WV']) } },
    told: [
      told('plays', { side: 'mccain', card: 'M37' }),
      told('group', {
        side: 'mccain',
        group: 'seniors',
        n: 3,
        states: ['WV'],
        rows: { WV: { defense: 'Rww' } },
      }),
      told('wins', { side: 'mccain', state: 'NH', votes: 4, total: 173, issue: 'economy' }),
      told('wins', { side: 'mccain', state: 'WV', votes: 5, total: 178, issue: 'defense' }),
    ],
  },
  'event-elected': {
    view: {
      ...late,
      phase: 'over',
      winners: ['obama'],
      ended: 'won.votes',
      sides: {
        obama: side('obama', ['PA', 'WA', 'VA', 'MN', 'WI', 'NM', 'CO', 'MI', 'NC', 'OH']),
        mccain: side('mccain', ['OR', 'IA', 'FL', 'MO', 'IN', 'NV', 'WV', 'MT', 'NJ']),
      },
    },
    told: [
      told('plays', { side: 'obama', card: 'O01' }),
      told('gains', { side: 'obama', state: 'OH', issue: 'economy', n: 2, row: 'RBWBB' }),
      told('wins', { side: 'obama', state: 'OH', votes: 20, total: 288, issue: 'economy' }),
      told('won.votes', { side: 'obama', votes: 288, other: 246 }),
    ],
  },
};

/** Every event in every language: its first, middle and last frame. */
export const highlightPictures = (lang: Lang, say: Say): Picture[] =>
  Object.entries(events).flatMap(([name, { view, told }]) => {
    const shown = highlight(view, told, say);
    return shown ? [0, 0.5, 1].map((at) => ({ name: `${name}-${at * 100}`, lang, scene: shown.at(at) })) : [];
  });
