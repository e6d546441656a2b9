/** Forms that a bot opens, and what it gets back. */
import {
  ComponentType,
  LabelBuilder,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import { describe, expect, test } from 'vitest';
import { buttons, refusalOf, stage, stageWithClock } from './helpers.ts';

const everything = new ModalBuilder()
  .setCustomId('form')
  .setTitle('Everything')
  .addLabelComponents(
    new LabelBuilder().setLabel('Why').setTextInputComponent(new TextInputBuilder().setCustomId('why').setStyle(TextInputStyle.Paragraph)),
    new LabelBuilder()
      .setLabel('Where')
      .setStringSelectMenuComponent(new StringSelectMenuBuilder().setCustomId('state').addOptions({ label: 'Ohio', value: 'OH' })),
    new LabelBuilder().setLabel('With whom').setUserSelectMenuComponent(new UserSelectMenuBuilder().setCustomId('who').setMaxValues(2)),
  );

describe('a form', () => {
  test('opens a form and gets it back', async () => {
    const input = new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short).setMaxLength(5);
    const modal = new ModalBuilder()
      .setCustomId('form')
      .setTitle('Who?')
      .addLabelComponents(new LabelBuilder().setLabel('Your name').setTextInputComponent(input));
    const { ada, on } = await stage((interaction) => interaction.reply({ content: 'x', components: [buttons('Form')] }));
    on((interaction) => interaction.isButton() && interaction.showModal(modal));
    on(
      (interaction) =>
        interaction.isModalSubmit() && interaction.isFromMessage() && interaction.update({ content: interaction.fields.getTextInputValue('name') }),
    );
    const { message } = await ada.command('lounge', 'go');
    const { modal: form } = await ada.press(message!, 'Form');
    expect(form?.title).toBe('Who?');
    await expect(ada.submit(form!, { name: 'Adalbert' })).rejects.toThrow('5 or fewer');
    await expect(ada.submit(form!, { 'Your name': '' })).rejects.toThrow('required');
    expect((await ada.submit(form!, { 'Your name': 'Ada' })).message).toMatchObject({ id: message?.id, content: 'Ada' });
    await expect(ada.submit(form!, { name: 'Ada' })).rejects.toThrow('closed');
  });

  test('may hold every kind of field', async () => {
    const { ada, on } = await stage((interaction) => interaction.showModal(everything));
    on(
      (interaction) =>
        interaction.isModalSubmit() &&
        interaction.reply(
          JSON.stringify([
            interaction.fields.getTextInputValue('why'),
            interaction.fields.getStringSelectValues('state'),
            interaction.fields.getSelectedUsers('who', true).map(({ username }) => username),
          ]),
        ),
    );
    const { modal } = await ada.command('lounge', 'go');
    const { message } = await ada.submit(modal!, { why: 'because', Where: ['OH'], who: ['ben', 'eve'] });
    expect(JSON.parse(message?.content ?? '')).toEqual(['because', ['OH'], ['ben', 'eve']]);
  });

  test.each([
    ['of six fields', { components: Array.from({ length: 6 }, (_, at) => field(`${at}`)) }],
    ['with a long title', { title: 'x'.repeat(46) }],
    ['with two fields of one custom id', { components: [field('a'), field('a')] }],
    ['with a least above the most', { components: [field('a', { min_length: 5, max_length: 4 })] }],
    ['with nothing in it', { components: [] }],
  ])('%s is refused', async (_, more) => {
    const { ada, errors, clock } = await stageWithClock((interaction) =>
      interaction.showModal({ custom_id: 'form', title: 'Form', components: [field('a')], ...more }),
    );
    const gone = refusalOf(ada.command('lounge', 'go'));
    await expect.poll(() => errors).toMatchObject([{ code: 50035 }]);
    clock.pass({ seconds: 4 });
    await gone;
  });

  test('is not an answer to a form', async () => {
    const { ada, on, errors, clock } = await stageWithClock((interaction) => interaction.showModal(everything));
    on(
      (interaction) =>
        interaction.isModalSubmit() &&
        interaction.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
          auth: false,
          body: { type: 9, data: { custom_id: 'b', title: 'B', components: [field('a')] } },
        }),
    );
    const { modal } = await ada.command('lounge', 'go');
    const gone = refusalOf(ada.submit(modal!, { why: 'x', state: 'OH', who: 'ben' }));
    await expect.poll(() => errors).toMatchObject([{ code: 50035 }]);
    clock.pass({ seconds: 4 });
    await gone;
  });
});

function field(customId: string, more: object = {}) {
  return {
    type: ComponentType.Label as const,
    label: customId,
    component: { type: ComponentType.TextInput as const, custom_id: customId, style: TextInputStyle.Short as const, ...more },
  };
}
