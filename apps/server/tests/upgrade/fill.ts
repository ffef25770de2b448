/** What an installation holds that has been used: a row in every table, by the calls that a customer makes where there are any. */
import { type Api, createApi } from '@tram/api/client';
import { createServerClock } from '@tram/api/clock';
import type { Result } from '@tram/api/result';
import { eq } from 'drizzle-orm';
import { receiveTransfer } from '../../src/bank/receive-transfer.ts';
import { accounts } from '../../src/database/schema/accounts.ts';
import { mails } from '../../src/database/schema/messages.ts';
import { banks } from '../../src/database/schema/money.ts';
import { plannedFaults, socketIoAttachments } from '../../src/database/schema/server.ts';
import { demoPassword } from '../../src/seed/demo-accounts.ts';
import type { RunningServer } from '../../src/start-server.ts';
import { identityForm } from '../../src/testing/identity-form.ts';
import { newcomer } from './fixture.ts';

/** The one session that is shorter than a minute, ms. */
const shortSessionMs = 55_000;

function had<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`a call was refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

function need<Value>(value: Value | undefined | null, what: string): Value {
  if (value === undefined || value === null) throw new Error(`there is no ${what}`);
  return value;
}

async function signIn({ origin }: RunningServer, username: string, password: string): Promise<Api> {
  const parts = {
    baseUrl: `${origin}/api`,
    clock: createServerClock(),
    idempotency: 'keys',
  } as const;
  const visitor = createApi({ ...parts, session: { token: () => null } });
  const { jwt } = had(await visitor.login({ body: { username, password } }));
  return createApi({ ...parts, session: { token: () => need(jwt, 'token') } });
}

/** Registers somebody whose name is not ASCII, verifies the address by the mail and puts money on the account. */
async function registerNewcomer(server: RunningServer): Promise<Api> {
  const { database } = server.services;
  const visitor = createApi({
    baseUrl: `${server.origin}/api`,
    clock: createServerClock(),
    idempotency: 'keys',
    session: { token: () => null },
  });
  had(await visitor.register({ body: newcomer }));
  const [mail] = await database.select().from(mails).where(eq(mails.recipient, newcomer.email));
  const link = new URL(need(mail?.link, 'verification link'));
  const body = new URLSearchParams({ token: need(link.searchParams.get('token'), 'token') });
  await fetch(`${server.origin}${link.pathname}`, { method: 'POST', body, redirect: 'manual' });
  await changeAccount(server, newcomer.username, { balance: 5_000_000, kyc: 1 });
  return signIn(server, newcomer.username, newcomer.password);
}

async function changeAccount(
  { origin }: RunningServer,
  username: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const answer = await fetch(`${origin}/sandbox/api/accounts/${username}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

function blob({ content, contentType }: { content: Uint8Array; contentType: string }): Blob {
  return new Blob([new Uint8Array(content)], { type: contentType });
}

/** Sends a form of identity; it waits for the operator. */
async function sendIdentity(server: RunningServer, api: Api): Promise<void> {
  const { database } = server.services;
  had(await api.requestOtp());
  const sent = await database.select().from(mails).where(eq(mails.recipient, 'demo@tram.example'));
  const code = need(/: (\d{6})\n/.exec(sent.at(-1)?.text ?? '')?.[1], 'code in a mail');
  const { front_card, back_card, portrait, ...fields } = identityForm(code);
  had(
    await api.submitIdentity({
      body: {
        ...fields,
        front_card: blob(front_card),
        back_card: blob(back_card),
        portrait: blob(portrait),
      },
    }),
  );
}

/** A recharge that waits, one that was paid, and a transfer that a person has to look at. */
async function topUp({ services, origin }: RunningServer, api: Api): Promise<void> {
  const [bank] = await services.database.select().from(banks).limit(1);
  const bank_id = need(bank, 'bank').id;
  const paid = had(await api.requestRecharge({ body: { money: 300_000, bank_id } }));
  await fetch(`${origin}/sandbox/api/recharges/${need(paid._id, 'recharge')}/pay`, {
    method: 'POST',
  });
  had(await api.requestRecharge({ body: { money: 150_000, bank_id } }));
  await receiveTransfer(services, {
    provider: 'sepay',
    providerId: '92704',
    direction: 'in',
    accountNumber: need(bank, 'bank').accountNumber,
    virtualAccount: null,
    amount: 77_000,
    content: 'chuyển tiền mua máy',
    otherTexts: [],
    referenceCode: 'FT26331000001',
    transferredAt: services.clock.now(),
  });
}

/** A rented PC that runs, with a route, a device in its tunnel and a token of the Play client. */
async function rentPc({ services }: RunningServer, api: Api, workMs: number): Promise<void> {
  const offers = had(await api.listPackages());
  const id_package = need(offers.find(({ name }) => name === 'G4090') ?? offers[0], 'package')._id;
  const made = had(await api.createImage({ body: { name: 'Dựng phim “Ấm” 4K', id_package } }));
  const id = need(made._id, 'PC');
  had(await api.createOrder({ body: { image: id, rental_period: 2, unit: 'day' } }));
  await services.clock.advance(workMs);
  const image = need(
    had(await api.listImages()).data.find(({ _id }) => _id === id),
    'rented PC',
  );
  const { ssh, int_ip_address, passRdp } = image;
  const { _id: ssh_id, router, api_tunnel } = need(ssh, 'router');
  const address = need(int_ip_address, 'address');
  const [wan] = router;
  const { user_remote } = had(await api.getOrderOfImage({ path: { id } }));
  had(
    await api.chooseWan({
      body: { image_id: id, ssh_id, int_ip_address: address, wan: need(wan, 'route') },
    }),
  );
  had(
    await api.chooseTunnelForPc({
      query: {
        name: 'Điện thoại của Ánh',
        allowIp: `${address}/32`,
        os: 'mobile',
        image_id: id,
        api_tunnel: need(api_tunnel, 'tunnel'),
      },
    }),
  );
  had(
    await api.getPlayTokenForPc({
      path: { product: 'tram', id },
      body: {
        basicauth_username: need(user_remote, 'user'),
        basicauth_password: need(passRdp, 'password'),
      },
    }),
  );
}

/** A cloud machine with one session shorter than a minute and one that goes on. */
async function runCloud({ services }: RunningServer, api: Api, workMs: number): Promise<void> {
  const groups = had(await api.listCloudPackages());
  const offer = groups.flatMap((group) => group.packages).find(({ cloudReady }) => cloudReady);
  const body = { name: 'Tối thứ Bảy 🎮', cloud: need(offer, 'cloud package')._id };
  const id = need(had(await api.createCloudImage({ body }))._id, 'cloud machine');
  await services.clock.advance(workMs);
  const path = { id };
  had(await api.startCloudImage({ path }));
  await services.clock.advance(workMs);
  await services.clock.advance(shortSessionMs);
  had(await api.shutdownCloudImage({ path }));
  await services.clock.advance(workMs);
  had(await api.startCloudImage({ path }));
  await services.clock.advance(workMs);
}

/** What no call of a customer leaves behind on every database. */
async function addServerRows({ services: { database } }: RunningServer): Promise<void> {
  await database.insert(plannedFaults).values({
    operation: 'listLogs',
    kind: 'fail',
    moment: 'before',
    status: 500,
    delayMs: 0,
    times: 1,
  });
  await database.insert(socketIoAttachments).values({ payload: new Uint8Array([1, 2, 3]) });
}

/**
 * Uses a seeded sandbox. What it has begun last is still going on when it returns.
 * @param provisionMs how long the simulated work takes, ms
 */
export async function fill(server: RunningServer, provisionMs: number): Promise<void> {
  // Counted where logins are limited.
  await signIn(server, 'demo', 'not the password').catch(() => null);
  const demo = await signIn(server, 'demo', demoPassword);
  const own = await registerNewcomer(server);
  await rentPc(server, own, provisionMs);
  await runCloud(server, own, provisionMs);
  await sendIdentity(server, demo);
  had(await own.requestOtp());
  await topUp(server, own);
  const config_id = need(had(await own.listComputerConfigs())[0], 'configuration')._id;
  await server.services.database
    .update(accounts)
    .set({ isActive: false, lockedReason: 'Tài khoản bị khoá để kiểm tra' })
    .where(eq(accounts.username, 'new-customer'));
  await addServerRows(server);
  // Last: this one is still being made when the server stops.
  had(await own.createVpsOrder({ body: { config_id, os: 'ubuntu', rental_period: 1 } }));
}
