/** The program as an operator gets it: packed, installed by npm outside the workspace, started by its name. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, expect, test } from 'vitest';
import { type PackedProject, packedProject } from '../../../scripts/packed/packed-project.ts';
import { brokenLinks } from '../../../scripts/packed/pages.ts';
import { password, startedBackend } from './tried-backend.ts';

let project: PackedProject;
beforeAll(() => {
  project = packedProject(['packages/api', 'packages/conformance'], []);
  return () => rmSync(project.folder, { recursive: true, force: true });
});

/** Starts the installed program. */
function started(args: readonly string[]): Promise<{ code: number | null; printed: string }> {
  const program = path.join(project.folder, 'node_modules', '.bin', 'tram-conformance');
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: project.folder,
      env: { ...process.env, TRAM_PASSWORD: password },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, printed }));
  });
}

test('publint has nothing to say', async () => {
  const tarball = new Uint8Array(readFileSync(project.tarballs[1] ?? '')).buffer;
  const { messages } = await publint({ pack: { tarball }, strict: true });
  const manifest: Record<string, unknown> = JSON.parse(
    readFileSync(path.join(project.folder, 'node_modules/@tram/conformance/package.json'), 'utf8'),
  );
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});

test('no link of its pages is broken', () => {
  expect(brokenLinks(path.join(project.folder, 'node_modules/@tram/conformance'))).toEqual([]);
});

test('it says how it is used, and ends', async () => {
  const { code, printed } = await started(['--help']);
  expect(code).toBe(0);
  expect(printed).toContain('tram-conformance --api URL --user NAME');
});

test('it tries a backend without the repository', async () => {
  await using backend = await startedBackend();
  const { code, printed } = await started(['--api', `${backend.url}/api`, '--user', 'demo']);
  expect(code).toBe(0);
  expect(printed).toContain(`61 calls of ${backend.url}/api`);
});
