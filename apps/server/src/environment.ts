/** Reading the environment: every wrong value is a `SettingsError`, one line that names the variable. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A setting that cannot be used. Its message is the one line to show. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingsError';
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** `sandbox`: demo accounts, simulated bank and machines, `/sandbox`. `production`: none of it, and secrets required. */
export type Mode = 'sandbox' | 'production';

/** The text of a variable; null when it is not set or blank. */
export function text(environment: Environment, name: string): string | null {
  const value = environment[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

/** @throws SettingsError for what is no whole number within the limits */
export function wholeNumber(
  environment: Environment,
  name: string,
  limits: { otherwise: number; least: number; most: number },
): number {
  const value = text(environment, name);
  if (value === null) return limits.otherwise;
  const parsed = Number(value);
  if (!/^\d+$/.test(value) || parsed < limits.least || parsed > limits.most) {
    throw new SettingsError(
      `${name} must be a whole number from ${limits.least} to ${limits.most}, not "${value}"`,
    );
  }
  return parsed;
}

/** @throws SettingsError for what is not among the allowed values */
export function choice<const Value extends string>(
  environment: Environment,
  name: string,
  allowed: readonly Value[],
  otherwise: Value,
): Value {
  const value = text(environment, name);
  if (value === null) return otherwise;
  const found = allowed.find((one) => one === value);
  if (found === undefined) {
    throw new SettingsError(`${name} must be one of ${allowed.join(', ')}, not "${value}"`);
  }
  return found;
}

/** `1` or `true`, `0` or `false`. */
export function flag(environment: Environment, name: string, otherwise: boolean): boolean {
  return (
    choice(environment, name, ['0', '1', 'false', 'true'], otherwise ? '1' : '0').match(
      /^(1|true)$/,
    ) !== null
  );
}

/**
 * What `parse` makes of a JSON file.
 * @param folder what a relative path is relative to
 * @param source the variable that names the file, and what reads its value: an error of it that lists `problems` is shown
 * @returns null when the variable names no file
 */
export function jsonFile<Value>(
  environment: Environment,
  folder: string,
  { name, parse }: { name: string; parse: (value: unknown) => Value },
): Value | null {
  const file = text(environment, name);
  if (file === null) return null;
  const absolute = path.resolve(folder, file);
  let content: string;
  try {
    content = readFileSync(absolute, 'utf8');
  } catch (error) {
    throw new SettingsError(
      `${name} names a file that cannot be read: ${absolute} (${code(error)})`,
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    throw new SettingsError(`${name} names a file that is not JSON: ${absolute}`);
  }
  try {
    return parse(value);
  } catch (error) {
    if (!(error instanceof Error && 'problems' in error && Array.isArray(error.problems)))
      throw error;
    throw new SettingsError(`${name}, ${absolute}: ${error.problems.join('; ')}`);
  }
}

function code(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
