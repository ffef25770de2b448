/** Starts the whole server in this process and stops it again. */
import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';
import { createAttempts, unlimitedAttempts } from './auth/attempts.ts';
import { createAuthenticate, createSessionTokens } from './auth/authenticate.ts';
import { registerVerifyEmail } from './auth/verification-page.ts';
import { createKnownPlaces } from './auth/login.ts';
import { createAuthOperations } from './auth/operations.ts';
import { hashPassword } from './auth/password.ts';
import { createKeys, readTokenSecret } from './auth/token-secret.ts';
import { offerAccounts } from './bank/receiving-accounts.ts';
import { registerSepayWebhook } from './bank/sepay-webhook.ts';
import { openClock } from './clock.ts';
import { openDatabase } from './database/open.ts';
import { openDiskFiles } from './files/file-store.ts';
import { registerFiles } from './files/file-route.ts';
import { registerContractDraft } from './identity/contract/contract-draft.ts';
import { createDocuments } from './identity/documents.ts';
import { createApplication } from './http/application.ts';
import { createCallLimits } from './http/call-limits.ts';
import { createFairQueue, limitsOfAll, queueLimits } from './http/fair-queue.ts';
import { readContract } from './http/contract.ts';
import { loggedError } from './http/error-log.ts';
import { registerHealth, registerPublicRoutes, type ServerState } from './http/public-routes.ts';
import { listen } from './http/listening-server.ts';
import type { PostgresAdapter } from './instances/postgres-adapter.ts';
import { openDrivers } from './machine-driver/drivers.ts';
import { createSmtpSender } from './mail/mail-sender.ts';
import {
  domainAdmissions,
  domainOperations,
  domainPublicRoutes,
  domainSandboxRoutes,
  domainSandboxSections,
} from './operations.ts';
import { readBuiltPortal } from './portal/built-portal.ts';
import { checkConfig, registerPortal } from './portal/routes.ts';
import { startRealtime } from './realtime/realtime.ts';
import { createSandboxActions } from './sandbox/actions.ts';
import {
  createFaultPlan,
  createFaultsInMemory,
  createSharedFaults,
  machineActions,
} from './sandbox/faults.ts';
import { registerSandbox } from './sandbox/routes.ts';
import { seedDatabase } from './seed/seed.ts';
import type { EveryOperation, OperationHandlers, Services } from './services.ts';
import type { Settings } from './settings.ts';
import { startTimers } from './timers/timers.ts';

export interface RunningServer {
  /** `http://{host}:{port}` where it listens. */
  readonly origin: string;
  readonly port: number;
  readonly services: Services;
  /** Stops it: requests end, sockets and timers close, the database is given back. Does nothing the second time. */
  close(): Promise<void>;
}

export interface StartOptions {
  /** Handlers that take the place of the server's own. */
  readonly handlers?: OperationHandlers;
  /** Told what is being done, one line each. */
  readonly progress?: (line: string) => void;
  /** Where the log goes; the standard output when left out. */
  readonly logTo?: DestinationStream;
}

/** The way to other instances; it is not even loaded where there can be none. */
async function openAdapter(
  { databaseUrl }: Settings,
  log: PinoLogger,
): Promise<PostgresAdapter | null> {
  if (databaseUrl === null) return null;
  const { createPostgresAdapter } = await import('./instances/postgres-adapter.ts');
  return createPostgresAdapter(databaseUrl, log);
}

function createLog(settings: Settings, destination: DestinationStream): PinoLogger {
  const options = {
    level: settings.logLevel,
    base: null,
    // Errors of the database carry the values of their query; see `error-log.ts`.
    serializers: { err: loggedError },
    // Libraries that log what they are given would log a token with it.
    redact: { paths: ['headers', 'req', 'res', 'busboyOptions.headers'], remove: true },
  };
  return pino(options, destination);
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
  { handlers: replaced = {}, progress = () => {}, logTo = pino.destination(1) }: StartOptions,
  closers: (() => Promise<void> | void)[],
  close: () => Promise<void>,
): Promise<RunningServer> {
  let state: ServerState = 'starting';
  const log = createLog(settings, logTo);
  const listening = await listen(settings);
  closers.push(() => listening.close());

  const opened = await openDatabase(settings, {
    info: progress,
    error: (details, message) => log.error(details, message),
  });
  closers.push(() => opened.close());
  const database = opened.db;
  const clock = await openClock(database);
  const secret = await readTokenSecret(settings, database);
  const keys = createKeys(secret);
  const tokens = createSessionTokens(secret, settings.tokenMinutes, clock);
  const authenticate = createAuthenticate(database, tokens);
  const callLimits = createCallLimits(settings.rateLimits, clock);
  const counting = { database, clock, key: keys('attempts') };

  const { server } = listening;
  const adapter = await openAdapter(settings, log);
  const realtime = startRealtime({
    clock,
    log,
    authenticate,
    adapter,
    settings,
    callLimits,
  });
  const { instances } = realtime;
  closers.push(() => realtime.close());
  instances.onNotified('clock', () => clock.follow());
  clock.onAdvance((movedBy) =>
    movedBy === 'this instance' ? instances.notify('clock') : undefined,
  );
  const isSandbox = settings.mode === 'sandbox';
  const faults = isSandbox
    ? createFaultPlan(
        adapter === null ? createFaultsInMemory() : createSharedFaults(database, instances),
      )
    : null;
  const documents = createDocuments();
  closers.push(() => documents.close());
  const services: Services = {
    settings,
    database,
    clock,
    log,
    attempts: settings.rateLimits ? createAttempts(counting) : unlimitedAttempts,
    keys,
    files: await openDiskFiles(settings, { key: keys('file-store'), clock }),
    documents,
    events: realtime.events,
    mailSender: settings.mail === null ? null : createSmtpSender(settings.mail),
    ...(await openDrivers({ settings, log, keys, faults })),
    queue: createFairQueue(settings.rateLimits ? queueLimits : limitsOfAll),
    lendSlot: (work) => work(),
  };
  await seedDatabase(services, hashPassword);
  await offerAccounts(services);

  const contract = readContract();
  const operationIds = contract.operations.map((operation) => operation.id);
  const brand = settings.runtimeConfig.name;
  const places = createKnownPlaces(counting);
  const handlers: EveryOperation = {
    ...domainOperations,
    ...createAuthOperations({ tokens, places, brand }),
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
    routes: {
      services,
      contract,
      handlers,
      admissions: domainAdmissions,
      authenticate,
      faults,
      callLimits,
    },
    async register(routes) {
      registerHealth(routes, { database, state: () => state });
      await registerVerifyEmail(routes, {
        services,
        languageOf: ({ headers }) => portal?.renderer.requestLanguage(headers) ?? 'vi',
      });
      registerFiles(routes, services, authenticate);
      registerContractDraft(routes, services);
      registerPublicRoutes(routes, services, domainPublicRoutes);
      await registerSepayWebhook(routes, services);
      if (faults !== null) {
        const faultNames = [...operationIds, ...machineActions];
        const actions = createSandboxActions(services, faults, new Set(faultNames));
        await registerSandbox(routes, {
          settings,
          actions,
          faultNames,
          services,
          routes: domainSandboxRoutes,
          sections: domainSandboxSections,
        });
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
    // A held poll is an open request that would not end otherwise.
    () => realtime.dropConnections(),
  );
  // Last in, first out: from here on the server says that it is going, and nothing is held up by a stall.
  closers.push(() => {
    state = 'stopping';
    listening.refuse();
    faults?.stop();
  });
  await realtime.joined;
  listening.answerWith(answer, clock);
  realtime.accept(server);
  state = 'ready';
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return { origin: `http://${host}:${listening.port}`, port: listening.port, services, close };
}
