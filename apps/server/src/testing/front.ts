/**
 * One address in front of several instances, for development and tests: a stand-in for nginx or HAProxy, without their TLS,
 * health checks and limits. HTTP and WebSocket are passed on as they come. A Socket.IO session stays with the instance that
 * began it; everything else goes round.
 */

import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as send,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

// Which instance a request belongs to: a Socket.IO session over polling lives in the process that began it.

/** How many sessions are remembered; beyond it the oldest are dropped and start over when they come again. */
const capacity = 10_000;
/** Where a handshake over polling has its session: `0{"sid":"…",…}`. */
const handshake = /^0\{"sid":"([\w-]+)"/;

export interface StickySessions {
  /** The instances to try for a path and query, the best first. */
  instancesFor(url: string): readonly string[];
  /** Looks at what an instance answers for the session that it may begin. The answer can be read as before. */
  learn(url: string, answer: IncomingMessage, instance: string): void;
}

function sessionOf(url: string): string | null {
  const [path = '', query] = url.split('?');
  return path.startsWith('/socket.io/') ? new URLSearchParams(query).get('sid') : null;
}

export function createStickySessions(instances: readonly string[]): StickySessions {
  const homes = new Map<string, string>();
  let turn = 0;
  return {
    instancesFor(url) {
      const session = sessionOf(url);
      const home = session === null ? undefined : homes.get(session);
      if (home !== undefined) return [home];
      turn = (turn + 1) % instances.length;
      return [...instances.slice(turn), ...instances.slice(0, turn)];
    },
    learn(url, answer, instance) {
      if (!url.startsWith('/socket.io/') || sessionOf(url) !== null) return;
      answer.once('data', (chunk: Buffer) => {
        const session = handshake.exec(chunk.toString())?.[1];
        if (session === undefined) return;
        const [oldest] = homes.keys();
        if (homes.size >= capacity && oldest !== undefined) homes.delete(oldest);
        homes.set(session, instance);
      });
    },
  };
}

/** Where the front listens and what is behind it. */
export interface FrontOptions {
  /** `http://{host}:{port}` of each instance. */
  readonly instances: readonly string[];
  /** 0 takes a free one. */
  readonly port: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** What a bad network does to a request; asked for each that is no WebSocket. Default: nothing. */
  readonly disturb?: (request: IncomingMessage) => Disturbance | null;
}

/**
 * What may happen to a request between a client and an instance: the connection ends before the request arrives (`cut`), the
 * request arrives and its answer does not (`lost`), or the answer comes later (`slow`, ms).
 */
export type Disturbance =
  | { readonly kind: 'cut' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'slow'; readonly ms: number };

/** A front that listens. */
export interface Front {
  readonly origin: string;
  /** Cuts every connection of clients. They may connect again; a client that is between two polls has none to lose. */
  cut(): void;
  /** Cuts every connection and takes none. @returns what takes them again */
  pause(): () => void;
  /** Cuts every connection and stops listening. */
  close(): Promise<void>;
}

/** Headers that belong to one connection and not to the message (RFC 9110, section 7.6.1). */
const ofTheConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]);

/** The headers as they go on: who asks and how is said by the front alone, whatever the client says of it. */
function headersFor(request: IncomingMessage): OutgoingHttpHeaders {
  const kept = Object.entries(request.headers).filter(([name]) => !ofTheConnection.has(name));
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': request.headers.host ?? '',
  };
}

/** Nothing was sent: another instance may have the request. */
function isRefused(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ECONNREFUSED';
}

interface Passing {
  readonly request: IncomingMessage;
  /** Who waits for the answer. */
  readonly client: ServerResponse | Duplex;
  readonly headers: OutgoingHttpHeaders;
  /** Instances to try, the best first. */
  readonly instances: readonly string[];
  readonly answered: (answer: IncomingMessage, instance: string) => void;
  readonly upgraded?: (answer: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly failed: () => void;
}

/** Passes a request on to the first instance that takes it. */
function pass(passing: Passing): void {
  const { request, headers, instances } = passing;
  const [instance, ...others] = instances;
  if (instance === undefined) return passing.failed();
  const { hostname, port } = new URL(instance);
  const onward = send({
    hostname,
    port,
    // As it came, never resolved: an address that names another host stays a path.
    path: request.url ?? '/',
    method: request.method ?? 'GET',
    headers,
    agent: false,
  });
  onward.on('error', (error) => {
    if (isRefused(error)) pass({ ...passing, instances: others });
    else passing.failed();
  });
  onward.on('response', (answer) => passing.answered(answer, instance));
  onward.on('upgrade', (answer, socket, head) => passing.upgraded?.(answer, socket, head));
  onward.on('socket', (socket) => {
    // Not before somebody listens, so that the body is still there for the next one.
    socket.once('connect', () => {
      if (passing.upgraded === undefined) request.pipe(onward);
      else onward.end();
    });
  });
  // Who has gone waits for no answer.
  passing.client.once('close', () => onward.destroy());
}

function answerBadGateway(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(502, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ statusCode: 502, message: 'Có lỗi xảy ra' }));
}

function passRequest(
  request: IncomingMessage,
  response: ServerResponse,
  sessions: StickySessions,
  disturbance: Disturbance | null,
): void {
  if (disturbance?.kind === 'cut') return void response.destroy();
  return pass({
    request,
    client: response,
    headers: headersFor(request),
    instances: sessions.instancesFor(request.url ?? '/'),
    answered(answer, instance) {
      if (disturbance?.kind === 'lost') return void response.destroy();
      answer.on('error', () => response.destroy());
      const passOn = () => {
        // Who has gone in the meantime gets nothing.
        if (response.destroyed) return;
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        sessions.learn(request.url ?? '/', answer, instance);
        answer.pipe(response);
      };
      if (disturbance === null) return passOn();
      return void setTimeout(passOn, disturbance.ms);
    },
    failed: () => answerBadGateway(response),
  });
}

function passUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  sessions: StickySessions,
): void {
  const begin = (answer: IncomingMessage) => {
    const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`];
    for (let index = 0; index < answer.rawHeaders.length; index += 2) {
      lines.push(`${answer.rawHeaders[index]}: ${answer.rawHeaders[index + 1]}`);
    }
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  };
  socket.on('error', () => socket.destroy());
  pass({
    request,
    client: socket,
    headers: { ...headersFor(request), connection: 'Upgrade', upgrade: request.headers.upgrade },
    instances: sessions.instancesFor(request.url ?? '/'),
    // Refused: what it says ends the connection.
    answered(answer) {
      begin(answer);
      answer.pipe(socket);
    },
    upgraded(answer, onward, firstBytes) {
      begin(answer);
      socket.write(firstBytes);
      onward.write(head);
      onward.on('error', () => socket.destroy());
      onward.on('close', () => socket.destroy());
      socket.on('close', () => onward.destroy());
      onward.pipe(socket).pipe(onward);
    },
    failed: () => socket.destroy(),
  });
}

/** Starts the front. @throws what `listen` throws: a port that is taken */
export async function startFront(options: FrontOptions): Promise<Front> {
  const { host = '127.0.0.1' } = options;
  const sessions = createStickySessions(options.instances);
  const server = createServer((request, response) =>
    passRequest(request, response, sessions, options.disturb?.(request) ?? null),
  );
  const sockets = new Set<Duplex>();
  let isPaused = false;
  server.on('connection', (socket) => {
    if (isPaused) socket.destroy();
  });
  server.on('upgrade', (request, socket, head: Buffer) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    passUpgrade(request, socket, head, sessions);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, host, resolve);
  });
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
  };
  return {
    origin: `http://${host}:${port}`,
    cut,
    pause() {
      isPaused = true;
      cut();
      return () => {
        isPaused = false;
      };
    },
    close() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      cut();
      return closed;
    },
  };
}
