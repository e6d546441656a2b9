import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { needsBrowser } from './browser.ts';
import { ada, ben, bot, commands, quiz } from './fixtures.ts';
import { stage } from './stage.ts';

const command = commands[0]!.id;

describe('the composer', needsBrowser, () => {
  const on = stage();
  const done = (): void => {
    on.server.hears = (frame, tell) => frame.t === 'command' && tell({ t: 'done', nonce: frame.nonce });
  };

  test('sends a slash command by keyboard alone', async () => {
    done();
    const page = await on.tab('/?as=ada');
    await page.getByRole('textbox', { name: /Message #quiz/ }).focus();
    await page.keyboard.type('/st');
    await page.getByRole('option', { name: /quiz start/ }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('be');
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['Ben@ben']);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'deck' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /Message/ }).waitFor();
    const options = [
      { name: 'opponent', type: Option.User, value: ben.user.id },
      { name: 'deck', type: Option.String, value: 'draft' },
    ];
    expect(on.server.of('command')).toMatchObject([{ channel: quiz, command, options: [{ type: Option.Subcommand, name: 'start', options }] }]);
  });

  test('takes the command that is marked, where somebody presses Send', async () => {
    const page = await on.tab('/?as=ada');
    await page.locator('textarea').pressSequentially('/quiz start');
    await page.getByRole('option', { name: /quiz start/ }).waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('group', { name: '/quiz start' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('fills in a whole command that is typed or pasted at once', async () => {
    done();
    const page = await on.tab('/?as=ada');
    const line = '/quiz start opponent:@Quizzer deck:own decks hours:12';
    const options = [{ value: bot.id }, { name: 'deck', value: 'draft' }, { name: 'hours', value: 12 }];
    await page.getByRole('textbox', { name: /Message/ }).fill(line);
    await page.getByRole('textbox', { name: 'hours' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /Message/ }).waitFor();
    await page.getByRole('textbox', { name: /Message/ }).focus();
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
    await expect.poll(() => on.server.of('command').length).toBe(2);
    expect(on.server.of('command')).toMatchObject([{ options: [{ options }] }, { options: [{ options }] }]);
  });

  test.each([
    '1 day',
    '1 day, 12 h back',
    '24+12',
  ])('takes a choice by the beginning of its name that is no other’s, or by its value: %s', async (typed) => {
    done();
    const choices = ['1 day, 12 h back', '3 days, 1 day back', '7 days, 1 day back'].map((name, i) => ({
      name,
      value: ['24+12', '72+24', '168+24'][i]!,
    }));
    const clock = { type: Option.String as const, name: 'clock', description: 'How much time', choices };
    const start = { type: Option.Subcommand as const, name: 'start', description: 'Start a game', options: [clock] };
    on.server.offered = [{ ...commands[0]!, options: [start] }];
    const page = await on.tab('/?as=ada');
    await page.locator('textarea').fill(`/quiz start clock:${typed}`);
    await page.getByRole('combobox', { name: 'clock' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => on.server.of('command').length, { timeout: 5_000 }).toBe(1);
    expect(on.server.of('command')).toMatchObject([{ options: [{ options: [{ name: 'clock', value: '24+12' }] }] }]);
  });

  test('refuses the beginning of several choices', async () => {
    const page = await on.tab('/?as=ada');
    await page.locator('textarea').fill('/quiz start opponent:@Ben deck:e');
    await page.getByRole('combobox', { name: 'deck' }).waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alert').filter({ hasText: 'deck' }).waitFor();
    expect(on.server.of('command')).toEqual([]);
  });

  test('types on after a command that needs nothing, and sends it only by Enter', async () => {
    done();
    const page = await on.tab('/?as=ada');
    await page.locator('textarea').pressSequentially('/quiz hand ');
    await page.getByRole('combobox', { name: 'Another option' }).waitFor();
    await page.keyboard.type('  nothing like it');
    await page.keyboard.press('Enter');
    await page.getByText('Nothing found').waitFor();
    expect(on.server.of('command')).toEqual([]);
    for (const _ of 'nothing like it') await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect.poll(() => on.server.of('command').length).toBe(1);
  });

  test('adds a second option at the first press, although the list of the one before closes', async () => {
    const page = await on.tab('/?as=ada');
    await page.locator('textarea').pressSequentially('/quiz start ');
    await page.getByRole('button', { name: 'Add deck' }).click();
    await page.getByRole('combobox', { name: 'deck' }).waitFor();
    await page.getByRole('button', { name: 'Add hours' }).click();
    await page.getByRole('textbox', { name: 'hours' }).waitFor({ timeout: 3_000 });
  });

  test('offers the bot first where it can be named, and says what it is', async () => {
    const page = await on.tab('/?as=ada');
    await page.locator('textarea').pressSequentially('/quiz start ');
    await expect.poll(() => page.getByRole('option').allTextContents()).toContain('Ben@ben');
    expect((await page.getByRole('option').allTextContents())[0]).toBe('QuizzerAsks and answers');
  });

  test('says what is missing or wrong, and sends nothing', async () => {
    const page = await on.tab('/?as=ada');
    await page.locator('textarea').pressSequentially('/quiz start ');
    const opponent = page.getByRole('combobox', { name: 'opponent' });
    await opponent.press('Escape');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alert').filter({ hasText: 'opponent' }).waitFor();
    expect(await opponent.evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true);
    await opponent.fill('Cleo');
    await page.getByRole('button', { name: 'Add hours' }).click();
    await page.getByRole('textbox', { name: 'hours' }).fill('900');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Between 1 and 168' }).waitFor();
    expect(on.server.of('command')).toEqual([]);
  });

  test('takes a command that was typed out before the bot offered it', async () => {
    on.server.offered = [];
    const page = await on.tab('/?as=ada');
    await page.locator('textarea').pressSequentially('/quiz card ');
    on.server.tell({ t: 'commands', commands });
    await page.getByRole('group', { name: '/quiz card' }).waitFor();
  });

  test('asks the bot for suggestions once the typing rests', async () => {
    on.server.hears = (frame, tell) => {
      if (frame.t === 'autocomplete') tell({ t: 'choices', nonce: frame.nonce, choices: [{ name: 'Whistle Stop', value: 'whistle-stop' }] });
      if (frame.t === 'command') tell({ t: 'failed', nonce: frame.nonce, reason: 'The application did not respond' });
    };
    const page = await on.tab('/?as=ada');
    await page.locator('textarea').pressSequentially('/quiz card ');
    await page.getByRole('option', { name: 'Whistle Stop' }).waitFor();
    // All at once: keys sent from outside may arrive so slowly that the typing pauses between them.
    await page.evaluate(
      "for (const letter of 'whis') { document.activeElement.value += letter; document.activeElement.dispatchEvent(new InputEvent('input', { bubbles: true })); }",
    );
    await expect.poll(() => on.server.of('autocomplete').length).toBe(2);
    expect(on.server.of('autocomplete')[1]?.options).toEqual([
      { type: Option.Subcommand, name: 'card', options: [{ name: 'name', type: Option.String, value: 'whis', focused: true }] },
    ]);
    await page.getByRole('option', { name: 'Whistle Stop' }).click();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'did not respond' }).waitFor();
    expect(on.server.of('command')[0]?.options).toMatchObject([{ options: [{ value: 'whistle-stop' }] }]);
  });

  test('speaks the language of the person, and finds a command by either name', async () => {
    const page = await on.tab('/?as=ada');
    await page.getByRole('button', { name: 'Français' }).click();
    await expect.poll(() => on.server.of('locale').at(-1)?.locale).toBe('fr');
    await page.locator('textarea').fill('/quiz s');
    await page.getByRole('option', { name: /\/quizz commencer.*Commencer une partie/ }).waitFor();
    await page.reload();
    await page.getByText('Rien n’est envoyé à Discord').waitFor();
  });

  test('sends words with mentions, and keeps them when there is no connection', async () => {
    const page = await on.tab('/?as=ben');
    const area = page.locator('textarea');
    await area.pressSequentially('Well played, @ad');
    await page.getByRole('option', { name: '@Ada' }).waitFor();
    await area.press('Enter');
    await area.press('Enter');
    await expect.poll(() => on.server.of('say')).toEqual([{ t: 'say', channel: quiz, content: `Well played, <@${ada.user.id}>` }]);
    await area.fill('/nothing');
    await area.press('Enter');
    await page.getByText('No command starts like this.').first().waitFor();
    expect(on.server.of('say')).toHaveLength(1);
    await area.fill('Are you there?');
    await on.server.stop();
    await page.getByText('Connection lost').waitFor();
    await area.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'before the answer came' }).waitFor();
    expect(await area.inputValue()).toBe('Are you there?');
    await on.server.start();
    await page.getByText('Connection lost').waitFor({ state: 'detached' });
    expect(await area.inputValue()).toBe('Are you there?');
  });
});
