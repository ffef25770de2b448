/** The secret that session tokens are signed with. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Settings, SettingsError } from '../settings.ts';

/**
 * The secret: `TRAM_TOKEN_SECRET`, or in sandbox mode one that is made once and kept in the data folder (mode 0600), so that
 * sessions survive a restart.
 * @throws SettingsError when the file cannot be written or read
 */
export async function readTokenSecret(
  settings: Pick<Settings, 'tokenSecret' | 'dataDir'>,
): Promise<Uint8Array> {
  if (settings.tokenSecret !== null) return new TextEncoder().encode(settings.tokenSecret);
  const file = path.join(settings.dataDir, 'token-secret');
  try {
    await mkdir(settings.dataDir, { recursive: true });
    // `wx`: of two processes that start together one writes and the other reads.
    const handle = await open(file, 'wx', 0o600).catch(ignoreExisting);
    if (handle !== null) {
      try {
        await handle.writeFile(randomBytes(48).toString('base64url'));
      } finally {
        await handle.close();
      }
    }
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret.length < 32) {
      throw new SettingsError(`${file} holds no usable token secret: remove it, a new one is made`);
    }
    return new TextEncoder().encode(secret);
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new SettingsError(`The token secret ${file} cannot be written or read (${code})`);
  }
}

function ignoreExisting(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null;
  throw error;
}
