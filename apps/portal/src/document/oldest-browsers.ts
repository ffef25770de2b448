/**
 * The oldest browsers that the portal works in (docs/decisions/0025-supported-browsers.md). Edge is counted as Chrome, every browser
 * of an iPhone as Safari.
 */
export const oldestBrowsers = {
  chrome: 109,
  edge: 109,
  firefox: 115,
  safari: 16.4,
  ios: 16.4,
} as const;

/**
 * The same for the bundler, which lowers syntax and styles to it. It adds no API that a browser lacks: `scripts/browser-support` finds
 * those.
 */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(
  ([browser, version]) => `${browser}${version}`,
);
