import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** How many rows of a table a query went through, whether it answered them or not. */
export async function rowsReadBy(db: Db, table: string, query: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
    sql`explain (analyze, format json) ${query}`,
  );
  const read = (node: PlanNode): number => {
    const own =
      node['Relation Name'] === table
        ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
        : 0;
    return own + (node.Plans ?? []).reduce((sum, child) => sum + read(child), 0);
  };
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (plan === undefined) throw new Error('The database explains nothing.');
  return read(plan.Plan);
}
