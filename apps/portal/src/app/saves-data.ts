/**
 * Whether the customer asked the browser to save data (Network Information API, `saveData`); false where the browser does not say.
 * `prefers-reduced-data` would say it too, and no browser knows it yet.
 */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}
