/**
 * Real time: Socket.IO on the server's own HTTP port. Who is connected comes from the bearer token in the handshake alone;
 * each account has one room that no other account can join. An event only means that the client should fetch again.
 */
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { Server, type ServerOptions, type Socket } from 'socket.io';
import { TooManyAttempts } from '../auth/attempts.ts';
import type { Authenticate } from '../auth/authenticate.ts';
import { addressKey } from '../auth/limits.ts';
import type { Clock } from '../clock.ts';
import type { CallLimits } from '../http/call-limits.ts';
import { namesOneHost } from '../http/host-header.ts';
import { clientAddress, trustProxies } from '../http/request-body.ts';
import { answerHeaders } from '../http/common-headers.ts';
import {
  createInstances,
  createSingleInstance,
  type InstanceMessages,
  type Instances,
} from '../instances/instances.ts';
import type { PostgresAdapter } from '../instances/postgres-adapter.ts';
import { Refusal } from '../refusal.ts';
import type { AccountIdentity, Logger } from '../services.ts';
import type { Settings } from '../settings.ts';
import type { EventPublisher, ServerEvents } from './event-publisher.ts';
import { createEventPublisher, roomOf } from './publish-events.ts';
import { createQuietTimes } from './quiet-times.ts';

type JoinAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly statusCode: number; readonly message: string };

/** Client → server. */
interface ClientMessages {
  join: (accountId: unknown, answer?: unknown) => void;
}
/** Server → client. */
type ServerMessages = {
  [Name in keyof ServerEvents]: (payload: ServerEvents[Name]) => void;
} & { hello: (greeting: { serverNow: string; quietMs?: number }) => void };

interface SocketData {
  account: AccountIdentity;
  expiresAt: Date;
}
type TramServer = Server<ClientMessages, ServerMessages, InstanceMessages, SocketData>;
type TramSocket = Socket<ClientMessages, ServerMessages, InstanceMessages, SocketData>;

interface Realtime {
  /** Starts to accept connections, at `/socket.io`. Whoever is connected reads its pages again, so the server answers calls by then. */
  accept(server: HttpServer): void;
  readonly events: EventPublisher;
  /** The other instances; none with the embedded database. */
  readonly instances: Instances;
  /** Resolves when this instance receives the messages of the others and has read the shared state. */
  readonly joined: Promise<void>;
  /** Drops every connection and accepts no other; clients come back when a server is there again. */
  dropConnections(): void;
  /** Drops every connection and disconnects from the other instances. */
  close(): Promise<void>;
}

interface RealtimeParts extends HandshakeGuardParts {
  readonly clock: Clock;
  readonly log: Logger;
  readonly authenticate: Authenticate;
  /** The way to the instances that share the database; null where there is only this one. */
  readonly adapter: PostgresAdapter | null;
}

/** The longest time that a Node timer can wait, ms. */
const longestTimer = 2 ** 31 - 1;

/** How long a client may take to close after it was asked to disconnect, ms. */
const disconnectGraceMs = 5000;

type Next = (error?: Error) => void;

/** Starts real time, which hears the other instances and accepts no connection yet. */
export function startRealtime(parts: RealtimeParts): Realtime {
  const trusts = trustProxies(parts.settings);
  let accepts = false;
  const io: TramServer = new Server({
    path: '/socket.io',
    serveClient: false,
    transports: ['polling', 'websocket'],
    connectTimeout: 20_000,
    // Clients send an account id and nothing larger.
    maxHttpBufferSize: 16 * 1024,
    ...guardHandshakes(parts, trusts, () => accepts),
    ...(parts.adapter === null ? {} : { adapter: parts.adapter.adapter }),
    // The HTTP server is closed by who opened it.
  });
  io.use((socket, next) => {
    admit(socket, parts, trusts).then(
      () => next(),
      (error: unknown) => next(refusalFor(error, parts.log)),
    );
  });
  const quietTimes = createQuietTimes();
  const watched = new Map<TramSocket, () => void>();
  const forgetClock = parts.clock.onAdvance(() => {
    for (const watch of watched.values()) watch();
  });
  io.on('connection', (socket) => {
    void socket.join(roomOf(socket.data.account.id));
    socket.on('join', (accountId, answer) => {
      if (typeof answer === 'function') answer(joinAnswer(socket, accountId));
    });
    let timer: NodeJS.Timeout | undefined;
    const watch = () => {
      clearTimeout(timer);
      const left = socket.data.expiresAt.getTime() - parts.clock.now().getTime();
      if (left <= 0) socket.disconnect();
      else timer = setTimeout(watch, Math.min(left, longestTimer)).unref();
    };
    watched.set(socket, watch);
    watch();
    socket.on('disconnect', (reason) => {
      clearTimeout(timer);
      watched.delete(socket);
      // Clients close the connection themselves when they are asked to disconnect. Closing it first would turn their last
      // request into one of an unknown session: an error in the browser's console. Clients that stay are cut off.
      if (reason === 'server namespace disconnect') {
        setTimeout(() => socket.conn.close(), disconnectGraceMs).unref();
      }
    });
    // In its room since before: an event that is not counted here arrives.
    const quietMs = quietTimes.of(socket.data.account.id);
    socket.emit('hello', {
      serverNow: parts.clock.now().toISOString(),
      ...(quietMs === null ? {} : { quietMs }),
    });
  });
  const dropConnections = () => {
    if (!accepts) return;
    accepts = false;
    // Without a disconnect packet: clients would take it for the end of their session and not reconnect.
    io.engine.close();
  };
  const instances =
    parts.adapter === null ? createSingleInstance() : createInstances(io, parts.log);
  io.on('published', quietTimes.end);
  // What the others publish while this instance does not hear them is not known.
  if (parts.adapter === null) quietTimes.begin();
  parts.adapter?.onListening(quietTimes.begin);
  parts.adapter?.onDeaf(quietTimes.pause);
  return {
    accept(server) {
      accepts = true;
      io.attach(server);
      io.engine.use(withAnswerHeaders(parts));
      // These requests do not pass the listening server's own check.
      io.engine.use((request: IncomingMessage, _response: ServerResponse, next: Next) =>
        next(namesOneHost(request) ? undefined : new Error('no host, or more than one')),
      );
    },
    instances,
    joined: parts.adapter === null ? Promise.resolve() : joinOthers(io, parts.adapter, instances),
    events: createEventPublisher(io, (accountId) => {
      quietTimes.end(accountId);
      if (parts.adapter !== null) io.serverSideEmit('published', accountId);
    }),
    dropConnections,
    async close() {
      forgetClock();
      dropConnections();
      await io.of('/').adapter.close();
      await parts.adapter?.close();
    },
  };
}

/** Catches up with the other instances whenever this one starts to receive their messages; resolves after the first time. */
function joinOthers(io: TramServer, adapter: PostgresAdapter, instances: Instances): Promise<void> {
  return new Promise((resolve) => {
    adapter.onListening((moment) => {
      // Announces this instance: those that receive it answer, and are waited for from then on.
      void io.of('/').adapter.init();
      void instances.resync().then(resolve);
      if (moment === 'first') return;
      // Messages of the meantime are lost: events, and ends of sessions. Clients that reconnect are authenticated and fetch again.
      for (const socket of io.of('/').sockets.values()) socket.conn.close();
    });
  });
}

/** The token comes from `auth.token` and nowhere else: a token in an address would end up in logs. */
async function admit(
  socket: TramSocket,
  { authenticate, callLimits }: RealtimeParts,
  trusts: (address: string) => boolean,
): Promise<void> {
  const auth: Readonly<Record<string, unknown>> = socket.handshake.auth;
  const token = typeof auth['token'] === 'string' && auth['token'] !== '' ? auth['token'] : null;
  const session = await authenticate(token);
  if (session.account.role !== 'USER') throw new Refusal(403, 'Bạn không có quyền truy cập');
  callLimits.ofAccount.take(session.account.id);
  callLimits.ofAddress.giveBack(addressKey(clientAddress(socket.request, trusts)));
  socket.data.account = session.account;
  socket.data.expiresAt = session.expiresAt;
}

/** What the client gets as `connect_error`: the message for the customer, and the status in `data`. */
function refusalFor(error: unknown, log: Logger): Error {
  const known = error instanceof Refusal;
  if (!known) log.error({ err: error }, 'a socket could not be admitted');
  const statusCode = known ? error.statusCode : 500;
  const message = known ? error.message : 'Có lỗi xảy ra';
  return Object.assign(new Error(message), { data: { statusCode, message } });
}

function joinAnswer(socket: TramSocket, accountId: unknown): JoinAnswer {
  if (accountId === socket.data.account.id) return { ok: true };
  return { ok: false, statusCode: 403, message: 'Bạn không có quyền truy cập' };
}

// Which pages may start to connect, before any token is checked: those of the server's origin and of the allowed origins.

interface HandshakeGuardParts {
  readonly settings: Pick<Settings, 'origin' | 'allowedOrigins' | 'trustProxy'>;
  readonly callLimits: CallLimits;
}

/** The guard as options of Socket.IO. */
function guardHandshakes(
  { settings, callLimits }: HandshakeGuardParts,
  trusts: (address: string) => boolean,
  accepts: () => boolean,
): Pick<ServerOptions, 'allowRequest'> & Partial<Pick<ServerOptions, 'cors'>> {
  const { allowedOrigins } = settings;
  return {
    allowRequest(request, decide) {
      if (!accepts()) {
        decide('stopping', false);
        return;
      }
      try {
        // A call like any other: it asks the database who comes.
        callLimits.ofAddress.take(addressKey(clientAddress(request, trusts)));
      } catch (error) {
        if (!(error instanceof TooManyAttempts)) throw error;
        decide('too many calls', false);
        return;
      }
      const isWelcome = isOwnOrigin(request, settings, trusts);
      decide(isWelcome ? null : 'foreign origin', isWelcome);
    },
    // Without a list there are no such headers at all. The token is in the handshake, so no cookie is allowed along.
    ...(allowedOrigins.length === 0
      ? {}
      : { cors: { origin: [...allowedOrigins], methods: ['GET', 'POST'], credentials: false } }),
  };
}

/**
 * Browsers do not keep pages from connecting elsewhere by WebSocket, so it is refused here. A client that is no browser sends
 * no origin; its token says who it is.
 */
function isOwnOrigin(
  { headers, socket }: IncomingMessage,
  { origin: own, allowedOrigins }: HandshakeGuardParts['settings'],
  trusts: (address: string) => boolean,
): boolean {
  const { origin } = headers;
  if (origin === undefined || origin === own || allowedOrigins.includes(origin)) return true;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (host === null) return false;
  if (host === headers.host) return true;
  // What the browser asked for, as a proxy in front of us saw it.
  const forwarded = headers['x-forwarded-host'];
  return typeof forwarded === 'string' && trusts(socket.remoteAddress ?? '') && forwarded === host;
}

/** Gives the answers of real time, which leave without passing the application, the headers of all others. */
function withAnswerHeaders({
  settings,
  clock,
}: Pick<RealtimeParts, 'settings' | 'clock'>): (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void {
  const headers = Object.entries(answerHeaders(settings));
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('date', clock.now().toUTCString());
    next();
  };
}
