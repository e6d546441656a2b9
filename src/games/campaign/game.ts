import { defineGame } from '../game.ts';
import { describe, handWords, race } from './describe.ts';
import { hand } from './hand-scene.ts';
import { rules } from './rules.ts';
import { board } from './scene.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { opponentOf, type Side, sides } from './vocabulary.ts';

const colours: { readonly [S in Side]: string } = { obama: '#3F8CFF', mccain: '#F0524B' };
const accent = '#F5C043';

/** Campaign Manager 2008, for two. */
export const campaign = defineGame({
  rules,
  command: 'campaign',
  options: [
    { name: 'deck', kind: 'choice', values: ['starter', 'draft'], initial: 'starter' },
    { name: 'side', kind: 'choice', values: ['random', 'obama', 'mccain'], initial: 'random' },
  ],
  seating(people, options, random) {
    const host = sides.find((side) => side === options.side) ?? random.pick('seats', sides);
    return [host, opponentOf(host)].slice(0, people);
  },
  seats: [...sides],
  colour: (seat) => (seat === 'obama' || seat === 'mccain' ? colours[seat] : accent),
  board,
  hand,
  handOrder: ({ own }) => (own?.draft && own.draft.seen.length > 0 ? own.draft.seen : (own?.hand ?? [])),
  handWords,
  describe,
  race,
  texts: { en, fr },
});
