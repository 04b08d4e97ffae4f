import { eq } from 'drizzle-orm';
import { organisations } from '#modules/accounts/server/public.ts';
import type { Party } from '#modules/bills/domain/bill-body.ts';
import type { DispatchedGoods, GoodsLine, SoldAs } from '#modules/bills/domain/dispatched-goods.ts';
import {
  goodsLines,
  machineWords,
  newGoods,
  partWords,
  partyNamed,
  type SoldLine,
  soldAs,
} from '#modules/bills/domain/goods-of-order.ts';
import { releasesOf } from '#modules/catalogue/server/public.ts';
import type { LoadedOrder, OrderLineRow } from '#modules/orders/server/public.ts';
import type { VersionBody } from '#modules/quotes/domain/quote-body.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { hsCodesInForce } from './bill-rules.ts';
import { buyers } from './bill-tables.ts';
import { productFacts } from './product-facts.ts';

/** Pieces of a line of an order that go. */
export interface ChosenPieces {
  readonly order: LoadedOrder;
  readonly line: OrderLineRow;
  readonly pieces: number;
}

/** The lines of goods for pieces of orders, with what is known of each product. */
export async function linesOfPieces(
  portal: Portal,
  db: Db,
  chosen: readonly ChosenPieces[],
): Promise<readonly GoodsLine[]> {
  const sold: SoldLine[] = [];
  for (const { line, pieces } of chosen) sold.push(await soldLine(portal, db, line, pieces));
  return goodsLines(sold, await hsCodesInForce(db));
}

async function soldLine(portal: Portal, db: Db, line: OrderLineRow, quantity: number): Promise<SoldLine> {
  const { customerPartNo, form, id: orderLineId, materialCode, unitPrice } = line;
  const sold = { orderLineId, customerPartNo, materialCode, quantity, unitPrice };
  if (line.kind === 'part') return { ...sold, ...partWords(line) };
  const code = line.typeCode || line.modelName;
  return { ...sold, ...machineWords(code, await productFacts(db, releasesOf(portal), { form, code })) };
}

/** What orders of one shipment say together. */
export function soldByOrders(orders: readonly LoadedOrder[]): SoldAs {
  const [first, ...others] = orders.map(
    ({ currency, customerPo, isDemo, piNo, quoteNumber: quoteNo, sapOrderNo, taxIncluded, terms }) =>
      ({ currency, customerPo, isDemo, piNo, quoteNo, sapOrderNo: sapOrderNo ?? '', taxIncluded, terms }) as const,
  );
  if (first === undefined) throw new Error('goods are of at least one order');
  return soldAs([first, ...others]);
}

/** The goods of a whole order, all that is due of it: what a proforma of it offers. */
export async function goodsOfOrder(portal: Portal, db: Db, order: LoadedOrder): Promise<DispatchedGoods> {
  const chosen = order.lines
    .map((line) => ({ order, line, pieces: line.quantity - line.cancelled }))
    .filter(({ pieces }) => pieces > 0);
  const lines = await linesOfPieces(portal, db, chosen);
  return newGoods(soldByOrders([order]), lines, await buyerOf(db, order.organisationId));
}

/** A quote that was offered, as a proforma sells by it. */
export interface OfferedQuote {
  readonly organisationId: string;
  readonly offer: VersionBody;
  readonly lines: readonly { readonly lineNo: number; readonly form: unknown }[];
  readonly customerPo: string;
}

/** The goods of an offer: its lines with a price. */
export async function goodsOfOffer(portal: Portal, db: Db, quote: OfferedQuote): Promise<DispatchedGoods> {
  const { offer } = quote;
  const sold: SoldLine[] = [];
  for (const line of offer.lines) {
    if (line.unit === null || line.state === 'dropped' || line.state === 'not-offered') continue;
    const form = quote.lines.find(({ lineNo }) => lineNo === line.lineNo)?.form;
    const code = line.fullTypeCode ?? line.typeCode;
    sold.push({
      ...{ orderLineId: null, customerPartNo: line.customerPartNo, materialCode: '' },
      ...{ quantity: line.quantity, unitPrice: line.unit },
      ...machineWords(code, await productFacts(db, releasesOf(portal), { form, code })),
    });
  }
  if (sold.length === 0) throw new Failure('bill.nothing-offered');
  const order = { customerPo: quote.customerPo, quoteNo: `${offer.number}-${offer.no}`, piNo: '', sapOrderNo: '' };
  const terms = soldAs([{ ...order, terms: offer.terms, currency: offer.currency, isDemo: offer.isDemo }]);
  return newGoods(terms, goodsLines(sold, await hsCodesInForce(db)), await buyerOf(db, quote.organisationId));
}

/** The customer as its last paper named it, else by the name and code of its company. */
export async function buyerOf(db: Db, organisationId: string): Promise<Party> {
  const [known] = await db.select().from(buyers).where(eq(buyers.organisationId, organisationId));
  if (known !== undefined) return known.party;
  const [company] = await db.select().from(organisations).where(eq(organisations.id, organisationId));
  return partyNamed(company?.name ?? '', company?.creditCode ?? '');
}

/** Remembers how a paper named its customer, for the next one. */
export async function rememberBuyer(db: Db, organisationId: string, party: Party, now: Date): Promise<void> {
  const written = { party, updatedAt: now };
  await db
    .insert(buyers)
    .values({ organisationId, ...written })
    .onConflictDoUpdate({ target: buyers.organisationId, set: written });
}
