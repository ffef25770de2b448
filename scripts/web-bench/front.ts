/**
 * What stands in front of the product where it is in use: HTTP/2 with TLS. The product compresses by itself; the floors are
 * sent from here, compressed as small as they get.
 */
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Certificate } from './certificate.ts';

/** A file of a floor. It may be kept for ever, as the product's files with a hash in their names. */
export interface FloorFile {
  readonly contentType: string;
  readonly text: string;
}

export interface Front {
  /** `https://localhost:…` */
  readonly origin: string;
  close(): Promise<void>;
}

interface FrontOptions {
  readonly certificate: Certificate;
  /** `http://127.0.0.1:…` of the product, which answers everything that is no floor's file. */
  readonly product: string;
  /** By path. */
  readonly floors: ReadonlyMap<string, FloorFile>;
}

/** Headers of one connection of HTTP/1.1, which HTTP/2 does not have. */
const ofConnection = new Set([
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'te',
  'transfer-encoding',
  'upgrade',
]);

function carriedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)),
  );
}

function compressed(text: string): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(text, { params });
}

export async function startFront({ certificate, product, floors }: FrontOptions): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const files = new Map(
    [...floors].map(([path, { contentType, text }]) => [
      path,
      { contentType, body: compressed(text) },
    ]),
  );

  const passOn = (incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void => {
    const headers = { ...carriedOn(incoming.headers), host: incoming.authority };
    let answer: IncomingMessage | null = null;
    const asked = request(
      new URL(incoming.url, product),
      { agent, method: incoming.method, headers },
      (given) => {
        answer = given;
        // The page has gone meanwhile: there is nobody to tell.
        if (outgoing.stream.destroyed) return;
        outgoing.writeHead(given.statusCode ?? 502, carriedOn(given.headers));
        given.pipe(outgoing);
      },
    );
    asked.on('error', () => {
      if (outgoing.stream.destroyed) return;
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    });
    // A page that is closed leaves its real-time request open.
    outgoing.on('close', () => {
      if (answer?.complete !== true) asked.destroy();
    });
    incoming.pipe(asked);
  };

  const server = createSecureServer(certificate, (incoming, outgoing) => {
    const file = files.get(incoming.url);
    if (file === undefined) {
      passOn(incoming, outgoing);
      return;
    }
    const isPage = file.contentType.startsWith('text/html');
    outgoing.writeHead(200, {
      'content-type': file.contentType,
      'content-encoding': 'br',
      'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    outgoing.end(file.body);
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The front has no port.');
  return {
    origin: `https://localhost:${address.port}`,
    async close() {
      for (const session of sessions) session.destroy();
      agent.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
