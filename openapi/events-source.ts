/** The parts of an AsyncAPI document that the event tables are made from. */
interface Events {
  readonly operations: Record<string, Operation>;
  readonly components: { readonly schemas: Record<string, { readonly enum?: readonly string[] }> };
}

interface Operation {
  readonly action: 'send' | 'receive';
  readonly messages: readonly { readonly $ref: string }[];
}

/** Source of the names that events and their payloads are made of: what the client reads payloads against. */
export function eventsSource(events: Events): string {
  const received = Object.values(events.operations)
    .filter((operation) => operation.action === 'receive')
    .flatMap((operation) =>
      operation.messages.map(({ $ref }) => $ref.slice($ref.lastIndexOf('/') + 1)),
    );
  return `
/** Events that a client receives. */
export const receivedEvents = ${list(received)};

/** How a result ends. */
export const resultStatuses = ${list(values(events, 'ResultStatus'))};

/** What can be asked of a cloud machine. */
export const vmActions = ${list(values(events, 'VmAction'))};
`;
}

function values(events: Events, schema: string): readonly string[] {
  const found = events.components.schemas[schema]?.enum;
  if (found === undefined) throw new Error(`events.yaml has no enumeration ${schema}`);
  return found;
}

function list(names: readonly string[]): string {
  return `[${names.map((name) => `'${name}'`).join(', ')}] as const`;
}
