import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Something that an entry exports, beside the docstring of its declaration. */
export interface ExportedDoc {
  readonly name: string;
  readonly isType: boolean;
  /** Where it is declared, from the folder of the entry. */
  readonly file: string;
  /** Its docstring on one line; empty when there is none. */
  readonly doc: string;
}

const declaration = /^export (?:async )?(function|const|interface|type) (\w+)/gmu;

/** Everything that an entry of re-exports exports, by name or by `*`, with its docstring. @param entry path of the entry */
export function exportedDocs(entry: string): ExportedDoc[] {
  const text = readFileSync(entry, 'utf8');
  const reExports = text.matchAll(/^export (?:type )?(\*|\{[^}]*\}) from '\.\/([^']+)';$/gmu);
  return [...reExports].flatMap(([, names = '', file = '']) => {
    const source = readFileSync(path.join(path.dirname(entry), file), 'utf8');
    const listed = new Set(names.match(/\w+/gu));
    return [...source.matchAll(declaration)]
      .filter(([, , name = '']) => names === '*' || listed.has(name))
      .map(([, kind, name = '']) => ({
        name,
        isType: kind === 'interface' || kind === 'type',
        file,
        doc: docOf(source, name),
      }));
  });
}

function docOf(source: string, name: string): string {
  const declared = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export (?:async )?(?:function|const|interface|type) ${name}\b`,
    'u',
  ).exec(source);
  return (declared?.[1] ?? '').replaceAll(/\s*\n\s*\* ?/gu, ' ').trim();
}

/** Rows of the tables of a text: the cells of each, the heads left out. */
export function tableRows(markdown: string): string[][] {
  return [...markdown.matchAll(/^\|(.+)\|$/gmu)]
    .map(([, cells = '']) => cells.split(/(?<!\\)\|/u).map((cell) => cell.trim()))
    .filter(([first = '']) => first.includes('`'));
}

/** The names in code marks of a cell. */
export function namesOf(cell: string): string[] {
  return [...cell.matchAll(/`([\w$]+)`/gu)].map(([, name = '']) => name);
}
