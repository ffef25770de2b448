import { createServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { listen } from './http-server.ts';

/** The server's acknowledgement of a `join`, at once or later. */
type JoinReply = (accountId: unknown) => unknown;

export interface RealtimeServerOptions {
  /** Clock of the greeting. Default: the machine's. */
  readonly serverNow?: () => number;
  /** The accepted token. Default `token-of-demo`. */
  readonly token?: string;
  /** Default: granted. `never`: it acknowledges nothing. */
  readonly join?: JoinReply | 'never';
  /** Whether it sends `hello`. Default true. */
  readonly greets?: boolean;
  /** Default: both. */
  readonly transports?: ('polling' | 'websocket')[];
  /** What its greeting says beside the clock. Default: nothing. */
  readonly greeting?: Readonly<Record<string, unknown>>;
  /** Status with which it refuses connections at the moment, or null. Default: null. */
  readonly trouble?: () => number | null;
  /** Port to restart on. Default: a free one. */
  readonly port?: number;
}

/** A real Socket.IO server that accepts one token. */
export async function startRealtimeServer(options: RealtimeServerOptions = {}) {
  const http = createServer();
  const io = new Server(http, {
    path: '/socket.io',
    serveClient: false,
    transports: options.transports ?? ['polling', 'websocket'],
  });
  const joined: unknown[] = [];
  const transports: string[] = [];
  io.use((socket, next) => {
    const statusCode = options.trouble?.() ?? null;
    if (statusCode !== null) {
      next(Object.assign(new Error('Có lỗi xảy ra'), { data: { statusCode } }));
      return;
    }
    const auth: Record<string, unknown> = socket.handshake.auth;
    if (auth['token'] === (options.token ?? 'token-of-demo')) next();
    else next(new Error('Phiên đăng nhập đã hết hạn.'));
  });
  io.on('connection', (socket) => {
    transports.push(socket.conn.transport.name);
    socket.conn.on('upgrade', (transport: { name: string }) => transports.push(transport.name));
    const now = options.serverNow?.() ?? Date.now();
    if (options.greets !== false) {
      socket.emit('hello', { serverNow: new Date(now).toISOString(), ...options.greeting });
    }
    socket.on('join', async (accountId: unknown, acknowledge: (reply: unknown) => void) => {
      joined.push(accountId);
      if (options.join === 'never') return;
      acknowledge(options.join === undefined ? { ok: true } : await options.join(accountId));
    });
  });
  const port = options.port ?? (await listen(http));
  if (options.port !== undefined) {
    await new Promise<void>((resolve) => {
      http.listen(options.port, '127.0.0.1', resolve);
    });
  }
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    io,
    /** Ids that clients joined with, oldest first. */
    joined,
    /** Transports that were used, oldest first. */
    transports,
    sockets: (): Socket[] => [...io.sockets.sockets.values()],
    close: async () => {
      await io.close();
    },
  };
}
