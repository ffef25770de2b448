import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../database/schema/accounts.ts';
import { identitySubmissions, oneTimeCodes, storedFiles } from '../database/schema/identity.ts';
import { updateAccountForSandbox } from '../ledger/sandbox.ts';
import type { AccountIdentity, OperationContext } from '../services.ts';
import {
  customerToVerify,
  mailedCode,
  mailsTo,
  submit,
  wrongCode,
} from '../testing/identity-domain.ts';
import { identityForm, type IdentityForm, upload } from '../testing/identity-form.ts';
import { openTestDomain, refusalOf, type TestDomain } from '../testing/test-domain.ts';
import {
  dataUrl,
  exifSegment,
  makeJpeg,
  makePng,
  makeSignaturePng,
} from '../testing/test-pictures.ts';
import { decideSubmission } from './decide-submission.ts';
import { identityAdmissions, identityOperations } from './operations.ts';

const day = 86_400_000;
let domain: TestDomain;
let folder: string;
beforeAll(async () => {
  domain = await openTestDomain();
  folder = domain.services.settings.filesDir;
});
afterAll(() => domain.close());

/** A customer with a code. */
async function ready(): Promise<{ customer: AccountIdentity; code: string }> {
  const customer = await customerToVerify(domain);
  return { customer, code: await mailedCode(domain, customer) };
}

async function submitted(changes: Partial<IdentityForm> = {}): Promise<AccountIdentity> {
  const { customer, code } = await ready();
  await submit(domain, customer, code, changes);
  return customer;
}

const accountOf = async (customer: AccountIdentity) => {
  const [row] = await domain.services.database
    .select()
    .from(accounts)
    .where(eq(accounts.id, customer.id));
  if (row === undefined) throw new Error('no account');
  return row;
};
const filesOf = (customer: AccountIdentity) =>
  domain.services.database.select().from(storedFiles).where(eq(storedFiles.accountId, customer.id));
const submissionsOf = (customer: AccountIdentity) =>
  domain.services.database
    .select()
    .from(identitySubmissions)
    .where(eq(identitySubmissions.accountId, customer.id))
    .orderBy(identitySubmissions.createdAt);
/** What open pages were told of the decisions about an account. */
const decisionsTold = ({ id }: AccountIdentity) =>
  domain.events
    .filter(({ accountId, event }) => accountId === id && event === 'account_result')
    .map(({ payload }) => `${payload.status} ${payload.message}`);

const onDisk = () => readdir(folder).catch(() => []);
const approve = (customer: AccountIdentity) =>
  decideSubmission(domain.services, customer.username, { outcome: 'approved' });
const refuse = (customer: AccountIdentity, reason = 'Ảnh mờ') =>
  decideSubmission(domain.services, customer.username, { outcome: 'refused', reason });

async function contentOf(customer: AccountIdentity, kind: string): Promise<Buffer> {
  const file = (await filesOf(customer)).find((one) => one.kind === kind);
  const content = await domain.services.files.get(file?.storageKey ?? '');
  if (content === null) throw new Error(`no ${kind}`);
  return Buffer.from(content);
}

describe('a form that is right', () => {
  it('waits, with links to its pictures and its contract', async () => {
    const { customer, code } = await ready();
    const account = await submit(domain, customer, code);
    expect(account).toMatchObject({
      username: customer.username,
      isVerify: 0,
      timeKyc: domain.services.clock.now().toISOString(),
      reasonFailKyc: null,
      otp: null,
    });
    const { front_card, back_card, portrait, link_contract } = account;
    const links = [front_card, back_card, portrait, link_contract];
    for (const link of links) {
      expect(link).toMatch(
        /^https:\/\/portal\.example\/files\/[0-9a-f]{24}\?expires=\d+&signature=[\w-]{43}$/,
      );
    }
    expect(new Set(links).size).toBe(4);
    const log = await domain.call('listLogs', customer);
    expect(log.data[0]?.message).toMatch(/ký hợp đồng thuê máy số HD-20261120-[0-9A-F]{8}$/);
  });

  it('keeps the person, trimmed, and five files with their sums', async () => {
    const customer = await submitted({
      fullName: '  Đỗ   Quốc Bửu ',
      address: '12 Nguyễn Hữu Thọ,\r\n\tQuận 7',
    });
    const [submission] = await submissionsOf(customer);
    expect(submission).toMatchObject({
      fullName: 'Đỗ Quốc Bửu',
      dateOfBirth: '1994-05-17',
      citizenId: '079094001234',
      address: '12 Nguyễn Hữu Thọ, Quận 7',
      status: 0,
      decidedAt: null,
    });
    const files = await filesOf(customer);
    expect(files.map(({ kind, contentType }) => [kind, contentType])).toEqual([
      ['front_card', 'image/jpeg'],
      ['back_card', 'image/png'],
      ['portrait', 'image/jpeg'],
      ['signature', 'image/png'],
      ['contract', 'application/pdf'],
    ]);
    for (const { kind, size, checksum } of files) {
      const content = await contentOf(customer, kind);
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([
        size,
        checksum,
      ]);
    }
  });

  it('has a contract with its data and the hash that the database keeps', async () => {
    const customer = await submitted();
    const pdf = await getDocumentProxy(new Uint8Array(await contentOf(customer, 'contract')));
    const { text } = await extractText(pdf, { mergePages: true });
    const [submission] = await submissionsOf(customer);
    const picture = (await filesOf(customer)).find(({ kind }) => kind === 'front_card');
    for (const words of [
      'Đỗ Quốc Bửu',
      '079094001234',
      customer.username,
      submission?.contentHash,
      picture?.checksum,
    ]) {
      expect(text).toContain(words);
    }
  });

  it('leaves nothing readable of the customer on the disk', async () => {
    const place = 'GPS 10.762622N';
    const photo = makeJpeg({ extra: [exifSegment(1, place)] });
    await submitted({ front_card: upload(photo) });
    for (const name of await onDisk()) {
      const bytes = await readFile(path.join(folder, name));
      for (const told of [place, '079094001234', 'JFIF', '%PDF', 'IHDR']) {
        expect(bytes.includes(told) ? `${told} in ${name}` : null).toBeNull();
      }
    }
  });

  it('loses what the camera has written beside its pictures', async () => {
    const place = 'GPS 10.762622N';
    const customer = await submitted({
      portrait: upload(
        makeJpeg({ extra: [exifSegment(6, place)] }),
        '../../etc/passwd',
        'text/html',
      ),
    });
    const portrait = await contentOf(customer, 'portrait');
    expect(portrait.includes(place)).toBe(false);
    expect(portrait.includes('Exif')).toBe(false);
    const file = (await filesOf(customer)).find(({ kind }) => kind === 'portrait');
    expect(file?.contentType).toBe('image/jpeg');
  });

  it('is taken once, however often it is sent at once, and leaves no file behind', async () => {
    const { customer, code } = await ready();
    const before = await onDisk();
    const sent = await Promise.allSettled(
      Array.from({ length: 4 }, () => submit(domain, customer, code)),
    );
    const outcomes = sent.map((one) =>
      one.status === 'fulfilled' ? 200 : Number(Reflect.get(Object(one.reason), 'statusCode')),
    );
    expect(outcomes.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await submissionsOf(customer)).toHaveLength(1);
    expect(await onDisk()).toHaveLength(before.length + 5);
  });
});

describe('a form that is not right', () => {
  const today = '2026-11-20';
  it.each<[string, Partial<IdentityForm>, string]>([
    ['no picture', { front_card: upload(Buffer.alloc(0)) }, 'Mặt trước CCCD: Yêu cầu chọn ảnh'],
    [
      'another kind',
      { back_card: upload(Buffer.from('GIF89a')) },
      'Mặt sau CCCD: Chỉ được tải lên ảnh',
    ],
    [
      'broken off',
      { portrait: upload(makeJpeg().subarray(0, 90)) },
      'Ảnh chân dung: File ảnh bị hỏng',
    ],
    ['too small', { portrait: upload(makePng({ width: 20 })) }, 'Ảnh chân dung: Ảnh quá nhỏ'],
    [
      'no signature',
      { signature_image: dataUrl(makeSignaturePng({ ink: () => false })) },
      'Bạn chưa ký tên',
    ],
    ['no PNG', { signature_image: dataUrl(makeJpeg()) }, 'Chữ ký không đọc được'],
    ['a name of blanks', { fullName: ' \t ' }, 'Họ và tên không được để trống'],
    ['a number of nothing', { id: '\t' }, 'Số CCCD không được để trống'],
    ['a number of markup', { id: '<script>' }, 'Số CCCD chỉ gồm chữ số'],
    ['a number of letters', { id: 'ABCDEFGH' }, 'Số CCCD chỉ gồm chữ số'],
    ['a name of markup', { fullName: '<b>Bửu</b>' }, 'Họ và tên chỉ gồm chữ cái'],
    ['a name that is a link', { fullName: 'http://evil.example' }, 'Họ và tên chỉ gồm chữ cái'],
    ['a name without a letter', { fullName: '. - .' }, 'Họ và tên chỉ gồm chữ cái'],
    ['a place of markup', { issuePlace: '<img src=x>' }, 'Nơi cấp có ký tự không được phép'],
    ['an address of markup', { address: '<a>12</a>' }, 'Địa chỉ có ký tự không được phép'],
    [
      'a phone of letters',
      { phone: 'gọi 0901234567' },
      'Số điện thoại phải có từ 10 đến 12 chữ số',
    ],
    ['a short phone', { phone: '090 123' }, 'Số điện thoại phải có từ 10 đến 12 chữ số'],
    ['born today', { dob: today }, 'Ngày sinh phải là một ngày đã qua'],
    ['born in the year 1', { dob: '0001-01-01' }, 'Ngày sinh không hợp lệ'],
    ['born 121 years ago', { dob: '1905-11-20' }, 'Ngày sinh không hợp lệ'],
    ['fifteen tomorrow', { dob: '2011-11-21' }, 'Bạn phải từ đủ 15 tuổi'],
    ['issued tomorrow', { issueDate: '2026-11-21' }, 'Ngày cấp không được ở tương lai'],
    ['issued before birth', { issueDate: '1994-05-17' }, 'Ngày cấp phải sau ngày sinh'],
  ])('is refused, and keeps its code: %s', async (_what, changes, words) => {
    const { customer, code } = await ready();
    const before = await onDisk();
    const refusal = await refusalOf(submit(domain, customer, code, changes));
    expect(refusal).toMatchObject({ status: 400, field: Object.keys(changes)[0] });
    expect(refusal.message).toContain(words);
    // Nor does a wrong code count then: nothing shows whether it was right.
    await refusalOf(submit(domain, customer, wrongCode(code), changes));
    const [row] = await domain.services.database
      .select({ attempts: oneTimeCodes.attempts })
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.accountId, customer.id));
    expect(row).toEqual({ attempts: 0 });
    expect(await accountOf(customer)).toMatchObject({ timeKyc: null, linkContract: null });
    expect(await onDisk()).toEqual(before);
    await submit(domain, customer, code);
  });

  it.each<[string, Partial<IdentityForm>]>([
    ['issued today, to one who is fifteen today', { issueDate: today, dob: '2011-11-20' }],
    ['the number of a passport', { id: 'C1234567' }],
    ['a number in groups', { id: '079 094 001 234' }],
    ['the number of an older card', { id: '025123456' }],
    ['a phone as it is written', { phone: '+84 (0)28-3812.3456' }],
    ['a phone of another country', { phone: '+1 415 555 0100' }],
    ['a name of elsewhere', { fullName: "H'Hen Niê J. O’Brien-Łukasz" }],
    ['an address with all its signs', { address: 'Tổ 5, Ngõ 12/3 (đối diện số 7) – P. “B&C” #2' }],
  ])('may have %s', async (_what, changes) => {
    expect(await submissionsOf(await submitted(changes))).toHaveLength(1);
  });

  // @spec 4.47
  it('with a wrong code leaves no file', async () => {
    const { customer, code } = await ready();
    const before = await onDisk();
    await refusalOf(submit(domain, customer, wrongCode(code)));
    expect(await onDisk()).toEqual(before);
  });

  it.each([
    [403, { kyc: 0 }],
    [409, { isVerify: 0, timeKyc: new Date() }],
    [409, { isVerify: 1, timeKyc: new Date() }],
  ])('is refused with %i when nothing is asked for: %j', async (status, changes) => {
    const { customer, code } = await ready();
    await domain.services.database
      .update(accounts)
      .set(changes)
      .where(eq(accounts.id, customer.id));
    const { services } = domain;
    const admission = identityAdmissions.submitIdentity({ services, account: customer });
    expect(await refusalOf(admission)).toMatchObject({ status });
    // The state may have changed since.
    expect(await refusalOf(submit(domain, customer, code))).toMatchObject({ status });
    expect(await submissionsOf(customer)).toEqual([]);
  });

  it('is refused beyond twenty in an hour', async () => {
    const customer = await customerToVerify(domain);
    const admit = () =>
      identityAdmissions.submitIdentity({ services: domain.services, account: customer });
    for (let sent = 0; sent < 20; sent += 1) await admit();
    expect(await refusalOf(admit())).toMatchObject({ status: 429 });
  });
});

describe('a decision', () => {
  it('approves: the account is verified, the customer informed by mail and log, and nothing more is asked', async () => {
    const customer = await submitted();
    expect(await approve(customer)).toEqual({
      username: customer.username,
      isVerify: 1,
      reasonFailKyc: null,
    });
    const me = await accountOf(customer);
    expect(me).toMatchObject({ isVerify: 1, reasonFailKyc: null });
    expect(me.linkContract).not.toBeNull();
    expect((await mailsTo(domain, customer)).at(-1)?.subject).toContain('thành công');
    const log = await domain.call('listLogs', customer);
    expect(log.data[0]?.message).toBe('Xác minh danh tính thành công');
    expect(decisionsTold(customer)).toEqual(['SUCCESS Xác minh danh tính thành công']);
    expect(await refusalOf(domain.call('requestOtp', customer))).toMatchObject({ status: 409 });
    expect(await refusalOf(approve(customer))).toMatchObject({ status: 409 });
    expect(await refusalOf(refuse(customer))).toMatchObject({ status: 409 });
  });

  it('refuses with a reason, and the customer may submit again', async () => {
    const customer = await submitted();
    expect(await refuse(customer, 'Ảnh mặt trước bị mờ')).toEqual({
      username: customer.username,
      isVerify: 2,
      reasonFailKyc: 'Ảnh mặt trước bị mờ',
    });
    expect((await mailsTo(domain, customer)).at(-1)?.text).toContain('Ảnh mặt trước bị mờ');
    // The reason is read with the account, by its owner alone.
    expect(decisionsTold(customer)).toEqual(['FAILED Hồ sơ xác minh danh tính chưa được duyệt']);
    const first = await accountOf(customer);
    await domain.services.clock.advance(60_000);
    const again = await submit(domain, customer, await mailedCode(domain, customer));
    expect(again).toMatchObject({ isVerify: 0, reasonFailKyc: null });
    expect((await accountOf(customer)).linkContract).not.toBe(first.linkContract);
    expect((await submissionsOf(customer)).map(({ status }) => status)).toEqual([2, 0]);
    await approve(customer);
    expect((await submissionsOf(customer)).map(({ status }) => status)).toEqual([2, 1]);
  });

  it('is one of two that are made at once', async () => {
    const customer = await submitted();
    const made = await Promise.allSettled([approve(customer), refuse(customer)]);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('needs an account, and something that waits', async () => {
    const nobody = { id: '', username: 'không-có-ai', role: 'USER' } as const;
    expect(await refusalOf(approve(nobody))).toMatchObject({ status: 404 });
    expect(await refusalOf(approve(await customerToVerify(domain)))).toMatchObject({ status: 409 });
  });

  it('that the sandbox sets on the account is the submission’s too', async () => {
    const set = (customer: AccountIdentity, isVerify: 0 | 1 | 2, reasonFailKyc?: string) =>
      updateAccountForSandbox(domain.services, customer.username, {
        isVerify,
        ...(reasonFailKyc === undefined ? {} : { reasonFailKyc }),
      });
    const customer = await submitted();
    await set(customer, 2, 'Ảnh mờ');
    expect(await submissionsOf(customer)).toMatchObject([{ status: 2, reason: 'Ảnh mờ' }]);
    expect(await set(customer, 0)).toMatchObject({ isVerify: 0, reasonFailKyc: null });
    expect(await submissionsOf(customer)).toMatchObject([{ status: 0, decidedAt: null }]);
    await approve(customer);
    // Without a submission only an outcome counts as having submitted.
    const empty = await customerToVerify(domain);
    expect((await set(empty, 1)).timeKyc).toEqual(domain.services.clock.now());
    expect((await set(empty, 0)).timeKyc).toBeNull();
    await mailedCode(domain, empty);
  });
});

describe('the daily clean-up', () => {
  it('forgets a refused submission after thirty days, and keeps what was approved or waits', async () => {
    const [old, approved, waiting] = [await submitted(), await submitted(), await submitted()];
    await refuse(old);
    await approve(approved);
    const contents = new Set((await filesOf(old)).map((file) => file.storageKey));
    await domain.services.clock.advance(30 * day - 60_000);
    await domain.timers.runDue();
    expect(await submissionsOf(old)).toHaveLength(1);
    await domain.services.clock.advance(day);
    await domain.timers.runDue();
    expect([await submissionsOf(old), await filesOf(old)]).toEqual([[], []]);
    expect(await accountOf(old)).toMatchObject({
      isVerify: 2,
      reasonFailKyc: 'Ảnh mờ',
      frontCard: null,
      backCard: null,
      portrait: null,
      linkContract: null,
    });
    await expect
      .poll(async () => (await onDisk()).filter((name) => contents.has(name)))
      .toEqual([]);
    for (const kept of [approved, waiting]) {
      expect(await sharp(await contentOf(kept, 'front_card')).metadata()).toMatchObject({
        width: 320,
      });
      expect((await accountOf(kept)).frontCard).not.toBeNull();
    }
  });

  it('keeps the files of the newer submission of the same account', async () => {
    const customer = await submitted();
    await refuse(customer);
    await domain.services.clock.advance(60_000);
    await submit(domain, customer, await mailedCode(domain, customer));
    await domain.services.clock.advance(32 * day);
    await domain.timers.runDue();
    expect(await submissionsOf(customer)).toMatchObject([{ status: 0 }]);
    expect((await accountOf(customer)).linkContract).not.toBeNull();
    expect(await contentOf(customer, 'contract')).not.toHaveLength(0);
  });

  it('removes what a crash has left without a row, once it is a day old', async () => {
    const customer = await submitted();
    const orphan = await domain.services.files.put(Buffer.from('without a row'));
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'of-someone-else'), 'x');
    await domain.timers.runDue();
    expect(await onDisk()).toContain(orphan);
    await domain.services.clock.advance(2 * day);
    await domain.timers.runDue();
    expect(await onDisk()).not.toContain(orphan);
    expect(await onDisk()).toContain('of-someone-else');
    expect(await sharp(await contentOf(customer, 'back_card')).metadata()).toMatchObject({
      width: 320,
    });
  });
});

it('writes neither codes nor personal data into the log of the process', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const services = { ...domain.services, log };
  const { customer, code } = await ready();
  const send = (otp: string, changes: Partial<IdentityForm> = {}) => {
    const context: Pick<OperationContext<'submitIdentity'>, 'services' | 'account' | 'body'> = {
      services,
      account: customer,
      body: identityForm(otp, changes),
    };
    return identityOperations.submitIdentity?.({
      ...context,
      parameters: { path: {}, query: {} },
      idempotencyKey: null,
      confirmedTotal: null,
      requestId: 'req-test',
      origin: 'https://portal.example',
      address: '127.0.0.1',
    });
  };
  await expect(send(wrongCode(code))).rejects.toThrow('không đúng');
  await expect(send(code, { fullName: ' ' })).rejects.toThrow('Họ và tên');
  await send(code);
  await decideSubmission(services, customer.username, { outcome: 'refused', reason: 'Ảnh mờ' });
  for (const told of [code, '079094001234', 'Đỗ Quốc Bửu', 'buu@example.com']) {
    expect(lines.join('\n')).not.toContain(told);
  }
});

describe('a contract that is signed after midnight in Vietnam', () => {
  it('is numbered by that day, which is still the day before in UTC', async () => {
    const own = await openTestDomain();
    const { clock } = own.services;
    await clock.advance(Date.parse('2026-11-20T18:00:00Z') - clock.now().getTime());
    const customer = await customerToVerify(own);
    await submit(own, customer, await mailedCode(own, customer));
    const log = await own.call('listLogs', customer);
    expect(log.data[0]?.message).toMatch(/ký hợp đồng thuê máy số HD-20261121-[0-9A-F]{8}$/);
    await own.close();
  });
});
