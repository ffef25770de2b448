/**
 * The name of a token's CSS variable, without the dashes before it: `['tone', 'info', 'text']` → `tram-tone-info-text`,
 * `['surface2']` → `tram-surface-2`.
 */
export function variableName(path: readonly string[]): string {
  return `tram-${path
    .join('-')
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1-$2')
    .toLowerCase()}`;
}
