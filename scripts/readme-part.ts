import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './processes/run.ts';
import { root } from './root.ts';

const file = path.join(root, 'README.md');

const marksOf = (part: string) =>
  new RegExp(`(<!-- ${part}:begin -->\\n)[\\s\\S]*?(<!-- ${part}:end -->)`);

/** @throws in one line where README.md lacks the marks of this part: for what is long to measure, before it is measured */
export function findInReadme(part: string): void {
  if (!marksOf(part).test(readFileSync(file, 'utf8'))) {
    throw new Error(`README.md lacks the marks ${part}:begin and ${part}:end.`);
  }
}

/**
 * Replaces what is between the marks of a part of README.md, and formats the file.
 * @throws where it lacks the marks, or cannot be formatted
 */
export async function writeIntoReadme(part: string, text: string): Promise<void> {
  findInReadme(part);
  const before = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    before.replace(marksOf(part), (_, begin: string, end: string) => `${begin}\n${text}\n\n${end}`),
  );
  const formatted = await run('oxfmt README.md');
  if (!formatted.ok) throw new Error(`README.md could not be formatted.\n${formatted.output}`);
}
