/** Parts of OpenAPI and AsyncAPI documents as Markdown: what the events and the refusals are written with. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../../scripts/root.ts';

export type Node = Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws Error for a file that is no such document */
export function readContract(file: string): Node {
  const document: unknown = parse(readFileSync(path.join(root, file), 'utf8'));
  if (!isNode(document)) throw new Error(`${file} is no document of the contract`);
  return document;
}

/** What stands at a path of keys; an empty node where there is nothing. */
export function nodeAt(node: Node, ...keys: readonly string[]): Node {
  let found: unknown = node;
  for (const key of keys) found = isNode(found) ? found[key] : undefined;
  return isNode(found) ? found : {};
}

/** A node with its `$ref` followed. */
export function resolved(document: Node, node: unknown): Node {
  if (!isNode(node)) return {};
  const reference = node['$ref'];
  if (typeof reference !== 'string') return node;
  return resolved(document, nodeAt(document, ...reference.replace('#/', '').split('/')));
}

/** A text of a node on one line, for a cell of a table. */
export function words(node: Node, key: string): string {
  const text = node[key];
  return typeof text === 'string' ? text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|') : '';
}

/** A schema with everything that its `allOf` brings, references followed. */
function merged(document: Node, node: unknown): Node {
  const schema = resolved(document, node);
  const parts = Array.isArray(schema['allOf']) ? schema['allOf'] : [];
  const all = [...parts.map((part: unknown) => merged(document, part)), schema];
  return {
    ...Object.assign({}, ...all),
    properties: Object.assign({}, ...all.map((part) => nodeAt(part, 'properties'))),
  };
}

function typeWords(schema: Node): string {
  const values = schema['enum'];
  if (Array.isArray(values)) return values.map((value) => `\`${String(value)}\``).join(', ');
  const format = words(schema, 'format');
  return [words(schema, 'type'), format === '' ? '' : `(${format})`].join(' ').trim();
}

/** The fields of a schema as a table; a line with its type where it has none. */
export function fieldsTable(document: Node, node: unknown): string {
  const schema = merged(document, node);
  const fields = Object.entries(nodeAt(schema, 'properties'));
  if (fields.length === 0) return `${typeWords(schema)}. ${words(schema, 'description')}`;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const rows = fields.map(([name, field]) => {
    const property = merged(document, field);
    const addition = words(property, 'x-addition');
    const when = words(property, 'x-addition-when');
    const about = [
      words(property, 'description'),
      when === '' ? '' : `When: ${when}`,
      addition === '' ? '' : `**Addition**; without it: ${addition}`,
    ];
    const need = required.includes(name) ? 'always' : 'optional';
    const said = about.filter((part) => part !== '').join(' ');
    return `| \`${name}\` | ${typeWords(property)} | ${need} | ${said} |`;
  });
  return ['| field | type | there | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Values as an example in JSON. */
export function exampleBlock(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}
