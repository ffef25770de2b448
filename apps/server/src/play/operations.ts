import { createHash, timingSafeEqual } from 'node:crypto';
import type { PlayCredentials, PlayLink, PlayPlatform, PlayToken } from '@tram/api/types';
import { requiredAccount } from '../auth/authenticate.ts';
import { playTokens } from '../auth/limits.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';
import type { AccountIdentity, OperationHandlers, Services } from '../services.ts';
import {
  issuePlayToken,
  lockPlayMachine,
  type PlayMachine,
  type PlayMachineId,
  type PlayTarget,
  readPlayMachine,
} from './play-access.ts';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Whether two texts are the same, in a time that reveals neither where they differ nor how long they are. */
function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

interface PlayContext {
  readonly services: Services;
  readonly account: AccountIdentity | null;
  readonly origin: string;
  readonly parameters: { readonly path: { readonly product: string; readonly id: string } };
}

/** @throws Refusal 404 for another product than the one of this server */
function machineOf(context: PlayContext, target: PlayTarget): PlayMachineId {
  const { product, id: targetId } = context.parameters.path;
  if (product !== context.services.settings.runtimeConfig.slug) {
    throw new Refusal(404, 'Không tìm thấy sản phẩm này');
  }
  return { accountId: requiredAccount(context).id, target, targetId };
}

/** Compares both in any case, so that the time does not reveal which one is wrong. */
function mayEnter(machine: PlayMachine, given: PlayCredentials): boolean {
  const sameUser = isSameSecret(machine.user, given.basicauth_username.trim());
  const samePassword = isSameSecret(machine.password, given.basicauth_password.trim());
  return sameUser && samePassword;
}

async function getToken(
  context: PlayContext,
  target: PlayTarget,
  given: PlayCredentials,
): Promise<{ status: 200; body: PlayToken }> {
  const { services } = context;
  const id = machineOf(context, target);
  await readPlayMachine(services.database, id, services.clock.now());
  const attempt = { rule: playTokens, subject: id.accountId };
  await services.attempts.count(attempt);
  const token = await inOneTransaction(services, async (unit) => {
    const machine = await lockPlayMachine(unit, id);
    if (!mayEnter(machine, given)) {
      throw new Refusal(403, 'Tên đăng nhập hoặc mật khẩu Remote Desktop của máy không đúng');
    }
    return issuePlayToken(unit, id);
  });
  await services.attempts.giveBack(attempt);
  return { status: 200, body: { token } };
}

async function getLink(
  context: PlayContext,
  target: PlayTarget,
  os: PlayPlatform,
): Promise<{ status: 200; body: PlayLink }> {
  const { services, origin } = context;
  const id = machineOf(context, target);
  await readPlayMachine(services.database, id, services.clock.now());
  // The configuration allows a path of this origin as well.
  const link = new URL(services.settings.runtimeConfig.links.playClient, origin);
  link.searchParams.set('os', os);
  return { status: 200, body: { link: link.href } };
}

export const playOperations = {
  getPlayTokenForPc: (context) => getToken(context, 'pc', context.body),
  getPlayTokenForCloud: (context) => getToken(context, 'cloud', context.body),
  getPlayLinkForPc: (context) => getLink(context, 'pc', context.parameters.query.os),
  getPlayLinkForCloud: (context) => getLink(context, 'cloud', context.parameters.query.os),
} satisfies OperationHandlers;
