import { run, type NodeResult, type Result } from 'axe-core';
import { drawn } from './still.ts';

/** The rules of axe whose outcome another theme can change: both compare colours. All others look at roles, names and sizes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Parts that Storybook itself puts into the document. */
const ofStorybook = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** What axe says of an element: `1.9 instead of 4.5 (#333333 on #181b22)`, for instance. */
function fault({ html, failureSummary = '' }: NodeResult): string {
  const reason = failureSummary.split('\n').at(1)?.trim() ?? '';
  return `  ${html.slice(0, 160)}\n    ${reason}`;
}

function faultsOf({ id, help, nodes }: Result): string {
  return [`${id}: ${help}`, ...nodes.map(fault)].join('\n');
}

/**
 * Shows the current document in the dark theme, checks its colours with axe, and restores the theme: what a story
 * looks like in the dark is known without drawing and playing it a second time. Colours change at once meanwhile, or axe
 * would measure colours during the transition.
 * @throws Error naming the theme, the rule and each place that cannot be read
 */
export async function checkDarkColours(): Promise<void> {
  const { dataset } = document.documentElement;
  const before = dataset['theme'] ?? 'light';
  const atOnce = document.createElement('style');
  atOnce.textContent = '*,*::before,*::after{transition:none!important}';
  document.head.append(atOnce);
  dataset['theme'] = 'dark';
  try {
    await drawn();
    const { violations } = await run(
      { include: document.body, exclude: ofStorybook },
      { runOnly: { type: 'rule', values: colourRules }, resultTypes: ['violations'] },
    );
    if (violations.length > 0) {
      throw new Error(
        `In the dark theme this story has colours that cannot be told apart (axe).\n${violations.map(faultsOf).join('\n')}`,
      );
    }
  } finally {
    dataset['theme'] = before;
    await drawn();
    atOnce.remove();
  }
}
