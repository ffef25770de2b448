import path from 'node:path';
import { type Child, startChild } from './child.ts';
import type { DatabaseSettings } from './test-settings.ts';
import { call, type TestAnswer, type TestRequest, textField } from './test-server.ts';

const main = path.join(import.meta.dirname, '../main.ts');
/** The password of the seeded accounts. */
const password = 'tram-demo-2026';

/** The real program in a process of its own, on a port of its own. */
export interface ServerInstance {
  readonly origin: string;
  readonly process: Child;
  call(path: string, request?: TestRequest): Promise<TestAnswer>;
  /** Signs a seeded account in. */
  tokenOf(username: string): Promise<string>;
}

/** Begins to start the program; `ready` resolves when it answers and rejects when it ends before. */
export function launchInstance(
  { dataDir, databaseUrl }: DatabaseSettings,
  settings: Readonly<Record<string, string>> = {},
): { process: Child; ready: Promise<ServerInstance> } {
  const child = startChild(main, [], {
    PORT: '0',
    TRAM_DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    TRAM_PORTAL_DIR: path.join(dataDir, 'no-portal'),
    TRAM_LOG_LEVEL: 'error',
    TRAM_RATE_LIMITS: '0',
    ...settings,
  });
  const ready = child.line('  portal').then((line): ServerInstance => {
    const origin = line.replace('  portal', '').trim();
    const callInstance = (address: string, request?: TestRequest) =>
      call(`${origin}${address}`, request);
    return {
      origin,
      process: child,
      call: callInstance,
      async tokenOf(username) {
        const answer = await callInstance('/api/auth/login', { body: { username, password } });
        return textField(answer.json, 'jwt');
      },
    };
  });
  return { process: child, ready };
}
