/** Links that let the owner of a file open it in a new tab, where no bearer token goes along: signed, for a short time. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Authenticate, bearerToken } from '../auth/authenticate.ts';
import { accounts } from '../database/schema/accounts.ts';
import { storedFiles } from '../database/schema/identity.ts';
import { anonymousCall } from '../http/fair-queue.ts';
import { contentDisposition } from '../http/file-answer.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { fileName } from './file-store.ts';

/** How long a link works at least, ms: ten minutes. Every answer with an account has new ones. */
const linkLifetimeMs = 10 * MINUTE;
/**
 * The ends of links, ms apart: two answers within five minutes have the same links, so that a page that asks for the account
 * again does not fetch every picture again.
 */
const endsEveryMs = 5 * MINUTE;

interface LinkedFile {
  readonly fileId: string;
  /** The owner. Not part of the link: it is compared with the row of the file. */
  readonly accountId: string;
}

/** What a link turns out to be. `expired` is said only of one that this server has signed. */
type LinkVerdict = 'good' | 'expired' | 'wrong';

function signatureOf(key: Uint8Array, { fileId, accountId }: LinkedFile, expires: number): Buffer {
  return createHmac('sha256', key).update(`${fileId}.${accountId}.${expires}`).digest();
}

/** Path and query of a file for its owner: `/files/{id}?expires={seconds since 1970}&signature=…`. */
export function signedPath(key: Uint8Array, file: LinkedFile, now: Date): string {
  const expires = (Math.ceil((now.getTime() + linkLifetimeMs) / endsEveryMs) * endsEveryMs) / 1000;
  const signature = signatureOf(key, file, expires).toString('base64url');
  return `/files/${file.fileId}?expires=${expires}&signature=${signature}`;
}

/** Judges the query of a link, in constant time. */
export function checkLink(
  key: Uint8Array,
  file: LinkedFile,
  query: URLSearchParams,
  now: Date,
): LinkVerdict {
  const expires = query.get('expires') ?? '';
  if (!/^\d{1,12}$/.test(expires)) return 'wrong';
  const expected = signatureOf(key, file, Number(expires));
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong';
  return now.getTime() < Number(expires) * 1000 ? 'good' : 'expired';
}

/**
 * Gives the address of an account's file.
 * @param origin scheme and host that customers use
 */
export function linksFor(
  { keys, clock }: Pick<Services, 'keys' | 'clock'>,
  accountId: string,
  origin: string,
): (fileId: string) => string {
  const now = clock.now();
  return (fileId) => origin + signedPath(keys('file-link'), { fileId, accountId }, now);
}

// `GET /files/{id}`, outside the contract: a customer's own picture or contract. It is opened with the bearer token of its
// owner or with a link that the account carries (`linksFor`). Whatever is wrong is answered as if there were no file.

type FileRow = typeof storedFiles.$inferSelect;

const missing = 'Không tìm thấy file này';
const expired =
  'Liên kết này đã hết hạn. Bạn quay lại trang hợp đồng, tải lại trang rồi mở lại liên kết.';

/**
 * A picture that is opened as a document: nothing runs, nothing is loaded, no origin. The style is what browsers lay it out with.
 */
const picturePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/**
 * A contract: Chrome and Safari show no PDF in a sandbox (whatwg/html#3958), and their viewers keep it away from the origin
 * themselves. It is a file that this server made, and `nosniff` lets it be nothing else.
 */
const contractPolicy = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export function registerFiles(
  app: FastifyInstance,
  services: Services,
  authenticate: Authenticate,
): void {
  app.get('/files/:id', async (request, reply) => {
    const found = await services.queue.run(anonymousCall(request), async () => {
      const file = await findFile(services, request);
      const opened =
        request.headers.authorization === undefined
          ? openByLink(services, request, file)
          : await openByToken(request, file, authenticate);
      if ('refused' in opened) return opened;
      const content = await services.files.get(opened.file.storageKey);
      return { file: opened.file, content };
    });
    if ('refused' in found) return refuse(reply, found.status, found.refused);
    if (found.content === null) {
      services.log.error({ file: found.file.id }, 'the content of a stored file is missing');
      return refuse(reply, 404, missing);
    }
    return send(reply, found.file, found.content);
  });
}

/** The file that is asked for, of an account that may act. */
async function findFile(services: Services, request: FastifyRequest): Promise<FileRow | null> {
  const { params } = request;
  const id: unknown =
    typeof params === 'object' && params !== null ? Reflect.get(params, 'id') : null;
  if (typeof id !== 'string' || !/^[0-9a-f]{24}$/.test(id)) return null;
  const [found] = await services.database
    .select({ file: storedFiles, isActive: accounts.isActive })
    .from(storedFiles)
    .innerJoin(accounts, eq(accounts.id, storedFiles.accountId))
    .where(eq(storedFiles.id, id));
  return found?.isActive === true ? found.file : null;
}

type Opened =
  | { readonly file: FileRow }
  | { readonly status: 401 | 403 | 404; readonly refused: string };

function openByLink(services: Services, request: FastifyRequest, file: FileRow | null): Opened {
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  if (!query.has('signature')) {
    return { status: 401, refused: 'Vui lòng đăng nhập để tiếp tục' };
  }
  if (file === null) return { status: 404, refused: missing };
  const linked = { fileId: file.id, accountId: file.accountId };
  const verdict = checkLink(services.keys('file-link'), linked, query, services.clock.now());
  if (verdict === 'good') return { file };
  return verdict === 'expired'
    ? { status: 403, refused: expired }
    : { status: 404, refused: missing };
}

async function openByToken(
  request: FastifyRequest,
  file: FileRow | null,
  authenticate: Authenticate,
): Promise<Opened> {
  const { account } = await authenticate(bearerToken(request.headers.authorization));
  if (account.role !== 'USER') throw new Refusal(403, 'Bạn không có quyền truy cập');
  if (file?.accountId !== account.id) return { status: 404, refused: missing };
  return { file };
}

/** In plain words: a link is opened by a person, in a tab of its own. */
function refuse(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply.code(status).header('content-type', 'text/plain; charset=utf-8').send(words);
}

function send(reply: FastifyReply, file: FileRow, content: Uint8Array): FastifyReply {
  const isPicture = file.contentType.startsWith('image/');
  return reply
    .header('content-type', file.contentType)
    .header('content-disposition', contentDisposition(fileName(file), 'inline'))
    .header('content-security-policy', isPicture ? picturePolicy : contractPolicy)
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
}
