import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root.ts';
import { freePort } from './free-port.ts';
import { childEnvironment } from './run.ts';

export interface ProductOptions {
  /** More settings for the server, over the ones made here. */
  readonly env?: Readonly<Record<string, string>>;
  /** A folder to keep the data in; a temporary one is made, and removed at the end, where none is named. */
  readonly dataDir?: string;
  /** The data of a product that has been stopped (`makeProductTemplate`): this one begins with a copy of them. */
  readonly template?: string;
  /** A port to listen on; a free one is found where none is named. */
  readonly port?: number;
  /** Ctrl-C reaches only the parent process, which then ends it. @default false */
  readonly ownGroup?: boolean;
}

export interface Product {
  /** `http://127.0.0.1:…` */
  readonly origin: string;
  readonly port: number;
  readonly dataDir: string;
  readonly pid: number | undefined;
  /** Resolves when it has exited, for any reason. */
  readonly ended: Promise<void>;
  /** Everything that the server has printed so far. */
  output(): string;
  /** Ends the server (SIGTERM by default) and waits until it has exited. The data are kept. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Ends the server and removes its data. */
  remove(): Promise<void>;
}

/** How long a product may take from its start to `GET /healthz` answering 200, ms: ten seconds of one core, on a machine however busy. */
const startLimit = 180_000;

/**
 * Starts the product as a customer uses it: the real server with the built portal, in a separate process.
 * @throws with the server's output where it exits or does not get ready in time
 */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'tram-product-'));
  if (options.template !== undefined) cpSync(options.template, dataDir, { recursive: true });
  const origin = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(
    process.execPath,
    [path.join(root, 'apps/server/src/main.ts')],
    {
      cwd: root,
      env: childEnvironment({
        PORT: String(port),
        HOST: '127.0.0.1',
        TRAM_DATA_DIR: dataDir,
        TRAM_MODE: 'sandbox',
        ...options.env,
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: options.ownGroup === true,
    },
  );
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let over = false;
  void ended.then(() => (over = true));

  const product: Product = {
    origin,
    port,
    dataDir,
    pid: child.pid,
    ended,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      if (!over) child.kill(signal);
      await ended;
    },
    async remove() {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };

  try {
    await untilReady(product, () => over);
  } catch (error) {
    // A folder that was created here is not used elsewhere.
    if (options.dataDir === undefined) await product.remove();
    throw error;
  }
  return product;
}

/** @throws with the server's output where it exits or does not get ready in time */
async function untilReady(product: Product, isOver: () => boolean): Promise<void> {
  const limit = performance.now() + startLimit;
  for (;;) {
    const answer = await fetch(`${product.origin}/healthz`).catch(() => null);
    if (answer?.ok === true) return;
    if (isOver()) {
      throw new Error(`The product ended instead of getting ready:\n${product.output()}`);
    }
    if (performance.now() > limit) {
      await product.stop('SIGKILL');
      throw new Error(`The product was not ready after ${startLimit} ms:\n${product.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The data of a product after its first start: made, migrated and seeded. */
export interface ProductTemplate {
  readonly dataDir: string;
  readonly remove: () => void;
}

/** Starts a product to create its data: one that begins with a copy of them starts in a fifth of the time. */
export async function makeProductTemplate(
  env: Readonly<Record<string, string>> = {},
): Promise<ProductTemplate> {
  const product = await startProduct({ env });
  await product.stop();
  const { dataDir } = product;
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
