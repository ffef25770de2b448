import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAst } from 'vite';

interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Every node below a node, itself first. */
function* nodesIn(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) {
    for (const one of value) yield* nodesIn(one);
    return;
  }
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

function literal(value: unknown): string | null {
  return isNode(value) && typeof value['value'] === 'string' ? value['value'] : null;
}

/** The value of a property of an object literal. */
function property(object: SyntaxNode, name: string): unknown {
  const properties = Array.isArray(object['properties']) ? object['properties'] : [];
  for (const one of properties) {
    if (isNode(one) && isNode(one['key']) && one['key']['name'] === name) return one['value'];
  }
  return undefined;
}

/** The modules that an expression imports when it runs, as the manifest names them. */
function importsIn(expression: unknown): string[] {
  const found: string[] = [];
  for (const node of nodesIn(expression)) {
    if (node.type !== 'ImportExpression') continue;
    const source = literal(node['source']);
    if (source !== null) found.push(path.posix.join('src', source));
  }
  return found;
}

/** What a route is made of. */
export interface RouteModules {
  readonly modules: readonly string[];
  /** Who may open it, as the map says. */
  readonly access: string;
}

/** Reads `src/inside-screens.ts`: the screens behind the login by their paths, each with the file that names them all. */
async function readInsideScreens(root: string): Promise<Map<string, RouteModules>> {
  const file = 'src/inside-screens.ts';
  const source = await readFile(path.join(root, file), 'utf8');
  const routes = new Map<string, RouteModules>();
  for (const node of nodesIn(parseAst(source, { lang: 'ts' }))) {
    const route = node.type === 'Property' ? literal(node['key']) : null;
    if (route !== null) {
      routes.set(route, { access: 'customers', modules: [file, ...importsIn(node['value'])] });
    }
  }
  if (routes.size === 0) throw new Error(`${file} has no screen that could be preloaded`);
  return routes;
}

/**
 * Reads `src/routes.tsx` and `src/inside-screens.ts`: which modules the screen at each path is made of, those of the layout around it included. The map
 * stays the one place where a route is written down; the preloads follow it.
 */
export async function readRouteModules(root: string): Promise<Map<string, RouteModules>> {
  const source = await readFile(path.join(root, 'src/routes.tsx'), 'utf8');
  const routes = await readInsideScreens(root);
  let layout: readonly string[] = [];

  for (const node of nodesIn(parseAst(source, { lang: 'tsx' }))) {
    if (node.type !== 'ObjectExpression') continue;
    if (literal(property(node, 'id')) === 'layout') {
      layout = importsIn([property(node, 'loader'), property(node, 'lazy')]);
      continue;
    }
    const component = property(node, 'component');
    if (component === undefined) continue;
    const modules = importsIn([property(node, 'load'), component]);
    const own = literal(property(node, 'path'));
    const access = literal(property(node, 'access')) ?? '';
    if (own !== null) routes.set(own, { modules, access });
  }

  if (layout.length === 0) throw new Error('src/routes.tsx has no layout that could be preloaded');
  return new Map(
    [...routes].map(([route, { modules, access }]) => [
      route,
      // The 404 page stands outside the layout.
      {
        access,
        modules: access === 'customers' && route !== '*' ? [...layout, ...modules] : modules,
      },
    ]),
  );
}
