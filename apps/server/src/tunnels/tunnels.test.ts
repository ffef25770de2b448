import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { cloudImages } from '../database/schema/cloud.ts';
import { tunnelPeers } from '../database/schema/network.ts';
import { sshRoutes } from '../database/schema/pcs.ts';
import { vpsOrders } from '../database/schema/vps.ts';
import { MachineError } from '../machine-driver/driver.ts';
import { wireguardKeys } from '../machine-driver/wireguard-keys.ts';
import type { AccountIdentity } from '../services.ts';
import { propertyParameters } from '../testing/property-runs.ts';
import {
  openCloudDomain,
  provisionMs,
  runningCloud,
  shown,
  shutDown,
} from '../testing/test-cloud.ts';
import { refusalOf, type TestDomain } from '../testing/test-domain.ts';
import { readyPc, type TestPc } from '../testing/test-pc.ts';
import type { TunnelInstallers } from './installers.ts';
import { tunnelOperations } from './operations.ts';
import type { TunnelOs } from './register-peer.ts';

const hour = 3_600_000;
let domain: TestDomain;
beforeAll(async () => {
  domain = await openCloudDomain();
});
afterAll(() => domain.close());

const newPc = () => readyPc(domain, provisionMs);

/** What the portal sends for a PC. */
function about({ pc }: Pick<TestPc, 'pc'>, os: TunnelOs = 'mobile') {
  return {
    name: pc.name,
    image_id: pc._id,
    os,
    api_tunnel: pc.ssh?.api_tunnel ?? '',
    allowIp: `${pc.int_ip_address}/32`,
  };
}

const tunnel = (test: TestPc, changes: Partial<ReturnType<typeof about>> = {}) =>
  domain.call('chooseTunnelForPc', test.owner, { query: { ...about(test), ...changes } });

const peersOf = ({ id }: AccountIdentity) =>
  domain.services.database.select().from(tunnelPeers).where(eq(tunnelPeers.accountId, id));
const activePeersOf = async (owner: AccountIdentity) =>
  (await peersOf(owner)).filter((peer) => peer.revokedAt === null);

/** Reads a configuration as WireGuard does: sections of `key = value`. */
function parse(config: string): Record<string, Record<string, string>> {
  const sections: Record<string, Record<string, string>> = {};
  let section: Record<string, string> = {};
  for (const line of config.split('\n')) {
    const [, name] = /^\[(\w+)\]$/.exec(line) ?? [];
    const [, key, value] = /^(\w+) = (\S.*)$/.exec(line) ?? [];
    if (name !== undefined) sections[name] = section = {};
    else if (key !== undefined && value !== undefined) section[key] = value;
    else if (line !== '') throw new Error(`WireGuard does not know the line ${line}`);
  }
  return sections;
}

describe('the configuration', () => {
  // @spec S17
  it('is one that WireGuard takes: real keys, a separate address, and only the machine', async () => {
    const test = await newPc();
    const { name, config } = await tunnel(test);
    expect(name).toBe('render-tet-2027');
    const { Interface, Peer } = parse(config);
    const [peer] = await peersOf(test.owner);
    expect(Object.keys(Interface ?? {})).toEqual(['PrivateKey', 'Address']);
    expect(Peer).toEqual({
      PublicKey: expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
      Endpoint: expect.stringMatching(/^tunnel\.tram\.example:\d{5}$/),
      AllowedIPs: `${test.pc.int_ip_address}/32`,
      PersistentKeepalive: '25',
    });
    expect(Interface?.['Address']).toMatch(/^10\.66\.\d+\.\d+\/32$/);
    const privateKey = Interface?.['PrivateKey'] ?? '';
    expect(wireguardKeys(Buffer.from(privateKey, 'base64'))).toEqual({
      privateKey,
      publicKey: peer?.publicKey,
    });
    // Given once: it is neither stored nor logged.
    const { data: log } = await domain.call('listLogs', test.owner);
    expect(log[0]?.message).toBe(
      'Tạo tunnel tới Render Tết 2027 (G1080) cho điện thoại hoặc file cấu hình: thành công',
    );
    expect(JSON.stringify([await peersOf(test.owner), log])).not.toContain(privateKey);
    // Another device has other keys and another address, and reaches the same server.
    const second = parse((await tunnel(test)).config);
    expect(second['Peer']).toEqual(Peer);
    expect(second['Interface']?.['Address']).not.toBe(Interface?.['Address']);
  });

  it.each([
    ['win', 'tram-tunnel-render-tet-2027.exe', 'Windows'],
    ['mac', 'tram-tunnel-render-tet-2027.dmg', 'macOS'],
  ] as const)('for %s is in a file that says what it is', async (os, name, system) => {
    const test = await newPc();
    const file = await domain.download('chooseTunnelForPc', test.owner, {
      query: about(test, os),
    });
    expect(file).toMatchObject({ name, contentType: 'application/octet-stream' });
    const text = new TextDecoder().decode(file.content);
    expect(text).toContain(`Trạm Tunnel (${system}): BẢN DÙNG THỬ, KHÔNG PHẢI CHƯƠNG TRÌNH`);
    expect(text).toContain('SANDBOX STAND-IN, NOT A PROGRAM');
    const [, config = ''] = text.split('----- render-tet-2027.conf -----\r\n');
    expect(parse(config.replaceAll('\r\n', '\n'))['Peer']?.['AllowedIPs']).toBe(
      `${test.pc.int_ip_address}/32`,
    );
  });

  it('is all that a server without installers gives, and otherwise registers no peer', async () => {
    const test = await newPc();
    const choose = (os: TunnelOs, installers: TunnelInstallers | null) =>
      tunnelOperations.chooseTunnelForPc({
        services: { ...domain.services, installers },
        account: test.owner,
        parameters: { path: {}, query: about(test, os) },
        body: undefined,
        idempotencyKey: null,
        confirmedTotal: null,
        requestId: 'req-test',
        origin: 'https://portal.example',
        address: '127.0.0.1',
      });
    expect(await refusalOf(choose('win', null))).toMatchObject({ status: 409 });
    expect(await peersOf(test.owner)).toEqual([]);
    expect(await choose('mobile', null)).toMatchObject({ body: { name: 'render-tet-2027' } });
    // A failed one leaves no peer behind.
    const broken: TunnelInstallers = {
      async build() {
        throw new MachineError('the signing service is away');
      },
    };
    expect(await refusalOf(choose('mac', broken))).toMatchObject({ status: 503 });
    expect(await activePeersOf(test.owner)).toHaveLength(1);
  });
});

describe('a tunnel', () => {
  it('leads to a cloud machine while it runs', async () => {
    const cloud = await runningCloud(domain);
    const { name, resource_cloud: resource } = await shown(domain, cloud);
    const query = {
      name,
      image_id: cloud.id,
      os: 'mobile' as const,
      api_tunnel: resource?.ssh?.api_tunnel ?? '',
      allowIp: `${resource?.ip_int}/32`,
    };
    const choose = () => domain.call('chooseTunnelForCloud', cloud.owner, { query });
    expect(parse((await choose()).config)['Peer']?.['AllowedIPs']).toBe(query.allowIp);
    const stranger = await domain.customer();
    const others = domain.call('chooseTunnelForCloud', stranger, { query });
    expect(await refusalOf(others)).toMatchObject({ status: 404 });
    const setTunnel = (apiTunnel: string | null) =>
      domain.services.database
        .update(cloudImages)
        .set({ apiTunnel })
        .where(eq(cloudImages.id, cloud.id));
    await setTunnel(null);
    expect(await refusalOf(choose())).toEqual({
      status: 409,
      message: 'VPS Này chưa có API Tunnel, Hãy liên hệ Admin!',
    });
    await setTunnel(query.api_tunnel);
    await shutDown(domain, cloud);
    expect(await activePeersOf(cloud.owner)).toEqual([]);
    expect(await refusalOf(choose())).toMatchObject({ status: 409 });
  });

  it('leads to a VPS while it is rented', async () => {
    const owner = await domain.customer({ balance: 10_000_000 });
    const [config] = await domain.call('listComputerConfigs', owner);
    await domain.call('createVpsOrder', owner, {
      body: { config_id: config?._id ?? '', rental_period: 1, os: 'ubuntu' },
    });
    const order = async () => (await domain.call('listVpsOrders', owner)).data[0];
    const query = async () => {
      const { vps } = (await order()) ?? {};
      return {
        vps_id: vps?._id ?? '',
        os: 'mobile' as const,
        api_tunnel: vps?.api_tunnel ?? 'https://tunnel.example',
        allowIp: `${vps?.int_ip ?? '10.0.0.1'}/32`,
      };
    };
    const choose = async (account = owner) =>
      domain.call('chooseTunnelForVps', account, { query: await query() });
    expect(await refusalOf(choose())).toMatchObject({ status: 409 });
    await domain.services.clock.advance(provisionMs);
    const wanted = await query();
    const { name, config: text } = await choose();
    expect(name).toBe(`vps-${wanted.vps_id.slice(-6)}`);
    expect(parse(text)['Peer']?.['AllowedIPs']).toBe(wanted.allowIp);
    expect(await refusalOf(choose(await domain.customer()))).toMatchObject({ status: 404 });
    const { database } = domain.services;
    await database
      .update(vpsOrders)
      .set({ apiTunnel: null })
      .where(eq(vpsOrders.accountId, owner.id));
    expect(await refusalOf(choose())).toEqual({
      status: 409,
      message: 'VPS Này chưa có API Tunnel, Hãy liên hệ Admin!',
    });
    await domain.services.clock.advance(32 * 24 * hour);
    expect(await activePeersOf(owner)).toEqual([]);
    expect(await refusalOf(choose())).toMatchObject({ status: 409 });
  });

  it('leads only to a machine of the caller, by the machine’s data and not by the request’s', async () => {
    const [test, stranger] = [await newPc(), await newPc()];
    const addPeer = vi.spyOn(domain.services.network, 'addPeer');
    const refusals = await Promise.all(
      [
        domain.call('chooseTunnelForPc', stranger.owner, { query: about(test) }),
        tunnel(test, { api_tunnel: 'http://169.254.169.254/latest' }),
        tunnel(test, { api_tunnel: stranger.pc.ssh?.api_tunnel ?? '' }),
        tunnel(test, { allowIp: `${stranger.pc.int_ip_address}/32` }),
        tunnel(test, { allowIp: '0.0.0.0/32' }),
      ].map(refusalOf),
    );
    expect(refusals.map((refusal) => refusal.status)).toEqual([404, 409, 409, 409, 409]);
    expect(addPeer).not.toHaveBeenCalled();
    expect(await peersOf(test.owner)).toEqual([]);
    await tunnel(test);
    expect(addPeer.mock.calls[0]?.[0]).toMatchObject({
      apiTunnel: test.pc.ssh?.api_tunnel,
      allowIp: `${test.pc.int_ip_address}/32`,
    });
    addPeer.mockRestore();
  });

  // @spec 5.28
  it('needs an installed PC and a tunnel API, in the words of the specification', async () => {
    const test = await newPc();
    const { _id: idle } = await domain.call('createImage', test.owner, {
      body: { name: 'Chưa thuê', id_package: test.pc.package._id },
    });
    expect(await refusalOf(tunnel(test, { image_id: idle }))).toMatchObject({ status: 409 });
    await domain.services.database
      .update(sshRoutes)
      .set({ apiTunnel: null })
      .where(eq(sshRoutes.id, test.pc.ssh?._id ?? ''));
    expect(await refusalOf(tunnel(test))).toEqual({
      status: 409,
      message: 'SSH Này chưa có API Tunnel, Hãy liên hệ Admin!',
    });
  });

  it('that the tunnel API refuses is not stored, and can be asked for again', async () => {
    const test = await newPc();
    domain.faults.push('network.tunnel');
    expect(await refusalOf(tunnel(test))).toMatchObject({ status: 503 });
    expect(await activePeersOf(test.owner)).toEqual([]);
    await tunnel(test);
    expect(await activePeersOf(test.owner)).toHaveLength(1);
  });
});

describe('addresses', () => {
  it('are never given twice, however many devices of several machines are let in at once', async () => {
    const tests = [await newPc(), await newPc(), await newPc()];
    // One tunnel API for all of them, as an operator may have it.
    const shared = 'https://tunnel.tram.example/shared';
    for (const { pc } of tests) {
      await domain.services.database
        .update(sshRoutes)
        .set({ apiTunnel: shared })
        .where(eq(sshRoutes.id, pc.ssh?._id ?? ''));
    }
    const keys = new Set<string | undefined>();
    const addresses = new Set<string | undefined>();
    const servers = new Set<string | undefined>();
    let asked = 0;
    await assert(
      asyncProperty(
        array(constantFrom(...tests), { minLength: 2, maxLength: 8 }),
        async (wanted) => {
          asked += wanted.length;
          const configs = await Promise.all(
            wanted.map((test) => tunnel(test, { api_tunnel: shared })),
          );
          for (const { config } of configs) {
            const { Interface, Peer } = parse(config);
            keys.add(Interface?.['PrivateKey']);
            addresses.add(Interface?.['Address']);
            servers.add(Peer?.['PublicKey']);
          }
          // No address is free yet, revoked or not: no time has passed.
          expect([keys.size, addresses.size, servers.size]).toEqual([asked, asked, 1]);
        },
      ),
      propertyParameters({ quick: 3, thorough: 8 }),
    );
  });
});

describe('peers', () => {
  it('of one machine are twenty at most: the oldest goes', async () => {
    const test = await newPc();
    for (let device = 0; device < 21; device += 1) {
      await tunnel(test);
      await domain.services.clock.advance(1);
    }
    const peers = (await peersOf(test.owner)).toSorted(
      (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
    );
    expect(peers.map((peer) => peer.revokedAt === null)).toEqual([
      false,
      ...Array.from({ length: 20 }, () => true),
    ]);
  });

  it('end with the rental: shut out with any number of retries, and forgotten with their addresses', async () => {
    const test = await newPc();
    await tunnel(test);
    const [peer] = await peersOf(test.owner);
    const its = { apiTunnel: peer?.apiTunnel, publicKey: peer?.publicKey };
    const asked: unknown[] = [];
    const removePeer = vi.spyOn(domain.services.network, 'removePeer');
    removePeer.mockImplementation(async (removed) => {
      if (removed.publicKey !== its.publicKey) return;
      asked.push(removed);
      if (asked.length === 1) throw new MachineError('no answer');
    });
    await domain.services.clock.advance(2 * hour);
    expect(await activePeersOf(test.owner)).toEqual([]);
    // Commands to the network have a separate queue: they may run after a move of the clock.
    for (let minutes = 0; minutes < 3; minutes += 1) {
      await domain.timers.runDue();
      await domain.services.clock.advance(60_000);
    }
    await domain.timers.runDue();
    expect(asked.length).toBeGreaterThan(1);
    expect(asked).toEqual(asked.map(() => its));
    removePeer.mockRestore();
    expect(await peersOf(test.owner)).toEqual([]);
  });

  it('whose rental ends while they are let in are shut out, and the customer is informed', async () => {
    const test = await newPc();
    const { network } = domain.services;
    const addPeer = vi.spyOn(network, 'addPeer').mockImplementationOnce(async () => {
      await domain.services.clock.advance(2 * hour);
      return { publicKey: 'x', endpoint: 'y:1' };
    });
    const removePeer = vi.spyOn(network, 'removePeer');
    expect(await refusalOf(tunnel(test))).toMatchObject({ status: 409 });
    await domain.timers.runDue();
    const before = removePeer.mock.calls.length;
    await domain.services.clock.advance(60_000);
    await domain.timers.runDue();
    expect(removePeer.mock.calls.length).toBeGreaterThan(before);
    addPeer.mockRestore();
    removePeer.mockRestore();
  });
});
