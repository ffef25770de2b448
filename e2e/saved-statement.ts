import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { expect } from './test.ts';

/** A statement saved as a file. */
export interface SavedStatement {
  /** What each payment is for, oldest first. */
  readonly payments: readonly string[];
  /** The balance at the end, VND. */
  readonly closing: number;
}

/** Reads a saved statement, and checks that every line adds up to the balance after it. */
export async function readSavedStatement(download: Download): Promise<SavedStatement> {
  const file = await readFile(await download.path(), 'utf8');
  expect(file.startsWith('\uFEFF')).toBe(true);
  const [, opening, ...lines] = file
    .slice(1)
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => line.split(';'));
  const closing = lines.pop();
  let balance = Number(opening?.[4]);
  for (const [, , added, taken, after] of lines) {
    balance += Number(added) - Number(taken);
    expect(Number(after)).toBe(balance);
  }
  expect(Number(closing?.[4])).toBe(balance);
  return { payments: lines.map(([, what = '']) => what), closing: balance };
}
