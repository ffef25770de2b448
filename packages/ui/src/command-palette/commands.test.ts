import { expect, test } from 'vitest';
import { matchingGroups, recentFirst, searchableGroups, type CommandGroup } from './commands.ts';
import { sampleCommands } from '../testing/sample-commands.tsx';

const groups = sampleCommands(() => {});
const found = (query: string) => ids(matchingGroups(searchableGroups(groups), query));

function ids(shown: readonly CommandGroup[]): readonly (readonly [string, readonly string[]])[] {
  return shown.map(({ id, commands }) => [id, commands.map((command) => command.id)]);
}

test('words find commands with or without their marks, in labels, details, keywords and group names', () => {
  expect(found('nap tien')).toEqual([['account', ['top-up']]]);
  expect(found('dựng phim')).toEqual([['machines', ['pc-2']]]);
  expect(found('OTP')).toEqual([['account', ['identity']]]);
  expect(found('may cua ban')).toEqual([['machines', ['pc-1', 'pc-2', 'pc-3']]]);
  expect(found('kho bạc')).toEqual([]);
  expect(found('')).toEqual(ids(groups));
});

test('what was used last is first, once, without commands that no longer exist', () => {
  expect(ids(recentFirst(groups, ['top-up', 'gone', 'pc-3', 'top-up'], 'Gần đây'))).toEqual([
    ['recent', ['top-up', 'pc-3']],
    ['machines', ['pc-1', 'pc-2']],
    ['account', ['identity', 'theme']],
  ]);
  expect(recentFirst(groups, ['gone'], 'Gần đây')).toBe(groups);
});
