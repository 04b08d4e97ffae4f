import { organisations } from '#modules/accounts/server/public.ts';
import { customerOfficeRoutes, customerRoutes } from '#modules/customers/contract.ts';
import { byId, fresh, NOTHING, type Row } from '#testing/authorization/row.ts';
import type { World } from '#testing/authorization/world.ts';

/** Another level-1 customer, whom nobody of the test belongs to. */
async function addCustomer({ app, newId }: World): Promise<string> {
  const id = newId();
  const createdAt = app.clock.now();
  await app.database.db.insert(organisations).values({ id, name: 'another', kind: 'customer-lv1', createdAt });
  return id;
}

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  { kind: 'call', route: customerRoutes.assistTree, input: () => ({ body: {} }) },
  { kind: 'call', route: customerOfficeRoutes.list, input: NOTHING },
  {
    kind: 'call',
    route: customerOfficeRoutes.create,
    input: () => ({ body: { kind: 'customer-lv1', name: fresh('customer-') } }),
  },
  {
    kind: 'office',
    route: customerOfficeRoutes.read,
    make: addCustomer,
    input: byId,
  },
  {
    kind: 'office',
    route: customerOfficeRoutes.change,
    make: addCustomer,
    input: (_, id) => ({ params: { id }, body: { name: fresh('customer-'), version: 1 } }),
  },
  ...[customerOfficeRoutes.addStaff, customerOfficeRoutes.removeStaff].map(
    (route): Row => ({
      kind: 'office',
      route,
      make: addCustomer,
      input: (world, id) => ({ params: { id, userId: world.idOf('service-demo') } }),
    }),
  ),
  {
    kind: 'call',
    route: customerOfficeRoutes.handOver,
    input: (world) => ({ params: { userId: world.idOf('service-demo') }, body: { to: world.idOf('sales-demo') } }),
  },
];
