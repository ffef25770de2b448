/**
 * Pictures, signatures and contracts, worked on in threads of their own: laying out a PDF and looking at every pixel would hold up
 * everybody else's calls, and a picture made to be slow would do so for as long as its sender likes.
 */
import { ServerBusy } from '../refusal.ts';
import { createWorkerThreads, TaskEnded, type ThreadLimits } from '../worker-threads.ts';
import type { PrintedContract } from './contract/contract-pdf.ts';
import type * as tasks from './document-tasks.ts';
// It loads sharp, which on glibc the main thread has to do first: the library would go with the first thread that ends.
import {
  type CleanPicture,
  type PictureFault,
  refusedAtSight,
  type Signature,
  type SignatureFault,
  signatureRefusedAtSight,
} from './pictures.ts';

export interface Documents {
  /**
   * Judges and cleans a picture of an identity card.
   * @param bytes handed over: empty afterwards
   * @throws ServerBusy when too many wait
   */
  cleanPicture(bytes: Uint8Array): Promise<CleanPicture | PictureFault>;
  /**
   * Reads a signature from the data URL that a canvas made.
   * @throws ServerBusy when too many wait
   */
  readSignature(dataUrl: string): Promise<Signature | SignatureFault>;
  /**
   * Draws the contract.
   * @throws ServerBusy when too many wait, or it takes too long
   */
  contractPdf(contract: PrintedContract): Promise<Uint8Array>;
  /** Ends the threads. */
  close(): Promise<void>;
}

export const documentLimits: ThreadLimits = {
  threads: 2,
  // A form that waits is kept in memory with its pictures, 31 MB at most.
  waiting: 16,
  // Ten times what the largest picture takes on a busy machine.
  taskMs: 15_000,
  idleMs: 60_000,
  heapMiB: 256,
};

export function createDocuments(limits: ThreadLimits = documentLimits): Documents {
  const threads = createWorkerThreads<typeof tasks>(
    new URL('document-tasks.ts', import.meta.url),
    limits,
  );
  return {
    async cleanPicture(bytes) {
      return (
        refusedAtSight(bytes) ??
        threads.run('cleanPicture', bytes).catch(orWhenEnded<PictureFault>('damaged'))
      );
    },
    async readSignature(dataUrl) {
      return (
        signatureRefusedAtSight(dataUrl) ??
        threads.run('readSignature', dataUrl).catch(orWhenEnded<SignatureFault>('unreadable'))
      );
    },
    contractPdf: (contract) =>
      threads.run('contractPdf', contract).catch((error: unknown) => {
        // Nothing in it is the customer's fault.
        throw error instanceof TaskEnded ? new ServerBusy() : error;
      }),
    close: () => threads.close(),
  };
}

/** What a picture is called whose task was ended. */
function orWhenEnded<Fault>(fault: Fault): (error: unknown) => Fault {
  return (error) => {
    if (error instanceof TaskEnded) return fault;
    throw error;
  };
}
