/** The Fastify application: what every answer has in common. Routes are registered by the parts that own them. */
import { randomInt } from 'node:crypto';
import type { RequestListener, Server } from 'node:http';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import qs from 'qs';
import { TooManyAttempts } from '../auth/too-many-attempts.ts';
import type { Clock } from '../clock.ts';
import { Refusal } from '../services.ts';
import type { AnswerUnknownPage } from '../portal/routes.ts';
import type { Settings } from '../settings.ts';
import type { Contract } from './contract.ts';
import { errorBody, refusalBody } from './error-answer.ts';
import { loggedError } from './error-log.ts';
import { formLimits } from './form-body.ts';
import { type OperationRoutes, registerOperations } from './operation-routes.ts';
import { answerPolicy, commonHeaders } from './security-headers.ts';

/** Bytes of a JSON body; forms have limits of their own. */
const jsonLimit = 256 * 1024;
/** Bytes from which on an answer is compressed. */
const compressFrom = 1024;
/** Where the API is. */
const apiPrefix = '/api';

/** What an application is made of. */
export interface ApplicationParts {
  /** The listening server. It is opened and closed by its owner, who hands the application its requests. */
  readonly server: Server;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly routes: OperationRoutes;
  /** Registers the routes beside the API: pages, sandbox, health. Gives what answers the pages that do not exist. */
  readonly register: (app: FastifyInstance) => Promise<AnswerUnknownPage>;
}

const noPage: AnswerUnknownPage = async () => null;

function newRequestId(): string {
  return `req-${randomInt(36 ** 8)
    .toString(36)
    .padStart(6, '0')}`;
}

/** An application that is ready to answer. */
export interface Application {
  readonly app: FastifyInstance;
  readonly answer: RequestListener;
}

/** Builds the application. */
export async function createApplication(parts: ApplicationParts): Promise<Application> {
  const { settings, clock } = parts;
  let answer: RequestListener | null = null;
  const app = Fastify({
    serverFactory: (handler) => {
      answer = handler;
      return parts.server;
    },
    loggerInstance: parts.log,
    // One line a call is written below, with the operation's name and without the query, which may hold a token.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    bodyLimit: jsonLimit,
    trustProxy: settings.trustProxy,
    exposeHeadRoutes: false,
    routerOptions: {
      ignoreTrailingSlash: false,
      // Without it `filter[status]` would arrive unparsed, and so unchecked.
      querystringParser: (text) =>
        qs.parse(text, { depth: 3, parameterLimit: 100, arrayLimit: 100, plainObjects: false }),
    },
  });
  app.decorateRequest('operation', null);
  app.decorateRequest('caller', null);
  app.decorateRequest('injectedFault', null);
  addCommonHeaders(app, settings, clock);
  addCallLog(app);
  let answerUnknownPage: AnswerUnknownPage = noPage;
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async (request, reply) => {
    const page = await answerUnknownPage(request, reply);
    return page ?? answerMissing(request, reply, parts.routes.contract);
  });
  await app.register(multipart, { limits: formLimits });
  await app.register(
    async (api) => {
      await api.register(compress, { encodings: ['br', 'gzip'], threshold: compressFrom });
      registerOperations(api, parts.routes);
    },
    { prefix: apiPrefix },
  );
  answerUnknownPage = await parts.register(app);
  await app.ready();
  if (answer === null) throw new Error('Fastify did not hand out its listener');
  return { app, answer };
}

function addCommonHeaders(app: FastifyInstance, settings: Settings, clock: Clock): void {
  const secure = settings.origin?.startsWith('https:') === true;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders);
    reply.header('content-security-policy', answerPolicy);
    reply.header('cache-control', 'no-store');
    reply.header('x-request-id', request.id);
    if (secure) reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
  // When the answer leaves, not when the request came: clients count deadlines by it.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('date', clock.now().toUTCString());
    done();
  });
}

function addCallLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { operation } = request;
    if (operation !== null) {
      const call = {
        operation: operation.id,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        requestId: request.id,
        account: request.caller?.id ?? null,
      };
      request.log.info(call, 'call');
    }
    done();
  });
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const operation = request.operation?.id ?? null;
  if (error instanceof Refusal) {
    if (error instanceof TooManyAttempts) reply.header('retry-after', error.retryAfterSeconds);
    return sendError(reply, refusalBody(error, request.id));
  }
  const statusCode = statusOf(error);
  if (statusCode < 500) {
    request.log.debug({ operation, err: loggedError(error), requestId: request.id }, 'refused');
  } else {
    request.log.error({ operation, err: loggedError(error), requestId: request.id }, 'failed');
  }
  return sendError(reply, errorBody(statusCode, request.id));
}

/** Fastify's own errors (a body too large, JSON that cannot be read …) know their status; everything else is our fault. */
function statusOf(error: unknown): number {
  if (!(error instanceof Error)) return 500;
  const { statusCode } = error as Partial<FastifyError>;
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}

function sendError(reply: FastifyReply, body: ReturnType<typeof errorBody>): FastifyReply {
  return reply
    .code(body.statusCode)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body));
}

/** 404, or 405 with the methods that there are. */
function answerMissing(
  request: FastifyRequest,
  reply: FastifyReply,
  contract: Contract,
): FastifyReply {
  const path = request.url.split('?')[0] ?? '';
  const allowed = contract.operations
    .filter((operation) => pathPattern(operation.path).test(path))
    .map((operation) => operation.method.toUpperCase());
  if (allowed.length === 0) return sendError(reply, errorBody(404, request.id));
  reply.header('allow', allowed.join(', '));
  return sendError(reply, errorBody(405, request.id));
}

function pathPattern(path: string): RegExp {
  const parts = path
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${apiPrefix}${parts.join('[^/]+')}$`);
}
