/** Renting cloud machines. What is done to one is in `cloud-machines.ts`. */
import { done, found, json, mustHold } from './answer.ts';
import { type Calls, pageOf, textOf } from './call.ts';
import { cloudPackages } from './catalogue.ts';
import { charge, discounted } from './money.ts';
import type { CloudsShape } from './options.ts';
import { type Account, addressIn, type CloudImage, newId, newSecret } from './store.ts';
import type { CloudPackage } from './store.ts';
import { log, publicAddress, type BackendContext } from './context.ts';

export function cloudCalls(context: BackendContext): Calls {
  const { cloudImages } = context.store;
  return {
    'GET /clouds': () =>
      json(grouped(cloudPackages.map((its) => packageOnTheWire(context, its)))[context.clouds]),
    'GET /image-cloud': ({ account, query }) => {
      const rows = cloudImages
        .filter(({ owner }) => owner === account)
        .filter(({ is_deleted }) => query.get('tab') === 'cloud_order' || !is_deleted);
      return json(
        pageOf(
          rows.map((image) => onTheWire(context, image)),
          query,
        ),
      );
    },
    'POST /image-cloud': ({ account, body }) => {
      const packageId = textOf(body, 'cloud');
      const cloud = found(cloudPackages.find(({ _id }) => _id === packageId));
      mustHold(freePlaces(context, cloud) > 0, 'Server Full');
      const price = discounted(cloud.price, account.discount_cloud);
      charge(context, account, price, 'POST /image-cloud');
      const image: CloudImage = {
        _id: newId(),
        owner: account,
        name: typeof body['name'] === 'string' ? body['name'] : '',
        cloud,
        createdAt: context.now(),
        days_of_use: cloud.days_of_use,
        hours_of_use: cloud.hours_of_use,
        timeUsed: 0,
        doing: 'creation',
        is_running: false,
        is_deleted: false,
        is_extended: false,
        last_turned_time: null,
        price,
        discount: account.discount_cloud,
        hardwares: [],
        accepted_add_hardwares: 1,
        backup: null,
        vm: null,
        sessions: [],
      };
      cloudImages.unshift(image);
      context.later(() => {
        image.doing = null;
        image.vm = newVm();
        const message = `Tạo máy ${image.name} thành công`;
        log(context, account, message, cloud.name);
        context.emit(account, 'create_vm_result', { status: 'SUCCESS', message });
      });
      return done('Tạo thành công');
    },
    'GET /image-cloud/extend-vm/{id}': ({ account, params }) => {
      const image = cloudImageOf(context, account, params['id']);
      mustHold(image.doing !== 'creation', 'Máy đang được tạo');
      const price = discounted(image.cloud.price + addedPrice(image), account.discount_cloud);
      charge(context, account, price, 'GET /image-cloud/extend-vm/{id}');
      image.days_of_use += image.cloud.days_of_use;
      image.hours_of_use += image.cloud.hours_of_use;
      image.price += price;
      image.is_extended = true;
      return done('Gia hạn thành công');
    },
    'GET /image-cloud-history/{imageId}': ({ account, params, query }) => {
      const image = found(
        cloudImages.find(({ _id, owner }) => _id === params['imageId'] && owner === account),
      );
      return json(pageOf(image.sessions, query));
    },
  };
}

/** A cloud machine of this customer that was not deleted. @throws Refusal 404 */
export function cloudImageOf(
  { store }: BackendContext,
  account: Account,
  id: string | undefined,
): CloudImage {
  return found(
    store.cloudImages.find((one) => one._id === id && one.owner === account && !one.is_deleted),
  );
}

/** How many more machines of a package may run. */
export function freePlaces({ store }: BackendContext, cloud: CloudPackage): number {
  const running = store.cloudImages.filter((one) => one.cloud === cloud && one.is_running);
  return cloud.places - running.length;
}

/** Whether its days are over or its hours used up. */
export function hasExpired(context: BackendContext, image: CloudImage): boolean {
  const due = image.createdAt.getTime() + image.days_of_use * 86_400_000;
  return due <= context.now().getTime() || minutesUsed(image) >= image.hours_of_use * 60;
}

export function newVm(): NonNullable<CloudImage['vm']> {
  return { ip_remote: publicAddress(), ip_int: addressIn('10.10.3'), password: newSecret(10) };
}

/** The user name on every cloud machine. */
export const cloudUser = 'gamer';

/** What the added hardware costs at each extension, VND; nothing before the request is accepted. */
function addedPrice({ accepted_add_hardwares: state, hardwares }: CloudImage): number {
  return state === 3 ? hardwares.reduce((sum, { price }) => sum + price, 0) : 0;
}

/** A package as the catalogue shows it. */
interface ShownPackage extends Omit<CloudPackage, 'places'> {
  readonly cloudReady: boolean;
}

function packageOnTheWire(context: BackendContext, its: CloudPackage): ShownPackage {
  const { places: _kept, ...shown } = its;
  return { ...shown, cloudReady: freePlaces(context, its) > 0 };
}

/** The catalogue in every form that 'list grouped by group' can have. */
function grouped(rows: readonly ShownPackage[]): Readonly<Record<CloudsShape, unknown>> {
  const groups = Map.groupBy(rows, ({ group }) => group);
  return {
    'by-name': Object.fromEntries(groups),
    groups: [...groups].map(([group, packages]) => ({ group, packages })),
    aggregated: [...groups].map(([_id, clouds]) => ({ _id, clouds })),
    pairs: [...groups],
    lists: [...groups.values()],
    flat: rows,
  };
}

/** Whole minutes of all finished sessions together. */
function minutesUsed({ timeUsed }: CloudImage): number {
  return Math.floor(timeUsed / 60_000);
}

function onTheWire(context: BackendContext, image: CloudImage): object {
  const { vm } = image;
  return {
    _id: image._id,
    name: image.name,
    cloud: packageOnTheWire(context, image.cloud),
    createdAt: image.createdAt,
    days_of_use: image.days_of_use,
    hours_of_use: image.hours_of_use,
    total_minute_used: minutesUsed(image),
    is_running: image.is_running,
    is_creating: image.doing === 'creation',
    is_deleted: image.is_deleted,
    has_expired: hasExpired(context, image),
    is_extended: image.is_extended,
    last_turned_time: image.last_turned_time,
    price: image.price,
    price_hardwares: addedPrice(image),
    discount: image.discount,
    hardwares: image.hardwares,
    accepted_add_hardwares: image.accepted_add_hardwares,
    response_data: vm === null ? null : { username: cloudUser, password: vm.password },
    backup_response_data: image.backup === null ? null : { id: image.backup },
    resource_cloud:
      vm === null
        ? null
        : {
            ip_remote: vm.ip_remote,
            ip_int: vm.ip_int,
            ssh: { api_tunnel: `https://tunnel.example/${image._id}` },
          },
    account: { username: image.owner.username },
  };
}
