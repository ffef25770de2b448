/** The server, as a process that the bench can ask for what is not on the wire: customers, memory, events. */
import { inOneTransaction } from '../src/database/unit-of-work.ts';
import { readSettings } from '../src/settings.ts';
import { startServer } from '../src/start-server.ts';
import { addCustomers, type SignedInCustomer } from '../src/testing/many-customers.ts';

/** What the bench asks. */
export type Question =
  | { readonly ask: 'customers'; readonly count: number }
  | { readonly ask: 'memory' }
  | { readonly ask: 'publish'; readonly to: readonly string[] };

/** What the process says: where it listens, and the answer to each question. */
export type Said =
  | { readonly said: 'ready'; readonly port: number }
  | { readonly said: 'customers'; readonly customers: readonly SignedInCustomer[] }
  | { readonly said: 'memory'; readonly heapUsed: number; readonly rss: number }
  | { readonly said: 'published' };

const settings = readSettings(process.env);
const server = await startServer(settings);
const { services } = server;

async function publish(to: readonly string[]): Promise<Said> {
  await inOneTransaction(services, async (unit) => {
    for (const accountId of to) {
      const result = { id: accountId, status: 'SUCCESS', message: 'PC đã sẵn sàng' } as const;
      services.events.publish(unit, accountId, 'boot_result', result);
    }
  });
  return { said: 'published' };
}

function memory(): Said {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { said: 'memory', heapUsed, rss };
}

async function answer(question: Question): Promise<Said> {
  if (question.ask === 'memory') return memory();
  if (question.ask === 'publish') return publish(question.to);
  const customers = await addCustomers(services, settings.tokenSecret ?? '', question.count);
  return { said: 'customers', customers };
}

process.on('message', (question: Question) => {
  void answer(question).then((said) => process.send?.(said));
});
process.once('SIGTERM', () => {
  void server.close().then(() => process.disconnect());
});
process.send?.({ said: 'ready', port: server.port } satisfies Said);
