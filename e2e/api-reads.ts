import { sessionOf } from './session.ts';

/** A record of an answer: every field by its name, unparsed. */
export type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a list of the API as a seeded customer, paged or not. @throws where the answer holds no records */
export async function readList(
  origin: string,
  username: string,
  path: string,
): Promise<readonly Fields[]> {
  const { jwt } = await sessionOf(origin, username);
  const answer = await fetch(`${origin}/api${path}`, {
    headers: { authorization: `Bearer ${jwt}` },
  });
  const body: unknown = await answer.json();
  const rows = isFields(body) && 'data' in body ? body['data'] : body;
  if (!Array.isArray(rows) || !rows.every(isFields)) throw new Error(`${path} answered no list.`);
  return rows;
}

/** The records of a field that holds one record or several. */
export function recordsIn(fields: Fields, name: string): readonly Fields[] {
  const value = fields[name];
  return (Array.isArray(value) ? value : [value]).filter(isFields);
}
