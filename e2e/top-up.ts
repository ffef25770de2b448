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

/**
 * Requests a top-up over the API, and leaves it unpaid.
 * @param money VND. @default 50.000
 * @param bank its name. @default any
 */
export async function topUpElsewhere(
  origin: string,
  username: string,
  { money = 50_000, bank: name }: { readonly money?: number; readonly bank?: string } = {},
): Promise<TopUp> {
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
  const banks = await call('GET', `/banks?money=${money}`);
  const offered: readonly unknown[] = Array.isArray(banks) ? banks : [];
  const bank = offered.find((one) => name === undefined || JSON.stringify(one).includes(name));
  const asked = { money, bank_id: idOf(bank) };
  const id = idOf(await call('POST', '/recharges/request', asked));
  return { id, cancel: async () => void (await call('PATCH', `/recharges/${id}`)) };
}
