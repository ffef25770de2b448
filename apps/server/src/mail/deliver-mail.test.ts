import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { mails } from '../database/schema/messages.ts';
import { timers } from '../database/schema/server.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { loggedError } from '../http/error-log.ts';
import { Gate } from '../testing/gate.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { openTestDomain, type TestDomain } from '../testing/test-domain.ts';
import { startTimers } from '../timers/timers.ts';
import { readSmtpUrl } from './mail-settings.ts';
import { queueMail } from './outbox.ts';
import { createSmtpSender } from './mail-sender.ts';

const minute = 60_000;
const second = 1000;
let server: MailServer;
let domain: TestDomain;
let logged: string[] = [];

beforeAll(async () => {
  server = await startMailServer();
  const smtp = readSmtpUrl(`smtp://127.0.0.1:${server.port}`);
  if (smtp === null) throw new Error('no such server');
  const from = { name: 'Trạm', address: 'no-reply@tram.example' };
  domain = await openTestDomain({ mailSender: createSmtpSender({ server: smtp, from }) });
  const { log } = domain.services;
  vi.spyOn(log, 'error').mockImplementation((details: unknown, message?: string) => {
    const error: unknown = Reflect.get(Object(details), 'err');
    logged.push(JSON.stringify({ ...Object(details), err: loggedError(error), message }));
  });
});
afterAll(async () => {
  await domain.close();
  await server.close();
});
afterEach(() => {
  server.mails.length = 0;
  server.refusals.length = 0;
  logged = [];
});

const secretText = 'Mã OTP của bạn là 482913';

/** Queues a mail. @returns a function that reads its row */
async function queue(link: string | null = null) {
  const { services } = domain;
  const to = `khach-${crypto.randomUUID()}@example.com`;
  await inOneTransaction(services, (unit) =>
    queueMail(unit, { to, subject: 'Mã xác minh', text: secretText, link }),
  );
  const row = async () => {
    const [found] = await services.database.select().from(mails).where(eq(mails.recipient, to));
    if (found === undefined) throw new Error('the mail is not in the outbox');
    return found;
  };
  return { to, row };
}

const isSent = async (row: () => Promise<typeof mails.$inferSelect>) =>
  (await row()).sentAt !== null;

describe('a queued mail', () => {
  it('is sent at once, with its link, and not again', async () => {
    const { to, row } = await queue('https://portal.example/x?token=1');
    await expect.poll(() => isSent(row)).toBe(true);
    await domain.services.clock.advance(5 * minute);
    expect(server.mails.map((mail) => mail.to)).toEqual([[to]]);
    expect(server.mails[0]?.text).toContain('https://portal.example/x?token=1');
    expect(server.mails[0]?.headers.get('message-id')).toBe(`<${(await row()).id}@tram.example>`);
  });

  it('is not sent when its cause was rolled back', async () => {
    const { services } = domain;
    await inOneTransaction(services, async (unit) => {
      await queueMail(unit, { to: 'a@example.com', subject: 'x', text: 'x' });
      throw new Error('undone');
    }).catch(() => null);
    await domain.timers.runDue();
    expect(server.mails).toEqual([]);
  });

  it('is tried again while the server refuses it, and its content is not in the log', async () => {
    server.refusals.push(451, 421, 450);
    const { to, row } = await queue();
    for (let tries = 0; tries < 8; tries += 1) await domain.services.clock.advance(4000);
    expect(await isSent(row)).toBe(true);
    expect(server.mails).toHaveLength(1);
    expect(logged).toHaveLength(3);
    for (const line of logged) {
      expect(line).not.toContain(to);
      expect(line).not.toContain('482913');
    }
  });

  it('is given up at once when there is no such mailbox', async () => {
    server.refusals.push(550);
    const { to, row } = await queue();
    await expect.poll(async () => (await row()).failedAt).not.toBeNull();
    await domain.services.clock.advance(60 * minute);
    expect(server.mails).toEqual([]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('a mail was given up');
    expect(logged[0]).not.toContain(to);
  });

  it('is given up after twenty tries', async () => {
    server.refusals.push(...Array.from({ length: 40 }, () => 451));
    const { row } = await queue();
    for (let passed = 0; passed < 120; passed += 1) await domain.services.clock.advance(minute);
    expect((await row()).failedAt).not.toBeNull();
    expect(server.refusals).toHaveLength(20);
    expect(await domain.services.database.$count(timers, eq(timers.kind, 'mail.send'))).toBe(0);
  });

  it('is sent by one of several processes', async () => {
    const others = [startTimers(domain.services), startTimers(domain.services)];
    const queued = await Promise.all(Array.from({ length: 8 }, () => queue()));
    // Not so far that a mail that is being sent counts as abandoned.
    await domain.services.clock.advance(second);
    await expect
      .poll(async () => (await Promise.all(queued.map(({ row }) => isSent(row)))).every(Boolean))
      .toBe(true);
    await domain.services.clock.advance(5 * minute);
    expect(server.mails.flatMap(({ to }) => to).toSorted()).toEqual(
      queued.map(({ to }) => to).toSorted(),
    );
    await Promise.all(others.map((loop) => loop.stop()));
  });

  it('whose process died while sending is sent by another, as the same mail', async () => {
    const { services } = domain;
    // Held as by a process that is sending it, and dead.
    await inOneTransaction(services, async (unit) => {
      await queueMail(unit, { to: 'x@example.com', subject: 'x', text: 'x' });
      await unit.transaction
        .update(mails)
        .set({ sendingUntil: new Date(unit.now.getTime() + 2 * minute) })
        .where(eq(mails.recipient, 'x@example.com'));
    });
    await services.clock.advance(minute);
    expect(server.mails).toEqual([]);
    await services.clock.advance(minute);
    expect(server.mails.map(({ to }) => to)).toEqual([['x@example.com']]);
  });
});

it('that waits for its server holds up no other timer', async () => {
  // The mail server answers when the test says so, whether it was asked before or is asked after.
  const answer = new Gate();
  const slow = await openTestDomain({ mailSender: { send: () => answer.opened } });
  await inOneTransaction(slow.services, (unit) =>
    queueMail(unit, { to: 'x@example.com', subject: 'x', text: 'x' }),
  );
  const owner = await slow.customer();
  const [bank] = await slow.call('listBanks', owner, { query: { money: 100_000 } });
  await slow.call('requestRecharge', owner, {
    body: { money: 100_000, bank_id: bank?._id ?? '' },
  });
  const moved = slow.services.clock.advance(15 * minute);
  const status = async () => (await slow.call('listRecharges', owner)).data[0]?.is_succeeded;
  await expect.poll(status).toBe(3);
  answer.open();
  await moved;
  await slow.close();
});

it('a mail is kept for thirty days, whether it was sent or not', async () => {
  const { services, timers: due } = domain;
  const { row, to } = await queue();
  await services.clock.advance(30 * 24 * 60 * minute);
  await due.runDue();
  await expect(row()).resolves.toMatchObject({ recipient: to });
  await services.clock.advance(24 * 60 * minute);
  await due.runDue();
  await expect(row()).rejects.toThrow('not in the outbox');
});
