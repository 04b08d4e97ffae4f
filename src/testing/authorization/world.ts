import type { LightMyRequestResponse } from 'fastify';
import type { RouteContract } from '#kernel/contract.ts';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { DEMO_ACCOUNTS } from '#modules/accounts/domain/demo-accounts.ts';
import { attempts } from '#modules/accounts/server/account-tables.ts';
import { openSession } from '#modules/accounts/server/identity/session-store.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { staffAssignments } from '#modules/customers/server/customer-tables.ts';
import type { TestApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { CALLERS, type Caller, ORGANISATIONS, type Organisation } from './callers.ts';
import { type Changes, watchChanges } from './watch-changes.ts';

/** Input of a call, whatever its contract. */
export interface Input {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
}

/** The portal with the organisations of the test, and how objects of them are made. */
export interface World {
  readonly app: TestApp;
  readonly organisationIds: Readonly<Record<Organisation, string>>;
  /** A configuration the server accepts. */
  readonly form: SavedForm;
  /** The release in force, as it would be published. */
  readonly release: unknown;
  /** An id nobody has. */
  readonly absentId: string;
  readonly newId: () => string;
  /** Somebody of each organisation who has written its records. */
  readonly writers: Readonly<Record<Organisation, string>>;
  /** Adds an account of an organisation and answers its id. */
  addPerson(owner: Organisation): Promise<string>;
  /** A member of staff of the provider; answers the id. */
  addStaff(): Promise<string>;
  /** A second account like the caller's, with its own session: for what ends a session or an account. */
  copyOf(caller: Caller): Promise<{ id: string; token: string } | undefined>;
  idOf(username: string): string;
  send(route: RouteContract, input: Input, caller: Caller, token?: string): Promise<LightMyRequestResponse>;
  /** What calls change in the tables, except where they note themselves. */
  readonly changes: Changes;
}

/** Names that tell in an answer whose a thing is. */
export function markOf(owner: Organisation | null): string {
  return `mark-of-${owner ?? 'visitor'}-end`;
}

type UserRow = typeof users.$inferSelect;

/** Builds the world in a portal with demo data. */
export async function buildWorld(app: TestApp): Promise<World> {
  const { db } = app.database;
  const now = app.clock.now();
  const newId = () => app.portal.newId();
  const people = new Map((await db.select().from(users)).map((user) => [user.username, user]));
  const person = (username: string): UserRow => {
    const found = people.get(username);
    if (found === undefined) throw new Error(`No demo account ${username}`);
    return found;
  };
  const organisationIds = await addOrganisations(app, (username) => person(username).organisationId);
  const addUser = async (model: UserRow, changes: Partial<UserRow>) => {
    const id = newId();
    const own = { id, username: `u-${id}`, email: null, phone: null };
    await db.insert(users).values({ ...model, ...own, ...changes });
    return id;
  };
  // Somebody looks after every customer: what those ask whom nobody looks after is open to all staff.
  const colleague = await addUser(person('sales-demo'), { email: 'colleague@example.com' });
  await db.insert(staffAssignments).values({ userId: colleague, organisationId: organisationIds.other });
  const writers = Object.fromEntries(
    await Promise.all(
      ORGANISATIONS.map(async (key) => [
        key,
        await addUser(person('lv2-demo'), { organisationId: organisationIds[key] }),
      ]),
    ),
  ) as Record<Organisation, string>;
  const inForce = await loadActiveRelease(db);
  const form = aConfiguredForm(inForce, A_ROW_ID);
  // Who calls has signed in before: what is written down of that is no change by a call.
  for (const { username } of Object.values(CALLERS))
    if (username !== undefined) await app.send(accountRoutes.me, {}, { as: username });
  const changes = await watchChanges(app.database);

  return {
    app,
    organisationIds,
    form,
    release: inForce.product,
    absentId: '01890a5d-ac96-774b-bcce-b302099a8057',
    newId,
    writers,
    addPerson: (owner) =>
      addUser(person('lv2-demo'), { organisationId: organisationIds[owner], username: `${markOf(owner)}-${newId()}` }),
    addStaff: () => addUser(person('sales-demo'), {}),
    async copyOf({ username }) {
      if (username === undefined) return undefined;
      const id = await addUser(person(username), {});
      const assigned = await db.select().from(staffAssignments);
      const own = assigned
        .filter(({ userId }) => userId === person(username).id)
        .map((row) => ({ ...row, userId: id }));
      if (own.length > 0) await db.insert(staffAssignments).values(own);
      return { id, token: await openSession(db, { userId: id, remembered: false, now }) };
    },
    idOf: (username) => person(username).id,
    async send(route, input, { username, actsFor }, token) {
      // What is counted over all calls from here says nothing about who may call.
      await db.delete(attempts);
      const headers = actsFor === undefined ? {} : { 'on-behalf-of': organisationIds[actsFor] };
      const who = token !== undefined ? { token } : username === undefined ? {} : { as: username };
      return app.send(route, input, { ...who, headers });
    },
    changes,
  };
}

/** The demo organisations under the names of the test, and what is missing of them. */
async function addOrganisations(
  app: TestApp,
  organisationOf: (username: string) => string,
): Promise<Record<Organisation, string>> {
  const { db } = app.database;
  const demoOf = (role: string) =>
    organisationOf(DEMO_ACCOUNTS.find((account) => account.role === role)?.username ?? '');
  const ids = {
    provider: demoOf('admin'),
    lv1: demoOf('customer-lv1'),
    lv2: demoOf('customer-lv2'),
    sibling: app.portal.newId(),
    other: app.portal.newId(),
    otherChild: app.portal.newId(),
  };
  const createdAt = app.clock.now();
  await db.insert(organisations).values([
    { id: ids.sibling, name: markOf('sibling'), kind: 'customer-lv2', parentId: ids.lv1, createdAt },
    { id: ids.other, name: markOf('other'), kind: 'customer-lv1', parentId: null, createdAt },
    { id: ids.otherChild, name: markOf('otherChild'), kind: 'customer-lv2', parentId: ids.other, createdAt },
  ]);
  return ids;
}
