/** The pages of the contract that no library draws: the real-time events (AsyncAPI), the refusals that every call may answer, and the workflows (Arazzo). */
import type { Document } from './documents.ts';
import { flowsDocument } from './flows.ts';
import { generated } from './navigation.ts';
import {
  exampleBlock,
  fieldsTable,
  isNode,
  nodeAt,
  readContract,
  resolved,
  words,
  type Node,
} from './schema-table.ts';

const { calls, events, flows, refusals } = generated;

/** What the payloads of a message look like. */
function examplesOf(message: Node): readonly string[] {
  const examples = Array.isArray(message['examples']) ? message['examples'] : [];
  return examples.filter(isNode).map((example) => exampleBlock(example['payload']));
}

function eventsDocument(): Document {
  const document = readContract(events.file);
  const info = nodeAt(document, 'info');
  const operations = Object.values(nodeAt(document, 'operations')).filter(isNode);
  const parts = operations.map((operation) => {
    const [reference] = Array.isArray(operation['messages']) ? operation['messages'] : [];
    const message = resolved(document, reference);
    const name = words(message, 'name');
    const addition = words(operation, 'x-addition');
    const sender = operation['action'] === 'send' ? 'The client sends it.' : 'The server sends it.';
    return [
      `## \`${name}\``,
      `${words(message, 'title')}. ${sender}`,
      words(operation, 'summary'),
      typeof operation['description'] === 'string' ? operation['description'] : '',
      words(message, 'summary'),
      addition === '' ? '' : `**Addition**, which another server may leave out. Then: ${addition}.`,
      `### Payload of \`${name}\``,
      fieldsTable(document, message['payload']),
      examplesOf(message).join('\n\n'),
      replyOf(document, operation).join('\n\n'),
    ];
  });
  return {
    title: 'Real-time events',
    description: 'What the server says over Socket.IO, and what a client does on each.',
    body: [String(info['description']), ...parts.flat()].filter((part) => part !== '').join('\n\n'),
  };
}

/** How an event is acknowledged, where it is. */
function replyOf(document: Node, operation: Node): readonly string[] {
  const { messages } = nodeAt(operation, 'reply');
  if (!Array.isArray(messages)) return [];
  const message = resolved(document, messages[0]);
  return [
    `### Acknowledgement: \`${words(message, 'name')}\``,
    words(message, 'summary'),
    fieldsTable(document, message['payload']),
    ...examplesOf(message),
  ];
}

function refusalsDocument(): Document {
  const document = readContract(calls.file);
  const schema = nodeAt(document, 'components', 'schemas', 'Error');
  const shared = Object.entries(nodeAt(document, 'components', 'responses'));
  const rows = shared.map(
    ([name, response]) =>
      `| \`${name}\` | ${isNode(response) ? words(response, 'description') : ''} |`,
  );
  return {
    title: 'Refusals',
    description: 'What every refused call answers: the schema Error, and which refusals there are.',
    body: [
      `${words(schema, 'description')} Every refusal answers these fields.`,
      '## The fields of `Error`',
      fieldsTable(document, schema),
      '## Which refusals there are',
      'Each call of the reference names the statuses that it answers.',
      ['| name | when |', '| --- | --- |', ...rows].join('\n'),
    ].join('\n\n'),
  };
}

/** Route and document of each. */
export const generatedDocuments = (): readonly (readonly [route: string, document: Document])[] => [
  [events.route, eventsDocument()],
  [refusals.route, refusalsDocument()],
  [flows.route, flowsDocument()],
];
