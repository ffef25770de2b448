import path from 'node:path';
import { inPageScript } from '../../in-page-script.ts';

let script: Promise<string> | null = null;

/**
 * The code that measures a page, as one script that defines `tramGeometry`. Built once.
 * @throws when it cannot be built
 */
export function measuringScript(): Promise<string> {
  script ??= inPageScript(path.join(import.meta.dirname, 'in-page/main.ts'));
  return script;
}
