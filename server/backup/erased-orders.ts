import { openSnapshot } from './open-snapshot.ts';
import type { DatabasePlace } from './snapshot.ts';

/** The orders whose customers a shop has erased; `null` when its database can't be read any more. */
export async function erasedOrders(place: DatabasePlace): Promise<string[] | null> {
  try {
    return await listedOrders(place);
  } catch {
    return null;
  }
}

async function listedOrders(place: DatabasePlace): Promise<string[]> {
  const snapshot = await openSnapshot(place);
  try {
    const table = snapshot.tables.find(({ name }) => name === 'erased_orders');
    const ids: string[] = [];
    // A shop of an earlier version has erased nobody.
    if (table === undefined) return ids;
    for await (const rows of snapshot.batches(table)) ids.push(...rows.map((row) => String(row.order_id)));
    return ids;
  } finally {
    await snapshot.close();
  }
}
