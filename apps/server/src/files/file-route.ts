/**
 * `GET /files/{id}`, outside the contract: a customer's own picture or contract. It is opened with the bearer token of its
 * owner or with a link that the account carries (`file-link.ts`). Whatever is wrong is answered as if there were no file.
 */
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Authenticate, bearerToken } from '../auth/authenticate.ts';
import { accounts } from '../database/schema/accounts.ts';
import { storedFiles } from '../database/schema/identity.ts';
import { contentDisposition } from '../http/file-answer.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { checkLink } from './file-link.ts';
import { fileName } from './file-store.ts';

type FileRow = typeof storedFiles.$inferSelect;

const missing = 'Không tìm thấy tệp này';
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

/** Registers the route. */
export function registerFiles(
  app: FastifyInstance,
  services: Services,
  authenticate: Authenticate,
): void {
  app.get('/files/:id', async (request, reply) => {
    const file = await findFile(services, request);
    const opened =
      request.headers.authorization === undefined
        ? openByLink(services, request, file)
        : await openByToken(request, file, authenticate);
    if ('refused' in opened) return refuse(reply, opened.status, opened.refused);
    const content = await services.files.get(opened.file.storageKey);
    if (content === null) {
      services.log.error({ file: opened.file.id }, 'the content of a stored file is missing');
      return refuse(reply, 404, missing);
    }
    return send(reply, opened.file, content);
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
