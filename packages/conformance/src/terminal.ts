import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Terminal } from './command.ts';

export const terminal: Terminal = {
  print: (text) => void process.stdout.write(text),
  log: (line) => void process.stderr.write(`${line}\n`),
  askSecret: (question) => ask(question, false),
  ask: (question, stop) => ask(question, true, stop),
  interruption() {
    const controller = new AbortController();
    process.once('SIGINT', () => controller.abort());
    return controller.signal;
  },
};

async function ask(
  question: string,
  isShown: boolean,
  signal?: AbortSignal,
): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const line = createInterface({
    input: process.stdin,
    output: isShown ? process.stderr : nowhere,
    terminal: true,
  });
  // During a question Ctrl+C is a key: it has its usual effect.
  line.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return await line.question('', { signal });
  } finally {
    line.close();
    if (!isShown) process.stderr.write('\n');
  }
}
