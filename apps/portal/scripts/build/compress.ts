import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files whose bytes compress; fonts and pictures are compressed already. */
const text = /\.(?:js|css|html|json|svg|txt|webmanifest)$/;

/** What an operator rewrites on a static host: a compressed form beside it would keep the old content. */
const rewritten = new Set([
  'config.json',
  'manifest.webmanifest',
  'old-browser.html',
  'old-browser.en.html',
]);

/** Puts a `.br` (quality 11) and a `.gz` (level 9) beside every text file, so that the server never compresses them again. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name) && !rewritten.has(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      };
      await Promise.all([
        toBrotli(content, { params }).then((compressed) => writeFile(`${file}.br`, compressed)),
        toGzip(content, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
      ]);
    }),
  );
}
