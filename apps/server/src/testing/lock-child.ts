/** Takes the lock of a folder, says so, and holds it until it is killed. `lock-child.ts FOLDER` */
import { lockFolder } from '../database/folder-lock.ts';

const [folder = ''] = process.argv.slice(2);
try {
  lockFolder(folder);
  process.stdout.write('locked\n');
  setInterval(() => {}, 1000);
} catch (error) {
  process.stdout.write(`refused ${error instanceof Error ? error.name : ''}\n`);
}
