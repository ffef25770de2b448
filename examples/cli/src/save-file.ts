import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Download } from '@tram/api/client';
import { failure, ok, type Result } from '@tram/api/result';
import { words } from './words.vi.ts';

/** Saves files of the server in one folder. */
export interface Saving {
  readonly save: (file: Download) => Promise<Result<string>>;
  /** Where the last one was saved; null before. */
  readonly path: () => string | null;
}

/** The greatest number that is tried for a free name. */
const mostCopies = 100;

/** Saves into an existing folder. Files are never overwritten: a second `May.rdp` becomes `May (2).rdp`. */
export function savingInto(folder: string): Saving {
  let saved: string | null = null;
  return {
    async save({ blob, fileName }) {
      // The name is the server's: of a path in it, only the last part counts.
      const { name, ext } = path.parse(path.basename(fileName ?? 'tram.rdp'));
      const content = Buffer.from(await blob.arrayBuffer());
      for (let copy = 1; copy <= mostCopies; copy += 1) {
        const place = path.join(folder, copy === 1 ? name + ext : `${name} (${copy})${ext}`);
        const problem = await writeFile(place, content, { flag: 'wx', mode: 0o600 }).catch(
          (error: unknown) => (error instanceof Error && 'code' in error ? error.code : 'unknown'),
        );
        if (problem === undefined) {
          saved = place;
          return ok(place);
        }
        if (problem !== 'EEXIST') break;
      }
      return failure('invalid', { message: words.rent.fileNotWritten(path.resolve(folder)) });
    },
    path: () => saved,
  };
}
