import { setTimeout as timer } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { ExtraSubject, Findings } from './findings.ts';
import { isRecord } from './wire-values.ts';

const CONNECT_MS = 20_000;
/** How long the portal waits for the acknowledgement of `join` and for `hello`. */
const GREETING_MS = 2000;

const eventNames = ['boot_result', 'create_vm_result', 'vm_result', 'recharge_result'] as const;

/** The fields of an event that the portal reads, beside its name. */
const eventFields = ['id', 'status', 'message', 'at'] as const;

export interface SocketAddress {
  readonly origin: string;
  readonly path: string;
  readonly token: string;
  readonly accountId: string;
}

/** A connection that records its events. */
export interface Listening {
  /** Reports what has come. @param expected whether something was done that events report */
  report(expected: boolean): void;
  end(): void;
}

/** Connects with both transports, joins, and goes on listening. */
export async function listen(findings: Findings, address: SocketAddress): Promise<Listening> {
  const [polling, webSocket] = await Promise.all([
    connect(findings, 'events by polling', 'polling', address),
    connect(findings, 'events by WebSocket', 'websocket', address),
  ]);
  const connection = polling ?? webSocket;
  const came = new Map<string, ReadonlySet<string>>();
  for (const name of eventNames) {
    connection?.socket.on(name, (payload: unknown) => {
      const fields = isRecord(payload) ? Object.keys(payload) : [];
      came.set(name, new Set([...(came.get(name) ?? []), ...fields]));
    });
  }
  if (connection === null) findings.notTried('joining the events', 'there is no connection');
  await Promise.all([
    polling?.greeted,
    webSocket?.greeted,
    connection === null ? null : join(findings, connection.socket, address.accountId),
  ]);
  if (webSocket !== connection) webSocket?.socket.disconnect();
  return {
    end() {
      connection?.socket.disconnect();
    },
    report: (expected) => reportEvents(findings, came, expected),
  };
}

interface Connection {
  readonly socket: Socket;
  /** Resolves after the greeting, or after its time-out. */
  readonly greeted: Promise<void>;
}

async function connect(
  findings: Findings,
  subject: ExtraSubject,
  transport: 'polling' | 'websocket',
  { origin, path, token }: SocketAddress,
): Promise<Connection | null> {
  const socket = io(origin, {
    path,
    transports: [transport],
    auth: { token },
    timeout: CONNECT_MS,
    reconnection: false,
    forceNew: true,
    autoConnect: false,
  });
  const hello = new Promise<unknown>((resolve) => {
    socket.once('hello', (payload: unknown) => resolve(payload ?? {}));
  });
  const connected = new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
  });
  socket.connect();
  const isConnected = await Promise.race([connected, after(CONNECT_MS, false)]);
  findings.tried(subject);
  if (isConnected) {
    const greeted = Promise.race([hello, after(GREETING_MS, null)]).then((greeting) => {
      if (isRecord(greeting) && typeof greeting['quietMs'] === 'number') return;
      findings.doesWithout(
        subject,
        greeting === null
          ? '`hello`: the clock is set by the Date header of the HTTP answers alone'
          : '`hello.quietMs`: everything on screen is read again after the first connection too',
      );
    });
    return { socket, greeted };
  }
  socket.disconnect();
  // The portal tries only polling unless it is configured otherwise.
  if (transport === 'polling') {
    findings.breaks(subject, `no connection at ${path}: nothing is told, lists are read again`);
  } else findings.doesWithout(subject, 'No WebSocket: the portal polls.');
  return null;
}

async function join(findings: Findings, socket: Socket, accountId: string): Promise<void> {
  const subject = 'joining the events';
  findings.tried(subject);
  const reply = await new Promise<{ readonly answer: unknown } | null>((resolve) => {
    socket.timeout(GREETING_MS).emit('join', accountId, (late: unknown, answer: unknown) => {
      resolve(late === null ? { answer } : null);
    });
  });
  if (!socket.connected) {
    findings.breaks(subject, 'the connection is ended by `join`: no event comes');
  } else if (reply === null) {
    findings.doesWithout(
      subject,
      'No acknowledgement: the connection counts as connected after a short wait.',
    );
  } else if (isRecord(reply.answer) && reply.answer['ok'] === false) {
    findings.breaks(subject, 'the customer’s own events are refused: no event comes');
  }
}

function reportEvents(
  findings: Findings,
  came: ReadonlyMap<string, ReadonlySet<string>>,
  expected: boolean,
): void {
  const subject = 'events as they came';
  if (came.size === 0) {
    findings.notTried(
      subject,
      expected
        ? 'none came, although machines were made'
        : 'nothing was done that an event tells of',
    );
    return;
  }
  findings.tried(subject);
  for (const [name, fields] of came) {
    findings.note(subject, `\`${name}\` came`);
    const missing = eventFields.filter((field) => !fields.has(field));
    if (missing.length === 0) continue;
    findings.doesWithout(
      subject,
      `\`${name}\` without ${missing.join(', ')}: the lists concerned are read again`,
    );
  }
}

/** A time-out that does not keep the program running. */
function after<Value>(ms: number, value: Value): Promise<Value> {
  return timer(ms, value, { ref: false });
}
