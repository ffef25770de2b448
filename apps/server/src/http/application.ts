/** The Fastify application: what every answer has in common. Routes are registered by the parts that own them. */
import type { RequestListener, Server } from 'node:http';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import qs from 'qs';
import { addressKey } from '../auth/limits.ts';
import type { Clock } from '../clock.ts';
import { Refusal } from '../refusal.ts';
import type { AnswerUnknownPage } from '../portal/routes.ts';
import type { Settings } from '../settings.ts';
import { answerError, errorBody, messageOfStatus, sendError } from './error-answer.ts';
import { newRequestId, readJsonBodies, trustProxies } from './request-body.ts';
import { discardRest } from './unread-body.ts';
import { commonHeaders, type GiveCommonHeaders } from './common-headers.ts';
import type { Contract } from './contract.ts';
import { type OperationRoutes, registerOperations } from './operation-routes.ts';

/** Bytes of a JSON body; forms have limits of their own. */
const jsonLimit = 256 * 1024;
/** Bytes from which on an answer is compressed. */
const compressFrom = 1024;
/** Bytes of an address, with what Node allows for all headers together. */
const longestTarget = 16 * 1024;
const apiPrefix = '/api';

interface ApplicationParts {
  /** The listening server. It is opened and closed by its owner, who hands the application its requests. */
  readonly server: Server;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly routes: OperationRoutes;
  /** Registers the routes beside the API: pages, sandbox, health. Gives what answers the pages that do not exist. */
  readonly register: (app: FastifyInstance) => Promise<AnswerUnknownPage>;
}

const noPage: AnswerUnknownPage = async () => false;

interface Application {
  readonly app: FastifyInstance;
  readonly answer: RequestListener;
}

export async function createApplication(parts: ApplicationParts): Promise<Application> {
  const { settings, clock } = parts;
  const give = commonHeaders(settings);
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
    // A URL that cannot be decoded has no route: no hook runs, so this sends the complete answer.
    frameworkErrors: (_error, request, reply) => {
      give(request, reply);
      reply.header('date', clock.now().toUTCString());
      void sendError(reply, errorBody(400, request.id));
    },
    bodyLimit: jsonLimit,
    trustProxy: trustProxies(settings),
    // What is no HTTP is answered by the owner of the server (`listening-server.ts`).
    clientErrorHandler: () => {},
    exposeHeadRoutes: false,
    routerOptions: {
      ignoreTrailingSlash: false,
      // An id of any length reaches the contract's check; Node itself ends at headers of 16 KiB.
      maxParamLength: longestTarget,
      // Without it `filter[status]` would arrive unparsed, and so unchecked.
      querystringParser: (text) =>
        qs.parse(text, { depth: 3, parameterLimit: 100, arrayLimit: 100, plainObjects: false }),
    },
  });
  app.decorateRequest('operation', null);
  app.decorateRequest('caller', null);
  app.decorateRequest('injectedFault', null);
  addCommonHeaders(app, give, clock);
  addGuards(app, parts);
  addCallLog(app);
  app.addHook('onResponse', (request, _reply, done) => {
    discardRest(request.raw);
    done();
  });
  let answerUnknownPage: AnswerUnknownPage = noPage;
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async (request, reply) => {
    const isAnswered = await answerUnknownPage(request, reply);
    return isAnswered ? reply : answerMissing(request, reply, parts.routes.contract);
  });
  readJsonBodies(app);
  await app.register(multipart);
  await app.register(
    async (api) => {
      await api.register(compress, {
        encodings: ['br', 'gzip'],
        threshold: compressFrom,
        // No client sends compressed bodies, and a small one could expand to a huge one.
        globalDecompression: false,
      });
      registerOperations(api, parts.routes);
    },
    { prefix: apiPrefix },
  );
  answerUnknownPage = await parts.register(app);
  await app.ready();
  if (answer === null) throw new Error('Fastify did not hand out its listener');
  return { app, answer };
}

function addCommonHeaders(app: FastifyInstance, give: GiveCommonHeaders, clock: Clock): void {
  app.addHook('onRequest', (request, reply, done) => {
    const preflight = give(request, reply);
    if (preflight === null) done();
    else reply.code(204).headers(preflight).send();
  });
  // The time of the answer, not of the request: clients count deadlines by it.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('date', clock.now().toUTCString());
    done();
  });
}

/** Checks that apply to every request, before anything else. */
function addGuards(app: FastifyInstance, { routes, settings }: ApplicationParts): void {
  // Called again and again by operators and their tools.
  const unlimited = settings.mode === 'sandbox' ? /^\/(healthz|sandbox)\b/ : /^\/healthz$/;
  app.addHook('onRequest', async (request) => {
    if (!unlimited.test(request.url)) routes.callLimits.ofAddress.take(addressKey(request.ip));
    // PostgreSQL cannot store U+0000. Operations check their input by the contract.
    if (!request.url.startsWith(`${apiPrefix}/`) && /%00/.test(request.url)) {
      throw new Refusal(400, messageOfStatus(400));
    }
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
