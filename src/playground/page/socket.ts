/** The page's socket: one tab, one person. */
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { DiscordError } from '../errors.ts';
import { submissionShape } from '../forms.ts';
import { parseJson } from '../json.ts';
import type { Local } from '../local.ts';
import { optionShape } from '../options.ts';
import type { FromPage } from '../protocol.ts';
import { report } from '../report.ts';
import { conform } from '../rules/form.ts';
import { Tab } from '../tab.ts';

const nonce = z.string().min(1).max(100);
const id = z.string().max(100);
const frame = z.discriminatedUnion('t', [
  z.object({ t: z.literal('open'), channel: id }),
  z.object({ t: z.literal('locale'), locale: id }),
  z.object({
    t: z.literal('pass'),
    hours: z
      .number()
      .int()
      .min(1)
      .max(31 * 24),
  }),
  z.object({ t: z.literal('say'), channel: id, content: z.string().max(10_000) }),
  z.object({ t: z.literal('dismiss'), message: id }),
  z.object({ t: z.literal(['command', 'autocomplete']), nonce, channel: id, command: id, options: z.array(optionShape), target: id.optional() }),
  z.object({ t: z.literal('react'), nonce, message: id, emoji: id }),
  z.object({ t: z.literal('press'), nonce, channel: id, message: id, customId: id }),
  z.object({ t: z.literal('select'), nonce, channel: id, message: id, customId: id, values: z.array(z.string()) }),
  z.object({ t: z.literal('submit'), nonce, customId: id, components: z.array(submissionShape) }),
]);

/** Seats the person that `as` names at this socket. */
export function seat(local: Local, socket: WebSocket, as: string): void {
  const person = local.people.find(as);
  if (person === null) {
    socket.close(4004, 'There is nobody of that name here.');
    return;
  }
  const tab = new Tab(local, person, (told) => socket.send(JSON.stringify(told)));
  socket.on('close', () => tab.close());
  socket.on('message', (data) => {
    try {
      tab.receive(conform<FromPage>(frame, parseJson(String(data))));
    } catch (error) {
      if (error instanceof DiscordError) return socket.close(4002, 'Not understood.');
      report(error);
      socket.close(1011, 'The practice server made a mistake.');
    }
  });
}
