import { expect, test } from 'vitest';
import { ok } from '@tram/api/result';
import { tunnelToCloud, tunnelToPc, tunnelToVps } from './tunnel-target.ts';

const id = '6740a1f2c3d4e5f607182950';
const ssh = {
  _id: '6740a1f2c3d4e5f607182951',
  api_tunnel: 'https://tunnel.example/7',
  router: [],
  router_xoay: [],
  wan_selected: [],
  updatedAt: '2026-11-21T00:00:00.000Z',
};
const pc = { _id: id, name: 'Render Tết', int_ip_address: '10.8.4.17', ssh };
const cloud = {
  _id: id,
  name: 'Game',
  resource_cloud: {
    ip_remote: null,
    ip_int: '10.10.3.12',
    ssh: { api_tunnel: 'https://tunnel.example/8' },
  },
};
const vps = { _id: id, int_ip: '10.9.0.4', api_tunnel: 'https://tunnel.example/9' };

/** Returns its input. */
async function asked(input: { readonly query: object }) {
  return ok({ name: 'tunnel', config: JSON.stringify(input.query) });
}

const api = { chooseTunnelForPc: asked, chooseTunnelForCloud: asked, chooseTunnelForVps: asked };

test.each([
  [
    'a PC',
    tunnelToPc(api, pc),
    {
      name: 'Render Tết',
      image_id: id,
      os: 'win',
      allowIp: '10.8.4.17/32',
      api_tunnel: ssh.api_tunnel,
    },
  ],
  [
    'a cloud machine',
    tunnelToCloud(api, cloud),
    {
      name: 'Game',
      image_id: id,
      os: 'win',
      allowIp: '10.10.3.12/32',
      api_tunnel: 'https://tunnel.example/8',
    },
  ],
  [
    'a VPS, by its id and without a name',
    tunnelToVps(api, vps, 'VPS Cơ bản'),
    { vps_id: id, os: 'win', allowIp: '10.9.0.4/32', api_tunnel: 'https://tunnel.example/9' },
  ],
  // @spec S17
])('%s is requested only by its own URL', async (_, target, query) => {
  const answer = await target.choose?.('win');
  expect(answer).toEqual(ok({ name: 'tunnel', config: JSON.stringify(query) }));
});

test.each([
  ['a PC without an SSH entry', tunnelToPc(api, { ...pc, ssh: null }), 'ssh-api'],
  [
    'a PC without a tunnel API',
    tunnelToPc(api, { ...pc, ssh: { ...ssh, api_tunnel: null } }),
    'ssh-api',
  ],
  ['a PC without an address', tunnelToPc(api, { ...pc, int_ip_address: null }), 'address'],
  [
    'a cloud machine that does not run',
    tunnelToCloud(api, { ...cloud, resource_cloud: null }),
    'vps-api',
  ],
  ['a VPS without a tunnel API', tunnelToVps(api, { ...vps, api_tunnel: null }, 'VPS'), 'vps-api'],
  // @spec 5.29
] as const)('%s says what it lacks', (_, target, lack) => {
  expect([target.choose, target.lacks]).toEqual([null, lack]);
});
