import { describe, expect, test } from 'vitest';
import { pcDialogs, searchWithPcDialog, shownPcDialog } from './pc-dialog-address.ts';

describe('the dialog in the address', () => {
  test.each(pcDialogs)('%s comes back from the address that it is written into', (name) => {
    const shown = { name, id: name === 'create' ? '' : '6740c1e29f0b7a4100000001' };
    expect(shownPcDialog(searchWithPcDialog('?page=2', shown))).toEqual(shown);
  });

  test('one dialog takes the place of another, and the rest of the address stays', () => {
    const first = searchWithPcDialog('?page=2', { name: 'password', id: 'a' });
    const second = searchWithPcDialog(first, { name: 'connect', id: 'a' });
    expect(second).toBe('?page=2&connect=a');
    expect(searchWithPcDialog(second, null)).toBe('?page=2');
  });

  test('without anything left the address has no question mark', () => {
    expect(searchWithPcDialog('?rent=a', null)).toBe('');
  });

  test('an empty value opens nothing', () => {
    expect(shownPcDialog('?rent=&page=1')).toBeNull();
  });
});
