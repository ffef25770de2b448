import { desc } from 'drizzle-orm';
import { notifications } from '../database/schema/messages.ts';
import type { OperationHandlers } from '../services.ts';

export const notificationOperations = {
  async getNotification({ services }) {
    const [newest] = await services.database
      .select()
      .from(notifications)
      .orderBy(desc(notifications.createdAt))
      .limit(1);
    if (newest === undefined) return { status: 200, body: { status: 0, title: '', content: '' } };
    const { title, content } = newest;
    return { status: 200, body: { status: newest.status === 1 ? 1 : 0, title, content } };
  },
} satisfies OperationHandlers;
