import { customerTermsRoutes, type ListedTermsDto } from '#modules/prices/contract.ts';
import { PRICES_PATH } from '#modules/prices/domain/paths.ts';
import { CallError, call } from '#web/calls/call.ts';
import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import type { PaletteAnswer, PaletteEntry, Situation } from '#web/palette/palette.ts';
import { searchOfCustomer } from './terms/terms-address.ts';

const MIN_LETTERS = 2;
const MOST = '6';
/** So long nothing more is typed before the server is asked: any text may be part of a name. */
const PAUSE_MS = 200;

/** What was typed last: whoever types on asks once. */
let last = '';

/** Customers by their number in the ERP, credit code or name, for those who read their terms. */
export const customerAnswers: PaletteAnswer = async (typed, situation) => {
  const q = typed.trim();
  last = q;
  if (q.length < MIN_LETTERS || !readsCustomers(situation)) return [];
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return last === q ? (await customersOf(q)).map((customer) => entryOf(customer, typed)) : [];
};

/** Whether somebody is known to read what is agreed with customers; no one else's typing reaches the server. */
function readsCustomers({ actedFor, permitted, user }: Situation): boolean {
  if (user === undefined || permitted === undefined || permitted === 'visitor') return false;
  return actedFor === undefined && mayVisit(composition.get().menu, PRICES_PATH, permitted);
}

/** Where they cannot be had now, none is found: the page of prices says why. */
async function customersOf(q: string): Promise<readonly ListedTermsDto[]> {
  try {
    return (await call(customerTermsRoutes.list, { query: { q, pageSize: MOST } })).rows;
  } catch (error) {
    if (error instanceof CallError) return [];
    throw error;
  }
}

function entryOf({ id, name, parentName, terms }: ListedTermsDto, typed: string): PaletteEntry {
  const path = `${PRICES_PATH}${searchOfCustomer(new URLSearchParams(), id)}`;
  return {
    ...{ id: `customer:${id}`, group: 'customers', icon: 'customers', name, otherNames: [], words: [typed], path },
    detail: [terms?.erpNo, parentName].filter(Boolean).join(' · '),
    run: ({ navigate }) => navigate(path),
  };
}
