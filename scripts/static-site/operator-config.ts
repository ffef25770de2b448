import { readFileSync } from 'node:fs';
import { parseRuntimeConfig, type RuntimeConfig } from '@tram/api/runtime-config';
import { deriveAccent } from '@tram/ui/accent';
import { configProblems } from '../../apps/portal/src/boot/static-page/read-config-file.ts';

/** An operator's configuration that cannot be used; a line for each problem. */
class OperatorConfigError extends Error {
  override readonly name = 'OperatorConfigError';
}

/**
 * Reads the `config.json` of a static host, as its pages do.
 * @throws OperatorConfigError naming the file and everything that is wrong with it
 */
export function readOperatorConfig(file: string): RuntimeConfig {
  try {
    const config = parseRuntimeConfig(JSON.parse(readFileSync(file, 'utf8')));
    if (config.accent !== null) deriveAccent(config.accent);
    return config;
  } catch (error) {
    const problems = configProblems(error) ?? [
      error instanceof Error ? error.message : String(error),
    ];
    throw new OperatorConfigError(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  }
}
