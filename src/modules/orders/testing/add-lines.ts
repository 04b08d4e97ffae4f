import { orderLines, orders } from '#modules/orders/server/order-tables.ts';
import type { Db } from '#server/database.ts';

type Line = typeof orderLines.$inferInsert;

/** Whose the orders are, and how many lines there shall be. */
export interface ManyLines {
  readonly organisationId: string;
  readonly actorId: string;
  readonly newId: () => string;
  readonly now: Date;
  readonly count: number;
  /** What of a line is not as usual. */
  readonly line?: (at: number) => Partial<Line>;
}

const LINES_AN_ORDER = 20;
const AT_ONCE = 1_000;

/** Adds open orders of twenty lines each: motors of three pieces, each order a day after the one before, of a year. */
export async function addLines(db: Db, { organisationId, actorId, newId, now, count, line }: ManyLines): Promise<void> {
  const terms = { payment: null, incoterm: null, place: null, taxMode: 'domestic' as const };
  let orderId = '';
  const rows: Line[] = [];
  const made: (typeof orders.$inferInsert)[] = [];
  for (let at = 0; at < count; at++) {
    const day = new Date(Date.UTC(2025, 0, 1 + (Math.floor(at / LINES_AN_ORDER) % 365))).toISOString().slice(0, 10);
    const repeated = { orderDate: day, customerName: '华东传动设备有限公司', currency: 'CNY', piNo: '' } as const;
    if (at % LINES_AN_ORDER === 0) {
      orderId = newId();
      const own = { organisationId, actorId, terms, state: 'open' as const, sapOrderNo: orderId };
      made.push({ id: orderId, ...repeated, ...own, createdAt: now, updatedAt: now });
    }
    rows.push({
      ...{ id: newId(), orderId, organisationId, ...repeated, itemNo: ((at % LINES_AN_ORDER) + 1) * 10 },
      ...{ kind: 'machine', modelName: `R${at % 150} DN90L4`, typeCode: `JRTR67-${at}`, quantity: 3 },
      ...{ unitPrice: 412_500 + at, plannedDate: day, shippingType: '公路', materialCode: `M${at}`, ...line?.(at) },
    });
  }
  for (let at = 0; at < made.length; at += AT_ONCE) await db.insert(orders).values(made.slice(at, at + AT_ONCE));
  for (let at = 0; at < rows.length; at += AT_ONCE) await db.insert(orderLines).values(rows.slice(at, at + AT_ONCE));
}
