/** Every example of every README is compiled, and those without a framework run in Node. */
import { execFileSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { compilerSays, readmeExamples, writtenExamples } from './readme-examples.ts';
import type { ExampleRun } from './run-examples.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** The end of an example, where its comments do not say it: the last output, and the calls. */
const ends: Readonly<Record<string, { last?: string; called: readonly string[] }>> = {
  'README-1.ts': { last: 'awaiting', called: [] },
  'src-session-README-1.ts': { last: 'signedOut', called: [] },
  'src-recharge-qr-README-1.ts': {
    last: expect.stringMatching(/^000201010212.* 15:00$/u),
    called: ['requestRecharge'],
  },
  'src-pc-image-README-1.ts': { called: ['createOrder', 'listImages'] },
  'src-payment-README-1.ts': {
    last: 'paid',
    called: ['listVpsOrders', 'getMyAccount', 'extendVpsOrder'],
  },
  'src-cloud-image-README-1.ts': {
    last: 'running start done',
    called: ['startCloudImage', 'listCloudImages'],
  },
  'src-hardware-request-README-1.ts': {
    last: 'pending submitted null 395.100 VNĐ',
    called: ['addCloudHardware'],
  },
  'src-ip-rotation-README-1.ts': {
    last: 'done WAN11 VNPT xoay change 198.51.100.7, WAN12 FPT xoay start null',
    called: ['startIpRotation', 'listImages'],
  },
  'src-kyc-otp-README-1.ts': { last: 'submitted null null null', called: ['requestOtp', 'upload'] },
};

const examples = readmeExamples();
const plain = examples.filter(({ language }) => language === 'ts');
const lifecycles = globSync('src/*/machine.ts', { cwd: path.join(import.meta.dirname, '..') });

let folder: string;
beforeAll(() => {
  folder = writtenExamples('readme-examples', examples);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(lifecycles.map((file) => path.dirname(file)))(
  '%s has an example in React and one without',
  (lifecycle) => {
    const own = examples.filter(({ readme }) => readme === `${lifecycle}/README.md`);
    expect(new Set(own.map(({ language }) => language))).toEqual(new Set(['ts', 'tsx']));
  },
);

test('the examples compile', () => {
  expect(compilerSays(folder)).toBe('');
});

describe('the examples run', () => {
  let runs: Readonly<Record<string, ExampleRun>>;
  beforeAll(() => {
    const program = path.join(import.meta.dirname, 'run-examples.ts');
    const files = plain.map(({ file }) => path.join(folder, file));
    const options = { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 } as const;
    runs = JSON.parse(execFileSync(process.execPath, [program, ...files], options));
  });

  test.each(plain.map((example) => [example.file, example] as const))('%s', (file, { code }) => {
    const run = runs[file];
    expect(run?.errors).toEqual([]);
    expect([...(run?.printed ?? []), ...(run?.called ?? [])]).not.toEqual([]);
    const { last = run?.printed.at(-1), called = run?.called } = ends[file] ?? {};
    expect([run?.printed.at(-1), run?.called]).toEqual([last, called]);
    // The comment after a console.log is its output.
    const promised = [...code.matchAll(/console\.log\(.*\); \/\/ (.+)$/gmu)].map(
      ([, words = '']) => words,
    );
    expect(run?.printed).toEqual(expect.arrayContaining(promised));
  });
});
