import { run } from '../processes/run.ts';

/** What an operator runs: the server with everything that it loads, and what is built into the portal. */
const deployed = ['@tram/server', '@tram/portal'];

/**
 * Writes which packages a deployment is made of, without those of development alone: CycloneDX 1.6, with versions, licences, hashes
 * and what depends on what.
 * @throws Error with what pnpm said
 */
export async function writeSbom(file: string): Promise<void> {
  const { ok, output } = await run(
    [
      'pnpm sbom --sbom-format cyclonedx --sbom-spec-version 1.6 --sbom-type application --prod',
      ...deployed.map((name) => `--filter ${name}`),
      `--out "${file}"`,
    ].join(' '),
  );
  if (!ok) throw new Error(output);
}
