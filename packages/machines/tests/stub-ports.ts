/** Ports of every lifecycle that answer at once, with what the fixtures have for a success: for the examples of the READMEs. */
import type { CloudImagePorts } from '@tram/machines/cloud-image';
import { extendedCloudImage, stoppedCloudImage } from '@tram/machines/cloud-image/fixtures';
import type { HardwareRequestPorts } from '@tram/machines/hardware-request';
import { pendingRecord } from '@tram/machines/hardware-request/fixtures';
import type { IpRotationPorts } from '@tram/machines/ip-rotation';
import {
  changedPc,
  chosenPc,
  freePc,
  IP_ROTATION_NOW,
  ownPc,
  releasedPc,
} from '@tram/machines/ip-rotation/fixtures';
import {
  KYC_NOW,
  otpTicket,
  unsubmittedAccount,
  waitingAccount,
} from '@tram/machines/kyc-otp/fixtures';
import type { KycOtpPorts } from '@tram/machines/kyc-otp';
import { extendedImage, readyImage, waitingImage } from '@tram/machines/pc-image/fixtures';
import type { PcImagePorts } from '@tram/machines/pc-image';
import {
  cancelledRecharge,
  pendingRecharge,
  RECHARGE_ASKED_AT,
} from '@tram/machines/recharge-qr/fixtures';
import type { RechargeQrPorts } from '@tram/machines/recharge-qr';
import {
  customerAccount,
  customerSession,
  hiddenNotification,
} from '@tram/machines/session/fixtures';
import type { SessionPorts } from '@tram/machines/session';

const ok = <Value>(value: Value) => Promise.resolve({ ok: true, value } as const);
const done = () => ok({ statusCode: 200, message: 'Thành công' } as const);

export const sessionPorts: SessionPorts = {
  login: () => ok(customerSession),
  getNotification: () => ok(hiddenNotification),
  getMyAccount: () => ok(customerAccount),
  openSession: () => {},
  closeSession: () => {},
  forgetCustomer: () => {},
};

export const rechargeQrPorts: RechargeQrPorts = {
  requestRecharge: () => ok(pendingRecharge),
  cancelRecharge: () => ok(cancelledRecharge),
  readRecharge: () => ok(pendingRecharge),
  evidence: null,
  now: () => RECHARGE_ASKED_AT,
  newKey: () => 'one-key',
};

export const pcImagePorts: PcImagePorts = {
  createOrder: () => ok(waitingImage),
  extendOrder: () => ok(extendedImage),
  downloadRdpFile: () => ok(null),
  resetImage: done,
  reconnectImage: done,
  wakeImage: done,
  deleteImage: done,
  readImage: () => ok(readyImage),
  evidence: null,
  quote: null,
  now: () => RECHARGE_ASKED_AT,
  newKey: () => 'one-key',
};

export const cloudImagePorts: CloudImagePorts = {
  startCloudImage: () => ok({ statusCode: 400, message: 'Hết máy trống' } as const),
  restartCloudImage: done,
  shutdownCloudImage: done,
  backupCloudImage: done,
  restoreCloudImage: done,
  deleteCloudVm: () => ok({ statusCode: 200, message: 'Đang xóa máy ảo', status: true } as const),
  deleteCloudImage: done,
  extendCloudImage: () => ok(extendedCloudImage),
  downloadCloudRdpFile: () => ok(null),
  readCloudImage: () => ok(stoppedCloudImage),
  evidence: null,
  quote: null,
  now: () => RECHARGE_ASKED_AT,
  newKey: () => 'one-key',
};

export const kycOtpPorts: KycOtpPorts = {
  requestOtp: () => ok(otpTicket),
  submitIdentity: () => ok(waitingAccount),
  getMyAccount: () => ok(unsubmittedAccount),
  now: () => KYC_NOW,
};

export const hardwareRequestPorts: HardwareRequestPorts = {
  addCloudHardware: () => ok(pendingRecord),
  readCloudImage: () => ok(pendingRecord),
};

export const ipRotationPorts: IpRotationPorts = {
  chooseWan: () => ok(chosenPc.ssh),
  releaseWan: () => ok(releasedPc.ssh),
  startIpRotation: () => ok(ownPc.ssh),
  changeIpRotation: () => ok(changedPc.ssh),
  readImage: () => ok(freePc),
  now: () => IP_ROTATION_NOW,
};
