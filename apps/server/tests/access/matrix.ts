/**
 * Who gets what: each operation by who calls it with the things of another customer. This is the rule, not a recording; the
 * test that reads it shows what the server does. `docs/access-matrix.md` is the same table for people.
 */
import type { OperationId } from '@tram/api/operations';

/** Who calls. */
export const columns = [
  'anonymous',
  'other customer',
  'locked account',
  'ADMIN',
  'expired token',
  'tampered token',
  'deleted account',
] as const;
export type Column = (typeof columns)[number];

/** The status that each caller gets, in the order of `columns`. */
export type Row = readonly [number, number, number, number, number, number, number];

/** No id in it belongs to anybody: another customer gets their own, or what is everybody's. */
const own = (status: 200 | 201): Row => [401, status, 401, 403, 401, 401, 401];
/** It names a thing of a customer: for everybody else there is none. */
const theirs: Row = [401, 404, 401, 403, 401, 401, 401];
/** It needs no token, so none is looked at, whatever it is. */
const open = (status: 200 | 201): Row => [status, status, status, status, status, status, status];
/** Everybody's, with a token or without one; a token that is sent must be good. */
const visitors: Row = [200, 200, 401, 403, 401, 401, 401];
/** For the operator alone (`x-roles` of the contract). */
const operators = (status: 200 | 201): Row => [401, 403, 401, status, 401, 401, 401];

/** Every operation of the contract. */
export const matrix: Readonly<Record<OperationId, Row>> = {
  // By name and password: the locked and the deleted account are refused for what they are, tokens play no part.
  login: [200, 200, 403, 200, 200, 200, 401],
  register: open(201),
  requestOtp: own(200),
  getNotification: own(200),
  getMyAccount: own(200),
  // With the other customer's one-time code, which is good for nobody else.
  submitIdentity: [401, 400, 401, 403, 401, 401, 401],
  listPackages: open(200),
  listPackagesOfCategory: own(200),
  listCategories: own(200),
  listBanks: own(200),
  listRecharges: own(200),
  requestRecharge: own(201),
  cancelRecharge: theirs,
  listLogs: own(200),
  createLog: own(201),
  listImages: own(200),
  createImage: own(201),
  deleteImage: theirs,
  wakeImage: theirs,
  reconnectImage: theirs,
  resetImage: theirs,
  listOrders: own(200),
  createOrder: theirs,
  extendOrder: theirs,
  getOrderOfImage: theirs,
  downloadRdpFile: theirs,
  listOrderHistory: theirs,
  listUserGuides: own(200),
  createUserGuide: operators(201),
  deleteUserGuide: operators(200),
  listComputerConfigs: visitors,
  listVpsOrders: own(200),
  createVpsOrder: own(201),
  extendVpsOrder: theirs,
  downloadVpsRdpFile: theirs,
  // With the other customer's user name, which selects for the operator alone.
  exportVpsOrders: own(200),
  listCloudPackages: visitors,
  listCloudImages: own(200),
  createCloudImage: own(201),
  deleteCloudImage: theirs,
  downloadCloudRdpFile: theirs,
  startCloudImage: theirs,
  restartCloudImage: theirs,
  deleteCloudVm: theirs,
  backupCloudImage: theirs,
  restoreCloudImage: theirs,
  shutdownCloudImage: theirs,
  extendCloudImage: theirs,
  addCloudHardware: theirs,
  listCloudImageHistory: theirs,
  chooseWan: theirs,
  releaseWan: theirs,
  startIpRotation: theirs,
  changeIpRotation: theirs,
  chooseTunnelForPc: theirs,
  chooseTunnelForCloud: theirs,
  chooseTunnelForVps: theirs,
  getPlayTokenForPc: theirs,
  getPlayTokenForCloud: theirs,
  getPlayLinkForPc: theirs,
  getPlayLinkForCloud: theirs,
};

/** A call for a machine of the caller's own, with one thing in it that is another customer's. */
export interface MixedCall {
  readonly id: OperationId;
  /** The field or parameter that is the other customer's. */
  readonly field: string;
  readonly status: number;
}

/** What comes of them. */
export const mixedCalls: readonly MixedCall[] = [
  ...(['chooseWan', 'releaseWan', 'startIpRotation', 'changeIpRotation'] as const).flatMap((id) => [
    { id, field: 'ssh_id', status: 404 },
    { id, field: 'int_ip_address', status: 409 },
  ]),
  // A rotating route belongs to one account at a time.
  { id: 'startIpRotation', field: 'wan', status: 409 },
  { id: 'changeIpRotation', field: 'wan', status: 409 },
  ...(['chooseTunnelForPc', 'chooseTunnelForCloud', 'chooseTunnelForVps'] as const).flatMap(
    (id) => [
      { id, field: 'allowIp', status: 409 },
      { id, field: 'api_tunnel', status: 409 },
    ],
  ),
  { id: 'getPlayTokenForPc', field: 'basicauth_password', status: 403 },
  { id: 'getPlayTokenForCloud', field: 'basicauth_password', status: 403 },
];

/** The table for people, as Markdown. */
export function matrixAsMarkdown(): string {
  const lines = [
    ['operation', ...columns],
    ...Object.entries(matrix).map(([id, row]) => [`\`${id}\``].concat(row.map(String))),
  ];
  const widths = lines[0]?.map((_cell, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  );
  const written = (line: readonly string[]) =>
    `| ${line.map((cell, index) => cell.padEnd(widths?.[index] ?? 0)).join(' | ')} |`;
  const [head = [], ...rows] = lines;
  const rule = head.map((_cell, index) => '-'.repeat(widths?.[index] ?? 3));
  return `# Who may call what

Written by \`apps/server/tests/access-matrix.test.ts\` from \`apps/server/tests/access/matrix.ts\`; a test sends every cell to the real server. To write it anew: \`pnpm --filter @tram/server exec vitest run tests/access-matrix.test.ts -u\`.

Each row is one call that is right in every way, with the ids, addresses, passwords, one-time code and idempotency key of a customer who has rented, paid and signed; each column is who sends it instead of that customer. 404 says that there is no such thing, as for an id that nobody has. In no cell does the answer hold anything of that customer, and after each their data are what they were, row by row.

- **anonymous**: no token.
- **other customer**: a customer with things of their own.
- **locked account**: a token that was good until the operator locked the account.
- **ADMIN**: the operator's token, for an API that is the customers'.
- **expired token**: signed rightly, past its end.
- **tampered token**: another account in the payload, \`alg\` none, another key, another issuer, another audience, no end, or no token at all behind the word Bearer; each of them.
- **deleted account**: signed rightly, for an account that no longer exists.

${[written(head), written(rule), ...rows.map(written)].join('\n')}

With a machine of their own, and one thing in the call that is another customer's, a customer gets:

${mixedCalls.map(({ id, field, status }) => `- \`${id}\` with the other's \`${field}\`: ${status}`).join('\n')}
`;
}
