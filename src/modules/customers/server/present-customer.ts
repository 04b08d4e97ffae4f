import type { CustomerDto, CustomerWithParentDto, HeadDto } from '#modules/customers/contract.ts';
import { isCustomerKind } from '#modules/customers/domain/customer-rules.ts';
import type { Db } from '#server/database.ts';
import {
  type AssignedStaff,
  countPeople,
  findOrganisation,
  type HeadsWanted,
  listHeads,
  lockOrganisation,
  type OrganisationRow,
  organisationsBelow,
  staffOf,
} from './office-store.ts';

/** A page of level-1 customers with their centre customers: all of them where the head matches the text, else those that do. */
export async function readHeads(db: Db, page: HeadsWanted): Promise<HeadDto[]> {
  const heads = await listHeads(db, page);
  const ids = heads.map(({ id }) => id);
  const children = ids.length === 0 ? [] : await organisationsBelow(db, ids, page.q);
  const staff = await staffOf(db, ids);
  const people = await countPeople(db, [...ids, ...children.map(({ id }) => id)]);
  return heads.map((head) => {
    const told = { staff: staff.get(head.id) ?? [], people };
    const shown = children.filter((child) => child.parentId === head.id && (head.isFound || child.isFound));
    return { ...customerOf(head, told), children: shown.map((child) => customerOf(child, told)) };
  });
}

/** One customer as the administrator is answered. */
export async function presentCustomer(db: Db, id: string): Promise<CustomerDto> {
  const row = await lockOrganisation(db, id);
  if (row === undefined) throw new Error(`The customer ${id} is gone.`);
  return presented(db, row);
}

/** A customer as it is now, with the name of the one above it. */
export async function findCustomer(db: Db, id: string): Promise<CustomerWithParentDto | undefined> {
  const row = await findOrganisation(db, id);
  if (row === undefined || !isCustomerKind(row.kind)) return undefined;
  const above = row.parentId === null ? undefined : await findOrganisation(db, row.parentId);
  return { ...(await presented(db, row)), parentName: above?.name ?? null };
}

async function presented(db: Db, row: Omit<OrganisationRow, 'isFound'>): Promise<CustomerDto> {
  const head = row.parentId ?? row.id;
  const staff = (await staffOf(db, [head])).get(head) ?? [];
  return customerOf(row, { staff, people: await countPeople(db, [row.id]) });
}

function customerOf(
  { id, name, kind, parentId, creditCode, version, createdAt }: Omit<OrganisationRow, 'isFound'>,
  { staff, people }: { staff: AssignedStaff[]; people: ReadonlyMap<string, number> },
): CustomerDto {
  if (!isCustomerKind(kind)) throw new Error(`The organisation ${id} is no customer.`);
  const told = { creditCode, version, people: people.get(id) ?? 0, staff, createdAt: createdAt.toISOString() };
  return { id, name, kind, parentId, ...told };
}
