import { sessionOf } from './session.ts';

function rowsOf(page: unknown): readonly unknown[] {
  const rows = typeof page === 'object' && page !== null && 'data' in page ? page.data : null;
  return Array.isArray(rows) ? rows : [];
}

/** The id of a customer's cloud machine by its name. @throws where there is none on the first page */
export async function cloudMachineId(
  origin: string,
  username: string,
  name: string,
): Promise<string> {
  const { jwt } = await sessionOf(origin, username);
  const answer = await fetch(`${origin}/api/image-cloud?page=1`, {
    headers: { authorization: `Bearer ${jwt}` },
  });
  for (const row of rowsOf(await answer.json())) {
    if (typeof row !== 'object' || row === null || !('name' in row) || !('_id' in row)) continue;
    if (row.name === name && typeof row._id === 'string') return row._id;
  }
  throw new Error(`${username} has no cloud machine ${name}.`);
}
