/** `tram` as a customer runs it: a separate process against the started product. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatMoney, readVietQrPayload } from '@tram/machines/rules';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readRdpFile } from '../../e2e/rdp-file.ts';
import { Sandbox } from '../../e2e/sandbox.ts';
import { type Customer, customerOf } from './customer.ts';
import { printedCode, scanned } from './read-blocks.ts';
import { type RunningTram, startTram, startTramHere } from './tram.ts';
import { wireTo } from './wire.ts';

const origin = inject('origin');
const sandbox = new Sandbox(origin);
const onServer = { TRAM_SERVER: origin };
let customer: Customer;
let folder: string;

beforeAll(async () => {
  customer = await customerOf(origin, 'new-customer');
  folder = await mkdtemp(path.join(tmpdir(), 'tram-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The content of the printed QR code, once it is printed. */
async function scannedOff(running: RunningTram) {
  await expect
    .poll(() => running.output() + running.errors(), { timeout: 30_000 })
    .toContain('Nội dung');
  const payload = scanned(printedCode(running.output()), 'white');
  const transfer = readVietQrPayload(payload ?? '');
  if (transfer === null) throw new Error(`no VietQR code in\n${running.output()}`);
  return transfer;
}

/** Moves the clock past the minute that the paid machine takes. */
async function machineIsMade(running: RunningTram): Promise<void> {
  await expect.poll(() => running.output(), { timeout: 30_000 }).toContain('đang được boot');
  await sandbox.advance(1);
}

describe('topping up and renting', () => {
  test('in one command: the printed code is paid, the PC is there', async () => {
    const running = startTram(
      [
        'rent',
        '--package',
        'g3060',
        '--period',
        '2',
        '--money',
        '1,5tr',
        '--bank',
        'techcom',
      ].concat(['--name', 'Máy của An', '--yes', '--folder', folder]),
      onServer,
    );
    const transfer = await scannedOff(running);
    const recharge = await customer.recharge(transfer.content ?? '');
    expect(transfer.amount).toBe(1_500_000);
    expect(recharge.money).toBe(1_500_000);
    expect(running.output()).toMatch(/Ngân hàng +Techcombank/);
    expect(running.output()).toMatch(new RegExp(`Số tài khoản +${transfer.accountNumber}\n`));
    expect(running.output()).toMatch(/Số tiền +1\.500\.000 VNĐ\n/);
    expect(running.output()).toMatch(/Mã còn hiệu lực 1[45]:\d\d\n/);

    await sandbox.pay(recharge._id);
    await machineIsMade(running);
    expect(await running.ended).toBe(0);
    expect(running.errors()).toBe('');
    // Piped: no control codes, and no password.
    // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
    expect(running.output()).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F]/);
    const [pc] = await customer.pcs();
    expect(pc).toMatchObject({ name: 'Máy của An', is_booting: 0, is_installed: 1 });
    expect(running.output()).not.toContain(pc?.passRdp);
    const { balance } = await customer.account();
    expect(balance).toBe(1_500_000 - 2 * 20_000);
    expect(running.output()).toContain(`Số dư sau khi thuê: ${formatMoney(balance)}`);
    expect(running.output()).toContain('Máy “Máy của An” đã sẵn sàng.');

    const [file = ''] = await readdir(folder);
    expect(file).toBe('Máy của An.rdp');
    expect(running.output()).toContain(path.join(folder, file));
    const address = readRdpFile(await readFile(path.join(folder, file))).get('full address');
    expect(running.output()).toContain(`Địa chỉ: ${address}\n`);
  });

  test('a list says what is there', async () => {
    const running = startTram(['list'], onServer);
    expect(await running.ended).toBe(0);
    const output = running.output();
    expect(output.split('\n')[1]).toMatch(/^Máy +Gói +Trạng thái +Còn lại$/);
    expect(output.split('\n')[2]).toMatch(/^Máy của An +G3060 +Sẵn sàng +\d giờ \d+ phút$/);
  });

  test('a rental whose answer is lost is asked for again, and charged once', async () => {
    const before = (await customer.account()).balance;
    await sandbox.inject({ operation: 'createOrder', kind: 'break', moment: 'after', times: 1 });
    const running = startTram(
      ['rent', '--package', 'G1080', '--yes', '--folder', folder, '--show-password'],
      onServer,
    );
    await machineIsMade(running);
    expect(await running.ended).toBe(0);
    expect(running.output()).toContain('bạn không bị trừ tiền hai lần');
    expect((await customer.account()).balance).toBe(before - 15_000);
    const [pc] = await customer.pcs();
    expect(running.output()).toContain(`Mật khẩu: ${pc?.passRdp}\n`);
  });

  test('a PC that cannot be made: reported and refunded', async () => {
    const before = (await customer.account()).balance;
    await sandbox.inject({ operation: 'machine.provision', kind: 'fail', times: 1 });
    const running = startTram(['rent', '--package', 'G1080Ti', '--yes'], onServer);
    await machineIsMade(running);
    expect(await running.ended).toBe(7);
    expect(running.errors()).toContain(
      'Không tạo được máy “G1080Ti”, tiền thuê được hoàn vào số dư.',
    );
    expect((await customer.account()).balance).toBe(before);
  });
});

describe('leaving and losing', () => {
  test('Ctrl+C leaves the top-up where it is, and it can be picked up again', async () => {
    const running = startTram(['recharge', '--money', '50.000'], onServer);
    const { content } = await scannedOff(running);
    running.interrupt();
    expect(await running.ended).toBe(130);
    const resume = /tram recharge --resume (\w+)/.exec(running.errors())?.[1] ?? '';
    expect(running.errors()).toContain(`Giao dịch nạp 50.000 VNĐ (nội dung ${content}) vẫn còn đó`);
    expect((await customer.recharge(content ?? '')).is_succeeded).toBe(0);

    const again = startTram(['recharge', '--resume', resume], onServer);
    expect((await scannedOff(again)).content).toBe(content);
    await sandbox.pay(resume);
    expect(await again.ended).toBe(0);
    expect(again.output()).toContain('Nạp tiền thành công: 50.000 VNĐ đã vào số dư của bạn.');
  });

  test('a lost network is waited for; what was paid meanwhile is seen', async () => {
    const wire = await wireTo(origin);
    const running = startTram(['recharge', '--money', '60k'], { TRAM_SERVER: wire.origin });
    const { content } = await scannedOff(running);
    const { _id: id } = await customer.recharge(content ?? '');
    wire.cut();
    await expect
      .poll(() => running.errors(), { timeout: 30_000 })
      .toContain('Mất kết nối với máy chủ');
    await sandbox.pay(id);
    wire.mend();
    expect(await running.ended).toBe(0);
    expect(running.output()).toContain('Nạp tiền thành công: 60.000 VNĐ');
    await wire.close();
  });

  test('a top-up that was cancelled elsewhere ends without money', async () => {
    const running = startTramHere(['recharge', '--money', '70k'], onServer);
    const { content } = await scannedOff(running);
    const { _id: id } = await customer.recharge(content ?? '');
    await customer.api.cancelRecharge({ path: { id } });
    expect(await running.ended).toBe(6);
    expect(running.errors()).toContain('Giao dịch nạp tiền này đã bị hủy.');
  });

  test('a code that runs out by the server’s clock ends without money', async () => {
    const running = startTramHere(['recharge', '--money', '90k'], onServer);
    await scannedOff(running);
    await sandbox.advance(15);
    expect(await running.ended).toBe(6);
    expect(running.errors()).toContain('Mã QR đã hết thời gian, chưa thấy tiền về.');
  });

  test('an account that is locked meanwhile ends the command', async () => {
    const running = startTramHere(['recharge', '--money', '80k'], onServer);
    await scannedOff(running);
    await sandbox.changeAccount('new-customer', { isActive: false });
    expect(await running.ended).toBe(3);
    await sandbox.changeAccount('new-customer', { isActive: true });
    customer = await customerOf(origin, 'new-customer');
  });
});

describe('what is refused says why and what to do, and has its exit code', () => {
  test('as a process', async () => {
    const refused = [
      [3, ['list'], { TRAM_PASSWORD: 'wrong' }, 'Chưa đăng nhập được.'],
      [5, ['list'], { TRAM_SERVER: 'http://127.0.0.1:1' }, 'Hãy kiểm tra mạng và địa chỉ máy chủ'],
      [
        4,
        ['rent', '--package', 'G4090', '--period', '9', '--unit', 'month', '--yes'],
        {},
        'Nạp thêm',
      ],
    ] as const;
    const before = await customer.pcs();
    await Promise.all(
      refused.map(async ([code, parameters, environment, words]) => {
        const running = startTram(parameters, { ...onServer, ...environment });
        expect(await running.ended).toBe(code);
        expect(running.errors()).toContain(words);
      }),
    );
    expect(await customer.pcs()).toEqual(before);
  });

  test.each([
    [3, ['list'], { TRAM_USERNAME: 'admin' }, 'Bạn không có quyền truy cập'],
    [2, ['list'], { TRAM_PASSWORD: '' }, 'TRAM_PASSWORD'],
    [2, ['rent', '--package', 'G3060', '--period', '0', '--yes'], {}, 'tối thiểu là 1'],
    [2, ['rent', '--package', 'G9999', '--yes'], {}, 'Các gói: G4090, G4080'],
    [2, ['rent', '--package', 'G3060'], {}, '--yes'],
    [2, ['recharge', '--money', '20k'], {}, 'Nạp tối thiểu 50.000đ'],
    [2, ['recharge', '--money', 'nhiều'], {}, 'Số tiền phải là số'],
    [2, ['recharge', '--money', '50k', '--bank', 'Không Có'], {}, 'Các ngân hàng: '],
    [1, ['recharge', '--resume', '0123456789abcdef01234567'], {}, 'Không tìm thấy giao dịch'],
    [2, ['recharge', '--monney', '50k'], {}, 'Không hiểu --monney.'],
    [2, ['list', '--server', 'ftp://x'], {}, 'không phải là địa chỉ máy chủ'],
    [2, ['fly'], {}, 'Không có lệnh “fly”.'],
    [2, [], {}, 'tram --help'],
  ] as const)('%i %j %j', async (code, parameters, environment, words) => {
    const running = startTramHere(parameters, { ...onServer, ...environment });
    expect(await running.ended).toBe(code);
    expect(running.errors()).toContain(words);
  });
});
