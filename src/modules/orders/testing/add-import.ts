import { orderImportRows, orderImports } from '#modules/orders/server/order-import-tables.ts';
import type { World } from '#testing/authorization/world.ts';

/** Adds an order file with one row that is judged and waits; answers its id. */
export async function addImport({ app, newId, writers }: World): Promise<string> {
  const { db } = app.database;
  const id = newId();
  await db.insert(orderImports).values({
    ...{ id, actorId: writers.provider, fileId: newId(), readJobId: newId(), fileName: 'orders.csv', format: 'csv' },
    ...{ hash: id, columns: ['sapOrderNo', 'itemNo'], createdAt: app.clock.now() },
    counts: { new: 1, changed: 0, unchanged: 0, older: 0, refused: 0, noted: 0 },
  });
  await db.insert(orderImportRows).values({
    ...{ importId: id, no: 2, cells: { sapOrderNo: id, itemNo: '10' }, hash: id, source: 'SAP', sapOrderNo: id },
    ...{ itemNo: 10, verdict: 'new', problems: [], notes: [], changes: [] },
  });
  return id;
}
