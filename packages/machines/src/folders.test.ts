import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const source = import.meta.dirname;

/** The files of every lifecycle. `rules.ts` and `ports.ts` are missing where a caller passes both: a payment of anything. */
const always = ['README.md', 'fixtures.ts', 'machine.ts', 'model.ts', 'view.ts'];
const withActions = ['ports.ts', 'rules.ts'];
/** The file that a lifecycle splits off, and from which file, when that would exceed `mostLines`. */
const splitOff = { 'setup.ts': 'machine.ts', 'transitions.ts': 'model.ts' } as const;
/** Files that some lifecycles have beside, as separate entries of the package. */
const entries = new Set(['payment/evidence.ts', 'pc-image/resting.ts', 'cloud-image/resting.ts']);
const mostLines = 360;

const lifecycles = globSync('*/machine.ts', { cwd: source }).map((file) => path.dirname(file));
const linesOf = (file: string) =>
  readFileSync(path.join(source, file), 'utf8').trimEnd().split('\n').length;

describe('the folder of a lifecycle', () => {
  test('there is one for each', () => {
    expect(lifecycles.toSorted()).toEqual([
      'cloud-image',
      'hardware-request',
      'ip-rotation',
      'kyc-otp',
      'payment',
      'pc-image',
      'recharge-qr',
      'session',
    ]);
  });

  test.each(lifecycles)('%s has the files that every lifecycle has', (lifecycle) => {
    const files = readdirSync(path.join(source, lifecycle)).filter(
      (file) => file !== 'testing' && !file.endsWith('.test.ts'),
    );
    const required = lifecycle === 'payment' ? always : [...always, ...withActions];
    expect(files).toEqual(expect.arrayContaining(required));
    const known = new Set([...required, ...Object.keys(splitOff)]);
    expect(
      files.filter((file) => !known.has(file) && !entries.has(`${lifecycle}/${file}`)),
    ).toEqual([]);
  });

  test.each(lifecycles)('%s is split no further than its length asks for', (lifecycle) => {
    const files = readdirSync(path.join(source, lifecycle)).filter((file) => file.endsWith('.ts'));
    const lengths = new Map(files.map((file) => [file, linesOf(`${lifecycle}/${file}`)]));
    const split = Object.entries(splitOff).flatMap(([part, whole]) => [part, whole]);
    expect(split.filter((file) => (lengths.get(file) ?? 0) > mostLines)).toEqual([]);
    const needless = Object.entries(splitOff).filter(([part, whole]) => {
      const length = lengths.get(part);
      return length !== undefined && length + (lengths.get(whole) ?? 0) <= mostLines;
    });
    expect(needless).toEqual([]);
  });
});
