import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AnyPage } from './any-page.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Violation {
  readonly id: string;
  readonly nodes: readonly string[];
}

declare global {
  interface Window {
    readonly axe: {
      run(
        context: Document,
        options: object,
      ): Promise<{
        readonly violations: readonly {
          readonly id: string;
          readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
        }[];
      }>;
    };
  }
}

/** What is checked on every screen: WCAG up to 2.2 AA, and axe’s best practices. */
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome another theme can change. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** In the page: draws what it leaves undrawn until it comes near, whose colours Firefox changes only then. */
function drawAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [sheet];
}

/** In the page: what axe finds by these rules or sets of rules. */
async function findViolations(runOnly: readonly string[]): Promise<readonly Violation[]> {
  const found = await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
  return found.violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`),
  }));
}

/**
 * What axe finds on the current page.
 * @param rules ids of the rules to run. @default all
 */
export async function violationsOn(
  page: AnyPage,
  rules?: readonly string[],
): Promise<readonly Violation[]> {
  const isThere = await page.evaluate((name: string) => name in window, 'axe');
  // Evaluated, not added as a tag: the page's content security policy refuses inline scripts.
  if (!isThere) await page.evaluate(axe);
  await page.evaluate(drawAll);
  return page.evaluate(findViolations, rules ?? everything);
}
