import { cloudPriceOf, formatMoney, HOUR, MINUTE, SECOND } from '@tram/machines/rules';
import { type KnownCloudImage, whatIsLeft } from '../cloud/cloud-machine.ts';
import { doneWords, logOf, termWords } from '../cloud/publish-result.ts';
import { sessionLimit } from '../cloud/sessions.ts';
import { newId } from '../database/columns.ts';
import {
  cloudHardwares,
  cloudImages,
  cloudImageSessions,
  cloudImageTerms,
  cloudPackages,
  type RequestedHardware,
} from '../database/schema/cloud.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { book } from '../ledger/book.ts';
import { schedule } from '../timers/schedule.ts';
import { type DemoCloud, demoCloudRow } from './demo-clouds.ts';
import type { PastEvent } from './timeline.ts';

interface DemoCloudCustomer {
  readonly accountId: string;
  /** Percent. */
  readonly discount: number;
  readonly clouds: readonly DemoCloud[];
}

interface Story extends KnownCloudImage {
  readonly cloud: DemoCloud;
  /** The moment that was so many ms ago. */
  readonly ago: (ms: number) => Date;
}

/** The events of a customer's cloud machines, and what they cost in all, VND. */
export async function cloudEvents(
  unit: UnitOfWork,
  { accountId, discount, clouds }: DemoCloudCustomer,
): Promise<{ events: PastEvent[]; spent: number }> {
  const packages = await unit.transaction.select().from(cloudPackages);
  const offered = await unit.transaction.select().from(cloudHardwares);
  const events: PastEvent[] = [];
  let spent = 0;
  for (const cloud of clouds) {
    const its = packages.find((one) => one.name === cloud.packageName);
    if (its === undefined) throw new Error(`there is no cloud package ${cloud.packageName}`);
    const hardwares = offered
      .filter(({ cloudPackageId }) => cloudPackageId === its.id)
      .filter(({ name }) => cloud.hardware?.names.includes(name) === true)
      .map(({ id, name, price }): RequestedHardware => ({ id, name, price }));
    const paid = cloud.hardware?.accepted === true ? hardwares.map((one) => one.price) : [];
    const rental = cloudPriceOf(its.price, [], discount).total;
    const extension = cloudPriceOf(its.price, paid, discount).total;
    const price = rental + extension * (cloud.extended?.length ?? 0);
    const row = { accountId, its, cloud, now: unit.now, discount, price, hardwares };
    const story: Story = {
      image: demoCloudRow(row),
      itsPackage: its,
      cloud,
      ago: (ms) => new Date(unit.now.getTime() - ms),
    };
    events.push(
      rented(story, rental),
      ...(cloud.extended ?? []).map((ms) => extended(story, ms, extension)),
      ...cloud.sessions.flatMap((session) => sessionOf(story, session)),
      ...asked(story),
      ...ended(story),
      ...going(story),
    );
    spent += price;
  }
  return { events, spent };
}

function logLine(story: Story, at: Date, message: string): PastEvent {
  return { at, happen: (then) => logOf(then, story, message) };
}

async function buy(then: UnitOfWork, story: Story, price: number, isFirst: boolean) {
  const { image, itsPackage: its } = story;
  const id = newId();
  await then.transaction.insert(cloudImageTerms).values({
    id,
    cloudImageId: image.id,
    daysOfUse: its.daysOfUse,
    hoursOfUse: its.hoursOfUse,
    price,
    createdAt: then.now,
  });
  await book(then, {
    accountId: image.accountId,
    amount: -price,
    kind: isFirst ? 'rental' : 'extension',
    reference: isFirst ? image.id : id,
  });
  const what = isFirst
    ? `Thuê máy cloud ${image.name} (${its.name})`
    : `Gia hạn máy cloud ${image.name} thêm`;
  await logOf(then, story, `${what} ${termWords(its)}, ${formatMoney(price)}`);
}

function rented(story: Story, price: number): PastEvent {
  return {
    at: story.image.createdAt,
    async happen(then) {
      await then.transaction.insert(cloudImages).values(story.image);
      await buy(then, story, price, true);
    },
  };
}

function extended(story: Story, ms: number, price: number): PastEvent {
  return { at: story.ago(ms), happen: (then) => buy(then, story, price, false) };
}

function sessionOf(story: Story, session: DemoCloud['sessions'][number]): PastEvent[] {
  const { image, itsPackage } = story;
  const { minutes } = session;
  const timeStart = story.ago(session.ago);
  const timeShutdown = new Date(timeStart.getTime() + minutes * MINUTE);
  const isWhole = minutes * MINUTE >= itsPackage.maxHoursEachSession * HOUR;
  const closed = { minutes, limit: isWhole ? ('session' as const) : null, changes: {} };
  return [
    logLine(story, timeStart, doneWords('start', story, null)),
    {
      at: timeShutdown,
      async happen(then) {
        const times = { timeStart, timeShutdown };
        await then.transaction
          .insert(cloudImageSessions)
          .values({ cloudImageId: image.id, ...times });
        await logOf(then, story, doneWords('shutdown', story, closed));
      },
    },
  ];
}

function asked(story: Story): PastEvent[] {
  const { hardware, backedUp } = story.cloud;
  const events: PastEvent[] = [];
  if (hardware !== undefined) {
    const what = `cho máy cloud ${story.image.name}: ${hardware.names.join(', ')}`;
    const at = story.ago(hardware.ago);
    events.push(logLine(story, at, `Yêu cầu thêm phần cứng ${what}`));
    if (hardware.accepted) {
      const later = new Date(at.getTime() + 2 * HOUR);
      events.push(logLine(story, later, `Yêu cầu thêm phần cứng được chấp nhận ${what}`));
    }
  }
  if (backedUp !== undefined) {
    events.push(logLine(story, story.ago(backedUp), doneWords('backup', story, null)));
  }
  return events;
}

/** Made a moment after it was rented; its days over, or deleted before. */
function ended(story: Story): PastEvent[] {
  const { image, cloud } = story;
  const { name, daysOfUse, createdAt, hasExpired } = image;
  const made = new Date(createdAt.getTime() + 4 * SECOND);
  const events = [logLine(story, made, `Tạo máy cloud ${name} thành công`)];
  if (hasExpired) {
    const dueAt = new Date(whatIsLeft(image).dueAt);
    events.push(logLine(story, dueAt, `Máy cloud ${name} đã hết ${daysOfUse} ngày thuê`));
  }
  if (cloud.deleted !== undefined) {
    events.push(logLine(story, story.ago(cloud.deleted), `Xóa máy cloud ${name}`));
  }
  return events;
}

/** What is open at the end: the days that are left, and a running session. */
function going(story: Story): PastEvent[] {
  const { image, cloud } = story;
  const events: PastEvent[] = [];
  if (image.deletedAt === null && !image.hasExpired) {
    events.push({
      at: image.createdAt,
      happen: (then) =>
        schedule(then, {
          kind: 'cloud.expire',
          reference: image.id,
          dueAt: new Date(whatIsLeft(image).dueAt),
        }),
    });
  }
  if (cloud.running !== undefined) {
    const timeStart = story.ago(cloud.running.ago);
    events.push({
      at: timeStart,
      async happen(then) {
        const id = newId();
        await then.transaction
          .insert(cloudImageSessions)
          .values({ id, cloudImageId: image.id, timeStart });
        await schedule(then, {
          kind: 'cloud.session-end',
          reference: id,
          dueAt: sessionLimit(story, timeStart).at,
        });
        await logOf(then, story, doneWords('start', story, null));
      },
    });
  }
  return events;
}
