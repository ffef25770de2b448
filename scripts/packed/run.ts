import { execFileSync } from 'node:child_process';

/** Runs a program. @returns its output @throws with its output when it fails */
export function run(program: string, parameters: readonly string[], folder: string): string {
  try {
    return execFileSync(program, parameters, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    if (!(error instanceof Error) || !('stdout' in error) || !('stderr' in error)) throw error;
    throw new Error(
      [error.message, String(error.stdout), String(error.stderr)].filter(Boolean).join('\n'),
      { cause: error },
    );
  }
}
