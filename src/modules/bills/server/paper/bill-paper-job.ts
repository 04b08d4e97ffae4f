import { type BillPrint, renderBill } from './bill-pdf.ts';
import { renderBillSheet } from './bill-sheet.ts';

/** A bill as a file: paper for people, a workbook for habit. */
export interface BillFile extends Omit<BillPrint, 'uncompressed'> {
  readonly ending: 'pdf' | 'xlsx';
}

/** Makes the file of a bill: heavy work, done in a worker. */
export function work({ ending, ...print }: BillFile): Promise<Uint8Array> {
  return ending === 'pdf' ? renderBill(print) : renderBillSheet(print.bill);
}
