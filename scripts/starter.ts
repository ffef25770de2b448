/**
 * `npm run example:next`, `npm run example:svelte`: packs what the starter needs of ours, installs it in its folder and starts it
 * for development. `node scripts/starter.ts --versions` makes the starters name the versions of the packages that are here.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { followVersions, installStarter, starterFolder, starters } from './packed/starter.ts';
import { childEnvironment } from './processes/run.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { versions: { type: 'boolean', default: false } },
});
const starter = starters.find((name) => name === positionals[0]);
if (values.versions) followVersions();
else if (starter === undefined) {
  console.error(`Which starter? ${starters.join(', ')}`);
  process.exitCode = 1;
} else {
  const folder = starterFolder(starter);
  console.log(`${starter}: packing our packages and installing, a minute the first time`);
  installStarter(folder);
  spawn('npm', ['run', 'dev'], { cwd: folder, stdio: 'inherit', env: childEnvironment() }).once(
    'exit',
    (code) => {
      process.exitCode = code ?? 1;
    },
  );
}
