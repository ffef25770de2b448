import { readFileSync } from 'node:fs';
import {
  parseRuntimeConfig,
  RuntimeConfigError,
  type RuntimeConfig,
} from '@tram/api/runtime-config';
import { AccentRefusedError, deriveAccent } from '@tram/ui/accent';

/** An operator's configuration that cannot be used; a line for each problem. */
export class OperatorConfigError extends Error {
  override readonly name = 'OperatorConfigError';
}

function problemsOf(error: unknown): readonly string[] {
  if (error instanceof RuntimeConfigError) return error.problems;
  if (error instanceof AccentRefusedError) return [`accent cannot be used: ${error.message}`];
  return [error instanceof Error ? error.message : String(error)];
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
    throw new OperatorConfigError(
      problemsOf(error)
        .map((problem) => `${file}: ${problem}`)
        .join('\n'),
    );
  }
}
