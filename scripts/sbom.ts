/** `npm run -s sbom -- FILE`: writes the software bill of materials of a release. */
import path from 'node:path';
import { writeSbom } from './supply/sbom.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Into which file? npm run -s sbom -- FILE');
  process.exitCode = 1;
} else {
  // npm runs it in the root, and says where it was called.
  await writeSbom(path.resolve(process.env['INIT_CWD'] ?? '', file));
}
