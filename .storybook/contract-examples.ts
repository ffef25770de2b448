import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Plugin } from 'vite';

const contract = path.join(import.meta.dirname, '../openapi/portal.yaml');
const moduleId = 'virtual:contract-examples';

type Node = { readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** A part of the contract by its path of keys. @throws Error where it is not there */
function partAt(document: Node, keys: readonly string[]): unknown {
  let part: unknown = document;
  for (const key of keys) {
    if (!isNode(part) || !(key in part)) throw new Error(`the contract has no ${keys.join('/')}`);
    part = part[key];
  }
  return part;
}

/** Resolves a reference (JSON Pointer, RFC 6901). */
function resolved(document: Node, value: unknown): unknown {
  if (!isNode(value) || typeof value['$ref'] !== 'string') return value;
  const keys = value['$ref']
    .replace(/^#\//, '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return resolved(document, partAt(document, keys));
}

/** The examples of one answer by their names. */
function examplesOf(document: Node, answer: unknown): Readonly<Record<string, unknown>> {
  const content = isNode(answer) ? answer['content'] : undefined;
  const json = isNode(content) ? content['application/json'] : undefined;
  const examples = isNode(json) && isNode(json['examples']) ? json['examples'] : {};
  return Object.fromEntries(
    Object.entries(examples).map(([name, example]) => {
      const found = resolved(document, example);
      return [name, isNode(found) ? found['value'] : undefined];
    }),
  );
}

/** For each operation the status of its success and the examples of its answer. */
function contractExamples(document: unknown): Readonly<Record<string, unknown>> {
  if (!isNode(document) || !isNode(document['paths'])) throw new Error('this is no contract');
  const found: Record<string, unknown> = {};
  for (const address of Object.values(document['paths'])) {
    for (const operation of isNode(address) ? Object.values(address) : []) {
      if (!isNode(operation) || typeof operation['operationId'] !== 'string') continue;
      const answers = isNode(operation['responses']) ? Object.entries(operation['responses']) : [];
      const [status, answer] = answers.find(([code]) => code.startsWith('2')) ?? [];
      if (status === undefined) continue;
      found[operation['operationId']] = {
        status: Number(status),
        examples: examplesOf(document, resolved(document, answer)),
      };
    }
  }
  return found;
}

/** `import { examples } from 'virtual:contract-examples'`: the contract's example answers. */
export function contractExamplesPlugin(): Plugin {
  return {
    name: 'contract-examples',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    load(id) {
      if (id !== `\0${moduleId}`) return null;
      this.addWatchFile(contract);
      const examples = contractExamples(parse(readFileSync(contract, 'utf8')));
      return `export const examples = ${JSON.stringify(examples)};`;
    },
  };
}
