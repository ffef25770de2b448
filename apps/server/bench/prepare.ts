/** Makes the started server hold what is measured: a customer with money and a rented PC. */

/** Whose rows are read. */
export const account = 'demo';
const password = 'tram-demo-2026';

/** Calls the API. @throws when the answer is not a success */
async function callJson(
  origin: string,
  address: string,
  call: { token?: string; method?: string; body?: unknown } = {},
): Promise<unknown> {
  const { token, method = call.body === undefined ? 'GET' : 'POST', body } = call;
  const answer = await fetch(`${origin}${address.startsWith('/sandbox') ? '' : '/api'}${address}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function text(value: unknown, name: string): string {
  const found = field(value, name);
  if (typeof found !== 'string') throw new TypeError(`${name} is missing`);
  return found;
}

/** Signs the demo account in, gives it money enough for every extension of a run, and finds a PC that it rents. */
export async function prepare(origin: string): Promise<{ token: string; image: string }> {
  const token = text(
    await callJson(origin, '/auth/login', { body: { username: account, password } }),
    'jwt',
  );
  await callJson(origin, `/sandbox/api/accounts/${account}`, {
    method: 'PATCH',
    body: { balance: 900_000_000_000 },
  });
  const rows = field(await callJson(origin, '/images', { token }), 'data');
  const rented: unknown = Array.isArray(rows)
    ? rows.find((row) => field(row, 'is_installed') === 1)
    : undefined;
  return { token, image: text(rented, '_id') };
}
