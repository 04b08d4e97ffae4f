import { enquiryRoutes } from '#modules/enquiries/contract.ts';
import { enquiries } from '#modules/enquiries/server/enquiry-tables.ts';
import { ORGANISATIONS, type Organisation } from '#testing/authorization/callers.ts';
import { NOTHING, type Row } from '#testing/authorization/row.ts';
import { markOf, type World } from '#testing/authorization/world.ts';

/** Of null: a visitor's. */
async function addEnquiry({ app, newId, organisationIds }: World, owner: Organisation | null): Promise<string> {
  const id = newId();
  const contact = { company: '', email: '', telephone: '1', message: 'm', locale: 'en', client: 'c' };
  await app.database.db.insert(enquiries).values({
    id,
    organisationId: owner && organisationIds[owner],
    productLine: 'JRP',
    name: markOf(owner),
    ...contact,
    createdAt: app.clock.now(),
  });
  return id;
}

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  {
    kind: 'creation',
    route: enquiryRoutes.create,
    input: () => ({ body: { productLine: 'JRP', name: '王工', telephone: '13812345678', message: '速比约 80' } }),
    table: enquiries,
  },
  {
    kind: 'list',
    route: enquiryRoutes.list,
    owners: [...ORGANISATIONS, null],
    make: addEnquiry,
    input: NOTHING,
    table: enquiries,
  },
];
