import { sessionOf } from './session.ts';

function fieldOf(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
}

function idOf(record: unknown): string {
  const id = fieldOf(record, '_id');
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
 * @param bankName of the receiving bank. @default any
 */
export async function topUpElsewhere(
  origin: string,
  username: string,
  { money = 50_000, bankName }: { readonly money?: number; readonly bankName?: string } = {},
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
  const bank = offered.find(
    (one) => bankName === undefined || fieldOf(one, 'bank_name') === bankName,
  );
  const asked = { money, bank_id: idOf(bank) };
  const id = idOf(await call('POST', '/recharges/request', asked));
  return { id, cancel: async () => void (await call('PATCH', `/recharges/${id}`)) };
}
