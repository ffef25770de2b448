import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LONGEST_ROUTE_CHANGE } from '@tram/machines/ip-rotation/rules';
import { wanHoldings } from '../database/schema/network.ts';
import { MachineError } from '../machine-driver/driver.ts';
import type { AccountIdentity } from '../services.ts';
import { openTestDomain, refusalOf, type TestDomain } from '../testing/test-domain.ts';
import { readyPc as newPc, rentedPc, shownPc, type TestPc } from '../testing/test-pc.ts';

const hour = 3_600_000;
const provisionMs = 1000;
const plain = 'WAN02 Viettel';
const rotating = 'WAN11 VNPT xoay';
let domain: TestDomain;

beforeAll(async () => {
  domain = await openTestDomain({ provisionMs });
});
afterAll(() => domain.close());

// By default of a package with one router, so that every PC of these tests shares its rotating routes.
const readyPc = (packageName?: string) => newPc(domain, provisionMs, packageName);
const theImage = (owner: AccountIdentity, id: string) => shownPc(domain, owner, id);
type Pc = TestPc['pc'];

/** What the portal sends about a route of a PC. */
function about(pc: Pc, wan: string) {
  return {
    image_id: pc._id,
    ssh_id: pc.ssh?._id ?? '',
    int_ip_address: pc.int_ip_address ?? '',
    wan,
  };
}

type Body = ReturnType<typeof about>;
const routeCalls = {
  chooseWan: (owner: AccountIdentity, body: Body) => domain.call('chooseWan', owner, { body }),
  releaseWan: (owner: AccountIdentity, body: Body) => domain.call('releaseWan', owner, { body }),
  startIpRotation: (owner: AccountIdentity, body: Body) =>
    domain.call('startIpRotation', owner, { body }),
  changeIpRotation: (owner: AccountIdentity, body: Body) =>
    domain.call('changeIpRotation', owner, { body }),
};
const route = (operation: keyof typeof routeCalls, owner: AccountIdentity, pc: Pc, wan: string) =>
  routeCalls[operation](owner, about(pc, wan));

async function held(owner: AccountIdentity, pc: Pc): Promise<string[]> {
  return (await theImage(owner, pc._id)).ssh?.wan_selected.map((one) => one.name) ?? [];
}

async function lastLog(owner: AccountIdentity): Promise<string | undefined> {
  return (await domain.call('listLogs', owner)).data[0]?.message;
}

/** Rentals end and every route is free again: what a test leaves does not reach the next one. */
async function endRentals(): Promise<void> {
  await domain.services.clock.advance(3 * hour);
  expect(await domain.services.database.$count(wanHoldings)).toBe(0);
}

describe('a plain route', () => {
  it('is chosen in place of the former one, listed with its address, and released by its name', async () => {
    const { owner, pc } = await readyPc();
    const first = await route('chooseWan', owner, pc, 'WAN01 VNPT');
    expect(first.wan_selected).toEqual([
      {
        name: 'WAN01 VNPT',
        ip: expect.stringMatching(/^192\.0\.2\.\d+$/),
        account_id: owner.id,
      },
    ]);
    expect(await lastLog(owner)).toBe(
      'Chọn đường internet WAN01 VNPT cho Render Tết 2027 (G1080): thành công',
    );
    await domain.services.clock.advance(1);
    const second = await route('chooseWan', owner, pc, plain);
    expect(second.wan_selected.map((one) => one.name)).toEqual([plain]);
    // An older answer must not overwrite this one, neither of the route nor of the PC.
    expect(Date.parse(second.updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt));
    expect((await theImage(owner, pc._id)).updatedAt).toBe(second.updatedAt);
    expect((await route('releaseWan', owner, pc, plain)).wan_selected).toEqual([]);
    expect(await refusalOf(route('releaseWan', owner, pc, plain))).toMatchObject({ status: 409 });
    await endRentals();
  });

  it('can be used by several PCs at once', async () => {
    const [one, other] = [await readyPc(), await readyPc()];
    await route('chooseWan', one.owner, one.pc, plain);
    await route('chooseWan', other.owner, other.pc, plain);
    expect(await held(one.owner, one.pc)).toEqual([plain]);
    expect(await held(other.owner, other.pc)).toEqual([plain]);
    await endRentals();
  });

  it('that the router does not take leaves the former one, and says what to do', async () => {
    const { owner, pc } = await readyPc();
    const before = await route('chooseWan', owner, pc, 'WAN01 VNPT');
    domain.faults.push('network.choose');
    expect(await refusalOf(route('chooseWan', owner, pc, plain))).toEqual({
      status: 503,
      message:
        'Chưa đổi được đường internet, vui lòng thử lại sau 2 phút, không được thì liên hệ admin',
    });
    expect((await theImage(owner, pc._id)).ssh?.wan_selected).toEqual(before.wan_selected);
    expect(await lastLog(owner)).toContain(
      'WAN02 Viettel cho Render Tết 2027 (G1080): không thành',
    );
    domain.faults.push('network.choose');
    await refusalOf(route('releaseWan', owner, pc, 'WAN01 VNPT'));
    expect(await held(owner, pc)).toEqual(['WAN01 VNPT']);
    await endRentals();
  });

  it('is changed by one call at a time', async () => {
    const { owner, pc } = await readyPc();
    const calls = ['WAN01 VNPT', plain, 'WAN03 FPT'].map((wan) =>
      route('chooseWan', owner, pc, wan),
    );
    const outcomes = await Promise.allSettled(calls);
    const done = outcomes.filter((one) => one.status === 'fulfilled');
    expect(done.length).toBeGreaterThan(0);
    const refusals = await Promise.all(
      calls.filter((_, index) => outcomes[index]?.status === 'rejected').map(refusalOf),
    );
    for (const refusal of refusals) expect(refusal.status).toBe(409);
    expect(await held(owner, pc)).toHaveLength(1);
    await endRentals();
  });
});

describe('a rotating route', () => {
  it('is held by one account, and its address changes only for that account', async () => {
    const [one, other] = [await readyPc(), await readyPc()];
    const started = await route('startIpRotation', one.owner, one.pc, rotating);
    const [first] = started.wan_selected;
    expect(first).toMatchObject({ name: rotating, account_id: one.owner.id });
    // Another account sees the holder, but not its address.
    expect((await theImage(other.owner, other.pc._id)).ssh?.wan_selected).toEqual([
      { name: rotating, account_id: one.owner.id, ip: null },
    ]);
    for (const operation of ['startIpRotation', 'changeIpRotation'] as const) {
      expect(await refusalOf(route(operation, other.owner, other.pc, rotating))).toMatchObject({
        status: 409,
        message: 'Đường internet này đang có khách khác dùng, bạn chọn đường internet khác',
      });
    }
    expect(await refusalOf(route('releaseWan', other.owner, other.pc, rotating))).toMatchObject({
      status: 409,
    });
    const changed = await route('changeIpRotation', one.owner, one.pc, rotating);
    const [second] = changed.wan_selected;
    expect(second?.ip).toMatch(/^198\.51\.100\.\d+$/);
    expect(second?.ip).not.toBe(first?.ip);
    expect(await lastLog(one.owner)).toBe(
      `Đổi IP đường internet ${rotating} cho Render Tết 2027 (G1080), IP mới ${second?.ip}: thành công`,
    );
    // Once released, the other account can have it.
    await route('releaseWan', one.owner, one.pc, rotating);
    await route('startIpRotation', other.owner, other.pc, rotating);
    expect(await held(one.owner, one.pc)).toEqual([rotating]);
    await endRentals();
  });

  it('goes to one of many who want it at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => readyPc()));
    const outcomes = await Promise.allSettled(
      all.map(({ owner, pc }) => route('startIpRotation', owner, pc, rotating)),
    );
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    const losers = all.filter((_, index) => outcomes[index]?.status === 'rejected');
    for (const { owner, pc } of losers) {
      expect(await refusalOf(route('startIpRotation', owner, pc, rotating))).toMatchObject({
        status: 409,
      });
    }
    expect(await domain.services.database.$count(wanHoldings)).toBe(1);
    await endRentals();
  });

  it('is shared behind one router only', async () => {
    const [one, other] = [await readyPc('G1080'), await readyPc('G3060')];
    await route('startIpRotation', one.owner, one.pc, rotating);
    await route('startIpRotation', other.owner, other.pc, rotating);
    expect(await held(one.owner, one.pc)).toEqual([rotating]);
    expect((await theImage(one.owner, one.pc._id)).ssh?.wan_selected[0]?.account_id).toBe(
      one.owner.id,
    );
    await endRentals();
  });

  it('started again for the same PC is the same; for another PC of the account it is changed, not started', async () => {
    const { owner, pc } = await readyPc();
    const second = await rentedPc(domain, { owner }, provisionMs);
    const started = await route('startIpRotation', owner, pc, rotating);
    expect(await route('startIpRotation', owner, pc, rotating)).toEqual(started);
    const refusal = await refusalOf(route('startIpRotation', owner, second, rotating));
    expect(refusal).toMatchObject({ status: 409 });
    expect(refusal.message).toContain('Bạn chọn Đổi IP');
    const changed = await route('changeIpRotation', owner, second, rotating);
    expect(changed.wan_selected[0]?.ip).not.toBe(started.wan_selected[0]?.ip);
    await endRentals();
  });

  it('changes its address once a minute at most, for simultaneous callers', async () => {
    const { owner, pc } = await readyPc();
    expect(await refusalOf(route('changeIpRotation', owner, pc, rotating))).toMatchObject({
      status: 409,
      message: 'Bạn chưa dùng đường internet này, hãy bấm Start trước',
    });
    await route('startIpRotation', owner, pc, rotating);
    const asked = await Promise.allSettled(
      [1, 2, 3].map(() => route('changeIpRotation', owner, pc, rotating)),
    );
    expect(asked.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    await domain.services.clock.advance(15_000);
    expect(await refusalOf(route('changeIpRotation', owner, pc, rotating))).toEqual({
      status: 429,
      message: 'IP vừa được đổi, bạn đổi lại sau 45 giây',
    });
    await domain.services.clock.advance(45_000);
    await route('changeIpRotation', owner, pc, rotating);
    await endRentals();
  });

  it('that the router does not change keeps its address and may be asked again at once', async () => {
    const { owner, pc } = await readyPc();
    domain.faults.push('network.choose');
    expect(await refusalOf(route('startIpRotation', owner, pc, rotating))).toMatchObject({
      status: 503,
    });
    expect(await held(owner, pc)).toEqual([]);
    const started = await route('startIpRotation', owner, pc, rotating);
    domain.faults.push('network.rotate');
    expect(await refusalOf(route('changeIpRotation', owner, pc, rotating))).toMatchObject({
      status: 503,
    });
    expect((await theImage(owner, pc._id)).ssh?.wan_selected).toEqual(started.wan_selected);
    await route('changeIpRotation', owner, pc, rotating);
    await endRentals();
  });

  it('whose change was never finished can be changed again', async () => {
    const { owner, pc } = await readyPc();
    const second = await rentedPc(domain, { owner }, provisionMs);
    await route('startIpRotation', owner, pc, rotating);
    const rotate = vi.spyOn(domain.services.network, 'rotate');
    // A process that is killed while the router works holds no lock.
    rotate.mockRejectedValueOnce(new Error('the process is gone'));
    await expect(route('changeIpRotation', owner, pc, rotating)).rejects.toThrow('gone');
    expect((await theImage(owner, pc._id)).ssh?.wan_selected[0]?.ip).toBeNull();
    expect(await refusalOf(route('chooseWan', owner, pc, plain))).toMatchObject({ status: 409 });
    // From another PC of the account it is no other.
    expect(await refusalOf(route('changeIpRotation', owner, second, rotating))).toMatchObject({
      status: 409,
    });
    await domain.services.clock.advance(LONGEST_ROUTE_CHANGE);
    const changed = await route('changeIpRotation', owner, pc, rotating);
    expect(changed.wan_selected[0]?.ip).toMatch(/^198/);
    rotate.mockRestore();
    await endRentals();
  });
});

describe('the end of a rental', () => {
  it('frees every route for others, and repeats the command to the router until it succeeds', async () => {
    const { owner, pc } = await readyPc();
    await route('chooseWan', owner, pc, plain);
    await route('startIpRotation', owner, pc, rotating);
    const release = vi
      .spyOn(domain.services.network, 'releaseEveryRoute')
      .mockRejectedValueOnce(new MachineError('no answer'));
    await domain.services.clock.advance(2 * hour);
    expect(await domain.services.database.$count(wanHoldings)).toBe(0);
    // Commands to the network have a separate queue: they may run after the move of the clock.
    await domain.timers.runDue();
    await domain.services.clock.advance(60_000);
    await domain.timers.runDue();
    expect(release.mock.calls).toEqual(
      [1, 2].map(() => [{ gateway: 'gateway-g1080', intIpAddress: pc.int_ip_address }]),
    );
    release.mockRestore();
    expect((await theImage(owner, pc._id)).ssh).toBeNull();
    const next = await readyPc();
    expect(await held(next.owner, next.pc)).toEqual([]);
    await route('startIpRotation', next.owner, next.pc, rotating);
    await endRentals();
  });

  it('during a change leaves no lock and no route', async () => {
    const { owner, pc } = await readyPc();
    const { network } = domain.services;
    const choose = vi.spyOn(network, 'chooseRoute').mockImplementationOnce(async () => {
      await domain.services.clock.advance(2 * hour);
      return { ip: '192.0.2.9' };
    });
    const release = vi.spyOn(network, 'releaseEveryRoute');
    expect(await refusalOf(route('startIpRotation', owner, pc, rotating))).toMatchObject({
      status: 409,
    });
    // Released at the end of the rental, and again after later commands.
    await domain.timers.runDue();
    expect(release).toHaveBeenCalledTimes(2);
    choose.mockRestore();
    release.mockRestore();
    await endRentals();
  });
});

describe('a request', () => {
  it('has to be about a PC of the caller that is installed now', async () => {
    const { owner, pc } = await readyPc();
    const stranger = await readyPc();
    const idle = await domain.call('createImage', owner, {
      body: { name: 'Chưa thuê', id_package: pc.package._id },
    });
    const ask = (account: AccountIdentity, changes: Partial<ReturnType<typeof about>>) =>
      Promise.all(
        (['chooseWan', 'releaseWan'] as const).map((operation) =>
          refusalOf(routeCalls[operation](account, { ...about(pc, plain), ...changes })),
        ),
      );
    const statuses = async (refusals: ReturnType<typeof ask>) =>
      (await refusals).map((refusal) => refusal.status);
    expect(await statuses(ask(stranger.owner, {}))).toEqual([404, 404]);
    expect(await statuses(ask(owner, { image_id: stranger.pc._id }))).toEqual([404, 404]);
    expect(await statuses(ask(owner, { ssh_id: stranger.pc.ssh?._id ?? '' }))).toEqual([404, 404]);
    expect(await statuses(ask(owner, { int_ip_address: '10.0.0.1' }))).toEqual([409, 409]);
    expect(await statuses(ask(owner, { image_id: idle._id }))).toEqual([409, 409]);
    expect(await statuses(ask(owner, { wan: 'WAN99 Nhà' }))).toEqual([404, 409]);
    // A plain route does not rotate, and a rotating one is not chosen.
    expect(await refusalOf(route('startIpRotation', owner, pc, plain))).toMatchObject({
      status: 404,
    });
    expect(await refusalOf(route('chooseWan', owner, pc, rotating))).toMatchObject({ status: 404 });
    expect(await held(owner, pc)).toEqual([]);
  });
});
