/** The server as a program: settings from the environment, a ready message, a graceful end. */
import { startServer } from './start-server.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function addressOf(settings: Settings, port: number): string {
  if (settings.origin !== null) return settings.origin;
  const everywhere = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(settings.host);
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return `http://${everywhere ? 'localhost' : host}:${port}`;
}

function readyMessage(settings: Settings, port: number, seconds: number): string {
  const address = addressOf(settings, port);
  const lines = [
    `${settings.runtimeConfig.name} is ready after ${seconds.toFixed(1)} s`,
    `  portal    ${address}`,
  ];
  if (settings.mode === 'sandbox') {
    lines.push(
      `  sandbox   ${address}/sandbox`,
      '  accounts  demo, new-customer, admin; password tram-demo-2026',
    );
  }
  return lines.join('\n');
}

/**
 * Runs the server until SIGINT or SIGTERM. A setting that cannot be used is one line on the standard
 * error and exit code 1.
 */
export async function runMain(): Promise<void> {
  const startedAt = performance.now();
  try {
    const settings = readSettings(process.env);
    say(`starting in ${settings.mode} mode, data in ${settings.dataDir}`);
    const server = await startServer(settings, { progress: say });
    stopOnSignals(() => server.close());
    say(readyMessage(settings, server.port, (performance.now() - startedAt) / 1000));
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

function stopOnSignals(close: () => Promise<void>): void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const stop = () => {
    // A second signal ends the process at once: Node's default, as the handler is removed.
    for (const signal of signals) process.off(signal, stop);
    say('stopping');
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of signals) process.on(signal, stop);
}

if (import.meta.main) await runMain();
