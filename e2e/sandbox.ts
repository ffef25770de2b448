/** The sandbox of the started product, as a test or an operator uses it: pays, moves the clock, injects faults. */

/** How long a machine of the journeys takes to be made, ms; every other piece of work takes less. */
export const provisionMs = 5000;

export interface OutboxMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The one thing to open, when there is one. */
  readonly link: string | null;
}

export interface Fault {
  /** operationId of the call. */
  readonly operation: string;
  /** `garble`: a success whose JSON ends in the middle. */
  readonly kind: 'fail' | 'stall' | 'break' | 'garble';
  /** How many calls it applies to. */
  readonly times: number;
  /** `before`: nothing is done; `after`: the work is done and its answer is lost. */
  readonly moment?: 'before' | 'after';
  readonly status?: number;
  /** The words of a failure. */
  readonly message?: string;
  /** How long a stalled call waits, ms. */
  readonly delayMs?: number;
}

export interface AccountChanges {
  readonly balance?: number;
  readonly isActive?: boolean;
  readonly kyc?: 0 | 1;
  readonly discount_pc?: number;
  readonly discount_vps?: number;
  readonly discount_cloud?: number;
}

function isMessages(value: unknown): value is readonly OutboxMessage[] {
  return (
    Array.isArray(value) &&
    value.every(
      (message: unknown) =>
        typeof message === 'object' &&
        message !== null &&
        ['to', 'subject', 'text'].every(
          (name) => name in message && typeof Reflect.get(message, name) === 'string',
        ),
    )
  );
}

function isNamed(value: unknown): value is { readonly id: string; readonly name: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}

export class Sandbox {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async #call(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.#origin}/sandbox/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  /** The bank transfer of this recharge arrives. */
  async pay(rechargeId: string): Promise<void> {
    await this.#call('POST', `/recharges/${rechargeId}/pay`);
  }

  async changeAccount(username: string, changes: AccountChanges): Promise<void> {
    await this.#call('PATCH', `/accounts/${username}`, changes);
  }

  /** Moves the server's time forward. */
  async advance(minutes: number): Promise<void> {
    await this.#call('POST', '/clock', { advanceMinutes: minutes });
  }

  /** Moves it past the end of every machine's creation and of all other work. */
  async finishWork(): Promise<void> {
    await this.#call('POST', '/clock', { advanceMs: provisionMs });
  }

  async inject(fault: Fault): Promise<void> {
    await this.#call('POST', '/faults', fault);
  }

  /** Replaces all planned faults by this one at once, so that no call in between is without a fault. */
  async injectOnly(fault: Fault): Promise<void> {
    await this.#call('PUT', '/faults', fault);
  }

  /** Removes the faults that have not been used. */
  async clearFaults(): Promise<void> {
    await this.#call('DELETE', '/faults');
  }

  /** Fills a cloud package, which then refuses rentals and starts, or frees it again. */
  async fillCloudPackage(name: string, isFull: boolean): Promise<void> {
    const packages = await this.#call('GET', '/cloud-packages');
    const found: unknown = Array.isArray(packages)
      ? packages.find((one: unknown) => isNamed(one) && one.name === name)
      : null;
    if (!isNamed(found)) throw new Error(`There is no cloud package ${name}.`);
    await this.#call('PATCH', `/cloud-packages/${found.id}`, { isFull });
  }

  /** The operator decides a pending request for additional hardware of this cloud machine. */
  async decideHardware(cloudImageId: string, accept: boolean): Promise<void> {
    await this.#call('POST', `/cloud-images/${cloudImageId}/hardware`, { accept });
  }

  /** The operator approves the customer's identity form. */
  async approveIdentity(username: string): Promise<void> {
    await this.#call('POST', `/identities/${username}/approve`);
  }

  /** The operator refuses it, with a reason. */
  async refuseIdentity(username: string, reason: string): Promise<void> {
    await this.#call('POST', `/identities/${username}/refuse`, { reason });
  }

  /** Messages sent to an address, newest first. */
  async outbox(address: string): Promise<readonly OutboxMessage[]> {
    const answer = await this.#call('GET', '/outbox');
    const messages: unknown =
      typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
    if (!isMessages(messages)) throw new Error('The outbox answered something else.');
    return messages.filter((message) => message.to === address);
  }
}
