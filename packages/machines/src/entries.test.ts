import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** The entries of the package by name, as their source files. */
function entries(): [string, string][] {
  if (typeof manifest !== 'object' || manifest === null || !('exports' in manifest)) return [];
  const exported: unknown = manifest.exports;
  if (typeof exported !== 'object' || exported === null) return [];
  return Object.entries(exported).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
}

/** Packages that a file brings into a bundle, through everything that it imports but types. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const found = new Set<string>();
  for (const [, specifier = ''] of text.matchAll(
    /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'/gmu,
  )) {
    if (!specifier.startsWith('.')) found.add(specifier);
    else
      for (const name of packagesOf(path.join(path.dirname(file), specifier), seen))
        found.add(name);
  }
  return found;
}

describe('what an entry loads', () => {
  test.each(entries())('%s is there', (_, file) => {
    expect(existsSync(path.join(root, file))).toBe(true);
  });

  test.each([
    ['./rules', []],
    ['./validation', ['valibot']],
    ['./payment', ['xstate']],
    ['./payment/evidence', []],
    ['./payment/view', []],
    ['./session', ['xstate']],
    ['./session/rules', []],
    ['./recharge-qr', ['xstate']],
    ['./recharge-qr/rules', []],
    ['./ip-rotation', ['xstate']],
    ['./ip-rotation/rules', []],
    ['./kyc-otp', ['xstate']],
    ['./kyc-otp/rules', []],
    ['./pc-image', ['xstate']],
    ['./pc-image/rules', []],
    ['./pc-image/resting', []],
    ['./cloud-image', ['xstate']],
    ['./cloud-image/rules', []],
    ['./cloud-image/resting', []],
    ['./hardware-request', ['xstate']],
    ['./hardware-request/rules', []],
  ])('%s loads %j and nothing else', (name, packages) => {
    const file = entries().find(([entry]) => entry === name)?.[1] ?? '';
    expect([...packagesOf(path.join(root, file))].sort()).toEqual(packages);
  });
});
