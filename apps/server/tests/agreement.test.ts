/**
 * The server and the lifecycles agree: each lifecycle that mirrors something of the server is brought into every state that
 * the server has, and there every action is asked for. What the lifecycle allows is accepted, what it forbids is refused and
 * changes nothing. The same again on random paths, with a small model that predicts the result.
 */
import { afterAll, beforeAll, describe } from 'vitest';
import { cloudImageAgrees } from './agreement/cloud-image.ts';
import { type Ground, openGround } from './agreement/ground.ts';
import { hardwareRequestAgrees } from './agreement/hardware-request.ts';
import { ipRotationAgrees } from './agreement/ip-rotation.ts';
import { kycOtpAgrees } from './agreement/kyc-otp.ts';
import { pcImageAgrees } from './agreement/pc-image.ts';
import { rechargeQrAgrees } from './agreement/recharge-qr.ts';
import { sessionAgrees } from './agreement/session.ts';

let opened: Ground | null = null;
function ground(): Ground {
  if (opened === null) throw new Error('the server has not started');
  return opened;
}
beforeAll(async () => {
  opened = await openGround();
});
afterAll(() => opened?.close());

describe('of a PC', () => {
  pcImageAgrees(ground);
});
describe('of a cloud machine', () => {
  cloudImageAgrees(ground);
});
describe('of a request for hardware', () => {
  hardwareRequestAgrees(ground);
});
describe('of a top-up', () => {
  rechargeQrAgrees(ground);
});
describe('of the routes of a PC', () => {
  ipRotationAgrees(ground);
});
describe('of an identity verification', () => {
  kycOtpAgrees(ground);
});
describe('of a session', () => {
  sessionAgrees(ground);
});
