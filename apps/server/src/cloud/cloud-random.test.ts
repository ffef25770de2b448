/** Under any actions of customers, the operator, failing machines and time, at once and in any order, the accounts stay balanced. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { machineActions } from '../sandbox/faults.ts';
import type { AccountIdentity } from '../services.ts';
import { auditLedger } from '../testing/ledger-audit.ts';
import { propertyParameters } from '../testing/property-runs.ts';
import {
  advance,
  cloudPackage,
  openCloudDomain,
  provisionMs,
  rentCloud,
} from '../testing/test-cloud.ts';
import type { TestDomain } from '../testing/test-domain.ts';
import { decideHardwareForSandbox, expireCloudForSandbox } from './sandbox.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
let domain: TestDomain;
beforeAll(async () => {
  domain = await openCloudDomain();
});
afterAll(() => domain.close());

const calls = [
  'startCloudImage',
  'restartCloudImage',
  'shutdownCloudImage',
  'backupCloudImage',
  'restoreCloudImage',
  'deleteCloudVm',
  'deleteCloudImage',
] as const;
const faults = machineActions.filter((name) => name.startsWith('cloud.'));

type Step =
  | { readonly do: 'call'; readonly which: number; readonly call: (typeof calls)[number] }
  | { readonly do: 'rent'; readonly key: number }
  | { readonly do: 'extend'; readonly which: number; readonly key: number }
  | { readonly do: 'ask'; readonly which: number; readonly count: number }
  | { readonly do: 'decide'; readonly which: number; readonly accept: boolean }
  | { readonly do: 'expire'; readonly which: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'break'; readonly fault: (typeof faults)[number] };

const which = fc.nat({ max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('call' as const),
      which,
      call: fc.constant('startCloudImage' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('call' as const),
      which,
      call: fc.constantFrom(...calls),
    }),
  },
  fc.record({ do: fc.constant('rent' as const), key: fc.nat({ max: 2 }) }),
  fc.record({ do: fc.constant('extend' as const), which, key: fc.nat({ max: 3 }) }),
  fc.record({ do: fc.constant('ask' as const), which, count: fc.nat({ max: 2 }) }),
  fc.record({ do: fc.constant('decide' as const), which, accept: fc.boolean() }),
  fc.record({ do: fc.constant('expire' as const), which }),
  fc.record({ do: fc.constant('break' as const), fault: fc.constantFrom(...faults) }),
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1000, provisionMs, 61_001, 5 * hour, 9 * hour, 12 * day),
    }),
  },
);

/** Waits for all of them; refusals are fine, any other error is not. */
async function settled(steps: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(steps)) {
    if (outcome.status === 'rejected' && !(outcome.reason instanceof Refusal)) throw outcome.reason;
  }
}

async function run(owner: AccountIdentity, machines: string[], one: Step): Promise<void> {
  const machine = 'which' in one ? (machines[one.which % machines.length] ?? '') : '';
  const path = { id: machine };
  switch (one.do) {
    case 'call':
      await domain.call(one.call, owner, { path });
      break;
    case 'rent': {
      const { _id: cloud } = await cloudPackage(domain, 'Game Nặng');
      const body = { name: 'Máy', cloud };
      const made = await domain.call('createCloudImage', owner, { body, key: `rental-${one.key}` });
      if (!machines.includes(made._id)) machines.push(made._id);
      break;
    }
    case 'extend':
      await domain.call('extendCloudImage', owner, { path, key: `extension-${one.key}` });
      break;
    case 'ask': {
      const { hardwares } = await cloudPackage(domain, 'Game Nặng');
      const hardwaresListId = hardwares.slice(0, one.count).map((hardware) => hardware._id);
      await domain.call('addCloudHardware', owner, { path, body: { hardwaresListId } });
      break;
    }
    case 'decide':
      await decideHardwareForSandbox(domain.services, machine, one.accept);
      break;
    case 'expire':
      await expireCloudForSandbox(domain.services, machine);
      break;
    case 'wait':
      await domain.services.clock.advance(one.ms);
      break;
    case 'break':
      domain.faults.push(one.fault);
  }
}

it('keeps charges, days, hours, minutes and places right through anything that can happen', async () => {
  await fc.assert(
    fc.asyncProperty(
      // Steps of one group are begun at once.
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 14 }),
      async (groups) => {
        const owner = await domain.customer({ balance: 2_000_000, discountCloud: 7 });
        const { id } = await rentCloud(domain, { owner });
        const machines = [id];
        await advance(domain, provisionMs);
        for (const group of groups) {
          await settled(group.map((one) => run(owner, machines, one)));
          expect(await auditLedger(domain.services.database)).toEqual([]);
        }
        // Everything ends: nothing runs, and nothing is in progress, once the days have ended and nothing fails any more.
        domain.faults.length = 0;
        for (const ms of [provisionMs, 100 * day, 10 * minute, provisionMs]) {
          await advance(domain, ms);
        }
        const { data } = await domain.call('listCloudImages', owner, {
          query: { tab: 'cloud_order' },
        });
        const hanging = data.filter(
          (one) => one.is_creating || one.is_running || one.operation !== null,
        );
        expect(hanging).toEqual([]);
        expect(await auditLedger(domain.services.database)).toEqual([]);
      },
    ),
    propertyParameters({ quick: 3, thorough: 20 }),
  );
});
