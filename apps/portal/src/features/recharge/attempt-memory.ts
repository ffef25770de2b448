import type { RechargeAttempt } from '@tram/machines/recharge-qr';

const key = 'app_recharge_attempt';

function isAttempt(value: unknown): value is RechargeAttempt {
  return (
    typeof value === 'object' &&
    value !== null &&
    'money' in value &&
    typeof value.money === 'number' &&
    'bankId' in value &&
    typeof value.bankId === 'string' &&
    'key' in value &&
    typeof value.key === 'string'
  );
}

/**
 * Keeps an attempt whose answer has not been seen, in this tab alone, so that a reload asks again with the same key instead
 * of making a second recharge. Null forgets it. Where the browser stores nothing, nothing is kept.
 */
export function rememberAttempt(attempt: RechargeAttempt | null): void {
  try {
    if (attempt === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(attempt));
  } catch {
    // A reload in this moment then begins with an empty form; the unpaid recharge runs out by itself.
  }
}

/** The attempt that was under way when this tab was reloaded, or null. */
export function rememberedAttempt(): RechargeAttempt | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isAttempt(value) ? value : null;
  } catch {
    return null;
  }
}
