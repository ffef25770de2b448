/** The secret that session tokens are signed with, and from which the other keys are derived. */

import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { settings as storedSettings } from '../database/schema/server.ts';
import type { Database } from '../database/tables.ts';
import { type Settings, SettingsError } from '../settings.ts';

// Keys for other uses than session tokens, derived from the same secret: an operator keeps one secret, not five.

/** What a key is for. Each purpose has a key of its own, so that nothing made for one is good for another. */
type KeyPurpose = 'attempts' | 'one-time-code' | 'file-link' | 'file-store' | 'simulated-tunnel';

/** Gives the key of a purpose: 32 bytes, the same for the same secret. */
export type DeriveKey = (purpose: KeyPurpose) => Uint8Array;

/**
 * Derives keys with HKDF-SHA256 (RFC 5869).
 * @param secret the secret of `readTokenSecret`. Another one means other keys: codes and links that are on their way no
 *   longer work, and stored files can no longer be read
 */
export function createKeys(secret: Uint8Array): DeriveKey {
  const derived = new Map<KeyPurpose, Uint8Array>();
  return (purpose) => {
    const known = derived.get(purpose);
    if (known !== undefined) return known;
    const key = new Uint8Array(hkdfSync('sha256', secret, '', `tram ${purpose} 1`, 32));
    derived.set(purpose, key);
    return key;
  };
}

const storedKey = 'token_secret';

/**
 * The secret: `TRAM_TOKEN_SECRET`, which production requires, or in sandbox mode one that is made once and kept, so that
 * sessions survive a restart. It is kept in the data folder (mode 0600); with `DATABASE_URL` in the database, because all
 * instances have to share it. There it is as readable as everything else of a sandbox: nothing real is behind it.
 * @throws SettingsError when the file cannot be written or read
 */
export async function readTokenSecret(
  settings: Pick<Settings, 'tokenSecret' | 'dataDir' | 'databaseUrl'>,
  database: Database,
): Promise<Uint8Array> {
  const { tokenSecret, dataDir, databaseUrl } = settings;
  if (tokenSecret !== null) return new TextEncoder().encode(tokenSecret);
  const secret = databaseUrl === null ? await secretOfFolder(dataDir) : await secretOf(database);
  return new TextEncoder().encode(secret);
}

function newSecret(): string {
  return randomBytes(48).toString('base64url');
}

async function secretOf(database: Database): Promise<string> {
  // Of two instances that start together one writes and both read.
  await database
    .insert(storedSettings)
    .values({ key: storedKey, value: newSecret() })
    .onConflictDoNothing();
  const [stored] = await database
    .select({ value: storedSettings.value })
    .from(storedSettings)
    .where(eq(storedSettings.key, storedKey));
  if (stored === undefined) throw new Error('the token secret was removed while it was read');
  return stored.value;
}

async function secretOfFolder(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'token-secret');
  try {
    await mkdir(dataDir, { recursive: true });
    await createWhole(file, newSecret());
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret.length < 32) {
      throw new SettingsError(`${file} holds no usable token secret: remove it, a new one is made`);
    }
    return secret;
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new SettingsError(`The token secret ${file} cannot be written or read (${code})`);
  }
}

/**
 * Creates a file unless there is one. Of processes that start together one creates it, and none ever reads a part of it, not even
 * after a kill: it is written under another name and linked to its own, which fails where that exists (link(2)).
 */
async function createWhole(file: string, content: string): Promise<void> {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(draft, content, { flag: 'wx', mode: 0o600 });
    await link(draft, file).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
}
