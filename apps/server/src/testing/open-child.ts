/**
 * Opens a database and dies inside the transaction of its first migration. `open-child.ts FOLDER`. It says each thing
 * that opening says.
 */
import { openDatabase } from '../database/open.ts';

const [dataDir = ''] = process.argv.slice(2);
await openDatabase(
  { dataDir, databaseUrl: null },
  {
    info(line) {
      process.stdout.write(`${line}\n`);
      // Said inside the transaction, after the last statement and before the commit.
      if (line.startsWith('migrating')) process.kill(process.pid, 'SIGKILL');
    },
    error() {},
  },
);
