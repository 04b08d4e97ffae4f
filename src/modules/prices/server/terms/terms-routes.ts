import { customerTermsRoutes as routes } from '#modules/prices/contract.ts';
import {
  type AgreedTerms,
  isPlaceInOrder,
  type ToldTerms,
  termsChanges,
} from '#modules/prices/domain/customer-terms.ts';
import { findTerms } from '#modules/prices/server/price-store.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { etagOf } from '#server/if-match.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { agreedIn, presentListed, presentTerms } from './present-terms.ts';
import { findHolder, findListChoices, isErpNoTaken, listCustomers, lockCustomer, setTerms } from './terms-store.ts';

type ListChoice = Awaited<ReturnType<typeof findListChoices>>[number];

/** Serves what is agreed with customers. Like prices it is published: written by the owner of the tables, for the administrator. */
export function serveCustomerTerms(portal: Portal): void {
  serve(portal, routes.list, async ({ db, query }) => {
    const { q, pageSize } = query;
    const after = query.cursor === undefined ? undefined : idOfCursor(query.cursor);
    const asked = { q, isWithout: query.without !== undefined, after, limit: pageSize + 1 };
    const found = await listCustomers(db, asked);
    const page = found.slice(0, pageSize);
    const last = found.length > page.length ? page.at(-1) : undefined;
    return { rows: page.map(presentListed), next: last === undefined ? null : cursorOf(last.id) };
  });

  serve(portal, routes.open, async ({ db, locale, params, setHeader }) => {
    const opened = await presentTerms(db, params.id, locale);
    setHeader('etag', etagOf(opened.version));
    return opened;
  });

  serveCommand(portal, routes.set, {
    version: 'needed',
    asOwner: true,
    async load(tx, { params }) {
      const customer = await lockCustomer(tx, params.id);
      if (customer === undefined) return undefined;
      const terms = await findTerms(tx, customer.id);
      const before = terms && agreedIn(terms);
      return { id: customer.id, before, version: terms?.version ?? 0, lists: await findListChoices(tx) };
    },
    may({ lists }, { body }) {
      if (!isPlaceInOrder(body)) throw new Failure('customer-terms.place');
      refuseGroup(listOf(lists, body.listId), body.groupCode);
    },
    async change(tx, { id, before, lists }, { body: { version: _, ...wanted }, now }) {
      const details = termsChanges(before && toldOf(before, lists), toldOf(wanted, lists));
      if (Object.keys(details).length > 0) await setTerms(tx, id, wanted, now);
      return { id, details };
    },
    event: ({ id, details }) =>
      Object.keys(details).length > 0 ? { action: 'customer-terms.changed', object: id, details } : undefined,
    keep: ({ id }) => ({ id }),
    answer: (tx, { id }, { locale }) => presentTerms(tx, id, locale),
    refusalOf: (error, { body, owner }) => (isErpNoTaken(error) ? refusalOfTaken(owner, body) : error),
  });
}

function listOf(lists: readonly ListChoice[], id: string): ListChoice {
  const found = lists.find((list) => list.id === id);
  if (found === undefined) throw new Failure('customer-terms.list-unknown');
  return found;
}

/** Refuses a group the list in force knows nothing of: prices would be on request for want of it. */
function refuseGroup({ code, terms }: ListChoice, group: string): void {
  if (terms === null) throw new Failure('customer-terms.no-version', { list: code });
  if (Object.hasOwn(terms.groups, group)) return;
  throw new Failure('customer-terms.group-unknown', {
    group,
    list: code,
    groups: Object.keys(terms.groups).join(', '),
  });
}

async function refusalOfTaken(owner: Db, { erpNo }: { readonly erpNo: string | null }): Promise<Failure> {
  const customer = erpNo === null ? undefined : await findHolder(owner, erpNo);
  return new Failure('customer-terms.erp-taken', { erpNo: erpNo ?? '', customer: customer ?? '' });
}

function toldOf({ listId, ...terms }: AgreedTerms, lists: readonly ListChoice[]): ToldTerms {
  return { ...terms, list: lists.find(({ id }) => id === listId)?.code ?? '' };
}
