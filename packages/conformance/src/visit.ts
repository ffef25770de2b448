import { type Operation, type OperationId, operations } from '@tram/api/operations';
import type { Caller, CallOptions, CallInput, Outcome } from './caller.ts';
import { cloudPackagesIn } from './cloud-packages.ts';
import { answerDifferences, type Shown } from './differences.ts';
import type { Findings } from './findings.ts';
import { answers } from './generated/answers.ts';
import { isRecord, rowsOf, textAt } from './wire-values.ts';

export type Answered = Extract<Outcome, { kind: 'answered' }>;

/** One customer's calls, each checked. */
export interface Visit {
  readonly findings: Findings;
  readonly call: Caller;
  /** Makes a call that should succeed. @returns its answer; null where it did not, which is then a finding */
  succeeds(id: OperationId, given?: CallInput, options?: CallOptions): Promise<Answered | null>;
  /**
   * Makes a call that changes something, and that the server may refuse for other reasons.
   * @returns its answer; null where it did not succeed, which then counts as not tried or is a finding
   */
  attempts(id: OperationId, given?: CallInput, options?: CallOptions): Promise<Answered | null>;
  /** Checks the answer of such a call. */
  judges(id: OperationId, outcome: Outcome): Answered | null;
  /** Makes a call that should be refused with one of these statuses. @param when why, as in 'without a token' */
  isRefused(id: OperationId, when: string, refusal: Refusal): Promise<void>;
  /** Checks an answer that should be a success. @returns whether it is one */
  looksAt(id: OperationId, outcome: Outcome): outcome is Answered;
}

interface Refusal {
  readonly given?: CallInput | undefined;
  readonly options?: CallOptions | undefined;
  /** Statuses that say it. */
  readonly statuses: readonly number[];
}

/** Every status by which a server can say that a request is wrong, but for 401, which ends the session. */
export const anyRefusal: readonly number[] = [400, 403, 404, 405, 406, 409, 410, 413, 415, 422];

/** "Image with is_booting, is_installed, name" (section 7, `POST /orders`). */
const shownOfOrder: Shown = {
  fields: ['name', 'is_booting', 'is_installed'],
  without: 'The whole PC. The client reads it again in the list.',
};

export function createVisit(findings: Findings, call: Caller): Visit {
  function looksAt(id: OperationId, outcome: Outcome): outcome is Answered {
    if (outcome.kind === 'none') {
      findings.breaks(id, outcome.why);
      return false;
    }
    const { status } = outcome;
    if (status >= 300) {
      findings.breaks(id, `answers ${status} where it is to succeed`);
      looksAtRefusal(id, outcome, `${status}`);
      return false;
    }
    const isEmptyList = isListed(id) && rowsOf(outcome.json).length === 0;
    if (isEmptyList) findings.notTried(id, 'the list is empty: none of its fields could be seen');
    else findings.tried(id);
    if (outcome.refusedByClient) {
      findings.breaks(id, unreadableWords(id, outcome));
      return false;
    }
    if (outcome.isFile) {
      looksAtFile(id, outcome);
      return true;
    }
    const shown = id === 'createOrder' ? shownOfOrder : null;
    const found = answerDifferences(answers[id], normalised(id, outcome.json), shown);
    for (const { kind, words } of found) {
      if (kind === 'breaks') findings.breaks(id, words);
      else findings.doesWithout(id, words);
    }
    return true;
  }

  /** A list is accepted in either form: an array, or under `data`. */
  function normalised(id: OperationId, json: unknown): unknown {
    const { body } = answers[id];
    if (id === 'listCloudPackages') {
      const packages = cloudPackagesIn(json);
      return packages.length === 0 ? json : [{ group: 'all', packages }];
    }
    if (body?.kind === 'list' && isRecord(json) && Array.isArray(json['data'])) {
      findings.doesWithout(id, 'The list is in `data`: the client takes it from there.');
      return json['data'];
    }
    const isPage = body?.kind === 'record' && body.record.endsWith('Page');
    if (isPage && Array.isArray(json)) {
      findings.doesWithout(id, 'A list without pages: the client takes it for the only page.');
      return { data: json, total_page: json.length === 0 ? 0 : 1 };
    }
    return json;
  }

  function looksAtFile(id: OperationId, { fileName, text }: Answered): void {
    if (text === '') findings.breaks(id, 'the file is empty');
    if (fileName !== null) return;
    // Section 7 says "named by the content-disposition header" of these two, and section 8 of the tunnel's.
    const isNamed = id === 'downloadRdpFile' || id === 'downloadVpsRdpFile';
    if (isNamed || id.startsWith('chooseTunnel')) {
      findings.breaks(id, 'the file has no name (Content-Disposition)');
    } else findings.doesWithout(id, 'The file has no name: the client names it.');
  }

  function looksAtRefusal(id: OperationId, { json, text }: Answered, when: string): void {
    if (!isRecord(json)) {
      const what = /^\s*</.test(text) ? 'a page (HTML)' : 'no JSON';
      findings.breaks(
        id,
        `${when}: the refusal is ${what}, and the customer reads 'Có lỗi xảy ra'`,
      );
      return;
    }
    if (textAt(json, 'message') === null) {
      findings.breaks(id, `${when}: the refusal has no \`message\` for the customer`);
    }
    if (typeof json['statusCode'] !== 'number') {
      findings.doesWithout(id, `${when}: \`statusCode\`: The HTTP status alone says it.`);
    }
  }

  function judges(id: OperationId, outcome: Outcome): Answered | null {
    const mayRefuse =
      outcome.kind === 'answered' && outcome.status !== 401 && within(outcome.status, 400, 499);
    if (!mayRefuse) return looksAt(id, outcome) ? outcome : null;
    looksAtRefusal(id, outcome, `${outcome.status}`);
    findings.notTried(id, `the server refuses it: ${outcome.status}`);
    return null;
  }

  return {
    findings,
    call,
    looksAt,
    judges,
    attempts: async (id, given, options) => judges(id, await call(id, given, options)),
    async succeeds(id, given, options) {
      const outcome = await call(id, given, options);
      return looksAt(id, outcome) ? outcome : null;
    },
    async isRefused(id, when, { given, options, statuses }) {
      const outcome = await call(id, given, options);
      if (outcome.kind === 'none') {
        findings.breaks(id, `${when}: ${outcome.why}`);
        return;
      }
      const { status } = outcome;
      if (!statuses.includes(status)) {
        findings.breaks(
          id,
          `${when}: answers ${status}${status < 300 ? ', as if it were right' : ''}`,
        );
      }
      if (status >= 300) looksAtRefusal(id, outcome, when);
    },
  };
}

function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

/** Whether a call answers a list or a page of one; the cloud catalogue has another form. */
function isListed(id: OperationId): boolean {
  const { body } = answers[id];
  if (id === 'listCloudPackages') return false;
  return body?.kind === 'list' || (body?.kind === 'record' && body.record.endsWith('Page'));
}

function unreadableWords(id: OperationId, { text, json }: Answered): string {
  const { answer }: Operation = operations[id];
  if (/^\s*<(?:!doctype|html)/i.test(text)) return 'a success is answered with a page (HTML)';
  if (answer === 'file' && json !== undefined) return 'JSON is answered in the place of a file';
  return text.trim() === '' ? 'a success is answered with nothing' : 'the answer is no JSON';
}
