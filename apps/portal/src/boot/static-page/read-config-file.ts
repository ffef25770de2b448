import {
  RuntimeConfigError,
  parseRuntimeConfig,
  type RuntimeConfig,
} from '@tram/api/runtime-config';
import { AccentRefusedError, accentStyleSheet } from '@tram/ui/accent';

/**
 * What is wrong with an operator's configuration, for the operator.
 * @param error what reading it, or drawing with its accent, threw
 * @returns a line for each problem; null for an error that is about something else
 */
export function configProblems(error: unknown): readonly string[] | null {
  if (error instanceof RuntimeConfigError) return error.problems;
  if (error instanceof AccentRefusedError) return [`accent cannot be used: ${error.message}`];
  return null;
}

/**
 * What became of the operator's file.
 * - `ready`: the configuration, and the styles of its accent; null without one;
 * - `unusable`: it is not there, or wrong; a line for each problem, for the operator;
 * - `unreachable`: no answer came; trying again may help.
 */
export type ConfigFile =
  | { readonly kind: 'ready'; readonly config: RuntimeConfig; readonly accentStyles: string | null }
  | { readonly kind: 'unusable'; readonly problems: readonly string[] }
  | { readonly kind: 'unreachable'; readonly reason: string };

function unusable(...problems: readonly string[]): ConfigFile {
  return { kind: 'unusable', problems };
}

/** Fetches the operator's file and checks it. Never throws: what is wrong is in the value. */
export async function readConfigFile(
  address: string,
  send: (address: string) => Promise<Response>,
): Promise<ConfigFile> {
  let text: string;
  try {
    const answer = await send(address);
    if (!answer.ok) {
      // In trouble for a while, or not there at all.
      return answer.status >= 500
        ? { kind: 'unreachable', reason: `answers ${answer.status}` }
        : unusable(`is not there: the host answers ${answer.status}`);
    }
    text = await answer.text();
  } catch (error) {
    return { kind: 'unreachable', reason: error instanceof Error ? error.message : String(error) };
  }
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch (error) {
    if (/^\s*</.test(text)) return unusable('is not there: the host answers with a page instead');
    return unusable(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    const config = parseRuntimeConfig(written);
    const { accent } = config;
    return {
      kind: 'ready',
      config,
      accentStyles: accent === null ? null : accentStyleSheet(accent),
    };
  } catch (error) {
    const problems = configProblems(error);
    if (problems === null) throw error;
    return unusable(...problems);
  }
}
