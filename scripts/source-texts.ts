import ts from 'typescript-5';
import type { Source } from './sources.ts';

export interface SourceText {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** Of the properties and variables that it stands in, the outermost first: `pcKeywords`, `reset`. */
  readonly names: readonly string[];
}

/** Every text of a source that could reach a screen: literals, parts of templates and words between tags; comments and names of modules are none. */
export function textsOf({ file, text }: Pick<Source, 'file' | 'text'>): readonly SourceText[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: SourceText[] = [];
  const visit = (node: ts.Node, names: readonly string[]): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    // A key is no text: a table of messages has the Vietnamese one as its key.
    if (ts.isPropertyAssignment(node)) {
      visit(node.initializer, [...names, node.name.getText()]);
      return;
    }
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node) ||
      ts.isJsxText(node);
    if (isText) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, text: node.text, names });
    }
    const within = ts.isVariableDeclaration(node) ? [...names, node.name.getText()] : names;
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(source, []);
  return found;
}
