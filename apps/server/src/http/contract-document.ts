/** Navigation in an OpenAPI document: JSON pointers and references. */

/** An object of the document. */
export type Node = Readonly<Record<string, unknown>>;

/** Whether a value is an object, and no list. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A key as a part of a JSON pointer (RFC 6901). */
export function pointerPart(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A place in the document: its JSON pointer and what is there, references followed. */
export interface Place {
  readonly pointer: string;
  readonly node: Node;
}

/** The document is not what the server needs. */
export class ContractError extends Error {}

/**
 * The value at a JSON pointer. A reference is followed, but not inside a schema: the validator follows those itself.
 * @throws ContractError when there is nothing
 */
export function placeAt(document: Node, pointer: string): Place {
  let node: unknown = document;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(node)) node = node[Number(key)];
    else node = isNode(node) ? node[key] : undefined;
  }
  if (!isNode(node)) throw new ContractError(`the contract has nothing at ${pointer}`);
  const reference = node['$ref'];
  if (typeof reference === 'string' && !/\/schema(s\/.*)?$/.test(pointer)) {
    return placeAt(document, reference.slice(1));
  }
  return { pointer, node };
}

/** The value below a place, or null. */
export function child(document: Node, place: Place, ...parts: string[]): Place | null {
  let node: unknown = place.node;
  for (const part of parts) {
    if (isNode(node)) node = node[part];
    else return null;
  }
  if (!isNode(node)) return null;
  return placeAt(document, [place.pointer, ...parts.map(pointerPart)].join('/'));
}
