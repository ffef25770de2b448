/**
 * Writes the names of every sample as JSON, as they are in jsdom, which has no layout and none of the kit's styles. A process of its own,
 * whose globals it may take.
 */
import path from 'node:path';
import { createServer } from 'vite';
import { builtinEnvironments } from 'vitest/runtime';

const root = path.dirname(import.meta.dirname);
const server = await createServer({
  configFile: path.join(root, 'vite.config.ts'),
  root,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
// After the server: esbuild refuses to begin where `Uint8Array` is not Node's.
const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});
const module = await server.ssrLoadModule('/conformance/names.tsx');
const names: unknown = await Reflect.apply(module['namesOfAll'], undefined, []);
await server.close();
await teardown(globalThis);
process.stdout.write(JSON.stringify(names), () => process.exit());
