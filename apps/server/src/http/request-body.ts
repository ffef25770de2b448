import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { MultipartFile } from '@fastify/multipart';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { UploadedFile } from '../services.ts';
import type { Settings } from '../settings.ts';
import { messageOfStatus } from './error-answer.ts';

// Reads JSON bodies: UTF-8 and nothing else (RFC 8259 section 8.1), without keys that reach prototypes.

/** Replaces Fastify's own parsers: one repairs invalid UTF-8, the other accepts plain text. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, parsed) => {
    const text = Buffer.isBuffer(body) ? decoded(body) : body;
    if (text === null) parsed(new Refusal(400, messageOfStatus(400)));
    else void parse(request, text, parsed);
  });
}

/** @returns null for bytes that are no UTF-8 */
function decoded(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** How deep texts of the contract's bodies lie: a field of the body, or an entry of its list. */
const deepestText = 2;

/**
 * The texts of a body or of parameters in NFC, so that they are counted, stored and found in one form, however they were typed
 * or pasted (macOS gives names of files decomposed). Handlers need not do it again. A password counts in a form of its own
 * (`auth/password.ts`), which is the same for both.
 */
export function composedTexts(value: unknown, depth = deepestText): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => composedTexts(one, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, composedTexts(one, depth - 1)]),
  );
}

/** Limits of a form; beyond them the answer is 413. */
export const formLimits = {
  /** Bytes of one file: a photo of an identity card from a phone. */
  fileSize: 10 * 1024 * 1024,
  files: 3,
  fields: 20,
  /** Bytes of one text field: the signature comes as a data URL. */
  fieldSize: 1024 * 1024,
} as const;

/** A form as the contract checks it (a file is a string of format binary there) and as the handler gets it. */
interface FormBody {
  readonly forCheck: Record<string, unknown>;
  readonly forHandler: Record<string, unknown>;
}

/**
 * @param fileFields the fields that the contract declares as files
 * @throws Refusal 415 when the request is no form, 400 when it cannot be read, or a file comes in a text field or the other
 *   way round; errors of Fastify with their own status for what is too large
 */
export async function readForm(
  request: FastifyRequest,
  fileFields: ReadonlySet<string>,
): Promise<FormBody> {
  if (!request.isMultipart()) throw new Refusal(415, messageOfStatus(415));
  try {
    return await readParts(request, fileFields);
  } catch (error) {
    if (error instanceof Refusal || (error instanceof Error && 'statusCode' in error)) throw error;
    // Errors of the parser: a form without a boundary, one that ends in the middle of a part.
    throw new Refusal(400, messageOfStatus(400));
  }
}

async function readParts(
  request: FastifyRequest,
  fileFields: ReadonlySet<string>,
): Promise<FormBody> {
  const forCheck: Record<string, unknown> = {};
  const forHandler: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    const isFile = part.type === 'file';
    // A file has to be read to its end in any case, or the request never ends.
    const content = part.type === 'file' ? await readFile(request, part.file) : null;
    if (isFile !== fileFields.has(part.fieldname)) {
      throw new Refusal(400, `Trường ${part.fieldname} không hợp lệ`);
    }
    if (part.type === 'file' && content !== null) {
      const file: UploadedFile = { name: part.filename, contentType: part.mimetype, content };
      forHandler[part.fieldname] = file;
      // Presence is what the contract can check of a file.
      forCheck[part.fieldname] = content.byteLength === 0 ? '' : 'file';
    } else if (part.type === 'field') {
      const text = composedTexts(part.value);
      forHandler[part.fieldname] = text;
      forCheck[part.fieldname] = text;
    }
  }
  return { forCheck, forHandler };
}

/** Bytes that are put together in one turn of the event loop. Memory that is written to for the first time is slow. */
const bytesOfTurn = 1024 * 1024;

/** @throws the error of Fastify with status 413 for a file beyond the limit */
async function readFile(request: FastifyRequest, file: MultipartFile['file']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  // To its end also when it is too large: the request never ends otherwise.
  for await (const chunk of file as AsyncIterable<Uint8Array>) {
    if (file.truncated) chunks.length = 0;
    else chunks.push(chunk);
  }
  if (file.truncated) throw new request.server.multipartErrors.RequestFileTooLargeError();
  return joined(chunks);
}

/** What `Buffer.concat` does, but not at once: for ten megabytes that takes a tenth of a second on a busy machine. */
async function joined(chunks: readonly Uint8Array[]): Promise<Uint8Array> {
  const whole = Buffer.allocUnsafe(chunks.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  let pause = bytesOfTurn;
  for (const chunk of chunks) {
    whole.set(chunk, end);
    end += chunk.length;
    if (end < pause) continue;
    pause += bytesOfTurn;
    await setImmediate();
  }
  return whole;
}

/**
 * Ignores the body of a call that takes none: it is not read, so it cannot be of a wrong type or too large.
 * Node discards the bytes after the answer, and the connection stays open.
 */
export function forgetBody(request: FastifyRequest): void {
  for (const header of ['content-type', 'content-length', 'transfer-encoding']) {
    delete request.raw.headers[header];
  }
}

/** @throws Refusal 415 for a body that is compressed: none is unpacked here, because a small one can hold a large one */
export function refuseEncodedBody({ headers }: FastifyRequest): void {
  const coding = headers['content-encoding']?.trim().toLowerCase();
  if (coding !== undefined && coding !== '' && coding !== 'identity') {
    throw new Refusal(415, messageOfStatus(415));
  }
}

// From where a request comes, for Fastify's requests and for the handshakes of sockets alike.

type TrustProxy = (address: string) => boolean;

export function trustProxies({ trustProxy }: Pick<Settings, 'trustProxy'>): TrustProxy {
  if (trustProxy.length === 0) return () => false;
  const trusted = proxyAddress.compile([...trustProxy]);
  return (address) => trusted(address, 0);
}

/** The first address, read from the server outwards, that is no trusted proxy: no client can choose it. */
export function clientAddress(request: IncomingMessage, trusts: TrustProxy): string {
  return proxyAddress(request, trusts);
}

/** Makes the name of a request, for its answer and its lines in the log: short enough to be read out on the phone. */
export function newRequestId(): string {
  return `req-${randomInt(36 ** 8)
    .toString(36)
    .padStart(6, '0')}`;
}

/**
 * Scheme and host that customers use: `TRAM_ORIGIN`, or (in sandbox mode only, where it can mislead no customer) what the
 * request itself names.
 */
export function publicOrigin(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  settings: Pick<Settings, 'origin'>,
): string {
  return settings.origin ?? `${request.protocol}://${request.host}`;
}
