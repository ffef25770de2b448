import { createServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { listen } from './http-server.ts';

/** How the server takes a `join`: what it acknowledges, at once or later. */
type JoinReply = (accountId: unknown) => unknown;

export interface RealtimeServerOptions {
  /** Clock of the greeting. Default: the machine's. */
  readonly serverNow?: () => number;
  /** Token that is taken. Default `token-of-demo`. */
  readonly token?: string;
  /** Default: granted. `never`: it acknowledges nothing. */
  readonly join?: JoinReply | 'never';
  /** Whether it sends `hello`. Default true. */
  readonly greets?: boolean;
  /** Default: both. */
  readonly transports?: ('polling' | 'websocket')[];
  /** Status that it cannot let anybody in with at the moment, or null. Default: it can. */
  readonly trouble?: () => number | null;
  /** Port to come back on. Default: a free one. */
  readonly port?: number;
}

/** A real Socket.IO server that takes one token. */
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
      socket.emit('hello', { serverNow: new Date(now).toISOString() });
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
