import { desc, eq } from 'drizzle-orm';
import type { BankAccount, BillKind, Party } from '#modules/bills/domain/bill-body.ts';
import type { BillOwn, DispatchedGoods } from '#modules/bills/domain/dispatched-goods.ts';
import { addDays } from '#modules/quotes/domain/validity.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { bankAccounts, sellers } from './bill-tables.ts';

/** So long a proforma holds unless somebody says otherwise, days. */
const VALID_DAYS = 30;

/** The provider as its papers name it. */
export interface Seller {
  readonly party: Party;
  readonly signature: Pick<BillOwn['signature'], 'name' | 'role'>;
}

/** Who sells; refused until the provider has said so. */
export async function findSeller(db: Db): Promise<Seller> {
  const [found] = await db.select().from(sellers).orderBy(desc(sellers.updatedAt)).limit(1);
  if (found === undefined) throw new Failure('bill.no-seller');
  return found;
}

export type AccountRow = typeof bankAccounts.$inferSelect;

/** The accounts customers may pay to. */
export function activeAccounts(db: Db): Promise<AccountRow[]> {
  return db.select().from(bankAccounts).where(eq(bankAccounts.isActive, true)).orderBy(bankAccounts.id);
}

/** The account of an id; null where none is named, or none of that id is active. */
export function accountOf(accounts: readonly AccountRow[], id: string | null): BankAccount | null {
  return accounts.find((one) => one.id === id)?.account ?? null;
}

/** What a paper says of its own when it is begun. */
export async function newOwn(
  db: Db,
  kind: BillKind,
  { sold }: DispatchedGoods,
  { before, charges, seller, today, validUntil, zone }: Begun,
): Promise<BillOwn> {
  const accounts = await activeAccounts(db);
  const [account] = accounts.filter(({ currency }) => currency === sold.currency);
  const isDomestic = sold.taxMode === 'domestic';
  const nothing = { zh: '', en: '' };
  const begun: BillOwn = {
    ...{ language: isDomestic ? 'zh-cn' : 'both', issueDate: today, contractNo: [], importLicence: '' },
    payment: sold.payment,
    validUntil: kind === 'pi' ? (validUntil ?? addDays(today, VALID_DAYS)) : '',
    ...{ zone, delivery: nothing, partialShipment: null, transshipment: null, charges: [...charges], deposit: 0 },
    ...{ declaration: nothing, originStatement: nothing, remarks: '' },
    signature: { ...seller.signature, date: today },
    bankAccountId: kind === 'pl' ? null : (account?.id ?? null),
  };
  return before === undefined ? begun : inPlaceOf(before, begun, accounts);
}

/** What a paper says of its own in the place of a void one: what that said, of the day of now, and paid to an account that is in use. */
function inPlaceOf(before: BillOwn, begun: BillOwn, accounts: readonly AccountRow[]): BillOwn {
  const { bankAccountId: account, signature } = before;
  const isInUse = account === null || accounts.some(({ id }) => id === account);
  const { charges, issueDate, validUntil } = begun;
  return {
    ...{ ...before, charges, issueDate, validUntil, signature: { ...signature, date: issueDate } },
    bankAccountId: isInUse ? account : begun.bankAccountId,
  };
}

/** With what a paper begins beside its goods. */
export interface Begun {
  readonly seller: Seller;
  readonly today: string;
  /** Of a proforma of an offer: until when that holds. */
  readonly validUntil?: string | null | undefined;
  readonly zone: string;
  readonly charges: BillOwn['charges'];
  /** What the one said whose place it takes. */
  readonly before?: BillOwn | undefined;
}
