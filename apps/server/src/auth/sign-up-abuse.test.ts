import { DAY, HOUR, MINUTE } from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../database/columns.ts';
import { accounts, emailVerificationTokens } from '../database/schema/accounts.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { book } from '../ledger/book.ts';
import { Gate } from '../testing/gate.ts';
import { signUpAt } from '../testing/sign-up.ts';
import { startTestServer, type TestServer, textField } from '../testing/test-server.ts';
import { findAccount, nameColumns } from './account-name.ts';
import type { Attempts } from './attempts.ts';
import { sendVerificationLinkAgain } from './email-verification.ts';
import { mailboxKey } from './limits.ts';
import { deleteLapsed } from './unverified-accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

describe('a mailbox of somebody else', () => {
  test('is sent no word that the one who signs up has chosen', async () => {
    const { signUp, mails } = signUpAt(server);
    const made = await signUp({
      username: 'trung-thuong',
      fullName: 'Bạn đã trúng thưởng mở evil.example ngay',
      phone: '0987654321',
      email: 'nan-nhan@example.com',
    });
    expect(made.status).toBe(201);
    const [mail] = await mails('nan-nhan@example.com');
    expect(mail?.text).not.toMatch(/evil|trúng|trung-thuong|0987654321/i);
    expect(mail?.text.match(/https?:\/\/\S+/g)).toEqual([mail?.link]);
  });

  test('gets five mails a day at most, in whatever form its address is written', async () => {
    const { signUp, logIn, mails } = signUpAt(server);
    const sent: number[] = [];
    const forms = ['nan', 'NAN+a', 'nan+b', 'nan+c.d', 'Nan+e', 'nan+f', 'nan+g'];
    for (const [index, local] of forms.entries()) {
      const email = `${local}@victim.example`;
      const answer = await signUp({ username: `ke-xau-${index}`, email });
      sent.push(answer.status);
    }
    expect(sent).toEqual([201, 201, 201, 201, 201, 429, 429]);
    await server.services.clock.advance(20 * MINUTE);
    const refused = await logIn('ke-xau-0');
    expect(refused.status).toBe(429);
    expect(textField(refused.json, 'message')).toBe(
      'Hộp thư này đã nhận đủ 5 thư xác minh trong một ngày, vui lòng thử lại sau 24 giờ',
    );
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    expect(await mails('nan@victim.example')).toHaveLength(1);
    await server.services.clock.advance(DAY);
    expect(textField((await logIn('ke-xau-0')).json, 'message')).toContain('vừa gửi lại');
    expect(await mails('nan@victim.example')).toHaveLength(2);
  });

  test('gets one mail when several logins ask for it at once, and only that one is counted', async () => {
    const { signUp, logIn, mails } = signUpAt(server);
    const { services } = server;
    await signUp({ username: 'cung-luc', email: 'cung-luc@example.com' });
    await services.clock.advance(10 * MINUTE);
    const account = await findAccount(services.database, 'cung-luc');
    if (account === undefined) throw new Error('there is no account');
    // Each has found the last link old enough before any of them sends the next.
    const allAsk = new Gate();
    let asking = 0;
    const attempts: Attempts = {
      ...services.attempts,
      async count(...tries) {
        asking += 1;
        if (asking === 3) allAsk.open();
        await allAsk.opened;
        await services.attempts.count(...tries);
      },
    };
    const sender = { origin: server.origin, brand: 'Trạm' };
    const outcomes = await Promise.all(
      Array.from({ length: 3 }, () =>
        sendVerificationLinkAgain({ ...services, attempts }, account, sender),
      ),
    );
    expect(outcomes.filter(({ sent }) => sent)).toHaveLength(1);
    for (let mail = 3; mail <= 5; mail += 1) {
      await services.clock.advance(10 * MINUTE);
      expect((await logIn('cung-luc')).status).toBe(403);
    }
    expect(await mails('cung-luc@example.com')).toHaveLength(5);
    await services.clock.advance(10 * MINUTE);
    expect((await logIn('cung-luc')).status).toBe(429);
  });

  test.each([
    ['Hoa@Example.com', 'hoa@example.com'],
    ['hoa+shop+2@example.com', 'hoa@example.com'],
    ['h.o.a@example.com', 'h.o.a@example.com'],
    ['+hoa@example.com', '+hoa@example.com'],
    ['H.O.A+x@gmail.com', 'hoa@gmail.com'],
    ['hoa@GoogleMail.com', 'hoa@gmail.com'],
  ])('%s is the mailbox %s', (email, mailbox) => {
    expect(mailboxKey(email)).toBe(mailbox);
  });
});

/** An account that was made so long ago, with nothing. */
async function insertAccount(
  name: string,
  ageMs: number,
  changes: Partial<typeof accounts.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  const createdAt = new Date(server.services.clock.now().getTime() - ageMs);
  await server.services.database.insert(accounts).values({
    id,
    ...nameColumns(name),
    fullName: 'A',
    email: `${name}@lapse.example`,
    phone: '0901234567',
    passwordHash: '',
    createdAt,
    updatedAt: createdAt,
    ...changes,
  });
  return id;
}

const exists = async (id: string) =>
  (await server.services.database.$count(accounts, eq(accounts.id, id))) === 1;

describe('an account that nobody verifies', () => {
  test('keeps its name and address for seven days, and no longer, however often a link is sent', async () => {
    const { signUp, logIn, mails, press } = signUpAt(server);
    const { clock } = server.services;
    const person = { username: 'bi-chiem', email: 'bi-chiem@example.com' };
    expect((await signUp(person)).status).toBe(201);
    await clock.advance(6 * DAY + 23 * HOUR);
    expect((await logIn('bi-chiem')).status).toBe(403);
    expect((await signUp({ ...person, username: 'nguoi-that' })).status).toBe(409);
    await clock.advance(HOUR);
    // The last link has ended with its account.
    const [last] = await mails('bi-chiem@example.com');
    expect(await press(last?.link ?? '')).toBe('/login?verified=0');
    expect((await logIn('bi-chiem')).status).toBe(401);
    expect((await signUp(person)).status).toBe(201);
    const [link] = await mails('bi-chiem@example.com');
    expect(await press(link?.link ?? '')).toBe('/login?verified=1');
    await clock.advance(30 * DAY);
    expect((await logIn('bi-chiem')).status).toBe(200);
  });

  test('is deleted by the daily clean-up, as many as there are', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 120; index += 1) {
      ids.push(await insertAccount(`cu-${index}`, 7 * DAY));
    }
    const recent = await insertAccount('moi', 5 * DAY);
    await server.services.clock.advance(DAY);
    const left = await Promise.all(ids.map(exists));
    expect(left).not.toContain(true);
    expect(await exists(recent)).toBe(true);
  });

  test('is kept while anything belongs to it, or once it was verified', async () => {
    const { services } = server;
    const old = 400 * DAY;
    const now = services.clock.now();
    const withMoney = await insertAccount('co-tien', old);
    const spent = await insertAccount('het-tien', old);
    await inOneTransaction(services, async (unit) => {
      const entry = { kind: 'adjustment', amount: 1000 } as const;
      await book(unit, { ...entry, accountId: withMoney, reference: 'a' });
      await book(unit, { ...entry, accountId: spent, reference: 'b' });
      await book(unit, { ...entry, accountId: spent, reference: 'c', amount: -1000 });
    });
    const verified = await insertAccount('da-xac-minh', old, { emailVerifiedAt: now });
    const operator = await insertAccount('nguoi-truc', old, { role: 'ADMIN' });
    const onceVerified = await insertAccount('tung-xac-minh', old);
    await services.database.insert(emailVerificationTokens).values({
      tokenHash: 'once',
      accountId: onceVerified,
      expiresAt: now,
      usedAt: now,
      createdAt: now,
    });
    const lapsed = await insertAccount('khong-co-gi', old);
    await services.clock.advance(DAY);
    const kept = [withMoney, spent, verified, operator, onceVerified];
    expect(await Promise.all(kept.map(exists))).toEqual(kept.map(() => true));
    expect(await exists(lapsed)).toBe(false);
    for (const name of ['demo', 'new-customer', 'admin']) await server.tokenOf(name);
  });

  test('is not deleted by a clean-up that meets its verification', async () => {
    const { services } = server;
    const id = await insertAccount('vua-kip', 8 * DAY);
    await inOneTransaction(services, async (unit) => {
      await unit.transaction
        .update(accounts)
        .set({ emailVerifiedAt: unit.now })
        .where(eq(accounts.id, id));
      expect(await deleteLapsed(unit, eq(accounts.id, id))).toBe(0);
    });
    expect(await exists(id)).toBe(true);
  });
});
