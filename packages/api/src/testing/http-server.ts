import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

/** A request as the server saw it. */
interface SeenRequest {
  readonly method: string;
  /** Path and query, as they came over the wire. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers one request; the response is Node's own, so that a connection can be broken too. */
export type AnswerRequest = (response: ServerResponse, request: SeenRequest) => void;

export interface TestServer {
  readonly origin: string;
  /** Every request so far, oldest first. */
  readonly seen: readonly SeenRequest[];
  /** Resolves once this many requests have come. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
}

/** A real HTTP server on a free port of this machine. */
export async function startServer(answer: AnswerRequest): Promise<TestServer> {
  const seen: SeenRequest[] = [];
  const waiting = new Set<{ readonly count: number; readonly tell: () => void }>();
  const server = createServer((request, response) => {
    readBody(request).then(
      (body) => {
        const { method = '', url = '', headers } = request;
        const entry = { method, url, headers, body };
        seen.push(entry);
        answer(response, entry);
        for (const wait of waiting) if (seen.length >= wait.count) wait.tell();
      },
      () => {
        // The client aborted while it was sending, as some tests do: no answer is expected.
      },
    );
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    received: (count) =>
      new Promise((resolve) => {
        if (seen.length >= count) resolve();
        else waiting.add({ count, tell: resolve });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers JSON. */
export function answerJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(value));
}

async function readBody(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8');
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}

/** Listens on a free port of this machine; gives the port. */
export function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('no port'));
      else resolve(address.port);
    });
  });
}
