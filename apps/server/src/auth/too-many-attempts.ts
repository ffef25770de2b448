import { Refusal } from '../services.ts';

/** 429: the caller should come back later. Sent with `Retry-After`. */
export class TooManyAttempts extends Refusal {
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;

  /** @param waitMs how long to wait */
  constructor(waitMs: number) {
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    const wait = seconds < 60 ? `${seconds} giây` : `${Math.ceil(seconds / 60)} phút`;
    super(429, `Bạn đã thử quá nhiều lần, vui lòng thử lại sau ${wait}`);
    this.name = 'TooManyAttempts';
    this.retryAfterSeconds = seconds;
  }
}
