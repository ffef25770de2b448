import { sessionOf } from './session.ts';

function idOf(record: unknown): string {
  const id: unknown =
    typeof record === 'object' && record !== null ? Reflect.get(record, '_id') : null;
  if (typeof id !== 'string') throw new Error(`no record: ${JSON.stringify(record)}`);
  return id;
}

/** A top-up requested on another device. */
export interface TopUp {
  readonly id: string;
  /** Cancels it. */
  cancel(): Promise<void>;
}

/** Requests a top-up of 50.000 VND over the API, and leaves it unpaid. */
export async function topUpElsewhere(origin: string, username: string): Promise<TopUp> {
  const { jwt } = await sessionOf(origin, username);
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${jwt}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const banks = await call('GET', '/banks?money=50000');
  const [bank]: readonly unknown[] = Array.isArray(banks) ? banks : [];
  const asked = { money: 50_000, bank_id: idOf(bank) };
  const id = idOf(await call('POST', '/recharges/request', asked));
  return { id, cancel: async () => void (await call('PATCH', `/recharges/${id}`)) };
}
