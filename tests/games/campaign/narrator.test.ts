/** A turn is told in whole sentences: what was played, and what it led to. */
import { describe, expect, test } from 'vitest';
import { parted } from '../../../src/discord/present/parts/story.ts';
import { speechOf } from '../../../src/discord/speech/speech.ts';
import { campaign } from '../../../src/games/campaign/game.ts';
import { type Did, type Messages, msg } from '../../../src/games/campaign/messages.ts';
import type { CampaignView } from '../../../src/games/campaign/rules/view.ts';
import { narrate, standing as standingOf, turnsIn } from '../../../src/games/campaign/words/narrator.ts';
import { openSay } from '../../../src/i18n/say.ts';
import { type Lang, langs } from '../../../src/i18n/types.ts';
import type { Message } from '../../../src/kernel/types.ts';
import { playRandom, type Standing } from '../../standing/play.ts';
import { standing } from './standing.ts';

const say = (lang: Lang) => openSay({ lang, texts: campaign.texts[lang], players: { obama: 'Ben', mccain: 'Ada' } });
const told = (events: readonly Message[], lang: Lang = 'en') => narrate(events).map(say(lang));

const card: Messages['plays'] = { side: 'mccain', card: 'M18' };
const plays = msg('plays', card);
const title = say('en').title('M18');
const key = msg('key', { state: 'OH', group: 'women' });
const drawn = (side: 'obama' | 'mccain', n = 1) => msg('draws', { side, n });
const gains = msg('gains', { side: 'mccain', state: 'OH', issue: 'defense', n: 2 });
const stuck = msg('shifts.none', { state: 'OH', toward: 'defense' });
const wins = msg('wins', { side: 'mccain', state: 'OH', votes: 20, total: 180 });
const enters = msg('enters', { side: 'mccain', state: 'IA', votes: 7 });

describe('a card', () => {
  test('is told with all that came of it, and what changed nothing is left out', () => {
    expect(told([plays, key, stuck, drawn('mccain')])).toEqual([`Ada plays “${title},” makes Women the key demographic of Ohio, and draws a card.`]);
    expect(told([plays, stuck])).toEqual([`Ada plays “${title},” but Ohio can’t shift further toward Defense.`]);
  });

  test('whose deed has no verb, as that of a new kind of card, is told in the sentence of its message', () => {
    const odd = msg('passes', { side: 'obama' });
    for (const lang of langs) {
      const plays = msg('told.plays', { ...card, paid: [], did: [odd as unknown as Did], idle: [] });
      expect(say(lang)(plays)).toContain(say(lang)(odd));
    }
  });

  test('that pays for itself says with what', () => {
    const [line] = told([plays, msg('discards', { side: 'mccain', cards: ['M20'] }), gains]);
    expect(line).toBe(`Ada plays “${title},” discards “Private Fundraiser” to pay for it, and wins 2 Defense voters in Ohio.`);
  });

  test('that goes on after it won a state is named again, with its player', () => {
    const lines = told([
      plays,
      gains,
      wins,
      enters,
      msg('news', { card: 'N05' }),
      msg('shifts', { state: 'IA', toward: 'defense', spaces: 1, turned: true }),
      key,
    ]);
    expect(lines).toEqual([
      `Ada plays “${title}” and wins 2 Defense voters in Ohio.`,
      'Ohio goes to McCain: 20 votes, 180 in all. Ada brings Iowa into play (7 votes).',
      'Breaking News in Iowa: “DHS Warns Of New Terror Threat.” The state shifts 1 space toward Defense, which becomes the majority issue.',
      `With “${title},” Ada also makes Women the key demographic of Ohio.`,
    ]);
  });

  test('names its one state once in French, with what changed nothing there', () => {
    const none = msg('gains.none', { side: 'mccain', state: 'OH', issue: 'defense' });
    const spoken = (events: readonly Message[]) => told(events, 'fr')[0]!.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(spoken([plays, key, none])).toMatch(
      /Ohio : la clé démographique devient « Femmes »\. Tous les électeurs y soutiennent déjà McCain sur la Défense\.$/,
    );
    expect(spoken([plays, msg('key', { state: 'IA', group: 'women' }), none])).toMatch(
      /Ohio : tous les électeurs de la Défense soutiennent déjà McCain\.$/,
    );
  });

  test('does not take the turn that follows it', () => {
    expect(told([plays, key, drawn('obama')])).toHaveLength(2);
  });
});

test('a bonus says what it did and where, or that it was declined', () => {
  const rolls = msg('rolls', { side: 'mccain', face: 4 });
  const shift = msg('shifts', { state: 'OH', toward: 'economy', spaces: 1, turned: false });
  expect(told([rolls, shift])).toEqual(['Ada went negative and rolled 4: Ben shifts Ohio 1 space toward Economy.']);
  expect(told([rolls, msg('declines', { side: 'obama' })])).toEqual(['Ada went negative and rolled 4; Ben declines the bonus.']);
  expect(narrate([rolls])).toEqual([rolls]);
});

test('dice that touch no state stand with their card, before what it won; those that do, after it', () => {
  const rolls = msg('rolls', { side: 'mccain', face: 3 });
  const declines = msg('declines', { side: 'obama' });
  const gone = 'Ada went negative and rolled 3; Ben declines the bonus.';
  expect(told([plays, gains, wins, enters, rolls, declines])).toEqual([
    `Ada plays “${title}” and wins 2 Defense voters in Ohio. ${gone}`,
    'Ohio goes to McCain: 20 votes, 180 in all. Ada brings Iowa into play (7 votes).',
  ]);
  const shift = msg('shifts', { state: 'IA', toward: 'economy', spaces: 1, turned: false });
  expect(told([plays, gains, wins, enters, msg('rolls', { side: 'mccain', face: 4 }), shift])[2]).toBe(
    'Ada went negative and rolled 4: Ben shifts Iowa 1 space toward Economy.',
  );
  // Another card, or a choice still to be made, keeps the sentence where it was.
  expect(told([plays, wins, msg('plays', { side: 'obama', card: 'O13' }), rolls, declines])[3]).toBe(gone);
  expect(told([plays, wins, rolls])).toHaveLength(3);
});

describe('a turn that was told with the one before', () => {
  const rolled = [msg('rolls', { side: 'mccain', face: 5 }), drawn('obama', 2)];
  const next = msg('plays', { side: 'obama', card: 'O13' });
  const race = { key: 'table.standing', args: {} };
  test('begins a post of its own, with the card that was drawn first', () => {
    expect(turnsIn([plays, gains, wins, race, ...rolled, next])).toEqual([6]);
    expect(turnsIn([plays, msg('rolls', { side: 'mccain', face: 3 }), race, msg('declines', { side: 'obama' }), drawn('obama'), next])).toEqual([4]);
  });
  test('is none where no dice were rolled, or nothing was played since', () => {
    expect(turnsIn([plays, gains, next])).toEqual([]);
    expect(turnsIn([plays, ...rolled, drawn('obama')])).toEqual([]);
    expect(turnsIn([...rolled])).toEqual([]);
  });
  test('stands alone in the post that shows the board', () => {
    const events = [plays, ...rolled, next];
    const speech = speechOf(campaign, null, 'en');
    expect(parted(events, campaign, speech, 2000, 4000)).toEqual({ before: [[plays, ...rolled]], here: [next] });
  });
});

test('a state that is won is told with the voters that won it', () => {
  const won = msg('wins', { side: 'mccain', state: 'OH', votes: 20, total: 180, issue: 'economy' });
  expect(told([won])).toEqual(['Ohio goes to McCain with all 5 Economy voters: 20 votes, 180 in all.']);
  expect(told([won], 'fr')[0]!.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
    'Ohio : avec les 5 électeurs de l’Économie, McCain gagne l’État et ses 20 voix (180 au total).',
  );
});

test('news that change nothing say why, with the state they hit', () => {
  expect(told([msg('news', { card: 'N05' }), stuck])).toEqual([
    'Breaking News in Ohio: “DHS Warns Of New Terror Threat.” Nothing changes: the state can’t shift further toward Defense.',
  ]);
  expect(told([msg('news', { card: 'N10' }), msg('discards.none', { side: 'mccain' })])[0]).toMatch(
    /Nothing changes: Ada has no cards to discard\.$/,
  );
  expect(told([msg('news', { card: 'N20' }), drawn('obama'), drawn('mccain')])).toEqual([
    'Breaking News: “Final Debate Draws Record Audience.” Both sides draw a card.',
  ]);
});

test('draws that follow one another are one sentence, and what has lost its card is given back as it is', () => {
  expect(told([drawn('obama'), msg('reshuffles', { side: 'mccain' }), drawn('mccain')])).toEqual(['Ben and Ada each draw a card.']);
  expect(told([drawn('obama'), drawn('mccain')], 'fr')).toEqual(['Ben et Ada piochent chacun 1 carte.']);
  const four = [drawn('obama'), drawn('mccain'), drawn('obama'), drawn('mccain')];
  expect(told(four)).toEqual(['Ben and Ada each draw 2 cards.']);
  expect(told(four.slice(1))).toEqual(['Ada draws 2 cards and Ben draws a card.']);
  expect(told(four.slice(1), 'fr')).toEqual(['Ada et Ben piochent tour à tour (2 cartes pour Ada, 1 pour Ben).']);
  expect(narrate([gains, wins])).toEqual([gains, msg('told.wins', { ...(wins.args as Messages['wins']), next: null, left: null })]);
});

test('a card drawn before another is played is the beginning of its sentence: whose turn it was is told in order', () => {
  expect(told([drawn('obama'), plays, key])).toEqual([`Ben draws a card; Ada plays “${title}” and makes Women the key demographic of Ohio.`]);
  expect(told([drawn('mccain'), drawn('obama'), plays, key])).toEqual([
    `Ada and Ben each draw a card; Ada plays “${title}” and makes Women the key demographic of Ohio.`,
  ]);
  expect(told([drawn('obama'), wins])).toHaveLength(2);
});

test('the votes both begin with are told once, behind the states to open with', () => {
  const opening = (side: 'obama' | 'mccain') => msg('opening', { side, states: ['OH', 'IA'] });
  const start = msg('told.start', { obama: 157, mccain: 155 });
  expect(narrate([opening('obama'), opening('mccain')])).toEqual([opening('obama'), opening('mccain'), start]);
  expect(told([msg('opening.starter', { states: ['OH'] }), msg('begins', { side: 'obama' })])[1]).toBe(
    'Obama starts with 157 votes and McCain with 155 (270 to win).',
  );
});

test('of a state that the news name, what did not change is told without its name', () => {
  const tied = [
    msg('news', { card: 'N07' }),
    msg('news.state', { side: 'mccain', state: 'OR' }),
    msg('leader.none', { state: 'OR', issue: 'economy' }),
  ];
  expect(told(tied)[0]).toMatch(/Ada aims it at Oregon\. Economy is tied there, so nobody wins the undecided voters\.$/);
});

test('voters won on both issues of a state are one clause', () => {
  const both = [plays, gains, msg('gains', { ...(gains.args as Messages['gains']), issue: 'economy', n: 1 })];
  const [en, fr] = [told(both), told(both, 'fr').map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '))];
  expect(en[0]).toMatch(/ and wins 2 Defense voters and 1 Economy voter in Ohio\.$/);
  expect(fr[0]).toMatch(/Ohio : 2 électeurs rejoignent McCain sur la Défense et 1 sur l’Économie\.$/);
});

test('that nothing more came of a card is no sentence beside what did', () => {
  expect(narrate([gains, stuck])).toEqual([gains]);
  expect(narrate([stuck])).toEqual([stuck]);
});

test('in French, state by state', () => {
  const name = say('fr').title('M18');
  expect(told([plays, gains, key, drawn('mccain')], 'fr').map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([
    `Ada joue « ${name} » et pioche 1 carte. Ohio : 2 électeurs rejoignent McCain sur la Défense, et la clé démographique devient « Femmes ».`,
  ]);
});

test('the race says who leads, or that nobody does', () => {
  const votes = (obama: number, mccain: number) => ({ sides: { obama: { votes: obama }, mccain: { votes: mccain } } }) as CampaignView;
  expect(say('en')(standingOf(votes(174, 155)))).toBe('Ben (Obama) leads 174–155 (270 to win).');
  expect(say('en')(standingOf(votes(160, 160)))).toBe('Obama and McCain are tied at 160 votes (270 to win).');
});

/** Messages that may go unsaid: nothing changed, or a pile was shuffled. */
const silent = new Set(['shifts.none', 'media.none', 'discards.none', 'reshuffles']);

describe('in whole games', () => {
  const games = Array.from({ length: 3 }, (_, n) => {
    const events: Message[] = [];
    playRandom(standing as unknown as Standing, n, {
      after: (_state, _answer, all) => void events.push(...all.filter(({ to }) => to === 'all').map(({ message }) => message)),
    });
    return events;
  });

  test('nothing that happened is lost, and nothing is told twice', () => {
    for (const events of games.slice(0, 1)) {
      const lines = JSON.stringify(narrate(events));
      const whole = (key: string) => events.filter((one) => one.key === key);
      const times = (one: Message) => lines.split(JSON.stringify(one)).length - 1;
      for (const event of events) {
        if (silent.has(event.key)) continue;
        if (['gains', 'undecided', 'group', 'shifts', 'key', 'media', 'media.gone'].includes(event.key))
          expect(times(event), `${event.key} ${JSON.stringify(event.args)}`).toBe(
            events.filter((one) => JSON.stringify(one) === JSON.stringify(event)).length,
          );
      }
      expect(lines.split('"told.plays"').length - 1).toBe(whole('plays').length);
      expect(lines.split('"told.wins"').length - 1).toBe(whole('wins').length);
      expect(lines.split('"told.news"').length - 1 + lines.split('"news"').length - 1).toBe(whole('news').length);
    }
  });

  test('no effect of a card stands without the card', () => {
    for (const events of games)
      expect(narrate(events).filter(({ key }) => ['gains', 'undecided', 'group', 'shifts', 'key', 'media', 'discards'].includes(key))).toEqual([]);
  });
});
