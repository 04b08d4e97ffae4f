import type { AuditDetails } from '#kernel/audit-details.ts';
import type { Locale } from '#kernel/locale.ts';
import { refuseProblems } from '#modules/accounts/server/public.ts';
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
import { forgetAnswers } from '#server/idempotency.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import {
  addCustomer,
  addStaff,
  type CustomerWrite,
  changeCustomer,
  findPerson,
  isCodeTaken,
  lockOrganisation,
  moveStaff,
  organisationsBelow,
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

  serveCommand(portal, routes.create, {
    async change(tx, _, { body, locale, now }) {
      await refuseCustomer(tx, body.kind, body, locale);
      const customer = { id: portal.newId(), kind: body.kind, ...writeOf(body) };
      await addCustomer(tx, { ...customer, createdAt: now });
      return customer;
    },
    event: (customer) => ({ action: 'customer.created', object: customer.id, details: detailsOf(customer) }),
    keep: ({ id }) => ({ id }),
    answer: (tx, { id }) => presentCustomer(tx, id),
    refusalOf: refusalOfTakenCode,
  });

  serveCommand(portal, routes.change, {
    version: 'needed',
    async load(tx, { params }) {
      const found = await lockOrganisation(tx, params.id);
      return found && isCustomerKind(found.kind) ? { ...found, kind: found.kind } : undefined;
    },
    may: (kept, { body, locale }, tx) => refuseCustomer(tx, kept.kind, body, locale),
    async change(tx, kept, { body }) {
      const details = changesOf(kept, writeOf(body));
      if (Object.keys(details).length > 0) await changeCustomer(tx, kept.id, writeOf(body));
      return { id: kept.id, details };
    },
    event: ({ id, details }) =>
      Object.keys(details).length > 0 ? { action: 'customer.changed', object: id, details } : undefined,
    keep: ({ id }) => ({ id }),
    answer: (tx, { id }) => presentCustomer(tx, id),
    refusalOf: refusalOfTakenCode,
  });

  serveCommand(portal, routes.addStaff, {
    load: assignmentToWrite,
    may({ customer, person }) {
      if (person.erasedAt !== null) throw new Failure('record.unknown');
      const isLookedAfter = isCustomerKind(customer.kind) && CUSTOMER_RULES[customer.kind].hasStaff;
      if (!isLookedAfter || !mayLookAfter(person)) throw new Failure('customer.staff-only');
    },
    change: async (tx, _, { params: { id, userId } }) => ({
      isNew: await addStaff(tx, { userId, organisationId: id }),
    }),
    event: ({ isNew }, _, { params: { id, userId } }) =>
      isNew ? { action: 'customer.staff-added', object: id, details: { staff: userId } } : undefined,
    answer: (tx, _, { params }) => staffNow(tx, params.id),
  });

  serveCommand(portal, routes.removeStaff, {
    load: assignmentToWrite,
    async change(tx, _, { params: { id, userId } }) {
      const isGone = await removeStaff(tx, { userId, organisationId: id });
      await forgetAnswersAbout(tx, userId, [id]);
      return { isGone };
    },
    event: ({ isGone }, _, { params: { id, userId } }) =>
      isGone ? { action: 'customer.staff-removed', object: id, details: { staff: userId } } : undefined,
    answer: (tx, _, { params }) => staffNow(tx, params.id),
  });

  serveCommand(portal, routes.handOver, {
    async load(tx, { params, body }) {
      const [from, taker] = [await findPerson(tx, params.userId), await findPerson(tx, body.to)];
      return from === undefined || taker === undefined || taker.erasedAt !== null ? undefined : { from, taker };
    },
    may({ from, taker }) {
      if (!mayLookAfter(taker) || from.id === taker.id) throw new Failure('customer.staff-only');
    },
    async change(tx, { from, taker }) {
      const moved = await moveStaff(tx, from.id, taker.id);
      await forgetAnswersAbout(tx, from.id, moved.left);
      return moved;
    },
    event: ({ left, taken }, { from, taker }) => [
      ...left.map((object) => ({ action: 'customer.staff-removed', object, details: { staff: from.id } }) as const),
      ...taken.map((object) => ({ action: 'customer.staff-added', object, details: { staff: taker.id } }) as const),
    ],
    keep: ({ left }) => ({ customers: left.length }),
  });
}

/** Forgets what a member of staff was answered while acting for customers, or for those below them. */
async function forgetAnswersAbout(tx: Db, userId: string, customers: readonly string[]): Promise<void> {
  const below = await organisationsBelow(tx, customers, '');
  await forgetAnswers(tx, userId, [...customers, ...below.map(({ id }) => id)]);
}

type AssignmentCommand = { readonly params: { readonly id: string; readonly userId: string } };

/** A customer, locked, and somebody who looks after it, or shall. */
async function assignmentToWrite(tx: Db, { params: { id, userId } }: AssignmentCommand) {
  const [customer, person] = [await lockOrganisation(tx, id), await findPerson(tx, userId)];
  return customer === undefined || person === undefined ? undefined : { customer, person };
}

function refusalOfTakenCode(error: unknown): unknown {
  return isCodeTaken(error) ? new Failure('customer.code-taken') : error;
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
