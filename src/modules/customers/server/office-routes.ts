import type { AuditDetails } from '#kernel/audit-details.ts';
import type { AuditAction } from '#kernel/declared.ts';
import type { Locale } from '#kernel/locale.ts';
import { refuseProblems } from '#modules/accounts/server/public.ts';
import { recordAudit } from '#modules/audit/server/public.ts';
import { customerOfficeRoutes as routes } from '#modules/customers/contract.ts';
import {
  CUSTOMER_RULES,
  type CustomerKind,
  customerCode,
  customerCodeProblem,
  customerNameProblem,
  isCustomerKind,
  placeProblem,
} from '#modules/customers/domain/customer-rules.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import {
  addCustomer,
  addStaff,
  type CustomerWrite,
  changeCustomer,
  findPerson,
  isCodeTaken,
  lockOrganisation,
  moveStaff,
  removeStaff,
  staffOf,
} from './office-store.ts';
import { findCustomer, presentCustomer, readHeads } from './present-customer.ts';

/** Serves the tree of customers and their assignments to the administrator. */
export function registerOffice(portal: Portal): void {
  serve(portal, routes.list, async ({ db, query }) => {
    const after = query.cursor === undefined ? undefined : idOfCursor(query.cursor);
    const heads = await readHeads(db, { q: query.q, staff: query.staff, after, limit: query.pageSize + 1 });
    const page = heads.slice(0, query.pageSize);
    const last = heads.length > page.length ? page.at(-1) : undefined;
    return { rows: page, next: last === undefined ? null : cursorOf(last.id) };
  });

  serve(portal, routes.read, async ({ db, params: { id } }) => {
    const customer = await findCustomer(db, id);
    if (customer === undefined) throw new Failure('record.unknown');
    return customer;
  });

  serve(portal, routes.create, ({ body, ...context }) =>
    write(context, async (tx) => {
      await refuseCustomer(tx, body.kind, body, context.locale);
      const customer = { id: portal.newId(), kind: body.kind, ...writeOf(body) };
      await addCustomer(tx, { ...customer, createdAt: context.now });
      await audit(tx, context, { action: 'customer.created', object: customer.id, details: detailsOf(customer) });
      return customer.id;
    }),
  );

  serve(portal, routes.change, ({ body, params, ...context }) =>
    write(context, async (tx) => {
      const kept = await lockOrganisation(tx, params.id);
      if (kept === undefined || !isCustomerKind(kept.kind)) throw new Failure('record.unknown');
      await refuseCustomer(tx, kept.kind, body, context.locale);
      if (kept.version !== body.version) throw new Failure('version.conflict');
      const changes = changesOf(kept, writeOf(body));
      if (Object.keys(changes).length === 0) return kept.id;
      await changeCustomer(tx, kept.id, writeOf(body));
      await audit(tx, context, { action: 'customer.changed', object: kept.id, details: changes });
      return kept.id;
    }),
  );

  serve(portal, routes.addStaff, ({ params: { id, userId }, ...context }) =>
    context.db.transaction(async (tx) => {
      const [customer, person] = [await lockOrganisation(tx, id), await findPerson(tx, userId)];
      if (customer === undefined || person === undefined || person.erasedAt !== null)
        throw new Failure('record.unknown');
      const isLookedAfter = isCustomerKind(customer.kind) && CUSTOMER_RULES[customer.kind].hasStaff;
      if (!isLookedAfter || !mayLookAfter(person)) throw new Failure('customer.staff-only');
      if (await addStaff(tx, { userId, organisationId: id }))
        await audit(tx, context, { action: 'customer.staff-added', object: id, details: { staff: userId } });
      return staffNow(tx, id);
    }),
  );

  serve(portal, routes.removeStaff, ({ params: { id, userId }, ...context }) =>
    context.db.transaction(async (tx) => {
      const [customer, person] = [await lockOrganisation(tx, id), await findPerson(tx, userId)];
      if (customer === undefined || person === undefined) throw new Failure('record.unknown');
      if (await removeStaff(tx, { userId, organisationId: id }))
        await audit(tx, context, { action: 'customer.staff-removed', object: id, details: { staff: userId } });
      return staffNow(tx, id);
    }),
  );

  serve(portal, routes.handOver, ({ params: { userId }, body: { to }, ...context }) =>
    context.db.transaction(async (tx) => {
      const [from, taker] = [await findPerson(tx, userId), await findPerson(tx, to)];
      if (from === undefined || taker === undefined || taker.erasedAt !== null) throw new Failure('record.unknown');
      if (!mayLookAfter(taker) || from.id === taker.id) throw new Failure('customer.staff-only');
      const { left, taken } = await moveStaff(tx, from.id, taker.id);
      for (const object of left)
        await audit(tx, context, { action: 'customer.staff-removed', object, details: { staff: from.id } });
      for (const object of taken)
        await audit(tx, context, { action: 'customer.staff-added', object, details: { staff: taker.id } });
      return { customers: left.length };
    }),
  );

  type Context = Pick<RequestContext<typeof routes.list>, 'actor' | 'now' | 'request'>;
  type Event = { action: AuditAction; object: string; details: AuditDetails };
  const audit = (tx: Db, { actor, now, request }: Context, event: Event) =>
    recordAudit(tx, { id: portal.newId(), at: now, actorId: actor.id, requestId: request.id, ...event });
}

/** Writes a customer in one transaction and answers it as it is then. */
async function write({ db }: { db: Db }, work: (tx: Db) => Promise<string>): ReturnType<typeof presentCustomer> {
  return db
    .transaction(async (tx) => presentCustomer(tx, await work(tx)))
    .catch((error: unknown) => {
      throw isCodeTaken(error) ? new Failure('customer.code-taken') : error;
    });
}

interface GivenCustomer {
  readonly name: string;
  readonly creditCode: string;
  readonly parentId: string | null;
}

async function refuseCustomer(
  tx: Db,
  kind: CustomerKind,
  { name, creditCode, parentId }: GivenCustomer,
  locale: Locale,
): Promise<void> {
  const above = parentId === null ? undefined : await lockOrganisation(tx, parentId);
  const place = parentId !== null && above === undefined ? 'choice-unknown' : placeProblem(kind, above?.kind);
  refuseProblems(
    'body',
    [
      ['name', customerNameProblem(name)],
      ['creditCode', customerCodeProblem(creditCode)],
      ['parentId', place],
    ],
    locale,
  );
}

function writeOf({ name, creditCode, parentId }: GivenCustomer): CustomerWrite {
  return { name: name.trim(), creditCode: customerCode(creditCode), parentId };
}

/** What a write changes, from what to what. */
function changesOf(kept: CustomerWrite, wanted: CustomerWrite): AuditDetails {
  const fields = ['name', 'creditCode', 'parentId'] as const;
  return Object.fromEntries(
    fields
      .filter((field) => kept[field] !== wanted[field])
      .map((field) => [field, { from: kept[field] ?? '', to: wanted[field] ?? '' }]),
  );
}

function detailsOf(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const { id: _, ...told } = values;
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, String(value ?? '')]));
}

function mayLookAfter({ role, disabled }: { role: string; disabled: boolean }): boolean {
  return role === 'staff' && !disabled;
}

async function staffNow(tx: Db, id: string) {
  return (await staffOf(tx, [id])).get(id) ?? [];
}
