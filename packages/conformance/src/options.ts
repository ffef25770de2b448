import { parseArgs } from 'node:util';
import type { Traces } from './writes/traces.ts';

export interface Settled {
  /** Address of the API without a slash at its end. */
  readonly apiBase: string;
  readonly user: string;
  /** Origin of the portal, for what a browser asks before it calls another. */
  readonly origin: string;
  /** Where the API's origin has its socket. */
  readonly socketPath: string;
  /** The product's name in the paths of the Play client. */
  readonly slug: string;
  readonly write: boolean;
  /** VND. */
  readonly spend: number;
  /** How long a machine is waited for, ms. */
  readonly waitMs: number;
  readonly jsonFile: string | null;
}

/** Output and questions during a run. */
export interface RunEnvironment {
  /** Reports progress. */
  log(line: string): void;
  /** Asks for the one-time code that was mailed; null without a terminal, or where there is none. */
  askCode(): Promise<string | null>;
  /** Aborted where the run is to end: the current call is its last, except for those that remove what it has made. */
  readonly stop?: AbortSignal | undefined;
}

/** A run in progress. */
export interface RunContext extends RunEnvironment {
  readonly traces: Traces;
  /** @throws where the run is to end */
  readonly throwIfStopped: () => void;
}

export class WrongUsage extends Error {}

export const usage = `tram-conformance --api URL --user NAME [options]

  --api URL         address of the API, https://api.example/api
  --user NAME       a customer; the password is in TRAM_PASSWORD or asked for
  --write           make calls that change something, in the customer's name
  --spend VND       pay for machines, this much at most (default 0; with --write)
  --origin URL      origin of the portal (default https://portal.example)
  --socket PATH     path of Socket.IO at the origin of the API (default /socket.io)
  --slug NAME       the product's name in the paths of the Play client (default tram)
  --wait SECONDS    how long a machine is waited for (default 180, at most 1800)
  --json FILE       write everything that was found

Exit code: 0 nothing breaks, 1 something breaks, 2 wrong usage or not reachable,
130 ended by Ctrl+C; with --write what was made is taken away first, and a second Ctrl+C ends it at once.
`;

/** Reads the parameters. @throws WrongUsage */
export function readOptions(args: readonly string[]): Settled | 'help' {
  const values = parsed(args);
  if (values.help === true) return 'help';
  const write = values.write === true;
  const spend = whole('spend', values.spend ?? '0', 1_000_000_000);
  if (spend > 0 && !write) throw new WrongUsage('--spend goes with --write');
  const { user } = values;
  if (user === undefined || user.trim() === '') throw new WrongUsage('--user is missing');
  const api = address('api', values.api);
  const socketPath = values.socket ?? '/socket.io';
  if (!/^\/[^\s?#]*$/.test(socketPath)) throw new WrongUsage('--socket is a path: /socket.io');
  const slug = values.slug ?? 'tram';
  if (!/^[a-z0-9-]{1,40}$/.test(slug)) throw new WrongUsage('--slug: letters, digits and hyphens');
  return {
    apiBase: (api.origin + api.pathname).replace(/\/+$/, ''),
    user: user.trim(),
    origin: address('origin', values.origin ?? 'https://portal.example').origin,
    socketPath,
    slug,
    write,
    spend,
    waitMs: whole('wait', values.wait ?? '180', 1800) * 1000,
    jsonFile: values.json ?? null,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        api: { type: 'string' },
        user: { type: 'string' },
        origin: { type: 'string' },
        socket: { type: 'string' },
        slug: { type: 'string' },
        write: { type: 'boolean' },
        spend: { type: 'string' },
        wait: { type: 'string' },
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

function address(name: string, given: string | undefined): URL {
  if (given === undefined) throw new WrongUsage(`--${name} is missing`);
  const isAddress = /^https?:\/\//i.test(given) && URL.canParse(given);
  if (!isAddress) throw new WrongUsage(`--${name} is an http(s) address`);
  const url = new URL(given);
  if (url.username !== '' || url.password !== '') {
    throw new WrongUsage(`--${name} holds no name and no password`);
  }
  return url;
}

function whole(name: string, given: string, most: number): number {
  const isWhole = /^\d{1,10}$/.test(given) && Number(given) <= most;
  if (!isWhole) throw new WrongUsage(`--${name} is a whole number, ${most} at most`);
  return Number(given);
}
