import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TemporaryFolder, temporaryFolder, testSettings } from '../testing/test-settings.ts';
import { MachineError } from './driver.ts';
import { loadOwnDrivers } from './own-drivers.ts';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

const parts = { settings: testSettings('/nowhere'), log: pino({ level: 'silent' }) };
let written = 0;

/** Loads a module of this text. */
async function load(text: string): ReturnType<typeof loadOwnDrivers> {
  written += 1;
  const file = path.join(folder.folder, `driver-${written}.mjs`);
  await writeFile(file, text);
  return loadOwnDrivers(file, parts);
}

const whole = `{ provision() {}, wake() {}, reconnect() {}, reset() {}, release() {} }`;

describe('a module that cannot be used is named with what it lacks', () => {
  test.each([
    ['is not there', '', 'has no function createDrivers'],
    ['is no JavaScript', 'export const', 'cannot be loaded'],
    [
      'imports what is not there',
      "import './missing.mjs';",
      'cannot be loaded (ERR_MODULE_NOT_FOUND)',
    ],
    ['exports something else', 'export const createDrivers = {};', 'has no function createDrivers'],
    ['gives nothing', 'export const createDrivers = () => {};', 'createDrivers gives nothing'],
    ['gives none', 'export const createDrivers = () => ({});', 'createDrivers gives nothing'],
    [
      'gives another',
      'export const createDrivers = () => ({ pcs: {} });',
      'gives pcs, and should give some of machines, cloudMachines, servers, network',
    ],
    [
      'lacks functions',
      'export const createDrivers = () => ({ machines: { provision() {}, wake: 1, release() {} } });',
      'machines lacks wake, reconnect, reset',
    ],
    [
      'gives null',
      'export const createDrivers = () => ({ servers: null });',
      'servers lacks provision, release',
    ],
  ])('%s', async (_name, text, fault) => {
    await expect(load(text)).rejects.toThrow(fault);
    await expect(load(text)).rejects.toMatchObject({
      name: 'SettingsError',
      message: expect.stringMatching(/^TRAM_MACHINE_DRIVER, .*driver-\d+\.mjs: [^\n]+$/),
    });
  });

  test('a package that is not installed', async () => {
    await expect(loadOwnDrivers('no-such-driver', parts)).rejects.toThrow(
      'TRAM_MACHINE_DRIVER, no-such-driver: cannot be loaded (ERR_MODULE_NOT_FOUND)',
    );
  });
});

test('it may give some drivers, wait for what it needs, and keep its own state', async () => {
  const own = await load(`
    export async function createDrivers({ settings, log }) {
      const given = Object.keys(settings).toSorted().join();
      class Machines {
        #calls = 0;
        async provision() { this.#calls += 1; return { state: 'failed', reason: given + ' ' + this.#calls }; }
        async wake() {} async reconnect() {} async reset() {} async release() {}
      }
      return { machines: new Machines() };
    }`);
  expect(Object.keys(own)).toEqual(['machines']);
  const request = {
    orderId: 'a',
    imageId: 'b',
    packageName: 'G4090',
    machineNumber: 1,
    orderedAt: new Date(),
  };
  await own.machines?.provision(request, new Date());
  expect(await own.machines?.provision(request, new Date())).toEqual({
    state: 'failed',
    // None of the server's secrets.
    reason: 'dataDir,mode,origin,runtimeConfig 2',
  });
});

test('an error of the name MachineError is one, thrown at once or later; any other stays what it is', async () => {
  const { machines } = await load(`
    const refused = () => Object.assign(new Error('no power'), { name: 'MachineError' });
    const drivers = { machines: ${whole} };
    drivers.machines.wake = () => { throw refused(); };
    drivers.machines.reset = async () => { throw refused(); };
    drivers.machines.release = async () => { throw new TypeError('a fault of the program'); };
    export const createDrivers = () => drivers;`);
  const machine = { imageId: 'a', computerName: 'A', intIpAddress: '10.0.0.1' };
  const refusals = await Promise.allSettled([
    machines?.wake(machine),
    machines?.reset(machine),
    machines?.release('a'),
  ]);
  expect(refusals).toEqual([
    { status: 'rejected', reason: new MachineError('no power') },
    { status: 'rejected', reason: new MachineError('no power') },
    { status: 'rejected', reason: new TypeError('a fault of the program') },
  ]);
});
