/**
 * What the examples of the READMEs declare and leave to their reader: a client, a clock, a record. Each answers as the
 * contract says, with the fixtures; what was called is kept.
 */
import type { Api } from '@tram/api/client';
import type { ServerClock } from '@tram/api/clock';
import type { Image } from '@tram/api/types';
import { runningCloudImage, stoppedCloudImage } from '@tram/machines/cloud-image/fixtures';
import { noneRecord, pendingRecord } from '@tram/machines/hardware-request/fixtures';
import { freePc, OWN_ACCOUNT, ownPc } from '@tram/machines/ip-rotation/fixtures';
import { otpTicket, unsubmittedAccount, waitingAccount } from '@tram/machines/kyc-otp/fixtures';
import {
  extendedImage,
  notRentedImage,
  readyImage,
  waitingImage,
} from '@tram/machines/pc-image/fixtures';
import { pendingRecharge, RECHARGE_ASKED_AT } from '@tram/machines/recharge-qr/fixtures';
import { customerAccount } from '@tram/machines/session/fixtures';
import { rechargeQrPorts } from './stub-ports.ts';

/** Operations that were called, in order. */
export const calls: string[] = [];

const ok = <Value>(value: Value) => Promise.resolve({ ok: true, value } as const);
const page = <Row>(...data: Row[]) => ok({ data, total_page: 1 });

/** The PC of the routes' example, and what is held of them once its rotating route is. */
const heldRoutes = { ...ownPc.ssh, api_tunnel: null };
const routedImage: Image = {
  ...readyImage,
  _id: freePc._id,
  updatedAt: ownPc.updatedAt,
  ssh: heldRoutes,
};

const answers = {
  getMyAccount: () => ok(customerAccount),
  requestRecharge: () => ok(pendingRecharge),
  cancelRecharge: () => ok(pendingRecharge),
  listRecharges: () => page(pendingRecharge),
  createOrder: () => ok(waitingImage),
  extendOrder: () => ok(extendedImage),
  listImages: () => page(waitingImage, routedImage),
  listVpsOrders: () => page(),
  extendVpsOrder: () => ok({}),
  startIpRotation: () => ok(heldRoutes),
  startCloudImage: () => ok({ statusCode: 200, message: 'Máy đang khởi động' }),
  listCloudImages: () => page(runningCloudImage),
  requestOtp: () => ok(otpTicket),
  addCloudHardware: () => ok(pendingRecord),
} satisfies Partial<Api>;

/** Keeps the name of every call. */
const kept =
  <Answer>(name: string, answer: () => Answer) =>
  (): Answer => {
    calls.push(name);
    return answer();
  };

/** An operation without an answer here fails its example by its name. */
const api = Object.fromEntries(
  Object.entries(answers).map(([operation, answer]) => [
    operation,
    kept<unknown>(operation, answer),
  ]),
);

const clock: ServerClock = {
  now: () => RECHARGE_ASKED_AT,
  isSynchronized: () => true,
  begin: () => () => {},
  observe: () => {},
  subscribe: () => () => {},
};

/** By the names that the examples declare. */
export const declared = {
  api,
  clock,
  ports: rechargeQrPorts,
  image: notRentedImage,
  cloudImage: stoppedCloudImage,
  save: () => {},
  upload: kept('upload', () => ok(waitingAccount)),
  filledForm: () => ({}),
  askForCode: () => Promise.resolve('482913'),
  account: unsubmittedAccount,
  cloudRecord: noneRecord,
  accountId: OWN_ACCOUNT,
  routedPc: freePc,
};
