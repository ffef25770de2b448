import ts from 'typescript-5';

/** What a browser, a network or Node would have to provide. */
const globals = new Set([
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'fetch',
  'XMLHttpRequest',
  'process',
  'Buffer',
  'require',
]);

/** Those of them that a program names, other than as a property of something else. */
export function namedGlobals(program: string): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && globals.has(node.text) && !isProperty(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('program.js', program, ts.ScriptTarget.ES2023, true));
  return [...found];
}

function isProperty(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) &&
    parent.name === node
  );
}
