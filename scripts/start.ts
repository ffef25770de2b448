/**
 * `npm start`: builds the portal where its sources have changed, then runs the product in this process
 * (portal, API and real time on one origin). Settings come from the environment; the README lists them.
 */
import { buildPortal } from './processes/build-portal.ts';
import { runMain } from '@tram/server/main';

function say(line: string): void {
  console.log(line);
}

try {
  await buildPortal(say);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
await runMain();
