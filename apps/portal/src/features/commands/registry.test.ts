import { expect, test } from 'vitest';
import type { CommandGroup } from '@tram/ui/command-palette';
import { createCommandRegistry } from './registry.ts';

const group = (id: string, ...names: readonly string[]): CommandGroup => ({
  id,
  label: id,
  commands: names.map((name) => ({ id: name, label: name, onSelect: () => undefined })),
});

const shown = (groups: readonly CommandGroup[]) =>
  groups.map(({ id, commands }) => [id, ...commands.map((command) => command.id)]);

test('what different sources offer for one group is shown in one group', () => {
  const registry = createCommandRegistry();
  registry.offer('screens', [group('places', 'pcs')]);
  registry.offer('statement', [group('money', 'month'), group('places', 'statement')]);
  expect(shown(registry.groups())).toEqual([
    ['places', 'pcs', 'statement'],
    ['money', 'month'],
  ]);
});

test('a source replaces what it offered, and takes back only its own', () => {
  const registry = createCommandRegistry();
  const heard: number[] = [];
  registry.subscribe(() => heard.push(registry.groups().length));
  const takeBackFirst = registry.offer('machines', [group('machines', 'one')]);
  const takeBackSecond = registry.offer('machines', [group('machines', 'two')]);
  takeBackFirst();
  expect(shown(registry.groups())).toEqual([['machines', 'two']]);
  takeBackSecond();
  expect(registry.groups()).toEqual([]);
  expect(heard).toEqual([1, 1, 0]);
});

test('commands keep their order while those before them are renewed', () => {
  const registry = createCommandRegistry();
  const takeBack = registry.offer('screens', [group('places', 'pcs')]);
  registry.offer('account', [group('account', 'log-out')]);
  takeBack();
  registry.offer('screens', [group('places', 'clouds')]);
  expect(shown(registry.groups())).toEqual([
    ['places', 'clouds'],
    ['account', 'log-out'],
  ]);
});

test('the array stays the same while nothing changes', () => {
  const registry = createCommandRegistry();
  registry.offer('screens', [group('places', 'pcs')]);
  expect(registry.groups()).toBe(registry.groups());
});
