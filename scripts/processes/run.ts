import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../root.ts';

export interface Outcome {
  readonly ok: boolean;
  /** Everything that the command printed, both streams in order. */
  readonly output: string;
  /** How long it took, in ms. */
  readonly duration: number;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Print the output as it arrives, besides collecting it. @default false */
  readonly live?: boolean;
}

/** The environment of every child: the project's own Node and tools before the machine's. */
export function childEnvironment(extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const bin = path.join(root, 'node_modules/.bin');
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`, ...extra };
}

/** Runs one command line to its end. A command that cannot be started counts as failed; its reason is in the output. */
export function run(command: string, options: RunOptions = {}): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: options.cwd ?? root,
      env: childEnvironment(options.env),
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      const text = chunk.toString();
      output += text;
      if (options.live === true) process.stdout.write(text);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      output += `${error.message}\n`;
    });
    child.on('close', (code) => {
      resolve({ ok: code === 0, output, duration: performance.now() - started });
    });
  });
}

/** `12.3 s` */
export function seconds(duration: number): string {
  return `${(duration / 1000).toFixed(1)} s`;
}
