/** The lifecycles that the site steps through, by the folder of their README: each is loaded by the page that shows it. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** A lifecycle with samples of everything that may happen to it. */
export interface LiveLifecycle {
  readonly machine: AnyStateMachine;
  /** A snapshot of every state in which it can rest, by that state's path; one may begin in each. */
  readonly resting: Readonly<Record<string, AnyMachineSnapshot>>;
  /** Samples of its events, by their type. */
  readonly events: Readonly<Record<string, readonly AnyEventObject[]>>;
  /** Samples of what its actors answer, by their source. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  /** Samples of the snapshots of the machines that it invokes, by their source. */
  readonly snapshots?: Readonly<Record<string, readonly unknown[]>>;
}

export const lifecycles: Readonly<Record<string, () => Promise<LiveLifecycle>>> = {
  'cloud-image': async () => {
    const { cloudImageMachine } = await import('@tram/machines/cloud-image');
    const samples = await import('@tram/machines/cloud-image/fixtures');
    return {
      machine: cloudImageMachine,
      resting: samples.cloudImageSnapshots,
      events: samples.cloudImageEvents,
      answers: samples.cloudImageAnswers,
    };
  },
  'hardware-request': async () => {
    const { hardwareRequestMachine } = await import('@tram/machines/hardware-request');
    const samples = await import('@tram/machines/hardware-request/fixtures');
    return {
      machine: hardwareRequestMachine,
      resting: samples.hardwareRequestSnapshots,
      events: samples.hardwareRequestEvents,
      answers: samples.hardwareRequestAnswers,
    };
  },
  'ip-rotation': async () => {
    const { ipRotationMachine } = await import('@tram/machines/ip-rotation');
    const samples = await import('@tram/machines/ip-rotation/fixtures');
    return {
      machine: ipRotationMachine,
      resting: samples.ipRotationSnapshots,
      events: samples.ipRotationEvents,
      answers: samples.ipRotationAnswers,
    };
  },
  'kyc-otp': async () => {
    const { kycOtpMachine } = await import('@tram/machines/kyc-otp');
    const samples = await import('@tram/machines/kyc-otp/fixtures');
    return {
      machine: kycOtpMachine,
      resting: samples.kycOtpSnapshots,
      events: samples.kycOtpEvents,
      answers: samples.kycOtpAnswers,
    };
  },
  payment: async () => {
    const samples = await import('@tram/machines/payment/fixtures');
    return {
      machine: samples.samplePaymentMachine,
      resting: samples.paymentSnapshots,
      events: samples.paymentEvents,
      answers: samples.paymentAnswers,
    };
  },
  'pc-image': async () => {
    const { pcImageMachine } = await import('@tram/machines/pc-image');
    const samples = await import('@tram/machines/pc-image/fixtures');
    return {
      machine: pcImageMachine,
      resting: samples.pcImageSnapshots,
      events: samples.pcImageEvents,
      answers: samples.pcImageAnswers,
    };
  },
  'recharge-qr': async () => {
    const { rechargeQrMachine } = await import('@tram/machines/recharge-qr');
    const samples = await import('@tram/machines/recharge-qr/fixtures');
    return {
      machine: rechargeQrMachine,
      resting: samples.rechargeQrSnapshots,
      events: samples.rechargeQrEvents,
      answers: samples.rechargeQrAnswers,
      snapshots: { request: samples.rechargeRequestSnapshots },
    };
  },
  session: async () => {
    const { sessionMachine } = await import('@tram/machines/session');
    const samples = await import('@tram/machines/session/fixtures');
    return {
      machine: sessionMachine,
      resting: samples.sessionSnapshots,
      events: samples.sessionEvents,
      answers: samples.sessionAnswers,
    };
  },
};
