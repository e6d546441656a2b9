/** Moving the time on: everything written has the new time, but nobody waiting for an answer is hurried. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { HandClock } from '../index.ts';
import { madeAt } from '../snowflake.ts';
import { playground, stage } from './helpers.ts';

const day = 86_400_000;

test('messages and interactions made after a day has passed bear the new time', async () => {
  const made: number[] = [];
  const clock = new HandClock();
  const { place, ada, ben } = await stage(
    async (interaction) => {
      made.push(interaction.createdTimestamp);
      await interaction.reply('here');
    },
    { clock },
  );
  ada.pass(25);
  expect(place.now()).toBe(clock.now() + 25 * 3_600_000);
  const { message } = await ben.command('lounge', 'go');
  expect(made).toEqual([place.now()]);
  expect([madeAt(message!.id), Date.parse(message!.timestamp)]).toEqual([place.now(), place.now()]);
});

test('an answer under way is neither late nor refused because a week has passed', async () => {
  const { place, ada } = await stage(
    async (interaction) => {
      place.pass({ days: 7 });
      place.tick();
      await interaction.deferReply();
      place.pass({ hours: 1 });
      await interaction.editReply('still alive');
    },
    { clock: new HandClock() },
  );
  expect((await ada.command('lounge', 'go')).message?.content).toBe('still alive');
});

test('whoever listens hears of it at once, and only forward', async () => {
  const place = await playground({ clock: new HandClock() });
  const heard: number[] = [];
  const before = place.now();
  const forget = place.onTimeMoved(() => heard.push(place.now() - before));
  place.pass({ days: 2, hours: 3 });
  place.pass({ days: -5 });
  forget();
  place.pass({ days: 1 });
  expect(heard).toEqual([2 * day + 3 * 3_600_000, 2 * day + 3 * 3_600_000]);
});

test('a restart does not go back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'playground-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [file, clock] = [join(folder, 'local.db'), new HandClock()];
  const before = await playground({ file, clock });
  before.pass({ days: 3 });
  await before.stop();
  expect((await playground({ file, clock })).now()).toBe(clock.now() + 3 * day);
});
