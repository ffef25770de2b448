import { describe, expect, test } from 'vitest';
import { newerInScript } from './newer-in-script.ts';
import { newerInStyles } from './newer-in-styles.ts';

const pathsOf = (found: readonly { readonly path: string }[]) => found.map(({ path }) => path);

describe('a script', () => {
  test.for([
    ['a static member', 'export const ok = URL.canParse("/");', 'api.URL.canParse_static'],
    ['a static member of the language', 'Promise.try(work);', 'javascript.builtins.Promise.try'],
    ['a global', 'new WebTransport("/");', 'api.WebTransport'],
    ['a global function', 'requestIdleCallback(work);', 'api.Window.requestIdleCallback'],
    ['a method of an array', 'rows.toSorted();', 'javascript.builtins.Array.toSorted'],
    ['a method of an element', 'box.showPopover();', 'api.HTMLElement.showPopover'],
    ['a flag of an expression', '/[a--b]/v.test(a);', 'javascript.builtins.RegExp.unicodeSets'],
    ['a group of an expression', '/(?i:a)b/.test(a);', 'javascript.regular_expressions.modifier'],
  ] as const)('is found to use %s that an oldest browser lacks', ([, code, path]) => {
    expect(pathsOf(newerInScript(code))).toEqual([path]);
  });

  test.for([
    [
      'what they all have',
      'structuredClone(rows.at(-1)); /(?<=a)(?:b)/u.exec(a); Object.hasOwn(a, b);',
    ],
    ['a property, a method and a key of its own', 'a.navigation = { navigation: 1, set() {} };'],
    ['a method name that older interfaces have, too', 'list.map(of); one.has(other);'],
  ] as const)('may use %s', ([, code]) => {
    expect(newerInScript(code)).toEqual([]);
  });

  test('each names the browsers that lack it', () => {
    expect(newerInScript('rows.toSorted()')[0]?.lackedBy).toEqual([
      'Chrome 109',
      'Chrome on Android 109',
      'Edge 109',
    ]);
  });
});

describe('a style sheet', () => {
  test.for([
    ['a property', 'a { field-sizing: unset }', 'css.properties.field-sizing'],
    ['a value', 'a { grid-template-rows: subgrid }', 'css.properties.grid-template-rows.subgrid'],
    ['a function', 'a { color: oklch(0.5 0.1 200) }', 'css.types.color.oklch'],
    ['a selector', 'a:has(b) { color: red }', 'css.selectors.has'],
    ['an at-rule', '@scope (a) { b { color: red } }', 'css.at-rules.scope'],
    [
      'a media feature',
      '@media (scripting: none) { a { top: 0 } }',
      'css.at-rules.media.scripting',
    ],
  ] as const)('is found to use %s that an oldest browser lacks', ([, text, path]) => {
    expect(pathsOf(newerInStyles(text))).toEqual([path]);
  });

  test.for([
    [
      'what they all have',
      'a:is(b) { height: 100dvh; inset: 0 } @container (width > 9rem) { a { gap: 0 } }',
    ],
    ['what it asks for itself', '@supports (field-sizing: unset) { a { field-sizing: unset } }'],
    ['a custom property of any name', ':root { --field-sizing: subgrid }'],
  ] as const)('may use %s', ([, text]) => {
    expect(newerInStyles(text)).toEqual([]);
  });
});
