/** Everything that the database holds of one customer: to see whether it changes, and whether an answer tells of it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../src/database/tables.ts';
import { isNode, type Node } from '../../src/http/contract-checks.ts';
import { rowsOf, tableNames } from '../generators/rows.ts';

/** A row with the table it stands in. */
interface StoredRow {
  readonly table: string;
  readonly row: Node;
  /** Its JSON, to be compared and searched. */
  readonly text: string;
}

/** What there is of a customer at one moment. */
export interface VictimData {
  /** Each row as `table {json}`, sorted. */
  readonly rows: readonly string[];
  /** Texts that no other customer's rows have: ids, names, passwords, addresses. */
  readonly secrets: ReadonlySet<string>;
}

/** Shorter texts could stand in an answer by chance. */
const leastLength = 6;

async function everyRow(database: Database): Promise<StoredRow[]> {
  const names = await tableNames(database);
  const all = await rowsOf(
    database,
    names
      .map((name) => `select '${name}' as name, to_jsonb(t)::text as row from "${name}" t`)
      .join(' union all '),
  );
  return all.map(({ name, row }) => {
    const text = String(row);
    const parsed: unknown = JSON.parse(text);
    return { table: String(name), row: isNode(parsed) ? parsed : {}, text };
  });
}

function contractText(): string {
  return readFileSync(fileURLToPath(import.meta.resolve('@tram/openapi/portal.yaml')), 'utf8');
}

/** Rows that name the account, rows that name one of those, and so on; with what a PC alone refers to. */
function belonging(all: readonly StoredRow[], keys: readonly string[]): Set<StoredRow> {
  const found = new Set<StoredRow>();
  let wanted = [...keys];
  while (wanted.length > 0) {
    const fresh = all.filter(
      (one) => !found.has(one) && wanted.some((key) => one.text.includes(key)),
    );
    for (const one of fresh) found.add(one);
    wanted = fresh.flatMap(({ row }) =>
      [row['id'], row['ssh_id'], row['vps_id']].filter((id) => typeof id === 'string'),
    );
  }
  return found;
}

/** The texts of a row, moments as the API writes them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [/^\d{4}-.*\+00:00$/.test(value) ? new Date(value).toISOString() : value];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/**
 * Looks at everything.
 * @param keys what names the customer: id, user name, e-mail address
 */
export async function readVictim(database: Database, keys: readonly string[]): Promise<VictimData> {
  const all = await everyRow(database);
  const own = belonging(all, keys);
  const others = new Set(all.filter((one) => !own.has(one)).flatMap(({ row }) => textsIn(row)));
  // Names of fields and of states are everybody's.
  const words = contractText();
  const secrets = [...own]
    .flatMap(({ row }) => textsIn(row))
    .filter((text) => text.length >= leastLength && !others.has(text) && !words.includes(text));
  return {
    rows: [...own].map(({ table, text }) => `${table} ${text}`).toSorted(),
    secrets: new Set(secrets),
  };
}
