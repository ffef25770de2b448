/** How `pnpm-lock.yaml` says that a package is got. */
export interface Lock {
  readonly packages: Readonly<Record<string, { readonly resolution: object }>>;
}

/** SHA-512 as base64 (Subresource Integrity). */
const integrity = /^sha512-[A-Za-z0-9+/]{86}==$/;

/**
 * Packages that are not from the registry with a hash of their content. Of one that is, the lock file says the hash and nothing
 * else: an address, a commit or a folder stands for another source.
 */
export function foreignPackages({ packages }: Lock): readonly string[] {
  return Object.entries(packages).flatMap(([name, { resolution }]) => {
    const { integrity: hash, ...other } = { integrity: '', ...resolution };
    return integrity.test(hash) && Object.keys(other).length === 0 ? [] : [name];
  });
}
