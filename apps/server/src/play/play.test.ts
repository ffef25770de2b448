import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playTokens } from '../database/schema/network.ts';
import type { AccountIdentity } from '../services.ts';
import {
  openCloudDomain,
  provisionMs,
  rowOf,
  runningCloud,
  shutDown,
} from '../testing/test-cloud.ts';
import { refusalOf, type TestDomain } from '../testing/test-domain.ts';
import { readyPc, shownPc } from '../testing/test-pc.ts';
import { playSandboxRoutes } from './sandbox-routes.ts';
import { findPlayToken } from './play-access.ts';

const minute = 60_000;
let domain: TestDomain;
beforeAll(async () => {
  domain = await openCloudDomain();
});
afterAll(() => domain.close());

/** A PC with its credentials. */
async function newPc() {
  const { owner, pc } = await readyPc(domain, provisionMs);
  const order = await domain.call('getOrderOfImage', owner, { path: { id: pc._id } });
  return { owner, id: pc._id, user: order.user_remote ?? '', password: order.passRdp ?? '' };
}
type Pc = Awaited<ReturnType<typeof newPc>>;

interface Attempt {
  readonly account?: AccountIdentity;
  readonly product?: string;
  readonly user?: string;
  readonly password?: string;
}

async function token(pc: Pc, attempt: Attempt = {}): Promise<string> {
  const { account = pc.owner, product = 'tram', user = pc.user, password = pc.password } = attempt;
  const answer = await domain.call('getPlayTokenForPc', account, {
    path: { product, id: pc.id },
    body: { basicauth_username: user, basicauth_password: password },
  });
  return answer.token;
}

async function isGood(its: string): Promise<boolean> {
  const { database, clock } = domain.services;
  return (await findPlayToken(database, its, clock.now())) !== null;
}

describe('a token', () => {
  it('is given for the machine’s own name and password, and for nothing else', async () => {
    const [pc, other] = [await newPc(), await newPc()];
    const refused = async (attempt: Attempt) => (await refusalOf(token(pc, attempt))).status;
    expect(await refused({ password: other.password })).toBe(403);
    expect(await refused({ user: 'root' })).toBe(403);
    expect(await refused({ password: '' })).toBe(403);
    expect(await refused({ password: pc.password.toLowerCase() })).toBe(403);
    expect(await refused({ account: other.owner })).toBe(404);
    expect(await refused({ product: 'khac' })).toBe(404);
    const its = await token(pc);
    expect(its).toMatch(/^p_[\w-]{43}$/);
    const rows = await domain.services.database.select().from(playTokens);
    expect(JSON.stringify(rows)).not.toContain(its);
    expect(rows).toMatchObject([{ target: 'pc', targetId: pc.id, accountId: pc.owner.id }]);
  });

  it('is good for 15 minutes, beside those that came after it', async () => {
    const pc = await newPc();
    const first = await token(pc);
    await domain.services.clock.advance(10 * minute);
    const second = await token(pc);
    expect(second).not.toBe(first);
    await domain.services.clock.advance(5 * minute - 1);
    expect([await isGood(first), await isGood(second)]).toEqual([true, true]);
    await domain.services.clock.advance(1);
    expect([await isGood(first), await isGood(second)]).toEqual([false, true]);
  });

  it('is one of five of its machine: the oldest goes', async () => {
    const pc = await newPc();
    const all: string[] = [];
    for (let asked = 0; asked < 6; asked += 1) {
      all.push(await token(pc));
      await domain.services.clock.advance(1);
    }
    expect(await Promise.all(all.map(isGood))).toEqual([false, true, true, true, true, true]);
  });

  it('ends with its password and with its rental', async () => {
    const pc = await newPc();
    const first = await token(pc);
    await domain.call('reconnectImage', pc.owner, { path: { id: pc.id } });
    expect(await isGood(first)).toBe(false);
    expect(await refusalOf(token(pc))).toMatchObject({ status: 403 });
    const { passRdp } = await shownPc(domain, pc.owner, pc.id);
    await domain.services.clock.advance(2 * 60 * minute - 5 * minute);
    const second = await token(pc, { password: passRdp ?? '' });
    expect(await isGood(second)).toBe(true);
    await domain.services.clock.advance(5 * minute);
    expect(await isGood(second)).toBe(false);
    expect(await refusalOf(token(pc))).toMatchObject({ status: 409 });
  });

  it('cannot be guessed: wrong passwords are counted, right ones are not', async () => {
    const pc = await newPc();
    for (let right = 0; right < 40; right += 1) await token(pc);
    const guesses = await Promise.all(
      Array.from({ length: 35 }, () => refusalOf(token(pc, { password: 'x' }))),
    );
    const statuses = guesses.map((guess) => guess.status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(await refusalOf(token(pc))).toMatchObject({ status: 429 });
    // Other customers are not delayed.
    await expect(token(await newPc())).resolves.toMatch(/^p_/);
    await domain.services.clock.advance(15 * minute);
    await expect(token(pc)).resolves.toMatch(/^p_/);
  });

  it('for a cloud machine needs one that runs, and ends when it is shut down', async () => {
    const cloud = await runningCloud(domain);
    const { username, password } = await rowOf(domain, cloud);
    const ask = (account: AccountIdentity) =>
      domain.call('getPlayTokenForCloud', account, {
        path: { product: 'tram', id: cloud.id },
        body: { basicauth_username: username ?? '', basicauth_password: password ?? '' },
      });
    const { token: its } = await ask(cloud.owner);
    expect(await isGood(its)).toBe(true);
    expect(await refusalOf(ask(await domain.customer()))).toMatchObject({ status: 404 });
    await shutDown(domain, cloud);
    expect(await isGood(its)).toBe(false);
    expect(await refusalOf(ask(cloud.owner))).toMatchObject({ status: 409 });
  });

  it('receives from the sandbox what it opens', async () => {
    const pc = await newPc();
    const [check] = playSandboxRoutes;
    const ask = (body: unknown) =>
      check?.act({ services: domain.services, parameters: {}, body }) ?? Promise.resolve();
    expect(await ask({ token: await token(pc) })).toMatchObject({
      good: true,
      target: 'pc',
      id: pc.id,
    });
    expect(await ask({ token: 'p_x' })).toEqual({ good: false });
    expect(await refusalOf(ask({}))).toMatchObject({ status: 400 });
  });
});

describe('the link', () => {
  it('is the Play client for the customer’s system, and holds nothing that opens the machine', async () => {
    const pc = await newPc();
    await token(pc);
    const { link } = await domain.call('getPlayLinkForPc', pc.owner, {
      path: { product: 'tram', id: pc.id },
      query: { os: 'mac_chip_intel' },
    });
    expect(link).toBe('https://tram.example/play?os=mac_chip_intel');
  });

  it('is accessible only to the owner, while the machine is ready', async () => {
    const pc = await newPc();
    const ask = (account: AccountIdentity, product = 'tram') =>
      domain.call('getPlayLinkForPc', account, {
        path: { product, id: pc.id },
        query: { os: 'win' },
      });
    expect(await refusalOf(ask(await domain.customer()))).toMatchObject({ status: 404 });
    expect(await refusalOf(ask(pc.owner, 'khac'))).toMatchObject({ status: 404 });
    await domain.services.clock.advance(2 * 60 * minute);
    expect(await refusalOf(ask(pc.owner))).toMatchObject({ status: 409 });
    const cloud = await runningCloud(domain);
    const path = { product: 'tram', id: cloud.id };
    const call = { path, query: { os: 'win' as const } };
    await expect(domain.call('getPlayLinkForCloud', cloud.owner, call)).resolves.toEqual({
      link: 'https://tram.example/play?os=win',
    });
    expect(await refusalOf(domain.call('getPlayLinkForCloud', pc.owner, call))).toMatchObject({
      status: 404,
    });
  });
});
