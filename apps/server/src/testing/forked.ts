/** A process of our own that is asked over Node's channel between parent and child: one question at a time, one answer each. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A forked process. */
export interface Forked<Question extends object, Said> {
  readonly process: ChildProcess;
  /** Sends a question and resolves with what the process says next. @throws when it ends instead */
  ask(question: Question): Promise<Said>;
  /** Resolves with what it says next. @throws when it ends instead */
  said(): Promise<Said>;
  /** Sends SIGTERM and waits until it has exited. */
  stop(): Promise<void>;
}

const endOf = ({ exitCode, signalCode }: ChildProcess) => exitCode ?? signalCode ?? 'unknown';

async function saidBy<Said>(child: ChildProcess): Promise<Said> {
  const ended = new AbortController();
  const answer = once(child, 'message', { signal: ended.signal });
  const end = once(child, 'exit', { signal: ended.signal });
  const first = await Promise.race([answer, end.then(() => null)]);
  // The other of the two is not waited for any more.
  answer.catch(() => null);
  end.catch(() => null);
  ended.abort();
  if (first === null) throw new Error(`the process ended (${endOf(child)})`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the process is our own, and sends nothing else
  return first[0] as Said;
}

/** Forks a file with these variables and the PATH alone, its garbage collector within reach. */
export function forkProcess<Question extends object, Said>(
  file: string,
  environment: Readonly<Record<string, string>> = {},
): Forked<Question, Said> {
  const child = fork(file, {
    execArgv: ['--expose-gc'],
    env: { PATH: process.env['PATH'], ...environment },
  });
  return {
    process: child,
    async ask(question) {
      if (!child.connected) throw new Error(`the process has ended (${endOf(child)})`);
      child.send(question);
      return saidBy(child);
    },
    said: () => saidBy(child),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
