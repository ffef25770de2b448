/** One load: the same call again and again over kept-alive connections, as fast as it is answered. */
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

/** What is called. */
export interface Subject {
  readonly name: string;
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly token?: string;
  readonly body?: unknown;
  /** Sends a fresh `Idempotency-Key` with every call. @default false */
  readonly keyed?: boolean;
}

/** What came of it. */
export interface LoadResult {
  readonly name: string;
  /** Answers a second. */
  readonly rate: number;
  /** 50th and 99th percentile of the time to an answer, ms. */
  readonly p50: number;
  readonly p99: number;
}

/** How hard and for how long. */
export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
}

/** The value below which this part of the sorted times lies. */
function percentile(sorted: Float64Array, part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function withFreshKey(request: autocannon.Request): autocannon.Request {
  return { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } };
}

async function send(
  { url, method, token, body, keyed = false }: Subject,
  { connections, seconds }: LoadOptions,
): Promise<{ times: number[]; failed: string | null; lasted: number }> {
  const times: number[] = [];
  const headers: Record<string, string> = {};
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const started = performance.now();
  let failed: string | null = null;
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections,
        duration: seconds,
        requests: [
          {
            method,
            headers,
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
            ...(keyed ? { setupRequest: withFreshKey } : {}),
          },
        ],
      },
      (error) => (error === null ? resolve() : reject(error)),
    );
    // The library's own percentiles are whole milliseconds: too coarse for answers that take less.
    run.on('response', (_client, statusCode, _bytes, responseTime) => {
      times.push(responseTime);
      if (statusCode >= 300) failed = `answered ${statusCode}`;
    });
    run.on('reqError', (error) => (failed = error.message));
  });
  return { times, failed, lasted: (performance.now() - started) / 1000 };
}

/**
 * Warms up, then measures.
 * @throws when any call was not answered well: a fast refusal is no result
 */
export async function load(subject: Subject, options: LoadOptions): Promise<LoadResult> {
  const warmUp = await send(subject, { ...options, seconds: 1 });
  const { times, failed, lasted } = await send(subject, options);
  const fault = warmUp.failed ?? failed;
  if (fault !== null) throw new Error(`${subject.name}: ${fault}`);
  const sorted = Float64Array.from(times).toSorted();
  return {
    name: subject.name,
    rate: times.length / lasted,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
}
