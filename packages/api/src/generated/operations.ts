// Generated from openapi/portal.yaml by openapi/generate.ts; do not edit.

/** What the client has to know of an operation to send it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Template with `{name}` for each path parameter. */
  readonly path: string;
  /** A GET that changes something: never prefetched, never repeated by itself. */
  readonly sideEffect?: true;
  /** Takes an `Idempotency-Key`: costs money or creates something. */
  readonly idempotent?: true;
  /** Needs no token; a 401 is an answer to what was sent, not the end of a session. */
  readonly public?: true;
  /** A backend may answer it without a token, too. */
  readonly tokenOptional?: true;
  /** How the request body is sent; absent without one. */
  readonly body?: 'json' | 'multipart';
  /** What a success answers; JSON when absent. */
  readonly answer?: 'file' | 'file-or-json';
  /** The body of a success is an addition of ours: another backend may answer anything, or nothing. */
  readonly optionalBody?: true;
}

/** Every operation of the contract by its operationId. */
export const operations = {
  login: { method: 'POST', path: '/auth/login', public: true, body: 'json' },
  register: { method: 'POST', path: '/auth/register', public: true, body: 'json', optionalBody: true },
  requestOtp: { method: 'GET', path: '/auth/otp', sideEffect: true, optionalBody: true },
  getNotification: { method: 'GET', path: '/notification' },
  getMyAccount: { method: 'GET', path: '/accounts/me' },
  submitIdentity: { method: 'PATCH', path: '/accounts', body: 'multipart', optionalBody: true },
  listPackages: { method: 'GET', path: '/packages', public: true },
  listPackagesOfCategory: { method: 'GET', path: '/packages/categories/{id}' },
  listCategories: { method: 'GET', path: '/categories' },
  listBanks: { method: 'GET', path: '/banks' },
  listRecharges: { method: 'GET', path: '/recharges' },
  requestRecharge: { method: 'POST', path: '/recharges/request', idempotent: true, body: 'json' },
  cancelRecharge: { method: 'PATCH', path: '/recharges/{id}', optionalBody: true },
  listLogs: { method: 'GET', path: '/logs' },
  createLog: { method: 'POST', path: '/logs', body: 'json', optionalBody: true },
  listImages: { method: 'GET', path: '/images' },
  createImage: { method: 'POST', path: '/images', body: 'json' },
  deleteImage: { method: 'DELETE', path: '/images/{id}', optionalBody: true },
  wakeImage: { method: 'GET', path: '/images/wol/{id}', sideEffect: true, optionalBody: true },
  reconnectImage: { method: 'GET', path: '/images/reconnect/{id}', sideEffect: true },
  resetImage: { method: 'POST', path: '/tool/reset', body: 'json', optionalBody: true },
  listOrders: { method: 'GET', path: '/orders' },
  createOrder: { method: 'POST', path: '/orders', idempotent: true, body: 'json' },
  extendOrder: { method: 'PATCH', path: '/orders/extend', idempotent: true, body: 'json', optionalBody: true },
  getOrderOfImage: { method: 'GET', path: '/orders/image/{id}', optionalBody: true },
  downloadRdpFile: { method: 'GET', path: '/orders/file/{id}', answer: 'file' },
  listOrderHistory: { method: 'GET', path: '/order-history/{orderId}' },
  listUserGuides: { method: 'GET', path: '/user-guide' },
  createUserGuide: { method: 'POST', path: '/user-guide', body: 'json', optionalBody: true },
  deleteUserGuide: { method: 'DELETE', path: '/user-guide/{id}', optionalBody: true },
  listComputerConfigs: { method: 'GET', path: '/computer-configs', tokenOptional: true },
  listVpsOrders: { method: 'GET', path: '/orders-vps' },
  createVpsOrder: { method: 'POST', path: '/orders-vps', idempotent: true, body: 'json', optionalBody: true },
  extendVpsOrder: { method: 'PATCH', path: '/orders-vps/{id}', idempotent: true, body: 'json', optionalBody: true },
  downloadVpsRdpFile: { method: 'GET', path: '/orders-vps/{id}', answer: 'file' },
  exportVpsOrders: { method: 'GET', path: '/orders-vps/orders_file', answer: 'file' },
  listCloudPackages: { method: 'GET', path: '/clouds', tokenOptional: true },
  listCloudImages: { method: 'GET', path: '/image-cloud' },
  createCloudImage: { method: 'POST', path: '/image-cloud', idempotent: true, body: 'json', optionalBody: true },
  deleteCloudImage: { method: 'DELETE', path: '/image-cloud/{id}', optionalBody: true },
  downloadCloudRdpFile: { method: 'GET', path: '/image-cloud/connect-pc/{id}', answer: 'file' },
  startCloudImage: { method: 'GET', path: '/image-cloud/start/{id}', sideEffect: true, optionalBody: true },
  restartCloudImage: { method: 'GET', path: '/image-cloud/restart-vm/{id}', sideEffect: true, optionalBody: true },
  deleteCloudVm: { method: 'GET', path: '/image-cloud/delete-vm/{id}', sideEffect: true },
  backupCloudImage: { method: 'GET', path: '/image-cloud/backup-vm/{id}', sideEffect: true, optionalBody: true },
  restoreCloudImage: { method: 'GET', path: '/image-cloud/restore-vm/{id}', sideEffect: true, optionalBody: true },
  shutdownCloudImage: { method: 'GET', path: '/image-cloud/shutdown-vm/{id}', sideEffect: true, optionalBody: true },
  extendCloudImage: { method: 'GET', path: '/image-cloud/extend-vm/{id}', sideEffect: true, idempotent: true, optionalBody: true },
  addCloudHardware: { method: 'POST', path: '/image-cloud/add-hardwares/{id}', body: 'json', optionalBody: true },
  listCloudImageHistory: { method: 'GET', path: '/image-cloud-history/{imageId}' },
  chooseWan: { method: 'POST', path: '/sshs/cli-add-mangle', body: 'json', optionalBody: true },
  releaseWan: { method: 'POST', path: '/sshs/cli-delete-mangle', body: 'json', optionalBody: true },
  startIpRotation: { method: 'POST', path: '/sshs/start-ip-xoay', body: 'json', optionalBody: true },
  changeIpRotation: { method: 'POST', path: '/sshs/change-ip-xoay', body: 'json', optionalBody: true },
  chooseTunnelForPc: { method: 'GET', path: '/sshs/choose-tunnel', sideEffect: true, answer: 'file-or-json' },
  chooseTunnelForCloud: { method: 'GET', path: '/sshs/choose-tunnel-for-cloud', sideEffect: true, answer: 'file-or-json' },
  chooseTunnelForVps: { method: 'GET', path: '/sshs/choose-tunnel-for-vps', sideEffect: true, answer: 'file-or-json' },
  getPlayTokenForPc: { method: 'POST', path: '/play-{product}/get-token-pc/{id}', body: 'json' },
  getPlayTokenForCloud: { method: 'POST', path: '/play-{product}/get-token-cloud/{id}', body: 'json' },
  getPlayLinkForPc: { method: 'GET', path: '/play-{product}/pc/{id}' },
  getPlayLinkForCloud: { method: 'GET', path: '/play-{product}/cloud/{id}' },
} as const satisfies Readonly<Record<string, Operation>>;
