import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDrafts } from '../../app/forget-customer.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { forgetDraft, keepDraft, keptDraft } from './use-draft.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', createMemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const empty: { readonly money: number | null; readonly bankId: string } = {
  money: null,
  bankId: '',
};

test('what was typed comes back after the reload, to the same form', () => {
  keepDraft('me recharge', { money: 50_000, bankId: 'b' });
  expect(keptDraft('me recharge', empty)).toEqual({ money: 50_000, bankId: 'b' });
  expect(keptDraft('you recharge', empty)).toEqual(empty);
});

test('the form of another build takes over the fields that it still has, with the same type', () => {
  keepDraft('me recharge', { money: '50000', bankId: 7, voucher: 'x' });
  expect(keptDraft('me recharge', { money: 1, bankId: '', note: 'n' })).toEqual({
    money: 1,
    bankId: '',
    note: 'n',
  });
});

test('it is forgotten when the form is closed, and with the session', () => {
  keepDraft('me recharge', { money: 1 });
  forgetDraft('me recharge');
  expect(keptDraft('me recharge', empty)).toEqual(empty);
  keepDraft('me recharge', { money: 1 });
  forgetDrafts();
  expect(keptDraft('me recharge', empty)).toEqual(empty);
});

test('a form begins with nothing where the tab stores nothing, or something unreadable', () => {
  sessionStorage.setItem('app_draft_form_me recharge', '{');
  expect(keptDraft('me recharge', empty)).toEqual(empty);
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft('me recharge', { money: 1 });
  forgetDraft('me recharge');
  expect(keptDraft('me recharge', empty)).toEqual(empty);
});
