/**
 * `npm run policy -- --config FILE`: prints the Content-Security-Policy of an operator's pages; with `--for nginx` or `--for caddy` every
 * header of a page as lines for that host's configuration. A configuration that cannot be used is reported line by line.
 */
import { parseArgs } from 'node:util';
import { type Host, hostHeaders, hosts } from './static-site/host-headers.ts';
import { readOperatorConfig } from './static-site/operator-config.ts';

const isHost = (name: string): name is Host => hosts.some((host) => host === name);

try {
  const { values } = parseArgs({
    options: { config: { type: 'string' }, for: { type: 'string', default: 'text' } },
  });
  if (values.config === undefined) throw new Error('Which configuration? --config FILE');
  if (!isHost(values.for)) throw new Error(`--for takes ${hosts.join(', ')}; not ${values.for}`);
  process.stdout.write(hostHeaders(readOperatorConfig(values.config), values.for));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
