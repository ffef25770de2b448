import type { Fault } from '../sandbox.ts';

/** What can go wrong with a call in practice. */
export type FaultName =
  | 'network'
  | 'stall'
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'server'
  | 'garbled';

/** One fault of the matrix: how the sandbox injects it, and what the customer must then read. */
export interface MatrixFault {
  readonly name: FaultName;
  /** What docs/fault-matrix.md calls it. */
  readonly title: string;
  readonly plan: Omit<Fault, 'operation' | 'times'>;
  /** The words that say what happened; null where nothing failed. */
  readonly words: string | null;
}

/** How long a stalled answer takes, ms: longer than a page takes to load on a busy machine and to show that it waits. */
const stallMs = 5000;

/** The same for an answer to a press, ms: no page has to be loaded meanwhile. */
export const pressStallMs = 2500;

/** A refusal has the server's words. No two are the same, so that the words on screen are those of this fault. */
function refusal(name: FaultName, title: string, status: number, message: string): MatrixFault {
  return { name, title, plan: { kind: 'fail', status, message }, words: message };
}

/** The nine faults. */
export const faults: Readonly<Record<FaultName, MatrixFault>> = {
  network: {
    name: 'network',
    title: 'network lost',
    plan: { kind: 'break' },
    words: 'Mất kết nối với máy chủ',
  },
  stall: {
    name: 'stall',
    title: 'stall',
    plan: { kind: 'stall', delayMs: stallMs },
    words: null,
  },
  invalid: refusal('invalid', '400 with words', 400, 'Nội dung gửi lên chưa dùng được'),
  unauthorized: refusal('unauthorized', '401', 401, 'Phiên đăng nhập này không còn dùng được'),
  forbidden: refusal('forbidden', '403', 403, 'Tài khoản này chưa được làm việc đó'),
  missing: refusal('missing', '404', 404, 'Không còn tìm thấy nội dung này'),
  conflict: refusal('conflict', '409', 409, 'Trạng thái vừa thay đổi ở nơi khác'),
  server: {
    name: 'server',
    title: '500 without words',
    plan: { kind: 'fail', status: 500 },
    words: 'Có lỗi xảy ra',
  },
  garbled: {
    name: 'garbled',
    title: 'broken JSON',
    plan: { kind: 'garble' },
    words: 'Câu trả lời của máy chủ bị hỏng',
  },
};

/** Refusals that change nothing, in the order in which they follow each other on one page. */
export const refusals = [
  faults.invalid,
  faults.forbidden,
  faults.missing,
  faults.conflict,
] as const;

/** After these it is unknown whether the server did it. */
export const losses = [faults.network, faults.server, faults.garbled] as const;
