import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountIdentity } from '../services.ts';
import { openTestDomain, refusalOf, type TestDomain } from '../testing/test-domain.ts';

const provisionMs = 1000;
let domain: TestDomain;
let packageId: string;

beforeAll(async () => {
  domain = await openTestDomain({ provisionMs });
  packageId =
    (await domain.call('listPackages', null)).find((one) => one.name === 'G1080')?._id ?? '';
});
afterAll(() => domain.close());

function newPc(owner: AccountIdentity, name = 'Game đêm cuối tuần') {
  return domain.call('createImage', owner, { body: { name, id_package: packageId } });
}

async function readyPc() {
  const owner = await domain.customer({ balance: 1_000_000 });
  const pc = await newPc(owner);
  await domain.call('createOrder', owner, {
    body: { image: pc._id, rental_period: 2, unit: 'hour' },
  });
  await domain.services.clock.advance(provisionMs);
  return { owner, id: pc._id };
}

async function passwordOf(owner: AccountIdentity, id: string) {
  const { data } = await domain.call('listImages', owner);
  return data.find((one) => one._id === id)?.passRdp;
}

async function logOf(owner: AccountIdentity): Promise<string[]> {
  return (await domain.call('listLogs', owner)).data.map((line) => line.message);
}

describe('creating a PC', () => {
  it('trims its name, takes no money and lists it first', async () => {
    const owner = await domain.customer();
    await newPc(owner, 'Lookdev Phố Cổ');
    await domain.services.clock.advance(1);
    const created = await newPc(owner, '  Render Tết 2027 ');
    expect(created).toMatchObject({
      name: 'Render Tết 2027',
      account: owner.username,
      is_booting: 0,
      is_installed: 0,
      estimate_used: null,
      package: { name: 'G1080', is_available: 1, price_per_hour: 15_000 },
    });
    const { data } = await domain.call('listImages', owner);
    expect(data.map((one) => one.name)).toEqual(['Render Tết 2027', 'Lookdev Phố Cổ']);
    expect(data[0]).toEqual(created);
  });

  it('is refused without a name and for an unknown package', async () => {
    const owner = await domain.customer();
    expect(await refusalOf(newPc(owner, '   '))).toEqual({
      status: 400,
      message: 'Yêu cầu nhập tên PC',
    });
    const unknown = domain.call('createImage', owner, {
      body: { name: 'PC', id_package: 'a'.repeat(24) },
    });
    expect(await refusalOf(unknown)).toMatchObject({ status: 404 });
    expect((await domain.call('listImages', owner)).data).toEqual([]);
  });

  it('is refused beyond the account’s limit, also for simultaneous calls', async () => {
    const owner = await domain.customer({ imageAllowed: 2 });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => newPc(owner)));
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(2);
    expect(await refusalOf(newPc(owner))).toMatchObject({ status: 409 });
    const [first] = (await domain.call('listImages', owner)).data;
    await domain.call('deleteImage', owner, { path: { id: first?._id ?? '' } });
    await expect(newPc(owner)).resolves.toMatchObject({ is_booting: 0 });
  });
});

describe('deleting a PC', () => {
  it('removes it from the list and keeps its orders', async () => {
    const { owner, id } = await readyPc();
    await domain.services.clock.advance(2 * 3_600_000);
    const answer = await domain.call('deleteImage', owner, { path: { id } });
    expect(answer).toMatchObject({ statusCode: 200, message: 'Xóa thành công' });
    expect(await domain.call('listImages', owner)).toEqual({ data: [], total_page: 0 });
    const [order] = (await domain.call('listOrders', owner)).data;
    expect(order?.image.name).toBe('Game đêm cuối tuần');
    const again = domain.call('deleteImage', owner, { path: { id } });
    expect(await refusalOf(again)).toMatchObject({ status: 404 });
  });

  // @spec S19
  it('is refused while it waits for its machine and while it is rented', async () => {
    const owner = await domain.customer({ balance: 100_000 });
    const { _id: id } = await newPc(owner);
    const remove = () => refusalOf(domain.call('deleteImage', owner, { path: { id } }));
    await domain.call('createOrder', owner, {
      body: { image: id, rental_period: 1, unit: 'hour' },
    });
    expect(await remove()).toEqual({
      status: 409,
      message: 'PC đang chờ tạo máy nên chưa xóa được',
    });
    await domain.services.clock.advance(provisionMs);
    expect(await remove()).toEqual({
      status: 409,
      message: 'PC đang được thuê nên chưa xóa được. Bạn xóa sau khi hết thời gian thuê.',
    });
  });
});

describe('a new password', () => {
  // @spec 8.9
  it('is on the PC, on its order and in the log', async () => {
    const { owner, id } = await readyPc();
    const before = await passwordOf(owner, id);
    const answer = await domain.call('reconnectImage', owner, { path: { id } });
    expect(answer).toEqual({
      statusCode: 200,
      status: true,
      message: "Kết nối lại thành công! Pass mới xem ở phần 'quản lý log'",
    });
    const after = await passwordOf(owner, id);
    expect(after).not.toBe(before);
    const order = await domain.call('getOrderOfImage', owner, { path: { id } });
    expect(order.passRdp).toBe(after);
    expect((await logOf(owner))[0]).toBe(
      `Kết nối lại Game đêm cuối tuần (G1080), pass mới: ${after}`,
    );
  });

  it('that the machine does not take leaves the old one and says what to do', async () => {
    const { owner, id } = await readyPc();
    const before = await passwordOf(owner, id);
    domain.faults.push('machine.reconnect');
    expect(await domain.call('reconnectImage', owner, { path: { id } })).toEqual({
      statusCode: 400,
      status: false,
      message: 'Lỗi tạo kết nối lại, vui lòng thử lại sau 2 phút, không được thì liên hệ admin',
    });
    expect(await passwordOf(owner, id)).toBe(before);
    expect((await logOf(owner))[0]).toContain('không thành công');
  });
});

describe('power and reset', () => {
  it('reach the machine and are written to the log', async () => {
    const { owner, id } = await readyPc();
    expect(await domain.call('wakeImage', owner, { path: { id } })).toMatchObject({
      statusCode: 200,
    });
    expect(await domain.call('resetImage', owner, { body: { id } })).toMatchObject({
      statusCode: 200,
      message: 'Đã gửi lệnh reset máy',
    });
    expect((await logOf(owner)).slice(0, 2)).toEqual([
      'Reset máy Game đêm cuối tuần (G1080): thành công',
      'Bật nguồn Game đêm cuối tuần (G1080): thành công',
    ]);
  });

  // @spec 8.14
  it('that the machine does not answer are an answer with statusCode 400', async () => {
    const { owner, id } = await readyPc();
    domain.faults.push('machine.wake', 'machine.reset');
    expect(await domain.call('wakeImage', owner, { path: { id } })).toMatchObject({
      statusCode: 400,
      status: false,
    });
    expect(await domain.call('resetImage', owner, { body: { id } })).toMatchObject({
      statusCode: 400,
      status: false,
    });
  });

  it('are refused for a PC that is not installed, and to anyone else', async () => {
    const owner = await domain.customer({ balance: 100_000 });
    const { _id: id } = await newPc(owner);
    const stranger = await domain.customer();
    const attempts = (account: AccountIdentity) =>
      Promise.all([
        refusalOf(domain.call('wakeImage', account, { path: { id } })),
        refusalOf(domain.call('resetImage', account, { body: { id } })),
        refusalOf(domain.call('reconnectImage', account, { path: { id } })),
      ]);
    for (const refusal of await attempts(owner)) {
      expect(refusal).toEqual({
        status: 409,
        message: 'PC chưa được thuê nên chưa dùng được chức năng này',
      });
    }
    await domain.call('createOrder', owner, {
      body: { image: id, rental_period: 1, unit: 'hour' },
    });
    for (const refusal of await attempts(owner)) {
      expect(refusal).toEqual({ status: 409, message: 'Image đang được boot' });
    }
    for (const refusal of await attempts(stranger)) {
      expect(refusal).toMatchObject({ status: 404 });
    }
    const remove = domain.call('deleteImage', stranger, { path: { id } });
    expect(await refusalOf(remove)).toMatchObject({ status: 404 });
  });
});
