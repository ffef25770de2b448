import { expect, test } from 'vitest';
import { searchWithDialog, shownDialog } from './dialog-address.ts';

const names = ['history', 'extend'] as const;

test('a dialog comes back from the address that it is written into', () => {
  for (const name of names) {
    const shown = { name, id: '6740c1e29f0b7a4100000001' };
    expect(shownDialog(names, searchWithDialog(names, '?page=2', shown))).toEqual(shown);
  }
  expect(shownDialog(names, '?history=&page=1')).toBeNull();
});

test('one takes the place of another with its page, and the rest of the address stays', () => {
  const first = '?page=2&history=a&dialogPage=3';
  const second = searchWithDialog(names, first, { name: 'extend', id: 'a' });
  expect(second).toBe('?page=2&extend=a');
  expect(searchWithDialog(names, second, null)).toBe('?page=2');
  expect(searchWithDialog(names, '?history=a', null)).toBe('');
});
