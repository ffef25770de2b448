import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { installStarter, type Starter, starterFolder } from '../../../scripts/packed/starter.ts';
import { freePort } from '../../../scripts/processes/free-port.ts';
import { childEnvironment, run } from '../../../scripts/processes/run.ts';
import { complaintsOf } from '../page-faults.ts';

export interface OpenOptions {
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  /** @default true */
  readonly scripts?: boolean;
}

/** A starter that was copied elsewhere, installed, built and started. */
export interface BuiltStarter {
  readonly origin: string;
  /** A new page in a browser profile of its own, with what it complains about. */
  open(place: string, options?: OpenOptions): Promise<{ page: Page; said: readonly string[] }>;
  close(): Promise<void>;
}

/** What is no part of a starter, when somebody has started it in its own folder. */
const notCopied = new Set(['node_modules', '.next', 'dist', 'next-env.d.ts']);

/**
 * Does with a starter what its README says, in a copy outside the repository, and starts a Chromium.
 * @param steps scripts of its package.json that have to pass before it is started
 * @param env settings of the starter
 * @throws Error with its output where a step fails
 */
export async function builtStarter(
  starter: Starter,
  steps: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<BuiltStarter> {
  const folder = mkdtempSync(path.join(tmpdir(), `tram-${starter}-`));
  cpSync(starterFolder(starter), folder, {
    recursive: true,
    filter: (source) => !notCopied.has(path.basename(source)),
  });
  installStarter(folder);
  // Vitest's own NODE_ENV would make libraries take themselves for those of development.
  const settings = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env };
  for (const step of steps) {
    const { ok, output } = await run(`npm run ${step}`, { cwd: folder, env: settings });
    if (!ok) throw new Error(`${starter}: npm run ${step} failed.\n${output}`);
  }
  const server = await started(folder, settings);
  const browser: Browser = await chromium.launch({
    executablePath: process.env['TRAM_CHROMIUM'] ?? '/usr/bin/chromium',
  });
  return {
    origin: server.origin,
    async open(place, { width = 1200, scheme = 'light', scripts = true } = {}) {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        colorScheme: scheme,
        javaScriptEnabled: scripts,
        locale: 'vi-VN',
        timezoneId: 'Asia/Ho_Chi_Minh',
      });
      const page = await context.newPage();
      const said = complaintsOf(page);
      await page.goto(server.origin + place);
      return { page, said };
    },
    async close() {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs `npm start` on a free port until it answers. */
async function started(folder: string, env: Readonly<Record<string, string>>) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // A process group of its own, so that npm does not outlive what it has started, or the other way round.
  const child = spawn('npm', ['start', '--', '--port', String(port)], {
    cwd: folder,
    env: childEnvironment(env),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`npm start ended in ${folder}.\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    async stop() {
      if (child.pid !== undefined) process.kill(-child.pid);
      await ended;
    },
  };
}

async function answers(origin: string): Promise<boolean> {
  try {
    await fetch(origin);
    return true;
  } catch {
    return false;
  }
}
