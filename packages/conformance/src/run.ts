import { createCaller } from './caller.ts';
import { crossOrigin } from './cross-origin.ts';
import { createFindings } from './findings.ts';
import type { Settled } from './options.ts';
import { readEverything } from './reads.ts';
import { effectiveCalls, readRefusals, writeRefusals } from './refusals.ts';
import { countsOf, type Report } from './report.ts';
import { ownSentinels } from './sentinels.ts';
import { pictureOrigins, settingsFor } from './settings.ts';
import { listen } from './sockets.ts';
import { createVisit } from './visit.ts';
import { textAt } from './wire-values.ts';
import { writeEverything } from './writes/write-everything.ts';

/** The backend cannot be tried: it does not answer, or does not let the customer in. */
export class Unreachable extends Error {}

export interface Surroundings {
  /** Tells of progress. */
  say(line: string): void;
  /** Asks for the one-time code that was mailed; null where nobody can be asked, or there is none. */
  askCode(): Promise<string | null>;
}

/**
 * Tries a backend in the name of one customer.
 * @throws Unreachable
 */
export async function run(
  options: Settled,
  password: string,
  surroundings: Surroundings,
): Promise<Report> {
  const { apiBase, user } = options;
  let token: string | null = null;
  const findings = createFindings();
  const visit = createVisit(
    findings,
    createCaller(apiBase, () => token),
  );

  surroundings.say('signing in');
  const login = await visit.call('login', { body: { username: user, password } }, { token: null });
  if (login.kind === 'none') throw new Unreachable(`${apiBase}/auth/login: ${login.why}`);
  token = textAt(login.json, 'jwt');
  if (token === null) {
    throw new Unreachable(`${apiBase}/auth/login answers ${login.status}, and no \`jwt\``);
  }
  visit.looksAt('login', login);
  if (login.headers.has('date')) findings.tried('server clock');
  else {
    findings.tried('server clock');
    findings.doesWithout('server clock', "No Date header: countdowns go by the customer's clock.");
  }

  surroundings.say('asking what a browser asks');
  const { mayCarryKeys } = await crossOrigin(findings, apiBase, options.origin);
  surroundings.say('connecting to the events');
  const listening = await listen(findings, {
    origin: new URL(apiBase).origin,
    path: options.socketPath,
    token,
    accountId: textAt(login.json, '_id') ?? '',
  });
  try {
    surroundings.say('reading');
    let has = await readEverything(visit, options.slug);
    surroundings.say('asking for what is to be refused');
    await readRefusals(visit);
    if (!options.write) {
      for (const id of effectiveCalls) findings.notTried(id, 'without --write');
    }
    const written = options.write ? await writeEverything(visit, has, options, surroundings) : null;
    if (written !== null) {
      surroundings.say('reading again');
      has = await readEverything(visit, options.slug);
      await writeRefusals(visit);
    }
    listening.tell(written?.madeMachines ?? false);
    const pictures = pictureOrigins(apiBase, has, written?.tickets ?? []);
    const keys = written?.idempotency ?? null;
    if (keys === 'keys' && !mayCarryKeys) {
      findings.doesWithout(
        'idempotency keys',
        'The preflight does not allow Idempotency-Key: from another origin none can be sent.',
      );
    }
    const sentinels = ownSentinels(findings, login.json, has);
    const rows = findings.rows();
    return {
      api: apiBase,
      spent: written?.spent ?? null,
      counts: countsOf(rows),
      rows,
      left: written?.left ?? [],
      settings: settingsFor(
        apiBase,
        options.socketPath,
        pictures,
        keys === 'keys' && !mayCarryKeys ? 'none' : keys,
        sentinels,
      ),
    };
  } finally {
    listening.end();
  }
}
