import { hardwareRequestResults } from '@tram/machines/hardware-request/rules';
import { DAY } from '@tram/machines/rules';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { cloudImages, cloudPackages } from '../database/schema/cloud.ts';
import { timers } from '../database/schema/server.ts';
import type { Database } from '../database/tables.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';
import { html, type Html, listSection, selectField } from '../pages/html.ts';
import type { SandboxRoute, SandboxSection } from '../sandbox/sandbox-route.ts';
import type { Services } from '../services.ts';
import { schedule, type TimerKind } from '../timers/schedule.ts';
import { askDriver } from './ask-driver.ts';
import { runningMachines } from './cloud-views.ts';
import { expireCloudImage } from './rentals.ts';
import { finishOperation } from './finish-operation.ts';
import { decideHardware } from './hardware-request.ts';
import { beginOperation } from './machine-operations.ts';
import {
  type CloudPackageRow,
  findCloudImage,
  lockCloudImage,
  whatIsLeft,
} from './cloud-machine.ts';

/** Takes a timer of a machine away: what it was for is done now. Before the machine is locked, as the loop would. */
async function takeTimer(
  unit: UnitOfWork,
  kind: Extract<TimerKind, 'cloud.operate' | 'cloud.expire'>,
  imageId: string,
): Promise<void> {
  await unit.transaction
    .delete(timers)
    .where(and(eq(timers.kind, kind), eq(timers.reference, imageId)));
}

/** Completes the present operation of a simulated machine at once, with the outcome that it would have had. */
async function finishNow(services: Services, imageId: string): Promise<void> {
  let found = await askDriver(services, imageId, services.clock.now());
  if (found?.progress.state === 'pending') {
    found = await askDriver(services, imageId, found.progress.askAgainAt);
  }
  const ended = found;
  await inOneTransaction(services, async (unit) => {
    await takeTimer(unit, 'cloud.operate', imageId);
    const outcome = await finishOperation.apply(unit, services, imageId, ended);
    if (outcome === 'done') return;
    await schedule(unit, {
      kind: 'cloud.operate',
      reference: imageId,
      dueAt: outcome.again,
    });
  });
}

/** Moves the rental back in time so far that its days are over now; one whose days are over stays as it is. */
async function endDays(unit: UnitOfWork, services: Services, imageId: string): Promise<void> {
  await takeTimer(unit, 'cloud.expire', imageId);
  const known = await lockCloudImage(unit, imageId);
  if (known === undefined) return;
  const { image } = known;
  if (whatIsLeft(image).dueAt > unit.now.getTime()) {
    const createdAt = new Date(unit.now.getTime() - image.daysOfUse * DAY);
    await unit.transaction
      .update(cloudImages)
      .set({ createdAt })
      .where(eq(cloudImages.id, imageId));
  }
  await expireCloudImage.apply(unit, services, imageId);
  if (image.isRunning && image.operation === null) {
    await beginOperation(unit, image, 'shutdown');
  }
}

/**
 * Ends the days of a cloud machine now and does what follows: what it is doing ends, and it is shut down.
 * @returns false when this id has no rented cloud machine that is ready
 */
export async function expireCloudForSandbox(services: Services, imageId: string): Promise<boolean> {
  const known = await findCloudImage(services.database, imageId);
  if (known?.image.stage !== 'ready' || known.image.deletedAt !== null) return false;
  await finishNow(services, imageId);
  await inOneTransaction(services, (unit) => endDays(unit, services, imageId));
  await finishNow(services, imageId);
  return true;
}

/** The cloud packages in the order of the catalogue. */
async function cloudPackagesForSandbox(services: Services) {
  return services.database
    .select({
      id: cloudPackages.id,
      group: cloudPackages.group,
      name: cloudPackages.name,
      capacity: cloudPackages.capacity,
      running: runningMachines,
      isFull: cloudPackages.isFull,
      messageWait: cloudPackages.messageWait,
    })
    .from(cloudPackages)
    .orderBy(asc(cloudPackages.rank), asc(cloudPackages.name));
}

/**
 * Fills a package or opens it again, and says how long the queue is.
 * @throws Refusal 404
 */
async function changeCloudPackage(
  services: Services,
  packageId: string,
  changes: Partial<Pick<CloudPackageRow, 'isFull' | 'messageWait'>>,
) {
  await services.database
    .update(cloudPackages)
    .set({ ...changes, updatedAt: services.clock.now() })
    .where(eq(cloudPackages.id, packageId));
  const all = await cloudPackagesForSandbox(services);
  const changed = all.find((one) => one.id === packageId);
  if (changed === undefined) throw new Refusal(404, 'Không tìm thấy gói cloud này');
  return changed;
}

/**
 * Decides a pending request for hardware, as the operator does.
 * @throws Refusal 404 unknown machine, 409 nothing is pending
 */
export async function decideHardwareForSandbox(
  services: Services,
  imageId: string,
  accept: boolean,
): Promise<{ id: string; accepted_add_hardwares: number }> {
  await inOneTransaction(services, (unit) => decideHardware(unit, services, imageId, accept));
  return { id: imageId, accepted_add_hardwares: accept ? 3 : 4 };
}

/** @throws Refusal 400 that says what to send */
function packageChanges(body: unknown): { isFull?: boolean; messageWait?: string | null } {
  const { isFull, messageWait, ...others }: Record<string, unknown> = { ...Object(body) };
  const isNothing = isFull === undefined && messageWait === undefined;
  if (isNothing || Object.keys(others).length > 0) {
    throw new Refusal(400, 'Hãy gửi isFull (true, false) hoặc messageWait (chữ hoặc null)');
  }
  if (isFull !== undefined && typeof isFull !== 'boolean') {
    throw new Refusal(400, 'isFull phải là true hoặc false');
  }
  if (messageWait !== undefined && messageWait !== null && typeof messageWait !== 'string') {
    throw new Refusal(400, 'messageWait phải là chữ hoặc null');
  }
  return {
    ...(isFull === undefined ? {} : { isFull }),
    ...(messageWait === undefined ? {} : { messageWait }),
  };
}

/** @throws Refusal 400 that says what to send */
function decision(body: unknown): boolean {
  const accept: unknown = Reflect.get(Object(body), 'accept');
  if (typeof accept !== 'boolean') throw new Refusal(400, 'accept phải là true hoặc false');
  return accept;
}

/** What the operator of cloud machines does. */
export const cloudSandboxRoutes: readonly SandboxRoute[] = [
  {
    method: 'GET',
    path: '/cloud-packages',
    act: ({ services }) => cloudPackagesForSandbox(services),
  },
  {
    method: 'PATCH',
    path: '/cloud-packages/:id',
    act: async ({ services, parameters, body }) =>
      changeCloudPackage(services, parameters['id'] ?? '', packageChanges(body)),
  },
  {
    method: 'POST',
    path: '/cloud-images/:id/hardware',
    act: async ({ services, parameters, body }) =>
      decideHardwareForSandbox(services, parameters['id'] ?? '', decision(body)),
  },
];

/** How many pending requests are shown. */
const shown = 50;

const fullness = [
  ['false', 'Còn nhận khách'],
  ['true', 'Đã hết máy'],
] as const;

function packageItem(its: Awaited<ReturnType<typeof changeCloudPackage>>): Html {
  return html`<li class="item">
    <form method="post" action="/sandbox/forms/cloud-packages/${its.id}" class="row">
      <div>
        <strong>${its.name}</strong> · ${its.group}
        <div class="quiet">${its.running} / ${its.capacity} máy đang chạy</div>
      </div>
      ${selectField('Tình trạng', 'isFull', fullness, String(its.isFull))}
      <label
        >Hàng chờ<input name="messageWait" maxlength="200" value="${its.messageWait ?? ''}"
      /></label>
      <button>Lưu ${its.name}</button>
    </form>
  </li>`;
}

async function pendingRequests(database: Database) {
  return database
    .select({ image: cloudImages, username: accounts.username })
    .from(cloudImages)
    .innerJoin(accounts, eq(accounts.id, cloudImages.accountId))
    .where(
      and(
        eq(cloudImages.acceptedAddHardwares, hardwareRequestResults.submit),
        isNull(cloudImages.deletedAt),
      ),
    )
    .orderBy(asc(cloudImages.updatedAt))
    .limit(shown);
}

/** The cloud packages, which can be filled, and the requests for hardware that wait to be decided. */
export const cloudSandboxSection: SandboxSection = async (services) => {
  const packages = await cloudPackagesForSandbox(services);
  const requests = await pendingRequests(services.database);
  const items = requests.map(
    ({ image, username }) =>
      html`<li class="item row">
        <div>
          <strong>${image.hardwares.map((hardware) => hardware.name).join(', ')}</strong>
          <div class="quiet">${image.name} · ${username}</div>
        </div>
        <form method="post" action="/sandbox/forms/cloud-images/${image.id}/hardware">
          <input type="hidden" name="accept" value="true" />
          <button class="main">Chấp nhận cho ${image.name}</button>
        </form>
        <form method="post" action="/sandbox/forms/cloud-images/${image.id}/hardware">
          <input type="hidden" name="accept" value="false" />
          <button>Từ chối cho ${image.name}</button>
        </form>
      </li>`,
  );
  return html`${listSection('cloud-packages', 'Gói cloud', packages.map(packageItem))}
  ${listSection('cloud-hardware', 'Yêu cầu thêm phần cứng đang chờ', items)}`;
};
