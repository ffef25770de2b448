/** What is done to a cloud machine: its power, its backup, its hardware. */
import { done, found, json, mustHold, Refusal } from './answer.ts';
import type { Calls } from './call.ts';
import { cloudImageOf, cloudUser, freePlaces, hasExpired, newVm } from './clouds.ts';
import { rdpFile } from './pc-orders.ts';
import type { CloudImage, Hardware } from './store.ts';
import { log, type World } from './world.ts';

const aMinute = 60_000;

export function cloudMachineCalls(world: World): Calls {
  return {
    'GET /image-cloud/start/{id}': ({ account, params }) => {
      const image = idleImage(world, account, params['id']);
      mustHold(!image.is_running, 'Máy đang chạy');
      mustHold(!hasExpired(world, image), 'Máy đã hết hạn');
      if (freePlaces(world, image.cloud) < 1) {
        return json({ statusCode: 400, message: 'Hết máy trống, vui lòng thử lại sau' });
      }
      operate(world, image, 'đã bật', () => {
        image.vm ??= newVm();
        image.is_running = true;
        image.last_turned_time = world.now();
        image.sessions.unshift({ time_start: world.now(), time_shutdown: null });
      });
      return done('Máy đang khởi động');
    },
    'GET /image-cloud/restart-vm/{id}': ({ account, params }) => {
      const image = idleImage(world, account, params['id']);
      mustHold(image.is_running, 'Máy không chạy');
      operate(world, image, 'đã khởi động lại', () => {});
      return done('Đang khởi động lại');
    },
    'GET /image-cloud/shutdown-vm/{id}': ({ account, params }) => {
      const image = idleImage(world, account, params['id']);
      mustHold(image.is_running, 'Máy không chạy');
      operate(world, image, 'đã tắt', () => endSession(image, world.now()));
      return done('Đang tắt máy');
    },
    'GET /image-cloud/delete-vm/{id}': ({ account, params }) => {
      const image = idleImage(world, account, params['id']);
      if (image.vm === null) return json({ status: false });
      operate(world, image, 'đã được delete', () => {
        endSession(image, world.now());
        image.vm = null;
      });
      return json({ status: true });
    },
    'GET /image-cloud/backup-vm/{id}': ({ account, params }) => {
      const image = idleImage(world, account, params['id']);
      mustHold(!image.is_running, 'Hãy tắt máy trước khi sao lưu');
      operate(world, image, 'đã được sao lưu', () => {
        image.backup = `backup-${world.now().getTime()}`;
      });
      return done('Đang sao lưu');
    },
    'GET /image-cloud/restore-vm/{id}': ({ account, params }) => {
      const image = idleImage(world, account, params['id']);
      mustHold(!image.is_running, 'Hãy tắt máy trước khi khôi phục');
      mustHold(image.backup !== null, 'Máy chưa có bản sao lưu');
      operate(world, image, 'đã được khôi phục', () => {
        image.vm ??= newVm();
      });
      return done('Đang khôi phục');
    },
    'DELETE /image-cloud/{id}': ({ account, params }) => {
      const image = idleImage(world, account, params['id']);
      mustHold(!image.is_running, 'Hãy tắt máy trước khi xóa');
      image.is_deleted = true;
      return done('Xóa thành công');
    },
    'GET /image-cloud/connect-pc/{id}': ({ account, params }) => {
      const image = cloudImageOf(world, account, params['id']);
      mustHold(image.is_running, 'Máy không chạy');
      return rdpFile(null, image.vm?.ip_remote ?? '', cloudUser);
    },
    'POST /image-cloud/add-hardwares/{id}': ({ account, params, body }) => {
      const image = idleImage(world, account, params['id']);
      mustHold(image.cloud.hardwares.length > 0, 'chưa có phần cứng');
      mustHold(image.accepted_add_hardwares !== 3, 'Yêu cầu đã được chấp nhận');
      image.hardwares = chosenHardware(image, body['hardwaresListId']);
      image.accepted_add_hardwares = image.hardwares.length === 0 ? 1 : 2;
      return done('Đã gửi yêu cầu');
    },
  };
}

/** The operator decides on the hardware that was asked for with a machine, named by its id or its name. @throws Refusal 404, 409 */
export function decideHardware(world: World, idOrName: string, accepted: boolean): void {
  const image = found(
    world.store.cloudImages.find(({ _id, name }) => [_id, name].includes(idOrName)),
  );
  mustHold(image.accepted_add_hardwares === 2, 'Không có yêu cầu nào đang chờ');
  image.accepted_add_hardwares = accepted ? 3 : 4;
}

/** Shuts machines down whose session is as long as it may be. */
export function endLongSessions(world: World): void {
  for (const image of world.store.cloudImages) {
    const { last_turned_time: start, cloud } = image;
    if (!image.is_running || start === null) continue;
    const end = new Date(start.getTime() + cloud.max_hours_each_session * 60 * aMinute);
    if (end <= world.now()) endSession(image, end);
  }
}

/** A machine of this customer with which nothing goes on. @throws Refusal 404, 409 */
function idleImage(...[world, account, id]: Parameters<typeof cloudImageOf>): CloudImage {
  const image = cloudImageOf(world, account, id);
  mustHold(image.doing === null, 'Máy đang bận');
  return image;
}

/** Does something that takes a machine its time. @param words what the event says when it has ended */
function operate(world: World, image: CloudImage, words: string, end: () => void): void {
  image.doing = 'operation';
  world.later(() => {
    image.doing = null;
    end();
    const message = `Máy ${image.name} ${words}`;
    log(world, image.owner, message, image.cloud.name);
    world.tell(image.owner, 'vm_result', { status: 'SUCCESS', message });
  });
}

function endSession(image: CloudImage, at: Date): void {
  const session = image.sessions[0];
  if (!image.is_running || session === undefined) return;
  image.is_running = false;
  session.time_shutdown = at;
  const ms = at.getTime() - session.time_start.getTime();
  image.total_minute_used += Math.floor(ms / aMinute);
}

function chosenHardware({ cloud }: CloudImage, ids: unknown): readonly Hardware[] {
  if (!Array.isArray(ids)) throw new Refusal(400, 'Yêu cầu chọn phần cứng');
  return ids.map((id: unknown) => found(cloud.hardwares.find(({ _id }) => _id === id)));
}
