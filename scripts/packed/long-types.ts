import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-5';

/** Above this many characters a type is read by nobody: what it is made of needs names. */
const limit = 4000;
/** A lifecycle's own type is inferred by XState and stands in one place, from which everything else names it. */
const ofLifecycle = 10_000;

const printer = ts.createPrinter({ removeComments: true });

/**
 * Declarations of values in an unpacked package whose types are too long to be read, as `file: name length`. Interfaces and aliases are
 * names already; tables that are generated from the contract are data.
 */
export function longTypes(folder: string): readonly string[] {
  return globSync('dist/**/*.d.ts', { cwd: folder })
    .filter((file) => !file.includes('/generated/'))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      const isLifecycle = /\/(?:machine|setup)\.d\.ts$/u.test(file);
      return source.statements
        .filter((one) => !ts.isInterfaceDeclaration(one) && !ts.isTypeAliasDeclaration(one))
        .map((one) => printer.printNode(ts.EmitHint.Unspecified, one, source))
        .filter((printed) => printed.length > (isLifecycle ? ofLifecycle : limit))
        .map((printed) => `${file}: ${printed.slice(0, 60)}… ${printed.length}`);
    });
}
