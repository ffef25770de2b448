/** Raw requests: `fetch` would decode answers and hide upgrades. */
import { request as httpRequest } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** A request that accepts only the coding that it names, and does not decode it. */
export function ask(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(address, { headers, timeout: 20_000 }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const flat = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(flat),
          body: Buffer.concat(parts),
        });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

/** Resolves when the other side has switched to WebSocket. */
export function upgraded(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(address, {
      timeout: 20_000,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
    });
    request.on('upgrade', (_, socket) => {
      socket.destroy();
      resolve();
    });
    request.on('response', ({ statusCode }) => reject(new Error(`answers ${statusCode}`)));
    request.on('error', reject);
    request.end();
  });
}
