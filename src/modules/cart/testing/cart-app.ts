import { eq } from 'drizzle-orm';
import { granted, refused } from '#kernel/result.ts';
import { accountsModule } from '#modules/accounts/server/module.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { registerCart } from '#modules/cart/server/configuration-routes.ts';
import type { CartParts } from '#modules/cart/server/verify-form.ts';
import { type TestApp, type TestCaller, testApp } from '#testing/app.ts';
import { aSavedForm, jrtForm } from '#testing/builders/saved-form.ts';
import { noDrives, noFacts, sameRelease } from './no-drives.ts';

/** A catalogue of two rows: judged as the real one is, only smaller. */
const CATALOGUE = new Map([
  ['R67-3-128.97-DN90L4-1.5-50', 'JRTR67'],
  ['K67-3-108.03-DN90L4-1.5-50', 'JRTK67'],
]);

const verify: CartParts['verify'] = (form, locale) => {
  if (form.releaseHash !== '0123456789abcdef') return refused({ code: 'release.outdated', params: {} });
  const name = CATALOGUE.get(form.basicTypeId);
  if (name === undefined) return refused({ code: 'configuration.unknown-basic-type', params: {} });
  if (form.installationMethodConfig.installationPosition === null) {
    return refused({ code: 'configuration.incomplete', params: { fields: 'installationPosition' } });
  }
  const excluded = form.motorConfig?.coolingMethod === 'IC416' && form.motorConfig.otherMotorOptions?.includes('2WE');
  if (excluded)
    return refused({
      code: 'configuration.impossible',
      params: { reason: locale === 'en' ? 'IC416 excludes 2WE' : 'IC416 不能与 2WE 组合' },
    });
  const { gearboxModel, basicType } = jrtForm(form);
  return granted({ form, kind: gearboxModel, productName: name, typeCode: `${name}-${basicType?.ratio}` });
};

export const lv1 = { as: 'lv1-demo' };
export const lv2 = { as: 'lv2-demo' };

/** A cart over a small catalogue, and what its tests do again and again. */
export interface CartApp {
  readonly app: TestApp;
  readonly save: (caller?: TestCaller, changes?: object) => ReturnType<typeof saved>;
  readonly open: (id: string, caller?: TestCaller) => ReturnType<typeof opened>;
  /** The ids of everything a person can read, walked page by page. */
  readonly listAll: (caller: TestCaller, query?: { q?: string; pageSize?: string }) => Promise<string[]>;
  /** While it lasts, every form waits to be judged. */
  readonly holdBack: (until: Promise<void> | undefined) => void;
}

/** To be called at the top of a test file, like `testApp`. */
export async function cartApp(): Promise<CartApp> {
  let held: Promise<void> | undefined;
  const app = await testApp({
    demo: true,
    register: (portal) => {
      accountsModule.register?.(portal);
      registerCart(portal, {
        verify: async (...asked) => {
          await held;
          return verify(...asked);
        },
        drivesOf: noDrives,
        priceFactsOf: noFacts,
        checkRelease: sameRelease,
        inForce: () => ['0123456789abcdef'],
      });
    },
  });
  return {
    app,
    save: (caller = lv1, changes = {}) => saved(app, caller, changes),
    open: (id, caller = lv1) => opened(app, id, caller),
    listAll: (caller, query = {}) => listAll(app, caller, query),
    holdBack: (until) => {
      held = until;
    },
  };
}

function saved(app: TestApp, caller: TestCaller, changes: object) {
  return app.call(cartRoutes.create, { body: { ...aSavedForm(), ...changes } }, caller);
}

function opened(app: TestApp, id: string, caller: TestCaller) {
  return app.call(cartRoutes.open, { params: { id } }, caller);
}

async function listAll(app: TestApp, caller: TestCaller, query: { q?: string; pageSize?: string }): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await app.call(
      cartRoutes.list,
      { query: { ...query, ...(cursor !== undefined && { cursor }) } },
      caller,
    );
    ids.push(...page.rows.map((row) => row.id));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

/** Two more customers: `other-demo`, whom nobody is assigned to, and `sibling-demo`, a second centre customer of lv1-demo's. */
export async function addNeighbours({ database, portal }: TestApp): Promise<void> {
  const { db } = database;
  const [of] = await db
    .select({ model: users, centre: organisations })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(eq(users.username, 'lv2-demo'));
  if (of === undefined) throw new Error('There is no lv2-demo');
  const { model, centre } = of;
  for (const [username, changes] of [
    ['other-demo', { parentId: null, kind: 'customer-lv1' }],
    ['sibling-demo', { parentId: centre.parentId }],
  ] as const) {
    const organisationId = portal.newId();
    await db.insert(organisations).values({ ...centre, ...changes, id: organisationId, name: username });
    await db.insert(users).values({ ...model, id: portal.newId(), username, email: null, organisationId });
  }
}
