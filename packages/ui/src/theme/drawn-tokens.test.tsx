import { afterEach, expect, test } from 'vitest';
import contrastFile from '../../tokens/contrast.json' with { type: 'json' };
import darkFile from '../../tokens/dark.json' with { type: 'json' };
import lightFile from '../../tokens/light.json' with { type: 'json' };
import scaleFile from '../../tokens/scale.json' with { type: 'json' };
import stylesFile from '../../tokens/styles.json' with { type: 'json' };
import { color } from './contract.css.ts';
import {
  breakpoint,
  duration,
  easing,
  fontFamily,
  fontWeight,
  layer,
  radius,
  space,
  type,
} from './scale.ts';

/** What the Design Tokens files say is what the browser draws. */

const root = document.documentElement;
afterEach(() => {
  delete root.dataset['theme'];
});

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const part = (node: unknown, name: string): unknown => (isNode(node) ? node[name] : undefined);

/** The tokens of a file by what a developer writes for them. */
function byCode(file: unknown): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  const visit = (node: unknown): void => {
    if (!isNode(node)) return;
    if ('$value' in node) {
      const code = part(part(node['$extensions'], 'com.figma.codeSyntax'), 'WEB');
      if (typeof code === 'string') found.set(code, node['$value']);
    } else Object.values(node).forEach(visit);
  };
  visit(file);
  return found;
}

/** What an element computes for a declaration. */
function computed(property: string, value: string): string {
  const probe = document.createElement('div');
  probe.style.setProperty(property, value);
  document.body.append(probe);
  const seen = getComputedStyle(probe).getPropertyValue(property);
  probe.remove();
  return seen;
}

/** A colour of the files as CSS writes it. */
function cssColor(value: unknown): string {
  const components = part(value, 'components');
  const channels = Array.isArray(components) ? components.map(Number) : [];
  return `rgb(${channels.map((channel) => Math.round(channel * 255)).join(' ')} / ${String(part(value, 'alpha'))})`;
}

const cssLength = (value: unknown) =>
  `${String(part(value, 'value'))}${String(part(value, 'unit'))}`;

/** The variables of the contract, `var(--tram-…)`. */
function variablesOf(tokens: object): readonly string[] {
  return Object.values(tokens).flatMap((one: unknown) =>
    typeof one === 'string' ? [one] : variablesOf(Object(one)),
  );
}

const shadowCode = /^var\(--tram-shadow/u;

const drawn = (code: string): string =>
  computed(shadowCode.test(code) ? 'box-shadow' : 'color', code);

test.each([
  ['light', lightFile],
  ['dark', darkFile],
  ['contrast', contrastFile],
] as const)('every token of the contract has in %s the value that is drawn', (theme, file) => {
  root.dataset['theme'] = theme;
  const colors = byCode(file);
  const styles = byCode(stylesFile);
  const inFile = (code: string) => {
    if (!shadowCode.test(code)) return computed('color', cssColor(colors.get(code)));
    const style = styles.get(code);
    const name = /\{color\.shadow\.(.+)\}/u.exec(String(part(style, 'color')))?.[1] ?? '';
    const lengths = ['offsetX', 'offsetY', 'blur', 'spread'].map((one) =>
      cssLength(part(style, one)),
    );
    const shade = cssColor(part(part(file.color.shadow, name), '$value'));
    return computed('box-shadow', `${lengths.join(' ')} ${shade}`);
  };
  const codes = variablesOf(color);
  expect(codes.length).toBeGreaterThan(50);
  expect(codes.map((code) => [code, inFile(code)])).toEqual(
    codes.map((code) => [code, drawn(code)]),
  );
});

test('every step of the scale has the value that is drawn', () => {
  const scale = byCode(scaleFile);
  const lengths: readonly (readonly [
    code: string,
    property: string,
    css: string,
    fontSize?: string,
  ])[] = [
    ...Object.entries(space).map(([step, css]) => [`space[${step}]`, 'width', css] as const),
    ...Object.entries(radius).map(
      ([step, css]) => [`radius.${step}`, 'border-top-left-radius', css] as const,
    ),
    ...Object.entries(breakpoint).map(
      ([step, width]) => [`breakpoint.${step}`, 'width', `${width}px`] as const,
    ),
  ];
  expect(lengths.map(([code]) => [code, cssLength(scale.get(code))])).toEqual(
    lengths.map(([code, property, css]) => [code, computed(property, css)]),
  );
  expect(Object.keys(duration).map((step) => cssLength(scale.get(`duration.${step}`)))).toEqual(
    Object.values(duration).map((css) => computed('transition-duration', css)),
  );
  expect(Object.keys(layer).map((step) => String(scale.get(`layer.${step}`)))).toEqual(
    Object.values(layer).map((height) => computed('z-index', String(height))),
  );
  expect(Object.keys(fontWeight).map((step) => String(scale.get(`fontWeight.${step}`)))).toEqual(
    Object.values(fontWeight).map((weight) => computed('font-weight', String(weight))),
  );
  for (const [step, stack] of Object.entries(fontFamily)) {
    // Fontsource calls its variable file of Archivo 'Archivo Variable'.
    const [first] = computed('font-family', stack).split(',');
    expect(first?.replaceAll('"', '').replace(/ Variable$/u, '')).toBe(
      scale.get(`fontFamily.${step}`),
    );
  }
});

test.each(Object.keys(type))('letters of the step %s are as large as they are drawn', (step) => {
  const probe = document.createElement('div');
  Object.assign(probe.style, Reflect.get(type, step));
  document.body.append(probe);
  const { fontSize, lineHeight, letterSpacing } = getComputedStyle(probe);
  const letters = { fontSize, lineHeight, letterSpacing };
  probe.remove();
  const sizes: unknown = scaleFile.font;
  const at = (group: string) => cssLength(part(part(part(sizes, group), step), '$value'));
  expect({ fontSize: at('size'), lineHeight: at('line-height') }).toEqual({
    fontSize: letters.fontSize,
    lineHeight: letters.lineHeight,
  });
  expect(Number.parseFloat(at('letter-spacing'))).toBeCloseTo(
    letters.letterSpacing === 'normal' ? 0 : Number.parseFloat(letters.letterSpacing),
    3,
  );
  const style: unknown = part(part(part(stylesFile.text, step), 'body'), '$value');
  expect(Number(part(style, 'lineHeight')) * Number.parseFloat(letters.fontSize)).toBeCloseTo(
    Number.parseFloat(letters.lineHeight),
    2,
  );
});

test('what moves moves as it is drawn', () => {
  const [standard] = [stylesFile.easing.standard.$value];
  expect(computed('transition-timing-function', `cubic-bezier(${standard.join(',')})`)).toBe(
    computed('transition-timing-function', easing),
  );
  expect(Object.keys(stylesFile.transition)).toEqual(Object.keys(duration));
});
