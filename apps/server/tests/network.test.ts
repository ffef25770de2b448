/** Routes, tunnels, Play and guides of the demo account, over HTTP against the real server, every answer held to the contract. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, textField } from '../src/testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('demo');
});
afterAll(() => server.remove());

interface Route {
  readonly _id: string;
  readonly api_tunnel: string;
  readonly wan_selected: readonly { name: string; ip: string | null; account_id: string }[];
}
interface Pc {
  readonly _id: string;
  readonly name: string;
  readonly int_ip_address: string;
  readonly passRdp: string;
  readonly ssh: Route;
}

async function pcNamed(name: string): Promise<Pc> {
  const { json } = await server.call('/api/images', { token });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers against the contract
  const { data } = json as { data: readonly Pc[] };
  const found = data.find((pc) => pc.name.startsWith(name));
  if (found === undefined) throw new Error(`there is no PC ${name}`);
  return found;
}

const about = (pc: Pc, wan: string) => ({
  image_id: pc._id,
  ssh_id: pc.ssh._id,
  int_ip_address: pc.int_ip_address,
  wan,
});
const held = (json: unknown): Route['wan_selected'] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers against the contract
  (json as Route).wan_selected;

describe('routes', () => {
  test('of the demo account: one chosen, and beside another customer one rotating route held by each', async () => {
    const render = await pcNamed('Render Tết');
    expect(render.ssh.wan_selected.map((one) => one.name)).toEqual(['WAN02 Viettel']);
    const film = await pcNamed('Dựng phim');
    expect(film.ssh.wan_selected).toMatchObject([{ name: 'WAN12 FPT xoay', ip: null }]);
    const taken = await server.call('/api/sshs/start-ip-xoay', {
      token,
      body: about(film, 'WAN12 FPT xoay'),
    });
    expect(taken.status).toBe(409);
    const body = about(film, 'WAN11 VNPT xoay');
    const started = await server.call('/api/sshs/start-ip-xoay', { token, body });
    expect(started.status).toBe(200);
    const changed = await server.call('/api/sshs/change-ip-xoay', { token, body });
    const [mine, others] = held(changed.json);
    expect(mine?.ip).toMatch(/^198\.51\.100\./);
    expect(others?.account_id).not.toBe(mine?.account_id);
    const soon = await server.call('/api/sshs/change-ip-xoay', { token, body });
    expect(soon.status).toBe(429);
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(50);
    const released = await server.call('/api/sshs/cli-delete-mangle', { token, body });
    expect(held(released.json).map((one) => one.name)).toEqual(['WAN12 FPT xoay']);
  });

  test('that the sandbox makes fail say so, and stay as they are', async () => {
    const render = await pcNamed('Render Tết');
    const fault = { operation: 'network.choose', kind: 'fail', times: 1 };
    await server.call('/sandbox/api/faults', { body: fault });
    const body = about(render, 'WAN03 FPT');
    const failed = await server.call('/api/sshs/cli-add-mangle', { token, body });
    expect([failed.status, textField(failed.json, 'message')]).toEqual([
      503,
      'Chưa đổi được đường internet, vui lòng thử lại sau 2 phút, không được thì liên hệ admin',
    ]);
    expect((await pcNamed('Render Tết')).ssh.wan_selected).toEqual(render.ssh.wan_selected);
    const chosen = await server.call('/api/sshs/cli-add-mangle', { token, body });
    expect(held(chosen.json).map((one) => one.name)).toEqual(['WAN03 FPT']);
  });
});

/** Where the portal asks for a tunnel. */
const tunnelAddress = (pc: Pc, os: string) =>
  `/api/sshs/choose-tunnel?${new URLSearchParams({
    name: pc.name,
    image_id: pc._id,
    os,
    api_tunnel: pc.ssh.api_tunnel,
    allowIp: `${pc.int_ip_address}/32`,
  }).toString()}`;

describe('a tunnel', () => {
  test('is a configuration, or a file to run, that is cached nowhere', async () => {
    const render = await pcNamed('Render Tết');
    const mobile = await server.call(tunnelAddress(render, 'mobile'), { token });
    expect(mobile.headers.get('cache-control')).toBe('no-store');
    expect(textField(mobile.json, 'name')).toBe('render-tet-2027');
    expect(textField(mobile.json, 'config')).toContain(`AllowedIPs = ${render.int_ip_address}/32`);
    const windows = await server.call(tunnelAddress(render, 'win'), { token });
    expect(windows.headers.get('content-type')).toBe('application/octet-stream');
    expect(windows.headers.get('content-disposition')).toContain('tram-tunnel-render-tet-2027.exe');
    expect(windows.headers.get('cache-control')).toBe('no-store');
    expect(windows.text).toContain('SANDBOX');
    const linux = await server.call(tunnelAddress(render, 'linux'), { token });
    expect(linux.status).toBe(400);
  });
});

describe('Play', () => {
  test('gives a token for the machine’s words, which the sandbox knows, and a link without it', async () => {
    const render = await pcNamed('Render Tết');
    const order = await server.call(`/api/orders/image/${render._id}`, { token });
    const body = {
      basicauth_username: textField(order.json, 'user_remote'),
      basicauth_password: render.passRdp,
    };
    const path = `/api/play-tram/get-token-pc/${render._id}`;
    const given = await server.call(path, { token, body });
    const its = textField(given.json, 'token');
    const check = await server.call('/sandbox/api/play-tokens/check', { body: { token: its } });
    expect(check.json).toMatchObject({ good: true, target: 'pc', id: render._id });
    const wrong = await server.call(path, {
      token,
      body: { ...body, basicauth_password: 'khong-phai' },
    });
    expect(wrong.status).toBe(403);
    const link = await server.call(`/api/play-tram/pc/${render._id}?os=win`, { token });
    expect(textField(link.json, 'link')).toBe('https://tram.example/play?os=win');
    const other = await server.call(`/api/play-khac/pc/${render._id}?os=win`, { token });
    expect(other.status).toBe(404);
  });
});

test('everything that was given out ends with the rental', async () => {
  const film = await pcNamed('Dựng phim');
  const body = about(film, 'WAN11 VNPT xoay');
  await server.call('/api/sshs/start-ip-xoay', { token, body });
  await server.call('/sandbox/api/clock', { body: { advanceMinutes: 40 } });
  expect((await pcNamed('Dựng phim')).ssh).toBeNull();
  const after = await server.call('/api/sshs/change-ip-xoay', { token, body });
  expect(after.status).toBe(409);
});
