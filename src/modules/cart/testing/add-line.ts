import { configurations } from '#modules/cart/server/configuration-tables.ts';
import type { Organisation } from '#testing/authorization/callers.ts';
import { markOf, type World } from '#testing/authorization/world.ts';
import { jrtForm } from '#testing/builders/saved-form.ts';

/** Adds a saved configuration of an organisation and answers its id. */
export async function addLine(world: World, owner: Organisation): Promise<string> {
  const { app, form, newId, organisationIds, writers } = world;
  const id = newId();
  const now = app.clock.now();
  await app.database.db.insert(configurations).values({
    id,
    organisationId: organisationIds[owner],
    actorId: writers[owner],
    productName: markOf(owner),
    category: form.category,
    gearboxModel: jrtForm(form).gearboxModel,
    typeCode: '',
    releaseHash: form.releaseHash,
    form,
    quantity: 1,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}
