import { type CloudImageOperation, cloudImageRefusal } from '@tram/machines/cloud-image/rules';
import { requiredAccount } from '../accounts/required-account.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import type { AccountIdentity, Services } from '../services.ts';
import { beginOperation } from './begin-operation.ts';
import { lockOwnedCloudImage } from './owned-cloud-image.ts';
import { situationOf } from './situation.ts';

/** A call that names a cloud machine. */
export interface MachineCall {
  readonly services: Services;
  readonly account: AccountIdentity | null;
  readonly parameters: { readonly path: { readonly id: string } };
}

/**
 * Begins something that needs no more than the machine's state, and says so with `message`.
 * @throws Refusal 404 unknown machine; 409 its state does not allow it
 */
export async function begin(
  { services, account, parameters }: MachineCall,
  operation: Exclude<CloudImageOperation, 'start' | 'delete'>,
  message: string,
) {
  const { id: accountId } = requiredAccount({ account });
  await inOneTransaction(services, async (unit) => {
    const { image } = await lockOwnedCloudImage(unit, accountId, parameters.path.id);
    await beginOperation(unit, services, image, operation);
  });
  return { status: 200, body: { statusCode: 200, message, status: true } } as const;
}

/**
 * Begins to throw a virtual machine away. One that is not there is an answer with `status` false, not an error.
 * @throws Refusal 404 unknown machine; 409 its state does not allow it
 */
export async function beginDeletion({ services, account, parameters }: MachineCall) {
  const { id: accountId } = requiredAccount({ account });
  const isBegun = await inOneTransaction(services, async (unit) => {
    const { image } = await lockOwnedCloudImage(unit, accountId, parameters.path.id);
    if (cloudImageRefusal('deleteVm', situationOf(image, unit.now)) === 'no-machine') return false;
    await beginOperation(unit, services, image, 'delete');
    return true;
  });
  return isBegun
    ? ({
        status: 200,
        body: { statusCode: 200, message: 'Đang delete máy', status: true },
      } as const)
    : ({
        status: 200,
        body: {
          statusCode: 400,
          message: 'Delete máy thất bại: máy ảo đã được xóa trước đó',
          status: false,
        },
      } as const);
}
