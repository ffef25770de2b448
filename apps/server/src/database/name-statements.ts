/** Prepared statements for a PostgreSQL: a statement with a name is parsed and planned once in each connection. */

const preparable = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Marks a statement that is planned anew each time, with its values: which index serves a part of a text depends on its letters, and
 * a plan for any text would be one that takes none.
 */
export const plannedWithValues = '/* planned with its values */';

/** Whether a statement is planned once and executed often. */
export function isPreparable(text: string): boolean {
  return preparable.test(text) && !text.includes(plannedWithValues);
}

/** How many statements get a name. A connection keeps them all, so texts that vary without end must not have one. */
const mostNamed = 300;

/** As Drizzle hands them to the driver. */
interface NamedQuery {
  readonly text: string;
  readonly name: string;
}

/**
 * Makes a connection prepare its statements.
 * @param names of the statements so far, by their text; shared by the connections of a pool
 */
export function nameStatements(
  client: { query: (...parameters: never[]) => unknown },
  names: Map<string, string>,
): void {
  const query: unknown = client.query;
  if (typeof query !== 'function') return;
  const named = (config: unknown): unknown => {
    if (typeof config !== 'object' || config === null || !('text' in config)) return config;
    const { text } = config;
    if (typeof text !== 'string') return config;
    // It is built once (`prepared.ts`). pg would copy its properties one by one each time; those it inherits it only reads.
    if ('name' in config && config.name !== undefined) return Object.create(config);
    const name = names.get(text) ?? nameFor(text, names);
    return name === null ? config : ({ ...config, text, name } satisfies NamedQuery);
  };
  Object.assign(client, {
    query: (config: unknown, ...rest: unknown[]): unknown =>
      Reflect.apply(query, client, [named(config), ...rest]),
  });
}

function nameFor(text: string, names: Map<string, string>): string | null {
  if (names.size >= mostNamed || !isPreparable(text)) return null;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}
