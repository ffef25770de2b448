/** Sends requests as they are, over one kept connection: `fetch` would mend some of them. */
import { Agent, request as httpRequest } from 'node:http';
import type { WrittenRequest } from './request-parts.ts';

/** An answer as it was received. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** Sends requests to one server. */
export interface Sender {
  send(request: WrittenRequest): Promise<ReceivedAnswer>;
  close(): void;
}

/** Opens a sender. A connection that ends without an answer rejects. */
export function openSender(port: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  return {
    send: ({ method, target, headers, body }) =>
      new Promise((resolve, reject) => {
        const sent = httpRequest(
          {
            host: '127.0.0.1',
            port,
            agent,
            method,
            path: target,
            headers: {
              ...headers,
              ...(body === null ? {} : { 'content-length': String(body.byteLength) }),
            },
          },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.on('error', reject);
            answer.on('end', () => {
              resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                bytes: Buffer.concat(chunks),
              });
            });
          },
        );
        sent.on('error', reject);
        sent.end(body ?? undefined);
      }),
    close: () => agent.destroy(),
  };
}
