import { parseMoney } from '#kernel/money.ts';
import { changesOf } from './field-changes.ts';
import type { FieldChange, KnownLine, LineWrite } from './line-write.ts';
import { quantitiesAfter } from './quantities-after.ts';
import type { OrderRowRead, ReadOutcome } from './read-row.ts';
import type { RowContext } from './row-context.ts';
import type { RowProblem } from './row-problem.ts';
import { writeOf } from './write-of.ts';

export const ROW_VERDICTS = ['new', 'changed', 'unchanged', 'older', 'refused'] as const;
export type RowVerdict = (typeof ROW_VERDICTS)[number];

/** What becomes of a row; what it writes only where it is new or changes something. */
export interface RowJudgement {
  readonly verdict: RowVerdict;
  readonly problems: readonly RowProblem[];
  readonly notes: readonly RowProblem[];
  readonly changes: readonly FieldChange[];
  readonly write: LineWrite | undefined;
}

const NOTHING = { problems: [], notes: [], changes: [], write: undefined } as const;
const refused = (problems: readonly RowProblem[]): RowJudgement => ({ ...NOTHING, verdict: 'refused', problems });

/** Judges a row of an order file by what is there: what it would change, or why it is refused (commerce §7). */
export function judgeRow(read: ReadOutcome, context: RowContext): RowJudgement {
  const { line } = context;
  const skipped = skippedRow(read, context);
  if (skipped !== undefined) return skipped;
  const write = rightWrite(read.row, context);
  if ('problems' in write) return refused(write.problems);
  const changes = line === undefined ? [] : changesOf(line, write, context.order);
  if (line !== undefined && changes.length === 0) return unchanged();
  const reason = line === undefined ? [] : reasonProblems(read.row, line, write);
  if (reason.length > 0) return refused(reason);
  const notes = notesOf(read.row, write, context);
  return { verdict: line === undefined ? 'new' : 'changed', problems: [], notes, changes, write };
}

/** What needs no look at what it says: a row that names nothing, repeats another one, cannot be read, or brings nothing new. */
function skippedRow({ problems, row }: ReadOutcome, { hash, line, same }: RowContext): RowJudgement | undefined {
  if (row.sapOrderNo === '' || row.itemNo === 0) return refused(problems);
  if (same !== undefined)
    return same.hash === hash ? unchanged() : refused([{ code: 'row.duplicate-key', row: same.row }]);
  if (problems.length > 0) return refused(problems);
  if (line?.rowHash === hash) return unchanged();
  return isOlder(row, line) ? { ...NOTHING, verdict: 'older', notes: [{ code: 'row.older' }] } : undefined;
}

/** What a row makes of its line, or all that stands against it. */
function rightWrite(row: OrderRowRead, context: RowContext): LineWrite | { readonly problems: readonly RowProblem[] } {
  const missing = context.line === undefined ? missingOf(row) : [];
  const standing = [...missing, ...orderProblems(row, context), ...valueProblems(row, context)];
  const counted = quantitiesAfter(row, context.line);
  if ('problems' in counted) return { problems: [...standing, ...counted.problems] };
  if (standing.length > 0) return { problems: standing };
  const write = writeOf(row, counted, context);
  const wrong = [...amountProblems(write), ...serialProblems(row, write, context)];
  return wrong.length > 0 ? { problems: wrong } : write;
}

function unchanged(): RowJudgement {
  return { ...NOTHING, verdict: 'unchanged', notes: [{ code: 'row.unchanged' }] };
}

function isOlder({ exportedAt }: OrderRowRead, line: KnownLine | undefined): boolean {
  return exportedAt !== undefined && line?.sourceAt != null && exportedAt < line.sourceAt;
}

function missingOf({ currency, customerNo, days, kind, quantity, texts, unitPrice }: OrderRowRead): RowProblem[] {
  const needed = {
    orderDate: days.orderDate,
    customerNo,
    kind,
    modelName: texts.modelName,
    quantity,
    unitPrice,
    currency,
  };
  return (Object.keys(needed) as (keyof typeof needed)[])
    .filter((key) => needed[key] === undefined || needed[key] === null)
    .map((column) => ({ code: 'row.missing', column }));
}

/** Whose order it is, and in which currency: what was said of it first holds. */
function orderProblems(row: OrderRowRead, { centre, customer, order, said }: RowContext): RowProblem[] {
  const problems: RowProblem[] = [];
  if (order?.state === 'cancelled') problems.push({ code: 'row.order-cancelled', value: order.number });
  const owner = order?.organisationId ?? said?.organisationId;
  if (row.customerNo && customer === undefined) problems.push({ code: 'row.customer-unknown', value: row.customerNo });
  if (row.centreCustomerNo && centre === undefined)
    problems.push({ code: 'row.customer-unknown', value: row.centreCustomerNo });
  if (customer !== undefined && owner !== undefined && customer.id !== owner)
    problems.push({ code: 'row.customer-differs' });
  const currency = order?.currency ?? said?.currency;
  if (row.currency !== undefined && currency !== undefined && row.currency !== currency)
    problems.push({ code: 'row.currency-mixed' });
  return problems;
}

/** More than this, in minor units, no line of an order comes to: a hundred million of a currency, a thousand times over. */
const MOST_AMOUNT = 10_000_000_000_000;

/** What cannot be cleared, and an amount with more digits than its currency. */
function valueProblems({ currency: told, days, texts, unitPrice }: OrderRowRead, { order }: RowContext): RowProblem[] {
  const cleared = [
    ...(texts.modelName === null ? (['modelName'] as const) : []),
    ...(days.orderDate === null ? (['orderDate'] as const) : []),
  ].map((column): RowProblem => ({ code: 'row.missing', column }));
  const currency = order?.currency ?? told;
  if (unitPrice === undefined || currency === undefined || parseMoney(unitPrice, currency) !== undefined)
    return cleared;
  return [...cleared, { code: 'row.number', column: 'unitPrice', value: unitPrice }];
}

function amountProblems({ facts: { unitPrice }, quantities: { quantity } }: LineWrite): RowProblem[] {
  if (unitPrice * quantity <= MOST_AMOUNT) return [];
  return [{ code: 'row.number', column: 'unitPrice', value: `${unitPrice / 100} × ${quantity}` }];
}

/** No more machines than pieces, and none of them another line's. */
function serialProblems({ serials }: OrderRowRead, write: LineWrite, { holderOf }: RowContext): RowProblem[] {
  if (write.facts.kind === 'part' || serials === undefined || serials === null) return [];
  const { quantity } = write.quantities;
  if (serials.length > quantity)
    return [{ code: 'row.over-due', column: 'serialNo', value: String(serials.length), due: quantity }];
  return write.serials.added.flatMap((value) => {
    const other = holderOf(value);
    return other === undefined ? [] : [{ code: 'row.serial-taken', value, other }];
  });
}

/** What becomes later, less or cancelled needs its reason, whoever says so (commerce §4, order line). */
function reasonProblems(
  { changeReason }: OrderRowRead,
  line: KnownLine,
  { facts, quantities }: LineWrite,
): RowProblem[] {
  if (changeReason !== undefined) return [];
  const isLater = line.plannedDate !== null && facts.plannedDate !== null && facts.plannedDate > line.plannedDate;
  const isLess = (['shipped', 'delivered'] as const).some((count) => quantities[count] < line[count]);
  const isTakenBack = quantities.ready < line.ready && quantities.cancelled <= line.cancelled;
  const isCancelled = quantities.cancelled !== line.cancelled;
  return isLater || isLess || isTakenBack || isCancelled ? [{ code: 'row.missing', column: 'changeReason' }] : [];
}

function notesOf(
  { texts }: OrderRowRead,
  { isRaised, quantities }: LineWrite,
  { isTypeCode }: RowContext,
): RowProblem[] {
  return [
    ...(isRaised ? [{ code: 'row.noted-ready', value: String(quantities.ready) } as const] : []),
    ...(texts.typeCode && !isTypeCode(texts.typeCode) ? [{ code: 'row.noted-typecode' } as const] : []),
  ];
}
