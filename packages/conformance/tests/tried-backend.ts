import { createLiteralBackend, type LiteralBackend } from '@tram/example-literal-backend';
import type { Row } from '../src/findings.ts';
import type { Settled } from '../src/options.ts';
import type { Report } from '../src/report.ts';
import { run } from '../src/run.ts';

/** Password of the accounts that the literal backend has from the start. */
export const password = 'tram-demo-2026';

/** Origin of the portal. */
export const portal = 'https://portal.example';

/** A backend that lets the portal in and whose machines are ready at once; it goes with the test. */
export async function startedBackend(): Promise<LiteralBackend & AsyncDisposable> {
  const backend = await createLiteralBackend({ allowedOrigin: portal, readyMs: 0 });
  return { ...backend, [Symbol.asyncDispose]: () => backend.close() };
}

/** What an operator gives. */
function settings(url: string, changes: Partial<Settled> = {}): Settled {
  return {
    apiBase: `${url}/api`,
    user: 'demo',
    origin: portal,
    socketPath: '/socket.io',
    slug: 'tram',
    write: false,
    spend: 0,
    waitMs: 20_000,
    jsonFile: null,
    ...changes,
  };
}

/** Tries the backend at an address. @param code the one-time code that the operator types */
export function tried(
  url: string,
  changes: Partial<Settled> = {},
  code: () => string | null | Promise<string | null> = () => null,
): Promise<Report> {
  return run(settings(url, changes), password, {
    log: () => {},
    askCode: async () => code(),
  });
}

/** Names of the rows that came out so. */
export function named(report: Report, verdict: Row['verdict']): readonly string[] {
  return report.rows.filter((row) => row.verdict === verdict).map(({ name }) => name);
}

/** @throws where there is no such row */
export function rowOf(report: Report, name: string): Row {
  const row = report.rows.find((one) => one.name === name);
  if (row === undefined) throw new Error(`no row ${name}`);
  return row;
}
