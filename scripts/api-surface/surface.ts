/** What an entry exports, as text: one declaration after the other, without comments. */
import ts from 'typescript-5';
import type { Entry } from './declarations.ts';

/**
 * Types of XState whose arguments name the internals of a lifecycle (states, actions, guards, actors). They are no part of
 * the public surface, so a change there is not a change of the surface: only so many arguments are shown.
 */
const shownArguments: Readonly<Record<string, number>> = { StateMachine: 2, MachineSnapshot: 1 };
const omitted = ts.factory.createTypeReferenceNode('…');
const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

type Named = ReadonlyMap<string, ts.Symbol>;

/** The surface of every entry, by its name. */
export function surfacesOf(entries: readonly Entry[]): Map<string, string> {
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  return new Map(entries.map(({ name, file }) => [name, surfaceOf(program, checker, file)]));
}

function surfaceOf(program: ts.Program, checker: ts.TypeChecker, file: string): string {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is not a module`);
  const exported: Named = new Map(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, resolved(checker, symbol)] as const),
  );
  const seen = new Set(exported.values());
  const hidden: string[] = [];
  const named = new Map<string, ts.Symbol>();
  const shown = textsOf(exported, checker, named);
  // What exported declarations refer to is part of the public surface too.
  for (let next = unseen(named, seen); next.size > 0; next = unseen(named, seen)) {
    for (const symbol of next.values()) seen.add(symbol);
    hidden.push(...textsOf(next, checker, named));
  }
  const rest =
    hidden.length === 0 ? [] : ['', '// named above, not exported here', ...hidden.sort()];
  return `${[...shown, ...rest].join('\n')}\n`;
}

const unseen = (named: Named, seen: ReadonlySet<ts.Symbol>): Named =>
  new Map([...named].filter(([, symbol]) => !seen.has(symbol)));

function resolved(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The declarations of some symbols by their names; the symbols of the same package that they refer to are added to `named`. */
function textsOf(symbols: Named, checker: ts.TypeChecker, named: Map<string, ts.Symbol>): string[] {
  return [...symbols]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, symbol]) =>
      (symbol.declarations ?? []).map((declaration) =>
        isGenerated(declaration)
          ? `${name} // as the contract has it: openapi/`
          : declarationText(declaration, checker, named),
      ),
    );
}

const isGenerated = (declaration: ts.Declaration) =>
  /(?:\/api\/src|\/api-surface)\/generated\//u.test(declaration.getSourceFile().fileName);

function declarationText(
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
  named: Map<string, ts.Symbol>,
): string {
  const node =
    ts.isVariableDeclaration(declaration) && ts.isVariableStatement(declaration.parent.parent)
      ? declaration.parent.parent
      : declaration;
  const { transformed } = ts.transform<ts.Node>(node, [
    (context) => (root) => {
      const visit = (each: ts.Node): ts.Node => {
        const short = shortened(each);
        noteName(short, checker, named);
        return ts.visitEachChild(short, visit, context);
      };
      return visit(root);
    },
  ]);
  const [plain = node] = transformed;
  return printer
    .printNode(ts.EmitHint.Unspecified, plain, declaration.getSourceFile())
    .replaceAll(/^export (?:declare )?|^declare /gmu, '')
    .replaceAll(/import\("[^"]+"\)\./gu, '');
}

/** The same type with fewer arguments, where only so many are shown. */
function shortened(node: ts.Node): ts.Node {
  const parameters = ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node) ? node : null;
  const name = parameters === null ? null : lastName(parameters);
  const count = name === null ? undefined : shownArguments[name];
  if (parameters?.typeArguments === undefined || name === null || count === undefined) return node;
  return ts.factory.createTypeReferenceNode(name, [
    ...parameters.typeArguments.slice(0, count),
    omitted,
  ]);
}

function lastName(node: ts.TypeReferenceNode | ts.ImportTypeNode): string | null {
  const name = ts.isTypeReferenceNode(node) ? node.typeName : node.qualifier;
  if (name === undefined) return null;
  return ts.isIdentifier(name) ? name.text : name.right.text;
}

/** Remembers a name of something of this package that was written by hand. */
function noteName(node: ts.Node, checker: ts.TypeChecker, named: Map<string, ts.Symbol>): void {
  if (!ts.isIdentifier(node) || node.parent === undefined) return;
  const found = checker.getSymbolAtLocation(node);
  if (found === undefined) return;
  const symbol = resolved(checker, found);
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined || ts.isSourceFile(declaration) || isGenerated(declaration)) return;
  const isOurs = declaration.getSourceFile().fileName.includes('/.cache/api-surface/');
  const isTopLevel =
    ts.isSourceFile(declaration.parent) ||
    (ts.isVariableDeclaration(declaration) && ts.isSourceFile(declaration.parent.parent.parent));
  if (isOurs && isTopLevel) named.set(symbol.name, symbol);
}
