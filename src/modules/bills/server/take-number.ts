import { sql } from 'drizzle-orm';
import type { BillKind } from '#modules/bills/domain/bill-body.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import type { Db } from '#server/database.ts';
import { numberSeries } from './bill-tables.ts';

const DIGITS = 4;

/**
 * The next number of a kind of paper, `CI2611-0007`: whoever else wants one waits for the end of the transaction, so that none is given
 * twice, and one that was taken back with its transaction is given to the next.
 */
export async function takeNumber(tx: Db, kind: BillKind, now: Date): Promise<string> {
  const series = kind.toUpperCase();
  const [year = '', month = ''] = providerDay(now).split('-');
  const period = `${year.slice(2)}${month}`;
  const [row] = await tx
    .insert(numberSeries)
    .values({ series, period, last: 1 })
    .onConflictDoUpdate({
      target: [numberSeries.series, numberSeries.period],
      set: { last: sql`${numberSeries.last} + 1` },
    })
    .returning({ last: numberSeries.last });
  return `${series}${period}-${String(row?.last ?? 1).padStart(DIGITS, '0')}`;
}
