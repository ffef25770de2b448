import type { AnyPage } from './any-page.ts';
import { sessionOf } from './session.ts';

/** Fields that open a machine or identify a person. */
const secretFields: ReadonlySet<string> = new Set([
  'passRdp',
  'token_pc',
  'api_tunnel',
  'int_ip_address',
  'remote_ext_ip',
  'user_remote',
  'pass',
  'ip_remote',
  'ip_int',
  'int_ip',
  'password',
  'link_payment',
  'qr_payload',
  'email',
  'phone',
  'fullName',
]);

/** Identity pictures and the contract: their URLs are signed again in each answer, in the query. */
const signedFields: ReadonlySet<string> = new Set([
  'front_card',
  'back_card',
  'portrait',
  'link_contract',
]);

/** Shorter ones ('root', a port) are words that occur anywhere. */
const shortest = 6;

function collect(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (secretFields.has(name) && typeof inner === 'string' && inner.length >= shortest) {
      found.add(inner);
    } else if (signedFields.has(name) && typeof inner === 'string') {
      found.add(inner.split('?', 1)[0] ?? inner);
    } else collect(inner, found);
  }
}

/** Everything secret that the server sends to a seeded customer. */
export async function secretsOf(origin: string, username: string): Promise<readonly string[]> {
  const { jwt } = await sessionOf(origin, username);
  const found = new Set<string>();
  for (const path of [
    '/accounts/me',
    '/images?page=1',
    '/images?page=2',
    '/orders?page=1',
    '/orders-vps?page=1',
    '/image-cloud?page=1',
    '/recharges?page=1',
  ]) {
    const answer = await fetch(`${origin}/api${path}`, {
      headers: { authorization: `Bearer ${jwt}` },
    });
    collect(await answer.json(), found);
  }
  return [...found];
}

/** Everything that a page's origin has stored, as text; the session's own token, which has to be there, is left out. */
export async function storedTexts(page: AnyPage): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const texts: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        texts[`${name} ${request.url}`] = (await answer?.text()) ?? '';
      }
    }
    for (const [key, value] of [
      ...Object.entries(localStorage),
      ...Object.entries(sessionStorage),
    ]) {
      if (key !== 'app_access_token') texts[key] = String(value);
    }
    for (const { name = '' } of await indexedDB.databases()) texts[`database ${name}`] = name;
    return texts;
  });
}
