/** What a button of the first page promised: a command, used as soon as there is a bot to ask, and the way to where its answer leads. */
import { MessageFlags } from 'discord-api-types/v10';
import type { Way } from '../../protocol.ts';
import { textOf } from '../../walk.ts';
import type { Actions } from './actions.ts';
import { promised } from './commands.ts';
import type { State } from './state.ts';
import type { FromPane } from './together.ts';

export interface Promised {
  /** Uses the command, if that's possible by now and hasn't been done. */
  begin(): void;
  /** Looks at what's new: the answer may name the thread in which it goes on, or the address a channel that was unknown. */
  look(): void;
}

/** `first` is null if nothing was promised. */
export function openPromise(first: Way | null, state: State, page: Actions): Promised {
  let left = first;
  /** The message that answers it, until it has said where it leads. */
  let answer: string | null = null;
  const look = (): void => {
    if (state.channel !== null && !page.isNamed(state.channel)) page.follow();
    const message = answer === null ? undefined : [...state.messages.values()].flat().find(({ id }) => id === answer);
    if (!message || (Number(message.flags ?? 0) & MessageFlags.Loading) !== 0) return;
    answer = null;
    const named = /<#(\d+)>/.exec([message.content, ...textOf(message.components ?? [])].join('\n'))?.[1];
    if (!state.channels.some(({ id }) => id === named)) return;
    page.open(named!);
    // The others in the window go along.
    if (parent !== window) parent.postMessage({ seat: state.key, goesTo: named! } satisfies FromPane, location.origin);
  };
  return {
    begin() {
      const answered = (message: string | null): void => {
        answer = message;
        look();
      };
      if (left !== null && carryOut(left, state, page, answered)) left = null;
    },
    look,
  };
}

/** Uses the promised command, as soon as there is a bot to ask; returns false until then. Calls `answered` with the message that answers it. */
function carryOut(first: Way, state: State, page: Actions, answered: (message: string | null) => void): boolean {
  const found = promised(first, state);
  if (!found || !state.bot?.online) {
    state.notice = state.bot?.online && state.commands.length > 0 ? page.words.noStart(first.command) : page.words.waitingForBot;
    return false;
  }
  state.notice = null;
  const channel = state.channels.find(({ name }) => name === first.channel);
  if (channel && channel.id !== state.channel) page.open(channel.id);
  void page.answered(found.entry.command.id, found.options).then(({ failure, message }) => {
    answered(message);
    if (failure !== null) page.set({ notice: `/${found.entry.name}: ${failure}` });
  });
  return true;
}
