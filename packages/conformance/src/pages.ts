import type { OperationId } from '@tram/api/operations';
import type { CallInput } from './caller.ts';
import type { Visit } from './visit.ts';
import { numberAt, rowsOf, textAt } from './wire-values.ts';

/** Pages of a list that are read. */
const MOST_PAGES = 5;

/**
 * Reads a list page by page and compares its pages with their number.
 * @returns the rows of the pages that were read
 */
export async function readPages(
  visit: Visit,
  id: OperationId,
  given: CallInput = {},
): Promise<readonly unknown[]> {
  const { findings } = visit;
  const rows: unknown[] = [];
  /** Page by the id of its first row. */
  const firsts = new Map<string, number>();
  let total = 1;
  for (let page = 1; page <= Math.min(total + 1, MOST_PAGES); page += 1) {
    const answer = await visit.succeeds(id, withPage(given, page));
    if (answer === null) break;
    const found = rowsOf(answer.json);
    // A plain list is its only page, and says no number.
    if (Array.isArray(answer.json)) return found;
    total = numberAt(answer.json, 'total_page') ?? total;
    const first = textAt(found[0], '_id');
    const earlier = first === null ? undefined : firsts.get(first);
    if (page > total && found.length > 0) {
      findings.breaks(
        id,
        earlier === undefined
          ? `\`total_page\` is ${total}, but page ${page} has rows: customers cannot reach them`
          : `page ${page} of ${total} has the rows of page ${earlier}: \`page\` is not heeded`,
      );
      break;
    }
    if (page > total) break;
    if (found.length === 0 && !(page === 1 && total === 1)) {
      findings.breaks(id, `\`total_page\` is ${total}, but page ${page} is empty`);
      break;
    }
    if (earlier !== undefined) {
      findings.breaks(id, `page ${page} has the rows of page ${earlier}: \`page\` is not heeded`);
      break;
    }
    if (first !== null) firsts.set(first, page);
    rows.push(...found);
  }
  return rows;
}

export function withPage(given: CallInput, page: number): CallInput {
  return { ...given, query: { ...given.query, page } };
}
