import { cdp } from 'vitest/browser';

/** A node of Chromium's accessibility tree, as the DevTools protocol hands it over (Accessibility.AXNode). */
interface ExposedNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: { readonly value?: unknown };
  }[];
  readonly childIds?: readonly string[];
}

/** Roles without a meaning of their own: their children are told in their place. */
const untold = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak', 'ListMarker']);

/** Their words are the name of a control or group and are told there. */
const names = new Set(['LabelText', 'Legend', 'caption']);

/** States that are listed when they are set; `live` says how a change is announced. */
const told = new Set([
  'busy',
  'checked',
  'disabled',
  'expanded',
  'haspopup',
  'hasPopup',
  'invalid',
  'live',
  'modal',
  'pressed',
  'readonly',
  'required',
  'selected',
  'valuetext',
]);

/** The protocol hands over text, numbers, and true and false. */
function textOf(part: { readonly value?: unknown } | undefined): string {
  const value = part?.value;
  return typeof value === 'string' ? value.trim() : JSON.stringify(value ?? '').replaceAll('"', '');
}

function states({ properties = [] }: ExposedNode): readonly string[] {
  return properties.flatMap(({ name, value: { value } }) => {
    if (!told.has(name) || value === 'off' || value === '') return [];
    if (value === false || value === 'false') {
      return ['expanded', 'checked', 'pressed', 'selected'].includes(name) ? [`not ${name}`] : [];
    }
    return [value === true || value === 'true' ? name : `${name}=${textOf({ value })}`];
  });
}

function line(node: ExposedNode): string {
  const name = textOf(node.name);
  return [
    textOf(node.role),
    ...(name === '' ? [] : [`'${name}'`]),
    ...(textOf(node.value) === '' ? [] : [`= '${textOf(node.value)}'`]),
    ...(textOf(node.description) === '' ? [] : [`(${textOf(node.description)})`]),
    ...states(node).map((state) => `[${state}]`),
  ].join(' ');
}

/** Text that is the name or value of something is not told twice. */
function isRepeated(node: ExposedNode, parent: ExposedNode | undefined): boolean {
  if (textOf(node.role) !== 'StaticText') return false;
  if (names.has(textOf(parent?.role))) return true;
  const text = textOf(node.name);
  return [parent?.name, parent?.value].some((part) => textOf(part).includes(text));
}

function lines(
  node: ExposedNode,
  nodes: ReadonlyMap<string, ExposedNode>,
  depth: number,
  parent?: ExposedNode,
): readonly string[] {
  if (isRepeated(node, parent)) return [];
  const role = textOf(node.role);
  const isName = names.has(role);
  const skipped = node.ignored || isName || untold.has(role);
  const children = (node.childIds ?? []).flatMap((id) => {
    const child = nodes.get(id);
    if (child === undefined) return [];
    return lines(child, nodes, skipped ? depth : depth + 1, skipped && !isName ? parent : node);
  });
  return skipped ? children : [`${'  '.repeat(depth)}${line(node)}`, ...children];
}

/**
 * What Chromium exposes to assistive technology about the page of a test: a line for each node with its role, name, value, description
 * (in brackets) and states, indented by its parents. It is what a screen reader is given, and not what one says of it.
 */
export async function exposedTree(): Promise<readonly string[]> {
  const session = cdp();
  const { frameTree } = await session.send('Page.getFrameTree');
  const frame = frameTree.childFrames?.at(-1)?.frame ?? frameTree.frame;
  const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId: frame.id });
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const [root] = nodes;
  return (root?.childIds ?? []).flatMap((id) => {
    const child = byId.get(id);
    return child === undefined ? [] : lines(child, byId, 0);
  });
}
