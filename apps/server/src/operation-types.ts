/** Types of requests and answers, derived from the generated contract: nothing here is written by hand twice. */
import type { OperationTypes } from '@tram/api/types';

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
export interface OperationParameters<Id extends OperationId> {
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
export type RequestBody<Id extends OperationId> = OperationTypes[Id] extends {
  requestBody?: infer Body;
}
  ? [Exclude<Body, undefined>] extends [never]
    ? undefined
    : Content<Exclude<Body, undefined>>
  : undefined;

type Answers<Id extends OperationId> = OperationTypes[Id]['responses'];
type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Json } } ? Json : never;
type SuccessStatus = 200 | 201 | 202;

/** The JSON of a successful answer. */
export type AnswerBody<Id extends OperationId> = {
  [Status in keyof Answers<Id>]: Status extends SuccessStatus ? JsonOf<Answers<Id>[Status]> : never;
}[keyof Answers<Id>];
