import { describe, expect, test } from 'vitest';
import { callbackFaults, routeFaults } from './faults/callback.ts';
import { commandFaults } from './faults/command.ts';
import { messageFaults } from './faults/message.ts';
import { missing, openValidator } from './validator.ts';

const validator = openValidator();

test('without the document there is no validator', () => {
  expect(openValidator('no/such/document.json')).toBeNull();
});

describe.skipIf(!validator)(validator ? 'deliberate faults' : `deliberate faults (${missing})`, () => {
  for (const [area, faults] of Object.entries({ messageFaults, commandFaults, callbackFaults, routeFaults })) {
    test.each(faults)(`${area}: %s`, (_name, request, says) => {
      expect(validator?.check(request).join('\n')).toContain(says);
    });
  }
});
