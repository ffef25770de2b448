/** Pictures and contracts as the server has them made: beside its event loop. */
import { setImmediate as turn } from 'node:timers/promises';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { afterEach, expect, it } from 'vitest';
import { ServerBusy } from '../refusal.ts';
import { dataUrl, makeJpeg, makeSignaturePng } from '../testing/test-pictures.ts';
import type { ThreadLimits } from '../worker-threads.ts';
import { contractParts, signedText } from './contract/contract-parts.ts';
import type { PrintedContract } from './contract/contract-pdf.ts';
import { createDocuments, documentLimits, type Documents } from './documents.ts';

const opened: Documents[] = [];
function documentsWith(limits: Partial<ThreadLimits> = {}): Documents {
  const documents = createDocuments({ ...documentLimits, taskMs: 600_000, ...limits });
  opened.push(documents);
  return documents;
}
afterEach(async () => {
  for (const documents of opened.splice(0)) await documents.close();
});

const drawnSignature = dataUrl(makeSignaturePng());

function contractWith(signature: Uint8Array): PrintedContract {
  const facts = {
    number: 'HD-20261120-0A1B2C3D',
    signedAt: new Date('2026-11-20T17:41:10.000Z'),
    username: 'demo',
    person: {
      fullName: 'Đỗ Quốc Bửu',
      dateOfBirth: '1994-05-17',
      citizenId: '079094001234',
      issueDate: '2021-08-02',
      issuePlace: 'Quận 7',
      address: '12 Nguyễn Hữu Thọ',
      email: 'buu@example.com',
      phone: '0901234567',
    },
    operator: defaultRuntimeConfig,
    fingerprints: [],
  } as const;
  const parts = contractParts(facts);
  return { facts, parts, signed: signedText(parts), signature };
}

it('reads a picture and a signature and draws a contract', async () => {
  const documents = documentsWith();
  expect(await documents.cleanPicture(makeJpeg())).toMatchObject({ width: 320, height: 200 });
  const signature = await documents.readSignature(drawnSignature);
  if (typeof signature === 'string') throw new Error(signature);
  const pdf = await documents.contractPdf(contractWith(signature.content));
  expect(Buffer.from(pdf).subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
});

it('leaves the event loop free while it lays out a contract', async () => {
  const documents = documentsWith();
  const signature = await documents.readSignature(drawnSignature);
  if (typeof signature === 'string') throw new Error(signature);
  const progress = { isDone: false, turns: 0 };
  const drawing = documents.contractPdf(contractWith(signature.content)).finally(() => {
    progress.isDone = true;
  });
  while (!progress.isDone) {
    await turn();
    progress.turns += 1;
  }
  await drawing;
  // In the event loop itself it takes a handful of turns, or some hundreds while it waits for files and zlib.
  expect(progress.turns).toBeGreaterThan(3000);
});

it('calls a picture or signature unreadable that takes too long, and a contract the fault of the server', async () => {
  const documents = documentsWith({ taskMs: 0 });
  expect(await documents.cleanPicture(makeJpeg())).toBe('damaged');
  expect(await documents.readSignature(drawnSignature)).toBe('unreadable');
  const drawing = documents.contractPdf(contractWith(new Uint8Array()));
  await expect(drawing).rejects.toBeInstanceOf(ServerBusy);
});

it('refuses at once what is no picture, also when no more may wait', async () => {
  const documents = documentsWith({ threads: 1, waiting: 0 });
  const busy = documents.cleanPicture(makeJpeg());
  await expect(documents.cleanPicture(makeJpeg())).rejects.toBeInstanceOf(ServerBusy);
  expect(await documents.cleanPicture(Buffer.from('GIF89a'))).toBe('unsupported');
  expect(await documents.readSignature('data:image/gif;base64,AAAA')).toBe('unreadable');
  expect(await busy).toMatchObject({ width: 320 });
});
