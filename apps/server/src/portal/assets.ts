/** The files of the built portal, read once with their precompressed forms: a few megabytes, sent from memory. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Names with a hash never change their content. */
const immutable = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=300';
/** What decides how the portal is updated or called is revalidated each time. */
const revalidated = new Set(['sw.js', 'manifest.webmanifest']);

function cacheControlOf(name: string): string {
  if (revalidated.has(name)) return 'no-cache';
  return name.startsWith('assets/') ? immutable : shortly;
}

/** The build's own note, and the configuration of a static host: this server puts its own into the pages. */
const notSent = new Set(['routes.json', 'config.json']);

/** Reads what browsers may have: address → file. Pages are not among them. */
export async function readAssets(folder: string): Promise<Map<string, Sendable>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    );
  const all = new Set(names);
  const assets = new Map<string, Sendable>();
  for (const name of names) {
    const contentType = types[path.extname(name)];
    if (contentType === undefined || name.startsWith('.') || notSent.has(name)) continue;
    const read = (extension: string) => readFile(path.join(folder, name + extension));
    const plain = await read('');
    assets.set(`/${name}`, {
      content: {
        plain,
        br: all.has(`${name}.br`) ? await read('.br') : null,
        gzip: all.has(`${name}.gz`) ? await read('.gz') : null,
      },
      contentType,
      cacheControl: cacheControlOf(name),
      etag:
        cacheControlOf(name) === immutable
          ? null
          : `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    });
  }
  return assets;
}

// Content codings: what a client accepts, and the forms in which something is kept.

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The same bytes in each form; null where there is none. */
interface EncodedContent {
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/** Compresses a text as small as it gets: it is done once and sent many times. */
export async function encodeText(text: string): Promise<EncodedContent> {
  const plain = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  };
  const [br, gz] = await Promise.all([
    toBrotli(plain, { params }),
    toGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { plain, br, gzip: gz };
}

/** Whether an `Accept-Encoding` header takes a coding (RFC 9110, section 12.5.3). */
export function accepts(header: string | undefined, coding: 'br' | 'gzip'): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, ...parameters] = part.trim().toLowerCase().split(';');
    return name?.trim() === coding && !parameters.some((one) => /^\s*q=0(\.0*)?\s*$/.test(one));
  });
}

/** The smallest form that the client takes. */
export function chooseEncoding(
  content: EncodedContent,
  acceptEncoding: string | undefined,
): { readonly body: Buffer; readonly coding: 'br' | 'gzip' | null } {
  if (content.br !== null && accepts(acceptEncoding, 'br'))
    return { body: content.br, coding: 'br' };
  if (content.gzip !== null && accepts(acceptEncoding, 'gzip')) {
    return { body: content.gzip, coding: 'gzip' };
  }
  return { body: content.plain, coding: null };
}

/** Something to send, compressed in advance. */
export interface Sendable {
  readonly content: EncodedContent;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Strong or weak validator, with its quotes; null for what never changes and needs no revalidation. */
  readonly etag: string | null;
  /** The request headers that decide what is sent, beyond the coding. */
  readonly vary?: string;
}

/** Sends it, or 304 when the client has it already. */
export function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, contentType, cacheControl, etag, vary }: Sendable,
): FastifyReply {
  reply.headers({
    'cache-control': cacheControl,
    vary: vary === undefined ? 'accept-encoding' : `accept-encoding, ${vary}`,
  });
  if (etag === null) {
    // It is kept for a year: the name of the one request that fetched it would be kept with it.
    reply.removeHeader('x-request-id');
  } else {
    reply.header('etag', etag);
    const known = request.headers['if-none-match']?.split(',').map((one) => one.trim());
    if (reply.statusCode === 200 && known?.includes(etag) === true) return reply.code(304).send();
  }
  const { body, coding } = chooseEncoding(content, request.headers['accept-encoding']);
  if (coding !== null) reply.header('content-encoding', coding);
  return reply.header('content-type', contentType).send(body);
}
