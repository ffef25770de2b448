import { io, type Socket } from 'socket.io-client';
import { pause } from './caller.ts';
import type { Beside, Findings } from './findings.ts';
import { isRecord } from './wire-values.ts';

const CONNECT_MS = 20_000;
/** How long the portal waits for the acknowledgement of `join` and for `hello`. */
const GREETING_MS = 2000;

const eventNames = ['boot_result', 'create_vm_result', 'vm_result', 'recharge_result'] as const;

/** What the portal reads in an event, beside its name. */
const eventFields = ['id', 'status', 'message', 'at'] as const;

export interface SocketAddress {
  readonly origin: string;
  readonly path: string;
  readonly token: string;
  readonly accountId: string;
}

/** A connection that notes the events that come. */
export interface Listening {
  /** Says what has come, and ends the connection. @param expected whether something was done that events tell of */
  end(expected: boolean): void;
}

/** Connects in both ways, joins, and goes on listening. */
export async function listen(findings: Findings, address: SocketAddress): Promise<Listening> {
  const [polling, webSocket] = await Promise.all([
    connect(findings, 'events by polling', 'polling', address),
    connect(findings, 'events by WebSocket', 'websocket', address),
  ]);
  const socket = polling ?? webSocket;
  (socket === polling ? webSocket : null)?.disconnect();
  const came = new Map<string, ReadonlySet<string>>();
  if (socket === null) {
    findings.notTried('joining the events', 'there is no connection');
  } else {
    for (const name of eventNames) {
      socket.on(name, (payload: unknown) => {
        const fields = isRecord(payload) ? Object.keys(payload) : [];
        came.set(name, new Set([...(came.get(name) ?? []), ...fields]));
      });
    }
    await join(findings, socket, address.accountId);
  }
  return {
    end(expected) {
      socket?.disconnect();
      tellEvents(findings, came, expected);
    },
  };
}

async function connect(
  findings: Findings,
  subject: Beside,
  transport: 'polling' | 'websocket',
  { origin, path, token }: SocketAddress,
): Promise<Socket | null> {
  const socket = io(origin, {
    path,
    transports: [transport],
    auth: { token },
    timeout: CONNECT_MS,
    reconnection: false,
    forceNew: true,
    autoConnect: false,
  });
  const fault = new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
  });
  let greeted = false;
  socket.once('hello', () => (greeted = true));
  socket.connect();
  const late = AbortSignal.timeout(CONNECT_MS + 1000);
  const isConnected = await Promise.race([
    fault,
    new Promise<false>((resolve) => late.addEventListener('abort', () => resolve(false))),
  ]);
  if (isConnected) {
    findings.tried(subject);
    await pauseUnless(() => greeted);
    if (!greeted) {
      findings.doesWithout(
        subject,
        '`hello`: the clock is set by the Date header of the HTTP answers alone',
      );
    }
    return socket;
  }
  socket.disconnect();
  // The portal tries polling alone unless it is told otherwise.
  if (transport === 'polling') {
    findings.breaks(subject, `no connection at ${path}: nothing is told, lists are read again`);
  } else findings.doesWithout(subject, 'No WebSocket: the portal polls.');
  findings.tried(subject);
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

function tellEvents(
  findings: Findings,
  came: ReadonlyMap<string, ReadonlySet<string>>,
  expected: boolean,
): void {
  const subject = 'events as they came';
  if (came.size === 0) {
    findings.notTried(
      subject,
      expected ? 'none came, although machines were made' : 'nothing was done that an event tells of',
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

async function pauseUnless(holds: () => boolean): Promise<void> {
  for (let waited = 0; waited < GREETING_MS && !holds(); waited += 50) await pause(50);
}
