/** The surfaces of the packages (`packages/*\/api`), to which everything belongs that their users may write. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-5';
import { expect, test } from 'vitest';
import { root } from '../scripts/root.ts';

const surfaces = globSync('packages/*/api/*.txt', { cwd: root });

/** Whether a type takes `undefined`, as far as it says so itself. */
function takesUndefined(type: ts.TypeNode): boolean {
  if (ts.isUnionTypeNode(type)) return type.types.some(takesUndefined);
  if (ts.isParenthesizedTypeNode(type)) return takesUndefined(type.type);
  return type.kind === ts.SyntaxKind.UndefinedKeyword || type.kind === ts.SyntaxKind.UnknownKeyword;
}

/** Optional properties that refuse an `undefined`. */
function refusing(text: string): readonly string[] {
  const source = ts.createSourceFile('surface.ts', text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertySignature(node) &&
      node.questionToken !== undefined &&
      node.type !== undefined &&
      !takesUndefined(node.type)
    ) {
      found.push(node.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('an optional property takes undefined: a caller with exactOptionalPropertyTypes hands on what may not be there', () => {
  expect(surfaces.length).toBeGreaterThan(100);
  const found = surfaces.flatMap((file) =>
    refusing(readFileSync(path.join(root, file), 'utf8')).map((one) => `${file}: ${one}`),
  );
  expect(found).toEqual([]);
});

test('of the optional ones only those are named that refuse it', () => {
  const text = `interface A { a?: string; b?: (() => void) | undefined; c: number; d?: unknown; e?: {
    f?: 1;
  } | undefined; }`;
  expect(refusing(text)).toEqual(['a?: string;', 'f?: 1;']);
});
