import { ORGANISATIONS, type Organisation } from '#testing/authorization/callers.ts';
import { byId, NOTHING, type Row } from '#testing/authorization/row.ts';
import { markOf, type World } from '#testing/authorization/world.ts';
import { toyRoutes } from '#testing/toy-module/contract.ts';
import { toyLoans } from '#testing/toy-module/server/toy-tables.ts';

async function addLoan({ app, newId, organisationIds, writers }: World, owner: Organisation | null): Promise<string> {
  const id = newId();
  const whose = owner ?? 'provider';
  await app.database.db.insert(toyLoans).values({
    id,
    organisationId: organisationIds[whose],
    actorId: writers[whose],
    toy: markOf(owner),
    state: 'lent',
    version: 1,
    createdAt: app.clock.now(),
  });
  return id;
}

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  { kind: 'list', route: toyRoutes.list, owners: ORGANISATIONS, make: addLoan, input: NOTHING, table: toyLoans },
  { kind: 'creation', route: toyRoutes.lend, input: () => ({ body: { toy: 'train' } }), table: toyLoans },
  {
    kind: 'record',
    effect: 'write',
    route: toyRoutes.giveBack,
    make: addLoan,
    input: (world, id) => ({ ...byId(world, id), body: {} }),
  },
];
