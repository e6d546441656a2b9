/** Follows a lesson as a person does: by what it says. */
import type { APIMessage } from 'discord-api-types/v10';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { menusIn } from '../../src/playground/person/reading.ts';

/** The line of a lesson that says what to press. */
export const arrow = (person: HeadlessPerson, message: APIMessage) => /^➡️ (.+)$/m.exec(person.text(message))?.[1] ?? '';

/** A label without enough room is cut, or is only the number. */
const isOn = (label: string, named: string): boolean =>
  label === named || (label.endsWith('…') && named.startsWith(label.slice(0, -1))) || named.startsWith(`${label} · `);

/** Presses what the lesson says, by the label. */
export async function follow(person: HeadlessPerson, message: APIMessage): Promise<APIMessage> {
  const line = arrow(person, message);
  const named = /\*\*(.+?)\*\*/.exec(line)?.[1] ?? '';
  const label = person.buttons(message).find((one) => isOn(one, named));
  if (label !== undefined) return (await person.press(message, label)).message!;
  for (const menu of menusIn(message)) {
    const labels = 'options' in menu ? menu.options.map((option) => option.label).filter((one) => line.includes(one)) : [];
    if (labels.length > 0) return (await person.select(message, menu.placeholder ?? null, labels)).message!;
  }
  throw new Error(`Nothing on the message is called as the lesson says: ${line}`);
}
