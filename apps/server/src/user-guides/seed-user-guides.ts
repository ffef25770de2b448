import { SECOND } from '@tram/machines/rules';
import { settings } from '../database/schema.ts';
import { userGuides } from '../database/schema/user-guides.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { guidePath, guides } from './guides.ts';

/** Says in `settings` that the guides have been listed: one that an operator withdraws does not come back. */
const marker = 'user-guides.seeded';

/** Lists the guides that the server serves, once in the life of a database. */
export async function seedUserGuides({ transaction, now }: UnitOfWork): Promise<void> {
  const marked = await transaction
    .insert(settings)
    .values({ key: marker, value: now.toISOString() })
    .onConflictDoNothing()
    .returning({ key: settings.key });
  if (marked.length === 0) return;
  await transaction.insert(userGuides).values(
    guides.map((guide, index) => {
      // The list is newest first.
      const at = new Date(now.getTime() - index * SECOND);
      return { title: guide.title, link: guidePath(guide), createdAt: at, updatedAt: at };
    }),
  );
}
