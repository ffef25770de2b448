import { readRows } from '@tram/api/pages';
import type { Image } from '@tram/api/types';
import { pcImageStatusOf } from '@tram/machines/pc-image/rules';
import { spokenTimeLeft, timeOf } from '@tram/machines/rules';
import { refusal } from './refusal.ts';
import type { Run } from './run.ts';
import { words } from './words.vi.ts';

/** Prints the customer's PCs, and how long they can be used. @throws Ending when they cannot be read */
export async function list({ api, clock, terminal, stop }: Run): Promise<void> {
  const images = await readRows((page) => api.listImages({ query: { page } }, { signal: stop }));
  stop.throwIfAborted();
  if (!images.ok) throw refusal(words.rent.pcsFailed, images.error);
  if (images.value.length === 0) {
    terminal.say(words.list.none);
    return;
  }
  const rows = [words.list.heads, ...images.value.map((image) => rowOf(image, clock.now()))];
  const widths = words.list.heads.map((_, column) =>
    Math.max(...rows.map((row) => lettersOf(row[column]))),
  );
  for (const row of rows) {
    const cells = row.map(
      (cell, column) => cell + ' '.repeat((widths[column] ?? 0) - lettersOf(cell)),
    );
    terminal.say(cells.join('  ').trimEnd());
  }
}

function rowOf(image: Image, now: number): readonly string[] {
  const status = pcImageStatusOf(image);
  const end = status === 'ready' ? timeOf(image.estimate_used) : null;
  const left = end === null ? null : spokenTimeLeft(end, now);
  const isOver = end !== null && left === null;
  return [
    image.name,
    image.package.name,
    words.list.statuses[isOver ? 'ending' : status],
    left === null ? '' : words.left(left),
  ];
}

/** Vietnamese letters with their marks are one column each, however they are written. */
function lettersOf(text = ''): number {
  return text.normalize('NFC').length;
}
