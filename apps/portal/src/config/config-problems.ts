import { RuntimeConfigError } from '@tram/api/runtime-config';
import { AccentRefusedError } from '@tram/ui/accent';

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
