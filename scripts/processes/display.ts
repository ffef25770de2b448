/** Processes that end with this one, and the X display that a browser without a screen draws on. */
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

export const xvfb = '/usr/bin/Xvfb';

/** How long a start may take, ms: a second on a machine with nothing else to do. */
export const startLimit = 60_000;
/** How long its processes may take to end, ms; then they are killed. */
const stopLimit = 10_000;

/**
 * Runs a command until its standard input ends, which it does with the parent process, also when that one is killed; then
 * everything in the process group gets a SIGTERM: the browser and its own processes are not children of the command.
 */
const untilInputEnds = '"$@" & read -r _; kill -TERM 0';

/** A command with all the processes that it starts. */
export interface Running {
  /** File descriptor 3 of the command. */
  readonly answer: Readable;
  /** What it has printed so far. */
  output(): string;
  /** Ends all of them, and waits until they have exited. */
  stop(): Promise<void>;
}

/** Starts a command that ends with this process, however this one ends. @param env beside that of this process */
export function startTogether(
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): Running {
  const child = spawn('/bin/sh', ['-c', untilInputEnds, 'sh', ...command], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.once('error', (error) => (output += error.message));
  // Not before the last process that inherited its output has ended.
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const answer = child.stdio[3];
  if (answer === null || answer === undefined || !('read' in answer)) {
    throw new Error('A process was started without its file descriptor 3.');
  }
  return {
    answer,
    output: () => output,
    async stop() {
      const timer = setTimeout(() => {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      }, stopLimit);
      child.stdin.end();
      await ended;
      clearTimeout(timer);
    },
  };
}

/**
 * Opens an X display that nobody sees.
 * @param size `1600x1200`, px
 * @returns with its `name`, for `DISPLAY`
 * @throws with what Xvfb printed where it does not open in time
 */
export async function openDisplay(size: string): Promise<Running & { readonly name: string }> {
  const screen = ['-screen', '0', `${size}x24`];
  const running = startTogether([xvfb, '-displayfd', '3', ...screen, '-nolisten', 'tcp'], {});
  const name = await new Promise<string | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), startLimit);
    const answered = (found: string | null) => {
      clearTimeout(timer);
      resolve(found);
    };
    running.answer.once('data', (chunk: Buffer) => answered(`:${chunk.toString().trim()}`));
    running.answer.once('end', () => answered(null));
  });
  if (name !== null) return { ...running, name };
  await running.stop();
  throw new Error(`No X display was opened.\n${running.output()}`);
}
