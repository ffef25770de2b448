import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type TemporaryFolder, temporaryFolder } from '../testing/test-settings.ts';
import { readTokenSecret } from './token-secret.ts';

let database: TestDatabase;
let folder: TemporaryFolder;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await temporaryFolder();
});
afterAll(async () => {
  await database.remove();
  await folder.remove();
});

const read = async (settings: Partial<Parameters<typeof readTokenSecret>[0]>): Promise<string> => {
  const given = { tokenSecret: null, dataDir: folder.folder, databaseUrl: null, ...settings };
  return new TextDecoder().decode(await readTokenSecret(given, database.db));
};

test('one that is given is used, and none is made', async () => {
  const dataDir = path.join(folder.folder, 'given');
  expect(await read({ tokenSecret: 'given', dataDir })).toBe('given');
  await expect(stat(dataDir)).rejects.toThrow(/ENOENT/);
});

test('a sandbox makes one and stores it in its folder, readable only for the owner', async () => {
  const secrets = await Promise.all([read({}), read({}), read({})]);
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
  const file = path.join(folder.folder, 'token-secret');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toBe(secrets[0]);
});

test('of many that start together none reads a part of it, and nothing else is left in the folder', async () => {
  for (let round = 0; round < 20; round += 1) {
    const dataDir = path.join(folder.folder, `together ${round}`);
    const secrets = await Promise.all(Array.from({ length: 8 }, () => read({ dataDir })));
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['token-secret']);
  }
});

test('instances of a sandbox that share a database share it there, even with different folders', async () => {
  const databaseUrl = 'postgres://tram@127.0.0.1/shared';
  const dataDir = path.join(folder.folder, 'another instance');
  const secrets = await Promise.all([
    read({ databaseUrl }),
    read({ databaseUrl, dataDir }),
    read({ databaseUrl, dataDir: '/nowhere' }),
  ]);
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
  expect(secrets[0]).not.toBe(await read({}));
});

test('a file that holds none is named, not overwritten', async () => {
  const dataDir = path.join(folder.folder, 'broken');
  await mkdir(dataDir);
  await writeFile(path.join(dataDir, 'token-secret'), 'short');
  await expect(read({ dataDir })).rejects.toThrow('holds no usable token secret');
  expect(await readFile(path.join(dataDir, 'token-secret'), 'utf8')).toBe('short');
});
