import { expect, test } from 'vitest';
import { failure, ok } from '@tram/api/result';
import { isPageAddress } from './new-tab.ts';
import { playOnCloud, playOnPc } from './play-target.ts';

const id = '6740a1f2c3d4e5f607182950';

const path = { product: 'tram', id };
const body = { basicauth_username: 'admin', basicauth_password: 'tR8m-kQ27x0Z' };
const config = { slug: 'tram' };
const machine = { _id: id, name: 'A', int_ip_address: null };

/** Returns its input. */
const clients = {
  listOrders: async () => ok({ data: [], total_page: 0 }),
  getPlayLinkForPc: async (input: object) => ok({ link: JSON.stringify(input) }),
  getPlayTokenForPc: async (input: object) => ok({ token: JSON.stringify(input) }),
  getPlayLinkForCloud: async (input: object) => ok({ link: JSON.stringify(input) }),
  getPlayTokenForCloud: async (input: object) => ok({ token: JSON.stringify(input) }),
};

/** A PC whose renting order names this user and password. */
function pc(user: string | null, password: string | null) {
  const getOrderOfImage = async () => ok({ user_remote: user, passRdp: password });
  return playOnPc({ ...clients, getOrderOfImage }, config, machine);
}

function cloud(remote: { username: string; password: string } | null) {
  return playOnCloud(clients, config, { ...machine, response_data: remote });
}

test.each([
  ['a PC', pc('admin', 'tR8m-kQ27x0Z')],
  ['a cloud machine', cloud({ username: 'admin', password: 'tR8m-kQ27x0Z' })],
])('the token of %s is asked for by its remote user and password', async (_, target) => {
  expect(await target.getToken()).toEqual(ok({ token: JSON.stringify({ path, body }) }));
  expect(await target.getLink('mac_chip_intel')).toEqual(
    ok({ link: JSON.stringify({ path, query: { os: 'mac_chip_intel' } }) }),
  );
});

test.each([
  ['a PC without a user', pc(null, 'x')],
  ['a PC without a password', pc('x', null)],
  ['a cloud machine without both', cloud(null)],
  [
    'a cloud machine of an answer that is stored on the device',
    cloud({ username: '', password: '' }),
  ],
])('%s has no token', async (_, target) => {
  expect(await target.getToken()).toBeNull();
});

test('an order that cannot be read is why there is no token', async () => {
  const refused = failure('not-found', { message: 'Không tìm thấy đơn này', status: 404 });
  const target = playOnPc({ ...clients, getOrderOfImage: async () => refused }, config, machine);
  expect(await target.getToken()).toEqual(refused);
});

test.each([
  ['https://play.tram.example/?os=win', true],
  ['http://localhost/play', true],
  ['javascript:alert(1)', false],
  ['/play', false],
])('%s opens as a page: %s', (address, opens) => {
  expect(isPageAddress(address)).toBe(opens);
});
