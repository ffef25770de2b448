import { sql } from 'drizzle-orm';
import { recharges } from '../database/schema/money.ts';
import type { Database } from '../database/tables.ts';
import { contentLength } from '../recharges/request-recharge.ts';

/** How many letters and digits of a text are searched: banks pass on some two hundred. */
const longestText = 500;

/** What every bank leaves of a text: capitals and digits, without accents, spaces and punctuation. */
function bare(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, longestText);
}

/**
 * Every transfer content that a text may hold. Banks change case, put words before and after (`MBVCB.3278…`, `CT tu …`),
 * glue those to the content and break it with spaces, dots or hyphens; so each run of letters and digits of a content's
 * length is one.
 */
function possibleContents(text: string): ReadonlySet<string> {
  const letters = bare(text);
  const found = new Set<string>();
  for (let start = 0; start + contentLength.least <= letters.length; start += 1) {
    const most = Math.min(contentLength.most, letters.length - start);
    for (let length = contentLength.least; length <= most; length += 1) {
      found.add(letters.slice(start, start + length));
    }
  }
  return found;
}

/**
 * The recharge that the texts of a transfer name, whatever its status.
 * @returns its id; null when they name none, or more than one
 */
export async function findNamedRecharge(
  database: Database,
  texts: readonly string[],
): Promise<string | null> {
  const contents = [...new Set(texts.flatMap((text) => [...possibleContents(text)]))];
  if (contents.length === 0) return null;
  const named = await database
    .select({ id: recharges.id })
    .from(recharges)
    .where(sql`${recharges.content} = any(${sql.param(contents)}::text[])`)
    .limit(2);
  const [only, another] = named;
  return only === undefined || another !== undefined ? null : only.id;
}
