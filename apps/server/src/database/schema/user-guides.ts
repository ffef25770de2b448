/** The list of guides for customers. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, momentColumn } from '../columns.ts';

/** A guide: a title and where it can be read. */
export const userGuides = pgTable('user_guides', {
  id: idColumn(),
  title: text('title').notNull(),
  /** A full address elsewhere, or a path on this server (`/guides/…`), which is sent with the server's origin. */
  link: text('link').notNull(),
  createdAt: momentColumn('created_at').notNull(),
  updatedAt: momentColumn('updated_at').notNull(),
});
