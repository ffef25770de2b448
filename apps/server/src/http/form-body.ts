/** Reads the form of an operation: no more of it than the contract names, and nothing after the first part that is wrong. */
import { setImmediate } from 'node:timers/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { UploadedFile } from '../services.ts';
import type { ContractOperation } from './contract.ts';
import { messageOfStatus } from './error-answer.ts';
import { composedText } from './request-body.ts';
import { fieldLabel, shownName, tooLong } from './validation-message.ts';

/** Megabytes of one file: a photo of an identity card from a phone. */
const largestFile = 10;
const fileSize = largestFile * 1024 * 1024;
/** Bytes of a character in UTF-8, at most. */
const widestCharacter = 4;
/** Bytes. */
const longestFieldName = 100;
/** Headers of a part; browsers send two. */
const mostHeadersOfPart = 10;

type FormFields = Pick<ContractOperation, 'fileFields' | 'textFields'>;

/** A form as the contract checks it (a file is a string of format binary there) and as the handler gets it. */
interface FormBody {
  readonly forCheck: Record<string, unknown>;
  readonly forHandler: Record<string, unknown>;
}

/**
 * @throws Refusal 415 when the request is no form, 413 for a file that is too large, 400 when it cannot be read, or has a part
 *   that the contract does not name, names otherwise, has had already, or allows fewer characters; errors of Fastify with their
 *   own status for too many parts
 */
export async function readForm(request: FastifyRequest, fields: FormFields): Promise<FormBody> {
  if (!request.isMultipart()) throw new Refusal(415, messageOfStatus(415));
  try {
    return await readParts(request, fields);
  } catch (error) {
    if (error instanceof Refusal || (error instanceof Error && 'statusCode' in error)) throw error;
    // Errors of the parser: a form without a boundary, one that ends in the middle of a part.
    throw new Refusal(400, messageOfStatus(400));
  }
}

async function readParts(
  request: FastifyRequest,
  { fileFields, textFields }: FormFields,
): Promise<FormBody> {
  const forCheck: Record<string, unknown> = {};
  const forHandler: Record<string, unknown> = {};
  const limits = {
    // One more, so that a file that is too large can be told from one that is just not.
    fileSize: fileSize + 1,
    files: fileFields.size,
    fields: textFields.size,
    parts: fileFields.size + textFields.size,
    fieldSize: widestCharacter * Math.max(0, ...textFields.values()),
    fieldNameSize: longestFieldName,
    headerPairs: mostHeadersOfPart,
  };
  for await (const part of request.parts({ limits })) {
    const { fieldname: name } = part;
    if (Object.hasOwn(forHandler, name)) throw wrongField(name);
    if (part.type === 'file' && fileFields.has(name)) {
      const content = await contentOf(part);
      const file: UploadedFile = { name: part.filename, contentType: part.mimetype, content };
      forHandler[name] = file;
      // Presence is what the contract can check of a file.
      forCheck[name] = content.byteLength === 0 ? '' : 'file';
      continue;
    }
    const most = textFields.get(name);
    // A part that calls itself JSON has been parsed.
    if (part.type === 'file' || most === undefined || typeof part.value !== 'string') {
      throw wrongField(name);
    }
    const text = composedText(part.value);
    if (part.valueTruncated || isLonger(text, most)) {
      throw new Refusal(400, tooLong(name, most), { field: name });
    }
    forHandler[name] = text;
    forCheck[name] = text;
  }
  return { forCheck, forHandler };
}

/** Whether a text has more than so many characters, which take one or two of the units that JavaScript counts. */
function isLonger(text: string, most: number): boolean {
  return text.length > most && (text.length > 2 * most || Array.from(text).length > most);
}

function wrongField(name: string): Refusal {
  return new Refusal(400, `Trường ${shownName(name)} không hợp lệ`);
}

async function contentOf({ file, fieldname: name }: MultipartFile): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > fileSize) {
      throw new Refusal(413, `${fieldLabel(name)} chỉ được tối đa ${largestFile} MB`, {
        field: name,
      });
    }
    chunks.push(chunk);
  }
  return joined(chunks, size);
}

/** Bytes that are put together in one turn of the event loop. Memory that is written to for the first time is slow. */
const bytesOfTurn = 1024 * 1024;

/** What `Buffer.concat` does, but not at once: for ten megabytes that takes a tenth of a second on a busy machine. */
async function joined(chunks: readonly Uint8Array[], size: number): Promise<Uint8Array> {
  const whole = Buffer.allocUnsafe(size);
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
