import { contrast } from '../../../../packages/ui/src/theme/oklch.ts';
import { nameOf } from './elements.ts';

/** The least contrast of large words and of icons (WCAG 2.2, 1.4.3 and 1.4.11). */
const least = 3;

const parts = /^rgba?\((?<red>\d+), (?<green>\d+), (?<blue>\d+)(?:, (?<alpha>[\d.]+))?\)$/u;

/** A colour as `#rrggbb`; null where most of what lies below it is seen. */
function hexOf(color: string): string | null {
  const { red, green, blue, alpha = '1' } = parts.exec(color)?.groups ?? {};
  if (red === undefined || Number(alpha) < 0.5) return null;
  return `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The colour on which something inside an element is drawn. */
function surfaceOf(element: Element): string {
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    const surface = hexOf(getComputedStyle(around).backgroundColor);
    if (surface !== null) return surface;
  }
  return '#ffffff';
}

function isUnseen(color: string, holder: Element): boolean {
  const drawn = hexOf(color);
  return drawn === null || contrast(drawn, surfaceOf(holder)) < least;
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

function isDisabled(element: Element): boolean {
  return element.closest(':disabled, [aria-disabled="true"]') !== null;
}

/**
 * Words and icons that can hardly be told from what they stand on, by the colours that are used: axe reads those of the style sheet,
 * which forced colours replace.
 */
export function unseen(): readonly string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const holder = node.parentElement;
    if (holder === null || holder.closest('svg, script, style') !== null) continue;
    if (node.textContent?.trim() === '' || !isShown(holder) || isDisabled(holder)) continue;
    if (isUnseen(getComputedStyle(holder).color, holder)) {
      found.add(`“${node.textContent?.trim()}” can hardly be seen`);
    }
  }
  for (const icon of document.querySelectorAll('svg[stroke="currentColor"]')) {
    if (!isShown(icon) || isDisabled(icon)) continue;
    const holder = icon.closest('a, button, li, p, h1, h2, h3, div') ?? icon;
    if (isUnseen(getComputedStyle(icon).stroke, icon)) {
      found.add(`the icon of ${nameOf(holder)} can hardly be seen`);
    }
  }
  return [...found];
}
