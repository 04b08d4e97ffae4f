import { lessBy, type Money } from '#kernel/money.ts';
import { decimalsOf } from './fact.ts';

/** A cell as it is read, in one language. */
export interface ReadCell {
  readonly text: string;
  readonly figure: number | null;
  /** Set where an amount is written: amounts are reckoned with exactly, and only in one currency. */
  readonly amount?: Money;
}

/** How a product differs from another one in one thing. */
export type Difference =
  | { readonly kind: 'same' }
  | { readonly kind: 'different' }
  | {
      /** `better` and `worse` where one of two figures speaks for a product, else merely which is larger. */
      readonly kind: 'better' | 'worse' | 'more' | 'less';
      /** What is to be added to the other's figure, with its sign and its digits, such as `−12.5`; of amounts, the amount. */
      readonly by: string | Money;
      /** The same as a share of the other's figure in whole per cent, with its sign; none where it says nothing. */
      readonly percent?: string;
    };

/** Whether the products of a row say different things. */
export function isDifferent(cells: readonly (ReadCell | null)[]): boolean {
  return new Set(cells.map((cell) => cell?.text ?? null)).size > 1;
}

/** How a cell differs from that of the reference; of figures by how much, of words only that. */
export function differenceFrom(
  reference: ReadCell | null,
  cell: ReadCell | null,
  { better, unit }: { readonly better: 'more' | 'less' | null; readonly unit: string | null },
): Difference {
  if ((reference?.text ?? null) === (cell?.text ?? null)) return { kind: 'same' };
  if (reference?.amount && cell?.amount) return differenceOfAmounts(reference.amount, cell.amount, better);
  if (reference?.figure == null || cell?.figure == null) return { kind: 'different' };
  const by = cell.figure - reference.figure;
  const decimals = Math.max(decimalsOf(reference.text), decimalsOf(cell.text));
  if (Number(by.toFixed(decimals)) === 0) return { kind: 'same' };
  return {
    kind: kindOf(by, better),
    by: signed(by, decimals),
    ...shareOf(unit === '%' ? 0 : by, reference.figure),
  };
}

function differenceOfAmounts(reference: Money, amount: Money, better: 'more' | 'less' | null): Difference {
  if (reference.currency !== amount.currency) return { kind: 'different' };
  const by = lessBy(amount, reference);
  if (by.minor === 0) return { kind: 'same' };
  return { kind: kindOf(by.minor, better), by, ...shareOf(by.minor, reference.minor) };
}

/** In whole per cent; nothing where it rounds to nothing. */
function shareOf(by: number, whole: number): { readonly percent?: string } {
  const share = whole === 0 ? 0 : Math.round((by / whole) * 100);
  return share === 0 ? {} : { percent: signed(share, 0) };
}

function kindOf(by: number, better: 'more' | 'less' | null): 'better' | 'worse' | 'more' | 'less' {
  const direction = by > 0 ? 'more' : 'less';
  if (better === null) return direction;
  return better === direction ? 'better' : 'worse';
}

/** With a true minus, and with the thousands parted as everywhere in the portal. */
function signed(figure: number, decimals: number): string {
  const digits = Math.abs(figure).toLocaleString('en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${figure < 0 ? '−' : '+'}${digits}`;
}
