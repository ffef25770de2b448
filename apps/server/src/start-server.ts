/** Starts the whole server in this process and stops it again. */
import { type Logger as PinoLogger, pino } from 'pino';
import { createAuthenticate } from './auth/authenticate.ts';
import { createAuthOperations } from './auth/operations.ts';
import { hashPassword } from './auth/password.ts';
import { createSessionTokens } from './auth/session-tokens.ts';
import { readTokenSecret } from './auth/token-secret.ts';
import { registerVerifyEmail } from './auth/verify-email-route.ts';
import { openDatabase } from './database/open.ts';
import { createApplication } from './http/application.ts';
import { readContract } from './http/contract.ts';
import { loggedError } from './http/error-log.ts';
import { registerHealth } from './http/health.ts';
import { listen } from './http/listening-server.ts';
import { registerPublicRoutes } from './http/public-routes.ts';
import { createNoDriver } from './machine-driver/no-driver.ts';
import { createSimulatedDriver } from './machine-driver/simulated-driver.ts';
import { domainOperations, domainPublicRoutes } from './operations.ts';
import { readBuiltPortal } from './portal/built-portal.ts';
import { checkConfig } from './portal/check-config.ts';
import { registerPortal } from './portal/routes.ts';
import { startRealtime } from './realtime/realtime.ts';
import { createSandboxActions } from './sandbox/actions.ts';
import { machineActions } from './sandbox/fault-names.ts';
import { createFaultPlan } from './sandbox/faults.ts';
import { registerSandbox } from './sandbox/routes.ts';
import { seedDatabase } from './seed/seed.ts';
import type { ServerState } from './server-state.ts';
import type { OperationHandlers, Services } from './services.ts';
import type { Settings } from './settings.ts';
import { openClock } from './stored-clock.ts';
import { startTimers } from './timers/timers.ts';

/** A server that answers. */
export interface RunningServer {
  /** `http://{host}:{port}` where it listens. */
  readonly origin: string;
  readonly port: number;
  readonly services: Services;
  /** Stops it: requests end, sockets and timers close, the database is given back. Does nothing the second time. */
  close(): Promise<void>;
}

/** What differs in tests. */
export interface StartOptions {
  /** Handlers that take the place of the server's own. */
  readonly handlers?: OperationHandlers;
  /** Told what is being done, one line each. */
  readonly progress?: (line: string) => void;
}

function createLog(settings: Settings): PinoLogger {
  return pino({
    level: settings.logLevel,
    base: null,
    // Errors of the database carry the values of their query; see `error-log.ts`.
    serializers: { err: loggedError },
  });
}

/**
 * Starts the server. It listens first and answers 503 until it is ready.
 * @throws SettingsError with one line when a setting cannot be used (a taken port, a folder that cannot be written …);
 *   whatever was opened until then is closed again
 */
export async function startServer(
  settings: Settings,
  options: StartOptions = {},
): Promise<RunningServer> {
  const closers: (() => Promise<void> | void)[] = [];
  let closing: Promise<void> | null = null;
  const close = () => (closing ??= closeAll(closers));
  try {
    return await start(settings, options, closers, close);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Closes in the opposite order of opening; one failure does not keep the others open. */
async function closeAll(closers: readonly (() => Promise<void> | void)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const closer of closers.toReversed()) {
    try {
      await closer();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'the server did not stop cleanly');
}

async function start(
  settings: Settings,
  { handlers: replaced = {}, progress = () => {} }: StartOptions,
  closers: (() => Promise<void> | void)[],
  close: () => Promise<void>,
): Promise<RunningServer> {
  let state: ServerState = 'starting';
  const log = createLog(settings);
  const listening = await listen(settings);
  closers.push(() => listening.close());

  const opened = await openDatabase(settings, {
    info: progress,
    error: (details, message) => log.error(details, message),
  });
  closers.push(() => opened.close());
  const database = opened.db;
  const clock = await openClock(database);
  const tokens = createSessionTokens(await readTokenSecret(settings), settings.tokenMinutes, clock);
  const authenticate = createAuthenticate(database, tokens);

  const { server } = listening;
  const realtime = startRealtime({ server, clock, log, authenticate });
  closers.push(() => realtime.close());
  // Real-time answers leave without passing the application.
  server.prependListener('request', (_request, response) => {
    response.setHeader('date', clock.now().toUTCString());
  });
  const isSandbox = settings.mode === 'sandbox';
  const faults = isSandbox ? createFaultPlan() : null;
  const services: Services = {
    settings,
    database,
    clock,
    log,
    events: realtime.events,
    machines:
      faults === null
        ? createNoDriver()
        : createSimulatedDriver({
            provisionMs: settings.provisionMs,
            takeFault: (action) => faults.take(action) !== null,
          }),
  };
  await seedDatabase(services, hashPassword);

  const contract = readContract();
  const operationIds = contract.operations.map((operation) => operation.id);
  const brand = settings.runtimeConfig.name;
  const handlers: OperationHandlers = {
    ...domainOperations,
    ...createAuthOperations({ settings, clock, tokens, brand }),
    ...replaced,
  };
  const portal = await readBuiltPortal(settings.portalDir);
  if (portal === null) progress(`the portal is not built (${settings.portalDir}): npm run build`);
  else checkConfig(portal.renderer, settings.runtimeConfig);
  const { app, answer } = await createApplication({
    server,
    settings,
    clock,
    log,
    routes: { services, contract, handlers, authenticate, faults },
    async register(routes) {
      registerHealth(routes, { database, state: () => state });
      registerVerifyEmail(routes, services);
      registerPublicRoutes(routes, services, domainPublicRoutes);
      if (faults !== null) {
        const faultNames = [...operationIds, ...machineActions];
        const actions = createSandboxActions(services, faults, new Set(faultNames));
        await registerSandbox(routes, { settings, actions, faultNames });
      }
      return registerPortal(routes, { services, handlers, portal });
    },
  });
  closers.push(() => app.close());
  // Open requests end while everything that they use is still there.
  closers.push(() => listening.close());

  const timers = startTimers(services);
  closers.push(
    () => timers.stop(),
    // A held poll is an open request that would not end by itself.
    () => realtime.close(),
  );
  // Last in, first out: from here on the server says that it is going, and nothing is held up by a stall.
  closers.push(() => {
    state = 'stopping';
    faults?.stop();
  });
  listening.answerWith(answer);
  state = 'ready';
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return { origin: `http://${host}:${listening.port}`, port: listening.port, services, close };
}
