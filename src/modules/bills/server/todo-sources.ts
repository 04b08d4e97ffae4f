import { and, asc, inArray } from 'drizzle-orm';
import { BILL_PATHS } from '#modules/bills/domain/paths.ts';
import { BILL_TODO_WORDS } from '#modules/bills/domain/todo-words.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import { MOST_TODOS, type TodoSource } from '#server/todo.ts';
import { shipments } from './bill-tables.ts';

/** What there is to do with shipments: those that have not left, the first begun first (commerce §9). */
export const BILL_TODO: readonly TodoSource[] = [
  {
    ...{ id: 'bills.shipments', order: 49, name: BILL_TODO_WORDS.shipments, access: 'shipments.read', waits: true },
    async find(db, { actor, scope: { serviced } }) {
      const reach = viewOf(actor) === 'A' ? ('all' as const) : serviced;
      if (reach.length === 0) return [];
      const { createdAt, customerName, id, organisationId, serial, state } = shipments;
      const rows = await db
        .select({ id, serial, createdAt, customerName })
        .from(shipments)
        .where(and(isWithin(organisationId, reach), inArray(state, ['draft', 'packed'])))
        .orderBy(asc(id))
        .limit(MOST_TODOS);
      return rows.map((row) => ({
        id: row.id,
        title: paperNumber('shipment', row.serial, row.createdAt),
        ...{ detail: row.customerName, path: BILL_PATHS.shipment.replace(':id', row.id), since: row.createdAt },
      }));
    },
  },
];
