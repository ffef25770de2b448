import { type Column, type SQL, like } from 'drizzle-orm';

/** Whether a column holds a text, letter for letter; what `like` takes for patterns is text too. */
export function contains(column: Column, text: string): SQL {
  return like(column, `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
