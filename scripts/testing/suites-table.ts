import { markdownTable } from '../markdown-table.ts';
import { type Place, suites } from './suites.ts';

function placeName(place: Place): string {
  if (place === 'check') return '`npm test`, `npm run check`';
  return place === 'quick' ? '`npm test`' : `slice ${place}`;
}

/** The table of docs/testing.md: every suite, its place, what it takes and why it is there. */
export function suitesTable(): string {
  return markdownTable(
    ['suite', 'where', 'seconds', 'what it proves'],
    suites.map(({ name, place, seconds, why }) => [name, placeName(place), String(seconds), why]),
  );
}
