declare global {
  interface Navigator {
    /** Of the Network Information API, which Firefox and Safari have not. */
    readonly connection?: { readonly saveData?: boolean | undefined } | undefined;
  }
}

/**
 * Whether the customer asked the browser to save data (Network Information API, `saveData`); false where the browser does not say.
 * `prefers-reduced-data` would say it too, and no browser knows it yet.
 */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
