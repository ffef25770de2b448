/** The name of a token in words: `['tone', 'info', 'text']` → `tone-info-text`, `['surface2']` → `surface-2`. */
export function tokenName(path: readonly string[]): string {
  return path
    .join('-')
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1-$2')
    .toLowerCase();
}

/** The CSS variable of a token of the contract, without the dashes before it: `tram-surface-2`. */
export function variableName(path: readonly string[]): string {
  return `tram-${tokenName(path)}`;
}
