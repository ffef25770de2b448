/** Content codings: what a client accepts, and the forms in which something is kept. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The same bytes in each form; null where there is none. */
export interface EncodedContent {
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
