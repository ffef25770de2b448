import { Client } from 'pg';

/** Says one statement to a PostgreSQL and answers its rows. */
export async function onServer(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
