/**
 * Reads an address. `URL.canParse` and `URL.parse` do the same, and are newer than the oldest browsers that the client runs in.
 * @param base what a relative address begins at; without it only an absolute one is read
 * @returns null where it is no address
 */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
