/** Holds every answer that a test sees against the contract: what the domain gives, and what comes over the wire. */
import type { CheckedAnswer } from '../http/contract-checks.ts';
import { type ContractOperation, readContract } from '../http/contract.ts';
import { refusalBody } from '../http/error-answer.ts';
import { Refusal } from '../refusal.ts';
import type { AnswerFile } from '../services.ts';

interface Known {
  readonly operation: ContractOperation;
  readonly path: RegExp;
}

let known: readonly Known[] | null = null;

/** Read once a process, when the first answer comes. */
function knownOperations(): readonly Known[] {
  known ??= readContract().operations.map((operation) => ({
    operation,
    path: new RegExp(`^/api${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return known;
}

function keepContract(operation: ContractOperation, answer: CheckedAnswer): void {
  const fault = operation.checkAnswer(answer);
  if (fault === null) return;
  throw new Error(
    `${operation.id} answered ${answer.status}, which the contract does not allow: ${fault.path} ${fault.reason} in ${JSON.stringify(answer.json)}`,
  );
}

/** What a handler gives. */
type HandlerAnswer =
  | { readonly status: number; readonly body: unknown }
  | { readonly status: number; readonly file: AnswerFile };

/**
 * Waits for what a handler gives and holds it against the contract as it would be sent, refusals too.
 * @throws Error where it is not what the contract says; a refusal that it allows is thrown on
 */
export async function witnessed<Answer extends HandlerAnswer>(
  id: string,
  answering: Promise<Answer>,
): Promise<Answer> {
  const operation = knownOperations().find((one) => one.operation.id === id)?.operation;
  if (operation === undefined) throw new Error(`the contract has no ${id}`);
  let answer: Answer;
  try {
    answer = await answering;
  } catch (error) {
    if (error instanceof Refusal) {
      const json = refusalBody(error, 'req-test');
      keepContract(operation, { status: error.statusCode, contentType: 'application/json', json });
    }
    throw error;
  }
  if ('file' in answer) {
    const { contentType } = answer.file;
    keepContract(operation, { status: answer.status, contentType, json: null });
  } else {
    // What a client would read: dates are text by then, `undefined` is gone.
    const text = JSON.stringify(answer.body);
    const json: unknown = text === undefined ? undefined : JSON.parse(text);
    keepContract(operation, { status: answer.status, contentType: 'application/json', json });
  }
  return answer;
}

/**
 * Checks an answer that came over the wire against the contract. Addresses without an operation are not checked.
 * @throws Error where it is not what the contract says
 */
export function witness(method: string, url: string, answer: CheckedAnswer): void {
  const { pathname } = new URL(url);
  const found = knownOperations().find(
    ({ operation, path }) =>
      operation.method === method.toLowerCase() &&
      path.test(pathname) &&
      !isShadowed(operation, pathname),
  );
  if (found !== undefined) keepContract(found.operation, answer);
}

/** `/orders-vps/orders_file` is no order's. */
function isShadowed({ path }: ContractOperation, pathname: string): boolean {
  return (
    path.includes('{') && knownOperations().some((one) => `/api${one.operation.path}` === pathname)
  );
}
