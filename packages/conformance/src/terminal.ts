import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Terminal } from './command.ts';

/** The terminal that the program was started in. */
export const terminal: Terminal = {
  print: (text) => void process.stdout.write(text),
  tell: (line) => void process.stderr.write(`${line}\n`),
  askSecret: (question) => ask(question, false),
  ask: (question) => ask(question, true),
};

async function ask(question: string, isShown: boolean): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const line = createInterface({
    input: process.stdin,
    output: isShown ? process.stderr : nowhere,
    terminal: true,
  });
  // Ctrl+C at the question ends the program, as it does everywhere else.
  line.once('SIGINT', () => process.exit(2));
  try {
    return await line.question('');
  } finally {
    line.close();
    if (!isShown) process.stderr.write('\n');
  }
}
