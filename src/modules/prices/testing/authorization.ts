import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { organisations } from '#modules/accounts/server/public.ts';
import { addLine } from '#modules/cart/testing/add-line.ts';
import {
  agreementRoutes,
  customerTermsRoutes,
  priceEffectRoutes,
  priceListRoutes,
  priceRoutes,
} from '#modules/prices/contract.ts';
import type { VersionState } from '#modules/prices/domain/price-codes.ts';
import {
  customerTerms,
  priceAgreements,
  priceLists,
  priceRows,
  priceVersions,
} from '#modules/prices/server/price-tables.ts';
import { SAMPLE_FILE } from '#modules/prices/server/seed-demo-prices.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';
import { byId, fresh, NOTHING, type Row } from '#testing/authorization/row.ts';
import type { World } from '#testing/authorization/world.ts';

/** A version of the demo list with another number, in a state. */
async function addVersion({ app, newId }: World, state: VersionState): Promise<string> {
  const { db } = app.database;
  const [demo] = await db.select().from(priceVersions).where(eq(priceVersions.no, 1));
  if (demo === undefined) throw new Error('There is no demo list');
  const id = newId();
  const no = (await db.$count(priceVersions)) + 1;
  await db.insert(priceVersions).values({ ...demo, id, no, state, validFrom: null, hash: id });
  return id;
}

const checked = (world: World) => addVersion(world, 'checked');

/** A file that was refused. */
async function addImport({ app, newId, organisationIds, writers }: World): Promise<string> {
  const [id, now] = [newId(), app.clock.now()];
  const whose = { organisationId: organisationIds.provider, actorId: writers.provider };
  const cursor = { isRefused: true, count: 0, problems: [] };
  const job = { kind: 'prices.import', locale: 'en', input: {}, state: 'done', cursor } as const;
  const times = { dueAt: now, endedAt: now, createdAt: now, updatedAt: now };
  await app.database.db.insert(storedJobs).values({ id, ...whose, ...job, ...times });
  return id;
}

/** A customer nobody of the test belongs to, with terms by a list of its own: both have the same id. */
async function addTerms(world: World): Promise<string> {
  const { db } = world.app.database;
  const [id, now] = [world.newId(), world.app.clock.now()];
  const names = { zh: 'another', en: 'another' };
  await db.insert(organisations).values({ id, name: 'another', kind: 'customer-lv1', createdAt: now });
  await db.insert(priceLists).values({ id, code: fresh('LATER-'), currency: 'CNY', names, demo: true, createdAt: now });
  const version = await addVersion(world, 'checked');
  await db.update(priceVersions).set({ listId: id, state: 'active' }).where(eq(priceVersions.id, version));
  const agreed = { listId: id, groupCode: 'A', showPrices: 'net' } as const;
  await db.insert(customerTerms).values({ organisationId: id, ...agreed, createdAt: now, updatedAt: now });
  return id;
}

/** The same customer, with a list that has one family. */
async function addAgreeable(world: World): Promise<string> {
  const { db } = world.app.database;
  const id = await addTerms(world);
  const [version] = await db.select().from(priceVersions).where(eq(priceVersions.listId, id));
  const row = { component: 'unit', key: 'JRT|R|67|3', frameFrom: 0, frameTo: 0, list: 1, leadDays: 1 };
  await db.insert(priceRows).values({ ...row, basis: 'fixed', versionId: version?.id ?? '' });
  return id;
}

/** An agreement with a customer nobody of the test belongs to. */
async function addAgreement(world: World): Promise<string> {
  const [id, now] = [world.newId(), world.app.clock.now()];
  const about = { selector: 'family', key: 'JRT|R', name: 'JRT R', currency: 'CNY' } as const;
  const agreed = { kind: 'discount', value: 1000, minQuantity: 1, validFrom: '2020-01-01', validTo: null } as const;
  const organisationId = await addTerms(world);
  await world.app.database.db
    .insert(priceAgreements)
    .values({ id, organisationId, ...about, ...agreed, createdAt: now });
  return id;
}

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  { kind: 'call', route: priceRoutes.list, input: () => ({}) },
  {
    kind: 'record',
    effect: 'read',
    route: priceRoutes.evaluate,
    make: addLine,
    input: (_, id) => ({ body: { configurationId: id } }),
  },
  { kind: 'call', route: priceListRoutes.lists, input: NOTHING },
  { kind: 'call', route: priceListRoutes.sample, input: NOTHING },
  {
    kind: 'call',
    route: priceListRoutes.add,
    input: () => ({
      body: { code: 'DEMO-CNY', fileName: 'list.csv', content: readFileSync(SAMPLE_FILE).toString('base64') },
    }),
  },
  { kind: 'office', route: priceListRoutes.imported, make: addImport, input: byId },
  { kind: 'office', route: priceListRoutes.open, make: checked, input: byId },
  { kind: 'office', route: priceListRoutes.file, make: checked, input: byId },
  {
    kind: 'office',
    route: priceListRoutes.stage,
    make: checked,
    input: (_, id) => ({ params: { id }, body: { validFrom: '2099-01-01' } }),
  },
  { kind: 'office', route: priceListRoutes.withdraw, make: (world) => addVersion(world, 'staged'), input: byId },
  { kind: 'office', route: priceListRoutes.activate, make: checked, input: byId },
  { kind: 'office', route: priceEffectRoutes.ask, make: checked, input: byId },
  { kind: 'office', route: priceEffectRoutes.open, make: checked, input: byId },
  { kind: 'call', route: customerTermsRoutes.list, input: NOTHING },
  { kind: 'office', route: customerTermsRoutes.open, make: addTerms, input: byId },
  {
    kind: 'office',
    route: customerTermsRoutes.set,
    make: addTerms,
    input: (_, id) => ({ params: { id }, body: { listId: id, groupCode: 'B', showPrices: 'none', version: 1 } }),
  },
  { kind: 'office', route: agreementRoutes.list, make: addTerms, input: byId },
  {
    kind: 'office',
    route: agreementRoutes.product,
    make: addTerms,
    input: (_, id) => ({ params: { id }, query: { typeCode: 'JRTR67-DN90L4-TF-i26.72-M1/0X-S35x70' } }),
    // Its list has no rows.
    says: ['price-agreement.on-request'],
  },
  {
    kind: 'office',
    route: agreementRoutes.make,
    make: addAgreeable,
    input: (_, id) => ({
      params: { id },
      body: { about: { selector: 'family', key: 'JRT|R' }, agreed: { kind: 'discount', value: 1000 } },
    }),
  },
  { kind: 'office', route: agreementRoutes.end, make: addAgreement, input: byId },
];
