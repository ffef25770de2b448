import { eq } from 'drizzle-orm';
import type { Database } from '../database/tables.ts';
import { vpsOrders, vpsTerms } from '../database/schema/vps.ts';

/**
 * What is wrong with the money of VPS orders, in words: each is charged what its terms and its total say, its first term
 * as a rental and every other as an extension, and paid back whole when its server could not be made.
 * @param booked VND that were booked in all for a kind and a reference
 */
export async function auditVps(
  database: Database,
  booked: (kind: string, reference: string) => number,
): Promise<string[]> {
  const faults: string[] = [];
  for (const order of await database.select().from(vpsOrders)) {
    const terms = await database.select().from(vpsTerms).where(eq(vpsTerms.orderId, order.id));
    const sum = (value: (term: (typeof terms)[number]) => number) =>
      terms.reduce((total, term) => total + value(term), 0);
    const charged = -booked('rental', order.id) - sum((term) => booked('extension', term.id));
    const refunded = booked('refund', order.id);
    if (charged !== order.totalPrice) faults.push(`VPS order ${order.id} charged ${charged}`);
    if (sum((term) => term.price) !== order.totalPrice) {
      faults.push(`VPS order ${order.id} and its terms differ`);
    }
    if (sum((term) => term.months) !== order.rentalPeriod) {
      faults.push(`VPS order ${order.id} has other months than its terms`);
    }
    if (refunded !== (order.stage === 'failed' ? order.totalPrice : 0)) {
      faults.push(`VPS order ${order.id} refunded ${refunded}`);
    }
  }
  return faults;
}
