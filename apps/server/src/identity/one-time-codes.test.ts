import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TooManyAttempts } from '../auth/attempts.ts';
import { accounts } from '../database/schema/accounts.ts';
import { oneTimeCodes } from '../database/schema/identity.ts';
import type { AccountIdentity } from '../services.ts';
import {
  customerToVerify,
  mailedCode,
  mailsTo,
  submit,
  wrongCode,
} from '../testing/identity-domain.ts';
import { openTestDomain, refusalOf, type TestDomain } from '../testing/test-domain.ts';

const minute = 60_000;
let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain();
});
afterAll(() => domain.close());

const rowOf = async (account: AccountIdentity) => {
  const [row] = await domain.services.database
    .select()
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.accountId, account.id));
  return row;
};
const ask = (account: AccountIdentity) => domain.call('requestOtp', account);
const set = (account: AccountIdentity, changes: Partial<typeof accounts.$inferInsert>) =>
  domain.services.database.update(accounts).set(changes).where(eq(accounts.id, account.id));

/** Sends a valid form with this code. @returns the refusal */
async function refused(account: AccountIdentity, code: string): Promise<string> {
  const { status, message } = await refusalOf(submit(domain, account, code));
  expect(status).toBe(400);
  return message;
}

describe('asking for a code', () => {
  // @spec 4.45
  it('mails six digits to the account’s own address, and keeps only a keyed hash', async () => {
    const customer = await customerToVerify(domain);
    const now = domain.services.clock.now();
    const ticket = await ask(customer);
    expect(ticket).toEqual({
      statusCode: 200,
      message: 'Đã gửi mã OTP đến email của bạn',
      expiresAt: new Date(now.getTime() + 10 * minute).toISOString(),
      resendAt: new Date(now.getTime() + minute).toISOString(),
    });
    const [mail, ...more] = await mailsTo(domain, customer);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/của bạn là: \d{6}\n/);
    expect(mail?.text).toContain('10 phút');
    const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.subject).not.toContain(code);
    expect((await rowOf(customer))?.codeHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is refused until a minute has passed, and says how long', async () => {
    const customer = await customerToVerify(domain);
    await ask(customer);
    await domain.services.clock.advance(15_000);
    const soon = ask(customer);
    await expect(soon).rejects.toThrow('Bạn có thể nhận mã mới sau 45 giây');
    await expect(soon).rejects.toBeInstanceOf(TooManyAttempts);
    await expect(soon).rejects.toMatchObject({ statusCode: 429, retryAfterSeconds: 45 });
    await domain.services.clock.advance(45_000);
    await ask(customer);
    expect(await mailsTo(domain, customer)).toHaveLength(2);
  });

  it('sends one code when it is asked for many times at once', async () => {
    const customer = await customerToVerify(domain);
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => ask(customer)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mailsTo(domain, customer)).toHaveLength(1);
  });

  it('is refused beyond ten in an hour; those that were refused do not count', async () => {
    const customer = await customerToVerify(domain);
    for (let sent = 0; sent < 10; sent += 1) {
      await ask(customer);
      await expect(ask(customer)).rejects.toBeInstanceOf(TooManyAttempts);
      await domain.services.clock.advance(minute);
    }
    expect(await refusalOf(ask(customer))).toMatchObject({ status: 429 });
    await domain.services.clock.advance(50 * minute);
    await ask(customer);
    expect(await mailsTo(domain, customer)).toHaveLength(11);
  });

  it.each([
    [403, { kyc: 0 }, 'chưa được yêu cầu'],
    [409, { isVerify: 0, timeKyc: new Date() }, 'đang chờ duyệt'],
    [409, { isVerify: 1, timeKyc: new Date() }, 'đã được xác minh'],
  ])('is refused with %i when there is nothing to submit: %j', async (status, changes, words) => {
    const customer = await customerToVerify(domain);
    await set(customer, changes);
    const refusal = await refusalOf(ask(customer));
    expect(refusal.status).toBe(status);
    expect(refusal.message).toContain(words);
    expect(await mailsTo(domain, customer)).toEqual([]);
  });

  it('is possible again after a refusal', async () => {
    const customer = await customerToVerify(domain);
    await set(customer, { isVerify: 2, timeKyc: new Date() });
    await ask(customer);
    expect(await mailsTo(domain, customer)).toHaveLength(1);
  });
});

describe('a code', () => {
  it('that is not taken says in data what is left of it', async () => {
    const customer = await customerToVerify(domain);
    const what = async (code: string) => {
      const { field, triesLeft } = await refusalOf(submit(domain, customer, code));
      return { field, triesLeft };
    };
    expect(await what('123456')).toEqual({ field: 'otp' });
    const wrong = wrongCode(await mailedCode(domain, customer));
    for (const triesLeft of [4, 3, 2, 1, 0, 0]) {
      expect(await what(wrong)).toEqual({ field: 'otp', triesLeft });
    }
    await domain.services.clock.advance(10 * minute);
    expect(await what(wrong)).toEqual({ field: 'otp' });
  });

  it('is good for ten minutes and not a moment longer', async () => {
    const [inTime, late] = [await customerToVerify(domain), await customerToVerify(domain)];
    const codes = [await mailedCode(domain, inTime), await mailedCode(domain, late)] as const;
    await domain.services.clock.advance(10 * minute - 1);
    await submit(domain, inTime, codes[0]);
    await domain.services.clock.advance(1);
    expect(await refused(late, codes[1])).toContain('không còn hiệu lực');
  });

  it('is worthless once a newer one was sent', async () => {
    const customer = await customerToVerify(domain);
    const first = await mailedCode(domain, customer);
    await domain.services.clock.advance(minute);
    const newer = await mailedCode(domain, customer);
    // Once in a million they are the same.
    const older = first === newer ? wrongCode(newer) : first;
    expect(await refused(customer, older)).toContain('không đúng');
    expect(await submit(domain, customer, newer)).toMatchObject({ isVerify: 0 });
  });

  it('belongs to its account', async () => {
    const [owner, other] = [await customerToVerify(domain), await customerToVerify(domain)];
    const code = await mailedCode(domain, owner);
    expect(await refused(other, code)).toContain('không còn hiệu lực');
    const own = await mailedCode(domain, other);
    expect(await refused(other, own === code ? wrongCode(own) : code)).toContain('không đúng');
  });

  it('is worthless after five wrong tries, which are counted although the request fails', async () => {
    const customer = await customerToVerify(domain);
    const code = await mailedCode(domain, customer);
    const wrong = wrongCode(code);
    for (const left of [4, 3, 2, 1]) {
      expect(await refused(customer, wrong)).toBe(`Mã OTP không đúng. Bạn còn ${left} lần thử`);
    }
    expect(await refused(customer, wrong)).toContain('không dùng được nữa');
    expect((await rowOf(customer))?.attempts).toBe(5);
    expect(await refused(customer, code)).toContain('không dùng được nữa');
    await domain.services.clock.advance(minute);
    await submit(domain, customer, await mailedCode(domain, customer));
  });

  it('gives no more than five tries to guesses that arrive at once', async () => {
    const customer = await customerToVerify(domain);
    const code = await mailedCode(domain, customer);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => refused(customer, wrongCode(code))),
    );
    const tried = guesses.filter((message) => message.startsWith('Mã OTP không đúng'));
    expect(tried.toSorted()).toEqual(
      [1, 2, 3, 4].map((left) => `Mã OTP không đúng. Bạn còn ${left} lần thử`),
    );
    expect((await rowOf(customer))?.attempts).toBe(5);
    expect(await refused(customer, code)).toContain('không dùng được nữa');
  });

  it('is used up by what it was for', async () => {
    const customer = await customerToVerify(domain);
    const code = await mailedCode(domain, customer);
    await submit(domain, customer, code);
    expect(await rowOf(customer)).toBeUndefined();
    await set(customer, { isVerify: 2 });
    expect(await refused(customer, code)).toContain('không còn hiệu lực');
  });
});
