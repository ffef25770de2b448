import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of a build that was made of the present sources, for this run alone. */
    builtPortal: string;
  }
}

const run = promisify(execFile);

/**
 * Builds the portal once for all tests of a run, so that none of them tests an old one. In a process of its own: the test
 * runner's environment would make it a development build.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const out = await mkdtemp(path.join(tmpdir(), 'portal-build-'));
  const script = path.join(import.meta.dirname, '../../scripts/build.ts');
  await run(process.execPath, [script, out], { env: { ...process.env, NODE_ENV: 'production' } });
  project.provide('builtPortal', out);
  return () => rm(out, { recursive: true, force: true });
}
