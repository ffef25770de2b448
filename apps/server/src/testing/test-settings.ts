import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings, type Settings } from '../settings.ts';

/** How a database is opened, here or by another process. */
export type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/** A folder that is removed again. */
export interface TemporaryFolder {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Makes an empty folder. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tram-test-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Settings of a sandbox on a free port, quick and silent. The portal is not there unless a test names its folder. */
export function testSettings(dataDir: string, changes: Partial<Settings> = {}): Settings {
  return {
    ...readSettings({
      PORT: '0',
      TRAM_DATA_DIR: dataDir,
      TRAM_PROVISION_MS: '200',
      TRAM_LOG_LEVEL: 'silent',
      TRAM_PORTAL_DIR: path.join(dataDir, 'no-portal'),
    }),
    ...changes,
  };
}
