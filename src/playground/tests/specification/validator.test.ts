import { AttachmentBuilder, ChannelType, MessageFlags, Routes, SlashCommandBuilder } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { documentPath, missing, openValidator, type SentRequest } from '../../specification/validator.ts';
import { CHANNEL, MESSAGE, png } from './building.ts';
import { wire } from './captured.ts';
import { callbackFaults, routeFaults } from './faults/callback.ts';
import { commandFaults } from './faults/command.ts';
import { messageFaults } from './faults/message.ts';
import { board, valid } from './valid.ts';

const validator = openValidator();

function check(request: SentRequest): string[] {
  return validator?.check(request) ?? [missing];
}

test('without the document there is no validator', () => {
  expect(openValidator('no/such/document.json')).toBeNull();
});

describe('the validator', { skip: !validator, meta: { needs: `Discord’s API document at ${documentPath}` } }, () => {
  describe('catches', () => {
    for (const [area, faults] of Object.entries({ messageFaults, commandFaults, callbackFaults, routeFaults })) {
      test.each(faults)(`${area}: %s`, (_name, request, says) => {
        expect(check(request).join('\n')).toContain(says);
      });
    }

    test('nothing twice under one name', () => {
      const names = [...messageFaults, ...commandFaults, ...callbackFaults, ...routeFaults].map(([name]) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThanOrEqual(74);
    });
  });

  describe('passes', () => {
    test.each(valid)('%s', (_name, request) => {
      expect(check(request)).toEqual([]);
    });

    test('what discord.js really sends', async () => {
      const { client, answers, sent } = wire();
      const files = [new AttachmentBuilder(Buffer.alloc(9, 1), { name: png.name, description: 'The board' })];
      const flags = MessageFlags.IsComponentsV2;
      await answers.send({ components: [board], files, flags: [flags, MessageFlags.Ephemeral] });
      await answers.send({ content: 'Ann has joined.' });
      await answers.editMessage('@original', { components: [board], files, flags });
      await answers.editMessage(MESSAGE, { content: null, components: [], attachments: [] });
      await answers.deleteMessage('@original');
      await client.rest.put(Routes.applicationCommands(MESSAGE), { body: [new SlashCommandBuilder().setName('play').setDescription('Play')] });
      await client.rest.post(Routes.threads(CHANNEL, MESSAGE), { body: { name: 'Game', type: ChannelType.PublicThread } });
      expect(sent.map(check)).toEqual(sent.map(() => []));
      expect(sent.map(({ method, files }) => `${method} ${files?.length}`)).toEqual([
        'POST 1',
        'POST 0',
        'PATCH 1',
        'PATCH 0',
        'DELETE 0',
        'PUT 0',
        'POST 0',
      ]);
      expect(sent[0]?.body).toMatchObject({ tts: false, enforce_nonce: false, attachments: [{ id: '0', description: 'The board' }] });
    });
  });
});
