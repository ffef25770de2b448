import { LONGEST_CALL_MS } from './caller.ts';
import type { Findings } from './findings.ts';

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** The headers that the portal reads, and what it does without them. */
const exposedHeaders = {
  'content-disposition': 'Files are named by the portal.',
  date: "Countdowns go by the customer's own clock.",
  'retry-after': 'The client waits by a measure of its own.',
} as const;

export interface CrossOrigin {
  /** Whether a browser would let the portal send `Confirmed-Total`. */
  readonly mayCarryTotals: boolean;
  /** Whether a browser would let the portal send `Idempotency-Key`. */
  readonly mayCarryKeys: boolean;
}

/**
 * Asks what a browser asks before it lets a portal at another origin make calls.
 * @param origin the portal's
 */
export async function crossOrigin(
  findings: Findings,
  apiBase: string,
  origin: string,
): Promise<CrossOrigin> {
  const subject = 'cross-origin calls';
  findings.tried(subject);
  if (new URL(apiBase).origin === origin) {
    findings.note(subject, 'not needed: the portal is on the origin of the API');
    return { mayCarryKeys: true, mayCarryTotals: true };
  }
  const breaks = (how: string) => findings.breaks(subject, `${how} (portal at ${origin})`);
  for (const method of methods) {
    const answer = await preflight(apiBase, origin, method, ['authorization', 'content-type']);
    const words = answer === null ? 'the preflight is not answered' : answer.fault;
    if (words !== null) breaks(`${method}: ${words}`);
  }
  const shown = await exposed(`${apiBase}/packages`, origin);
  if ((await exposed(`${apiBase}/accounts/me`, origin)) === null) {
    breaks('a refusal does not name the origin in Access-Control-Allow-Origin');
  }
  if (shown === null) breaks('an answer does not name the origin in Access-Control-Allow-Origin');
  else {
    for (const [header, without] of Object.entries(exposedHeaders)) {
      if (shown.has(header) || shown.has('*')) continue;
      findings.doesWithout(subject, `Access-Control-Expose-Headers: ${header}: ${without}`);
    }
  }
  const mayCarry = async (header: string) => {
    const headers = ['authorization', 'content-type', header];
    const answer = await preflight(apiBase, origin, 'POST', headers);
    return answer !== null && answer.fault === null;
  };
  return {
    mayCarryKeys: await mayCarry('idempotency-key'),
    mayCarryTotals: await mayCarry('confirmed-total'),
  };
}

/** Why a browser would block the call; null where there is no answer. */
async function preflight(
  apiBase: string,
  origin: string,
  method: string,
  headers: readonly string[],
): Promise<{ readonly fault: string | null } | null> {
  const answer = await ask(`${apiBase}/accounts/me`, 'OPTIONS', {
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': headers.join(','),
  });
  if (answer === null) return null;
  if (!answer.ok) return { fault: `the preflight is answered with ${answer.status}` };
  const allowed = answer.headers.get('access-control-allow-origin');
  if (allowed !== origin && allowed !== '*') {
    return { fault: 'the preflight does not allow the origin' };
  }
  const named = listed(answer.headers, 'access-control-allow-methods');
  // A browser needs no permission to GET and POST.
  const isSimple = method === 'GET' || method === 'POST';
  if (!isSimple && !named.has(method.toLowerCase()) && !named.has('*')) {
    return { fault: 'the preflight does not allow the method' };
  }
  const may = listed(answer.headers, 'access-control-allow-headers');
  // The star does not include `authorization` (Fetch, CORS protocol).
  const refused = headers.filter(
    (name) => !may.has(name) && (name === 'authorization' || !may.has('*')),
  );
  return { fault: refused.length === 0 ? null : `the preflight does not allow ${refused.join()}` };
}

/** The headers that a page may read of an answer; null where it may read nothing at all. */
async function exposed(url: string, origin: string): Promise<ReadonlySet<string> | null> {
  const answer = await ask(url, 'GET', { origin });
  if (answer === null) return null;
  const allowed = answer.headers.get('access-control-allow-origin');
  if (allowed !== origin && allowed !== '*') return null;
  return listed(answer.headers, 'access-control-expose-headers');
}

async function ask(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response | null> {
  try {
    const signal = AbortSignal.timeout(LONGEST_CALL_MS);
    const answer = await fetch(url, { method, headers, signal, redirect: 'manual' });
    await answer.body?.cancel();
    return answer;
  } catch {
    return null;
  }
}

function listed(headers: Headers, name: string): ReadonlySet<string> {
  const names = (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase());
  return new Set(names);
}
