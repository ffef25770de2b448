import { type Operation, type OperationId, operationIds, operations } from '@tram/api/operations';
import type { CallInput } from './caller.ts';
import { LEAST_RECHARGE } from './reads.ts';
import { anyRefusal, type Visit } from './visit.ts';

/** An id that no record has. */
const nobody = 'f00000000000000000000000';

/** The input of a call of an unknown record: every part of its path is an unknown id. */
function ofNobody(id: OperationId): CallInput {
  const names = [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return { path: Object.fromEntries(names.map((name) => [name, nobody])) };
}

const isRead = (operation: Operation) =>
  operation.method === 'GET' && operation.sideEffect !== true;
const needsToken = (operation: Operation) =>
  operation.public !== true && operation.tokenOptional !== true;

/** A call that may be refused without anything being done if it is not. */
const harmless = operationIds.filter((id) => isRead(operations[id]));

/** The calls that change something. */
export const effectiveCalls = operationIds.filter(
  (id) => !isRead(operations[id]) && id !== 'login',
);

/** Reads that are made without a token, with a wrong one, and of things that are not there; and logins that are wrong. */
export async function readRefusals(visit: Visit): Promise<void> {
  for (const id of harmless.filter((one) => needsToken(operations[one]))) {
    await refusesStrangers(visit, id);
    if (namesOneThing(id)) {
      const isFile = id.startsWith('download');
      // A list of an unknown record may also be empty.
      const statuses = isFile ? anyRefusal : [...anyRefusal, 200];
      await visit.isRefused(id, 'of an unknown id', { given: ofNobody(id), statuses });
    }
  }
  await visit.isRefused('login', 'with an empty body', {
    given: { body: {} },
    options: { token: null },
    statuses: [...anyRefusal, 401],
  });
  await visit.isRefused('login', 'of an unknown user', {
    given: { body: { username: `nobody-${Date.now()}`, password: 'khong-dung' } },
    options: { token: null },
    statuses: [...anyRefusal, 401],
  });
}

/** Writes without a token, of unknown things, and with bodies in which everything is missing: none of them can do anything. */
export async function writeRefusals(visit: Visit): Promise<void> {
  for (const id of effectiveCalls) {
    const operation: Operation = operations[id];
    if (needsToken(operation)) await refusesStrangers(visit, id);
    if (id === 'requestOtp') continue;
    await visit.isRefused(
      id,
      operation.body === undefined ? 'of an unknown id' : 'of an empty body',
      {
        given: operation.body === undefined ? ofNobody(id) : { ...ofNobody(id), body: {} },
        statuses: anyRefusal,
      },
    );
  }
}

async function refusesStrangers(visit: Visit, id: OperationId): Promise<void> {
  const { path } = operations[id];
  const given = id === 'listBanks' ? { query: { money: LEAST_RECHARGE } } : ofNobody(id);
  // A 401 tells the portal that a session has ended. An incomplete request may be refused for that first; one that is
  // answered with 404 has passed the check of the token.
  const isWhole = isRead(operations[id]) && !path.includes('{');
  const statuses = isWhole ? [401] : [401, 400, 403, 422];
  for (const [when, token] of [
    ['without a token', null],
    ['with a wrong token', 'khong.phai.token'],
  ] as const) {
    await visit.isRefused(id, when, { given, options: { token }, statuses });
  }
}

/** Whether a read is of the single record that its path names. */
function namesOneThing(id: OperationId): boolean {
  return operations[id].path.includes('{') && !operations[id].path.startsWith('/play-');
}
