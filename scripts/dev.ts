/**
 * `npm run dev`: the server restarts when its sources change (port 4000), the portal reloads in place (port 5173,
 * which hands API and real-time calls to the server). Ctrl-C ends both.
 */
import { spawn } from 'node:child_process';
import { childEnvironment } from './processes/run.ts';
import { root } from './root.ts';

const commands: readonly (readonly [string, readonly string[]])[] = [
  ['node', ['--watch-preserve-output', '--watch', 'apps/server/src/main.ts']],
  ['pnpm', ['--filter', '@tram/portal', 'dev']],
];

const children = commands.map(([command, parameters]) =>
  spawn(command, parameters, { cwd: root, env: childEnvironment(), stdio: 'inherit' }),
);

function endAll(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.once('exit', endAll);
process.once('SIGINT', endAll);
process.once('SIGTERM', endAll);
