/** What is done to a cloud machine: its power, its backup, its hardware. */
import { done, found, json, mustHold, Refusal } from './answer.ts';
import type { Calls } from './call.ts';
import { cloudImageOf, cloudUser, freePlaces, hasExpired, newVm } from './clouds.ts';
import { rdpFile } from './pc-orders.ts';
import type { CloudImage, Hardware } from './store.ts';
import { log, type BackendContext } from './context.ts';

const aMinute = 60_000;

export function cloudMachineCalls(context: BackendContext): Calls {
  return {
    'GET /image-cloud/start/{id}': ({ account, params }) => {
      const image = idleImage(context, account, params['id']);
      mustHold(!image.is_running, 'Máy đang chạy');
      mustHold(!hasExpired(context, image), 'Máy đã hết hạn');
      if (freePlaces(context, image.cloud) < 1) {
        return json({ statusCode: 400, message: 'Hết máy trống, vui lòng thử lại sau' });
      }
      operate(context, image, 'đã bật', () => {
        image.vm ??= newVm();
        image.is_running = true;
        image.last_turned_time = context.now();
        image.sessions.unshift({ time_start: context.now(), time_shutdown: null });
      });
      return done('Máy đang khởi động');
    },
    'GET /image-cloud/restart-vm/{id}': ({ account, params }) => {
      const image = idleImage(context, account, params['id']);
      mustHold(image.is_running, 'Máy không chạy');
      operate(context, image, 'đã khởi động lại', () => {});
      return done('Đang khởi động lại');
    },
    'GET /image-cloud/shutdown-vm/{id}': ({ account, params }) => {
      const image = idleImage(context, account, params['id']);
      mustHold(image.is_running, 'Máy không chạy');
      operate(context, image, 'đã tắt', () => endSession(image, context.now()));
      return done('Đang tắt máy');
    },
    'GET /image-cloud/delete-vm/{id}': ({ account, params }) => {
      const image = idleImage(context, account, params['id']);
      if (image.vm === null) return json({ status: false });
      operate(context, image, 'đã được xóa máy ảo', () => {
        endSession(image, context.now());
        image.vm = null;
      });
      return json({ status: true });
    },
    'GET /image-cloud/backup-vm/{id}': ({ account, params }) => {
      const image = idleImage(context, account, params['id']);
      mustHold(!image.is_running, 'Hãy tắt máy trước khi sao lưu');
      operate(context, image, 'đã được sao lưu', () => {
        image.backup = `backup-${context.now().getTime()}`;
      });
      return done('Đang sao lưu');
    },
    'GET /image-cloud/restore-vm/{id}': ({ account, params }) => {
      const image = idleImage(context, account, params['id']);
      mustHold(!image.is_running, 'Hãy tắt máy trước khi khôi phục');
      mustHold(image.backup !== null, 'Máy chưa có bản sao lưu');
      operate(context, image, 'đã được khôi phục', () => {
        image.vm ??= newVm();
      });
      return done('Đang khôi phục');
    },
    'DELETE /image-cloud/{id}': ({ account, params }) => {
      const image = idleImage(context, account, params['id']);
      mustHold(!image.is_running, 'Hãy tắt máy trước khi xóa');
      image.is_deleted = true;
      return done('Xóa thành công');
    },
    'GET /image-cloud/connect-pc/{id}': ({ account, params }) => {
      const image = cloudImageOf(context, account, params['id']);
      mustHold(image.is_running, 'Máy không chạy');
      return rdpFile(null, image.vm?.ip_remote ?? '', cloudUser);
    },
    'POST /image-cloud/add-hardwares/{id}': ({ account, params, body }) => {
      const image = idleImage(context, account, params['id']);
      mustHold(image.cloud.hardwares.length > 0, 'chưa có phần cứng');
      mustHold(image.accepted_add_hardwares !== 3, 'Yêu cầu đã được chấp nhận');
      image.hardwares = chosenHardware(image, body['hardwaresListId']);
      image.accepted_add_hardwares = image.hardwares.length === 0 ? 1 : 2;
      return done('Đã gửi yêu cầu');
    },
  };
}

/** The operator decides on the hardware that was asked for with a machine, named by its id or its name. @throws Refusal 404, 409 */
export function decideHardware(context: BackendContext, idOrName: string, accepted: boolean): void {
  const image = found(
    context.store.cloudImages.find(({ _id, name }) => [_id, name].includes(idOrName)),
  );
  mustHold(image.accepted_add_hardwares === 2, 'Không có yêu cầu nào đang chờ');
  image.accepted_add_hardwares = accepted ? 3 : 4;
}

/** Shuts down machines whose session has reached its limit. */
export function endLongSessions(context: BackendContext): void {
  for (const image of context.store.cloudImages) {
    const { last_turned_time: start, cloud } = image;
    if (!image.is_running || start === null) continue;
    const end = new Date(start.getTime() + cloud.max_hours_each_session * 60 * aMinute);
    if (end <= context.now()) endSession(image, end);
  }
}

/** An idle machine of this customer. @throws Refusal 404, 409 */
function idleImage(...[context, account, id]: Parameters<typeof cloudImageOf>): CloudImage {
  const image = cloudImageOf(context, account, id);
  mustHold(image.doing === null, 'Máy đang bận');
  return image;
}

/** Starts work that takes a machine some time. @param words message of the event at its end */
function operate(context: BackendContext, image: CloudImage, words: string, end: () => void): void {
  image.doing = 'operation';
  context.later(() => {
    image.doing = null;
    end();
    const message = `Máy ${image.name} ${words}`;
    log(context, image.owner, message, image.cloud.name);
    context.emit(image.owner, 'vm_result', { status: 'SUCCESS', message });
  });
}

function endSession(image: CloudImage, at: Date): void {
  const session = image.sessions[0];
  if (!image.is_running || session === undefined) return;
  image.is_running = false;
  session.time_shutdown = at;
  image.timeUsed += at.getTime() - session.time_start.getTime();
}

function chosenHardware({ cloud }: CloudImage, ids: unknown): readonly Hardware[] {
  if (!Array.isArray(ids)) throw new Refusal(400, 'Yêu cầu chọn phần cứng');
  return ids.map((id: unknown) => found(cloud.hardwares.find(({ _id }) => _id === id)));
}
