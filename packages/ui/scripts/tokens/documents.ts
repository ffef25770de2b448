import {
  colorGroups,
  colorNotes,
  durationNotes,
  easingNote,
  layerNotes,
  radiusNotes,
  toneNotes,
  toneParts,
  weightNotes,
} from '../../src/testing/token-notes.ts';
import {
  contrastPalette,
  darkPalette,
  lightPalette,
  type Palette,
} from '../../src/theme/palette.ts';
import * as scale from '../../src/theme/scale.ts';
import { tokenName, variableName } from '../../src/theme/variable-name.ts';
import * as values from './values.ts';
import type { Group, Token } from './values.ts';

const themes = { light: lightPalette, dark: darkPalette, contrast: contrastPalette } as const;

/** `stickyHead` → `sticky-head`; a digit is a part of the word: `h1`. */
const dashed = (step: string): string => step.replaceAll(/([a-z])([A-Z])/gu, '$1-$2').toLowerCase();

/** A group with one token, or one group, for each step. */
function each<Step extends string, Worth>(
  steps: Readonly<Record<Step, Worth>>,
  token: (worth: Worth, step: Step) => Token | Group,
): Group {
  const names = Object.keys(steps).filter((name): name is Step => name in steps);
  return Object.fromEntries(names.map((step) => [dashed(step), token(steps[step], step)]));
}

/** The tokens of the contract that are shadows, by the names of their styles. */
const shadowTokens = { float: 'shadowFloat', dialog: 'shadowDialog' } as const;

const code = (css: string) => ({ $extensions: values.figma(css) });

/** The colours of one theme. No file has words of its own at the root: tools that merge files take them for a conflict. */
function themeDocument(theme: keyof typeof themes): Group {
  const palette: Palette = themes[theme];
  const plain = [...colorGroups.flatMap(({ tokens }) => tokens), 'scrim' as const];
  return {
    color: {
      $description: `The colours of Trạm in the theme ${theme}; every theme has the same names`,
      ...Object.fromEntries(
        plain.map((token) => [
          tokenName([token]),
          {
            $type: 'color',
            $value: values.colorValue(palette[token]),
            $description: colorNotes[token],
            ...code(`var(--${variableName([token])})`),
          },
        ]),
      ),
      shadow: each(shadowTokens, (token) => ({
        $type: 'color',
        $value: values.shadowParts(palette[token]).color,
        $description: `${colorNotes[token]}: the colour of the shadow`,
        $extensions: { 'com.figma.scopes': ['EFFECT_COLOR'] },
      })),
      tone: each(palette.tone, (parts, tone) => ({
        $description: toneNotes[tone],
        ...each(parts, (css, part) => ({
          $type: 'color',
          $value: values.colorValue(css),
          $description: `${toneNotes[tone]}: ${toneParts[part]}`,
          ...code(`var(--${variableName(['tone', tone, part])})`),
        })),
      })),
    },
  };
}

const length = (css: string, fontSize?: number): Token => ({
  $type: 'dimension',
  $value: values.dimensionValue(css, fontSize),
});
const fontSizeOf = ({ fontSize }: { readonly fontSize: string }) =>
  values.dimensionValue(fontSize).value;

/** What no theme changes and Figma has variables for. */
function scaleDocument(): Group {
  return {
    space: each(scale.space, (css, step) => ({
      ...length(css),
      $extensions: values.figma(`space[${step}]`, ['GAP', 'WIDTH_HEIGHT']),
    })),
    radius: each(scale.radius, (css, step) => ({
      ...length(css),
      $description: radiusNotes[step],
      $extensions: values.figma(`radius.${step}`, ['CORNER_RADIUS']),
    })),
    font: {
      family: each(scale.fontFamily, (stack, step) => ({
        $type: 'fontFamily',
        $value: values.familyValue(stack),
        $extensions: values.figma(`fontFamily.${step}`, ['FONT_FAMILY']),
      })),
      weight: each(scale.fontWeight, (weight, step) => ({
        $type: 'fontWeight',
        $value: weight,
        $description: weightNotes[step],
        $extensions: values.figma(`fontWeight.${step}`, ['FONT_WEIGHT']),
      })),
      size: each(scale.type, ({ fontSize }, step) => ({
        ...length(fontSize),
        $description: `${fontSize} in CSS, so that the browser’s own text size is followed`,
        $extensions: values.figma(typeCode(step, 'fontSize'), ['FONT_SIZE']),
      })),
      'line-height': each(scale.type, ({ lineHeight }, step) => ({
        ...length(lineHeight),
        $description: `${lineHeight} in CSS`,
        $extensions: values.figma(typeCode(step, 'lineHeight'), ['LINE_HEIGHT']),
      })),
      'letter-spacing': each(scale.type, (css, step) => ({
        ...length('letterSpacing' in css ? css.letterSpacing : '0', fontSizeOf(css)),
        $description: `${'letterSpacing' in css ? css.letterSpacing : 'normal'} in CSS`,
        $extensions: values.figma(typeCode(step, 'letterSpacing'), ['LETTER_SPACING']),
      })),
    },
    duration: each(scale.duration, (css, step) => ({
      $type: 'duration',
      $value: values.durationValue(css),
      $description: durationNotes[step],
      ...code(`duration.${step}`),
    })),
    layer: each(scale.layer, (height, step) => ({
      $type: 'number',
      $value: height,
      $description: layerNotes[step],
      $extensions: values.figma(`layer.${step}`, []),
    })),
    breakpoint: each(scale.breakpoint, (width, step) => ({
      ...length(`${width}px`),
      $extensions: values.figma(`breakpoint.${step}`, ['WIDTH_HEIGHT']),
    })),
  };
}

const typeCode = (step: keyof typeof scale.type, property: string) =>
  /^\d/u.test(step) ? `type['${step}'].${property}` : `type.${step}.${property}`;

/** What is made of several tokens, and is a style in Figma: letters, shadows and motion. It is the same in every theme. */
function stylesDocument(): Group {
  return {
    text: each(scale.type, ({ lineHeight, ...size }, step) =>
      each(scale.fontWeight, (_weight, weight) => ({
        $type: 'typography',
        $value: {
          fontFamily: '{font.family.text}',
          fontSize: `{font.size.${step}}`,
          fontWeight: `{font.weight.${weight}}`,
          letterSpacing: `{font.letter-spacing.${step}}`,
          lineHeight: values.ratio(values.dimensionValue(lineHeight).value, fontSizeOf(size)),
        },
      })),
    ),
    shadow: each(shadowTokens, (token, name) => {
      const [lengths, ...others] = Object.values(themes).map(
        (palette) => values.shadowParts(palette[token]).lengths,
      );
      if (others.some((other) => JSON.stringify(other) !== JSON.stringify(lengths)))
        throw new Error(`${token} is not as long in every theme: one style cannot serve them all`);
      return {
        $type: 'shadow',
        $value: { color: `{color.shadow.${name}}`, ...lengths },
        $description: colorNotes[token],
        ...code(`var(--${variableName([token])})`),
      };
    }),
    easing: {
      standard: {
        $type: 'cubicBezier',
        $value: values.bezierValue(scale.easing),
        $description: easingNote,
        ...code('easing'),
      },
    },
    transition: each(scale.duration, (_css, step) => ({
      $type: 'transition',
      $value: {
        duration: `{duration.${step}}`,
        delay: { value: 0, unit: 's' },
        timingFunction: '{easing.standard}',
      },
      $description: durationNotes[step],
    })),
  };
}

const files = (...names: readonly string[]) => names.map((name) => ({ $ref: `${name}.json` }));

/** Which files make up which theme (Resolver Module 2025.10), for tools that read it. */
function resolverDocument() {
  return {
    name: 'Trạm',
    version: '2025.10',
    sets: { scale: { sources: files('scale') }, styles: { sources: files('styles') } },
    modifiers: {
      theme: {
        contexts: {
          light: files('light'),
          dark: files('dark'),
          contrast: files('contrast'),
        },
        default: 'light',
      },
    },
    resolutionOrder: [
      { $ref: '#/sets/scale' },
      { $ref: '#/modifiers/theme' },
      { $ref: '#/sets/styles' },
    ],
  };
}

/** Every file of `tokens/` by its name. */
export const tokenDocuments = (): Readonly<Record<string, object>> => ({
  'light.json': themeDocument('light'),
  'dark.json': themeDocument('dark'),
  'contrast.json': themeDocument('contrast'),
  'scale.json': scaleDocument(),
  'styles.json': stylesDocument(),
  'tram.resolver.json': resolverDocument(),
});
