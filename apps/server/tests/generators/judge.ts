/** Whether an answer is one that the contract allows, judged by what was received. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isNode, type Node } from '../../src/http/contract-checks.ts';
import type { RequestShape } from './request-shapes.ts';
import { unseen } from './text-values.ts';
import type { ReceivedAnswer } from './send.ts';

const ajv = new Ajv2020({ strict: false, coerceTypes: true });
addFormats(ajv);

function isTyped(answer: ReceivedAnswer): string {
  return String(answer.headers['content-type'] ?? '');
}

/** The JSON of an answer; undefined without a body, null for a file. @throws SyntaxError when it is none */
export function jsonOf(answer: ReceivedAnswer): unknown {
  if (answer.bytes.byteLength === 0) return undefined;
  if (!isTyped(answer).startsWith('application/json')) return null;
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(answer.bytes));
}

function headerFaults(shape: RequestShape, answer: ReceivedAnswer): string[] {
  const isJson = isTyped(answer).startsWith('application/json');
  return shape.answerHeaders(answer.status).flatMap(({ name, schema }) => {
    // The name of a file goes with a file only.
    if (name === 'Content-Disposition' && isJson) return [];
    const value = answer.headers[name.toLowerCase()];
    if (value === undefined) return [`the header ${name} is missing`];
    const check = ajv.compile({ type: 'object', properties: { value: schema } });
    return check({ value }) ? [] : [`the header ${name} is ${String(value)}`];
  });
}

/** Errors are words for customers with the request's id, never what a library said. */
function errorFaults(answer: ReceivedAnswer, json: unknown): string[] {
  if (answer.status < 400 || !isNode(json)) return [];
  const faults: string[] = [];
  if (json['statusCode'] !== answer.status) faults.push('statusCode is not the status');
  if (json['requestId'] !== answer.headers['x-request-id']) faults.push('requestId is another one');
  const message = String(json['message']);
  if (!/[^\0-\x7f]/.test(message)) faults.push(`the message is not Vietnamese: ${message}`);
  return faults;
}

/**
 * Everything that is wrong with an answer, in words.
 * @param shape the operation that was called
 */
export function faultsOf(shape: RequestShape, answer: ReceivedAnswer): string[] {
  const faults: string[] = [];
  if (answer.status >= 500) faults.push(`status ${answer.status}`);
  let json: unknown;
  try {
    json = jsonOf(answer);
  } catch (error) {
    return [...faults, `the body is no JSON: ${String(error)}`];
  }
  const breach = shape.contract.checkAnswer({
    status: answer.status,
    contentType: isTyped(answer),
    json,
  });
  if (breach !== null) faults.push(`${breach.path} ${breach.reason}`);
  if (!/^req-[0-9a-z]+$/.test(String(answer.headers['x-request-id']))) {
    faults.push('the header X-Request-Id is missing');
  }
  if (answer.headers['cache-control'] !== 'no-store') faults.push('the answer may be stored');
  if (answer.headers['x-content-type-options'] !== 'nosniff') faults.push('nosniff is missing');
  return [...faults, ...headerFaults(shape, answer), ...errorFaults(answer, json)];
}

const bodyChecks = new Ajv2020({ strict: false });
addFormats(bodyChecks);
const compiled = new Map<Node, ReturnType<Ajv2020['compile']>>();

/** @param schema of the value; of what is in a list, nothing more is known */
function isPlainText(value: unknown, schema: Node = {}): boolean {
  if (typeof value === 'string') {
    if (!value.isWellFormed()) return false;
    return schema['format'] === 'password' ? !value.includes('\0') : value.search(unseen) < 0;
  }
  if (Array.isArray(value)) return value.every((one) => isPlainText(one));
  if (!isNode(value)) return true;
  const properties = isNode(schema['properties']) ? schema['properties'] : {};
  return Object.entries(value).every(([key, one]) => {
    const own = properties[key];
    return isPlainText(key) && isPlainText(one, isNode(own) ? own : {});
  });
}

/** Whether a JSON body keeps its schema and holds only texts that a request may hold. */
export function isAllowedJson(schema: Node, bytes: Uint8Array): boolean {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
  const check = compiled.get(schema) ?? bodyChecks.compile(schema);
  compiled.set(schema, check);
  return check(value) && isPlainText(value, schema);
}
