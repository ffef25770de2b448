/** What the manifests of the workspace say about versions. */

/** The parts of a `package.json` that name dependencies. */
export interface Manifest {
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/;
/** Named once in `pnpm-workspace.yaml`, or a package of the workspace itself. */
const elsewhere = /^(?:catalog:|workspace:[*^])$/;
const range = /^\^\d+\.\d+\.\d+$/;

function isFine(version: string): boolean {
  return exact.test(version) || elsewhere.test(version);
}

/**
 * Dependencies whose version is not exact. `peerDependencies` are ranges by their nature. So are the `dependencies` of a package
 * that is published: its users have one copy of what they use as well, and take corrections without waiting for us.
 * @param manifests by their file
 * @param catalog of `pnpm-workspace.yaml`
 * @returns `file: name version`
 */
export function inexactVersions(
  manifests: Readonly<Record<string, Manifest>>,
  catalog: Readonly<Record<string, string>>,
): readonly string[] {
  const inCatalog = Object.entries(catalog)
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `catalog: ${name} ${version}`);
  const inManifests = Object.entries(manifests).flatMap(([file, manifest]) => {
    const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = manifest;
    const isFineToUsers = (version: string) =>
      isFine(version) || (manifest.private !== true && range.test(version));
    return [
      ...Object.entries(dependencies).filter(([, version]) => !isFineToUsers(version)),
      ...Object.entries({ ...devDependencies, ...optionalDependencies }).filter(
        ([, version]) => !isFine(version),
      ),
    ].map(([name, version]) => `${file}: ${name} ${version}`);
  });
  return [...inCatalog, ...inManifests];
}
