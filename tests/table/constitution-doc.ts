/** The table of `docs/time.md`, made from the constitution. */
import { articleWords } from '../../src/discord/present/time/articles.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { day } from '../../src/table/clock/clock.ts';
import { type Article, constitution, type Matter, presentFor } from '../../src/table/consent/constitution.ts';

const whats: { [matter in Matter]: string } = {
  back: 'take back what is no longer free',
  draw: 'a draw',
  cancel: 'an end without a result',
  pause: 'a pause',
  away: 'let the game play for somebody who is late',
  claim: 'go on without them; of two, claim the win',
  add: 'a day more for somebody who is late',
  hand: 'hand one’s seat over',
  computer: 'hand one’s seat to the computer',
  move: 'move the game to another channel',
  sit: 'take a computer’s seat in a game of computers alone',
};

const voices = ({ asks, about }: Article): string => {
  if (asks === 'nobody') return 'nobody: it is done at once';
  if (asks === 'taker') return 'whoever takes it, then the others';
  return about === 'later' ? 'the others, once a turn’s time has gone by' : 'the others';
};

const often = ({ often: { n, ms } }: Article, matter: Matter): string =>
  matter === 'add' ? 'once for each question' : matter === 'sit' ? 'always' : ms === day ? `${n === 2 ? 'twice' : n} a day` : `${n} times an hour`;

const ways = { agree: 'agree', refuse: 'refuse', play: 'play on', resume: 'resume', wait: 'go on waiting or choose' };

/** One row for each matter, in the order of the constitution. */
export function constitutionTable(): string {
  const { text } = speechOf(null, null, 'en');
  const rows = Object.entries(constitution).map(([matter, article]) => {
    const words = articleWords(article, 'a day or a turn’s time later', { text }).replaceAll('**', '');
    return [
      whats[matter as Matter],
      voices(article),
      words || '–',
      often(article, matter as Matter),
      article.others.map((way) => ways[way]).join(', ') || '–',
    ];
  });
  const head = ['what', 'who is asked', 'when it is done', 'one person may ask', 'the others can'];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const presentHours = presentFor / (day / 24);
