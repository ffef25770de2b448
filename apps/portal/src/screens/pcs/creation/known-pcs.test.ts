import { QueryClient } from '@tanstack/react-query';
import { notRentedImage } from '@tram/machines/pc-image/fixtures';
import { expect, test } from 'vitest';
import { knownPcs } from './known-pcs.ts';

const pc = (_id: string) => ({ ...notRentedImage, _id });

test('PCs are known from every page, and from where one was looked for alone', () => {
  const client = new QueryClient();
  for (const page of [1, 2]) {
    const answer = { data: [pc(`${page}a`), pc(`${page}b`)], total_page: 2 };
    client.setQueryData(['listImages', { query: { page } }], answer);
  }
  // The dialog that extends an order has looked for these: one is there, the other is not.
  client.setQueryData(['listImages', { image: { id: 'alone', order: null } }], pc('alone'));
  client.setQueryData(['listImages', { image: { id: 'gone', order: null } }], null);
  expect(knownPcs(client)).toEqual(new Set(['1a', '1b', '2a', '2b', 'alone']));
  client.clear();
});
