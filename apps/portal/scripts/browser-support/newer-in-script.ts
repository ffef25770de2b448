import { parseSync, Visitor } from 'vite';
import { namesAt, newerFeature, type NewerFeature } from './compat-data.ts';

const builtins = ['javascript', 'builtins'] as const;
const staticEnding = '_static';

/**
 * Interfaces whose methods are looked for by name. Others (WebGPU, WebXR and the like) have methods with the names of everything
 * (`first`, `hide`, `format`), and the portal has none of their objects.
 */
const interfaces: ReadonlySet<string> = new Set(
  [
    'AbortSignal Animation Blob CanvasRenderingContext2D Clipboard CSSStyleSheet Cache CacheStorage',
    'Document DocumentFragment DOMTokenList Element Event FormData Headers History HTMLDialogElement',
    'HTMLElement HTMLFormElement HTMLInputElement HTMLSelectElement IDBDatabase IntersectionObserver',
    'Navigator Node NodeList Performance Range ReadableStream Request ResizeObserver Response',
    'Selection ServiceWorkerRegistration ShadowRoot Storage SVGElement URL URLSearchParams',
    'VisualViewport Window WorkerGlobalScope',
  ].flatMap((names) => names.split(' ')),
);

const globals = new Map<string, NewerFeature>();
const staticMembers = new Map<string, NewerFeature>();
const methods = new Map<string, NewerFeature>();

function fill(): void {
  /** Method names that some interface has had for long: which one is meant, only types could tell. */
  const older = new Set<string>();
  const candidates: (readonly [string, NewerFeature])[] = [];
  for (const root of [['api'], builtins]) {
    for (const owner of namesAt(root)) {
      const feature = newerFeature([...root, owner]);
      if (feature === null) older.add(owner);
      else globals.set(owner, feature);
      for (const member of namesAt([...root, owner])) {
        const found = newerFeature([...root, owner, member]);
        const isStatic = member.endsWith(staticEnding);
        const name = isStatic ? member.slice(0, -staticEnding.length) : member;
        if (found === null) older.add(name);
        else {
          if (isStatic || root === builtins) staticMembers.set(`${owner}.${name}`, found);
          if (owner === 'Window') globals.set(name, found);
          if (root === builtins || (interfaces.has(owner) && !isStatic))
            candidates.push([name, found]);
        }
      }
    }
  }
  for (const [name, feature] of candidates) {
    if (!older.has(name) && !methods.has(name)) methods.set(name, feature);
  }
}
fill();

/**
 * What a script uses that one of the oldest browsers lacks: globals, static members, methods by their names, flags and groups of
 * regular expressions. Syntax is not looked at: the bundler lowers it.
 * @param code of an ES module or a classic script
 */
export function newerInScript(code: string): readonly NewerFeature[] {
  const found = new Map<string, NewerFeature>();
  const add = (feature: NewerFeature | null | undefined): void => {
    if (feature !== null && feature !== undefined) found.set(feature.path, feature);
  };
  /** Identifiers that name a property instead of a variable. */
  const properties = new Set<unknown>();
  const { program } = parseSync('built.js', code);
  const visitor = new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return;
      properties.add(property);
      if (object.type === 'Identifier') add(staticMembers.get(`${object.name}.${property.name}`));
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { object, property } = callee;
      const isStatic =
        object.type === 'Identifier' && staticMembers.has(`${object.name}.${property.name}`);
      if (!callee.computed && !isStatic) add(methods.get(property.name));
    },
    Property({ key, shorthand, computed }) {
      if (!shorthand && !computed) properties.add(key);
    },
    MethodDefinition({ key, computed }) {
      if (!computed) properties.add(key);
    },
    PropertyDefinition({ key, computed }) {
      if (!computed) properties.add(key);
    },
    Identifier(identifier) {
      if (!properties.has(identifier)) add(globals.get(identifier.name));
    },
    Literal(literal) {
      if (!('regex' in literal)) return;
      if (literal.regex.flags.includes('v'))
        add(newerFeature([...builtins, 'RegExp', 'unicodeSets']));
      if (/\(\?[ims]*(?:-[ims]+)?:/.test(literal.regex.pattern.replaceAll('(?:', '')))
        add(newerFeature(['javascript', 'regular_expressions', 'modifier']));
    },
  });
  visitor.visit(program);
  return [...found.values()];
}
