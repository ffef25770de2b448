/** Registers one route for each operation of the contract and carries a call from its request to its answer. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Authenticate, bearerToken } from '../auth/authenticate.ts';
import { addressKey } from '../auth/limits.ts';
import { Refusal } from '../refusal.ts';
import type { FaultPlan, InjectedFault } from '../sandbox/faults.ts';
import type {
  AccountIdentity,
  AnswerFile,
  EveryFormAdmission,
  EveryOperation,
  FormAdmission,
  OperationContext,
  OperationId,
  Services,
} from '../services.ts';
import type { CallLimits } from './call-limits.ts';
import { anonymousCall, type QueuedCall } from './fair-queue.ts';
import type { CheckedAnswer, Fault } from './contract-checks.ts';
import type { Contract, ContractOperation } from './contract.ts';
import { refusalBody } from './error-answer.ts';
import { contentDisposition } from './file-answer.ts';
import { composedTexts, forgetBody, publicOrigin, refuseEncodedBody } from './request-body.ts';
import { readForm } from './form-body.ts';
import { faultyField, validationMessage } from './validation-message.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operation that is called; null outside the contract. */
    operation: ContractOperation | null;
    /** Who calls; null before authentication and for open operations. */
    caller: AccountIdentity | null;
    /** The fault that the sandbox planned for this call. */
    injectedFault: InjectedFault | null;
  }
}

export interface OperationRoutes {
  readonly services: Services;
  readonly contract: Contract;
  readonly handlers: EveryOperation;
  readonly admissions: EveryFormAdmission;
  readonly authenticate: Authenticate;
  readonly callLimits: CallLimits;
  /** Null in production mode. */
  readonly faults: FaultPlan | null;
}

/** A call as handlers see it, without its operation's own types. */
type AnyContext = Omit<OperationContext<OperationId>, 'parameters' | 'body'> & {
  readonly parameters: { path: unknown; query: unknown };
  readonly body: unknown;
};
type AnyAnswer = { status: number; body: unknown } | { status: number; file: AnswerFile };
type AnyHandler = (context: AnyContext) => Promise<AnyAnswer>;

/** The answer violates the contract: the server's own fault, named in the log. */
class ContractBreach extends Error {
  constructor(operation: string, fault: Fault) {
    super(`${operation} answered what the contract does not allow: ${fault.path} ${fault.reason}`);
    this.name = 'ContractBreach';
  }
}

class InjectedFailure extends Refusal {
  constructor({ status, message }: Pick<InjectedFault, 'status' | 'message'>) {
    super(status, message ?? 'Có lỗi xảy ra');
    this.name = 'InjectedFailure';
  }
}

function handlerOf(handlers: EveryOperation, id: string): AnyHandler {
  const handler: unknown = Object.hasOwn(handlers, id) ? Reflect.get(handlers, id) : null;
  if (!isHandler(handler)) throw new Error(`nobody handles ${id}`);
  return handler;
}

/** A handler's own types come from the contract that every call is checked against before it gets there. */
function isHandler(value: unknown): value is AnyHandler {
  return typeof value === 'function';
}

/** Null for an operation whose body is no form. */
function admissionOf(
  admissions: EveryFormAdmission,
  { id, bodyKind }: ContractOperation,
): FormAdmission | null {
  if (bodyKind !== 'form') return null;
  const known: Readonly<Record<string, FormAdmission | undefined>> = { ...admissions };
  const admission = known[id];
  if (admission === undefined) throw new Error(`nobody says who may send the form of ${id}`);
  return admission;
}

/** Registers the routes below the prefix of `app` (`/api`). */
export function registerOperations(app: FastifyInstance, routes: OperationRoutes): void {
  const known = new Set(routes.contract.operations.map((operation) => operation.id));
  const unknown = Object.keys(routes.handlers).filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Error(`handlers of no operation: ${unknown.join(', ')}`);
  for (const operation of routes.contract.operations) {
    const handler = handlerOf(routes.handlers, operation.id);
    const admission = admissionOf(routes.admissions, operation);
    app.route({
      method: operation.method.toUpperCase(),
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      // A GET of this API may have effects: there is no HEAD beside it.
      exposeHeadRoute: false,
      onRequest: (request, reply) => admit(request, reply, operation, routes),
      handler: (request, reply) =>
        perform(request, reply, { operation, handler, admission }, routes),
    });
  }
}

/** Before the body is read: planned faults, then who is calling. */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: ContractOperation,
  routes: OperationRoutes,
): Promise<FastifyReply | void> {
  request.operation = operation;
  if (operation.bodyKind === 'none') forgetBody(request);
  else refuseEncodedBody(request);
  request.injectedFault = (await routes.faults?.take(operation.id)) ?? null;
  if (request.injectedFault?.moment === 'before') {
    if (await inflict(request, reply, request.injectedFault, routes)) return reply;
  }
  const { authorization } = request.headers;
  if (operation.authentication === 'none') return;
  if (operation.authentication === 'optional' && authorization === undefined) return;
  const session = await routes.authenticate(bearerToken(authorization), (client, lookUp) =>
    routes.services.queue.run(accountCall(request, operation, client), lookUp),
  );
  if (!operation.roles.has(session.account.role)) {
    throw new Refusal(403, 'Bạn không có quyền truy cập');
  }
  request.caller = session.account;
  routes.callLimits.ofAccount.take(session.account.id);
  routes.callLimits.ofAddress.giveBack(addressKey(request.ip));
}

/** Who asks: an account once it is known, an address before. */
function queuedCall(request: FastifyRequest, operation: ContractOperation): QueuedCall {
  const client = request.caller?.id;
  if (client === undefined) return anonymousCall(request);
  return accountCall(request, operation, client);
}

function accountCall(
  { raw }: FastifyRequest,
  { priority }: ContractOperation,
  client: string,
): QueuedCall {
  return { client, priority, isAbandoned: () => raw.socket.destroyed };
}

/** @returns true when nothing more can be answered: the connection is gone, or something else has been sent */
async function inflict(
  request: FastifyRequest,
  reply: FastifyReply,
  fault: InjectedFault,
  routes: OperationRoutes,
): Promise<boolean> {
  if (fault.kind === 'fail') throw new InjectedFailure(fault);
  if (fault.kind === 'break') {
    reply.hijack();
    request.raw.socket.destroy();
    return true;
  }
  if (fault.kind === 'garble') {
    await reply
      .code(200)
      .header('content-type', 'application/json; charset=utf-8')
      .send('{"data":');
    return true;
  }
  await routes.faults?.stall(fault);
  return false;
}

/** An operation with what does it. */
interface HandledOperation {
  readonly operation: ContractOperation;
  readonly handler: AnyHandler;
  readonly admission: FormAdmission | null;
}

async function perform(
  request: FastifyRequest,
  reply: FastifyReply,
  handled: HandledOperation,
  routes: OperationRoutes,
): Promise<FastifyReply> {
  const { operation, admission } = handled;
  const fault = request.injectedFault?.moment === 'after' ? request.injectedFault : null;
  const work = () => run(request, handled, routes);
  const working =
    admission === null ? work() : routes.callLimits.forms(request.caller?.id ?? request.ip, work);
  const outcome = await working.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  if (fault !== null && (await inflict(request, reply, fault, routes))) return reply;
  if ('error' in outcome) throw outcome.error;
  const { answer } = outcome;
  return send(reply, operation, answer, routes.services.settings.checkAnswers);
}

async function run(
  request: FastifyRequest,
  { operation, handler, admission }: HandledOperation,
  routes: OperationRoutes,
): Promise<AnyAnswer> {
  const { services } = routes;
  const path = fields(request.params);
  const query = fields(composedTexts(withoutBlanks(fields(request.query))));
  const headers = { ...request.headers };
  refuseFault(operation.checkParameters('path', path));
  refuseFault(operation.checkParameters('query', query));
  refuseFault(operation.checkParameters('header', headers));
  const { caller: account } = request;
  if (admission !== null) {
    await services.queue.run(queuedCall(request, operation), (lendSlot) =>
      admission({ account, services: { ...services, lendSlot } }),
    );
  }
  const context: Omit<AnyContext, 'services'> = {
    account,
    parameters: { path, query },
    body: await readBody(request, operation),
    idempotencyKey: singleHeader(request.headers['idempotency-key']),
    confirmedTotal: wholeNumberOf(singleHeader(request.headers['confirmed-total'])),
    requestId: request.id,
    origin: publicOrigin(request, services.settings),
    address: request.ip,
  };
  try {
    return await services.queue.run(queuedCall(request, operation), (lendSlot) =>
      handler({ ...context, services: { ...services, lendSlot } }),
    );
  } catch (error) {
    if (error instanceof Refusal && services.settings.checkAnswers) {
      const json = refusalBody(error, request.id);
      const { statusCode: status } = error;
      keepContract(operation, { status, contentType: 'application/json', json });
    }
    throw error;
  }
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A blank parameter counts as not sent, as the clients drop it (specification section 5). */
function withoutBlanks(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).filter(
      ([, value]) => !(typeof value === 'string' && value.trim() === ''),
    ),
  );
}

/** A header that has been checked against the contract. */
function wholeNumberOf(value: string | null): number | null {
  return value === null ? null : Number(value);
}

function singleHeader(value: string | string[] | undefined): string | null {
  const single = Array.isArray(value) ? value[0] : value;
  return single === undefined || single === '' ? null : single;
}

function refuseFault(fault: Fault | null): void {
  if (fault === null) return;
  const field = faultyField(fault);
  throw new Refusal(400, validationMessage(fault), field === null ? {} : { field });
}

async function readBody(request: FastifyRequest, operation: ContractOperation): Promise<unknown> {
  if (operation.bodyKind === 'none') return undefined;
  if (operation.bodyKind === 'form') {
    const form = await readForm(request, operation);
    refuseFault(operation.checkBody(form.forCheck));
    return form.forHandler;
  }
  if (request.body === undefined || request.body === null) {
    if (operation.bodyRequired) throw new Refusal(400, 'Dữ liệu gửi lên không được để trống');
    return undefined;
  }
  const body = composedTexts(request.body);
  refuseFault(operation.checkBody(body));
  return body;
}

function send(
  reply: FastifyReply,
  operation: ContractOperation,
  answer: AnyAnswer,
  check: boolean,
): FastifyReply {
  if ('file' in answer) {
    const { name, contentType, content } = answer.file;
    if (check) {
      keepContract(operation, { status: answer.status, contentType, json: null });
    }
    return reply
      .code(answer.status)
      .header('content-type', contentType)
      .header('content-disposition', contentDisposition(name))
      .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  }
  const json = answer.body === undefined ? undefined : JSON.stringify(answer.body);
  if (check) {
    // The value, not its text: the contract's types keep out what JSON would change, and parsing takes as long as the check.
    const contentType = 'application/json';
    keepContract(operation, { status: answer.status, contentType, json: answer.body });
  }
  if (json === undefined) return reply.code(answer.status).send();
  return (
    reply
      .code(answer.status)
      .header('content-type', 'application/json; charset=utf-8')
      // Encoded once: of a text Fastify counts the bytes, and Node encodes it again with the headers.
      .send(Buffer.from(json))
  );
}

function keepContract(operation: ContractOperation, answer: CheckedAnswer): void {
  const fault = operation.checkAnswer(answer);
  if (fault !== null) throw new ContractBreach(operation.id, fault);
}
