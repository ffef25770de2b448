/** The documents of the repository, as the site takes them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';
import type { Page } from './navigation.ts';

export interface Document {
  readonly title: string;
  /** The first sentence of the text, for search engines and the home page; empty where the document begins with a table. */
  readonly description: string;
  /** Markdown without the title, which the page shows above it. */
  readonly body: string;
}

/** @throws Error for a document without a title of the first level */
export function readDocument({ file }: Page): Document {
  const text = readFileSync(path.join(root, file), 'utf8');
  const [line = '', title] = /^# (.+)$/m.exec(text) ?? [];
  if (title === undefined) throw new Error(`${file} has no title (# …)`);
  const body = text.slice(text.indexOf(line) + line.length).trimStart();
  return { title: plainWords(title), description: firstSentence(body), body };
}

/** The words of a line without its marks. */
export function plainWords(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/[`*]|\b_|_\b/g, '');
}

function firstSentence(body: string): string {
  const paragraph = body.split(/\n\s*\n/).find((part) => /^[\p{L}*_`‘“]/u.test(part.trim()));
  const words = plainWords(paragraph ?? '').replaceAll(/\s+/g, ' ');
  return /^.+?[.!?](?=\s|$)/.exec(words)?.[0] ?? words;
}
