import { sql } from 'drizzle-orm';
import { ORDER_PATHS } from '#modules/orders/domain/paths.ts';
import { customersByNumber } from '#modules/prices/server/public.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import type { Db } from '#server/database.ts';
import { MOST_TODOS, type Todo, type TodoAsker } from '#server/todo.ts';

/** So many numbers are looked at: of more than that most will be of one mistaken file. */
const MOST_NUMBERS = 1_000;

interface UnknownNumber extends Record<string, unknown> {
  readonly number: string;
  readonly import_id: string;
  readonly file_name: string;
  readonly created_at: string | Date;
}

/**
 * Numbers by which order files name customers nobody has, those of the last file first, each with that file. A number is known once a
 * customer has it, and forgotten once its rows came again and were right.
 */
export async function unknownCustomers(db: Db, { actor }: TodoAsker): Promise<readonly Todo[]> {
  if (viewOf(actor) !== 'A') return [];
  const { rows } = await db.execute<UnknownNumber>(sql`
    select distinct on (told.number) told.number, files.id as import_id, files.file_name, files.created_at
    from order_imports as files
    join order_import_rows as refused on refused.import_id = files.id and refused.verdict = 'refused'
    cross join lateral (
      select problem->>'value' as number from jsonb_array_elements(refused.problems) as problem
      where problem->>'code' = 'row.customer-unknown'
    ) as told
    where not exists (
      select from order_import_rows as later
      where later.import_id in (select id from order_imports where id > files.id)
        and later.sap_order_no = refused.sap_order_no and later.item_no = refused.item_no
        and later.source = refused.source and later.verdict <> 'refused'
    )
    order by told.number, files.id desc
    limit ${MOST_NUMBERS}`);
  const known = await customersByNumber(
    db,
    rows.map(({ number }) => number),
  );
  return rows
    .filter(({ number }) => !known.has(number))
    .sort((a, b) => Number(b.import_id > a.import_id) - Number(b.import_id < a.import_id))
    .slice(0, MOST_TODOS)
    .map(todoOf);
}

function todoOf({ created_at: sentAt, file_name: detail, import_id: id, number }: UnknownNumber): Todo {
  const path = `${ORDER_PATHS.imports}?${new URLSearchParams({ import: id })}`;
  return { id: `${id} ${number}`, title: number, detail, path, since: new Date(sentAt) };
}
