/** HTTP around the calls: the token, cross-origin headers, the forms of answers and of refusals, planned faults. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Answer, Refusal } from './answer.ts';
import { readBody } from './body.ts';
import type { Calls, OpenCalls } from './call.ts';
import type { PlannedFaults } from './faults.ts';
import { type NotShown, notShownAnswers } from './not-shown.ts';
import { createRoutes } from './routes.ts';
import type { Account } from './store.ts';

export interface HttpOptions {
  readonly open: OpenCalls;
  readonly signedIn: Calls;
  /** Beside the API: calls of the operator and kept files, by method and whole path. */
  readonly beside: OpenCalls;
  readonly accountOf: (token: string) => Account | undefined;
  readonly faults: PlannedFaults;
  /** Null: each call its own. */
  readonly notShown: NotShown | null;
  readonly allowedOrigin: string | null;
  /** Runs before each call: work that is due. */
  readonly catchUp: () => void;
}

/** Path prefix of the calls. */
const base = '/api';

export function createHttpServer(options: HttpOptions): Server {
  const { open, signedIn, beside, faults, catchUp } = options;
  const find = createRoutes([
    ...Object.entries(open).map(([call, handle]) => ({
      call,
      handler: (_request: IncomingMessage) => handle,
    })),
    ...Object.entries(signedIn).map(([call, handle]) => ({
      call,
      handler: (request: IncomingMessage) => {
        const account = accountOf(request);
        return (its: Parameters<OpenCalls[string]>[0]) => handle({ ...its, account });
      },
    })),
  ]);
  const findBeside = createRoutes(
    Object.entries(beside).map(([call, handle]) => ({
      call,
      handler: (_request: IncomingMessage) => handle,
    })),
  );

  /** @throws Refusal 401 */
  function accountOf({ headers }: IncomingMessage): Account {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const account = options.accountOf(token);
    if (account === undefined) throw new Refusal(401, 'Phiên đăng nhập đã hết hạn');
    return account;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of crossOriginHeaders(request, options.allowedOrigin)) {
      response.setHeader(name, value);
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const path = decoded(pathname);
    const route = path.startsWith(`${base}/`)
      ? find(request.method ?? '', path.slice(base.length))
      : findBeside(request.method ?? '', path);
    if (route === null) throw new Refusal(404, 'Không tìm thấy đường dẫn');
    catchUp();
    const handle = route.handler(request);
    const body = await readBody(request);
    const answer = await handle({ params: route.params, query: searchParams, body });
    const status = request.method === 'POST' ? 201 : 200;
    const fault = faults.take(route.call);
    switch (fault?.kind) {
      case 'lost':
        request.socket.destroy();
        return;
      case 'failed':
        throw new Refusal(500, 'Internal server error');
      case 'empty':
        response.writeHead(status).end();
        return;
      case 'late':
        await fault.until;
        break;
      case undefined:
        break;
    }
    send(response, status, answer, options.notShown ?? notShownAnswers[route.call] ?? 'message');
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      // The client has disconnected meanwhile.
      if (response.destroyed) return;
      if (!(error instanceof Refusal)) process.stderr.write(`${String(error)}\n`);
      const { statusCode, message } =
        error instanceof Refusal ? error : { statusCode: 500, message: 'Internal server error' };
      sendJson(response, statusCode, { statusCode, message });
    });
  });
  // A browser repeats a request when a connection breaks that it has used before; a lost answer would not be one.
  server.maxRequestsPerSocket = 1;
  return server;
}

/** CORS headers: all that a portal on another origin may send and read. */
function crossOriginHeaders(
  { headers }: IncomingMessage,
  allowedOrigin: string | null,
): readonly (readonly [name: string, value: string])[] {
  if (allowedOrigin === null) return [];
  if (headers.origin !== allowedOrigin) return [['vary', 'origin']];
  return [
    ['vary', 'origin'],
    ['access-control-allow-origin', allowedOrigin],
    ['access-control-allow-methods', 'GET, POST, PATCH, DELETE'],
    ['access-control-allow-headers', 'authorization, content-type'],
    ['access-control-expose-headers', 'content-disposition'],
  ];
}

/** @throws Refusal 400 where the path is not valid percent-encoding */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw new Refusal(400, 'Đường dẫn không hợp lệ');
  }
}

function send(response: ServerResponse, status: number, answer: Answer, notShown: NotShown): void {
  switch (answer.kind) {
    case 'json':
      return sendJson(response, status, answer.body);
    case 'file': {
      response.setHeader('content-type', answer.type);
      if (answer.name !== null) {
        const encoded = encodeURIComponent(answer.name);
        response.setHeader('content-disposition', `attachment; filename*=UTF-8''${encoded}`);
      }
      response.writeHead(status).end(answer.bytes);
      return;
    }
    case 'done':
      return sendDone(response, status, answer.message, notShown);
  }
}

function sendDone(
  response: ServerResponse,
  status: number,
  message: string,
  notShown: NotShown,
): void {
  switch (notShown) {
    case 'message':
      return sendJson(response, status, { message });
    case 'object':
      return sendJson(response, status, {});
    case 'nothing':
      response.writeHead(status).end();
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
