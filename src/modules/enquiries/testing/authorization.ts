import { enquiryReplyRoute, enquiryRoutes, enquiryStepRoutes } from '#modules/enquiries/contract.ts';
import type { EnquiryState } from '#modules/enquiries/domain/enquiry-states.ts';
import { enquiries } from '#modules/enquiries/server/enquiry-tables.ts';
import { ORGANISATIONS, type Organisation } from '#testing/authorization/callers.ts';
import { byId, NOTHING, type Row } from '#testing/authorization/row.ts';
import { markOf, type World } from '#testing/authorization/world.ts';

/** Of null: a visitor's. */
async function addEnquiry(
  { app, newId, organisationIds }: World,
  owner: Organisation | null,
  state: EnquiryState = 'new',
): Promise<string> {
  const id = newId();
  const contact = { company: '', email: '', telephone: '1', message: 'm', locale: 'en', state };
  await app.database.db.insert(enquiries).values({
    id,
    lastSaidId: id,
    organisationId: owner && organisationIds[owner],
    productLine: 'JRP',
    name: markOf(owner),
    ...contact,
    createdAt: app.clock.now(),
  });
  return id;
}

/** A state in which each step may be done, and what is sent with it. */
const STEPS = [
  ['take', 'new', {}],
  ['return', 'taken', {}],
  ['answer', 'taken', { text: 'JRP 18' }],
  ['close', 'answered', {}],
  ['reopen', 'closed', {}],
] as const;

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  {
    kind: 'creation',
    route: enquiryRoutes.create,
    input: () => ({ body: { productLine: 'JRP', name: '王工', telephone: '13812345678', message: '速比约 80' } }),
    table: enquiries,
  },
  { kind: 'call', route: enquiryRoutes.sender, input: NOTHING },
  {
    kind: 'list',
    route: enquiryRoutes.list,
    owners: [...ORGANISATIONS, null],
    make: (world, owner) => addEnquiry(world, owner),
    input: NOTHING,
    table: enquiries,
  },
  {
    kind: 'record',
    effect: 'read',
    route: enquiryRoutes.open,
    make: (world, owner) => addEnquiry(world, owner),
    input: byId,
  },
  {
    kind: 'record',
    effect: 'write',
    route: enquiryReplyRoute,
    make: (world, owner) => addEnquiry(world, owner, 'answered'),
    input: (world, id) => ({ ...byId(world, id), body: { text: '每小时 20 次' } }),
  },
  ...STEPS.map(
    ([action, state, body]): Row => ({
      kind: 'record',
      // Who answers writes for whomever they read.
      effect: 'read',
      route: enquiryStepRoutes[action],
      make: (world, owner) => addEnquiry(world, owner, state),
      input: (world, id) => ({ ...byId(world, id), body: { ...body, version: 1 } }),
    }),
  ),
];
