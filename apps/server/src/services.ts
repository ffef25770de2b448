/**
 * What every operation of the server is given, and what it gives back. The HTTP layer knows operations only through these
 * types; the domain knows HTTP only through them.
 */

import type { OperationTypes } from '@tram/api/types';
import type { FastifyBaseLogger } from 'fastify';
import type { Attempts } from './auth/attempts.ts';
import type { DeriveKey } from './auth/token-secret.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/tables.ts';
import type { FairQueue, LendSlot } from './http/fair-queue.ts';
import type { FileStore } from './files/file-store.ts';
import type { Documents } from './identity/documents.ts';
import type {
  CloudMachineDriver,
  MachineDriver,
  NetworkDriver,
  VpsDriver,
} from './machine-driver/driver.ts';
import type { MailSender } from './mail/mail-sender.ts';
import type { EventPublisher } from './realtime/event-publisher.ts';
import type { Settings } from './settings.ts';
import type { TunnelInstallers } from './tunnels/installers.ts';

// Types of requests and answers, derived from the generated contract: nothing here is written by hand twice.

/** The name of a call of the contract. */
export type OperationId = keyof OperationTypes;

/** A file of a multipart form, read whole (the body limit of the route bounds it). */
export interface UploadedFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** No fields. */
type Nothing = Readonly<Record<string, never>>;
type Parameters<Id extends OperationId> = OperationTypes[Id]['parameters'];
type Present<Value> = [Exclude<Value, undefined>] extends [never]
  ? Nothing
  : Exclude<Value, undefined>;

/** Path and query parameters after coercion to the types of the contract. */
interface OperationParameters<Id extends OperationId> {
  readonly path: Parameters<Id> extends { path: infer Path } ? Path : Nothing;
  readonly query: Parameters<Id> extends { query?: infer Query } ? Present<Query> : Nothing;
}

type WithFiles<Value> = {
  [Key in keyof Value]: Value[Key] extends Blob ? UploadedFile : Value[Key];
};
type Content<Holder> = Holder extends { content: infer Types }
  ? Types extends { 'application/json': infer Json }
    ? Json
    : Types extends { 'multipart/form-data': infer Form }
      ? WithFiles<Form>
      : undefined
  : undefined;

/** The body of a request: JSON as in the contract, or the fields of its form. */
type RequestBody<Id extends OperationId> = OperationTypes[Id] extends {
  requestBody?: infer Body;
}
  ? [Exclude<Body, undefined>] extends [never]
    ? undefined
    : Content<Exclude<Body, undefined>>
  : undefined;

type Answers<Id extends OperationId> = OperationTypes[Id]['responses'];
type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Json } } ? Json : never;
type SuccessStatus = 200 | 201 | 202;

type AnswerBody<Id extends OperationId> = {
  [Status in keyof Answers<Id>]: Status extends SuccessStatus ? JsonOf<Answers<Id>[Status]> : never;
}[keyof Answers<Id>];

/** The log of the process, in Pino's form. Never give it a password, a token, an OTP or an identity document. */
export type Logger = FastifyBaseLogger;

/** What the whole process shares. Built once by `startServer`, handed to every handler; there are no globals. */
export interface Services {
  readonly settings: Settings;
  /** Drizzle over PGlite or PostgreSQL. */
  readonly database: Database;
  /** The only source of the time: never `new Date()` or `Date.now()` in a rule. */
  readonly clock: Clock;
  readonly log: Logger;
  /** Counts tries against the rules of `auth/limits.ts`, for all instances together. Not inside a transaction. */
  readonly attempts: Attempts;
  /** Keys for what is signed, hashed or sealed, derived from the server's secret. */
  readonly keys: DeriveKey;
  /** What customers send and sign. */
  readonly files: FileStore;
  /** Reads the pictures of an identity form and draws the contract, beside the event loop. */
  readonly documents: Documents;
  /** Real-time events; publish after the transaction has committed, never inside it. */
  readonly events: EventPublisher;
  /** Delivers mails; null where they stay in the outbox. */
  readonly mailSender: MailSender | null;
  /** The machines that are rented out: simulated, or an operator's own. */
  readonly machines: MachineDriver;
  /** The virtual private servers that are rented out. */
  readonly servers: VpsDriver;
  /** Routers and tunnels of the machines. */
  readonly network: NetworkDriver;
  /** What builds installers of the tunnel client; null where nothing does. */
  readonly installers: TunnelInstallers | null;
  readonly cloudMachines: CloudMachineDriver;
  /** Whose call is done next. A request is read before it waits here, and answered after: slow clients hold no slot. */
  readonly queue: FairQueue;
  /** Gives the slot of the call that is being done to others, where there is one. */
  readonly lendSlot: LendSlot;
}

/** A role on the wire. `USER` may use the portal and every operation that the contract gives no other role (`x-roles`). */
type Role = 'USER' | 'ADMIN';

/** Who is calling, taken from the bearer token and checked against the account row for every request. */
export interface AccountIdentity {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
}

/** One call of one operation, validated against the contract before the handler sees it. */
export interface OperationContext<Id extends OperationId> {
  readonly services: Services;
  /** Null only for operations that the contract leaves open (`security: []`, or with `{}` in it); elsewhere an active account whose role may call. */
  readonly account: AccountIdentity | null;
  readonly parameters: OperationParameters<Id>;
  /** The JSON body, or the fields of a multipart form with its files as `UploadedFile`. */
  readonly body: RequestBody<Id>;
  readonly idempotencyKey: string | null;
  /** What the customer has confirmed to pay, VND; null where the call does not say. */
  readonly confirmedTotal: number | null;
  /** Shown in error answers and in every log line of this call. */
  readonly requestId: string;
  /** Scheme and host that customers use, without a slash at the end: the base of links in mails and of the QR picture. */
  readonly origin: string;
  /** The caller's network address, for limits on attempts. */
  readonly address: string;
}

/** A file for the customer; the name is sent per RFC 6266 with `filename*`, so Vietnamese names arrive whole. */
export interface AnswerFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** What a handler answers: a JSON body that the contract describes for this status, or a file to download. */
type OperationAnswer<Id extends OperationId> =
  | { readonly status: number; readonly body: AnswerBody<Id> }
  | { readonly status: number; readonly file: AnswerFile };

/** Does one operation. It throws a `Refusal` for every "no" that the customer should read. */
export type OperationHandler<Id extends OperationId> = (
  context: OperationContext<Id>,
) => Promise<OperationAnswer<Id>>;

/** An operation whose body is a form. */
type FormOperationId = {
  [Id in OperationId]: OperationTypes[Id] extends {
    requestBody: { content: { 'multipart/form-data': unknown } };
  }
    ? Id
    : never;
}[OperationId];

/**
 * Asks whether an account may send a form now, before a byte of it is read: forms are large, and what nobody wants is not taken
 * into memory. It throws a `Refusal` for every "no". What can change until the form has arrived is asked again by its handler.
 */
export type FormAdmission = (
  context: Pick<OperationContext<FormOperationId>, 'services' | 'account'>,
) => Promise<void>;

/** An admission for every form of the contract: a server that lacks one does not compile. */
export type EveryFormAdmission = { readonly [Id in FormOperationId]: FormAdmission };

/** Handlers by operationId. Each part of the domain exports some; `operations.ts` merges them. */
export type OperationHandlers = { readonly [Id in OperationId]?: OperationHandler<Id> };

/** A handler for every operation of the contract: a server that lacks one does not compile. */
export type EveryOperation = { readonly [Id in OperationId]: OperationHandler<Id> };

interface PublicAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly content: Uint8Array;
  readonly cacheControl: string;
  /** Content-Security-Policy of a page; without one nothing may be loaded or framed. */
  readonly contentPolicy?: string;
}

/** A small picture, file or page served outside the contract, without a token (the QR picture of a payment, a guide). */
export interface PublicRoute {
  /** Fastify's path, for example `/qr/:picture`. GET and HEAD. */
  readonly path: string;
  readonly handle: (request: {
    readonly services: Services;
    readonly parameters: Readonly<Record<string, string>>;
    readonly query: URLSearchParams;
  }) => Promise<PublicAnswer>;
}
