import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDrafts } from '../../app/forget-customer.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { createIdentityMemory } from './draft-memory.ts';
import { emptyIdentityForm, type IdentityForm } from './identity-form.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', createMemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const filled: IdentityForm = {
  ...emptyIdentityForm,
  frontCard: new File(['picture'], 'cccd.jpg'),
  fullName: 'Đỗ Quốc Bửu',
  id: '079096001234',
  dob: '1996-08-14',
  signature: 'data:image/png;base64,c2lnbmF0dXJl',
  isConfirmed: true,
  consents: true,
};

function stored(): string {
  return Object.keys(sessionStorage)
    .map((key) => sessionStorage.getItem(key))
    .join();
}

test('what was typed and when a mailed code is good come back after a reload', () => {
  const memory = createIdentityMemory('me');
  memory.rememberFields(filled, emptyIdentityForm);
  memory.rememberTicket({ expiresAt: 2, resendAt: 1 });
  const kept = createIdentityMemory('me').remembered();
  expect(kept.fields).toMatchObject({ fullName: 'Đỗ Quốc Bửu', dob: '1996-08-14' });
  expect(kept.ticket).toEqual({ expiresAt: 2, resendAt: 1 });
});

test('what the account knows is no draft, and what was typed and taken back does not return', () => {
  const memory = createIdentityMemory('me');
  memory.rememberFields(filled, filled);
  expect(memory.remembered().fields).toEqual({});
  memory.rememberFields({ ...filled, address: '12 Nguyễn' }, filled);
  memory.rememberFields(filled, filled);
  expect(memory.remembered().fields.address).toBe('');
});

test('pictures, the signature, the number of the card and the checkboxes are never stored', () => {
  createIdentityMemory('me').rememberFields(filled, emptyIdentityForm);
  expect(stored()).toContain('Quốc Bửu');
  expect(stored()).not.toMatch(/079096001234|base64|Card|isConfirmed|consents/);
});

test('what another customer typed in this tab is never shown', () => {
  createIdentityMemory('somebody else').rememberFields(filled, emptyIdentityForm);
  expect(createIdentityMemory('me').remembered()).toEqual({ fields: {}, ticket: null });
});

test('it is forgotten with the submission, and with every draft when the session ends', () => {
  const mine = createIdentityMemory('me');
  const other = createIdentityMemory('somebody else');
  mine.rememberFields(filled, emptyIdentityForm);
  other.rememberFields(filled, emptyIdentityForm);
  sessionStorage.setItem('app_payment_vps_1', 'stays');
  mine.forget();
  expect(mine.remembered().fields).toEqual({});
  expect(other.remembered().fields).not.toEqual({});
  forgetDrafts();
  expect(stored()).toBe('stays');
});

test('what another version has stored is as if it were not there, and a tab that stores nothing does not fail', () => {
  sessionStorage.setItem(
    'app_draft_identity_me',
    '{"fields":{"fullName":1,"phone":"09"},"ticket":{"expiresAt":"soon"}}',
  );
  const memory = createIdentityMemory('me');
  expect(memory.remembered()).toEqual({ fields: { phone: '09' }, ticket: null });
  vi.stubGlobal('sessionStorage', undefined);
  memory.rememberFields(filled, emptyIdentityForm);
  expect(memory.remembered()).toEqual({ fields: {}, ticket: null });
});
