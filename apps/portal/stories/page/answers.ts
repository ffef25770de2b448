import { operations, type OperationId } from '@tram/api/operations';
import { examples } from 'virtual:contract-examples';

/** The answer of a story's server to one call. */
export type PlainAnswer =
  /** The contract's first example. */
  | 'example'
  /** The contract's example of that name. */
  | { readonly example: string }
  | { readonly body: unknown }
  /** A file of this name. */
  | { readonly file: string }
  /** A refusal with the server's words; `more` is what else its body has. */
  | { readonly status: number; readonly message: string; readonly more?: object }
  /** This share of an upload is sent, 0 to 1; the rest is never sent, and there is no answer. */
  | { readonly sent: number }
  /** The connection breaks. */
  | 'lost'
  /** The answer never comes. */
  | 'never';

/** The answers of a story's server to one operation. */
export type StoryAnswer =
  | PlainAnswer
  /** `before` until the operation `once` is called, `after` from there on: what a call has changed is what is read after it. */
  | { readonly once: OperationId; readonly before: PlainAnswer; readonly after: PlainAnswer };

/** By operation; of several answers each is given once, the last from then on. Left out: the contract's first example. */
export type StoryAnswers = Readonly<
  Partial<Record<OperationId, StoryAnswer | readonly [StoryAnswer, ...StoryAnswer[]]>>
>;

const routes = Object.entries(operations).map(([id, { method, path }]) => ({
  id,
  method,
  path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** @param path below the server's address */
function operationOf(method: string, path: string): string | null {
  return routes.find((route) => route.method === method && route.path.test(path))?.id ?? null;
}

/** The time of the stories' server: shortly after the last moment that the contract's examples name. */
export const serverTime = Date.parse('2026-11-20T16:27:00+07:00');

function json(status: number, body: unknown): Response {
  const headers = { 'content-type': 'application/json', date: new Date(serverTime).toUTCString() };
  return new Response(JSON.stringify(body), { status, headers });
}

function exampleOf(id: string, name?: string): Response {
  const { status = 500, examples: bodies = {} } = examples[id] ?? {};
  const chosen = name ?? Object.keys(bodies)[0];
  if (chosen === undefined || !(chosen in bodies)) {
    throw new Error(`the contract has no example ${name ?? ''} of ${id}`);
  }
  return json(status, bodies[chosen]);
}

function respond(id: string, answer: PlainAnswer): Response | Promise<Response> {
  if (answer === 'example') return exampleOf(id);
  if (answer === 'lost') throw new TypeError('Failed to fetch');
  if (answer === 'never' || (typeof answer === 'object' && 'sent' in answer)) {
    return new Promise(() => {});
  }
  if ('example' in answer) return exampleOf(id, answer.example);
  if ('body' in answer) return json(examples[id]?.status ?? 200, answer.body);
  if ('file' in answer) {
    return new Response(answer.file, {
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${answer.file}"`,
      },
    });
  }
  const { status, message, more } = answer;
  return json(status, { statusCode: status, message, ...more });
}

const isSeveral = (
  answer: StoryAnswer | readonly StoryAnswer[],
): answer is readonly StoryAnswer[] => Array.isArray(answer);

/** The outcome of a call. */
interface StoryExchange {
  /** The share of the upload that is sent, 0 to 1. */
  readonly sent: number;
  /** @throws TypeError as fetch does where the connection breaks */
  readonly respond: () => Response | Promise<Response>;
}

/**
 * The server of a story. A call to another address, which an earlier story's page makes late, never gets
 * an answer and is not counted. @throws Error for a call that the contract does not have
 */
export type StoryServer = (method: string, url: string) => StoryExchange;

/**
 * A server that answers from a table: everything in the browser is the real portal.
 * @param apiBase its address, a path as in the runtime configuration
 */
export function createStoryServer(answers: StoryAnswers, apiBase: string): StoryServer {
  const given = new Map<string, number>();
  const called = new Set<string>();
  const table: Readonly<Record<string, StoryAnswer | readonly StoryAnswer[] | undefined>> = answers;

  /** The next answer. */
  function answerTo(id: string): StoryAnswer {
    const answer = table[id] ?? 'example';
    if (!isSeveral(answer)) return answer;
    const turn = given.get(id) ?? 0;
    given.set(id, turn + 1);
    return answer[Math.min(turn, answer.length - 1)] ?? 'example';
  }

  function plainAnswerTo(id: string): PlainAnswer {
    const answer = answerTo(id);
    if (typeof answer === 'string' || !('once' in answer)) return answer;
    return called.has(answer.once) ? answer.after : answer.before;
  }

  return (method, url) => {
    const { pathname } = new URL(url, 'https://portal.example');
    if (!pathname.startsWith(`${apiBase}/`))
      return { sent: 0, respond: () => respond('', 'never') };
    const id = operationOf(method, pathname.slice(apiBase.length));
    if (id === null) throw new Error(`no call of the contract: ${method} ${pathname}`);
    called.add(id);
    const answer = plainAnswerTo(id);
    const sent = typeof answer === 'object' && 'sent' in answer ? answer.sent : 1;
    return { sent, respond: () => respond(id, answer) };
  };
}
