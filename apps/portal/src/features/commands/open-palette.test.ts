import { expect, test } from 'vitest';
import { isCommandKey, type CommandKeyPlace, type CommandKeyPress } from './open-palette.ts';

const press = (changes: Partial<CommandKeyPress> = {}): CommandKeyPress => ({
  key: 'k',
  ctrlKey: true,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  ...changes,
});
const command = { ctrlKey: false, metaKey: true };

test.each<[Partial<CommandKeyPress>, CommandKeyPlace, boolean, boolean]>([
  [{}, 'elsewhere', false, true],
  [{}, 'field', false, true],
  [command, 'field', true, true],
  [{ key: 'K' }, 'elsewhere', false, true],
  [{}, 'field', true, false],
  [{}, 'writing', false, false],
  [command, 'writing', true, false],
  [{ isComposing: true }, 'field', false, false],
  [{ defaultPrevented: true }, 'elsewhere', false, false],
  [{ shiftKey: true }, 'elsewhere', false, false],
  [{ altKey: true }, 'elsewhere', false, false],
  [{ repeat: true }, 'elsewhere', false, false],
  [{ metaKey: true }, 'elsewhere', false, false],
  [{ ctrlKey: false }, 'elsewhere', false, false],
  [{ key: 'j' }, 'elsewhere', false, false],
])('%o in %s, on a Mac: %s, opens: %s', (changes, place, isMac, opens) => {
  expect(isCommandKey(press(changes), place, isMac)).toBe(opens);
});
