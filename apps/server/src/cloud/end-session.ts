import { eq } from 'drizzle-orm';
import { MINUTE, SECOND } from '@tram/machines/rules';
import { cloudImageSessions } from '../database/schema/cloud.ts';
import type { TimerHandler } from '../timers/handler.ts';
import { beginOperation } from './begin-operation.ts';
import { lockCloudImage } from './owned-cloud-image.ts';
import { sessionLimit } from './sessions.ts';

/** When to look again whether a machine that was told to go off has done so, ms. It costs the customer nothing. */
const shutdownPatienceMs = 5 * MINUTE;
/** When to look again at a machine that is busy with something else, ms. */
const busyPatienceMs = 5 * SECOND;

/**
 * Shuts a machine down when its session is over: its limit, the hours or the days. One that was extended meanwhile is
 * looked at again at its new end, and one that does not go off is told again, until its session is closed.
 */
export const endSession: TimerHandler = {
  async apply(unit, services, sessionId) {
    const session = () =>
      unit.transaction
        .select()
        .from(cloudImageSessions)
        .where(eq(cloudImageSessions.id, sessionId));
    const [found] = await session();
    if (found === undefined) return 'done';
    const known = await lockCloudImage(unit, found.cloudImageId);
    // Read again now that nobody else can close it.
    const [open] = await session();
    if (known === undefined || open === undefined || open.timeShutdown !== null) return 'done';
    const { image } = known;
    const { at } = sessionLimit(known, open.timeStart);
    if (at > unit.now) return { again: at };
    if (image.operation === null) await beginOperation(unit, services, image, 'shutdown');
    const goesOff =
      image.operation === null || image.operation === 'shutdown' || image.operation === 'delete';
    return {
      again: new Date(unit.now.getTime() + (goesOff ? shutdownPatienceMs : busyPatienceMs)),
    };
  },
};
