import { createServer } from 'node:http';
import { createActivity, type Activity } from '@tram/api/activity';
import { createApi, type Api } from '@tram/api/client';
import { createServerClock } from '@tram/api/clock';
import { createSession, type Session } from '@tram/api/session';
import type { SessionEvent } from '@tram/machines/session';
import type { Services } from '../../app/services.ts';

/** What the server answers. */
interface ServerAnswer {
  readonly status: number;
  readonly body: unknown;
  /** It is on its way until then. @default none: it is there at once */
  readonly until?: Promise<unknown>;
}

/** What the server answers next, by path with its query. */
type Answers = Map<string, ServerAnswer>;

/** A real HTTP server with a real client in front of it. */
export interface ApiServer {
  readonly answers: Answers;
  /** Every request that has arrived: `GET /images?page=1`. */
  readonly requests: readonly string[];
  /** What the session's lifecycle was told. */
  readonly told: readonly SessionEvent[];
  readonly activity: Activity;
  readonly session: Session;
  readonly services: Pick<Services, 'api' | 'session' | 'lifecycle' | 'lazy'>;
  readonly close: () => Promise<void>;
}

/** Starts the server on a port of its own, with somebody signed in. */
export async function startApiServer(): Promise<ApiServer> {
  const answers: Answers = new Map();
  const requests: string[] = [];
  const told: SessionEvent[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace('/api', '');
    requests.push(`${request.method} ${path}`);
    const answer = answers.get(path);
    if (answer === undefined) {
      request.socket.destroy();
      return;
    }
    void Promise.resolve(answer.until).then(() => {
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');

  const session = createSession({ storage: null, events: null });
  session.open({ _id: 'a'.repeat(24), username: 'demo', role: 'USER', jwt: 'token' });
  const activity = createActivity();
  const api: Api = createApi({
    baseUrl: `http://127.0.0.1:${address.port}/api`,
    session,
    clock: createServerClock(),
    activity,
    retry: { limit: 0 },
  });
  return {
    answers,
    requests,
    told,
    activity,
    session,
    services: {
      api,
      session,
      lazy: new Map(),
      lifecycle: async () => ({
        view: () => {
          throw new Error('Nobody looks at the session here');
        },
        subscribe: () => () => undefined,
        send: (event) => told.push(event),
        logIn: () => Promise.reject(new Error('Nobody logs in here')),
      }),
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
