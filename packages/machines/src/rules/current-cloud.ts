import type { CloudHardware, CloudImage } from '@tram/api/types';
import { cloudImageStatusOf } from '../cloud-image/rules.ts';
import { dueAtOf, minutesLeftOf, sessionOf } from '../cloud-image/model.ts';
import type { CloudImageRecord } from '../cloud-image/model.ts';
import { cloudExtensionPrice } from './cloud-price.ts';
import type { CurrentCloud } from './current-rental.ts';
import { timeOf } from './time.ts';
import { isWholeMoney } from './whole-money.ts';

/** What is read of a cloud machine (section 3): what its lifecycle reads, and what an extension costs and gives. */
export interface RentedCloud extends CloudImageRecord {
  readonly price: number;
  readonly hardwares: readonly Pick<CloudHardware, 'price'>[];
  readonly cloud: Pick<
    CloudImage['cloud'],
    'name' | 'price' | 'days_of_use' | 'hours_of_use' | 'max_hours_each_session'
  >;
}

/**
 * A cloud machine as a current rental, or `null` when its days or hours are used up or it is deleted (section 4, "Cloud
 * image"). It ends when its days are over: how soon its hours are used up depends on the customer (section 9).
 *
 * @param discountPercent `discount_cloud`; `null` while the account is not known
 */
export function currentCloud(
  image: RentedCloud,
  discountPercent: number | null,
): CurrentCloud | null {
  const status = cloudImageStatusOf(image);
  if (status === 'deleted' || status === 'expired' || status === 'unknown') return null;
  const { cloud } = image;
  // Of an offer that a backend does not tell whole nothing can be counted on.
  const isOffered =
    [cloud, ...image.hardwares].every(({ price }) => isWholeMoney(price)) &&
    [cloud.days_of_use, cloud.hours_of_use].every(Number.isFinite);
  return {
    kind: 'cloud',
    id: image._id,
    name: image.name,
    offer: cloud.name,
    stage: status === 'creating' ? 'making' : 'ready',
    startedAt: timeOf(image.createdAt),
    endsAt: dueAtOf(image),
    paid: image.price,
    shortestExtension:
      discountPercent === null || !isOffered
        ? null
        : {
            term: {
              unit: 'package',
              period: 1,
              days: cloud.days_of_use,
              hours: cloud.hours_of_use,
            },
            price: cloudExtensionPrice(cloud.price, image, discountPercent).total,
          },
    daysOfUse: image.days_of_use,
    hoursOfUse: image.hours_of_use,
    minutesLeft: minutesLeftOf(image),
    isRunning: status === 'running',
    session: sessionOf(image),
  };
}
