import { afterEach, expect, test, vi } from 'vitest';
import { draftPartsOf, filledIn, readContractDraft } from './contract-draft.ts';
import { emptyIdentityForm } from './identity-form.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is entered stands in its places; what is not is marked', () => {
  const parts = draftPartsOf({
    parts: [
      { kind: 'title', text: 'Hợp đồng của {fullName}' },
      {
        kind: 'fields',
        rows: [
          ['Ngày sinh', '{dob}'],
          ['Số CCCD', '{id}'],
          ['Tài khoản', '{username}'],
        ],
      },
      { kind: 'appendix', text: '{other}' },
    ],
  });
  const form = { ...emptyIdentityForm, fullName: ' Bửu $1 ', dob: '1994-05-17', username: 'demo' };
  expect(filledIn(parts ?? [], form, '…')).toEqual([
    { kind: 'title', text: 'Hợp đồng của Bửu $1' },
    {
      kind: 'fields',
      rows: [
        ['Ngày sinh', '17/05/1994'],
        ['Số CCCD', '…'],
        ['Tài khoản', 'demo'],
      ],
    },
    { kind: 'paragraph', text: '{other}' },
  ]);
});

test.each([null, [], {}, { parts: [] }, { parts: 'x' }, { parts: [{ kind: 'title' }] }])(
  '%j is no contract',
  (answer) => {
    expect(draftPartsOf(answer)).toBeNull();
  },
);

test.each([
  ['no connection', async () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ['another page', async () => new Response('<p>'), 'malformed'],
  ['none', async () => new Response('{}', { status: 404 }), 'malformed'],
])('%s is an error with a way on', async (_, answer, kind) => {
  vi.stubGlobal('fetch', answer);
  await expect(
    readContractDraft('/contract-draft.json', new AbortController().signal),
  ).rejects.toMatchObject({ error: { kind } });
});
