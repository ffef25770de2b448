import { Refusal } from '../services.ts';
import type { AttemptRule } from './attempts.ts';

/** 429: the caller should come back later. Sent with `Retry-After`. */
export class TooManyAttempts extends Refusal {
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;
  /** The rule that was used up; null where none of the database's was. */
  readonly rule: AttemptRule | null;

  /** @param waitMs how long to wait */
  constructor(waitMs: number, rule: AttemptRule | null = null) {
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    super(429, `Bạn đã thử quá nhiều lần, vui lòng thử lại sau ${inWords(seconds)}`);
    this.name = 'TooManyAttempts';
    this.retryAfterSeconds = seconds;
    this.rule = rule;
  }
}

function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} giây`;
  if (seconds <= 90 * 60) return `${Math.ceil(seconds / 60)} phút`;
  return `${Math.ceil(seconds / 3600)} giờ`;
}
