import { createServer, type IncomingHttpHeaders } from 'node:http';
import { isRecord } from '../src/wire-values.ts';

/** A call on its way to the backend. */
export interface Asked {
  readonly method: string;
  /** Path below `/api`, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
}

/** Its answer on its way back. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** One way to break a backend. */
export interface Breakage {
  /** The token that is sent on in place of the one that came. */
  readonly token?: (own: string | undefined) => string | undefined;
  /** An answer in the backend's place. */
  readonly instead?: (asked: Asked, answered: () => Promise<Answer>) => Promise<Answer> | undefined;
  /** What becomes of an answer. */
  readonly change?: (asked: Asked, answer: Answer) => Answer;
}

export interface Proxy extends AsyncDisposable {
  readonly url: string;
}

/** Puts a breakage between a backend and whoever tries it. */
export async function breakingProxy(target: string, breakage: Breakage): Promise<Proxy> {
  const server = createServer((request, response) => {
    const serve = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const { method = 'GET', url = '/', headers } = request;
      const { pathname, searchParams: query } = new URL(url, target);
      const asked = { method, path: pathname.replace(/^\/api/, ''), query, headers };
      const passOn = async (): Promise<Answer> => {
        const sent = new Headers();
        for (const [name, value] of Object.entries(headers)) {
          const isOfTheHop = ['host', 'connection', 'content-length', 'transfer-encoding'];
          if (typeof value === 'string' && !isOfTheHop.includes(name)) sent.set(name, value);
        }
        const token = breakage.token?.(headers.authorization);
        if (token !== undefined) sent.set('authorization', token);
        const body = Buffer.concat(chunks);
        const answer = await fetch(`${target}${url}`, {
          method,
          headers: sent,
          ...(body.length === 0 ? {} : { body }),
        });
        return { status: answer.status, headers: answer.headers, body: await answer.text() };
      };
      const own = await (breakage.instead?.(asked, passOn) ?? passOn());
      const { status, headers: sentBack, body } = breakage.change?.(asked, own) ?? own;
      for (const [name, value] of sentBack) {
        const isOfTheHop = ['connection', 'content-length', 'content-encoding', 'keep-alive'];
        if (!isOfTheHop.includes(name) && name !== 'transfer-encoding') {
          response.setHeader(name, value);
        }
      }
      response.writeHead(status).end(body);
    };
    // The client sees the broken connection.
    serve().catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An answer with its JSON changed. */
export function withJson(answer: Answer, change: (json: unknown) => unknown): Answer {
  return { ...answer, body: JSON.stringify(change(JSON.parse(answer.body))) };
}

/** A change of each row of a list. */
export function inEach(change: (row: Readonly<Record<string, unknown>>) => unknown) {
  return (rows: unknown) =>
    Array.isArray(rows) ? rows.map((row: unknown) => (isRecord(row) ? change(row) : row)) : rows;
}

/** An answer without the headers whose names begin so. */
export function withoutHeaders(answer: Answer, prefix: string): Answer {
  const kept = [...answer.headers].filter(([name]) => !name.startsWith(prefix));
  return { ...answer, headers: new Headers(kept) };
}
