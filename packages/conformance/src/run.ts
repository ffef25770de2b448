import { createCaller } from './caller.ts';
import { crossOrigin } from './cross-origin.ts';
import { createFindings } from './findings.ts';
import type { RunContext, Settled, RunEnvironment } from './options.ts';
import { readEverything } from './reads.ts';
import { effectiveCalls, readRefusals, writeRefusals } from './refusals.ts';
import { countsOf, type Report } from './report.ts';
import { ownSentinels } from './sentinels.ts';
import { pictureOrigins, settingsFor } from './settings.ts';
import { listen } from './sockets.ts';
import { createVisit } from './visit.ts';
import { visitorCatalogues } from './visitors.ts';
import { textAt } from './wire-values.ts';
import { createTraces } from './writes/traces.ts';
import { writeEverything } from './writes/write-everything.ts';

/** The backend cannot be tested: it does not answer, or refuses the login. */
export class Unreachable extends Error {}

/** The operator has ended the run. */
export class Interrupted extends Error {
  /** What it has made and could not remove. */
  readonly left: readonly string[];

  constructor(left: readonly string[]) {
    super('interrupted');
    this.left = left;
  }
}

/**
 * Tests a backend as one customer.
 * @throws Unreachable, Interrupted
 */
export async function run(
  options: Settled,
  password: string,
  environment: RunEnvironment,
): Promise<Report> {
  const traces = createTraces((line) => environment.log(line));
  let { stop } = environment;
  // At once, and not after the call that is on its way: its answer may take a minute.
  stop?.addEventListener('abort', () =>
    environment.log('interrupted: taking away what was made (Ctrl+C again ends it at once)'),
  );
  try {
    return await tryAll(options, password, {
      ...environment,
      traces,
      throwIfStopped: () => stop?.throwIfAborted(),
    });
  } catch (error) {
    if (stop?.aborted !== true) throw error;
    // The clean-up is not to be stopped.
    stop = undefined;
    await traces.takeAllAway();
    throw new Interrupted(traces.left());
  }
}

async function tryAll(options: Settled, password: string, context: RunContext): Promise<Report> {
  const { traces } = context;
  const { apiBase, user } = options;
  let token: string | null = null;
  const findings = createFindings();
  const visit = createVisit(
    findings,
    createCaller(apiBase, () => token, context.throwIfStopped),
  );

  context.log('signing in');
  const login = await visit.call('login', { body: { username: user, password } }, { token: null });
  if (login.kind === 'none') throw new Unreachable(`${apiBase}/auth/login: ${login.why}`);
  token = textAt(login.json, 'jwt');
  if (token === null) {
    throw new Unreachable(`${apiBase}/auth/login answers ${login.status}, and no \`jwt\``);
  }
  visit.looksAt('login', login);
  findings.tried('server clock');
  if (!login.headers.has('date')) {
    findings.doesWithout('server clock', "No Date header: countdowns go by the customer's clock.");
  }

  context.log('asking what a browser asks');
  const { mayCarryKeys, mayCarryTotals } = await crossOrigin(findings, apiBase, options.origin);
  context.log('connecting to the events');
  const listening = await listen(findings, {
    origin: new URL(apiBase).origin,
    path: options.socketPath,
    token,
    accountId: textAt(login.json, '_id') ?? '',
  });
  try {
    context.log('reading');
    let has = await readEverything(visit, options.slug);
    context.log('asking for what is to be refused');
    await readRefusals(visit);
    const catalogues = await visitorCatalogues(visit);
    if (!options.write) {
      for (const id of effectiveCalls) findings.notTried(id, 'without --write');
    }
    const written = options.write ? await writeEverything(visit, has, options, context) : null;
    if (written !== null) {
      context.log('reading again');
      has = await readEverything(visit, options.slug);
      await writeRefusals(visit);
    }
    listening.report(written?.madeMachines ?? false);
    const keys = written?.idempotency ?? null;
    const areStopped = keys === 'keys' && !mayCarryKeys;
    if (areStopped) {
      findings.doesWithout(
        'idempotency keys',
        'The preflight does not allow Idempotency-Key: from another origin none can be sent.',
      );
    }
    const totals = written?.confirmedTotal ?? null;
    const areTotalsStopped = totals === 'checked' && !mayCarryTotals;
    if (areTotalsStopped) {
      findings.doesWithout(
        'confirmed totals',
        'The preflight does not allow Confirmed-Total: from another origin none can be sent.',
      );
    }
    const settings = settingsFor({
      apiBase,
      socketPath: options.socketPath,
      catalogues,
      pictures: pictureOrigins(apiBase, has, written?.tickets ?? []),
      idempotency: areStopped ? 'none' : keys,
      confirmedTotal: areTotalsStopped ? 'unchecked' : totals,
      orderDates: has.orderDates,
      sentinels: ownSentinels(findings, login.json, has),
    });
    const rows = findings.rows();
    return {
      api: apiBase,
      spent: written?.spent ?? null,
      counts: countsOf(rows),
      rows,
      left: traces.left(),
      settings,
    };
  } finally {
    listening.end();
  }
}
