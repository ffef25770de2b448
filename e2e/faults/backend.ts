import { type Fields, recordsIn } from '../api-reads.ts';
import type { Sandbox } from '../sandbox.ts';
import { addressOf } from '../screens.ts';
import { sessionOf } from '../session.ts';
import { expect } from './test.ts';

/** The server beside the page: its data, and what a test creates before it begins. */
export interface Backend {
  readonly sandbox: Sandbox;
  /** An address with its placeholders filled in (`e2e/screens.ts`). */
  address(path: string): Promise<string>;
  /** Calls the API as the customer of the test. @throws where it is refused */
  call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Fields>;
  /** The rows of a list, its first page. */
  rows(path: string): Promise<readonly Fields[]>;
  /** How many rows a list has on all of its pages. */
  count(path: string): Promise<number>;
  balance(): Promise<number>;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The backend as this customer sees it. */
export async function backendOf(
  origin: string,
  username: 'demo' | 'new-customer',
  sandbox: Sandbox,
): Promise<Backend> {
  const { jwt } = await sessionOf(origin, username);
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const call: Backend['call'] = async (...request) => {
    const answer = await ask(...request);
    if (!isFields(answer)) throw new Error(`${request[1]} answered no record.`);
    return answer;
  };
  return {
    sandbox,
    call,
    address: (path) => addressOf({ name: path, path, as: username }, origin),
    async rows(path) {
      const answer = await ask('GET', path);
      if (Array.isArray(answer)) return answer.filter(isFields);
      return isFields(answer) ? recordsIn(answer, 'data') : [];
    },
    async count(path) {
      let count = 0;
      for (let page = 1; ; page += 1) {
        const list = await call('GET', `${path}${path.includes('?') ? '&' : '?'}page=${page}`);
        count += recordsIn(list, 'data').length;
        if (page >= Number(list['total_page'])) return count;
      }
    },
    async balance() {
      return Number((await call('GET', '/accounts/me'))['balance']);
    },
  };
}

/** Makes a PC that is not rented. */
export async function makePc(backend: Backend, name: string): Promise<string> {
  const offer = (await backend.rows('/packages')).find((one) => one['name'] === 'G1080');
  const made = await backend.call('POST', '/images', { name, id_package: offer?.['_id'] });
  return String(made['_id']);
}

/** The state of a cloud machine for a test. */
export interface CloudMachine {
  readonly name: string;
  readonly running?: boolean;
  readonly backedUp?: boolean;
}

/** Rents a cloud machine and brings it into the state in which a test begins. @returns its id */
export async function makeCloudMachine(
  backend: Backend,
  { name, running = false, backedUp = false }: CloudMachine,
): Promise<string> {
  const offers = (await backend.rows('/image-cloud?page=1')).flatMap((one) =>
    recordsIn(one, 'cloud'),
  );
  const offer = offers.find((one) => one['name'] === 'Game Nặng');
  const made = await backend.call('POST', '/image-cloud', { cloud: offer?.['_id'], name });
  const id = String(made['_id']);
  const becomes = async (is: (machine: Fields) => boolean) => {
    const found = async () =>
      (await backend.rows('/image-cloud?page=1')).some((one) => one['_id'] === id && is(one));
    await expect.poll(found, { timeout: 60_000 }).toBe(true);
  };
  await becomes((one) => one['is_creating'] === false && one['response_data'] !== null);
  if (backedUp) {
    await backend.call('GET', `/image-cloud/backup-vm/${id}`);
    await becomes((one) => one['backup_response_data'] !== null && one['operation'] === null);
  }
  if (running) {
    await backend.call('GET', `/image-cloud/start/${id}`);
    await becomes((one) => one['is_running'] === true && one['operation'] === null);
  }
  return id;
}

/** The seeded ready PC, as a request for one of its internet routes names it. */
export async function routeRequest(
  backend: Backend,
  kind: 'router' | 'router_xoay',
): Promise<object> {
  const pc = (await backend.rows('/images?page=1')).find((one) => one['is_installed'] === 1);
  const [ssh] = recordsIn(pc ?? {}, 'ssh');
  const routes = ssh?.[kind];
  const wan: unknown = Array.isArray(routes) ? routes[0] : undefined;
  return {
    int_ip_address: pc?.['int_ip_address'],
    wan,
    ssh_id: ssh?.['_id'],
    image_id: pc?.['_id'],
  };
}
