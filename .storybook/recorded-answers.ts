/** Global setup of the tests in front of other backends: what the reference server answers to its demo customer, unchanged. */
import { type OperationId, operations } from '@tram/api/operations';
import type { TestProject } from 'vitest/node';
import { addressOf, screens } from '../e2e/screens.ts';
import { startProduct } from '../scripts/processes/product.ts';
import { signInOverApi } from '../scripts/processes/session.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers by operation; none but with `TRAM_THOROUGH=1`, since a server has to be started for them. */
    recorded: Readonly<Record<string, unknown>>;
    /** The dialogs over the screens of that customer, and the statement, for the records that exist. */
    dialogs: readonly OpenDialog[];
  }
}

interface OpenDialog {
  readonly name: string;
  readonly address: string;
}

const lists = [
  'getMyAccount',
  'listImages',
  'listOrders',
  'listComputerConfigs',
  'listVpsOrders',
  'listCloudPackages',
  'listCloudImages',
  'listRecharges',
  'listLogs',
  'listUserGuides',
] as const satisfies readonly OperationId[];

/** The id of the first row of a page. @throws where the seed has none */
function firstId(page: unknown): string {
  const { data }: { data?: unknown } = Object(page);
  const id: unknown = Array.isArray(data) ? Reflect.get(Object(data[0]), '_id') : undefined;
  if (typeof id !== 'string') throw new Error('The seed has no row to read the history of.');
  return id;
}

async function record(origin: string): Promise<Readonly<Record<string, unknown>>> {
  const { jwt } = await signInOverApi(origin, 'demo');
  const read = async (id: OperationId, inPath = ''): Promise<unknown> => {
    const path = operations[id].path.replace(/\{\w+\}/, inPath);
    const answer = await fetch(`${origin}/api${path}`, {
      headers: { authorization: `Bearer ${jwt}` },
    });
    if (!answer.ok) throw new Error(`${id}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const recorded: Record<string, unknown> = {};
  for (const id of lists) recorded[id] = await read(id);
  for (const [history, list] of [
    ['listOrderHistory', 'listOrders'],
    ['listCloudImageHistory', 'listCloudImages'],
  ] as const) {
    recorded[history] = await read(history, firstId(recorded[list]));
  }
  return recorded;
}

export async function setup(project: TestProject): Promise<void> {
  if (process.env['TRAM_THOROUGH'] !== '1') {
    project.provide('recorded', {});
    project.provide('dialogs', []);
    return;
  }
  const product = await startProduct({ env: { TRAM_LOG_LEVEL: 'fatal' } });
  try {
    const dialogs: OpenDialog[] = [];
    for (const screen of screens.filter(
      ({ as, dialog, name }) => as === 'demo' && (dialog !== undefined || name === 'statement'),
    )) {
      dialogs.push({ name: screen.name, address: await addressOf(screen, product.origin) });
    }
    project.provide('dialogs', dialogs);
    // Afterwards: one of them is about a top-up that is requested now.
    project.provide('recorded', await record(product.origin));
  } finally {
    await product.remove();
  }
}
