/** The lifecycles as workflows (Arazzo): which calls a customer's way through the product is made of, and what each answers. */
import path from 'node:path';
import type { Document } from './documents.ts';
import { filesOf, generated } from './navigation.ts';
import { isNode, nodeAt, readContract, words, type Node } from './schema-table.ts';

const nodesOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

/** Where the pages of the calls stand, by the name that the workflows give their document. */
const places: Readonly<Record<string, string>> = {
  portal: generated.calls.route,
  sandbox: generated.sandbox.route,
};

/** The call of a step, or the workflow that it goes through, as a link. */
function calledBy(step: Node): string {
  const called = words(step, 'operationId') || words(step, 'workflowId');
  const [, source = '', name = called] = /^\$sourceDescriptions\.(\w+)\.(.+)$/.exec(called) ?? [];
  const place = places[source];
  const href = place === undefined ? `#${name}` : `/${place}/operations/${name.toLowerCase()}/`;
  return `[\`${name}\`](${href})`;
}

/** What a step expects, the status first. */
function expectationsOf(step: Node): string {
  return nodesOf(step['successCriteria'])
    .map((criterion) => {
      const condition = words(criterion, 'condition').replace(/^\$statusCode == /, '');
      return `\`${condition.replaceAll('$response.body#/', '')}\``;
    })
    .join(', ');
}

function workflowPart(workflow: Node): string {
  const rows = nodesOf(workflow['steps']).map((step) => {
    const cells = [words(step, 'stepId'), calledBy(step), expectationsOf(step)];
    return `| ${[...cells, words(step, 'description')].join(' | ')} |`;
  });
  return [
    `### \`${words(workflow, 'workflowId')}\``,
    words(workflow, 'summary'),
    ['| step | call | answers | why |', '| --- | --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}

/** All workflows on one page; what several begin with comes last. */
export function flowsDocument(): Document {
  const { file: folder } = generated.flows;
  const files = [
    ...filesOf(`${folder}/*.arazzo.yaml`),
    ...filesOf(`${folder}/shared/*.arazzo.yaml`),
  ];
  const parts = files.flatMap((file) => {
    const document = readContract(file);
    const info = nodeAt(document, 'info');
    return [
      `## ${words(info, 'title')}`,
      words(info, 'summary'),
      `[\`${path.posix.basename(file)}\`](${path.posix.relative('openapi', file)})`,
      nodesOf(document['workflows']).map(workflowPart).join('\n\n'),
    ];
  });
  return {
    title: 'Workflows',
    description: 'The lifecycles as calls in their order, to be run against a server.',
    body: [
      'The product as a customer goes through it, every call of the contract at least once. What a customer cannot do (pay at the bank, let time pass) is a call of the sandbox. [How to run them against a server](README.md#workflows).',
      ...parts,
    ].join('\n\n'),
  };
}
