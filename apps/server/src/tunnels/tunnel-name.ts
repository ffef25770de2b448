import { foldForSearch } from '@tram/machines/rules';

/** Longest name of a network interface on Linux and Android. */
const longest = 15;
/** Names that Windows keeps for devices, whatever ending they have. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * The name of a tunnel, from what the customer calls the machine: small letters, digits and hyphens, 15 at most, as every
 * WireGuard client takes it. `Render Tết 2027` becomes `render-tet-2027`.
 * @param otherwise where nothing is left of the name
 */
export function tunnelName(name: string, otherwise: string): string {
  const plain = foldForSearch(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest + 1)
    .replaceAll(/^-+/g, '')
    .slice(0, longest)
    .replaceAll(/-+$/g, '');
  if (plain === '') return otherwise;
  return devices.test(plain) ? `${plain}-1` : plain;
}
