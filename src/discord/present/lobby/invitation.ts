/** The post that gathers players: an invitation to named people, or a lobby open to everyone. */

import { ComponentType } from 'discord-api-types/v10';
import { levelsIn } from '../../../computer/levels.ts';
import type { Game, StartOption } from '../../../games/game.ts';
import { toldAt } from '../../../i18n/say.ts';
import { clockOption, isTimed, noClock, overDays } from '../../../table/clock/clock.ts';
import { mayTryOut, tryOutsOption } from '../../../table/model/options.ts';
import type { Person, TableInfo } from '../../../table/model/types.ts';
import { playsAlone } from '../../../table/work/computers.ts';
import { disarm, type Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, container, limits, mention, menu, type Part, type Post, postOf, rows, text } from '../../wire/parts.ts';
import { guideButton, inForce, type Shown, shownOption, whoPlays } from '../parts/guide.ts';
import { clockWords, names, plainNameOf, sitters } from '../parts/people.ts';
import { allWishes, seatMenu, withWish } from './seats.ts';

/** A section takes three of a message's forty components: beyond this many options, one menu changes them all. */
const mostSections = 6;

/** The post as it should look now; `news` goes first. A gathering table without invited people is a lobby, which anyone may join. */
export function gatheringPost(game: Game, table: TableInfo, speech: Speech, news?: string): Post {
  const gathering = table.invited.length > 0 ? invitation : lobby;
  const parts = (table.phase === 'gathering' ? gathering : settled)(game, table, speech);
  if (news !== undefined) parts.unshift(text(news));
  return postOf([container(game.colour(null), parts)], table.called);
}

/** What everyone is told when someone won't play. If it is the host, this withdraws the invitation or closes the lobby. */
export function newsOf(action: string, person: Person, { people: [host] }: TableInfo, { text: say }: Speech): string | undefined {
  const isHost = host?.id === person.id;
  if (isHost && ['decline', 'leave', 'withdraw'].includes(action)) return say(bot('bot.invite.withdrawn', { who: disarm(person.name) }));
  return action === 'decline' ? say(bot('bot.invite.declined', { who: disarm(person.name) })) : undefined;
}

function settled(game: Game, table: TableInfo, speech: Speech): Part[] {
  const { title } = game.texts[speech.lang];
  const begun = table.phase === 'playing' || table.phase === 'over';
  return [text(speech.text(begun ? bot('bot.invite.begun', { title, who: sitters(table, speech) }) : bot('bot.invite.ended', { title })))];
}

function invitation(game: Game, table: TableInfo, speech: Speech): Part[] {
  const { text: say, plain } = speech;
  const { id, people, invited } = table;
  const [host, ...accepted] = people;
  const who = say.list(invited.map((person) => mention(person.id)));
  const wishes = allWishes(table, speech);
  const lines = [
    say(bot('bot.invite.text', { host: disarm(host?.name ?? ''), who, n: invited.length, title: game.texts[speech.lang].title })),
    // People asked for a rematch have just played the game.
    ...(table.previous === null
      ? whatItIs(game, table, speech)
      : [say(bot('bot.rematch.about', { n: people.length + invited.length, seats: wishes !== null }))]),
    ...(accepted.length > 0 ? [say(bot('bot.invite.accepted', { who: names(accepted, speech), n: accepted.length }))] : []),
    ...(wishes === null ? [] : [say(bot('bot.seat.chosen', { who: wishes }))]),
    ...game.options
      .filter((option) => isWorthTelling(game, table, option))
      .map((option) => explained(shownOption(game, table.options, option, speech), speech)),
    ...(table.tryOuts === null ? [] : shownTryOuts(game, table, speech).map((option) => explained(option, speech))),
    ...(table.clock === noClock ? [] : [explained(shownClock(table, speech), speech)]),
    ...until(table, speech),
  ];
  return [
    text(lines.join('\n')),
    ...seatMenu(game, table, speech),
    ...rows([
      button(plain(bot('bot.button.accept')), encode({ table: id, action: 'accept' }), 'success'),
      button(plain(bot('bot.button.decline')), encode({ table: id, action: 'decline' })),
      daysButton(table, speech),
      guideButton(game, speech),
      cancelButton(table, speech),
    ]),
  ];
}

/** The start of the argument of the button that sets the clock; the clock follows. */
export const clockArg = `${clockOption}.`;

/** Switches between one sitting and several days; for the host. The button says what it sets, so pressing it twice has the same effect as once. */
function daysButton({ id, clock }: TableInfo, { plain }: Speech) {
  const other = clock === noClock ? overDays : noClock;
  const label = plain(bot(other === noClock ? 'bot.button.oneSitting' : 'bot.button.overDays'));
  return button(label, encode({ table: id, action: 'set', arg: `${clockArg}${other}` }));
}

/** Only the host can cancel, after a confirmation, because everyone sees the button. */
const cancelButton = ({ id }: TableInfo, { plain }: Speech) =>
  button(plain(bot('bot.button.cancelIt')), encode({ table: id, action: 'withdraw', arg: 'ask' }));

/** The aim of the game, how many can play it, and how long it takes. */
const whatItIs = (game: Game, table: TableInfo, speech: Speech): string[] => [
  toldAt(game.texts[speech.lang].guide.aim, inForce(game, table)),
  `-# ${whoPlays(game, speech)}`,
];

/** The invited read which options are unusual and what they mean. The host's seat is next to their name instead. */
const isWorthTelling = ({ wishes }: Game, { options }: TableInfo, { name, initial }: StartOption): boolean =>
  name !== wishes?.hostOption && (options[name] ?? initial) !== initial;

function lobby(game: Game, table: TableInfo, speech: Speech): Part[] {
  const { text: say, plain } = speech;
  const { id, people } = table;
  const { min, max } = game.rules.players;
  const host = disarm(people[0]?.name ?? '');
  const title = game.texts[speech.lang].title;
  const missing = Math.max(0, min - people.length);
  const free = max - people.length;
  const lines = [say(bot('bot.lobby.text', { host, title })), ...whatItIs(game, table, speech)];
  // The line that says whether it can begin is right above the button that begins it.
  const chairs = [
    ...people.map((person) => say(bot('bot.lobby.taken', { who: withWish(person, table, speech), computer: person.computer !== undefined }))),
    ...Array.from({ length: free }, () => say(bot('bot.lobby.free'))),
    say(missing > 0 ? bot('bot.lobby.needs', { n: missing, host, computers: playsAlone(game) }) : bot('bot.lobby.enough', { host, free })),
  ];
  const chosen = shownAll(game, table, speech).map(({ title, value }) => say(bot('bot.lobby.option', { name: title, value: clamp(value, 100) })));
  const join = button(plain(bot('bot.button.join')), encode({ table: id, action: 'join' }), missing > 0 ? 'primary' : 'secondary', free === 0);
  const begin = button(plain(bot('bot.button.begin')), encode({ table: id, action: 'begin' }), missing > 0 ? 'secondary' : 'success', missing > 0);
  return [
    text(lines.join('\n')),
    text(chairs.join('\n')),
    ...rows([join, begin, button(plain(bot('bot.button.leave')), encode({ table: id, action: 'leave' }))]),
    ...rows([
      button(plain(bot('bot.button.options')), encode({ table: id, action: 'options' })),
      daysButton(table, speech),
      guideButton(game, speech),
      cancelButton(table, speech),
    ]),
    text([clamp(say(bot('bot.lobby.options', { options: chosen.join(' · ') })), 1000), ...until(table, speech)].join('\n')),
  ];
}

/** Everything optional before a game, for one person: the host can change it, the others read it, and every player may choose a preferred seat. */
export function optionsPost(game: Game, table: TableInfo, viewer: string, speech: Speech): Post {
  const { text: say } = speech;
  const [host] = table.people;
  const isHost = host?.id === viewer;
  const head = say(isHost ? bot('bot.options.host') : bot('bot.options.guest', { host: disarm(host?.name ?? '') }));
  const parts = [
    text(head),
    ...seatMenu(game, table, speech),
    ...(isHost ? [...computerMenu(game, table, speech), ...options(game, table, speech)] : [text(told(game, table, speech))]),
  ];
  return postOf([container(game.colour(null), parts)]);
}

/** Asks the host to confirm. */
export const cancelPost = ({ id }: TableInfo, { text: say, plain }: Speech): Post =>
  postOf([
    text(say(bot('bot.invite.sure'))),
    ...rows([button(plain(bot('bot.button.withdraw')), encode({ table: id, action: 'withdraw' }), 'danger')]),
  ]);

const told = (game: Game, table: TableInfo, speech: Speech): string =>
  clamp(
    shownAll(game, table, speech)
      .map((option) => explained(option, speech))
      .join('\n'),
    3000,
  );

const shownAll = (game: Game, table: TableInfo, speech: Speech): Shown[] => [
  ...game.options.map((option) => shownOption(game, table.options, option, speech)),
  ...shownTryOuts(game, table, speech),
  shownClock(table, speech),
];

/** Computers to add for the free chairs, and computers to remove; nothing if the game has no mind. */
function computerMenu(game: Game, { id, people }: TableInfo, { plain }: Speech): Part[] {
  const more = people.length < game.rules.players.max ? levelsIn(game) : [];
  const options = [
    ...more.map((level) => ({
      label: plain(bot('bot.computer.add', { level: plain(bot(`bot.level.${level}`)) })),
      value: level as string,
      description: clamp(plain(bot(`bot.computer.${level}.more`)), limits.choiceText),
    })),
    ...people.flatMap((one) =>
      one.computer ? [{ label: plain(bot('bot.computer.drop', { name: plainNameOf(one, { plain }) })), value: one.id }] : [],
    ),
  ];
  return options.length === 0
    ? []
    : [menu({ custom_id: encode({ table: id, action: 'computer' }), placeholder: plain(bot('bot.computer.menu')), options })];
}

const until = ({ expires }: TableInfo, { text: say }: Speech): string[] =>
  expires === null ? [] : [say(bot('bot.invite.until', { at: `<t:${Math.floor(expires / 1000)}:R>` }))];

function options(game: Game, table: TableInfo, speech: Speech): Part[] {
  const shown = shownAll(game, table, speech);
  if (shown.length <= mostSections) return shown.map((option) => section(table, option, speech));
  return [
    text(shown.map((option) => line(option, speech)).join('\n')),
    menu({
      custom_id: encode({ table: table.id, action: 'set' }),
      placeholder: speech.plain(bot('bot.menu.option')),
      options: shown.slice(0, limits.choices).map(({ name, title, description }) => ({
        label: clamp(title, limits.choiceText),
        value: name,
        description: clamp(description, limits.choiceText),
      })),
    }),
  ];
}

/** Whether players may try moves out; nothing where computers don't know the game. */
const shownTryOuts = (game: Game, table: TableInfo, { text: say }: Speech): Shown[] =>
  game.mind
    ? [
        {
          name: tryOutsOption,
          title: say(bot('bot.button.whatIf')),
          value: say(bot('bot.toggle', { on: mayTryOut(table) })),
          description: say(bot('bot.tryouts.about')),
        },
      ]
    : [];

const shownClock = ({ clock }: TableInfo, { text: say }: Speech): Shown => ({
  name: clockOption,
  title: say(bot('bot.clock.title')),
  value: say(clockWords(clock)),
  description: say(bot('bot.clock.about', { none: !isTimed(clock) })),
});

/** One option with its value, and below it what it does. */
const explained = (option: Shown, speech: Speech): string => `${line(option, speech)}\n-# ${clamp(option.description, 150)}`;

/** One option, and the button that switches it to its next value. */
function section(table: TableInfo, option: Shown, speech: Speech): Part {
  return {
    type: ComponentType.Section,
    components: [text(explained(option, speech))],
    accessory: button(speech.plain(bot('bot.button.change')), encode({ table: table.id, action: 'set', arg: option.name })),
  };
}

const line = ({ title, value }: Shown, { text: say }: Speech): string => say(bot('bot.invite.option', { name: title, value: clamp(value, 100) }));

/** The value an option gets next when it is changed. */
export function nextValue(option: StartOption, now: string | boolean | undefined): string | boolean {
  if (option.kind === 'toggle') return !(now ?? option.initial);
  const at = option.values.indexOf(String(now ?? option.initial));
  return option.values[(at + 1) % option.values.length] ?? option.initial;
}
