/** More fields of the contract's Error, beside status and message. */
export interface RefusalDetails {
  /** VND that the balance lacks, where the balance is the reason. */
  readonly missing_amount?: number;
  /** VND that the call would charge now, where the customer confirmed another sum. */
  readonly total?: number;
  /** Name of the form's field that is the reason, with 400. */
  readonly field?: string;
  /** How often another one-time code may be tried; 0 when this one is worthless by now. */
  readonly tries_left?: number;
  /** From when on another login mails another link that verifies the address, ISO 8601; with the 403 of a login. */
  readonly resendAt?: string;
}

/** A refusal that the customer reads: becomes the contract's Error with this status and message. */
export class Refusal extends Error {
  /** HTTP status, 400 to 499 (or 503). Handlers may only use those that the contract gives their operation. */
  readonly statusCode: number;
  readonly details: RefusalDetails;

  /** @param message Vietnamese, written for the customer. */
  constructor(statusCode: number, message: string, details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.statusCode = statusCode;
    this.details = details;
  }
}

/** 503: the server has more to do than it can. Sent with `Retry-After`, another one each time, so that not all come back at once. */
export class ServerBusy extends Refusal {
  /** Whole seconds, 1 to 5. */
  readonly retryAfterSeconds = 1 + Math.floor(Math.random() * 5);

  constructor() {
    super(503, 'Máy chủ đang bận, vui lòng thử lại sau giây lát');
    this.name = 'ServerBusy';
  }
}
