/**
 * The contract as the reference shows it: what its own words say of additions, roles and side effects stands in the text, because the
 * pages are drawn by a library that knows OpenAPI alone; and a refusal does not repeat the fields of `Error` on every page.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { root } from '../../scripts/root.ts';
import { generated } from './navigation.ts';
import { isNode, type Node } from './schema-table.ts';

const { refusals } = generated;

/** What an extension says, as a paragraph of the description. */
const paragraphs: readonly (readonly [name: string, words: (value: unknown) => string])[] = [
  [
    'x-addition',
    (value) => `**Addition**, which another server may leave out. Then: ${sentence(value)}`,
  ],
  ['x-addition-when', (value) => `**When.** ${sentence(value)}`],
  [
    'x-side-effect',
    () => '**Side effect.** A GET that changes something: nobody prefetches or repeats it.',
  ],
  ['x-roles', (value) => `**Roles.** ${Array.isArray(value) ? value.join(', ') : String(value)}.`],
  ['x-multiline', () => 'May have line breaks and tabs.'],
];

function sentence(value: unknown): string {
  const words = String(value).trim();
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** Puts the words of extensions into the descriptions, everywhere. */
function describe(node: unknown): void {
  if (Array.isArray(node)) node.forEach(describe);
  if (!isNode(node)) return;
  Object.values(node).forEach(describe);
  const said = paragraphs
    .filter(([name]) => name in node)
    .map(([name, words]) => words(node[name]));
  if (said.length === 0) return;
  const { description } = node;
  node['description'] = [description, ...said]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('\n\n');
}

/** Leaves of a refusal its words and its examples. */
function shortenRefusals(document: Node): void {
  const components = document['components'];
  const shared = isNode(components) ? components['responses'] : undefined;
  if (!isNode(shared)) return;
  for (const response of Object.values(shared)) {
    const content = isNode(response) ? response['content'] : undefined;
    if (!isNode(content)) continue;
    for (const media of Object.values(content)) {
      const schema = isNode(media) ? media['schema'] : undefined;
      if (isNode(media) && isNode(schema) && schema['$ref'] === '#/components/schemas/Error') {
        media['schema'] = {
          type: 'object',
          description: `The fields of [Error](/${refusals.route}/).`,
        };
      }
    }
  }
}

/**
 * Writes one document of the contract as the reference shows it.
 * @param file of `openapi/`
 * @returns the path of what was written
 */
export function writeReference(file: string, folder: string): string {
  const document: unknown = parse(readFileSync(path.join(root, file), 'utf8'));
  if (!isNode(document)) throw new Error(`${file} is no OpenAPI document`);
  describe(document);
  shortenRefusals(document);
  mkdirSync(folder, { recursive: true });
  const written = path.join(folder, path.basename(file));
  writeFileSync(written, stringify(document, { aliasDuplicateObjects: false }));
  return written;
}
