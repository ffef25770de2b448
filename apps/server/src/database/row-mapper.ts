/**
 * Turns the rows of a query into what it selects, as Drizzle does, by a plan that is made once: Drizzle itself finds out for
 * every value anew where it belongs and what kind of thing reads it.
 */
import { Column, getTableName, is, SQL } from 'drizzle-orm';

/** Reads what the driver gives. */
interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

/** A column of a query, as Drizzle keeps it. */
interface SelectedField {
  /** Where it goes: its name, or its group and its name in there. */
  readonly path: readonly string[];
  readonly field: unknown;
}

interface PlannedColumn {
  readonly group: string | null;
  readonly name: string;
  /** Null for what is taken as the driver gives it. */
  readonly decoder: Decoder | null;
}

export type RowMapper = (rows: readonly (readonly unknown[])[]) => Record<string, unknown>[];

const asGiven: unknown = Reflect.get(Column.prototype, 'mapFromDriverValue');

/**
 * Plans how the rows of a query are read.
 * @param notNullable tables, by name, that a join always finds; a group of any other table is null where it was not found.
 *   Undefined for a query without joins
 * @returns null when a query has something that only Drizzle knows to read
 */
export function planRows(
  fields: readonly SelectedField[],
  notNullable: Readonly<Record<string, boolean>> | undefined,
): RowMapper | null {
  const columns: PlannedColumn[] = [];
  for (const { path, field } of fields) {
    const [first, second] = path;
    if (first === undefined || path.length > 2) return null;
    const decoder = decoderOf(field);
    if (decoder === null) return null;
    columns.push({
      group: second === undefined ? null : first,
      name: second ?? first,
      decoder: decoder.mapFromDriverValue === asGiven ? null : decoder,
    });
  }
  const optional = notNullable === undefined ? [] : optionalGroups(fields, notNullable);
  return (rows) =>
    rows.map((row) => {
      const result: Record<string, unknown> = {};
      let group: Record<string, unknown> = result;
      let groupName: string | null = null;
      for (let index = 0; index < columns.length; index += 1) {
        const column = columns[index];
        if (column === undefined) continue;
        if (column.group !== groupName) {
          groupName = column.group;
          group = groupName === null ? result : groupIn(result, groupName);
        }
        const value = row[index];
        group[column.name] =
          value === null || column.decoder === null
            ? value
            : column.decoder.mapFromDriverValue(value);
      }
      for (const { name, first } of optional) if (row[first] === null) result[name] = null;
      return result;
    });
}

function groupIn(result: Record<string, unknown>, name: string): Record<string, unknown> {
  const known = result[name];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made below, and nothing else is kept by the name of a group
  if (known !== undefined) return known as Record<string, unknown>;
  const made: Record<string, unknown> = {};
  result[name] = made;
  return made;
}

function decoderOf(field: unknown): Decoder | null {
  if (is(field, Column)) return field;
  const decoder: unknown =
    is(field, SQL) || is(field, SQL.Aliased)
      ? Reflect.get(is(field, SQL) ? field : field.sql, 'decoder')
      : null;
  return isDecoder(decoder) ? decoder : null;
}

function isDecoder(value: unknown): value is Decoder {
  return typeof value === 'object' && value !== null && 'mapFromDriverValue' in value;
}

/**
 * The groups that are null as a whole where the first of their columns is: those whose columns are all of one table, which a
 * join may not have found.
 */
function optionalGroups(
  fields: readonly SelectedField[],
  notNullable: Readonly<Record<string, boolean>>,
): { name: string; first: number }[] {
  const groups = new Map<string, { first: number; tables: Set<string> }>();
  for (const [index, { path, field }] of fields.entries()) {
    const [name, inner] = path;
    if (name === undefined || inner === undefined || !is(field, Column)) continue;
    const group = groups.get(name) ?? { first: index, tables: new Set() };
    groups.set(name, group);
    group.tables.add(getTableName(field.table));
  }
  return [...groups].flatMap(([name, { first, tables }]) => {
    const [table, ...others] = tables;
    const isOptional = table !== undefined && others.length === 0 && notNullable[table] !== true;
    return isOptional ? [{ name, first }] : [];
  });
}
