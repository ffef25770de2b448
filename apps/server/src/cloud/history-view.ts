import { desc, eq } from 'drizzle-orm';
import type { CloudImageHistoryEntry } from '@tram/api/types';
import type { Database } from '../database/tables.ts';
import { type Page, readPage } from '../database/page.ts';
import { cloudImageSessions } from '../database/schema/cloud.ts';

/** Reads a page of the sessions of a cloud machine, newest first. */
export function readHistory(
  database: Database,
  imageId: string,
  page: { readonly size: number; readonly page?: number | undefined },
): Promise<Page<CloudImageHistoryEntry>> {
  const where = eq(cloudImageSessions.cloudImageId, imageId);
  return readPage(page, database.$count(cloudImageSessions, where), async (range) => {
    const rows = await database
      .select()
      .from(cloudImageSessions)
      .where(where)
      .orderBy(desc(cloudImageSessions.timeStart), desc(cloudImageSessions.id))
      .limit(range.limit)
      .offset(range.offset);
    return rows.map((row) => ({
      _id: row.id,
      time_start: row.timeStart.toISOString(),
      time_shutdown: row.timeShutdown?.toISOString() ?? null,
    }));
  });
}
