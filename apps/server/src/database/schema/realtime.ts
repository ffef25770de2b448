/** What the PostgreSQL adapter of Socket.IO needs when several instances share a database. */
import { bigserial, customType, pgTable, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Messages between instances that are too long for a NOTIFY (8000 bytes). Written, read and cleaned up by the adapter alone,
 * half a minute at a time; its name and columns are the adapter's.
 */
export const socketIoAttachments = pgTable('socket_io_attachments', {
  id: bigserial('id', { mode: 'number' }).unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).defaultNow(),
  payload: bytes('payload'),
});
